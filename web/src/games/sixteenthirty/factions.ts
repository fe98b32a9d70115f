// The two factions: what they are called, and their gonfalons.
import eagle from "../../../../src/feldherr/svg/icons/faction-eagle.svg?raw";
import lion from "../../../../src/feldherr/svg/icons/faction-lion.svg?raw";
import { say } from "./say";
import type { Faction } from "./types";

const BEASTS = { red: "lion", blue: "eagle" } as const;
const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
const DRAWN: Record<Faction, string> = { red: inner(lion), blue: inner(eagle) };

/** The beast of a faction, as colours and icons know it. */
export const beastOf = (faction: Faction): "lion" | "eagle" => BEASTS[faction];

/** Drawn in a box of 20 by 24, 2 from its left. */
export const drawn = (faction: Faction): string => DRAWN[faction];

/** "the Lion" */
export const factionName = (faction: Faction): string => say(`faction_${faction}`);
