// The games this client can show; each is loaded when a table of it is opened.
import { catalogues } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameModule } from "../shell/game";

const GAMES: Record<string, () => Promise<{ game: GameModule }>> = {
  wallenstein: () => import("./wallenstein"),
  sixteenthirty: () => import("./sixteenthirty"),
};

export async function loadGame(name: string): Promise<GameModule | null> {
  const module = await GAMES[name]?.();
  await catalogues.load(settings.language); // the words that came with its code
  return module?.game ?? null;
}
