// The coach of a first game: one card at a time, none twice.
import { factsOf, holds, type Card } from "./card";
import { call } from "../lib/api";
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
    void Promise.all([GAMES[this.game]?.(), seenElsewhere()]).then(([loaded]) => {
      this.cards = loaded?.CARDS ?? [];
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
    note([...seen, this.key(due)]);
    void call("post", "/people/me/cards", { body: { card: this.key(due) } }); // where it is not heard, this browser knows
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

/** The server knows of cards on whatever screen; what only this browser knows stays with it. */
async function seenElsewhere(): Promise<void> {
  const answer = await call("get", "/people/me/cards");
  if (answer.ok) note([...new Set([...kept(), ...answer.value.cards])]);
}

const note = (cards: string[]): void => keep(KEY, JSON.stringify(cards));
const kept = (): string[] => recallList(KEY, isText);
