// The tables of the start page: mine as they change, the public ones when one looks.
import { showBadge } from "../app/badge";
import { addressOf, type Schemas, type TableHeader } from "../lib/api";
import { live } from "../lib/live";
import { merged, waitingFirst } from "../together/order";
import { lobby } from "./api";
import { me } from "./me.svelte";
import { askedOfMe } from "./tables";

const LOOK_AGAIN = 15_000;

export class MyGames {
  tables = $state.raw<TableHeader[]>([]);
  /** Whether the server has been asked. */
  read = $state(false);
  private close: (() => void) | null = null;

  /** Those that wait for me come first, then those that run, then open ones; finished games last. */
  get sorted(): TableHeader[] {
    const rank = (table: TableHeader) => (askedOfMe(table).length ? 0 : table.status === "over" ? 3 : table.status === "open" ? 2 : 1);
    return [...this.tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
  }

  get waiting(): number {
    return this.tables.filter((table) => askedOfMe(table).length).length;
  }

  async open(): Promise<void> {
    await me.look();
    if (!me.person) {
      this.read = true;
      return;
    }
    await this.look();
    this.close = live({
      path: () => addressOf("/stream"),
      message: ({ data }) => this.merge((JSON.parse(data) as Schemas["HeadersUpdate"]).tables),
      status: (up) => up && void this.look(),
    });
  }

  leave(): void {
    this.close?.();
  }

  private async look(): Promise<void> {
    const answer = await lobby.mine();
    if (answer.ok) this.show(answer.value.tables);
    this.read = true;
  }

  private merge(changed: TableHeader[]): void {
    this.show(merged(this.tables, changed, me.person?.id));
  }

  private show(tables: TableHeader[]): void {
    this.tables = tables;
    showBadge(waitingFirst(tables).length);
  }
}

/** Public tables, looked at again every quarter of a minute while the page is seen. */
export class PublicTables {
  open = $state.raw<TableHeader[]>([]);
  running = $state.raw<TableHeader[]>([]);
  private readonly timer = setInterval(() => !document.hidden && void this.read(), LOOK_AGAIN);

  constructor() {
    void this.read();
  }

  leave(): void {
    clearInterval(this.timer);
  }

  private async read(): Promise<void> {
    const [open, running] = await Promise.all([lobby.open(), lobby.watch()]);
    if (open.ok) this.open = open.value.tables.filter((table) => !table.mine.length && table.seats.some((seat) => seat.kind === "open" || seat.offered));
    if (running.ok) this.running = running.value.tables.filter((table) => !table.mine.length);
  }
}
