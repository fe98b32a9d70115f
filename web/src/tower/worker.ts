// Simulates ahead, off the main thread.
import wasm from "@dimforge/rapier3d/rapier_wasm3d_bg.wasm?url";
import { ahead, type Found } from "./ahead";
import { Tower, type Wish } from "./physics";
import { loadRapier } from "./rapier";

export interface Order extends Wish {
  id: number;
  seed: number;
}

export interface Answer {
  id: number;
  found?: Found;
  /** Bytes that the simulation holds. */
  held?: number;
  failed?: string;
}

const ready = loadRapier(fetch(wasm)).then((memory) => ({ tower: new Tower(), memory }));

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  void ready.then(
    ({ tower, memory }) => {
      const found = ahead(tower, data, data.seed);
      postMessage({ id: data.id, found, held: memory.buffer.byteLength } satisfies Answer, { transfer: [found.frames.buffer] });
    },
    (error: unknown) => postMessage({ id: data.id, failed: String(error) } satisfies Answer),
  );
});
