import { render } from "svelte/server";
import { expect, test } from "vitest";
import LineChart from "../src/end/LineChart.svelte";

/** The numbers beside a chart whose highest value this is. */
function scale(most: number): number[] {
  const marks = [0, 1].map(() => ({ icon: "", label: "", strong: false }));
  const { body } = render(LineChart, { props: { title: "Points", lines: [[0, most]], names: ["Ada"], marks, sprite: "" } });
  return [...body.matchAll(/text-anchor="end"[^>]*>(\d+)</g)].map((text) => Number(text[1]));
}

test("the scale beside a chart has whole round numbers from nought to no less than the highest value", () => {
  expect(scale(0)).toEqual([0, 1, 2, 3, 4]);
  expect(scale(7)).toEqual([0, 2, 4, 6, 8]);
  expect(scale(43)).toEqual([0, 10, 20, 30, 40, 50]);
  for (let most = 0; most < 300; most++) {
    const numbers = scale(most);
    expect(numbers.at(-1)).toBeGreaterThanOrEqual(most);
    expect(numbers.length).toBeLessThanOrEqual(7);
  }
});
