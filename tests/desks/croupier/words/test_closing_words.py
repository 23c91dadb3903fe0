"""A colour that is out is named with the pieces that the counted bank has too few of it."""

import pytest

from app.desks.croupier.words.closing_words import away_words, out_words


@pytest.mark.parametrize(("pieces", "words"), [(0, "blu"), (12, "blu (12 pz.)")])
def test_what_is_missing_of_a_colour_is_said_where_it_was_counted(pieces: int, words: str) -> None:
    assert away_words("blu", pieces) == words


@pytest.mark.parametrize(("colours", "words"), [(0, ""), (1, "un colore fuori"), (5, "5 colori fuori")])
def test_the_colours_that_are_out_are_counted(colours: int, words: str) -> None:
    assert out_words(colours) == words
