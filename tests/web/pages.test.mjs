// The pages around the table, with everything one can do there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, PHONE, root, table, tableOf, until, world } from "./harness.mjs";
import { plan, playOn, chance } from "./player.mjs";

const here = world();
const BUDGET = 200_000;

test("every page is open to everybody, by day and by candlelight, on a desk and on a phone", async () => {
  for (const size of [undefined, PHONE]) {
    const person = await here.somebody(size ? { size } : {});
    const { page } = person;
    await guest(person, "Clara");
    await table(person, { seats: [ME, BOT, BOT] });
    await table(person, { seats: [ME, { kind: "open" }, BOT], public: true });
    const { id, invitation } = await table(person, { seats: [{ kind: "open" }, { kind: "open" }, BOT] });
    const own = await table(person, { seats: [ME, { kind: "open" }, BOT], options: { throws: "outside" } });
    for (const path of ["/", "/new", "/lab", `/t/${own.id}`, "/watch", "/account", "/reset", "/confirm", "/t/nowhere", `/t/${id}`, `/t/${id}?code=${invitation}`]) {
      if (path === "/t/nowhere") person.errors.length = 0;
      await page.goto(path);
      await page.locator("h1").waitFor();
      if (path === "/new") await page.locator("summary").click();
      await accessible(page, `${path} ${size ? "on a phone" : ""}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${path}: ${wide} px stick out`);
      if (path === "/t/nowhere") person.errors.length = 0;
    }
  }
});

test("a table with everything changed: edition, draft, pace, house rules, seats", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/new");
  await page.getByRole("radio", { name: /First edition/ }).click();
  assert.ok(await page.getByRole("checkbox").first().isDisabled(), "the expansions belong to the second edition");
  await page.getByRole("button", { name: "Draft" }).click();
  await page.getByRole("radio", { name: /By letter/ }).click();
  await page.getByLabel("Time for a decision").selectOption("3");
  await page.locator("summary").click();
  const tower = page.locator(".rule", { hasText: "physical simulation" }).locator("select");
  assert.deepEqual(await tower.locator("option").evaluateAll((options) => options.map((option) => option.value)), ["aged2", "classic"]);
  assert.equal(await tower.inputValue(), "aged2");
  await tower.selectOption({ label: "classic" });
  await page.locator(".rule", { hasText: "Tie-break" }).locator("select").selectOption({ label: "Thalers" });
  await page.locator(".rule", { hasText: "Armies each" }).locator("select").selectOption({ label: "50" });
  await page.locator(".seats .segments button").last().click();
  await page.locator(".seats select").last().selectOption("true");
  await page.locator(".seats .button.main").click();
  await page.locator(".room").waitFor();
  const header = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.deepEqual([header.players, header.public, header.pace], [5, true, { kind: "days", days: 3, vacation: 21 }]);
  assert.deepEqual([header.options.edition, header.options.lineup, header.options.tower], ["first", "draft", "classic"]);
  assert.deepEqual(header.options.rules, { tie_break: "thalers", armies_each: 50 });

  const visitor = await here.somebody();
  await visitor.page.goto("/");
  await visitor.page.locator(".list", { hasText: "Open tables" }).getByRole("link", { name: "Join" }).first().click();
  await visitor.page.locator("form .button.main").click();
  await page.locator(".seats em").waitFor();
  await until("the visitor to sit", async () => (await ask(person, "GET", `/tables/${tableOf(page)}`)).seats.filter((seat) => seat.kind === "person").length === 2);
  await page.getByRole("button", { name: /Fill with 3 bots/ }).click();
  await Promise.all([page, visitor.page].map((each) => each.locator(".shell").waitFor()));

  const watcher = await here.somebody();
  await watcher.page.goto("/watch");
  await watcher.page.locator(".list").getByRole("link", { name: "Watch" }).first().click();
  await watcher.page.locator(".shell").waitFor();
  await accessible(watcher.page, "watching", ["parchment"]);
});

test("a guest becomes an account, signs out and in, makes a token, and is forgotten", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/account");
  await page.getByLabel("Your name").fill("Ottilie");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("button", { name: "Show my code" }).click();
  const code = await page.locator(".code").innerText();

  const elsewhere = await here.somebody();
  await elsewhere.page.goto("/account");
  await elsewhere.page.getByLabel("Code from your other device").fill(code.toLowerCase());
  await elsewhere.page.getByRole("button", { name: "Come back" }).click();
  await elsewhere.page.locator(".who", { hasText: "Ottilie" }).waitFor();

  const [register, login] = [page.locator(".columns form").first(), page.locator(".columns form").last()];
  await register.getByLabel("E-mail").fill("ottilie@example.org");
  await register.getByLabel("New password").fill("correct horse");
  await register.getByRole("button").click();
  await page.getByText("Your account: ottilie@example.org").waitFor();
  await page.getByLabel("Quiet hours").check();
  await page.getByLabel("Until").fill("08:30");
  await until("the quiet hours to be kept", async () => (await ask(person, "GET", "/people/me")).person.notify.quiet?.end === "08:30");
  await page.getByLabel("What is it for?").fill("my bot");
  await page.getByRole("button", { name: "Make a token" }).click();
  assert.match(await page.locator(".code").innerText(), /^fh_/);
  await page.getByRole("button", { name: /Remove the token/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto("/account");
  await login.getByLabel("E-mail").fill("ottilie@example.org");
  await login.getByLabel("Password").fill("wrong horse");
  await login.getByRole("button").click();
  await page.getByRole("alert").waitFor();
  person.errors.length = 0;
  await login.getByLabel("Password").fill("correct horse");
  await login.getByRole("button").click();
  await page.getByText("Your account: ottilie@example.org").waitFor();
  await page.goto("/reset");
  await page.getByText("This server sends no e-mail.").waitFor();
  assert.equal(await page.getByRole("button", { name: "Send the link" }).count(), 0);
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete …" }).click();
  await page.locator("[aria-labelledby=deletion]").getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL("**/");
  assert.equal((await ask(person, "GET", "/people/me")).person, null);
  elsewhere.errors.length = 0;
});

test("my games tell whose decision it is, as it changes", async () => {
  const [anna, ben] = [await here.somebody(), await here.somebody()];
  await guest(anna, "Anna");
  await guest(ben, "Ben");
  const { id, invitation } = await table(anna, { seats: [ME, { kind: "open" }, BOT] });
  await anna.page.goto("/");
  await anna.page.getByText("2 of 3 seats taken").waitFor();
  await ask(ben, "POST", `/tables/${id}/join`, { code: invitation });
  await ask(ben, "POST", `/tables/${id}/start`, {});
  await anna.page.locator(".list .button.main", { hasText: "Your turn" }).waitFor();
  await anna.page.goto(`/t/${id}`);
  await anna.page.locator(".mat .boxes").waitFor();
  await plan(anna.page, chance(4));
  await anna.page.goto("/");
  await anna.page.locator(".list .waiting", { hasText: "Ben" }).waitFor();
});

test("the end of a game and its winter, by day and by candlelight", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await playOn(page);
  await accessible(page, "the last winter");
  await page.locator(".result .button.main").click();
  await page.locator(".end-screen figure").first().waitFor();
  await page.locator(".proof .link").click();
  await accessible(page, "the end");
  for (const kind of ["PNG", "SVG"]) {
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator(".share-picture").getByRole("link", { name: kind }).click()]);
    assert.equal(file.suggestedFilename(), `feldherr-${id}.${kind.toLowerCase()}`);
    assert.equal(await file.failure(), null);
  }
});

test("the first load is at most 200 kB of script and style, gzipped", async () => {
  for (const path of ["/", "/t/x"]) {
    const person = await here.somebody();
    let target = path;
    if (path === "/t/x") {
      await guest(person, "Clara");
      target = `/t/${(await table(person, { seats: [ME, BOT, BOT] })).id}`;
    }
    const loaded = new Map();
    person.page.on("response", (answer) => /\.(js|css)$/.test(new URL(answer.url()).pathname) && loaded.set(new URL(answer.url()).pathname, answer));
    await person.page.goto(target, { waitUntil: "networkidle", timeout: 20_000 }).catch(() => {});
    const static_ = join(root, "src/feldherr/server/static");
    const weight = [...loaded.keys()].reduce((sum, file) => sum + gzipSync(readFileSync(static_ + file)).length, 0);
    assert.ok(loaded.size > 1 && weight <= BUDGET, `${path}: ${weight} bytes in ${loaded.size} files`);
  }
});
