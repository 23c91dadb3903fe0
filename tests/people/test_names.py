"""Names are one person's whatever their composition; what only looks like a name is another, and is seen."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.people import deeds
from app.people.codes import Codes
from app.people.deeds import PeopleRefusedError
from app.people.entering import enter
from app.people.lockout import Moment
from app.people.names import looks_like, mixed_word, name_key, same_person
from app.people.permissions import Act, Signed, why_not_signed
from app.people.register import CodeSet, CodeWrong, LetIn, PersonAdded, PersonEvent, Register, fold_all
from app.people.roles import Role
from tests.people.cheap import cheap_codes, register_of

CODES: Codes = cheap_codes()
NOW = Moment(0, "b")
COMPOSED, TAKEN_APART = "Jos\u00e9 P\u00e9rez", "Jose\u0301 Pe\u0301rez"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna  De Luca", " anna de luca"),
        (COMPOSED, TAKEN_APART),
        ("Stra\u00dfer", "STRASSER"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("So\ufb01a", "Sofia"),
        ("An\u200bna", "Anna"),
        ("Anna\ufe0f", "Anna"),
        (
            "\u039f\u0394\u03a5\u03a3\u03a3\u0395\u03a5\u03a3",
            "\u03bf\u03b4\u03c5\u03c3\u03c3\u03b5\u03c5\u03c2",
        ),
    ],
)
def test_names_are_one_persons_whatever_their_composition(one: str, other: str) -> None:
    assert same_person(one, other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Jose", "Jos\u00e9"), ("Ian", "Lan")])
def test_other_names_are_other_people_s(one: str, other: str) -> None:
    assert not same_person(one, other)
    assert not looks_like(one, other)


@given(st.text(max_size=20), st.sampled_from(("NFC", "NFD", "NFKC", "NFKD")))
def test_no_composition_of_a_name_is_another_person(name: str, form: str) -> None:
    key = name_key(name)
    assert name_key(unicodedata.normalize(form, name)) == key  # type: ignore[arg-type]
    assert name_key(key) == key == name_key(f" {name}\t")


@pytest.mark.parametrize(
    "odd",
    [
        "Pa\u043ela",  # a Cyrillic o
        "PaoIa",  # a capital i
        "Pao1a",
        "Pa0la",
        "P\u03b1ola",  # a Greek alpha
        "\u0420aola",  # a Cyrillic capital er
    ],
)
def test_a_name_that_looks_like_one_that_is_there_is_refused_by_name(odd: str) -> None:
    house = register_of(CODES, ("Gina", Role.PIT_BOSS, "58201327"), ("Paola", Role.INSPECTOR, "58201328"))
    assert looks_like("Paola", odd)
    with pytest.raises(PeopleRefusedError, match=f"looks like the name of Paola|one word: {odd}"):
        added(house, odd)


def test_the_whole_word_in_another_script_is_found_by_its_looks_alone() -> None:
    """Sasha with five Cyrillic letters, and one that looks like it in Latin."""
    odd = "\u0421\u0430\u0440\u0430"
    house = register_of(CODES, ("Gina", Role.PIT_BOSS, "58201327"), ("Capa", Role.INSPECTOR, "58201328"))
    assert mixed_word(odd) is None
    with pytest.raises(PeopleRefusedError, match="it looks like the name of Capa: write it otherwise"):
        added(house, odd)


def test_who_has_left_is_not_come_back_to_under_another_name_that_looks_so() -> None:
    house = register_of(CODES, ("Gina", Role.PIT_BOSS, "58201327"), ("Paola", Role.INSPECTOR, "58201328"))
    house = fold_all(house, deeds.gone(house, deeds.known(house, "Gina"), "Paola"))
    with pytest.raises(PeopleRefusedError, match="looks like the name of Paola"):
        added(house, "PaoIa")
    assert added(house, "PAOLA").person("Paola") is not None


@pytest.mark.parametrize("make", ["added", "first"])
def test_a_word_that_mixes_scripts_is_refused_by_name(make: str) -> None:
    makes: dict[str, Callable[[str], Register]] = {"added": lambda name: added(house, name), "first": first}
    house = register_of(CODES, ("Gina", Role.PIT_BOSS, "58201327"))
    with pytest.raises(PeopleRefusedError, match="letters of two scripts stand in one word: R\u043essi"):
        makes[make]("Anna R\u043essi")
    for name in (
        "Anna \u0420\u043e\u0441\u0441\u0438",
        "D\u02bcAngelo",
        "Ming \u5c71\u3055\u3093",
        "Anna-Maria 2",
    ):
        assert makes[make](name).person(name) is not None


@pytest.mark.parametrize("unseen", ["\u200d", "\ufe0f", "\u3164", "\u034f"])
def test_no_letter_of_a_name_is_unseen(unseen: str) -> None:
    house = register_of(CODES, ("Gina", Role.PIT_BOSS, "58201327"))
    with pytest.raises(PeopleRefusedError, match="letters that can be read"):
        added(house, f"Ma{unseen}rco")


def test_a_name_is_found_however_it_is_typed() -> None:
    """And kept as it is composed: an earlier program had let the other one be another person."""
    house = register_of(CODES, ("Gina", Role.PIT_BOSS, "58201327"))
    house = added(house, TAKEN_APART)
    assert [person.name for person in house.here] == ["Gina", COMPOSED]
    with pytest.raises(PeopleRefusedError, match="is in the register already"):
        added(house, TAKEN_APART)
    house = fold_all(house, enter(house, TAKEN_APART, "00000001", CODES, NOW, "here").caused)
    assert house.tried(COMPOSED).wrong == 1
    assert house.tried_by_nobody.wrong == 0
    assert enter(house, TAKEN_APART, "61928427", CODES, NOW, "here").person == house.person(COMPOSED)


def test_a_long_name_that_is_taken_apart_is_its_owner_s() -> None:
    name = "\u00e9" * 40
    house = added(register_of(CODES, ("Gina", Role.PIT_BOSS, "58201327")), name)
    entered = enter(house, unicodedata.normalize("NFD", name), "61928427", CODES, NOW, "here")
    assert entered.person == house.person(name) is not None


def test_one_person_does_not_sign_for_himself_in_another_composition() -> None:
    signed = [Signed(TAKEN_APART, Role.INSPECTOR)]
    assert why_not_signed(Act.LIMIT, COMPOSED, signed) == "the second person is another than the first"


def test_an_old_register_that_has_a_name_twice_is_read_as_it_was() -> None:
    """Each of the two keeps his role and code; no program lets a second one come any more."""
    seals = [CODES.seal(code) for code in ("58201327", "58201328")]
    story: list[PersonEvent] = [
        PersonAdded(name=COMPOSED, role=Role.PIT_BOSS),
        CodeSet(name=COMPOSED, code=seals[0], first=False, by=COMPOSED),
        PersonAdded(name=TAKEN_APART, role=Role.DEALER, by=COMPOSED),
        CodeSet(name=TAKEN_APART, code=seals[1], first=False, by=TAKEN_APART),
        CodeWrong(name=TAKEN_APART),
        LetIn(name=TAKEN_APART),
    ]
    house = fold_all(Register(), story)
    for name, role, code in ((COMPOSED, Role.PIT_BOSS, "58201327"), (TAKEN_APART, Role.DEALER, "58201328")):
        person = enter(house, name, code, CODES, NOW, "here").person
        assert person is not None
        assert (person.name, person.role) == (name, role)
    assert not may_sign_beside(house)


def may_sign_beside(house: Register) -> bool:
    """Whether one of the two may be the second person beside the other."""
    return why_not_signed(Act.FILL, TAKEN_APART, [each.signed for each in house.here][:1]) is None


def added(house: Register, name: str) -> Register:
    """The register with somebody more."""
    boss = deeds.known(house, "Gina")
    return fold_all(house, deeds.added(house, boss, name, Role.INSPECTOR, "61928427", CODES))


def first(name: str) -> Register:
    """A register whose first pit boss is somebody."""
    return fold_all(Register(), deeds.first_pit_boss(Register(), name, "61928427", CODES))
