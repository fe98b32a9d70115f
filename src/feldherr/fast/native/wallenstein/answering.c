/* The legal moves of a question, numbered as in Python: count, option and legality are all there is to know. */
#include "answering.h"

#include <string.h>

long long count_options(const void *game, int seat)
{
    (void)seat;
    return ((const State *)game)->question.count;
}

static void marching_option(const Question *question, int index, int most, int verb, Move *move)
{
    *move = most && index / most < question->targets
                ? move_of_two(verb, question->target[index / most], index % most + 1)
                : plain_move(VERB_PASS);
}

static long long choose(int n, int k)
{
    long long ways = 1;
    for (int i = 0; i < k; i++)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

/* The boxes left empty, in the order of combinations. */
static void leave_option(const State *g, long long index, Move *move)
{
    int8_t boxes[BOXES];
    const int number = boxes_of(g->rules, boxes);
    *move = plain_move(VERB_LEAVE);
    for (int at = 0; at < number && move->length < g->question.most; at++) {
        const long long with_it = choose(number - at - 1, g->question.most - move->length - 1);
        if (index < with_it)
            move->fields[move->length++] = boxes[at];
        else
            index -= with_it;
    }
}

void option(const void *game, int seat, long long index, Move *move)
{
    (void)seat;
    const State *g = game;
    const Question *question = &g->question;
    const int marches = question->targets * question->most;
    if (question->kind == ASKS_LEAVE)
        leave_option(g, index, move);
    else if (question->kind == ASKS_MOVE || (question->kind == ASKS_RECRUIT && index < marches))
        marching_option(question, (int)index, question->most, VERB_MOVE, move);
    else if (question->kind == ASKS_RECRUIT && index == marches)
        *move = plain_move(VERB_RECRUIT);
    else if (question->kind == ASKS_RECRUIT)
        marching_option(question, (int)index - marches - 1, question->most_with_recruit, VERB_RECRUIT_AND_MOVE, move);
    else {
        const Option chosen = question->options[index];
        *move = move_of(chosen.verb, chosen.value);
        if (chosen.verb == VERB_PASS || chosen.verb == VERB_DRAW || chosen.verb == VERB_EXCHANGE ||
            chosen.verb == VERB_REMOVE_EVENT)
            move->length = 0;
    }
}

static bool is_target(const Question *question, int county)
{
    for (int i = 0; i < question->targets; i++)
        if (question->target[i] == county)
            return true;
    return false;
}

static bool is_legal_march(const Question *question, const Move *move)
{
    const bool moves = move->length == 2 && is_target(question, move->fields[0]) && move->fields[1] >= 1;
    if (move->verb == VERB_PASS)
        return question->may_decline && move->length == 0;
    if (move->verb == VERB_MOVE)
        return moves && move->fields[1] <= question->most;
    if (!question->recruits)
        return false;
    if (move->verb == VERB_RECRUIT)
        return move->length == 0;
    return move->verb == VERB_RECRUIT_AND_MOVE && moves && move->fields[1] <= question->most_with_recruit;
}

static bool is_legal_leave(const State *g, const Move *move)
{
    int8_t boxes[BOXES];
    const int number = boxes_of(g->rules, boxes);
    int at = 0;
    if (move->verb != VERB_LEAVE || move->length != g->question.most)
        return false;
    for (int i = 0; i < move->length; i++, at++) {
        while (at < number && boxes[at] != move->fields[i])
            at++;
        if (at >= number)
            return false;
    }
    return true;
}

bool is_legal(const void *game, int seat, const Move *move)
{
    const State *g = game;
    const Question *question = &g->question;
    Move offered;
    if (question->kind == ASKS_PLAN)
        return !(g->t.sealed >> seat & 1) && move->verb == VERB_PLAN && move->length == BOXES &&
               is_legal_plan(g, seat, move->fields);
    if (question->kind == ASKS_LEAVE)
        return is_legal_leave(g, move);
    if (question->kind == ASKS_MOVE || question->kind == ASKS_RECRUIT)
        return is_legal_march(question, move);
    for (int i = 0; i < question->count; i++) {
        option(g, seat, i, &offered);
        if (same_move(&offered, move))
            return true;
    }
    return false;
}

/* One of the legal moves, each equally likely; of plans, as the reference draws them. */
void sample(const void *game, int seat, Luck *luck, Move *move)
{
    const State *g = game;
    if (g->question.kind != ASKS_PLAN) {
        option(g, seat, luck_below(luck, g->question.count), move);
        return;
    }
    move->verb = VERB_PLAN;
    move->length = BOXES;
    sample_plan(g, seat, luck, move->fields);
}
