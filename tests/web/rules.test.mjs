// The rulebook: pages of both games and of a table, search, anchors, help at the table, print.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, PHONE, table, until, world } from "./harness.mjs";

const here = world();
const GAMES = ["wallenstein", "sixteenthirty"];

/** Whether a thing stands at the top of what is seen. */
const atTop = (page, anchor) =>
  page.evaluate((id) => {
    const { top } = document.getElementById(id).getBoundingClientRect();
    return top >= -2 && top < innerHeight / 2;
  }, anchor);

test("both rulebooks are open to everybody, on a desk and on a phone, by day and by candlelight", async () => {
  for (const size of [undefined, PHONE])
    for (const game of GAMES) {
      const person = await here.somebody(size ? { size } : {});
      const { page } = person;
      await page.goto(`/rules/${game}`);
      await page.locator(".sheet h3").first().waitFor();
      await accessible(page, `${game} ${size ? "on a phone" : ""}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${game}: ${wide} px stick out`);
    }
});

test("the bar leads to the rules, and from one book to the other", async () => {
  const { page } = await here.somebody();
  await page.goto("/");
  await page.locator("header nav").getByRole("link", { name: "Rules" }).click();
  await page.locator("h1", { hasText: "Wallenstein" }).waitFor();
  assert.equal(await page.locator("header nav [aria-current=page]").innerText(), "Rules");
  await page.getByRole("link", { name: "Rules: Sixteen Thirty Something" }).click();
  await page.locator("h1", { hasText: "Sixteen Thirty Something" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/rules/sixteenthirty");
});

test("an anchor opens its place, contents and links keep the address, and Back goes back", async () => {
  const { page } = await here.somebody();
  await page.goto("/rules/sixteenthirty#german-war-rest");
  await until("the paragraph to be in sight", () => atTop(page, "german-war-rest").catch(() => false));
  await until("the contents to know where we are", async () => (await page.locator(".contents [aria-current=location]").innerText()) === "The German States at war");
  await page.locator(".contents").getByRole("link", { name: "League of Princes" }).click();
  assert.equal(new URL(page.url()).hash, "#league");
  assert.ok(await atTop(page, "league"));
  await page.locator("#league-ends a").click();
  assert.equal(new URL(page.url()).hash, "#league-ends");
  await page.goBack();
  assert.equal(new URL(page.url()).hash, "#league");
  await page.locator(".sheet").waitFor();
});

test("/ finds titles, terms, refusals and words of the log; Enter opens the first hit", async () => {
  const { page } = await here.somebody();
  await page.goto("/rules/sixteenthirty");
  await page.locator(".sheet").waitFor();
  const found = async (words) => {
    await page.keyboard.press("/");
    await page.keyboard.type(words);
    await page.locator(".hits").waitFor();
    const titles = await page.locator(".hits b").allInnerTexts();
    await page.keyboard.press("Enter");
    assert.equal(await page.locator(".hits").count(), 0, "the hits give way to the page");
    return [titles, decodeURIComponent(new URL(page.url()).hash.slice(1))];
  };
  assert.deepEqual((await found("assass"))[0][0], "Assassin");
  assert.equal((await found("war dam"))[1], "damage");
  assert.ok((await found("takes command"))[0].includes("Military Leader"), "a line of the log");
  assert.ok((await found("cannot be lobbied"))[0].length, "a refusal");
  await page.keyboard.press("/");
  await page.keyboard.type("xylophone");
  await page.getByText("Nothing in the rules has these words.").waitFor();
});

test("other editions lie beneath what they have otherwise, or are read by themselves", async () => {
  const { page } = await here.somebody();
  await page.goto("/rules/wallenstein#combat-peasants");
  await page.locator(".sheet").waitFor();
  assert.equal(await page.locator(".others").count(), 0);
  await page.getByRole("button", { name: "Show differences" }).click();
  await page.locator(".others .chip", { hasText: "2002" }).first().waitFor();
  assert.ok((await page.locator(".differences .chosen").count()) > 0);
  await accessible(page, "differences", ["parchment"]);
  await page.getByRole("button", { name: "2002", exact: true }).click();
  await until("the rules of 2002", async () => (await page.locator(".others").count()) === 0 && /2002|first/i.test(await page.locator(".scope p").innerText()));
  await page.getByRole("button", { name: /second edition/i }).click();
  await page.getByLabel("The Emperor's Court").check();
  await page.locator(".contents").getByText("Emperor's Court").waitFor();
});

test("a table's own rules: house rules in brass, and figures of its own", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { game: "sixteenthirty", seats: [ME, BOT, BOT], options: { rules: { league_bonus_without_influence: false } } });
  await page.goto(`/t/${id}/rules`);
  await page.locator("#score-league-influence").waitFor();
  assert.equal(await page.locator("#score-league-always").count(), 0);
  assert.ok(await page.locator("#score-league-influence .note.house").isVisible());
  assert.equal(await page.locator(".said.house").count(), 1, "exactly the paragraph concerned");
  await page.locator(".house li", { hasText: "no" }).waitFor();
  await accessible(page, "the rules of a table");
  await page.getByRole("link", { name: "To the table" }).click();
  await page.locator(".shell").waitFor();
});

test("the rules of a table can be read before it begins, and by those with its invitation only", async () => {
  const [clara, jonas] = [await here.somebody(), await here.somebody()];
  await guest(clara, "Clara");
  await guest(jonas, "Jonas");
  const { id, invitation } = await table(clara, { seats: [ME, { kind: "open" }, BOT] });
  await jonas.page.goto(`/t/${id}?code=${invitation}`);
  await jonas.page.locator(".room").getByRole("link", { name: "Rules" }).click();
  await jonas.page.locator(".scope", { hasText: "The rules of this table" }).waitFor();
  jonas.errors.length = 0;
  await jonas.page.goto(`/t/${id}/rules`);
  await jonas.page.locator(".problem").waitFor();
  jonas.errors.length = 0; // the browser speaks of the refusal
});

test("? opens one section of this table's rules: of the question, of a card, of a line of the log, of a refusal", async () => {
  for (const [game, language] of [["sixteenthirty", "en"], ["wallenstein", "de"]]) {
    const person = await here.somebody({ language });
    const { page } = person;
    await guest(person, "Clara");
    const { id } = await table(person, { game, seats: [ME, BOT, BOT] });
    await page.goto(`/t/${id}`);
    await page.locator(game === "wallenstein" ? ".mat .explain" : "section.decision .explain").first().click();
    await page.locator(".advice .link").click();
    await page.locator(".help .asked h3").waitFor();
    const asked = await page.locator(".help .asked").getAttribute("data-anchor");
    await accessible(page, `help of ${game}`, ["parchment"]);
    await page.locator(".help .keyboard kbd").nth(10).waitFor();
    const book = await ask(person, "GET", `/tables/${id}/rules?language=${language}`);
    assert.ok(JSON.stringify(book.chapters).includes(`"anchor":"${asked}"`));
    assert.equal(await page.locator(".help .all").getAttribute("href"), `/t/${id}/rules#${asked}`);
    await page.locator(".help .back").click();
    await page.locator(".help nav a").nth(1).click();
    await page.locator(".help .asked h3").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".help").count(), 0);
    if (!(await page.locator(".log").count())) await page.locator(".top nav button:not(.undo)").first().click();
    const line = page.locator(".log .rule").last();
    const kind = await line.getAttribute("data-rule");
    assert.ok(book.points[kind], `${kind} is explained`);
    await line.click();
    await until("the rule of the line", async () => (await page.locator(".help .asked").getAttribute("data-anchor").catch(() => "")) === book.points[kind]);
    await page.keyboard.press("Escape");
  }
});

test("a refusal leads to its rule", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { game: "sixteenthirty", seats: [ME, BOT, BOT] });
  await page.route("**/moves", (route) =>
    route.fulfill({ status: 409, json: { error: { code: "lobby_only_join", facts: {}, sentence: { en: "Only joining is possible.", de: "Nur der Beitritt ist möglich." } } } }));
  await page.goto(`/t/${id}`);
  await page.locator("section.decision .choice").first().click();
  await page.locator("section.decision .button.main:enabled").click();
  await page.locator(".problem .ask").click();
  await page.locator(".help .asked h3", { hasText: "Which issues there are" }).waitFor();
});

test("on a phone the contents come from below, notes fold out, and German is German", async () => {
  const person = await here.somebody({ size: PHONE, language: "de" });
  const { page } = person;
  await page.goto("/rules/sixteenthirty");
  await page.locator(".bar button").first().tap();
  await page.locator(".contents.open").waitFor();
  await accessible(page, "contents on a phone", ["parchment"]);
  await page.locator(".contents").getByRole("link", { name: "Vorsprechen bei einer Krone" }).tap();
  assert.equal(await page.locator(".contents.open").count(), 0);
  await until("the chapter", () => atTop(page, "lobby"));
  const note = page.locator("#bid-full-stay .note");
  assert.ok(!(await note.isVisible()));
  await page.locator("#bid-full-stay .mark").tap();
  await note.waitFor();
  assert.match(await note.innerText(), /Unsere Entscheidung Q3/);
  await page.locator(".bar button").last().tap();
  await page.keyboard.type("attent");
  await page.keyboard.press("Enter");
  await until("the first hit", () => atTop(page, "assassin"));
});

test("a figure is drawn by the engine, and its position can be played", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/rules/wallenstein#combat-example");
  const figure = page.locator("figure").last();
  await figure.scrollIntoViewIfNeeded();
  await until("the pictures", () => figure.locator("img").evaluateAll((images) => images.length === 3 && images.every((image) => image.complete && image.naturalWidth > 100)), 60_000);
  await figure.getByRole("button", { name: "Play this position" }).click();
  await page.locator(".shell").waitFor({ timeout: 60_000 });
  await page.locator("section.decision").waitFor();
  assert.match(await page.locator("section.decision").innerText(), /March|armies/i);
});

test("the language changes with the book in hand", async () => {
  const { page } = await here.somebody();
  await page.goto("/rules/sixteenthirty");
  await page.locator("h2", { hasText: "Influence" }).waitFor();
  await page.locator("header").getByRole("button", { name: "DE" }).click();
  await page.locator("h2", { hasText: "Einfluss" }).waitFor();
  assert.equal(await page.locator("h2", { hasText: "Influence" }).count(), 0);
});

test("on paper there are rules, notes at the end of chapters, and nothing to click", async () => {
  const { page } = await here.somebody();
  await page.goto("/rules/sixteenthirty");
  await page.locator(".sheet").waitFor();
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".footnotes").first().isVisible());
  for (const gone of ["header", ".contents", ".bar", ".segments", ".notes"]) for (const each of await page.locator(gone).all()) assert.ok(!(await each.isVisible()), gone);
  assert.ok(await page.locator(".scope p").isVisible(), "the rules in force stand on the first page");
});
