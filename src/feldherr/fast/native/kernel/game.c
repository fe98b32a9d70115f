/* A game under way: its integer face, whole moves, copies and positions. */
#include "module.h"

#include <stdlib.h>
#include <string.h>

typedef struct GameObject {
    PyObject_VAR_HEAD
    RulesObject *rules;
    PyObject *start; /* the position that the record starts from; None at the set-up */
    int first_question;
    uint8_t seed[SEED_BYTES];
    char state[];
} GameObject;

static GameObject *new_game(PyTypeObject *type, RulesObject *rules)
{
    GameObject *self = (GameObject *)type->tp_alloc(type, (Py_ssize_t)RULEBOOK.state_size + 64);
    if (self) {
        self->rules = (RulesObject *)Py_NewRef(rules);
        self->start = Py_NewRef(Py_None);
    }
    return self;
}

/* The state stands where its numbers are aligned. */
static inline void *state_of(PyObject *self)
{
    return (void *)(((uintptr_t)((GameObject *)self)->state + 15) & ~(uintptr_t)15);
}

static inline Table *table_of(PyObject *self)
{
    return state_of(self);
}

/* Game(rules, seed, record=True, position=None, question=0): a new game, or one from a written position. */
static PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {"rules", "seed", "record", "position", "question", NULL};
    RulesObject *rules;
    const char *seed;
    Py_ssize_t length;
    int keeps_log = 1, question = 0;
    PyObject *position = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!y#|pOi", names, RulesType, &rules, &seed, &length, &keeps_log,
                                     &position, &question))
        return NULL;
    if (length != SEED_BYTES) {
        PyErr_SetString(PyExc_ValueError, "a seed has 32 bytes");
        return NULL;
    }
    GameObject *self = new_game(type, rules);
    if (!self)
        return NULL;
    Table *t = table_of((PyObject *)self);
    memcpy(self->seed, seed, SEED_BYTES);
    t->keeps_log = keeps_log;
    if (position == Py_None) {
        RULEBOOK.set_up(t, rules->rules, rules->players, chance_from_seed(self->seed), rules->first_seat);
        return (PyObject *)self;
    }
    t->chance = chance_from_seed(self->seed);
    t->question = self->first_question = question;
    Py_SETREF(self->start, Py_NewRef(position));
    RULEBOOK.use_rules(t, rules->rules);
    if (!read_position(t, position)) {
        Py_DECREF(self);
        return NULL;
    }
    RULEBOOK.ask_again(t);
    return (PyObject *)self;
}

static void game_dealloc(PyObject *object)
{
    GameObject *self = (GameObject *)object;
    PyTypeObject *type = Py_TYPE(object);
    free(table_of(object)->log.bytes);
    Py_XDECREF(self->rules);
    Py_XDECREF(self->start);
    type->tp_free(object);
    Py_DECREF(type);
}

static bool copy_log(const Log *from, Log *to)
{
    if (!from->bytes)
        return true;
    to->bytes = malloc((size_t)from->room);
    if (!to->bytes) {
        PyErr_NoMemory();
        return false;
    }
    to->length = from->length;
    to->room = from->room;
    memcpy(to->bytes, from->bytes, (size_t)from->length);
    return true;
}

/* A game whose state is that of another, without its log. */
static GameObject *twin_of(PyObject *object)
{
    GameObject *twin = new_game(Py_TYPE(object), ((GameObject *)object)->rules);
    if (!twin)
        return NULL;
    memcpy(state_of((PyObject *)twin), state_of(object), RULEBOOK.state_size);
    table_of((PyObject *)twin)->log = (Log){0, 0, NULL};
    return twin;
}

static PyObject *game_copy(PyObject *object, PyObject *unused)
{
    (void)unused;
    const GameObject *self = (const GameObject *)object;
    GameObject *twin = twin_of(object);
    if (!twin)
        return NULL;
    memcpy(twin->seed, self->seed, SEED_BYTES);
    twin->first_question = self->first_question;
    Py_SETREF(twin->start, Py_NewRef(self->start));
    if (!copy_log(&table_of(object)->log, &table_of((PyObject *)twin)->log)) {
        Py_DECREF(twin);
        return NULL;
    }
    return (PyObject *)twin;
}

/* imagine(seat, seed, draws): all that is hidden from the seat drawn with the second seed, future chance from the first. */
static PyObject *game_imagine(PyObject *object, PyObject *args)
{
    int seat;
    const char *seed, *draws;
    Py_ssize_t seed_length, draws_length;
    if (!PyArg_ParseTuple(args, "iy#y#", &seat, &seed, &seed_length, &draws, &draws_length))
        return NULL;
    if (!RULEBOOK.imagine) {
        PyErr_SetString(PyExc_NotImplementedError, "Python imagines games of this kind");
        return NULL;
    }
    if (seed_length != SEED_BYTES || draws_length != SEED_BYTES || seat >= table_of(object)->players) {
        PyErr_SetString(PyExc_ValueError, "a seat and two seeds of 32 bytes");
        return NULL;
    }
    GameObject *twin = twin_of(object);
    if (!twin)
        return NULL;
    Table *t = table_of((PyObject *)twin);
    memcpy(twin->seed, seed, SEED_BYTES);
    t->chance = chance_from_seed(twin->seed);
    Chance chance = chance_from_seed((const uint8_t *)draws);
    Luck luck = luck_from(chance_word(&chance));
    chance_go_to(&chance, 0);
    RULEBOOK.imagine(t, seat, &chance, &luck);
    twin->first_question = t->question;
    if (t->keeps_log)
        Py_SETREF(twin->start, write_position(t));
    if (!twin->start) {
        Py_DECREF(twin);
        return NULL;
    }
    return (PyObject *)twin;
}

/* -- looking ahead -- */

/* An object's memory as a whole. */
static bool whole_buffer(PyObject *given, Py_buffer *view, int flags, Py_ssize_t bytes)
{
    if (PyObject_GetBuffer(given, view, flags | PyBUF_C_CONTIGUOUS) < 0)
        return false;
    if (view->len == bytes)
        return true;
    PyErr_Format(PyExc_ValueError, "%zd bytes are needed, and not %zd", bytes, view->len);
    return false;
}

/* Plays on from here once for each seed; -1 or the first that cannot be. */
static Py_ssize_t play_out_all(const void *g, Py_ssize_t games, const uint8_t *seeds, const int8_t *cards,
                               const Move *move, const void *judgement, double *out)
{
    const int players = ((const Table *)g)->players;
    void *twin = aligned_alloc(64, (RULEBOOK.state_size + 63) / 64 * 64);
    Py_ssize_t wrong = twin ? -1 : 0;
    for (Py_ssize_t game = 0; game < games && wrong < 0; game++) {
        memcpy(twin, g, RULEBOOK.state_size);
        ((Table *)twin)->log = (Log){0, 0, NULL};
        ((Table *)twin)->keeps_log = false;
        if (!RULEBOOK.play_out(twin, seeds + game * SEED_BYTES, cards ? cards + game * players * RULEBOOK.cards : NULL,
                               move, judgement, out + game * players * RULEBOOK.features))
            wrong = game;
    }
    free(twin);
    return wrong;
}

/* play_out_into(seeds, cards, move, judgement, out): what comes of seasons in a bot's head, one for each seed. */
static PyObject *game_play_out_into(PyObject *self, PyObject *args)
{
    PyObject *seeds, *cards, *given, *judgement, *out, *result = NULL;
    Py_buffer views[4] = {{0}};
    Move move;
    const Py_ssize_t players = table_of(self)->players;
    if (!PyArg_ParseTuple(args, "OOOOO", &seeds, &cards, &given, &judgement, &out))
        return NULL;
    const Py_ssize_t games = PyBytes_Check(seeds) ? PyBytes_GET_SIZE(seeds) / SEED_BYTES : 0;
    if (!RULEBOOK.play_out) {
        PyErr_SetString(PyExc_NotImplementedError, "Python looks ahead in games of this kind");
        return NULL;
    }
    if (given != Py_None && !read_move(given, &move))
        return NULL;
    if (whole_buffer(seeds, views, PyBUF_SIMPLE, games * SEED_BYTES) &&
        (cards == Py_None || whole_buffer(cards, views + 1, PyBUF_SIMPLE, games * players * RULEBOOK.cards)) &&
        whole_buffer(judgement, views + 2, PyBUF_SIMPLE, (Py_ssize_t)RULEBOOK.judgement) &&
        whole_buffer(out, views + 3, PyBUF_WRITABLE,
                     games * players * RULEBOOK.features * (Py_ssize_t)sizeof(double))) {
        const Py_ssize_t wrong = play_out_all(state_of(self), games, views[0].buf, views[1].buf,
                                              given == Py_None ? NULL : &move, views[2].buf, views[3].buf);
        if (wrong < 0)
            result = Py_NewRef(Py_None);
        else
            PyErr_Format(PyExc_ValueError, "season %zd cannot be played out", wrong);
    }
    for (int i = 0; i < 4; i++)
        if (views[i].obj)
            PyBuffer_Release(views + i);
    return result;
}

/* -- deciding -- */

static PyObject *goes_on(PyObject *self)
{
    return PyBool_FromLong(RULEBOOK.seat(state_of(self)) >= 0);
}

static PyObject *refuse(PyObject *self, long long action)
{
    if (RULEBOOK.seat(state_of(self)) < 0)
        PyErr_SetString(PyExc_ValueError, "the game is over");
    else
        PyErr_Format(PyExc_ValueError, "%lld is no legal action now", action);
    return NULL;
}

/* play(action): answers for the seat asked; a negative number is the move that it draws. */
static PyObject *game_play(PyObject *self, PyObject *given)
{
    const long long action = PyLong_AsLongLong(given);
    void *g = state_of(self);
    if (action == -1 && PyErr_Occurred())
        return NULL;
    const int seat = RULEBOOK.seat(g);
    if (seat < 0)
        return refuse(self, action);
    if (action < 0) {
        Luck luck = luck_from((uint64_t)action);
        play_at_random(g, &luck);
    } else if (action > INT32_MAX || !RULEBOOK.act(g, seat, (int)action)) {
        return refuse(self, action);
    }
    return goes_on(self);
}

static bool is_pending(void *g, int seat)
{
    return seat >= 0 && seat < RULEBOOK.most_players && RULEBOOK.pending(g) >> seat & 1;
}

/* play_for(seat, action): where several seats are asked, for that one. */
static PyObject *game_play_for(PyObject *self, PyObject *args)
{
    int seat, action;
    void *g = state_of(self);
    if (!PyArg_ParseTuple(args, "ii", &seat, &action))
        return NULL;
    if (!is_pending(g, seat) || !RULEBOOK.act(g, seat, action))
        return refuse(self, action);
    return goes_on(self);
}

/* play_move(seat, (verb, fields…)): a whole move. */
static PyObject *game_play_move(PyObject *self, PyObject *args)
{
    int seat;
    PyObject *given;
    Move move;
    void *g = state_of(self);
    if (!PyArg_ParseTuple(args, "iO", &seat, &given) || !read_move(given, &move))
        return NULL;
    if (!is_pending(g, seat) || !RULEBOOK.is_legal(g, seat, &move)) {
        PyErr_SetString(PyExc_ValueError, "no legal move now");
        return NULL;
    }
    RULEBOOK.play(g, seat, &move);
    return goes_on(self);
}

/* sample(number): the number of a negative action, by which `play` draws a move for the seat asked. */
static PyObject *game_sample(PyObject *self, PyObject *given)
{
    (void)self;
    const unsigned long long number = PyLong_AsUnsignedLongLongMask(given);
    if (PyErr_Occurred())
        return NULL;
    return PyLong_FromLongLong(-1 - (long long)(number >> 1));
}

/* The next number of a generator of Python's, whose method `random` is given; 0 where it raises. */
static double random_of(void *method)
{
    PyObject *drawn = PyErr_Occurred() ? NULL : PyObject_CallNoArgs(method);
    const double share = drawn ? PyFloat_AsDouble(drawn) : 0.0;
    Py_XDECREF(drawn);
    return share >= 0.0 && share < 1.0 ? share : 0.0;
}

/* play_random(number or generator): to the end, all moves drawn; how many there were. */
static PyObject *game_play_random(PyObject *self, PyObject *given)
{
    Luck luck = luck_from(0);
    void *g = state_of(self);
    long decisions = 0;
    if (PyLong_Check(given)) {
        luck.state = PyLong_AsUnsignedLongLongMask(given);
    } else {
        luck.random = random_of;
        luck.generator = PyObject_GetAttrString(given, "random");
    }
    for (; !PyErr_Occurred() && RULEBOOK.seat(g) >= 0; decisions++)
        play_at_random(g, &luck);
    Py_XDECREF(luck.generator);
    return PyErr_Occurred() ? NULL : PyLong_FromLong(decisions);
}

/* count(seat): how many whole moves are legal; -1 where they are never listed. */
static PyObject *game_count(PyObject *self, PyObject *given)
{
    const long seat = PyLong_AsLong(given);
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    return PyLong_FromLongLong(is_pending(state_of(self), (int)seat) ? RULEBOOK.count(state_of(self), (int)seat) : 0);
}

/* option(seat, index): a whole move as a tuple. */
static PyObject *game_option(PyObject *self, PyObject *args)
{
    int seat;
    long long index;
    Move move;
    void *g = state_of(self);
    if (!PyArg_ParseTuple(args, "iL", &seat, &index))
        return NULL;
    if (!is_pending(g, seat) || index < 0 || index >= RULEBOOK.count(g, seat)) {
        PyErr_SetString(PyExc_IndexError, "no such option");
        return NULL;
    }
    RULEBOOK.option(g, seat, index, &move);
    return write_move((const int8_t *)&move);
}

/* -- looking -- */

/* mask_into(out): a byte for each action, 1 where it is legal. */
static PyObject *game_mask_into(PyObject *self, PyObject *out)
{
    Py_buffer view;
    if (!open_array(out, &view, 'B', RULEBOOK.actions, true))
        return NULL;
    const int seat = RULEBOOK.seat(state_of(self));
    memset(view.buf, 0, (size_t)RULEBOOK.actions);
    if (seat >= 0)
        RULEBOOK.mask(state_of(self), seat, view.buf);
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

/* observe_into(seat, out): what the seat may know, as 16 bit numbers. */
static PyObject *game_observe_into(PyObject *self, PyObject *args)
{
    int seat;
    PyObject *out;
    Py_buffer view;
    if (!PyArg_ParseTuple(args, "iO", &seat, &out))
        return NULL;
    if (seat < 0 || seat >= table_of(self)->players) {
        PyErr_SetString(PyExc_ValueError, "no such seat");
        return NULL;
    }
    if (!open_array(out, &view, 'h', RULEBOOK.observation, true))
        return NULL;
    RULEBOOK.observe(state_of(self), seat, view.buf);
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

static PyObject *tuple_of(const int32_t *numbers, int count)
{
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; i++)
        PyTuple_SET_ITEM(tuple, i, PyLong_FromLong(numbers[i]));
    return tuple;
}

static PyObject *game_position(PyObject *self, PyObject *unused)
{
    (void)unused;
    return write_position(state_of(self));
}

/* moves(): all answers so far as tuples of seat and move; None where they were not kept. */
static PyObject *game_moves(PyObject *self, PyObject *unused)
{
    (void)unused;
    const Table *t = table_of(self);
    if (!t->keeps_log)
        Py_RETURN_NONE;
    PyObject *list = PyList_New(0);
    for (int32_t at = 0; list && at < t->log.length; at += 3 + t->log.bytes[at + 2]) {
        PyObject *move = write_move(t->log.bytes + at + 1);
        PyObject *entry = move ? Py_BuildValue("(iN)", t->log.bytes[at], move) : NULL;
        if (!entry || PyList_Append(list, entry) < 0)
            Py_CLEAR(list);
        Py_XDECREF(entry);
    }
    return list;
}

/* sealed(): answers to the present question that are in, as a dict by seat. */
static PyObject *game_sealed(PyObject *self, PyObject *unused)
{
    (void)unused;
    PyObject *found = PyDict_New();
    Move move;
    for (int seat = 0; found && seat < table_of(self)->players; seat++)
        if (RULEBOOK.sealed_answer(state_of(self), seat, &move)) {
            PyObject *key = PyLong_FromLong(seat), *value = write_move((const int8_t *)&move);
            if (!key || !value || PyDict_SetItem(found, key, value) < 0)
                Py_CLEAR(found);
            Py_XDECREF(key);
            Py_XDECREF(value);
        }
    return found;
}

static PyObject *get_over(PyObject *self, void *unused)
{
    (void)unused;
    return PyBool_FromLong(RULEBOOK.seat(state_of(self)) < 0);
}

static PyObject *get_seat(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromLong(RULEBOOK.seat(state_of(self)));
}

static PyObject *get_kind(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromLong(RULEBOOK.kind(state_of(self)));
}

static PyObject *get_players(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromLong(table_of(self)->players);
}

static PyObject *get_question(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromLong(table_of(self)->question);
}

static PyObject *get_pending(PyObject *self, void *unused)
{
    (void)unused;
    int32_t seats[MOST_SEATS];
    int number = 0;
    const unsigned pending = RULEBOOK.pending(state_of(self));
    for (int seat = 0; seat < MOST_SEATS; seat++)
        if (pending >> seat & 1)
            seats[number++] = seat;
    return tuple_of(seats, number);
}

static PyObject *get_scores(PyObject *self, void *unused)
{
    (void)unused;
    int32_t scores[MOST_SEATS];
    RULEBOOK.scores(state_of(self), scores);
    return tuple_of(scores, table_of(self)->players);
}

static PyObject *get_ranks(PyObject *self, void *unused)
{
    (void)unused;
    int32_t ranks[MOST_SEATS];
    RULEBOOK.ranks(state_of(self), ranks);
    return tuple_of(ranks, table_of(self)->players);
}

static PyObject *get_counts(PyObject *self, void *unused)
{
    (void)unused;
    return tuple_of(table_of(self)->counts, MOST_COUNTS);
}

static PyObject *get_imagines(PyObject *self, void *unused)
{
    (void)self, (void)unused;
    return PyBool_FromLong(RULEBOOK.imagine != NULL);
}

static PyObject *get_keeps_moves(PyObject *self, void *unused)
{
    (void)unused;
    return PyBool_FromLong(table_of(self)->keeps_log);
}

static PyObject *get_seed(PyObject *self, void *unused)
{
    (void)unused;
    return PyBytes_FromStringAndSize((const char *)((GameObject *)self)->seed, SEED_BYTES);
}

static PyMethodDef game_methods[] = {
    {"copy", game_copy, METH_NOARGS, "An independent game with the same future chance."},
    {"play_out_into", game_play_out_into, METH_VARARGS, "What comes of seasons in a bot's head."},
    {"imagine_with", game_imagine, METH_VARARGS, "A game in which all that is hidden from a seat is drawn afresh."},
    {"play", game_play, METH_O, "Answers for the seat asked; whether the game goes on."},
    {"play_for", game_play_for, METH_VARARGS, "Answers for one of several seats that are asked."},
    {"play_move", game_play_move, METH_VARARGS, "Answers with a whole move."},
    {"sample", game_sample, METH_O, "An action that stands for the move that a random number draws."},
    {"play_random", game_play_random, METH_O, "Plays at random to the end; the number of decisions."},
    {"count", game_count, METH_O, "How many whole moves a seat has."},
    {"option", game_option, METH_VARARGS, "A whole move by its number."},
    {"mask_into", game_mask_into, METH_O, "Writes which actions are legal."},
    {"observe_into", game_observe_into, METH_VARARGS, "Writes what a seat may know."},
    {"position", game_position, METH_NOARGS, "The whole state as plain lists."},
    {"moves", game_moves, METH_NOARGS, "All answers so far."},
    {"sealed", game_sealed, METH_NOARGS, "Answers that are in while others are not."},
    {0},
};

static PyGetSetDef game_getset[] = {
    {"over", get_over, NULL, "Whether the game is over.", NULL},
    {"seat", get_seat, NULL, "The seat asked now; -1 when the game is over.", NULL},
    {"question_kind", get_kind, NULL, "What is asked, as a number.", NULL},
    {"players", get_players, NULL, "How many play.", NULL},
    {"question", get_question, NULL, "The number of the question.", NULL},
    {"pending", get_pending, NULL, "The seats that have not answered.", NULL},
    {"scores", get_scores, NULL, "Points by seat.", NULL},
    {"ranks", get_ranks, NULL, "How many seats are ahead of each.", NULL},
    {"counts", get_counts, NULL, "How often what statistics count has happened.", NULL},
    {"imagines", get_imagines, NULL, "Whether native code imagines; else Python does.", NULL},
    {"keeps_moves", get_keeps_moves, NULL, "Whether there is a record of it.", NULL},
    {"seed", get_seed, NULL, "The seed of chance.", NULL},
    {0},
};

static PyMemberDef game_members[] = {
    {"rules", T_OBJECT_EX, offsetof(GameObject, rules), READONLY, "What the table plays by."},
    {"start", T_OBJECT_EX, offsetof(GameObject, start), READONLY, "The position that the record starts from, or None."},
    {"first_question", T_INT, offsetof(GameObject, first_question), READONLY, "The number of the first question there."},
    {0},
};

static PyType_Slot game_slots[] = {
    {Py_tp_doc, "A game between any two decisions."},
    {Py_tp_new, game_new},
    {Py_tp_dealloc, game_dealloc},
    {Py_tp_methods, game_methods},
    {Py_tp_getset, game_getset},
    {Py_tp_members, game_members},
    {0, NULL},
};

PyType_Spec game_spec = {FELDHERR_NAME ".Game", sizeof(GameObject), 1, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                         game_slots};
