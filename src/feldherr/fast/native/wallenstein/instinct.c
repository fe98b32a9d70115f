/* Quick answers for all seats while a season is played out in a bot's head. (bots/wallenstein/instinct.py, chances.py) */
#include "playout.h"

#include <math.h>

/* What the tower will probably let go of, by colour; the last stands for no colour. */
typedef struct Tower {
    double falls, loose[COLOURS + 1], doubt[COLOURS + 1];
} Tower;

static Tower look_into_the_tower(const State *g, const Judgement *judgement)
{
    const int row = least(g->inside_length, MOST_INSIDE), number = g->throws + 1;
    Tower tower = {.falls = judgement->falls[row]};
    const double spread = tower.falls * (1 - tower.falls);
    for (int colour = 0; colour < COLOURS; colour++) {
        tower.loose[colour] = tower.falls * g->tray[colour];
        tower.doubt[colour] = spread * g->tray[colour];
    }
    for (int i = 0; i < g->inside_length; i++) {
        const int cube = g->inside[i];
        const double chance = judgement->loosens[row][least(OLDEST, number - (cube >> 3))];
        tower.loose[cube & 7] += chance;
        tower.doubt[cube & 7] += chance * (1 - chance);
    }
    return tower;
}

/* The chance that so many armies are ahead of so many others; peasants below 0 stay out. */
static double win(const Tower *tower, int attacker, int armies, int defender, int there, int peasants)
{
    const int green = peasants >= 0 ? PEASANTS : COLOURS, more = greatest(0, peasants);
    const int side = defender < 0 ? COLOURS : defender;
    const double ahead = tower->falls * (armies - there - more) + tower->loose[attacker] - tower->loose[side] -
                         tower->loose[green];
    double doubt = 0.3 + tower->falls * (1 - tower->falls) * (armies + there + more);
    doubt += tower->doubt[attacker] + tower->doubt[side] + tower->doubt[green];
    return 0.5 + 0.5 * erf((ahead - 0.5) / sqrt(2 * doubt));
}

/* The armies of the strongest neighbour. */
static int threat(const State *g, int seat, int county, int without)
{
    int most = 0;
    for (int i = 0; i < g->rules->border_count[county]; i++) {
        const int neighbour = borders_of(g, county)[i];
        if (g->armies[neighbour] > most && g->owner[neighbour] != seat && neighbour != without)
            most = g->armies[neighbour];
    }
    return most;
}

/* What a county may lose to a neighbour of so many armies. */
static double danger(const Judgement *judgement, int seat, int county, int armies, int threat)
{
    const int lead = threat - 1 - armies;
    if (threat < 2 || lead < -3)
        return 0.0;
    return 0.06 * least(5, lead + 4) * 0.4 * judgement->worth[seat][county][seat];
}

static double march_value(const State *g, const Judgement *judgement, int seat, int origin, int target, int armies)
{
    const int here = g->armies[origin], there = g->armies[target];
    int threatening = threat(g, seat, origin, NOBODY);
    double value = danger(judgement, seat, origin, here, threatening) -
                   danger(judgement, seat, origin, here - armies, threatening);
    threatening = threat(g, seat, target, NOBODY);
    value += danger(judgement, seat, target, there, threatening) -
             danger(judgement, seat, target, there + armies, threatening);
    return value - 0.01;
}

static double at_least(double one, double other) { return one > other ? one : other; }

static double attack_value(const State *g, const Judgement *judgement, const Tower *tower, int seat, int target,
                           int armies)
{
    const double army = judgement->army[seat], spite = judgement->spite[seat];
    const int owner = g->owner[target], thrown = armies + has_tile(g, seat, TILE_ATTACK);
    if (owner < 0) {
        const double won = win(tower, seat, thrown, NOBODY, 0, 1);
        return won * judgement->worth[seat][target][seat] - army * (armies - won * at_least(1.0, 0.75 * (armies - 1)));
    }
    const int there = g->armies[target], defenders = there + has_tile(g, owner, TILE_DEFENCE);
    const bool calm = g->markers[target] < g->rules->peasants_help_below;
    const double won = win(tower, seat, thrown, owner, defenders, calm ? 0 : -1);
    double value = 0.9 * won * judgement->worth[seat][target][seat];
    value += (won + 0.1) * spite * judgement->worth[seat][target][owner];
    value += spite * army * least(armies, there);
    return value - army * (armies - won * at_least(1.0, 0.75 * (armies - there)));
}

/* The attack, march or nothing that promises most. */
static Move best_move(const State *g, const Judgement *judgement)
{
    const Question *question = &g->question;
    const int seat = question->seat, origin = question->origin, most = question->most, here = g->armies[origin];
    const bool attacks = g->t.agenda[g->t.depth - 1].kind == COMBAT_MOVE;
    const Tower tower = attacks ? look_into_the_tower(g, judgement) : (Tower){0};
    const int around = threat(g, seat, origin, NOBODY);
    const double before = danger(judgement, seat, origin, here, around);
    double best = question->may_decline ? 0.0 : -1e9;
    int target = NOBODY, armies = 0;
    for (int i = 0; i < question->targets; i++) {
        const int there = question->target[i];
        if (g->owner[there] == seat) {
            const double value = march_value(g, judgement, seat, origin, there, most);
            if (value > best)
                best = value, target = there, armies = most;
        } else if (attacks) {
            const int rest = g->armies[there] < around ? around : threat(g, seat, origin, there);
            for (int fewer = 0; fewer < 3; fewer++) {
                const int number = greatest(1, most - fewer);
                double value = attack_value(g, judgement, &tower, seat, there, number);
                value += before - danger(judgement, seat, origin, here - number, rest);
                if (value > best)
                    best = value, target = there, armies = number;
            }
        }
    }
    return armies ? move_of_two(VERB_MOVE, target, armies) : plain_move(VERB_PASS);
}

static Move best_place(const State *g, const Judgement *judgement)
{
    const Question *question = &g->question;
    const double *places = judgement->places[(int)question->seat];
    int best = 0;
    for (int i = 1; i < question->count; i++)
        if (places[question->options[i].value - 1] > places[question->options[best].value - 1])
            best = i;
    return move_of(VERB_POSITION, question->options[best].value);
}

static Move best_benefit(const State *g, const Judgement *judgement)
{
    const Question *question = &g->question;
    const double *values = judgement->benefits[(int)question->seat][(int)g->landsknechte[(int)question->seat]];
    int best = 0;
    for (int i = 1; i < question->count; i++)
        if (values[question->options[i].value] > values[question->options[best].value])
            best = i;
    return move_of(VERB_BENEFIT, question->options[best].value);
}

/* The favor that brings most, if one is worth its courtiers. */
static Move best_favor(const State *g, const Judgement *judgement)
{
    const int seat = g->question.seat;
    double most = 0.0;
    int found = 0;
    for (int space = 0; space < g->favors_open_length; space++) {
        const int favor = g->favors_open[space], cost = g->rules->favor_costs[space];
        if (!favor || cost > g->entrance[seat])
            continue;
        const double value = judgement->favors[seat][favor - 1] - judgement->courtier[seat] * cost;
        if (value > most)
            most = value, found = favor;
    }
    return found ? move_of(VERB_FAVOR, found) : plain_move(VERB_PASS);
}

/* Where a favor that was taken brings most. */
static Move best_use(const State *g, const Judgement *judgement)
{
    const Question *question = &g->question;
    const int seat = question->seat, favor = g->t.agenda[g->t.depth - 1].b;
    const double *values = judgement->uses[seat][favor - 1];
    Move move;
    int best = 0;
    if (question->options[0].verb == VERB_REMOVE_EVENT)
        return plain_move(judgement->harm[event_effect(g)] > 0 ? VERB_REMOVE_EVENT : VERB_PASS);
    for (int i = 1; i < question->count; i++)
        if (values[question->options[i].value] > values[question->options[best].value])
            best = i;
    option(g, seat, best, &move);
    return move;
}

Move instinct(const State *g, const Judgement *judgement)
{
    const Question *question = &g->question;
    Move move;
    switch (question->kind) {
    case ASKS_BENEFIT:
        return best_benefit(g, judgement);
    case ASKS_FAVOR:
        return best_favor(g, judgement);
    case ASKS_FAVOR_USE:
        return best_use(g, judgement);
    case ASKS_MOVE:
        return best_move(g, judgement);
    case ASKS_POSITION:
        return best_place(g, judgement);
    case ASKS_RECRUIT:
        if (question->recruits)
            return plain_move(VERB_RECRUIT);
        break;
    case ASKS_DEFEND:
        option(g, question->seat, question->count - 1, &move);
        return move;
    }
    option(g, question->seat, 0, &move);
    return move;
}
