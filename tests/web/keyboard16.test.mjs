// Sixteen Thirty Something by keyboard alone: a whole turn, and places found by their letters.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, table, until, world } from "./harness.mjs";
import { arrowTo, fits, keptFocus, tabTo, watchFocus } from "./keys.mjs";
import { chance, playOn } from "./player.mjs";
import { turnOf } from "./player16.mjs";

const here = world();
const MAIN = "section.decision .actions .button.main:enabled";
const OTHER = "section.decision .actions .button:not(.main):enabled";
const OPEN = ".side .choice:not(:disabled, [aria-disabled='true'])";
/** What is offered and not taken, outside a group of which one is chosen. */
const FREE = `${OPEN}:not([role='radio'], [aria-pressed='true'])`;
const GROUPS = ".side [role='radiogroup']";

/** Chooses in one group of radios by arrows, or presses something that is free. */
async function chooseSomething(page, rng) {
  const groups = await page.locator(GROUPS).evaluateAll((all) => all.map((group) => group.querySelectorAll("[role='radio']:not(:disabled)").length));
  const empty = await page.locator(GROUPS).evaluateAll((all) => all.findIndex((group) => group.querySelector("[role='radio']:not(:disabled, [aria-disabled='true'])") && !group.querySelector("[role='radio'][aria-checked='true']")));
  if (empty >= 0) {
    await page.locator(GROUPS).nth(empty).evaluate((group) => group.setAttribute("data-mine", ""));
    await tabTo(page, "[data-mine] [role='radio']");
    for (let steps = Math.floor(rng() * groups[empty]); steps > 0; steps--) await page.keyboard.press("ArrowDown");
    for (let shut = 0; shut < groups[empty] && (await fits(page, "[aria-disabled='true']")); shut++) await page.keyboard.press("ArrowDown");
    if (!(await fits(page, "[aria-checked='true']"))) await page.keyboard.press("Enter");
    return true;
  }
  if (!(await page.locator(FREE).count())) return false;
  await tabTo(page, `${OPEN}:not([role='radio'])`);
  await arrowTo(page, FREE);
  await page.keyboard.press("Enter");
  return true;
}

async function answerByKeys(page, rng) {
  for (let tries = 0; tries < 30; tries++) {
    const ready = await page.locator(MAIN).count();
    if (ready && (tries > 0 || rng() < 0.5)) {
      await tabTo(page, MAIN);
      await page.keyboard.press("Enter");
      return;
    }
    if (!(await chooseSomething(page, rng)) || tries > 12) {
      const way = (await page.locator(MAIN).count()) ? MAIN : OTHER;
      if (!(await page.locator(way).count())) continue;
      await tabTo(page, way);
      await page.keyboard.press("Enter");
      return;
    }
  }
  throw new Error("No way to answer was found.");
}

test("the set-up and a turn by keyboard only; the focus never falls to the page", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { game: "sixteenthirty", seats: [BOT, ME, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator("[data-asked]").waitFor();
  await watchFocus(page);
  await playOn(page, { rng: chance(16), play: answerByKeys, stop: async () => (await turnOf(ask, person, id, 1)) > 1, within: 400_000 });
  await keptFocus(page);
  await page.keyboard.press("v");
  const rows = page.getByRole("region", { name: "List view" }).locator("tbody tr");
  await until("all countries to be listed", async () => (await rows.count()) === 10);
});

test("a country is found by its letters, wherever the focus is", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { game: "sixteenthirty", seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator("section.decision").waitFor();
  await watchFocus(page);
  for (const place of [".top .tools button", "[data-country]", "section.decision button"]) {
    await tabTo(page, place);
    await page.keyboard.press("/");
    await page.keyboard.type("zzz");
    assert.equal(await page.getByText("Nothing is called that.").count(), 1);
    await page.keyboard.press("Escape");
    assert.equal(await fits(page, place), true, `the focus is back at ${place}`);
  }
  await page.keyboard.press("/");
  await page.keyboard.type("swe");
  await page.locator(".finder [aria-selected='true']", { hasText: "Sweden" }).waitFor();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".finder").count(), 0);
  await keptFocus(page);
});
