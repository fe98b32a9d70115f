// Games played to their end, looked at through the eyes of one seat: each card of the coach comes up in one of them.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { holds, type Card } from "../src/coach/card";
import { CARDS as sixteenthirty } from "../src/coach/sixteenthirty";
import { CARDS as wallenstein } from "../src/coach/wallenstein";
import type { Table } from "../src/lib/table.svelte";

const ROOT = new URL("../..", import.meta.url).pathname;
/** After each answer, by game: what is asked of the first seat, what it has been told since, and what it sees. */
const GAMES = `
import json, random
import feldherr
SEEN = ("options", "tower", "season", "year", "events_open", "players", "issue", "turn")
def played(name, seed, **options):
    game, rng, heard, parts = feldherr.new_game(name, seed=seed, **options), random.Random(seed), 0, []
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
        events = game.events(0, since=heard)
        heard += len(events)
        asked = game.pending.get(0)
        if asked or events:
            view = game.view(0)
            parts.append({"decision": asked and asked.as_json(), "events": events, "view": {key: view[key] for key in SEEN if key in view}})
    return parts
print(json.dumps({
    "wallenstein": [
        *played("wallenstein", 1, players=3, edition="second", court=True, landsknechte=True),
        *played("wallenstein", 2, players=3, edition="second"),
        *played("wallenstein", 3, players=3, edition="first"),
    ],
    "sixteenthirty": [*played("sixteenthirty", 1, players=3), *played("sixteenthirty", 2, players=4)],
}))
`;
type Part = { decision: object | null; events: object[]; view: object };
let games: Record<string, Part[]>;

const PYTHON = `${ROOT}.venv/bin/python`;

describe.runIf(existsSync(PYTHON))("games of the engine", () => {
  beforeAll(() => {
    games = JSON.parse(execFileSync(PYTHON, ["-c", GAMES], { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 28 })) as typeof games;
    // What stands on the page is for the browser's tests to show: here everything is in sight.
    vi.stubGlobal("document", { querySelectorAll: () => Array.from({ length: 12 }, () => ({ checkVisibility: () => true })) });
  }, 300_000);
  afterAll(() => vi.unstubAllGlobals());

  const tableOf = ({ decision, events, view }: Part) => ({ decision, part: { view, sealed: null }, seat: 0, teller: { done: false }, now: events }) as unknown as Table;

  for (const [game, cards] of Object.entries({ wallenstein, sixteenthirty } as Record<string, Card[]>))
    it(`every card of ${game} comes up`, () => {
      const never = cards.filter((card) => !games[game]!.some((part) => holds(card, tableOf(part)))).map(({ id }) => id);
      expect(never).toEqual([]);
    });
});
