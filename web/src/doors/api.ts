// What is asked of the server before and after a game: people, tables, proofs.
import { call, query, type Schemas, type TableHeader } from "../lib/api";
import type { Language } from "../lib/words";

export type Quiet = Schemas["QuietHours"];
export type Person = Schemas["PersonOut"];
export type GameOffer = Schemas["GameOut"];
export type SeatWish = Schemas["SeatIn"];
export type TableWish = Schemas["NewTable"];
export type ApiToken = Schemas["TokenOut"];
export type Fairness = Schemas["FairnessOut"];
/** A moment of a finished game: what it began with, and the position then as anybody may know it. */
export type Chapter = Schemas["ChapterOut"];
export type Fortune = Schemas["FortuneOut"];
export type History = Schemas["HistoryOut"];

type Told = Schemas["PersonAnswer"];

export const people = {
  me: () => call<Told>("GET", "/people/me"),
  guest: (name: string, language: Language) => call<Schemas["GuestAnswer"]>("POST", "/people/guest", { name, language }),
  comeBack: (code: string) => call<Told>("POST", "/people/return", { code }),
  newCode: () => call<Schemas["CodeAnswer"]>("POST", "/people/me/code", {}),
  register: (name: string, email: string, password: string, language: Language) =>
    call<Told>("POST", "/people/register", { name, email, password, language }),
  confirm: (token: string, password: string | null) => call<Told>("POST", "/people/confirm", { token, password }),
  changeEmail: (email: string, password: string) => call<Told>("PUT", "/people/me/email", { email, password }),
  changePassword: (before: string, after: string) => call<null>("PUT", "/people/me/password", { old: before, new: after }),
  login: (email: string, password: string) => call<Told>("POST", "/people/login", { email, password }),
  logout: () => call<null>("POST", "/people/logout", {}),
  change: (change: Partial<Pick<Person, "name" | "language" | "notify">>) => call<Told>("PATCH", "/people/me", change),
  remove: (password: string | null) => call<null>("DELETE", "/people/me", { password }),
  askReset: (email: string) => call<null>("POST", "/people/reset", { email }),
  reset: (token: string, password: string) => call<null>("POST", "/people/reset/confirm", { token, password }),
  tokens: () => call<Schemas["TokensAnswer"]>("GET", "/people/me/tokens"),
  newToken: (label: string) => call<Schemas["TokenAnswer"]>("POST", "/people/me/tokens", { label }),
  dropToken: (id: string) => call<null>("DELETE", `/people/me/tokens/${id}`),
  pushKey: () => call<{ key: string }>("GET", "/push-key"),
  subscribe: (subscription: PushSubscriptionJSON) => call<null>("POST", "/people/me/push", subscription),
  unsubscribe: (endpoint: string) => call<null>("DELETE", "/people/me/push", { endpoint }),
};

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const lobby = {
  games: () => call<Schemas["GamesAnswer"]>("GET", "/games"),
  mine: () => call<Schemas["TablesAnswer"]>("GET", "/tables?mine=1"),
  open: () => call<Schemas["TablesAnswer"]>("GET", "/tables?open=1"),
  watch: () => call<Schemas["TablesAnswer"]>("GET", "/tables?watch=1"),
  create: (wish: TableWish) => call<TableHeader>("POST", "/tables", wish),
  table: (id: string, code: string | null) => call<TableHeader>("GET", `${at(id)}${query({ code })}`),
  nonce: (id: string, nonce: string) => call<TableHeader>("PUT", `${at(id)}/nonce`, { nonce }),
  start: (id: string) => call<TableHeader>("POST", `${at(id)}/start`, {}),
  join: (id: string, given: { seat?: number; code?: string; name?: string; nonce: string }) =>
    call<TableHeader>("POST", `${at(id)}/join`, given),
  leave: (id: string, seat: number) => call<TableHeader>("POST", `${at(id)}/leave`, { seat }),
  reclaim: (id: string, seat: number) => call<TableHeader>("POST", `${at(id)}/reclaim`, { seat }),
  pause: (id: string, paused: boolean) => call<TableHeader>("POST", `${at(id)}/pause`, { paused }),
  end: (id: string, agree: boolean) => call<TableHeader>("POST", `${at(id)}/end`, { agree }),
  setSeat: (id: string, seat: number, kind: "bot" | "open", level?: string) =>
    call<TableHeader>("PUT", `${at(id)}/seats/${seat}`, { kind, ...(level ? { level } : {}) }),
  rematch: (id: string) => call<TableHeader>("POST", `${at(id)}/rematch`, {}),
  clone: (id: string, move: number, seats: SeatWish[]) => call<TableHeader>("POST", `${at(id)}/clone`, { at: move, seats }),
  fairness: (id: string, code: string | null) => call<Fairness>("GET", `${at(id)}/fairness${query({ code })}`),
  record: (id: string, code: string | null) => call<Schemas["RecordOut"]>("GET", `${at(id)}/record${query({ code })}`),
  history: (id: string, code: string | null) =>
    call<History>("GET", `${at(id)}/history${query({ code })}`),
};
