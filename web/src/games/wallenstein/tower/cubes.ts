// Cubes of a view or an event, as colours one by one.
import { COLOURS, type Colour, colourOf } from "../../../lib/seats";
import type { Table } from "../../../lib/table.svelte";
import type { Cubes, WallensteinView } from "../types";

export const listOf = (cubes: Cubes): Colour[] =>
  Object.entries(cubes).flatMap(([seat, number]) => Array<Colour>(number).fill(colourOf(seat))).sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));

/** What rested inside before a throw, from what rests there now. */
export function before(inside: Cubes, thrown: Cubes, fallen: Cubes): Cubes {
  const seats = new Set([...Object.keys(inside), ...Object.keys(fallen)]);
  return Object.fromEntries([...seats].map((seat) => [seat, Math.max(0, (inside[seat] ?? 0) + (fallen[seat] ?? 0) - (thrown[seat] ?? 0))]));
}

/** What is told of inside and tray: as it was before, while a throw is on its way. */
export function toldTower({ teller, part, now }: Table): WallensteinView["tower"] {
  const falling = teller?.looking === null && !teller.arrived && now.some((event) => event.kind === "thrown");
  return ((falling ? teller.viewAt(teller.at - 1) : part!.view) as WallensteinView).tower;
}
