"""What another thread asks for is done on the windows' thread."""

import threading

from pytestqt.qtbot import QtBot

from app.station.window_thread import WindowThread


def test_a_deed_is_done_on_the_thread_of_the_windows(qtbot: QtBot) -> None:
    done: list[str] = []
    windows = WindowThread()
    asking = threading.Thread(
        target=lambda: windows.do(lambda: done.append(threading.current_thread().name)), name="other"
    )
    asking.start()
    asking.join()
    assert done == []
    qtbot.waitUntil(lambda: bool(done))
    assert done == [threading.main_thread().name]
