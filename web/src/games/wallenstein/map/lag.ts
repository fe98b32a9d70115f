// Pictures lag behind: a county changes on the map when what changed it is shown, not before.
import type { GameEvent } from "../../../lib/api";
import { touchedBy } from "../events";
import type { WallensteinView } from "../types";

type Counties = WallensteinView["counties"];

export class Lag {
  private shown: Counties = {};

  /** The counties as they are, but those that events still wait for as they were. */
  show(now: Counties, waiting: readonly GameEvent[]): Counties {
    const late = new Set(waiting.flatMap(touchedBy));
    const shown = Object.entries(now).map(([id, county]) => [id, late.has(id) ? (this.shown[id] ?? county) : county]);
    this.shown = Object.fromEntries(shown) as Counties;
    return this.shown;
  }
}
