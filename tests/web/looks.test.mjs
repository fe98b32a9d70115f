// What a picture would show: words that fit their cards, badges that nothing hides, gains told before they are made.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, PHONE, positions, sitDown, table, until, world } from "./harness.mjs";
import { asked, chance, plan, sight } from "./player.mjs";

const PATIENCE = 90_000;
const here = world();
const FOUND = positions("second", "court", "draft");

async function before(position, own) {
  const person = await here.somebody(own);
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  await guest(person, "Clara");
  const id = await sitDown(person, position);
  await page.goto(`/t/${id}`);
  await until(position.kind, async () => ["plan", "decision"].includes(await sight(page)), PATIENCE);
  await page.evaluate(() => document.fonts.ready);
  return person;
}

/** Texts that are cut off, or whose words are torn without a hyphen. */
const torn = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent));

test("in German every word of the planning fits its card", async () => {
  const { page } = await before(FOUND.court.plan, { language: "de" });
  await plan(page, chance(5), { seal: false });
  for (const selector of [".events .d", ".tiles button", ".favors button", ".court .card b", ".boxes .card b"]) {
    assert.ok(await page.locator(selector).count(), selector);
    assert.deepEqual(await torn(page, selector), [], selector);
  }
  const names = await page.locator(".events b").evaluateAll((all) => all.map((name) => [name.textContent, name.getClientRects().length, name.clientHeight]));
  for (const [name, , height] of names) assert.ok(height < 20 || name.includes(" "), `${name} is torn in two`);
});

test("in German every action card of the time line has its name, and all ten fit", async () => {
  const { page } = await before(FOUND.second.position, { language: "de" });
  const line = page.getByRole("navigation", { name: "Zeitleiste" });
  const names = await line.locator("li > *").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  assert.equal(names.length, 10);
  assert.equal(names.filter((name) => name.endsWith("verdeckt")).length, 5, names.join());
  assert.deepEqual(await torn(page, "nav.line"), []);
});

test("on a phone the army groups of a draft stay within the page", async () => {
  const { page } = await before(FOUND.draft.draft, { size: PHONE });
  const right = await page.locator(".side li i").evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
  assert.ok(right <= PHONE.width, `a group ends at ${right} px`);
});

test("on a phone a sealed plan is seen at once, however far the sheet was scrolled", async () => {
  const [person, friend] = [await here.somebody({ size: PHONE }), await here.somebody()];
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  await guest(person, "Clara");
  await guest(friend, "Jonas");
  const { id } = await table(friend, { seats: [ME, { kind: "open" }, BOT], public: true });
  await ask(person, "POST", `/tables/${id}/join`, {});
  await ask(friend, "POST", `/tables/${id}/start`, {});
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await plan(page, chance(7));
  await page.locator("section.sealed").waitFor();
  await until("the sheet to be at its top", async () => (await page.locator(".side").evaluate((side) => side.scrollTop)) === 0, PATIENCE);
});

test("the badge of a chosen target lies above its ring", async () => {
  const { page } = await before(FOUND.second.attack);
  await page.locator(".top .badge").first().waitFor();
  await page.locator(".side .targets .choice").first().click();
  await page.locator(".top .line").first().waitFor();
  const above = await page.evaluate(() => {
    const last = [...document.querySelectorAll(".top .line, .top .march")].at(-1);
    return [...document.querySelectorAll(".top .badge")].every((badge) => last.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  assert.ok(above);
});

test("a favor that brings points tells how many there will be", async () => {
  const position = FOUND.court["favor points"];
  const person = await before(position);
  const { gains } = await asked(person, position.seat);
  const card = person.page.locator(".hall .card:enabled:has([href$=victory-point])").first();
  const [now, then] = gains[(await card.locator(".no").innerText()).trim()];
  assert.ok(then > now);
  await card.click();
  assert.equal(await person.page.locator(".decision .gain").innerText(), `${now} → ${then} ${then === 1 ? "point" : "points"}.`);
});
