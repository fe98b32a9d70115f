"""What favors of the Emperor's Court and benefits of the Landsknechte are worth, and where to apply them."""

from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.wallenstein.building import may_build
from feldherr.wallenstein.court import armies_of_favor, own_unrest
from feldherr.wallenstein.names import COURT_BOXES, NOBODY


class Favors:
    """Judges what is given for nothing but courtiers."""

    def __init__(self, harvest: Harvest) -> None:
        self.harvest = harvest
        self.armies = harvest.armies
        self.worth = harvest.worth
        self.at = harvest.at

    def grant(self, kind: str, amount: int) -> float:
        """Thalers, grain, victory points, or armies in the tray."""
        if kind == "thalers":
            return self.harvest.thalers(amount)
        if kind == "grain":
            return self.harvest.grain(amount)
        if kind == "victory_points":
            return float(amount)
        return (0.08 + 0.7 * self.at.army) * min(amount, self.at.g.supply[self.at.seat])

    def favor(self, number: int) -> float:
        favor = self.at.g.rules.favors[number - 1]
        match favor.effect:
            case "building":
                return max([self.building(c, favor.building) for c in self.at.own], default=0.0)
            case "deploy":
                places = [c for c, owner in enumerate(self.at.g.owner) if owner in (self.at.seat, NOBODY)]
                return max([self.deploy(c, number) for c in places], default=0.0)
            case "remove_revolt_marker":
                unrest = own_unrest(self.at.g, self.at.seat)
                return max([self.calm(c) for c in unrest], default=0.1)
            case "remove_event":
                return 0.2
            case "immunity":
                return self.immunity() * len(favor.against)
        return self.grant(favor.effect, favor.amount)

    def use(self, number: int, county: int) -> float:
        """A favor that is applied to a county."""
        favor = self.at.g.rules.favors[number - 1]
        match favor.effect:
            case "building":
                return self.building(county, favor.building) if self.at.g.owner[county] == self.at.seat else 0.0
            case "deploy":
                return self.deploy(county, number) if self.at.g.owner[county] in (self.at.seat, NOBODY) else 0.0
            case "remove_revolt_marker":
                return self.calm(county) if self.at.g.owner[county] == self.at.seat else 0.0
        return 0.0

    def building(self, county: int, building: int) -> float:
        return self.worth.building(county, building) if may_build(self.at.g, county, building) else 0.0

    def deploy(self, county: int, favor: int) -> float:
        """More armies in an own county, or a neutral county without a fight."""
        at = self.at
        armies = armies_of_favor(at.g, at.seat, favor)
        if not armies:
            return 0.0
        if at.g.owner[county] == NOBODY:
            return self.worth.county(county, at.seat) * (1 - self.armies.risk(county, armies))
        there = at.g.armies[county]
        return self.armies.standing(county, there + armies) - self.armies.standing(county, there)

    def calm(self, county: int) -> float:
        """A county without its last marker can be harvested again, and its peasants help."""
        at = self.at
        armies = at.g.armies[county]
        safer = self.armies.risk(county, armies, False) - self.armies.risk(county, armies, True)
        return 0.15 * (1 + at.seasons_this_year) + safer * self.worth.county(county, at.seat)

    def immunity(self) -> float:
        """No attack with one of the two combat actions."""
        at = self.at
        risks = [self.armies.risk(c, at.g.armies[c]) * self.worth.county(c, at.seat) for c in at.own]
        return 0.3 * sum(risks)

    def price(self, courtiers: int) -> float:
        """What courtiers are worth in later seasons."""
        return 0.5 * self.at.w.courtier * courtiers * min(1.0, self.at.seasons_after)

    def conversion(self, box: int, county: int) -> float:
        """Armies of a county that become courtiers."""
        at = self.at
        number = courtiers_of(box)
        there = at.g.armies[county]
        if number > at.g.courtiers_in_supply(at.seat) or there <= number:
            return 0.0
        weaker = self.armies.standing(county, there) - self.armies.standing(county, there - number)
        return self.courtiers(number) - weaker

    def courtiers(self, number: int) -> float:
        """The more are there already, the less are new ones needed."""
        there = self.at.g.entrance[self.at.seat]
        return self.at.w.courtier * number * (1.2 if there < 4 else 0.5)

    def from_tray(self) -> dict[int, float]:
        """What a tower card is worth on each court box: armies in the tray are no loss."""
        at = self.at
        tray, free = at.g.tray[at.seat], at.g.courtiers_in_supply(at.seat)
        values = dict.fromkeys(COURT_BOXES, 0.0)
        for box in COURT_BOXES:
            number = courtiers_of(box)
            if number <= tray and number <= free:
                values[box] = self.courtiers(number)
                tray -= number
                free -= number
        return values


def courtiers_of(box: int) -> int:
    """How many armies a court box converts.

    >>> [courtiers_of(box) for box in COURT_BOXES]
    [3, 2, 1]
    """
    return COURT_BOXES[-1] + 1 - box
