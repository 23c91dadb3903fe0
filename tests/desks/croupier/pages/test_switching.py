"""The language is switched while the table runs: the words change, and nothing else."""

import gc

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from app.desks.common.language import Language
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.table.live import Refusal
from tests.desks.croupier.proofreading import switch
from tests.desks.played import Played


def buttons_alive() -> int:
    """How many buttons Python holds, whatever became of them in Qt."""
    gc.collect()
    return sum(type(found) is TouchButton for found in gc.get_objects())


def entered(played: Played) -> None:
    """Two payments, one of them made, and a piece that the slow disk has not written yet."""
    played.fall(8)
    played.colour("red")
    played.place("split-8-11")
    played.colour("blue")
    played.place("straight-8")
    played.touch(played.panel.buttons[Act.PAID])
    played.station.deaf = True
    played.place("straight-8")


def test_what_is_entered_survives_and_nothing_is_sent(played: Played) -> None:
    """Screens: switchable while running; a draft, its undo, the number and the payments stay."""
    entered(played)
    draft, sent, screen = played.window.dealing.draft, list(played.station.sent), played.window.dealing.screen
    for language in (Language.ENGLISH, Language.FRENCH, Language.ITALIAN):
        switch(language)
        assert played.window.dealing.draft == draft
        assert played.window.dealing.screen == screen
        assert played.station.sent == sent
        assert played.paid == {1}
        assert played.entry.isVisible()
        assert played.panel.isVisible()
        assert not played.window.steps.isVisible()


def test_the_desk_goes_on_in_the_other_language(played: Played) -> None:
    """The new buttons do what the old ones did: pay, take back, lay."""
    entered(played)
    played.station.catch_up()
    switch(Language.ENGLISH)
    assert played.panel.buttons[Act.PAID].text() == "PAID"
    played.key(Qt.Key.Key_Space)
    assert played.paid == {1, 2}
    played.touch(played.panel.buttons[Act.UNPAID])
    assert played.paid == {1}
    played.touch(played.entry.tools[Act.UNDO])
    assert len(played.window.dealing.draft.before) == 2


def test_a_number_that_waits_for_a_second_look_goes_on_waiting(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.window.dealing.number(8)
    switch(Language.FRENCH)
    page = played.page(Act.CONFIRM, SecondLook)
    assert page.isVisible()
    played.touch(page.confirm)
    assert played.station.state.numbers == (8,)


def test_an_open_page_stays_open_in_the_other_language(played: Played) -> None:
    """Whoever chooses the language on a page still stands on that page."""
    played.window.do(Act.TABLE)
    switch(Language.ENGLISH)
    page = played.form(Act.TABLE)
    assert page.isVisible()
    assert page.key(Act.LAST).text() == "Last spin"


def test_a_reason_is_said_in_the_language_of_the_desk(played: Played) -> None:
    played.station.publish(refusal=Refusal("payment 3 is made already", 1))
    assert "Il pagamento 3 è già fatto" in played.window.strip.accessibleName()
    switch(Language.FRENCH)
    assert "Le paiement 3 est déjà fait" in played.window.strip.accessibleName()


def test_fifty_switches_leave_nothing_behind(played: Played) -> None:
    """A station runs for months: what was made for one language is gone with it; some of it is painted."""
    played.window.setUpdatesEnabled(True)
    entered(played)
    played.window.do(Act.TABLE)
    languages = (Language.ENGLISH, Language.ITALIAN)
    for language in languages:
        switch(language)
    widgets, objects = len(QApplication.allWidgets()), len(played.window.findChildren(QObject))
    buttons = buttons_alive()
    played.window.setUpdatesEnabled(False)
    for turn in range(50):
        switch(languages[turn % 2])
    assert len(QApplication.allWidgets()) == widgets
    assert len(played.window.findChildren(QObject)) == objects
    assert buttons_alive() == buttons
