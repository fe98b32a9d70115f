/* The game turn: player rounds, then the end of the turn. (4) */
#include <string.h>

#include "steps.h"

enum { ROUND_LINES = 5, END_LINES = 9 };

/* Each player one round, from the first player to the left, then the end of the turn. (4) */
void play_turn(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    for (int line = END_LINES - 1; line >= 0; line--)
        push(&g->t, step(END_OF_TURN, line, 0, 0));
    for (int i = g->t.players - 1; i >= 0; i--)
        push(&g->t, step(PLAY_ROUND, (g->first_player + i) % g->t.players, 0, 0));
}

/* A player's round. (4.1) */
void play_round(State *g, Step step_, const Move *move)
{
    (void)move;
    g->current = step_.a;
    for (int line = ROUND_LINES - 1; line >= 0; line--)
        push(&g->t, step(ROUND_STEP, step_.a, line, 0));
}

static void remove_descending_influence(State *g, int seat)
{
    g->phase = REMOVE_INFLUENCE;
    push(&g->t, step(REMOVE_DESCENDING, seat, 0, 0));
}

/* The discard pile becomes the deck. All that was unseen before is in hands and face down in market places. */
static void reshuffle(State *g)
{
    Cards sorted = {0};
    for (int i = 0; i < g->discard_length; i++)
        add_card(&sorted, g->discard[i]);
    g->discard_length = g->deck_length = 0;
    for (uint64_t left = sorted.kinds; left; left &= left - 1)
        for (int i = 0; i < sorted.of[lowest(left)]; i++)
            g->deck[g->deck_length++] = (int8_t)lowest(left);
    chance_shuffle(&g->t.chance, g->deck, g->deck_length);
    for (int seat = 0; seat < g->t.players; seat++) {
        Cards kept = g->hand[seat];
        add_all(&kept, &g->dark[seat]);
        for (uint64_t left = g->known[seat].kinds; left; left &= left - 1)
            for (int i = 0; i < g->known[seat].of[lowest(left)]; i++)
                take_card(&kept, lowest(left));
        g->kept[seat] = kept;
        memset(&g->drawn[seat], 0, sizeof(Cards));
        memset(&g->emerged[seat], 0, sizeof(Cards));
    }
}

/* From the deck; the discard pile becomes a new one when a card is needed and none is there. (4.1.2, ruling Q11) */
static void draw_new_cards(State *g, int seat)
{
    g->phase = DRAW;
    for (int due = g->rules->draw; due && (g->deck_length || g->discard_length); due--) {
        if (!g->deck_length)
            reshuffle(g);
        const int card = g->deck[--g->deck_length];
        add_card(&g->hand[seat], card);
        add_card(&g->drawn[seat], card);
        g->no_influence[seat] = 0;
    }
}

static void play_special_cards(State *g, int seat)
{
    g->phase = SPECIAL_CARDS;
    push(&g->t, step(PLAY_SPECIAL_CARD, seat, 1, 0));
}

static void lobby_the_crown(State *g, int seat)
{
    g->phase = LOBBY;
    push(&g->t, step(LOBBY_STEP, seat, 0, 0));
}

static void place_excess(State *g, int seat)
{
    g->phase = EXCESS_CARDS;
    push(&g->t, step(PLACE_EXCESS_CARDS, seat, 0, 0));
}

static void (*const ROUND[ROUND_LINES])(State *g, int seat) = {
    remove_descending_influence, draw_new_cards, play_special_cards, lobby_the_crown, place_excess,
};

/* One line of the player round, known by its place in ROUND. */
void round_step(State *g, Step step_, const Move *move)
{
    (void)move;
    ROUND[step_.b](g, step_.a);
}

/* To the right, as nothing else in the game. (4.2.4.1) */
static void pass_first_player_marker(State *g)
{
    g->phase = CLEAN_UP;
    g->first_player = (int8_t)((g->first_player + g->t.players - 1) % g->t.players);
}

/* Military leaders, League of Princes and unrest markers. (4.2.4.2) */
static void remove_markers(State *g)
{
    memset(g->leader, 0, sizeof g->leader);
    memset(g->unrest, 0, sizeof g->unrest);
    memset(g->league, NONE, sizeof g->league);
}

static void begin_a_new_turn(State *g)
{
    push(&g->t, step(PLAY_TURN, 0, 0, 0));
}

static void (*const END[END_LINES])(State *g) = {
    add_up_victory_points,
    check_for_end_of_game,
    go_to_market,
    exchange_round,
    collection_round,
    close_the_market,
    pass_first_player_marker,
    remove_markers,
    begin_a_new_turn,
};

/* One line of the end of the turn, known by its place in END. */
void end_of_turn(State *g, Step step_, const Move *move)
{
    (void)move;
    g->current = NONE;
    END[step_.a](g);
}
