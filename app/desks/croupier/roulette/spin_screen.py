"""All that the desk shows of a table of roulette, and of what is being entered: pure."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from app.desks.common.roulette.laid_stacks import LaidStack, laid_stacks
from app.desks.common.roulette.on_track import OnTrack, parted
from app.desks.croupier.acts import ALWAYS, Act, AnyAct
from app.desks.croupier.draft import Passing
from app.desks.croupier.given_back import given_back, still_asked_in
from app.desks.croupier.heading import Heading
from app.desks.croupier.notices import banner
from app.desks.croupier.roulette.announces.beside_page import announcing
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.figures import FigureKeys, figure_keys
from app.desks.croupier.roulette.entry.ghosts import (
    Ghost,
    Holders,
    Target,
    chance_targets,
    ghosts_of,
    inside_ghosts_of,
    inside_targets,
)
from app.desks.croupier.roulette.entry.palette_keys import Palette, house_at_number, palette_of
from app.desks.croupier.roulette.entry.taking_up import is_drafted
from app.desks.croupier.roulette.entry.whose import Whose, asked_whose, unnamed
from app.desks.croupier.roulette.payments.beside import NOTHING_TO_PAY, SpinPayments
from app.desks.croupier.roulette.payments.shown import spin_payments
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_heading import heading
from app.desks.croupier.roulette.spin_possible import (
    is_entry_refused,
    passing,
    possible,
    primary,
    spin_notices,
)
from app.desks.croupier.roulette.table_acts import is_last_announced
from app.desks.croupier.screen import Announcing, Screen, screen_of
from app.latest import Latest
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.rules.roulette.settled import Settlement
from app.rules.roulette.spin_rules import has_tumbler, spin_rules
from app.rules.side import Side
from app.table.live import Live, ReaderHealth
from app.table.prompts import Prompt, Task
from app.table.roulette.drawing import missing_ways
from app.table.roulette.payment_prompts import payment_prompts
from app.table.roulette.procedure import BALL_RUNS, Phase
from app.table.roulette.remembered import SeatChance
from app.table.roulette.second_look import is_contradicted
from app.table.roulette.settling import merged_bets, settlement_of
from app.table.roulette.spin_prompt import SpinTask
from app.table.roulette.spin_state import Proposed, SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.turn import TYPED


class View(StrEnum):
    """What stands in the middle of the desk."""

    CLOSED = "closed"
    LAYOUT = "layout"
    """the whole layout: before the number, or where nothing was bet on it"""
    WHOLE = "whole"
    """the same, in the place of the entry: the dealer wants it"""
    ENTRY = "entry"
    """the neighbourhood of the number, and the chips to enter with"""


class SpinScreen(Screen, frozen=True, kw_only=True):
    """Everything that the desk draws at a table of roulette.

    Attributes:
        phase: of the spin that the dealer is busy with; None while the table is closed.
        laid: what is known to lie on the layout.
        held: announces on the race track: their chips lie on no position.
        inside: the combinations that can have won, and `chances`, the chances.
        reader_drives: the steps come by themselves.
        ghosts: what may still lie on the chances, and `inside_ghosts`, on the combinations.
        asks_drum: whoever confirms the number says that the tumbler's drum turned both ways.
        announces: the house takes announces, and its cloth has a race track.
        asked_later: chips won may still lie there, and nobody asks before the next number whether they do.
        whose: the chips of the payment shown large whose owner a seat's key says.
        unnamed: the chips of that payment that have no owner, also while a seat would name the next ones.
    """

    view: View
    phase: Phase | None = None
    waits: Proposed | None = None
    laid: tuple[LaidStack, ...] = ()
    held: tuple[OnTrack, ...] = ()
    inside: tuple[Target, ...] = ()
    chances: tuple[Target, ...] = ()
    palette: Palette | None = None
    payments: SpinPayments = NOTHING_TO_PAY
    reader_drives: bool = False
    figures: FigureKeys | None = None
    ghosts: tuple[Ghost, ...] = ()
    inside_ghosts: tuple[Ghost, ...] = ()
    asks_drum: bool = False
    announces: bool = True
    asked_later: bool = False
    whose: Whose | None = None
    unnamed: Whose | None = None

    def told_apart(self, act: AnyAct | None) -> tuple[object, ...]:
        """Say which winnings rest, and whether they do."""
        large = self.payments.large
        if act is not SpinAct.RESTS or large is None:
            return ()
        return large.beside.asks, large.beside.rests, large.amount


def screen(live: Live[SpinTable], draft: SpinDraft) -> SpinScreen:
    """Say everything that the desk shows: of what the table published last, and of what is being entered."""
    state, told = live.state, announcing(live.state)
    spin = state.paying or state.betting  # with which the dealer is busy
    drafted = state.paying is not None and is_drafted(draft, state.paying)
    settled, house, number = drafted_settlement(state, draft), house_at_number(state), _won(state)
    paid, there = spin_payments(state, settled, draft, durable=not drafted), parted(house, spin)
    can, over = possible(live, draft, paid, drafted=drafted), _passing(state, draft, paid, told)
    refused = drafted and is_entry_refused(live)
    notice = banner(live, draft, spin_notices(live, draft), over, entry_refused=refused)
    asks = () if notice is None or notice.left is None else notice.acts  # whether a payment was made
    lying = merged_bets(there.cloth, () if number is None else draft.stacks)
    proposed = None if state.betting is None else state.betting.proposed
    asked = house, number, state.side, lying, there.owners, draft, state.last_staked
    laid, chances, inside = _drawn(asked)
    shown = screen_of(
        SpinScreen,
        live,
        draft,
        view=_view(state, draft),
        phase=spin.phase if spin is not None else None,
        heading=_heading(live, draft, spin, paid, settled),
        last=state.numbers[:20],
        banner=notice,
        waits=proposed,
        typed=proposed.number if proposed is not None and proposed.reason == TYPED else None,
        runs=spin is not None and spin.phase in BALL_RUNS,
        number=None if state.paying is None else state.paying.number,
        laid=laid,
        held=there.track,
        inside=inside,
        chances=chances,
        palette=palette_of(state, draft) if number is not None else None,
        payments=paid,
        drafted=drafted,
        can=can.union(asks),
        primary=primary(state, can, paid),
        reader_drives=_reader_drives(live),
        last_spin=spin is not None and spin.last,
        last_announced=is_last_announced(state),
        figures=None if number is None else figure_keys(state, number, draft),
        ghosts=() if spin is None else ghosts_of(house, spin, chances, draft),
        inside_ghosts=() if spin is None else inside_ghosts_of(house, spin, inside, draft),
        announcing=told._replace(cut_off=draft.said.cut_off is not None),
        passing=over,
        asks_drum=proposed is not None and _asks_drum(state),
        announces=spin_rules(state.house if state.opened else live.house).announces,
        asked_later=number is None and spin is not None and bool(spin.ghosts),
    )
    return _taking_nothing(shown) if live.stopped else _asking_whose(shown, settled, draft)


def _reader_drives(live: Live[SpinTable]) -> bool:
    """Whether the steps come by themselves: not the number of which a reader told two."""
    lives = live.reader.health in {ReaderHealth.LIVE, ReaderHealth.STALE}
    return live.steps_told and lives and not is_contradicted(live.state)


def _taking_nothing(shown: SpinScreen) -> SpinScreen:
    """Show the table as it was, and take nothing for it: nobody hears what would be sent."""
    looks = shown.can & {Act.BEFORE, Act.AFTER, Act.DUE, Act.LINES, Act.DISMISS}
    return replace(
        shown,
        waits=None,
        typed=None,
        inside=(),
        chances=(),
        palette=None,
        figures=None,
        ghosts=(),
        inside_ghosts=(),
        can=(ALWAYS - {Act.BANK}) | looks,
        primary=None,
        back=None,
    )


def _heading(
    live: Live[SpinTable],
    draft: SpinDraft,
    spin: SpinState | None,
    paid: SpinPayments,
    settled: Settlement | None,
) -> Heading:
    """Say what stands at the top; colours that came back are asked in no more while the table is open."""
    state = live.state
    head = heading(live, spin, paid, _due(state, settled, waits=_waits(state, paid)))
    back = given_back(state, draft.said_back) if state.opened else frozenset()
    return replace(head, prompts=still_asked_in(head.prompts, back)) if back else head


def _asking_whose(shown: SpinScreen, settled: Settlement | None, draft: SpinDraft) -> SpinScreen:
    """Say of which chips a seat's key tells whose they are, and whether that was asked at their payment."""
    whose = None if shown.suspended else asked_whose(settled, shown.payments, draft)
    open_ones, large = unnamed(settled, shown.payments, draft.stacks), shown.payments.large
    due = large is not None and large.unowned and large.order == shown.payments.current == draft.unowned
    return replace(shown, whose=whose, unnamed=open_ones, owner_asked=due)


def _draw(
    asked: tuple[House, int | None, Side, tuple[Stack, ...], Holders, SpinDraft, Mapping[SeatChance, Cents]],
) -> tuple[tuple[LaidStack, ...], tuple[Target, ...], tuple[Target, ...]]:
    """Give what lies on the layout, and the places that can have won: the chances, and the combinations."""
    house, number, side, lying, holders, draft, staked = asked
    laid = laid_stacks(house, lying)
    if number is None:
        return laid, (), ()
    there = {stack.position: (stack.entries, seen.piles) for stack, seen in zip(lying, laid, strict=True)}
    chances = chance_targets(house, number, there, draft, staked)
    return laid, chances, inside_targets(house, number, side, there, holders, draft)


_drawn = Latest(_draw)
"""What was entered is drawn before the table has it, and once more when it has."""


def _won(state: SpinTable) -> int | None:
    """The number that is being paid; None too where nothing was bet on it."""
    return None if state.paying is None or state.paying.spun_on else state.paying.number


def _view(state: SpinTable, draft: SpinDraft) -> View:
    if not state.opened:
        return View.CLOSED
    if _won(state) is None:
        return View.LAYOUT
    return View.WHOLE if draft.whole else View.ENTRY


def drafted_settlement(state: SpinTable, draft: SpinDraft) -> Settlement | None:
    """Settle what the table knows together with what the dealer is entering, by the table's own code."""
    if state.paying is None or state.paying.number is None:
        return None
    return settlement_of(state, replace(state.paying, winners=draft.stacks))


def _asks_drum(state: SpinTable) -> bool:
    """Whether a tumbler's drum was not seen to turn both ways."""
    return state.betting is not None and has_tumbler(state.house) and bool(missing_ways(state.betting))


def _waits(state: SpinTable, paid: SpinPayments) -> bool:
    """Whether something is done before the next payment: the clearing, or a stake that is not paid."""
    differs = paid.large is not None and paid.large.differs is not None
    return paid.step is not None or differs or (_uncleared(state) and paid.durable)


def _uncleared(state: SpinTable) -> bool:
    """Whether a number fell, and nobody has said yet that the layout is clear."""
    return state.paying is not None and state.paying.phase is Phase.FALLEN


def _passing(state: SpinTable, draft: SpinDraft, paid: SpinPayments, told: Announcing) -> Passing:
    unsaid = state.paying is not None and state.paying.unsaid
    uncleared = _won(state) is not None and (_uncleared(state) or unsaid)
    return passing(paid, told, draft.passed, uncleared=uncleared)


_OF_A_PAYMENT: Final = frozenset({Task.WHOSE, Task.MARKER, Task.REPEAT})


def _due(state: SpinTable, settled: Settlement | None, *, waits: bool) -> tuple[Prompt, ...]:
    """What there is to do at the payments; that the dolly comes first the heading says already.

    Where something else is done before the next payment (`waits`), what is of that payment waits.
    """
    if state.paying is None:
        return ()
    due = payment_prompts(state.paying, settled, state.house.unit)
    rows = {SpinTask.CLEAR, SpinTask.PUT_RIGHT}  # the heading, and a row of the payments, say these already
    later = {*rows, *_OF_A_PAYMENT} if waits else rows
    return tuple(prompt for prompt in due if prompt.task not in later)
