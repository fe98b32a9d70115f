import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { chunksOf, languagesIn } from "../scripts/words.mjs";
import { help as sixteenthirty } from "../src/games/sixteenthirty/help";
import { ruleOfCard } from "../src/games/sixteenthirty/facts";
import { help as wallenstein } from "../src/games/wallenstein/help";
import { ruleFor } from "../src/games/wallenstein/facts";
import { Catalogue } from "../src/lib/words";

const GAMES = "../src/feldherr";

type Group = { when?: unknown; topics?: Record<string, string>; decisions?: Record<string, string> };

/** What the rulebook of a game explains, by some rules at least. */
function explained(game: string): Set<string> {
  const { group } = parse(readFileSync(`${GAMES}/${game}/book/anchors.toml`, "utf8")) as unknown as { group: Group[] };
  return new Set(group.flatMap(({ topics = {}, decisions = {} }) => [...Object.keys(topics), ...Object.keys(decisions)]));
}

/** The rules that components name in so many words. */
function named(game: string): string[] {
  const folder = `src/games/${game}`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  const found = files.flatMap((file) => [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/\brule="(\w+)"/g)].map(([, rule]) => rule!));
  return [...new Set(found)];
}

describe("everything that can be asked about is explained by the rulebook", () => {
  const BOXES = ["palace", "church", "trading_post", "grain", "taxes", "deploy5", "deploy3", "deploy1", "combat_a", "combat_b", "court1"];
  const SPECIAL = ["lobby_the_crown", "military_improvement", "increase_army_size", "increase_status", "military_leader", "assassin", "unrest"];
  const asked = {
    wallenstein: [...named("wallenstein"), ...BOXES.map(ruleFor), "recruit"],
    sixteenthirty: [...named("sixteenthirty"), ...["spain-2", "open-1", ...SPECIAL].map(ruleOfCard), "join", "rearm", "war", "league", "lose_influence"],
  };
  it.each(Object.entries(asked))("%s", (game, topics) => {
    expect(topics.length).toBeGreaterThan(15);
    const known = explained(game);
    expect([...new Set(topics)].filter((topic) => !known.has(topic))).toEqual([]);
  });
  it("and the events of every edition", () => {
    const known = explained("wallenstein");
    const words = readFileSync(`${GAMES}/words/en/wallenstein.ftl`, "utf8");
    const events = [...words.matchAll(/^rules-(event_\w+) =/gm)].map(([, rule]) => rule!);
    expect(events.length).toBeGreaterThan(10);
    expect(events.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

it("has a text for each of its keys in every language", () => {
  for (const language of languagesIn("../src/feldherr/words")) {
    const words = new Catalogue(language, ...Object.values(chunksOf("../src/feldherr/words", language)));
    for (const [, text] of [...wallenstein.keys, ...sixteenthirty.keys]) expect([text, words.has("help", text)]).toEqual([text, true]);
  }
});
