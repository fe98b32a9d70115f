// What a decision shows on the map, and what a click there answers. Decisions write it, the map reads it.
import type { CountyId } from "./types";

export type Lens = "owners" | "taxes" | "grain" | "sites" | "revolts";
export const LENSES: Lens[] = ["owners", "taxes", "grain", "sites", "revolts"];

export type Aside = "majorities" | "winter" | "favors";

export interface Arrow {
  from: CountyId;
  to: CountyId;
  armies: number;
  seat: number;
}

/** A card of one's own plan on the map. */
export interface Tag {
  county: CountyId;
  /** The place of its action card, where that is known. */
  number: number | null;
  icon: string;
  risk: { tone: "risk" | "dead"; icon: string } | null;
  /** Only proposed. */
  ghost?: boolean;
}

/** What a fight that is being decided would throw into the tower. */
export interface Throw {
  thrown: Record<string, Record<string, number>>;
  attacker: number;
  defender: number | null;
}

export interface Shown {
  /** Counties that may be chosen. */
  lit?: CountyId[];
  /** Counties that something is told of; nothing is asked of them. */
  told?: CountyId[];
  /** Where it starts from. */
  origin?: CountyId | null;
  chosen?: CountyId | null;
  badges?: Record<CountyId, string>;
  /** Of those that may be chosen, the ones that hardly work. */
  faint?: CountyId[];
  tags?: Tag[];
  thrown?: Throw | null;
  arrow?: Arrow | null;
  /** Veils everything that is neither lit nor origin. */
  veil?: boolean;
  pick?: (county: CountyId) => void;
  /** Lit counties can be dragged from the map to places beside it. */
  carry?: { lift: (county: CountyId) => void; over: (place: string | null) => void; drop: (county: CountyId, place: string | null) => void };
}

interface Eyes {
  id: string;
  seat: number | null;
}

const winterKey = (id: string, seat: number | null) => `feldherr.winter.${id}.${seat ?? "watching"}`;

export class Board {
  /** What the present decision shows, ... */
  private asked = $state.raw<Shown>({});
  /** ... and what is shown instead while a position is edited. */
  edited = $state.raw<Shown | null>(null);
  hover = $state<CountyId | null>(null);
  /** Counties that something beside the map speaks of. */
  pointed = $state.raw<readonly CountyId[]>([]);
  lens = $state<Lens>("owners");
  list = $state(false);
  /** The tower is shown as large as the window. */
  tower = $state(false);
  /** What is shown beside the map on demand. */
  aside = $state<Aside | null>(null);

  /** Changes when another winter has been looked back upon. */
  private winters = $state(0);
  private pausing: ReturnType<typeof setTimeout> | undefined;

  /** A county's card comes when the pointer rests there, not when it passes. */
  rest(county: CountyId | null): void {
    clearTimeout(this.pausing);
    if (county === null) this.hover = null;
    else this.pausing = setTimeout(() => (this.hover = county), 160);
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

  /** Whether a winter, known by its first event, was looked back upon from that seat. */
  hasSeen(winter: number, { id, seat }: Eyes): boolean {
    return this.winters >= 0 && localStorage.getItem(winterKey(id, seat)) === String(winter);
  }

  seen(winter: number, { id, seat }: Eyes): void {
    localStorage.setItem(winterKey(id, seat), String(winter));
    this.winters += 1;
  }

  toggle(aside: Aside): void {
    this.aside = this.aside === aside ? null : aside;
  }

  nextLens(): void {
    this.lens = LENSES[(LENSES.indexOf(this.lens) + 1) % LENSES.length]!;
  }
}

const boards = new WeakMap<object, Board>();

/** The board of a table: one for all parts of its page. */
export function boardOf(table: object): Board {
  let board = boards.get(table);
  if (!board) boards.set(table, (board = new Board()));
  return board;
}

