#include "blake2b.h"

#include <stdbool.h>
#include <string.h>

static const uint64_t IV[8] = {
    0x6a09e667f3bcc908u, 0xbb67ae8584caa73bu, 0x3c6ef372fe94f82bu, 0xa54ff53a5f1d36f1u,
    0x510e527fade682d1u, 0x9b05688c2b3e6c1fu, 0x1f83d9abfb41bd6bu, 0x5be0cd19137e2179u,
};

static const uint8_t SIGMA[12][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
};

static inline uint64_t rotate_right(uint64_t x, int by)
{
    return x >> by | x << (64 - by);
}

static inline void mix(uint64_t v[16], int a, int b, int c, int d, uint64_t x, uint64_t y)
{
    v[a] += v[b] + x;
    v[d] = rotate_right(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = rotate_right(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = rotate_right(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = rotate_right(v[b] ^ v[c], 63);
}

static uint64_t little_endian(const uint8_t bytes[8])
{
    uint64_t value = 0;
    for (int i = 7; i >= 0; i--)
        value = value << 8 | bytes[i];
    return value;
}

static void compress(uint64_t h[8], const uint8_t block[128], uint64_t length, bool last)
{
    uint64_t m[16], v[16];
    for (int i = 0; i < 16; i++)
        m[i] = little_endian(block + 8 * i);
    memcpy(v, h, 64);
    memcpy(v + 8, IV, 64);
    v[12] ^= length;
    if (last)
        v[14] = ~v[14];
    for (int round = 0; round < 12; round++) {
        const uint8_t *s = SIGMA[round];
        mix(v, 0, 4, 8, 12, m[s[0]], m[s[1]]);
        mix(v, 1, 5, 9, 13, m[s[2]], m[s[3]]);
        mix(v, 2, 6, 10, 14, m[s[4]], m[s[5]]);
        mix(v, 3, 7, 11, 15, m[s[6]], m[s[7]]);
        mix(v, 0, 5, 10, 15, m[s[8]], m[s[9]]);
        mix(v, 1, 6, 11, 12, m[s[10]], m[s[11]]);
        mix(v, 2, 7, 8, 13, m[s[12]], m[s[13]]);
        mix(v, 3, 4, 9, 14, m[s[14]], m[s[15]]);
    }
    for (int i = 0; i < 8; i++)
        h[i] ^= v[i] ^ v[i + 8];
}

void blake2b_personal(const uint8_t message[32], const char person[16], uint8_t digest[32])
{
    uint8_t block[128] = {0};
    uint64_t h[8];
    memcpy(h, IV, 64);
    h[0] ^= 0x01010000u ^ 32u;
    h[6] ^= little_endian((const uint8_t *)person);
    h[7] ^= little_endian((const uint8_t *)person + 8);
    memcpy(block, message, 32);
    compress(h, block, 32, true);
    for (int i = 0; i < 32; i++)
        digest[i] = (uint8_t)(h[i / 8] >> (8 * (i % 8)));
}

void blake2b_keyed_start(const uint8_t key[32], uint64_t start[8])
{
    uint8_t block[128] = {0};
    memcpy(start, IV, 64);
    start[0] ^= 0x01010000u ^ 32u << 8 ^ 64u;
    memcpy(block, key, 32);
    compress(start, block, 128, false);
}

/* Counters are the only word of their block that is not 0, and blocks do not depend on each other: so four of them are
   hashed side by side, and of the sixteen message words of a round only the counter is added. */

#if defined(__GNUC__)

typedef uint64_t Lanes __attribute__((vector_size(8 * BLAKE2B_LANES)));

#define INLINE static inline __attribute__((always_inline))

INLINE void mix_lanes(Lanes v[16], int a, int b, int c, int d, int first, int second, int round, Lanes counter)
{
    v[a] += v[b];
    if (SIGMA[round][first] == 0)
        v[a] += counter;
    v[d] ^= v[a];
    v[d] = v[d] >> 32 | v[d] << 32;
    v[c] += v[d];
    v[b] ^= v[c];
    v[b] = v[b] >> 24 | v[b] << 40;
    v[a] += v[b];
    if (SIGMA[round][second] == 0)
        v[a] += counter;
    v[d] ^= v[a];
    v[d] = v[d] >> 16 | v[d] << 48;
    v[c] += v[d];
    v[b] ^= v[c];
    v[b] = v[b] >> 63 | v[b] << 1;
}

INLINE void hash_lanes(const uint64_t start[8], uint64_t first, uint32_t words[16 * BLAKE2B_LANES])
{
    const Lanes counter = {first, first + 1, first + 2, first + 3};
    Lanes v[16];
    for (int i = 0; i < 8; i++) {
        v[i] = (Lanes){start[i], start[i], start[i], start[i]};
        v[i + 8] = (Lanes){IV[i], IV[i], IV[i], IV[i]};
    }
    v[12] ^= 136; /* bytes hashed: the key's block and the counter */
    v[14] = ~v[14];
#pragma GCC unroll 12
    for (int round = 0; round < 12; round++) {
        mix_lanes(v, 0, 4, 8, 12, 0, 1, round, counter);
        mix_lanes(v, 1, 5, 9, 13, 2, 3, round, counter);
        mix_lanes(v, 2, 6, 10, 14, 4, 5, round, counter);
        mix_lanes(v, 3, 7, 11, 15, 6, 7, round, counter);
        mix_lanes(v, 0, 5, 10, 15, 8, 9, round, counter);
        mix_lanes(v, 1, 6, 11, 12, 10, 11, round, counter);
        mix_lanes(v, 2, 7, 8, 13, 12, 13, round, counter);
        mix_lanes(v, 3, 4, 9, 14, 14, 15, round, counter);
    }
    for (int i = 0; i < 8; i++) {
        const Lanes hash = v[i] ^ v[i + 8] ^ start[i];
        for (int lane = 0; lane < BLAKE2B_LANES; lane++) {
            words[16 * lane + 2 * i] = (uint32_t)hash[lane];
            words[16 * lane + 2 * i + 1] = (uint32_t)(hash[lane] >> 32);
        }
    }
}

#if defined(__x86_64__)
__attribute__((target("avx512f,avx512vl"))) static void with_avx512(const uint64_t *s, uint64_t n, uint32_t *words)
{
    hash_lanes(s, n, words);
}

__attribute__((target("avx2"))) static void with_avx2(const uint64_t *s, uint64_t n, uint32_t *words)
{
    hash_lanes(s, n, words);
}
#endif

static void with_any(const uint64_t *s, uint64_t n, uint32_t *words)
{
    hash_lanes(s, n, words);
}

typedef void Hash(const uint64_t *, uint64_t, uint32_t *);

static Hash *best_for_this_machine(void)
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512vl"))
        return with_avx512;
    if (__builtin_cpu_supports("avx2"))
        return with_avx2;
#endif
    return with_any;
}

void blake2b_counter_blocks(const uint64_t start[8], uint64_t first, uint32_t words[16 * BLAKE2B_LANES])
{
    static Hash *hash = 0;
    if (!hash)
        hash = best_for_this_machine();
    hash(start, first, words);
}

#else

void blake2b_counter_blocks(const uint64_t start[8], uint64_t first, uint32_t words[16 * BLAKE2B_LANES])
{
    for (int lane = 0; lane < BLAKE2B_LANES; lane++) {
        uint8_t block[128] = {0};
        uint64_t h[8];
        memcpy(h, start, 64);
        for (int i = 0; i < 8; i++)
            block[i] = (uint8_t)((first + (uint64_t)lane) >> (8 * i));
        compress(h, block, 136, true);
        for (int i = 0; i < 8; i++) {
            words[16 * lane + 2 * i] = (uint32_t)h[i];
            words[16 * lane + 2 * i + 1] = (uint32_t)(h[i] >> 32);
        }
    }
}

#endif
