"""Every device of the registry holds what all devices hold; being registered enrols it."""

from __future__ import annotations

import pytest

from hardware.registry import KINDS
from hardware.simulators.simulated import SIMULATED
from tests.often import times

from .checks import CHECKS
from .enrolled import Enrolled

pytestmark = pytest.mark.often


def test_every_kind_can_be_simulated() -> None:
    """A kind without a simulator cannot be held to anything."""
    assert sorted(SIMULATED) == sorted(KINDS)


@pytest.mark.parametrize("seed", range(1, times(2, 3)))
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("kind", KINDS)
def test_conformance(kind: str, check: str, seed: int) -> None:
    CHECKS[check](Enrolled(KINDS[kind], SIMULATED[kind]), seed)
