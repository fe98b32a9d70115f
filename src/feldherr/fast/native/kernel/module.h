/* What the files of the module share. */
#ifndef FELDHERR_MODULE_H
#define FELDHERR_MODULE_H

#include "positions.h"
#include <structmember.h>

/* Given by the build: the module's name, its first function, and the fingerprint of its sources. */
#ifndef FELDHERR_NAME
#define FELDHERR_NAME "native"
#define FELDHERR_INIT PyInit_native
#define FELDHERR_SOURCE ""
#endif

typedef struct RulesObject {
    PyObject_HEAD
    void *rules;
    PyObject *tables, *info;
    int players, first_seat;
} RulesObject;

extern PyTypeObject *RulesType;
extern PyType_Spec game_spec, batch_spec;

/* An array that Python gave, of at least so many numbers of that kind: 'b' and 'B' bytes with and without a sign, 'h' 16
   bits, 'i' 32 bits. ValueError, if it is another one; then nothing is open. */
bool open_array(PyObject *given, Py_buffer *view, char kind, Py_ssize_t numbers, bool writable);

/* Plays one move at random. */
static inline void play_at_random(void *g, Luck *luck)
{
    Move move;
    const int seat = RULEBOOK.seat(g);
    RULEBOOK.sample(g, seat, luck, &move);
    RULEBOOK.play(g, seat, &move);
}

#endif
