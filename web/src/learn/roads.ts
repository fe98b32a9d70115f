// Where the lessons lie on the maps of their games, and which side road leads off where.
type Spot = readonly [number, number];

export interface Road {
  /** By lesson, in the measures of the map. */
  stations: Record<string, Spot>;
  /** Lessons along each side road, from the one on the path where it leaves. */
  sides: readonly (readonly string[])[];
}

export const ROADS: Record<string, Road> = {
  wallenstein: {
    stations: {
      w0: [230, 560], w1: [150, 440], w2: [300, 315], w3: [480, 400], w4: [680, 300], w5: [790, 450], w6: [600, 560], w7: [540, 680], w8: [740, 740],
      w9: [480, 200], w10: [400, 560], w11: [330, 720],
    },
    sides: [["w3", "w9"], ["w3", "w10", "w11"]],
  },
  sixteenthirty: {
    stations: { s1: [150, 880], s2: [420, 640], s3: [340, 385], s4: [500, 300], s5: [600, 450], s6: [800, 560], s7: [880, 340] },
    sides: [],
  },
};

const BEND = 0.18;

/** A bent line through some places. */
export function lineThrough(spots: readonly Spot[]): string {
  return spots
    .map(([x, y], at) => {
      if (at === 0) return `M${x} ${y}`;
      const [[x0, y0], [before], [after]] = [spots[at - 1]!, [spots[at - 2] ?? spots[at - 1]!], [spots[at + 1] ?? [x, y]]];
      const out = [x0 + (x - before![0]) * BEND, y0 + (y - before![1]) * BEND];
      const into = [x - (after![0] - x0) * BEND, y - (after![1] - y0) * BEND];
      return `C${[...out, ...into, x, y].map((each) => each.toFixed(0)).join(" ")}`;
    })
    .join("");
}
