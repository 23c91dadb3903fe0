"""A paid bet is corrected by one piece: at most three touches until what is still to be given is shown."""

from typing import Final

import pytest

from app.desks.croupier.acts import Act
from app.rules.roulette.layout import inside_winning
from tests.desks.croupier.roulette.entry.counting_hands import ODDS, Hands
from tests.desks.played import Played
from tests.touches import touches_of

WHAT: Final = {
    False: "a paid bet of a colour corrected by one piece, until the difference is shown",
    True: "the same of a chip of value",
}
"""As the manual names it; whether it is of value."""


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keyboard"])
@pytest.mark.parametrize("value", WHAT, ids=["colour", "value"])
def test_a_paid_bet_one_piece_more_shows_the_difference_in_three(
    played: Played, *, keys: bool, value: bool
) -> None:
    """Chip and place; of a chip of value its seat too."""
    played.fall(17)
    place, shown, touches = inside_winning(17)[0], played.window.dealing.screen, 0
    for _ in range(2):
        hands = Hands(played, keys=keys)
        if value:
            hands.value(3, 4)
        else:
            hands.colour(0)
        hands.place(17, place)
        touches, shown = hands.touches + 1, played.window.dealing.screen
        played.window.do(Act.PAID)
    assert shown is not None
    assert shown.payments.large is not None
    assert (differs := shown.payments.large.differs) is not None
    assert (differs.pieces, differs.back) == (ODDS[len(place.numbers)], False)
    assert shown.payments.large.spoken
    assert touches == touches_of(WHAT[value])
