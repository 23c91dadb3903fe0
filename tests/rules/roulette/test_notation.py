"""The words of the notation: every position, announce and section once, none that means two things (rules 1, 6)."""

import re
from collections.abc import Callable
from itertools import permutations

import pytest

from app.rules.chips import Colour, Piece
from app.rules.house import colour_letters
from app.rules.money import Cents
from app.rules.roulette import notation
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import BY_NAME, POSITIONS, Position
from app.rules.roulette.notation import (
    ANNOUNCES,
    POSITION_OF,
    SECTIONS,
    SHORT,
    NotationError,
    UnwritableError,
    is_announced,
)
from app.rules.roulette.notation_reading import read_announce, read_bet, read_layout, read_payment, read_spin
from app.rules.roulette.notation_writing import (
    write_announce,
    write_bet,
    write_layout,
    write_payment,
    write_spin,
)
from tests.houses import house
from tests.rules.roulette.spins import VENEZIA, house_with

IN_PLAY = {"red": Colour(Cents(250)), "blue": Colour(Cents(500))}
INSIDE = [position for position in POSITIONS if position.inside]


@pytest.mark.parametrize(
    ("short", "name"),
    [
        ("8", "straight-8"),
        ("0", "straight-0"),
        ("8/11", "split-8-11"),
        ("0/3", "split-0-3"),
        ("7-9", "street-7-9"),
        ("0/1/2", "trio-0-1-2"),
        ("0/2/3", "trio-0-2-3"),
        ("8/12", "corner-8-12"),
        ("0-3", "first-four"),
        ("7-12", "line-7-12"),
        ("d3", "dozen-3"),
        ("c35", "column-35"),
        ("d2/3", "double-dozen-2-3"),
        ("c34/35", "double-column-34-35"),
        ("R", "red"),
        ("N", "black"),
        ("P", "even"),
        ("D", "odd"),
        ("M", "low"),
        ("Pa", "high"),
    ],
)
def test_each_kind_of_position_has_its_sign(short: str, name: str) -> None:
    """Rules 1: all of a split or a trio, lowest and highest of the others; the chances by their initials."""
    assert SHORT[BY_NAME[name]] == short
    assert POSITION_OF[short] is BY_NAME[name]


def test_no_two_positions_are_written_alike() -> None:
    """Every position of the layout has a sign, and every sign one position."""
    assert len(set(SHORT.values())) == len(POSITIONS) == len(SHORT)
    assert all(POSITION_OF[short] is position for position, short in SHORT.items())
    assert all(POSITION_OF[position.name] is position for position in POSITIONS)


def spoken(low: int, high: int) -> set[Position]:
    """The combinations whose lowest and highest number these are, by trying all of them."""
    return {p for p in INSIDE if (p.numbers[0], p.numbers[-1]) == (low, high)}


def test_two_numbers_with_a_stroke_are_the_one_combination_that_has_these_ends() -> None:
    """Rules 3 writes "7/12, 4/9, 8/12, 8/11" alike: only zero's are shared, and there a stroke is the split."""
    for low, high in permutations(range(37), 2):
        meant = spoken(low, high)
        if low == 0 and len(meant) > 1:
            meant = {p for p in meant if len(p.numbers) == 2}
        word = f"{low}/{high}"
        assert ({POSITION_OF[word]} if word in POSITION_OF else set()) == meant, word


def test_rules_3_the_printed_example_is_read_as_it_stands() -> None:
    """Rules 3, number 8: 7/12, 4/9, 7/9, corners, splits, straight; each wins with 8 and none is missing."""
    words = ["7/12", "4/9", "7/9", "8/12", "7/11", "5/9", "4/8", "8/11", "8/9", "7/8", "5/8", "8"]
    assert {POSITION_OF[word] for word in words} == {p for p in INSIDE if p.wins(8)}


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("rosso rouge red", "red"),
        ("nero noir black", "black"),
        ("pari pair even", "even"),
        ("dispari impair odd I", "odd"),
        ("manque low", "low"),
        ("passe high", "high"),
        ("0/1/2/3 first-four", "first-four"),
    ],
)
def test_rules_1_the_words_of_both_languages_are_read(words: str, name: str) -> None:
    """Rules 1: rosso nero pari dispari manque passe, rouge noir pair impair manque passe."""
    assert {POSITION_OF[word] for word in words.split()} == {BY_NAME[name]}


def test_rules_6_every_announce_has_a_name_and_no_other() -> None:
    """Rules 6: the table counted: six by name, 37 laterali, 9 figures, 10 + 17 finals and the reduced one."""
    cavallo = {
        5: "0/1 1/2 2/3 4/5 5/6",
        4: "0/3 1/4 2/5 3/6 7/8 8/9",
        3: "4/7 5/8 6/9 7/10 8/11 9/12",
    }
    named = {"vicini", "serie", "orfanelli", "nassa", "zero-spiel", "contronassa", "finale-8-9-ridotta"}
    named |= {f"laterali-{n}" for n in range(37)} | {f"figure-{n}" for n in range(1, 10)}
    named |= {f"finale-{n}" for n in range(10)}
    named |= {f"finale-{pair.replace('/', '-')}" for pairs in cavallo.values() for pair in pairs.split()}
    assert named == ANNOUNCES
    assert not {"finale-0-2", "finale-3-4", "finale-6-7", "figure-0", "laterali-37"} & ANNOUNCES


def test_the_sections_are_those_of_the_payments() -> None:
    """Interface, `section`: thirteen of them."""
    printed = "column double-column high odd dozen-3 red black dozen-2 even low dozen-1 double-dozen inside"
    assert set(printed.split()) == SECTIONS


def test_a_colour_has_the_letter_on_the_houses_chip() -> None:
    """The house's letters, R B V G L A C N at Venezia; another house may have others."""
    assert "".join(colour_letters(VENEZIA).values()) == "RBVGLACN"
    assert colour_letters(house("venezia"))["sky"] == "C"


@pytest.mark.parametrize("letter", ["r", "é", "É", "7", "*"])
def test_a_colour_without_a_letter_from_a_to_z_is_known_by_its_name(letter: str) -> None:
    """What not every keyboard has, or would be read as something else, is no letter of the notation."""
    colours = VENEZIA.profile["colours"]
    assert isinstance(colours, list)
    assert isinstance(colours[0], dict)
    under = house_with(colours=[{**colours[0], "letter": letter}, *colours[1:]])
    assert "red" not in colour_letters(under)
    assert len(colour_letters(under)) == 7


@pytest.mark.parametrize(
    ("entry", "announced"),
    [
        (Entry(1, Cents(2000), owner="seat 4"), True),
        (Entry(3, Cents(250), "red", "red"), True),
        (Entry(1, Cents(2000), kind=Piece.COMPLIMENTARY), True),
        (Entry(1, Cents(2000), kind=Piece.NOTES), False),
        (Entry(1, Cents(2000), kind=Piece.NOTES, up_to_maximum=True), False),
        (Entry(1, Cents(2000), enferme=True), False),
        (Entry(1, Cents(2000), over_maximum=True), False),
        (Entry(1, Cents(2000), kept=0), False),
    ],
)
def test_rules_6_an_announce_is_made_with_chips(entry: Entry, announced: bool) -> None:
    """Rules 2 and 6: notes play on chances only; a prisoner or winnings left lying announce nothing."""
    assert is_announced(entry) is announced


def test_errors_say_their_own_sentence() -> None:
    """A fault has its column and what was expected; what cannot be written says why."""
    fault = NotationError(6, "a number from 0 to 36")
    assert (fault.column, fault.expected) == (6, "a number from 0 to 36")
    assert str(fault) == "column 6: expected a number from 0 to 36"
    assert isinstance(fault, ValueError)
    unwritable = UnwritableError("no pieces: 0")
    assert (unwritable.fault, str(unwritable)) == ("no pieces: 0", "cannot be written: no pieces: 0")


def test_the_grammar_above_the_module_is_the_one_that_is_written() -> None:
    """The table of the grammar is its documentation: each of its lines is read, and written as it stands."""
    rewritten: dict[str, Callable[[str], str]] = {
        "bet": lambda text: write_bet(read_bet(text, VENEZIA, IN_PLAY), VENEZIA, IN_PLAY),
        "layout": lambda text: write_layout(read_layout(text, VENEZIA, IN_PLAY), VENEZIA, IN_PLAY),
        "spin": lambda text: write_spin(read_spin(text, VENEZIA), VENEZIA),
        "payment": lambda text: write_payment(read_payment(text, VENEZIA, IN_PLAY), VENEZIA, IN_PLAY),
        "announce": lambda text: write_announce(read_announce(text, VENEZIA, IN_PLAY), VENEZIA, IN_PLAY),
    }
    shown = re.findall(r"^    ([a-z]+) +(.+?)(?:  .*)?$", notation.__doc__ or "", re.MULTILINE)
    examples = {what: text for what, text in shown if what in rewritten}
    assert set(examples) == set(rewritten)
    assert {what: rewritten[what](text) for what, text in examples.items()} == examples
