// The told position of one seat: its view as of what is being told. Whatever is drawn of the game is drawn from here;
// only the decision waits for the server's newest view, which is the last step's.
import { factOf, type GameEvent, type View } from "./api";
import { afterMotion } from "./motion";
import { pace, stillness } from "./settings.svelte";
import { eventsOf, type Step, type Telling, type Unit, unitAt } from "./units";

const BEAT = 1600;
/** What is shown for less than this is nothing to wait at. */
const WORTH = 800;
/** What came late is looked at for so long. */
const LANDED = 500;
/** With a running clock nobody is held longer. */
export const LONGEST_HOLD = 8000;

export class Teller {
  /** What happened since `base`, told or not. */
  steps = $state.raw<Step[]>([]);
  /** So many steps are told. */
  private told = $state(0);
  /** The step after them is being told, and brings its view when that ends. */
  private late = $state(false);
  /** What is being told. */
  unit = $state.raw<Unit | null>(null);
  /** It waits until the player goes on. */
  held = $state(false);
  /** When it goes on by itself, in milliseconds of the page's clock; null: it waits. */
  until = $state<number | null>(null);
  /** Another moment is looked at: after so many steps. */
  looking = $state<number | null>(null);
  /** What was told at once, from a step to before another. */
  lately = $state.raw<{ from: number; to: number } | null>(null);
  /** What was told, unit by unit. */
  private units = $state.raw<Unit[]>([]);
  /** So many steps were told before, and are told once more until there. */
  private older = 0;
  private base = $state.raw<View>()!;
  /** Events before the first step. */
  private past = $state.raw<GameEvent[]>([]);
  /** Whether everything is known that happened. */
  whole: boolean;
  private callOff = () => {};

  constructor(
    view: View,
    events: GameEvent[],
    readonly seat: number | null,
    private readonly telling: Telling,
    /** Whether a clock runs for the seat. */
    private readonly hurried: () => boolean,
  ) {
    this.base = view;
    this.past = events;
    this.whole = !events.length;
  }

  // -- the told position --------------------------------------------------------------------------------------------

  get at(): number {
    return this.looking ?? this.told;
  }

  get view(): View {
    return this.viewAt(this.at);
  }

  /** The view after an event, as far as that is known. */
  viewAfter(n: number): View {
    const at = this.steps.findIndex(({ events }) => (events.at(-1)?.n ?? -1) >= n);
    return this.viewAt(n < this.past.length ? 0 : at + 1);
  }

  private viewAt(at: number): View {
    return at > 0 ? this.steps[at - 1]!.view : this.base;
  }

  /** All that was told by then. */
  get events(): GameEvent[] {
    return this.eventsAt(this.at);
  }

  /** How many events the reader has gone on from. */
  get heard(): number {
    return this.past.length + eventsOf(this.steps, { from: 0, to: this.unit?.from ?? this.told }).length;
  }

  /** How many events had happened before the first step. */
  get known(): number {
    return this.past.length;
  }

  private eventsAt(at: number): GameEvent[] {
    return [...this.past, ...eventsOf(this.steps, { from: 0, to: at })];
  }

  /** What is told at this moment. */
  get now(): GameEvent[] {
    const unit = this.shownUnit;
    if (!unit) return [];
    if (unit.sequence && this.looking === null && this.told < unit.to) return this.steps[this.late ? this.told : this.told - 1]?.events ?? [];
    return eventsOf(this.steps, unit);
  }

  /** What the rest of a sequence brings. */
  get coming(): GameEvent[] {
    return this.unit && this.looking === null ? eventsOf(this.steps, { from: this.told, to: this.unit.to }) : [];
  }

  /** The unit whose end is shown. */
  get shownUnit(): Unit | null {
    if (this.looking === null) return this.unit;
    const at = this.looking;
    return this.units.findLast((unit) => unit.from < at && at <= unit.to) ?? null;
  }

  /** The view before what is told now. */
  get before(): View | null {
    const unit = this.shownUnit;
    return unit ? this.viewAt(unit.from) : null;
  }

  /** Whether everything is told: what is asked is asked now. */
  get done(): boolean {
    return this.looking === null && this.unit === null && this.told === this.steps.length;
  }

  /** Whether a sequence has come to its end. */
  get arrived(): boolean {
    const unit = this.shownUnit;
    return unit !== null && this.at >= unit.to;
  }

  // -- what arrives -------------------------------------------------------------------------------------------------

  /** More has happened. To a seat nobody looks through it is told at once; who looks back, or reads again, goes on there. */
  arrive(steps: Step[], atOnce: boolean): void {
    this.steps = [...this.steps, ...steps];
    if (atOnce) this.skipAll();
    else if (!this.unit && this.looking === null) this.next();
  }

  /** An answer of one's own was sealed in place of another: nothing has happened. */
  amend(parts: Partial<View>): void {
    const amended = (view: View): View => ({ ...view, ...parts }) as View;
    if (this.steps.length) this.steps = [...this.steps.slice(0, -1), { ...this.steps.at(-1)!, view: amended(this.steps.at(-1)!.view) }];
    else this.base = amended(this.base);
  }

  /** What happened before `base`, as it was then. */
  recall(first: View, past: GameEvent[], steps: Step[]): void {
    const older = steps.length;
    this.whole = true;
    const later = ({ from, to, ...unit }: Unit): Unit => ({ ...unit, from: from + older, to: to + older });
    this.base = first;
    this.past = past;
    this.steps = [...steps, ...this.steps];
    this.told += older;
    this.older += older;
    this.unit = this.unit && later(this.unit);
    this.lately = this.lately && { from: this.lately.from + older, to: this.lately.to + older };
    const units: Unit[] = [];
    for (let from = 0; from < older; from = units.at(-1)!.to) units.push(unitAt(steps, from, this.seat, this.telling, false));
    this.units = [...units, ...this.units.map(later)];
  }

  // -- telling ------------------------------------------------------------------------------------------------------

  /** To the next unit. */
  goOn(): void {
    if (this.looking !== null) this.look(this.told);
    else if (this.unit) this.next();
  }

  /** To the decision. */
  skipAll(): void {
    this.stop();
    const from = this.told;
    for (let at = this.unit?.to ?? from; at < this.steps.length; at = this.units.at(-1)!.to) this.units = [...this.units, unitAt(this.steps, at, this.seat, this.telling, false)];
    this.told = this.steps.length;
    this.unit = null;
    this.looking = null;
    if (this.some({ from, to: this.told })) this.lately = { from: this.lately?.from ?? from, to: this.told };
  }

  /** What is told, once more. */
  again(): void {
    const unit = this.unit ?? this.units.at(-1);
    if (!unit) return;
    this.looking = null;
    this.older = Math.max(this.older, this.told);
    this.play(unit);
  }

  /** From an event on, once more. */
  retell(n: number): void {
    this.stop();
    this.lately = null;
    this.looking = null;
    const from = this.unitOf(n)?.from ?? this.told;
    this.units = this.units.filter((unit) => unit.to <= from);
    this.older = Math.max(this.older, this.told);
    this.told = from;
    this.unit = null;
    this.next();
  }

  /** One unit back or on, within what is told. */
  leaf(by: -1 | 1): void {
    const ends = [...new Set([...this.units.map((unit) => unit.to), this.told])].filter((at) => at <= this.told).sort((a, b) => a - b);
    const target = by < 0 ? ends.findLast((at) => at < this.at) : ends.find((at) => at > this.at);
    if (target !== undefined) this.look(target);
  }

  /** To the moment after so many steps. The story waits meanwhile, and goes on from where it was. */
  look(at: number): void {
    const was = this.looking;
    this.looking = at >= this.told ? null : Math.max(0, at);
    if (this.looking !== null) this.stop();
    else if (was !== null && this.unit) this.onwards();
    else if (was !== null) this.next();
  }

  /** To the moment when an event had been told. */
  lookAt(n: number): boolean {
    const unit = this.unitOf(n);
    if (!unit || n < this.past.length) return false;
    this.look(unit.to);
    return true;
  }

  /** The unit that tells an event. */
  private unitOf(n: number): Unit | undefined {
    return this.units.find((unit) => (eventsOf(this.steps, unit).at(-1)?.n ?? -1) >= n);
  }

  forget(): void {
    this.lately = null;
  }

  stop(): void {
    this.callOff();
    this.late = false;
    this.held = false;
    this.until = null;
  }

  private some(unit: { from: number; to: number }): boolean {
    return eventsOf(this.steps, unit).some((event) => this.telling.beat(event) > 0);
  }

  private next(): void {
    this.stop();
    let at = this.unit?.to ?? this.told;
    if (pace() === "instant" && at >= this.older) return this.skipAll();
    for (;;) {
      this.told = at;
      if (at >= this.steps.length) break;
      const unit = unitAt(this.steps, at, this.seat, this.telling, pace() === "brisk");
      this.units = [...this.units, unit];
      if (this.some(unit)) return this.play(unit);
      at = unit.to;
    }
    this.unit = null;
  }

  private play(unit: Unit): void {
    this.stop();
    this.unit = unit;
    this.told = unit.sequence && !stillness() ? unit.from + 1 : unit.to;
    this.onwards();
  }

  /** The steps of a sequence one after the other; at its end it waits, or goes on after a while. */
  private onwards(): void {
    const unit = this.unit!;
    if (this.told < unit.to) {
      const beat = (at: number) => Math.max(...this.steps[at]!.events.map(this.telling.beat));
      const late = (at: number) => this.steps[at]!.events.some((event) => this.telling.late?.(event));
      const next = () => {
        this.late = false;
        this.told += 1;
        this.onwards();
      };
      this.after(late(this.told - 1) ? LANDED : beat(this.told - 1), () => {
        this.late = late(this.told);
        if (this.late) this.after(beat(this.told), next);
        else next();
      });
      return;
    }
    const told = eventsOf(this.steps, unit);
    const longest = Math.max(...told.map(this.telling.beat));
    this.held = unit.card || (pace() === "read" && longest >= WORTH && !this.ownDoing(told));
    if (!this.held) this.after(longest >= WORTH ? BEAT : longest, () => this.next());
    else if (this.hurried()) this.after(LONGEST_HOLD, () => this.next());
  }

  /** Whether it is nothing but what the seat has done itself. */
  private ownDoing(events: GameEvent[]): boolean {
    const shown = events.filter((event) => this.telling.beat(event) > 0);
    return this.seat !== null && shown.every((event) => factOf(event, "seat") === this.seat);
  }

  private after(ms: number, then: () => void): void {
    this.callOff();
    this.until = this.held ? performance.now() + ms : null;
    this.callOff = afterMotion(ms, then);
  }
}
