// The server's contract: every call gives a value or an error, never throws.
import type { components } from "../generated/api";

/** All shapes of the server's answers, made of its own description. */
export type Schemas = components["schemas"];
export type ApiError = Schemas["ErrorFacts"];
export type Result<T> = { ok: true; value: T } | { ok: false; status: number; error: ApiError };

export type SeatHeader = Schemas["SeatOut"];
export type Clock = Schemas["Clock"];
export type TableHeader = Schemas["Header"];
export type Pace = TableHeader["pace"];
export type HintsWish = TableHeader["hints"];
export type Decision = Schemas["Decision"];
export type GameEvent = Schemas["Event"];
/** The question of a kind, and the event of a kind. */
export type Asked<Kind extends Decision["kind"]> = Extract<Decision, { kind: Kind }>;
export type Told<Kind extends GameEvent["kind"]> = Extract<GameEvent, { kind: Kind }>;
export type View = Schemas["View"];
/** What an audience knows of a game that has begun. */
export type SeatState = Schemas["StateOut"] & { view: View };
export type ChatLine = Schemas["ChatLine"];
export type Check = Schemas["CheckOut"];
/** What a bot would play, in words too, and why. */
export type Hint = Schemas["HintOut"];

type KeysOf<Shape> = Shape extends unknown ? keyof Shape : never;
type FactOf<Shape, Key extends PropertyKey> = Shape extends Record<Key, infer Fact> ? Fact : never;

/** A fact that only some kinds of event have. */
export const factOf = <Key extends KeysOf<GameEvent>>(event: GameEvent, key: Key): FactOf<GameEvent, Key> | undefined =>
  (event as Partial<Record<Key, FactOf<GameEvent, Key>>>)[key];

/** The legal moves, where they are listed. */
export const optionsOf = (decision: Decision): string[] => ("options" in decision ? decision.options : []);

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
    return { ok: false, status: response.status, error: (value as Partial<Schemas["ErrorBody"]>).error ?? unreachable };
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
  state = (seat: number | null) => call<Schemas["StateOut"]>("GET", `${this.path}/state${query({ seat, code: this.code })}`);
  events = (seat: number | null, since: number) =>
    call<Schemas["EventsOut"]>("GET", `${this.path}/events${query({ seat, since, code: this.code })}`);
  /** Where the server draws the position, as everyone may know it. */
  picture = (kind: string, language: string) => `/api/v1${this.path}/picture.${kind}${query({ shape: "board", language, code: this.code })}`;
  /** `after` is how many answers of the seat were known here: a request that comes late, or twice, is refused by it. */
  move = (seat: number, decision: string, move: string, after: number) =>
    call<Schemas["Answered"]>("POST", `${this.path}/moves`, { seat, decision, move, after });
  takeBack = (seat: number, decision: string, after: number) =>
    call<unknown>("POST", `${this.path}/takeback`, { seat, decision, after });
  undo = (seat: number, after: number) => call<unknown>("POST", `${this.path}/undo`, { seat, after });
  hint = (seat: number, decision: string) => call<Hint>("POST", `${this.path}/hint`, { seat, decision });
  check = (seat: number, decision: string, move: string) =>
    call<Check>("POST", `${this.path}/check`, { seat, decision, move });
  odds = (seat: number, decision: string) =>
    call<Schemas["OddsOut"]>("GET", `${this.path}/odds${query({ seat, decision })}`);
  /** The odds that a fight had, known by the event that tells of its throw. */
  fight = (seat: number | null, event: number) =>
    call<Schemas["FightOut"]>("GET", `${this.path}/fight${query({ seat, event, code: this.code })}`);
  /** The game so far, position by position. */
  replay = (seat: number | null) => call<Schemas["ReplayOut"]>("GET", `${this.path}/replay${query({ seat, code: this.code })}`);
  draft = (seat: number) => call<Schemas["DraftOut"]>("GET", `${this.path}/draft${query({ seat })}`);
  saveDraft = (seat: number, decision: string, text: string) =>
    call<unknown>("PUT", `${this.path}/draft`, { seat, decision, text });
  notes = (seat: number) => call<Schemas["NoteOut"]>("GET", `${this.path}/notes${query({ seat })}`);
  saveNotes = (seat: number, text: string) => call<unknown>("PUT", `${this.path}/notes`, { seat, text });
  chat = () => call<Schemas["ChatOut"]>("GET", `${this.path}/chat${query({ code: this.code })}`);
  say = (text: string) => call<unknown>("POST", `${this.path}/chat`, { text });
  streamPath = (since: number) => `/api/v1${this.path}/stream${query({ since, code: this.code })}`;
}
