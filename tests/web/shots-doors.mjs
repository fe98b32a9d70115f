// Pictures of the pages before a game.
import { BOT, guest, ME, table } from "./harness.mjs";

export async function doors({ person, friend, page, shot, own }) {
  await page.goto("/");
  await page.locator(".quick .segments").nth(1).waitFor();
  await shot("start");
  await guest(person, own);
  const open = await table(friend, { seats: [ME, { kind: "open" }, { kind: "open" }, BOT], public: true, options: { court: true }, pace: { kind: "live", bank: 1800, increment: 30 } });
  await table(friend, { seats: [ME, BOT, BOT], public: true });
  const waiting = await table(person, { seats: [ME, { kind: "open" }, { kind: "open" }, BOT] });
  await table(person, { seats: [ME, BOT, BOT, BOT] });
  const pages = { "start-returning": "/", new: "/new", watch: "/watch", account: "/account", reset: "/reset", room: `/t/${waiting.id}`, join: `/t/${open.id}` };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    if (name === "new") await page.locator("summary").click();
    await shot(name, true);
  }
}
