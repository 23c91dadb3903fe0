"""A prompt as scripts read it: its task, and what it speaks of."""

from collections import Counter

import pytest

from app.games import GAMES
from app.rules.money import Cents
from app.table.prompts import AnyTask, Prompt, Task
from app.table.relief_notes import ReliefNotes, notes_form
from app.table.roulette.spin_prompt import SpinTask

NOTES = ReliefNotes(Cents(500), (Cents(250),), None, (), ())


def test_no_task_of_an_enrolled_game_is_called_as_another() -> None:
    """A table's tasks and a game's stand in the same dictionaries, told apart by their names."""
    assert GAMES  # to enrol a game is to load its tasks
    kinds = AnyTask.__subclasses__()
    assert {Task, SpinTask} <= set(kinds)
    names = Counter(task.value for kind in kinds for task in kind)
    assert [name for name, times in names.items() if times > 1] == []


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
