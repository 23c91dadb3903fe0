"""A spin that is given: what can be asked of it, and what the oracle answers (rules 3, 4, 5)."""

import pytest

from app.practice.drills.roulette.night import LEVELS, askable
from app.practice.line import LineError, read_line
from app.practice.saying import Sum, Symbols
from app.rules.money import Cents
from app.rules.roulette.notation_reading import read_spin
from tests.drills.by_oracle.night import answers
from tests.drills.checking import check, check_same
from tests.houses import house
from tests.schooling import exercise

SPINS = {
    "the number 8 of the procedure": (
        "8 sx R=2.50 B=5: 7-12 20@A, 7/11 20@A, 8/11 2R, 8 1R 1B, 8/9 1B, N 50@B 20@A, 20 10@C",
        {"totals", "payment", "order"},
    ),
    "everything from the wheel's end to the dealer's": (
        "17 dx R=2.50: c35 3x50@A, c34 20@B, D 10@A 2R, d2 100b@B, 16/20 5@A, 17 1R, 34/35 5@B, R 20@A, Pa 5@C, 25 5@B",
        {"totals", "payment", "order", "clearing"},
    ),
    "zero, with one prisoner and an odd piece": (
        "0 sx R=2.50 B=5@A: N 5R (1R) 20@A 20@B, D 10@B 4B, c34 20@A, 0/3 1R",
        {"totals", "payment", "zero"},
    ),
    "zero on the last spin": ("0 dx derniere R=2.50: P 7R (1R), 4/7 20@A", {"zero"}),
    "a prisoner is freed and not paid": ("9 sx R=2.50: R (1R) 4R, 9 1R", {"totals", "payment"}),
    "a stake over its maximum": ("5 sx: 5 3x50@A", set[str]()),
    "number 2, whose exception is lost": (
        "2 sx R=2.50 B=5: 2 1R, 2/3 1B, 1/2 10@A, 2/5 20@B, N 5@A",
        {"totals", "payment", "order"},
    ),
    "chips and notes of one player on one chance": ("4 sx: N 10@A 50b@A", {"totals"}),
    "nothing": ("4 sx: -", set[str]()),
}


@pytest.mark.parametrize("chip", ["2,50", "5", "10", "20", "50", "100", "200", "500", "1000"])
def test_one_stake_alone_is_told_from_ten_wrong_answers(chip: str) -> None:
    """However small what is paid: a chance pays even money, and so little can be less (rules 5)."""
    spin = f"1 dx: R {chip.replace(',', '.')}@A"
    for level, variant in askable(house("venezia"), read_spin(spin, house("venezia"))):
        check(exercise(read_line(f"night {level} {variant} 6: {spin}")), answers)


@pytest.mark.parametrize("name", SPINS)
def test_what_can_be_asked_of_a_spin_is_asked_and_marked_as_the_oracle_marks_it(name: str) -> None:
    spin, wanted = SPINS[name]
    found = askable(house("venezia"), read_spin(spin, house("venezia")))
    assert {variant for _, variant in found} == wanted
    for level, variant in found:
        for seed in range(6):
            made = exercise(read_line(f"night {level} {variant} {seed}: {spin}"))
            check(made, answers)
            check_same(made)


def test_what_cannot_be_asked_is_said() -> None:
    for name in ("nothing", "a stake over its maximum"):
        for level, (variant,) in enumerate(LEVELS, 1):
            with pytest.raises(LineError, match=f"there is no {variant}"):
                exercise(read_line(f"night {level} {variant} 1: {SPINS[name][0]}"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("night 3 order 5", "a spin belongs into its line"),
        ("products 1 split 5: 8 sx: 8 20", "no spin belongs into its line"),
        ("night 3 order 5: 8 sx: 8/10 20", "column 7"),
        ("night 3 order 5: 8 sx: c34/35 20@A", "venezia takes no bets on double-column-34-35"),
        ("night 3 order 5 atlantis: 8 sx: 8 20", "no such house"),
        ("night 3 totals 5: 8 sx: 8 20", "night 3 has no totals"),
    ],
)
def test_a_line_that_is_none_says_why(line: str, said: str) -> None:
    with pytest.raises(LineError, match=said):
        exercise(read_line(line))


def test_whoever_is_named_in_a_typed_line_becomes_a_letter() -> None:
    """The same spin is the same exercise, however its players are called and its spaces typed."""
    typed = exercise(read_line('NIGHT 2 payment 9:  8 left R=2.50 :  8/11 2R 20@Moro,8 20@"Anna B."'))
    assert str(typed.line) == "night 2 payment 9: 8 sx R=2.50: 8/11 2R 20@A, 8 20@B"
    assert typed == exercise(typed.line)


def test_a_payment_of_several_denominations_is_asked_in_money() -> None:
    """Rules 3.5: one owner's value chips on one chance are one payment."""
    made = exercise(read_line("night 2 payment 1: 5 sx: R 50@A 2x20@A"))
    assert [(field.name, field.right) for field in made.task.fields] == [("worth", ("90.00",))]
    assert (made.task.ask.values["amount"], made.task.ask.values["player"]) == (
        Sum(Cents(9000)),
        Symbols("A"),
    )
