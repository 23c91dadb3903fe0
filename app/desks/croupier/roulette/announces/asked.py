"""What the page of an announce asks: which one it is, how it is played, how winners go on."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words, seat_sign, seat_words
from app.desks.common.seats import SEATS, seat_name, seated
from app.desks.common.touch_role import Role
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms.kit import Key
from app.desks.croupier.roulette.announces import draft as said
from app.desks.croupier.roulette.announces.draft import AnnounceDraft, GoesOn, Leaf
from app.desks.croupier.roulette.announces.going_on import Going, Listed, Way, Won
from app.desks.croupier.roulette.announces.hand import AnnounceHand
from app.desks.croupier.roulette.announces.leaf import (
    ASK_WON,
    LABEL,
    Does,
    Name,
    Numbered,
    Says,
    Shown,
    Slot,
    TakeBack,
    beside,
    numbered,
)
from app.desks.croupier.roulette.announces.same import same_key, same_leaf
from app.desks.croupier.roulette.announces.sheet import Sheet
from app.desks.croupier.roulette.announces.showing import Showing
from app.desks.croupier.roulette.announces.words import (
    back_words,
    given_line,
    going_words,
    lowered_words,
    share_words,
    way_words,
    whose_words,
)
from app.rules.house import ColourChip, House
from app.rules.money import Cents
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.announces import ANNOUNCES, Announce, Family
from app.table.colour_in_play import colour_in_play
from app.table.roulette.going_on import announce_of
from app.table.roulette.spin_state import Announced
from app.table.state import TableState

_MOST: Final = 9
"""Chips of value and pieces in a row; any other value is added up or typed."""
_NOTES: Final = 8
_LEAST_NOTE: Final = Cents(500)
_key: Final = partial(Key, size=17)


def _apart(announce: Announce) -> int:
    one, other = announce.name.removeprefix("finale-").split("-")
    return int(other) - int(one)


@cache
def _palette() -> tuple[tuple[Announce, ...], ...]:
    """Finals; those side by side, the short one last; those one before the other; figures."""
    finals, astride, short, figures = (
        tuple(each for each in ANNOUNCES if each.family is family)
        for family in (Family.FINALE, Family.FINALE_A_CAVALLO, Family.FINALE_RIDOTTA, Family.FIGURE)
    )
    near, before = (tuple(each for each in astride if _apart(each) == apart) for apart in (1, 3))
    return finals, (*near, *short), before, figures


def which_leaf() -> Shown:
    """The palette of the announces that follow the cloth."""
    rows = (beside(row, map(_palette_key, announces)) for row, announces in enumerate(_palette()))
    names = Name(0, LABEL, tr("Finali")), Name(1, LABEL, tr("A cavallo"))
    return Shown(
        tuple(slot for row in rows for slot in row), (*names, Name(3, LABEL, tr("… e le sue figure")))
    )


def _palette_key(announce: Announce) -> Key:
    """On it stands "4", "8/9", and "8/9" with "ridotta" beneath."""
    words, below = announce.name.split("-", 1)[1].replace("-", "/"), ""
    if announce.family is Family.FINALE_RIDOTTA:
        words, below = "8/9", tr("ridotta")
    return Key(words, Says(said.choose, (announce.name,)), below, announce.spoken, size=20)


def won_key(listed: Listed) -> Key:
    """Say how many announces won and can go on, or else how many were given."""
    if listed.wins:
        words, below = tr("Vinti {count}").format(count=listed.wins), tr("proseguire o revocare")
        return Key(words, ASK_WON, below)
    below = tr("{count} in gioco").format(count=len(listed.items))
    return Key(tr("Revocare…"), ASK_WON, below, role=Role.TAKE)


def goes_whole(announce: Announce) -> bool:
    """Whether an announce can go on per il tutto at all: vicini and serie without straights (rules 6)."""
    return announce.family in {Family.VICINI, Family.SERIE} and not announce.straights


def won_leaf(house: House, listed: Listed, goes_on: GoesOn | None, first: int) -> Shown:
    """The announces that won, each with the ways in which it can go on; and what can be taken back.

    Beneath the name of a row stands why what won goes on lower than it was, or what changes hands if it is
    taken back.
    """

    def row(item: Won | Going | Announced) -> Numbered:
        if not isinstance(item, Won):
            line = going_words(house, item) if isinstance(item, Going) else given_line(house, item)
            return Numbered(f"{line}\n{back_words(item)}", 8, (_back(item, late=listed.late),))
        lower = next(filter(None, (lowered_words(item.said, way) for way in item.ways)), "")
        line = f"{item.said.repeat} — {whose_words(house, item.said.owner)}"
        keys = (_way(house, item.said, way)._replace(chosen=way.goes_on == goes_on) for way in item.ways)
        return Numbered(f"{line}\n{lower}".strip(), 6, tuple(keys), 2)

    return numbered(listed.items, first, row)


def _way(house: House, announced: Announced, way: Way) -> Key:
    words, again = way_words(way.goes_on.again), way.goes_on.again
    offered = again is not Again.TUTTO or goes_whole(announce_of(announced))
    lower = "" if way.lowered is None else share_words(announced, way.lowered)
    why = lowered_words(announced, way) if offered else tr("solo vicini e serie senza pieni")
    name = f"{words}: {announced.repeat}, {whose_words(house, announced.owner)}"
    return Key(
        words,
        Says(said.go_on, (announced.seq, again)),
        lower if offered else tr("solo vicini, serie"),
        ". ".join(filter(None, (name, why))),
        can=offered,
        size=16,
    )


def _back(item: Going | Announced, *, late: bool) -> Key:
    of = item.said if isinstance(item, Going) else item
    words, what = tr("Revocare"), tr("non prosegue") if isinstance(item, Going) else tr("non gioca più")
    what = tr("lo dice il capo tavolo") if late else what
    named = f"{words}, {what}" if late else words
    name = f"{named}: {of.repeat}, {of.owner}"
    return Key(words, TakeBack(item), what, name, role=Role.TAKE, single=True)


def how_leaf(state: TableState, draft: AnnounceDraft, page: Sheet | None) -> Shown:
    """Value and owner, or colour and pieces; the money; held or placed; straights."""
    chips = Key(tr("Valuta"), Says(said.play_value), chosen=not draft.in_colour, size=15)
    colour = Key(tr("Colore"), Says(said.play_colour), chosen=draft.in_colour, size=15)
    slots = (
        Slot(chips, 0, 0),
        Slot(colour, 0, 0.94, 1.12),  # the longer word, in French
        *(_in_colour(state, draft) if draft.in_colour else _in_value(state.house, draft, page)),
        *_lying(draft, page),
    )
    names = ["", tr("Di chi"), "" if draft.in_colour else tr("Mette giù"), tr("Dove")]
    return Shown(slots, tuple(Name(row, LABEL, name) for row, name in enumerate(names) if name))


def _in_colour(state: TableState, draft: AnnounceDraft) -> tuple[Slot, ...]:
    """How many pieces to the share, and whose colour."""
    words, counts = tr("{count} pezzi di colore"), range(1, _MOST + 1)
    pieces = (
        _key(str(n), Says(said.choose_pieces, (n,)), "", words.format(count=n), n == draft.pieces)
        for n in counts
    )
    return *beside(0, pieces), *beside(1, (_colour(state, draft, each) for each in state.house.colours))


def _colour(state: TableState, draft: AnnounceDraft, chip: ColourChip) -> Key:
    known = colour_in_play(state, chip.name)
    return Key(
        owner_words(seated(chip.label, known.owner)),
        Says(said.choose_colour, (chip.name,)),
        chosen=chip.name == draft.colour,
        look=look_of(state.house, known.value, chip.name),
        owner=whose_colour(state, chip.name),
    )


def _in_value(house: House, draft: AnnounceDraft, page: Sheet | None) -> tuple[Slot, ...]:
    """What a share is worth, whose it is, and what is put down."""
    known = draft.value is not None or draft.money is not None
    worth = page.price.value if page is not None and known else None
    values = (
        Key(
            tr("da {value}").format(value=euro(value)),
            Says(said.choose_value, (value,)),
            chosen=value == worth,
            look=look_of(house, value, None),
        )
        for value in house.chips[:_MOST]
    )
    summing = tr("aggiungere il prossimo gettone al valore")
    more = _key("+", Says(said.toggle_summing), "", summing, draft.summing)
    seats = ((seat, seat_name(seat) or "") for seat in range(1, SEATS + 1))
    owners = (
        _key(seat_sign(seat), Says(said.choose_owner, (name,)), "", seat_words(seat), draft.owner == name)
        for seat, name in seats
    )
    owned = (*beside(0, values), Slot(more, 0, LABEL + _MOST), *beside(1, owners))
    return (*owned, *_money(house, draft, page))


def _money(house: House, draft: AnnounceDraft, page: Sheet | None) -> tuple[Slot, ...]:
    """Notes and chips that were put down, each touch one more; complimentary ones, or the sum itself."""
    usual = sorted({amount for amount in (*house.notes, *house.chips) if amount >= _LEAST_NOTE})
    notes = (
        _key(
            f"+{euro(value).replace('.', '')}",
            Says(said.put_down, (value,)),
            name=tr("mette {value}").format(value=euro(value)),
            can=draft.gifts is None or value in house.chips,
        )
        for value in usual[-_NOTES:]
    )
    total = "" if page is None or page.price.total is None else f"€ {euro(page.price.total)}"
    exact = draft.money is None and (draft.gifts is None or draft.gifts.pieces is None)
    exactly = _key(tr("Esatto"), Says(said.put_down_exactly), total, chosen=exact)
    gives = tr("mette gettoni omaggio")
    gifts = _key(tr("Omaggi"), Says(said.toggle_gifts), "", gives, draft.gifts is not None)
    return (*beside(2, notes), Slot(exactly, 2, LABEL + _NOTES, 2), Slot(gifts, 3, LABEL + _NOTES, 2))


def _lying(draft: AnnounceDraft, page: Sheet | None) -> tuple[Slot, ...]:
    """Whether it is held or placed, and whether straights are added."""
    held, count = page is not None and page.held, len(draft.straights)
    places = (
        _key(tr("Piazzato"), Says(said.hold, (False,)), chosen=not held),
        _key(tr("Tenuto"), Says(said.hold, (True,)), "", tr("Tenuto pagato a piazzare"), held),
    )
    words, adding = tr("+ Pieni") + (f" ({count})" if count else ""), tr("aggiungere pieni toccando i numeri")
    straights = _key(words, Says(said.toggle_adding), "", adding, draft.adding)
    return (*beside(3, places, wide=2), Slot(straights, 3, LABEL + 5, 2))


def foot_of(
    hand: AnnounceHand, shown: Showing, capo: str, *, sure: bool, clear: bool
) -> tuple[Key | None, ...]:
    """Give the keys of the foot, None in the place of one that is not there.

    Args:
        hand: what the dealer said.
        shown: all else that the page shows.
        capo: who repeats it, where the capo tavolo is asked.
        sure: what is refused is recorded by one more Enter.
        clear: the layout is clear, and announces are taken.
    """
    which, by, (words, below) = shown.leaf is Leaf.WHICH, hand.draft.accepted_by, shown.accept
    below = below if clear else tr("a tappeto pulito")
    offers = shown.leaf in {Leaf.WHICH, Leaf.WON} and not shown.for_capo
    return (
        Key(tr("Annulla"), Does.UNDO, can=not (hand.untouched or hand.waiting)),
        None if which else Key(tr("Altro annuncio"), Says(said.ask_again), can=not hand.waiting),
        won_key(shown.listed) if which and shown.listed.items else None,
        Key(
            tr("Capo tavolo accetta"),
            Says(said.accept_by, (capo,)),
            by or tr("tasti: capo"),
            chosen=by is not None,
            size=16,
        )
        if shown.for_capo
        else None,
        same_key(shown.same) if offers and shown.same else None,
        Key(
            words,
            Does.ACCEPT,
            tr("Invio ancora: si annota") if sure else below,
            can=(shown.command is not None or bool(shown.again)) and not hand.waiting,
            role=Role.TAKE if shown.refuses else Role.STEP,
            size=22,
        ),
    )


def asked_of(state: TableState, hand: AnnounceHand, shown: Showing, first: int) -> Shown:
    """Give the keys of the leaf that is shown.

    Args:
        state: of the table.
        hand: what the dealer said.
        shown: all else that the page shows.
        first: the row with which it begins, from 0, where it has more rows than it can show.
    """
    match shown.leaf:
        case Leaf.WHICH:
            return which_leaf()
        case Leaf.HOW:
            return how_leaf(state, hand.draft, shown.sheet)
        case Leaf.WON:
            return won_leaf(state.house, shown.listed, hand.draft.goes_on, first)
        case Leaf.SAME:
            return same_leaf(state.house, shown.same, first, waiting=hand.waiting)
