import { expect, it } from "vitest";
import type { GameEvent } from "../src/lib/api";
import type { Level, Position } from "../src/replay/api";
import { applied, type Change } from "../src/lib/delta";
import { chapterAt, levelsOf, pathTo, readAudience, stepFrom } from "../src/replay/steps";
import type { Sums } from "../src/statistics/api";
import { average, middleClass, ranked, together } from "../src/statistics/sums";

const positions = (levels: Level[]): Position[] => levels.map((level, n) => ({ level, moves: n, events: 2 * n + 1, decided: [], at: null }));
const GAME = positions(["year", "season", "decision", "action", "decision", "decision", "action", "season", "decision", "year", "season", "decision"]);

it("makes the next view from what changed, and leaves the rest as it is", () => {
  const first = { counties: { baden: { armies: 3, owner: null }, bremen: { armies: 1 } }, players: [{ thalers: 5 }, { thalers: 2 }], battle: { pot: 1 }, over: false };
  const changes: Change[] = [[["counties", "baden", "armies"], 1], [["players", 1, "thalers"], 7], [["battle"], null], [["over"]], [["event"], { number: 4 }]];
  const next = applied(first as Record<string, unknown>, changes);
  expect(next).toEqual({ counties: { baden: { armies: 1, owner: null }, bremen: { armies: 1 } }, players: [{ thalers: 5 }, { thalers: 7 }], battle: null, event: { number: 4 } });
  expect(first.counties.baden.armies).toBe(3);
  expect((next["counties"] as typeof first.counties).bremen).toBe(first.counties.bremen);
  expect((next["players"] as typeof first.players)[0]).toBe(first.players[0]);
});

it("steps by decision, action, season and year, and stops at both ends", () => {
  expect([stepFrom(GAME, 3, "decision", 1), stepFrom(GAME, 3, "decision", -1)]).toEqual([4, 2]);
  expect([stepFrom(GAME, 3, "action", 1), stepFrom(GAME, 8, "action", -1)]).toEqual([6, 7]);
  expect([stepFrom(GAME, 3, "season", 1), stepFrom(GAME, 3, "season", -1)]).toEqual([7, 1]);
  expect([stepFrom(GAME, 3, "year", 1), stepFrom(GAME, 3, "year", -1)]).toEqual([9, 0]);
  expect([stepFrom(GAME, 10, "year", 1), stepFrom(GAME, 11, "decision", 1), stepFrom(GAME, 0, "decision", -1)]).toEqual([11, 11, 0]);
  expect(levelsOf(GAME)).toEqual(["decision", "action", "season", "year"]);
  expect(levelsOf(positions(["season", "decision", "action", "action", "season"]))).toEqual(["decision", "action", "season"]);
});

it("knows the season of a position", () => {
  const events = Array.from({ length: 30 }, (_, n): GameEvent => ({ n, kind: "board_cleared" }));
  expect(chapterAt(GAME, events, 0)).toBeNull();
  expect(chapterAt(GAME, events, 6)?.n).toBe(2);
  expect(chapterAt(GAME, events, 11)?.n).toBe(20);
});

it("reads and writes the address of a position", () => {
  expect(pathTo("x-1", 7, 2, null)).toBe("/t/x-1/replay/7?seat=2");
  expect(pathTo("x-1", 0, null, "a b")).toBe("/t/x-1/replay/0?seat=none&code=a+b");
  expect([null, "3", "all", "none", "-1"].map(readAudience)).toEqual([undefined, 3, "all", null, null]);
});

it("adds up sums of the same game and company", () => {
  const sums = (more: Partial<Sums>): Sums => ({ game: "wallenstein", company: "bots", public: true, figures: { games: 2, points: 50 }, places: { bayern: 3 }, times: [1, 2, 0], ...more });
  const [one, two] = together([sums({}), sums({ public: false, figures: { games: 1, points: 10, wins: 1 }, places: { bayern: 1, sachsen: 5 }, times: [0, 0, 4] }), sums({ company: "people" })]);
  expect(one?.figures).toEqual({ games: 3, points: 60, wins: 1 });
  expect(ranked(one!.places)).toEqual([["sachsen", 5], ["bayern", 4]]);
  expect([one!.times, average(one!, "points"), middleClass(one!.times)]).toEqual([[1, 2, 4], 20, 2]);
  expect([two?.company, middleClass([0, 0]), middleClass([3, 0, 1])]).toEqual(["people", -1, 0]);
});
