"""What a number passes through comes before the windows, where the system allows it."""

from __future__ import annotations

import os
import threading

import pytest

from hardware.precedence import go_first, go_last

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_setscheduler"), reason="another system's scheduler")


def _on_a_thread_of_its_own() -> tuple[bool, int, int]:
    """Whether it may go first, its policy then, and the policy of a thread that it starts."""
    found: list[int] = []

    def policy() -> None:
        found.append(os.sched_getscheduler(0) & ~os.SCHED_RESET_ON_FORK)

    def first() -> None:
        found.append(go_first())
        policy()
        started = threading.Thread(target=policy)
        started.start()
        started.join()

    thread = threading.Thread(target=first)
    thread.start()
    thread.join()
    return bool(found[0]), found[1], found[2]


def test_only_the_thread_that_asks_goes_first() -> None:
    before = os.sched_getscheduler(0)
    allowed, its_own, started = _on_a_thread_of_its_own()
    assert its_own == (os.SCHED_FIFO if allowed else os.SCHED_OTHER)
    assert started == os.SCHED_OTHER
    assert os.sched_getscheduler(0) == before


def test_where_it_is_not_allowed_the_thread_takes_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "not this user")

    monkeypatch.setattr(os, "sched_setscheduler", refuse)
    allowed, its_own, _ = _on_a_thread_of_its_own()
    assert not allowed
    assert its_own == os.SCHED_OTHER


def test_another_system_has_no_such_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_setscheduler")
    assert go_first() is False


def test_only_the_thread_that_asks_stands_behind_the_others() -> None:
    before = os.getpriority(os.PRIO_PROCESS, 0)
    found: list[int] = []

    def last() -> None:
        assert go_last()
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))

    thread = threading.Thread(target=last)
    thread.start()
    thread.join()
    assert found == [before + 10]
    assert os.getpriority(os.PRIO_PROCESS, 0) == before


def test_where_nobody_can_stand_behind_the_thread_takes_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "not this user")

    monkeypatch.setattr(os, "setpriority", refuse)
    assert not go_last()
    monkeypatch.delattr(os, "sched_setscheduler")
    assert not go_last()
