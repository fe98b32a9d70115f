// What an event is to the eye: how long it is shown, where on the map, and how its line in the log looks.
import { factOf, type GameEvent, type Told } from "../../lib/api";
import type { Telling } from "../../lib/units";
import type { GameModule } from "../../shell/game";
import { COUNTRIES, specialIcon, viewOf } from "./facts";
import { beastOf } from "./factions";
import type { CountryId, PlayerView } from "./types";

const BEATS: Record<string, number> = {
  markers_passed: 600,
  influence_shown: 1200,
  turn_begun: 700,
  round_begun: 400,
  influence_removed: 700,
  influence_turned: 800,
  cards_drawn: 300,
  special_played: 900,
  ability_raised: 900,
  army_raised: 900,
  status_raised: 900,
  leader_placed: 900,
  assassinated: 1200,
  unrest_placed: 1100,
  league_dissolved: 900,
  join_proposed: 1100,
  rearm_proposed: 1100,
  war_proposed: 1200,
  league_proposed: 1200,
  lobby_skipped: 900,
  influence_bid: 700,
  bid_passed: 350,
  votes_shown: 2000,
  second_vote_called: 1000,
  faction_joined: 1000,
  rearmed: 900,
  war_begun: 1200,
  war_won: 2400,
  war_drawn: 2400,
  status_captured: 1000,
  army_damaged: 700,
  ability_damaged: 700,
  league_enacted: 1200,
  league_values: 700,
  cards_to_market: 300,
  points_added: 1600,
  end_rolled: 1400,
  market_opened: 900,
  exchanged: 900,
  not_exchanged: 250,
  card_collected: 800,
  board_cleared: 500,
  game_ended: 1200,
};

const PARTS = new Set(["turn_begun", "round_begun", "join_proposed", "rearm_proposed", "war_proposed", "league_proposed", "votes_shown", "points_added", "market_opened", "game_ended"]);

/** Whether somebody has influence or markers in a country, as far as that is known. */
const hasPart = (player: PlayerView | undefined, country: CountryId): boolean => !!player && (country in player.display || !!player.vp_markers?.includes(country));

/** Wars are shown step by step; a beat is what one thing that somebody does brings. */
export const telling: Telling = {
  beat: (event) => BEATS[event.kind] ?? 0,
  begins: (event) => event.kind === "war_begun",
  ends: (event) => event.kind === "war_won" || event.kind === "war_drawn",
  parts: (event) => PARTS.has(event.kind),
  concerns: (event, seat, view) => {
    if (event.kind === "points_added") return true;
    if (seat === null) return false;
    if (event.kind === "war_won" || event.kind === "war_drawn") return [event.attacker, event.defender].some((country) => hasPart(viewOf(view).players[seat], country));
    if (event.kind === "votes_shown") return String(seat) in event.votes;
    if (event.kind === "assassinated") return event.victim === seat;
    if (event.kind === "unrest_placed") return event.victims.includes(seat);
    if (isLoss(event)) return event.seat === seat;
    if (event.kind === "lobby_skipped") return event.seat === seat;
    return event.kind === "exchanged" && event.at === seat;
  },
  follows: isLoss,
};

/** Influence that turned down or went, as it befalls losers of a vote and victims of unrest. */
export function isLoss(event: GameEvent): event is Told<"influence_turned" | "influence_removed"> {
  return event.kind === "influence_turned" || (event.kind === "influence_removed" && event.lost);
}

/** What a loss of influence came of. */
export function causeOf(loss: GameEvent, events: readonly GameEvent[]): Told<"votes_shown" | "unrest_placed"> | undefined {
  return events.findLast((event): event is Told<"votes_shown" | "unrest_placed"> => event.n < loss.n && (event.kind === "votes_shown" || event.kind === "unrest_placed"));
}

export function touchedBy(event: GameEvent): CountryId[] {
  const one = (["country", "target", "attacker", "defender", "winner", "loser"] as const).map((key) => factOf(event, key));
  const named = [...one, ...(event.kind === "league_dissolved" ? event.countries : [])];
  return named.filter((country): country is CountryId => typeof country === "string" && COUNTRIES.includes(country));
}

/** War and league are seen on the map as soon as they are called. */
export function arrowOf(event: GameEvent): { from: CountryId; to: CountryId; league: boolean } | null {
  switch (event.kind) {
    case "war_begun":
    case "war_won":
    case "war_drawn":
      return { from: event.attacker, to: event.defender, league: false };
    case "war_proposed":
    case "league_proposed":
    case "league_enacted":
      return { from: event.country, to: event.target ?? event.country, league: event.kind !== "war_proposed" };
    default:
      return null;
  }
}

const HEADINGS = new Set(["turn_begun", "round_begun", "market_opened"]);
const STRONG = new Set(["votes_shown", "war_won", "war_drawn", "league_enacted", "points_added", "game_ended"]);
const QUIET = new Set(["bid_passed", "cards_drawn", "not_exchanged", "your_cards", "your_market", "cards_to_market", "market_closed", "board_cleared", "turn_marker_moved", "league_values"]);

const ICONS: Record<string, string> = {
  votes_shown: "vote",
  war_begun: "war",
  war_won: "war",
  war_drawn: "war",
  status_captured: "status",
  status_raised: "status",
  army_damaged: "army-size",
  army_raised: "army-size",
  rearmed: "army-size",
  ability_damaged: "military-ability",
  ability_raised: "military-ability",
  leader_placed: "military-leader",
  unrest_placed: "unrest",
  league_enacted: "league",
  league_values: "league",
  league_dissolved: "league",
  points_added: "victory-point",
  game_ended: "victory-point",
  market_closed: "market",
  markers_drawn: "vp-marker",
  markers_passed: "vp-marker",
  influence_shown: "influence-ascending",
};

function iconOf(event: GameEvent): string {
  if (event.kind === "faction_joined") return `faction-${beastOf(event.faction)}`;
  const card = factOf(event, "card");
  return typeof card === "string" ? specialIcon(card) : (ICONS[event.kind] ?? "known-order");
}

export const line: GameModule["line"] = (event) => {
  const seat = factOf(event, "seat");
  return {
    ...(typeof seat === "number" ? { seat } : { icon: iconOf(event) }),
    heading: HEADINGS.has(event.kind),
    strong: STRONG.has(event.kind),
    quiet: QUIET.has(event.kind),
  };
};
