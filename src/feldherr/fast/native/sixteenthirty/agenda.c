/* The agenda: a stack of steps still to do, and what each asks and does. (kernel/game.py) */
#include "answering.h"

typedef struct StepRule {
    Ask *ask;
    Do *do_;
} StepRule;

static const StepRule RULES[STEP_KINDS] = {
    [DRAW_MARKERS] = {0, draw_markers},
    [PASS_ON_MARKERS] = {ask_markers, pass_on_markers},
    [DEAL_CARDS] = {0, deal_cards},
    [CHOOSE_FIRST_PLAYER] = {0, choose_first_player},
    [PLACE_INITIAL_INFLUENCE] = {ask_initial_influence, place_initial_influence},
    [PLAY_TURN] = {0, play_turn},
    [PLAY_ROUND] = {0, play_round},
    [ROUND_STEP] = {0, round_step},
    [END_OF_TURN] = {0, end_of_turn},
    [REMOVE_DESCENDING] = {ask_remove_descending, remove_descending},
    [LOSE_INFLUENCE] = {ask_lose_influence, lose_influence},
    [PLAY_SPECIAL_CARD] = {ask_special_card, play_special_card},
    [LOBBY_STEP] = {ask_lobby, lobby_step},
    [BID_TURN] = {ask_bid, bid_turn},
    [TAKE_VOTE] = {ask_vote, take_vote},
    [CALL_SECOND_VOTE] = {0, call_second_vote},
    [END_LOBBY] = {0, end_lobby},
    [FIGHT_WAR] = {0, fight_war},
    [PLACE_EXCESS_CARDS] = {ask_excess_cards, place_excess_cards},
    [EXCHANGE_CARD] = {ask_exchange, exchange_card},
    [COLLECT_CARD] = {ask_collection, collect_card},
    [ROLL_FOR_END] = {0, roll_for_end},
};

/* Does all steps up to the next one that somebody must decide. */
void advance(void *game)
{
    State *g = game;
    Move forced;
    while (g->t.depth) {
        const Step top = g->t.agenda[g->t.depth - 1];
        const StepRule *rule = &RULES[top.kind];
        const Asked asked = rule->ask ? rule->ask(g, top, &g->question, &forced) : NOBODY_ASKED;
        if (asked == SOMEBODY_ASKED)
            return;
        g->t.depth--;
        rule->do_(g, top, asked == ANSWER_FORCED ? &forced : 0);
    }
    g->question = (Question){ASKS_NOTHING, -1, 0};
}

/* The question of a position that was just read. */
void ask_again(void *game)
{
    State *g = game;
    for (int seat = 0; seat < SEATS; seat++)
        g->parts_length[seat] = 0;
    advance(g);
}

static bool is_sealed(int kind)
{
    return kind == ASKS_MARKER || kind == ASKS_INITIAL || kind == ASKS_VOTE;
}

/* The answers are in: they are noted in the order of seats, whoever was first. */
static void note_sealed(State *g)
{
    Move move;
    for (int seat = 0; seat < g->t.players; seat++)
        if (g->question.asked >> seat & 1) {
            move_of_code(g->question.kind, g->sealed[seat], &move);
            note(&g->t, seat, &move);
        }
}

/* Answers a seat's question with a legal move. */
void play(void *game, int seat, const Move *move)
{
    State *g = game;
    const Step top = g->t.agenda[g->t.depth - 1];
    const bool sealed = is_sealed(g->question.kind);
    g->parts_length[seat] = 0;
    if (sealed) {
        g->sealed[seat] = code_of_sealed(g->question.kind, move);
        g->t.sealed |= (uint8_t)(1u << seat);
        if (g->t.sealed != g->question.asked) {
            ask_several(g, &g->question, g->question.kind, g->question.asked);
            return;
        }
        if (g->t.keeps_log)
            note_sealed(g);
        g->t.sealed = 0;
    } else {
        note(&g->t, seat, move);
    }
    g->t.question++;
    g->t.depth--;
    RULES[top.kind].do_(g, top, sealed ? 0 : move);
    advance(g);
}
