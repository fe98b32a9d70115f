// What a decision shows on the map, and what a click there answers. Decisions write it, the map reads it.
import type { Forecast } from "./foresee.svelte";
import type { CountryId } from "./types";

export interface Stacked {
  seat: number;
  country: CountryId;
}

export interface Shown {
  /** Countries that may be chosen. */
  lit?: CountryId[];
  origin?: CountryId | null;
  chosen?: CountryId | null;
  badges?: Record<CountryId, string>;
  /** What the own markers and countries would be after what is chosen. */
  future?: Forecast | null;
  /** Influence of seats that may be chosen, and the one that is. */
  stacks?: Stacked[];
  stack?: Stacked | null;
  pickStack?: (stack: Stacked) => void;
  arrow?: { from: CountryId; to: CountryId; league?: boolean } | null;
  pick?: (country: CountryId) => void;
  /** Why another cannot be chosen. */
  why?: (country: CountryId) => string;
}

export class Board {
  /** What the present decision shows, ... */
  private asked = $state.raw<Shown>({});
  /** ... and what is shown instead while a position is edited. */
  edited = $state.raw<Shown | null>(null);
  hover = $state<CountryId | null>(null);
  /** Countries that something beside the map speaks of. */
  pointed = $state.raw<readonly CountryId[]>([]);
  list = $state(false);
  private pausing: ReturnType<typeof setTimeout> | undefined;

  /** A country's card comes when the pointer rests there, not when it passes. */
  rest(country: CountryId | null): void {
    clearTimeout(this.pausing);
    if (country === null) this.hover = null;
    else this.pausing = setTimeout(() => (this.hover = country), 160);
  }

  get shown(): Shown {
    return this.edited ?? this.asked;
  }

  show(shown: Shown): () => void {
    this.asked = shown;
    return () => {
      if (this.asked === shown) this.asked = {};
    };
  }
}

const boards = new WeakMap<object, Board>();

/** The board of a table: one for all parts of its page. */
export function boardOf(table: object): Board {
  let board = boards.get(table);
  if (!board) boards.set(table, (board = new Board()));
  return board;
}
