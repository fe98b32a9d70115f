// Cards of the first game: when each comes, as data. A card looks at what the table already knows, and at nothing else.
import type { GameEvent } from "../lib/api";
import type { Table } from "../lib/table.svelte";
import { eventsOf } from "../lib/units";

/** A value that is wanted: itself, one of several, one's own seat, another's, or something at all. */
export type Want = string | number | null | readonly (string | number | null)[];
export const ME = "@me";
export const OTHER = "@other";
export const SOME = "@some";

/** When a card comes: all that it names must hold. */
export interface Card {
  id: string;
  /** The kind of the question, and what it says. */
  asked?: string;
  decision?: Record<string, Want>;
  /** An event that is being told, and what it says: one of the ways. */
  told?: string;
  says?: readonly Record<string, Want>[];
  /** What the view says, by path. */
  view?: Record<string, Want>;
  /** So many of these are in sight. */
  sight?: Record<string, number>;
  /** What it speaks of, on the page. */
  at: string;
  /** The rule that says more. */
  rule: string;
  /** What its text tells, by path. */
  facts?: Record<string, string>;
}

/** What stands at a path; of a list, what stands there in each. */
export function at(thing: unknown, path: string, seat: number | null): unknown {
  return path.split(".").reduce<unknown>((found, step) => {
    if (found === null || found === undefined) return undefined;
    const key = step === ME ? String(seat) : step;
    if (Array.isArray(found) && !/^\d+$/.test(key)) return found.map((each) => (each as Record<string, unknown>)[key]);
    return (found as Record<string, unknown>)[key];
  }, thing);
}

function is(value: unknown, want: Want, seat: number | null): boolean {
  if (Array.isArray(want)) return want.some((each) => is(value, each as Want, seat));
  if (want === ME) return value === seat;
  if (want === OTHER) return value !== seat && value !== undefined;
  if (want === SOME) return value !== null && typeof value === "object" && Object.values(value).some(Boolean);
  return value === want;
}

export const all = (thing: unknown, wanted: Record<string, Want>, seat: number | null): boolean => Object.entries(wanted).every(([path, want]) => is(at(thing, path, seat), want, seat));

/** What is told now, or was told at once since the last answer. */
function recent({ teller, now }: Table): GameEvent[] {
  if (!teller) return [];
  return teller.done ? (teller.lately ? eventsOf(teller.steps, teller.lately) : []) : now;
}

/** The event that a card is about, if it is about one that is told. */
const toldOf = (card: Card, table: Table): GameEvent | undefined =>
  recent(table).findLast((event) => event.kind === card.told && (card.says ?? [{}]).some((way) => all(event, way, table.seat)));

const inSight = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());

export function holds(card: Card, table: Table): boolean {
  const { decision, part, seat } = table;
  if (!part) return false;
  if (card.asked && (decision?.kind !== card.asked || part.sealed !== null || !all(decision, card.decision ?? {}, seat))) return false;
  if (card.view && !all(part.view, card.view, seat)) return false;
  if (card.told && !toldOf(card, table)) return false;
  return Object.entries(card.sight ?? {}).every(([selector, least]) => inSight(selector).length >= least);
}

/** What a card's text tells. */
export function factsOf(card: Card, table: Table): Record<string, unknown> {
  const source = { view: table.part?.view, event: toldOf(card, table) };
  return Object.fromEntries(Object.entries(card.facts ?? {}).map(([name, path]) => [name, at(source, path, table.seat)]));
}
