// Parts of the map as markup for still pictures: they are drawn anew only when what they show has changed.
import numberFont from "@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2?url";
import nameFont from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import { colourOf, seatPatterns } from "../../../lib/seats";
import { applyTheme, type Theme } from "../../../lib/settings.svelte";
import type { Lens } from "../board.svelte";
import type { WallensteinView } from "../types";
import { BORDERS, COUNTY_IDS, HEIGHT, ISLANDS, MARGIN, SHAPES, VIEW_BOX, WIDTH } from "./geometry";
import { piecesOn } from "./pieces";

type Counties = WallensteinView["counties"];

const NAME_SCALE = 1.18;
const LIGHT = [0, 0.08, 0.16, 0.24];

/** The colours of a theme, for a picture that does not see the page's own. */
export function coloursOf(theme: Theme): string {
  applyTheme(theme);
  const style = getComputedStyle(document.documentElement);
  const regions = ["brandenburg", "kurpfalz", "sachsen", "oesterreich", "bayern"].flatMap((region) => [`--region-${region}`, `--region-${region}-edge`]);
  const map = ["paper", "land", "sea", "water-line", "ink", "label", "halo", "decor", "decor-fill", "tree", "frame", "building", "building-ink"].map((name) => `--map-${name}`);
  const seats = ["red", "blue", "black", "yellow", "purple", "peasants"].flatMap((name) => [`--seat-${name}`, `--on-${name}`]);
  const others = ["--seat-outline", "--alarm", "--on-alarm", "--card", "--ink"];
  const known = [...regions, ...map, ...seats, ...others].map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return known.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`).join(";");
}

export const picture = (markup: string, colours: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" width="${WIDTH + 2 * MARGIN}" height="${HEIGHT + 2 * MARGIN}" style="${colours}">${markup}</svg>`;

/** Region washes, owners' hatchings and borders. */
export function ground(counties: Counties, theme: Theme): string {
  const parts = [`<defs>${seatPatterns()}`];
  for (const id of COUNTY_IDS) parts.push(`<clipPath id="c-${id}"><path d="${SHAPES[id]!.path}"/></clipPath>`);
  parts.push("</defs>");
  for (const island of ISLANDS)
    parts.push(`<path d="${island.path}" fill="var(--region-${SHAPES[island.county]!.region})" stroke="var(--map-ink)" stroke-width=".9"/>`);
  for (const id of COUNTY_IDS) {
    const county = counties[id];
    const { path, region, tone } = SHAPES[id]!;
    const light = theme === "candlelight" ? 0.04 : LIGHT[tone];
    parts.push(`<path d="${path}" fill="${county ? `var(--region-${region})` : "var(--map-decor-fill)"}"/><path d="${path}" fill="#fff" fill-opacity="${light}"/><g clip-path="url(#c-${id})">`);
    if (county && county.owner !== null) {
      const seat = colourOf(county.owner);
      parts.push(`<path d="${path}" fill="url(#hatch-${seat})" fill-opacity="${theme === "candlelight" ? 0.6 : 0.55}"/><path d="${path}" fill="none" stroke="var(--seat-${seat})" stroke-width="19" stroke-opacity=".3"/><path d="${path}" fill="none" stroke="var(--seat-${seat})" stroke-width="10" stroke-opacity=".95"/>`);
    } else {
      parts.push(`<path d="${path}" fill="none" stroke="${county ? `var(--region-${region}-edge)` : "var(--map-decor)"}" stroke-width="13" stroke-opacity=".16"/>`);
    }
    parts.push("</g>");
  }
  parts.push(
    `<g fill="none" stroke="var(--map-ink)" stroke-linejoin="round" stroke-linecap="round"><path d="${BORDERS.county}" stroke-width="1.5"/><path d="${BORDERS.region}" stroke-width="4.2" stroke="var(--map-halo)" stroke-opacity=".65"/><path d="${BORDERS.coast}" stroke-width="2"/><path d="${BORDERS.frontier + BORDERS.region}" stroke-width="3.2"/></g>`,
  );
  return parts.join("");
}

/** The names of the counties; those out of play are struck through. */
export function names(counties: Counties, face: string): string {
  const parts = [`<style>${face} text{font:700 15px Alegreya,Georgia,serif;text-anchor:middle;fill:var(--map-label);stroke:var(--map-halo);stroke-width:3.6px;stroke-linejoin:round;paint-order:stroke;stroke-opacity:.85}.closed{text-decoration:line-through;fill-opacity:.6;stroke-opacity:.4}</style>`];
  for (const id of COUNTY_IDS) {
    const { label, lines, size } = SHAPES[id]!;
    const big = size * NAME_SCALE;
    lines.forEach((line, row) => {
      const y = label[1] + (row - (lines.length - 1) / 2) * big * 0.98 + big * 0.33;
      parts.push(`<text${counties[id] ? "" : ' class="closed"'} x="${label[0]}" y="${y.toFixed(1)}" style="font-size:${big.toFixed(1)}px">${line}</text>`);
    });
  }
  return parts.join("");
}

/** Sites, buildings, armies, markers, or what a lens tells. */
export function pieces(counties: Counties, lens: Lens, size: number, face: string): string {
  const style = `<style>${face} .number{font:800 24px "Alegreya Sans",sans-serif;font-variant-numeric:lining-nums tabular-nums}</style>`;
  return `${style}<defs>${seatPatterns()}</defs>${COUNTY_IDS.map((id) => piecesOn(id, counties[id], lens, size)).join("")}`;
}

async function embed(family: string, weight: number, address: string): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${btoa(text)})}`;
  } catch {
    return "";
  }
}

let embedded: Promise<{ names: string; numbers: string }> | null = null;

/** The fonts of names and numbers, to be put into pictures, which do not see the page's own. */
export function faces(): Promise<{ names: string; numbers: string }> {
  embedded ??= Promise.all([embed("Alegreya", 700, nameFont), embed("Alegreya Sans", 800, numberFont)]).then(([names, numbers]) => ({ names, numbers }));
  return embedded;
}
