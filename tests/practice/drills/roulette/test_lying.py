"""Limits and winnings left lying, held against the examples that the procedure prints [2]."""

import pytest

from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Numbers
from app.rules.roulette.layout import Kind
from tests.schooling import exercise

SEEDS = range(25)
MAXIMA = {
    Kind.STRAIGHT: 60,
    Kind.SPLIT: 120,
    Kind.STREET: 180,
    Kind.TRIO: 180,
    Kind.CORNER: 240,
    Kind.FIRST_FOUR: 240,
    Kind.LINE: 360,
    Kind.DOZEN: 500,
    Kind.COLUMN: 500,
    Kind.EVEN_MONEY: 1000,
}


def of(level: int, variant: str, seed: int) -> Exercise:
    return exercise(Line("lying", level, variant, seed))


def right(made: Exercise) -> dict[str, float]:
    return {field.name: float(field.right[0]) for field in made.task.fields}


def staked(made: Exercise) -> tuple[Kind, dict[str | None, float]]:
    """Where it lies, and what each owner has there, in euro."""
    scene = made.task.scene
    assert isinstance(scene, OnLayout)
    (stack,) = scene.bets
    owners: dict[str | None, float] = {}
    for entry in stack.entries:
        owners[entry.owner] = owners.get(entry.owner, 0) + entry.amount / 100
    return stack.position.kind, owners


def with_stake(level: int, variant: str, stake: float) -> Exercise:
    return next(
        made
        for made in (of(level, variant, seed) for seed in range(500))
        if [*staked(made)[1].values()] == [stake]
    )


def test_600_on_manque_are_1200_taken_off() -> None:
    """2: "600 euro vincenti e non riscossi, verrà ritirata la cifra di 1.200 euro"."""
    assert right(with_stake(4, "kept-once", 600)) == {"paid": 600, "off": 1200, "stands": 0}


def test_400_play_as_800_and_then_1600_are_taken_off() -> None:
    """2: "400 euro vincenti e non riscossi, per il secondo colpo giocheranno 800 euro"."""
    assert right(with_stake(4, "kept-once", 400)) == {"paid": 400, "off": 0, "stands": 800}
    assert right(with_stake(4, "kept-twice", 400)) == {"paid": 800, "off": 1600, "stands": 0}


def test_exactly_the_maximum_plays_on() -> None:
    """Rules 5: as soon as it exceeds the maximum, strictly."""
    assert right(with_stake(4, "kept-once", 500)) == {"paid": 500, "off": 0, "stands": 1000}


@pytest.mark.parametrize("seed", SEEDS)
def test_at_the_third_spin_all_of_it_is_taken_off(seed: int) -> None:
    """2: "vengono ritirate dopo il terzo colpo"."""
    found = right(of(4, "kept-third", seed))
    assert (found["stands"], found["off"]) == (0, 2 * found["paid"])


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_over_is_not_paid_and_goes_back(seed: int) -> None:
    """2: "La vincita eccedente il valore massimo consentito non sarà pagata e la puntata restituita"."""
    for level, variant in ((1, "inside-value"), (1, "inside-cut"), (1, "chance-value"), (2, "two-owners")):
        made = of(level, variant, seed)
        kind, owners = staked(made)
        counts = sum(min(amount, MAXIMA[kind]) for amount in owners.values())
        found = right(made)
        assert (found["counts"], found["returned"]) == (counts, sum(owners.values()) - counts)


@pytest.mark.parametrize("seed", SEEDS)
def test_doubtful_notes_lose_only_up_to_the_maximum(seed: int) -> None:
    """4.3: "fino alla concorrenza dei massimi", at every number."""
    made = of(3, "notes-losing", seed)
    kind, owners = staked(made)
    counts = min(sum(owners.values()), MAXIMA[kind])
    assert right(made) == {"counts": counts, "paid": 0, "returned": sum(owners.values()) - counts}


@pytest.mark.parametrize("seed", SEEDS)
def test_zero_counts_as_a_spin(seed: int) -> None:
    """2: "l'uscita dello zero è considerato un colpo"."""
    made = of(5, "kept-zero", seed)
    numbers = made.task.ask.values["numbers"]
    assert isinstance(numbers, Numbers)
    found = right(made)
    assert (found["off"] > 0) == (len(numbers.numbers) == 3)


def test_how_long_it_has_lain_is_said() -> None:
    made = of(5, "kept-added", 1)
    assert made.task.ask.key == "lying.ask.added"
    assert made.task.ask.values["spins"] in {1, 2}
