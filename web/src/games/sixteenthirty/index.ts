import "../../generated/sixteenthirty-colours.css";
import { nameOf } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { GameModule } from "../../shell/game";
import { end } from "./end";
import { line, telling } from "./events";
import { face } from "./face";
import { viewOf } from "./facts";
import "./look.css";
import MapBoard from "./map/Map.svelte";
import OpenHands from "./panels/OpenHands.svelte";
import Progress from "./Progress.svelte";
import { say } from "./say";
import Side from "./Side.svelte";
import { story } from "./story";

function subtitle(table: Table): string {
  const view = viewOf(table.part!.view);
  return Object.values(view.reconstructed).some(Boolean) ? say("with_reconstructed") : nameOf("sixteenthirty");
}

export const game: GameModule = { title: "Sixteen Thirty Something", Progress, Board: MapBoard, Side, seated: true, Open: OpenHands, face, subtitle, end, help: () => import("./help"), editor: () => import("./edit/Editor.svelte"), telling, story, line };
