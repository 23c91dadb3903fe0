"""What the dealer says in French: numbers, pieces, money, and to whom."""

import pytest

from app.rules.french import (
    money_words,
    number_words,
    pieces_words,
    player_words,
    to_the,
)
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.position_words import FRENCH_POSITIONS
from tests.rules.roulette.spins import answer


def test_settle_answers_with_the_call_in_one_line() -> None:
    """[7.2] The words joined by commas; a number of three words stays together."""
    assert answer(8, {})["announcement"] == "Huit, Noir, Pair, Manque"
    assert answer(21, {})["announcement"] == "Vingt et un, Rouge, Impair, Passe"
    assert answer(0, {})["announcement"] == "Zéro"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zéro"), (1, "un"), (16, "seize"), (17, "dix-sept"), (21, "vingt et un"), (22, "vingt-deux"),
        (61, "soixante et un"), (70, "soixante-dix"), (71, "soixante et onze"), (72, "soixante-douze"),
        (80, "quatre-vingts"), (81, "quatre-vingt-un"), (90, "quatre-vingt-dix"), (91, "quatre-vingt-onze"),
        (99, "quatre-vingt-dix-neuf"), (100, "cent"), (101, "cent un"), (200, "deux cents"),
        (201, "deux cent un"), (280, "deux cent quatre-vingts"), (1_000, "mille"), (1_001, "mille un"),
        (2_000, "deux mille"), (80_000, "quatre-vingt mille"), (200_000, "deux cent mille"),
        (300_500, "trois cent mille cinq cents"), (90_071, "quatre-vingt-dix mille soixante et onze"),
    ],
)  # fmt: skip
def test_french_numbers_are_written_as_its_grammar_says(number: int, words: str) -> None:
    """Traditional spelling: et before un and onze but not after quatre-vingt; s of cents and vingts only at the end."""
    assert number_words(number) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [(10**6, "un million"), (80 * 10**6, "quatre-vingts millions"), (2 * 10**9 + 5, "deux milliards cinq")],
)
def test_a_bank_that_is_counted_by_millions_has_words(number: int, words: str) -> None:
    assert number_words(number) == words


def test_no_two_numbers_have_the_same_words() -> None:
    """Rules 8: two payments that differ never sound alike."""
    assert len({number_words(number) for number in range(12_000)}) == 12_000


@pytest.mark.parametrize("number", [-1, 10**12])
def test_a_number_beyond_the_words_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"no words for {number}"):
        number_words(number)


@pytest.mark.parametrize(
    ("pieces", "said"),
    [
        (1, "une pièce"),
        (21, "vingt et une pièces"),
        (81, "quatre-vingt-une pièces"),
        (80, "quatre-vingts pièces"),
        (2_000_000, "deux millions de pièces"),
        (2_000_001, "deux millions une pièces"),
    ],
)
def test_a_piece_is_feminine(pieces: int, said: str) -> None:
    assert pieces_words(pieces) == said


@pytest.mark.parametrize(
    ("cents", "said"),
    [
        (17250, "cent soixante-douze euros cinquante"),
        (104000, "mille quarante"),
        (150, "un euro cinquante"),
        (50, "cinquante centimes"),
        (2005, "vingt euros cinq"),
    ],
)
def test_amounts_are_said(cents: int, said: str) -> None:
    """Rules 8: euros and cents; without cents the number alone."""
    assert money_words(cents) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("straight-8", "plein 8"),
        ("split-8-11", "cheval 8/11"),
        ("street-7-9", "transversale 7/9"),
        ("trio-0-2-3", "transversale 0/2/3"),
        ("corner-8-12", "carré 8/12"),
        ("first-four", "quatre premiers"),
        ("line-7-12", "sixain 7/12"),
        ("dozen-1", "1re douzaine"),
        ("dozen-3", "3e douzaine"),
        ("column-34", "colonne 34"),
        ("double-column-34-35", "colonnes 34/35"),
        ("double-dozen-2-3", "douzaines 2/3"),
        ("odd", "impair"),
        ("even", "pair"),
        ("high", "passe"),
        ("low", "manque"),
        ("red", "rouge"),
        ("black", "noir"),
    ],
)
def test_4_1_positions_are_named_as_at_a_french_table(name: str, said: str) -> None:
    assert FRENCH_POSITIONS.name(BY_NAME[name]) == said


def test_a_stake_is_said_in_pieces() -> None:
    assert FRENCH_POSITIONS.stake(2, BY_NAME["split-8-11"]) == "2 chevaux 8/11"
    assert FRENCH_POSITIONS.stake(1, BY_NAME["straight-8"]) == "1 plein 8"
    assert FRENCH_POSITIONS.stake(2, BY_NAME["low"]) == "2 sur manque"
    assert [FRENCH_POSITIONS.where(BY_NAME[name]) for name in ("black", "straight-8")] == [
        "sur noir",
        "plein 8",
    ]


def test_to_whom_it_goes() -> None:
    """A colour has its article, a seat is a place, anybody else has his name."""
    assert [to_the(name) for name in ("rouge", "orange")] == ["au rouge", "à l'orange"]
    assert [player_words(name) for name in ("posto 4", "signora Rossi")] == ["place 4", "signora Rossi"]
