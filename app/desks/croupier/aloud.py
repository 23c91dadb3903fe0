"""What of a screen is said aloud: pure, and only what the journal has (rules 8)."""

from __future__ import annotations

from app.desks.common.utterances import Sayable, Utterance, Voice
from app.desks.croupier.screen import Screen


def sayable(screen: Screen) -> Sayable | None:
    """Give what stands to be said; None while the dealer's entry is not yet written.

    The sentence of a payment is said when it is due, not when somebody looks ahead or back at another.
    """
    if screen.drafted:
        return None
    large, payments = screen.payments.large, screen.payments
    last, own = screen.announcing.last, screen.heading.in_house_words
    due = large is not None and large.order == payments.current and large.spoken
    house = Voice(screen.speech)
    return Sayable(
        spin=screen.heading.spin,
        number=screen.number,
        said=tuple(
            Utterance(house if words in own else Voice.FRENCH, words) for words in screen.heading.said
        ),
        payment=Utterance(Voice(large.speech), large.spoken) if large is not None and due else None,
        announce=None if last is None else (last[0], Utterance(house, last[1])),
    )
