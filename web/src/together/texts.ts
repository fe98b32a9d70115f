// Texts of tables that people come back to; they come with whatever speaks them.
import type { ChatLine } from "../lib/api";
import { textsOf } from "../lib/i18n.svelte";
import { momentOf } from "../lib/moments";

export { listed, momentOf } from "../lib/moments";

export const tt = textsOf("together");

/** Whether somebody said it. */
export const isSaid = (line: ChatLine): boolean => line.kind === "said" || line.kind === "to_all";

/** A line that nobody said: what happened to the table. */
export function lineOf({ kind, name, facts }: ChatLine): string {
  const { what, about, seat, until } = facts as { what?: string; about?: number; seat?: number; until?: number };
  const number = (about ?? seat ?? 0) + 1;
  const deed = what ? tt(`deed_${what}` as "deed_end", { number }) : "";
  return tt(`line_${kind}` as "line_full", { ...facts, name, deed, number, moment: until ? momentOf(until) : "" });
}
