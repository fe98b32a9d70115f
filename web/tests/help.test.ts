import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { help as sixteenthirty } from "../src/games/sixteenthirty/help";
import { help as wallenstein } from "../src/games/wallenstein/help";
import de from "../src/i18n/help.de.json";
import en from "../src/i18n/help.en.json";
import type { Table } from "../src/lib/table.svelte";
import type { Catalogue } from "../src/lib/words";

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

it("has a title and a text for each of its rules and keys in both languages", () => {
  for (const [language, texts] of Object.entries<Record<string, string>>({ en, de })) {
    const { rules: said } = JSON.parse(readFileSync(`src/generated/words.${language}.json`, "utf8")) as Catalogue;
    for (const rule of rules) expect([rule, !!said[rule], !!texts[`topic_${rule}`]]).toEqual([rule, true, true]);
    for (const name of [...chapters.map((chapter) => chapter.title), ...sixteenthirty.keys.map(([, text]) => text)]) expect([name, !!texts[name]]).toEqual([name, true]);
  }
});
