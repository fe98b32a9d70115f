// What the table asks of a game; everything else about it lives in the game's own folder.
import type { Component } from "svelte";
import type { GameEvent, Schemas, View } from "../lib/api";
import type { Key } from "../lib/i18n.svelte";
import type { StoryFace } from "../lib/story";
import type { Table } from "../lib/table.svelte";
import type { Telling } from "../lib/units";
import type { Sandbox } from "../sandbox/sandbox.svelte";

export interface Column {
  icon: string;
  /** A second icon after a stroke: "grain / counties". */
  of?: string;
  label: string;
  value: (seat: number) => string | number;
  rest?: (seat: number) => string;
  short?: (seat: number) => boolean;
  strong?: boolean;
  width: number;
}

export interface SeatStatus {
  icon?: string;
  text: string;
  tone?: "sealed" | "deciding";
}

export interface Face {
  /** Seats from top to bottom. */
  order: number[];
  columns: Column[];
  score: (seat: number) => number;
  status: (seat: number) => SeatStatus | null;
  mark: (seat: number) => { icon: string; label: string } | null;
  /** What the mark is; a bonus tile unless said otherwise. */
  markLabel?: string;
}

/** A column of the final table: where points came from, by seat. */
export interface ScoreColumn {
  label: string;
  values: number[];
}

/** What the page of a finished game shows. Chapters are the events that begin its seasons or turns. */
export interface EndFace {
  figures: { key: Key; of: (view: Schemas["Position"], seat: number) => number }[];
  chapter: (event: GameEvent) => string;
  marks: (chapters: GameEvent[]) => { icon: string; label: string; strong: boolean }[];
  columns: (events: GameEvent[], scores: number[]) => ScoreColumn[];
}

/** What help tells of a game besides its rules, loaded when it is asked for. */
export interface HelpFace {
  /** What to press, apart by spaces, and the key of the text that says what it does. */
  keys: [string, string][];
}

export interface GameModule {
  title: string;
  Progress: Component<{ table: Table }>;
  Board: Component<{ table: Table }>;
  /** `told` is what is told now, and stands where the decision stands. */
  Side: Component<{ table: Table; talk: import("svelte").Snippet; told?: import("svelte").Snippet | undefined }>;
  /** Whether its side shows the players by itself, in place of the players' table. */
  seated?: boolean;
  /** What was hidden, for a replay in which nothing is. */
  Open?: Component<{ table: Table }>;
  /** The players' table. */
  face: (table: Table, view?: View) => Face;
  subtitle: (table: Table) => string;
  end: EndFace;
  help?: () => Promise<{ help: HelpFace }>;
  /** Where a position is changed by hand, at a sandbox. */
  editor?: () => Promise<{ default: Component<{ table: Table; sandbox: Sandbox }> }>;
  telling: Telling;
  story: StoryFace;
  /** The log: whose line it is, which icon stands before it, and whether it heads a part. */
  line: (event: GameEvent) => { seat?: number; icon?: string; heading?: boolean; strong?: boolean; quiet?: boolean };
}
