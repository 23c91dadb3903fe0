"""An announce as it is shown before it is given: what it covers, costs and is called, and why not (rules 6)."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desks.croupier.roulette.announces.draft import AnnounceDraft, Gifts
from app.desks.croupier.roulette.announces.sheet import Sheet, command_of, sheet
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.announce_acceptance import Fault
from app.rules.roulette.announces import ANNOUNCES, Announce
from app.table.roulette.spin_state import Announced
from tests.desks.desk import Desk

WHEEL = [
    int(number)
    for number in [
        "0",
        "32",
        "15",
        "19",
        "4",
        "21",
        "2",
        "25",
        "17",
        "34",
        "6",
        "27",
        "13",
        "36",
        "11",
        "30",
        "8",
        "23",
        "10",
        "5",
        "24",
        "16",
        "33",
        "1",
        "20",
        "14",
        "31",
        "9",
        "22",
        "18",
        "29",
        "7",
        "28",
        "12",
        "35",
        "3",
        "26",
    ]
]
"""Clockwise, as the rules print it."""
SECTORS = {
    "vicini": "2x0/2/3 4/7 12/15 18/21 19/22 32/35 2x25/26/28/29",
    "serie": "5/8 10/11 13/16 23/24 27/30 33/36",
    "orfanelli": "1 6/9 14/17 17/20 31/34",
    "nassa": "0/3 12/15 19 26 32/35",
    "zero-spiel": "0/3 12/15 26 32/35",
    "contronassa": "2 4/7 18/21 22/25 28/29",
    "finale-8-9-ridotta": "7/8/9 17/18 19 27 28/29",
    "finale-8-9": "8/9 18 19 28/29",
    "finale-3-6": "3/6 13/16 23/26 33/36",
    "figure-2": "2 11 20 29",
}
"""What the source prints, position by position, with the pieces where there are more than one."""


def shown(desk: Desk, draft: AnnounceDraft) -> Sheet:
    page = sheet(desk.station.state, draft)
    assert page is not None
    return page


def covered(page: Sheet) -> dict[tuple[int, ...], int]:
    return {bet.position.numbers: bet.pieces for bet in page.price.bets}


def taken(desk: Desk) -> tuple[Announced, ...]:
    assert desk.station.state.betting is not None
    return desk.station.state.betting.announces


@pytest.mark.parametrize("name", SECTORS)
def test_5_2_a_sector_is_shown_as_it_is_printed(desk: Desk, name: str) -> None:
    printed = {}
    for word in SECTORS[name].split():
        found = re.fullmatch(r"(?:(\d)x)?([\d/]+)", word)
        assert found is not None
        printed[tuple(int(n) for n in found[2].split("/"))] = int(found[1] or 1)
    assert covered(shown(desk, AnnounceDraft(name=name))) == printed


@pytest.mark.parametrize("number", range(37))
def test_a_number_is_shown_with_two_neighbours_on_each_side(desk: Desk, number: int) -> None:
    place = WHEEL.index(number)
    five = {(WHEEL[(place + step) % 37],): 1 for step in (-2, -1, 0, 1, 2)}
    assert covered(shown(desk, AnnounceDraft(name=f"laterali-{number}"))) == five


@pytest.mark.parametrize("digit", range(10))
def test_a_final_is_shown_as_the_numbers_that_end_alike(desk: Desk, digit: int) -> None:
    ends = {(number,): 1 for number in range(37) if str(number).endswith(str(digit))}
    assert covered(shown(desk, AnnounceDraft(name=f"finale-{digit}"))) == ends


@pytest.mark.parametrize("announce", ANNOUNCES, ids=lambda announce: announce.name)
def test_what_is_shown_is_what_the_table_lays_down(announce: Announce) -> None:
    """Every announce there is, placed and held, against the table that takes it."""
    for held in (False, True):
        desk = Desk()
        draft = AnnounceDraft(
            name=announce.name, owner="posto 3", value=Cents(2000), held=held, accepted_by="Bianchi"
        )
        page = shown(desk, draft)
        assert page.refusals == ()
        desk.dealing.announce(command_of(page, draft))
        (said,) = taken(desk)
        laid = {stack.position: sum(entry.amount for entry in stack.entries) for stack in said.bets}
        assert laid == {bet.position: bet.pieces * 2000 for bet in page.price.bets}
        assert (said.repeat, said.held) == (page.repeat, held)
        assert page.covered == {number for stack in said.bets for number in stack.position.numbers}


GIFTS = st.builds(
    Gifts,
    chip=st.none() | st.sampled_from([Cents(c) for c in (250, 500, 1000, 2000, 5000)]),
    pieces=st.none() | st.integers(1, 40),
)
DRAFTS = st.builds(
    AnnounceDraft,
    name=st.sampled_from([announce.name for announce in ANNOUNCES]),
    straights=st.lists(st.integers(0, 36), max_size=3).map(tuple),
    value=st.none() | st.sampled_from([Cents(c) for c in (250, 500, 1000, 2000, 3000, 5000)]),
    in_colour=st.booleans(),
    colour=st.sampled_from(["red", "blue"]),
    pieces=st.integers(1, 4),
    owner=st.just("posto 2"),
    money=st.none() | st.integers(1, 200).map(lambda units: Cents(250 * units)),
    held=st.none() | st.booleans(),
    accepted_by=st.none() | st.just("Bianchi"),
    gifts=st.none() | GIFTS,
)
PHASES = st.sampled_from([(), ("throw",), ("throw", "no_more_bets")])


@given(DRAFTS, PHASES)
def test_what_is_shown_as_refused_is_what_the_table_refuses(
    draft: AnnounceDraft, phases: tuple[str, ...]
) -> None:
    """Before it is sent the dealer reads what the table will say, at every moment of a spin."""
    desk = Desk()
    desk.station.say(*phases)
    page = shown(desk, draft)
    desk.dealing.announce(command_of(page, draft))
    betting = desk.station.betting
    if page.refusals:
        assert betting.announces == ()
        assert betting.refused == ("; ".join(refusal.sentence for refusal in page.refusals),)
    else:
        (said,) = betting.announces
        assert (said.repeat, said.owner, said.value) == (page.repeat, page.owner, page.price.value)
        assert betting.refused == ()


def test_money_that_does_not_divide_gives_change_and_the_total_is_said(desk: Desk) -> None:
    """Rules 6: 200 for vicini is "Da 20, vicini, 180", and 20 come back; nobody has to say the value."""
    page = shown(desk, AnnounceDraft(name="vicini", held=False, money=Cents(20000)))
    assert (page.repeat, page.price.change) == ("Da 20, vicini, 180", 2000)
    assert page.price.value == 2000


def test_the_sectors_stay_on_the_race_track_and_the_others_are_placed(desk: Desk) -> None:
    """Rules 6: vicini, serie, orfanelli and laterali are held as a matter of course, and no other."""
    held = {a.name for a in ANNOUNCES if shown(desk, AnnounceDraft(name=a.name)).held}
    assert held == {"vicini", "serie", "orfanelli", *(f"laterali-{number}" for number in range(37))}


def test_after_rien_ne_va_plus_it_waits_for_the_capo_tavolo(desk: Desk) -> None:
    desk.station.say("throw", "no_more_bets")
    alone = shown(desk, AnnounceDraft(name="serie", owner="posto 1"))
    assert [refusal.fault for refusal in alone.refusals] == [Fault.LATE]
    assert alone.for_capo
    lifted = shown(desk, AnnounceDraft(name="serie", owner="posto 1", accepted_by="Bianchi"))
    assert (lifted.refusals, lifted.for_capo) == ((), True)


def test_a_colour_is_repeated_without_a_value_and_comes_with_its_player(desk: Desk) -> None:
    desk.station.send({"do": "colour", "colour": "blue", "owner": "posto 6"})
    page = shown(desk, AnnounceDraft(name="orfanelli", in_colour=True, colour="blue", pieces=3))
    assert (page.repeat, page.owner, page.price.pieces) == ("Orfanelli", "posto 6", 15)
    assert page.writings == ()
    assert shown(desk, AnnounceDraft(name="orfanelli", in_colour=True)).owner is None


def test_before_one_was_chosen_nothing_is_shown(desk: Desk) -> None:
    assert sheet(desk.station.state, AnnounceDraft()) is None
    desk.station.fall(8)
    assert sheet(desk.station.state, AnnounceDraft(name="serie")) is None


VICINI = AnnounceDraft(name="vicini", value=Cents(20_00), owner="posto 4")


@pytest.mark.parametrize(
    ("draft", "gifts", "faults"),
    [
        (VICINI._replace(gifts=Gifts()), (20_00, 9), []),
        (VICINI._replace(gifts=Gifts(), held=False), (20_00, 9), []),
        (VICINI._replace(value=Cents(30_00), gifts=Gifts()), (10_00, 27), []),
        (VICINI._replace(value=Cents(40_00), gifts=Gifts(Cents(20_00))), (20_00, 18), []),
        (VICINI._replace(gifts=Gifts(Cents(20_00), 4)), (20_00, 4), [Fault.COMPLIMENTARY_MIXED]),
        (VICINI._replace(gifts=Gifts(Cents(20_00), 4), held=False), (20_00, 4), [Fault.COMPLIMENTARY_WHERE]),
        (VICINI._replace(gifts=Gifts(Cents(50_00))), (50_00, 3), [Fault.COMPLIMENTARY_SMALLER]),
    ],
)
def test_complimentary_chips_are_all_of_it_or_the_reason_is_said(
    desk: Desk, draft: AnnounceDraft, gifts: tuple[int, int], faults: list[Fault]
) -> None:
    """Rules 6: held, entirely complimentary or none; placed, the player says where; none is ever divided."""
    page = shown(desk, draft)
    assert page.gifts is not None
    assert (page.gifts.chip, page.gifts.pieces) == gifts
    assert [refusal.fault for refusal in page.refusals] == faults
    desk.station.send(command_of(page, draft))
    betting = desk.station.betting
    assert len(betting.refused) == len(faults)
    laid = {(e.kind, e.value) for said in betting.announces for stack in said.bets for e in stack.entries}
    assert laid == (set() if faults else {(Piece.COMPLIMENTARY, gifts[0])})


def test_an_announce_in_colour_has_no_complimentary_chips(desk: Desk) -> None:
    draft = AnnounceDraft(name="vicini", in_colour=True, colour="red", gifts=Gifts())
    assert shown(desk, draft).gifts is None
