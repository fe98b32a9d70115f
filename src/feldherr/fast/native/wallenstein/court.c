/* Emperor's Court: armies become courtiers, courtiers ask for favors. (000 Wallenstein Emperor's Court) */
#include "steps.h"

/* The top three favors, the highest number on the dearest space. (000 Display favor cards) */
void display_favors(State *g)
{
    if (!g->rules->court)
        return;
    g->favors_open_length = FAVOR_SPACES;
    for (int i = 0; i < FAVOR_SPACES; i++) {
        const int8_t favor = g->favor_deck[--g->favor_deck_length];
        int at = i;
        for (; at > 0 && g->favors_open[at - 1] < favor; at--)
            g->favors_open[at] = g->favors_open[at - 1];
        g->favors_open[at] = favor;
    }
}

/* First all conversions in player order, then the favors. (000 Perform actions at the Emperor's Court) */
void attend_court(State *g)
{
    if (!g->rules->court)
        return;
    g->phase = COURT;
    push(&g->t, step(LEAVE_COURT, 0, 0, 0));
    push(&g->t, step(ASK_FOR_FAVORS, 0, 0, 0));
    for (int place = g->turn_order_length - 1; place >= 0; place--)
        for (int box = LAST_COURT_BOX; box >= FIRST_COURT_BOX; box--)
            push(&g->t, step(CONVERT, g->turn_order[place], box, 0));
}

/* Reveals a card of the extra board: armies of a county or of the tray become courtiers, all or none. */
void convert(State *g, Step step_, const Move *move)
{
    (void)move;
    const int seat = step_.a, box = step_.b, number = LAST_COURT_BOX + 1 - box;
    const int card = g->plan[seat * BOXES + box];
    g->shown[seat * BOXES + box] = 1;
    if ((card >= COUNTIES && card != TOWER_CARD) || number > courtiers_in_supply(g, seat))
        return;
    if (card == TOWER_CARD) {
        if (g->tray[seat] < number)
            return;
        g->tray[seat] -= (int16_t)number;
    } else {
        if (g->armies[card] - 1 < number)
            return;
        g->armies[card] -= (int8_t)number;
    }
    g->supply[seat] += (int8_t)number;
    g->entrance[seat] += (int8_t)number;
}

/* Most courtiers first, ties in player order. (000 Take advantage of the Court's favor) */
void ask_for_favors(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    int8_t order[SEATS];
    for (int i = 0; i < g->turn_order_length; i++) {
        const int8_t seat = g->turn_order[i];
        int at = i;
        for (; at > 0 && g->entrance[order[at - 1]] < g->entrance[seat]; at--)
            order[at] = order[at - 1];
        order[at] = seat;
    }
    for (int i = g->turn_order_length - 1; i >= 0; i--)
        push(&g->t, step(ASK_FOR_FAVOR, order[i], 0, 0));
}

/* The courtiers enter the audience hall; the player may take one favor that they can pay. */
bool ask_for_favor(const State *g, Step step_, Question *question)
{
    begin_question(question, ASKS_FAVOR, step_.a);
    for (int space = 0; space < g->favors_open_length; space++)
        if (g->favors_open[space] && g->rules->favor_costs[space] <= g->entrance[step_.a])
            offer(question, VERB_FAVOR, g->favors_open[space]);
    if (!question->count)
        return false;
    offer(question, VERB_PASS, 0);
    return true;
}

static bool has_unrest(const State *g, int seat)
{
    for (int county = 0; county < COUNTIES; county++)
        if (g->owner[county] == seat && g->markers[county])
            return true;
    return false;
}

static bool asks(int effect)
{
    return effect == REMOVE_EVENT || effect == REMOVE_REVOLT_MARKER || effect == BUILDING || effect == DEPLOY;
}

static void take_favor(State *g, int seat, int favor)
{
    const int effect = g->rules->favor_effect[favor - 1];
    int space = 0;
    while (g->favors_open[space] != favor)
        space++;
    g->audience[seat] -= (int8_t)g->rules->favor_costs[space];
    g->favors_open[space] = 0;
    if (effect == REMOVE_REVOLT_MARKER && !has_unrest(g, seat) && !g->kept_favor[seat]) {
        g->kept_favor[seat] = (int8_t)favor;
        return;
    }
    g->favors_used[g->favors_used_length++] = (int8_t)favor;
    if (asks(effect))
        push(&g->t, step(APPLY_FAVOR, seat, favor, 0));
    else if (effect == IMMUNITY)
        g->immunity[seat] |= (int16_t)g->rules->favor_against[favor - 1];
    else
        grant(g, seat, effect, g->rules->favor_amount[favor - 1]);
}

void answer_favor(State *g, Step step_, const Move *move)
{
    bool any = false;
    for (int space = 0; space < g->favors_open_length; space++)
        any = any || g->favors_open[space];
    if (!any)
        return;
    g->audience[step_.a] = g->entrance[step_.a];
    g->entrance[step_.a] = 0;
    if (move && move->verb == VERB_FAVOR)
        take_favor(g, step_.a, move->fields[0]);
}

/* As many as there are, up to the card's number. (003 favor cards, ruling C13) */
static int armies_of_favor(const State *g, int seat, int favor)
{
    const int wanted = g->rules->favor_amount[favor - 1], there = g->supply[seat];
    if (g->rules->favor_armies == ALL_OR_NONE)
        return there >= wanted ? wanted : 0;
    return least(wanted, there);
}

/* A favor must be applied at once, if it can be; else it is spent without effect. (ruling C13) */
bool ask_apply_favor(const State *g, Step step_, Question *question)
{
    const int seat = step_.a, favor = step_.b, effect = g->rules->favor_effect[favor - 1];
    begin_question(question, ASKS_FAVOR_USE, seat);
    if (effect == REMOVE_EVENT && g->event >= 0 && !g->event_removed) {
        offer(question, VERB_REMOVE_EVENT, 0);
        offer(question, VERB_PASS, 0);
    }
    for (int county = 0; county < COUNTIES; county++) {
        const bool own = g->owner[county] == seat;
        if (effect == REMOVE_REVOLT_MARKER && own && g->markers[county])
            offer(question, VERB_CALM, county);
        if (effect == BUILDING && own && may_build(g, county, g->rules->favor_building[favor - 1]))
            offer(question, VERB_BUILD, county);
        if (effect == DEPLOY && (own || g->owner[county] == NOBODY) && armies_of_favor(g, seat, favor))
            offer(question, VERB_DEPLOY, county);
    }
    return question->count > 0;
}

/* Into an own county, or into a neutral one, which is the player's then without a battle. */
static void deploy_free(State *g, int seat, int county, int armies)
{
    g->supply[seat] -= (int8_t)armies;
    if (g->owner[county] == NOBODY)
        win_county(g, seat, county, armies);
    else
        g->armies[county] += (int8_t)armies;
}

void apply_favor(State *g, Step step_, const Move *move)
{
    if (!move)
        return;
    const int county = move->fields[0];
    if (move->verb == VERB_REMOVE_EVENT)
        g->event_removed = 1;
    else if (move->verb == VERB_CALM)
        remove_marker(g, county);
    else if (move->verb == VERB_BUILD)
        build(g, county, g->rules->favor_building[step_.b - 1]);
    else if (move->verb == VERB_DEPLOY)
        deploy_free(g, step_.a, county, armies_of_favor(g, step_.a, step_.b));
}

/* Courtiers go back to the entrance hall, favors nobody took leave the game. */
void leave_court(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    for (int seat = 0; seat < g->t.players; seat++) {
        g->entrance[seat] += g->audience[seat];
        g->audience[seat] = 0;
    }
    for (int space = 0; space < g->favors_open_length; space++)
        if (g->favors_open[space])
            g->favors_used[g->favors_used_length++] = g->favors_open[space];
    g->favors_open_length = 0;
}
