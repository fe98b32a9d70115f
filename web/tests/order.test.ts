// My tables: what the stream tells of them.
import { expect, it, vi } from "vitest";
import type { TableHeader } from "../src/lib/api";
import { merged } from "../src/together/order";

vi.mock("../src/doors/tables", () => ({ askedOfMe: () => [] })); // which asks for a page

const table = (id: string, facts: Partial<TableHeader> = {}): TableHeader => ({ id, mine: [], creator: false, seats: [], ...facts }) as unknown as TableHeader;
const keptFor = (person: string) => ({ seats: [{ seat: 0, kind: "open", person }] }) as unknown as Partial<TableHeader>;

it("keeps tables at which a seat waits for me, and no others that I do not sit at", () => {
  const mine = table("mine", { mine: [0] });
  const changed = [table("drawn", keptFor("anna")), table("other", keptFor("ben")), table("made", { creator: true }), table("left")];
  const found = merged([mine, table("left", { mine: [1] }), table("drawn")], changed, "anna");
  expect(found.map(({ id }) => id)).toEqual(["drawn", "made", "mine"]);
  expect(merged([], changed, undefined).map(({ id }) => id)).toEqual(["made"]);
});
