// A sandbox: the whole position, what is changed by hand, and the link under which it is shared.
import { call, type ApiError, type Schemas } from "../lib/api";
import type { Table } from "../lib/table.svelte";

export type Source = Schemas["Opening"]["source"];

/** Where a sandbox is opened: `/sandbox/new?figure=tie&game=wallenstein`. */
export function sandboxPath(source: Source): string {
  if (source.kind === "position") return `/sandbox/${source.position}`;
  if (source.kind === "puzzle") return `/sandbox/new?puzzle=${source.game}`;
  const { kind: _, ...rest } = source;
  const given = Object.entries(rest).map(([key, value]) => [key, typeof value === "object" ? JSON.stringify(value) : String(value)] as [string, string]);
  return `/sandbox/new?${new URLSearchParams(given).toString()}`;
}

/** What an address asks for; null where it asks for nothing yet. */
export function sourceOf(id: string, asked: string): Source | null {
  if (id !== "new") return { kind: "position", position: id };
  const given = new URLSearchParams(asked);
  const options = optionsOf(given.get("options"));
  const [game, figure, table] = [given.get("game") ?? "wallenstein", given.get("figure"), given.get("table")];
  if (figure) return { kind: "figure", game, figure, options };
  const lesson = given.get("lesson");
  if (lesson) return { kind: "lesson", lesson, step: Number(given.get("step") ?? 1) };
  const puzzle = given.get("puzzle");
  if (puzzle) return { kind: "puzzle", game: puzzle };
  if (table) return { kind: "table", table, at: Number(given.get("at") ?? 0) };
  return given.has("players") ? { kind: "new", game, players: Number(given.get("players")), options } : null;
}

function optionsOf(text: string | null): Record<string, never> {
  try {
    return text ? (JSON.parse(text) as Record<string, never>) : {};
  } catch {
    return {};
  }
}

/** One's own, the one used last first. */
export const ownSandboxes = () => call("get", "/sandboxes");

export const openSandbox = (source: Source) => call("post", "/sandboxes", { body: { source } });

export class Sandbox {
  editing = $state(false);
  /** The position with nothing hidden. */
  view = $state.raw<Schemas["Position"] | null>(null);
  problem = $state.raw<ApiError | null>(null);
  busy = $state(false);
  /** Counts refusals, so that what was tried is shown as it is again. */
  refused = $state(0);
  link = $state<string | null>(null);

  constructor(readonly table: Table) {}

  async look(): Promise<void> {
    const found = await call("get", "/sandboxes/{table_id}/position", { path: { table_id: this.table.id } });
    if (found.ok) this.view = found.value.view;
    else this.problem = found.error;
  }

  /** Changes the position, or says why it cannot be so. */
  edit = async (...edits: string[]): Promise<boolean> => {
    this.busy = true;
    const done = await call("post", "/sandboxes/{table_id}/edits", { path: { table_id: this.table.id }, body: { edits } });
    this.problem = done.ok ? null : done.error;
    if (done.ok) this.link = null;
    else this.refused += 1;
    await this.look();
    this.busy = false;
    return done.ok;
  };

  async share(): Promise<void> {
    const shared = await call("post", "/sandboxes/{table_id}/share", { path: { table_id: this.table.id } });
    this.problem = shared.ok ? null : shared.error;
    this.link = shared.ok ? `${location.origin}/sandbox/${shared.value.id}` : null;
  }
}

const sandboxes = new WeakMap<Table, Sandbox>();

/** The sandbox of a table: one for all parts of its page. */
export function sandboxOf(table: Table): Sandbox {
  let sandbox = sandboxes.get(table);
  if (!sandbox) sandboxes.set(table, (sandbox = new Sandbox(table)));
  return sandbox;
}
