// Where on the map a decision is.
import type { View } from "../lib/api";

/** The places that the question or its answers name, else the country that is lobbied, else where one stands, else all. */
export function aroundDecision(view: View, decision: object | null, seat: number): string[] {
  const { counties, countries, issue } = view as { counties?: Record<string, { owner: number | null }>; countries?: Record<string, unknown>; issue?: { country: string } | null };
  const known = Object.keys(counties ?? countries ?? {});
  const said = new Set(Object.values(decision ?? {}).flat().flatMap((each) => (typeof each === "string" ? each.split(" ") : [])));
  const named = known.filter((id) => said.has(id));
  if (named.length && named.length < known.length) return named;
  if (issue && known.includes(issue.country)) return [issue.country];
  const own = Object.entries(counties ?? {}).filter(([, county]) => county.owner === seat).map(([id]) => id);
  return own.length ? own : known;
}
