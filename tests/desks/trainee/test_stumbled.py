"""What a new trainee stumbled over, through the real window (screens, "The trainee")."""

from PySide6.QtCore import Qt

from app.desks.trainee.looks import WRONG
from app.desks.trainee.window import TraineeWindow
from tests.desks.trainee.test_window import ask, keys, painted, press, window

__all__ = ["window"]


def test_who_does_not_know_is_shown_how_it_is_done_and_not_scolded(window: TraineeWindow) -> None:
    """Quiet, also beside the field; a wrong answer is still called wrong."""
    ask(window)
    keys(window, "1")
    press(window, Qt.Key.Key_F2)
    assert window.exercise.verdict.text == "Ecco come si fa."
    assert WRONG not in painted(window.exercise.verdict) | painted(window.exercise.fields.boxes[0])
    assert "no" not in window.exercise.fields.boxes[0].accessibleName()
    ask(window)
    keys(window, "1")
    press(window, Qt.Key.Key_Return)
    assert window.exercise.verdict.text == "No."
    assert WRONG in painted(window.exercise.verdict)
    assert "no: 1" in window.exercise.fields.boxes[0].accessibleName()
