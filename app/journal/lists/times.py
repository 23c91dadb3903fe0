"""Times in the lists are whole microseconds since 1970, UTC; events write them as text."""

from datetime import UTC, datetime, timedelta
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)


def read_moment(text: str) -> int:
    """Read a time as events write it: ISO 8601; without a zone it is UTC.

    Returns:
        Microseconds since 1970.

    Raises:
        ValueError: it is no time.
    """
    time = datetime.fromisoformat(text)
    return ((time if time.tzinfo else time.replace(tzinfo=UTC)) - _EPOCH) // _MICROSECOND


def moment_written(microseconds: int) -> str:
    """Write a time as events do: UTC, microseconds, Z.

    Args:
        microseconds: since 1970.
    """
    return (_EPOCH + timedelta(microseconds=microseconds)).strftime("%Y-%m-%dT%H:%M:%S.%fZ").rjust(27, "0")
