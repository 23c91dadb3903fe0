"""A night of roulette that plays itself: numbers that fall, and players who bet on them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from app.demo.roulette.players import company, layout, what_won
from app.rules.house import House
from app.rules.roulette.spin_rules import has_tumbler
from app.table.json_text import Json
from app.table.roulette.procedure import Phase
from app.table.roulette.settlement_form import stack_form
from app.table.roulette.settling import settlement_of
from app.table.roulette.spin_table import SpinLive, SpinTable

_TUMBLER: Final = "tumbler/1"


class SpinPlay:
    """The players of one night, and the wheel's or the tumbler's numbers.

    Attributes:
        kind: of the simulated reader.
    """

    def __init__(self, house: House, rng: random.Random, kind: str) -> None:
        """Seat the players.

        Args:
            house: whose chips and layout they play.
            rng: chance: of the numbers and of the bets.
            kind: of reader, where the house has a wheel.
        """
        self._house, self._rng = house, rng
        self._players = company(house, rng)
        self.kind = _TUMBLER if has_tumbler(house) else kind

    def results(self) -> Iterator[int]:
        """Give the numbers."""
        while True:
            yield self._rng.randrange(37)

    def may_begin(self, live: SpinLive | None) -> bool:
        """Whether the ball may be thrown, or the drum turned: not while a number is paid, or is in doubt.

        A drum that turned before the table was open has turned for nobody.
        """
        if live is None:
            return not has_tumbler(self._house)
        if live.state.paying is not None:
            return False
        return live.state.opened if has_tumbler(self._house) else self.in_doubt(live.state) is None

    def in_doubt(self, state: SpinTable) -> int | None:
        """The spin with a candidate that nobody has confirmed."""
        offered = state.betting
        return None if offered is None or offered.proposed is None else offered.spin

    def fallen(self, state: SpinTable, after: int) -> int | None:
        """The spin behind another one whose number has just fallen."""
        spin = state.paying
        return spin.spin if spin is not None and spin.spin > after and spin.phase is Phase.FALLEN else None

    def winners(self, state: SpinTable) -> Json:
        """Lay a whole layout; gives what of it the dealer still sees once the losing chips are cleared."""
        laid = layout(self._players, self._house, state.minimum, self._rng)
        number = None if state.paying is None else state.paying.number
        won = () if number is None else what_won(laid, number)
        bets: list[Json] = [stack_form(stack) for stack in won]  # type: ignore[misc] # of plain values only
        return {"do": "winners", "bets": bets}

    def owed(self, state: SpinTable, spin: int) -> int | None:
        """How many payments a spin has; None where it is closed."""
        now = state.spin(spin)
        return None if now is None else len((now.settlement or settlement_of(state, now)).payments)
