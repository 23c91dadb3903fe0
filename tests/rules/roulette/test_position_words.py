"""Every position of the layout has its words in both languages, and each language only its own (rules 8)."""

from __future__ import annotations

import pytest

from app.rules.roulette.layout import POSITIONS, Kind, Position
from app.rules.roulette.position_words import FRENCH_POSITIONS, ITALIAN_POSITIONS, PositionWords


@pytest.mark.parametrize("words", [ITALIAN_POSITIONS, FRENCH_POSITIONS], ids=["italian", "french"])
def test_no_two_positions_have_the_same_words(words: PositionWords) -> None:
    assert len({words.name(position) for position in POSITIONS}) == len(POSITIONS)
    assert len({words.stake(2, position) for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize(
    "position", [position for position in POSITIONS if position.kind is Kind.SPLIT][:2], ids=str
)
def test_what_is_counted_has_its_plural(position: Position) -> None:
    assert ITALIAN_POSITIONS.stake(1, position).startswith("1 cavallo ")
    assert FRENCH_POSITIONS.stake(1, position).startswith("1 cheval ")
    assert ITALIAN_POSITIONS.stake(2, position).startswith("2 cavalli ")
    assert FRENCH_POSITIONS.stake(2, position).startswith("2 chevaux ")


def test_a_kind_that_is_not_counted_has_no_words_without_its_position() -> None:
    with pytest.raises(KeyError):
        ITALIAN_POSITIONS.kind(2, Kind.COLUMN)
