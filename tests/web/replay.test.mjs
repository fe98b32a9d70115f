// Games looked at again: step by step, through whose eyes, from an address, from a file, and played on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, BOT, guest, ME, PHONE, recordOf, table, tableOf, until, world } from "./harness.mjs";
import { chance, plan } from "./player.mjs";

const PATIENCE = 60_000;
const house = world();
const here = {
  somebody: async (options) => {
    const person = await house.somebody(options);
    person.page.setDefaultTimeout(PATIENCE);
    return person;
  },
};
const RECORD = recordOf("wallenstein", 4, 1618);

/** The views of a replay, as the server tells them. */
function viewsOf({ first, changes }) {
  const views = [first];
  for (const each of changes) {
    const view = structuredClone(views.at(-1));
    for (const [path, ...value] of each) {
      const last = path.pop();
      const place = path.reduce((part, key) => part[key], view);
      if (value.length) place[last] = value[0];
      else delete place[last];
    }
    views.push(view);
  }
  return views;
}

const at = (page) => page.locator(".transport input").evaluate((scale) => Number(scale.value));
const arrives = (page, n) => until(`position ${n}`, async () => (await at(page)) === n && page.url().includes(`/replay/${n}?`), PATIENCE);

async function imported(person, record = RECORD) {
  await guest(person, "Clara");
  return (await ask(person, "POST", "/tables/import", { record })).id;
}

test("every position shows what the server tells of it", async () => {
  const person = await here.somebody();
  const { page } = person;
  const id = await imported(person);
  const told = await ask(person, "GET", `/tables/${id}/replay?seat=2`);
  const views = viewsOf(told);
  for (const n of [0, 5, Math.floor(views.length / 2), views.length - 1]) {
    await page.goto(`/t/${id}/replay/${n}?seat=2`);
    await page.locator(".transport").waitFor();
    assert.equal(await at(page), n);
    const rows = await page.locator(".players tbody tr").evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].slice(1, 4).map((cell) => cell.innerText.replace(/\s/g, ""))));
    const order = views[n].turn_order.length ? views[n].turn_order : views[n].previous_order.length ? views[n].previous_order : views[n].players.map((_, seat) => seat);
    const expected = order.map((seat) => views[n].players[seat]).map((player) => [`${player.victory_points}`, `${player.thalers}`, `${player.grain}/${player.counties}`]);
    assert.deepEqual(rows, expected, `position ${n}`);
  }
});

test("a winter with several throws shows the tower as of each, and keeps it in sight", async () => {
  const person = await here.somebody({ pace: "read", moving: true });
  const { page } = person;
  const id = await imported(person);
  const told = await ask(person, "GET", `/tables/${id}/replay`);
  const views = viewsOf(told);
  const total = (cubes) => Object.values(cubes).reduce((sum, n) => sum + n, 0);
  const throwsAt = (n) => told.events.slice(told.positions[n - 1].events, told.positions[n].events).filter(({ kind }) => kind === "thrown");
  const n = views.findIndex(({ phase }, at) => at && !["actions", "winter"].includes(phase) && throwsAt(at).length > 1);
  assert.ok(n > 0, "the record has such a winter");
  let inside = total(views[n - 1].tower.inside);
  const expected = throwsAt(n).map(({ thrown, fallen }) => {
    const before = inside;
    inside += total(thrown) - total(fallen);
    return { label: before, counted: before }; // until its cubes lie
  });
  await page.goto(`/t/${id}/replay/${n - 1}?seat=none`);
  await page.locator(".transport").waitFor();
  await page.evaluate(() => {
    window.seen = [];
    const look = () => {
      const said = document.querySelector(".happening span")?.textContent;
      const label = document.querySelector('.tower-panel [role="img"]')?.getAttribute("aria-label");
      const counted = [...(document.querySelector(".tower-panel .counts")?.querySelectorAll("li:not(.muted)") ?? [])].reduce((sum, each) => sum + Number(/\d+$/.exec(each.dataset.tip)[0]), 0);
      if (said && window.seen.at(-1)?.said !== said) window.seen.push({ said, label, counted });
      else if (said) Object.assign(window.seen.at(-1), { label, counted });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await page.keyboard.press("ArrowRight");
  await page.locator(".happening").waitFor();
  await page.locator(".happening").waitFor({ state: "detached", timeout: 120_000 });
  const seen = await page.evaluate(() => window.seen);
  assert.ok(seen.every(({ label }) => label), "the tower is in sight from the first event to the last");
  const falls = seen.filter(({ said }) => /tower/i.test(said)).map(({ label, counted }) => ({ label: Number(/\d+/.exec(label)[0]), counted }));
  assert.deepEqual(falls, expected);
});

test("keys go by step, action, season and year; the address follows, and leads back", async () => {
  const person = await here.somebody();
  const { page } = person;
  const id = await imported(person);
  const { positions } = await ask(person, "GET", `/tables/${id}/replay?seat=1`);
  const next = (from, levels, by = 1) => {
    for (let n = from + by; n > 0 && n < positions.length - 1; n += by) if (levels.includes(positions[n].level)) return n;
    return by > 0 ? positions.length - 1 : 0;
  };
  await page.goto(`/t/${id}/replay/30?seat=1`);
  await page.locator(".transport").waitFor();
  const actions = ["action", "season", "year"];
  const steps = [["ArrowRight", 31], ["ArrowLeft", 30], ["Shift+ArrowRight", next(30, actions)], ["PageDown", next(next(30, actions), ["season", "year"])]];
  steps.push(["PageUp", next(steps.at(-1)[1], ["season", "year"], -1)], ["End", positions.length - 1], ["Shift+PageUp", next(positions.length - 1, ["year"], -1)], ["Home", 0]);
  for (const [key, where] of steps) {
    await page.keyboard.press(key);
    await arrives(page, where);
  }
  await page.getByRole("button", { name: "season", exact: true }).click();
  await page.getByRole("button", { name: "Forwards: season" }).click();
  await arrives(page, next(0, ["season", "year"]));
  await page.locator(".transport input").fill("40");
  await arrives(page, 40);
  await page.reload();
  await page.locator(".transport").waitFor();
  assert.equal(await at(page), 40);
  assert.equal(await page.locator(".whose select").inputValue(), "1");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await until("the game to go on by itself", async () => (await at(page)) > 41, PATIENCE);
  await page.getByRole("button", { name: "Pause" }).click();
});

test("through other eyes, with everything open, and what if", async () => {
  const person = await here.somebody();
  const { page } = person;
  const id = await imported(person);
  const { positions } = await ask(person, "GET", `/tables/${id}/replay?everything=true`);
  const begun = positions.findIndex((position) => position.level === "action");
  await page.goto(`/t/${id}/replay/${begun}`);
  await page.locator(".transport").waitFor();
  assert.equal(await page.locator(".open .plan").count(), 0);
  await page.locator(".whose select").selectOption({ label: "Everything open" });
  await until("all plans to lie open", async () => (await page.locator(".open section.plan").count()) === 4, PATIENCE);
  await page.locator(".whose select").selectOption({ label: "Player 3" });
  await until("one plan alone", async () => (await page.locator("section.plan").count()) === 1, PATIENCE);
  await page.getByRole("button", { name: /What if/ }).click();
  await page.locator(".shell").waitFor();
  const header = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.deepEqual([header.status, header.mine, header.origin.table, header.origin.move], ["running", [2], id, positions[begun].moves]);
});

test("Sixteen Thirty Something: by turn and round, with every hand open", async () => {
  const person = await here.somebody();
  const { page } = person;
  const id = await imported(person, recordOf("sixteenthirty", 4, 1630));
  const { positions } = await ask(person, "GET", `/tables/${id}/replay?everything=true`);
  const turns = positions.flatMap(({ level }, n) => (level === "season" ? [n] : []));
  await page.goto(`/t/${id}/replay/${turns[2]}?seat=all`);
  await page.locator(".transport").waitFor();
  assert.match(await page.locator(".where b").innerText(), /Turn 3/);
  assert.equal(await page.locator(".open section").count(), 4);
  assert.ok(await page.locator(".open li").count());
  await page.keyboard.press("PageDown");
  await arrives(page, turns[3]);
  await page.getByRole("button", { name: "round", exact: true }).click();
  await page.getByRole("button", { name: "Forwards: round" }).click();
  await arrives(page, positions.findIndex(({ level }, n) => n > turns[3] && level !== "decision"));
  await accessible(page, "a replay of Sixteen Thirty Something");
  await page.keyboard.press("End");
  await arrives(page, positions.length - 1);
});

test("one's own running game, as far as one may know it", async () => {
  const person = await here.somebody();
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT] });
  await page.goto(`/t/${id}`);
  await page.locator(".mat .boxes").waitFor();
  await plan(page, chance(4));
  await until("the plans to be shown", async () => (await ask(person, "GET", `/tables/${id}`)).moves >= 3, PATIENCE);
  await page.goto(`/t/${id}/replay`);
  await page.locator(".transport").waitFor();
  assert.deepEqual(await page.locator(".whose option").allInnerTexts(), ["Clara", "Spectator"]);
  await page.getByText("The game is still running").waitFor();
  assert.equal(await page.getByRole("button", { name: /What if/ }).count(), 0);
  await page.goto(`/t/${id}/replay/3?seat=all`);
  await page.locator(".transport").waitFor();
  assert.equal(await page.locator(".whose select").inputValue(), "0");
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.locator(".shell").waitFor();
});

test("a record from a file: chosen on the start page, dropped on a replay; and what is none", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/");
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(RECORD)) };
  await page.locator(".records input").setInputFiles({ ...file, buffer: Buffer.from("no record") });
  await page.getByRole("alert").getByText("not a record").waitFor();
  await page.locator(".records input").setInputFiles(file);
  await page.locator(".transport").waitFor();
  const first = tableOf(page);
  await page.evaluate((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "game.json", { type: "application/json" }));
    for (const type of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }));
  }, JSON.stringify(RECORD));
  await until("the other table", async () => tableOf(page) !== first, PATIENCE);
  await page.locator(".transport").waitFor();
});

test("a replay is open to everybody: by day and by candlelight, in German, on a phone", async () => {
  for (const options of [{}, { size: PHONE, language: "de" }]) {
    const person = await here.somebody(options);
    const { page } = person;
    const id = await imported(person);
    for (const n of [0, 60, 999]) {
      await page.goto(`/t/${id}/replay/${n}?seat=all`);
      await page.locator(".transport").waitFor();
      await accessible(page, `position ${n}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px stick out`);
    }
    if (options.language) await page.getByText("Zum Ende").or(page.getByRole("button", { name: "Zum Ende" })).first().waitFor();
  }
});

test("any position is there in less than 50 ms of work", async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto(`/t/${await imported(person)}/replay/0?seat=0`);
  await page.locator(".transport").waitFor();
  const work = await page.context().newCDPSession(page);
  await work.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => Object.fromEntries((await work.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value])).ScriptDuration;
  const last = Number(await page.locator(".transport input").getAttribute("max"));
  const times = [];
  for (let n = 0; n < 24; n++) {
    const before = await spent();
    await page.evaluate(async (where) => {
      const scale = document.querySelector(".transport input");
      scale.value = where;
      scale.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }, (n * 37 + 11) % last);
    times.push(1000 * ((await spent()) - before));
  }
  times.sort((a, b) => a - b);
  assert.ok(times[12] < 50, `half of all jumps took more than ${times[12].toFixed(0)} ms`);
});
