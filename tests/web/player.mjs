// Plays at a table through its page, as a person would: it looks at what is there and clicks it.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, tableOf, until } from "./harness.mjs";

const pick = (list, rng) => list[Math.floor(rng() * list.length)];

/** Chance that is the same in every run. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What the page shows now: whose screen it is, what is asked, or that the game is over. */
export const sight = (page) =>
  page.evaluate(() => {
    const has = (selector) => !!document.querySelector(selector);
    if (has(".curtain")) return "curtain";
    if (has(".end-screen")) return "end";
    if (has(".since .button.main")) return "since";
    if (has("section.result")) return "over";
    if (has(".winter-over")) return "winter";
    if (has(".mat .boxes")) return "plan";
    if (has(".sealed .seal, section.sealed")) return "sealed";
    if (has("section.decision")) return "decision";
    return "waiting";
  });

/** The decision that the seat before the screen is asked, as the server knows it. */
export async function asked(person, seat) {
  const id = tableOf(person.page);
  const { mine } = await ask(person, "GET", `/tables/${id}`);
  const state = await ask(person, "GET", `/tables/${id}/state?seat=${seat ?? mine[0]}`);
  return state.decision && state.sealed === null ? state.decision : null;
}

async function click(locator) {
  await locator.scrollIntoViewIfNeeded();
  await locator.click();
}

/** Lays a plan: strong counties to fight, others where they come, then what is left over, and seals it. */
export async function plan(page, rng, { seal = true } = {}) {
  const sorts = page.locator(".hand .segments button");
  if (await sorts.count()) await sorts.nth(3).click();
  const boxes = await page.locator("[data-box]").evaluateAll((all) => all.map((box) => ({ box: box.dataset.box, empty: !!box.querySelector(".slot") })));
  const open = boxes.filter((each) => each.empty).map((each) => each.box);
  const fights = ["combat_a", "combat_b"].filter((box) => open.includes(box));
  const others = open.filter((box) => !fights.includes(box) && box !== "bid" && !box.startsWith("court")).sort(() => rng() - 0.5);
  const court = open.filter((box) => box.startsWith("court"));
  const order = [...fights, ...court.slice(0, 2), ...others, ...court.slice(2), ...(open.includes("bid") ? ["bid"] : [])];
  for (const box of order) {
    const left = page.locator(".hand .cards .county:not(.used)");
    if (!(await left.count())) break;
    if ((await spares(page)) >= (await page.locator("[data-box]:has(.slot)").count())) break;
    await click(page.locator(`[data-box="${box}"]`));
    await click(left.first());
  }
  for (const kind of ['.fill:not([aria-disabled="true"])', ".spare.plain:enabled"])
    for (let guard = 0; guard < 16 && (await page.locator("[data-box]:has(.slot)").count()); guard++) {
      const spare = page.locator(`.spares ${kind}`);
      if (!(await spare.count())) break;
      await click(spare.last());
      if (kind.startsWith(".spare")) await click(page.locator("[data-box]:has(.slot)").first());
    }
  if (!seal) return;
  await page.locator(".totals .button.wax").click();
}

const spares = (page) => page.locator(".spares .spare:not(.plain):enabled").count();

/** Answers any other question: something of what is offered, and the button that says so. */
export async function choose(page, rng) {
  const panel = page.locator("section.decision");
  const decline = rng() < 0.15;
  const ways = panel.locator(".actions .button:not(.main):enabled");
  if (decline && (await ways.count())) return click(ways.first());
  const choices = page.locator(".side .choice:enabled:not([aria-disabled='true'])");
  const go = panel.locator(".actions .button.main:enabled");
  for (let guard = 0; guard < 12; guard++) {
    const count = await choices.count();
    if (count) await click(choices.nth(Math.floor(rng() * count)));
    const steps = panel.locator(".stair button");
    if (await steps.count()) await click(steps.nth(Math.floor(rng() * (await steps.count()))));
    if (await go.count()) return click(go.last());
    if (!count && (await ways.count())) return click(ways.first());
  }
  throw new Error("No way to answer was found.");
}

/** Answers what the page asks now, once. Returns what it showed. */
export async function answer(page, rng) {
  const seen = await sight(page);
  if (seen === "curtain") await page.locator(".curtain .button.main").click();
  else if (seen === "since") await page.locator(".since .button.main").click();
  else if (seen === "winter") await page.locator(".winter-over .button.main").click();
  else if (seen === "plan") await plan(page, rng);
  else if (seen === "decision") await choose(page, rng);
  return seen;
}

/** Which question lies open, and to which seat. */
const mark = (page) => page.evaluate(() => document.querySelector(".curtain h1")?.textContent ?? document.querySelector("[data-asked]")?.dataset.asked ?? "");

/** Plays until something is so: by default, until the game is over. */
export async function playOn(page, { rng = chance(1618), stop = async (seen) => seen === "over" || seen === "end", before = async () => {}, play = answer, within = 240_000 } = {}) {
  const began = Date.now();
  const seen = [];
  for (;;) {
    const now = await sight(page);
    if (now !== seen.at(-1)) seen.push(now);
    if (await stop(now)) return seen;
    if (Date.now() - began > within) throw new Error(`The game did not come to its end; last seen: ${seen.slice(-5)}`);
    const shown = await mark(page);
    const told = now === "since" || now === "winter";
    if (told) await answer(page, rng);
    if (!shown || now === "waiting" || now === "sealed" || told) {
      await page.waitForTimeout(60);
      continue;
    }
    await before(now);
    await play(page, rng);
    const taken = async () => (await mark(page)) !== shown;
    await until(`an answer to be taken (${now}: ${shown.slice(0, 120)})`, taken).catch(async (error) => {
      await page.screenshot({ path: join(tmpdir(), "feldherr-stuck.png") });
      const told = await page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((answer) => answer.json()), tableOf(page));
      error.message += `; the server waits for ${told.waiting_for}, mine ${told.mine}, tick ${told.tick}, connected ${!(await page.locator(".lost").count())}`;
      throw error;
    });
  }
}
