// Risk and intention: boxes say what the server forecasts of them, the plan lies on the map, what hardly works is dimmed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, guest, positions, sitDown, until, world } from "./harness.mjs";
import { sight } from "./player.mjs";

const PATIENCE = 60_000;
const here = world();
const FOUND = positions("crowded");
const percent = (share) => `${Math.round(Math.max(0.01, share) * 100)}%`;

async function before(phase, players = 5) {
  const person = await here.somebody();
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  await guest(person, "Clara");
  const id = await sitDown(person, FOUND[players][phase]);
  await page.goto(`/t/${id}`);
  await until(phase, async () => ["plan", "decision"].includes(await sight(page)), PATIENCE);
  const { decision } = await ask(person, "GET", `/tables/${id}/state?seat=0`);
  return { person, page, id, decision };
}

test("a box says itself what cannot be paid, fails or may revolt, as the server forecasts it; the map shows the plan", async () => {
  const { person, page, id, decision } = await before("plan");
  const view = (await ask(person, "GET", `/tables/${id}/state?seat=0`)).view;
  const restless = decision.counties.find((county) => view.counties[county].revolt);
  const calm = decision.counties.filter((county) => county !== restless);
  const laid = { grain: restless, palace: calm[0], church: calm[1], deploy5: calm[2], trading_post: calm[3], deploy1: calm.at(-1), combat_a: calm.find((county, place) => place > 2 && view.counties[county].armies === 1) };
  const move = ["plan", ...Object.entries(laid).map(([box, county]) => `${box}=${county}`)].join(" ");
  const { forecast } = await ask(person, "POST", `/tables/${id}/check`, { seat: 0, decision: decision.id, move });
  await ask(person, "PUT", `/tables/${id}/draft`, { seat: 0, decision: decision.id, text: move });
  await page.reload();
  await page.locator("[data-box=grain].risk").waitFor();
  const line = (box) => page.locator(`[data-box=${box}] .l2`).innerText();
  assert.match(await line("grain"), new RegExp(`held ${percent(forecast.boxes.grain.revolt.held)}`));
  assert.match(await line("combat_a"), /1 army/);
  const unpaid = ["palace", "church", "trading_post", "deploy5", "deploy1"].filter((box) => forecast.boxes[box].unpaid > 0 && forecast.boxes[box].unpaid < 1 && !Object.keys(forecast.boxes[box].fails).length);
  assert.ok(unpaid.length, "somebody is short of money here");
  for (const box of unpaid) assert.match(await line(box), new RegExp(`unpaid( in)? ${percent(forecast.boxes[box].unpaid)}`));
  assert.equal(await page.locator(".board .tag").count(), Object.keys(laid).length, "each card is a tag on the map");
  await page.locator("[data-box=grain]").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.locator("[role=tooltip].shown", { hasText: "peasants revolt" }).waitFor();
  await page.locator(".tiles button").first().hover();
  await page.locator("[role=tooltip].shown", { hasText: "Place 1" }).waitFor();
});

test("a box chosen first sorts the hand for it: what serves it first, the rest dimmed, with the reason", async () => {
  const { person, page, id, decision } = await before("plan");
  const { forecast } = await ask(person, "POST", `/tables/${id}/check`, { seat: 0, decision: decision.id, move: "plan" });
  await page.locator("[data-box=palace]").click();
  const unfit = Object.keys(forecast.against.palace);
  await until("the hand to be sorted", async () => (await page.locator(".hand .county.fit").count()) === decision.counties.length - unfit.length);
  const fits = await page.locator(".hand .county").evaluateAll((all) => all.map((card) => card.classList.contains("fit")));
  assert.deepEqual(fits, fits.toSorted((a, b) => b - a), "those that serve it lie first");
  for (const reason of await page.locator(".hand .county.unfit .why").allInnerTexts()) assert.match(reason, /has one|no site/);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".hand .county.fit").count(), 0);
  const towers = page.locator(".spares .spare.plain:enabled");
  await towers.nth(1).click();
  assert.equal(await page.locator(".spares .spare.up").count(), 1, "one card was picked, and one is lit");
  assert.match(await page.locator(".spares .fill").innerText(), /money/);
});

test("targets under five in a hundred stand last and dimmed, and can still be chosen; the county's card never follows the pointer", async () => {
  const { person, page, id, decision } = await before("attack");
  const { odds } = await ask(person, "GET", `/tables/${id}/odds?seat=0&decision=${decision.id}`);
  await page.route("**/odds?*", (route) => route.fulfill({ json: { odds } })); // at once: what comes late changes no order
  await page.reload();
  const best = (county) => Math.max(...Object.entries(odds).filter(([move]) => move.split(" ")[1] === county).map(([, { win }]) => win));
  const slight = decision.targets.filter((county) => best(county) < 0.05);
  assert.ok(slight.length);
  await page.locator(".targets .choice.slight").first().waitFor();
  const marked = await page.locator(".targets .choice").evaluateAll((all) => all.map((each) => each.classList.contains("slight")));
  assert.deepEqual(marked, [...Array(decision.targets.length - slight.length).fill(false), ...Array(slight.length).fill(true)]);
  await page.locator(".targets .choice.slight").first().click();
  await page.locator("section.decision .button.main:enabled", { hasText: "Attack" }).waitFor();
  const card = page.locator(".board .card:has(.county-card)");
  const places = [];
  for (const county of [decision.origin, ...decision.targets]) {
    await page.locator(`[data-county=${county}]`).focus();
    await page.locator(".county-card h3").waitFor();
    await page.waitForTimeout(250);
    places.push(await card.evaluate((box) => getComputedStyle(box).transform));
  }
  assert.equal(new Set(places).size, 1, places.join());
  const dock = await page.locator(".county-card").boundingBox();
  const named = await Promise.all([decision.origin, ...decision.targets].map((county) => page.locator(`[data-county=${county}]`).boundingBox()));
  for (const box of named) assert.ok(box.x > dock.x + dock.width || box.y > dock.y + dock.height || box.x + box.width < dock.x, "it covers none of them");
});
