/* Build a palace, a church, a trading post. (000 Plan individual actions) */
#include "steps.h"

/* Negative where the event pays the builder. (001 Event cards: trade bonus) */
static int price_of(const State *g, int building)
{
    if (building == TRADING_POST && event_effect(g) == TRADE_BONUS)
        return -event_amount(g);
    return g->rules->prices[building];
}

/* None of the kind is there, a site is free, and a tile is left in the stock (ruling C5). */
bool may_build(const State *g, int county, int building)
{
    static const int8_t COUNT[8] = {0, 1, 1, 2, 1, 2, 2, 3};
    const int there = g->buildings[county];
    return !(there >> building & 1) && COUNT[there] < g->rules->sites[county] && g->building_stock[building] > 0;
}

/* Places the building; a trading post may calm the county. */
void build(State *g, int county, int building)
{
    g->buildings[county] |= (int8_t)(1 << building);
    g->building_stock[building]--;
    if (building == TRADING_POST && g->markers[county] && event_effect(g) == MARKET_CALMS)
        remove_marker(g, county);
}

/* The action: pays the price and builds, or is skipped as a whole. */
void build_planned(State *g, int seat, int action)
{
    const int county = planned(g, seat, action), price = price_of(g, action);
    if (may_build(g, county, action) && g->thalers[seat] >= price) {
        gain(g->thalers, seat, -price);
        build(g, county, action);
    }
}
