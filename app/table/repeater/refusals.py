"""Why a side wager is not taken now; what its paytables forbid is an event of its own."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class RepeaterRefusal(Catalogue):
    """Each with its words."""

    NOT_DEALT = Line(
        "this house deals no Repeater Bets",
        QT_TRANSLATE_NOOP("", "Questa casa non ha le Repeater Bets"),
    )
    LATE_WITHOUT_CAPO = Line(
        "after rien ne va plus the capo tavolo alone takes a side wager: say by whom",
        QT_TRANSLATE_NOOP("", "Dopo «Rien ne va plus» accetta solo il capo tavolo: dire chi"),
    )
    LATE_FOR_PLAYERS = Line(
        "after rien ne va plus a side wager is neither given up nor taken back",
        QT_TRANSLATE_NOOP("", "Dopo «Rien ne va plus» una puntata non si cede e non si ritira"),
    )
    LAST_ANNOUNCED = Line(
        "the last spin is announced: no side wager is made any more",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo è annunciato: nessuna nuova Repeater"),
    )
    OF_NOBODY = Line(
        "a side wager is a player's, in chips of value: {owner} names none",
        QT_TRANSLATE_NOOP("", "Una Repeater è di un giocatore, in gettoni di valore: {owner} non è nessuno"),
    )
    NOTHING_TO_BOOK_AGAIN = Line(
        "nothing stood when the last round began that does not stand now",
        QT_TRANSLATE_NOOP("", "Dell'inizio dell'ultimo giro non manca nulla"),
    )
    NO_SUCH_WIN = Line(
        "spin {spin} has {wins} side wagers to pay, there is no {order}",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha {wins} Repeater da pagare: il {order} non c'è"),
    )
    NOTHING_STANDS = Line(
        "nothing stands in this round: there is nothing to abandon",
        QT_TRANSLATE_NOOP("", "In questo giro non c'è nessuna puntata: non c'è nulla da abbandonare"),
    )
