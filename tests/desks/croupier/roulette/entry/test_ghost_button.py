"""The question at what may still lie on a place names the seat, as long as all of it is one player's (screens)."""

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.common.looks import look_of
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.croupier.roulette.entry.ghosts import Ghost
from app.desks.croupier.roulette.entry.targets import question
from app.rules.roulette.layout import BY_NAME
from tests.houses import house

VENEZIA = house("venezia")


@pytest.mark.parametrize(
    ("owners", "words"),
    [
        (("posto 4",), "P4 ?"),
        (("posto 4", "posto 4"), "P4 ?"),
        (("posto 4", "posto 2"), "c'è?"),
        (("posto 4", ""), "c'è?"),
        (("",), "c'è?"),
    ],
)
def test_the_seat_is_named_where_all_of_it_is_one_player_s(owners: tuple[str, ...], words: str) -> None:
    piles = tuple(Pile(look_of(VENEZIA, 500, None), 1, False, owner) for owner in owners)
    assert question(Ghost(BY_NAME["even"], (), piles, there=False)) == words


@pytest.mark.parametrize(("spoken", "words"), [(Language.ENGLISH, "S4 ?"), (Language.FRENCH, "P4 ?")])
def test_the_seat_is_written_as_on_the_chips_beside_it(spoken: Language, words: str) -> None:
    """One seat has one sign on the whole desk, in each language its own."""
    make_application(["test"])
    speak(spoken)
    pile = Pile(look_of(VENEZIA, 500, None), 1, False, "posto 4")
    asked = question(Ghost(BY_NAME["even"], (), (pile,), there=False))
    speak(Language.ITALIAN)
    assert asked == words
