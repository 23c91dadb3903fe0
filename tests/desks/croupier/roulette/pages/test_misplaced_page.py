"""A chip that lies wrong is said in the window: plain, or left to a ruling with a name (rules 3) [4.3]."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.pages.misplaced_page import Leaf, MisplacedPage
from app.desks.croupier.roulette.words.beside_words import share_name
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME
from app.rules.side import Side
from app.table.named import Office
from app.table.roulette.outcomes import Fate
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
    played.touch(played.form(Act.TABLE).key(Act.MISPLACED))
    page = played.page(Act.MISPLACED, MisplacedPage)
    assert page.isVisible()
    return page


def said(played: Played, page: MisplacedPage, lies: tuple[int, str], meant: tuple[int, str]) -> None:
    """Say where it lies and where it belongs, each by a number and a bet on it; red, where it is asked."""
    for number, bet in (lies, meant):
        if page.chips.colours["red"].isVisible():
            played.touch(page.chips.colours["red"])
        played.touch(page.places.numbers[number])
        played.touch(page.places.bet(bet))


def ruled(played: Played, page: MisplacedPage, office: str, place: int) -> None:
    """Nobody named him before: his name is typed, and the ruling touched again."""
    sent = len(played.station.sent)
    assert page.rulings[office][place].below.endswith("poi il nome")
    played.touch(page.rulings[office][place])
    assert len(played.station.sent) == sent
    assert not page.rulings[office][place].isEnabled()
    for letter in "VIO":
        played.key(Qt.Key(ord(letter)))
    played.touch(page.rulings[office][place])


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


def test_the_winning_number_is_open_already_and_few_touches_say_it_all(eight: Played) -> None:
    """Screens: two touches to the page; where it lies, which chip, where it belongs, and it is sent."""
    page = asked(eight)
    eight.touch(page.places.bet("split-8-11"))
    eight.touch(page.chips.colours["red"])
    eight.touch(page.places.bet("straight-8"))
    eight.touch(page.plays)
    assert where(eight) == {"straight-8": 1}
    assert eight.amounts == [87_50]


def test_entered_where_it_lies_it_is_not_paid_twice_and_undo_brings_it_not_back(eight: Played) -> None:
    eight.place("split-8-11", "split-8-11")
    page = asked(eight)
    said(eight, page, (8, "split-8-11"), (8, "straight-8"))
    eight.touch(page.plays)
    assert where(eight) == {"straight-8": 2}
    assert eight.amounts == [175_00]
    screen = eight.window.dealing.screen
    assert screen is not None
    assert not screen.drafted
    assert Act.UNDO not in screen.can


def test_one_for_the_employees_stays_theirs_where_it_was_meant(eight: Played) -> None:
    """Rules 9: a red of theirs lies on 8/11 beside a red of its player, and was meant for the number."""
    eight.place("split-8-11")
    eight.touch(eight.entry.chips.employees)
    eight.place("split-8-11")
    page = asked(eight)
    eight.touch(page.places.bet("split-8-11"))
    theirs, own = (key for key in page.offered if key.isVisible())
    assert (theirs.text(), own.text()) == ("1 × rosso, per gli impiegati", "1 × rosso")
    eight.touch(theirs)
    eight.touch(page.places.bet("straight-8"))
    eight.touch(page.plays)
    assert eight.station.sent[-1]["entry"] == {"colour": "red", "pieces": 1, "employees": True}
    assert where(eight) == {"split-8-11": 1, "straight-8": 1}
    assert sorted(eight.amounts) == [42_50, 87_50]


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
    ruled(eight, page, "capo tavolo", 0)
    assert eight.station.sent[-1] == {
        "do": "rule",
        "order": 1,
        "by": "Vio",
        "reason": "gioca su 8",
        "office": "capo tavolo",
    }
    assert spin(eight).disputed == frozenset()
    assert eight.amounts == [87_50]


def test_the_inspector_rules_that_it_plays_where_it_lies(eight: Played) -> None:
    page = asked(eight)
    said(eight, page, (9, "straight-9"), (8, "straight-8"))
    eight.touch(page.doubts)
    page = asked(eight)
    ruled(eight, page, "ispettore", 1)
    back = eight.station.sent[-1]
    assert (back["meant"], back["told"]) == ("straight-9", "Vio")
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
    ruled(eight, page, "capo tavolo", 1)
    assert (where(eight), eight.amounts) == ({"straight-9": 1}, [])
    assert [chip.told for chip in spin(eight).misplaced] == ["Vio"]


def test_what_waited_at_a_number_that_was_taken_back_is_not_asked_at_the_next(eight: Played) -> None:
    """The spin keeps its place; a dispute of its second number is about something else."""
    eight.place("straight-8")
    page = asked(eight)
    said(eight, page, (8, "straight-8"), (9, "straight-9"))
    eight.touch(page.doubts)
    eight.station.send({"do": "void", "reason": ""})
    eight.fall(8)
    eight.colour("red")
    eight.place("straight-8")
    eight.station.send(commands.dispute(1, "quanto è"))
    assert asked(eight).places.isVisible()


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
    ruled(eight, page, "capo tavolo", 0)
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
        if page.chips.colours["red"].isVisible():
            eight.key(Qt.Key.Key_1)
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


def test_it_is_recorded_in_the_names_of_those_who_decided_last_this_evening(eight: Played) -> None:
    """As rulings are: the capo tavolo who was named is told, and both stand on the buttons of the ruling."""
    eight.place("straight-8")
    for office, name in ((Office.CAPO_TAVOLO, "Bianchi"), (Office.INSPECTOR, "Verdi")):
        eight.station.send(commands.dispute(1, "quanto è"))
        eight.station.send(commands.rule(1, name, "si paga così", office))
    page = asked(eight)
    page.choose_place(BY_NAME["straight-9"])
    eight.touch(page.chips.colours["red"])
    page.choose_place(BY_NAME["split-8-11"])
    assert page.plays.below == "è chiaro, detto a Bianchi"
    eight.touch(page.doubts)
    assert eight.station.sent[-1]["told"] == "Bianchi"
    page = asked(eight)
    first = page.rulings["ispettore"][0]
    assert first.below.endswith(" · lo dice Verdi")
    eight.touch(first)
    assert (eight.station.sent[-1]["by"], eight.station.sent[-1]["office"]) == ("Verdi", "ispettore")


def test_under_a_minimum_that_holds_from_the_next_spin_on_it_is_paid_at_what_it_is_worth_now(
    qtbot: QtBot,
) -> None:
    """Rules 5: the number fell under the old minimum; both payments are made, and the spin can be closed."""
    played = Played(qtbot)
    played.station.send({"do": "minimum", "minimum": "10.00", "by": "Carla", "out": []})
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    page = asked(played)
    played.touch(page.asks[Leaf.CHIP])
    played.touch(page.chips.colours["green"])
    played.touch(page.asks[Leaf.LIES])
    said(played, page, (8, "split-8-11"), (8, "split-8-9"))
    played.touch(page.plays)
    assert sorted(played.amounts) == [42_50, 87_50]
    for made in (1, 2):
        played.touch(played.panel.buttons[Act.PAID])
        assert len(played.paid) == made
    screen = played.window.dealing.screen
    assert screen is not None
    assert not screen.drafted
    assert Act.NEXT in screen.can


def test_a_number_is_its_straight_until_another_bet_on_it_is_touched(eight: Played) -> None:
    """Nothing is marked that nobody touched; then a straight is one touch."""
    page = asked(eight)
    assert not any(key.chosen for key in page.places.numbers)
    assert (page.asks[Leaf.LIES].text(), page.asks[Leaf.MEANT].text()) == ("—", "—")
    eight.touch(page.places.numbers[9])
    assert page.places.numbers[9].chosen
    assert page.asks[Leaf.LIES].text() == "9"
    eight.touch(page.places.bet("split-8-9"))
    assert page.asks[Leaf.LIES].text() == "8/9"
    eight.touch(page.chips.colours["red"])
    eight.touch(page.places.numbers[8])
    assert page.asks[Leaf.MEANT].text() == "8"
    assert page.plays.isEnabled()
    eight.key(Qt.Key.Key_7)
    assert page.asks[Leaf.MEANT].text() == "7"


def test_the_chips_that_lie_there_are_offered_and_the_one_in_hand_is_not(eight: Played) -> None:
    """The chip in hand is the one that won last; of several that lie there one touch says which it is."""
    eight.place("straight-8")
    eight.value(2000, 4)
    eight.place("straight-8", "straight-8", "split-8-11")
    page = asked(eight)
    assert page.asks[Leaf.CHIP].text() == "—"
    eight.touch(page.places.bet("straight-8"))
    shown = [button for button in page.offered if button.isVisible()]
    assert [button.text() for button in shown] == ["2 × 20, posto 4", "1 × rosso"]
    eight.touch(shown[0])
    assert page.asks[Leaf.CHIP].text() == "2 × 20, posto 4"
    eight.touch(page.places.numbers[9])
    eight.touch(page.places.bet("straight-9"))
    eight.touch(page.plays)
    assert eight.station.sent[-1]["entry"] == {"value": "20.00", "pieces": 2, "owner": "posto 4"}
    assert where(eight) == {"straight-8": 1, "split-8-11": 1, "straight-9": 2}


def test_the_only_chip_that_lies_there_is_the_one_and_of_another_place_it_is_asked_anew(
    eight: Played,
) -> None:
    eight.place("straight-8")
    page = asked(eight)
    eight.touch(page.places.bet("straight-8"))
    assert (page.asks[Leaf.CHIP].text(), page.places.isVisible()) == ("1 × rosso", True)
    eight.touch(page.asks[Leaf.LIES])
    eight.touch(page.places.bet("split-8-11"))
    assert (page.asks[Leaf.CHIP].text(), page.places.isVisible()) == ("—", False)
    assert not any(button.isVisible() for button in page.offered)


def test_a_row_reminds_that_it_is_put_right_until_that_is_done(eight: Played) -> None:
    """Rules 3: it is put right after all payments; who said it need not keep it in his head."""
    page = asked(eight)
    said(eight, page, (9, "straight-9"), (8, "split-8-11"))
    eight.touch(page.plays)
    screen = eight.window.dealing.screen
    assert screen is not None
    (row,) = (share for share in screen.payments.shares if share.fate is Fate.PUT_RIGHT)
    assert share_name(row) == "Rimettere a posto · 9 → 8/11 · colore rosso"
    assert not row.before
    assert eight.panel.buttons[Act.PAID].text() == "PAGATO", "it comes after the payments"
    eight.touch(eight.panel.buttons[Act.PAID])
    assert eight.panel.buttons[Act.PAID].text() == "FATTO"
    assert "Rimettere a posto" in eight.panel.accessibleName()
    eight.touch(eight.panel.buttons[Act.PAID])
    assert eight.station.sent[-1] == {"do": "done", "listed": "misplaced", "place": 1}
    assert eight.panel.buttons[Act.PAID].text() == "TUTTO PAGATO"
