// One card of the coach at a time: what comes up meanwhile waits until it is closed.
import { expect, it, vi } from "vitest";
import type { Table } from "../src/lib/table.svelte";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value), removeItem: () => undefined });
/** What the server knows of, and what it is told. */
const known: string[] = ["wallenstein.first_tray"];
vi.stubGlobal("fetch", async (address: string, { method, body }: { method: string; body: string | null }) => {
  if (address.endsWith("/people/me/cards") && method === "POST") known.push((JSON.parse(body!) as { card: string }).card);
  return { ok: true, status: 200, headers: new Headers(), json: async () => ({ cards: known.slice() }) };
});
vi.stubGlobal("document", { querySelector: () => null, querySelectorAll: () => [] });
const { Coach } = await import("../src/coach/coach.svelte");

it("waits until the card that lies there is closed, and shows none twice", async () => {
  const table = { seat: 0, header: { game: "wallenstein" }, decision: null, part: { sealed: null, view: {} }, teller: { done: false }, now: [{ kind: "event_drawn" }] };
  const coach = new Coach(table as unknown as Table);
  const shown = () => coach.shown?.card.id ?? null;
  await vi.waitFor(() => expect(shown()).toBe("first_event"), { timeout: 20_000 });
  table.now = [{ kind: "marker_added", seat: 0 }] as never;
  coach.look();
  expect(shown()).toBe("first_event");
  coach.close();
  expect(shown()).toBe("first_marker");
  table.now = [];
  coach.look();
  expect(shown()).toBe("first_marker");
  table.decision = { id: "7", kind: "position" } as never;
  coach.look();
  expect(shown(), "something else is asked").toBe("first_place");
  table.now = [{ kind: "event_drawn" }, { kind: "thrown" }] as never;
  table.part = { sealed: null, view: { tower: { tray: { 0: 1 } } } } as never;
  coach.close();
  expect(shown(), "what was seen on another screen does not come again").toBe(null);
  expect(known).toEqual(["first_tray", "first_event", "first_marker", "first_place"].map((card) => `wallenstein.${card}`));
});
