// Where we are.
export type Route =
  | { page: "start" | "new" | "watch" | "account" | "reset" }
  | { page: "table"; id: string; code: string | null };

const PAGES = { "/new": "new", "/watch": "watch", "/account": "account", "/reset": "reset" } as const;

export function readRoute(path: string): Route {
  const { pathname, searchParams } = new URL(path, "http://here");
  const [, id] = /^\/t\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (id) return { page: "table", id: decodeURIComponent(id), code: searchParams.get("code") };
  return { page: PAGES[pathname as keyof typeof PAGES] ?? "start" };
}

const here = () => location.pathname + location.search;

class Router {
  route = $state.raw<Route>(readRoute(here()));

  constructor() {
    addEventListener("popstate", () => (this.route = readRoute(here())));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = readRoute(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Whether a path is one of this client's pages. */
export const isOurs = (pathname: string): boolean => pathname === "/" || pathname in PAGES || pathname.startsWith("/t/");
