import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/api";
import { remarksOn } from "../src/shell/remarks";

const seats = [
  { kind: "person" as const, character: null },
  { kind: "bot" as const, character: "rauh" },
  { kind: "bot" as const, character: "nobody-known" },
];
const attack = (n: number, defender: number | null, armies: number) => ({ n, kind: "attacked", seat: 0, origin: "baden", target: "bayern", armies, defender }) as GameEvent;

describe("remarks", () => {
  const attacks = Array.from({ length: 400 }, (_, n) => attack(n, 1, n));

  it("are seldom, and the same for everybody", () => {
    const said = [...remarksOn(attacks, seats).keys()];
    expect(said.length).toBeGreaterThan(3);
    expect(said.every((n, i) => i === 0 || n - said[i - 1]! >= 24)).toBe(true);
    const later = remarksOn(attacks.map((event) => ({ ...event, n: event.n + 1000 })), seats);
    expect([...later.keys()]).toEqual(said.map((n) => n + 1000));
  });

  it("are those of whom it happened to, if a bot plays somebody there", () => {
    for (const remark of remarksOn(attacks, seats).values()) expect(remark).toMatchObject({ seat: 1, character: "rauh", occasion: "attacked" });
    for (const defender of [0, 2, null]) expect(remarksOn(attacks.map((event) => ({ ...event, defender }) as GameEvent), seats).size).toBe(0);
  });

  it("on votes and cards speak of no tower and no county", () => {
    const votes = Array.from({ length: 200 }, (_, n) => ({ n: n * 30, kind: "votes_shown", country: `land-${n}`, votes: { "0": "red", "1": n % 2 ? "red" : "blue" }, winner: "red" }) as unknown as GameEvent);
    const harm = Array.from({ length: 200 }, (_, n) => ({ n: 9000 + n * 30, kind: "assassinated", seat: 0, victim: 1, country: "spain", cards: [`spain-${n}`] }) as unknown as GameEvent);
    const occasions = new Set([...remarksOn([...votes, ...harm], seats).values()].map((remark) => remark.occasion));
    expect(occasions).toEqual(new Set(["carried", "outvoted", "harmed"]));
  });

  it("are never made on what only one seat hears", () => {
    const secrets = ["your_county", "your_cards", "your_score", "planned", "revealed"].map((kind, n) => ({ n: n * 100, kind, seat: 1, county: "baden" }) as unknown as GameEvent);
    expect(remarksOn(secrets, seats).size).toBe(0);
  });

  it("end with the winner's", () => {
    const over = { n: 9, kind: "game_over", points: [10, 50, 30] } as GameEvent;
    expect(remarksOn([over], seats).get(9)).toMatchObject({ seat: 1, occasion: "victory", line: 1 });
  });
});
