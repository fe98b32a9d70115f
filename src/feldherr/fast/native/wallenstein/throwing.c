/* Throwing the pot and the tray into the tower. (000 Combat rules: general dice tower rules) */
#include <string.h>

#include "steps.h"

/* One single throw of the fighting cubes together with all cubes lying in the tray. A cube inside is known by its
   colour and by the number of the throw it went in with; given the throw's mood all cubes are independent. */
void throw_cubes(State *g, Step step_, const Move *move)
{
    (void)step_, (void)move;
    const Rules *rules = g->rules;
    Chance *chance = &g->t.chance;
    int thrown[COLOURS], count = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        count += thrown[colour] = g->pot[colour] + g->tray[colour];
    const int column = rules->tower_columns > 1 ? least(g->inside_length, MOST_INSIDE) : 0;
    const TowerRow *row = rules->tower + least(count, rules->tower_rows - 1) * rules->tower_columns + column;
    const int mood = chance_below(chance, rules->moods);
    const uint32_t stays = row->stays[rules->moods > MOODS ? mood / MOODS : mood];
    const uint32_t *leaves = row->leaves[mood % MOODS];
    const int16_t number = (int16_t)(g->throws + 1);
    int16_t fallen[COLOURS] = {0};
    int rest = 0;
    for (int i = 0; i < g->inside_length; i++) {
        const int16_t cube = g->inside[i];
        const int age = number - (cube >> 3);
        const bool falls = chance_word(chance) < leaves[age < OLDEST ? age : OLDEST];
        fallen[cube & 7] += falls;
        g->inside[rest] = cube;
        rest += !falls;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = 0; i < thrown[colour]; i++) {
            const bool remains = chance_word(chance) < stays;
            assert(rest < MOST_CUBES);
            g->inside[rest] = (int16_t)(number << 3 | colour);
            rest += remains;
            fallen[colour] += !remains;
        }
    g->throws = number;
    g->inside_length = (int16_t)rest;
    memcpy(g->tray, fallen, sizeof fallen);
    memset(g->pot, 0, sizeof g->pot);
}
