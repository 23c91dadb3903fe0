"""What a table finds that was busy elsewhere: however many lines, one transaction."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hardware.codecs.cammegh import Cammegh
from hardware.readings import Heard
from hardware.simulators.cammegh_script import WheelScript
from tests.bench.lines import transactions
from tests.station.at_the_table import AtTheTable


def test_all_that_one_piece_of_a_line_causes_is_one_transaction() -> None:
    script, codec = WheelScript(random.Random(1), last=20), Cammegh("ss2")
    lines = [step.data for number in (8, 0, 17) for step in script.play(number).steps]
    codec.connected()
    with AtTheTable(has_wheel=True) as table:
        table.ask("open")
        table.state()
        before = len(table.journal.batches)
        table.thread.hear(codec.feed(b"\r\n" + b"".join(lines[:200]), Heard("wheel", 0, 0)))
        table.state()
    (caused,) = table.journal.batches[before:]
    assert [body["kind"] for body in caused].count("spin.number") == 2


@pytest.mark.serial_line
def test_a_burst_that_the_system_gives_in_pieces_is_one_transaction_too(tmp_path: Path) -> None:
    """Of two hundred lines of a port that was not read for a while no more than 4,095 bytes come at once."""
    assert transactions(1, tmp_path, 3) == [1, 1, 1]
