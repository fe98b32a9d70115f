import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { chunksOf, compile, languagesIn, typesOf } from "../scripts/words.mjs";
import { Catalogue, Speaker, type Facts } from "../src/lib/words";

const WORDS = "../src/feldherr/words";
const spoken = (folder: string, language: string) => new Catalogue(language, ...Object.values(chunksOf(folder, language)));

/** A sentence and what went wrong in it. */
function said(words: Catalogue, id: string, facts: Facts, players: string[]): string {
  const errors: Error[] = [];
  const at = id.indexOf("-");
  const text = words.sentence(id.slice(0, at), id.slice(at + 1), facts, players, errors);
  return errors.length ? `${text} ${String(errors)}` : text;
}

describe("the functions of docs/words.md", () => {
  const { players, cases } = JSON.parse(readFileSync("../tests/words/vectors.json", "utf8")) as { players: string[]; cases: [string, string, Facts, string][] };
  for (const language of ["en", "de"]) {
    it(`tell facts as the engine does (${language})`, () => {
      const words = new Catalogue(language, compile(readFileSync(`../tests/words/${language}/kernel.ftl`, "utf8")));
      const wanted = cases.filter(([of]) => of === language);
      expect(wanted.map(([, code, facts]) => [code, facts, said(words, `t-${code}`, facts, players)])).toEqual(wanted.map(([, code, facts, text]) => [code, facts, text]));
    });
  }
});

describe("sentences", () => {
  const speaker = new Speaker(spoken(WORDS, "en"), ["Anna", "Ben", "Clara"]);

  it("name seats, counties and numbers", () => {
    expect(speaker.sentence("events", "marched", { seat: 1, armies: 1, origin: "baden", target: "tirol" })).toBe("Ben moves 1 army from Baden to Tirol.");
  });

  it("show a question mark for a fact that is missing", () => {
    expect(speaker.sentence("events", "marched", { seat: 1, armies: 2, origin: "baden" })).toBe("Ben moves 2 armies from Baden to ?.");
  });

  it("are codes where there is no such sentence", () => {
    expect(speaker.sentence("events", "no_such_event", {})).toBe("no_such_event");
  });
});

it("refuses to build from a file with a mistake, and names the message", () => {
  expect(() => compile("good = Good\nbad = { $n ->\n    [one] no default\n}\n", "en/x.ftl")).toThrow("en/x.ftl: not in Fluent's syntax: bad");
});

// The engine is the measure of every message in every shape, in a language that nobody wrote too.
const python = [resolve("../.venv/bin/python")].find((path) => existsSync(path));
describe.runIf(python)("the same sentences as the engine", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...words: string[]) => execFileSync(python!, words, { cwd: "..", encoding: "utf8", maxBuffer: 2 ** 28 });
  run("-m", "tests.words.pseudo", folder);
  const shapes = run("-m", "tests.words.shapes", folder).trim().split("\n").map((line) => JSON.parse(line) as [string, string, Facts, string]);

  it("finds a third language by its files alone", () => {
    expect(languagesIn(folder)).toEqual(["en", "de", "zz"]);
    expect(typesOf(folder)).toContain('"id":"zz"');
  });

  for (const language of languagesIn(folder)) {
    it(language, () => {
      const chunks = chunksOf(folder, language);
      const words = new Catalogue(language, ...Object.values(chunks));
      const known = new Set(Object.values(chunks).flatMap((chunk) => Object.keys(chunk)));
      const wanted = shapes.filter(([of, id]) => of === language && known.has(id));
      expect(wanted.length).toBeGreaterThan(3000);
      const different = wanted.map(([, id, facts, text]) => [id, facts, text, said(words, id, facts, ["Anna", "Ben", "Cleo"])]).filter(([, , text, told]) => text !== told);
      expect(different.slice(0, 5)).toEqual([]);
    });
  }
}, 120_000);
