// Pictures of what brings people back: my games, players, tournaments, one's account.
import { ask, BOT, ME, table, until } from "./harness.mjs";
import { playOut } from "./tournament.mjs";

const NAMES = { en: ["Clara", "Jonas", "Matilda"], de: ["Klara", "Jonas", "Mathilde"] };
const DAYS = { kind: "days", days: 2 };
const RECRUIT = { kind: "bot", level: "recruit" };

async function registered(person, name, way) {
  const email = `${name.toLowerCase()}-${way}@example.org`;
  const { person: made } = await ask(person, "POST", "/people/register", { name, email, password: "correct horse" });
  const { token } = await ask(person, "POST", "/people/me/tokens", { label: "script" });
  return { ...person, name, id: made.id, token };
}

export async function people({ person, friend, third, page, way, shot, url }) {
  const names = NAMES[person.language];
  const everybody = [await registered(person, names[0], way), await registered(friend, names[1], way), await registered(third, names[2], way)];
  const [own, other] = everybody;
  const wish = { game: "wallenstein", size: 3, places: 3, rounds: 1, pace: { kind: "live", bank: 3600, increment: 30 }, options: {} };
  const made = await ask(own, "POST", "/tournaments", { ...wish, name: `Spring campaign ${way}` });
  for (const each of everybody) await ask(each, "POST", `/tournaments/${made.id}/enter`, {});
  const [drawn] = (await until("the draw", async () => { const told = await ask(own, "GET", `/tournaments/${made.id}`); return told.round === 1 && told; })).drawn;
  const [first] = drawn.tables;
  for (const each of everybody) await ask(each, "POST", `/tables/${first.table}/join`, {});
  await playOut(url, everybody, [first.table]);
  await until("the end", async () => (await ask(own, "GET", `/tournaments/${made.id}`)).status === "over", 60_000);
  const open = await ask(own, "POST", "/tournaments", { ...wish, name: `Autumn campaign ${way}`, places: 16, rounds: 4 });
  await ask(other, "POST", `/tournaments/${open.id}/enter`, {});
  await ask(own, "PUT", `/people/${other.id}/tie`, { tie: "friend" });
  for (const [name, pace] of [["Letters from Prague", DAYS], ["After dinner", wish.pace], ["Winter quarters", DAYS]]) await table(own, { seats: [ME, RECRUIT, RECRUIT], name, pace });
  await table(own, { game: "sixteenthirty", seats: [ME, BOT, BOT], name: "Council of princes", pace: DAYS });
  await table(own, { seats: [ME, { kind: "open" }, RECRUIT], name: "Three crowns", public: true });
  const pages = { "my-games": "/games", players: "/players", player: `/p/${other.id}`, "own-page": `/p/${own.id}`, tournaments: "/tournaments", "tournament-open": `/tournaments/${open.id}`, "tournament-over": `/tournaments/${made.id}`, "new-tournament": "/tournaments/new", "account-signed-in": "/account" };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
    await shot(name, true);
  }
}
