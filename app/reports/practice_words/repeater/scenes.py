"""What a board shows, in words: on paper, and for whoever has the screen read to him."""

from __future__ import annotations

from app.practice.repeater.scenes import OnBoard
from app.practice.scene import Scene
from app.practice.seats import seat_of
from app.reports.practice_words.scenes import Labels
from app.reports.repeater.wager_words import wager_words
from app.reports.wording import money, tr
from app.rules.repeater.round import Round, Stake


def scene_words(scene: Scene, _labels: Labels) -> str | None:
    """Say what a board shows; None of any other scene."""
    return board_words(scene.round) if isinstance(scene, OnBoard) else None


def board_words(round_: Round) -> str:
    """Say which round it is, what has come in it, and whose wagers stand."""
    marks = ", ".join(f"{value} ×{times}" for value, times in sorted(round_.tallies.items()))
    said = [tr("Giro {round}").format(round=round_.number), tr("segni: {marks}").format(marks=marks or "–")]
    return "; ".join([*said, *map(_stake_words, round_.standing)])


def _stake_words(stake: Stake) -> str:
    return tr("{wager}: posto {seat} € {amount}").format(
        wager=wager_words(stake.wager), seat=seat_of(stake.owner), amount=money(stake.amount)
    )
