import type { View } from "../../lib/api";
import { nameOf, t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Face, GameModule } from "../../shell/game";
import { end } from "./end";
import { line, telling } from "./events";
import { tileIcon } from "./facts";
import MapBoard from "./map/Map.svelte";
import OpenPlans from "./panels/OpenPlans.svelte";
import Progress from "./Progress.svelte";
import Side from "./Side.svelte";
import { story } from "./story";
import type { WallensteinView } from "./types";

function face(table: Table, at: View = table.part!.view): Face {
  const view = at as WallensteinView;
  const of = (seat: number) => view.players[seat]!;
  const { waiting } = table;
  /** All plan at once; before that, in turn, some may have to declare empty boxes. */
  const planning = view.agenda.at(-1)?.[0] === "PlanAll";
  const order = view.turn_order.length ? view.turn_order : view.previous_order.length ? view.previous_order : view.players.map((_, seat) => seat);
  return {
    order,
    score: (seat) => of(seat).victory_points,
    columns: [
      { icon: "victory-point", label: t("victory_points"), width: 44, strong: true, value: (seat) => of(seat).victory_points },
      { icon: "thaler", label: t("thalers"), width: 44, value: (seat) => of(seat).thalers },
      {
        icon: "grain", of: "county", label: t("grain_per_county"), width: 60,
        value: (seat) => of(seat).grain, rest: (seat) => `/${of(seat).counties}`, short: (seat) => of(seat).grain < of(seat).counties,
      },
      { icon: "palace", label: t("palaces"), width: 32, value: (seat) => of(seat).buildings.palace },
      { icon: "church", label: t("churches"), width: 32, value: (seat) => of(seat).buildings.church },
      { icon: "trading-post", label: t("trading_posts"), width: 32, value: (seat) => of(seat).buildings.trading_post },
      { icon: "army-cube", label: t("supply"), width: 42, value: (seat) => of(seat).supply },
    ],
    status: (seat) => {
      if (view.over) return null;
      if (view.answered.includes(seat)) return { icon: "seal", text: t("sealed"), tone: "sealed" };
      if (!waiting.includes(seat)) return null;
      return planning ? { icon: "notes", text: t("planning") } : { text: t("deciding"), tone: "deciding" };
    },
    mark: (seat) => {
      const { tile } = of(seat);
      return tile ? { icon: tileIcon(tile), label: `${nameOf(tile, "tile")}: ${t(`tile_${tile}` as never)}` } : null;
    },
  };
}

function subtitle(table: Table): string {
  const { options } = table.part!.view as WallensteinView;
  const parts = [t(`edition_${options.edition}` as never), options.court ? t("court") : "", options.landsknechte ? t("landsknechte") : ""];
  return parts.filter(Boolean).join(" · ");
}

export const game: GameModule = { title: "Wallenstein", Progress, Board: MapBoard, Side, Open: OpenPlans, face, subtitle, end, help: () => import("./help"), editor: () => import("./edit/Editor.svelte"), telling, story, line };
