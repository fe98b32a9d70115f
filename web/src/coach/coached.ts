// Whether a table is coached: a first game of its kind, at ease, against recruits alone. What the coach says is loaded when it is.
import { FIRST } from "../lib/levels";
import { newcomer, settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

export function coached({ header }: Table): boolean {
  if (!settings.get("coach") || header?.status !== "running" || header.pace.kind === "live" || header.mine.length !== 1 || !newcomer(header.game)) return false;
  return header.seats.every((seat) => header.mine.includes(seat.seat) || seat.level === FIRST);
}
