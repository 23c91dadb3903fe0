"""What of a screen is said aloud: pure, and only what the journal has (rules 8)."""

from __future__ import annotations

from typing import Final

from app.desks.common.utterances import Sayable, Utterance, Voice
from app.desks.croupier.screen import Screen
from app.table.roulette.procedure import NEW_MINIMUM

_OF_A_MINIMUM: Final = NEW_MINIMUM.italian.split("{", maxsplit=1)[0]


def sayable(screen: Screen) -> Sayable | None:
    """Give what stands to be said; None while the dealer's entry is not yet written.

    The sentence of a payment is said when it is due, not when somebody looks ahead or back at another.
    """
    if screen.drafted:
        return None
    large, payments = screen.payments.large, screen.payments
    last = screen.announcing.last
    due = large is not None and large.order == payments.current and large.spoken
    return Sayable(
        spin=screen.heading.spin,
        number=screen.number,
        said=tuple(Utterance(_voice(words), words) for words in screen.heading.said),
        payment=Utterance(Voice(large.speech), large.spoken) if large is not None and due else None,
        announce=None if last is None else (last[0], Utterance(Voice(screen.speech), last[1])),
    )


def _voice(words: str) -> Voice:
    """Phases and numbers are French; so is a change of the minimum where the house says it in French."""
    return Voice.ITALIAN if words.startswith(_OF_A_MINIMUM) else Voice.FRENCH
