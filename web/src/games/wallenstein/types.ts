// The shapes of Wallenstein's views and decisions, as the engine writes them.
import type { Decision } from "../../lib/api";

export type CountyId = string;
export type BoxId = string;
export type Building = "palace" | "church" | "trading_post";
export type Cubes = Record<string, number>;

export interface CountyView {
  owner: number | null;
  armies: number;
  palace: boolean;
  church: boolean;
  trading_post: boolean;
  revolt: number;
  newly_won: boolean;
}

export interface PlayerView {
  thalers: number;
  grain: number;
  victory_points: number;
  supply: number;
  counties: number;
  buildings: Record<Building, number>;
  position: number | null;
  tile: string | null;
  plan: Record<BoxId, string> | null;
  revealed: BoxId[];
  landsknechte: number | null;
  landsknechte_card: { level: number; benefits: Record<string, number>; reconstructed: boolean } | null;
}

export interface EventCard {
  number: number;
  effect: string;
  amount: number;
  region: string | null;
  grain_loss: number;
  reconstructed: boolean;
}

export interface FavorCard {
  number: number;
  effect: string;
  amount: number;
  building: Building | null;
  against: string[];
  reconstructed: boolean;
}

export type Favor = Omit<FavorCard, "reconstructed">;

/** A favor with figures of the table's own: of amount, building and against only what its effect needs. */
export type OwnFavor = Pick<Favor, "number" | "effect"> & Partial<Favor>;

export interface CourtView {
  favors: number[];
  cards: (FavorCard | null)[];
  costs: number[];
  used: number[];
  deck: number;
  entrance: number[];
  audience: number[];
  supply: number[];
  kept_favor: (number | null)[];
  immunity: string[][];
}

export interface DraftView {
  open: CountyId[];
  pile: number;
  drawn: CountyId | "hidden" | null;
  groups: number[][];
  set_aside: CountyId[];
}

export interface WallensteinView {
  options: { edition: string; court: boolean; landsknechte: boolean; lineup: string; rules: Record<string, string | number | boolean>; data: { favors?: OwnFavor[] } };
  question: number;
  waiting_for: (number | string)[];
  /** The steps still to do, as the engine writes them; the last is under way. */
  agenda: unknown[][];
  over: boolean;
  outcome: { scores: number[]; ranking: number[][] } | null;
  phase: string;
  year: number;
  season: "spring" | "summer" | "fall" | "winter" | null;
  counties: Record<CountyId, CountyView>;
  players: PlayerView[];
  tower: { inside: Cubes; tray: Cubes; throws: number; pot: Cubes };
  battle: { kind: string; attacker?: number; defender?: number | null; seat?: number; county?: CountyId; pot: Cubes } | null;
  turn_order: number[];
  previous_order: number[];
  tiles: string[];
  action_cards: (string | null)[];
  turn: number;
  event: EventCard | null;
  event_removed: boolean;
  events_open: EventCard[];
  revolting: { additional_peasants: number; counties: CountyId[] } | null;
  draft: DraftView | null;
  court: CourtView | null;
}

export interface PlanDecision extends Decision {
  boxes: BoxId[];
  counties: CountyId[];
  spare_card: "money" | "blank";
  spare_cards: number;
  tower_cards: number;
  highest_bid: number | null;
  gaps: number;
  declared: BoxId[];
}

export interface MoveDecision extends Decision {
  action: string;
  origin: CountyId;
  targets: CountyId[];
  most: number;
  may_decline: boolean;
  recruits?: boolean;
  options: string[];
}

/** What may go wrong in a box: shares of all orders and open events; in `fails` by code. */
export interface BoxRisk {
  county: CountyId | null;
  unpaid: number;
  unpaid_by_event: Record<string, number>;
  fails: Record<string, number>;
  revolt: { chance: number; held: number; lost: number } | null;
}

export interface Forecast {
  thalers: { now: number; bid: number; taxes: number[]; after: [number, number]; lowest: number };
  grain: { now: number; income: number[]; after: [number, number]; counties: number; losses: number[] };
  armies: { supply: number; deployed: [number, number] };
  boxes: Partial<Record<BoxId, BoxRisk>>;
  warnings: { box: BoxId; county: CountyId; code: string }[];
}
