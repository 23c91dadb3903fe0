"""Where a chip was meant is in doubt: its payment waits, and the ruling has a name (rules 3)."""

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.typed import Letter
from app.desks.croupier.roulette.forms.chips_form import ChipColour
from app.desks.croupier.roulette.forms.misplaced_form import MISPLACED, Leaf, Wrong
from app.table.named import Office
from app.table.table_commands import Dispute, RuleOn
from tests.desks.croupier.forms.asked import Asked
from tests.desks.croupier.roulette.forms.misplaced.hands import (
    doubt,
    doubts,
    layout,
    offers,
    rule,
    rulings,
    say,
    where,
)
from tests.desks.desk import Desk


def test_in_doubt_the_payment_waits_and_the_capo_tavolo_rules_as_it_stands(
    eight: Desk, page: Asked[Wrong]
) -> None:
    say(page, (9, "straight-9"), (8, "straight-8"))
    doubt(page)
    assert eight.station.paying.payable.disputed == {1}
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
    assert eight.station.paying.payable.disputed == frozenset()
    assert eight.amounts == [87_50]


def test_the_inspector_rules_that_it_plays_where_it_lies(eight: Desk, page: Asked[Wrong]) -> None:
    say(page, (9, "straight-9"), (8, "straight-8"))
    doubt(page)
    rule(page, "ispettore", 1)
    back = eight.station.sent[-1]
    assert (back["meant"], back["told"]) == ("straight-9", "Vio")
    assert (back["ruled"], back["reason"]) == (1, "gioca su 9")
    assert eight.station.paying.payable.disputed == frozenset()
    assert (where(eight), eight.amounts, eight.station.paying.misplaced) == ({"straight-9": 1}, [], ())


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
    assert (where(eight), eight.amounts) == ({"straight-9": 1}, [])
    assert [chip.told for chip in eight.station.paying.misplaced] == ["Vio"]


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
    assert len(eight.station.paying.payable.disputed) == 1


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
