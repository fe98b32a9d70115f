// Parts of the map as markup for still pictures: they are drawn anew only when what they show has changed.
import seaFont from "@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-italic.woff2?url";
import numberFont from "@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2?url";
import nameFont from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import base from "../../../generated/wallenstein-base.svg?url";
import { colourOf, seatPatterns } from "../../../lib/seats";
import { applyTheme, type Theme } from "../../../lib/settings.svelte";
import type { Lens } from "../board.svelte";
import type { CountyId, WallensteinView } from "../types";
import { BORDERS, COUNTY_IDS, HEIGHT, ISLANDS, MARGIN, SHAPES, VIEW_BOX, WIDTH } from "./geometry";
import { piecesOn } from "./pieces";

type Counties = WallensteinView["counties"];

const LIGHT = [0, 0.08, 0.16, 0.24];

/** The colours of a theme, for a picture that does not see the page's own. */
export function coloursOf(theme: Theme): string {
  applyTheme(theme);
  const style = getComputedStyle(document.documentElement);
  const regions = ["brandenburg", "kurpfalz", "sachsen", "oesterreich", "bayern"].flatMap((region) => [`--region-${region}`, `--region-${region}-edge`]);
  const map = ["paper", "land", "sea", "water-line", "ink", "label", "halo", "decor", "decor-fill", "tree", "frame", "building", "building-ink"].map((name) => `--map-${name}`);
  const seats = ["red", "blue", "black", "yellow", "purple", "peasants"].flatMap((name) => [`--seat-${name}`, `--on-${name}`]);
  const others = ["--seat-outline", "--alarm", "--on-alarm", "--card", "--ink", "--accent", "--on-accent", "--map-highlight"];
  const known = [...regions, ...map, ...seats, ...others].map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return known.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`).join(";");
}

export const picture = (markup: string, colours: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" width="${WIDTH + 2 * MARGIN}" height="${HEIGHT + 2 * MARGIN}" style="${colours}">${markup}</svg>`;

/** Wash, the owner's hatching and the hand-coloured border of one county. */
function soil(id: CountyId, counties: Counties, theme: Theme): string {
  const county = counties[id];
  const { path, region, tone } = SHAPES[id]!;
  const [light, hatch] = theme === "candlelight" ? [0.04, 0.6] : [LIGHT[tone], 0.55];
  const wash = `<path d="${path}" fill="${county ? `var(--region-${region})` : "var(--map-decor-fill)"}"/><path d="${path}" fill="#fff" fill-opacity="${light}"/>`;
  if (!county || county.owner === null)
    return `${wash}<g clip-path="url(#c-${id})"><path d="${path}" fill="none" stroke="${county ? `var(--region-${region}-edge)` : "var(--map-decor)"}" stroke-width="13" stroke-opacity=".16"/></g>`;
  const seat = colourOf(county.owner);
  return `${wash}<g clip-path="url(#c-${id})"><path d="${path}" fill="url(#hatch-${seat})" fill-opacity="${hatch}"/><path d="${path}" fill="none" stroke="var(--seat-${seat})" stroke-width="19" stroke-opacity=".3"/><path d="${path}" fill="none" stroke="var(--seat-${seat})" stroke-width="10" stroke-opacity=".95"/></g>`;
}

const definitions = (ids: readonly CountyId[]): string =>
  `<defs>${seatPatterns()}${ids.map((id) => `<clipPath id="c-${id}"><path d="${SHAPES[id]!.path}"/></clipPath>`).join("")}</defs>`;

/** Region washes, owners' hatchings and borders. */
export function ground(counties: Counties, theme: Theme): string {
  const islands = ISLANDS.map((island) => `<path d="${island.path}" fill="var(--region-${SHAPES[island.county]!.region})" stroke="var(--map-ink)" stroke-width=".9"/>`);
  const borders = `<g fill="none" stroke="var(--map-ink)" stroke-linejoin="round" stroke-linecap="round"><path d="${BORDERS.county}" stroke-width="1.5"/><path d="${BORDERS.region}" stroke-width="4.2" stroke="var(--map-halo)" stroke-opacity=".65"/><path d="${BORDERS.coast}" stroke-width="2"/><path d="${BORDERS.frontier + BORDERS.region}" stroke-width="3.2"/></g>`;
  return definitions(COUNTY_IDS) + islands.join("") + COUNTY_IDS.map((id) => soil(id, counties, theme)).join("") + borders;
}

const NAME_STYLE = ".name{font:700 15px Alegreya,Georgia,serif;text-anchor:middle;fill:var(--map-label);stroke:var(--map-halo);stroke-width:3.6px;stroke-linejoin:round;paint-order:stroke;stroke-opacity:.85}.closed{text-decoration:line-through;fill-opacity:.6;stroke-opacity:.4}";
const NUMBER_STYLE = '.number{font:800 24px "Alegreya Sans",sans-serif;font-variant-numeric:lining-nums tabular-nums}';

function nameOn(id: CountyId, counties: Counties, scale: number): string {
  const { label, lines, size } = SHAPES[id]!;
  const big = size * scale;
  const row = (line: string, at: number) => {
    const y = label[1] + (at - (lines.length - 1) / 2) * big * 0.98 + big * 0.33;
    return `<text class="name${counties[id] ? "" : " closed"}" x="${label[0]}" y="${y.toFixed(1)}" style="font-size:${big.toFixed(1)}px">${line}</text>`;
  };
  return lines.map(row).join("");
}

/** The names of the counties; those out of play are struck through. */
export const names = (counties: Counties, letters: Letters, scale: number): string =>
  `<style>${letters.names}${NAME_STYLE}</style>${COUNTY_IDS.map((id) => nameOn(id, counties, scale)).join("")}`;

/** Sites, buildings, armies, markers, or what a lens tells. */
export const pieces = (counties: Counties, lens: Lens, size: number, letters: Letters): string =>
  `<style>${letters.numbers}${NUMBER_STYLE}</style><defs>${seatPatterns()}</defs>${COUNTY_IDS.map((id) => piecesOn(id, counties[id], lens, size)).join("")}`;

export interface Lit {
  /** Drawn once more above the veil. */
  bright: readonly CountyId[];
  /** May be chosen, or is told of now. */
  lit: readonly CountyId[];
  /** Of those, the ones that hardly work. */
  faint?: readonly CountyId[];
}

/** A veil over the map, and above it what a decision is about. */
export function lights({ bright, lit, faint = [] }: Lit, counties: Counties, lens: Lens, theme: Theme, letters: Letters, scale: number): string {
  const outline = (id: CountyId, style: string) => `<path d="${SHAPES[id]!.path}" fill="none" stroke-linejoin="round" ${style}/>`;
  return [
    `<style>${letters.names}${letters.numbers}${NAME_STYLE}${NUMBER_STYLE}</style>${definitions(bright)}`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--map-paper)" opacity=".5"/>`,
    ...bright.map((id) => soil(id, counties, theme) + outline(id, 'stroke="var(--map-ink)" stroke-width="1.5"')),
    ...bright.filter((id) => faint.includes(id)).map((id) => `<path d="${SHAPES[id]!.path}" fill="var(--map-paper)" opacity=".5"/>`),
    ...lit.map((id) => faint.includes(id) ? outline(id, 'stroke="var(--map-decor)" stroke-width="2" stroke-dasharray="4 5"') : outline(id, 'stroke="var(--map-highlight)" stroke-width="6.5"') + outline(id, 'stroke="var(--map-ink)" stroke-width="2.2" stroke-dasharray="7 5"')),
    ...bright.map((id) => nameOn(id, counties, scale) + piecesOn(id, counties[id], lens)),
  ].join("");
}

async function embed(family: string, style: string, address: string): Promise<string> {
  try {
    const font = await (await fetch(address)).blob();
    const reader = new FileReader();
    const read = new Promise((resolve) => (reader.onloadend = resolve));
    reader.readAsDataURL(font);
    await read;
    return `@font-face{font-family:"${family}";${style};src:url(${reader.result as string})}`;
  } catch {
    return "";
  }
}

export interface Letters {
  names: string;
  numbers: string;
  /** The map below everything: sea, foreign lands, frame, compass. */
  base: string;
}

let loading: Promise<Letters> | null = null;

/** What pictures need besides the position: their own copies of the fonts, since they do not see the page's, and the base. */
export function letters(): Promise<Letters> {
  loading ??= Promise.all([
    embed("Alegreya", "font-weight:700", nameFont),
    embed("Alegreya Sans", "font-weight:800", numberFont),
    embed("IM Fell DW Pica", "font-style:italic", seaFont),
    fetch(base).then((answer) => answer.text()),
  ]).then(([names, numbers, seas, drawing]) => ({ names, numbers, base: `<style>${seas}.sea-name{font-family:"IM Fell DW Pica",Georgia,serif;font-style:italic}.upright{font-style:normal}</style>${drawing}` }));
  return loading;
}
