// What help says of Sixteen Thirty Something: its rules by chapter, and its keys.
import type { HelpFace } from "../../shell/game";

const SPECIAL = ["lobby_the_crown", "military_improvement", "increase_army_size", "increase_status", "military_leader", "assassin", "unrest"];

const CHAPTERS: [title: string, rules: string[]][] = [
  ["chapter_game", ["goal", "turn", "end"]],
  ["chapter_first_turn", ["pass_marker", "initial_influence"]],
  ["chapter_influence", ["influence", "open_cards", "remove_influence", "lose_influence"]],
  ["chapter_round", ["round", "special_card", "lobby", "bid", "vote", "excess_cards"]],
  ["chapter_issues", ["join", "rearm", "targets", "war", "damage", "league", "german_states"]],
  ["chapter_cards", SPECIAL],
  ["chapter_turn_end", ["scoring", "market", "exchange", "collect", "clean_up"]],
  ["chapter_reconstructed", ["reconstructed"]],
];

export const help: HelpFace = {
  chapters: () => CHAPTERS.map(([title, rules]) => ({ title, rules: rules.map((rule) => `sixteenthirty_${rule}`) })),
  keys: [
    ["?", "key_help"],
    ["H", "key_hint"],
    ["U", "key_undo"],
    ["arrows", "key_find_way"],
    ["enter", "key_choose"],
    ["esc", "key_esc"],
    ["/", "key_find_country"],
    ["V", "key_list"],
    ["Z", "key_fit"],
    ["+ -", "key_zoom"],
    ["shift arrows", "key_pan"],
    ["space", "key_skip"],
    ["shift space", "key_skip_all"],
    [", .", "key_leaf"],
    ["R", "key_again"],
  ],
};
