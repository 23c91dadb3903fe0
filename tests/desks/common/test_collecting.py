"""Python's garbage is collected on the windows' thread and on no other (design, "Threads")."""

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from app.desks.common.collecting import collect_due, collected_here


@pytest.fixture(autouse=True)
def as_python_begins() -> Iterator[None]:
    """Nothing is left to collect, and Python collects as it does by itself."""
    thresholds, collecting = gc.get_threshold(), gc.isenabled()
    gc.collect()
    gc.set_threshold(700, 10, 10)
    gc.enable()
    yield
    gc.set_threshold(*thresholds)
    if not collecting:
        gc.disable()
    gc.freeze()  # what was put aside before the first test is not looked through by those that follow


class Page:
    """What refers to itself, as a page with a slot of its own does: nothing but a collection frees it."""

    def __init__(self, freed_on: list[threading.Thread]) -> None:
        self.me, self.scene = self, QGraphicsScene()
        self.scene.destroyed.connect(
            lambda *_: freed_on.append(threading.current_thread()), Qt.ConnectionType.DirectConnection
        )


def allocate() -> None:
    """Make so much that Python collects all generations, by itself."""
    kept = [[0] for _ in range(400_000)]
    assert kept


def allocate_elsewhere() -> threading.Thread:
    worker = threading.Thread(target=allocate)
    worker.start()
    worker.join()
    return worker


def test_a_scene_is_freed_by_the_thread_of_the_windows(qtbot: QtBot) -> None:
    freed_on = list[threading.Thread]()
    with collected_here():
        Page(freed_on)
        allocate_elsewhere()
        assert freed_on == []
        kept: list[list[None]] = [[None] for _ in range(1_000)]
        qtbot.waitUntil(lambda: freed_on != [])
        assert kept
    assert freed_on == [threading.main_thread()]


def test_by_itself_python_frees_it_on_whichever_thread_allocates(qtbot: QtBot) -> None:
    """Why it is done: the scene is taken apart on the worker's thread."""
    freed_on = list[threading.Thread]()
    Page(freed_on)
    assert freed_on == [allocate_elsewhere()] != [threading.main_thread()]


def test_only_what_is_due_is_collected() -> None:
    """A young generation often, an old one seldom, as Python does by itself."""
    collected, kept = list[int](), list[list[None]]()

    def seen(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            collected.append(info["generation"])

    with collected_here():
        gc.collect()
        gc.callbacks.append(seen)
        try:
            collect_due()
            assert collected == []
            for _ in range(12):
                kept += [[None] for _ in range(1_000)]
                collect_due()
        finally:
            gc.callbacks.remove(seen)
    assert collected == [*[0] * 11, 1]


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_afterwards_python_collects_as_before(on: bool) -> None:
    if not on:
        gc.disable()
    frozen = gc.get_freeze_count()
    with collected_here():
        assert not gc.isenabled()
        assert gc.get_freeze_count() > frozen
    assert gc.isenabled() is on
    assert gc.get_freeze_count() == 0
