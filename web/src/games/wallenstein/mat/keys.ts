// The mat by keyboard: digits are the boxes, letters sort, Ctrl+Enter seals.
import type { BoxId } from "../types";
import type { HandOrder } from "./order.svelte";
import type { PlanDraft } from "./plan.svelte";

export interface MatKeys {
  plan: PlanDraft;
  hand: HandOrder;
  /** The boxes as they stand on the mat. */
  order: BoxId[];
  court: BoxId[];
  seal: () => void;
  focus: (box: BoxId) => void;
  placed: (box: BoxId) => void;
}

export function planKey(event: KeyboardEvent, mat: MatKeys): void {
  const { plan, hand } = mat;
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select")) return;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    if (plan.ready) mat.seal();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const box = boxOfKey(event, mat);
  if (box) {
    event.preventDefault();
    if (plan.held && plan.place(box, plan.held.card, plan.held.from)) mat.placed(box);
    else mat.focus(box);
    return;
  }
  const letters: Record<string, () => void> = {
    t: () => hand.sortBy("taxes"),
    g: () => hand.sortBy("grain"),
    s: () => hand.sortBy("sites"),
    a: () => hand.sortBy("armies"),
    m: () => plan.fillWithSpares(),
    Escape: () => plan.letGo(),
  };
  letters[event.key]?.();
}

function boxOfKey(event: KeyboardEvent, { order, court }: MatKeys): BoxId | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit && event.shiftKey) return court.find((box) => box === `court${digit}`) ?? null;
  if (digit) return order[(Number(digit) + 9) % 10] ?? null;
  return event.key === "b" && order.includes("bid") ? "bid" : null;
}
