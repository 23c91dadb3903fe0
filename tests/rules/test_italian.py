"""What the dealer says of payments and positions, in Italian (rules 8)."""

import pytest

from app.rules.italian import elided, euro, money_words, number_words, the, to_the
from app.rules.roulette.layout import BY_NAME, POSITIONS
from app.rules.roulette.position_words import ITALIAN_POSITIONS

WORDS = {
    0: "zero", 1: "uno", 7: "sette", 10: "dieci", 11: "undici", 16: "sedici", 17: "diciassette", 19: "diciannove",
    20: "venti", 21: "ventuno", 23: "ventitré", 28: "ventotto", 31: "trentuno", 38: "trentotto", 44: "quarantaquattro",
    58: "cinquantotto", 69: "sessantanove", 71: "settantuno", 83: "ottantatré", 95: "novantacinque",
    99: "novantanove", 100: "cento", 102: "centodue", 150: "centocinquanta", 210: "duecentodieci",
    340: "trecentoquaranta", 523: "cinquecentoventitré", 999: "novecentonovantanove", 1000: "mille",
    1040: "mille e quaranta", 1700: "millesettecento", 2000: "duemila", 4180: "quattromilacentottanta",
    12_000: "dodicimila", 100_000: "centomila",
}  # fmt: skip


@pytest.mark.parametrize("number", WORDS)
def test_numbers_are_said_as_italians_say_them(number: int) -> None:
    """Rules 8: the last vowel of the tens falls before uno and otto; tre takes its accent at the end."""
    said = number_words(number)
    # Both "centottanta" and "centoottanta" are Italian; a dealer may hear either.
    assert said.replace("centootta", "centotta") == WORDS[number]


@pytest.mark.parametrize(
    ("number", "words"), [(103, "centotré"), (203, "duecentotré"), (23_000, "ventitremila")]
)
def test_a_word_that_ends_in_tre_has_the_accent_and_no_other(number: int, words: str) -> None:
    """Rules 8: any number that ends in -tré but three itself is written with the accent, and only at its end."""
    assert number_words(number) == words


def test_every_number_has_words_of_its_own() -> None:
    """Rules 8: two payments that differ never sound alike."""
    assert len({number_words(number) for number in range(10_000)}) == 10_000


@pytest.mark.parametrize("number", [-1, 10**12])
def test_a_number_beyond_the_words_is_refused(number: int) -> None:
    """Rules 8: nothing is said of what no payment can be."""
    with pytest.raises(ValueError, match=f"no words for {number}"):
        number_words(number)


@pytest.mark.parametrize(
    ("cents", "said", "written"),
    [
        (17250, "centosettantadue e cinquanta", "172,50"),
        (104000, "mille e quaranta", "1.040"),
        (250, "due e cinquanta", "2,50"),
        (375, "tre e settantacinque", "3,75"),
        (123456700, "", "1.234.567"),
    ],
)
def test_amounts_are_said_and_written(cents: int, said: str, written: str) -> None:
    """Rules 8: euros and cents; a point for thousands, a comma for cents, no cents where there are none."""
    assert euro(cents) == written
    assert euro(-cents) == f"−{written}"
    if said:
        assert money_words(cents) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("straight-8", "pieno 8"),
        ("split-8-11", "cavallo 8/11"),
        ("street-7-9", "terzina 7/9"),
        ("trio-0-2-3", "trasversale 0/2/3"),
        ("corner-8-12", "carré 8/12"),
        ("first-four", "quattro primi"),
        ("line-7-12", "sestina 7/12"),
        ("dozen-1", "1ª dozzina"),
        ("column-34", "colonna 34"),
        ("double-column-34-35", "colonne 34/35"),
        ("double-dozen-2-3", "dozzine 2/3"),
        ("odd", "dispari"),
        ("even", "pari"),
        ("high", "passe"),
        ("low", "manque"),
        ("red", "rosso"),
        ("black", "nero"),
    ],
)
def test_4_1_positions_are_named_as_at_the_table(name: str, said: str) -> None:
    """[4.1] By the lowest and the highest number; columns by their last."""
    assert ITALIAN_POSITIONS.name(BY_NAME[name]) == said


def test_no_two_positions_sound_alike() -> None:
    """[4.1] A bet that is repeated aloud can be only one."""
    assert len({ITALIAN_POSITIONS.name(position) for position in POSITIONS}) == len(POSITIONS)


def test_a_stake_is_said_in_pieces() -> None:
    """[3] One piece or several, on combinations and on chances."""
    assert ITALIAN_POSITIONS.stake(1, BY_NAME["split-8-11"]) == "1 cavallo 8/11"
    assert ITALIAN_POSITIONS.stake(2, BY_NAME["split-8-11"]) == "2 cavalli 8/11"
    assert ITALIAN_POSITIONS.stake(3, BY_NAME["straight-8"]) == "3 pieni 8"
    assert ITALIAN_POSITIONS.stake(2, BY_NAME["low"]) == "2 su manque"


@pytest.mark.parametrize(
    ("noun", "one", "to"),
    [
        ("rosso", "il rosso", "al rosso"),
        ("arancio", "l'arancio", "all'arancio"),
        ("zaffiro", "lo zaffiro", "allo zaffiro"),
        ("20", "il 20", "al 20"),
        ("80", "l'80", "all'80"),
        ("1", "l'1", "all'1"),
        ("1000", "il 1000", "al 1000"),
    ],
)
def test_a_chip_has_its_article(noun: str, one: str, to: str) -> None:
    """It falls before a vowel, and before a figure that is said with one: ottanta, uno, but mille."""
    assert (the(noun), to_the(noun)) == (one, to)


def test_several_chips_have_theirs() -> None:
    """Venti has none to fall before; ottanta has."""


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1_000_000, "un milione"),
        (1_000_003, "un milione tre"),
        (5_000_910, "cinque milioni novecentodieci"),
        (23_001_040, "ventitre milioni mille e quaranta"),
        (2_000_000_000, "due miliardi"),
        (1_001_000_123, "un miliardo un milione centoventitré"),
    ],
)
def test_what_a_slip_of_the_fingers_counts_has_words_too(number: int, words: str) -> None:
    assert number_words(number) == words


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Non pagato il 1", "Non pagato l'1"),
        ("Il 8 attende", "L'8 attende"),
        ("il 0, sul 0", "lo 0, sullo 0"),
        ("dal 8 al 11, nel 80", "dall'8 all'11, nell'80"),
        ("del 8.000 e del 1.000", "dell'8.000 e del 1.000"),
        ("il 10, il 18 e il 110", "il 10, il 18 e il 110"),
    ],
)
def test_the_article_before_figures_is_as_they_are_said(text: str, said: str) -> None:
    assert elided(text) == said
