"""What side games are told of any game's rounds, by the steps that the game names."""

from typing import cast

from msgspec.structs import replace

from app.rules.side import Side
from app.table.fell import Fell
from app.table.json_text import Json
from app.table.side_game import RoundTold, SideGame, Told
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table
from tests.games.coins import COINS
from tests.houses import house


def test_the_steps_of_a_round_and_a_correction_of_how_it_came_out_are_told() -> None:
    told: list[RoundTold] = []
    listener = SideGame(
        name="listener",
        nothing=None,
        folds={},
        acts={},
        follow=lambda _turn, what: told.append(what),
        form=lambda _nothing: {},
    )
    opening = Opening("C1", house("venezia"), "Anna", Side.LEFT, "test 1")
    coins = unopened("C1", replace(COINS, sides=(listener,)))
    table = Table(coins, opening, steps_told=False, fell=lambda _of: Fell(1, 1))
    seen = {"by": "Rossi", "witness": "Bianchi", "reason": "seen"}
    for form in (
        {"do": "open"},
        {"do": "bet", "side": "heads", "owner": "Ada", "amount": "10.00"},
        {"do": "fall", "side": "heads"},
        {"do": "next"},
        {"do": "reopen"},
        {"do": "next"},
        {"do": "correct", "of": 1, "instead": {"number": "tails"}, **seen},
    ):
        table.do(cast("Json", form))
    assert told == [
        RoundTold(Told.FELL, 1, 1),
        RoundTold(Told.CLOSED, 1),
        RoundTold(Told.REOPENED, 1),
        RoundTold(Told.CLOSED, 1),
        RoundTold(Told.CORRECTED, 1, 2),
    ]
