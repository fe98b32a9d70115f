/* Wallenstein as the lane knows it: its set-up, its outcome, and the table of all it can do. */
#include <string.h>

#include "playout.h"

/* A table before anything happened; the agenda is the whole game. (state.py, setup.py) */
static void set_up(void *game, const void *rules_, int players, Chance chance, int first_seat)
{
    State *g = game;
    const Rules *rules = rules_;
    g->t.players = (int8_t)players;
    g->t.chance = chance;
    g->rules = rules;
    for (int county = 0; county < COUNTIES; county++)
        g->owner[county] = is_in_play(g, county) ? NOBODY : CLOSED;
    for (int seat = 0; seat < players; seat++) {
        g->thalers[seat] = (int16_t)rules->start_money[players - 3];
        g->supply[seat] = (int8_t)rules->armies_each;
    }
    memset(g->position, -1, sizeof g->position);
    memset(g->plan, NO_PLAN, sizeof g->plan);
    g->peasants = (int8_t)rules->stock_peasants;
    for (int building = 0; building < BUILDINGS; building++)
        g->building_stock[building] = (int8_t)rules->stock_buildings[building];
    g->marker_stock = (int8_t)rules->stock_markers;
    g->season = g->turn = g->event = g->drawn = -1;
    memset(g->last_pair, -1, sizeof g->last_pair);
    g->first_seat = (int8_t)first_seat;
    push(&g->t, step(END_GAME, 0, 0, 0));
    push(&g->t, step(PLAY_YEAR, 2, 0, 0));
    push(&g->t, step(PLAY_YEAR, 1, 0, 0));
    push(&g->t, step(SHUFFLE_DECKS, 0, 0, 0));
    push(&g->t, step(PRIME_TOWER, 0, 0, 0));
    push(&g->t, step(rules->draft ? ASSIGN_COUNTIES : PLACE_LINEUP, 0, 0, 0));
    advance(g);
}

static bool attach(void *rules_, const void *bytes, size_t size)
{
    Rules *rules = rules_;
    rules->tower = bytes;
    return rules->tower_columns > 0 && rules->tower_rows > 0 &&
           size == sizeof(TowerRow) * (size_t)rules->tower_rows * (size_t)rules->tower_columns;
}

static void use_rules(void *game, const void *rules)
{
    ((State *)game)->rules = rules;
}

static int seat_asked(const void *game)
{
    const State *g = game;
    return g->question.kind == ASKS_NOTHING ? -1 : g->question.seat;
}

static unsigned pending(const void *game)
{
    const State *g = game;
    if (g->question.kind == ASKS_NOTHING)
        return 0;
    if (g->question.kind != ASKS_PLAN)
        return 1u << g->question.seat;
    return ((1u << g->t.players) - 1) & ~(unsigned)g->t.sealed;
}

static int kind(const void *game)
{
    return ((const State *)game)->question.kind;
}

static void scores(const void *game, int32_t *points)
{
    const State *g = game;
    for (int seat = 0; seat < g->t.players; seat++)
        points[seat] = g->points[seat];
}

/* What counts for the ranking: points, then Thalers or palaces, churches and trading posts. */
static void ranking_keys(const State *g, int32_t keys[SEATS][4])
{
    int8_t counts[SEATS][REGIONS][BUILDINGS];
    memset(keys, 0, sizeof(int32_t) * SEATS * 4);
    buildings_by_seat(g, counts);
    for (int seat = 0; seat < g->t.players; seat++) {
        keys[seat][0] = g->points[seat];
        if (g->rules->tie_break == BY_THALERS)
            keys[seat][1] = g->thalers[seat];
        else
            for (int region = 0; region < REGIONS; region++)
                for (int building = 0; building < BUILDINGS; building++)
                    keys[seat][1 + building] += counts[seat][region][building];
    }
}

static bool is_ahead(const int32_t one[4], const int32_t other[4])
{
    for (int i = 0; i < 4; i++)
        if (one[i] != other[i])
            return one[i] > other[i];
    return false;
}

/* Most points; ties by Thalers or by buildings; else shared. A rank is the number of seats ahead. */
static void ranks(const void *game, int32_t *ahead)
{
    const State *g = game;
    int32_t keys[SEATS][4];
    ranking_keys(g, keys);
    for (int seat = 0; seat < g->t.players; seat++) {
        ahead[seat] = 0;
        for (int other = 0; other < g->t.players; other++)
            ahead[seat] += is_ahead(keys[other], keys[seat]);
    }
}

static int sealed_answer(const void *game, int seat, Move *move)
{
    const State *g = game;
    if (!(g->t.sealed >> seat & 1))
        return 0;
    *move = plain_move(VERB_PLAN);
    move->length = BOXES;
    memcpy(move->fields, g->laid + seat * BOXES, BOXES);
    return 1;
}

static const StepKind STEPS[STEP_KINDS] = {
    [ASSIGN_COUNTIES] = {"AssignCounties", 0},
    [PLACE_LINEUP] = {"PlaceLineup", 0},
    [PRIME_TOWER] = {"PrimeTower", 0},
    [EMPTY_TRAY] = {"EmptyTray", 0},
    [SHUFFLE_DECKS] = {"ShuffleDecks", 0},
    [DRAFT_TURN] = {"DraftTurn", 1},
    [PLACE_GROUP] = {"PlaceGroup", 1},
    [END_DRAFT] = {"EndDraft", 0},
    [PLAY_YEAR] = {"PlayYear", 1},
    [PLAY_SEASON] = {"PlaySeason", 1},
    [SEASON_STEP] = {"SeasonStep", 1},
    [DECLARE_EMPTY] = {"DeclareEmpty", 1},
    [PLAN_ALL] = {"PlanAll", 0},
    [CHOOSE_POSITION] = {"ChoosePosition", 1},
    [SETTLE_ORDER] = {"SettleOrder", 0},
    [ADVANCE_PILE] = {"AdvancePile", 1},
    [CHOOSE_BENEFIT] = {"ChooseBenefit", 1},
    [CONVERT] = {"Convert", 2},
    [ASK_FOR_FAVORS] = {"AskForFavors", 0},
    [ASK_FOR_FAVOR] = {"AskForFavor", 1},
    [APPLY_FAVOR] = {"ApplyFavor", 2},
    [LEAVE_COURT] = {"LeaveCourt", 0},
    [PERFORM_ACTION] = {"PerformAction", 2},
    [AFTER_REVOLT] = {"AfterRevolt", 2},
    [MOVE_AFTER_DEPLOYING] = {"MoveAfterDeploying", 1},
    [RECRUIT_OR_MOVE] = {"RecruitOrMove", 1},
    [COMBAT_MOVE] = {"CombatMove", 2},
    [BATTLE] = {"Battle", 2},
    [BATTLE_RESULT] = {"BattleResult", 2},
    [REVOLT] = {"Revolt", 3},
    [REVOLT_RESULT] = {"RevoltResult", 3},
    [THROW] = {"Throw", 0},
    [PLAY_WINTER] = {"PlayWinter", 0},
    [WINTER_STEP] = {"WinterStep", 1},
    [CHECK_SUPPLY] = {"CheckSupply", 1},
    [NEXT_REVOLT] = {"NextRevolt", 1},
    [END_GAME] = {"EndGame", 0},
};

const Rulebook RULEBOOK = {
    .name = "wallenstein",
    .version = 3,
    .state_size = sizeof(State),
    .rules_size = sizeof(Rules),
    .fields = wallenstein_fields,
    .rules = wallenstein_rule_fields,
    .steps = STEPS,
    .step_kinds = STEP_KINDS,
    .actions = ACTION_COUNT,
    .observation = OBSERVATION,
    .most_players = SEATS,
    .attach = attach,
    .use_rules = use_rules,
    .set_up = set_up,
    .ask_again = ask_again,
    .seat = seat_asked,
    .pending = pending,
    .kind = kind,
    .is_legal = is_legal,
    .play = play,
    .sample = sample,
    .count = count_options,
    .option = option,
    .sealed_answer = sealed_answer,
    .mask = mask,
    .act = act,
    .scores = scores,
    .ranks = ranks,
    .observe = observe,
    .imagine = imagine,
    .play_out = play_out,
    .cards = BOXES,
    .features = FEATURES,
    .judgement = sizeof(Judgement),
};
