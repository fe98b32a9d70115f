// The story at a newcomer's pace: whatever happens to one has a card, and its figures are those of the record.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, LAPTOP, ME, PHONE, table, tableOf, until, world } from "./harness.mjs";
import { foreign, heard } from "./language.mjs";
import { asked, chance, choose, plan, sight } from "./player.mjs";

const LONG = 600_000;
const here = world();
const isClash = (event) => /^(battle|revolt)_/.test(event.kind);
const concerns = (event, seat) => isClash(event) && [event.seat, event.attacker, event.defender].includes(seat);
const fails = (event, seat) => (event.kind === "action_lost" || (event.kind === "skipped" && event.reason !== "declined")) && event.seat === seat;

/** What the card on the page says of a fight; null, if there is none. */
const card = (page) =>
  page.evaluate(() => {
    const fight = document.querySelector("[data-fight]");
    if (!fight) return null;
    const { attackers, defenders, survivors } = fight.querySelector("[data-part=out]").dataset;
    const thrown = Object.fromEntries([...fight.querySelectorAll("[data-part=in] [data-who]")].map((each) => [each.dataset.who, Number(each.dataset.number)]));
    return { n: Number(fight.dataset.fight), attackers: Number(attackers), defenders: Number(defenders), survivors: Number(survivors), thrown };
  });

/** The losses without a fight that are told on the card in sight. */
const losses = (page) => page.evaluate(() => [...document.querySelectorAll(".story.card [data-failure]")].map((each) => Number(each.dataset.failure)));

/** What the record says of the same fight. */
function recorded(events, fight) {
  const thrown = events.findLast((event) => event.kind === "thrown" && event.n < fight.n);
  const revolt = fight.kind.startsWith("revolt");
  return {
    n: fight.n,
    attackers: revolt ? fight.armies : fight.attackers,
    defenders: revolt ? fight.peasants : fight.defenders + fight.peasants,
    survivors: fight.survivors ?? 0,
    thrown: Object.fromEntries(Object.entries(thrown.thrown).filter(([, number]) => number > 0)),
  };
}

/** Marches against somebody, if anybody can be attacked; anything else is answered as it comes. */
async function attackOrChoose(person, rng) {
  const { page } = person;
  const question = await asked(person);
  if (question?.kind !== "move") return choose(page, rng);
  const { view } = await ask(person, "GET", `/tables/${tableOf(page)}/state?seat=${question.seat}`);
  const target = question.targets.find((county) => view.counties[county].owner !== question.seat);
  if (!target) return choose(page, rng);
  await page.locator(".targets .choice").nth(question.targets.indexOf(target)).click();
  await page.locator("section.decision .actions .button.main:enabled").last().click();
}

/** Plays by clicks, going on from whatever is told, until something is so; gives the cards that were shown, of fights with their figures. */
async function playAndRead(person, rng, over) {
  const { page } = person;
  const cards = new Map();
  page.setDefaultTimeout(15_000); // what has gone under the hand is looked at anew
  for (const began = Date.now(); ; await page.waitForTimeout(60)) {
    assert.ok(Date.now() - began < LONG / 2, "the season came to its end");
    const go = page.locator(".story .button.main");
    if (await go.count()) {
      const held = await page.evaluate(() => document.querySelector("[data-told]").dataset.held === "true");
      if (held && (await page.locator(".story.card").count())) await page.locator(".story.card .body :is([data-fight], [data-failure], .panel)").first().waitFor({ timeout: 5000 }).catch(() => {}); // cards are loaded when they are seen
      const shown = held ? await card(page) : null;
      if (held) for (const n of await losses(page)) cards.set(n, "lost");
      if (shown && ![...cards.values()].some((each) => each !== "lost")) await accessible(page, "the card of a fight");
      if (shown) cards.set(shown.n, shown);
      if (held) await go.click({ timeout: 3000 }).catch(() => {});
      continue;
    }
    const now = await sight(page);
    if (await over(now)) return cards;
    if (now === "plan") await plan(page, rng);
    else if (now === "decision") await attackOrChoose(person, rng).catch(() => {});
  }
}

test("a newcomer's first season, by clicks: every own battle, revolt and loss has a card with the record's figures", { timeout: LONG }, async () => {
  const person = await here.somebody({ pace: null, moving: true });
  const { page } = person;
  await page.goto("/");
  await page.locator(".quick .segments").first().getByText("4").click();
  await page.locator(".quick .segments").nth(1).locator("button").first().click();
  await page.locator(".quick .button.main").click();
  await page.locator(".mat .boxes").waitFor();
  const id = tableOf(page);
  const { mine } = await ask(person, "GET", `/tables/${id}`);
  const season = async () => (await ask(person, "GET", `/tables/${id}/state?seat=${mine[0]}`)).view.season;
  const rng = chance(1618);
  const first = await playAndRead(person, rng, async (now) => now === "plan" && (await season()) === "summer");
  assert.equal(await page.locator("nav.line .pace").innerText(), "Read", "a newcomer is waited for");

  const { events } = await ask(person, "GET", `/tables/${id}/events?seat=${mine[0]}`);
  const own = events.filter((event) => concerns(event, mine[0]));
  assert.ok(own.length > 0, "something happened to the newcomer");
  for (const lost of events.filter((event) => fails(event, mine[0]))) assert.equal(first.get(lost.n), "lost", `the card of ${JSON.stringify(lost)}`);
  for (const fight of own) assert.deepEqual(first.get(fight.n), recorded(events, fight), `the card of ${JSON.stringify(fight)}`);
});

/** Answers whatever is asked, as somebody at another screen would. */
async function answerElsewhere(person, id) {
  const { decision } = await until("to be asked", async () => {
    const found = await ask(person, "GET", `/tables/${id}/state?seat=0`);
    return found.decision && found.sealed === null ? found : null;
  }, 60_000);
  const move = decision.kind === "plan" ? (await ask(person, "POST", `/tables/${id}/hint`, { seat: 0, decision: decision.id })).move : decision.options[0];
  await ask(person, "POST", `/tables/${id}/moves`, { seat: 0, decision: decision.id, move });
}

test("the time line and the log lead back to a moment, and back to now", { timeout: LONG }, async () => {
  const person = await here.somebody();
  const { page } = person;
  page.setDefaultTimeout(60_000);
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await playAndRead(person, chance(7), async (now) => now === "plan" && (await ask(person, "GET", `/tables/${id}/state?seat=0`)).view.season === "summer");
  const told = () => page.evaluate(() => Number(document.querySelector("[data-told]").dataset.told));
  const all = await told();
  const cells = page.locator("nav.line button[data-cell]");
  assert.equal(await cells.count(), 10, "while planning the last season is there as it was played");
  await cells.nth(2).click();
  await until("another moment", async () => (await told()) < all);
  assert.equal(await page.locator(".mat .boxes").count(), 0, "nothing is asked in the past");
  await accessible(page, "a moment that is over");
  const then = await told();
  await page.keyboard.press(",");
  assert.ok((await told()) < then);
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.locator(".mat .boxes").waitFor();
  assert.equal(await told(), all);

  await page.reload();
  await page.locator(".mat .boxes").waitFor();
  await page.locator("nav.line button[data-cell]").nth(4).click();
  await until("a moment before the page was opened", async () => (await told()) < all);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Space");
  await page.locator(".mat .boxes").waitFor();

  await page.setViewportSize(LAPTOP);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const log = page.locator(".drawer .log");
  const below = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await until("the log to be at its newest", async () => (await below()) < 2);
  const { events } = await ask(person, "GET", `/tables/${id}/events?seat=0`);
  const shown = await log.locator("[data-n]").evaluateAll((all) => all.map((each) => Number(each.dataset.n)));
  const { n } = events.find((event) => event.county && shown.includes(event.n));
  const entry = log.locator(`[data-n="${n}"]`);
  const lit = () => page.locator(".board path.touched").count();
  const before = await lit();
  await entry.hover();
  await until("its county to be lit", async () => (await lit()) === before + 2);
  await entry.click();
  await until("its moment", async () => (await told()) < all);
  assert.ok((await told()) > n, "it has just been told there");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Space");
  await until("now", async () => (await told()) === all);

  // What is read stays where it is; whoever goes down again follows.
  const scroll = (to) => log.evaluate((list, to) => new Promise((done) => (list.scrollTo(0, to), setTimeout(() => done(Math.round(list.scrollTop)), 200))), to);
  await until("the log to have been scrolled", async () => (await scroll(40)) === 40); // it may be on its way down
  await answerElsewhere(person, id);
  await until("more to be told", async () => (await told()) > all && (await below()) > 100);
  assert.equal(await log.evaluate((list) => Math.round(list.scrollTop)), 40);
  await scroll(100_000);
  await until("the log to be at its newest", async () => (await below()) < 2);
  const known = await told();
  await answerElsewhere(person, id);
  await until("more to be told, and seen", async () => (await told()) > known && (await below()) < 2);
});

test("who comes back is told first what happened to them, and can have it told again", { timeout: LONG }, async () => {
  const person = await here.somebody({ language: "de", size: PHONE, pace: "read", moving: false });
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await page.goto("/");
  const befell = (event) => concerns(event, 0) || fails(event, 0) || event.kind === "scored";
  const routine = (event) => /^(built|collected|deployed)$/.test(event.kind);
  for (let moves = 0; moves < 6; moves++) await answerElsewhere(person, id);
  await page.goto(`/t/${id}`);
  await page.locator(".since").waitFor();
  assert.deepEqual((await heard(page)).filter(foreign), []);
  const { events } = await ask(person, "GET", `/tables/${id}/events?seat=0`);
  const look = () => page.evaluate(() => [Number(document.querySelector("[data-told]").dataset.told), document.querySelectorAll(".since .mine li").length]);
  // Others may still be playing.
  await until("what happened to them, as far as it is told", async () => {
    const [told, mine] = await look();
    return mine === Math.min(5, events.filter((event) => event.n < told && befell(event)).length);
  });
  const hide = (hidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await page.locator(".since .button.main").click();
  await hide(true);
  for (const known = events.length; ; await answerElsewhere(person, id)) {
    const { events: more } = await ask(person, "GET", `/tables/${id}/events?seat=0&since=${known}`);
    const [told] = await look();
    if ([befell, routine].every((is) => more.some((event) => is(event) && event.n < told))) break;
  }
  assert.equal(await page.locator(".since").count(), 0);
  await hide(false);
  await page.locator(".since .mine li").first().waitFor();
  const headline = await page.locator(".since .headline").innerText();
  assert.ok(headline && headline !== "Dir ist nichts geschehen.", `what happened stands above all: ${headline}`);
  const onlyMine = page.getByRole("button", { name: "Nur was mich traf" });
  for (const pressed of ["true", "false"]) {
    await onlyMine.click();
    assert.equal(await onlyMine.getAttribute("aria-pressed"), pressed);
    assert.equal(await page.locator(".since ol:not(.mine) li").count() === 0, pressed === "true", "what befell others comes and goes");
    assert.ok(await page.locator(".since .mine li").count());
  }
  const [all] = await look();
  await page.locator(".since .button:not(.main):not([aria-pressed])").click();
  await page.locator(".story").waitFor();
  const told = await page.evaluate(() => Number(document.querySelector("[data-told]").dataset.told));
  assert.ok(told < all, `${told} of ${all} are told`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px stick out on a phone`);
  await accessible(page, "the story on a phone");
  await page.locator("nav.line .pace").focus();
  await page.keyboard.press("Shift+Space");
  await until("all told", async () => (await look())[0] >= all);
  assert.equal(await page.locator("nav.line .pace").innerText(), "Lesen", "the button with the focus was not pressed");
});
