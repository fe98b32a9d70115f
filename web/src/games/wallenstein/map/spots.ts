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

/** As large as what is written: the badge of a fight is the widest. */
const SPOT = { w: 64, h: 30 };

/** The place near the armies of a county where a spot hides least of what lies there, and of the spots before it. */
function placed(county: CountyId, before: Box[]): Box {
  const [x, y] = SHAPES[county]!.army;
  const [dx, dy] = [(ARMY.w + SPOT.w) / 2 + 1, (ARMY.h + SPOT.h) / 2 - 1];
  const ways = [[0, dy], [0, -dy], [dx, 0], [-dx, 0], [dx * 0.6, dy], [-dx * 0.6, dy], [dx * 0.6, -dy], [-dx * 0.6, -dy], [0, dy + 18], [0, -dy - 18]] as const;
  const cost = (box: Box, far: number): number => {
    const outside = box.x < 6 || box.y < 6 || box.x + box.w > WIDTH - 6 || box.y + box.h > HEIGHT - 6;
    return taken.reduce((sum, each) => sum + shared(box, each), outside ? 1e6 : 0) + before.reduce((sum, each) => sum + 8 * shared(box, each), 0) + far * 0.6;
  };
  const boxes = ways.map(([px, py]) => ({ box: around(x + px, y + py, SPOT.w, SPOT.h), far: Math.hypot(px, py) }));
  return boxes.reduce((best, each) => (cost(each.box, each.far) < cost(best.box, best.far) ? each : best)).box;
}

/** Found once for all counties, so that none lies on another. */
const SPOTS: Record<CountyId, Box> = {};
for (const county of COUNTY_IDS) SPOTS[county] = placed(county, Object.values(SPOTS));

/** The middle of a free place on a county, as large as what is written there. */
export function spotOn(county: CountyId): [number, number] {
  const { x, y, w, h } = SPOTS[county]!;
  return [x + w / 2, y + h / 2];
}
