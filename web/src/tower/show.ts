// The tower as it is shown: what rests inside, what lies in the tray, and a throw on its way from one to the other.
import { type Colour, COLOURS } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import type { Found } from "./ahead";
import { paint, type Painted, without } from "./colours";
import { Falls } from "./falls";
import { Picture } from "./picture";
import { laidOut, POSE, seated, THROUGH } from "./poses";
import { clatter } from "./sound";
import { GATHER, LONGEST_FALL } from "./times";

export interface Content {
  inside: readonly Colour[];
  tray: readonly Colour[];
}

export interface Throw {
  thrown: readonly Colour[];
  fallen: readonly Colour[];
}

interface Pile {
  colours: Colour[];
  poses: Float32Array;
}

/** How much slower they fall than in life, so that one sees it. */
const SLOWED = 0.72;
const FRAMES = 60;

const same = (a: readonly Colour[], b: readonly Colour[]): boolean => a.length === b.length && COLOURS.every((colour) => count(a, colour) === count(b, colour));
const count = (all: readonly Colour[], colour: Colour): number => all.filter((each) => each === colour).length;
const nothing = (): Pile => ({ colours: [], poses: new Float32Array() });

interface Playing {
  found: Found;
  painted: Painted;
  from: Pile;
  /** How fast it runs. */
  pace: number;
  begun: number;
  ended: () => void;
  silence: () => void;
}

export class Show {
  readonly picture = new Picture();
  readonly falls = new Falls();
  private inside = nothing();
  private tray = nothing();
  private playing: Playing | null = null;
  private sought: { seed: number; onto: Pile; found: Promise<Found> } | null = null;
  private turn = 0;
  private frame = 0;
  /** Tries and whether it was mended, of the throw before. */
  last: { tries: number; mended: boolean } = { tries: 0, mended: false };

  /** What is inside and in the tray, by colour, as it is drawn. */
  get content(): Content {
    return { inside: this.inside.colours, tray: this.tray.colours };
  }

  get moving(): boolean {
    return this.playing !== null;
  }

  /** As the record says. Cubes keep their places where they can; a tower that nobody watched is filled anew. */
  settle({ inside, tray }: Content): void {
    this.skip();
    this.turn += 1;
    this.fill(inside);
    if (!same(tray, this.tray.colours)) this.tray = sorted(this.tray, tray);
    this.draw();
  }

  private fill(inside: readonly Colour[]): void {
    if (!same(inside, this.inside.colours)) this.inside = { colours: [...inside], poses: seated(inside.length, inside.length * 17 + this.turn) };
  }

  /** Looks for a fall while something else is told. */
  prepare({ thrown, fallen }: Throw, inside: readonly Colour[], seed: number): void {
    if (this.moving || this.sought?.seed === seed) return;
    this.fill(inside);
    const found = this.falls.find({ resting: this.inside.poses.slice(), thrown: thrown.length, out: fallen.length }, seed);
    found.catch(() => {}); // whoever throws is told
    this.sought = { seed, onto: this.inside, found };
  }

  /** Shows a throw onto what was inside; ended when all lie still, or when somebody skips it. */
  async throw({ thrown, fallen }: Throw, inside: readonly Colour[], seed: number): Promise<void> {
    this.skip();
    this.turn += 1;
    const { turn } = this;
    this.fill(inside);
    const resting = this.inside;
    if (this.sought?.onto !== resting) this.sought = null;
    this.prepare({ thrown, fallen }, inside, seed);
    const found = await this.sought!.found;
    if (turn !== this.turn) return; // something else is shown by now
    this.last = { tries: found.tries, mended: found.mended };
    const decided = { resting: resting.colours, thrown: inOrder(thrown, this.tray.colours), fallen: [...fallen] };
    const painted = paint(decided, found.out, found.frames);
    const pace = Math.max(SLOWED, found.frames.length / POSE / found.cubes / FRAMES / (LONGEST_FALL / 1000));
    const silence = settings.get("sound") ? clatter(found.knocks.map((knock) => ({ ...knock, at: knock.at + (GATHER / 1000) * pace })), pace) : () => {};
    await new Promise<void>((ended) => {
      this.playing = { found, painted, from: this.gathered(found, painted, resting), pace, begun: performance.now(), ended, silence };
      this.frame = requestAnimationFrame((now) => this.step(now));
    });
  }

  /** The end of what is being shown, at once. */
  skip(): void {
    if (this.playing) this.finish(this.playing);
  }

  /** Where each cube of the handful comes from: the tray, or a player's hand beside the tower. */
  private gathered(found: Found, { first }: Painted, resting: Pile): Pile {
    const poses = found.frames.slice(0, found.cubes * POSE);
    const inTray = [...this.tray.colours];
    for (let i = resting.colours.length; i < found.cubes; i++) {
      const at = inTray.indexOf(first[i]!);
      if (at >= 0) {
        poses.set(this.tray.poses.subarray(at * POSE, at * POSE + POSE), i * POSE);
        inTray[at] = "" as Colour;
      } else {
        const side = COLOURS.indexOf(first[i]!) % 2 ? 1 : -1;
        poses.set([side * 230, 60 + (i % 5) * 9, 200 + (i % 7) * 9], i * POSE);
      }
    }
    this.tray = nothing();
    return { colours: first, poses };
  }

  private step(now: number): void {
    const { playing } = this;
    if (!playing) return;
    const { found, painted, from, pace, begun } = playing;
    const past = now - begun;
    const { cubes } = this.picture;
    cubes.clear();
    const last = found.frames.length / POSE / found.cubes - 1;
    const exact = ((past - GATHER) / 1000) * FRAMES * pace;
    if (past < GATHER) {
      const way = ease(Math.max(0, past / GATHER));
      cubes.all(painted.first, between(from.poses, found.frames, way, found.cubes));
    } else {
      const frame = Math.min(last, Math.floor(exact));
      const size = found.cubes * POSE;
      const poses = between(found.frames.subarray(frame * size, (frame + 1) * size), found.frames.subarray(Math.min(last, frame + 1) * size), Math.min(1, exact - frame), found.cubes);
      for (let i = 0; i < found.cubes; i++) cubes.add((frame >= painted.from[i]! ? painted.last : painted.first)[i]!, poses, i * POSE);
    }
    this.picture.drawMoving(now);
    if (exact >= last) this.finish(playing);
    else this.frame = requestAnimationFrame((next) => this.step(next));
  }

  private finish({ found, painted, ended, silence }: Playing): void {
    cancelAnimationFrame(this.frame);
    silence();
    this.playing = null;
    this.picture.detail.rest();
    const poses = found.frames.subarray(found.frames.length - found.cubes * POSE);
    const lies = (i: number) => poses[i * POSE + 2]! < THROUGH; // seen, not remembered: what has come through
    const pile = (which: (i: number) => boolean): Pile => {
      const chosen = Array.from({ length: found.cubes }, (_, i) => i).filter(which);
      return { colours: chosen.map((i) => painted.last[i]!), poses: new Float32Array(chosen.flatMap((i) => [...poses.subarray(i * POSE, i * POSE + POSE)])) };
    };
    this.tray = pile(lies);
    this.inside = pile((i) => !lies(i));
    this.draw();
    ended();
  }

  draw(): void {
    this.picture.cubes.clear();
    this.picture.cubes.all(this.inside.colours, this.inside.poses);
    this.picture.cubes.all(this.tray.colours, this.tray.poses);
    this.picture.draw();
  }

  dispose(): void {
    this.turn += 1;
    this.skip();
    this.falls.end();
    this.picture.dispose();
  }
}

const ease = (x: number): number => x * x * (3 - 2 * x);

/** Poses on the way from some to others; turns are mixed and made whole again. */
function between(from: ArrayLike<number>, to: ArrayLike<number>, way: number, cubes: number): Float32Array {
  const poses = new Float32Array(cubes * POSE);
  for (let at = 0; at < poses.length; at += POSE) {
    for (let part = 0; part < 3; part++) poses[at + part] = from[at + part]! + (to[at + part]! - from[at + part]!) * way;
    let [dot, length] = [0, 0];
    for (let part = 3; part < POSE; part++) dot += from[at + part]! * to[at + part]!;
    for (let part = 3; part < POSE; part++) {
      poses[at + part] = from[at + part]! * (1 - way) + Math.sign(dot || 1) * to[at + part]! * way;
      length += poses[at + part]! ** 2;
    }
    for (let part = 3; part < POSE; part++) poses[at + part] = poses[at + part]! / Math.sqrt(length || 1);
  }
  return poses;
}

/** Colours of a handful: who lies in the tray already is picked up in that order. */
function inOrder(thrown: readonly Colour[], tray: readonly Colour[]): Colour[] {
  const first = tray.filter((colour, i) => count(thrown, colour) > count(tray.slice(0, i), colour));
  return [...first, ...without(thrown, first)];
}

/** A pile with other colours in it: cubes that are in both stay where they are. */
function sorted(pile: Pile, wanted: readonly Colour[]): Pile {
  const left = [...wanted];
  const kept = pile.colours.map((colour, i) => ({ colour, i })).filter(({ colour }) => {
    const at = left.indexOf(colour);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const poses = new Float32Array(wanted.length * POSE);
  kept.forEach(({ i }, place) => poses.set(pile.poses.subarray(i * POSE, i * POSE + POSE), place * POSE));
  const taken = (pose: Float32Array) => kept.some((_, place) => Math.hypot(poses[place * POSE]! - pose[0]!, poses[place * POSE + 1]! - pose[1]!) < 11);
  const free = laidOut(96 + left.length, 5);
  let spot = 0;
  left.forEach((_, i) => {
    while (spot < 95 && taken(free.subarray(spot * POSE, spot * POSE + POSE))) spot += 1;
    poses.set(free.subarray(spot * POSE, spot * POSE + POSE), (kept.length + i) * POSE);
    spot += 1;
  });
  return { colours: [...kept.map(({ colour }) => colour), ...left], poses };
}
