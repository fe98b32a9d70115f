// What a page says, seen or read aloud, and whether a German page says it in English.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./harness.mjs";

const FILES = ["first", "help", "wallenstein", "sixteenthirty", "table_sixteenthirty", "order_panel", "together", "coach", "people"];
const read = (language, name) => JSON.parse(readFileSync(join(root, `web/src/generated/words/${language}/${name}.json`), "utf8"));
const texts = (language) => FILES.flatMap((name) => Object.values(read(language, name)).map((message) => message.value ?? message));

/** What a message can become, as the source of a pattern: a placeholder becomes anything, a choice one of its variants. */
function source(message) {
  if (typeof message === "string") return message.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return message.map((part) => (typeof part === "string" ? source(part) : part.type === "select" ? choice(part) : part.type === "str" ? source(part.value) : ".+?")).join("");
}
const choice = ({ variants }) => `(?:${variants.map(({ value }) => source(value)).join("|")})`;

/** None for messages that are, or in a variant can be, all placeholder. */
function pattern(message) {
  const made = new RegExp(`^${source(message)}$`, "su");
  return /[a-zA-Zäöüß]{4}/.test(source(message)) && !made.test("§ § §") ? made : null;
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
