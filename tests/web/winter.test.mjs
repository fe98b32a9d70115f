// Winter: what it took and what it brought stays in sight until it has been looked at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, guest, PHONE, positions, sitDown, until, world } from "./harness.mjs";
import { foreign, heard } from "./language.mjs";
import { answer, chance, playOn, sight } from "./player.mjs";

const PATIENCE = 90_000;
const here = world();
const { winter: BEFORE } = positions("winter");

/** Sits down before the last decision of fall and plays until the winter is over. */
async function throughWinter(own) {
  const person = await here.somebody(own);
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  await guest(person, "Clara");
  const id = await sitDown(person, BEFORE);
  await page.goto(`/t/${id}`);
  await playOn(page, { rng: chance(2), stop: async (seen) => seen === "winter", within: PATIENCE });
  const { events } = await ask(person, "GET", `/tables/${id}/events?seat=${BEFORE.seat}`);
  return { page, events, of: (kind) => events.filter((event) => event.kind === kind) };
}

/** How many pictures the map is made of: a veil with lit counties is one more. */
const pictures = (page) => page.locator(".board .sheet img").count();

test("the winter tells what it took and brought, lights a region, and then spring is planned", async () => {
  const { page, of } = await throughWinter();
  const took = page.getByRole("region", { name: "What winter took" });
  const rows = await took.locator("li").allInnerTexts();
  assert.equal(rows.length, 4);
  for (const [place, { counties, shortage, revolts }] of of("supply_checked").entries()) {
    assert.match(rows[place], new RegExp(`feeds ${counties - shortage} of ${counties}`));
    assert.equal((rows[place].match(/held, \d+ arm|lost/g) ?? []).length, revolts.length, rows[place]);
  }
  const lost = of("revolt_won").length;
  assert.equal(await took.locator(".lost").count(), lost);
  const scoring = page.getByRole("region", { name: "Scoring" });
  const [scored] = of("scored");
  const points = await scoring.locator(".bars strong").allInnerTexts();
  assert.deepEqual(points.map(Number), scored.points.toSorted((a, b) => b - a));
  await accessible(page, "the winter");

  const before = await pictures(page);
  await scoring.getByRole("button", { name: "Sachsen" }).click();
  await until("the region to be lit", async () => (await pictures(page)) === before + 1, PATIENCE);
  await scoring.getByRole("button", { name: "Sachsen" }).click();
  await until("the map to be as before", async () => (await pictures(page)) === before, PATIENCE);

  await page.getByRole("button", { name: "Plan the spring" }).click();
  await page.locator(".mat .boxes").waitFor();
  await page.reload();
  await until("the plan", async () => ["plan", "since"].includes(await sight(page)), PATIENCE);
  if ((await sight(page)) === "since") await answer(page, chance(1));
  assert.equal(await sight(page), "plan", "once seen, the winter does not come back");
});

test("region by region lights up by itself, in German, on a phone", async () => {
  const { page } = await throughWinter({ language: "de", size: PHONE, moving: true });
  const told = page.locator(".scoring tr.told th");
  await until("a region to be told of", async () => (await told.count()) === 1, PATIENCE);
  const first = await told.innerText();
  await until("another region", async () => (await told.count()) === 1 && (await told.innerText()) !== first, PATIENCE);
  await page.getByRole("button", { name: "Alles zeigen" }).click();
  assert.equal(await told.count(), 0, "at the end no region is lit");
  assert.equal(await page.locator("tr.later").count(), 0);
  assert.deepEqual((await heard(page)).filter(foreign), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px stick out on a phone`);
});
