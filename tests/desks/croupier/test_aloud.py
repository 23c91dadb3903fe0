"""What of the desk is said aloud: phases and number in French, minima and payments in Italian, never a draft."""

from pytestqt.qtbot import QtBot

from app.desks.common.speech import Speech
from app.desks.common.utterances import Telling, Utterance, Voice
from app.desks.common.voices import Trouble
from app.desks.croupier.acts import Act
from app.desks.croupier.screen import sayable
from tests.desks.common.test_speech import FakeVoices
from tests.desks.desk import Desk, Station
from tests.desks.spin_window import SpinWindow


def said(desk: Desk) -> list[tuple[Voice, str]]:
    now = sayable(desk.screen)
    assert now is not None
    return [(word.voice, word.text) for word in now.said]


def test_phases_and_number_are_french(desk: Desk) -> None:
    desk.station.say("throw", "no_more_bets")
    assert said(desk) == [(Voice.FRENCH, "Rien ne va plus")]
    desk.dealing.number(8)
    desk.station.say("confirm")
    assert said(desk) == [(Voice.FRENCH, word) for word in ("Huit", "Noir", "Pair", "Manque")]


def test_a_change_of_the_minimum_is_italian(desk: Desk) -> None:
    """Rules 8: Italian are announces, changes, payments, minima."""
    desk.station._do({"do": "minimum", "minimum": "5.00", "by": "capo tavolo"})
    assert [voice for voice, _ in said(desk)] == [Voice.FRENCH, Voice.FRENCH, Voice.ITALIAN]


def test_the_payment_that_is_due_is_said_and_no_other(eight: Desk) -> None:
    def payment() -> Utterance | None:
        now = sayable(eight.screen)
        assert now is not None
        return now.payment

    first = payment()
    assert first == Utterance(Voice.ITALIAN, "Cinquanta, posto 2")
    eight.dealing.act(Act.AFTER)
    assert payment() is None
    eight.dealing.act(Act.BEFORE)
    assert payment() == first
    for _ in range(4):
        eight.dealing.act(Act.PAID)
    assert payment() is None
    assert said(eight) == [(Voice.FRENCH, "Tout est payé au numéro")]


def test_a_draft_is_never_said(eight: Desk) -> None:
    """Screens: the sentence to say waits for the disk."""
    eight.station.deaf = True
    eight.touch("straight-8")
    assert sayable(eight.screen) is None
    eight.station.catch_up()
    assert sayable(eight.screen) is not None


def test_at_zero_nothing_is_said_of_a_draft(desk: Desk) -> None:
    """Rules 4: "À partager" while halving, of what the journal has."""
    desk.station.fall(0)
    telling = Telling()
    now = sayable(desk.screen)
    assert now is not None
    telling.due(now)
    desk.station.deaf = True
    desk.value(50, "posto 2", "black")
    assert sayable(desk.screen) is None
    desk.station.catch_up()
    now = sayable(desk.screen)
    assert now is not None
    assert telling.due(now) == (Utterance(Voice.FRENCH, "À partager"),)


def test_the_window_speaks_when_it_is_wanted_and_tells_what_it_lacks(qtbot: QtBot) -> None:
    made: list[FakeVoices] = []

    def voices(trouble: Trouble) -> FakeVoices:
        made.append(FakeVoices(trouble))
        return made[0]

    speech = Speech(voices)
    station = Station()
    window = SpinWindow(station.send, speech=speech)
    qtbot.addWidget(window)
    station.listener = window.show_live
    station.say("open", "throw")
    assert made == []
    assert speech.program == "fake"
    made[0].without = {Voice.ITALIAN}
    speech.enabled = True
    station.say("no_more_bets")
    assert [word.text for word in made[0].heard] == ["Rien ne va plus"]
    made[0].trouble(Voice.ITALIAN)
    assert "Su questa macchina non c'è una voce italiana" in window.strip.accessibleName()
    window.do(Act.DISMISS)
    assert "voce" not in window.strip.accessibleName()
    assert [str(command["do"]) for command in station.sent] == []


def test_an_announce_is_repeated_in_italian_once_it_is_taken(desk: Desk) -> None:
    """Rules 6, 8: the dealer repeats an announce, in Italian; one that lay there before is not said again."""

    def due() -> list[Utterance]:
        now = sayable(desk.screen)
        assert now is not None
        return [word for word in telling.due(now) if word.voice is Voice.ITALIAN]

    telling = Telling()
    desk.station._do({"do": "announce", "name": "serie", "value": "5.00", "owner": "posto 3", "held": True})
    assert due() == []
    desk.station._do({"do": "announce", "name": "vicini", "value": "5.00", "owner": "posto 4", "held": True})
    (repeated,) = due()
    assert "vicini" in repeated.text.lower()
    assert due() == []
