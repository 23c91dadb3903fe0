"""A table that ended over a fault of the program: what was there stays to be seen, and nothing is taken for it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.heading import Health
from app.desks.croupier.words.top_words import journal_words
from tests.desks.croupier.bank_hands import count_of, touch_coin
from tests.desks.played import NONE, Played


@pytest.fixture
def stopped(played: Played) -> Played:
    """Eight is being paid, red has two payments, and then the table ends."""
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.place("black")
    played.station.publish(stopped=True)
    played.station.sent.clear()
    return played


def test_it_is_said_over_everything_else_and_the_lamp_says_it_too(stopped: Played) -> None:
    assert "IL TAVOLO SI È FERMATO" in stopped.window.strip.accessibleName()
    screen = stopped.screen
    assert screen.heading.journal.health is Health.BAD
    assert journal_words(screen.heading.journal) == "Registro fermo"


@pytest.mark.parametrize(
    ("key", "held"),
    [
        (Qt.Key.Key_Space, NONE),
        (Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier),
        (Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_1, NONE),
        (Qt.Key.Key_Q, NONE),
        (Qt.Key.Key_A, NONE),
        (Qt.Key.Key_Backspace, NONE),
        (Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_no_key_enters_marks_or_opens_what_nobody_hears(
    stopped: Played, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    before = stopped.window.dealing.draft
    stopped.key(key, held)
    assert stopped.station.sent == []
    assert stopped.window.dealing.draft == before
    assert stopped.window.pages.open is None


def test_no_touch_does_either(stopped: Played) -> None:
    before = stopped.window.dealing.draft
    stopped.place("straight-8")
    stopped.place("black")
    for act in (Act.PAID, Act.UNPAID, Act.PAID_ALL, Act.NEXT):
        assert not stopped.panel.buttons[act].isEnabled()
    assert stopped.station.sent == []
    assert stopped.window.dealing.draft == before


def test_the_payments_can_still_be_looked_at_to_be_made_by_hand(stopped: Played) -> None:
    stopped.key(Qt.Key.Key_Right)
    assert stopped.large.order == 2


def leave_by_the_banner(played: Played) -> None:
    played.window.do(Act.QUIT)


def leave_by_the_page(played: Played) -> None:
    played.touch(played.window.strip.more)
    played.touch(played.form(Act.TABLE).key(Act.QUIT))


@pytest.mark.parametrize("leave", [leave_by_the_banner, leave_by_the_page])
def test_a_number_that_waits_does_not_bar_the_way_out(
    played: Played, leave: Callable[[Played], None]
) -> None:
    """Its second look comes before every other page; a yes would be heard by nobody."""
    played.station.say("throw", "no_more_bets")
    played.station.send({"do": "number", "number": 8})
    assert played.window.pages.open is not None
    played.station.publish(stopped=True)
    assert played.window.pages.open is None
    leave(played)
    played.touch(played.form(Act.QUIT).does)
    assert not played.window.isVisible()


def test_a_count_that_was_under_way_closes(played: Played) -> None:
    touch_coin(played, count_of(played, Deed.OPEN), 2000, "+20")
    played.station.publish(stopped=True)
    assert played.window.pages.open is None
    played.touch(played.window.strip.more)
    assert not played.form(Act.TABLE).key(Act.BANK).isEnabled()
