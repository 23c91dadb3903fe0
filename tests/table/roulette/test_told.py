"""What side games are told of spins, in words that belong to no game."""

from typing import cast

import pytest
from msgspec.structs import replace

from app.rules.side import Side
from app.table.fell import Fell
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from app.table.side_game import RoundTold, SideGame, Told
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table
from tests.houses import house


class Told17:
    """A table of roulette whose side game remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[RoundTold] = []
        side = SideGame(
            name="listener",
            nothing=None,
            folds={},
            acts={},
            follow=lambda _turn, told: self.told.append(told),
            form=lambda _nothing: {},
        )
        opening = Opening("T1", house("venezia"), "Anna", Side.LEFT, "test 1")
        self.table = Table(
            unopened("T1", replace(ROULETTE, sides=(side,))),
            opening,
            steps_told=False,
            fell=lambda _of: Fell(1, 17),
        )
        self.do("open")

    def do(self, name: str, /, **fields: object) -> list[tuple[Told, int, int | None]]:
        """Do a command; gives what the side game was told by it."""
        before = len(self.told)
        self.table.do(cast("Json", {"do": name, **fields}), ())
        return [(told.what, told.round, told.result) for told in self.told[before:]]

    def fall(self, number: int) -> list[tuple[Told, int, int | None]]:
        """Throw, and let a number fall."""
        told = self.do("throw") + self.do("no_more_bets")
        return told + self.do("number", number=number) + self.do("confirm")


@pytest.fixture
def table() -> Told17:
    return Told17()


def test_the_first_spin_is_told_with_the_opening(table: Told17) -> None:
    assert table.told == [RoundTold(Told.BEGUN, 1)]


def test_a_spin_falls_is_cleared_and_closed_while_the_next_one_begins(table: Told17) -> None:
    assert table.fall(17) == [(Told.SHUT, 1, None), (Told.FELL, 1, 17)]
    assert table.do("cleared") == [(Told.CLEARED, 1, None), (Told.BEGUN, 2, None)]
    assert table.do("next") == [(Told.CLOSED, 1, None)]
    assert table.do("reopen") == [(Told.REOPENED, 1, None)]


def test_what_fell_is_taken_back_and_counts_after_all(table: Told17) -> None:
    """Rules 3: "Rien va", then "Il colpo vale"."""
    table.fall(17)
    back = table.do("void", reason="no_pocket", by="Rossi")
    assert back == [(Told.TAKEN_BACK, 1, None), (Told.BEGUN, 1, None)]
    assert (Told.FELL, 1, 17) in table.do("valid", reason="il numero si è visto", by="Rossi")


def test_a_throw_that_is_void_before_the_number_takes_nothing_back(table: Told17) -> None:
    table.do("throw")
    assert table.do("void", reason="no_pocket", by="Rossi") == [(Told.BEGUN, 1, None)]


def test_a_spin_that_is_paid_again_fell_only_once(table: Told17) -> None:
    """The next ball is void while the spin before is opened again: "Il colpo vale" is the next one's."""
    table.fall(17)
    table.do("cleared")
    table.do("next")
    table.do("throw")
    table.do("void", reason="no_pocket", by="Rossi")
    table.do("reopen")
    told = table.do("valid", reason="il lancio era regolare", by="Rossi")
    assert all(what is not Told.FELL for what, _, _ in told)


def test_the_last_spin_is_told_and_so_is_that_it_is_not(table: Told17) -> None:
    assert table.do("last") == [(Told.LAST, 1, None)]
    assert table.do("last", over=True) == [(Told.LAST, 1, None)]


def test_a_number_that_is_corrected_is_told_with_what_fell_instead(table: Told17) -> None:
    table.fall(17)
    table.do("cleared")
    table.do("next")
    told = table.do("correct", of=1, instead={"number": 18}, by="Rossi", witness="Bianchi", reason="seen")
    assert told == [(Told.CORRECTED, 1, 18)]


def test_a_bet_is_nothing_to_a_side_game(table: Told17) -> None:
    entry = {"value": "10.00", "owner": "posto 1", "pieces": 1}
    assert table.do("place", position="straight-17", entry=entry) == []
