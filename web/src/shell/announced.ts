// What is said aloud of what is told: all that is new, or the weightiest of it.
import type { GameEvent } from "../lib/api";
import { weightiest } from "../lib/units";

const MOST = 6;

const after = (events: readonly GameEvent[]): number => (events.at(-1)?.n ?? -1) + 1;

export class Announced {
  /** The number after the last event of the moment that was said. */
  private at: number;
  /** So many events have been said, or were told before one listened. */
  private heard: number;

  constructor(events: readonly GameEvent[]) {
    this.at = this.heard = after(events);
  }

  /** Whether another moment is told than was last said. */
  moved(events: readonly GameEvent[]): boolean {
    return after(events) !== this.at;
  }

  /** What is to be said now; where one looks back, the last that had happened by then. */
  next(events: readonly GameEvent[], weight: (event: GameEvent) => number): GameEvent[] {
    this.at = after(events);
    const shown = events.filter((event) => weight(event) > 0);
    if (this.at <= this.heard) return shown.slice(-1);
    const fresh = shown.filter((event) => event.n >= this.heard);
    this.heard = this.at;
    return weightiest(fresh, MOST, weight);
  }
}
