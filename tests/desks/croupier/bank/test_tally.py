"""What was counted, chip by chip: from the lowest up, and both ways (rules 9)."""

from typing import Any, cast

from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.tally import (
    MOST,
    Coin,
    Tally,
    coin_rows,
    goes_by_itself,
    in_order_of_house,
    is_counted_otherwise,
    look_in_play,
    tally_of,
)
from app.rules.chips import Colour
from app.rules.money import Cents
from tests.desks.desk import Desk
from tests.houses import house

TWENTY, HUNDRED, NOTE = Coin(Cents(2000)), Coin(Cents(10000)), Coin(Cents(5000), note=True)
RED = Coin(Cents(250), "red")


def test_what_comes_and_goes_is_written_from_the_lowest_chip_up() -> None:
    tally = (
        Tally().counted(HUNDRED, 1, going=False).counted(TWENTY, 5, going=True).counted(RED, 4, going=False)
    )
    assert (tally.coming, tally.going) == (110_00, 100_00)
    assert tally.forms() == [
        {"colour": "red", "value": "2.50", "pieces": 4},
        {"value": "20.00", "pieces": -5},
        {"value": "100.00", "pieces": 1},
    ]


def test_what_was_recorded_is_read_back() -> None:
    tally = Tally().counted(NOTE, 2, going=False).counted(TWENTY, 5, going=True)
    assert tally_of(cast("list[dict[str, Any]]", tally.forms())) == tally


def test_nobody_counts_fewer_than_none() -> None:
    tally = Tally().counted(TWENTY, -3, going=False)
    assert tally.empty
    assert tally.counted(TWENTY, 10 * MOST, going=False).pieces(TWENTY, going=False) == MOST


def test_notes_are_offered_where_they_are_changed_alone(desk: Desk) -> None:
    state, venezia = desk.station.state, house("venezia")
    kinds = {deed: len(coin_rows(state, venezia, deed, Tally())) for deed in Deed}
    assert {deed for deed, rows in kinds.items() if rows == 3} == {Deed.DROP}
    values = coin_rows(state, venezia, Deed.FILL, Tally())[1]
    assert list(values) == sorted(values)


def test_a_colour_is_counted_at_what_it_is_worth_and_keeps_it(desk: Desk) -> None:
    """Rules 2: a colour keeps the value at which it was bought."""
    desk.station.send({"do": "colour", "colour": "red", "value": "10.00", "owner": "posto 3", "by": "capo"})
    state, venezia = desk.station.state, house("venezia")
    assert state.colours["red"] == Colour(Cents(1000), "posto 3")
    assert coin_rows(state, venezia, Deed.FILL, Tally())[0][0] == Coin(Cents(1000), "red")
    begun = Tally().counted(RED, 3, going=False)
    assert coin_rows(state, venezia, Deed.FILL, begun)[0][0] == RED


def test_for_notes_chips_go_by_themselves() -> None:
    assert goes_by_itself(Deed.DROP, TWENTY, going=False)
    assert not goes_by_itself(Deed.DROP, NOTE, going=True)
    assert goes_by_itself(Deed.CHANGE, TWENTY, going=True)
    assert not goes_by_itself(Deed.FILL, TWENTY, going=True)


def test_what_was_recorded_is_shown_in_the_order_in_which_it_was_counted(desk: Desk) -> None:
    """Colours as the house has them, then value; a record is written from the lowest up."""
    state, venezia = desk.station.state, house("venezia")
    colours = [Coin(Cents(250), chip.name) for chip in venezia.colours]
    tally = Tally(dict.fromkeys((*colours, Coin(Cents(250)), TWENTY), 200))
    recorded = tally_of(cast("list[dict[str, Any]]", tally.forms()))
    assert list(recorded.comes) != list(tally.comes)
    assert list(in_order_of_house(state, venezia, Deed.CLOSE, recorded).comes) == list(tally.comes)


def test_the_red_card_is_for_a_colour_whose_pieces_bear_it_and_not_for_what_it_is_counted_at(
    desk: Desk,
) -> None:
    """Rules 2: red has its card and marker at 10; counted as at the opening it bears none, words say its worth."""
    desk.station.send({"do": "colour", "colour": "red", "value": "10.00", "owner": "posto 3", "by": "Conti"})
    desk.station.send({"do": "minimum", "minimum": "5.00", "by": "Conti", "out": []})
    desk.station.say("throw", "no_more_bets")
    desk.station.send({"do": "number", "number": 8})
    desk.station.say("confirm", "next")
    state = desk.station.state
    blue = Coin(Cents(250), "blue")
    at_ten = Coin(Cents(1000), "red")
    marks = [look_in_play(state, state.house, coin).marker for coin in (at_ten, RED, blue)]
    assert marks == ["10", "", ""]
    assert blue.look(state.house).marker == "2,50"
    assert is_counted_otherwise(state, blue)
    assert not is_counted_otherwise(state, Coin(Cents(500), "blue"))
    assert not is_counted_otherwise(state, TWENTY)
