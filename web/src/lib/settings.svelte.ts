// What the player has set, kept in this browser.
import { LANGUAGES, type Language } from "../generated/languages";

export type Theme = "parchment" | "candlelight";
/** How the story is told: it waits for the reader, waits at what happens to them alone, or is told at once. */
export const PACES = ["read", "brisk", "instant"] as const;
export type StoryPace = (typeof PACES)[number];

interface Stored {
  language: Language;
  theme: Theme;
  /** Null: as it suits a newcomer, or one who has played before. */
  pace: StoryPace | null;
  sound: boolean;
  keys: boolean;
  odds: boolean;
  /** Cards in the first game. */
  coach: boolean;
  /** The tower in motion, where the device can show it. */
  scene: boolean;
  /** What characters say at the table. */
  remarks: boolean;
}

const KEY = "feldherr.settings";

const known = (language: unknown): Language => LANGUAGES.find(({ id }) => id === language)?.id ?? LANGUAGES[0].id;

function defaults(): Stored {
  const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
  return {
    language: known(globalThis.navigator?.language?.slice(0, 2)),
    theme: dark ? "candlelight" : "parchment",
    pace: null,
    sound: false,
    keys: true,
    odds: true,
    coach: true,
    scene: true,
    remarks: true,
  };
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  private values = $state<Stored>({ ...defaults(), ...stored() });

  get<K extends keyof Stored>(key: K): Stored[K] {
    return this.values[key];
  }

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.values[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get language(): Language {
    return known(this.values.language); // a browser may remember one that there is no longer
  }
}

export const settings = new Settings();

/** Themes are colours of the whole page; pictures made from them are made after this. */
export function applyTheme(theme: Theme): void {
  if (document.documentElement.dataset["theme"] !== theme) document.documentElement.dataset["theme"] = theme;
}

export const stillness = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

const FINISHED = "feldherr.finished";
/** Whoever has played so many games to their end needs no longer be waited for. */
const NEWCOMER = 3;

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(FINISHED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

let finished = $state.raw(remembered());

function remember(tables: string[]): void {
  finished = tables.slice(-NEWCOMER);
  try {
    localStorage.setItem(FINISHED, JSON.stringify(finished));
  } catch {
    // A browser that keeps nothing waits for its reader.
  }
}

/** A game has come to its end. */
export function finish(table: string): void {
  if (!finished.includes(table)) remember([...finished, table]);
}

/** What else a browser keeps of whoever sits before it: the coach's cards they have seen, the last lesson they did. */
const OWN = ["feldherr.cards", "feldherr.lesson"];

/** Somebody else sits here: they have finished, seen and learnt nothing yet that this browser knows of. */
export function forget(): void {
  remember([]);
  for (const key of OWN) localStorage.removeItem(key);
}

/** Whether fewer games have come to their end than make somebody quick to read. */
export const beginner = (): boolean => finished.length < NEWCOMER;

/** Whether no game has come to its end, but for one. */
export const newcomer = (but = ""): boolean => finished.every((table) => table === but);

export const pace = (): StoryPace => settings.get("pace") ?? (beginner() ? "read" : "brisk");
