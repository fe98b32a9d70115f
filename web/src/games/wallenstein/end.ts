// The end of a game: what its charts show, and where the points came from.
import { factOf, type Schemas } from "../../lib/api";
import { nameOf, t } from "../../lib/i18n.svelte";
import type { EndFace } from "../../shell/game";

type Position = Schemas["WallensteinPosition"];
const viewOf = (view: Schemas["Position"]) => view as Position;

function armiesOf(view: Position, seat: number): number {
  return Object.values(view.counties).reduce((sum, county) => sum + (county.owner === seat ? county.armies : 0), 0);
}

export const end: EndFace = {
  figures: [
    { key: "victory_points", of: (view, seat) => viewOf(view).players[seat]?.victory_points ?? 0 },
    { key: "counties", of: (view, seat) => viewOf(view).players[seat]?.counties ?? 0 },
    { key: "armies_on_map", of: (view, seat) => armiesOf(viewOf(view), seat) },
    { key: "grain", of: (view, seat) => viewOf(view).players[seat]?.grain ?? 0 },
  ],
  chapter: (event) => `${nameOf(factOf(event, "season"))}, ${t("year_n", { n: t("year_numeral", { year: factOf(event, "year") ?? 0 }) })}`,
  /** Each point of a chart stands for the season that has just ended. */
  marks: (events) =>
    events.map((_, index) => {
      const season = index ? (factOf(events[index - 1]!, "season") ?? "") : "";
      return { icon: season, label: season && nameOf(season), strong: season === "winter" };
    }),
  columns: (events, scores) => {
    const winters = events.filter((event) => event.kind === "scored");
    const last = winters[winters.length - 1];
    if (!last) return [];
    const first = winters.length > 1 ? winters[0]!.points : scores.map(() => 0);
    const shown = [
      { label: t("first_winter"), values: first },
      { label: t("counties"), values: last.counties },
      { label: t("buildings"), values: last.buildings },
      { label: t("majorities_short"), values: last.majorities },
    ];
    const others = scores.map((score, seat) => score - shown.reduce((sum, column) => sum + (column.values[seat] ?? 0), 0));
    return others.some(Boolean) ? [...shown, { label: t("favors_short"), values: others }] : shown;
  },
};
