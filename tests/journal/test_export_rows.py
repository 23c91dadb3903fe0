"""Spins, payments and the bank go out as they stood in the end: interface, `capotavolo export`."""

import random
import re
from functools import cache
from pathlib import Path

import pytest

from app.journal.export_rows import Between
from app.journal.exporting import What
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.notation_reading import read_winning
from app.table.roulette.settlement_form import odds_form
from tests import often
from tests.journal.played_journals import (
    MONEY,
    PlainReading,
    Story,
    evening,
    exported,
    record,
    stamped,
    story_of,
    with_unsigned,
)
from tests.simulation.sums import cents
from tests.table.playing import (
    EIGHT,
    NO_MORE_BETS,
    READY,
    THROW,
    Played,
    chips,
    fall,
    fallen,
    opened,
    stack,
    step,
)

pytestmark = pytest.mark.often

EVENINGS = [
    *((4, "venezia"), (2, "sanremo"), (3, "tombola-half-back"), (5, "france")),
    *[(1, "venezia")][: often.times(0, 1)],
]
"""One of each house."""


@cache
def story_for(seed: int, house: str) -> Story:
    """One evening is played once for all tests."""
    return story_of(evening(seed, house=house))


@pytest.fixture(scope="module", params=EVENINGS, ids=lambda one: f"{one[1]}-{one[0]}")
def night(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Story]:
    seed, house = request.param
    path = tmp_path_factory.mktemp("evening") / "T1.sqlite"
    story = story_for(seed, house)
    record(path, story)
    return path, story


def test_spins_are_what_the_events_say_in_the_end(night: tuple[Path, Story]) -> None:
    path, story = night
    rows = exported(path, What.SPINS)
    assert rows == PlainReading.of(story).spin_rows()
    assert len({row["spin"] for row in rows}) == len(rows) > 30
    instrument = next(str(event["source"]) for event in story if event["kind"] == "spin.thrown")
    assert instrument in {"wheel", "tumbler"}
    assert {row["source"] for row in rows} >= {instrument, "hand"}


def test_payments_are_those_of_the_last_settlement(night: tuple[Path, Story]) -> None:
    path, story = night
    expected = PlainReading.of(story).payments()
    rows = exported(path, What.PAYMENTS)
    assert len(rows) == len(expected) > 50
    for row, (spin, order, payment, made_at) in zip(rows, expected, strict=True):
        chip = payment["chip"] and (payment["chip"].get("colour") or payment["chip"]["value"])
        assert row == {
            "table": "T1",
            "spin": spin,
            "order": order,
            "owner": payment["owner"],
            "chip": chip,
            "winning": row["winning"],
            "pieces": payment["pieces"],
            "amount": payment["amount"],
            "made_at": made_at,
        }


def test_what_won_reads_back_from_the_notation(night: tuple[Path, Story]) -> None:
    path, story = night
    rows = exported(path, What.PAYMENTS)
    for row, (_, _, payment, _) in zip(rows, PlainReading.of(story).payments(), strict=True):
        if not row["winning"]:
            continue  # a payment that was put right says by how much alone
        read = [
            (won.position, won.pieces, won.pieces is None and won.amount, odds_form(won.odds))
            for won in read_winning(row["winning"])
        ]
        assert read == [
            (
                BY_NAME[won["position"]],
                won.get("pieces"),
                "pieces" not in won and cents(won["amount"]),
                won["pays"],
            )
            for won in payment["winning"]
        ]


def test_the_payments_of_a_spin_are_what_it_paid(night: tuple[Path, Story]) -> None:
    path, _ = night
    payments = exported(path, What.PAYMENTS)
    for spin in exported(path, What.SPINS):
        amounts = [cents(row["amount"]) for row in payments if row["spin"] == spin["spin"]]
        assert sum(amounts) == cents(spin["paid"] or "0.00")
        assert spin["paid"] is None or re.fullmatch(MONEY, spin["paid"])
        assert (spin["taken"] is None) is (spin["number"] is None)
        marked = [row["made_at"] for row in payments if row["spin"] == spin["spin"]]
        assert not spin["entered"] or None not in marked


def test_the_bank_adds_up_to_what_the_table_won(night: tuple[Path, Story]) -> None:
    """Rules 9: closing + credits + drop − opening − fills; a tip is the boîte's, and notes that a spin took
    are in the drop.
    """
    path, story = night
    rows = exported(path, What.BANK)
    events = PlainReading.of(story).bank
    sums = dict.fromkeys(("open", "close", "fill", "credit", "change", "drop", "tip", "payment"), 0)
    for row in rows:
        sums[row["operation"]] += cents(row["amount"])
    result = sums["close"] + sums["credit"] + sums["drop"] - sums["open"] - sums["fill"]
    assert (rows[0]["operation"], rows[-1]["operation"]) == ("open", "close")
    notes = sum(cents(event["bank"]["notes"]) for event in PlainReading.of(story).settled.values())
    assert result + notes == cents(events[-1]["result"])
    columns = ("at", "operation", "document", "amount", "by")
    assert rows == [{"table": "T1", **{name: event[name] for name in columns}} for event in events]


def test_the_evenings_have_all_that_is_hard() -> None:
    """Contradicted, unpaid and settled anew, owners whom nobody knows, notes: else the tests above show little."""
    stories = [story_for(*one) for one in EVENINGS]
    events = [event for story in stories for event in story]
    paid = [payment for story in stories for payment in PlainReading.of(story).payments()]
    assert any(payment["owner"] is None for _, _, payment, _ in paid)
    assert any(payment["chip"] is None for _, _, payment, _ in paid)
    assert any(payment["pieces"] is None for _, _, payment, _ in paid)
    assert any(made_at is None for _, _, _, made_at in paid)
    assert any(payment["amount"].startswith("-") for _, _, payment, _ in paid)
    assert any(event.get("document") for event in events)
    assert any(bank["amount"].startswith("-") for story in stories for bank in PlainReading.of(story).bank)
    assert any(event["kind"] == "spin.number" and event.get("instead_of") is not None for event in events)
    assert any(event["kind"] == "spin.settled" and event["revision"] > 1 for event in events)
    assert any(event["kind"] == "payment.unmade" for event in events)
    assert any(event["kind"] == "spin.settled" and event["bank"]["notes"] != "0.00" for event in events)


@pytest.fixture(scope="module")
def two_nights(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Story]]:
    """Two tables of two nights each in one file; the clocks of the second go forth and back."""
    path = tmp_path_factory.mktemp("nights") / "house.sqlite"
    stories = {name: story_of(evening(seed, 15, nights=2), name) for name, seed in (("T1", 8), ("T2", 9))}
    chance = random.Random(1)
    for event in stories["T2"]:
        event["at"] = chance.choice(stories["T1"])["at"]
    for name, story in stories.items():
        record(path, with_unsigned(story), name)
    return path, stories


def test_tables_in_one_file_are_kept_apart(two_nights: tuple[Path, dict[str, Story]]) -> None:
    path, stories = two_nights
    rows = exported(path, What.SPINS)
    assert rows == [row for name, story in stories.items() for row in PlainReading.of(story).spin_rows(name)]
    for what in What:
        of_all = exported(path, what)
        assert {row["table"] for row in of_all} == {"T1", "T2"}
        assert [row for row in of_all if row["table"] == "T2"] == exported(path, what, table="T2")
        assert exported(path, what, table="T3") == []


@pytest.mark.parametrize("what", list(What))
def test_a_time_cuts_rows_out_and_changes_none(two_nights: tuple[Path, dict[str, Story]], what: What) -> None:
    """A spin is of the time when its number fell, its payments too, whenever they were made."""
    path, stories = two_nights
    every, spins = exported(path, what), exported(path, What.SPINS)
    fell = {(row["table"], row["spin"]): row["at"] for row in spins}
    chance = random.Random(2)
    times = [event["at"] for story in stories.values() for event in story]
    for _ in range(often.times(2, 8)):
        since, until = sorted(chance.choices(times, k=2))
        for low, high in ((since, until), (since, None), (None, until)):
            wanted = [
                row
                for row in every
                if Between(low, high).holds(row["at"] if "at" in row else fell[row["table"], row["spin"]])
            ]
            assert exported(path, what, since=low, until=high) == wanted


def test_a_payment_in_several_denominations_has_no_chip(path: Path) -> None:
    played = fallen(8)
    several = [chips("5.00", owner="seat 1"), chips("20.00", owner="seat 1")]
    played.do("winners", bets=[stack("black", *several), stack("straight-8", *several)])
    played.do("paid_all")
    _, payments = spins_and_payments(path, played)
    assert None in {row["chip"] for row in payments}


def spins_and_payments(path: Path, played: Played) -> tuple[Story, Story]:
    """Write what was played and export it; the n-th event is of second n."""
    record(path, stamped(played.story))
    return exported(path, What.SPINS), exported(path, What.PAYMENTS)


def test_a_table_where_only_winners_are_entered_does_not_know_what_it_took(path: Path) -> None:
    played = fallen(8)
    played.do("winners", bets=EIGHT)
    played.do("paid_all")
    played.do("next")
    spins, payments = spins_and_payments(path, played)
    assert [(row["taken"], row["paid"], row["entered"]) for row in spins] == [(None, "620.00", True)]
    assert [(row["order"], row["owner"], row["chip"], row["winning"]) for row in payments] == [
        (1, "seat 1", "10.00", "N 2=20 x1"),
        (2, "seat 4", "20.00", "8/11 1=20 x17"),
        (3, "seat 1", "5.00", "8 1=5 x35"),
        (4, "red", "red", "8/11 2=5 x17"),
    ]
    assert [(row["pieces"], row["amount"]) for row in payments] == [
        (2, "20.00"),
        (17, "340.00"),
        (35, "175.00"),
        (34, "85.00"),
    ]


def seconds(played: Played, kind: str, order: int) -> list[str]:
    """When a payment was marked, or its mark taken back."""
    return [
        event["at"] for event in stamped(played.story) if event["kind"] == kind and event["order"] == order
    ]


def test_a_mark_that_was_taken_back_is_none_and_set_again_counts_the_last_time(path: Path) -> None:
    played = fallen(8)
    played.do("winners", bets=EIGHT)
    played.do("paid_all")
    played.do("unpaid", order=2)
    played.do("unpaid", order=3)
    played.do("paid", order=2)
    spins, payments = spins_and_payments(path, played)
    made = {row["order"]: row["made_at"] for row in payments}
    assert made == {
        1: seconds(played, "payment.made", 1)[0],
        2: seconds(played, "payment.made", 2)[1],
        3: None,
        4: seconds(played, "payment.made", 4)[0],
    }
    assert spins[0]["entered"] is None


def test_a_mark_goes_along_with_its_payment_into_the_next_settlement(path: Path) -> None:
    """The last revision counts; a payment that came before the others moves them on."""
    played = fallen(8)
    played.do("winners", bets=EIGHT)
    played.do("paid", order=1)
    played.do("paid", order=2)
    played.do("winners", bets=[stack("street-7-9", chips("50.00", owner="seat 7")), *EIGHT])
    revisions = [event["revision"] for event in stamped(played.story) if event["kind"] == "spin.settled"]
    assert revisions == [1, 2]
    played.do("paid_all")
    played.do("next")
    spins, payments = spins_and_payments(path, played)
    first = {row["order"]: row["made_at"] for row in payments if row["owner"] in {"seat 4", "seat 7"}}
    place = {row["owner"]: row["order"] for row in payments if row["order"] in first}
    assert first[place["seat 4"]] == seconds(played, "payment.made", 2)[0]
    assert first[place["seat 7"]] > first[place["seat 4"]]
    assert sum(cents(row["amount"]) for row in payments) == cents(spins[0]["paid"])


def test_a_contradicted_number_is_the_one_that_the_dealer_says(path: Path) -> None:
    """A dealer contradicts the reader: his number counts, at the time when the ball fell."""
    played = fallen(8)
    played.do("winners", bets=EIGHT)
    played.do("paid", order=1)
    played.do("unpaid", order=1)
    played.do("number", number=9, by="Carla", reason="era accanto")
    played.do("winners", bets=[stack("straight-9", chips("5.00"))])
    played.do("paid_all")
    played.do("next")
    spins, payments = spins_and_payments(path, played)
    fell = [event["at"] for event in stamped(played.story) if event["kind"] == "spin.number"]
    assert len(fell) == 2
    assert (spins[0]["number"], spins[0]["at"], spins[0]["paid"]) == (9, fell[0], "175.00")
    assert [row["winning"] for row in payments] == ["9 1=5 x35"]
    assert payments[0]["made_at"] == seconds(played, "payment.made", 1)[1]


def test_a_void_throw_is_no_spin(path: Path) -> None:
    played = opened()
    played.do("throw")
    played.do("no_more_bets")
    played.do("void", reason="ball_with_rotor")
    assert spins_and_payments(path, played) == ([], [])
    fall(played, 17)
    played.do("next")
    record(path.with_name("again"), stamped(played.story))
    assert [row["spin"] for row in exported(path.with_name("again"), What.SPINS)] == [1]


def test_a_spin_that_nobody_saw_end_has_no_number(path: Path) -> None:
    played = opened(has_wheel=True)
    for game in (1, 2):
        played.hear(step(READY, game), step(THROW, game), step(NO_MORE_BETS, game))
    spins, payments = spins_and_payments(path, played)
    closed = [event["at"] for event in stamped(played.story) if event["kind"] == "spin.closed"]
    nothing = {"number": None, "source": None, "taken": None, "paid": None, "entered": False}
    assert spins == [{"table": "T1", "spin": 1, "at": closed[0], "dealer": "Anna", **nothing}]
    assert payments == []


def test_a_spin_is_his_who_dealt_when_its_number_fell(path: Path) -> None:
    played = fallen(8)
    played.do("next")
    played.do("dealer", name="Bruno")
    fall(played, 9)
    spins, _ = spins_and_payments(path, played)
    assert [(row["number"], row["dealer"], row["entered"]) for row in spins] == [
        (8, "Anna", False),
        (9, "Bruno", None),
    ]
    assert spins[1]["paid"] is None


def test_notes_and_stakes_of_nobody_are_paid_too(path: Path) -> None:
    played = fallen(8)
    notes = {"value": "50.00", "pieces": 1, "kind": "notes", "owner": 'Anna =1+1, "B"; C'}
    played.do("winners", bets=[stack("black", chips("20.00", owner=None), notes)])
    played.do("paid_all")
    played.do("next")
    spins, payments = spins_and_payments(path, played)
    assert {row["owner"] for row in payments} == {None, notes["owner"]}
    assert spins[0]["paid"] == "70.00"
