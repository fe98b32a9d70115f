// Where we are.
import { readRoute, type Route } from "./routes";

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
