// The games this client can show; each is loaded when a table of it is opened. Any other is shown as its server tells it.
import { catalogues, withWords, type Game } from "../lib/i18n.svelte";
import type { GameModule } from "../shell/game";
import { learn } from "./registered";

const GAMES: Record<Game, () => Promise<{ game: GameModule }>> = {
  wallenstein: () => import("./wallenstein"),
  sixteenthirty: () => import("./sixteenthirty"),
};

export async function loadGame(name: string): Promise<GameModule | null> {
  if (name in GAMES) {
    catalogues.want(name as Game);
    return (await withWords(GAMES[name as Game]())).game;
  }
  try {
    await learn(name);
  } catch {
    return null;
  }
  return (await withWords(import("./any"))).gameOf(name);
}
