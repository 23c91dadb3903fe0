"""Money as it is given on the command line and as it is said (interface, the first paragraph and `announce`)."""

import re


def cents_given(given: object, what: str) -> int:
    """A text such as `20` or `20.00`, in cents; nothing else is money."""
    if not isinstance(given, str) or not re.fullmatch(r"[0-9]+(\.[0-9]{2})?", given, re.ASCII):
        raise ValueError(f"{what}: not an amount: {given!r}")
    return int(given.replace(".", "")) if "." in given else int(given) * 100


def whole_given(given: object, what: str, lowest: int) -> int:
    """A whole number that is not too small."""
    if not isinstance(given, int) or isinstance(given, bool) or given < lowest:
        raise ValueError(f"{what}: not a whole number from {lowest}: {given!r}")
    return given


def said(amount: int) -> str:
    """Without decimals when whole, otherwise with a comma."""
    units, cents = divmod(amount, 100)
    return f"{units},{cents:02d}" if cents else str(units)
