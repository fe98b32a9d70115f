// Plays Sixteen Thirty Something through its page: it clicks among what is offered until the answer is complete.
import { answer, playOn } from "./player.mjs";

/** Runs in the page: one whole answer, choices at random, then the button that says so. */
async function clicks({ seed, decline }) {
  let state = seed >>> 0;
  const rng = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
  const panel = document.querySelector("section.decision");
  if (!panel) return;
  const buttons = (selector, within = document) => [...within.querySelectorAll(selector)].filter((each) => !each.matches(":disabled, [aria-disabled='true']"));
  const [other] = buttons(".actions .button:not(.main)", panel);
  const go = () => buttons(".actions .button.main", panel)[0];
  if (other && rng() < decline) return other.click();
  const taken = (each) => each.getAttribute("aria-pressed") === "true" || each.getAttribute("aria-checked") === "true";
  const least = go() ? 1 + Math.floor(rng() * 3) : 0; // where nothing need be chosen, something is all the same
  for (let tries = 0; tries < 40; tries++) {
    const open = buttons(".side .choice").filter((each) => !taken(each));
    if (go() && (tries >= least || !open.length)) return go().click();
    if (open.length) open[Math.floor(rng() * open.length)].click();
    else if (tries > 3) buttons(".side .choice").filter(taken)[0]?.click();
    await pause(tries > 12 ? 60 : 0);
    if (other && (tries > 30 || (!open.length && tries > 6))) return other.click(); // not every card finds a target by chance
  }
  throw new Error(`No way to answer was found: ${panel.querySelector("h2")?.textContent}`);
}

export async function answer16(page, rng, decline = 0.25) {
  const asked = await page.evaluate(() => !!document.querySelector("section.decision") && !document.querySelector(".curtain, .since"));
  if (asked) await page.evaluate(clicks, { seed: Math.floor(rng() * 2 ** 32), decline });
  else await answer(page, rng);
}

export const playOn16 = (page, more = {}) => playOn(page, { play: answer16, ...more });

/** The turn that a table has come to. */
export async function turnOf(ask, person, id, seat = 0) {
  return (await ask(person, "GET", `/tables/${id}/state?seat=${seat}`)).view.turn;
}
