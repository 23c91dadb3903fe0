"""Why a winning announce may not go on, or not as it was said (rules 6) [5.2]."""

import pytest

from tests.table.going_on import SEAT, goes_on, lying, pieces_of, seq_of, won
from tests.table.playing import Form, Played, chips, fall, opened


def again(table: Played, **more: object) -> Form:
    """What is said where the serie of the spin being paid goes on a rifare."""
    return {"name": "serie", "owner": SEAT, "after": "rifare", "of": seq_of(table), **more}


def test_the_number_is_not_contradicted_after_an_announce_went_on() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    reason = table.refused("number", number=11, by="Carla", reason="era accanto")
    assert "only be corrected now" in reason


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"of": 1}, "event 1 is no announce"),
        ({"of": 4711}, "event 4711 is no announce"),
        ({"owner": "seat 9"}, f"is {SEAT}'s"),
        ({"name": "vicini"}, "is another one: Da 20, serie"),
        ({"straights": [8]}, "is another one: Da 20, serie"),
        ({"value": "50.00"}, "has its own value: Da 20, serie"),
        ({"colour_pieces": 2}, "has its own pieces"),
        ({"clear": False}, "not clear"),
    ],
)
def test_what_cannot_go_on_is_refused_with_the_reason_and_recorded(fields: Form, reason: str) -> None:
    table = won("serie", 8, value="20.00")
    event = goes_on(table, **{"name": "serie", "after": "rifare", **fields})
    assert event["kind"] == "announce.refused"
    assert reason in event["reason"]
    assert "(rules 6)" in event["reason"]
    assert (event["after"], event["of"]) == ("rifare", fields.get("of", seq_of(table)))
    assert lying(table) == {}
    assert goes_on(table, "serie", "rifare")["kind"] == "announce.accepted"


def test_one_that_was_refused_or_did_not_win_does_not_go_on() -> None:
    table = won("serie", 9, value="20.00")
    assert "9 is not one of its numbers" in goes_on(table, "serie", "rifare")["reason"]
    table = opened(all_entered=True)
    table.do("announce", name="serie", owner=SEAT, value="20.00", money="10.00")
    refused = len(table.story)
    fall(table, 8)
    table.do("cleared")
    table.do("announce", name="serie", owner=SEAT, after="rifare", of=refused)
    assert f"event {refused} is no announce" in table.last()["reason"]


def test_one_whose_winning_piece_was_taken_up_did_not_win() -> None:
    table = opened(all_entered=True)
    table.do("announce", name="serie", owner=SEAT, value="20.00")
    table.do("remove", position="split-5-8", entry=chips("20.00", 1, SEAT))
    fall(table, 8)
    table.do("cleared")
    assert "none of its pieces lay on the 8" in goes_on(table, "serie", "rifare")["reason"]


def test_one_goes_on_once() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    assert "goes on already" in goes_on(table, "serie", "completare", of=seq_of(table))["reason"]
    assert lying(table) == pieces_of("serie", 2000)


def test_one_of_the_spin_before_does_not_go_on() -> None:
    table = won("serie", 8, value="20.00")
    said = again(table)
    table.do("next")
    table.do("announce", **said)
    assert "no number is being paid" in table.last()["reason"]
    fall(table, 5)
    table.do("cleared")
    table.do("announce", **said)
    assert "was taken for spin 2" in table.last()["reason"]


@pytest.mark.parametrize("name", ["orfanelli", "laterali-17", "nassa", "finale-7"])
def test_5_2_only_vicini_and_serie_go_on_per_il_tutto(name: str) -> None:
    number = {"nassa": 19}.get(name, 17)
    event = goes_on(won(name, number, value="20.00"), name, "tutto")
    assert "only vicini and serie" in event["reason"]


def test_without_room_it_does_not_go_on() -> None:
    table = won("serie", 8, value="20.00")
    table.do("place", position="split-10-11", entry=chips("20.00", 6, SEAT))
    assert "no room left" in goes_on(table, "serie", "completare")["reason"]


def test_below_a_minimum_that_holds_now_it_does_not_go_on() -> None:
    table = won("serie", 8, value="2.50")
    table.do("minimum", minimum="5.00", by="Carla")
    goes_on(table, "serie", "rifare")
    fall(table, 8)
    table.do("cleared")
    assert table.state.minimum == 500
    assert "below the minimum of 5.00" in goes_on(table, "serie", "rifare")["reason"]
    assert goes_on(table, "serie", "tutto")["value"] == "7.50"


def test_held_exceptionally_the_capo_tavolo_repeats_it_again() -> None:
    table = won("nassa", 19, value="20.00", held=True, accepted_by="Carla")
    assert "capo tavolo must repeat" in goes_on(table, "nassa", "rifare")["reason"]
    assert goes_on(table, "nassa", "rifare", accepted_by="Carla")["accepted_by"] == "Carla"


def test_a_disputed_payment_waits_for_the_ruling() -> None:
    table = won("serie", 8, value="20.00")
    table.do("dispute", order=1)
    assert "disputed" in goes_on(table, "serie", "rifare")["reason"]
    table.do("rule", order=1, by="Rossi", reason="visto")
    assert goes_on(table, "serie", "rifare")["kind"] == "announce.accepted"


def test_a_value_that_is_the_announces_own_may_be_said() -> None:
    for value in ("20.00", "60.00"):
        table = won("serie", 8, value="20.00")
        assert goes_on(table, "serie", "tutto", value=value)["value"] == "60.00"


@pytest.mark.parametrize(("pieces", "kind"), [(2, "accepted"), (6, "accepted"), (3, "refused")])
def test_pieces_that_are_the_announces_own_may_be_said(pieces: int, kind: str) -> None:
    table = won("serie", 8, colour_pieces=2)
    assert goes_on(table, "serie", "tutto", colour_pieces=pieces)["kind"] == f"announce.{kind}"


def test_before_the_layout_is_cleared_nothing_goes_on() -> None:
    table = opened(all_entered=True)
    table.do("announce", name="serie", owner=SEAT, value="20.00")
    fall(table, 8)
    assert "not cleared" in table.refused("announce", **again(table))


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"after": "da capo"}, "after"),
        ({"of": "4"}, "of"),
        ({"of": 0}, "of"),
        ({"of": 4, "money": "20.00"}, "money"),
        ({"of": 4, "complimentary": {"value": "20.00", "pieces": 6}}, "complimentary"),
        ({"of": 4, "name": "finale-0-2"}, "name"),
        ({"of": 4, "value": 20}, "value"),
        ({"of": 4, "colour_pieces": 0}, "colour_pieces"),
        ({"of": 4, "held": "yes"}, "held"),
    ],
)
def test_what_says_nothing_of_going_on_is_bad_input(fields: Form, fault: str) -> None:
    table = won("serie", 8, value="20.00")
    assert f"/{fault}" in table.bad_input("announce", **again(table, **fields))


@pytest.mark.parametrize("missing", ["after", "of"])
def test_after_and_of_belong_together(missing: str) -> None:
    table = won("serie", 8, value="20.00")
    said = again(table)
    del said[missing]
    assert missing in table.bad_input("announce", **said)
