// What is printed on cards and board, and how it is drawn.
import printed from "../../generated/sixteenthirty-printed.json";
import type { View as AnyView } from "../../lib/api";
import { nameOf } from "../../lib/i18n.svelte";
import { say } from "./say";
import type { CountryId, Faction, View } from "./types";

export const COUNTRIES: readonly CountryId[] = ["austria", "denmark", "england", "france", "german_states", "italy", "netherlands", "poland", "spain", "sweden"];
export const TURNS = Array.from({ length: printed.last_turn }, (_, index) => index + 1);
export const FACTIONS: readonly Faction[] = ["red", "blue"];

export interface Card {
  word: string;
  /** Null for Open and special cards. */
  country: CountryId | null;
  value: number;
  kind: "named" | "open" | "special";
}

/** A card from its word: `france-2`, `open-1`, `assassin`. */
export function cardOf(word: string): Card {
  const [, owner, value] = /^(\w+)-(\d)$/.exec(word) ?? [];
  if (!owner) return { word, country: null, value: 0, kind: "special" };
  const open = owner === "open";
  return { word, country: open ? null : owner, value: Number(value), kind: open ? "open" : "named" };
}

export const points = (cards: readonly string[]): number => cards.reduce((sum, word) => sum + cardOf(word).value, 0);

const SPECIAL_ICONS: Record<string, string> = {
  lobby_the_crown: "lobby-crown",
  military_improvement: "military-ability",
  increase_army_size: "army-size",
  increase_status: "status",
  military_leader: "military-leader",
  assassin: "assassin",
  unrest: "unrest",
};

/** The rule that a card is about. */
export function ruleOfCard(word: string): string {
  const { kind } = cardOf(word);
  return kind === "special" ? word : kind === "open" ? "open_cards" : "influence";
}

export const specialIcon = (card: string): string => SPECIAL_ICONS[card] ?? "hint";

export const ISSUE_ICONS: Record<string, string> = { join: "vote", rearm: "army-size", war: "war", league: "league" };

/** Colours of a country for whatever is drawn with `--country` and `--country-edge`. */
export const countryColours = (country: CountryId | null): string =>
  country ? `--country: var(--country-${country}); --country-edge: var(--country-${country}-edge)` : "--country: var(--brass-soft); --country-edge: var(--brass)";

/** A name that fits a small card. */
export const shortName = (country: CountryId): string => (country === "german_states" || country === "netherlands" ? say(`short_${country}`) : nameOf(country));

export const viewOf = (view: AnyView): View => view as View;

export const countOf = (cards: number | readonly string[]): number => (typeof cards === "number" ? cards : cards.length);

/** The icons of what is added to a country's dice in a war. */
export const MODIFIER_ICONS: Record<string, string> = {
  military_ability: "military-ability",
  military_leader: "military-leader",
  league: "league",
  no_army: "army-size",
  unrest: "unrest",
  island_defence: "sea-route",
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
