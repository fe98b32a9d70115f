// How any game is told: an event whose kind ends with "_begun" begins a part, and a fact `seat` says whose it is.
import { factOf, type GameEvent } from "../../lib/api";
import { speaker } from "../../lib/i18n.svelte";
import type { Cell, StoryFace } from "../../lib/story";
import type { Table } from "../../lib/table.svelte";
import type { Telling } from "../../lib/units";
import type { EndFace, GameModule } from "../../shell/game";
import { headOf, told, viewOf } from "./facts";

const BEAT = 900;
const begins = (event: GameEvent): boolean => event.kind.endsWith("_begun");
const sentence = (event: GameEvent, names: readonly string[] = []): string => speaker(names).sentence("events", event.kind, event);
const turnOf = (event: GameEvent): number | undefined => factOf(event, "turn");

export const telling: Telling = { beat: () => BEAT, begins: () => false, ends: () => false, parts: begins, concerns: () => false, follows: () => false };

export const line: GameModule["line"] = (event) => {
  const seat = factOf(event, "seat");
  return { ...(typeof seat === "number" ? { seat } : { icon: "known-order" }), heading: begins(event) };
};

/** The parts of the game so far, the last of them under way. */
function cells(table: Table): Cell[] {
  const { events } = table.part!;
  const starts = events.flatMap((event, at) => (begins(event) ? [at] : []));
  return starts.map((at, i) => ({
    key: `part ${events[at]!.n}`, icon: "known-order", label: sentence(events[at]!, table.names), seats: [], disc: null,
    state: i === starts.length - 1 ? "now" : "told", events: events.slice(at, starts[i + 1]),
  }));
}

export const story: StoryFace = {
  headline: ({ events, after }, table) => {
    const main = events.at(-1);
    return { icon: "known-order", part: `${headOf("turn")} ${viewOf(after).turn}`, title: main ? sentence(main, table.names) : "", says: main?.n };
  },
  hasCard: () => false,
  line: (table) => {
    const { turn, phase } = viewOf(table.part!.view);
    return { title: `${headOf("turn")} ${turn}`, note: told(phase, "phase"), cells: cells(table) };
  },
  places: () => [],
  point: () => undefined,
  brief: () => null,
  icon: () => "known-order",
};

export const end: EndFace = {
  figures: [{ key: "victory_points", of: (view, seat) => (view as unknown as ReturnType<typeof viewOf>).players[seat]?.victory_points ?? 0 }],
  chapter: (event) => (turnOf(event) === undefined ? sentence(event) : `${headOf("turn")} ${turnOf(event)}`),
  marks: (events) => events.map((event) => ({ icon: turnOf(event) === undefined ? "victory-point" : "", label: String(turnOf(event) ?? ""), strong: false })),
  columns: () => [],
};
