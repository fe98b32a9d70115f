#include "state.h"

#include <string.h>

int counties_of(const State *g, int seat, int8_t counties[COUNTIES])
{
    int number = 0;
    for (int county = 0; county < COUNTIES; county++)
        if (g->owner[county] == seat)
            counties[number++] = (int8_t)county;
    return number;
}

int count_counties(const State *g, int seat)
{
    int number = 0;
    for (int county = 0; county < COUNTIES; county++)
        number += g->owner[county] == seat;
    return number;
}

bool is_in_play(const State *g, int county)
{
    return g->t.players > 3 || !g->rules->out_with_three[county];
}

/* A county's card leaves its owner at once, from the mat or from the hand. (ruling C10) */
static void lose_card(State *g, int county)
{
    const int owner = g->owner[county];
    if (owner < 0)
        return;
    for (int box = owner * BOXES; box < (owner + 1) * BOXES; box++)
        if (g->plan[box] == county) {
            g->plan[box] = LOST;
            g->shown[box] = 1;
        }
}

/* What is left of the owner's armies goes back to the supply. */
static void return_armies(State *g, int county)
{
    if (g->owner[county] >= 0)
        g->supply[g->owner[county]] += g->armies[county];
    g->armies[county] = 0;
}

/* Buildings, armies and revolt markers leave, the card goes to the common supply. (000 Combat result) */
void lay_waste(State *g, int county)
{
    lose_card(g, county);
    return_armies(g, county);
    for (int building = 0; building < BUILDINGS; building++)
        g->building_stock[building] += g->buildings[county] >> building & 1;
    g->buildings[county] = 0;
    g->marker_stock += g->markers[county];
    g->markers[county] = 0;
    g->owner[county] = NOBODY;
    g->newly_won[county] = 0;
}

/* The card goes to the winner's hand and cannot act this season. (ruling C10) */
void win_county(State *g, int seat, int county, int armies)
{
    lose_card(g, county);
    return_armies(g, county);
    g->owner[county] = (int8_t)seat;
    g->armies[county] = (int8_t)armies;
    g->newly_won[county] = 1;
}

/* One more revolt marker, unless a kept favor wards it off or none is left. (ruling C5, P14) */
void add_marker(State *g, int county)
{
    const int owner = g->owner[county];
    if (owner >= 0 && g->kept_favor[owner]) {
        assert(g->favors_used_length < MOST_FAVORS);
        g->favors_used[g->favors_used_length++] = g->kept_favor[owner];
        g->kept_favor[owner] = 0;
    } else if (g->marker_stock) {
        g->marker_stock--;
        g->markers[county]++;
    }
}

void remove_marker(State *g, int county)
{
    g->markers[county]--;
    g->marker_stock++;
}
