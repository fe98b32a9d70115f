// The tower as bodies that fall. One throw is run as fast as it goes, and recorded as it will be shown.
import * as RAPIER from "@dimforge/rapier3d/rapier.js";
import GEOMETRY from "./geometry.json";
import { HIDDEN_BELOW, normal, POSE, random, STANDS, THROUGH } from "./poses";

const { cube: EDGE, physics, tray } = GEOMETRY;
const STEP = 1 / 120;
/** Two steps a frame: what is shown has 60 frames a second. */
const STEPS_A_FRAME = 2;
/** Seconds that a fall lasts: at least, at most, and at most where it is mended. */
const SHORTEST = 0.5;
const LONGEST = 2.2;
const MENDED_LONGEST = 3.2;
/** From this second on a fall is mended: so many steps pass between two cubes that are let go, or pushes for those that hang in the funnel. */
const MENDED_FROM = 1;
const STEPS_A_DROP = 8;
const STEPS_A_PUSH = 20;
const STILL = 12;
/** Slower than this, in mm/s, a cube falls no further. */
const SLOW = 60;
const JOLT_BEGINS = 0.1;
const GUARD = 70;
/** A change of speed in mm/s that one hears. */
const AUDIBLE = 350;
const MOST_KNOCKS = 90;

export interface Knock {
  /** Seconds since the cubes were let go. */
  at: number;
  /** 0 to 1. */
  loud: number;
  /** -1 to 1, from left to right. */
  side: number;
}

/** A recorded fall: poses of all cubes frame by frame, those that rested first. */
export interface Fall {
  frames: Float32Array;
  cubes: number;
  /** By cube, whether it lies in the tray. */
  out: boolean[];
  knocks: Knock[];
}

export interface Wish {
  /** Poses of the cubes inside. */
  resting: Float32Array;
  /** How many are thrown onto them. */
  thrown: number;
  /** How many have to come out. */
  out: number;
}

export type Tried = { fall: Fall } | { missed: "few" | "many" | "stuck" };

const FRICTION: Record<string, number> = { wall: physics.muWall, ramp: physics.muRamp, funnel: physics.muFunnel, guard: 0 };

export class Tower {
  private readonly world = new RAPIER.World({ x: 0, y: 0, z: -physics.gravity });
  private bodies: RAPIER.RigidBody[] = [];
  /** What all runs have cost so far: cubes times steps. */
  effort = 0;

  constructor() {
    this.world.integrationParameters.dt = STEP;
    this.world.integrationParameters.lengthUnit = EDGE;
    for (const { material, at, half, turn } of GEOMETRY.parts) this.part(material, at, half, turn);
    const [from, to] = tray.y as [number, number];
    const middle = (from + to) / 2;
    for (const side of [-1, 1]) this.part("guard", [side * (tray.width / 2 + 2), middle, GUARD], [2, (to - from) / 2, GUARD], [0, 0, 0, 1]);
    this.part("guard", [0, to + 2, GUARD], [tray.width / 2 + 4, 2, GUARD], [0, 0, 0, 1]);
  }

  private part(material: string, at: number[], half: number[], turn: number[]): void {
    const [x, y, z, w] = turn as [number, number, number, number];
    const shape = RAPIER.ColliderDesc.cuboid(half[0]!, half[1]!, half[2]!)
      .setTranslation(at[0]!, at[1]!, at[2]!)
      .setRotation({ x, y, z, w })
      .setFriction(FRICTION[material]!)
      .setRestitution(physics.eWall);
    this.world.createCollider(shape);
  }

  /** Runs a throw once. Unless it is mended, one that brings out another number is given up as soon as that is clear. */
  run(wish: Wish, seed: number, jolt: number, mended: boolean): Tried {
    const { resting, thrown, out } = wish;
    this.clear();
    const next = random(seed);
    for (let i = 0; i < resting.length; i += POSE) this.add(resting.subarray(i, i + POSE));
    for (let i = 0; i < thrown; i++) this.add(handful(i, next));
    const shaken = shaking(thrown, jolt, next);
    const film = new Film(this.bodies);
    const through = new Set<number>();
    const ends = mended ? MENDED_LONGEST : LONGEST;
    const high = () => this.bodies.filter((body) => body.translation().z > HIDDEN_BELOW);
    for (let step = 0; step * STEP < ends || (mended && through.size < out); step++) {
      const time = step * STEP;
      this.world.gravity = shaken(time);
      this.world.step();
      this.effort += this.bodies.length;
      for (const [i, body] of this.bodies.entries()) {
        if (through.has(i) || body.translation().z >= THROUGH) continue;
        if (through.size < out) through.add(i);
        else if (mended) this.back(body);
        else return { missed: "many" };
      }
      if (mended && time >= MENDED_FROM) {
        if (through.size < out && step % STEPS_A_DROP === 0) this.drop(through, next);
        if (step % STEPS_A_PUSH === 0) for (const body of high()) if (slow(body)) push(body, next);
      }
      if (step % STEPS_A_FRAME) continue;
      const fastest = film.record(time);
      if (time < SHORTEST || fastest > STILL) continue;
      if (mended ? through.size === out && !high().length : through.size === out) break;
      if (!mended) return { missed: "few" };
    }
    const hanging = high();
    if (!mended && (hanging.length || through.size !== out)) return { missed: hanging.length ? "stuck" : "few" };
    for (const body of hanging) this.back(body);
    if (hanging.length) film.record(ends);
    return { fall: { frames: film.frames, cubes: this.bodies.length, out: this.bodies.map((_, i) => through.has(i)), knocks: film.knocks } };
  }

  private clear(): void {
    for (const body of this.bodies) this.world.removeRigidBody(body);
    this.bodies = [];
  }

  /** A cube as a pose says; speed and spin may follow it. */
  private add(pose: ArrayLike<number>): void {
    const body = this.world.createRigidBody(
      RAPIER.RigidBodyDesc.dynamic()
        .setTranslation(pose[0]!, pose[1]!, pose[2]!)
        .setRotation({ x: pose[3]!, y: pose[4]!, z: pose[5]!, w: pose[6]! })
        .setLinvel(pose[7] ?? 0, pose[8] ?? 0, pose[9] ?? 0)
        .setAngvel({ x: pose[10] ?? 0, y: pose[11] ?? 0, z: pose[12] ?? 0 })
        .setCanSleep(false)
        .setCcdEnabled(true),
    );
    const half = EDGE / 2;
    this.world.createCollider(RAPIER.ColliderDesc.cuboid(half, half, half).setDensity(physics.density).setFriction(physics.muCube).setRestitution(physics.eCube), body);
    this.bodies.push(body);
  }

  /** Unseen, a cube too many is put back where it lies firm. */
  private back(body: RAPIER.RigidBody): void {
    const room = ([x, y, z]: readonly [number, number, number]) => Math.min(...this.bodies.filter((other) => other !== body).map((other) => distance(other.translation(), x, y, z)));
    const stand = STANDS.find((place) => room(place) > EDGE * 1.6) ?? STANDS[0]!;
    body.setTranslation({ x: stand[0], y: stand[1], z: stand[2] }, true);
    body.setRotation({ x: 0, y: 0, z: 0, w: 1 }, true);
    body.setLinvel({ x: 0, y: 0, z: 0 }, true);
    body.setAngvel({ x: 0, y: 0, z: 0 }, true);
  }

  /** Unseen, a cube that is still wanted drops from beneath the lower floor. */
  private drop(through: Set<number>, next: () => number): void {
    const body = this.bodies.find((each, i) => !through.has(i) && each.translation().z <= HIDDEN_BELOW) ?? this.bodies.find((_, i) => !through.has(i));
    body?.setTranslation({ x: (next() - 0.5) * 50, y: -25 + next() * 20, z: THROUGH - 2 }, true);
    body?.setLinvel({ x: 0, y: 200, z: -400 }, true);
    body?.setAngvel({ x: next() * 8, y: next() * 8, z: next() * 8 }, true);
  }
}

/** Poses frame by frame, and the knocks between them. */
class Film {
  private readonly poses: number[] = [];
  readonly knocks: Knock[] = [];
  private readonly speeds: Float64Array;

  constructor(private readonly bodies: readonly RAPIER.RigidBody[]) {
    this.speeds = new Float64Array(bodies.length);
  }

  get frames(): Float32Array {
    return new Float32Array(this.poses);
  }

  /** One more frame; gives back how fast the fastest is. */
  record(time: number): number {
    const { poses, speeds } = this;
    const before = poses.length - this.bodies.length * POSE;
    let fastest = before < 0 ? Infinity : 0;
    for (const [i, body] of this.bodies.entries()) {
      const { x, y, z } = body.translation();
      const turn = body.rotation();
      if (before >= 0) {
        const at = before + i * POSE;
        const speed = Math.hypot(x - poses[at]!, y - poses[at + 1]!, z - poses[at + 2]!) / (STEP * STEPS_A_FRAME);
        this.hear(time, speeds[i]! - speed, x);
        speeds[i] = speed;
        fastest = Math.max(fastest, speed);
      }
      poses.push(x, y, z, turn.x, turn.y, turn.z, turn.w);
    }
    return fastest;
  }

  private hear(at: number, lost: number, x: number): void {
    if (lost > AUDIBLE && this.knocks.length < MOST_KNOCKS) this.knocks.push({ at, loud: Math.min(1, lost / 2200), side: Math.max(-1, Math.min(1, x / 75)) });
  }
}

/** A cube that hangs in the funnel is knocked on, as by a hand. */
function push(body: RAPIER.RigidBody, next: () => number): void {
  const { x, y } = body.translation();
  body.setLinvel({ x: -4 * x, y: -4 * y, z: -400 }, true);
  body.setAngvel({ x: next() * 20 - 10, y: next() * 20 - 10, z: next() * 20 - 10 }, true);
}

const slow = (body: RAPIER.RigidBody): boolean => distance(body.linvel(), 0, 0, 0) < SLOW;

const distance = (at: { x: number; y: number; z: number }, x: number, y: number, z: number): number => Math.hypot(at.x - x, at.y - y, at.z - z);

/** The i-th cube of a handful above the funnel: pose, speed and spin. */
function handful(i: number, next: () => number): number[] {
  const either = (most: number) => (next() * 2 - 1) * most;
  const [column, row, layer] = [(i % 3) - 1, (Math.floor(i / 3) % 3) - 1, Math.floor(i / 9)];
  const turn = [either(1), either(1), either(1), either(1)];
  const length = Math.hypot(...turn) || 1;
  const place = [column * 15.5 + either(1.6), row * 15.5 + either(1.6), GEOMETRY.funnel.mouth_z + 60 + layer * 15.5 + either(1.6)];
  return [...place, ...turn.map((part) => part / length), either(150), either(150), -300 * next(), either(15), either(15), either(15)];
}

/** Gravity as the cubes feel it while hand, table and card swing with the throw. */
function shaking(thrown: number, jolt: number, next: () => number): (time: number) => { x: number; y: number; z: number } {
  const { g, hz, tau, spread, load } = physics.shake;
  const most = jolt * g * physics.gravity * Math.exp(spread * normal(next)) * (1 - load + (load * Math.min(thrown, 21)) / 7);
  const direction = next() * 2 * Math.PI;
  const [phase, other] = [next() * 2 * Math.PI, next() * 2 * Math.PI];
  return (time) => {
    const t = time - JOLT_BEGINS;
    const size = t > 0 ? most * Math.exp(-t / tau) : 0;
    const level = size * Math.sin(2 * Math.PI * hz * t + phase);
    return { x: level * Math.cos(direction), y: level * Math.sin(direction), z: -physics.gravity + 0.5 * size * Math.sin(2 * Math.PI * 1.7 * hz * t + other) };
  };
}
