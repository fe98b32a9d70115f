// Whole games of every edition and expansion through the page, with several players at one screen.
import { test } from "node:test";
import { BOT, guest, ME, table, world } from "./harness.mjs";
import { chance, playOn } from "./player.mjs";

const here = world();
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
    await guest(person, "Clara");
    const seats = [ME, { kind: "me", name: "Jonas" }, BOT, ...(seed % 2 ? [BOT] : [])];
    const { id } = await table(person, { seats, options });
    await person.page.goto(`/t/${id}`);
    await playOn(person.page, { rng: chance(seed), within: 600_000 });
  });
