"""What one check found."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Verdict(StrEnum):
    """How it stands, by its mark on the screen."""

    WELL = "ok"
    LOOK = "look"
    """the table can be dealt; somebody should look at it"""
    BAD = "bad"
    """something will not work"""
    UNKNOWN = "unknown"
    """this system does not tell"""


class Finding(NamedTuple):
    """One thing that was looked at.

    Attributes:
        name: what it is, in two or three words.
        verdict: how it stands.
        found: what was seen, one sentence.
        advice: what to do; empty where all is well.
    """

    name: str
    verdict: Verdict
    found: str
    advice: str = ""
