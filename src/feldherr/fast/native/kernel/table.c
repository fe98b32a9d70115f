#include "table.h"

#include <stdlib.h>
#include <string.h>

bool same_move(const Move *one, const Move *other)
{
    return one->verb == other->verb && one->length == other->length &&
           memcmp(one->fields, other->fields, (size_t)one->length) == 0;
}

void note(Table *t, int seat, const Move *move)
{
    Log *log = &t->log;
    if (!t->keeps_log)
        return;
    if (log->length + 3 + move->length > log->room) {
        const int32_t room = 2 * log->room + 1024;
        int8_t *bytes = realloc(log->bytes, (size_t)room);
        if (!bytes) {
            t->keeps_log = false; /* whoever asks for the record is told that there is none */
            return;
        }
        log->bytes = bytes;
        log->room = room;
    }
    log->bytes[log->length++] = (int8_t)seat;
    log->bytes[log->length++] = move->verb;
    log->bytes[log->length++] = move->length;
    memcpy(log->bytes + log->length, move->fields, (size_t)move->length);
    log->length += move->length;
}
