// What a page says, seen or read aloud, and whether a German page says it in English.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./harness.mjs";

const read = (name) => JSON.parse(readFileSync(join(root, "web/src", name), "utf8"));
const flat = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(flat));
const FILES = ["i18n/%.json", "i18n/doors.%.json", "i18n/help.%.json", "i18n/sixteenthirty.%.json", "generated/words.%.json"];
const texts = (language) => FILES.flatMap((name) => flat(read(name.replace("%", language))));

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
export const heard = (page) =>
  page.evaluate(() => {
    const said = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement.closest("[lang]:not(html), script, style, code, [data-name]")) said.add(node.textContent);
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      if (!element.closest("[lang=en], [lang=de]:not(html)"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) said.add(element.getAttribute(name) ?? "");
    said.add(document.title);
    return [...said].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  });

export const foreign = (text) => !german.some((each) => each.test(text)) && (english.some((each) => each.test(text)) || ONLY_ENGLISH.test(text));
