/* Winter game round: supply, revolts, scoring, and the end of the game. (000 Winter game round) */
#include <string.h>

#include "steps.h"

enum { LINES = 5 };

/* The intermediate round after fall. */
void play_winter(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->phase = WINTER;
    g->season = WINTER_SEASON;
    for (int line = LINES - 1; line >= 0; line--)
        push(&g->t, step(WINTER_STEP, line, 0, 0));
}

/* The event card left over says how much; grain never falls below 0. (ruling C6) */
static void lose_grain(State *g)
{
    const int8_t card = g->events_open[--g->events_open_length];
    g->events_used[g->events_used_length++] = card;
    for (int seat = 0; seat < g->t.players; seat++)
        g->grain[seat] = (int16_t)greatest(0, g->grain[seat] - g->rules->event_loss[card]);
}

/* Players are looked at in the player order of fall. (000 Revolts) */
static void supply_counties(State *g)
{
    for (int place = g->turn_order_length - 1; place >= 0; place--)
        push(&g->t, step(CHECK_SUPPLY, g->turn_order[place], 0, 0));
}

/* All of them, from all counties. (000 End of the year) */
static void remove_revolt_markers(State *g)
{
    for (int county = 0; county < COUNTIES; county++)
        g->marker_stock += g->markers[county];
    memset(g->markers, 0, sizeof g->markers);
}

/* Between the years grain goes back to 0 and the Landsknechte piles to their order. (000 End of the year) */
static void end_year(State *g)
{
    if (g->year == 1)
        memset(g->grain, 0, sizeof g->grain);
    memset(g->landsknechte, 0, sizeof g->landsknechte);
}

static void (*const WINTER_ROUND[LINES])(State *g) = {
    lose_grain, supply_counties, score, remove_revolt_markers, end_year,
};

/* One line of the winter round, known by its place in WINTER_ROUND. */
void winter_step(State *g, Step step_, const Move *move)
{
    (void)move;
    WINTER_ROUND[step_.a](g);
}

/* Revolting counties and additional peasants: the last row that applies. (000 Provisions table) */
static const int32_t *revolts_for(const State *g, int shortage)
{
    static const int32_t NONE[3] = {0, 0, 0};
    const int32_t *found = NONE;
    for (int row = 0; row < SUPPLY_ROWS; row++)
        if (shortage >= g->rules->supply_table[3 * row])
            found = g->rules->supply_table + 3 * row;
    return found;
}

static void sort(int8_t *items, int count)
{
    for (int i = 1; i < count; i++) {
        const int8_t item = items[i];
        int at = i;
        for (; at > 0 && items[at - 1] > item; at--)
            items[at] = items[at - 1];
        items[at] = item;
    }
}

/* One grain for each county; for want of it, counties drawn at random revolt. */
void check_supply(State *g, Step step_, const Move *move)
{
    (void)move;
    int8_t counties[COUNTIES];
    const int number = counties_of(g, step_.a, counties);
    const int32_t *due = revolts_for(g, greatest(0, number - g->grain[step_.a]));
    const int drawn = chance_draw(&g->t.chance, counties, number, due[1], g->revolting + 1);
    if (!drawn)
        return;
    sort(g->revolting + 1, drawn);
    g->revolting[0] = (int8_t)due[2];
    g->revolting_length = (int8_t)(drawn + 1);
    push(&g->t, step(NEXT_REVOLT, step_.a, 0, 0));
}

/* The player chooses the order of their revolts. Number and strength were fixed before. (ruling P13) */
bool ask_next_revolt(const State *g, Step step_, Question *question)
{
    begin_question(question, ASKS_REVOLT_ORDER, step_.a);
    for (int i = 1; i < g->revolting_length; i++)
        offer(question, VERB_REVOLT, g->revolting[i]);
    return true;
}

void next_revolt(State *g, Step step_, const Move *move)
{
    const int8_t county = move->fields[0];
    int at = 1;
    while (g->revolting[at] != county)
        at++;
    g->revolting_length--;
    memmove(g->revolting + at, g->revolting + at + 1, (size_t)(g->revolting_length - at));
    if (g->revolting_length > 1)
        push(&g->t, step_);
    else
        g->revolting_length = 0;
    push(&g->t, step(REVOLT, step_.a, county, g->revolting[0]));
}

/* After the second scoring. (000 End of the game and winner) */
void end_game(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    g->phase = OVER;
}
