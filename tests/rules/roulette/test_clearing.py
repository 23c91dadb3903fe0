"""The layout is cleared in the order that section 3 prints ("Pulizia del tappeto")."""

import pytest

from app.rules.roulette.clearing import SWEEPS, Area, area_of, clearing, is_certain
from app.rules.roulette.layout import BY_NAME, DOUBLES, POSITIONS
from tests.oracle.clearing import STEPS, area, certain
from tests.oracle.clearing import clearing as oracle_clearing

SAME = {"round": "round-the-number", "colours": "black-and-red"}
LOSING = [
    (number, position)
    for number in range(37)
    for position in POSITIONS
    if not position.wins(number) and position.kind not in DOUBLES
]


def test_the_sweeps_are_the_printed_ones() -> None:
    """3: number, columns, then "a dozzine, dall'esterno verso l'interno"."""
    assert [[SAME.get(one, one.value) for one in sweep] for sweep in SWEEPS] == [[*step] for step in STEPS]
    assert [one for sweep in SWEEPS for one in sweep] == [*Area]


def test_every_losing_place_is_cleared_as_the_oracle_clears_it() -> None:
    for number, position in LOSING:
        found = area_of(position, number)
        assert SAME.get(found, found.value) == area(position.name, number), (number, position.name)


def test_what_is_certain_here_is_certain_by_the_documents() -> None:
    sure = [(number, position.name) for number, position in LOSING if is_certain(position, number)]
    assert all(certain(name, number) for number, name in sure)
    assert len(sure) > len(LOSING) / 2


@pytest.mark.parametrize("number", [0, 2, 8, 17, 36])
def test_a_whole_layout_is_cleared_in_the_oracles_order(number: int) -> None:
    losing = [position for at, position in LOSING if at == number]
    told = [[position.name for position in group] for group in clearing(losing, number)]
    assert told == oracle_clearing([position.name for position in losing], number)


def test_number_8_is_cleared_from_its_own_row_to_the_first_dozen() -> None:
    names = [
        "straight-7",
        "column-34",
        "high",
        "odd",
        "dozen-3",
        "straight-36",
        "red",
        "dozen-2",
        "split-17-20",
        "straight-0",
    ]
    losing = [BY_NAME[name] for name in reversed(names)]
    assert [group[0].name for group in clearing(losing, 8)] == names


@pytest.mark.parametrize("name", ["black", "straight-8", "double-dozen-2-3"])
def test_what_wins_is_not_cleared_and_doubles_are_nowhere_printed(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        area_of(BY_NAME[name], 8)
