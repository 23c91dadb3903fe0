"""Each event is sealed with the hash of the one before it: nothing can be changed, cut out or slipped in.

The hashed text of an event is its RFC 8785 form: one spelling for one value, so that any program in any
language comes to the same hash. That form is simple as long as numbers are whole and fit a double exactly,
which is why nothing else is let in. Keys are ordered by UTF-16 code units; that differs from the order of
code points only where a key reaches beyond the basic plane, and such an event is put in order here by hand.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from app.foreign import UNREADABLE
from app.journal.errors import NotPrinted, UnwritableEvent

JSON: TypeAlias = "bool | int | str | Sequence[JSON] | Mapping[str, JSON] | None"

ZERO_HASH = bytes(32)
"""What stands before the first event of a table."""

LARGEST = 2**53 - 1
"""The largest whole number that every reader of JSON gives back unchanged."""

FORM = 1
"""The version of the event's form, its member `v`; old forms are read for ever."""

_GIVEN = frozenset({"at", "mono", "boot", "kind", "spin"})
_OWN = frozenset({"seq", "v", "hash"})
_in_order = msgspec.json.Encoder(order="sorted")
_as_given = msgspec.json.Encoder()
_LONG_FIGURE = re.compile(rb"[0-9]{16,}")
_EVERY_FIGURE_A_NOUGHT = bytes(
    ord("0") if chr(code).isdecimal() and code < 128 else 32 for code in range(256)
)
_SIXTEEN_NOUGHTS = b"0" * 16
_LARGEST_FIGURES = len(str(LARGEST))
_SEAL = re.compile(rb',?"hash":"([0-9a-f]{64})"\}\Z')


class Head(msgspec.Struct, frozen=True):
    """The last event of a table: its place in the sequence (0 for an empty table) and its hash."""

    seq: int
    hash: bytes


class Recorded(msgspec.Struct, frozen=True):
    """An event as it stands in the journal: its table, its place, the hashed text and the hash."""

    table: str
    seq: int
    body: bytes
    hash: bytes

    @property
    def line(self) -> bytes:
        """The event as it is printed, without the end of the line."""
        return printed(self.body, self.hash)


def canonical(body: Mapping[str, JSON]) -> bytes:
    """One value has one spelling: the RFC 8785 bytes of an event.

    Args:
        body: dicts, lists, tuples, strings, whole numbers up to 2**53 - 1, true, false and None.

    Raises:
        UnwritableEvent: for anything else (a float, a larger number, half a surrogate pair), with the JSON
            pointer of where it is.
    """
    if (text := _plainly_written(body)) is not None:
        return text
    try:
        return _as_given.encode(_by_utf16(body)) if _inspected(body, ()) else _in_order.encode(body)
    except RecursionError:
        raise UnwritableEvent("", "nested too deeply") from None


def sealed(table: str, last: Head, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
    """Give each event its place and form, and the hash over the one before.

    Args:
        table: the table's name.
        last: its last event.
        bodies: the events in order, each with `at`, `mono`, `boot`, `kind`, `spin` and its own fields.

    Raises:
        UnwritableEvent: an event has no RFC 8785 form, lacks a member, or has one that is given here.
    """
    recorded = []
    seq, previous = last.seq, last.hash
    for body in bodies:
        if not body.keys() >= _GIVEN:
            raise UnwritableEvent("", f"an event needs {', '.join(sorted(_GIVEN - body.keys()))}")
        if own := body.keys() & _OWN:
            raise UnwritableEvent("", f"the journal itself gives {', '.join(sorted(own))}")
        seq += 1
        text = canonical({**body, "seq": seq, "v": FORM})
        previous = link(previous, text)
        recorded.append(Recorded(table, seq, text, previous))
    return tuple(recorded)


def _plainly_written(body: Mapping[str, JSON]) -> bytes | None:
    """Write an event without looking at each value: what is read back from the text is what it was.

    Returns:
        Its text; None where this quick look cannot tell.
    """
    try:
        text = _in_order.encode(body)
        plain = text.isascii() and not _too_large(text) and _whole_numbers.decode(text) == body
    except (*UNREADABLE, TypeError):
        return None
    return text if plain else None


def plainly_canonical(text: bytes) -> dict[str, JSON] | None:
    """Read an event whose text is in its one form, as nearly every one is, without looking at each value.

    In ASCII text without a figure too large nothing can be out of order, and a number with a point is stopped
    by the reader: that the same bytes come out again is all that is left to ask.

    Returns:
        Its members; None where this quick look cannot tell.
    """
    if not text.isascii() or _too_large(text):
        return None
    try:
        body = _whole_numbers.decode(text)
    except UNREADABLE:
        return None
    return body if _in_order.encode(body) == text else None


def plainly_canonical_all(texts: Sequence[bytes]) -> list[dict[str, JSON]] | None:
    """Read many events at once whose texts are in their one form, each a line of one long text.

    The same lines must come out again, as many as there are texts: so no text can borrow from its neighbour.

    Returns:
        The members of each; None where this quick look cannot tell.
    """
    lines = b"\n".join((*texts, b""))
    if not lines.isascii() or lines.count(b"\n") != len(texts) or _too_large(lines):
        return None
    try:
        bodies = _whole_numbers.decode_lines(lines)
    except UNREADABLE:
        return None
    return bodies if _in_order.encode_lines(bodies) == lines else None


def _too_large(text: bytes) -> bool:
    """Whether a row of figures reads as more than the largest number, be it a number or not."""
    if _SIXTEEN_NOUGHTS not in text.translate(_EVERY_FIGURE_A_NOUGHT):
        return False
    return any(_beyond(figures.lstrip(b"0")) for figures in _LONG_FIGURE.findall(text))


def _beyond(figures: bytes) -> bool:
    """Whether figures read as more than the largest number; how many there are says it before their worth."""
    return len(figures) > _LARGEST_FIGURES or (len(figures) == _LARGEST_FIGURES and int(figures) > LARGEST)


def _no_float(figure: str) -> float:
    raise ValueError(f"{figure} is no whole number")


_whole_numbers: msgspec.json.Decoder[dict[str, JSON]] = msgspec.json.Decoder(
    dict[str, object], float_hook=_no_float
)


class _Place(msgspec.Struct):
    seq: int = 0


_PLACE = msgspec.json.Decoder(_Place)


def is_sealed(event: Recorded, before: bytes) -> bool:
    """Whether an event is what was written at its place, behind the event with that hash."""
    if link(before, event.body) != event.hash:
        return False
    try:
        return _PLACE.decode(event.body).seq == event.seq
    except UNREADABLE:
        return False


def link(previous: bytes, body: bytes) -> bytes:
    """The hash of an event is taken over the hash before it and its own text."""
    return hashlib.sha256(previous + body).digest()


def printed(body: bytes, hash: bytes) -> bytes:  # noqa: A002 - the member's own name
    """An event is printed as its hashed text with the hash as one more member at the end.

    At the end, not in its alphabetical place: whoever checks the chain cuts it off and has the hashed bytes,
    without reading JSON and writing it again.
    """
    comma = b"" if body == b"{}" else b","
    return b'%b%b"hash":"%b"}' % (body[:-1], comma, hash.hex().encode())


def parted(line: bytes) -> tuple[bytes, bytes]:
    """Take a printed event apart again, into its hashed text and its hash.

    Args:
        line: one printed event, with or without the end of the line.

    Raises:
        NotPrinted: if the line does not end in a hash.
    """
    line = line.rstrip(b"\r\n")
    if not line.startswith(b"{") or not (seal := _SEAL.search(line)):
        raise NotPrinted(line)
    return line[: seal.start()] + b"}", bytes.fromhex(seal[1].decode())


def _inspected(value: object, where: tuple[str | int, ...]) -> bool:
    """Refuse what has no form; tell whether a key inside reaches beyond the basic plane."""
    if value is None or isinstance(value, bool):
        return False
    if isinstance(value, str):
        _whole_characters(value, where)
        return False
    if isinstance(value, int):
        _small_enough(value, where)
        return False
    if isinstance(value, dict):
        return _members_inspected(value, where)
    if isinstance(value, list | tuple):
        return _items_inspected(value, where)
    raise UnwritableEvent(_pointer(where), f"a {type(value).__name__} has no place in an event")


def _members_inspected(members: Mapping[object, object], where: tuple[str | int, ...]) -> bool:
    """Inspect every key and every value of an object."""
    beyond = False
    for key, value in members.items():
        if not isinstance(key, str):
            raise UnwritableEvent(_pointer(where), f"the key {key!r} is no string")
        if not key.isascii():
            _whole_characters(key, where)
            beyond = beyond or max(key) > "\uffff"
        if not _plain(value):
            beyond = _inspected(value, (*where, key)) or beyond
    return beyond


def _items_inspected(items: Sequence[object], where: tuple[str | int, ...]) -> bool:
    """Inspect every item of an array."""
    beyond = False
    for place, item in enumerate(items):
        if not _plain(item):
            beyond = _inspected(item, (*where, place)) or beyond
    return beyond


def _plain(value: object) -> bool:
    """Most of what an event holds has nothing to inspect."""
    if value is None or (type(value) is str and value.isascii()):
        return True
    return type(value) is int and -LARGEST <= value <= LARGEST


def _whole_characters(text: str, where: tuple[str | int, ...]) -> None:
    """Half a surrogate pair is no character: it has no UTF-8 form."""
    if not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text):
        raise UnwritableEvent(_pointer(where), "half a surrogate pair is no character")


def _small_enough(number: int, where: tuple[str | int, ...]) -> None:
    """A number beyond 2**53 comes back changed from readers that know doubles only."""
    if not -LARGEST <= number <= LARGEST:
        raise UnwritableEvent(_pointer(where), f"the number {number} is beyond 2**53")


def _by_utf16(value: object) -> object:
    """Put the members of every object in the order of their UTF-16 code units."""
    if isinstance(value, dict):
        ordered = sorted(value.items(), key=lambda member: member[0].encode("utf-16-be"))
        return {key: _by_utf16(member) for key, member in ordered}
    if isinstance(value, list | tuple):
        return [_by_utf16(item) for item in value]
    return value


def _pointer(where: tuple[str | int, ...]) -> str:
    """Write a place as a JSON pointer (RFC 6901)."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in where)
