"""Finding an announce by its name, and why there is none [5.1, 5.2]; rules 6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.roulette.announce_names import UnknownAnnounceError, announce_named
from app.rules.roulette.announces import ANNOUNCES

PRINTED = "0-1 1-2 2-3 4-5 5-6 0-3 1-4 2-5 3-6 7-8 8-9 4-7 5-8 6-9 7-10 8-11 9-12"


def test_interface_every_announce_is_found_by_its_name() -> None:
    """Interface: NAME."""
    assert [announce_named(announce.name) for announce in ANNOUNCES] == list(ANNOUNCES)
    names = "vicini serie orfanelli nassa zero-spiel contronassa laterali-17 figure-2 finale-3 finale-0-1 finale-8-9"
    assert [announce_named(name).name for name in names.split()] == names.split()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("figure-0", "zero has no figures"),
        ("figure-10", "the figures are those of 1 to 9"),
        ("figure-1-2", "figure are of one number"),
        ("laterali-37", "the wheel has 0 to 36"),
        ("laterali-1-2", "laterali are of one number"),
        ("finale-10", "the finals are 0 to 9"),
        ("finale-0-2", "with zero there are 0/1 and 0/3 alone"),
        ("finale-3-4", "3 and 4 do not touch"),
        ("finale-6-7", "6 and 7 do not touch"),
        ("finale-9-10", "9 and 10 do not touch"),
        ("finale-1-3", "1 and 3 do not touch"),
        ("finale-9-8", "the lower number comes first"),
        ("finale-8-8", "the lower number comes first"),
        ("finale-10-11", "a finale begins with 0 to 9"),
        ("finale-8-9-10", "there are vicini, "),
        ("laterali-017", "there are vicini, "),
        ("laterali-٣", "there are vicini, "),
        ("Vicini", "there are vicini, "),
        ("", "there are vicini, "),
        ("laterali-17\n", "there are vicini, "),
    ],
)
def test_5_1_no_other_announce_exists_and_the_reason_is_said(name: str, reason: str) -> None:
    """[5.1, 5.2] "NON esistono le figure dello zero", "la finale 0/2 non esiste"."""
    with pytest.raises(UnknownAnnounceError) as caught:
        announce_named(name)
    assert (caught.value.name, caught.value.reason[: len(reason)]) == (name, reason)
    assert f"no such announce: {name} ({reason}" in str(caught.value)


@pytest.mark.parametrize("one", range(40))
def test_5_1_of_all_pairs_seventeen_are_finals(one: int) -> None:
    """[5.1] Every pair of numbers that is not printed is refused as one."""
    printed = PRINTED.split()
    for other in range(40):
        if f"{one}-{other}" in printed:
            assert announce_named(f"finale-{one}-{other}").spoken == f"finale {one}/{other}"
        else:
            with pytest.raises(UnknownAnnounceError):
                announce_named(f"finale-{one}-{other}")


@given(st.text())
def test_any_other_word_is_refused(word: str) -> None:
    """Whatever is said, there is an announce of that name or a reason why there is none."""
    if word not in {announce.name for announce in ANNOUNCES}:
        with pytest.raises(UnknownAnnounceError):
            announce_named(word)
