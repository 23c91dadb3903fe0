"""What lies on the layout, piece by piece (rules 3–5)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME, POSITIONS, Position
from app.rules.roulette.lying import (
    NotThereError,
    alike,
    all_laid,
    as_moved,
    entries_on,
    joined,
    laid,
    put_back,
    taken,
    taken_off,
    without_kept,
)
from tests.properties.lots import Lots, drawn


def entry_by(lots: Lots) -> Entry:
    value, owner = lots.of((Cents(250), Cents(2000))), lots.of(("seat 1", "seat 4"))
    return Entry(lots.between(1, 9), value, None, owner, enferme=lots.once_in(2))


def bets_by(lots: Lots) -> list[tuple[Position, Entry]]:
    return lots.some(12, lambda: (lots.of(POSITIONS[:4]), entry_by(lots)))


ENTRIES, BETS = drawn(entry_by), drawn(bets_by)


def layout_of(bets: list[tuple[Position, Entry]]) -> tuple[Stack, ...]:
    """Lay one bet after the other."""
    layout: tuple[Stack, ...] = ()
    for position, entry in bets:
        layout = laid(layout, position, entry)
    return layout


def counted(layout: tuple[Stack, ...]) -> Counter[tuple[object, ...]]:
    """Count the pieces of each chip, owner and state on each position."""
    count: Counter[tuple[object, ...]] = Counter()
    for stack in layout:
        for entry in stack.entries:
            count[stack.position.name, *entry[1:]] += entry.pieces
    return count


@given(BETS)
def test_every_piece_that_is_laid_lies_there_once(bets: list[tuple[Position, Entry]]) -> None:
    laid_down = Counter[tuple[object, ...]]()
    for position, entry in bets:
        laid_down[position.name, *entry[1:]] += entry.pieces
    layout = layout_of(bets)
    assert counted(layout) == laid_down
    assert len({stack.position for stack in layout}) == len(layout)
    assert all(stack.entries for stack in layout)


@given(BETS, st.data())
def test_what_is_taken_is_gone_and_nothing_else(
    bets: list[tuple[Position, Entry]], data: st.DataObject
) -> None:
    layout = layout_of(bets)
    for position, entry in bets:
        there = counted(layout)[position.name, *entry[1:]]
        if there == 0:
            continue
        pieces = data.draw(st.integers(1, there))
        after = taken(layout, position, entry._replace(pieces=pieces))
        gone = Counter[tuple[object, ...]]({(position.name, *entry[1:]): pieces})
        assert counted(after) == counted(layout) - gone
        with pytest.raises(NotThereError, match=f"{there} such pieces"):
            taken(layout, position, entry._replace(pieces=there + 1))
        layout = after


@given(BETS, BETS)
def test_two_layouts_on_each_other_hold_the_pieces_of_both(
    below: list[tuple[Position, Entry]], above: list[tuple[Position, Entry]]
) -> None:
    both = joined(layout_of(below), layout_of(above))
    assert counted(both) == counted(layout_of(below)) + counted(layout_of(above))


@given(BETS, BETS)
def test_what_is_laid_together_lies_as_if_laid_one_by_one(
    below: list[tuple[Position, Entry]], above: list[tuple[Position, Entry]]
) -> None:
    assert all_laid(layout_of(below), above) == layout_of([*below, *above])


def test_what_is_laid_last_lies_on_top() -> None:
    split = BY_NAME["split-8-11"]
    low, high = Entry(1, Cents(250), "red", "red"), Entry(1, Cents(2000), None, "seat 1")
    assert entries_on(layout_of([(split, low), (split, high)]), split) == (low, high)


@pytest.mark.parametrize("to", POSITIONS)
def test_a_moved_prisoner_stays_one_on_a_simple_chance_only(to: Position) -> None:
    prisoner = Entry(1, Cents(250), "red", "red", enferme=True)
    assert as_moved(prisoner, to).enferme is (to.name in {"red", "black", "even", "odd", "low", "high"})


@given(BETS, st.sampled_from(["seat 1", "seat 4"]), st.sampled_from(["seat 1", "seat 4"]))
def test_what_is_put_back_lies_where_it_lay(
    bets: list[tuple[Position, Entry]], first: str, second: str
) -> None:
    """The last that was taken off is put back first; in another order all of it lies there too."""
    layout = layout_of([(position, entry._replace(kept=1, enferme=False)) for position, entry in bets])
    for position in {position for position, _ in bets}:
        before = entries_on(layout, position)
        once = without_kept(layout, position, first)
        gone = without_kept(once, position, second)
        between, after = entries_on(once, position), entries_on(gone, position)
        last_first = put_back(put_back(gone, position, between, after), position, before, between)
        assert entries_on(last_first, position) == before
        first_first = put_back(put_back(gone, position, before, between), position, between, after)
        assert Counter(entries_on(first_first, position)) == Counter(before)


@given(BETS, st.data())
def test_pieces_that_are_put_back_lie_there_again_whatever_was_done_between(
    bets: list[tuple[Position, Entry]], data: st.DataObject
) -> None:
    """Some pieces are taken off, then some of what is left, or others are laid; no piece is lost or made."""
    position = POSITIONS[0]
    layout = layout_of([(position, entry) for _, entry in bets])
    before = entries_on(layout, position)
    if not before:
        return
    chosen = data.draw(st.sampled_from(before))
    off = chosen._replace(pieces=data.draw(st.integers(1, chosen.pieces)))
    once = taken(layout, position, off)
    after = entries_on(once, position)
    gone = taken_off(before, after)
    assert sum(entry.pieces for entry in gone) == off.pieces
    assert all(alike(entry, off) for entry in gone)
    assert entries_on(put_back(once, position, before, after), position) == before
    between = laid(once, position, data.draw(ENTRIES))
    back = put_back(between, position, before, after)
    assert counted(back) == counted(between) + counted((Stack(position, (off,)),))


def test_what_is_put_back_lies_farther_than_what_lay_nearer_the_wheel_in_any_number() -> None:
    """Red off, one of blue's three moved, red back: red lies where it lay, before blue."""
    position = BY_NAME["even"]
    red = Entry(2, Cents(250), "red", "red")
    blue = Entry(3, Cents(250), "blue", "blue")
    layout = (Stack(position, (blue._replace(pieces=2),)),)
    back = put_back(layout, position, (red, blue), (blue,))
    assert entries_on(back, position) == (red, blue._replace(pieces=2))
