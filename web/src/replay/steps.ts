// Going through a game: the positions at which a part of it begins, and how far a step goes.
import type { GameEvent } from "../lib/api";
import type { Audience, Level, Position } from "./api";

export const LEVELS: Level[] = ["decision", "action", "season", "year"];
const rank = (level: Level): number => LEVELS.indexOf(level);

/** The next position, forwards or backwards, at which such a part begins; the first or last one, if there is none. */
export function stepFrom(positions: readonly Position[], at: number, level: Level, by: 1 | -1): number {
  const last = positions.length - 1;
  for (let n = at + by; n > 0 && n < last; n += by) if (rank(positions[n]!.level) >= rank(level)) return n;
  return by > 0 ? last : 0;
}

/** The levels at which a game has more than one part. */
export const levelsOf = (positions: readonly Position[]): Level[] =>
  LEVELS.filter((level) => level === "decision" || positions.filter((position) => position.level === level).length > 1);

/** The event that began the season or turn of a position; null before the first. */
export function chapterAt(positions: readonly Position[], events: readonly GameEvent[], at: number): GameEvent | null {
  for (let n = at; n >= 0; n--) if (positions[n]?.level === "season") return events[positions[n]!.events - 1] ?? null;
  return null;
}

export function readAudience(text: string | null): Audience | undefined {
  if (text === null) return undefined;
  return text === "all" ? "all" : /^\d+$/.test(text) ? Number(text) : null;
}

/** The address of a position. */
export function pathTo(id: string, at: number, whose: Audience, code: string | null): string {
  const asked = new URLSearchParams();
  asked.set("seat", whose === null ? "none" : String(whose));
  if (code) asked.set("code", code);
  return `/t/${encodeURIComponent(id)}/replay/${at}?${asked.toString()}`;
}
