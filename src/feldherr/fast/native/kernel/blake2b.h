/* BLAKE2b (RFC 7693): as much of it as chance needs. */
#ifndef FELDHERR_BLAKE2B_H
#define FELDHERR_BLAKE2B_H

#include <stdint.h>

enum { BLAKE2B_LANES = 4 };
/* So many blocks of a stream are made at once. */

/* 32 bytes hashed to 32 bytes under a personal word of 16 bytes, without a key. */
void blake2b_personal(const uint8_t message[32], const char person[16], uint8_t digest[32]);

/* The state after the block of a 32 byte key, from which all blocks of its stream start. */
void blake2b_keyed_start(const uint8_t key[32], uint64_t start[8]);

/* The hashes, under that key, of the counters first to first + 3, each eight bytes long: 16 words of 32 bits each. */
void blake2b_counter_blocks(const uint64_t start[8], uint64_t first, uint32_t words[16 * BLAKE2B_LANES]);

#endif
