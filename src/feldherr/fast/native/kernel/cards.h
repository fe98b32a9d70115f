/* Cards of any number, identical ones known by one small number, their kind: sorted tuples in Python. */
#ifndef FELDHERR_CARDS_H
#define FELDHERR_CARDS_H

#include <assert.h>
#include <stdint.h>

enum { CARD_KINDS = 62 };

typedef struct Cards {
    uint64_t kinds; /* which kinds there are, as bits */
    int8_t of[CARD_KINDS];
    int8_t total;
} Cards;

static inline void add_card(Cards *cards, int kind)
{
    cards->of[kind]++;
    cards->total++;
    cards->kinds |= 1ull << kind;
}

static inline void take_card(Cards *cards, int kind)
{
    assert(cards->of[kind] > 0);
    cards->total--;
    if (!--cards->of[kind])
        cards->kinds &= ~(1ull << kind);
}

/* The lowest of a set of kinds, which is not empty. */
static inline int lowest(uint64_t kinds)
{
#if defined(__GNUC__)
    return __builtin_ctzll(kinds);
#else
    int kind = 0;
    while (!(kinds >> kind & 1))
        kind++;
    return kind;
#endif
}

#endif
