"""A journal played again: what was settled is settled anew, and what is no table's story is named."""

import msgspec
import pytest

from app.rules.roulette.settlement import RULES_VERSION
from app.table.event_record import Event
from app.table.replay import Replay
from app.table.roulette import checks
from app.table.roulette.events import SpinSettled
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_table import SpinTable
from tests.table.going_on import goes_on, seq_of, won
from tests.table.playing import (
    EIGHT,
    THROW,
    Form,
    Played,
    chips,
    colour,
    fall,
    form_of,
    number,
    opened,
    paying_eight,
    stack,
    step,
)

STORY = ("open", "number", "confirm", "winners", "paid", "next")


def played() -> Played:
    """A table that has paid one spin."""
    table = paying_eight()
    table.do("paid_all")
    table.do("next")
    return table


def replayed(forms: list[Form]) -> tuple[Replay[SpinTable], list[str]]:
    """Replay a story; gives what was wrong. Played together it comes to the same up to the first fault."""
    again, together = Replay("T1", ROULETTE), Replay("T1", ROULETTE)
    bodies = [msgspec.json.encode(form) for form in forms]
    faults = [(place, fault) for place, body in enumerate(bodies) if (fault := again.step(body))]
    assert together.play(bodies) == (faults[0] if faults else None)
    if not faults:
        assert (together.state, together.differs) == (again.state, again.differs)
    return again, [fault for _, fault in faults]


def forms(table: Played) -> list[Form]:
    return [form_of(event) for event in table.story]


def settled(story: list[Form]) -> Form:
    return next(form for form in story if form["kind"] == "spin.settled")


def test_a_true_story_has_no_fault() -> None:
    assert replayed(forms(played()))[1] == []


def test_a_settlement_is_computed_again_from_its_bets() -> None:
    story = forms(played())
    settled(story)["payments"][1]["amount"] = "3400.00"
    assert replayed(story)[1] == ["the settlement of spin 1 is not what its bets give"]


def test_winners_that_were_changed_do_not_give_the_recorded_settlement() -> None:
    story = forms(played())
    entered = next(form for form in story if form["kind"] == "winners.entered")
    entered["bets"][0]["stack"][0]["pieces"] = 3
    assert replayed(story)[1] == ["the settlement of spin 1 is not what its bets give"]


def test_a_settlement_under_older_rules_that_differs_is_no_fault() -> None:
    story = forms(played())
    next(form for form in story if form["kind"] == "table.rules")["rules"] = 0
    settled(story)["payments"][1]["amount"] = "330.00"
    again, faults = replayed(story)
    assert faults == []
    (difference,) = again.differs
    assert (difference.spin, difference.revision, difference.rules) == (1, 1, 0)
    assert difference.recorded["payments"][1]["amount"] == "330.00"
    assert difference.today["payments"][1]["amount"] == "340.00"


def test_a_rule_that_changes_makes_older_settlements_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    story = forms(played())
    monkeypatch.setattr(checks, "SETTLED", RULES_VERSION + 1)
    again, faults = replayed(story)
    assert (faults, again.differs) == ([], [])  # it comes out as it did


@pytest.mark.parametrize(
    ("story", "fault"),
    [
        ([{"kind": "table.dreamt"}], "the record is no table's: "),
        ([{"kind": "spin.number", "spin": 1}], "the record is no table's: "),
        (
            [{"kind": "spin.cleared", "spin": 1}],
            "the record is no table's: SpinCleared of spin 1, which is not alive",
        ),
        (
            [*forms(opened()), {"kind": "spin.cleared", "spin": 1}],
            "the record is no table's: spin.cleared of spin 1, which is bets_open",
        ),
        (
            [*forms(opened()), {"kind": "winners.entered", "spin": 1, "bets": [{}], "revision": 1}],
            "the record is no table's: /0/position: is missing",
        ),
    ],
)
def test_what_is_no_tables_story_is_named(story: list[Form], fault: str) -> None:
    (found,) = replayed(story)[1]
    assert found.startswith(fault)


def test_a_settlement_of_a_spin_that_was_never_played_is_no_tables_story() -> None:
    story = forms(played())
    settled(story)["spin"] = 9
    assert replayed(story)[1][0].startswith(
        "the record is no table's: SpinSettled of spin 9, which is not alive"
    )


def test_a_settlement_of_a_spin_without_a_number_is_no_tables_story() -> None:
    told: Event = next(event for event in played().story if isinstance(event, SpinSettled))
    found = replayed([*forms(opened()), form_of(told)])[1]
    assert found == ["the record is no table's: spin 1 has no number"]


def test_rules_that_change_between_two_nights_hold_from_there_on() -> None:
    table = played()
    table.do("close")
    table.do("open")
    fall(table, 11)
    assert replayed(forms(table))[1] == []


def paid_from_a_bank(**pieces: int) -> list[Form]:
    """A table that has paid number 8 from a counted bank: 20.00 black, 340.00, 175.00 and 85.00."""
    table = opened()
    table.do("bank", operation="open", chips=[{"value": v, "pieces": n} for v, n in pieces.items()])
    fall(table, 8)
    table.do("winners", bets=EIGHT)
    table.do("paid_all")
    table.do("next")
    return forms(table)


PLENTY = {"10.00": 50, "20.00": 50, "5.00": 99, "2.50": 99}


def marks(story: list[Form]) -> list[Form]:
    return [form for form in story if form["kind"] == "payment.made"]


def test_chips_that_are_not_the_payment_are_a_fault() -> None:
    """Rules 9: what left the bank is what was due, in whatever chips."""
    story = paid_from_a_bank(**PLENTY)
    assert replayed(story)[1] == []
    marks(story)[1]["chips"][0]["pieces"] += 1
    assert replayed(story)[1] == ["payment 2 of spin 1: 360.00 lie there, where 340.00 are due"]
    marks(story)[1]["chips"][0]["pieces"] -= 2
    assert replayed(story)[1] == ["payment 2 of spin 1: 320.00 lie there, where 340.00 are due"]


def test_a_payment_that_the_bank_could_not_make_up_lies_there_as_far_as_it_could() -> None:
    """A bank of 20s alone: 340.00 in full, 160.00 of 175.00; of that less would be a fault."""
    story = paid_from_a_bank(**{"20.00": 50})
    assert replayed(story)[1] == []
    (short,) = marks(story)[2]["chips"]
    assert short == {"value": "20.00", "pieces": 8}
    short["pieces"] = 7
    assert replayed(story)[1][0] == "payment 3 of spin 1: 140.00 lie there, where 160.00 are due"
    next(form for form in story if form["kind"] == "table.rules")["rules"] = 0
    assert replayed(story)[1] == []


def test_chips_of_no_pieces_are_no_tables_story() -> None:
    story = paid_from_a_bank(**PLENTY)
    marks(story)[0]["chips"] = [{"value": "20.00", "pieces": 2}, {"value": "20.00", "pieces": -1}]
    assert replayed(story)[1][0].startswith("the record is no table's: no chips that were laid")


JUNK: tuple[object, ...] = (None, 5, "x", [], [1], {}, {"chip": 1})


@pytest.mark.parametrize(
    "kind",
    ["spin.settled", "table.opened", "table.rules", "winners.entered", "payment.made", "spin.number"],
)
def test_a_record_with_values_of_another_kind_is_a_fault_and_no_crash(kind: str) -> None:
    story = paid_from_a_bank(**PLENTY)
    place = next(place for place, form in enumerate(story) if form["kind"] == kind)
    crashed = []
    for path in _places(story[place]):
        for junk in JUNK if path else ():
            forged = msgspec.json.decode(msgspec.json.encode(story))
            _put(forged[place], path, junk)
            try:
                replayed(forged)
            except (TypeError, AttributeError, IndexError) as fault:
                crashed.append((path, junk, fault))
    assert crashed == []


def _places(value: object) -> list[tuple[str | int, ...]]:
    """Every place in a value, as the keys and indices that lead to it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(), *[(key, *place) for key, item in inner for place in _places(item)]]


def _put(form: Form, path: tuple[str | int, ...], value: object) -> None:
    *way, last = path
    for member in way:
        form = form[member]  # type: ignore[index]
    form[last] = value  # type: ignore[index]


@pytest.mark.parametrize(
    ("kind", "field", "value", "fault"),
    [
        ("table.opened", "table", "T9", "it is the opening of table T9"),
        ("spin.number", "announcement", "Zéro", "the number 8 is not announced so"),
    ],
)
def test_what_an_event_says_of_itself_is_checked(kind: str, field: str, value: str, fault: str) -> None:
    story = forms(played())
    next(form for form in story if form["kind"] == kind)[field] = value
    assert replayed(story)[1] == [fault]


@pytest.mark.parametrize(("field", "value"), [("paid", "1.00"), ("taken", "0.00"), ("notes", "5.00")])
def test_what_the_bank_took_and_paid_is_computed_again(field: str, value: str) -> None:
    story = forms(played())
    settled(story)["bank"][field] = value
    assert replayed(story)[1] == ["the settlement of spin 1 is not what its bets give"]


def test_a_spin_closed_as_paid_has_all_its_payments_marked() -> None:
    table = paying_eight()
    table.do("paid", order=1)
    table.do("next")
    story = forms(table)
    next(form for form in story if form["kind"] == "spin.closed")["entered"] = True
    assert replayed(story)[1] == ["spin 1 is closed as paid, and payments are not marked"]


@pytest.mark.parametrize(("field", "value"), [("order", 9), ("order", 2), ("revision", 7)])
def test_a_mark_stands_on_a_payment_that_can_bear_it(field: str, value: int) -> None:
    story = forms(played())
    marks = [form for form in story if form["kind"] == "payment.made"]
    marks[-1][field] = value
    assert "which cannot bear it" in replayed(story)[1][0]


def gone_on() -> Played:
    """A table at which an announce in colour and one in value went on, and won again."""
    table = won("orfanelli", 17, colour_pieces=3)
    table.do("announce", name="serie", owner="seat 9", value="30.00", held=True)
    goes_on(table, "orfanelli", "completare")
    table.do("next")
    fall(table, 8)
    table.do("cleared")
    said: Form = {"name": "serie", "owner": "seat 9", "after": "tutto", "of": seq_of(table)}
    table.do("announce", **said)
    table.do("paid_all")
    table.do("next")
    fall(table, 30)
    table.do("next")
    return table


def went_on(story: list[Form]) -> Form:
    return next(form for form in story if form["kind"] == "announce.accepted" and "after" in form)


def test_announces_that_went_on_come_to_the_same_again() -> None:
    table = gone_on()
    again, faults = replayed(forms(table))
    assert (faults, again.differs) == ([], [])


@pytest.mark.parametrize("field", ["kept", "plays_on", "stake_back", "paid"])
def test_with_what_an_announce_goes_on_is_computed_again(field: str) -> None:
    story = forms(gone_on())
    of = went_on(story)["of"]
    went_on(story)[field] = "17.50"
    assert f"announce {of} goes on otherwise than with what it won" in replayed(story)[1]


def test_an_announce_that_did_not_win_cannot_have_gone_on() -> None:
    story = forms(won("serie", 9, value="20.00"))
    taken = next(form for form in story if form["kind"] == "announce.accepted")
    of = story.index(taken) + 1
    amounts = dict.fromkeys(("kept", "plays_on", "stake_back", "paid"), "0.00")
    story.append({**taken, "spin": 2, "after": "rifare", "of": of, **amounts})
    (fault,) = replayed(story)[1]
    assert fault == f"announce {of} goes on and cannot: serie: 9 is not one of its numbers"
    story[-1]["of"] = of + 1
    assert "which is none of the spin being paid" in replayed(story)[1][0]


def test_a_winning_stake_that_went_on_is_not_left_for_the_next_spin_as_well() -> None:
    story = forms(gone_on())
    closed = next(form for form in story if form["kind"] == "spin.closed")
    closed["carried"].append({"position": "split-17-20", "stack": [{"colour": "red", "pieces": 3}]})
    assert replayed(story)[1] == [
        "spin 1 is closed, and what lies there for the next one is not what it left",
        "the settlement of spin 2 is not what its bets give",
    ]


def test_an_announce_with_values_of_another_kind_is_a_fault_and_no_crash() -> None:
    story = forms(gone_on())
    place = story.index(went_on(story))
    for path in _places(story[place]):
        for junk in JUNK if path else ():
            forged = msgspec.json.decode(msgspec.json.encode(story[: place + 3]))
            _put(forged[place], path, junk)
            replayed(forged)


def test_a_closing_leaves_those_payments_disputed_that_are() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, 1), number(8, 1))
    table.do("winners", bets=[stack("straight-8", colour("red", 2))])
    table.do("dispute", order=1)
    table.hear(step(THROW, 2))
    story = forms(table)
    closed = next(form for form in story if form["kind"] == "spin.closed")
    assert closed["disputed"] == [1]
    assert replayed(story)[1] == []
    closed["disputed"] = [1, 2]
    assert replayed(story)[1] == ["spin 1 is closed, and other payments are disputed than it says"]


def test_an_opening_carries_the_void_throws_of_which_nobody_said_why() -> None:
    table = opened()
    table.do("throw")
    table.do("void", reason="")
    table.do("close")
    table.do("open")
    story = forms(table)
    again = [form for form in story if form["kind"] == "table.opened"][1]
    assert [(form["spin"], form["throw"]) for form in again["unexplained"]] == [(1, 1)]
    assert replayed(story)[1] == []
    again["unexplained"][0]["throw"] = 2
    assert replayed(story)[1] == ["it carries other void throws than those of which nobody said why"]


@pytest.mark.parametrize("spins", [0, 2, 3])
def test_an_opening_goes_on_counting_the_spins_where_the_night_before_ended(spins: int) -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, 1), number(8, 1))
    table.do("cleared")
    table.do("next")
    table.do("close")
    table.do("open")
    story = forms(table)
    again = [form for form in story if form["kind"] == "table.opened"][1]
    assert again["spins"] == 1
    assert replayed(story)[1] == []
    again["spins"] = spins
    assert replayed(story)[1][0] == f"it says that the table has had {spins} spins, and it has had 1"


@pytest.mark.parametrize(("place", "spin"), [(1, 9), (2, 2)])
def test_one_of_many_pieces_that_cannot_lie_there_is_named(place: int, spin: int) -> None:
    """They are laid together; where one cannot be, each is laid by itself and the first fault is told."""
    table = opened()
    for position in ("red", "straight-8", "black"):
        table.do("place", position=position, entry=chips("20.00"))
    story = forms(table)
    assert replayed(story)[1] == []
    placed = [form for form in story if form["kind"] == "bet.placed"]
    placed[place]["spin"] = spin
    assert len(replayed(story)[1]) == 1


def test_a_number_over_a_spin_that_was_never_closed_is_found() -> None:
    """Its payments would be in no bank and on no list: no closing tells of them."""
    forms = [form_of(event) for event in played().story]
    place = next(place for place, form in enumerate(forms) if form["kind"] == "spin.closed")
    fallen_ = {**next(form for form in forms if form["kind"] == "spin.number"), "spin": 2}
    again, faults = replayed([*forms[:place], fallen_])
    assert faults == ["the number of spin 2 fell, and spin 1 was never closed"]
    assert again.state.paying is not None  # whoever looks at it is not kept from the table
