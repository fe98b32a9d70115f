// The texts of the coach, loaded with it.
import { textsOf } from "../lib/i18n.svelte";

/** Cards are named by the games' data. */
export const tc = textsOf("coach") as (key: string, facts?: Record<string, unknown>) => string;
