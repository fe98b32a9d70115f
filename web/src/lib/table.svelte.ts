// A table as this browser knows it: header, what each of my seats sees, log, chat. It derives nothing and decides nothing.
import { type ApiError, type ChatLine, type Decision, type GameEvent, type Result, type Schemas, type SeatState, TableApi, type TableHeader, type View } from "./api";
import { applied, type Change } from "./delta";
import type { Guide } from "./guide";
import { live, type Message } from "./live";
import { Seen } from "./seen";
import { finish } from "./settings.svelte";
import { Teller } from "./teller.svelte";
import type { Step, Telling } from "./units";

export type SeatPart = Pick<SeatState, "tick" | "view" | "decision" | "sealed" | "answers" | "carried" | "undo" | "question"> & { events: GameEvent[] };

type Told = Schemas["TableUpdateMessage"] | Schemas["TableResetMessage"] | Schemas["OwnMessage"] | Schemas["PresenceMessage"];
type SeatChange = Schemas["SeatUpdate"];

/** A step that is told event by event although its end is known: the view before it, and all that happened in it. */
export interface ToldStep {
  before: View;
  events: GameEvent[];
}

/** After so long the server is asked again that did not answer. */
const AGAIN = 1000;
/** So long the stream has to tell of what was answered. */
const NEWS = 2000;
const WATCHING = "watching";
const partKey = (seat: number | null): string => (seat === null ? WATCHING : String(seat));

export class Table {
  readonly api: TableApi;
  private readonly seen: Seen;
  header = $state.raw<TableHeader | null>(null);
  /** What the server knows of each seat: its newest view, and what it is asked. */
  protected parts = $state.raw<Record<string, SeatPart>>({});
  /** What each seat has been told of it. */
  private tellers = $state.raw<Record<string, Teller>>({});
  chat = $state.raw<ChatLine[]>([]);
  /** The seat through whose eyes we look; null watches. */
  seat = $state<number | null>(null);
  connected = $state(true);
  problem = $state.raw<ApiError | null>(null);
  missing = $state.raw<ApiError | null>(null);
  /** How many events had been seen, here or on another screen, when one came back. */
  seenBefore = $state<number | null>(null);
  /** Whether the page of the finished game is shown, instead of its last position. */
  atEnd = $state(false);
  /** At a lesson, who is asked before anything is done. */
  guide: Guide | null = null;
  private close: (() => void) | null = null;
  private tick = 0;
  /** What the stream tells of a seat while its state is read: it is told after that. */
  private kept: Record<string, (() => void)[]> = {};
  private left = false;
  /** By seat, how many events it had heard when something was told that nobody saw. */
  private unseen: Record<string, number> = {};
  /** Whom `seenBefore` speaks to. */
  private reader: number | null = null;
  /** By seat, how many answers of it were known when another was given. */
  private answered: Record<string, number> = {};

  constructor(
    readonly id: string,
    private readonly telling: Telling,
    code: string | null = null,
  ) {
    this.api = new TableApi(id, code);
    this.seen = new Seen(this.api);
  }

  /** The told position: all that is drawn. A question belongs to the newest view, and opens when that is told. */
  readonly part: SeatPart | null = $derived.by(() => {
    const part = this.parts[partKey(this.seat)] ?? null;
    const { teller } = this;
    if (!part || !teller) return part;
    const told = { ...part, view: teller.view, events: teller.events };
    return teller.done && !this.refused ? told : { ...told, decision: null, sealed: teller.done ? part.sealed : null, undo: false };
  });

  /** Whether the server takes no answer from this seat: the game rests, or a bot plays for it. */
  get refused(): boolean {
    return this.header?.status === "paused" || (this.seat !== null && !!this.header?.seats[this.seat]?.stand_in);
  }

  get teller(): Teller | null {
    return this.tellers[partKey(this.seat)] ?? null;
  }

  /** What is told at this moment. */
  get now(): GameEvent[] {
    return this.teller?.now ?? [];
  }

  /** What the rest of it brings. */
  get coming(): GameEvent[] {
    return this.teller?.coming ?? [];
  }

  /** The step that is being told, where the view is the one after it. */
  get step(): ToldStep | null {
    return null;
  }

  /** Whose answers are awaited, as far as it is told. */
  get waiting(): number[] {
    return (this.part?.view.waiting_for ?? []).filter((seat): seat is number => typeof seat === "number");
  }

  get decision(): Decision | null {
    return this.part?.decision ?? null;
  }

  get names(): string[] {
    return this.header?.seats.map((seat) => seat.name ?? "…") ?? [];
  }

  /** Mine and to be answered now. */
  get asked(): number[] {
    const { mine = [], waiting_for = [] } = this.header ?? {};
    return this.header?.status === "paused" ? [] : mine.filter((seat) => waiting_for.includes(seat) && !this.header?.seats[seat]?.stand_in);
  }

  /** Those of them to whom all is told that led to it. */
  get called(): number[] {
    return this.asked.filter((seat) => this.tellers[partKey(seat)]?.done !== false);
  }

  get hotSeat(): boolean {
    return (this.header?.mine.length ?? 0) > 1;
  }

  /** A sandbox: whoever sits here plays all seats, and sees what each of them sees. */
  get openSeats(): boolean {
    return this.header?.sandbox ?? false;
  }

  async open(): Promise<void> {
    const header = await this.api.header();
    if (!header.ok) {
      this.missing = header.error;
      return;
    }
    this.header = header.value;
    this.tick = header.value.tick;
    this.seat = this.asked[0] ?? header.value.mine[0] ?? null;
    const before = header.value.lesson ? null : this.seen.before(this.seat, this.seenKey);
    await Promise.all([...(header.value.mine.length ? header.value.mine : [null]).map((seat) => this.fetchSeat(seat)), this.fetchChat(), before]);
    this.rememberSeen(await before);
    this.atEnd = header.value.status === "over";
    this.close = live({
      path: () => this.api.streamPath(this.tick),
      message: (message) => this.receive(message),
      status: (up) => (this.connected = up),
    });
  }

  leave(): void {
    this.left = true;
    this.close?.();
    for (const teller of Object.values(this.tellers)) teller.stop();
  }

  // -- looking back -----------------------------------------------------------------------------------------------

  /** To the moment when an event had been told. */
  async lookAt(n: number): Promise<void> {
    if (!this.teller?.lookAt(n) && (await this.recall())) this.teller?.lookAt(n);
  }

  /** From an event on, everything once more. */
  async retell(n: number): Promise<void> {
    if (await this.recall()) this.teller?.retell(n);
  }

  /** What happened before this page was opened, from the server: position by position. */
  private async recall(): Promise<boolean> {
    const { teller } = this;
    if (!teller || teller.whole) return !!teller;
    const answer = await this.api.replay(this.seat);
    if (!answer.ok || teller !== this.teller || teller.whole) return teller.whole;
    const { first, positions, changes, events } = answer.value;
    const steps: Step[] = [];
    positions.slice(1).forEach(({ events: heard }, i) => {
      if (heard > teller.known) return;
      steps.push({ events: events.slice(positions[i]!.events, heard), view: applied(steps.at(-1)?.view ?? first, changes[i] as Change[]) });
    });
    teller.recall(first, events.slice(0, positions[0]!.events), steps);
    return true;
  }

  // -- answers ----------------------------------------------------------------------------------------------------

  async play(move: string): Promise<boolean> {
    const { decision, part, seat } = this;
    if (!decision || !part || seat === null || this.isAnswered(seat, part)) return false;
    this.answered[seat] = part.answers;
    const taken = (!this.guide || (await this.guide.before(move))) && (await this.send(seat, decision, part, move));
    if (taken) setTimeout(() => this.answered[seat] === part.answers && delete this.answered[seat], NEWS);
    else delete this.answered[seat];
    return taken;
  }

  private async send(seat: number, decision: Decision, part: SeatPart, move: string): Promise<boolean> {
    this.teller?.forget();
    return this.settle(seat, await this.api.move(seat, decision.id, move, part.answers));
  }

  /** Whether an answer is on its way, or taken and not yet told of: a second click of the same hand says nothing new. */
  private isAnswered(seat: number, part: SeatPart): boolean {
    return this.answered[seat] === part.answers;
  }

  async takeBack(): Promise<void> {
    const { part, seat } = this;
    if (seat === null || !part) return;
    await this.settle(seat, await this.api.takeBack(seat, String(part.question), part.answers));
  }

  /** Takes back the last decision, which told nobody anything. */
  async undo(): Promise<void> {
    const { part, seat } = this;
    if (seat === null || !part) return;
    await this.settle(seat, await this.api.undo(seat, part.answers));
  }

  private async settle(seat: number, answer: Result<unknown>): Promise<boolean> {
    if (!answer.ok && this.guide?.said(answer.error)) return false;
    this.problem = answer.ok ? null : answer.error;
    if (!answer.ok && answer.status === 409) await this.catchUp(seat);
    return answer.ok;
  }

  /** The table has gone on: the stream tells how. Only if it does not, the seat is read anew. */
  private async catchUp(seat: number): Promise<void> {
    const known = this.parts[partKey(seat)];
    await new Promise((wake) => setTimeout(wake, NEWS));
    if (this.parts[partKey(seat)] === known) await this.fetchSeat(seat, true);
  }

  // -- what arrives -----------------------------------------------------------------------------------------------

  /** Somebody has come, or gone. */
  private meet(told: Schemas["SeatPresence"][]): void {
    if (this.header) this.header = { ...this.header, seats: this.header.seats.map((seat) => ({ ...seat, ...told[seat.seat] })) };
  }

  private receive({ event, data }: Message): void {
    const told = { event, data: JSON.parse(data) as unknown } as Told;
    if (told.event === "own") {
      if (told.data.tick === this.tick) for (const [seat, own] of Object.entries(told.data.seats)) this.amend(seat, own);
      return;
    }
    if (told.event === "presence") return this.meet(told.data.seats);
    if (told.data.tick <= this.tick && told.event !== "reset") return;
    this.tick = told.data.tick;
    this.header = told.data.table;
    if (told.event === "reset") return this.restart(told.data);
    const { table, seats, spectator, chat } = told.data;
    if (table.status === "over" && !table.outcome) this.atEnd = true; // ended by agreement: nothing to score
    if (table.status === "over") finish(table);
    for (const [seat, change] of Object.entries(seats)) this.merge(Number(seat), this.tick, change);
    if (spectator) this.merge(null, this.tick, spectator);
    if (chat.length) {
      const known = new Set(this.chat.map((line) => line.n));
      this.chat = [...this.chat, ...chat.filter((line) => !known.has(line.n))];
    }
  }

  /** Too much was missed: everything is read anew. */
  private restart(update: Schemas["TableReset"]): void {
    const seats = Object.keys(update.seats).map(Number);
    // At a sandbox something was undone or edited: nothing known before counts.
    for (const seat of seats.length ? seats : [null]) void this.fetchSeat(seat, !this.openSeats);
    void this.fetchChat();
  }

  private know(key: string, part: SeatPart): void {
    this.parts = { ...this.parts, [key]: part };
    if (this.answered[key] !== part.answers) delete this.answered[key];
  }

  /** A seat of one's own has sealed another answer. */
  private amend(seat: string, own: Schemas["OwnUpdate"]): void {
    if (this.kept[seat]) return void this.kept[seat].push(() => this.amend(seat, own));
    const before = this.parts[seat];
    const { view, ...rest } = own;
    if (!before || before.answers > rest.answers) return;
    this.know(seat, { ...before, ...rest, view: { ...before.view, ...view } as View });
    this.tellers[seat]?.amend(view as Partial<View>);
  }

  private merge(seat: number | null, tick: number, change: SeatChange): void {
    const key = partKey(seat);
    if (this.kept[key]) return void this.kept[key].push(() => this.merge(seat, tick, change));
    const before = this.parts[key];
    if (before && tick <= before.tick) return;
    const { story, ...rest } = change;
    const first = story?.find((step) => step.events.length)?.events[0]?.n;
    if (!before || (first !== undefined && first !== before.events.length)) return void this.fetchSeat(seat);
    const steps: Step[] = [];
    for (const { events, changes } of story ?? []) steps.push({ events, view: applied(steps.at(-1)?.view ?? before.view, changes as Change[]) });
    const events = [...before.events, ...steps.flatMap((step) => step.events)];
    this.know(key, { ...before, ...rest, tick, view: steps.at(-1)?.view ?? before.view, events });
    const away = seat !== this.seat || document.hidden;
    const teller = this.tellers[key];
    if (away && teller) this.unseen[key] ??= teller.heard;
    teller?.arrive(steps, away);
    if (seat === this.seat) this.noteSeen();
  }

  /** Reads what a seat knows, while the stream waits. Whoever has missed something is told what it was. */
  private async fetchSeat(seat: number | null, missed = false): Promise<void> {
    const key = partKey(seat);
    if (this.kept[key]) return void this.kept[key].push(() => void this.fetchSeat(seat, missed));
    this.kept[key] = [];
    await this.readSeat(seat, missed);
    const kept = this.kept[key];
    delete this.kept[key];
    for (const each of kept) each();
  }

  private async readSeat(seat: number | null, missed: boolean): Promise<void> {
    const key = partKey(seat);
    let known = (missed && this.parts[key]?.events) || [];
    for (; !this.left; ) {
      const [state, told] = await Promise.all([this.api.state(seat), this.api.events(seat, known.length)]);
      const failed = [state, told].find((answer) => !answer.ok);
      if (failed && !failed.ok && (failed.status === 0 || failed.status === 429 || failed.status >= 500)) {
        await new Promise((wake) => setTimeout(wake, AGAIN));
        continue;
      }
      if (!state.ok || !told.ok || !state.value.view) return;
      const { tick, view, decision, sealed, answers, carried, undo, question, events_from } = state.value;
      const events = [...known, ...told.value.events].slice(0, events_from);
      if (events_from < known.length) known = []; // something was undone
      else if (events.length === events_from) {
        this.tellers[key]?.stop();
        this.know(key, { tick, view, decision, sealed, answers, carried, undo, question, events });
        this.tellers = { ...this.tellers, [key]: new Teller(view, events, seat, this.telling, () => this.hurried(seat)) };
        if (known.length && known.length < events.length && seat === this.seat) this.seenBefore = known.length;
        return;
      }
    }
  }

  private hurried(seat: number | null): boolean {
    return seat !== null && this.header?.pace.kind === "live" && this.header.seats[seat]?.clock?.due_at != null;
  }

  private async fetchChat(): Promise<void> {
    if (this.header?.lesson) return; // nobody to talk to
    const answer = await this.api.chat();
    if (answer.ok) this.chat = answer.value.lines;
  }

  // -- since you left ---------------------------------------------------------------------------------------------

  private get seenKey(): string {
    return `feldherr.seen.${this.id}.${partKey(this.seat)}`;
  }

  private rememberSeen(before: number | null): void {
    this.reader = this.seat;
    this.seenBefore = before !== null && before < (this.part?.events.length ?? 0) ? before : null;
    this.noteSeen();
  }

  /** Somebody looks through a seat again. If anything befell them meanwhile, that is told first. */
  comeBack(): void {
    if (document.hidden || this.openSeats) return;
    const key = partKey(this.seat);
    const since = this.unseen[key];
    delete this.unseen[key];
    if (this.reader !== this.seat) [this.reader, this.seenBefore] = [this.seat, null];
    const { part, teller } = this;
    if (since !== undefined && teller && part?.events.slice(since).some((event) => this.telling.concerns(event, this.seat, teller.viewAfter(event.n)))) this.seenBefore ??= since;
    this.noteSeen();
  }

  private noteSeen(): void {
    if (this.part && !this.header?.lesson && !document.hidden) this.seen.note(this.seat, this.seenKey, this.part.events.length);
  }
}
