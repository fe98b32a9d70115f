// Every kind of decision of every edition and expansion, answered through the page; and none of them shuts anybody out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { DESKTOP, guest, PHONE, positions, sitDown, until, world } from "./harness.mjs";
import { answer, asked, chance, sight } from "./player.mjs";

/** An answer may take many clicks, and the machine may do other things meanwhile. */
const PATIENCE = 120_000;
const here = world();
const SETUPS = positions();
const KINDS = ["benefit", "defend", "draft", "favor", "favor_use", "group", "leave", "move", "plan", "position", "recruit", "revolt_order"];
const looked = new Set();

test("the set-ups ask every kind of decision there is", () => {
  const kinds = new Set(Object.values(SETUPS).flatMap((found) => Object.values(found).map((each) => each.kind)));
  assert.deepEqual([...kinds].sort(), KINDS);
});

for (const [setup, found] of Object.entries(SETUPS))
  test(`${setup}: ${Object.keys(found).join(", ")}`, async () => {
    const person = await here.somebody();
    const { page } = person;
    page.setDefaultTimeout(PATIENCE);
    await guest(person, "Clara");
    for (const [name, position] of Object.entries(found)) {
      if (name === "attack" && setup !== "second") continue; // a move like others, at a table that is full
      const id = await sitDown(person, position);
      await page.goto(`/t/${id}`);
      await until(`${setup}: ${name} to be asked`, async () => ["plan", "decision"].includes(await sight(page)), PATIENCE);
      const decision = await asked(person, position.seat);
      assert.equal(decision?.kind, position.kind);
      assert.equal(await page.locator(".options .button", { hasText: /^(take|move|revolt|favor) / }).count(), 0, "it has a picture of its own");
      if (!looked.has(position.kind)) {
        looked.add(position.kind);
        await accessible(page, `${setup}: ${name}`);
        await page.setViewportSize(PHONE);
        await accessible(page, `${setup}: ${name}, on a phone`, [looked.size % 2 ? "parchment" : "candlelight"]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${name}: ${wide} px stick out on a phone`);
        await page.setViewportSize(DESKTOP);
      }
      const sent = page.waitForResponse((response) => response.url().endsWith("/moves"));
      await answer(page, chance(1648));
      const response = await sent;
      assert.equal(response.status(), 200, await response.text());
      assert.equal(JSON.parse(response.request().postData()).decision, decision.id);
    }
  });
