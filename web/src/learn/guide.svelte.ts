// Leads through a lesson: knows its step, sends what was chosen, and keeps what the lesson says to it.
import type { ApiError } from "../lib/api";
import type { Guide } from "../lib/guide";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import type { Language } from "../lib/words";
import { lessons, type Lesson } from "./api";
import { learn } from "./learnt";

/** What is said to a wrong choice stays for as long as it takes to find and to read it, at two hundred words a minute. */
const FINDING = 1500;
const WORD = 300;
const LEAST = 4000;
export const readingTime = (sentence: string): number => Math.max(LEAST, FINDING + WORD * sentence.split(/\s+/).filter(Boolean).length);

/** Refusals after which the lesson goes on at another table: it has changed, or was taken up elsewhere. */
const ELSEWHERE = ["lesson_changed", "no_such_table"];

/** An answer that is under way. */
interface Sending {
  text: string;
  right: Promise<boolean>;
}

export class LessonGuide implements Guide {
  /** What was said to a wrong choice, and at which step. */
  private wrong = $state.raw<{ step: number; sentence: Record<Language, string> } | null>(null);
  again = $state(0);
  private picked: string[] = [];
  private sending: Sending | null = null;
  /** Why the last answer did not come through. */
  problem = $state.raw<ApiError | null>(null);
  private reading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** What the lesson says to the last choice, if that was not what it wanted. */
  get otherwise(): Record<Language, string> | null {
    return this.wrong?.step === this.lesson?.step ? (this.wrong?.sentence ?? null) : null;
  }

  /** Whether the lesson goes on at another table. */
  get elsewhere(): boolean {
    return ELSEWHERE.includes(this.problem?.code ?? "");
  }

  get lesson(): Lesson | null {
    return this.table.header?.lesson ?? null;
  }

  get taken(): readonly string[] {
    return this.lesson?.taken ?? [];
  }

  narrow(places: string[]): string[] {
    const named = [...(this.lesson?.choices ?? []), ...this.taken].flatMap((choice) => choice.split(" "));
    const about = places.filter((place) => named.includes(place));
    return about.length ? about : places;
  }

  allows(verb: "pick" | "put" | "armies" | "lens", what: string): boolean {
    const { lesson } = this;
    if (!lesson?.do) return verb !== "put";
    const [wanted, ...things] = lesson.do.split(" ");
    if (verb === "put") {
      void this.put(what, wanted === "pick" && things.includes(what.split("=")[1]!)); // the mat follows the lesson
      return false;
    }
    if (verb !== wanted) {
      const instead = verb === "pick" && this.taken.length > 0 && !this.taken.includes(what);
      if (instead) void this.answer(`pick ${what}`);
      return !instead; // what is only looked at, or taken up where nothing is in hand, is free
    }
    const right = things.includes(what);
    if (!right) void this.answer(`${verb} ${what}`);
    else {
      this.picked = [...new Set([...this.picked, what])];
      if (things.every((thing) => this.picked.includes(thing))) void this.answer(lesson.do);
    }
    return right;
  }

  async before(move: string): Promise<boolean> {
    const { lesson } = this;
    if (!lesson?.do) return false;
    if (lesson.move === move) return true;
    // So many armies were lying ready: whoever sends them has chosen them.
    if (lesson.do === `armies ${move.split(" ").at(-1)}`) return this.answer(lesson.do);
    if (!(await this.answer(move))) this.again += 1;
    return false;
  }

  said(error: ApiError): boolean {
    if (ELSEWHERE.includes(error.code)) this.problem = error;
    if (error.code !== "lesson_says") return ELSEWHERE.includes(error.code);
    this.problem = null;
    this.say(error.sentence);
    this.again += 1;
    return true;
  }

  /** Says what was chosen. Whether it was right. The same again, while it is under way, is the same answer; another waits for it. */
  async answer(text: string): Promise<boolean> {
    if (this.sending?.text === text) return this.sending.right;
    const before = this.sending?.right;
    const sending: Sending = { text, right: Promise.resolve(before).then(() => this.send(text)) };
    this.sending = sending;
    try {
      return await sending.right;
    } finally {
      if (this.sending === sending) this.sending = null;
    }
  }

  private async send(text: string): Promise<boolean> {
    const { lesson, table } = this;
    if (!lesson) return false;
    const answer = await lessons.answer(table.id, lesson.step, text);
    this.problem = null;
    if (!answer.ok) {
      await this.refused(answer.error);
      return false;
    }
    this.take(answer.value.lesson);
    this.say(answer.value.say);
    return answer.value.right;
  }

  /** Another tab may have gone on: this one follows. Of all else that can go wrong the learner is told. */
  private async refused(error: ApiError): Promise<void> {
    const header = error.code === "other_step" ? await this.table.api.header() : null;
    if (header?.ok) this.take(header.value.lesson);
    else this.problem = header ? header.error : error;
  }

  /** Lays a card; whoever was to take it up first has done so. */
  private async put(what: string, taking: boolean): Promise<void> {
    if (!taking || (await this.answer(this.lesson!.do!))) await this.answer(`put ${what}`);
  }

  /** Plays the step: shown, then done. */
  async show(): Promise<void> {
    const wanted = this.lesson?.do;
    if (wanted && (await this.answer("show"))) await this.answer(wanted);
  }

  leave(): void {
    clearTimeout(this.reading);
  }

  private take(lesson: Lesson | null): void {
    const { header } = this.table;
    if (lesson?.step !== this.lesson?.step) this.picked = [];
    if (header) this.table.header = { ...header, lesson };
    if (header && lesson?.done) learn(header.game);
  }

  private say(sentence: Record<Language, string> | null): void {
    clearTimeout(this.reading);
    this.wrong = sentence && this.lesson && { step: this.lesson.step, sentence };
    if (sentence) this.reading = setTimeout(() => (this.wrong = null), readingTime(sentence[settings.language]));
  }
}
