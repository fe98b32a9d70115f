// What a winter took and brought, gathered from the events that told of it.
import type { GameEvent } from "../../lib/api";
import type { CountyId } from "./types";

export interface WinterRevolt {
  county: CountyId;
  /** Nothing while it is still to come. */
  end: "held" | "lost" | null;
  armies: number;
}

export interface Provision {
  seat: number;
  counties: number;
  fed: number;
  revolts: WinterRevolt[];
}

export interface Winter {
  n: number;
  /** The event that was left over, and the grain it took from everybody. */
  effect: string;
  loss: number;
  provisions: Provision[];
  scored: GameEvent | null;
}

/** The winter under way, or else the last. */
export function lastWinter(events: readonly GameEvent[]): Winter | null {
  const from = events.findLastIndex((event) => event.kind === "grain_lost");
  const began = events[from];
  if (!began) return null;
  const told = events.slice(from);
  const revoltIn = (seat: number, county: CountyId): WinterRevolt => {
    const end = told.find((event) => ["revolt_put_down", "revolt_won"].includes(event.kind) && event["seat"] === seat && event["county"] === county);
    return { county, end: end ? (end.kind === "revolt_won" ? "lost" : "held") : null, armies: (end?.["survivors"] as number | undefined) ?? 0 };
  };
  const provisions = told
    .filter((event) => event.kind === "supply_checked")
    .map((event) => {
      const [seat, counties] = [event["seat"] as number, event["counties"] as number];
      return { seat, counties, fed: counties - (event["shortage"] as number), revolts: (event["revolts"] as CountyId[]).map((county) => revoltIn(seat, county)) };
    });
  return { n: began.n, effect: String(began["effect"]), loss: began["loss"] as number, provisions, scored: told.find((event) => event.kind === "scored") ?? null };
}
