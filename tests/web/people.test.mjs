// Players, friends and tournaments through the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, ME, PHONE, until, world } from "./harness.mjs";
import { keptFocus, tabTo, watchFocus } from "./keys.mjs";
import { foreign, heard } from "./language.mjs";
import { account, openTournament, playTournament, requireStandings } from "./tournament.mjs";

const house = world();
const PATIENCE = 120_000;

async function fits(page, path) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${path}: ${wide} px stick out`);
}

/** Buttons and fields of the page that are smaller than a finger; links within words may be. */
const tooSmall = (page) =>
  page.locator("main button, main a.button, main select, main summary, main input:not([type=checkbox], [type=radio], [type=hidden])").evaluateAll((found) =>
    found.filter((each) => each.checkVisibility() && each.getClientRects().length).map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()]).filter(([, box]) => box.height < 43.5).map(([html, box]) => `${Math.round(box.height)}: ${html}`));

test("a tournament from its opening to its standings, and what it makes of the ratings", async () => {
  const people = [];
  for (const name of ["Ada", "Bruno", "Clara"]) people.push(await account(house, name));
  const [ada, , clara] = people;
  const id = await openTournament(ada, { name: "Autumn campaign", size: 3, rounds: 2, places: 4 });
  await accessible(ada.page, "a tournament before it begins");
  await ada.page.goto("/tournaments/new");
  await ada.page.getByLabel("Name of the tournament").waitFor();
  await ada.page.getByRole("button", { name: "By letter" }).click();
  await ada.page.getByLabel("Vacation").selectOption("7");
  await accessible(ada.page, "the form of a tournament");
  await ask(ada, "POST", `/tournaments/${id}/cancel`, {});
  const played = await openTournament(ada, { name: "Spring campaign", size: 3, rounds: 2, places: 6 });
  const begins = until("all to have entered", async () => {
    const told = await ask(ada, "GET", `/tournaments/${played}`);
    return told.entered === 3 && ask(ada, "POST", `/tournaments/${played}/start`, {});
  }, 600_000);
  const told = await playTournament(house, people, played, 2);
  await begins;
  await requireStandings(clara, played, told);
  await accessible(clara.page, "a tournament that is over");

  await ada.page.goto("/players");
  await ada.page.locator("tr.own").waitFor();
  const rows = await ada.page.locator(".board tbody tr").allInnerTexts();
  assert.ok(rows.some((row) => /Captain/.test(row)), "bots are listed as yardsticks");
  assert.equal(rows.filter((row) => /Ada|Bruno|Clara/.test(row)).length, 3);
  await accessible(ada.page, "the list of players");
  await ada.page.getByRole("link", { name: "Clara" }).click();
  await ada.page.getByRole("heading", { level: 1, name: "Clara" }).waitFor();
  await ada.page.locator(".rating figure").waitFor();
  assert.match(await ada.page.locator(".rivals").innerText(), /Ada\s+2/);
  await accessible(ada.page, "a player with a rating");

  const phone = await house.somebody({ size: PHONE, language: "de", theme: "candlelight" });
  phone.page.setDefaultTimeout(PATIENCE);
  for (const [path, sign] of [["/players", ".board tbody tr"], [`/tournaments/${played}`, "tbody tr[data-entry]"], [`/p/${clara.id}`, ".rating"], ["/tournaments", ".list li"]]) {
    await phone.page.goto(path);
    await phone.page.locator(sign).first().waitFor();
    await accessible(phone.page, `${path} on a phone`);
    await fits(phone.page, path);
    assert.deepEqual((await heard(phone.page)).filter(foreign), [], `${path}: no English is left`);
  }
});

test("who is signed in finds all pages on a phone, in German, by candlelight", async () => {
  const berta = await account(house, "Berta", { size: PHONE, language: "de", theme: "candlelight" });
  const { page } = berta;
  await ask(berta, "POST", "/tables", { game: "wallenstein", players: 3, seats: [ME, BOT, BOT], public: true, name: "Marsch nach Prag" });
  const pages = { "/players": ".board", "/tournaments": ".list", "/tournaments/new": "form", "/account": "#notices", "/games": ".card", [`/p/${berta.id}`]: "h1" };
  for (const [path, sign] of Object.entries(pages)) {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    await accessible(page, `${path}, signed in on a phone`);
    await fits(page, path);
    assert.deepEqual(await tooSmall(page), [], `${path}: fingers hit everything`);
    assert.deepEqual((await heard(page)).filter(foreign), [], `${path}: no English is left`);
  }
});

test("a tournament is opened, entered and left by keys alone", async () => {
  const { page } = await account(house, "Klara");
  await page.goto("/tournaments");
  await page.getByRole("link", { name: "Start a tournament" }).waitFor();
  await tabTo(page, "a[href='/tournaments/new']");
  await page.keyboard.press("Enter");
  await page.getByLabel("Name of the tournament").waitFor();
  await tabTo(page, "form input:not([type=checkbox], [type=radio])");
  await page.keyboard.type("By keys");
  await tabTo(page, "form .button.main");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "By keys" }).waitFor();
  await watchFocus(page);
  await tabTo(page, ".acts button.main");
  await page.keyboard.press("Enter");
  await page.getByText("You take part.").waitFor();
  for (let tabs = 0; !(await page.evaluate(() => document.activeElement?.textContent === "Leave")); tabs++) {
    assert.ok(tabs < 120, "Tab comes to the way out");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Enter", exact: true }).waitFor();
  await keptFocus(page);
});

test("friends are followed, invited and blocked", async () => {
  const [dora, emil] = [await account(house, "Dora"), await account(house, "Emil")];
  await dora.page.goto(`/p/${emil.id}`);
  await dora.page.getByRole("button", { name: "Follow", exact: true }).press("Enter");
  await dora.page.getByText("You follow Emil.").waitFor();
  await emil.page.goto("/players");
  await emil.page.getByRole("button", { name: "Follow Dora" }).click();
  await emil.page.locator(".friends li", { hasText: "Dora" }).getByText("here now").waitFor();
  await accessible(emil.page, "friends");

  await dora.page.goto("/new");
  await dora.page.getByRole("radio", { name: /^Live/ }).click();
  await dora.page.getByRole("checkbox", { name: /^Rated/ }).check();
  await dora.page.getByRole("button", { name: "Open the table" }).click();
  await dora.page.getByRole("button", { name: "Invite Emil" }).click();
  await dora.page.getByText("Kept for Emil").waitFor();
  const table = /\/t\/([^/?#]+)/.exec(dora.page.url())[1];
  assert.equal((await ask(emil, "GET", `/tables/${table}`)).rated, true);

  await emil.page.goto(`/p/${dora.id}`);
  await emil.page.getByRole("button", { name: "Block", exact: true }).click();
  await accessible(emil.page, "before blocking somebody");
  await emil.page.getByRole("button", { name: "Block them" }).click();
  await emil.page.getByText("You have blocked Dora.").waitFor();
  await dora.page.goto("/players");
  await dora.page.getByText("You follow nobody yet.").waitFor();
  await emil.page.goto("/players");
  await emil.page.getByRole("button", { name: "Unblock Dora" }).waitFor();
});
