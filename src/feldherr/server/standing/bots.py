"""Which bot plays on a seat: its level, and the temper that shows in its play."""

from feldherr import bots
from feldherr.bots.tempers import temper_in
from feldherr.server.model import BOT, Seat


def bot_at(seat: Seat, game: str) -> str:
    """The bot that plays on a seat, perhaps in somebody's place: its level, with the temper of whom it plays."""
    level = bots.stand_in(game) if seat.why else seat.level or bots.LEVELS[0]
    if seat.kind != BOT or seat.character not in bots.CHARACTERS or not bots.may_have_temper(level, game):
        return level
    return f"{level}+{bots.CHARACTERS[seat.character]}"


def temper_at(seat: Seat, game: str) -> str | None:
    """The temper that shows in the play of a bot on a seat: whoever it plays, a level that does not judge has none."""
    return temper_in(bot_at(seat, game))
