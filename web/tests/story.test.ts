// What is told at a time, and the told position that all is drawn from.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { causeOf, telling as telling16 } from "../src/games/sixteenthirty/events";
import { gainFrom, line, telling } from "../src/games/wallenstein/events";
import type { GameEvent, View } from "../src/lib/api";
import { LONGEST_WAIT, motion } from "../src/lib/motion";
import { settings } from "../src/lib/settings.svelte";
import { Teller } from "../src/lib/teller.svelte";
import { type Step, unitAt } from "../src/lib/units";
import { Announced } from "../src/shell/announced";
import { bySeat } from "../src/shell/log";
import { GATHER, LONGEST_FALL } from "../src/tower/times";

const HAPPENED: Partial<GameEvent>[][] = [
  [{ kind: "action_begun", turn: 1, action: "church" }],
  [{ kind: "built", seat: 0, county: "baden", building: "church", price: 2 }],
  [{ kind: "built", seat: 1, county: "tirol", building: "church", price: 2 }],
  [{ kind: "action_begun", turn: 2, action: "combat_a" }],
  [{ kind: "attacked", seat: 1, origin: "tirol", target: "bayern", armies: 3, defender: 2 }],
  [{ kind: "thrown", thrown: {}, fallen: {} }],
  [{ kind: "battle_won", attacker: 1, defender: 2, county: "bayern", attackers: 3, defenders: 1, peasants: 0, survivors: 2 }],
  [{ kind: "attacked", seat: 2, origin: "bayern", target: "baden", armies: 3, defender: 0 }],
  [{ kind: "thrown", thrown: {}, fallen: {} }],
  [{ kind: "battle_held", attacker: 2, defender: 0, county: "baden", attackers: 1, defenders: 2, peasants: 0, survivors: 2 }],
];
let n = 0;
const STEPS: Step[] = HAPPENED.map((events, at) => ({ events: events.map((event) => ({ ...event, n: n++ }) as GameEvent), view: { at: at + 1 } as unknown as View }));

const units = (bundled: boolean) => {
  const found = [];
  for (let at = 0; at < STEPS.length; at = found.at(-1)!.to) found.push(unitAt(STEPS, at, 0, telling, bundled));
  return found.map(({ from, to, card }) => [from, to, card]);
};

it("tells the routine of an action card together, and every fight step by step", () => {
  expect(units(false)).toEqual([[0, 3, false], [3, 4, false], [4, 7, false], [7, 10, true]]);
});

it("briskly, fights of others belong to the beat", () => {
  expect(units(true)).toEqual([[0, 3, false], [3, 7, false], [7, 10, true]]);
});

it("what a fight of others brings out of the tower for me stops on a card", () => {
  const gained = STEPS.map((step, at) => (at === 5 ? { ...step, events: [{ ...step.events[0]!, thrown: { "0": 1, "1": 3 }, fallen: { "0": 3 } } as GameEvent] } : step));
  expect(unitAt(gained, 4, 0, telling, true)).toEqual({ from: 4, to: 7, sequence: true, card: true });
  expect([0, 1].map((seat) => gainFrom(gained.slice(4, 7).flatMap((step) => step.events), seat))).toEqual([2, 0]);
});

/** Steps of single events, and the view after them. */
const stepsOf = (happened: Partial<GameEvent>[], view: object = {}): Step[] => happened.map((event, n) => ({ events: [{ ...event, n } as GameEvent], view: view as View }));

it("an action of mine that comes to nothing stops on a card, unless I declined it", () => {
  const skipped = (seat: number, reason: string) => ({ kind: "skipped", seat, action: "church", county: "baden", reason }) as Partial<GameEvent>;
  const cards = (event: Partial<GameEvent>) => unitAt(stepsOf([{ kind: "action_begun", turn: 1, action: "church" }, event]), 1, 0, telling, true).card;
  expect([skipped(0, "no_money"), skipped(0, "declined"), skipped(1, "no_money")].map(cards)).toEqual([true, false, false]);
  expect(cards({ kind: "action_lost", seat: 0, box: "grain", county: "baden" })).toBe(true);
});

it("the time line says of each seat what came of its plan, or else what it had planned", () => {
  const revealed = (seat: number): Partial<GameEvent> => ({ kind: "revealed", seat, action: "church", card: "baden" });
  const events = stepsOf([{ kind: "action_begun", turn: 1, action: "church" }, revealed(1), { kind: "built", seat: 1, county: "tirol", building: "church", price: 2 }, revealed(0), { kind: "skipped", seat: 0, action: "church", county: "baden", reason: "no_money" }]).flatMap((step) => step.events);
  expect([...bySeat(events, line)].map(([seat, deeds]) => [seat, deeds.map((event) => event.kind)])).toEqual([[1, ["built"]], [0, ["revealed", "skipped"]]]);
});

it("influence that a vote cost stands on its card, and later losses on cards of their own", () => {
  const happened: Partial<GameEvent>[] = [
    { kind: "votes_shown", country: "france", votes: { "0": "red", "1": "blue", "2": "blue" }, red: 1, blue: 4, winner: "blue" },
    { kind: "influence_turned", seat: 0, country: "france" },
    { kind: "influence_removed", seat: 2, country: "france", cards: ["france-1"], lost: true },
    { kind: "second_vote_called", seat: 1, country: "france", target: "spain" },
  ];
  const steps = stepsOf(happened, { phase: "lobby", players: [] });
  expect(unitAt(steps, 0, 0, telling16, true)).toEqual({ from: 0, to: 3, sequence: false, card: true });
  expect(unitAt(steps, 1, 0, telling16, true)).toEqual({ from: 1, to: 3, sequence: false, card: true });
  expect(unitAt(steps, 2, 0, telling16, true).card).toBe(false);
  expect(causeOf(steps[2]!.events[0]!, steps.flatMap((step) => step.events))?.kind).toBe("votes_shown");
  const chosen = stepsOf([{ kind: "influence_removed", seat: 0, country: "france", cards: ["france-1"], lost: false }], { phase: "lobby", players: [] });
  expect(unitAt(chosen, 0, 0, telling16, false).card).toBe(false);
});

describe("the told position", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const at = (teller: Teller) => (teller.view as unknown as { at: number }).at;
  const told = (hurried = false) => new Teller({ at: 0 } as unknown as View, [], 0, telling, () => hurried);

  it("waits for the reader at every beat and card, and shows one moment only", () => {
    settings.set("pace", "read");
    const teller = told();
    teller.arrive(STEPS, false);
    expect([at(teller), teller.events.length, teller.now.length, teller.held]).toEqual([3, 3, 3, true]);
    vi.advanceTimersByTime(60_000);
    expect(at(teller)).toBe(3);
    teller.goOn();
    expect(at(teller)).toBe(4);
    teller.goOn();
    expect([at(teller), teller.held]).toEqual([5, false]);
    vi.advanceTimersByTime(1300);
    expect([at(teller), teller.now[0]!.kind]).toEqual([5, "thrown"]);
    vi.advanceTimersByTime(2000);
    expect([at(teller), teller.now[0]!.kind]).toEqual([6, "thrown"]);
    vi.advanceTimersByTime(600);
    expect([at(teller), teller.held, teller.done]).toEqual([7, true, false]);
    teller.leaf(-1);
    expect([at(teller), teller.events.length]).toEqual([4, 4]);
    teller.goOn();
    expect(at(teller)).toBe(7);
    teller.goOn();
    vi.advanceTimersByTime(5000);
    teller.goOn();
    expect([at(teller), teller.done]).toEqual([10, true]);
  });

  it("waits for the end of what moves, and no longer than for a while; meanwhile nobody is told what falls", async () => {
    settings.set("pace", "read");
    const teller = told();
    teller.arrive(STEPS.slice(4), false);
    expect(teller.coming.map(({ kind }) => kind)).toEqual(["thrown", "battle_won"]);
    vi.advanceTimersByTime(900);
    expect([at(teller), teller.now[0]!.kind]).toEqual([5, "thrown"]);
    let land = () => {};
    motion.ends = new Promise<void>((landed) => (land = landed));
    vi.advanceTimersByTime(2300 + LONGEST_WAIT / 2);
    expect([at(teller), teller.events.some(({ kind }) => kind === "thrown")]).toEqual([5, false]);
    land();
    await motion.ends;
    motion.ends = null;
    expect(at(teller)).toBe(6);
    vi.advanceTimersByTime(600);
    expect(at(teller)).toBe(7);
    motion.ends = new Promise<void>(() => {}); // a page in the background draws nothing
    teller.again();
    vi.advanceTimersByTime(900 + 2300 + 500 + 3 * LONGEST_WAIT);
    expect(at(teller)).toBe(7);
    teller.again();
    teller.skipAll();
    expect(teller.done).toBe(true);
    motion.ends = null;
  });

  it("takes about three seconds from the march to the cubes in the tray, and has time for the longest fall", () => {
    settings.set("pace", "read");
    const teller = told();
    teller.arrive(STEPS.slice(4), false);
    const began = performance.now();
    const until = (so: () => boolean) => {
      while (!so()) vi.advanceTimersByTime(10);
      return performance.now() - began;
    };
    const falls = until(() => teller.now[0]!.kind === "thrown");
    const lies = until(() => teller.events.some(({ kind }) => kind === "thrown"));
    const shown = falls + GATHER + LONGEST_FALL;
    expect(shown).toBeLessThanOrEqual(lies);
    for (const all of [shown, lies]) expect(Math.abs(all - 3000)).toBeLessThanOrEqual(250);
  });

  it("never goes by a loss of one's own, though nobody else was told of in it", () => {
    settings.set("pace", "read");
    const teller = told();
    teller.arrive(stepsOf([{ kind: "skipped", seat: 0, action: "church", county: "baden", reason: "no_money" }, { kind: "action_begun", turn: 2, action: "taxes" }]), false);
    vi.advanceTimersByTime(60_000);
    expect([teller.held, teller.unit?.to]).toEqual([true, 1]);
  });

  it("briskly, it waits at what happens to the seat alone", () => {
    settings.set("pace", "brisk");
    const teller = told();
    teller.arrive(STEPS, false);
    vi.advanceTimersByTime(1600 + 1600 + 1300 + 2400 + 60_000);
    expect([at(teller), teller.held, teller.unit?.card]).toEqual([10, true, true]);
    teller.goOn();
    expect(teller.done).toBe(true);
  });

  it("waits while another moment is looked at, and goes on from where it was", () => {
    settings.set("pace", "brisk");
    const teller = told();
    teller.arrive(STEPS.slice(0, 3), false);
    vi.advanceTimersByTime(1600);
    expect([at(teller), teller.done]).toEqual([3, true]);
    teller.look(1);
    teller.arrive(STEPS.slice(3), false);
    vi.advanceTimersByTime(60_000);
    expect([at(teller), teller.done]).toEqual([1, false]);
    teller.goOn();
    expect([at(teller), teller.unit?.to]).toEqual([7, 7]);
    teller.leaf(-1);
    vi.advanceTimersByTime(60_000);
    teller.goOn();
    expect([at(teller), teller.unit?.to]).toEqual([7, 7]);
    vi.advanceTimersByTime(1600);
    expect(teller.unit?.card).toBe(true);
  });

  it("with a running clock nobody is held for more than eight seconds", () => {
    settings.set("pace", "read");
    const teller = told(true);
    teller.arrive(STEPS, false);
    vi.advanceTimersByTime(8000);
    expect(at(teller)).toBe(4);
    vi.advanceTimersByTime(60_000);
    expect(teller.done).toBe(true);
  });

  it("instantly, it is at the newest and remembers what it told at once", () => {
    settings.set("pace", "instant");
    const teller = told();
    teller.arrive(STEPS, false);
    expect([at(teller), teller.done, teller.lately]).toEqual([10, true, { from: 0, to: 10 }]);
    settings.set("pace", "read");
    teller.retell(4);
    expect([at(teller), teller.held]).toEqual([5, false]);
    teller.skipAll();
    expect(teller.done).toBe(true);
    expect(teller.lookAt(1)).toBe(true);
    expect([at(teller), teller.done]).toEqual([3, false]);
    teller.goOn();
    expect(teller.done).toBe(true);
  });

  it("instantly, who looks back or reads again stays there, whatever happens meanwhile", () => {
    settings.set("pace", "instant");
    const teller = told();
    teller.arrive(STEPS.slice(0, 7), false);
    teller.look(3);
    teller.arrive(STEPS.slice(7, 8), false);
    expect([at(teller), teller.done]).toEqual([3, false]);
    teller.goOn();
    expect([at(teller), teller.done, teller.lately]).toEqual([8, true, { from: 0, to: 8 }]);
    teller.retell(4);
    teller.arrive(STEPS.slice(8), false);
    expect([at(teller), teller.unit?.from]).toEqual([5, 4]);
    vi.advanceTimersByTime(60_000);
    expect([at(teller), teller.held]).toEqual([10, true]);
    teller.goOn();
    expect(teller.done).toBe(true);
  });

  it("judges what happened by the view of its time", () => {
    settings.set("pace", "instant");
    const teller = told();
    teller.arrive(STEPS, false);
    expect([0, 4, 9].map((n) => (teller.viewAfter(n) as unknown as { at: number }).at)).toEqual([1, 5, 10]);
    const later = new Teller({ at: 7 } as unknown as View, STEPS.slice(0, 7).flatMap((step) => step.events), 0, telling, () => false);
    later.arrive(STEPS.slice(7), false);
    expect([2, 8].map((n) => (later.viewAfter(n) as unknown as { at: number }).at)).toEqual([7, 9]);
  });

  it("recalls what happened before the page was opened", () => {
    settings.set("pace", "instant");
    const teller = new Teller({ at: 7 } as unknown as View, STEPS.slice(0, 7).flatMap((step) => step.events), 0, telling, () => false);
    teller.arrive(STEPS.slice(7), false);
    expect(teller.lookAt(2)).toBe(false);
    teller.recall({ at: 0 } as unknown as View, [], STEPS.slice(0, 7));
    expect(teller.lookAt(2)).toBe(true);
    expect([at(teller), teller.events.length]).toEqual([3, 3]);
    teller.goOn();
    expect([at(teller), teller.events.length]).toEqual([10, 10]);
  });
});

it("says aloud all that is new, of much the weightiest in its order, and where one looks back the moment", () => {
  const events = Array.from({ length: 20 }, (_, n) => ({ n, kind: n === 12 ? "scored" : "built" }) as GameEvent);
  const said = new Announced(events.slice(0, 2));
  const next = (to: number) => said.next(events.slice(0, to), (event) => (event.kind === "scored" ? 9 : 1)).map(({ n }) => n);
  expect(said.moved(events.slice(0, 2))).toBe(false);
  expect(next(5)).toEqual([2, 3, 4]);
  expect(next(3)).toEqual([2]);
  expect(next(5)).toEqual([4]);
  expect(next(20)).toEqual([12, 15, 16, 17, 18, 19]);
});
