// What people at a table agree on, and what brings them back.
import { call, type Schemas } from "../lib/api";

export type Proposal = Schemas["ProposalOut"];
export type Vacation = Schemas["VacationOut"];
/** So many seconds of silence stop nothing any more. */
export const SILENCE = 24 * 3600;
const at = (id: string) => ({ table_id: id });

export const together = {
  propose: (id: string, kind: Proposal["kind"], agree = true, seat: number | null = null) =>
    call("post", "/tables/{table_id}/proposals", { path: at(id), body: { kind, seat, agree } }),
  /** Whoever takes a seat where a tower of the players' own counts has read that. */
  take: (id: string, seat: number, code: string | null) => call("post", "/tables/{table_id}/take", { path: at(id), body: { seat, code, own_tower: true } }),
  rename: (id: string, name: string) => call("put", "/tables/{table_id}/name", { path: at(id), body: { name } }),
  liftCurtain: (id: string, seat: number) => call("post", "/tables/{table_id}/curtain", { path: at(id), body: { seat } }),
  vacations: () => call("get", "/people/me/vacations"),
  goAway: (first: string, days: number) =>
    call("post", "/people/me/vacations", { body: { first, days, zone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
  comeBack: (id: string) => call("delete", "/people/me/vacations/{vacation_id}", { path: { vacation_id: id } }),
  archive: (search: string, game: string | null, before: number | null) => call("get", "/people/me/archive", { query: { search, game, before } }),
};
