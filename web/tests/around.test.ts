import { describe, expect, it } from "vitest";
import { aroundDecision } from "../src/together/around";

const counties = { bayern: { owner: 0 }, tirol: { owner: 1 }, hessen: { owner: null } };

describe("where on the map a decision is", () => {
  it("is where its answers lead", () => {
    expect(aroundDecision({ counties } as never, { options: ["move tirol 1", "move tirol 2", "pass"] }, 0)).toEqual(["tirol"]);
  });
  it("is where the question says", () => {
    expect(aroundDecision({ counties } as never, { kind: "defend", county: "hessen", options: ["1", "2"] }, 0)).toEqual(["hessen"]);
  });
  it("is at home, where the answers say nothing or all", () => {
    expect(aroundDecision({ counties } as never, { options: ["pass"] }, 0)).toEqual(["bayern"]);
    expect(aroundDecision({ counties } as never, { options: ["a bayern", "a tirol", "a hessen"] }, 1)).toEqual(["tirol"]);
    expect(aroundDecision({ counties } as never, { options: 4 }, 2)).toEqual(["bayern", "tirol", "hessen"]);
  });
  it("is the country that is lobbied", () => {
    const view = { countries: { spain: {}, france: {} }, issue: { country: "spain" } };
    expect(aroundDecision(view as never, { options: ["bid 1", "pass"] }, 0)).toEqual(["spain"]);
    expect(aroundDecision({ ...view, issue: null } as never, null, 0)).toEqual(["spain", "france"]);
  });
});
