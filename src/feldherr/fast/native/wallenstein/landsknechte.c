/* Landsknechte: counties in four regions bring a benefit each season. (000 Wallenstein Landsknechte) */
#include "steps.h"

/* One player after another, in player order. */
void check_landsknechte(State *g)
{
    if (!g->rules->landsknechte)
        return;
    g->phase = LANDSKNECHTE;
    for (int place = g->turn_order_length - 1; place >= 0; place--)
        push(&g->t, step(ADVANCE_PILE, g->turn_order[place], 0, 0));
}

static int regions_of(const State *g, int seat)
{
    unsigned regions = 0;
    int number = 0;
    for (int county = 0; county < COUNTIES; county++)
        if (g->owner[county] == seat)
            regions |= 1u << g->rules->region[county];
    for (; regions; regions &= regions - 1)
        number++;
    return number;
}

/* Who owns counties in enough regions puts the top card under the pile. */
void advance_pile(State *g, Step step_, const Move *move)
{
    (void)move;
    if (regions_of(g, step_.a) >= g->rules->regions_needed) {
        g->landsknechte[step_.a]++;
        push(&g->t, step(CHOOSE_BENEFIT, step_.a, 0, 0));
    }
}

/* The benefits on the top card of the player's pile. */
static const int32_t *top_card(const State *g, int seat)
{
    assert(g->landsknechte[seat] < LANDSKNECHTE_CARDS);
    return g->rules->landsknechte_cards + g->landsknechte[seat] * BENEFITS;
}

/* Exactly one of the benefits on the new top card. (ruling C14) */
bool ask_choose_benefit(const State *g, Step step_, Question *question)
{
    const int32_t *card = top_card(g, step_.a);
    begin_question(question, ASKS_BENEFIT, step_.a);
    for (int benefit = 0; benefit < BENEFITS; benefit++)
        if (card[benefit])
            offer(question, VERB_BENEFIT, benefit);
    return question->count > 0;
}

void choose_benefit(State *g, Step step_, const Move *move)
{
    if (move)
        grant(g, step_.a, move->fields[0], top_card(g, step_.a)[move->fields[0]]);
}

/* Thalers, grain, victory points, or armies from the supply into the tray, as many as there are. */
void grant(State *g, int seat, int benefit, int amount)
{
    if (benefit == THALERS) {
        gain(g->thalers, seat, amount);
    } else if (benefit == GRAIN) {
        gain(g->grain, seat, amount);
    } else if (benefit == VICTORY_POINTS) {
        gain(g->points, seat, amount);
    } else {
        amount = least(amount, g->supply[seat]);
        g->supply[seat] -= (int8_t)amount;
        g->tray[seat] += (int16_t)amount;
    }
}
