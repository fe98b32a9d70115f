// Who is who: faces and levels of bots, names told apart, who is here, whose time runs, and who only watches.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, DESKTOP, guest, ME, PHONE, root, table, tableOf, until, world } from "./harness.mjs";

const here = world({ FELDHERR_PRESENCE_SECONDS: "3", FELDHERR_HEARTBEAT: "1" });

const PLAYS = new Map([...readFileSync(join(root, "src/feldherr/words/en/characters.ftl"), "utf8").matchAll(/^characters-plays_wallenstein_(\w+) = (.+)$/gm)].map(([, who, line]) => [who, line]));

/** Two of one name and a bot of each kind, and somebody who watches. */
async function company(game = "wallenstein") {
  const [anna, other, watcher] = [await here.somebody(), await here.somebody({ size: PHONE }), await here.somebody({ language: "de" })];
  await guest(anna, "Anna");
  await guest(other, "Anna");
  const { id } = await table(anna, { game, seats: [ME, { kind: "open" }, { kind: "bot", level: "captain" }, BOT], public: true, pace: { kind: "live", bank: 90, increment: 30 } });
  await ask(other, "POST", `/tables/${id}/join`, {});
  const { seats } = await ask(anna, "POST", `/tables/${id}/start`, {});
  return { anna, other, watcher, id, seats };
}

test("the players' table shows who they are", async () => {
  const { anna, other, watcher, id, seats } = await company();
  await anna.page.goto(`/t/${id}`);
  await anna.page.locator(".mat .boxes").waitFor();
  const row = (person, seat) => person.page.locator(".players tbody tr", { has: person.page.locator(".name", { hasText: new RegExp(`^${seats[seat].name.replace(/[()]/g, "\\$&")}$`) }) });
  assert.deepEqual([seats[0].name, seats[1].name], ["Anna", "Anna (2)"]);
  const bot = row(anna, 2);
  assert.match(await bot.locator("use").first().getAttribute("href"), new RegExp(`portrait-${seats[2].character}$`));
  assert.equal(await bot.locator(".level").getAttribute("aria-label"), "Captain, level 3 of 5");
  assert.equal(await bot.locator(".level .full").count(), 3);
  assert.ok((await bot.locator(".office").textContent()).length > 3);
  await until("a line of who it is", async () => (await bot.locator(".office").getAttribute("data-tip"))?.split("\n")[1]?.length > 20);
  const tip = (seat) => row(anna, seat).locator(".office").getAttribute("data-tip");
  assert.ok((await tip(2)).endsWith(PLAYS.get(seats[2].character)), "and of how a captain with that temper plays");
  assert.ok(!(await tip(3)).includes(PLAYS.get(seats[3].character)), "which nobody says of a bot that has none");
  assert.equal(await bot.locator(".dot").count(), 0, "a bot is always there");
  assert.equal(await row(anna, 0).locator(".who use").count(), 0, "people keep the plain shield");
  assert.match(await row(anna, 1).locator("[role='timer']").textContent(), /^1:[0-5]\d$/);

  const dot = row(anna, 1).locator(".dot");
  assert.match(await dot.getAttribute("class"), /away/);
  await other.page.goto(`/t/${id}`);
  await until("the other to be here", async () => (await dot.getAttribute("aria-label")) === "here");
  await other.page.goto("/");
  await until("the other to be gone", async () => /^away since \d/.test(await dot.getAttribute("aria-label")));

  await watcher.page.goto(`/t/${id}`);
  await watcher.page.getByText("Du schaust zu").waitFor();
  await accessible(watcher.page, "watching, with faces");
  await accessible(anna.page, "faces");
});

test("the head of the grid shows who they are", async () => {
  const { anna, other, id, seats } = await company("sixteenthirty");
  await anna.page.goto(`/t/${id}`);
  await anna.page.locator("section.decision").waitFor();
  const head = (seat) => anna.page.locator(`.grid thead [data-seat="${seat}"]`);
  assert.deepEqual(await Promise.all([0, 1].map((seat) => head(seat).locator(".name").textContent())), ["Anna", "Anna (2)"]);
  assert.match(await head(2).locator("use[href*=portrait]").getAttribute("href"), new RegExp(`portrait-${seats[2].character}$`));
  assert.equal(await head(2).locator(".level").getAttribute("aria-label"), "Captain, level 3 of 5");
  assert.match(await head(2).getAttribute("data-tip"), /Captain/);
  assert.equal(await head(0).locator("use[href*=portrait]").count(), 0, "people keep the plain shield");
  for (const seat of [0, 1]) assert.match(await head(seat).locator("[role='timer']").textContent(), /^[01]:[0-5]\d$/);
  const dot = head(1).locator(".dot");
  assert.match(await dot.getAttribute("class"), /away/);
  await other.page.goto(`/t/${id}`);
  await until("the other to be here", async () => (await dot.getAttribute("aria-label")) === "here");
  await accessible(anna.page, "the head of the grid", ["parchment"]);
});

test("on a phone the clock is in one line, and a chip tells more", async () => {
  const { anna, other, id, seats } = await company();
  await anna.page.goto(`/t/${id}`);
  const { page } = other;
  await page.goto(`/t/${id}`);
  await page.locator(".chips button").first().waitFor();
  const clock = await page.locator(".top .clock").boundingBox();
  assert.ok(clock.height < 34 && clock.x + clock.width < PHONE.width, "one line, on the screen");
  const bar = await page.locator("header.top").boundingBox();
  for (const text of await page.locator(".top .narrow :is(b, span)").all()) {
    const box = await text.boundingBox();
    assert.ok(box.y >= bar.y && box.y + box.height <= bar.y + bar.height, "the season stays in the bar");
  }
  await page.getByRole("button", { name: new RegExp(`^${seats[2].name}: 0 points`) }).click();
  await page.locator(".card .level").waitFor();
  await accessible(page, "the card of a bot");
});

test("quick start: any seat, the draft on offer, bots of five levels on the screen", async () => {
  const person = await here.somebody({ size: PHONE });
  const { page } = person;
  await page.goto("/");
  await page.locator(".quick .levels").waitFor();
  for (const key of await page.locator(".quick button").all()) {
    const box = await key.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width, `${await key.textContent()} is on the screen`);
  }
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
  await page.getByRole("radio", { name: "Random" }).click();
  await page.getByRole("button", { name: "Draft", exact: true }).click();
  const sat = new Set();
  for (let games = 0; games < 6 && sat.size < 2; games++) {
    await page.locator(".quick .button.main").click();
    await page.waitForURL(/\/t\//);
    const { mine, options, seats } = await ask(person, "GET", `/tables/${tableOf(page)}`);
    assert.equal(mine.length, 1);
    assert.ok(seats.every((seat) => seat.seat === mine[0] || seat.level === "random" || games > 0));
    if (!games) assert.equal(options.lineup, "draft");
    sat.add(mine[0]);
    await page.goto("/");
    await page.locator(".quick .levels").waitFor();
  }
  assert.equal(sat.size, 2, "not always the same seat");
});

test("a first visit finds no fault; what is nowhere has a page of its own", async () => {
  const { page, errors } = await here.somebody();
  await page.goto("/");
  await page.locator(".quick .levels").waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(errors, []);
  for (const path of ["/nowhere", "/t/nowhere"]) {
    const answer = await page.goto(path);
    assert.equal(answer.status(), 404, path);
    await page.getByRole("link", { name: "To the start" }).first().waitFor();
    await accessible(page, path);
  }
  errors.length = 0;
});

test("the frame of the map is there before the table is", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  let open = () => {};
  const held = new Promise((resolve) => (open = resolve));
  await page.route(`**/api/v1/tables/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/t/${id}`);
  const frame = await until("the frame of the map", () => page.evaluate(() => document.querySelector(".opening .board")?.getBoundingClientRect().toJSON()));
  open();
  await page.locator(".mat .boxes").waitFor();
  const board = await page.locator("main.table > .board").boundingBox();
  for (const side of ["x", "y", "width", "height"]) assert.ok(Math.abs(frame[side] - board[side]) < 8, `${side}: ${frame[side]} and ${board[side]}`);
});

test("a game that ends by agreement says so, without an empty chart", async () => {
  const person = await here.somebody({ size: DESKTOP });
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await ask(person, "POST", `/tables/${id}/end`, { agree: true });
  await page.goto(`/t/${id}`);
  await page.getByText("Ended by agreement: nobody wins.").waitFor();
  await page.getByText("The game ended before there was a course to draw.").waitFor();
  assert.equal(await page.locator(".charts figure").count(), 0);
  await accessible(page, "an end by agreement");
});
