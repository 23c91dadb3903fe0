"""What an act that concerns the entry of a spin alone makes of the draft; nothing of it is sent."""

from __future__ import annotations

from dataclasses import replace

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.taking_up import gone_from
from app.table.live import Live
from app.table.roulette.spin_table import SpinTable


def acted(draft: SpinDraft, act: Act, live: Live[SpinTable] | None) -> SpinDraft:
    """Give the draft that an act leaves; one that means nothing here leaves it as it is.

    Args:
        draft: what is being entered.
        act: what was touched.
        live: what the table published last.
    """
    match act:
        case Act.UNDO:
            return entry.undo(draft)
        case Act.REDO:
            return entry.redo(draft)
        case Act.KIND:
            return entry.next_kind(draft)
        case Act.WHOLE:
            return replace(draft, whole=not draft.whole)
        case Act.LATE:
            return cut_off_heard(draft)
        case Act.PUT_RIGHT if live is not None and live.state.paying is not None:
            paying = live.state.paying
            right = entry.put_right(draft, paying.winners, gone_from(paying))
            return replace(right, refusals_read=live.refusals)
        case _:
            return draft


def cut_off_heard(draft: SpinDraft) -> SpinDraft:
    """Forget the announce that a number cut off."""
    return replace(draft, said=draft.said._replace(cut_off=None))
