import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import type { Colour } from "../src/lib/seats";
import { ahead } from "../src/tower/ahead";
import { paint, without } from "../src/tower/colours";
import { Tower, type Wish } from "../src/tower/physics";
import { HIDDEN_BELOW, POSE, random, seated, THROUGH, TRAY_FROM } from "../src/tower/poses";
import { loadRapier } from "../src/tower/rapier";

const wasm = createRequire(import.meta.url).resolve("@dimforge/rapier3d/rapier_wasm3d_bg.wasm");
let tower: Tower;
beforeAll(async () => {
  await loadRapier(readFileSync(wasm));
  tower = new Tower();
});

/** Where each cube lies in the end. */
const last = (frames: Float32Array, cubes: number) => frames.subarray(frames.length - cubes * POSE);

describe("a throw whose result is decided", () => {
  it("brings out as many as the engine said, whatever it said", { timeout: 60_000 }, () => {
    const next = random(30);
    for (let i = 0; i < 24; i++) {
      const [inside, thrown] = [Math.floor(next() * 10), 2 + Math.floor(next() * 12)];
      const out = i % 4 === 3 ? Math.floor(next() * (inside + thrown + 1)) : Math.min(inside + thrown, Math.round(0.76 * thrown + 0.3 * inside));
      const found = ahead(tower, { resting: seated(inside, i), thrown, out }, i);
      const poses = last(found.frames, inside + thrown);
      const lying = Array.from({ length: inside + thrown }, (_, cube) => poses[cube * POSE + 2]! < THROUGH);
      expect(lying.filter(Boolean).length, `${inside} inside, ${thrown} thrown, ${out} out, mended ${found.mended}`).toBe(out);
      expect(lying).toEqual(found.out);
      lying.forEach((out, cube) => out && expect(poses[cube * POSE + 1], "in front of the tube").toBeGreaterThan(TRAY_FROM - 8));
    }
  });

  it("takes no longer where it is mended, and leaves no cube where it is seen", { timeout: 60_000 }, () => {
    for (let i = 0; i < 12; i++) {
      const [inside, thrown] = [i, 16 - i];
      const mended = tower.run({ resting: seated(inside, i), thrown, out: i % 2 ? 16 : 0 }, i, 1, true);
      if (!("fall" in mended)) throw new Error("a mended fall always ends");
      const { frames, out } = mended.fall;
      expect(out.filter(Boolean).length).toBe(i % 2 ? 16 : 0);
      expect(frames.length / POSE / 16 / 60, "seconds").toBeLessThan(3.3);
      for (let cube = 0; cube < 16; cube++) expect(last(frames, 16)[cube * POSE + 2]).toBeLessThan(HIDDEN_BELOW);
    }
  });

  it("tries as much on a busy machine as on an idle one, and keeps nobody waiting", { timeout: 60_000 }, () => {
    const wish: Wish = { resting: seated(2, 1), thrown: 10, out: 1 };
    const tries = (each: number) => {
      let now = 0;
      return ahead(tower, wish, 3, () => (now += each)).tries;
    };
    expect(Math.abs(tries(20) - tries(0))).toBeLessThan(tries(0) / 4); // falls of one seed may differ a little from world to world
    expect(tries(0)).toBeGreaterThan(4);
    expect(tries(10_000)).toBe(2);
  });

  it("changes colours only where nobody sees it, and to exactly those of the record", () => {
    const resting: Colour[] = ["red", "blue", "peasants"];
    const thrown: Colour[] = ["red", "red", "red", "yellow", "yellow"];
    const fallen: Colour[] = ["blue", "red", "yellow", "red"];
    const found = ahead(tower, { resting: seated(3, 1), thrown: 5, out: 4 }, 5);
    const painted = paint({ resting, thrown, fallen }, found.out, found.frames);
    expect(painted.last.filter((_, i) => found.out[i]).sort()).toEqual([...fallen].sort());
    expect(painted.last.filter((_, i) => !found.out[i]).sort()).toEqual(without([...resting, ...thrown], fallen).sort());
    painted.from.forEach((frame, i) => {
      if (painted.first[i] !== painted.last[i]) expect(found.frames[(frame * 8 + i) * POSE + 2]).toBeLessThan(HIDDEN_BELOW);
    });
  });
});
