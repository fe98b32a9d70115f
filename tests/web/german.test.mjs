// German throughout: along a whole game and all pages no English sentence is left.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { BOT, guest, ME, root, table, world } from "./harness.mjs";
import { playOn } from "./player.mjs";

const here = world();
const read = (name) => JSON.parse(readFileSync(join(root, "web/src", name), "utf8"));
const flat = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(flat));
const texts = (language) => ["i18n/%.json", "i18n/doors.%.json", "generated/words.%.json"].flatMap((name) => flat(read(name.replace("%", language))));

/** What a template can become, as a pattern; none for those that are all placeholder. */
function pattern(template) {
  const parts = template.split(/\{[^{}]*\}/);
  if (!/[a-zA-Zäöüß]{3}/.test(parts.join(""))) return null;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+?")}$`, "su");
}

const patterns = (language) => texts(language).map(pattern).filter(Boolean);
const [english, german] = [patterns("en"), patterns("de")];
const ONLY_ENGLISH = /\b(the|and|with|your|you|of|is|are|from|choose|take|armies|county|counties|round|first|second|none|turn)\b/i;

/** Every text on the page, seen or read aloud. */
const heard = (page) =>
  page.evaluate(() => {
    const said = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement.closest("[lang], script, style, code, [data-name]")) said.add(node.textContent);
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      if (!element.closest("[lang=en], [lang=de]:not(html)"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) said.add(element.getAttribute(name) ?? "");
    said.add(document.title);
    return [...said].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  });

const foreign = (text) => !german.some((each) => each.test(text)) && (english.some((each) => each.test(text)) || ONLY_ENGLISH.test(text));

test("no English is left on any page and in any phase of a whole game", async () => {
  const person = await here.somebody({ language: "de" });
  const { page } = person;
  const found = new Map();
  const listen = async (where) => {
    for (const text of await heard(page)) if (foreign(text)) found.set(text, where);
  };
  await guest(person, "Klara");
  await table(person, { seats: [ME, { kind: "open" }, BOT], public: true });
  for (const path of ["/", "/new", "/watch", "/account", "/reset"]) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    await page.waitForTimeout(300);
    if (path === "/new") await page.locator("summary").click();
    await listen(path);
  }
  const { id } = await table(person, { seats: [ME, BOT, BOT], options: { court: true, landsknechte: true } });
  await page.goto(`/t/${id}`);
  await playOn(page, { before: listen });
  await listen("over");
  await page.locator(".tools button").last().click();
  await listen("settings");
  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  await page.locator(".proof .link").click();
  await page.locator(".proof [role=status]").waitFor();
  await listen("end");
  assert.deepEqual([...found], []);
});
