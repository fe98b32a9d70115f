/* The steps of the game, chapter by chapter as in Python. A step asks, then does. */
#ifndef FELDHERR_W_STEPS_H
#define FELDHERR_W_STEPS_H

#include "state.h"

enum {
    ASSIGN_COUNTIES, PLACE_LINEUP, PRIME_TOWER, EMPTY_TRAY, SHUFFLE_DECKS,                         /* setup.c */
    DRAFT_TURN, PLACE_GROUP, END_DRAFT,                                                            /* draft.c */
    PLAY_YEAR, PLAY_SEASON, SEASON_STEP,                                                           /* season.c */
    DECLARE_EMPTY, PLAN_ALL,                                                                       /* planning.c */
    CHOOSE_POSITION, SETTLE_ORDER,                                                                 /* player_order.c */
    ADVANCE_PILE, CHOOSE_BENEFIT,                                                                  /* landsknechte.c */
    CONVERT, ASK_FOR_FAVORS, ASK_FOR_FAVOR, APPLY_FAVOR, LEAVE_COURT,                              /* court.c */
    PERFORM_ACTION,                                                                                /* actions.c */
    AFTER_REVOLT,                                                                                  /* collecting.c */
    MOVE_AFTER_DEPLOYING, RECRUIT_OR_MOVE,                                                         /* deploying.c */
    COMBAT_MOVE, BATTLE, BATTLE_RESULT,                                                            /* combat.c */
    REVOLT, REVOLT_RESULT,                                                                         /* revolt.c */
    THROW,                                                                                         /* throwing.c */
    PLAY_WINTER, WINTER_STEP, CHECK_SUPPLY, NEXT_REVOLT, END_GAME,                                 /* winter.c */
    STEP_KINDS
};

/* Whether somebody must decide, and what: `ask` leaves it in the question. */
typedef bool Ask(const State *g, Step step, Question *question);
/* `move` is NULL where nobody was asked. */
typedef void Do(State *g, Step step, const Move *move);

/* setup.c */
Do assign_counties, place_lineup, prime_tower, empty_tray, shuffle_decks;
/* draft.c */
Ask ask_draft_turn, ask_place_group;
Do draft_turn, place_group, end_draft;
/* season.c */
Do play_year, play_season, season_step;
/* planning.c */
void plan(State *g);
Ask ask_declare_empty, ask_plan_all;
Do declare_empty, plan_all;
int boxes_of(const Rules *rules, int8_t boxes[BOXES]);
bool is_legal_plan(const State *g, int seat, const int8_t cards[BOXES]);
void sample_plan(const State *g, int seat, Luck *luck, int8_t cards[BOXES]);
int next_box(const State *g, int seat);
int cards_for(const State *g, int seat, int box, const int8_t laid[BOXES], int8_t cards[COUNTIES + 10]);
/* player_order.c */
void fix_player_order(State *g);
Ask ask_choose_position;
Do choose_position, settle_order;
/* landsknechte.c */
void check_landsknechte(State *g);
void grant(State *g, int seat, int benefit, int amount);
Ask ask_choose_benefit;
Do advance_pile, choose_benefit;
/* court.c */
void display_favors(State *g);
void attend_court(State *g);
Ask ask_for_favor, ask_apply_favor;
Do convert, ask_for_favors, answer_favor, apply_favor, leave_court;
/* actions.c */
Do perform_action;
/* building.c */
bool may_build(const State *g, int county, int building);
void build(State *g, int county, int building);
void build_planned(State *g, int seat, int action);
/* collecting.c */
void collect(State *g, int seat, int action);
Do after_revolt;
/* deploying.c */
void deploy(State *g, int seat, int action);
void deploy_and_move(State *g, int seat, int action);
Ask ask_move_after_deploying, ask_recruit_or_move;
Do move_after_deploying, recruit_or_move;
/* marching.c */
bool may_enter(const State *g, int seat, int action, int target);
void march(State *g, int origin, const Move *move);
void ask_move_armies(Question *question, int seat, int origin, int most, bool may_decline);
/* combat.c */
int take_from_tray(State *g, int colour);
void ask_defenders(Question *question, int seat, int armies);
Ask ask_combat_move, ask_battle;
Do combat_move, battle, battle_result;
/* revolt.c */
Ask ask_revolt;
Do revolt, revolt_result;
/* throwing.c */
Do throw_cubes;
/* winter.c */
Ask ask_next_revolt;
Do play_winter, winter_step, check_supply, next_revolt, end_game;
/* scoring.c */
void score(State *g);
void buildings_by_seat(const State *g, int8_t counts[SEATS][REGIONS][BUILDINGS]);

/* -- questions -- */

static inline void begin_question(Question *question, int kind, int seat)
{
    question->kind = (int8_t)kind;
    question->seat = (int8_t)seat;
    question->count = 0;
}

static inline void offer(Question *question, int verb, int value)
{
    assert(question->count < MOST_CHOICES);
    question->options[question->count++] = (Option){(int8_t)verb, (int8_t)value};
}

#endif
