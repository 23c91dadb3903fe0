"""Why any table says no: open or closed, who deals and signs, what is paid, corrected and answered for."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class Refusal(Catalogue):
    """Each with its words."""

    TABLE_CLOSED = Line(
        "the table is closed: open it first",
        QT_TRANSLATE_NOOP("", "Il tavolo è chiuso: prima si apre"),
    )
    TABLE_OPEN = Line("the table is open already", QT_TRANSLATE_NOOP("", "Il tavolo è già aperto"))
    SUSPENDED = Line("play is suspended", QT_TRANSLATE_NOOP("", "Il gioco è sospeso"))
    SUSPENDED_ALREADY = Line(
        "play is suspended already: it is taken up again with over",
        QT_TRANSLATE_NOOP("", "Il gioco è già sospeso"),
    )
    NOT_SUSPENDED = Line(
        "play is not suspended: there is nothing to take up again",
        QT_TRANSLATE_NOOP("", "Il gioco non è sospeso"),
    )
    STILL_PAID = Line(
        "spin {spin} is still being paid: mark its payments, or say next",
        QT_TRANSLATE_NOOP(
            "", "Il colpo {spin} non è ancora pagato: segnare i pagamenti, poi colpo successivo"
        ),
    )
    CHANGES_A_PAYMENT = Line(
        "that would change a payment that is made: take the payment back first",
        QT_TRANSLATE_NOOP("", "Cambierebbe un pagamento già fatto: prima «Non pagato»"),
    )
    NO_SUCH_PAYMENT = Line(
        "spin {spin} has {payments} payments, there is no payment {order}",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha {payments} pagamenti: il {order} non c'è"),
    )
    NOT_LEFT_UNMARKED = Line(
        "no payment {order} of spin {spin} was left unmarked this night",
        QT_TRANSLATE_NOOP("", "Questa sera nessun pagamento {order} del colpo {spin} è rimasto non segnato"),
    )
    UNMARKED_ANSWERED = Line(
        "of payment {order} of spin {spin} that is said already",
        QT_TRANSLATE_NOOP("", "Del pagamento {order} del colpo {spin} questo è già detto"),
    )
    PAYMENT_CORRECTED = Line(
        "payment {order} of spin {spin} was put right since: put it right once more",
        QT_TRANSLATE_NOOP(
            "", "Il pagamento {order} del colpo {spin} è già stato corretto: correggerlo un'altra volta"
        ),
    )
    DIFFERENCE_UNANSWERED = Line(
        "say first whether the difference of payment {order} of spin {spin} was paid",
        QT_TRANSLATE_NOOP("", "Prima dire se la differenza del pagamento {order} del colpo {spin} fu pagata"),
    )
    DIFFERENCE_OF_THIS_NIGHT = Line(
        "the difference of payment {order} of spin {spin} is said this night: it is put right later",
        QT_TRANSLATE_NOOP(
            "", "La differenza del pagamento {order} del colpo {spin} si dice questa sera: si corregge dopo"
        ),
    )
    PAYMENT_MADE = Line(
        "payment {order} is made already",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} è già fatto"),
    )
    TAKES_DISPUTED_AWAY = Line(
        "that would take away payment {order}, which is disputed: rule on it first",
        QT_TRANSLATE_NOOP("", "Toglierebbe il pagamento {order}, contestato: prima la decisione"),
    )
    PAYMENT_DISPUTED = Line(
        "payment {order} is disputed: it waits for the ruling",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} è contestato: attende la decisione"),
    )
    PAYMENT_COMES_FIRST = Line(
        "payment {order} comes first: to change the order say by whom and the reason",
        QT_TRANSLATE_NOOP("", "Prima il pagamento {order}: per cambiare l'ordine dire chi e perché"),
    )
    PAYMENT_NOT_MADE = Line(
        "payment {order} is not made",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} non è fatto"),
    )
    CLOSED_PAYMENT_DISPUTED = Line(
        "payment {order} of spin {spin} is disputed: say who decided, and the reason",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} del colpo {spin} è contestato: dire chi decide e perché"),
    )
    DISPUTED_ALREADY = Line(
        "payment {order} is disputed already",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} è già contestato"),
    )
    NOT_DISPUTED = Line(
        "payment {order} is not disputed",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} non è contestato"),
    )
    NOTHING_RECORDED = Line(
        "nothing is recorded under {of}: the last is {seq}",
        QT_TRANSLATE_NOOP("", "Quello che si corregge non è scritto"),
    )
    WAITS_FOR_NO_ANSWER = Line(
        "{of} waits for no answer", QT_TRANSLATE_NOOP("", "Quello non aspetta risposta")
    )
    NOT_FOR_OWN_CODE = Line(
        "{himself} does not answer for his own code",
        QT_TRANSLATE_NOOP("", "Del codice di {himself} risponde un altro"),
    )
    SAME_MINIMUM = Line(
        "the minimum is {minimum}, and no other is announced",
        QT_TRANSLATE_NOOP("", "Il minimo è {minimum}, e non ne è annunciato un altro"),
    )
    NOTHING_HELD_UNKNOWN = Line(
        "nothing is held for an unknown owner",
        QT_TRANSLATE_NOOP("", "Niente è in custodia senza un nome"),
    )
    NOTHING_HELD = Line("nothing is held for {owner}", QT_TRANSLATE_NOOP("", "Niente è in custodia: {owner}"))
    MINIMUM_BEFORE_THROW = Line(
        "a minimum is announced before the throw",
        QT_TRANSLATE_NOOP("", "Il cambio di minimo si annuncia prima del lancio"),
    )
    STILL_PAID_DEALER_STAYS = Line(
        "spin {spin} is still being paid: a dealer leaves when it is finished",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} non è ancora pagato: il cambio si fa quando è finito"),
    )
    NO_RELIEF = Line(
        "no relief was announced: there is nothing to take back",
        QT_TRANSLATE_NOOP("", "Nessun cambio è annunciato"),
    )
    RELIEF_BEFORE_THROW = Line(
        "the relief is announced before the throw",
        QT_TRANSLATE_NOOP("", "Il cambio si annuncia prima del lancio"),
    )
    SIGNS_FOR_HIMSELF = Line(
        "who takes the table over signs for himself",
        QT_TRANSLATE_NOOP("", "Chi prende il tavolo firma per sé"),
    )
    DEALER_WITHOUT_CODE = Line(
        "who deals signs with a code: nobody gave one",
        QT_TRANSLATE_NOOP("", "Chi è al tavolo firma con il suo codice: non l'ha dato nessuno"),
    )
    ANOTHER_DEALS = Line(
        "{dealer} deals here: {name} takes the table over first",
        QT_TRANSLATE_NOOP("", "Al tavolo c'è {dealer}: prima il cambio con {name}"),
    )
    NOT_AMONG_SIGNERS = Line(
        "{name} gave a code and is not among those who sign",
        QT_TRANSLATE_NOOP("", "{name} ha dato il codice e non è fra chi firma"),
    )
    MAY_NOT_DEAL = Line("{name} may not deal", QT_TRANSLATE_NOOP("", "{name} non può tenere il tavolo"))
    CORRECTION_ITSELF = Line(
        "{of} is a correction itself: correct what it was about once more",
        QT_TRANSLATE_NOOP("", "Quella è già una correzione: si corregge ancora quanto correggeva"),
    )
    WITNESS_IS_FIRST = Line(
        "the witness is another person than who corrects",
        QT_TRANSLATE_NOOP("", "Il testimone è un'altra persona che chi corregge"),
    )
    WITNESS_RULED = Line(
        "{witness} ruled on a payment of spin {spin}: another person is the witness",
        QT_TRANSLATE_NOOP("", "{witness} ha deciso su un pagamento del colpo {spin}: un altro testimone"),
    )
    PAYMENT_OF_BEFORE = Line(
        "payment {of} is of a night before: correct it once the journal is written again",
        QT_TRANSLATE_NOOP("", "È di una sera prima: si corregge quando il registro scrive di nuovo"),
    )
    MARK_STILL_PAID = Line(
        "spin {spin} is being paid still: take the mark of payment {order} back instead",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} si sta pagando: si toglie il segno del pagamento {order}"),
    )
    SAME_AMOUNT = Line(
        "{amount} were paid as it stands: nothing is put right",
        QT_TRANSLATE_NOOP("", "Risultano già pagati {amount}: non c'è niente da correggere"),
    )
    DIFFERENCE_IN_CHIPS = Line(
        "the bank is counted: say in which chips the difference is given or taken back (chips)",
        QT_TRANSLATE_NOOP("", "Il banco è contato: dire in quali gettoni si dà o si riprende la differenza"),
    )
    CHIPS_DIFFER = Line(
        "the chips differ from what is given or taken back by {amount}",
        QT_TRANSLATE_NOOP("", "I gettoni differiscono di {amount} da quanto si dà o si riprende"),
    )
    PAYMENT_UNREADABLE = Line(
        "payment {of} cannot be read: {fault}",
        QT_TRANSLATE_NOOP("", "Il pagamento non si legge: {fault}"),
    )
