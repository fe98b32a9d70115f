// A newcomer's path: from the start page to the end of a whole game, by clicks alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, tableOf, world } from "./harness.mjs";
import { playOn } from "./player.mjs";

const here = world();

test("from the start page to the end of a game against bots, by clicks only", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/");
  await page.locator(".quick .segments").first().getByText("3").click();
  await page.locator(".quick .segments").nth(1).locator("button").first().click(); // the random bots
  await page.locator(".quick .button.main").click();
  const seen = await playOn(page);
  for (const part of ["plan", "decision", "over"]) assert.ok(seen.includes(part), `${part} was seen: ${seen}`);

  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  assert.equal(await page.locator(".end-screen figure").count(), 4);
  await page.locator(".next-time li").first().waitFor();
  assert.equal(await page.locator(".next-time li").count(), 3, "three things to try next time");
  await accessible(page, "the end of a first game", ["parchment"]);
  await page.locator(".next-time").getByRole("link", { name: "Lesson: First blood" }).waitFor();
  const { outcome, status } = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.equal(status, "over");
  const shown = await page.locator(".end-screen .result .sum").allInnerTexts();
  assert.deepEqual(shown.map(Number).sort(), outcome.scores.toSorted());

  await page.locator(".proof .link").click();
  await page.locator(".proof [role=status]").waitFor();
  assert.equal(await page.locator(".proof li").count(), 5);
  assert.equal(await page.locator(".proof .bad").count(), 0);

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Record" }).click()]);
  assert.match(download.suggestedFilename(), /^feldherr-.+\.json$/);

  const finished = page.url();
  await page.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL((url) => url.href !== finished);
  await page.locator(".mat .boxes").waitFor();
  await page.goto(finished);
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== finished);
  await page.locator(".mat .boxes").waitFor();
});
