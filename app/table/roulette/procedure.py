"""The phases of a spin, and what leads from one to the next (rules 8) [2, 3, 3.7].

Theory. Two spins are alive at once: one is being paid while the next is being bet on. Each walks through the
same table of transitions; what holds them apart is only that a spin is born when the one before it is
cleared, and that the one before must be closed before this one's ball is thrown.

    COMING ──bets open──▶
    BETS_OPEN ──thrown──▶ THROWN ──no more bets──▶ NO_MORE_BETS ──number──▶ FALLEN
        ▲                   │                          │                      │ cleared
        └───────void────────┴───────────void───────────┘                      ▼
                                                       CLOSED ◀──closed──  PAYING

A number may also come early (a wheel that was heard only at the end, a dealer who typed it): every phase
before FALLEN takes it. A void throw opens the bets again; the spin keeps its place in the evening's count. A
spin whose number nobody ever confirmed is closed without one. "Rien va" may be said after the number too, as
long as nothing of it is paid, and a tumbler may take its ball back before the layout is cleared (rules 10):
then the spin has no number any more, and its throw or draw is void. "Il colpo vale" takes a "Rien va" back
until the next throw: the spin is again where it was, so that it is in no line of the table below.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from app.rules.tongue import Phrase


class Phase(StrEnum):
    """Where a spin is."""

    COMING = "coming"
    """the layout is clear and takes chips, but the wheel is not ready"""
    BETS_OPEN = "bets_open"
    THROWN = "thrown"
    NO_MORE_BETS = "no_more_bets"
    FALLEN = "fallen"
    """the number is known: dolly, clearing"""
    PAYING = "paying"
    """the layout is clear: the next spin's bets are open while this one is paid"""
    CLOSED = "closed"


BALL_RUNS: Final = frozenset({Phase.THROWN, Phase.NO_MORE_BETS})
"""While the ball is in the wheel, or the drum turns."""


class Step(StrEnum):
    """What happens to a spin; each is the kind of the event that records it."""

    BETS_OPEN = "spin.bets_open"
    THROWN = "spin.thrown"
    NO_MORE_BETS = "spin.no_more_bets"
    NUMBER = "spin.number"
    TAKEN_BACK = "spin.taken_back"
    VOID = "spin.void"
    CLEARED = "spin.cleared"
    CLOSED = "spin.closed"


WHEEL: Final = "wheel"
TUMBLER: Final = "tumbler"
"""Which instrument took a step by itself."""


class VoidReason(StrEnum):
    """Why a throw does not count, as the house prints it (rules 8) [3.7]."""

    BALL_WITH_ROTOR = "ball_with_rotor"
    THROWN_TOO_EARLY = "thrown_too_early"
    """before everything was paid"""
    TOO_FEW_TURNS = "too_few_turns"
    """fewer than seven complete ones"""
    WHEEL_STOPPED = "wheel_stopped"
    NO_POCKET = "no_pocket"
    FOREIGN_BODY = "foreign_body"
    CAPO_TAVOLO = "capo_tavolo"
    """another reason of the capo tavolo's, of which the inspector is told"""


class DrawVoid(StrEnum):
    """Why a tumbler's draw does not count (rules 10)."""

    ONE_WAY = "one_way_drum"
    """its record does not show that the drum turned in both directions before the ball fell"""
    DOOR_OPEN = "door_open"
    BALL_COUNT = "ball_count"
    """other balls were in it than the thirty-seven"""
    SECOND_BALL = "second_ball"
    BALL_TAKEN_BACK = "ball_taken_back"
    NO_BALL = "no_result"
    RESTARTED = "restarted"
    """the tumbler was switched off and on, and began again"""


SUSPENDED: Final = "suspended"
"""Why a throw does not count whose ball ran when play was suspended: nobody is asked for another reason."""


def is_printed(reason: str) -> bool:
    """Whether a throw or a draw is void for a reason of the rules; of any other the inspector is told."""
    return reason in {*VoidReason, *DrawVoid, SUSPENDED} - {VoidReason.CAPO_TAVOLO}


TRANSITIONS: Final = {
    (Phase.COMING, Step.BETS_OPEN): Phase.BETS_OPEN,
    (Phase.COMING, Step.THROWN): Phase.THROWN,
    (Phase.COMING, Step.NO_MORE_BETS): Phase.NO_MORE_BETS,
    (Phase.COMING, Step.NUMBER): Phase.FALLEN,
    (Phase.COMING, Step.CLOSED): Phase.CLOSED,
    (Phase.BETS_OPEN, Step.THROWN): Phase.THROWN,
    (Phase.BETS_OPEN, Step.NO_MORE_BETS): Phase.NO_MORE_BETS,
    (Phase.BETS_OPEN, Step.NUMBER): Phase.FALLEN,
    (Phase.BETS_OPEN, Step.CLOSED): Phase.CLOSED,
    (Phase.THROWN, Step.NO_MORE_BETS): Phase.NO_MORE_BETS,
    (Phase.THROWN, Step.NUMBER): Phase.FALLEN,
    (Phase.THROWN, Step.VOID): Phase.COMING,
    (Phase.THROWN, Step.CLOSED): Phase.CLOSED,
    (Phase.NO_MORE_BETS, Step.NUMBER): Phase.FALLEN,
    (Phase.NO_MORE_BETS, Step.VOID): Phase.COMING,
    (Phase.NO_MORE_BETS, Step.CLOSED): Phase.CLOSED,
    (Phase.FALLEN, Step.NUMBER): Phase.FALLEN,
    (Phase.FALLEN, Step.TAKEN_BACK): Phase.NO_MORE_BETS,
    (Phase.FALLEN, Step.CLEARED): Phase.PAYING,
    (Phase.PAYING, Step.NUMBER): Phase.PAYING,
    (Phase.PAYING, Step.TAKEN_BACK): Phase.NO_MORE_BETS,
    (Phase.PAYING, Step.CLOSED): Phase.CLOSED,
}
"""Which step leads where; a pair that is not here is refused and changes nothing."""

SENTENCES: Final = {
    Phase.COMING: ("Messieurs et dames, faites vos jeux", "Il tappeto è libero, il cilindro non è pronto"),
    Phase.BETS_OPEN: ("Faites vos jeux", "Le puntate sono aperte"),
    Phase.THROWN: ("Faites vos jeux", "La pallina gira"),
    Phase.NO_MORE_BETS: ("Rien ne va plus", "Nulla va più"),
    Phase.PAYING: ("Tout est payé au numéro", "Tutto è pagato al numero"),
}
"""What the dealer says in a phase, in French, and what it means; a number is called by its own table."""

DRAW_MEANINGS: Final = {
    Phase.COMING: "Il tappeto è libero, il tamburo non è pronto",
    Phase.THROWN: "Il tamburo gira",
}
"""What it means where a ball is drawn from a tumbler, if that is something else; what is said is the same."""

BANK_OPEN: Final = ("La banque est ouverte", "Messieurs et dames, la partie commence, voici la première")
LAST_SPIN: Final = "Messieurs et dames, à la dernière"
VOID: Final = "Rien va"
THROWN_AGAIN: Final = "Tout va"
RELIEF: Final = "Après le coup les boules passent"
HALVED: Final = "À partager"
SHUT_IN: Final = "Enfermé"
NEW_MINIMUM: Final = Phrase(
    "Ultimo colpo a minimo {now}, la partita proseguirà col minimo di {then}",
    "Dernier coup au minimum de {now}, la partie continuera au minimum de {then}",
)
"""The phrases that are not a phase's own; minima are said as the house speaks (rules 8) [2, 3, 3.7, 7.1]."""


def follows(phase: Phase, step: Step) -> Phase | None:
    """Tell where a step leads from a phase, or None where the procedure does not know it."""
    return TRANSITIONS.get((phase, step))
