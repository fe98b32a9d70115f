// The texts of the lessons' pages, loaded with them.
import { textsOf } from "../lib/i18n.svelte";

export const tl = textsOf("learn");
