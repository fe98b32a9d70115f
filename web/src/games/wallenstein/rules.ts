// What a table plays by, as far as the client's words depend on it.
import type { WallensteinView } from "./types";

export type Options = WallensteinView["options"];

interface Played {
  turn_order: string;
  defenders: string;
  empty_boxes_declared: boolean;
  peasants_alone: string;
}

const SECOND: Played = { turn_order: "auction", defenders: "all", empty_boxes_declared: false, peasants_alone: "tie" };
const FIRST: Played = { turn_order: "shuffled", defenders: "chosen", empty_boxes_declared: true, peasants_alone: "tie" };
const MANUAL: Played = { ...FIRST, empty_boxes_declared: false, peasants_alone: "hold" };
const PRINTED: Record<string, Played> = { second: SECOND, first: FIRST, manual: MANUAL };

/** The rules of the edition, with the table's house rules in their place. */
export const playedBy = ({ edition, rules }: Options): Played => ({ ...(PRINTED[edition] ?? SECOND), ...rules });
