// The scene lowers its detail where the machine cannot follow, and gives up only where the least is no motion any more.
import { expect, it } from "vitest";
import { BATCH, Detail, LEAST } from "../src/tower/detail";

/** Draws some batches of frames of so many milliseconds each; says at which level each batch ended. */
function draw(detail: Detail, ms: number, batches: number): number[] {
  let now = 1000;
  const levels = [];
  detail.rest();
  for (let batch = 0; batch < batches; batch++) {
    for (let i = 0; i < BATCH; i++) detail.frame((now += ms));
    detail.frame(now); // the frame that closes the batch is the first of the next
    levels.push(detail.level);
    detail.rest();
  }
  return levels;
}

it("stays as it is at 60 frames a second", () => {
  const detail = new Detail(1);
  expect(draw(detail, 1000 / 60, 6)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(Math.round(detail.rate)).toBeGreaterThan(55);
  expect(detail.hopeless).toBe(false);
});

it("goes down step by step at 30 frames a second, and stays watchable with the least detail", () => {
  const detail = new Detail(0);
  expect(draw(detail, 1000 / 30, 6)).toEqual([1, 2, 3, 3, 3, 3]);
  expect(detail.hopeless).toBe(false);
});

it("goes to the least detail at once where it is very slow, and comes to a moving picture there", () => {
  const detail = new Detail(1);
  expect(draw(detail, 90, 1)).toEqual([LEAST]);
  expect(detail.hopeless).toBe(false);
  draw(detail, 60, 4);
  expect(detail.hopeless).toBe(false);
});

it("is hopeless where even the least takes more than 80 milliseconds a frame", () => {
  const detail = new Detail(LEAST);
  draw(detail, 100, 1);
  expect(detail.hopeless).toBe(true);
  draw(detail, 40, 1); // it was a bad moment
  expect(detail.hopeless).toBe(false);
});

it("says when what is drawn has to change, and only then", () => {
  const detail = new Detail(1);
  const changed = Array.from({ length: 30 }, (_, i) => detail.frame(i * 40));
  expect(changed.filter(Boolean)).toHaveLength(2);
});

it("a rest between two throws is no slow frame", () => {
  const detail = new Detail(1);
  for (let i = 0; i < 5; i++) detail.frame(i * 16);
  detail.rest();
  for (let i = 0; i < 20; i++) detail.frame(60_000 + i * 16);
  expect(detail.level).toBe(1);
});
