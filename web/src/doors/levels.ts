// The bots that sit down when nobody says which.
import { FIRST } from "../lib/levels";
import { newcomer } from "../lib/settings.svelte";
import { lobby } from "./api";

/** Recruits until this game was finished once; then, of several strengths, the one in the middle. */
export function usual(game: string, levels: string[]): string {
  return newcomer(game) && levels.includes(FIRST) ? FIRST : (levels[Math.floor((levels.length - 1) / 2)] ?? "random");
}

const asked = new Map<string, Promise<string[]>>();

/** The strengths that a game has bots of. */
export function levelsOf(game: string): Promise<string[]> {
  let levels = asked.get(game);
  if (!levels) asked.set(game, (levels = lobby.games().then((answer) => (answer.ok && answer.value.games.find((each) => each.name === game)?.bots) || [])));
  return levels;
}

export const usualLevel = async (game: string): Promise<string> => usual(game, await levelsOf(game));
