// The handbook that `make docs` has built, as the server shows it: no dead way in it, and every page as it should look.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { before, test } from "node:test";
import { DESKTOP, PHONE, root, until, world } from "./harness.mjs";

const folder = join(root, "build/docs");
const here = world({ FELDHERR_DOCS_FOLDER: folder });
const TWINS = ["index", "play", "orders", "sandbox", "tower", "analysis", "learn", "rules"];
const files = () => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".html"));

before(() => {
  if (!existsSync(join(folder, "index.html"))) throw new Error("The handbook is not built: run `make docs`.");
});

/** What a page names and what it leads to, as a browser reads it. */
const read = (page, html) =>
  page.evaluate((text) => {
    const found = new DOMParser().parseFromString(text, "text/html");
    const all = (selector, name) => [...found.querySelectorAll(selector)].map((each) => each.getAttribute(name));
    return {
      ids: all("[id]", "id"),
      names: all("a[name]", "name"),
      ways: [...all("a[href]", "href"), ...all("link[href]:not([rel=preconnect])", "href")],
      parts: [...all("[src]", "src"), ...all("link[rel=stylesheet]", "href")],
      controls: all("label[for]", "for"),
    };
  }, html);

test("every way in it leads somewhere, and nothing is loaded from elsewhere", async () => {
  const { page } = await here.somebody();
  const pages = new Map();
  for (const name of files()) pages.set(name, await read(page, readFileSync(join(folder, name), "utf8")));
  assert.ok(pages.size > 50, `${pages.size} pages`);
  const wrong = [];
  for (const [name, { ids, ways, parts, controls }] of pages) {
    const say = (what) => wrong.push(`${name}: ${what}`);
    for (const id of ids.filter((id, at) => ids.indexOf(id) !== at)) say(`two parts have the id ${id}`);
    for (const id of controls.filter((id) => !ids.includes(id))) say(`a label is for ${id}, which is not there`);
    for (const part of parts.filter((part) => /^(\w+:)?\/\//.test(part))) say(`${part} is loaded from elsewhere`);
    for (const way of new Set([...ways, ...parts])) {
      if (/^(https?|mailto|data):/.test(way)) continue;
      const [path, anchor] = way.split("#").map(decodeURIComponent);
      // The page for addresses that do not exist knows no folder of its own.
      const lies = path ? resolve(path.startsWith("/") ? folder : dirname(join(folder, name)), path.replace(/^\//, "")) : join(folder, name);
      if (relative(folder, lies).startsWith("..")) say(`${way} leads out of the handbook`);
      else if (!existsSync(lies) || !statSync(lies).isFile()) say(`${way} leads nowhere`);
      else if (anchor) {
        const there = pages.get(relative(folder, lies));
        if (there && !there.ids.includes(anchor) && !there.names.includes(anchor)) say(`${way} leads to no part of that page`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});

/** Nothing is too wide for the page, every picture is there, and the frame has the page's language. */
async function wellMade(page, what, language) {
  const found = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth > innerWidth,
    missing: [...document.images].filter((image) => image.complete && !image.naturalWidth && image.getAttribute("loading") !== "lazy").map((image) => image.src),
    language: document.documentElement.lang,
    heading: document.querySelectorAll("article h1").length,
  }));
  assert.deepEqual(found, { wide: false, missing: [], language, heading: 1 }, what);
}

for (const [device, size] of [["a desktop", DESKTOP], ["a phone", PHONE]])
  for (const colorScheme of ["light", "dark"])
    test(`the players' pages on ${device}, ${colorScheme}, in both languages`, async () => {
      const { page } = await here.somebody({ size, colorScheme });
      for (const language of ["en", "de"])
        for (const name of TWINS) {
          await page.goto(`/handbook/${language === "de" ? "de/" : ""}${name}.html`);
          await wellMade(page, `${language} ${name}, ${device}, ${colorScheme}`, language);
          assert.equal(await page.getAttribute("body", "data-md-color-scheme"), colorScheme === "dark" ? "slate" : "default");
        }
    });

test("all other pages run under the server's policy, and fit a phone", async () => {
  const { page } = await here.somebody({ size: PHONE });
  const seen = TWINS.flatMap((name) => [`${name}.html`, `de/${name}.html`]);
  for (const name of files().filter((name) => name !== "404.html" && !seen.includes(name))) {
    await page.goto(`/handbook/${name}`);
    await wellMade(page, name, "en");
  }
});

for (const [language, address, word, wanted] of [
  ["en", "/handbook", "landsknechte", /handbook\/(play|rules|orders|programs)/],
  ["de", "/handbook/de", "dauerbefehle", /handbook\/de\/orders/],
])
  for (const [device, size] of [["a desktop", DESKTOP], ["a phone", PHONE]])
    test(`a word is searched and found on ${device}: ${language}`, async () => {
      const { page } = await here.somebody({ language, size });
      await page.goto(address);
      await page.locator(size === PHONE ? "label[for=__search]" : ".md-search__button").first().click();
      await page.getByRole("combobox").fill(word);
      const hits = page.getByRole("listbox").locator("a");
      await until(`${word} is found`, async () => (await hits.evaluateAll((all) => all.map((each) => each.href))).some((href) => wanted.test(href)));
      await hits.first().click();
      await page.waitForURL(/\.html/);
    });

test("a page leads to itself in the other language", async () => {
  const { page } = await here.somebody();
  await page.goto("/handbook/orders.html");
  await page.locator(".md-select").hover();
  await page.getByRole("link", { name: "Deutsch" }).first().click();
  await page.waitForURL("**/handbook/de/orders.html");
  await page.locator(".md-select").hover();
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL("**/handbook/orders.html");
});
