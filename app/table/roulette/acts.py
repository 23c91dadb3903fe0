"""What a person may do at a table of roulette, beside what may be done at any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.table.command import Command, is_said
from app.table.game import Do
from app.table.roulette import (
    choosing,
    entering,
    handing,
    misplacing,
    night,
    placing,
    taken_up,
    throwing,
    voiding,
)
from app.table.roulette.spin_commands import (
    AnnounceLast,
    ChangeWheel,
    ChooseAtZero,
    ClearLayout,
    ConfirmNumber,
    CountAfterAll,
    DeclareVoid,
    EnterDifference,
    EnterWinners,
    ExplainVoid,
    GroupColour,
    LeaveWinnings,
    MarkDone,
    Misplace,
    MoveBet,
    NoMoreBets,
    PlaceBet,
    RefuseNumber,
    RemoveBet,
    TakeAnnounce,
    TakeUpBefore,
    Throw,
    TypeNumber,
)
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.station_opening import Opening
from app.table.table_commands import HandHeld


def _announce(turn: SpinTurn, said: TakeAnnounce, usual: Opening) -> None:
    """Take an announce; all eighty are worked out when the first is given, and not at the program's start."""
    if said.over:
        from app.table.roulette.announce_undone import undo_announce  # noqa: PLC0415 - see above

        undo_announce(turn, said)
    elif is_said(said.after) or is_said(said.of):
        from app.table.roulette.announce_again import announce_again  # noqa: PLC0415 - see above

        announce_again(turn, said, usual)
    else:
        from app.table.roulette.announcing import announce  # noqa: PLC0415 - see above

        announce(turn, said, usual)


SPIN_ACTS: Final[Mapping[type[Command], Do[SpinTable]]] = {
    AnnounceLast: night.last_spin,
    ChangeWheel: night.change_wheel,
    Throw: throwing.throw,
    NoMoreBets: throwing.no_more_bets,
    TypeNumber: throwing.type_number,
    ConfirmNumber: throwing.confirm_number,
    RefuseNumber: throwing.refuse_number,
    DeclareVoid: voiding.void_throw,
    ExplainVoid: voiding.explain_void,
    CountAfterAll: voiding.count_after_all,
    ClearLayout: entering.clear_layout,
    PlaceBet: placing.place,
    RemoveBet: placing.remove,
    MoveBet: placing.move,
    Misplace: misplacing.misplace,
    LeaveWinnings: placing.leave,
    TakeUpBefore: taken_up.take_up_before,
    ChooseAtZero: choosing.choose_at_zero,
    GroupColour: choosing.group_colour,
    TakeAnnounce: _announce,
    EnterWinners: entering.enter_winners,
    EnterDifference: entering.enter_difference,
    MarkDone: entering.mark_done,
    HandHeld: handing.hand_held,
}
"""What does each command."""
