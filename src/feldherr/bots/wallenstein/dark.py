"""Cards that lie face down: how another seat has probably laid them, by what can be seen of its plan."""

import numpy as np
from scipy.optimize import linear_sum_assignment

from feldherr.bots.wallenstein.council import Council
from feldherr.bots.wallenstein.experience import Experience
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.planning import Array
from feldherr.wallenstein.imagining import hidden_cards
from feldherr.wallenstein.names import BOX_COUNT, NO_PLAN
from feldherr.wallenstein.state import State


class DarkCards:
    """One seat's boxes that are still dark, and what each card on them would be worth to it."""

    def __init__(self, harvest: Harvest, learned: Experience | None) -> None:
        g, self.seat = harvest.at.g, harvest.at.seat
        planner = Council(harvest, learned).planner
        values = planner.matrix - planner.thaler * planner.prices
        start = self.seat * BOX_COUNT
        laid = g.plan[start : start + BOX_COUNT]
        self.boxes = [box for box in planner.boxes if laid[box] != NO_PLAN and not g.shown[start + box]]
        for box in self.boxes:
            laid[box] = NO_PLAN
        self.cards = hidden_cards(g, self.seat, laid) if self.boxes else []
        self.values: Array = np.zeros((len(self.boxes), len(self.cards)))
        columns = {county: column for column, county in enumerate(planner.counties)}
        for row, box in enumerate(self.boxes):
            for column, card in enumerate(self.cards):
                if card in columns:
                    self.values[row, column] = values[planner.boxes.index(box), columns[card]]

    def lay(self, g: State, numbers: np.random.Generator, doubt: float) -> None:
        """Lays the cards as the seat probably has, when it judges each of them otherwise by about so many points."""
        if not self.boxes:
            return
        noise = numbers.normal(0.0, doubt, self.values.shape) if doubt else 0.0
        g.plan = g.plan[:]  # which copies of a game share
        rows, columns = linear_sum_assignment(self.values + noise, maximize=True)
        for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
            g.plan[self.seat * BOX_COUNT + self.boxes[row]] = self.cards[column]
