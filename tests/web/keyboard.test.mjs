// The same by keyboard alone: no mouse, no touch, from the start page to the end of the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { world } from "./harness.mjs";
import { chance, playOn, sight } from "./player.mjs";

const here = world();
const MOST_TABS = 90;

/** Tab after Tab, until the focus is on something that fits. */
async function tabTo(page, selector) {
  const there = () => page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector);
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await there()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${selector}`);
}

const fits = (page, selector) => page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector);

/** Within a group of things, arrow after arrow. */
async function arrowTo(page, selector) {
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
    for (let steps = 0; steps < 12; steps++) {
      if (await fits(page, selector)) return;
      await page.keyboard.press(key);
    }
}

async function planByKeys(page, rng) {
  const boxes = await page.locator("[data-box]").evaluateAll((all) => all.filter((box) => box.querySelector(".slot")).map((box) => box.dataset.box));
  const order = await page.locator(".boxes [data-box]").evaluateAll((all) => all.map((box) => box.dataset.box));
  const spares = await page.locator(".spares .spare:not(.plain):enabled").count();
  const counties = await page.locator(".hand .cards .county").count();
  const due = Math.min(counties, boxes.length - spares);
  const digits = order.filter((box) => boxes.includes(box)).sort(() => rng() - 0.5).slice(0, due);
  for (const box of digits) {
    await tabTo(page, ".hand .cards .county");
    await arrowTo(page, ".hand .cards .county:not(.used)");
    await page.keyboard.press("Enter");
    await page.keyboard.press(String((order.indexOf(box) + 1) % 10));
  }
  await page.keyboard.press("m");
  for (let guard = 0; guard < 10 && (await page.locator("[data-box]:has(.slot)").count()); guard++) {
    await tabTo(page, ".spares .spare:enabled");
    await arrowTo(page, ".spares .spare.plain:enabled");
    await page.keyboard.press("Enter");
    await tabTo(page, "[data-box]");
    await arrowTo(page, "[data-box]:has(.slot)");
    await page.keyboard.press("Enter");
  }
  await page.locator(".totals .button.wax").waitFor();
  await page.keyboard.press("Control+Enter");
}

async function chooseByKeys(page, rng) {
  const choices = await page.locator(".side .choice:enabled").count();
  if (choices) {
    await tabTo(page, ".side .choice");
    for (let steps = Math.floor(rng() * choices); steps > 0; steps--) {
      await page.keyboard.press("Tab");
      if (!(await fits(page, ".side .choice"))) await tabTo(page, ".side .choice");
    }
    await page.keyboard.press("Enter");
  }
  await tabTo(page, "section.decision .actions .button.main:enabled, section.decision .actions .button:not(.main):last-child");
  await page.keyboard.press("Enter");
}

test("a whole game from the start page, by keyboard only", async () => {
  const { page } = await here.somebody();
  await page.goto("/");
  await page.locator(".quick .segments").nth(1).waitFor();
  await tabTo(page, ".quick .segments button:first-child"); // three players
  await page.keyboard.press("Enter");
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press("Tab"); // the random bots
  await page.keyboard.press("Enter");
  await tabTo(page, ".quick .button.main");
  await page.keyboard.press("Enter");
  const play = async (_, rng) => ((await sight(page)) === "plan" ? planByKeys(page, rng) : chooseByKeys(page, rng));
  const seen = await playOn(page, { rng: chance(30), play });
  assert.ok(seen.includes("over"));
  await tabTo(page, ".result .button.main");
  await page.keyboard.press("Enter");
  await page.locator(".end-screen h1").waitFor();
});
