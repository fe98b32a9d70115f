// The one tower of the page: made once, however often it is put away and wanted again; and where it stays a drawing.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Show } from "../src/tower/show";

let [shows, disposed] = [0, 0];
const nothing = () => {};
class FakeShow {
  picture = { canvas: { addEventListener: nothing, removeEventListener: nothing, remove: nothing }, resize: nothing, detail: { hopeless: false } };
  private ended = nothing;
  constructor() {
    shows += 1;
  }
  throw = () => new Promise<void>((ended) => (this.ended = ended));
  skip = () => this.ended();
  settle = nothing;
  dispose = () => (disposed += 1);
}

describe("the stage", () => {
  /** What is done after half a minute without a place. */
  let later: (() => void) | undefined;
  beforeEach(() => {
    const real = setTimeout;
    vi.stubGlobal("setTimeout", (then: () => void, ms: number) => (ms === 30_000 ? (later = then) : real(then, ms)));
    vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("makes one tower, although it was put away and wanted anew while it came; a skipped throw ends at once", { timeout: 60_000 }, async () => {
    const { Stage } = await import("../src/tower/stage.svelte");
    const stage = new Stage(() => Promise.resolve({ Show: FakeShow as unknown as new () => Show }));
    const { motion } = await import("../src/lib/motion");
    const host = { element: { append: () => {}, clientWidth: 100, clientHeight: 100 } as unknown as HTMLElement, rank: 1 };
    const leave = stage.enter(host);
    leave();
    later!();
    const again = stage.enter({ ...host });
    await new Promise((go) => setTimeout(go)); // both have come by now
    expect(shows).toBe(1);
    stage.throw("a", { thrown: ["red"], fallen: ["red"] }, [], 1);
    expect(stage.moving).toBe(true);
    const { ends } = motion;
    stage.skip();
    await ends;
    expect([stage.moving, motion.ends]).toEqual([false, null]);
    again();
    later!();
    expect([stage.show, disposed]).toEqual([null, 1]);
  });
});

describe("whether the tower moves here", () => {
  const glContext = { getExtension: () => null };
  interface Device {
    navigator?: object;
    media?: string;
    graphics?: object | null;
    stored?: object;
    storage?: () => Storage;
  }
  async function ableOn({ navigator = {}, media = "", graphics = glContext, stored = {}, storage }: Device): Promise<{ able: () => boolean; tooSlow: () => void }> {
    vi.resetModules();
    const store = () => {
      const held = new Map<string, string>([["feldherr.settings", JSON.stringify(stored)]]);
      return { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) } as Storage;
    };
    vi.stubGlobal("navigator", { language: "en", ...navigator });
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: media !== "" && query.includes(media) }));
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => graphics }) });
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { configurable: true, get: storage ?? ((kept) => () => kept)(store()) });
    return import("../src/tower/able");
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const name of ["localStorage", "sessionStorage"]) Reflect.deleteProperty(globalThis, name);
  });

  it.each<[string, Device, boolean]>([
    ["on a machine that tells nothing of itself", {}, true],
    ["on a good one", { navigator: { deviceMemory: 8, hardwareConcurrency: 8, connection: { saveData: false } } }, true],
    ["on the least that is enough", { navigator: { deviceMemory: 2, hardwareConcurrency: 2 } }, true],
    ["not with little memory", { navigator: { deviceMemory: 1 } }, false],
    ["not with one processor", { navigator: { hardwareConcurrency: 1 } }, false],
    ["not where data is saved", { navigator: { connection: { saveData: true } } }, false],
    ["not where the system saves data", { media: "prefers-reduced-data" }, false],
    ["not where nothing is to move", { media: "prefers-reduced-motion" }, false],
    ["not without WebGL", { graphics: null }, false],
    ["not where it is switched off", { stored: { scene: false } }, false],
    ["in a browser that keeps nothing", { storage: () => { throw new DOMException("denied", "SecurityError"); } }, true],
  ])("%s", async (_, device, expected) => {
    expect((await ableOn(device)).able()).toBe(expected);
  });

  it.each<[string, Device]>([["for the session", {}], ["even where the browser keeps nothing", { storage: () => { throw new DOMException("denied", "SecurityError"); } }]])("not any more once it was too slow, %s", async (_, device) => {
    const { able, tooSlow } = await ableOn(device);
    tooSlow();
    expect(able()).toBe(false);
  });
});
