// The games this client can show; each is loaded when a table of it is opened.
import type { GameModule } from "../shell/game";

const GAMES: Record<string, () => Promise<{ game: GameModule }>> = {
  wallenstein: () => import("./wallenstein"),
  sixteenthirty: () => import("./sixteenthirty"),
};

export async function loadGame(name: string): Promise<GameModule | null> {
  return (await GAMES[name]?.())?.game ?? null;
}
