// The players of a table as they are seen everywhere: in what order, with what figures, and what each is doing.
import type { View as AnyView } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Face } from "../../shell/game";
import { viewOf } from "./facts";
import { say } from "./say";
import type { PlayerView } from "./types";

const influenceOf = (player: PlayerView): number => Object.values(player.display).reduce((sum, stack) => sum + stack.influence, 0);

export function face(table: Table, at: AnyView = table.part!.view): Face {
  const view = viewOf(at);
  const of = (seat: number) => view.players[seat]!;
  const seats = view.players.length;
  const first = view.first_player ?? 0;
  const { waiting } = table;
  /** Everybody has as many markers as anybody. */
  const markers = view.players.find((player) => player.vp_markers)?.vp_markers?.length ?? table.part!.events.find((event) => event.kind === "markers_drawn")?.number;
  return {
    order: Array.from({ length: seats }, (_, place) => (first + place) % seats),
    score: (seat) => of(seat).victory_points,
    columns: [
      { icon: "victory-point", label: t("victory_points"), width: 50, strong: true, value: (seat) => of(seat).victory_points },
      { icon: "influence-ascending", label: t("influence_on_display"), width: 46, value: (seat) => influenceOf(of(seat)) },
      { icon: "known-order", label: t("cards_in_hand"), width: 46, value: (seat) => of(seat).hand_size },
      { icon: "market", label: say("market_cards"), width: 46, value: (seat) => of(seat).market_size },
      { icon: "vp-marker", label: say("secret_markers"), width: 46, value: () => String(markers ?? "–") },
    ],
    status: (seat) => {
      if (view.over) return null;
      if (waiting.includes(seat)) return { text: t("deciding"), tone: "deciding" };
      return view.answered.includes(seat) ? { icon: "seal", text: t("sealed"), tone: "sealed" } : null;
    },
    mark: (seat) => (seat === view.first_player ? { icon: "leader", label: say("first_player") } : null),
    markLabel: say("first_player"),
  };
}
