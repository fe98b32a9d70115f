// Where we are.
export type Route =
  | { page: "start" | "new" | "watch" | "account" | "reset" | "confirm" | "statistics" }
  | { page: "player"; id: string }
  | { page: "rules"; game: string; table: string; code: string | null }
  | { page: "replay"; id: string; code: string | null; at: number | null; seat: string | null }
  | { page: "table"; id: string; code: string | null };

const PAGES = { "/new": "new", "/watch": "watch", "/account": "account", "/reset": "reset", "/confirm": "confirm", "/statistics": "statistics" } as const;

export function readRoute(path: string): Route {
  const { pathname, searchParams } = new URL(path, "http://here");
  const [, id] = /^\/t\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (id) return { page: "table", id: decodeURIComponent(id), code: searchParams.get("code") };
  const [, told, at] = /^\/t\/([^/]+)\/replay(?:\/(\d+))?\/?$/.exec(pathname) ?? [];
  if (told) return { page: "replay", id: decodeURIComponent(told), code: searchParams.get("code"), at: at ? Number(at) : null, seat: searchParams.get("seat") };
  const [, ruled] = /^\/t\/([^/]+)\/rules\/?$/.exec(pathname) ?? [];
  if (ruled) return { page: "rules", game: "", table: decodeURIComponent(ruled), code: searchParams.get("code") };
  const [, game] = /^\/rules(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (game || pathname === "/rules") return { page: "rules", game: game ? decodeURIComponent(game) : "wallenstein", table: "", code: null };
  const [, player] = /^\/p\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (player) return { page: "player", id: decodeURIComponent(player) };
  return { page: PAGES[pathname as keyof typeof PAGES] ?? "start" };
}

const here = () => location.pathname + location.search;

class Router {
  route = $state.raw<Route>(readRoute(here()));
  private at = here();

  constructor() {
    addEventListener("popstate", () => this.arrive());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** A page stays as it is while only the place in it changes. */
  private arrive(): void {
    if (this.at === here()) return;
    this.at = here();
    this.route = readRoute(this.at);
  }
}

export const router = new Router();

/** Whether a path is one of this client's pages. */
export const isOurs = (pathname: string): boolean => pathname === "/" || pathname in PAGES || /^\/([tp]|rules)(\/|$)/.test(pathname);
