"""Wallenstein as he was when contests with his successors began: frozen, so that they can be measured by him.

He weighs and knows what is in `data/wallenstein-1.json`, or in a file of that form: `…first:Wallenstein1?file=PATH`.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from feldherr.bots.bot import Choice, Clock
from feldherr.bots.wallenstein.closer import answer_closely
from feldherr.bots.wallenstein.experience import experience
from feldherr.bots.wallenstein.marshal import Marshal
from feldherr.bots.wallenstein.search import Effort
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.state import State

FILE: Final = Path(__file__).parent.parent / "data" / "wallenstein-1.json"


class Wallenstein1(Marshal):
    """Takes the others for marshals, and looks for the best answer to what they would plan."""

    others_learned: ClassVar = True
    effort: ClassVar = Effort(first_look=6, plans=400, finalists=8)

    def __init__(self, file: str = str(FILE)) -> None:
        weights = json.loads(Path(file).read_text("utf-8"))["weights"]
        super().__init__(experience("value_among_marshals", file), Weights(**weights))

    def look_closer(
        self, view: dict[str, Any], g: State, decision: Decision, rng: Random, clock: Clock
    ) -> Choice | None:
        """Before armies march to fight, and before a place in the player order is taken."""
        return answer_closely(view, g, decision, rng, clock, self.learned, self.weights)
