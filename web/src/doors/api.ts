// What is asked of the server before and after a game: people, tables, proofs.
import { call, type Schemas } from "../lib/api";
import type { Language } from "../lib/words";

export type Quiet = Schemas["QuietHours"];
export type Person = Schemas["PersonOut"];
export type GameOffer = Schemas["GameOut"];
export type SeatWish = Schemas["SeatIn"];
export type TableWish = Schemas["NewTable"];
export type Doors = Schemas["DoorsOut"];
export type Ways = Schemas["WaysAnswer"];
export type ApiToken = Schemas["TokenOut"];
export type Fairness = Schemas["FairnessOut"];
/** A moment of a finished game: what it began with, and the position then as anybody may know it. */
export type Chapter = Schemas["ChapterOut"];
export type Fortune = Schemas["FortuneOut"];
export type History = Schemas["HistoryOut"];

export const people = {
  me: () => call("get", "/people/me"),
  guest: (name: string, language: Language) => call("post", "/people/guest", { body: { name, language } }),
  comeBack: (code: string) => call("post", "/people/return", { body: { code } }),
  newCode: () => call("post", "/people/me/code"),
  register: (name: string, email: string, password: string, language: Language) =>
    call("post", "/people/register", { body: { name, email, password, language } }),
  confirm: (token: string, password: string | null) => call("post", "/people/confirm", { body: { token, password } }),
  changeEmail: (email: string, password: string | null) => call("put", "/people/me/email", { body: { email, password } }),
  changePassword: (before: string | null, after: string) => call("put", "/people/me/password", { body: { old: before, new: after } }),
  login: (email: string, password: string) => call("post", "/people/login", { body: { email, password } }),
  logout: () => call("post", "/people/logout"),
  change: (change: Schemas["PersonChange"]) => call("patch", "/people/me", { body: change }),
  remove: (password: string | null) => call("delete", "/people/me", { body: { password } }),
  askReset: (email: string) => call("post", "/people/reset", { body: { email } }),
  reset: (token: string, password: string) => call("post", "/people/reset/confirm", { body: { token, password } }),
  tokens: () => call("get", "/people/me/tokens"),
  newToken: (label: string) => call("post", "/people/me/tokens", { body: { label } }),
  dropToken: (id: string) => call("delete", "/people/me/tokens/{token_id}", { path: { token_id: id } }),
  ways: () => call("get", "/people/me/ways"),
  newPasskeyOptions: (password: string | null) => call("post", "/people/me/passkeys/options", { body: { password } }),
  addPasskey: (made: Schemas["MadePasskey"]) => call("post", "/people/me/passkeys", { body: made }),
  renamePasskey: (id: string, name: string) => call("patch", "/people/me/passkeys/{passkey_id}", { path: { passkey_id: id }, body: { name } }),
  dropPasskey: (id: string) => call("delete", "/people/me/passkeys/{passkey_id}", { path: { passkey_id: id } }),
  passkeyOptions: () => call("post", "/people/passkeys/options"),
  signInWithPasskey: (signed: Schemas["SignedPasskey"]) => call("post", "/people/passkeys", { body: signed }),
  toProvider: (asked: Schemas["ProviderBegin"]) => call("post", "/people/provider", { body: asked }),
  fromProvider: (given: Schemas["ProviderFinish"]) => call("post", "/people/provider/finish", { body: given }),
  unlink: () => call("delete", "/people/me/provider"),
  pushKey: () => call("get", "/push-key"),
  subscribe: (subscription: PushSubscriptionJSON) =>
    call("post", "/people/me/push", { body: subscription as Schemas["PushSubscription"] }), // a browser gives all of it
  unsubscribe: (endpoint: string) => call("delete", "/people/me/push", { body: { endpoint } }),
};

const at = (id: string, code: string | null = null) => ({ path: { table_id: id }, query: { code } });

export const lobby = {
  games: () => call("get", "/games"),
  mine: () => call("get", "/tables", { query: { mine: true } }),
  open: () => call("get", "/tables", { query: { open: true } }),
  watch: () => call("get", "/tables", { query: { watch: true } }),
  create: (wish: TableWish) => call("post", "/tables", { body: wish }),
  table: (id: string, code: string | null) => call("get", "/tables/{table_id}", at(id, code)),
  nonce: (id: string, nonce: string) => call("put", "/tables/{table_id}/nonce", { path: { table_id: id }, body: { nonce } }),
  start: (id: string) => call("post", "/tables/{table_id}/start", { path: { table_id: id } }),
  join: (id: string, given: Schemas["Joining"]) => call("post", "/tables/{table_id}/join", { path: { table_id: id }, body: given }),
  leave: (id: string, seat: number) => call("post", "/tables/{table_id}/leave", { path: { table_id: id }, body: { seat } }),
  reclaim: (id: string, seat: number) => call("post", "/tables/{table_id}/reclaim", { path: { table_id: id }, body: { seat } }),
  pause: (id: string, paused: boolean) => call("post", "/tables/{table_id}/pause", { path: { table_id: id }, body: { paused } }),
  end: (id: string, agree: boolean) => call("post", "/tables/{table_id}/end", { path: { table_id: id }, body: { agree } }),
  setSeat: (id: string, seat: number, change: Schemas["SeatChange"]) =>
    call("put", "/tables/{table_id}/seats/{seat}", { path: { table_id: id, seat }, body: change }),
  rematch: (id: string) => call("post", "/tables/{table_id}/rematch", { path: { table_id: id } }),
  clone: (id: string, move: number, seats: SeatWish[]) =>
    call("post", "/tables/{table_id}/clone", { path: { table_id: id }, body: { at: move, seats } }),
  fairness: (id: string, code: string | null) => call("get", "/tables/{table_id}/fairness", at(id, code)),
  record: (id: string, code: string | null) => call("get", "/tables/{table_id}/record", at(id, code)),
  history: (id: string, code: string | null) => call("get", "/tables/{table_id}/history", at(id, code)),
};
