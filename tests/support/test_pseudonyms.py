"""Nobody's name is left, and the same person is the same pseudonym everywhere."""

from __future__ import annotations

import json
from typing import Any
from unicodedata import normalize

from hypothesis import assume, example, given
from hypothesis import strategies as st

from app.support.pseudonyms import Pseudonyms

COLOURS = ("red", "rosso", "rosa", "blu", "verde")
RULES = {"kind": "table.rules", "profile": {"colours": [{"name": "red", "label": "Rosso"}, {"name": "rosa"}]}}
letters = st.text(
    st.sampled_from("aAbeEfiIlsStzZ ßẞﬁﬂﬃﬅſéÉe\u0301ñøØıİIǅŉΣςάᾳК’'\"\\-王伟ع\u00ad\u200d"),
    min_size=2,
    max_size=10,
)
people_called = letters | st.sampled_from(
    [each.title() for each in COLOURS] + ["Al", "王 伟", "House", "Bank"]
)
SPELT = (
    str,
    str.upper,
    str.lower,
    str.title,
    str.casefold,
    str.swapcase,
    *(lambda text, form=form: normalize(form, text) for form in ("NFC", "NFD", "NFKC", "NFKD")),
)
"""How somebody, a disk or a program may write a name that is known."""


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


def told_of(name: str, spelt: str) -> list[dict[str, Any]]:
    """Events that name somebody, in members made for it and inside texts."""
    return [
        RULES,
        {"kind": "table.opened", "dealer": name},
        {"kind": "bank.moved", "signatures": ["Ivo", name], "by": spelt},
        {"kind": "winners.entered", "bets": [{"owner": spelt, "flags": [f"told:{spelt}"]}]},
        {
            "kind": "command.refused",
            "reason": f"who is {spelt}? (/tables/{spelt}/1)",
            "asked": {spelt: 1, "kind": spelt},
        },
    ]


def plain(text: str) -> str:
    """A text as somebody compares it who looks for a name: without the program's own way of folding."""
    return " ".join(normalize("NFKC", normalize("NFKC", text).casefold()).split())


@given(people_called, st.sampled_from(SPELT))
@example("Strauß", str.upper)
@example("ﬁona", str.upper)
@example("Rosso", str.lower)
@example("Rosa", str)
@example("İlke", str.lower)
def test_no_name_is_left_however_it_is_spelt(name: str, spell: Any) -> None:
    """The same person everywhere, also one who is called like a colour of the house or like its bank."""
    spelt = spell(name)
    sought = {plain(name), plain(spelt)}
    assume(sum(map(str.isalpha, normalize("NFKD", name))) > 1)  # single letters are no names
    nobody = json.dumps(told_of("", "")[1:], ensure_ascii=False) + "person-1 person-2 person-3"
    assume(not any(each in plain(nobody) for each in sought))
    _, opened, moved, entered, refused = written(*told_of(name, spelt))
    left = json.dumps([opened, moved, entered, refused], ensure_ascii=False)
    assert not [each for each in sought if each in plain(left)]
    assert (
        opened["dealer"] == moved["signatures"][1] == moved["by"] == entered["bets"][0]["owner"] == "person-1"
    )


def test_a_colour_is_nobody_until_somebody_is_called_so() -> None:
    _, before = written(RULES, {"kind": "winners.entered", "bets": [{"owner": "rosa"}, {"owner": "bank"}]})
    assert before["bets"] == [{"owner": "rosa"}, {"owner": "bank"}]
    people = Pseudonyms()
    people.learn_event(RULES)
    people.learn("Rosa")
    assert people.event({"kind": "k", "owner": "rosa"})["owner"] == "person-1"


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
