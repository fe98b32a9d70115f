"""The cards of the coach that people have seen."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from feldherr.server.store import schema


def of_person(connection: Connection, person_id: str) -> list[str]:
    cards = schema.cards.c
    return sorted(connection.execute(select(cards.card).where(cards.person_id == person_id)).scalars())


def see(connection: Connection, person_id: str, card: str) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(schema.cards).on_conflict_do_nothing()
    connection.execute(statement, {"person_id": person_id, "card": card})


def carry(connection: Connection, guest_id: str, person_id: str) -> None:
    """What a guest has seen, the person with whom they turn out to be the same has seen too."""
    for card in of_person(connection, guest_id):
        see(connection, person_id, card)
