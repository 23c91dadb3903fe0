"""What a game brings where it is practised."""

from __future__ import annotations

from typing import NamedTuple

from app.practice.exercise import Drill


class Course(NamedTuple):
    """A game as it is practised.

    Attributes:
        drills: in the order in which a trainee meets them, those of any game that belong to it among them.
    """

    drills: tuple[Drill, ...]
