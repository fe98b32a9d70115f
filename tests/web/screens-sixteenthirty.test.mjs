// Sixteen Thirty Something on the screens people have: grid, hand, targets and buttons in sight, nothing cut, nothing on anything else, nothing jumping.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { guest, positions, sitDown, until, world } from "./harness.mjs";
import { sight } from "./player.mjs";

const here = world();
const FOUND = positions("crowded16");
const SIZES = [[1280, 720], [1366, 657], [1440, 789], [1536, 730], [1440, 900], [1920, 1080], [820, 1180], [390, 844]];
const SHIFT = 0.02;
const PATIENCE = 90_000;
const isPhone = ([width]) => width < 768;
const PHASES = ["special_card", "lobby", "bid", "vote"];

/** What must be seen whole: on a desk everything, on a phone the question's page. */
const SEEN = { all: [".grid thead th", ".grid tbody tr", ".decision .actions .button", ".board .window", "nav.line"], special_card: [".hand .card"], lobby: [".issue", ".crown", ".hand .card"], bid: [".lobby", ".hand .card"], vote: [".lobby", ".decision .sides .choice", ".hand .card"] };
const ON_PHONE = { all: [".tabs [role=tab]", ".decision .actions .button"], special_card: [], lobby: [], bid: [], vote: [".decision .sides .choice"] };
/** Things that stand side by side. */
const APART = ".side > .panel, .ask > .panel, .low .panel, .grid tbody tr, .grid thead th, .hand .place, .hand .plain, .issue, .sides .choice, .lobby li, .actions .button, .board, nav.line";
/** Texts that must be whole. */
const WHOLE = ".grid .target, .grid td, .grid .own, .card .face b, .issue, .crown, .sides .choice, .actions .button, .bar div, .outcome, .lobby li, .lobby h2, .hand .head, .tabs button";

async function before(players, phase, { size = SIZES[0], ...own } = {}) {
  const person = await here.somebody({ size: { width: size[0], height: size[1] }, ...own });
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  await guest(person, "Maximiliane");
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shifts.push({ value: entry.value, of: entry.sources.map((source) => source.node?.className?.baseVal ?? source.node?.className ?? source.node?.nodeName) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`/t/${await sitDown(person, FOUND[players][phase])}`);
  await until(phase, async () => (await sight(page)) === "decision", PATIENCE);
  await page.evaluate(() => document.fonts.ready);
  return person;
}

async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForTimeout(150);
}

/** What is wrong with the page as it stands: things out of sight, on each other, cut. */
const faults = (page, needed, small) =>
  page.evaluate(
    ([needed, apart, whole, small]) => {
      const named = (element) => `${element.className?.baseVal ?? element.className} "${element.textContent.trim().slice(0, 30)}"`;
      const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
      const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
      const wrong = [];
      for (const selector of needed) {
        const found = all(selector);
        if (!found.length) wrong.push(`nothing to be seen of ${selector}`);
        for (const element of found) {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) wrong.push(`out of sight: ${named(element)} ${[left, top, right, bottom].map(Math.round)}`);
        }
      }
      const boxes = all(apart).map((element) => ({ element, box: element.getBoundingClientRect() }));
      for (const [place, one] of boxes.entries())
        for (const other of boxes.slice(place + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (small && (one.element.closest(".side") || other.element.closest(".side"))) continue; // a phone scrolls there, under its buttons
          if (one.element.closest(".up") || other.element.closest(".up")) continue; // a card taken up
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > 1 && high > 1) wrong.push(`overlap: ${named(one.element)} and ${named(other.element)} by ${Math.round(wide)} × ${Math.round(high)}`);
        }
      for (const element of all(whole)) {
        const over = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
        if (element.clientWidth && (over[0] > 1 || over[1] > 2)) wrong.push(`cut: ${named(element)} by ${over}`);
      }
      if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
      const side = document.querySelector(".side");
      if (!small && side.scrollHeight > side.clientHeight + 1) wrong.push(`the side scrolls: ${side.scrollHeight} in ${side.clientHeight}`);
      return wrong;
    },
    [needed, APART, WHOLE, small],
  );

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
  bid: (page) => ({ "a card": () => page.locator(".hand .choice:enabled").first().click(), "back again": () => page.locator(".hand .choice:enabled").first().click(), "the last card": () => page.locator(".hand .choice:enabled").last().click() }),
  vote: (page) => ({ "a side": () => page.locator(".sides .choice").first().click(), "the other": () => page.locator(".sides .choice").last().click() }),
};

const WAYS = [
  { players: 3, language: "en" },
  { players: 6, language: "de", theme: "candlelight" },
];

for (const { players, ...own } of WAYS)
  for (const phase of PHASES)
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
      for (const step of Object.values(STEPS[phase](page, false))) await step();
      await look("chosen");
      await accessible(page, `${phase} with ${players}`);
    });

/** The greatest jump since the last look. */
async function jumped(page, what) {
  await page.waitForTimeout(250);
  for (const { value, of } of await page.evaluate(() => globalThis.shifts.splice(0))) assert.ok(value <= SHIFT, `${what}: a jump of ${value.toFixed(3)} (${of.join("; ")})`);
}

for (const size of [[1280, 720], [1366, 657], [820, 1180]])
  test(`at ${size.join(" × ")} nothing jumps while one chooses`, { timeout: 400_000 }, async () => {
    for (const phase of PHASES) {
      const person = await before(6, phase, { size });
      const { page } = person;
      await page.waitForTimeout(800);
      await page.evaluate(() => globalThis.shifts.splice(0)); // what comes while it opens
      const steps = { ...STEPS[phase](page, false), "a hint": () => page.keyboard.press("h").then(() => page.locator(".sheet h4").waitFor()) };
      for (const [what, step] of Object.entries(steps)) {
        await step();
        await jumped(page, `${phase}: ${what}`);
      }
      await person.context.clearCookies();
    }
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
