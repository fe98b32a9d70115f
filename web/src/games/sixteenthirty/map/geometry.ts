import drawing from "../../../generated/sixteenthirty-map.json";
import type { CountryId } from "../types";

type Point = [number, number];

export interface CountryShape {
  path: string;
  label: Point;
  /** How many lines its name may take. */
  lines: number;
  size: number;
  spacing: number;
  /** Left, top, width and height of the place for its values. */
  panel: [number, number, number, number];
  pointer: [Point, Point] | null;
  anchor: Point;
}

export const EUROPE = drawing;
export const SHAPES = drawing.countries as unknown as Record<CountryId, CountryShape>;
export const WIDTH = drawing.width;
export const HEIGHT = drawing.height;
export const MARGIN = 26;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;

export const middleOf = (country: CountryId): Point => {
  const [x, y, width, height] = SHAPES[country]!.panel;
  return [x + width / 2, y + height / 2];
};

/** A bent arrow between the plaques of two countries, which it leaves and reaches at their edges. */
export function arrowBetween(from: CountryId, to: CountryId) {
  const [x1, y1] = middleOf(from);
  const [x2, y2] = middleOf(to);
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(60, length * 0.16);
  const q: Point = [(x1 + x2) / 2 - (dy / length) * bend, (y1 + y2) / 2 + (dx / length) * bend];
  const at = (s: number): Point => [(1 - s) ** 2 * x1 + 2 * (1 - s) * s * q[0] + s * s * x2, (1 - s) ** 2 * y1 + 2 * (1 - s) * s * q[1] + s * s * y2];
  const clear = ([x, y]: Point, [cx, cy]: Point) => Math.abs(x - cx) > 66 || Math.abs(y - cy) > 42;
  let [start, end] = [0, 1];
  while (start < 0.45 && !clear(at(start), [x1, y1])) start += 0.01;
  while (end > 0.55 && !clear(at(end), [x2, y2])) end -= 0.01;
  const [sx, sy] = at(start);
  const [ex, ey] = at(end);
  const turn = (Math.atan2(2 * (1 - end) * (q[1] - y1) + 2 * end * (y2 - q[1]), 2 * (1 - end) * (q[0] - x1) + 2 * end * (x2 - q[0])) * 180) / Math.PI;
  const [mx, my] = at((start + end) / 2);
  const control: Point = [2 * mx - (sx + ex) / 2, 2 * my - (sy + ey) / 2];
  return { path: `M${sx} ${sy}Q${control[0]} ${control[1]} ${ex} ${ey}`, tip: [ex, ey] as const, turn };
}

const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys on the map: the nearest country in a direction. */
export function countryTowards(from: CountryId, key: string, among: readonly CountryId[]): CountryId | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = middleOf(from);
  let best: CountryId | null = null;
  let least = Infinity;
  for (const id of among) {
    const [cx, cy] = middleOf(id);
    const along = (cx - x) * direction[0] + (cy - y) * direction[1];
    const across = Math.abs((cx - x) * direction[1]) + Math.abs((cy - y) * direction[0]);
    if (id !== from && along > 0 && along + 2 * across < least) [best, least] = [id, along + 2 * across];
  }
  return best;
}
