/* Seasons played out on copies: everybody's plan is laid, instinct answers, until the next season is to be planned.
   (bots/wallenstein/playout.py) */
#include "playout.h"

#include <string.h>

enum { LUCK_OF_A_SEAT = 1 << 16, LUCK_OF_AN_ACTION = 1 << 20 };

static void shuffle_rest(Chance *chance, int8_t *cards, int length, int known)
{
    chance_shuffle(chance, cards + known, greatest(0, length - known));
}

/* Draws anew what nobody knows, and all luck to come. */
static void redraw(State *g, const uint8_t *seed)
{
    Chance chance = chance_from_seed(seed);
    shuffle_rest(&chance, g->action_cards, g->action_cards_length, g->actions_open);
    shuffle_rest(&chance, g->pile, g->pile_length, g->pile_known);
    shuffle_rest(&chance, g->event_deck, g->event_deck_length, 0);
    shuffle_rest(&chance, g->favor_deck, g->favor_deck_length, 0);
    g->t.chance = chance;
}

/* Everybody's plans are opened at once, whatever was sealed before; false, if one of them is not possible. */
static bool lay_plans(State *g, const int8_t *cards)
{
    for (int seat = 0; seat < g->t.players; seat++)
        if (!is_legal_plan(g, seat, cards + seat * BOXES))
            return false;
    memcpy(g->laid, cards, (size_t)(g->t.players * BOXES));
    g->t.sealed = 0;
    g->t.question++;
    plan_all(g, g->t.agenda[--g->t.depth], 0);
    advance(g);
    return true;
}

/* The luck of an action and a seat is its own: what happened before moves none of it. */
bool play_out(void *game, const uint8_t *seed, const int8_t *cards, const Move *move, const void *judgement,
              double *numbers)
{
    State *g = game;
    int turn = INT8_MIN, seat = -1;
    redraw(g, seed);
    if (g->question.kind == ASKS_PLAN) {
        if (!cards || !lay_plans(g, cards))
            return false;
    } else {
        if (cards)
            memcpy(g->plan, cards, (size_t)(g->t.players * BOXES));
        if (!move || !is_legal(g, g->question.seat, move))
            return false;
        play(g, g->question.seat, move);
    }
    while (g->question.kind != ASKS_NOTHING && g->question.kind != ASKS_PLAN && g->question.kind != ASKS_LEAVE) {
        if (turn != g->turn || seat != g->question.seat) {
            turn = g->turn;
            seat = g->question.seat;
            chance_go_to(&g->t.chance, (uint32_t)((turn + 2) * LUCK_OF_AN_ACTION + seat * LUCK_OF_A_SEAT));
        }
        const Move answer = instinct(g, judgement);
        play(g, seat, &answer);
    }
    features(g, (double(*)[FEATURES])numbers);
    return true;
}
