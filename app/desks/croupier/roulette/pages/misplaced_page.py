"""A chip that lies wrong: where, and where it belongs; plain, or left to a ruling (rules 3) [4.3]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.language import tr
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.pages.chip_choice import ChipChoice, chip_words
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.letter_keys import COLUMNS, LetterKeys
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.roulette.entry.hand import hand_of
from app.desks.croupier.roulette.pages.misplaced import (
    Doubt,
    Said,
    doubt_of,
    in_doubt,
    lying_there,
    plainly,
    ruling,
    waiting,
)
from app.desks.croupier.roulette.pages.place_keys import PlaceKeys
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import situation
from app.desks.croupier.words.decider_words import decider_below
from app.desks.croupier.words.reasons import reason_words
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.side import Side
from app.table.command import Command

_CAPO: Final = QT_TRANSLATE_NOOP("", "DECIDE IL CAPO TAVOLO")
_INSPECTOR: Final = QT_TRANSLATE_NOOP("", "DECIDE L'ISPETTORE")
_THERE: Final = QT_TRANSLATE_NOOP("", "Questi stanno lì: toccare quello giusto, o dirne un altro.")
_NOTHING: Final = "—"
_OFFERED: Final = 6
"""So many kinds of chips of a place are offered; of more any can be said beneath."""
_TOP: Final = 98
_FOOT: Final = 72
_DOUBT: Final = 340


class Leaf(StrEnum):
    """What is asked now."""

    CHIP = "chip"
    LIES = "lies"
    MEANT = "meant"
    RULING = "ruling"
    NAMING = "naming"
    """who rules has not been named this evening"""


_RULED: Final = frozenset({Leaf.RULING, Leaf.NAMING})
_ON_THE_LAYOUT: Final = frozenset({Leaf.LIES, Leaf.MEANT})


class MisplacedPage(ChoicePage):
    """Three questions, each with its answer on it; at the foot what becomes of the chip.

    Attributes:
        asks: the questions, by their leaf; a touch goes back to one.
        offered: the chips that are known to lie on the place that was said.
        chips: which chip it is, and whose.
        places: the layout, for where it lies and where it belongs.
        rulings: for each who rules, where it plays now and where else.
        letters: the name of who rules, where nobody knows it yet.
        doubts: leaves it to the ruling.
        plays: lets it play where it was meant.
    """

    WIDE = True

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, self._go_back)
        self._dealing, self._left = dealing, left
        self._leaf = Leaf.CHIP
        self._lies: Position | None = None
        self._meant: Position | None = None
        self._remembered: Doubt | None = None
        self._about: tuple[int | None, ...] | None = None
        """at which number the dealer leaves to take a payment back first, and comes again"""
        self._doubt: Doubt | None = None
        self.asks = {leaf: TouchButton(scale, self) for leaf in (Leaf.LIES, Leaf.CHIP, Leaf.MEANT)}
        for leaf, button in self.asks.items():
            button.clicked.connect(partial(self.ask, leaf))
        self._there: tuple[Entry, ...] = ()
        self.offered = [TouchButton(scale, self) for _ in range(_OFFERED)]
        for place, button in enumerate(self.offered):
            button.clicked.connect(partial(self._choose_offered, place))
        self.chips = ChipChoice(scale, self, dealing, self._chip_said)
        self.places = PlaceKeys(scale, self, dealing.house, self.choose_place, self.fill_place)
        self.rulings = {
            by: [MomentButton(scale, self, partial(self._rule, by, other=other)) for other in (False, True)]
            for by in (commands.CAPO, commands.INSPECTOR)
        }
        self.letters = LetterKeys(scale, self, dealing.redraw)
        self.doubts = MomentButton(scale, self, self._leave_to_ruling, Role.TAKE)
        self.plays = MomentButton(scale, self, self._play_as_meant, Role.STEP)
        for button in (self.doubts, self.plays, *self._ruling_buttons()):
            button.single, button.size_of_text = True, 22
        self.doing = self.plays

    def _ruling_buttons(self) -> list[MomentButton]:
        return [button for buttons in self.rulings.values() for button in buttons]

    def begin(self, screen: Screen) -> None:
        """Begin with where it lies, on the number that fell; what waits for its ruling comes first.

        Which chip it is is asked: the one in hand is the last one that won. Who left to take a payment back
        first finds what he had said.
        """
        live = self._dealing.live
        rules = live is not None and waiting(live.state, self._remembered) is not None
        if not rules and self._about is not None and self._about == self._fallen_now():
            self._leaf = Leaf.MEANT
            self.places.begin(screen.number)
            return
        self.letters.text = ""
        self.chips.begin(None, 1)
        self._lies = self._meant = None
        self._there = ()
        self._leaf = Leaf.LIES
        self.places.begin(screen.number)
        if rules:
            self._leaf = Leaf.RULING

    def _fallen_now(self) -> tuple[int | None, ...] | None:
        """Which number is being paid: of which spin, and of which of its throws."""
        paying = None if self._dealing.live is None else self._dealing.live.state.paying
        return None if paying is None else (paying.spin, paying.throw, paying.number)

    @property
    def said(self) -> Said:
        """What was said so far."""
        return Said(self.chips.hand, self.chips.pieces, self._lies, self._meant)

    def ask(self, leaf: Leaf) -> None:
        """Ask one of the three again, round the number that fell; its answer stays until there is another."""
        self._leaf = leaf
        screen = self._dealing.screen
        self.places.begin(None if screen is None else screen.number)
        self._dealing.redraw()

    def choose_place(self, position: Position) -> None:
        """Say where it lies, and then where it belongs."""
        if self._leaf is Leaf.MEANT:
            self._meant = position
            self._dealing.redraw()
        else:
            self._say_lies(position)
            self.ask(Leaf.CHIP if self.chips.hand is None else Leaf.MEANT)

    def _say_lies(self, position: Position) -> None:
        """Say where it lies: the only chip that is known to lie there is the one, unless another was said."""
        live = self._dealing.live
        if live is None:
            return
        said = self.chips.hand is not None and self.said.entry not in self._there
        self._lies = position
        self._there = lying_there(live.state, self._dealing.draft.stacks, position)[::-1]
        if said:
            return
        self.chips.begin(None, 1)
        if len(self._there) == 1:
            self._say_chip(self._there[0])

    def _say_chip(self, entry: Entry) -> None:
        self.chips.begin(hand_of(entry), entry.pieces)

    def _choose_offered(self, place: int) -> None:
        """Say that it is one of the chips that lie there."""
        self._say_chip(self._there[place])
        self._chip_said()

    def _chip_said(self) -> None:
        """Go on to where it belongs, as soon as it is said which chip it is and whose."""
        hand = self.chips.hand
        known = hand is not None and not hand.unowned
        if known and self._leaf is Leaf.CHIP and self._lies is not None and self._meant is None:
            self.ask(Leaf.MEANT)
        else:
            self._dealing.redraw()

    def fill_place(self, position: Position) -> None:
        """Take a number's straight for an answer; the question stays open for another bet on it."""
        if self._leaf is Leaf.MEANT:
            self._meant = position
        else:
            self._say_lies(position)
        self._dealing.redraw()

    def show_screen(self, screen: Screen) -> None:
        """Show what was said so far, and what can be done with it now."""
        live = self._dealing.live
        if live is None:
            return
        self._doubt = waiting(live.state, self._remembered)
        if self._doubt is None and self._leaf in _RULED:
            self._leaf = Leaf.CHIP
        self._show_asks()
        self._show_offered()
        self.chips.show(visible=self._leaf is Leaf.CHIP)
        self.places.setVisible(self._leaf in _ON_THE_LAYOUT)
        chosen = self._meant if self._leaf is Leaf.MEANT else self._lies
        self.places.show_places(screen.side, chosen, self._takes)
        self._show_rulings(screen)
        for letter in self.letters.buttons:
            letter.setVisible(self._leaf is Leaf.NAMING)
        self._show_foot(screen)
        self.rows = self._rows()
        self.arrange(screen.side)

    def _takes(self, position: Position) -> bool:
        """Where it belongs is another place than where it lies."""
        return self._leaf is not Leaf.MEANT or position is not self._lies

    def _show_asks(self) -> None:
        hand = self.chips.hand
        chip = _NOTHING if hand is None else chip_words(self._dealing.house, hand, self.chips.pieces)
        words = {
            Leaf.LIES: (_NOTHING if self._lies is None else cloth_words(self._lies), tr("dove sta")),
            Leaf.CHIP: (chip, tr("che gettone, e di chi")),
            Leaf.MEANT: (
                _NOTHING if self._meant is None else cloth_words(self._meant),
                tr("dove doveva stare"),
            ),
        }
        for leaf, button in self.asks.items():
            button.say(*words[leaf], name=f"{words[leaf][1]}: {words[leaf][0]}")
            button.choose(chosen=leaf is self._leaf)
            button.setVisible(self._leaf not in _RULED or (leaf is Leaf.CHIP and self._leaf is Leaf.RULING))
        if self._leaf is Leaf.NAMING:
            self.entitle(
                tr("Dove gioca il gettone?"), self.letters.text or tr("Scrivere il nome di chi decide")
            )
        elif self._leaf is Leaf.RULING:
            self.asks[Leaf.CHIP].say(tr("Un altro gettone…"))
            self.entitle(tr("Dove gioca il gettone?"), tr("Il suo pagamento aspetta la decisione."))
        else:
            hint = tr("Si paga come doveva stare, e dopo i pagamenti si rimette a posto.")
            there = self._leaf is Leaf.CHIP and bool(self._there)
            self.entitle(tr("Gettone fuori posto"), tr(_THERE) if there else hint)

    def _show_offered(self) -> None:
        """Offer the chips that are known to lie there, the uppermost first."""
        there = self._there if self._leaf is Leaf.CHIP else ()
        for place, button in enumerate(self.offered):
            button.setVisible(place < len(there))
            if place < len(there):
                entry = there[place]
                hand = hand_of(entry)
                button.say(chip_words(self._dealing.house, hand, entry.pieces))
                button.choose(chosen=entry == self.said.entry)

    def _show_rulings(self, screen: Screen) -> None:
        """Offer both places to whoever rules; which chip it is about stands beneath."""
        doubt = self._doubt
        for by, buttons in self.rulings.items():
            for button in buttons:
                button.setVisible(self._leaf in _RULED)
            if doubt is None:
                continue
            hand = hand_of(doubt.entry)
            chip = chip_words(self._dealing.house, hand, doubt.entry.pieces)
            for button, place in zip(buttons, (doubt.plays, doubt.other), strict=True):
                button.moment = situation(screen).moment, doubt, self._leaf
                named = tr("poi il nome") if self._asks_name(by) else decider_below(self._decider(by))
                words = " · ".join(filter(None, (chip, named)))
                button.say(tr("Gioca su {place}").format(place=cloth_words(place)), words)
                command = self._ruling(by, place)
                named_now = self._leaf is not Leaf.NAMING or bool(self.letters.text.strip())
                button.setEnabled(command is not None and named_now and self._dealing.could(command))

    def _decider(self, office: str) -> str:
        """Say who rules: who is being named, who was named last this evening, or his office."""
        return (self.letters.text.strip() if self._leaf is Leaf.NAMING else "") or self._dealing.decider(
            office
        )

    def _asks_name(self, office: str) -> bool:
        """Whether a touch asks for the name first; where people sign, their code says it (rules 3)."""
        return self._leaf is Leaf.RULING and not self._dealing.by_code() and self._decider(office) == office

    def _ruling(self, by: str, place: Position) -> Command | None:
        live = self._dealing.live
        if live is None or self._doubt is None:
            return None
        return ruling(live.state, self._doubt, place, by, self._decider(by))

    def _show_foot(self, screen: Screen) -> None:
        told = self._dealing.decider(commands.CAPO)
        plain, doubt = plainly(self.said, told), self._doubtful()
        why = "" if plain is None else self._dealing.why_not(plain)
        self._about = self._fallen_now() if why else None
        if why and self._leaf not in _RULED:
            self.entitle(tr("Gettone fuori posto"), warned=reason_words(why, self._dealing.house))
        for button, command in ((self.plays, plain), (self.doubts, doubt)):
            button.moment = situation(screen), self.said
            button.setVisible(self._leaf not in _RULED)
            button.setEnabled(command is not None and self._dealing.could(command))
        meant = tr("Gioca come doveva")
        if self._meant is not None:
            meant = tr("Gioca su {place}").format(place=cloth_words(self._meant))
        named = "" if told == commands.CAPO else tr("è chiaro, detto a {name}").format(name=told)
        self.plays.say(meant, named or tr("è chiaro, detto al capo tavolo"))
        unentered = plain is not None and doubt is None and not why
        self.doubts.say(tr("È dubbio"), tr("prima inserirlo") if unentered else tr("decide il capo tavolo"))

    def _doubtful(self) -> Command | None:
        live = self._dealing.live
        return None if live is None else in_doubt(live.state, self.said)

    def _play_as_meant(self) -> None:
        self._ask(plainly(self.said, self._dealing.decider(commands.CAPO)))
        self._left()

    def _leave_to_ruling(self) -> None:
        """Leave it to the ruling; opened again, the page asks for that."""
        live, command = self._dealing.live, self._doubtful()
        if live is not None and command is not None:
            self._remembered = doubt_of(live.state, self.said)
            self._ask(command)
        self._left()

    def _rule(self, by: str, *, other: bool) -> None:
        """Close the doubt in the name of whoever decided; who has none yet is named first (rules 3)."""
        if self._asks_name(by):
            self._leaf = Leaf.NAMING
            self.letters.write("")
            return
        if self._doubt is not None:
            place = self._doubt.other if other else self._doubt.plays
            self._ask(self._ruling(by, place))
            self._remembered = None
        self._left()

    def _go_back(self) -> None:
        if self._leaf is Leaf.NAMING:
            self._leaf = Leaf.RULING
            self._dealing.redraw()
        else:
            self._left()

    def _ask(self, command: Command | None) -> None:
        if command is not None:
            self._dealing.ask_about_entry(command)

    def _rows(self) -> tuple[Row, ...]:
        asks = Row("", list(self.asks.values()), len(self.asks))
        if self._leaf in _RULED:
            capo, inspector = self.rulings.values()
            rulings = Row(_CAPO, capo, 2), Row(_INSPECTOR, inspector, 2)
            if self._leaf is Leaf.NAMING:
                return Row("", self.letters.buttons, COLUMNS), *rulings
            return *rulings, Row("", [self.asks[Leaf.CHIP]], 3)
        if self._leaf is not Leaf.CHIP:
            return (asks,)
        there = self.offered[: len(self._there)]
        offered = (Row("", there, _OFFERED),) if there else ()
        return (asks, *offered, *self.chips.rows())

    def in_order(self) -> Sequence[QAbstractButton]:
        """What is asked, what answers it, and what leaves it to the ruling."""
        places = self.places.in_order() if self._leaf in _ON_THE_LAYOUT else ()
        return [*super().in_order(), *places, self.doubts]

    def take_key(self, key: int) -> None:
        """Figures are a number of the layout, or the colours; all else goes from button to button."""
        place, colours = key - int(Qt.Key.Key_1), list(self.chips.colours)
        if self._leaf is Leaf.NAMING and self.letters.take_key(key):
            return
        if self._leaf in _ON_THE_LAYOUT and self.places.take_key(key):
            return
        if self._leaf is Leaf.CHIP and 0 <= place < len(colours):
            self.chips.choose_colour(colours[place])
        else:
            super().take_key(key)

    def place(self, side: Side) -> None:
        """The questions above, what answers one beneath, and at the foot doubt apart from what is plain."""
        super().place(side)
        px = self._scale.px
        top, wide = px(_TOP) + px(TARGET) + px(16), self.width() - 2 * px(24)
        self.places.setGeometry(px(24), top, wide, self.places.height_wanted())
        self.places.place(side)
        foot = self.plays.geometry()
        self.doubts.setGeometry(foot.x() - px(40) - px(_DOUBT), foot.y(), px(_DOUBT), px(_FOOT))
