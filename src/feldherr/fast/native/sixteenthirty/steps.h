/* The steps of the game, chapter by chapter as in Python. */
#ifndef FELDHERR_S_STEPS_H
#define FELDHERR_S_STEPS_H

#include "state.h"

enum {
    DRAW_MARKERS, PASS_ON_MARKERS, DEAL_CARDS, CHOOSE_FIRST_PLAYER, PLACE_INITIAL_INFLUENCE, /* setup.c */
    PLAY_TURN, PLAY_ROUND, ROUND_STEP, END_OF_TURN,                                          /* turn.c */
    REMOVE_DESCENDING, LOSE_INFLUENCE,                                                       /* influence.c */
    PLAY_SPECIAL_CARD,                                                                       /* special.c */
    LOBBY_STEP,                                                                              /* lobby.c */
    BID_TURN,                                                                                /* bidding.c */
    TAKE_VOTE, CALL_SECOND_VOTE, END_LOBBY,                                                  /* voting.c */
    FIGHT_WAR,                                                                               /* war.c */
    PLACE_EXCESS_CARDS, EXCHANGE_CARD, COLLECT_CARD,                                         /* market.c */
    ROLL_FOR_END,                                                                            /* scoring.c */
    STEP_KINDS
};

/* Whom a step asks: nobody, somebody, or nobody because a single answer is legal and may be played unasked. */
typedef enum Asked { NOBODY_ASKED, SOMEBODY_ASKED, ANSWER_FORCED } Asked;

typedef Asked Ask(const State *g, Step step, Question *question, Move *forced);
/* `move` is NULL where nobody was asked, and where all answers are sealed. */
typedef void Do(State *g, Step step, const Move *move);

/* An option as one number; what it means depends on what is asked. The most there can be: of 37 different cards up to
   three are placed, and an Open one among three has two countries to choose from. */
enum { MOST_OPTIONS = 12288 };
typedef struct Options {
    int number;
    int64_t code[MOST_OPTIONS];
} Options;

static inline void offer(Options *options, int64_t code)
{
    assert(options->number < MOST_OPTIONS);
    if (options->number < MOST_OPTIONS)
        options->code[options->number++] = code;
}

/* setup.c */
Ask ask_markers, ask_initial_influence;
Do draw_markers, pass_on_markers, deal_cards, choose_first_player, place_initial_influence;
void list_markers(const State *g, int seat, Options *options);
/* initial.c */
void list_placings(const State *g, int seat, Options *options);
/* choosing.c */
typedef void Chosen(void *about, const int8_t *cards, int number);
void each_choice(const Cards *cards, int number, Chosen *chosen, void *about);
double count_choices(const Cards *cards, int number);
void choice_at(const Cards *cards, int number, double index, int8_t *chosen);
/* turn.c */
Do play_turn, play_round, round_step, end_of_turn;
/* influence.c */
Ask ask_remove_descending, ask_lose_influence;
Do remove_descending, lose_influence;
void discard_from_display(State *g, int seat, int country, int card);
void push_losers(State *g, unsigned seats, int country);
void list_removals(const State *g, int seat, Options *options);
/* special.c */
Ask ask_special_card;
Do play_special_card;
void list_specials(const State *g, int seat, Options *options);
/* lobby.c */
Ask ask_lobby;
Do lobby_step;
void list_lobbies(const State *g, int seat, int64_t band, Options *options);
void begin_lobby(State *g, int seat, const Move *move);
/* bidding.c */
Ask ask_bid;
Do bid_turn;
void open_bidding(State *g);
bool must_place(const State *g, int seat);
void list_bids(const State *g, int seat, Options *options);
/* voting.c */
Ask ask_vote;
Do take_vote, call_second_vote, end_lobby;
/* war.c */
unsigned war_targets(const State *g, int country);
void go_to_war(State *g, int attacker, int defender);
Do fight_war;
/* league.c */
unsigned league_targets(const State *g, int country);
void enact_league(State *g, int country, int target);
void dissolve_league(State *g, int country);
/* market.c */
Ask ask_excess_cards, ask_exchange, ask_collection;
Do place_excess_cards, exchange_card, collect_card;
int excess(const State *g, int seat);
void list_offers(const State *g, int besides, Options *options);
void go_to_market(State *g);
void exchange_round(State *g);
void collection_round(State *g);
void close_the_market(State *g);
/* scoring.c */
void add_up_victory_points(State *g);
void check_for_end_of_game(State *g);
Do roll_for_end;

static inline Asked ask_one(Question *question, int kind, int seat)
{
    question->kind = (int8_t)kind;
    question->seat = (int8_t)seat;
    question->asked = (uint8_t)(1u << seat);
    return SOMEBODY_ASKED;
}

/* Several seats at once: the lowest that has not answered is asked first. */
static inline Asked ask_several(const State *g, Question *question, int kind, unsigned seats)
{
    const unsigned left = seats & ~(unsigned)g->t.sealed;
    question->kind = (int8_t)kind;
    question->asked = (uint8_t)seats;
    question->seat = (int8_t)(left ? lowest(left) : -1);
    return seats ? SOMEBODY_ASKED : NOBODY_ASKED;
}

#endif
