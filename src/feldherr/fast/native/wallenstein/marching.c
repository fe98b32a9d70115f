/* Armies leave a county for a neighbour. (000 General rules for army movement) */
#include "steps.h"

static bool protected_by_church(const State *g, int county)
{
    return event_effect(g) == CHURCH_PEACE && (g->buildings[county] >> CHURCH & 1);
}

/* Own counties always; others unless out of play or protected from attack. (ruling C11) */
bool may_enter(const State *g, int seat, int action, int target)
{
    const int owner = g->owner[target];
    if (owner == seat)
        return true;
    if (owner == CLOSED || protected_by_church(g, target))
        return false;
    return owner < 0 || !(g->immunity[owner] >> action & 1);
}

/* A plain move between own counties. */
void march(State *g, int origin, const Move *move)
{
    g->armies[origin] -= move->fields[1];
    g->armies[move->fields[0]] += move->fields[1];
}

/* How many armies go to which of the targets in the question, at least one staying behind; perhaps none at all. */
void ask_move_armies(Question *question, int seat, int origin, int most, bool may_decline)
{
    begin_question(question, ASKS_MOVE, seat);
    question->origin = (int8_t)origin;
    question->most = (int8_t)most;
    question->may_decline = may_decline;
    question->recruits = false;
    question->count = (int16_t)(question->targets * most + may_decline);
}
