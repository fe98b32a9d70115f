"""What the native module of Sixteen Thirty Something needs to know: its rules as numbers, and its moves as Python's."""

from dataclasses import fields
from typing import Any, Final

from feldherr.kernel.decision import Move, Pass
from feldherr.sixteenthirty import moves
from feldherr.sixteenthirty.cards import KINDS
from feldherr.sixteenthirty.names import COUNTRIES, N
from feldherr.sixteenthirty.rules import (
    COMBAT,
    ENDS_AT,
    HIGHEST_ARMY_SIZE,
    HIGHEST_MILITARY_ABILITY,
    HIGHEST_STATUS,
    INITIAL_INFLUENCE,
    ISLANDS,
    LAST_TURN,
    LEAGUE_GAP,
    MARKERS,
    PASSING_ROUNDS,
    SPECIAL_CARDS,
    STACK,
    STRIPPED_STATUS,
    Rules,
    rules_of,
)

MOST_CARDS: Final = 112
LARGEST_HAND: Final = MOST_CARDS // 3
"""At the beginning: of larger ones there are more ways to place initial influence than the native module lists."""
KNOWN: Final = {
    *("status", "army_size", "military_ability", "adjacent", "deck", "vp_markers", "draw", "card_limit"),
    *("reconstructed", "league_bonus_without_influence", "throws"),
}
"""The fields of the rules object that the native module plays by; with any other, Python plays."""


def knows(players: int, options: dict[str, Any]) -> bool:
    """Whether the native module can play by these options: all that is settled inside the game."""
    rules = rules_of(players, options)
    return (
        {field.name for field in fields(Rules)} == KNOWN
        and rules.throws == "inside"
        and (N, KINDS, STACK, INITIAL_INFLUENCE, PASSING_ROUNDS, LAST_TURN) == (10, 62, 3, 3, 2, 10)
        and sum(rules.deck) <= MOST_CARDS
        and rules.card_limit[0] <= LARGEST_HAND
    )


def first_seat(options: dict[str, Any]) -> int:
    return 0


def numbers_of(players: int, options: dict[str, Any]) -> dict[str, int | list[int]]:
    """Rules and printed figures as the native rules object names them."""
    rules = rules_of(players, options)
    return {
        **{name: list(getattr(rules, name)) for name in ("status", "army_size", "military_ability", "adjacent")},
        "deck": list(rules.deck),
        "vp_markers": rules.vp_markers,
        "draw": rules.draw,
        "card_limit": list(rules.card_limit),
        "league_bonus_without_influence": int(rules.league_bonus_without_influence),
        "markers": list(MARKERS),
        "special_cards": SPECIAL_CARDS,
        "highest_status": HIGHEST_STATUS,
        "highest_army_size": HIGHEST_ARMY_SIZE,
        "highest_military_ability": HIGHEST_MILITARY_ABILITY,
        "stripped_status": STRIPPED_STATUS,
        "league_gap": LEAGUE_GAP,
        "ends_at": [ENDS_AT.get(turn, 0) for turn in range(LAST_TURN + 1)],
        "is_island": [int(country in ISLANDS) for country in range(len(COUNTRIES))],
        "combat_leader": COMBAT["military_leader"],
        "combat_no_army": COMBAT["no_army"],
        "combat_unrest": COMBAT["unrest"],
        "combat_league": COMBAT["league"],
        "combat_island": COMBAT["island_defence"],
    }


def tables_of(options: dict[str, Any]) -> bytes:
    return b""


VERBS: Final[tuple[type[Move], ...]] = (
    *(Pass, moves.PassMarker, moves.PlaceInfluence, moves.Remove, moves.Lobby, moves.LobbyTheCrown),
    *(moves.ImproveMilitary, moves.IncreaseArmySize, moves.IncreaseStatus, moves.PlaceLeader, moves.CauseUnrest),
    *(moves.Assassinate, moves.Bid, moves.Vote, moves.ToMarket, moves.Exchange, moves.Collect),
)
"""In the order in which the native module numbers them."""
VERB: Final = {kind: verb for verb, kind in enumerate(VERBS)}


def move_from(plain: tuple[int, ...]) -> Move:
    """The move that the native module means."""
    verb, *values = plain
    kind = VERBS[verb]
    if kind is moves.PlaceInfluence:
        return moves.PlaceInfluence(tuple(zip(values[::2], values[1::2], strict=True)))
    if kind is moves.Bid:
        number = values[0] + 1
        return moves.Bid(tuple(values[1:number]), tuple(values[number:]))
    return moves.ToMarket(tuple(values)) if kind is moves.ToMarket else kind(*values)


def move_to(move: Move) -> tuple[int, ...]:
    """A move as the native module reads it; ValueError, if it knows none such."""
    if type(move) not in VERB:
        raise ValueError(move.text)
    verb = VERB[type(move)]
    if isinstance(move, moves.PlaceInfluence):
        return verb, *[number for placed in move.placed for number in placed]
    if isinstance(move, moves.Bid):
        return verb, len(move.cards), *move.cards, *move.dropped
    return (verb, *move.cards) if isinstance(move, moves.ToMarket) else (verb, *move.fields())
