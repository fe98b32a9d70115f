// Nobody is shut out: what one sees besides decisions, in both lights, on a desk and on a phone.
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, DESKTOP, guest, ME, PHONE, table, world } from "./harness.mjs";
import { chance, plan } from "./player.mjs";

const here = world();

/** In both lights, on a desk and on a phone. */
async function everywhere(page, what) {
  await accessible(page, what);
  await page.setViewportSize(PHONE);
  await accessible(page, `${what}, on a phone`);
  await page.setViewportSize(DESKTOP);
}

test("a sealed plan, and the table of those who wait and those who watch", async () => {
  const [anna, ben, watcher] = [await here.somebody(), await here.somebody(), await here.somebody()];
  await guest(anna, "Anna");
  await guest(ben, "Ben");
  const { id, invitation } = await table(anna, { seats: [ME, { kind: "open" }, BOT], public: true });
  await ask(ben, "POST", `/tables/${id}/join`, { code: invitation });
  await ask(anna, "POST", `/tables/${id}/start`, {});
  const { page } = anna;
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await plan(page, chance(1));
  await page.locator("section.sealed .button").first().click();
  await everywhere(page, "a sealed plan");
  await watcher.page.goto(`/t/${id}`);
  await watcher.page.locator(".waiting").waitFor();
  await everywhere(watcher.page, "watching");
  await page.keyboard.press("v");
  await page.locator(".list").waitFor();
  await accessible(page, "the map as a list");
});

test("the curtain of a hot seat", async () => {
  const person = await here.somebody();
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, { kind: "me", name: "Jonas" }, BOT] });
  await person.page.goto(`/t/${id}`);
  await person.page.locator(".curtain").waitFor();
  await everywhere(person.page, "the curtain");
});
