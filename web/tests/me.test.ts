// Several people before one browser: what it keeps of one is not taken for another's, and the server says what the next has finished.
import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../src/lib/router.svelte", () => ({ router: {} }));
vi.mock("../src/app/badge", () => ({ showBadge: () => undefined }));
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** Who the server says sits here, and what each has finished. */
let here: string | null;
const PLAYED = { game: "wallenstein", outcome: { ranking: [], scores: [] }, ended: "played", mine: [0], lesson: null, sandbox: false, origin: null };
const FINISHED: Record<string, object[]> = {
  veteran: [PLAYED, PLAYED, PLAYED],
  anna: [PLAYED],
  archivist: [
    { ...PLAYED, ended: "imported", origin: { imported: true } },
    { ...PLAYED, origin: { imported: true } },
    { ...PLAYED, origin: { table: "another", move: 7 } },
    { ...PLAYED, origin: { source: "new" }, sandbox: true },
    { ...PLAYED, outcome: null, ended: "agreed" },
    { ...PLAYED, mine: [] },
  ],
};
const person = (id: string) => ({ id, name: id, guest: false }) as never;
vi.stubGlobal("fetch", async (address: string) => {
  const asked = new URL(address, "http://here").searchParams.get("game");
  const games = (FINISHED[here ?? ""] ?? []).map((one, at) => ({ id: `${here}-${at}`, ...PLAYED, ...one })).filter(({ game }) => !asked || game === asked);
  const sums = here === "veteran" ? [{ game: "wallenstein", figures: { games: games.length } }] : [];
  const value = address.includes("archive") ? { tables: games } : address.includes("statistics") ? { sums } : { person: here && person(here), doors: {} };
  return { ok: true, status: 200, headers: new Headers(), json: async () => value };
});

/** The page, loaded by a browser in which somebody sits. */
async function load(who: string | null) {
  here = who;
  vi.resetModules();
  const [{ me }, { beginner, finish, newcomer }, { usual }, { played }, { recallFinished }] = await Promise.all([
    import("../src/doors/me.svelte"), import("../src/lib/settings.svelte"), import("../src/doors/levels"), import("../src/coach/played"), import("../src/doors/finished"),
  ]);
  await me.look();
  const become = (next: string | null) => {
    here = next;
    me.become(next === null ? null : person(next));
  };
  return { me, beginner, finish, newcomer, usual, played, recallFinished, become };
}
vi.setConfig({ testTimeout: 60_000 });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const GAME = "wallenstein";
const OTHER = "sixteenthirty";
const LEVELS = ["recruit", "captain", "marshal"];
beforeEach(() => kept.clear());

it("keeps nothing of one person for the next: neither cards nor lessons, nor what they have finished", async () => {
  const { become, newcomer, played } = await load("anna");
  await soon(() => expect(newcomer(GAME)).toBe(false));
  kept.set("feldherr.cards", '["wallenstein.first_plan"]');
  kept.set("feldherr.lesson", "w1");
  become("anna");
  expect([kept.has("feldherr.cards"), newcomer(GAME)]).toEqual([true, false]);
  become(null);
  expect([kept.has("feldherr.cards"), kept.has("feldherr.lesson"), newcomer(GAME)]).toEqual([false, false, true]);
  become("veteran");
  expect(await played(GAME)).toBe(true);
  become(null);
  become("ben");
  expect(await played(GAME)).toBe(false);
});

it("knows after signing in what was finished elsewhere, and no recruits sit down", async () => {
  const { become, usual } = await load(null);
  expect(usual(GAME, LEVELS)).toBe("recruit");
  become("veteran");
  await soon(() => expect(usual(GAME, LEVELS)).toBe("captain"));
});

it("knows it as well of whoever came in by a door outside the page", async () => {
  const { newcomer } = await load("anna");
  await soon(() => expect(newcomer(GAME)).toBe(false));
  kept.set("feldherr.cards", '["wallenstein.first_plan"]');
  const { usual } = await load("veteran");
  expect(kept.has("feldherr.cards")).toBe(false);
  await soon(() => expect(usual(GAME, LEVELS)).toBe("captain"));
});

it("asks anew where only an older page of it noted what was finished, and once", async () => {
  kept.set("feldherr.person", "veteran");
  kept.set("feldherr.finished", '["table"]');
  kept.set("feldherr.cards", '["wallenstein.first_plan"]');
  const { newcomer } = await load("veteran");
  await soon(() => expect(newcomer(GAME)).toBe(false));
  expect(kept.has("feldherr.cards")).toBe(true);
  kept.set("feldherr.person", "ben");
  kept.delete("feldherr.finished-games");
  await load("ben");
  await soon(() => expect(kept.get("feldherr.finished-games")).toBe("[]"));
});

it("takes each game for itself: whoever has finished one is a newcomer to the other", async () => {
  const { beginner, finish, newcomer, usual, played, become } = await load(null);
  become("veteran");
  await soon(() => expect(newcomer(GAME)).toBe(false));
  expect([newcomer(OTHER), usual(OTHER, LEVELS), await played(OTHER), beginner()]).toEqual([true, "recruit", false, false]);
  finish({ ...PLAYED, id: "one", game: OTHER } as never);
  expect([newcomer(OTHER), newcomer(OTHER, "one"), usual(OTHER, LEVELS), newcomer(GAME)]).toEqual([false, true, "captain", false]);
});

it("counts games played from their beginning: no records from elsewhere, none taken up in the middle, no sandboxes", async () => {
  const { beginner, newcomer, played, recallFinished } = await load("archivist");
  await recallFinished();
  expect([newcomer(GAME), await played(GAME), beginner()]).toEqual([true, false, true]);
});

it("takes a refusal of a new guest for what it is, and makes none where nobody could be asked", async () => {
  const { me } = await load(null);
  const before = fetch;
  const answers: Record<string, number> = { "/people/me": 200, "/people/guest": 429 };
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const route = address.replace("/api/v1", "");
    asked.push(route);
    const status = answers[route] ?? 200;
    if (!status) throw new TypeError("no network");
    return { ok: status === 200, status, headers: new Headers(), json: async () => (status === 200 ? { person: null, doors: {} } : { error: { code: "too_many", facts: {}, sentence: {} } }) };
  });
  const refused = await me.ensure();
  expect(refused.ok ? null : refused.error.code).toBe("too_many");
  vi.resetModules();
  answers["/people/me"] = 0;
  const { me: fresh } = await import("../src/doors/me.svelte");
  asked.length = 0;
  const unreached = await fresh.ensure();
  expect([unreached.ok ? null : unreached.error.code, asked]).toEqual(["unreachable", ["/people/me"]]);
  vi.stubGlobal("fetch", before);
});
