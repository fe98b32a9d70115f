/* Sixteen Thirty Something as the lane knows it: its set-up, its outcome, and the table of all it can do. */
#include <string.h>

#include "answering.h"

/* A table before anything happened. The agenda is the set-up and the first turn, which brings the next. (setup.py) */
static void set_up(void *game, const void *rules_, int players, Chance chance, int first_seat)
{
    (void)first_seat;
    State *g = game;
    const Rules *rules = rules_;
    g->t.players = (int8_t)players;
    g->t.chance = chance;
    g->rules = rules;
    for (int country = 0; country < COUNTRIES; country++) {
        g->status[country] = (int8_t)rules->status[country];
        g->army[country] = (int8_t)rules->army_size[country];
        g->ability[country] = (int8_t)rules->military_ability[country];
    }
    memset(g->faction, NONE, sizeof g->faction);
    memset(g->league, NONE, sizeof g->league);
    memset(g->passed, NONE, sizeof g->passed);
    g->turn = 1;
    g->first_player = g->current = NONE;
    push(&g->t, step(PLAY_TURN, 0, 0, 0));
    push(&g->t, step(PLACE_INITIAL_INFLUENCE, 0, 0, 0));
    push(&g->t, step(CHOOSE_FIRST_PLAYER, 0, 0, 0));
    push(&g->t, step(DEAL_CARDS, 0, 0, 0));
    for (int round = PASSING_ROUNDS - 1; round >= 0; round--)
        push(&g->t, step(PASS_ON_MARKERS, round, 0, 0));
    push(&g->t, step(DRAW_MARKERS, 0, 0, 0));
    advance(g);
}

static bool attach(void *rules, const void *bytes, size_t size)
{
    (void)rules, (void)bytes;
    return size == 0;
}

static void use_rules(void *game, const void *rules)
{
    ((State *)game)->rules = rules;
}

static int seat_asked(const void *game)
{
    return ((const State *)game)->question.seat;
}

static unsigned pending(const void *game)
{
    const State *g = game;
    return g->question.asked & ~(unsigned)g->t.sealed;
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

/* Most points; nothing breaks a tie. (4.2.2) */
static void ranks(const void *game, int32_t *ahead)
{
    const State *g = game;
    for (int seat = 0; seat < g->t.players; seat++) {
        ahead[seat] = 0;
        for (int other = 0; other < g->t.players; other++)
            ahead[seat] += g->points[other] > g->points[seat];
    }
}

static int sealed_answer(const void *game, int seat, Move *move)
{
    const State *g = game;
    if (!(g->t.sealed >> seat & 1))
        return 0;
    move_of_code(g->question.kind, g->sealed[seat], move);
    return 1;
}

static const StepKind STEPS[STEP_KINDS] = {
    [DRAW_MARKERS] = {"DrawMarkers", 0},
    [PASS_ON_MARKERS] = {"PassOnMarkers", 1},
    [DEAL_CARDS] = {"DealCards", 0},
    [CHOOSE_FIRST_PLAYER] = {"ChooseFirstPlayer", 0},
    [PLACE_INITIAL_INFLUENCE] = {"PlaceInitialInfluence", 0},
    [PLAY_TURN] = {"PlayTurn", 0},
    [PLAY_ROUND] = {"PlayRound", 1},
    [ROUND_STEP] = {"RoundStep", 2},
    [END_OF_TURN] = {"EndOfTurn", 1},
    [REMOVE_DESCENDING] = {"RemoveDescending", 1},
    [LOSE_INFLUENCE] = {"LoseInfluence", 2},
    [PLAY_SPECIAL_CARD] = {"PlaySpecialCard", 2},
    [LOBBY_STEP] = {"LobbyStep", 1},
    [BID_TURN] = {"BidTurn", 1},
    [TAKE_VOTE] = {"TakeVote", 0},
    [CALL_SECOND_VOTE] = {"CallSecondVote", 0},
    [END_LOBBY] = {"EndLobby", 0},
    [FIGHT_WAR] = {"FightWar", 2},
    [PLACE_EXCESS_CARDS] = {"PlaceExcessCards", 1},
    [EXCHANGE_CARD] = {"ExchangeCard", 1},
    [COLLECT_CARD] = {"CollectCard", 1},
    [ROLL_FOR_END] = {"RollForEnd", 0},
};

const Rulebook RULEBOOK = {
    .name = "sixteenthirty",
    .version = 1,
    .state_size = sizeof(State),
    .rules_size = sizeof(Rules),
    .fields = sixteenthirty_fields,
    .rules = sixteenthirty_rule_fields,
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
};
