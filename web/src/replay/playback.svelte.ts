// One queue, one thing at a time: what happened is shown in order, in some hurry when much is waiting.
import type { GameEvent } from "../lib/api";
import { afterMotion } from "../lib/motion";
import { stillness } from "../lib/settings.svelte";

const LONGEST_QUEUE = 60;
const STILL_RING = 2000;

export class Playback {
  current = $state.raw<GameEvent | null>(null);
  /** Without motion: the things that just changed, ringed for a while. */
  recent = $state.raw<GameEvent[]>([]);
  /** What will be shown next. */
  queue = $state.raw<GameEvent[]>([]);
  private callOff = () => {};

  /** `beat` says how long an event is shown at normal speed; 0 for those that need no picture. */
  constructor(private readonly beat: (event: GameEvent) => number) {}

  add(events: GameEvent[]): void {
    const shown = events.filter((event) => this.beat(event) > 0);
    if (!shown.length) return;
    if (stillness() || document.hidden) return this.ring(shown);
    this.queue = [...this.queue, ...shown].slice(-LONGEST_QUEUE);
    if (!this.current) this.next();
  }

  skip(): void {
    this.callOff();
    this.next();
  }

  skipAll(): void {
    this.queue = [];
    this.skip();
  }

  private next(): void {
    this.current = this.queue[0] ?? null;
    this.queue = this.queue.slice(1);
    if (!this.current) return;
    const hurry = this.queue.length > 16 ? 0.3 : this.queue.length > 6 ? 0.6 : 1;
    this.callOff = afterMotion(this.beat(this.current) * hurry, () => this.next());
  }

  private ring(events: GameEvent[]): void {
    this.recent = events;
    this.callOff();
    this.callOff = afterMotion(STILL_RING, () => (this.recent = []));
  }
}
