// A table as this browser knows it: header, what each of my seats sees, log, chat. It derives nothing and decides nothing.
import { type ApiError, type ChatLine, type Decision, type GameEvent, type Result, type Schemas, type SeatState, TableApi, type TableHeader, type View } from "./api";
import { live, type Message } from "./live";
import { Playback } from "./playback.svelte";

export type SeatPart = Pick<SeatState, "view" | "decision" | "sealed" | "answers" | "undo" | "question"> & { events: GameEvent[] };

type Told = Schemas["TableUpdateMessage"] | Schemas["TableResetMessage"] | Schemas["OwnMessage"];
type SeatChange = Partial<Schemas["SeatUpdate"]> | Schemas["OwnUpdate"];

const WATCHING = "watching";
const partKey = (seat: number | null): string => (seat === null ? WATCHING : String(seat));

export class Table {
  readonly api: TableApi;
  readonly playback: Playback;
  header = $state.raw<TableHeader | null>(null);
  parts = $state.raw<Record<string, SeatPart>>({});
  chat = $state.raw<ChatLine[]>([]);
  /** The seat through whose eyes we look; null watches. */
  seat = $state<number | null>(null);
  connected = $state(true);
  problem = $state.raw<ApiError | null>(null);
  missing = $state.raw<ApiError | null>(null);
  /** How many events this browser had seen when it came back. */
  seenBefore = $state<number | null>(null);
  /** Whether the page of the finished game is shown, instead of its last position. */
  atEnd = $state(false);
  private close: (() => void) | null = null;
  private tick = 0;

  constructor(
    readonly id: string,
    beat: (event: GameEvent) => number,
    code: string | null = null,
  ) {
    this.api = new TableApi(id, code);
    this.playback = new Playback(beat);
  }

  get part(): SeatPart | null {
    return this.parts[partKey(this.seat)] ?? null;
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
    return mine.filter((seat) => waiting_for.includes(seat));
  }

  get hotSeat(): boolean {
    return (this.header?.mine.length ?? 0) > 1;
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
    await Promise.all([...(header.value.mine.length ? header.value.mine : [null]).map((seat) => this.fetchSeat(seat)), this.fetchChat()]);
    this.rememberSeen();
    this.atEnd = header.value.status === "over";
    this.close = live({
      path: () => this.api.streamPath(this.tick),
      message: (message) => this.receive(message),
      status: (up) => (this.connected = up),
    });
  }

  leave(): void {
    this.close?.();
    this.playback.skipAll();
  }

  // -- answers ----------------------------------------------------------------------------------------------------

  async play(move: string): Promise<boolean> {
    const { decision, part, seat } = this;
    if (!decision || !part || seat === null) return false;
    this.playback.skipAll();
    const answer = await this.api.move(seat, decision.id, move, part.answers);
    return this.settle(seat, answer, answer.ok && answer.value.move === part.sealed ? part.answers : part.answers + 1);
  }

  async takeBack(): Promise<void> {
    const { part, seat } = this;
    if (seat === null || !part) return;
    await this.settle(seat, await this.api.takeBack(seat, String(part.question), part.answers), part.answers + 1);
  }

  /** Takes back the last decision, which told nobody anything. */
  async undo(): Promise<void> {
    const { part, seat } = this;
    if (seat === null || !part) return;
    await this.settle(seat, await this.api.undo(seat, part.answers), part.answers + 1);
  }

  /** What the server said: the seat has answered so often now, or something is wrong. */
  private async settle(seat: number, answer: Result<unknown>, answers: number): Promise<boolean> {
    this.problem = answer.ok ? null : answer.error;
    const part = this.parts[partKey(seat)];
    if (answer.ok && part && part.answers < answers) this.parts = { ...this.parts, [partKey(seat)]: { ...part, answers } };
    if (!answer.ok && answer.status === 409) await this.fetchSeat(seat);
    return answer.ok;
  }

  // -- what arrives -----------------------------------------------------------------------------------------------

  private receive({ event, data }: Message): void {
    const told = { event, data: JSON.parse(data) as unknown } as Told;
    if (told.event === "own") {
      if (told.data.tick === this.tick) this.mergeSeats(told.data.seats);
      return;
    }
    if (told.data.tick <= this.tick && told.event !== "reset") return;
    this.tick = told.data.tick;
    this.header = told.data.table;
    if (told.event === "reset") return this.restart(told.data);
    const { table, seats, spectator, chat } = told.data;
    if (table.status === "over" && !table.outcome) this.atEnd = true; // ended by agreement: nothing to score
    this.mergeSeats(seats);
    if (spectator) this.merge(null, spectator);
    if (chat.length) {
      const known = new Set(this.chat.map((line) => line.n));
      this.chat = [...this.chat, ...chat.filter((line) => !known.has(line.n))];
    }
  }

  /** Too much was missed: everything is read anew. */
  private restart(update: Schemas["TableReset"]): void {
    const seats = Object.keys(update.seats).map(Number);
    for (const seat of seats.length ? seats : [null]) void this.fetchSeat(seat);
    void this.fetchChat();
  }

  private mergeSeats(seats: Record<string, SeatChange>): void {
    for (const [seat, change] of Object.entries(seats)) this.merge(Number(seat), change);
  }

  private merge(seat: number | null, change: SeatChange): void {
    const before = this.parts[partKey(seat)];
    if (!before) return void this.fetchSeat(seat);
    const { events = [], view, ...rest } = { events: undefined, ...change };
    const fresh = (events ?? []).filter((event) => event.n >= before.events.length);
    if (fresh.length && fresh[0]!.n > before.events.length) return void this.fetchSeat(seat);
    const part: SeatPart = { ...before, ...rest, view: { ...before.view, ...view } as View, events: [...before.events, ...fresh] };
    this.parts = { ...this.parts, [partKey(seat)]: part };
    if (seat === this.seat) {
      this.playback.add(fresh);
      this.noteSeen();
    }
  }

  private async fetchSeat(seat: number | null): Promise<void> {
    const known = this.parts[partKey(seat)]?.events ?? [];
    const [state, told] = await Promise.all([
      this.api.state(seat),
      this.api.events(seat, known.length),
    ]);
    if (!state.ok || !told.ok || !state.value.view) return;
    const { view, decision, sealed, answers, undo, question } = state.value;
    if (state.value.events_from < known.length) {
      delete this.parts[partKey(seat)]; // something was undone
      return this.fetchSeat(seat);
    }
    const events = [...known, ...told.value.events.filter((event) => event.n >= known.length)];
    this.parts = { ...this.parts, [partKey(seat)]: { view, decision, sealed, answers, undo, question, events } };
  }

  private async fetchChat(): Promise<void> {
    const answer = await this.api.chat();
    if (answer.ok) this.chat = answer.value.lines;
  }

  // -- since you left ---------------------------------------------------------------------------------------------

  private get seenKey(): string {
    return `feldherr.seen.${this.id}.${partKey(this.seat)}`;
  }

  private rememberSeen(): void {
    const before = Number(localStorage.getItem(this.seenKey) ?? Number.NaN);
    const now = this.part?.events.length ?? 0;
    this.seenBefore = Number.isFinite(before) && before < now ? before : null;
    this.noteSeen();
  }

  private noteSeen(): void {
    if (this.part && !document.hidden) localStorage.setItem(this.seenKey, String(this.part.events.length));
  }
}
