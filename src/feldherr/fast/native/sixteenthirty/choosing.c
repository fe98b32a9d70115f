/* Choosing so many of some cards, identical ones alike: in order, counted, numbered. (choosing.py) */
#include "steps.h"

static void choose_from(const Cards *cards, uint64_t left, int number, int8_t *taken, int count, Chosen *chosen, void *about)
{
    if (count == number) {
        chosen(about, taken, number);
        return;
    }
    for (; left; left &= left - 1) {
        const int kind = lowest(left);
        const int most = cards->of[kind] < number - count ? cards->of[kind] : number - count;
        for (int times = 0; times < most; times++)
            taken[count + times] = (int8_t)kind;
        for (int times = most; times > 0; times--)
            choose_from(cards, left & (left - 1), number, taken, count + times, chosen, about);
    }
}

/* All different choices, more of an earlier kind first. */
void each_choice(const Cards *cards, int number, Chosen *chosen, void *about)
{
    int8_t taken[MOST_CARDS];
    choose_from(cards, cards->kinds, number, taken, 0, chosen, about);
}

/* From each kind on: how many ways to choose so many cards. */
typedef struct Ways {
    int kinds;
    int8_t kind[KINDS];
    double from[KINDS + 1][MOST_CARDS + 1];
} Ways;

static void find_ways(const Cards *cards, int number, Ways *ways)
{
    ways->kinds = 0;
    for (uint64_t left = cards->kinds; left; left &= left - 1)
        ways->kind[ways->kinds++] = (int8_t)lowest(left);
    for (int n = 0; n <= number; n++)
        ways->from[ways->kinds][n] = n == 0;
    for (int at = ways->kinds - 1; at >= 0; at--)
        for (int n = 0; n <= number; n++) {
            double sum = 0;
            for (int times = 0; times <= cards->of[ways->kind[at]] && times <= n; times++)
                sum += ways->from[at + 1][n - times];
            ways->from[at][n] = sum;
        }
}

/* Exact below 2^53; larger numbers are drawn from, and nobody counts them. */
double count_choices(const Cards *cards, int number)
{
    Ways ways;
    find_ways(cards, number, &ways);
    return ways.from[0][number];
}

void choice_at(const Cards *cards, int number, double index, int8_t *chosen)
{
    Ways ways;
    double left_of = index;
    int left = number;
    find_ways(cards, number, &ways);
    for (int at = 0; at < ways.kinds && left; at++) {
        int taken = cards->of[ways.kind[at]] < left ? cards->of[ways.kind[at]] : left;
        for (; taken > 0 && left_of >= ways.from[at + 1][left - taken]; taken--)
            left_of -= ways.from[at + 1][left - taken];
        for (int i = 0; i < taken; i++)
            *chosen++ = ways.kind[at];
        left -= taken;
    }
}
