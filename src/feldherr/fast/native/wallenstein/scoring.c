/* Scoring in winter, and who has won. (000 Scoring; End of the game and winner) */
#include <string.h>

#include "steps.h"

/* Palaces, churches and trading posts: by seat, region and kind. */
void buildings_by_seat(const State *g, int8_t counts[SEATS][REGIONS][BUILDINGS])
{
    memset(counts, 0, SEATS * REGIONS * BUILDINGS);
    for (int county = 0; county < COUNTIES; county++)
        if (g->buildings[county] && g->owner[county] >= 0)
            for (int building = 0; building < BUILDINGS; building++)
                counts[g->owner[county]][g->rules->region[county]][building] += g->buildings[county] >> building & 1;
}

/* Points for the most buildings of a kind in a region; one less for all who are tied. (ruling C8) */
static void award_majority(const State *g, int8_t counts[SEATS][REGIONS][BUILDINGS], int region, int building,
                           int points[SEATS])
{
    int most = 0, leaders = 0;
    for (int seat = 0; seat < g->t.players; seat++) {
        const int count = counts[seat][region][building];
        leaders = count > most ? 1 : leaders + (count == most);
        most = greatest(most, count);
    }
    const int award = g->rules->score_majority[building] + (leaders > 1 ? g->rules->score_tied : 0);
    for (int seat = 0; most && seat < g->t.players; seat++)
        if (counts[seat][region][building] == most)
            points[seat] += greatest(0, award);
}

/* Points for counties, buildings and the majorities of each region. */
void score(State *g)
{
    int8_t counts[SEATS][REGIONS][BUILDINGS];
    int points[SEATS] = {0};
    buildings_by_seat(g, counts);
    for (int region = 0; region < REGIONS; region++)
        for (int building = 0; building < BUILDINGS; building++) {
            award_majority(g, counts, region, building, points);
            for (int seat = 0; seat < g->t.players; seat++)
                points[seat] += g->rules->score_building * counts[seat][region][building];
        }
    for (int seat = 0; seat < g->t.players; seat++)
        gain(g->points, seat, points[seat] + g->rules->score_county * count_counties(g, seat));
}
