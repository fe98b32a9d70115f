// A table that is read while it goes on: nothing that the stream tells meanwhile is lost, and nobody is told to have been away.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { telling } from "../src/games/sixteenthirty/events";
import type { Message } from "../src/lib/live";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";

let tell: (message: Message) => void = () => undefined;
vi.mock("../src/lib/live", () => ({
  live: ({ message }: { message: typeof tell }) => {
    tell = message;
    return () => undefined;
  },
}));

const header = (tick: number) => ({ tick, status: "running", mine: [0], waiting_for: [], seats: [{ seat: 0 }], pace: { kind: "none" } });
const event = (n: number) => ({ n, kind: "bid_passed", seat: 1 });
const state = (tick: number, events_from: number) => ({ seat: 0, tick, question: "1", view: { at: events_from }, decision: null, sealed: null, answers: 0, undo: false, events_from });
const update = (tick: number, events: number[], id: string | null = null, facts: object = {}): Message => ({
  id: "",
  event: "update",
  data: JSON.stringify({
    tick,
    table: header(tick),
    seats: { 0: { question: "1", story: events.map((n) => ({ events: [{ ...event(n), ...facts }], changes: [[["at"], n + 1]] })), decision: id ? { id } : null, sealed: null, answers: 0, undo: false } },
    chat: [],
  }),
});

/** What the server has to say, by the end of the route; a list is said one after the other. */
let answers: Record<string, unknown[]>;
/** Something that happens while a route is read. */
let meanwhile: Record<string, () => void>;

beforeEach(() => {
  settings.set("pace", "instant");
  meanwhile = {};
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", async (address: string) => {
    const route = /\/(state|events|chat|seen)\b/.exec(address)?.[1] ?? "header";
    await Promise.resolve();
    const said = answers[route] ?? [{ before: null }];
    const value = said.length > 1 ? said.shift() : said[0];
    meanwhile[route]?.();
    return { ok: value !== 503, status: value === 503 ? 503 : 200, headers: new Headers(), json: async () => value ?? {} };
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What was posted, and what the server says to it. */
let posted: string[];
const playing = (said: { ok: boolean; status: number; value: unknown }) => {
  posted = [];
  const reading = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string, more: { method?: string } = {}) => {
    if (more.method !== "POST") return reading(address, more);
    posted.push(address);
    await Promise.resolve();
    return { ok: said.ok, status: said.status, headers: new Headers(), json: async () => said.value };
  });
};

const open = async () => {
  const table = new Table("t", telling);
  await table.open();
  return table;
};

it("whoever comes back to the page is told what befell them meanwhile, and nothing where nothing did", async () => {
  answers = { "header": [header(5)], "state": [state(5, 2)], "events": [{ events: [event(0), event(1)] }], "chat": [{ lines: [] }] };
  const table = await open();
  table.comeBack();
  expect(table.seenBefore).toBe(null);
  const hide = (hidden: boolean) => vi.stubGlobal("document", { hidden });
  hide(true);
  tell(update(6, [2]));
  hide(false);
  table.comeBack();
  expect(table.seenBefore).toBe(null);
  hide(true);
  tell(update(7, [3]));
  tell(update(8, [4], null, { kind: "assassinated", seat: 1, victim: 0 }));
  table.comeBack();
  expect([table.seenBefore, table.teller!.done]).toEqual([null, true]);
  hide(false);
  table.comeBack();
  expect(table.seenBefore).toBe(3);
});

const settled = () => new Promise((done) => setTimeout(done, 20));
const at = (table: Table) => [(table.part!.view as unknown as { at: number }).at, table.part!.events.length];

it("is called when the story has come to the question", async () => {
  settings.set("pace", "read");
  answers = { header: [header(5)], state: [state(5, 2)], events: [{ events: [event(0), event(1)] }], chat: [{ lines: [] }] };
  const table = await open();
  const message = JSON.parse(update(6, [2], "q", { kind: "votes_shown", votes: { 0: "red" } }).data) as { table: { waiting_for: number[] } };
  message.table.waiting_for = [0];
  tell({ id: "", event: "update", data: JSON.stringify(message) });
  expect([table.asked, table.called]).toEqual([[0], []]);
  table.teller!.skipAll();
  expect(table.called).toEqual([0]);
});

it("takes no events that are later than the view, and nobody has been away", async () => {
  answers = { header: [header(5)], state: [state(5, 2)], events: [{ events: [0, 1, 2].map(event) }], chat: [{ lines: [] }] };
  const table = await open();
  expect(at(table)).toEqual([2, 2]);
  tell(update(6, [2, 3], "q"));
  expect([...at(table), table.decision?.id, table.seenBefore]).toEqual([4, 4, "q", null]);
});

it("reads again, if the events are older than the view", async () => {
  answers = { header: [header(5)], state: [state(5, 3)], events: [{ events: [0, 1].map(event) }, { events: [0, 1, 2].map(event) }], chat: [{ lines: [] }] };
  expect(at(await open())).toEqual([3, 3]);
});

it("knows already what the stream tells of the time before the view", async () => {
  answers = { header: [header(5)], state: [state(6, 3)], events: [{ events: [0, 1, 2].map(event) }], chat: [{ lines: [] }] };
  const table = await open();
  tell(update(6, [2]));
  expect(at(table)).toEqual([3, 3]);
  tell(update(7, [3], "q"));
  expect([...at(table), table.decision?.id]).toEqual([4, 4, "q"]);
});

it("keeps what the stream tells while a seat is read", async () => {
  answers = { header: [header(5)], state: [state(5, 1), state(7, 3)], events: [{ events: [event(0)] }, { events: [0, 1, 2].map(event) }], chat: [{ lines: [] }] };
  const table = await open();
  meanwhile["events"] = () => tell(update(8, [3], "q"));
  tell(update(7, [2])); // a gap: it is read anew
  await settled();
  expect([...at(table), table.decision?.id, table.seenBefore]).toEqual([4, 4, "q", null]);
});

it("asks again where the server did not answer", async () => {
  vi.useFakeTimers();
  answers = { header: [header(5)], state: [503, state(5, 1)], events: [{ events: [event(0)] }], chat: [{ lines: [] }] };
  const opening = open();
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
  expect(at(await opening)).toEqual([1, 1]);
});

it("gives one answer, however often one clicks before it is told of", async () => {
  answers = { header: [header(5)], state: [{ ...state(5, 1), decision: { id: "q" } }], events: [{ events: [event(0)] }], chat: [{ lines: [] }] };
  playing({ ok: true, status: 200, value: { move: "pass" } });
  const table = await open();
  expect(await Promise.all([table.play("pass"), table.play("pass")])).toEqual([true, false]);
  expect(await table.play("pass")).toBe(false);
  expect([posted.length, table.problem]).toEqual([1, null]);
  const told = JSON.parse(update(6, [1], "r").data) as { seats: { 0: { answers: number } } };
  told.seats[0].answers = 1;
  tell({ id: "", event: "update", data: JSON.stringify(told) });
  expect(await table.play("pass")).toBe(true);
});

it("is told by the stream what came before a late answer, and has not been away", async () => {
  vi.useFakeTimers();
  answers = { header: [header(5)], state: [{ ...state(5, 1), decision: { id: "q" } }, { ...state(6, 2) }], events: [{ events: [event(0)] }], chat: [{ lines: [] }] };
  playing({ ok: false, status: 409, value: { error: { code: "too_late", facts: {}, sentence: { en: "", de: "" } } } });
  const table = await open();
  const late = table.play("pass");
  await vi.advanceTimersByTimeAsync(100);
  tell(update(6, [1], "r"));
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect([await late, ...at(table), table.decision?.id, table.seenBefore]).toEqual([false, 2, 2, "r", null]);
});

it("tells what happened since one saw it on another screen, and tells the server what is seen here", async () => {
  answers = { header: [header(5)], state: [state(5, 3)], events: [{ events: [0, 1, 2].map(event) }], chat: [{ lines: [] }], seen: [{ before: 1 }] };
  const sent: unknown[] = [];
  const reading = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, more: { method?: string; body?: string } = {}) => {
    if (more.method === "PUT") sent.push(JSON.parse(more.body!).events);
    return reading(address, more);
  });
  const table = await open();
  expect(table.seenBefore).toBe(1);
  expect(sent).toEqual([0, 3]);
});
