/* Resolving the issue: sides chosen in secret, points counted, the result enacted, losers adjusted. (5.6.2, 5.6.3) */
#include "steps.h"

/* Everyone with influence on display in the lobbied country chooses a side, unseen by the others. (5.6.2) */
Asked ask_vote(const State *g, Step step_, Question *question, Move *forced)
{
    (void)step_, (void)forced;
    const int country = lobbied(g);
    unsigned seats = 0;
    for (int seat = 0; seat < g->t.players; seat++)
        if (g->stack[seat * COUNTRIES + country].length)
            seats |= 1u << seat;
    return ask_several(g, question, ASKS_VOTE, seats);
}

/* What a majority decides; losers are adjusted after it. (5.6.4) */
static void enact(State *g, int winner)
{
    const int country = g->lobby[1], issue = g->lobby[2], target = g->lobby[3];
    if (issue == JOIN)
        g->faction[country] = (int8_t)winner;
    else if (issue == REARM && winner == RED)
        g->army[country] = 1;
    else if (issue == WAR && winner == RED)
        go_to_war(g, country, target);
    else if (issue == LEAGUE && winner == g->faction[target])
        enact_league(g, country, target);
}

void take_vote(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    const int country = lobbied(g);
    int totals[2] = {0, 0};
    unsigned losers = 0;
    for (int seat = 0; seat < g->t.players; seat++)
        if (g->stack[seat * COUNTRIES + country].length)
            totals[g->sealed[seat]] += influence(g, seat, country);
    const int winner = totals[RED] == totals[BLUE] ? NONE : totals[RED] > totals[BLUE] ? RED : BLUE;
    for (int seat = 0; seat < g->t.players; seat++)
        if (g->stack[seat * COUNTRIES + country].length && winner != NONE && winner != g->sealed[seat])
            losers |= 1u << seat;
    if (g->lobby[2] == LEAGUE && !g->lobby[4]) {
        if (winner == g->faction[g->lobby[3]])
            push(&g->t, step(CALL_SECOND_VOTE, 0, 0, 0));
        push_losers(g, losers, country);
        return;
    }
    push_losers(g, losers, country);
    if (winner != NONE)
        enact(g, winner);
}

/* A league that the initiating country wants is put to the target: a complete resolution. (5.6.4.4, ruling Q5) */
void call_second_vote(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->lobby[4] = 1;
    open_bidding(g);
    push(&g->t, step(TAKE_VOTE, 0, 0, 0));
    push(&g->t, step(BID_TURN, g->lobby[0], 0, 0));
}

/* Nothing is under way any more. */
void end_lobby(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->lobby_length = 0;
    g->lobby[4] = 0;
}
