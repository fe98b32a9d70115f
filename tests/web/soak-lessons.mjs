// All lessons and a coached year by clicks, in both languages, on desktop and phone, told at once and as one reads it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, DESKTOP, PHONE, world } from "./harness.mjs";
import { chance, playOn } from "./player.mjs";
import { lessonOf, otherwise, readCards, said, tryWrong, walk } from "./pupil.mjs";

const here = world({ FELDHERR_LESSONS_PER_HOUR: "1000000" });
/** A click may wait long on a machine that does other things too. */
const PATIENCE = 120_000;

const WAYS = {
  "desktop, read and in motion": { size: DESKTOP, pace: "read" },
  "low, told at once": { size: { width: 1366, height: 657 }, theme: "candlelight" },
  "phone, read and in motion": { size: PHONE, pace: "read" },
};

for (const language of ["en", "de"])
  for (const [name, own] of Object.entries(WAYS))
    test(`all lessons in ${language}, ${name}`, async () => {
      const person = await here.somebody({ language, ...own });
      const { page } = person;
      page.setDefaultTimeout(PATIENCE);
      await page.goto("/");
      const { lessons } = await ask(person, "GET", "/lessons");
      for (const { id } of lessons) {
        await walk(person, id, { before: async (lesson) => assert.equal(await page.locator(".coach p").innerText(), said(lesson, language), `${id}, step ${lesson.step}`) });
        assert.match(page.url(), new RegExp(`/learn/${id}$`), "the lesson was never left");
        assert.deepEqual((await lessonOf(person)).stars, ["done", "unaided", "faultless"], id);
      }
    });

for (const language of ["en", "de"])
  test(`all wrong choices that have a sentence, in ${language}`, async () => {
    const person = await here.somebody({ language });
    person.page.setDefaultTimeout(PATIENCE);
    await person.page.goto("/");
    const others = otherwise();
    for (const [id, steps] of Object.entries(others))
      await walk(person, id, {
        before: async (lesson) => {
          for (const wrong of steps[lesson.step]) await tryWrong(person, id, lesson, wrong);
        },
      });
  });

for (const [language, size] of [["en", DESKTOP], ["de", PHONE]])
  test(`a coached year as it is told to whoever reads, in ${language}, ${size.width} wide`, async () => {
    const person = await here.somebody({ language, size, pace: "read" });
    const { page } = person;
    page.setDefaultTimeout(PATIENCE);
    await page.goto("/");
    await page.locator(".quick .button.main").click();
    await page.locator('.coach[data-card="first_plan"]').waitFor();
    const seen = [];
    const over = (now) => now === "winter" || seen.includes("second_year");
    await playOn(page, { rng: chance(7), before: () => readCards(page, seen), stop: async (now) => { await readCards(page, seen); return over(now); }, within: 3_600_000 });
    assert.deepEqual(seen, [...new Set(seen)], "each card once");
    for (const card of ["first_plan", "first_order", "first_fall", "first_winter"]) assert.ok(seen.includes(card), `${card} was seen: ${seen}`);
  });
