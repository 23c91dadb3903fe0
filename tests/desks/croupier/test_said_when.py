"""What cannot be done now says when, and what is done first is said (screens: nothing is guessed)."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.heading import Health
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.words.top_words import reader_words, utc_now
from app.table.live import ReaderHealth, ReaderNow
from tests.desks.croupier.announced import say
from tests.desks.croupier.bank_hands import count_of, counted, touch_coin
from tests.desks.hands import CONTROL
from tests.desks.played import Played


def test_after_zero_was_divided_its_keys_say_when_it_is_asked(played: Played) -> None:
    """Rules 4: what is shut in is the player's to move before the next throw."""
    played.fall(0)
    played.colour("red")
    played.place("black")
    played.key(Qt.Key.Key_Space)
    for key in (Qt.Key.Key_E, Qt.Key.Key_0):
        played.key(key, CONTROL)
        assert "si chiede al prossimo colpo" in played.window.strip.accessibleName(), key
        played.window.do(Act.DISMISS)
    played.window.do(Act.TABLE)
    prisoners = played.form(Act.TABLE).key(SpinAct.PRISONERS)
    assert (prisoners.isEnabled(), prisoners.below) == (False, "al prossimo colpo")
    played.key(Qt.Key.Key_Escape)
    played.station.say("next")
    played.key(Qt.Key.Key_E, CONTROL)
    assert played.window.pages.open is played.window.pages.made[SpinAct.PRISONERS]


def test_without_a_zero_they_say_that_there_is_nothing(played: Played) -> None:
    played.key(Qt.Key.Key_E, CONTROL)
    assert "Nessuno è in prigione" in played.window.strip.accessibleName()
    played.key(Qt.Key.Key_0, CONTROL)
    assert "Adesso lo zero non chiede niente" in played.window.strip.accessibleName()


def test_the_opening_count_is_called_for_until_it_is_made_or_the_ball_runs(played: Played) -> None:
    """Rules 9: the bank is counted at the opening; nothing waits for it."""
    words = "Il banco non è ancora contato"
    assert words in played.window.steps.accessibleName()
    played.station.say("throw")
    assert words not in played.window.steps.accessibleName()


def test_a_counted_bank_is_called_for_no_more(played: Played) -> None:
    counted(played)
    assert "Conta d'apertura" not in played.window.steps.accessibleName()


def test_nothing_is_recorded_before_a_chip_was_counted(played: Played) -> None:
    view = count_of(played, Deed.OPEN)
    assert not view.does.isEnabled()
    touch_coin(played, view, 2000, "0")
    assert view.does.isEnabled(), "that there is none was counted too"


def test_a_typed_number_says_that_enter_sends_it(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.window.do(Act.NUMBER)
    page = played.form(Act.NUMBER)
    for key in (Qt.Key.Key_1, Qt.Key.Key_7):
        played.key(key)
    assert page.accessibleName() == "17 – Invio. Quale numero è caduto?"


def test_what_the_next_spin_passes_over_leaves_room_for_its_button(played: Played) -> None:
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    played.window.dealing.act(Act.PAID)
    button = played.panel.buttons[Act.NEXT]
    assert (button.text(), button.below) == ("Colpo successivo", "")
    played.touch(button)
    assert (button.text(), button.below) == ("Successivo", "toccare ancora")


def test_a_reader_that_was_never_heard_is_no_alarm(played: Played) -> None:
    """It is being connected: an alarm is a reader that was lost, or cannot be reached, and says why."""
    played.station.publish(reader=ReaderNow(ReaderHealth.LOST))
    screen = played.screen
    assert screen.banner is None
    assert screen.heading.reader.health is Health.UNSURE
    assert reader_words(screen.heading.reader, utc_now()) == "Il cilindro si collega"
    played.station.publish(reader=ReaderNow(ReaderHealth.LOST, "wheel", reason="there is no port"))
    assert "Cilindro scollegato" in played.window.strip.accessibleName()
