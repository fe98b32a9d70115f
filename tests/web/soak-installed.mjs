// A whole game against captains at a server that somebody installed and started: FELDHERR_URL says where it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { guest, launch, ME, somebody, table } from "./harness.mjs";
import { chance, playOn } from "./player.mjs";

const CAPTAIN = { kind: "bot", level: "captain" };

test("a game against captains is played to its end", async () => {
  const browser = await launch();
  try {
    const person = await somebody(browser, process.env.FELDHERR_URL);
    person.page.setDefaultTimeout(120_000);
    await guest(person, "Clara");
    const { id } = await table(person, { seats: [ME, CAPTAIN, CAPTAIN] });
    await person.page.goto(`/t/${id}`);
    await playOn(person.page, { rng: chance(1), within: 3_600_000 });
    assert.deepEqual(person.errors, []);
  } finally {
    await browser.close();
  }
});
