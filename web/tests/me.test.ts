// Several people before one browser: what it keeps of one is not taken for another's, and the server says what the next has finished.
import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../src/app/badge", () => ({ showBadge: () => undefined }));
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** Who the server says sits here, and how many games each has finished. */
let here: string | null;
const FINISHED: Record<string, number> = { veteran: 3, anna: 1 };
const person = (id: string) => ({ id, name: id, guest: false }) as never;
vi.stubGlobal("fetch", async (address: string) => {
  const games = Array.from({ length: FINISHED[here ?? ""] ?? 0 }, (_, at) => ({ id: `${here}-${at}`, outcome: { scores: [] } }));
  const sums = games.length ? [{ figures: { games: games.length } }] : [];
  const value = address.includes("archive") ? { tables: games } : address.includes("statistics") ? { sums } : { person: here && person(here), doors: {} };
  return { ok: true, status: 200, headers: new Headers(), json: async () => value };
});

/** The page, loaded by a browser in which somebody sits. */
async function load(who: string | null) {
  here = who;
  vi.resetModules();
  const [{ me }, { newcomer }, { usual }, { played }] = await Promise.all([
    import("../src/doors/me.svelte"), import("../src/lib/settings.svelte"), import("../src/doors/levels"), import("../src/coach/played"),
  ]);
  await me.look();
  const become = (next: string | null) => {
    here = next;
    me.become(next === null ? null : person(next));
  };
  return { me, newcomer, usual, played, become };
}
vi.setConfig({ testTimeout: 60_000 });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const LEVELS = ["recruit", "captain", "marshal"];
beforeEach(() => kept.clear());

it("keeps nothing of one person for the next: neither cards nor lessons, nor what they have finished", async () => {
  const { become, newcomer, played } = await load("anna");
  await soon(() => expect(newcomer()).toBe(false));
  kept.set("feldherr.cards", '["wallenstein.first_plan"]');
  kept.set("feldherr.lesson", "w1");
  become("anna");
  expect([kept.has("feldherr.cards"), newcomer()]).toEqual([true, false]);
  become(null);
  expect([kept.has("feldherr.cards"), kept.has("feldherr.lesson"), newcomer()]).toEqual([false, false, true]);
  become("veteran");
  expect(await played()).toBe(true);
  become(null);
  become("ben");
  expect(await played()).toBe(false);
});

it("knows after signing in what was finished elsewhere, and no recruits sit down", async () => {
  const { become, usual } = await load(null);
  expect(usual(LEVELS)).toBe("recruit");
  become("veteran");
  await soon(() => expect(usual(LEVELS)).toBe("captain"));
});

it("knows it as well of whoever came in by a door outside the page", async () => {
  const { newcomer } = await load("anna");
  await soon(() => expect(newcomer()).toBe(false));
  kept.set("feldherr.cards", '["wallenstein.first_plan"]');
  const { usual } = await load("veteran");
  expect(kept.has("feldherr.cards")).toBe(false);
  await soon(() => expect(usual(LEVELS)).toBe("captain"));
});
