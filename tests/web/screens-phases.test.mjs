// The other phases of a full table fit the screens people have: order, court, Landsknechte, winter, and what is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, sitAmong, SIZES, tableOf, until } from "./harness.mjs";
import { atEverySize, before, everywhere, faults, full, isDesk, isPhone, jumped, resize, sitAt, unexplained, visitor } from "./fits.mjs";
import { chance, playOn, sight } from "./player.mjs";

const TABLE = [".board", ".table > .line"];
const ANSWER = "section.decision .actions .button";
/** What must be in sight, by phase, and what is chosen there; held upright, the side is scrolled. */
const CHOICE = ".side .choice:enabled, .hall .card:enabled, .decision .stair button, .decision .slider input";
const PHASES = {
  position: [".places .choice"],
  favor: [".hall .card", ".court li"],
  benefit: [".choice"],
  favor_use: [".targets .choice"],
  revolt_order: [".choices .choice", ".odds .bar"],
  defend: [".decision .stairs"],
  leave: [".boxes .choice"],
  recruit: [".targets .choice", ".stair button"],
  draft: [".cards .choice", ".decision li"],
  group: [".stair button", ".decision li"],
};

/** At every size, what is wrong there: a table, or who only looks on. */
const lookAt = (page, needed, answer, { what = "", borne = /^$/ } = {}) =>
  everywhere(page, async (size) => (await faults(page, [...TABLE, answer, ...(isDesk(size) ? needed : [])], !isDesk(size))).filter((fault) => !borne.test(fault)), what);

for (const language of ["de", "en"])
  test(`every question at a full table of 5, in ${language}: everything in sight at every size`, { timeout: 480_000 }, async () => {
    const person = await visitor(SIZES[0], { language });
    const { page } = person;
    const found = {};
    for (const [phase, needed] of Object.entries(PHASES).filter((_, place) => language === "de" || place > 2)) {
      await resize(page, SIZES[0]);
      await sitAt(person, full(5, phase));
      await page.locator(CHOICE).first().click();
      Object.assign(found, await lookAt(page, needed, ANSWER, { what: phase }));
    }
    assert.deepEqual(found, {});
  });

test("a table of people who have a clock: a sealed plan, what may be undone, and who looks on", { timeout: 480_000 }, async () => {
  const person = await visitor(SIZES[0], { language: "de" });
  const [friend, other] = [await visitor(SIZES[0], {}), await visitor(SIZES[0], { language: "en" })];
  const { page } = person;
  const among = full("among");
  const { path, answer } = await sitAmong(person, friend, among, "sealed");
  const desk = [".top .clock", ".players tbody tr", ".players .time"];
  const found = await lookAt(page, [...desk, ".mat [data-box]"], ".totals .buttons .button", { what: "planning" });
  await resize(page, SIZES[0]);
  await answer();
  await page.locator("section.sealed .button").first().click();
  await page.locator("section.sealed dl").waitFor();
  Object.assign(found, await lookAt(page, [...desk, "section.sealed dd"], "section.sealed .buttons .button", { what: "sealed" }));
  await other.page.goto(path);
  await other.page.locator(".waiting").waitFor();
  Object.assign(found, await lookAt(other.page, desk, ".top .watching", { what: "looking on" }));
  await accessible(other.page, "looking on");

  await resize(page, SIZES[0]);
  const second = await sitAmong(person, friend, among, "undo");
  await second.answer();
  await page.locator(".undo.may").waitFor();
  Object.assign(found, await lookAt(page, desk, ".top .undo.may", { what: "to be undone" }));
  assert.deepEqual(found, {});
});

test("winter at a full table of 5: points, majorities and what it took in sight at every size", { timeout: 240_000 }, async () => {
  const { page } = await before(5, "winter", { language: "de" });
  await playOn(page, { rng: chance(4), stop: async (seen) => seen === "winter" });
  await page.locator(".scoring tbody button").nth(2).click();
  const borne = /the side scrolls/; // there may be any number of revolts
  assert.deepEqual(await lookAt(page, [".bars li", ".scoring tbody tr", ".said", ".took .panel-head"], ANSWER, { borne }), {});
});

const TABLET = { size: [820, 1180], hasTouch: true, isMobile: true };
const UPRIGHT = [[820, 1180]];

for (const [players, how] of [[5, {}], [4, TABLET]])
  test(`what lies over a plan of ${players} takes no height`, { timeout: 240_000 }, async () => {
    const { page } = await before(players, "plan", { language: "de", ...how });
    const plan = [".mat [data-box]", ".totals .buttons .button", ".hand .county"];
    for (const aside of ["majorities", "winter"]) {
      await page.evaluate(() => globalThis.shifts.splice(0));
      await page.locator(`[data-lens=${aside}]`).click();
      await page.locator(".laid-over table").first().waitFor();
      await jumped(page, aside);
      for (const size of how.size ? UPRIGHT : SIZES.filter((size) => !isPhone(size))) {
        await resize(page, size);
        assert.deepEqual(await faults(page, [...plan, ".laid-over"], false), [], `${aside}, ${size.join(" × ")}`);
      }
      await resize(page, how.size ?? SIZES[0]);
      await page.locator(".laid-over .end").click();
    }
  });

/** A fight is answered, and told on its card, where it waits. */
async function fight(page) {
  await page.locator(".targets .choice").first().click();
  await page.evaluate(() => globalThis.shifts.splice(0));
  await page.locator("section.decision .actions .button.main").click();
  await page.locator(".story .fight .odds .bar").waitFor();
}

test("the card of a fight fits every size", { timeout: 240_000 }, async () => {
  const { page } = await before(5, "attack", { pace: "read", moving: false, language: "de" });
  await fight(page);
  assert.deepEqual(await unexplained(page), []);
  assert.deepEqual(await lookAt(page, [".story .figures li", ".story .odds .bar"], ".story .buttons .button"), {});
});

/** The fight is answered while nobody looks; who comes back is told of it. */
async function away(person) {
  const { page } = person;
  const look = (hidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await look(true);
  const id = tableOf(page);
  const told = () => page.evaluate(() => Number(document.querySelector("[data-told]").dataset.told));
  const before = await told();
  const { mine } = await ask(person, "GET", `/tables/${id}`);
  const { decision, view } = await ask(person, "GET", `/tables/${id}/state?seat=${mine[0]}`);
  const move = decision.options.find((option) => option.startsWith("move ") && view.counties[option.split(" ")[1]].owner !== mine[0]);
  await ask(person, "POST", `/tables/${id}/moves`, { seat: mine[0], decision: decision.id, move });
  await until("the fight is told", async () => (await told()) > before);
  await look(false);
}

for (const [players, how] of [[5, {}], [4, TABLET]])
  test(`who comes back to a table of ${players} finds all in its place`, { timeout: 240_000 }, async () => {
    const person = await before(players, "attack", { language: "de", pace: "instant", ...how });
    const { page } = person;
    const sizes = how.size ? UPRIGHT : SIZES.filter((size) => !isPhone(size));
    await away(person);
    await page.locator(".since .mine li").first().waitFor();
    for (const size of sizes) {
      await resize(page, size);
      assert.deepEqual(await faults(page, [".board", ".since .button"], false), [], size.join(" × "));
    }
    assert.deepEqual(await unexplained(page), []);
    await accessible(page, "since you left");
  });

test("while a season is told nothing jumps", { timeout: 480_000 }, () =>
  atEverySize(full(5, "attack"), async (page, size) => {
    await fight(page);
    for (let told = 0; told < 8 && (await page.locator(".story .button.main").count()); told++) {
      await jumped(page, `${size}, ${await page.locator(".story h2").innerText()}`);
      await page.locator(".story .button.main").click();
    }
    await until("the next decision or the plan", async () => ["plan", "decision", "waiting"].includes(await sight(page)));
  }, { sizes: [[1366, 657], [1440, 900], [820, 1180]], pace: "read", moving: false }));
