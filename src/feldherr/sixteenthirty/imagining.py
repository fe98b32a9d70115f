"""A state from a view: what the view tells is set, what it hides is drawn afresh."""

from typing import Any

from feldherr.kernel.chance import Chance
from feldherr.kernel.step import Step
from feldherr.sixteenthirty.bidding import BidTurn, lobbied
from feldherr.sixteenthirty.cards import HIGHEST, OPEN, Cards, minus, named, read_card, read_cards, with_cards
from feldherr.sixteenthirty.imagining_cards import deal
from feldherr.sixteenthirty.imagining_holders import Holder
from feldherr.sixteenthirty.imagining_markers import imagine_markers
from feldherr.sixteenthirty.lobby import LobbyStep
from feldherr.sixteenthirty.names import COUNTRY, FACTIONS, ISSUES, NONE, PHASES, N
from feldherr.sixteenthirty.rules import Rules
from feldherr.sixteenthirty.state import State


def imagine(view: dict[str, Any], rules: Rules, agenda: list[Step[Any]], chance: Chance) -> State:
    """A state that gives this view to its seat."""
    g = State(rules, len(view["players"]), chance)
    g.agenda = agenda
    g.phase = PHASES.index(view["phase"])
    g.turn = view["turn"]
    g.first_player = NONE if view["first_player"] is None else view["first_player"]
    g.current = NONE if view["current"] is None else view["current"]
    read_countries(g, view["countries"])
    for seat, player in enumerate(view["players"]):
        read_player(g, seat, player)
    read_issue(g, view["issue"])
    read_memory(g, view["memory"])
    imagine_markers(g, view)
    imagine_cards(g, view)
    return g


def colour(word: str | None) -> int:
    return NONE if word is None else FACTIONS.index(word)


def read_countries(g: State, countries: dict[str, Any]) -> None:
    for name, country in countries.items():
        c = COUNTRY[name]
        g.status[c] = country["status"]
        g.army[c] = country["army_size"]
        g.ability[c] = country["military_ability"]
        g.faction[c] = colour(country["faction"])
        g.leader[c] = int(country["leader"])
        g.unrest[c] = int(country["unrest"])
        g.league[c] = colour(country["league"])


def read_player(g: State, seat: int, player: dict[str, Any]) -> None:
    """What all can see of a player."""
    g.points[seat] = player["victory_points"]
    for name, stack in player["display"].items():
        place = seat * N + COUNTRY[name]
        g.stack[place] = read_cards(stack["cards"])
        g.descending[place] = int(not stack["ascending"])
    memory = player["memory"]
    g.known[seat] = read_cards(memory["holds"])
    g.market[seat] = read_cards(memory["market"])
    g.emerged[seat] = read_cards(memory["shown"])
    g.no_influence[seat] = int(memory["no_influence"])


def read_issue(g: State, issue: dict[str, Any] | None) -> None:
    if issue is None:
        return
    target = NONE if issue["target"] is None else COUNTRY[issue["target"]]
    number = ISSUES.index(issue["issue"])
    g.lobby = [issue["caller"], COUNTRY[issue["country"]], number, target, int(issue["second_vote"])]
    g.bidding = sum(1 << seat for seat in issue["bidding"])


def read_memory(g: State, memory: dict[str, Any]) -> None:
    g.discard = list(read_cards(memory["discard"]))
    for scoring in memory["scorings"]:
        worth = [0] * N
        for name, points in scoring["worth"].items():
            worth[COUNTRY[name]] = points
        g.scorings.append((scoring["gained"], *worth))


# -- hands, face-down cards and the deck ---------------------------------------------------------------------------


def imagine_cards(g: State, view: dict[str, Any]) -> None:
    """Own cards as they are; the others' and the deck from what the seat has never seen."""
    old = read_cards(view["memory"]["unseen_at_shuffle"])
    new = read_cards(view["memory"]["shuffled"])
    holders: list[Holder] = []
    for seat, player in enumerate(view["players"]):
        memory = player["memory"]
        if player["hand"] is not None:
            g.hand[seat] = read_cards(player["hand"])
            g.dark[seat] = minus(read_cards(player["market"]), g.market[seat])
            g.kept[seat] = read_cards(memory["kept_at_shuffle"])
            g.drawn[seat] = read_cards(memory["drawn_since"])
            old, new = minus(old, g.kept[seat]), minus(new, g.drawn[seat])
        else:
            sizes = memory["kept_at_shuffle"], memory["drawn_since"]
            holders.append(Holder(seat, sizes, g.emerged[seat], bool(g.no_influence[seat]), due_card(g, seat)))
    rest = deal(old, new, holders, g.chance)
    for holder in holders:
        seat, player = holder.seat, view["players"][holder.seat]
        g.kept[seat], g.drawn[seat] = holder.dealt(0), holder.dealt(1)
        held = list(minus(with_cards(with_cards(g.kept[seat], g.drawn[seat]), g.known[seat]), g.emerged[seat]))
        g.chance.shuffle(held)
        face_down = player["market_size"] - len(g.market[seat])
        g.dark[seat] = tuple(sorted(held[:face_down]))
        g.hand[seat] = tuple(sorted(held[face_down:]))
    if view["seat"] == "all":
        g.deck = [read_card(word) for word in view["deck"]]
        g.discard = [read_card(word) for word in view["discard"]]
    else:
        g.deck = list(rest)
        g.chance.shuffle(g.deck)


def due_card(g: State, seat: int) -> Cards:
    """One of these must be in the hand of a player without a stack who is asked to lobby, or to place first. (5.6.1)"""
    step = g.agenda[-1] if g.agenda else None
    wanted: Cards = ()
    if isinstance(step, LobbyStep) and step.seat == seat:
        stacks = g.stack[seat * N : seat * N + N]
        wanted = tuple(range(OPEN)) if not any(stacks) else ()
    elif isinstance(step, BidTurn) and step.seat == seat == g.lobby[0] and not g.lobby[4]:
        country = lobbied(g)
        first = named(country, 1)
        wanted = tuple(range(first, first + HIGHEST)) if not g.stack[seat * N + country] else ()
    return () if any(card in wanted for card in g.known[seat]) else wanted
