"""A chip that lies wrong is said: plain, or left to a ruling with a name (rules 3) [4.3]."""

from collections.abc import Mapping

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import Key, Panel
from app.desks.croupier.forms.typed import Letter
from app.desks.croupier.roulette.forms.chips_form import ChipColour, ChipValue, Owner
from app.desks.croupier.roulette.forms.misplaced_form import MISPLACED, Leaf, Ruling, Wrong
from app.desks.croupier.roulette.forms.places import Number, Place
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.words.beside_words import share_name
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.side import Side
from app.table.named import Office
from app.table.roulette.outcomes import Fate
from app.table.roulette.spin_state import SpinState
from app.table.table_commands import Dispute, RuleOn
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.desk import Desk, at

RED = ChipColour("red")


@pytest.fixture(params=list(Side))
def eight(request: pytest.FixtureRequest) -> Desk:
    """8 has fallen, and red is in hand."""
    desk = Desk(request.param)
    desk.station.fall(8)
    desk.dealing.choose_colour("red")
    desk.station.sent.clear()
    return desk


@pytest.fixture
def page(eight: Desk) -> Asked[Wrong]:
    return Asked(MISPLACED, eight)


def offers(page: Asked[Wrong], says: object) -> bool:
    return says in [key.says for key in page.keys]


def layout(page: Asked[Wrong]) -> bool:
    return any(isinstance(part, Panel) for part in page.form.parts)


def say(page: Asked[Wrong], lies: tuple[int, str], meant: tuple[int, str]) -> None:
    """Say where it lies and where it belongs, each by a number and a bet on it; red, where it is asked."""
    for number, bet in (lies, meant):
        if offers(page, RED):
            page.touch(RED)
        page.touch(Number(number), Place(at(bet)))


def doubts(page: Asked[Wrong]) -> Key:
    assert page.form.beside is not None
    return page.form.beside


def doubt(page: Asked[Wrong]) -> None:
    page.touch(doubts(page).says)
    assert page.left
    page.open()


def rulings(page: Asked[Wrong], office: str) -> list[Key]:
    return [key for key in page.keys if isinstance(key.says, Ruling) and key.says.office == office]


def rule(page: Asked[Wrong], office: str, place: int) -> None:
    """Nobody named them before: the name is typed, and the ruling touched again."""
    sent = len(page.table.station.sent)
    assert rulings(page, office)[place].below.endswith("poi il nome")
    page.touch(rulings(page, office)[place].says)
    assert len(page.table.station.sent) == sent
    assert not rulings(page, office)[place].can
    page.type("VIO")
    page.touch(rulings(page, office)[place].says)


def answer(page: Asked[Wrong], leaf: Leaf) -> str:
    return page.key(leaf).words


def spin(desk: Desk) -> SpinState:
    return desk.station.paying


def amounts(desk: Desk) -> list[int]:
    return [row.amount for row in desk.screen.payments.rows]


def where(desk: Desk) -> Mapping[str, int]:
    """What plays where, known or entered."""
    lying = (*spin(desk).bets, *spin(desk).winners)
    return {stack.position.name: sum(entry.pieces for entry in stack.entries) for stack in lying}


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
    assert amounts(eight) == [87_50]
    assert page.left


def test_the_winning_number_is_open_already_and_few_touches_say_it_all(
    eight: Desk, page: Asked[Wrong]
) -> None:
    """Screens: two touches to the page; where it lies, which chip, where it belongs, and it is sent."""
    page.touch(Place(at("split-8-11")), RED, Place(at("straight-8")))
    page.do()
    assert where(eight) == {"straight-8": 1}
    assert amounts(eight) == [87_50]


def test_entered_where_it_lies_it_is_not_paid_twice_and_undo_brings_it_not_back(eight: Desk) -> None:
    eight.touch("split-8-11", "split-8-11")
    page = Asked(MISPLACED, eight)
    say(page, (8, "split-8-11"), (8, "straight-8"))
    page.do()
    assert where(eight) == {"straight-8": 2}
    assert amounts(eight) == [175_00]
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
    assert sorted(amounts(eight)) == [42_50, 87_50]


def test_in_doubt_the_payment_waits_and_the_capo_tavolo_rules_as_it_stands(
    eight: Desk, page: Asked[Wrong]
) -> None:
    say(page, (9, "straight-9"), (8, "straight-8"))
    doubt(page)
    assert spin(eight).payable.disputed == {1}
    assert Act.PAID not in eight.screen.can
    assert [key.words for key in rulings(page, "capo tavolo")] == ["Gioca su 8", "Gioca su 9"]
    rule(page, "capo tavolo", 0)
    assert eight.station.sent[-1] == {
        "do": "rule",
        "order": 1,
        "by": "Vio",
        "reason": "gioca su 8",
        "office": "capo tavolo",
    }
    assert spin(eight).payable.disputed == frozenset()
    assert amounts(eight) == [87_50]


def test_the_inspector_rules_that_it_plays_where_it_lies(eight: Desk, page: Asked[Wrong]) -> None:
    say(page, (9, "straight-9"), (8, "straight-8"))
    doubt(page)
    rule(page, "ispettore", 1)
    back = eight.station.sent[-1]
    assert (back["meant"], back["told"]) == ("straight-9", "Vio")
    assert (back["ruled"], back["reason"]) == (1, "gioca su 9")
    assert spin(eight).payable.disputed == frozenset()
    assert (where(eight), amounts(eight), spin(eight).misplaced) == ({"straight-9": 1}, [], ())


def test_the_way_back_from_a_name_leads_to_the_ruling(page: Asked[Wrong]) -> None:
    say(page, (9, "straight-9"), (8, "straight-8"))
    doubt(page)
    assert page.form.back is None
    page.touch(rulings(page, "ispettore")[0].says)
    assert offers(page, Letter("A"))
    page.go_back()
    assert not page.left
    assert not offers(page, Letter("A"))
    page.go_back()
    assert page.left


def test_one_that_wins_where_it_lies_waits_there_once_it_is_entered(eight: Desk, page: Asked[Wrong]) -> None:
    """A chip plays where it lies until it is ruled otherwise."""
    say(page, (8, "straight-8"), (9, "straight-9"))
    assert (doubts(page).can, doubts(page).below) == (False, "prima inserirlo")
    eight.touch("straight-8")
    page.open()
    say(page, (8, "straight-8"), (9, "straight-9"))
    page.touch(doubts(page).says)
    assert eight.station.sent[-1] == {"do": "dispute", "order": 1, "reason": "dove stava: 8 o 9"}
    page.open()
    rule(page, "capo tavolo", 1)
    assert (where(eight), amounts(eight)) == ({"straight-9": 1}, [])
    assert [chip.told for chip in spin(eight).misplaced] == ["Vio"]


def test_what_waited_at_a_number_that_was_taken_back_is_not_asked_at_the_next(eight: Desk) -> None:
    """The spin keeps its place; a dispute of its second number is about something else."""
    eight.touch("straight-8")
    page = Asked(MISPLACED, eight)
    say(page, (8, "straight-8"), (9, "straight-9"))
    page.touch(doubts(page).says)
    eight.station.send({"do": "void", "reason": ""})
    eight.station.fall(8)
    eight.colour("red", "straight-8")
    eight.station.send(Dispute(order=1, reason="quanto è"))
    page.open()
    assert layout(page)


def test_what_others_publish_meanwhile_brings_the_chip_not_back(eight: Desk) -> None:
    """The disk is slow and the wheel speaks: the entry is what it will be, and then what it is."""
    eight.touch("straight-8")
    page = Asked(MISPLACED, eight)
    say(page, (8, "straight-8"), (9, "straight-9"))
    eight.station.deaf = True
    page.do()
    eight.station.publish()
    assert amounts(eight) == []
    eight.station.catch_up()
    assert (eight.screen.drafted, amounts(eight), where(eight)) == (False, [], {"straight-9": 1})


def test_after_the_ruling_the_page_asks_for_a_chip_again(page: Asked[Wrong]) -> None:
    say(page, (9, "straight-9"), (8, "straight-8"))
    doubt(page)
    rule(page, "capo tavolo", 0)
    page.open()
    assert layout(page)


def test_while_one_waits_another_can_be_said(eight: Desk, page: Asked[Wrong]) -> None:
    say(page, (9, "straight-9"), (8, "straight-8"))
    doubt(page)
    page.touch(Leaf.CHIP, ChipColour("blue"), Leaf.LIES)
    say(page, (7, "straight-7"), (8, "split-7-8"))
    page.do()
    assert where(eight) == {"straight-8": 1, "split-7-8": 1}
    assert len(spin(eight).payable.disputed) == 1


def test_a_chip_of_value_has_its_seat(eight: Desk, page: Asked[Wrong]) -> None:
    page.touch(Leaf.CHIP)
    assert not page.key(Owner("posto 4")).can
    page.touch(ChipValue(Cents(2000)), Owner("posto 4"), Leaf.LIES)
    say(page, (12, "straight-12"), (8, "corner-8-12"))
    page.do()
    assert eight.station.sent[-1]["entry"] == {"value": "20.00", "pieces": 1, "owner": "posto 4"}
    assert amounts(eight) == [160_00]


def test_figures_say_a_number_or_a_colour_and_enter_lets_it_play(eight: Desk, page: Asked[Wrong]) -> None:
    page.press("9")
    page.touch(Place(at("straight-9")))
    page.press("1")
    page.press("1", "1")
    page.touch(Place(at("split-8-11")))
    assert eight.station.sent == []
    page.press(ENTER)
    assert where(eight) == {"split-8-11": 1}
    assert amounts(eight) == [42_50]


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


def test_it_is_recorded_in_the_names_of_those_who_decided_last_this_evening(eight: Desk) -> None:
    """As rulings are: the capo tavolo who was named is told, and both stand on the buttons of the ruling."""
    eight.touch("straight-8")
    for office, name in ((Office.CAPO_TAVOLO, "Bianchi"), (Office.INSPECTOR, "Verdi")):
        eight.station.send(Dispute(order=1, reason="quanto è"))
        eight.station.send(RuleOn(order=1, by=name, reason="si paga così", office=office))
    page = Asked(MISPLACED, eight)
    say(page, (9, "straight-9"), (8, "split-8-11"))
    assert page.does.below == "è chiaro, detto a Bianchi"
    doubt(page)
    assert eight.station.sent[-1]["told"] == "Bianchi"
    first = rulings(page, "ispettore")[0]
    assert first.below.endswith(" · lo dice Verdi")
    page.touch(first.says)
    assert (eight.station.sent[-1]["by"], eight.station.sent[-1]["office"]) == ("Verdi", "ispettore")


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
    assert sorted(amounts(desk)) == [42_50, 87_50]
    for made in (1, 2):
        desk.dealing.act(Act.PAID)
        assert len(spin(desk).payable.paid) == made
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
