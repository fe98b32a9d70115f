/* The part of a game's state that every game has: agenda, chance, and what was answered. (kernel/state.py, step.py) */
#ifndef FELDHERR_TABLE_H
#define FELDHERR_TABLE_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "chance.h"

enum { MOST_STEPS = 96, MOST_FIELDS = 126, MOST_COUNTS = 2 };

/* Something still to do: its kind, and a few ints. */
typedef struct Step {
    int8_t kind, a, b, c;
} Step;

/* An answer: its verb, and the values that make it. */
typedef struct Move {
    int8_t verb;
    int8_t length;
    int8_t fields[MOST_FIELDS];
} Move;

/* All answers so far, one after another: seat, verb, length and fields as bytes. */
typedef struct Log {
    int32_t length, room;
    int8_t *bytes;
} Log;

typedef struct Table {
    int8_t players;
    bool keeps_log;
    uint8_t sealed; /* seats whose answers to a question to all are in, as bits */
    int16_t depth;
    Step agenda[MOST_STEPS];
    int32_t question;
    int32_t counts[MOST_COUNTS]; /* how often that happened which statistics count (Rulebook.counted) */
    Log log;
    Chance chance;
} Table;

static inline Step step(int kind, int a, int b, int c)
{
    return (Step){(int8_t)kind, (int8_t)a, (int8_t)b, (int8_t)c};
}

/* Puts a step on the agenda, to be done next: of several, the last is pushed first. */
static inline void push(Table *t, Step next)
{
    assert(t->depth < MOST_STEPS);
    t->agenda[t->depth++] = next;
}

static inline Move plain_move(int verb)
{
    Move move;
    move.verb = (int8_t)verb;
    move.length = 0;
    return move;
}

static inline Move move_of(int verb, int value)
{
    Move move = plain_move(verb);
    move.length = 1;
    move.fields[0] = (int8_t)value;
    return move;
}

static inline Move move_of_two(int verb, int first, int second)
{
    Move move = move_of(verb, first);
    move.length = 2;
    move.fields[1] = (int8_t)second;
    return move;
}

bool same_move(const Move *one, const Move *other);

/* Notes an answer, where answers are kept. */
void note(Table *t, int seat, const Move *move);

#endif
