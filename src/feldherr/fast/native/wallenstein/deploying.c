/* Deploy 5, deploy 3, deploy 1/move. (000 Deploy 5 armies, Deploy 3 armies, Deploy 1 army/move) */
#include "steps.h"

/* How many armies the action is to place there, changed by an event. */
static int armies_due(const State *g, int action, int county)
{
    if (event_effect(g) == SHORT_LEVY && event_is_felt(g, county))
        return g->rules->short_levy[action];
    return g->rules->armies[action];
}

/* How many armies the action places here and now: event first, then the tile; 0 if the supply cannot do it.
   With the tile the supply may give fewer than 6, if not fewer than the action without it. (ruling P5) */
static int levy(const State *g, int seat, int action, int county)
{
    const int due = armies_due(g, action, county);
    if (g->supply[seat] < due)
        return 0;
    if (action == DEPLOY_5 && has_tile(g, seat, TILE_SIX_ARMIES))
        return least(g->rules->tile_amount[TILE_SIX_ARMIES], g->supply[seat]);
    return due;
}

static void put(State *g, int seat, int county, int armies)
{
    g->supply[seat] -= (int8_t)armies;
    g->armies[county] += (int8_t)armies;
}

/* Pays and puts armies from the supply into the planned county, or skips the whole action. (ruling C3) */
void deploy(State *g, int seat, int action)
{
    const int county = planned(g, seat, action), armies = levy(g, seat, action, county);
    if (g->thalers[seat] >= g->rules->prices[action] && armies) {
        g->thalers[seat] -= (int16_t)g->rules->prices[action];
        put(g, seat, county, armies);
    }
}

static int own_neighbours(const State *g, int seat, int county, int8_t found[MOST_BORDERS])
{
    int number = 0;
    for (int i = 0; i < g->rules->border_count[county]; i++)
        if (g->owner[borders_of(g, county)[i]] == seat)
            found[number++] = (int8_t)borders_of(g, county)[i];
    return number;
}

/* First the army, then perhaps a move; or, where the rules say so, either or both. */
void deploy_and_move(State *g, int seat, int action)
{
    int8_t neighbours[MOST_BORDERS];
    if (g->rules->deploy1 == EITHER) {
        push(&g->t, step(RECRUIT_OR_MOVE, seat, 0, 0));
        return;
    }
    const int county = planned(g, seat, action), before = g->supply[seat];
    deploy(g, seat, action);
    if (g->supply[seat] < before && own_neighbours(g, seat, county, neighbours))
        push(&g->t, step(MOVE_AFTER_DEPLOYING, seat, 0, 0));
}

/* The player may move armies from the county into one adjacent county of their own; no combat. */
bool ask_move_after_deploying(const State *g, Step step_, Question *question)
{
    const int origin = planned(g, step_.a, DEPLOY_1);
    question->targets = (int8_t)own_neighbours(g, step_.a, origin, question->target);
    ask_move_armies(question, step_.a, origin, g->armies[origin] - 1, true);
    return true;
}

void move_after_deploying(State *g, Step step_, const Move *move)
{
    if (move && move->verb == VERB_MOVE)
        march(g, planned(g, step_.a, DEPLOY_1), move);
}

/* Pay 1, then deploy 1 army, or move to an adjacent own county, or both; at least one if possible. (001 Actions) */
bool ask_recruit_or_move(const State *g, Step step_, Question *question)
{
    const int seat = step_.a, origin = planned(g, seat, DEPLOY_1);
    if (g->thalers[seat] < g->rules->prices[DEPLOY_1])
        return false;
    question->targets = (int8_t)own_neighbours(g, seat, origin, question->target);
    ask_move_armies(question, seat, origin, greatest(0, g->armies[origin] - 1), false);
    question->kind = ASKS_RECRUIT;
    question->recruits = levy(g, seat, DEPLOY_1, origin) > 0;
    question->most_with_recruit = g->armies[origin];
    if (question->recruits)
        question->count += (int16_t)(1 + question->targets * question->most_with_recruit);
    return question->count > 0;
}

void recruit_or_move(State *g, Step step_, const Move *move)
{
    const int seat = step_.a, origin = planned(g, seat, DEPLOY_1);
    if (!move)
        return;
    g->thalers[seat] -= (int16_t)g->rules->prices[DEPLOY_1];
    if (move->verb != VERB_MOVE)
        put(g, seat, origin, levy(g, seat, DEPLOY_1, origin));
    if (move->verb != VERB_RECRUIT)
        march(g, origin, move);
}
