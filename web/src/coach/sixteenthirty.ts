import { ME, OTHER, type Card } from "./card";

/** Where what is told stands. */
const STORY = ".story, .lately";

export const CARDS: Card[] = [
  { id: "first_pass_marker", asked: "pass_marker", at: ".decision", rule: "pass_marker" },
  { id: "first_influence", asked: "initial_influence", at: ".decision", rule: "initial_influence" },
  { id: "first_special", asked: "special_card", at: ".decision", rule: "special_card" },
  { id: "first_lobby", asked: "lobby", at: ".decision", rule: "lobby" },
  { id: "first_bid", asked: "bid", view: { "issue.caller": ME }, at: ".decision", rule: "bid" },
  { id: "first_bid_elsewhere", asked: "bid", view: { "issue.caller": OTHER }, at: ".decision", rule: "bid" },
  { id: "first_vote", asked: "vote", at: ".decision", rule: "vote" },
  { id: "first_war", asked: "vote", view: { "issue.issue": "war" }, at: ".decision", rule: "war" },
  { id: "first_league", asked: "vote", view: { "issue.issue": "league" }, at: ".decision", rule: "league" },
  { id: "first_turned", told: "influence_turned", says: [{ seat: ME }], at: STORY, rule: "influence" },
  { id: "first_unrest", told: "unrest_placed", at: STORY, rule: "unrest" },
  { id: "first_excess", asked: "excess_cards", at: ".decision", rule: "excess_cards" },
  { id: "first_scoring", told: "points_added", at: STORY, rule: "scoring" },
  { id: "first_market", asked: "exchange", at: ".decision", rule: "exchange" },
  { id: "whole_turn", asked: "special_card", view: { turn: 2 }, at: ".decision", rule: "turn" },
  { id: "turn_8", told: "turn_begun", says: [{ turn: 8 }], at: STORY, rule: "turn" },
];
