import { expect, it } from "vitest";
import { chunksOf, languagesIn } from "../scripts/words.mjs";
import { help as sixteenthirty } from "../src/games/sixteenthirty/help";
import { help as wallenstein } from "../src/games/wallenstein/help";
import type { Table } from "../src/lib/table.svelte";
import { Catalogue } from "../src/lib/words";

const KINDS = ["bid", "collect", "excess_cards", "exchange", "initial_influence", "lobby", "lose_influence", "pass_marker", "remove_influence", "special_card", "vote"];
const CARDS = ["lobby_the_crown", "military_improvement", "increase_army_size", "increase_status", "military_leader", "assassin", "unrest"];
const chapters = sixteenthirty.chapters({} as Table);
const rules = chapters.flatMap((chapter) => chapter.rules);

it("explains every decision, issue and special card of Sixteen Thirty Something", () => {
  const told = rules.map((rule) => rule.replace("sixteenthirty_", ""));
  for (const topic of [...KINDS, ...CARDS, "join", "rearm", "war", "league", "scoring", "end"]) expect(told).toContain(topic);
  expect(new Set(told).size).toBe(told.length);
});

it("tells of Wallenstein only what the table plays by", () => {
  const told = (edition: string, rules = {}) => wallenstein.chapters({ part: { view: { options: { edition, rules, lineup: "default", court: false, landsknechte: false } } } } as unknown as Table).flatMap((chapter) => chapter.rules);
  const some = ["bid", "position", "tiles", "defend", "leave"];
  const of = (...table: Parameters<typeof told>) => some.filter((rule) => told(...table).includes(rule));
  expect(of("second")).toEqual(["bid", "position", "tiles"]);
  expect(of("first")).toEqual(["defend", "leave"]);
  expect(of("manual")).toEqual(["defend"]);
  expect(of("manual", { turn_order: "auction", defenders: "all" })).toEqual(["bid", "position", "tiles"]);
});

it("has a title and a text for each of its rules and keys in every language", () => {
  for (const language of languagesIn("../src/feldherr/words")) {
    const words = new Catalogue(language, ...Object.values(chunksOf("../src/feldherr/words", language)));
    for (const rule of rules) expect([rule, words.has("rules", rule), words.has("help", `topic_${rule}`)]).toEqual([rule, true, true]);
    for (const name of [...chapters.map((chapter) => chapter.title), ...sixteenthirty.keys.map(([, text]) => text)]) expect([name, words.has("help", name)]).toEqual([name, true]);
  }
});
