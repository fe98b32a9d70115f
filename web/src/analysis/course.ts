// Where the points of an analysis lie: every season or turn is as wide as any other.
import type { Point } from "./api";

export interface Part {
  part: Record<string, unknown>;
  /** From which point on, and how many there are. */
  first: number;
  count: number;
}

const nameOf = (point: Point): string => JSON.stringify(point.part);

/** The seasons or turns of a game, in their order. */
export function partsOf(points: readonly Point[]): Part[] {
  const parts: Part[] = [];
  points.forEach((point, index) => {
    const last = parts[parts.length - 1];
    if (last && JSON.stringify(last.part) === nameOf(point)) last.count += 1;
    else parts.push({ part: point.part, first: index, count: 1 });
  });
  return parts;
}

/** Of every point, how far through the game it is, from 0 to 1. */
export function placesOf(parts: readonly Part[]): number[] {
  return parts.flatMap(({ count }, index) => Array.from({ length: count }, (_, at) => (index + (at + 1) / count) / parts.length));
}
