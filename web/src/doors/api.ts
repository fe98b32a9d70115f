// What is asked of the server before and after a game: people, tables, proofs.
import { call, query, type GameEvent, type HintsWish, type Pace, type TableHeader } from "../lib/api";
import type { Language } from "../lib/words";

export interface Quiet {
  start: string;
  end: string;
  zone: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  email: string | null;
  /** Whether the address is known to be theirs. */
  confirmed: boolean;
  /** An address that was sent a link to confirm it. */
  confirming: string | null;
  /** Whether the server sends e-mail at all. */
  mail: boolean;
  language: Language;
  notify: { mail?: boolean; push?: boolean; quiet?: Quiet | null };
}

export interface GameOffer {
  name: string;
  title: Record<Language, string>;
  seats: number[];
  options: Record<string, unknown>;
  choices: Record<string, unknown[]>;
  presets: Record<string, Record<string, unknown>>;
  rules: Record<string, { values?: (string | boolean)[]; range?: [number, number] }>;
  bots: string[];
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  level?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, unknown>;
  pace: Pace;
  public: boolean;
  hints: HintsWish;
  seats: SeatWish[];
}

export interface ApiToken {
  id: string;
  label: string;
  created: number;
}

export interface Fairness {
  promise: string | null;
  commitment: string | null;
  nonces: string[] | null;
  secret: string | null;
  seed: string | null;
}

/** A moment of a finished game: what it began with, and the position then as anybody may know it. */
export interface Chapter {
  move: number;
  event: GameEvent;
  view: Record<string, unknown>;
}

export interface Fortune {
  battles: number;
  won: number;
  expected: number;
  /** Own cubes that fell beyond expectation; null, where there is no tower. */
  tower: number | null;
}

export interface History {
  chapters: Chapter[];
  fortune: Fortune[];
  /** By seat: decisions by their length. */
  times: number[][];
  /** By seat: the person, if they have a page. */
  pages: (string | null)[];
}

type Told = { person: Person };

export const people = {
  me: () => call<Told>("GET", "/people/me"),
  guest: (name: string, language: Language) => call<Told & { return_code: string }>("POST", "/people/guest", { name, language }),
  comeBack: (code: string) => call<Told>("POST", "/people/return", { code }),
  newCode: () => call<{ return_code: string }>("POST", "/people/me/code", {}),
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
  tokens: () => call<{ tokens: ApiToken[] }>("GET", "/people/me/tokens"),
  newToken: (label: string) => call<ApiToken & { token: string }>("POST", "/people/me/tokens", { label }),
  dropToken: (id: string) => call<null>("DELETE", `/people/me/tokens/${id}`),
  pushKey: () => call<{ key: string }>("GET", "/push-key"),
  subscribe: (subscription: PushSubscriptionJSON) => call<null>("POST", "/people/me/push", subscription),
  unsubscribe: (endpoint: string) => call<null>("DELETE", "/people/me/push", { endpoint }),
};

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const lobby = {
  games: () => call<{ games: GameOffer[] }>("GET", "/games"),
  mine: () => call<{ tables: TableHeader[] }>("GET", "/tables?mine=1"),
  open: () => call<{ tables: TableHeader[] }>("GET", "/tables?open=1"),
  watch: () => call<{ tables: TableHeader[] }>("GET", "/tables?watch=1"),
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
  record: (id: string, code: string | null) => call<Record<string, unknown>>("GET", `${at(id)}/record${query({ code })}`),
  history: (id: string, code: string | null) =>
    call<History>("GET", `${at(id)}/history${query({ code })}`),
};
