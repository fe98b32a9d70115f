/* The market place: excess cards, the open market, exchange, collection, closing. (4.1.5, 4.2.3, 5.4) */
#include <string.h>

#include "steps.h"

/* Cards due to the market place: all above the limit, and one more. (4.1.5) */
int excess(const State *g, int seat)
{
    const int held = g->hand[seat].total, above = held - g->rules->card_limit[g->turn - 1];
    const int due = (above > 0 ? above : 0) + 1;
    return due < held ? due : held;
}

/* Excess cards and one more go face down into the market place. The whole hand goes unasked. (4.1.5) */
Asked ask_excess_cards(const State *g, Step step_, Question *question, Move *forced)
{
    const Cards *hand = &g->hand[step_.a];
    const int number = excess(g, step_.a);
    if (!number)
        return NOBODY_ASKED;
    if (number < hand->total)
        return ask_one(question, ASKS_EXCESS, step_.a);
    *forced = plain_move(VERB_MARKET);
    for (uint64_t left = hand->kinds; left; left &= left - 1)
        for (int i = 0; i < hand->of[lowest(left)]; i++)
            forced->fields[forced->length++] = (int8_t)lowest(left);
    return ANSWER_FORCED;
}

void place_excess_cards(State *g, Step step_, const Move *move)
{
    for (int i = 0; move && i < move->length; i++) {
        take_card(&g->hand[step_.a], move->fields[i]);
        add_card(&g->dark[step_.a], move->fields[i]);
    }
}

/* All market places are laid open. (4.2.3) */
void go_to_market(State *g)
{
    for (int seat = 0; seat < g->t.players; seat++) {
        Cards *dark = &g->dark[seat];
        for (uint64_t left = dark->kinds; left; left &= left - 1)
            for (int i = 0; i < dark->of[lowest(left)]; i++)
                see(g, seat, lowest(left));
        add_all(&g->market[seat], dark);
        memset(dark, 0, sizeof *dark);
    }
}

static void one_after_another(State *g, int kind)
{
    for (int i = g->t.players - 1; i >= 0; i--)
        push(&g->t, step(kind, (g->first_player + i) % g->t.players, 0, 0));
}

void exchange_round(State *g)
{
    g->phase = EXCHANGE;
    one_after_another(g, EXCHANGE_CARD);
}

void collection_round(State *g)
{
    g->phase = COLLECTION;
    one_after_another(g, COLLECT_CARD);
}

/* Seat and card of all that lies in the market places, identical cards of a seat once: seat * 64 + kind. */
void list_offers(const State *g, int besides, Options *options)
{
    for (int seat = 0; seat < g->t.players; seat++)
        for (uint64_t left = seat == besides ? 0 : g->market[seat].kinds; left; left &= left - 1)
            offer(options, seat * 64 + lowest(left));
}

static int count_offers(const State *g, int besides)
{
    int number = 0;
    for (int seat = 0; seat < g->t.players; seat++)
        for (uint64_t left = seat == besides ? 0 : g->market[seat].kinds; left; left &= left - 1)
            number++;
    return number;
}

/* A player may exchange one card of the hand for one in another player's market place. (4.2.3.1) */
Asked ask_exchange(const State *g, Step step_, Question *question, Move *forced)
{
    (void)forced;
    if (!g->hand[step_.a].total || !count_offers(g, step_.a))
        return NOBODY_ASKED;
    return ask_one(question, ASKS_EXCHANGE, step_.a);
}

void exchange_card(State *g, Step step_, const Move *move)
{
    if (!move || move->verb != VERB_EXCHANGE)
        return;
    const int seat = move->fields[0], taken = move->fields[1], given = move->fields[2];
    take_card(&g->market[seat], taken);
    leave_hand(g, step_.a, given);
    add_card(&g->market[seat], given);
    take_openly(g, step_.a, taken);
}

/* A player picks up a card from any market place. (4.2.3.2) */
Asked ask_collection(const State *g, Step step_, Question *question, Move *forced)
{
    const int number = count_offers(g, NONE);
    if (!number)
        return NOBODY_ASKED;
    if (number > 1)
        return ask_one(question, ASKS_COLLECTION, step_.a);
    for (int seat = 0; seat < g->t.players; seat++)
        if (g->market[seat].total)
            *forced = move_of_two(VERB_COLLECT, seat, lowest(g->market[seat].kinds));
    return ANSWER_FORCED;
}

void collect_card(State *g, Step step_, const Move *move)
{
    if (!move)
        return;
    take_card(&g->market[move->fields[0]], move->fields[1]);
    take_openly(g, step_.a, move->fields[1]);
}

/* What is left goes to the discard pile. (4.2.3.3) */
void close_the_market(State *g)
{
    for (int seat = 0; seat < g->t.players; seat++) {
        Cards *market = &g->market[seat];
        for (uint64_t left = market->kinds; left; left &= left - 1)
            for (int i = 0; i < market->of[lowest(left)]; i++)
                g->discard[g->discard_length++] = (int8_t)lowest(left);
        memset(market, 0, sizeof *market);
    }
}
