// This game's own interface texts; they come with its code.
import de from "../../i18n/sixteenthirty.de.json";
import en from "../../i18n/sixteenthirty.en.json";
import { catalogues } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { Speaker, type Facts } from "../../lib/words";

export type Phrase = keyof typeof en;

const TEXTS: Record<"en" | "de", Record<Phrase, string>> = { en, de };

export function say(key: Phrase, facts: Facts = {}): string {
  return new Speaker(catalogues.current).fill(TEXTS[settings.language][key], facts);
}
