"""What a finished game adds to the sums: of the server, of bots' levels, and of people who have an account."""

from collections.abc import Iterator
from typing import Any, Final

from feldherr.server.model import BOT as BOT_SEAT
from feldherr.server.model import PERSON as PERSON_SEAT
from feldherr.server.model import Seat, Table
from feldherr.server.store.tally_rows import BOT, PERSON, SERVER, Row

AMONG_PEOPLE: Final = "people"
AGAINST_BOTS: Final = "bots"

Figures = dict[str, float]


def counts(table: Table) -> bool:
    """Games that were played to the end from their beginning count; imported and cloned ones do not."""
    begun_elsewhere = table.origin is not None and ("move" in table.origin or "imported" in table.origin)
    return table.ended == "played" and table.outcome is not None and not begun_elsewhere


def rows_of(table: Table, told: dict[str, Any], people: set[str]) -> list[Row]:
    """All that a game adds to the sums."""
    by_seat = [figures_of(table, told, seat) for seat in range(table.players)]
    rows = list(_rows((SERVER, ""), table, _company(table, None), _together(table, told, by_seat)))
    for seat, figures in zip(table.seats, by_seat, strict=True):
        subject = _subject(table, seat, people)
        if subject is not None:
            rows += _rows(subject, table, _company(table, seat), figures)
    return rows


def _rows(subject: tuple[str, str], table: Table, company: str, figures: Figures) -> Iterator[Row]:
    return ((*subject, table.game, company, table.public, figure, value) for figure, value in figures.items())


def _subject(table: Table, seat: Seat, people: set[str]) -> tuple[str, str] | None:
    """Whose game it was. Who held several seats played for company, not for the statistics; what a stand-in finished,
    or somebody else began, was nobody's."""
    if not seat.plays_as_own:
        return None
    if seat.kind == BOT_SEAT:
        return (BOT, seat.level) if seat.level else None
    alone = len(table.seats_of(seat.person_id)) == 1
    return (PERSON, seat.person_id) if alone and seat.person_id in people and seat.person_id else None


def _company(table: Table, seat: Seat | None) -> str:
    """Whether other people sat at the table; of the whole table, whether several did."""
    people = {each.person_id for each in table.seats if each.kind == PERSON_SEAT}
    others = len(people - {seat.person_id}) if seat else len(people) - 1
    return AMONG_PEOPLE if others > 0 else AGAINST_BOTS


def figures_of(table: Table, told: dict[str, Any], seat: int) -> Figures:
    """What one seat's game adds."""
    assert table.outcome is not None
    ranking, fortune = table.outcome["ranking"], told["fortune"][seat]
    ahead = 0
    for tied in ranking:
        if seat in tied:
            break
        ahead += len(tied)
    figures: Figures = {
        "games": 1,
        "wins": 1 / len(ranking[0]) if seat in ranking[0] else 0,
        "wins_expected": 1 / table.players,
        "points": table.outcome["scores"][seat],
        "place": ahead + 1,
        "battles": fortune["battles"],
        "battles_won": fortune["won"],
        "battles_expected": fortune["expected"],
        "tower": fortune["tower"] or 0,
    }
    figures |= {f"in:{place}": number for place, number in told["places"][seat].items()}
    if table.seats[seat].active:
        figures |= {f"time:{i}": number for i, number in enumerate(told["times"][seat])}
    return figures


def _together(table: Table, told: dict[str, Any], by_seat: list[Figures]) -> Figures:
    """What the game adds to the sums of the server."""
    assert table.outcome is not None
    summed = ("points", "battles", "battles_won", "battles_expected")
    kept = [(name, value) for figures in by_seat for name, value in figures.items() if name in summed or ":" in name]
    total: Figures = {"games": 1, "seats": table.players, "moves": table.number, f"players:{table.players}": 1}
    for name, value in kept:
        total[name] = total.get(name, 0) + value
    total["winning_points"] = max(table.outcome["scores"])
    for seat, figures in enumerate(by_seat):
        total[f"seat_games:{seat}"] = 1
        total[f"seat_wins:{seat}"] = figures["wins"]
    return total
