/* States as Python's plain lists and back, as kernel/codec.py writes them. */
#ifndef FELDHERR_POSITIONS_H
#define FELDHERR_POSITIONS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "rulebook.h"

/* The whole state: players, agenda, position of chance, then the game's own fields. */
PyObject *write_position(const void *state);
/* Sets a state of zeros to what was written; false with an exception set where it does not fit. */
bool read_position(void *state, PyObject *plain);
/* Fills a rules object from a dict of ints and lists of ints; false with an exception set. */
bool read_rules(void *rules, PyObject *given);
/* A move as a tuple of its verb and its fields, and back. */
PyObject *write_move(const int8_t *verb_length_fields);
bool read_move(PyObject *given, Move *move);

#endif
