// Cubes of a view or an event, as colours one by one; and the tower as of what is told.
import type { GameEvent, Told } from "../../../lib/api";
import { t } from "../../../lib/i18n.svelte";
import { COLOURS, type Colour, colourOf } from "../../../lib/seats";
import type { Table, ToldStep } from "../../../lib/table.svelte";
import type { Cubes, WallensteinView } from "../types";

type Tower = Pick<WallensteinView["tower"], "ages"> & { inside: Cubes; tray: Cubes };

export const sum = (cubes: Cubes): number => Object.values(cubes).reduce((all, number) => all + number, 0);

export const listOf = (cubes: Cubes): Colour[] =>
  Object.entries(cubes).flatMap(([seat, number]) => Array<Colour>(number).fill(colourOf(seat))).sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));

export type Thrown = Told<"thrown">;
export const isThrow = (event: GameEvent): event is Thrown => event.kind === "thrown";

/** What rested inside before a throw, from what rests there now. */
export function before(inside: Cubes, { thrown, fallen }: Pick<Thrown, "thrown" | "fallen">): Cubes {
  const seats = new Set([...Object.keys(inside), ...Object.keys(fallen)]);
  return Object.fromEntries([...seats].map((seat) => [seat, Math.max(0, (inside[seat] ?? 0) + (fallen[seat] ?? 0) - (thrown[seat] ?? 0))]));
}

/** The tower after an event of a step whose end is known already, as in a replay: throws that come later have not happened. Which
 * cubes came out of several is not told: ages are those before the step until all have. */
export function towerAt(tower: Tower, step: ToldStep | null, at: number): Tower {
  const throws = step?.events.filter(isThrow) ?? [];
  const later = throws.filter(({ n }) => n > at);
  if (!step || !later.length) return tower;
  const first = (step.before as WallensteinView).tower;
  const last = throws.findLast(({ n }) => n <= at);
  return last ? { inside: later.reduceRight(before, tower.inside), tray: last.fallen, ages: first.ages } : first;
}

type Moment = Pick<Table, "part" | "step" | "now">;
const told = ({ part, step, now }: Moment, before: 0 | 1): Tower => towerAt((part!.view as WallensteinView).tower, step, (now[0]?.n ?? Infinity) - before);

/** The tower as of what is told: what comes out of a throw that is told has come out. */
export const thrownTower = (table: Moment): Tower => told(table, 0);

/** What numbers say of it: cubes count when they lie, which is after their throw is told. */
export const countedTower = (table: Moment): Tower => told(table, 1);

/** Its picture in words. */
export function inWords(table: Moment): string {
  const { inside, tray } = countedTower(table);
  return t("tower_said", { inside: sum(inside), tray: sum(tray) });
}

/** Whether cubes fall in what is told. */
export const falls = ({ step, now }: Pick<Table, "step" | "now">): boolean => [...(step?.events ?? []), ...now].some(isThrow);

/** Whether the tower stands beside the map: in the phases that throw, and as long as a throw is told. */
export const towerBeside = (table: Table): boolean => ["actions", "winter"].includes((table.part!.view as WallensteinView).phase) || falls(table);
