/* Special cards: up to two a round, each with full effect before the next. (4.1.3)
   The play of a card as one number: the card's place in a band of 4096, and its target. 0 is a pass. */
#include "steps.h"

enum { BAND = 4096 };

static void list_countries(const State *g, int card, Options *options)
{
    const Rules *rules = g->rules;
    for (int c = 0; c < COUNTRIES; c++) {
        bool may = !g->unrest[c];
        if (card == MILITARY_IMPROVEMENT)
            may = g->ability[c] < rules->highest_military_ability;
        else if (card == INCREASE_ARMY_SIZE)
            may = g->army[c] < rules->highest_army_size;
        else if (card == INCREASE_STATUS)
            may = g->status[c] < rules->highest_status;
        else if (card == MILITARY_LEADER)
            may = !g->leader[c];
        if (may)
            offer(options, (card - SPECIAL + 1) * BAND + c);
    }
}

/* Every kind of card in every stack on the table. (4.1.3.6) */
static void list_displays(const State *g, Options *options)
{
    for (int place = 0; place < g->t.players * COUNTRIES; place++) {
        const Stack *stack = &g->stack[place];
        for (int i = 0; i < stack->length; i++)
            if (i == 0 || stack->cards[i] != stack->cards[i - 1])
                offer(options, (ASSASSIN - SPECIAL + 1) * BAND + place * KINDS + stack->cards[i]);
    }
}

/* What may be played; a card without a target cannot be. (ruling Q1) */
void list_specials(const State *g, int seat, Options *options)
{
    offer(options, 0);
    for (uint64_t left = g->hand[seat].kinds >> SPECIAL << SPECIAL; left; left &= left - 1) {
        const int card = lowest(left);
        if (card == LOBBY_THE_CROWN)
            list_lobbies(g, seat, BAND, options);
        else if (card == ASSASSIN)
            list_displays(g, options);
        else
            list_countries(g, card, options);
    }
}

/* Always asked, so that a pass betrays no hand. */
Asked ask_special_card(const State *g, Step step_, Question *question, Move *forced)
{
    (void)g, (void)forced;
    return ask_one(question, ASKS_SPECIAL, step_.a);
}

/* A marker; leagues dissolve; who has most influence there is the victim, or all who tie. (4.1.3.7, ruling Q2) */
static void cause_unrest(State *g, int country)
{
    unsigned victims = 0;
    int most = 0;
    g->unrest[country] = 1;
    for (int seat = 0; seat < g->t.players; seat++) {
        const int own = influence(g, seat, country);
        if (own > most)
            victims = 0;
        most = own > most ? own : most;
        if (most && own == most)
            victims |= 1u << seat;
    }
    if (g->league[country] != NONE)
        dissolve_league(g, country);
    push_losers(g, victims, country);
}

static int card_of(int verb)
{
    static const int8_t CARDS[] = {MILITARY_IMPROVEMENT, INCREASE_ARMY_SIZE, INCREASE_STATUS, MILITARY_LEADER, UNREST};
    if (verb == VERB_LOBBY_THE_CROWN)
        return LOBBY_THE_CROWN;
    return verb == VERB_ASSASSINATE ? ASSASSIN : CARDS[verb - VERB_IMPROVE_MILITARY];
}

/* The first or second special card of a round. (4.1.3) */
void play_special_card(State *g, Step step_, const Move *move)
{
    const int seat = step_.a, country = move->fields[0];
    if (move->verb == VERB_PASS)
        return;
    const int card = card_of(move->verb);
    leave_hand(g, seat, card);
    g->discard[g->discard_length++] = (int8_t)card;
    if (step_.b < g->rules->special_cards)
        push(&g->t, step(PLAY_SPECIAL_CARD, seat, step_.b + 1, 0));
    if (card == LOBBY_THE_CROWN)
        begin_lobby(g, seat, move);
    else if (card == ASSASSIN)
        discard_from_display(g, move->fields[0], move->fields[1], move->fields[2]);
    else if (card == MILITARY_IMPROVEMENT)
        g->ability[country]++;
    else if (card == INCREASE_ARMY_SIZE)
        g->army[country]++;
    else if (card == INCREASE_STATUS)
        g->status[country]++;
    else if (card == MILITARY_LEADER)
        g->leader[country] = 1;
    else
        cause_unrest(g, country);
}
