"""A prompt as scripts read it: its task, and what it speaks of."""

import pytest

from app.rules.money import Cents
from app.table.prompts import AnyTask, Prompt, Task
from app.table.relief_notes import ReliefNotes, notes_form
from app.table.roulette.spin_prompt import SpinTask

NOTES = ReliefNotes(Cents(500), (Cents(250),), None, (), ())


@pytest.mark.parametrize("task", [*Task, *SpinTask])
def test_what_a_prompt_does_not_speak_of_is_left_out(task: AnyTask) -> None:
    assert Prompt(task).form() == {"task": task.value}


@pytest.mark.parametrize(
    ("prompt", "form"),
    [
        (Prompt(Task.MARKER, order=2), {"task": "marker", "order": 2}),
        (
            Prompt(Task.WHOSE, order=1, positions=("straight-8",)),
            {"task": "whose", "order": 1, "positions": ["straight-8"]},
        ),
        (Prompt(Task.COLOURS_IN, colours=("red",)), {"task": "colours_in", "colours": ["red"]}),
        (Prompt(Task.HAND_OVER, notes=NOTES), {"task": "hand_over", "notes": notes_form(NOTES)}),
    ],
)
def test_what_it_speaks_of_is_written(prompt: Prompt, form: dict[str, object]) -> None:
    assert prompt.form() == form
