// Where we are.
import { readRoute, type Route } from "./routes";

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
