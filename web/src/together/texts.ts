// Texts of tables that people come back to; they come with whatever speaks them.
import type { ChatLine } from "../lib/api";
import { textsOf } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";

export const tt = textsOf("together");

/** A moment, as short as one can read it: "Fri 20 Nov, 18:30". */
export const momentOf = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);

export const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);

/** Whether somebody said it. */
export const isSaid = (line: ChatLine): boolean => line.kind === "said" || line.kind === "to_all";

/** A line that nobody said: what happened to the table. */
export function lineOf({ kind, name, facts }: ChatLine): string {
  const { what, about, seat, until } = facts as { what?: string; about?: number; seat?: number; until?: number };
  const number = (about ?? seat ?? 0) + 1;
  const deed = what ? tt(`deed_${what}` as "deed_end", { number }) : "";
  return tt(`line_${kind}` as "line_full", { ...facts, name, deed, number, moment: until ? momentOf(until) : "" });
}
