"""Why no, of a spin: its throw or draw, its number, a void throw, and opening it again."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class SpinRefusal(Catalogue):
    """Each with its words."""

    PAID_AGAIN_WHILE_BALL_RUNS = Line(
        (
            "spin {paid} is paid again while the ball of spin {spin} is in the wheel: "
            "say no more bets first, and the number is that ball's"
        ),
        QT_TRANSLATE_NOOP(
            "", "Si paga di nuovo il colpo {paid} e gira la pallina del {spin}: prima «Rien ne va plus»"
        ),
    )
    MINIMUM_SAID_OTHERWISE = Line(
        "the minimum of the next spin was said otherwise since: say it as it was first",
        QT_TRANSLATE_NOOP(
            "", "Il minimo del prossimo colpo è cambiato nel frattempo: prima rimetterlo com'era"
        ),
    )
    LAST_SPIN_PLAYED = Line(
        "the last spin is played: ask the colours in and close the table",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo è giocato: ritirare i colori e chiudere il tavolo"),
    )
    UNDECIDED_BESIDE = Line(
        "side wagers stand: throw for them alone until they are decided, or abandon the round",
        QT_TRANSLATE_NOOP(
            "", "Ci sono puntate a lato: si lancia ancora, solo per quelle, o si abbandona il giro"
        ),
    )
    BALL_RUNS = Line(
        "the ball of spin {spin} is in the wheel already",
        QT_TRANSLATE_NOOP("", "La pallina del colpo {spin} gira già"),
    )
    BALL_NOT_THROWN = Line(
        "the ball is not in the wheel: throw it first",
        QT_TRANSLATE_NOOP("", "La pallina non è nel cilindro: prima si lancia"),
    )
    DRUM_TURNS = Line(
        "the drum turns for spin {spin} already",
        QT_TRANSLATE_NOOP("", "Il tamburo gira già per il colpo {spin}"),
    )
    DRUM_NOT_TURNED = Line(
        "the drum does not turn: turn it first",
        QT_TRANSLATE_NOOP("", "Il tamburo non gira: prima si gira"),
    )
    NO_DRAW_TO_VOID = Line(
        "the drum does not turn: there is no draw to declare void",
        QT_TRANSLATE_NOOP("", "Il tamburo non gira: non c'è un'estrazione da annullare"),
    )
    DRUM_TURNED_ONE_WAY = Line(
        "the record does not show that the drum turned both ways: confirm it with turned, or void it",
        QT_TRANSLATE_NOOP("", "Il registro non mostra i due versi del tamburo: dichiararli, o annullare"),
    )
    OTHER_BALL_COUNT = Line(
        "the tumbler has {count} balls and not 37: find out why before it is played",
        QT_TRANSLATE_NOOP("", "Nel tamburo ci sono {count} palline e non 37: prima si cerca il perché"),
    )
    NUMBER_KNOWN = Line(
        "spin {spin} has its number: to contradict the reader say by whom and the reason",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha il numero: per contraddire il lettore dire chi e perché"),
    )
    CONTRADICTED_BY_NOBODY = Line(
        "to contradict the reader say by whom and the reason",
        QT_TRANSLATE_NOOP("", "Per contraddire il lettore dire chi lo decide e perché"),
    )
    PAID_NUMBER_STANDS = Line(
        "payments of spin {spin} are made: the number can only be corrected now",
        QT_TRANSLATE_NOOP("", "Al colpo {spin} si è già pagato: il numero si può solo correggere"),
    )
    GONE_ON_NUMBER_STANDS = Line(
        "an announce goes on after spin {spin}: the number can only be corrected now",
        QT_TRANSLATE_NOOP("", "Un annuncio prosegue dal colpo {spin}: il numero si può solo correggere"),
    )
    SAME_NUMBER = Line(
        "spin {spin} has that number already",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha già quel numero"),
    )
    NO_NUMBER_WAITS = Line(
        "no number waits for an answer", QT_TRANSLATE_NOOP("", "Nessun numero attende risposta")
    )
    NO_THROW_TO_VOID = Line(
        "no ball is in the wheel: there is no throw to declare void",
        QT_TRANSLATE_NOOP("", "La pallina non gira: non c'è un lancio da annullare"),
    )
    STAKES_SEEN_TO = Line(
        "stakes of spin {spin} are seen to: take that back first, or correct the number",
        QT_TRANSLATE_NOOP("", "Al colpo {spin} c'è qualcosa di già fatto: prima si riprende, o si corregge"),
    )
    MINIMUM_ANNOUNCED_SINCE = Line(
        "another minimum is announced already: withdraw it first, then the throw can be void",
        QT_TRANSLATE_NOOP("", "È già annunciato un altro minimo: prima si ritira quello, poi «Rien va»"),
    )
    VOID_WITHOUT_REASON = Line(
        "no throw is void for a reason that nobody has said",
        QT_TRANSLATE_NOOP("", "Di ogni colpo nullo il motivo è detto"),
    )
    NOTHING_VOID = Line(
        "no throw was declared void since the last one: there is nothing to take back",
        QT_TRANSLATE_NOOP("", "Dopo l'ultimo lancio nessuno ha detto «Rien va»: non c'è niente da revocare"),
    )
    BETS_CHANGED_SINCE_VOID = Line(
        "what lies there was changed since: it would play with the ball known",
        QT_TRANSLATE_NOOP("", "Dopo «Rien va» le puntate sono cambiate: giocherebbero a pallina ferma"),
    )
    OTHER_BALL_SINCE_VOID = Line(
        "another ball ran since: say its number by name, or throw again",
        QT_TRANSLATE_NOOP("", "È già girata un'altra pallina: «Numero a mano», o si rilancia"),
    )
    OWN_REASON_BY_CAPO = Line(
        "a reason of his own is the capo tavolo's: say by whom",
        QT_TRANSLATE_NOOP("", "Per un altro motivo decide il capo tavolo: dire chi"),
    )
    BALL_RUNS_WAIT = Line(
        "the ball of spin {spin} is in the wheel: wait for its number",
        QT_TRANSLATE_NOOP("", "La pallina del colpo {spin} gira: attendere il numero"),
    )
    DRUM_TURNS_WAIT = Line(
        "the drum turns for spin {spin}: wait for its ball",
        QT_TRANSLATE_NOOP("", "Il tamburo gira per il colpo {spin}: attendere la pallina"),
    )
    DRUM_TURNS_DEALER_STAYS = Line(
        "the drum turns for spin {spin}: a dealer leaves when it is paid",
        QT_TRANSLATE_NOOP("", "Il tamburo gira per il colpo {spin}: il cambio si fa quando è pagato"),
    )
    WHEEL_THERE = Line(
        "that wheel stands there already", QT_TRANSLATE_NOOP("", "Quel cilindro è già al tavolo")
    )
    BALL_RUNS_WHEEL_STAYS = Line(
        "the ball runs: a wheel is changed between two spins",
        QT_TRANSLATE_NOOP("", "La pallina gira: il cilindro si cambia tra due colpi"),
    )
    BALL_RUNS_DEALER_STAYS = Line(
        "the ball of spin {spin} is in the wheel: a dealer leaves when it is paid",
        QT_TRANSLATE_NOOP("", "La pallina del colpo {spin} gira: il cambio si fa quando è pagato"),
    )
    WHEEL_CHANGED_SINCE = Line(
        "another wheel stands there since spin {spin}",
        QT_TRANSLATE_NOOP("", "Dopo il colpo {spin} è cambiato il cilindro: si corregge in «Pagamenti…»"),
    )
