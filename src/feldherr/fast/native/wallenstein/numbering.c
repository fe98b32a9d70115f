/* The integer face: every answer has a number; plans and boxes left empty are answered box by box. */
#include "answering.h"

#include <string.h>

static int number_of_card(int card)
{
    if (card < COUNTIES)
        return ACT_COUNTY + card;
    if (card >= COINS)
        return ACT_COIN + card - COINS;
    return card == MONEY ? ACT_MONEY : card == BLANK ? ACT_BLANK : card == TOWER_CARD ? ACT_TOWER : ACT_EMPTY;
}

static int card_of_number(int action)
{
    static const int8_t CARDS[] = {MONEY, BLANK, TOWER_CARD, EMPTY};
    if (action < ACT_MONEY)
        return action - ACT_COUNTY;
    return action >= ACT_COIN ? COINS + action - ACT_COIN : CARDS[action - ACT_MONEY];
}

static int number_of_option(Option option_)
{
    switch (option_.verb) {
    case VERB_POSITION: return ACT_POSITION + option_.value - 1;
    case VERB_DEFEND: return ACT_DEFEND + option_.value;
    case VERB_DRAW: return ACT_DRAW;
    case VERB_EXCHANGE: return ACT_EXCHANGE;
    case VERB_PLACE: return ACT_PLACE + option_.value - 1;
    case VERB_FAVOR: return ACT_FAVOR + option_.value - 1;
    case VERB_REMOVE_EVENT: return ACT_REMOVE_EVENT;
    case VERB_BENEFIT: return ACT_BENEFIT + option_.value;
    case VERB_PASS: return ACT_PASS;
    default: return ACT_COUNTY + option_.value; /* taken, revolting, calmed, built in, deployed in */
    }
}

static int neighbour_of(const State *g, int origin, int target)
{
    int at = 0;
    while (borders_of(g, origin)[at] != target)
        at++;
    return at;
}

static void mask_marches(const State *g, uint8_t *legal)
{
    const Question *question = &g->question;
    for (int i = 0; i < question->targets; i++) {
        const int slot = neighbour_of(g, question->origin, question->target[i]) * MOST_MARCHING;
        memset(legal + ACT_MOVE + slot, 1, (size_t)question->most);
        if (question->recruits)
            memset(legal + ACT_RECRUIT_AND_MOVE + slot, 1, (size_t)question->most_with_recruit);
    }
    legal[ACT_PASS] = question->may_decline;
    legal[ACT_RECRUIT] = question->recruits;
}

/* Boxes are left out in their order; enough must follow. */
static void mask_leaves(const State *g, int seat, uint8_t *legal)
{
    int8_t boxes[BOXES];
    const int number = boxes_of(g->rules, boxes), left = g->question.most - g->boxes_laid[seat];
    const int last = g->boxes_laid[seat] ? g->laid[seat * BOXES + g->boxes_laid[seat] - 1] : -1;
    for (int i = 0; i <= number - left; i++)
        if (boxes[i] > last)
            legal[ACT_LEAVE + boxes[i]] = 1;
}

static const int8_t *laid_by(const State *g, int seat)
{
    static const int8_t NOTHING[BOXES] = {NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN,
                                          NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN};
    return g->boxes_laid[seat] ? g->laid + seat * BOXES : NOTHING;
}

static void mask_cards(const State *g, int seat, uint8_t *legal)
{
    int8_t cards[COUNTIES + 10];
    const int number = cards_for(g, seat, next_box(g, seat), laid_by(g, seat), cards);
    for (int i = 0; i < number; i++)
        legal[number_of_card(cards[i])] = 1;
}

void mask(const void *game, int seat, uint8_t *legal)
{
    const State *g = game;
    memset(legal, 0, ACTION_COUNT);
    switch (g->question.kind) {
    case ASKS_NOTHING: break;
    case ASKS_PLAN: mask_cards(g, seat, legal); break;
    case ASKS_LEAVE: mask_leaves(g, seat, legal); break;
    case ASKS_MOVE:
    case ASKS_RECRUIT: mask_marches(g, legal); break;
    default:
        for (int i = 0; i < g->question.count; i++)
            legal[number_of_option(g->question.options[i])] = 1;
    }
}

static bool lay_card(State *g, int seat, int action)
{
    int8_t cards[COUNTIES + 10], boxes[BOXES], *laid = g->laid + seat * BOXES;
    if (g->t.sealed >> seat & 1 || action < ACT_COUNTY || action >= ACT_DRAW)
        return false;
    const int box = next_box(g, seat), card = card_of_number(action);
    const int number = cards_for(g, seat, box, laid_by(g, seat), cards);
    int at = 0;
    while (at < number && cards[at] != card)
        at++;
    if (at == number)
        return false;
    if (!g->boxes_laid[seat])
        memset(laid, NO_PLAN, BOXES);
    laid[box] = (int8_t)card;
    g->boxes_laid[seat]++;
    if (g->boxes_laid[seat] == boxes_of(g->rules, boxes)) {
        Move plan = plain_move(VERB_PLAN);
        plan.length = BOXES;
        memcpy(plan.fields, laid, BOXES);
        play(g, seat, &plan);
    }
    return true;
}

static bool leave_box(State *g, int seat, int action)
{
    uint8_t legal[ACTION_COUNT] = {0};
    mask_leaves(g, seat, legal);
    if (!legal[action])
        return false;
    g->laid[seat * BOXES + g->boxes_laid[seat]++] = (int8_t)(action - ACT_LEAVE);
    if (g->boxes_laid[seat] == g->question.most) {
        Move move = plain_move(VERB_LEAVE);
        move.length = g->question.most;
        memcpy(move.fields, g->laid + seat * BOXES, (size_t)move.length);
        play(g, seat, &move);
    }
    return true;
}

static bool march_by(State *g, int seat, int action)
{
    Move move;
    if (action == ACT_PASS)
        move = plain_move(VERB_PASS);
    else if (action == ACT_RECRUIT)
        move = plain_move(VERB_RECRUIT);
    else if (action >= ACT_MOVE) {
        const bool recruits = action >= ACT_RECRUIT_AND_MOVE;
        const int at = action - (recruits ? ACT_RECRUIT_AND_MOVE : ACT_MOVE), slot = at / MOST_MARCHING;
        if (slot >= g->rules->border_count[g->question.origin])
            return false;
        move = move_of_two(recruits ? VERB_RECRUIT_AND_MOVE : VERB_MOVE, borders_of(g, g->question.origin)[slot],
                           at % MOST_MARCHING + 1);
    } else {
        return false;
    }
    if (!is_legal(g, seat, &move))
        return false;
    play(g, seat, &move);
    return true;
}

/* Answers by number; false where that number is no legal answer now, and nothing has changed. */
bool act(void *game, int seat, int action)
{
    State *g = game;
    if (action < 0 || action >= ACTION_COUNT)
        return false;
    switch (g->question.kind) {
    case ASKS_NOTHING: return false;
    case ASKS_PLAN: return lay_card(g, seat, action);
    case ASKS_LEAVE: return leave_box(g, seat, action);
    case ASKS_MOVE:
    case ASKS_RECRUIT: return march_by(g, seat, action);
    default: break;
    }
    for (int i = 0; i < g->question.count; i++)
        if (number_of_option(g->question.options[i]) == action) {
            Move move;
            option(g, seat, i, &move);
            play(g, seat, &move);
            return true;
        }
    return false;
}
