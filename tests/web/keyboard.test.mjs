// Wallenstein by keyboard alone: no mouse, no touch, from the start page to the end of the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BOT, guest, ME, positions, sitDown, table, until, world } from "./harness.mjs";
import { arrowTo, fits, keptFocus, tabTo, watchFocus } from "./keys.mjs";
import { chance, playOn, sight } from "./player.mjs";

const here = world();

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
    assert.equal(await page.locator(`[data-box="${box}"] .slot`).count(), 0, "a digit lays the card that is held");
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
    for (let steps = Math.floor(rng() * choices); steps > 0; steps--) await page.keyboard.press("ArrowRight");
    if (!(await fits(page, "[aria-checked='true'], [aria-pressed='true']"))) await page.keyboard.press("Enter");
  }
  await tabTo(page, "section.decision .actions .button.main:enabled, section.decision .actions .button:not(.main):last-child");
  await page.keyboard.press("Enter");
}

test("a whole game from the start page, by keyboard only; the focus never falls to the page", async () => {
  const { page } = await here.somebody();
  await page.goto("/");
  await page.locator(".quick .levels").waitFor();
  await watchFocus(page);
  await tabTo(page, ".quick .segments button:first-child"); // three players
  await page.keyboard.press("Enter");
  await tabTo(page, ".quick .levels [role='radio']");
  assert.equal(await fits(page, "[aria-checked='true']"), true, "who comes to a group comes to what is chosen");
  await page.keyboard.press("Home"); // the random bots
  assert.equal(await fits(page, "[aria-label='Random'][aria-checked='true']"), true);
  await tabTo(page, ".quick .button.main");
  await page.keyboard.press("Enter");
  const play = async (_, rng) => ((await sight(page)) === "plan" ? planByKeys(page, rng) : chooseByKeys(page, rng));
  const seen = await playOn(page, { rng: chance(30), play });
  assert.ok(seen.includes("over"));
  await tabTo(page, "section.result .button.main");
  await page.keyboard.press("Enter");
  await page.locator(".end-screen h1").waitFor();
  await keptFocus(page);
});

test("a county is found by its letters, wherever the focus is", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await watchFocus(page);
  const name = await page.locator(".hand .cards .county .full").last().textContent();
  for (const place of [".top .tools button", ".hand .cards .county", "[data-box]", ".map [data-county], [data-county]"]) {
    await tabTo(page, place);
    await page.keyboard.press("/");
    await page.keyboard.type(name.toLowerCase());
    await page.keyboard.press("Enter");
    const held = page.locator(".hand .cards .county[aria-pressed='true']");
    assert.equal(await held.locator(".full").textContent(), name, `from ${place}`);
    assert.equal(await fits(page, place), true, "and the focus is where it was");
    await page.keyboard.press("Escape");
    await until("the card to be let go", async () => !(await held.count()));
  }
  await page.keyboard.press("/");
  await page.keyboard.type("1v"); // letters and digits are letters here
  assert.equal(await page.locator(".list").count(), 0);
  assert.equal(await page.getByText("Nothing is called that.").count(), 1);
  await page.keyboard.press("Escape");
  await keptFocus(page);
});

test("menus and drawers give the focus back", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await watchFocus(page);
  const settings = ".top .tools button[aria-label='Settings']";
  await tabTo(page, settings);
  await page.keyboard.press("Enter");
  await page.locator(".menu").waitFor();
  await tabTo(page, ".menu .segments button");
  await page.keyboard.press("Escape");
  assert.equal(await fits(page, settings), true, "the menu gives it back");
  await tabTo(page, ".top .tools button[aria-label='Chat']");
  await page.keyboard.press("Enter");
  await tabTo(page, ".drawer .close");
  await page.keyboard.press("Enter");
  assert.equal(await fits(page, ".top .tools button[aria-label='Chat']"), true, "the drawer gives it back");
  await keptFocus(page);
});

test("what is told is read by keyboard: Space goes on, comma and full stop leaf, and the focus stays", async () => {
  const person = await here.somebody({ pace: "read", moving: false });
  const { page } = person;
  await guest(person, "Anna");
  await page.goto(`/t/${await sitDown(person, positions("crowded")[5].attack)}`);
  await page.locator(".targets .choice").first().waitFor({ state: "visible" });
  await watchFocus(page);
  await tabTo(page, ".targets .choice");
  if (!(await fits(page, "[aria-checked='true']"))) await page.keyboard.press("Enter");
  await tabTo(page, "section.decision .actions .button.main:enabled");
  await page.keyboard.press("Enter");
  await page.locator(".story [data-fight]").waitFor();
  const told = () => page.evaluate(() => Number(document.querySelector("[data-told]").dataset.told));
  const fought = await told();
  await page.keyboard.press("Space");
  await until("what comes then", async () => (await told()) > fought);
  await until("the card again", async () => {
    const at = await told(); // others' acts may have been told meanwhile: then it is more than one step
    if (at !== fought) await page.keyboard.press(at > fought ? "," : ".");
    return at === fought;
  });
  await page.keyboard.press(".");
  await until("what came after it", async () => (await told()) > fought);
  await page.keyboard.press("Shift+Space");
  await until("all to be told", async () => !(await page.locator(".story").count()));
  await keptFocus(page);
});
