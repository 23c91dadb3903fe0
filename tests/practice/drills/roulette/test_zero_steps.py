"""Zero is worked out as it is done: prisoners, halves, what is shut in, and the picture of what stands."""

import pytest

from app.practice import forms
from app.practice.drills.roulette.zero_steps import Units, worked
from app.practice.exercise import Form
from app.practice.roulette.on_the_cloth import colour, fallen, stacked, value
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Sum
from app.practice.seats import seat
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME
from tests.houses import house_from

HOUSE = house_from("venezia")
PRISONER = colour(1, 500, "red")._replace(enferme=True)
BETS = stacked(
    {BY_NAME["black"]: [colour(5, 500, "red"), PRISONER, value(1, 250, seat(2)), value(1, 500, None)]}
)


def keys(number: int, *, last_spin: bool = False) -> list[str]:
    told = fallen(HOUSE, BETS, number, last_spin=last_spin)
    steps = worked([told], Units(None), last_spin=last_spin)
    assert steps[-1].scene == OnLayout(told.standing, number)
    return [step.say.key.removeprefix("zero.step.") for step in steps]


def test_zero_takes_the_prisoners_halves_and_shuts_in() -> None:
    """4.1: first "À partager", then "Enfermé"; prisoners from before come first."""
    assert keys(0) == ["prisoners", "partage.colour", "partage.unknown", "shut.colour", "shut.seat", "left"]


def test_on_the_last_spin_the_indivisible_is_handed_back() -> None:
    assert keys(0, last_spin=True) == [
        "prisoners",
        "partage.colour",
        "partage.unknown",
        "returned-last.colour",
        "returned-last.seat",
        "left",
    ]


@pytest.mark.parametrize(("number", "said"), [(8, ["paid", "freed", "left"]), (9, ["lost", "left"])])
def test_another_number_frees_or_takes(number: int, said: list[str]) -> None:
    assert keys(number) == said


@pytest.mark.parametrize(
    ("units", "form", "text", "value"),
    [
        (Units(None), forms.MONEY, "15.00", Sum(Cents(1500))),
        (Units(500), forms.COUNT, "3", 3),
    ],
)
def test_amounts_are_pieces_or_money(units: Units, form: Form, text: str, value: object) -> None:
    assert (units.form, units.text(1500), units.said(1500)) == (form, text, value)
    assert units.one == (units.piece or 250)
