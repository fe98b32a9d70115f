// Those whom bots play: who they are, in a line. The words come with their portraits.
import { textsOf } from "../lib/i18n.svelte";
import { officeOf } from "./office";

export const CHARACTERS = ["kessler", "ottilie", "rauh", "sibylla", "veit", "grete", "balthasar", "dorothea"] as const;
export type Character = (typeof CHARACTERS)[number];

export const tch = textsOf("characters");

export const isCharacter = (name: string | null | undefined): name is Character => CHARACTERS.includes(name as Character);

/** Empty for one whom this client does not know. */
export const aboutOf = (character: string | null | undefined): string => (isCharacter(character) ? tch(`about_${character}`) : "");

/** The name of a character, which is the same in every language. */
export const calledOf = (character: Character): string => character.charAt(0).toUpperCase() + character.slice(1);

/** Name, office and temper, for a tip. */
export const introduced = (character: string | null | undefined): string => [officeOf(character ?? ""), aboutOf(character)].filter(Boolean).join("\n");
