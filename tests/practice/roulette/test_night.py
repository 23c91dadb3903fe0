"""A night that was really played, as it is gone through."""

from app.practice.attempts import Skill
from app.practice.line import MOST_SEED
from app.practice.night import Night, PlayedRound, lines_of
from app.practice.roulette.night import played_spin
from app.practice.roulette.on_the_cloth import settled
from app.practice.roulette.scenes import OnLayout
from app.rules.roulette.notation_reading import read_spin
from tests.houses import house
from tests.schooling import exercise

VENEZIA = house("venezia")
TOTALS, PAYMENT = Skill("night", 1, "totals"), Skill("night", 2, "payment")


def played(line: str) -> PlayedRound:
    spin = read_spin(line, VENEZIA)
    found = played_spin(VENEZIA, spin, settled(VENEZIA, OnLayout(spin.bets, spin.number, spin.side)).payments)
    assert found is not None
    return found


def test_a_spin_is_kept_without_names_with_what_it_paid() -> None:
    """17 of 20 to the split, 34 pieces of 2.50."""
    found = played("8 sx R=2.50@4: 8/11 2R 20@Moro, N 5@Moro")
    assert (found.result, found.given) == ("8", "8 sx R=2.50@A: 8/11 2R 20@B, N 5@B")
    assert (found.payments, found.paid, found.skills) == (3, 340_00 + 85_00 + 5_00, (TOTALS, PAYMENT))


def test_what_these_rules_would_pay_otherwise_is_no_exercise() -> None:
    spin = read_spin("8 sx: 8 20@A", VENEZIA)
    other = read_spin("8 sx: 8 10@A", VENEZIA)
    paid = settled(VENEZIA, OnLayout(other.bets, other.number, other.side)).payments
    assert played_spin(VENEZIA, spin, paid) is None
    assert played_spin(VENEZIA, spin, ()) is None


def test_a_night_is_gone_through_in_the_order_in_which_it_fell() -> None:
    night = Night("venezia", (played("8 sx: 8 20@A"), played("0 sx: N 20@A"), played("9 sx: 9 5@A")))
    lines = lines_of(night, None, MOST_SEED)
    assert [(line.given, line.variant) for line in lines] == [
        ("8 sx: 8 20@A", "totals"),
        ("8 sx: 8 20@A", "payment"),
        ("0 sx: N 20@A", "zero"),
        ("9 sx: 9 5@A", "totals"),
        ("9 sx: 9 5@A", "payment"),
    ]
    assert all(exercise(line).line == line for line in lines)
    assert [line.given[0] for line in lines_of(night, TOTALS, 1)] == ["8", "9"]
    assert {line.seed for line in lines} == {MOST_SEED, 0, 1}
