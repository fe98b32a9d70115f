// What a seat sees of Sixteen Thirty Something.
export type CountryId = string;
export type Faction = "red" | "blue";
export type IssueKind = "join" | "rearm" | "war" | "league";

export interface CountryView {
  status: number;
  army_size: number;
  military_ability: number;
  faction: Faction | null;
  leader: boolean;
  unrest: boolean;
  league: Faction | null;
}

export interface Stack {
  cards: string[];
  ascending: boolean;
}

export interface PlayerView {
  victory_points: number;
  hand: string[] | null;
  hand_size: number;
  display: Record<CountryId, Stack>;
  market: string[] | null;
  market_size: number;
  vp_markers: CountryId[] | null;
  /** What one marker of a country would bring now; one's own only. */
  worth: Record<CountryId, number> | null;
  memory: { market: string[]; holds: string[] };
}

export interface WarOdds {
  win: number;
  draw: number;
  loss: number;
  attacker_modifiers: number;
  defender_modifiers: number;
}

export interface Issue {
  caller: number;
  country: CountryId;
  issue: IssueKind;
  target: CountryId | null;
  second_vote: boolean;
  lobbied: CountryId;
  bidding: number[];
  influence: number[];
  odds: WarOdds | null;
}

export type Section = "countries" | "borders" | "deck" | "by_players";

export interface View {
  phase: string;
  turn: number;
  first_player: number | null;
  current: number | null;
  card_limit: number;
  draw: number;
  countries: Record<CountryId, CountryView>;
  players: PlayerView[];
  issue: Issue | null;
  /** How many cards; for those who see everything, which. */
  deck: number | string[];
  discard: number | string[];
  reconstructed: Record<Section, boolean>;
  over: boolean;
  options: { rules: Record<string, unknown>; data: Record<string, unknown> };
}
