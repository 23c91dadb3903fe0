"""A register played again, event by event: what `verify` and every reader ask of it beside its hashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.people.register import BrokenRegisterError, Register, fold, read_event
from app.table.earlier_payments import Later


class RegisterReplay:
    """Plays the events of a register in their order.

    Attributes:
        register: as it is after the events so far.
        falls: nothing, for no round is played in it.
        differs: nothing, for nothing in it is settled.
        later: nothing, for nothing in it is paid.
    """

    falls: Final[tuple[()]] = ()
    differs: Final[tuple[()]] = ()

    def __init__(self) -> None:
        """Nothing is played yet."""
        self.register = Register()
        self.later: list[Later] = []

    def step(self, body: bytes) -> str | None:
        """Play one event.

        Args:
            body: its recorded text.

        Returns:
            What is wrong with it, or None.
        """
        try:
            self.register = fold(self.register, read_event(body))
        except BrokenRegisterError as fault:
            return str(fault)
        return None

    def play(self, bodies: Sequence[bytes]) -> tuple[int, str] | None:
        """Play events one after another.

        Args:
            bodies: their recorded texts.

        Returns:
            The place of the first that is wrong among them, from 0, and what is; or None.
        """
        steps = enumerate(map(self.step, bodies))
        return next(((place, reason) for place, reason in steps if reason is not None), None)
