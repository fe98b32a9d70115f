// Pictures of every page and phase, on a desk and on a phone, in both languages and themes:
// node tests/web/shots.mjs <folder> [way or part ...], as in `node tests/web/shots.mjs web/shots phone-de wallenstein`
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { ask, BOT, DESKTOP, guest, launch, PHONE, root, serve, somebody, until } from "./harness.mjs";
import { sight } from "./player.mjs";
import { doors } from "./shots-doors.mjs";
import { afterwards } from "./shots-end.mjs";
import { sixteenthirty } from "./shots-sixteenthirty.mjs";
import { wallenstein } from "./shots-wallenstein.mjs";

const WAYS = {
  "desktop-en": { size: DESKTOP, language: "en" },
  "desktop-de": { size: DESKTOP, language: "de" },
  "desktop-dark": { size: DESKTOP, language: "en", theme: "candlelight" },
  "phone-en": { size: PHONE, language: "en" },
  "phone-de": { size: PHONE, language: "de" },
  "phone-dark": { size: PHONE, language: "de", theme: "candlelight" },
};
const PARTS = { doors, wallenstein, sixteenthirty, end: afterwards };
/** Pictures are often taken while the machine does other things. */
const PATIENCE = 120_000;
const NAMES = { en: ["Clara", "Jonas"], de: ["Klara", "Jonas"] };

const folder = resolve(process.argv[2] ?? join(root, "web/shots"));
const wanted = process.argv.slice(3);
const chosen = (all) => Object.entries(all).filter(([name]) => !Object.keys(all).some((each) => wanted.includes(each)) || wanted.includes(name));

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([serve(), launch()]);
for (const [way, options] of chosen(WAYS)) for (const [, part] of chosen(PARTS)) await shoot(way, options, part);
await browser.close();
await server.stop();
console.log(`Pictures are in ${folder}`);

async function shoot(way, options, part) {
  const person = await somebody(browser, server.url, options);
  const friend = await somebody(browser, server.url, options);
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  const [own, other] = NAMES[options.language];
  const shot = async (name, fullPage = false) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `${name.replaceAll(" ", "-")}.${way}.png`), fullPage });
  };
  /** Sits down at a written position, before the decision it stands at. */
  const sitDown = async (position) => {
    const { id, seats } = await ask(person, "POST", "/tables/import", { record: position.record });
    for (const each of seats) if (each.seat !== position.seat) await ask(person, "PUT", `/tables/${id}/seats/${each.seat}`, BOT);
    if (position.seat !== 0) await ask(person, "POST", `/tables/${id}/join`, { seat: position.seat });
    await ask(person, "POST", `/tables/${id}/start`, {});
    await page.goto(`/t/${id}`);
    await until(position.kind, async () => ["plan", "decision"].includes(await sight(page)), PATIENCE);
  };
<<<<<<< HEAD
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
=======
  if (part !== doors) await guest(person, own);
  await guest(friend, other);
  await part({ person, friend, page, shot, sitDown, own, other });
>>>>>>> f59645b (The winter stays in sight until it was looked at: what it took, and the scoring with the region lit on the map)
  await friend.close();
  await person.close();
}
