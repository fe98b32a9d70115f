// This game's own interface texts; they come with its code.
import type { Keys } from "../../generated/languages";
import { textsOf } from "../../lib/i18n.svelte";

export type Phrase = Keys["table_sixteenthirty"];
export const say = textsOf("table_sixteenthirty");
