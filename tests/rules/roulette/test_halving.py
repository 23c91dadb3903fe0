"""Rules 4: the bank takes half of a stake; which chips these are, and what stays."""

from collections.abc import Mapping

import pytest

from app.rules.money import Cents
from app.rules.roulette.halving import Halves, halves

Counted = tuple[tuple[int, int], ...]
CHIPS = tuple(map(Cents, (250, 500, 1000, 2000, 5000, 10000)))


def hands(bank: Counted, change: Counted, stays: Counted) -> Halves:
    return Halves(*(tuple((Cents(value), n) for value, n in chips) for chips in (bank, change, stays)))


def divided(lying: Mapping[int, int], bank: int, shut: int = 0, notes: int = 0) -> Halves | None:
    return halves({Cents(value): n for value, n in lying.items()}, bank, shut, CHIPS, notes=notes)


def test_chips_that_are_just_the_half_are_taken_as_they_lie() -> None:
    assert divided({1000: 4}, 2000) == hands(((1000, 2),), (), ((1000, 2),))
    assert divided({1000: 1, 500: 2}, 1000) == hands(((1000, 1),), (), ((500, 2),))


def test_the_odd_unit_is_kept_apart_for_the_prison() -> None:
    assert divided({500: 2, 250: 1}, 500, 250) == hands(((500, 1),), (), ((500, 1),))


def test_where_no_chips_are_half_the_bank_changes_what_is_wanting() -> None:
    """20 + 10 + 5 + 2.50: the bank takes the 20 and lays 2.50 back; 17.50 stay, and 2.50 are shut in."""
    found = divided({2000: 1, 1000: 1, 500: 1, 250: 1}, 1750, 250)
    assert found == hands(((2000, 1),), ((250, 1),), ((1000, 1), (500, 1), (250, 1)))


def test_notes_go_into_the_box_and_the_players_half_is_chips() -> None:
    assert divided({}, 2500, notes=5000) == hands((), ((2000, 1), (500, 1)), ((2000, 1), (500, 1)))
    assert divided({500: 2}, 3000, notes=5000) == hands((), ((2000, 1),), ((2000, 1), (500, 2)))


@pytest.mark.parametrize(
    "lying", [{250: n, 500: m, 1000: k} for n in range(4) for m in range(4) for k in (1, 3)]
)
def test_nothing_is_lost_between_bank_player_and_prison(lying: dict[int, int]) -> None:
    units, odd = divmod(sum(value * n for value, n in lying.items()) // 250, 2)
    found = divided(lying, units * 250, odd * 250)
    assert found is not None
    bank, change, stays = (sum(value * n for value, n in counted) for counted in found)
    assert bank - change == units * 250
    assert stays == units * 250


def test_a_half_that_no_chips_make_up_is_not_laid() -> None:
    assert divided({250: 1}, 125) is None
    assert divided({250: 1}, 500) is None
