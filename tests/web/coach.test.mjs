// The coached first game: cards when things come up, each once, beside the decision and never over it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, guest, ME, PHONE, table, tableOf, until, world } from "./harness.mjs";
import { chance, playOn, sight } from "./player.mjs";
import { playOn16 } from "./player16.mjs";
import { readCards } from "./pupil.mjs";

const here = world({ FELDHERR_DOCS_FOLDER: new URL("../../build/docs", import.meta.url).pathname });
const RECRUIT = { kind: "bot", level: "recruit" };
const LOW = { width: 1366, height: 657 };

test("a newcomer's first game is against recruits; its cards hide nothing, move nothing, and come once", { timeout: 240_000 }, async () => {
  const person = await here.somebody({ size: LOW });
  const { page } = person;
  page.setDefaultTimeout(30_000);
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map((entry) => entry.value))).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator('.coach[data-card="first_plan"]').waitFor();
  const { seats } = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.deepEqual(seats.filter((seat) => seat.kind === "bot").map((seat) => seat.level), ["recruit", "recruit"]);
  await page.waitForTimeout(600);
  await page.evaluate(() => globalThis.shifts.splice(0));
  const covered = await page.evaluate(() => {
    const card = document.querySelector(".coach").getBoundingClientRect();
    const over = (thing) => {
      const box = thing.getBoundingClientRect();
      return Math.min(box.right, card.right) - Math.max(box.left, card.left) > 1 && Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 1;
    };
    return [...document.querySelectorAll(".board, .mat, .hand, .totals, .season")].filter(over).map((thing) => thing.className);
  });
  assert.deepEqual(covered, []);
  await accessible(page, "a coached plan");
  const seen = [];
  await readCards(page, seen);
  assert.deepEqual(seen, ["first_plan", "first_order"]);
  await page.locator('[data-box="grain"]').click();
  await page.locator(".hand .county:not(.used)").first().click();
  await page.locator('.coach[data-card="first_card_used"]').waitFor();
  await page.keyboard.press("Escape");
  await until("the card to go", async () => !(await page.locator(".coach").count()));
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => globalThis.shifts);
  assert.ok(shifts.every((value) => value <= 0.02), `cards move nothing: ${shifts}`);

  await page.reload();
  await page.locator(".mat .boxes").waitFor();
  await page.waitForTimeout(800);
  assert.equal(await page.locator(".coach").count(), 0, "what was seen does not come again");
  await page.getByRole("button", { name: "Settings" }).click();
  assert.equal(await page.getByRole("link", { name: "Handbook" }).getAttribute("href"), "/handbook/");
  await page.getByLabel("Cards in the first game").uncheck();
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("feldherr.settings")).coach), false);
});

test("a coached year by clicks, to the points of its winter: no card comes twice", { timeout: 300_000 }, async () => {
  const person = await here.somebody();
  const { page } = person;
  page.setDefaultTimeout(30_000);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator('.coach[data-card="first_plan"]').waitFor();
  const seen = [];
  const over = (now) => now === "winter" || seen.includes("second_year");
  await playOn(page, { rng: chance(7), before: () => readCards(page, seen), stop: async (now) => { await readCards(page, seen); return over(now); }, within: 240_000 });
  assert.deepEqual(seen, [...new Set(seen)], "each card once");
  for (const card of ["first_plan", "first_order", "first_place", "first_attack", "first_fall", "first_winter"]) assert.ok(seen.includes(card), `${card} was seen: ${seen}`);
});

test("Sixteen Thirty Something on a phone, in German, to its first scoring: cards at the foot of the map, each once, none after the last word", { timeout: 400_000 }, async () => {
  const person = await here.somebody({ size: PHONE, language: "de", theme: "candlelight" });
  const { page } = person;
  await guest(person, "Klara");
  const { id } = await table(person, { game: "sixteenthirty", seats: [ME, RECRUIT, RECRUIT] });
  await page.goto(`/t/${id}`);
  await page.locator('.coach[data-card="first_pass_marker"]').waitFor();
  assert.match(await page.locator(".coach p").innerText(), /Gib ein Land weg/);
  await accessible(page, "a card on a phone", ["candlelight"]);
  const seen = [];
  const scored = () => seen.includes("first_scoring");
  await playOn16(page, { rng: chance(5), before: () => readCards(page, seen), stop: async () => { await readCards(page, seen); return scored(); }, within: 300_000 });
  assert.deepEqual(seen, [...new Set(seen)], "each card once");
  for (const name of ["first_pass_marker", "first_influence", "first_special", "first_lobby", "first_scoring"]) assert.ok(seen.includes(name), `${name} was seen: ${seen}`);
  const { cards } = await ask(person, "GET", "/people/me/cards");
  assert.deepEqual(cards, seen.map((name) => `sixteenthirty.${name}`).sort(), "the server knows of them");
  const card = page.locator(".coach");
  if (!(await card.count())) await until("another card", async () => (await playOn16(page, { rng: chance(8), stop: async () => (await card.count()) > 0 }), true), 60_000);
  await page.getByRole("button", { name: "Keine Karten mehr" }).click();
  await until("no card", async () => !(await card.count()));
});

test("whoever has finished a game is not coached in it, and meets stronger bots; in the other they begin anew", { timeout: 120_000 }, async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.addInitScript(() => localStorage.setItem("feldherr.finished-games", '[["wallenstein", "before"]]'));
  await page.goto("/");
  await page.locator(".quick .levels [aria-checked='true'][aria-label='Captain']").waitFor();
  await page.locator(".quick .game").nth(1).click();
  await page.locator(".quick .levels [aria-checked='true'][aria-label='Recruit']").waitFor();
  await guest(person, "Ida");
  const { id } = await table(person, { seats: [ME, RECRUIT, RECRUIT] });
  await page.goto(`/t/${id}`);
  await until("the plan", async () => (await sight(page)) === "plan");
  await page.waitForTimeout(600);
  assert.equal(await page.locator(".coach").count(), 0);
  const other = await table(person, { game: "sixteenthirty", seats: [ME, RECRUIT, RECRUIT] });
  await page.goto(`/t/${other.id}`);
  await page.locator('.coach[data-card="first_pass_marker"]').waitFor();
});
