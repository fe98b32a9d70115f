// The texts of the statistics, loaded with them.
import type { Keys } from "../generated/languages";
import { textsOf } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";

export type StatisticsKey = Keys["statistics"];
export const ts = textsOf("statistics");

/** The bounds of the classes of decisions by their length. */
export const CLASSES = ["5 s", "15 s", "30 s", "1 min", "3 min", "10 min", "1 h", "6 h", "24 h"];

/** "under 30 s", in the player's language. */
export const classOf = (index: number): string => (index < 0 ? "–" : index < CLASSES.length ? ts("under", { time: CLASSES[index] }) : ts("over", { time: CLASSES[CLASSES.length - 1] }));

/** A number with its sign. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value).replace("-", "−");

export const whole = (value: number): string => new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);
