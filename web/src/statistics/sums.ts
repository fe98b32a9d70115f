// Reckoning with sums: adding them up, averages, and the decision in the middle.
import type { Sums } from "./api";

const plus = (one: Record<string, number | undefined>, two: Record<string, number | undefined>): Record<string, number> => {
  const total: Record<string, number> = {};
  for (const each of [one, two]) for (const [key, value] of Object.entries(each)) total[key] = (total[key] ?? 0) + (value ?? 0);
  return total;
};

/** Sums of the same game and company as one. */
export function together(all: readonly Sums[]): Sums[] {
  const found = new Map<string, Sums>();
  for (const each of all) {
    const key = `${each.game} ${each.company}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, figures: plus(before.figures, each.figures), places: plus(before.places, each.places), times: each.times.map((n, i) => n + before.times[i]!) } : each);
  }
  return [...found.values()];
}

export const figure = ({ figures }: Pick<Sums, "figures">, name: string): number => figures[name] ?? 0;

export const average = (sums: Pick<Sums, "figures">, name: string): number => figure(sums, name) / Math.max(1, figure(sums, "games"));

/** The class of the decision in the middle; -1, if there is none. */
export function middleClass(times: readonly number[]): number {
  const half = times.reduce((sum, n) => sum + n, 0) / 2;
  let seen = 0;
  return half ? times.findIndex((n) => (seen += n) >= half) : -1;
}

/** The most frequent first. */
export const ranked = (counts: Record<string, number>): [string, number][] => Object.entries(counts).sort(([, a], [, b]) => b - a);
