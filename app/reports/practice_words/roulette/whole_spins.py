"""The sentences of whole spins: what happens, what can be done, and why it was so."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.practice_words.roulette.whole_spins_players import PLAYERS, VOID

TERMS: Final = {
    "at-rest": QT_TRANSLATE_NOOP("", "Prima del lancio"),
    "thrown": QT_TRANSLATE_NOOP("", "La pallina gira"),
    "no-more-bets": QT_TRANSLATE_NOOP("", "Dopo «Rien ne va plus»"),
}
_CUT_COLOUR: Final = QT_TRANSLATE_NOOP("", "Si pagano {pieces} pezzi, {colour}. Come si tagliano?")
_CUT_ONE: Final = QT_TRANSLATE_NOOP(
    "", "Si pagano {pieces} pezzi da {value} al posto {seat}, per una posizione. Come si tagliano?"
)
_CUT_SEVERAL: Final = QT_TRANSLATE_NOOP(
    "", "Si pagano {pieces} pezzi da {value} al posto {seat}, per più posizioni. Come si tagliano?"
)
_HAPPENS: Final = {
    "whole-spins.opening": QT_TRANSLATE_NOOP(
        "", "Si apre il tavolo. La pallina è sul {before}, il numero del giorno."
    ),
    "whole-spins.opened": QT_TRANSLATE_NOOP(
        "", "La banca è aperta. La pallina è sul {before}, nessuno ha ancora puntato."
    ),
    "whole-spins.free": QT_TRANSLATE_NOOP(
        "", "Il numero {before} è pagato, il tappeto è libero e i giocatori aspettano."
    ),
    "whole-spins.laying": QT_TRANSLATE_NOOP("", "I giocatori puntano…"),
    "whole-spins.laid": QT_TRANSLATE_NOOP("", "Nessuno punta più. La pallina è nel {before}."),
    "whole-spins.laid.whence": QT_TRANSLATE_NOOP(
        "", "La pallina è nel {before}, il cilindro girava in senso {turned}. Come lanci?"
    ),
    "whole-spins.slowing": QT_TRANSLATE_NOOP("", "{turns} giri completi: la pallina rallenta."),
    "whole-spins.falls": QT_TRANSLATE_NOOP("", "La pallina si ferma nel {number}."),
    "whole-spins.falls.call": QT_TRANSLATE_NOOP("", "La pallina è nel {number}. Come si annuncia?"),
    "whole-spins.called": QT_TRANSLATE_NOOP("", "Il numero {number} è annunciato."),
    "whole-spins.dolly": QT_TRANSLATE_NOOP("", "Il dolly è sul {number}."),
    "whole-spins.clear": QT_TRANSLATE_NOOP("", "Il {number}: in che ordine si pulisce?"),
    "whole-spins.stake": QT_TRANSLATE_NOOP("", "{where}"),
    "whole-spins.cleared": QT_TRANSLATE_NOOP("", "Restano le puntate che vincono sul {number}."),
    "whole-spins.paid-one": QT_TRANSLATE_NOOP("", "Il primo pagamento del {number} è davanti al giocatore."),
    "whole-spins.paid-last": QT_TRANSLATE_NOOP("", "L'ultimo pagamento del {number} è consegnato."),
    "whole-spins.pay.next": QT_TRANSLATE_NOOP(
        "", "Il {number}, pagamenti già fatti: {paid}. Chi si paga adesso, e quanto?"
    ),
    "whole-spins.pay.last.colour": QT_TRANSLATE_NOOP(
        "", "Il {number}, pagamenti già fatti: {paid}. Resta {colour}: {bets}."
    ),
    "whole-spins.pay.last.value.seat": QT_TRANSLATE_NOOP(
        "", "Il {number}, pagamenti già fatti: {paid}. Resta il posto {seat}, da {value}: {bets}."
    ),
    "whole-spins.pay.last.amount.seat": QT_TRANSLATE_NOOP(
        "", "Il {number}, pagamenti già fatti: {paid}. Resta il posto {seat}, {amount} in gettoni: {where}."
    ),
    "whole-spins.pay.cut.colour": _CUT_COLOUR,
    "whole-spins.pay.cut.colour-splits": _CUT_COLOUR,
    "whole-spins.pay.cut.one": _CUT_ONE,
    "whole-spins.pay.cut.one-splits": _CUT_ONE,
    "whole-spins.pay.cut.several": _CUT_SEVERAL,
    "whole-spins.pay.cut.several-splits": _CUT_SEVERAL,
    "whole-spins.pay.with": QT_TRANSLATE_NOOP(
        "", "Si pagano {pieces} pezzi da {value}, {colour}: li vuole in gettoni da {with}. Con quali gettoni?"
    ),
    "whole-spins.zero.cleared": QT_TRANSLATE_NOOP(
        "", "È zero, il tappeto è pulito; restano le chance semplici."
    ),
    "whole-spins.zero.halved": QT_TRANSLATE_NOOP(
        "", "Le chance semplici sono divise; qua e là resta un pezzo."
    ),
    "whole-spins.share.colour": QT_TRANSLATE_NOOP("", "Zero, {where}, {colour}: {stake}. Come si divide?"),
    "whole-spins.share.seat": QT_TRANSLATE_NOOP("", "Zero, {where}, posto {seat}: {stake}. Come si divide?"),
    "whole-spins.prison.colour": QT_TRANSLATE_NOOP(
        "", "Il {number}. In prigione su {where}, {colour}: {stake}. Che cosa diventa?"
    ),
    "whole-spins.prison.seat": QT_TRANSLATE_NOOP(
        "", "Il {number}. In prigione su {where}, posto {seat}: {stake}. Che cosa diventa?"
    ),
    "whole-spins.end.last": QT_TRANSLATE_NOOP("", "La direzione chiude il tavolo: manca un colpo solo."),
    "whole-spins.end.relief": QT_TRANSLATE_NOOP("", "Il cambio è arrivato: ti resta un colpo solo."),
    "whole-spins.end.over": QT_TRANSLATE_NOOP("", "Il colpo è finito, non c'è più niente da pagare."),
}
_ACTS: Final = {
    "whole-spins.act.said": QT_TRANSLATE_NOOP("", "{words}"),
    "whole-spins.act.call": QT_TRANSLATE_NOOP("", "Annuncio il numero"),
    "whole-spins.act.throw": QT_TRANSLATE_NOOP("", "Lancio la pallina"),
    "whole-spins.act.dolly": QT_TRANSLATE_NOOP("", "Metto il dolly"),
    "whole-spins.act.clear": QT_TRANSLATE_NOOP("", "Pulisco il tappeto"),
    "whole-spins.act.pay": QT_TRANSLATE_NOOP("", "Pago"),
    "whole-spins.act.mark": QT_TRANSLATE_NOOP("", "Segno il pagamento"),
    "whole-spins.act.tell": QT_TRANSLATE_NOOP("", "Avviso l'ispettore"),
    "whole-spins.act.hand-over": QT_TRANSLATE_NOOP("", "Passo le palline"),
    "whole-spins.act.accept": QT_TRANSLATE_NOOP("", "Ripeto e accetto"),
    "whole-spins.act.capo": QT_TRANSLATE_NOOP("", "Al capo tavolo"),
    "whole-spins.act.refuse": QT_TRANSLATE_NOOP("", "Rifiuto"),
    "whole-spins.act.give-back": QT_TRANSLATE_NOOP("", "Rendo il di più"),
    "whole-spins.act.put-right": QT_TRANSLATE_NOOP("", "Sposto i gettoni"),
    "whole-spins.act.leave": QT_TRANSLATE_NOOP("", "Va bene così"),
    "whole-spins.words": QT_TRANSLATE_NOOP("", "{words}"),
    "whole-spins.turning": QT_TRANSLATE_NOOP("", "senso {way}"),
    "whole-spins.fault.no-announces": QT_TRANSLATE_NOOP("", "qui non si annuncia"),
    "whole-spins.fault.unclear": QT_TRANSLATE_NOOP("", "non è chiaro"),
    "whole-spins.fault.on-word": QT_TRANSLATE_NOOP("", "è sulla parola"),
    "whole-spins.fault.too-little": QT_TRANSLATE_NOOP("", "i soldi non bastano"),
    "whole-spins.fault.below-minimum": QT_TRANSLATE_NOOP("", "il pezzo è sotto il minimo"),
    "whole-spins.fault.complimentary-colour": QT_TRANSLATE_NOOP("", "omaggi in un annuncio di colore"),
    "whole-spins.fault.complimentary-smaller": QT_TRANSLATE_NOOP("", "il pezzo vale meno di un omaggio"),
    "whole-spins.fault.complimentary-mixed": QT_TRANSLATE_NOOP("", "da tenere, solo in parte omaggi"),
    "whole-spins.fault.complimentary-where": QT_TRANSLATE_NOOP("", "non dice dove vanno gli omaggi"),
    "whole-spins.fault.while-paying": QT_TRANSLATE_NOOP("", "si sta pagando"),
    "whole-spins.fault.needs-capo-tavolo": QT_TRANSLATE_NOOP("", "lo deve ripetere il capo tavolo"),
    "whole-spins.fault.late": QT_TRANSLATE_NOOP("", "è tardi"),
    "whole-spins.fault.too-late": QT_TRANSLATE_NOOP("", "il numero è già caduto"),
    "whole-spins.field.act": QT_TRANSLATE_NOOP("", "adesso"),
    "whole-spins.field.amount": QT_TRANSLATE_NOOP("", "si paga"),
    "whole-spins.field.pieces": QT_TRANSLATE_NOOP("", "pezzi"),
    "whole-spins.field.next": QT_TRANSLATE_NOOP("", "si paga ora"),
    "whole-spins.field.cut": QT_TRANSLATE_NOOP("", "tagli"),
    "whole-spins.field.chips": QT_TRANSLATE_NOOP("", "gettoni"),
    "whole-spins.field.back": QT_TRANSLATE_NOOP("", "si rende"),
    "whole-spins.field.bank": QT_TRANSLATE_NOOP("", "prende la banca"),
    "whole-spins.field.shut": QT_TRANSLATE_NOOP("", "va in prigione"),
    "whole-spins.field.returned": QT_TRANSLATE_NOOP("", "torna in mano"),
    "whole-spins.field.left": QT_TRANSLATE_NOOP("", "resta in mezzo"),
    "whole-spins.field.freed": QT_TRANSLATE_NOOP("", "torna libero"),
    "whole-spins.field.taken": QT_TRANSLATE_NOOP("", "va alla banca"),
    "whole-spins.field.change": QT_TRANSLATE_NOOP("", "resto"),
    "whole-spins.field.total": QT_TRANSLATE_NOOP("", "costa"),
    "whole-spins.field.order": QT_TRANSLATE_NOOP("", "ordine"),
    "whole-spins.field.pocket": QT_TRANSLATE_NOOP("", "la pallina da"),
    "whole-spins.field.wheel": QT_TRANSLATE_NOOP("", "il cilindro"),
    "whole-spins.field.void": QT_TRANSLATE_NOOP("", "il colpo"),
    "whole-spins.field.why": QT_TRANSLATE_NOOP("", "perché no"),
    "whole-spins.field.words": QT_TRANSLATE_NOOP("", "si annuncia"),
}
_WHY: Final = {
    "whole-spins.why.open": QT_TRANSLATE_NOOP(
        "",
        "All'apertura: «La banque est ouverte», poi «Messieurs et dames, la partie commence, voici la "
        "première».",
    ),
    "whole-spins.why.commence": QT_TRANSLATE_NOOP(
        "",
        "Aperta la banca, si invita al primo colpo: «Messieurs et dames, la partie commence, voici la "
        "première».",
    ),
    "whole-spins.why.bets": QT_TRANSLATE_NOOP("", "Il tappeto è libero: si invita a puntare."),
    "whole-spins.why.throw": QT_TRANSLATE_NOOP("", "Le puntate sono fatte: si lancia, dal {before}."),
    "whole-spins.why.throw-again": QT_TRANSLATE_NOOP(
        "", "Il cilindro è invertito: si rilancia, dal {before}."
    ),
    "whole-spins.why.again": QT_TRANSLATE_NOOP("", "Al rilancio dopo un colpo nullo si dice «Tout va»."),
    "whole-spins.why.no-more": QT_TRANSLATE_NOOP("", "La pallina rallenta: si chiudono le puntate."),
    "whole-spins.why.call": QT_TRANSLATE_NOOP("", "Prima si annuncia il numero {number}."),
    "whole-spins.why.dolly": QT_TRANSLATE_NOOP("", "Annunciato il numero {number}, ci va il dolly."),
    "whole-spins.why.clear": QT_TRANSLATE_NOOP("", "Con il dolly sul {number} si toglie quel che perde."),
    "whole-spins.why.pay": QT_TRANSLATE_NOOP("", "Pulito il tappeto, si paga il {number} in ordine."),
    "whole-spins.why.mark": QT_TRANSLATE_NOOP("", "Dopo ogni pagamento il segnale sulla puntata pagata."),
    "whole-spins.why.all-paid": QT_TRANSLATE_NOOP(
        "", "Tutto è pagato sul {number}: si dice, e poi si può lanciare."
    ),
    "whole-spins.why.halve": QT_TRANSLATE_NOOP("", "Allo zero le chance semplici si dividono: «À partager»."),
    "whole-spins.why.shut": QT_TRANSLATE_NOOP("", "Quel che non si divide va in prigione: «Enfermé»."),
    "whole-spins.why.void": QT_TRANSLATE_NOOP("", "Il colpo è nullo: «Rien va», e si punta ancora."),
    "whole-spins.why.void.early": QT_TRANSLATE_NOOP(
        "", "Si lancia solo quando tutto è pagato: il colpo è nullo, e si finisce di pagare il {number}."
    ),
    "whole-spins.why.tell": QT_TRANSLATE_NOOP(
        "", "Del motivo che è solo del capo tavolo si avvisa subito l'ispettore."
    ),
    "whole-spins.why.last": QT_TRANSLATE_NOOP("", "L'ultimo colpo si annuncia prima del lancio."),
    "whole-spins.why.relief": QT_TRANSLATE_NOOP(
        "", "Prima dell'ultimo lancio si avvisa che le palline passano."
    ),
    "whole-spins.why.hand-over": QT_TRANSLATE_NOOP(
        "", "Finito il colpo annunciato, le palline passano al cambio."
    ),
    "whole-spins.why.announce.accept": QT_TRANSLATE_NOOP(
        "", "È chiaro, in tempo e i gettoni ci sono: si ripete, e vale."
    ),
    "whole-spins.why.announce.capo": QT_TRANSLATE_NOOP(
        "", "{announce} si prende prima del lancio; poi vale solo se lo ripete il capo tavolo."
    ),
    "whole-spins.why.announce.refuse": QT_TRANSLATE_NOOP(
        "", "Questo annuncio non si prende, e si dice perché."
    ),
    "whole-spins.why.fault.no-announces": QT_TRANSLATE_NOOP("", "In questa casa non si prendono annunci."),
    "whole-spins.why.fault.unclear": QT_TRANSLATE_NOOP("", "Non è chiaro: si chiede di nuovo."),
    "whole-spins.why.fault.on-word": QT_TRANSLATE_NOOP("", "Sulla parola non si prende niente."),
    "whole-spins.why.fault.too-little": QT_TRANSLATE_NOOP(
        "", "{money} non bastano per {announce} da {value}."
    ),
    "whole-spins.why.fault.below-minimum": QT_TRANSLATE_NOOP("", "{value} il pezzo è sotto il minimo."),
    "whole-spins.why.fault.complimentary-colour": QT_TRANSLATE_NOOP("", "In colore non ci sono omaggi."),
    "whole-spins.why.fault.complimentary-smaller": QT_TRANSLATE_NOOP("", "Un omaggio non si divide."),
    "whole-spins.why.fault.complimentary-mixed": QT_TRANSLATE_NOOP(
        "", "Da tenere, un annuncio è tutto di omaggi o non ne ha."
    ),
    "whole-spins.why.fault.complimentary-where": QT_TRANSLATE_NOOP(
        "", "Degli omaggi il giocatore dice dove vanno: finché non lo dice, no."
    ),
    "whole-spins.why.fault.while-paying": QT_TRANSLATE_NOOP(
        "", "Mentre si paga solo vicini, serie, orfanelli e laterali, da tenere."
    ),
    "whole-spins.why.fault.needs-capo-tavolo": QT_TRANSLATE_NOOP("", "Lo deve ripetere il capo tavolo."),
    "whole-spins.why.fault.late": QT_TRANSLATE_NOOP(
        "", "Dopo «Rien ne va plus» non si prende più niente, se non dal capo tavolo."
    ),
    "whole-spins.why.bet.over": QT_TRANSLATE_NOOP(
        "", "{amount} passano il massimo di {most}: il di più torna."
    ),
    "whole-spins.why.bet.under": QT_TRANSLATE_NOOP(
        "", "{amount} sono sotto il minimo di {least}: non si gioca."
    ),
    "whole-spins.why.bet.fine": QT_TRANSLATE_NOOP("", "{amount} stanno fra {least} e {most}: va bene."),
    "whole-spins.why.bet.misplaced": QT_TRANSLATE_NOOP(
        "", "Prima del numero un gettone fuori posto si sposta subito: {meant}."
    ),
    "whole-spins.why.bet.astray": QT_TRANSLATE_NOOP(
        "", "Caduto il numero, di un gettone fuori posto si avvisa il capo tavolo: gioca come era inteso."
    ),
    "whole-spins.why.bet.put-right": QT_TRANSLATE_NOOP(
        "", "Dopo tutti i pagamenti si mette a posto quel che era fuori posto."
    ),
    "whole-spins.why.bet.late": QT_TRANSLATE_NOOP(
        "", "Dopo «Rien ne va plus» una puntata si rifiuta: solo il capo tavolo può."
    ),
    "whole-spins.why.bet.in-time": QT_TRANSLATE_NOOP("", "Fino a «Rien ne va plus» si punta: va bene."),
}
_STEPS: Final = {
    "whole-spins.step.call": QT_TRANSLATE_NOOP("", "Numero, colore, parità, metà: {words}."),
    "whole-spins.step.cleared": QT_TRANSLATE_NOOP("", "Poi {where}."),
    "whole-spins.step.next": QT_TRANSLATE_NOOP("", "È il pagamento numero {order} nell'ordine della casa."),
    "whole-spins.step.won": QT_TRANSLATE_NOOP("", "{where}: {sum}"),
    "whole-spins.step.cut": QT_TRANSLATE_NOOP("", "Sul tappeto: {piles}"),
    "whole-spins.step.chips": QT_TRANSLATE_NOOP("", "Sul tappeto: {chips}"),
    "whole-spins.step.pocket": QT_TRANSLATE_NOOP(
        "", "La pallina parte dall'ultimo numero che ha contato, {pocket}."
    ),
    "whole-spins.step.wheel": QT_TRANSLATE_NOOP("", "A ogni lancio il cilindro si inverte: senso {way}."),
    "whole-spins.step.bank": QT_TRANSLATE_NOOP("", "«À partager»: alla banca {amount}."),
    "whole-spins.step.shut": QT_TRANSLATE_NOOP("", "«Enfermé»: in prigione {amount}."),
    "whole-spins.step.returned": QT_TRANSLATE_NOOP("", "Torna in mano {amount}."),
    "whole-spins.step.left": QT_TRANSLATE_NOOP("", "Resta in mezzo {amount}."),
    "whole-spins.step.freed": QT_TRANSLATE_NOOP(
        "", "Se la sua chance vince è libera, e non si paga: {amount}."
    ),
    "whole-spins.step.taken": QT_TRANSLATE_NOOP("", "Se no va alla banca: {amount}."),
    "whole-spins.step.cost": QT_TRANSLATE_NOOP("", "Costa {sum}."),
    "whole-spins.step.change": QT_TRANSLATE_NOOP("", "Resto {sum}."),
    "whole-spins.step.back": QT_TRANSLATE_NOOP("", "Il massimo è {most}: {sum}."),
}
_NOT_YET: Final = QT_TRANSLATE_NOOP("", "Non è ancora il momento, o non più.")
_SLIPS: Final = {
    "whole-spins.slip.let-pass": QT_TRANSLATE_NOOP("", "Così passa quel che non può passare."),
    "whole-spins.slip.turned-away": QT_TRANSLATE_NOOP("", "Il giocatore era nel suo diritto, o quasi."),
    "whole-spins.slip.no-answer": QT_TRANSLATE_NOOP("", "Prima si risponde al giocatore, nel modo giusto."),
    "whole-spins.slip.not-said": QT_TRANSLATE_NOOP("", "Non si dice questo, ora."),
    "whole-spins.slip.player-first": QT_TRANSLATE_NOOP("", "Nessun giocatore ha chiesto niente."),
    "whole-spins.slip.not-now": _NOT_YET,
    "whole-spins.slip.several": QT_TRANSLATE_NOOP("", "Più cose sono sbagliate."),
    "whole-spins.slip.wrong-amount": QT_TRANSLATE_NOOP("", "Si paga un'altra somma."),
    "whole-spins.slip.wrong-pieces": QT_TRANSLATE_NOOP("", "I pezzi sono altri."),
    "whole-spins.slip.wrong-next": QT_TRANSLATE_NOOP("", "Prima viene un altro."),
    "whole-spins.slip.wrong-cut": QT_TRANSLATE_NOOP("", "Si taglia in un altro modo."),
    "whole-spins.slip.wrong-chips": QT_TRANSLATE_NOOP("", "I gettoni sono altri."),
    "whole-spins.slip.wrong-back": QT_TRANSLATE_NOOP("", "Torna un'altra somma."),
    "whole-spins.slip.wrong-bank": QT_TRANSLATE_NOOP("", "La banca prende un'altra parte."),
    "whole-spins.slip.wrong-shut": QT_TRANSLATE_NOOP("", "In prigione va un'altra parte."),
    "whole-spins.slip.wrong-returned": QT_TRANSLATE_NOOP("", "Torna un'altra parte."),
    "whole-spins.slip.wrong-left": QT_TRANSLATE_NOOP("", "In mezzo resta un'altra parte."),
    "whole-spins.slip.wrong-freed": QT_TRANSLATE_NOOP("", "Libero torna solo chi è su una chance che vince."),
    "whole-spins.slip.wrong-taken": QT_TRANSLATE_NOOP("", "Alla banca va solo chi non vince."),
    "whole-spins.slip.wrong-change": QT_TRANSLATE_NOOP("", "Il resto è un altro."),
    "whole-spins.slip.wrong-total": QT_TRANSLATE_NOOP("", "L'annuncio costa un'altra somma."),
    "whole-spins.slip.wrong-order": QT_TRANSLATE_NOOP("", "Si pulisce in un altro ordine."),
    "whole-spins.slip.wrong-pocket": QT_TRANSLATE_NOOP(
        "", "La pallina riparte dall'ultimo numero che ha contato."
    ),
    "whole-spins.slip.wrong-wheel": QT_TRANSLATE_NOOP("", "Il cilindro si inverte a ogni lancio."),
    "whole-spins.slip.wrong-void": QT_TRANSLATE_NOOP("", "Non è questo il caso."),
    "whole-spins.slip.wrong-why": QT_TRANSLATE_NOOP("", "La ragione è un'altra."),
    "whole-spins.slip.wrong-words": QT_TRANSLATE_NOOP("", "Non si annuncia così."),
}
SENTENCES: Final = {
    "whole-spins.title": QT_TRANSLATE_NOOP("", "Colpi interi"),
    "whole-spins.card.1": QT_TRANSLATE_NOOP(
        "", "Un colpo calmo, dall'apertura a «Tout est payé»: frasi, lancio, numero, pulizia, pagamenti."
    ),
    "whole-spins.card.2": QT_TRANSLATE_NOOP(
        "", "Un colpo con annunci: chiari, confusi, corti di soldi, sulla parola, con omaggi, tardivi."
    ),
    "whole-spins.card.3": QT_TRANSLATE_NOOP(
        "", "Un colpo con errori dei giocatori e un lancio nullo: massimo, minimo, fuori posto, in ritardo."
    ),
    "whole-spins.card.4": QT_TRANSLATE_NOOP(
        "", "Due colpi: lo zero, «À partager», «Enfermé», e il numero dopo con i prigionieri."
    ),
    "whole-spins.card.5": QT_TRANSLATE_NOOP(
        "", "Tre colpi a quarantacinque l'ora: annunci, errori, un nullo, lo zero, e la fine del turno."
    ),
    **_HAPPENS,
    **PLAYERS,
    **VOID,
    **_ACTS,
    **_WHY,
    **_STEPS,
    **_SLIPS,
}
