// The texts of the help, loaded with it.
import { textsOf } from "../lib/i18n.svelte";

/** Chapters and keys are named by the games; what they do not name is silent. */
export const th = textsOf("help") as (key: string) => string;
