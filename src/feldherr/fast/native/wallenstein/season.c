/* Sequence of play: the year, the season and its steps. (000 Sequence of play) */
#include <string.h>

#include "steps.h"

enum { OPEN_ACTIONS = 5, OPEN_EVENTS = 4, LINES = 10, EVENT_LINE = 4, ORDER_LINE = 5 };

/* Four new event cards, then spring, summer, fall and winter. (000 Sequence of play, End of the year) */
void play_year(State *g, Step step_, const Move *move)
{
    (void)move;
    g->year = step_.a;
    g->events_open_length = OPEN_EVENTS;
    for (int i = 0; i < OPEN_EVENTS; i++)
        g->events_open[i] = g->event_deck[--g->event_deck_length];
    push(&g->t, step(PLAY_WINTER, 0, 0, 0));
    for (int season = FALL; season >= SPRING; season--)
        push(&g->t, step(PLAY_SEASON, season, 0, 0));
}

/* Spring, summer and fall run through the same steps. (000 Spring, summer, and fall) */
void play_season(State *g, Step step_, const Move *move)
{
    (void)move;
    g->season = step_.a;
    memcpy(g->previous_order, g->turn_order, sizeof g->turn_order);
    g->previous_order_length = g->turn_order_length;
    g->turn_order_length = 0;
    for (int line = LINES - 1; line >= 0; line--) {
        int next = line;
        if (g->rules->order_before_event && (line == EVENT_LINE || line == ORDER_LINE))
            next = EVENT_LINE + ORDER_LINE - line;
        push(&g->t, step(SEASON_STEP, next, 0, 0));
    }
}

/* Ten cards shuffled: five face up, five face down. (000 Display action cards) */
static void lay_out_action_cards(State *g)
{
    g->action_cards_length = ACTIONS;
    for (int i = 0; i < ACTIONS; i++)
        g->action_cards[i] = (int8_t)i;
    chance_shuffle(&g->t.chance, g->action_cards, ACTIONS);
    g->actions_open = OPEN_ACTIONS;
    g->turn = -1;
}

/* All five tiles on the positions 1 to 5. (000 Display bonus tiles) */
static void lay_out_bonus_tiles(State *g)
{
    if (g->rules->turn_order != AUCTION)
        return;
    g->tiles_length = TILES;
    for (int i = 0; i < TILES; i++)
        g->tiles[i] = (int8_t)i;
    chance_shuffle(&g->t.chance, g->tiles, TILES);
}

/* One of the open event cards, for all players and this season. (000 Determine event) */
static void determine_event(State *g)
{
    const int at = chance_below(&g->t.chance, g->events_open_length);
    g->event = g->events_open[at];
    g->events_open_length--;
    memmove(g->events_open + at, g->events_open + at + 1, (size_t)(g->events_open_length - at));
    g->event_removed = 0;
}

/* Action by action, each by all players in player order. (000 Perform actions) */
static void perform_actions(State *g)
{
    g->phase = ACTING;
    for (int turn = ACTIONS - 1; turn >= 0; turn--)
        push(&g->t, step(PERFORM_ACTION, turn, 0, 0));
}

/* Cards return to the hands, tiles go back, the event card leaves the game. (000 Perform actions) */
static void close_season(State *g)
{
    memset(g->plan, NO_PLAN, sizeof g->plan);
    memset(g->shown, 0, sizeof g->shown);
    memset(g->newly_won, 0, sizeof g->newly_won);
    memset(g->position, -1, sizeof g->position);
    memset(g->immunity, 0, sizeof g->immunity);
    g->tiles_length = 0;
    g->events_used[g->events_used_length++] = g->event;
    g->event = -1;
    g->event_removed = 0;
    g->action_cards_length = 0;
    g->actions_open = 0;
    g->turn = -1;
}

static void (*const SEASON[LINES])(State *g) = {
    lay_out_action_cards,
    lay_out_bonus_tiles,
    display_favors, /* Emperor's Court */
    plan,           /* everyone, in secret */
    determine_event,
    fix_player_order,
    check_landsknechte, /* Landsknechte */
    attend_court,       /* Emperor's Court */
    perform_actions,
    close_season,
};

/* One line of the sequence of play, known by its place in SEASON. */
void season_step(State *g, Step step_, const Move *move)
{
    (void)move;
    SEASON[step_.a](g);
}
