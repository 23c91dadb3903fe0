"""The sentences about a spin are among all that the table says (each is translated: test_reasons)."""

from app.desks.croupier.roulette.words.spin_refusals import SPIN_REFUSALS
from app.desks.croupier.words.refusal_texts import REFUSALS


def test_they_stand_in_their_order_among_all() -> None:
    first = REFUSALS.index(SPIN_REFUSALS[0])
    assert REFUSALS[first : first + len(SPIN_REFUSALS)] == SPIN_REFUSALS
    assert len({said for said, _ in REFUSALS}) == len(REFUSALS)
