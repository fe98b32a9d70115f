// Whose clock runs loses nothing by reading: as long as the story holds them at most, the server lets the clock stand.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { telling as sixteenthirty } from "../src/games/sixteenthirty/events";
import { telling as wallenstein } from "../src/games/wallenstein/events";
import type { GameEvent, View } from "../src/lib/api";
import { applied, type Change } from "../src/lib/delta";
import { settings } from "../src/lib/settings.svelte";
import { Teller } from "../src/lib/teller.svelte";
import type { Step } from "../src/lib/units";

interface Span {
  view: View;
  steps: { events: GameEvent[]; changes: Change[] }[];
  allowed: number;
}

const ROOT = join(import.meta.dirname, "../..");
const played = (game: string, players: number): { most: number; spans: Span[] } =>
  JSON.parse(execFileSync(join(ROOT, ".venv/bin/python"), ["-m", "tests.web.reading", game, String(players), "1618"], { cwd: ROOT, maxBuffer: 2 ** 28, encoding: "utf8" }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  settings.set("pace", "read");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** For how many seconds a story holds a reader who never goes on. */
function held({ view, steps }: Span, telling: typeof wallenstein): number {
  const told: Step[] = [];
  for (const { events, changes } of steps) told.push({ events, view: applied(told.at(-1)?.view ?? view, changes) });
  const teller = new Teller(view, [], 0, telling, () => true);
  teller.arrive(told, false);
  let ticks = 0;
  for (; !teller.done; ticks++) vi.advanceTimersByTime(50);
  return ticks / 20;
}

for (const [game, players, telling] of [["wallenstein", 4, wallenstein], ["sixteenthirty", 4, sixteenthirty]] as const)
  it(`covers what is told in a whole game of ${game}`, { timeout: 120_000 }, () => {
    const { most, spans } = played(game, players);
    const short = spans.flatMap((span) => {
      const seconds = held(span, telling);
      return span.allowed < Math.min(most, seconds) ? [{ seconds, allowed: span.allowed, kinds: span.steps.map(({ events }) => events.map(({ kind }) => kind).join("+")).join(" ") }] : [];
    });
    expect(short).toEqual([]);
    expect(spans.some((span) => span.allowed > 0 && span.allowed < most)).toBe(true);
  });
