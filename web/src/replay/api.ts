// What the server tells of a game position by position.
import { call, type Result, type Schemas } from "../lib/api";
import type { Change } from "../lib/delta";

/** Through whose eyes: a seat's, anybody's, or with nothing hidden. */
export type Audience = number | null | "all";

export type Position = Schemas["PositionOut"];
export type Level = Position["level"];
export type ReplayData = Omit<Schemas["ReplayOut"], "changes"> & { changes: Change[][] };

export const fetchReplay = (id: string, whose: Audience, code: string | null) =>
  call("get", "/tables/{table_id}/replay", {
    path: { table_id: id },
    query: { ...(whose === "all" ? { everything: true } : { seat: whose }), code },
  }) as Promise<Result<ReplayData>>;

export const importRecord = (record: Record<string, unknown>) => call("post", "/tables/import", { body: { record } });
