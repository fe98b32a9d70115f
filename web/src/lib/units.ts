// What happened, cut into what is told at a time: beats of routine, and what is shown step by step, like a fight.
import type { GameEvent, View } from "./api";

/** Events that happened at once, and the view after them. */
export interface Step {
  events: GameEvent[];
  view: View;
}

/** How a game wants its events told. */
export interface Telling {
  /** How long an event is shown, in milliseconds; 0 if there is nothing to see. */
  beat: (event: GameEvent) => number;
  /** The event begins what is shown step by step, and ends it. */
  begins: (event: GameEvent) => boolean;
  ends: (event: GameEvent) => boolean;
  /** What it brings is not known before it is told to its end, as when cubes fall. */
  late?: (event: GameEvent) => boolean;
  /** With this event another beat begins. */
  parts: (event: GameEvent) => boolean;
  /** Whether this happened to the seat, as the view after it shows: it stops on a card. */
  concerns: (event: GameEvent, seat: number | null, view: View) => boolean;
  /** It is what came of the event before it, and belongs on its card. */
  follows: (event: GameEvent) => boolean;
}

/** Steps that are told together: those from one index to before another. */
export interface Unit {
  from: number;
  to: number;
  /** Shown step by step: a fight, a vote. */
  sequence: boolean;
  /** It happened to the seat that looks on. */
  card: boolean;
}

export const eventsOf = (steps: readonly Step[], { from, to }: { from: number; to: number }): GameEvent[] => steps.slice(from, to).flatMap((step) => step.events);

/** So many of the events at most, those that weigh most and of equals the later, in their order. */
export const weightiest = (events: readonly GameEvent[], most: number, weight: (event: GameEvent) => number): GameEvent[] =>
  [...events].sort((a, b) => weight(b) - weight(a) || b.n - a.n).slice(0, most).sort((a, b) => a.n - b.n);

/** The next unit, from a step on. Where fights of others are `bundled`, they belong to the beat. */
export function unitAt(steps: readonly Step[], from: number, seat: number | null, telling: Telling, bundled: boolean): Unit {
  const some = (at: number, is: (event: GameEvent) => boolean) => steps[at]!.events.some(is);
  const mine = (at: number) => some(at, (event) => telling.concerns(event, seat, steps[at]!.view));
  /** Where the sequence that begins with a step ends. */
  const endOf = (at: number): number => {
    let to = at;
    while (to < steps.length && !some(to, telling.ends)) to += 1;
    return Math.min(to + 1, steps.length);
  };
  /** With all that came of it. */
  const withSequel = (at: number): number => {
    let to = at;
    while (to < steps.length && steps[to]!.events.length && steps[to]!.events.every(telling.follows)) to += 1;
    return to;
  };
  const anyMine = (at: number, to: number) => Array.from({ length: to - at }, (_, i) => at + i).some(mine);
  if (some(from, telling.begins)) {
    const to = endOf(from);
    const card = anyMine(from, to);
    if (card || !bundled) return { from, to, sequence: true, card };
  } else if (mine(from)) return { from, to: withSequel(from + 1), sequence: false, card: true };
  let to = some(from, telling.begins) ? endOf(from) : from + 1;
  while (to < steps.length && !some(to, telling.parts) && !mine(to)) {
    if (some(to, telling.begins)) {
      const end = endOf(to);
      if (!bundled || anyMine(to, end)) break;
      to = end;
    } else to += 1;
  }
  return { from, to, sequence: false, card: false };
}
