/* What a position between two seasons tells about each seat's prospects. (bots/wallenstein/features.py) */
#include "playout.h"

#include <math.h>
#include <string.h>

enum {
    POINTS, OWN_COUNTIES, PALACES, CHURCHES, TRADING_POSTS, SAFE_MAJORITIES, MAJORITIES, TIES, ONE_BEHIND,
    THALERS_TO_6, THALERS_TO_12, THALERS_OVER_12, GRAIN_MISSING, GRAIN_LEFT, ARMIES, EXPOSED, EXPOSED_BUILDINGS,
    FRONTS, FOES, ATTACKS, NEUTRAL, FREE_SITES, BEST_TAXES, BEST_HARVEST, UNREST, CUBES_IN_TOWER, OWN_REGIONS,
    COURTIERS
};
enum { FINE = 4, CERTAIN = 9 * FINE };
static const double FALLS = 0.72, LOOSENS = 0.25, MAKES_SURE = 0.6;

/* How likely it is to win when so many cubes more are expected to fall out, roughly. */
static double chance(double lead)
{
    static double known[2 * CERTAIN + 1];
    if (!known[0])
        for (int at = 2 * CERTAIN; at >= 0; at--)
            known[at] = 1 / (1 + exp(-(double)(at - CERTAIN) / FINE));
    return known[least(2 * CERTAIN, greatest(0, (int)lrint(lead * FINE) + CERTAIN))];
}

/* Whom a county touches, and what may come of it. */
static void look_around(const State *g, int county, int seat, const double strong[COLOURS], double row[FEATURES])
{
    const int here = g->armies[county], helping = g->rules->peasants_help_below;
    const int built = __builtin_popcount((unsigned)g->buildings[county]);
    const double firm = FALLS * here + strong[seat] + (g->markers[county] < helping ? strong[PEASANTS] : 0.0);
    const double free_ = FALLS * (here - 1) + strong[seat];
    double threat = 0.0, attack = 0.0, safe = 1.0;
    unsigned foes = 0;
    bool neutral = false;
    for (int i = 0; i < g->rules->border_count[county]; i++) {
        const int neighbour = borders_of(g, county)[i], other = g->owner[neighbour];
        if (other == NOBODY)
            neutral = true;
        if (other == seat || other < 0)
            continue;
        const int there = g->armies[neighbour];
        foes |= 1u << other;
        if (there > 1) {
            const double lost = chance(FALLS * (there - 1) + strong[other] - firm);
            safe *= 1 - MAKES_SURE * lost;
            threat = fmax(threat, lost);
        }
        if (here > 1) {
            const double peasants = g->markers[neighbour] < helping ? strong[PEASANTS] : 0.0;
            const double won = chance(free_ - FALLS * there - strong[other] - peasants);
            attack = fmax(attack, won * (1 + __builtin_popcount((unsigned)g->buildings[neighbour])));
        }
    }
    row[EXPOSED] += (1 - safe) * (1 + built);
    row[EXPOSED_BUILDINGS] += threat * built;
    row[FRONTS] += foes > 0;
    row[FOES] += __builtin_popcount(foes);
    row[ATTACKS] += attack;
    row[NEUTRAL] += neutral ? least(1, here / 3) : 0;
}

/* Keeps the two largest numbers. */
static void rank(int best[2], int number)
{
    if (number > best[0])
        best[1] = best[0], best[0] = number;
    else if (number > best[1])
        best[1] = number;
}

/* Points at stake where a seat leads by two, by one, ties, or is one behind. */
static void majorities(const State *g, const int8_t counts[SEATS][REGIONS][BUILDINGS], int seat, double row[FEATURES])
{
    for (int region = 0; region < REGIONS; region++)
        for (int building = 0; building < BUILDINGS; building++) {
            const int own = counts[seat][region][building], award = g->rules->score_majority[building];
            int most = 0;
            for (int other = 0; other < g->t.players; other++)
                if (other != seat)
                    most = greatest(most, counts[other][region][building]);
            if (own && own >= most)
                row[TIES - least(2, own - most)] += award;
            else if (most == own + 1)
                row[ONE_BEHIND] += award;
        }
}

/* By seat, in the order of Python's names; when the game is over, points alone. */
void features(const State *g, double numbers[][FEATURES])
{
    double strong[COLOURS];
    int8_t counts[SEATS][REGIONS][BUILDINGS];
    int taxes[SEATS][2] = {{0}}, harvest[SEATS][2] = {{0}};
    unsigned regions[SEATS] = {0};
    memset(numbers, 0, sizeof(double) * FEATURES * (size_t)g->t.players);
    for (int seat = 0; seat < g->t.players; seat++)
        numbers[seat][POINTS] = g->points[seat];
    if (!g->t.depth)
        return;
    for (int colour = 0; colour < COLOURS; colour++)
        strong[colour] = FALLS * g->tray[colour];
    for (int i = 0; i < g->inside_length; i++)
        strong[g->inside[i] & 7] += LOOSENS;
    for (int county = 0; county < COUNTIES; county++) {
        const int seat = g->owner[county];
        if (seat < 0)
            continue;
        double *row = numbers[seat];
        row[OWN_COUNTIES]++;
        row[ARMIES] += g->armies[county];
        row[FREE_SITES] += g->rules->sites[county] - __builtin_popcount((unsigned)g->buildings[county]);
        regions[seat] |= 1u << g->rules->region[county];
        if (g->markers[county]) {
            row[UNREST]++;
        } else {
            rank(taxes[seat], g->rules->taxes[county]);
            rank(harvest[seat], g->rules->grain[county]);
        }
        for (int building = 0; building < BUILDINGS; building++)
            row[PALACES + building] += g->buildings[county] >> building & 1;
        look_around(g, county, seat, strong, row);
    }
    buildings_by_seat(g, counts);
    for (int seat = 0; seat < g->t.players; seat++) {
        double *row = numbers[seat];
        const int thalers = g->thalers[seat], grain = g->grain[seat] - (int)row[OWN_COUNTIES];
        majorities(g, counts, seat, row);
        row[THALERS_TO_6] = least(6, thalers);
        row[THALERS_TO_12] = least(6, greatest(0, thalers - 6));
        row[THALERS_OVER_12] = least(10, greatest(0, thalers - 12));
        row[GRAIN_MISSING] = greatest(-12, least(0, grain));
        row[GRAIN_LEFT] = greatest(0, least(6, grain));
        row[FREE_SITES] = fmin(12, row[FREE_SITES]);
        row[BEST_TAXES] = taxes[seat][0] + taxes[seat][1];
        row[BEST_HARVEST] = harvest[seat][0] + harvest[seat][1];
        for (int i = 0; i < g->inside_length; i++)
            row[CUBES_IN_TOWER] += (g->inside[i] & 7) == seat;
        row[CUBES_IN_TOWER] += g->tray[seat];
        row[OWN_REGIONS] = g->rules->landsknechte ? least(4, __builtin_popcount(regions[seat])) : 0;
        row[COURTIERS] = g->rules->court ? g->entrance[seat] : 0;
    }
}
