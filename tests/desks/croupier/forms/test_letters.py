"""A text that is touched or typed letter by letter."""

from app.desks.croupier.forms.kit import ERASE
from app.desks.croupier.forms.typed import LONGEST, WIPE, Letter, Spelt, letters


def spelt(text: Spelt, line: str) -> Spelt:
    for sign in line:
        text = text.spelling(Letter(sign))
    return text


def test_a_word_of_a_name_begins_with_a_capital_and_a_sentence_alone_does() -> None:
    assert spelt(Spelt(), "DE ROSSI").text == "De Rossi"
    assert spelt(Spelt(sentence=True), "POSTO 3 ALZA").text == "Posto 3 alza"


def test_the_first_letter_of_an_offered_text_begins_another_one() -> None:
    assert spelt(Spelt("Anna", fresh=True), "UGO").text == "Ugo"
    assert spelt(Spelt("Anna", fresh=True), ERASE + "O").text == "Anno"


def test_one_letter_is_taken_back_or_all_of_them() -> None:
    assert spelt(Spelt("Anna"), ERASE).text == "Ann"
    assert Spelt("Anna").spelling(Letter(WIPE)).text == ""


def test_no_text_is_longer_than_its_room_and_none_begins_with_a_blank() -> None:
    assert len(spelt(Spelt(), "A" * 60).text) == LONGEST
    assert spelt(Spelt(), " A").text == "A"


def test_each_letter_has_its_key_of_the_keyboard() -> None:
    keys = letters(figures=True).keys
    assert len(keys) == 43
    assert {key.key for key in keys if key.key} >= {*"QWERTY 12'/-.", ERASE}
