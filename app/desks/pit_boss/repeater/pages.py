"""What Repeater Bets bring to the pit boss's desk, beside the game on whose rounds they are dealt."""

from __future__ import annotations

from collections.abc import Iterable

from app.desks.common.language import tr
from app.desks.pit_boss.game_pages import GamePages, Ground
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.repeater.day_page import RepeaterPage, RepeaterReading
from app.desks.pit_boss.window import Tab
from app.reports.repeater.exposed import alarm_now
from app.rules.repeater.house_rules import repeater_rules
from app.table.state import TableState


def with_repeater(game: GamePages) -> GamePages:
    """Put a page behind a game's own, and an alarm on its tables now, where a house deals Repeater Bets."""

    def more(ground: Ground) -> tuple[Tab[Page], ...]:
        return (*game.more(ground), *_pages(ground))

    def alarms(state: TableState) -> Iterable[str]:
        return filter(None, (*game.now.alarms(state), alarm_now(state)))

    return game._replace(more=more, now=game.now._replace(alarms=alarms))


def _pages(ground: Ground) -> tuple[Tab[Page], ...]:
    if all(repeater_rules(house) is None for house in ground.houses):
        return ()
    page = RepeaterPage(RepeaterReading(ground), ground.voice, press=ground.press)
    return (Tab(tr("Repeater"), page, "repeater-bets"),)
