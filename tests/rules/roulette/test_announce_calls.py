"""What an announce is called: in Italian by its own name, in French by that of the French cloth."""

import pytest

from app.rules.roulette.announce_calls import announce_call
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announces import ANNOUNCES
from app.rules.tongue import Speech


@pytest.mark.parametrize("speech", Speech)
def test_no_two_announces_sound_alike(speech: Speech) -> None:
    """Rules 6: what is repeated aloud can be only one."""
    assert len({announce_call(announce, speech) for announce in ANNOUNCES}) == len(ANNOUNCES)


@pytest.mark.parametrize(
    ("name", "italian", "french"),
    [
        ("vicini", "vicini", "voisins du zéro"),
        ("serie", "serie", "tiers du cylindre"),
        ("orfanelli", "orfanelli", "orphelins"),
        ("laterali-17", "laterali del 17", "le 17 et ses voisins"),
        ("figure-2", "2 e le sue figure", "2 et ses figures"),
        ("finale-3", "finale 3", "finale 3"),
        ("finale-0-1", "finale 0/1", "finale 0/1"),
        ("finale-8-9-ridotta", "finale 8/9 ridotta", "finale 8/9 réduite"),
    ],
)
def test_each_is_called_in_either_language(name: str, italian: str, french: str) -> None:
    announce = announce_named(name)
    assert [announce_call(announce, speech) for speech in (Speech.ITALIAN, Speech.FRENCH)] == [
        italian,
        french,
    ]
