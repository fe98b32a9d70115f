// Sixteen Thirty Something on the screens people have: grid, hand, targets and buttons in sight, nothing cut, nothing on anything else, nothing jumping.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { atEverySize, faults as faultsOf, isPhone, jumped, resize, sitAt, unexplained, visitor } from "./fits.mjs";
import { positions, SIZES } from "./harness.mjs";

const FOUND = positions("crowded16");
const PHASES = ["special_card", "lobby", "bid", "vote", "exchange", "collect"];

/** What must be seen whole: on a desk everything, on a phone the question's page. */
const SEEN = { all: [".grid thead th", ".grid tbody tr", ".decision .actions .button", ".board .window", "nav.line"], special_card: [".hand .card"], lobby: [".issue", ".crown", ".hand .card"], bid: [".lobby", ".hand .card"], vote: [".lobby", ".decision .sides .choice", ".hand .card"], exchange: [".markets .who", ".markets .card", ".hand .card"], collect: [".markets .who", ".markets .card", ".hand .card"] };
const ON_PHONE = { all: [".tabs [role=tab]", ".decision .actions .button"], special_card: [], lobby: [], bid: [], vote: [".decision .sides .choice"], exchange: [], collect: [] };
/** Things that stand side by side. */
const APART = ".side > .panel, .ask > .panel, .low .panel, .grid tbody tr, .grid thead th, .hand .place:not(.up), .hand .plain, .issue, .sides .choice, .lobby li, .markets .card, .markets .who, .actions .button, .board, nav.line";
/** Texts that must be whole. */
const WHOLE = ".grid .target, .grid thead .who, .grid td, .grid .own, .card .face b, .issue, .crown, .sides .choice, .actions .button, .bar div, .outcome, .lobby li, .lobby h2, .hand .head, .tabs button";

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
  { players: 6, language: "de", theme: "candlelight", phases: PHASES },
];

for (const { players, phases, ...own } of WAYS)
  for (const phase of phases)
    test(`${phase} with ${players} players, in ${own.language}: everything in sight at every size, before and after a choice`, { timeout: 400_000 }, async () => {
      const { page } = await before(players, phase, own);
      const look = async (when) => {
        for (const size of SIZES) {
          await resize(page, size);
          assert.deepEqual(await faults(page, needed(phase, size), isPhone(size)), [], `${when}, ${size.join(" × ")}`);
        }
        await resize(page, SIZES[0]);
      };
      await look("asked");
      assert.deepEqual(await unexplained(page), []);
      for (const step of Object.values(STEPS[phase](page, false))) await step();
      await look("chosen");
      assert.deepEqual(await unexplained(page), []);
      if (phases.length > 1) await accessible(page, `${phase} with ${players}`);
    });

for (const phase of PHASES)
  test(`${phase} with 6 players: nothing jumps at any size while one chooses`, { timeout: 400_000 }, () =>
    atEverySize(FOUND[6][phase], async (page, size) => {
      const steps = { ...STEPS[phase](page, isPhone(size)), "a hint": () => page.keyboard.press("h").then(() => page.locator(".advice h4").waitFor()) };
      for (const [what, step] of Object.entries(steps)) {
        await step();
        await jumped(page, `${size}, ${what}`);
      }
    }, phase === "lobby" ? SIZES : [[1366, 657], [1440, 900], [820, 1180], [390, 844]]));

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
