"""The entry: the chances that won, the neighbourhood, and what a touch lays."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box import Box
from app.desks.common.box_drawing import draw_box
from app.desks.common.language import tr
from app.desks.common.lettering import ink
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.regions import Regions
from app.desks.croupier.roulette.entry.chance_row import ChanceRow, ChanceTarget
from app.desks.croupier.roulette.entry.figure_column import FigureColumn
from app.desks.croupier.roulette.entry.ground import Ground
from app.desks.croupier.roulette.entry.palette import ChipRows, SmallKeys
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.roulette.words.round_words import clearing_words
from app.desks.croupier.words.words import act_words


class EntryPage(QWidget):
    """Everything with which the winners of a number are entered."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: SpinDealing) -> None:
        super().__init__(parent)
        self._scale = scale
        self._dealing = dealing
        self.ground = Ground(scale, self, dealing.touch, dealing.set_count, dealing.say_there_inside)
        self.keys = SmallKeys(scale, self, dealing)
        self.chips = ChipRows(scale, self, dealing)
        self.row = ChanceRow(scale, self, dealing)
        self.figures = FigureColumn(scale, self, dealing)
        self.take = TouchButton(scale, self, Role.TAKE)
        self.take.clicked.connect(dealing.take)
        self.tools = {act: self._tool(act) for act in (Act.UNDO, Act.REDO, SpinAct.WHOLE)}

    def _tool(self, act: AnyAct) -> TouchButton:
        button = TouchButton(self._scale, self)
        button.clicked.connect(lambda: self._dealing.act(act))
        return button

    def show_screen(self, screen: SpinScreen) -> None:
        """Show what was entered so far."""
        if screen.palette is None or screen.number is None or screen.figures is None:
            self.setEnabled(False)  # nothing can be entered: what lies there stays to be seen
            return
        self.setEnabled(True)
        moment = (screen.heading.spin, screen.number)
        self.ground.show_number(*moment, screen.side, screen.inside, screen.inside_ghosts)
        self.row.show_row(screen, moment)
        self.figures.show_figures(screen, screen.figures)
        paid_first = SpinAct.CLEARED in screen.can and bool(screen.payments.rows)
        clears = clearing_words(divided=screen.number == 0 and bool(screen.chances)) if paid_first else ""
        whose = None if screen.whose is None else screen.whose.position
        gives = self.chips.seated_colour(screen.palette)
        self.keys.show_palette(screen.palette, clears=clears, whose=whose, gives=gives)
        self.chips.show_palette(screen.palette)
        self.take.say("− " + tr("Togli"), name=tr("togliere pezzi"))
        self.take.choose(chosen=screen.palette.taking)
        for act, button in self.tools.items():
            button.say(act_words(act))
            button.setEnabled(act in screen.can)

    def paint_ahead(self) -> bool:
        """Paint one of the pictures that will be seen; tells whether there was one left to paint."""
        buttons = (button for button in self.findChildren(TouchButton) if button.isVisibleTo(self))
        return self.ground.make_ready() or any(button.make_ready() for button in buttons)

    @property
    def chances(self) -> list[ChanceTarget]:
        """The boxes of the chances that won."""
        return self.row.chances

    def place(self, parts: Regions) -> None:
        """Put everything where it belongs in a window of this size."""
        felt = parts.felt
        _put(self.ground, parts.ground, felt)
        _put(self.figures, parts.figures, felt)
        _put(self.keys, parts.block, felt)
        _put(self.chips, parts.palette, felt)
        self.ground.place_targets()
        self.keys.place_keys()
        self.chips.place_chips()
        self.figures.place_figures()
        self.row.place_row(_within(parts.upper, felt))
        self._place_tools(_within(parts.tools, felt))

    def _place_tools(self, box: Box) -> None:
        """Minus over the whole layout, undo over redo: apart from what adds, and from each other."""
        side, gap = self._scale.px(TARGET), self._scale.px(GAP)
        half = round((box.w - gap) / 2)
        x, y = round(box.x), round(box.y)
        self.take.setGeometry(x, y, half, side)
        self.tools[Act.UNDO].setGeometry(x + half + gap, y, half, side)
        self.tools[SpinAct.WHOLE].setGeometry(x, y + side + gap, half, side)
        self.tools[Act.REDO].setGeometry(x + half + gap, y + side + gap, half, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the felt beneath."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_box(painter, QRectF(self.rect()), self._scale.px(14), ink(theme.FELT))
        painter.end()


def _within(box: Box, felt: Box) -> Box:
    return box._replace(x=box.x - felt.x, y=box.y - felt.y)


def _put(widget: QWidget, box: Box, felt: Box) -> None:
    inside = _within(box, felt)
    widget.setGeometry(round(inside.x), round(inside.y), round(inside.w), round(inside.h))
