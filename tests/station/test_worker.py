"""What works on a thread of its own is woken as often as there is something, and always ends."""

import threading

from app.station.worker import Worker
from tests.station.at_the_table import PATIENCE


def test_it_works_each_time_that_it_is_woken_and_ends_when_it_is_told_to() -> None:
    worker, worked = Worker("work"), threading.Semaphore(0)
    threads = list[threading.Thread]()

    def run() -> None:
        threads.append(threading.current_thread())
        while worker.woken():
            worked.release()

    worker.start(run)
    for _ in range(3):
        worker.wake()
        assert worked.acquire(timeout=PATIENCE)
    assert not worker.stopping()
    worker.stop()
    assert worker.stopping()
    assert not threads[0].is_alive()
    assert not worked.acquire(blocking=False)


def test_whoever_is_told_to_end_while_he_works_hears_it_when_he_waits_again() -> None:
    """Whatever woke him before is taken back before he asks about the end, and never after."""
    worker = Worker("work")
    worker.wake()
    assert worker.woken()
    worker.stop()
    assert not worker.woken()


def test_whoever_waits_no_longer_than_so_long_goes_on() -> None:
    assert Worker("work").woken(0.001)


def test_what_was_never_started_is_ended_at_once() -> None:
    Worker("work").stop()


def test_whoever_never_comes_back_is_left_and_that_is_said() -> None:
    worker, inside, let_go = Worker("work"), threading.Event(), threading.Event()

    def run() -> None:
        inside.set()
        let_go.wait(PATIENCE)

    worker.start(run)
    assert inside.wait(PATIENCE)
    assert not worker.stop(0.01)
    let_go.set()
    assert worker.stop()
