// The positions at which something was decided: where a replay shows them, and what the seat saw.
import type { View } from "../lib/api";
import { applied } from "../lib/delta";
import { fetchReplay, type ReplayData } from "../replay/api";

export interface Seen {
  /** Its number in the replay. */
  at: number;
  view: View;
}

/** The position that stands after so many moves, when somebody is to decide. */
export function seenAfter(data: ReplayData, moves: number): Seen {
  const at = Math.max(0, data.positions.findLastIndex((position) => position.moves <= moves));
  return { at, view: data.changes.slice(0, at).reduce<View>(applied, data.first) };
}

/** What a seat saw before each of its decisions, by the moves before it; nothing, where the replay cannot be had. */
export async function seenBy(id: string, seat: number, code: string | null, moves: readonly number[]): Promise<Record<number, Seen>> {
  if (!moves.length) return {};
  const answer = await fetchReplay(id, seat, code);
  return answer.ok ? Object.fromEntries(moves.map((each) => [each, seenAfter(answer.value, each)])) : {};
}
