/* Setup: material, counties, the dice tower, the decks. (000 Setup) */
#include <string.h>

#include "steps.h"

static void seats_in_order(State *g, int first)
{
    g->turn_order_length = g->t.players;
    for (int i = 0; i < g->t.players; i++)
        g->turn_order[i] = (int8_t)((first + i) % g->t.players);
    if (g->rules->draft_order == DRAFT_SHUFFLED)
        chance_shuffle(&g->t.chance, g->turn_order, g->t.players);
}

/* Opens the draft of counties. (000 Assigning initial counties) */
void assign_counties(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    const int players = g->t.players, groups = 12 - players;
    g->phase = DRAFT;
    seats_in_order(g, g->first_seat);
    g->pile_length = 0;
    for (int county = 0; county < COUNTIES; county++)
        if (is_in_play(g, county))
            g->pile[g->pile_length++] = (int8_t)county;
    chance_shuffle(&g->t.chance, g->pile, g->pile_length);
    g->open_pair_length = 2;
    g->open_pair[0] = g->pile[--g->pile_length];
    g->open_pair[1] = g->pile[--g->pile_length];
    g->groups_length = (int8_t)(6 * players);
    for (int seat = 0; seat < players; seat++)
        for (int i = 0; i < groups; i++)
            g->groups[6 * seat + g->rules->groups[i]]++;
    push(&g->t, step(END_DRAFT, 0, 0, 0));
    for (int i = 0; i < groups; i++)
        for (int place = players - 1; place >= 0; place--)
            push(&g->t, step(DRAFT_TURN, g->turn_order[place], 0, 0));
}

/* The line-up recommended to beginners; seat 1 takes column A. (000 Default line up of initial counties) */
void place_lineup(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    for (int seat = 0; seat < g->t.players; seat++)
        for (int county = 0; county < COUNTIES; county++) {
            const int armies = g->rules->lineup[seat * COUNTIES + county];
            if (armies) {
                g->owner[county] = (int8_t)seat;
                g->armies[county] = (int8_t)armies;
                g->supply[seat] -= (int8_t)armies;
            }
        }
    seats_in_order(g, 0);
}

/* 7 armies of each player and 10 peasants, all at once. (000 The dice tower) */
void prime_tower(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    for (int seat = 0; seat < g->t.players; seat++) {
        g->supply[seat] -= (int8_t)g->rules->primed_armies;
        g->pot[seat] = (int16_t)g->rules->primed_armies;
    }
    g->peasants -= (int8_t)g->rules->primed_peasants;
    g->pot[PEASANTS] = (int16_t)g->rules->primed_peasants;
    push(&g->t, step(EMPTY_TRAY, 0, 0, 0));
    push(&g->t, step(THROW, 0, 0, 0));
}

/* What came out goes back to the supplies; at court each own army brings a courtier. (000 The dice tower) */
void empty_tray(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    for (int seat = 0; seat < g->t.players; seat++) {
        g->supply[seat] += (int8_t)g->tray[seat];
        if (g->rules->court)
            g->entrance[seat] = (int8_t)least(g->tray[seat], courtiers_in_supply(g, seat));
    }
    g->peasants += (int8_t)g->tray[PEASANTS];
    memset(g->tray, 0, sizeof g->tray);
}

/* The event cards and, at court, the favor cards become face-down decks. (000 Event cards; Court: Set up) */
void shuffle_decks(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->event_deck_length = (int8_t)g->rules->events;
    for (int i = 0; i < g->event_deck_length; i++)
        g->event_deck[i] = (int8_t)i;
    chance_shuffle(&g->t.chance, g->event_deck, g->event_deck_length);
    if (g->rules->court) {
        g->favor_deck_length = FAVORS;
        for (int i = 0; i < FAVORS; i++)
            g->favor_deck[i] = (int8_t)(i + 1);
        chance_shuffle(&g->t.chance, g->favor_deck, FAVORS);
    }
}
