import { expect, it } from "vitest";
import { chunksOf } from "../scripts/words.mjs";
import type { GameEvent, Told, View } from "../src/lib/api";
import { bidsOf, contains, displayedOf, lobbiesOf, sameCards, toggled } from "../src/games/sixteenthirty/decisions/picking";
import { arrowOf, telling, touchedBy } from "../src/games/sixteenthirty/events";
import { calledBefore, decidedIn, voted } from "../src/games/sixteenthirty/recap";
import { cardOf, COUNTRIES, points } from "../src/games/sixteenthirty/facts";
import { arrowBetween, countryTowards, EUROPE, middleOf, SHAPES } from "../src/games/sixteenthirty/map/geometry";
import { plaque } from "../src/games/sixteenthirty/map/plaque";

it("names every place of the map", () => {
  const texts = Object.keys(chunksOf("../src/feldherr/words", "en")["table_sixteenthirty"]!);
  for (const { id } of EUROPE.names) expect(texts).toContain(`table_sixteenthirty-place_${id}`);
  for (const id of COUNTRIES) expect(texts).toContain(`table_sixteenthirty-map_${id}`);
});

it("reads cards", () => {
  expect(cardOf("german_states-3")).toEqual({ word: "german_states-3", country: "german_states", value: 3, kind: "named" });
  expect(cardOf("open-1")).toMatchObject({ country: null, value: 1, kind: "open" });
  expect(cardOf("lobby_the_crown").kind).toBe("special");
  expect(points(["spain-3", "open-2"])).toBe(5);
});

it("takes moves apart", () => {
  expect(bidsOf(["pass", "bid spain-3 open-2 drop spain-1"])).toEqual([{ text: "bid spain-3 open-2 drop spain-1", cards: ["spain-3", "open-2"], dropped: ["spain-1"] }]);
  expect(lobbiesOf(["lobby spain war france", "lobby spain join", "pass"], "lobby").map((way) => way.target)).toEqual(["france", null]);
  expect(displayedOf(["assassin 2 open-1 france", "assassin 0 spain-2"], "assassin", 1)).toEqual([
    { text: "assassin 2 open-1 france", seat: 2, card: "open-1", country: "france" },
    { text: "assassin 0 spain-2", seat: 0, card: "spain-2", country: "spain" },
  ]);
  expect(displayedOf(["remove open-1 france"], "remove", 1)[0]).toMatchObject({ seat: 1, country: "france" });
});

it("counts equal cards", () => {
  expect(contains(["a", "a", "b"], ["a", "a"])).toBe(true);
  expect(contains(["a", "b"], ["a", "a"])).toBe(false);
  expect(sameCards(["b", "a"], ["a", "b"])).toBe(true);
  expect(toggled([1, 2], 2)).toEqual([1]);
});

it("knows the shapes of the ten countries", () => {
  expect(Object.keys(SHAPES).sort()).toEqual([...COUNTRIES].sort());
  for (const id of COUNTRIES) expect(SHAPES[id]!.path).toMatch(/^M.*Z$/);
  expect(countryTowards("spain", "ArrowRight", COUNTRIES)).toBe("france");
  expect(countryTowards("spain", "Enter", COUNTRIES)).toBeNull();
});

it("draws arrows from plaque to plaque", () => {
  const { tip } = arrowBetween("france", "spain");
  const [x, y] = middleOf("spain");
  expect(Math.hypot(tip[0] - x, tip[1] - y)).toBeGreaterThan(30);
});

it("shows status, faction and marks on a plaque", () => {
  const country = { status: 6, army_size: 3, military_ability: 2, faction: "blue" as const, leader: true, unrest: false, league: null };
  expect(plaque("spain", country)).toContain("var(--faction-eagle");
  expect(plaque("spain", country).match(/r="14"/g)).toHaveLength(1);
  expect(plaque("spain", { ...country, faction: null, leader: false })).not.toContain("--faction-eagle");
});

it("points at the countries that an event is about", () => {
  const events = [
    { n: 1, kind: "war_proposed", country: "spain", target: "france" },
    { n: 3, kind: "war_won", attacker: "spain", defender: "france" },
  ] as GameEvent[];
  expect(arrowOf(events[1]!)).toEqual({ from: "spain", to: "france", league: false });
  expect(touchedBy(events[0]!)).toEqual(["spain", "france"]);
});

it("tells what a turn decided, each vote once, with who asked for it", () => {
  const events = [
    { n: 0, kind: "join_proposed", seat: 0, country: "italy" },
    { n: 1, kind: "turn_begun" },
    { n: 2, kind: "round_begun", seat: 1 },
    { n: 3, kind: "join_proposed", seat: 1, country: "poland", target: null },
    { n: 4, kind: "votes_shown", country: "poland", red: 6, blue: 2, winner: "red", passed: true },
    { n: 5, kind: "faction_joined", country: "poland", faction: "red", by: "vote" },
    { n: 6, kind: "influence_turned", seat: 2, country: "poland" },
    { n: 7, kind: "war_proposed", seat: 2, country: "spain", target: "france" },
    { n: 8, kind: "votes_shown", country: "spain", red: 1, blue: 4, winner: "blue", passed: false },
    { n: 9, kind: "influence_turned", seat: 0, country: "spain" },
  ] as GameEvent[];
  const decided = decidedIn(events, ["Clara", "Jonas", "Ottilie"]);
  expect(decided.map(({ n, seat, icon }) => [n, seat, icon])).toEqual([[5, 1, "faction-lion"], [6, 2, "influence-descending"], [8, 2, "vote"], [9, 0, "influence-descending"]]);
});

it("says of a league's first vote that it passed, before the second country is asked", () => {
  const events = [
    { n: 0, kind: "turn_begun" },
    { n: 1, kind: "league_proposed", seat: 0, country: "spain", target: "italy" },
    { n: 2, kind: "votes_shown", country: "spain", red: 3, blue: 2, winner: "red", passed: true },
    { n: 3, kind: "second_vote_called", seat: 0, country: "spain", target: "italy" },
    { n: 4, kind: "votes_shown", country: "italy", red: 1, blue: 2, winner: "blue", passed: false },
  ] as GameEvent[];
  const texts = decidedIn(events, []).map(({ n, text }) => [n, text]);
  expect(texts).toEqual([[2, expect.stringMatching(/ wants a league .*3 to 2/)], [4, expect.stringMatching(/^No league .*2 to 1/)]]);
  expect(decidedIn(events.slice(0, 3), []).map(({ text }) => text)).toEqual([texts[0]![1]]);
  expect(voted(events[2] as Told<"votes_shown">, calledBefore(events, 2))).toBe(texts[0]![1]);
});

it("of the German States who are attacked it tells no vote, and a war not as one that was refused", () => {
  const events = [
    { n: 0, kind: "turn_begun" },
    { n: 1, kind: "war_proposed", seat: 0, country: "spain", target: "german_states" },
    { n: 2, kind: "votes_shown", country: "spain", red: 3, blue: 0, winner: "red", passed: true },
    { n: 3, kind: "war_begun", attacker: "spain", defender: "german_states" },
    { n: 4, kind: "faction_joined", country: "german_states", faction: "blue", by: "attack" },
  ] as GameEvent[];
  expect(decidedIn(events, []).map(({ n, text }) => [n, text])).toEqual([[3, expect.stringMatching(/^War on /)], [4, expect.stringMatching(/^Attacked, .* the Eagle$/)]]);
  expect(voted(events[2] as Told<"votes_shown">, calledBefore(events, 2))).toBe("");
});

it("stops at a war where one has influence or markers, and at no other", () => {
  const war = { n: 1, kind: "war_drawn", attacker: "spain", defender: "france" } as GameEvent;
  const view = (...players: object[]) => ({ players }) as unknown as View;
  const [influence, marker, neither] = [{ display: { france: {} }, vp_markers: [] }, { display: {}, vp_markers: ["spain"] }, { display: { italy: {} }, vp_markers: ["poland"] }];
  expect([0, 1, 2, null].map((seat) => telling.concerns(war, seat, view(influence, marker, neither)))).toEqual([true, true, false, false]);
  expect(telling.concerns(war, 0, view({ display: {}, vp_markers: null }))).toBe(false);
});
