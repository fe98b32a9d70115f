// Sentences from facts: Project Fluent, with the functions that our messages call. docs/words.md specifies them.
import { FluentBundle, FluentNumber, FluentType, type FluentFunction, type FluentValue, type Message } from "@fluent/bundle";
import type { Language } from "../generated/languages";

export type { Language };
export type Facts = Record<string, unknown>;
type Pattern = NonNullable<Message["value"]>;
/** Messages as the build compiled them: text, a pattern, or either with attributes. */
export type Compiled = Record<string, Pattern | Pick<Message, "attributes"> & { value: Pattern }>;
type Players = readonly string[];

const LONGEST = 2000;
const shortened = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);

/** Stands for a fact that a message wants and nobody gave. */
class Missing extends FluentType<null> {
  override toString = (): string => "?";
}

/** A whole number, told in plain digits (a year, a seed); it knows who sits at the table if it is a seat. */
class Whole extends FluentNumber {
  constructor(
    value: number,
    readonly players: Players = [],
  ) {
    super(value);
  }

  override toString = (): string => String(this.value).replace("-", "−");
}

/** A fact that only functions can tell: nobody, several things, something for each seat, the rules. */
class Thing extends FluentType<unknown> {
  constructor(
    value: unknown,
    readonly players: Players,
  ) {
    super(value);
  }

  override toString = (): string => shortened(String(this.value));
}

const MISSING = new Missing(null);

function fact(value: unknown, players: Players): FluentValue {
  if (value === undefined) return MISSING;
  if (typeof value === "string") return shortened(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return Number.isInteger(value) ? new Whole(value, players) : new FluentNumber(value);
  return new Thing(value, players);
}

/** Facts as Fluent takes them, each when it is asked for; one that is not there shows as a question mark. */
const given = (facts: Facts, players: Players): Record<string, FluentValue> =>
  new Proxy({}, {
    get: (_, name) => fact(Object.hasOwn(facts, name) ? facts[name as string] : undefined, players),
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  });

/** The fact behind what Fluent hands to a function. */
const plain = (value: FluentValue | undefined): unknown => (value instanceof FluentType ? value.valueOf() : value);
const several = (value: FluentValue | undefined): unknown[] => plain(value) as unknown[];
const playersOf = (value: FluentValue | undefined): Players => (value instanceof Thing || value instanceof Whole ? value.players : []);

/** The messages of one language. */
export class Catalogue {
  private readonly bundle: FluentBundle;
  /** How many parts have come: a sentence told before may be told better now. */
  parts = 0;

  constructor(language: string, ...parts: Compiled[]) {
    this.bundle = new FluentBundle([language, "en"], { useIsolating: false, functions: functionsOf(this) });
    for (const part of parts) this.add(part);
  }

  add(part: Compiled): void {
    this.parts += 1;
    const body = Object.entries(part).map(([id, told]) => (typeof told === "string" || Array.isArray(told) ? { id, value: told, attributes: {} } : { id, ...told }));
    this.bundle.addResource({ body } as unknown as Parameters<FluentBundle["addResource"]>[0]);
  }

  has(section: string, code: string): boolean {
    return this.bundle.hasMessage(`${section}-${code}`);
  }

  /** The sentence for a code, with the facts filled in. */
  sentence(section: string, code: string, facts: Facts, players: Players, errors: Error[] = []): string {
    const message = this.bundle.getMessage(`${section}-${code}`);
    return message?.value ? this.bundle.formatPattern(message.value, given(facts, players), errors) : code;
  }

  /** What players call a thing known by its id; of one kind, where an id stands for several things; in a form that
   * the name may have, else plainly with `before` in front of it. */
  name(thing: unknown, kind = "", form = "", before = ""): string {
    const found = this.named(thing, kind);
    const formed = form && found?.attributes[form];
    if (formed) return this.bundle.formatPattern(formed);
    const plainly = found?.value ? this.bundle.formatPattern(found.value) : String(thing);
    return before ? `${before} ${plainly}` : plainly;
  }

  /** What grammar wants to know of a name, such as its number; empty if the name does not say. */
  trait(thing: unknown, trait: string, kind = ""): string {
    const told = this.named(thing, kind)?.attributes[trait];
    return told ? this.bundle.formatPattern(told) : "";
  }

  player(seat: unknown, players: Players): string {
    if (typeof seat !== "number") return this.name(seat);
    return players[seat] ?? `${this.name("player")} ${seat + 1}`;
  }

  private named(thing: unknown, kind: string): Message | undefined {
    const key = thing === null || thing === undefined ? "nobody" : String(thing);
    return (kind ? this.bundle.getMessage(`names-${kind}_${key}`) : undefined) ?? this.bundle.getMessage(`names-${key}`);
  }
}

/** What messages can call. A fact that is missing stays missing, whatever is done with it. */
function functionsOf(words: Catalogue): Record<string, FluentFunction> {
  const listed = (items: string[]): string => shortened(items.join(", ")) || words.name("nothing");
  const text = (value: FluentValue | undefined): string => (value === undefined ? "" : String(plain(value)));
  const number = (value: FluentValue | undefined): number => Number(plain(value));

  const each = (value: unknown): string =>
    Array.isArray(value) ? `(${value.map((item) => words.name(item, "action")).join(", ")})` : words.name(value);

  function bySeat(values: FluentValue | undefined, zeros: boolean): string {
    const pairs = Object.entries(plain(values) as object).filter(([, value]) => zeros || value);
    const seat = (key: string) => words.player(/^\d+$/.test(key) ? Number(key) : key, playersOf(values));
    return listed(pairs.map(([key, value]) => `${seat(key)}: ${each(value)}`));
  }

  function pairs(plan: string): string {
    const told = plan.split(/\s+/).filter((word) => word.includes("=")).map((word) => word.split("="));
    return told.map(([box, card]) => `${words.name(box, "action")}: ${words.name(card)}`).join(", ");
  }

  function count(value: unknown): number {
    if (typeof value === "number") return value;
    if (typeof value === "string") return value ? 1 : 0;
    return value === null ? 0 : Object.keys(value as object).length;
  }

  function rule(rules: FluentValue | undefined, field: string, at: FluentValue | undefined): FluentValue {
    const value = (plain(rules) as Facts)[field];
    return fact(at === undefined ? value : (value as Record<string, unknown>)[text(at)], playersOf(rules));
  }

  const digits = (named: Record<string, FluentValue>) => Object.fromEntries(Object.entries(named).map(([option, value]) => [option, plain(value)]));

  const functions: Record<string, FluentFunction> = {
    NAME: ([thing], { kind, form, before }) => words.name(plain(thing), text(kind), text(form), text(before)),
    TRAIT: ([thing, trait], { kind }) => words.trait(plain(thing), text(trait), text(kind)),
    LIST: ([things], { kind, form, before }) => listed(several(things).map((thing) => words.name(thing, text(kind), text(form), text(before)))),
    PLAYER: ([seat]) => words.player(plain(seat), playersOf(seat)),
    PLAYERS: ([seats]) => listed(several(seats).map((seat) => words.player(seat, playersOf(seats)))),
    SEATS: ([values]) => bySeat(values, true),
    CUBES: ([cubes]) => bySeat(cubes, false),
    PAIRS: ([plan]) => pairs(text(plan)),
    WORDS: ([things]) => shortened(several(things).join(", ")),
    COUNT: ([value]) => new Whole(count(plain(value))),
    SIGN: ([value]) => (number(value) < 0 ? "negative" : number(value) > 0 ? "positive" : "zero"),
    ABS: ([value]) => fact(Math.abs(number(value)), []),
    NUMBER: ([value], named) => new FluentNumber(number(value), digits(named)),
    PERCENT: ([share], named) => new FluentNumber(number(share), { ...digits(named), style: "percent" }),
    CAPITAL: ([told]) => text(told).charAt(0).toUpperCase() + text(told).slice(1),
    RULE: ([rules, field], { at }) => rule(rules, text(field), at),
  };
  const missingKept = (call: FluentFunction): FluentFunction => (args, named) => (args[0] === MISSING ? MISSING : call(args, named));
  return Object.fromEntries(Object.entries(functions).map(([name, call]) => [name, missingKept(call)]));
}

/** A catalogue, and those who sit at the table that it speaks of. */
export class Speaker {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly players: Players = [],
  ) {}

  player(seat: unknown): string {
    return this.catalogue.player(seat, this.players);
  }

  /** What happened is told again and again, in log, time line and story, and always in the same words. */
  sentence(section: "events" | "prompts" | "warnings" | "rules" | "table", code: string, facts: Facts): string {
    const { catalogue, players } = this;
    if (section !== "events") return catalogue.sentence(section, code, facts, players);
    const by = `${catalogue.parts} ${players.join(" ")}`;
    const known = TOLD.get(facts);
    if (known?.catalogue === catalogue && known.by === by) return known.text;
    const text = catalogue.sentence(section, code, facts, players);
    TOLD.set(facts, { catalogue, by, text });
    return text;
  }
}

const TOLD = new WeakMap<Facts, { catalogue: Catalogue; by: string; text: string }>();
