// A Swiss tournament through the page: scripted people open it, enter it and go to their tables by clicks and keys, and
// play their games over HTTP. How it stands in the end is reckoned here anew.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { ask, guest, root, tableOf, until } from "./harness.mjs";

const PATIENCE = 240_000;

/** Somebody with an account and a token for scripts. */
export async function account(house, name, options = {}) {
  const person = await house.somebody(options);
  person.page.setDefaultTimeout(PATIENCE);
  await guest(person, name);
  const email = `${name.toLowerCase()}@example.org`;
  const answer = await ask(person, "POST", "/people/register", { name, email, password: "correct horse" });
  const { token } = await ask(person, "POST", "/people/me/tokens", { label: "script" });
  return { ...person, name, id: answer.person.id, token };
}

export async function openTournament(maker, { name, size, rounds, places }) {
  const { page } = maker;
  await page.goto("/tournaments");
  await page.getByRole("link", { name: "Start a tournament" }).click();
  await page.getByLabel("Name of the tournament").fill(name);
  await page.getByRole("group", { name: "Players at a table" }).getByRole("button", { name: String(size), exact: true }).click();
  await page.getByRole("combobox", { name: /^Places/ }).selectOption(String(places));
  await page.getByRole("combobox", { name: /^Rounds/ }).selectOption(String(rounds));
  await page.getByRole("button", { name: "Open the tournament" }).press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return /\/tournaments\/([^/?#]+)/.exec(page.url())[1];
}

async function enter({ page }, id, byKeys) {
  await page.goto(`/tournaments/${id}`);
  const button = page.getByRole("button", { name: "Enter", exact: true });
  await (byKeys ? button.press("Enter") : button.click());
  await page.locator("tr.own").waitFor();
}

/** To one's table, as the tournament's page shows the way; the last to sit down begins the game. */
async function sitDown({ page }, id) {
  await page.goto(`/tournaments/${id}`);
  await page.getByRole("link", { name: "To your table" }).click();
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.getByRole("button", { name: "Join", exact: true }).waitFor({ state: "detached" });
  const table = tableOf(page);
  await page.goto("/tournaments");
  return table;
}

/** Whoever has a token among these people answers by script, until their tables are over. */
export const playOut = (url, people, tables) =>
  new Promise((resolve, reject) => {
    const child = execFile(join(root, ".venv/bin/python"), ["-m", "tests.web.scripted"], { cwd: root }, (error) => (error ? reject(error) : resolve()));
    child.stdin.end(JSON.stringify({ url, tokens: people.map(({ token }) => token), tables }));
  });

/** All rounds; the page of the tournament as the server tells it in the end. */
export async function playTournament(house, people, id, rounds) {
  for (const [i, person] of people.entries()) await enter(person, id, i % 2 === 0);
  for (let round = 1; round <= rounds; round++) {
    await until(`round ${round}`, async () => (await ask(people[0], "GET", `/tournaments/${id}`)).round === round, PATIENCE);
    const tables = new Set();
    for (const person of people) tables.add(await sitDown(person, id));
    await playOut(house.url, people, [...tables]);
  }
  await until("the end", async () => (await ask(people[0], "GET", `/tournaments/${id}`)).status === "over", PATIENCE);
  return ask(people[0], "GET", `/tournaments/${id}`);
}

const near = (a, b) => (Math.abs(a - b) < 1e-9 ? 0 : b - a);
/** Which of two lines stands higher; none, where all that breaks ties is equal. */
const ahead = (a, b) => near(a.points, b.points) || near(a.met, b.met) || b.wins - a.wins;

/** Names, points, strength of those met and tables won, the best first: from the tables' own outcomes. */
export async function reckoned(person, told) {
  const lines = new Map(told.standings.map(({ entry, name }) => [entry, { entry, name, points: 0, wins: 0, opponents: [] }]));
  for (const { tables } of told.drawn)
    for (const { table, seats } of tables) {
      const { ranking } = (await ask(person, "GET", `/tables/${table}`)).outcome;
      for (const [seat, { entry }] of seats.entries()) {
        if (entry === null) continue;
        const place = ranking.findIndex((tied) => tied.includes(seat));
        const behind = ranking.slice(place + 1).flat().length;
        const line = lines.get(entry);
        line.points += (12 * (behind + (ranking[place].length - 1) / 2)) / (seats.length - 1);
        line.wins += place === 0 ? 1 : 0;
        line.opponents.push(...seats.map((other) => other.entry).filter((other) => other !== null && other !== entry));
      }
    }
  for (const line of lines.values()) line.met = line.opponents.reduce((sum, other) => sum + lines.get(other).points, 0);
  return [...lines.values()].sort((a, b) => ahead(a, b) || a.entry - b.entry);
}

/** The page's own table of standings. */
export async function requireStandings(person, id, told) {
  const expected = await reckoned(person, told);
  await person.page.goto(`/tournaments/${id}`);
  const won = person.page.getByRole("status").getByText(/\b(has|have) won the tournament/);
  await won.waitFor();
  const winners = expected.filter((each) => !ahead(each, expected[0])).map(({ name }) => name);
  const named = await won.innerText();
  assert.deepEqual(expected.map(({ name }) => name).filter((name) => named.split(/[ ,]+/).includes(name)), winners);
  const shown = await person.page.locator("tbody tr[data-entry]").evaluateAll((rows) => rows.map((row) => ({ entry: Number(row.dataset.entry), points: row.querySelector(".points").innerText })));
  const number = (value) => new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value);
  assert.deepEqual(shown, expected.map(({ entry, points }) => ({ entry, points: number(points) })));
}
