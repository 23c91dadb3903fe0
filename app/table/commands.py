"""What a person may do at the table: each command verified against the state, and answered with events.

A command is an object with `do` and its own fields. One that may not be done now is refused with a reason and
changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.table import (
    answering,
    assigning,
    bank,
    correcting,
    counting_box,
    documents,
    opening,
    paying,
    relieving,
    suspending,
)
from app.table.bad_input import BadInputError
from app.table.fields import at, flag, members, text
from app.table.json_text import Json
from app.table.note_box import BOX
from app.table.opening import Fields, Opening
from app.table.roulette import choosing, handing, misplacing, placing, taken_up, throwing, voiding
from app.table.turn import Turn


def _announce(turn: Turn, fields: Fields, usual: Opening) -> None:
    """Take an announce; all eighty are worked out when the first is given, and not at the program's start."""
    if at("over", flag, fields.get("over", False)):
        from app.table.roulette.announce_undone import undo_announce  # noqa: PLC0415 - see above

        undo_announce(turn, fields)
    elif "after" in fields or "of" in fields:
        from app.table.roulette.announce_again import announce_again  # noqa: PLC0415 - see above

        announce_again(turn, fields, usual)
    else:
        from app.table.roulette.announcing import announce  # noqa: PLC0415 - see above

        announce(turn, fields, usual)


def _bank(turn: Turn, fields: Fields, usual: Opening) -> None:
    """Record a count of the note box, or what came and went at the bank."""
    move = counting_box.count_box if fields["operation"] == BOX else bank.move_bank
    move(turn, fields, usual)


Act = Callable[[Turn, Fields, Opening], None]
_BY: Final = frozenset({"by", "reason"})

_ACTS: Final[dict[str, tuple[Act, frozenset[str], frozenset[str]]]] = {
    "open": (opening.open_play, frozenset(), frozenset({"minimum", "day", "dealer", "all_entered", "balls"})),
    "close": (opening.close_play, frozenset(), frozenset({"back"})),
    "last": (opening.last_spin, frozenset(), frozenset({"over"})),
    "minimum": (opening.change_minimum, frozenset({"minimum", "by"}), frozenset({"out"})),
    "dealer": (relieving.change_dealer, frozenset({"name"}), frozenset({"notes"})),
    "deal": (relieving.confirm_dealer, frozenset({"name"}), frozenset()),
    "relief": (relieving.announce_relief, frozenset(), frozenset({"over", "by", "due"})),
    "wheel": (opening.change_wheel, frozenset({"wheel_number", "by"}), frozenset()),
    "suspend": (suspending.suspend, frozenset(), _BY | {"over"}),
    "colour": (
        assigning.assign_colour,
        frozenset({"colour"}),
        frozenset({"value", "owner", "by", "table"}),
    ),
    "throw": (throwing.throw, frozenset(), frozenset()),
    "no_more_bets": (throwing.no_more_bets, frozenset(), frozenset()),
    "number": (throwing.type_number, frozenset({"number"}), _BY),
    "confirm": (throwing.confirm_number, frozenset(), frozenset({"turned"})),
    "refuse": (throwing.refuse_number, frozenset(), frozenset()),
    "void": (voiding.void_throw, frozenset({"reason"}), frozenset({"by", "told"})),
    "explain": (voiding.explain_void, frozenset({"reason"}), frozenset({"by", "told", "spin", "throw"})),
    "valid": (voiding.count_after_all, frozenset({"reason"}), frozenset({"by"})),
    "cleared": (paying.clear_layout, frozenset(), frozenset()),
    "place": (placing.place, frozenset({"position", "entry"}), frozenset({"by"})),
    "remove": (placing.remove, frozenset({"position", "entry"}), frozenset({"by"})),
    "move": (placing.move, frozenset({"from", "to", "owner"}), frozenset({"pieces", "enferme", "by"})),
    "misplaced": (
        misplacing.misplace,
        frozenset({"position", "meant", "entry", "told"}),
        frozenset({"doubt", "ruled", "reason"}),
    ),
    "leave": (placing.leave, frozenset({"order"}), frozenset({"over", "gone"})),
    "taken_up": (taken_up.take_up_before, frozenset({"position", "owner"}), frozenset({"over"})),
    "choose": (choosing.choose_at_zero, frozenset({"position", "owner", "choice"}), frozenset()),
    "group": (choosing.group_colour, frozenset({"colour"}), frozenset({"over"})),
    "announce": (
        _announce,
        frozenset({"name", "owner"}),
        frozenset(
            {"value", "colour_pieces", "money", "held", "accepted_by", "straights", "complimentary", "clear"}
        )
        | {"after", "of", "over", "late"},
    ),
    "winners": (paying.enter_winners, frozenset({"bets"}), frozenset()),
    "difference": (paying.enter_difference, frozenset({"bets"}), frozenset()),
    "paid": (paying.mark_paid, frozenset({"order"}), _BY | {"wish", "spin"}),
    "unpaid": (paying.mark_unpaid, frozenset({"order"}), _BY | {"spin"}),
    "paid_all": (paying.mark_all_paid, frozenset(), frozenset()),
    "done": (paying.mark_done, frozenset({"listed", "place"}), frozenset({"over"})),
    "dispute": (paying.dispute, frozenset({"order"}), _BY),
    "rule": (paying.rule, frozenset({"order", "by", "reason"}), frozenset({"office"})),
    "bank": (
        _bank,
        frozenset({"operation", "chips"}),
        frozenset({"document", "signatures", "by", "change", "night"}),
    ),
    "document": (
        documents.change_document,
        frozenset({"number", "by"}),
        frozenset({"void", "operation", "reason"}),
    ),
    "missing": (bank.mark_missing, frozenset({"chip"}), frozenset({"over"})),
    "correct": (
        correcting.correct,
        frozenset({"of", "reason", "by", "witness", "instead"}),
        frozenset(),
    ),
    "answer": (answering.answer, frozenset({"of", "by"}), frozenset({"note"})),
    "hand": (handing.hand_held, frozenset({"owner"}), frozenset({"by"})),
    "next": (paying.next_spin, frozenset(), frozenset()),
    "reopen": (paying.reopen_spin, frozenset(), frozenset()),
}
"""Each command: what it does, the fields it must have, and those it may have."""


def command(turn: Turn, form: Json, usual: Opening) -> None:
    """Do what a person asks.

    Args:
        turn: takes the events.
        form: `{"do": "paid", "order": 1}`.
        usual: how this station opens its table.

    Raises:
        BadInputError: the form is no command; the fault names the field.
        RefusedError: it may not be done now.
    """
    if type(form) is not dict:
        raise BadInputError("must be an object with do")
    name = at("do", text, form["do"]) if "do" in form else ""
    if name not in _ACTS:
        raise BadInputError(f"no such command: {name}" if name else "is missing", "do")
    act, required, optional = _ACTS[name]
    fields = members(form, required | optional | {"do"}, sorted(required))
    act(turn, fields, usual)
