// Sixteen Thirty Something on the screens people have: grid, hand, targets and buttons in sight, nothing cut, nothing on anything else, nothing jumping.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { atEverySize, everywhere, faults as faultsOf, isPhone, jumped, reload, resize, settled, sitAt, unexplained, visitor } from "./fits.mjs";
import { positions, sitAmong, SIZES } from "./harness.mjs";

const FOUND = positions("crowded16");
const PHASES = ["special_card", "lobby", "bid", "vote", "exchange", "collect"];

const TABLE = [".grid thead th", ".grid tbody tr", ".board .window", "nav.line"];
/** What must be seen whole: on a desk everything, on a phone the question's page. */
const SEEN = { all: [...TABLE, ".decision .actions .button"], special_card: [".hand .card"], lobby: [".issue", ".crown", ".hand .card"], bid: [".lobby", ".hand .card"], vote: [".lobby", ".decision .sides .choice", ".hand .card"], exchange: [".markets .who", ".markets .card", ".hand .card"], collect: [".markets .who", ".markets .card", ".hand .card"] };
const ON_PHONE = { all: [".tabs [role=tab]", ".decision .actions .button"], special_card: [], lobby: [], bid: [], vote: [".decision .sides .choice"], exchange: [], collect: [] };
/** Things that stand side by side. */
const APART = ".side > .panel, .ask > .panel, .low .panel, .grid tbody tr, .grid thead th, .hand .place:not(.up), .hand .plain, .issue, .sides .choice, .lobby li, .markets .card, .markets .who, .actions .button, .decision .chip, .decision .stack .choice, .sealed > *, .story .part, .story h2, .story .buttons .button, .votes .side, .fought .side, .score li, .figures li, .top .progress, .top .clock, .top .tools button, .board, nav.line";
/** Texts that must be whole. */
const WHOLE = ".grid .target, .grid thead .who, .grid td, .grid .own, .card .face b, .issue, .crown, .sides .choice, .actions .button, .bar div, .outcome, .lobby li, .lobby h2, .hand .head, .chip b, .sealed p, .story h2, .story .body, .votes li, .fought .side, .score p, .figures li, .top .clock, .tabs button";

const before = async (players, phase, { size = SIZES[0], ...own }) => sitAt(await visitor(size, own), FOUND[players][phase]);
const faults = (page, needed, small) => faultsOf(page, needed, small, { apart: APART, whole: WHOLE, leafed: ".hand .cards" });

const needed = (phase, size) => (isPhone(size) ? [...ON_PHONE.all, ...ON_PHONE[phase]] : [...SEEN.all, ...SEEN[phase]]);

/** Chooses as somebody would who is about to answer; each step has a name. */
const STEPS = {
  special_card: (page, small) => ({
    "a card that raises a status": () => page.locator(".hand .choice[data-card=increase_status]").click(),
    "its country": () => page.locator(small ? ".chip" : ".grid button.target").nth(2).click().then(() => page.locator(".outcome b").waitFor()),
    "a card that calls an issue": () => page.locator(".hand .choice[data-card=lobby_the_crown]").first().click(),
    "its Crown": () => page.locator(small ? ".chip" : ".grid button.target").first().click(),
  }),
  lobby: (page, small) => ({
    "a Crown that may go to war": async () => {
      const crowns = page.locator(small ? ".chip" : ".grid button.target");
      for (let place = 0; ; place++) {
        await crowns.nth(place).click();
        if (await page.locator(".issue").nth(2).isEnabled()) return;
        if (await page.locator(".grid button.target[aria-pressed=false], .chip[aria-checked=false]").count() <= place) await page.locator("button.crown").click();
      }
    },
    "the war": () => page.locator(".issue").nth(2).click(),
    "its enemy": () => page.locator(small ? ".chip" : ".grid button.target").first().click().then(() => page.locator(".outcome .question").waitFor()),
  }),
  bid: (page) => ({ "a card": () => page.locator(".hand .choice:not([aria-disabled='true'])").first().click(), "back again": () => page.locator(".hand .choice:not([aria-disabled='true'])").first().click(), "the last card": () => page.locator(".hand .choice:not([aria-disabled='true'])").last().click() }),
  exchange: (page) => ({ "a card of the market": () => page.locator(".markets .choice").first().click(), "an own card": () => page.locator(".hand .choice:not([aria-disabled='true'])").first().click(), "another of the market": () => page.locator(".markets .choice").last().click() }),
  collect: (page) => ({ "a card": () => page.locator(".markets .choice").first().click(), "another": () => page.locator(".markets .choice").last().click() }),
  vote: (page) => ({ "a side": () => page.locator(".sides .choice").first().click(), "the other": () => page.locator(".sides .choice").last().click() }),
};

const WAYS = [
  { players: 3, language: "en", phases: ["special_card", "lobby", "bid", "vote", "exchange"] },
  { players: 4, language: "de", phases: ["bid"] },
  { players: 5, language: "de", phases: ["vote"] },
];

for (const { players, phases, ...own } of WAYS)
  test(`${phases.join(", ")} with ${players} players, in ${own.language}: everything in sight at every size, before and after a choice`, { timeout: 600_000 }, async () => {
    const person = await visitor(SIZES[0], own);
    const { page } = person;
    for (const phase of phases) {
      const look = (when) => everywhere(page, (size) => faults(page, needed(phase, size), isPhone(size)), `${phase}, ${when}`);
      await resize(page, SIZES[0]);
      await sitAt(person, FOUND[players][phase]);
      const found = await look("asked");
      await resize(page, SIZES[0]);
      assert.deepEqual(await unexplained(page), []);
      for (const step of Object.values(STEPS[phase](page, false))) await step();
      assert.deepEqual(await unexplained(page), []);
      assert.deepEqual({ ...found, ...(await look("chosen")) }, {});
    }
  });

for (const phase of PHASES)
  test(`${phase} with 6 players, in de: at every size everything in sight, before and after a choice, and nothing jumps`, { timeout: 600_000 }, () =>
    atEverySize(FOUND[6][phase], async (page, size) => {
      const look = async (when) => assert.deepEqual(await faults(page, needed(phase, size), isPhone(size)), [], `${when}, ${size.join(" × ")}`);
      const first = size === SIZES[0];
      await look("asked");
      if (first) assert.deepEqual(await unexplained(page), []);
      for (const [what, step] of Object.entries(STEPS[phase](page, isPhone(size)))) {
        await step();
        await jumped(page, `${size}, ${what}`);
      }
      await look("chosen");
      if (first) await accessible(page, phase);
      await page.evaluate(() => globalThis.shifts.splice(0));
      await page.keyboard.press("h");
      await page.locator(".advice h4").waitFor();
      await jumped(page, `${size}, a hint`);
    }, { again: reload, language: "de", theme: "candlelight" }));

/** What is asked more seldom, and what is chosen of then. */
const SELDOM = { pass_marker: ".decision .chip", initial_influence: ".hand .card", remove_influence: ".decision .stack .choice", lose_influence: ".decision .stack .choice", excess_cards: ".hand .card" };

for (const [players, own] of [[6, { language: "de" }], [3, { language: "en", theme: "candlelight" }]])
  test(`${Object.keys(SELDOM).join(", ")} with ${players} players, in ${own.language}: everything in sight at every size`, { timeout: 600_000 }, async () => {
    const person = await visitor(SIZES[0], own);
    const { page } = person;
    const found = {};
    for (const [phase, choice] of Object.entries(SELDOM)) {
      await resize(page, SIZES[0]);
      await sitAt(person, FOUND[players][phase]);
      await page.locator(`${choice}:enabled`).first().click();
      Object.assign(found, await everywhere(page, (size) => faults(page, isPhone(size) ? ON_PHONE.all : [...SEEN.all, choice], isPhone(size)), phase));
    }
    assert.deepEqual(found, {});
  });

/** What is told on cards among people who have a clock. */
const TOLD = { votes: ".story .votes .side", war: ".story .fought .side", score: ".story .score li", blow: ".story .told p" };

test("what is told on cards with 6 players, with a clock: everything in sight at every size", { timeout: 600_000 }, async () => {
  const person = await visitor(SIZES[0], { language: "de", pace: "read", moving: false });
  const friend = await visitor(SIZES[0], {});
  const { page } = person;
  const found = {};
  for (const [name, shown] of Object.entries(TOLD)) {
    await resize(page, SIZES[0]);
    const { answer } = await sitAmong(person, friend, FOUND.among, name);
    await answer();
    const go = page.locator(".story .button.main");
    await go.waitFor();
    await settled(page);
    for (let told = 0; told < 20 && !(await page.locator(shown).count()); told++) {
      await go.click();
      await settled(page);
    }
    Object.assign(found, await everywhere(page, (size) => faults(page, [".top .clock", ".story .buttons .button", shown, ...(isPhone(size) ? ON_PHONE.all.slice(0, 1) : TABLE)], isPhone(size)), name));
  }
  assert.deepEqual(found, {});
});

test("a table of people who have a clock: what is sealed, what may be undone, and who looks on", { timeout: 600_000 }, async () => {
  const person = await visitor(SIZES[0], { language: "de" });
  const [friend, other] = [await visitor(SIZES[0], {}), await visitor(SIZES[0], { language: "en" })];
  const { page } = person;
  const found = {};
  const look = async (page, needed, what) => Object.assign(found, await everywhere(page, (size) => faults(page, [needed, ...(isPhone(size) ? ON_PHONE.all.slice(0, 1) : [...TABLE, ".top .clock"])], isPhone(size)), what));
  const { path, answer } = await sitAmong(person, friend, FOUND.among, "sealed");
  await answer();
  await page.locator("section.sealed .button").waitFor();
  await look(page, "section.sealed .button", "sealed");
  await other.page.goto(path);
  await other.page.locator(".waiting").waitFor();
  await look(other.page, ".top .watching", "looking on");
  await accessible(other.page, "looking on");

  await resize(page, SIZES[0]);
  const second = await sitAmong(person, friend, FOUND.among, "undo");
  await second.answer();
  await page.locator(".undo.may").waitFor();
  await look(page, ".top .undo.may", "to be undone");
  assert.deepEqual(found, {});
});

test("the pages of a phone: grid with targets, hand, markers, log; a row of the grid answers the question", { timeout: 400_000 }, async () => {
  const { page } = await before(6, "lobby", { size: [390, 844], language: "de" });
  for (const [place, what] of [".grid", ".hand", ".markers", ".log"].entries()) {
    await page.getByRole("tab").nth(place + 1).click();
    await page.locator(what).first().waitFor();
    await accessible(page, what, ["parchment"]);
    assert.deepEqual(await faults(page, [".tabs [role=tab]"], true), [], what);
  }
  await page.getByRole("tab").nth(1).click();
  const row = page.locator(".grid button.target").first();
  assert.ok((await row.locator("xpath=ancestor::tr").boundingBox()).height >= 44, "a row is high enough for a finger");
  const country = await row.getAttribute("data-country");
  await row.click();
  await page.locator(`button.crown`).waitFor();
  assert.equal(await page.locator(`g[data-country=${country}]`).getAttribute("aria-pressed"), "true");
});
