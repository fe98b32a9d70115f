// Sandboxes by clicks: opened from a picture of the rulebook, edited on the map, undone, shared, and opened by somebody else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, PHONE, recordOf, tableOf, until, world } from "./harness.mjs";

const here = world();

const whole = async (person) => (await ask(person, "GET", `/sandboxes/${tableOf(person.page)}/position`)).view;
const opened = (page) => page.waitForURL(/\/t\//);

/** Puts a sandbox's position to a test until it holds. */
const becomes = (person, what, test) => until(what, async () => test(await whole(person)));

async function edit(page) {
  await page.getByRole("button", { name: "Edit position" }).click();
  const editor = page.getByRole("region", { name: "Edit the position" });
  await editor.waitFor();
  return editor;
}

/** The browser tells of refusals by itself; they are expected here. */
function refusalsExpected(person) {
  const others = person.errors.filter((error) => !/status of 422/.test(error));
  person.errors.splice(0, person.errors.length, ...others);
}

test("a picture of the rulebook is played freely, edited, undone and shared", async () => {
  const anna = await here.somebody();
  const { page } = anna;
  await page.goto("/rules/wallenstein");
  await page.locator("figure").first().getByRole("link", { name: "Try freely" }).click();
  await opened(page);
  assert.deepEqual((await ask(anna, "GET", `/tables/${tableOf(page)}`)).mine, [0, 1, 2]);
  const editor = await edit(page);
  const county = editor.getByRole("combobox", { name: "County" });

  await page.locator('.top [data-county="boehmen"]').first().click();
  await until("the map to choose the county", async () => (await county.inputValue()) === "boehmen");
  await editor.getByRole("button", { name: "Blue", exact: true }).click();
  await becomes(anna, "the owner", (view) => view.counties.boehmen.owner === 1);
  const before = (await whole(anna)).counties.boehmen.armies;
  for (let i = 0; i < 3; i++) await editor.getByRole("button", { name: "Armies: one more" }).click();
  await becomes(anna, "three armies more", (view) => view.counties.boehmen.armies === before + 3);
  await editor.getByRole("button", { name: "Church", exact: true }).click();
  await becomes(anna, "a church", (view) => view.counties.boehmen.church);

  await editor.getByRole("textbox", { name: "Armies" }).fill("70");
  await editor.getByRole("textbox", { name: "Armies" }).press("Enter");
  assert.match(await editor.getByRole("alert").innerText(), /between 1 and 62, not 70/);
  refusalsExpected(anna);
  assert.equal(await editor.getByRole("textbox", { name: "Armies" }).inputValue(), String(before + 3));

  await editor.getByRole("button", { name: "Players", exact: true }).click();
  await editor.getByRole("button", { name: "Thalers, Red: one more" }).click();
  const thalers = (await whole(anna)).players[0].thalers;
  await becomes(anna, "a Thaler more", (view) => view.players[0].thalers === thalers + 1);
  await accessible(page, "the editor");

  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await becomes(anna, "the Thaler to be gone", (view) => view.players[0].thalers === thalers);

  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this position" }).inputValue();
  assert.match(link, /\/sandbox\/[\w-]{16}$/);
  const ben = await here.somebody({ language: "de", size: PHONE });
  await ben.page.goto(link);
  await opened(ben.page);
  assert.notEqual(tableOf(ben.page), tableOf(page));
  await becomes(ben, "the copy", (view) => view.counties.boehmen.church && view.counties.boehmen.owner === 1);
  await ben.page.getByRole("button", { name: "Stellung ändern" }).click();
  await ben.page.getByRole("button", { name: "Turm", exact: true }).click();
  await ben.page.getByRole("button", { name: "Im Turm, Bauern: einer mehr" }).waitFor();
  await accessible(ben.page, "the editor on a phone");
  const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px stick out`);
});

test("all seats of a new game are played one after the other, by keyboard too", async () => {
  const anna = await here.somebody();
  const { page } = anna;
  await page.goto("/sandbox/new");
  await page.getByRole("button", { name: "Sixteen Thirty Something" }).click();
  await accessible(page, "a new sandbox");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await opened(page);
  await page.goto("/sandbox/new");
  await page.getByRole("region", { name: "Your sandboxes" }).getByRole("link", { name: "Go on" }).click(); // it is found again
  await opened(page);
  const editor = await edit(page);
  await editor.getByRole("combobox", { name: "Turn" }).selectOption("4");
  await editor.getByRole("button", { name: "Begin this turn" }).focus();
  await page.keyboard.press("Enter");
  await becomes(anna, "the turn", (view) => view.turn === 4);

  await editor.getByRole("button", { name: "Country", exact: true }).click();
  await editor.getByRole("combobox", { name: "Country" }).selectOption("france");
  await editor.getByRole("button", { name: "Blue", exact: true }).first().click();
  await becomes(anna, "the faction", (view) => view.countries.france.faction === "blue");
  await editor.getByRole("button", { name: "Cards", exact: true }).click();
  const { length } = (await whole(anna)).players[0].hand;
  await editor.getByRole("group", { name: "Hand", exact: true }).getByRole("button").first().click();
  await becomes(anna, "a card less", (view) => view.players[0].hand.length === length - 1);
  await accessible(page, "the editor of Sixteen Thirty Something");
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this position" }).inputValue();
  const { countries } = await whole(anna);
  const ben = await here.somebody();
  await ben.page.goto(link);
  await opened(ben.page);
  await becomes(ben, "the copy", (view) => view.turn === 4 && JSON.stringify(view.countries) === JSON.stringify(countries));
  await page.getByRole("button", { name: "Play on" }).click();

  const { waiting_for: [first] } = await ask(anna, "GET", `/tables/${tableOf(page)}`);
  for (let seat = first; seat === first; ) {
    const { decision } = await ask(anna, "GET", `/tables/${tableOf(page)}/state?seat=${seat}`);
    await ask(anna, "POST", `/tables/${tableOf(page)}/moves`, { seat, decision: decision.id, move: decision.options[0] });
    [seat] = (await ask(anna, "GET", `/tables/${tableOf(page)}`)).waiting_for;
  }
  await until("the screen to show the next seat without a curtain", () => page.locator(".side[data-asked]").isVisible());
  assert.equal(await page.locator(".curtain").count(), 0);
});

test("a moment of a finished game is tried freely", async () => {
  const anna = await here.somebody();
  const { page } = anna;
  await ask(anna, "POST", "/people/guest", { name: "Anna", language: "en" });
  const { id } = await ask(anna, "POST", "/tables/import", { record: recordOf("wallenstein", 3, 7) });
  await page.goto(`/t/${id}/replay/12`);
  await page.getByRole("link", { name: "Try freely" }).click({ timeout: 60_000 });
  await opened(page);
  await page.getByRole("region", { name: "Sandbox" }).waitFor();
  const { origin } = await ask(anna, "GET", `/tables/${tableOf(page)}`);
  assert.equal(origin.table, id);
});
