"""Why the table said no to a throw, a number, a bet, or to what else belongs to a spin before it is paid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SPIN_REFUSALS: Final[tuple[tuple[str, object], ...]] = (
    (
        (
            "spin {paid} is paid again while the ball of spin {spin} is in the wheel: "
            "say no more bets first, and the number is that ball's"
        ),
        QT_TRANSLATE_NOOP(
            "", "Si paga di nuovo il colpo {paid} e gira la pallina del {spin}: prima «Rien ne va plus»"
        ),
    ),
    (
        "the minimum of the next spin was said otherwise since: say it as it was first",
        QT_TRANSLATE_NOOP(
            "", "Il minimo del prossimo colpo è cambiato nel frattempo: prima rimetterlo com'era"
        ),
    ),
    (
        "spin {spin} is still being paid: mark its payments, or say next",
        QT_TRANSLATE_NOOP(
            "", "Il colpo {spin} non è ancora pagato: segnare i pagamenti, poi colpo successivo"
        ),
    ),
    (
        "the last spin is played: ask the colours in and close the table",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo è giocato: ritirare i colori e chiudere il tavolo"),
    ),
    (
        "the bank was counted at closing: count it open again to play on, or close",
        QT_TRANSLATE_NOOP(
            "", "Il banco è contato alla chiusura: ricontarlo all'apertura per giocare ancora, o chiudere"
        ),
    ),
    (
        "it was the last spin: nothing is bet any more",
        QT_TRANSLATE_NOOP("", "Era l'ultimo colpo: non si punta più"),
    ),
    (
        "after the last spin nothing stays on the layout: he takes his winnings",
        QT_TRANSLATE_NOOP("", "Era l'ultimo colpo: niente resta, il giocatore incassa"),
    ),
    (
        "no last spin was announced: there is nothing to take back",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo non è annunciato: non c'è niente da revocare"),
    ),
    (
        "the ball of spin {spin} is in the wheel already",
        QT_TRANSLATE_NOOP("", "La pallina del colpo {spin} gira già"),
    ),
    (
        "the ball of spin {spin} is in the wheel: wait for its number",
        QT_TRANSLATE_NOOP("", "La pallina del colpo {spin} gira: attendere il numero"),
    ),
    (
        "the number {number} waits for an answer: confirm it or refuse it",
        QT_TRANSLATE_NOOP("", "Il {number} attende risposta: confermare o rifiutare"),
    ),
    (
        "the ball is not in the wheel: throw it first",
        QT_TRANSLATE_NOOP("", "La pallina non è nel cilindro: prima si lancia"),
    ),
    (
        "the drum turns for spin {spin} already",
        QT_TRANSLATE_NOOP("", "Il tamburo gira già per il colpo {spin}"),
    ),
    (
        "the drum turns for spin {spin}: wait for its ball",
        QT_TRANSLATE_NOOP("", "Il tamburo gira per il colpo {spin}: attendere la pallina"),
    ),
    (
        "the drum turns for spin {spin}: a dealer leaves when it is paid",
        QT_TRANSLATE_NOOP("", "Il tamburo gira per il colpo {spin}: il cambio si fa quando è pagato"),
    ),
    (
        "the drum does not turn: turn it first",
        QT_TRANSLATE_NOOP("", "Il tamburo non gira: prima si gira"),
    ),
    (
        "the drum does not turn: there is no draw to declare void",
        QT_TRANSLATE_NOOP("", "Il tamburo non gira: non c'è un'estrazione da annullare"),
    ),
    (
        "the record does not show that the drum turned both ways: confirm it with turned, or void it",
        QT_TRANSLATE_NOOP("", "Il registro non mostra i due versi del tamburo: dichiararli, o annullare"),
    ),
    (
        "the tumbler has {count} balls and not 37: find out why before it is played",
        QT_TRANSLATE_NOOP("", "Nel tamburo ci sono {count} palline e non 37: prima si cerca il perché"),
    ),
    (
        "spin {spin} has its number: to contradict the reader say by whom and the reason",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha il numero: per contraddire il lettore dire chi e perché"),
    ),
    (
        "to contradict the reader say by whom and the reason",
        QT_TRANSLATE_NOOP("", "Per contraddire il lettore dire chi lo decide e perché"),
    ),
    (
        "payments of spin {spin} are made: the number can only be corrected now",
        QT_TRANSLATE_NOOP("", "Al colpo {spin} si è già pagato: il numero si può solo correggere"),
    ),
    (
        "an announce goes on after spin {spin}: the number can only be corrected now",
        QT_TRANSLATE_NOOP("", "Un annuncio prosegue dal colpo {spin}: il numero si può solo correggere"),
    ),
    ("spin {spin} has that number already", QT_TRANSLATE_NOOP("", "Il colpo {spin} ha già quel numero")),
    ("no number waits for an answer", QT_TRANSLATE_NOOP("", "Nessun numero attende risposta")),
    (
        "no ball is in the wheel: there is no throw to declare void",
        QT_TRANSLATE_NOOP("", "La pallina non gira: non c'è un lancio da annullare"),
    ),
    (
        "stakes of spin {spin} are seen to: take that back first, or correct the number",
        QT_TRANSLATE_NOOP("", "Al colpo {spin} c'è qualcosa di già fatto: prima si riprende, o si corregge"),
    ),
    (
        "another minimum is announced already: withdraw it first, then the throw can be void",
        QT_TRANSLATE_NOOP("", "È già annunciato un altro minimo: prima si ritira quello, poi «Rien va»"),
    ),
    (
        "no throw is void for a reason that nobody has said",
        QT_TRANSLATE_NOOP("", "Di ogni colpo nullo il motivo è detto"),
    ),
    (
        "no throw was declared void since the last one: there is nothing to take back",
        QT_TRANSLATE_NOOP("", "Dopo l'ultimo lancio nessuno ha detto «Rien va»: non c'è niente da revocare"),
    ),
    (
        "what lies there was changed since: it would play with the ball known",
        QT_TRANSLATE_NOOP("", "Dopo «Rien va» le puntate sono cambiate: giocherebbero a pallina ferma"),
    ),
    (
        "another ball ran since: say its number by name, or throw again",
        QT_TRANSLATE_NOOP("", "È già girata un'altra pallina: «Numero a mano», o si rilancia"),
    ),
    (
        "a reason of his own is the capo tavolo's: say by whom",
        QT_TRANSLATE_NOOP("", "Per un altro motivo decide il capo tavolo: dire chi"),
    ),
    (
        "the layout is not cleared yet: clear it first",
        QT_TRANSLATE_NOOP("", "Il tappeto non è pulito: prima si pulisce"),
    ),
    ("the layout is cleared already", QT_TRANSLATE_NOOP("", "Il tappeto è già pulito")),
    (
        "no spin is being paid: a number must fall first",
        QT_TRANSLATE_NOOP("", "Non c'è un colpo da pagare: prima cade un numero"),
    ),
)  # fmt: skip
"""As the table says it, and as the desk does."""
