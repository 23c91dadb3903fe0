"""A journal with side wagers is played again: what it says of them is worked out anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from app.table.replay import Replay
from tests.table.repeater.correcting import corrected
from tests.table.repeater.night import PLAYED, Night, form_of, kinds


def rich_night() -> Night:
    """A night on which each kind of event happens."""
    night = Night()
    for wager, owner in (
        ("repeat-2", "seat 3"),
        ("repeat-6", "seat 1"),
        ("horn", "seat 1"),
        ("uptown", "seat 2"),
    ):
        night.book(wager, owner)
    night.book("repeat-12", amount="6.00")
    night.do("repeater_back", wager="horn", owner="seat 1")
    night.do("repeater_back", wager="horn", owner="seat 1")
    night.spin(5, 5)
    night.spin(5, 0)
    night.do("repeater_surrender", wager="repeat-6", owner="seat 1")
    night.do("repeater_surrender", wager="repeat-6", owner="seat 1")
    night.fall(8)
    night.do("void", reason="ball out of the wheel")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    night.do("repeater_paid", order=1)
    night.do("next")
    night.spin(6)
    corrected(night, 2, 18)
    night.do("repeater_again")
    night.do("repeater_abandon", reason="fire", by="Rossi")
    night.do("close")
    night.do("open")
    return night


NIGHT = rich_night()
"""Only looked at."""


def tag_of(kind: type[Any]) -> str:
    """How a kind of event is recorded."""
    return str(kind.__struct_config__.tag)


def replayed(bodies: list[bytes]) -> tuple[int, str] | None:
    return Replay("R1", PLAYED).play(bodies)


def test_every_kind_of_event_is_among_them() -> None:
    """A night that lacks one would hold nothing of it."""
    (side,) = PLAYED.sides
    assert set(kinds(NIGHT.story)) >= set(map(tag_of, side.folds))


def test_what_was_played_is_verified_and_comes_to_the_same() -> None:
    replay = Replay("R1", PLAYED)
    assert replay.play(NIGHT.bodies) is None
    assert replay.state == NIGHT.state


def changed(kind: str, change: Callable[[dict[str, Any]], object]) -> list[bytes]:
    """The night with the first event of a kind changed."""
    bodies = [json.loads(body) for body in NIGHT.bodies]
    change(next(body for body in bodies if body["kind"] == kind))
    return [json.dumps(body).encode() for body in bodies]


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("repeater.booked", "amount", "6.00"),
        ("repeater.booked", "wager", "repeat-1"),
        ("repeater.refused", "reason", "marked"),
        ("repeater.returned", "amount", "2.50"),
        ("repeater.marked", "value", 5),
        ("repeater.marked", "count", 2),
        ("repeater.won", "payment", "205.00"),
        ("repeater.won", "pays", 41),
        ("repeater.won", "envy", "0.00"),
        ("repeater.lost", "amount", "10.00"),
        ("repeater.round", "paid", "0.00"),
        ("repeater.offered", "payment", "42.50"),
        ("repeater.declined", "tally", 4),
        ("repeater.surrendered", "payment", "90.00"),
        ("repeater.abandoned", "returned", []),
        ("repeater.taken_back", "spin", 1),
    ],
)
def test_what_is_said_otherwise_is_found(kind: str, field: str, value: object) -> None:
    assert replayed(changed(kind, lambda body: body.__setitem__(field, value))) is not None


FOLLOW = [
    "repeater.marked",
    "repeater.won",
    "repeater.lost",
    "repeater.round",
    "repeater.offered",
    "repeater.declined",
    "repeater.taken_back",
    "repeater.corrected",
]
"""What happens at the side wagers because something happened to a spin."""


@pytest.mark.parametrize("kind", FOLLOW)
def test_what_is_left_out_is_found_at_once(kind: str) -> None:
    bodies = NIGHT.bodies
    place = next(place for place, body in enumerate(bodies) if json.loads(body)["kind"] == kind)
    del bodies[place]
    fault = replayed(bodies)
    assert fault is not None
    assert fault[0] == place


@pytest.mark.parametrize("kind", FOLLOW)
def test_what_happens_once_more_is_found(kind: str) -> None:
    bodies = NIGHT.bodies
    place = next(place for place, body in enumerate(bodies) if json.loads(body)["kind"] == kind)
    bodies.insert(place, bodies[place])
    assert replayed(bodies) is not None


@pytest.mark.parametrize(
    "kind",
    [
        "repeater.booked",
        "repeater.refused",
        "repeater.returned",
        "repeater.surrendered",
        "repeater.abandoned",
    ],
)
def test_what_hangs_on_another_spin_than_the_one_that_is_bet_on_is_found(kind: str) -> None:
    fault = replayed(changed(kind, lambda body: body.__setitem__("spin", body["spin"] + 1)))
    assert fault is not None
    assert "is bet on, not spin" in fault[1]


ASKED = {
    "repeater": {"wager": "repeat-3", "owner": "seat 1", "amount": "5.00"},
    "repeater_back": {"wager": "repeat-2", "owner": "seat 3"},
    "repeater_surrender": {"wager": "repeat-12", "owner": "seat 3"},
}
"""What is asked for before "Rien ne va plus" alone, but with the capo tavolo's name."""


def bet_on() -> Night:
    """A night whose second spin is bet on; each of these can be asked for."""
    night = Night()
    night.book("repeat-12")
    night.spin(36)
    night.book("repeat-2")
    return night


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("too_late", [("throw", "no_more_bets"), ("close",)])
def test_what_nobody_may_do_any_more_is_found(name: str, too_late: tuple[str, ...]) -> None:
    """The record has what it was in time (repeater-bets A1, "Making a wager")."""
    (in_time,) = bet_on().do(name, **ASKED[name])
    night = bet_on()
    for done in too_late:
        night.do(done)
    assert replayed([*night.bodies, json.dumps(form_of(in_time)).encode()]) is not None


def test_what_is_booked_for_the_last_spin_is_found() -> None:
    (in_time,) = bet_on().do("repeater", **ASKED["repeater"], by="Rossi")
    night = bet_on()
    night.do("last")
    assert replayed([*night.bodies, json.dumps(form_of(in_time)).encode()]) is not None
