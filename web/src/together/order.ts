// My tables in the order in which they want me.
import { askedOfMe } from "../doors/tables";
import type { TableHeader } from "../lib/api";

/** When my time at a table ends; without a clock, never. */
export function deadline(table: TableHeader): number {
  return Math.min(Infinity, ...askedOfMe(table).map((seat) => table.seats[seat]?.clock?.due_at ?? Infinity));
}

/** Whether a captain plays for me there. */
export const stoodIn = (table: TableHeader): boolean => table.status !== "over" && table.mine.some((seat) => table.seats[seat]?.stand_in);

const waits = (table: TableHeader): boolean => askedOfMe(table).some((seat) => !table.seats[seat]?.stand_in);

/** The tables that wait for me: those with a live clock first, then by deadline, then those that wait longest. */
export function waitingFirst(tables: readonly TableHeader[]): TableHeader[] {
  const live = (table: TableHeader) => Number(table.pace.kind !== "live");
  return tables.filter(waits).sort((a, b) => live(a) - live(b) || compare(deadline(a), deadline(b)) || a.updated - b.updated);
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

export interface Sorted {
  live: TableHeader[];
  mine: TableHeader[];
  others: TableHeader[];
  open: TableHeader[];
}

/** Live games above, then what waits for me, for others, and for its start. */
export function sorted(tables: readonly TableHeader[]): Sorted {
  const going = tables.filter((table) => table.status === "running" || table.status === "paused");
  const live = going.filter((table) => table.pace.kind === "live");
  const mine = waitingFirst(going.filter((table) => table.pace.kind !== "live"));
  const others = going.filter((table) => !live.includes(table) && !mine.includes(table)).sort((a, b) => b.updated - a.updated);
  return { live: [...waitingFirst(live), ...live.filter((table) => !waits(table))], mine, others, open: tables.filter((table) => table.status === "open") };
}

/** My tables after some have changed: those that I made, sit at, or have a seat kept for me at; from others I was removed, or replaced. */
export function merged(tables: readonly TableHeader[], changed: readonly TableHeader[], me: string | undefined): TableHeader[] {
  const ids = new Set(changed.map((table) => table.id));
  const own = changed.filter((table) => table.mine.length || table.creator || (me && table.seats.some((seat) => seat.person === me)));
  return [...own, ...tables.filter((table) => !ids.has(table.id))];
}
