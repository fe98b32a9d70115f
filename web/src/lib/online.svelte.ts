// Whether the server can be reached, as far as one can tell: the browser says that there is no network, or nothing answers.
class Online {
  private network = $state(globalThis.navigator?.onLine ?? true);
  private answered = $state(true);

  constructor() {
    globalThis.addEventListener?.("online", () => ([this.network, this.answered] = [true, true]));
    globalThis.addEventListener?.("offline", () => (this.network = false));
  }

  get here(): boolean {
    return this.network && this.answered;
  }

  hear(answered: boolean): void {
    if (this.answered !== answered) this.answered = answered;
  }
}

export const online = new Online();
