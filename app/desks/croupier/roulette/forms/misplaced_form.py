"""A chip that lies wrong: where, and where it belongs; plain, or left to a ruling (rules 3) [4.3]."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.touch_role import Role
from app.desks.croupier import commands
from app.desks.croupier.forms.kit import Asks, Form, Key, Panel, Part, Row, Said, at_foot
from app.desks.croupier.forms.typed import Letter, Spelt, letters
from app.desks.croupier.roulette.entry.hand import hand_of
from app.desks.croupier.roulette.forms import misplaced
from app.desks.croupier.roulette.forms.chips_form import (
    Chip,
    ChipColour,
    ChipValue,
    Count,
    Owner,
    chip_rows,
    chip_said,
    chip_words,
)
from app.desks.croupier.roulette.forms.places import (
    FIGURES,
    Figure,
    Number,
    Place,
    Pointed,
    places,
    pointed_at,
)
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.desks.croupier.situation import situation
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import decider_below
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.table.command import Command

_NOTHING: Final = "—"
_OFFERED: Final = 6
"""So many kinds of chips of a place are offered; of more any can be said beneath."""


class Leaf(StrEnum):
    """What is asked now; said by the key of a question."""

    CHIP = "chip"
    LIES = "lies"
    MEANT = "meant"
    RULING = "ruling"
    NAMING = "naming"
    """who rules has not been named this evening"""


_RULED: Final = frozenset({Leaf.RULING, Leaf.NAMING})


class Wrong(NamedTuple):
    """What was said so far.

    Attributes:
        leaf: what is asked.
        chip: which chip it is, whose, and how many.
        lies: where it lies.
        meant: where it belongs.
        there: the chips that are known to lie on the place that was said.
        pointed: round which number the layout's bets are shown.
        remembered: the chip that was left to a ruling, and plays where it lies.
        about: the number at which the dealer leaves to take a payment back first, and comes again.
        name: of who rules, where nobody knows it yet.
    """

    leaf: Leaf = Leaf.LIES
    chip: Chip = Chip()
    lies: Position | None = None
    meant: Position | None = None
    there: tuple[Entry, ...] = ()
    pointed: Pointed = Pointed()
    remembered: misplaced.Doubt | None = None
    about: object = None
    name: Spelt = Spelt()

    @property
    def said(self) -> misplaced.Said | None:
        """What was said of the chip; None while something is missing."""
        entry = self.chip.entry
        if entry is None or self.lies is None or self.meant is None or self.lies is self.meant:
            return None
        return misplaced.Said(entry, self.lies, self.meant)

    def takes(self, place: Position) -> bool:
        """Whether a place answers what is asked: where a chip lies it does not belong."""
        return self.leaf is not Leaf.MEANT or place is not self.lies


class Ruling(NamedTuple):
    """It is ruled, by whoever has an office, that the chip plays on a place; who rules is named first."""

    office: str
    place: Position
    command: Command | None


class Sends(NamedTuple):
    """What becomes of the chip, at one moment of the game; `doubt` is what is left to the ruling."""

    command: Command | None
    moment: object
    doubt: misplaced.Doubt | None = None


def _begin(desk: SpinDesk, left: Wrong | None) -> Wrong:
    """Begin with where it lies, on the number that fell; what waits for its ruling comes first.

    Which chip it is is asked: the one in hand is the last one that won. Who left to take a payment back first
    finds what was said.
    """
    draft = Wrong(remembered=None if left is None else left.remembered)
    if misplaced.waiting(desk.state, draft.remembered) is not None:
        return _asking(desk, draft, Leaf.RULING)
    if left is not None and left.about is not None and left.about == _fallen(desk):
        return _asking(desk, left._replace(about=None), Leaf.MEANT)
    return _asking(desk, draft, Leaf.LIES)


def _fallen(desk: SpinDesk) -> tuple[int | None, ...] | None:
    """Which number is being paid: of which spin, and of which of its throws."""
    paying = desk.state.paying
    return None if paying is None else (paying.spin, paying.throw, paying.number)


def _asking(desk: SpinDesk, draft: Wrong, leaf: Leaf) -> Wrong:
    """Ask something, with the bets on the number that fell."""
    return draft._replace(
        leaf=leaf, pointed=Pointed(-1 if desk.screen.number is None else desk.screen.number)
    )


def _leaf(desk: SpinDesk, draft: Wrong) -> Leaf:
    """What is asked: nothing is ruled any more once nothing waits for it."""
    ruled = draft.leaf in _RULED and misplaced.waiting(desk.state, draft.remembered) is None
    return Leaf.CHIP if ruled else draft.leaf


def _form(desk: SpinDesk, draft: Wrong) -> Form:
    """Three questions, each with its answer on it; at the foot what becomes of the chip."""
    leaf, waits = _leaf(desk, draft), misplaced.waiting(desk.state, draft.remembered)
    if leaf in _RULED and waits is not None:
        return _ruling_form(desk, draft, waits)
    told, said, moment = desk.dealing.decider(commands.CAPO), draft.said, situation(desk.screen)
    plain = None if said is None else misplaced.plainly(said, told)
    doubted, doubt = (None if said is None else misplaced.in_doubt(desk.state, said)) or (None, None)
    why = "" if plain is None else desk.dealing.why_not(plain)
    hint = tr("Si paga come doveva stare, e dopo i pagamenti si rimette a posto.")
    if leaf is Leaf.CHIP and draft.there:
        hint = tr("Questi stanno lì: toccare quello giusto, o dirne un altro.")
    named = tr("è chiaro, detto al capo tavolo")
    if told != commands.CAPO:
        named = tr("è chiaro, detto a {name}").format(name=told)
    meant = tr("Gioca come doveva")
    if draft.meant is not None:
        meant = tr("Gioca su {place}").format(place=cloth_words(draft.meant))
    unentered = plain is not None and doubted is None and not why
    below = tr("prima inserirlo") if unentered else tr("decide il capo tavolo")
    doubts = Sends(doubted, moment, doubt)
    return Form(
        tr("Gettone fuori posto"),
        "" if why else hint,
        reason_words(why, desk.house) if why else "",
        parts=(_asks(desk, draft, leaf), *_answers(desk, draft, leaf)),
        does=at_foot(meant, Sends(plain, moment), named, can=_can(desk, plain)),
        beside=at_foot(tr("È dubbio"), doubts, below, can=_can(desk, doubted), role=Role.TAKE),
        typed=() if leaf is Leaf.CHIP else FIGURES,
    )


def _can(desk: SpinDesk, command: Command | None) -> bool:
    return command is not None and desk.dealing.could(command)


def _asks(desk: SpinDesk, draft: Wrong, leaf: Leaf) -> Row:
    hand = draft.chip.hand
    chip = _NOTHING if hand is None else chip_words(desk.house, hand, draft.chip.pieces)
    lies, meant = (_NOTHING if at is None else cloth_words(at) for at in (draft.lies, draft.meant))
    asked = (
        (Leaf.LIES, lies, tr("dove sta")),
        (Leaf.CHIP, chip, tr("che gettone, e di chi")),
        (Leaf.MEANT, meant, tr("dove doveva stare")),
    )
    keys = (Key(words, each, what, f"{what}: {words}", each is leaf) for each, words, what in asked)
    return Row("", tuple(keys))


def _answers(desk: SpinDesk, draft: Wrong, leaf: Leaf) -> tuple[Part, ...]:
    """The chips that lie there, the uppermost first, and any other; or the layout."""
    if leaf is not Leaf.CHIP:
        chosen = draft.meant if leaf is Leaf.MEANT else draft.lies
        takes = draft._replace(leaf=leaf).takes
        return (Panel(places(desk.house, desk.screen.side, draft.pointed, chosen, takes)),)
    keys = tuple(
        Key(chip_words(desk.house, hand_of(each), each.pieces), each, chosen=each == draft.chip.entry)
        for each in draft.there[:_OFFERED]
    )
    return (*((Row("", keys, _OFFERED),) if keys else ()), *chip_rows(desk, draft.chip))


def _ruling_form(desk: SpinDesk, draft: Wrong, doubt: misplaced.Doubt) -> Form:
    """Both places are offered to whoever rules, in a name; which chip it is about stands beneath."""
    naming = draft.leaf is Leaf.NAMING
    rulings = (
        Row(tr("DECIDE IL CAPO TAVOLO"), _rulings(desk, draft, doubt, commands.CAPO), 2),
        Row(tr("DECIDE L'ISPETTORE"), _rulings(desk, draft, doubt, commands.INSPECTOR), 2),
    )
    below = tr("Il suo pagamento aspetta la decisione.")
    if naming:
        below = draft.name.text or tr("Scrivere il nome di chi decide")
    other = Row("", (Key(tr("Un altro gettone…"), Leaf.CHIP),))
    return Form(
        tr("Dove gioca il gettone?"),
        below,
        parts=(letters(), *rulings) if naming else (*rulings, other),
        back=Key(tr("Indietro"), Leaf.RULING) if naming else None,
    )


def _rulings(desk: SpinDesk, draft: Wrong, doubt: misplaced.Doubt, office: str) -> tuple[Key, ...]:
    """Who has no name yet gives it first (rules 3); where people sign, their code says it."""
    naming, chip = draft.leaf is Leaf.NAMING, chip_words(desk.house, hand_of(doubt.entry), doubt.entry.pieces)
    by = (draft.name.name if naming else "") or desk.dealing.decider(office)
    asks = not naming and not desk.dealing.by_code() and by == office
    below = " · ".join(filter(None, (chip, tr("poi il nome") if asks else decider_below(by))))
    ruled = ((at, misplaced.ruling(desk.state, doubt, at, office, by)) for at in (doubt.plays, doubt.other))
    return tuple(
        Key(
            tr("Gioca su {place}").format(place=cloth_words(place)),
            Ruling(office, place, None if asks else command),
            below,
            can=(not naming or bool(draft.name.name)) and _can(desk, command),
            size=22,
            single=True,
        )
        for place, command in ruled
    )


def _told(desk: SpinDesk, draft: Wrong, says: object) -> Said[Wrong]:
    match says:
        case Sends(command, _, doubt):
            remembered = draft.remembered if doubt is None else doubt
            return Said(draft._replace(remembered=remembered), command, leaves=True, entered=True)
        case Ruling(command=None):
            return Said(draft._replace(leaf=Leaf.NAMING, name=Spelt()))
        case Ruling(command=command):
            return Said(draft._replace(remembered=None), command, leaves=True, entered=True)
        case Letter():
            return Said(draft._replace(name=draft.name.spelling(says)))
        case _:
            return Said(_about(desk, _answered(desk, draft._replace(leaf=_leaf(desk, draft)), says)))


def _answered(desk: SpinDesk, draft: Wrong, says: object) -> Wrong:
    match says:
        case Leaf():
            return _asking(desk, draft, says)
        case Place(position):
            placed = _placed(desk, draft, position)
            if draft.leaf is Leaf.MEANT:
                return placed
            return _asking(desk, placed, Leaf.CHIP if placed.chip.hand is None else Leaf.MEANT)
        case Number() | Figure():
            draft = draft._replace(pointed=pointed_at(draft.pointed, says))
            straight = draft.pointed.straight
            if straight is None or not draft.takes(straight):
                return draft
            return _placed(desk, draft, straight)
        case Entry():
            return _chosen(desk, draft._replace(chip=Chip(hand_of(says), says.pieces)))
        case ChipColour() | ChipValue() | Count() | Owner():
            return _chosen(desk, draft._replace(chip=chip_said(desk, draft.chip, says)))
        case _:
            return draft


def _placed(desk: SpinDesk, draft: Wrong, position: Position) -> Wrong:
    """Say where it belongs, or where it lies: the only chip that is known to lie there is the one.

    A chip that was said, and is none of those that lay on the place that was said before, stays said.
    """
    if draft.leaf is Leaf.MEANT:
        return draft._replace(meant=position)
    other = draft.chip.hand is not None and draft.chip.entry not in draft.there
    there = misplaced.lying_there(desk.state, desk.dealing.draft.stacks, position)[::-1]
    found = Chip(hand_of(there[0]), there[0].pieces) if len(there) == 1 else Chip()
    return draft._replace(lies=position, there=there, chip=draft.chip if other else found)


def _chosen(desk: SpinDesk, draft: Wrong) -> Wrong:
    """Go on to where it belongs, as soon as it is said which chip it is and whose."""
    hand = draft.chip.hand
    known = hand is not None and not hand.unowned and draft.leaf is Leaf.CHIP
    if known and draft.lies is not None and draft.meant is None:
        return _asking(desk, draft, Leaf.MEANT)
    return draft


def _about(desk: SpinDesk, draft: Wrong) -> Wrong:
    """Remember the number where the table would refuse it: a payment is taken back, and it is said again."""
    said, told = draft.said, desk.dealing.decider(commands.CAPO)
    refused = said is not None and desk.dealing.why_not(misplaced.plainly(said, told)) != ""
    return draft._replace(about=_fallen(desk) if refused else None)


MISPLACED: Final = Asks(_begin, _form, _told, wide=True)
