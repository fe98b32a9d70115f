/* What a seat may know, as numbers in a fixed order; its own place comes first and the others follow to the left. */
#include "answering.h"

static int16_t seen_from(const State *g, int seat, int other)
{
    return (int16_t)(other < 0 ? other : (other - seat + g->t.players) % g->t.players);
}

static int16_t *observe_head(const State *g, int seat, int16_t *at)
{
    const bool lobbying = g->lobby_length > 0;
    *at++ = g->t.players;
    *at++ = (int16_t)seat;
    *at++ = g->question.kind;
    *at++ = seen_from(g, seat, g->question.seat);
    *at++ = g->phase;
    *at++ = g->turn;
    *at++ = seen_from(g, seat, g->first_player);
    *at++ = seen_from(g, seat, g->current);
    *at++ = lobbying ? seen_from(g, seat, g->lobby[0]) : -1;
    for (int i = 1; i < 5; i++)
        *at++ = lobbying ? g->lobby[i] : -1;
    return at;
}

static int16_t *observe_country(const State *g, int country, int16_t *at)
{
    *at++ = g->status[country];
    *at++ = g->army[country];
    *at++ = g->ability[country];
    *at++ = g->faction[country];
    *at++ = g->leader[country];
    *at++ = g->unrest[country];
    *at++ = g->league[country];
    return at;
}

static int16_t *observe_display(const State *g, int seat, int16_t *at)
{
    for (int country = 0; country < COUNTRIES; country++) {
        const Stack *stack = &g->stack[seat * COUNTRIES + country];
        for (int i = 0; i < STACK; i++)
            *at++ = i < stack->length ? stack->cards[i] : -1;
        *at++ = g->descending[seat * COUNTRIES + country];
    }
    return at;
}

static int16_t *observe_seat(const State *g, int seat, int16_t *at)
{
    *at++ = g->points[seat];
    *at++ = g->hand[seat].total;
    *at++ = g->dark[seat].total;
    *at++ = g->vp_markers[seat].length;
    *at++ = g->bidding >> seat & 1;
    at = observe_display(g, seat, at);
    for (int kind = 0; kind < KINDS; kind++)
        *at++ = g->market[seat].of[kind];
    return at;
}

void observe(const void *game, int seat, int16_t *at)
{
    const State *g = game;
    at = observe_head(g, seat, at);
    for (int country = 0; country < COUNTRIES; country++)
        at = observe_country(g, country, at);
    for (int country = 0; country < COUNTRIES; country++) {
        *at = 0;
        for (int i = 0; i < g->vp_markers[seat].length; i++)
            *at += g->vp_markers[seat].countries[i] == country;
        at++;
    }
    for (int kind = 0; kind < KINDS; kind++)
        *at++ = g->hand[seat].of[kind];
    for (int i = 0; i < SEATS; i++) {
        if (i < g->t.players)
            at = observe_seat(g, (seat + i) % g->t.players, at);
        else
            for (int n = 0; n < OBSERVED_SEAT + COUNTRIES * (STACK + 1) + KINDS; n++)
                *at++ = 0;
    }
}
