// A game that the server has registered and this client has no pictures for: its options as buttons, its view in tables.
import { nameOf, t } from "../../lib/i18n.svelte";
import type { View } from "../../lib/api";
import type { Table } from "../../lib/table.svelte";
import type { Column, Face, GameModule } from "../../shell/game";
import Board from "./Board.svelte";
import { headOf, viewOf } from "./facts";
import Progress from "./Progress.svelte";
import Side from "./Side.svelte";
import { end, line, story, telling } from "./story";

const ICONS: Record<string, string> = { victory_points: "victory-point" };

function face(table: Table, at: View = table.part!.view): Face {
  const view = viewOf(at);
  const of = (seat: number) => view.players[seat]!;
  const counted = Object.entries(of(0)).filter(([, value]) => typeof value === "number").map(([key]) => key);
  return {
    order: view.players.map((_, seat) => seat),
    score: (seat) => of(seat).victory_points,
    columns: counted.map((key): Column => ({ icon: ICONS[key] ?? "known-order", label: headOf(key), width: 50, strong: key === "victory_points", value: (seat) => Number(of(seat)[key]) })),
    status: (seat) => (!view.over && table.waiting.includes(seat) ? { text: t("deciding"), tone: "deciding" } : null),
    mark: () => null,
  };
}

export const gameOf = (name: string): GameModule => ({
  get title() {
    return nameOf(name);
  },
  Progress, Board, Side, face, subtitle: () => "", end, telling, story, line, help: () => import("./help"),
});
