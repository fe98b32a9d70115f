// axe-core over a page, in both lights.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { need } from "./harness.mjs";

const source = readFileSync(need.resolve("axe-core/axe.min.js"), "utf8");
const THEMES = ["parchment", "candlelight"];

/** No violation of level serious or critical. */
export async function accessible(page, what, themes = THEMES) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of themes) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    const grave = found.violations.filter((each) => ["serious", "critical"].includes(each.impact));
    const told = grave.map((each) => `${each.id} (${each.impact}): ${each.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? node.html.slice(0, 120)}`).join("; ")}`);
    assert.deepEqual(told, [], `${what}, ${theme}`);
  }
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), before);
}
