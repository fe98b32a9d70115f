// The log by parts of the game: what began a part, and what was done in it.
import type { GameEvent } from "../lib/api";
import type { GameModule } from "./game";

export interface Act {
  event: GameEvent;
  /** In a word or two; null: the whole sentence. */
  text: string | null;
  seat?: number;
  icon?: string;
}

export interface Row {
  key: number;
  acts: Act[];
  strong: boolean;
}

export interface Group {
  key: number;
  /** The event with which the part begins. */
  head: GameEvent | null;
  /** A season or turn begins. */
  season: boolean;
  rows: Row[];
  events: GameEvent[];
}

const LONG = new Set(["season_begun", "year_begun", "turn_begun"]);

/** What each seat has done, in the order of their first deeds: what came of it, or else what was planned. */
export function bySeat(events: readonly GameEvent[], line: GameModule["line"]): Map<number, GameEvent[]> {
  const deeds = new Map<number, GameEvent[]>();
  for (const event of events) {
    const { seat } = line(event);
    if (seat !== undefined) deeds.set(seat, [...(deeds.get(seat) ?? []), event]);
  }
  for (const [seat, all] of deeds) {
    const effects = all.filter((event) => !line(event).quiet);
    if (effects.length) deeds.set(seat, effects);
  }
  return deeds;
}

/** The events by parts, routine acts together on one row; of one seat only, if it is named. */
export function grouped(events: readonly GameEvent[], game: GameModule, whose: number | null): Group[] {
  const groups: Group[] = [];
  let brief = false;
  for (const event of events) {
    const { heading = false, strong = false, seat, icon } = game.line(event);
    if (heading || !groups.length) {
      groups.push({ key: event.n, head: heading ? event : null, season: LONG.has(event.kind), rows: [], events: [] });
      brief = false;
    }
    const group = groups.at(-1)!;
    group.events.push(event);
    const text = heading ? undefined : game.story.brief(event);
    if (text === undefined || (whose !== null && seat !== whose)) continue;
    const act: Act = { event, text, ...(seat === undefined ? { icon: icon ?? "next" } : { seat }) };
    const last = group.rows.at(-1);
    if (text !== null && brief && last) last.acts.push(act);
    else group.rows.push({ key: event.n, acts: [act], strong });
    brief = text !== null;
  }
  return groups;
}
