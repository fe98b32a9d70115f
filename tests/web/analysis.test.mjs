// The analysis after a game by clicks: found from its end, waited for, read, and the ways from it to the moment and to a sandbox.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, LAPTOP, ME, PHONE, recordOf, sitDown, table, until, world } from "./harness.mjs";

const here = world({ FELDHERR_ANALYSIS_EFFORT: "0.02", FELDHERR_ANALYSES_PER_HOUR: "1000" });
const PATIENCE = 120_000;
const imported = async (person, game) => (await ask(person, "POST", "/tables/import", { record: recordOf(game, 3, 5) })).id;

/** A game that the person has sat at, and ended: one decision before its end they sit down. */
async function ended(person) {
  const id = await sitDown(person, { record: recordOf("wallenstein", 3, 5, 1), seat: 0 });
  await until("the end", async () => {
    if ((await ask(person, "GET", `/tables/${id}`)).outcome) return true;
    const { decision } = await ask(person, "GET", `/tables/${id}/state?seat=0`);
    if (decision) await ask(person, "POST", `/tables/${id}/moves`, { seat: 0, decision: decision.id, move: decision.options[0] });
    return false;
  });
}

/** Nothing is wider than the page. */
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("a finished game is analysed, and a costly decision is shown and tried again", async () => {
  const anna = await here.somebody({ size: LAPTOP });
  const { page } = anna;
  await guest(anna, "Anna");
  const id = await imported(anna, "wallenstein");
  await page.goto(`/t/${id}`);
  await page.getByRole("link", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Analyse" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("progressbar", { name: "Bots are looking" }).waitFor();
  await page.getByRole("heading", { name: "Chances to win" }).waitFor({ timeout: PATIENCE });
  const { analysis } = await ask(anna, "GET", `/tables/${id}/analysis?seat=0`);
  assert.ok(analysis.costly.length, "a game played at random has costly decisions");
  assert.equal(await page.locator("svg .pin").count(), analysis.costly.length + analysis.good.length);
  assert.equal(await page.locator("svg .line").count(), 3, "a line for every seat");
  assert.equal(await page.locator("svg .winter").count(), 2);
  assert.equal(await page.locator("svg rect + path[d^=M]").count(), 3, "its charge beside every seat's last chance");
  assert.match(await page.locator(".left .whole").innerText(), /^33% to begin with, fortune .* decisions .*: \d+%\. /);
  await page.getByText("Chances as a table").click();
  assert.equal(await page.locator("table tbody tr").count(), new Set(analysis.points.map((point) => JSON.stringify(point.part))).size);
  assert.equal(await page.getByRole("button", { name: "Try it again from here" }).count(), analysis.costly.length);
  assert.ok(await fits(page));
  await accessible(page, "an analysis");

  await page.getByRole("link", { name: "Show the moment" }).first().click();
  await page.waitForURL(/\/replay\/\d+\?seat=0/);
  const { positions } = await ask(anna, "GET", `/tables/${id}/replay?seat=0`);
  assert.equal(positions[Number(/replay\/(\d+)/.exec(page.url())[1])].moves, analysis.costly[0].moves, "the replay stands where it was decided");
  await page.getByRole("link", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Try it again from here" }).first().click();
  await page.waitForURL((url) => /^\/t\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id));
  const again = await ask(anna, "GET", `/tables/${new URL(page.url()).pathname.slice(3)}`);
  assert.ok(!again.sandbox);
  assert.deepEqual(again.seats.map(({ kind }) => kind), ["person", "bot", "bot"], "against bots");
  await page.goto(`/t/${id}/analysis`);
  await page.getByRole("link", { name: "Try it freely" }).first().click();
  await page.waitForURL((url) => /^\/t\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id));
});

test("the position of the day is answered once, and then tells what was found; in German, of the other game too", async () => {
  const anna = await here.somebody({ size: LAPTOP });
  const { page } = anna;
  await page.goto("/");
  await page.getByRole("link", { name: "Position of the day: Wallenstein" }).click();
  await page.getByRole("group", { name: "Answers" }).waitFor();
  const before = await ask(anna, "GET", "/puzzles/wallenstein");
  assert.equal(await page.getByRole("radio").count(), before.answers.length);
  assert.equal(before.found, null);
  await page.getByRole("radio", { name: before.answers[0].sentence.en }).check();
  await accessible(page, "a position of the day");
  await page.getByRole("button", { name: "Answer" }).click();
  await page.getByRole("link", { name: "Try it from there" }).waitFor();
  const { found, mine } = await ask(anna, "GET", "/puzzles/wallenstein");
  assert.equal(mine, 0);
  assert.deepEqual(found.counts.filter(Boolean), [1]);
  assert.equal(await page.getByText("±").count(), before.answers.length - 1, "what every other answer costs");
  assert.ok(await page.getByRole("radio").first().isDisabled());
  assert.ok(await fits(page));
  await accessible(page, "a position of the day that is answered");
  await page.getByRole("link", { name: "Try it from there" }).click();
  await page.waitForURL(/\/t\//);

  const ben = await here.somebody({ language: "de", size: PHONE });
  await ben.page.goto("/puzzle?game=sixteenthirty");
  await ben.page.getByRole("heading", { name: "Stellung des Tages" }).waitFor();
  await ben.page.getByRole("group", { name: "Antworten" }).waitFor();
  assert.ok(await fits(ben.page));
  await accessible(ben.page, "a position of the day on a phone");
});

test("found in the list of one's games; on a phone, in German, and of the other game", async () => {
  const anna = await here.somebody({ language: "de", size: PHONE });
  const { page } = anna;
  await guest(anna, "Anna");
  await ended(anna);
  await page.goto("/games");
  await page.getByRole("link", { name: /^Analyse: / }).click();
  await page.getByRole("button", { name: "Analysieren" }).waitFor();
  await accessible(page, "before an analysis");
  await page.goto(`/t/${await imported(anna, "sixteenthirty")}/analysis`);
  await page.getByRole("group", { name: "Wessen Partie" }).getByRole("button").nth(1).click();
  await page.getByRole("button", { name: "Analysieren" }).click();
  await page.getByRole("heading", { name: "Aussichten auf den Sieg" }).waitFor({ timeout: PATIENCE });
  assert.match(page.url(), /seat=1/);
  assert.ok(await fits(page));
  await accessible(page, "an analysis on a phone");
});

test("a bot that has won says so, unless remarks are switched off", async () => {
  const anna = await here.somebody({ size: LAPTOP });
  const { page } = anna;
  await guest(anna, "Anna");
  const id = await sitDown(anna, { record: recordOf("wallenstein", 3, 5, 1), seat: 2 });
  const { outcome, seats } = await until("the end", async () => {
    const header = await ask(anna, "GET", `/tables/${id}`);
    return header.outcome ? header : null;
  });
  const winner = seats[outcome.ranking[0][0]];
  assert.equal(winner.kind, "bot");
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Look at the table" }).click();
  const remark = page.locator(".remark", { hasText: winner.name });
  await remark.first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "Remarks of the bots" }).uncheck();
  await remark.first().waitFor({ state: "detached" });
});

test("a game that is not over has no analysis, and one too many within the hour is refused: in words", async () => {
  const anna = await here.somebody();
  const { page } = anna;
  await guest(anna, "Anna");
  const running = await table(anna, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${running.id}/analysis`);
  await page.getByRole("alert").waitFor();
  assert.equal(await page.getByRole("button", { name: "Analyse" }).count(), 0);

  const id = await imported(anna, "wallenstein");
  const refused = { code: "too_many_requests", facts: {}, sentence: { en: "Too many.", de: "Zu viel." } };
  await page.route("**/analysis*", (route) => (route.request().method() === "POST" ? route.fulfill({ status: 409, json: { error: refused } }) : route.continue()));
  await page.goto(`/t/${id}/analysis`);
  await page.getByRole("button", { name: "Analyse" }).click();
  assert.equal(await page.getByRole("alert").innerText(), "Too many.");
  assert.ok(await page.getByRole("button", { name: "Analyse" }).isEnabled(), "it can be tried again");
});
