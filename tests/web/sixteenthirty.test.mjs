// Sixteen Thirty Something from door to door: a whole game, several at one screen, several browsers, keyboard, phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, PHONE, recordOf, table, tableOf, until, world } from "./harness.mjs";
import { foreign, heard } from "./language.mjs";
import { chance, sight } from "./player.mjs";
import { answer16, playOn16, turnOf } from "./player16.mjs";

const here = world();
const sixteen = (person, wish) => table(person, { game: "sixteenthirty", ...wish });
const LONG = 900_000; // a whole game, on a machine that does much else

test("from the start page to the end of a game of three, by clicks only", { timeout: LONG }, async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/");
  await page.getByRole("radio", { name: /Sixteen Thirty Something/ }).click();
  const players = page.locator(".quick .segments").first();
  assert.deepEqual(await players.locator("button").allInnerTexts(), ["3", "4", "5", "6"]);
  await players.getByText("3").click();
  await page.locator(".quick .segments").nth(1).locator("button").first().click(); // the random bots
  await page.locator(".quick .button.main").click();
  const seen = await playOn16(page, { within: LONG });
  for (const part of ["decision", "over"]) assert.ok(seen.includes(part), `${part} was seen: ${seen}`);
  await accessible(page, "the last turn");

  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  assert.equal(await page.locator(".end-screen figure").count(), 4);
  const { outcome, status } = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.equal(status, "over");
  const shown = await page.locator(".end-screen .result .sum").allInnerTexts();
  assert.deepEqual(shown.map(Number).toSorted(), outcome.scores.toSorted());
  await page.locator(".proof .link").click();
  await page.locator(".proof [role=status]").waitFor();
  assert.equal(await page.locator(".proof .bad").count(), 0);
  await accessible(page, "the end");
});

test("six at the table, two of them at one screen, in German: a turn behind the curtain, and no English", { timeout: LONG }, async () => {
  const person = await here.somebody({ language: "de" });
  const { page } = person;
  await guest(person, "Klara");
  const { id } = await sixteen(person, { seats: [ME, { kind: "me", name: "Jonas" }, BOT, BOT, BOT, BOT] });
  await page.goto(`/t/${id}`);
  const english = new Map();
  const names = new Set();
  const before = async (seen) => {
    for (const text of await heard(page)) if (foreign(text)) english.set(text, seen);
    if (seen !== "curtain") return;
    names.add(await page.locator(".curtain h1").innerText());
    assert.equal(await page.locator(".card, .markers, .sealed, .shell, [data-country]").count(), 0, "nothing of the table is in the page");
  };
  await playOn16(page, { rng: chance(7), before, within: LONG, stop: async (seen) => seen === "over" || (seen !== "curtain" && (await turnOf(ask, person, id)) > 1) });
  assert.deepEqual([...english], []);
  assert.deepEqual([...names].map((name) => name.includes("Jonas")).toSorted(), [false, true]);
});

test("two browsers: a sealed answer is seen as sealed, taken back, and the game goes on for both", async () => {
  const [anna, ben] = [await here.somebody(), await here.somebody({ size: PHONE })];
  await guest(anna, "Anna");
  await guest(ben, "Ben");
  const { id, invitation } = await sixteen(anna, { seats: [ME, { kind: "open" }, BOT] });
  await anna.page.goto(`/t/${id}`);
  assert.match(await anna.page.locator(".room p.about").innerText(), /Sixteen Thirty Something/);
  await ask(ben, "POST", `/tables/${id}/join`, { code: invitation });
  await ask(anna, "POST", `/tables/${id}/start`, {});
  await ben.page.goto(`/t/${id}`);
  await Promise.all([anna, ben].map(({ page }) => page.locator("section.decision").waitFor()));
  const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `nothing sticks out: ${wide}`);

  await answer16(anna.page, chance(1));
  await anna.page.locator("section.sealed").waitFor();
  await ben.page.locator(".chips .seal").first().waitFor();
  const { view } = await ask(ben, "GET", `/tables/${id}/state?seat=1`);
  assert.deepEqual([view.players[0].vp_markers, view.players[0].worth], [null, null]);
  await anna.page.locator("section.sealed .button").click();
  await anna.page.locator("section.decision").waitFor();
  for (const person of [anna, ben]) await answer16(person.page, chance(2));
  const second = async ({ page }) => (await page.locator("section.decision").innerText().catch(() => "")).includes("2 of 2");
  await until("the second round of passing", async () => (await second(anna)) && (await second(ben)));
  assert.equal(await ben.page.locator("[data-country]").count() > 0, true);
});

test("a table with figures of its own and a house rule", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/new");
  await page.getByRole("radio", { name: /Sixteen Thirty Something/ }).click();
  assert.equal(await page.getByRole("radio", { name: /edition/ }).count(), 0, "editions are Wallenstein's");
  await page.locator(".seats .segments button").last().click();
  await page.locator("summary", { hasText: "House rules" }).click();
  await page.locator(".rule", { hasText: "League bonus" }).locator("select").selectOption({ label: "no" });
  await page.locator(".figures summary").click();
  await page.getByLabel("Status, Spain").fill("7");
  await page.getByLabel("Cards drawn in a round").fill("4");
  await accessible(page, "figures");
  await page.locator(".seats .button.main").click();
  await page.locator(".room").waitFor();
  const { players, options, game } = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.deepEqual([game, players], ["sixteenthirty", 6]);
  assert.deepEqual(options.rules, { league_bonus_without_influence: false });
  assert.deepEqual(options.data.countries, { spain: { status: 7, army_size: 3, military_ability: 2 } });
  assert.equal(options.data.by_players["6"].draw, 4);
  assert.match(await page.locator(".about").innerText(), /House rules · own figures/);
});

test("a game looked at again: turn by turn, and at the end with everything open", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await ask(person, "POST", "/tables/import", { record: recordOf("sixteenthirty", 3, 1630) });
  const { positions } = await ask(person, "GET", `/tables/${id}/replay?seat=1`);
  await page.goto(`/t/${id}/replay/${Math.floor(positions.length / 2)}?seat=1`);
  await page.locator(".transport").waitFor();
  assert.equal(await page.locator("g[data-country]").count(), 10);
  assert.ok((await page.locator(".hand .card").count()) > 0, "the own hand is seen");
  await page.locator(".whose select").selectOption("all");
  await until("everything", () => page.locator(".open .card").count());
  assert.equal(await page.locator(".open section").count(), 3);
  await accessible(page, "replay");
});

test("neither game loads the other's code", async () => {
  const loaded = {};
  for (const game of ["wallenstein", "sixteenthirty"]) {
    const person = await here.somebody();
    await guest(person, "Clara");
    const files = (loaded[game] = new Set());
    person.page.on("response", (answer) => /\.js$/.test(new URL(answer.url()).pathname) && files.add(new URL(answer.url()).pathname));
    const { id } = await table(person, { game, seats: [ME, BOT, BOT] });
    await person.page.goto(`/t/${id}`);
    await until("the table", async () => ["plan", "decision"].includes(await sight(person.page)));
  }
  const only = (one, other) => [...loaded[one]].filter((file) => !loaded[other].has(file));
  assert.ok(only("wallenstein", "sixteenthirty").length && only("sixteenthirty", "wallenstein").length, JSON.stringify([...loaded.sixteenthirty]));
});
