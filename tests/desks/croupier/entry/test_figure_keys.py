"""Figures and *come prima* as one act each: what they lay, take off, and remember."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.entry.figures import Figure
from app.desks.croupier.screen import Screen
from app.rules.money import Cents
from tests.desks.desk import Desk

Laid = dict[str, int]


def laid(desk: Desk) -> Laid:
    return {s.position.name: e.pieces for s in desk.dealing.draft.stacks for e in s.entries}


def next_number(desk: Desk, number: int) -> None:
    desk.dealing.act(Act.PAID_ALL)
    desk.dealing.act(Act.PAID_ALL)
    desk.dealing.act(Act.NEXT)
    desk.station.fall(number)


def again(desk: Desk) -> Laid:
    assert desk.screen.figures is not None
    return {position.name: pieces for position, pieces in desk.screen.figures.again}


@pytest.mark.parametrize(("figure", "pieces"), list(zip(Figure, (68, 32, 103, 156), strict=True)))
def test_a_figure_is_one_act_paid_as_one_and_taken_back_by_one_undo(
    desk: Desk, figure: Figure, pieces: int
) -> None:
    desk.station.fall(17)
    desk.colour("red", "straight-17")
    desk.dealing.act(Act.UNDO)
    desk.dealing.lay_figure(figure)
    assert [row.pieces for row in desk.screen.payments.rows] == [pieces]
    assert len(desk.station.sent) == 3
    desk.dealing.act(Act.UNDO)
    assert laid(desk) == {}
    desk.dealing.act(Act.REDO)
    assert [row.pieces for row in desk.screen.payments.rows] == [pieces]


def test_a_figure_lays_the_chosen_count_on_each_place_and_adds_to_what_lies_there(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    desk.dealing.choose_count(2)
    desk.dealing.lay_figure(Figure.STRAIGHT_AND_SPLITS)
    assert laid(desk) == {"straight-8": 3, "split-5-8": 2, "split-7-8": 2, "split-8-9": 2, "split-8-11": 2}


def test_taking_off_a_figure_leaves_the_rest(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red")
    desk.dealing.lay_figure(Figure.STRAIGHT_AND_SPLITS)
    desk.dealing.take()
    desk.dealing.lay_figure(Figure.SPLITS)
    assert laid(desk) == {"straight-8": 1}


def test_without_a_number_or_a_chip_a_figure_lays_nothing(desk: Desk) -> None:
    desk.dealing.lay_figure(Figure.SPLITS)
    desk.dealing.lay_as_before()
    desk.station.fall(8)
    assert desk.screen.figures is not None
    assert not desk.screen.figures.ready
    desk.dealing.lay_figure(Figure.SPLITS)
    desk.dealing.lay_as_before()
    assert desk.station.sent == []


def test_a_figure_that_would_change_a_payment_made_is_not_taken(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    desk.dealing.act(Act.PAID)
    desk.dealing.lay_figure(Figure.SPLITS)
    assert laid(desk) == {"straight-8": 1}
    assert desk.dealing.draft.blocked


def test_come_prima_on_the_same_number_is_the_same_places_and_once(desk: Desk) -> None:
    desk.station.fall(9)
    desk.colour("red", "split-8-9", "split-8-9", "straight-9", "line-7-12")
    desk.value(20, "posto 4", "straight-9")
    next_number(desk, 9)
    desk.dealing.choose_colour("red")
    desk.dealing.lay_as_before()
    desk.dealing.lay_as_before()
    assert laid(desk) == {"split-8-9": 2, "straight-9": 1, "line-7-12": 1}
    desk.dealing.act(Act.UNDO)
    assert laid(desk) == {}


def test_come_prima_on_another_number_is_the_same_picture_round_it(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "split-8-11", "split-8-11", "straight-8", "corner-7-11", "street-7-9")
    next_number(desk, 26)
    desk.dealing.choose_colour("red")
    desk.dealing.lay_as_before()
    assert laid(desk) == {"split-26-29": 2, "straight-26": 1, "corner-25-29": 1, "street-25-27": 1}


def test_a_picture_that_does_not_fit_whole_is_not_offered(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8", "split-8-9")
    next_number(desk, 9)
    desk.dealing.choose_colour("red")
    assert again(desk) == {}
    desk.dealing.lay_as_before()
    assert laid(desk) == {}


def test_come_prima_is_of_the_chip_and_its_owner(desk: Desk) -> None:
    desk.station.fall(8)
    desk.value(20, "posto 4", "straight-8", "straight-8")
    desk.value(20, "posto 5", "split-5-8")
    desk.value(50, "posto 4", "split-8-9")
    desk.value(100, None, "split-8-11")
    next_number(desk, 8)
    for euros, owner, places in (
        (20, "posto 4", {"straight-8": 2}),
        (20, "posto 5", {"split-5-8": 1}),
        (50, "posto 4", {"split-8-9": 1}),
        (100, None, {}),
        (20, None, {}),
    ):
        desk.value(euros, owner)
        assert again(desk) == places
    desk.colour("blue")
    assert again(desk) == {}


def test_come_prima_is_the_last_win_however_long_ago_and_works_after_a_restart(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8", "split-8-11")
    next_number(desk, 0)
    desk.colour("blue", "straight-0")
    next_number(desk, 20)
    shown: list[Screen] = []
    dealing = Dealing(desk.station.send, shown.append)
    dealing.hear(desk.station.live)
    dealing.choose_colour("red")
    assert shown[-1].figures is not None
    assert [position.name for position, _ in shown[-1].figures.again] == ["straight-20", "split-20-23"]


def test_while_chips_are_taken_off_come_prima_is_not_offered(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    next_number(desk, 8)
    desk.dealing.choose_colour("red")
    assert again(desk) == {"straight-8": 1}
    desk.dealing.take()
    assert again(desk) == {}


def test_rules_2_no_figure_is_offered_with_notes_in_hand(desk: Desk) -> None:
    """Notes lie on chances alone: a button that does nothing is not to be touched."""
    desk.station.fall(17)
    desk.dealing.act(Act.KIND)
    desk.dealing.choose_value(Cents(5000))
    assert desk.screen.figures is not None
    assert not desk.screen.figures.ready
    desk.dealing.choose_colour("red")
    assert desk.screen.figures.ready
