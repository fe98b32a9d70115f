// Whole games of both games, of every edition and expansion, through the page, with several players at one screen.
import { test } from "node:test";
import { BOT, guest, ME, PHONE, table, world } from "./harness.mjs";
import { chance, playOn } from "./player.mjs";
import { playOn16 } from "./player16.mjs";
import { account, openTournament, playTournament, requireStandings } from "./tournament.mjs";

const here = world();
/** A click may wait long on a machine that does other things too. */
const PATIENCE = 120_000;
const SETUPS = [
  { court: true, landsknechte: true },
  { lineup: "draft" },
  { edition: "first", lineup: "draft" },
  { edition: "manual" },
  { court: true, tower: "classic" },
];

for (const [seed, options] of SETUPS.entries())
  test(`a whole game: ${JSON.stringify(options)}`, async () => {
    const person = await here.somebody();
    person.page.setDefaultTimeout(PATIENCE);
    await guest(person, "Clara");
    const seats = [ME, { kind: "me", name: "Jonas" }, BOT, ...(seed % 2 ? [BOT] : [])];
    const { id } = await table(person, { seats, options });
    await person.page.goto(`/t/${id}`);
    await playOn(person.page, { rng: chance(seed), within: 3_600_000 });
  });

for (const [players, own] of [[3, { language: "de" }], [6, {}], [6, { language: "de", size: PHONE, theme: "candlelight" }]])
  test(`a whole game of Sixteen Thirty Something: ${players} players, ${JSON.stringify(own)}`, async () => {
    const person = await here.somebody(own);
    person.page.setDefaultTimeout(PATIENCE);
    await guest(person, "Clara");
    const seats = [ME, { kind: "me", name: "Jonas" }, ...Array(players - 2).fill(BOT)];
    const { id } = await table(person, { game: "sixteenthirty", seats });
    await person.page.goto(`/t/${id}`);
    await playOn16(person.page, { rng: chance(players), within: 3_600_000 });
  });

test("a Swiss tournament of 16 accounts and 4 rounds", async () => {
  const people = [];
  for (let i = 1; i <= 16; i++) people.push(await account(here, `Player${i}`));
  const id = await openTournament(people[0], { name: "Great campaign", size: 4, rounds: 4, places: 16 });
  const told = await playTournament(here, people, id, 4);
  await requireStandings(people[15], id, told);
});
