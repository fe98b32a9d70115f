// How a turn is told: headlines of beats and cards, the time line of the rounds, and the log in brief.
import type { GameEvent, Told } from "../../lib/api";
import { nameOf, speaker, t } from "../../lib/i18n.svelte";
import type { Cell, Headline, StoryFace, Telltale } from "../../lib/story";
import type { Table } from "../../lib/table.svelte";
import { boardOf } from "./board.svelte";
import StoryCard from "./cards/StoryCard.svelte";
import { line, telling, touchedBy } from "./events";
import { viewOf } from "./facts";
import { calledBefore, sentence, voted } from "./recap";
import { say } from "./say";

const CARDS = new Set<GameEvent["kind"]>(["votes_shown", "war_won", "war_drawn", "points_added", "assassinated", "unrest_placed", "influence_turned", "influence_removed"]);

/** What an event is about, best first. */
const MATTERS: GameEvent["kind"][] = ["points_added", "war_won", "war_drawn", "war_begun", "league_enacted", "faction_joined", "rearmed", "votes_shown", "assassinated", "unrest_placed", "influence_turned", "influence_removed", "exchanged", "join_proposed", "rearm_proposed", "war_proposed", "league_proposed", "special_played", "influence_bid"];

/** Whether something was done to a seat by somebody else. */
function hurts(event: GameEvent, seat: number | null): boolean {
  if (event.kind === "assassinated") return event.victim === seat && event.seat !== seat;
  if (event.kind === "influence_turned") return event.seat === seat;
  return event.kind === "unrest_placed" && seat !== null && event.victims.includes(seat);
}

function title(event: GameEvent, table: Table, events: GameEvent[]): string {
  const { seat } = table;
  const votes = events.find((each): each is Told<"votes_shown"> => each.kind === "votes_shown");
  if (event.kind === "points_added") return seat === null ? say("scored_turn", { n: event.turn }) : say("card_score", { n: event.gained[seat] ?? 0, turn: event.turn });
  if (event.kind === "assassinated" && event.victim === seat) return say("card_assassinated", { country: event.country });
  if (event.kind === "unrest_placed" && hurts(event, seat)) return say("card_unrest", { country: event.country });
  if (event.kind === "influence_turned" && hurts(event, seat)) return say("card_turned", { country: event.country });
  if (event.kind === "influence_removed" && event.seat === seat) return say("card_removed", { country: event.country });
  const said = event.kind === "votes_shown" ? voted(event, calledBefore(table.part!.events, event.n)) : sentence(event, votes ?? null, table.names);
  return said || speaker(table.names).sentence("events", event.kind, event);
}

function headline({ events, after }: Telltale, table: Table): Headline {
  const view = viewOf(after);
  const main = MATTERS.flatMap((kind) => events.filter((event) => event.kind === kind))[0] ?? events.find((event) => telling.beat(event) > 0) ?? events[0];
  const whose = view.current === null ? "" : speaker(table.names).player(view.current);
  const part = view.phase === "set_up" ? say("set_up") : [say("turn_n", { n: view.turn }), whose].filter(Boolean).join(" · ");
  if (!main) return { icon: "known-order", part, title: "" };
  const { icon } = line(main);
  return { icon: icon ?? "lobby-crown", part, title: title(main, table, events), says: main.n, late: main.kind === "war_won" || main.kind === "war_drawn", alarm: events.some((event) => hurts(event, table.seat)) };
}

/** The rounds of the turn under way, then its end. Before a turn's first round: those of the last. */
function cells(table: Table): Cell[] {
  const view = viewOf(table.part!.view);
  const { events } = table.part!;
  const from = events.findLastIndex((event) => event.kind === "turn_begun");
  if (from < 0) return [];
  const turn = events.slice(from);
  const order = Array.from({ length: view.players.length }, (_, place) => ((turn[0] as Told<"turn_begun">).first_player + place) % view.players.length);
  const scored = turn.findIndex((event) => event.kind === "points_added");
  const ended = scored >= 0;
  const starts = turn.flatMap((event, at) => (event.kind === "round_begun" ? [{ seat: event.seat, at }] : []));
  const rounds = order.map((seat, place): Cell => {
    const start = starts[place];
    const within = start ? turn.slice(start.at, starts[place + 1]?.at ?? (ended ? scored : undefined)) : [];
    const last = start !== undefined && place === starts.length - 1 && !ended;
    return { key: `round ${seat}`, icon: null, seat, label: say("round_of", { name: table.names[seat] ?? "" }), state: last ? "now" : start ? "told" : "coming", seats: [...new Set(within.flatMap((event) => (event.kind === "influence_bid" ? [event.seat] : [])))], disc: discOf(within, table.seat), events: within };
  });
  const end: Cell = { key: "end", icon: "victory-point", label: say("turn_end"), state: ended ? "now" : "coming", seats: [], disc: null, events: ended ? turn.slice(scored) : [] };
  return [...rounds, end];
}

/** Whether a vote of one's own went one's way, or somebody struck. */
function discOf(events: GameEvent[], seat: number | null): Cell["disc"] {
  if (events.some((event) => hurts(event, seat))) return "lost";
  const votes = events.flatMap((event) => (event.kind === "votes_shown" && String(seat) in event.votes ? [event.votes[String(seat)] === event.winner] : []));
  return votes.includes(true) ? "won" : votes.includes(false) ? "lost" : null;
}

const DROPPED = new Set<GameEvent["kind"]>(["cards_drawn", "your_cards", "cards_to_market", "your_market", "not_exchanged", "league_values", "turn_marker_moved", "round_begun"]);

export const story: StoryFace = {
  headline,
  hasCard: (events) => events.some((event) => CARDS.has(event.kind)),
  Card: StoryCard,
  line: (table) => {
    const view = viewOf(table.part!.view);
    const all = cells(table);
    return { title: view.phase === "set_up" ? say("set_up") : say("turn_n", { n: view.turn }), note: view.over || view.phase === "set_up" ? "" : nameOf(view.phase, "phase"), cells: all };
  },
  places: touchedBy,
  point: (table, places) => (boardOf(table).pointed = places),
  brief: (event) => {
    if (DROPPED.has(event.kind)) return undefined;
    if (event.kind === "bid_passed") return t("passes");
    return event.kind === "influence_bid" ? `${nameOf(event.country)} ${event.influence}` : null;
  },
  icon: (event) => (event.kind === "round_begun" ? "lobby-crown" : event.kind === "market_opened" ? "market" : "known-order"),
};
