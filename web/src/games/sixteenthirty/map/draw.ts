// The still layers of the map as markup: the sea, drawn once a theme, and the land, drawn anew when a country changes sides.
import { applyTheme, type Theme } from "../../../lib/settings.svelte";
import { COUNTRIES } from "../facts";
import { beastOf } from "../factions";
import type { Faction } from "../types";
import { EUROPE, HEIGHT, MARGIN, SHAPES, VIEW_BOX, WIDTH } from "./geometry";

/** The colours of a theme, for a picture that does not see the page's own. */
export function coloursOf(theme: Theme): string {
  applyTheme(theme);
  const style = getComputedStyle(document.documentElement);
  const map = ["paper", "land", "sea", "water-line", "ink", "label", "halo", "decor", "decor-fill", "tree", "frame"].map((name) => `--map-${name}`);
  const countries = COUNTRIES.flatMap((id) => [`--country-${id}`, `--country-${id}-edge`]);
  const known = [...map, ...countries, ...["lion", "eagle"].flatMap((beast) => [`--faction-${beast}`, `--faction-${beast}-edge`])].map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return known.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`).join(";");
}

export const picture = (markup: string, colours: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" width="${WIDTH + 2 * MARGIN}" height="${HEIGHT + 2 * MARGIN}" style="${colours}">${markup}</svg>`;

const SHORES = [34, 28, 22.5, 17.5, 13, 9, 5.6, 2.6];
const PAGE = `<clipPath id="page"><rect width="${WIDTH}" height="${HEIGHT}"/></clipPath>`;

/** Paper, sea with engraved lines along the shores, and the lands that do not play. */
export function sea(): string {
  const shores = SHORES.map((far, k) => {
    const line = 0.48 + 0.06 * k;
    return `<use href="#land" stroke="var(--map-water-line)" stroke-opacity="${(0.14 + 0.066 * k).toFixed(2)}" stroke-width="${2 * far + line}"/><use href="#land" stroke="var(--map-sea)" stroke-width="${2 * far - line}"/>`;
  });
  const all = COUNTRIES.map((id) => SHAPES[id]!.path).join("") + EUROPE.foreign;
  return (
    `${PAGE}<defs><path id="land" d="${all}" fill="none" stroke-linejoin="round"/></defs>` +
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${WIDTH + 2 * MARGIN}" height="${HEIGHT + 2 * MARGIN}" fill="var(--map-paper)"/>` +
    `<g clip-path="url(#page)"><rect width="${WIDTH}" height="${HEIGHT}" fill="var(--map-sea)"/>${shores.join("")}` +
    `<clipPath id="foreign"><path d="${EUROPE.foreign}"/></clipPath><path d="${EUROPE.foreign}" fill="var(--map-land)"/>` +
    `<path d="${EUROPE.foreign}" clip-path="url(#foreign)" fill="none" stroke="var(--map-decor)" stroke-width="10" stroke-opacity=".16"/>` +
    `<path d="${EUROPE.foreign}" fill="none" stroke="var(--map-ink)" stroke-width="1.1"/></g>`
  );
}

const MOUNTAIN = `<g id="m" fill="none" stroke="var(--map-decor)" stroke-linecap="round"><path d="M-9,5Q-5,1 -2.5,-5Q-1,-8 1,-5.500Q4,-1 9,5" fill="var(--map-decor-fill)" fill-opacity=".6" stroke-width="1.2"/><path d="M1,-5Q2,0 1,4M3.400,-2Q4,1.500 3.200,4.400M5.800,1.600Q6,3.200 5.600,4.600" stroke-width=".9"/></g>`;
const TREE = `<g id="t" stroke="var(--map-decor)"><path d="M0,5V0" fill="none"/><path d="M-3.600,1Q-5,-2 -2.400,-3.600Q-1.800,-7 1.400,-6Q4.800,-5 3.600,-2Q4.600,1.400 1.400,1.200Q-1,2.400 -3.600,1Z" fill="var(--map-tree)"/></g>`;
const SHIP =
  '<g id="s" stroke="var(--map-decor)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"><path d="M-19,14V-14M-1,14V-26M15,14V-12M24,12L32,4" fill="none" stroke-width="1.200"/><path d="M-26,-10Q-19,-13 -13,-10Q-9,-3 -13,5Q-19,2 -26,5Q-23,-3 -26,-10ZM-9,-22Q-1,-25 6,-22Q9,-17 6,-11Q-1,-13 -9,-11Q-6,-17 -9,-22ZM-10,-9Q-1,-12 7,-9Q12,-1 7,7Q-1,4 -10,7Q-6,-1 -10,-9ZM9,-8Q15,-10 21,-8Q25,-2 21,5Q15,3 9,5Q12,-2 9,-8Z" fill="var(--map-paper)"/><path d="M-19,-14L-26,-17L-19,-18ZM-1,-26L-9,-29L-1,-30ZM15,-12L8,-15L15,-16Z" fill="#8d2f1f" stroke-width=".6"/><path d="M-30,7L-24,7L-23,11L22,12L27,9Q25,18 19,22H-22Q-28,17 -30,7Z" fill="var(--map-decor-fill)"/><path d="M-26,13Q0,17 23,15" fill="none" stroke-width=".6"/><path d="M-33,24q4,-3 8,0t8,0t8,0t8,0t8,0t8,0t8,0t8,0" fill="none" stroke="var(--map-water-line)"/></g>';
const SERPENT =
  '<path d="M-30,8Q-32,-8 -24,-12Q-19,-15 -15,-11L-19,-8L-14,-7Q-18,-4 -21,-6Q-24,0 -21,8ZM-14,8Q-10,-8 -3,-8Q4,-8 7,8H1Q-1,0 -3,0Q-6,0 -8,8ZM12,8Q15,-3 20,-3Q25,-3 26,4Q28,-2 32,-6Q33,2 28,8H22Q21,3 20,3Q18,3 17,8Z"/><path d="M-34,10q4,-3 8,0t8,0t8,0t8,0t8,0t8,0t8,0t8,0" fill="none" stroke="var(--map-water-line)"/>';

function compass(): string {
  const [x, y, r] = EUROPE.compass as [number, number, number];
  const stars = [
    { points: 8, turn: 22.5, reach: 0.55, waist: 0.1, light: "#d9c9a0", dark: "#7a6a48" },
    { points: 4, turn: 45, reach: 0.74, waist: 0.13, light: "#f3e8cc", dark: "#5a6f70" },
    { points: 4, turn: 0, reach: 1, waist: 0.17, light: "#f6ecd2", dark: "#8d2f1f" },
  ];
  const rays = stars.flatMap(({ points, turn, reach, waist, light, dark }) =>
    Array.from({ length: points }, (_, j) => `<g transform="rotate(${(j * 360) / points + turn})" stroke-width=".6"><path d="M0,0L${-waist * r},${-waist * r}L0,${-reach * r}Z" fill="${light}"/><path d="M0,0L${waist * r},${-waist * r}L0,${-reach * r}Z" fill="${dark}"/></g>`),
  );
  return `<g transform="translate(${x},${y})" stroke="var(--map-frame,var(--map-ink))"><circle r="${r * 0.62}" fill="none" stroke-width=".8"/><circle r="${r * 0.56}" fill="none" stroke-width=".5"/>${rays.join("")}<circle r="3" fill="#f6ecd2" stroke-width=".8"/></g>`;
}

function cartouche(): string {
  const { at, box } = EUROPE.cartouche as unknown as { at: [number, number]; box: [number, number] };
  const frame = (a: number, b: number) => `M${-a + 14},${-b}H${a - 14}Q${a - 12},${-b + 12} ${a},${-b + 14}V${b - 14}Q${a - 12},${b - 12} ${a - 14},${b}H${-a + 14}Q${-a + 12},${b - 12} ${-a},${b - 14}V${-b + 14}Q${-a + 12},${-b + 12} ${-a + 14},${-b}Z`;
  const [a, b] = [box[0] / 2, box[1] / 2];
  return `<g transform="translate(${at})" stroke="var(--map-frame,var(--map-ink))"><path d="${frame(a, b)}" fill="var(--map-paper)" stroke-width="1.8"/><path d="${frame(a - 6, b - 6)}" fill="none" stroke-width=".8"/><path d="M-46,1H-8M8,1H46M0,-3L4,1L0,5L-4,1Z" fill="#8d2f1f" stroke-width=".9"/></g>`;
}

function frame(): string {
  const ink = "var(--map-frame,var(--map-ink))";
  const [w, h] = [WIDTH / 20, HEIGHT / 20];
  const ticks = Array.from({ length: 10 }, (_, k) => `<rect x="${2 * k * w}" y="-10" width="${w}" height="8"/><rect x="${2 * k * w}" y="${HEIGHT + 2}" width="${w}" height="8"/><rect x="-10" y="${2 * k * h}" width="8" height="${h}"/><rect x="${WIDTH + 2}" y="${2 * k * h}" width="8" height="${h}"/>`);
  return `<g fill="none" stroke="${ink}"><rect width="${WIDTH}" height="${HEIGHT}" stroke-width="1.4"/><rect x="-12" y="-12" width="${WIDTH + 24}" height="${HEIGHT + 24}"/><rect x="-18" y="-18" width="${WIDTH + 36}" height="${HEIGHT + 36}" stroke-width="3"/></g><g fill="${ink}">${ticks.join("")}</g>`;
}

const stamped = (id: string, places: number[][], opacity: number): string =>
  `<g opacity="${opacity}">${places.map(([x, y, size]) => `<use href="#${id}" transform="translate(${x} ${y}) scale(${size} ${Math.abs(size!)})"/>`).join("")}</g>`;

/** The countries with the colour of their faction along the border, rivers, routes and all that adorns the map. */
export function land(factions: Record<string, Faction | null>): string {
  const countries = COUNTRIES.map((id) => {
    const faction = factions[id];
    const band = faction
      ? `<path d="${SHAPES[id]!.path}" stroke="var(--faction-${beastOf(faction)}-edge)" stroke-width="21"/><path d="${SHAPES[id]!.path}" stroke="var(--faction-${beastOf(faction)})" stroke-width="18"/>`
      : `<path d="${SHAPES[id]!.path}" stroke="var(--country-${id}-edge)" stroke-width="14" stroke-opacity=".13"/><path d="${SHAPES[id]!.path}" stroke="var(--country-${id}-edge)" stroke-width="6.5" stroke-opacity=".22"/>`;
    return `<clipPath id="c-${id}"><path d="${SHAPES[id]!.path}"/></clipPath><path d="${SHAPES[id]!.path}" fill="var(--country-${id})"/><g clip-path="url(#c-${id})" fill="none" stroke-linejoin="round">${band}</g>`;
  });
  const outlines = COUNTRIES.map((id) => SHAPES[id]!.path).join("");
  const routes = EUROPE.routes.map(
    ({ path, ends }) =>
      `<path d="${path}" fill="none" stroke="var(--map-halo)" stroke-width="4.6" stroke-opacity=".55" stroke-linecap="round"/><path d="${path}" fill="none" stroke="var(--map-route)" stroke-width="2.1" stroke-dasharray="7 5"/>${ends.map((end) => `<circle cx="${end![0]}" cy="${end![1]}" r="3.3" fill="var(--map-halo)" stroke="var(--map-route)" stroke-width="1.4"/>`).join("")}`,
  );
  const pointers = COUNTRIES.flatMap((id) => {
    const { pointer } = SHAPES[id]!;
    if (!pointer) return [];
    const [[x0, y0], [x1, y1]] = pointer;
    return [`<path d="M${x0},${y0}L${x1},${y1}" stroke="var(--map-halo)" stroke-width="4" stroke-opacity=".6"/><path d="M${x0},${y0}L${x1},${y1}" stroke="var(--map-label)" stroke-width="1.3"/><circle cx="${x1}" cy="${y1}" r="3.2" fill="var(--map-label)"/>`];
  });
  return (
    `${PAGE}<defs>${MOUNTAIN}${TREE}${SHIP}</defs><style>svg{--map-route:#7a2e1d}</style><g clip-path="url(#page)">${countries.join("")}` +
    `<clipPath id="all"><path d="${outlines}${EUROPE.foreign}"/></clipPath><path d="${EUROPE.rivers}" clip-path="url(#all)" fill="none" stroke="var(--map-water-line)" stroke-opacity=".5" stroke-linejoin="round"/>` +
    `<path d="${EUROPE.lakes}" fill="var(--map-sea)" stroke="var(--map-water-line)" stroke-width=".8"/>` +
    `<path d="${outlines}" fill="none" stroke="var(--map-ink)" stroke-width="1.5" stroke-linejoin="round"/><path d="${EUROPE.borders}" fill="none" stroke="var(--map-ink)" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round"/></g>` +
    stamped("m", EUROPE.mountains, 0.6) +
    stamped("t", EUROPE.trees, 0.45) +
    stamped("s", EUROPE.ships, 0.85) +
    `<g transform="translate(${EUROPE.serpent})" stroke="var(--map-decor)" stroke-linejoin="round" fill="var(--map-tree)" opacity=".75">${SERPENT}</g>` +
    routes.join("") + pointers.join("") + compass() + cartouche() + frame()
  );
}
