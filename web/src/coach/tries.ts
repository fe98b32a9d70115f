// What to try next time, from the record of a game: things counted in it, the weightiest first.
import type { GameEvent } from "../lib/api";
import { all, ME, type Want } from "./card";

/** What is counted, and how often it must or may have happened. Without a count it can always be said. */
interface Try {
  id: string;
  kind?: GameEvent["kind"];
  says?: Record<string, Want>;
  least?: number;
  most?: number;
}

const LAPSES = ["no_money", "no_site", "no_tile_left", "no_armies", "cannot_move"] as const;

const TRIES: Record<string, Try[]> = {
  wallenstein: [
    { id: "revolts", kind: "revolt_won", says: { seat: ME }, least: 1 },
    { id: "lapsed", kind: "skipped", says: { seat: ME, reason: LAPSES }, least: 2 },
    { id: "taken", kind: "battle_won", says: { defender: ME }, least: 2 },
    { id: "ties", kind: "battle_tied", says: { attacker: ME }, least: 2 },
    { id: "attacks", kind: "attacked", says: { seat: ME }, most: 4 },
    { id: "built", kind: "built", says: { seat: ME }, most: 9 },
    { id: "declined", kind: "skipped", says: { seat: ME, reason: "declined" }, least: 3 },
    { id: "majorities" },
    { id: "bid", kind: "bidding_order", least: 1 },
    { id: "tray" },
  ],
  sixteenthirty: [
    { id: "turned", kind: "influence_turned", says: { seat: ME }, least: 3 },
    { id: "specials", kind: "special_played", says: { seat: ME }, most: 3 },
    { id: "leagues", kind: "league_proposed", says: { seat: ME }, most: 0 },
    { id: "wars", kind: "war_proposed", says: { seat: ME }, most: 0 },
    { id: "exchange", kind: "not_exchanged", says: { seat: ME }, least: 3 },
    { id: "markers" },
    { id: "others" },
    { id: "last" },
  ],
};

export function triesFor(game: string, events: readonly GameEvent[], seat: number | null): { id: string; n: number }[] {
  const counted = (TRIES[game] ?? []).map(({ id, kind, says = {}, least = 0, most = Infinity }) => {
    const n = kind ? events.filter((event) => event.kind === kind && all(event, says, seat)).length : 0;
    return { id, n, due: n >= least && n <= most };
  });
  return counted.filter(({ due }) => due).slice(0, 3);
}
