"""What a reader says beside a number that a person typed, or to which one said no: both are shown, and asked.

What a person said is never lost to a reader. A number that was typed waits on while the reader tells of the
same ball; another number of the reader's is asked first, and then the typed one. A number that was refused is
asked again where the reader repeats it, however certainly.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from app.table.events import ReaderWarning
from app.table.roulette.procedure import BALL_RUNS
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.sources import TYPED

CONFLICT: Final = "conflict"
"""Reason of a warning: what tells a number tells two, and nobody but the dealer can say which it is."""
TYPED_OTHERWISE: Final = "typed_otherwise"
"""Reason of a candidate: the reader is certain of it, and the dealer typed another that waits for his yes."""
REPEATED: Final = "repeated"
"""Reason of a candidate: the dealer said no to it, and the reader tells it again."""


def is_contradicted(state: SpinTable) -> bool:
    """Tell whether the number of the throw is the dealer's to say: the reader told two for it."""
    spin = state.betting
    if spin is None or (spin.void is not None and spin.phase not in BALL_RUNS):  # that throw does not count
        return False
    return any(
        isinstance(each, ReaderWarning)
        and (each.reason, each.spin) == (CONFLICT, spin.spin)
        and each.throw in {UNSET, spin.throw}
        for each in state.unanswered.values()
    )


def typed_before(spin: SpinState) -> int | None:
    """Give the number that the dealer typed and that waits for his yes, before a reader's or by itself."""
    waits = spin.proposed
    if waits is None:
        return None
    return waits.number if waits.reason == TYPED else waits.typed


def is_repeated(spin: SpinState, number: int, device: str, game: int | None) -> bool:
    """Whether a reader tells the number again to which the dealer said no for this throw."""
    was = spin.denied
    if was is None or (was.number, was.device) != (number, device):
        return False
    return was.game is None or game is None or was.game == game


def why_asked(spin: SpinState | None, number: int, device: str, game: int | None) -> str | None:
    """Say why a number of which a reader is certain is asked all the same; None where it is not."""
    if spin is None or (spin.denied is None and spin.proposed is None):
        return None
    if is_repeated(spin, number, device, game):
        return REPEATED
    return TYPED_OTHERWISE if typed_before(spin) not in {None, number} else None


def is_asked(spin: SpinState, number: int) -> bool:
    """Whether that number waits already beside one that was typed, or is that one."""
    return typed_before(spin) is not None and spin.proposed is not None and spin.proposed.number == number


def waits_for_its_yes(spin: SpinState | None, game: int | None) -> bool:
    """Whether a reader speaks of the ball whose number was typed, and waits for the dealer's yes."""
    if spin is None or spin.phase not in BALL_RUNS or typed_before(spin) is None:
        return False
    return game is None or spin.game is None or spin.game == game
