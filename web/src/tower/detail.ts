// As much detail as the machine can draw: lowered where frames take too long, and given up where the least is too much.

/** From the finest to what any machine can draw: pixels by pixel of the screen, and shadows. */
export const DETAILS = [
  { pixels: 2, shadow: 2048, soft: true },
  { pixels: 1, shadow: 1024, soft: true },
  { pixels: 0.8, shadow: 512, soft: false },
  { pixels: 0.6, shadow: 0, soft: false },
] as const;
export const LEAST = DETAILS.length - 1;
/** Frames are watched in batches; one that takes longer on average than this is too much detail, ... */
export const BATCH = 8;
const SLOW = 1000 / 48;
const VERY_SLOW = 3 * SLOW;
/** ... and with the least of it, this is no motion any more. */
const HOPELESS = 80;

export class Detail {
  /** Frames a second in the batch before, and whether it was too slow for any motion. */
  rate = 0;
  hopeless = false;
  private frames = 0;
  private since = 0;

  constructor(public level: number) {}

  /** One more frame at a time in milliseconds; says whether the detail has changed. */
  frame(now: number): boolean {
    const { level } = this;
    if (!this.frames) this.since = now;
    else if (this.frames === BATCH) {
      const each = (now - this.since) / BATCH;
      this.rate = 1000 / each;
      this.hopeless = level === LEAST && each > HOPELESS;
      if (each > SLOW && level < LEAST) this.level = each > VERY_SLOW ? LEAST : level + 1;
      this.frames = 0;
      this.since = now;
    }
    this.frames += 1;
    return this.level !== level;
  }

  /** What moved has come to rest. */
  rest(): void {
    this.frames = 0;
  }
}
