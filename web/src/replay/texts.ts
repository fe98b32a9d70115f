// The texts of the replay, loaded with it.
import type { Keys } from "../generated/languages";
import { has, textsOf } from "../lib/i18n.svelte";

export type ReplayKey = Keys["replay"];
export const tr = textsOf("replay");

/** What a part of a game is called there. */
export function unitName(game: string, level: string): string {
  const own = `unit_${level}_${game}`;
  return tr((has("replay", own) ? own : `unit_${level}`) as ReplayKey);
}
