// One tower for the whole page, shown where it is wanted most: large, then beside what is told, then in its panel.
import { able, tooSlow } from "./able";
import type { Show } from "./show";

export interface Host {
  element: HTMLElement;
  rank: number;
}

class TheStage {
  /** The tower, when it is loaded. */
  show = $state.raw<Show | null>(null);
  /** The throw that is shown, or was shown last: it is not begun again where the tower moves to another place. */
  told: number | string | null = null;
  private hosts = $state.raw<Host[]>([]);
  private loading: Promise<void> | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private readonly sizes = new ResizeObserver(() => this.fit());

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
      if (!this.hosts.length) this.resting = setTimeout(() => this.clear(), 30_000);
    };
  }

  /** It was too much for this machine: the drawing comes back. */
  giveUp(): void {
    tooSlow();
    this.clear();
  }

  private load(): Promise<void> {
    this.loading ??= import("./show").then(({ Show }) => {
      this.show = new Show();
      this.show.picture.canvas.addEventListener("webglcontextlost", () => this.giveUp(), { once: true });
      this.move();
    }).catch(() => {
      this.loading = null; // offline, or no such file any more: the drawing stays
    });
    return this.loading;
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
    show?.picture.canvas.remove();
    show?.dispose();
  }
}

export const stage = new TheStage();
export { able };
