// German throughout: along a whole game and all pages no English sentence is left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, table, world } from "./harness.mjs";
import { foreign, heard } from "./language.mjs";
import { playOn } from "./player.mjs";

const here = world();

test("no English is left on any page and in any phase of a whole game", async () => {
  const person = await here.somebody({ language: "de" });
  const { page } = person;
  const found = new Map();
  const listen = async (where) => {
    for (const text of await heard(page)) if (foreign(text)) found.set(text, where);
  };
  await guest(person, "Klara");
  await table(person, { seats: [ME, { kind: "open" }, BOT], public: true });
  for (const path of ["/", "/new", "/watch", "/account", "/reset", "/confirm", "/games", "/players", "/tournaments", "/tournaments/new"]) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    await page.waitForTimeout(300);
    if (path === "/new") await page.locator("summary").click();
    await listen(path);
  }
  const { id } = await table(person, { seats: [ME, BOT, BOT], options: { court: true, landsknechte: true } });
  await page.goto(`/t/${id}`);
  await playOn(page, { before: listen, within: 900_000 });
  await listen("over");
  await page.locator(".tools button").last().click();
  await listen("settings");
  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  await page.locator(".proof .link").click();
  await page.locator(".proof [role=status]").waitFor();
  await listen("end");
  assert.deepEqual([...found], []);
});

test("no English is left in the tower's laboratory, and where a tower of one's own is agreed on and told of", async () => {
  const person = await here.somebody({ language: "de" });
  const { page } = person;
  const none = async (where) => assert.deepEqual((await heard(page)).filter(foreign), [], where);
  await page.goto("/lab");
  await page.getByRole("button", { name: "Einmal werfen" }).click();
  await page.locator("[data-fell]").first().waitFor();
  await page.getByRole("button", { name: /-mal werfen$/ }).click();
  await page.locator(".results table").first().waitFor();
  await page.getByRole("button", { name: "Vergleichen" }).click();
  await page.locator('[data-model="aged2"]').first().waitFor();
  const log = page.getByRole("textbox", { name: "Dein eigener Turm" });
  await log.fill(Array(12).fill("in 4 red 3 blue, out 3 red 2 blue").join("\n"));
  await page.getByRole("button", { name: "kommt hinein: Rot +" }).last().click();
  await page.getByRole("button", { name: "heraus: Rot +", exact: true }).last().click();
  await page.getByRole("button", { name: "Wurf eintragen" }).click();
  assert.match(await log.inputValue(), /\nrein 1 rot, raus 1 rot\n$/, "a tap writes in the language of the page");
  await page.getByRole("button", { name: "Stufe bestimmen" }).click();
  await page.locator("[data-fitted]", { hasText: "13 Würfe mit 85 Würfeln" }).waitFor();
  await log.fill("");
  await none("the laboratory");
  await guest(person, "Klara");
  const { id } = await table(person, { seats: [ME, BOT, { kind: "open" }], options: { throws: "outside" } });
  await page.goto(`/t/${id}`);
  await page.locator(".own input").waitFor();
  await none("agreeing on the tower");
  await ask(person, "PUT", `/tables/${id}/seats/2`, BOT);
  await ask(person, "POST", `/tables/${id}/start`, {});
  await page.locator("section.decision input").first().waitFor();
  await none("what fell");
});
