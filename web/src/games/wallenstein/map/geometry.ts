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

/** A bent arrow between the army places of two counties, ending short of the goal. */
export function arrowBetween(from: CountyId, to: CountyId, bend = 22, reach = 0.74) {
  const [x1, y1] = SHAPES[from]!.army;
  const [x2, y2] = SHAPES[to]!.army;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const qx = (x1 + x2) / 2 - (dy / length) * bend;
  const qy = (y1 + y2) / 2 + (dx / length) * bend;
  const t = reach;
  const at = (s: number): [number, number] => [
    (1 - s) ** 2 * x1 + 2 * (1 - s) * s * qx + s * s * x2,
    (1 - s) ** 2 * y1 + 2 * (1 - s) * s * qy + s * s * y2,
  ];
  const [ex, ey] = at(t);
  const turn = (Math.atan2(2 * (1 - t) * (qy - y1) + 2 * t * (y2 - qy), 2 * (1 - t) * (qx - x1) + 2 * t * (x2 - qx)) * 180) / Math.PI;
  const u = 2 * reach * 0.5; // the curve up to its tip, as a curve of its own
  const cx = x1 + (qx - x1) * u;
  const cy = y1 + (qy - y1) * u;
  return { path: `M${x1} ${y1}Q${cx} ${cy} ${ex} ${ey}`, tip: [ex, ey] as const, turn, middle: at(0.48) };
}
