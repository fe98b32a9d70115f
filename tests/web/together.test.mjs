// Several people, several browsers, several tabs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, PHONE, pause, table, tableOf, until, world } from "./harness.mjs";
import { chance, plan, playOn, sight } from "./player.mjs";

const here = world();
const AT_ONCE = 4000; // less than a second where the machine has nothing else to do
const seasonOf = async (person) => {
  const state = await ask(person, "GET", `/tables/${tableOf(person.page)}/state?seat=0`);
  return `${state.view.year} ${state.view.season}`;
};

test("a hot-seat season: the curtain falls between two players and hides what is secret", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/new");
  await page.locator(".seats .segments button").first().click();
  await page.locator(".seats select").nth(1).selectOption("screen");
  await page.locator(".seats input").fill("Jonas");
  await page.locator(".seats select").nth(2).selectOption("bot random");
  await page.locator(".seats .button.main").click();
  const names = [];
  let closed = 0;
  const stop = async (seen) => {
    if (seen === "curtain") {
      closed += 1;
      names.push(await page.locator(".curtain h1").innerText());
      assert.equal(await page.locator("[data-box], .county, .sealed, .shell").count(), 0, "nothing of the table is in the page");
    }
    return closed > 2 && (await seasonOf(person)) !== "1 spring";
  };
  await playOn(page, { stop });
  assert.ok(names.some((name) => name.includes("Jonas")), names.join());
  assert.ok(names.some((name) => !name.includes("Jonas")), names.join());
});

test("two browsers see each other's moves and words at once", async () => {
  const [anna, ben] = [await here.somebody(), await here.somebody()];
  await guest(anna, "Anna");
  const { id, invitation } = await table(anna, { seats: [ME, { kind: "open" }, BOT] });
  await anna.page.goto(`/t/${id}`);
  const link = await anna.page.locator(".share input").inputValue();
  assert.ok(link.includes(invitation));

  await ben.page.goto(link);
  await ben.page.locator("form input").fill("Ben");
  await ben.page.locator("form .button.main").click();
  await anna.page.locator(".seats b", { hasText: "Ben" }).waitFor();
  await anna.page.locator(".room .button.main").click();
  await Promise.all([anna, ben].map(({ page }) => page.locator(".mat .boxes").waitFor()));

  await plan(anna.page, chance(1));
  const began = Date.now();
  await ben.page.locator(".players tr", { hasText: "Anna" }).locator(".status.sealed").waitFor();
  assert.ok(Date.now() - began < AT_ONCE, `it took ${Date.now() - began} ms`);

  await anna.page.getByRole("button", { name: "Chat", exact: true }).click();
  await anna.page.locator(".drawer form input").fill("Good luck, Ben.");
  await anna.page.keyboard.press("Enter");
  const said = Date.now();
  await until("the unread line to be counted", () => ben.page.locator(".tools b").count());
  assert.ok(Date.now() - said < AT_ONCE, `it took ${Date.now() - said} ms`);
});

test("nothing that a page receives or keeps tells another seat's plan before its time", async () => {
  const [anna, ben] = [await here.somebody(), await here.somebody()];
  await ben.context.addInitScript(() => {
    globalThis.received = [];
    const read = ReadableStreamDefaultReader.prototype.read;
    ReadableStreamDefaultReader.prototype.read = async function (...given) {
      const told = await read.apply(this, given);
      if (typeof told.value === "string") globalThis.received.push(told.value);
      return told;
    };
  });
  const bodies = [];
  ben.page.on("response", async (answer) => {
    if (answer.url().includes("/api/") && !answer.url().includes("/stream")) bodies.push(await answer.text().catch(() => ""));
  });
  await guest(anna, "Anna");
  await guest(ben, "Ben");
  const { id, invitation } = await table(anna, { seats: [ME, { kind: "open" }, BOT] });
  await ask(ben, "POST", `/tables/${id}/join`, { code: invitation });
  await ask(anna, "POST", `/tables/${id}/start`, {});
  await Promise.all([anna, ben].map(({ page }) => page.goto(`/t/${id}`)));
  await Promise.all([anna, ben].map(({ page }) => page.locator(".mat .boxes").waitFor()));
  await plan(anna.page, chance(2));
  await anna.page.locator("section.sealed").waitFor();
  await ben.page.locator(".status.sealed").first().waitFor();
  await pause(300);

  const { sealed } = await ask(anna, "GET", `/tables/${id}/state?seat=0`);
  const pairs = sealed.split(" ").slice(1).map((word) => word.split("=")).filter(([, card]) => !["money", "-"].includes(card) && !/^\d$/.test(card));
  assert.ok(pairs.length > 4);
  const kept = await ben.page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.documentElement.outerHTML, globalThis.received]));
  const told = [...bodies, kept].join("\n").replaceAll('\\"', '"').replaceAll('\\"', '"');
  assert.ok(told.includes('"waiting_for"'), "something was received");
  const leaks = pairs.filter(([box, county]) => told.includes(`${box}=${county}`) || new RegExp(`"${box}": ?"${county}"`).test(told));
  assert.deepEqual(leaks, []);
});

test("the connection is cut in the middle of a plan, and comes back by itself", async () => {
  const person = await here.somebody();
  const { page, context } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await page.locator("[data-box=taxes]").click();
  await page.locator(".hand .county").first().click();
  await until("the draft to be kept", async () => (await ask(person, "GET", `/tables/${id}/draft?seat=0`)).text.includes("taxes="));
  await context.setOffline(true);
  await page.locator("header.top.lost").waitFor();
  assert.equal(await page.locator("[data-box=taxes] .card").count(), 1);
  await page.locator("[data-box=grain]").click();
  await page.locator(".hand .county:not(.used)").first().click();
  await context.setOffline(false);
  await page.locator("header.top:not(.lost)").waitFor({ timeout: 20_000 });
  const season = await seasonOf(person);
  await playOn(page, { stop: async () => (await seasonOf(person)) !== season });
});

test("a second tab of the same seat shows the same, and either can go on", async () => {
  const person = await here.somebody();
  const { page, context } = person;
  await guest(person, "Clara");
  const { id, invitation } = await table(person, { seats: [ME, { kind: "open" }, BOT] });
  const other = await here.somebody();
  await guest(other, "Otto");
  await ask(other, "POST", `/tables/${id}/join`, { code: invitation });
  await ask(person, "POST", `/tables/${id}/start`, {});
  const second = await context.newPage();
  await Promise.all([page, second].map((tab) => tab.goto(`/t/${id}`)));
  await Promise.all([page, second].map((tab) => tab.locator(".mat .boxes").waitFor()));
  await page.bringToFront();
  await plan(page, chance(3));
  await second.bringToFront();
  await second.locator("section.sealed").waitFor();
  await second.locator("section.sealed .button").last().click();
  await page.locator(".mat .boxes").waitFor();
  await until("the plan to be on the mat again", () => page.locator("[data-box] .card").count());
  assert.equal(await sight(second), "plan");
});

test("a season on a phone, joined from a link with nothing but a name", async () => {
  const [anna, phone] = [await here.somebody(), await here.somebody({ size: PHONE })];
  await guest(anna, "Anna");
  const { id, invitation } = await table(anna, { seats: [{ kind: "open" }, BOT, BOT] });
  await phone.page.goto(`/t/${id}?code=${invitation}`);
  await phone.page.locator("form input").fill("Emil");
  await phone.page.locator("form .button.main").tap();
  await phone.page.locator(".room .button.main").tap();
  await phone.page.locator(".mat .boxes").waitFor();
  const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `nothing sticks out: ${wide}`);
  await playOn(phone.page, { stop: async () => (await seasonOf(phone)) !== "1 spring" });
  const { seats } = await ask(phone, "GET", `/tables/${id}`);
  assert.equal(seats[0].name, "Emil");
});
