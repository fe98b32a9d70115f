// The coached first game: two recruits, no clock.
import { againstBots, openTable } from "../doors/tables";
import { FIRST } from "../lib/levels";

const PLAYERS = 3;

/** From this lesson on, somebody knows enough for it. */
const READY: Record<string, number> = { wallenstein: 8, sixteenthirty: 5 };
export const ready = (game: string, lesson: string): boolean => Number(lesson.slice(1)) >= (READY[game] ?? 0);

/** Sits down at it; what went wrong, if anything did. */
export const firstGame = (game: string) =>
  openTable({ game, players: PLAYERS, options: {}, pace: { kind: "free" }, public: false, hints: "alone", seats: againstBots(PLAYERS, FIRST) });
