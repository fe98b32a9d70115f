import drawing from "../../../generated/wallenstein-geometry.json";
import type { CountyId } from "../types";

export interface CountyShape {
  region: string;
  path: string;
  label: [number, number];
  lines: string[];
  size: number;
  army: [number, number];
  sites: [number, number][];
  tone: number;
}

export const SHAPES = drawing.counties as unknown as Record<CountyId, CountyShape>;
export const COUNTY_IDS = Object.keys(SHAPES);
export const BORDERS = drawing.borders;
export const ISLANDS = drawing.islands;
export const WIDTH = drawing.width;
export const HEIGHT = drawing.height;
export const MARGIN = 26;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;

/** Half an army's token with some air, and what the head of an arrow adds to its tip. */
const TOKEN = [27, 20] as const;
const HEAD = 22;
/** However near two tokens lie, an arrow keeps this part of its way. */
const LEAST = [0.34, 0.62] as const;

/** A bent arrow between the army places of two counties, which hides neither token where there is room. */
export function arrowBetween(from: CountyId, to: CountyId, bend = 22) {
  const [[x1, y1], [x2, y2]] = [SHAPES[from]!.army, SHAPES[to]!.army];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [qx, qy] = [(x1 + x2) / 2 - (dy / length) * bend, (y1 + y2) / 2 + (dx / length) * bend];
  /** A point of the curve; with two places, the control point of the curve between them. */
  const at = (s: number, r = s): [number, number] => {
    const [first, mid, last] = [(1 - s) * (1 - r), s * (1 - r) + r * (1 - s), s * r];
    return [first * x1 + mid * qx + last * x2, first * y1 + mid * qy + last * y2];
  };
  const off = (s: number, x: number, y: number, more: number) => {
    const [px, py] = at(s);
    return Math.abs(px - x) > TOKEN[0] + more || Math.abs(py - y) > TOKEN[1] + more;
  };
  let [start, end] = [0, 1];
  while (start < LEAST[0] && !off(start, x1, y1, 0)) start += 0.02;
  while (end > LEAST[1] && !off(end, x2, y2, HEAD)) end -= 0.02;
  const [[sx, sy], [cx, cy], tip] = [at(start), at(start, end), at(end)];
  const turn = (Math.atan2(tip[1] - cy, tip[0] - cx) * 180) / Math.PI;
  return { path: `M${sx} ${sy}Q${cx} ${cy} ${tip[0]} ${tip[1]}`, start: [sx, sy] as const, tip, turn, middle: at((start + end) / 2) };
}
