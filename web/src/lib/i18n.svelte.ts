// Everything that the client says, in the player's language: interface texts, and sentences about the game.
import { LANGUAGES, type Keys, type Language } from "../generated/languages";
import { settings } from "./settings.svelte";
import { Catalogue, Speaker, type Compiled, type Facts } from "./words";

export type Key = Keys["table"] | Keys["doors"];
/** Parts that a page brings along; the rest is in the first load. */
type Part = Exclude<keyof Keys, "table" | "doors">;
/** A game brings along what only its tables tell. */
export type Game = "wallenstein" | "sixteenthirty";

const FILES = import.meta.glob<Compiled>("../generated/words/*/*.json", { import: "default" });
const SILENT = new Catalogue("en");

class Catalogues {
  private loaded = $state.raw<Partial<Record<Language, Catalogue>>>({});
  private readonly wanted = new Set<string>(["first"]);
  private readonly brought = new Map<string, (language: Language) => Promise<Compiled>>();
  private readonly coming = new Map<string, Promise<void>>();

  /** The parts wanted so far, in a language. */
  async load(language: Language): Promise<void> {
    await Promise.all([...this.wanted].map((part) => this.bring(language, part)));
  }

  /** A part that a page speaks, now and after the language changes. */
  want(part: Part | Game): void {
    this.wanted.add(part);
    void this.bring(settings.language, part);
  }

  /** A part that no file has: `words` brings it, now and after the language changes. */
  learn(part: string, words: (language: Language) => Promise<Compiled>): Promise<void> {
    this.wanted.add(part);
    this.brought.set(part, words);
    const coming = this.bring(settings.language, part);
    coming.catch(() => this.wanted.delete(part)); // nobody has it
    return coming;
  }

  get current(): Catalogue {
    return this.loaded[settings.language] ?? SILENT;
  }

  private bring(language: Language, part: string): Promise<void> {
    const file = `../generated/words/${language}/${part}.json`;
    const words = this.brought.get(part);
    const coming = this.coming.get(file) ?? (words ? words(language) : FILES[file]!()).then((messages) => this.take(language, messages));
    this.coming.set(file, coming);
    coming.catch(() => this.coming.delete(file)); // the next who wants it asks again
    return coming;
  }

  private take(language: Language, messages: Compiled): void {
    const catalogue = this.loaded[language] ?? new Catalogue(language);
    catalogue.add(messages);
    this.loaded = { ...this.loaded, [language]: catalogue };
  }
}

export const catalogues = new Catalogues();

/** Something loaded later, when the words that it wants are here too. */
export async function withWords<T>(module: Promise<T>): Promise<T> {
  const loaded = await module;
  await catalogues.load(settings.language);
  return loaded;
}

/** The interface text of a key. */
export function t(key: Key, facts: Facts = {}): string {
  const words = catalogues.current;
  return words.sentence(words.has("table", key) ? "table" : "doors", key, facts, []);
}

export function has(section: keyof Keys | "names", key: string): boolean {
  return catalogues.current.has(section, key);
}

/** The texts of a page that brings its own; they are silent until they have come. */
export function textsOf<P extends Part>(part: P): (key: Keys[P], facts?: Facts) => string {
  catalogues.want(part);
  return (key, facts = {}) => (has(part, key) ? catalogues.current.sentence(part, key, facts, []) : "");
}

/** What a thing of the game is called. */
export function nameOf(thing: unknown, kind = "", form = ""): string {
  return catalogues.current.name(thing, kind, form);
}

export function speaker(players: readonly string[]): Speaker {
  return new Speaker(catalogues.current, players);
}

/** A rule of the game in a sentence. */
export function ruleOf(code: string, facts: Facts = {}): string {
  return catalogues.current.sentence("rules", code, facts, []);
}

const percents = new Map<Language, Intl.NumberFormat>();

export function percent(share: number): string {
  const { language } = settings;
  const format = percents.get(language) ?? new Intl.NumberFormat(language, { style: "percent" });
  percents.set(language, format);
  return format.format(share);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/** How strong a bot is, in words; a level that this client does not know has its own name. */
export function levelName(level: string): string {
  if (has("names", `bot_${level}`)) return nameOf(level, "bot");
  return has("doors", `level_${level}`) ? t(`level_${level}` as Key) : level;
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

/** The same text in every language, for what asks for one in each. */
export function inAll(text: string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map(({ id }) => [id, text])) as Record<Language, string>;
}

export async function speak(language: Language): Promise<void> {
  await catalogues.load(language);
  settings.set("language", language);
  showLanguage(language);
}

/** The page and the app that is made of it say which language they are in. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/manifest.webmanifest?language=${language}`);
}
