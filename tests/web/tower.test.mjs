// The tower in motion: it ends as the record says, is loaded when it is needed, and stays a drawing where it must.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, DESKTOP, guest, launch, ME, PHONE, positions, serve, sitDown, somebody, table, until } from "./harness.mjs";
import { drawingBrowser, left, openTower, quantile, recordedThrows, showThrow, sorted, workerTime } from "./watching.mjs";

/** A page drawn in software on a busy machine takes its time. */
const PATIENCE = 180_000;
let server, drawing, plain;
before(async () => {
  [server, drawing, plain] = await Promise.all([serve(), drawingBrowser(), launch()]);
});
after(async () => {
  await Promise.all([drawing?.close(), plain?.close()]);
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
  assert.ok(Math.min(...spent.slice(1)) > 0, "it is simulated in the worker");
  assert.deepEqual(person.errors, []);
  await person.close();
});

test("the emblem of the start page comes after the page, and only there where it may", async () => {
  const person = await somebody(drawing.browser, server.url, { pace: "read", size: DESKTOP });
  person.page.setDefaultTimeout(PATIENCE);
  const asked = [];
  person.page.on("request", (request) => asked.push(request.url()));
  const coming = person.page.waitForResponse((answer) => answer.url().endsWith(".wasm"), { timeout: PATIENCE });
  await person.page.goto("/");
  await person.page.waitForSelector("h1");
  assert.ok(!asked.some((url) => url.endsWith(".wasm")), "the page waits for no simulation");
  await person.page.waitForSelector('.emblem [data-scene="panel"] canvas', { timeout: PATIENCE });
  const wasm = await (await coming).allHeaders();
  assert.equal(wasm["content-type"], "application/wasm");
  assert.equal(wasm["content-encoding"], "gzip");
  assert.match(wasm["cache-control"], /immutable/);
  const { "content-security-policy": policy } = (await person.page.request.get("/")).headers();
  assert.match(policy, /(^|; )script-src 'self' 'wasm-unsafe-eval'(;|$)/, "of what is unsafe, scripts may compile wasm and nothing else");
  const network = await person.context.newCDPSession(person.page);
  const fetched = [];
  await network.send("Network.enable");
  const remembered = new Set();
  network.on("Network.requestServedFromCache", ({ requestId }) => remembered.add(requestId));
  network.on("Network.responseReceived", ({ requestId, response }) => response.fromDiskCache || remembered.has(requestId) || fetched.push(response.url));
  await person.page.goto("/");
  await person.page.waitForSelector('.emblem [data-scene="panel"] canvas', { timeout: PATIENCE });
  assert.deepEqual(fetched.filter((url) => /\/assets\//.test(url)), [], "what a first visit has loaded is kept");
  assert.deepEqual(person.errors, []);
  await person.close();
  for (const options of [{ moving: false }, { size: PHONE }]) {
    const other = await somebody(drawing.browser, server.url, { pace: "read", ...options });
    other.page.setDefaultTimeout(PATIENCE);
    const loaded = [];
    other.page.on("request", (request) => loaded.push(request.url()));
    await other.page.goto("/");
    await other.page.locator('.records a[href="/lab"]').waitFor(); // the way there does not hang on what the device can show
    const emblem = other.page.locator("a.emblem");
    await emblem.waitFor();
    if (!options.size) await other.page.locator(".emblem svg").waitFor();
    assert.ok(!loaded.some((url) => /show-|\.wasm$/.test(url)), "nothing heavy is loaded");
    if (options.size) {
      await emblem.scrollIntoViewIfNeeded();
      await other.page.locator('.emblem [data-scene="panel"] canvas').waitFor({ timeout: PATIENCE });
    }
    await other.close();
  }
});

test("put away it comes back, and what breaks is no machine that is too slow", async () => {
  const person = await somebody(drawing.browser, server.url, { pace: "read", size: DESKTOP });
  const { page } = person;
  await page.addInitScript(() => {
    const real = setTimeout;
    globalThis.setTimeout = (then, ms, ...more) => real(then, [30_000, 4000].includes(ms) ? 300 : ms, ...more); // the times of the stage
  });
  const tooSlow = () => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes("too-slow")));
  const canvas = page.locator('.emblem [data-scene="panel"] canvas');
  await page.goto("/");
  await canvas.waitFor({ timeout: PATIENCE });
  await page.evaluate(() => (window.first = document.querySelector(".emblem canvas")));
  await page.locator('nav a[href="/players"]').click();
  await until("its graphics are given back", () => page.evaluate(() => window.first.getContext("webgl2").isContextLost()));
  assert.equal(await tooSlow(), false);
  await page.locator('nav a[href="/"]').click();
  await canvas.waitFor({ timeout: PATIENCE });
  await page.evaluate(() => {
    window.first = document.querySelector(".emblem canvas");
    window.first.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  });
  await until("another one", () => page.evaluate(() => (document.querySelector(".emblem canvas") ?? window.first) !== window.first), 120_000);
  assert.equal(await tooSlow(), false);
  person.errors.length = 0; // the browser tells of lost graphics
  await person.close();
});

test("the laboratory throws, compares and fits, without motion too", async () => {
  const person = await somebody(plain, server.url);
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  await page.goto("/lab");
  await page.getByRole("button", { name: "Throw once" }).click();
  await page.locator(".form [role=status]", { hasText: "came out:" }).waitFor();
  const fell = await page.locator("[data-fell]").allTextContents();
  const lying = await page.locator('.lab svg[role="img"] .out, .lab svg[role="img"] g:not(.joints):not(.drop)').count();
  assert.equal(lying, fell.reduce((sum, text) => sum + Number(/\d+/.exec(text)[0]), 0), "the drawing shows what fell");
  await page.getByRole("button", { name: /^Throw 10/ }).click();
  await page.locator(".results table").first().waitFor();
  assert.ok(Number(await page.locator("[data-mean]").getAttribute("data-mean")) > 4);
  await page.locator("summary", { hasText: "Ages cube by cube" }).click();
  await page.getByRole("button", { name: "In every model" }).click();
  const here = page.locator('[data-part="models"] [data-mean]');
  const mean = async () => Number(await here.first().getAttribute("data-mean"));
  await here.nth(1).waitFor();
  const before = await mean();
  await page.locator('input[data-ages="red"]').fill("1, 1");
  await page.getByRole("button", { name: "In every model" }).click();
  await until("younger cubes to come out more often", async () => (await mean()) > before);
  assert.equal(await here.count(), 2);
  await page.getByRole("button", { name: "Compare" }).click();
  await page.locator('[data-model="aged2"][data-figure="stock"]').waitFor();
  assert.equal(await page.locator('[data-model="classic"][data-figure]').count(), 6);
  const log = Array.from({ length: 12 }, (_, i) => (i ? `in 4 red 3 blue, out ${3 + (i % 2)} red ${2 + (i % 3 ? 1 : 0)} blue` : "in 10 red 10 blue, out 7 red 7 blue"));
  await page.getByRole("textbox", { name: "Your own tower" }).fill(log.join("\n"));
  await page.getByRole("button", { name: "goes in: red +" }).last().click();
  await page.getByRole("button", { name: "Add the throw" }).click();
  await page.getByRole("button", { name: "Find its level" }).click();
  const levels = JSON.parse(await page.locator("[data-fitted]").getAttribute("data-fitted"));
  assert.match(await page.locator("[data-fitted]").innerText(), /13 throws of 98 cubes/);
  assert.match(await page.locator(".few").innerText(), /few throws/);
  await accessible(page, "the laboratory", ["parchment"]);
  await page.getByRole("link", { name: "New table with this tower" }).click();
  await page.locator("summary").first().click();
  await page.locator(".tick", { hasText: `${levels.stay}` }).waitFor();
  assert.deepEqual(person.errors, []);
  await person.close();
});

test("with their own tower players agree, say what fell, and correct it; the large view tells what rests inside", async () => {
  const [clara, jonas, marta] = await Promise.all([{}, { size: PHONE }, {}].map((options) => somebody(plain, server.url, options)));
  for (const { page } of [clara, jonas, marta]) page.setDefaultTimeout(PATIENCE);
  for (const [person, name] of [[clara, "Clara"], [jonas, "Jonas"], [marta, "Marta"]]) await guest(person, name);
  const { id, invitation } = await table(clara, { seats: [ME, { kind: "open" }, { kind: "open" }], options: { throws: "outside" } });
  for (const [i, person] of [jonas, marta].entries()) await ask(person, "POST", `/tables/${id}/join`, { seat: i + 1, code: invitation });
  await ask(marta, "POST", `/tables/${id}/proposals`, { kind: "own_tower" });
  await clara.page.goto(`/t/${id}`);
  await clara.page.getByRole("button", { name: "Start the game" }).click();
  await clara.page.locator("[role=alert]", { hasText: "Jonas" }).waitFor();
  await jonas.page.goto(`/t/${id}`);
  await jonas.page.locator(".own input").check();
  await clara.page.locator('.own [data-agreed="true"]', { hasText: "Jonas" }).waitFor();
  await clara.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [clara, jonas]) {
    await page.locator("section.decision", { hasText: "What fell?" }).waitFor();
    assert.match(await page.title(), /^● /, "everybody who may say it is told");
  }
  assert.deepEqual((await ask(jonas, "GET", "/tables?mine=true")).tables[0].waiting_for, [0, 1, 2]);
  const { page } = clara;
  const red = page.locator('section.decision input[data-colour="red"]');
  await red.fill("99");
  await red.blur();
  assert.equal(await red.inputValue(), await red.getAttribute("max"), "more than can have fallen is never sent");
  const { decision } = await ask(clara, "GET", `/tables/${id}/state?seat=0`);
  const wrong = await clara.api.fetch(`/api/v1/tables/${id}/moves`, { method: "POST", data: { seat: 0, decision: decision.id, move: "fall 0=99" } });
  assert.deepEqual([wrong.status(), (await wrong.json()).error.code], [422, "too_many_fallen"]);
  await accessible(page, "what fell", ["parchment"]);
  await page.locator("section.decision [role=status]", { hasText: "cubes in the tray" }).waitFor();
  await red.fill("0");
  await red.blur();
  assert.ok(await page.getByRole("button", { name: "This fell" }).isDisabled(), "that nothing fell is said on purpose");
  await page.getByRole("button", { name: "Nothing fell" }).waitFor();
  await red.fill("99");
  await red.blur();
  await page.getByRole("button", { name: "This fell" }).click();
  const large = page.locator("dialog.large");
  const small = page.locator(".board .tower button");
  await small.waitFor();
  const inside = async () => (await ask(clara, "GET", `/tables/${id}/state?seat=0`)).view.tower.inside;
  const first = await inside();
  await page.locator(".undo.may").click();
  await page.locator("section.decision", { hasText: "What fell?" }).waitFor();
  await page.locator('section.decision input[data-colour="blue"]').fill("2");
  await page.getByRole("button", { name: "This fell" }).click();
  await until("it is corrected", async () => (await inside())["1"] === first["1"] - 2);
  await small.focus();
  await page.keyboard.press("Enter");
  await large.waitFor();
  assert.equal(await large.locator("li[data-age]").count(), Object.values(await inside()).reduce((sum, n) => sum + n, 0));
  await large.locator("li[data-age]", { hasText: /comes out with \d+/ }).first().waitFor();
  await accessible(page, "the large tower", ["parchment"]);
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
  await small.click();
  await large.waitFor();
  await jonas.page.getByRole("button", { name: "Tower: larger" }).click();
  await jonas.page.locator("dialog.large li[data-age]").first().waitFor();
  assert.deepEqual([...clara.errors, ...jonas.errors].filter((error) => !/status of 422/.test(error)), []);
  for (const person of [clara, jonas, marta]) await person.close();
});

test("where a fight is told, its throw can be watched in the large tower", async () => {
  const person = await somebody(plain, server.url, { pace: "read" });
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  await guest(person, "Anna");
  await page.goto(`/t/${await sitDown(person, positions("crowded")[3].attack)}`);
  await page.locator(".targets .choice").first().click();
  // A throw lies still before a busy machine has pointed at it: whoever clicks stands by in the page.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const stage = document.querySelector(".story .enlarging");
      if (!stage) return;
      watch.disconnect();
      stage.click();
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  await page.locator("section.decision .actions .button.main:enabled").click();
  const large = page.getByRole("dialog");
  await large.locator("li[data-age]").first().waitFor();
  await large.locator('[data-scene="3"] canvas, svg[role="img"]').first().waitFor();
  await large.getByRole("button", { name: "Close" }).click();
  await page.locator(".story [data-fight]").waitFor();
  assert.deepEqual(person.errors, []);
  await person.close();
});
