// Hints: what a bot would play for the seat before the screen, and why. They are only asked for, go with the question,
// and never play: what they propose is laid out when the player wants it, and answered by the player.
import { getContext, setContext, untrack } from "svelte";
import type { ApiError, Compared, Hint } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

const KEY = Symbol("hints");

/** One thing that is proposed, with what can be done about it. */
export interface Proposal {
  title: string;
  why: string[];
  /** What the button says that lays it out, and whether it lies there already. */
  lays: string;
  laid: boolean;
  lay: () => void;
  another: (() => void) | null;
  /** Lays out all that belongs together. */
  all: (() => void) | null;
}

/** What is being decided, as far as advice goes: what it is about, and what a hint proposes for it. */
export interface Adviser {
  topic: () => { rule: string; title: string; icon?: string } | null;
  propose: (hint: Hint) => Proposal | null;
  /** The player's own plan, once it is whole. */
  mine?: () => string | null;
}

export class Hints {
  private given = $state.raw<Hint | null>(null);
  private refused = $state.raw<{ decision: string; error: ApiError } | null>(null);
  asking = $state(false);
  /** Whether the sheet is open, and for what question. */
  private openFor = $state<string | null>(null);
  adviser = $state.raw<Adviser | null>(null);
  /** The move that was last laid out. */
  laid = $state.raw<{ move: string } | null>(null);
  /** Which of the ideas for a question is looked at. */
  idea = $state(0);
  /** The hint for what is asked now. */
  readonly shown: Hint | null = $derived.by(() => {
    const { decision, seat } = this.table;
    return this.given && this.given.seat === seat && this.given.decision === decision?.id ? this.given : null;
  });

  /** Whether the player's plan is shown beside the hint's: then it goes with the plan. */
  comparing = $state(false);
  private beside = $state.raw<{ mine: string; found: Compared } | null>(null);
  /** The player's plan beside the hint's, as long as both are what they were. */
  readonly compared: Compared | null = $derived.by(() => {
    const { decision, seat } = this.table;
    if (!this.beside || this.beside.mine !== this.mine) return null;
    const { found } = this.beside;
    return found.seat === seat && found.decision === decision?.id ? found : null;
  });

  constructor(readonly table: Table) {}

  /** The player's own plan, once it is whole. */
  get mine(): string | null {
    return this.adviser?.mine?.() ?? null;
  }

  async compare(): Promise<void> {
    const { decision, seat, api } = this.table;
    const mine = this.mine;
    if (!this.offered || !decision || seat === null || mine === null) return;
    const answer = await api.compare(seat, decision.id, mine);
    if (mine !== this.mine) return; // a newer one is under way
    this.beside = answer.ok ? { mine, found: answer.value } : null;
    this.refused = answer.ok ? null : { decision: decision.id, error: answer.error };
  }

  get offered(): boolean {
    const { header, decision, part } = this.table;
    return header?.hints_given === true && header.status === "running" && decision !== null && part?.sealed === null;
  }

  get open(): boolean {
    return this.openFor !== null && this.openFor === this.table.decision?.id && this.table.part?.sealed === null;
  }

  get problem(): ApiError | null {
    return this.refused?.decision === this.table.decision?.id ? (this.refused?.error ?? null) : null;
  }

  /** Opens the sheet with what is being decided. */
  explain(): void {
    this.openFor = this.table.decision?.id ?? null;
  }

  async ask(): Promise<void> {
    const { decision, seat, api } = this.table;
    if (!this.offered || this.asking || !decision || seat === null) return;
    this.explain();
    this.comparing = false;
    if (this.shown) return;
    this.asking = true;
    const answer = await api.hint(seat, decision.id);
    this.asking = false;
    this.idea = 0;
    this.given = answer.ok ? answer.value : null;
    this.refused = answer.ok ? null : { decision: decision.id, error: answer.error };
  }

  close(): void {
    this.openFor = null;
    this.comparing = false;
    this.given = this.refused = this.laid = this.beside = null;
  }
}

/** The hints of a table, for all parts of its page; they go with the page, so behind a curtain there are none. */
export const giveHints = (table: Table): Hints => setContext(KEY, new Hints(table));

/** None in a replay. */
export const theHints = (): Hints | undefined => getContext<Hints | undefined>(KEY);

/** Lays out a move that was proposed among the ways to answer, once: afterwards the player may choose otherwise. */
export function layOut(lay: (move: string, words: string[]) => void): void {
  const hints = theHints();
  $effect(() => {
    const move = hints?.laid?.move;
    if (move !== undefined) untrack(() => lay(move, move.split(" ").slice(1)));
  });
}

/** Says what is being decided, as long as it is. */
export function advise(adviser: Adviser): void {
  const hints = theHints();
  $effect(() => {
    if (!hints) return;
    hints.adviser = adviser;
    return () => {
      if (hints.adviser === adviser) hints.adviser = null;
    };
  });
}

/** The proposal for a question with one answer: the bot's move first, then what else it thought of. */
export function proposeMove(hints: Hints, hint: Hint, say: (move: string) => string): Proposal {
  const others = hint.ideas.filter((idea) => idea.move !== hint.move);
  const idea = hints.idea ? others[hints.idea - 1] : undefined;
  const move = idea?.move ?? hint.move;
  const laid = hints.laid?.move === move;
  return {
    title: idea ? say(move) : hint.told[settings.language],
    why: idea ? [idea.why.sentence[settings.language]] : hint.why.map((reason) => reason.sentence[settings.language]),
    lays: move,
    laid,
    lay: () => {
      hints.laid = { move };
      // What is answered with a button alone: the player presses it.
      document.querySelector<HTMLElement>(`[data-move="${move}"]`)?.focus();
    },
    another: others.length ? () => (hints.idea = (hints.idea + 1) % (others.length + 1)) : null,
    all: null,
  };
}
