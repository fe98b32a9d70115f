// What a first visit loads: script and style, gzipped, against the budget. One line a way into the house.
import { readdirSync, readFileSync } from "node:fs";
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

/** The chunk of a source. One that is not there would weigh nothing, unnoticed. */
function chunk(source) {
  if (!manifest[source]) throw new Error(`The build has no chunk for ${source}.`);
  return source;
}

/** The ways into the house in a language. */
function ways(language) {
  const words = (part) => `src/generated/words/${language}/${part}.json`;
  const always = ["index.html", words("first")];
  const table = [...always, "src/pages/TableDoor.svelte"];
  return {
    start: [...always, "src/doors/HeroMap.svelte", "src/replay/RecordDrop.svelte", words("replay")],
    wallenstein: [...table, "src/games/wallenstein/index.ts", words("wallenstein")],
    sixteenthirty: [...table, "src/games/sixteenthirty/index.ts", words("table_sixteenthirty"), words("sixteenthirty")],
  };
}

let heavy = false;
for (const language of ["en", "de"])
  for (const [way, keys] of Object.entries(ways(language))) {
    const bytes = weigh(keys.map(chunk));
    heavy ||= bytes > BUDGET;
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)} kB of ${BUDGET / 1024}  ${way}, ${language}`);
  }

/** The tower in motion, loaded when it is first seen: scene, simulation, and what shows them; as it is sent. */
const SCENE_BUDGET = 900 * 1024;
const scene = readdirSync(`${folder}assets`).filter((file) => /^(show|worker|rapier_wasm3d_bg|TowerScene|TowerInMotion)-.*\.(js|css|wasm)$/.test(file));
if (!scene.some((file) => file.endsWith(".wasm"))) throw new Error("The build has no simulation of the tower.");
const sent = scene.reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}assets/${file}`), { level: 9 }).length, 0);
heavy ||= sent > SCENE_BUDGET;
console.log(`${(sent / 1024).toFixed(1).padStart(7)} kB of ${SCENE_BUDGET / 1024}  the tower in motion, when it is first seen`);
process.exit(heavy ? 1 : 0);
