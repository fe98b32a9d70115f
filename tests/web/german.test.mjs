// German throughout: along a whole game and all pages no English sentence is left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BOT, guest, ME, table, world } from "./harness.mjs";
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
