// Standing orders at the table: given, seen, carried out and withdrawn, by pointer and by keys, on a phone and in German.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, PHONE, table, until, world } from "./harness.mjs";
import { foreign, heard } from "./language.mjs";

const here = world({ FELDHERR_CLOCK_INTERVAL: "0.2" });
const LONG = 300_000;
const WITHIN = 60_000;

/** An answer to any question of Sixteen Thirty Something. */
function anyAnswer({ kind, options, hand, number }) {
  if (kind === "initial_influence") return "influence";
  if (kind === "excess_cards") return `market ${hand.slice(0, number).join(" ")}`;
  return kind === "exchange" || kind === "special_card" ? "pass" : options[0];
}

/** A game at which the person is asked for a bid and may pass. */
async function atABid(person, wish = {}) {
  const { id } = await table(person, { game: "sixteenthirty", seats: [ME, BOT, BOT], ...wish });
  await until("a bid", async () => {
    const { decision, sealed } = await ask(person, "GET", `/tables/${id}/state?seat=0`);
    if (!decision || sealed !== null) return false;
    if (decision.kind === "bid" && !decision.must_place && decision.options.length > 1) return true;
    await ask(person, "POST", `/tables/${id}/moves`, { seat: 0, decision: decision.id, move: anyAnswer(decision) });
    return false;
  }, WITHIN);
  return id;
}

const panel = (page) => page.locator(".orders");
const given = async (person, id) => (await ask(person, "GET", `/tables/${id}/orders?seat=0`)).orders.map((order) => order.text);

test("pass in this lobby: given beside the question, carried out by itself, and told", { timeout: LONG }, async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const id = await atABid(person);
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Always …" }).click();
  await panel(page).getByText("You have given none").waitFor();
  await accessible(page, "no standing orders");
  const before = await ask(person, "GET", `/tables/${id}`);
  await page.getByRole("switch", { name: /^Pass in this lobby/ }).check();
  await panel(page).getByText(/^Pass in .+, as long as this lobby lasts\.$/).waitFor();
  assert.match((await given(person, id))[0], /^pass_lobby [a-z_]+ \d+\.\d\.\d$/);
  assert.equal((await ask(person, "GET", `/tables/${id}`)).tick, before.tick, "nobody is told of it");
  await panel(page).getByText("They look at what you are asked at").waitFor();
  await panel(page).getByRole("heading", { name: "Carried out" }).waitFor({ timeout: WITHIN });
  assert.equal(await panel(page).locator(".done li").count(), 1);
  await accessible(page, "an order that was carried out");
  await page.keyboard.press("Escape");
  await until("the panel to be closed", async () => (await panel(page).count()) === 0);
});

test("whoever comes back is told what was answered meanwhile, once", { timeout: LONG }, async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const id = await atABid(person, { pace: { kind: "live", bank: 3600, increment: 30 } }); // there orders answer soon, wherever one is
  await ask(person, "PUT", `/tables/${id}/orders`, { seat: 0, orders: ["pass_lobby"] });
  await until("the order to be carried out", async () => (await ask(person, "GET", `/tables/${id}/orders?seat=0`)).carried.length, WITHIN);
  await page.goto(`/t/${id}`);
  const told = page.locator(".carried");
  await told.getByText("Your order answered for you").waitFor();
  await accessible(page, "what was carried out");
  await told.getByRole("button", { name: "Close" }).click();
  await until("it to be gone", async () => (await told.count()) === 0);
  await page.reload();
  await page.locator(".shell").waitFor();
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
  assert.equal(await told.count(), 0);
});

test("a limit for bids, filled in with keys alone, and withdrawn", { timeout: LONG }, async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const id = await atABid(person);
  await page.goto(`/t/${id}`);
  const open = page.getByRole("button", { name: "Always …" });
  await until("the panel to open", async () => {
    await open.focus(); // while the page comes together, the button may be made anew under the focus
    await page.keyboard.press("Enter");
    return panel(page).waitFor({ timeout: 25_000 }).then(() => true, () => false);
  });
  const form = panel(page).locator("details", { hasText: "Bid in a country" });
  await form.locator("summary").focus();
  await page.keyboard.press("Enter");
  const limit = form.getByRole("spinbutton");
  await limit.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("1");
  const add = form.getByRole("combobox", { name: /Add/ });
  const offered = await add.locator("option:enabled").count();
  if (offered) {
    await add.focus();
    await page.keyboard.press("ArrowDown");
    await until("a card to be chosen", async () => (await form.locator("li:not(.add)").count()) === 1);
  }
  await accessible(page, "the form of an order");
  await form.getByRole("button", { name: "Give order" }).focus();
  await page.keyboard.press("Enter");
  await until("the order to be kept", async () => (await given(person, id)).some((text) => /^bid_up_to [a-z_]+ 1/.test(text)));
  await panel(page).getByRole("button", { name: /^Withdraw: In / }).focus();
  await page.keyboard.press("Enter");
  await until("the order to be withdrawn", async () => (await given(person, id)).length === 0);
  await page.keyboard.press("Escape");
  await until("the focus to be back", async () => open.evaluate((button) => button === document.activeElement));
});

test("a card that one holds twice may be named twice", { timeout: LONG }, async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const { id, place, card } = await until("a hand with two of a kind", async () => {
    const at = await atABid(person);
    const { offers } = await ask(person, "GET", `/tables/${at}/orders?seat=0`);
    const bids = offers.filter((offer) => offer.verb === "bid_up_to").map((offer) => offer.slots.at(-1).of);
    const doubled = bids.map((cards) => cards.find((each, index) => cards.indexOf(each) !== index));
    const found = doubled.findIndex(Boolean);
    return found >= 0 && { id: at, place: found, card: doubled[found] };
  }, LONG);
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Always …" }).click();
  const form = panel(page).locator("details", { hasText: "Bid in a country" });
  await form.locator("summary").click();
  await form.getByRole("combobox").first().selectOption(String(place));
  const named = form.locator("li:not(.add)");
  for (const count of [1, 2]) {
    await form.getByRole("combobox", { name: /Add/ }).selectOption(card);
    await until(`${count} of them`, async () => (await named.count()) === count);
  }
  await named.first().getByRole("button").click();
  await until("one to be taken back", async () => (await named.count()) === 1);
  await form.getByRole("combobox", { name: /Add/ }).selectOption(card);
  await form.getByRole("button", { name: "Give order" }).click();
  await until("the order to be kept", async () => (await given(person, id))[0]?.endsWith(` ${card} ${card}`));
});

test("on a phone, in German: from the menu, a ranking of places", { timeout: LONG }, async () => {
  const person = await here.somebody({ language: "de", theme: "candlelight", size: PHONE });
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Einstellungen" }).click();
  await page.getByRole("button", { name: "Dauerbefehle" }).click();
  await panel(page).getByRole("switch", { name: /^Von selbst antworten/ }).check();
  const form = panel(page).locator("details", { hasText: "Den besten freien Platz nehmen" });
  await form.locator("summary").click();
  const add = form.getByRole("combobox");
  for (const word of ["2", "attack", "1"]) await add.selectOption(word);
  await accessible(page, "standing orders on a phone");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} pixels too wide`);
  assert.deepEqual((await heard(page)).filter(foreign), []);
  await form.getByRole("button", { name: "Befehl geben" }).click();
  await until("both orders", async () => (await given(person, id)).join(", ") === "only_answer, places 2 attack 1");
  const small = await panel(page).evaluate((all) => [...all.querySelectorAll("button, select, summary, label")].filter((each) => each.getClientRects().length && each.getBoundingClientRect().height < 44).map((each) => each.outerHTML.slice(0, 80)));
  assert.deepEqual(small, [], "too small for a finger");
  await page.getByRole("button", { name: "Alle zurücknehmen" }).click();
  await until("no orders", async () => (await given(person, id)).length === 0);
});
