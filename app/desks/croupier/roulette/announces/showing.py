"""All that the page of an announce shows at once, from the table and the dealer's hand; no windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from app.desks.common.language import quoted, tr
from app.desks.croupier.roulette.announces.draft import Leaf
from app.desks.croupier.roulette.announces.going_on import (
    Listed,
    Way,
    Won,
    chosen_way,
    going_on_command,
    listed,
)
from app.desks.croupier.roulette.announces.hand import AnnounceHand
from app.desks.croupier.roulette.announces.same import all_words, same_below, same_total
from app.desks.croupier.roulette.announces.sheet import Pile, Sheet, command_of, piles, sheet
from app.desks.croupier.roulette.announces.words import (
    cost_words,
    each_words,
    fault_of_words,
    fault_words,
    given_words,
    money_words,
    parted_words,
    warning_words,
    way_amounts,
    way_words,
    whose_words,
    writing_words,
)
from app.desks.croupier.words.reasons import reason_words
from app.rules.house import House
from app.rules.roulette.announce_acceptance import Fault, Moment
from app.rules.roulette.announces import Announce, Placing, on_track
from app.rules.side import Side
from app.table.differences import is_all_paid
from app.table.roulette.announced_before import SameAgain, same_again
from app.table.roulette.announcing import moment_of
from app.table.roulette.going_on import announce_of
from app.table.roulette.settling import settlement_of
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_state import Announced
from app.table.roulette.spin_table import SpinTable
from app.table.round_refusals import RoundRefusal


class Told(NamedTuple):
    """Why an announce is not taken: for the dealer, and as the rule says it."""

    words: str
    rule: str


class Picture(NamedTuple):
    """What is drawn.

    Attributes:
        side: where the cylinder stands.
        bets: what lies where.
        piles: how it is written on the race track.
        written: the writings in words, the drawn one first.
        told: why it would not be taken, or was not.
        taken: what was announced for this spin already, a line each.
        kept: pieces kept out of the payment for an announce that goes on: they do not lie there yet.
        parted: what stays, what is kept and what goes back, each in words.
        note: what goes back to the player of the announce that was taken back last.
        spin: for which an announce is now, where another one is being paid; else 0.
    """

    side: Side = Side.LEFT
    bets: tuple[Placing, ...] = ()
    piles: tuple[Pile, ...] = ()
    written: str = ""
    told: tuple[Told, ...] = ()
    taken: tuple[str, ...] = ()
    kept: tuple[Placing, ...] = ()
    parted: tuple[str, ...] = ()
    note: str = ""
    spin: int = 0


class Showing(NamedTuple):
    """What the page shows.

    Attributes:
        title: the sentence that the dealer repeats, or what is asked.
        below: what it costs, or what to do.
        total: the amount, large; empty in colour.
        money: what was put down, and what comes back.
        covered: the numbers that are lit.
        lying: how many announces of each name are held already.
        listed: all the announces that can go on, or be taken back.
        sheet: the announce, once one was chosen.
        command: what is sent; None while something is missing.
        refuses: whether sending it only records that it is refused.
        for_capo: whether the capo tavolo is asked.
        accept: what stands on the button that sends it, and beneath.
        warned: what of it is over the maximum, cut or allowed; empty where nothing is.
        same: the announces of the last spin.
        leaf: what is asked: which announce it is where there is nothing to ask of others.
        again: those of them that are sent together: all that can be taken, once they are looked at.
    """

    title: str
    below: str
    lying: Mapping[str, int]
    listed: Listed
    accept: tuple[str, str]
    picture: Picture
    total: str = ""
    money: str = ""
    covered: frozenset[int] = frozenset()
    sheet: Sheet | None = None
    command: TakeAnnounce | None = None
    refuses: bool = False
    for_capo: bool = False
    warned: str = ""
    same: tuple[SameAgain, ...] = ()
    leaf: Leaf = Leaf.WHICH
    again: tuple[SameAgain, ...] = ()


def showing(state: SpinTable, hand: AnnounceHand, won: tuple[Won, ...]) -> Showing:
    """Say everything that the page shows.

    Args:
        state: the table.
        hand: what the dealer said.
        won: the announces of this table that can go on.
    """
    there, same = listed(state, won), same_again(state)
    taken = () if state.betting is None else state.betting.announces
    asks = {Leaf.WON: bool(there.items), Leaf.SAME: bool(same)}.get(hand.draft.leaf, True)
    title, below = _asked(state, hand.draft.leaf, there)
    nothing = Showing(
        title=title,
        below=below,
        lying=Counter(said.name for said in taken if said.held),
        listed=there,
        accept=_accept(hand, "", refuses=False),
        picture=Picture(
            state.side,
            told=_refused(state.house, hand),
            taken=tuple(_line(state.house, said) for said in taken),
            note=hand.note,
        ),
        same=same,
        leaf=hand.draft.leaf if asks else Leaf.WHICH,
    )
    page, way = sheet(state, hand.draft), chosen_way(won, hand.draft)
    if page is not None:
        shown = _of_sheet(state, hand, nothing, page)
    elif hand.draft.leaf is Leaf.SAME and same:
        shown = _of_same(state.house, hand, nothing)
    else:
        shown = nothing if way is None else _going_on(state, hand, nothing, way)
    if state.paying is None or state.betting is None:
        return shown
    spin = state.betting.spin  # another number is being paid (rules 3)
    which = tr("Per il colpo {spin}").format(spin=spin)
    return shown._replace(below=f"{which} · {shown.below}", picture=shown.picture._replace(spin=spin))


def _while_paying(state: SpinTable, page: Sheet) -> str:
    """Warn that only sectors and laterali are taken while payments run, on the race track (rules 3) [4.3].

    Whether the payments are complicated the dealer knows: it is told, and nothing is refused.
    """
    paying = state.paying
    if paying is None or paying.number is None or (page.held and on_track(page.price.announce)):
        return ""
    settled = paying.settlement or settlement_of(state, paying)
    all_paid = not settled.payments if paying.settlement is None else is_all_paid(paying.payable)
    return "" if all_paid else fault_words(Fault.WHILE_PAYING)


def _of_sheet(state: SpinTable, hand: AnnounceHand, nothing: Showing, page: Sheet) -> Showing:
    ready = page.owner is not None and not hand.unread
    owner = "" if page.owner is None else whose_words(state.house, page.owner)
    total, money = money_words(page)
    told = [Told(fault_of_words(page, refusal.fault, state.minimum), "") for refusal in page.refusals]
    if hand.told:
        told = [Told(tr("Non accettato"), reason_words(hand.told, state.house))]
    colour = hand.draft.colour if hand.draft.in_colour else None
    return nothing._replace(
        title=quoted(page.repeat),
        below=" · ".join(filter(None, (cost_words(page, state.minimum), _least(hand, page), owner))),
        total=total,
        money=money,
        covered=page.covered,
        sheet=page,
        command=command_of(page, hand.draft) if ready else None,
        refuses=bool(page.refusals),
        for_capo=page.for_capo,
        accept=_accept(hand, page.owner, refuses=bool(page.refusals), over=bool(page.price.over_maximum)),
        warned=". ".join(filter(None, (warning_words(page, state.house), _while_paying(state, page)))),
        picture=Picture(
            state.side,
            page.price.bets,
            piles(page, state.house, colour),
            "  ·  ".join(map(writing_words, page.writings)),
            tuple(told),
        ),
    )


def _least(hand: AnnounceHand, page: Sheet) -> str:
    """Say that it is the table's minimum, as long as neither its value nor money was said."""
    said = page.price.value is None or hand.draft.value is not None or hand.draft.money is not None
    return "" if said else tr("al minimo, se non dice altro")


def _accept(hand: AnnounceHand, owner: str | None, *, refuses: bool, over: bool = False) -> tuple[str, str]:
    """What stands on the button: what it does, or what is missing."""
    if hand.waiting:
        return tr("In scrittura…"), ""
    if owner is None:
        return tr("Accettato"), tr("manca: di chi è")
    if refuses:
        return tr("Rifiutato"), tr("si annota il motivo")
    return tr("Accettato"), tr("oltre il massimo") if over else tr("Invio")


def _asked(state: SpinTable, leaf: Leaf, there: Listed) -> tuple[str, str]:
    """What is asked before anything was chosen, and what to do."""
    if leaf is Leaf.WON and there.wins:
        return tr("Annunci vinti"), tr("Scegliere come prosegue ciascuno, oppure un altro annuncio.")
    if leaf is Leaf.WON and there.items:
        return tr("Annunci in gioco"), tr("Revocarne uno lo toglie, come una puntata ripresa.")
    if state.betting is None:
        return tr("Annuncio"), reason_words(RoundRefusal.NOT_CLEARED(), state.house)
    if moment_of(state.betting) is Moment.NO_MORE_BETS:
        return tr("Annuncio"), fault_words(Fault.LATE)
    below = tr("Toccare un settore, un numero per i suoi laterali, una finale o una figura.")
    return tr("Annuncio"), below


def _of_same(house: House, hand: AnnounceHand, nothing: Showing) -> Showing:
    """The announces of the last spin are looked at; the foot takes all that can be taken now."""
    offered = tuple(item for item in nothing.same if item.offered)
    total, colour = same_total(offered)
    accept = (tr("In scrittura…"), "") if hand.waiting else all_words(offered)
    told = (Told(tr("Non accettato"), reason_words(hand.told, house)),) if hand.told else nothing.picture.told
    return nothing._replace(
        title=tr("Gli stessi annunci"),
        below=same_below(nothing.same),
        total=total,
        money=colour,
        again=() if hand.unread else offered,
        accept=accept,
        picture=nothing.picture._replace(told=told),
    )


def _refused(house: House, hand: AnnounceHand) -> tuple[Told, ...]:
    """What was refused, and why; where the desk has no words for it the table's."""
    known = [Told(words, rule) for words, rule in hand.refused if words]
    if len(known) > 1:
        return tuple(known)
    return (*known, *(Told(reason_words(rule, house), "") for words, rule in hand.refused if not words))


def _going_on(state: SpinTable, hand: AnnounceHand, nothing: Showing, way: Way) -> Showing:
    """What is kept, what plays on, what the player is given; or why it cannot go on so."""
    said = next(item.said for item in nothing.listed.won if item.said.seq == way.goes_on.of)
    announce, accepted_by = announce_of(said), hand.draft.accepted_by if way.for_capo else None
    reason = hand.told or way.reason
    told = [Told(tr("Non accettato"), reason_words(reason, state.house))] if reason else []
    if way.for_capo and accepted_by is None:
        told.append(Told(fault_words(Fault.NEEDS_CAPO_TAVOLO), ""))
    total, money = given_words(way) if way.repeat else ("", "")
    refuses = bool(way.reason) or (way.for_capo and accepted_by is None)
    return nothing._replace(
        title=quoted(way.repeat or said.repeat),
        below=" · ".join(
            (
                way_words(way.goes_on.again),
                whose_words(state.house, said.owner),
                way_amounts(way) if way.repeat else "",
            )
        ),
        total=total,
        money=money,
        covered=frozenset(number for bet in announce.bets for number in bet.position.numbers),
        command=None if hand.unread else going_on_command(said, way.goes_on.again, accepted_by),
        refuses=refuses,
        for_capo=way.for_capo,
        accept=_accept(hand, said.owner, refuses=refuses),
        picture=_parted(state, said, announce, way)._replace(told=tuple(told)),
    )


def _parted(state: SpinTable, said: Announced, announce: Announce, way: Way) -> Picture:
    """What of an announce that goes on lies there still, and apart from it what is kept (rules 6) [5.2]."""
    number = None if state.paying is None else state.paying.number
    if number is None or not way.repeat:
        return Picture(state.side, _in_pieces(announce.bets, said.colour_pieces))
    won = announce.winning(number) if way.plays_on else ()
    each = (way.kept + way.plays_on) // announce.pieces
    topped = sum(bet.pieces for bet in won) * each > way.plays_on
    kept = tuple(bet for bet in announce.bets if topped or bet not in won)
    lies = _in_pieces(won, said.colour_pieces)
    kept = _in_pieces(kept, None if said.colour is None else each // said.bets[0].entries[0].value)
    return Picture(state.side, lies, kept=kept, parted=parted_words(way, lies, kept))


def _in_pieces(bets: tuple[Placing, ...], colour_pieces: int | None) -> tuple[Placing, ...]:
    """Give the bets in a colour's pieces; in value a share is a piece."""
    return tuple(bet._replace(pieces=bet.pieces * (colour_pieces or 1)) for bet in bets)


def _line(house: House, said: Announced) -> str:
    """An announce that was taken: "posto 4 · Da 20, serie, 120 · tenuto"."""
    where = tr("tenuto") if said.held else tr("piazzato")
    pieces = "" if said.colour is None else f" · {each_words(said.colour_pieces or 1)}"
    return f"{whose_words(house, said.owner)} · {said.repeat}{pieces} · {where}"
