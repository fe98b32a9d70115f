#include "state.h"

#include <string.h>

void add_all(Cards *cards, const Cards *more)
{
    for (uint64_t left = more->kinds; left; left &= left - 1)
        cards->of[lowest(left)] += more->of[lowest(left)];
    cards->kinds |= more->kinds;
    cards->total += more->total;
}

void add_to_stack(Stack *stack, int kind)
{
    int at = stack->length++;
    assert(at < STACK);
    for (; at > 0 && stack->cards[at - 1] > kind; at--)
        stack->cards[at] = stack->cards[at - 1];
    stack->cards[at] = (int8_t)kind;
}

void take_from_stack(Stack *stack, int kind)
{
    int at = 0;
    while (stack->cards[at] != kind)
        at++;
    stack->length--;
    memmove(stack->cards + at, stack->cards + at + 1, (size_t)(stack->length - at));
}

/* A hidden card of a seat is seen by all; of identical ones, those known to be there count as seen first. */
void see(State *g, int seat, int kind)
{
    if (g->known[seat].of[kind])
        take_card(&g->known[seat], kind);
    else
        add_card(&g->emerged[seat], kind);
}

/* A card leaves a hand before all eyes. */
void leave_hand(State *g, int seat, int kind)
{
    take_card(&g->hand[seat], kind);
    see(g, seat, kind);
}

/* A card goes to a hand before all eyes. */
void take_openly(State *g, int seat, int kind)
{
    add_card(&g->hand[seat], kind);
    add_card(&g->known[seat], kind);
}
