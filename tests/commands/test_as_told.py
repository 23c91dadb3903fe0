"""A command that goes on only while somebody says so."""

from __future__ import annotations

import os
import queue
import threading

from app.commands.as_told import AsTold

PATIENCE = 10.0


def test_it_waits_until_it_is_told_to_go_on_and_again_when_it_is_told_to_wait() -> None:
    source, mouth = os.pipe()
    ended: queue.SimpleQueue[int] = queue.SimpleQueue()
    told = AsTold(source, ended.put)
    passed = threading.Event()

    def work() -> None:
        told()
        passed.set()

    first = threading.Thread(target=work)
    first.start()
    assert not passed.is_set()
    os.write(mouth, b"what?\ngo\n")
    assert passed.wait(PATIENCE)
    first.join()
    os.write(mouth, b"wait\ngo\nwait\n")
    os.close(mouth)
    assert ended.get(timeout=PATIENCE) == 3
    assert not told.goes_on
    os.close(source)
