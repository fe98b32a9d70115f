"""Faces for research: PettingZoo, Gymnasium, OpenSpiel, and simulation on many cores or machines.

Needs the extras `feldherr[research]`, `feldherr[openspiel]` and `feldherr[cluster]`, each for its own part.
"""

from feldherr.research.simulating import simulate
from feldherr.research.tally import Tally

__all__ = ["Tally", "simulate"]
