// Any view in words: what every table has is left to the frame, the rest is told by the names that the game brings.
import type { View } from "../../lib/api";
import { catalogues, nameOf, t } from "../../lib/i18n.svelte";

export type Fact = string | number | boolean | null | Fact[];
export type Facts = Record<string, Fact>;
/** What the frame asks of any view. */
export interface AnyView {
  turn: number;
  phase: string;
  over: boolean;
  players: ({ victory_points: number } & Facts)[];
}

const OF_EVERY_TABLE = new Set(["game", "options", "question", "waiting_for", "answered", "agenda", "over", "outcome", "seat", "sealed", "players"]);

export const viewOf = (view: View): AnyView => view as unknown as AnyView;

const isTable = (value: unknown): value is Record<string, Facts> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The view's own parts: single facts, and tables of things with facts. */
export function partsOf(view: View): { facts: [string, Fact][]; tables: [string, Record<string, Facts>][] } {
  const own = Object.entries(view as unknown as Record<string, unknown>).filter(([key]) => !OF_EVERY_TABLE.has(key));
  return {
    facts: own.filter(([, value]) => !isTable(value)) as [string, Fact][],
    tables: own.filter(([, value]) => isTable(value)) as [string, Record<string, Facts>][],
  };
}

export const columnsOf = (rows: readonly Facts[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** What stands over a fact. */
export const headOf = (key: string): string => nameOf(key, "view");

/** A fact; nothing is a dash. */
export function told(value: Fact | undefined, key = ""): string {
  if (value === undefined || value === null || (Array.isArray(value) && !value.length)) return "–";
  if (Array.isArray(value)) return value.map((item) => told(item, key)).join(", ");
  return typeof value === "boolean" ? t(value ? "yes" : "no") : nameOf(value, key);
}

/** A move in words: those after its verb have numbers in its message. */
export function moveInWords(game: string, move: string, players: readonly string[]): string {
  const [verb, ...rest] = move.split(" ");
  const words = catalogues.current;
  const facts = Object.fromEntries(rest.map((word, i) => [`word${i + 1}`, /^\d+$/.test(word) ? Number(word) : word]));
  return words.has("moves", `${game}_${verb}`) ? words.sentence("moves", `${game}_${verb}`, facts, players) : move;
}
