// One tower for the whole page, shown where it is wanted most: large, then beside what is told, then in its panel.
import { motion } from "../lib/motion";
import { able, tooSlow } from "./able";
import type { Show } from "./show";

export interface Host {
  element: HTMLElement;
  rank: number;
}

/** So long it is kept without a place on the page, in milliseconds; ... */
const KEPT = 30_000;
/** ... after a failure it is loaded again so late, and so often at most. */
const AGAIN = 4000;
const MOST_FAILURES = 3;

export class Stage {
  /** The tower, when it is loaded. */
  show = $state.raw<Show | null>(null);
  /** Whether a throw is shown. */
  moving = $state(false);
  /** The throw that is shown, or was shown last: it is not begun again where the tower moves to another place. */
  private told: number | string | null = null;
  private hosts = $state.raw<Host[]>([]);
  private loading: Promise<unknown> | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private readonly sizes = new ResizeObserver(() => this.fit());

  constructor(private readonly find: () => Promise<{ Show: new () => Show }> = () => import("./show")) {}

  /** Where it stands now. */
  readonly top: Host | null = $derived(this.hosts.reduce<Host | null>((top, host) => (top && top.rank >= host.rank ? top : host), null));

  /** A place for the tower, as long as it is there. */
  enter(host: Host): () => void {
    clearTimeout(this.resting);
    this.hosts = [...this.hosts, host];
    void this.load();
    this.move();
    return () => {
      this.hosts = this.hosts.filter((other) => other !== host);
      this.move();
      if (!this.hosts.length) this.resting = setTimeout(() => this.clear(), KEPT);
    };
  }

  /** Shows a throw once, wherever the tower stands; the story waits for its end. */
  throw(key: number | string, ...[thrown, inside, seed]: Parameters<Show["throw"]>): void {
    const { show } = this;
    if (!show || key === this.told) return;
    this.told = key;
    this.moving = true;
    const ends = show.throw(thrown, inside, seed).then(
      () => (show.picture.detail.hopeless ? this.giveUp() : undefined),
      () => this.fail(show),
    ).finally(() => {
      if (motion.ends !== ends) return; // another throw is shown by now
      motion.ends = null;
      this.moving = false;
    });
    motion.ends = ends;
  }

  /** The end of the throw that is shown, at once. */
  skip(): void {
    this.show?.skip();
  }

  /** No throw is told. */
  settle(content: Parameters<Show["settle"]>[0]): void {
    this.told = null;
    this.show?.settle(content);
  }

  /** It was too much for this machine: the drawing comes back. */
  private giveUp(): void {
    tooSlow();
    this.failures = MOST_FAILURES;
    this.clear();
  }

  /** Something broke, as when a phone takes the graphics from a page behind others: the drawing comes back for a while. */
  private fail(show: Show): void {
    if (show !== this.show) return;
    this.failures += 1;
    this.clear();
    this.resting = setTimeout(() => this.hosts.length && this.load(), AGAIN);
  }

  private readonly lost = () => this.show && this.fail(this.show);

  private async load(): Promise<void> {
    if (this.loading || this.failures >= MOST_FAILURES) return;
    const loading = (this.loading = this.find());
    try {
      const { Show } = await loading;
      if (loading !== this.loading) return; // put away meanwhile, and perhaps wanted anew: that is another one's to make
      if (!this.hosts.length) return this.clear();
      this.show = new Show();
      this.show.picture.canvas.addEventListener("webglcontextlost", this.lost);
      this.move();
    } catch {
      if (loading === this.loading) this.loading = null; // offline, or no such file any more: the drawing stays
    }
  }

  private move(): void {
    const { show, top } = this;
    if (!show || !top) return;
    const { canvas } = show.picture;
    if (canvas.parentElement !== top.element) {
      this.sizes.disconnect();
      top.element.append(canvas);
      this.sizes.observe(top.element);
    }
    this.fit();
  }

  private fit(): void {
    const { show, top } = this;
    if (show && top?.element.clientWidth) show.picture.resize(top.element.clientWidth, top.element.clientHeight);
  }

  private clear(): void {
    this.sizes.disconnect();
    const { show } = this;
    this.show = null;
    this.loading = null;
    this.told = null;
    this.moving = false;
    motion.ends = null;
    show?.picture.canvas.removeEventListener("webglcontextlost", this.lost); // its graphics are given back on purpose
    show?.picture.canvas.remove();
    show?.dispose();
  }
}

export const stage = new Stage();
export { able };
