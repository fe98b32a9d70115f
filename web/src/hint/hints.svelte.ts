// Hints: what a bot would play for the seat before the screen, and why. They are only asked for, and go with the question.
import { getContext, setContext, untrack } from "svelte";
import type { ApiError, Hint } from "../lib/api";
import type { Table } from "../lib/table.svelte";

const KEY = Symbol("hints");

export class Hints {
  private given = $state.raw<Hint | null>(null);
  private refused = $state.raw<{ decision: string; error: ApiError } | null>(null);
  asking = $state(false);
  /** The hint for what is asked now. */
  readonly shown: Hint | null = $derived.by(() => {
    const { decision, seat } = this.table;
    return this.given && this.given.seat === seat && this.given.decision === decision?.id ? this.given : null;
  });

  constructor(readonly table: Table) {}

  get offered(): boolean {
    const { header, decision, part } = this.table;
    return header?.hints_given === true && header.status === "running" && decision !== null && part?.sealed === null;
  }

  get problem(): ApiError | null {
    return this.refused?.decision === this.table.decision?.id ? (this.refused?.error ?? null) : null;
  }

  async ask(): Promise<void> {
    const { decision, seat, api } = this.table;
    if (!this.offered || this.asking || this.shown || !decision || seat === null) return;
    this.asking = true;
    const answer = await api.hint(seat, decision.id);
    this.asking = false;
    this.given = answer.ok ? answer.value : null;
    this.refused = answer.ok ? null : { decision: decision.id, error: answer.error };
  }

  close(): void {
    this.given = this.refused = null;
  }
}

/** The hints of a table, for all parts of its page; they go with the page, so behind a curtain there are none. */
export const giveHints = (table: Table): Hints => setContext(KEY, new Hints(table));

/** None in a replay. */
export const theHints = (): Hints | undefined => getContext<Hints | undefined>(KEY);

/** Shows the move of a hint among the ways to answer, once: afterwards the player may choose otherwise. */
export function layOut(lay: (move: string, words: string[]) => void): void {
  const hints = theHints();
  $effect(() => {
    const move = hints?.shown?.move;
    if (move !== undefined) untrack(() => lay(move, move.split(" ").slice(1)));
  });
}
