// The texts of analyses, loaded with them.
import type { Keys } from "../generated/languages";
import { nameOf, t, textsOf } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";

export const ta = textsOf("analysis");
export type AnalysisKey = Keys["analysis"];

const shown = (share: number, how: Intl.NumberFormatOptions): string => new Intl.NumberFormat(settings.language, { style: "percent", ...how }).format(share).replace("-", "−");

/** A change of a chance, with its sign: "+3%". */
export const signed = (by: number): string => shown(by, { signDisplay: "exceptZero" });

/** A standard error, more finely. */
export const finely = (share: number): string => shown(share, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface Part {
  season?: string;
  year?: number;
  turn?: number;
}

/** The year alone, where a picture tells the season. */
export const yearOf = (part: Record<string, unknown>): string => t("year_n", { n: t("year_numeral", { year: (part as Part).year ?? 0 }) });

/** The season or turn of a game. */
export function partOf(part: Record<string, unknown>): string {
  const { season, turn } = part as Part;
  return season ? `${nameOf(season)}, ${yearOf(part)}` : ta("turn", { turn: turn ?? 0 });
}
