// What a move would make of the own markers: asked of the server as soon as the move is complete.
import type { Schemas } from "../../lib/api";
import type { Table } from "../../lib/table.svelte";

export type Forecast = Schemas["SixteenthirtyForecast"];

/** Null while nothing is known. To be called as a component is made. */
export function foresee(asked: () => { api: Table["api"]; seat: number; id: string }, move: () => string | null): { readonly told: Forecast | null } {
  let told = $state.raw<Forecast | null>(null);
  $effect(() => {
    const text = move();
    const { api, seat, id } = asked();
    told = null;
    if (!text) return;
    let over = false;
    void api.check(seat, id, text).then((answer) => {
      if (!over && answer.ok && answer.value.legal) told = answer.value.forecast as Forecast;
    });
    return () => (over = true);
  });
  return {
    get told() {
      return told;
    },
  };
}
