"""Wallenstein himself: a marshal who tries more plans in more seasons, and takes the others for marshals."""

from typing import ClassVar

from feldherr.bots.wallenstein.marshal import Marshal
from feldherr.bots.wallenstein.search import Effort


class Wallenstein(Marshal):
    """The best that this house has."""

    effort: ClassVar = Effort(first_look=4, plans=160, finalists=16)
    others: ClassVar = "marshal"
