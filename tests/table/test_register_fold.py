"""A table remembers the register of people that it has known, until somebody answers for another one."""

import pytest

from app.people.held import NONE, UNREADABLE, Held
from app.table.beginning import journal_begun
from app.table.begun_fold import with_journal_begun
from app.table.people_heard import RegisterHeard
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from app.table.table_events import TableOpened
from tests.table.playing import Played

HASHES = tuple(letter * 64 for letter in "abcdef")


def register(count: int, hashes: tuple[str, ...] = HASHES) -> Held:
    """A register of so many events."""
    return Held(f"people:{count}:{hashes[count - 1]}", hashes[:count])


OTHER = register(3, tuple(letter * 64 for letter in "abx"))


class Nights:
    """A table whose register is another one each night."""

    def __init__(self) -> None:
        self.held: Held | None = register(3)
        self.table = Played(register=lambda: self.held)

    def night(self, held: Held | None, *, answered: bool = False) -> tuple[str, ...]:
        """Play a night; gives the kinds of its opening."""
        self.held = held
        told = self.table.do("open")
        for of in list(self.table.state.unanswered) if answered else ():
            self.table.do("answer", of=of, by="Gina")
        self.table.do("close")
        return told


def test_the_opening_says_which_register_held() -> None:
    nights = Nights()
    for held, said in ((register(2), register(2).said), (register(4), register(4).said)):
        nights.night(held)
        opened = next(event for event in reversed(nights.table.story) if isinstance(event, TableOpened))
        assert (opened.register, nights.table.state.register) == (said, said)


@pytest.mark.parametrize("held", [Held(NONE), Held(UNREADABLE)])
def test_a_table_that_never_had_one_warns_of_nothing(held: Held) -> None:
    nights = Nights()
    assert "register.differs" not in nights.night(held)
    assert nights.table.state.register == ""


@pytest.mark.parametrize("held", [Held(NONE), Held(UNREADABLE), register(2), OTHER])
def test_a_table_that_had_one_warns_each_night_until_somebody_answers(held: Held) -> None:
    nights = Nights()
    assert "register.differs" not in nights.night(register(3))
    for _ in range(3):
        assert "register.differs" in nights.night(held)
        assert nights.table.state.register == register(3).said
    assert "register.differs" in nights.night(held, answered=True)
    goes_on = "register.differs" in nights.night(held)
    assert goes_on is (held.said == UNREADABLE), "one that cannot be read is nobody's"


def test_what_was_answered_for_is_the_table_s_register_from_then_on() -> None:
    nights = Nights()
    nights.night(register(3))
    nights.night(OTHER, answered=True)
    assert nights.table.state.register == OTHER.said
    assert "register.differs" in nights.night(register(3))


def test_the_one_that_is_back_needs_no_answer() -> None:
    nights = Nights()
    nights.night(register(3))
    nights.night(Held(NONE))
    assert "register.differs" not in nights.night(register(4))
    assert nights.table.state.register == register(4).said


def test_where_nobody_says_which_one_holds_what_was_known_goes_on() -> None:
    nights = Nights()
    nights.night(register(3))
    assert "register.differs" not in nights.night(None)
    assert "register.differs" in nights.night(Held(NONE))


def test_a_journal_that_is_begun_anew_knows_it_too() -> None:
    nights = Nights()
    nights.night(register(3))
    begun = journal_begun(nights.table.state, f"T1:9:{HASHES[0]}")
    assert with_journal_begun(unopened("T1", ROULETTE), begun).register == register(3).said


def test_another_one_in_play_waits_for_an_answer_and_is_said_once() -> None:
    table = Played(register=lambda: register(3))
    heard = RegisterHeard(register(3).said, NONE)
    assert table.hear(heard) == (), "the opening will say so"
    table.do("open")
    assert table.hear(heard) == ("register.differs",)
    assert table.hear(heard) == ()
    (of,) = table.state.unanswered
    table.do("answer", of=of, by="Gina")
    assert (table.state.unanswered, table.state.register) == ({}, "")
