// The fairness proof, checked here: nothing the server says now is believed without what it promised before the first move.
import type { Fairness } from "../doors/api";
import type { Kept } from "../doors/fair";
import { blake2b, fromHex } from "./blake2b";

export type Step = "promise_kept" | "promise_as_seen" | "seed_follows" | "my_share" | "commitment_kept";

export interface Checked {
  step: Step;
  good: boolean;
}

export function checkProof(fair: Fairness, kept: Kept): Checked[] {
  const { secret, promise, nonces, seed, commitment } = fair;
  if (!secret || !promise || !nonces || !seed) return [];
  const steps: Checked[] = [{ step: "promise_kept", good: blake2b(fromHex(secret), "feldherr secret") === promise }];
  if (kept.promise) steps.push({ step: "promise_as_seen", good: kept.promise === promise });
  if (kept.nonce) steps.push({ step: "my_share", good: nonces.includes(kept.nonce) });
  steps.push({ step: "seed_follows", good: blake2b(fromHex(secret + nonces.join("")), "feldherr seed") === seed });
  if (commitment) steps.push({ step: "commitment_kept", good: blake2b(fromHex(seed), "feldherr promise") === commitment });
  return steps;
}
