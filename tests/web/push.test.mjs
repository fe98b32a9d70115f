// A message from the server to a browser: asked for on the page, encrypted for this browser alone, shown, and counted on
// the app's icon until nothing waits any more. The push service in between is our own.
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { ask, BOT, guest, ME, table, until, world } from "./harness.mjs";

const WITHIN = 120_000;
const received = [];
const service = createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    received.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(201).end();
  });
});
await new Promise((resolve) => service.listen(0, "127.0.0.1", resolve));
after(() => service.close());
const host = `127.0.0.1:${service.address().port}`;
const house = world({ FELDHERR_PUSH_HOSTS: host, FELDHERR_NOTIFY_AFTER: "0.1", FELDHERR_NOTIFY_INTERVAL: "0.2", FELDHERR_PRESENCE_SECONDS: "1" });

/** A browser's keys, as its push service would make them. */
function subscription() {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const told = { endpoint: `http://${host}/ada`, expirationTime: null, keys: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") } };
  return { keys, auth, told };
}

/** What only this browser can read (RFC 8291). */
function decrypted(body, { keys, auth }) {
  const [salt, length] = [body.subarray(0, 16), body[20]];
  const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
  const derive = (secret, from, info, bytes) => Buffer.from(hkdfSync("sha256", secret, from, info, bytes));
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

test("a decision comes as a message to a browser that asked for it, and the icon counts down again", { timeout: 600_000 }, async () => {
  const browser = subscription();
  const person = await house.somebody({ serviceWorkers: "allow", permissions: ["notifications"] });
  const { page, context } = person;
  page.setDefaultTimeout(WITHIN);
  await context.addInitScript((told) => {
    globalThis.badges = [];
    navigator.setAppBadge = async (n) => void globalThis.badges.push(n);
    const made = { endpoint: told.endpoint, toJSON: () => told, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async (options) => {
      sessionStorage.setItem("server key", btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey))));
      return made;
    };
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("server key") ? made : null);
  }, browser.told);
  await guest(person, "Ada");
  await page.goto("/account");
  const tick = page.getByRole("checkbox", { name: /^In this browser/ });
  await tick.click();
  await until("the server to know of the browser", async () => (await ask(person, "GET", "/people/me")).person.notify.push === true, WITHIN);
  await page.reload();
  await until("the page to know it too", () => tick.isChecked(), WITHIN);
  const known = await page.evaluate(() => sessionStorage.getItem("server key"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));

  await page.goto("about:blank"); // Ada is elsewhere
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  const message = await until("the message", () => received[0], WITHIN);
  assert.deepEqual([message.path, message.headers["content-encoding"]], ["/ada", "aes128gcm"]);
  assert.ok(!message.body.includes("Wallenstein"), "nobody on the way can read it");
  const signed = /k=([\w-]+)/.exec(message.headers.authorization)[1];
  assert.equal(Buffer.from(signed, "base64url").toString("base64"), known, "signed with the key that the browser was given");
  const told = decrypted(message.body, browser);
  assert.deepEqual({ title: told.title, tag: told.tag, url: new URL(told.url).pathname, waiting: told.waiting }, { title: "Feldherr: your decision in Wallenstein", tag: id, url: `/t/${id}`, waiting: 1 });

  await page.goto("/rules");
  const [worker] = context.serviceWorkers().length ? context.serviceWorkers() : [await context.waitForEvent("serviceworker")];
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await worker.evaluate(() => {
    self.badges = [];
    self.navigator.setAppBadge = async (n) => void self.badges.push(n);
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise((resolve) => devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations.length && resolve(registrations[0].registrationId)));
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const notified = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({ title, body }))[0]);
  // Chromium drops a message to a worker it is just putting to sleep: a push service would send it again.
  const shown = await until("it to be shown", async () => {
    await devtools.send("ServiceWorker.deliverPushMessage", { origin: house.url, registrationId, data: JSON.stringify(told) });
    return until("a notification", notified, 5_000).catch(() => null);
  }, WITHIN);
  assert.deepEqual(shown, { title: told.title, body: told.body });
  assert.equal((await worker.evaluate(() => self.badges)).at(-1), 1);

  await page.goto("/games");
  await until("the page to count it", () => page.evaluate(() => globalThis.badges.at(-1) === 1), WITHIN);
  await ask(person, "POST", `/tables/${id}/leave`, { seat: 0 });
  await until("nothing to wait any more", () => page.evaluate(() => globalThis.badges.at(-1) === 0), WITHIN);

  await page.goto("/account");
  await until("the page to know it still", () => tick.isChecked(), WITHIN);
  await tick.click();
  await until("no push any more", async () => !(await tick.isChecked()));
});
