import { call, type Schemas } from "../lib/api";

export type LessonLine = Schemas["LessonLine"];
export type Lesson = Schemas["LessonOut"];

export const lessons = {
  all: () => call("get", "/lessons"),
  /** All that they say, to be read. */
  texts: () => call("get", "/lessons/texts"),
  /** Goes on where it was left, or at a step; 1 is anew. */
  take: (lesson: string, step: number | null = null) => call("post", "/lessons/{lesson}", { path: { lesson }, body: { step } }),
  answer: (table: string, step: number, answer: string) => call("post", "/tables/{table_id}/lesson", { path: { table_id: table }, body: { step, answer } }),
};
