"""What counts nowhere is kept with the spin and the throw that it is of, and found again by them."""

from app.table.roulette.uncounted import Uncounted, Unexplained, VoidSaid


def test_a_void_throw_is_its_spin_and_its_throw() -> None:
    assert Unexplained(3, 2) == (3, 2)
    assert Unexplained(3, 2)._asdict() == {"spin": 3, "throw": 2}


def test_of_a_game_that_does_not_count_nothing_is_known_but_what_was_heard() -> None:
    nothing = Uncounted()
    assert (nothing.device, nothing.game, nothing.said, nothing.told) == (None, None, None, False)
    told = Uncounted("wheel", 7, VoidSaid(14, "wheel", "2026-11-21T05:14:10Z", "wheel", game=7), told=True)
    assert told.said is not None
    assert (told.said.number, told.said.doubt) == (14, None)
