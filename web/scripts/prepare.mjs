// Turns sources that others own (word catalogues, counties) and our own drawings into what the client imports.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { coloursOfEurope, drawEurope } from "./europe.mjs";
import { drawMap } from "./map.mjs";
import { chunksOf, languagesIn, typesOf } from "./words.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const engine = `${web}../src/feldherr/`;
const out = `${web}src/generated/`;
mkdirSync(out, { recursive: true });

const write = (name, content) => writeFileSync(out + name, typeof content === "string" ? content : JSON.stringify(content));

/** The words of each language, a file for each part that is loaded by itself, and the keys as types. */
function words() {
  const folder = `${engine}words`;
  rmSync(`${out}words`, { recursive: true, force: true });
  for (const language of languagesIn(folder)) {
    mkdirSync(`${out}words/${language}`, { recursive: true });
    for (const [chunk, messages] of Object.entries(chunksOf(folder, language))) write(`words/${language}/${chunk}.json`, messages);
  }
  write("languages.ts", typesOf(folder));
}

/** All icons as symbols of one file, so that the browser fetches and keeps them once. */
function sprite() {
  const folder = `${engine}svg/icons/`;
  const symbols = readdirSync(folder).filter((file) => file.endsWith(".svg")).map((file) => {
    const picture = readFileSync(folder + file, "utf8");
    const drawing = picture.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
    const [, box] = /viewBox="([^"]+)"/.exec(picture);
    return `<symbol id="${file.slice(0, -4)}" viewBox="${box}" overflow="visible" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</symbol>`;
  });
  write("icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`);
}

function counties() {
  const board = parse(readFileSync(`${engine}wallenstein/data/counties.toml`, "utf8"));
  write("wallenstein-counties.json", Object.fromEntries(board.county.map((county) => [county.id, county])));
  const data = (name) => parse(readFileSync(`${engine}wallenstein/data/${name}.toml`, "utf8"));
  const { prices, armies, winter } = data("components");
  const favors = data("favors").favor.map(({ amount = 0, building = null, against = [], ...favor }) => ({ ...favor, amount, building, against }));
  write("wallenstein-components.json", { prices, armies, supplyTable: winter.supply_table, favors });
  const sets = Object.entries(data("events")).map(([name, { card }]) => [name, card.map(({ number, effect, amount = 0 }) => ({ number, effect, amount }))]);
  write("wallenstein-events.json", Object.fromEntries(sets));
}

/** The same path with steps instead of places, which are shorter; in whole tenths, so that nothing drifts. */
function inSteps(path) {
  const told = (tenths) => String(tenths / 10).replace(/^(-?)0\./, "$1.");
  let [x, y] = [0, 0];
  return path.replace(/([ML])([-\d.]+),([-\d.]+)/g, (_, command, ...place) => {
    const [px, py] = [x, y];
    [x, y] = place.slice(0, 2).map((value) => Math.round(Number(value) * 10));
    if (command === "M") return `M${told(x)},${told(y)}`;
    const [dx, dy] = [told(x - px), told(y - py)];
    return `l${dx}${dy.startsWith("-") ? "" : ","}${dy}`;
  });
}

function map() {
  const read = (name) => JSON.parse(readFileSync(`${engine}wallenstein/data/${name}`, "utf8"));
  const { base, geometry } = drawMap(read("map.json"), read("water.json"));
  write("wallenstein-base.svg", base);
  for (const shape of [...Object.values(geometry.counties), ...geometry.islands]) shape.path = inSteps(shape.path);
  for (const [kind, path] of Object.entries(geometry.borders)) geometry.borders[kind] = inSteps(path);
  write("wallenstein-geometry.json", geometry);
}

/** Sixteen Thirty Something: the drawing of Europe, and the figures that tables may replace with their own. */
function europe() {
  const data = `${engine}sixteenthirty/data/`;
  const toml = (name) => parse(readFileSync(`${data}${name}.toml`, "utf8"));
  const drawing = JSON.parse(readFileSync(`${data}map.json`, "utf8"));
  write("sixteenthirty-map.json", drawEurope(drawing));
  write("sixteenthirty-colours.css", coloursOfEurope(drawing));
  const { cards, vp_markers, combat, stack, highest_status, highest_army_size, highest_military_ability, stripped_status, end } = toml("printed");
  const { each, ...others } = vp_markers;
  const markers = Object.keys(drawing.countries).reduce((sum, id) => sum + (others[id] ?? each), 0);
  write("sixteenthirty-printed.json", { cards, markers, combat, stack, highest_status, highest_army_size, highest_military_ability, stripped_status, last_turn: Math.max(...Object.keys(end).map(Number)) });
  const { land, sea } = toml("borders");
  write("sixteenthirty-data.json", { countries: toml("countries").country, by_players: toml("by_players").players, borders: [...land, ...sea] });
}

words();
sprite();
europe();
counties();
map();
