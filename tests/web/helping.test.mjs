// Help, undo, and what is shown on demand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, PHONE, positions, table, until, world } from "./harness.mjs";
import { foreign, heard } from "./language.mjs";
import { answer, chance, sight } from "./player.mjs";

const here = world();
const SETUPS = positions("second");

test("? explains what lies under the pointer, and all keys; W tells of winter, J of majorities", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT], options: { court: true } });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await page.locator("[data-box=church]").hover();
  await page.keyboard.press("?");
  await page.locator(".help .asked", { hasText: "Thalers" }).waitFor();
  await page.locator(".help .back").click();
  await page.locator(".help nav", { hasText: "Emperor's Court" }).waitFor();
  assert.equal(await page.locator(".help nav", { hasText: "Landsknechte" }).count(), 0, "only what this table plays");
  assert.ok((await page.locator(".help kbd").count()) > 20);
  await accessible(page, "help", ["parchment"]);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".help").count(), 0);

  const event = page.locator(".events button").first();
  const name = await event.locator("b").innerText();
  await event.click();
  await page.locator(".help .asked", { hasText: name }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".tiles button").first().focus();
  await page.mouse.move(0, 0);
  await page.keyboard.press("?");
  await page.locator(".help .asked", { hasText: "tile" }).waitFor();
  await page.keyboard.press("?");

  await page.keyboard.press("w");
  const winter = page.getByRole("region", { name: "If it were winter now" });
  await winter.waitFor();
  const state = await ask(person, "GET", `/tables/${id}/state?seat=0`);
  const { grain, counties } = state.view.players[0];
  const told = await winter.locator("tr.you td").allInnerTexts();
  const rest = state.view.events_open.map((card) => Math.max(0, grain - card.grain_loss) - counties);
  assert.deepEqual(told.map((text) => Number(text.replace("−", "-"))), [grain, counties, ...rest]);
  await accessible(page, "the winter supply", ["candlelight"]);
  await page.keyboard.press("j");
  await page.getByRole("region", { name: "Most buildings in a region" }).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("region", { name: "Most buildings in a region" }).count(), 0);
});

test("Sixteen Thirty Something has its own help: of the card under the pointer, and of the question", async () => {
  for (const language of ["en", "de"]) {
    const person = await here.somebody({ language });
    const { page } = person;
    await guest(person, "Clara");
    const { id } = await table(person, { game: "sixteenthirty", seats: [ME, BOT, BOT] });
    await page.goto(`/t/${id}`);
    await page.locator("section.decision .explain").first().click();
    await page.locator(".advice .link").click();
    await page.locator(".help .asked h3", { hasText: language === "en" ? "VP markers" : "Siegpunktmarker" }).waitFor();
    await page.locator(".help .keyboard kbd").nth(10).waitFor();
    if (language === "de") assert.deepEqual((await heard(page)).filter(foreign), []);
    else await accessible(page, "help of Sixteen Thirty Something", ["parchment"]);
    await page.keyboard.press("Escape");
    for (let round = 1; round <= 2; round++) {
      await page.locator("section.decision .choice").first().click();
      await page.locator("section.decision .button.main:enabled").click();
      await until(`round ${round} to be over`, async () => ((await ask(person, "GET", `/tables/${id}/state?seat=0`)).decision?.round ?? 3) > round);
    }
    await page.locator(".hand [data-rule]").first().hover();
    const rule = await page.locator(".hand [data-rule]").first().getAttribute("data-rule");
    await page.keyboard.press("?");
    await page.locator(".help .asked p").first().waitFor();
    const { points } = await ask(person, "GET", `/tables/${id}/rules`);
    assert.equal(await page.locator(".help .asked").getAttribute("data-anchor"), points[`topics-${rule}`]);
  }
});

test("on a phone help comes from the menu and from the question itself", async () => {
  const person = await here.somebody({ size: PHONE });
  const { page } = person;
  await guest(person, "Emil");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .explain").tap();
  await page.locator(".advice h3", { hasText: "Your plan" }).waitFor();
  await page.locator(".advice .link").tap();
  await page.locator(".help .asked h3").waitFor();
  await accessible(page, "help on a phone", ["parchment"]);
  await page.locator(".help .close").tap();
  await page.getByRole("button", { name: "Settings" }).tap();
  await page.locator("div.help button").first().tap();
  await page.locator(".help nav", { hasText: "The game in a page" }).waitFor();
  await page.locator(".help .close").tap();
  assert.ok(!(await page.locator(".totals").innerText()).includes("Ctrl"), "no keyboard, no keys");
});

test("help speaks German", async () => {
  const person = await here.somebody({ language: "de" });
  const { page } = person;
  await guest(person, "Klara");
  const { id } = await table(person, { seats: [ME, BOT, BOT], options: { court: true, landsknechte: true, lineup: "draft" } });
  await page.goto(`/t/${id}`);
  await page.locator(".shell").waitFor();
  await page.keyboard.press("w");
  await page.keyboard.press("?");
  await page.locator(".help kbd").first().waitFor();
  assert.deepEqual((await heard(page)).filter(foreign), []);
});

/** A table from a recorded position: one seat each for those who play, bots elsewhere. */
async function resume({ record }, ...people) {
  const { id, seats } = await ask(people[0][0], "POST", "/tables/import", { record });
  for (const { seat } of seats) {
    const sitter = people.find(([, own]) => own === seat)?.[0];
    if (sitter === people[0][0] && seat === 0) continue;
    if (!sitter || seat === 0) await ask(people[0][0], "PUT", `/tables/${id}/seats/${seat}`, sitter ? { kind: "open" } : BOT);
  }
  const { invitation } = await ask(people[0][0], "GET", `/tables/${id}`);
  for (const [person, seat] of people) if (person !== people[0][0] || seat !== 0) await ask(person, "POST", `/tables/${id}/join`, { seat, code: invitation });
  await ask(people[0][0], "POST", `/tables/${id}/start`, {});
  return id;
}

test("a decision that told nobody anything can be undone until somebody decides", async () => {
  const [anna, ben] = [await here.somebody(), await here.somebody()];
  await guest(anna, "Anna");
  await guest(ben, "Ben");
  const position = SETUPS.second.position;
  const others = [0, 1, 2].filter((seat) => seat !== position.seat);
  const id = await resume(position, [anna, position.seat], ...others.map((seat) => [ben, seat]));
  const { page } = anna;
  await page.goto(`/t/${id}`);
  await until("Anna to be asked", async () => (await sight(page)) === "decision");
  assert.equal(await page.locator(".undo.may").count(), 0);
  const lines = await page.locator(".log li").count();
  await answer(page, chance(3));
  await page.locator(".undo.may").click();
  await until("Anna to be asked again", async () => (await sight(page)) === "decision");
  assert.equal(await page.locator(".undo.may").count(), 0);
  assert.equal(await page.locator(".log li").count(), lines, "what was undone is in no log");
  await answer(page, chance(4));
  await page.locator(".undo.may").waitFor();
  await page.keyboard.press("u");
  await until("Anna to be asked once more", async () => (await sight(page)) === "decision");
});

test("an attack tells which cubes go into the tower, and from where", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const position = SETUPS.second.attack;
  const id = await resume(position, [person, position.seat]);
  await page.goto(`/t/${id}`);
  await page.locator(".targets .choice").first().click();
  const { decision } = await ask(person, "GET", `/tables/${id}/state?seat=${position.seat}`);
  const { odds } = await ask(person, "GET", `/tables/${id}/odds?seat=${position.seat}&decision=${decision.id}`);
  const attack = Object.keys(odds).filter((text) => text.startsWith(`move ${decision.targets.find((target) => odds[`move ${target} 1`])} `)).at(-1);
  await page.locator(`[data-county=${attack.split(" ")[1]}]`).focus();
  await page.keyboard.press("Enter");
  const own = Object.values(odds[attack].thrown).reduce((sum, cubes) => sum + cubes[position.seat], 0);
  await until("the cubes to be counted", async () => (await page.locator(".tower-panel .words ul li").first().locator(".cubes svg").count()) === Math.min(8, own));
  const low = await page.locator(".low").boundingBox();
  assert.ok(Math.floor(low.y + low.height) <= 900 && low.height >= 120, `tower and log are whole: ${JSON.stringify(low)}`);
});
