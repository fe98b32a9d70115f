/* Many games of one kind side by side, in one piece of memory. No Python object stands for a game or a decision. */
#include "module.h"

#include <stdlib.h>
#include <string.h>

typedef struct BatchObject {
    PyObject_HEAD
    RulesObject *rules;
    Py_ssize_t games;
    size_t stride;
    char *memory;
} BatchObject;

static inline void *state_at(const BatchObject *self, Py_ssize_t index)
{
    return self->memory + (size_t)index * self->stride;
}

static void set_up_at(BatchObject *self, Py_ssize_t index, const uint8_t seed[SEED_BYTES])
{
    void *g = state_at(self, index);
    memset(g, 0, RULEBOOK.state_size);
    RULEBOOK.set_up(g, self->rules->rules, self->rules->players, chance_from_seed(seed), self->rules->first_seat);
}

/* Batch(rules, seeds): as many games as there are seeds of 32 bytes. */
static PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {"rules", "seeds", NULL};
    RulesObject *rules;
    Py_buffer seeds;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!y*", names, RulesType, &rules, &seeds))
        return NULL;
    BatchObject *self = (BatchObject *)type->tp_alloc(type, 0);
    if (self) {
        self->rules = (RulesObject *)Py_NewRef(rules);
        self->games = seeds.len / SEED_BYTES;
        self->stride = (RULEBOOK.state_size + 63) / 64 * 64;
        self->memory = PyMem_Calloc((size_t)self->games + 1, self->stride);
        if (!self->memory) {
            Py_CLEAR(self);
            PyErr_NoMemory();
        }
    }
    for (Py_ssize_t i = 0; self && i < self->games; i++)
        set_up_at(self, i, (const uint8_t *)seeds.buf + i * SEED_BYTES);
    PyBuffer_Release(&seeds);
    return (PyObject *)self;
}

static void batch_dealloc(PyObject *object)
{
    BatchObject *self = (BatchObject *)object;
    PyTypeObject *type = Py_TYPE(object);
    PyMem_Free(self->memory);
    Py_XDECREF(self->rules);
    type->tp_free(object);
    Py_DECREF(type);
}

/* step(actions): one 32 bit number for each game, negative ones draw a move; games that are over are left alone.
   An illegal number leaves its game as it is; the others are played, and the first such game is named. */
static PyObject *batch_step(PyObject *object, PyObject *actions)
{
    BatchObject *self = (BatchObject *)object;
    Py_ssize_t illegal = -1;
    Py_buffer view;
    if (!open_array(actions, &view, 'i', self->games, false))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = self->games - 1; i >= 0; i--) {
        void *g = state_at(self, i);
        const int32_t action = ((const int32_t *)view.buf)[i];
        const int seat = RULEBOOK.seat(g);
        if (seat < 0)
            continue;
        if (action < 0) {
            Luck luck = luck_from((uint64_t)(int64_t)action);
            play_at_random(g, &luck);
        } else if (!RULEBOOK.act(g, seat, action)) {
            illegal = i;
        }
    }
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&view);
    if (illegal >= 0)
        return PyErr_Format(PyExc_ValueError, "game %zd: no legal action", illegal);
    Py_RETURN_NONE;
}

/* play_random(number, most=-1): draws up to so many moves for each game; how many there were in all. */
static PyObject *batch_play_random(PyObject *object, PyObject *args)
{
    BatchObject *self = (BatchObject *)object;
    unsigned long long number;
    long most = -1, decisions = 0;
    if (!PyArg_ParseTuple(args, "K|l", &number, &most))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < self->games; i++) {
        void *g = state_at(self, i);
        Luck luck = luck_from(number + (uint64_t)i * 0x632be59bd9b4e019u);
        for (long left = most; left && RULEBOOK.seat(g) >= 0; left--, decisions++)
            play_at_random(g, &luck);
    }
    Py_END_ALLOW_THREADS
    return PyLong_FromLong(decisions);
}

/* restart(index, seed): a new game in the place of one. */
static PyObject *batch_restart(PyObject *object, PyObject *args)
{
    BatchObject *self = (BatchObject *)object;
    Py_ssize_t index, length;
    const char *seed;
    if (!PyArg_ParseTuple(args, "ny#", &index, &seed, &length))
        return NULL;
    if (index < 0 || index >= self->games || length != SEED_BYTES)
        return PyErr_Format(PyExc_ValueError, "a game of %zd and a seed of 32 bytes", self->games);
    set_up_at(self, index, (const uint8_t *)seed);
    Py_RETURN_NONE;
}

/* seats_into(out): the seats asked, as 8 bit numbers; -1 where a game is over. */
static PyObject *batch_seats_into(PyObject *object, PyObject *out)
{
    BatchObject *self = (BatchObject *)object;
    Py_buffer view;
    if (!open_array(out, &view, 'b', self->games, true))
        return NULL;
    for (Py_ssize_t i = 0; i < self->games; i++)
        ((int8_t *)view.buf)[i] = (int8_t)RULEBOOK.seat(state_at(self, i));
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

/* masks_into(out): a row of bytes for each game, 1 where an action is legal. */
static PyObject *batch_masks_into(PyObject *object, PyObject *out)
{
    BatchObject *self = (BatchObject *)object;
    Py_buffer view;
    if (!open_array(out, &view, 'B', self->games * RULEBOOK.actions, true))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < self->games; i++) {
        uint8_t *row = (uint8_t *)view.buf + i * RULEBOOK.actions;
        const int seat = RULEBOOK.seat(state_at(self, i));
        if (seat >= 0)
            RULEBOOK.mask(state_at(self, i), seat, row);
        else
            memset(row, 0, (size_t)RULEBOOK.actions);
    }
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

/* observe_into(out): a row of 16 bit numbers for each game, as its asked seat sees it; at the end, as seat 0 does. */
static PyObject *batch_observe_into(PyObject *object, PyObject *out)
{
    BatchObject *self = (BatchObject *)object;
    Py_buffer view;
    if (!open_array(out, &view, 'h', self->games * RULEBOOK.observation, true))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < self->games; i++) {
        const int seat = RULEBOOK.seat(state_at(self, i));
        RULEBOOK.observe(state_at(self, i), seat < 0 ? 0 : seat, (int16_t *)view.buf + i * RULEBOOK.observation);
    }
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

static PyObject *by_seat_into(PyObject *object, PyObject *out, void (*numbers)(const void *, int32_t *))
{
    BatchObject *self = (BatchObject *)object;
    Py_buffer view;
    int32_t row[MOST_SEATS];
    if (!open_array(out, &view, 'i', self->games * self->rules->players, true))
        return NULL;
    for (Py_ssize_t i = 0; i < self->games; i++) {
        numbers(state_at(self, i), row);
        memcpy((int32_t *)view.buf + i * self->rules->players, row, 4 * (size_t)self->rules->players);
    }
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

/* scores_into(out), ranks_into(out): 32 bit numbers by game and seat. */
static PyObject *batch_scores_into(PyObject *object, PyObject *out)
{
    return by_seat_into(object, out, RULEBOOK.scores);
}

static PyObject *batch_ranks_into(PyObject *object, PyObject *out)
{
    return by_seat_into(object, out, RULEBOOK.ranks);
}

static PyObject *batch_position(PyObject *object, PyObject *given)
{
    BatchObject *self = (BatchObject *)object;
    const Py_ssize_t index = PyLong_AsSsize_t(given);
    if (index == -1 && PyErr_Occurred())
        return NULL;
    if (index < 0 || index >= self->games)
        return PyErr_Format(PyExc_IndexError, "there are %zd games", self->games);
    return write_position(state_at(self, index));
}

static PyMethodDef batch_methods[] = {
    {"step_by", batch_step, METH_O, "Answers in all games."},
    {"play_random", batch_play_random, METH_VARARGS, "Plays all games at random."},
    {"restart_with", batch_restart, METH_VARARGS, "Begins a game anew."},
    {"seats_into", batch_seats_into, METH_O, "Writes who is asked."},
    {"masks_into", batch_masks_into, METH_O, "Writes which actions are legal."},
    {"observe_into", batch_observe_into, METH_O, "Writes what the asked seats may know."},
    {"scores_into", batch_scores_into, METH_O, "Writes points."},
    {"ranks_into", batch_ranks_into, METH_O, "Writes how many seats are ahead of each."},
    {"position", batch_position, METH_O, "The whole state of a game as plain lists."},
    {0},
};

static PyMemberDef batch_members[] = {
    {"rules", T_OBJECT_EX, offsetof(BatchObject, rules), READONLY, "What the tables play by."},
    {"games", T_PYSSIZET, offsetof(BatchObject, games), READONLY, "How many games there are."},
    {0},
};

static PyType_Slot batch_slots[] = {
    {Py_tp_doc, "Many games side by side."},
    {Py_tp_new, batch_new},
    {Py_tp_dealloc, batch_dealloc},
    {Py_tp_methods, batch_methods},
    {Py_tp_members, batch_members},
    {0, NULL},
};

PyType_Spec batch_spec = {FELDHERR_NAME ".Batch", sizeof(BatchObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                          batch_slots};
