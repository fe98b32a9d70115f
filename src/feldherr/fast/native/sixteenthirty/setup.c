/* Game set up: board, VP markers and their passing, hands, first player, initial influence. (3) */
#include <string.h>

#include "steps.h"

static void sort(int8_t *items, int count)
{
    for (int i = 1; i < count; i++) {
        const int8_t item = items[i];
        int at = i;
        for (; at > 0 && items[at - 1] > item; at--)
            items[at] = items[at - 1];
        items[at] = item;
    }
}

/* Players draw country VP markers from the cup until they have their quota. (3.2) */
void draw_markers(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    int8_t cup[MOST_MARKERS];
    const int quota = g->rules->vp_markers;
    int number = 0;
    for (int country = 0; country < COUNTRIES; country++)
        for (int i = 0; i < g->rules->markers[country]; i++)
            cup[number++] = (int8_t)country;
    chance_shuffle(&g->t.chance, cup, number);
    for (int seat = 0; seat < g->t.players; seat++) {
        g->vp_markers[seat].length = (int8_t)quota;
        memcpy(g->vp_markers[seat].countries, cup + seat * quota, (size_t)quota);
        sort(g->vp_markers[seat].countries, quota);
    }
    g->undrawn_length = (int8_t)(number - g->t.players * quota);
    memcpy(g->undrawn, cup + g->t.players * quota, (size_t)g->undrawn_length);
    sort(g->undrawn, g->undrawn_length);
}

/* Everyone puts a VP marker down, then picks up the one from the right. (3.3) */
Asked ask_markers(const State *g, Step step_, Question *question, Move *forced)
{
    (void)step_, (void)forced;
    return ask_several(g, question, ASKS_MARKER, (1u << g->t.players) - 1);
}

void list_markers(const State *g, int seat, Options *options)
{
    const Markers *own = &g->vp_markers[seat];
    for (int i = 0; i < own->length; i++)
        if (i == 0 || own->countries[i] != own->countries[i - 1])
            offer(options, own->countries[i]);
}

void pass_on_markers(State *g, Step step_, const Move *move)
{
    (void)move;
    for (int seat = 0; seat < g->t.players; seat++) {
        Markers *own = &g->vp_markers[seat];
        const int8_t country = (int8_t)g->sealed[seat];
        g->passed[step_.a * g->t.players + seat] = country;
        int at = 0;
        while (own->countries[at] != country)
            at++;
        own->length--;
        memmove(own->countries + at, own->countries + at + 1, (size_t)(own->length - at));
    }
    for (int seat = 0; seat < g->t.players; seat++) {
        Markers *left = &g->vp_markers[(seat + 1) % g->t.players];
        left->countries[left->length++] = (int8_t)g->sealed[seat];
        sort(left->countries, left->length);
    }
}

/* A hand of as many cards as the limit of turn 1. (3.4) */
void deal_cards(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->deck_length = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < g->rules->deck[kind]; i++)
            g->deck[g->deck_length++] = (int8_t)kind;
    chance_shuffle(&g->t.chance, g->deck, g->deck_length);
    for (int seat = 0; seat < g->t.players; seat++) {
        for (int i = 0; i < g->rules->card_limit[0]; i++)
            add_card(&g->hand[seat], g->deck[--g->deck_length]);
        g->drawn[seat] = g->hand[seat];
    }
}

/* At random. (3.5) */
void choose_first_player(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->first_player = (int8_t)chance_below(&g->t.chance, g->t.players);
}

/* Up to three cards each, face down, then turned up together; all of it in ascent. (3.6) */
Asked ask_initial_influence(const State *g, Step step_, Question *question, Move *forced)
{
    (void)step_, (void)forced;
    return ask_several(g, question, ASKS_INITIAL, (1u << g->t.players) - 1);
}

void place_initial_influence(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    for (int seat = 0; seat < g->t.players; seat++) {
        const int64_t code = g->sealed[seat];
        const int number = (int)(code >> 30);
        for (int i = 0; i < number; i++) {
            const int pair = (int)(code >> (20 - 10 * i) & 1023);
            add_to_stack(stack_of(g, seat, pair / 64), pair % 64);
            leave_hand(g, seat, pair % 64);
        }
    }
}
