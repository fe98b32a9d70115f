// What the server tells of a game position by position.
import { call, query, type Schemas, type TableHeader } from "../lib/api";
import type { Change } from "../lib/delta";

/** Through whose eyes: a seat's, anybody's, or with nothing hidden. */
export type Audience = number | null | "all";

export type Position = Schemas["PositionOut"];
export type Level = Position["level"];
export type ReplayData = Omit<Schemas["ReplayOut"], "changes"> & { changes: Change[][] };

export const fetchReplay = (id: string, whose: Audience, code: string | null) =>
  call<ReplayData>("GET", `/tables/${encodeURIComponent(id)}/replay${query({ ...(whose === "all" ? { everything: "true" } : { seat: whose }), code })}`);

export const importRecord = (record: unknown) => call<TableHeader>("POST", "/tables/import", { record });
