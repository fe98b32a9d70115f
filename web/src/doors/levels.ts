// The bots that sit down when nobody says which.
import { lobby } from "./api";

/** Of several strengths the one in the middle. */
export const middle = (levels: string[]): string => levels[Math.floor((levels.length - 1) / 2)] ?? "random";

const asked = new Map<string, Promise<string>>();

export function usualLevel(game: string): Promise<string> {
  let level = asked.get(game);
  if (!level) asked.set(game, (level = lobby.games().then((answer) => middle((answer.ok && answer.value.games.find((each) => each.name === game)?.bots) || []))));
  return level;
}
