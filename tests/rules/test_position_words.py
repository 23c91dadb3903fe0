"""Every position of the layout has its words in both languages, and each language only its own (rules 8)."""

from __future__ import annotations

from types import ModuleType

import pytest

from app.rules import french, italian
from app.rules.layout import POSITIONS, Kind, Position


@pytest.mark.parametrize("words", [italian, french], ids=["italian", "french"])
def test_no_two_positions_have_the_same_words(words: ModuleType) -> None:
    assert len({words.position_name(position) for position in POSITIONS}) == len(POSITIONS)
    assert len({words.stake_words(2, position) for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize(
    "position", [position for position in POSITIONS if position.kind is Kind.SPLIT][:2], ids=str
)
def test_what_is_counted_has_its_plural(position: Position) -> None:
    assert italian.stake_words(1, position).startswith("1 cavallo ")
    assert french.stake_words(1, position).startswith("1 cheval ")
    assert italian.stake_words(2, position).startswith("2 cavalli ")
    assert french.stake_words(2, position).startswith("2 chevaux ")


def test_a_kind_that_is_not_counted_has_no_words_without_its_position() -> None:
    with pytest.raises(KeyError):
        italian.kind_words(2, Kind.COLUMN)
