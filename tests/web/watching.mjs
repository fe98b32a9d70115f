// Recorded throws shown by the tower of the client, in a browser that draws without a graphics card; and what that costs.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { need, root } from "./harness.mjs";

const { chromium } = need("playwright-core");
const DRAWING = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

/** A browser with WebGL in software, and the id of its process. */
export async function drawingBrowser() {
  const server = await chromium.launchServer({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: DRAWING });
  const browser = await chromium.connect(server.wsEndpoint());
  return { browser, pid: server.process().pid, close: () => server.close() };
}

export const recordedThrows = (n) => JSON.parse(execFileSync(join(root, ".venv/bin/python"), ["-m", "tests.web.throws", String(n)], { cwd: root, maxBuffer: 2 ** 26, encoding: "utf8" }));

/** Where the build has put a source. */
export function builtAt(source) {
  const manifest = JSON.parse(readFileSync(join(root, "src/feldherr/server/static/.vite/manifest.json"), "utf8"));
  return `/${manifest[source].file}`;
}

function descendants(pid) {
  const children = new Map();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const parent = Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, "utf8"))[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const all = [];
  for (const queue = [pid]; queue.length; ) {
    const next = queue.pop();
    all.push(next);
    queue.push(...(children.get(next) ?? []));
  }
  return all;
}

/** Milliseconds of processor time that the workers of a browser's pages have taken. */
export function workerTime(pid) {
  let sum = 0;
  for (const each of descendants(pid)) {
    try {
      for (const task of readdirSync(`/proc/${each}/task`)) {
        const folder = `/proc/${each}/task/${task}`;
        if (readFileSync(`${folder}/comm`, "utf8").startsWith("DedicatedWorker")) sum += Number(readFileSync(`${folder}/schedstat`, "utf8").split(" ")[0]) / 1e6;
      }
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

/** A page with a tower of 640 by 480 and nothing else on it. */
export async function openTower(page, url) {
  await page.goto(`${url}/statistics`);
  await page.evaluate(async (source) => {
    const { Show } = await import(source);
    document.body.replaceChildren();
    const show = new Show();
    document.body.append(show.picture.canvas);
    show.picture.resize(640, 480);
    window.tower = show;
  }, builtAt("src/tower/show.ts"));
}

/** The one tower of a page, from the module that holds it. */
async function findStage() {
  for (const { name } of performance.getEntriesByType("resource").filter(({ name }) => /assets\/.*\.js$/.test(name))) {
    const stage = Object.values(await import(name)).find((each) => each && typeof each === "object" && "moving" in each && "show" in each);
    if (stage) return stage;
  }
}

/** Lets scripts in a page ask for its tower: `window.findStage()`. */
export const knowStage = (page) => page.evaluate(`window.findStage = ${findStage}`);

/** Draws the tower of a page once more with all detail, for a picture. */
export async function finest(page) {
  await knowStage(page);
  await page.evaluate(async () => {
    const { show } = (await window.findStage()) ?? {};
    if (!show) return;
    show.picture.detail.level = 0;
    show.picture.apply();
    show.draw();
  });
}

/** Shows a throw, whole or only its beginning, and tells what lies in the tray then, counted where it lies. */
export const showThrow = (page, { thrown, fallen, inside }, seed, whole) =>
  page.evaluate(
    async ([told, before, seed, whole]) => {
      const { tower } = window;
      const count = (colours) => [...colours].sort().join(" ");
      tower.settle({ inside: before, tray: tower.content.tray });
      const begun = performance.now();
      const shown = tower.throw(told, before, seed);
      if (!whole) {
        while (!tower.moving) await new Promise((go) => setTimeout(go, 5));
        await new Promise(requestAnimationFrame);
        tower.skip();
      }
      await shown;
      const { tray, inside } = tower.content;
      return { tray: count(tray), inside: count(inside), ...tower.last, ms: performance.now() - begun, rate: tower.picture.detail.rate, detail: tower.picture.detail.level, held: { ...tower.picture.held, worker: tower.falls.held } };
    },
    [{ thrown, fallen }, inside, seed, whole],
  );

export const sorted = (colours) => [...colours].sort().join(" ");

export function left({ thrown, fallen, inside }) {
  const rest = [...inside, ...thrown];
  for (const colour of fallen) rest.splice(rest.indexOf(colour), 1);
  return sorted(rest);
}

export const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];
