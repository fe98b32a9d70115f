// A part of a map around some places, of the shape of the window that shows it.
export type Spot = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box of this shape (width by height) with air around all places; it stays on the map. */
export function boxAround(places: readonly Spot[], [most, highest]: Spot, air: number, shape: number): Box {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const reach = (all: number[]) => Math.max(...all) - Math.min(...all) + 2 * air;
  const width = Math.min(Math.max(reach(xs), reach(ys) * shape), most, highest * shape);
  const height = width / shape;
  const from = (all: number[], long: number, edge: number) => Math.max(0, Math.min((Math.min(...all) + Math.max(...all) - long) / 2, edge - long));
  return { x: from(xs, width, most), y: from(ys, height, highest), width, height };
}

/** How wide the whole map is and where it lies, in percent of a window that shows the box. */
export const cropOf = (box: Box, [width]: Spot): { width: number; left: number; top: number } => ({
  width: (100 * width) / box.width,
  left: (-100 * box.x) / box.width || 0,
  top: (-100 * box.y) / box.height || 0,
});
