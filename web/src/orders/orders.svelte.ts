// A seat's standing orders: what the server keeps of them, and which it offers now. What an order means it says itself.
import { call, type ApiError, type Schemas } from "../lib/api";
import { has, nameOf, textsOf } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { Keys } from "../generated/languages";
import type { Table } from "../lib/table.svelte";

export type Offer = Schemas["OfferOut"];
export type Slot = Schemas["SlotOut"];
export type Kept = Schemas["OrdersOut"];
export const to = textsOf("order_panel");

/** A text that belongs to a kind of order; none, where there is none. */
export const toKind = (key: string): string => (has("order_panel", key) ? to(key as Keys["order_panel"]) : "");

/** The kinds under which a word of an order is called something. */
const KINDS: Record<string, string> = { places: "tile", attack: "action", vote_on: "issue" };

export function wordOf(verb: string, word: string): string {
  if (word === "any" || word === "all") return to(word);
  if (verb === "places" && /^\d$/.test(word)) return nameOf(`place_${word}`, "tile");
  const kind = KINDS[verb];
  return kind && has("names", `${kind}_${word}`) ? nameOf(word, kind) : nameOf(word);
}

export class Orders {
  kept = $state.raw<Kept | null>(null);
  problem = $state.raw<ApiError | null>(null);
  busy = $state(false);

  constructor(
    private readonly table: Table,
    readonly seat: number,
  ) {}

  get texts(): string[] {
    return this.kept?.orders.map((order) => order.text) ?? [];
  }

  /** Whether an order of this kind is given. */
  gives(verb: string): boolean {
    return this.texts.some((text) => text.split(" ")[0] === verb);
  }

  async read(): Promise<void> {
    const answer = await call("get", "/tables/{table_id}/orders", { path: { table_id: this.table.id }, query: { seat: this.seat } });
    if (answer.ok) this.kept = answer.value;
    else this.problem = answer.error;
  }

  async put(orders: string[]): Promise<boolean> {
    this.busy = true;
    const answer = await call("put", "/tables/{table_id}/orders", { path: { table_id: this.table.id }, body: { seat: this.seat, orders } });
    this.busy = false;
    this.problem = answer.ok ? null : answer.error;
    if (answer.ok) this.kept = answer.value;
    return answer.ok;
  }

  give = (text: string): Promise<boolean> => this.put([...this.texts, text]);
  withdraw = (text: string): Promise<boolean> => this.put(this.texts.filter((each) => each !== text));
  drop = (verb: string): Promise<boolean> => this.put(this.texts.filter((text) => text.split(" ")[0] !== verb));
}

export const told = (sentences: Record<string, string>): string => sentences[settings.language] ?? sentences["en"] ?? "";

/** A moment of today by the clock, another one with its day. */
export function moment(at: number): string {
  const then = new Date(at * 1000);
  const today = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(settings.language, today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
}
