// A table before the game: who has come, live.
import { TableApi, type ApiError, type ChatLine, type Result, type Schemas, type TableHeader } from "../lib/api";
import { live } from "../lib/live";

export class Room {
  header = $state.raw<TableHeader | null>(null);
  missing = $state.raw<ApiError | null>(null);
  problem = $state.raw<ApiError | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  private close: (() => void) | null = null;
  private readonly api: TableApi;

  constructor(
    readonly id: string,
    readonly code: string | null,
  ) {
    this.api = new TableApi(id, code);
  }

  async open(): Promise<void> {
    const answer = await this.api.header();
    if (!answer.ok) {
      this.missing = answer.error;
      return;
    }
    this.header = answer.value;
    if (answer.value.status !== "open") return;
    void this.api.chat().then((told) => told.ok && this.hear(told.value.lines));
    this.listen();
  }

  /** Says something to those who wait here. */
  async say(text: string): Promise<boolean> {
    const answer = await this.api.say(text);
    this.problem = answer.ok ? null : answer.error;
    return answer.ok;
  }

  private hear(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.n));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.n))].sort((a, b) => a.n - b.n);
  }

  leave(): void {
    this.close?.();
    this.close = null;
  }

  /** Takes over what a call has changed, or says why it has not. */
  async after(call: Promise<Result<TableHeader>>): Promise<boolean> {
    const answer = await call;
    this.problem = answer.ok ? null : answer.error;
    if (answer.ok) {
      const sat = answer.value.mine.length !== this.header?.mine.length;
      this.take(answer.value);
      if (sat && this.close) {
        this.leave();
        this.listen();
      }
    }
    return answer.ok;
  }

  private listen(): void {
    this.close = live({
      path: () => this.api.streamPath(this.header?.tick ?? 0),
      message: ({ data }) => {
        const told = JSON.parse(data) as Schemas["TableUpdate"] | Schemas["TableReset"] | Schemas["OwnUpdates"] | Schemas["Presence"];
        if ("chat" in told) this.hear(told.chat);
        if ("table" in told) this.take({ ...this.header, ...told.table });
        else if (Array.isArray(told.seats)) this.meet(told.seats);
      },
      status: () => {},
    });
  }

  /** Somebody has come, or gone. */
  private meet(told: Schemas["SeatPresence"][]): void {
    if (this.header) this.header = { ...this.header, seats: this.header.seats.map((seat) => ({ ...seat, ...told[seat.seat] })) };
  }

  private take(header: TableHeader): void {
    if (this.header && header.tick < this.header.tick) return;
    this.header = header;
    if (header.status !== "open") this.leave();
  }
}
