// Cards on boxes, and their text form: `plan palace=boehmen church=money bid=3`.
import type { BoxId } from "../types";

export type Laid = Record<BoxId, string>;

export const planText = (laid: Laid): string =>
  ["plan", ...Object.entries(laid).map(([box, card]) => `${box}=${card}`)].join(" ");

export function readPlan(text: string): Laid {
  const [verb, ...words] = text.trim().split(/\s+/);
  if (verb !== "plan") return {};
  const pairs = words.map((word) => word.split("=", 2) as [string, string | undefined]);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => !!pair[0] && !!pair[1]));
}

/** The next box without a card, starting after one and going round. */
export function nextEmpty(order: BoxId[], laid: Laid, after: BoxId): BoxId | null {
  const start = order.indexOf(after) + 1;
  const round = [...order.slice(start), ...order.slice(0, start)];
  return round.find((box) => !(box in laid)) ?? null;
}

const ACTIONS = ["palace", "church", "trading_post", "grain", "taxes", "deploy5", "deploy3", "deploy1", "combat_a", "combat_b"];

/** The action boxes in the order of the action cards: first those that lie open, then the others. */
export function boxOrder(cards: (string | null)[], boxes: BoxId[]): { known: BoxId[]; hidden: BoxId[] } {
  const known = cards.filter((card): card is string => card !== null && boxes.includes(card));
  return { known, hidden: ACTIONS.filter((box) => boxes.includes(box) && !known.includes(box)) };
}
