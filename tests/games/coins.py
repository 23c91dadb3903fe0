"""A game that is only a test: coins, heads or tails, one to one. A table deals it by its record alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace as house_with
from typing import Annotated, Final, TypeAlias

from msgspec.structs import replace

from app.rules.house import House, Plain
from app.rules.money import parse_money
from app.rules.payment import Odds
from app.rules.roulette.house_reading import read_house
from app.table.command import Command, Money, Text, worded
from app.table.event_record import Event
from app.table.plain_game import PlainGame
from app.table.plain_rounds import Bet, PlainRound, PlainTable
from app.table.recorded import recorded

SIDES: Final = {"heads": 1, "tails": 2}
"""The sides of a coin, each with the number by which a correction names it."""
EVEN: Final = Odds(1, 1)
Side = Annotated[str, worded({side: side for side in SIDES}, str)]
CoinTable: TypeAlias = PlainTable


class CoinsBet(Event, frozen=True, kw_only=True, tag="coins.bet"):
    side: str
    owner: str
    amount: str


class CoinsFell(Event, frozen=True, kw_only=True, tag="coins.fell"):
    side: str


class BetOn(Command, frozen=True, kw_only=True, tag="bet"):
    """Bet on a side."""

    side: Side
    owner: Text
    amount: Money


class Fall(Command, frozen=True, kw_only=True, tag="fall"):
    """A side fell."""

    side: Side


def _with_bet(now: PlainRound, event: CoinsBet) -> PlainRound:
    return replace(now, bets=(*now.bets, Bet(event.side, event.owner, parse_money(event.amount))))


def _read_house(name: str, profile: Mapping[str, Plain]) -> House:
    """Read what any house says, by roulette's reading; a coin falls without an instrument."""
    return house_with(read_house(name, profile), instrument="")


COINS: Final = PlainGame(
    name="coins",
    table=CoinTable,
    results=SIDES,
    bets=dict.fromkeys(SIDES, "side"),
    kinds={"side": "side, lato, côté"},
    odds=lambda now, bet: EVEN if SIDES[bet.on] == now.number else None,
    falls={CoinsFell: lambda event: SIDES[event.side]},
    folds={CoinsBet: _with_bet},
    acts={BetOn: recorded(CoinsBet), Fall: recorded(CoinsFell)},
    read_house=_read_house,
).game()
