// The order of the county cards in the hand. Nothing moves unless the player asks for it.
import { nameOf } from "../../../lib/i18n.svelte";
import { buildingsIn, factsOf } from "../facts";
import type { CountyId, WallensteinView } from "../types";
import type { PlanDraft } from "./plan.svelte";

export type Sort = "taxes" | "grain" | "sites" | "armies";
export const SORTS: Sort[] = ["taxes", "grain", "sites", "armies"];

export class HandOrder {
  sort = $state<Sort>("taxes");
  unusedOnly = $state(false);
  finding = $state(false);
  letters = $state("");

  sortBy(sort: Sort): void {
    this.sort = sort;
  }

  stopFinding(): void {
    this.finding = false;
    this.letters = "";
  }

  cards(plan: PlanDraft, view: WallensteinView): CountyId[] {
    const wanted = this.letters.trim().toLowerCase();
    return plan.decision.counties
      .filter((county) => !this.unusedOnly || plan.boxOf(county) === null)
      .filter((county) => !wanted || nameOf(county).toLowerCase().includes(wanted))
      .sort((a, b) => worth(b, this.sort, view) - worth(a, this.sort, view));
  }
}

export function worth(county: CountyId, sort: Sort, view: WallensteinView): number {
  const there = view.counties[county];
  if (!there) return 0;
  if (sort === "armies") return there.armies;
  if (sort === "sites") return factsOf(county).cities.length - buildingsIn(there).length;
  return factsOf(county)[sort];
}
