// One screen for several: everybody takes back what is theirs, and nobody what is another's.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, table, until, world } from "./harness.mjs";
import { chance, plan } from "./player.mjs";

const here = world();

test("a sealed plan is taken back by the one who sealed it, behind their own curtain, and nobody else sees it", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Anna");
  const { id, invitation } = await table(person, { seats: [ME, { ...ME, name: "Jonas" }, { kind: "open" }] });
  const other = await here.somebody();
  await guest(other, "Otto");
  await ask(other, "POST", `/tables/${id}/join`, { code: invitation });
  await ask(person, "POST", `/tables/${id}/start`, {});
  const sealed = async (seat) => (await ask(person, "GET", `/tables/${id}/state?seat=${seat}`)).sealed;
  const curtain = page.locator(".curtain");
  const again = curtain.locator(".button.quiet");

  await page.goto(`/t/${id}`);
  await curtain.locator("h1", { hasText: "Anna" }).waitFor();
  assert.equal(await again.count(), 0, "there is nothing to take back yet");
  await curtain.locator(".button.main").click();
  await page.locator(".mat .boxes").waitFor();
  await plan(page, chance(1));
  await curtain.locator("h1", { hasText: "Jonas" }).waitFor();
  const first = await until("Anna's plan to be sealed", () => sealed(0));

  await curtain.locator(".button.main").click();
  await page.locator(".mat .boxes").waitFor();
  for (let times = 0; times < 2; times++) await page.keyboard.press("u");
  assert.equal(await page.locator("section.sealed, .undo.may").count(), 0, "Jonas is offered nothing of Anna's");
  await plan(page, chance(2));
  assert.equal(await sealed(0), first, "and has taken nothing of hers back");
  await page.locator("section.sealed").waitFor();
  await page.keyboard.press("u");
  await page.locator(".mat .boxes").waitFor();
  assert.equal(await sealed(1), null, "Jonas took his own back");
  assert.equal(await sealed(0), first);
});

test("whoever sealed last can come back before the next lifts the curtain", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Anna");
  const { id } = await table(person, { seats: [ME, { ...ME, name: "Jonas" }, BOT] });
  const curtain = page.locator(".curtain");
  await page.goto(`/t/${id}`);
  await curtain.locator(".button.main").click();
  await page.locator(".mat .boxes").waitFor();
  await plan(page, chance(1));
  await curtain.locator("h1", { hasText: "Jonas" }).waitFor();
  assert.equal(await page.locator(".sealed, [data-box]").count(), 0, "nothing of the plan is in the page");
  await curtain.getByRole("button", { name: /^No, Anna again/ }).click();
  await page.locator("section.sealed").waitFor();
  await page.getByRole("button", { name: /^Pass the screen to Jonas/ }).click();
  await curtain.locator("h1", { hasText: "Jonas" }).waitFor();
  await curtain.getByRole("button", { name: /^No, Anna again/ }).click();
  await page.locator("section.sealed .button").last().click();
  await page.locator(".mat .boxes").waitFor();
  await until("the plan to be on the mat again", () => page.locator("[data-box] .card").count());
  await page.locator(".totals .button.wax").click();
  await curtain.locator("h1", { hasText: "Jonas" }).waitFor();
});
