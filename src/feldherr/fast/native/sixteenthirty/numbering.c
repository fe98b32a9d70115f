/* The integer face: every answer has a number; those with several cards are answered card by card.
   Cards placed or bid end with ACT_PASS where there could be more; an exchange is what is taken, then what is given. */
#include "answering.h"

#include <string.h>

enum { MOST_SPELLED = 8 };

static int number_displayed(int country, int card)
{
    const int local = card < OPEN ? card % HIGHEST : HIGHEST + card - OPEN;
    return country * 2 * HIGHEST + local;
}

static int number_of_lobby(const Move *move)
{
    return (move->fields[0] * ISSUES + move->fields[1]) * (COUNTRIES + 1) + move->fields[2] + 1;
}

/* The parts of a bid: cards, no more of them, and what is dropped for them. */
static int spell_bid(const Move *bid, int16_t parts[MOST_SPELLED])
{
    int number = 0;
    for (int i = 1; i < bid->length; i++) {
        if (i == bid->fields[0] + 1 && bid->fields[0] < STACK)
            parts[number++] = ACT_PASS;
        parts[number++] = (int16_t)(ACT_CARD + bid->fields[i]);
    }
    if (bid->length == bid->fields[0] + 1 && bid->fields[0] < STACK)
        parts[number++] = ACT_PASS;
    return number;
}

static int spell_placing(const Move *move, int16_t parts[MOST_SPELLED])
{
    int number = 0;
    for (int i = 0; i < move->length; i += 2)
        parts[number++] = (int16_t)(ACT_DISPLAYED + number_displayed(move->fields[i], move->fields[i + 1]));
    if (number < INITIAL_INFLUENCE)
        parts[number++] = ACT_PASS;
    return number;
}

/* A move as one number, or as several. */
static int spell(const Move *move, int16_t parts[MOST_SPELLED])
{
    const int8_t *f = move->fields;
    int number = ACT_PASS;
    switch (move->verb) {
    case VERB_BID: return spell_bid(move, parts);
    case VERB_INFLUENCE: return spell_placing(move, parts);
    case VERB_PASS_MARKER: number = ACT_MARKER + f[0]; break;
    case VERB_VOTE: number = ACT_VOTE + f[0]; break;
    case VERB_REMOVE: number = ACT_DISPLAYED + number_displayed(f[0], f[1]); break;
    case VERB_ASSASSINATE: number = ACT_ASSASSINATE + f[0] * DISPLAYED + number_displayed(f[1], f[2]); break;
    case VERB_COLLECT: number = ACT_OFFER + f[0] * KINDS + f[1]; break;
    case VERB_LOBBY: number = ACT_LOBBY + number_of_lobby(move); break;
    case VERB_LOBBY_THE_CROWN: number = ACT_LOBBY_THE_CROWN + number_of_lobby(move); break;
    case VERB_PASS: break;
    default: number = ACT_SPECIAL + (move->verb - VERB_IMPROVE_MILITARY) * COUNTRIES + f[0]; break;
    }
    parts[0] = (int16_t)number;
    return 1;
}

static bool begins_with(const int16_t *parts, int length, const State *g, int seat)
{
    const int given = g->parts_length[seat];
    return length > given && memcmp(parts, g->parts[seat], (size_t)given * sizeof parts[0]) == 0;
}

/* Cards are put down lowest first; enough must follow. */
static void mask_excess(const State *g, int seat, uint8_t *legal)
{
    const Cards *hand = &g->hand[seat];
    const int given = g->parts_length[seat], due = excess(g, seat) - given;
    const int last = given ? g->chosen[given - 1] : -1;
    int used = 0, from_here = 0;
    for (int i = 0; i < given; i++)
        used += g->chosen[i] == last;
    for (int kind = KINDS - 1; kind >= 0 && kind >= last; kind--) {
        const int free = hand->of[kind] - (kind == last ? used : 0);
        from_here += free;
        if (free && from_here >= due)
            legal[ACT_CARD + kind] = 1;
    }
}

static void mask_exchange(const State *g, int seat, uint8_t *legal)
{
    Options options;
    if (g->parts_length[seat]) {
        for (uint64_t left = g->hand[seat].kinds; left; left &= left - 1)
            legal[ACT_CARD + lowest(left)] = 1;
        return;
    }
    list_options(g, seat, &options);
    legal[ACT_PASS] = 1;
    for (int i = 0; i < options.number; i++)
        legal[ACT_OFFER + options.code[i] / 64 * KINDS + options.code[i] % 64] = 1;
}

void mask(const void *game, int seat, uint8_t *legal)
{
    const State *g = game;
    Options options;
    Move move;
    int16_t parts[MOST_SPELLED];
    memset(legal, 0, ACTION_COUNT);
    if (g->question.kind == ASKS_EXCESS) {
        mask_excess(g, seat, legal);
        return;
    }
    if (g->question.kind == ASKS_EXCHANGE) {
        mask_exchange(g, seat, legal);
        return;
    }
    list_options(g, seat, &options);
    for (int i = 0; i < options.number; i++) {
        move_of_code(g->question.kind, options.code[i], &move);
        if (begins_with(parts, spell(&move, parts), g, seat))
            legal[parts[g->parts_length[seat]]] = 1;
    }
}

static bool put_down(State *g, int seat, int action)
{
    uint8_t legal[ACTION_COUNT] = {0};
    mask_excess(g, seat, legal);
    if (action < ACT_CARD || action >= ACT_CARD + KINDS || !legal[action])
        return false;
    g->chosen[g->parts_length[seat]++] = (int8_t)(action - ACT_CARD);
    if (g->parts_length[seat] == excess(g, seat)) {
        Move move = plain_move(VERB_MARKET);
        move.length = (int8_t)g->parts_length[seat];
        memcpy(move.fields, g->chosen, (size_t)move.length);
        play(g, seat, &move);
    }
    return true;
}

static bool exchange_by(State *g, int seat, int action)
{
    uint8_t legal[ACTION_COUNT] = {0};
    mask_exchange(g, seat, legal);
    if (!legal[action])
        return false;
    if (action == ACT_PASS) {
        const Move move = plain_move(VERB_PASS);
        play(g, seat, &move);
    } else if (!g->parts_length[seat]) {
        g->parts[seat][g->parts_length[seat]++] = (int16_t)action;
    } else {
        const int taken = g->parts[seat][0] - ACT_OFFER;
        Move move = move_of_two(VERB_EXCHANGE, taken / KINDS, taken % KINDS);
        move.fields[move.length++] = (int8_t)(action - ACT_CARD);
        play(g, seat, &move);
    }
    return true;
}

/* Answers by number; false where that number is no legal answer now, and nothing has changed. */
bool act(void *game, int seat, int action)
{
    State *g = game;
    Options options;
    Move move;
    int16_t parts[MOST_SPELLED];
    if (action < 0 || action >= ACTION_COUNT || g->t.sealed >> seat & 1)
        return false;
    if (g->question.kind == ASKS_EXCESS)
        return put_down(g, seat, action);
    if (g->question.kind == ASKS_EXCHANGE)
        return exchange_by(g, seat, action);
    list_options(g, seat, &options);
    for (int i = 0; i < options.number; i++) {
        move_of_code(g->question.kind, options.code[i], &move);
        const int length = spell(&move, parts), given = g->parts_length[seat];
        if (!begins_with(parts, length, g, seat) || parts[given] != action)
            continue;
        if (length > given + 1)
            g->parts[seat][g->parts_length[seat]++] = (int16_t)action;
        else
            play(g, seat, &move);
        return true;
    }
    return false;
}
