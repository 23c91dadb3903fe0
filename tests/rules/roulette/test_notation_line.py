"""What a line of the notation is made of, and the column where it goes wrong."""

import pytest

from app.rules.chips import Colour, Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.notation import NotationError
from app.rules.roulette.notation_line import Line
from tests.rules.roulette.spins import VENEZIA

COLOURS = {"red": Colour(Cents(250)), "blue": Colour(Cents(500), "seat 4"), "table 7": Colour(Cents(1000))}


def line(text: str) -> Line:
    return Line(text, VENEZIA, COLOURS)


def entry(text: str) -> Entry:
    """Read one entry and nothing after it."""
    read = line(text)
    found = read.entry()
    read.end()
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2R", Entry(2, Cents(250), "red", "red")),
        ("R", Entry(1, Cents(250), "red", "red")),
        ("3B", Entry(3, Cents(500), "blue", "seat 4")),
        ('2"table 7"', Entry(2, Cents(1000), "table 7", "table 7")),
        ('"red"', Entry(1, Cents(250), "red", "red")),
        ("20", Entry(1, Cents(2000))),
        ("20.00", Entry(1, Cents(2000))),
        ("2.50", Entry(1, Cents(250))),
        ("0.05", Entry(1, Cents(5))),
        ("3x20", Entry(3, Cents(2000))),
        ("1x20", Entry(1, Cents(2000))),
        ("4x2.50@11", Entry(4, Cents(250), owner="seat 11")),
        ("20@Anna", Entry(1, Cents(2000), owner="Anna")),
        ("20@red", Entry(1, Cents(2000), owner="red")),
        ("20@R", Entry(1, Cents(2000), owner="R")),
        ('20@"4"', Entry(1, Cents(2000), owner="4")),
        ('20@"Anna B., la zia"', Entry(1, Cents(2000), owner="Anna B., la zia")),
        ('20@"Zoë"', Entry(1, Cents(2000), owner="Zoë")),
        (r'20@"\{22}\{5c}\{a}\{10ffff}"', Entry(1, Cents(2000), owner='"\\\n\U0010ffff')),
        ("20*", Entry(1, Cents(2000), kind=Piece.COMPLIMENTARY)),
        ("2x50b@4", Entry(2, Cents(5000), owner="seat 4", kind=Piece.NOTES)),
        ("50b<", Entry(1, Cents(5000), kind=Piece.NOTES, up_to_maximum=True)),
        ("2R!", Entry(2, Cents(250), "red", "red", over_maximum=True)),
        ("20>0", Entry(1, Cents(2000), kept=0)),
        ("2R>2", Entry(2, Cents(250), "red", "red", kept=2)),
        ("(1R)", Entry(1, Cents(250), "red", "red", enferme=True)),
        ("(2.50@4)", Entry(1, Cents(250), owner="seat 4", enferme=True)),
        (
            '(2x50b<!>1@"A b")',
            Entry(2, Cents(5000), owner="A b", kind=Piece.NOTES, up_to_maximum=True, enferme=True, over_maximum=True, kept=1),
        ),
    ],
    ids=str,
)  # fmt: skip
def test_an_entry_says_pieces_chip_state_and_owner(text: str, expected: Entry) -> None:
    """Every field of what lies there can be said; what is left out is as usual."""
    assert entry(text) == expected


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "chips"),
        ("0", 1, "chips"),
        ("0.00", 1, "chips"),
        ("0R", 1, "chips"),
        ("x20", 1, "chips"),
        ("3x", 3, "an amount after the x"),
        ("3x0", 3, "an amount after the x"),
        ("20.5", 3, "the end"),
        ("20.505", 3, "the end"),
        ("007", 1, "chips"),
        ("12345678901234", 1, "chips"),
        ("1234567890123x20", 14, "the end"),
        ("2Z", 2, "a colour of the house: R, B, V, G, L, A, C, N"),
        ("2V", 1, "a colour in play (red, blue, table 7)"),
        ('2"grey"', 1, "a colour in play (red, blue, table 7)"),
        ('2"grey', 2, "a name in quotation marks"),
        ('2""', 2, "a name in quotation marks"),
        ("2R@4", 3, "the end"),
        ("2Rb", 3, "the end"),
        ("20<", 3, "the end"),
        ("20*<", 4, "the end"),
        ("20>3", 4, "for how many spins: 0, 1 or 2"),
        ("20>11", 4, "for how many spins: 0, 1 or 2"),
        ("20>", 4, "for how many spins: 0, 1 or 2"),
        ("20@", 4, "a seat or a name"),
        ("20@0", 4, "a seat or a name"),
        ("20@04", 4, "a seat or a name"),
        ("20@12345", 4, "a seat or a name"),
        ("20@é", 4, "a seat or a name"),
        ("20@Anna-", 8, "the end"),
        ('20@"a\nb"', 4, "a name in quotation marks"),
        (r'20@"\{110000}"', 4, "a name in quotation marks"),
        (r'20@"\n"', 4, "a name in quotation marks"),
        ("(1R", 4, ")"),
        ("(1R))", 5, "the end"),
        ("()", 2, "chips"),
        ("٣R", 1, "chips"),
        ("2R 3B", 4, "the end"),
    ],
)
def test_a_fault_has_its_column(text: str, column: int, expected: str) -> None:
    """The column is where reading cannot go on, from 1."""
    with pytest.raises(NotationError) as fault:
        entry(text)
    assert (fault.value.column, fault.value.expected[: len(expected)]) == (column, expected)


def test_without_colours_in_play_none_can_be_laid() -> None:
    """A colour must have been declared."""
    with pytest.raises(NotationError, match=r"column 1: expected a colour in play \(none\)"):
        Line("2R", VENEZIA).entry()


@pytest.mark.parametrize("number", range(37))
def test_the_wheel_has_thirty_seven_numbers(number: int) -> None:
    """Rules 1: 0 to 36, written without a zero before them."""
    assert line(f" {number} ").number() == number


@pytest.mark.parametrize("text", ["37", "-1", "08", "100", "", "x", "99"])
def test_there_is_no_other_number(text: str) -> None:
    """Rules 1: nothing else is a number of the wheel."""
    with pytest.raises(NotationError, match="column 1: expected a number from 0 to 36"):
        line(text).number()


@pytest.mark.parametrize("text", ["8/10", "37", "0/4", "d4", "c33", "r", "PA", "", "7-10", "12/8", "é"])
def test_there_is_no_other_position(text: str) -> None:
    """Rules 1: what touches no such numbers is no position; capitals are meant."""
    with pytest.raises(NotationError, match="column 1: expected a position"):
        line(text).position()


def test_signs_and_gaps() -> None:
    """What must come next is named; spaces may be several where one must be."""
    read = line("  8   sx:")
    assert read.number() == 8
    read.gap()
    assert read.place == 6
    with pytest.raises(NotationError, match="column 7: expected a space"):
        read.gap()
    assert read.passes("sx")
    read.sign(":")
    read.end()
    with pytest.raises(NotationError, match="column 10: expected :"):
        read.sign(":")
