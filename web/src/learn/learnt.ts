// What this browser keeps of learning: of which games a lesson was done, and whose road was looked at last.
import { isText, keep, recall, recallList } from "../lib/kept";

const LEARNT = "feldherr.lesson";
const ROAD = "feldherr.road";

/** A lesson of this game was done in this browser. */
export function learn(game: string): void {
  if (!learnt(game)) keep(LEARNT, JSON.stringify([...recallList(LEARNT, isText), game]));
}

export const learnt = (game: string): boolean => recallList(LEARNT, isText).includes(game);

/** The game whose lessons are looked at. */
export const onRoad = (game: string): void => keep(ROAD, game);

export const lastRoad = (): string | null => recall(ROAD);
