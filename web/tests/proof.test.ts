import { expect, test } from "vitest";
import { checkProof, digest } from "../src/end/proof";

const counting = (length: number) => Array.from({ length }, (_, i) => i.toString(16).padStart(2, "0")).join("");

// The same as Python's hashlib.blake2b(..., digest_size=32, person=...).
test("BLAKE2b with a personal string", () => {
  expect(digest("00".repeat(32), "feldherr secret")).toBe("e328cc8a10ff348b99f93f38e6d319e2007ee83a332c3cf860b9ee466e620034");
  expect(digest(counting(128), "feldherr seed")).toBe("bc17cef985eed3d6d8f25f937d94761ec14afd013b9ddfef017d6c194571669e");
  expect(digest(counting(200), "feldherr seed")).toBe("cafe506a4b5060f5a5ad1dd555445f7f3d6214a4fd9c554c6e0c6771e9704d9c");
});

test("a proof holds only if every part of it does", () => {
  const secret = "00".repeat(32);
  const nonces = ["00".repeat(16), "11".repeat(16)];
  const seed = digest(secret + nonces.join(""), "feldherr seed")!;
  expect(seed.slice(0, 8)).toBe("f910559c");
  const fair = { secret, nonces, drawn: null, seed, promise: digest(secret, "feldherr secret"), commitment: digest(seed, "feldherr promise") };
  expect(checkProof(fair, { nonce: nonces[1]!, promise: fair.promise }).map((step) => step.good)).toEqual([true, true, true, true, true]);
  expect(checkProof({ ...fair, seed: secret }, { nonce: null, promise: null }).filter((step) => !step.good).map((step) => step.step)).toEqual(["seed_follows", "commitment_kept"]);
  expect(checkProof(fair, { nonce: "22".repeat(16), promise: null }).filter((step) => !step.good).map((step) => step.step)).toEqual(["my_share"]);
  for (const garbage of ["0", "zz"])
    expect(checkProof({ ...fair, secret: secret + garbage }, { nonce: null, promise: null })[0]).toEqual({ step: "promise_kept", good: false });
});
