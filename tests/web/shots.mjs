// Pictures of every page and phase, on a desk and on a phone, in both languages and themes:
// node tests/web/shots.mjs <folder> [way or part ...], as in `node tests/web/shots.mjs web/shots phone-de wallenstein`
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DESKTOP, guest, LAPTOP, launch, PHONE, root, serve, sitDown, somebody, until } from "./harness.mjs";
import { sight } from "./player.mjs";
import { doors } from "./shots-doors.mjs";
import { handbook } from "./shots-handbook.mjs";
import { people } from "./shots-people.mjs";
import { afterwards } from "./shots-end.mjs";
import { sixteenthirty } from "./shots-sixteenthirty.mjs";
import { tower } from "./shots-tower.mjs";
import { wallenstein } from "./shots-wallenstein.mjs";

const TABLET = { width: 820, height: 1180 };
const WAYS = {
  "desktop-en": { size: DESKTOP, language: "en" },
  "desktop-de": { size: DESKTOP, language: "de" },
  "desktop-dark": { size: DESKTOP, language: "en", theme: "candlelight" },
  "desktop-dark-de": { size: DESKTOP, language: "de", theme: "candlelight" },
  "laptop-en": { size: LAPTOP, language: "en" },
  "laptop-dark": { size: LAPTOP, language: "de", theme: "candlelight" },
  "laptop-de": { size: LAPTOP, language: "de" },
  "tablet-en": { size: TABLET, language: "en", hasTouch: true, isMobile: true },
  "tablet-de": { size: TABLET, language: "de", theme: "candlelight", hasTouch: true, isMobile: true },
  "phone-en": { size: PHONE, language: "en" },
  "phone-de": { size: PHONE, language: "de" },
  "phone-dark": { size: PHONE, language: "de", theme: "candlelight" },
};
const PARTS = { doors, people, wallenstein, sixteenthirty, end: afterwards, tower, handbook };
/** Pictures are often taken while the machine does other things. */
const PATIENCE = 120_000;
const HANDBOOK = join(root, "build/docs");
const NAMES = { en: ["Clara", "Jonas"], de: ["Klara", "Jonas"] };

const folder = resolve(process.argv[2] ?? join(root, "web/shots"));
const wanted = process.argv.slice(3);
const chosen = (all) => Object.entries(all).filter(([name]) => !Object.keys(all).some((each) => wanted.includes(each)) || wanted.includes(name));

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([serve(existsSync(HANDBOOK) ? { FELDHERR_DOCS_FOLDER: HANDBOOK } : {}), launch()]);
for (const [way, options] of chosen(WAYS)) for (const [, part] of chosen(PARTS)) await shoot(way, options, part);
await browser.close();
await server.stop();
console.log(`Pictures are in ${folder}`);

async function shoot(way, options, part) {
  const person = await somebody(browser, server.url, options);
  const friend = await somebody(browser, server.url, options);
  const third = await somebody(browser, server.url, options);
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  const [own, other] = NAMES[options.language];
  const fileOf = (name) => join(folder, `${name.replaceAll(" ", "-")}.${way}.png`);
  const shot = async (name, fullPage = false) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: fileOf(name), fullPage });
  };
  /** Sits down at a written position, before the decision it stands at. */
  const standAt = async (position) => {
    const id = await sitDown(person, position);
    await page.goto(`/t/${id}`);
    await until(position.kind, async () => ["plan", "decision"].includes(await sight(page)), PATIENCE);
  };
  if (part !== doors) await guest(person, own);
  await guest(friend, other);
  if (part === people) await guest(third, other);
  await part({ person, friend, third, url: server.url, page, way, options, fileOf, shot, sitDown: standAt, sitDownAs: sitDown, own, other });
  await friend.close();
  await third.close();
  await person.close();
}
