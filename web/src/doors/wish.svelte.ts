// A table as it is being wished for: everything has a good default.
import type { HintsWish, Pace, Schemas } from "../lib/api";
import type { GameOffer, SeatWish, TableWish } from "./api";

export type Sitting = "me" | "open" | "screen" | `bot ${string}`;
export type PaceKind = Pace["kind"];
export type RuleValue = string | number | boolean;

export interface Chair {
  sitting: Sitting;
  /** The name of somebody who plays at this screen too. */
  name: string;
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
  public = $state(false);
  hints = $state<HintsWish>("alone");
  chairs = $state<Chair[]>(Array.from({ length: MOST }, (_, seat) => ({ sitting: seat ? "open" : "me", name: "" })));
  /** House rules that differ from the edition's. */
  changed = $state<Record<string, RuleValue>>({});
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
    this.players = Math.min(this.players, Math.max(...this.offer.seats));
  }

  /** Whether the game comes in editions, with all that hangs on them. */
  get inEditions(): boolean {
    return "edition" in this.offer.choices;
  }

  /** The expansions belong to the second edition. */
  get expandable(): boolean {
    return this.edition === "second";
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

  private options(): TableWish["options"] {
    const { edition, court, landsknechte, lineup, tower, data } = this;
    const rules = Object.keys(this.changed).length ? { rules: $state.snapshot(this.changed) } : {};
    if (this.inEditions) return { edition, court, landsknechte, lineup, ...(tower ? { tower } : {}), ...rules } as Schemas["WallensteinSomeOptions"];
    return { ...rules, ...(Object.keys(data).length ? { data } : {}) } as Schemas["SixteenthirtySomeOptions"];
  }

  table(): TableWish {
    return {
      game: this.offer.name,
      players: this.players,
      options: this.options(),
      pace: this.pace === "live" ? { kind: "live", bank: this.minutes * 60, increment: 30 } : this.pace === "days" ? { kind: "days", days: this.days } : { kind: "free" },
      public: this.public,
      hints: this.hints,
      seats: this.chairs.slice(0, this.players).map(seatWish),
    };
  }
}

function seatWish({ sitting, name }: Chair): SeatWish {
  if (sitting === "me") return { kind: "me" };
  if (sitting === "screen") return { kind: "me", ...(name.trim() ? { name: name.trim() } : {}) };
  return sitting === "open" ? { kind: "open" } : { kind: "bot", level: sitting.slice(4) };
}
