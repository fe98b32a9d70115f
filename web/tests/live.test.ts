import { expect, it } from "vitest";
import { MessageReader } from "../src/lib/live";

it("cuts a stream into messages wherever it is torn", () => {
  const reader = new MessageReader();
  expect(reader.push(": beat\n\nid: 7\nevent: upd")).toEqual([]);
  expect(reader.push('ate\ndata: {"tick":7}\n')).toEqual([]);
  expect(reader.push("\nid: 8\ndata: a\ndata: b\n\n")).toEqual([
    { id: "7", event: "update", data: '{"tick":7}' },
    { id: "8", event: "message", data: "a\nb" },
  ]);
});
