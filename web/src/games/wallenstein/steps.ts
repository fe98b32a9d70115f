// The steps of the season in words, with the one under way.
import type { Key } from "../../lib/i18n.svelte";
import type { WallensteinView } from "./types";

export interface Step {
  key: Key;
  now: boolean;
}

export function stepsOf(view: WallensteinView): Step[] {
  const { phase } = view;
  if (phase === "draft" || phase === "set_up") return [{ key: "step_draft", now: true }];
  if (phase === "winter" || phase === "over") {
    const over = phase === "over";
    return [
      { key: "step_grain", now: false },
      { key: "step_revolts", now: !over },
      { key: "step_scoring", now: over },
    ];
  }
  const steps: [Key, string, boolean][] = [
    ["step_plan", "planning", true],
    ["step_order", "player_order", true],
    ["step_landsknechte", "landsknechte", view.options.landsknechte],
    ["step_court", "court", view.options.court],
    ["step_actions", "actions", true],
  ];
  return steps.filter(([, , played]) => played).map(([key, name]) => ({ key, now: name === phase }));
}
