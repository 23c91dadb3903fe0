"""Puts the board of Repeater Bets beside a game's half of the dealer's screen."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from app.desks.croupier.felt import Felt
from app.desks.croupier.repeater.board_middle import BoardMiddle


def with_board(felt: Felt) -> Felt:
    """Give a game's felt, with the board where its house deals Repeater Bets."""
    return replace(felt, middle=partial(BoardMiddle, felt.middle))
