/* The agenda: a stack of steps still to do, and what each asks and does. (kernel/game.py) */
#include "answering.h"

typedef struct StepRule {
    Ask *ask;
    Do *do_;
} StepRule;

static const StepRule RULES[STEP_KINDS] = {
    [ASSIGN_COUNTIES] = {0, assign_counties},
    [PLACE_LINEUP] = {0, place_lineup},
    [PRIME_TOWER] = {0, prime_tower},
    [EMPTY_TRAY] = {0, empty_tray},
    [SHUFFLE_DECKS] = {0, shuffle_decks},
    [DRAFT_TURN] = {ask_draft_turn, draft_turn},
    [PLACE_GROUP] = {ask_place_group, place_group},
    [END_DRAFT] = {0, end_draft},
    [PLAY_YEAR] = {0, play_year},
    [PLAY_SEASON] = {0, play_season},
    [SEASON_STEP] = {0, season_step},
    [DECLARE_EMPTY] = {ask_declare_empty, declare_empty},
    [PLAN_ALL] = {ask_plan_all, plan_all},
    [CHOOSE_POSITION] = {ask_choose_position, choose_position},
    [SETTLE_ORDER] = {0, settle_order},
    [ADVANCE_PILE] = {0, advance_pile},
    [CHOOSE_BENEFIT] = {ask_choose_benefit, choose_benefit},
    [CONVERT] = {0, convert},
    [ASK_FOR_FAVORS] = {0, ask_for_favors},
    [ASK_FOR_FAVOR] = {ask_for_favor, answer_favor},
    [APPLY_FAVOR] = {ask_apply_favor, apply_favor},
    [LEAVE_COURT] = {0, leave_court},
    [PERFORM_ACTION] = {0, perform_action},
    [AFTER_REVOLT] = {0, after_revolt},
    [MOVE_AFTER_DEPLOYING] = {ask_move_after_deploying, move_after_deploying},
    [RECRUIT_OR_MOVE] = {ask_recruit_or_move, recruit_or_move},
    [COMBAT_MOVE] = {ask_combat_move, combat_move},
    [BATTLE] = {ask_battle, battle},
    [BATTLE_RESULT] = {0, battle_result},
    [REVOLT] = {ask_revolt, revolt},
    [REVOLT_RESULT] = {0, revolt_result},
    [THROW] = {0, throw_cubes},
    [PLAY_WINTER] = {0, play_winter},
    [WINTER_STEP] = {0, winter_step},
    [CHECK_SUPPLY] = {0, check_supply},
    [NEXT_REVOLT] = {ask_next_revolt, next_revolt},
    [END_GAME] = {0, end_game},
};

/* Does all steps up to the next one that somebody must decide; a single legal option is played unasked. */
void advance(void *game)
{
    State *g = game;
    g->question.kind = ASKS_NOTHING;
    while (g->t.depth) {
        const Step top = g->t.agenda[g->t.depth - 1];
        const StepRule *rule = &RULES[top.kind];
        if (!rule->ask || !rule->ask(g, top, &g->question)) {
            g->t.depth--;
            rule->do_(g, top, 0);
        } else if (g->question.count == 1) {
            Move only;
            option(g, g->question.seat, 0, &only);
            g->t.depth--;
            rule->do_(g, top, &only);
        } else {
            return;
        }
    }
    g->question.kind = ASKS_NOTHING;
    g->question.seat = -1;
}

/* The question of a position that was just read. */
void ask_again(void *game)
{
    State *g = game;
    for (int seat = 0; seat < SEATS; seat++)
        g->boxes_laid[seat] = 0;
    advance(g);
}

static void seal(State *g, int seat, const Move *plan)
{
    for (int box = 0; box < BOXES; box++)
        g->laid[seat * BOXES + box] = plan->fields[box];
    g->boxes_laid[seat] = 0;
    g->t.sealed |= (uint8_t)(1u << seat);
}

/* The plans are in: they are noted in the order of seats, whoever was first. */
static void note_plans(State *g)
{
    Move plan = plain_move(VERB_PLAN);
    plan.length = BOXES;
    for (int seat = 0; seat < g->t.players; seat++) {
        for (int box = 0; box < BOXES; box++)
            plan.fields[box] = g->laid[seat * BOXES + box];
        note(&g->t, seat, &plan);
    }
}

/* Answers a seat's question with a legal move. */
void play(void *game, int seat, const Move *move)
{
    State *g = game;
    const Step top = g->t.agenda[g->t.depth - 1];
    if (g->question.kind == ASKS_PLAN) {
        seal(g, seat, move);
        if (g->t.sealed != (1u << g->t.players) - 1) {
            ask_plan_all(g, top, &g->question);
            return;
        }
        if (g->t.keeps_log)
            note_plans(g);
        g->t.sealed = 0;
    } else {
        note(&g->t, seat, move);
    }
    g->t.question++;
    g->t.depth--;
    RULES[top.kind].do_(g, top, move);
    advance(g);
}
