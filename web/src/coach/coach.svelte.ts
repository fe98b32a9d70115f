// The coach of a first game: one card at a time, none twice.
import { factsOf, holds, type Card } from "./card";
import type { Table } from "../lib/table.svelte";

const KEY = "feldherr.cards";
const GAMES: Record<string, () => Promise<{ CARDS: Card[] }>> = {
  wallenstein: () => import("./wallenstein"),
  sixteenthirty: () => import("./sixteenthirty"),
};

export class Coach {
  shown = $state.raw<{ card: Card; facts: Record<string, unknown> } | null>(null);
  private cards: Card[] = [];
  /** The question that lay open when the card came. */
  private question: string | undefined;
  private readonly game: string;

  constructor(private readonly table: Table) {
    this.game = table.header!.game;
    void GAMES[this.game]?.().then(({ CARDS }) => {
      this.cards = CARDS;
      this.look();
    });
  }

  /** What comes up now. A card makes way for the next, or for another question, when what it speaks of has passed. */
  look(): void {
    const passed = this.shown !== null && !holds(this.shown.card, this.table);
    if (this.shown && !passed) return;
    const seen = kept();
    const due = this.cards.find((card) => !seen.includes(this.key(card)) && holds(card, this.table));
    const { decision } = this.table;
    if (due) {
      keep([...seen, this.key(due)]);
      this.shown = { card: due, facts: factsOf(due, this.table) };
      this.question = decision?.id;
    } else if (passed && decision && decision.id !== this.question) this.shown = null;
  }

  close(): void {
    this.shown = null;
    this.look();
  }

  private key(card: Card): string {
    return `${this.game}.${card.id}`;
  }
}

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function keep(cards: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(cards));
  } catch {
    // A browser that keeps nothing sees its cards again.
  }
}
