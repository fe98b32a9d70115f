// What help says of Wallenstein: its rules by chapter, as far as this table plays them, and its keys.
import type { Table } from "../../lib/table.svelte";
import type { HelpFace } from "../../shell/game";
import { playedBy, type Options } from "./rules";
import type { WallensteinView } from "./types";

const CHAPTERS: { title: string; rules: string[] }[] = [
  { title: "chapter_game", rules: ["goal", "season", "end"] },
  { title: "chapter_set_up", rules: ["draft"] },
  { title: "chapter_planning", rules: ["plan", "leave", "events", "bid", "position", "tiles"] },
  { title: "chapter_actions", rules: ["palace", "church", "trading_post", "grain", "taxes", "deploy", "combat"] },
  { title: "chapter_fighting", rules: ["battle", "defend", "tower", "revolt"] },
  { title: "chapter_winter", rules: ["winter", "scoring"] },
  { title: "chapter_expansions", rules: ["court", "favors", "landsknechte"] },
];

/** Rules that only some tables play by. */
const WHEN: Record<string, (options: Options) => boolean> = {
  draft: ({ lineup }) => lineup === "draft",
  leave: (options) => playedBy(options).empty_boxes_declared,
  defend: (options) => playedBy(options).defenders === "chosen",
  bid: (options) => playedBy(options).turn_order === "auction",
  position: (options) => playedBy(options).turn_order === "auction",
  tiles: (options) => playedBy(options).turn_order === "auction",
  court: ({ court }) => court,
  favors: ({ court }) => court,
  landsknechte: ({ landsknechte }) => landsknechte,
};

export const help: HelpFace = {
  chapters: (table: Table) => {
    const { options } = table.part!.view as WallensteinView;
    const played = CHAPTERS.map(({ title, rules }) => ({ title, rules: rules.filter((rule) => WHEN[rule]?.(options) ?? true) }));
    return played.filter(({ rules }) => rules.length);
  },
  keys: [
    ["?", "key_help"],
    ["1 … 9 0", "key_boxes"],
    ["B", "key_bid"],
    ["shift 3 2 1", "key_court"],
    ["arrows", "key_arrows"],
    ["tab", "key_tab"],
    ["enter", "key_enter"],
    ["backspace", "key_back"],
    ["esc", "key_esc"],
    ["T G S A", "key_sort"],
    ["/", "key_find"],
    ["M", "key_fill"],
    ["ctrl enter", "key_seal"],
    ["U", "key_undo"],
    ["H", "key_hint"],
    ["N", "key_pass"],
    ["J", "key_majorities"],
    ["W", "key_winter"],
    ["V", "key_list"],
    ["L", "key_lens"],
    ["Z", "key_fit"],
    ["+ -", "key_zoom"],
    ["shift arrows", "key_pan"],
    ["space", "key_skip"],
    ["shift space", "key_skip_all"],
    [", .", "key_leaf"],
    ["R", "key_again"],
  ],
};
