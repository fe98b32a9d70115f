// The tower as of what is told, where a step of a replay throws more than once.
import { describe, expect, it } from "vitest";
import { before, countedTower, falls, thrownTower, towerAt } from "../src/games/wallenstein/tower/cubes";
import type { WallensteinView } from "../src/games/wallenstein/types";
import type { GameEvent, View } from "../src/lib/api";
import type { ToldStep } from "../src/lib/table.svelte";

type Tower = WallensteinView["tower"];
const tower = (inside: object, tray: object, ages: object = {}) => ({ inside, tray, ages }) as Tower;
const thrown = (n: number, into: object, out: object) => ({ n, kind: "thrown", thrown: into, fallen: out }) as GameEvent;
const other = (n: number) => ({ n, kind: "supply_checked" }) as unknown as GameEvent;

/** Three throws in one step: 2 blue inside at first, then red and peasants come and go. */
const EVENTS = [
  other(7),
  thrown(8, { 0: 3 }, { 0: 2, 1: 1 }), // 0: 1, 1: 1 inside
  other(9),
  thrown(10, { peasants: 4 }, { peasants: 1, 0: 1 }), // 1: 1, peasants: 3 inside
  thrown(11, { 1: 2 }, { 1: 3 }), // peasants: 3 inside
  other(12),
];
const BEFORE = tower({ 0: 0, 1: 2, peasants: 0 }, { 1: 1 }, { 1: [4, 2] });
const AFTER = tower({ 0: 0, 1: 0, peasants: 3 }, { 1: 3 }, { peasants: [1, 1, 1] });
const step: ToldStep = { before: { tower: BEFORE } as unknown as View, events: EVENTS };
const at = (n: number) => towerAt(AFTER, step, n);
const table = (n: number, played: ToldStep | null = step) => ({ part: { view: { tower: AFTER } }, step: played, now: EVENTS.filter((event) => event.n === n) }) as unknown as Parameters<typeof countedTower>[0];

describe("a step that throws more than once", () => {
  it("before its first throw it is as it was", () => {
    expect(at(7)).toBe(BEFORE);
  });

  it("after each throw it holds what that throw left, and the next one falls onto it", () => {
    expect(at(8)).toEqual({ inside: { 0: 1, 1: 1, peasants: 0 }, tray: { 0: 2, 1: 1 }, ages: BEFORE.ages });
    expect(at(9)).toEqual(at(8));
    expect(at(10)).toEqual({ inside: { 0: 0, 1: 1, peasants: 3 }, tray: { peasants: 1, 0: 1 }, ages: BEFORE.ages });
    const [first, second, third] = [8, 10, 11].map((n) => before(at(n).inside, EVENTS[n - 7] as never));
    expect(first).toEqual(BEFORE.inside);
    expect(second).toEqual(at(8).inside);
    expect(third).toEqual(at(10).inside);
  });

  it("after the last it is as the view says, as it is where nothing is told event by event", () => {
    expect(at(11)).toBe(AFTER);
    expect(at(12)).toBe(AFTER);
    expect(thrownTower(table(8, null))).toBe(AFTER);
    expect(thrownTower(table(0))).toBe(AFTER);
  });

  it("no number is ahead of the cubes: a throw counts when it has been told", () => {
    expect(countedTower(table(8))).toBe(BEFORE);
    expect(countedTower(table(9))).toEqual(thrownTower(table(8)));
    expect(countedTower(table(10))).toEqual(thrownTower(table(9)));
    expect(countedTower(table(11))).toEqual(thrownTower(table(10)));
    for (const n of [12, 0]) expect(countedTower(table(n))).toBe(AFTER);
    expect(countedTower(table(11, null))).toBe(AFTER);
  });

  it("the tower stands beside the map from its first event to its last", () => {
    expect(falls({ step, now: [EVENTS[0]!] })).toBe(true);
    expect(falls({ step: null, now: [EVENTS[0]!] })).toBe(false);
    expect(falls({ step: null, now: [EVENTS[1]!] })).toBe(true);
  });
});
