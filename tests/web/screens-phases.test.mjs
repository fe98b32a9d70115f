// The other phases of a full table fit the screens people have: order, court, Landsknechte, winter, and what is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, SIZES, tableOf, until } from "./harness.mjs";
import { atEverySize, before, faults, full, isDesk, isPhone, jumped, resize, unexplained, wrong } from "./fits.mjs";
import { chance, playOn, sight } from "./player.mjs";

const TABLE = [".board", ".table > .line"];
const ANSWER = "section.decision .actions .button";
/** What must be in sight, by phase; held upright, the side is scrolled. */
const PHASES = {
  position: { needed: [".places .choice"], answer: ANSWER, language: "de" },
  favor: { needed: [".hall .card", ".court li"], answer: ANSWER, language: "de" },
  benefit: { needed: [".choice"], answer: ANSWER, language: "de" },
};

/** At every size, what is wrong there. */
async function everywhere(page, needed, answer, borne = /^$/) {
  const found = {};
  for (const size of SIZES) {
    await resize(page, size);
    const all = await faults(page, [...TABLE, answer, ...(isDesk(size) ? needed : [])], !isDesk(size));
    found[size.join(" × ")] = all.filter((fault) => !borne.test(fault));
  }
  assert.deepEqual(wrong(found), {});
}

for (const [phase, { needed, answer, ...own }] of Object.entries(PHASES))
  test(`${phase} at a full table of 5: everything in sight at every size`, { timeout: 240_000 }, async () => {
    const { page } = await before(5, phase, own);
    await page.locator(".side .choice:enabled, .hall .card:enabled").first().click();
    await everywhere(page, needed, answer);
  });

test("winter at a full table of 5: points, majorities and what it took in sight at every size", { timeout: 240_000 }, async () => {
  const { page } = await before(5, "winter", { language: "de" });
  await playOn(page, { rng: chance(4), stop: async (seen) => seen === "winter" });
  await page.locator(".scoring tbody button").nth(2).click();
  await everywhere(page, [".bars li", ".scoring tbody tr", ".said", ".took .panel-head"], ANSWER, /the side scrolls/); // there may be any number of revolts
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
  await everywhere(page, [".story .figures li", ".story .odds .bar"], ".story .buttons .button");
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
  }, [[1366, 657], [1440, 900], [820, 1180]], { pace: "read", moving: false }));
