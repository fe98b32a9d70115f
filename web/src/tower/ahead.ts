// A throw whose result is decided: falls are tried until one brings out as many cubes as the engine said.
import type { Fall, Tower, Wish } from "./physics";

/** So much is tried, in cubes times steps, about ten millionths of a second each: as much on a busy machine as on an idle one. */
const EFFORT = 18_000;
/** Nobody waits longer for it than so many milliseconds, however slow the machine: then one fall is mended where nobody sees it. */
const LATEST = 1200;
const STRONGER = 1.15;
const WEAKEST = 0.3;
const STRONGEST = 2.2;

export interface Found extends Fall {
  tries: number;
  /** Whether cubes were held back or let go inside the tube, by hand. */
  mended: boolean;
}

export function ahead(tower: Pick<Tower, "run" | "effort">, wish: Wish, seed: number, clock: () => number = () => performance.now()): Found {
  const begun = clock();
  const from = tower.effort;
  let jolt = 1;
  let tries = 0;
  while (!tries || (tower.effort - from < EFFORT && clock() - begun < LATEST)) {
    tries += 1;
    const tried = tower.run(wish, seed + tries * 7919, jolt, false);
    if ("fall" in tried) return { ...tried.fall, tries, mended: false };
    if (tried.missed === "few") jolt = Math.min(STRONGEST, jolt * STRONGER);
    else if (tried.missed === "many") jolt = Math.max(WEAKEST, jolt / STRONGER);
  }
  const mended = tower.run(wish, seed, jolt, true);
  if (!("fall" in mended)) throw new Error("a mended fall always ends");
  return { ...mended.fall, tries: tries + 1, mended: true };
}
