// Where we are.
import { readRoute, type Route } from "./routes";
import { upgrade } from "./upgrade";

const here = () => location.pathname + location.search;

class Router {
  route = $state.raw<Route>(readRoute(here()));
  private at = here();

  constructor() {
    addEventListener("popstate", () => this.arrive());
  }

  go(path: string): void {
    if (upgrade.due) return location.assign(path); // the page after this one is of the new client
    history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Goes on to another page, so that the way back does not lead here again. */
  move(path: string): void {
    history.replaceState(null, "", path);
    this.arrive();
  }

  /** A page stays as it is while only the place in it changes. */
  private arrive(): void {
    if (this.at === here()) return;
    this.at = here();
    this.route = readRoute(this.at);
  }
}

export const router = new Router();
