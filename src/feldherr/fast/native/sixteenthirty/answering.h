/* What may be answered: whole moves, and the integer face. */
#ifndef FELDHERR_S_ANSWERING_H
#define FELDHERR_S_ANSWERING_H

#include "steps.h"

/* agenda.c */
void advance(void *g);
void ask_again(void *g);
void play(void *g, int seat, const Move *move);

/* answering.c */
void list_options(const State *g, int seat, Options *options);
void move_of_code(int kind, int64_t code, Move *move);
int64_t code_of_sealed(int kind, const Move *move);
bool is_legal(const void *g, int seat, const Move *move);
void sample(const void *g, int seat, Luck *luck, Move *move);
long long count_options(const void *g, int seat);
void option(const void *g, int seat, long long index, Move *move);

/* numbering.c */
enum {
    DISPLAYED = COUNTRIES * 2 * HIGHEST,
    LOBBIES = COUNTRIES * ISSUES * (COUNTRIES + 1),
    ACT_PASS = 0, /* also: no more cards */
    ACT_MARKER = 1,
    ACT_VOTE = ACT_MARKER + COUNTRIES,
    ACT_SPECIAL = ACT_VOTE + 2,                /* the five cards that change one country */
    ACT_CARD = ACT_SPECIAL + 5 * COUNTRIES,    /* bid, dropped, given, or put face down */
    ACT_DISPLAYED = ACT_CARD + KINDS,          /* by country, its five kinds and the five Open ones */
    ACT_ASSASSINATE = ACT_DISPLAYED + DISPLAYED,
    ACT_OFFER = ACT_ASSASSINATE + SEATS * DISPLAYED,
    ACT_LOBBY = ACT_OFFER + SEATS * KINDS,
    ACT_LOBBY_THE_CROWN = ACT_LOBBY + LOBBIES,
    ACTION_COUNT = ACT_LOBBY_THE_CROWN + LOBBIES
};
void mask(const void *g, int seat, uint8_t *legal);
bool act(void *g, int seat, int action);

/* observing.c */
enum {
    OBSERVED_HEAD = 13, OBSERVED_COUNTRY = 7, OBSERVED_SEAT = 5,
    OBSERVATION = OBSERVED_HEAD + COUNTRIES * OBSERVED_COUNTRY + COUNTRIES + KINDS +
                  SEATS * (OBSERVED_SEAT + COUNTRIES * (STACK + 1) + KINDS)
};
void observe(const void *g, int seat, int16_t *numbers);

#endif
