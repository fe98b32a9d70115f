import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARDS as sixteenthirty } from "../src/coach/sixteenthirty";
import { triesFor } from "../src/coach/tries";
import { CARDS as wallenstein } from "../src/coach/wallenstein";
import type { GameEvent } from "../src/lib/api";

for (const language of ["en", "de"])
  test(`every card of the coach has its text in ${language}, and every text its card`, () => {
    const text = readFileSync(new URL(`../../src/feldherr/words/${language}/coach.ftl`, import.meta.url), "utf8");
    const told = [...text.matchAll(/^coach-says_(\w+) =/gm)].map(([, key]) => key).sort();
    const cards = Object.entries({ wallenstein, sixteenthirty }).flatMap(([game, all]) => all.map(({ id }) => `${game}_${id}`));
    expect(told).toEqual(cards.sort());
  });

test("a bid is advised only where there was bidding", () => {
  const told = (...kinds: string[]) => {
    const lost = Array.from({ length: 5 }, () => ({ kind: "attacked", seat: 0 })); // nothing else is to be said
    const built = Array.from({ length: 10 }, () => ({ kind: "built", seat: 0 }));
    return triesFor("wallenstein", [...lost, ...built, ...kinds.map((kind) => ({ kind }))] as unknown as GameEvent[], 0).map(({ id }) => id);
  };
  expect([told(), told("bidding_order")]).toEqual([["majorities", "tray"], ["majorities", "bid", "tray"]]);
});
