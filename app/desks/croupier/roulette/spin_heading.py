"""What stands at the top of the desk at roulette: the French sentence to say, and what it means."""

from __future__ import annotations

from app.desks.common.seats import seated
from app.desks.croupier.heading import Heading, Meaning, journal_lamp, reader_lamp
from app.desks.croupier.roulette.payments.beside import SpinPayments
from app.rules.house import ColourChip
from app.rules.money import Cents
from app.rules.roulette.french_call import call_words
from app.rules.roulette.layout import Kind
from app.table.live import Live
from app.table.prompting import prompts
from app.table.prompts import Prompt
from app.table.roulette.last_spin import bets_are_over, is_over, is_undecided
from app.table.roulette.outcomes import Fate
from app.table.roulette.procedure import SENTENCES, Phase
from app.table.roulette.saying import is_last_at_minimum, new_minimum_words, said_before_the_number
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

Said = tuple[tuple[str, ...], Meaning]
"""The French sentence, and what it means."""


def heading(
    live: Live[SpinTable], spin: SpinState | None, paid: SpinPayments, due: tuple[Prompt, ...] = ()
) -> Heading:
    """Say what stands at the top, of the spin with which the dealer is busy and what is due.

    Args:
        live: what the table published.
        spin: the one that the dealer is busy with; None where there is none.
        paid: its payments as they stand.
        due: what there is to do for them; where no number is being paid the table's own prompts stand there.
    """
    state = live.state
    instrument = (state.house if state.opened else live.house).instrument
    said, meaning = _sentence(state, spin, paid)
    over = bets_are_over(state)
    both = state.paying is not None and state.betting is not None and not over
    return Heading(
        table=state.table,
        title=state.house.title,
        spin=_counted(state, spin),
        minimum=state.minimum,
        most=state.house.maxima.get(Kind.STRAIGHT, Cents(0)),
        dealer=state.dealer,
        number=state.paying.number if state.paying is not None else None,
        said=said,
        meaning=meaning,
        prompts=prompts(state) if state.paying is None else due,
        labels={chip.name: _label(state, chip) for chip in state.house.colours},
        reader=reader_lamp(live, instrument),
        journal=journal_lamp(live),
        practice=live.practice,
        next_spin=state.betting.spin if both and state.betting is not None else None,
        bets_over=state.opened and over,
        uncounted=_uncounted(live),
        instrument=instrument,
        played=live.played if state.opened and not live.practice else None,
        in_house_words=_new_minimum(state),
        relief_due=state.relief_due if state.opened else "",
        void=spin.void if spin is not None and meaning is Meaning.VOID else None,
    )


def _new_minimum(state: SpinTable) -> frozenset[str]:
    """The sentence of another minimum, which is said in the language of the house."""
    return frozenset(() if state.announced is None else (new_minimum_words(state, state.announced[0]),))


def _label(state: SpinTable, chip: ColourChip) -> str:
    """What a colour is called, with the seat that has it."""
    return seated(chip.label, state.colours[chip.name].owner if chip.name in state.colours else None)


def _uncounted(live: Live[SpinTable]) -> bool:
    """Whether the opening count is still to be made, before the first ball (rules 9); not in practice."""
    state, betting = live.state, live.state.betting
    if betting is None or not state.opened or state.paying is not None or state.suspended is not None:
        return False
    rests = betting.phase in {Phase.COMING, Phase.BETS_OPEN}
    return betting.first and rests and not state.bank.begun and not live.practice


def _counted(state: SpinTable, spin: SpinState | None) -> int:
    """Count the spins: after the last one of the night none is thrown any more, and that one stands there."""
    if spin is None:
        return state.spins
    waits = spin.phase in {Phase.COMING, Phase.BETS_OPEN} and state.paying is None
    return spin.spin - (is_over(state) and waits)


def _sentence(state: SpinTable, spin: SpinState | None, paid: SpinPayments) -> Said:
    """Find what to say now."""
    if not state.opened or spin is None:
        return (), Meaning.CLOSED
    if state.suspended is not None:
        return (), Meaning.SUSPENDED
    if state.paying is not None:
        return _number_sentence(state, state.paying, paid)
    if is_over(state) and spin.phase in {Phase.COMING, Phase.BETS_OPEN}:
        return (), Meaning.LAST_PLAYED
    words = said_before_the_number(state, spin)
    return words, _of_phase(state, spin) if spin.proposed is None else Meaning.CANDIDATE


def _of_phase(state: SpinTable, spin: SpinState) -> Meaning:
    match spin.phase:
        case Phase.NO_MORE_BETS:
            return Meaning.NO_MORE_BETS
        case _ if state.last_played and (spin.spun_on or is_undecided(state)):
            return Meaning.BESIDE_ALONE
        case Phase.THROWN:
            return Meaning.THROWN if spin.void is None else Meaning.THROWN_AGAIN
        case _:
            return _of_open_bets(state, spin)


def _of_open_bets(state: SpinTable, spin: SpinState) -> Meaning:
    """What is announced before the throw comes before what is so at every spin."""
    if spin.void is not None:
        return Meaning.VOID
    if spin.last:
        return Meaning.LAST_SPIN
    if is_last_at_minimum(state, spin):
        return Meaning.NEW_MINIMUM
    if state.relief == spin.spin:
        return Meaning.RELIEF
    if spin.first:
        return Meaning.FIRST
    return Meaning.COMING if spin.phase is Phase.COMING else Meaning.BETS_OPEN


def _number_sentence(state: SpinTable, spin: SpinState, paid: SpinPayments) -> Said:
    call = call_words(spin.number or 0)
    if spin.phase is Phase.FALLEN and paid.durable:
        return call, Meaning.CLEAR
    if paid.settled and (paid.rows or spin.spun_on or (paid.shares and spin.entered)):
        closes = bets_are_over(state) and not is_undecided(state)
        return (SENTENCES[Phase.PAYING][0],), Meaning.LAST_PAID if closes else Meaning.ALL_PAID
    shut = any(share.fate is Fate.SHUT or share.shut is not None for share in paid.shares)
    halved = any(share.fate is Fate.HALVED for share in paid.shares)
    return call + ("À partager",) * halved + ("Enfermé",) * shut, _of_payments(paid)


def _of_payments(paid: SpinPayments) -> Meaning:
    """What is done next: something besides paying, a payment, or the entry."""
    if paid.step is not None:
        return Meaning.HALVE if paid.step.fate in {Fate.HALVED, Fate.SHUT} else Meaning.SEE_TO
    return Meaning.PAY if paid.rows else Meaning.ENTER
