/* The legal moves of a question, numbered as in Python: count, option and legality are all there is to know. */
#include "answering.h"

enum { BAND = 4096, TARGETS = COUNTRIES + 1 };

/* All options where they are listed: not of exchanges and excess cards, which are counted. */
void list_options(const State *g, int seat, Options *options)
{
    options->number = 0;
    switch (g->question.kind) {
    case ASKS_MARKER: list_markers(g, seat, options); break;
    case ASKS_INITIAL: list_placings(g, seat, options); break;
    case ASKS_REMOVAL: list_removals(g, seat, options); break;
    case ASKS_SPECIAL: list_specials(g, seat, options); break;
    case ASKS_LOBBY: list_lobbies(g, seat, 0, options); break;
    case ASKS_BID: list_bids(g, seat, options); break;
    case ASKS_VOTE:
        offer(options, RED);
        offer(options, BLUE);
        break;
    case ASKS_EXCHANGE: list_offers(g, seat, options); break;
    case ASKS_COLLECTION: list_offers(g, NONE, options); break;
    default: break;
    }
}

static void lobby_of_code(int verb, int code, Move *move)
{
    *move = move_of_two(verb, code / TARGETS / ISSUES, code / TARGETS % ISSUES);
    move->fields[move->length++] = (int8_t)(code % TARGETS - 1);
}

static void special_of_code(int code, Move *move)
{
    static const int8_t VERBS[] = {0, VERB_IMPROVE_MILITARY, VERB_INCREASE_ARMY_SIZE, VERB_INCREASE_STATUS,
                                   VERB_PLACE_LEADER, 0, VERB_CAUSE_UNREST};
    const int card = code / BAND - 1 + SPECIAL, target = code % BAND;
    if (code == 0)
        *move = plain_move(VERB_PASS);
    else if (card == LOBBY_THE_CROWN)
        lobby_of_code(VERB_LOBBY_THE_CROWN, target, move);
    else if (card == ASSASSIN) {
        const int place = target / KINDS;
        *move = move_of_two(VERB_ASSASSINATE, place / COUNTRIES, place % COUNTRIES);
        move->fields[move->length++] = (int8_t)(target % KINDS);
    } else {
        *move = move_of(VERBS[card - SPECIAL], target);
    }
}

static void bid_of_code(int64_t code, Move *move)
{
    const int number = (int)(code >> 36) / 4, dropped = (int)(code >> 36) % 4;
    if (code == 0) {
        *move = plain_move(VERB_PASS);
        return;
    }
    *move = move_of(VERB_BID, number);
    for (int i = 0; i < number; i++)
        move->fields[move->length++] = (int8_t)(code >> (30 - 6 * i) & 63);
    for (int i = 0; i < dropped; i++)
        move->fields[move->length++] = (int8_t)(code >> (12 - 6 * i) & 63);
}

static void placing_of_code(int64_t code, Move *move)
{
    *move = plain_move(VERB_INFLUENCE);
    for (int i = 0; i < code >> 30; i++) {
        const int pair = (int)(code >> (20 - 10 * i) & 1023);
        move->fields[move->length++] = (int8_t)(pair / 64);
        move->fields[move->length++] = (int8_t)(pair % 64);
    }
}

void move_of_code(int kind, int64_t code, Move *move)
{
    switch (kind) {
    case ASKS_MARKER: *move = move_of(VERB_PASS_MARKER, (int)code); break;
    case ASKS_INITIAL: placing_of_code(code, move); break;
    case ASKS_REMOVAL: *move = move_of_two(VERB_REMOVE, (int)code / 64, (int)code % 64); break;
    case ASKS_SPECIAL: special_of_code((int)code, move); break;
    case ASKS_LOBBY: lobby_of_code(VERB_LOBBY, (int)code, move); break;
    case ASKS_BID: bid_of_code(code, move); break;
    case ASKS_VOTE: *move = move_of(VERB_VOTE, (int)code); break;
    default: *move = move_of_two(VERB_COLLECT, (int)code / 64, (int)code % 64); break;
    }
}

/* Of moves that are sealed: a marker, a vote, or a placing. */
int64_t code_of_sealed(int kind, const Move *move)
{
    if (kind != ASKS_INITIAL)
        return move->fields[0];
    int64_t code = move->length / 2;
    for (int i = 0; i < INITIAL_INFLUENCE; i++)
        code = code << 10 | (2 * i < move->length ? move->fields[2 * i] * 64 + move->fields[2 * i + 1] : 0);
    return code;
}

static int count_kinds(const Cards *cards)
{
    int number = 0;
    for (uint64_t left = cards->kinds; left; left &= left - 1)
        number++;
    return number;
}

static int nth_kind(const Cards *cards, int at)
{
    uint64_t left = cards->kinds;
    for (; at > 0; at--)
        left &= left - 1;
    return lowest(left);
}

long long count_options(const void *game, int seat)
{
    const State *g = game;
    Options options;
    if (g->question.kind == ASKS_EXCESS) {
        const double number = count_choices(&g->hand[seat], excess(g, seat));
        return number < 9e15 ? (long long)number : -1;
    }
    list_options(g, seat, &options);
    return g->question.kind == ASKS_EXCHANGE ? 1 + options.number * count_kinds(&g->hand[seat]) : options.number;
}

static void excess_option(const State *g, int seat, double index, Move *move)
{
    const int number = excess(g, seat);
    *move = plain_move(VERB_MARKET);
    move->length = (int8_t)number;
    choice_at(&g->hand[seat], number, index, move->fields);
}

static void exchange_option(const State *g, int seat, const Options *options, int index, Move *move)
{
    const int held = count_kinds(&g->hand[seat]);
    if (index == 0) {
        *move = plain_move(VERB_PASS);
        return;
    }
    const int code = (int)options->code[(index - 1) / held];
    *move = move_of_two(VERB_EXCHANGE, code / 64, code % 64);
    move->fields[move->length++] = (int8_t)nth_kind(&g->hand[seat], (index - 1) % held);
}

void option(const void *game, int seat, long long index, Move *move)
{
    const State *g = game;
    Options options;
    if (g->question.kind == ASKS_EXCESS) {
        excess_option(g, seat, (double)index, move);
        return;
    }
    list_options(g, seat, &options);
    if (g->question.kind == ASKS_EXCHANGE)
        exchange_option(g, seat, &options, (int)index, move);
    else
        move_of_code(g->question.kind, options.code[index], move);
}

/* One of the legal moves, each equally likely. */
void sample(const void *game, int seat, Luck *luck, Move *move)
{
    const State *g = game;
    Options options;
    if (g->question.kind == ASKS_EXCESS) {
        const double ways = count_choices(&g->hand[seat], excess(g, seat)), at = luck_share(luck) * ways;
        excess_option(g, seat, at < 9e15 ? (double)(long long)at : at, move);
        return;
    }
    list_options(g, seat, &options);
    if (g->question.kind == ASKS_EXCHANGE)
        exchange_option(g, seat, &options, luck_below(luck, 1 + options.number * count_kinds(&g->hand[seat])), move);
    else
        move_of_code(g->question.kind, options.code[luck_below(luck, options.number)], move);
}

static bool is_legal_excess(const State *g, int seat, const Move *move)
{
    Cards given = {0};
    if (move->verb != VERB_MARKET || move->length != excess(g, seat))
        return false;
    for (int i = 0; i < move->length; i++) {
        const int kind = move->fields[i];
        if (kind < 0 || kind >= KINDS || (i && kind < move->fields[i - 1]))
            return false;
        add_card(&given, kind);
        if (given.of[kind] > g->hand[seat].of[kind])
            return false;
    }
    return true;
}

static bool is_legal_exchange(const State *g, int seat, const Move *move)
{
    const int other = move->fields[0], taken = move->fields[1], given = move->fields[2];
    if (move->verb == VERB_PASS)
        return move->length == 0;
    return move->verb == VERB_EXCHANGE && move->length == 3 && other >= 0 && other < g->t.players && other != seat &&
           taken >= 0 && taken < KINDS && given >= 0 && given < KINDS && g->market[other].of[taken] &&
           g->hand[seat].of[given];
}

bool is_legal(const void *game, int seat, const Move *move)
{
    const State *g = game;
    Options options;
    Move offered;
    if (!(g->question.asked >> seat & 1) || g->t.sealed >> seat & 1)
        return false;
    if (g->question.kind == ASKS_EXCESS)
        return is_legal_excess(g, seat, move);
    if (g->question.kind == ASKS_EXCHANGE)
        return is_legal_exchange(g, seat, move);
    list_options(g, seat, &options);
    for (int i = 0; i < options.number; i++) {
        move_of_code(g->question.kind, options.code[i], &offered);
        if (same_move(&offered, move))
            return true;
    }
    return false;
}
