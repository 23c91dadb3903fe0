"""What a widget writes when it is drawn."""

from PySide6.QtWidgets import QWidget

from app.desks.common.lettering import Written, proofread
from tests.desks.letters import drawn


def written_on(widget: QWidget) -> list[Written]:
    """Draw a widget; gives every text of it, in the order in which it is written."""
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    with drawn(widget.window()):
        widget.grab()
    proofread(None)
    return found


def texts_on(widget: QWidget) -> list[str]:
    """Draw a widget; gives what is to be read on it."""
    return [written.text for written in written_on(widget)]
