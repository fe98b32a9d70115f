// Pictures of every page and phase, on a desk and on a phone, in both languages: node tests/web/shots.mjs <folder> [way ...]
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ask, BOT, DESKTOP, guest, launch, ME, PHONE, root, serve, somebody, table, until } from "./harness.mjs";
import { chance, plan, playOn, sight } from "./player.mjs";
import { playOn16 } from "./player16.mjs";

const folder = resolve(process.argv[2] ?? join(root, "web/shots"));
const SETUPS = JSON.parse(execFileSync(join(root, ".venv/bin/python"), ["-m", "tests.web.positions"], { cwd: root, maxBuffer: 2 ** 26, encoding: "utf8" }));
const PHASES = { plan: "court", position: "second", move: "second", attack: "second", revolt_order: "second", favor: "court", "favor_use 7": "court", benefit: "landsknechte", draft: "draft", group: "draft", leave: "first", recruit: "first", defend: "first" };
const SIXTEEN = JSON.parse(execFileSync(join(root, ".venv/bin/python"), ["-m", "tests.web.positions", "sixteenthirty"], { cwd: root, maxBuffer: 2 ** 26, encoding: "utf8" }));
/** Phases of Sixteen Thirty Something: players, and what is clicked first. */
const PHASES16 = {
  pass_marker: [6, ".chip"], initial_influence: [3, ".hand .choice:enabled"], "special_card assassin": [3, ".choice[data-card=assassin]", ".displays .choice"], "special_card unrest": [6, ".choice[data-card=unrest]", ".chip:enabled"],
  "lobby war": [3, ".chip:enabled"], "lobby league": [6, ".chip:enabled"], "bid war": [3, ".hand .choice:enabled"], "bid with drops": [6, ".hand .choice:enabled"], "bid league again": [6], "vote war": [3, ".choice.red"], "vote league again": [6, ".choice.blue"],
  remove_influence: [3, ".decision .choice:enabled"], excess_cards: [6, ".hand .choice:enabled"], exchange: [3, ".markets .choice:enabled"], collect: [6, ".markets .choice:enabled"],
};
const WAYS = [
  ["desktop-en", { size: DESKTOP, language: "en" }],
  ["desktop-de", { size: DESKTOP, language: "de" }],
  ["desktop-dark", { size: DESKTOP, language: "en", theme: "candlelight" }],
  ["phone-en", { size: PHONE, language: "en" }],
  ["phone-de", { size: PHONE, language: "de" }],
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([serve(), launch()]);
const NAMES = { en: ["Clara", "Jonas"], de: ["Klara", "Jonas"] };
const wanted = process.argv.slice(3);
for (const [way, options] of WAYS) if (!wanted.length || wanted.includes(way)) await shoot(way, options);
await browser.close();
await server.stop();
console.log(`Pictures are in ${folder}`);

async function shoot(way, options) {
  const person = await somebody(browser, server.url, options);
  const { page } = person;
  const shot = async (name, fullPage = false) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `${name}.${way}.png`), fullPage });
  };
  const [own, other] = NAMES[options.language];
  await page.goto("/");
  await page.locator(".quick .segments").nth(1).waitFor();
  await shot("start");
  await guest(person, own);
  const friend = await somebody(browser, server.url, options);
  await guest(friend, other);
  const open = await table(friend, { seats: [ME, { kind: "open" }, { kind: "open" }, BOT], public: true, options: { court: true }, pace: { kind: "live", bank: 1800, increment: 30 } });
  await table(friend, { seats: [ME, BOT, BOT], public: true });
  const waiting = await table(person, { seats: [ME, { kind: "open" }, { kind: "open" }, BOT] });
  const game = await table(person, { seats: [ME, BOT, BOT, BOT] });
  for (const [name, path] of [["start-returning", "/"], ["new", "/new"], ["watch", "/watch"], ["account", "/account"], ["reset", "/reset"], ["room", `/t/${waiting.id}`], ["join", `/t/${open.id}`]]) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    if (name === "new") await page.locator("summary").click();
    await shot(name, true);
  }
  const sitDown = async (position) => {
    const { id, seats } = await ask(person, "POST", "/tables/import", { record: position.record });
    for (const each of seats) if (each.seat !== position.seat) await ask(person, "PUT", `/tables/${id}/seats/${each.seat}`, BOT);
    if (position.seat !== 0) await ask(person, "POST", `/tables/${id}/join`, { seat: position.seat });
    await ask(person, "POST", `/tables/${id}/start`, {});
    await page.goto(`/t/${id}`);
    await until(position.kind, async () => ["plan", "decision"].includes(await sight(page)));
  };
  for (const [name, [players, ...clicks]] of Object.entries(PHASES16)) {
    await sitDown(SIXTEEN[players][name]);
    for (const each of clicks) if (await page.locator(each).count()) await page.locator(each).first().click();
    await shot(`sixteenthirty-${name.replaceAll(" ", "-")}`);
  }
  await page.keyboard.press("v");
  await shot("sixteenthirty-list");
  const whole = await table(person, { game: "sixteenthirty", seats: [ME, BOT, BOT] });
  await page.goto(`/t/${whole.id}`);
  await playOn16(page, { rng: chance(9), within: 900_000 });
  await shot("sixteenthirty-over");
  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  await shot("sixteenthirty-end", true);
  for (const [name, setup] of Object.entries(PHASES)) {
    await sitDown(SETUPS[setup][name]);
    if (name === "plan") await plan(page, chance(5), { seal: false });
    const choice = page.locator(".side .choice:enabled").first();
    if (name !== "plan" && (await choice.count())) await choice.click();
    await shot(name.replace(" ", "-"));
  }
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
  await page.locator("section.sealed").waitFor();
  await shot("sealed");
  await page.goto(`/t/${game.id}`);
  await playOn(page, { rng: chance(8) });
  await shot("winter");
  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  await page.locator(".proof .link").click();
  await shot("end", true);
  await friend.close();
  await person.close();
}
