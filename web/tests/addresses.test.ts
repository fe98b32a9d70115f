import { expect, test } from "vitest";
import { strengthOf } from "../src/lib/levels";
import { isOurs, readRoute } from "../src/lib/routes";

test("addresses lead to pages, and nothing else does", () => {
  expect(readRoute("/")).toEqual({ page: "start" });
  expect(readRoute("/new/")).toEqual({ page: "new" });
  expect(readRoute("/t/abc?code=x")).toEqual({ page: "table", id: "abc", code: "x" });
  expect(readRoute("/t/abc/replay/12?seat=1")).toEqual({ page: "replay", id: "abc", code: null, at: 12, seat: "1" });
  expect(readRoute("/t/abc/analysis?seat=2")).toEqual({ page: "analysis", id: "abc", code: null, seat: "2" });
  expect(readRoute("/p/-a_b")).toEqual({ page: "player", id: "-a_b" });
  for (const path of ["/nowhere", "/t", "/t/", "/t/a/b", "/new/er", "/t/a/replay/x"]) expect(readRoute(path)).toEqual({ page: "missing" });
  expect(readRoute("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A", code: null });
  expect([isOurs("/watch"), isOurs("/docs")]).toEqual([true, false]);
});

test("levels count from one to five", () => {
  expect(["random", "captain", "wallenstein", "other"].map(strengthOf)).toEqual([1, 3, 5, 0]);
});
