/* War: eligibility, combat modifiers, dice, results. (5.7) */
#include <stdlib.h>

#include "steps.h"

/* Of the opposite faction; the German States outside a league have no friends. (5.7.1) */
static bool is_enemy(const State *g, int country, int target)
{
    if (g->faction[target] == 1 - g->faction[country])
        return true;
    return target == GERMAN_STATES && country != GERMAN_STATES && g->league[target] == NONE;
}

/* A country stripped of its possessions can only be invaded. (5.5, 5.7.1) */
static bool in_reach(const State *g, int country, int target)
{
    return g->status[target] > g->rules->stripped_status || g->rules->adjacent[country] >> target & 1;
}

/* All valid targets of a country in a faction, armed and not in unrest, as bits. (5.7.1) */
unsigned war_targets(const State *g, int country)
{
    unsigned targets = 0;
    if (g->faction[country] == NONE || g->army[country] <= 0 || g->unrest[country])
        return 0;
    for (int target = 0; target < COUNTRIES; target++)
        if (is_enemy(g, country, target) && in_reach(g, country, target))
            targets |= 1u << target;
    return targets;
}

/* Everything that is added to the dice of a country. (5.7.2.1) */
static int combat_modifiers(const State *g, int country, bool defends)
{
    const Rules *rules = g->rules;
    int total = g->ability[country];
    if (g->leader[country])
        total += rules->combat_leader;
    if (!g->army[country])
        total += rules->combat_no_army;
    if (g->unrest[country])
        total += rules->combat_unrest;
    if (g->league[country] != NONE)
        total += rules->combat_league;
    if (defends && rules->is_island[country] && g->status[country] <= rules->stripped_status)
        total += rules->combat_island;
    return total;
}

/* At once, and once; German States attacked join the other side. (5.6.4.3, 5.7.1) */
void go_to_war(State *g, int attacker, int defender)
{
    g->t.counts[WARS]++;
    if (defender == GERMAN_STATES)
        g->faction[defender] = (int8_t)(1 - g->faction[attacker]);
    push(&g->t, step(FIGHT_WAR, attacker, defender, 0));
}

/* One point, unless the loser has none; nobody rises above 7. (5.7.2.4) */
static void capture_status(State *g, int winner, int loser)
{
    if (g->status[loser] == 0)
        return;
    g->status[loser]--;
    if (g->status[winner] < g->rules->highest_status)
        g->status[winner]++;
}

/* The army shrinks; without one, military ability; without either, nothing. (5.7.2.5) */
static void take_damage(State *g, int country)
{
    if (g->army[country])
        g->army[country]--;
    else if (g->ability[country])
        g->ability[country]--;
}

/* Two dice for each country, the difference counts; the higher total wins. (5.7.2) */
void fight_war(State *g, Step step_, const Move *move)
{
    (void)move;
    const int attacker = step_.a, defender = step_.b;
    int dice[4];
    for (int i = 0; i < 4; i++)
        dice[i] = chance_below(&g->t.chance, 6);
    const int attack = combat_modifiers(g, attacker, false) + abs(dice[0] - dice[1]);
    const int defence = combat_modifiers(g, defender, true) + abs(dice[2] - dice[3]);
    if (attack == defence) {
        take_damage(g, attacker);
        take_damage(g, defender);
        return;
    }
    const int winner = attack > defence ? attacker : defender, loser = attack > defence ? defender : attacker;
    capture_status(g, winner, loser);
    take_damage(g, loser);
}
