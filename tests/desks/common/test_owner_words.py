"""Whose something is, in words and in few letters; a colour together with its seat."""

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.common.owner_words import of_words, owner_sign, owner_words, title_sign, title_words, to_words
from app.desks.common.seats import seated


@pytest.mark.parametrize("owner", [None, "red", "Rossi"])
def test_a_colour_that_no_seat_has_stands_alone(owner: str | None) -> None:
    assert seated("rosso", owner) == "rosso"


def test_a_colour_is_said_with_its_seat_in_every_language() -> None:
    make_application(["test"])
    both = seated("rosso", "posto 3")
    assert [say(both) for say in (owner_words, owner_sign)] == ["rosso P3", "rosso P3"]
    assert [say(both.capitalize()) for say in (title_words, title_sign)] == ["Rosso P3", "Rosso P3"]
    speak(Language.ENGLISH)
    assert [owner_words(both), title_words(both.capitalize())] == ["red S3", "Red S3"]


@pytest.mark.parametrize("spoken", ["Impiegati", "Employés"])
def test_what_is_the_employees_is_said_in_the_language_of_the_desk_whatever_the_house_speaks(
    spoken: str,
) -> None:
    make_application(["test"])
    assert [title_words(spoken), title_sign(spoken)] == ["Impiegati", "Imp"]
    assert title_words(f"{spoken}, rosso") == "Impiegati, rosso"
    speak(Language.ENGLISH)
    assert [title_words(spoken), title_sign(spoken)] == ["Employees", "Emp"]
    assert [title_words(f"{spoken}, rosso"), title_sign(f"{spoken}, rosso")] == ["Employees, red", "Emp, red"]


def test_a_name_with_a_dot_in_it_stays_a_name() -> None:
    assert owner_words("Rossi · Bianchi") == "Rossi · Bianchi"


@pytest.mark.parametrize(
    ("owner", "theirs", "to"),
    [
        ("posto 3", "del posto 3", "al posto 3"),
        ("arancio", "di arancio", "all'arancio"),
        ("rosso · posto 4", "di rosso P4", "al rosso P4"),
        ("Marta", "di Marta", "a Marta"),
    ],
)
def test_a_seat_and_a_colour_have_their_article(owner: str, theirs: str, to: str) -> None:
    make_application(["test"])
    assert [of_words(owner), to_words(owner)] == [theirs, to]


def test_a_seat_and_a_colour_have_their_article_in_french() -> None:
    make_application(["test"])
    speak(Language.FRENCH)
    assert [of_words("posto 3"), to_words("posto 3")] == ["pour la place 3", "à la place 3"]
    assert [to_words("arancio"), to_words("Marta")] == ["à l'orange", "à Marta"]
