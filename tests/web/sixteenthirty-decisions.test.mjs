// Every kind of decision of Sixteen Thirty Something, as offered, answered through the page; and none of them shuts anybody out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, guest, PHONE, positions, sitDown, until, world } from "./harness.mjs";
import { foreign, heard } from "./language.mjs";
import { asked, chance, sight } from "./player.mjs";
import { answer16 } from "./player16.mjs";

const here = world();
const FOUND = positions("sixteenthirty");
const KINDS = ["bid", "collect", "excess_cards", "exchange", "initial_influence", "lobby", "lose_influence", "pass_marker", "remove_influence", "special_card", "vote"];
const LONG = 600_000;

/** Comes to a recorded position, on the seat that is asked. */
async function comeTo(person, position) {
  const id = await sitDown(person, position);
  await person.page.goto(`/t/${id}`);
  await until(`${position.kind} to be asked`, async () => (await sight(person.page)) === "decision");
  return id;
}

const cards = (page, within) => page.locator(`${within} .choice:not(:disabled, [aria-disabled='true'])`).evaluateAll((all) => [...new Set(all.map((each) => each.dataset.card))].toSorted());
const different = (list) => [...new Set(list)].toSorted();

/** What may be clicked is what the decision offers. */
const OFFERED = {
  bid: async (page, { options }) => assert.deepEqual(await cards(page, ".hand"), different(options.filter((text) => text !== "pass").flatMap((text) => text.split(" drop ")[0].split(" ").slice(1)))),
  special_card: async (page, { options }) => assert.deepEqual(await cards(page, ".hand"), different(options.filter((text) => text !== "pass").map((text) => text.split(" ")[0]))),
  collect: async (page, { options }) => assert.deepEqual(await cards(page, ".markets"), different(options.map((text) => text.split(" ")[2]))),
  exchange: async (page, { offers }) => assert.deepEqual(await cards(page, ".markets"), different(offers.map((offer) => offer.card))),
  lobby: async (page, { options }) => {
    const rows = page.locator(".grid button.target");
    const offered = async () => (await rows.evaluateAll((all) => all.map((each) => each.dataset.country))).toSorted();
    assert.deepEqual(await offered(), different(options.map((text) => text.split(" ")[1])));
    const war = options.find((text) => text.includes(" war "))?.split(" ");
    if (!war) return;
    await page.locator(`.grid .choice[data-country=${war[1]}]`).click();
    await page.getByRole("radio", { name: "Go to war" }).click();
    assert.deepEqual(await offered(), different(options.filter((text) => text.startsWith(`lobby ${war[1]} war `)).map((text) => text.split(" ")[3])));
    await page.getByText(/\d+%/).first().waitFor(); // the odds
  },
};

async function answerHere(person, position, seed) {
  const decision = await asked(person, position.seat);
  assert.equal(decision?.kind, position.kind);
  const sent = person.page.waitForResponse((response) => response.url().endsWith("/moves"));
  await answer16(person.page, chance(seed), 0);
  const response = await sent;
  assert.equal(response.status(), 200, await response.text());
  assert.equal(JSON.parse(response.request().postData()).decision, decision.id);
}

test("the positions ask every kind of decision there is", () => {
  for (const found of Object.values(FOUND)) assert.deepEqual(different(Object.values(found).map((each) => each.kind)), KINDS);
});

test("every decision at a table of three: what is offered can be clicked, and is taken", { timeout: LONG }, async () => {
  const person = await here.somebody();
  await guest(person, "Clara");
  const looked = new Set();
  for (const [name, position] of Object.entries(FOUND[3])) {
    await comeTo(person, position);
    assert.equal(await person.page.locator(".options .button").count(), 0, `${name} has a picture of its own`);
    await OFFERED[position.kind]?.(person.page, await asked(person, position.seat));
    if (!looked.has(position.kind)) await accessible(person.page, name);
    looked.add(position.kind);
    await answerHere(person, position, 1648);
  }
});

test("one of each kind at a table of six, in German and on a phone", { timeout: LONG }, async () => {
  const person = await here.somebody({ language: "de", size: PHONE });
  await guest(person, "Klara");
  for (const kind of KINDS) {
    const position = Object.values(FOUND[6]).find((each) => each.kind === kind);
    await comeTo(person, position);
    await accessible(person.page, `${kind} on a phone`, ["candlelight"]);
    assert.deepEqual((await heard(person.page)).filter(foreign), [], kind);
    const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${kind}: ${wide} px stick out`);
    await answerHere(person, position, 1630);
  }
});

test("a vote for war: odds before it, all sides together, then the dice", { timeout: LONG }, async () => {
  const person = await here.somebody({ pace: "read" });
  const { page } = person;
  await guest(person, "Clara");
  for (let tries = 0; ; tries++) {
    const id = await comeTo(person, FOUND[3]["vote war"]);
    const { view } = await ask(person, "GET", `/tables/${id}/state?seat=${FOUND[3]["vote war"].seat}`);
    const said = await page.locator(".war .bar").getAttribute("aria-label");
    assert.ok(said.includes(`${Math.round(view.issue.odds.win * 100)}%`), said);
    await page.getByRole("radio", { name: /war/ }).click();
    await page.locator("section.decision .button.main").click();
    await page.locator("[data-votes]").waitFor();
    const { events } = await ask(person, "GET", `/tables/${id}/events?seat=${FOUND[3]["vote war"].seat}`);
    const votes = events.findLast((event) => event.kind === "votes_shown");
    assert.deepEqual((await page.locator("[data-votes] strong").allInnerTexts()).map(Number), [votes.red, votes.blue]);
    const war = events.findLast((event) => event.kind === "war_won" || event.kind === "war_drawn");
    if (!war && tries < 12) continue; // the others wanted peace
    await until("the dice", async () => {
      if (await page.locator("[data-war]").count()) return true;
      await page.locator(".story .button.main").click({ timeout: 2000 }).catch(() => {});
    }, 60_000);
    const dice = await page.locator("[data-war] .die").evaluateAll((all) => all.map((die) => Number(die.getAttribute("aria-label"))));
    assert.deepEqual(dice, [...war.attacker_dice, ...war.defender_dice]);
    return;
  }
});

test("a lobby says why an issue is not available, and map, grid and list choose alike", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  await comeTo(person, FOUND[3]["lobby war"]);
  const { options, closed } = await asked(person, FOUND[3]["lobby war"].seat);
  const [country, reasons] = Object.entries(closed).find(([, each]) => Object.keys(each).length);
  await page.locator(`g[data-country=${country}]`).focus();
  await page.keyboard.press("Enter");
  await page.locator(`.grid tr.hot[data-row=${country}]`).waitFor();
  const shut = page.locator(".issue[aria-disabled='true']");
  assert.equal(await shut.count(), Object.keys(reasons).length);
  for (const text of await shut.locator("small").allInnerTexts()) assert.ok(text.length > 3, text);
  const explained = async (what) => until("it to be explained", async () => (await page.locator(".tip.shown").innerText().catch(() => "")) === (await what.getAttribute("data-tip")));
  await shut.first().focus();
  await explained(shut.first());
  // A row's cells explain themselves, and choose it as its name does.
  const open = different(options.map((text) => text.split(" ")[1]));
  const row = (id) => page.locator(`.grid tr[data-row=${id}]`);
  const other = open.find((each) => each !== country);
  const cell = row(other).locator("td.status");
  await cell.hover();
  await explained(cell);
  await cell.click();
  await page.locator(`.grid tr.hot[data-row=${other}]`).waitFor();
  await row(country).locator("button.target").focus();
  await page.keyboard.press("ArrowRight");
  await explained(row(country).locator("td.status"));
  await page.keyboard.press("Enter");
  await page.locator(`.grid tr.hot[data-row=${country}]`).waitFor();
  await page.keyboard.press("v");
  await page.getByRole("button", { name: /^Choose / }).first().click();
  await page.keyboard.press("v");
  assert.ok(open.includes(await page.locator(".grid tr.hot").first().getAttribute("data-row")));
});
