// The keys of Wallenstein.
import type { HelpFace } from "../../shell/game";

export const help: HelpFace = {
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
