"""What counties and buildings are worth, in victory points at the end of the game."""

from feldherr.bots.wallenstein.position import Position
from feldherr.wallenstein.board import GRAIN, REGION, REGIONS, SITES, TAXES
from feldherr.wallenstein.building import may_build
from feldherr.wallenstein.names import BUILDINGS
from feldherr.wallenstein.rules import REGIONS_NEEDED


class Worth:
    """Judges counties and buildings of one position; answers are kept."""

    def __init__(self, at: Position) -> None:
        self.at = at
        self._county: dict[tuple[int, int], float] = {}
        self._building: dict[tuple[int, int], float] = {}

    def county(self, county: int, seat: int) -> float:
        """What a seat has, or would have, from a county as it stands."""
        key = (county, seat)
        if key not in self._county:
            self._county[key] = self._judge(county, seat)
        return self._county[key]

    def _judge(self, county: int, seat: int) -> float:
        at = self.at
        g, w = at.g, at.w
        there = g.buildings[county]
        owned = g.owner[county] == seat
        points = at.scorings * (1.0 + there.bit_count())
        region = REGION[county]
        rival = g.owner[county]
        for building in range(len(BUILDINGS)):
            if there >> building & 1:
                if owned:
                    points += at.majority(seat, region, building) - at.majority(seat, region, building, -1)
                else:
                    points += at.majority(seat, region, building, 1, rival, 1) - at.majority(seat, region, building)
        seasons = at.seasons_after
        free = SITES[county] - there.bit_count()
        points += w.site * free * min(1.0, seasons / 3) * at.scorings
        points += (w.tax * TAXES[county] + w.harvest * GRAIN[county]) * seasons / 2
        points += w.land * seasons - w.feeding * at.scorings
        if g.rules.landsknechte:
            points += self._landsknechte(county, seat)
        return max(0.3 * at.scorings, points)

    def _landsknechte(self, county: int, seat: int) -> float:
        """The only county of a region counts, where regions are few enough to matter."""
        g = self.at.g
        regions = [0] * len(REGIONS)
        for own in g.counties_of(seat):
            regions[REGION[own]] += own != county
        there = sum(map(bool, regions))
        if regions[REGION[county]] or there >= REGIONS_NEEDED or there < REGIONS_NEEDED - 2:
            return 0.0
        return self.at.w.region * min(3, self.at.seasons_after)

    def building(self, county: int, building: int) -> float:
        """What a building brings its builder, and takes from the others, in all scorings left."""
        key = (county, building)
        if key not in self._building:
            at, region = self.at, REGION[county]
            points = float(at.scorings)
            points += at.majority(at.seat, region, building, 1) - at.majority(at.seat, region, building)
            points += at.w.spite * self.taken_from_others(region, building)
            self._building[key] = points
        return self._building[key]

    def taken_from_others(self, region: int, building: int) -> float:
        at = self.at
        taken = 0.0
        for other in range(at.g.players):
            if other != at.seat and at.counts[other][region][building]:
                before = at.majority(other, region, building)
                after = at.majority(other, region, building, 0, at.seat, -1)
                taken += before - after
        return taken

    def best_site(self, building: int) -> tuple[int, float]:
        """The own county where a building brings most; -1 if it can stand nowhere."""
        at = self.at
        found = [(self.building(c, building), c) for c in at.own if may_build(at.g, c, building)]
        return max(found)[::-1] if found else (-1, 0.0)
