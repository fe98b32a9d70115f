/* Victory points, the end of the game and its winner. (4.2.1, 4.2.2) */
#include "steps.h"

enum { SIDES = 6 };

/* What one VP marker of a country brings: the lower of influence and status, and one more in a league. */
static int worth_of_marker(const State *g, int seat, int country)
{
    const int own = influence(g, seat, country);
    int points = own < g->status[country] ? own : g->status[country];
    if (g->league[country] != NONE && (own || g->rules->league_bonus_without_influence))
        points++;
    return points;
}

/* Each marker scores, several of a country once each; others learn only the sum. (4.2.1) */
void add_up_victory_points(State *g)
{
    g->phase = SCORING;
    for (int seat = 0; seat < g->t.players; seat++) {
        assert(g->scorings_length < MOST_TURNS * SEATS);
        Scoring *scoring = &g->scorings[g->scorings_length++];
        int gained = 0;
        for (int country = 0; country < COUNTRIES; country++)
            scoring->worth[country] = (int8_t)worth_of_marker(g, seat, country);
        for (int i = 0; i < g->vp_markers[seat].length; i++)
            gained += scoring->worth[g->vp_markers[seat].countries[i]];
        scoring->length = COUNTRIES + 1;
        scoring->gained = (int8_t)gained;
        g->points[seat] += (int16_t)gained;
    }
}

/* No market, no clean-up, no further turn. (4.2, 4.2.2, ruling Q15) */
static void end_the_game(State *g)
{
    g->phase = OVER;
    g->t.depth = 0;
}

/* Turn 10 is the last; turns 8 and 9 may be. (4.2.2) */
void check_for_end_of_game(State *g)
{
    const int most = g->rules->ends_at[g->turn];
    if (!most)
        g->turn++;
    else if (most == SIDES)
        end_the_game(g);
    else
        push(&g->t, step(ROLL_FOR_END, 0, 0, 0));
}

/* The first player rolls one die. (4.2.2) */
void roll_for_end(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    if (chance_below(&g->t.chance, SIDES) + 1 <= g->rules->ends_at[g->turn])
        end_the_game(g);
    else
        g->turn++;
}
