"""What roulette says of a round: its steps, how it came out, and where chips lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import Language, language, tr
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.italian import elided, number_words
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.wheel import RED, Turning
from app.table.prompts import Prompt
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_prompt import SpinPrompt, SpinTask
from app.table.roulette.spin_state import SpinState

if TYPE_CHECKING:
    from app.desks.croupier.screen import Screen


_WHEELS: Final = {
    Turning.CLOCKWISE: QT_TRANSLATE_NOOP("", "orario ↻"),
    Turning.ANTICLOCKWISE: QT_TRANSLATE_NOOP("", "antiorario ↺"),
}
_BALLS: Final = {Turning.CLOCKWISE: "↻", Turning.ANTICLOCKWISE: "↺"}


def number_call(number: int) -> str:
    """Say a number with its chances: "Otto, nero, pari, manque"; in other languages in figures."""
    words = number_words(number).capitalize() if language() is Language.ITALIAN else str(number)
    if number == 0:
        return words
    colour = tr("rosso") if number in RED else tr("nero")
    parity = tr("dispari") if number % 2 else tr("pari")
    half = tr("manque") if number <= 18 else tr("passe")
    return f"{words}, {colour}, {parity}, {half}"


def wager_words(name: str) -> str:
    """Say a place of the layout by its name, as on the cloth; what is no place is said as it is."""
    return cloth_words(BY_NAME[name]) if name in BY_NAME else name


def prompted(prompt: Prompt) -> Mapping[str, str]:
    """Say which way wheel and ball go, from which pocket, which ways a drum turns, or whither a chip goes."""
    day = tr("dal numero del giorno")
    spin = prompt if isinstance(prompt, SpinPrompt) else SpinPrompt(prompt.task)
    moved = " → ".join(map(wager_words, prompt.positions))
    return ({"places": moved} if prompt.task is SpinTask.PUT_RIGHT else {}) | {
        "pocket": day if spin.pocket is None else elided(tr("dal {pocket}").format(pocket=spin.pocket)),
        "wheel": "" if spin.wheel is None else tr(_WHEELS[spin.wheel]),
        "ball": "" if spin.ball is None else _BALLS[spin.ball],
        "ways": _ways(spin.ways),
    }


def _ways(ways: tuple[Turning, ...]) -> str:
    """Say which ways a drum is to turn: "nei due versi ↻ ↺", or the one that is missing."""
    return tr("nei due versi ↻ ↺") if len(ways) > 1 else "".join(tr(_WHEELS[way]) for way in ways)


def announcing_words(screen: Screen) -> tuple[str, bool]:
    """Say beneath the key of announces that one is to be gone on with, or how many won, or lie there.

    Returns:
        The words, and whether something is to be done about them now.
    """
    now = screen.announcing
    if now.cut_off:
        return tr("da riprendere"), True
    if now.won:
        return tr("proseguire: {count}").format(count=now.won), True
    return tr("{count} in gioco").format(count=now.taken) if now.taken else "", False


def prisoners_words(screen: Screen) -> tuple[str, bool]:
    """Say beneath the key of prisoners why nobody moves one now."""
    if SpinAct.PRISONERS in screen.can:
        return "", False
    return tr("al prossimo colpo") if screen.number == 0 else tr("nessuno in prigione"), False


def throw_words(spin: int, throw: int, *, draws: bool = False) -> str:
    """Name a throw: "Colpo 6, lancio 2", or "estrazione 2" where its ball is drawn.

    Args:
        spin: its running number.
        throw: which of the spin's throws it is, from 1.
        draws: its ball is drawn from a tumbler, and not thrown.
    """
    words = tr("Colpo {spin}, estrazione {throw}") if draws else tr("Colpo {spin}, lancio {throw}")
    return words.format(spin=spin, throw=throw)


def ball_words(spin: SpinState, *, draws: bool = False) -> str:
    """Name the ball of a spin; which throw it is goes without saying where it is the first."""
    if spin.throw > 1:
        return throw_words(spin.spin, spin.throw, draws=draws)
    return tr("Colpo {spin}").format(spin=spin.spin)


def shared_room(needs: list[float], room: float, line: float) -> list[float]:
    """Share a room among what is written there, and give how high each is.

    Each has a line, and the first ones what they need beyond it.

    Args:
        needs: how high each is where all of it is written, in pixels as all of these are.
        room: how high the room for all of them is.
        line: how high one line is.
    """
    shares, left = [min(need, line) for need in needs], room - sum(min(need, line) for need in needs)
    for place, need in enumerate(needs):
        more = max(0.0, min(need - shares[place], left))
        shares[place] += more
        left -= more
    return shares


def step_words(phase: Phase, *, draws: bool = False) -> tuple[str, str]:
    """Name a step, and say what ends it where no reader does; `draws` from a tumbler (rules 10)."""
    match phase:
        case Phase.COMING | Phase.BETS_OPEN if draws:
            return "Faites vos jeux", tr("Quando gira: «Il tamburo gira».")
        case Phase.COMING | Phase.BETS_OPEN:
            return "Faites vos jeux", tr("Al lancio: «Palla lanciata».")
        case Phase.THROWN:
            return tr("Tamburo") if draws else tr("Lancio"), tr("Poi: «Rien ne va plus».")
        case Phase.NO_MORE_BETS:
            return "Rien ne va plus", tr("Caduta: «Numero a mano».")
        case Phase.FALLEN:
            return tr("Numero e dolly"), ""
        case Phase.PAYING | Phase.CLOSED:
            return tr("Pagamenti"), ""


def clearing_words(*, divided: bool = False) -> str:
    """Say in which order the layout is cleared (rules 3) [3].

    Args:
        divided: zero has fallen, and what lies on the even chances is divided and not cleared (rules 4).
    """
    if divided:
        return tr(
            "Pulire: intorno allo zero, colonne; terza, seconda, prima dozzina. "
            "Le chance semplici si dividono."
        )
    return tr(
        "Pulire: intorno al numero, colonne; passe, impair, terza dozzina; "
        "noir, rouge, seconda dozzina; pair, manque, prima dozzina."
    )
