/* Perform actions: action by action, player by player. (000 Perform actions) */
#include "steps.h"

static void fight_or_move(State *g, int seat, int action)
{
    push(&g->t, step(COMBAT_MOVE, seat, action, 0));
}

static void (*const ACTION_RULES[ACTIONS])(State *g, int seat, int action) = {
    build_planned,   /* a palace */
    build_planned,   /* a church */
    build_planned,   /* a trading post */
    collect,         /* grain */
    collect,         /* taxes */
    deploy,          /* 5 armies */
    deploy,          /* 3 armies */
    deploy_and_move, /* 1 army */
    fight_or_move,   /* combat/movement A */
    fight_or_move,   /* combat/movement B */
};

/* A player reveals the card on the box and, if it is a county, acts there. */
static void act(State *g, int seat, int action)
{
    const int box = seat * BOXES + action;
    g->shown[box] = 1;
    if (g->plan[box] < COUNTIES)
        ACTION_RULES[action](g, seat, action);
}

/* One action card: all players perform it in player order, from the one at `place` on. */
void perform_action(State *g, Step step_, const Move *move)
{
    (void)move;
    const int turn = step_.a, action = g->action_cards[turn];
    if (step_.b == 0)
        g->turn = (int8_t)turn;
    for (int place = step_.b; place < g->t.players; place++) {
        push(&g->t, step(PERFORM_ACTION, turn, place + 1, 0));
        const int depth = g->t.depth;
        act(g, g->turn_order[place], action);
        if (g->t.depth > depth) /* something follows from it: the others wait below */
            return;
        g->t.depth--;
    }
    if (g->actions_open < g->action_cards_length)
        g->actions_open++; /* after each of the first five actions */
}
