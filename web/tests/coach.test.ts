import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARDS as sixteenthirty } from "../src/coach/sixteenthirty";
import { CARDS as wallenstein } from "../src/coach/wallenstein";

for (const language of ["en", "de"])
  test(`every card of the coach has its text in ${language}, and every text its card`, () => {
    const text = readFileSync(new URL(`../../src/feldherr/words/${language}/coach.ftl`, import.meta.url), "utf8");
    const told = [...text.matchAll(/^coach-says_(\w+) =/gm)].map(([, key]) => key).sort();
    const cards = Object.entries({ wallenstein, sixteenthirty }).flatMap(([game, all]) => all.map(({ id }) => `${game}_${id}`));
    expect(told).toEqual(cards.sort());
  });
