// The server's contract: every call gives a value or an error, never throws.
import type { components, paths } from "../generated/api";
import { inAll, t } from "./i18n.svelte";
import { online } from "./online.svelte";
import { upgrade } from "./upgrade";
import type { Language } from "./words";

/** All shapes of the server's answers, made of its own description. */
export type Schemas = components["schemas"];
export type ApiError = Schemas["ErrorFacts"];
export type Result<T> = { ok: true; value: T } | { ok: false; status: number; error: ApiError };

export type SeatHeader = Schemas["SeatOut"];
export type Clock = Schemas["Clock"];
export type TableHeader = Schemas["Header"];
export type Pace = TableHeader["pace"];
export type Compared = Schemas["PlansCompared"];
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

export const unreachable = (): ApiError => ({ code: "unreachable", facts: {}, sentence: inAll(t("unreachable")) });

/** What the service worker gives in place of the server. */
const KEPT_HEADER = "X-Feldherr-Kept";
const ROOT = "/api/v1";
type Method = "get" | "post" | "put" | "patch" | "delete";
/** The routes that a method is described for, without their common root. */
type Route<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? (P extends `${typeof ROOT}${infer R}` ? R : never) : never }[keyof paths];
type Operation<M extends Method, R extends string> = `${typeof ROOT}${R}` extends keyof paths ? paths[`${typeof ROOT}${R}`][M] : never;
type Parameters<O> = O extends { parameters: infer P } ? Pick<P, keyof P & ("path" | "query")> : never;
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? { body: B } : { body?: never };
type Answer<O> = O extends { responses: { 200: { content: { "application/json": infer A } } } | { 201: { content: { "application/json": infer A } } } } ? A : null;
/** What is described, which may be nothing at all. */
type Given<Described> = object extends Described ? [given?: Described] : [given: Described];
type Values = Record<string, string | number | boolean | null | undefined>;

function located(route: string, { path = {}, query = {} }: { path?: Values; query?: Values }): string {
  const place = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return `${ROOT}${place}${given.length ? `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&")}` : ""}`;
}

/** Where something is that the browser reads by itself. */
export const addressOf = <R extends Route<"get">>(route: R, ...[given]: Given<Parameters<Operation<"get", R>>>): string => located(route, given ?? {});

/** Asks as the server describes it: route, parameters, body and answer fit one another, or this is a type error. */
export async function call<M extends Method, R extends Route<M>>(
  method: M,
  route: R,
  ...given: Given<Parameters<Operation<M, R>> & Body<Operation<M, R>>>
): Promise<Result<Answer<Operation<M, R>>>> {
  const [{ body, ...place } = {}] = given as unknown as [{ body?: unknown; path?: Values; query?: Values }?]; // too many for the compiler to go through
  try {
    const response = await fetch(located(route, place), {
      method: method.toUpperCase(),
      headers: { "X-Feldherr": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
    const kept = response.headers.has(KEPT_HEADER);
    online.hear(!kept);
    if (!kept) upgrade.hear(response);
    const value: unknown = [202, 204].includes(response.status) ? null : await response.json();
    if (response.ok) return { ok: true, value: value as Answer<Operation<M, R>> };
    return { ok: false, status: response.status, error: (value as Partial<Schemas["ErrorBody"]>).error ?? unreachable() };
  } catch {
    online.hear(false);
    return { ok: false, status: 0, error: unreachable() };
  }
}

/** Everything one does at a table. */
export class TableApi {
  private readonly path: { table_id: string };

  /** `code` is the invitation, for those who watch a private table. */
  constructor(
    id: string,
    readonly code: string | null = null,
  ) {
    this.path = { table_id: id };
  }

  header = () => call("get", "/tables/{table_id}", { path: this.path, query: { code: this.code } });
  state = (seat: number | null) => call("get", "/tables/{table_id}/state", { path: this.path, query: { seat, code: this.code } });
  events = (seat: number | null, since: number) =>
    call("get", "/tables/{table_id}/events", { path: this.path, query: { seat, since, code: this.code } });
  /** Where the server draws the position, as everyone may know it. */
  picture = (kind: "svg" | "png", language: Language) =>
    addressOf(`/tables/{table_id}/picture.${kind}`, { path: this.path, query: { shape: "board", language, code: this.code } });
  /** `after` is how many answers of the seat were known here: a request that comes late, or twice, is refused by it. */
  move = (seat: number, decision: string, move: string, after: number) =>
    call("post", "/tables/{table_id}/moves", { path: this.path, body: { seat, decision, move, after } });
  takeBack = (seat: number, decision: string, after: number) =>
    call("post", "/tables/{table_id}/takeback", { path: this.path, body: { seat, decision, after } });
  undo = (seat: number, after: number) => call("post", "/tables/{table_id}/undo", { path: this.path, body: { seat, after } });
  compare = (seat: number, decision: string, move: string) => call("post", "/tables/{table_id}/hint/compare", { path: this.path, body: { seat, decision, move } });
  hint = (seat: number, decision: string) => call("post", "/tables/{table_id}/hint", { path: this.path, body: { seat, decision } });
  check = (seat: number, decision: string, move: string) =>
    call("post", "/tables/{table_id}/check", { path: this.path, body: { seat, decision, move } });
  odds = (seat: number, decision: string) => call("get", "/tables/{table_id}/odds", { path: this.path, query: { seat, decision } });
  /** The odds that a fight had, known by the event that tells of its throw. */
  fight = (seat: number | null, event: number) =>
    call("get", "/tables/{table_id}/fight", { path: this.path, query: { seat, event, code: this.code } });
  /** The game so far, position by position. */
  replay = (seat: number | null) => call("get", "/tables/{table_id}/replay", { path: this.path, query: { seat, code: this.code } });
  draft = (seat: number) => call("get", "/tables/{table_id}/draft", { path: this.path, query: { seat } });
  saveDraft = (seat: number, decision: string, text: string) =>
    call("put", "/tables/{table_id}/draft", { path: this.path, body: { seat, decision, text } });
  notes = (seat: number) => call("get", "/tables/{table_id}/notes", { path: this.path, query: { seat } });
  saveNotes = (seat: number, text: string) => call("put", "/tables/{table_id}/notes", { path: this.path, body: { seat, text } });
  seen = (seat: number, events: number) => call("put", "/tables/{table_id}/seen", { path: this.path, body: { seat, events } });
  chat = () => call("get", "/tables/{table_id}/chat", { path: this.path, query: { code: this.code } });
  say = (text: string) => call("post", "/tables/{table_id}/chat", { path: this.path, body: { text } });
  streamPath = (since: number) => addressOf("/tables/{table_id}/stream", { path: this.path, query: { since, code: this.code } });
}
