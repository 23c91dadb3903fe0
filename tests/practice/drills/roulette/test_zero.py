"""Zero as the procedure prints it [4.1]: half to the bank, the odd piece shut in, freed and not paid."""

import pytest

from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.roulette.scenes import OnLayout
from tests.schooling import exercise

SEEDS = range(25)


def of(level: int, variant: str, seed: int, house: str = "venezia") -> Exercise:
    return exercise(Line("zero", level, variant, seed, house))


def right(made: Exercise) -> dict[str, float]:
    return {field.name: float(field.right[0]) for field in made.task.fields}


def staked(made: Exercise) -> tuple[int, int]:
    """Pieces and cents of all that lies there."""
    scene = made.task.scene
    assert isinstance(scene, OnLayout)
    entries = [entry for stack in scene.bets for entry in stack.entries]
    return sum(entry.pieces for entry in entries), sum(entry.amount for entry in entries)


@pytest.mark.parametrize("seed", SEEDS)
def test_of_an_odd_number_of_pieces_one_is_shut_in(seed: int) -> None:
    """4.1: "uno solo resterà in prigione"."""
    made = of(1, "colour-odd", seed)
    half = staked(made)[0] // 2
    assert right(made) == {"bank": half, "shut": 1, "left": half}


@pytest.mark.parametrize("seed", SEEDS)
def test_an_even_number_of_pieces_is_halved(seed: int) -> None:
    made = of(1, "colour-even", seed)
    half = staked(made)[0] // 2
    assert right(made) == {"bank": half, "shut": 0, "left": half}


@pytest.mark.parametrize("seed", SEEDS)
def test_value_is_one_sum_in_units(seed: int) -> None:
    """Rules 4: an owner's value chips on one chance are one sum in units of 2.50."""
    made = of(2, "value-odd", seed)
    half = (staked(made)[1] - 250) / 200
    assert right(made) == {"bank": half, "shut": 2.5, "left": half}


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_freed_is_not_paid(seed: int) -> None:
    """4.1: "riposizionandolo al centro della Chance in questione (NON pagandolo)"."""
    made = of(3, "then-wins", seed)
    half = staked(made)[0] // 2
    assert right(made) == {"bank": 0, "paid": half, "shut": 0, "left": half + 1}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_second_zero_takes_the_prisoner_and_divides_again(seed: int) -> None:
    """4.1: "il gettone in prigione verrà incamerato alla banca"."""
    made = of(3, "then-zero", seed)
    half, odd = divmod(staked(made)[0] // 2, 2)
    assert right(made) == {"bank": half + 1, "paid": 0, "shut": odd, "left": half}


@pytest.mark.parametrize("seed", SEEDS)
def test_another_number_takes_all(seed: int) -> None:
    made = of(3, "then-loses", seed)
    assert right(made) == {"bank": staked(made)[0] // 2 + 1, "paid": 0, "shut": 0, "left": 0}


@pytest.mark.parametrize("seed", SEEDS)
def test_on_the_last_spin_the_indivisible_piece_goes_back(seed: int) -> None:
    """4.1: "il gettone indivisibile verrà restituito (unico Casinò al mondo)"."""
    half, odd = divmod(staked(of(4, "last-colour", seed))[0], 2)
    assert right(of(4, "last-colour", seed)) == {"bank": half, "returned": odd, "left": half}


@pytest.mark.parametrize(("house", "returned"), [("tombola-half-back", True), ("tombola-all-lost", False)])
def test_other_houses_shut_nothing_in(house: str, returned: bool) -> None:
    """Rules 4, 10: half back to the cent, or all lost."""
    made = of(1, "colour-odd", 1, house)
    found, stake = right(made), staked(made)[1] / 100
    kept = stake / 2 if returned else 0
    assert found == {"bank": stake - kept, "returned": kept, "left": 0}


def test_who_gives_the_odd_piece_to_the_bank_is_told_so() -> None:
    made = of(1, "colour-odd", 3)
    half = staked(made)[0] // 2
    slips = {slip.answers: slip.name for slip in made.task.slips}
    assert slips[str(half + 1), "0", str(half)] == "odd-to-bank"
