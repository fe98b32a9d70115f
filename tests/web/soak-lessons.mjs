// All lessons by clicks, in both languages, on desktop and phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, DESKTOP, PHONE, world } from "./harness.mjs";
import { lessonOf, said, walk } from "./pupil.mjs";

const here = world({ FELDHERR_LESSONS_PER_HOUR: "1000000" });
/** A click may wait long on a machine that does other things too. */
const PATIENCE = 120_000;

for (const language of ["en", "de"])
  for (const [name, own] of Object.entries({ desktop: { size: DESKTOP }, low: { size: { width: 1366, height: 657 }, theme: "candlelight" }, phone: { size: PHONE } }))
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
