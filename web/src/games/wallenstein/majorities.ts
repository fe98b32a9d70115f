// Where others have the most buildings of a kind in a region than before a beat.
import { nameOf, t } from "../../lib/i18n.svelte";
import type { Telltale } from "../../lib/story";
import { BUILDINGS, REGIONS } from "./facts";
import type { WallensteinView } from "./types";

/** So many changes are told; those of the one who reads come first. */
const MOST = 3;

/** In sentences. */
export function majoritiesTold({ before, after }: Telltale, seat: number | null, names: readonly string[]): string[] {
  const found = REGIONS.flatMap((region) =>
    BUILDINGS.flatMap((building) => {
      const [was, now] = [before, after].map((view) => (view as WallensteinView).majorities[region]?.[building]);
      if (!now || now.most.join() === was?.most.join()) return [];
      const own = seat !== null && [...(was?.most ?? []), ...now.most].includes(seat);
      const text = t("majority_now", { building, region: nameOf(region, "region"), names: now.most.map((each) => names[each] ?? "").join(", "), n: now.counts[now.most[0]!] });
      return [{ own, text }];
    }),
  );
  return found
    .sort((a, b) => Number(b.own) - Number(a.own))
    .slice(0, MOST)
    .map((each) => each.text);
}
