"""Beside the steps of the spin stands what there is to do, and the buttons of the moment."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common import theme
from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.common.lettering import Written, ink, proofread
from app.desks.common.text_size import set_text_size
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry_commands import winners
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.steps_panel import StepsPanel
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME
from app.table.heard import WarningHeard
from app.table.live import ReaderHealth, ReaderNow
from app.table.roulette.procedure import Phase
from app.table.roulette.second_look import CONFLICT
from tests.desks.croupier.staged import scene_of, staged
from tests.desks.desk import Station
from tests.desks.letters import paint_in_place
from tests.desks.spin_window import SpinWindow


class Shown:
    """A window at a table that is open."""

    def __init__(self, qtbot: QtBot) -> None:
        make_application(["test"])
        self.station = Station()
        self.window = SpinWindow(self.station.send)
        qtbot.addWidget(self.window)
        self.station.listener = self.window.show_live
        self.station.say("open")
        self.window.show()
        qtbot.waitExposed(self.window)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_what_there_is_to_do_stands_beside_the_steps_and_is_read_aloud(shown: Shown) -> None:
    shown.station.say("throw")
    shown.window.do(Act.VOID)
    name = shown.window.steps.accessibleName()
    assert "Invertire il cilindro: orario ↻, un giro. Palla ↺ dal numero del giorno" in name
    assert shown.window.top_bar.accessibleName().startswith("Rien va. ")


def test_a_throw_is_void_while_the_ball_runs_and_the_table_handed_over_while_it_rests(shown: Shown) -> None:
    buttons = shown.window.steps.others
    assert (buttons[Act.HAND_OVER].isVisible(), buttons[Act.VOID].isVisible()) == (True, False)
    buttons[Act.HAND_OVER].click()
    assert shown.station.sent == []
    shown.window.do(Act.RELIEF)
    assert shown.station.sent == [{"do": "relief"}]
    assert shown.window.top_bar.accessibleName().startswith("La banque est ouverte · ")
    assert "Après le coup les boules passent" in shown.window.top_bar.accessibleName()
    shown.station.say("throw")
    assert (buttons[Act.HAND_OVER].isVisible(), buttons[Act.VOID].isVisible()) == (False, True)


def test_a_closed_table_asks_for_the_colours_that_are_out(shown: Shown) -> None:
    shown.station.table.do({"do": "place", "position": "black", "entry": {"colour": "red", "pieces": 5}})
    shown.station.say("close")
    assert "Chiedere i colori ancora fuori: rosso" in shown.window.steps.accessibleName()
    assert not shown.window.steps.grab().isNull()


def test_rules_8_what_won_and_stayed_goes_back_where_no_number_comes_any_more(shown: Shown) -> None:
    shown.station.say("last")
    shown.station.fall(8)
    shown.station.send(winners((Stack(BY_NAME["black"], (Entry(1, Cents(250), "red"),)),)))
    shown.station.say("paid_all", "next")
    assert "Puntate vinte rimaste: tornano ai giocatori" in shown.window.steps.accessibleName()


def test_rules_8_after_the_last_spin_the_desk_asks_to_close_and_never_to_throw(shown: Shown) -> None:
    """What the large button says, what the step says and what is said at the top must agree."""
    shown.station.say("last")
    shown.station.fall(8)
    shown.station.say("cleared", "next")
    steps = shown.window.steps
    assert steps.main.accessibleName() == "Chiudere il tavolo…"
    assert steps.accessibleName().startswith("Ultimo colpo giocato")
    assert "Palla lanciata" not in steps.accessibleName()
    assert shown.window.top_bar.accessibleName().endswith("Chiedere i colori, poi chiudere il tavolo")
    screen = shown.window.dealing.screen
    assert screen is not None
    assert not screen.can & {SpinAct.THROW, Act.NUMBER, Act.LAST, SpinAct.ANNOUNCE}
    steps.main.click()
    page = shown.window.pages.made[Act.CLOSE]
    assert page.isVisible()
    assert not shown.window.grab().isNull()
    page.take(Qt.Key.Key_Return)
    assert not shown.station.state.opened


def test_while_play_is_suspended_no_step_is_lit_and_nothing_is_to_be_done(shown: Shown) -> None:
    """Rules 8: management suspends play; nobody is invited to bet meanwhile, and no throw is asked for."""
    steps = shown.window.steps
    lit = lit_pixels(steps)
    assert lit > 0
    shown.station.send({"do": "suspend", "reason": "Allarme in sala"})
    assert steps.accessibleName() == "Gioco sospeso"
    assert lit_pixels(steps) * 50 < lit, "single dots at the edge of a letter"
    shown.station.send({"do": "suspend", "over": True})
    assert lit_pixels(steps) == lit


def lit_pixels(steps: StepsPanel) -> int:
    """Count what is painted in the ground of the step that it is now."""
    image = steps.grab().toImage()
    lit = ink(theme.BAND).rgb()
    return sum(
        image.pixel(x, y) == lit for y in range(0, image.height(), 4) for x in range(0, image.width(), 4)
    )


def test_play_that_is_suspended_while_paying_is_taken_up_again_where_it_says_so(shown: Shown) -> None:
    shown.station.fall(8)
    shown.station.send({"do": "suspend", "reason": "Allarme in sala"})
    strip = shown.window.strip
    assert strip.accessibleName().startswith("Gioco sospeso")
    (button,) = (b for b in strip.findChildren(TouchButton) if b.accessibleName() == "Riprendere il gioco…")
    assert button.isVisible()
    button.click()
    shown.window.pages.made[Act.SUSPEND].take(Qt.Key.Key_Return)
    assert shown.station.state.suspended is None


def test_once_the_bank_is_counted_for_closing_no_throw_is_spoken_of(shown: Shown) -> None:
    """What is offered is to close; a last spin that was played says so itself."""
    steps = shown.window.steps
    chips = [{"value": "10.00", "pieces": 100}]
    shown.station.send({"do": "bank", "operation": "open", "chips": chips})
    assert "Al lancio" in steps.accessibleName()
    shown.station.send({"do": "bank", "operation": "close", "chips": chips})
    assert shown.window.dealing.screen is not None
    assert shown.window.dealing.screen.primary is Act.CLOSE
    assert steps.accessibleName() == "Banco contato: si chiude."


def test_a_table_is_opened_by_keys_alone(shown: Shown) -> None:
    """The arrows go through the minima, and pass over what is grey; Enter takes the marked one, and again opens."""
    shown.station.say("close")
    shown.window.do(Act.OPEN)
    page = shown.window.pages.made[Act.OPEN]
    for _ in range(2):
        page.take(Qt.Key.Key_Right)
    page.take(Qt.Key.Key_Return)
    assert shown.station.sent == []
    page.take(Qt.Key.Key_Return)
    assert shown.station.state.opened
    assert shown.station.state.minimum == 500


def test_a_number_that_waits_is_what_the_step_asks_about(shown: Shown) -> None:
    shown.station.say("throw", "no_more_bets")
    assert "«Numero a mano»" in shown.window.steps.accessibleName()
    shown.station.send({"do": "number", "number": 8})
    assert shown.window.steps.accessibleName().startswith("C'è un numero da confermare")


def test_while_the_minimum_is_asked_no_second_button_opens(shown: Shown) -> None:
    shown.station.say("close")
    shown.window.do(Act.OPEN)
    assert not shown.window.steps.main.isVisible()
    shown.window.leave()
    assert shown.window.steps.main.isVisible()


def test_what_won_and_may_still_lie_there_is_not_forgotten_but_asked_at_the_number(shown: Shown) -> None:
    """Screens: what won on a chance last time is asked when a number falls; until then a line says so."""
    later = "Puntate vinte rimaste: si segnano al prossimo numero"
    assert later not in shown.window.steps.accessibleName()
    shown.station.fall(8)
    shown.station.send(winners((Stack(BY_NAME["black"], (Entry(1, Cents(2000), owner="posto 2"),)),)))
    shown.station.say("paid_all", "next")
    assert later in shown.window.steps.accessibleName()
    shown.station.fall(9)
    shown.station.say("next")
    assert later not in shown.window.steps.accessibleName(), "nobody said that it was there still"


def test_the_large_button_is_dim_while_the_page_that_it_opens_is_open(shown: Shown) -> None:
    """What goes on stands on the page; a gold button that does nothing would be touched again and again."""
    shown.station.say("throw", "no_more_bets")
    steps, pages = shown.window.steps, shown.window.pages
    assert steps.main.isEnabled()
    steps.main.click()
    assert pages.asked is Act.NUMBER
    assert not steps.main.isEnabled()
    pages.leave()
    assert steps.main.isEnabled()
    pages.ask(Act.TABLE)
    assert steps.main.isEnabled()


def closed(shown: Shown) -> TouchButton:
    """Spin 1 is closed with a payment marked; gives what goes back to it."""
    shown.station.fall(8)
    shown.station.send(winners((Stack(BY_NAME["black"], (Entry(1, Cents(250), "red"),)),)))
    shown.station.say("paid_all", "next")
    shown.station.sent.clear()
    return shown.window.steps.back


def test_one_touch_goes_back_to_the_spin_that_was_closed_with_its_entry_and_marks(shown: Shown) -> None:
    """Until "Rien ne va plus", also while the ball runs: in the place of the step that it goes back to."""
    back = closed(shown)
    assert (back.isVisible(), back.text(), back.below) == (True, "Torna al colpo 1 (8)", "")
    assert back.height() >= theme.TARGET
    assert back.geometry().bottom() < min(button.y() for button in shown.window.steps.others.values())
    shown.station.say("throw")
    assert back.isVisible()
    back.click()
    assert shown.station.sent == [{"do": "reopen"}]
    paying = shown.station.paying
    assert (paying.payable.paid, shown.window.dealing.draft.stacks) == (frozenset({1}), paying.winners)
    shown.window.do(Act.NEXT)
    assert back.isVisible()
    shown.station.say("no_more_bets")
    assert not back.isVisible()


def test_a_key_goes_back_too_and_says_why_where_it_cannot(shown: Shown) -> None:
    closed(shown)
    QTest.keyClick(shown.window, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert shown.station.sent == [{"do": "reopen"}]
    shown.station.say("next", "throw", "no_more_bets")
    QTest.keyClick(shown.window, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert shown.station.sent == [{"do": "reopen"}]
    assert "dopo «Rien ne va plus» si corregge in «Pagamenti…»" in shown.window.strip.accessibleName()


def test_where_something_of_it_was_used_a_touch_says_so(shown: Shown) -> None:
    """It is not silently dim: what corrects instead is named."""
    back = closed(shown)
    shown.station.send({"do": "dealer", "name": "Bianchi"})
    assert (back.isVisible(), back.isEnabled(), back.below) == (True, True, "non più: perché?")
    shown.station.sent.clear()
    back.click()
    assert shown.station.state.paying is None
    assert "è cambiato l'impiegato: si corregge in «Pagamenti…»" in shown.window.strip.accessibleName()


def test_while_play_is_suspended_nothing_goes_back(shown: Shown) -> None:
    back = closed(shown)
    shown.station.send({"do": "suspend", "reason": "allarme", "by": "Bianchi"})
    assert not back.isVisible()


def test_where_the_readers_two_lines_differ_the_number_is_said_by_hand(shown: Shown) -> None:
    """No wheel marks it by itself: the large button is the number's, and gold."""
    shown.station.publish(reader=ReaderNow(ReaderHealth.LIVE, "wheel"))
    shown.station.say("throw", "no_more_bets")
    assert "Lo segna il cilindro da sé." in (shown.window.steps._note(""))
    shown.station.table.hear(WarningHeard("wheel", CONFLICT, "the reader says 25 and 26: type the number"))
    shown.station.publish()
    steps = shown.window.steps
    assert steps._note("Caduta: «Numero a mano».") == "Caduta: «Numero a mano»."
    assert (steps.main.text(), steps.main.role) == ("Numero a mano", Role.STEP)


def told_beside(qtbot: QtBot, name: str, size: tuple[int, int]) -> tuple[StepsPanel, list[Written]]:
    """What a scene's panel of steps says, as it is drawn."""
    hands = staged(qtbot, scene_of(name), size)
    found: list[Written] = []
    with pytest.MonkeyPatch.context() as patch:
        paint_in_place(patch)
        proofread(lambda written, _painter: found.append(written))
        hands.window.steps.grab()
        proofread(None)
    return hands.window.steps, found


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_which_way_the_wheel_goes_is_read_first_and_a_colleagues_note_has_the_room_that_is_left(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Rules 8: the next throw waits for nobody's notes; these are cut only where no line is left beneath them."""
    steps, found = told_beside(qtbot, "handed-over-long-notes", size)
    throw, told, own = (
        next(written for written in found if written.text.startswith(begin))
        for begin in ("Cilindro", "Dal collega: minimo", "Dal collega: «")
    )
    assert throw.rect.y() < told.rect.y() < own.rect.y()
    assert not any(written.text.endswith("…") for written in (throw, told))
    lowest = min(button.y() for button in steps.others.values())
    if own.text.endswith("…"):
        assert lowest - own.rect.bottom() < 2 * own.pixels
    assert own.rect.bottom() <= lowest


@pytest.mark.parametrize(
    "name", ["bets-open", "handed-over-long-notes", "relief-due", "number-fallen", "zero"]
)
def test_nothing_that_cannot_be_touched_is_gold_like_a_key(qtbot: QtBot, name: str) -> None:
    """Gold is what is chosen, what goes on, and amounts: a hint in gold is touched in vain."""
    hands = staged(qtbot, scene_of(name))
    panel = hands.window.steps if hands.window.steps.isVisible() else hands.panel
    for button in panel.findChildren(TouchButton):
        button.hide()
    found: list[Written] = []
    with pytest.MonkeyPatch.context() as patch:
        paint_in_place(patch)
        proofread(lambda written, _painter: found.append(written))
        panel.grab()
        proofread(None)
    gold = [written.text for written in found if written.paint == ink(theme.GOLD)]
    assert [text for text in gold if "€" not in text and text.strip()] == []


@pytest.mark.parametrize("size", [100, 130])
def test_what_is_said_of_the_step_of_now_stands_on_its_ground(shown: Shown, size: int) -> None:
    """However long it is in whatever language; and the next step begins beneath that ground."""
    steps, grounds, discs = shown.window.steps, list[QRectF](), list[QPointF]()
    said: list[Written] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steps, "_draw_current", lambda _painter, ground: grounds.append(ground))
        patch.setattr(steps, "_draw_step", lambda _painter, disc, *_rest, **_how: discs.append(disc))
        paint_in_place(patch)
        proofread(lambda written, _painter: said.append(written))
        set_text_size(size)
        for language, draws, reads, phase in product(Language, (False, True), (False, True), Phase):
            speak(language)
            steps._phase, steps._draws, steps._by_reader = phase, draws, reads
            if not steps._has_current:
                continue
            for seen in (grounds, discs, said):
                seen.clear()
            steps.grab()
            (ground,) = grounds
            under = [each for each in said if ground.contains(each.rect.topLeft())][1:]
            assert all(ground.contains(note.rect) and not note.cut for note in under), under
            assert [disc for disc in discs if ground.top() < disc.y() - theme.TARGET / 4 < ground.bottom()][
                1:
            ] == []
        proofread(None)
        speak(Language.ITALIAN)


def test_no_key_stands_there_twice(shown: Shown) -> None:
    """What the large button does no small one beside it says too."""
    steps = shown.window.steps
    for command in ("throw", "no_more_bets"):
        shown.station.say(command)
        seen = [button.text() for button in (steps.main, *steps.others.values()) if button.isVisible()]
        assert len(seen) == len(set(seen))
    assert (steps.main.text(), steps.others[Act.NUMBER].isVisible()) == ("Numero a mano", False)
