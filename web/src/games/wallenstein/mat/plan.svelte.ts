// The plan on the mat before it is sealed: which card lies on which box. What it is worth, the server says.
import type { Check } from "../../../lib/api";
import type { Table } from "../../../lib/table.svelte";
import { nextEmpty, planText, readPlan, type Laid } from "./laid";
import type { BoxId, CountyId, Forecast, PlanDecision } from "../types";

/** A card in hand: a county, a coin ("0" to "4"), "blank", "tower" or "-" for a box left empty. */
export interface Held {
  card: string;
  from: BoxId | null;
}

const isCoin = (card: string): boolean => /^\d$/.test(card);

const CHECK_AFTER = 120;
const SAVE_AFTER = 400;

export class PlanDraft {
  laid = $state.raw<Laid>({});
  held = $state.raw<Held | null>(null);
  /** The box chosen first, waiting for a card. */
  target = $state<BoxId | null>(null);
  over = $state<BoxId | null>(null);
  /** The box that was last looked at. */
  about = $state<BoxId | null>(null);
  /** What a hint proposes for a box: it lies there as a shadow, until the player lays it. */
  ghost = $state.raw<{ box: BoxId; card: string } | null>(null);
  check = $state.raw<Check | null>(null);
  /** What the county in hand would meet on each box. */
  preview = $state.raw<Forecast | null>(null);
  private checking: ReturnType<typeof setTimeout> | undefined;
  private saving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    readonly decision: PlanDecision,
    readonly seat: number,
  ) {
    this.laid = Object.fromEntries(decision.declared.map((box) => [box, "-"]));
    void this.restore();
  }

  get forecast(): Forecast | null {
    return (this.check?.forecast as Forecast | undefined) ?? null;
  }

  private declared(box: BoxId): boolean {
    return (this.decision.declared as BoxId[]).includes(box);
  }

  get open(): number {
    return this.decision.boxes.filter((box) => !(box in this.laid)).length;
  }

  get ready(): boolean {
    return this.open === 0 && this.check?.legal === true;
  }

  get text(): string {
    return planText(this.laid);
  }

  boxOf(card: string): BoxId | null {
    return Object.keys(this.laid).find((box) => this.laid[box] === card) ?? null;
  }

  count(card: string): number {
    return Object.values(this.laid).filter((each) => each === card).length;
  }

  /** Spare cards that are not on the mat yet. */
  get sparesLeft(): number {
    const bid = this.laid["bid"];
    const coin = bid !== undefined && isCoin(bid) ? 1 : 0;
    return this.decision.spare_cards - this.count(this.decision.spare_card) - coin;
  }

  /** The word for a card on a box, if the decision lets it lie there. What a coin shows counts as a bid alone. */
  wordOn(box: BoxId, card: string): string | null {
    if (this.declared(box)) return null;
    if (box === "bid") return card in this.ownCounties || this.decision.bids.includes(card) ? card : null;
    return isCoin(card) ? this.decision.spare_card : card;
  }

  /** Why a county does not serve the box chosen first: it lies elsewhere, or something stands against it there. */
  unfit(county: CountyId): "used" | "against" | null {
    if (!this.target || this.target === "bid") return null;
    if (this.forecast?.against[this.target as keyof Forecast["against"]]?.[county]) return "against";
    return this.boxOf(county) === null ? null : "used";
  }

  /** How many counties serve the box chosen first, where not every one does. */
  get fitting(): number | null {
    return this.target && this.target !== "bid" ? this.decision.counties.filter((county) => this.unfit(county) === null).length : null;
  }

  pickUp(card: string, from: BoxId | null = null): void {
    if (this.held?.card === card && this.held.from === from) return this.letGo();
    if (this.target && !from) return void this.place(this.target, card);
    this.take(card, from);
  }

  /** Holds a card, so that the boxes say what it would do there. */
  take(card: string, from: BoxId | null = this.boxOf(card)): void {
    if (this.table.guide?.allows("pick", card) === false) return;
    this.held = { card, from };
    this.target = null;
    this.preview = null;
    if (card in this.ownCounties) void this.foresee(card);
  }

  letGo(): void {
    this.held = null;
    this.target = null;
    this.over = null;
    this.preview = null;
  }

  /** A click on a box: puts down what is held, takes up what lies there, or waits for a card. */
  choose(box: BoxId): void {
    if (this.held) this.place(box, this.held.card, this.held.from);
    else if (box in this.laid && !this.declared(box)) this.pickUp(this.laid[box]!, box);
    else this.target = this.target === box ? null : box;
    this.about = box;
  }

  place(box: BoxId, card: string, from: BoxId | null = this.boxOf(card)): boolean {
    const word = this.wordOn(box, card);
    if (word === null || (from === box && this.laid[box] === word)) {
      this.letGo();
      return false;
    }
    if (this.table.guide?.allows("put", `${box}=${word}`) === false) {
      this.letGo();
      return false;
    }
    const laid = { ...this.laid };
    const displaced = laid[box];
    if (from && (laid[from] === card || laid[from] === word)) delete laid[from];
    else if (card in this.ownCounties) {
      const before = this.boxOf(card);
      if (before) delete laid[before];
    }
    const back = from && displaced !== undefined ? this.wordOn(from, displaced) : null;
    if (from && back !== null) laid[from] = back;
    laid[box] = word;
    this.change(laid);
    return true;
  }

  clear(box: BoxId): void {
    if (this.declared(box) || this.table.guide) return;
    const { [box]: _, ...rest } = this.laid;
    this.change(rest);
  }

  reset(): void {
    this.lay("plan");
  }

  /** Lays a whole plan on the mat, in place of what is there. */
  lay(text: string): void {
    if (this.table.guide) return;
    this.change({ ...Object.fromEntries(this.decision.declared.map((box) => [box, "-"])), ...readPlan(text) });
  }

  /** Covers what is still open with spare cards, as far as they reach. */
  fillWithSpares(): void {
    if (this.table.guide) return;
    const laid = { ...this.laid };
    let left = this.sparesLeft;
    for (const box of this.decision.boxes) {
      if (box in laid || left <= 0) continue;
      const word = box === "bid" ? this.decision.bids.find((card) => isCoin(card) || card === this.decision.spare_card) : this.decision.spare_card;
      if (word === undefined) continue;
      laid[box] = word;
      left -= 1;
    }
    this.change(laid);
  }

  /** At a lesson the mat is what the lesson says. */
  follow(laid: Laid): void {
    if (planText(laid) === this.text) return;
    this.laid = laid;
    this.letGo();
    for (const card of this.table.guide?.taken ?? []) this.take(card);
    void this.ask();
  }

  next(order: BoxId[], after: BoxId): BoxId | null {
    return nextEmpty(order, this.laid, after);
  }

  private get ownCounties(): Record<CountyId, true> {
    return Object.fromEntries(this.decision.counties.map((county) => [county, true as const]));
  }

  private change(laid: Laid): void {
    this.laid = laid;
    this.letGo();
    clearTimeout(this.checking);
    this.checking = setTimeout(() => void this.ask(), CHECK_AFTER);
    clearTimeout(this.saving);
    this.saving = setTimeout(() => void this.table.api.saveDraft(this.seat, this.decision.id, this.text), SAVE_AFTER);
  }

  private async ask(): Promise<void> {
    const asked = this.text;
    const answer = await this.table.api.check(this.seat, this.decision.id, asked);
    if (answer.ok && asked === this.text) this.check = answer.value;
  }

  /** One question for all boxes: the county laid everywhere. Its warnings tell what each box would say. */
  private async foresee(county: CountyId): Promise<void> {
    const everywhere = Object.fromEntries(this.decision.boxes.map((box) => [box, county]));
    const answer = await this.table.api.check(this.seat, this.decision.id, planText(everywhere));
    if (answer.ok && this.held?.card === county) this.preview = answer.value.forecast as Forecast;
  }

  private async restore(): Promise<void> {
    if (this.table.guide) return this.ask();
    const answer = await this.table.api.draft(this.seat);
    if (answer.ok && answer.value.decision === this.decision.id) {
      const draft = readPlan(answer.value.text);
      const fits = Object.entries(draft).filter(([box]) => (this.decision.boxes as BoxId[]).includes(box));
      this.laid = { ...this.laid, ...Object.fromEntries(fits) };
    }
    await this.ask();
  }
}
