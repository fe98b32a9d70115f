// The texts of tower and laboratory, loaded with them.
import { textsOf } from "../lib/i18n.svelte";

export const tt = textsOf("tower");
