// The texts of players, friends and tournaments, loaded with them.
import { textsOf } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";

export { listed, momentOf } from "../lib/moments";

export const tp = textsOf("people");

export const whole = (value: number): string => new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);

/** "1.", "2nd": a place in words short enough for a table. */
export const placeOf = (place: number | null): string => (place === null ? "–" : String(place));
