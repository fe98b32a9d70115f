// What fits the screens people have: at every size all that a plan or a fight needs is in sight, nothing overlaps or is
// cut, and nothing jumps when something is chosen, laid, proposed or taken back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { atEverySize, before, everywhere, faults, full, isDesk, isPhone, jumped, reload, resize, sitAt, unexplained } from "./fits.mjs";
import { SIZES } from "./harness.mjs";

/** What must be in sight, by phase. On a phone the plan has tabs, and its cards a row to leaf through. */
const PLAN = [".board", ".table > .line", ".mat [data-box]", ".totals .sum", ".totals .buttons .button"];
const DESK_PLAN = [...PLAN, ".season", ".events button", ".favors li", ".tiles button", ".hand .county", ".spares .spare", ".spares .fill", ".mat .advise button", ".mat .now"];
const FIGHT = [".board", ".table > .line", ".event", ".targets .choice", ".stair button", ".odds .bar", "section.decision .actions .button"];
const DESK_FIGHT = [...FIGHT, ".odds .after", ".tower-panel", ".tower-panel .tower svg", ".tower-panel .words li"];

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
  test(`planning and a fight at a full table of ${players}, in ${own.language}: everything in sight at every size`, { timeout: 480_000 }, async () => {
    const person = await before(players, "plan", own);
    const { page } = person;
    await layCards(page, ["deploy3", "grain", "church", "combat_a", "taxes", "palace", "deploy5", "deploy1", "trading_post", "court3", "court2"]);
    assert.deepEqual(await unexplained(page), []);
    const planning = await everywhere(page, async (size) => {
      const map = await page.evaluate(() => ({ window: document.querySelector(".board .window").getBoundingClientRect().toJSON(), sheet: document.querySelector(".board .sheet").getBoundingClientRect().toJSON() }));
      const fits = Math.max(map.sheet.width / map.window.width, map.sheet.height / map.window.height);
      if (!isPhone(size)) assert.ok(fits > 0.98 && fits < 1.01, `${size}: the map fits its window again, ${fits}`);
      if (isDesk(size)) assert.ok(map.sheet.height > size[1] * 0.8, `${size}: the map is as high as it may be`);
      return faults(page, isPhone(size) ? PLAN : DESK_PLAN, isPhone(size));
    });
    assert.deepEqual(planning, {});

    await resize(page, SIZES[0]);
    await sitAt(person, full(players, "attack"));
    await page.locator(".targets .choice").first().click();
    await page.locator(".odds .bar").waitFor();
    assert.deepEqual(await unexplained(page), []);
    assert.deepEqual(await everywhere(page, (size) => faults(page, isPhone(size) ? FIGHT : DESK_FIGHT, isPhone(size))), {});
  });

/** What somebody does while planning; on a phone the hand has its own page. */
const PLANNING = (page, small) => ({
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
  ...(small ? {} : { "sorted by grain": () => page.locator(".hand .segments button").nth(1).click() }),
});

const FIGHTING = (page) => ({
  "a target": () => page.locator(".targets .choice").first().click(),
  "a number": () => page.locator(".stair button").nth(1).click(),
  "a hopeless target": () => page.locator(".targets .choice.slight").last().click(),
  "a hint": () => page.keyboard.press("h").then(() => page.locator(".advice h4").waitFor()),
  "another idea": () => page.getByRole("button", { name: "Another idea" }).click(),
  "it laid": () => page.getByRole("button", { name: "Lay it", exact: true }).click(),
});

test("while planning nothing jumps at any size: cards, boxes, sorting, hints", { timeout: 480_000 }, () =>
  atEverySize(full(5, "plan"), async (page, size) => {
    for (const [what, step] of Object.entries(PLANNING(page, isPhone(size)))) {
      await step();
      await jumped(page, `${size}, ${what}`);
    }
    assert.deepEqual(await faults(page, isPhone(size) ? PLAN : DESK_PLAN, isPhone(size)), []);
  }));

test("while deciding a fight nothing jumps at any size", { timeout: 480_000 }, () =>
  atEverySize(full(5, "attack"), async (page, size) => {
    for (const [what, step] of Object.entries(FIGHTING(page))) {
      await step();
      await jumped(page, `${size}, ${what}`);
    }
  }, { again: reload }));
