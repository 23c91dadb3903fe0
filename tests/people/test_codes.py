"""What a code must be, and that it is never kept itself."""

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from app.people.codes import Codes, WeakCodeError, why_weak
from tests.people.cheap import Counting, cheap_codes


@pytest.mark.parametrize("code", ["58201327", "11223344", "00000001", "12345679", "98765431", "582013582013"])
def test_a_code_is_eight_to_twelve_digits(code: str) -> None:
    assert why_weak(code) is None


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "8 to 12"),
        ("5820132", "8 to 12"),
        ("5820135820135", "8 to 12"),
        ("5820132a", "8 to 12"),
        ("58 01327", "8 to 12"),
        ("٥٨٢٠١٣٢٧", "8 to 12"),
        ("-5820132", "8 to 12"),
        ("00000000", "same digit"),
        ("777777777777", "same digit"),
        ("12345678", "run"),
        ("89012345", "run"),
        ("98765432", "run"),
        ("21098765", "run"),
    ],
)
def test_what_no_code_may_be(code: str, why: str) -> None:
    assert why in str(why_weak(code))
    with pytest.raises(WeakCodeError, match=why):
        cheap_codes().seal(code)


def test_the_seal_is_argon2id_with_salt_and_says_nothing_of_the_code() -> None:
    codes = cheap_codes()
    one, other = codes.seal("58201327"), codes.seal("58201327")
    assert one.startswith("$argon2id$")
    assert one != other
    assert "58201327" not in one
    assert codes.fits(one, "58201327")
    assert codes.fits(other, "58201327")
    assert not codes.fits(one, "58201427")


def test_the_cost_is_that_of_the_standard() -> None:
    """RFC 9106, second recommendation; one slow seal is made here."""
    assert extract_parameters(Codes().seal("58201327")) == RFC_9106_LOW_MEMORY


def test_nobody_is_compared_as_slowly_as_somebody() -> None:
    counting = Counting()
    assert not counting.codes.fits(None, "58201327")
    assert not counting.codes.fits(None, "no code fits this")
    assert not counting.codes.fits(counting.codes.seal("58201327"), "58201427")
    assert counting.checks == 3
    costly = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    assert extract_parameters(Codes(costly)._decoy).time_cost == 2


def test_what_is_no_seal_is_said() -> None:
    with pytest.raises(ValueError, match="no sealed code"):
        cheap_codes().fits("58201327", "58201327")
