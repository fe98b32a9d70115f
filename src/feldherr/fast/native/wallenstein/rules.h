/* The rules object of a table, with its board: filled from wallenstein/rules.py and its data, which stay the source. */
#ifndef FELDHERR_W_RULES_H
#define FELDHERR_W_RULES_H

#include <stdint.h>

#include "../kernel/rulebook.h"
#include "names.h"

enum { MOST_EVENTS = 25, FAVORS = 21, FAVOR_SPACES = 3, LANDSKNECHTE_CARDS = 4, SUPPLY_ROWS = 5, GROUPS = 9 };

/* Rules with words for values hold the place of the word among those allowed. */
enum { AUCTION, SHUFFLED };
enum { SPARE_MONEY, SPARE_BLANK };
enum { BY_SEATS, DRAFT_SHUFFLED };
enum { OWN_TURN, FULL_ROUND };
enum { ALL_DEFEND, CHOSEN_DEFEND };
enum { ALONE_TIE, ALONE_HOLD };
enum { UNGUARDED_FOUGHT, UNGUARDED_WON };
enum { DEPLOY_FIRST, EITHER };
enum { BY_THALERS, BY_BUILDINGS };
enum { AS_MANY_AS_THERE_ARE, ALL_OR_NONE };

/* The tower's chances, as thresholds of 2^32, by mood. */
enum { OLDEST = 30, BIGGEST = 20, MOST_INSIDE = 30, MOODS = 8 };

typedef struct TowerRow {
    uint32_t stays[MOODS];
    uint32_t leaves[MOODS][OLDEST + 1];
} TowerRow;

typedef struct Rules {
    int32_t start_money[3];
    int32_t armies_each, turn_order, spare_cards, order_before_event, event_cards, draft_order, draft_exchange;
    int32_t empty_boxes_declared, peasants_help_below, single_marker_peasants, defenders, revolt_defenders;
    int32_t peasants_alone, unguarded_revolts, neutral_conquest_markers, combat_may_be_declined, deploy1;
    int32_t revolt_before_income, tie_break, favor_armies;
    int32_t court, landsknechte;
    int32_t draft; /* the option lineup */

    int32_t events; /* how many cards */
    int32_t event_number[MOST_EVENTS], event_effect[MOST_EVENTS], event_amount[MOST_EVENTS];
    int32_t event_region[MOST_EVENTS], event_loss[MOST_EVENTS];
    int32_t favor_effect[FAVORS], favor_amount[FAVORS], favor_building[FAVORS], favor_against[FAVORS];
    int32_t favor_costs[FAVOR_SPACES];
    int32_t landsknechte_cards[LANDSKNECHTE_CARDS * BENEFITS];

    /* the board and the box */
    int32_t region[COUNTIES], taxes[COUNTIES], grain[COUNTIES], sites[COUNTIES], out_with_three[COUNTIES];
    int32_t border_count[COUNTIES], borders[COUNTIES * MOST_BORDERS];
    int32_t lineup[SEATS * COUNTIES]; /* armies, for the table's number of players */
    int32_t stock_peasants, stock_buildings[BUILDINGS], stock_markers;
    int32_t groups[GROUPS], primed_armies, primed_peasants, spares, courtiers, tower_cards, regions_needed;
    int32_t prices[ACTIONS], armies[ACTIONS], short_levy[ACTIONS];
    int32_t tile_amount[TILES];
    int32_t supply_table[SUPPLY_ROWS * 3];
    int32_t score_county, score_building, score_majority[BUILDINGS], score_tied;

    /* the tower */
    int32_t moods;         /* how many, each equally likely: of rows with 8 and 8 apart, 64 */
    int32_t tower_columns; /* 1, or one for each number inside */
    int32_t tower_rows;
    const TowerRow *tower; /* set by the module: not a field */
} Rules;

extern const Field wallenstein_rule_fields[];

#endif
