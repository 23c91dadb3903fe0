"""Why the table said no, as it says it and as the desk says it: places in braces are the same in both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.croupier.roulette.words.spin_refusals import SPIN_REFUSALS

REFUSALS: Final[tuple[tuple[str, object], ...]] = (
    ("the table is closed: open it first", QT_TRANSLATE_NOOP("", "Il tavolo è chiuso: prima si apre")),
    ("the table is open already", QT_TRANSLATE_NOOP("", "Il tavolo è già aperto")),
    (
        "the bank of the night before is not counted: say bank close first",
        QT_TRANSLATE_NOOP("", "La banca della sera prima non è contata: prima si chiude quella"),
    ),
    ("play is suspended", QT_TRANSLATE_NOOP("", "Il gioco è sospeso")),
    (
        "play is suspended already: it is taken up again with over",
        QT_TRANSLATE_NOOP("", "Il gioco è già sospeso"),
    ),
    (
        "play is not suspended: there is nothing to take up again",
        QT_TRANSLATE_NOOP("", "Il gioco non è sospeso"),
    ),
    *SPIN_REFUSALS,
    (
        "every stake is placed at this table: what won is known",
        QT_TRANSLATE_NOOP("", "A questo tavolo ogni puntata è scritta: si sa già che cosa vince"),
    ),
    (
        "that would change a payment that is made: take the payment back first",
        QT_TRANSLATE_NOOP("", "Cambierebbe un pagamento già fatto: prima «Non pagato»"),
    ),
    (
        "announce {announce} does not go on: there is nothing to take back",
        QT_TRANSLATE_NOOP("", "Quell'annuncio non prosegue: non c'è niente da revocare"),
    ),
    (
        "announce {announce} goes on from announce {other}: take that back",
        QT_TRANSLATE_NOOP("", "Questo annuncio prosegue una vincita: revocare quella"),
    ),
    (
        "announce {announce} is another one: {repeat}, {owner}",
        QT_TRANSLATE_NOOP("", "L'annuncio è un altro: {repeat}, {owner}"),
    ),
    (
        "what announce {announce} laid down lies there no more: move it back first",
        QT_TRANSLATE_NOOP("", "I pezzi di quell'annuncio non stanno più lì: prima si rimettono"),
    ),
    (
        "that would change what announce {announce} won, which has gone on with it",
        QT_TRANSLATE_NOOP("", "Cambierebbe la vincita di un annuncio, che con quella prosegue"),
    ),
    (
        "spin {spin} has {payments} payments, there is no payment {order}",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha {payments} pagamenti: il {order} non c'è"),
    ),
    (
        "no payment {order} of spin {spin} was left unmarked this night",
        QT_TRANSLATE_NOOP("", "Questa sera nessun pagamento {order} del colpo {spin} è rimasto non segnato"),
    ),
    (
        "of payment {order} of spin {spin} that is said already",
        QT_TRANSLATE_NOOP("", "Del pagamento {order} del colpo {spin} questo è già detto"),
    ),
    (
        "payment {order} of spin {spin} was put right since: put it right once more",
        QT_TRANSLATE_NOOP(
            "", "Il pagamento {order} del colpo {spin} è già stato corretto: correggerlo un'altra volta"
        ),
    ),
    (
        "say first whether the difference of payment {order} of spin {spin} was paid",
        QT_TRANSLATE_NOOP("", "Prima dire se la differenza del pagamento {order} del colpo {spin} fu pagata"),
    ),
    (
        "the difference of payment {order} of spin {spin} is said this night: it is put right later",
        QT_TRANSLATE_NOOP(
            "", "La differenza del pagamento {order} del colpo {spin} si dice questa sera: si corregge dopo"
        ),
    ),
    ("payment {order} is made already", QT_TRANSLATE_NOOP("", "Il pagamento {order} è già fatto")),
    (
        "that would take away payment {order}, which is disputed: rule on it first",
        QT_TRANSLATE_NOOP("", "Toglierebbe il pagamento {order}, contestato: prima la decisione"),
    ),
    (
        "payment {order} is disputed: it waits for the ruling",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} è contestato: attende la decisione"),
    ),
    (
        "payment {order} comes first: to change the order say by whom and the reason",
        QT_TRANSLATE_NOOP("", "Prima il pagamento {order}: per cambiare l'ordine dire chi e perché"),
    ),
    ("payment {order} is not made", QT_TRANSLATE_NOOP("", "Il pagamento {order} non è fatto")),
    (
        "payment {order} of spin {spin} is disputed: say who decided, and the reason",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} del colpo {spin} è contestato: dire chi decide e perché"),
    ),
    ("payment {order} is disputed already", QT_TRANSLATE_NOOP("", "Il pagamento {order} è già contestato")),
    ("payment {order} is not disputed", QT_TRANSLATE_NOOP("", "Il pagamento {order} non è contestato")),
    ("that chip is marked so already", QT_TRANSLATE_NOOP("", "Quel gettone è già segnato così")),
    (
        "rien ne va plus: only the capo tavolo allows it now, say by whom",
        QT_TRANSLATE_NOOP("", "Rien ne va plus: adesso lo concede solo il capo tavolo"),
    ),
    (
        "only the table itself makes prisoners and keeps winnings: to put one right say by whom",
        QT_TRANSLATE_NOOP("", "Prigioni e vincite lasciate le segna il tavolo: per correggerle dire chi"),
    ),
    (
        "a prisoner is not taken up: it may be moved, or waits for the next number",
        QT_TRANSLATE_NOOP("", "Un enfermé non si ritira: si sposta, o attende il prossimo numero"),
    ),
    (
        "1 such pieces do not lie on {position}: {more}",
        QT_TRANSLATE_NOOP("", "Su {position} non c'è un pezzo così: {more}"),
    ),
    (
        "{pieces} such pieces do not lie on {position}: {more}",
        QT_TRANSLATE_NOOP("", "Su {position} non ci sono {pieces} pezzi così: {more}"),
    ),
    ("1 such pieces lie there", QT_TRANSLATE_NOOP("", "ce n'è 1")),
    ("0 such pieces lie there", QT_TRANSLATE_NOOP("", "non ce n'è nessuno")),
    ("{pieces} such pieces lie there", QT_TRANSLATE_NOOP("", "ce ne sono {pieces}")),
    ("that may not lie on {position}: {more}", QT_TRANSLATE_NOOP("", "Su {position} non può stare: {more}")),
    (
        "that may not play on {position}: {more}",
        QT_TRANSLATE_NOOP("", "Su {position} non può giocare: {more}"),
    ),
    ("{owner} has none on {position}", QT_TRANSLATE_NOOP("", "Su {position} non c'è niente: {owner}")),
    (
        "chips of several kinds lie there: move all of them, or say enferme true or false",
        QT_TRANSLATE_NOOP("", "Lì ci sono gettoni diversi: spostarli tutti, o dire se sono enfermé"),
    ),
    ("only 1 pieces lie there", QT_TRANSLATE_NOOP("", "Lì c'è solo 1 pezzo")),
    ("only {pieces} pieces lie there", QT_TRANSLATE_NOOP("", "Lì ci sono solo {pieces} pezzi")),
    (
        "winnings on a combination are handed over at once",
        QT_TRANSLATE_NOOP("", "La vincita su una combinazione si consegna subito"),
    ),
    (
        "winnings stay for their owner only: ask whose they are",
        QT_TRANSLATE_NOOP("", "Una vincita resta solo se si sa di chi è: chiedere"),
    ),
    (
        "what is won for the employees goes to the boîte",
        QT_TRANSLATE_NOOP("", "Quello che vincono gli impiegati va alla boîte: non resta"),
    ),
    (
        "{owner}'s winnings on {position} are left lying already",
        QT_TRANSLATE_NOOP("", "Su {position} la vincita resta già: {owner}"),
    ),
    (
        "{owner}'s winnings on {position} are not left lying",
        QT_TRANSLATE_NOOP("", "Su {position} la vincita non resta: {owner}"),
    ),
    (
        "spin {spin} has no stake {place} in {listed}",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} non ha una puntata {place} di quelle"),
    ),
    (
        "nothing is recorded under {of}: the last is {seq}",
        QT_TRANSLATE_NOOP("", "Quello che si corregge non è scritto"),
    ),
    ("{of} waits for no answer", QT_TRANSLATE_NOOP("", "Quello non aspetta risposta")),
    (
        "{himself} does not answer for his own code",
        QT_TRANSLATE_NOOP("", "Del codice di {himself} risponde un altro"),
    ),
    ("that wheel stands there already", QT_TRANSLATE_NOOP("", "Quel cilindro è già al tavolo")),
    (
        "the ball runs: a wheel is changed between two spins",
        QT_TRANSLATE_NOOP("", "La pallina gira: il cilindro si cambia tra due colpi"),
    ),
    (
        "the minimum is {minimum}, and no other is announced",
        QT_TRANSLATE_NOOP("", "Il minimo è {minimum}, e non ne è annunciato un altro"),
    ),
    (
        "what zero shut in is asked for at the next spin",
        QT_TRANSLATE_NOOP("", "Quello che lo zero ha diviso si chiede al prossimo colpo"),
    ),
    ("nobody is in prison", QT_TRANSLATE_NOOP("", "Nessuno è in prigione")),
    ("zero asks nothing now", QT_TRANSLATE_NOOP("", "Adesso lo zero non chiede niente")),
    (
        "nothing lies there that the chosen chip can take off",
        QT_TRANSLATE_NOOP("", "Qui non c'è niente da togliere con il gettone e il posto scelti"),
    ),
    (
        "no player takes up before the throw what lies there for the employees",
        QT_TRANSLATE_NOOP("", "Lì c'è la puntata per gli impiegati: nessun giocatore l'ha tolta"),
    ),
    (
        "another player's stake lies there: his chip is chosen first",
        QT_TRANSLATE_NOOP("", "Qui sta la puntata di un altro: prima scegliere il suo gettone, poi − Togli"),
    ),
    (
        "several players' stakes lie there: whose is meant is chosen first",
        QT_TRANSLATE_NOOP("", "Qui stanno più giocatori: prima scegliere gettone e posto, poi − Togli"),
    ),
    (
        "nobody said that {owner} took anything up from {position}",
        QT_TRANSLATE_NOOP("", "Di {owner} su {position} nessuno ha detto che non c'era più"),
    ),
    (
        "the table knows of no stake of {owner} on {position}",
        QT_TRANSLATE_NOOP("", "Di {owner} su {position} non si conosce nessuna puntata"),
    ),
    (
        "{owner} has a prisoner on {position}: it cannot be taken up",
        QT_TRANSLATE_NOOP("", "{owner} ha un prigioniero su {position}: non si riprende"),
    ),
    ("{listed} {place} is seen to already", QT_TRANSLATE_NOOP("", "È già fatto")),
    ("{listed} {place} is not seen to", QT_TRANSLATE_NOOP("", "Non è ancora fatto")),
    ("nothing is held for an unknown owner", QT_TRANSLATE_NOOP("", "Niente è in custodia senza un nome")),
    ("nothing is held for {owner}", QT_TRANSLATE_NOOP("", "Niente è in custodia: {owner}")),
    (
        "before the number falls a misplaced chip is put right at once: move it",
        QT_TRANSLATE_NOOP("", "Prima del numero un gettone fuori posto si sposta subito"),
    ),
    (
        "nothing is paid for it where it was meant: there is nothing to decide",
        QT_TRANSLATE_NOOP("", "Dove doveva stare non vince: non c'è niente da decidere"),
    ),
    (
        "a minimum is announced before the throw",
        QT_TRANSLATE_NOOP("", "Il cambio di minimo si annuncia prima del lancio"),
    ),
    (
        "the last spin is announced before the throw",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo si annuncia prima del lancio"),
    ),
    (
        "the last spin is taken back before the throw",
        QT_TRANSLATE_NOOP("", "L'ultimo colpo si revoca prima del lancio"),
    ),
    ("the last spin is announced already", QT_TRANSLATE_NOOP("", "L'ultimo colpo è già annunciato")),
    (
        "a value of its own is given to a colour by the capo tavolo: say by whom",
        QT_TRANSLATE_NOOP("", "Il valore di un colore lo dà il capo tavolo: dire chi"),
    ),
    (
        "{owner} has the colour {colour} already: a player has one",
        QT_TRANSLATE_NOOP("", "{owner} ha già un colore ({colour}): un giocatore ne ha uno solo"),
    ),
    (
        "pieces of {colour} lie on the layout: its value and its player stay until they are off",
        QT_TRANSLATE_NOOP("", "Di quel colore ({colour}) ci sono pezzi sul tappeto: per ora resta com'è"),
    ),
    (
        "spin {spin} is still being paid: a dealer leaves when it is finished",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} non è ancora pagato: il cambio si fa quando è finito"),
    ),
    (
        "the ball of spin {spin} is in the wheel: a dealer leaves when it is paid",
        QT_TRANSLATE_NOOP("", "La pallina del colpo {spin} gira: il cambio si fa quando è pagato"),
    ),
    (
        "the balls pass after spin {spin}: it is thrown first, or take relief back with over",
        QT_TRANSLATE_NOOP("", "Le palline passano dopo il colpo {spin}: prima si lancia"),
    ),
    (
        "no relief was announced: there is nothing to take back",
        QT_TRANSLATE_NOOP("", "Nessun cambio è annunciato"),
    ),
    (
        "that the balls pass after spin {spin} is announced already",
        QT_TRANSLATE_NOOP("", "Il cambio dopo il colpo {spin} è già annunciato"),
    ),
    (
        "the relief is announced before the throw",
        QT_TRANSLATE_NOOP("", "Il cambio si annuncia prima del lancio"),
    ),
    (
        "who takes the table over signs for himself",
        QT_TRANSLATE_NOOP("", "Chi prende il tavolo firma per sé"),
    ),
    (
        "who deals signs with a code: nobody gave one",
        QT_TRANSLATE_NOOP("", "Chi è al tavolo firma con il suo codice: non l'ha dato nessuno"),
    ),
    (
        "{dealer} deals here: {name} takes the table over first",
        QT_TRANSLATE_NOOP("", "Al tavolo c'è {dealer}: prima il cambio con {name}"),
    ),
    (
        "the second person is another than the first",
        QT_TRANSLATE_NOOP("", "La seconda persona è un'altra da chi sta al tavolo"),
    ),
    (
        "{name} may not sign this: it takes {roles}",
        QT_TRANSLATE_NOOP(
            "", "{name} non può firmare questo: serve un capo tavolo o un responsabile di sala"
        ),
    ),
    (
        "{name} signed already: each signature is another person's",
        QT_TRANSLATE_NOOP("", "{name} ha già firmato: ogni firma è di un'altra persona"),
    ),
    (
        "{name} gave a code and is not among those who sign",
        QT_TRANSLATE_NOOP("", "{name} ha dato il codice e non è fra chi firma"),
    ),
    ("{name} may not deal", QT_TRANSLATE_NOOP("", "{name} non può tenere il tavolo")),
    (
        "the bank was counted already: close it first",
        QT_TRANSLATE_NOOP("", "Il banco è già contato: prima si chiude"),
    ),
    (
        "the bank was not counted yet: open it first",
        QT_TRANSLATE_NOOP("", "Il banco non è ancora contato: prima la conta d'apertura"),
    ),
    (
        "the bank is known and has {there} × {chip}: {pieces} cannot leave it",
        QT_TRANSLATE_NOOP("", "Il banco ne ha {there} ({chip}): {pieces} non possono uscirne"),
    ),
    (
        "the table was never opened: nothing is in its box",
        QT_TRANSLATE_NOOP("", "Il tavolo non è mai stato aperto: nella cassetta non c'è niente"),
    ),
    (
        "no box of the night that began with {night} waits to be counted",
        QT_TRANSLATE_NOOP("", "Nessuna cassetta di quella sera attende la conta"),
    ),
    (
        "the box is emptied by two: say who counts (by) and who with him (signatures)",
        QT_TRANSLATE_NOOP("", "La cassetta si vuota in due: dire chi conta e chi è con lui"),
    ),
    (
        "what comes and what goes differ by {amount}",
        QT_TRANSLATE_NOOP("", "Quanto entra e quanto esce differiscono di {amount}"),
    ),
    (
        "notes are changed with drop: they go into the box",
        QT_TRANSLATE_NOOP("", "I biglietti si cambiano a parte: vanno nella cassetta"),
    ),
    (
        "no notes are changed: a change of chips is change",
        QT_TRANSLATE_NOOP("", "Non c'è nessun biglietto: è un cambio di gettoni"),
    ),
    (
        "a {operation} goes with its document: say its number",
        QT_TRANSLATE_NOOP("", "Va con il suo documento: dire il numero"),
    ),
    (
        "the document says {total} and the chips {amount}",
        QT_TRANSLATE_NOOP("", "Il documento dice {total} e i gettoni {amount}"),
    ),
    (
        "a {operation} is signed by the capo tavolo and both inspectors: three names",
        QT_TRANSLATE_NOOP("", "Lo firmano il capo tavolo e i due ispettori: tre nomi diversi"),
    ),
    (
        "document {number} is void: take {next}",
        QT_TRANSLATE_NOOP("", "Il documento {number} è annullato: prendere {next}"),
    ),
    (
        "document {number} goes with a {operation} already: take the next one",
        QT_TRANSLATE_NOOP("", "Il documento {number} è già usato: prendere il seguente"),
    ),
    (
        "no document {number} this night: it is printed when it is recorded",
        QT_TRANSLATE_NOOP("", "Il documento {number} non c'è questa sera: si stampa dopo averlo registrato"),
    ),
    (
        "document {number} is void already",
        QT_TRANSLATE_NOOP("", "Il documento {number} è già annullato"),
    ),
    (
        "document {number} goes with a {operation}: correct that",
        QT_TRANSLATE_NOOP("", "Il documento {number} è usato: si corregge quello"),
    ),
    (
        "{of} is a correction itself: correct what it was about once more",
        QT_TRANSLATE_NOOP("", "Quella è già una correzione: si corregge ancora quanto correggeva"),
    ),
    (
        "by the bank's count 1 pieces of {colour} are out: record their change",
        QT_TRANSLATE_NOOP("", "Dal conto del banco manca 1 pezzo ({colour}): registrare il cambio"),
    ),
    (
        "by the bank's count {pieces} pieces of {colour} are out: record their change",
        QT_TRANSLATE_NOOP("", "Dal conto del banco mancano {pieces} pezzi ({colour}): registrare il cambio"),
    ),
    (
        "the witness is another person than who corrects",
        QT_TRANSLATE_NOOP("", "Il testimone è un'altra persona che chi corregge"),
    ),
    (
        "no spin was closed since the last number: there is none to open again",
        QT_TRANSLATE_NOOP("", "Nessun colpo da riaprire: dopo «Rien ne va plus» si corregge in «Pagamenti…»"),
    ),
    (
        "spin {spin} is being paid: it is open",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} è aperto: si sta pagando"),
    ),
    (
        "another dealer deals since spin {spin}",
        QT_TRANSLATE_NOOP("", "Dopo il colpo {spin} è cambiato l'impiegato: si corregge in «Pagamenti…»"),
    ),
    (
        "another wheel stands there since spin {spin}",
        QT_TRANSLATE_NOOP("", "Dopo il colpo {spin} è cambiato il cilindro: si corregge in «Pagamenti…»"),
    ),
    (
        "the bank was counted since spin {spin}",
        QT_TRANSLATE_NOOP("", "Dopo il colpo {spin} si è contato il banco: si corregge in «Pagamenti…»"),
    ),
    (
        "what spin {spin} took off was handed to its player since",
        QT_TRANSLATE_NOOP(
            "", "Quanto il colpo {spin} ha tolto è già consegnato: si corregge in «Pagamenti…»"
        ),
    ),
    (
        "the number of spin {spin} was put right since",
        QT_TRANSLATE_NOOP("", "Il numero del colpo {spin} è stato corretto intanto"),
    ),
    (
        "spin {spin} is being paid still: say its number again instead",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} si paga ancora: dire un altro numero"),
    ),
    (
        "spin {spin} has the number {number} as it stands: nothing is put right",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha già il numero {number}: non c'è nulla da correggere"),
    ),
    (
        "number {of} may not be written yet: correct it once the journal is written again",
        QT_TRANSLATE_NOOP("", "Forse non è ancora scritto: si corregge quando il registro scrive di nuovo"),
    ),
    (
        "{witness} ruled on a payment of spin {spin}: another person is the witness",
        QT_TRANSLATE_NOOP("", "{witness} ha deciso su un pagamento del colpo {spin}: un altro testimone"),
    ),
    (
        "number {of} cannot be read: {fault}",
        QT_TRANSLATE_NOOP("", "Il numero non si legge: {fault}"),
    ),
    (
        "a payment of spin {spin} was put right since",
        QT_TRANSLATE_NOOP("", "Un pagamento del colpo {spin} è già corretto: si corregge in «Pagamenti…»"),
    ),
    (
        "of a payment of spin {spin} it was said since whether it was made",
        QT_TRANSLATE_NOOP(
            "", "Di un pagamento del colpo {spin} è già detto se fu fatto: si corregge in «Pagamenti…»"
        ),
    ),
    (
        "what spin {spin} left lying there was moved or taken up since",
        QT_TRANSLATE_NOOP(
            "", "Quanto il colpo {spin} lasciava sul tappeto si è mosso: si corregge in «Pagamenti…»"
        ),
    ),
    (
        "a colour of spin {spin} was given or changed since",
        QT_TRANSLATE_NOOP("", "Un colore del colpo {spin} è già cambiato: si corregge in «Pagamenti…»"),
    ),
    (
        "an announce that goes on after spin {spin} was taken back since",
        QT_TRANSLATE_NOOP(
            "", "Un annuncio che continua dopo il colpo {spin} è già tolto: si corregge in «Pagamenti…»"
        ),
    ),
    (
        "payment {of} is of a night before: correct it once the journal is written again",
        QT_TRANSLATE_NOOP("", "È di una sera prima: si corregge quando il registro scrive di nuovo"),
    ),
    (
        "spin {spin} is being paid still: take the mark of payment {order} back instead",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} si sta pagando: si toglie il segno del pagamento {order}"),
    ),
    (
        "{amount} were paid as it stands: nothing is put right",
        QT_TRANSLATE_NOOP("", "Risultano già pagati {amount}: non c'è niente da correggere"),
    ),
    (
        "the bank is counted: say in which chips the difference is given or taken back (chips)",
        QT_TRANSLATE_NOOP("", "Il banco è contato: dire in quali gettoni si dà o si riprende la differenza"),
    ),
    (
        "the chips differ from what is given or taken back by {amount}",
        QT_TRANSLATE_NOOP("", "I gettoni differiscono di {amount} da quanto si dà o si riprende"),
    ),
)  # fmt: skip
"""The more special sentence before the more general one that would fit it too."""
