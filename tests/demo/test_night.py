"""A demonstration that nobody watches ends, whatever falls and whatever won."""

import json
import random
import threading
from collections.abc import Iterator
from itertools import repeat

import pytest

from app.demo import night as nights
from app.demo.demos import DEMOS
from app.demo.night import Night
from app.demo.roulette import play
from app.demo.roulette.play import SpinPlay
from app.journal.chain import Recorded
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME
from app.rules.side import Side
from app.station.station import Station
from app.table.roulette.spin_table import SpinLive
from tests.houses import house

PATIENCE = 20.0
LAID = {"a chance": ("red",), "a straight": ("straight-0",), "both": ("red", "straight-0"), "nothing": ()}


class Zeros(SpinPlay):
    """Zero falls again and again: what is imprisoned or halved is no payment."""

    def results(self) -> Iterator[int]:
        return repeat(0)


@pytest.mark.parametrize("name", ["venezia", "france", "tombola-half-back", "tombola-all-lost"])
@pytest.mark.parametrize("laid", [*LAID])
def test_a_spin_is_paid_and_closed_also_where_nothing_is_paid(
    name: str, laid: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stacks = tuple(Stack(BY_NAME[each], (Entry(1, Cents(1000), owner="seat 1"),)) for each in LAID[laid])
    monkeypatch.setattr(nights, "_CLEARING", 0.05)
    monkeypatch.setattr(nights, "_PAYING", 0.05)
    monkeypatch.setattr(play, "layout", lambda *_: stacks)
    closed, told = threading.Event(), list[Recorded]()
    zeros, rng = DEMOS["roulette"]._replace(play=Zeros), random.Random(1)
    with Night(house(name), zeros, side=Side.LEFT, rng=rng, speed=60.0, deals=True) as night:

        def publish(live: SpinLive) -> None:
            night.watch(live)
            if live.state.paying is None and live.state.numbers:
                closed.set()

        with Station(night.plan, told=told.extend, publish=publish) as station:
            night.play(station)
            assert closed.wait(PATIENCE)
    kinds = [json.loads(each.line)["kind"] for each in told]
    assert kinds.count("payment.made") == ("straight-0" in LAID[laid])
