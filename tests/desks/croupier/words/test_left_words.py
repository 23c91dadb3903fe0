"""What is said of a payment that nobody had marked, in every language of the desk."""

import pytest

from app.desks.common.language import Language, speak
from app.desks.croupier.payments.left import Left
from app.desks.croupier.words.words import left_of_words, left_words
from app.rules.money import Cents

LEFT = Left(6, 20, 3, "Lilla", "2 pieni 20", 70, Cents(35000))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.ITALIAN, ("Lilla, 70 pezzi, € 350", "Colpo 6 (20) e altri 2")),
        (Language.ENGLISH, ("Lilac, 70 pieces, € 350", "Spin 6 (20) and 2 more")),
        (Language.FRENCH, ("Lilas, 70 pièces, € 350", "Coup 6 (20) et 2 autres")),
    ],
)
def test_it_is_named_as_a_dealer_says_it(language: Language, words: tuple[str, str]) -> None:
    speak(language)
    assert (left_words(LEFT), left_of_words(LEFT, 3)) == words
