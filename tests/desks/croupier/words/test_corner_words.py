"""The corner tells the capo tavolo the pace and when the relief comes, and is never cut for it."""

from datetime import UTC, datetime, timedelta

import pytest

from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.spin_screen import screen
from app.desks.croupier.words.top_words import corner_words
from app.table.pace import Played
from tests.desks.desk import Station

NOW = datetime(2026, 11, 25, 21, 0, tzinfo=UTC)
AN_HOUR_AGO = (NOW - timedelta(hours=1)).isoformat()
FALLEN = tuple((spin, (NOW - timedelta(minutes=spin)).isoformat()) for spin in range(1, 39))


def said(played: Played, due: timedelta | None = None, *, opened: bool = True) -> tuple[str, ...]:
    station = Station()
    if opened:
        station.say("open")
    if due is not None:
        station.send({"do": "relief", "due": (NOW + due).strftime("%Y-%m-%dT%H:%M:%SZ")})
    station.publish(played=played)
    return corner_words(screen(station.live, SpinDraft(spin=0)).heading, NOW)


def test_what_there_is_no_room_for_is_left_out_from_the_least_on() -> None:
    assert said(Played(AN_HOUR_AGO, FALLEN), timedelta(minutes=12)) == (
        "Tavolo 4 · 38 colpi/h · cambio 12 min · Casinò di Venezia",
        "Tavolo 4 · 38 colpi/h · cambio 12 min",
        "Tavolo 4 · 38/h · cambio 12 min",
        "Tavolo 4 · 38/h · cambio 12′",
    )


@pytest.mark.parametrize(
    ("due", "words"), [(timedelta(0), "cambio adesso"), (timedelta(minutes=-9), "cambio adesso")]
)
def test_a_relief_that_is_due_is_due_now(due: timedelta, words: str) -> None:
    assert said(Played(AN_HOUR_AGO, FALLEN), due)[1] == f"Tavolo 4 · 38 colpi/h · {words}"


def test_while_too_little_is_known_the_house_stands_there_alone() -> None:
    """A dash that means nothing yet is no word for anybody."""
    assert said(Played())[:2] == ("Tavolo 4 · Casinò di Venezia", "Tavolo 4")


def test_a_closed_table_has_no_pace() -> None:
    assert said(Played(AN_HOUR_AGO, FALLEN), opened=False) == ("Tavolo 4",)
