"""Nothing of whoever played is left in a spin that is practised (screens, "last night's real spins")."""

import pytest

from app.practice.roulette.anonymous import NotAnonymousError, anonymous
from app.rules.chips import Colour
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import POSITIONS
from app.rules.roulette.notation_reading import read_spin
from app.rules.roulette.notation_writing import write_spin
from app.rules.side import Side
from tests.houses import house

VENEZIA = house("venezia")


def told(spin: str) -> str:
    return write_spin(anonymous(VENEZIA, read_spin(spin, VENEZIA)), VENEZIA)


@pytest.mark.parametrize(
    ("played", "said"),
    [
        ('8 sx R=2.50@"Anna B.": 8/11 2R 20@"Anna B.", N 5@Moro', "8 sx R=2.50@A: 8/11 2R 20@A, N 5@B"),
        ("8 sx: 8 20@4 5@2, N 10@4 5", "8 sx: 8 20@A 5@B, N 10@A 5"),
        ('8 dx "brown of T2"=10: 8 3"brown of T2"', "8 dx R=10: 8 3R"),
        ('8 dx R=5 "brown of T2"=10: 8 3"brown of T2" 1R', "8 dx B=10 R=5: 8 3B 1R"),
        ("0 sx derniere R=2.50: N (1R) 4R>1 2R", "0 sx derniere R=2.50: N (1R) 6R"),
        ("8 sx R=2.50 B=5 V=5: 8 1V, N -", "8 sx V=5: 8 1V"),
    ],
)
def test_players_are_letters_and_colours_the_houses(played: str, said: str) -> None:
    assert told(played) == said
    assert told(said) == said


def test_a_wish_for_zero_and_grouping_are_no_part_of_it() -> None:
    """A line has no word for either."""
    red = next(position for position in POSITIONS if position.name == "red")
    entry = Entry(4, Cents(250), "red", "red", prison=True)
    spin = Spin(0, Side.LEFT, False, {"red": Colour(Cents(250))}, (Stack(red, (entry,)),), frozenset({"red"}))
    found = anonymous(VENEZIA, spin)
    assert (found.bets[0].entries[0].prison, found.grouped) == (False, frozenset())


def test_more_colours_than_the_house_has_are_no_exercise() -> None:
    names = " ".join(f'"c{place}"=5' for place in range(9))
    lying = " ".join(f'1"c{place}"' for place in range(9))
    with pytest.raises(NotAnonymousError):
        told(f"8 sx {names}: 8 {lying}")


def test_more_players_than_letters_are_no_exercise() -> None:
    with pytest.raises(NotAnonymousError):
        told("8 sx: 8 " + " ".join(f"5@{seat}" for seat in range(1, 28)))
