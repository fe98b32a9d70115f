// A page that was opened before the server was upgraded loads itself anew at the next safe moment: when nobody looks, when
// one goes to another page, or when nothing has been touched for a while; never while something is being laid out or typed.
import { BUILD_HEADER, ownBuild } from "./build";

const STILL = 10_000;
const LOOK = 1_000;
const ASK_AGAIN = 5 * 60_000;
const DONE = "feldherr.upgraded";

type Busy = () => boolean;

class Upgrade {
  private wanted: string | null = null;
  private readonly busy = new Set<Busy>();
  private readonly edited = new Set<HTMLInputElement | HTMLTextAreaElement>();
  private touched = Date.now();
  private heard = Date.now();
  private timer: ReturnType<typeof setInterval> | undefined;
  private leaving = false;

  watch(): void {
    for (const sign of ["pointerdown", "keydown", "wheel", "touchmove"]) addEventListener(sign, () => (this.touched = Date.now()), { capture: true, passive: true });
    addEventListener("input", ({ target }) => isText(target) && this.edited.add(target), true);
    addEventListener("submit", ({ target }) => this.edited.forEach((field) => field.form === target && this.edited.delete(field)), true); // it has been sent
    addEventListener("pagehide", () => (this.leaving = true)); // it is hidden because another one comes, which is of the new client by itself
    addEventListener("pageshow", () => (this.leaving = false));
    addEventListener("visibilitychange", () => (document.hidden ? this.look() : void this.ask()));
  }

  /** Every answer of the server says which client it has. */
  hear(answer: Response): void {
    this.heard = Date.now();
    const build = answer.headers.get(BUILD_HEADER);
    if (!build || !ownBuild || build === ownBuild || build === this.wanted || build === done()) return;
    this.wanted = build;
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.update()).catch(() => {});
    this.timer ??= setInterval(() => this.look(), LOOK);
  }

  /** Asks which client the server has, if nothing was heard for a while. */
  async ask(after = ASK_AGAIN): Promise<void> {
    if (Date.now() - this.heard >= after) await fetch("/healthz").then((answer) => this.hear(answer), () => {});
  }

  /** As long as it says so, something is being laid out that would be lost. */
  holdWhile(busy: Busy): () => void {
    this.busy.add(busy);
    return () => this.busy.delete(busy);
  }

  /** Whether pages should be loaded anew instead of being changed. */
  get due(): boolean {
    return this.wanted !== null;
  }

  /** Something of this client is no longer there: nothing to lose, if that is because there is another. */
  async mend(): Promise<void> {
    await this.ask(0);
    if (this.due) this.reload();
  }

  get safe(): boolean {
    for (const field of this.edited) if (!field.isConnected || !field.value) this.edited.delete(field);
    return this.edited.size === 0 && !document.querySelector("dialog[open], [role=dialog]") && ![...this.busy].some((busy) => busy());
  }

  private look(): void {
    if (this.due && !this.leaving && this.safe && (document.hidden || Date.now() - this.touched >= STILL)) this.reload();
  }

  private reload(): void {
    clearInterval(this.timer);
    try {
      sessionStorage.setItem(DONE, this.wanted ?? ""); // once for each: a server that says otherwise is not followed for ever
    } catch {
      return;
    }
    location.reload();
  }
}

function done(): string | null {
  try {
    return sessionStorage.getItem(DONE);
  } catch {
    return null;
  }
}

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !["checkbox", "radio", "range", "button"].includes(target.type));

export const upgrade = new Upgrade();

/** Whether something was touched since a question came, or a form was opened: the answer may be half laid out. */
export class Touched {
  private at = 0;
  private readonly note = (event: Event) => {
    if (event.isTrusted) this.at = Date.now();
  };

  constructor(private since = Date.now()) {
    for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, this.note, { capture: true, passive: true });
  }

  /** From now on. */
  anew(): void {
    this.since = Date.now();
  }

  get yes(): boolean {
    return this.at > this.since;
  }

  end(): void {
    for (const sign of ["pointerdown", "keydown"]) removeEventListener(sign, this.note, { capture: true });
  }
}

/** A form is kept from the first touch on until it is left. */
export function holdForm(): () => void {
  const touched = new Touched();
  const release = upgrade.holdWhile(() => touched.yes);
  return () => {
    release();
    touched.end();
  };
}
