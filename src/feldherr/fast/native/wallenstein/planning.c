/* Plan individual actions and place a bid: a card for each box, in secret. (000 Plan individual actions) */
#include <string.h>

#include "steps.h"

enum { MOST_COINS = 5 };

/* The boxes that a plan covers: ten actions, the auction, the court. */
int boxes_of(const Rules *rules, int8_t boxes[BOXES])
{
    int number = 0;
    for (int box = 0; box < BOXES; box++)
        if (box < BID || (box == BID && rules->turn_order == AUCTION) || (box > BID && rules->court))
            boxes[number++] = (int8_t)box;
    return number;
}

static int count_boxes(const Rules *rules)
{
    return ACTIONS + (rules->turn_order == AUCTION) + (rules->court ? 3 : 0);
}

static int spare_card(const Rules *rules)
{
    return rules->spare_cards == SPARE_MONEY ? MONEY : BLANK;
}

static int tower_cards(const Rules *rules)
{
    return rules->court ? rules->tower_cards : 0;
}

/* How many boxes stay empty for want of cards. (ruling C2) */
static int boxes_left_empty(const State *g, int seat)
{
    const int cards = count_counties(g, seat) + g->rules->spares + tower_cards(g->rules);
    return greatest(0, count_boxes(g->rules) - cards);
}

void plan(State *g)
{
    g->phase = PLANNING;
    memset(g->boxes_laid, 0, sizeof g->boxes_laid);
    push(&g->t, step(PLAN_ALL, 0, 0, 0));
    if (g->rules->empty_boxes_declared)
        for (int place = g->previous_order_length - 1; place >= 0; place--)
            if (boxes_left_empty(g, g->previous_order[place]))
                push(&g->t, step(DECLARE_EMPTY, g->previous_order[place], 0, 0));
}

/* -- whole plans -- */

static bool is_declared(const State *g, int seat, int box)
{
    return g->plan[seat * BOXES + box] == EMPTY;
}

static int count_declared(const State *g, int seat)
{
    int number = 0;
    for (int box = 0; box < BOXES; box++)
        number += is_declared(g, seat, box);
    return number;
}

static bool is_box(const Rules *rules, int box)
{
    return box < BID || (box == BID ? rules->turn_order == AUCTION : rules->court);
}

/* Whether this card may lie on this box, whatever lies on the others. */
static bool card_fits(const State *g, int seat, int box, int card, int declared)
{
    const int spare = spare_card(g->rules);
    if (!is_box(g->rules, box) || (declared && (card == EMPTY) != is_declared(g, seat, box)))
        return false;
    if (card >= 0 && card < COUNTIES)
        return g->owner[card] == seat;
    if (card >= COINS && card < COINS + MOST_COINS)
        return box == BID && spare == MONEY && card - COINS <= g->thalers[seat];
    return card == EMPTY || card == TOWER_CARD || (card == spare && (box != BID || card != MONEY));
}

bool is_legal_plan(const State *g, int seat, const int8_t cards[BOXES])
{
    const int declared = count_declared(g, seat);
    const int spare = spare_card(g->rules);
    bool used[COUNTIES] = {false};
    int spares = 0, towers = 0, gaps = 0, laid = 0;
    for (int box = 0; box < BOXES; box++) {
        const int card = cards[box];
        if (card == NO_PLAN)
            continue;
        if (!card_fits(g, seat, box, card, declared) || (card < COUNTIES && used[card]))
            return false;
        if (card < COUNTIES)
            used[card] = true;
        spares += card == spare || card >= COINS;
        towers += card == TOWER_CARD;
        gaps += card == EMPTY;
        laid++;
    }
    return laid == count_boxes(g->rules) && spares <= g->rules->spares && towers <= tower_cards(g->rules) &&
           gaps == boxes_left_empty(g, seat);
}

/* All cards shuffled and laid out; the first one that may be bid is bid. */
void sample_plan(const State *g, int seat, Luck *luck, int8_t cards[BOXES])
{
    int8_t pool[COUNTIES + 3 + BOXES + MOST_COINS + BOXES], boxes[BOXES];
    const int box_count = boxes_of(g->rules, boxes), declared = count_declared(g, seat);
    const bool bidding = g->rules->turn_order == AUCTION && !is_declared(g, seat, BID);
    const int spare = spare_card(g->rules), towers = tower_cards(g->rules);
    const int counties = counties_of(g, seat, pool);
    int number = counties;
    for (int i = 0; i < towers; i++)
        pool[number++] = TOWER_CARD;
    for (int i = greatest(0, box_count - counties - g->rules->spares - towers); i > declared; i--)
        pool[number++] = EMPTY;
    for (int i = 0; i < g->rules->spares; i++)
        pool[number++] = (int8_t)(bidding && spare == MONEY ? COINS + i : spare);
    luck_shuffle(luck, pool, number);
    memset(cards, NO_PLAN, BOXES);
    if (bidding) {
        int at = 0;
        while (pool[at] - COINS > g->thalers[seat])
            at++;
        cards[BID] = pool[at];
        number--;
        memmove(pool + at, pool + at + 1, (size_t)(number - at));
    }
    for (int i = 0; i < box_count; i++) {
        const int box = boxes[i];
        if (is_declared(g, seat, box))
            cards[box] = EMPTY;
        else if (cards[box] == NO_PLAN) {
            const int8_t card = pool[--number];
            cards[box] = card < COINS ? card : MONEY;
        }
    }
}

/* -- box by box -- */

/* The box to ask for now: the bid first, since it decides which money cards are left. */
int next_box(const State *g, int seat)
{
    int8_t boxes[BOXES];
    const int laid = g->boxes_laid[seat];
    boxes_of(g->rules, boxes);
    if (g->rules->turn_order != AUCTION)
        return boxes[laid];
    if (laid == 0)
        return BID;
    return laid <= BID ? boxes[laid - 1] : boxes[laid];
}

/* The cards that may lie on a box when those before it hold these; whatever is chosen, the plan comes out legal. */
int cards_for(const State *g, int seat, int box, const int8_t laid[BOXES], int8_t cards[COUNTIES + 10])
{
    const int spare = spare_card(g->rules), declared = count_declared(g, seat);
    bool used[COUNTIES] = {false};
    int spares = 0, towers = 0, gaps = 0, number = 0;
    if (is_declared(g, seat, box)) {
        cards[0] = EMPTY;
        return 1;
    }
    for (int other = 0; other < BOXES; other++) {
        const int card = laid[other];
        if (card < COUNTIES)
            used[card] = true;
        spares += card == spare || card >= COINS;
        towers += card == TOWER_CARD;
        gaps += card == EMPTY;
    }
    for (int county = 0; county < COUNTIES; county++)
        if (g->owner[county] == seat && !used[county])
            cards[number++] = (int8_t)county;
    if (towers < tower_cards(g->rules))
        cards[number++] = TOWER_CARD;
    if (box == BID && spare == MONEY) {
        for (int coin = 0; coin <= least(g->thalers[seat], g->rules->spares - 1); coin++)
            cards[number++] = (int8_t)(COINS + coin);
    } else if (spares < g->rules->spares) {
        cards[number++] = (int8_t)spare;
    }
    if (!declared && gaps < boxes_left_empty(g, seat))
        cards[number++] = EMPTY;
    return number;
}

/* Everyone plans, secretly and at the same time; the lowest seat that has not answered is asked first. */
bool ask_plan_all(const State *g, Step step_, Question *question)
{
    (void)step_;
    int seat = 0;
    while (g->t.sealed >> seat & 1)
        seat++;
    begin_question(question, ASKS_PLAN, seat);
    question->count = -1;
    return true;
}

/* The plans of all, which lie in `laid`. */
void plan_all(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    const int boxes = g->t.players * BOXES;
    memcpy(g->plan, g->laid, (size_t)boxes);
    for (int box = 0; box < boxes; box++)
        g->shown[box] = g->plan[box] == EMPTY;
}

/* -- boxes left empty -- */

/* Players with too few cards announce in turn which boxes they leave empty. (001 Action phases, ruling P4) */
bool ask_declare_empty(const State *g, Step step_, Question *question)
{
    const int boxes = count_boxes(g->rules), empty = boxes_left_empty(g, step_.a);
    int ways = 1;
    for (int i = 0; i < empty; i++)
        ways = ways * (boxes - i) / (i + 1);
    begin_question(question, ASKS_LEAVE, step_.a);
    question->count = (int16_t)ways;
    question->most = (int8_t)empty;
    return true;
}

void declare_empty(State *g, Step step_, const Move *move)
{
    for (int i = 0; i < move->length; i++) {
        g->plan[step_.a * BOXES + move->fields[i]] = EMPTY;
        g->shown[step_.a * BOXES + move->fields[i]] = 1;
    }
    g->boxes_laid[step_.a] = 0;
}
