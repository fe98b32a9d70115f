// Writes the service worker of a build: its name, and the files that are kept for use without a network.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
const folder = `${web}../src/feldherr/server/static/`;
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf8"));

/** Pages that can be read without a network, and what they load later. */
const PAGES = ["index.html", "src/doors/HeroMap.svelte", "src/pages/LearnPage.svelte", "src/pages/LessonPage.svelte", "src/learn/LessonText.svelte", "src/pages/RulesPage.svelte", "src/pages/MissingPage.svelte"];
const PARTS = ["first", "app", "characters", "coach", "help", "learn", "order_panel", "rulebook", "sandbox", "together"];
const ICONS = ["/icons/icon-192.png", "/icons/badge.png"];

function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  if (!manifest[key]) throw new Error(`The build has no chunk for ${key}.`);
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
}

const languages = [...new Set(Object.keys(manifest).flatMap((key) => /^src\/generated\/words\/(\w+)\//.exec(key)?.[1] ?? []))];
const words = languages.flatMap((language) => PARTS.map((part) => `src/generated/words/${language}/${part}.json`));
const chunks = new Set([...PAGES, ...words].flatMap((key) => [...withImports(key)]));
const files = new Set([...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? []), ...(manifest[key].assets ?? [])]));
const kept = [...[...files].filter((file) => !/\.html$/.test(file)).map((file) => `/${file}`), ...ICONS].sort();
const build = /^assets\/(.+)\.js$/.exec(manifest["index.html"].file)[1];
const source = readFileSync(`${web}worker/worker.js`, "utf8");
writeFileSync(`${folder}worker.js`, source.replace("%BUILD%", build).replace('["%FILES%"]', () => JSON.stringify(kept)));
