"""The application that all windows share: platform, fonts, colours, and what happens to a fault in a slot."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from types import TracebackType

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from app.desks.common import theme
from app.desks.common.lettering import font, ink
from app.desks.common.platform_choice import choose_platform
from resources import font_files

Fault = Callable[[BaseException], None]


class FontsMissingError(RuntimeError):
    """The fonts that the program carries cannot be read, and no text would be legible."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the font {name} cannot be loaded: install the program again")


def make_application(arguments: Sequence[str], on_fault: Fault | None = None) -> QApplication:
    """Make the application, or take the one there is.

    Args:
        arguments: of the command line, the program's name first.
        on_fault: hears every exception that leaves a slot; without it Qt prints it and goes on.

    Raises:
        FontsMissingError: a font of the program cannot be loaded.
    """
    choose_platform(os.environ)
    # Qt would draw on every processor at once, and a number would wait for one: drawing keeps to its own.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else QApplication(list(arguments))
    load_fonts()
    application.setApplicationName("Capotavolo")
    application.setFont(font(17))
    application.setPalette(_palette())
    if on_fault is not None:
        report_faults(on_fault)
    return application


def load_fonts() -> None:
    """Load the program's own family, once.

    Raises:
        FontsMissingError: a font cannot be loaded.
    """
    if _loaded:
        return
    for file in font_files():
        if QFontDatabase.addApplicationFontFromData(file.read_bytes()) < 0:
            raise FontsMissingError(file.name)
        _loaded.append(file.name)
    if not _loaded:
        raise FontsMissingError("Inter")


_loaded: list[str] = []


def report_faults(on_fault: Fault) -> None:
    """Let every exception that nobody caught be heard, on the GUI thread and on any other.

    Qt prints what is raised in a slot and goes on: nobody would know that the desk shows something wrong.
    """
    before = sys.excepthook

    def hook(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        before(kind, fault, trace)
        if not issubclass(kind, KeyboardInterrupt):
            on_fault(fault)

    def thread_hook(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            hook(args.exc_type, args.exc_value, args.exc_traceback)

    sys.excepthook = hook
    threading.excepthook = thread_hook


def quit_at_signals(application: QApplication) -> None:
    """Let SIGTERM and SIGINT end the program; no window is asked, and none can refuse."""
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: application.exit())
    # Python hears a signal only between two of its own steps: let there be some.
    timer = QTimer(application)
    timer.timeout.connect(lambda: None)
    timer.start(250)


_stillness: list[bool] = []


def keep_still(*, still: bool) -> None:
    """Let nothing move on this station's desks, whatever the system asks for."""
    _stillness[:] = [True] if still else []


def wants_stillness() -> bool:
    """Whether the station or the system asks for reduced motion."""
    from PySide6.QtWidgets import QStyle  # noqa: PLC0415 - all that styles may be asked takes long to load

    if _stillness:
        return True
    style = QApplication.style()
    return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


def _palette() -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, paint in (
        (role.Window, theme.GROUND),
        (role.Base, theme.PANEL),
        (role.Button, theme.RAISED),
        (role.WindowText, theme.TEXT),
        (role.Text, theme.TEXT),
        (role.ButtonText, theme.TEXT),
        (role.Highlight, theme.GOLD),
        (role.HighlightedText, theme.ON_GOLD),
    ):
        palette.setColor(which, ink(paint))
    return palette
