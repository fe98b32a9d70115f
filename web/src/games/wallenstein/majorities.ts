// Who has the most buildings of a kind in a region, counted on the map: what the panel shows, and what a beat changed.
import { nameOf, t } from "../../lib/i18n.svelte";
import type { Telltale } from "../../lib/story";
import { BUILDINGS, factsOf, REGIONS } from "./facts";
import type { Building, WallensteinView } from "./types";

export interface Standing {
  seat: number;
  count: number;
  most: boolean;
}

/** Everybody who has any, by seat. */
export function standings(view: WallensteinView, region: string, building: Building): Standing[] {
  const counts = view.players.map(() => 0);
  for (const [id, county] of Object.entries(view.counties)) if (county.owner !== null && county[building] && factsOf(id).region === region) counts[county.owner]! += 1;
  const most = Math.max(...counts);
  return counts.flatMap((count, seat) => (count ? [{ seat, count, most: count === most }] : []));
}

/** So many changes are told; those of the one who reads come first. */
const MOST = 3;

/** Where others have the most now than before, in sentences. */
export function majoritiesTold({ before, after }: Telltale, seat: number | null, names: readonly string[]): string[] {
  const found = REGIONS.flatMap((region) =>
    BUILDINGS.flatMap((building) => {
      const [was, now] = [before, after].map((view) => standings(view as WallensteinView, region, building).filter((each) => each.most));
      const seats = now!.map((each) => each.seat);
      if (!now!.length || seats.join() === was!.map((each) => each.seat).join()) return [];
      const own = seat !== null && [...was!, ...now!].some((each) => each.seat === seat);
      const text = t("majority_now", { building, region: nameOf(region, "region"), names: seats.map((each) => names[each] ?? "").join(", "), n: now![0]!.count });
      return [{ own, text }];
    }),
  );
  return found
    .sort((a, b) => Number(b.own) - Number(a.own))
    .slice(0, MOST)
    .map((each) => each.text);
}
