// The marches that a decision offers, taken apart from their text forms: `move baden 2`, `recruit baden 2`, `recruit`, `pass`.
import type { CountyId } from "../types";

export interface March {
  text: string;
  verb: string;
  target: CountyId;
  armies: number;
}

export function marchesOf(options: string[]): March[] {
  return options.flatMap((text) => {
    const [verb, target, armies] = text.split(" ");
    return verb && target && armies ? [{ text, verb, target, armies: Number(armies) }] : [];
  });
}

export const targetsOf = (marches: March[]): CountyId[] => [...new Set(marches.map((march) => march.target))];
