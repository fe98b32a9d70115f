/* Collect grain, collect taxes: income, perhaps a revolt, and a revolt marker. (000 Collect grain, Collect taxes) */
#include "steps.h"

/* What the county brings, changed by an event. */
static int yield_of(const State *g, int action, int county)
{
    const bool harvest = action == COLLECT_GRAIN;
    const int amount = harvest ? g->rules->grain[county] : g->rules->taxes[county];
    const int effect = event_effect(g);
    if (effect == NO_EFFECT || !event_is_felt(g, county))
        return amount;
    if (effect == (harvest ? HARVEST_CEILING : TAX_CEILING))
        return least(amount, event_amount(g));
    if (effect == (harvest ? HARVEST_FLOOR : TAX_FLOOR))
        return greatest(amount, event_amount(g));
    if (harvest && (effect == CROP_FAILURE || effect == GOOD_HARVEST))
        return greatest(0, amount + event_amount(g));
    return amount;
}

/* The bonus tile, applied after the event. */
static int bonus_of(const State *g, int seat, int action)
{
    const int tile = action == COLLECT_GRAIN ? TILE_GRAIN : TILE_THALER;
    return has_tile(g, seat, tile) ? g->rules->tile_amount[tile] : 0;
}

/* Grain or Thalers from the county. */
static void take_income(State *g, int seat, int action, int county)
{
    gain(action == COLLECT_GRAIN ? g->grain : g->thalers, seat, yield_of(g, action, county) + bonus_of(g, seat, action));
}

/* With a marker in the county the peasants revolt, after the income or before it. */
void collect(State *g, int seat, int action)
{
    const int county = planned(g, seat, action);
    if (!g->markers[county]) {
        take_income(g, seat, action, county);
        add_marker(g, county);
        return;
    }
    if (!g->rules->revolt_before_income)
        take_income(g, seat, action, county);
    push(&g->t, step(AFTER_REVOLT, action, seat, 0));
    push(&g->t, step(REVOLT, seat, county, 0));
}

/* If the county is still the player's: the income, where it was still due, and one more revolt marker. */
void after_revolt(State *g, Step step_, const Move *move)
{
    (void)move;
    const int action = step_.a, seat = step_.b, county = planned(g, seat, action);
    if (county < 0)
        return;
    if (g->rules->revolt_before_income)
        take_income(g, seat, action, county);
    add_marker(g, county);
}
