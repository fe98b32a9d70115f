// A server of our own and real browsers before it.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before } from "node:test";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const need = createRequire(join(root, "web/package.json"));
const { chromium } = need("playwright-core");

const GENEROUS = {
  FELDHERR_GUESTS_PER_HOUR: "1000000",
  FELDHERR_LOGINS_PER_MINUTE: "100000",
  FELDHERR_LOGINS_PER_HOUR: "100000",
  FELDHERR_REQUESTS_PER_SECOND: "100000",
  FELDHERR_TABLES_PER_HOUR: "1000000",
  FELDHERR_HINTS_PER_MINUTE: "100000",
  FELDHERR_BOT_WORKERS: "1",
};

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** `feldherr serve` with an empty database, and with more settings if any; they may be made for the port. */
export async function serve(settings = {}) {
  const home = mkdtempSync(join(tmpdir(), "feldherr-web-"));
  const port = await freePort();
  const log = openSync(join(home, "server.log"), "a");
  const python = join(root, ".venv/bin/python");
  const child = spawn(python, ["-m", "feldherr", "serve", "--port", String(port)], {
    env: { ...process.env, ...GENEROUS, ...(typeof settings === "function" ? await settings(port) : settings), FELDHERR_HOME: home },
    stdio: ["ignore", log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  for (const began = Date.now(); ; await pause(100)) {
    if (child.exitCode !== null || Date.now() - began > 120_000) child.kill();
    if (child.exitCode !== null || child.killed) throw new Error(readFileSync(join(home, "server.log"), "utf8").slice(-3000));
    const up = await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false);
    if (up) break;
  }
  const page = await fetch(url);
  if (!page.headers.get("content-type")?.startsWith("text/html") || page.redirected) throw new Error("The client is not built: run `make setup`.");
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => {
          rmSync(home, { recursive: true, force: true });
          resolve();
        });
        child.kill("SIGTERM");
      }),
  };
}

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1366, height: 657 };
/** The inner sizes of windows that everything has to fit. */
export const SIZES = [[1280, 720], [1366, 657], [1440, 789], [1536, 730], [1440, 900], [1920, 1080], [820, 1180], [390, 844]];

/** Somebody with a browser of their own, to whom all is told at once unless another pace is named. Whatever goes wrong in their pages is kept in `errors`. */
export async function somebody(browser, url, { language = "en", theme = "parchment", size = DESKTOP, pace = "instant", moving = pace !== "instant", ...more } = {}) {
  const small = size.width < 768;
  const context = await browser.newContext({
    viewport: size,
    baseURL: url,
    deviceScaleFactor: small ? 2 : 1,
    hasTouch: small,
    isMobile: small,
    locale: language === "de" ? "de-DE" : "en-GB",
    reducedMotion: moving ? "no-preference" : "reduce",
    extraHTTPHeaders: { "X-Feldherr": "1" },
    serviceWorkers: "block", // but in the tests of the app
    ...more,
  });
  const settings = JSON.stringify({ language, theme, pace, sound: false, keys: true, odds: true });
  await context.addInitScript((text) => location.protocol.startsWith("http") && (localStorage.getItem("feldherr.settings") ?? localStorage.setItem("feldherr.settings", text)), settings);
  const errors = [];
  context.on("weberror", (error) => errors.push(error.error().stack ?? error.error().message));
  context.on("console", (message) => {
    const expected = /status of 409|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
    if (message.type() === "error" && !expected.test(message.text())) errors.push(`${message.text()} ${message.location().url}`);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { context, page, errors, language, api: context.request, close: () => context.close() };
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is true, and says what was waited for if it never is. */
export async function until(what, test, within = 60_000) {
  for (const began = Date.now(); ; await pause(40)) {
    const answer = await test();
    if (answer) return answer;
    if (Date.now() - began > within) throw new Error(`Waited ${within} ms: ${what}`);
  }
}

export async function ask(person, method, path, data) {
  const answer = await person.api.fetch(`/api/v1${path}`, { method, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? null : answer.json();
}

export const tableOf = (page) => /\/t\/([^/?#]+)/.exec(page.url())?.[1];

/** A server and a browser for all tests of a file. */
export function world(settings = {}) {
  const here = { server: null, browser: null, people: [] };
  before(async () => {
    const [server, browser] = await Promise.allSettled([serve(settings), launch()]);
    here.server = server.value;
    here.browser = browser.value;
    const failed = [server, browser].find((each) => each.status === "rejected");
    if (!failed) return;
    await leave(); // or the file would never end
    throw failed.reason;
  });
  const leave = async () => {
    const { browser, server } = here;
    here.browser = here.server = null;
    await browser?.close();
    await server?.stop();
  };
  after(leave);
  afterEach(async () => {
    for (const person of here.people.splice(0)) {
      const errors = person.errors.slice();
      await person.close();
      if (errors.length) throw new Error(`Something went wrong in a page: ${errors.join("\n")}`);
    }
  });
  return {
    somebody: async (options) => {
      const person = await somebody(here.browser, here.server.url, options);
      here.people.push(person);
      return person;
    },
    get url() {
      return here.server.url;
    },
  };
}

/** A guest with a name, made as the client would. */
export async function guest(person, name) {
  await ask(person, "POST", "/people/guest", { name, language: person.language });
}

/** A table made and, if all seats are taken, started. */
export async function table(person, wish) {
  const made = await ask(person, "POST", "/tables", { game: "wallenstein", players: wish.seats.length, ...wish });
  if (wish.seats.every((seat) => seat.kind !== "open")) await ask(person, "POST", `/tables/${made.id}/start`, {});
  return made;
}

const printed = (module, what) => JSON.parse(execFileSync(join(root, ".venv/bin/python"), ["-m", `tests.web.${module}`, ...what.map(String)], { cwd: root, maxBuffer: 2 ** 26, encoding: "utf8" }));

/** Games that stand before decisions, by set-up and kind of decision: see positions.py. */
export const positions = (...setups) => printed("positions", setups);

/** The record of a game, by game, players and seed, to its end or so many moves before it: see records.py. */
export const recordOf = (...what) => printed("records", what);

export const BOT = { kind: "bot", level: "random" };
export const ME = { kind: "me" };

/** A table that goes on from a recorded position, with the person on the seat that is asked and bots elsewhere. */
export async function sitDown(person, { record, seat }) {
  const { id, seats } = await ask(person, "POST", "/tables/import", { record });
  for (const each of seats) if (each.seat !== seat) await ask(person, "PUT", `/tables/${id}/seats/${each.seat}`, BOT);
  if (seat !== 0) await ask(person, "POST", `/tables/${id}/join`, { seat });
  await ask(person, "POST", `/tables/${id}/start`, {});
  return id;
}

const NAMES = ["Anna", "Bartholomäus", "Friederike", "Konstantin", "Wilhelmine", "Otto"];

/** Sits down at a moment of a game among people, who all have a clock, and opens the page; the friend has all other seats. */
export async function sitAmong(person, friend, { record, moments }, name) {
  const { at, seat, answers } = moments[name];
  const { id } = await ask(person, "POST", "/tables/import", { record });
  const seats = Array.from({ length: record.players }, (_, place) => (place === seat ? ME : { kind: "open" }));
  const { id: table, invitation: code } = await ask(person, "POST", `/tables/${id}/clone`, { at, seats, pace: { kind: "live", bank: 1800, increment: 30 } });
  for (let other = 0; other < record.players; other++) if (other !== seat) await ask(friend, "POST", `/tables/${table}/join`, { seat: other, code, name: NAMES[other] });
  await ask(person, "POST", `/tables/${table}/start`, {});
  await person.page.goto(`/t/${table}`);
  await person.page.locator(".waiting, section.decision, .mat .boxes").first().waitFor();
  await person.page.evaluate(() => document.fonts.ready);
  const answer = async () => {
    for (const [who, move] of answers) {
      const whose = who === seat ? person : friend;
      const { decision } = await ask(whose, "GET", `/tables/${table}/state?seat=${who}`);
      await ask(whose, "POST", `/tables/${table}/moves`, { seat: who, decision: decision.id, move });
    }
  };
  return { path: `/t/${table}?code=${code}`, answer };
}
