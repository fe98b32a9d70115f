// Pictures of tables: node scripts/shots.mjs <address> <folder> <name=path[@width x height][,de][,dark]> ...
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [base, folder, ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"] });
for (const wish of wanted) {
  const [, name, path, width = "1440", height = "900", flags = ""] = /^([^=]+)=([^@,]+)(?:@(\d+)x(\d+))?,?(.*)$/.exec(wish);
  const small = Number(width) < 768;
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) }, deviceScaleFactor: small ? 2 : 1, hasTouch: small });
  await page.addInitScript(([de, dark]) => localStorage.setItem("feldherr.settings", JSON.stringify({ language: de ? "de" : "en", theme: dark ? "candlelight" : "parchment" })), [flags.includes("de"), flags.includes("dark")]);
  page.on("pageerror", (error) => console.log(`${name}: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && console.log(`${name}: ${message.text()}`));
  await page.goto(base + path);
  await page.waitForTimeout(1500);
  const curtain = page.locator(".curtain button");
  if (!flags.includes("curtain") && (await curtain.count())) await curtain.click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
await browser.close();
