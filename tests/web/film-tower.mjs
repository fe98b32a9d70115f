// The moving picture of the README and the handbook: a throw drawn frame by frame with much detail, however slow the machine.
// node tests/web/film-tower.mjs <file.webp>
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { root, serve, somebody } from "./harness.mjs";
import { drawingBrowser, openTower } from "./watching.mjs";

const SIZE = [360, 460];
const FRAMES_A_SECOND = 20;
const SEED = 1618;
const THROW = { thrown: ["red", "red", "red", "red", "blue", "blue", "blue", "yellow", "yellow", "peasants"], inside: ["blue", "red", "peasants", "peasants", "yellow"], fallen: ["red", "red", "red", "blue", "blue", "yellow", "peasants"] };

const [server, drawing] = await Promise.all([serve(), drawingBrowser()]);
const person = await somebody(drawing.browser, server.url, { pace: "read" });
const { page } = person;
await openTower(page, server.url);
/** The throw is decided and sought as always; only the clock by which it is drawn is ours. */
const pictures = await page.evaluate(
  async ([[width, height], { thrown, inside, fallen }, seed, each]) => {
    const { tower } = window;
    const { picture } = tower;
    const inAllDetail = () => {
      picture.detail.level = 0;
      picture.detail.rest();
    };
    inAllDetail();
    picture.apply();
    picture.resize(width, height);
    let shown;
    do {
      tower.skip();
      tower.settle({ inside, tray: [] });
      shown = tower.throw({ thrown, fallen }, inside, seed++);
      while (!tower.playing) await new Promise((go) => setTimeout(go, 5));
      cancelAnimationFrame(tower.frame);
    } while (tower.last.mended); // a natural one is the finer picture
    const { begun } = tower.playing;
    const all = [];
    for (let ms = 0; tower.playing; ms += each) {
      inAllDetail();
      tower.step(begun + ms);
      cancelAnimationFrame(tower.frame);
      all.push(picture.canvas.toDataURL("image/png"));
    }
    await shown;
    tower.draw();
    return [...all, ...Array(1500 / each).fill(picture.canvas.toDataURL("image/png"))];
  },
  [SIZE, THROW, SEED, 1000 / FRAMES_A_SECOND],
);
const folder = mkdtempSync(join(tmpdir(), "feldherr-film-"));
pictures.forEach((url, i) => writeFileSync(join(folder, `${String(i).padStart(4, "0")}.png`), Buffer.from(url.split(",")[1], "base64")));
// Pillow comes with what the research faces need.
const WEBP = `import sys; from pathlib import Path; from PIL import Image
frames = [Image.open(file).convert("RGB") for file in sorted(Path(sys.argv[1]).glob("*.png"))]
frames[0].save(sys.argv[2], save_all=True, append_images=frames[1:], duration=${1000 / FRAMES_A_SECOND}, loop=0, quality=72, method=6)`;
execFileSync(join(root, ".venv/bin/python"), ["-c", WEBP, folder, resolve(process.argv[2])], { stdio: "inherit" });
rmSync(folder, { recursive: true });
await person.close();
await drawing.close();
await server.stop();
console.log(`${pictures.length} pictures are in ${process.argv[2]}`);
