"""A chip that lies wrong is said in the window: plain, or left to a ruling with a name (rules 3) [4.3]."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.misplaced_page import Leaf, MisplacedPage
from app.desks.croupier.pages.table_page import TablePage
from app.rules.money import Cents
from app.rules.wheel import Side
from app.table.state import SpinState
from tests.desks.played import Played


@pytest.fixture(params=list(Side))
def eight(request: pytest.FixtureRequest, qtbot: QtBot) -> Played:
    """8 has fallen, and red is in hand."""
    played = Played(qtbot, request.param)
    played.fall(8)
    played.colour("red")
    played.station.sent.clear()
    return played


def asked(played: Played) -> MisplacedPage:
    """Two touches from the desk at rest."""
    played.touch(played.window.strip.more)
    played.touch(played.page(Act.TABLE, TablePage).buttons[Act.MISPLACED])
    page = played.page(Act.MISPLACED, MisplacedPage)
    assert page.isVisible()
    return page


def said(played: Played, page: MisplacedPage, lies: tuple[int, str], meant: tuple[int, str]) -> None:
    """Say where it lies and where it belongs, each by a number and a bet on it."""
    for number, bet in (lies, meant):
        played.touch(page.places.numbers[number])
        played.touch(page.places.bet(bet))


def spin(played: Played) -> SpinState:
    paying = played.station.state.paying
    assert paying is not None
    return paying


def where(played: Played) -> Mapping[str, int]:
    """What plays where, known or entered."""
    lying = (*spin(played).bets, *spin(played).winners)
    return {stack.position.name: sum(entry.pieces for entry in stack.entries) for stack in lying}


def test_plainly_wrong_it_is_paid_as_it_was_meant(eight: Played) -> None:
    page = asked(eight)
    assert not page.plays.isEnabled()
    said(eight, page, (9, "straight-9"), (8, "straight-8"))
    assert eight.station.sent == []
    assert page.plays.text() == "Gioca su 8"
    eight.touch(page.plays)
    (sent,) = eight.station.sent
    assert sent == {
        "do": "misplaced",
        "position": "straight-9",
        "meant": "straight-8",
        "entry": {"colour": "red", "pieces": 1},
        "told": "capo tavolo",
    }
    assert eight.amounts == [87_50]
    assert not page.isVisible()


def test_the_winning_number_is_open_already_and_five_touches_say_it_all(eight: Played) -> None:
    """Screens: two touches to the page; where it lies, where it belongs, and it is sent."""
    page = asked(eight)
    eight.touch(page.places.bet("split-8-11"))
    eight.touch(page.places.bet("straight-8"))
    eight.touch(page.plays)
    assert where(eight) == {"straight-8": 1}
    assert eight.amounts == [87_50]


def test_entered_where_it_lies_it_is_not_paid_twice_and_undo_brings_it_not_back(eight: Played) -> None:
    eight.place("split-8-11", "split-8-11")
    page = asked(eight)
    eight.touch(page.asks[Leaf.CHIP])
    eight.touch(page.chips.counts[1])
    eight.touch(page.asks[Leaf.LIES])
    said(eight, page, (8, "split-8-11"), (8, "straight-8"))
    eight.touch(page.plays)
    assert where(eight) == {"straight-8": 2}
    assert eight.amounts == [175_00]
    screen = eight.window.dealing.screen
    assert screen is not None
    assert not screen.drafted
    assert Act.UNDO not in screen.can


def test_in_doubt_the_payment_waits_and_the_capo_tavolo_rules_as_it_stands(eight: Played) -> None:
    page = asked(eight)
    said(eight, page, (9, "straight-9"), (8, "straight-8"))
    eight.touch(page.doubts)
    assert spin(eight).disputed == {1}
    screen = eight.window.dealing.screen
    assert screen is not None
    assert Act.PAID not in screen.can
    page = asked(eight)
    assert [button.text() for button in page.rulings["capo tavolo"]] == ["Gioca su 8", "Gioca su 9"]
    eight.touch(page.rulings["capo tavolo"][0])
    assert eight.station.sent[-1] == {"do": "rule", "order": 1, "by": "capo tavolo", "reason": "gioca su 8"}
    assert spin(eight).disputed == frozenset()
    assert eight.amounts == [87_50]


def test_the_inspector_rules_that_it_plays_where_it_lies(eight: Played) -> None:
    page = asked(eight)
    said(eight, page, (9, "straight-9"), (8, "straight-8"))
    eight.touch(page.doubts)
    page = asked(eight)
    eight.touch(page.rulings["ispettore"][1])
    back = eight.station.sent[-1]
    assert (back["meant"], back["told"]) == ("straight-9", "ispettore")
    assert (back["ruled"], back["reason"]) == (1, "gioca su 9")
    assert spin(eight).disputed == frozenset()
    assert (where(eight), eight.amounts, spin(eight).misplaced) == ({"straight-9": 1}, [], ())


def test_one_that_wins_where_it_lies_waits_there_once_it_is_entered(eight: Played) -> None:
    """A chip plays where it lies until it is ruled otherwise."""
    page = asked(eight)
    said(eight, page, (8, "straight-8"), (9, "straight-9"))
    assert not page.doubts.isEnabled()
    assert page.doubts.below == "prima inserirlo"
    eight.key(Qt.Key.Key_Escape)
    eight.place("straight-8")
    page = asked(eight)
    said(eight, page, (8, "straight-8"), (9, "straight-9"))
    eight.touch(page.doubts)
    assert eight.station.sent[-1] == {"do": "dispute", "order": 1, "reason": "dove stava: 8 o 9"}
    page = asked(eight)
    eight.touch(page.rulings["capo tavolo"][1])
    assert (where(eight), eight.amounts) == ({"straight-9": 1}, [])
    assert [chip.told for chip in spin(eight).misplaced] == ["capo tavolo"]


def test_what_others_publish_meanwhile_brings_the_chip_not_back(eight: Played) -> None:
    """The disk is slow and the wheel speaks: the entry is what it will be, and then what it is."""
    eight.place("straight-8")
    page = asked(eight)
    said(eight, page, (8, "straight-8"), (9, "straight-9"))
    eight.station.deaf = True
    eight.touch(page.plays)
    eight.station.publish()
    assert eight.amounts == []
    eight.station.catch_up()
    screen = eight.window.dealing.screen
    assert screen is not None
    assert (screen.drafted, eight.amounts, where(eight)) == (False, [], {"straight-9": 1})


def test_after_the_ruling_the_page_asks_for_a_chip_again(eight: Played) -> None:
    page = asked(eight)
    said(eight, page, (9, "straight-9"), (8, "straight-8"))
    eight.touch(page.doubts)
    page = asked(eight)
    eight.touch(page.rulings["capo tavolo"][0])
    assert asked(eight).places.isVisible()


def test_while_one_waits_another_can_be_said(eight: Played) -> None:
    page = asked(eight)
    said(eight, page, (9, "straight-9"), (8, "straight-8"))
    eight.touch(page.doubts)
    page = asked(eight)
    eight.touch(page.asks[Leaf.CHIP])
    eight.touch(page.chips.colours["blue"])
    eight.touch(page.asks[Leaf.LIES])
    said(eight, page, (7, "straight-7"), (8, "split-7-8"))
    eight.touch(page.plays)
    assert where(eight) == {"straight-8": 1, "split-7-8": 1}
    assert len(spin(eight).disputed) == 1


def test_a_chip_of_value_has_its_seat(eight: Played) -> None:
    page = asked(eight)
    eight.touch(page.asks[Leaf.CHIP])
    assert not page.chips.seats[4].isEnabled()
    eight.touch(page.chips.values[Cents(2000)])
    eight.touch(page.chips.seats[4])
    eight.touch(page.asks[Leaf.LIES])
    said(eight, page, (12, "straight-12"), (8, "corner-8-12"))
    eight.touch(page.plays)
    assert eight.station.sent[-1]["entry"] == {"value": "20.00", "pieces": 1, "owner": "posto 4"}
    assert eight.amounts == [160_00]


def test_by_keyboard_alone(eight: Played) -> None:
    eight.key(Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier)
    page = eight.page(Act.MISPLACED, MisplacedPage)
    for bet, digits in (("straight-9", (Qt.Key.Key_9,)), ("split-8-11", (Qt.Key.Key_1, Qt.Key.Key_1))):
        for digit in digits:
            eight.key(digit)
        wanted = page.places.bet(bet)
        for _ in range(40):
            if wanted.hasFocus():
                break
            eight.key(Qt.Key.Key_Right)
        eight.key(Qt.Key.Key_Return)
    assert eight.station.sent == []
    eight.key(Qt.Key.Key_Return)
    assert where(eight) == {"split-8-11": 1}
    assert eight.amounts == [42_50]


def test_left_nothing_is_sent_and_nothing_stays_said(eight: Played) -> None:
    page = asked(eight)
    said(eight, page, (9, "straight-9"), (8, "straight-8"))
    eight.key(Qt.Key.Key_Escape)
    assert eight.station.sent == []
    assert not asked(eight).plays.isEnabled()


def test_what_may_not_play_there_cannot_be_sent(eight: Played) -> None:
    """A payment that is made is taken back first; the desk does not offer what the table refuses."""
    eight.place("straight-8")
    eight.touch(eight.panel.buttons[Act.PAID])
    page = asked(eight)
    said(eight, page, (9, "straight-9"), (8, "straight-8"))
    assert not page.plays.isEnabled()
    assert not page.doubts.isEnabled()


def test_before_the_number_there_is_nothing_to_say(qtbot: QtBot) -> None:
    """Before the number falls a chip that lies wrong is moved at once."""
    played = Played(qtbot)
    assert played.window.dealing.screen is not None
    assert Act.MISPLACED not in played.window.dealing.screen.can


def test_what_would_change_a_payment_that_is_made_says_so_and_stays_said_meanwhile(eight: Played) -> None:
    """A payment that is made is taken back first; the dealer leaves the page for that, and comes again."""
    eight.place("straight-8")
    eight.key(Qt.Key.Key_Space)
    page = asked(eight)
    said(eight, page, (8, "straight-8"), (9, "straight-9"))
    assert not page.plays.isEnabled()
    assert "Cambierebbe un pagamento già fatto: prima «Non pagato»" in page.accessibleName()
    eight.key(Qt.Key.Key_Escape)
    eight.touch(eight.panel.buttons[Act.UNPAID])
    page = asked(eight)
    assert (page.asks[Leaf.LIES].text(), page.plays.text()) == ("8", "Gioca su 9")
    eight.touch(page.plays)
    assert eight.station.sent[-1]["do"] == "misplaced"
    assert asked(eight).asks[Leaf.LIES].text() == "—"
