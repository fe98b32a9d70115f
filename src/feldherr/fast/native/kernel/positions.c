#include "positions.h"

#include <string.h>

#include "cards.h"

static long number_at(const char *at, Type type)
{
    if (type == INT8)
        return *(const int8_t *)at;
    return type == INT16 ? *(const int16_t *)at : *(const int32_t *)at;
}

static size_t size_of(Type type)
{
    return type == INT8 ? 1 : type == INT16 ? 2 : 4;
}

static bool set_number(char *at, Type type, PyObject *given)
{
    const long value = PyLong_AsLong(given);
    const long most = type == INT8 ? INT8_MAX : type == INT16 ? INT16_MAX : INT32_MAX;
    if (value == -1 && PyErr_Occurred())
        return false;
    if (value > most || value < -most - 1) {
        PyErr_SetString(PyExc_OverflowError, "a number is too large for its field");
        return false;
    }
    if (type == INT8)
        *(int8_t *)at = (int8_t)value;
    else if (type == INT16)
        *(int16_t *)at = (int16_t)value;
    else
        *(int32_t *)at = (int32_t)value;
    return true;
}

static int most_of(const Field *field, int players)
{
    return field->count >= BY_SEAT ? (field->count - BY_SEAT) * players : field->count;
}

/* Lengths of 16 bit numbers are 16 bit numbers too. */
static int length_of(const char *state, const Field *field, int players)
{
    if (!field->length_at)
        return most_of(field, players);
    return (int)number_at(state + field->length_at, field->type == INT16 ? INT16 : INT8);
}

static PyObject *write_list(const char *at, Type type, int length)
{
    PyObject *list = PyList_New(length);
    for (int i = 0; list && i < length; i++)
        PyList_SET_ITEM(list, i, PyLong_FromLong(number_at(at + (size_t)i * size_of(type), type)));
    return list;
}

static PyObject *write_cards(const Cards *cards)
{
    PyObject *list = PyList_New(cards->total);
    Py_ssize_t at = 0;
    for (uint64_t left = list ? cards->kinds : 0; left; left &= left - 1)
        for (int i = 0; i < cards->of[lowest(left)]; i++)
            PyList_SET_ITEM(list, at++, PyLong_FromLong(lowest(left)));
    return list;
}

static PyObject *write_field(const char *state, const Field *field, int players)
{
    const char *at = state + field->offset;
    if (!field->count)
        return PyLong_FromLong(number_at(at, field->type));
    const int length = length_of(state, field, players);
    if (!field->stride)
        return write_list(at, field->type, length);
    PyObject *list = PyList_New(length);
    for (int i = 0; list && i < length; i++, at += field->stride) {
        PyObject *inner = field->type == CARDS ? write_cards((const Cards *)at)
                                               : write_list(at + 1, INT8, *(const int8_t *)at);
        if (!inner) {
            Py_DECREF(list);
            return NULL;
        }
        PyList_SET_ITEM(list, i, inner);
    }
    return list;
}

static PyObject *write_step(Step step)
{
    const StepKind *kind = &RULEBOOK.steps[step.kind];
    const int8_t fields[3] = {step.a, step.b, step.c};
    PyObject *list = PyList_New(kind->fields + 1);
    if (!list)
        return NULL;
    PyList_SET_ITEM(list, 0, PyUnicode_FromString(kind->name));
    for (int i = 0; i < kind->fields; i++)
        PyList_SET_ITEM(list, i + 1, PyLong_FromLong(fields[i]));
    return list;
}

PyObject *write_position(const void *state)
{
    const Table *t = state;
    PyObject *agenda = PyList_New(0), *plain = PyList_New(0);
    bool fine = agenda && plain;
    for (int i = 0; fine && i < t->depth; i++) {
        PyObject *step = write_step(t->agenda[i]);
        fine = step && PyList_Append(agenda, step) == 0;
        Py_XDECREF(step);
    }
    PyObject *head[3] = {PyLong_FromLong(t->players), agenda, PyLong_FromUnsignedLong(t->chance.position)};
    for (int i = 0; i < 3; i++) {
        fine = fine && head[i] && PyList_Append(plain, head[i]) == 0;
        Py_XDECREF(head[i]);
    }
    for (const Field *field = RULEBOOK.fields; fine && field->name; field++) {
        PyObject *value = write_field(state, field, t->players);
        fine = value && PyList_Append(plain, value) == 0;
        Py_XDECREF(value);
    }
    if (fine)
        return plain;
    Py_XDECREF(plain);
    return NULL;
}

/* How many items a list has, which must be within what the field holds; -1 with an exception set. */
static int fitting_length(PyObject *given, int most, bool exactly)
{
    const Py_ssize_t length = PySequence_Length(given);
    if (length < 0)
        return -1;
    if (length > most || (exactly && length != most)) {
        PyErr_SetString(PyExc_ValueError, "a list has not the length of its field");
        return -1;
    }
    return (int)length;
}

static bool read_list(char *at, Type type, PyObject *given, int length)
{
    for (int i = 0; i < length; i++) {
        PyObject *item = PySequence_GetItem(given, i);
        const bool fine = item && set_number(at + (size_t)i * size_of(type), type, item);
        Py_XDECREF(item);
        if (!fine)
            return false;
    }
    return true;
}

static bool read_nested(char *at, int stride, PyObject *given, int length)
{
    for (int i = 0; i < length; i++, at += stride) {
        PyObject *inner = PySequence_GetItem(given, i);
        const int size = inner ? fitting_length(inner, stride - 1, false) : -1;
        const bool fine = size >= 0 && read_list(at + 1, INT8, inner, size);
        *(int8_t *)at = (int8_t)size;
        Py_XDECREF(inner);
        if (!fine)
            return false;
    }
    return true;
}

static bool read_cards(Cards *cards, PyObject *given)
{
    const int length = given ? fitting_length(given, INT8_MAX, false) : -1;
    memset(cards, 0, sizeof *cards);
    for (int i = 0; i < length; i++) {
        PyObject *item = PySequence_GetItem(given, i);
        const long kind = item ? PyLong_AsLong(item) : -1;
        Py_XDECREF(item);
        if (kind < 0 || kind >= CARD_KINDS) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "no such card");
            return false;
        }
        add_card(cards, (int)kind);
    }
    return length >= 0;
}

static bool read_all_cards(char *at, int stride, PyObject *given, int length)
{
    for (int i = 0; i < length; i++, at += stride) {
        PyObject *item = PySequence_GetItem(given, i);
        const bool fine = read_cards((Cards *)at, item);
        Py_XDECREF(item);
        if (!fine)
            return false;
    }
    return true;
}

static bool read_field(char *base, const Field *field, int players, PyObject *given)
{
    if (!field->count)
        return set_number(base + field->offset, field->type, given);
    const int length = fitting_length(given, most_of(field, players), !field->length_at);
    if (length < 0)
        return false;
    if (field->length_at && field->type == INT16)
        *(int16_t *)(base + field->length_at) = (int16_t)length;
    else if (field->length_at)
        *(int8_t *)(base + field->length_at) = (int8_t)length;
    if (field->type == CARDS)
        return read_all_cards(base + field->offset, field->stride, given, length);
    return field->stride ? read_nested(base + field->offset, field->stride, given, length)
                         : read_list(base + field->offset, field->type, given, length);
}

static bool read_step(PyObject *given, Step *step)
{
    PyObject *name = PySequence_GetItem(given, 0);
    const char *text = name ? PyUnicode_AsUTF8(name) : NULL;
    int kind = 0;
    int8_t fields[3] = {0, 0, 0};
    while (text && kind < RULEBOOK.step_kinds && strcmp(RULEBOOK.steps[kind].name, text) != 0)
        kind++;
    const bool known = text && kind < RULEBOOK.step_kinds;
    Py_XDECREF(name);
    if (!known) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "no such step");
        return false;
    }
    for (int i = 0; i < RULEBOOK.steps[kind].fields; i++) {
        PyObject *item = PySequence_GetItem(given, i + 1);
        const bool fine = item && set_number((char *)&fields[i], INT8, item);
        Py_XDECREF(item);
        if (!fine)
            return false;
    }
    step->kind = (int8_t)kind;
    step->a = fields[0];
    step->b = fields[1];
    step->c = fields[2];
    return true;
}

static bool read_agenda(Table *t, PyObject *given)
{
    const int depth = given ? fitting_length(given, MOST_STEPS, false) : -1;
    for (int i = 0; i < depth; i++) {
        PyObject *item = PySequence_GetItem(given, i);
        const bool fine = item && read_step(item, &t->agenda[i]);
        Py_XDECREF(item);
        if (!fine)
            return false;
    }
    t->depth = (int16_t)depth;
    return depth >= 0;
}

bool read_position(void *state, PyObject *plain)
{
    Table *t = state;
    PyObject *players = PySequence_GetItem(plain, 0), *agenda = PySequence_GetItem(plain, 1);
    PyObject *position = PySequence_GetItem(plain, 2);
    bool fine = players && agenda && position && set_number((char *)&t->players, INT8, players) && read_agenda(t, agenda);
    if (fine) {
        const unsigned long at = PyLong_AsUnsignedLong(position);
        fine = !PyErr_Occurred();
        chance_go_to(&t->chance, (uint32_t)at);
    }
    Py_XDECREF(players);
    Py_XDECREF(agenda);
    Py_XDECREF(position);
    int index = 3;
    for (const Field *field = RULEBOOK.fields; fine && field->name; field++, index++) {
        PyObject *value = PySequence_GetItem(plain, index);
        fine = value && read_field(state, field, t->players, value);
        Py_XDECREF(value);
    }
    return fine;
}

bool read_rules(void *rules, PyObject *given)
{
    for (const Field *field = RULEBOOK.rules; field->name; field++) {
        PyObject *value = PyDict_GetItemString(given, field->name);
        if (!value) {
            PyErr_Format(PyExc_KeyError, "%s", field->name);
            return false;
        }
        if (!read_field(rules, field, 0, value))
            return false;
    }
    return true;
}

PyObject *write_move(const int8_t *bytes)
{
    PyObject *tuple = PyTuple_New(1 + bytes[1]);
    if (!tuple)
        return NULL;
    PyTuple_SET_ITEM(tuple, 0, PyLong_FromLong(bytes[0]));
    for (int i = 0; i < bytes[1]; i++)
        PyTuple_SET_ITEM(tuple, i + 1, PyLong_FromLong(bytes[2 + i]));
    return tuple;
}

bool read_move(PyObject *given, Move *move)
{
    const int length = fitting_length(given, MOST_FIELDS, false);
    int8_t numbers[MOST_FIELDS];
    if (length < 1) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "a move has a verb");
        return false;
    }
    if (!read_list((char *)numbers, INT8, given, length))
        return false;
    move->verb = numbers[0];
    move->length = (int8_t)(length - 1);
    memcpy(move->fields, numbers + 1, (size_t)length - 1);
    return true;
}
