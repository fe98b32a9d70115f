// Whoever leads through a lesson loses no click and hides no refusal.
import { beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../src/lib/table.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

interface Sent {
  step: number;
  answer: string;
  give: (answer: object) => void;
}
const sent: Sent[] = [];
vi.mock("../src/learn/api", () => ({
  lessons: { answer: (_table: string, step: number, answer: string) => new Promise((give) => sent.push({ step, answer, give })) },
}));
const { LessonGuide, readingTime } = await import("../src/learn/guide.svelte");

const STEPS = ["pick trier", "put taxes=trier", "next"];
const at = (step: number) => ({ step, steps: STEPS.length, do: STEPS[step - 1] ?? null, move: null, taken: [], choices: [], done: false });
const SAY = { en: "Another time.", de: "Ein andermal." };
const right = (step: number) => ({ ok: true, value: { right: true, say: null, lesson: at(step) } });
const refused = (status: number, code: string) => ({ ok: false, status, error: { code, facts: {}, sentence: SAY } });

let table: Table;
let guide: InstanceType<typeof LessonGuide>;
/** What the server says of the table when it is asked. */
let header: object;
const soon = (count: number) => vi.waitFor(() => expect(sent.length).toBe(count), { timeout: 20_000 });

beforeEach(() => {
  sent.length = 0;
  table = { id: "t", header: { game: "wallenstein", lesson: at(1) }, api: { header: async () => header } } as unknown as Table;
  guide = new LessonGuide(table);
});

it("takes a second click for the first, and lets another wait for it", async () => {
  expect(guide.allows("pick", "trier")).toBe(true);
  guide.allows("pick", "trier");
  guide.allows("put", "taxes=trier"); // before the server has said a word
  await soon(1);
  sent[0]!.give(right(2));
  await soon(2);
  expect([sent[1]!.step, sent[1]!.answer]).toEqual([2, "put taxes=trier"]);
  sent[1]!.give(right(3));
  await vi.waitFor(() => expect(guide.lesson!.step).toBe(3), { timeout: 20_000 });
  const twice = [guide.answer("next"), guide.answer("next")];
  await soon(3);
  sent[2]!.give(right(4));
  expect(await Promise.all(twice)).toEqual([true, true]);
  expect(sent.length).toBe(3);
});

it.each([["unreachable", 0, false], ["too_many_requests", 429, false], ["lesson_changed", 409, true], ["no_such_table", 404, true]])("says %s", async (code, status, elsewhere) => {
  const answered = guide.answer("pick trier");
  await soon(1);
  sent[0]!.give(refused(status, code));
  expect([await answered, guide.problem?.code, guide.elsewhere, guide.lesson!.step]).toEqual([false, code, elsewhere, 1]);
  const again = guide.answer("pick trier");
  await soon(2);
  sent[1]!.give(right(2));
  expect([await again, guide.problem, guide.lesson!.step]).toEqual([true, null, 2]);
});

it("follows another window that has gone on, and says nothing of it", async () => {
  header = { ok: true, value: { lesson: at(3) } };
  const answered = guide.answer("pick trier");
  await soon(1);
  sent[0]!.give(refused(409, "other_step"));
  expect([await answered, guide.problem, guide.lesson!.step]).toEqual([false, null, 3]);
});

it("knows from a move at the table too that the lesson goes on elsewhere", () => {
  expect(guide.said(refused(409, "lesson_changed").error as never)).toBe(true);
  expect(guide.elsewhere).toBe(true);
});

it("leaves a sentence for as long as its words take to be read", () => {
  expect(readingTime("Another time.")).toBe(4000);
  expect(readingTime("word ".repeat(20))).toBe(1500 + 20 * 300);
});
