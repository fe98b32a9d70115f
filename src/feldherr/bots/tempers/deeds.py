"""What a seat did in a game, in numbers by which tempers can be told apart. Everything counted here is public."""

from collections.abc import Callable
from typing import Any, Final

from feldherr.bots.sixteenthirty import temper as of_sixteenthirty
from feldherr.bots.wallenstein import temper as of_wallenstein

WRONGED: Final = 0.3
"""From so much on, a wrong is remembered."""
Deeds = dict[str, float]
Event = dict[str, Any]


class Diary:
    """Counts what one seat does while a game is played: `before` each of its decisions, and at the end."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.counts: dict[str, float] = {}

    def count(self, name: str, number: float = 1.0) -> None:
        self.counts[name] = self.counts.get(name, 0.0) + number

    def share(self, name: str, of: str, otherwise: float) -> float:
        """How often something was done, of all times when it could be."""
        number = self.counts.get(of, 0.0)
        return self.counts.get(name, 0.0) / number if number else otherwise

    def mean(self, name: str) -> float:
        return self.share(name, f"{name} n", 0.0)

    def add(self, name: str, value: float) -> None:
        self.count(name, value)
        self.count(f"{name} n")

    def before(self, view: dict[str, Any], events: Callable[[], list[Event]], move: str) -> None:
        """The seat is about to play a move."""
        raise NotImplementedError

    def deeds(self, events: list[Event]) -> Deeds:
        """The numbers of a whole game."""
        raise NotImplementedError


class WallensteinDiary(Diary):
    """Attacks and whom they hit, buildings, armies, Thalers and bids."""

    def before(self, view: dict[str, Any], events: Callable[[], list[Event]], move: str) -> None:
        words = move.split()
        if words[0] == "plan":
            self.add("thalers", view["players"][self.seat]["thalers"])
            bid = next((word for word in words if word.startswith("bid=")), "bid=-")[4:]
            self.add("bid", int(bid) if bid.isdigit() else 0)
        elif words[0] == "move":
            self.attack(view, events, words[1], int(words[2]))

    def attack(self, view: dict[str, Any], events: Callable[[], list[Event]], target: str, armies: int) -> None:
        there = view["counties"][target]
        owner = there["owner"]
        if owner == self.seat:
            return
        if owner is None:
            self.count("raids")
            return
        self.count("attacks")
        self.add("margin", armies - there["armies"])
        wrongs = of_wallenstein.wrongs(events(), self.seat, self.players)
        if max(wrongs) >= WRONGED:
            self.count("attacks of a wronged one")
            self.count("revenge", wrongs[owner] >= WRONGED)
        self.count("at the leader", owner == leader(view, self.seat))

    def deeds(self, events: list[Event]) -> Deeds:
        own = [event for event in events if event.get("seat") == self.seat]
        return {
            "attacks on players": self.counts.get("attacks", 0.0),
            "attacks on nobody": self.counts.get("raids", 0.0),
            "armies ahead": self.mean("margin"),
            "revenge": self.share("revenge", "attacks of a wronged one", 0.5),
            "at the leader": self.share("at the leader", "attacks", 1 / 3),
            "buildings": float(sum(event["kind"] == "built" for event in own)),
            "armies deployed": float(sum(event["armies"] for event in own if event["kind"] == "deployed")),
            "Thalers kept": self.mean("thalers"),
            "bid": self.mean("bid"),
        }


def leader(view: dict[str, Any], seat: int) -> int:
    """Who stands best among the others, by points, counties and buildings."""
    stands = [p["victory_points"] + p["counties"] + sum(p["buildings"].values()) for p in view["players"]]
    return max((points, other) for other, points in enumerate(stands) if other != seat)[1]


class SixteenThirtyDiary(Diary):
    """What is lobbied for, cards placed, special cards, and against whom votes and cards go."""

    playing: int | None = None
    """Whose special card is played."""

    def before(self, view: dict[str, Any], events: Callable[[], list[Event]], move: str) -> None:
        """All that is counted is told by events."""

    def deeds(self, events: list[Event]) -> Deeds:
        for number, event in enumerate(events):
            kind = event["kind"]
            if kind == "votes_shown":
                self.vote(events[:number], event["votes"], event["winner"])
            elif kind == "assassinated" and event["seat"] == self.seat:
                self.harm(events[:number], [event["victim"]])
            elif kind == "unrest_placed" and self.playing == self.seat:
                self.harm(events[:number], event["victims"])
            elif event.get("seat") == self.seat:
                self.deed(kind, event)
            if kind == "special_played":
                self.playing = event["seat"]
        return {
            "for war": self.share("war", "lobbies", 0.25),
            "for leagues": self.share("league", "lobbies", 0.25),
            "for arms": self.share("rearm", "lobbies", 0.25),
            "for factions": self.share("join", "lobbies", 0.25),
            "cards placed": self.counts.get("cards", 0.0),
            "special cards": self.counts.get("specials", 0.0),
            "votes lost": self.share("lost", "votes", 0.5),
            "against who wronged it": self.share("revenge", "votes with one who wronged it", 0.5),
            "against the leader": self.share("against the leader", "votes with the leader", 0.5),
            "harm to who wronged it": self.counts.get("harm to who wronged it", 0.0),
            "harm to the leader": self.counts.get("harm to the leader", 0.0),
        }

    def deed(self, kind: str, event: Event) -> None:
        if kind.endswith("_proposed"):
            self.count("lobbies")
            self.count(kind.removesuffix("_proposed"))
        elif kind == "influence_bid":
            self.count("cards", len(event["cards"]))
        elif kind == "special_played":
            self.count("specials")

    def harm(self, before: list[Event], victims: list[int]) -> None:
        """An assassin, or unrest."""
        hated, ahead = self.hated(before), self.ahead(before)
        self.count("harm to who wronged it", len(hated.intersection(victims) - {ahead}))
        self.count("harm to the leader", int(ahead in victims and ahead not in hated))

    def hated(self, before: list[Event]) -> set[int]:
        """Who has wronged it most, if anybody has."""
        wrongs = of_sixteenthirty.wrongs(before, self.seat, self.players)
        return {other for other, wrong in enumerate(wrongs) if wrong >= max(WRONGED, *wrongs)}

    def ahead(self, before: list[Event]) -> int | None:
        """Who of the others has most points, once some were scored."""
        points = next((event["points"] for event in reversed(before) if event["kind"] == "points_added"), None)
        return max((p, other) for other, p in enumerate(points) if other != self.seat)[1] if points else None

    def vote(self, before: list[Event], votes: dict[str, str], winner: str) -> None:
        own = votes.get(str(self.seat))
        if own is None:
            return
        self.count("votes")
        self.count("lost", winner not in (own, "tie"))
        hated, ahead = self.hated(before), self.ahead(before)
        for other, colour in ((int(name), colour) for name, colour in votes.items()):
            if other == self.seat or (other in hated and other == ahead):
                continue  # who is both tells nothing about why
            if other in hated:
                self.count("votes with one who wronged it")
                self.count("revenge", colour != own)
            if other == ahead:
                self.count("votes with the leader")
                self.count("against the leader", colour != own)


DIARIES: Final[dict[str, type[Diary]]] = {"wallenstein": WallensteinDiary, "sixteenthirty": SixteenThirtyDiary}
