// Hints: what a captain would do, asked for by the one who decides, laid out and played like any other answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, PHONE, positions, sitDown, table, until, world } from "./harness.mjs";
import { foreign, heard } from "./language.mjs";
import { chance, playOn, sight } from "./player.mjs";

const here = world();
const LONG = 600_000;

const asking = (page) => page.getByRole("button", { name: /^(Hint|Hinweis)$/ });
/** Asks for a hint, as a click or a key does, and reads what comes. */
async function advice(page, ask) {
  const [response] = await Promise.all([page.waitForResponse((each) => each.url().endsWith("/hint"), { timeout: 60_000 }), ask()]);
  return response.json();
}
const moved = (page) => page.waitForRequest((request) => request.url().endsWith("/moves")).then((request) => request.postDataJSON().move);

/** The cards of a move, or the pairs of a plan, in any order. */
const parts = (move) => move.split(" ").toSorted();

const laying = (page) => page.getByRole("button", { name: /^(Lay it|Legen)$/ });

test("in planning a hint explains every box, lies there as a shadow, and is laid and sealed only by the player", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT], options: { court: true } });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  const places = () => page.evaluate(() => [".mat", ".hand", ".totals", ".season"].map((part) => document.querySelector(part).getBoundingClientRect().top));
  const before = await places();
  const { move, ideas } = await advice(page, () => page.keyboard.press("h"));
  const sheet = page.locator(".advice");
  await sheet.locator("h4").waitFor();
  assert.deepEqual(await places(), before, "the sheet moves nothing");
  assert.equal(await page.locator("[data-box] .card:not(.ghost)").count(), 0, "nothing is laid out unasked");
  assert.equal(await page.locator("[data-box] .ghost").count(), 1, "what is proposed lies there as a shadow");
  await accessible(page, "a hint for a plan");
  const laid = Object.fromEntries(move.split(" ").slice(1).map((pair) => pair.split("=")));
  for (const box of ["palace", "bid", "court1"]) {
    await page.locator(`[data-box=${box}]`).click();
    const here = ideas.filter((idea) => idea.move.startsWith(`${box}=`));
    assert.equal(here[0].move, `${box}=${laid[box]}`, "first what the whole plan says");
    await sheet.getByText(here[0].why.sentence.en).waitFor();
    if (here.length < 2) continue;
    await page.getByRole("button", { name: "Another idea" }).click();
    await sheet.getByText(here[1].why.sentence.en).waitFor();
  }
  await page.locator("[data-box=palace]").click();
  await laying(page).click();
  await page.locator("[data-box=palace] .card:not(.ghost)").waitFor();
  await page.getByRole("button", { name: "Lay all" }).click();
  await until("the plan to be on the mat", async () => (await page.locator("[data-box] .slot").count()) === 0);
  await page.getByRole("button", { name: "Compare with mine" }).click();
  await sheet.getByText("your plan brings as much as the hint's").waitFor();
  await accessible(page, "a plan beside the hint's");
  await page.locator("[data-box=palace] .card").click(); // the player takes a card up again ...
  await page.locator("[data-box=grain]").click(); // ... and has it change places with another
  await sheet.locator(".gaps li").first().waitFor(); // the comparison goes with the plan
  await page.getByRole("button", { name: "Lay all" }).click();
  await sheet.getByText("your plan brings as much as the hint's").waitFor();
  const sent = moved(page);
  await page.locator(".totals .button.wax").click();
  assert.deepEqual(parts(await sent), parts(move));
  await until("the hint to be gone", async () => (await sheet.count()) === 0);
  const { events } = await ask(person, "GET", `/tables/${id}/events?seat=0`);
  assert.ok(!events.some((event) => /hint/.test(event.kind)), "no log tells of it");
});

/** Asks for a hint where a recorded game stands, has it laid out, and answers with the button of the question. */
async function follow(person, name, position) {
  const { page } = person;
  page.setDefaultTimeout(60_000);
  const id = await sitDown(person, position);
  await page.goto(`/t/${id}`);
  await until(`${name} to be asked`, async () => ["plan", "decision"].includes(await sight(page)));
  const { move, told, why } = await advice(page, () => asking(page).click());
  const language = await page.evaluate(() => document.documentElement.lang);
  const sheet = page.locator(".advice");
  if (position.kind === "plan") return sheet.locator("h4").waitFor();
  for (const reason of why) await sheet.getByText(reason.sentence[language]).first().waitFor();
  await sheet.getByText(told[language]).first().waitFor();
  let played = false;
  page.on("request", (request) => (played ||= request.url().endsWith("/moves")));
  await laying(page).click();
  await sheet.locator(".close").click();
  assert.ok(!played, `${name}: a hint never plays`);
  const sent = moved(page);
  const way = page.locator("section.decision .actions .button.main:enabled");
  const plain = page.locator(`[data-move="${move}"]`);
  await ((await plain.count()) ? plain : way).click();
  assert.deepEqual(parts(await sent), parts(move), `${name}: what is laid out is what was advised`);
}

test("every decision of Wallenstein: the hint is laid out among the ways to answer", { timeout: LONG }, async () => {
  const person = await here.somebody();
  await guest(person, "Clara");
  const seen = new Set();
  for (const found of Object.values(positions("second", "court", "landsknechte", "draft", "first")))
    for (const [name, position] of Object.entries(found)) {
      if (seen.has(name)) continue;
      seen.add(name);
      await follow(person, name, position);
    }
  assert.ok(seen.size > 12, [...seen].join());
});

test("every decision of Sixteen Thirty Something, in German and on a phone", { timeout: LONG }, async () => {
  const person = await here.somebody({ language: "de", size: PHONE });
  await guest(person, "Klara");
  for (const [name, position] of Object.entries(positions("sixteenthirty")[3])) await follow(person, name, position);
});

test("a hint is read out, fits a phone, and shuts nobody out", async () => {
  const person = await here.somebody({ language: "de", size: PHONE });
  const { page } = person;
  await guest(person, "Klara");
  for (const game of ["wallenstein", "sixteenthirty"]) {
    const { id } = await table(person, { game, seats: [ME, BOT, BOT] });
    await page.goto(`/t/${id}`);
    await asking(page).tap();
    await page.locator(".advice [role=status] li").first().waitFor();
    await accessible(page, `a hint at a table of ${game}, on a phone`, ["parchment", "candlelight"]);
    assert.deepEqual((await heard(page)).filter(foreign), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px stick out`);
  }
});

test("where people meet there are no hints, unless the table was made with them", async () => {
  const [anna, ben] = [await here.somebody(), await here.somebody()];
  await guest(anna, "Anna");
  await guest(ben, "Ben");
  for (const [hints, count] of [["alone", 0], ["always", 1]]) {
    const { id, invitation } = await table(anna, { seats: [ME, { kind: "open" }, BOT], hints });
    await ask(ben, "POST", `/tables/${id}/join`, { code: invitation });
    await ask(anna, "POST", `/tables/${id}/start`, {});
    await ben.page.goto(`/t/${id}`);
    await ben.page.locator(".mat .boxes").waitFor();
    assert.equal(await asking(ben.page).count(), count);
  }
});

test("on a shared screen a hint goes with the curtain", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, { ...ME, name: "Jonas" }, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".curtain .button.main").click();
  await page.locator(".mat .boxes").waitFor();
  const { ideas } = await advice(page, () => asking(page).click());
  const why = ideas.map((idea) => idea.why);
  await page.getByText(why[0].sentence.en).first().waitFor();
  const hide = () => page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
    delete document.hidden;
  });
  await hide();
  await page.locator(".curtain").waitFor();
  assert.ok(!(await page.content()).includes(why[0].sentence.en), "nothing of it is in the page");
  await page.locator(".curtain .button.main").click();
  await page.locator(".mat .boxes").waitFor();
  assert.ok(!(await page.content()).includes(why[0].sentence.en), "nor does it come back unasked");
  await playOn(page, { rng: chance(7), stop: async (seen) => seen === "curtain" });
  assert.match(await page.locator(".curtain h1").innerText(), /Jonas/);
  await page.locator(".curtain .button.main").click();
  await page.locator(".mat .boxes").waitFor();
  assert.equal(await page.locator(".advice").count(), 0);
});

test("the form of a new table explains hints and makes tables with them", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/new");
  const wish = page.getByRole("group", { name: "Hints" });
  await page.getByText("A bot may be asked for advice where one person plays").waitFor();
  await wish.getByRole("button", { name: "Always" }).click();
  await page.getByText("Everybody may ask a bot for advice.").waitFor();
  const made = page.waitForRequest((request) => request.url().endsWith("/tables") && request.method() === "POST");
  await page.locator(".seats .button.main").click();
  assert.equal((await made).postDataJSON().hints, "always");
});
