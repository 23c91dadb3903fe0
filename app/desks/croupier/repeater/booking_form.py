"""The page of the side wagers: owner, box and chip book one; offers, what is taken back, and come prima."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_sign, owner_words, seat_sign, seat_words
from app.desks.common.seats import SEATS, seat_name, seat_of
from app.desks.common.touch_role import Role
from app.desks.croupier.forms.kit import Asks, Desk, Do, Form, Key, Row, Said, at_foot
from app.desks.croupier.repeater.board_words import (
    amount_words,
    blocked_words,
    box_sign,
    exposure_words,
    offer_words,
    short_owner,
)
from app.desks.croupier.repeater.booking_draft import (
    OPENS,
    Booking,
    Everybody,
    Owner,
    View,
    Wanted,
    surrender,
)
from app.desks.croupier.repeater.round_view import round_form, told_of_round
from app.desks.croupier.repeater.shown import Box, Shown, shown
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import decider_below
from app.reports.repeater.wager_words import wager_words
from app.rules.money import Cents
from app.rules.repeater.booking import book
from app.rules.repeater.house_rules import repeater_rules
from app.rules.repeater.refusing import RefusedError
from app.rules.repeater.round import Stake
from app.rules.repeater.wagers import BY_CODE
from app.rules.repeater.words import booking_sentence
from app.table.game import game_of
from app.table.named import Office
from app.table.repeater.acts import BookAgain, BookWager, TakeWagerBack
from app.table.repeater.memory import wagers_at

_KEYS: Final[Mapping[str, str]] = {
    **{f"repeat-{value}": str(value) for value in range(2, 10)},
    "repeat-10": "0",
    "repeat-11": "-",
    "repeat-12": "=",
    "repeat-2-3-11-12": "7",
    "uptown": "U",
    "downtown": "D",
    "citywide": "C",
    "repeater-even": "E",
    "repeater-odd": "O",
    "horn": "H",
    "before-7-2-12": "T",
    "before-7-3-11": "L",
}
"""The keyboard's, which book what is printed on them; T is a twelve before the seven, L an eleven."""
_CHIPS: Final = 9
_ANY: Final = "repeat-4"
"""A wager to ask whether any may be booked at this moment."""
_CLOSED: Final = "closed"
"""Said by the key that opens the page: a second time it closes it."""


def _begin(_desk: Desk, _left: Booking | None) -> Booking:
    return Booking()


def _told(_desk: Desk, draft: Booking, says: object) -> Said[Booking]:
    match says:
        case Owner(name):
            return Said(Booking(name, draft.wager))
        case Wanted(code):
            return Said(Booking(draft.owner, code))
        case Everybody():
            return Said(draft._replace(everybody=True))
        case "closed":
            return Said(draft, leaves=True)
        case _:
            return told_of_round(draft, says)


def _form(desk: Desk, draft: Booking) -> Form:
    board, rules = shown(desk.live), repeater_rules(desk.house)
    if board is None or rules is None:
        return Form(tr("Puntate a lato"))
    if draft.view is not View.BOOK:
        return round_form(desk, draft, rules)
    late = _late(desk)
    command = BookWager(wager=draft.wager or _ANY, owner=draft.owner or "?", amount=Cents(1), by=late)
    why, stake = desk.dealing.why_not(command), _stake(desk, draft)
    return Form(
        tr("Puntate a lato"),
        _chosen(draft, stake, late) or exposure_words(rules, wagers_at(desk.state).round),
        _warned(desk, draft, board, why),
        head=(Key(tr("Il giro…"), View.ROUND),),
        sentence="" if stake is None else _sentence(desk, stake),
        parts=(
            *(_offers(board) or _as_before(desk)),
            *_choice(desk, draft, board),
            _chips(desk, draft, late, can=not why),
        ),
        does=_again(desk, draft),
        foot=(_back(desk, draft, stake),),
        typed=(Key("", _CLOSED, key=OPENS),),
    )


def _late(desk: Desk) -> str | None:
    """Name who takes it after "Rien ne va plus"; None before."""
    if game_of(desk.state).takes_bets(desk.state):
        return None
    return desk.dealing.decider(Office.CAPO_TAVOLO)


def _stake(desk: Desk, draft: Booking) -> Stake | None:
    """Find what the owner has on the wager already."""
    if not (draft.owner and draft.wager):
        return None
    return wagers_at(desk.state).round.stake(BY_CODE[draft.wager], draft.owner)


def _chosen(draft: Booking, stake: Stake | None, late: str | None) -> str:
    """Say who books what, and what he has there: "Posto 3, repeater 4: € 5"."""
    who = owner_words(draft.owner) if draft.owner else ""
    what = wager_words(draft.wager) if draft.wager else ""
    words = ", ".join(filter(None, (who[:1].upper() + who[1:], what)))
    words = words if stake is None else amount_words(words, stake.amount)
    if late is None:
        return words
    said = decider_below(late) or tr("la prende il capo tavolo")
    return " · ".join(filter(None, (words, said)))


def _warned(desk: Desk, draft: Booking, board: Shown, why: str) -> str:
    """Say why nothing is booked now, or which mark blocks the box."""
    if why:
        return reason_words(why, desk.house)
    boxes = (box for box in (*board.boxes, *board.groups) if box.wager.code == draft.wager)
    box = next(boxes, None)
    if box is None or box.free:
        return ""
    marked = blocked_words(box) or str(box.wager.values[0])
    return tr("bloccata dal {marked}").format(marked=marked)


def _sentence(desk: Desk, stake: Stake) -> str:
    """Repeat what was booked since the last spin, as the dealer says it."""
    return booking_sentence(BY_CODE[stake.wager], stake.amount, desk.house.speech) if stake.new else ""


def _offers(board: Shown) -> tuple[Row, ...]:
    """What may be given up, a touch each; where nothing may there is no row."""
    keys = []
    for offer in board.offers:
        whose, pays = offer_words(offer)
        keys.append(Key(whose, Do(surrender(offer), leaves=False), pays, chosen=offer.fresh, single=True))
    return (Row(tr("OFFERTE: un tocco cede la puntata"), tuple(keys), 4, 1),) if keys else ()


def _as_before(desk: Desk) -> tuple[Row, ...]:
    """Before any value came, whoever had something when the last round began has it again by one touch."""
    wagers = wagers_at(desk.state)
    had = {} if wagers.round.tallies else _by_owner(wagers.kept.last_began_with)
    keys = []
    for owner in sorted(had, key=lambda owner: (seat_of(owner) or SEATS + 1, owner)):
        command = BookAgain(owner=owner)
        can, below = desk.dealing.could(command), f"€ {euro(had[owner])}"
        keys.append(Key(owner_sign(owner), Do(command, leaves=False), below, can=can, single=True))
    name = tr("COME PRIMA: un tocco ripunta tutto quello che aveva")
    return (Row(name, tuple(keys), max(SEATS, min(len(keys), 10)), 1),) if keys else ()


def _by_owner(stakes: Iterable[Stake]) -> dict[str, Cents]:
    """Add up what each owner had."""
    had: dict[str, Cents] = {}
    for stake in stakes:
        had[stake.owner] = Cents(had.get(stake.owner, 0) + stake.amount)
    return had


def _choice(desk: Desk, draft: Booking, board: Shown) -> tuple[Row, ...]:
    """Whose it is, and on what."""
    names = [seat_name(seat) or "" for seat in range(1, SEATS + 1)]
    others = {stake.owner: None for stake in wagers_at(desk.state).round.standing if stake.owner not in names}
    keys = tuple(_owner(name, draft) for name in (*names, *others))
    singles = tuple(_box(box, draft) for box in board.boxes)
    groups = tuple(_box(box, draft) for box in board.groups)
    rows = (
        Row(tr("DI CHI È"), keys, max(len(names), min(len(keys), 10)), 1, first=not draft.owner),
        Row(tr("SU CHE COSA"), singles, max(1, len(singles)), 1, gap=6),
    )
    return (*rows, Row("", groups, max(1, len(groups)), 1)) if groups else rows


def _owner(name: str, draft: Booking) -> Key:
    seat = seat_of(name)
    called = owner_words(name) if seat is None else seat_words(seat)
    words = short_owner(name) if seat is None else seat_sign(seat)
    return Key(words, Owner(name), name=called, chosen=draft.owner == name)


def _box(box: Box, draft: Booking) -> Key:
    """A box; beneath it what blocks it, or how many have something there."""
    below = "" if box.free else blocked_words(box) or f"{box.tally}/{box.need}"
    return Key(
        box_sign(box.wager),
        Wanted(box.wager.code),
        below,
        f"{wager_words(box.wager.code)} {below}".strip(),
        chosen=draft.wager == box.wager.code,
        can=box.free,
        key=_KEYS.get(box.wager.code, ""),
        size=20,
    )


def _chips(desk: Desk, draft: Booking, late: str | None, *, can: bool) -> Row:
    """Each chip books at once, and adds to what was booked; what no wager may be is not there."""
    rules = repeater_rules(desk.house)
    keys = tuple(
        Key(
            euro(value),
            Do(BookWager(wager=draft.wager, owner=draft.owner, amount=value, by=late), leaves=False),
            can=can and _fits(desk, draft, value),
            look=look_of(desk.house, value, None),
        )
        if draft.owner and draft.wager
        else Key(euro(value), can=False, look=look_of(desk.house, value, None))
        for value in desk.house.chips
        if rules is not None and value <= rules.maximum
    )
    first = bool(draft.owner and draft.wager)
    return Row(tr("GETTONI: ogni tocco aggiunge"), keys, _CHIPS, 1, first=first)


def _fits(desk: Desk, draft: Booking, value: Cents) -> bool:
    """Whether the paytables and the limits let the owner book so much more."""
    rules = repeater_rules(desk.house)
    if rules is None:
        return False
    try:
        book(rules, wagers_at(desk.state).round, BY_CODE[draft.wager], draft.owner, value)
    except RefusedError:
        return False
    return True


def _again(desk: Desk, draft: Booking) -> Key:
    """Come prima: of the owner who is chosen at once, of the whole board after it was asked."""
    command = BookAgain(owner=draft.owner or None)
    can = desk.dealing.could(command)
    if draft.owner:
        return at_foot(tr("Come prima"), Do(command, leaves=False), owner_words(draft.owner), can=can)
    if draft.everybody:
        return at_foot(tr("Toccare ancora: tutti come prima"), Do(command, leaves=False), can=can)
    return at_foot(tr("Come prima, tutti"), Everybody(), can=can)


def _back(desk: Desk, draft: Booking, stake: Stake | None) -> Key:
    """Take back what was booked since the last spin."""
    if stake is None or not stake.new:
        return Key(tr("Riprendere"), can=False, role=Role.TAKE)
    command = TakeWagerBack(wager=draft.wager, owner=draft.owner)
    can = desk.dealing.could(command)
    return Key(tr("Riprendere"), Do(command, leaves=False), f"€ {euro(stake.new)}", can=can, role=Role.TAKE)


BOOKING: Final = Asks(_begin, _form, _told)
