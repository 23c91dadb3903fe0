"""A cable that is pulled and plugged in again and again; `make soak` does it a thousand times."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware.devices import Device
from hardware.reconnecting import Delays, Patience
from hardware.registry import device_kind
from tests.soak.replugs import LIMIT, InjectedTime, replug

pytestmark = pytest.mark.serial_line


@pytest.mark.parametrize(("cable", "cycles"), [("terminal", 50), ("socket", 5)])
def test_a_device_that_is_back_is_heard_within_a_second_however_long_it_was_away(
    cable: str, cycles: int, tmp_path: Path
) -> None:
    found = replug(cable, cycles, 7, tmp_path)
    assert found.faults == []
    assert len(found.took) == cycles
    assert sorted(found.took)[-1 - cycles // 10] <= LIMIT  # the machine may be busy with something else
    assert found.left == (0, 0)
    assert max(found.grown) <= 0


def test_an_outage_goes_by_at_once_and_the_device_is_back_when_its_time_has_come() -> None:
    injected, plugged = InjectedTime(), list[float]()
    returns = injected.out(30.0, lambda: plugged.append(injected.now))
    patience = Patience(Device("wheel", device_kind("cammegh-ss2"), "socket://127.0.0.1:9"), Delays())
    waited = 0
    while not plugged:
        injected.wait(patience.next())
        waited += 1
    assert waited == 60
    assert 0 <= plugged[0] - returns < 0.6
