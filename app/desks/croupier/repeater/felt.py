"""Puts the board of Repeater Bets beside a game's half of the dealer's screen."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from app.desks.croupier.acts import Act
from app.desks.croupier.felt import Felt
from app.desks.croupier.repeater.board_middle import BoardMiddle
from app.desks.croupier.repeater.pages import booking_page, keys_page
from app.desks.croupier.signing.people import Told
from app.rules.house import House
from app.table.repeater.acts import AbandonRound, BookWager
from app.table.repeater.refusals import RepeaterRefusal
from app.table.state import TableState


def _late(state: TableState, house: House, said: BookWager) -> Told:
    from app.desks.croupier.repeater.signed_words import booked_late  # noqa: PLC0415 - hardly a night has one

    return booked_late(state, house, said)


def _abandoned(state: TableState, house: House, said: AbandonRound) -> Told:
    from app.desks.croupier.repeater.signed_words import abandoned  # noqa: PLC0415 - hardly a night has one

    return abandoned(state, house, said)


def with_board(felt: Felt) -> Felt:
    """Give a game's felt, with the board and its page where its house deals Repeater Bets."""
    words = felt.words
    return replace(
        felt,
        words=replace(
            words,
            catalogues=(*words.catalogues, RepeaterRefusal),
            manual={**words.manual, Act.BESIDE: "repeater-bets"},
            signed={**words.signed, BookWager: _late, AbandonRound: _abandoned},
        ),
        middle=partial(BoardMiddle, felt.middle),
        own_pages={
            **felt.own_pages,
            Act.BESIDE: booking_page,
            Act.KEYS: partial(keys_page, felt.pages[Act.KEYS]),
        },
    )
