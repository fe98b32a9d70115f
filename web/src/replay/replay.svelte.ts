// A game that is looked at again: a table whose view is that of a chosen position, and where nothing can be answered.
import type { ApiError, GameEvent, TableHeader, View } from "../lib/api";
import { Playback } from "./playback.svelte";
import { Table, type ToldStep } from "../lib/table.svelte";
import type { Telling } from "../lib/units";
import { fetchReplay, type Audience, type Position, type ReplayData } from "./api";
import { applied } from "../lib/delta";

export class Replay extends Table {
  readonly playback: Playback;
  at = $state(0);
  whose = $state.raw<Audience>(null);
  data = $state.raw<ReplayData | null>(null);
  /** The table as it is now. */
  present = $state.raw<TableHeader | null>(null);
  failed = $state.raw<ApiError | null>(null);
  /** The view of other eyes is on its way. */
  loading = $state(false);
  private views: View[] = [];
  /** The step that was played last. */
  private played = $state.raw<ToldStep | null>(null);
  private readonly known = new Map<Audience, ReplayData>();

  constructor(
    id: string,
    telling: Telling,
    private readonly invitation: string | null,
    header: TableHeader,
  ) {
    super(id, telling, invitation);
    this.playback = new Playback(telling.beat);
    this.present = header;
    this.header = header;
  }

  override get now(): GameEvent[] {
    return this.playback.current ? [this.playback.current] : this.playback.recent;
  }

  override get coming(): GameEvent[] {
    return this.playback.queue;
  }

  override get step(): ToldStep | null {
    return this.playback.current ? this.played : null;
  }

  get positions(): Position[] {
    return this.data?.positions ?? [];
  }

  get last(): number {
    return this.positions.length - 1;
  }

  get over(): boolean {
    return this.present?.status === "over";
  }

  /** Whom one may look through. */
  get audiences(): Audience[] {
    if (this.over) return [...this.names.keys(), null, "all"];
    return [...(this.present?.mine ?? []), null];
  }

  /** Looks through other eyes, at the same moment. */
  async look(whose: Audience, at: number = this.at): Promise<void> {
    let data = this.known.get(whose);
    if (!data) {
      this.loading = true;
      const answer = await fetchReplay(this.id, whose, this.invitation);
      this.loading = false;
      this.failed = answer.ok ? null : answer.error;
      if (!answer.ok) return;
      data = answer.value;
      this.known.set(whose, data);
    }
    this.whose = whose;
    this.seat = typeof whose === "number" ? whose : null;
    this.data = data;
    this.views = [data.first];
    this.show(at);
  }

  /** Goes to a position; a step of one is played as it happened. */
  go(at: number): void {
    const before = this.at;
    this.playback.skipAll();
    this.show(at);
    if (this.at !== before + 1) return;
    const events = this.data!.events.slice(this.positions[before]!.events, this.positions[this.at]!.events);
    this.played = { before: this.viewAt(before), events };
    this.playback.add(events);
  }

  private show(at: number): void {
    if (!this.data || !this.present) return;
    this.at = Math.max(0, Math.min(at, this.last));
    const view = this.viewAt(this.at);
    const { moves, events } = this.positions[this.at]!;
    const over = this.over && this.at === this.last;
    const part = { tick: moves, view, decision: null, sealed: null, answers: 0, carried: 0, undo: false, question: String(view.question), events: this.data.events.slice(0, events) };
    const seats = this.present.seats.map((seat) => ({ ...seat, present: null, clock: null })); // nobody is there to wait for
    this.header = { ...this.present, seats, status: over ? "over" : "running", mine: [], waiting_for: view.waiting_for as number[], tick: moves };
    this.parts = { [this.seat === null ? "watching" : String(this.seat)]: part };
  }

  /** Views are made from the last one known, each sharing with the one before what did not change. */
  private viewAt(at: number): View {
    for (let n = this.views.length; n <= at; n++) this.views.push(applied(this.views[n - 1]!, this.data!.changes[n - 1]!));
    return this.views[at]!;
  }
}
