// Whatever a finger is to hit is at least 44 pixels wide and high.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, PHONE, positions, recordOf, sitDown, table, until, world } from "./harness.mjs";
import { chance, playOn, sight } from "./player.mjs";

const here = world();

/**
 * What is smaller than a fingertip, with the room that it takes around it. Counties have the list beside them, links within
 * a sentence and lines of the log are text, and the sheet's handle is as wide as the screen.
 */
const small = (page, within = "body") =>
  page.evaluate((within) => {
    const LEAST = 43.5;
    const told = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}"`;
    const box = (element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      const around = getComputedStyle(element, "::after");
      if (around.content === "none" || around.position !== "absolute") return { width, height };
      const more = (...sides) => Math.max(0, -sides.reduce((sum, side) => sum + (parseFloat(around[side]) || 0), 0));
      return { width: width + more("left", "right"), height: height + more("top", "bottom") };
    };
    const all = [...document.querySelectorAll("button, a[href], input, select, summary, [role='button'], [role='tab']")].filter((element) => element.closest(within));
    return all
      .filter((element) => !element.closest("svg, p, .unseen, .log, .handle") && !element.matches(".skip, :disabled") && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, width: box(element).width, height: box(element).height }))
      .filter(({ width, height }) => width > 1 && (width < LEAST || height < LEAST))
      .map(({ element, width, height }) => `${told(element)}: ${Math.round(width)} × ${Math.round(height)}`);
  }, within);

const roomy = async (page, what, within) => assert.deepEqual(await small(page, within), [], what);

test("the doors", async () => {
  const { page, errors } = await here.somebody({ size: PHONE });
  await page.goto("/");
  await page.locator(".quick .levels").waitFor();
  await page.getByRole("link", { name: /laboratory/ }).waitFor();
  await roomy(page, "the start page");
  await page.goto("/new");
  await page.locator(".seats select").first().waitFor();
  await roomy(page, "a new table");
  await page.goto("/nowhere");
  await page.locator("#missing-title").waitFor();
  errors.length = 0; // a browser says of a page that is not there that it is not
  await roomy(page, "an address that leads nowhere");
});

test("the tower's laboratory, and a table with a tower of one's own", async () => {
  const person = await here.somebody({ size: PHONE });
  const { page } = person;
  await page.goto("/lab");
  await page.locator("textarea").waitFor();
  await roomy(page, "the laboratory");
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, BOT, { kind: "open" }], options: { throws: "outside" } });
  await page.goto(`/t/${id}`);
  await page.locator(".own input").waitFor();
  await roomy(page, "agreeing on the tower");
  await ask(person, "PUT", `/tables/${id}/seats/2`, BOT);
  await ask(person, "POST", `/tables/${id}/start`, {});
  await page.locator("section.decision input").first().waitFor();
  await roomy(page, "what fell", "section.decision");
});

test("a waiting room", async () => {
  const person = await here.somebody({ size: PHONE });
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, BOT, { kind: "open" }] });
  await person.page.goto(`/t/${id}`);
  await person.page.locator(".levels").waitFor();
  await roomy(person.page, "the waiting room");
});

for (const game of ["wallenstein", "sixteenthirty"])
  test(`the table of ${game}`, async () => {
    const person = await here.somebody({ size: PHONE });
    const { page } = person;
    await guest(person, "Anna");
    const { id } = await table(person, { game, seats: [ME, BOT, BOT] });
    await page.goto(`/t/${id}`);
    await page.locator("[data-asked]").waitFor();
    await roomy(page, "a question");
    await page.locator(".explain").first().click();
    await page.locator(".advice .rule .link").waitFor();
    await roomy(page, "the hint sheet, before a hint");
    await page.keyboard.press("h");
    await page.locator(".advice h4").waitFor();
    await roomy(page, "the hint sheet");
    await page.locator(".advice .close").click();
    for (const key of game === "wallenstein" ? ["j", "w"] : []) {
      await page.keyboard.press(key);
      await page.locator(".laid-over table").first().waitFor();
      await roomy(page, `what ${key} shows`);
      await page.locator(".laid-over .end").click();
    }
    await page.locator(".chips button").nth(1).click();
    await roomy(page, "the card of a player");
    await page.locator(".card .end").click();
    await page.locator(".top .tools button").last().click();
    await page.locator(".menu").waitFor();
    await roomy(page, "the menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "List view" }).click();
    await page.locator(".list").waitFor();
    await roomy(page, "the list of places");
    await until("the server to know the table", async () => (await ask(person, "GET", `/tables/${id}`)).status === "running");
  });

test("what was told, and its time line", async () => {
  const person = await here.somebody({ size: PHONE });
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  const asked = () => ask(person, "GET", `/tables/${id}/state?seat=0`);
  while (!(await page.locator("nav.line button[data-cell]").count())) {
    const { decision } = await until("to be asked", async () => ((found) => (found.decision && found.sealed === null ? found : null))(await asked()));
    const move = decision.kind === "plan" ? (await ask(person, "POST", `/tables/${id}/hint`, { seat: 0, decision: decision.id })).move : decision.options[0];
    await ask(person, "POST", `/tables/${id}/moves`, { seat: 0, decision: decision.id, move });
    await page.waitForTimeout(500);
  }
  await roomy(page, "the time line", "nav.line");
  await page.locator("summary").first().waitFor();
  await roomy(page, "what was told at once", ".lately");
});

test("what a full table shows at court, to who comes back, in winter and at the end", async () => {
  const person = await here.somebody({ size: PHONE });
  const { page } = person;
  await guest(person, "Anna");
  const { favor, attack, winter } = positions("crowded")[4];
  const sit = async (position) => {
    const id = await sitDown(person, position);
    await page.goto(`/t/${id}`);
    await until(position.kind, async () => (await sight(page)) === "decision");
    return id;
  };
  await sit(favor);
  await page.locator(".court .end").click();
  await page.locator(".laid-over li").first().waitFor();
  await roomy(page, "the court and its favors");

  const id = await sit(attack);
  const look = (hidden) => page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  const told = () => page.evaluate(() => Number(document.querySelector("[data-told]").dataset.told));
  await look(true);
  const known = await told();
  const { decision } = await ask(person, "GET", `/tables/${id}/state?seat=0`);
  await ask(person, "POST", `/tables/${id}/moves`, { seat: 0, decision: decision.id, move: decision.options.find((option) => option.startsWith("move ")) });
  await until("something to be told", async () => (await told()) > known);
  await look(false);
  await page.locator(".since .button.main").waitFor();
  await roomy(page, "since you left");

  await sit(winter);
  await playOn(page, { rng: chance(4), stop: async (seen) => seen === "winter" });
  await page.locator(".scoring tbody button").first().waitFor();
  await roomy(page, "the scoring");

  const over = await ask(person, "POST", "/tables/import", { record: recordOf("wallenstein", 3, 5) });
  await page.goto(`/t/${over.id}`);
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.locator(".result").waitFor();
  await roomy(page, "the result");
});

test("a tablet", async () => {
  const person = await here.somebody({ size: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await roomy(page, "tools, cards and keys", ".top .tools, .board .tools, nav.line, .hand, .spares, .event, .season");
  const side = await page.evaluate(() => (({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector(".side")));
  assert.ok(side <= 1, `the side scrolls by ${side}`);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tablet-touch.png` });
});
