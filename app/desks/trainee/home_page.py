"""Where a trainee begins: today's ten minutes, the drills as they stand, and what is weak."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, width_of, write, write_wrapped
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.looks import GROUND, QUIET, RIGHT, TEXT, WRONG, Words, columns_of, in_columns
from app.desks.trainee.practising import Practising
from app.desks.trainee.screen import DrillRow, Home
from app.practice.progress import Standing
from app.practice.saying import Say
from app.reports.practice_words.sentences import PracticeWords
from app.reports.wording import counted, decimals

_COLUMNS = 3
_LEVEL_ROWS = 2
"""Have room beneath the drills; where there are more levels, there is one column more."""
_HIGHEST = 84
_TODAY_HIGH = 96


class DrillButton(TouchButton):
    """A drill: what it is, how far it is open, and how it stands."""

    def __init__(self, scale: Scale, parent: QWidget, words: PracticeWords) -> None:
        super().__init__(scale, parent)
        self._words = words
        self.row: DrillRow | None = None

    def show_row(self, row: DrillRow) -> None:
        """Show a drill."""
        if row != self.row:
            self.row = row
            self.setAccessibleName(f"{self._words.title(row.name)}: {row_words(row)}")
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the title, the levels as dots, and beneath how it stands."""
        row = self.row
        if row is None:
            return
        self.draw_ground(painter, rect)
        px = self.scale.px
        inside = rect.adjusted(px(12), px(6), -px(12), -px(6))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        top = QRectF(inside.x(), inside.y(), inside.width(), inside.height() / 2)
        below = QRectF(inside.x(), top.bottom(), inside.width(), inside.height() / 2)
        title, dots = self._words.title(row.name), px(16) * row.levels
        # A title that would be small beside the dots has the line for itself.
        beside = top if width_of(title, px(16), Weight.SEMI) <= inside.width() - dots else below
        beside.setRight(inside.right() - dots)
        write(painter, top, title, px(20), weight=Weight.SEMI, paint=ink(TEXT), align=left)
        for level in range(row.levels):
            x = inside.right() - px(16) * (row.levels - level) + px(4)
            painter.setPen(ink(QUIET))
            painter.setBrush(ink(theme.GOLD if level < row.open_level else GROUND))
            painter.drawEllipse(QRectF(x, beside.center().y() - px(5), px(10), px(10)))
        paint = WRONG if row.has_weak else standing_paint(row.standing)
        write(painter, below, row_words(row), px(16), paint=ink(paint), align=left)


class LevelButton(TouchButton):
    """A level: what it teaches stands beneath its number."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the number on the left, what it teaches over two lines beside it."""
        paint = self.draw_ground(painter, rect)
        px = self.scale.px
        number = QRectF(rect.x() + px(6), rect.y(), px(80), rect.height())
        write(painter, number, self.text(), px(18), weight=Weight.SEMI, paint=paint)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        beside = QRectF(number.right() + px(6), rect.y() + px(2), 0, rect.height() - px(4))
        beside.setRight(rect.right() - px(6))
        write_wrapped(painter, beside, self.below, px(16), paint=ink(TEXT), align=left, least=px(14))


class HomePage(QWidget):
    """The page."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        practising: Practising,
        words: PracticeWords,
        asked_help: Callable[[], None],
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._scale, self._practising = scale, practising
        self.hello = Words(scale, self, 26, weight=Weight.SEMI)
        self.days = Words(scale, self, 18, paint=QUIET)
        self.today = TouchButton(scale, self, Role.PAY)
        self.today.size_of_text = 26
        self.today.clicked.connect(practising.runs.start_today)
        self.exam = TouchButton(scale, self)
        self.exam.size_of_text = 22
        self.exam.clicked.connect(practising.exams.begin)
        self.progress = TouchButton(scale, self)
        self.progress.size_of_text = 20
        self.progress.clicked.connect(practising.all_progress)
        self.who = TouchButton(scale, self)
        self.who.size_of_text = 20
        self.who.clicked.connect(practising.who)
        self.help = TouchButton(scale, self)
        self.help.size_of_text = 20
        self.help.clicked.connect(asked_help)
        self.resume = TouchButton(scale, self, Role.STEP)
        self.resume.size_of_text = 20
        self.resume.clicked.connect(practising.runs.resume)
        self.weak = Words(scale, self, 18, paint=QUIET)
        self.trouble = Words(scale, self, 18, paint=WRONG)
        self.drills: list[DrillButton] = []
        self.levels: list[LevelButton] = []
        self._chosen: DrillRow | None = None
        self._is_paused = False

    def show_home(self, home: Home) -> None:
        """Show how everything stands."""
        self.hello.say(tr("Ciao, {name}").format(name=home.trainee))
        days = tr("Negli ultimi quattordici giorni: {days} con esercizio").format(days=home.days)
        self.days.say(days)
        key = tr("Invio")
        self.today.say(tr("Dieci minuti di oggi"), f"{today_words(home)} · {key}")
        self.exam.say(tr("Esame…"))
        self.progress.say(tr("Progressi"))
        self.who.say(tr("Altro nome"), "Esc")
        self.help.say(tr("Aiuto"), "F1")
        self.today.setEnabled(home.today > 0)
        self.weak.say(weak_words(self._words, home))
        self.trouble.say(home.trouble)
        rows = (*home.drills, *([] if home.night is None else [home.night]))
        while len(self.drills) < len(rows):
            button = DrillButton(self._scale, self, self._words)
            button.clicked.connect(partial(self._choose, len(self.drills)))
            button.show()
            self.drills.append(button)
        for button, row in zip(self.drills, rows, strict=False):
            button.show_row(row)
        self._is_paused = home.paused is not None
        if home.paused is not None:
            where = tr("{place} di {of}").format(place=home.paused.place, of=home.paused.of)
            self.resume.say(
                tr("Riprendi: {title}").format(title=self._words.sentence(home.paused.title)), f"{where} · F7"
            )
        self._show_levels(next((row for row in home.drills if row.name == home.chosen), None))

    def _choose(self, place: int) -> None:
        row = self.drills[place].row
        if row is not None and not row.levels:
            self._practising.nights()
            return
        self._show_levels(None if row == self._chosen else row)

    def _show_levels(self, row: DrillRow | None) -> None:
        """Offer the levels of a drill: any of them may be tried, those that are open are marked."""
        self._chosen = row
        for drill in self.drills:
            drill.choose(chosen=drill.row == row)
        take_away(self.levels)
        self.levels = [] if row is None else [self._level(row, level) for level in range(1, row.levels + 1)]
        self.weak.setVisible(row is None)
        self.place()

    def _level(self, row: DrillRow, level: int) -> LevelButton:
        button = LevelButton(self._scale, self)
        button.say(
            tr("Livello {level}").format(level=level), self._words.sentence(Say(f"{row.name}.card.{level}"))
        )
        button.choose(chosen=level == row.open_level)
        button.clicked.connect(lambda: self._practising.runs.start_level(row.name, level))
        button.show()
        return button

    def place(self) -> None:
        """Today above, the drills beneath, at the foot what is weak, or the levels of a chosen drill."""
        px = self._scale.px
        gap, wide = px(GAP), self.width()
        half = (wide - gap) // 2
        self.hello.setGeometry(0, 0, half - px(420), px(TARGET))
        self.who.setGeometry(half - px(412), 0, px(136), px(TARGET))
        self.progress.setGeometry(half - px(268), 0, px(150), px(TARGET))
        self.help.setGeometry(half - px(110), 0, px(110), px(TARGET))
        self.days.setGeometry(0, px(60), half, px(30))
        self.trouble.setGeometry(0, px(88), half, px(24))
        self.today.setGeometry(half + gap, 0, wide - half - 2 * gap - px(150), px(_TODAY_HIGH))
        self.exam.setGeometry(wide - px(150), 0, px(150), px(_TODAY_HIGH))
        top = px(_TODAY_HIGH) + 2 * gap
        # What was left is gone on with in the last place at the foot, where it stands without levels.
        cells = len(self.levels) + self._is_paused
        columns = _COLUMNS if cells <= _COLUMNS * _LEVEL_ROWS else _COLUMNS + 1
        foot_high = px(_TODAY_HIGH) if not self.levels else px(72) * -(-cells // columns) + gap
        area = QRect(0, top, wide, self.height() - top - foot_high - gap)
        in_columns(self.drills, columns_of(len(self.drills)), area, self._scale, _HIGHEST)
        across = (wide - gap * (columns - 1)) // columns
        foot = self.height() - foot_high
        resumed = px(420) + gap if self._is_paused else 0
        self.weak.setGeometry(0, foot, wide - resumed, foot_high)
        if self.levels:
            below = foot + (px(72) + gap // 2) * ((cells - 1) // columns)
            self.resume.setGeometry((columns - 1) * (across + gap), below, across, px(72))
        else:
            self.resume.setGeometry(wide - px(420), foot + px(16), px(420), px(72))
        self.resume.setVisible(self._is_paused)
        for place, level in enumerate(self.levels):
            down, right = divmod(place, columns)
            level.setGeometry(right * (across + gap), foot + down * (px(72) + gap // 2), across, px(72))


def standing_words(standing: Standing | None) -> str:
    """Say how something stands: "92 % giusti, 3,4 s (al tavolo 4 s)"."""
    if standing is None:
        return tr("mai provato")
    right = tr("{share} % giusti").format(share=round(100 * standing.right))
    if standing.seconds is None:
        return right
    taken, needed = decimals(standing.seconds, 1), decimals(standing.needed, 0)
    beside = tr("{seconds} s (al tavolo {needed} s)").format(seconds=taken, needed=needed)
    return f"{right}, {beside}"


def row_words(row: DrillRow) -> str:
    """Say how a drill stands, and that not all of it goes so: the foot of the page names what does not."""
    stands = standing_words(row.standing)
    return tr("{standing} — non in tutto").format(standing=stands) if row.has_weak else stands


def today_words(home: Home) -> str:
    """Say what today's ten minutes have: what comes back, and what is new."""
    fresh = home.today - home.repeated
    repeated = tr("{count} da ripetere").format(count=home.repeated)
    new = counted(fresh, tr("1 nuovo"), tr("{count} nuovi"))
    return ", ".join([repeated] * bool(home.repeated) + [new] * bool(fresh))


def weak_words(words: PracticeWords, home: Home) -> str:
    """Name what should be practised, in words."""
    if not home.weak:
        return ""
    named = [f"{words.skill(skill)}: {standing_words(standing)}" for skill, standing in home.weak]
    return tr("Da curare — {weak}").format(weak=" · ".join(named))


def standing_paint(standing: Standing | None) -> str:
    """Give the paint of how something stands; quiet until there are enough answers to judge."""
    if standing is None or not standing.judged:
        return QUIET
    return WRONG if standing.weak else RIGHT
