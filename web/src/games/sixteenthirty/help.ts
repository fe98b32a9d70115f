// The keys of Sixteen Thirty Something.
import type { HelpFace } from "../../shell/game";

export const help: HelpFace = {
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
