import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Speaker, type Catalogue } from "../src/lib/words";

const read = (language: string) => JSON.parse(readFileSync(`src/generated/words.${language}.json`, "utf8")) as Catalogue;
const PLAYERS = ["Anna", "Ben", "Clara"];

describe("sentences", () => {
  const speaker = new Speaker(read("en"), PLAYERS);

  it("name seats, counties and numbers", () => {
    expect(speaker.sentence("events", "marched", { seat: 1, armies: 1, origin: "baden", target: "tirol" })).toBe("Ben moves 1 army from Baden to Tirol.");
  });

  it("show a question mark for a fact that is missing", () => {
    expect(speaker.sentence("events", "marched", { seat: 1, armies: 2, origin: "baden" })).toBe("Ben moves 2 armies from Baden to ?.");
  });

  it("choose phrases by value and by number", () => {
    expect(speaker.fill("{n:0=none|-=minus #|# army|# armies}", { n: 0 })).toBe("none");
    expect(speaker.fill("{n:0=none|-=minus #|# army|# armies}", { n: -2 })).toBe("minus 2");
    expect(speaker.fill("{n:0=none|# army|# armies}", { n: 1 })).toBe("1 army");
    expect(speaker.fill("{n:army|armies}", { n: 3 })).toBe("3 armies");
    expect(speaker.fill("{who:none=nobody|#}", { who: [] })).toBe("nobody");
  });

  it("leave doubled braces alone", () => {
    expect(speaker.fill("{{x}} {n}", { n: 1 })).toBe("{x} 1");
  });
});

// The engine's own formatter is the measure, wherever it is installed.
const python = ["../.venv/bin/python"].find((path) => existsSync(path));
const SAMPLES: [string, Record<string, unknown>][] = [
  ["bids", { bids: ["3", "baden", "0"] }],
  ["planned", { empty: { "1": ["palace", "bid"] } }],
  ["planned", { empty: {} }],
  ["thrown", { thrown: { "0": 2, "1": 0, peasants: 1 }, fallen: { "0": 0, "1": 0, peasants: 0 } }],
  ["supply_checked", { seat: 2, shortage: 1, revolts: ["baden", "tirol"] }],
  ["supply_checked", { seat: 2, shortage: 0, revolts: [] }],
  ["built", { seat: 0, county: "passau", building: "palace", price: 3 }],
  ["battle_won", { attacker: 0, defender: null, county: "tirol", attackers: 3, defenders: 0, peasants: 1, survivors: 1 }],
  ["your_plan", { seat: 0, plan: "plan palace=baden church=money bid=3" }],
  ["tower_primed", { courtiers: [1, 0, 2] }],
  ["tower_primed", { courtiers: null }],
  ["action_cards", { open: ["palace", "combat_a"] }],
  ["player_order", { order: [2, 0, 1] }],
];

describe.runIf(python)("the same sentences as the engine", () => {
  for (const language of ["en", "de"]) {
    it(language, () => {
      const script = "import json,sys\nfrom feldherr.kernel.words import sentence\nl,s,p=json.load(sys.stdin)\nprint(json.dumps([sentence(l,'events',c,f,p) for c,f in s]))";
      const answer = execFileSync(python!, ["-c", script], { input: JSON.stringify([language, SAMPLES, PLAYERS]), encoding: "utf8" });
      const speaker = new Speaker(read(language), PLAYERS);
      expect(SAMPLES.map(([code, facts]) => speaker.sentence("events", code, facts))).toEqual(JSON.parse(answer));
    });
  }
});
