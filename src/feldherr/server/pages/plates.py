"""What stands on the plates of players and tournaments, of that which everybody may know."""

from sqlalchemy import Connection

from feldherr.kernel.words import catalogue, sentence
from feldherr.server.standing.ratings import PACES, shown
from feldherr.server.store import people_rows, rating_rows, tournament_rows
from feldherr.server.store.rating_rows import is_settled
from feldherr.server.store.tournament_rows import OPEN, OVER
from feldherr.server.tournaments import steps
from feldherr.svg.plate import MOST, Plate


def of_player(connection: Connection, person_id: str, language: str) -> Plate | None:
    """A player's name and ratings; None for guests, who have no page."""
    person = people_rows.get(connection, person_id)
    if person is None or person.guest:
        return None
    ratings = [each for each in rating_rows.of_person(connection, person_id) if each["pace"] in PACES]
    rows = [
        (
            sentence(
                language,
                "links",
                "player_rating",
                {"game": each["game"], "pace": each["pace"], "settled": is_settled(each["rating"])},
            ),
            str(shown(each["rating"].mu, each["rating"].sigma)[0]),
        )
        for each in ratings[:MOST]
    ]
    return Plate(person.name, sentence(language, "links", "player_told", {}), rows, "portrait-kessler")


def of_tournament(connection: Connection, tournament_id: str, language: str) -> Plate | None:
    """A tournament's name and how it stands."""
    tournament = tournament_rows.get(connection, tournament_id)
    if tournament is None:
        return None
    entries = tournament_rows.entrants(connection, tournament_id)
    drawn = tournament_rows.tables(connection, tournament_id)
    lines = steps.lines_of(tournament, entries, drawn)
    names = {entry.entry: entry.name for entry in entries}
    facts = {
        "game": tournament.game,
        "entered": len(entries),
        "places": tournament.places,
        "round": tournament.round,
        "rounds": tournament.rounds,
        "winners": [names[line.entry] for line in lines if line.rank == 1],
    }
    state = {steps.EARLY: "early", steps.UNPLAYED: "unplayed"}.get(steps.how_ended(tournament, drawn) or "")
    under = sentence(language, "links", f"tournament_{state or tournament.status}", facts)
    if tournament.status == OPEN or not lines:
        return Plate(tournament.name, under, [(entry.name, "") for entry in entries[:MOST]], "victory-point")
    rows = [(f"{line.rank}. {names[line.entry]}", _points(language, float(line.points))) for line in lines[:MOST]]
    emblem = "leader" if tournament.status == OVER else "victory-point"
    return Plate(tournament.name, under, rows, emblem)


def _points(language: str, points: float) -> str:
    return str(int(points)) if points == int(points) else catalogue(language).number(points, 1)
