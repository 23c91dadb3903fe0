"""Why a wager is not booked, taken back or surrendered; desks and scripts say it in their own words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

Fact = int | tuple[int, ...]


class Reason(StrEnum):
    """As scripts write it."""

    NOT_OFFERED = "not-offered"
    MARKED = "marked"
    """a value that it names has come in this round"""
    NOT_PAYABLE = "not-payable"
    """no multiple of the house's unit"""
    BELOW_MINIMUM = "below-minimum"
    ABOVE_MAXIMUM = "above-maximum"
    NO_SUCH_WAGER = "no-such-wager"
    """the owner has none standing"""
    ALREADY_SPUN = "already-spun"
    NO_SURRENDER = "no-surrender"
    """the house takes none"""
    NOT_SURRENDERABLE = "not-surrenderable"
    TOO_EARLY = "too-early"
    """nothing is printed yet for its tally"""


class RefusedError(Exception):
    """Something may not be done; nothing has changed.

    Attributes:
        reason: why.
        facts: what belongs to it: `marked` (values, ascending); `unit`, `minimum`, `maximum` (cents);
            `tally` and the `first` at which something is printed.
    """

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts: Mapping[str, Fact] = facts
