// What a winter took and brought, gathered from the events that told of it.
import type { GameEvent, Told } from "../../lib/api";
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
  scored: Told<"scored"> | null;
}

/** The winter under way, or else the last. */
export function lastWinter(events: readonly GameEvent[]): Winter | null {
  const began = events.findLast((event) => event.kind === "grain_lost");
  if (!began) return null;
  const told = events.slice(events.indexOf(began));
  const revoltIn = (seat: number, county: CountyId): WinterRevolt => {
    const end = told.find((event) => (event.kind === "revolt_put_down" || event.kind === "revolt_won") && event.seat === seat && event.county === county);
    return { county, end: end ? (end.kind === "revolt_won" ? "lost" : "held") : null, armies: end?.kind === "revolt_put_down" ? end.survivors : 0 };
  };
  const provisions = told
    .filter((event) => event.kind === "supply_checked")
    .map(({ seat, counties, shortage, revolts }) => ({ seat, counties, fed: counties - shortage, revolts: revolts.map((county) => revoltIn(seat, county)) }));
  return { n: began.n, effect: began.effect, loss: began.loss, provisions, scored: told.find((event) => event.kind === "scored") ?? null };
}
