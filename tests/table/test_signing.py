"""What needs a second person is signed, and both are recorded before what it causes."""

from collections.abc import Callable

import pytest

from app.people.permissions import Act, Signed
from app.people.roles import Role
from app.table.heard import WarningHeard
from app.table.people_events import PeopleSigned
from app.table.signing import act_of
from app.table.turn import RefusedError
from tests.said import filled
from tests.table.playing import Form, Played, command, fallen, form_of, opened

MARCO, GINA = Signed("Marco", Role.INSPECTOR), Signed("Gina", Role.PIT_BOSS)
NASSA = {"name": "nassa", "value": "20.00", "owner": "seat 4"}


def thrown(*, closed: bool) -> Played:
    """A table whose ball runs; with `closed` after "Rien ne va plus"."""
    table = opened()
    table.do("throw")
    if closed:
        table.do("no_more_bets")
    return table


def disputed() -> Played:
    """A table with a disputed payment."""
    table = fallen()
    table.do(
        "winners", bets=[{"position": "black", "stack": [{"value": "20.00", "pieces": 1, "owner": "seat 4"}]}]
    )
    table.do("dispute", order=1, reason="it was mine")
    return table


CASES: list[tuple[Act, Played, Form, str]] = [
    (Act.LATE_ANNOUNCE, thrown(closed=True), {"do": "announce", **NASSA, "accepted_by": "Marco"}, "announce.accepted"),
    (Act.VOID, thrown(closed=True), {"do": "void", "reason": "foreign_body"}, "spin.void"),
    (Act.CORRECT, fallen(), {"do": "number", "number": 9, "by": "Marco", "reason": "misread"}, "spin.number"),
    (
        Act.CORRECT,
        opened(),
        {"do": "correct", "of": 1, "reason": "x", "by": "Anna", "witness": "Marco", "instead": {"minimum": "5.00"}},
        "entry.corrected",
    ),
    (Act.RULE, disputed(), {"do": "rule", "order": 1, "by": "Marco", "reason": "paid as it lies"}, "payment.ruled"),
    (Act.LIMIT, opened(), {"do": "minimum", "minimum": "5.00", "by": "Marco"}, "table.minimum"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("act", "table", "form", "kind"), CASES, ids=lambda case: str(case) if isinstance(case, Act) else ""
)
def test_both_are_recorded_before_what_is_done(act: Act, table: Played, form: Form, kind: str) -> None:
    name = form.pop("do")
    assert act_of(table.state, filled({"do": name, **form})) is act
    signed, *caused = table.signed((MARCO,), name, **form)
    assert signed == "people.signed"
    assert kind in caused
    event = next(event for event in table.story[::-1] if isinstance(event, PeopleSigned))
    assert (event.act, event.people, event.first) == (
        act.value,
        [{"name": "Marco", "role": "inspector"}],
        "Anna",
    )


FILLED = {
    "chips": [{"value": "20.00", "pieces": 5}],
    "document": "F-1",
    "signatures": ["Somebody", "Rossi", "Bianchi"],
}


def at_bank() -> Played:
    """A table whose bank is counted."""
    table = opened()
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 9}])
    return table


def warned() -> Played:
    """A table at which something waits for an answer, the second thing of its night."""
    table = opened()
    table.hear(WarningHeard("wheel", "bad_frame", "damaged lines"))
    assert set(table.state.unanswered) == {table.state.seq}
    return table


WARNED = warned().state.seq
ACTS: dict[Act, tuple[Callable[[], Played], Form]] = {
    Act.DEAL: (opened, {"do": "dealer", "name": "Somebody"}),
    Act.LATE_ANNOUNCE: (
        lambda: thrown(closed=True),
        {"do": "announce", "name": "nassa", "value": "20.00", "owner": "seat 4", "accepted_by": "Somebody"},
    ),
    Act.VOID: (lambda: thrown(closed=True), {"do": "void", "reason": "foreign_body"}),
    Act.CORRECT: (fallen, {"do": "number", "number": 9, "by": "Somebody", "reason": "misread"}),
    Act.RULE: (disputed, {"do": "rule", "order": 1, "by": "Somebody", "reason": "as it lies"}),
    Act.ANSWER: (warned, {"do": "answer", "of": WARNED, "by": "Somebody"}),
    Act.LIMIT: (opened, {"do": "minimum", "minimum": "5.00", "by": "Somebody"}),
    Act.COLOUR_VALUE: (
        opened,
        {"do": "colour", "colour": "red", "value": "10.00", "owner": "seat 4", "by": "Somebody"},
    ),
    Act.COUNT: (opened, {"do": "bank", "operation": "open", "chips": [{"value": "20.00", "pieces": 9}]}),
    Act.FILL: (at_bank, {"do": "bank", "operation": "fill", **FILLED}),
    Act.CREDIT: (at_bank, {"do": "bank", "operation": "credit", **FILLED}),
}
"""Each act that is signed at the table, with a table at which it may be done."""
NOT_AT_THE_TABLE = {Act.READ, Act.TEACH, Act.PEOPLE, Act.RETAIN}
SIGN = {act: {Role.INSPECTOR, Role.PIT_BOSS} for act in ACTS} | {
    Act.DEAL: {Role.DEALER, Role.INSPECTOR, Role.PIT_BOSS}
}


def test_every_act_is_signed_at_the_table_or_is_none_of_it() -> None:
    assert ACTS.keys() | NOT_AT_THE_TABLE == set(Act)


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("act", ACTS)
def test_every_act_with_the_code_of_every_role(act: Act, role: Role) -> None:
    made, form = ACTS[act]
    table, fields = made(), {key: value for key, value in form.items() if key != "do"}
    assert act_of(table.state, filled(form)) is act
    before, signed = table.state, (Signed("Somebody", role),)
    if role in SIGN[act]:
        assert "people.signed" in table.signed(signed, form["do"], **fields)
        return
    with pytest.raises(RefusedError, match="may not") as refused:
        table.table.do(command(form["do"], **fields), signed)
    assert (refused.value.rule, table.state) == ("rules 9", before)


@pytest.mark.parametrize(
    ("operation", "act"),
    [
        ("open", Act.COUNT),
        ("close", Act.COUNT),
        ("fill", Act.FILL),
        ("credit", Act.CREDIT),
        ("drop", None),
        ("tip", None),
        ("box", Act.COUNT),
    ],
)
def test_counts_fill_and_credit_of_the_bank_are_signed(operation: object, act: Act | None) -> None:
    assert act_of(opened().state, filled({"do": "bank", "operation": operation})) is act


FILL = {"operation": "fill", "chips": [{"value": "20.00", "pieces": 5}], "document": "F-1"}
THREE = (MARCO, GINA, Signed("Ugo", Role.INSPECTOR))


def test_rules_9_each_of_the_three_who_sign_a_fill_is_kept() -> None:
    table = opened()
    table.do("bank", operation="open", chips=[])
    names = [each.name for each in THREE]
    assert table.signed(THREE, "bank", **FILL, signatures=names) == ("people.signed", "bank.moved")
    people = form_of(table.story[-2])
    assert (people["act"], people["first"]) == ("fill", "Anna")
    assert [person["name"] for person in people["people"]] == names == table.last()["signatures"]


@pytest.mark.parametrize(
    ("signed", "left"), [((MARCO,), ["Gina", "Ugo"]), ((GINA, MARCO), ["Ugo"]), (THREE, None)]
)
@pytest.mark.parametrize("operation", ["fill", "credit"])
def test_rules_9_who_stands_on_the_paper_and_gave_no_code_is_recorded(
    operation: str, signed: tuple[Signed, ...], left: list[str] | None
) -> None:
    table = opened()
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 90}])
    paper = {**FILL, "operation": operation, "signatures": ["marco", "Gina", "Ugo"]}
    table.signed(signed, "bank", **paper)
    assert form_of(table.story[-2]).get("without_code") == left
    table.do("bank", **{**paper, "document": "F-2"})
    assert [type(event).__name__ for event in table.story[-2:]] == ["BankMoved", "BankMoved"]


@pytest.mark.parametrize(
    ("signed", "why"),
    [
        ((MARCO, GINA, Signed("marco", Role.INSPECTOR)), "signed already"),
        ((MARCO, GINA, Signed("Anna", Role.PIT_BOSS)), "another than the first"),
        ((MARCO, GINA, Signed("Berta", Role.DEALER)), "Berta may not sign this"),
        ((MARCO, Signed("Ivo", Role.INSPECTOR)), "Ivo gave a code and is not among those who sign"),
    ],
)
def test_rules_9_a_code_that_is_none_of_the_three_signs_no_fill(signed: tuple[Signed, ...], why: str) -> None:
    table = opened()
    table.do("bank", operation="open", chips=[])
    before = table.state
    with pytest.raises(RefusedError, match=why) as refused:
        table.table.do(command("bank", **FILL, signatures=["Marco", "Gina", "Ugo"]), signed)
    assert (refused.value.rule, table.state) == ("rules 9", before)


@pytest.mark.parametrize(
    "form",
    [
        {"do": "announce", **NASSA, "accepted_by": "Marco"},
        {"do": "number", "number": 8},
        {"do": "misplaced", "position": "red"},
        {"do": "paid", "order": 1},
    ],
)
def test_what_a_dealer_does_alone_is_no_act_of_two(form: Form) -> None:
    assert act_of(thrown(closed=False).state, filled(form)) is None


def test_a_ruling_on_a_chip_that_lies_wrong_is_one_too() -> None:
    assert act_of(fallen().state, filled({"do": "misplaced", "ruled": 1})) is Act.RULE


@pytest.mark.parametrize(
    ("signed", "why"),
    [
        ((Signed("anna ", Role.PIT_BOSS),), "another than the first"),
        ((Signed("Berta", Role.DEALER),), "Berta may not sign this"),
        ((Signed("Ugo", Role.AUDITOR),), "Ugo may not sign this"),
    ],
)
def test_a_second_person_who_is_the_first_or_may_not_is_refused_by_rule(
    signed: tuple[Signed, ...], why: str
) -> None:
    table = thrown(closed=True)
    before, form = table.state, command("void", reason="foreign_body")
    with pytest.raises(RefusedError, match=why) as refused:
        table.table.do(form, signed)
    assert table.state is before
    assert refused.value.rule == "rules 9"
    assert table.record_refusal(form, refused.value) == ("command.refused",)


def test_a_command_that_is_refused_records_nobody() -> None:
    table = opened()
    with pytest.raises(RefusedError, match="no ball"):
        table.table.do(command("void", reason="foreign_body"), (MARCO,))
    assert len(table.story) == table.state.seq


def test_whoever_takes_the_table_signs_for_himself() -> None:
    table = opened()
    for signed, why in (
        ((GINA,), "signs for himself"),
        ((Signed("Berta", Role.TRAINER),), "Berta may not deal"),
    ):
        with pytest.raises(RefusedError, match=why):
            table.table.do(command("dealer", name="Berta"), signed)
    assert table.signed((Signed("Berta", Role.DEALER),), "dealer", name="berta")[0] == "people.signed"
    assert table.state.dealer == "berta"


def test_unsigned_everything_goes_on_as_before() -> None:
    """Old journals, scripts, and a station without a register."""
    assert "people.signed" not in thrown(closed=True).do("void", reason="foreign_body")
    assert opened().signed((MARCO,), "throw") == ("spin.thrown",)


def test_no_command_says_itself_who_signed() -> None:
    assert "/signed" in thrown(closed=True).bad_input(
        "void", reason="foreign_body", signed=[["Marco", "inspector"]]
    )


def test_a_ruling_is_signed_for_the_spin_that_it_is_about() -> None:
    """The next spin is bet on already while the number's payments are ruled on."""
    table = disputed()
    assert table.state.betting is not None
    table.signed((MARCO,), "rule", order=1, by="Marco", reason="paid as it lies")
    signed, ruled = [
        event for event in table.story if event.__class__.__name__ in {"PeopleSigned", "PaymentRuled"}
    ]
    assert signed.spin == ruled.spin == table.paying.spin


def test_who_opens_the_table_signs_behind_its_opening() -> None:
    """A night begins with its opening."""
    table = Played()
    kinds = table.signed((Signed("Berta", Role.DEALER),), "open", dealer="Berta")
    assert (kinds[0], kinds[-1]) == ("table.opened", "people.signed")
    event = table.last()
    assert (event["act"], event["first"], event["people"]) == (
        "deal",
        "",
        [{"name": "Berta", "role": "dealer"}],
    )
    assert table.state.by_code == {"berta"}


def test_who_opens_it_as_somebody_else_opens_nothing() -> None:
    table = Played()
    for signed, why in ((GINA, "signs for himself"), (Signed("Berta", Role.AUDITOR), "may not deal")):
        with pytest.raises(RefusedError, match=why):
            table.table.do(command("open", dealer="Berta"), (signed,))
    assert not table.state.opened


def test_who_deals_at_an_open_table_gives_the_code_once() -> None:
    """A ball opened it, or the program was started anew."""
    table = opened()
    assert table.state.by_code == frozenset()
    assert table.signed((Signed("Anna", Role.DEALER),), "deal", name="anna") == ("people.signed",)
    assert table.state.by_code == {"anna"}
    table.signed((Signed("Berta", Role.DEALER),), "dealer", name="Berta")
    assert table.state.by_code == {"anna", "berta"}
    table.do("close")
    table.do("open")
    assert table.state.by_code == frozenset()


def test_nothing_is_said_of_who_deals_without_a_code_or_by_another() -> None:
    table = opened()
    assert "nobody gave one" in refused(table, {"name": "Anna"}, ())
    assert "Anna deals here" in refused(table, {"name": "Berta"}, (Signed("Berta", Role.DEALER),))
    assert "closed" in refused(Played(), {"name": "Anna"}, (Signed("Anna", Role.DEALER),))
    assert table.state.by_code == frozenset()


def refused(table: Played, fields: Form, signed: tuple[Signed, ...]) -> str:
    """Why it is not recorded who deals."""
    with pytest.raises(RefusedError) as why:
        table.table.do(command("deal", **fields), signed)
    return str(why.value)


@pytest.mark.parametrize(
    ("said", "act"),
    [
        ({"value": "10.00", "owner": "seat 4"}, Act.COLOUR_VALUE),
        ({"value": "5.00"}, Act.COLOUR_VALUE),
        ({"value": "2.50", "owner": "seat 4"}, None),
        ({"owner": "seat 4"}, None),
        ({"value": "10.00", "table": "T2"}, None),
    ],
)
def test_2_a_colour_s_value_raised_is_signed_and_no_other(said: Form, act: Act | None) -> None:
    assert act_of(opened().state, filled({"do": "colour", "colour": "red", **said})) is act


def test_2_what_was_signed_once_is_not_signed_again_until_it_is_raised_or_given_to_another() -> None:
    table = opened()
    table.do("colour", colour="red", value="10.00", by="Marco")
    acts = [
        act_of(table.state, filled({"do": "colour", "colour": "red", "value": value, "owner": "seat 4"}))
        for value in ("5.00", "10.00", "20.00")
    ]
    assert acts == [None, None, Act.COLOUR_VALUE]
    table.do("colour", colour="red", value="10.00", owner="seat 4", by="Marco")
    other = {"do": "colour", "colour": "red", "value": "10.00", "owner": "seat 5"}
    assert act_of(table.state, filled(other)) is Act.COLOUR_VALUE
