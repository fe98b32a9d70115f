/* What a seat may know, as numbers in a fixed order; its own place comes first and the others follow to the left. */
#include "answering.h"

static int seen_from(const State *g, int seat, int other)
{
    return other < 0 ? other : (other - seat + g->t.players) % g->t.players;
}

static int16_t *observe_list(int16_t *at, const int8_t *items, int length, int most)
{
    for (int i = 0; i < most; i++)
        *at++ = i < length ? items[i] : -1;
    return at;
}

static int16_t *observe_head(const State *g, int seat, int16_t *at)
{
    *at++ = g->t.players;
    *at++ = (int16_t)seat;
    *at++ = g->question.kind;
    *at++ = (int16_t)seen_from(g, seat, g->question.seat);
    *at++ = g->question.kind == ASKS_PLAN ? (int16_t)next_box(g, seat) : -1;
    *at++ = g->phase;
    *at++ = g->year;
    *at++ = g->season;
    *at++ = g->turn;
    *at++ = g->event >= 0 ? (int16_t)g->rules->event_number[g->event] : 0;
    *at++ = g->event_removed;
    *at++ = g->peasants;
    *at++ = g->marker_stock;
    for (int building = 0; building < BUILDINGS; building++)
        *at++ = g->building_stock[building];
    return at;
}

static int16_t *observe_county(const State *g, int seat, int county, int16_t *at)
{
    *at++ = (int16_t)seen_from(g, seat, g->owner[county]);
    *at++ = g->armies[county];
    *at++ = g->buildings[county];
    *at++ = g->markers[county];
    *at++ = g->newly_won[county];
    return at;
}

static int16_t *observe_seat(const State *g, int seat, const int16_t *inside, int16_t *at)
{
    *at++ = g->thalers[seat];
    *at++ = g->grain[seat];
    *at++ = g->points[seat];
    *at++ = g->supply[seat];
    *at++ = g->position[seat];
    *at++ = g->landsknechte[seat];
    *at++ = g->entrance[seat];
    *at++ = g->audience[seat];
    *at++ = g->kept_favor[seat];
    *at++ = g->immunity[seat];
    *at++ = g->tray[seat];
    *at++ = inside[seat];
    *at++ = g->pot[seat];
    return at;
}

/* Own boxes as they are, and as far as they are laid; others where they are shown, else -1. */
static int16_t *observe_plan(const State *g, int seat, int other, int16_t *at)
{
    const bool own = other == seat;
    const bool planning = g->question.kind == ASKS_PLAN && (g->t.sealed >> seat & 1 || g->boxes_laid[seat]);
    const int8_t *cards = (own && planning ? g->laid : g->plan) + other * BOXES;
    for (int box = 0; box < BOXES; box++)
        *at++ = own || g->shown[other * BOXES + box] || cards[box] == NO_PLAN ? cards[box] : -1;
    return at;
}

void observe(const void *game, int seat, int16_t *at)
{
    const State *g = game;
    const int players = g->t.players;
    int16_t inside[COLOURS] = {0};
    int8_t order[SEATS];
    for (int i = 0; i < g->inside_length; i++)
        inside[g->inside[i] & 7]++;
    at = observe_head(g, seat, at);
    for (int county = 0; county < COUNTIES; county++)
        at = observe_county(g, seat, county, at);
    for (int i = 0; i < SEATS; i++) {
        if (i < players)
            at = observe_seat(g, (seat + i) % players, inside, at);
        else
            for (int n = 0; n < OBSERVED_SEAT; n++)
                *at++ = 0;
    }
    *at++ = g->tray[PEASANTS];
    *at++ = inside[PEASANTS];
    *at++ = g->pot[PEASANTS];
    for (int i = 0; i < SEATS; i++) {
        if (i < players)
            at = observe_plan(g, seat, (seat + i) % players, at);
        else
            for (int box = 0; box < BOXES; box++)
                *at++ = NO_PLAN;
    }
    at = observe_list(at, g->action_cards, g->actions_open, ACTIONS);
    at = observe_list(at, g->tiles, g->tiles_length, TILES);
    for (int i = 0; i < g->turn_order_length; i++)
        order[i] = (int8_t)seen_from(g, seat, g->turn_order[i]);
    at = observe_list(at, order, g->turn_order_length, SEATS);
    for (int i = 0; i < g->previous_order_length; i++)
        order[i] = (int8_t)seen_from(g, seat, g->previous_order[i]);
    at = observe_list(at, order, g->previous_order_length, SEATS);
    for (int i = 0; i < 4; i++)
        *at++ = i < g->events_open_length ? (int16_t)g->rules->event_number[g->events_open[i]] : -1;
    at = observe_list(at, g->favors_open, g->favors_open_length, FAVOR_SPACES);
    at = observe_list(at, g->revolting, g->revolting_length, 4);
    at = observe_list(at, g->open_pair, g->open_pair_length, 2);
    *at++ = g->drawn_openly || (g->question.kind == ASKS_GROUP && g->question.seat == seat) ? g->drawn : -1;
    for (int i = 0; i < SEATS; i++)
        for (int size = 0; size < 6; size++)
            *at++ = i < players && g->groups_length ? g->groups[6 * ((seat + i) % players) + size] : 0;
}
