// Where cubes are: seven numbers each, place and turn, one cube after the other.
import GEOMETRY from "./geometry.json";

export const POSE = 7;
/** Below this nobody sees into the tube; there cubes take the colours of those that the engine let stay or fall. */
export const HIDDEN_BELOW = 160;
/** A cube that comes through the lower floor slides out, and is seen only further down. */
export const THROUGH = GEOMETRY.floors.lower - 8;
/** In front of this it lies in the tray. */
export const TRAY_FROM = GEOMETRY.tray.y[0]!;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const normal = (next: () => number): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

const STEP = 11;

/** Places on the bars of both floors where a cube lies firm; more above them, in case there are very many. */
function stands(): [number, number, number][] {
  const { cube, floors } = GEOMETRY;
  const along = (from: number) => Array.from({ length: 8 }, (_, i) => from + i * STEP);
  const low = floors.lower + cube / 2;
  const high = floors.upper + cube / 2;
  const all: [number, number, number][] = [];
  for (const bar of [-15, 15]) for (const at of along(-38.5)) all.push([bar, at, low], ...(Math.abs(Math.abs(at) - 15) > 9 ? [[at, bar, low] as [number, number, number]] : []));
  for (const at of along(-38.5)) all.push([0, at, high], ...(Math.abs(at) > 9 ? [[at, 0, high] as [number, number, number]] : []));
  return [...all, ...all.map(([x, y, z]): [number, number, number] => [x, y, z + cube])];
}

export const STANDS: readonly [number, number, number][] = stands();

/** So many cubes at rest inside, for a tower of which only its content is known. */
export function seated(count: number, seed: number): Float32Array {
  const next = random(seed);
  const half = STANDS.length / 2;
  const order = Array.from({ length: half }, (_, i) => i).sort((a, b) => ((a * 7919 + seed) % 101) - ((b * 7919 + seed) % 101) || a - b);
  const poses = new Float32Array(count * POSE);
  for (let i = 0; i < count; i++) {
    const layer = Math.floor(i / half);
    const [x, y, z] = STANDS[order[i % half]!]!;
    poses.set([x + next() - 0.5, y + next() - 0.5, z + layer * GEOMETRY.cube, ...turned(next() * 2 * Math.PI)], i * POSE);
  }
  return poses;
}

const PER_ROW = 12;

/** Places in the tray for cubes that lie there for longer than anybody has watched. */
export function laidOut(count: number, seed: number): Float32Array {
  const next = random(seed);
  const poses = new Float32Array(count * POSE);
  const layer = PER_ROW * 8;
  for (let i = 0; i < count; i++) {
    const [column, row] = [i % PER_ROW, Math.floor((i % layer) / PER_ROW)];
    const x = (column % 2 ? -1 : 1) * (column + 0.5) * 5.6 + (next() - 0.5) * 2;
    const y = TRAY_FROM + 24 + row * 12 + (next() - 0.5) * 2;
    poses.set([x, y, GEOMETRY.cube / 2 + Math.floor(i / layer) * GEOMETRY.cube, ...turned(next() * 2 * Math.PI)], i * POSE);
  }
  return poses;
}

const turned = (angle: number): [number, number, number, number] => [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];
