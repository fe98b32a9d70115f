/* The state of a game of Sixteen Thirty Something: the fields of sixteenthirty/state.py, and the open question. */
#ifndef FELDHERR_S_STATE_H
#define FELDHERR_S_STATE_H

#include "../kernel/cards.h"
#include "../kernel/rulebook.h"
#include "names.h"

typedef struct Rules {
    int32_t status[COUNTRIES], army_size[COUNTRIES], military_ability[COUNTRIES], adjacent[COUNTRIES];
    int32_t deck[KINDS];
    int32_t vp_markers, draw, card_limit[MOST_TURNS], league_bonus_without_influence;
    /* printed figures */
    int32_t markers[COUNTRIES], special_cards, highest_status, highest_army_size, highest_military_ability;
    int32_t stripped_status, league_gap, ends_at[MOST_TURNS + 1], is_island[COUNTRIES];
    int32_t combat_leader, combat_no_army, combat_unrest, combat_league, combat_island;
} Rules;

/* A stack on display: at most three cards, lowest first. */
typedef struct Stack {
    int8_t length;
    int8_t cards[STACK];
} Stack;

typedef struct Markers {
    int8_t length;
    int8_t countries[MOST_MARKERS];
} Markers;

/* Points gained, then what one VP marker of each country was worth to the seat. */
typedef struct Scoring {
    int8_t length;
    int8_t gained, worth[COUNTRIES];
} Scoring;

typedef struct Question {
    int8_t kind, seat;
    uint8_t asked; /* seats, as bits */
} Question;

_Static_assert((int)KINDS == (int)CARD_KINDS, "all kinds fit");

enum { MOST_PARTS = MOST_CARDS };
enum { WARS, LEAGUES }; /* what statistics count */

typedef struct State {
    Table t;
    const Rules *rules;
    /* by country */
    int8_t status[COUNTRIES], army[COUNTRIES], ability[COUNTRIES], faction[COUNTRIES];
    int8_t leader[COUNTRIES], unrest[COUNTRIES], league[COUNTRIES];
    /* by seat */
    int16_t points[SEATS];
    Markers vp_markers[SEATS];
    Cards hand[SEATS], market[SEATS], dark[SEATS], kept[SEATS], drawn[SEATS], emerged[SEATS], known[SEATS];
    int8_t no_influence[SEATS];
    /* by seat and country */
    Stack stack[SEATS * COUNTRIES];
    int8_t descending[SEATS * COUNTRIES];
    /* the common table */
    int8_t deck_length, deck[MOST_CARDS];
    int8_t discard_length, discard[MOST_CARDS];
    int8_t undrawn_length, undrawn[MOST_MARKERS];
    int8_t turn, first_player, current, phase;
    int8_t lobby_length, lobby[5]; /* caller, country lobbied, issue, target, and 1 in the second vote of a league */
    int8_t bidding;                /* seats that have not passed, as bits */
    int8_t passed[PASSING_ROUNDS * SEATS];
    int8_t scorings_length;
    Scoring scorings[MOST_TURNS * SEATS];
    /* what is asked, and answers under way: sealed ones, and parts given so far */
    Question question;
    int64_t sealed[SEATS];
    int16_t parts_length[SEATS], parts[SEATS][8];
    int8_t chosen[MOST_PARTS];
} State;

extern const Field sixteenthirty_rule_fields[], sixteenthirty_fields[];

/* -- cards -- */

static inline int value_of(int kind) { return kind < SPECIAL ? kind % HIGHEST + 1 : 0; }

static inline Stack *stack_of(State *g, int seat, int country) { return &g->stack[seat * COUNTRIES + country]; }

static inline int influence(const State *g, int seat, int country)
{
    const Stack *stack = &g->stack[seat * COUNTRIES + country];
    int points = 0;
    for (int i = 0; i < stack->length; i++)
        points += value_of(stack->cards[i]);
    return points;
}

/* A stack stands only with a card of its country: is the lowest kind one? */
static inline bool has_named(const Stack *stack) { return stack->length && stack->cards[0] < OPEN; }

void add_all(Cards *cards, const Cards *more);
void add_to_stack(Stack *stack, int kind);
void take_from_stack(Stack *stack, int kind);
void see(State *g, int seat, int kind);
void leave_hand(State *g, int seat, int kind);
void take_openly(State *g, int seat, int kind);
static inline int lobbied(const State *g) { return g->lobby[4] ? g->lobby[3] : g->lobby[1]; }

#endif
