"""Figures and *come prima* as one act each: what they lay, take off, and remember."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.figure_column import again_words
from app.desks.croupier.roulette.entry.figures import Figure, as_before, figure_positions
from app.desks.croupier.roulette.entry.hand import Hand
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.rules.money import Cents
from app.table.roulette.game import ROULETTE
from app.table.roulette.remembered import LastWin, OwnChip
from app.table.state import unopened
from tests.desks.desk import Desk, next_number

Laid = dict[str, int]


def laid(desk: Desk) -> Laid:
    return {s.position.name: e.pieces for s in desk.dealing.draft.stacks for e in s.entries}


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


def test_a_figure_laid_on_a_payment_that_is_made_is_its_difference(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    desk.dealing.act(Act.PAID)
    desk.dealing.lay_figure(Figure.SPLITS)
    assert len(laid(desk)) == 5
    large = desk.screen.payments.large
    assert large is not None
    assert (large.pieces, large.differs is not None) == (4 * 17, True)


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


@given(st.sampled_from(list(Figure)), st.integers(0, 36), st.integers(0, 36), st.integers(1, 9))
def test_come_prima_lays_a_figure_of_its_number_as_that_figure_on_any_other(
    figure: Figure, number: int, other: int, each: int
) -> None:
    """Completo on 6 has ten places; on 17 it is 156 pieces and not the 123 of the same ten round it."""
    red = Hand(Cents(250), "red", "red")
    laid = tuple((position, each) for position in figure_positions(figure, number))
    state = replace(unopened("4", ROULETTE), last_won={OwnChip("red", None, "red"): LastWin(number, laid)})
    wanted = dict.fromkeys(figure_positions(figure, other), each)
    assert dict(as_before(state, other, red)) == wanted


def test_completo_on_six_is_all_of_seventeen(desk: Desk) -> None:
    desk.station.fall(6)
    desk.dealing.choose_colour("red")
    desk.dealing.lay_figure(Figure.COMPLETE)
    assert [row.pieces for row in desk.screen.payments.rows] == [123]
    next_number(desk, 17)
    desk.dealing.choose_colour("red")
    desk.dealing.lay_as_before()
    assert [row.pieces for row in desk.screen.payments.rows] == [156]


def test_what_is_more_than_a_figure_is_the_same_picture_round_the_number(desk: Desk) -> None:
    """Two pieces on one of the splits: it is no figure any more, and lies to 26 as it lay to 8."""
    desk.station.fall(8)
    desk.colour("red", "split-8-11")
    desk.dealing.lay_figure(Figure.SPLITS)
    next_number(desk, 26)
    desk.dealing.choose_colour("red")
    assert again(desk) == {"split-23-26": 1, "split-25-26": 1, "split-26-27": 1, "split-26-29": 2}
    next_number(desk, 36)
    desk.dealing.choose_colour("red")
    assert again(desk) == {}


@pytest.mark.parametrize(
    ("places", "number", "short", "long"),
    [
        (("straight-8", "split-8-11", "split-8-11"), 26, "3 pezzi", "come prima: 1 26, 2 26/29"),
        (("straight-8",), 26, "1 pezzo", "come prima: 1 26"),
        (
            ("split-5-8", "split-7-8", "split-8-9", "split-8-11") * 2,
            36,
            "2× cavalli",
            "come prima: 2× tutti i cavalli del numero",
        ),
    ],
)
def test_come_prima_says_what_it_lays(
    desk: Desk, places: tuple[str, ...], number: int, short: str, long: str
) -> None:
    desk.station.fall(8)
    desk.colour("red", *places)
    next_number(desk, number)
    assert desk.screen.figures is not None
    assert again_words(desk.screen.figures) == ("", "", "come prima: come ha vinto l'ultima volta")
    desk.dealing.choose_colour("red")
    words = again_words(desk.screen.figures)
    assert (words[0], words[2]) == (short, long)


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
    dealing = SpinDealing(desk.station.send, lambda: None)
    dealing.hear(desk.station.live)
    dealing.choose_colour("red")
    assert dealing.screen is not None
    assert dealing.screen.figures is not None
    assert [position.name for position, _ in dealing.screen.figures.again] == ["straight-20", "split-20-23"]


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
    desk.dealing.act(SpinAct.KIND)
    desk.dealing.choose_value(Cents(5000))
    assert desk.screen.figures is not None
    assert not desk.screen.figures.ready
    desk.dealing.choose_colour("red")
    assert desk.screen.figures.ready
