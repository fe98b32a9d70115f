// The bots that sit down when nobody says which.
import { lobby } from "./api";

/** Of several strengths the one in the middle. */
export const middle = (levels: string[]): string => levels[Math.floor((levels.length - 1) / 2)] ?? "random";

let asked: Promise<string> | null = null;

export function usualLevel(game: string): Promise<string> {
  asked ??= lobby.games().then((answer) => middle((answer.ok && answer.value.games.find((each) => each.name === game)?.bots) || []));
  return asked;
}
