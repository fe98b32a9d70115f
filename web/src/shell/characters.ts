// Those whom bots play: who they are, in a line. The words come with their portraits.
import type { Keys } from "../generated/languages";
import type { SeatHeader } from "../lib/api";
import { has, textsOf } from "../lib/i18n.svelte";
import { officeOf } from "./office";

export const CHARACTERS = ["kessler", "ottilie", "rauh", "sibylla", "veit", "grete", "balthasar", "dorothea"] as const;
export type Character = (typeof CHARACTERS)[number];

export const tch = textsOf("characters");

export const isCharacter = (name: string | null | undefined): name is Character => CHARACTERS.includes(name as Character);

type Plays = Extract<Keys["characters"], `plays_${string}`>;

/** Who somebody is, and how they play a game if the bot that plays them has a temper; empty for one whom this client
 * does not know. */
export function aboutOf(character: string | null | undefined, game: string, tempered: boolean): string {
  if (!isCharacter(character)) return "";
  const plays = `plays_${game}_${character}`;
  return [tch(`about_${character}`), tempered && has("characters", plays) ? tch(plays as Plays) : ""].filter(Boolean).join(" ");
}

/** The name of a character, which is the same in every language. */
export const calledOf = (character: Character): string => character.charAt(0).toUpperCase() + character.slice(1);

/** Office, and who it is, for a tip. */
export const introduced = (seat: SeatHeader | undefined, game: string): string => [officeOf(seat?.character ?? ""), aboutOf(seat?.character, game, !!seat?.temper)].filter(Boolean).join("\n");
