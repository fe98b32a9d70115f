import { ME, SOME, type Card } from "./card";

const LAID = ".boxes .card:not(.ghost)";
const FIGHTS = ["combat_a", "combat_b"] as const;
/** An order that was declined has not lapsed. */
const LAPSES = ["no_money", "no_site", "no_tile_left", "no_armies", "cannot_move"] as const;
/** Where what is told stands. */
const STORY = ".story, .lately";

export const CARDS: Card[] = [
  { id: "first_plan", asked: "plan", at: ".mat .boxes", rule: "plan" },
  { id: "first_order", asked: "plan", at: ".mat .boxes", rule: "season" },
  { id: "first_court", asked: "plan", sight: { '[data-box="court3"]': 1 }, at: ".court", rule: "court" },
  { id: "first_card_used", asked: "plan", sight: { ".hand .county.used": 1 }, at: ".hand .county.used", rule: "plan" },
  { id: "first_totals", asked: "plan", sight: { [LAID]: 3 }, at: ".totals", rule: "order" },
  { id: "first_bid", asked: "plan", sight: { [LAID]: 5, '[data-box="bid"]': 1 }, at: '[data-box="bid"]', rule: "bid" },
  { id: "first_seal", asked: "plan", sight: { ".totals .button.wax:enabled": 1 }, at: ".totals .button.wax", rule: "secret" },
  { id: "first_event", told: "event_drawn", at: STORY, rule: "events" },
  { id: "first_place", asked: "position", at: ".decision", rule: "position" },
  { id: "first_attacked", told: "attacked", says: [{ defender: ME }], view: { "options.edition": "second" }, at: STORY, rule: "battle" },
  { id: "first_defend_2002", asked: "defend", at: ".decision", rule: "defend" },
  { id: "first_loss", told: "battle_won", says: [{ defender: ME }], at: STORY, rule: "battle" },
  { id: "first_tie", told: "battle_tied", says: [{ attacker: ME }, { defender: ME }], at: STORY, rule: "tie" },
  { id: "first_revolt", told: "revolt", says: [{ seat: ME }], at: STORY, rule: "revolt" },
  { id: "first_lapse", told: "skipped", says: [{ seat: ME, reason: LAPSES }], at: STORY, rule: "plan", facts: { reason: "event.reason" } },
  { id: "first_marker", told: "marker_added", says: [{ seat: ME }], at: STORY, rule: "revolt" },
  { id: "first_attack", asked: "move", decision: { action: FIGHTS }, at: ".decision", rule: "combat" },
  { id: "first_neutral", asked: "move", decision: { action: FIGHTS }, sight: { ".targets .choice:not(:has(.shield))": 1 }, at: ".targets", rule: "peasants" },
  { id: "first_tray", told: "thrown", view: { "tower.tray": SOME }, at: ".tower-panel", rule: "tray" },
  { id: "first_landsknechte", asked: "benefit", at: ".decision", rule: "landsknechte" },
  { id: "whole_season", asked: "plan", view: { season: "summer", year: 1 }, at: ".mat .boxes", rule: "season" },
  { id: "first_fall", asked: "plan", view: { season: "fall" }, at: ".season", rule: "winter", facts: { grain: `view.players.${ME}.grain`, counties: `view.players.${ME}.counties`, losses: "view.events_open.grain_loss" } },
  { id: "first_winter", told: "grain_lost", at: STORY, rule: "winter" },
  { id: "first_majority", told: "scored", at: STORY, rule: "majorities" },
  { id: "second_year", asked: "plan", view: { season: "spring", year: 2 }, at: ".mat .boxes", rule: "end" },
];

