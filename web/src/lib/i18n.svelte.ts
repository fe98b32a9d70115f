// Interface texts in the player's language, and the engine's catalogue for sentences about the game.
import de from "../i18n/de.json";
import doorsDe from "../i18n/doors.de.json";
import doorsEn from "../i18n/doors.en.json";
import en from "../i18n/en.json";
import { settings } from "./settings.svelte";
import { Speaker, type Catalogue, type Facts, type Language } from "./words";

export type Key = keyof typeof en | keyof typeof doorsEn;

const TEXTS: Record<Language, Record<Key, string>> = { en: { ...en, ...doorsEn }, de: { ...de, ...doorsDe } };
const EMPTY: Catalogue = { names: {}, events: {}, prompts: {}, warnings: {}, rules: {} };

class Catalogues {
  loaded = $state.raw<Partial<Record<Language, Catalogue>>>({});

  async load(language: Language): Promise<void> {
    if (this.loaded[language]) return;
    const module =
      language === "de" ? await import("../generated/words.de.json") : await import("../generated/words.en.json");
    this.loaded = { ...this.loaded, [language]: module.default as unknown as Catalogue };
  }

  get current(): Catalogue {
    return this.loaded[settings.language] ?? EMPTY;
  }
}

export const catalogues = new Catalogues();

/** The interface text of a key. Placeholders are filled as in the engine's catalogue. */
export function t(key: Key, facts: Facts = {}): string {
  return new Speaker(catalogues.current).fill(TEXTS[settings.language][key], facts);
}

/** Texts of a page that brings its own. */
export const textsOf =
  <K extends string>(texts: Record<Language, Record<K, string>>) =>
  (key: K, facts: Facts = {}): string =>
    new Speaker(catalogues.current).fill(texts[settings.language][key], facts);

/** What a thing of the game is called. */
export function nameOf(thing: unknown, kind = ""): string {
  return new Speaker(catalogues.current).name(thing, kind);
}

export function speaker(players: readonly string[]): Speaker {
  return new Speaker(catalogues.current, players);
}

/** A rule of the game in a sentence. */
export function ruleOf(code: string, facts: Facts = {}): string {
  return new Speaker(catalogues.current).sentence("rules", code, facts);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** How strong a bot is, in words; a level that this client does not know has its own name. */
export function levelName(level: string): string {
  const told = catalogues.current.names[`bot_${level}`];
  const key = `level_${level}`;
  return told ?? (key in TEXTS[settings.language] ? t(key as Key) : level);
}

/** "0, 2 or 4" */
export function either(values: readonly number[]): string {
  return new Intl.ListFormat(settings.language, { type: "disjunction" }).format(values.map(String));
}

/** A text whose long words may be parted on narrow cards. */
export function soft(text: string): string {
  const words = t("breaks").split(" ").filter(Boolean);
  return words.reduce((told, word) => told.replaceAll(word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")), text);
}

export async function speak(language: Language): Promise<void> {
  await catalogues.load(language);
  settings.set("language", language);
  document.documentElement.lang = language;
}
