"""What an act says to the table, or makes of the entry; and what the table makes of it."""

from __future__ import annotations

from msgspec.structs import replace

from app.desks.croupier import commands
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.announces import beside_page
from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.draft import left_with, next_spin, untouched
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.hand import same_entry
from app.desks.croupier.roulette.entry.taking_up import entered, gone_from
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.roulette.table_acts import SPIN_SENT
from app.desks.croupier.trying import SENT, why_not, would_be
from app.table.command import Command
from app.table.live import Live
from app.table.roulette.outcomes import is_ticked
from app.table.roulette.spin_commands import AnnounceLast, ConfirmNumber
from app.table.roulette.spin_table import SpinTable
from app.table.table_commands import NextSpin


def followed(draft: SpinDraft, now: Live[SpinTable]) -> SpinDraft:
    """Let the entry follow the table: that of another number begins with what the journal has of it.

    A touch that was not taken is no news once its number is paid; what was entered for one that does not
    count is entered for no other.
    """
    paying, betting = now.state.paying, now.state.betting
    if paying is None:
        draft = replace(draft, blocked="")
        void = betting is not None and betting.spin == draft.spin and draft.number is not None
        return next_spin(draft, draft.spin, (), None, frozenset()) if void else draft
    if (paying.spin, paying.number) != (draft.spin, draft.number) or untouched(draft):
        return next_spin(draft, paying.spin, paying.winners, paying.number, gone_from(paying))
    return draft


def refused_entry(
    live: Live[SpinTable] | None, before: SpinDraft, said: tuple[Command, ...], *, made: bool
) -> str:
    """Say why the table would not take what it is told of an entry; empty where it would.

    What it was told of stakes from before, and has not taken yet, it takes first.

    Args:
        live: what the table published last; None before it published anything.
        before: the entry until then.
        said: what it would be told, as `entered` gives it.
        made: payments that are made may be others by it.
    """
    if live is None or live.state.paying is None or not said:
        return ""
    written = replace(before, gone=gone_from(live.state.paying))
    state = live.state
    for command in entered(written, before, made=made):
        state = would_be(state, command) or state
    for command in said:
        after = would_be(state, command)
        if after is None:
            return why_not(state, command)
        state = after
    return ""


def left_by(draft: SpinDraft, live: Live[SpinTable] | None, command: Command) -> SpinDraft:
    """Leave the entry with what the table will make of it by a command."""
    after = None if live is None else would_be(live.state, command)
    winners = None if after is None or after.paying is None else after.paying.winners
    return draft if winners is None or same_entry(winners, draft.stacks) else left_with(draft, winners)


def is_made(live: Live[SpinTable] | None, draft: SpinDraft) -> bool:
    """Whether a payment of the number was made, or is being marked now."""
    paying = None if live is None else live.state.paying
    if paying is None:
        return False
    return bool(paying.payable.given or paying.payable.gone) or (draft.asked is not None and draft.asked.make)


def is_seen_to(draft: SpinDraft, live: Live[SpinTable]) -> bool:
    """Whether the state has all the ticks for which the dealer asked."""
    paying = live.state.paying
    if draft.asked is None or paying is None or paying.settlement is None:
        return False
    return all(is_ticked(paying, paying.settlement, *tick) for tick in draft.asked.seen_to)


def acted(draft: SpinDraft, act: AnyAct, live: Live[SpinTable] | None) -> SpinDraft:
    """Give the draft that an act leaves; one that means nothing here leaves it as it is.

    Args:
        draft: what is being entered.
        act: what was touched.
        live: what the table published last; None before it published anything.
    """
    match act:
        case Act.UNDO:
            return entry.undo(draft)
        case Act.REDO:
            return entry.redo(draft)
        case SpinAct.KIND:
            return entry.next_kind(draft)
        case SpinAct.WHOLE:
            return replace(draft, whole=not draft.whole)
        case SpinAct.LATE:
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


def said_at_once(act: AnyAct, screen: SpinScreen, draft: SpinDraft, today: int) -> Command | None:
    """Give the command behind an act; None where it says nothing to the table.

    Args:
        act: what was touched.
        screen: what the desk shows.
        draft: what the dealer's hand holds.
        today: the day of the month: the first ball is thrown from the pocket of that number.
    """
    match act:
        case Act.CONFIRM if screen.asks_drum:
            return ConfirmNumber(turned=True)
        case Act.OPEN:
            return commands.opening(today)
        case Act.LAST:
            return AnnounceLast(over=screen.last_announced)
        case SpinAct.LATE:
            return beside_page.late_command(draft.said)
        case _:
            return SPIN_SENT.get(act) or SENT.get(act)


def going_on(live: Live[SpinTable] | None, screen: SpinScreen | None) -> tuple[Command, ...]:
    """Give what goes on to the next spin; that nobody won is said first, where nothing was entered.

    It is not where the layout was not said to be clear: then nobody looked; nor where nobody could bet.
    """
    state = None if live is None else live.state
    paying = None if state is None or state.all_entered else state.paying
    silent = screen is not None and screen.passing.undone.nothing
    nobody = paying is not None and not (paying.entered or paying.spun_on or silent)
    following = NextSpin()
    return (entry_commands.winners(()), following) if nobody else (following,)
