"""Who may be asked for a code, and where his name stands in the command."""

import pytest

from app.desks.croupier.signing.named import codes_due, named, next_named, signed_by, who_may_sign
from app.people.permissions import Act, Signed
from app.people.roles import Role
from tests.desks.croupier.made_up_people import ANNA, CODES, GINA, MARCO, ROSSI
from tests.said import filled, form_of, said

EVERYBODY = tuple(CODES)
NOBODY_S = said({"do": "next"})
"""Names nobody."""


@pytest.mark.parametrize(
    "act", [act for act in Act if act not in {Act.DEAL, Act.READ, Act.TEACH, Act.PEOPLE, Act.RETAIN}]
)
def test_capi_tavolo_and_pit_bosses_are_asked_and_never_who_deals(act: Act) -> None:
    assert who_may_sign(EVERYBODY, act, "Rossi", NOBODY_S) == (MARCO, GINA)
    assert who_may_sign(EVERYBODY, act, "marco  bon", NOBODY_S) == (GINA,)


def test_for_taking_the_table_over_he_himself_is_asked() -> None:
    assert who_may_sign(EVERYBODY, Act.DEAL, "Rossi", filled({"do": "dealer", "name": "anna verdi"})) == (
        ANNA,
    )
    assert who_may_sign(EVERYBODY, Act.DEAL, "Rossi", filled({"do": "dealer", "name": "Nobody"})) == ()
    assert ROSSI in EVERYBODY


@pytest.mark.parametrize(
    ("act", "form", "key"),
    [
        (Act.DEAL, {"do": "dealer", "name": "marco"}, "name"),
        (Act.LATE_ANNOUNCE, {"do": "announce", "accepted_by": "capo tavolo"}, "accepted_by"),
        (Act.VOID, {"do": "void", "reason": "no_pocket"}, "by"),
        (Act.CORRECT, {"do": "number", "number": 8, "by": "capo tavolo"}, "by"),
        (Act.CORRECT, {"do": "correct", "by": "Rossi", "witness": "?"}, "witness"),
        (Act.RULE, {"do": "rule", "order": 1, "by": "ispettore"}, "by"),
        (Act.RULE, {"do": "misplaced", "ruled": 1, "told": "ispettore"}, "told"),
        (Act.LIMIT, {"do": "minimum", "minimum": "5.00", "by": "capo tavolo"}, "by"),
    ],
)
def test_the_name_of_who_signed_stands_where_a_name_was_typed(
    act: Act, form: dict[str, object], key: str
) -> None:
    asked = filled(form)
    assert form_of(named(asked, act, "Marco Bon")) == {**form_of(asked), key: "Marco Bon"}


PAPER = filled({"do": "bank", "signatures": ["Ivo Nardi", "gina rossi", "Ugo Conti"]})
"""Gina alone of those who are written there works here and may sign."""


@pytest.mark.parametrize("act", [Act.FILL, Act.CREDIT])
def test_rules_9_as_many_codes_are_asked_for_as_three_and_as_the_register_has(act: Act) -> None:
    more = (*EVERYBODY, Signed("Ivo Nardi", Role.INSPECTOR), Signed("Elena Grimani", Role.PIT_BOSS))
    assert codes_due(EVERYBODY, act, "Rossi", PAPER) == 2
    assert codes_due(more, act, "Rossi", PAPER) == 3
    assert codes_due((ROSSI, GINA), act, "Rossi", PAPER) == 1
    assert codes_due((ROSSI,), act, "Rossi", PAPER) == 0
    assert codes_due(more, Act.VOID, "Rossi", filled({"do": "void"})) == 1


def test_who_signed_is_not_asked_again_and_the_names_on_the_paper_come_first() -> None:
    assert next_named(PAPER, who_may_sign(EVERYBODY, Act.FILL, "Rossi", PAPER)) == GINA.name
    left = who_may_sign(EVERYBODY, Act.FILL, "Rossi", PAPER, (GINA,))
    assert left == (MARCO,)
    assert next_named(PAPER, left) == ""


@pytest.mark.parametrize("act", [Act.FILL, Act.CREDIT])
def test_who_signed_takes_the_place_of_a_name_that_was_written(act: Act) -> None:
    assert form_of(signed_by(PAPER, act, (GINA,)))["signatures"] == ["Gina Rossi", "Ivo Nardi", "Ugo Conti"]
    assert form_of(signed_by(PAPER, act, (MARCO, GINA)))["signatures"] == [
        "Marco Bon",
        "Gina Rossi",
        "Ivo Nardi",
    ]
    assert form_of(signed_by(filled({"do": "bank"}), act, (MARCO,)))["signatures"] == ["Marco Bon"]


def test_what_one_other_signs_has_his_name_alone() -> None:
    asked = said({"do": "void", "reason": ""})
    assert form_of(signed_by(asked, Act.VOID, (MARCO,))) == {"do": "void", "reason": "", "by": "Marco Bon"}
