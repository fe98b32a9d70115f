/* The fields of rules and state by their names in Python, for reading rules and for writing and reading positions. */
#include "state.h"

#define RULE(name, count) {#name, INT32, offsetof(Rules, name), count, 0, 0}

const Field sixteenthirty_rule_fields[] = {
    RULE(status, COUNTRIES),
    RULE(army_size, COUNTRIES),
    RULE(military_ability, COUNTRIES),
    RULE(adjacent, COUNTRIES),
    RULE(deck, KINDS),
    RULE(vp_markers, 0),
    RULE(draw, 0),
    RULE(card_limit, MOST_TURNS),
    RULE(league_bonus_without_influence, 0),
    RULE(markers, COUNTRIES),
    RULE(special_cards, 0),
    RULE(highest_status, 0),
    RULE(highest_army_size, 0),
    RULE(highest_military_ability, 0),
    RULE(stripped_status, 0),
    RULE(league_gap, 0),
    RULE(ends_at, MOST_TURNS + 1),
    RULE(is_island, COUNTRIES),
    RULE(combat_leader, 0),
    RULE(combat_no_army, 0),
    RULE(combat_unrest, 0),
    RULE(combat_league, 0),
    RULE(combat_island, 0),
    {0},
};

#define ONE(name) {#name, INT8, offsetof(State, name), 0, 0, 0}
#define MANY(name, count) {#name, INT8, offsetof(State, name), count, 0, 0}
#define LIST(name, most) {#name, INT8, offsetof(State, name), most, offsetof(State, name##_length), 0}
#define HELD(name) {#name, CARDS, offsetof(State, name), BY_SEAT + 1, 0, sizeof(Cards)}

const Field sixteenthirty_fields[] = {
    MANY(ability, COUNTRIES),
    MANY(army, COUNTRIES),
    ONE(bidding),
    ONE(current),
    HELD(dark),
    LIST(deck, MOST_CARDS),
    MANY(descending, BY_SEAT + COUNTRIES),
    LIST(discard, MOST_CARDS),
    HELD(drawn),
    HELD(emerged),
    MANY(faction, COUNTRIES),
    ONE(first_player),
    HELD(hand),
    HELD(kept),
    HELD(known),
    MANY(leader, COUNTRIES),
    MANY(league, COUNTRIES),
    LIST(lobby, 5),
    HELD(market),
    MANY(no_influence, BY_SEAT + 1),
    MANY(passed, BY_SEAT + PASSING_ROUNDS),
    ONE(phase),
    {"points", INT16, offsetof(State, points), BY_SEAT + 1, 0, 0},
    {"scorings", INT8, offsetof(State, scorings), MOST_TURNS * SEATS, offsetof(State, scorings_length), sizeof(Scoring)},
    {"stack", INT8, offsetof(State, stack), BY_SEAT + COUNTRIES, 0, sizeof(Stack)},
    MANY(status, COUNTRIES),
    ONE(turn),
    LIST(undrawn, MOST_MARKERS),
    MANY(unrest, COUNTRIES),
    {"vp_markers", INT8, offsetof(State, vp_markers), BY_SEAT + 1, 0, sizeof(Markers)},
    {0},
};
