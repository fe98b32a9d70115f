// What fits a screen, measured in the page: things out of sight, on each other or cut, and what jumps.
import assert from "node:assert/strict";
import { guest, positions, sitDown, SIZES, until, world } from "./harness.mjs";
import { sight } from "./player.mjs";

const PATIENCE = 30_000;
const SHIFT = 0.02;
export const isPhone = ([width]) => width < 768;
export const isDesk = ([width, height]) => width > height;

/** A plan is chosen from a row that is leafed through on a phone. */
const LEAFED = ".targets, .hand .cards";
/** Things apart from each other: none may lie on another. */
const APART = ".top .brand, .top .name, .top .progress, .top .clock, .top .tools button, .players tbody tr, .chips button, .board, .table > .line, .event, .events button, .favors li, .tiles button, .mat .panel-head h2, .mat .now, .mat .end > *, [data-box], .beside, .hand .county:not(.up), .hand h2, .hand .segments, .spare, .fill, .totals .sum:not(.last), .totals .buttons .button, .decision header h2, .targets .choice, .stair button, .odds .bar, .odds .after, .actions .button, .places .choice, .choices .choice, .boxes .choice, .cards .choice, .decision .label, .decision li, .sealed > *, .waiting, .bids > *, .hall .card, .court li, .bars li, .scoring tbody tr, .took li, .story header, .story .body, .story .buttons .button, .tower-panel, .talk";
/** Texts that must be whole. */
const WHOLE = ".box .head, .box .l1, .box .l2, .county .name, .county .to, .events .d, .events b, .events .what, .favors button, .mat .now, .beside, .totals .sum, .totals .button, .targets b, .odds .after, .odds .bar div, .stair button, .event b, .event .end, .actions .button, .top .progress, .top .name, .hand .end, .spares, .thrown li, .places .choice, .choices .choice, .boxes .choice, .cards .choice, .top .clock, .players .time, .sealed p, .sealed dd, .hall .card, .court li, .bars li, .scoring td span, .took li, .story h2, .story .figures li, .said";

export const here = world();

/** Somebody whose page keeps count of all that jumps in it. */
export async function visitor([width, height], own) {
  const person = await here.somebody({ size: { width, height }, ...own });
  person.page.setDefaultTimeout(PATIENCE);
  await guest(person, "Maximiliane");
  await person.page.addInitScript(countWork);
  await person.page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shifts.push({ value: entry.value, of: entry.sources.map((source) => source.node?.className?.baseVal ?? source.node?.className ?? source.node?.nodeName) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return person;
}

/** Runs in the page: keeps count of what is under way there, requests and short waits; the stream has no end. */
function countWork() {
  const LONGEST = 600;
  const { fetch, setTimeout, clearTimeout } = globalThis;
  const open = (globalThis.underWay = new Set());
  globalThis.fetch = (what, how) => {
    const answer = fetch(what, how);
    if (how?.headers?.Accept === "text/event-stream") return answer;
    open.add(answer);
    answer.catch(() => {}).finally(() => setTimeout(() => open.delete(answer))); // what is made of it comes first
    return answer;
  };
  globalThis.setTimeout = (go, wait = 0, ...more) => {
    if (wait > LONGEST) return setTimeout(go, wait, ...more);
    const timer = setTimeout(() => {
      open.delete(timer);
      go(...more);
    }, wait);
    open.add(timer);
    return timer;
  };
  globalThis.clearTimeout = (timer) => {
    open.delete(timer);
    clearTimeout(timer);
  };
}

/** Waits until the page rests: nothing is asked of the server, nothing moves, and all is painted. */
export const settled = (page) =>
  page.evaluate(
    (most) =>
      new Promise((done) => {
        const began = performance.now();
        const moves = (each) => each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity;
        let frames = 0;
        const look = () => {
          frames = globalThis.underWay?.size || document.getAnimations().some(moves) ? 0 : frames + 1;
          if (frames > 3 || performance.now() - began > most) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
    PATIENCE,
  );

/** Sits down at a position, before what is asked there. */
export async function sitAt(person, position) {
  const { page } = person;
  await page.goto(`/t/${await sitDown(person, position)}`);
  await opened(page, position.kind);
  return person;
}

async function opened(page, what) {
  await until(what, async () => ["plan", "decision"].includes(await sight(page)), PATIENCE);
  await page.evaluate(() => document.fonts.ready);
}

let crowded = null;
/** A full table of so many players before what is asked in this phase; or, by no phase, all that is known of a table. */
export const full = (players, phase) => {
  crowded ??= positions("crowded");
  return phase ? crowded[players][phase] : crowded[players];
};

/** At a full table, before what is asked in this phase. */
export const before = async (players, phase, { size = SIZES[0], ...own }) => sitAt(await visitor(size, own), full(players, phase));

/** At every size in turn, when all has opened; a phone is another device. Where nothing is left behind, the table is the same. */
export async function atEverySize(position, look, { sizes = SIZES, again = sitAt, ...own } = {}) {
  for (const kind of [sizes.filter((size) => !isPhone(size)), sizes.filter(isPhone)]) {
    if (!kind.length) continue;
    const person = await visitor(kind[0], own);
    for (const size of kind) {
      await person.page.setViewportSize({ width: size[0], height: size[1] });
      await (size === kind[0] ? sitAt : again)(person, position);
      await settled(person.page);
      await person.page.evaluate(() => globalThis.shifts.splice(0)); // what comes while it opens
      await look(person.page, size);
    }
  }
}

/** Opens the same table again: what was chosen there is not kept. */
export async function reload(person, position) {
  await person.page.reload();
  await opened(person.page, position.kind);
}

export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** What is wrong with the page as it stands: things out of sight, on each other, cut. */
export const faults = (page, needed, small, { apart = APART, whole = WHOLE, leafed = LEAFED } = {}) =>
  page.evaluate(
    ([needed, apart, whole, leafed, small]) => {
      const named = (element) => `${element.className?.baseVal ?? element.className} ${element.dataset?.box ?? ""} "${element.textContent.trim().slice(0, 30)}"`;
      const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
      const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
      const wrong = [];
      for (const selector of needed) {
        const found = all(selector);
        if (!found.length) wrong.push(`nothing to be seen of ${selector}`);
        for (const element of found) {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          if (!(small && element.closest(leafed)) && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)) wrong.push(`out of sight: ${named(element)} ${[left, top, right, bottom].map(Math.round)}`);
        }
      }
      const boxes = all(apart).map((element) => ({ element, box: element.getBoundingClientRect() }));
      for (const [place, one] of boxes.entries())
        for (const other of boxes.slice(place + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (small && (one.element.closest(".side") || other.element.closest(".side"))) continue; // a phone leafs and scrolls there
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
    [needed, apart, whole, leafed, small],
  );

/** What explains itself to the pointer alone: out of reach of the keys, or in a title, which no focus shows. What is switched off may say no more than its name. */
export const unexplained = (page) =>
  page.evaluate(() => {
    const named = (element) => `${element.tagName} ${element.getAttribute("class")} "${(element.dataset.tip ?? element.title).slice(0, 40)}"`;
    const reached = (element) => !element.matches(":disabled") && (element.tabIndex >= 0 || element.hasAttribute("tabindex"));
    const telling = (element) => element.dataset.tip && !(element.matches(":disabled") && element.dataset.tip === element.ariaLabel);
    const tips = [...document.querySelectorAll(".shell [data-tip]")].filter((element) => telling(element) && element.checkVisibility({ visibilityProperty: true }));
    const told = (element) => reached(element) || !!element.parentElement.closest("[data-tip]") || [...element.querySelectorAll("*")].some((inner) => reached(inner) && inner.closest("[data-tip]") === element);
    return [...tips.filter((element) => !told(element)), ...document.querySelectorAll(".shell [title]:not(iframe)")].map(named);
  });

/** At every size what is wrong there, by size and what else is named. */
export async function everywhere(page, look, what = "") {
  const found = {};
  for (const size of SIZES) {
    await resize(page, size);
    found[`${what} ${size.join(" × ")}`] = await look(size);
  }
  return wrong(found);
}

export const wrong = (found) => Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length));

/** The greatest jump since the last look. */
export async function jumped(page, what) {
  await settled(page);
  const shifts = await page.evaluate(() => globalThis.shifts.splice(0));
  for (const { value, of } of shifts) assert.ok(value <= SHIFT, `${what}: a jump of ${value.toFixed(3)} (${of.join("; ")})`);
}
