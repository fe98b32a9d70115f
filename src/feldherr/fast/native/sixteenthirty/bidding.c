/* Influence bidding: to the left, adding to one's stack of the lobbied country or passing. (5.6.1)
   A bid as one number: how many cards are added and dropped, then six bits for each. */
#include <string.h>

#include "steps.h"

void open_bidding(State *g)
{
    g->bidding = (int8_t)((1 << g->t.players) - 1);
}

typedef struct Drops {
    int number;
    int8_t cards[STACK][STACK];
} Drops;

static void note_drop(void *about, const int8_t *cards, int number)
{
    Drops *drops = about;
    memcpy(drops->cards[drops->number++], cards, (size_t)number);
}

typedef struct Listing {
    Options *options;
    const Stack *stack;
    Drops drops;
    int excess;
} Listing;

static int64_t pack(int64_t code, const int8_t *cards, int number)
{
    for (int i = 0; i < STACK; i++)
        code = code << 6 | (i < number ? cards[i] : 0);
    return code;
}

/* Whether a card of the country stays when these are dropped. */
static bool keeps_named(const Stack *stack, const int8_t *dropped, int number)
{
    Stack rest = *stack;
    for (int i = 0; i < number; i++)
        take_from_stack(&rest, dropped[i]);
    return has_named(&rest);
}

static void offer_bid(void *about, const int8_t *cards, int number)
{
    Listing *listing = about;
    for (int i = 0; i < listing->drops.number; i++) {
        const int8_t *dropped = listing->drops.cards[i];
        if (cards[0] < OPEN || keeps_named(listing->stack, dropped, listing->excess))
            offer(listing->options, pack(pack(number * 4 + listing->excess, cards, number), dropped, listing->excess));
    }
}

static void list_of_number(Listing *listing, const Cards *playable, int number)
{
    Cards there = {0};
    const int too_many = listing->stack->length + number - STACK;
    for (int i = 0; i < listing->stack->length; i++)
        add_card(&there, listing->stack->cards[i]);
    listing->excess = too_many > 0 ? too_many : 0;
    listing->drops.number = 0;
    each_choice(&there, listing->excess, note_drop, &listing->drops);
    each_choice(playable, number, offer_bid, listing);
}

/* Cards added and cards dropped: added ones stay, and as many go as are too many. (5.3.1, rulings Q3, Q4) */
void list_bids(const State *g, int seat, Options *options)
{
    const int country = lobbied(g);
    const uint64_t own = ((1ull << HIGHEST) - 1) << (country * HIGHEST), open = ((1ull << HIGHEST) - 1) << OPEN;
    Listing listing = {.options = options, .stack = &g->stack[seat * COUNTRIES + country]};
    Cards playable = {0};
    if (!must_place(g, seat))
        offer(options, 0);
    for (uint64_t left = g->hand[seat].kinds & (own | open); left; left &= left - 1)
        for (int i = 0; i < g->hand[seat].of[lowest(left)] && i < STACK; i++)
            add_card(&playable, lowest(left));
    for (int number = 1; number <= STACK && number <= playable.total; number++)
        list_of_number(&listing, &playable, number);
}

/* The caller, without influence there yet, may not pass. */
bool must_place(const State *g, int seat)
{
    return !g->stack[seat * COUNTRIES + lobbied(g)].length && !g->lobby[4] && seat == g->lobby[0];
}

/* Always asked, so that a pass for want of cards looks like any other (ruling Q12); a descendant stack, which all can
   see, takes nothing more. (5.3.3, 5.6.1) */
Asked ask_bid(const State *g, Step step_, Question *question, Move *forced)
{
    (void)forced;
    if (g->descending[step_.a * COUNTRIES + lobbied(g)])
        return NOBODY_ASKED;
    return ask_one(question, ASKS_BID, step_.a);
}

/* Cards go from the hand to the stack, those that are too many from the stack to the market place. */
static void adjust_influence(State *g, int seat, const Move *bid)
{
    Stack *stack = stack_of(g, seat, lobbied(g));
    const int number = bid->fields[0];
    for (int i = 1 + number; i < bid->length; i++) {
        take_from_stack(stack, bid->fields[i]);
        add_card(&g->market[seat], bid->fields[i]);
    }
    for (int i = 1; i <= number; i++) {
        leave_hand(g, seat, bid->fields[i]);
        add_to_stack(stack, bid->fields[i]);
    }
}

void bid_turn(State *g, Step step_, const Move *move)
{
    if (move && move->verb == VERB_BID)
        adjust_influence(g, step_.a, move);
    else
        g->bidding &= (int8_t)~(1 << step_.a);
    if (!g->bidding)
        return;
    int left = (step_.a + 1) % g->t.players;
    while (!(g->bidding >> left & 1))
        left = (left + 1) % g->t.players;
    push(&g->t, step(BID_TURN, left, 0, 0));
}
