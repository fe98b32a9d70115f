// Cubes of a view or an event, as colours one by one.
import { COLOURS, type Colour, colourOf } from "../../../lib/seats";
import type { Cubes } from "../types";

export const listOf = (cubes: Cubes): Colour[] =>
  Object.entries(cubes).flatMap(([seat, number]) => Array<Colour>(number).fill(colourOf(seat))).sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));

/** What rested inside before a throw, from what rests there now. */
export function before(inside: Cubes, thrown: Cubes, fallen: Cubes): Cubes {
  const seats = new Set([...Object.keys(inside), ...Object.keys(fallen)]);
  return Object.fromEntries([...seats].map((seat) => [seat, Math.max(0, (inside[seat] ?? 0) + (fallen[seat] ?? 0) - (thrown[seat] ?? 0))]));
}
