// BLAKE2b (RFC 7693), as far as the fairness proof needs it: unkeyed, with a personal string.
const MASK = 0xffffffffffffffffn;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d", "2c6a0b834d75fe19",
  "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0", "0123456789abcdef", "ea489fd61c02b753",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const MIXES = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] as const;
const BLOCK = 128;

const turn = (value: bigint, bits: bigint): bigint => ((value >> bits) | (value << (64n - bits))) & MASK;
const words = (bytes: Uint8Array): bigint[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, i) => view.getBigUint64(i * 8, true));
};

function compress(state: bigint[], block: Uint8Array, done: number, last: boolean): void {
  const m = words(block);
  const v = [...state, ...IV];
  v[12]! ^= BigInt(done);
  if (last) v[14]! ^= MASK;
  for (const order of SIGMA)
    MIXES.forEach(([a, b, c, d], i) => {
      const [x, y] = [m[order[2 * i]!]!, m[order[2 * i + 1]!]!];
      v[a] = (v[a]! + v[b]! + x) & MASK;
      v[d] = turn(v[d]! ^ v[a]!, 32n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = turn(v[b]! ^ v[c]!, 24n);
      v[a] = (v[a]! + v[b]! + y) & MASK;
      v[d] = turn(v[d]! ^ v[a]!, 16n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = turn(v[b]! ^ v[c]!, 63n);
    });
  for (let i = 0; i < 8; i++) state[i]! ^= v[i]! ^ v[i + 8]!;
}

/** The digest of some bytes, 32 bytes long, in hex. */
export function blake2b(message: Uint8Array, person: string): string {
  const parameters = new Uint8Array(64);
  parameters.set([32, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const state = words(parameters).map((word, i) => word ^ IV[i]!);
  const blocks = Math.max(1, Math.ceil(message.length / BLOCK));
  for (let i = 0; i < blocks; i++) {
    const block = new Uint8Array(BLOCK);
    block.set(message.subarray(i * BLOCK, (i + 1) * BLOCK));
    compress(state, block, Math.min(message.length, (i + 1) * BLOCK), i === blocks - 1);
  }
  const bytes = new Uint8Array(new BigUint64Array(state.slice(0, 4)).buffer);
  return toHex(bytes);
}

export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
