// Pictures of what comes after a game of Wallenstein: the last position, the final table, the replay, statistics.
import { ask, BOT, ME, table, until } from "./harness.mjs";
import { chance, playOn } from "./player.mjs";

export async function afterwards({ person, page, shot, own }) {
  const email = `${own.toLowerCase()}${Date.now()}@example.org`;
  const { person: account } = await ask(person, "POST", "/people/register", { name: own, email, password: "correct horse" });
  const game = await table(person, { seats: [ME, BOT, BOT, BOT, BOT], public: true });
  await page.goto(`/t/${game.id}`);
  await playOn(page, { rng: chance(8), within: 600_000 });
  await shot("over");
  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  await page.locator(".proof .link").click();
  await shot("end", true);
  await page.goto(`/t/${game.id}/replay/0?seat=all`);
  const last = Number(await page.locator(".transport input").getAttribute("max"));
  for (const [name, share] of [["replay", 0.3], ["replay-middle", 0.5], ["replay-end", 1]]) {
    await page.goto(`/t/${game.id}/replay/${Math.floor(last * share)}?seat=all`);
    await page.locator(".transport").waitFor();
    await shot(name);
  }
  await until("the game to be counted", async () => (await ask(person, "GET", `/people/${account.id}/statistics`)).sums.length > 0, 60_000);
  for (const [name, path] of [["player", `/p/${account.id}`], ["statistics", "/statistics"]]) {
    await page.goto(path);
    await page.locator(".sums dd").first().waitFor();
    await shot(name, true);
  }
}
