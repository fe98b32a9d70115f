/* A game in which all that is hidden from a seat is drawn afresh, in the order of wallenstein/imagining.py. */
#include <string.h>

#include "answering.h"

static int8_t spare_card_of(const Rules *rules)
{
    return rules->spare_cards == SPARE_MONEY ? MONEY : BLANK;
}

static void sort_cubes(State *g)
{
    for (int i = 1; i < g->inside_length; i++) {
        const int16_t cube = g->inside[i];
        int at = i;
        for (; at > 0 && g->inside[at - 1] > cube; at--)
            g->inside[at] = g->inside[at - 1];
        g->inside[at] = cube;
    }
}

static bool holds(const int8_t *items, int length, int item)
{
    return length > 0 && memchr(items, item, (size_t)length);
}

/* The deck is what was never seen, in any order. */
static void draw_events(State *g, Chance *chance)
{
    if (!g->event_deck_length)
        return;
    g->event_deck_length = 0;
    for (int card = 0; card < g->rules->events; card++)
        if (card != g->event && !holds(g->events_open, g->events_open_length, card) &&
            !holds(g->events_used, g->events_used_length, card))
            g->event_deck[g->event_deck_length++] = (int8_t)card;
    chance_shuffle(chance, g->event_deck, g->event_deck_length);
}

static void draw_action_cards(State *g, Chance *chance)
{
    int number = g->actions_open;
    if (!g->action_cards_length)
        return;
    for (int action = 0; action < ACTIONS; action++)
        if (!holds(g->action_cards, g->actions_open, action))
            g->action_cards[number++] = (int8_t)action;
    chance_shuffle(chance, g->action_cards + g->actions_open, number - g->actions_open);
}

/* Unseen cards are those nowhere else; the bottom of the pile may be known. */
static void draw_pile(State *g, int seat, int drawer, Chance *chance)
{
    const bool hidden = g->drawn >= 0 && !g->drawn_openly && seat != drawer;
    int8_t unseen[COUNTIES];
    int number = 0;
    for (int county = 0; county < COUNTIES; county++)
        if (is_in_play(g, county) && g->owner[county] == NOBODY && (hidden || county != g->drawn) &&
            !holds(g->open_pair, g->open_pair_length, county) && !holds(g->set_aside, g->set_aside_length, county) &&
            !holds(g->pile, g->pile_known, county))
            unseen[number++] = (int8_t)county;
    chance_shuffle(chance, unseen, number);
    if (hidden)
        g->drawn = unseen[--number];
    memcpy(g->pile + g->pile_known, unseen, (size_t)number);
    g->pile_length = (int8_t)(g->pile_known + number);
}

static void draw_favors(State *g, Chance *chance)
{
    if (!g->favor_deck_length)
        return;
    g->favor_deck_length = 0;
    for (int favor = 1; favor <= FAVORS; favor++)
        if (!holds(g->favors_open, g->favors_open_length, favor) && !holds(g->favors_used, g->favors_used_length, favor) &&
            !holds(g->kept_favor, g->t.players, favor))
            g->favor_deck[g->favor_deck_length++] = (int8_t)favor;
    chance_shuffle(chance, g->favor_deck, g->favor_deck_length);
}

/* The hidden boxes of another seat get the cards that may lie there, in any order. */
static void draw_plan(State *g, int seat, Chance *chance)
{
    int8_t pool[COUNTIES + 16], *cards = g->plan + seat * BOXES;
    const int8_t spare = spare_card_of(g->rules);
    bool hidden[BOXES], any = false;
    int number = 0, spares = g->rules->spares, towers = g->rules->court ? g->rules->tower_cards : 0;
    for (int box = 0; box < BOXES; box++) {
        hidden[box] = cards[box] != NO_PLAN && !g->shown[seat * BOXES + box];
        any = any || hidden[box];
        if (hidden[box])
            cards[box] = NO_PLAN;
        spares -= cards[box] == spare || cards[box] >= COINS;
        towers -= cards[box] == TOWER_CARD;
    }
    if (!any)
        return;
    for (int county = 0; county < COUNTIES; county++)
        if (g->owner[county] == seat && !g->newly_won[county] && !holds(cards, BOXES, county))
            pool[number++] = (int8_t)county;
    for (int i = 0; i < spares; i++)
        pool[number++] = spare;
    for (int i = 0; i < towers; i++)
        pool[number++] = TOWER_CARD;
    chance_shuffle(chance, pool, number);
    for (int box = 0; box < BOXES; box++)
        if (hidden[box])
            cards[box] = pool[--number];
}

/* Plans that others sealed are drawn as players that play at random would. */
static void draw_sealed(State *g, int seat, Luck *luck)
{
    for (int other = 0; other < g->t.players; other++) {
        if (other == seat)
            continue;
        g->boxes_laid[other] = 0;
        if (g->question.kind == ASKS_PLAN && g->t.sealed >> other & 1)
            sample_plan(g, other, luck, g->laid + other * BOXES);
    }
}

void imagine(void *game, int seat, Chance *chance, Luck *luck)
{
    State *g = game;
    sort_cubes(g);
    draw_events(g, chance);
    draw_action_cards(g, chance);
    if (g->phase == DRAFT)
        draw_pile(g, seat, g->question.seat, chance);
    if (g->rules->court)
        draw_favors(g, chance);
    for (int other = 0; other < g->t.players; other++)
        if (other != seat)
            draw_plan(g, other, chance);
    draw_sealed(g, seat, luck);
}
