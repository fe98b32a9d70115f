// The coach of a first game: one card at a time, none twice.
import { factsOf, holds, type Card } from "./card";
import { isText, keep, recallList } from "../lib/kept";
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

  /** What comes up now waits until the card that lies there is closed. One goes by itself when what it speaks of has passed and something else is asked. */
  look(): void {
    const { decision } = this.table;
    if (this.shown && (holds(this.shown.card, this.table) || !decision || decision.id === this.question)) return;
    const seen = kept();
    const due = this.cards.find((card) => !seen.includes(this.key(card)) && holds(card, this.table));
    this.shown = due ? { card: due, facts: factsOf(due, this.table) } : null;
    if (!due) return;
    keep(KEY, JSON.stringify([...seen, this.key(due)]));
    this.question = decision?.id;
  }

  close(): void {
    this.shown = null;
    this.look();
  }

  private key(card: Card): string {
    return `${this.game}.${card.id}`;
  }
}

const kept = (): string[] => recallList(KEY, isText);
