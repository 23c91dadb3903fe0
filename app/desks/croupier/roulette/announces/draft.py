"""What the dealer has said so far of an announce: each touch makes another draft; no windows, no table."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from app.rules.money import Cents
from app.rules.roulette.announce_wins import Again

CAPO_TAVOLO: Final = "capo tavolo"
"""Who repeats an announce where no name was typed."""


class Leaf(StrEnum):
    """What is asked now."""

    WON = "won"
    """how the announces that won go on"""
    SAME = "same"
    """which of the last spin's are given again"""
    WHICH = "which"
    HOW = "how"
    """how much of it, and whose it is"""


class GoesOn(NamedTuple):
    """An announce that won, by the event that took it, and how it goes on."""

    of: int
    again: Again


class Gifts(NamedTuple):
    """Complimentary chips that were put down.

    Attributes:
        chip: cents that one is worth; None is the highest that a share can be made of.
        pieces: how many; None is as many as the announce takes.
    """

    chip: Cents | None = None
    pieces: int | None = None


class AnnounceDraft(NamedTuple):
    """An announce as far as it was said.

    Attributes:
        leaf: what is asked now.
        name: which announce; None before one was chosen.
        straights: the numbers added to it, in the order in which they were said.
        adding: a number that is touched is added, and not its neighbours chosen.
        value: cents that a share is worth; None is as the money reaches, or the minimum.
        summing: a chip that is touched is added to the value.
        in_colour: whether it is played in colour.
        colour: which colour, once that was said.
        pieces: of colour to the share.
        owner: whose chips of value they are; None before it was said.
        money: cents that were put down; None is the sum itself.
        held: whether it stays on the race track; None is as usual for this announce.
        accepted_by: the capo tavolo who repeated it.
        goes_on: an announce that won instead of a new one.
        gifts: the complimentary chips among what was put down; None where there are none.
    """

    leaf: Leaf = Leaf.WHICH
    name: str | None = None
    straights: tuple[int, ...] = ()
    adding: bool = False
    value: Cents | None = None
    summing: bool = False
    in_colour: bool = False
    colour: str | None = None
    pieces: int = 1
    owner: str | None = None
    money: Cents | None = None
    held: bool | None = None
    accepted_by: str | None = None
    goes_on: GoesOn | None = None
    gifts: Gifts | None = None


def choose(draft: AnnounceDraft, name: str) -> AnnounceDraft:
    """Take an announce; what was said of its chips and its owner stays, the rest belonged to another."""
    return draft._replace(
        leaf=Leaf.HOW,
        name=name,
        straights=(),
        adding=False,
        held=None,
        accepted_by=None,
        goes_on=None,
        gifts=None if draft.gifts is None else Gifts(draft.gifts.chip),
    )


def tap_number(draft: AnnounceDraft, number: int) -> AnnounceDraft:
    """A number on the race track is its neighbours, or one straight more while straights are added."""
    if draft.adding and draft.name is not None:
        return draft._replace(straights=(*draft.straights, number), accepted_by=None)
    return choose(draft, f"laterali-{number}")


def toggle_adding(draft: AnnounceDraft) -> AnnounceDraft:
    """Let numbers be added as straights, or be their neighbours again."""
    return draft._replace(adding=not draft.adding)


def ask_again(draft: AnnounceDraft) -> AnnounceDraft:
    """Go back to which announce it is."""
    return AnnounceDraft()._replace(owner=draft.owner, colour=draft.colour, in_colour=draft.in_colour)


def choose_value(draft: AnnounceDraft, chip: Cents) -> AnnounceDraft:
    """Say what a share is worth, or add a chip to it: 10 and 20 are "da 30"."""
    value = Cents((draft.value or 0) + chip) if draft.summing else chip
    return draft._replace(value=value, summing=False, in_colour=False)


def toggle_summing(draft: AnnounceDraft) -> AnnounceDraft:
    """Let the next chip be added to the value, or be the value."""
    return draft._replace(summing=not draft.summing)


def play_value(draft: AnnounceDraft) -> AnnounceDraft:
    """Play it in chips of value."""
    return draft._replace(in_colour=False)


def play_colour(draft: AnnounceDraft) -> AnnounceDraft:
    """Play it in colour, which is counted in pieces and has no money."""
    return draft._replace(in_colour=True, money=None, summing=False, gifts=None)


def choose_colour(draft: AnnounceDraft, colour: str) -> AnnounceDraft:
    """Say which colour: the player comes with it."""
    return play_colour(draft)._replace(colour=colour)


def choose_pieces(draft: AnnounceDraft, pieces: int) -> AnnounceDraft:
    """Say how many pieces of colour go to a share."""
    return play_colour(draft)._replace(pieces=pieces)


def choose_owner(draft: AnnounceDraft, owner: str) -> AnnounceDraft:
    """Say whose chips of value they are."""
    return draft._replace(owner=owner, in_colour=False)


def put_down(draft: AnnounceDraft, amount: Cents) -> AnnounceDraft:
    """Put one more note or chip down for it; while complimentary chips are counted, one of these."""
    if draft.gifts is not None:
        more = (draft.gifts.pieces or 0) + 1 if draft.gifts.chip == amount else 1
        return give(draft, Gifts(amount, more))
    return draft._replace(money=Cents((draft.money or 0) + amount), in_colour=False)


def put_down_exactly(draft: AnnounceDraft) -> AnnounceDraft:
    """The player put down the sum itself, in complimentary chips if they are counted."""
    return draft._replace(money=None, gifts=None if draft.gifts is None else Gifts())


def give(draft: AnnounceDraft, gifts: Gifts | None) -> AnnounceDraft:
    """Say which complimentary chips were put down; they are chips of value, and give no change."""
    return draft._replace(gifts=gifts, money=None, in_colour=False)


def toggle_gifts(draft: AnnounceDraft) -> AnnounceDraft:
    """Say that all of it is complimentary chips, or none."""
    return give(draft, Gifts() if draft.gifts is None else None)


def hold(draft: AnnounceDraft, held: bool) -> AnnounceDraft:  # noqa: FBT001 - of a key that says it
    """Leave it on the race track, or place it; who accepted it otherwise has to say it again."""
    return draft._replace(held=held, accepted_by=None)


def accept_by(draft: AnnounceDraft, name: str) -> AnnounceDraft:
    """The capo tavolo repeated it; said again, he did not."""
    return draft._replace(accepted_by=None if draft.accepted_by == name else name)


def go_on(draft: AnnounceDraft, of: int, again: Again) -> AnnounceDraft:
    """Let an announce that won go on; chosen again, it does not."""
    chosen = GoesOn(of, again)
    if draft.goes_on == chosen:
        return AnnounceDraft(leaf=Leaf.WON)
    return AnnounceDraft(leaf=Leaf.WON, goes_on=chosen)
