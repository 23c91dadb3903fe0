"""An event's text is in its one form, of a version that is known, and says its own place."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, TypeAlias, cast

import msgspec

from app.foreign import UNREADABLE
from app.journal.chain import FORM, canonical, plainly_canonical, plainly_canonical_all
from app.journal.errors import UnwritableEvent

Body: TypeAlias = dict[str, object]

NUMBER: Final = "spin.number"


class BadFormError(Exception):
    """The text is no event, not in its one form, or not of its place."""


def read_form(seq: int, text: bytes) -> Body:
    """Read an event's members.

    Args:
        seq: its place in the chain.
        text: what was hashed.

    Raises:
        BadFormError: the text is not in its one form, or not of this place.
    """
    quickly = plainly_canonical(text)
    body: Body = _slowly(text) if quickly is None else {**quickly}
    if body.get("seq") != seq:
        raise BadFormError(f"the text says that it is event {body.get('seq')}")
    if body.get("v") != FORM or isinstance(body.get("v"), bool):
        raise BadFormError(f"the form {body.get('v')} of this event is unknown to this program")
    return body


def read_forms(first: int, texts: Sequence[bytes]) -> Sequence[Body] | None:
    """Read the members of events that follow one another, many at once.

    Args:
        first: the place of the first.
        texts: what was hashed.

    Returns:
        The members of each; None where one of them does not hold, or this quick look cannot tell.
    """
    plain = [text for text in texts if text.isascii()]
    found = plainly_canonical_all(plain)
    if found is None:
        return None
    bodies = _with_others(found, texts)
    for seq, body in enumerate(bodies, first):
        version = body.get("v")
        if body.get("seq") != seq or version != FORM or version is True:
            return None
    return bodies


def numbers_said(bodies: Sequence[Body], falls: Collection[str] = (NUMBER,)) -> list[object]:
    """Name the rounds of these events that came out, in their order; one said again is one.

    Args:
        bodies: the events' members.
        falls: the kinds of events that say so, by the game; the usual game's where nobody knows which it is.
    """
    said: list[object] = []
    for body in bodies:
        if body.get("kind") in falls and (not said or body.get("spin") != said[-1]):
            said.append(body.get("spin"))
    return said


def _with_others(plain: Sequence[Mapping[str, object]], texts: Sequence[bytes]) -> Sequence[Body]:
    """Put the events between whose texts hold more than ASCII; one that is wrong has no members."""
    ready = iter(cast("Sequence[Body]", plain))
    if len(plain) == len(texts):
        return list(ready)
    return [next(ready) if text.isascii() else _or_nothing(text) for text in texts]


def _or_nothing(text: bytes) -> Body:
    try:
        return _slowly(text)
    except BadFormError:
        return {}


def _slowly(text: bytes) -> Body:
    """Look at each value, and say what is wrong."""
    try:
        body: Body = msgspec.json.decode(text, type=dict[str, object])
        same = canonical(body) == text  # type: ignore[arg-type] # canonical refuses what is no JSON
    except (*UNREADABLE, UnwritableEvent) as error:
        raise BadFormError(f"the text is no event ({error})") from error
    if not same:
        raise BadFormError("the text is not in the form of RFC 8785")
    return body
