"""A chip that lies plainly wrong is said in few touches, and paid as it was meant (rules 3)."""

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.forms.chips_form import ChipColour, ChipValue, Owner
from app.desks.croupier.roulette.forms.misplaced_form import MISPLACED, Leaf, Wrong
from app.desks.croupier.roulette.forms.places import Number, Place
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.words.beside_words import share_name
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.table.roulette.outcomes import Fate
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.croupier.roulette.forms.misplaced.hands import RED, answer, doubts, layout, say, where
from tests.desks.desk import Desk, at


def test_plainly_wrong_it_is_paid_as_it_was_meant(eight: Desk, page: Asked[Wrong]) -> None:
    assert not page.does.can
    say(page, (9, "straight-9"), (8, "straight-8"))
    assert eight.station.sent == []
    assert page.does.words == "Gioca su 8"
    page.do()
    (sent,) = eight.station.sent
    assert sent == {
        "do": "misplaced",
        "position": "straight-9",
        "meant": "straight-8",
        "entry": {"colour": "red", "pieces": 1},
        "told": "capo tavolo",
    }
    assert eight.amounts == [87_50]
    assert page.left


def test_the_winning_number_is_open_already_and_few_touches_say_it_all(
    eight: Desk, page: Asked[Wrong]
) -> None:
    """Screens: two touches to the page; where it lies, which chip, where it belongs, and it is sent."""
    page.touch(Place(at("split-8-11")), RED, Place(at("straight-8")))
    page.do()
    assert where(eight) == {"straight-8": 1}
    assert eight.amounts == [87_50]


def test_entered_where_it_lies_it_is_not_paid_twice_and_undo_brings_it_not_back(eight: Desk) -> None:
    eight.touch("split-8-11", "split-8-11")
    page = Asked(MISPLACED, eight)
    say(page, (8, "split-8-11"), (8, "straight-8"))
    page.do()
    assert where(eight) == {"straight-8": 2}
    assert eight.amounts == [175_00]
    assert not eight.screen.drafted
    assert Act.UNDO not in eight.screen.can


def test_one_for_the_employees_stays_theirs_where_it_was_meant(eight: Desk) -> None:
    """Rules 9: a red of theirs lies on 8/11 beside a red of its player, and was meant for the number."""
    eight.touch("split-8-11")
    eight.dealing.choose_employees()
    eight.touch("split-8-11")
    page = Asked(MISPLACED, eight)
    page.touch(Place(at("split-8-11")))
    theirs, own = (key for key in page.keys if isinstance(key.says, Entry))
    assert (theirs.words, own.words) == ("1 × rosso, per gli impiegati", "1 × rosso")
    page.touch(theirs.says, Place(at("straight-8")))
    page.do()
    assert eight.station.sent[-1]["entry"] == {"colour": "red", "pieces": 1, "employees": True}
    assert where(eight) == {"split-8-11": 1, "straight-8": 1}
    assert sorted(eight.amounts) == [42_50, 87_50]


def test_what_others_publish_meanwhile_brings_the_chip_not_back(eight: Desk) -> None:
    """The disk is slow and the wheel speaks: the entry is what it will be, and then what it is."""
    eight.touch("straight-8")
    page = Asked(MISPLACED, eight)
    say(page, (8, "straight-8"), (9, "straight-9"))
    eight.station.deaf = True
    page.do()
    eight.station.publish()
    assert eight.amounts == []
    eight.station.catch_up()
    assert (eight.screen.drafted, eight.amounts, where(eight)) == (False, [], {"straight-9": 1})


def test_a_chip_of_value_has_its_seat(eight: Desk, page: Asked[Wrong]) -> None:
    page.touch(Leaf.CHIP)
    assert not page.key(Owner("posto 4")).can
    page.touch(ChipValue(Cents(2000)), Owner("posto 4"), Leaf.LIES)
    say(page, (12, "straight-12"), (8, "corner-8-12"))
    page.do()
    assert eight.station.sent[-1]["entry"] == {"value": "20.00", "pieces": 1, "owner": "posto 4"}
    assert eight.amounts == [160_00]


def test_figures_say_a_number_or_a_colour_and_enter_lets_it_play(eight: Desk, page: Asked[Wrong]) -> None:
    page.press("9")
    page.touch(Place(at("straight-9")))
    page.press("1")
    page.press("1", "1")
    page.touch(Place(at("split-8-11")))
    assert eight.station.sent == []
    page.press(ENTER)
    assert where(eight) == {"split-8-11": 1}
    assert eight.amounts == [42_50]


def test_left_nothing_is_sent_and_nothing_stays_said(eight: Desk, page: Asked[Wrong]) -> None:
    say(page, (9, "straight-9"), (8, "straight-8"))
    page.open()
    assert eight.station.sent == []
    assert not page.does.can


def test_what_may_not_play_there_cannot_be_sent(eight: Desk) -> None:
    """A payment that is made is taken back first; the desk does not offer what the table refuses."""
    eight.touch("straight-8")
    eight.dealing.act(Act.PAID)
    page = Asked(MISPLACED, eight)
    say(page, (9, "straight-9"), (8, "straight-8"))
    assert not page.does.can
    assert not doubts(page).can


def test_before_the_number_there_is_nothing_to_say(desk: Desk) -> None:
    """Before the number falls a chip that lies wrong is moved at once."""
    assert SpinAct.MISPLACED not in desk.screen.can


def test_what_would_change_a_payment_that_is_made_says_so_and_stays_said_meanwhile(eight: Desk) -> None:
    """A payment that is made is taken back first; the dealer leaves the page for that, and comes again."""
    eight.touch("straight-8")
    eight.dealing.act(Act.PAID)
    page = Asked(MISPLACED, eight)
    say(page, (8, "straight-8"), (9, "straight-9"))
    assert not page.does.can
    assert "Cambierebbe un pagamento già fatto: prima «Non pagato»" in page.words
    eight.dealing.act(Act.UNPAID)
    page.open()
    assert (answer(page, Leaf.LIES), page.does.words) == ("8", "Gioca su 9")
    page.do()
    assert eight.station.sent[-1]["do"] == "misplaced"
    page.open()
    assert answer(page, Leaf.LIES) == "—"


def test_under_a_minimum_that_holds_from_the_next_spin_on_it_is_paid_at_what_it_is_worth_now(
    desk: Desk,
) -> None:
    """Rules 5: the number fell under the old minimum; both payments are made, and the spin can be closed."""
    desk.station.send({"do": "minimum", "minimum": "10.00", "by": "Carla", "out": []})
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    page = Asked(MISPLACED, desk)
    page.touch(Leaf.CHIP, ChipColour("green"), Leaf.LIES)
    say(page, (8, "split-8-11"), (8, "split-8-9"))
    page.do()
    assert sorted(desk.amounts) == [42_50, 87_50]
    for made in (1, 2):
        desk.dealing.act(Act.PAID)
        assert len(desk.station.paying.payable.paid) == made
    assert not desk.screen.drafted
    assert Act.NEXT in desk.screen.can


def test_a_number_is_its_straight_until_another_bet_on_it_is_touched(page: Asked[Wrong]) -> None:
    """Nothing is marked that nobody touched; then a straight is one touch."""
    assert not any(key.chosen for key in page.keys if isinstance(key.says, Number))
    assert (answer(page, Leaf.LIES), answer(page, Leaf.MEANT)) == ("—", "—")
    page.touch(Number(9))
    assert page.key(Number(9)).chosen
    assert answer(page, Leaf.LIES) == "9"
    page.touch(Place(at("split-8-9")))
    assert answer(page, Leaf.LIES) == "8/9"
    page.touch(RED, Number(8))
    assert answer(page, Leaf.MEANT) == "8"
    assert page.does.can
    page.press("7")
    assert answer(page, Leaf.MEANT) == "7"


def test_the_chips_that_lie_there_are_offered_and_the_one_in_hand_is_not(eight: Desk) -> None:
    """The chip in hand is the one that won last; of several that lie there one touch says which it is."""
    eight.touch("straight-8")
    eight.value(20, "posto 4", "straight-8", "straight-8", "split-8-11")
    page = Asked(MISPLACED, eight)
    assert answer(page, Leaf.CHIP) == "—"
    page.touch(Place(at("straight-8")))
    offered = [key for key in page.keys if isinstance(key.says, Entry)]
    assert [key.words for key in offered] == ["2 × 20, posto 4", "1 × rosso"]
    page.touch(offered[0].says)
    assert answer(page, Leaf.CHIP) == "2 × 20, posto 4"
    page.touch(Number(9), Place(at("straight-9")))
    page.do()
    assert eight.station.sent[-1]["entry"] == {"value": "20.00", "pieces": 2, "owner": "posto 4"}
    assert where(eight) == {"straight-8": 1, "split-8-11": 1, "straight-9": 2}


def test_the_only_chip_that_lies_there_is_the_one_and_of_another_place_it_is_asked_anew(eight: Desk) -> None:
    eight.touch("straight-8")
    page = Asked(MISPLACED, eight)
    page.touch(Place(at("straight-8")))
    assert (answer(page, Leaf.CHIP), layout(page)) == ("1 × rosso", True)
    page.touch(Leaf.LIES, Place(at("split-8-11")))
    assert (answer(page, Leaf.CHIP), layout(page)) == ("—", False)
    assert not [key for key in page.keys if isinstance(key.says, Entry)]


def test_a_row_reminds_that_it_is_put_right_until_that_is_done(eight: Desk, page: Asked[Wrong]) -> None:
    """Rules 3: it is put right after all payments; who said it need not keep it in his head."""
    say(page, (9, "straight-9"), (8, "split-8-11"))
    page.do()
    (row,) = (share for share in eight.screen.payments.shares if share.fate is Fate.PUT_RIGHT)
    assert share_name(row) == "Rimettere a posto · 9 → 8/11 · colore rosso"
    assert not row.before
    assert eight.screen.payments.step is None, "it comes after the payments"
    eight.dealing.act(Act.PAID)
    assert eight.screen.payments.step is not None
    eight.dealing.act(Act.PAID)
    assert eight.station.sent[-1] == {"do": "done", "listed": "misplaced", "place": 1}
    assert eight.screen.payments.step is None
