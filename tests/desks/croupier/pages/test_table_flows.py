"""What is rare at a table, through its pages: opening, minimum, colours, relief, suspension, closing."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier import commands
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.relief_form import Field
from app.desks.croupier.forms.typed import Letter, Name
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.signing.people import Roster
from app.desks.croupier.words.banner_words import banner_words
from app.rules.money import Cents
from tests.desks.croupier.made_up_people import ANNA, CODES, GINA, MARCO, ROSSI
from tests.desks.croupier.signing_scenes import code_page, touch_code, with_people
from tests.desks.desk import go_on
from tests.desks.patience import hurried
from tests.desks.played import Played

FLOWS = (Act.MINIMUM, Act.COLOUR, Act.HAND_OVER, Act.CLOSE, Act.SUSPEND, Act.LAST, Act.NUMBER)


def asked(played: Played, act: AnyAct) -> None:
    played.touch(played.window.strip.more)
    played.touch(played.form(Act.TABLE).key(act))


@pytest.mark.parametrize("act", FLOWS)
def test_each_is_two_touches_away_and_left_without_a_trace(played: Played, act: AnyAct) -> None:
    """Screens: each reachable in at most two taps, each a flow that cannot be left half done by accident."""
    before = played.station.state
    asked(played, act)
    if act is Act.LAST:
        assert played.station.sent == [{"do": "last"}]
        return
    played.key(Qt.Key.Key_Escape)
    assert played.window.pages.open is None
    assert played.station.sent == []
    assert played.station.state is before


def test_the_last_number_at_the_old_minimum_is_paid_at_it(played: Played) -> None:
    """Rules 2: whatever a colour is worth from the next spin on, chips in hand are those of this number."""
    played.station.send(commands.minimum(Cents(500), commands.CAPO, []))
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    assert played.station.state.colours["red"].value == 500
    played.colour("blue")
    played.place("straight-8")
    assert played.amounts == [35 * 250, 35 * 250]
    screen = played.screen
    assert not screen.drafted
    assert screen.palette is not None
    assert {key.look.marker for key in screen.palette.colours} == {""}
    played.window.dealing.act(Act.PAID_ALL)
    played.window.dealing.act(Act.PAID_ALL)
    go_on(played.window.dealing)
    assert played.station.state.colours["red"].value == 250, "it won: its player has pieces at 2.50"


def test_the_table_is_handed_over_with_a_name_and_notes(played: Played) -> None:
    """Rules 8: handing over between dealers with the notes; nothing can be passed on to nobody."""
    asked(played, Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    assert not page.does.isEnabled()
    for letter in "BIANCHI":
        played.touch(page.key(Letter(letter)))
    played.touch(page.key(Field.NOTES))
    for key in (Qt.Key.Key_O, Qt.Key.Key_K):
        played.key(key)
    played.touch(page.does)
    assert played.station.sent == [{"do": "dealer", "name": "Bianchi", "notes": "Ok"}]
    assert played.station.state.dealer == "Bianchi"
    screen = played.screen
    assert screen.banner is not None
    assert banner_words(screen.banner)[0] == "Adesso al tavolo: Bianchi"
    assert played.window.top_bar.accessibleDescription().startswith("impiegato Bianchi. ")
    played.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    screen = played.screen
    assert screen.banner is None


def test_what_the_steps_say_to_the_relief_is_told_again_once_they_stand_there(played: Played) -> None:
    """Without notes of a colleague's own there is nothing to read beside a number that is paid."""
    played.station.send({"do": "dealer", "name": "Bianchi"})
    assert "Leggere le note accanto." in played.window.strip.accessibleName()
    played.fall(8)
    assert "Leggere le note" not in played.window.strip.accessibleName()
    go_on(played.window.dealing)
    assert "Leggere le note accanto." in played.window.strip.accessibleName()


def test_the_notes_stand_there_until_the_relief_has_read_them(played: Played) -> None:
    """[3]: minima, personalised colours, announces on the track and what is unusual are told; no number hides them."""
    played.station.send(commands.colour("red", Cents(1000), "posto 3"))
    played.station.send({"do": "dealer", "name": "Bianchi", "notes": "Posto 3 alza la voce"})
    assert "Posto 3 alza la voce" in played.window.strip.accessibleName()
    assert "Dal collega: minimo 2,50; rosso P3 a 10" in played.window.steps.accessibleName()
    played.fall(8)
    assert "Posto 3 alza la voce" in played.window.strip.accessibleName()
    go_on(played.window.dealing)
    assert "Dal collega" in played.window.steps.accessibleName()
    again = Played(played.qtbot, station=played.station, opened=False)
    assert "Posto 3 alza la voce" in again.window.strip.accessibleName(), "a restart forgets nothing unread"
    again.touch(again.window.strip._buttons[0])
    assert "Posto 3" not in again.window.strip.accessibleName()
    assert "Dal collega" not in again.window.steps.accessibleName()


def test_long_notes_hide_no_number_and_stand_whole_by_the_steps(played: Played) -> None:
    """What a colleague wrote at length is read beside the steps; the banner has its beginning."""
    notes = (
        "Il posto 3 alza la voce, il posto 6 cambia i biglietti e chiede sempre il resto in pezzi da cinque"
    )
    played.station.send({"do": "dealer", "name": "Bianchi", "notes": notes})
    strip = played.window.strip
    assert "Il posto 3 alza la voce, il posto 6 …" in strip.accessibleName()
    assert notes not in strip.accessibleName()
    assert strip._numbers_beside() > 0
    assert f"Dal collega: «{notes}»" in played.window.steps.accessibleName()
    played.window.do(Act.DISMISS)
    assert "Dal collega" not in played.window.steps.accessibleName()


def test_a_hasty_second_enter_after_the_name_hands_nothing_over(played: Played) -> None:
    asked(played, Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    played.type("BO")
    with hurried(100):
        played.key(Qt.Key.Key_Return)
        played.key(Qt.Key.Key_Return)
    assert (page.key(Field.NOTES).chosen, page.isVisible()) == (True, True)


def nobody_known(qtbot: QtBot) -> Played:
    """A closed table at which nobody ever dealt, of a station that names nobody."""
    played = Played(qtbot, opened=False)
    played.station.publish(dealer="")
    played.station.sent.clear()
    return played


def asked_to_open(played: Played) -> FormPage:
    played.touch(played.window.steps.main)
    return played.form(Act.OPEN)


def test_who_deals_is_touched_where_there_is_a_register(qtbot: QtBot) -> None:
    played = nobody_known(qtbot)
    people = with_people(played)
    page = asked_to_open(played)
    assert people.looks == 1, "who came meanwhile is read"
    names = [key.text() for key in page.keys if isinstance(key.says, Name)]
    assert names == [ROSSI.name, ANNA.name, MARCO.name, GINA.name], "an auditor does not deal"
    assert not page.does.isEnabled()
    played.touch(page.key(Name(ANNA.name)))
    played.touch(page.does)
    assert not played.station.state.opened, "her code is asked for first"
    touch_code(played, CODES[ANNA])
    played.touch(code_page(played).does)
    assert played.station.state.dealer == ANNA.name
    assert played.station.signed == [(ANNA,)]


def test_who_is_added_to_the_register_is_there_when_the_page_opens_again(played: Played) -> None:
    people = with_people(played, ROSSI, ANNA)
    asked(played, Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    assert [key.text() for key in page.keys if isinstance(key.says, Name)] == [ANNA.name]
    played.key(Qt.Key.Key_Escape)
    people.slow = True
    asked(played, Act.HAND_OVER)
    people.roster = Roster((ROSSI, ANNA, GINA))
    people.answer()
    assert [key.text() for key in page.keys if isinstance(key.says, Name)] == [ANNA.name, GINA.name]


def test_after_the_last_spin_no_other_is_counted(played: Played) -> None:
    """Rules 8: à la dernière: the spin after it is never thrown, and the head does not speak of it."""
    played.station.say("last")
    played.fall(8)
    go_on(played.window.dealing)
    screen = played.screen
    assert played.station.state.betting is not None
    assert (screen.heading.spin, played.station.state.betting.spin) == (1, 2)


def test_on_the_last_spin_it_is_said_why_winnings_cannot_rest(played: Played) -> None:
    """Rules 8: after the last spin nothing stays on the layout."""
    played.station.say("last")
    played.fall(8)
    played.value(5000, 2)
    played.place("black")
    played.window.do(Act.PAYMENT)
    rests = played.form(Act.PAYMENT).key("Resta sulla chance")
    assert (rests.isEnabled(), rests.below) == (False, "ultimo colpo: si incassa")
