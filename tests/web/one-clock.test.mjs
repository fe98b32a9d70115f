// Nothing on the table is of another time: at every event map, players' table, time line, tower and log tell one position.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, table, world } from "./harness.mjs";
import { listen } from "./listener.mjs";
import { answer, chance, sight } from "./player.mjs";
import { answer16 } from "./player16.mjs";

const LONG = 600_000;
const here = world();

/** Runs in the page: after every change of it, what each part tells, with how many events the table says to have told. */
function watch() {
  const text = (selector, root = document) => root.querySelector(selector)?.textContent ?? null;
  const labels = (selector, key) => Object.fromEntries([...document.querySelectorAll(selector)].map((each) => [each.dataset[key], each.getAttribute("aria-label")]));
  const look = () => {
    const shell = document.querySelector(".shell");
    if (!shell) return;
    const rows = [...document.querySelectorAll(".players tbody tr")].map((row) => ({
      name: text(".name", row),
      numbers: [...row.querySelectorAll("td:not(.status)")].map((cell) => cell.querySelector("span")?.textContent).filter((each) => each !== undefined),
    }));
    const grid = Object.fromEntries([...document.querySelectorAll(".grid [data-cell]")].map((cell) => [cell.dataset.cell, Number(text("b", cell))]));
    const cells = [...document.querySelectorAll("nav.line li")].map((each) => each.className.split(" ")[0]);
    const seen = {
      told: Number(shell.dataset.told),
      asked: !!document.querySelector("section.decision"),
      counties: labels(".board [data-county]", "county"),
      countries: labels(".board g[data-country]", "country"),
      rows,
      grid,
      cells,
      heads: Object.fromEntries([...document.querySelectorAll(".grid thead [data-seat]")].map((head) => [head.dataset.seat, [text("strong", head).split("→").at(-1), text(".hand", head)].map(Number)])),
      tower: [...document.querySelectorAll(".tower-panel .tower [role=img], .board .tower [role=img]")].find((each) => !each.hidden)?.getAttribute("aria-label") ?? null,
      entries: [...document.querySelectorAll(".log [data-n]")].map((each) => Number(each.dataset.n)),
    };
    const key = JSON.stringify(seen);
    if (key !== window.lastSeen) window.allSeen.push(seen);
    window.lastSeen = key;
  };
  window.allSeen ??= [];
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
}

/** Plays to the end of a season or turn with the story at normal speed, and gives all that the page has shown. */
async function season(game, seats, play, over) {
  const person = await here.somebody({ pace: "brisk" });
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { game, seats });
  const ear = await listen(person, here.url, id, 0);
  await page.goto(`/t/${id}`);
  await page.locator("section.decision, .mat .boxes").first().waitFor();
  page.setDefaultTimeout(5000); // what has gone under the hand is looked at anew
  await page.evaluate(watch);
  const rng = chance(1630);
  for (const began = Date.now(); ; ) {
    assert.ok(Date.now() - began < LONG / 2, `the season came to its end; last seen: ${await sight(page)}`);
    const go = page.locator(".story .button.main");
    if (await go.count()) {
      // What stops for the reader is gone on from; the rest goes on by itself.
      await page.waitForTimeout(120);
      if (await page.evaluate(() => document.querySelector(".shell").dataset.held === "true")) await go.click({ timeout: 2000 }).catch(() => {});
      continue;
    }
    const { view } = await ask(person, "GET", `/tables/${id}/state?seat=0`);
    const now = await sight(page);
    if (over(view, ear.events) && now !== "waiting") break;
    if (now === "plan" || now === "decision") await play(page, rng).catch(() => {});
    await page.waitForTimeout(40);
  }
  const seen = await page.evaluate(() => window.allSeen);
  ear.close();
  const { seats: sitting } = await ask(person, "GET", `/tables/${id}`);
  return { seen, ear, names: sitting.map((seat) => seat.name) };
}

/** Whether any of the views there were after so many events agrees with what is shown. */
function agrees(ear, shown, tells) {
  const views = ear.views.get(shown.told);
  assert.ok(views, `the server told a position after ${shown.told} events`);
  const faults = views.map((view) => {
    const told = tells(view);
    return Object.keys(told).filter((part) => JSON.stringify(told[part]) !== JSON.stringify(shown[part])).map((part) => `${part}: ${JSON.stringify(shown[part])} for ${JSON.stringify(told[part])}`);
  });
  assert.ok(faults.some((each) => !each.length), `after ${shown.told} events: ${faults[0]}`);
}

const sum = (cubes) => Object.values(cubes).reduce((all, number) => all + number, 0);
const DARK = /^(revealed|attacked|thrown|action_begun|revolt|season_begun|year_begun|cards_drawn|your_cards|cards_to_market|your_market|not_exchanged|league_values|turn_marker_moved|round_begun|turn_begun|market_opened)$/;

/** The log ends at the told position: nothing later is in it, and the last that belongs there is. */
function logEnds(shown, ear) {
  const last = ear.events.filter((event) => event.n < shown.told && !DARK.test(event.kind)).at(-1);
  assert.ok(shown.entries.every((n) => n < shown.told), `the log tells ${Math.max(...shown.entries)} after ${shown.told} events`);
  if (last && shown.entries.length) assert.equal(Math.max(...shown.entries), last.n, `the log after ${shown.told} events`);
}

test("a season of Wallenstein at normal speed: no second time anywhere", { timeout: LONG }, async () => {
  const { seen, ear, names } = await season("wallenstein", [ME, BOT, BOT], answer, (view, events) => view.season !== "spring" && events.some((event) => event.kind === "thrown"));
  const of = (shown) => (view) => {
    const holder = ({ owner, armies }) => (owner === null ? "neutral" : `${names[owner]}, ${armies} ${armies === 1 ? "army" : "armies"}`);
    const markers = ({ revolt }) => (revolt ? `${revolt} revolt marker${revolt === 1 ? "" : "s"}` : "");
    const tells = (label, county) => label.split(": ")[1].startsWith(`${holder(county)}, `) && (/\d+ revolt markers?/.exec(label)?.[0] ?? "") === markers(county);
    const named = Object.fromEntries(Object.entries(shown.counties).map(([id, label]) => [id, !view.counties[id] || tells(label, view.counties[id]) ? label : `${holder(view.counties[id])}, ${markers(view.counties[id])}`]));
    const rows = shown.rows.map(({ name }) => {
      const { victory_points, thalers, grain, buildings, supply } = view.players[names.indexOf(name)];
      return { name, numbers: [victory_points, thalers, grain, buildings.palace, buildings.church, buildings.trading_post, supply].map(String) };
    });
    const inside = sum(view.tower.inside);
    return {
      rows,
      tower: shown.tower && `Tower: ${inside} ${inside === 1 ? "cube" : "cubes"} inside, ${sum(view.tower.tray)} in the tray`,
      counties: shown.asked ? shown.counties : named, // a decision says its odds there too
      ...(view.phase === "actions" && view.turn > 0 ? { cells: shown.cells.map((_, place) => (place + 1 < view.turn ? "told" : place + 1 === view.turn ? "now" : view.action_cards[place] ? "coming" : "hidden")) } : {}),
    };
  };
  for (const shown of seen) {
    agrees(ear, shown, of(shown));
    logEnds(shown, ear);
  }
  assert.ok(seen.some((shown) => shown.tower && shown.told > seen[0].told), "the tower was seen while the season was told");
  const told = new Set(seen.map((shown) => shown.told));
  assert.ok(told.size > 15, `${told.size} positions were told`);
  const own = ear.events.filter((event) => event.kind === "attacked" && (event.seat === 0 || event.defender === 0));
  const thrown = own.flatMap(({ n }) => ear.events.find((event) => event.n > n && event.kind === "thrown")?.n ?? []);
  if (thrown.length) assert.ok(thrown.some((n) => told.has(n + 1)), "a throw of one's own was told by itself");
});

test("a turn of Sixteen Thirty Something at normal speed: no second time anywhere", { timeout: LONG }, async () => {
  const { seen, ear, names } = await season("sixteenthirty", [ME, BOT, BOT], answer16, (view) => view.turn > 1);
  const worth = (cards) => cards.reduce((all, card) => all + Number(/-(\d)$/.exec(card)?.[1] ?? 0), 0);
  const laid = (view) => view.players.flatMap((player, seat) => Object.keys(player.display).map((country) => `${seat} ${country}`));
  const influence = (view, cell) => worth(view.players[Number(cell.split(" ")[0])].display[cell.split(" ")[1]]?.cards ?? []);
  /** Each player's round in the order of play, as far as it has begun, and what ends the turn. */
  const rounds = (told) => {
    const turn = ear.events.slice(ear.events.findLastIndex((event) => event.kind === "turn_begun" && event.n < told)).filter((event) => event.n < told);
    if (turn[0]?.kind !== "turn_begun") return [];
    const begun = turn.filter((event) => event.kind === "round_begun").length;
    const ended = turn.some((event) => event.kind === "points_added");
    return [...names.map((_, place) => (place >= begun ? "coming" : place === begun - 1 && !ended ? "now" : "told")), ended ? "now" : "coming"];
  };
  const of = (shown) => (view) => ({
    cells: rounds(shown.told),
    heads: Object.fromEntries(view.players.map((player, seat) => [seat, [player.victory_points, player.hand_size]])),
    grid: Object.fromEntries(Object.keys(shown.countries).length ? Object.keys(shown.grid).concat(laid(view)).map((cell) => [cell, influence(view, cell)]) : []),
    countries: Object.fromEntries(
      Object.entries(shown.countries).map(([id, label]) => {
        const { status, army_size, military_ability } = view.countries[id];
        const [has, army, ability] = [/[Ss]tatus (\d+)/, /, army (\d+)/, /[Mm]ilitary ability (\d+)/].map((figure) => Number(figure.exec(label)?.[1]));
        return [id, has === status && army === army_size && ability === military_ability ? label : `${status} ${army_size} ${military_ability}`];
      }),
    ),
  });
  for (const shown of seen) {
    agrees(ear, shown, of(shown));
    logEnds(shown, ear);
  }
  const told = new Set(seen.map((shown) => shown.told));
  assert.ok(told.size > 20, `${told.size} positions were told`);
  assert.ok(seen.some((shown) => shown.cells.includes("told")) && seen.some((shown) => shown.cells.includes("now")), "the time line went through the rounds");
  assert.ok(ear.events.some((event) => event.kind === "votes_shown"));
});
