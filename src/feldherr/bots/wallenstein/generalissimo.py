"""Wallenstein himself: a marshal who takes the others for marshals, and thinks longer."""

from typing import ClassVar

from feldherr.bots.wallenstein.marshal import Marshal
from feldherr.bots.wallenstein.search import Effort


class Wallenstein(Marshal):
    """The best that this house has."""

    others_learned: ClassVar = True
    effort: ClassVar = Effort(first_look=6, plans=48, finalists=12)
    looks: ClassVar = 16
