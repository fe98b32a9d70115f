// The texts of the replay, loaded with it.
import de from "../i18n/replay.de.json";
import en from "../i18n/replay.en.json";
import { textsOf } from "../lib/i18n.svelte";

export type ReplayKey = keyof typeof en;
export const tr = textsOf<ReplayKey>({ en, de });

/** What a part of a game is called there. */
export function unitName(game: string, level: string): string {
  const own = `unit_${level}_${game}`;
  return tr((own in en ? own : `unit_${level}`) as ReplayKey);
}
