import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/api";
import { marchesOf, targetsOf } from "../src/games/wallenstein/decisions/marches";
import { arrowBetween, COUNTY_IDS, SHAPES } from "../src/games/wallenstein/map/geometry";
import { within } from "../src/shell/map/panzoom.svelte";
import { spotOn } from "../src/games/wallenstein/map/spots";
import { neighbourTowards } from "../src/games/wallenstein/map/steer";
import { majoritiesTold } from "../src/games/wallenstein/majorities";
import type { WallensteinView } from "../src/games/wallenstein/types";
import { catalogues } from "../src/lib/i18n.svelte";
import { lastWinter } from "../src/games/wallenstein/winter";
import { boxOrder, nextEmpty, planText, readPlan } from "../src/games/wallenstein/mat/laid";

it("writes a plan and reads it back", () => {
  const laid = { palace: "boehmen", church: "money", bid: "3", deploy5: "-" };
  expect(planText(laid)).toBe("plan palace=boehmen church=money bid=3 deploy5=-");
  expect(readPlan(planText(laid))).toEqual(laid);
  expect(readPlan("pass")).toEqual({});
});

it("puts the boxes into the order of the open action cards", () => {
  const boxes = ["bid", "palace", "church", "grain", "taxes", "court1"];
  expect(boxOrder(["taxes", "palace", null, null], boxes)).toEqual({ known: ["taxes", "palace"], hidden: ["church", "grain"] });
});

it("finds the next empty box, going round", () => {
  expect(nextEmpty(["a", "b", "c"], { c: "x" }, "b")).toBe("a");
  expect(nextEmpty(["a"], { a: "x" }, "a")).toBeNull();
});

it("takes marches apart", () => {
  const marches = marchesOf(["move baden 1", "move baden 2", "recruit tirol 1", "recruit", "pass"]);
  expect(targetsOf(marches)).toEqual(["baden", "tirol"]);
  expect(marches[1]).toEqual({ text: "move baden 2", verb: "move", target: "baden", armies: 2 });
});

it("knows the shapes of all 45 counties", () => {
  expect(COUNTY_IDS).toHaveLength(45);
  for (const id of COUNTY_IDS) expect(SHAPES[id]!.path).toMatch(/^M.*Z$/);
});

it("goes to the nearest county in a direction", () => {
  expect(neighbourTowards("holstein", "ArrowDown", COUNTY_IDS)).not.toBe("holstein");
  expect(SHAPES[neighbourTowards("holstein", "ArrowDown", COUNTY_IDS)!]!.army[1]).toBeGreaterThan(SHAPES["holstein"]!.army[1]);
  expect(neighbourTowards("holstein", "Enter", COUNTY_IDS)).toBeNull();
});

it("hides neither token with an arrow, where there is room between them", () => {
  const covers = ([x, y]: readonly [number, number], county: string) => Math.abs(x - SHAPES[county]!.army[0]) < 22 && Math.abs(y - SHAPES[county]!.army[1]) < 15;
  const { start, tip } = arrowBetween("augsburg", "wuerttemberg");
  expect(covers(start, "augsburg")).toBe(false);
  expect(covers(tip, "wuerttemberg")).toBe(false);
  const back = arrowBetween("oberoesterreich", "boehmen");
  expect(covers(back.start, "oberoesterreich") || covers(back.tip, "boehmen")).toBe(false);
});

describe("a winter", () => {
  const told = [
    { n: 4, kind: "revolt_won", seat: 0, county: "baden" },
    { n: 5, kind: "grain_lost", effect: "church_peace", loss: 3, grain: [4, 2] },
    { n: 6, kind: "supply_checked", seat: 1, counties: 5, shortage: 3, revolts: ["baden", "tirol"] },
    { n: 7, kind: "revolt_put_down", seat: 1, county: "tirol", survivors: 2 },
    { n: 8, kind: "supply_checked", seat: 0, counties: 4, shortage: 0, revolts: [] },
  ] as GameEvent[];

  it("is gathered from its events, and from no others", () => {
    expect(lastWinter(told.slice(0, 1))).toBeNull();
    const winter = lastWinter(told)!;
    expect([winter.effect, winter.loss, winter.scored]).toEqual(["church_peace", 3, null]);
    expect(winter.provisions).toEqual([
      { seat: 1, counties: 5, fed: 2, revolts: [{ county: "baden", end: null, armies: 0 }, { county: "tirol", end: "held", armies: 2 }] },
      { seat: 0, counties: 4, fed: 4, revolts: [] },
    ]);
    const over = [...told, { n: 9, kind: "revolt_won", seat: 1, county: "baden" }, { n: 10, kind: "scored" }] as GameEvent[];
    expect(lastWinter(over)!.provisions[0]!.revolts[0]!.end).toBe("lost");
    expect(lastWinter(over)!.scored?.n).toBe(10);
  });
});

it("keeps the sheet in its window", () => {
  expect(within(50, 100, 80)).toBe(10);
  expect(within(50, 100, 200)).toBe(0);
  expect(within(-150, 100, 200)).toBe(-100);
});

it("writes on a county beside its armies, and never upon what is written next door", () => {
  const spots = COUNTY_IDS.map((id) => ({ id, at: spotOn(id), army: SHAPES[id]!.army }));
  for (const { id, at, army } of spots) expect(Math.hypot(at[0] - army[0], at[1] - army[1]), id).toBeLessThan(62);
  const upon = spots.flatMap((one, place) => spots.slice(place + 1).filter((other) => Math.abs(one.at[0] - other.at[0]) < 62 && Math.abs(one.at[1] - other.at[1]) < 28).map((other) => `${one.id} ${other.id}`));
  expect(upon).toEqual([]);
});

it("says who has the most buildings now, one's own first, and nothing where nothing changed", async () => {
  await catalogues.load("en");
  const standing = (majorities: object) => ({ majorities }) as unknown as WallensteinView;
  const baden = { counts: [1, 0, 0], most: [0] };
  const [before, after] = [standing({ bayern: { church: baden } }), standing({ bayern: { church: { counts: [1, 1, 0], most: [0, 1] } }, brandenburg: { church: { counts: [0, 0, 1], most: [2] } } })];
  const told = majoritiesTold({ events: [], before, after } as never, 2, ["Anna", "Ben", "Clara"]);
  expect(told).toEqual(["Brandenburg, most churches now: Clara (1)", "Bayern, most churches now: Anna, Ben (1)"]);
  expect(majoritiesTold({ events: [], before: after, after } as never, 2, [])).toEqual([]);
});
