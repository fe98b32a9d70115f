// A table as it is wished for: what belongs to one game does not go along to another.
import { beforeEach, expect, it } from "vitest";
import type { GameOffer } from "../src/doors/api";
import { Wish } from "../src/doors/wish.svelte";

const offers = [
  { name: "wallenstein", seats: [3, 4, 5], choices: { edition: ["second"], tower: ["aged2", "classic"] }, rules: {}, presets: { second: {}, first: {} }, expansions: { second: ["court", "landsknechte"], first: [] } },
  { name: "sixteenthirty", seats: [3, 4, 5, 6], choices: {}, rules: {}, presets: {}, expansions: {} },
] as unknown as GameOffer[];
let wish: Wish;
beforeEach(() => {
  wish = new Wish(offers);
});

it("a tower of one's own stays with the game that has one", () => {
  wish.ownTower = true;
  wish.setTower("classic");
  expect(wish.table().options).toMatchObject({ throws: "outside", tower: "classic" });
  wish.setGame("sixteenthirty");
  wish.setGame("wallenstein");
  expect(wish.ownTower).toBe(false);
  expect(wish.table().options).not.toHaveProperty("throws");
  expect(wish.table().options).not.toHaveProperty("tower");
});

it("a fitted level belongs to the first model: another puts it away, and nothing else", () => {
  wish.data = { tower: { stay: 100, loose: -50 }, harvest: [1] };
  wish.setTower("aged2");
  expect(wish.table().options).toMatchObject({ tower: "aged2", data: { tower: { stay: 100, loose: -50 } } });
  wish.setTower("classic");
  expect(wish.table().options).toMatchObject({ tower: "classic", data: { harvest: [1] } });
  expect(wish.data).not.toHaveProperty("tower");
});

it("expansions go with the editions that the server names", () => {
  wish.court = true;
  expect([wish.expandable, wish.table().options]).toMatchObject([true, { edition: "second", court: true }]);
  wish.setEdition("first");
  expect([wish.expandable, wish.table().options]).toMatchObject([false, { edition: "first", court: false }]);
});
