// Pictures of every phase of Sixteen Thirty Something.
import { BOT, ME, positions, sitAmong, SIZES, table } from "./harness.mjs";
import { chance } from "./player.mjs";
import { playOn16 } from "./player16.mjs";

/** Players, and what is clicked first. */
const PHASES = {
  pass_marker: [6, ".chip"], initial_influence: [3, ".hand .choice:not([aria-disabled])"], "special_card assassin": [3, ".choice[data-card=assassin]", ".grid td .choice"], "special_card unrest": [6, ".choice[data-card=unrest]", ".grid button.target, .chip"],
  "lobby war": [3, ".grid button.target, .chip"], "lobby league": [6, ".grid button.target, .chip"], "bid war": [3, ".hand .choice:not([aria-disabled])"], "bid with drops": [6, ".hand .choice:not([aria-disabled])"], "bid league again": [6], "vote war": [3, ".choice.red"], "vote league again": [6, ".choice.blue"],
  remove_influence: [3, ".decision .choice:enabled"], excess_cards: [6, ".hand .choice:not([aria-disabled])"], exchange: [3, ".markets .choice:enabled"], collect: [6, ".markets .choice:enabled"],
};

/** A full table of six, at every size: what is chosen first. */
const FULL = { special_card: ".hand .choice[data-card=increase_status]", lobby: ".grid button.target, .chip", bid: ".hand .choice:enabled", vote: ".sides .choice", exchange: ".markets .choice", collect: ".markets .choice", remove_influence: ".decision .stack .choice:enabled" };
/** What is told on cards. */
const TOLD = { votes: ".story .votes", war: ".story .fought", score: ".story .score", blow: ".story .told" };

export async function sixteenthirty(here) {
  const { way } = here;
  const full = positions("crowded16");
  if (way.startsWith("desktop")) await everySize(here, full[6]);
  await told(here, full.among);
  await phases(here);
}

async function everySize({ page, shot, sitDown }, found) {
  const own = page.viewportSize();
  for (const [phase, choice] of Object.entries(FULL)) {
    await sitDown(found[phase]);
    await page.locator(choice).first().click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await shot(`sixteenthirty full ${phase} ${width} ${height}`);
    }
    await page.setViewportSize(own);
  }
}

/** Among people, who have a clock: what is told, an answer sealed, and one that may be undone. */
async function told({ person, friend, page, shot }, among) {
  await page.goto("/");
  await atPace(page, "read");
  for (const [name, shown] of Object.entries({ ...TOLD, sealed: "section.sealed", undo: ".undo.may" })) {
    const { answer } = await sitAmong(person, friend, among, name);
    await answer();
    const go = page.locator(".story .button.main");
    for (let told = 0; told < 20; told++) {
      await page.waitForTimeout(700);
      if (await page.locator(shown).count()) break;
      if (await go.count()) await go.click();
    }
    await shot(`sixteenthirty told ${name}`);
  }
  await atPace(page, "instant");
}

const atPace = (page, pace) => page.evaluate((pace) => localStorage.setItem("feldherr.settings", JSON.stringify({ ...JSON.parse(localStorage.getItem("feldherr.settings")), pace })), pace);

async function phases({ person, page, shot, sitDown }) {
  const found = positions("sixteenthirty");
  for (const [name, [players, ...clicks]] of Object.entries(PHASES)) {
    await sitDown(found[players][name]);
    for (const each of clicks) if (await page.locator(each).count()) await page.locator(each).first().click();
    await shot(`sixteenthirty-${name}`);
  }
  await page.keyboard.press("v");
  await page.locator(".list").waitFor();
  await shot("sixteenthirty-list");
  const whole = await table(person, { game: "sixteenthirty", seats: [ME, BOT, BOT] });
  await page.goto(`/t/${whole.id}`);
  await playOn16(page, { rng: chance(9), within: 900_000 });
  await shot("sixteenthirty-over");
  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  await shot("sixteenthirty-end", true);
}
