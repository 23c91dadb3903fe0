"""A simulated wheel plays fast into a headless table, and things go wrong on the way."""

import os
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.simulators.cammegh_script import Durations, Misbehaviour, PlayedGame, WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port
from hardware.simulators.waiting import SimulatedPort, wait_until_open, wait_until_read
from tests.end_to_end.running import EIGHT, PATIENCE, Form, Headless, folded_form, verify

SEED = int(os.environ.get("CAPOTAVOLO_SEED", "20261121"))
SHORT = Durations(bets=1.5, rim=1, running=2, result=1.5)
GAMES = 40
ALARMS = {"spin.void", "spin.candidate", "reader.warning", "reader.lost"}
pytestmark = [pytest.mark.serial_line, pytest.mark.kill]


def spoken(port: SimulatedPort, games: list[PlayedGame]) -> None:
    """Speak as fast as it is read; what was not read before a hang-up would be lost, as on a cable."""
    for game in games:
        for step in game.steps:
            if not step.hang_up:
                port.write(step.data)
                continue
            assert wait_until_read(port, PATIENCE)
            port.hang_up()
            port.plug_in()
            assert wait_until_open(port, PATIENCE)
    assert wait_until_read(port, PATIENCE)


@pytest.fixture
def port(tmp_path: Path) -> Iterator[SimulatedPort]:
    made = simulated_port(tmp_path / "wheel")
    yield made
    made.hang_up()


def test_every_number_of_a_sound_wheel_is_recorded(tmp_path: Path, port: SimulatedPort) -> None:
    chance = random.Random(SEED)
    script = WheelScript(chance, durations=SHORT, count=240)  # the count goes over 256
    games = [script.play(chance.randrange(37)) for _ in range(GAMES)]
    with Headless(tmp_path / "T1.sqlite", "--stay", "--wheel", str(tmp_path / "wheel")) as table:
        port.plug_in()
        assert wait_until_open(port, PATIENCE)
        spoken(port, games)
        table.wait(
            lambda answers: sum(a.get("kind") == "spin.number" for a in answers) == GAMES, "the last number"
        )
        state = table.state()
        assert table.terminate() == 0
    numbers = [event for event in table.events if event["kind"] == "spin.number"]
    assert [event["number"] for event in numbers] == [game.number for game in games]
    assert [event["spin"] for event in numbers] == list(range(1, GAMES + 1))
    assert [event["game"] for event in numbers] == [game.count for game in games]
    assert all(event["heard"] <= event["at"] for event in numbers)
    assert state == folded_form([line for line in table.lines if b'"hash":' in line])
    assert verify(table.database)[0] == 0


def test_no_number_is_wrong_and_none_is_lost_without_an_alarm(
    tmp_path: Path, port: SimulatedPort, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        print(f" [CAPOTAVOLO_SEED={SEED}] ", end="")
    chance = random.Random(SEED)
    script = WheelScript(chance, durations=SHORT, last=20)
    faults = [fault for fault in Misbehaviour if fault is not Misbehaviour.POWER_CYCLE]
    with Headless(tmp_path / "T1.sqlite", "--stay", "--wheel", str(tmp_path / "wheel")) as table:
        port.plug_in()
        assert wait_until_open(port, PATIENCE)
        for fault in chance.sample(faults, len(faults)):
            bad, good = script.play(chance.randrange(37), fault), script.play(chance.randrange(37))
            before = len(table.events)
            spoken(port, [bad, good])
            told = said(table, before, good)
            numbers = [event["number"] for event in told if event["kind"] == "spin.number"]
            assert numbers[-1] == good.number, (SEED, fault)
            assert numbers[:-1] in ([], [bad.number]), (SEED, fault)
            alarms = [event for event in told if event["kind"] in ALARMS or event.get("lapsed") is not None]
            assert numbers[:-1] == [bad.number] or alarms, (SEED, fault)
        assert table.terminate() == 0
        assert table.errors == []
    status, counted = verify(table.database)
    assert (status, counted["events"]) == (0, len(table.events))


def said(table: Headless, before: int, good: PlayedGame) -> list[Form]:
    """Everything that was said of a bad game and of the good one after it."""

    def heard(answers: list[Form]) -> bool:
        since = [answer for answer in answers if "kind" in answer][before:]
        return any(
            e["kind"] == "spin.number" and e["game"] == good.count and e["number"] == good.number
            for e in since
        )

    table.wait(heard, f"number {good.number} of game {good.count}")
    return table.events[before:]


def until(table: Headless, kind: str, spin: int) -> None:
    """Wait until something has happened to a spin."""

    def happened(answers: list[Form]) -> bool:
        return any(answer.get("kind") == kind and answer["spin"] == spin for answer in answers)

    table.wait(happened, f"{kind} of spin {spin}")


def test_a_dealer_pays_while_the_wheel_plays_on(tmp_path: Path) -> None:
    """The wheel waits for the dealer, as it does at a table; every payment is marked, every spin entered."""
    throws = threading.Semaphore(0)
    wheel = SimulatedWheel(
        simulated_port(tmp_path / "wheel"),
        WheelScript(random.Random(SEED), durations=SHORT),
        iter([8, 8, 8]),
        speed=50,
        may_throw=lambda: throws.acquire(blocking=False),
    )
    with Headless(tmp_path / "T1.sqlite", "--stay", "--wheel", str(tmp_path / "wheel")) as table:
        wheel.start()
        try:
            table.wait(lambda answers: any(a.get("kind") == "reader.connected" for a in answers), "a line")
            for spin in (1, 2, 3):
                throws.release()
                until(table, "spin.number", spin)
                caused = table.all_of({"do": "winners", "bets": EIGHT}, {"do": "paid_all"}, {"do": "next"})
                assert not [answer for answer in caused if "refused" in answer]
        finally:
            wheel.stop()
        assert table.terminate() == 0
    closed = [event for event in table.events if event["kind"] == "spin.closed"]
    assert [(event["spin"], event["entered"]) for event in closed] == [(1, True), (2, True), (3, True)]
    made = [event for event in table.events if event["kind"] == "payment.made"]
    assert [(event["spin"], event["order"]) for event in made] == [
        (s, o) for s in (1, 2, 3) for o in (1, 2, 3, 4)
    ]


def test_a_restart_in_the_middle_of_a_game_loses_nothing_and_tells_nothing_twice(
    tmp_path: Path, port: SimulatedPort
) -> None:
    chance = random.Random(SEED)
    script = WheelScript(chance, durations=SHORT, last=20)
    first, second, third = (script.play(number) for number in (8, 11, 11))
    half = len(second.steps) // 2
    database, link = tmp_path / "T1.sqlite", str(tmp_path / "wheel")
    numbers: list[int] = []
    for steps, kind, spin in (
        ((*first.steps, *second.steps[:half]), "spin.no_more_bets", 2),
        ((*second.steps[half:], *third.steps), "spin.number", 3),
    ):
        with Headless(database, "--stay", "--wheel", link) as table:
            port.plug_in()
            assert wait_until_open(port, PATIENCE)
            spoken(port, [PlayedGame(0, None, steps)])
            until(table, kind, spin)
            table.kill()
            numbers += [event["number"] for event in table.events if event["kind"] == "spin.number"]
            assert "spin.candidate" not in table.kinds()
        port.hang_up()
    assert numbers == [8, 11, 11]
