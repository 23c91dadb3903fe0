"""What the page of the tables says: where each round is, how quickly is played, what the bank has and won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import tzinfo
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from app.desks.common.language import quoted, tr
from app.desks.common.owner_words import owner_words
from app.desks.pit_boss.game_pages import NowWords
from app.reports.day_words import unexplained_words, unsaid_words
from app.reports.gaming_day import local_moment
from app.reports.table_now import Amount, TableNow, bank_has, won_so_far
from app.reports.voice import Voice
from app.reports.wording import count, duration, money
from app.table.game import game_of
from app.table.unmarked import unanswered

Games: TypeAlias = Mapping[str, NowWords[Any]]
"""What each game says of its tables, by its name."""

_LAST: Final = 8
"""Rounds whose results are named, the newest first."""


class Shown(NamedTuple):
    """A figure of a table.

    Attributes:
        name: what it is.
        figure: itself.
        beneath: what it rests on; empty where that is plain.
    """

    name: str
    figure: str
    beneath: str = ""


def phase_words(now: TableNow, said: Callable[[str], str], games: Games) -> str:
    """Say where the table is: the round that is paid, and the one that is bet on.

    Args:
        now: the table.
        said: says a reason that was touched, in the language of the desk.
        games: what each game says of its tables.
    """
    state = now.state
    if state is None:
        return tr("mai aperto")
    if not state.opened:
        return tr("tavolo chiuso")
    if state.suspended is not None:
        why = f": {said(state.suspended)}" if state.suspended else ""
        return tr("gioco sospeso") + why
    return " · ".join(games[state.game.name].rounds(state)) or tr("aperto, nessun colpo")


def amount_shown(amount: Amount) -> str:
    """Write an amount; one that is an estimate says so."""
    if amount.cents is None:
        return "–"
    return money(amount.cents) if amount.known else tr("circa {amount}").format(amount=money(amount.cents))


def figures_of(now: TableNow, games: Games) -> tuple[Shown, ...]:
    """Give the figures of a table that was opened."""
    return (_played(now, games), _pace(now), _bank(now), _drop(now), _result(now), _held(now))


def _played(now: TableNow, games: Games) -> Shown:
    night = now.night
    spins = 0 if night is None else night.spins
    missing = 0 if night is None else night.not_entered
    last = () if now.state is None else islice(games[now.state.game.name].fallen(now.state), _LAST)
    numbers = " ".join(last)
    parts = (
        tr("ultimi {numbers}").format(numbers=numbers) if numbers else "",
        tr("{count} senza pagamenti registrati").format(count=missing) if missing else "",
    )
    return Shown(tr("Colpi"), count(spins), " · ".join(filter(None, parts)))


def _pace(now: TableNow) -> Shown:
    played = 0 if now.night is None else now.night.playing
    beneath = tr("in {time} di gioco").format(time=duration(played))
    return Shown(tr("Colpi all'ora"), count(now.pace), beneath)


def _bank(now: TableNow) -> Shown:
    name = tr("La banca ha")
    if now.state is None or not now.state.bank.begun:
        return Shown(name, "–", tr("non contata: non si sa"))
    has = bank_has(now.state.bank)
    if now.state.bank.closing is not None:
        return Shown(name, amount_shown(has), _counted_words(now))
    known, estimate = tr("conosciuta"), tr("stima: le puntate perse non sono scritte")
    return Shown(name, amount_shown(has), known if has.known else estimate)


def _counted_words(now: TableNow) -> str:
    """Say what was counted at the closing, and what payments that were put right later moved since."""
    night = now.night
    if night is None or not night.put_right:
        return tr("contata alla chiusura")
    words = tr("contati {counted} alla chiusura, {more} per pagamenti corretti dopo")
    more = money(night.put_right)
    return words.format(
        counted=money(night.counted_closing), more=more if night.put_right < 0 else f"+{more}"
    )


def _drop(now: TableNow) -> Shown:
    begun = now.state is not None and now.state.bank.begun
    drop = now.state.bank.drop if begun and now.state is not None else None
    return Shown(tr("Drop"), money(drop), tr("biglietti nella cassetta"))


def _result(now: TableNow) -> Shown:
    name = tr("Risultato")
    if now.state is None or not now.state.bank.begun:
        return Shown(name, "–", tr("la banca non è contata"))
    won = won_so_far(now.state.bank)
    if now.state.bank.closing is not None:
        return Shown(name, amount_shown(won), tr("del tavolo, dopo la conta"))
    known, estimate = tr("finora, conosciuto"), tr("finora, stima: vale la conta di chiusura")
    return Shown(name, amount_shown(won), known if won.known else estimate)


def _held(now: TableNow) -> Shown:
    held = () if now.state is None else game_of(now.state).held(now.state)
    nobody = tr("di chi è, non si sa")
    whose = ", ".join(f"{owner_words(owner) if owner else nobody} {money(amount)}" for owner, amount in held)
    total = sum(amount for _, amount in held)
    name = tr("Trattenuto per i giocatori")
    return Shown(name, money(total) if held else "–", whose or tr("niente"))


def head_words(now: TableNow, zone: tzinfo | None, games: Games) -> str:
    """Say who deals, the minimum, and when the last thing was recorded."""
    state = now.state
    if state is None or not now.at:
        return ""
    last = local_moment(now.at, zone).strftime("%d/%m %H:%M:%S")
    parts = (
        tr("croupier {name}").format(name=state.dealer) if state.dealer else "",
        tr("minimo {amount}").format(amount=money(state.minimum)) if state.opened else "",
        games[state.game.name].beside(state),
        tr("ultimo fatto {moment}").format(moment=last),
    )
    return " · ".join(filter(None, parts))


def disputed_words(now: TableNow, voice: Voice) -> str:
    """Say which payments wait for a ruling, a line each; empty where none does."""
    words = tr("Colpo {spin}, pagamento {order} contestato, attende la decisione: {claim}")
    return "\n".join(
        words.format(
            spin=each.spin,
            order=each.order,
            claim=", ".join(
                filter(None, (quoted(voice.reason(each.claim)), voice.whose(each.by) if each.by else ""))
            ),
        )
        for each in now.disputed
    )


def alarms_of(now: TableNow, games: Games) -> tuple[str, ...]:
    """Say what is wrong with the game of a table now, each in a line."""
    return () if now.state is None else tuple(games[now.state.game.name].alarms(now.state))


def unsaid_of(now: TableNow) -> str:
    """Say what the dealer still owes a word on, over the nights: why throws were void, what was paid."""
    if now.state is None:
        return ""
    void = unexplained_words(game_of(now.state).unexplained(now.state))
    return "\n".join(filter(None, (void, unsaid_words(len(unanswered(now.state))))))


def line_words(now: TableNow, said: Callable[[str], str]) -> str:
    """Say what is wrong with a copy's line; empty where nothing is, or where it is no copy."""
    if now.came is None:
        return ""
    if now.came.trouble:
        return tr("La copia è ferma: {why}").format(why=said(now.came.trouble))
    return (
        "" if now.came.connected else tr("La stazione non è collegata: si vede fin dove è arrivata la copia.")
    )
