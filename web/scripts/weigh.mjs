// What a first visit loads: script and style, gzipped, against the budget. One line a way into the house.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 200 * 1024;
const folder = fileURLToPath(new URL("../../src/feldherr/server/static/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf8"));

/** A chunk with all that it imports at once. */
function withImports(key, seen = new Set()) {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
}

function weigh(keys) {
  const chunks = new Set(keys.flatMap((key) => [...withImports(key)]));
  const files = new Set([...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
  return [...files].filter((file) => /\.(js|css)$/.test(file)).reduce((sum, file) => sum + gzipSync(readFileSync(folder + file)).length, 0);
}

const find = (part) => Object.keys(manifest).filter((key) => key.includes(part));
const always = ["index.html", ...find("words.en.json")];
const ways = {
  start: [...always, ...find("pages/StartPage"), ...find("doors/HeroMap")],
  wallenstein: [...always, ...find("pages/TableDoor"), ...find("pages/TablePage"), ...find("games/wallenstein/index")],
  sixteenthirty: [...always, ...find("pages/TableDoor"), ...find("pages/TablePage"), ...find("games/sixteenthirty/index")],
};
let heavy = false;
for (const [way, keys] of Object.entries(ways)) {
  const bytes = weigh(keys);
  heavy ||= bytes > BUDGET;
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} kB of ${BUDGET / 1024}  ${way}`);
}
process.exit(heavy ? 1 : 0);
