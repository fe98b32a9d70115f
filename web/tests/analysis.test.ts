import { expect, test } from "vitest";
import type { Point } from "../src/analysis/api";
import { partsOf, placesOf } from "../src/analysis/course";
import { boxAround, cropOf } from "../src/analysis/crop";

const point = (season: string): Point => ({ moves: 0, part: { year: 1, season }, luck: null, kind: "", seats: [], chances: [], errors: [] });

test("seasons are equally wide, however much happened in them", () => {
  const parts = partsOf(["spring", "spring", "spring", "spring", "summer"].map(point));
  expect(parts.map(({ first, count }) => [first, count])).toEqual([[0, 4], [4, 1]]);
  expect(placesOf(parts)).toEqual([0.125, 0.25, 0.375, 0.5, 1]);
});

test("a cutting of a map has all places in it, and nothing beyond the edge", () => {
  const box = boxAround([[100, 100], [300, 100]], [1000, 1000], 100, 1);
  expect(box).toEqual({ x: 0, y: 0, width: 400, height: 400 });
  expect(boxAround([[990, 500]], [1000, 1000], 100, 0.5)).toEqual({ x: 800, y: 300, width: 200, height: 400 });
  expect(cropOf(box, [1000, 1000])).toEqual({ width: 250, left: 0, top: 0 });
});
