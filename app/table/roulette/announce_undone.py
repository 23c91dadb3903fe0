"""An announce is taken back: the player changed his mind, or it was heard wrong (rules 6) [5, 5.2].

As bets that were placed are taken up again, what it laid down for the spin that is bet on is. Of one that
goes on from a win the winnings are all paid then, and the winning stake stands where it won.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import UNSET

from app.rules.roulette.lying import Layout, NotThereError
from app.table.bad_input import BadInputError
from app.table.command import is_said
from app.table.roulette import events as spun
from app.table.roulette.announce_fold import layout_without
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.placing import TAKES_BETS
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_state import Announced, SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import spin_bet_on
from app.table.turn import refuse

_SAID: Final = frozenset({"name", "owner", "of", "over", "accepted_by"})


class _Said(NamedTuple):
    """Which announce is taken back, by the event that took it, and who allows it."""

    name: str
    owner: str
    of: int
    accepted_by: str | None


def undo_announce(turn: SpinTurn, command: TakeAnnounce) -> None:
    """Take back an announce, or that one goes on; after "Rien ne va plus" the capo tavolo alone allows it."""
    for key in command.__struct_fields__:
        if key not in _SAID and is_said(getattr(command, key)):
            raise BadInputError("with over only name, owner, of and accepted_by are said: leave it out", key)
    if command.of is None:
        raise BadInputError("is missing: of says which announce is taken back", "of")
    said = _Said(command.name, command.owner, command.of, command.accepted_by)
    betting = spin_bet_on(turn)
    taken = next((announce for announce in betting.announces if announce.seq == said.of), None)
    if taken is None:
        _undo_going_on(turn, betting, said)
    else:
        _take_up(turn, betting, taken, said)


def _take_up(turn: SpinTurn, betting: SpinState, taken: Announced, said: _Said) -> None:
    """Take back an announce of the spin that is bet on, as a bet is taken up."""
    going = () if turn.state.paying is None else turn.state.paying.gone_on
    gone = next((gone for gone in going if gone.seq == said.of), None)
    if gone is not None:
        refuse(LayoutRefusal.ANNOUNCE_GOES_ON_FROM(announce=said.of, other=gone.of))
    if betting.phase not in TAKES_BETS and said.accepted_by is None:
        refuse(LayoutRefusal.BETS_CLOSED(), rule="rules 6")
    _check(said, taken)
    _check_lying(betting, taken.bets, said.of)
    turn.happen(
        spun.AnnounceUndone(
            spin=betting.spin,
            accepted=said.of,
            name=said.name,
            owner=said.owner,
            by=UNSET if said.accepted_by is None else said.accepted_by,
        )
    )


def _undo_going_on(turn: SpinTurn, betting: SpinState, said: _Said) -> None:
    """Take back that an announce goes on, while its own number is paid and nothing is thrown (rules 6)."""
    of, paying = said.of, turn.state.paying
    gone = None if paying is None else next((gone for gone in paying.gone_on if gone.of == of), None)
    if paying is None or gone is None:
        refuse(LayoutRefusal.ANNOUNCE_NOT_GOING_ON(announce=of))
    _check(said, next(announce for announce in paying.announces if announce.seq == of))
    _check_lying(betting, gone.bets, of)
    turn.happen(
        spun.AnnounceUndone(spin=betting.spin, of=of, accepted=gone.seq, name=said.name, owner=said.owner)
    )


def _check(said: _Said, meant: Announced) -> None:
    """Name and owner are the announce's own: nobody takes back another by a slip of the finger."""
    if (meant.name, meant.owner) != (said.name, said.owner):
        refuse(LayoutRefusal.ANNOUNCE_IS_ANOTHER(announce=said.of, repeat=meant.repeat, owner=meant.owner))


def _check_lying(betting: SpinState, bets: Layout, of: int) -> None:
    try:
        layout_without(betting.bets, bets)
    except NotThereError:
        refuse(LayoutRefusal.ANNOUNCE_PIECES_GONE(announce=of))
