"""The sentence at the top, as large as it goes."""

import pytest

from app.desks.croupier.top_bar import halves


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("Rien va  ·  Ultimo colpo", ("Rien va", "Ultimo colpo")),
        ("a minimo 2,50 la partita", ("a minimo 2,50", "la partita")),
        ("uno", ("uno", "")),
    ],
)
def test_a_long_sentence_breaks_between_two_or_near_its_middle(said: str, lines: tuple[str, str]) -> None:
    assert halves(said) == lines
