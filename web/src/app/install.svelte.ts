// Whether this is the installed app, and the browser's offer to install it.
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  private offer = $state.raw<Offer | null>(null);
  /** Whether the page runs as an app of its own. */
  done = $state((globalThis.matchMedia?.("(display-mode: standalone)").matches ?? false) || (globalThis.navigator as { standalone?: boolean })?.standalone === true);

  constructor() {
    globalThis.addEventListener?.("beforeinstallprompt", (event) => {
      event.preventDefault(); // the account page offers it
      this.offer = event as Offer;
    });
    globalThis.addEventListener?.("appinstalled", () => ([this.offer, this.done] = [null, true]));
  }

  get offered(): boolean {
    return this.offer !== null;
  }

  async now(): Promise<void> {
    const { offer } = this;
    this.offer = null; // it may be taken once
    await offer?.prompt();
  }
}

export const install = new Install();

/** iPhones and iPads install by hand, and allow messages in the installed app alone. */
export const byHand = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
