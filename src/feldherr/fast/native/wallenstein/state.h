/* The state of a game of Wallenstein: the fields of wallenstein/state.py, and the question that is open. */
#ifndef FELDHERR_W_STATE_H
#define FELDHERR_W_STATE_H

#include "rules.h"

enum { MOST = 999, MOST_CUBES = SEATS * MOST_ARMIES + 20, MOST_FAVORS = 24, MOST_CHOICES = 64 };
enum { BATTLES, REVOLTS }; /* what statistics count */

/* An option of a list: a verb and one value. */
typedef struct Option {
    int8_t verb, value;
} Option;

/* Who is asked what. A move's options are numbered target by target, 1 to `most` armies each; declining comes last. */
typedef struct Question {
    int8_t kind, seat;
    int16_t count;
    int8_t origin, targets, most, most_with_recruit;
    bool may_decline, recruits;
    int8_t target[MOST_BORDERS];
    Option options[MOST_CHOICES];
} Question;

typedef struct State {
    Table t;
    const Rules *rules;
    /* by county */
    int8_t owner[COUNTIES], armies[COUNTIES], buildings[COUNTIES], markers[COUNTIES], newly_won[COUNTIES];
    /* by seat */
    int16_t thalers[SEATS], grain[SEATS], points[SEATS], immunity[SEATS];
    int8_t supply[SEATS], position[SEATS], landsknechte[SEATS], entrance[SEATS], audience[SEATS], kept_favor[SEATS];
    /* plans: boxes of all seats in a row */
    int8_t plan[SEATS * BOXES], shown[SEATS * BOXES];
    /* the common table */
    int8_t peasants, building_stock[BUILDINGS], marker_stock, phase, year, season, turn;
    int8_t action_cards_length, action_cards[ACTIONS], actions_open;
    int8_t tiles_length, tiles[TILES];
    int8_t turn_order_length, turn_order[SEATS];
    int8_t previous_order_length, previous_order[SEATS];
    int8_t event_deck_length, event_deck[MOST_EVENTS];
    int8_t events_open_length, events_open[4];
    int8_t events_used_length, events_used[MOST_EVENTS];
    int8_t event, event_removed;
    int8_t favor_deck_length, favor_deck[FAVORS];
    int8_t favors_open_length, favors_open[FAVOR_SPACES];
    int8_t favors_used_length, favors_used[MOST_FAVORS];
    int8_t revolting_length, revolting[4]; /* winter: the additional peasants, then the counties that revolt */
    /* the tower */
    int16_t inside_length, inside[MOST_CUBES];
    int16_t tray[COLOURS], pot[COLOURS];
    int16_t throws;
    /* the draft of counties */
    int8_t first_seat;
    int8_t pile_length, pile[COUNTIES], pile_known;
    int8_t open_pair_length, open_pair[2];
    int8_t last_pair[2 * SEATS];
    int8_t groups_length, groups[6 * SEATS];
    int8_t drawn, drawn_openly, passed_over;
    int8_t set_aside_length, set_aside[COUNTIES];
    /* what is asked, and answers under way: sealed plans, and boxes laid or left out so far */
    Question question;
    int8_t laid[SEATS * BOXES];
    int8_t boxes_laid[SEATS];
} State;

extern const Field wallenstein_fields[];

/* -- small questions that many rules ask -- */

static inline int action_of(const State *g) { return g->turn >= 0 ? g->action_cards[g->turn] : -1; }

/* The county whose card lies on a box; -1 if none does (any more). */
static inline int planned(const State *g, int seat, int box)
{
    const int card = g->plan[seat * BOXES + box];
    return card < COUNTIES ? card : -1;
}

static inline bool has_tile(const State *g, int seat, int tile)
{
    return g->position[seat] >= 0 && g->tiles[g->position[seat]] == tile;
}

/* What the season's event changes; nothing, if there is none or it was removed. */
static inline int event_effect(const State *g)
{
    return g->event >= 0 && !g->event_removed ? g->rules->event_effect[g->event] : NO_EFFECT;
}

static inline int event_amount(const State *g) { return g->rules->event_amount[g->event]; }

/* Whether the season's event is felt in a county. */
static inline bool event_is_felt(const State *g, int county)
{
    const int region = g->rules->event_region[g->event];
    return region == -1 || region == g->rules->region[county];
}

static inline int courtiers_in_supply(const State *g, int seat)
{
    return g->rules->courtiers - g->entrance[seat] - g->audience[seat];
}

static inline const int32_t *borders_of(const State *g, int county)
{
    return g->rules->borders + county * MOST_BORDERS;
}

static inline int least(int one, int other) { return one < other ? one : other; }
static inline int greatest(int one, int other) { return one > other ? one : other; }

int counties_of(const State *g, int seat, int8_t counties[COUNTIES]);
int count_counties(const State *g, int seat);
bool is_in_play(const State *g, int county);

/* -- small changes that many rules make -- */

static inline void gain(int16_t *stock, int seat, int amount)
{
    stock[seat] = (int16_t)least(stock[seat] + amount, MOST);
}

void lay_waste(State *g, int county);
void win_county(State *g, int seat, int county, int armies);
void add_marker(State *g, int county);
void remove_marker(State *g, int county);

#endif
