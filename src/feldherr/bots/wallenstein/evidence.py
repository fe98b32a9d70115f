"""What plans of all seats brought in the same seasons, put down to each plan and to what plans do to each other."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from feldherr.bots.mixing import Array, Payoffs
from feldherr.bots.wallenstein.meeting import WAYS, Aims

TRUST: Final = 5.0
"""What is expected of a plan weighs as much as so many seasons."""
INDIFFERENCE: Final = 20.0
"""That plans do not matter to each other weighs as much as so many seasons in which they meet."""


class Evidence:
    """Every season tells of all seats at once. What luck brought to all plans tried in it is left out of account."""

    def __init__(self, expected: Sequence[Array], aims: Sequence[Aims]) -> None:
        self.expected = expected
        """By seat, what each plan is expected to bring."""
        self.seats = range(len(expected))
        self.meetings = {(s, t): aims[s].meet(aims[t]) for s in self.seats for t in self.seats if s != t}
        self.numbers: list[int] = []
        self.choices: list[Sequence[int]] = []
        self.leads: list[Sequence[float]] = []
        self.counts: list[Array] = [np.zeros(len(plans)) for plans in expected]
        """By seat, how often each plan was tried."""

    def add(self, number: int, choices: Sequence[int], leads: Sequence[float]) -> None:
        """What every seat got in a season with the luck of that number."""
        self.numbers.append(number)
        self.choices.append(choices)
        self.leads.append(leads)
        for counts, choice in zip(self.counts, choices, strict=True):
            counts[choice] += 1

    def payoffs(self) -> Payoffs:
        """What plans bring, as far as they were tried: least squares that hold on to what is expected."""
        sizes = [len(plans) for plans in self.expected]
        first = np.cumsum([0, *sizes])
        choices, results = np.array(self.choices), np.array(self.leads, float)
        rows = np.zeros((*results.shape, first[-1] + len(WAYS)))
        for s in self.seats:
            rows[np.arange(len(rows)), s, first[s] + choices[:, s]] = 1.0
            results[:, s] -= self.expected[s][choices[:, s]]
            for t in self.seats:
                if t != s:
                    rows[:, s, first[-1] :] += self.meetings[s, t][:, choices[:, s], choices[:, t]].T
        rows, results = self.within_luck(rows), self.within_luck(results)
        inputs, target = rows.reshape(-1, rows.shape[-1]), results.ravel()
        firmness = np.r_[np.full(first[-1], TRUST), np.full(len(WAYS), INDIFFERENCE)]
        found = np.linalg.solve(inputs.T @ inputs + np.diag(firmness), inputs.T @ target)
        self.weights: Array = found[first[-1] :]
        own = [self.expected[s] + found[first[s] : first[s + 1]] for s in self.seats]
        return Payoffs(own, {pair: self.mattering(meeting) for pair, meeting in self.meetings.items()})

    def within_luck(self, table: Array) -> Array:
        """How much more than the mean of all seasons with the same luck."""
        numbers = np.array(self.numbers)
        sums = np.zeros((numbers[-1] + 1, *table.shape[1:]))
        np.add.at(sums, numbers, table)
        counts = np.maximum(1, np.bincount(numbers)).reshape(-1, *[1] * (table.ndim - 1))
        found: Array = table - (sums / counts)[numbers]
        return found

    def mattering(self, meeting: Array) -> Array:
        """What meetings of plans bring."""
        table: Array = np.tensordot(self.weights, meeting, 1)
        return table
