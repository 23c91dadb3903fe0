"""Before the number: the steps of the spin, which one it is, and the large button for the next."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box, draw_disc
from app.desks.common.kept import Kept
from app.desks.common.language import quoted, tr
from app.desks.common.lettering import (
    LEFT,
    Weight,
    as_far_as_it_fits,
    enlarged,
    fits_lines,
    ink,
    lines_high,
    write,
    write_lines,
)
from app.desks.common.text_size import grown
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.felt import MAIN, PAD, Steps
from app.desks.croupier.heading import Meaning
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.page_over import Back
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.roulette.words.round_words import shared_room, step_words
from app.desks.croupier.situation import meaning_of, situation
from app.desks.croupier.words.prompt_words import notes_words, prompt_words
from app.desks.croupier.words.words import act_words, back_words, last_words
from app.rules.roulette.spin_rules import Instrument
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_prompt import SpinTask

_FIRST_STEP: Final = 40
_STEP: Final = 52
_STEP_CLOSE: Final = 35
"""From one step to the next, and where they make room for what there is to do."""
_CURRENT: Final = 34
"""How much lower what comes after the step of now is at least."""
_NOTE: Final = 17
_NOTE_BEGINS: Final = 32
_GROUND_ENDS: Final = 68
"""Beneath its top: what is said of the step of now, and at least its ground."""
_OVER: Final = 6
_UNDER: Final = 4
"""So much ground is over that step, and beneath what is said of it."""
_NOTE_LINE: Final = 26
_WORDS: Final = 52
"""How far beside the edge what is said of a step stands."""
_BACK_STEP: Final = TARGET + 8
"""Of the key that stands in the place of the last step."""
_TASK: Final = 16
_TASK_LINE: Final = 26
_NEVER_READ: Final = frozenset({Act.OPEN, Act.CLOSE, Act.HAND_OVER})
"""No reader marks them."""
_OTHERS: Final = {
    Act.NUMBER: (Role.QUIET, 2),
    Act.LAST: (Role.QUIET, 3),
    Act.EXCHANGE: (Role.QUIET, 0),
    Act.VOID: (Role.TAKE, 1),
    Act.HAND_OVER: (Role.QUIET, 1),
    SpinAct.THROW: (Role.QUIET, 1),
}
"""The keys above the large one, and their places two by two. The table is handed over while the ball rests, a
throw declared void while it runs: one place for both, and for a throw where handing over is the large key."""
_STEPS: Final = (Phase.BETS_OPEN, Phase.THROWN, Phase.NO_MORE_BETS, Phase.FALLEN, Phase.PAYING)
_ON_THE_BANNER: Final = SpinTask.EXPLAIN_VOID
"""What stands above the felt with its key until it is said."""
_MAINS: Final = (Act.OPEN, Act.HAND_OVER, SpinAct.THROW, SpinAct.NO_MORE_BETS, Act.NUMBER, Act.CLOSE)


class StepsPanel(Steps):
    """Where the spin is; a reader marks the steps by itself, without one the dealer does."""

    def __init__(self, scale: Scale, parent: QWidget, do: Callable[[AnyAct], None]) -> None:
        super().__init__(scale, parent, do)
        self._phase: Phase | None = None
        self._by_reader = self._draws = False
        self._over = self._counted = self._waits = self._suspended = False
        self._tasks: tuple[str, ...] = ()
        self._quiet = ""
        self._kept = Kept()
        self._back: Back | None = None
        self.back = MomentButton(scale, self, lambda: self._do(Act.REOPEN))
        self.back.single, self.back.size_of_text = True, 19
        self.back.hide()
        self.others = {act: self._other(act, role) for act, (role, _) in _OTHERS.items()}

    def _other(self, act: AnyAct, role: Role) -> MomentButton:
        button = MomentButton(self._scale, self, lambda: self._do(act), role)
        button.single = act is Act.LAST  # two taps are one: the second would take it back
        return button

    def show_screen(self, screen: SpinScreen) -> None:
        """Show which step it is, and what can be done."""
        self._phase, self._by_reader = screen.phase, screen.reader_drives
        self._waits = screen.waits is not None
        self._suspended = screen.suspended
        self._over = screen.heading.meaning is Meaning.LAST_PLAYED
        self._counted = screen.primary is Act.CLOSE and not (self._over or self._suspended)
        labels = screen.heading.labels
        due = () if screen.suspended or self._counted else screen.heading.prompts
        told = () if screen.handed_over is None else (notes_words(screen.handed_over, labels),)
        own = (quoted(screen.told_long),) if screen.told_long else ()
        self._tasks = (
            *(prompt_words(prompt, labels) for prompt in due if prompt.task is not _ON_THE_BANNER),
            *((tr("Il banco non è ancora contato"),) if screen.heading.uncounted else ()),
            *(tr("Dal collega: {notes}").format(notes=notes) for notes in (*told, *own)),
        )
        self._quiet = self._left_there() if screen.asked_later else ""
        moment = situation(screen).moment
        main = screen.primary if screen.primary in _MAINS else None
        self.show_next(screen, main)
        self.main.role = Role.QUIET if self._by_reader and main not in _NEVER_READ else Role.STEP
        instrument = screen.heading.instrument
        draws = self._draws = instrument == Instrument.TUMBLER
        passes = main is Act.HAND_OVER
        if passes:
            self.main.say(tr("Passare il tavolo…"))
        ball_runs = screen.phase in {Phase.THROWN, Phase.NO_MORE_BETS}
        in_turn = {Act.VOID: ball_runs, SpinAct.THROW: passes, Act.HAND_OVER: not ball_runs and not passes}
        for act, button in self.others.items():
            button.moment, button.means = moment, meaning_of(act, screen)
            button.say(act_words(act, instrument))
            button.setEnabled(act in screen.can)
            button.setVisible(screen.phase is not None and act is not main and in_turn.get(act, True))
        self._show_back(screen)
        last = self.others[Act.LAST]
        last.moment = (*moment, screen.last_announced)
        last.say(*last_words(announced=screen.last_announced))
        last.choose(chosen=screen.last_announced)
        self.practice.say(tr("Prova: tamburo simulato") if draws else tr("Prova: cilindro simulato"))
        self.practice.setVisible(screen.phase is None and not screen.heading.practice)
        self.setAccessibleName(". ".join(filter(None, (self._step_aloud(), *self._tasks, self._quiet))))
        self.update()

    def _show_back(self, screen: SpinScreen) -> None:
        """The way back to the spin that was closed, as long as there is one."""
        self._back = screen.back if Act.REOPEN in screen.can else None
        self.back.moment, self.back.means = (
            (*situation(screen).moment, self._back),
            meaning_of(Act.REOPEN, screen),
        )
        self.back.setVisible(self._back is not None)
        if self._back is not None:
            self.back.say(*back_words(self._back))
            self._place_back()

    @property
    def _now(self) -> int:
        """Which step it is, from 0; below where it is none, and behind the last one where all are done."""
        return len(_STEPS) if self._over else _STEPS.index(self._phase) if self._phase in _STEPS else -1

    @property
    def _has_current(self) -> bool:
        return 0 <= self._now < len(_STEPS) and not self._suspended

    def _step_aloud(self) -> str:
        """Which step it is, for who has it read."""
        if self._suspended:
            return tr("Gioco sospeso")
        if self._over:
            return tr("Ultimo colpo giocato")
        if self._waits or self._counted:
            return self._note("")
        return " ".join(step_words(self._phase)) if self._phase else tr("Tavolo chiuso")

    def _left_there(self) -> str:
        """What becomes of what won and may still lie there: where no spin comes any more no number asks."""
        if self._over or self._counted:
            return tr("Puntate vinte rimaste: tornano ai giocatori")
        return tr("Puntate vinte rimaste: si segnano al prossimo numero")

    def place_buttons(self) -> None:
        """The large button at the bottom, the others above it, apart."""
        super().place_buttons()
        px, side = self._scale.px, self._scale.px(TARGET)
        pad, gap = px(PAD), px(8)
        inner = self.width() - 2 * pad
        half = (inner - gap) // 2
        top = self.height() - pad - px(MAIN) - px(20) - 2 * side - gap
        for act, button in self.others.items():
            row, column = divmod(_OTHERS[act][1], 2)
            button.size_of_text = 17
            button.setGeometry(pad + column * (half + gap), top + row * (side + gap), half, side)
        self.practice.setGeometry(pad, top + side + gap, inner, side)
        self._place_back()

    def _place_back(self) -> None:
        """In the place of the last step: what was done there is what it goes back to."""
        pad, apart = self._scale.px(PAD), self._apart()
        y = round(pad + self._scale.px(_FIRST_STEP) + self._lower(apart)) + (len(_STEPS) - 1) * apart
        self.back.setGeometry(pad, y, self.width() - 2 * pad, self._scale.px(TARGET))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the steps one under the other."""
        self._kept.put(self, self._looks(), self._draw)

    def _looks(self) -> tuple[object, ...]:
        spin = self._phase, self._by_reader, self._over, self._counted, self._waits, self._back is None
        return *spin, self._tasks, self._quiet, self._scale.factor, self._lowest()

    def _lowest(self) -> int:
        """How far down there is room above the buttons, in pixels of the panel."""
        return min(button.y() for button in self.others.values())

    def _draw(self, painter: QPainter) -> None:
        px, inside = self._scale.px, self._inside()
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, edge, px(14), ink(theme.PANEL), QPen(ink(theme.LINE), 1))
        if self._phase is not None:
            self._draw_steps(painter, inside)
            return
        rect, words = inside.adjusted(0, px(16), 0, 0), tr("Il tavolo è chiuso.")
        write_lines(painter, rect, words, px(22), weight=Weight.SEMI, paint=ink(theme.TEXT))
        self._draw_tasks(painter, inside, inside.y() + px(70))

    def _draw_steps(self, painter: QPainter, inside: QRectF) -> None:
        px = self._scale.px
        head = QRectF(inside.x(), inside.y(), inside.width(), grown(px(22)))
        write(painter, head, tr("IL COLPO"), px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
        now = self._now
        y, apart = inside.y() + px(_FIRST_STEP), self._apart()
        for place, step in enumerate(_STEPS):
            if step is Phase.PAYING and self._back is not None:  # its place is taken
                y += px(_BACK_STEP)
                continue
            current = place == now and self._has_current
            if current:
                ground = QRectF(inside.x(), y - px(_OVER), inside.width(), px(_OVER) + self._ground_ends())
                self._draw_current(painter, ground)
            disc = QPointF(inside.x() + px(22), y + px(16))
            self._draw_step(painter, disc, place, done=place < now, current=current)
            words, more = step_words(step, draws=self._draws)
            text = QRectF(inside.x() + px(_WORDS), y, inside.width() - px(_WORDS + 6), px(32))
            paint = ink(theme.TEXT if current else theme.FAINT if place < now else theme.QUIET)
            weight = Weight.BOLD if current else Weight.REGULAR
            write(painter, text, words, px(23 if current else 19), weight=weight, paint=paint, align=LEFT)
            if current:
                note = QRectF(text.x(), y + px(_NOTE_BEGINS), text.width(), self._note_high())
                write_lines(painter, note, self._note(more), px(_NOTE), paint=ink(theme.TEXT))
                y += self._lower(apart)
            y += apart
        self._draw_tasks(painter, inside, y)

    def _inside(self) -> QRectF:
        pad = self._scale.px(PAD)
        return QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)

    def _apart(self) -> int:
        """How far one step is from the next: they draw together where there is more to do than has room."""
        px = self._scale.px
        needed, below = sum(map(self._high, self._tasks)), self._lowest() - px(6)
        first = self._inside().y() + px(_FIRST_STEP)
        for apart in range(px(_STEP), px(_STEP_CLOSE), -1):
            last = apart if self._back is None else px(_BACK_STEP)
            if needed <= below - first - self._lower(apart) - (len(_STEPS) - 1) * apart - last:
                return apart
        return px(_STEP_CLOSE)

    def _note_high(self) -> float:
        """How high is what is said of the step of now."""
        if not self._has_current:
            return 0
        px = self._scale.px
        note = self._note(step_words(_STEPS[self._now], draws=self._draws)[1])
        room = QRectF(0, 0, self._inside().width() - px(_WORDS + 6), 10_000)
        return lines_high(room, note, enlarged(px(_NOTE), px(_NOTE_LINE)))

    def _ground_ends(self) -> float:
        """How far beneath the top of the step of now its ground ends: all that is said of it stands there."""
        return max(self._scale.px(_GROUND_ENDS), self._scale.px(_NOTE_BEGINS + _UNDER) + self._note_high())

    def _lower(self, apart: int) -> int:
        """How much lower what comes after the step of now is."""
        if not self._has_current:
            return 0
        return max(self._scale.px(_CURRENT), ceil(self._ground_ends()) + self._scale.px(_OVER) - apart)

    def _high(self, task: str) -> float:
        """How high a thing to do is where all of it is written."""
        px, room = self._scale.px, QRectF(0, 0, self._inside().width() - self._scale.px(20), 10_000)
        return lines_high(room, task, enlarged(px(_TASK), px(_TASK_LINE))) + px(4)

    def _draw_tasks(self, painter: QPainter, inside: QRectF, y: float) -> None:
        """What there is to do, one thing under the other, above the buttons: nobody can touch it."""
        px, below = self._scale.px, self._lowest() - self._scale.px(6)
        shares = shared_room([*map(self._high, self._tasks)], below - y, px(_TASK_LINE))
        for task, high in zip(self._tasks, shares, strict=True):
            room = QRectF(inside.x() + px(20), y, inside.width() - px(20), high)
            shown = as_far_as_it_fits(room, task, px(_TASK))
            if not shown:
                return
            mark = QRectF(inside.x(), y, px(20), grown(px(theme.LINE_ROOM)))
            write(painter, mark, "•", px(_TASK), paint=ink(theme.QUIET), align=LEFT)
            write_lines(painter, room, shown, px(_TASK), paint=ink(theme.TEXT))
            y += min(high, self._high(shown))
        room = QRectF(inside.x() + px(20), y, inside.width() - px(20), max(0.0, below - y))
        if fits_lines(room, self._quiet, px(_TASK)):
            write_lines(painter, room, self._quiet, px(_TASK), paint=ink(theme.QUIET))

    def _note(self, more: str) -> str:
        if self._waits:
            return tr("C'è un numero da confermare")
        if self._counted:
            return tr("Banco contato: si chiude.")
        if not self._by_reader:
            return more
        return tr("Lo segna il tamburo da sé.") if self._draws else tr("Lo segna il cilindro da sé.")

    def _draw_current(self, painter: QPainter, rect: QRectF) -> None:
        """A lighter ground, and no frame: gold frames are keys."""
        draw_box(painter, rect, self._scale.px(theme.RADIUS), ink(theme.BAND))

    def _draw_step(
        self, painter: QPainter, middle: QPointF, place: int, *, done: bool, current: bool
    ) -> None:
        px, radius = self._scale.px, self._scale.px(15)
        rect = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        edge = QPen(ink(theme.GREEN if done else theme.TEXT if current else theme.LINE), px(2))
        draw_disc(painter, rect, ink(theme.TEXT) if current else None, edge)
        paint = ink(theme.GREEN if done else theme.BAND if current else theme.QUIET)
        write(painter, rect, "✓" if done else str(place + 1), px(17), weight=Weight.BOLD, paint=paint)
