"""A winning announce goes on at the table: a rifare, a completare, per il tutto (rules 6) [5.2]."""

from typing import Any

import pytest

from app.rules.roulette.announces import ANNOUNCES
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.lying import entries_on
from tests.table.going_on import SEAT, amounts, goes_on, lying, paid_to, pieces_of, seq_of, standing, won
from tests.table.playing import Form, chips, fall, form_of, opened, stack

PIECES_KEPT = [
    ("serie", (5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36), 6, 5),
    ("vicini", (4, 7, 12, 15, 18, 21, 19, 22, 32, 35), 9, 8),
    ("vicini", (25, 26, 28, 29, 0, 2, 3), 9, 7),
    ("orfanelli", (1, 6, 9, 14, 20, 31, 34), 5, 4),
    ("orfanelli", (17,), 5, 3),
    ("laterali-17", (2, 25, 17, 34, 6), 5, 4),
]
"""Rules 6, last paragraph: the pieces kept a rifare and a completare."""


@pytest.mark.parametrize(
    ("name", "number", "after", "kept"),
    [
        (name, number, after, kept)
        for name, numbers, *each in PIECES_KEPT
        for number in numbers
        for after, kept in zip(("rifare", "completare"), each, strict=True)
    ],
)
@pytest.mark.parametrize("held", [False, True])
def test_rules_6_the_pieces_kept(name: str, number: int, after: str, kept: int, held: bool) -> None:
    """Rules 6 [5.2]: what is kept; with what is handed over it is all that was won, and the stake."""
    table = won(name, number, value="20.00", held=held)
    event = goes_on(table, name, after)
    stake = winning_pieces(name, number) * 2000
    assert amounts(event)[0] == kept * 2000
    assert amounts(event)[1:3] == ((0, stake) if after == "rifare" else (stake, 0))
    assert sum(amounts(event)) == paid_to(table) + stake == paid_to(table) + standing(table)
    assert (event["value"], event["held"], event["after"]) == ("20.00", held, after)
    table.do("paid_all")
    table.do("next")
    assert lying(table) == pieces_of(name, 2000)


@pytest.mark.parametrize("after", ["rifare", "completare", "tutto"])
def test_rules_6_it_goes_on_in_the_chip_in_which_it_is_announced(after: str) -> None:
    """Vicini da 10 that won on the corner: two tens lie there again, per il tutto two twenties."""
    table = won("vicini", 25, value="10.00", held=True)
    goes_on(table, "vicini", after)
    table.do("next")
    chip = 2000 if after == "tutto" else 1000
    for lies in table.betting.bets:
        pieces = 2 if lies.position.name in {"trio-0-2-3", "corner-25-29"} else 1
        assert [(entry.pieces, entry.value) for entry in lies.entries] == [(pieces, chip)]


def winning_pieces(name: str, number: int) -> int:
    """The pieces on a number, by the positions of rules 6."""
    two = {("vicini", n) for n in (0, 2, 3, 25, 26, 28, 29)} | {("orfanelli", 17)}
    return 2 if (name, number) in two else 1


@pytest.mark.parametrize("number", [5, 8, 36])
def test_rules_6_per_il_tutto_the_serie_triples(number: int) -> None:
    table = won("serie", number, value="10.00")
    event = goes_on(table, "serie", "tutto")
    assert (event["value"], event["total"], event["repeat"]) == ("30.00", "180.00", "Da 30, serie")
    assert amounts(event) == (17_000, 1_000, 0, 0)
    table.do("next")
    assert lying(table) == pieces_of("serie", 3000)


@pytest.mark.parametrize(("number", "handed_over"), [(4, 0), (26, 0), (2, 12_000)])
def test_rules_6_per_il_tutto_the_vicini_double(number: int, handed_over: int) -> None:
    """Rules 6: on the trio three times its stake goes back."""
    table = won("vicini", number, value="20.00", held=True)
    event = goes_on(table, "vicini", "tutto")
    assert (event["value"], event["repeat"]) == ("40.00", "Da 40, vicini, 360")
    assert amounts(event)[2] + amounts(event)[3] == handed_over
    table.do("next")
    assert lying(table) == pieces_of("vicini", 4000)


def test_rules_6_over_a_maximum_it_goes_on_as_high_as_it_can() -> None:
    """Rules 6: serie da 50 would be 150 a split; 120 is the maximum, and the rest is paid."""
    table = won("serie", 8, value="50.00")
    event = goes_on(table, "serie", "tutto")
    assert (event["value"], event["flags"]) == ("120.00", [])
    assert amounts(event) == (67_000, 5_000, 0, 18_000)
    table.do("next")
    assert lying(table) == pieces_of("serie", 12_000)


def test_rules_5_held_voisins_alone_exceed_the_maximum_when_they_go_on() -> None:
    """Rules 5: placed vicini are bound by the trio, 90 a piece; held ones by the splits, 120."""
    held, placed = (won("vicini", 4, value="80.00", held=held) for held in (True, False))
    assert goes_on(held, "vicini", "tutto")["value"] == "120.00"
    assert goes_on(placed, "vicini", "tutto")["value"] == "90.00"
    assert lying(held)["trio-0-2-3"] == 24_000
    assert all(e.over_maximum for e in entries_on(held.betting.bets, BY_NAME["corner-25-29"]))
    assert not any(e.over_maximum for e in entries_on(placed.betting.bets, BY_NAME["corner-25-29"]))


def test_it_goes_on_as_it_lay_unless_the_player_says_otherwise() -> None:
    table = won("serie", 8, value="20.00", held=True)
    assert goes_on(table, "serie", "rifare")["repeat"] == "Da 20, serie, 120"
    table = won("serie", 8, value="20.00", held=True)
    event = goes_on(table, "serie", "rifare", held=False)
    assert (event["held"], event["repeat"]) == (False, "Da 20, serie")


def test_an_announce_in_colour_goes_on_in_pieces_of_the_colour() -> None:
    table = won("orfanelli", 17, colour_pieces=3)
    event = goes_on(table, "orfanelli", "completare")
    assert (event["colour"], event["colour_pieces"], event["value"], event["total"]) == ("red", 3, None, None)
    assert amounts(event) == (9 * 250, 6 * 250, 0, paid_to(table) - 9 * 250)
    table.do("next")
    assert lying(table) == pieces_of("orfanelli", 750)
    assert {entry.colour for there in table.betting.bets for entry in there.entries} == {"red"}


def test_a_colour_goes_on_in_whole_pieces() -> None:
    """Rules 6: a split carries 120; of a colour at 25 these are four pieces, not 4.8."""
    table = opened(all_entered=True)
    table.do("colour", colour="red", owner=SEAT, value="25.00", by="Carla")
    table.do("announce", name="serie", owner=SEAT, colour_pieces=2)
    fall(table, 8)
    table.do("cleared")
    event = goes_on(table, "serie", "tutto")
    assert (event["colour_pieces"], amounts(event)[:2]) == (4, (55_000, 5_000))


def test_straights_that_were_added_go_on_too() -> None:
    table = won("serie", 8, value="20.00", straights=[8, 30])
    event = goes_on(table, "serie", "completare")
    assert (event["straights"], event["repeat"]) == ([8, 30], "Da 20, serie, 8 e 30")
    assert amounts(event) == (12_000, 4_000, 0, (17 + 35) * 2000 - 12_000)
    table.do("next")
    assert lying(table) == {**pieces_of("serie", 2000), "straight-8": 2000, "straight-30": 2000}


@pytest.mark.parametrize("announce", ANNOUNCES, ids=lambda announce: announce.name)
def test_5_2_every_announce_goes_on(announce: Any) -> None:
    """[5.2] "Tutti questi annunci": what is in play afterwards is the announce, once."""
    number = announce.bets[0].position.numbers[0]
    table = won(announce.name, number, value="5.00")
    event = goes_on(table, announce.name, "completare")
    assert sum(amounts(event)) == paid_to(table) + standing(table)
    table.do("next")
    assert lying(table) == pieces_of(announce.name, 500)


# Other chips of its player


def test_rules_5_what_its_player_has_there_besides_takes_room() -> None:
    """Rules 5: 40 by hand on the winning split and 60 laid since on another: 60 a position are left."""
    table = opened(all_entered=True)
    table.do("place", position="split-5-8", entry=chips("20.00", 2, SEAT))
    table.do("announce", name="serie", owner=SEAT, value="50.00")
    fall(table, 8)
    table.do("cleared")
    table.do("place", position="split-10-11", entry=chips("20.00", 3, SEAT))
    table.do("place", position="split-13-16", entry=chips("20.00", 5, "seat 9"))
    event = goes_on(table, "serie", "tutto")
    assert (event["value"], amounts(event)) == ("60.00", (31_000, 5_000, 0, 17 * 5000 - 31_000))
    table.do("next")
    by_hand = {"split-5-8": 4000, "split-10-11": 6000}
    assert lying(table) == {
        name: amount + by_hand.get(name, 0) for name, amount in pieces_of("serie", 6000).items()
    }


def test_rules_5_what_the_maximum_cut_off_is_not_won() -> None:
    """Rules 5: beside 100 by hand only 20 of the serie's 50 count, and only 20 find room again."""
    table = opened(all_entered=True)
    table.do("place", position="split-5-8", entry=chips("100.00", 1, SEAT))
    table.do("announce", name="serie", owner=SEAT, value="50.00")
    fall(table, 8)
    table.do("cleared")
    event = goes_on(table, "serie", "completare")
    assert (event["value"], amounts(event)) == ("20.00", (10_000, 2_000, 0, 17 * 2000 - 10_000))
    table.do("next")
    assert lying(table) == {**pieces_of("serie", 2000), "split-5-8": 12_000}


def test_two_announces_on_one_split_go_on_each_by_itself() -> None:
    table = opened(all_entered=True)
    for _ in range(2):
        table.do("announce", name="serie", owner=SEAT, value="20.00")
    fall(table, 8)
    table.do("cleared")
    first, second = (
        goes_on(table, "serie", after, of=seq_of(table, place))
        for place, after in enumerate(("rifare", "completare"))
    )
    assert amounts(first) == (12_000, 0, 2_000, 22_000)
    assert amounts(second) == (10_000, 2_000, 0, 24_000)
    table.do("next")
    assert lying(table) == pieces_of("serie", 4000)


def test_a_winning_stake_that_does_not_go_on_stands_as_ever() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare", owner="seat 9")
    table.do("next")
    assert lying(table) == {"split-5-8": 2000}


def test_complimentary_chips_that_won_play_on_and_what_is_kept_is_ordinary() -> None:
    """Rules 2, 6: winning, they are paid in ordinary chips; an announce that is placed may mix."""
    table = won("serie", 8, value="20.00", complimentary={"value": "20.00", "pieces": 6})
    goes_on(table, "serie", "completare")
    table.do("next")
    kinds = {s.position.name: [e.kind.value for e in s.entries] for s in table.betting.bets}
    assert kinds == {name: ["complimentary" if name == "split-5-8" else "chips"] for name in kinds}
    assert lying(table) == pieces_of("serie", 2000)


def test_complimentary_chips_go_back_a_rifare_and_held_they_never_mix() -> None:
    how: Form = {"value": "20.00", "complimentary": {"value": "20.00", "pieces": 6}, "held": True}
    table = won("serie", 8, **how)
    assert "complimentary chips alone or has none" in goes_on(table, "serie", "completare")["reason"]
    assert goes_on(table, "serie", "rifare")["kind"] == "announce.accepted"
    assert {e.kind.value for there in table.betting.bets for e in there.entries} == {"chips"}


def test_a_complimentary_chip_is_not_divided() -> None:
    """Rules 2: 40 in two chips of 20; where 30 have room, 30 of them cannot play on."""
    table = won("serie", 8, value="40.00", complimentary={"value": "20.00", "pieces": 12})
    table.do("place", position="split-5-8", entry=chips("10.00", 9, SEAT))
    assert "cannot be divided" in goes_on(table, "serie", "completare")["reason"]
    assert goes_on(table, "serie", "rifare")["value"] == "30.00"


# At a table where losing stakes are not entered


def test_at_a_live_table_what_the_dealer_entered_besides_changes_nothing() -> None:
    table = won("vicini", 4, entered=False, value="20.00")
    table.do("winners", bets=[stack("split-4-7", chips("5.00", owner="seat 9"))])
    goes_on(table, "vicini", "completare")
    table.do("winners", bets=[stack("straight-4", chips("5.00", owner="seat 9"))])
    table.do("paid_all")
    table.do("next")
    assert lying(table) == pieces_of("vicini", 2000)


def test_what_the_dealer_entered_for_the_same_player_takes_room_and_is_not_carried() -> None:
    table = won("serie", 8, entered=False, value="50.00")
    table.do("winners", bets=[stack("split-5-8", chips("20.00", 3, SEAT))])
    assert goes_on(table, "serie", "tutto")["value"] == "60.00"
    table.do("next")
    assert lying(table) == pieces_of("serie", 6000)


def test_winners_that_would_change_what_went_on_are_refused() -> None:
    """As those that would change a payment made: with 100 more there only 20 of the 50 would have counted."""
    table = won("serie", 8, entered=False, value="50.00")
    goes_on(table, "serie", "completare")
    more = [stack("split-5-8", chips("100.00", owner=SEAT))]
    assert "has gone on with it" in table.refused("winners", bets=more)
    table.do("winners", bets=[stack("split-5-8", chips("5.00", owner="seat 9"))])


def test_it_may_go_on_after_its_payment_was_marked_and_the_mark_stays() -> None:
    table = won("serie", 8, value="20.00")
    table.do("paid_all")
    goes_on(table, "serie", "completare")
    assert table.paying.payable.paid == {1}
    table.do("next")
    assert lying(table) == pieces_of("serie", 2000)


def test_an_announce_that_went_on_may_win_and_go_on_again() -> None:
    table = won("serie", 8, value="10.00")
    goes_on(table, "serie", "tutto")
    fall(table, 30)
    table.do("cleared")
    event = goes_on(table, "serie", "completare")
    assert (event["value"], amounts(event)[0]) == ("30.00", 5 * 3000)
    table.do("next")
    assert lying(table) == pieces_of("serie", 3000)


def test_what_went_on_stays_when_the_next_ball_is_void() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    table.do("next")
    table.do("throw")
    table.do("void", reason="fermo")
    assert lying(table) == pieces_of("serie", 2000)


def test_an_announce_that_does_not_go_on_says_nothing_of_it() -> None:
    """Forms only grow: what is unset stands in no record."""
    table = won("serie", 8, value="20.00")
    said = next(form_of(e) for e in table.story if form_of(e)["kind"] == "announce.accepted")
    assert not {"after", "of", "kept", "plays_on", "stake_back", "paid"} & said.keys()
