// What the server tells of a game position by position.
import { call, query, type GameEvent, type TableHeader } from "../lib/api";
import type { Change } from "./delta";

export type Level = "decision" | "action" | "season" | "year";
/** Through whose eyes: a seat's, anybody's, or with nothing hidden. */
export type Audience = number | null | "all";

export interface Position {
  level: Level;
  /** After so many moves. */
  moves: number;
  /** How many events had been heard by then. */
  events: number;
  decided: number[];
  at: number | null;
}

export interface ReplayData {
  seat: Audience;
  positions: Position[];
  first: Record<string, unknown>;
  changes: Change[][];
  events: GameEvent[];
}

export const fetchReplay = (id: string, whose: Audience, code: string | null) =>
  call<ReplayData>("GET", `/tables/${encodeURIComponent(id)}/replay${query({ ...(whose === "all" ? { everything: "true" } : { seat: whose }), code })}`);

export const importRecord = (record: unknown) => call<TableHeader>("POST", "/tables/import", { record });
