// The worker that simulates ahead, asked for one throw after the other.
import type { Found } from "./ahead";
import type { Wish } from "./physics";
import type { Answer, Order } from "./worker";

export class Falls {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tower" });
  private readonly waiting = new Map<number, { done: (found: Found) => void; fail: (error: Error) => void }>();
  private last = 0;
  private broken: Error | null = null;
  /** Bytes that the simulation holds: for those who look whether it grows. */
  held = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const { done, fail } = this.waiting.get(data.id)!;
      this.waiting.delete(data.id);
      this.held = data.held ?? this.held;
      if (data.found) done(data.found);
      else fail(new Error(data.failed));
    };
    this.worker.onerror = ({ message }) => this.refuse(message);
  }

  find(wish: Wish, seed: number): Promise<Found> {
    if (this.broken) return Promise.reject(this.broken);
    this.last += 1;
    const order: Order = { ...wish, id: this.last, seed };
    return new Promise((done, fail) => {
      this.waiting.set(order.id, { done, fail });
      this.worker.postMessage(order);
    });
  }

  end(): void {
    this.worker.terminate();
    this.refuse("the tower is put away");
  }

  /** Nothing is found any more, nor what is waited for. */
  private refuse(why: string): void {
    this.broken = new Error(why);
    for (const { fail } of this.waiting.values()) fail(this.broken);
    this.waiting.clear();
  }
}
