// The client as an app: it can be installed, opens without a network, shows pushes, and gives way to its successor.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, pause, PHONE, root, table, tableOf, until, world } from "./harness.mjs";

const house = world();
/** Width and height of a PNG. */
const PNG = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
const STATIC = join(root, "src/feldherr/server/static");

/** Somebody whose browser keeps the app, when it has kept everything. */
async function keeper(options = {}) {
  const person = await house.somebody({ serviceWorkers: "allow", ...options });
  await person.page.goto("/");
  await person.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await until("the page to be controlled", () => person.page.evaluate(() => navigator.serviceWorker.controller !== null));
  await until("lessons and rulebooks to be kept", () => person.page.evaluate(async () => (await Promise.all([caches.match("/api/v1/lessons/texts", { ignoreVary: true }), caches.match("/api/v1/lessons", { ignoreVary: true })])).every(Boolean)), 30_000);
  return person;
}

/** What lies in all caches of a browser. */
const kept = (page) => page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat());

test("what an app needs is there, in both languages", async () => {
  const { page, context } = await keeper();
  const devtools = await context.newCDPSession(page);
  const { errors, data, url } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.match(url, /\/manifest\.webmanifest\?language=en$/);
  const manifest = JSON.parse(data);
  assert.equal(manifest.lang, "en");
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A window of its own without traces is where tests run, and nothing can be installed there; all else must be right.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
  for (const purpose of ["any", "maskable"]) assert.ok(manifest.icons.some((icon) => icon.purpose === purpose && icon.sizes === "512x512"), purpose);
  for (const icon of manifest.icons) {
    const answer = await context.request.get(icon.src);
    assert.equal(answer.status(), 200, icon.src);
    assert.ok(answer.headers()["content-type"].startsWith(icon.type), icon.src);
    if (icon.type === "image/png") assert.equal(PNG(await answer.body()).join("x"), icon.sizes);
  }
  const german = await (await context.request.get("/manifest.webmanifest?language=de")).json();
  assert.notEqual(german.description, manifest.description);
  assert.equal(german.id, manifest.id);
  for (const { url: way } of manifest.shortcuts) assert.equal((await context.request.get(way)).status(), 200);
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await until("the manifest to follow the language", () => page.evaluate(() => document.querySelector("link[rel=manifest]").href.endsWith("language=de")));
});

test("the page is fit for a phone", async () => {
  const { page } = await keeper({ size: PHONE, theme: "candlelight" });
  const head = await page.evaluate(() => ({
    viewport: document.querySelector("meta[name=viewport]").content,
    theme: document.querySelector("meta[name=theme-color]").content,
    described: document.querySelector("meta[name=description]").content.length,
    titled: document.title.length,
    touch: document.querySelector("link[rel=apple-touch-icon]").getAttribute("href"),
    paper: getComputedStyle(document.documentElement).getPropertyValue("--panel").trim(),
    wide: document.documentElement.scrollWidth - innerWidth,
  }));
  assert.match(head.viewport, /width=device-width/);
  assert.equal(head.theme, head.paper, "the bar above has the colour of the paper, by candlelight too");
  assert.ok(head.described > 50 && head.titled > 0);
  assert.deepEqual(PNG(readFileSync(join(STATIC, head.touch))), [180, 180]);
  assert.ok(head.wide <= 0);
  const small = await page.locator("header a:visible, header button:visible, main button:visible, main a.button:visible").evaluateAll((found) =>
    found.map((each) => [each.innerText || each.getAttribute("aria-label"), each.getBoundingClientRect()]).filter(([, box]) => box.width > 0 && (box.width < 40 || box.height < 40)).map(([name]) => name));
  assert.deepEqual(small, [], "fingers hit everything");
});

test("without a network the start page, lessons and rulebooks open, and say so", async () => {
  const person = await keeper({ size: PHONE });
  const { page, context } = person;
  await context.setOffline(true);
  const opened = await page.goto("/");
  assert.equal(opened.status(), 200);
  await page.getByText("No connection to the server.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Feldherr" }).waitFor();
  await accessible(page, "the start page without a network");
  await page.goto("/rules");
  await page.getByRole("heading", { name: "Wallenstein" }).first().waitFor();
  assert.ok((await page.locator("main p").count()) > 50, "the rulebook is there");
  await page.goto("/learn");
  await page.getByRole("link", { name: /First blood/ }).waitFor();
  await page.goto("/learn/w0");
  await page.getByText("One army stays at home, so up to 4 may march. Send all 4.").waitFor();
  await page.getByText("Without the server the lesson cannot be played.").waitFor();
  await accessible(page, "a lesson to read");
  await page.goto("/players");
  await page.getByText("No connection to the server.").waitFor();
  await context.setOffline(false);
  await page.goto("/");
  await until("the note to go", async () => (await page.getByText("No connection to the server.").count()) === 0);
  person.errors.splice(0); // all that could not be fetched
});

test("nothing of anybody's own is kept", async () => {
  const person = await keeper();
  await guest(person, "Ada");
  const { id } = await table(person, { seats: [ME, BOT, BOT], public: false });
  for (const path of [`/t/${id}`, "/games", "/account", "/learn", "/rules"]) {
    await person.page.goto(path);
    await pause(500);
  }
  const found = [...new Set(await kept(person.page))].filter((path) => !path.startsWith("/assets/") && !path.startsWith("/icons/"));
  assert.deepEqual(found.filter((path) => !/^\/(?:api\/v1\/(?:rules\/\w+(?:\/figures\/.*)?|lessons|lessons\/texts))?$/.test(path)), []);
  const secrets = await person.page.evaluate(async (name) => {
    const texts = [];
    for (const cache of await caches.keys()) for (const request of await (await caches.open(cache)).keys()) if (!request.url.includes("/assets/")) texts.push(await (await (await caches.open(cache)).match(request, { ignoreVary: true })).text());
    return texts.filter((text) => text.includes(name)).length;
  }, "Ada");
  assert.equal(secrets, 0);
  const lessons = await person.page.evaluate(async () => (await caches.match("/api/v1/lessons", { ignoreVary: true })).json());
  assert.ok(lessons.lessons.every(({ progress }) => progress === null) && lessons.table === null);
});

test("a push is shown, counted on the icon, and leads to its table", async () => {
  const person = await house.somebody({ serviceWorkers: "allow", permissions: ["notifications"] });
  const { page, context } = person;
  await context.addInitScript(() => {
    globalThis.badges = [];
    navigator.setAppBadge = async (n) => void globalThis.badges.push(n);
  });
  await guest(person, "Ada");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto("/games");
  await until("the page to count", () => page.evaluate(() => globalThis.badges.at(-1) === 1));
  const [worker] = context.serviceWorkers().length ? context.serviceWorkers() : [await context.waitForEvent("serviceworker")];
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await worker.evaluate(() => {
    self.badges = [];
    self.navigator.setAppBadge = async (n) => void self.badges.push(n);
  });
  const devtools = await context.newCDPSession(page);
  const registrations = new Promise((resolve) => devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: found }) => found.length && resolve(found[0].registrationId)));
  await devtools.send("ServiceWorker.enable");
  const message = { title: "Your decision in Wallenstein", body: "It waits.", url: `${house.url}/t/${id}`, tag: id, waiting: 3 };
  const registrationId = await registrations;
  const notified = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data, icon }) => ({ title, body, tag, url: data.url, icon }))[0]);
  // Chromium drops a message to a worker it is just putting to sleep: a push service would send it again.
  const shown = await until("the message", async () => {
    await devtools.send("ServiceWorker.deliverPushMessage", { origin: house.url, registrationId, data: JSON.stringify(message) });
    return until("it to be shown", notified, 5_000).catch(() => null);
  });
  assert.deepEqual({ ...shown, icon: new URL(shown.icon).pathname }, { title: message.title, body: message.body, tag: id, url: message.url, icon: "/icons/icon-192.png" });
  assert.deepEqual([...new Set(await worker.evaluate(() => self.badges))], [3]);
});

test("a page of an older client loads itself anew, but not under anybody's hands", async () => {
  const old = "index-old";
  const person = await house.somebody();
  const { page } = person;
  // The first page says of itself that it is older than the server: as if that had been upgraded since.
  let first = true;
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document" || !first) return route.fallback();
    first = false;
    const answer = await route.fetch();
    const body = (await answer.text()).replace("<script type=\"module\"", `<script type="module" src="/assets/${old}.js"></script><script type="module"`);
    return route.fulfill({ response: answer, body });
  });
  await page.route(`**/assets/${old}.js`, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  const isNew = () => page.evaluate((name) => !document.querySelector(`script[src="/assets/${name}.js"]`), old).catch(() => false);
  await guest(person, "Ada");
  await page.goto("/account");
  const name = page.getByLabel("Your name", { exact: true }).first();
  await name.fill("Adalbert");
  await pause(12_500);
  assert.equal(await isNew(), false, "what was typed is still there");
  assert.equal(await name.inputValue(), "Adalbert");
  await name.fill("");
  await until("the page to load itself anew", isNew, 40_000);

  await page.evaluate(() => sessionStorage.clear());
  first = true;
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".board").waitFor();
  assert.equal(await isNew(), false);
  await page.locator(".board").click({ position: { x: 5, y: 5 } });
  await pause(12_500);
  assert.equal(await isNew(), false, "an answer may be half laid out");
  await page.evaluate(() => sessionStorage.clear());
  first = true;
  await page.goto("/learn");
  await page.getByRole("navigation").getByRole("link", { name: "Rules" }).click();
  await until("the next page to be of the new client", isNew, 40_000);
  assert.equal(new URL(page.url()).pathname, "/rules");
});

test("an upgrade replaces what was kept as a whole", async () => {
  const person = await keeper();
  const { page } = person;
  const worker = join(STATIC, "worker.js");
  const before = readFileSync(worker, "utf8");
  const [, build] = /BUILD = "([^"]+)"/.exec(before);
  const names = () => page.evaluate(() => caches.keys());
  const write = (source) => {
    writeFileSync(worker, source);
    writeFileSync(`${worker}.gz`, gzipSync(source, { level: 9 }));
  };
  try {
    // A worker whose page is not on the server yet keeps nothing, and the old one stays.
    write(before.replace(`BUILD = "${build}"`, 'BUILD = "index-none"'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => {}));
    await pause(1500);
    assert.deepEqual(await names(), [`feldherr-${build}`]);
    // The one that fits takes over at once, and the client before stays for pages that are still open.
    write(before.replace("const CACHE = `feldherr-${BUILD}`", "const CACHE = `feldherr-${BUILD}-2`"));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await until("the next client to be kept", async () => (await names()).includes(`feldherr-${build}-2`));
    assert.deepEqual(await names(), [`feldherr-${build}`, `feldherr-${build}-2`]);
  } finally {
    write(before);
  }
});

test("a table goes out by the system's own sheet, or to the clipboard", async () => {
  const person = await house.somebody({ size: PHONE, permissions: ["clipboard-read", "clipboard-write"] });
  await guest(person, "Ada");
  const { id } = await table(person, { seats: [ME, { kind: "open" }, BOT], public: false });
  await person.page.addInitScript(() => {
    globalThis.sent = [];
    navigator.share = async (what) => void globalThis.sent.push(what);
  });
  await person.page.goto(`/t/${id}`);
  await person.page.getByRole("button", { name: "Share", exact: true }).click();
  assert.ok(await person.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the waiting room is not wider than the phone");
  const [sent] = await until("the sheet", () => person.page.evaluate(() => (globalThis.sent.length ? globalThis.sent : null)));
  assert.match(sent.url, new RegExp(`/t/${tableOf(person.page)}\\?code=`));
  await person.page.getByRole("button", { name: "Copy", exact: true }).click();
  await person.page.getByText("Copied").first().waitFor();
  assert.equal(await person.page.evaluate(() => navigator.clipboard.readText()), sent.url);
});
