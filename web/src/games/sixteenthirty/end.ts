// The end of a game: what its charts show, and where the points came from.
import { factOf, type Schemas } from "../../lib/api";
import type { EndFace } from "../../shell/game";
import { say } from "./say";

type Position = Schemas["SixteenthirtyPosition"];
const viewOf = (view: Schemas["Position"]) => view as Position;
const influenceOf = (view: Position, seat: number): number => Object.values(view.players[seat]?.display ?? {}).reduce((sum, stack) => sum + stack.influence, 0);
const countriesOf = (view: Position, seat: number): number => Object.keys(view.players[seat]?.display ?? {}).length;

/** Points by turns, in three parts of the game: its openings, its middle, its end. */
const PARTS: [number, number][] = [[1, 3], [4, 6], [7, 10]];

export const end: EndFace = {
  figures: [
    { key: "victory_points", of: (view, seat) => viewOf(view).players[seat]?.victory_points ?? 0 },
    { key: "influence_on_display", of: (view, seat) => influenceOf(viewOf(view), seat) },
    { key: "countries_with_influence", of: (view, seat) => countriesOf(viewOf(view), seat) },
    { key: "cards_in_hand", of: (view, seat) => viewOf(view).players[seat]?.hand_size ?? 0 },
  ],
  chapter: (event) => (event.kind === "game_ended" ? say("end_of_game") : say("turn_n", { n: factOf(event, "turn") })),
  /** Each point of a chart stands for the beginning of a turn; the last for the end. */
  marks: (events) => events.map((event) => ({ icon: event.kind === "game_ended" ? "victory-point" : "", label: event.kind === "game_ended" ? "" : String(factOf(event, "turn")), strong: false })),
  columns: (events, scores) => {
    const scorings = events.filter((event) => event.kind === "points_added");
    const sum = ([from, to]: [number, number], seat: number) =>
      scorings.filter((event) => event.turn >= from && event.turn <= to).reduce((total, event) => total + (event.gained[seat] ?? 0), 0);
    const last = Math.max(...scorings.map((event) => event.turn), 1);
    return PARTS.filter(([from]) => from <= last).map(([from, to]) => ({ label: say("turns_from_to", { from, to: Math.min(to, last) }), values: scores.map((_, seat) => sum([from, to], seat)) }));
  },
};
