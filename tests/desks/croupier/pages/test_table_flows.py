"""What is rare at a table, through its pages: opening, minimum, colours, relief, suspension, closing."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.pages.hand_over_page import HandOverPage
from app.desks.croupier.pages.minimum_page import MinimumPage
from app.desks.croupier.pages.opening_pages import OpeningPage, SuspensionPage
from app.desks.croupier.pages.table_page import TablePage
from app.desks.croupier.payments.page import PaymentPage
from app.desks.croupier.roulette.pages.colour_page import ColourPage
from app.desks.croupier.signing.people import Roster
from app.desks.croupier.words.words import banner_words
from app.rules.chips import Colour
from app.rules.money import Cents
from app.table.json_text import Json
from tests.desks.croupier.made_up_people import ANNA, CODES, GINA, MARCO, ROSSI
from tests.desks.croupier.signing_scenes import code_page, touch_code, with_people
from tests.desks.desk import go_on
from tests.desks.patience import hurried
from tests.desks.played import Played

FLOWS = (Act.MINIMUM, Act.COLOUR, Act.HAND_OVER, Act.CLOSE, Act.SUSPEND, Act.LAST, Act.NUMBER)


def asked(played: Played, act: Act) -> None:
    played.touch(played.window.strip.more)
    played.touch(played.page(Act.TABLE, TablePage).buttons[act])


@pytest.mark.parametrize("act", FLOWS)
def test_each_is_two_touches_away_and_left_without_a_trace(played: Played, act: Act) -> None:
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


def test_a_minimum_is_announced_a_spin_ahead_in_the_capo_tavolo_s_name(played: Played) -> None:
    """Rules 8: "Ultimo colpo a minimo X, la partita proseguirà col minimo di Y", a spin ahead."""
    asked(played, Act.MINIMUM)
    page = played.page(Act.MINIMUM, MinimumPage)
    assert not page.announce.isEnabled()
    played.touch(page.keys.offered[Cents(500)])
    played.touch(page.keys.more)
    played.touch(page.announce)
    assert played.station.sent == [{"do": "minimum", "minimum": "7.50", "by": "capo tavolo", "out": []}]
    assert "col minimo di 7,50" in played.window.top_bar.accessibleName()


def test_with_the_minimum_it_is_asked_colour_by_colour_which_are_out(played: Played) -> None:
    """Rules 2: what is out keeps its value, all others get the new one; the marker says so wherever they are."""
    played.fall(8)
    played.colour("green")
    played.place("black")
    played.window.dealing.act(Act.PAID)
    go_on(played.window.dealing)
    lies: Json = {"do": "place", "position": "even", "entry": {"colour": "yellow", "pieces": 5}}
    played.station.table.do(lies)
    played.station.publish()
    asked(played, Act.MINIMUM)
    page = played.page(Act.MINIMUM, MinimumPage)
    played.touch(page.keys.offered[Cents(500)])
    assert {name for name, button in page.colours.items() if button.chosen} == {"green", "yellow"}
    assert not page.colours["yellow"].isEnabled(), "it lies there: nobody has to say so"
    assert page.colours["red"].accessibleName() == "rosso: è fuori? poi 5"
    played.touch(page.colours["red"])
    played.touch(page.colours["green"])
    assert page.colours["red"].accessibleName() == "rosso: è fuori? resta 2,50"
    played.touch(page.announce)
    assert played.station.sent[-1]["out"] == ["red", "yellow"]
    played.fall(9)
    go_on(played.window.dealing)
    colours = played.station.state.colours
    assert {name for name, colour in colours.items() if colour.value == 250} == {"red", "yellow"}
    played.fall(9)
    played.colour("red")
    played.place("straight-9")
    screen = played.window.dealing.screen
    assert screen is not None
    assert screen.palette is not None
    shown = {key.name: key.look.marker for key in screen.palette.colours if key.look.marker}
    assert shown == {"red": "2,50", "yellow": "2,50"}
    (pile,) = next(target.piles for target in screen.inside if target.position.name == "straight-9")
    assert pile.look.marker == "2,50"
    assert [row.look.marker for row in screen.payments.rows if row.look is not None] == ["2,50"]
    assert screen.payments.rows[0].amount == 35 * 250
    assert screen.payments.large is not None
    assert screen.payments.large.look is not None
    assert screen.payments.large.look.marker == "2,50"


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
    screen = played.window.dealing.screen
    assert screen is not None
    assert not screen.drafted
    assert screen.palette is not None
    assert {key.look.marker for key in screen.palette.colours} == {""}
    played.window.dealing.act(Act.PAID_ALL)
    played.window.dealing.act(Act.PAID_ALL)
    go_on(played.window.dealing)
    assert played.station.state.colours["red"].value == 250, "it won: its player has pieces at 2.50"


def test_where_the_bank_is_counted_nobody_is_asked(played: Played) -> None:
    chips: list[Json] = [{"colour": name, "pieces": 100} for name in ("red", "blue")]
    played.station.table.do({"do": "bank", "operation": "open", "chips": chips})
    out: list[Json] = [{"colour": "red", "pieces": -20}, {"value": "50.00", "pieces": 1}]
    played.station.table.do({"do": "bank", "operation": "change", "chips": out})
    played.station.publish()
    asked(played, Act.MINIMUM)
    page = played.page(Act.MINIMUM, MinimumPage)
    assert {name for name, button in page.colours.items() if button.chosen} == {"red"}
    assert not any(button.isEnabled() for button in page.colours.values())
    played.touch(page.keys.offered[Cents(500)])
    played.touch(page.announce)
    assert played.station.sent[-1] == {"do": "minimum", "minimum": "5.00", "by": "capo tavolo"}


def test_a_colour_gets_a_value_and_a_player(played: Played) -> None:
    """Rules 2: a colour is worth the table's minimum unless personalised by the capo tavolo."""
    asked(played, Act.COLOUR)
    page = played.page(Act.COLOUR, ColourPage)
    played.touch(page.colours["blue"])
    played.touch(page.keys.offered[Cents(1000)])
    played.touch(page.seats[3])
    played.touch(page.give)
    assert played.station.state.colours["blue"] == Colour(Cents(1000), "posto 3")


def test_a_player_is_offered_one_colour_only(played: Played) -> None:
    """Rules 2: a player has one colour and a colour one player."""
    played.station.table.do({"do": "colour", "colour": "red", "owner": "posto 3"})
    played.station.publish()
    asked(played, Act.COLOUR)
    page = played.page(Act.COLOUR, ColourPage)
    played.touch(page.colours["blue"])
    assert not page.seats[3].isEnabled()
    played.touch(page.colours["red"])
    assert page.seats[3].isEnabled()
    assert page.seats[3].chosen


def test_the_table_is_handed_over_with_a_name_and_notes(played: Played) -> None:
    """Rules 8: handing over between dealers with the notes; nothing can be passed on to nobody."""
    asked(played, Act.HAND_OVER)
    page = played.page(Act.HAND_OVER, HandOverPage)
    assert not page.pass_on.isEnabled()
    for letter in "BIANCHI":
        played.touch(page.keys.letters[letter])
    played.touch(page.notes)
    for key in (Qt.Key.Key_O, Qt.Key.Key_K):
        played.key(key)
    played.touch(page.pass_on)
    assert played.station.sent == [{"do": "dealer", "name": "Bianchi", "notes": "Ok"}]
    assert played.station.state.dealer == "Bianchi"
    screen = played.window.dealing.screen
    assert screen is not None
    assert screen.banner is not None
    assert banner_words(screen.banner)[0] == "Adesso al tavolo: Bianchi"
    assert played.window.top_bar.accessibleDescription().startswith("impiegato Bianchi. ")
    played.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    screen = played.window.dealing.screen
    assert screen is not None
    assert screen.banner is None


def test_what_the_steps_say_to_the_relief_is_told_again_once_they_stand_there(played: Played) -> None:
    """Without notes of a colleague's own there is nothing to read beside a number that is paid."""
    played.station.send({"do": "dealer", "name": "Bianchi"})
    assert "Leggere le note accanto." in played.window.strip.accessibleName()
    played.fall(8)
    assert "Leggere le note" not in played.window.strip.accessibleName()
    go_on(played.window.dealing)
    assert "Leggere le note accanto." in played.window.strip.accessibleName()


def test_a_long_note_can_be_read_whole_where_the_table_is_handed_over(played: Played) -> None:
    """[3]: what is too long beside the steps is not lost for whoever comes next."""
    long = "Posto 3 alza la voce; " * 12 + "il marcatore e' a destra"
    played.station.send({"do": "dealer", "name": "Bianchi", "notes": long})
    asked(played, Act.HAND_OVER)
    assert long in played.page(Act.HAND_OVER, HandOverPage).accessibleDescription()


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


def test_who_was_awaited_is_awaited_still_when_the_page_comes_back(played: Played) -> None:
    """Rules 8: on request one more throw, and then the table is handed over: to whom was typed before it."""
    asked(played, Act.HAND_OVER)
    page = played.page(Act.HAND_OVER, HandOverPage)
    for letter in "BO":
        played.touch(page.keys.letters[letter])
    played.touch(page.notes)
    played.key(Qt.Key.Key_X)
    played.touch(page.relief)
    assert not page.isVisible()
    played.fall(8)
    go_on(played.window.dealing)
    asked(played, Act.HAND_OVER)
    assert (page.name.text(), page.notes.text()) == ("Bo", "X")
    played.touch(page.pass_on)
    assert played.station.sent[-1] == {"do": "dealer", "name": "Bo", "notes": "X"}
    asked(played, Act.HAND_OVER)
    assert (page.name.text(), page.notes.text()) == ("Nome", "Note proprie")


def test_a_name_has_capitals_and_a_note_is_a_sentence(played: Played) -> None:
    asked(played, Act.HAND_OVER)
    page = played.page(Act.HAND_OVER, HandOverPage)
    played.type("DE ROSSI")
    played.touch(page.notes)
    played.type("POSTO 3 ALZA LA VOCE")
    assert (page.name.text(), page.notes.text()) == ("De Rossi", "Posto 3 alza la voce")


def test_enter_goes_from_the_name_to_the_notes_and_hands_over_from_there(played: Played) -> None:
    """Nothing is handed over before the notes were asked; without a name Enter does nothing."""
    asked(played, Act.HAND_OVER)
    page = played.page(Act.HAND_OVER, HandOverPage)
    played.key(Qt.Key.Key_Return)
    assert (page.name.chosen, page.notes.chosen) == (True, False)
    played.type("BO")
    played.key(Qt.Key.Key_Return)
    assert (page.name.chosen, page.notes.chosen, page.isVisible()) == (False, True, True)
    played.type("X")
    played.key(Qt.Key.Key_Return)
    assert played.station.sent[-1] == {"do": "dealer", "name": "Bo", "notes": "X"}


def test_a_hasty_second_enter_after_the_name_hands_nothing_over(played: Played) -> None:
    asked(played, Act.HAND_OVER)
    page = played.page(Act.HAND_OVER, HandOverPage)
    played.type("BO")
    with hurried(100):
        played.key(Qt.Key.Key_Return)
        played.key(Qt.Key.Key_Return)
    assert (page.notes.chosen, page.isVisible()) == (True, True)


def test_notes_for_the_relief_have_figures(played: Played) -> None:
    """A seat and an amount are what a relief is told most: no figure that was typed is dropped."""
    asked(played, Act.HAND_OVER)
    page = played.page(Act.HAND_OVER, HandOverPage)
    played.touch(page.keys.letters["A"])
    played.touch(page.notes)
    for key in (Qt.Key.Key_P, Qt.Key.Key_6):
        played.key(key)
    played.touch(page.keys.letters["4"])
    played.touch(page.pass_on)
    assert played.station.sent[-1]["notes"] == "P64"


def test_a_dealer_does_not_leave_while_the_ball_is_in_the_wheel(played: Played) -> None:
    """Rules 8: a dealer leaves when his spin is finished and nothing is pending."""
    played.station.say("throw")
    asked(played, Act.HAND_OVER)
    page = played.page(Act.HAND_OVER, HandOverPage)
    played.touch(page.keys.letters["A"])
    assert not page.pass_on.isEnabled()


def test_play_is_suspended_with_a_reason_and_taken_up_again(played: Played) -> None:
    asked(played, Act.SUSPEND)
    page = played.page(Act.SUSPEND, SuspensionPage)
    assert not page.suspends.isEnabled()
    played.touch(next(iter(page.reasons.values())))
    played.touch(page.suspends)
    assert played.station.state.suspended == "Controllo del cilindro"
    asked(played, Act.SUSPEND)
    played.touch(page.suspends)
    assert played.station.state.suspended is None


def nobody_known(qtbot: QtBot) -> Played:
    """A closed table at which nobody ever dealt, of a station that names nobody."""
    played = Played(qtbot, opened=False)
    played.station.publish(dealer="")
    played.station.sent.clear()
    return played


def asked_to_open(played: Played) -> OpeningPage:
    played.touch(played.window.steps.main)
    return played.page(Act.OPEN, OpeningPage)


def test_a_table_does_not_open_before_it_is_said_who_deals(qtbot: QtBot) -> None:
    played = nobody_known(qtbot)
    page = asked_to_open(played)
    assert not page.opens.isEnabled()
    assert page.opens.below == "prima chi è al tavolo"
    played.key(Qt.Key.Key_Return)
    assert played.station.sent == []
    played.touch(page.dealer.keys.letters["M"])
    played.type("ARCO")
    assert page.opens.below == "impiegato Marco"
    played.touch(page.opens)
    assert played.station.sent[-1]["dealer"] == "Marco"
    assert played.station.state.dealer == "Marco"


def test_whoever_dealt_last_is_offered_and_another_is_named_at_a_touch(played: Played) -> None:
    played.station.send(commands.dealer("Anna", ""))
    played.station.say("close")
    page = asked_to_open(played)
    assert (page.dealer.name.text(), page.opens.below) == ("Anna", "impiegato Anna")
    assert not page.dealer.keys.letters["M"].isVisible()
    played.touch(page.dealer.name)
    played.touch(page.dealer.keys.wipe)
    assert not page.opens.isEnabled()
    played.type("UGO")
    played.touch(page.opens)
    assert played.station.state.dealer == "Ugo"


def test_who_deals_is_touched_where_there_is_a_register(qtbot: QtBot) -> None:
    played = nobody_known(qtbot)
    people = with_people(played)
    page = asked_to_open(played)
    assert people.looks == 1, "who came meanwhile is read"
    names = [button.text() for button in page.dealer.offered.buttons if button.isVisible()]
    assert names == [ROSSI.name, ANNA.name, MARCO.name, GINA.name], "an auditor does not deal"
    assert not page.opens.isEnabled()
    played.touch(page.dealer.offered.buttons[1])
    assert not page.dealer.offered.buttons[1].isVisible()
    played.touch(page.opens)
    assert not played.station.state.opened, "her code is asked for first"
    touch_code(played, CODES[ANNA])
    played.touch(code_page(played).sign)
    assert played.station.state.dealer == ANNA.name
    assert played.station.signed == [(ANNA,)]


def test_who_is_added_to_the_register_is_there_when_the_page_opens_again(played: Played) -> None:
    people = with_people(played, ROSSI, ANNA)
    asked(played, Act.HAND_OVER)
    page = played.page(Act.HAND_OVER, HandOverPage)
    assert [button.text() for button in page.offered.buttons if button.isVisible()] == [ANNA.name]
    played.key(Qt.Key.Key_Escape)
    people.slow = True
    asked(played, Act.HAND_OVER)
    people.roster = Roster((ROSSI, ANNA, GINA))
    people.answer()
    assert [button.text() for button in page.offered.buttons if button.isVisible()] == [ANNA.name, GINA.name]


def test_after_the_last_spin_no_other_is_counted(played: Played) -> None:
    """Rules 8: à la dernière: the spin after it is never thrown, and the head does not speak of it."""
    played.station.say("last")
    played.fall(8)
    go_on(played.window.dealing)
    screen = played.window.dealing.screen
    assert screen is not None
    assert played.station.state.betting is not None
    assert (screen.heading.spin, played.station.state.betting.spin) == (1, 2)


def test_a_minimum_that_was_announced_is_withdrawn_by_the_one_that_holds(played: Played) -> None:
    """Rules 8: before the throw; the next spin goes on as it was, in the name of who was named last."""
    played.station.send(commands.minimum(Cents(500), "Bianchi"))
    asked(played, Act.MINIMUM)
    page = played.page(Act.MINIMUM, MinimumPage)
    assert page.keys.amount == 500
    played.touch(page.keys.offered[Cents(250)])
    assert page.announce.text() == "Resta 2,50: revocare"
    assert page.announce.below == "il nuovo minimo non viene · lo dice Bianchi"
    played.touch(page.announce)
    assert played.station.sent[-1] == {"do": "minimum", "minimum": "2.50", "by": "Bianchi"}
    assert played.station.state.announced is None
    asked(played, Act.MINIMUM)
    page = played.page(Act.MINIMUM, MinimumPage)
    assert not page.announce.isEnabled(), "nothing is announced: there is nothing to withdraw"


def test_a_colour_is_given_in_the_name_of_the_capo_tavolo_who_was_named(played: Played) -> None:
    played.station.send(commands.minimum(Cents(500), "Bianchi"))
    asked(played, Act.COLOUR)
    page = played.page(Act.COLOUR, ColourPage)
    played.touch(page.keys.offered[Cents(1000)])
    assert page.give.below == "di chi lo gioca · lo dice Bianchi"
    played.touch(page.give)
    assert played.station.sent[-1]["by"] == "Bianchi"


def test_on_the_last_spin_it_is_said_why_winnings_cannot_rest(played: Played) -> None:
    """Rules 8: after the last spin nothing stays on the layout."""
    played.station.say("last")
    played.fall(8)
    played.value(5000, 2)
    played.place("black")
    played.window.do(Act.PAYMENT)
    page = played.page(Act.PAYMENT, PaymentPage)
    rests = next(button for row in page.buttons for button in row if button.text() == "Resta sulla chance")
    assert (rests.isEnabled(), rests.below) == (False, "ultimo colpo: si incassa")
