// What if: a new game from a position of a finished one, against its bots.
import { lobby } from "../doors/api";
import { usualLevel } from "../doors/levels";
import { me } from "../doors/me.svelte";
import { enter } from "../doors/tables";
import type { ApiError, TableHeader } from "../lib/api";

/** Goes there: one seat is one's own; where people sat, a bot of the usual level sits. The error, if something went wrong. */
export async function playOn(header: TableHeader, own: number, moves: number): Promise<ApiError | null> {
  const here = await me.ensure();
  if (!here.ok) return here.error;
  const level = await usualLevel(header.game);
  const seats = header.seats.map(({ seat, level: known }) => (seat === own ? { kind: "me" as const } : { kind: "bot" as const, level: known ?? level }));
  return enter(await lobby.clone(header.id, moves, seats));
}
