/* Assigning initial counties: players take county cards in turn and place their groups of armies. (000 Setup) */
#include <string.h>

#include "steps.h"

/* Faces the same pair as when they took their last card. (ruling P2) */
static bool may_exchange(const State *g, int seat)
{
    const int8_t *last = g->last_pair + 2 * seat, *open = g->open_pair;
    if (g->rules->draft_exchange != OWN_TURN || g->pile_length <= 1 || g->open_pair_length != 2)
        return false;
    return (last[0] == open[0] && last[1] == open[1]) || (last[0] == open[1] && last[1] == open[0]);
}

/* The top card of the pile; cards set aside become the pile when it has run out. (ruling P3) */
static int8_t turn_up(State *g)
{
    if (!g->pile_length) {
        memcpy(g->pile, g->set_aside, (size_t)g->set_aside_length);
        g->pile_length = g->set_aside_length;
        g->set_aside_length = 0;
        chance_shuffle(&g->t.chance, g->pile, g->pile_length);
    }
    assert(g->pile_length > 0);
    g->pile_known = (int8_t)least(g->pile_known, g->pile_length - 1);
    return g->pile[--g->pile_length];
}

/* A player takes one of the two open cards or the top card of the pile. */
bool ask_draft_turn(const State *g, Step step_, Question *question)
{
    begin_question(question, ASKS_DRAFT, step_.a);
    for (int i = 0; i < g->open_pair_length; i++)
        offer(question, VERB_TAKE, g->open_pair[i]);
    if (g->pile_length || g->set_aside_length)
        offer(question, VERB_DRAW, 0);
    if (may_exchange(g, step_.a))
        offer(question, VERB_EXCHANGE, 0);
    return true;
}

/* Both open cards go under the pile. */
static void exchange_pair(State *g)
{
    const int8_t under[2] = {g->open_pair[0], g->open_pair[1]};
    g->open_pair[0] = turn_up(g);
    g->open_pair[1] = turn_up(g);
    memmove(g->pile + 2, g->pile, (size_t)g->pile_length);
    memcpy(g->pile, under, 2);
    g->pile_length += 2;
    g->pile_known += 2;
}

/* An open card that is taken is replaced at once. */
static void take_open(State *g, int8_t county)
{
    const int at = g->open_pair[0] == county ? 0 : 1;
    g->passed_over = 0;
    g->drawn = county;
    g->drawn_openly = 1;
    if (g->pile_length || g->set_aside_length) {
        g->open_pair[at] = turn_up(g);
    } else {
        g->open_pair[0] = g->open_pair[1 - at];
        g->open_pair_length--;
    }
}

/* The card drawn is seen by its player alone until the group is placed, unless all cards of the pile are known. */
static void take_top(State *g)
{
    g->passed_over++;
    g->drawn_openly = g->pile_known == g->pile_length && g->pile_length > 0;
    g->drawn = turn_up(g);
}

void draft_turn(State *g, Step step_, const Move *move)
{
    if (move->verb == VERB_EXCHANGE) {
        exchange_pair(g);
        push(&g->t, step_);
        return;
    }
    memcpy(g->last_pair + 2 * step_.a, g->open_pair, 2);
    if (move->verb == VERB_TAKE)
        take_open(g, move->fields[0]);
    else
        take_top(g);
    push(&g->t, step(PLACE_GROUP, step_.a, 0, 0));
}

/* Any one group not placed yet, whole, goes into the county taken. */
bool ask_place_group(const State *g, Step step_, Question *question)
{
    begin_question(question, ASKS_GROUP, step_.a);
    for (int size = 5; size > 0; size--)
        if (g->groups[6 * step_.a + size])
            offer(question, VERB_PLACE, size);
    return true;
}

/* Nobody took one of the pair for a full round: two new ones. (004 Setup e) */
static void set_pair_aside(State *g)
{
    const int8_t aside[2] = {g->open_pair[0], g->open_pair[1]};
    const int number = g->open_pair_length;
    g->passed_over = 0;
    g->open_pair_length = 0;
    for (int i = 0; i < number; i++)
        if (g->pile_length || g->set_aside_length)
            g->open_pair[g->open_pair_length++] = turn_up(g);
    for (int i = 0; i < number; i++)
        g->set_aside[g->set_aside_length++] = aside[i];
}

void place_group(State *g, Step step_, const Move *move)
{
    const int seat = step_.a, county = g->drawn, size = move->fields[0];
    g->drawn = -1;
    g->drawn_openly = 0;
    g->groups[6 * seat + size]--;
    g->owner[county] = (int8_t)seat;
    g->armies[county] = (int8_t)size;
    g->supply[seat] -= (int8_t)size;
    if (g->rules->draft_exchange == FULL_ROUND && g->passed_over == g->t.players)
        set_pair_aside(g);
}

/* The cards left over are neutral counties. */
void end_draft(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->pile_length = g->open_pair_length = g->set_aside_length = g->pile_known = g->passed_over = 0;
    memset(g->last_pair, -1, sizeof g->last_pair);
}
