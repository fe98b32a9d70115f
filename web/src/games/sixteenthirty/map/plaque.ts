// A country's plaque as markup: status on the flag of its faction, army size, military ability; round marks on its corner.
import armyIcon from "../../../../../src/feldherr/svg/icons/army-size.svg?raw";
import abilityIcon from "../../../../../src/feldherr/svg/icons/military-ability.svg?raw";
import leagueIcon from "../../../../../src/feldherr/svg/icons/league.svg?raw";
import leaderIcon from "../../../../../src/feldherr/svg/icons/military-leader.svg?raw";
import unrestIcon from "../../../../../src/feldherr/svg/icons/unrest.svg?raw";
import { CHARGES } from "../../../lib/seats";
import type { CountryId, CountryView } from "../types";
import { middleOf } from "./geometry";

const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
const drawn = (svg: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${inner(svg)}</g>`;
const [W, H, FLAG] = [124, 54, 37];

const mark = (x: number, fill: string, svg: string): string =>
  `<g transform="translate(${x} ${H + 1})" color="#fff8e6"><circle r="14" fill="${fill}" stroke="var(--seat-outline)" stroke-width="2"/>${drawn(svg, -10, -10, 20)}</g>`;

function marks(country: CountryView): string {
  const there = [
    country.leader ? (x: number) => mark(x, "#2a1d12", leaderIcon) : null,
    country.unrest ? (x: number) => mark(x, "#a23a08", unrestIcon) : null,
    country.league ? (x: number) => mark(x, `var(--faction-${country.league})`, leagueIcon) : null,
  ].filter((draw) => draw !== null);
  return there.map((draw, index) => draw(W - 6 - index * 29)).join("");
}

export function plaque(id: CountryId, country: CountryView, scale = 1): string {
  const [x, y] = middleOf(id);
  const { faction } = country;
  const flag = faction
    ? `<path d="M0 5a5 5 0 0 1 5-5H${FLAG}V${H}H5a5 5 0 0 1-5-5z" fill="var(--faction-${faction})"/><g transform="translate(${FLAG / 2} ${H - 12}) scale(1.45)" fill="var(--on-faction)">${CHARGES[faction]}</g>`
    : `<path d="M${FLAG} 0V${H}" stroke="var(--map-ink)" stroke-opacity=".5" stroke-dasharray="3 3"/>`;
  const numbers = `color="var(--ink)"`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-W / 2} ${-H / 2})"><rect x="-2.500" y="-2.500" width="${W + 5}" height="${H + 5}" rx="7.500" fill="var(--map-halo)" fill-opacity=".75"/>` +
    `<rect width="${W}" height="${H}" rx="5" fill="var(--card)"/>${flag}<rect width="${W}" height="${H}" rx="5" fill="none" stroke="var(--map-ink)" stroke-width="1.500"/>` +
    `<text x="${FLAG / 2}" y="${faction ? 29 : 38}" class="number" text-anchor="middle" style="font-size:${faction ? 29 : 33}px" fill="${faction ? "var(--on-faction)" : "var(--ink)"}">${country.status}</text>` +
    `<g ${numbers}>${drawn(armyIcon, FLAG + 5, 6, 21)}${drawn(abilityIcon, FLAG + 5, 29, 20)}</g>` +
    pips(country.army_size, FLAG + 32, 17) + pips(country.military_ability, FLAG + 32, 39) + `${marks(country)}</g>`
  );
}

/** Up to three, so that one sees the number without reading it. */
const pips = (value: number, x: number, y: number): string =>
  `<text x="${x + 2}" y="${y + 7}" class="number" style="font-size:21px" fill="var(--ink)">${value}</text>` +
  [0, 1, 2].map((at) => `<rect x="${x + 18 + at * 11}" y="${y - 5}" width="8.500" height="10" rx="2" fill="var(--ink)" ${at < value ? "" : 'fill-opacity=".12"'}/>`).join("");
