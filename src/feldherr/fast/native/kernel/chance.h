/* Chance that nobody can predict and everybody can check: the numbers of kernel/chance.py, word for word. */
#ifndef FELDHERR_CHANCE_H
#define FELDHERR_CHANCE_H

#include <stdint.h>

#include "blake2b.h"

enum { CHANCE_WORDS = 16 * BLAKE2B_LANES, SEED_BYTES = 32 };

typedef struct Chance {
    uint64_t start[8];            /* what the key amounts to */
    uint32_t position;            /* of the next word in the stream */
    uint32_t words[CHANCE_WORDS]; /* those around it; not there before the first is drawn */
} Chance;

Chance chance_from_seed(const uint8_t seed[SEED_BYTES]);
void chance_go_to(Chance *chance, uint32_t position);

/* The next 32 random bits. */
static inline uint32_t chance_word(Chance *chance)
{
    const uint32_t index = chance->position % CHANCE_WORDS;
    if (index == 0)
        blake2b_counter_blocks(chance->start, chance->position / 16, chance->words);
    chance->position++;
    return chance->words[index];
}

/* A number from 0 to n - 1, each exactly equally likely. */
int chance_below(Chance *chance, int n);

void chance_shuffle(Chance *chance, int8_t *items, int count);

/* So many different items, in the order drawn, moved out of the list; how many there were. */
int chance_draw(Chance *chance, int8_t *items, int length, int count, int8_t *drawn);

#endif
