// The fairness proof, checked here: nothing the server says now is believed without what it promised before the first move.
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Fairness } from "../doors/api";
import type { Kept } from "../doors/fair";

export type Step = "promise_kept" | "promise_as_seen" | "seed_follows" | "my_share" | "commitment_kept";

export interface Checked {
  step: Step;
  good: boolean;
}

const HEX = /^(?:[0-9a-f]{2})*$/;
const PERSON_BYTES = 16;

/** BLAKE2b of some bytes in hex, as the server makes it; null where they are no hex, which keeps no promise. */
export function digest(hex: string, person: string): string | null {
  if (!HEX.test(hex)) return null;
  const personalization = new Uint8Array(PERSON_BYTES);
  new TextEncoder().encodeInto(person, personalization);
  return bytesToHex(blake2b(hexToBytes(hex), { dkLen: 32, personalization }));
}

export function checkProof(fair: Fairness, kept: Kept): Checked[] {
  const { secret, promise, nonces, seed, commitment } = fair;
  if (!secret || !promise || !nonces || !seed) return [];
  const steps: Checked[] = [{ step: "promise_kept", good: digest(secret, "feldherr secret") === promise }];
  if (kept.promise) steps.push({ step: "promise_as_seen", good: kept.promise === promise });
  if (kept.nonce) steps.push({ step: "my_share", good: nonces.includes(kept.nonce) });
  steps.push({ step: "seed_follows", good: digest(secret + nonces.join(""), "feldherr seed") === seed });
  if (commitment) steps.push({ step: "commitment_kept", good: digest(seed, "feldherr promise") === commitment });
  return steps;
}
