"""What reader and journal say of their troubles, as they say it and as the desk says it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.croupier.words.line_texts import LINES

TROUBLES: Final[tuple[tuple[str, object], ...]] = (
    *LINES,
    (
        "The register of people cannot be used ({why}): names are typed, and nobody signs with a code.",
        QT_TRANSLATE_NOOP("", "Registro delle persone illeggibile: nessuno firma."),
    ),
    (
        "{count} wrong codes in a row for {name}, the last at {desk}.",
        QT_TRANSLATE_NOOP("", "{name}: {count} codici sbagliati ({desk})."),
    ),
    (
        "{count} wrong codes in a row under names that nobody has, the last at {desk}.",
        QT_TRANSLATE_NOOP("", "Nomi di nessuno: {count} codici sbagliati ({desk})."),
    ),
    (
        "{name} deals without having given a code: nobody knows that it is he.",
        QT_TRANSLATE_NOOP("", "{name} è al tavolo senza aver dato il suo codice."),
    ),
    (
        "{name} put off giving a code, and deals on.",
        QT_TRANSLATE_NOOP("", "{name} ha rimandato il suo codice, ed è ancora al tavolo."),
    ),
    (
        "the register of people that this table knew is not there: nobody has answered for it.",
        QT_TRANSLATE_NOOP("", "Il registro delle persone non c'è più."),
    ),
    (
        "the register of people that this table knew cannot be read: nobody has answered for it.",
        QT_TRANSLATE_NOOP("", "Il registro delle persone non si legge."),
    ),
    (
        "the register of people is another than this table knew, or older: nobody has answered for it.",
        QT_TRANSLATE_NOOP("", "Il registro delle persone è un altro, o più vecchio."),
    ),
    (
        "{name} raised a colour's value, and nobody signed it.",
        QT_TRANSLATE_NOOP("", "{name} ha alzato il valore di un colore: nessuno ha firmato."),
    ),
    (
        "{name} made a count, and nobody signed it.",
        QT_TRANSLATE_NOOP("", "{name} ha fatto una conta: nessuno ha firmato."),
    ),
    (
        ("Game {game} has no number 75 seconds after the throw: look at the wheel, then type the number or "
        "call the throw void."),
        QT_TRANSLATE_NOOP("", "Nessun numero dopo 75 secondi: guardare, poi scriverlo o dire nullo."),
    ),
    (
        ("{path}: this journal is damaged ({why}); keep the file, run `capotavolo verify` on it, and go on "
        "with a new database."),
        QT_TRANSLATE_NOOP("", "Il registro {path} è guasto ({why}). Il file resta com'è: si può aprire il "
        "tavolo su uno nuovo, e chiamare il tecnico."),
    ),
    (
        "{path}: this is not a journal ({why}); choose another path for the database.",
        QT_TRANSLATE_NOOP("", "{path} non è un registro ({why}). Il file resta com'è."),
    ),
    (
        ("{path}: there is nothing in this file, as a power cut can leave a journal, and nothing is begun "
        "in it; put a copy back with `capotavolo restore`, or choose another path for the database."),
        QT_TRANSLATE_NOOP("", "{path} è vuoto, come può lasciarlo una mancanza di corrente. Il file resta "
        "com'è: chiamare il tecnico."),
    ),
    (
        "The lists in which spins are looked for cannot be kept: {why} What falls is recorded.",
        QT_TRANSLATE_NOOP("", "Le liste dei colpi non si scrivono ({why}): chiamare il tecnico. Il "
        "registro va avanti."),
    ),
    (
        ("table {table}: its journal {path} is already open in {holder}; close that one first, or give this "
        "one another database."),
        QT_TRANSLATE_NOOP("", "Il tavolo {table} è già aperto in un altro programma ({holder}): chiudere "
        "quello, poi riprovare."),
    ),
    (
        "{path}: the disk is full and the journal cannot be opened; make room on this disk first.",
        QT_TRANSLATE_NOOP("", "Il disco di {path} è pieno: fare posto, poi riprovare."),
    ),
    (
        ("{path}: the journal cannot be written here ({why}); choose a folder that you may write to, or ask "
        "for the right to."),
        QT_TRANSLATE_NOOP("", "Nella cartella {path} non si può scrivere ({why}): chiedere il permesso, poi "
        "riprovare."),
    ),
    (
        ("{path}: the journal cannot be opened ({why}); check the path and your rights to it."),
        QT_TRANSLATE_NOOP("", "Il registro {path} non si apre ({why}): guardare il disco e i permessi, poi "
        "riprovare."),
    ),
    (
        ("The journal's last event could not be told to the second place ({fault}): look at it; it is tried "
        "again each minute."),
        QT_TRANSLATE_NOOP("", "Il secondo posto del registro non risponde ({fault}): guardare."),
    ),
    (
        "The daily check of the journal gave no answer ({why}): it is tried again each hour.",
        QT_TRANSLATE_NOOP("", "Il controllo del registro non ha dato risposta ({why})."),
    ),
    (
        "The journal was checked, and does not hold: {why}",
        QT_TRANSLATE_NOOP("", "Il registro controllato non regge ({why}): chiamare il tecnico."),
    ),
    (
        "The wheel turns {turning} as at the throw before: it is turned round for each throw.",
        QT_TRANSLATE_NOOP("", "Cilindro non invertito: va invertito a ogni lancio."),
    ),
    (
        "A ball runs, and last night's bank is not counted: say bank close, then open.",
        QT_TRANSLATE_NOOP("", "Si lancia, e il banco della sera prima non è contato: contarlo, poi aprire."),
    ),
    (
        "Damaged lines from {device}, such as {line}: check cable, plug and line speed.",
        QT_TRANSLATE_NOOP("", "Dal cilindro arrivano dati guasti: guardare cavo, spina e velocità."),
    ),
    (
        "The wheel says {zero}, which this table has not: look at the ball, and call the technician.",
        QT_TRANSLATE_NOOP("", "Il cilindro dice {zero}, che qui non c'è: chiamare il tecnico."),
    ),
    (
        "The first line after the opening, {number}, may be the end of a longer one: look and type.",
        QT_TRANSLATE_NOOP("", "Primo dato {number}, forse tronco: guardare e scriverlo."),
    ),
    (
        "{number} is perhaps half a number, typed while the line opened: type it again.",
        QT_TRANSLATE_NOOP("", "{number} è forse mezzo numero: scriverlo un'altra volta."),
    ),
    (
        "{line} is no number: type a number from 0 to 36.",
        QT_TRANSLATE_NOOP("", "{line} non è un numero da 0 a 36."),
    ),
    (
        "Ball {tag} was never learnt: learn it, or take it off the table.",
        QT_TRANSLATE_NOOP("", "Pallina {tag} sconosciuta: registrarla, o toglierla dal tavolo."),
    ),
    (
        "The collector reports a strobe fault: call the technician.",
        QT_TRANSLATE_NOOP("", "Il collettore segnala un guasto degli strobo: chiamare il tecnico."),
    ),
    (
        "The collector reports a fault of the rotation: have it checked.",
        QT_TRANSLATE_NOOP("", "Il collettore segnala un guasto della rotazione: farla controllare."),
    ),
    (
        "The collector reports a fault of the gate: call the technician.",
        QT_TRANSLATE_NOOP("", "Il collettore segnala un guasto della barriera: chiamare il tecnico."),
    ),
    (
        "The collector cannot read the ball: look at it, and type the number.",
        QT_TRANSLATE_NOOP("", "Il collettore non legge la pallina: guardarla e scrivere il numero."),
    ),
    (
        "The collector says that the launch failed: look whether the ball is in the rim.",
        QT_TRANSLATE_NOOP("", "Lancio non riuscito per il collettore: guardare se la pallina è in pista."),
    ),
    (
        "The collector sees more than one ball: look at the wheel.",
        QT_TRANSLATE_NOOP("", "Il collettore vede più di una pallina: guardare il cilindro."),
    ),
    (
        "The collector says that the ball was taken out: look at the wheel.",
        QT_TRANSLATE_NOOP("", "Per il collettore la pallina è stata tolta: guardare il cilindro."),
    ),
    (
        "The collector is starting: wait until it is ready.",
        QT_TRANSLATE_NOOP("", "Il collettore si avvia: aspettare che sia pronto."),
    ),
    (
        "The collector reports a fault without a name: call the technician.",
        QT_TRANSLATE_NOOP("", "Il collettore segnala un guasto senza nome: chiamare il tecnico."),
    ),
    (
        "The collector has no number any more. It was switched off and on again.",
        QT_TRANSLATE_NOOP("", "Il collettore è stato spento e riacceso: non ha più l'ultimo numero."),
    ),
    (
        "A throw ended while the collector was not heard: type its number, or call it void.",
        QT_TRANSLATE_NOOP("", "Un lancio è finito senza essere sentito: scrivere il numero o dirlo nullo."),
    ),
    (
        "The wheel says that the ball runs in the rotor's direction: throw against the rotor.",
        QT_TRANSLATE_NOOP("", "La pallina gira col cilindro: lanciarla nel verso opposto."),
    ),
    (
        ("The wheel reports a fault of a sensor, the motor or the encoder: clean the rim and call the "
        "technician."),
        QT_TRANSLATE_NOOP("", "Guasto nel cilindro: pulire la corona e chiamare il tecnico."),
    ),
    (
        "The wheel says that the launch failed: look whether the ball is in the rim.",
        QT_TRANSLATE_NOOP("", "Lancio non riuscito: guardare se la pallina è nella corona."),
    ),
    (
        "The wheel does not detect the ball: look whether it is in the rim.",
        QT_TRANSLATE_NOOP("", "Il cilindro non vede la pallina: guardare se è nella corona."),
    ),
    (
        "The rotor turns outside its limits of speed; play goes on: have its speed checked.",
        QT_TRANSLATE_NOOP("", "Velocità del cilindro fuori dai limiti: si gioca, farla controllare."),
    ),
    (
        "The wheel says that the game is void: ball removed, launch too slow or rotor touched.",
        QT_TRANSLATE_NOOP("", "Colpo nullo per il cilindro: pallina tolta, lancio lento o rotore toccato."),
    ),
    (
        "The tumbler reports a jam: stop the drum and call the technician.",
        QT_TRANSLATE_NOOP("", "Il tamburo è inceppato: fermarlo e chiamare il tecnico."),
    ),
    (
        "The tumbler's door is open: once the balls are loaded, a draw with an open door is void.",
        QT_TRANSLATE_NOOP("", "Lo sportello del tamburo è aperto: così l'estrazione è nulla."),
    ),
    (
        "The tumbler's reader is at fault: read the ball yourself and type its number.",
        QT_TRANSLATE_NOOP("", "Il lettore del tamburo è guasto: leggere la pallina e scrivere il numero."),
    ),
    (
        "The tumbler does not count as many balls as it should: count them, a draw with others is void.",
        QT_TRANSLATE_NOOP("", "Il conto delle palline non torna: contarle, l'estrazione è nulla."),
    ),
    (
        "The tumbler reports trouble with its power: check plug and mains.",
        QT_TRANSLATE_NOOP("", "Il tamburo ha problemi di corrente: guardare la spina."),
    ),
    (
        ("The tumbler was loaded with {balls} balls and not with {wanted}: count them, this draw will be "
        "void."),
        QT_TRANSLATE_NOOP("", "Caricate {balls} palline e non {wanted}: contarle, l'estrazione sarà nulla."),
    ),
    (
        "Something that the tumbler said was not heard: look at the drum, then confirm or type the number.",
        QT_TRANSLATE_NOOP("", "Dal tamburo manca un messaggio: guardare, poi confermare o scrivere."),
    ),
    (
        ("The tumbler was switched off and on in the middle of a draw: pause, look at the drum, then confirm "
        "the ball or call the draw void."),
        QT_TRANSLATE_NOOP("", "Tamburo spento e riacceso: pausa, guardare, poi confermare o dire nulla."),
    ),
    (
        ("The tumbler says ball {number}, which this game has not: look at the ball, then type its number or "
        "call the draw void."),
        QT_TRANSLATE_NOOP("", "Il tamburo dice {number}, che non c'è: guardare la pallina e scriverla."),
    ),
    (
        ("The tumbler says ball {number}, which was drawn already: look at the ball, then type its number or "
        "call the draw void."),
        QT_TRANSLATE_NOOP("", "Il tamburo dice {number}, già estratto: guardare la pallina e scriverla."),
    ),
    (
        "A ball fell and was not read ({cause}): look at it and type its number.",
        QT_TRANSLATE_NOOP("", "Pallina caduta e non letta ({cause}): guardarla e scrivere il numero."),
    ),
    (
        "the tumbler calls the draw of spin {spin} void ({cause}): the capo tavolo decides",
        QT_TRANSLATE_NOOP("", "Per il tamburo il colpo {spin} è nullo ({cause}): decide il capo tavolo"),
    ),
    (
        "a {source} says {number}, but this house draws its numbers from a tumbler",
        QT_TRANSLATE_NOOP("", "Un lettore ({source}) dice {number}, ma qui si estrae dal tamburo"),
    ),
    (
        "payment {order} was disputed, and its bet was entered otherwise",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} era contestato, e la sua puntata è scritta altrimenti"),
    ),
    (
        "{device} gave the game up ({cause}); {other} goes on.",
        QT_TRANSLATE_NOOP("", "Un lettore ha lasciato il colpo ({cause}): l'altro continua."),
    ),
    (
        ("The raw log {path} cannot be written ({fault}): the table goes on without it; make room on the "
        "disk or correct its rights."),
        QT_TRANSLATE_NOOP("", "Le righe del lettore non si scrivono ({fault}): guardare il disco. Si gioca."),
    ),
    (
        ("The settings could not be written to {path} ({fault}): they hold until the program ends. Make "
        "room, or check the folder's rights."),
        QT_TRANSLATE_NOOP("", "Le impostazioni non si scrivono ({fault}): valgono fino all'uscita."),
    ),
    (
        "{number} is not a number of this wheel: type a number from 0 to 36.",
        QT_TRANSLATE_NOOP("", "{number} non è un numero da 0 a 36."),
    ),
    (
        "{path}: there is no journal here; check the path of the database.",
        QT_TRANSLATE_NOOP("", "Qui non c'è un registro: {path}."),
    ),
    (
        ("{path}: this journal has revision {revision} and this program knows up to {newest}; open it with "
        "the newer program that wrote it."),
        QT_TRANSLATE_NOOP("", "Il registro {path} è di un programma più nuovo: aprirlo con quello."),
    ),
    (
        ("{path}: this place is a network share ({system}), where locks and durability cannot be relied on; "
        "put the journal on this machine's own disk."),
        QT_TRANSLATE_NOOP("", "{path} è su un disco di rete: il registro sta sul disco di questa macchina."),
    ),
    (
        "{name} was not written: the disk of {folder} is full; make room there, or name another place.",
        QT_TRANSLATE_NOOP("", "il disco di {folder} è pieno: fare posto, o scegliere un altro luogo."),
    ),
    (
        "{path}: this cannot be the copy of a journal: {why}.",
        QT_TRANSLATE_NOOP("", "{path} non si può scrivere: {why}."),
    ),
    (
        ("{path}: the disk failed while the journal's log was moved ({fault}); all that is recorded is in "
        "the log, which is kept: take a backup now, and have the disk looked at."),
        QT_TRANSLATE_NOOP("", "Il disco del registro ha fallito ({fault}): fare subito una copia, e chiamare "
        "il tecnico. Tutto è conservato."),
    ),
    (
        ("The disk failed when this journal was open the last time; its log was kept, and all of it is here. "
        "Take a backup now, and have the disk looked at."),
        QT_TRANSLATE_NOOP("", "L'ultima volta il disco del registro ha fallito: tutto è conservato. Fare "
        "subito una copia, e chiamare il tecnico."),
    ),
    (
        "The disk failed: all is recorded in the log alone. Take a backup now.",
        QT_TRANSLATE_NOOP("", "Il disco ha fallito: fare subito una copia del registro."),
    ),
    (
        ("{path}: {why}: what was recorded of late may be lost. Go on in a new journal, and keep this one "
        "with its log."),
        QT_TRANSLATE_NOOP("", "Qualcuno ha toccato il registro {path}: la fine può mancare. Andare avanti su "
        "uno nuovo, e conservare questo."),
    ),
    (
        "the reader gives the throw up ({why}), but {typed} was typed for it",
        QT_TRANSLATE_NOOP("", "Il lettore annulla il lancio, ma a mano è scritto {typed}"),
    ),
    (
        "the reader says {said}, but {typed} was typed for that game",
        QT_TRANSLATE_NOOP("", "Il lettore dice {said}, ma per quel colpo è scritto {typed}"),
    ),
    (
        "the reader says {said}: type the number",
        QT_TRANSLATE_NOOP("", "Il lettore dice {said}: scrivere il numero a mano"),
    ),
    (
        "spin {spin}: nobody confirmed the number {number}, and the next ball was thrown",
        QT_TRANSLATE_NOOP("", "Colpo {spin}: nessuno ha confermato il {number}, e si è lanciato di nuovo"),
    ),
    (
        "{name} has a first code from {user}, who keeps this machine: nobody has answered for it.",
        QT_TRANSLATE_NOOP("", "{name}: primo codice dall'amministratore {user}."),
    ),
    (
        "the machine's clock stands before the day on which this program was made",
        QT_TRANSLATE_NOOP("", "L'orologio di questa macchina è più indietro del programma stesso"),
    ),
    (
        "the machine's clock stands {seconds} seconds behind the last event",
        QT_TRANSLATE_NOOP("", "L'orologio di questa macchina è {seconds} secondi prima dell'ultimo fatto"),
    ),
    (
        "the machine's clock was set {seconds} seconds ahead",
        QT_TRANSLATE_NOOP("", "L'orologio di questa macchina è stato messo avanti di {seconds} secondi"),
    ),
    (
        "the machine's clock was set {seconds} seconds back",
        QT_TRANSLATE_NOOP("", "L'orologio è stato messo indietro di {seconds} secondi"),
    ),
    (
        "The disk is full: room for about {spins} more spins. Make room on it.",
        QT_TRANSLATE_NOOP("", "Disco quasi pieno, circa {spins} colpi: fare posto."),
    ),
    (
        ("{path}: the disk is full and {events} NOT recorded; write on paper, make room on this disk, "
        "then enter them late."),
        QT_TRANSLATE_NOOP("", "Disco pieno: fare posto."),
    ),
    (
        ("{path}: the disk refused to write ({fault}) and {events} NOT recorded; write on paper and look at "
        "the disk."),
        QT_TRANSLATE_NOOP("", "Il disco non scrive ({fault}): guardare il disco."),
    ),
    (
        ("{path}: the disk does not answer and {events} NOT known to be recorded; write on paper and look at "
        "the disk."),
        QT_TRANSLATE_NOOP("", "Il disco non risponde: guardare il disco."),
    ),
    (
        ("{path}: {why}; this program has all of it still and puts it into the file: leave it running, and "
        "find out who touches the journal's folder."),
        QT_TRANSLATE_NOOP("", "Qualcuno ha toccato la cartella del registro: nulla è perso. Lasciare acceso "
        "il programma."),
    ),
    (
        "{path}: the disk does not answer; what was done last is not recorded yet.",
        QT_TRANSLATE_NOOP("", "Il disco non risponde: l'ultima cosa fatta non è ancora scritta."),
    ),
    (
        ("{path}: the journal lies there no more, and {events} NOT recorded; write on paper and put the "
        "journal back where it was."),
        QT_TRANSLATE_NOOP("", "Il registro non è più al suo posto: rimetterlo."),
    ),
    (
        ("{path}: another file lies in the journal's place, and {events} NOT recorded; write on paper and "
        "put the journal back where it was."),
        QT_TRANSLATE_NOOP("", "Al posto del registro c'è un altro file: rimettere il suo."),
    ),
    (
        "{path}: the journal lies there no more; put the journal back where it was.",
        QT_TRANSLATE_NOOP("", "Il registro non è più al suo posto: rimetterlo."),
    ),
    (
        "{path}: another file lies in the journal's place; put the journal back where it was.",
        QT_TRANSLATE_NOOP("", "Al posto del registro c'è un altro file: rimettere il suo."),
    ),
    (
        "{path}: {fault}, and {events} NOT recorded; write on paper and put the journal back where it was.",
        QT_TRANSLATE_NOOP("", "Il registro non si raggiunge ({fault}): guardare il disco."),
    ),
    (
        "{path}: {fault}; put the journal back where it was.",
        QT_TRANSLATE_NOOP("", "Il registro non si raggiunge ({fault}): guardare il disco."),
    ),
    (
        "{path} could not be opened: the table goes on in {fresh}.",
        QT_TRANSLATE_NOOP("", "{path} non si è aperto: si continua in {fresh}."),
    ),
    (
        "{path}: {setting}: {fault} Until then this reader is not listened to.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}): quel lettore non si ascolta."),
    ),
    (
        "{path}: {setting}: {fault} It is left out.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}): una del lettore è lasciata fuori."),
    ),
    (
        "{path}: heads: {fault}. Until then the journal has no second place.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}): il registro non ha un secondo posto."),
    ),
    (
        "{path}: {fault}. Until then nothing is sent to the house.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}): alla casa non si manda niente."),
    ),
    (
        "{path}.toml: {fault}. The file as it was: {aside}",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}.toml), com'erano in {aside}: guardarle."),
    ),
    (
        "{path}.toml: {fault}.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}.toml): guardarle."),
    ),
)  # fmt: skip
