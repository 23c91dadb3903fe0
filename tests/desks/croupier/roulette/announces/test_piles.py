"""An announce lies on the race track as it is written there (rules 6) [5.2, 5.3]."""

import pytest

from app.desks.croupier.roulette.announces.draft import AnnounceDraft, Gifts
from app.desks.croupier.roulette.announces.sheet import piles, sheet
from app.rules.money import Cents
from tests.desks.desk import Desk


def drawn(desk: Desk, draft: AnnounceDraft) -> list[tuple[str, int]]:
    page = sheet(desk.station.state, draft)
    assert page is not None
    found = piles(page, desk.station.state.house, draft.colour if draft.in_colour else None)
    return [(pile.look.face, pile.pieces) for pile in found]


@pytest.mark.parametrize(
    ("name", "euros", "chips"),
    [
        ("vicini", 20, "100 20 20 20 20"),
        ("vicini", 30, "200 20 20 20 10"),
        ("vicini", 80, "500 100 20 20 20 20 20 20"),
        ("serie", 20, "100 20"),
        ("serie", 120, "500 100 100 20"),
        ("serie", 5, "10 10 5 5"),
    ],
)
def test_5_3_the_printed_writings_are_drawn_the_highest_chip_first(
    desk: Desk, name: str, euros: int, chips: str
) -> None:
    found = drawn(desk, AnnounceDraft(name=name, value=Cents(euros * 100)))
    assert found == [(chip, 1) for chip in chips.split()]


def test_5_2_equal_chips_are_stacked_and_spread(desk: Desk) -> None:
    """Vicini 5 stacked and 4 spread, serie 5 and 1, orfanelli 5 spread, laterali on their number's square."""
    red = AnnounceDraft(in_colour=True, colour="red")
    assert drawn(desk, red._replace(name="vicini")) == [("R", 5), *[("R", 1)] * 4]
    assert drawn(desk, red._replace(name="serie")) == [("R", 5), ("R", 1)]
    assert drawn(desk, AnnounceDraft(name="orfanelli", value=Cents(2000))) == [("20", 1)] * 5
    assert drawn(desk, AnnounceDraft(name="laterali-17", value=Cents(2000))) == [("20", 5)]


def test_pieces_to_the_share_lie_on_each(desk: Desk) -> None:
    draft = AnnounceDraft(name="serie", in_colour=True, colour="red", pieces=3)
    assert drawn(desk, draft) == [("R", 15), ("R", 3)]


def test_what_is_placed_is_not_written(desk: Desk) -> None:
    assert drawn(desk, AnnounceDraft(name="vicini", value=Cents(2000), held=False)) == []


def test_how_a_colour_lies_is_shown_before_it_was_said_whose_it_is(desk: Desk) -> None:
    assert drawn(desk, AnnounceDraft(name="vicini", in_colour=True)) == [("", 5), *[("", 1)] * 4]


def test_complimentary_chips_lie_there_as_they_are(desk: Desk) -> None:
    """Rules 2: never changed; so it is no mixed writing, but equal chips, two to a share of 40."""
    vicini = AnnounceDraft(name="vicini", value=Cents(20_00), gifts=Gifts())
    assert drawn(desk, vicini) == [("20*", 5), *[("20*", 1)] * 4]
    double = vicini._replace(value=Cents(40_00), gifts=Gifts(Cents(20_00)))
    assert drawn(desk, double) == [("20*", 10), *[("20*", 2)] * 4]
    assert drawn(desk, vicini._replace(gifts=Gifts(Cents(20_00), 4))) == []
