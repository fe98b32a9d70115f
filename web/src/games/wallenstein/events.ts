// What an event is to the eye: how long it is shown, where on the map, and how its line in the log looks.
import { factOf, type GameEvent, type Told } from "../../lib/api";
import type { Telling } from "../../lib/units";
import type { GameModule } from "../../shell/game";
import type { Arrow } from "./board.svelte";
import { actionIcon, buildingIcon, eventIcon } from "./facts";
import { SHAPES } from "./map/geometry";
import type { CountyId } from "./types";

const BEATS: Record<string, number> = {
  action_card_turned: 600,
  action_begun: 700,
  skipped: 800,
  action_lost: 800,
  built: 800,
  collected: 800,
  deployed: 800,
  marched: 900,
  attacked: 900,
  thrown: 2300,
  battle_won: 1600,
  battle_held: 1600,
  battle_tied: 1600,
  battle_repelled: 1600,
  peasants_alone: 900,
  revolt: 1300,
  revolt_put_down: 1500,
  revolt_won: 1500,
  marker_added: 500,
  event_drawn: 1400,
  bids: 1400,
  position_taken: 700,
  favor_taken: 900,
  converted: 500,
  pile_advanced: 900,
  granted: 700,
  county_taken: 700,
  group_placed: 700,
  grain_lost: 1400,
  supply_checked: 1000,
  scored: 2200,
};

/** Fights are shown step by step; a beat is what one action card, or one step of the season, brings. */
export const telling: Telling = {
  beat: (event) => BEATS[event.kind] ?? 0,
  begins: (event) => event.kind === "attacked" || event.kind === "revolt",
  ends: (event) => isClash(event),
  late: (event) => event.kind === "thrown",
  parts: (event) => PARTS.has(event.kind),
  concerns: (event, seat) => event.kind === "scored" || (seat !== null && isClash(event) && fighters(event).includes(seat)) || (event.kind === "thrown" && gainOf(event, seat) > 0) || (isFailure(event) && event.seat === seat),
  follows: () => false,
};

/** What was planned and comes to nothing, whatever its owner wants. */
export const isFailure = (event: GameEvent): event is Told<"skipped" | "action_lost"> => event.kind === "action_lost" || (event.kind === "skipped" && event.reason !== "declined");

const PARTS = new Set(["action_begun", "season_begun", "year_begun", "planned", "event_drawn", "bids", "player_order", "pile_advanced", "favors_displayed", "court_order", "grain_lost", "scored"]);

/** How many armies more of a seat came out of the tower than went in. */
export const gainOf = ({ thrown, fallen }: Told<"thrown">, seat: number | null): number => (seat === null ? 0 : Math.max(0, (fallen[seat] ?? 0) - (thrown[seat] ?? 0)));

/** The seats that fought. */
export const fighters = (event: ClashEvent): (number | null)[] => ("seat" in event ? [event.seat] : [event.attacker, event.defender]);

/** How a fight ended for a seat; null, if it was not its own. */
export function endFor(event: ClashEvent, seat: number | null): "won" | "lost" | null {
  if (seat === null || !fighters(event).includes(seat)) return null;
  if (event.kind === "revolt_put_down") return "won";
  if (event.kind === "revolt_won") return "lost";
  const attacks = event.attacker === seat;
  if (event.kind === "battle_won") return attacks ? "won" : "lost";
  if (event.kind === "battle_held") return attacks ? "lost" : "won";
  return "lost";
}

/** The armies of a seat that a fight of others brought out of the tower. */
export function gainFrom(events: readonly GameEvent[], seat: number | null): number {
  const thrown = events.findLast((event): event is Told<"thrown"> => event.kind === "thrown");
  const fight = events.findLast(isClash);
  return thrown && fight && endFor(fight, seat) === null ? gainOf(thrown, seat) : 0;
}

export function touchedBy(event: GameEvent): CountyId[] {
  const named = [factOf(event, "county"), factOf(event, "target"), factOf(event, "origin")];
  return named.filter((county): county is CountyId => typeof county === "string" && county in SHAPES);
}

export function arrowOf(event: GameEvent): Arrow | null {
  if (event.kind !== "attacked" && event.kind !== "marched") return null;
  return { from: event.origin, to: event.target, armies: event.armies, seat: event.seat };
}

/** What an event brings, told for a moment over its county. */
export function floaterOf(event: GameEvent): { county: CountyId; text: string; icon: string; seat: number | undefined } | null {
  const [county, seat] = [factOf(event, "county"), factOf(event, "seat") ?? undefined];
  if (county === undefined || !(county in SHAPES)) return null;
  switch (event.kind) {
    case "collected":
      return { county, seat, text: `+${event.amount}`, icon: event.action === "grain" ? "grain" : "thaler" };
    case "deployed":
    case "group_placed":
      return { county, seat, text: `+${event.armies}`, icon: "army-cube" };
    case "built":
      return { county, seat, text: "", icon: buildingIcon(event.building) };
    case "marker_added":
    case "revolt":
      return { county, seat, text: "", icon: "revolt-marker" };
    default:
      return null;
  }
}

/** Events that end a fight, with the cubes of both sides. */
export type ClashEvent = Told<"battle_won" | "battle_held" | "battle_tied" | "battle_repelled" | "revolt_won" | "revolt_put_down">;
export const isClash = (event: GameEvent): event is ClashEvent => /^(battle|revolt)_/.test(event.kind);

/** The cubes that fell, side against side. */
export const resultOf = (event: ClashEvent): string =>
  "seat" in event ? `${event.armies} : ${event.peasants}` : `${event.attackers} : ${event.defenders + event.peasants}`;

const HEADINGS = new Set(["season_begun", "year_begun", "action_begun"]);
const STRONG = new Set(["battle_won", "battle_held", "battle_tied", "battle_repelled", "revolt_won", "revolt_put_down", "game_over"]);
const QUIET = new Set(["revealed", "thrown", "skipped"]);

function iconOf(event: GameEvent): string {
  switch (event.kind) {
    case "thrown":
    case "tower_primed":
      return "tower";
    case "event_drawn":
      return eventIcon(event.effect);
    case "action_card_turned":
      return actionIcon(event.action);
    case "built":
      return buildingIcon(event.building);
    case "bids":
    case "bidding_order":
      return "thaler";
    case "scored":
    case "game_over":
      return "victory-point";
    case "grain_lost":
      return "grain";
    case "marker_added":
    case "marker_removed":
    case "markers_removed":
      return "revolt-marker";
    case "favors_displayed":
    case "court_order":
    case "court_closed":
      return "courtier";
    default:
      return "known-order";
  }
}

export const line: GameModule["line"] = (event) => {
  const seat = factOf(event, "seat") ?? (event.kind === "battle_held" ? event.defender : factOf(event, "attacker"));
  return {
    ...(typeof seat === "number" ? { seat } : { icon: iconOf(event) }),
    heading: HEADINGS.has(event.kind),
    strong: STRONG.has(event.kind),
    quiet: QUIET.has(event.kind),
  };
};
