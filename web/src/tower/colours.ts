// Which cube has which colour: as thrown above, as decided below, and between the two nobody sees it.
import type { Colour } from "../lib/seats";
import { HIDDEN_BELOW, POSE } from "./poses";

export interface Decided {
  /** Colours of the cubes that rested inside, in the order of their poses. */
  resting: Colour[];
  thrown: Colour[];
  fallen: Colour[];
}

export interface Painted {
  first: Colour[];
  last: Colour[];
  /** The frame from which on each cube has its last colour. */
  from: number[];
}

/** The colours that are left of some when others are taken away. */
export function without(all: readonly Colour[], taken: readonly Colour[]): Colour[] {
  const left = [...all];
  for (const colour of taken) {
    const at = left.indexOf(colour);
    if (at < 0) throw new Error(`no ${colour} cube is left to take`);
    left.splice(at, 1);
  }
  return left;
}

/** Gives each place a colour of those there are, its own where it can be. */
function share(places: readonly { i: number; own: Colour }[], colours: readonly Colour[]): Map<number, Colour> {
  const left = [...colours];
  const given = new Map<number, Colour>();
  for (const { i, own } of places) {
    const at = left.indexOf(own);
    if (at >= 0) given.set(i, left.splice(at, 1)[0]!);
  }
  for (const { i } of places) if (!given.has(i)) given.set(i, left.pop()!);
  return given;
}

export function paint({ resting, thrown, fallen }: Decided, out: readonly boolean[], frames: Float32Array): Painted {
  const first = [...resting, ...thrown];
  const stayed = without(first, fallen);
  const places = first.map((own, i) => ({ i, own }));
  const given = new Map([...share(places.filter(({ i }) => out[i]), fallen), ...share(places.filter(({ i }) => !out[i]), stayed)]);
  const count = frames.length / POSE / first.length;
  const from = first.map((_, i) => {
    for (let frame = 0; frame < count; frame++) if (frames[(frame * first.length + i) * POSE + 2]! < HIDDEN_BELOW) return frame;
    return count;
  });
  return { first, last: first.map((_, i) => given.get(i)!), from };
}
