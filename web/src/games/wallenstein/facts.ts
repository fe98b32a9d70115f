// What is printed on the board and the cards, and how it is drawn.
import counties from "../../generated/wallenstein-counties.json";
import { nameOf, ruleOf } from "../../lib/i18n.svelte";
import type { Building, CountyId, CountyView, Favor } from "./types";

export interface CountyFacts {
  id: CountyId;
  name: string;
  region: string;
  taxes: number;
  grain: number;
  cities: string[];
  neighbours: CountyId[];
}

export const COUNTIES = counties as Record<CountyId, CountyFacts>;
export const REGIONS = ["brandenburg", "sachsen", "oesterreich", "bayern", "kurpfalz"] as const;
export const BUILDINGS: readonly Building[] = ["palace", "church", "trading_post"];
export const SEASONS = ["spring", "summer", "fall", "winter"] as const;

export const factsOf = (county: CountyId): CountyFacts => COUNTIES[county]!;

const SHORT: Record<CountyId, string> = {
  bayern: "Bayern",
  hessen_darmstadt: "Hessen-D.",
  hessen_kassel: "Hessen-K.",
  koeln: "Köln",
  konstanz: "Konstanz",
  kursachsen: "Kursachs.",
  lothringen: "Lothring.",
  luettich: "Lüttich",
  mark: "Mark",
  mecklenburg: "Mecklenb.",
  mittelmark: "Mittelm.",
  niederoesterreich: "Nied.-Öst.",
  oberoesterreich: "Ober-Öst.",
  oberpfalz: "Oberpf.",
  osnabrueck: "Osnabr.",
  paderborn: "Paderb.",
  regensburg: "Regensb.",
  saechs_lande: "Sächs. L.",
  steiermark: "Steierm.",
  strassburg: "Strassb.",
  trier: "Trier",
  vorpommern: "Vorpomm.",
  wolfenbuettel: "Wolfenb.",
  wuerttemberg: "Württemb.",
  zweibruecken: "Zweibr.",
};

/** A name that fits the narrowest box. */
export const shortName = (county: CountyId): string => SHORT[county] ?? nameOf(county);

/** The same where there is some room: in full, unless it is a very long one. */
export const boxName = (county: CountyId): string => (nameOf(county).length > 10 ? shortName(county) : nameOf(county));

export const regionColours = (county: CountyId): string =>
  `--region: var(--region-${factsOf(county).region}); --region-edge: var(--region-${factsOf(county).region}-edge)`;

export const buildingsIn = (county: CountyView): Building[] => BUILDINGS.filter((building) => county[building]);

const ACTION_ICONS: Record<string, string> = {
  palace: "palace",
  church: "church",
  trading_post: "trading-post",
  grain: "collect-grain",
  taxes: "collect-taxes",
  deploy5: "deploy-5",
  deploy3: "deploy-3",
  deploy1: "deploy-1-move",
  combat_a: "combat-a",
  combat_b: "combat-b",
  bid: "leader",
  court3: "courtier",
  court2: "courtier",
  court1: "courtier",
};

const TILE_ICONS: Record<string, string> = {
  thaler: "bonus-thaler",
  grain: "bonus-grain",
  six_armies: "bonus-six-armies",
  attack: "bonus-attack",
  defence: "bonus-defend",
};

const EVENT_ICONS: Record<string, string> = { palace_peasants: "event-peasants-rise", trade_bonus: "event-market-calms" };

const FAVOR_ICONS: Record<string, string> = {
  remove_event: "close",
  thalers: "thaler",
  armies_to_tray: "tray",
  remove_revolt_marker: "revolt-marker",
  grain: "grain",
  victory_points: "victory-point",
  immunity: "lock",
  deploy: "army-cube",
};

/** The rule that explains a box of the mat or an action card. */
export function ruleFor(box: string): string {
  if (box.startsWith("deploy")) return "deploy";
  if (box.startsWith("combat")) return "combat";
  return box.startsWith("court") ? "court" : box;
}

/** What is printed on an event card, as its rule wants to know it. */
export const eventFacts = ({ amount, region }: { amount: number; region: string | null }) => ({ amount, region });

/** What a favor does, its actions named shortly and never parted from their letter. */
export const favorText = ({ effect, amount, building, against }: Favor): string =>
  ruleOf(`favor_${effect}`, { amount, building, against: against.map((action) => nameOf(action, "short").replace(" ", "\u00a0")) });

/** A name at the beginning of a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

export const actionIcon = (action: string): string => ACTION_ICONS[action] ?? "county";
export const tileIcon = (tile: string): string => TILE_ICONS[tile] ?? "hint";
export const eventIcon = (effect: string): string => EVENT_ICONS[effect] ?? `event-${effect.replaceAll("_", "-")}`;
export const buildingIcon = (building: string): string => building.replace("_", "-");
export const benefitIcon = (effect: string, building: string | null = null): string =>
  effect === "building" && building ? buildingIcon(building) : (FAVOR_ICONS[effect] ?? "favor");
