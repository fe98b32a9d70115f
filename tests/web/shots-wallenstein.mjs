// Pictures of every phase of Wallenstein, and of what is shown on demand.
import { ask, BOT, ME, positions, SIZES, table, until } from "./harness.mjs";
import { chance, plan, playOn, sight } from "./player.mjs";

/** By set-up, the decisions that are looked at there. */
const PHASES = {
  second: ["position", "move", "attack", "revolt_order"],
  court: ["plan", "favor", "favor points", "favor_use 7"],
  landsknechte: ["benefit"],
  draft: ["draft", "group"],
  first: ["plan", "leave", "recruit", "defend"],
};

/** What is chosen there, if not the first. */
const WANTED = { attack: ".choice:has-text('Regensburg')", "favor points": ".hall .card:enabled:has([href$=victory-point])" };

export async function wallenstein(here) {
  await everySize(here);
  await phases(here);
  await winter(here);
  await asides(here);
  await curtains(here);
}

/** A full table of five: a plan under way and a fight, at every size. */
async function everySize({ page, shot, sitDown, way }) {
  if (!way.startsWith("desktop")) return;
  const own = page.viewportSize();
  const found = positions("crowded")[5];
  for (const phase of ["plan", "attack"]) {
    await sitDown(found[phase]);
    for (const box of phase === "plan" ? ["grain", "church", "combat_a", "taxes", "palace", "deploy5"] : []) {
      await page.locator(`[data-box="${box}"]`).click();
      await page.locator(".hand .county:not(.used)").first().click();
    }
    if (phase === "attack") await page.locator(".targets .choice").first().click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await shot(`full ${phase} ${width} ${height}`);
    }
    await page.setViewportSize(own);
  }
}

async function phases({ page, shot, sitDown }) {
  const found = positions(...Object.keys(PHASES));
  for (const [setup, names] of Object.entries(PHASES))
    for (const name of names) {
      await sitDown(found[setup][name]);
      if (name === "plan") await plan(page, chance(5), { seal: false });
      const choice = page.locator(WANTED[name] ?? ".side .choice:enabled, .hall .card:enabled").first();
      if (name !== "plan" && (await choice.count())) await choice.click();
      await shot(`${name}${name === "plan" ? `-${setup}` : ""}`);
    }
}

/** What winter took and brought: as the steps go on, and when all is told. */
async function winter({ page, shot, sitDown }) {
  await sitDown(positions("winter").winter);
  await playOn(page, { rng: chance(4), stop: async (seen) => seen === "winter" });
  await shot("winter");
  await page.locator(".scoring tbody button").nth(2).click();
  await shot("winter-region");
}

/** Help, lists and tables on demand, over a plan. */
async function asides({ person, page, shot }) {
  const { id } = await table(person, { seats: [ME, BOT, BOT, BOT], options: { court: true } });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  for (const [key, name] of [["j", "majorities"], ["w", "supply"], ["v", "counties"], ["?", "help"]]) {
    await page.keyboard.press(key);
    await shot(name);
    await page.keyboard.press(key === "v" ? "v" : "Escape");
  }
}

/** Two at one screen, and a sealed plan. */
async function curtains({ person, friend, page, shot, other }) {
  const hot = await table(person, { seats: [ME, { kind: "me", name: other }, BOT] });
  await page.goto(`/t/${hot.id}`);
  await page.locator(".curtain").waitFor();
  await shot("curtain");
  await page.locator(".curtain .button.main").click();
  await plan(page, chance(6));
  await shot("curtain-next");
  const sealed = await table(friend, { seats: [ME, { kind: "open" }, BOT], public: true });
  await ask(person, "POST", `/tables/${sealed.id}/join`, {});
  await ask(friend, "POST", `/tables/${sealed.id}/start`, {});
  await page.goto(`/t/${sealed.id}`);
  await page.locator(".mat .boxes").waitFor();
  await plan(page, chance(7));
  await until("the plan to be sealed", async () => (await sight(page)) === "sealed", 60_000);
  await shot("sealed");
}
