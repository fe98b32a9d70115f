// My games, agreement, stand-ins, seats that change hands, and what is said before the start.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, guest, ME, PHONE, table, tableOf, until, world } from "./harness.mjs";
import { keptFocus, tabTo, watchFocus } from "./keys.mjs";
import { foreign, heard } from "./language.mjs";
import { account } from "./tournament.mjs";

const here = world();
const OPEN = { kind: "open" };
const RECRUIT = { kind: "bot", level: "recruit" };
const DAYS = { kind: "days", days: 2, vacation: 7 };

/** A picture of the page, where somebody wants to look at it. */
const shot = async (page, name) => process.env.SHOTS && page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Two people and a bot at a table that has begun. */
async function twoAt(anna, ben, more = {}) {
  await guest(anna, "Anna");
  await guest(ben, "Ben");
  const made = await table(anna, { seats: [ME, OPEN, RECRUIT], ...more });
  await ask(ben, "POST", `/tables/${made.id}/join`, { code: made.invitation });
  await ask(anna, "POST", `/tables/${made.id}/start`, {});
  return made;
}

/** Days off, planned by clicks and taken back, then by keyboard. */
async function vacation(person) {
  const { page } = person;
  const planned = async () => (await ask(person, "GET", "/people/me/vacations")).vacations.map(({ days }) => days);
  const form = page.locator("aside form", { has: page.getByLabel("First day") });
  const own = page.locator("aside li", { hasText: /, \d+ days/ });
  await form.getByLabel("Days").fill("3");
  await form.getByRole("button", { name: "Take these days off" }).click();
  await own.filter({ hasText: ", 3 days" }).waitFor();
  assert.deepEqual(await planned(), [3]);
  await own.getByRole("button", { name: "Take it back" }).click();
  await own.waitFor({ state: "detached" });
  assert.deepEqual(await planned(), []);
  await watchFocus(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await own.filter({ hasText: ", 5 days" }).waitFor();
  await tabTo(page, "aside li button");
  await page.keyboard.press("Enter");
  await own.waitFor({ state: "detached" });
  assert.deepEqual(await planned(), []);
  await keptFocus(page);
}

async function menu(page) {
  await page.locator(".top .tools button").last().click();
  await page.locator(".table-menu").waitFor();
}

test("my games: what waits for me stands first, N goes there and from there to the next, and the title names game and table", async () => {
  const anna = await account(here, "Anna");
  const { page } = anna;
  const letters = await table(anna, { seats: [ME, RECRUIT, RECRUIT], name: "Letters from Prague", pace: DAYS });
  const dinner = await table(anna, { seats: [ME, RECRUIT, RECRUIT], name: "After dinner", pace: { kind: "live", bank: 1800, increment: 30 } });
  await table(anna, { seats: [ME, OPEN, OPEN], name: "Three crowns" });
  const over = await table(anna, { seats: [ME, RECRUIT, RECRUIT], name: "Winter quarters" });
  await ask(anna, "POST", `/tables/${over.id}/end`, { agree: true });
  await page.goto("/games");
  await page.locator(".card").nth(2).waitFor();
  assert.deepEqual(await page.locator(".card h3").allInnerTexts(), ["After dinner", "Letters from Prague", "Three crowns"]);
  assert.match(await page.locator(".card").nth(1).innerText(), /Spring, year 1/);
  assert.match(await page.locator(".card").nth(1).innerText(), /until/);
  for (const name of ["After dinner", "Letters from Prague"]) {
    const map = page.locator(".card", { hasText: name }).locator(".cut img").first();
    await map.waitFor();
    assert.ok(await map.evaluate(async (image) => (await image.decode(), image.naturalWidth > 0)), `the map around what ${name} waits for`);
  }
  await vacation(anna);
  await page.locator("[type=search]").fill("winter");
  await page.locator("aside li b", { hasText: "Winter quarters" }).waitFor();
  await page.locator("[type=search]").fill("summer");
  await page.locator("aside li", { hasText: "No finished game fits" }).waitFor();
  await accessible(page, "my games");
  await shot(page, "my-games");
  await page.locator("h1").click();
  await page.keyboard.press("n");
  await page.locator(".shell").waitFor();
  await until("the title", async () => /Your turn – After dinner, Wallenstein/.test(await page.title()));
  await page.locator(".next", { hasText: "Letters from Prague" }).waitFor();
  await shot(page, "next-game");
  await page.keyboard.press("n");
  assert.equal(tableOf(page), dinner.id, "nobody is led away from a question");
  await ask(anna, "POST", `/tables/${dinner.id}/proposals`, { kind: "pause" });
  await page.locator(".next.ready").waitFor();
  await page.keyboard.press("n");
  await until("the next game", () => tableOf(page) === letters.id);
  await page.locator(".mat .boxes").waitFor();
});

test("my games on a phone, in German and by candlelight", async () => {
  const anna = await here.somebody({ language: "de", theme: "candlelight", size: PHONE });
  await guest(anna, "Anna");
  await table(anna, { seats: [ME, RECRUIT, RECRUIT], name: "Briefe aus Prag", pace: DAYS });
  const asked = [];
  anna.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await anna.page.goto("/games");
  await anna.page.locator("h1", { hasText: "Ein Tisch wartet auf dich" }).waitFor();
  await anna.page.locator(".card .button.main", { hasText: "Plan versiegeln" }).waitFor();
  assert.equal(await wide(anna.page), 0, "nothing is wider than the phone");
  assert.deepEqual((await heard(anna.page)).filter(foreign), [], "no English is left");
  await accessible(anna.page, "my games on a phone");
  assert.deepEqual(asked.filter((path) => path.endsWith("/state")), [], "no position is asked for whose picture has no room");
  await shot(anna.page, "my-games-phone-de");
});

test("a pause is proposed, seen by all, agreed, and takes away what would be refused", async () => {
  const [anna, ben] = [await here.somebody(), await here.somebody()];
  const { id } = await twoAt(anna, ben, { pace: { kind: "live", bank: 1800, increment: 30 } });
  await Promise.all([anna, ben].map(({ page }) => page.goto(`/t/${id}`)));
  await Promise.all([anna, ben].map(({ page }) => page.locator(".mat .boxes").waitFor()));
  await menu(ben.page);
  await shot(ben.page, "menu");
  await ben.page.locator(".table-menu button", { hasText: "Pause" }).click();
  const asked = anna.page.locator(".asked");
  await asked.waitFor();
  assert.match(await asked.innerText(), /Ben wants to pause the game.*\s*Agreed: Ben · Still to agree: Anna/);
  await shot(anna.page, "proposal");
  await asked.locator("button", { hasText: "Agree" }).focus();
  await anna.page.keyboard.press("Enter");
  for (const { page } of [anna, ben]) {
    await page.locator(".banner", { hasText: "Paused at the wish of Ben" }).waitFor();
    await until("nothing to answer", async () => (await page.locator(".mat .boxes").count()) === 0);
  }
  await accessible(anna.page, "a paused table");
  await shot(anna.page, "paused");
  await anna.page.locator(".banner button", { hasText: "Go on" }).click();
  await ben.page.locator(".asked button", { hasText: "Agree" }).click();
  await Promise.all([anna, ben].map(({ page }) => page.locator(".mat .boxes").waitFor()));
  await menu(anna.page);
  await anna.page.locator(".table-menu a", { hasText: "My games" }).waitFor();
});

test("who leaves is played by a captain, everybody reads why; the seat is offered, read and taken", async () => {
  const [anna, ben, dora] = [await here.somebody(), await here.somebody({ language: "de", size: PHONE, theme: "candlelight" }), await here.somebody()];
  const { id, invitation } = await twoAt(anna, ben, { pace: DAYS });
  await anna.page.goto(`/t/${id}`);
  await ben.page.goto(`/t/${id}`);
  await ben.page.locator(".mat .boxes, .decision").first().waitFor();
  await menu(ben.page);
  await ben.page.locator(".table-menu button", { hasText: "Hauptmann" }).click();
  await ben.page.locator(".banner", { hasText: "Ein Hauptmann spielt für dich" }).waitFor();
  await accessible(ben.page, "stood in for on a phone");
  await shot(ben.page, "stood-in-phone-de");
  await ben.page.locator(".banner button").click();
  await until("plays again", async () => (await ben.page.locator(".banner").count()) === 0);
  await ask(ben, "POST", `/tables/${id}/leave`, { seat: 1 });
  await anna.page.locator('[data-why="left"]').waitFor();
  await menu(anna.page);
  await anna.page.locator(".table-menu button", { hasText: "Offer Ben’s seat" }).click();
  await anna.page.locator(".banner", { hasText: "This seat is offered" }).waitFor();
  await anna.page.locator(".tools button").nth(2).click(); // what was said, and what happened
  await anna.page.locator(".chat .told", { hasText: "Ben has left: a captain plays for them." }).first().waitFor();
  await shot(anna.page, "offered");
  await ben.page.goto("/"); // soon the table is none of his
  await dora.page.goto(`/t/${id}?code=${invitation}`);
  const offer = dora.page.locator(".banner", { hasText: "Ben’s seat is free" });
  await offer.waitFor();
  await accessible(dora.page, "an offered seat");
  await shot(dora.page, "take-seat");
  await offer.locator("button").click();
  await dora.page.waitForURL(({ search }) => !search);
  await dora.page.locator(".shell").waitFor();
  await until("Dora has the seat", async () => (await ask(dora, "GET", `/tables/${id}`)).mine.join() === "1");
});

test("before the start: a name, talk, somebody removed, and a start when all have come", async () => {
  const [anna, ben] = [await here.somebody(), await here.somebody({ language: "de", size: PHONE })];
  await anna.page.goto("/new");
  await anna.page.locator("[role=radio], .option", { hasText: "days" }).first().click();
  await anna.page.locator(".stack .hint", { hasText: "a captain plays for them" }).waitFor();
  await anna.page.getByLabel("Name of the table").fill("Kettledrums");
  await accessible(anna.page, "the form");
  await shot(anna.page, "form");
  await anna.page.locator(".seats .button.main").click();
  await anna.page.locator(".room .name b", { hasText: "Kettledrums" }).waitFor();
  const link = await anna.page.locator(".share input").inputValue();
  await ben.page.goto(link);
  await ben.page.locator("form input").first().fill("Ben");
  await ben.page.locator("form .button.main").click();
  await ben.page.locator(".talk input").fill("Guten Abend @all");
  await ben.page.keyboard.press("Enter");
  await anna.page.locator(".talk li", { hasText: "Guten Abend" }).waitFor();
  assert.equal(await wide(ben.page), 0, "nothing is wider than the phone");
  await accessible(ben.page, "the waiting room on a phone");
  await shot(ben.page, "room-phone-de");
  await shot(anna.page, "room");
  await anna.page.locator("button", { hasText: "Rename" }).click();
  await anna.page.getByLabel("Name of the table").fill("Snow on the Elbe");
  await anna.page.keyboard.press("Enter");
  await ben.page.locator(".room .name b", { hasText: "Snow on the Elbe" }).waitFor();
  await anna.page.locator('[aria-label="Remove Ben"]').click();
  await anna.page.locator(".talk li", { hasText: "Ben no longer sits here." }).waitFor();
});
