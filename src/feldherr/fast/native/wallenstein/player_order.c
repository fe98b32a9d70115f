/* Fix player order: bids, positions and their bonus tiles. (000 Fix player order) */
#include "steps.h"

static int bid_of(const State *g, int seat)
{
    return g->plan[seat * BOXES + BID];
}

/* Thalers to pay: what is printed on a money card. */
static int bid_value(int card)
{
    return card >= COINS ? card - COINS : 0;
}

/* 4, 3, 2, 1, a county, the money card 0 (or what counts as one), no card. (000 Fix player order) */
static int bid_rank(int card)
{
    if (card < COUNTIES)
        return 1;
    if (card == EMPTY || card == LOST)
        return -1;
    return card > COINS ? bid_value(card) + 1 : 0;
}

/* All bids are revealed together and paid. */
static void reveal_bids(State *g)
{
    for (int seat = 0; seat < g->t.players; seat++) {
        g->shown[seat * BOXES + BID] = 1;
        g->thalers[seat] -= (int16_t)bid_value(bid_of(g, seat));
    }
}

/* Highest bid first; equal bids are drawn from the bag. */
static void bidding_order(State *g, int8_t seats[SEATS])
{
    const int players = g->t.players;
    for (int seat = 0; seat < players; seat++)
        seats[seat] = (int8_t)seat;
    chance_shuffle(&g->t.chance, seats, players);
    for (int i = 1; i < players; i++) {
        const int8_t seat = seats[i];
        const int rank = bid_rank(bid_of(g, seat));
        int at = i;
        for (; at > 0 && bid_rank(bid_of(g, seats[at - 1])) < rank; at--)
            seats[at] = seats[at - 1];
        seats[at] = seat;
    }
}

void fix_player_order(State *g)
{
    const int players = g->t.players;
    int8_t seats[SEATS];
    g->phase = PLAYER_ORDER;
    if (g->rules->turn_order == SHUFFLED) {
        g->turn_order_length = (int8_t)players;
        for (int seat = 0; seat < players; seat++)
            g->turn_order[seat] = (int8_t)seat;
        chance_shuffle(&g->t.chance, g->turn_order, players);
        return;
    }
    reveal_bids(g);
    bidding_order(g, seats);
    push(&g->t, step(SETTLE_ORDER, 0, 0, 0));
    for (int i = players - 1; i >= 0; i--)
        push(&g->t, step(CHOOSE_POSITION, seats[i], 0, 0));
}

/* A player swaps their military leader for a bonus tile. */
bool ask_choose_position(const State *g, Step step_, Question *question)
{
    begin_question(question, ASKS_POSITION, step_.a);
    for (int place = 0; place < TILES; place++) {
        bool is_free = true;
        for (int seat = 0; seat < g->t.players; seat++)
            is_free = is_free && g->position[seat] != place;
        if (is_free)
            offer(question, VERB_POSITION, place + 1);
    }
    return true;
}

void choose_position(State *g, Step step_, const Move *move)
{
    g->position[step_.a] = (int8_t)(move->fields[0] - 1);
}

/* Positions from 1 to 5, unclaimed ones skipped. */
void settle_order(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->turn_order_length = 0;
    for (int place = 0; place < TILES; place++)
        for (int seat = 0; seat < g->t.players; seat++)
            if (g->position[seat] == place)
                g->turn_order[g->turn_order_length++] = (int8_t)seat;
}
