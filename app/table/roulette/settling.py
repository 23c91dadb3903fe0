"""From a table's state to a settlement: what the table knows, and what the dealer entered, as one layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from app.latest import Latest
from app.rules.house import House
from app.rules.roulette.announce_stakes import Share, shares_of, without_shares
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Settlement
from app.rules.roulette.settlement import settle
from app.rules.roulette.taking import taking_of
from app.table.differences import places_kept, resettled
from app.table.payable import Payable
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def merged_bets(known: tuple[Stack, ...], entered: tuple[Stack, ...]) -> tuple[Stack, ...]:
    """Put what the dealer entered on top of what the table knew, or nearest the wheel."""
    stacks: dict[Position, Stack] = {stack.position: stack for stack in known}
    for stack in entered:
        below = stacks.get(stack.position)
        entries = stack.entries if below is None else below.entries + stack.entries
        stacks[stack.position] = Stack(stack.position, entries)
    return tuple(stacks.values())


def spin_to_settle(state: SpinTable, spin: SpinState) -> Spin:
    """Say what a spin's settlement depends on.

    Raises:
        ValueError: the spin has no number.
    """
    if spin.number is None:
        raise ValueError(f"spin {spin.spin} has no number")
    bets = with_winnings_left(merged_bets(spin.bets, spin.winners), spin.left)
    bets = with_winnings_taken(with_what_joins(bets), spin.taken)
    bets = with_stakes_shut(bets, spin.shut)
    return Spin(spin.number, state.side, spin.last, spin.colours, bets, spin.grouped)


def with_winnings_left(bets: tuple[Stack, ...], left: frozenset[tuple[str, str]]) -> tuple[Stack, ...]:
    """Mark the stakes whose winnings their owner leaves lying: their count begins."""
    return _marked(bets, left, lambda entry: entry if entry.kept is not None else entry._replace(kept=0))


def with_winnings_taken(bets: tuple[Stack, ...], taken: frozenset[tuple[str, str]]) -> tuple[Stack, ...]:
    """Mark the stakes whose owner takes what he won: nothing of it is left lying any more (rules 5) [2]."""
    return _marked(bets, taken, lambda entry: entry._replace(kept=None))


def with_stakes_shut(bets: tuple[Stack, ...], shut: frozenset[tuple[str, str]]) -> tuple[Stack, ...]:
    """Mark the stakes that their owner has shut in by zero."""
    return _marked(bets, shut, lambda entry: entry._replace(prison=True))


def with_what_joins(bets: tuple[Stack, ...]) -> tuple[Stack, ...]:
    """Chips that an owner adds to winnings that he leaves lying join them: all of it is one lump [2]."""
    kept = frozenset(
        (stack.position.name, entry.owner)
        for stack in bets
        for entry in stack.entries
        if entry.kept is not None and entry.owner is not None
    )
    return with_winnings_left(bets, kept)


def _marked(
    bets: tuple[Stack, ...], stakes: frozenset[tuple[str, str]], mark: Callable[[Entry], Entry]
) -> tuple[Stack, ...]:
    """Mark what some owners have free on some positions, both by their names."""
    if not stakes:
        return bets
    return tuple(
        Stack(
            stack.position,
            tuple(
                mark(entry) if (stack.position.name, entry.owner) in stakes and not entry.enferme else entry
                for entry in stack.entries
            ),
        )
        for stack in bets
    )


def settlement_of(state: SpinTable, spin: SpinState) -> Settlement:
    """Settle a spin with what is known of it.

    Raises:
        ValueError: the spin has no number.
    """
    return _settled((house_of(state, spin), spin_to_settle(state, spin)))


def _settle(asked: tuple[House, Spin]) -> Settlement:
    return settle(*asked)


_settled: Final = Latest(_settle)
"""One touch at the desk settles the same layout several times: tried, shown, recorded, and shown again."""


WHOLE_PIECES: Final = 5
"""Since these rules a colour's odd half comes into the bank in its whole pieces, not in chips of value."""


def payable_of(
    state: SpinTable, before: Payable, settlement: Settlement
) -> tuple[Payable, Mapping[int, int]]:
    """What is payable by a settlement: what was given for payments goes with them.

    Args:
        state: the table, under whose rules the night was opened.
        before: what was payable until now.
        settlement: of the same spin.

    Returns:
        What is payable then, and the new place of each payment that was made and is still owed.
    """
    payable, places = resettled(before, settlement.payments)
    whole = state.rules >= WHOLE_PIECES
    taking = taking_of(settlement, complete=state.all_entered, whole_pieces=whole)
    return replace(payable, taking=taking, result=settlement.number), places


def payable_by(state: SpinTable, spin: SpinState, settlement: Settlement) -> Payable:
    """What is payable of a spin by its settlement as it was recorded, or as the dealer is entering it."""
    return spin.payable if settlement is spin.settlement else payable_of(state, spin.payable, settlement)[0]


def as_settled(state: SpinTable) -> SpinTable:
    """Show a cleared spin settled with what is known of it, though nothing of it was recorded yet."""
    spin = state.paying
    if spin is None or spin.settlement is not None or spin.phase is not Phase.PAYING:
        return state
    settlement = settlement_of(state, spin)
    payable, _ = payable_of(state, spin.payable, settlement)
    return replace(state, paying=replace(spin, settlement=settlement, payable=payable))


def house_of(state: SpinTable, spin: SpinState) -> House:
    """Give the rules under which a spin is settled: with the minimum that held when its number fell."""
    return state.house if spin.minimum is None else state.house.at_minimum(spin.minimum)


def colours_of(settlement: Settlement) -> tuple[str, ...]:
    """Name the colours that were paid, or stand after a number: their players have pieces of them."""
    paid = [payment.chip.colour for payment in settlement.payments if payment.chip is not None]
    stands = [entry.colour for stack in settlement.standing for entry in stack.entries]
    return tuple(dict.fromkeys(name for name in (*paid, *stands) if name is not None))


def shares_won(state: SpinTable, spin: SpinState) -> dict[int, tuple[Share, ...]]:
    """Say what each announce of a spin has of the chips that won, by the event that took it.

    Raises:
        ValueError: the spin has no number.
    """
    if spin.number is None:
        raise ValueError(f"spin {spin.spin} has no number")
    bets = merged_bets(spin.bets, spin.winners)
    house = house_of(state, spin)
    shares = shares_of(bets, [said.bets for said in spin.announces], spin.number, house)
    return {said.seq: found for said, found in zip(spin.announces, shares, strict=True)}


def still_standing(
    state: SpinTable, spin: SpinState, settlement: Settlement, *, also: int | None = None
) -> tuple[Stack, ...]:
    """Say what stands after a number without the winning stakes of announces that go on: they lie there anew.

    Args:
        state: the table.
        spin: the spin that is paid.
        settlement: its settlement.
        also: an announce that is to go on too, by the event that took it.
    """
    gone = {gone.of for gone in spin.gone_on} | ({also} if also is not None else set())
    if not gone:
        return settlement.standing
    won = shares_won(state, spin)
    shares = [share for seq in won if seq in gone for share in won[seq]]
    return without_shares(settlement.standing, shares, state.house.chips)


def first_otherwise_won(state: SpinTable, spin: SpinState) -> int | None:
    """Find an announce that has gone on with what it would not have won now, by the event that took it."""
    if not spin.gone_on:
        return None
    won = shares_won(state, spin)
    for gone in spin.gone_on:
        stake = sum(share.amount for share in won[gone.of])
        winnings = sum(share.winnings for share in won[gone.of])
        if (stake, winnings) != (gone.plays_on + gone.stake_back, gone.kept + gone.paid):
            return gone.of
    return None


def payments_kept(before: Settlement, paid: frozenset[int], after: Settlement) -> frozenset[int] | None:
    """Find payments that were made again in a new settlement of the same spin.

    Args:
        before: the settlement under which they were made.
        paid: their places in it, from 1.
        after: the new settlement.

    Returns:
        Their places in the new one; None where one of them would have been another payment.
    """
    places = places_kept(before.payments, paid, after.payments)
    return None if places is None else frozenset(places.values())


def last_marked(spin: SpinState, settlement: Settlement) -> int | None:
    """Find where the payment that was marked last stands now, whatever its place in the order was.

    Args:
        spin: that is paid, with what is marked.
        settlement: of its entry as it stands.

    Returns:
        Its place, from 1; None where none is marked, or where it would be another payment now.
    """
    if spin.settlement is None or not spin.payable.marked:
        return None
    beside = spin.payable.beside.payments
    before, after = (*spin.settlement.payments, *beside), (*settlement.payments, *beside)
    places = places_kept(before, spin.payable.paid, after)
    return None if places is None else places[spin.payable.marked[-1]]
