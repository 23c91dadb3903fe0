"""Nobody's name is left, and the same person is the same pseudonym everywhere."""

from __future__ import annotations

from typing import Any

from app.support.pseudonyms import Pseudonyms


def written(*bodies: dict[str, Any]) -> list[dict[str, Any]]:
    people = Pseudonyms()
    for body in bodies:
        people.learn_event(body)
    return [people.event(body) for body in bodies]


def test_a_name_is_the_same_person_wherever_it_stands() -> None:
    opened, refused = written(
        {"kind": "table.opened", "dealer": "Anna Verdi", "table": "Anna"},
        {
            "kind": "command.refused",
            "reason": "anna verdi may not sign: ask VERDI",
            "asked": {"do": "dealer", "name": "Bo", "by": "Anna Verdi", "notes": "Carlo is at seat 2"},
        },
    )
    assert opened == {"kind": "table.opened", "dealer": "person-1", "table": "Anna"}
    assert refused["reason"] == "person-1 may not sign: ask person-1"
    assert refused["asked"] == {
        "do": "dealer",
        "name": "person-2",
        "by": "person-1",
        "notes": "(left out, 18 letters)",
    }


def test_names_inside_lists_and_forms_are_found() -> None:
    (signed, moved, bet) = written(
        {
            "kind": "people.signed",
            "people": [{"name": "Gina", "role": "pit_boss"}],
            "first": "Ugo",
            "act": "void",
        },
        {"kind": "bank.moved", "signatures": ["Gina", "Ivo"], "by": None},
        {"kind": "bet.placed", "entry": {"owner": "seat 4", "pieces": 2, "flags": ["told:Gina"]}},
    )
    assert signed["people"] == [{"name": "person-1", "role": "pit_boss"}]
    assert signed["first"] == "person-2"
    assert moved["signatures"] == ["person-1", "person-3"]
    assert moved["by"] is None
    assert bet["entry"] == {"owner": "person-4", "pieces": 2, "flags": ["told:person-1"]}


def test_an_announce_has_a_name_that_is_nobody_s() -> None:
    (announce,) = written({"kind": "announce.accepted", "name": "voisins", "owner": "Ada"})
    assert announce["name"] == "voisins"


def test_offices_and_colours_are_nobody() -> None:
    _, ruled, entered = written(
        {"kind": "table.rules", "profile": {"colours": [{"name": "red", "label": "rosso"}, 7]}},
        {"kind": "payment.ruled", "by": "capo tavolo", "office": "capo tavolo", "reason": "seen"},
        {"kind": "winners.entered", "bets": [{"owner": "red", "colour": "red"}]},
    )
    assert ruled["by"] == "capo tavolo"
    assert entered["bets"] == [{"owner": "red", "colour": "red"}]


def test_what_somebody_typed_is_left_out_and_what_the_program_says_stays() -> None:
    void, free, warning = written(
        {"kind": "spin.void", "reason": "ball_with_rotor"},
        {"kind": "payment.disputed", "reason": "Signor Bianchi says two pieces"},
        {"kind": "reader.warning", "reason": "silent", "detail": "wheel is silent: Rosa"},
    )
    assert void["reason"] == "ball_with_rotor"
    assert free["reason"] == "(left out, 30 letters)"
    assert warning["detail"] == "wheel is silent: Rosa"  # nobody of that name is known


def test_short_names_are_words_and_figures_are_none() -> None:
    people = Pseudonyms()
    for name in ("Al", "7", "X", "seat 1"):
        people.learn(name)
    assert people.text("Al altro AL 7 X seat 1 seat 12") == "person-1 altro person-1 7 X person-4 seat 12"
    assert people.of("7") == "person-2"
    assert people.event({"by": "X", "kind": "k"})["by"] == "person-3"


def test_a_name_inside_a_longer_word_is_found() -> None:
    people = Pseudonyms()
    people.learn("Marco Bon")
    assert people.text("users/marcobon/T1.sqlite") == "users/person-1bon/T1.sqlite"


def test_a_name_that_is_a_key_is_no_key_any_more() -> None:
    people = Pseudonyms()
    people.learn("Gina")
    assert people.event({"kind": "command.refused", "asked": {"Gina": 1}})["asked"] == {"person-1": 1}
