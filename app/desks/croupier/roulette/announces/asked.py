"""What the page of an announce asks now, whichever leaf that is."""

from __future__ import annotations

from app.desks.croupier.roulette.announces.draft import Leaf
from app.desks.croupier.roulette.announces.hand import AnnounceHand
from app.desks.croupier.roulette.announces.how import how_leaf
from app.desks.croupier.roulette.announces.leaf import Shown
from app.desks.croupier.roulette.announces.same import same_leaf
from app.desks.croupier.roulette.announces.showing import Showing
from app.desks.croupier.roulette.announces.which import which_leaf, won_leaf
from app.table.state import TableState


def asked_of(state: TableState, hand: AnnounceHand, shown: Showing, leaf: Leaf, first: int) -> Shown:
    """Give the keys of a leaf.

    Args:
        state: of the table.
        hand: what the dealer said.
        shown: all else that the page shows.
        leaf: which one it is.
        first: the row with which it begins.
    """
    match leaf:
        case Leaf.WHICH:
            return which_leaf()
        case Leaf.HOW:
            return how_leaf(state, hand.draft, shown.sheet)
        case Leaf.WON:
            return won_leaf(state.house, shown.listed, hand.draft.goes_on, first)
        case Leaf.SAME:
            return same_leaf(state.house, shown.same, first, waiting=hand.waiting)
