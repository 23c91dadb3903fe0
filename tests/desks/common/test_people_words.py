"""Every refusal of the register has words of the desk, in each language."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak, tr
from app.desks.common.people_words import register_words
from app.people import deeds
from app.people.deeds import PeopleRefusedError
from app.people.refusals import RegisterRefusal
from app.people.register import PersonEvent
from app.people.roles import Role
from app.reports.role_words import ROLES
from app.sentence import Line, Sentence
from tests.people.cheap import cheap_codes, register_of
from tests.test_sentence import places_of

CODES = cheap_codes()
GINA, MARCO = "73019427", "58201327"
HOUSE = register_of(CODES, ("Gina", Role.PIT_BOSS, GINA), ("Marco", Role.INSPECTOR, MARCO))
BOSS, INSPECTOR = deeds.known(HOUSE, "Gina"), deeds.known(HOUSE, "Marco")
GOOD = "61928427"

REFUSED: dict[str, Callable[[], Sequence[PersonEvent]]] = {
    "short": lambda: deeds.own_code(INSPECTOR, "12", CODES),
    "same digit": lambda: deeds.own_code(INSPECTOR, "11111111", CODES),
    "run": lambda: deeds.own_code(INSPECTOR, "12345678", CODES),
    "the last one": lambda: deeds.own_code(INSPECTOR, MARCO, CODES),
    "there already": lambda: deeds.added(HOUSE, BOSS, "marco", Role.DEALER, GOOD, CODES),
    "no name": lambda: deeds.added(HOUSE, BOSS, " ", Role.DEALER, GOOD, CODES),
    "long name": lambda: deeds.added(HOUSE, BOSS, "x" * 41, Role.DEALER, GOOD, CODES),
    "unreadable name": lambda: deeds.added(HOUSE, BOSS, "a\x07b", Role.DEALER, GOOD, CODES),
    "that already": lambda: deeds.role_given(HOUSE, BOSS, "Marco", Role.INSPECTOR),
    "nobody": lambda: deeds.gone(HOUSE, BOSS, "Ugo"),
    "himself": lambda: deeds.first_code(HOUSE, BOSS, "Gina", GOOD, CODES),
    "may not": lambda: deeds.gone(HOUSE, INSPECTOR, "Gina"),
    "the last pit boss": lambda: deeds.gone(HOUSE, BOSS, "Gina"),
}


@pytest.fixture(autouse=True, params=Language)
def spoken(request: pytest.FixtureRequest) -> Iterator[Language]:
    make_application(["words"])
    speak(request.param)
    yield request.param
    speak(Language.ITALIAN)


@pytest.mark.parametrize("deed", REFUSED)
def test_a_refusal_is_said_in_the_language_of_the_desk(deed: str, spoken: Language) -> None:
    with pytest.raises(PeopleRefusedError) as refused:
        REFUSED[deed]()
    said = register_words(refused.value.reason)
    assert "{" not in said
    if spoken is not Language.ENGLISH:
        assert said != str(refused.value)
    for name in ("Marco", "Gina", "Ugo"):
        assert (name in said) == (name in str(refused.value)), deed


def test_a_first_code_that_must_be_changed_is_said_too() -> None:
    assert "Gina" in register_words(RegisterRefusal.FIRST_CODE_STANDS(name="Gina"))


@pytest.mark.parametrize("line", list(RegisterRefusal), ids=repr)
def test_every_line_of_the_register_has_words(line: Line, spoken: Language) -> None:
    values = dict.fromkeys(places_of(line.said), "7")
    said = register_words(Sentence(line, values))
    assert "{" not in said
    if spoken is not Language.ITALIAN:
        assert said != line.text.format(**values)


def test_what_has_no_words_is_given_as_it_is() -> None:
    assert register_words("something new") == "something new"


def test_each_role_has_a_name_of_its_own() -> None:
    assert len({tr(ROLES[role]) for role in Role}) == len(Role)
