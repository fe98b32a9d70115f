// A table as it is being wished for: everything has a good default.
import type { HintsWish, Pace, Schemas } from "../lib/api";
import type { Character } from "../shell/characters";
import type { GameOffer, SeatWish, TableWish } from "./api";

export type Sitting = "me" | "open" | "screen" | `bot ${string}`;
export type PaceKind = Pace["kind"];
export type RuleValue = string | number | boolean;

export interface Chair {
  sitting: Sitting;
  /** The name of somebody who plays at this screen too. */
  name: string;
  /** Whom a bot plays; null: anybody. */
  character: Character | null;
}

const MOST = 6;

export class Wish {
  players = $state(4);
  edition = $state("second");
  court = $state(false);
  landsknechte = $state(false);
  lineup = $state("default");
  /** The model of the tower, if not the first that is offered. */
  tower = $state<string>();
  pace = $state<PaceKind>("free");
  minutes = $state(30);
  days = $state(1);
  /** Days of vacation that a table by letter allows each player. */
  vacation = $state(21);
  name = $state("");
  whenFull = $state(false);
  public = $state(false);
  hints = $state<HintsWish>("alone");
  /** Whether the result is to count, where it may. */
  rated = $state(false);
  chairs = $state<Chair[]>(Array.from({ length: MOST }, (_, seat) => ({ sitting: seat ? "open" : "me", name: "", character: null })));
  /** House rules that differ from the edition's. */
  changed = $state<Record<string, RuleValue>>({});
  /** They throw into a tower of their own. */
  ownTower = $state(false);
  /** Figures of the table's own, where a game allows them. */
  data = $state.raw<Record<string, unknown>>({});
  private game = $state("");

  constructor(readonly offers: GameOffer[]) {
    this.game = offers[0]!.name;
  }

  get offer(): GameOffer {
    return this.offers.find((each) => each.name === this.game)!;
  }

  setGame(name: string): void {
    this.game = name;
    this.changed = {};
    this.data = {};
    this.ownTower = false;
    this.tower = undefined;
    this.players = Math.max(Math.min(this.players, Math.max(...this.offer.seats)), Math.min(...this.offer.seats));
  }

  /** The model that is fitted to a tower of one's own is the first: another puts it away. */
  setTower(name: string): void {
    this.tower = name;
    if (name !== (this.offer.choices["tower"] as string[])[0]) this.dropFitted();
  }

  dropFitted(): void {
    const { tower: _, ...others } = this.data;
    this.data = others;
  }

  /** Whether the game comes in editions, with all that hangs on them. */
  get inEditions(): boolean {
    return "edition" in this.offer.choices;
  }

  /** Whether the edition has expansions. */
  get expandable(): boolean {
    return !!this.offer.expansions[this.edition]?.length;
  }

  preset(rule: string): unknown {
    return this.inEditions ? (this.offer.presets[this.edition] as Record<string, unknown> | undefined)?.[rule] : this.offer.rules[rule]?.values?.[0];
  }

  rule(name: string): RuleValue {
    return this.changed[name] ?? (this.preset(name) as RuleValue);
  }

  setRule(name: string, value: RuleValue): void {
    const { [name]: _, ...others } = this.changed;
    this.changed = value === this.preset(name) ? others : { ...others, [name]: value };
  }

  setEdition(edition: string): void {
    this.edition = edition;
    if (!this.expandable) this.court = this.landsknechte = false;
    this.changed = Object.fromEntries(Object.entries(this.changed).filter(([name, value]) => value !== this.preset(name)));
  }

  get open(): number {
    return this.chairs.slice(0, this.players).filter((chair) => chair.sitting === "open").length;
  }

  get mine(): boolean {
    return this.chairs.slice(0, this.players).some((chair) => chair.sitting === "me" || chair.sitting === "screen");
  }

  /** A result counts with a clock, and where nobody holds two seats. */
  get ratable(): boolean {
    return this.pace !== "free" && !this.ownTower && !this.chairs.slice(0, this.players).some((chair) => chair.sitting === "screen");
  }

  private options(): TableWish["options"] {
    const { edition, court, landsknechte, lineup, tower } = this;
    const data = Object.keys(this.data).length ? { data: this.data } : {};
    const throws = this.ownTower ? { throws: "outside" } : {};
    const rules = Object.keys(this.changed).length ? { rules: $state.snapshot(this.changed) } : {};
    if (this.inEditions) return { edition, court, landsknechte, lineup, ...(tower ? { tower } : {}), ...throws, ...data, ...rules } as Schemas["WallensteinSomeOptions"];
    return { ...rules, ...data } as Schemas["SixteenthirtySomeOptions"];
  }

  table(): TableWish {
    return {
      game: this.offer.name,
      players: this.players,
      options: this.options(),
      pace: this.pace === "live" ? { kind: "live", bank: this.minutes * 60, increment: 30 } : this.pace === "days" ? { kind: "days", days: this.days, vacation: this.vacation } : { kind: "free" },
      public: this.public,
      hints: this.hints,
      rated: this.rated && this.ratable,
      name: this.name.trim() || null,
      when_full: this.whenFull,
      seats: this.chairs.slice(0, this.players).map(seatWish),
    };
  }
}

function seatWish({ sitting, name, character }: Chair): SeatWish {
  if (sitting === "me") return { kind: "me" };
  if (sitting === "screen") return { kind: "me", ...(name.trim() ? { name: name.trim() } : {}) };
  return sitting === "open" ? { kind: "open" } : { kind: "bot", level: sitting.slice(4), character };
}
