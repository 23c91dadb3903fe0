"""A real wheel's recorded hours through a pseudo-terminal: every number once, none invented, nothing left open."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.running import CAPTURE, PATIENCE, Headless, capotavolo, environment, verify

CANDIDATES = [14, 24, 20, 24, 34, 15, 28, 36]
NUMBERS = 130


@pytest.mark.serial_line
@pytest.mark.kill
@pytest.mark.skipif(not CAPTURE.exists(), reason="the capture lies beside the repository, and does not here")
def test_a_recorded_wheel_gives_its_numbers_and_its_candidates(tmp_path: Path) -> None:
    database, link = tmp_path / "T1.sqlite", tmp_path / "wheel"
    with Headless(database, "--stay", "--wheel", str(link)) as table:
        done = subprocess.run(
            [sys.executable, "-m", "hardware.simulators.player", str(CAPTURE), "--link", str(link)],
            env=environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=2 * PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        table.wait(
            lambda answers: bool(answers) and answers[-1].get("kind") == "reader.lost", "the cable is out"
        )
        state = table.state()
        assert table.terminate() == 0
        assert table.errors == []

    numbers = [event for event in table.events if event["kind"] == "spin.number"]
    candidates = [event for event in table.events if event["kind"] == "spin.candidate"]
    assert len(numbers) == NUMBERS
    assert [event["number"] for event in candidates] == CANDIDATES
    assert all(event["source"] == "wheel" for event in numbers)
    assert [event["number"] for event in numbers] == expected_numbers()

    lapsed = {event["spin"]: event["lapsed"] for event in table.events if event["kind"] == "spin.closed"}
    assert [lapsed.get(event["spin"]) for event in candidates] == CANDIDATES
    assert [spin for spin, number in lapsed.items() if number is not None] == [c["spin"] for c in candidates]
    assert state["betting"] is None or state["betting"]["candidate"] is None
    spins = [event["spin"] for event in numbers]
    assert len(set(spins)) == len(spins)
    assert not set(spins) & {event["spin"] for event in candidates}

    status, told = verify(database, "--head", f"T1:{table.events[-1]['seq']}:{table.events[-1]['hash']}")
    assert (status, told["events"], told["spins"]) == (0, len(table.events), NUMBERS)
    exported = capotavolo("export", "--database", database, "--what", "journal", "--format", "jsonl")
    assert exported.stdout.encode() == table.printed


def expected_numbers() -> list[int]:
    """What the codec alone reads from the capture, hanging up at each pause of over a minute."""
    from hardware.codecs.cammegh import Cammegh
    from hardware.readings import Heard, Number

    codec, last, found = Cammegh("ss2"), None, []
    codec.connected()
    for record in CAPTURE.read_text(encoding="latin-1").split("\n"):
        stamp, _, line = record.rstrip("\r").partition("\t")
        if not stamp:
            continue
        if last is not None and float(stamp) - last > 60:
            codec.connected()
        last = float(stamp)
        heard = Heard("wheel", 0, round(last * 1e6))
        said = codec.feed(f"{line}\r\n".encode("latin-1"), heard)
        found += [reading.number for reading in said if isinstance(reading, Number)]
    return found
