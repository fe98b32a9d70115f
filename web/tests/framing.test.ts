// Whatever the frame, tower and tray are whole in it, and fill it one way or the other.
import { PerspectiveCamera, Vector3 } from "three";
import { expect, it } from "vitest";
import { framing, OUTERMOST, SIGHT } from "../src/tower/framing";

it.each([[640, 480], [128, 180], [76, 200], [390, 220], [760, 690], [390, 520], [1600, 300]])("in a frame of %i by %i all of it is seen, and it is as large as it can be", (width, height) => {
  const camera = new PerspectiveCamera(SIGHT, width / height, 100, 4000);
  camera.up.set(0, 0, 1);
  const { at, towards } = framing(width / height);
  camera.position.copy(at);
  camera.lookAt(towards);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  const points = OUTERMOST.map((point) => new Vector3().copy(point).project(camera));
  const most = (axis: "x" | "y") => Math.max(...points.map((point) => Math.abs(point[axis])));
  expect(Math.max(most("x"), most("y"))).toBeLessThan(0.96);
  expect(Math.max(most("x"), most("y"))).toBeGreaterThan(0.94);
  expect(points.every(({ z }) => Math.abs(z) < 1)).toBe(true);
});
