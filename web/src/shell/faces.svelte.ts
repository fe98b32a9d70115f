// Who sits where: below a table every shield that is large enough shows whose face looks out of it.
import { getContext, setContext } from "svelte";
import type { TableHeader } from "../lib/api";

const FACES = Symbol("faces");
type Faces = () => (string | null)[];

export function showFaces(header: () => Pick<TableHeader, "seats"> | null): void {
  setContext<Faces>(FACES, () => header()?.seats.map((seat) => (seat.kind === "bot" ? seat.character : null)) ?? []);
}

/** The character on a seat of the table around; null for people, and where there is no table. */
export function facesAround(): (seat: number | string) => string | null {
  const faces = getContext<Faces | undefined>(FACES);
  return (seat) => faces?.()[Number(seat)] ?? null;
}
