/* The module: rules, games and batches as Python sees them. Which game it is decides what it is built with. */
#include "module.h"

/* -- rules -- */

static PyObject *rules_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {"fields", "tables", "players", "first_seat", "info", NULL};
    PyObject *fields, *tables, *info;
    int players, first_seat;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!O!iiO", names, &PyDict_Type, &fields, &PyBytes_Type, &tables,
                                     &players, &first_seat, &info))
        return NULL;
    RulesObject *self = (RulesObject *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    self->rules = PyMem_Calloc(1, RULEBOOK.rules_size);
    self->tables = Py_NewRef(tables);
    self->info = Py_NewRef(info);
    self->players = players;
    self->first_seat = first_seat;
    if (self->rules && read_rules(self->rules, fields) && players >= 2 && players <= RULEBOOK.most_players &&
        RULEBOOK.attach(self->rules, PyBytes_AS_STRING(tables), (size_t)PyBytes_GET_SIZE(tables)))
        return (PyObject *)self;
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "players or tables do not fit");
    Py_DECREF(self);
    return NULL;
}

static void rules_dealloc(PyObject *object)
{
    RulesObject *self = (RulesObject *)object;
    PyTypeObject *type = Py_TYPE(object);
    PyMem_Free(self->rules);
    Py_XDECREF(self->tables);
    Py_XDECREF(self->info);
    type->tp_free(object);
    Py_DECREF(type);
}

static PyMemberDef rules_members[] = {
    {"players", T_INT, offsetof(RulesObject, players), READONLY, "how many play"},
    {"info", T_OBJECT_EX, offsetof(RulesObject, info), READONLY, "whatever Python keeps with the rules"},
    {0},
};

static PyType_Slot rules_slots[] = {
    {Py_tp_doc, "What a table plays by."},
    {Py_tp_new, rules_new},
    {Py_tp_dealloc, rules_dealloc},
    {Py_tp_members, rules_members},
    {0, NULL},
};

static PyType_Spec rules_spec = {FELDHERR_NAME ".Rules", sizeof(RulesObject), 0, Py_TPFLAGS_DEFAULT, rules_slots};

/* -- the module -- */

PyTypeObject *RulesType = NULL;

static int add_type(PyObject *module, const char *name, PyType_Spec *spec, PyTypeObject **kept)
{
    PyObject *type = PyType_FromSpec(spec);
    if (!type)
        return -1;
    if (kept)
        *kept = (PyTypeObject *)Py_NewRef(type);
    const int added = PyModule_AddObjectRef(module, name, type);
    Py_DECREF(type);
    return added;
}

static int add_names(PyObject *module, const char *name, const Field *fields)
{
    PyObject *list = PyList_New(0);
    for (const Field *field = fields; list && field->name; field++) {
        PyObject *text = PyUnicode_FromString(field->name);
        if (!text || PyList_Append(list, text) < 0)
            Py_CLEAR(list);
        Py_XDECREF(text);
    }
    const int added = list ? PyModule_AddObjectRef(module, name, list) : -1;
    Py_XDECREF(list);
    return added;
}

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, FELDHERR_NAME, "Games with an integer face.", -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC FELDHERR_INIT(void)
{
    PyObject *module = PyModule_Create(&definition);
    if (!module)
        return NULL;
    if (add_type(module, "Rules", &rules_spec, &RulesType) < 0 || add_type(module, "Game", &game_spec, NULL) < 0 ||
        add_type(module, "Batch", &batch_spec, NULL) < 0 || add_names(module, "FIELDS", RULEBOOK.fields) < 0 ||
        add_names(module, "RULES", RULEBOOK.rules) < 0 ||
        PyModule_AddIntConstant(module, "VERSION", RULEBOOK.version) < 0 ||
        PyModule_AddIntConstant(module, "ACTIONS", RULEBOOK.actions) < 0 ||
        PyModule_AddIntConstant(module, "OBSERVATION", RULEBOOK.observation) < 0 ||
        PyModule_AddStringConstant(module, "SOURCE", FELDHERR_SOURCE) < 0) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
