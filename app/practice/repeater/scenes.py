"""What exercises of Repeater Bets show."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.repeater.round import Round


class OnBoard(NamedTuple):
    """The board of a round: how often each value has come in it, and whose wagers stand.

    Attributes:
        round: as it stands.
    """

    round: Round

    @property
    def colours(self) -> frozenset[str]:
        """Wagers are made in chips of value."""
        return frozenset()
