// Rulebooks as the server writes them: of a game, or of a table. What has been read is kept.
import { call, type Result, type Schemas, type TableHeader } from "../lib/api";
import type { Language } from "../generated/languages";

export type Book = Schemas["Book"];
export type Chapter = Schemas["Chapter"];
export type Section = Schemas["Section"];
export type Paragraph = Schemas["Paragraph"];
export type Row = Schemas["Row"];
export type Figure = Schemas["Figure"];
export type Text = Schemas["Run"][];

/** Whose rules: a game's as printed, perhaps with options, or those of a table. */
export type Whose = { game: string; preset?: string; options?: Record<string, unknown> } | { table: string; code: string | null };

const kept = new Map<string, Promise<Result<Book>>>();

export function bookOf(whose: Whose, language: Language): Promise<Result<Book>> {
  const key = JSON.stringify([whose, language]);
  const found = kept.get(key) ?? asked(whose, language);
  kept.set(key, found);
  void found.then((answer) => answer.ok || kept.delete(key)); // the next who reads asks again
  return found;
}

const asked = (whose: Whose, language: Language): Promise<Result<Book>> =>
  "table" in whose
    ? call("get", "/tables/{table_id}/rules", { path: { table_id: whose.table }, query: { language, code: whose.code } })
    : call("get", "/rules/{game}", {
        path: { game: whose.game },
        query: { language, preset: whose.preset ?? null, options: whose.options ? JSON.stringify(whose.options) : null },
      });

/** The game up to the position of a figure, by the rules that these options make. */
export const figureRecord = (game: string, figure: string, options: string) =>
  call("get", "/rules/{game}/figures/{figure}/record", { path: { game, figure }, query: { options } });

/** What a table plays by, as far as pictures depend on it. */
export function drawnBy({ game, options }: TableHeader): Record<string, unknown> {
  if (game !== "wallenstein") return {};
  const { edition, court, landsknechte, tower, rules } = options as Record<string, unknown>;
  return { edition, court, landsknechte, tower, rules };
}

/** The sections in which a ruling is told. */
export const toldIn = (book: Book, ruling: string): Section[] => sectionsOf(book).filter(({ paragraphs }) => paragraphs.some(({ shown, rulings }) => shown && rulings.some(({ id }) => id === ruling)));

/** The sections that hold by these rules. */
export const sectionsOf = (book: Book): Section[] => book.chapters.flatMap(({ sections }) => sections.filter(({ number }) => number));

const anchorsIn = ({ anchor, paragraphs }: Section): string[] => [anchor, ...paragraphs.filter(({ shown }) => shown).flatMap((paragraph) => [paragraph.anchor, ...paragraph.rows.map((row) => row.anchor)])];

/** The section with an anchor, or around what has it; of a chapter its first. */
export function sectionAt(book: Book, anchor: string): Section | null {
  const chapter = book.chapters.find((each) => each.anchor === anchor);
  const sections = sectionsOf(chapter ? { ...book, chapters: [chapter] } : book);
  return (chapter ? sections[0] : sections.find((section) => anchorsIn(section).includes(anchor))) ?? null;
}

/** The anchor that explains something met at the table: `events-marched`, `errors-no_money`, or a topic of help. */
export function anchorOf(book: Book, what: string): string | null {
  return book.points[what] ?? book.points[`topics-${what}`] ?? book.points[`decisions-${what}`] ?? null;
}

export const plain = (text: Text): string => text.map((run) => run.text).join("");
