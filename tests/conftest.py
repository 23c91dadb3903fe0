"""What holds for every test: how long one takes is no part of what it asks, machines are busy.

Garbage is collected between tests and not in the midst of one: what a window was made of is never freed while Qt
is at work, nor on another thread. While tests are gathered there is none: what is made then stays.
"""

import gc
import os
import shutil
import signal
import sys
import tempfile
from itertools import count
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

from app.local_time import live_in
from tests.often import times

settings.register_profile("house", deadline=None, max_examples=times(25, 100))
settings.load_profile("house")

# A shell switches Ctrl-C off for what it starts in the background, and that for the programs that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_MEMORY = Path("/dev/shm")
_ROOM = 4 * 1024**3

# A journal is on the disk before anybody is told: thousands of them would wait for it. Where the machine has a folder
# in memory with room enough, and nobody says another, the tests and the programs that they start write there.
if "TMPDIR" not in os.environ and _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > _ROOM:
    os.environ["TMPDIR"] = str(_MEMORY)
    tempfile.tempdir = None

gc.disable()

_TESTS = count(1)
_COLLECTED_EVERY = 20
_ALL_COLLECTED_EVERY = 2_000


def pytest_collection_finish() -> None:
    """All tests are there, and stay: they are never looked through for garbage."""
    if "app.journal.hands" in sys.modules:
        from tests.migrated import from_one_migration  # where no test needs a journal it stays unread

        from_one_migration()
    gc.freeze()
    gc.disable()


if "PYTEST_XDIST_WORKER" in os.environ:

    def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """A worker tells of a test once: that it was set up and taken down is told only where that failed."""
        for report in runtestprotocol(item, log=False, nextitem=nextitem):
            if report.when == "call" or not report.passed:
                item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True


def pytest_runtest_setup() -> None:
    """A program begins where its machine is: an earlier test may have moved this process to a house's zone."""
    live_in(None)


def pytest_runtest_logfinish() -> None:
    """A test is over, and what it used is let go of; what outlives it is looked at again now and then.

    One that ran a program may have left the collection on.
    """
    test = next(_TESTS)
    if test % _COLLECTED_EVERY == 0:
        gc.collect(2 if test % _ALL_COLLECTED_EVERY == 0 else 0)
        gc.disable()
