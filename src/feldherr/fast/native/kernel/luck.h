/* Random numbers for players that play at random. They decide no rule: those numbers are chance's. */
#ifndef FELDHERR_LUCK_H
#define FELDHERR_LUCK_H

#include <stddef.h>
#include <stdint.h>

/* Quick numbers of its own; or those of a generator of Python's, used as the reference uses them, so that the same
   moves are drawn. */
typedef struct Luck {
    uint64_t state;
    double (*random)(void *generator); /* NULL: quick numbers */
    void *generator;
} Luck;

enum { MOST_SHUFFLED = 128 };

static inline Luck luck_from(uint64_t number)
{
    return (Luck){.state = number};
}

/* The generator splitmix64. */
static inline uint32_t luck_word(Luck *luck)
{
    uint64_t z = luck->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

/* From 0 to 1. */
static inline double luck_share(Luck *luck)
{
    if (luck->random)
        return luck->random(luck->generator);
    return ((double)luck_word(luck) + (double)luck_word(luck) / 4294967296.0) / 4294967296.0;
}

static inline int luck_below(Luck *luck, int n)
{
    if (luck->random)
        return (int)(luck->random(luck->generator) * n);
    return (int)((uint64_t)luck_word(luck) * (uint64_t)n >> 32);
}

/* Sorted by a number drawn for each, as the reference does it. */
static inline void luck_sort(Luck *luck, int8_t *items, int count)
{
    double keys[MOST_SHUFFLED];
    for (int i = 0; i < count; i++) {
        const double key = luck->random(luck->generator);
        const int8_t item = items[i];
        int at = i;
        for (; at > 0 && keys[at - 1] > key; at--) {
            keys[at] = keys[at - 1];
            items[at] = items[at - 1];
        }
        keys[at] = key;
        items[at] = item;
    }
}

static inline void luck_shuffle(Luck *luck, int8_t *items, int count)
{
    if (luck->random) {
        luck_sort(luck, items, count);
        return;
    }
    for (int i = count - 1; i > 0; i--) {
        const int j = luck_below(luck, i + 1);
        const int8_t other = items[i];
        items[i] = items[j];
        items[j] = other;
    }
}

#endif
