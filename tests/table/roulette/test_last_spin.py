"""After the last spin nothing is bet, and what lies there goes home with its player (rules 4, 5, 6, 8)."""

from typing import Final, cast

import pytest

from app.table.json_text import Json
from app.table.prompting import prompts
from app.table.prompts import Task
from app.table.roulette.handing import chips_held, held_at_closing, held_by_name
from app.table.roulette.held_chips import HeldWhy
from app.table.turn import RefusedError
from tests.table.going_on import paid_to
from tests.table.playing import Form, Played, chips, command, fall, opened

SERIE: Final[Form] = {"name": "serie", "owner": "P3"}


def said(**fields: object) -> Json:
    """An announce as scripts write it; its own name is a field."""
    return cast("Json", {"do": "announce", **fields})


SERIE_OF_FIVE: Final = said(name="serie", value="5.00", owner="P2", held=True)
AFTER: Final = "it was the last spin: nothing is bet any more (rules 8)"


def last_spin(number: int, *laid: Json, cleared: bool = True) -> Played:
    """À la dernière with some chips on the cloth; the number has fallen."""
    table = opened(all_entered=True)
    for asked in laid:
        table.checked(table.table.do(asked))
    table.do("last")
    fall(table, number)
    if cleared and table.paying.phase == "fallen":
        table.do("cleared")
    return table


def bet(position: str, entry: Form) -> Json:
    return command("place", position=position, entry=entry)


@pytest.mark.parametrize("cleared", [False, True])
def test_8_once_the_last_number_has_fallen_nothing_is_bet(*, cleared: bool) -> None:
    table = last_spin(17, cleared=cleared)
    place = {"position": "red", "entry": chips("20.00", owner="P2")}
    for asked in (
        SERIE_OF_FIVE,
        command("place", **place),
        command("place", **place, by="Carla"),
        command("move", **{"from": "red", "to": "black", "owner": "P2"}),
    ):
        assert table.table.why_not(asked) == AFTER


def test_8_nor_is_anything_once_it_is_paid_and_bets_are_not_said_to_be_open() -> None:
    table = last_spin(17)
    table.do("next")
    assert table.refused("announce", name="serie", value="5.00", owner="P2", held=True) == AFTER
    assert table.refused("place", position="red", entry=chips("20.00", owner="P2")) == AFTER
    opened = [event for event in table.story if type(event).__name__ == "SpinBetsOpen"]
    assert [event.spin for event in opened] == [1]


def test_8_until_rien_ne_va_plus_the_last_spin_itself_is_bet_on() -> None:
    table = opened(all_entered=True)
    table.do("last")
    table.do("throw")
    table.do("announce", **SERIE, value="20.00", held=True)
    table.do("place", position="red", entry=chips("20.00", owner="P2"))
    assert table.betting.bets


def test_8_the_refusal_is_recorded_with_its_section() -> None:
    table = last_spin(17)
    asked = SERIE_OF_FIVE
    with pytest.raises(RefusedError) as why:
        table.table.do(asked)
    assert table.record_refusal(asked, why.value) == ("command.refused",)
    assert table.last()["reason"].endswith("(rules 8)")


def test_6_8_an_announce_that_wins_the_last_spin_is_paid_whole() -> None:
    """Nothing is kept out of its payment; its winning stake is handed over when all is paid."""
    table = last_spin(5, said(**SERIE, value="20.00", held=True))
    of = table.paying.announces[0].seq
    for after in ("rifare", "completare", "tutto"):
        again = table.refused("announce", **SERIE, after=after, of=of)
        assert again == AFTER
    table.do("paid_all")
    assert paid_to(table, "P3") == 340_00
    table.do("next")
    assert held_by_name(table.state) == (("P3", 20_00),)
    assert Task.HAND_HELD in {prompt.task for prompt in prompts(table.state)}


def test_5_8_winnings_are_not_left_lying_at_the_last_spin() -> None:
    table = last_spin(8, bet("black", chips("20.00", owner="A")))
    said = table.refused("leave", order=1)
    assert said == "after the last spin nothing stays on the layout: he takes his winnings (rules 8)"


def test_5_8_what_still_lies_there_is_handed_over_and_taken_up() -> None:
    table = last_spin(8, bet("black", chips("20.00", 2, owner="A")), bet("low", chips("50.00", owner=None)))
    table.do("next")
    assert held_by_name(table.state) == (("A", 40_00), ("", 50_00))
    (part,) = chips_held(table.state, "A")
    assert (part.position.name, part.pieces, part.amount, part.why) == ("black", 2, 40_00, HeldWhy.LEFT_OVER)
    assert table.do("hand", owner="A") == ("bet.removed", "held.handed")
    assert table.last()["amount"] == "40.00"
    assert held_by_name(table.state) == (("", 50_00),)
    assert [stack.position.name for stack in table.betting.bets] == ["low"]


def test_5_8_what_lies_there_when_the_table_is_closed_is_handed_over_then() -> None:
    table = last_spin(8, bet("black", chips("20.00", 2, owner="A")))
    table.do("next")
    table.do("close")
    assert held_by_name(table.state) == (("A", 40_00),)
    assert [prompt.held for prompt in prompts(table.state)] == [(("A", 40_00),)]
    assert table.do("hand", owner="A") == ("held.handed",)
    assert prompts(table.state) == ()


def test_5_8_closing_without_a_last_spin_names_what_lies_there() -> None:
    table = opened(all_entered=True)
    table.do("place", position="black", entry=chips("20.00", owner="A"))
    assert held_by_name(table.state) == ()
    assert held_at_closing(table.state) == (("A", 20_00),)
    table.do("close")
    assert held_by_name(table.state) == (("A", 20_00),)
