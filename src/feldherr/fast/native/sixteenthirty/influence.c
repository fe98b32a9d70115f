/* Influence: the display and its stacks, ascendant and descendant, Open cards. (5.3, 5.6.3) */
#include "steps.h"

/* One card goes to the owner's market place, and with the last named card all Open ones. (5.1, 5.3.4) */
void discard_from_display(State *g, int seat, int country, int card)
{
    Stack *stack = stack_of(g, seat, country);
    take_from_stack(stack, card);
    add_card(&g->market[seat], card);
    if (!has_named(stack)) {
        for (int i = 0; i < stack->length; i++)
            add_card(&g->market[seat], stack->cards[i]);
        *stack = (Stack){0};
        g->descending[seat * COUNTRIES + country] = 0;
    }
}

/* One way for each kind of card in a stack: country * 64 + kind. */
static void list_stack(const State *g, int seat, int country, Options *options)
{
    const Stack *stack = &g->stack[seat * COUNTRIES + country];
    for (int i = 0; i < stack->length; i++)
        if (i == 0 || stack->cards[i] != stack->cards[i - 1])
            offer(options, country * 64 + stack->cards[i]);
}

/* Of what the step on top asks for: all descending stacks, or the one that loses a card. */
void list_removals(const State *g, int seat, Options *options)
{
    const Step top = g->t.agenda[g->t.depth - 1];
    if (top.kind == LOSE_INFLUENCE) {
        list_stack(g, seat, top.b, options);
        return;
    }
    for (int country = 0; country < COUNTRIES; country++)
        if (g->descending[seat * COUNTRIES + country])
            list_stack(g, seat, country, options);
}

static Asked ask_removal(const State *g, int seat, Question *question, Move *forced)
{
    Options options;
    options.number = 0;
    list_removals(g, seat, &options);
    if (options.number != 1)
        return ask_one(question, ASKS_REMOVAL, seat);
    *forced = move_of_two(VERB_REMOVE, (int)options.code[0] / 64, (int)options.code[0] % 64);
    return ANSWER_FORCED;
}

/* One card from any descending stack. (4.1.1) */
Asked ask_remove_descending(const State *g, Step step_, Question *question, Move *forced)
{
    for (int country = 0; country < COUNTRIES; country++)
        if (g->descending[step_.a * COUNTRIES + country])
            return ask_removal(g, step_.a, question, forced);
    return NOBODY_ASKED;
}

void remove_descending(State *g, Step step_, const Move *move)
{
    if (move)
        discard_from_display(g, step_.a, move->fields[0], move->fields[1]);
}

/* A victim of unrest or a resolution loser: ascendant influence turns, descendant loses a card. (4.1.3.7, 5.6.3) */
Asked ask_lose_influence(const State *g, Step step_, Question *question, Move *forced)
{
    if (!g->descending[step_.a * COUNTRIES + step_.b])
        return NOBODY_ASKED;
    return ask_removal(g, step_.a, question, forced);
}

void lose_influence(State *g, Step step_, const Move *move)
{
    if (move)
        discard_from_display(g, step_.a, step_.b, move->fields[1]);
    else
        g->descending[step_.a * COUNTRIES + step_.b] = 1;
}

/* What befalls these players, from the current player to the left. (ruling Q10) */
void push_losers(State *g, unsigned seats, int country)
{
    const int first = g->current > 0 ? g->current : 0;
    for (int i = g->t.players - 1; i >= 0; i--) {
        const int seat = (first + i) % g->t.players;
        if (seats >> seat & 1)
            push(&g->t, step(LOSE_INFLUENCE, seat, country, 0));
    }
}
