"""Announces at the table: taken, refused with the reason, and settled by what they cover (rules 6) [5]."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.money import money_text
from app.rules.roulette.announces import ANNOUNCES, Announce, with_straights
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.lying import entries_on
from app.table.bad_input import BadInputError
from tests.houses import house
from tests.table.playing import Form, Played, command, fall, form_of, opened

LATE = {"name": "serie", "owner": "seat 4", "value": "20.00", "late": True}
SERIE = ("split-5-8", "split-10-11", "split-13-16", "split-23-24", "split-27-30", "split-33-36")


def said(played: Played, name: str, **fields: Any) -> Form:
    """Give an announce; gives the event."""
    kinds = played.do("announce", name=name, **{"owner": "seat 4", **fields})
    assert kinds in {("announce.accepted",), ("announce.refused",)}
    return played.last()


def lying(played: Played) -> dict[str, list[tuple[int, int, bool]]]:
    """What lies where: pieces, cents a piece, whether over the maximum."""
    return {
        stack.position.name: [(entry.pieces, entry.value, entry.over_maximum) for entry in stack.entries]
        for stack in played.betting.bets
    }


def test_an_announce_is_placed_and_repeated() -> None:
    table = opened()
    event = said(table, "serie", value="20.00")
    assert (event["repeat"], event["total"], event["change"]) == ("Da 20, serie", "120.00", "0.00")
    assert lying(table) == {name: [(1, 2000, False)] for name in SERIE}


def test_its_pieces_are_settled_by_what_they_cover() -> None:
    table = opened(all_entered=True)
    said(table, "serie", value="20.00")
    fall(table, 8)
    table.do("next")
    settled = next(form_of(e) for e in table.story if form_of(e)["kind"] == "spin.settled")
    assert [(p["owner"], p["amount"]) for p in settled["payments"]] == [("seat 4", "340.00")]
    assert settled["bank"]["taken"] == "100.00"
    assert lying(table) == {"split-5-8": [(1, 2000, False)]}


def test_money_that_does_not_divide_gives_change_and_the_total_is_said() -> None:
    table = opened()
    event = said(table, "vicini", money="200.00")
    assert (event["value"], event["total"], event["change"]) == ("20.00", "180.00", "20.00")
    assert event["repeat"] == "Da 20, vicini, 180"


def test_held_voisins_alone_may_exceed_a_maximum() -> None:
    held, placed = opened(), opened()
    assert said(held, "vicini", value="150.00", held=True)["flags"] == [
        f"over the maximum on {name} (rules 5)"
        for name in ("split-4-7", "split-12-15", "split-18-21", "split-19-22", "split-32-35")
    ]
    assert lying(held)["trio-0-2-3"] == [(2, 5000, True), (2, 10_000, True)]
    assert all(over for _, _, over in lying(held)["corner-25-29"])
    assert len(said(placed, "vicini", value="150.00")["flags"]) == 7
    assert not any(over for _, _, over in lying(placed)["trio-0-2-3"])


def test_an_announce_in_colour_is_its_players_pieces() -> None:
    table = opened()
    table.do("colour", colour="red", owner="seat 7")
    event = said(table, "orfanelli", owner="seat 7", colour_pieces=3)
    assert (event["colour"], event["total"], event["repeat"]) == ("red", None, "Orfanelli")
    entries = entries_on(table.betting.bets, BY_NAME["straight-1"])
    assert [(e.pieces, e.colour, e.owner) for e in entries] == [(3, "red", "seat 7")]


def test_straights_are_added() -> None:
    table = opened()
    assert (
        said(table, "serie", value="20.00", straights=[8, 11, 23, 30])["repeat"]
        == "Da 20, serie, 8, 11, 23 e 30"
    )
    assert len(lying(table)) == 10


def test_a_value_that_is_no_chip_is_laid_in_the_fewest_chips_piece_by_piece() -> None:
    table = opened()
    said(table, "vicini", value="30.00")
    assert lying(table)["split-4-7"] == [(1, 1000, False), (1, 2000, False)]
    assert lying(table)["corner-25-29"] == [(2, 1000, False), (2, 2000, False)]


@given(value=st.sampled_from(house("venezia").chips), announce=st.sampled_from(ANNOUNCES), held=st.booleans())
def test_rules_6_what_is_announced_in_a_chip_is_laid_in_it(
    value: int, announce: Announce, held: bool
) -> None:
    """Also where a position has two pieces, and where two straights were added to one number."""
    table = opened()
    straights = [17, 17]
    amount = money_text(value)
    said(table, announce.name, value=amount, held=held, straights=straights, accepted_by="Bianchi")
    expected = {bet.position.name: bet.pieces for bet in with_straights(announce, straights).bets}
    chips = {name: [entry[:2] for entry in entries] for name, entries in lying(table).items()}
    assert chips == {name: [(pieces, value)] for name, pieces in expected.items()}


@pytest.mark.parametrize("number", [25, 0])
def test_rules_6_it_is_counted_and_paid_in_its_chip(number: int) -> None:
    """Vicini da 10 on the corner are 16 pieces of 10, and come before another's 20 on a split (rules 3)."""
    table = opened()
    table.do("place", position="split-25-28", entry={"value": "20.00", "pieces": 1, "owner": "seat 1"})
    said(table, "vicini", value="10.00", held=True)
    fall(table, number)
    table.do("paid_all")
    settled = next(form_of(e) for e in table.story if form_of(e)["kind"] == "spin.settled")
    paid = [(p["chip"]["value"], p["pieces"], p["owner"]) for p in settled["payments"]]
    ours = ("10.00", 16 if number else 22, "seat 4")
    assert paid == ([ours, ("20.00", 17, "seat 1")] if number else [ours])


def test_at_a_raised_minimum_money_is_not_shared_out_in_multiples_of_it() -> None:
    table = Played()
    table.do("open", minimum="20.00")
    event = said(table, "orfanelli", money="150.00")
    assert (event["value"], event["total"], event["change"]) == ("30.00", "150.00", "0.00")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"value": "20.00", "money": "100.00"}, "it takes 120.00"),
        ({"value": "20.00", "money": "0.00"}, "on the player's word"),
        ({"money": "10.00"}, "it takes 15.00"),
        ({"value": "20.00", "clear": False}, "not clear"),
        (
            {"value": "20.00", "held": True, "complimentary": {"value": "20.00", "pieces": 3}},
            "complimentary chips alone or has none",
        ),
        ({"value": "10.00", "complimentary": {"value": "20.00", "pieces": 3}}, "cannot be divided"),
        ({"value": "20.00", "complimentary": {"value": "20.00", "pieces": 3}}, "ask the player where"),
    ],
)
def test_what_may_not_be_taken_is_refused_with_the_reason_and_recorded(fields: Form, reason: str) -> None:
    table = opened()
    event = said(table, "serie", **fields)
    assert event["kind"] == "announce.refused"
    assert reason in event["reason"]
    assert "rules 6" in event["reason"]
    assert lying(table) == {}


def test_the_spin_remembers_why_announces_were_not_taken() -> None:
    table = opened()
    said(table, "serie", value="20.00", money="100.00")
    said(table, "serie", value="20.00")
    assert table.betting.refused == ("it takes 120.00, the player put down 100.00 (rules 6) [5]",)


@pytest.mark.parametrize("accepted_by", [{}, {"accepted_by": "Rossi"}])
@pytest.mark.parametrize("cleared", [False, True])
def test_one_that_came_once_the_number_had_fallen_is_refused_and_recorded(
    accepted_by: Form, *, cleared: bool
) -> None:
    """A late announce is refused with the reason (rules 6); not even the capo tavolo takes it then."""
    table = opened()
    assert (
        table.table.why_not(command("announce", **LATE)) == "no spin is being paid: a number must fall first"
    )
    fall(table, 8)
    if cleared:
        table.do("cleared")
    table.do("announce", **LATE, **accepted_by)
    event = table.last()
    assert (event["kind"], event["spin"]) == ("announce.refused", 1)
    assert (
        event["reason"] == "the number has fallen: nothing is announced for its spin any more (rules 6) [5]"
    )
    assert table.paying.refused == (event["reason"],)
    assert table.paying.announces == ()
    if cleared:
        with pytest.raises(BadInputError, match="never late"):
            table.table.do(command("announce", **LATE, after="rifare", of=3))


def test_one_that_is_of_complimentary_chips_alone_may_be_held() -> None:
    table = opened()
    said(table, "serie", value="20.00", held=True, complimentary={"value": "20.00", "pieces": 6})
    assert {entry.kind.value for stack in table.betting.bets for entry in stack.entries} == {"complimentary"}


def test_after_rien_ne_va_plus_the_capo_tavolo_must_repeat_it() -> None:
    table = opened()
    table.do("throw")
    assert said(table, "serie", value="20.00", held=True)["kind"] == "announce.accepted"
    assert "capo tavolo must repeat" in said(table, "nassa", value="20.00")["reason"]
    assert said(table, "nassa", value="20.00", accepted_by="Carla")["kind"] == "announce.accepted"
    table.do("no_more_bets")
    assert "only the capo tavolo" in said(table, "serie", value="20.00", held=True)["reason"]
    assert said(table, "serie", value="20.00", held=True, accepted_by="Carla")["accepted_by"] == "Carla"


def test_a_house_without_announces_takes_none() -> None:
    table = opened(under=house("tombola-half-back"))
    assert "takes no announces" in said(table, "serie", value="20.00")["reason"]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"name": "finale-0-2", "value": "20.00"}, "name"),
        ({"name": "serie"}, "value"),
        ({"name": "serie", "value": "21.00"}, "value"),
        ({"name": "serie", "value": "20.00", "money": "121.00"}, "money"),
        ({"name": "serie", "colour_pieces": 1}, "owner"),
        ({"name": "serie", "colour_pieces": 1, "owner": "red", "money": "20.00"}, "money"),
        ({"name": "serie", "value": "20.00", "straights": [37]}, "straights"),
        ({"name": "serie", "value": "20.00", "complimentary": {"value": "20.00"}}, "complimentary"),
        (
            {"name": "serie", "value": "20.00", "complimentary": {"value": "4.00", "pieces": 30}},
            "/complimentary/value: venezia has no such chip (rules 2)",
        ),
    ],
)
def test_what_is_no_announce_is_bad_input(fields: Form, fault: str) -> None:
    assert fault in opened().bad_input("announce", **{"owner": "seat 4", **fields})


def test_the_race_track_says_what_was_taken_for_the_coming_spin_only() -> None:
    table = opened()
    said(table, "serie", value="20.00", held=True)
    assert [(a.repeat, a.held) for a in table.betting.announces] == [("Da 20, serie, 120", True)]
    fall(table, 3)
    table.do("next")
    assert table.betting.announces == ()
