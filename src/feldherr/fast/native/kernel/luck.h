/* Quick random numbers for players that play at random. They decide no rule: those numbers are chance's. */
#ifndef FELDHERR_LUCK_H
#define FELDHERR_LUCK_H

#include <stdint.h>

typedef struct Luck {
    uint64_t state;
} Luck;

/* The generator splitmix64. */
static inline uint32_t luck_word(Luck *luck)
{
    uint64_t z = luck->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

static inline int luck_below(Luck *luck, int n)
{
    return (int)((uint64_t)luck_word(luck) * (uint64_t)n >> 32);
}

static inline void luck_shuffle(Luck *luck, int8_t *items, int count)
{
    for (int i = count - 1; i > 0; i--) {
        const int j = luck_below(luck, i + 1);
        const int8_t other = items[i];
        items[i] = items[j];
        items[j] = other;
    }
}

#endif
