// Moments and names as short as one can read them.
import { settings } from "./settings.svelte";

/** "Fri 20 Nov, 18:30". */
export const momentOf = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);

/** "Anna, Ben and Clara". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
