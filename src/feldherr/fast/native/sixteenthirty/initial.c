/* The choice of initial influence: up to three cards, Open ones with their country. (3.6, 5.3.4, ruling Q17)
   A placing as one number: how many cards, then ten bits for each, country and kind, in order. */
#include "steps.h"

typedef struct Placing {
    int number;
    int16_t pair[INITIAL_INFLUENCE]; /* country * 64 + kind */
} Placing;

static void offer_placing(Options *options, Placing placing)
{
    for (int i = 1; i < placing.number; i++)
        for (int at = i; at > 0 && placing.pair[at - 1] > placing.pair[at]; at--) {
            const int16_t pair = placing.pair[at];
            placing.pair[at] = placing.pair[at - 1];
            placing.pair[at - 1] = pair;
        }
    int64_t code = placing.number;
    for (int i = 0; i < INITIAL_INFLUENCE; i++)
        code = code << 10 | (i < placing.number ? placing.pair[i] : 0);
    for (int i = options->number - 1; i >= 0 && i > options->number - 9; i--)
        if (options->code[i] == code)
            return; /* two identical Open cards the other way round */
    offer(options, code);
}

/* The ways to give the Open cards among these to countries that have a named one. */
static void assign(const int8_t *cards, int number, int named, int at, Placing placing, Options *options)
{
    if (at == number) {
        offer_placing(options, placing);
        return;
    }
    for (int i = 0; i < named; i++)
        if (i == 0 || cards[i] / HIGHEST != cards[i - 1] / HIGHEST) {
            placing.pair[at] = (int16_t)(cards[i] / HIGHEST * 64 + cards[at]);
            assign(cards, number, named, at + 1, placing, options);
        }
}

static void place(void *about, const int8_t *cards, int number)
{
    Placing placing = {number, {0}};
    int named = 0;
    for (; named < number && cards[named] < OPEN; named++)
        placing.pair[named] = (int16_t)(cards[named] / HIGHEST * 64 + cards[named]);
    assign(cards, number, named, named, placing, about);
}

/* Every way to place up to three influence cards, each once. */
void list_placings(const State *g, int seat, Options *options)
{
    Cards influence_cards = {0};
    for (uint64_t left = g->hand[seat].kinds & ((1ull << SPECIAL) - 1); left; left &= left - 1)
        for (int i = 0; i < g->hand[seat].of[lowest(left)] && i < INITIAL_INFLUENCE; i++)
            add_card(&influence_cards, lowest(left));
    for (int number = 0; number <= INITIAL_INFLUENCE; number++)
        each_choice(&influence_cards, number, place, options);
}
