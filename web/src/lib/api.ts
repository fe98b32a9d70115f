// The server's contract: every call gives a value or an error, never throws.
import type { Language } from "./words";

export interface ApiError {
  code: string;
  facts: Record<string, unknown>;
  sentence: Record<Language, string>;
}

export type Result<T> = { ok: true; value: T } | { ok: false; status: number; error: ApiError };

export interface SeatHeader {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  level?: string | null;
  present?: boolean;
  clock?: Clock | null;
  stand_in?: boolean;
  person?: string | null;
}

/** Seconds in the bank, and when the seat was asked and runs out of time, in seconds since 1970. */
export interface Clock {
  bank: number | null;
  asked_at: number | null;
  due_at: number | null;
}

export interface TableHeader {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: "open" | "running" | "paused" | "over";
  seats: SeatHeader[];
  pace: Pace;
  public: boolean;
  hints: HintsWish;
  /** Whether those who play may ask for hints now. */
  hints_given: boolean;
  question?: string | number | null;
  waiting_for: (number | string)[];
  mine: number[];
  tick: number;
  creator: boolean;
  /** The code of the invitation, for those at the table while it is open. */
  invitation: string | null;
  outcome: { scores: number[]; ranking: number[][] } | null;
  /** Seats whose players want to end the game now. */
  agreed: number[];
  /** The table of the rematch, once somebody has asked for one. */
  rematch: string | null;
  promise: string | null;
  /** When it last changed, in seconds since 1970. */
  updated: number;
}

export type Pace = { kind: "free" } | { kind: "live"; bank: number; increment: number } | { kind: "days"; days: number };

export interface Decision {
  id: string;
  seat: number;
  kind: string;
  options?: string[];
  prompt?: unknown;
  [fact: string]: unknown;
}

export interface GameEvent {
  n: number;
  kind: string;
  [fact: string]: unknown;
}

export interface SeatState<View = Record<string, unknown>> {
  tick: number;
  question: string;
  view: View;
  decision: Decision | null;
  sealed: string | null;
  /** How often the seat has answered, taken back or undone. */
  answers: number;
  /** Whether the seat may take back its last decision. */
  undo: boolean;
  /** How many events this audience has been told. */
  events_from: number;
}

export interface ChatLine {
  n: number;
  person: string | null;
  name: string;
  text: string;
  at?: number;
}

export interface Check {
  legal: boolean;
  reasons: ApiError[];
  forecast: Record<string, unknown>;
}

/** What a bot would play, in words too, and why. */
export interface Hint {
  seat: number;
  decision: string;
  move: string;
  told: Record<Language, string>;
  why: { code: string; facts: Record<string, unknown>; sentence: Record<Language, string> }[];
}

export type HintsWish = "alone" | "always" | "never";

export interface Odds {
  win: number;
  tie: number;
  loss: number;
  survivors: number[];
  held_by: number[];
  expected_survivors: number;
  /** The cubes that would go into the tower: by reason, then by seat and "peasants". */
  thrown?: Record<string, Record<string, number>>;
}

const unreachable: ApiError = {
  code: "unreachable",
  facts: {},
  sentence: { en: "The server cannot be reached.", de: "Der Server ist nicht zu erreichen." },
};

export async function call<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: { "X-Feldherr": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
    const value: unknown = [202, 204].includes(response.status) ? null : await response.json();
    if (response.ok) return { ok: true, value: value as T };
    return { ok: false, status: response.status, error: (value as { error?: ApiError }).error ?? unreachable };
  } catch {
    return { ok: false, status: 0, error: unreachable };
  }
}

export const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&")}` : "";
};

/** Everything one does at a table. */
export class TableApi {
  private readonly path: string;

  /** `code` is the invitation, for those who watch a private table. */
  constructor(
    id: string,
    private readonly code: string | null = null,
  ) {
    this.path = `/tables/${encodeURIComponent(id)}`;
  }

  header = () => call<TableHeader>("GET", `${this.path}${query({ code: this.code })}`);
  state = <View>(seat: number | null) => call<SeatState<View>>("GET", `${this.path}/state${query({ seat, code: this.code })}`);
  events = (seat: number | null, since: number) =>
    call<{ events: GameEvent[]; next: number }>("GET", `${this.path}/events${query({ seat, since, code: this.code })}`);
  /** Where the server draws the position, as everyone may know it. */
  picture = (kind: string, language: string) => `/api/v1${this.path}/picture.${kind}${query({ shape: "board", language, code: this.code })}`;
  /** `after` is how many answers of the seat were known here: a request that comes late, or twice, is refused by it. */
  move = (seat: number, decision: string, move: string, after: number) =>
    call<{ tick: number; move: string }>("POST", `${this.path}/moves`, { seat, decision, move, after });
  takeBack = (seat: number, decision: string, after: number) =>
    call<unknown>("POST", `${this.path}/takeback`, { seat, decision, after });
  undo = (seat: number, after: number) => call<unknown>("POST", `${this.path}/undo`, { seat, after });
  hint = (seat: number, decision: string) => call<Hint>("POST", `${this.path}/hint`, { seat, decision });
  check = (seat: number, decision: string, move: string) =>
    call<Check>("POST", `${this.path}/check`, { seat, decision, move });
  odds = (seat: number, decision: string) =>
    call<{ odds: Record<string, Odds> }>("GET", `${this.path}/odds${query({ seat, decision })}`);
  draft = (seat: number) => call<{ decision: string | null; text: string }>("GET", `${this.path}/draft${query({ seat })}`);
  saveDraft = (seat: number, decision: string, text: string) =>
    call<unknown>("PUT", `${this.path}/draft`, { seat, decision, text });
  notes = (seat: number) => call<{ text: string }>("GET", `${this.path}/notes${query({ seat })}`);
  saveNotes = (seat: number, text: string) => call<unknown>("PUT", `${this.path}/notes`, { seat, text });
  chat = () => call<{ lines: ChatLine[] }>("GET", `${this.path}/chat${query({ code: this.code })}`);
  say = (text: string) => call<unknown>("POST", `${this.path}/chat`, { text });
  streamPath = (since: number) => `/api/v1${this.path}/stream${query({ since, code: this.code })}`;
}
