// Our share of the chance: a nonce that the server could not foresee, kept to check the proof after the game.
const NONCE = "feldherr.nonce.";
const PROMISE = "feldherr.promise.";
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

export interface Kept {
  nonce: string | null;
  promise: string | null;
}

export function keepProof(table: string, nonce: string, promise: string | null): void {
  try {
    localStorage.setItem(NONCE + table, nonce);
    if (promise) localStorage.setItem(PROMISE + table, promise);
  } catch {
    // Then only what the server shows can be checked.
  }
}

export const keptProof = (table: string): Kept => ({
  nonce: localStorage.getItem(NONCE + table),
  promise: localStorage.getItem(PROMISE + table),
});
