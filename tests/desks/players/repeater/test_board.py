"""What players see of Repeater Bets: marks, needs, values and what is open; nothing of anybody's wagers."""

import typing

import pytest

from app.desks.players.repeater.board import Board, Box, Group, board
from app.desks.players.repeater.words import beyond_words, box_sign
from app.table.live import Live
from app.table.state import unopened
from resources import house_names
from tests.houses import house
from tests.table.repeater.correcting import corrected
from tests.table.repeater.night import PLAYED, Night

DEALING = {"repeater-bets", "repeater-bets-plain"}


def shown(night: Night) -> Board:
    found = board(Live(night.state))
    assert found is not None
    return found


def box(night: Night, sign: str) -> Box:
    return next(each for each in shown(night).boxes if box_sign(each) == sign)


def test_there_is_a_box_for_each_value_in_their_order_and_the_seven_times_last() -> None:
    boxes = shown(Night()).boxes
    assert list(map(box_sign, boxes)) == ["2", "3", "4", "5", "6", "8", "9", "10", "11", "12", "7×"]
    assert [each.need for each in boxes] == [2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 7]


def test_marks_are_counted_on_past_the_need() -> None:
    """The default map: 1 is a 2, 3 and 8 are a 4; 36 is a 12."""
    night = Night()
    night.spin(3, 8, 1, 36, 1, 1)
    four, two, seven_times = box(night, "4"), box(night, "2"), box(night, "7×")
    assert (four.tally, four.free, four.last, beyond_words(four)) == (2, False, False, "")
    assert (two.tally, two.last, beyond_words(two)) == (3, True, "+1")
    assert (seven_times.tally, seven_times.free) == (4, False)
    assert (box(night, "5").tally, box(night, "5").free) == (0, True)


def test_a_wager_is_open_until_one_of_its_values_is_marked() -> None:
    night = Night()
    assert all(each.free for each in shown(night).boxes)
    assert all(each.free for each in shown(night).groups)
    night.spin(3, 30)
    assert [group.code for group in shown(night).groups if group.free] == ["before-7-2-12"]
    assert not any(box(night, sign).free for sign in ("4", "11", "7×"))


def test_the_paytable_of_single_wagers_has_no_groups() -> None:
    plain = shown(Night("repeater-bets-plain"))
    assert (len(plain.boxes), plain.groups) == (11, ())


def test_the_last_ten_values_are_shown_the_newest_first_and_a_zero_has_none() -> None:
    night = Night()
    night.spin(1, 6, 3, 0, 36)
    assert shown(night).last == (12, 4, 7, 2)
    night.spin(5, 5, 5, 5, 5, 5, 5, 5)
    assert shown(night).last == (6,) * 8 + (12, 4)


def test_a_value_that_was_put_right_is_shown_as_it_stands() -> None:
    night = Night()
    night.spin(1, 18, 0)
    corrected(night, 1, 3)
    assert shown(night).last == (9, 4)
    corrected(night, 3, 36)
    assert shown(night).last == (12, 9, 4)


def test_a_seven_clears_the_marks_begins_a_round_and_is_told_until_the_next_number() -> None:
    night = Night()
    night.spin(3, 8)
    assert (shown(night).round, shown(night).seven) == (1, False)
    night.fall(16)
    now = shown(night)
    assert (now.round, now.spin, now.seven, now.last) == (2, 3, True, (7, 4, 4))
    assert not any(each.tally for each in now.boxes)
    night.do("cleared")
    night.do("next")
    assert shown(night).seven
    night.fall(0)
    assert (shown(night).spin, shown(night).seven) == (4, False)


def test_a_number_that_was_put_right_into_a_seven_later_is_told_as_none() -> None:
    """Nothing fell when it was put right: the players are told by the values alone."""
    night = Night()
    night.spin(3, 8)
    corrected(night, 2, 16)
    assert (shown(night).seven, shown(night).round, shown(night).last) == (False, 2, (7, 4))


def test_there_is_no_board_where_the_table_is_closed_or_its_house_deals_none() -> None:
    assert board(Live(unopened("R1", PLAYED), house=house("repeater-bets"))) is None
    for name in sorted(set(house_names()) - DEALING):
        if house(name).instrument != "tumbler":
            assert board(Live(Night(name).state)) is None, name


@pytest.mark.parametrize("numbers", [(), (3, 8), (3, 8, 1, 1), (3, 16), (0,)])
def test_a_board_full_of_wagers_is_shown_as_an_empty_one(numbers: tuple[int, ...]) -> None:
    """Never owners, amounts or offers: not at a mark, a win, an offer or a seven."""
    empty, full = Night(), Night()
    for wager in ("repeat-2", "repeat-4", "citywide", "before-7-2-12"):
        full.book(wager, "Marta", "50.00")
        full.book(wager, "seat 3")
    assert full.wagers.round.standing
    for night in (empty, full):
        for number in numbers:
            night.fall(number)
            night.do("cleared")
            if night.state.paying is not None:
                night.do("paid_all")
            night.do("next")
    assert shown(full) == shown(empty)


def leaves(kind: object) -> set[object]:
    """Every plain type that a type is made of."""
    inner = typing.get_args(kind)
    if inner:
        return set().union(*(leaves(part) for part in inner))
    if isinstance(kind, type) and hasattr(kind, "_fields"):
        return set().union(*(leaves(part) for part in typing.get_type_hints(kind).values()))
    return {kind}


def test_the_board_can_hold_no_owner_no_amount_and_no_offer() -> None:
    assert leaves(Board) <= {int, bool, str, type(None), Ellipsis}
    assert leaves(Box) <= {int, bool, Ellipsis}
    assert Group._fields == ("code", "free")
    assert set(Board._fields) == {"round", "boxes", "groups", "last", "spin", "seven"}
