"""`call` against the table of section 7.2, retyped whole."""

import pytest

from .call import COLOURS, HALVES, PARITIES, call, number_called, numbers_called

TABLE_7_2 = """
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


def test_section_7_2_the_table() -> None:
    rows = TABLE_7_2.strip().splitlines()
    assert len(rows) == 37
    for number, row in enumerate(rows):
        assert row == f"{number} {' '.join(call(number).words)}"


def test_rules_3_1_number_one_is_premiere_and_zero_is_alone() -> None:
    assert call(1).number == "Premiere"
    assert call(0).words == ("Zéro",)
    assert (call(21).number, call(31).number, call(22).number) == (
        "Vingt et un",
        "Trente et un",
        "Vingt-deux",
    )


def test_from_the_call_to_the_number() -> None:
    for number in range(37):
        assert number_called(", ".join(call(number).words)) == number
        assert number_called(call(number).number) == number
    with pytest.raises(ValueError, match="no such call"):
        number_called("Un")


def test_the_eight_kinds_of_call_share_out_the_numbers() -> None:
    shares = [numbers_called(c, p, h) for c in COLOURS for p in PARITIES for h in HALVES]
    assert sorted(number for share in shares for number in share) == list(range(1, 37))
    assert {len(share) for share in shares} == {4, 5}
    assert numbers_called("Rouge", "Impair", "Manque") == [1, 3, 5, 7, 9]


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="no such number"):
        call(37)
    with pytest.raises(ValueError, match="no such call"):
        numbers_called("Rosso", "Pair", "Passe")
