// Cubes of a view or an event, as colours one by one; and the tower as of what is told.
import type { GameEvent, Told } from "../../../lib/api";
import { COLOURS, type Colour, colourOf } from "../../../lib/seats";
import type { Table, ToldStep } from "../../../lib/table.svelte";
import type { Cubes, WallensteinView } from "../types";

export const listOf = (cubes: Cubes): Colour[] =>
  Object.entries(cubes).flatMap(([seat, number]) => Array<Colour>(number).fill(colourOf(seat))).sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));

export type Thrown = Told<"thrown">;
export const isThrow = (event: GameEvent): event is Thrown => event.kind === "thrown";

/** What rested inside before a throw, from what rests there now. */
export function before(inside: Cubes, { thrown, fallen }: Pick<Thrown, "thrown" | "fallen">): Cubes {
  const seats = new Set([...Object.keys(inside), ...Object.keys(fallen)]);
  return Object.fromEntries([...seats].map((seat) => [seat, Math.max(0, (inside[seat] ?? 0) + (fallen[seat] ?? 0) - (thrown[seat] ?? 0))]));
}

/** The tower when an event of a step is told whose end is known already, as in a replay: throws that come later have not happened. */
export function towerAt(tower: WallensteinView["tower"], step: ToldStep | null, now: readonly GameEvent[]): { inside: Cubes; tray: Cubes } {
  const at = now[0]?.n ?? Infinity;
  const throws = step?.events.filter(isThrow) ?? [];
  const later = throws.filter(({ n }) => n > at);
  if (!step || !later.length) return tower;
  const last = throws.findLast(({ n }) => n <= at);
  return last ? { inside: later.reduceRight(before, tower.inside as Cubes), tray: last.fallen } : (step.before as WallensteinView).tower;
}

/** Whether cubes fall in what is told. */
export const falls = ({ step, now }: Pick<Table, "step" | "now">): boolean => [...(step?.events ?? []), ...now].some(isThrow);

/** Whether the tower stands beside the map: in the phases that throw, and as long as a throw is told. */
export const towerBeside = (table: Table): boolean => ["actions", "winter"].includes((table.part!.view as WallensteinView).phase) || falls(table);
