// The words around the rules, loaded with them.
import { textsOf } from "../lib/i18n.svelte";

export const tb = textsOf("rulebook");
