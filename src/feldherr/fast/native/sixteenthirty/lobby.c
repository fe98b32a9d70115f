/* Lobbying the Crown: who may lobby where, and which issues there are. (4.1.4, 5.6, 5.6.4)
   A lobby as one number: country, issue and target. */
#include "steps.h"

enum { TARGETS = COUNTRIES + 1 };

/* All lobbies that the state of a country allows. (5.6.4) */
static void list_issues(const State *g, int country, int64_t band, Options *options)
{
    const int64_t start = band + country * ISSUES * TARGETS;
    offer(options, start + JOIN * TARGETS);
    if (g->faction[country] == NONE)
        return;
    if (g->army[country] == 0)
        offer(options, start + REARM * TARGETS);
    for (unsigned left = war_targets(g, country); left; left &= left - 1)
        offer(options, start + WAR * TARGETS + 1 + lowest(left));
    for (unsigned left = league_targets(g, country); left; left &= left - 1)
        offer(options, start + LEAGUE * TARGETS + 1 + lowest(left));
}

/* Countries with influence on display, or with a named card in hand that can be placed. (5.6) */
static bool may_lobby(const State *g, int seat, int country)
{
    const uint64_t named = ((1ull << HIGHEST) - 1) << (country * HIGHEST);
    return g->stack[seat * COUNTRIES + country].length || g->hand[seat].kinds & named;
}

void list_lobbies(const State *g, int seat, int64_t band, Options *options)
{
    for (int country = 0; country < COUNTRIES; country++)
        if (may_lobby(g, seat, country))
            list_issues(g, country, band, options);
}

/* The mandatory lobby of a round; skipped by a player who can lobby nowhere. (4.1.4, ruling C16) */
Asked ask_lobby(const State *g, Step step_, Question *question, Move *forced)
{
    (void)forced;
    for (int country = 0; country < COUNTRIES; country++)
        if (may_lobby(g, step_.a, country))
            return ask_one(question, ASKS_LOBBY, step_.a);
    return NOBODY_ASKED;
}

void lobby_step(State *g, Step step_, const Move *move)
{
    if (move)
        begin_lobby(g, step_.a, move);
    else
        g->no_influence[step_.a] = 1;
}

/* The caller has chosen; bidding, vote, result and losers follow. (5.6) */
void begin_lobby(State *g, int seat, const Move *move)
{
    g->lobby_length = 5;
    g->lobby[0] = (int8_t)seat;
    g->lobby[1] = move->fields[0];
    g->lobby[2] = move->fields[1];
    g->lobby[3] = move->fields[2];
    g->lobby[4] = 0;
    open_bidding(g);
    push(&g->t, step(END_LOBBY, 0, 0, 0));
    push(&g->t, step(TAKE_VOTE, 0, 0, 0));
    push(&g->t, step(BID_TURN, seat, 0, 0));
}
