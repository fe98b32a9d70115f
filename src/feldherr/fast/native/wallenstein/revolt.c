/* Peasants against a player: a revolt. (000 Combat rules: Peasants vs. a player) */
#include "steps.h"

/* The armies of the county against one peasant for each marker, and some more in winter. */
bool ask_revolt(const State *g, Step step_, Question *question)
{
    if (g->rules->revolt_defenders == ALL_DEFEND || !g->armies[step_.b])
        return false;
    ask_defenders(question, step_.a, g->armies[step_.b]);
    return true;
}

void revolt(State *g, Step step_, const Move *move)
{
    const int seat = step_.a, county = step_.b, additional = step_.c;
    const int8_t garrison = g->armies[county], thrown = move ? move->fields[0] : garrison;
    const int peasants = least(g->markers[county] + additional, g->peasants); /* ruling C4 */
    g->armies[county] -= thrown;
    g->pot[seat] += thrown;
    g->peasants -= (int8_t)peasants;
    g->pot[PEASANTS] += (int16_t)peasants;
    g->t.counts[REVOLTS]++;
    push(&g->t, step(REVOLT_RESULT, seat, county, garrison));
    push(&g->t, step(THROW, 0, 0, 0));
}

/* The player must have more cubes in the tray than the peasants, or loses the county. (000 Combat result)
   Where no army stood, cubes that fall from tray and tower defend the county all the same. (ruling C19) */
void revolt_result(State *g, Step step_, const Move *move)
{
    (void)move;
    const int seat = step_.a, county = step_.b, garrison = step_.c;
    const int own = take_from_tray(g, seat), peasants = take_from_tray(g, PEASANTS);
    const bool unguarded = !garrison && g->rules->unguarded_revolts == UNGUARDED_WON;
    g->peasants += (int8_t)peasants;
    if (own > peasants && !unguarded) {
        g->supply[seat] += (int8_t)peasants;
        g->armies[county] += (int8_t)(own - peasants);
    } else {
        g->supply[seat] += (int8_t)own;
        lay_waste(g, county);
    }
}
