// The bots that sit down when nobody says which.
import { lobby } from "./api";

/** Of several strengths the one in the middle. */
export const middle = (levels: string[]): string => levels[Math.floor((levels.length - 1) / 2)] ?? "random";

const asked = new Map<string, Promise<string[]>>();

/** The strengths that a game has bots of. */
export function levelsOf(game: string): Promise<string[]> {
  let levels = asked.get(game);
  if (!levels) asked.set(game, (levels = lobby.games().then((answer) => (answer.ok && answer.value.games.find((each) => each.name === game)?.bots) || [])));
  return levels;
}

export const usualLevel = async (game: string): Promise<string> => middle(await levelsOf(game));
