// What a game says of its story: a headline for what is told, a card for what happened to somebody, the time line.
import type { Component } from "svelte";
import type { GameEvent, View } from "./api";
import type { Table } from "./table.svelte";

export interface Headline {
  icon: string;
  /** Which part of the game it belongs to. */
  part: string;
  title: string;
  /** The event that the title tells. */
  says?: number | undefined;
  /** It gives away what its card shows first: it waits for that. */
  late?: boolean;
  /** Somebody did it to the one who reads. */
  alarm?: boolean;
}

/** What is told: the events, and the views before and after them. */
export interface Telltale {
  events: GameEvent[];
  before: View;
  after: View;
}

/** A part of the season, or of the turn, on the time line. */
export interface Cell {
  key: string;
  icon: string | null;
  seat?: number;
  label: string;
  state: "told" | "now" | "coming" | "hidden";
  /** Who has acted in it. */
  seats: number[];
  /** What one has won or lost in it. */
  disc: "won" | "lost" | null;
  /** What happened in it. */
  events: GameEvent[];
}

export interface StoryFace {
  headline: (told: Telltale, table: Table) => Headline;
  /** Whether there is a card for this. */
  hasCard: (events: GameEvent[]) => boolean;
  Card?: Component<{ table: Table; told: Telltale }>;
  /** What a beat means, in sentences. */
  means?: (told: Telltale, table: Table) => string[];
  /** What is watched instead of read, while these are told. */
  Stage?: Component<{ table: Table }>;
  staged?: (events: GameEvent[]) => boolean;
  /** What the time line shows, and its name. */
  line: (table: Table) => { title: string; note: string; cells: Cell[] };
  /** Where on the map it happened, and lighting it there. */
  places: (event: GameEvent) => string[];
  point: (table: Table, places: string[]) => void;
  /** A routine act in a word or two, for the log; null: it needs its own line, undefined: none at all. */
  brief: (event: GameEvent) => string | null | undefined;
  /** The icon of a part of the log. */
  icon: (event: GameEvent) => string;
}
