// Five hundred recorded throws: each ends in its numbers, ahead of time and off the main thread, and nothing grows.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serve, somebody } from "./harness.mjs";
import { drawingBrowser, left, openTower, quantile, recordedThrows, showThrow, sorted, workerTime } from "./watching.mjs";

const THROWS = Number(process.env.THROWS ?? 500);
let server, drawing;
before(async () => {
  [server, drawing] = await Promise.all([serve(), drawingBrowser()]);
});
after(async () => {
  await drawing?.close();
  await server?.stop();
});

test(`${THROWS} recorded throws`, { timeout: 3_600_000 }, async () => {
  const person = await somebody(drawing.browser, server.url, { pace: "read" });
  await openTower(person.page, server.url);
  const chrome = await person.context.newCDPSession(person.page);
  const heap = async () => {
    await chrome.send("HeapProfiler.collectGarbage");
    return (await chrome.send("Runtime.getHeapUsage")).usedSize / 1024;
  };
  const [spent, rates, heaps] = [[], [], []];
  let mended = 0;
  let last;
  for (const [i, thrown] of recordedThrows(THROWS).entries()) {
    const before = workerTime(drawing.pid);
    last = await showThrow(person.page, thrown, i, i % 5 === 0);
    spent.push(workerTime(drawing.pid) - before);
    assert.equal(last.tray, sorted(thrown.fallen), `throw ${i}`);
    assert.equal(last.inside, left(thrown), `throw ${i}`);
    mended += last.mended;
    if (i % 5 === 0) rates.push(last.rate);
    if (i % 100 === 50) heaps.push({ kB: await heap(), ...last.held });
  }
  const p95 = quantile(spent.slice(1), 0.95);
  console.log(`${THROWS} throws, every one as recorded, ${rates.length} watched whole; ${mended} of them mended inside the tube`);
  console.log(`processor time in the worker: median ${quantile(spent.slice(1), 0.5).toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms, most ${Math.max(...spent.slice(1)).toFixed(0)} ms`);
  console.log(`frames a second at 640 x 480 in software: first ${rates[0]?.toFixed(0)}, median ${quantile(rates, 0.5).toFixed(0)}, at detail ${last.detail}`);
  console.log(`memory of the page: ${heaps.map(({ kB }) => `${kB.toFixed(0)} kB`).join(", ")}; of the simulation: ${heaps.map(({ worker }) => `${(worker / 1024).toFixed(0)} kB`).join(", ")}; ${heaps.at(-1)?.geometries} geometries, ${heaps.at(-1)?.textures} textures`);
  assert.ok(Math.min(...spent.slice(1)) > 0, "it is simulated in the worker");
  assert.ok(p95 < 400);
  if (heaps.length > 2) {
    assert.ok(heaps.at(-1).kB < heaps[1].kB * 1.1 + 300, "the page does not grow");
    assert.equal(heaps.at(-1).textures, heaps[1].textures);
    assert.ok(heaps.at(-1).worker <= heaps[1].worker * 1.25, "the simulation does not grow");
  }
  assert.deepEqual(person.errors, []);
  await person.close();
});
