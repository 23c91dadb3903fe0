"""What there is to do is said in words, with the house's own names (rules 8)."""

import pytest

from app.desks.croupier.words.prompt_words import held_words, notes_words, prompt_words
from app.rules.chips import Colour
from app.rules.money import Cents
from app.table.prompts import AnyTask, Prompt, Task
from app.table.relief_notes import ReliefNotes
from app.table.roulette.spin_prompt import SpinTask

LABELS = {"red": "rosso", "blue": "blu"}


@pytest.mark.parametrize("task", [*Task, *SpinTask])
def test_every_prompt_has_words(task: AnyTask) -> None:
    words = prompt_words(Prompt(task), LABELS)
    assert words
    assert "{" not in words


def test_the_marker_is_explained_where_it_is_asked_for() -> None:
    """[4.3] At the end of each payment the marker is put down on it."""
    assert prompt_words(Prompt(Task.MARKER, order=3), LABELS) == "Pagamento 3 fatto: posarvi il marker"


def test_the_colours_that_are_out_are_named_as_the_house_does() -> None:
    asked = Prompt(Task.COLOURS_IN, colours=("red", "blue"))
    assert prompt_words(asked, LABELS) == "Chiedere i colori ancora fuori: rosso, blu"


def test_the_relief_is_told_minima_colours_and_announces() -> None:
    notes = ReliefNotes(
        Cents(500),
        (Cents(250),),
        (Cents(1000), 8),
        (("red", Colour(Cents(2000), "posto 4")),),
        (("Da 20, vicini", "posto 4"),),
    )
    told = "minimo 5 (era 2,50); poi minimo 10; rosso a 20, posto 4; Da 20, vicini (posto 4)"
    assert notes_words(notes, LABELS) == told
    assert prompt_words(Prompt(Task.HAND_OVER, notes=notes), LABELS) == f"Passare al collega: {told}"


MANY = (
    *((f"posto {seat}", Cents(seat * 1000)) for seat in (1, 2, 3)),
    ("blue", Cents(2500)),
    ("posto 4", Cents(120_000)),
    ("", Cents(2000)),
)


def test_of_much_that_is_held_the_largest_sums_are_named() -> None:
    """A large sum is never among what is only counted."""
    words = held_words(MANY, LABELS)
    assert words == "posto 4 € 1.200, posto 3 € 30, blu € 25, posto 2 € 20 e altri 2"


def test_before_money_is_left_behind_every_owner_is_named() -> None:
    words = held_words(MANY, LABELS, every=True)
    assert words.startswith("posto 4 € 1.200, ")
    assert len(words.split(", ")) == len(MANY)
    assert "non si sa di chi € 20" in words
