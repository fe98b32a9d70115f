// Sentences from facts: the same little format language as the engine's catalogue uses.
export type Language = "en" | "de";
export type Facts = Record<string, unknown>;
export type Catalogue = Record<"names" | "events" | "prompts" | "warnings" | "rules", Record<string, string>>;

/** What players call a thing known by its id; of one kind, where an id stands for several things. */
export function nameIn(catalogue: Catalogue, thing: unknown, kind = ""): string {
  const key = thing === null || thing === undefined ? "nobody" : String(thing);
  return catalogue.names[`${kind}_${key}`] ?? catalogue.names[key] ?? key;
}

export class Speaker {
  constructor(
    readonly catalogue: Catalogue,
    readonly players: readonly string[] = [],
  ) {}

  name(thing: unknown, kind = ""): string {
    return nameIn(this.catalogue, thing, kind);
  }

  player(seat: unknown): string {
    if (typeof seat !== "number") return this.name(seat);
    return this.players[seat] ?? `${this.name("player")} ${seat + 1}`;
  }

  sentence(section: keyof Catalogue, code: string, facts: Facts): string {
    const template = this.catalogue[section]?.[code];
    return template === undefined ? code : this.fill(template, facts);
  }

  fill(template: string, facts: Facts): string {
    return template.replace(/\{\{|\}\}|\{(\w+)(?::([^{}]*))?\}/g, (all, key?: string, spec?: string) => {
      if (key === undefined) return all.slice(1);
      return key in facts ? this.told(facts[key], spec ?? "") : "?";
    });
  }

  private told(value: unknown, spec: string): string {
    if (spec.includes("|")) return this.phrase(value, spec.split("|"));
    const [how = "", kind = ""] = spec.split(" ");
    switch (how) {
      case "":
        return String(value);
      case "name":
        return this.name(value);
      case "player":
        return this.player(value);
      case "players":
        return this.listed((value as unknown[]).map((seat) => this.player(seat)));
      case "list":
        return this.listed((value as unknown[]).map((item) => this.name(item, kind)));
      case "words":
        return (value as unknown[]).join(", ");
      case "seats":
        return this.bySeat(value as unknown[]);
      case "cubes":
        return this.bySeat(Object.fromEntries(Object.entries(value as object).filter(([, number]) => number)));
      case "pairs":
        return this.pairs(String(value));
      default:
        return this.name(value, how);
    }
  }

  /** Chooses among phrases: by value ("none": nothing or empty, "-": below zero), then for one or for many. */
  private phrase(value: unknown, phrases: string[]): string {
    const keyed = new Map<string, string>();
    const free: string[] = [];
    for (const phrase of phrases) {
      const at = phrase.indexOf("=");
      if (at < 0) free.push(phrase);
      else keyed.set(phrase.slice(0, at), phrase.slice(at + 1));
    }
    const empty = value === null || (typeof value === "object" && Object.keys(value).length === 0);
    const below = typeof value === "number" && value < 0;
    let chosen = keyed.get(empty ? "none" : below && keyed.has("-") ? "-" : String(value));
    if (chosen === undefined) {
      chosen = (value === 1 ? free[0] : free[free.length - 1]) ?? "";
      if (!keyed.size && !chosen.includes("#")) return `${String(value)} ${chosen}`;
    }
    return chosen.replaceAll("#", this.whole(below ? -value : value));
  }

  private whole(value: unknown): string {
    if (Array.isArray(value))
      return typeof value[0] === "string" ? this.listed(value.map((item) => this.name(item))) : this.bySeat(value);
    return typeof value === "object" && value !== null ? this.bySeat(value) : String(value);
  }

  private bySeat(values: object): string {
    const told = Object.entries(values).map(([seat, value]) => {
      const who = /^\d+$/.test(seat) ? this.player(Number(seat)) : this.name(seat);
      const what = Array.isArray(value) ? `(${value.map((item) => this.name(item, "action")).join(", ")})` : this.name(value);
      return `${who}: ${what}`;
    });
    return this.listed(told);
  }

  private pairs(text: string): string {
    const pairs = text.split(/\s+/).filter((word) => word.includes("=")).map((word) => word.split("="));
    return pairs.map(([box, card]) => `${this.name(box, "action")}: ${this.name(card)}`).join(", ");
  }

  private listed(items: string[]): string {
    return items.join(", ") || this.name("nothing");
  }
}
