// Couriers from door to door, in a client that was built without it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../../tests/web/axe.mjs";
import { ask, guest, ME, PHONE, root, table, tableOf, until, world } from "../../../tests/web/harness.mjs";
import { foreign, heard } from "../../../tests/web/language.mjs";

const here = world({ FELDHERR_GAMES: "examples.couriers", PYTHONPATH: root });
const CAPTAIN = { kind: "bot", level: "captain" };
const LONG = 300_000;

/** Answers with what is offered, the last of it first, until the game is over; `before` looks at every question. */
async function playOn(page, before = async () => undefined) {
  const asked = page.locator("section.decision [data-option]");
  const over = page.locator("section.result");
  for (let answers = 0; ; answers++) {
    await asked.or(over).first().waitFor({ timeout: 60_000 });
    if (await over.count()) return answers;
    await before();
    const question = await page.locator(".side").getAttribute("data-asked");
    await asked.last().click();
    await until("the answer is taken", async () => (await page.locator(".side").getAttribute("data-asked")) !== question || (await over.count()) > 0, 60_000);
  }
}

test("from the start page to the end of a game, by clicks only", { timeout: LONG }, async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/");
  await page.getByRole("radio", { name: /Couriers/ }).click();
  assert.match(await page.locator(".quick .games").innerText(), /2 to 4 players, about 10 minutes/);
  const players = page.locator(".quick .segments").first();
  assert.deepEqual(await players.locator("button").allInnerTexts(), ["2", "3", "4"]);
  await players.getByText("3").click();
  assert.equal(await page.locator(".quick .levels button").count(), 3);
  await page.locator(".quick .button.main").click();
  await page.locator("section.decision").waitFor();
  assert.match(await page.locator("section.decision h2").innerText(), /send a rider in secret/);
  assert.match(await page.locator("section.decision [data-option]").first().innerText(), /^A rider of speed \d$/);
  assert.match(await page.locator('[data-facts="road"]').innerText(), /Worth/);
  await accessible(page, "the first question");
  const answers = await playOn(page);
  assert.ok(answers >= 5, `a rider for each day: ${answers}`);
  await accessible(page, "the last day");

  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  const { outcome, status } = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.equal(status, "over");
  const shown = await page.locator(".end-screen .result .sum").allInnerTexts();
  assert.deepEqual(shown.map(Number).toSorted(), outcome.scores.toSorted());
  const id = tableOf(page);
  await page.goto(`/t/${id}/replay/0`);
  await page.locator('[data-facts="players"]').waitFor();
  await page.goto(`/t/${id}/rules`);
  await page.getByText("all riders of that speed").first().waitFor({ timeout: 60_000 }); // a book is made by a worker that may just have begun
  const { games } = await ask(person, "GET", "/statistics");
  assert.ok(games.some(({ game }) => game === "couriers"));
  assert.equal((await person.api.fetch(`/api/v1/tables/${id}/picture.png`)).status(), 200);
});

test("in German, on a phone: what is sealed is taken back, nothing sticks out, and no word is English", { timeout: LONG }, async () => {
  const person = await here.somebody({ language: "de", size: PHONE });
  const { page } = person;
  await guest(person, "Klara");
  const other = await here.somebody({ language: "de" });
  await guest(other, "Jonas");
  const { id, invitation } = await table(person, { game: "couriers", seats: [ME, { kind: "open" }, CAPTAIN] });
  await ask(other, "POST", `/tables/${id}/join`, { code: invitation });
  await ask(person, "POST", `/tables/${id}/start`, {});
  await Promise.all([person, other].map(({ page: their }) => their.goto(`/t/${id}`)));
  const first = page.locator("section.decision [data-option]").first();
  await first.click();
  const sealed = page.locator("section.sealed");
  await sealed.waitFor();
  assert.match(await sealed.innerText(), /Ein Reiter mit Tempo/);
  const { view } = await ask(other, "GET", `/tables/${id}/state?seat=1`);
  assert.deepEqual([view.sealed, view.players[0].hand, view.players[0].sent], [{}, null, null]);
  await sealed.locator("button").click();
  await first.waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `nothing sticks out: ${wide}`);
  const english = new Set();
  const listen = async () => {
    for (const text of await heard(page)) if (foreign(text)) english.add(text);
  };
  await Promise.all([playOn(page, listen), playOn(other.page)]);
  assert.deepEqual([...english], []);
  assert.equal((await ask(person, "GET", `/tables/${id}`)).status, "over");
});

test("a table is made with a house rule", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/new");
  await page.getByRole("radio", { name: /Couriers/ }).click();
  await page.locator("details summary").first().click();
  await page.locator(".rule", { hasText: "Marauders" }).locator("select").selectOption({ index: 1 });
  for (const seat of await page.locator(".seats select:has(option[value='bot captain'])").all()) if ((await seat.inputValue()) === "open") await seat.selectOption("bot captain");
  await page.locator(".seats .button.main").click();
  await page.locator("section.decision").waitFor();
  const { options } = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.deepEqual(options.rules, { marauders: false });
});
