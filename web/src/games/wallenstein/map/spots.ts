// Where on a county something may be written so that it hides neither armies, names nor buildings, here or next door.
import type { CountyId } from "../types";
import { COUNTY_IDS, HEIGHT, SHAPES, WIDTH } from "./geometry";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const ARMY = { w: 50, h: 34 };
const SITE = 26;
/** How far a letter of a name reaches, in parts of its size. */
const LETTER = 0.46;

function around(x: number, y: number, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** What lies on the map whatever happens: names, places of armies and sites. */
const taken: Box[] = COUNTY_IDS.flatMap((id) => {
  const { army, label, lines, size, sites } = SHAPES[id]!;
  const long = Math.max(...lines.map((line) => line.length));
  return [around(army[0], army[1], ARMY.w, ARMY.h), around(label[0], label[1], long * size * 1.2 * LETTER + 4, lines.length * size * 1.15), ...sites.map(([x, y]) => around(x, y, SITE, SITE))];
});

const shared = (a: Box, b: Box): number => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const found = new Map<string, [number, number]>();

/** The middle of a free place of that size near the armies of a county. */
export function spotOn(county: CountyId, w: number, h: number): [number, number] {
  const key = `${county} ${w} ${h}`;
  const known = found.get(key);
  if (known) return known;
  const [x, y] = SHAPES[county]!.army;
  const [dx, dy] = [(ARMY.w + w) / 2 + 1, (ARMY.h + h) / 2 - 1];
  const places = [[0, dy], [0, -dy], [dx, 0], [-dx, 0], [dx * 0.6, dy], [-dx * 0.6, dy], [dx * 0.6, -dy], [-dx * 0.6, -dy], [0, dy + 18], [0, -dy - 18]] as const;
  let best: [number, number] = [x, y + dy];
  let least = Infinity;
  for (const [px, py] of places) {
    const box = around(x + px, y + py, w, h);
    const outside = box.x < 6 || box.y < 6 || box.x + w > WIDTH - 6 || box.y + h > HEIGHT - 6;
    const hidden = taken.reduce((sum, each) => sum + shared(box, each), outside ? 1e6 : 0) + Math.hypot(px, py) * 0.6;
    if (hidden < least) [best, least] = [[x + px, y + py], hidden];
  }
  found.set(key, best);
  return best;
}
