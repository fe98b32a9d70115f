// One card of the coach at a time: what comes up meanwhile waits until it is closed.
import { expect, it, vi } from "vitest";
import type { Table } from "../src/lib/table.svelte";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value), removeItem: () => undefined });
vi.stubGlobal("document", { querySelectorAll: () => [] });
const { Coach } = await import("../src/coach/coach.svelte");

it("waits until the card that lies there is closed, and shows none twice", async () => {
  const table = { seat: 0, header: { game: "wallenstein" }, decision: null, part: { sealed: null, view: {} }, teller: { done: false }, now: [{ kind: "event_drawn" }] };
  const coach = new Coach(table as unknown as Table);
  const shown = () => coach.shown?.card.id ?? null;
  await vi.waitFor(() => expect(shown()).toBe("first_event"));
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
  table.now = [{ kind: "event_drawn" }];
  coach.close();
  expect(shown()).toBe(null);
});
