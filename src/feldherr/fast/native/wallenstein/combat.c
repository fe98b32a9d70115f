/* Combat/movement A and B, battles and their consequences. (000 Combat/Movement; Combat rules) */
#include "steps.h"

/* Armies leave the planned county for one neighbour; battle follows where it is not the player's own. */
bool ask_combat_move(const State *g, Step step_, Question *question)
{
    const int seat = step_.a, action = step_.b, origin = planned(g, seat, action);
    if (g->armies[origin] < 2)
        return false;
    question->targets = 0;
    for (int i = 0; i < g->rules->border_count[origin]; i++) {
        const int target = borders_of(g, origin)[i];
        if (may_enter(g, seat, action, target))
            question->target[question->targets++] = (int8_t)target;
    }
    if (!question->targets)
        return false;
    ask_move_armies(question, seat, origin, g->armies[origin] - 1, g->rules->combat_may_be_declined);
    return true;
}

void combat_move(State *g, Step step_, const Move *move)
{
    const int seat = step_.a, origin = planned(g, seat, step_.b);
    if (!move || move->verb != VERB_MOVE)
        return;
    if (g->owner[move->fields[0]] == seat) {
        march(g, origin, move);
        return;
    }
    g->armies[origin] -= move->fields[1]; /* the attackers leave their county for the pot */
    g->pot[seat] += move->fields[1];
    g->t.counts[BATTLES]++;
    push(&g->t, step(BATTLE, seat, move->fields[0], 0));
}

/* How many armies of the county are thrown in; the rest stay there. */
void ask_defenders(Question *question, int seat, int armies)
{
    begin_question(question, ASKS_DEFEND, seat);
    for (int number = 0; number <= armies; number++)
        offer(question, VERB_DEFEND, number);
}

/* Peasants in the tray help whoever holds a calm county. (000 Combat result) */
static bool peasants_defend(const State *g, int county)
{
    return g->markers[county] < g->rules->peasants_help_below;
}

/* Cubes thrown in besides the armies of both sides, as far as supplies reach, go into the pot. (ruling C4) */
static void reinforce(State *g, int attacker, int county)
{
    int extra[COLOURS] = {0};
    const int defender = g->owner[county], effect = event_effect(g);
    const bool has_palace = g->buildings[county] >> PALACE & 1;
    if (has_tile(g, attacker, TILE_ATTACK))
        extra[attacker] = g->rules->tile_amount[TILE_ATTACK];
    if (defender >= 0) {
        if (has_tile(g, defender, TILE_DEFENCE))
            extra[defender] = g->rules->tile_amount[TILE_DEFENCE];
        if (has_palace && effect == PALACE_GUARD)
            extra[defender] += event_amount(g);
        extra[defender] = least(extra[defender], g->supply[defender]);
        if (has_palace && effect == PALACE_PEASANTS)
            extra[PEASANTS] += event_amount(g);
        if (g->markers[county] == 1)
            extra[PEASANTS] += g->rules->single_marker_peasants;
    } else {
        extra[PEASANTS] = effect == PEASANTS_RISE || effect == WEARY_PEASANTS ? event_amount(g) : 1;
    }
    extra[attacker] = least(extra[attacker], g->supply[attacker]);
    extra[PEASANTS] = least(extra[PEASANTS], g->peasants);
    for (int seat = 0; seat < g->t.players; seat++) {
        g->supply[seat] -= (int8_t)extra[seat];
        g->pot[seat] += (int16_t)extra[seat];
    }
    g->peasants -= (int8_t)extra[PEASANTS];
    g->pot[PEASANTS] += (int16_t)extra[PEASANTS];
}

/* Who is thrown in: the attackers, the defenders, and what tiles, events and a neutral county add. */
bool ask_battle(const State *g, Step step_, Question *question)
{
    const int county = step_.b;
    if (g->rules->defenders == ALL_DEFEND || g->owner[county] < 0 || !g->armies[county])
        return false;
    ask_defenders(question, g->owner[county], g->armies[county]);
    return true;
}

void battle(State *g, Step step_, const Move *move)
{
    const int attacker = step_.a, county = step_.b, defender = g->owner[county];
    if (defender >= 0) {
        const int8_t thrown = move ? move->fields[0] : g->armies[county];
        g->armies[county] -= thrown;
        g->pot[defender] += thrown;
    }
    reinforce(g, attacker, county);
    push(&g->t, step(BATTLE_RESULT, attacker, county, 0));
    push(&g->t, step(THROW, 0, 0, 0));
}

int take_from_tray(State *g, int colour)
{
    const int cubes = g->tray[colour];
    g->tray[colour] = 0;
    return cubes;
}

typedef enum Result { CONQUERED, HELD, WASTED, REPELLED } Result;

/* Conquered, held by its player, wasted by a tie, or repelled from a neutral county. */
static Result result_of(const State *g, int county, int attackers, int own, int peasants)
{
    if (attackers > own + peasants)
        return CONQUERED;
    if (g->owner[county] < 0)
        return REPELLED;
    if (attackers == own + peasants)
        return WASTED;
    const bool alone = own == 0 && g->armies[county] == 0;
    return alone && g->rules->peasants_alone == ALONE_TIE ? WASTED : HELD;
}

/* The winner takes county and card; buildings and markers stay. (000 Combat result) */
static void conquer(State *g, int attacker, int county, int survivors)
{
    const bool was_neutral = g->owner[county] == NOBODY;
    win_county(g, attacker, county, survivors);
    if (was_neutral)
        for (int i = 0; i < g->rules->neutral_conquest_markers; i++)
            add_marker(g, county);
}

/* The side with more cubes in the tray wins, and loses as many as the other side had. (000 Combat result) */
void battle_result(State *g, Step step_, const Move *move)
{
    (void)move;
    const int attacker = step_.a, county = step_.b, defender = g->owner[county];
    const int attackers = take_from_tray(g, attacker);
    const int own = defender >= 0 ? take_from_tray(g, defender) : 0;
    const int peasants = peasants_defend(g, county) ? take_from_tray(g, PEASANTS) : 0;
    const Result result = result_of(g, county, attackers, own, peasants);
    g->peasants += (int8_t)peasants;
    if (result == CONQUERED) {
        conquer(g, attacker, county, attackers - own - peasants);
        g->supply[attacker] += (int8_t)(own + peasants);
        if (defender >= 0)
            g->supply[defender] += (int8_t)own;
        return;
    }
    if (result == HELD) {
        const int lost = greatest(0, attackers - peasants);
        g->armies[county] += (int8_t)(own - lost);
        g->supply[defender] += (int8_t)lost;
    } else if (result == WASTED) {
        g->supply[defender] += (int8_t)own;
        lay_waste(g, county);
    }
    g->supply[attacker] += (int8_t)attackers;
}
