// The plan on the mat: what is still open is covered at a click.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PlanDraft } from "../src/games/wallenstein/mat/plan.svelte";
import type { PlanDecision } from "../src/games/wallenstein/types";
import type { Table } from "../src/lib/table.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = async () => ({ ok: false });
const BOXES = ["palace", "church", "grain", "taxes", "bid"];
const draft = (more: object = {}) => {
  const decision = { id: "1", boxes: BOXES, counties: ["baden", "tirol"], declared: [], spare_card: "money", spare_cards: 5, bids: ["0", "1", "2", "3", "4", "money"], ...more };
  return new PlanDraft({ api: { draft: nothing, check: nothing, saveDraft: nothing } } as unknown as Table, decision as unknown as PlanDecision, 0);
};

it("fills all open boxes with money, and leaves alone what lies", () => {
  const plan = draft();
  plan.place("church", "baden");
  plan.fillWithSpares();
  expect(plan.laid).toEqual({ church: "baden", palace: "money", grain: "money", taxes: "money", bid: "0" });
  expect([plan.open, plan.sparesLeft]).toEqual([0, 1]);
});

it("fills as far as the cards reach, and what was declared empty stays so", () => {
  const plan = draft({ spare_card: "blank", spare_cards: 2, bids: ["baden", "tirol"], declared: ["palace"] });
  plan.fillWithSpares();
  expect(plan.laid).toEqual({ palace: "-", church: "blank", grain: "blank" });
  expect([plan.open, plan.sparesLeft]).toEqual([2, 0]);
});
