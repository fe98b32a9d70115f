// Sites, buildings, armies and revolt markers of a county as markup, without a transform for each: cheap to move about.
import church from "../../../../../src/feldherr/svg/icons/church.svg?raw";
import palace from "../../../../../src/feldherr/svg/icons/palace.svg?raw";
import post from "../../../../../src/feldherr/svg/icons/trading-post.svg?raw";
import { CHARGES, colourOf } from "../../../lib/seats";
import type { Lens } from "../board.svelte";
import { buildingsIn, factsOf } from "../facts";
import type { CountyId, CountyView } from "../types";
import { SHAPES } from "./geometry";

const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
const BUILDINGS: Record<string, { drawing: string; silhouette: string }> = {
  palace: { drawing: inner(palace), silhouette: "M2.6 9.5 5.5 5V2.6h2.2L5.5 3.6 8.4 9.5V12.2h7.2V9.5L18.5 5l2.9 4.5v11H2.600z" },
  church: { drawing: inner(church), silhouette: "M3.4 10.5 7.4 4l4 6.5v3.6l4.4-3.400 5.6 3.6v6.2H3.400z" },
  trading_post: { drawing: inner(post), silhouette: "M4.2 20.5v-8.300h2.400V9h2.500V5.800h5.800V9h2.500v3.200h2.400v8.300z" },
};
const FLAME = "M12 2.4c.8 3.6 5.8 5.4 5.8 11.2a5.8 5.8 0 0 1-11.6 0c0-2.4 1.1-3.9 2.2-5.1.3 1.700 1 2.500 1.800 2.800C9.800 8 10.400 4.800 12 2.400z";
const W = 44;
const H = 30;

function building(kind: string, x: number, y: number): string {
  const { drawing, silhouette } = BUILDINGS[kind]!;
  return `<g transform="translate(${x - 12.5} ${y - 13.5}) scale(1.04)" color="var(--map-building-ink)"><path d="${silhouette}" fill="var(--map-building)" stroke="var(--map-building)" stroke-width="4.5" stroke-linejoin="round"/><g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></g>`;
}

const site = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="5" fill="var(--map-halo)" stroke="var(--map-label)" stroke-width="1.3"/><circle cx="${x}" cy="${y}" r="1.6" fill="var(--map-label)"/>`;

function army(county: CountyView, x: number, y: number, size: number, pale: boolean): string {
  const colour = colourOf(county.owner!);
  return `<g transform="translate(${x} ${y}) scale(${size}) translate(${-W / 2} ${-H / 2})"${pale ? ' opacity=".45"' : ""}><rect x="-1.5" y="-1.5" width="${W + 3}" height="${H + 3}" rx="6" fill="var(--seat-outline)"/><rect width="${W}" height="${H}" rx="4.5" fill="var(--seat-${colour})" stroke="var(--map-ink)"/><rect width="${W * 0.46}" height="${H}" rx="4.5" fill="url(#weave-${colour})"/><rect width="${W}" height="${H * 0.45}" rx="4.5" fill="#fff" fill-opacity=".1"/><path d="${CHARGES[colour]}" transform="translate(${W * 0.255} ${H / 2}) scale(1.35)" fill="var(--on-${colour})"/><text x="${W * 0.71}" y="${H / 2 + 8}" class="number" style="font-size:${county.armies > 9 ? 21 : 24}px" text-anchor="middle" fill="var(--on-${colour})">${county.armies}</text></g>`;
}

function revolt(markers: number, x: number, y: number): string {
  const flames = Array.from({ length: markers }, (_, i) => `<path d="${FLAME}" transform="translate(${-6.5 + (i - (markers - 1) / 2) * 8} -7.2) scale(.54)" fill="var(--on-alarm)"/>`);
  return `<g transform="translate(${x + 21} ${y - 16})"><rect x="${-9.5 - (markers - 1) * 4}" y="-9.5" width="${19 + (markers - 1) * 8}" height="19" rx="9.5" fill="var(--alarm)" stroke="var(--seat-outline)" stroke-width="1.6"/>${flames.join("")}</g>`;
}

const told = (value: number, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="15" fill="var(--card)" stroke="var(--map-ink)" stroke-width="1.2"/><text y="7" text-anchor="middle" class="number" style="font-size:20px" fill="var(--ink)">${value}</text></g>`;

/** What a lens tells of a county instead of its armies. */
function lensValue(id: CountyId, county: CountyView, lens: Lens): number | null {
  if (lens === "owners" || lens === "revolts") return null;
  const facts = factsOf(id);
  return lens === "sites" ? facts.cities.length - buildingsIn(county).length : facts[lens];
}

export function piecesOn(id: CountyId, county: CountyView | undefined, lens: Lens, size = 1): string {
  if (!county) return "";
  const { sites, army: at } = SHAPES[id]!;
  const [x, y] = at;
  const there = buildingsIn(county);
  const parts = sites.map(([sx, sy], i) => (there[i] ? building(there[i], sx, sy) : site(sx, sy)));
  const value = lensValue(id, county, lens);
  if (value !== null) parts.push(told(value, x, y));
  else if (county.owner !== null && county.armies) parts.push(army(county, x, y, size, lens === "revolts"));
  if (county.revolt) parts.push(revolt(county.revolt, x, y));
  return parts.join("");
}
