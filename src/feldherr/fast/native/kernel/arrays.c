/* Arrays that Python gives, to be read or written. What lies in them is looked at, and not their size alone. */
#include "module.h"

typedef struct Kind {
    char letter;
    const char *name, *same; /* letters of the buffer protocol that mean it, where they have its size */
    Py_ssize_t size;
} Kind;

static const Kind KINDS[] = {{'b', "int8", "b", 1}, {'B', "uint8", "B?", 1}, {'h', "int16", "h", 2}, {'i', "int32", "il", 4}};

static const Kind *kind_of(char letter)
{
    const Kind *kind = KINDS;
    while (kind->letter != letter)
        kind++;
    return kind;
}

/* Whether an array has such numbers, in the order of bytes of this machine. */
static bool holds(const Py_buffer *view, const Kind *kind)
{
    const char *format = view->format ? view->format : "B";
    if (*format == '@' || *format == '=')
        format++;
    return view->itemsize == kind->size && *format && strchr(kind->same, *format) && !format[1];
}

bool open_array(PyObject *given, Py_buffer *view, char letter, Py_ssize_t numbers, bool writable)
{
    const Kind *kind = kind_of(letter);
    if (PyObject_GetBuffer(given, view, (writable ? PyBUF_WRITABLE : 0) | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
        return false;
    if (holds(view, kind) && view->len >= numbers * kind->size)
        return true;
    PyErr_Format(PyExc_ValueError, "an array of %zd numbers of %s is needed", numbers, kind->name);
    PyBuffer_Release(view);
    return false;
}
