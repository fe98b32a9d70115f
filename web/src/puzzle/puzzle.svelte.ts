// The position of the day: a table that stands still and is seen through the eyes of the seat that is asked.
import { call, type Result, type Schemas, type SeatHeader, type TableHeader, type View } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { Table } from "../lib/table.svelte";
import type { Telling } from "../lib/units";

export type PuzzleOfDay = Schemas["PuzzleOut"];

export const lookAt = (game: string) => call("get", "/puzzles/{game}", { path: { game } });

export const answer = (of: PuzzleOfDay, number: number): Promise<Result<PuzzleOfDay>> =>
  call("post", "/puzzles/{game}/answer", { path: { game: of.game }, body: { puzzle: of.id, answer: number } });

const nobody = (seat: number, name: string): SeatHeader => ({
  seat, kind: "bot", level: null, name, character: null, temper: null, hurried: false, person: null, stand_in: false, why: null, offered: false, away_until: null, present: null, away_since: null, clock: null,
});

export class PuzzleTable extends Table {
  constructor(puzzle: PuzzleOfDay, telling: Telling) {
    super(puzzle.id, telling);
    this.seat = puzzle.seat;
    this.header = headerOf(puzzle);
    this.parts = { [puzzle.seat]: { tick: 0, view: puzzle.view, decision: null, sealed: null, answers: 0, carried: 0, undo: false, question: "0", events: [] } };
  }
}

/** Nobody's table: only what components ask to draw it is anything. */
function headerOf({ id, game, version, players, options, seats, view }: PuzzleOfDay): TableHeader {
  return {
    id, game, version, players, options, status: "running", waiting_for: (view as View).waiting_for as number[],
    seats: seats.map((names, seat) => nobody(seat, names[settings.language])), pace: { kind: "free" },
    public: false, rated: false, hints: "never", hints_given: false, pause: null, paused_by: null, created: 0, updated: 0, ended_at: null, asked_at: null, question: "0", proposals: [], name: null, moment: null,
    when_full: false, outcome: null, ended: null, rematch: null, origin: null, lesson: null, sandbox: false, promise: null, commitment: null, moves: 0, tick: 0, mine: [], sealed: [], asked: {}, ordered: [], creator: false, invitation: null,
  };
}
