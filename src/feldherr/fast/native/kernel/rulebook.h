/* What a game must provide. Python's side of the lane knows nothing else of it. (kernel/rulebook.py) */
#ifndef FELDHERR_RULEBOOK_H
#define FELDHERR_RULEBOOK_H

#include <stddef.h>

#include "luck.h"
#include "table.h"

typedef enum Type { INT8, INT16, INT32, CARDS } Type;

enum { BY_SEAT = 0x1000, MOST_SEATS = 6 };

/* A field of a state or of a rules object, by its name in Python. */
typedef struct Field {
    const char *name;
    Type type;
    size_t offset;
    int count;         /* 0: one number, not a list; BY_SEAT + n: n for each seat; of lists, the most there can be */
    size_t length_at;  /* where the length of a list is kept; 0 where it is fixed */
    int stride;        /* not 0: each item is a list itself, of so many bytes, its length the first of them; or it is cards */
} Field;

/* A kind of step by its name in Python, and how many ints it has. */
typedef struct StepKind {
    const char *name;
    int fields;
} StepKind;

typedef struct Rulebook {
    const char *name;
    int version;
    size_t state_size, rules_size;
    const Field *fields; /* in the order of their names, as positions are written; the last has no name */
    const Field *rules;
    const StepKind *steps;
    int step_kinds;
    int actions;      /* the integer face: answers are numbers below this */
    int observation;  /* numbers in an observation */
    int most_players;

    /* Sets what a rules object refers to, such as the tower's chances; false where its size is wrong. */
    bool (*attach)(void *rules, const void *bytes, size_t size);
    void (*use_rules)(void *g, const void *rules);
    /* A new game up to its first question; the memory is zero before. */
    void (*set_up)(void *g, const void *rules, int players, Chance chance, int first_seat);
    /* The question of a position that was just read. */
    void (*ask_again)(void *g);
    /* The seat asked now, the lowest of several; -1 when the game is over. */
    int (*seat)(const void *g);
    /* The seats that have not answered, as bits. */
    unsigned (*pending)(const void *g);
    int (*kind)(const void *g);

    /* Whole answers. */
    bool (*is_legal)(const void *g, int seat, const Move *move);
    void (*play)(void *g, int seat, const Move *move);
    void (*sample)(const void *g, int seat, Luck *luck, Move *move);
    /* How many legal answers there are, and each of them; -1 where they are too many to count. */
    long long (*count)(const void *g, int seat);
    void (*option)(const void *g, int seat, long long index, Move *move);

    /* The sealed answer of a seat, if there is one. */
    int (*sealed_answer)(const void *g, int seat, Move *move);

    /* The integer face: answers by number, long ones part by part. */
    void (*mask)(const void *g, int seat, uint8_t *legal);
    bool (*act)(void *g, int seat, int action);

    void (*scores)(const void *g, int32_t *scores);
    void (*ranks)(const void *g, int32_t *ranks);
    void (*observe)(const void *g, int seat, int16_t *numbers);
    /* Draws all anew that is hidden from the seat. */
    void (*imagine)(void *g, int seat, Chance *chance, Luck *luck);

    /* Plays on in a bot's head as far as bots look ahead, with other luck, and tells what came of it by numbers for each
       seat; NULL where Python does. `cards` are laid first: plans where they are due, else what lies on the boxes; then
       `move` is answered. False, where one of them is not possible. */
    bool (*play_out)(void *g, const uint8_t *seed, const int8_t *cards, const Move *move, const void *judgement,
                     double *numbers);
    int cards;        /* for each seat */
    int features;     /* numbers for each seat */
    size_t judgement; /* bytes: what the seats make of the position where it begins */
} Rulebook;

/* The game that the module is built with. */
extern const Rulebook RULEBOOK;

#endif
