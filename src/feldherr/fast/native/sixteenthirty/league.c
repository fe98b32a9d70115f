/* League of Princes: eligibility and what a league brings. (5.8) */
#include "steps.h"

/* Of the same faction; the German States may also ask a country of the other one. (5.8.1) */
static bool is_ally(const State *g, int country, int target)
{
    if (country == target || g->faction[target] == NONE)
        return false;
    return g->faction[target] == g->faction[country] || country == GERMAN_STATES;
}

/* If either is stripped of its possessions, they must be adjacent. (5.8.1) */
static bool in_reach(const State *g, int country, int target)
{
    const int stripped = g->rules->stripped_status;
    if (g->status[country] > stripped && g->status[target] > stripped)
        return true;
    return g->rules->adjacent[country] >> target & 1;
}

/* Not in unrest, in no league, and the markers of its colour are not on the board. (5.8.1, ruling Q6) */
static bool is_free(const State *g, int target)
{
    if (g->unrest[target] || g->league[target] != NONE)
        return false;
    for (int country = 0; country < COUNTRIES; country++)
        if (g->league[country] == g->faction[target])
            return false;
    return true;
}

/* All countries that may be invited by one in a faction, not in unrest and in no league, as bits. (5.8.1, ruling Q6) */
unsigned league_targets(const State *g, int country)
{
    unsigned targets = 0;
    if (g->faction[country] == NONE || g->unrest[country] || g->league[country] != NONE)
        return 0;
    for (int target = 0; target < COUNTRIES; target++)
        if (is_ally(g, country, target) && is_free(g, target) && in_reach(g, country, target))
            targets |= 1u << target;
    return targets;
}

static void raise_the_lower(int8_t *values, int one, int other)
{
    if (values[one] != values[other])
        values[values[one] < values[other] ? one : other]++;
}

/* Markers, faction, and what the members lend each other: army, ability and status. (5.8.2) */
void enact_league(State *g, int country, int target)
{
    const int8_t colour = g->faction[target];
    g->t.counts[LEAGUES]++;
    g->league[country] = g->league[target] = colour;
    g->faction[country] = colour;
    raise_the_lower(g->army, country, target);
    raise_the_lower(g->ability, country, target);
    const int lower = g->status[target] < g->status[country] ? target : country;
    const int higher = country + target - lower;
    if (g->status[higher] - g->status[lower] >= g->rules->league_gap) {
        g->status[higher]--;
        g->status[lower]++;
    }
}

/* The markers of both members leave the board; what the league brought stays. (4.1.3.7, ruling Q8) */
void dissolve_league(State *g, int country)
{
    const int colour = g->league[country];
    for (int member = 0; member < COUNTRIES; member++)
        if (g->league[member] == colour)
            g->league[member] = NONE;
}
