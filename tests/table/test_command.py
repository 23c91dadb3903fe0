"""A command is a typed record, made by a desk or read from JSON: both are the same (the program without its windows)."""

from typing import Any, get_type_hints

import pytest
from msgspec.structs import fields

from app.rules.money import Cents
from app.table.acting import acts_at, commands_at
from app.table.bad_input import BadInputError
from app.table.command import Command, Reads, command_form, field_names, name_of, read_command
from app.table.named import Office
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_commands import MoveBet, PlaceBet, TakeAnnounce, TypeNumber
from app.table.table_commands import AssignColour, ChangeMinimum, MarkPaid, MoveBank, OpenPlay, RuleOn
from tests.said import filled

MADE = (
    MarkPaid(order=3),
    MarkPaid(order=1, by="Carla", reason="di fretta", spin=7, wish={"mixed": True}),
    AssignColour(colour="red", value=Cents(1250), owner="posto 4"),
    OpenPlay(day=31, minimum=Cents(500), all_entered=True),
    MoveBank(operation="fill", chips=[], document="F-0001", signatures=("a", "b", "c")),
    RuleOn(order=1, by="Carla", reason="si paga", office=Office.INSPECTOR),
    ChangeMinimum(minimum=Cents(500), by="Carla", out=()),
    MoveBet(origin="red", to="black", owner="posto 2", enferme=False, pieces=2),
    TakeAnnounce(name="serie", owner="posto 2", straights=(8, 17), held=False, money=Cents(10000)),
    TypeNumber(number=0),
)


@pytest.mark.parametrize("command", MADE, ids=lambda each: type(each).__name__)
def test_what_a_desk_makes_is_what_is_read_of_its_json(command: Command) -> None:
    assert command_form(command)["do"] == name_of(type(command))
    assert read_command(command_form(command), commands_at(ROULETTE)) == command


def test_money_is_text_in_json_and_what_is_not_said_is_not_written() -> None:
    form = command_form(AssignColour(colour="red", value=Cents(1250)))
    assert form == {"do": "colour", "colour": "red", "value": "12.50"}
    assert command_form(MoveBet(origin="red", to="black", owner="x"))["from"] == "red"


@pytest.mark.parametrize("name", commands_at(ROULETTE))
def test_each_field_of_each_command_says_how_it_is_read(name: str) -> None:
    """And what it must have can be made up: each command is read with these alone."""
    kind = commands_at(ROULETTE)[name]
    hints = get_type_hints(kind, include_extras=True)
    for each in fields(kind):
        parts: list[Any] = [hints[each.name], *getattr(hints[each.name], "__args__", ())]
        assert any(isinstance(one, Reads) for part in parts for one in getattr(part, "__metadata__", ()))
    made = filled({"do": name})
    assert type(made) is kind
    assert set(command_form(made)) >= {"do", *field_names(kind)[0]}


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ([], "must be an object with do"),
        (None, "must be an object with do"),
        ({}, "/do: is missing"),
        ({"do": 7}, "/do: must be a text that is not empty"),
        ({"do": "dance"}, "/do: no such command: dance"),
        ({"do": "paid"}, "/order: is missing"),
        ({"do": "paid", "order": 0}, "/order: must be a whole number from 1 to 1000000"),
        ({"do": "paid", "order": True}, "/order: must be a whole number from 1 to 1000000"),
        ({"do": "paid", "order": 1, "by": None}, "/by: must be a text that is not empty"),
        ({"do": "paid", "order": 1, "ordre": 1}, "/ordre: no such field"),
        ({"do": "colour", "colour": "red", "value": 10}, '/value: must be an amount as a text, "20.00"'),
        ({"do": "last", "over": 1}, "/over: must be true or false"),
        ({"do": "bank", "operation": "count", "chips": []}, "/operation: must be one of open, close, fill"),
        ({"do": "close", "back": "red"}, "/back: must be a list"),
        ({"do": "relief", "due": "21:30"}, "/due: must be a time in UTC"),
    ],
)
def test_what_is_wrong_is_named_with_its_field(form: Any, said: str) -> None:
    with pytest.raises(BadInputError) as fault:
        read_command(form, commands_at(ROULETTE))
    assert str(fault.value).startswith(said)


def test_each_command_has_one_name_and_does_something() -> None:
    assert (
        len(commands_at(ROULETTE))
        == len(acts_at(ROULETTE))
        == len({name_of(kind) for kind in acts_at(ROULETTE)})
    )
    assert PlaceBet in acts_at(ROULETTE)
