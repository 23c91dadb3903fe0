"""Why no, of a round: its bets and number, what is paid of it, relief, colours, and opening it again."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class RoundRefusal(Catalogue):
    """Each with its words."""

    BETS_ARE_OVER = Line(
        "it was the last spin: nothing is bet any more",
        QT_TRANSLATE_NOOP("", "Era l'ultimo colpo: non si punta più"),
    )
    NO_LAST_SPIN = Line(
        "no last spin was announced: there is nothing to take back",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo non è annunciato: non c'è niente da revocare"),
    )
    NUMBER_WAITS = Line(
        "the number {number} waits for an answer: confirm it or refuse it",
        QT_TRANSLATE_NOOP("", "Il {number} attende risposta: confermare o rifiutare"),
    )
    NOT_CLEARED = Line(
        "the layout is not cleared yet: clear it first",
        QT_TRANSLATE_NOOP("", "Il tappeto non è pulito: prima si pulisce"),
    )
    CLEARED_ALREADY = Line("the layout is cleared already", QT_TRANSLATE_NOOP("", "Il tappeto è già pulito"))
    NO_SPIN_PAID = Line(
        "no spin is being paid: a number must fall first",
        QT_TRANSLATE_NOOP("", "Non c'è un colpo da pagare: prima cade un numero"),
    )
    NO_SUCH_STAKE = Line(
        "spin {spin} has no stake {place} in {listed}",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} non ha una puntata {place} di quelle"),
    )
    SEEN_TO = Line("{listed} {place} is seen to already", QT_TRANSLATE_NOOP("", "È già fatto"))
    NOT_SEEN_TO = Line("{listed} {place} is not seen to", QT_TRANSLATE_NOOP("", "Non è ancora fatto"))
    LAST_SPIN_BEFORE_THROW = Line(
        "the last spin is announced before the throw",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo si annuncia prima del lancio"),
    )
    LAST_SPIN_BACK_BEFORE_THROW = Line(
        "the last spin is taken back before the throw",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo si revoca prima del lancio"),
    )
    LAST_SPIN_ANNOUNCED = Line(
        "the last spin is announced already",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo è già annunciato"),
    )
    RELIEF_AFTER_SPIN = Line(
        "the balls pass after spin {spin}: it is thrown first, or take relief back with over",
        QT_TRANSLATE_NOOP("", "Le palline passano dopo il colpo {spin}: prima si lancia"),
    )
    RELIEF_ANNOUNCED = Line(
        "that the balls pass after spin {spin} is announced already",
        QT_TRANSLATE_NOOP("", "Il cambio dopo il colpo {spin} è già annunciato"),
    )
    NO_SPIN_TO_REOPEN = Line(
        "no spin was closed since the last number: there is none to open again",
        QT_TRANSLATE_NOOP("", "Nessun colpo da riaprire: dopo «Rien ne va plus» si corregge in «Pagamenti…»"),
    )
    SPIN_IS_OPEN = Line(
        "spin {spin} is being paid: it is open",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} è aperto: si sta pagando"),
    )
    DEALER_CHANGED_SINCE = Line(
        "another dealer deals since spin {spin}",
        QT_TRANSLATE_NOOP("", "Dopo il colpo {spin} è cambiato l'impiegato: si corregge in «Pagamenti…»"),
    )
    BANK_COUNTED_SINCE = Line(
        "the bank was counted since spin {spin}",
        QT_TRANSLATE_NOOP("", "Dopo il colpo {spin} si è contato il banco: si corregge in «Pagamenti…»"),
    )
    HANDED_SINCE = Line(
        "what spin {spin} took off was handed to its player since",
        QT_TRANSLATE_NOOP(
            "", "Quanto il colpo {spin} ha tolto è già consegnato: si corregge in «Pagamenti…»"
        ),
    )
    NUMBER_CORRECTED_SINCE = Line(
        "the number of spin {spin} was put right since",
        QT_TRANSLATE_NOOP("", "Il numero del colpo {spin} è stato corretto intanto"),
    )
    NUMBER_STILL_PAID = Line(
        "spin {spin} is being paid still: say its number again instead",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} si paga ancora: dire un altro numero"),
    )
    NUMBER_STANDS = Line(
        "spin {spin} has the number {number} as it stands: nothing is put right",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha già il numero {number}: non c'è nulla da correggere"),
    )
    NUMBER_PERHAPS_UNWRITTEN = Line(
        "number {of} may not be written yet: correct it once the journal is written again",
        QT_TRANSLATE_NOOP("", "Forse non è ancora scritto: si corregge quando il registro scrive di nuovo"),
    )
    NUMBER_UNREADABLE = Line(
        "number {of} cannot be read: {fault}",
        QT_TRANSLATE_NOOP("", "Il numero non si legge: {fault}"),
    )
    PAYMENT_CORRECTED_SINCE = Line(
        "a payment of spin {spin} was put right since",
        QT_TRANSLATE_NOOP("", "Un pagamento del colpo {spin} è già corretto: si corregge in «Pagamenti…»"),
    )
    PAYMENT_ANSWERED_SINCE = Line(
        "of a payment of spin {spin} it was said since whether it was made",
        QT_TRANSLATE_NOOP(
            "", "Di un pagamento del colpo {spin} è già detto se fu fatto: si corregge in «Pagamenti…»"
        ),
    )
    LEFT_MOVED_SINCE = Line(
        "what spin {spin} left lying there was moved or taken up since",
        QT_TRANSLATE_NOOP(
            "", "Quanto il colpo {spin} lasciava sul tappeto si è mosso: si corregge in «Pagamenti…»"
        ),
    )
    COLOUR_CHANGED_SINCE = Line(
        "a colour of spin {spin} was given or changed since",
        QT_TRANSLATE_NOOP("", "Un colore del colpo {spin} è già cambiato: si corregge in «Pagamenti…»"),
    )
    GOING_ON_REVOKED_SINCE = Line(
        "an announce that goes on after spin {spin} was taken back since",
        QT_TRANSLATE_NOOP(
            "", "Un annuncio che continua dopo il colpo {spin} è già tolto: si corregge in «Pagamenti…»"
        ),
    )
    ALL_ENTERED = Line(
        "every stake is placed at this table: what won is known",
        QT_TRANSLATE_NOOP("", "A questo tavolo ogni puntata è scritta: si sa già che cosa vince"),
    )
    COLOUR_VALUE_BY_CAPO = Line(
        "a value of its own is given to a colour by the capo tavolo: say by whom",
        QT_TRANSLATE_NOOP("", "Il valore di un colore lo dà il capo tavolo: dire chi"),
    )
    COLOUR_HELD = Line(
        "{owner} has the colour {colour} already: a player has one",
        QT_TRANSLATE_NOOP("", "{owner} ha già un colore ({colour}): un giocatore ne ha uno solo"),
    )
    COLOUR_LIES = Line(
        "pieces of {colour} lie on the layout: its value and its player stay until they are off",
        QT_TRANSLATE_NOOP("", "Di quel colore ({colour}) ci sono pezzi sul tappeto: per ora resta com'è"),
    )
    THIS_TABLE = Line(
        "{table} is this table: its colours play here already",
        QT_TRANSLATE_NOOP("", "{table} è questo tavolo: i suoi colori giocano già qui"),
    )
