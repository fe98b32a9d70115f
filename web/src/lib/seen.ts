// How much of a game one has seen at a seat: this browser knows it, and the server tells it to one's others.
import type { TableApi } from "./api";

/** The server is told at once, and then not again for so long. */
const BREATH = 10_000;

export class Seen {
  private latest: [seat: number, events: number] | null = null;
  private resting = false;

  constructor(private readonly api: TableApi) {}

  /** How many events were seen when one was here last; null, if nobody knows. */
  async before(seat: number | null, key: string): Promise<number | null> {
    const here = localStorage.getItem(key);
    const told = seat === null ? null : await this.api.seen(seat, 0);
    const known = [here === null ? Number.NaN : Number(here), (told?.ok ? told.value.before : null) ?? Number.NaN].filter(Number.isFinite);
    return known.length ? Math.max(...known) : null;
  }

  note(seat: number | null, key: string, events: number): void {
    localStorage.setItem(key, String(events));
    if (seat === null) return;
    this.latest = [seat, events];
    if (!this.resting) this.send();
  }

  private send(): void {
    this.resting = this.latest !== null;
    if (!this.latest) return;
    void this.api.seen(...this.latest);
    this.latest = null;
    setTimeout(() => this.send(), BREATH);
  }
}
