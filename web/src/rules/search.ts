// Finds sections by words: titles, terms, texts, refusals and lines of the log.
import { plain, sectionsOf, type Book, type Paragraph, type Section } from "./books";

export interface Hit {
  section: Section;
  /** The paragraph in which the words were found, or the first. */
  text: string;
}

const MOST = 8;
const WEIGHTS = [8, 2, 1] as const;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
const told = ({ text, head, rows }: Paragraph): string => [text, ...head, ...rows.flatMap(({ cells }) => cells)].map(plain).join(" ");
const begins = (words: readonly string[], wanted: string): boolean => words.some((word) => word.startsWith(wanted));

/** The sections that have all the words, or words that begin with them, best first. */
export function search(book: Book, text: string): Hit[] {
  const wanted = wordsOf(text);
  if (!wanted.length) return [];
  const found: (Hit & { score: number })[] = [];
  for (const section of sectionsOf(book)) {
    const shown = section.paragraphs.filter((paragraph) => paragraph.shown).map(told);
    const places = [section.title, shown.join(" "), section.words].map(wordsOf);
    const scores = wanted.map((word) => places.reduce((sum, words, place) => sum + (begins(words, word) ? WEIGHTS[place]! : 0), 0));
    if (scores.includes(0)) continue;
    const [best] = shown.map((each) => ({ each, n: wanted.filter((word) => begins(wordsOf(each), word)).length })).sort((a, b) => b.n - a.n);
    found.push({ section, text: best?.each ?? "", score: scores.reduce((sum, n) => sum + n, 0) });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, MOST);
}
