// The maps of which a part can be shown, each loaded when one is.
import type { Component } from "svelte";
import type { View } from "../lib/api";

type Cut = Component<{ view: View; places: string[] }>;
const CUTS: Record<string, () => Promise<{ default: Cut }>> = {
  wallenstein: () => import("./WallensteinCut.svelte"),
  sixteenthirty: () => import("./SixteenthirtyCut.svelte"),
};

export const cutOf = (game: string): Promise<{ default: Cut }> | undefined => CUTS[game]?.();
