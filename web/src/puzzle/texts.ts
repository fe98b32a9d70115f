// The texts of positions of the day, loaded with them.
import type { Keys } from "../generated/languages";
import { textsOf } from "../lib/i18n.svelte";

export const tp = textsOf("puzzle");
export type PuzzleKey = Keys["puzzle"];
