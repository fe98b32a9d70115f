#include "chance.h"

#include <assert.h>
#include <string.h>

enum { MOST_SHUFFLED = 128 };

Chance chance_from_seed(const uint8_t seed[SEED_BYTES])
{
    Chance chance;
    uint8_t key[32];
    memset(&chance, 0, sizeof chance);
    blake2b_personal(seed, "feldherr chance", key);
    blake2b_keyed_start(key, chance.start);
    return chance;
}

void chance_go_to(Chance *chance, uint32_t position)
{
    chance->position = position;
    if (position % CHANCE_WORDS)
        blake2b_counter_blocks(chance->start, position / CHANCE_WORDS * BLAKE2B_LANES, chance->words);
}

/* A word folded onto 0 to n - 1; words that would favour some numbers are drawn anew. */
static int fold(Chance *chance, uint32_t word, uint32_t n)
{
    uint64_t product = (uint64_t)word * n;
    uint32_t low = (uint32_t)product;
    if (low < n) {
        const uint32_t least = (uint32_t)((1ull << 32) % n);
        while (low < least) {
            product = (uint64_t)chance_word(chance) * n;
            low = (uint32_t)product;
        }
    }
    return (int)(product >> 32);
}

int chance_below(Chance *chance, int n)
{
    return fold(chance, chance_word(chance), (uint32_t)n);
}

void chance_shuffle(Chance *chance, int8_t *items, int count)
{
    uint32_t words[MOST_SHUFFLED];
    assert(count <= MOST_SHUFFLED);
    for (int i = 0; i < count - 1; i++)
        words[i] = chance_word(chance); /* all first: those drawn anew come after them */
    for (int i = count - 1, at = 0; i > 0; i--, at++) {
        const int j = fold(chance, words[at], (uint32_t)i + 1);
        const int8_t other = items[i];
        items[i] = items[j];
        items[j] = other;
    }
}

int chance_draw(Chance *chance, int8_t *items, int length, int count, int8_t *drawn)
{
    int number = 0;
    while (number < count && length > 0) {
        const int at = chance_below(chance, length);
        drawn[number++] = items[at];
        memmove(items + at, items + at + 1, (size_t)(length - at - 1));
        length--;
    }
    return number;
}
