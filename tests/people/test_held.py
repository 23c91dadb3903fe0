"""A register is known by one of its events: it, and what has gone on from it, and no other."""

import pytest

from app.people.held import NONE, UNREADABLE, Held

A, B, C = ("a" * 64, "b" * 64, "c" * 64)
HELD = Held(f"people:3:{C}", (A, B, C))


@pytest.mark.parametrize("known", ["", f"people:1:{A}", f"people:2:{B}", f"people:3:{C}"])
def test_it_goes_on_from_each_of_its_events(known: str) -> None:
    assert HELD.there
    assert HELD.goes_on_from(known)


@pytest.mark.parametrize(
    "known",
    [
        f"people:4:{C}",
        f"people:3:{A}",
        f"people:0:{C}",
        f"people:-1:{C}",
        f"people:x:{C}",
        "people",
        "people:1:",
    ],
)
def test_an_older_one_or_another_does_not(known: str) -> None:
    assert not HELD.goes_on_from(known)


@pytest.mark.parametrize("said", [NONE, UNREADABLE])
def test_none_goes_on_from_none_alone(said: str) -> None:
    assert not Held(said).there
    assert Held(said).goes_on_from("")
    assert not Held(said).goes_on_from(f"people:1:{A}")
