"""What is looked for is said, and a word that was not understood is named, in the desk's language."""

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.roulette.words import asked_words, count_words, search_fault
from app.journal.errors import BadSearch
from app.journal.lists.expected import Expected
from app.journal.lists.finding import Count
from app.journal.lists.searching import read_search
from app.sentence import Sentence
from app.table.roulette.listing import LISTING
from tests.test_sentence import places_of


@pytest.fixture(autouse=True)
def italian() -> None:
    make_application(["words"])
    speak(Language.ITALIAN)


def fault(text: str) -> str:
    with pytest.raises(BadSearch) as caught:
        read_search(text, LISTING.words)
    return search_fault(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("over many", "«many» non si capisce: qui va un importo: 200 o 2,50."),
        ("number", "Alla fine manca un numero da 0 a 36."),
        ("17", "«17» non si capisce: qui va «numero 17» per ciò che è uscito, «pieno 17» per una puntata."),
        ("split c34", "«c34» non si capisce: qui va cavallo."),
        ("dealer Anna dealer Ugo", "«Ugo» non si capisce: qui va una cosa sola, e una c'è già."),
    ],
)
def test_the_word_that_was_not_understood_is_named(text: str, said: str) -> None:
    assert fault(text) == said


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.FRENCH])
def test_every_expectation_of_a_search_has_words(language: Language) -> None:
    """Whatever `searching` expects is said in the desk's language."""
    for line in Expected:
        said = search_fault(BadSearch("", "7", Sentence(line, dict.fromkeys(places_of(line.said), "split"))))
        speak(language)
        other = search_fault(BadSearch("", "7", Sentence(line, dict.fromkeys(places_of(line.said), "split"))))
        speak(Language.ITALIAN)
        assert said != other
        assert "qui va" not in other


def test_what_is_looked_for_is_said() -> None:
    labels = {"red": "rosso"}
    asked = read_search("cavallo 8/11 rosso > 200 contestato", LISTING.words, ["red"], labels)
    assert asked_words(asked, labels) == "cavallo 8/11 · rosso · oltre 200 · contestato"
    assert asked_words(read_search("amount 85", LISTING.words), labels) == "importo 85"
    assert asked_words(read_search("", LISTING.words), labels) == ""


def test_a_count_is_exact_up_to_a_thousand() -> None:
    assert count_words(Count(1, more=False)) == "1 colpo"
    assert count_words(Count(1_000, more=False)) == "1.000 colpi"
    assert count_words(Count(1_000, more=True)) == "oltre 1.000 colpi"
