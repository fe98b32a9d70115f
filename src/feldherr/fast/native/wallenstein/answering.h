/* What may be answered: whole moves, and the integer face. */
#ifndef FELDHERR_W_ANSWERING_H
#define FELDHERR_W_ANSWERING_H

#include "steps.h"

/* agenda.c */
void advance(void *g);
void ask_again(void *g);
void play(void *g, int seat, const Move *move);

/* answering.c */
bool is_legal(const void *g, int seat, const Move *move);
void sample(const void *g, int seat, Luck *luck, Move *move);
long long count_options(const void *g, int seat);
void option(const void *g, int seat, long long index, Move *move);

/* numbering.c */
enum {
    MOST_MARCHING = MOST_ARMIES - 1,
    ACT_PASS = 0,
    ACT_COUNTY = 1, /* taken, revolting, calmed, built in, deployed in, or its card on a box */
    ACT_MONEY = ACT_COUNTY + COUNTIES,
    ACT_BLANK,
    ACT_TOWER,
    ACT_EMPTY,
    ACT_COIN,
    ACT_DRAW = ACT_COIN + 5,
    ACT_EXCHANGE,
    ACT_REMOVE_EVENT,
    ACT_RECRUIT,
    ACT_BENEFIT,
    ACT_POSITION = ACT_BENEFIT + BENEFITS,
    ACT_PLACE = ACT_POSITION + TILES,
    ACT_FAVOR = ACT_PLACE + 5,
    ACT_LEAVE = ACT_FAVOR + FAVORS,
    ACT_DEFEND = ACT_LEAVE + BOXES,
    ACT_MOVE = ACT_DEFEND + MOST_ARMIES + 1, /* by neighbour, then by armies */
    ACT_RECRUIT_AND_MOVE = ACT_MOVE + MOST_BORDERS * MOST_MARCHING,
    ACTION_COUNT = ACT_RECRUIT_AND_MOVE + MOST_BORDERS * MOST_MARCHING
};
void mask(const void *g, int seat, uint8_t *legal);
bool act(void *g, int seat, int action);

/* observing.c */
enum {
    OBSERVED_HEAD = 16, OBSERVED_COUNTY = 5, OBSERVED_SEAT = 13,
    OBSERVED_CARDS = ACTIONS + TILES + 2 * SEATS + 4 + FAVOR_SPACES + 4 + 2 + 1,
    OBSERVATION = OBSERVED_HEAD + COUNTIES * OBSERVED_COUNTY + SEATS * OBSERVED_SEAT + 3 + SEATS * BOXES +
                  OBSERVED_CARDS + SEATS * 6
};
void observe(const void *g, int seat, int16_t *numbers);

/* imagining.c */
void imagine(void *g, int seat, Chance *chance, Luck *luck);

#endif
