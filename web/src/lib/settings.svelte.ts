// What the player has set, kept in this browser.
import { LANGUAGES, type Language } from "../generated/languages";
import type { TableHeader } from "./api";
import { isText, keep, recall, recallList } from "./kept";

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
    return JSON.parse(recall(KEY) ?? "{}") as Partial<Stored>;
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
    keep(KEY, JSON.stringify(this.values));
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

const FINISHED = "feldherr.finished-games";
/** Whoever has played so many games to their end needs no longer be waited for. */
const NEWCOMER = 3;

/** A game that came to its end: what was played, and at which table. */
type Finished = readonly [game: string, table: string];
const isFinished = (each: unknown): each is Finished => Array.isArray(each) && each.length === 2 && each.every(isText);

let finished = $state.raw(recallList(FINISHED, isFinished));

/** Whether this browser has ever noted what whoever sits here has finished. */
export const knowsFinished = (): boolean => recall(FINISHED) !== null;

/** Of each game the last are enough. */
function remember(all: readonly Finished[]): void {
  finished = all.filter(([game], at) => all.slice(at).filter(([other]) => other === game).length <= NEWCOMER);
  keep(FINISHED, JSON.stringify(finished));
}

/** Nothing more is known to have been finished. */
export const noteFinished = (): void => remember(finished);

/** A game that was played from its beginning has come to its end; one taken up from a record, or in the middle, teaches less. */
export function finish({ id, game, outcome, ended, mine, lesson, sandbox, origin }: TableHeader): void {
  const begunElsewhere = origin && ("imported" in origin || ("move" in origin && typeof origin.move === "number"));
  if (!outcome || ended !== "played" || !mine.length || lesson || sandbox || begunElsewhere) return;
  if (!finished.some(([, table]) => table === id)) remember([...finished, [game, id]]);
}

/** What else a browser keeps of whoever sits before it: the coach's cards they have seen, what they learn and have learnt. */
const OWN = ["feldherr.cards", "feldherr.lesson", "feldherr.road"];

/** Somebody else sits here: they have finished, seen and learnt nothing yet that this browser knows of. */
export function forget(): void {
  remember([]);
  for (const key of OWN) keep(key, null);
}

/** Whether fewer games have come to their end than make somebody quick to read. */
export const beginner = (): boolean => finished.length < NEWCOMER;

/** Whether this game has not yet come to its end, but at one table. */
export const newcomer = (game: string, but = ""): boolean => finished.every(([other, table]) => other !== game || table === but);

export const pace = (): StoryPace => settings.get("pace") ?? (beginner() ? "read" : "brisk");
