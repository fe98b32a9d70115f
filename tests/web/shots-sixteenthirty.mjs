// Pictures of every phase of Sixteen Thirty Something.
import { BOT, ME, positions, table } from "./harness.mjs";
import { chance } from "./player.mjs";
import { playOn16 } from "./player16.mjs";

/** Players, and what is clicked first. */
const PHASES = {
  pass_marker: [6, ".chip"], initial_influence: [3, ".hand .choice:not([aria-disabled])"], "special_card assassin": [3, ".choice[data-card=assassin]", ".grid td .choice"], "special_card unrest": [6, ".choice[data-card=unrest]", ".grid button.target, .chip"],
  "lobby war": [3, ".grid button.target, .chip"], "lobby league": [6, ".grid button.target, .chip"], "bid war": [3, ".hand .choice:not([aria-disabled])"], "bid with drops": [6, ".hand .choice:not([aria-disabled])"], "bid league again": [6], "vote war": [3, ".choice.red"], "vote league again": [6, ".choice.blue"],
  remove_influence: [3, ".decision .choice:enabled"], excess_cards: [6, ".hand .choice:not([aria-disabled])"], exchange: [3, ".markets .choice:enabled"], collect: [6, ".markets .choice:enabled"],
};

export async function sixteenthirty({ person, page, shot, sitDown }) {
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
