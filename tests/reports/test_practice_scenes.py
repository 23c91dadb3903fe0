"""What is drawn can be said too, for paper and for whoever has the screen read."""

import pytest

from app.practice.roulette.scenes import OnLayout, OnTrack, OnWheel
from app.practice.scene import Heap
from app.rules.chips import Chip, Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME
from app.rules.side import Side
from tests.drills.checking import drawn_ones, levels
from tests.schooling import WORDS

TWENTY, RED = Chip(Cents(2000)), Chip(Cents(250), "rosso")


def test_a_layout_names_number_side_and_every_stack() -> None:
    split = Stack(
        BY_NAME["split-8-11"], (Entry(2, Cents(250), "rosso", "rosso"), Entry(1, Cents(2000), owner="seat 3"))
    )
    notes = Stack(BY_NAME["red"], (Entry(1, Cents(5000), kind=Piece.NOTES, up_to_maximum=True),))
    assert WORDS.scene(OnLayout((split, notes), 8, Side.RIGHT), {}) == (
        "Numero 8. Cilindro a destra. cavallo 8/11: 2 × rosso, 1 × 20 (seat 3); "
        "rosso: 1 × biglietti da 50 fino al massimo"
    )


def test_a_prisoner_is_said() -> None:
    shut = Stack(BY_NAME["low"], (Entry(1, Cents(250), "rosso", "rosso", enferme=True),))
    assert WORDS.scene(OnLayout((shut,)), {}).endswith("manque: 1 × rosso enfermé")


def test_chips_are_counted_as_they_lie() -> None:
    assert WORDS.scene(OnTrack((TWENTY, TWENTY, RED), 2), {}) == "Sovrapposti: 20, 20. Accanto: rosso."
    assert WORDS.scene(OnTrack((RED,)), {}) == "Accanto: rosso."
    assert WORDS.scene(Heap(((RED, 7), (TWENTY, 1200))), {}) == "7 × rosso, 1.200 × 20"
    assert WORDS.scene(OnWheel((5, 10)), {}) == "5, 10"


@pytest.mark.parametrize(("name", "level"), levels())
def test_whatever_a_drill_shows_can_be_said(name: str, level: int) -> None:
    for found in drawn_ones(name, level, 20, seed=2):
        for scene in (found.task.scene, *(step.scene for step in found.task.steps)):
            assert scene is None or WORDS.scene(scene, {}), str(found.line)
