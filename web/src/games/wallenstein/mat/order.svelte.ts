// The order of the county cards in the hand. Nothing moves unless the player asks for it, or for a box.
import { buildingsIn, factsOf } from "../facts";
import type { BoxId, CountyId, WallensteinView } from "../types";
import type { PlanDraft } from "./plan.svelte";

export type Sort = "taxes" | "grain" | "sites" | "armies";
export const SORTS: Sort[] = ["taxes", "grain", "sites", "armies"];

export class HandOrder {
  sort = $state<Sort>("taxes");

  sortBy(sort: Sort): void {
    this.sort = sort;
  }

  /** Those that serve the box chosen first go before, the best for it at the head. */
  cards(plan: PlanDraft, view: WallensteinView): CountyId[] {
    const sort = plan.target ? sortFor(plan.target) : this.sort;
    const rank = (county: CountyId) => (plan.unfit(county) === null ? 0 : 1);
    return plan.decision.counties.toSorted((a, b) => rank(a) - rank(b) || worth(b, sort, view) - worth(a, sort, view));
  }
}

/** What counts in a county for the action of a box. */
function sortFor(box: BoxId): Sort {
  if (box === "taxes" || box === "grain") return box;
  return ["palace", "church", "trading_post"].includes(box) ? "sites" : "armies";
}

export function worth(county: CountyId, sort: Sort, view: WallensteinView): number {
  const there = view.counties[county];
  if (!there) return 0;
  if (sort === "armies") return there.armies;
  if (sort === "sites") return factsOf(county).cities.length - buildingsIn(there).length;
  return factsOf(county)[sort];
}
