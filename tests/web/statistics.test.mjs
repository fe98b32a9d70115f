// Statistics: of a table, a player and the server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, PHONE, table, until, world } from "./harness.mjs";
import { playOut } from "./tournament.mjs";

const PATIENCE = 60_000;
const house = world();
const here = {
  somebody: async (options) => {
    const person = await house.somebody(options);
    person.page.setDefaultTimeout(PATIENCE);
    return person;
  },
};

async function account(person, name) {
  await guest(person, name);
  const email = `${name.toLowerCase()}@example.org`;
  return (await ask(person, "POST", "/people/register", { name, email, password: "correct horse" })).person.id;
}

/** A game of theirs, played to its end. */
async function played(person, wish) {
  const { id } = await table(person, { seats: [ME, BOT, BOT], ...wish });
  const { token } = await ask(person, "POST", "/people/me/tokens", { label: "script" });
  await playOut(house.url, [{ token }], [id]);
  return id;
}

test("a player, the server and a table: figures, charts, and a way to the replay", async () => {
  const person = await here.somebody();
  const { page } = person;
  const who = await account(person, "Clara");
  const id = await played(person, { public: true });
  await until("the game to be counted", async () => (await ask(person, "GET", `/people/${who}/statistics`)).sums.length > 0, PATIENCE);

  const visitor = await here.somebody();
  await visitor.page.goto(`/t/${id}`);
  await visitor.page.locator(".end-screen figure").first().waitFor();
  await visitor.page.getByRole("heading", { name: "Length of decisions" }).waitFor();
  await visitor.page.getByRole("link", { name: "Clara" }).click();
  await visitor.page.getByRole("heading", { level: 1, name: "Clara" }).waitFor();
  const panel = visitor.page.locator(".sums");
  assert.match(await panel.innerText(), /Wallenstein against bots/);
  assert.equal(await panel.locator("dd").first().innerText(), "1");
  assert.ok(await panel.locator("figure").count());
  await visitor.page.getByRole("link", { name: "Statistics of the server" }).click();
  await visitor.page.getByRole("heading", { level: 1, name: "Statistics" }).waitFor();
  await visitor.page.getByRole("table", { name: "Bots" }).waitFor();
  await accessible(visitor.page, "the server's statistics");
  await visitor.page.goto(`/t/${id}`);
  await visitor.page.getByRole("link", { name: "Replay" }).click();
  await visitor.page.locator(".transport").waitFor();

  await page.goto(`/p/${who}`);
  await page.getByText("You alone also see").waitFor();
  await accessible(page, "a player's page");
  const phone = await here.somebody({ size: PHONE, language: "de" });
  for (const path of [`/p/${who}`, "/statistics"]) {
    await phone.page.goto(path);
    await phone.page.locator(".sums dd").first().waitFor();
    await accessible(phone.page, `${path} on a phone`);
    const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${path}: ${wide} px stick out`);
  }
});

test("a guest has no page, and private games are seen by oneself alone", async () => {
  const [person, visitor] = [await here.somebody(), await here.somebody()];
  await guest(visitor, "Ben");
  const { person: ben } = await ask(visitor, "GET", "/people/me");
  const who = await account(person, "Dora");
  await played(person, {});
  await until("the game to be counted", async () => (await ask(person, "GET", `/people/${who}/statistics`)).sums.length > 0, PATIENCE);
  await person.page.goto(`/p/${who}`);
  await person.page.locator(".sums").waitFor();
  await visitor.page.goto(`/p/${who}`);
  await visitor.page.getByText("No game has been counted yet.").waitFor();
  assert.equal(await visitor.page.locator(".list").count(), 0);
  await person.page.goto(`/p/${ben.id}`);
  await person.page.getByText("Guests have no page of their own").waitFor();
  person.errors.length = 0;
});
