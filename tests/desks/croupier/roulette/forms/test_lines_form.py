"""The list of payments is touched to look at one: what is due, and what PAGATO pays, stays as it was."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.forms.lines_form import Touched
from tests.desks.desk import Desk
from tests.desks.played import Played

COLOURS = ("red", "blue", "green", "yellow")


@pytest.fixture
def four(played: Played) -> Played:
    """Four colours won on the straight: four payments."""
    played.fall(8)
    for colour in COLOURS:
        played.colour(colour)
        played.place("straight-8")
    return played


def listed(played: Played) -> FormPage:
    played.touch(played.panel.buttons[Act.LINES])
    return played.form(Act.LINES)


def lines(page: FormPage) -> list[FormKey]:
    return [key for key in page.keys if isinstance(key.says, Touched)]


def paid_commands(played: Played) -> list[object]:
    return [command for command in played.station.sent if command["do"] == "paid"]


def test_a_touched_line_is_shown_large_and_nothing_is_paid_until_the_way_back(four: Played) -> None:
    page = listed(four)
    four.touch(lines(page)[2])
    assert not page.isVisible()
    assert four.large.order == 3
    pay, back = four.panel.buttons[Act.PAID], four.panel.buttons[Act.DUE]
    assert not pay.isEnabled()
    QTest.mouseClick(pay, Qt.MouseButton.LeftButton)
    four.key(Qt.Key.Key_Space)
    four.key(Qt.Key.Key_Return)
    assert paid_commands(four) == []
    assert back.text() == "Torna al pagamento 1"
    four.touch(back)
    assert four.large.order == 1
    assert not back.isVisible()
    four.key(Qt.Key.Key_Space)
    assert four.paid == {1}


def test_everything_by_keyboard_alone(four: Played) -> None:
    four.key(Qt.Key.Key_End)
    for _ in range(4):
        four.key(Qt.Key.Key_Right)
    four.key(Qt.Key.Key_Return)
    assert four.large.order == 4
    four.key(Qt.Key.Key_Space)
    assert paid_commands(four) == []
    four.key(Qt.Key.Key_Home)
    assert four.large.order == 1


def test_a_second_tap_on_the_way_back_pays_nothing(four: Played) -> None:
    """What comes to stand where the finger is does not pay."""
    four.window.dealing.look_at(3)
    back = four.panel.buttons[Act.DUE]
    middle = back.mapTo(four.window, back.rect().center())
    four.touch(back)
    under = four.window.childAt(middle)
    assert under is four.panel
    QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(four.window, middle))
    assert paid_commands(four) == []


def test_a_finger_that_went_down_on_the_due_payment_pays_no_other(four: Played) -> None:
    pay = four.panel.buttons[Act.PAID]
    QTest.mousePress(pay, Qt.MouseButton.LeftButton)
    four.window.dealing.look_at(2)
    QTest.mouseRelease(pay, Qt.MouseButton.LeftButton)
    assert paid_commands(four) == []


def test_a_line_is_for_the_payment_on_which_the_finger_went_down(four: Played) -> None:
    page = listed(four)
    QTest.mousePress(lines(page)[3], Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    four.window.dealing.choose_colour("lilac")
    four.window.dealing.lay_figure(Figure.COMPLETE)
    QTest.mouseRelease(lines(page)[3], Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert page.isVisible()
    assert four.large.order == 1


def test_more_payments_than_a_side_has_lines_are_turned_to(played: Played) -> None:
    played.fall(8)
    for seat in range(1, 8):
        for cents in (500, 1000):
            played.value(cents, seat)
            played.place("straight-8")
    assert len(played.amounts) > 12
    page = listed(played)
    assert page.key("›").isEnabled()
    assert not page.key("‹").isEnabled()
    played.touch(page.key("›"))
    shown = [line for line in lines(page) if line.isVisible()]
    assert len(shown) == len(played.amounts) - 12
    played.touch(shown[0])
    assert played.large.order == 13


def test_only_what_is_shown_large_and_due_can_be_paid(eight: Desk) -> None:
    """Whatever is looked at, the mark is offered for one payment alone: the one that is shown."""
    for order in range(len(eight.screen.payments.rows) + 2):
        eight.dealing.look_at(order)
        paid, now = eight.screen.payments, eight.screen.payments.large
        assert now is not None
        assert (Act.PAID in eight.screen.can) is (now.order == paid.current)
        assert (Act.DUE in eight.screen.can) is (now.order != paid.current)


def test_the_key_of_paid_is_promised_only_while_it_pays(four: Played) -> None:
    """An open page takes the space bar: then PAGATO does not name it."""
    pay = four.panel.buttons[Act.PAID]
    assert (pay.text(), pay.below) == ("PAGATO", "spazio")
    four.window.do(Act.PAYMENT)
    assert (pay.isEnabled(), pay.below) == (True, "")
    four.key(Qt.Key.Key_Space)
    assert paid_commands(four) == []
    four.key(Qt.Key.Key_Escape)
    assert pay.below == "spazio"
    four.window.dealing.look_at(2)
    assert pay.below == "si guarda il 2"


def zero_with_payments(played: Played) -> Played:
    """At a second zero: a prisoner is taken, two stakes are divided, and the straight is paid."""
    played.fall(0)
    played.colour("red")
    played.place("black")
    played.station.say("next")
    played.fall(0)
    played.colour("blue")
    played.place("low", "low", "high", "straight-0")
    return played


def test_rules_4_all_that_zero_does_stands_in_its_order_among_the_payments(played: Played) -> None:
    """Prisoners first, then à partager and enfermé, and then the number is paid."""
    page = listed(zero_with_payments(played))
    assert [line.accessibleName() for line in lines(page) if line.isVisible()] == [
        "Prigioniero perso · su nero · colore rosso: € 2,50",
        "À partager · su manque · colore blu: € 2,50",
        "Enfermé · su passe · colore blu: € 2,50",
        "1. Blu, 1 pieno 0: € 87,50. da pagare adesso",
    ]


def test_what_zero_does_is_ticked_off_and_taken_back_by_a_touch(played: Played) -> None:
    page = listed(zero_with_payments(played))
    played.touch(lines(page)[1])
    assert page.isVisible(), "the dealer goes on to the next"
    assert lines(page)[1].accessibleName() == "À partager · su manque · colore blu: € 2,50, fatto"
    assert [listed for listed, _ in played.station.paying.done] == ["partage"]
    played.touch(lines(page)[1])
    assert paid_commands(played) == []
    assert lines(page)[1].accessibleName().endswith("€ 2,50")


def test_what_is_done_makes_room_on_the_panel_for_what_is_not(played: Played) -> None:
    screen = zero_with_payments(played).window.dealing.screen
    assert screen is not None
    assert [(share.before, share.done) for share in screen.payments.shares] == [(True, False)] * 3
    page = listed(played)
    played.touch(lines(page)[0])
    assert played.window.dealing.screen is not None
    assert [share.done for share in played.window.dealing.screen.payments.shares] == [True, False, False]


def test_at_zero_without_payments_the_list_opens_too(played: Played) -> None:
    played.fall(0)
    played.colour("blue")
    played.place("low", "low", "high")
    page = listed(played)
    assert len([line for line in lines(page) if line.isVisible()]) == 2
    played.key(Qt.Key.Key_Right)
    played.key(Qt.Key.Key_Return)
    assert lines(page)[0].accessibleName().endswith("fatto")
