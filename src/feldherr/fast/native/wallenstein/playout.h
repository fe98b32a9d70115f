/* Seasons in a bot's head: what bots/wallenstein plays them with, in native code. */
#ifndef FELDHERR_W_PLAYOUT_H
#define FELDHERR_W_PLAYOUT_H

#include "answering.h"

enum { FEATURES = 28, TOWER_ROWS = MOST_INSIDE + 1, EFFECTS = TRADE_BONUS + 1 };

/* What seats make of the position where a season begins: told by Python, in this order. */
typedef struct Judgement {
    double army[SEATS], spite[SEATS];
    double worth[SEATS][COUNTIES][SEATS]; /* what a seat thinks that a county is worth to another */
    double places[SEATS][TILES];          /* in the player order */
    double benefits[SEATS][LANDSKNECHTE_CARDS][BENEFITS];
    double courtier[SEATS], favors[SEATS][FAVORS], uses[SEATS][FAVORS][COUNTIES]; /* of favors on display */
    double harm[EFFECTS];                 /* by the season's event */
    double falls[TOWER_ROWS];             /* by the number inside: the chance that a thrown cube falls through, */
    double loosens[TOWER_ROWS][OLDEST + 1]; /* and that one inside comes loose, by its age */
} Judgement;

/* instinct.c */
Move instinct(const State *g, const Judgement *judgement);

/* features.c */
void features(const State *g, double numbers[][FEATURES]);

/* playout.c */
bool play_out(void *g, const uint8_t *seed, const int8_t *cards, const Move *move, const void *judgement,
              double *numbers);

#endif
