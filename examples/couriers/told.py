"""What is told of a game of Couriers."""

from feldherr.kernel.teller import Teller


class Telling(Teller):
    """All that can be told, kind by kind."""

    __slots__ = ()

    def day_begun(self, turn: int, dispatch: str, worth: int) -> None:
        """A day begins, and a dispatch is laid on the road."""
        if self.watched:
            self.add(("day_begun turn dispatch worth", None, turn, dispatch, worth))

    def riders_shown(self, riders: dict[str, int]) -> None:
        """Everybody's riders ride out; speeds by seat."""
        if self.watched:
            self.add(("riders_shown riders", None, riders))

    def marauders_came(self, speed: int, caught: list[int]) -> None:
        """Marauders caught all riders of one speed, sent by these seats."""
        if self.watched:
            self.add(("marauders_came speed caught", None, speed, caught))

    def dispatch_stayed(self, dispatches: list[str]) -> None:
        """No rider came through alone: all that lies on the road stays there."""
        if self.watched:
            self.add(("dispatch_stayed dispatches", None, dispatches))

    def dispatch_delivered(self, seat: int, dispatches: list[str], points: int) -> None:
        """A player delivered all that lay on the road."""
        if self.watched:
            self.add(("dispatch_delivered seat dispatches points", None, seat, dispatches, points))

    def dispatch_sold(self, seat: int, dispatches: list[str], points: int, number: int) -> None:
        """A player sold all that lay on the road, and hired so many riders."""
        if self.watched:
            self.add(("dispatch_sold seat dispatches points number", None, seat, dispatches, points, number))

    def riders_hired(self, seat: int, riders: list[int]) -> None:
        """Which riders these are, for the player alone."""
        if self.watched:
            self.add(("riders_hired seat riders", (seat,), seat, riders))

    def roads_closed(self, points: list[int]) -> None:
        """The last day is over."""
        if self.watched:
            self.add(("roads_closed points", None, points))
