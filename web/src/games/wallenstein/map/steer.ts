// Arrow keys on the map: the nearest county in a direction.
import type { CountyId } from "../types";
import { SHAPES } from "./geometry";

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function neighbourTowards(from: CountyId, key: string, among: readonly CountyId[]): CountyId | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = SHAPES[from]!.army;
  let best: CountyId | null = null;
  let least = Infinity;
  for (const id of among) {
    const [cx, cy] = SHAPES[id]!.army;
    const along = (cx - x) * direction[0] + (cy - y) * direction[1];
    const across = Math.abs((cx - x) * direction[1]) + Math.abs((cy - y) * direction[0]);
    const far = along + 2 * across;
    if (id !== from && along > 0 && far < least) [best, least] = [id, far];
  }
  return best;
}
