// The service worker: registered once for everything, and told what the reader may want without a network.
import { GAMES } from "../doors/tables";
import { addressOf } from "../lib/api";
import { ownBuild } from "../lib/build";
import { settings } from "../lib/settings.svelte";

/** The first load comes first. */
const LATER = 4_000;

export const canKeep = (): boolean => "serviceWorker" in navigator && ownBuild !== "";

export async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!canKeep()) return null;
  try {
    return await navigator.serviceWorker.register("/worker.js", { scope: "/", updateViaCache: "none" });
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

/** Rulebooks as they are opened from the start page, and what the lessons say, in the reader's language. */
function readings(): string[] {
  const { language } = settings;
  const books = GAMES.map(({ name }) => addressOf("/rules/{game}", { path: { game: name }, query: { language, options: "{}" } }));
  return [...books, addressOf("/lessons"), addressOf("/lessons/texts")];
}

export function registerLater(): void {
  const thrifty = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
  setTimeout(async () => {
    if (!(await register()) || thrifty) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: readings() });
  }, LATER);
}
