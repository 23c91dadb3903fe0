"""A tombola evening from the tumbler's bytes to the paid draw, on a real line and a real journal (rules 10)."""

from __future__ import annotations

import itertools
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.script import PlayedGame
from hardware.simulators.tumbler_script import TumblerFault, TumblerScript
from hardware.simulators.waiting import SimulatedPort
from tests.end_to_end.running import Form, Headless, capotavolo, environment, verify

pytestmark = [pytest.mark.kill, pytest.mark.serial_line]

CHECKED = {"set": "B", "count": 37, "seals": ["114", "115"], "by": "ispettore"}
SEVENTEEN = [
    {"position": "straight-17", "stack": [{"value": "5.00", "pieces": 1, "owner": "seat 1"}]},
    {"position": "black", "stack": [{"value": "10.00", "pieces": 2, "owner": "seat 2"}]},
]
"""Two payments at number 17."""


class Tumbler:
    """A simulated tumbler that draws one game each time it is told to."""

    def __init__(self, port: SimulatedPort) -> None:
        self._script = ToldScript(random.Random(4))
        self._games = threading.Semaphore(0)
        self.tumbler = SimulatedWheel(
            port,
            self._script,
            itertools.repeat(0),
            speed=60.0,
            may_throw=lambda: self._games.acquire(blocking=False),
        )

    def draw(self, number: int, fault: TumblerFault | None = None) -> None:
        self._script.coming = (number, fault)
        self._games.release()


class ToldScript(TumblerScript):
    """A tumbler whose ball is the one that it was told."""

    coming: tuple[int, TumblerFault | None] = (0, None)

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        return TumblerScript.play(self, *self.coming)


def happened(table: Headless, kind: str, count: int = 1) -> Form:
    table.wait(lambda answers: sum(a.get("kind") == kind for a in answers) >= count, f"{count} {kind}")
    return [event for event in table.events if event["kind"] == kind][count - 1]


@pytest.fixture(params=["terminal", "socket"])
def port(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SimulatedPort]:
    made: SimulatedPort = (
        PseudoTerminal(tmp_path / "tumbler") if request.param == "terminal" else LocalSocket()
    )
    yield made
    made.hang_up()


def test_a_tombola_evening_is_drawn_settled_paid_and_verified(tmp_path: Path, port: SimulatedPort) -> None:
    tumbler = Tumbler(port)
    tumbler.tumbler.start()
    words = ("--stay", "--house", "tombola-half-back", "--tumbler", tumbler.tumbler.url)
    try:
        with Headless(tmp_path / "T1.sqlite", *words) as table:
            happened(table, "reader.connected")
            refused = table.do("open", balls={**CHECKED, "count": 36})
            assert [answer["kind"] for answer in refused if "kind" in answer] == ["command.refused"]
            table.do("open", balls=CHECKED)

            tumbler.draw(17)
            number = happened(table, "spin.number")
            assert (number["number"], number["source"], number["device"]) == (17, "tumbler", "tumbler")
            assert [line.split(",")[0] for line in number["raw"]] == ["$GAME", "$TURN", "$TURN", "$BALL"]
            caused = table.all_of({"do": "winners", "bets": SEVENTEEN}, {"do": "paid_all"}, {"do": "next"})
            assert not [answer for answer in caused if "refused" in answer]

            tumbler.draw(4, TumblerFault.ONE_WAY)
            void = happened(table, "spin.void")
            assert (void["reason"], void["source"], void["spin"]) == ("one_way_drum", "tumbler", 2)
            assert table.state()["betting"]["phase"] == "bets_open"

            tumbler.draw(5, TumblerFault.DOOR_OPEN)
            assert happened(table, "spin.void", 2)["reason"] == "door_open"
            table.do("place", position="low", entry={"value": "10.00", "pieces": 1, "owner": "seat 2"})

            tumbler.draw(0)
            assert (happened(table, "spin.number", 2)["number"], table.state()["paying"]["throw"]) == (0, 3)
            table.all_of({"do": "paid_all"}, {"do": "next"})
            settled = happened(table, "spin.settled", 2)
            assert [item["amount"] for item in settled["partage"]] == ["5.00"], "rule b i"
            assert [item["amount"] for item in settled["returned"]] == ["5.00"]
            table.do("close")
            assert table.terminate() == 0
    finally:
        tumbler.tumbler.stop()
    opening = next(event for event in table.events if event["kind"] == "table.opened")
    assert opening["balls"] == CHECKED
    turned = [(e["spin"], e["way"]) for e in table.events if e["kind"] == "spin.turned"]
    assert turned[:3] == [(1, "clockwise"), (1, "anticlockwise"), (2, "clockwise")]
    status, answer = verify(tmp_path / "T1.sqlite")
    assert (status, answer["differs"], answer["spins"]) == (0, [], 2)


def test_a_tombola_by_hand_is_asked_whether_the_drum_turned_both_ways(tmp_path: Path) -> None:
    with Headless(tmp_path / "T1.sqlite", "--house", "tombola-all-lost") as table:
        table.do("open", balls=CHECKED)
        table.all_of({"do": "throw"}, {"do": "no_more_bets"}, {"do": "number", "number": 17})
        assert "rules 10" in next(a["refused"] for a in table.do("confirm") if "refused" in a)
        table.do("confirm", turned=False)
        assert table.events[-2]["reason"] == "one_way_drum"
        table.all_of({"do": "throw"}, {"do": "number", "number": 17}, {"do": "confirm", "turned": True})
        assert table.events[-1]["kind"] == "spin.number"
        assert table.finish() == 0
    assert verify(tmp_path / "T1.sqlite")[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--house", "venezia", "--tumbler", "x"), "its numbers come from a wheel, and x is a tumbler"),
        (
            ("--house", "tombola-all-lost", "--wheel", "x"),
            "its numbers come from a tumbler, and x is a wheel",
        ),
        (("--house", "tombola-all-lost", "--wheel", "x", "--tumbler", "y"), "a wheel or a tumbler, not both"),
    ],
)
def test_a_reader_that_is_not_the_houses_is_bad_input(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    database = tmp_path / "T1.sqlite"
    ended = capotavolo("table", "--headless", "--table", "T1", "--database", database, *words)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert sentence in ended.stderr
    assert not database.exists()


def test_practice_draws_from_a_simulated_tumbler(tmp_path: Path) -> None:
    """Where there is no screen one draw is played, and its payments are printed."""
    bare = {
        name: value for name, value in environment().items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}
    }
    bare["TMPDIR"] = str(tmp_path)  # its pictures lie there, and go with it
    settings = tmp_path / "settings.toml"
    ended = capotavolo(
        "run", "--demo", "--house", "tombola-half-back", "--settings", settings, env=bare, cwd=tmp_path
    )
    assert ended.returncode == 0, ended.stderr
    assert "Zéro" in ended.stdout or "Pair" in ended.stdout or "Impair" in ended.stdout


def test_the_edges_of_the_tombola_are_exact() -> None:
    half = {
        bet["bet"]: bet
        for bet in json.loads(capotavolo("edge", "--house", "tombola-half-back").stdout)["bets"]
    }
    lost = {
        bet["bet"]: bet
        for bet in json.loads(capotavolo("edge", "--house", "tombola-all-lost").stdout)["bets"]
    }
    assert half["even-money"]["edge"] == "1/74"
    assert lost["even-money"]["edge"] == "1/37"
    assert {bet["edge"] for name, bet in half.items() if name != "even-money"} == {"1/37"}
