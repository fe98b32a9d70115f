"""Lessons: people learn the games by playing written positions of the real engine, step by step.

A lesson is a file of data. All that chance and the other seats do in it is written there or follows from its seed, so a
lesson is one fixed game; what somebody who learns may choose decides what they are told.
"""

from feldherr.lessons.model import Lesson, Step, lesson, lessons

__all__ = ["Lesson", "Step", "lesson", "lessons"]
