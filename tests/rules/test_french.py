"""The announcement of the number, word for word as printed [7.2]."""

import pytest

from app.rules.french import (
    announcement,
    call_words,
    money_words,
    number_words,
    pieces_words,
    player_words,
    position_name,
    stake_words,
    to_the,
    where_words,
)
from app.rules.layout import BY_NAME
from tests.rules.spins import answer

PRINTED = """
0 Zéro
1 Premiere Rouge Impair Manque
2 Deux Noir Pair Manque
3 Trois Rouge Impair Manque
4 Quatre Noir Pair Manque
5 Cinq Rouge Impair Manque
6 Six Noir Pair Manque
7 Sept Rouge Impair Manque
8 Huit Noir Pair Manque
9 Neuf Rouge Impair Manque
10 Dix Noir Pair Manque
11 Onze Noir Impair Manque
12 Douze Rouge Pair Manque
13 Treize Noir Impair Manque
14 Quatorze Rouge Pair Manque
15 Quinze Noir Impair Manque
16 Seize Rouge Pair Manque
17 Dix-sept Noir Impair Manque
18 Dix-huit Rouge Pair Manque
19 Dix-neuf Rouge Impair Passe
20 Vingt Noir Pair Passe
21 Vingt et un Rouge Impair Passe
22 Vingt-deux Noir Pair Passe
23 Vingt-trois Rouge Impair Passe
24 Vingt-quatre Noir Pair Passe
25 Vingt-cinq Rouge Impair Passe
26 Vingt-six Noir Pair Passe
27 Vingt-sept Rouge Impair Passe
28 Vingt-huit Noir Pair Passe
29 Vingt-neuf Noir Impair Passe
30 Trente Rouge Pair Passe
31 Trente et un Noir Impair Passe
32 Trente-deux Rouge Pair Passe
33 Trente-trois Noir Impair Passe
34 Trente-quatre Rouge Pair Passe
35 Trente-cinq Noir Impair Passe
36 Trente-six Rouge Pair Passe
"""
CALLS = [line.split(" ", 1) for line in PRINTED.strip().splitlines()]


@pytest.mark.parametrize(("number", "call"), CALLS, ids=[number for number, _ in CALLS])
def test_7_2_the_number_is_called_as_printed(number: str, call: str) -> None:
    """[7.2] Number, colour, parity, half."""
    assert " ".join(call_words(int(number))) == call


def test_7_2_the_table_is_whole() -> None:
    """[7.2] Thirty-seven calls, none twice."""
    assert [int(number) for number, _ in CALLS] == list(range(37))
    assert len({announcement(number) for number in range(37)}) == 37


def test_rules_3_zero_is_called_alone_and_a_number_with_its_three_chances() -> None:
    """Rules 3.1: the call is the number and its chances; zero has none."""
    assert [len(call_words(number)) for number in range(37)] == [1] + [4] * 36


def test_settle_answers_with_the_call_in_one_line() -> None:
    """[7.2] The words joined by commas; a number of three words stays together."""
    assert answer(8, {})["announcement"] == "Huit, Noir, Pair, Manque"
    assert answer(21, {})["announcement"] == "Vingt et un, Rouge, Impair, Passe"
    assert answer(0, {})["announcement"] == "Zéro"


@pytest.mark.parametrize("number", [-1, 37, 38])
def test_a_number_that_the_wheel_lacks_has_no_call(number: int) -> None:
    """[1.1] Only 0 to 36 are ever called."""
    with pytest.raises(ValueError, match=f"no number {number}"):
        announcement(number)


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
    assert position_name(BY_NAME[name]) == said


def test_a_stake_is_said_in_pieces() -> None:
    assert stake_words(2, BY_NAME["split-8-11"]) == "2 chevaux 8/11"
    assert stake_words(1, BY_NAME["straight-8"]) == "1 plein 8"
    assert stake_words(2, BY_NAME["low"]) == "2 sur manque"
    assert [where_words(BY_NAME[name]) for name in ("black", "straight-8")] == ["sur noir", "plein 8"]


def test_to_whom_it_goes() -> None:
    """A colour has its article, a seat is a place, anybody else has his name."""
    assert [to_the(name) for name in ("rouge", "orange")] == ["au rouge", "à l'orange"]
    assert [player_words(name) for name in ("posto 4", "signora Rossi")] == ["place 4", "signora Rossi"]
