// A square of a map around some places.
export type Spot = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  side: number;
}

/** The smallest square with air around all places; it stays on the map. */
export function boxAround(places: readonly Spot[], [width, height]: Spot, air: number): Box {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const reach = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 2 * air;
  const side = Math.min(reach, width, height);
  const from = (all: number[], most: number) => Math.max(0, Math.min((Math.min(...all) + Math.max(...all) - side) / 2, most - side));
  return { x: from(xs, width), y: from(ys, height), side };
}

/** How large the whole map is, and where it lies, in parts of a square window that shows the box: all in percent. */
export function cropOf({ x, y, side }: Box, [width]: Spot): { width: number; left: number; top: number } {
  const percent = (part: number) => (100 * part) / side;
  return { width: percent(width), left: -percent(x) || 0, top: -percent(y) || 0 };
}
