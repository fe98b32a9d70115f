// A country's plaque as markup: the gonfalon of its faction, status, army size, military ability; round marks on its corner, and the own markers on brass.
import armyIcon from "../../../../../src/feldherr/svg/icons/army-size.svg?raw";
import abilityIcon from "../../../../../src/feldherr/svg/icons/military-ability.svg?raw";
import leagueIcon from "../../../../../src/feldherr/svg/icons/league.svg?raw";
import leaderIcon from "../../../../../src/feldherr/svg/icons/military-leader.svg?raw";
import unrestIcon from "../../../../../src/feldherr/svg/icons/unrest.svg?raw";
import markerIcon from "../../../../../src/feldherr/svg/icons/vp-marker.svg?raw";
import { beastOf, drawn as gonfalon } from "../factions";
import type { CountryId, CountryView } from "../types";
import { middleOf } from "./geometry";

const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
const drawn = (svg: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${inner(svg)}</g>`;
const [W, H, FIRST] = [118, 54, 37];

const mark = (x: number, fill: string, ink: string, svg: string): string =>
  `<g transform="translate(${x} ${H + 1})" color="${ink}"><circle r="14" fill="${fill}" stroke="var(--seat-outline)" stroke-width="2"/>${drawn(svg, -10, -10, 20)}</g>`;

function marks(country: CountryView): string {
  const there = [
    country.leader ? (x: number) => mark(x, "#2a1d12", "#fff8e6", leaderIcon) : null,
    country.unrest ? (x: number) => mark(x, "#a23a08", "#fff8e6", unrestIcon) : null,
    country.league ? (x: number) => mark(x, `var(--faction-${beastOf(country.league!)})`, "var(--faction-ink)", leagueIcon) : null,
  ].filter((draw) => draw !== null);
  return there.map((draw, index) => draw(W - 6 - index * 29)).join("");
}

/** The own markers, on the upper corner. */
const ownMarkers = (number: number): string =>
  `<g transform="translate(${W - 22} -9)" color="var(--brass)"><rect x="-4" y="-5" width="46" height="27" rx="13.500" fill="var(--brass-soft)" stroke="var(--brass)" stroke-width="1.800"/>${drawn(markerIcon, 0, -1, 19)}<text x="30" y="15" class="number" text-anchor="middle" style="font-size:19px" fill="var(--ink)">${number}</text></g>`;

/** What the status would become, under the plaque. */
const becoming = (now: number, after: number): string =>
  `<g transform="translate(28 ${H + 1})"><rect x="-32" y="-13" width="64" height="26" rx="13" fill="var(--accent)" stroke="var(--seat-outline)" stroke-width="2"/><text y="7" class="number" text-anchor="middle" style="font-size:19px" fill="var(--on-accent)">${now}→${after}</text></g>`;

export interface Plaque {
  scale?: number;
  markers?: number;
  after?: number | null;
}

export function plaque(id: CountryId, country: CountryView, { scale = 1, markers = 0, after = null }: Plaque = {}): string {
  const [x, y] = middleOf(id);
  const { faction } = country;
  const banner = faction ? `<g transform="translate(-38 -8) scale(2.35)">${gonfalon(faction)}</g>` : "";
  return (
    `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-W / 2} ${-H / 2})"><rect x="-2.500" y="-2.500" width="${W + 5}" height="${H + 5}" rx="7.500" fill="var(--map-halo)" fill-opacity=".75"/>` +
    `<rect width="${W}" height="${H}" rx="5" fill="var(--card)" stroke="var(--map-ink)" stroke-width="1.500"/><path d="M${FIRST} 0V${H}" stroke="var(--map-ink)" stroke-opacity=".5" stroke-dasharray="3 3"/>${banner}` +
    `<text x="${faction ? 24 : FIRST / 2}" y="38" class="number" text-anchor="middle" style="font-size:${faction ? 30 : 33}px" fill="var(--ink)">${country.status}</text>` +
    `<g color="var(--ink)">${drawn(armyIcon, FIRST + 4, 5, 21)}${drawn(abilityIcon, FIRST + 4, 28, 21)}</g>` +
    pips(country.army_size, FIRST + 29, 16) + pips(country.military_ability, FIRST + 29, 39) + marks(country) +
    (markers ? ownMarkers(markers) : "") + (after === null ? "" : becoming(country.status, after)) + "</g>"
  );
}

/** Up to three, so that one sees the number without reading it. */
const pips = (value: number, x: number, y: number): string =>
  `<text x="${x}" y="${y + 7}" class="number" style="font-size:21px" fill="var(--ink)">${value}</text>` +
  [0, 1, 2].map((at) => `<rect x="${x + 17 + at * 10.5}" y="${y - 5}" width="8" height="10" rx="2" fill="var(--ink)" ${at < value ? "" : 'fill-opacity=".12"'}/>`).join("");
