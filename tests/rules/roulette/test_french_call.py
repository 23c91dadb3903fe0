"""The announcement of the number, word for word as printed [7.2]."""

import pytest

from app.rules.roulette.french_call import announcement, call_words

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


@pytest.mark.parametrize("number", [-1, 37, 38])
def test_a_number_that_the_wheel_lacks_has_no_call(number: int) -> None:
    """[1.1] Only 0 to 36 are ever called."""
    with pytest.raises(ValueError, match=f"no number {number}"):
        announcement(number)
