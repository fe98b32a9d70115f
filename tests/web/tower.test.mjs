// The tower in motion: it ends as the record says, is loaded when it is needed, and stays a drawing where it must.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, serve, somebody } from "./harness.mjs";
import { drawingBrowser, left, openTower, quantile, recordedThrows, showThrow, sorted, workerTime } from "./watching.mjs";

let server, drawing;
before(async () => {
  [server, drawing] = await Promise.all([serve(), drawingBrowser()]);
});
after(async () => {
  await drawing?.close();
  await server?.stop();
});

test("recorded throws end in exactly their numbers, whole or skipped", async () => {
  const person = await somebody(drawing.browser, server.url, { pace: "read" });
  await openTower(person.page, server.url);
  const spent = [];
  for (const [i, thrown] of recordedThrows(14).entries()) {
    const before = workerTime(drawing.pid);
    const shown = await showThrow(person.page, thrown, i, i % 5 === 0);
    spent.push(workerTime(drawing.pid) - before);
    assert.equal(shown.tray, sorted(thrown.fallen));
    assert.equal(shown.inside, left(thrown));
    if (i % 5 === 0) console.log(`throw ${i}: ${shown.tries} tries, ${Math.round(shown.ms)} ms, ${shown.rate.toFixed(0)} frames a second at detail ${shown.detail}`);
  }
  console.log(`processor time in the worker: ${quantile(spent.slice(1), 0.5).toFixed(0)} ms at the median, ${quantile(spent.slice(1), 0.95).toFixed(0)} ms at the 95th percentile`);
  assert.deepEqual(person.errors, []);
  await person.close();
});

test("the emblem of the start page comes after the page, and only there where it may", async () => {
  const person = await somebody(drawing.browser, server.url, { pace: "read", size: DESKTOP });
  const asked = [];
  person.page.on("request", (request) => asked.push(request.url()));
  const coming = person.page.waitForResponse((answer) => answer.url().endsWith(".wasm"), { timeout: 120_000 });
  await person.page.goto("/");
  await person.page.waitForSelector("h1");
  assert.ok(!asked.some((url) => url.endsWith(".wasm")), "the page waits for no simulation");
  await person.page.waitForSelector('.emblem [data-scene="panel"] canvas', { timeout: 120_000 });
  const wasm = await (await coming).allHeaders();
  assert.equal(wasm["content-type"], "application/wasm");
  assert.equal(wasm["content-encoding"], "gzip");
  assert.match(wasm["cache-control"], /immutable/);
  assert.deepEqual(person.errors, []);
  await person.close();
  for (const options of [{ moving: false }, { size: PHONE }]) {
    const other = await somebody(drawing.browser, server.url, { pace: "read", ...options });
    const loaded = [];
    other.page.on("request", (request) => loaded.push(request.url()));
    await other.page.goto("/");
    await other.page.waitForTimeout(3000);
    assert.ok(!loaded.some((url) => /show-|\.wasm$/.test(url)), "nothing heavy is loaded");
    await other.close();
  }
});
