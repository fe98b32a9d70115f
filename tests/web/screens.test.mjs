// What fits the screens people have: at every size all that a plan or a fight needs is in sight, nothing overlaps or is
// cut, and nothing jumps when something is chosen, laid, proposed or taken back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { guest, positions, sitDown, until, world } from "./harness.mjs";
import { sight } from "./player.mjs";

const PATIENCE = 30_000;
const SHIFT = 0.02;
const here = world();
const FOUND = positions("crowded");
const SIZES = [[1280, 720], [1366, 657], [1440, 789], [1536, 730], [1440, 900], [1920, 1080], [820, 1180], [390, 844]];
const isPhone = ([width]) => width < 768;
const isDesk = ([width, height]) => width > height;

/** What must be in sight, by phase. On a phone the plan has tabs, and its cards a row to leaf through. */
const PLAN = [".board", ".table > .line", ".mat [data-box]", ".totals .sum", ".totals .buttons .button"];
const DESK_PLAN = [...PLAN, ".season", ".events button", ".favors li", ".tiles button", ".hand .county", ".spares .spare", ".spares .fill", ".mat .advise button", ".mat .now"];
const FIGHT = [".board", ".table > .line", ".event", ".targets .choice", ".stair button", ".odds .bar", "section.decision .actions .button"];
const DESK_FIGHT = [...FIGHT, ".odds .after", ".tower-panel", ".tower-panel .tower svg", ".tower-panel .words li"];
/** Things apart from each other: none may lie on another. */
const APART = ".top .brand, .top .name, .top .progress, .top .tools button, .players tbody tr, .chips button, .board, .table > .line, .event, .events button, .favors li, .tiles button, .mat .panel-head h2, .mat .now, .mat .end > *, [data-box], .beside, .hand .county:not(.up), .hand h2, .hand .segments, .spare, .fill, .totals .sum:not(.last), .totals .buttons .button, .decision header h2, .targets .choice, .stair button, .odds .bar, .odds .after, .actions .button, .tower-panel, .talk";
/** Texts that must be whole. */
const WHOLE = ".box .head, .box .l1, .box .l2, .county .name, .county .to, .events .d, .events .what, .favors button, .mat .now, .beside, .totals .sum, .totals .button, .targets b, .odds .after, .odds .bar div, .stair button, .event, .actions .button, .top .progress, .top .name, .hand .end, .spares, .thrown li";

async function before(players, phase, own) {
  const person = await here.somebody({ size: { width: SIZES[0][0], height: SIZES[0][1] }, ...own });
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
  await until(phase, async () => ["plan", "decision"].includes(await sight(page)), PATIENCE);
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
      const named = (element) => `${element.className?.baseVal ?? element.className} ${element.dataset?.box ?? ""} "${element.textContent.trim().slice(0, 30)}"`;
      const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
      const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
      const wrong = [];
      for (const selector of needed) {
        const found = all(selector);
        if (!found.length) wrong.push(`nothing to be seen of ${selector}`);
        for (const element of found) {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const leafed = small && element.closest(".targets, .hand .cards");
          if (!leafed && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)) wrong.push(`out of sight: ${named(element)} ${[left, top, right, bottom].map(Math.round)}`);
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
    [needed, APART, WHOLE, small],
  );

const wrong = (found) => Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length));

/** Lays county after county on the boxes, those first that fit. */
async function layCards(page, boxes) {
  for (const box of boxes) {
    await page.locator(`[data-box="${box}"]`).click();
    await page.locator(".hand .county:not(.used)").first().click();
  }
  await page.locator(".box.risk, .box.dead").first().waitFor();
}

const WAYS = [
  { players: 3, language: "en" },
  { players: 4, language: "de", theme: "candlelight" },
  { players: 5, language: "en" },
  { players: 5, language: "de" },
];

for (const { players, ...own } of WAYS)
  test(`planning at a full table of ${players}, in ${own.language}: everything in sight at every size`, { timeout: 240_000 }, async () => {
    const { page } = await before(players, "plan", own);
    await layCards(page, ["deploy3", "grain", "church", "combat_a", "taxes", "palace", "deploy5", "deploy1", "trading_post", "court3", "court2"]);
    const found = {};
    for (const size of SIZES) {
      await resize(page, size);
      found[size.join(" × ")] = await faults(page, isPhone(size) ? PLAN : DESK_PLAN, isPhone(size));
      const map = await page.evaluate(() => ({ window: document.querySelector(".board .window").getBoundingClientRect().toJSON(), sheet: document.querySelector(".board .sheet").getBoundingClientRect().toJSON() }));
      const fits = Math.max(map.sheet.width / map.window.width, map.sheet.height / map.window.height);
      if (!isPhone(size)) assert.ok(fits > 0.98 && fits < 1.01, `${size}: the map fits its window again, ${fits}`);
      if (isDesk(size)) assert.ok(map.sheet.height > size[1] * 0.8, `${size}: the map is as high as it may be`);
    }
    assert.deepEqual(wrong(found), {});
  });

for (const { players, ...own } of WAYS)
  test(`a fight at a full table of ${players}, in ${own.language}: everything in sight at every size`, { timeout: 240_000 }, async () => {
    const { page } = await before(players, "attack", own);
    await page.locator(".targets .choice").first().click();
    await page.locator(".odds .bar").waitFor();
    const found = {};
    for (const size of SIZES) {
      await resize(page, size);
      found[size.join(" × ")] = await faults(page, isPhone(size) ? FIGHT : DESK_FIGHT, isPhone(size));
    }
    assert.deepEqual(wrong(found), {});
  });

/** The greatest jump since the last look. */
async function jumped(page, what) {
  await page.waitForTimeout(250);
  const shifts = await page.evaluate(() => globalThis.shifts.splice(0));
  for (const { value, of } of shifts) assert.ok(value <= SHIFT, `${what}: a jump of ${value.toFixed(3)} (${of.join("; ")})`);
}

for (const size of [[1280, 720], [1440, 900], [820, 1180], [390, 844]])
  test(`while planning at ${size.join(" × ")} nothing jumps: cards, boxes, sorting, hints`, { timeout: 240_000 }, async () => {
    const { page } = await before(5, "plan", { size: { width: size[0], height: size[1] } });
    await page.waitForTimeout(800);
    await page.evaluate(() => globalThis.shifts.splice(0)); // what comes while it opens
    const steps = {
      "a box chosen": () => page.locator('[data-box="palace"]').click(),
      "a card laid": () => page.locator(".hand .county:not(.unfit)").first().click(),
      "a card in hand": () => page.locator(".hand .county:not(.used)").first().click(),
      "let go": () => page.keyboard.press("Escape"),
      "the sheet opened": () => page.locator(".mat .explain").click(),
      "a hint": () => page.keyboard.press("h").then(() => page.locator(".advice h4").waitFor()),
      "it laid": () => page.getByRole("button", { name: "Lay it", exact: true }).click(),
      "another idea": () => page.getByRole("button", { name: "Another idea" }).click(),
      "all laid": () => page.getByRole("button", { name: "Lay all" }).click(),
      "the sheet closed": () => page.locator(".advice .close").click(),
      "a card taken up": () => page.locator('[data-box="church"]').click(),
    };
    if (!isPhone(size)) steps["sorted by grain"] = () => page.locator(".hand .segments button").nth(1).click();
    for (const [what, step] of Object.entries(steps)) {
      await step();
      await jumped(page, what);
    }
    assert.deepEqual(await faults(page, isPhone(size) ? PLAN : DESK_PLAN, isPhone(size)), []);
  });

for (const size of [[1280, 720], [820, 1180], [390, 844]])
  test(`while deciding a fight at ${size.join(" × ")} nothing jumps`, { timeout: 240_000 }, async () => {
    const { page } = await before(5, "attack", { size: { width: size[0], height: size[1] } });
    await page.locator(".targets .choice").first().waitFor({ state: "visible" });
    await page.waitForTimeout(800);
    await page.evaluate(() => globalThis.shifts.splice(0));
    const steps = {
      "a target": () => page.locator(".targets .choice").first().click(),
      "a number": () => page.locator(".stair button").nth(1).click(),
      "a hopeless target": () => page.locator(".targets .choice.slight").last().click(),
      "a hint": () => page.keyboard.press("h").then(() => page.locator(".advice h4").waitFor()),
      "another idea": () => page.getByRole("button", { name: "Another idea" }).click(),
      "it laid": () => page.getByRole("button", { name: "Lay it", exact: true }).click(),
    };
    for (const [what, step] of Object.entries(steps)) {
      await step();
      if (!isPhone(size) || what !== "a target") await jumped(page, what);
      else await page.evaluate(() => globalThis.shifts.splice(0));
    }
  });
