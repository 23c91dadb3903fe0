<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="it_IT">
<context>
    <name></name>
    <message>
        <source>{amount} di meno</source>
        <translation>{amount} less</translation>
    </message>
    <message>
        <source>{amount} di più</source>
        <translation>{amount} more</translation>
    </message>
    <message>
        <source>max {most}</source>
        <translation>max {most}</translation>
    </message>
    <message>
        <source>IL COLORE</source>
        <translation>COLOUR</translation>
    </message>
    <message>
        <source>QUANTO VALE UN PEZZO</source>
        <translation>VALUE OF A PIECE</translation>
    </message>
    <message>
        <source>Il giro…</source>
        <translation>The round…</translation>
    </message>
    <message>
        <source>la prende il capo tavolo</source>
        <translation>the table chief takes it</translation>
    </message>
    <message>
        <source>bloccata dal {marked}</source>
        <translation>blocked by {marked}</translation>
    </message>
    <message>
        <source>OFFERTE: un tocco cede la puntata</source>
        <translation>OFFERS: one touch gives the wager up</translation>
    </message>
    <message>
        <source>COME PRIMA: un tocco ripunta tutto quello che aveva</source>
        <translation>AS BEFORE: one touch bets again all that they had</translation>
    </message>
    <message>
        <source>DI CHI È</source>
        <translation>WHOSE IT IS</translation>
    </message>
    <message>
        <source>SU CHE COSA</source>
        <translation>ON WHAT</translation>
    </message>
    <message>
        <source>GETTONI: ogni tocco aggiunge</source>
        <translation>CHIPS: each touch adds one</translation>
    </message>
    <message>
        <source>Toccare ancora: tutti come prima</source>
        <translation>Touch again: everybody as before</translation>
    </message>
    <message>
        <source>Come prima, tutti</source>
        <translation>As before, everybody</translation>
    </message>
    <message>
        <source>Riprendere</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>blu</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>verde</source>
        <translation>green</translation>
    </message>
    <message>
        <source>giallo</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>lilla</source>
        <translation>lilac</translation>
    </message>
    <message>
        <source>arancio</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>celeste</source>
        <translation>sky blue</translation>
    </message>
    <message>
        <source>nocciola</source>
        <translation>hazel</translation>
    </message>
    <message>
        <source>P{seat}</source>
        <translation>S{seat}</translation>
    </message>
    <message>
        <source>Imp</source>
        <translation>Emp</translation>
    </message>
    <message>
        <source>di chi è, non si sa</source>
        <translation>owner unknown</translation>
    </message>
    <message>
        <source>posto {seat}</source>
        <translation>seat {seat}</translation>
    </message>
    <message>
        <source>del posto {seat}</source>
        <translation>for seat {seat}</translation>
    </message>
    <message>
        <source>al posto {seat}</source>
        <translation>to seat {seat}</translation>
    </message>
    <message>
        <source>Di chi è?</source>
        <translation>Whose is it?</translation>
    </message>
    <message>
        <source>Impiegati</source>
        <translation>Employees</translation>
    </message>
    <message>
        <source>Colore personale: {colour}</source>
        <translation>Personal colour: {colour}</translation>
    </message>
    <message>
        <source>Cartellino rosso e marker; un giocatore ha un colore solo.</source>
        <translation>Red card and marker; one colour to a player.</translation>
    </message>
    <message>
        <source>valore minimo</source>
        <translation>minimum value</translation>
    </message>
    <message>
        <source>{colour} a {value}</source>
        <translation>{colour} at {value}</translation>
    </message>
    <message>
        <source>di {owner}</source>
        <translation>for {owner}</translation>
    </message>
    <message>
        <source>di chi lo gioca</source>
        <translation>for whoever plays it</translation>
    </message>
    <message>
        <source>Togli</source>
        <translation>Take off</translation>
    </message>
    <message>
        <source>togliere pezzi</source>
        <translation>take pieces off</translation>
    </message>
    <message>
        <source>CHI VIENE, E COSA DEVE SAPERE</source>
        <translation>WHO TAKES OVER, AND WHAT HE MUST KNOW</translation>
    </message>
    <message>
        <source>{own} — chi c&apos;era prima: «{left}»</source>
        <translation>{own} — from the colleague before: “{left}”</translation>
    </message>
    <message>
        <source>Cambio impiegato</source>
        <translation>Change of dealer</translation>
    </message>
    <message>
        <source>Adesso: {dealer}</source>
        <translation>Now: {dealer}</translation>
    </message>
    <message>
        <source>FRA QUANTO VIENE IL COLLEGA</source>
        <translation>WHEN THE RELIEF COMES</translation>
    </message>
    <message>
        <source>Nessun nome, finora.</source>
        <translation>No name so far.</translation>
    </message>
    <message>
        <source>CHI È AL TAVOLO</source>
        <translation>WHO DEALS</translation>
    </message>
    <message>
        <source>prima chi è al tavolo</source>
        <translation>first who deals</translation>
    </message>
    <message>
        <source>toccare per cambiare</source>
        <translation>touch to change</translation>
    </message>
    <message>
        <source>Nome</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>chi è al tavolo: {name}</source>
        <translation>who deals: {name}</translation>
    </message>
    <message>
        <source>il nome: {name}</source>
        <translation>the name: {name}</translation>
    </message>
    <message>
        <source>Note proprie</source>
        <translation>Own notes</translation>
    </message>
    <message>
        <source>le note: {notes}</source>
        <translation>the notes: {notes}</translation>
    </message>
    <message>
        <source>Ancora un colpo</source>
        <translation>One more spin</translation>
    </message>
    <message>
        <source>scrivere lo sostituisce</source>
        <translation>typing replaces it</translation>
    </message>
    <message>
        <source>Cambio fra…</source>
        <translation>Relief in…</translation>
    </message>
    <message>
        <source>prima di passare</source>
        <translation>before handing over</translation>
    </message>
    <message>
        <source>Passare il tavolo</source>
        <translation>Hand over</translation>
    </message>
    <message>
        <source>prima il nome</source>
        <translation>the name first</translation>
    </message>
    <message>
        <source>prima finire i pagamenti</source>
        <translation>first finish the payments</translation>
    </message>
    <message>
        <source>prima il numero, e pagarlo</source>
        <translation>first the number, and pay it</translation>
    </message>
    <message>
        <source>prima il colpo annunciato</source>
        <translation>first the announced spin</translation>
    </message>
    <message>
        <source>Leggere tutto…</source>
        <translation>Read all…</translation>
    </message>
    <message>
        <source>Alle lettere</source>
        <translation>To the letters</translation>
    </message>
    <message>
        <source>IL TAVOLO DICE DA SÉ</source>
        <translation>WHAT THE TABLE ITSELF SAYS</translation>
    </message>
    <message>
        <source>i colori, da sinistra</source>
        <translation>the colours, from the left</translation>
    </message>
    <message>
        <source>per gli impiegati, o non più</source>
        <translation>for the employees, or no longer</translation>
    </message>
    <message>
        <source>i gettoni di valore, da sinistra</source>
        <translation>the cash chips, from the left</translation>
    </message>
    <message>
        <source>le chance che hanno vinto</source>
        <translation>the outside bets that won</translation>
    </message>
    <message>
        <source>di chi sono: Z non si sa, X posto 1 …</source>
        <translation>whose: Z unknown, X seat 1 …</translation>
    </message>
    <message>
        <source>Maiusc+A S …</source>
        <translation>Shift+A S …</translation>
    </message>
    <message>
        <source>sulle chance: c&apos;è ancora, da sinistra</source>
        <translation>chances: still there</translation>
    </message>
    <message>
        <source>sul numero: c&apos;è ancora</source>
        <translation>on the number: still there</translation>
    </message>
    <message>
        <source>da due a nove pezzi a tocco</source>
        <translation>two to nine pieces a touch</translation>
    </message>
    <message>
        <source>di nuovo un pezzo a tocco</source>
        <translation>one piece a touch again</translation>
    </message>
    <message>
        <source>il pieno</source>
        <translation>straight up</translation>
    </message>
    <message>
        <source>i cavalli, come stanno sullo schermo</source>
        <translation>the splits, as on the screen</translation>
    </message>
    <message>
        <source>i carré, come stanno sullo schermo</source>
        <translation>the corners, as on the screen</translation>
    </message>
    <message>
        <source>la terzina</source>
        <translation>the street</translation>
    </message>
    <message>
        <source>le sestine</source>
        <translation>the six lines</translation>
    </message>
    <message>
        <source>tutti i cavalli</source>
        <translation>all splits</translation>
    </message>
    <message>
        <source>tutti i carré</source>
        <translation>all corners</translation>
    </message>
    <message>
        <source>pieno e cavalli</source>
        <translation>straight and splits</translation>
    </message>
    <message>
        <source>completo</source>
        <translation>complete</translation>
    </message>
    <message>
        <source>come prima</source>
        <translation>as before</translation>
    </message>
    <message>
        <source>un annuncio, scritto sulla sua pagina</source>
        <translation>a call bet, typed on its page</translation>
    </message>
    <message>
        <source>e di quanto, di chi, che cosa mette</source>
        <translation>and its value, whose, what is put down</translation>
    </message>
    <message>
        <source>in colore: rosso, due pezzi a puntata</source>
        <translation>in colour: red, two pieces a bet</translation>
    </message>
    <message>
        <source>il capo tavolo lo ripete</source>
        <translation>the table chief repeats it</translation>
    </message>
    <message>
        <source>togliere, e di nuovo posare</source>
        <translation>take off, and lay again</translation>
    </message>
    <message>
        <source>PAGATO</source>
        <translation>PAID</translation>
    </message>
    <message>
        <source>Spazio</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Invio ▦</source>
        <translation>Enter ▦</translation>
    </message>
    <message>
        <source>il prossimo passo del colpo</source>
        <translation>the spin’s next step</translation>
    </message>
    <message>
        <source>Ctrl+Invio</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>chiudere la pagina aperta</source>
        <translation>close the open page</translation>
    </message>
    <message>
        <source>Annunciati per questo colpo: toccare per revocare</source>
        <translation>Call bets for this spin: touch to take back</translation>
    </message>
    <message>
        <source>Altro annuncio</source>
        <translation>Another call bet</translation>
    </message>
    <message>
        <source>Capo tavolo accetta</source>
        <translation>Table chief accepts</translation>
    </message>
    <message>
        <source>tasti: capo</source>
        <translation>keys: capo</translation>
    </message>
    <message>
        <source>a tappeto pulito</source>
        <translation>once the layout is clear</translation>
    </message>
    <message>
        <source>Invio ancora: si annota</source>
        <translation>Enter again: it is noted</translation>
    </message>
    <message>
        <source>Indietro</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Tastiera: v · s · o · n 17, da 20 p4</source>
        <translation>Keyboard: v · s · o · n 17, da 20 p4</translation>
    </message>
    <message>
        <source>I tasti</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>▦ è il tastierino numerico; un tasto conta quando si lascia.</source>
        <translation>▦ is the number pad; a key counts when it is released.</translation>
    </message>
    <message>
        <source>cancellare una lettera</source>
        <translation>delete a letter</translation>
    </message>
    <message>
        <source>cancellare tutto</source>
        <translation>delete everything</translation>
    </message>
    <message>
        <source>vuota</source>
        <translation>clear</translation>
    </message>
    <message>
        <source>spazio</source>
        <translation>space</translation>
    </message>
    <message>
        <source>Il tappeto</source>
        <translation>The layout</translation>
    </message>
    <message>
        <source>… e altri {count}</source>
        <translation>… and {count} more</translation>
    </message>
    <message>
        <source>Torna al numero</source>
        <translation>Back to the number</translation>
    </message>
    <message>
        <source>IL NUOVO MINIMO</source>
        <translation>THE NEW MINIMUM</translation>
    </message>
    <message>
        <source>TOCCARE I COLORI FUORI: tengono il valore finché il giocatore non li cambia</source>
        <translation>TOUCH THE COLOURS THAT ARE OUT: they keep their value until changed</translation>
    </message>
    <message>
        <source>I COLORI FUORI, come dice la banca contata: tengono il loro valore</source>
        <translation>THE COLOURS THAT ARE OUT, by the counted bank: they keep their value</translation>
    </message>
    <message>
        <source>{colour}: è fuori?</source>
        <translation>{colour}: is it out?</translation>
    </message>
    <message>
        <source>Adesso {now}; col nuovo, pieno fino a {most}.</source>
        <translation>Now {now}; with the new one, straight up to {most}.</translation>
    </message>
    <message>
        <source>Cambio di minimo</source>
        <translation>Change of minimum</translation>
    </message>
    <message>
        <source>Adesso {now}; annunciato {then}: col {now} si revoca.</source>
        <translation>Now {now}; announced {then}: {now} withdraws it.</translation>
    </message>
    <message>
        <source>Annunciare {then}</source>
        <translation>Announce {then}</translation>
    </message>
    <message>
        <source>vale dal colpo successivo</source>
        <translation>from the next spin on</translation>
    </message>
    <message>
        <source>Resta {now}: revocare</source>
        <translation>{now} stays: withdraw</translation>
    </message>
    <message>
        <source>il nuovo minimo non viene</source>
        <translation>the new minimum does not come</translation>
    </message>
    <message>
        <source>resta {value}</source>
        <translation>stays {value}</translation>
    </message>
    <message>
        <source>poi {value}</source>
        <translation>then {value}</translation>
    </message>
    <message>
        <source>IL MINIMO</source>
        <translation>THE MINIMUM</translation>
    </message>
    <message>
        <source>PERCHÉ</source>
        <translation>WHY</translation>
    </message>
    <message>
        <source>Controllo del cilindro</source>
        <translation>Check of the wheel</translation>
    </message>
    <message>
        <source>Allarme in sala</source>
        <translation>Alarm in the room</translation>
    </message>
    <message>
        <source>Decisione della direzione</source>
        <translation>Management’s decision</translation>
    </message>
    <message>
        <source>TOCCARE I COLORI TORNATI: TUTTI I PEZZI SONO NELLA BANCA</source>
        <translation>TOUCH THE COLOURS THAT CAME BACK: EVERY PIECE IS IN THE BANK</translation>
    </message>
    <message>
        <source>COLORI FUORI, COME DICE LA BANCA CONTATA: SI REGISTRA IL CAMBIO</source>
        <translation>COLOURS OUT BY THE COUNTED BANK: THEIR CHANGE IS RECORDED</translation>
    </message>
    <message>
        <source>Controllo del tamburo</source>
        <translation>Check of the drum</translation>
    </message>
    <message>
        <source>Aprire il tavolo {table}</source>
        <translation>Open table {table}</translation>
    </message>
    <message>
        <source>{house} · pieno fino a {most} · numero del giorno {day}</source>
        <translation>{house} · straight up to {most} · number of the day {day}</translation>
    </message>
    <message>
        <source>{house} · pieno fino a {most}</source>
        <translation>{house} · straight up to {most}</translation>
    </message>
    <message>
        <source>Aprire a {minimum}</source>
        <translation>Open at {minimum}</translation>
    </message>
    <message>
        <source>Ancora fuori: {colours}. Aprendo, ogni colore vale {minimum}.</source>
        <translation>Still out: {colours}. Once open, every colour is worth {minimum}.</translation>
    </message>
    <message>
        <source>{colour} ({count} pz.)</source>
        <translation>{colour} ({count} pcs.)</translation>
    </message>
    <message>
        <source>un colore fuori</source>
        <translation>one colour out</translation>
    </message>
    <message>
        <source>{count} colori fuori</source>
        <translation>{count} colours out</translation>
    </message>
    <message>
        <source>CHIUDENDO ORA, DA CONSEGNARE: tenuto per nome, o rimasto sul tappeto</source>
        <translation>CLOSING NOW, TO HAND OVER: held by name, or left on the layout</translation>
    </message>
    <message>
        <source>Colori ancora fuori: {colours}</source>
        <translation>Colours still out: {colours}</translation>
    </message>
    <message>
        <source>Nessun colore risulta fuori.</source>
        <translation>No colour is known to be out.</translation>
    </message>
    <message>
        <source>Chiudere il tavolo {table}?</source>
        <translation>Close table {table}?</translation>
    </message>
    <message>
        <source>Il banco non è contato.</source>
        <translation>The bank is not counted.</translation>
    </message>
    <message>
        <source>Contare il banco</source>
        <translation>Count the bank</translation>
    </message>
    <message>
        <source>Da consegnare: {held}</source>
        <translation>To be handed over: {held}</translation>
    </message>
    <message>
        <source>tornato</source>
        <translation>back</translation>
    </message>
    <message>
        <source>fuori</source>
        <translation>out</translation>
    </message>
    <message>
        <source>€ {amount} da consegnare</source>
        <translation>€ {amount} to hand over</translation>
    </message>
    <message>
        <source>il banco non è contato</source>
        <translation>the bank is not counted</translation>
    </message>
    <message>
        <source>Chiudere con € {amount} da consegnare</source>
        <translation>Close with € {amount} to hand over</translation>
    </message>
    <message>
        <source>Chiudere il tavolo</source>
        <translation>Close the table</translation>
    </message>
    <message>
        <source>Chiudere senza contare</source>
        <translation>Close without counting</translation>
    </message>
    <message>
        <source>Chiudere lo stesso</source>
        <translation>Close all the same</translation>
    </message>
    <message>
        <source>Il gioco è sospeso</source>
        <translation>Play is suspended</translation>
    </message>
    <message>
        <source>Si riprende quando la direzione lo dice.</source>
        <translation>It goes on when the management says so.</translation>
    </message>
    <message>
        <source>Riprendere il gioco</source>
        <translation>Resume play</translation>
    </message>
    <message>
        <source>Sospendere il gioco?</source>
        <translation>Suspend play?</translation>
    </message>
    <message>
        <source>Tutto resta com&apos;è, finché non si riprende.</source>
        <translation>Everything stays as it is until play goes on.</translation>
    </message>
    <message>
        <source>Sospendere il gioco</source>
        <translation>Suspend play</translation>
    </message>
    <message>
        <source>Conta d&apos;apertura</source>
        <translation>Opening count</translation>
    </message>
    <message>
        <source>Conta di chiusura</source>
        <translation>Closing count</translation>
    </message>
    <message>
        <source>Cambio alla banca</source>
        <translation>Bank change</translation>
    </message>
    <message>
        <source>Cambio gettoni</source>
        <translation>Chip change</translation>
    </message>
    <message>
        <source>Massa al cambio</source>
        <translation>Mass to change</translation>
    </message>
    <message>
        <source>Biglietti al cambio</source>
        <translation>Notes to change</translation>
    </message>
    <message>
        <source>Boîte (mance)</source>
        <translation>Boîte (tips)</translation>
    </message>
    <message>
        <source>Conta della cassetta</source>
        <translation>Note box count</translation>
    </message>
    <message>
        <source>dalla cassa al banco</source>
        <translation>from cage to bank</translation>
    </message>
    <message>
        <source>dal banco alla cassa</source>
        <translation>from bank to cage</translation>
    </message>
    <message>
        <source>pari con la cassa</source>
        <translation>even with the cage</translation>
    </message>
    <message>
        <source>pari col giocatore</source>
        <translation>even with player</translation>
    </message>
    <message>
        <source>dal giocatore alla boîte</source>
        <translation>player to boîte</translation>
    </message>
    <message>
        <source>in due, quando si vuota</source>
        <translation>by two, when emptied</translation>
    </message>
    <message>
        <source>Dal biglietto più grande; ogni venti si dice «biglietti conosciuti».</source>
        <translation>From the highest note; at every twenty one says “biglietti conosciuti”.</translation>
    </message>
    <message>
        <source>A stecche da venti, una pareggiata con un altro colore.</source>
        <translation>In stacks of twenty, one levelled with another colour.</translation>
    </message>
    <message>
        <source>In ordine crescente; nessun annuncio lì vicino.</source>
        <translation>Ascending; no call bet near it.</translation>
    </message>
    <message>
        <source>Dal biglietto più grande; si conta in due, senza guardare il registro.</source>
        <translation>From the largest note; two people count, without looking at the journal.</translation>
    </message>
    <message>
        <source>Prima i gettoni di valore, poi i colori; guarda il capo tavolo.</source>
        <translation>Value chips first, then colours; the table chief looks on.</translation>
    </message>
    <message>
        <source>documento</source>
        <translation>document</translation>
    </message>
    <message>
        <source>ispettore comunale</source>
        <translation>municipal inspector</translation>
    </message>
    <message>
        <source>ispettore della casa</source>
        <translation>house inspector</translation>
    </message>
    <message>
        <source>perché</source>
        <translation>why</translation>
    </message>
    <message>
        <source>chi lo dice</source>
        <translation>who says so</translation>
    </message>
    <message>
        <source>testimone</source>
        <translation>witness</translation>
    </message>
    <message>
        <source>chi conta</source>
        <translation>who counts</translation>
    </message>
    <message>
        <source>chi conta con lui</source>
        <translation>who counts with them</translation>
    </message>
    <message>
        <source>Scritto male</source>
        <translation>Badly written</translation>
    </message>
    <message>
        <source>Strappato</source>
        <translation>Torn</translation>
    </message>
    <message>
        <source>Fuori sequenza</source>
        <translation>Out of sequence</translation>
    </message>
    <message>
        <source>Contato male</source>
        <translation>Miscounted</translation>
    </message>
    <message>
        <source>Pezzi di un altro valore</source>
        <translation>Pieces of another value</translation>
    </message>
    <message>
        <source>Calcolato male</source>
        <translation>Worked out wrong</translation>
    </message>
    <message>
        <source>Puntata scritta male</source>
        <translation>Stake entered wrong</translation>
    </message>
    <message>
        <source>Gettoni tagliati male</source>
        <translation>Chips cut wrong</translation>
    </message>
    <message>
        <source>Pagato a un altro</source>
        <translation>Paid to another</translation>
    </message>
    <message>
        <source>{colour} da {value}</source>
        <translation>{colour} at {value}</translation>
    </message>
    <message>
        <source>entra</source>
        <translation>in</translation>
    </message>
    <message>
        <source>esce</source>
        <translation>out</translation>
    </message>
    <message>
        <source>torna</source>
        <translation>right</translation>
    </message>
    <message>
        <source>−1: manca</source>
        <translation>−1: missing</translation>
    </message>
    <message>
        <source>−{pieces}: mancano</source>
        <translation>−{pieces}: missing</translation>
    </message>
    <message>
        <source>+{pieces}: in più</source>
        <translation>+{pieces}: too many</translation>
    </message>
    <message>
        <source>Nel registro € {drop}: torna.</source>
        <translation>In the journal € {drop}: it agrees.</translation>
    </message>
    <message>
        <source>Nel registro € {drop}: mancano € {amount}.</source>
        <translation>In the journal € {drop}: € {amount} missing.</translation>
    </message>
    <message>
        <source>Nel registro € {drop}: € {amount} in più.</source>
        <translation>In the journal € {drop}: € {amount} too much.</translation>
    </message>
    <message>
        <source>mancano € {amount}</source>
        <translation>€ {amount} missing</translation>
    </message>
    <message>
        <source>€ {amount} in più</source>
        <translation>€ {amount} too much</translation>
    </message>
    <message>
        <source>toccare un gettone</source>
        <translation>touch a chip</translation>
    </message>
    <message>
        <source>giusto: {difference}</source>
        <translation>right: {difference}</translation>
    </message>
    <message>
        <source>pari: entrano {amount}, escono {amount}</source>
        <translation>even: {amount} in and {amount} out</translation>
    </message>
    <message>
        <source>Colpo {spin}, numero {number} · {owner}</source>
        <translation>Spin {spin}, number {number} · {owner}</translation>
    </message>
    <message>
        <source>mancano {amount} in uscita</source>
        <translation>{amount} still to go out</translation>
    </message>
    <message>
        <source>dal giocatore alla cassetta</source>
        <translation>player to note box</translation>
    </message>
    <message>
        <source>mancano {amount} in entrata</source>
        <translation>{amount} still to come in</translation>
    </message>
    <message>
        <source>gettone da {value}</source>
        <translation>cash chip of {value}</translation>
    </message>
    <message>
        <source>Gettoni</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Biglietti</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Fino al max</source>
        <translation>Up to max</translation>
    </message>
    <message>
        <source>biglietto da {value}</source>
        <translation>{value} note</translation>
    </message>
    <message>
        <source>biglietto da {value}, fino al massimo</source>
        <translation>note of {value}, up to the maximum</translation>
    </message>
    <message>
        <source>gettone omaggio da {value}</source>
        <translation>{value} free chip</translation>
    </message>
    <message>
        <source>il prossimo è per gli impiegati: la vincita va alla boîte</source>
        <translation>the next one is for the employees: what it wins goes to the boîte</translation>
    </message>
    <message>
        <source>accanto ai colori: {kind}; poi {following}</source>
        <translation>beside the colours: {kind}; then {following}</translation>
    </message>
    <message>
        <source>{count} pezzi a tocco</source>
        <translation>{count} pieces a touch</translation>
    </message>
    <message>
        <source>QUANTI A TOCCO</source>
        <translation>PIECES A TOUCH</translation>
    </message>
    <message>
        <source>DI CHI SONO</source>
        <translation>WHOSE</translation>
    </message>
    <message>
        <source>DI CHI SONO?</source>
        <translation>WHOSE?</translation>
    </message>
    <message>
        <source>DI CHI È? {place}</source>
        <translation>WHOSE? {place}</translation>
    </message>
    <message>
        <source>{count}, anche con un altro gettone</source>
        <translation>{count}, with another chip too</translation>
    </message>
    <message>
        <source>Ogni tocco toglie i pezzi scelti. Per aggiungere di nuovo: ancora «− Togli».</source>
        <translation>Each touch takes off the pieces chosen. To add again: “− Take off” once more.</translation>
    </message>
    <message>
        <source>Ogni tocco aggiunge i pezzi scelti; toccare il numero accanto lo porta a quelli.</source>
        <translation>Each touch adds the chosen pieces; a touch on the count beside makes it those.</translation>
    </message>
    <message>
        <source>Toccarlo ancora: di chi è.</source>
        <translation>Touch it again: whose it is.</translation>
    </message>
    <message>
        <source>Fino al massimo: toccare ogni biglietto, poi la chance. Oltre {maxima} si rende.</source>
        <translation>Up to the maximum: touch each note, then the chance. Over {maxima} is given back.</translation>
    </message>
    <message>
        <source>Biglietti interi: toccare il taglio, poi la chance. Ogni tocco è un biglietto.</source>
        <translation>Whole notes: touch the amount, then the chance. Each touch is one note.</translation>
    </message>
    <message>
        <source>Omaggi: solo sulle combinazioni; chi vince è pagato in gettoni.</source>
        <translation>Free chips: on combinations only; whoever wins is paid in chips.</translation>
    </message>
    <message>
        <source>{colour}: {value} a pezzo</source>
        <translation>{colour}: {value} a piece</translation>
    </message>
    <message>
        <source>{colour}: valore minimo, {value}</source>
        <translation>{colour}: minimum value, {value}</translation>
    </message>
    <message>
        <source>{simple} (dozzine e colonne {multiple})</source>
        <translation>{simple} (dozens and columns {multiple})</translation>
    </message>
    <message>
        <source>PAGAMENTO {order} DI {all}</source>
        <translation>PAYMENT {order} OF {all}</translation>
    </message>
    <message>
        <source>RESTA SULLA CHANCE</source>
        <translation>STAYS ON THE CHANCE</translation>
    </message>
    <message>
        <source>{order} DI {all} · CONTESTATO</source>
        <translation>{order} OF {all} · DISPUTED</translation>
    </message>
    <message>
        <source>pezzo</source>
        <translation>piece</translation>
    </message>
    <message>
        <source>pezzi</source>
        <translation>pieces</translation>
    </message>
    <message>
        <source>{pieces} da {worth}</source>
        <translation>{pieces} at {worth}</translation>
    </message>
    <message>
        <source>AL CLIENTE</source>
        <translation>TO PLAYER</translation>
    </message>
    <message>
        <source>IN GIOCO</source>
        <translation>IN PLAY</translation>
    </message>
    <message>
        <source>bozza, in scrittura…</source>
        <translation>draft, being written…</translation>
    </message>
    <message>
        <source>regole {section}</source>
        <translation>rules {section}</translation>
    </message>
    <message>
        <source>{worth} a pezzo, minimo</source>
        <translation>{worth} a piece, minimum</translation>
    </message>
    <message>
        <source>INCASSA O RESTA?</source>
        <translation>TAKES IT OR STAYS?</translation>
    </message>
    <message>
        <source>SI RITIRA TUTTO</source>
        <translation>ALL IS TAKEN OFF</translation>
    </message>
    <message>
        <source>Restava: {stake} in gioco.</source>
        <translation>Stayed: {stake} in play.</translation>
    </message>
    <message>
        <source>Se resta ancora, giocano {amount}.</source>
        <translation>If it stays again, {amount} play.</translation>
    </message>
    <message>
        <source>Se non incassa: {why}, si ritira tutto: {amount}.</source>
        <translation>If it stays: {why}, all is taken off: {amount}.</translation>
    </message>
    <message>
        <source>Resta: puntata {stake} + vincita {winnings} = {amount} in gioco.</source>
        <translation>Stays: stake {stake} + win {winnings} = {amount} in play.</translation>
    </message>
    <message>
        <source>Non si passa, {why}: si ritira tutto, {stake} + {winnings} = {amount}.</source>
        <translation>Not carried on, {why}: all is taken off, {stake} + {winnings} = {amount}.</translation>
    </message>
    <message>
        <source>terzo colpo</source>
        <translation>third spin</translation>
    </message>
    <message>
        <source>oltre il massimo di {maximum}</source>
        <translation>over the maximum of {maximum}</translation>
    </message>
    <message>
        <source>PRIMA DI PAGARE · {order}/{all}</source>
        <translation>BEFORE PAYING · {order}/{all}</translation>
    </message>
    <message>
        <source>DOPO I PAGAMENTI · {order}/{all}</source>
        <translation>AFTER PAYING · {order}/{all}</translation>
    </message>
    <message>
        <source>GIÀ PAGATO, PROSEGUE · {order}/{all}</source>
        <translation>PAID ALREADY, GOES ON · {order}/{all}</translation>
    </message>
    <message>
        <source>biglietto</source>
        <translation>note</translation>
    </message>
    <message>
        <source>ALLA BANCA</source>
        <translation>TO THE BANK</translation>
    </message>
    <message>
        <source>RESTA</source>
        <translation>STAYS</translation>
    </message>
    <message>
        <source>SI RITIRA</source>
        <translation>TAKE OFF</translation>
    </message>
    <message>
        <source>Biglietti per ultimi</source>
        <translation>Banknotes last</translation>
    </message>
    <message>
        <source>cambiare {changed} in gettoni, poi pagare</source>
        <translation>change {changed} into chips, then pay</translation>
    </message>
    <message>
        <source>Da rendere prima: {back}.</source>
        <translation>Give back first: {back}.</translation>
    </message>
    <message>
        <source>Oltre il massimo, ammesso: vicini tenuti [5.2]</source>
        <translation>Over the maximum, allowed: held voisins [5.2]</translation>
    </message>
    <message>
        <source>Sotto il minimo di {least}: {places}</source>
        <translation>Below the minimum of {least}: {places}</translation>
    </message>
    <message>
        <source>{handed} + puntata {stake}</source>
        <translation>{handed} + stake {stake}</translation>
    </message>
    <message>
        <source>Al cliente {handed}; in gioco {kept}</source>
        <translation>To the player {handed}; in play {kept}</translation>
    </message>
    <message>
        <source>resta?</source>
        <translation>stays?</translation>
    </message>
    <message>
        <source>si ritira</source>
        <translation>taken off</translation>
    </message>
    <message>
        <source>in gioco {kept}</source>
        <translation>in play {kept}</translation>
    </message>
    <message>
        <source>biglietti</source>
        <translation>banknotes</translation>
    </message>
    <message>
        <source>{count} pz. da {worth}</source>
        <translation>{count} pcs. at {worth}</translation>
    </message>
    <message>
        <source>1 pezzo</source>
        <translation>1 piece</translation>
    </message>
    <message>
        <source>{count} pezzi</source>
        <translation>{count} pieces</translation>
    </message>
    <message>
        <source>biglietti, {pieces}</source>
        <translation>banknotes, {pieces}</translation>
    </message>
    <message>
        <source>DA RIPRENDERE</source>
        <translation>TO TAKE BACK</translation>
    </message>
    <message>
        <source>ANCORA DA DARE</source>
        <translation>STILL TO GIVE</translation>
    </message>
    <message>
        <source>dati € {given}, dovuti € {owed}</source>
        <translation>given € {given}, owed € {owed}</translation>
    </message>
    <message>
        <source>ancora</source>
        <translation>more</translation>
    </message>
    <message>
        <source>riprendere {count} pz.</source>
        <translation>take back {count} pcs</translation>
    </message>
    <message>
        <source>ancora {count} pz.</source>
        <translation>{count} pcs more</translation>
    </message>
    <message>
        <source>al cliente {amount}</source>
        <translation>to player {amount}</translation>
    </message>
    <message>
        <source>colore {colour}</source>
        <translation>colour {colour}</translation>
    </message>
    <message>
        <source>rendere puntata {stake}</source>
        <translation>give the stake of {stake} back</translation>
    </message>
    <message>
        <source>la puntata</source>
        <translation>the stake</translation>
    </message>
    <message>
        <source>puntata e vincita</source>
        <translation>stake and winnings</translation>
    </message>
    <message>
        <source>fatto</source>
        <translation>done</translation>
    </message>
    <message>
        <source>Sulla riga esterna della chance: resta chiuso</source>
        <translation>On the outer line of the chance: it is shut in</translation>
    </message>
    <message>
        <source>Il prigioniero va alla banca</source>
        <translation>The prisoner goes to the bank</translation>
    </message>
    <message>
        <source>Al centro della chance: è libero, non si paga</source>
        <translation>To the middle of the chance: free, not paid</translation>
    </message>
    <message>
        <source>Rendere al cliente</source>
        <translation>Give back to the player</translation>
    </message>
    <message>
        <source>Biglietti nella cassetta</source>
        <translation>Notes into the note box</translation>
    </message>
    <message>
        <source>Togliere dal tappeto e consegnare al cliente</source>
        <translation>Take off the layout and hand to the player</translation>
    </message>
    <message>
        <source>1 pz. da {worth}</source>
        <translation>1 pc. at {worth}</translation>
    </message>
    <message>
        <source>Cambiare {chip} e rendere al cliente</source>
        <translation>Change {chip}, hand back to the player</translation>
    </message>
    <message>
        <source>riprendere {amount}</source>
        <translation>take {amount} back</translation>
    </message>
    <message>
        <source>Metà alla banca: {amount}</source>
        <translation>Half to the bank: {amount}</translation>
    </message>
    <message>
        <source>{amount} sulla riga esterna</source>
        <translation>{amount} on the outer line</translation>
    </message>
    <message>
        <source>resta 1</source>
        <translation>1 stays</translation>
    </message>
    <message>
        <source>restano {count}</source>
        <translation>{count} stay</translation>
    </message>
    <message>
        <source>1 chiuso</source>
        <translation>1 shut in</translation>
    </message>
    <message>
        <source>Metà alla banca, {taken} · {left}</source>
        <translation>Half to the bank, {taken} · {left}</translation>
    </message>
    <message>
        <source>la banca cambia: rende {chips}</source>
        <translation>the bank changes: gives back {chips}</translation>
    </message>
    <message>
        <source>resta</source>
        <translation>stays</translation>
    </message>
    <message>
        <source>Banca sul colpo</source>
        <translation>Bank this spin</translation>
    </message>
    <message>
        <source>Banca</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>metà alla banca</source>
        <translation>half to the bank</translation>
    </message>
    <message>
        <source>ancora {count}</source>
        <translation>{count} more</translation>
    </message>
    <message>
        <source>Chi ha vinto?</source>
        <translation>Who has won?</translation>
    </message>
    <message>
        <source>Chi vince, chi divide?</source>
        <translation>Who wins, who divides?</translation>
    </message>
    <message>
        <source>Toccare dove ha vinto, e le chance semplici puntate.</source>
        <translation>Touch where it won, and the even chances with a stake.</translation>
    </message>
    <message>
        <source>Scegliere il colore o il gettone.</source>
        <translation>Choose the colour or the chip.</translation>
    </message>
    <message>
        <source>Toccare i posti dove ha vinto.</source>
        <translation>Touch the places where it won.</translation>
    </message>
    <message>
        <source>Il pagamento appare qui, nell&apos;ordine in cui si paga.</source>
        <translation>The payment appears here, in the order of paying.</translation>
    </message>
    <message>
        <source>Se non c&apos;è niente: {keys}.</source>
        <translation>If there is nothing: {keys}.</translation>
    </message>
    <message>
        <source>Se nessuno ha vinto: {keys}.</source>
        <translation>If nobody has won: {keys}.</translation>
    </message>
    <message>
        <source>Pulire: intorno allo zero, colonne; terza, seconda, prima dozzina. Le chance semplici si dividono.</source>
        <translation>Clear: round zero, columns; third, second, first dozen. The even chances are divided.</translation>
    </message>
    <message>
        <source>Pulire: intorno al numero, colonne; passe, impair, terza dozzina; noir, rouge, seconda dozzina; pair, manque, prima dozzina.</source>
        <translation>Clear: round the number, columns; passe, impair, third dozen; noir, rouge, second dozen; pair, manque, first dozen.</translation>
    </message>
    <message>
        <source>CONTESTATO: aspetta il capo tavolo, poi l&apos;ispettore</source>
        <translation>DISPUTED: waits for the table chief, then the inspector</translation>
    </message>
    <message>
        <source>Di chi è</source>
        <translation>Whose it is</translation>
    </message>
    <message>
        <source>Quanto è</source>
        <translation>How much it is</translation>
    </message>
    <message>
        <source>Dove stava</source>
        <translation>Where it lay</translation>
    </message>
    <message>
        <source>IL SET DI PALLINE</source>
        <translation>THE SET OF BALLS</translation>
    </message>
    <message>
        <source>37 PALLINE CONTATE, SIGILLI INTATTI: LO DICE</source>
        <translation>37 BALLS COUNTED, SEALS UNBROKEN: SAID BY</translation>
    </message>
    <message>
        <source>Il capo tavolo</source>
        <translation>The table chief</translation>
    </message>
    <message>
        <source>L&apos;ispettore</source>
        <translation>The inspector</translation>
    </message>
    <message>
        <source>La direzione</source>
        <translation>The management</translation>
    </message>
    <message>
        <source>Set {name}</source>
        <translation>Set {name}</translation>
    </message>
    <message>
        <source>prima il set di palline</source>
        <translation>first the set of balls</translation>
    </message>
    <message>
        <source>prima chi le ha contate</source>
        <translation>first who counted them</translation>
    </message>
    <message>
        <source>Non resta: incassa</source>
        <translation>Does not stay: taken</translation>
    </message>
    <message>
        <source>Non c&apos;era più</source>
        <translation>It was gone</translation>
    </message>
    <message>
        <source>DECISIONE: si paga così. Pezzi sbagliati: prima correggerli. Di chi è: il posto si tocca dopo</source>
        <translation>RULING: paid as it is. Wrong pieces: correct them first. Whose it is: touch the seat afterwards</translation>
    </message>
    <message>
        <source>Evacuazione</source>
        <translation>Evacuation</translation>
    </message>
    <message>
        <source>Guasto</source>
        <translation>Fault</translation>
    </message>
    <message>
        <source>IN GIOCO: € {amount}</source>
        <translation>IN PLAY: € {amount}</translation>
    </message>
    <message>
        <source>Abbandonare il giro…</source>
        <translation>Abandon the round…</translation>
    </message>
    <message>
        <source>Niente è in gioco.</source>
        <translation>Nothing is in play.</translation>
    </message>
    <message>
        <source>{round}: abbandonato</source>
        <translation>{round}: abandoned</translation>
    </message>
    <message>
        <source>DA CONSEGNARE</source>
        <translation>TO BE HANDED OVER</translation>
    </message>
    <message>
        <source>Si pagano € {paid} e si rendono € {returned}; niente in busta.</source>
        <translation>€ {paid} are paid and € {returned} given back; nothing for the box.</translation>
    </message>
    <message>
        <source>resi € {amount}</source>
        <translation>€ {amount} back</translation>
    </message>
    <message>
        <source>Chi lo decide…</source>
        <translation>Who decides it…</translation>
    </message>
    <message>
        <source>Abbandonare il giro</source>
        <translation>Abandon the round</translation>
    </message>
    <message>
        <source>{round}: abbandonarlo?</source>
        <translation>{round}: abandon it?</translation>
    </message>
    <message>
        <source>A CHI</source>
        <translation>TO WHOM</translation>
    </message>
    <message>
        <source>Chi abbandona il giro?</source>
        <translation>Who abandons the round?</translation>
    </message>
    <message>
        <source>Scrivere il nome di chi decide</source>
        <translation>Type the name of whoever decides</translation>
    </message>
    <message>
        <source>ultimo colpo: si incassa</source>
        <translation>last spin: it is taken</translation>
    </message>
    <message>
        <source>poi il nome</source>
        <translation>then the name</translation>
    </message>
    <message>
        <source>per gli impiegati</source>
        <translation>for the employees</translation>
    </message>
    <message>
        <source>Contestato: {reason}.</source>
        <translation>Disputed: {reason}.</translation>
    </message>
    <message>
        <source>Altro nome…</source>
        <translation>Another name…</translation>
    </message>
    <message>
        <source>Uguale</source>
        <translation>Same</translation>
    </message>
    <message>
        <source>nei gettoni giocati</source>
        <translation>in the chips that were played</translation>
    </message>
    <message>
        <source>Tutto</source>
        <translation>All</translation>
    </message>
    <message>
        <source>in valuta</source>
        <translation>in value</translation>
    </message>
    <message>
        <source>Mista</source>
        <translation>Mixed</translation>
    </message>
    <message>
        <source>in valuta mista</source>
        <translation>in mixed value</translation>
    </message>
    <message>
        <source>con gettoni da {value}</source>
        <translation>with {value} chips</translation>
    </message>
    <message>
        <source>è già pagato</source>
        <translation>it is paid already</translation>
    </message>
    <message>
        <source>la valuta si paga uguale o mista; i singoli tagli sono per i colori</source>
        <translation>cash chips are paid the same or mixed; single values are for colours</translation>
    </message>
    <message>
        <source>un colore si paga nei suoi pezzi, o in tagli che ne fanno di interi</source>
        <translation>a colour is paid in its pieces, or in chips worth whole pieces</translation>
    </message>
    <message>
        <source>si paga come sta: non c&apos;è altro da scegliere</source>
        <translation>paid as it stands: nothing else to choose</translation>
    </message>
    <message>
        <source>Resta sulla chance</source>
        <translation>Stays on the chance</translation>
    </message>
    <message>
        <source>IL GIOCATORE LASCIA LA VINCITA, O IL CAPO TAVOLO FA PAGARE SUBITO</source>
        <translation>THE PLAYER LEAVES HIS WINNINGS, OR THE TABLE CHIEF HAS IT PAID NOW</translation>
    </message>
    <message>
        <source>Il giocatore ha fretta</source>
        <translation>The player is in a hurry</translation>
    </message>
    <message>
        <source>Altro motivo</source>
        <translation>Another reason</translation>
    </message>
    <message>
        <source>TOCCARE CHI DECIDE: vale subito</source>
        <translation>TOUCH WHO DECIDES: it holds at once</translation>
    </message>
    <message>
        <source>COME LA VUOLE IL GIOCATORE</source>
        <translation>AS THE PLAYER WANTS IT</translation>
    </message>
    <message>
        <source>Pagamento {order}: {owner}</source>
        <translation>Payment {order}: {owner}</translation>
    </message>
    <message>
        <source>la pallina che gira</source>
        <translation>the ball that runs</translation>
    </message>
    <message>
        <source>Fatto allo zero</source>
        <translation>Done at zero</translation>
    </message>
    <message>
        <source>il {order}</source>
        <translation>no. {order}</translation>
    </message>
    <message>
        <source>non incassa</source>
        <translation>not taken</translation>
    </message>
    <message>
        <source>Mancia in questi gettoni, o di chi è il colore</source>
        <translation>A tip in these chips, or whose the colour is</translation>
    </message>
    <message>
        <source>Torna al pagamento {order}</source>
        <translation>Back to payment {order}</translation>
    </message>
    <message>
        <source>Torna a: {step}</source>
        <translation>Back to: {step}</translation>
    </message>
    <message>
        <source>di chi è? ancora: paga</source>
        <translation>whose? once more: pays</translation>
    </message>
    <message>
        <source>decidere…</source>
        <translation>decide…</translation>
    </message>
    <message>
        <source>si guarda il {order}</source>
        <translation>looking at {order}</translation>
    </message>
    <message>
        <source>FATTO</source>
        <translation>DONE</translation>
    </message>
    <message>
        <source>RIPRESO</source>
        <translation>TAKEN BACK</translation>
    </message>
    <message>
        <source>chiedere al capo tavolo</source>
        <translation>ask the table chief</translation>
    </message>
    <message>
        <source>incassa</source>
        <translation>takes it</translation>
    </message>
    <message>
        <source>CONTESTATO</source>
        <translation>DISPUTED</translation>
    </message>
    <message>
        <source>TUTTO PAGATO</source>
        <translation>ALL PAID</translation>
    </message>
    <message>
        <source>C&apos;è di nuovo</source>
        <translation>There is more again</translation>
    </message>
    <message>
        <source>Posare il dolly, poi pulire il tappeto</source>
        <translation>Dolly down, then clear the layout</translation>
    </message>
    <message>
        <source>Aprire in diagonale: {places}</source>
        <translation>Open diagonally: {places}</translation>
    </message>
    <message>
        <source>Chiedere di chi è: {places}</source>
        <translation>Ask whose it is: {places}</translation>
    </message>
    <message>
        <source>Pagamento {order} fatto: posarvi il marker</source>
        <translation>Payment {order} done: put the marker on it</translation>
    </message>
    <message>
        <source>Rimettere a posto: {places}</source>
        <translation>Put right: {places}</translation>
    </message>
    <message>
        <source>Puntata vinta, dal race track al tappeto: {places}</source>
        <translation>Winning stake, from the race track to the layout: {places}</translation>
    </message>
    <message>
        <source>Pagamento {order} contestato: capo tavolo, poi ispettore</source>
        <translation>Payment {order} disputed: table chief, then inspector</translation>
    </message>
    <message>
        <source>Passare al collega: {notes}</source>
        <translation>Tell the relief: {notes}</translation>
    </message>
    <message>
        <source>Chiedere i colori ancora fuori: {colours}</source>
        <translation>Ask in the colours still out: {colours}</translation>
    </message>
    <message>
        <source>Consegnare: {held}</source>
        <translation>Hand over: {held}</translation>
    </message>
    <message>
        <source>Avvisare l&apos;ispettore</source>
        <translation>Tell the inspector</translation>
    </message>
    <message>
        <source>Invertire il cilindro: {wheel}, un giro. Palla {ball} {pocket}</source>
        <translation>Reverse the wheel: {wheel}, one turn. Ball {ball} {pocket}</translation>
    </message>
    <message>
        <source>Rimettere le 37 palline e chiudere lo sportello</source>
        <translation>Put the 37 balls back and shut the door</translation>
    </message>
    <message>
        <source>Girare il tamburo: {ways}</source>
        <translation>Turn the drum: {ways}</translation>
    </message>
    <message>
        <source>Il tamburo ha girato nei due versi: estrarre una pallina</source>
        <translation>The drum has turned both ways: draw a ball</translation>
    </message>
    <message>
        <source>Cilindro {wheel}, palla {ball} {pocket}</source>
        <translation>Wheel {wheel}, ball {ball} {pocket}</translation>
    </message>
    <message>
        <source>orario ↻</source>
        <translation>clockwise ↻</translation>
    </message>
    <message>
        <source>antiorario ↺</source>
        <translation>anticlockwise ↺</translation>
    </message>
    <message>
        <source>dal numero del giorno</source>
        <translation>from the number of the day</translation>
    </message>
    <message>
        <source>nei due versi ↻ ↺</source>
        <translation>both ways ↻ ↺</translation>
    </message>
    <message>
        <source>{places} e altri {count}</source>
        <translation>{places} and {count} more</translation>
    </message>
    <message>
        <source>Non si paga in gettoni, chiedere al capo tavolo: {places}</source>
        <translation>No chips pay this, ask the table chief: {places}</translation>
    </message>
    <message>
        <source>Passando il pagamento {order}, ripeterlo a voce</source>
        <translation>Repeat payment {order} aloud as it goes over</translation>
    </message>
    <message>
        <source> (era {minimum})</source>
        <translation> (was {minimum})</translation>
    </message>
    <message>
        <source>minimo {minimum}</source>
        <translation>minimum {minimum}</translation>
    </message>
    <message>
        <source>poi minimo {minimum}</source>
        <translation>then minimum {minimum}</translation>
    </message>
    <message>
        <source>da consegnare: {held}</source>
        <translation>to hand over: {held}</translation>
    </message>
    <message>
        <source>dal {pocket}</source>
        <translation>from {pocket}</translation>
    </message>
    <message>
        <source>le puntate restano e sono aperte</source>
        <translation>bets stand and are open</translation>
    </message>
    <message>
        <source>Prova: cilindro simulato</source>
        <translation>Practice: simulated wheel</translation>
    </message>
    <message>
        <source>Dal collega: {notes}</source>
        <translation>From the colleague: {notes}</translation>
    </message>
    <message>
        <source>In attesa</source>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Passare il tavolo…</source>
        <translation>Pass the table on…</translation>
    </message>
    <message>
        <source>Prova: tamburo simulato</source>
        <translation>Practice: simulated drum</translation>
    </message>
    <message>
        <source>Tavolo chiuso</source>
        <translation>Table closed</translation>
    </message>
    <message>
        <source>Tutto è pagato</source>
        <translation>All is paid</translation>
    </message>
    <message>
        <source>Ultimo colpo giocato</source>
        <translation>The last spin is played</translation>
    </message>
    <message>
        <source>Il banco non è ancora contato</source>
        <translation>The bank is not counted yet</translation>
    </message>
    <message>
        <source>Puntate vinte rimaste: tornano ai giocatori</source>
        <translation>Winning bets left lying: they go back to the players</translation>
    </message>
    <message>
        <source>Uscire dal programma</source>
        <translation>Leave the program</translation>
    </message>
    <message>
        <source>Non registrati, e persi: {count}. Segnarli su carta.</source>
        <translation>Not recorded, and lost: {count}. Write them on paper.</translation>
    </message>
    <message>
        <source>Il conto a metà andrà rifatto.</source>
        <translation>The count that is half done must be done again.</translation>
    </message>
    <message>
        <source>Uscire dal programma?</source>
        <translation>Leave the program?</translation>
    </message>
    <message>
        <source>La prova finisce, e non si riprende.</source>
        <translation>The practice ends, and is not taken up again.</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso.</source>
        <translation>The table is closed.</translation>
    </message>
    <message>
        <source>Il tavolo resta aperto: al prossimo avvio è dov&apos;era con quello che è registrato.</source>
        <translation>The table stays open: at the next start it is where it was with what is recorded.</translation>
    </message>
    <message>
        <source>Il tavolo resta aperto: al prossimo avvio è dov&apos;era.</source>
        <translation>The table stays open: at the next start it is where it was.</translation>
    </message>
    <message>
        <source>IL COLPO</source>
        <translation>THE SPIN</translation>
    </message>
    <message>
        <source>Puntate vinte rimaste: si segnano al prossimo numero</source>
        <translation>Winning bets left lying: marked at the next number</translation>
    </message>
    <message>
        <source>Banco contato: si chiude.</source>
        <translation>Bank counted: close the table.</translation>
    </message>
    <message>
        <source>Lo segna il cilindro da sé.</source>
        <translation>The wheel marks it by itself.</translation>
    </message>
    <message>
        <source>Lo segna il tamburo da sé.</source>
        <translation>The drum marks it by itself.</translation>
    </message>
    <message>
        <source>Al lancio: «Palla lanciata».</source>
        <translation>At the throw: “Ball spun”.</translation>
    </message>
    <message>
        <source>Lancio</source>
        <translation>Throw</translation>
    </message>
    <message>
        <source>Poi: «Rien ne va plus».</source>
        <translation>Then: “Rien ne va plus”.</translation>
    </message>
    <message>
        <source>Caduta: «Numero a mano».</source>
        <translation>Fallen: “Number by hand”.</translation>
    </message>
    <message>
        <source>Numero e dolly</source>
        <translation>Number and dolly</translation>
    </message>
    <message>
        <source>Pagamenti</source>
        <translation>Payments</translation>
    </message>
    <message>
        <source>Quando gira: «Il tamburo gira».</source>
        <translation>When it turns: “The drum turns”.</translation>
    </message>
    <message>
        <source>Ancora nessun numero</source>
        <translation>No number yet</translation>
    </message>
    <message>
        <source>IL TAVOLO</source>
        <translation>THE TABLE</translation>
    </message>
    <message>
        <source>I GIOCATORI</source>
        <translation>THE PLAYERS</translation>
    </message>
    <message>
        <source>IL PROGRAMMA</source>
        <translation>THE PROGRAM</translation>
    </message>
    <message>
        <source>Tavolo {table}</source>
        <translation>Table {table}</translation>
    </message>
    <message>
        <source>al prossimo colpo</source>
        <translation>at the next spin</translation>
    </message>
    <message>
        <source>nessuno in prigione</source>
        <translation>nobody in prison</translation>
    </message>
    <message>
        <source>conto a metà</source>
        <translation>half counted</translation>
    </message>
    <message>
        <source>tenuto sul race track: {owners}</source>
        <translation>held on the race track: {owners}</translation>
    </message>
    <message>
        <source>un tocco ne posa {pieces}, come l&apos;ultima volta</source>
        <translation>one touch lays {pieces}, as the last time</translation>
    </message>
    <message>
        <source>{count} su {place}, da cambiare</source>
        <translation>{count} on {place}, to be changed</translation>
    </message>
    <message>
        <source>Toccarlo; poi si conferma guardando la pallina.</source>
        <translation>Touch it; then confirm, looking at the ball.</translation>
    </message>
    <message>
        <source>Quale numero è caduto?</source>
        <translation>Which number has fallen?</translation>
    </message>
    <message>
        <source>{number} – Invio</source>
        <translation>{number} – Enter</translation>
    </message>
    <message>
        <source>Decide il capo tavolo, prima del primo pagamento; il registro tiene tutti e due.</source>
        <translation>The table chief decides, before the first payment; the journal keeps both.</translation>
    </message>
    <message>
        <source>È il {number}</source>
        <translation>It is {number}</translation>
    </message>
    <message>
        <source>Toccare il numero</source>
        <translation>Touch the number</translation>
    </message>
    <message>
        <source>lo dice il capo tavolo</source>
        <translation>the table chief says so</translation>
    </message>
    <message>
        <source>Chi conferma dichiara che il tamburo ha girato nei due versi.</source>
        <translation>Whoever confirms says that the drum turned both ways.</translation>
    </message>
    <message>
        <source>Il lettore dice {number}, a mano è scritto {typed}: con «{no}» si chiede {typed}.</source>
        <translation>The reader says {number}, {typed} was typed: with “{no}” {typed} is asked.</translation>
    </message>
    <message>
        <source>È questo il numero?</source>
        <translation>Is this the number?</translation>
    </message>
    <message>
        <source>al minimo, se non dice altro</source>
        <translation>at the minimum unless he says otherwise</translation>
    </message>
    <message>
        <source>In scrittura…</source>
        <translation>Being written…</translation>
    </message>
    <message>
        <source>Accettato</source>
        <translation>Accepted</translation>
    </message>
    <message>
        <source>manca: di chi è</source>
        <translation>missing: whose it is</translation>
    </message>
    <message>
        <source>Rifiutato</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>si annota il motivo</source>
        <translation>the reason is noted</translation>
    </message>
    <message>
        <source>Invio</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>oltre il massimo</source>
        <translation>over the maximum</translation>
    </message>
    <message>
        <source>Toccare un settore, un numero per i suoi laterali, una finale o una figura.</source>
        <translation>Touch a sector, a number for its neighbours, a final or a figure.</translation>
    </message>
    <message>
        <source>Scegliere come prosegue ciascuno, oppure un altro annuncio.</source>
        <translation>Choose how each goes on, or another call bet.</translation>
    </message>
    <message>
        <source>Annunci vinti</source>
        <translation>Call bets that won</translation>
    </message>
    <message>
        <source>Per il colpo {spin}</source>
        <translation>For spin {spin}</translation>
    </message>
    <message>
        <source>Annuncio</source>
        <translation>Call bet</translation>
    </message>
    <message>
        <source>Annunci in gioco</source>
        <translation>Call bets in play</translation>
    </message>
    <message>
        <source>Revocarne uno lo toglie, come una puntata ripresa.</source>
        <translation>One that is taken back is gone, like a bet taken up.</translation>
    </message>
    <message>
        <source>1 pezzo a giocata</source>
        <translation>1 piece each</translation>
    </message>
    <message>
        <source>{pieces} pezzi a giocata</source>
        <translation>{pieces} pieces each</translation>
    </message>
    <message>
        <source>tenuto</source>
        <translation>held</translation>
    </message>
    <message>
        <source>piazzato</source>
        <translation>placed</translation>
    </message>
    <message>
        <source>Canc</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Non è {number}?</source>
        <translation>Is it not {number}?</translation>
    </message>
    <message>
        <source>Colpo {spin}</source>
        <translation>Spin {spin}</translation>
    </message>
    <message>
        <source>impiegato {dealer}</source>
        <translation>dealer {dealer}</translation>
    </message>
    <message>
        <source>aperte le puntate del colpo {spin}</source>
        <translation>bets open for spin {spin}</translation>
    </message>
    <message>
        <source>ultimo colpo: non si punta più</source>
        <translation>last spin: no more bets</translation>
    </message>
    <message>
        <source>min {least} · max pieno {most}</source>
        <translation>min {least} · max straight up {most}</translation>
    </message>
    <message>
        <source>PROVA</source>
        <translation>PRACTICE</translation>
    </message>
    <message>
        <source>Liberato</source>
        <translation>Freed</translation>
    </message>
    <message>
        <source>Da rendere</source>
        <translation>To be returned</translation>
    </message>
    <message>
        <source>pagato</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>da pagare adesso</source>
        <translation>to be paid now</translation>
    </message>
    <message>
        <source>aspetta il suo turno</source>
        <translation>waits for its turn</translation>
    </message>
    <message>
        <source>contestato</source>
        <translation>disputed</translation>
    </message>
    <message>
        <source>Manca {chip}: chiedere un fill</source>
        <translation>Short of {chip}: ask for a fill</translation>
    </message>
    <message>
        <source>Mancano {chip}: chiedere un fill</source>
        <translation>Short of {chip}: ask for a fill</translation>
    </message>
    <message>
        <source>restano € {amount}</source>
        <translation>€ {amount} remain</translation>
    </message>
    <message>
        <source>1 stecca</source>
        <translation>1 stack</translation>
    </message>
    <message>
        <source>{count} stecche</source>
        <translation>{count} stacks</translation>
    </message>
    <message>
        <source>{count} staccati</source>
        <translation>{count} apart</translation>
    </message>
    <message>
        <source>stecca meno {pieces}</source>
        <translation>stack less {pieces}</translation>
    </message>
    <message>
        <source>taglio {piles}</source>
        <translation>cut {piles}</translation>
    </message>
    <message>
        <source>1 sciolto</source>
        <translation>1 single</translation>
    </message>
    <message>
        <source>{count} sciolti</source>
        <translation>{count} spread</translation>
    </message>
    <message>
        <source>{chips} e {last}</source>
        <translation>{chips} and {last}</translation>
    </message>
    <message>
        <source>TENUTO PER</source>
        <translation>HELD FOR</translation>
    </message>
    <message>
        <source>terzo colpo: si ritira tutto</source>
        <translation>third spin: all is taken off</translation>
    </message>
    <message>
        <source>oltre il massimo: si ritira tutto</source>
        <translation>over the maximum: all is taken off</translation>
    </message>
    <message>
        <source>non si sapeva di chi era la puntata</source>
        <translation>nobody knew whose bet it was</translation>
    </message>
    <message>
        <source>rimasto sul tappeto dopo l&apos;ultimo colpo</source>
        <translation>left on the layout after the last spin</translation>
    </message>
    <message>
        <source>Da consegnare</source>
        <translation>To hand over</translation>
    </message>
    <message>
        <source>Tenuto per nome, o rimasto sul tappeto: tutto in una volta.</source>
        <translation>Held by name, or left on the layout: all at once.</translation>
    </message>
    <message>
        <source>Consegnare</source>
        <translation>Hand over</translation>
    </message>
    <message>
        <source>toccare di chi è</source>
        <translation>touch whose it is</translation>
    </message>
    <message>
        <source>Consegnare € {amount}</source>
        <translation>Hand over € {amount}</translation>
    </message>
    <message>
        <source>a {owner}</source>
        <translation>to {owner}</translation>
    </message>
    <message>
        <source>a chi dice il capo tavolo</source>
        <translation>to whom the table chief says</translation>
    </message>
    <message>
        <source>non si sa di chi</source>
        <translation>owner not known</translation>
    </message>
    <message>
        <source>Aprirlo quando banca e cilindro sono pronti</source>
        <translation>Open it when bank and wheel are ready</translation>
    </message>
    <message>
        <source>Tutto resta com&apos;è, finché la direzione non riprende il gioco</source>
        <translation>All stays as it is until the management resumes play</translation>
    </message>
    <message>
        <source>Il tappeto è libero, si attende il cilindro</source>
        <translation>The layout is clear, waiting for the wheel</translation>
    </message>
    <message>
        <source>Le puntate sono aperte</source>
        <translation>Bets are open</translation>
    </message>
    <message>
        <source>Chiedere i colori, poi chiudere il tavolo</source>
        <translation>Ask the colours in, then close the table</translation>
    </message>
    <message>
        <source>Si lancia ancora, solo per le puntate a lato</source>
        <translation>The ball is thrown on, for side wagers alone</translation>
    </message>
    <message>
        <source>Ultimo colpo prima della chiusura</source>
        <translation>Last spin before closing</translation>
    </message>
    <message>
        <source>La banca è aperta, la prima boule</source>
        <translation>The bank is open, the first ball</translation>
    </message>
    <message>
        <source>Cambio di minimo dal prossimo colpo</source>
        <translation>Another minimum from the next spin</translation>
    </message>
    <message>
        <source>Dopo questo colpo le palline passano al collega</source>
        <translation>After this spin the relief takes over</translation>
    </message>
    <message>
        <source>Colpo nullo, le puntate restano e sono aperte</source>
        <translation>No spin, bets stand and are open</translation>
    </message>
    <message>
        <source>Nuovo lancio regolare, le puntate sono ancora aperte</source>
        <translation>The new spin is good, bets are still open</translation>
    </message>
    <message>
        <source>La pallina gira, le puntate sono ancora aperte</source>
        <translation>The ball is running, bets are still open</translation>
    </message>
    <message>
        <source>Nulla va più — si attende il numero</source>
        <translation>No more bets — waiting for the number</translation>
    </message>
    <message>
        <source>C&apos;è un numero da confermare</source>
        <translation>A number is waiting to be confirmed</translation>
    </message>
    <message>
        <source>{call} — posare il dolly, poi pulire il tappeto</source>
        <translation>{call} — dolly down, then clear the layout</translation>
    </message>
    <message>
        <source>{call} — toccare quello che ha vinto</source>
        <translation>{call} — touch what has won</translation>
    </message>
    <message>
        <source>{call} — pagare nell&apos;ordine</source>
        <translation>{call} — pay in order</translation>
    </message>
    <message>
        <source>Zero — dividere le chance semplici</source>
        <translation>Zero — divide the even chances</translation>
    </message>
    <message>
        <source>Tutto è pagato al numero — colpo successivo</source>
        <translation>All paid to the number — next spin</translation>
    </message>
    <message>
        <source>rosso</source>
        <translation>red</translation>
    </message>
    <message>
        <source>nero</source>
        <translation>black</translation>
    </message>
    <message>
        <source>dispari</source>
        <translation>odd</translation>
    </message>
    <message>
        <source>pari</source>
        <translation>even</translation>
    </message>
    <message>
        <source>manque</source>
        <translation>low</translation>
    </message>
    <message>
        <source>passe</source>
        <translation>high</translation>
    </message>
    <message>
        <source>Aprire il tavolo</source>
        <translation>Open the table</translation>
    </message>
    <message>
        <source>Chiudere il tavolo…</source>
        <translation>Close the table…</translation>
    </message>
    <message>
        <source>Palla lanciata</source>
        <translation>Ball spun</translation>
    </message>
    <message>
        <source>Rien ne va plus</source>
        <translation>Rien ne va plus</translation>
    </message>
    <message>
        <source>Numero a mano</source>
        <translation>Number by hand</translation>
    </message>
    <message>
        <source>Confermare</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Non è questo</source>
        <translation>Not this one</translation>
    </message>
    <message>
        <source>Ultimo colpo</source>
        <translation>Last spin</translation>
    </message>
    <message>
        <source>Tappeto pulito</source>
        <translation>Layout cleared</translation>
    </message>
    <message>
        <source>Non pagato</source>
        <translation>Not paid</translation>
    </message>
    <message>
        <source>Detto: {answer}.</source>
        <translation>Said: {answer}.</translation>
    </message>
    <message>
        <source>Tutti pagati</source>
        <translation>All paid</translation>
    </message>
    <message>
        <source>Colpo successivo</source>
        <translation>Next spin</translation>
    </message>
    <message>
        <source>Annulla</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Da riprendere</source>
        <translation>To take back</translation>
    </message>
    <message>
        <source>Biglietti da rendere</source>
        <translation>Banknotes to give back</translation>
    </message>
    <message>
        <source>Prigioniero perso</source>
        <translation>Prisoner lost</translation>
    </message>
    <message>
        <source>{call} — fare quello che è mostrato</source>
        <translation>{call} — do what is shown</translation>
    </message>
    <message>
        <source>Tutto è pagato al numero — chiudere il tavolo</source>
        <translation>All paid to the number — close the table</translation>
    </message>
    <message>
        <source>Resta</source>
        <translation>Stays on the chance</translation>
    </message>
    <message>
        <source>Tutto fatto</source>
        <translation>All done</translation>
    </message>
    <message>
        <source>Ripeti</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Tutto il tappeto</source>
        <translation>Whole layout</translation>
    </message>
    <message>
        <source>Biglietti, omaggi</source>
        <translation>Notes, free chips</translation>
    </message>
    <message>
        <source>Pagamento precedente</source>
        <translation>Payment before</translation>
    </message>
    <message>
        <source>Pagamento seguente</source>
        <translation>Payment after</translation>
    </message>
    <message>
        <source>Elenco dei pagamenti…</source>
        <translation>List of payments…</translation>
    </message>
    <message>
        <source>Al pagamento dovuto</source>
        <translation>To the payment due</translation>
    </message>
    <message>
        <source>Riprendere dal registro</source>
        <translation>Take from the journal</translation>
    </message>
    <message>
        <source>Capito</source>
        <translation>Understood</translation>
    </message>
    <message>
        <source>Altro avviso</source>
        <translation>Another notice</translation>
    </message>
    <message>
        <source>Annota rifiutato</source>
        <translation>Record as refused</translation>
    </message>
    <message>
        <source>Annuncio…</source>
        <translation>Call bet…</translation>
    </message>
    <message>
        <source>Tavolo…</source>
        <translation>Table…</translation>
    </message>
    <message>
        <source>Cambio di minimo…</source>
        <translation>Change minimum…</translation>
    </message>
    <message>
        <source>Colore personale…</source>
        <translation>Personal colour…</translation>
    </message>
    <message>
        <source>Cambio impiegato…</source>
        <translation>Change dealer…</translation>
    </message>
    <message>
        <source>Sospendere il gioco…</source>
        <translation>Suspend play…</translation>
    </message>
    <message>
        <source>Altro sul pagamento…</source>
        <translation>More on the payment…</translation>
    </message>
    <message>
        <source>Allo zero…</source>
        <translation>At zero…</translation>
    </message>
    <message>
        <source>Un altro numero…</source>
        <translation>Another number…</translation>
    </message>
    <message>
        <source>Prigionieri…</source>
        <translation>Prisoners…</translation>
    </message>
    <message>
        <source>Gettone fuori posto…</source>
        <translation>Misplaced chip…</translation>
    </message>
    <message>
        <source>Da consegnare…</source>
        <translation>To hand over…</translation>
    </message>
    <message>
        <source>Banco…</source>
        <translation>Bank…</translation>
    </message>
    <message>
        <source>Colori e mance…</source>
        <translation>Colours and tips…</translation>
    </message>
    <message>
        <source>Mancia…</source>
        <translation>Tip…</translation>
    </message>
    <message>
        <source>Chi ne risponde…</source>
        <translation>Who answers…</translation>
    </message>
    <message>
        <source>Tasti</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Stampa</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>in su</source>
        <translation>up</translation>
    </message>
    <message>
        <source>in giù</source>
        <translation>down</translation>
    </message>
    <message>
        <source>Le pagine del manuale</source>
        <translation>The manual’s pages</translation>
    </message>
    <message>
        <source>Cerca</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Niente: cercare un&apos;altra parola.</source>
        <translation>Nothing: look for another word.</translation>
    </message>
    <message>
        <source>Il manuale è in italiano e in inglese: queste sono le pagine inglesi.</source>
        <translation>The manual is in Italian and English: these are the English pages.</translation>
    </message>
    <message>
        <source>Impostazioni…</source>
        <translation>Settings…</translation>
    </message>
    <message>
        <source>Nome, casa e lato…</source>
        <translation>Name, house, side…</translation>
    </message>
    <message>
        <source>Pacchetto per l&apos;assistenza…</source>
        <translation>Support bundle…</translation>
    </message>
    <message>
        <source>Lettore del cilindro…</source>
        <translation>Wheel reader…</translation>
    </message>
    <message>
        <source>Schermo dei giocatori</source>
        <translation>Players’ display</translation>
    </message>
    <message>
        <source>annunciato: revocare</source>
        <translation>announced: undo</translation>
    </message>
    <message>
        <source>toccare ancora</source>
        <translation>touch again</translation>
    </message>
    <message>
        <source>Successivo</source>
        <translation>Next spin</translation>
    </message>
    <message>
        <source>Riprendere il gioco…</source>
        <translation>Take play up again…</translation>
    </message>
    <message>
        <source>da riprendere</source>
        <translation>to take up</translation>
    </message>
    <message>
        <source>IL TAVOLO SI È FERMATO</source>
        <translation>THE TABLE HAS STOPPED</translation>
    </message>
    <message>
        <source>Uscire e riavviare: riprende dal registro. Intanto su carta.</source>
        <translation>Leave and start again: it goes on from the journal. Meanwhile on paper.</translation>
    </message>
    <message>
        <source>Segnare su carta, avvisare il capo tavolo.</source>
        <translation>Write on paper, tell the table chief.</translation>
    </message>
    <message>
        <source>Avvisare il capo tavolo; si continua.</source>
        <translation>Tell the table chief; play goes on.</translation>
    </message>
    <message>
        <source>Riprendere dal registro, poi correggere.</source>
        <translation>Take the journal’s, then correct it.</translation>
    </message>
    <message>
        <source>Così non si può</source>
        <translation>Not like this</translation>
    </message>
    <message>
        <source>Resta da fare</source>
        <translation>Still to do</translation>
    </message>
    <message>
        <source>{passed}. Un altro tocco va avanti lo stesso.</source>
        <translation>{passed}. Another touch goes on all the same.</translation>
    </message>
    <message>
        <source>Annuncio non accettato</source>
        <translation>Call bet not taken</translation>
    </message>
    <message>
        <source>Leggere le note accanto.</source>
        <translation>Read the notes beside.</translation>
    </message>
    <message>
        <source>{count} in gioco</source>
        <translation>{count} in play</translation>
    </message>
    <message>
        <source>NON REGISTRATO</source>
        <translation>NOT RECORDED</translation>
    </message>
    <message>
        <source>Registro in difficoltà</source>
        <translation>Journal in trouble</translation>
    </message>
    <message>
        <source>Non accettato</source>
        <translation>Not accepted</translation>
    </message>
    <message>
        <source>Pezzi finiti</source>
        <translation>None left</translation>
    </message>
    <message>
        <source>Puntate a lato…</source>
        <translation>Side wagers…</translation>
    </message>
    <message>
        <source>Schermo intero</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Registro nuovo…</source>
        <translation>New journal…</translation>
    </message>
    <message>
        <source>Uscire dal programma…</source>
        <translation>Leave the program…</translation>
    </message>
    <message>
        <source>proseguire: {count}</source>
        <translation>{count} to go on</translation>
    </message>
    <message>
        <source>consegnare: {count}</source>
        <translation>hand over: {count}</translation>
    </message>
    <message>
        <source>risposte: {count}</source>
        <translation>answers: {count}</translation>
    </message>
    <message>
        <source>Niente è cambiato.</source>
        <translation>Nothing has changed.</translation>
    </message>
    <message>
        <source>Inserimento non accettato</source>
        <translation>Entry not accepted</translation>
    </message>
    <message>
        <source>Quel pagamento è già fatto</source>
        <translation>That payment is made already</translation>
    </message>
    <message>
        <source>Per cambiarlo, toccare prima «Non pagato».</source>
        <translation>To change it, touch “Not paid” first.</translation>
    </message>
    <message>
        <source>Cilindro scollegato</source>
        <translation>Wheel disconnected</translation>
    </message>
    <message>
        <source>Si continua: il numero si scrive a mano.</source>
        <translation>Play goes on: type the number.</translation>
    </message>
    <message>
        <source>Gioco sospeso</source>
        <translation>Play suspended</translation>
    </message>
    <message>
        <source>Attendere la direzione.</source>
        <translation>Wait for the management.</translation>
    </message>
    <message>
        <source>Attenzione</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Avvisare il capo tavolo.</source>
        <translation>Tell the table chief.</translation>
    </message>
    <message>
        <source>Resto dell&apos;annuncio</source>
        <translation>Change of the call bet</translation>
    </message>
    <message>
        <source>Rendere a: {owed}.</source>
        <translation>Give back to: {owed}.</translation>
    </message>
    <message>
        <source>Il cilindro tace</source>
        <translation>The wheel is silent</translation>
    </message>
    <message>
        <source>Se il numero non arriva, si scrive a mano.</source>
        <translation>If no number comes, type it.</translation>
    </message>
    <message>
        <source>Nessuna voce</source>
        <translation>No voice</translation>
    </message>
    <message>
        <source>Si annuncia come sempre.</source>
        <translation>Announce as always.</translation>
    </message>
    <message>
        <source>Adesso al tavolo: {dealer}</source>
        <translation>Now dealing: {dealer}</translation>
    </message>
    <message>
        <source>{left}: {was}</source>
        <translation>{left}: {was}</translation>
    </message>
    <message>
        <source>Lancio di prima nullo</source>
        <translation>Earlier throw void</translation>
    </message>
    <message>
        <source>riprendere € {amount}</source>
        <translation>take € {amount} back</translation>
    </message>
    <message>
        <source>annunci da proseguire: {count}</source>
        <translation>call bets to go on: {count}</translation>
    </message>
    <message>
        <source>e un altro avviso</source>
        <translation>and one more notice</translation>
    </message>
    <message>
        <source>e altri {count} avvisi</source>
        <translation>and {count} more notices</translation>
    </message>
    <message>
        <source>Numeri a mano</source>
        <translation>Numbers by hand</translation>
    </message>
    <message>
        <source>Cilindro</source>
        <translation>Wheel</translation>
    </message>
    <message>
        <source>Cilindro in ritardo</source>
        <translation>Wheel is late</translation>
    </message>
    <message>
        <source>Cilindro muto</source>
        <translation>Wheel is silent</translation>
    </message>
    <message>
        <source>giri/min</source>
        <translation>rpm</translation>
    </message>
    <message>
        <source>guaste {count}</source>
        <translation>errors {count}</translation>
    </message>
    <message>
        <source>ultimo numero {ago}, alle {time}</source>
        <translation>last number {ago}, at {time}</translation>
    </message>
    <message>
        <source>{lines} da quando è collegato</source>
        <translation>{lines} since it was connected</translation>
    </message>
    <message>
        <source>NON REGISTRATO · {count}</source>
        <translation>NOT RECORDED · {count}</translation>
    </message>
    <message>
        <source>Registro fermo</source>
        <translation>Journal stopped</translation>
    </message>
    <message>
        <source>Registro pronto</source>
        <translation>Journal ready</translation>
    </message>
    <message>
        <source>Registro scritto {time}</source>
        <translation>Journal written {time}</translation>
    </message>
    <message>
        <source>Il tamburo si collega</source>
        <translation>Tumbler connecting</translation>
    </message>
    <message>
        <source>Il cilindro si collega</source>
        <translation>Wheel connecting</translation>
    </message>
    <message>
        <source>1 riga guasta</source>
        <translation>1 bad line</translation>
    </message>
    <message>
        <source>{count} righe guaste</source>
        <translation>{count} bad lines</translation>
    </message>
    <message>
        <source>numero {ago}</source>
        <translation>number {ago}</translation>
    </message>
    <message>
        <source>adesso</source>
        <translation>just now</translation>
    </message>
    <message>
        <source>{hours} h fa</source>
        <translation>{hours} h ago</translation>
    </message>
    <message>
        <source>{minutes} min fa</source>
        <translation>{minutes} min ago</translation>
    </message>
    <message>
        <source>Il lettore lo dice, ma non l&apos;ha visto cadere.</source>
        <translation>The reader says so, but did not see it fall.</translation>
    </message>
    <message>
        <source>Un lettore lo dice, l&apos;altro tace.</source>
        <translation>One reader says so, the other says nothing.</translation>
    </message>
    <message>
        <source>È di un colpo che il lettore non ha seguito.</source>
        <translation>It is of a spin that the reader did not follow.</translation>
    </message>
    <message>
        <source>Questo lettore non segue il colpo: guardare la pallina.</source>
        <translation>This reader does not follow the spin: look at the ball.</translation>
    </message>
    <message>
        <source>Il lettore l&apos;ha detto una volta sola: guardare la pallina.</source>
        <translation>The reader said it only once: look at the ball.</translation>
    </message>
    <message>
        <source>Il tamburo ha detto qualcosa che non si è sentito.</source>
        <translation>The tumbler said something that was not heard.</translation>
    </message>
    <message>
        <source>Il tamburo è stato spento e riacceso durante l&apos;estrazione.</source>
        <translation>The tumbler was switched off and on during the draw.</translation>
    </message>
    <message>
        <source>L&apos;estrazione vale dopo tutto: guardare la pallina.</source>
        <translation>The draw counts after all: look at the ball.</translation>
    </message>
    <message>
        <source>Il lettore lo ripete, e si era detto no: guardare la pallina.</source>
        <translation>The reader says it again, and the answer was no: look at the ball.</translation>
    </message>
    <message>
        <source>Lo dice il lettore: guardare la pallina.</source>
        <translation>The reader says so: look at the ball.</translation>
    </message>
    <message>
        <source>Scritto a mano: guardare la pallina un&apos;altra volta.</source>
        <translation>Typed by hand: look at the ball once more.</translation>
    </message>
    <message>
        <source>Pallina lanciata nel verso del cilindro</source>
        <translation>Ball spun in the wheel’s direction</translation>
    </message>
    <message>
        <source>Lanciata prima di aver pagato tutto</source>
        <translation>Spun before everything was paid</translation>
    </message>
    <message>
        <source>Meno di sette giri completi</source>
        <translation>Fewer than seven full turns</translation>
    </message>
    <message>
        <source>Il cilindro si è fermato</source>
        <translation>The wheel stopped</translation>
    </message>
    <message>
        <source>La pallina non è in una casella</source>
        <translation>The ball is in no pocket</translation>
    </message>
    <message>
        <source>Corpo estraneo nel cilindro</source>
        <translation>Foreign body in the wheel</translation>
    </message>
    <message>
        <source>Solo per le puntate a lato: sul tappeto non si punta</source>
        <translation>For side wagers alone: nothing is bet on the layout</translation>
    </message>
    <message>
        <source>Aprirlo quando banca e tamburo sono pronti</source>
        <translation>Open it when bank and drum are ready</translation>
    </message>
    <message>
        <source>Il tappeto è libero, si attende il tamburo</source>
        <translation>The layout is clear, waiting for the drum</translation>
    </message>
    <message>
        <source>La banca è aperta, la prima estrazione</source>
        <translation>The bank is open, the first draw</translation>
    </message>
    <message>
        <source>Estrazione nulla, le puntate restano e sono aperte</source>
        <translation>Void draw, bets stay and are open</translation>
    </message>
    <message>
        <source>Il tamburo gira, le puntate sono ancora aperte</source>
        <translation>The drum turns, bets are still open</translation>
    </message>
    <message>
        <source>Nuova estrazione, le puntate sono ancora aperte</source>
        <translation>A new draw, bets are still open</translation>
    </message>
    <message>
        <source>Il tamburo gira</source>
        <translation>The drum turns</translation>
    </message>
    <message>
        <source>Lettore del tamburo…</source>
        <translation>The drum&apos;s reader…</translation>
    </message>
    <message>
        <source>Tamburo</source>
        <translation>Drum</translation>
    </message>
    <message>
        <source>Tamburo in ritardo</source>
        <translation>Drum late</translation>
    </message>
    <message>
        <source>Tamburo muto</source>
        <translation>Drum silent</translation>
    </message>
    <message>
        <source>Tamburo scollegato</source>
        <translation>Drum disconnected</translation>
    </message>
    <message>
        <source>Il tamburo tace</source>
        <translation>The drum is silent</translation>
    </message>
    <message>
        <source>Il tamburo non ha girato nei due versi</source>
        <translation>The drum did not turn both ways</translation>
    </message>
    <message>
        <source>Lo sportello era aperto</source>
        <translation>The door was open</translation>
    </message>
    <message>
        <source>Le palline non sono 37</source>
        <translation>There are not 37 balls</translation>
    </message>
    <message>
        <source>È caduta più di una pallina</source>
        <translation>More than one ball fell</translation>
    </message>
    <message>
        <source>Non è caduta nessuna pallina</source>
        <translation>No ball fell</translation>
    </message>
    <message>
        <source>Corpo estraneo nel tamburo</source>
        <translation>Foreign body in the drum</translation>
    </message>
    <message>
        <source>Altra decisione del capo tavolo</source>
        <translation>Other decision of the table chief</translation>
    </message>
    <message>
        <source>La pallina è stata ripresa</source>
        <translation>The ball was taken back</translation>
    </message>
    <message>
        <source>Il tamburo è stato spento e riacceso</source>
        <translation>The drum was switched off and on</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso: prima si apre</source>
        <translation>The table is closed: open it first</translation>
    </message>
    <message>
        <source>Il tavolo è già aperto</source>
        <translation>The table is open already</translation>
    </message>
    <message>
        <source>La banca della sera prima non è contata: prima si chiude quella</source>
        <translation>Last night’s bank is not counted: close it first</translation>
    </message>
    <message>
        <source>Il gioco è già sospeso</source>
        <translation>Play is suspended already</translation>
    </message>
    <message>
        <source>Il gioco non è sospeso</source>
        <translation>Play is not suspended</translation>
    </message>
    <message>
        <source>Si paga di nuovo il colpo {paid} e gira la pallina del {spin}: prima «Rien ne va plus»</source>
        <translation>Spin {paid} is paid again while the ball of {spin} runs: “Rien ne va plus” first</translation>
    </message>
    <message>
        <source>Il minimo del prossimo colpo è cambiato nel frattempo: prima rimetterlo com&apos;era</source>
        <translation>The minimum of the next spin has changed since: put it back first</translation>
    </message>
    <message>
        <source>Il colpo {spin} non è ancora pagato: segnare i pagamenti, poi colpo successivo</source>
        <translation>Spin {spin} is still being paid: mark the payments, then next spin</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è giocato: ritirare i colori e chiudere il tavolo</source>
        <translation>The last spin is played: ask the colours in and close the table</translation>
    </message>
    <message>
        <source>Il banco è contato alla chiusura: ricontarlo all&apos;apertura per giocare ancora, o chiudere</source>
        <translation>The bank was counted at closing: count it open again to play on, or close the table</translation>
    </message>
    <message>
        <source>Era l&apos;ultimo colpo: non si punta più</source>
        <translation>It was the last spin: no more bets</translation>
    </message>
    <message>
        <source>Era l&apos;ultimo colpo: niente resta, il giocatore incassa</source>
        <translation>It was the last spin: nothing stays, the player takes it</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo non è annunciato: non c&apos;è niente da revocare</source>
        <translation>The last spin is not announced: there is nothing to take back</translation>
    </message>
    <message>
        <source>La pallina del colpo {spin} gira già</source>
        <translation>The ball of spin {spin} is in the wheel already</translation>
    </message>
    <message>
        <source>La pallina del colpo {spin} gira: attendere il numero</source>
        <translation>The ball of spin {spin} is in the wheel: wait for the number</translation>
    </message>
    <message>
        <source>Il {number} attende risposta: confermare o rifiutare</source>
        <translation>{number} waits for an answer: confirm or refuse</translation>
    </message>
    <message>
        <source>La pallina non è nel cilindro: prima si lancia</source>
        <translation>The ball is not in the wheel: spin it first</translation>
    </message>
    <message>
        <source>Il tamburo gira già per il colpo {spin}</source>
        <translation>The drum turns for spin {spin} already</translation>
    </message>
    <message>
        <source>Il tamburo gira per il colpo {spin}: attendere la pallina</source>
        <translation>The drum turns for spin {spin}: wait for the ball</translation>
    </message>
    <message>
        <source>Il tamburo gira per il colpo {spin}: il cambio si fa quando è pagato</source>
        <translation>The drum turns for spin {spin}: hand over when it is paid</translation>
    </message>
    <message>
        <source>Il tamburo non gira: prima si gira</source>
        <translation>The drum does not turn: turn it first</translation>
    </message>
    <message>
        <source>Ci sono puntate a lato: si lancia ancora, solo per quelle, o si abbandona il giro</source>
        <translation>Side wagers stand: the ball is thrown on for them alone, or the round is abandoned</translation>
    </message>
    <message>
        <source>Il tamburo non gira: non c&apos;è un&apos;estrazione da annullare</source>
        <translation>The drum does not turn: there is no draw to void</translation>
    </message>
    <message>
        <source>Il registro non mostra i due versi del tamburo: dichiararli, o annullare</source>
        <translation>The journal does not show the drum&apos;s two ways: state them, or void it</translation>
    </message>
    <message>
        <source>Nel tamburo ci sono {count} palline e non 37: prima si cerca il perché</source>
        <translation>The tumbler has {count} balls and not 37: first find out why</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha il numero: per contraddire il lettore dire chi e perché</source>
        <translation>Spin {spin} has its number: to contradict the reader say who and why</translation>
    </message>
    <message>
        <source>Per contraddire il lettore dire chi lo decide e perché</source>
        <translation>To contradict the reader say who decides and why</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha già quel numero</source>
        <translation>Spin {spin} has that number already</translation>
    </message>
    <message>
        <source>Nessun numero attende risposta</source>
        <translation>No number waits for an answer</translation>
    </message>
    <message>
        <source>La pallina non gira: non c&apos;è un lancio da annullare</source>
        <translation>No ball is running: there is no spin to void</translation>
    </message>
    <message>
        <source>È già girata un&apos;altra pallina: «Numero a mano», o si rilancia</source>
        <translation>Another ball has run since: “Number by hand”, or throw again</translation>
    </message>
    <message>
        <source>Per un altro motivo decide il capo tavolo: dire chi</source>
        <translation>Another reason is the table chief’s: say who</translation>
    </message>
    <message>
        <source>Il tappeto non è pulito: prima si pulisce</source>
        <translation>The layout is not cleared: clear it first</translation>
    </message>
    <message>
        <source>Il tappeto è già pulito</source>
        <translation>The layout is cleared already</translation>
    </message>
    <message>
        <source>Non c&apos;è un colpo da pagare: prima cade un numero</source>
        <translation>No spin is being paid: a number must fall first</translation>
    </message>
    <message>
        <source>A questo tavolo ogni puntata è scritta: si sa già che cosa vince</source>
        <translation>Every stake is entered at this table: what won is known</translation>
    </message>
    <message>
        <source>Cambierebbe un pagamento già fatto: prima «Non pagato»</source>
        <translation>That would change a payment made: “Not paid” first</translation>
    </message>
    <message>
        <source>Questo annuncio prosegue una vincita: revocare quella</source>
        <translation>This call bet goes on from a win: take that back</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha {payments} pagamenti: il {order} non c&apos;è</source>
        <translation>Spin {spin} has {payments} payments: there is no payment {order}</translation>
    </message>
    <message>
        <source>Prima dire se la differenza del pagamento {order} del colpo {spin} fu pagata</source>
        <translation>First say whether the difference of payment {order} of spin {spin} was paid</translation>
    </message>
    <message>
        <source>La differenza del pagamento {order} del colpo {spin} si dice questa sera: si corregge dopo</source>
        <translation>The difference of payment {order} of spin {spin} is said tonight: it is corrected afterwards</translation>
    </message>
    <message>
        <source>Il pagamento {order} è già fatto</source>
        <translation>Payment {order} is made already</translation>
    </message>
    <message>
        <source>Toglierebbe il pagamento {order}, contestato: prima la decisione</source>
        <translation>That would take away payment {order}, which is disputed: the ruling first</translation>
    </message>
    <message>
        <source>Il pagamento {order} è contestato: attende la decisione</source>
        <translation>Payment {order} is disputed: it waits for the ruling</translation>
    </message>
    <message>
        <source>Prima il pagamento {order}: per cambiare l&apos;ordine dire chi e perché</source>
        <translation>Payment {order} comes first: to change the order say who and why</translation>
    </message>
    <message>
        <source>Il pagamento {order} non è fatto</source>
        <translation>Payment {order} is not made</translation>
    </message>
    <message>
        <source>Il pagamento {order} del colpo {spin} è contestato: dire chi decide e perché</source>
        <translation>Payment {order} of spin {spin} is disputed: say who decides and why</translation>
    </message>
    <message>
        <source>Il pagamento {order} è già contestato</source>
        <translation>Payment {order} is disputed already</translation>
    </message>
    <message>
        <source>Il pagamento {order} non è contestato</source>
        <translation>Payment {order} is not disputed</translation>
    </message>
    <message>
        <source>Il pagamento non si legge: {fault}</source>
        <translation>The payment cannot be read: {fault}</translation>
    </message>
    <message>
        <source>Quel gettone è già segnato così</source>
        <translation>That chip is marked so already</translation>
    </message>
    <message>
        <source>Rien ne va plus: adesso lo concede solo il capo tavolo</source>
        <translation>Rien ne va plus: only the table chief allows it now</translation>
    </message>
    <message>
        <source>Prigioni e vincite lasciate le segna il tavolo: per correggerle dire chi</source>
        <translation>Prisoners and winnings left are the table’s to mark: to put one right say who</translation>
    </message>
    <message>
        <source>Un enfermé non si ritira: si sposta, o attende il prossimo numero</source>
        <translation>A prisoner is not taken up: it is moved, or waits for the next number</translation>
    </message>
    <message>
        <source>Su {position} non ci sono {pieces} pezzi così: {more}</source>
        <translation>There are not {pieces} such pieces on {position}: {more}</translation>
    </message>
    <message>
        <source>Su {position} non c&apos;è un pezzo così: {more}</source>
        <translation>No such piece on {position}: {more}</translation>
    </message>
    <message>
        <source>ce n&apos;è 1</source>
        <translation>there is 1</translation>
    </message>
    <message>
        <source>non ce n&apos;è nessuno</source>
        <translation>there are none</translation>
    </message>
    <message>
        <source>{table} è questo tavolo: i suoi colori giocano già qui</source>
        <translation>{table} is this table: its colours play here already</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha il {number}: questo vale solo per lo zero</source>
        <translation>Spin {spin} has {number}: this is for zero alone</translation>
    </message>
    <message>
        <source>{house} allo zero non lascia scelta</source>
        <translation>{house} leaves no choice at zero</translation>
    </message>
    <message>
        <source>All&apos;ultimo colpo niente va in prigione: si rende la metà</source>
        <translation>At the last spin nothing goes to prison: half is given back</translation>
    </message>
    <message>
        <source>Su {position} non c&apos;è una puntata libera: {owner}</source>
        <translation>No free stake lies on {position}: {owner}</translation>
    </message>
    <message>
        <source>Su {position} è già scelto così: {owner}</source>
        <translation>On {position} that is chosen already: {owner}</translation>
    </message>
    <message>
        <source>{house} non imprigiona pezzi spaiati: niente da raggruppare</source>
        <translation>{house} shuts no odd piece in: nothing to group</translation>
    </message>
    <message>
        <source>{house} raggruppa ogni colore per regola propria</source>
        <translation>{house} groups every colour by its own rule</translation>
    </message>
    <message>
        <source>Già raggruppato: {colour}</source>
        <translation>Grouped already: {colour}</translation>
    </message>
    <message>
        <source>Non raggruppato: {colour}</source>
        <translation>Not grouped: {colour}</translation>
    </message>
    <message>
        <source>Niente da raggruppare su due chance semplici: {colour}</source>
        <translation>Nothing to group on two simple chances: {colour}</translation>
    </message>
    <message>
        <source>ce ne sono {pieces}</source>
        <translation>{pieces} lie there</translation>
    </message>
    <message>
        <source>Su {position} non può stare: {more}</source>
        <translation>That may not lie on {position}: {more}</translation>
    </message>
    <message>
        <source>Su {position} non può giocare: {more}</source>
        <translation>That may not play on {position}: {more}</translation>
    </message>
    <message>
        <source>Lì ci sono gettoni diversi: spostarli tutti, o dire se sono enfermé</source>
        <translation>Different chips lie there: move them all, or say whether enfermé</translation>
    </message>
    <message>
        <source>Lì c&apos;è solo 1 pezzo</source>
        <translation>Only 1 piece lies there</translation>
    </message>
    <message>
        <source>Lì ci sono solo {pieces} pezzi</source>
        <translation>Only {pieces} pieces lie there</translation>
    </message>
    <message>
        <source>La vincita su una combinazione si consegna subito</source>
        <translation>Winnings on an inside bet are handed over at once</translation>
    </message>
    <message>
        <source>Una vincita resta solo se si sa di chi è: chiedere</source>
        <translation>Winnings stay only for a known owner: ask whose</translation>
    </message>
    <message>
        <source>Quello che vincono gli impiegati va alla boîte: non resta</source>
        <translation>What the employees win goes to the boîte: it does not stay</translation>
    </message>
    <message>
        <source>Il colpo {spin} non ha una puntata {place} di quelle</source>
        <translation>Spin {spin} has no such stake {place}</translation>
    </message>
    <message>
        <source>Del codice di {himself} risponde un altro</source>
        <translation>{himself}’s code is answered for by somebody else</translation>
    </message>
    <message>
        <source>Quel cilindro è già al tavolo</source>
        <translation>That wheel is at the table already</translation>
    </message>
    <message>
        <source>La pallina gira: il cilindro si cambia tra due colpi</source>
        <translation>The ball runs: the wheel is changed between two spins</translation>
    </message>
    <message>
        <source>Il minimo è {minimum}, e non ne è annunciato un altro</source>
        <translation>The minimum is {minimum}, and no other is announced</translation>
    </message>
    <message>
        <source>Quello che lo zero ha diviso si chiede al prossimo colpo</source>
        <translation>What zero divided is asked for at the next spin</translation>
    </message>
    <message>
        <source>Nessuno è in prigione</source>
        <translation>Nobody is in prison</translation>
    </message>
    <message>
        <source>Adesso lo zero non chiede niente</source>
        <translation>Zero asks nothing now</translation>
    </message>
    <message>
        <source>Qui non c&apos;è niente da togliere con il gettone e il posto scelti</source>
        <translation>There is nothing here to take off with the chosen chip and seat</translation>
    </message>
    <message>
        <source>Qui sta la puntata di un altro: prima scegliere il suo gettone, poi − Togli</source>
        <translation>Another player&apos;s stake lies here: choose that chip first, then − Take off</translation>
    </message>
    <message>
        <source>Qui stanno più giocatori: prima scegliere gettone e posto, poi − Togli</source>
        <translation>Several players lie here: choose chip and seat first, then − Take off</translation>
    </message>
    <message>
        <source>Di {owner} su {position} nessuno ha detto che non c&apos;era più</source>
        <translation>Nobody said that {owner}&apos;s on {position} was gone</translation>
    </message>
    <message>
        <source>Di {owner} su {position} non si conosce nessuna puntata</source>
        <translation>No stake of {owner} on {position} is known</translation>
    </message>
    <message>
        <source>{owner} ha un prigioniero su {position}: non si riprende</source>
        <translation>{owner} has a prisoner on {position}: it cannot be taken up</translation>
    </message>
    <message>
        <source>È già fatto</source>
        <translation>It is done already</translation>
    </message>
    <message>
        <source>Non è ancora fatto</source>
        <translation>It is not done yet</translation>
    </message>
    <message>
        <source>Niente è in custodia senza un nome</source>
        <translation>Nothing is held without a name</translation>
    </message>
    <message>
        <source>Prima del numero un gettone fuori posto si sposta subito</source>
        <translation>Before the number a misplaced chip is moved at once</translation>
    </message>
    <message>
        <source>Dove doveva stare non vince: non c&apos;è niente da decidere</source>
        <translation>It does not win where it was meant: there is nothing to decide</translation>
    </message>
    <message>
        <source>Il cambio di minimo si annuncia prima del lancio</source>
        <translation>A minimum is announced before the throw</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo si annuncia prima del lancio</source>
        <translation>The last spin is announced before the throw</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo si revoca prima del lancio</source>
        <translation>The last spin is taken back before the throw</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è già annunciato</source>
        <translation>The last spin is announced already</translation>
    </message>
    <message>
        <source>Il valore di un colore lo dà il capo tavolo: dire chi</source>
        <translation>The value of a colour is the table chief’s: say who</translation>
    </message>
    <message>
        <source>{owner} ha già un colore ({colour}): un giocatore ne ha uno solo</source>
        <translation>{owner} has a colour already ({colour}): one to a player</translation>
    </message>
    <message>
        <source>Di quel colore ({colour}) ci sono pezzi sul tappeto: per ora resta com&apos;è</source>
        <translation>Pieces of that colour ({colour}) lie on the layout: it stays as it is</translation>
    </message>
    <message>
        <source>Il colpo {spin} non è ancora pagato: il cambio si fa quando è finito</source>
        <translation>Spin {spin} is still being paid: dealers change when it is finished</translation>
    </message>
    <message>
        <source>La pallina del colpo {spin} gira: il cambio si fa quando è pagato</source>
        <translation>The ball of spin {spin} is in the wheel: dealers change when it is paid</translation>
    </message>
    <message>
        <source>Le palline passano dopo il colpo {spin}: prima si lancia</source>
        <translation>The relief comes after spin {spin}: it is thrown first</translation>
    </message>
    <message>
        <source>Nessun cambio è annunciato</source>
        <translation>No relief is announced</translation>
    </message>
    <message>
        <source>Il cambio dopo il colpo {spin} è già annunciato</source>
        <translation>The relief after spin {spin} is announced already</translation>
    </message>
    <message>
        <source>Il cambio si annuncia prima del lancio</source>
        <translation>The relief is announced before the throw</translation>
    </message>
    <message>
        <source>Chi prende il tavolo firma per sé</source>
        <translation>Whoever takes the table signs for himself</translation>
    </message>
    <message>
        <source>Chi è al tavolo firma con il suo codice: non l&apos;ha dato nessuno</source>
        <translation>Who deals signs with a code: nobody gave one</translation>
    </message>
    <message>
        <source>Al tavolo c&apos;è {dealer}: prima il cambio con {name}</source>
        <translation>{dealer} deals here: {name} takes the table over first</translation>
    </message>
    <message>
        <source>La seconda persona è un&apos;altra da chi sta al tavolo</source>
        <translation>The second person is another than the dealer</translation>
    </message>
    <message>
        <source>{name} non può firmare questo: serve un capo tavolo o un responsabile di sala</source>
        <translation>{name} may not sign this: it takes a table chief or a pit boss</translation>
    </message>
    <message>
        <source>{name} ha già firmato: ogni firma è di un&apos;altra persona</source>
        <translation>{name} has signed already: each signature is another person&apos;s</translation>
    </message>
    <message>
        <source>{name} ha dato il codice e non è fra chi firma</source>
        <translation>{name} gave a code and is not among those who sign</translation>
    </message>
    <message>
        <source>{name} non può tenere il tavolo</source>
        <translation>{name} may not deal</translation>
    </message>
    <message>
        <source>Il banco è già contato: prima si chiude</source>
        <translation>The bank is counted already: close it first</translation>
    </message>
    <message>
        <source>Il banco non è ancora contato: prima la conta d&apos;apertura</source>
        <translation>The bank is not counted yet: the opening count first</translation>
    </message>
    <message>
        <source>Il banco ne ha {there} ({chip}): {pieces} non possono uscirne</source>
        <translation>The bank has {there} of it ({chip}): {pieces} cannot leave it</translation>
    </message>
    <message>
        <source>Il tavolo non è mai stato aperto: nella cassetta non c&apos;è niente</source>
        <translation>The table was never opened: nothing is in its box</translation>
    </message>
    <message>
        <source>Nessuna cassetta di quella sera attende la conta</source>
        <translation>No box of that night waits to be counted</translation>
    </message>
    <message>
        <source>La cassetta si vuota in due: dire chi conta e chi è con lui</source>
        <translation>The box is emptied by two: say who counts and who is with them</translation>
    </message>
    <message>
        <source>Quanto entra e quanto esce differiscono di {amount}</source>
        <translation>What comes and what goes differ by {amount}</translation>
    </message>
    <message>
        <source>I biglietti si cambiano a parte: vanno nella cassetta</source>
        <translation>Notes are changed apart: they go into the box</translation>
    </message>
    <message>
        <source>Non c&apos;è nessun biglietto: è un cambio di gettoni</source>
        <translation>There is no note: it is a change of chips</translation>
    </message>
    <message>
        <source>Va con il suo documento: dire il numero</source>
        <translation>It goes with its document: say the number</translation>
    </message>
    <message>
        <source>Il documento dice {total} e i gettoni {amount}</source>
        <translation>The document says {total} and the chips {amount}</translation>
    </message>
    <message>
        <source>Lo firmano il capo tavolo e i due ispettori: tre nomi diversi</source>
        <translation>The table chief and both inspectors sign it: three different names</translation>
    </message>
    <message>
        <source>Il documento {number} è annullato: prendere {next}</source>
        <translation>Document {number} is void: take {next}</translation>
    </message>
    <message>
        <source>Il documento {number} è già usato: prendere il seguente</source>
        <translation>Document {number} is used already: take the next one</translation>
    </message>
    <message>
        <source>Il documento {number} non c&apos;è questa sera: si stampa dopo averlo registrato</source>
        <translation>There is no document {number} tonight: it is printed once recorded</translation>
    </message>
    <message>
        <source>Il documento {number} è già annullato</source>
        <translation>Document {number} is void already</translation>
    </message>
    <message>
        <source>Il documento {number} è usato: si corregge quello</source>
        <translation>Document {number} is used: correct that</translation>
    </message>
    <message>
        <source>Dal conto del banco manca 1 pezzo ({colour}): registrare il cambio</source>
        <translation>By the bank&apos;s count 1 piece ({colour}) is out: record its change</translation>
    </message>
    <message>
        <source>Dal conto del banco mancano {pieces} pezzi ({colour}): registrare il cambio</source>
        <translation>By the bank&apos;s count {pieces} pieces ({colour}) are out: record their change</translation>
    </message>
    <message>
        <source>Il testimone è un&apos;altra persona che chi corregge</source>
        <translation>The witness is another person than who corrects</translation>
    </message>
    <message>
        <source>Dopo il colpo {spin} è cambiato l&apos;impiegato: si corregge in «Pagamenti…»</source>
        <translation>The dealer changed after spin {spin}: it is put right under “Payments…”</translation>
    </message>
    <message>
        <source>Il numero del colpo {spin} è stato corretto intanto</source>
        <translation>The number of spin {spin} was put right meanwhile</translation>
    </message>
    <message>
        <source>Il colpo {spin} si paga ancora: dire un altro numero</source>
        <translation>Spin {spin} is still being paid: say another number</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha già il numero {number}: non c&apos;è nulla da correggere</source>
        <translation>Spin {spin} has the number {number} already: nothing is to be corrected</translation>
    </message>
    <message>
        <source>Forse non è ancora scritto: si corregge quando il registro scrive di nuovo</source>
        <translation>It may not be written yet: it is corrected once the journal writes again</translation>
    </message>
    <message>
        <source>Di un pagamento del colpo {spin} è già detto se fu fatto: si corregge in «Pagamenti…»</source>
        <translation>Of a payment of spin {spin} it has been said whether it was made: it is corrected under “Payments…”</translation>
    </message>
    <message>
        <source>È di una sera prima: si corregge quando il registro scrive di nuovo</source>
        <translation>It is of an earlier night: correct it once the journal is written again</translation>
    </message>
    <message>
        <source>Il colpo {spin} si sta pagando: si toglie il segno del pagamento {order}</source>
        <translation>Spin {spin} is still being paid: take the mark off payment {order} instead</translation>
    </message>
    <message>
        <source>Risultano già pagati {amount}: non c&apos;è niente da correggere</source>
        <translation>{amount} already stand as paid: there is nothing to correct</translation>
    </message>
    <message>
        <source>Il banco è contato: dire in quali gettoni si dà o si riprende la differenza</source>
        <translation>The bank is counted: say in which chips the difference is given or taken back</translation>
    </message>
    <message>
        <source>I gettoni differiscono di {amount} da quanto si dà o si riprende</source>
        <translation>The chips differ by {amount} from what is given or taken back</translation>
    </message>
    <message>
        <source>Registro delle persone illeggibile: nessuno firma.</source>
        <translation>The register of people cannot be read: nobody signs.</translation>
    </message>
    <message>
        <source>{name}: {count} codici sbagliati ({desk}).</source>
        <translation>{name}: {count} wrong codes ({desk}).</translation>
    </message>
    <message>
        <source>Nomi di nessuno: {count} codici sbagliati ({desk}).</source>
        <translation>Names nobody has: {count} wrong codes ({desk}).</translation>
    </message>
    <message>
        <source>{name} è al tavolo senza aver dato il suo codice.</source>
        <translation>{name} deals without having given a code.</translation>
    </message>
    <message>
        <source>{name} ha rimandato il suo codice, ed è ancora al tavolo.</source>
        <translation>{name} put off giving a code, and deals on.</translation>
    </message>
    <message>
        <source>Il registro delle persone non c&apos;è più.</source>
        <translation>The register of people is gone.</translation>
    </message>
    <message>
        <source>Il registro delle persone non si legge.</source>
        <translation>The register of people cannot be read.</translation>
    </message>
    <message>
        <source>Il registro delle persone è un altro, o più vecchio.</source>
        <translation>The register of people is another one, or older.</translation>
    </message>
    <message>
        <source>{port} non c&apos;è: inserire il cavo.</source>
        <translation>No port {port}: plug the cable in.</translation>
    </message>
    <message>
        <source>La porta {port} è tenuta da un altro programma: chiuderlo.</source>
        <translation>Port {port} is held by another program: close it.</translation>
    </message>
    <message>
        <source>Permesso negato sulla porta {port}: gruppo dialout, poi entrare di nuovo.</source>
        <translation>Permission denied on port {port}: group dialout, then log in again.</translation>
    </message>
    <message>
        <source>{port} non risponde: guardare se è acceso, indirizzo e numero di porta.</source>
        <translation>{port} does not answer: check power, address and port number.</translation>
    </message>
    <message>
        <source>La porta {port} non si apre ({fault}): guardare cavo e indirizzo.</source>
        <translation>Port {port} does not open ({fault}): check cable and address.</translation>
    </message>
    <message>
        <source>{port} non è una porta ({fault}): correggere l&apos;impostazione.</source>
        <translation>{port} is no port ({fault}): correct the setting.</translation>
    </message>
    <message>
        <source>La linea {port} si è interrotta: guardare cavo e corrente.</source>
        <translation>The line {port} broke off: check cable and power.</translation>
    </message>
    <message>
        <source>Il lettore si è fermato ({fault}): riavviare il programma.</source>
        <translation>The reader’s listener stopped ({fault}): restart the program.</translation>
    </message>
    <message>
        <source>Niente dal cilindro da {seconds} secondi.</source>
        <translation>Nothing from the wheel for {seconds} seconds.</translation>
    </message>
    <message>
        <source>Niente da {seconds} secondi: guardare se è acceso e se il cavo c&apos;è.</source>
        <translation>Nothing for {seconds} seconds: check that it is on and the cable is in.</translation>
    </message>
    <message>
        <source>Niente da {port} da {seconds} secondi: si richiama finché non risponde.</source>
        <translation>Nothing from {port} for {seconds} seconds: it is dialled until it answers.</translation>
    </message>
    <message>
        <source>Colpi non sentiti ({before} → {now}): scrivere a mano i numeri caduti.</source>
        <translation>Spins not heard ({before} → {now}): type the numbers that fell.</translation>
    </message>
    <message>
        <source>Il cilindro è stato spento e riacceso ({before} → {now}).</source>
        <translation>The wheel was switched off and on ({before} → {now}).</translation>
    </message>
    <message>
        <source>Un colpo non sentito ({before} → {now}): scrivere a mano il numero prima.</source>
        <translation>A spin not heard ({before} → {now}): type the number before.</translation>
    </message>
    <message>
        <source>Nessun numero dopo 75 secondi: guardare, poi scriverlo o dire nullo.</source>
        <translation>No number after 75 seconds: look, then type it or call no spin.</translation>
    </message>
    <message>
        <source>Il registro {path} è guasto ({why}). Il file resta com&apos;è: si può aprire il tavolo su uno nuovo, e chiamare il tecnico.</source>
        <translation>The journal {path} is damaged ({why}). The file stays as it is: open the table on a new one, and call the technician.</translation>
    </message>
    <message>
        <source>{path} non è un registro ({why}). Il file resta com&apos;è.</source>
        <translation>{path} is no journal ({why}). The file stays as it is.</translation>
    </message>
    <message>
        <source>{path} è vuoto, come può lasciarlo una mancanza di corrente. Il file resta com&apos;è: chiamare il tecnico.</source>
        <translation>{path} is empty, as a power cut can leave it. The file stays as it is: call the technician.</translation>
    </message>
    <message>
        <source>Le liste dei colpi non si scrivono ({why}): chiamare il tecnico. Il registro va avanti.</source>
        <translation>The lists of spins cannot be written ({why}): call the technician. The journal goes on.</translation>
    </message>
    <message>
        <source>Il tavolo {table} è già aperto in un altro programma ({holder}): chiudere quello, poi riprovare.</source>
        <translation>Table {table} is open in another program already ({holder}): close that one, then try again.</translation>
    </message>
    <message>
        <source>Il disco di {path} è pieno: fare posto, poi riprovare.</source>
        <translation>The disk of {path} is full: make room, then try again.</translation>
    </message>
    <message>
        <source>Nella cartella {path} non si può scrivere ({why}): chiedere il permesso, poi riprovare.</source>
        <translation>The folder {path} cannot be written to ({why}): ask for the right to, then try again.</translation>
    </message>
    <message>
        <source>Il registro {path} non si apre ({why}): guardare il disco e i permessi, poi riprovare.</source>
        <translation>The journal {path} does not open ({why}): look at the disk and your rights, then try again.</translation>
    </message>
    <message>
        <source>Il secondo posto del registro non risponde ({fault}): guardare.</source>
        <translation>The journal&apos;s second place does not answer ({fault}): look at it.</translation>
    </message>
    <message>
        <source>Il controllo del registro non ha dato risposta ({why}).</source>
        <translation>The check of the journal gave no answer ({why}).</translation>
    </message>
    <message>
        <source>Il registro controllato non regge ({why}): chiamare il tecnico.</source>
        <translation>The journal was checked and does not hold ({why}): call the technician.</translation>
    </message>
    <message>
        <source>Cilindro non invertito: va invertito a ogni lancio.</source>
        <translation>Wheel not turned round: it is turned round for each throw.</translation>
    </message>
    <message>
        <source>Si lancia, e il banco della sera prima non è contato: contarlo, poi aprire.</source>
        <translation>A ball runs, and last night&apos;s bank is not counted: count it, then open.</translation>
    </message>
    <message>
        <source>Dal cilindro arrivano dati guasti: guardare cavo, spina e velocità.</source>
        <translation>Damaged data from the wheel: check cable, plug and line speed.</translation>
    </message>
    <message>
        <source>Il cilindro dice {zero}, che qui non c&apos;è: chiamare il tecnico.</source>
        <translation>The wheel says {zero}, which is not here: call the technician.</translation>
    </message>
    <message>
        <source>Primo dato {number}, forse tronco: guardare e scriverlo.</source>
        <translation>First line {number}, perhaps cut: look, and type it.</translation>
    </message>
    <message>
        <source>{number} è forse mezzo numero: scriverlo un&apos;altra volta.</source>
        <translation>{number} is perhaps half a number: type it again.</translation>
    </message>
    <message>
        <source>{line} non è un numero da 0 a 36.</source>
        <translation>{line} is no number from 0 to 36.</translation>
    </message>
    <message>
        <source>Pallina {tag} sconosciuta: registrarla, o toglierla dal tavolo.</source>
        <translation>Ball {tag} is unknown: learn it, or take it off the table.</translation>
    </message>
    <message>
        <source>Il collettore segnala un guasto degli strobo: chiamare il tecnico.</source>
        <translation>The collector reports a strobe fault: call the technician.</translation>
    </message>
    <message>
        <source>Il collettore segnala un guasto della rotazione: farla controllare.</source>
        <translation>The collector reports a fault of the rotation: have it checked.</translation>
    </message>
    <message>
        <source>Il collettore segnala un guasto della barriera: chiamare il tecnico.</source>
        <translation>The collector reports a fault of the gate: call the technician.</translation>
    </message>
    <message>
        <source>Il collettore non legge la pallina: guardarla e scrivere il numero.</source>
        <translation>The collector cannot read the ball: look at it and type the number.</translation>
    </message>
    <message>
        <source>Lancio non riuscito per il collettore: guardare se la pallina è in pista.</source>
        <translation>Launch failed, says the collector: see whether the ball is in the rim.</translation>
    </message>
    <message>
        <source>Il collettore vede più di una pallina: guardare il cilindro.</source>
        <translation>The collector sees more than one ball: look at the wheel.</translation>
    </message>
    <message>
        <source>Per il collettore la pallina è stata tolta: guardare il cilindro.</source>
        <translation>The collector says the ball was taken out: look at the wheel.</translation>
    </message>
    <message>
        <source>Il collettore si avvia: aspettare che sia pronto.</source>
        <translation>The collector is starting: wait until it is ready.</translation>
    </message>
    <message>
        <source>Il collettore segnala un guasto senza nome: chiamare il tecnico.</source>
        <translation>The collector reports a fault without a name: call the technician.</translation>
    </message>
    <message>
        <source>Il collettore è stato spento e riacceso: non ha più l&apos;ultimo numero.</source>
        <translation>The collector was switched off and on: its last number is gone.</translation>
    </message>
    <message>
        <source>Un lancio è finito senza essere sentito: scrivere il numero o dirlo nullo.</source>
        <translation>A throw ended unheard: type the number or call it void.</translation>
    </message>
    <message>
        <source>La pallina gira col cilindro: lanciarla nel verso opposto.</source>
        <translation>The ball runs with the wheel: spin it against.</translation>
    </message>
    <message>
        <source>Guasto nel cilindro: pulire la corona e chiamare il tecnico.</source>
        <translation>Fault in the wheel: clean the rim and call the technician.</translation>
    </message>
    <message>
        <source>Lancio non riuscito: guardare se la pallina è nella corona.</source>
        <translation>The launch failed: look whether the ball is in the rim.</translation>
    </message>
    <message>
        <source>Il cilindro non vede la pallina: guardare se è nella corona.</source>
        <translation>The wheel does not see the ball: look whether it is in the rim.</translation>
    </message>
    <message>
        <source>Velocità del cilindro fuori dai limiti: si gioca, farla controllare.</source>
        <translation>Wheel speed outside its limits: play on, have it checked.</translation>
    </message>
    <message>
        <source>Colpo nullo per il cilindro: pallina tolta, lancio lento o rotore toccato.</source>
        <translation>No spin for the wheel: ball removed, slow launch or rotor touched.</translation>
    </message>
    <message>
        <source>Il tamburo è inceppato: fermarlo e chiamare il tecnico.</source>
        <translation>The drum is jammed: stop it and call the technician.</translation>
    </message>
    <message>
        <source>Lo sportello del tamburo è aperto: così l&apos;estrazione è nulla.</source>
        <translation>The tumbler&apos;s door is open: the draw is void so.</translation>
    </message>
    <message>
        <source>Il lettore del tamburo è guasto: leggere la pallina e scrivere il numero.</source>
        <translation>The tumbler&apos;s reader fails: read the ball and type its number.</translation>
    </message>
    <message>
        <source>Il conto delle palline non torna: contarle, l&apos;estrazione è nulla.</source>
        <translation>The count of balls is wrong: count them, the draw is void.</translation>
    </message>
    <message>
        <source>Il tamburo ha problemi di corrente: guardare la spina.</source>
        <translation>The tumbler has trouble with its power: check the plug.</translation>
    </message>
    <message>
        <source>Caricate {balls} palline e non {wanted}: contarle, l&apos;estrazione sarà nulla.</source>
        <translation>{balls} balls loaded and not {wanted}: count them, this draw is void.</translation>
    </message>
    <message>
        <source>Dal tamburo manca un messaggio: guardare, poi confermare o scrivere.</source>
        <translation>The tumbler was not heard once: look, then confirm or type.</translation>
    </message>
    <message>
        <source>Tamburo spento e riacceso: pausa, guardare, poi confermare o dire nulla.</source>
        <translation>Tumbler switched off and on: pause, look, then confirm or void it.</translation>
    </message>
    <message>
        <source>Il tamburo dice {number}, che non c&apos;è: guardare la pallina e scriverla.</source>
        <translation>The tumbler says {number}, which there is not: look and type it.</translation>
    </message>
    <message>
        <source>Il tamburo dice {number}, già estratto: guardare la pallina e scriverla.</source>
        <translation>The tumbler says {number}, drawn already: look and type it.</translation>
    </message>
    <message>
        <source>Pallina caduta e non letta ({cause}): guardarla e scrivere il numero.</source>
        <translation>Ball fallen and not read ({cause}): look and type its number.</translation>
    </message>
    <message>
        <source>Per il tamburo il colpo {spin} è nullo ({cause}): decide il capo tavolo</source>
        <translation>The tumbler calls spin {spin} void ({cause}): the table chief decides</translation>
    </message>
    <message>
        <source>Un lettore ({source}) dice {number}, ma qui si estrae dal tamburo</source>
        <translation>A reader ({source}) says {number}, but here a ball is drawn</translation>
    </message>
    <message>
        <source>il disco di {folder} è pieno: fare posto, o scegliere un altro luogo.</source>
        <translation>the disk of {folder} is full: make room, or choose another place.</translation>
    </message>
    <message>
        <source>{path} non si può scrivere: {why}.</source>
        <translation>{path} cannot be written: {why}.</translation>
    </message>
    <message>
        <source>Il disco del registro ha fallito ({fault}): fare subito una copia, e chiamare il tecnico. Tutto è conservato.</source>
        <translation>The journal&apos;s disk has failed ({fault}): take a backup now and call the technician. Everything is kept.</translation>
    </message>
    <message>
        <source>L&apos;ultima volta il disco del registro ha fallito: tutto è conservato. Fare subito una copia, e chiamare il tecnico.</source>
        <translation>Last time the journal&apos;s disk failed: everything is kept. Take a backup now and call the technician.</translation>
    </message>
    <message>
        <source>Il disco ha fallito: fare subito una copia del registro.</source>
        <translation>The disk has failed: take a backup of the journal now.</translation>
    </message>
    <message>
        <source>Qualcuno ha toccato il registro {path}: la fine può mancare. Andare avanti su uno nuovo, e conservare questo.</source>
        <translation>Somebody tampered with the journal {path}: its end may be missing. Go on in a new one, and keep this one.</translation>
    </message>
    <message>
        <source>Il lettore annulla il lancio, ma a mano è scritto {typed}</source>
        <translation>The reader gives the throw up, but {typed} was typed</translation>
    </message>
    <message>
        <source>Il lettore dice {said}, ma per quel colpo è scritto {typed}</source>
        <translation>The reader says {said}, but {typed} was typed for that spin</translation>
    </message>
    <message>
        <source>Il lettore dice {said}: scrivere il numero a mano</source>
        <translation>The reader says {said}: type the number</translation>
    </message>
    <message>
        <source>Colpo {spin}: nessuno ha confermato il {number}, e si è lanciato di nuovo</source>
        <translation>Spin {spin}: nobody confirmed {number}, and the next ball was spun</translation>
    </message>
    <message>
        <source>L&apos;orologio di questa macchina è più indietro del programma stesso</source>
        <translation>This machine&apos;s clock stands before the program itself</translation>
    </message>
    <message>
        <source>L&apos;orologio di questa macchina è {seconds} secondi prima dell&apos;ultimo fatto</source>
        <translation>This machine&apos;s clock stands {seconds} seconds before the last event</translation>
    </message>
    <message>
        <source>L&apos;orologio di questa macchina è stato messo avanti di {seconds} secondi</source>
        <translation>This machine&apos;s clock was set {seconds} seconds ahead</translation>
    </message>
    <message>
        <source>L&apos;orologio è stato messo indietro di {seconds} secondi</source>
        <translation>The clock was set back {seconds} seconds</translation>
    </message>
    <message>
        <source>Disco quasi pieno, circa {spins} colpi: fare posto.</source>
        <translation>Disk nearly full, about {spins} spins: make room.</translation>
    </message>
    <message>
        <source>Disco pieno: fare posto.</source>
        <translation>Disk full: make room.</translation>
    </message>
    <message>
        <source>Il disco non scrive ({fault}): guardare il disco.</source>
        <translation>The disk does not write ({fault}): look at the disk.</translation>
    </message>
    <message>
        <source>Il disco non risponde: guardare il disco.</source>
        <translation>The disk does not answer: look at the disk.</translation>
    </message>
    <message>
        <source>Qualcuno ha toccato la cartella del registro: nulla è perso. Lasciare acceso il programma.</source>
        <translation>Somebody touched the journal&apos;s folder: nothing is lost. Leave the program running.</translation>
    </message>
    <message>
        <source>Il disco non risponde: l&apos;ultima cosa fatta non è ancora scritta.</source>
        <translation>The disk does not answer: what was done last is not written yet.</translation>
    </message>
    <message>
        <source>Il registro non è più al suo posto: rimetterlo.</source>
        <translation>The journal is not in its place any more: put it back.</translation>
    </message>
    <message>
        <source>Al posto del registro c&apos;è un altro file: rimettere il suo.</source>
        <translation>Another file lies in the journal&apos;s place: put the journal back.</translation>
    </message>
    <message>
        <source>Il registro non si raggiunge ({fault}): guardare il disco.</source>
        <translation>The journal cannot be reached ({fault}): look at the disk.</translation>
    </message>
    <message>
        <source>Su questa macchina non c&apos;è un programma che parla</source>
        <translation>No program on this machine speaks</translation>
    </message>
    <message>
        <source>Su questa macchina non c&apos;è una voce francese</source>
        <translation>This machine has no French voice</translation>
    </message>
    <message>
        <source>Su questa macchina non c&apos;è una voce italiana</source>
        <translation>This machine has no Italian voice</translation>
    </message>
    <message>
        <source>Di chi</source>
        <translation>Whose</translation>
    </message>
    <message>
        <source>Mette giù</source>
        <translation>Puts down</translation>
    </message>
    <message>
        <source>Dove</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>Valuta</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Colore</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>da {value}</source>
        <translation>at {value}</translation>
    </message>
    <message>
        <source>aggiungere il prossimo gettone al valore</source>
        <translation>add the next chip to the value</translation>
    </message>
    <message>
        <source>{count} pezzi di colore</source>
        <translation>{count} pieces of colour</translation>
    </message>
    <message>
        <source>mette {value}</source>
        <translation>puts down {value}</translation>
    </message>
    <message>
        <source>Esatto</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Omaggi</source>
        <translation>Free chips</translation>
    </message>
    <message>
        <source>mette gettoni omaggio</source>
        <translation>puts down free chips</translation>
    </message>
    <message>
        <source>Piazzato</source>
        <translation>Placed</translation>
    </message>
    <message>
        <source>Tenuto</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Tenuto pagato a piazzare</source>
        <translation>Held, paid to be placed</translation>
    </message>
    <message>
        <source>+ Pieni</source>
        <translation>+ Straights</translation>
    </message>
    <message>
        <source>aggiungere pieni toccando i numeri</source>
        <translation>add straights by touching numbers</translation>
    </message>
    <message>
        <source>{pieces} pezzi</source>
        <translation>{pieces} pieces</translation>
    </message>
    <message>
        <source>tenuti {count}</source>
        <translation>{count} held</translation>
    </message>
    <message>
        <source>Vinti {count}</source>
        <translation>Won {count}</translation>
    </message>
    <message>
        <source>proseguire o revocare</source>
        <translation>go on or take back</translation>
    </message>
    <message>
        <source>Revocare…</source>
        <translation>Take back…</translation>
    </message>
    <message>
        <source>Finali</source>
        <translation>Finals</translation>
    </message>
    <message>
        <source>A cavallo</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>… e le sue figure</source>
        <translation>… and its figures</translation>
    </message>
    <message>
        <source>ridotta</source>
        <translation>short</translation>
    </message>
    <message>
        <source>prima</source>
        <translation>before</translation>
    </message>
    <message>
        <source>dopo</source>
        <translation>after</translation>
    </message>
    <message>
        <source>{first}–{last} di {count}</source>
        <translation>{first}–{last} of {count}</translation>
    </message>
    <message>
        <source>solo vicini, serie</source>
        <translation>vicini, serie only</translation>
    </message>
    <message>
        <source>solo vicini e serie senza pieni</source>
        <translation>only vicini and serie without straights</translation>
    </message>
    <message>
        <source>Revocare</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>non prosegue</source>
        <translation>does not go on</translation>
    </message>
    <message>
        <source>non gioca più</source>
        <translation>plays no more</translation>
    </message>
    <message>
        <source>Questa casa non accetta annunci</source>
        <translation>This house takes no call bets</translation>
    </message>
    <message>
        <source>Annuncio non chiaro: farlo ripetere</source>
        <translation>Call bet not clear: have it repeated</translation>
    </message>
    <message>
        <source>Nessun annuncio sulla parola</source>
        <translation>No call bet on the player’s word</translation>
    </message>
    <message>
        <source>L&apos;importo non basta</source>
        <translation>The money is not enough</translation>
    </message>
    <message>
        <source>Il valore è sotto il minimo</source>
        <translation>The value is below the minimum</translation>
    </message>
    <message>
        <source>Nessun gettone omaggio in colore</source>
        <translation>No free chips in colour</translation>
    </message>
    <message>
        <source>Il gettone omaggio non si divide</source>
        <translation>A free chip is not divided</translation>
    </message>
    <message>
        <source>Con gettoni omaggio in parte: piazzarlo</source>
        <translation>Partly free chips: place it</translation>
    </message>
    <message>
        <source>Chiedere dove vanno i gettoni omaggio</source>
        <translation>Ask where the free chips go</translation>
    </message>
    <message>
        <source>Durante un pagamento solo sul race track</source>
        <translation>During a payment on the race track only</translation>
    </message>
    <message>
        <source>Così lo accetta solo il capo tavolo</source>
        <translation>Only the table chief accepts it so</translation>
    </message>
    <message>
        <source>Il numero è già caduto</source>
        <translation>The number has fallen already</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» accetta solo il capo tavolo</source>
        <translation>After “Rien ne va plus” only the table chief accepts</translation>
    </message>
    <message>
        <source>manca 1 pezzo, € {short}</source>
        <translation>1 piece short, € {short}</translation>
    </message>
    <message>
        <source>mancano {pieces} pezzi, € {short}</source>
        <translation>{pieces} pieces short, € {short}</translation>
    </message>
    <message>
        <source>almeno da € {minimum}, in tutto € {total}</source>
        <translation>at least € {minimum} each, € {total} in all</translation>
    </message>
    <message>
        <source>{fault}: {missing}</source>
        <translation>{fault}: {missing}</translation>
    </message>
    <message>
        <source>{pieces} pezzi da € {value}</source>
        <translation>{pieces} pieces of € {value}</translation>
    </message>
    <message>
        <source>{pieces} omaggi da {value}</source>
        <translation>{pieces} free chips of {value}</translation>
    </message>
    <message>
        <source>dà l&apos;importo esatto</source>
        <translation>gives the exact money</translation>
    </message>
    <message>
        <source>dà {given}, mancano {short}</source>
        <translation>gives {given}, {short} short</translation>
    </message>
    <message>
        <source>dà {given}</source>
        <translation>gives {given}</translation>
    </message>
    <message>
        <source>dà {given}, resto {change}</source>
        <translation>gives {given}, change {change}</translation>
    </message>
    <message>
        <source>Annunciati per il colpo {spin}: toccare per revocare</source>
        <translation>Call bets for spin {spin}: touch to take back</translation>
    </message>
    <message>
        <source>{way}, si tengono {kept}</source>
        <translation>{way}, {kept} kept</translation>
    </message>
    <message>
        <source>revocando: {back}</source>
        <translation>if taken back: {back}</translation>
    </message>
    <message>
        <source>Revocato: {repeat} — {owner}: {back}</source>
        <translation>Taken back: {repeat} — {owner}: {back}</translation>
    </message>
    <message>
        <source>Rifiutato e annotato: {announce}, {owner}</source>
        <translation>Refused and noted: {announce}, {owner}</translation>
    </message>
    <message>
        <source>si tengono {kept}</source>
        <translation>{kept} kept</translation>
    </message>
    <message>
        <source>di puntata restano {plays_on}</source>
        <translation>{plays_on} of the stake stays</translation>
    </message>
    <message>
        <source>Il massimo: prosegue {now}, il resto si paga</source>
        <translation>The maximum: it goes on {now}, the rest is paid</translation>
    </message>
    <message>
        <source>Resta in gioco: {places}</source>
        <translation>Stays in play: {places}</translation>
    </message>
    <message>
        <source>Si tiene, {amount}: {places}</source>
        <translation>Kept, {amount}: {places}</translation>
    </message>
    <message>
        <source>Torna al cliente la puntata: {amount}</source>
        <translation>The stake goes back to the player: {amount}</translation>
    </message>
    <message>
        <source>al cliente: vincita {paid}, puntata {stake_back}</source>
        <translation>to the player: win {paid}, stake {stake_back}</translation>
    </message>
    <message>
        <source>{chips} su {place}: c&apos;è ancora</source>
        <translation>{chips} on {place}: still there</translation>
    </message>
    <message>
        <source>{chips} su {place}: c&apos;è ancora?</source>
        <translation>{chips} on {place}: still there?</translation>
    </message>
    <message>
        <source>c&apos;è</source>
        <translation>on</translation>
    </message>
    <message>
        <source>c&apos;è?</source>
        <translation>still?</translation>
    </message>
    <message>
        <source>Cavalli</source>
        <translation>Splits</translation>
    </message>
    <message>
        <source>Carré</source>
        <translation>Corners</translation>
    </message>
    <message>
        <source>Pieno e cav.</source>
        <translation>Str. + splits</translation>
    </message>
    <message>
        <source>Completo</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>tutti i cavalli del numero</source>
        <translation>all splits of the number</translation>
    </message>
    <message>
        <source>tutti i carré del numero</source>
        <translation>all corners of the number</translation>
    </message>
    <message>
        <source>pieno e tutti i cavalli</source>
        <translation>straight and all splits</translation>
    </message>
    <message>
        <source>completo: ogni combinazione del numero</source>
        <translation>complete: every combination of the number</translation>
    </message>
    <message>
        <source>Come prima</source>
        <translation>As before</translation>
    </message>
    <message>
        <source>come prima: come ha vinto l&apos;ultima volta</source>
        <translation>as before: as it won the last time</translation>
    </message>
    <message>
        <source>RESTA IN PRIGIONE SU</source>
        <translation>STAYS IN PRISON ON</translation>
    </message>
    <message>
        <source>TORNA A GIOCARE SU</source>
        <translation>PLAYS AGAIN ON</translation>
    </message>
    <message>
        <source>In mano al giocatore non torna mai. Per una combinazione toccare, o scrivere, un numero.</source>
        <translation>It never goes back into the player’s hand. For a bet inside touch, or type, a number.</translation>
    </message>
    <message>
        <source>Spostare un prigioniero</source>
        <translation>Move a prisoner</translation>
    </message>
    <message>
        <source>toccare dove va</source>
        <translation>touch where it goes</translation>
    </message>
    <message>
        <source>Spostare</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>RAGGRUPPARE, e poi dividere: i colori su più chance semplici</source>
        <translation>GROUP, then divide: colours on several even chances</translation>
    </message>
    <message>
        <source>RIPRESO PRIMA DEL LANCIO: toccare quello che non c&apos;era più</source>
        <translation>TAKEN UP BEFORE THE THROW: touch what was there no more</translation>
    </message>
    <message>
        <source>La metà che resta è del cliente: resta, si sposta o si riprende.</source>
        <translation>The half that is left is the player&apos;s: it stays, is moved or is taken up.</translation>
    </message>
    <message>
        <source>Allo zero</source>
        <translation>At zero</translation>
    </message>
    <message>
        <source>Chi non dice niente riprende la metà.</source>
        <translation>Who says nothing takes half back.</translation>
    </message>
    <message>
        <source>CHE COSA</source>
        <translation>WHAT</translation>
    </message>
    <message>
        <source>CHI NE RISPONDE</source>
        <translation>WHO ANSWERS FOR IT</translation>
    </message>
    <message>
        <source>Guardato il fatto, chi ne risponde scrive il suo nome: {count} ancora.</source>
        <translation>Whoever has looked into it writes his name: {count} left.</translation>
    </message>
    <message>
        <source>Guardato il fatto, chi ne risponde firma con il suo codice: {count} ancora.</source>
        <translation>Once looked into, whoever answers signs with a code: {count} left.</translation>
    </message>
    <message>
        <source>Chi ne risponde</source>
        <translation>Who answers for it</translation>
    </message>
    <message>
        <source>Rispondere</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>con il codice</source>
        <translation>with the code</translation>
    </message>
    <message>
        <source>annullato: resta nella serie</source>
        <translation>void: it stays in the series</translation>
    </message>
    <message>
        <source>stampe: {count}</source>
        <translation>prints: {count}</translation>
    </message>
    <message>
        <source>Colpo {spin} · {owner}</source>
        <translation>Spin {spin} · {owner}</translation>
    </message>
    <message>
        <source>pagamento {order}: {why}</source>
        <translation>payment {order}: {why}</translation>
    </message>
    <message>
        <source>{order}. differenza: {answer}?</source>
        <translation>{order}. difference: {answer}?</translation>
    </message>
    <message>
        <source>{order}. differenza: {answer}</source>
        <translation>{order}. difference: {answer}</translation>
    </message>
    <message>
        <source>corretto, era {amount}</source>
        <translation>corrected, was {amount}</translation>
    </message>
    <message>
        <source>CONTARE</source>
        <translation>COUNT</translation>
    </message>
    <message>
        <source>CON LA CASSA</source>
        <translation>WITH THE CAGE</translation>
    </message>
    <message>
        <source>CON I GIOCATORI</source>
        <translation>WITH PLAYERS</translation>
    </message>
    <message>
        <source>LE MANCE</source>
        <translation>TIPS</translation>
    </message>
    <message>
        <source>COLPI CHIUSI</source>
        <translation>CLOSED SPINS</translation>
    </message>
    <message>
        <source>LA CASSETTA</source>
        <translation>THE NOTE BOX</translation>
    </message>
    <message>
        <source>Il banco</source>
        <translation>The bank</translation>
    </message>
    <message>
        <source>a metà: € {amount}</source>
        <translation>so far: € {amount}</translation>
    </message>
    <message>
        <source>conosciuto</source>
        <translation>known</translation>
    </message>
    <message>
        <source>stima</source>
        <translation>estimate</translation>
    </message>
    <message>
        <source>Che cosa c&apos;è</source>
        <translation>What is there</translation>
    </message>
    <message>
        <source>non contato</source>
        <translation>not counted</translation>
    </message>
    <message>
        <source>Pagamenti…</source>
        <translation>Payments…</translation>
    </message>
    <message>
        <source>vedere, correggere</source>
        <translation>see, put right</translation>
    </message>
    <message>
        <source>ancora nessuno</source>
        <translation>none yet</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso: si conta dopo averlo aperto.</source>
        <translation>The table is closed: it is counted once open.</translation>
    </message>
    <message>
        <source>Prima si conta il banco.</source>
        <translation>First the bank is counted.</translation>
    </message>
    <message>
        <source>Il banco è chiuso.</source>
        <translation>The bank is closed.</translation>
    </message>
    <message>
        <source>Apertura € {amount}</source>
        <translation>Opening € {amount}</translation>
    </message>
    <message>
        <source>Altri…</source>
        <translation>More…</translation>
    </message>
    <message>
        <source>QUESTA SERA: toccare per vedere, stampare, correggere</source>
        <translation>TONIGHT: touch to see, print, correct</translation>
    </message>
    <message>
        <source>Ancora niente.</source>
        <translation>Nothing yet.</translation>
    </message>
    <message>
        <source>Scrivere il nome</source>
        <translation>Write the name</translation>
    </message>
    <message>
        <source>ne risponde</source>
        <translation>answers for it</translation>
    </message>
    <message>
        <source>Metà</source>
        <translation>Half</translation>
    </message>
    <message>
        <source>Prigione</source>
        <translation>Prison</translation>
    </message>
    <message>
        <source>inizio</source>
        <translation>start</translation>
    </message>
    <message>
        <source>la pallina gira</source>
        <translation>the ball runs</translation>
    </message>
    <message>
        <source>numero</source>
        <translation>number</translation>
    </message>
    <message>
        <source>tavolo chiuso</source>
        <translation>table closed</translation>
    </message>
    <message>
        <source>bloccato</source>
        <translation>locked</translation>
    </message>
    <message>
        <source>fermo</source>
        <translation>at rest</translation>
    </message>
    <message>
        <source>in senso orario ↻</source>
        <translation>clockwise ↻</translation>
    </message>
    <message>
        <source>in senso antiorario ↺</source>
        <translation>anticlockwise ↺</translation>
    </message>
    <message>
        <source>si estrae</source>
        <translation>drawing</translation>
    </message>
    <message>
        <source>La porta si apre</source>
        <translation>The port opens</translation>
    </message>
    <message>
        <source>La porta è aperta, si ascolta</source>
        <translation>The port is open and listened to</translation>
    </message>
    <message>
        <source>Da un momento non arriva nulla</source>
        <translation>Nothing has come for a moment</translation>
    </message>
    <message>
        <source>Non arriva più nulla</source>
        <translation>Nothing comes any more</translation>
    </message>
    <message>
        <source>La porta non c&apos;è, o non si apre</source>
        <translation>The port is not there, or does not open</translation>
    </message>
    <message>
        <source>La porta è chiusa</source>
        <translation>The port is closed</translation>
    </message>
    <message>
        <source>Collettore NAPSA</source>
        <translation>NAPSA collector</translation>
    </message>
    <message>
        <source>Testina a due cifre</source>
        <translation>Two-digit head</translation>
    </message>
    <message>
        <source>Testina per palline marcate</source>
        <translation>Marked-ball head</translation>
    </message>
    <message>
        <source>Tamburo della tombola, USB</source>
        <translation>Tombola tumbler, USB</translation>
    </message>
    <message>
        <source>Tamburo della tombola</source>
        <translation>Tombola tumbler</translation>
    </message>
    <message>
        <source>Tastierino dei numeri</source>
        <translation>Number pad</translation>
    </message>
    <message>
        <source>Tamburo: {detail}</source>
        <translation>Drum: {detail}</translation>
    </message>
    <message>
        <source>Giri del tamburo {detail}: {number}</source>
        <translation>Turns of the drum {detail}: {number}</translation>
    </message>
    <message>
        <source>Palline caricate: {number}</source>
        <translation>Balls loaded: {number}</translation>
    </message>
    <message>
        <source>Pallina ritirata: {number}</source>
        <translation>Ball taken back: {number}</translation>
    </message>
    <message>
        <source>Numeri che si contraddicono: {detail}</source>
        <translation>Numbers that contradict each other: {detail}</translation>
    </message>
    <message>
        <source>Colpo nullo: {detail}</source>
        <translation>No spin: {detail}</translation>
    </message>
    <message>
        <source>Avviso: {detail}</source>
        <translation>Warning: {detail}</translation>
    </message>
    <message>
        <source>Si ascolta a {detail}</source>
        <translation>Listening at {detail}</translation>
    </message>
    <message>
        <source>Arriva qualcosa che nessun lettore conosce</source>
        <translation>Something comes that no reader knows</translation>
    </message>
    <message>
        <source>Non arriva nulla: è acceso?</source>
        <translation>Nothing comes: is it switched on?</translation>
    </message>
    <message>
        <source>L&apos;ascolto è finito</source>
        <translation>Listening is over</translation>
    </message>
    <message>
        <source>{device}: senza numero, resti qui</source>
        <translation>{device}: no number, leave it here</translation>
    </message>
    <message>
        <source>{device}: stesso numero, resti qui</source>
        <translation>{device}: same number, leave it here</translation>
    </message>
    <message>
        <source>Sembra: {kind}</source>
        <translation>It seems to be: {kind}</translation>
    </message>
    <message>
        <source>Fase: {phase}</source>
        <translation>Phase: {phase}</translation>
    </message>
    <message>
        <source>Stato: {phase}</source>
        <translation>State: {phase}</translation>
    </message>
    <message>
        <source>Numero: {call}</source>
        <translation>Number: {call}</translation>
    </message>
    <message>
        <source>Forse {number}: {why}</source>
        <translation>Perhaps {number}: {why}</translation>
    </message>
    <message>
        <source>LA PORTA</source>
        <translation>THE PORT</translation>
    </message>
    <message>
        <source>IL LETTORE</source>
        <translation>THE READER</translation>
    </message>
    <message>
        <source>Primo lettore</source>
        <translation>First reader</translation>
    </message>
    <message>
        <source>Secondo lettore</source>
        <translation>Second reader</translation>
    </message>
    <message>
        <source>Lettore del cilindro</source>
        <translation>The wheel’s reader</translation>
    </message>
    <message>
        <source>Lettore del tamburo</source>
        <translation>Drum reader</translation>
    </message>
    <message>
        <source>Porta e lettore valgono dal prossimo avvio; ascoltare non cambia nulla.</source>
        <translation>Port and reader hold from the next start; listening changes nothing.</translation>
    </message>
    <message>
        <source>capisce quello che arriva</source>
        <translation>understands what comes</translation>
    </message>
    <message>
        <source>il primo conta da solo</source>
        <translation>the first counts alone</translation>
    </message>
    <message>
        <source>ora non c&apos;è</source>
        <translation>not there now</translation>
    </message>
    <message>
        <source>Riconoscere</source>
        <translation>Recognise</translation>
    </message>
    <message>
        <source>quale lettore capisce quello che arriva</source>
        <translation>which reader understands what comes</translation>
    </message>
    <message>
        <source>i numeri si scrivono a mano</source>
        <translation>numbers are typed</translation>
    </message>
    <message>
        <source>Nessun lettore</source>
        <translation>No reader</translation>
    </message>
    <message>
        <source>Cercare di nuovo</source>
        <translation>Look again</translation>
    </message>
    <message>
        <source>è dell&apos;altro lettore</source>
        <translation>is the other reader’s</translation>
    </message>
    <message>
        <source>Smettere di ascoltare</source>
        <translation>Stop listening</translation>
    </message>
    <message>
        <source>Ascoltare</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>questa porta l&apos;ascolta il tavolo</source>
        <translation>the table listens to this port</translation>
    </message>
    <message>
        <source>prima una porta</source>
        <translation>a port first</translation>
    </message>
    <message>
        <source>QUELLO CHE ARRIVA</source>
        <translation>WHAT COMES IN</translation>
    </message>
    <message>
        <source>QUELLO CHE DICE</source>
        <translation>WHAT IT SAYS</translation>
    </message>
    <message>
        <source>Chiudere</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>GRANDEZZA DEI TESTI, MOVIMENTO, FINESTRA</source>
        <translation>SIZE OF TEXT, MOTION, WINDOW</translation>
    </message>
    <message>
        <source>SCHERMO DEI GIOCATORI</source>
        <translation>PLAYERS’ DISPLAY</translation>
    </message>
    <message>
        <source>LINGUA, E VOCE</source>
        <translation>LANGUAGE, AND VOICE</translation>
    </message>
    <message>
        <source>DAL PROSSIMO AVVIO, E AIUTO</source>
        <translation>FROM THE NEXT START ON, AND HELP</translation>
    </message>
    <message>
        <source>pieno</source>
        <translation>straight</translation>
    </message>
    <message>
        <source>cavallo</source>
        <translation>split</translation>
    </message>
    <message>
        <source>terzina</source>
        <translation>street</translation>
    </message>
    <message>
        <source>carré</source>
        <translation>corner</translation>
    </message>
    <message>
        <source>sestina</source>
        <translation>six line</translation>
    </message>
    <message>
        <source>dozzina e colonna</source>
        <translation>dozen and column</translation>
    </message>
    <message>
        <source>chance semplici</source>
        <translation>even chances</translation>
    </message>
    <message>
        <source>minimo {amount}</source>
        <translation>minimum {amount}</translation>
    </message>
    <message>
        <source>{house}, dal profilo «{name}»: limiti e colori si cambiano lì.</source>
        <translation>{house}, from the profile “{name}”: limits and colours are changed there.</translation>
    </message>
    <message>
        <source>Limiti: {limits}</source>
        <translation>Limits: {limits}</translation>
    </message>
    <message>
        <source>Colori: {colours}</source>
        <translation>Colours: {colours}</translation>
    </message>
    <message>
        <source>Ogni tocco vale subito, e resta: {path}</source>
        <translation>Each touch holds at once, and is kept: {path}</translation>
    </message>
    <message>
        <source>Impostazioni</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>In prova valgono fino alla fine del programma.</source>
        <translation>In practice they hold until the program ends.</translation>
    </message>
    <message>
        <source>testi al {size} per cento</source>
        <translation>text at {size} per cent</translation>
    </message>
    <message>
        <source>Senza movimento</source>
        <translation>No motion</translation>
    </message>
    <message>
        <source>Annunciare a voce</source>
        <translation>Announce aloud</translation>
    </message>
    <message>
        <source>qui nessuna voce</source>
        <translation>no voice here</translation>
    </message>
    <message>
        <source>qui sta il croupier</source>
        <translation>the dealer’s own</translation>
    </message>
    <message>
        <source>Nessuno</source>
        <translation>None</translation>
    </message>
    <message>
        <source>a sinistra</source>
        <translation>on the left</translation>
    </message>
    <message>
        <source>a destra</source>
        <translation>on the right</translation>
    </message>
    <message>
        <source>tavolo {table}, cilindro {side}</source>
        <translation>table {table}, wheel {side}</translation>
    </message>
    <message>
        <source>tavolo {table}, tamburo {side}</source>
        <translation>table {table}, drum {side}</translation>
    </message>
    <message>
        <source>mai chiesto</source>
        <translation>never asked</translation>
    </message>
    <message>
        <source>nessuno: numeri a mano</source>
        <translation>none: numbers by hand</translation>
    </message>
    <message>
        <source>in prova è simulato</source>
        <translation>simulated in practice</translation>
    </message>
    <message>
        <source>l&apos;ultima ora, senza nomi</source>
        <translation>the last hour, without names</translation>
    </message>
    <message>
        <source>in prova non serve</source>
        <translation>not needed in practice</translation>
    </message>
    <message>
        <source>IL TAVOLO, E DOVE STA IL CILINDRO VISTO DAL CROUPIER</source>
        <translation>THE TABLE, AND WHERE THE WHEEL IS, SEEN BY THE DEALER</translation>
    </message>
    <message>
        <source>zero: metà, enfermé</source>
        <translation>zero: half, prison</translation>
    </message>
    <message>
        <source>zero: metà resa</source>
        <translation>zero: half back</translation>
    </message>
    <message>
        <source>zero: tutto perde</source>
        <translation>zero: all lose</translation>
    </message>
    <message>
        <source>zero: sceglie il giocatore</source>
        <translation>zero: the player chooses</translation>
    </message>
    <message>
        <source>Cilindro a sinistra</source>
        <translation>Wheel on the left</translation>
    </message>
    <message>
        <source>Cilindro a destra</source>
        <translation>Wheel on the right</translation>
    </message>
    <message>
        <source>non si può leggere</source>
        <translation>cannot be read</translation>
    </message>
    <message>
        <source>Quale tavolo è questo?</source>
        <translation>Which table is this?</translation>
    </message>
    <message>
        <source>Nome, casa e lato</source>
        <translation>Name, house and side</translation>
    </message>
    <message>
        <source>Si chiede una volta sola; tutto il resto può aspettare.</source>
        <translation>Asked only once; all else can wait.</translation>
    </message>
    <message>
        <source>Vale dal prossimo avvio.</source>
        <translation>Holds from the next start.</translation>
    </message>
    <message>
        <source>il nome del tavolo</source>
        <translation>the table’s name</translation>
    </message>
    <message>
        <source>scelto</source>
        <translation>chosen</translation>
    </message>
    <message>
        <source>Indietro: il tavolo</source>
        <translation>Back: the table</translation>
    </message>
    <message>
        <source>Chi è il responsabile di sala?</source>
        <translation>Who is the pit boss?</translation>
    </message>
    <message>
        <source>Con il suo codice aggiunge le altre persone. Si chiede una volta sola.</source>
        <translation>With a code of his own he adds the others. Asked once only.</translation>
    </message>
    <message>
        <source>il suo nome</source>
        <translation>his name</translation>
    </message>
    <message>
        <source>Più tardi</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Avanti</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Tenere questo codice</source>
        <translation>Keep this code</translation>
    </message>
    <message>
        <source>Un momento…</source>
        <translation>One moment…</translation>
    </message>
    <message>
        <source>{count} cifre toccate</source>
        <translation>{count} digits touched</translation>
    </message>
    <message>
        <source>Senza codici i nomi si scrivono soltanto: nessuno firma, e chiunque può scriverli.</source>
        <translation>Without codes names are only typed: nobody signs, and anybody can type them.</translation>
    </message>
    <message>
        <source>Non erano uguali: scegliere il codice nuovo da capo.</source>
        <translation>They were not the same: choose the new code again.</translation>
    </message>
    <message>
        <source>Lo stesso codice, ancora una volta.</source>
        <translation>The same code once more.</translation>
    </message>
    <message>
        <source>Un codice da 8 a 12 cifre: non di seguito, e non sempre la stessa. Nessuno può rileggerlo.</source>
        <translation>A code of 8 to 12 digits: no run, and not one digit over and over. Nobody can read it back.</translation>
    </message>
    <message>
        <source>Tenere</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>in prova non si cambia</source>
        <translation>not changed in practice</translation>
    </message>
    <message>
        <source>prima il lato del cilindro</source>
        <translation>the wheel’s side first</translation>
    </message>
    <message>
        <source>prima una casa che si possa leggere</source>
        <translation>first a house that can be read</translation>
    </message>
    <message>
        <source>Il registro del tavolo: {path}</source>
        <translation>The table’s journal: {path}</translation>
    </message>
    <message>
        <source>Il lettore del cilindro si sceglie poi: Tavolo… → Impostazioni…</source>
        <translation>The wheel’s reader is chosen later: Table… → Settings…</translation>
    </message>
    <message>
        <source>Un tavolo aperto resta com&apos;è, finché non si chiude.</source>
        <translation>An open table stays as it is until it is closed.</translation>
    </message>
    <message>
        <source>schermo dei giocatori</source>
        <translation>players’ display</translation>
    </message>
    <message>
        <source>Minimo</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Allo zero metà di ogni puntata sulle chance semplici è resa</source>
        <translation>At zero half of every even-money bet is returned</translation>
    </message>
    <message>
        <source>Allo zero le puntate sulle chance semplici sono perse</source>
        <translation>At zero all even-money bets are lost</translation>
    </message>
    <message>
        <source>Allo zero metà è persa, il pezzo indivisibile è enfermé</source>
        <translation>At zero half is lost, an indivisible piece is enfermé</translation>
    </message>
    <message>
        <source>Allo zero metà è resa, o la puntata è enfermée, a scelta</source>
        <translation>At zero half is returned, or the bet is enfermée, as chosen</translation>
    </message>
    <message>
        <source>Pieno</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>Cavallo</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Terzina</source>
        <translation>Street</translation>
    </message>
    <message>
        <source>Trasversale dello zero</source>
        <translation>Trio with zero</translation>
    </message>
    <message>
        <source>Quattro primi</source>
        <translation>First four</translation>
    </message>
    <message>
        <source>Sestina</source>
        <translation>Six line</translation>
    </message>
    <message>
        <source>Dozzina</source>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>Colonna</source>
        <translation>Column</translation>
    </message>
    <message>
        <source>Due dozzine</source>
        <translation>Two dozens</translation>
    </message>
    <message>
        <source>Due colonne</source>
        <translation>Two columns</translation>
    </message>
    <message>
        <source>Un pezzo indivisibile su una chance semplice</source>
        <translation>One indivisible piece at even money</translation>
    </message>
    <message>
        <source>Vantaggio della casa {every}</source>
        <translation>House edge {every}</translation>
    </message>
    <message>
        <source>Vantaggio della casa: chance semplici {simple}, altre puntate {others}</source>
        <translation>House edge: even money {simple}, other bets {others}</translation>
    </message>
    <message>
        <source>Vantaggio della casa</source>
        <translation>House edge</translation>
    </message>
    <message>
        <source>Chance semplici</source>
        <translation>Even chances</translation>
    </message>
    <message>
        <source>Dozzina, colonna</source>
        <translation>Dozen, column</translation>
    </message>
    <message>
        <source>Due doz. o col.</source>
        <translation>Two doz. or col.</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso</source>
        <translation>The table is closed</translation>
    </message>
    <message>
        <source>Colpo nullo: le puntate restano e sono aperte</source>
        <translation>No spin: bets stay and are open</translation>
    </message>
    <message>
        <source>Le puntate sono chiuse</source>
        <translation>Bets are closed</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è giocato</source>
        <translation>The last spin is played</translation>
    </message>
    <message>
        <source>Estrazione nulla: le puntate restano e sono aperte</source>
        <translation>No draw: bets stay and are open</translation>
    </message>
    <message>
        <source>fino a € {most}</source>
        <translation>up to € {most}</translation>
    </message>
    <message>
        <source>da € {least} a € {most}</source>
        <translation>from € {least} to € {most}</translation>
    </message>
    <message>
        <source>DECIDE IL CAPO TAVOLO</source>
        <translation>THE TABLE CHIEF RULES</translation>
    </message>
    <message>
        <source>DECIDE L&apos;ISPETTORE</source>
        <translation>THE INSPECTOR RULES</translation>
    </message>
    <message>
        <source>che gettone, e di chi</source>
        <translation>which chip, and whose</translation>
    </message>
    <message>
        <source>dove sta</source>
        <translation>where it lies</translation>
    </message>
    <message>
        <source>Questi stanno lì: toccare quello giusto, o dirne un altro.</source>
        <translation>These lie there: touch the one that is meant, or say another.</translation>
    </message>
    <message>
        <source>dove doveva stare</source>
        <translation>where it belongs</translation>
    </message>
    <message>
        <source>Un altro gettone…</source>
        <translation>Another chip…</translation>
    </message>
    <message>
        <source>Dove gioca il gettone?</source>
        <translation>Where does the chip play?</translation>
    </message>
    <message>
        <source>Il suo pagamento aspetta la decisione.</source>
        <translation>Its payment waits for the ruling.</translation>
    </message>
    <message>
        <source>Si paga come doveva stare, e dopo i pagamenti si rimette a posto.</source>
        <translation>It is paid as it was meant, and put right after the payments.</translation>
    </message>
    <message>
        <source>Gettone fuori posto</source>
        <translation>Misplaced chip</translation>
    </message>
    <message>
        <source>Gioca su {place}</source>
        <translation>Plays on {place}</translation>
    </message>
    <message>
        <source>Gioca come doveva</source>
        <translation>Plays as meant</translation>
    </message>
    <message>
        <source>è chiaro, detto a {name}</source>
        <translation>it is clear, {name} was told</translation>
    </message>
    <message>
        <source>è chiaro, detto al capo tavolo</source>
        <translation>plain, the table chief was told</translation>
    </message>
    <message>
        <source>È dubbio</source>
        <translation>In doubt</translation>
    </message>
    <message>
        <source>prima inserirlo</source>
        <translation>enter it first</translation>
    </message>
    <message>
        <source>decide il capo tavolo</source>
        <translation>the table chief rules</translation>
    </message>
    <message>
        <source>I pagamenti</source>
        <translation>Payments</translation>
    </message>
    <message>
        <source>i pagamenti di prima</source>
        <translation>earlier payments</translation>
    </message>
    <message>
        <source>altri pagamenti</source>
        <translation>more payments</translation>
    </message>
    <message>
        <source>Toccare un pagamento lo mostra soltanto.</source>
        <translation>Touching a payment only shows it.</translation>
    </message>
    <message>
        <source>Toccare le altre voci le segna fatte.</source>
        <translation>Touching the other lines marks them done.</translation>
    </message>
    <message>
        <source>Prima di pagare, ancora da fare: {count}.</source>
        <translation>Before paying, still to do: {count}.</translation>
    </message>
    <message>
        <source>Da pagare adesso: il {order}</source>
        <translation>To pay now: number {order}</translation>
    </message>
    <message>
        <source>Puntata</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Paga</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Vantaggio</source>
        <translation>Edge</translation>
    </message>
    <message>
        <source>Il tavolo non si può aprire</source>
        <translation>The table cannot be opened</translation>
    </message>
    <message>
        <source>Riprovare</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Un registro nuovo?</source>
        <translation>A new journal?</translation>
    </message>
    <message>
        <source>Quello guasto resta com&apos;è. Non registrati: {count}. Vanno nel nuovo.</source>
        <translation>The damaged one stays as it is. Not recorded: {count}. They go into the new one.</translation>
    </message>
    <message>
        <source>chi lo dice: {name}</source>
        <translation>who says so: {name}</translation>
    </message>
    <message>
        <source>a nome di {name}</source>
        <translation>in the name of {name}</translation>
    </message>
    <message>
        <source>prima il nome di chi lo dice</source>
        <translation>first the name of who says so</translation>
    </message>
    <message>
        <source>Andare avanti su un registro nuovo</source>
        <translation>Go on in a new journal</translation>
    </message>
    <message>
        <source>quello di ora scrive</source>
        <translation>the present one writes</translation>
    </message>
    <message>
        <source>si guarda…</source>
        <translation>being looked at…</translation>
    </message>
    <message>
        <source>Chi lo dice: {name}</source>
        <translation>Who says so: {name}</translation>
    </message>
    <message>
        <source>Si guarda che cosa è intatto: {walked}</source>
        <translation>Looking at what is intact: {walked}</translation>
    </message>
    <message>
        <source>Non si legge niente.</source>
        <translation>Nothing of it can be read.</translation>
    </message>
    <message>
        <source>Intatti i primi {events} eventi, l&apos;ultimo {at}</source>
        <translation>The first {events} events are intact, the last {at}</translation>
    </message>
    <message>
        <source>dal race track</source>
        <translation>from the race track</translation>
    </message>
    <message>
        <source>dal tappeto</source>
        <translation>from the layout</translation>
    </message>
    <message>
        <source>tornano {pieces} pezzi {whence}</source>
        <translation>{pieces} pieces go back {whence}</translation>
    </message>
    <message>
        <source>tornano € {amount} {whence}</source>
        <translation>€ {amount} goes back {whence}</translation>
    </message>
    <message>
        <source>il pagamento è intero, la puntata resta</source>
        <translation>the payment is whole, the stake stays</translation>
    </message>
    <message>
        <source>rendere € {amount}</source>
        <translation>give € {amount}</translation>
    </message>
    <message>
        <source>riprendere puntata € {amount}</source>
        <translation>take the stake of € {amount} back</translation>
    </message>
    <message>
        <source>Giornata del tavolo {table}</source>
        <translation>Day of table {table}</translation>
    </message>
    <message>
        <source>tappeto pulito, si attende il cilindro</source>
        <translation>layout cleared, waiting for the wheel</translation>
    </message>
    <message>
        <source>pallina lanciata</source>
        <translation>ball thrown</translation>
    </message>
    <message>
        <source>è uscito il numero {number}</source>
        <translation>number {number} fell</translation>
    </message>
    <message>
        <source>si paga il numero {number}</source>
        <translation>number {number} is paid</translation>
    </message>
    <message>
        <source>chiuso</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>mai aperto</source>
        <translation>never opened</translation>
    </message>
    <message>
        <source>gioco sospeso</source>
        <translation>play suspended</translation>
    </message>
    <message>
        <source>aperto, nessun colpo</source>
        <translation>open, no spin yet</translation>
    </message>
    <message>
        <source>il numero {number} attende conferma</source>
        <translation>number {number} waits to be confirmed</translation>
    </message>
    <message>
        <source>colpo {spin}: {what}</source>
        <translation>spin {spin}: {what}</translation>
    </message>
    <message>
        <source>circa {amount}</source>
        <translation>about {amount}</translation>
    </message>
    <message>
        <source>ultimi {numbers}</source>
        <translation>last {numbers}</translation>
    </message>
    <message>
        <source>{count} senza pagamenti registrati</source>
        <translation>{count} with no payments entered</translation>
    </message>
    <message>
        <source>in {time} di gioco</source>
        <translation>in {time} of play</translation>
    </message>
    <message>
        <source>La banca ha</source>
        <translation>The bank has</translation>
    </message>
    <message>
        <source>non contata: non si sa</source>
        <translation>not counted: nobody knows</translation>
    </message>
    <message>
        <source>contata alla chiusura</source>
        <translation>counted at the closing</translation>
    </message>
    <message>
        <source>conosciuta</source>
        <translation>known</translation>
    </message>
    <message>
        <source>stima: le puntate perse non sono scritte</source>
        <translation>an estimate: lost stakes are not entered</translation>
    </message>
    <message>
        <source>contati {counted} alla chiusura, {more} per pagamenti corretti dopo</source>
        <translation>{counted} counted at the closing, {more} by payments put right since</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Drop</translation>
    </message>
    <message>
        <source>biglietti nella cassetta</source>
        <translation>notes in the box</translation>
    </message>
    <message>
        <source>Risultato</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>la banca non è contata</source>
        <translation>the bank is not counted</translation>
    </message>
    <message>
        <source>del tavolo, dopo la conta</source>
        <translation>of the table, after the count</translation>
    </message>
    <message>
        <source>finora, conosciuto</source>
        <translation>so far, known</translation>
    </message>
    <message>
        <source>finora, stima: vale la conta di chiusura</source>
        <translation>so far, an estimate: the closing count decides</translation>
    </message>
    <message>
        <source>Trattenuto per i giocatori</source>
        <translation>Held for players</translation>
    </message>
    <message>
        <source>niente</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>croupier {name}</source>
        <translation>dealer {name}</translation>
    </message>
    <message>
        <source>cilindro {number}</source>
        <translation>wheel {number}</translation>
    </message>
    <message>
        <source>ultimo fatto {moment}</source>
        <translation>last event {moment}</translation>
    </message>
    <message>
        <source>Colpo {spin}, pagamento {order} contestato, attende la decisione: {claim}</source>
        <translation>Spin {spin}, payment {order} is disputed and waits for a ruling: {claim}</translation>
    </message>
    <message>
        <source>La copia è ferma: {why}</source>
        <translation>The copy has stopped: {why}</translation>
    </message>
    <message>
        <source>La stazione non è collegata: si vede fin dove è arrivata la copia.</source>
        <translation>The station is not connected: what is seen is as far as the copy came.</translation>
    </message>
    <message>
        <source>Gioco</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Serate</source>
        <translation>Nights</translation>
    </message>
    <message>
        <source>Sigillo</source>
        <translation>Seal</translation>
    </message>
    <message>
        <source>Ultimo controllo, alle {at}: {said}.</source>
        <translation>Last check, at {at}: {said}.</translation>
    </message>
    <message>
        <source>Capo tavolo</source>
        <translation>Table chief</translation>
    </message>
    <message>
        <source>Ispettore comunale</source>
        <translation>Municipal inspector</translation>
    </message>
    <message>
        <source>Ispettore della casa</source>
        <translation>House inspector</translation>
    </message>
    <message>
        <source>Il tavolo non è chiuso: le cifre sono provvisorie.</source>
        <translation>The table is not closed: the figures are provisional.</translation>
    </message>
    <message>
        <source>Il banco non è stato contato alla chiusura: non c&apos;è risultato.</source>
        <translation>The bank was not counted at closing: there is no result.</translation>
    </message>
    <message>
        <source>Atti senza il codice che vi serve: {count}.</source>
        <translation>Acts without the code that they take: {count}.</translation>
    </message>
    <message>
        <source>Fatti di cui nessuno ha ancora risposto: {count}.</source>
        <translation>Nobody has answered yet for {count} of the matters below.</translation>
    </message>
    <message>
        <source>Conta d&apos;apertura delle {at} diversa dall&apos;ultima chiusura: {differs}.</source>
        <translation>Opening count of {at} not as the last closing: {differs}.</translation>
    </message>
    <message>
        <source>Conta di chiusura delle {at} diversa da quanto doveva esserci: {differs}.</source>
        <translation>Closing count at {at} not what should lie there: {differs}.</translation>
    </message>
    <message>
        <source>Colori ancora fuori alla chiusura delle {at}: {colours}.</source>
        <translation>Colours still out at the closing of {at}: {colours}.</translation>
    </message>
    <message>
        <source>Conteggio di chiusura</source>
        <translation>Closing count</translation>
    </message>
    <message>
        <source>+ pagamenti corretti dopo il conteggio</source>
        <translation>+ payments put right after the count</translation>
    </message>
    <message>
        <source>+ credit alla cassa</source>
        <translation>+ credits to the cage</translation>
    </message>
    <message>
        <source>+ biglietti nella cassetta (drop)</source>
        <translation>+ notes in the box (drop)</translation>
    </message>
    <message>
        <source>− conteggio d&apos;apertura</source>
        <translation>− opening count</translation>
    </message>
    <message>
        <source>− fill dalla cassa</source>
        <translation>− fills from the cage</translation>
    </message>
    <message>
        <source>Risultato del tavolo</source>
        <translation>Table&apos;s result</translation>
    </message>
    <message>
        <source>Si scrive il fascicolo</source>
        <translation>The dossier is being written</translation>
    </message>
    <message>
        <source>Nessun colpo è ancora chiuso. Il primo appare qui da solo.</source>
        <translation>No spin is closed yet. The first one appears here by itself.</translation>
    </message>
    <message>
        <source>Nessun colpo è così. Togliere un filtro, o «Tutti i colpi».</source>
        <translation>No spin is like that. Take a filter off, or “All spins”.</translation>
    </message>
    <message>
        <source>colpo-{spin}.pdf</source>
        <translation>spin-{spin}.pdf</translation>
    </message>
    <message>
        <source>fascicolo-{spin}</source>
        <translation>dossier-{spin}</translation>
    </message>
    <message>
        <source>Il fascicolo si sta già scrivendo.</source>
        <translation>The dossier is being written already.</translation>
    </message>
    <message>
        <source>Il fascicolo sta in {folder}; SHA-256 del manifesto {hash}…</source>
        <translation>The dossier lies in {folder}; SHA-256 of its manifest {hash}…</translation>
    </message>
    <message>
        <source>In quale cartella si scrive il fascicolo</source>
        <translation>In which folder the dossier is written</translation>
    </message>
    <message>
        <source>Le liste si fanno</source>
        <translation>The lists are being made</translation>
    </message>
    <message>
        <source>Scegliere un colpo: si apre qui, com&apos;era.</source>
        <translation>Choose a spin: it opens here, as it was.</translation>
    </message>
    <message>
        <source>fase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>colpi/h</source>
        <translation>spins/h</translation>
    </message>
    <message>
        <source>risultato</source>
        <translation>result</translation>
    </message>
    <message>
        <source>avvisi</source>
        <translation>alerts</translation>
    </message>
    <message>
        <source>I tavoli adesso</source>
        <translation>The tables now</translation>
    </message>
    <message>
        <source>Stampa come stanno i tavoli</source>
        <translation>Print how the tables stand</translation>
    </message>
    <message>
        <source>tavoli.pdf</source>
        <translation>tables.pdf</translation>
    </message>
    <message>
        <source>Non c&apos;è ancora niente da stampare: nessun tavolo è stato letto.</source>
        <translation>There is nothing to print yet: no table was read.</translation>
    </message>
    <message>
        <source>Tavolo {table} · {phase}</source>
        <translation>Table {table} · {phase}</translation>
    </message>
    <message>
        <source>Colpi</source>
        <translation>Spins</translation>
    </message>
    <message>
        <source>Ctrl+F cerca · ← → passi · Ctrl+P stampa</source>
        <translation>Ctrl+F finds · ← → steps · Ctrl+P prints</translation>
    </message>
    <message>
        <source>Il tavolo adesso</source>
        <translation>The table now</translation>
    </message>
    <message>
        <source>Il giorno</source>
        <translation>The day</translation>
    </message>
    <message>
        <source>La ruota</source>
        <translation>The wheel</translation>
    </message>
    <message>
        <source>Le persone</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Colpo {spin}, pagamento {order}: {title}</source>
        <translation>Spin {spin}, payment {order}: {title}</translation>
    </message>
    <message>
        <source>Chi guarda</source>
        <translation>Who looks</translation>
    </message>
    <message>
        <source>Aspettano una risposta: {count}</source>
        <translation>Waiting for an answer: {count}</translation>
    </message>
    <message>
        <source>Capotavolo · Sala</source>
        <translation>Capotavolo · Pit</translation>
    </message>
    <message>
        <source>Il programma è chiuso a chiave. Lo apre con il suo codice chi può leggere ciò che è registrato: capo tavolo o ispettore, responsabile di sala, revisore. Resta scritto chi guarda.</source>
        <translation>The program is locked. Whoever may read what is recorded opens it with his code: table chief or inspector, pit boss, auditor. Who looks is recorded.</translation>
    </message>
    <message>
        <source>Tempo di gioco</source>
        <translation>Time of play</translation>
    </message>
    <message>
        <source>Colpi all&apos;ora</source>
        <translation>Spins an hour</translation>
    </message>
    <message>
        <source>Vincita all&apos;ora</source>
        <translation>Win an hour</translation>
    </message>
    <message>
        <source>Puntate (dove tutte registrate)</source>
        <translation>Handle (where all was entered)</translation>
    </message>
    <message>
        <source>Ritirato dal banco (dove tutte registrate)</source>
        <translation>Taken (where all was entered)</translation>
    </message>
    <message>
        <source>Pagato (per quanto registrato)</source>
        <translation>Paid (as far as entered)</translation>
    </message>
    <message>
        <source>Colpi chiusi senza registrare i pagamenti</source>
        <translation>Spins closed with payments not entered</translation>
    </message>
    <message>
        <source>Lanci nulli</source>
        <translation>Void throws</translation>
    </message>
    <message>
        <source>Mance (boîte)</source>
        <translation>Tips (boîte)</translation>
    </message>
    <message>
        <source>Apertura</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Chiusura</source>
        <translation>Closing</translation>
    </message>
    <message>
        <source>Casa</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Del banco non è stato registrato nulla.</source>
        <translation>Nothing was recorded of the bank.</translation>
    </message>
    <message>
        <source>Ora</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>N.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Operazione</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Documento</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Importo</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Conte</source>
        <translation>Counts</translation>
    </message>
    <message>
        <source>Contato alla chiusura</source>
        <translation>Counted at the closing</translation>
    </message>
    <message>
        <source>− doveva esserci</source>
        <translation>− should lie there</translation>
    </message>
    <message>
        <source>Cassetta</source>
        <translation>Note box</translation>
    </message>
    <message>
        <source>Documento {number} annullato alle {at}: {reason} ({by}).</source>
        <translation>Document {number} declared void at {at}: {reason} ({by}).</translation>
    </message>
    <message>
        <source>Pagamento {order} del colpo {spin}</source>
        <translation>Payment {order} of spin {spin}</translation>
    </message>
    <message>
        <source>{what}, colpo {spin}</source>
        <translation>{what}, spin {spin}</translation>
    </message>
    <message>
        <source>{what}, corregge il n. {of}: {reason}</source>
        <translation>{what}, corrects no. {of}: {reason}</translation>
    </message>
    <message>
        <source>Colpo</source>
        <translation>Spin</translation>
    </message>
    <message>
        <source>Motivo</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Contestazioni</source>
        <translation>Disputes</translation>
    </message>
    <message>
        <source>Pagamento</source>
        <translation>Payment</translation>
    </message>
    <message>
        <source>Contestazione</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>Decisione</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Contesta</source>
        <translation>Who objects</translation>
    </message>
    <message>
        <source>Dai colpi al risultato</source>
        <translation>From the spins to the result</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Who ruled</translation>
    </message>
    <message>
        <source>non detto</source>
        <translation>not said</translation>
    </message>
    <message>
        <source>non ancora decisa</source>
        <translation>not ruled yet</translation>
    </message>
    <message>
        <source>Fatti di cui qualcuno risponde</source>
        <translation>Matters that somebody answers for</translation>
    </message>
    <message>
        <source>Fatto</source>
        <translation>Matter</translation>
    </message>
    <message>
        <source>Risponde</source>
        <translation>Answered by</translation>
    </message>
    <message>
        <source>Nota</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Serata aperta</source>
        <translation>Night opened</translation>
    </message>
    <message>
        <source>nessuno ancora</source>
        <translation>nobody yet</translation>
    </message>
    <message>
        <source>Conteggio d&apos;apertura</source>
        <translation>Opening count</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Credit</translation>
    </message>
    <message>
        <source>Cambio</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Cambio di biglietti</source>
        <translation>Change of notes</translation>
    </message>
    <message>
        <source>Boîte</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Biglietti dal tappeto</source>
        <translation>Notes from the layout</translation>
    </message>
    <message>
        <source>Correzione</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>pallina nel senso del cilindro</source>
        <translation>ball with the wheel</translation>
    </message>
    <message>
        <source>Controllo del registro</source>
        <translation>Check of the journal</translation>
    </message>
    <message>
        <source>lancio prima del pagamento</source>
        <translation>thrown before everything was paid</translation>
    </message>
    <message>
        <source>meno di sette giri</source>
        <translation>fewer than seven turns</translation>
    </message>
    <message>
        <source>cilindro fermo</source>
        <translation>wheel stopped</translation>
    </message>
    <message>
        <source>pallina in nessuna casella</source>
        <translation>ball in no pocket</translation>
    </message>
    <message>
        <source>corpo estraneo</source>
        <translation>foreign body</translation>
    </message>
    <message>
        <source>decisione del capo tavolo</source>
        <translation>decided by the table chief</translation>
    </message>
    <message>
        <source>gioco sospeso mentre girava</source>
        <translation>play suspended while it ran</translation>
    </message>
    <message>
        <source>{owner}: primo codice dato il {day} da chi amministra la macchina ({user})</source>
        <translation>{owner}: first code given on {day} by whoever keeps the machine ({user})</translation>
    </message>
    <message>
        <source>il registro delle persone non c&apos;è; il tavolo conosceva {known}</source>
        <translation>the register of people is not there; the table knew {known}</translation>
    </message>
    <message>
        <source>il registro delle persone non si legge; il tavolo conosceva {known}</source>
        <translation>the register of people cannot be read; the table knew {known}</translation>
    </message>
    <message>
        <source>il registro delle persone è un altro, o più vecchio: {now}; il tavolo conosceva {known}</source>
        <translation>the register of people is another one, or older: {now}; the table knew {known}</translation>
    </message>
    <message>
        <source>Registro delle persone all&apos;apertura delle {at}: nessuno.</source>
        <translation>Register of people at the opening of {at}: none.</translation>
    </message>
    <message>
        <source>Registro delle persone all&apos;apertura delle {at}: illeggibile.</source>
        <translation>Register of people at the opening of {at}: cannot be read.</translation>
    </message>
    <message>
        <source>Registro delle persone all&apos;apertura delle {at}: {register}</source>
        <translation>Register of people at the opening of {at}: {register}</translation>
    </message>
    <message>
        <source>Il tavolo conosceva {known}.</source>
        <translation>The table knew {known}.</translation>
    </message>
    <message>
        <source>orologio messo avanti di {time}</source>
        <translation>clock set {time} ahead</translation>
    </message>
    <message>
        <source>orologio messo indietro di {time}</source>
        <translation>clock set back {time}</translation>
    </message>
    <message>
        <source>orologio più indietro del giorno in cui fu fatto il programma</source>
        <translation>clock before the day on which the program was made</translation>
    </message>
    <message>
        <source>orologio più indietro di {time} dell&apos;ultimo fatto registrato</source>
        <translation>clock {time} behind the last event recorded</translation>
    </message>
    <message>
        <source>la banca contata ha meno di nulla, e da qui è una stima: {differs}</source>
        <translation>the counted bank has less than nothing, and is an estimate from here: {differs}</translation>
    </message>
    <message>
        <source>il tamburo ha girato in un senso solo</source>
        <translation>the drum turned one way only</translation>
    </message>
    <message>
        <source>sportello aperto</source>
        <translation>door open</translation>
    </message>
    <message>
        <source>palline in numero sbagliato</source>
        <translation>wrong number of balls</translation>
    </message>
    <message>
        <source>seconda pallina</source>
        <translation>second ball</translation>
    </message>
    <message>
        <source>pallina ripresa</source>
        <translation>ball taken back</translation>
    </message>
    <message>
        <source>conta d&apos;apertura diversa dall&apos;ultima chiusura: {differs}</source>
        <translation>opening count not as the last closing: {differs}</translation>
    </message>
    <message>
        <source>conta d&apos;apertura corretta, ancora diversa dall&apos;ultima chiusura: {differs}</source>
        <translation>opening count corrected, still not as the last closing: {differs}</translation>
    </message>
    <message>
        <source>conta di chiusura diversa da quanto doveva esserci: {differs}</source>
        <translation>closing count not what should lie there: {differs}</translation>
    </message>
    <message>
        <source>conta di chiusura corretta, ancora diversa da quanto doveva esserci: {differs}</source>
        <translation>closing count corrected, still not what should lie there: {differs}</translation>
    </message>
    <message>
        <source>conta della cassetta diversa dai biglietti registrati ({drop}): {differs}</source>
        <translation>note box count other than the notes recorded ({drop}): {differs}</translation>
    </message>
    <message>
        <source>conta della cassetta corretta, ancora diversa dai biglietti registrati ({drop}): {differs}</source>
        <translation>note box count put right, still other than the notes recorded ({drop}): {differs}</translation>
    </message>
    <message>
        <source>Lanci nulli, e nessuno ha detto perché: {spins}.</source>
        <translation>Void throws, and nobody has said why: {spins}.</translation>
    </message>
    <message>
        <source>colpo {spin} ({number})</source>
        <translation>spin {spin} ({number})</translation>
    </message>
    <message>
        <source>Giocato dopo il conteggio di chiusura: {spins}. Il risultato non può valere.</source>
        <translation>Played after the closing count: {spins}. The result cannot hold.</translation>
    </message>
    <message>
        <source>nessun numero</source>
        <translation>no number</translation>
    </message>
    <message>
        <source>Colpo {spin} · {call}</source>
        <translation>Spin {spin} · {call}</translation>
    </message>
    <message>
        <source>Leggi di nuovo</source>
        <translation>Read again</translation>
    </message>
    <message>
        <source>Stampa…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Si legge la giornata</source>
        <translation>The day is read</translation>
    </message>
    <message>
        <source>tavolo {table}</source>
        <translation>table {table}</translation>
    </message>
    <message>
        <source>Il tavolo non è ancora stato aperto.</source>
        <translation>The table was not opened yet.</translation>
    </message>
    <message>
        <source>Non c&apos;è nessuna giornata da stampare.</source>
        <translation>There is no day to print.</translation>
    </message>
    <message>
        <source>Le righe sono della giornata: scegliere «La giornata».</source>
        <translation>The rows are of the day: choose “The day”.</translation>
    </message>
    <message>
        <source>La giornata</source>
        <translation>The day</translation>
    </message>
    <message>
        <source>giornata-{table}-{day}</source>
        <translation>day-{table}-{day}</translation>
    </message>
    <message>
        <source>documento-{number}</source>
        <translation>document-{number}</translation>
    </message>
    <message>
        <source>Scritto in {file}</source>
        <translation>Written to {file}</translation>
    </message>
    <message>
        <source>Quale giornata</source>
        <translation>Which day</translation>
    </message>
    <message>
        <source>La giornata, o uno dei suoi documenti</source>
        <translation>The day, or one of its documents</translation>
    </message>
    <message>
        <source>Leggi di nuovo la giornata</source>
        <translation>Read the day again</translation>
    </message>
    <message>
        <source>Stampa la pagina che si vede</source>
        <translation>Print the page that is shown</translation>
    </message>
    <message>
        <source>Scrivi la pagina che si vede come PDF</source>
        <translation>Write the page that is shown as PDF</translation>
    </message>
    <message>
        <source>Scrivi la giornata come righe, per un foglio di calcolo</source>
        <translation>Write the day as rows, for a spreadsheet</translation>
    </message>
    <message>
        <source>La pagina della giornata</source>
        <translation>The day&apos;s page</translation>
    </message>
    <message>
        <source>dopo il conteggio di chiusura</source>
        <translation>after the closing count</translation>
    </message>
    <message>
        <source>prima {count} lanci nulli</source>
        <translation>{count} void throws before it</translation>
    </message>
    <message>
        <source>prima un lancio nullo</source>
        <translation>one void throw before it</translation>
    </message>
    <message>
        <source>a mano</source>
        <translation>by hand</translation>
    </message>
    <message>
        <source>dal lettore</source>
        <translation>from the reader</translation>
    </message>
    <message>
        <source>pagato in {time}</source>
        <translation>paid in {time}</translation>
    </message>
    <message>
        <source>apparecchio riacceso</source>
        <translation>device switched on again</translation>
    </message>
    <message>
        <source>manca il n. {first}</source>
        <translation>no. {first} is missing</translation>
    </message>
    <message>
        <source>mancano i n. da {first} a {last}</source>
        <translation>nos. {first} to {last} are missing</translation>
    </message>
    <message>
        <source>Documenti: {missing}.</source>
        <translation>Documents: {missing}.</translation>
    </message>
    <message>
        <source>numero del lettore non confermato: {number}</source>
        <translation>reader&apos;s number not confirmed: {number}</translation>
    </message>
    <message>
        <source>Correggere…</source>
        <translation>Correct…</translation>
    </message>
    <message>
        <source>Stampare di nuovo</source>
        <translation>Print again</translation>
    </message>
    <message>
        <source>Stampare il documento</source>
        <translation>Print the document</translation>
    </message>
    <message>
        <source>copia, stampa n. {copy}</source>
        <translation>copy, print no. {copy}</translation>
    </message>
    <message>
        <source>qui non si stampa</source>
        <translation>nothing is printed here</translation>
    </message>
    <message>
        <source>Documento {number}</source>
        <translation>Document {number}</translation>
    </message>
    <message>
        <source>Firma: {names}</source>
        <translation>Signed by {names}</translation>
    </message>
    <message>
        <source>Ha contato {name}</source>
        <translation>Counted by {name}</translation>
    </message>
    <message>
        <source>Diversa dall&apos;ultima chiusura: {differs}</source>
        <translation>Not as the last closing: {differs}</translation>
    </message>
    <message>
        <source>Diversa da quanto doveva esserci: {differs}</source>
        <translation>Not what should lie there: {differs}</translation>
    </message>
    <message>
        <source>Non stampato: {reason}</source>
        <translation>Not printed: {reason}</translation>
    </message>
    <message>
        <source>Si trova in {path}</source>
        <translation>Written to {path}</translation>
    </message>
    <message>
        <source>Corretto: {reason} · {by}, testimone {witness}</source>
        <translation>Corrected: {reason} · {by}, witness {witness}</translation>
    </message>
    <message>
        <source>Tavolo {table}, {when}</source>
        <translation>Table {table}, {when}</translation>
    </message>
    <message>
        <source>impiegato {name}</source>
        <translation>dealer {name}</translation>
    </message>
    <message>
        <source>ANNULLATO: {reason} ({by})</source>
        <translation>VOID: {reason} ({by})</translation>
    </message>
    <message>
        <source>COPIA scritta fuori dal tavolo: non è l&apos;originale.</source>
        <translation>COPY written outside the table: this is not the original.</translation>
    </message>
    <message>
        <source>COPIA, stampa n. {copy}</source>
        <translation>COPY, print no. {copy}</translation>
    </message>
    <message>
        <source>CORRETTO dopo la registrazione: vale quanto segue.</source>
        <translation>CORRECTED after it was recorded: what follows holds.</translation>
    </message>
    <message>
        <source>Valore, €</source>
        <translation>Value, €</translation>
    </message>
    <message>
        <source>Importo, €</source>
        <translation>Amount, €</translation>
    </message>
    <message>
        <source>Totale {amount}</source>
        <translation>Total {amount}</translation>
    </message>
    <message>
        <source>Totale {amount}: {words}</source>
        <translation>Total {amount}: {words}</translation>
    </message>
    <message>
        <source>Pezzi</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>Correggere: {what}</source>
        <translation>Correct: {what}</translation>
    </message>
    <message>
        <source>In ordine crescente, dal gettone più basso.</source>
        <translation>Ascending, from the lowest chip.</translation>
    </message>
    <message>
        <source>{chip}: {pieces} pezzi</source>
        <translation>{chip}: {pieces} pieces</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>at {value}</translation>
    </message>
    <message>
        <source>cancellare una cifra</source>
        <translation>delete a digit</translation>
    </message>
    <message>
        <source>azzerare questo gettone</source>
        <translation>none of this chip</translation>
    </message>
    <message>
        <source>Entra</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Esce</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>il conto resta</source>
        <translation>the count stays</translation>
    </message>
    <message>
        <source>Azzerare</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Avanti: chi conta</source>
        <translation>Next: who counts</translation>
    </message>
    <message>
        <source>Toccarlo di nuovo: altri {pieces}, e i conti sono pari</source>
        <translation>Touch it again: {pieces} more, and both sides are even</translation>
    </message>
    <message>
        <source>Toccarlo di nuovo: un altro, e i conti sono pari</source>
        <translation>Touch it again: one more, and both sides are even</translation>
    </message>
    <message>
        <source>In quali gettoni: {what}</source>
        <translation>In which chips: {what}</translation>
    </message>
    <message>
        <source>Avanti: perché</source>
        <translation>Next: why</translation>
    </message>
    <message>
        <source>Avanti: documento</source>
        <translation>Next: document</translation>
    </message>
    <message>
        <source>Confrontare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Registrare</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Totale € {amount}</source>
        <translation>Total € {amount}</translation>
    </message>
    <message>
        <source>Avanti senza firma</source>
        <translation>Go on unsigned</translation>
    </message>
    <message>
        <source>resta scritto, e avvisa</source>
        <translation>recorded, with an alert</translation>
    </message>
    <message>
        <source>Firmare</source>
        <translation>Sign</translation>
    </message>
    <message>
        <source>Adesso non c&apos;è niente da firmare.</source>
        <translation>There is nothing to sign now.</translation>
    </message>
    <message>
        <source>Prima toccare il nome.</source>
        <translation>Touch the name first.</translation>
    </message>
    <message>
        <source>Altro nome: il codice ricomincia. Il codice di {name}.</source>
        <translation>Another name: the code begins again. The code of {name}.</translation>
    </message>
    <message>
        <source>Il codice di {name}.</source>
        <translation>The code of {name}.</translation>
    </message>
    <message>
        <source>Il primo codice si cambia: sceglierne uno proprio, da 8 a 12 cifre.</source>
        <translation>The first code must be changed: choose one of your own, 8 to 12 digits.</translation>
    </message>
    <message>
        <source>Lo stesso codice nuovo, ancora una volta.</source>
        <translation>The same new code once more.</translation>
    </message>
    <message>
        <source>Nel registro non c&apos;è {name} fra chi tiene il tavolo.</source>
        <translation>{name} is not in the register among those who deal.</translation>
    </message>
    <message>
        <source>Nel registro non c&apos;è nessun altro che possa firmare: lo aggiunge un responsabile di sala.</source>
        <translation>The register has nobody else who may sign: a pit boss adds one.</translation>
    </message>
    <message>
        <source>CHI FIRMA, E IL SUO CODICE</source>
        <translation>WHO SIGNS, AND THE CODE</translation>
    </message>
    <message>
        <source>Annuncio dopo «Rien ne va plus»</source>
        <translation>Call bet after “Rien ne va plus”</translation>
    </message>
    <message>
        <source>Colpo nullo: chi lo conferma?</source>
        <translation>Void spin: who confirms it?</translation>
    </message>
    <message>
        <source>Correzione: chi la conferma?</source>
        <translation>Correction: who confirms it?</translation>
    </message>
    <message>
        <source>Decisione: chi la prende?</source>
        <translation>Ruling: who decides?</translation>
    </message>
    <message>
        <source>Chi ne risponde?</source>
        <translation>Who answers for it?</translation>
    </message>
    <message>
        <source>Cambio di minimo: chi lo decide?</source>
        <translation>Another minimum: who decides?</translation>
    </message>
    <message>
        <source>impiegato</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>capo tavolo</source>
        <translation>table chief</translation>
    </message>
    <message>
        <source>capo tavolo o ispettore</source>
        <translation>table chief or inspector</translation>
    </message>
    <message>
        <source>responsabile di sala</source>
        <translation>pit boss</translation>
    </message>
    <message>
        <source>istruttore</source>
        <translation>trainer</translation>
    </message>
    <message>
        <source>revisore</source>
        <translation>auditor</translation>
    </message>
    <message>
        <source>Sta al tavolo: annunci, numeri, pagamenti, banco. Davanti a un altro non firma.</source>
        <translation>Stands at the table: call bets, numbers, payments, bank. Does not sign beside another.</translation>
    </message>
    <message>
        <source>Capo tavolo, ispettore comunale o ispettore della casa: firma accanto all&apos;impiegato, decide le contestazioni, risponde dei fatti, legge tutto.</source>
        <translation>Table chief, municipal inspector or inspector of the house: signs beside the dealer, rules on disputes, answers for what happened, reads everything.</translation>
    </message>
    <message>
        <source>Come il capo tavolo e l&apos;ispettore; tiene anche il registro delle persone e vede gli allievi.</source>
        <translation>As the table chief and the inspector; also keeps the register of people and sees the trainees.</translation>
    </message>
    <message>
        <source>Vede come va una classe; al tavolo non fa e non legge niente.</source>
        <translation>Sees how a class does; does and reads nothing of a table.</translation>
    </message>
    <message>
        <source>Legge tutto, non fa e non firma niente: anche un ispettore che controlla soltanto.</source>
        <translation>Reads everything, does and signs nothing: also an inspector who only looks on.</translation>
    </message>
    <message>
        <source>Un codice ha da 8 a 12 cifre.</source>
        <translation>A code is 8 to 12 digits.</translation>
    </message>
    <message>
        <source>Non sempre la stessa cifra.</source>
        <translation>Not the same digit over and over.</translation>
    </message>
    <message>
        <source>Non cifre di seguito, come 12345678.</source>
        <translation>No run of digits, such as 12345678.</translation>
    </message>
    <message>
        <source>Il codice nuovo è un altro da quello di prima.</source>
        <translation>The new code is another than the last one.</translation>
    </message>
    <message>
        <source>Nessuno si dà un primo codice: cambiare il proprio.</source>
        <translation>Nobody gives himself a first code: change your own.</translation>
    </message>
    <message>
        <source>Manca il nome.</source>
        <translation>The name is missing.</translation>
    </message>
    <message>
        <source>Un nome ha al più {count} lettere.</source>
        <translation>A name has at most {count} letters.</translation>
    </message>
    <message>
        <source>Un nome ha lettere che si leggono.</source>
        <translation>A name has letters that can be read.</translation>
    </message>
    <message>
        <source>In una parola stanno lettere di due scritture: {word}.</source>
        <translation>Letters of two scripts stand in one word: {word}.</translation>
    </message>
    <message>
        <source>Si legge come il nome di {name}: scriverlo in altro modo.</source>
        <translation>It reads like the name of {name}: write it otherwise.</translation>
    </message>
    <message>
        <source>Nessuno di nome {name} lavora qui.</source>
        <translation>Nobody of the name {name} works here.</translation>
    </message>
    <message>
        <source>{name} è già nel registro.</source>
        <translation>{name} is in the register already.</translation>
    </message>
    <message>
        <source>{name} lo è già.</source>
        <translation>{name} is that already.</translation>
    </message>
    <message>
        <source>{name} non può cambiare il registro: lo fa un responsabile di sala.</source>
        <translation>{name} may not change the register: a pit boss does.</translation>
    </message>
    <message>
        <source>{name} è l&apos;ultimo responsabile di sala: farne prima un altro.</source>
        <translation>{name} is the last pit boss: make another first.</translation>
    </message>
    <message>
        <source>Di questo nome nessun codice aspetta una risposta.</source>
        <translation>No code of this name waits for an answer.</translation>
    </message>
    <message>
        <source>Risponde un altro da quello di cui è il codice.</source>
        <translation>Somebody else answers than the one whose code it is.</translation>
    </message>
    <message>
        <source>{name} non può risponderne: serve un ispettore o un responsabile di sala.</source>
        <translation>{name} may not answer for it: it takes an inspector or a pit boss.</translation>
    </message>
    <message>
        <source>{name} non può leggere ciò che è registrato (permesso «leggere»): serve un capo tavolo o ispettore, il responsabile di sala o il revisore.</source>
        <translation>{name} may not read what is recorded (permission “read”): it takes a table chief or inspector, the pit boss or the auditor.</translation>
    </message>
    <message>
        <source>C&apos;è già un responsabile di sala: {name}.</source>
        <translation>There is a pit boss already: {name}.</translation>
    </message>
    <message>
        <source>Non c&apos;è un responsabile di sala: farne il primo.</source>
        <translation>There is no pit boss: make the first one.</translation>
    </message>
    <message>
        <source>Accanto a {name} c&apos;è {other}: l&apos;uno dà il codice all&apos;altro.</source>
        <translation>Beside {name} there is {other}: one gives the other a code.</translation>
    </message>
    <message>
        <source>L&apos;unico responsabile di sala è {name}.</source>
        <translation>The only pit boss is {name}.</translation>
    </message>
    <message>
        <source>{name} non può dire che cosa si tiene: lo fa un responsabile di sala.</source>
        <translation>{name} may not say what is kept: a pit boss does.</translation>
    </message>
    <message>
        <source>I mesi archiviati si tengono da {least} a {most} mesi.</source>
        <translation>Archived months are kept from {least} to {most} months.</translation>
    </message>
    <message>
        <source>Il registro delle persone è di {owner}: farlo come quell&apos;utente della macchina.</source>
        <translation>The register is {owner}&apos;s: do it as that user of the machine.</translation>
    </message>
    <message>
        <source>La seconda volta il codice era un altro: non cambia niente.</source>
        <translation>The second time the code was another: nothing changes.</translation>
    </message>
    <message>
        <source>posto sconosciuto</source>
        <translation>place unknown</translation>
    </message>
    <message>
        <source>primo avvio</source>
        <translation>first start</translation>
    </message>
    <message>
        <source>programma di sala</source>
        <translation>pit boss&apos;s program</translation>
    </message>
    <message>
        <source>comando «{command}»</source>
        <translation>command “{command}”</translation>
    </message>
    <message>
        <source>Chi è al tavolo: il suo codice</source>
        <translation>Who deals: their own code</translation>
    </message>
    <message>
        <source>Conta della cassetta: chi la firma?</source>
        <translation>Note box count: who signs it?</translation>
    </message>
    <message>
        <source>Una volta, e il tavolo si apre.</source>
        <translation>Once, and the table opens.</translation>
    </message>
    <message>
        <source>Una volta per turno; le puntate restano come sono.</source>
        <translation>Once a turn; the bets stay as they are.</translation>
    </message>
    <message>
        <source>Firma {place} di {due}, ognuno con il suo codice.</source>
        <translation>Signature {place} of {due}, each with their own code.</translation>
    </message>
    <message>
        <source>Già firmato: {names}.</source>
        <translation>Signed so far: {names}.</translation>
    </message>
    <message>
        <source>Nome o codice sbagliato.</source>
        <translation>Name or code is wrong.</translation>
    </message>
    <message>
        <source>Troppi codici sbagliati: bloccato ancora {minutes} min.</source>
        <translation>Too many wrong codes: locked for {minutes} min more.</translation>
    </message>
    <message>
        <source>Troppi codici sbagliati: bloccato ancora {minutes} min, fino alle {until}.</source>
        <translation>Too many wrong codes: locked for another {minutes} min, until {until}.</translation>
    </message>
    <message>
        <source>Un altro programma usa il registro delle persone: riprovare.</source>
        <translation>Another program uses the register of people: try again.</translation>
    </message>
    <message>
        <source>Il registro delle persone non si legge: {reason}</source>
        <translation>The register of people cannot be read: {reason}</translation>
    </message>
    <message>
        <source>Chi viene fa il suo codice, e il tavolo è suo.</source>
        <translation>Whoever comes gives his code, and the table is his.</translation>
    </message>
    <message>
        <source>Gli altri nomi non sono nel registro: restano scritti, senza codice.</source>
        <translation>The other names are not in the register and stay without a code.</translation>
    </message>
    <message>
        <source>Serve una seconda persona, con il suo codice. Al tavolo c&apos;è {name}.</source>
        <translation>It takes a second person&apos;s code. At the table is {name}.</translation>
    </message>
    <message>
        <source>Serve una seconda persona, con il suo codice.</source>
        <translation>It takes a second person&apos;s code.</translation>
    </message>
    <message>
        <source>lo dice {name}</source>
        <translation>{name} says so</translation>
    </message>
    <message>
        <source>La copia della casa ({place}) non risponde ({fault}): guardare la rete.</source>
        <translation>The house&apos;s copy ({place}) does not answer ({fault}): look at the network.</translation>
    </message>
    <message>
        <source>La casa ({place}) ha un&apos;altra chiave: chiamare il tecnico.</source>
        <translation>The house ({place}) has another key: call the technician.</translation>
    </message>
    <message>
        <source>La casa ({place}) non scrive la sua copia: guardare il suo disco ({fault}).</source>
        <translation>The house ({place}) does not write its copy: look at its disk ({fault}).</translation>
    </message>
    <message>
        <source>La copia della casa è diversa dall&apos;evento {seq} ({at}): chiamare il tecnico.</source>
        <translation>The house&apos;s copy differs from event {seq} on ({at}): call the technician.</translation>
    </message>
    <message>
        <source>Il registro finisce all&apos;evento {seq}, la casa l&apos;ha fino a {last}: è una copia vecchia. Chiamare il tecnico prima di giocare.</source>
        <translation>The journal ends at event {seq}, the house has it up to {last}: this is an old copy. Call the technician before playing.</translation>
    </message>
    <message>
        <source>La casa rifiuta l&apos;evento {seq} ({fault}): chiamare il tecnico.</source>
        <translation>The house refuses event {seq} ({fault}): call the technician.</translation>
    </message>
    <message>
        <source>La copia per la casa è ferma: il registro non si legge ({fault}).</source>
        <translation>The copy for the house stands still: the journal cannot be read ({fault}).</translation>
    </message>
    <message>
        <source>La copia della casa va avanti: ha il tavolo fino all&apos;evento {seq}.</source>
        <translation>The house&apos;s copy goes on: it has the table up to event {seq}.</translation>
    </message>
    <message>
        <source>È giusta questa conta di chiusura?</source>
        <translation>Is this closing count right?</translation>
    </message>
    <message>
        <source>Ricontare</source>
        <translation>Count again</translation>
    </message>
    <message>
        <source>Registrare la chiusura</source>
        <translation>Record the closing</translation>
    </message>
    <message>
        <source>È giusta questa conta d&apos;apertura?</source>
        <translation>Is this opening count right?</translation>
    </message>
    <message>
        <source>Registrare l&apos;apertura</source>
        <translation>Record the opening</translation>
    </message>
    <message>
        <source>Banca stimata: le puntate perse non sono scritte, e non si sa quanti pezzi mancano.</source>
        <translation>Estimated bank: lost stakes are not entered, so nobody knows how many pieces are missing.</translation>
    </message>
    <message>
        <source>È quello che ha lasciato l&apos;ultima chiusura, pezzo per pezzo.</source>
        <translation>It is what the last closing left, piece by piece.</translation>
    </message>
    <message>
        <source>Torna tutto, pezzo per pezzo.</source>
        <translation>All of it is right, piece by piece.</translation>
    </message>
    <message>
        <source>Uno non torna. Guardare ancora una volta.</source>
        <translation>One is not right. Look once more.</translation>
    </message>
    <message>
        <source>Non tornano: {count}. Guardare ancora una volta.</source>
        <translation>Not right: {count}. Look once more.</translation>
    </message>
    <message>
        <source>{chip}: {pieces}</source>
        <translation>{chip}: {pieces}</translation>
    </message>
    <message>
        <source>{counted} di {expected}</source>
        <translation>{counted} of {expected}</translation>
    </message>
    <message>
        <source>Risultato {result}</source>
        <translation>Result {result}</translation>
    </message>
    <message>
        <source>Differenza dall&apos;ultima chiusura {amount}</source>
        <translation>Difference from the last closing {amount}</translation>
    </message>
    <message>
        <source>Risultato {result} = {sum}</source>
        <translation>Result {result} = {sum}</translation>
    </message>
    <message>
        <source>Come l&apos;ultima chiusura</source>
        <translation>As the last closing</translation>
    </message>
    <message>
        <source>Se resta così, qualcuno ne risponde per nome: «Tavolo…», «Chi ne risponde…».</source>
        <translation>If it stays so, somebody answers for it by name: “Table…”, “Who answers…”.</translation>
    </message>
    <message>
        <source>{chip}: {pieces} di {expected}</source>
        <translation>{chip}: {pieces} of {expected}</translation>
    </message>
    <message>
        <source>Documento annullato…</source>
        <translation>Void document…</translation>
    </message>
    <message>
        <source>Della sera prima</source>
        <translation>Last night&apos;s box</translation>
    </message>
    <message>
        <source>Di questa sera</source>
        <translation>Tonight&apos;s box</translation>
    </message>
    <message>
        <source>toccare: l&apos;altra cassetta</source>
        <translation>touch: the other box</translation>
    </message>
    <message>
        <source>Il documento, e chi lo firma: capo tavolo e i due ispettori.</source>
        <translation>The document, and who signs it: the table chief and both inspectors.</translation>
    </message>
    <message>
        <source>Quale documento è annullato?</source>
        <translation>Which document is void?</translation>
    </message>
    <message>
        <source>Resta nella serie, con il perché; si prende il seguente.</source>
        <translation>It stays in the series, with the reason; the next one is taken.</translation>
    </message>
    <message>
        <source>€ {was} resta, barrato; conta questo.</source>
        <translation>€ {was} stays, struck through; this counts.</translation>
    </message>
    <message>
        <source>Se resta così, qualcuno ne risponde per nome.</source>
        <translation>If it stays so, somebody answers for it by name.</translation>
    </message>
    <message>
        <source>€ {was} resta, barrato; conta € {amount}: {difference}.</source>
        <translation>€ {was} stays, struck through; € {amount} counts: {difference}.</translation>
    </message>
    <message>
        <source>€ {amount}: {difference}.</source>
        <translation>€ {amount}: {difference}.</translation>
    </message>
    <message>
        <source>Da scrivere: {fields}</source>
        <translation>Still to write: {fields}</translation>
    </message>
    <message>
        <source>Annullare il documento</source>
        <translation>Declare it void</translation>
    </message>
    <message>
        <source>Dove vanno i documenti?</source>
        <translation>Where do the documents go?</translation>
    </message>
    <message>
        <source>Si chiede una volta, finché il programma resta aperto.</source>
        <translation>Asked once, as long as the program runs.</translation>
    </message>
    <message>
        <source>Un&apos;altra cartella…</source>
        <translation>Another folder…</translation>
    </message>
    <message>
        <source>finito</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>Che cosa c&apos;è nel banco</source>
        <translation>What is in the bank</translation>
    </message>
    <message>
        <source>Il banco non è stato contato: non si sa.</source>
        <translation>The bank was not counted: nobody knows.</translation>
    </message>
    <message>
        <source>Conosciuto al pezzo dopo la conta: € {amount}.</source>
        <translation>Known to the piece since the count: € {amount}.</translation>
    </message>
    <message>
        <source>Stima, circa € {amount}: le puntate perse non sono scritte a una a una.</source>
        <translation>Estimate, about € {amount}: lost stakes are not entered one by one.</translation>
    </message>
    <message>
        <source>Toccare un gettone finito: non viene più proposto nei pagamenti. Di nuovo: c&apos;è ancora.</source>
        <translation>Touch a finished chip: payments no longer offer it. Touch again: it is there.</translation>
    </message>
    <message>
        <source>DOVE</source>
        <translation>WHERE</translation>
    </message>
    <message>
        <source>Chiavetta</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Scrivania</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Scaricati</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Documenti</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Accanto al registro</source>
        <translation>Beside the journal</translation>
    </message>
    <message>
        <source>Si prepara: il tavolo intanto va avanti.</source>
        <translation>It is being made: the table plays on meanwhile.</translation>
    </message>
    <message>
        <source>Non è riuscito: {why}</source>
        <translation>It did not work: {why}</translation>
    </message>
    <message>
        <source>Fatto: {path}</source>
        <translation>Done: {path}</translation>
    </message>
    <message>
        <source>Pacchetto per l&apos;assistenza</source>
        <translation>Support bundle</translation>
    </message>
    <message>
        <source>Un file solo, da mandare a chi aiuta: nessun nome vi sta dentro.</source>
        <translation>One file, to be sent to whoever helps: no name stands in it.</translation>
    </message>
    <message>
        <source>un momento…</source>
        <translation>one moment…</translation>
    </message>
    <message>
        <source>prima una cartella</source>
        <translation>first a folder</translation>
    </message>
    <message>
        <source>Fare il pacchetto</source>
        <translation>Make the bundle</translation>
    </message>
    <message>
        <source>Dentro: gli eventi dell&apos;ultima ora, quello che ha detto il lettore, le versioni, lo stato della macchina e le impostazioni. Le persone sono «person-1», «person-2»…; quello che qualcuno ha scritto con parole sue resta fuori.</source>
        <translation>In it: the events of the last hour, what the reader said, the versions, the state of the machine and the settings. People are “person-1”, “person-2”…; what somebody wrote in words of his own stays out.</translation>
    </message>
    <message>
        <source>sigillo {seal}</source>
        <translation>seal {seal}</translation>
    </message>
    <message>
        <source>Il lettore</source>
        <translation>The reader</translation>
    </message>
    <message>
        <source>niente: il numero è stato scritto a mano</source>
        <translation>nothing: the number was typed by hand</translation>
    </message>
    <message>
        <source>Le firme</source>
        <translation>The signatures</translation>
    </message>
    <message>
        <source>nessuna con codice</source>
        <translation>none with a code</translation>
    </message>
    <message>
        <source>detto poi: n. {places}</source>
        <translation>said later: no. {places}</translation>
    </message>
    <message>
        <source>La prova: righe del lettore, firme, sigillo</source>
        <translation>The evidence: the reader&apos;s lines, signatures, seal</translation>
    </message>
    <message>
        <source>tavolo</source>
        <translation>table</translation>
    </message>
    <message>
        <source>croupier</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>colore</source>
        <translation>colour</translation>
    </message>
    <message>
        <source>fatti: tutti</source>
        <translation>events: all</translation>
    </message>
    <message>
        <source>Che cosa non si capisce</source>
        <translation>What is not understood</translation>
    </message>
    <message>
        <source>cavallo 8/11 rosso &gt; 200</source>
        <translation>split 8/11 red &gt; 200</translation>
    </message>
    <message>
        <source>vai al</source>
        <translation>go to</translation>
    </message>
    <message>
        <source>quando: {days}</source>
        <translation>when: {days}</translation>
    </message>
    <message>
        <source>oltre {amount}</source>
        <translation>over {amount}</translation>
    </message>
    <message>
        <source>importo</source>
        <translation>amount</translation>
    </message>
    <message>
        <source>Tutti i colpi</source>
        <translation>All spins</translation>
    </message>
    <message>
        <source>Quale tavolo</source>
        <translation>Which table</translation>
    </message>
    <message>
        <source>Quali giorni</source>
        <translation>Which days</translation>
    </message>
    <message>
        <source>Quale numero</source>
        <translation>Which number</translation>
    </message>
    <message>
        <source>Quale croupier</source>
        <translation>Which dealer</translation>
    </message>
    <message>
        <source>Un pagamento oltre quale importo</source>
        <translation>A payment over which amount</translation>
    </message>
    <message>
        <source>Pagato in quale colore o gettone</source>
        <translation>Paid in which colour or chip</translation>
    </message>
    <message>
        <source>Che cosa è successo</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Vai al giorno</source>
        <translation>Go to the day</translation>
    </message>
    <message>
        <source>Cerca, come nella notazione</source>
        <translation>Search, as in the notation</translation>
    </message>
    <message>
        <source>Togli tutti i filtri</source>
        <translation>Take all filters off</translation>
    </message>
    <message>
        <source>Quanti colpi</source>
        <translation>How many spins</translation>
    </message>
    <message>
        <source>{name}: tutti</source>
        <translation>{name}: all</translation>
    </message>
    <message>
        <source>Nessun filtro è scelto: la lista ha già tutti i colpi.</source>
        <translation>No filter is chosen: the list has every spin already.</translation>
    </message>
    <message>
        <source>I colpi, dal più recente</source>
        <translation>The spins, newest first</translation>
    </message>
    <message>
        <source>ora</source>
        <translation>time</translation>
    </message>
    <message>
        <source>colpo</source>
        <translation>spin</translation>
    </message>
    <message>
        <source>n.</source>
        <translation>no.</translation>
    </message>
    <message>
        <source>maggiore</source>
        <translation>largest</translation>
    </message>
    <message>
        <source>banca</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>fatti</source>
        <translation>events</translation>
    </message>
    <message>
        <source>pagato alle {time}</source>
        <translation>paid at {time}</translation>
    </message>
    <message>
        <source>sbarrato: {entry}</source>
        <translation>struck through: {entry}</translation>
    </message>
    <message>
        <source>registrato {amount}: {sum}</source>
        <translation>recorded {amount}: {sum}</translation>
    </message>
    <message>
        <source>regola {rule}</source>
        <translation>rule {rule}</translation>
    </message>
    <message>
        <source>corretto: {reason} ({by}, testimone {witness})</source>
        <translation>corrected: {reason} ({by}, witness {witness})</translation>
    </message>
    <message>
        <source>contestato: {claim}</source>
        <translation>disputed: {claim}</translation>
    </message>
    <message>
        <source>non ancora deciso</source>
        <translation>not decided yet</translation>
    </message>
    <message>
        <source>deciso: {ruling} ({by})</source>
        <translation>decided: {ruling} ({by})</translation>
    </message>
    <message>
        <source>registrato</source>
        <translation>recorded</translation>
    </message>
    <message>
        <source>Pagamenti, nell&apos;ordine della casa</source>
        <translation>Payments, in the order of the house</translation>
    </message>
    <message>
        <source>Si corregge guardando il colpo com&apos;era alla fine: «Tutto il colpo».</source>
        <translation>It is corrected looking at the spin as it stood at the end: “Whole spin”.</translation>
    </message>
    <message>
        <source>Scegliere prima un pagamento.</source>
        <translation>Choose a payment first.</translation>
    </message>
    <message>
        <source>Questo non è un pagamento segnato: non c&apos;è niente da correggere.</source>
        <translation>This is no marked payment: there is nothing to correct.</translation>
    </message>
    <message>
        <source>È il primo passo del colpo.</source>
        <translation>This is the spin’s first step.</translation>
    </message>
    <message>
        <source>È l&apos;ultimo passo del colpo.</source>
        <translation>This is the spin’s last step.</translation>
    </message>
    <message>
        <source>Si vede già tutto il colpo.</source>
        <translation>The whole spin is shown already.</translation>
    </message>
    <message>
        <source>Com&apos;era alla fine</source>
        <translation>As it was at the end</translation>
    </message>
    <message>
        <source>Banca: non tutto registrato</source>
        <translation>Bank: not all recorded</translation>
    </message>
    <message>
        <source>Banca {amount}</source>
        <translation>Bank {amount}</translation>
    </message>
    <message>
        <source>Mostra i pagamenti</source>
        <translation>Show the payments</translation>
    </message>
    <message>
        <source>Passi</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Mostra i passi</source>
        <translation>Show the steps</translation>
    </message>
    <message>
        <source>Prova</source>
        <translation>Evidence</translation>
    </message>
    <message>
        <source>Mostra la prova</source>
        <translation>Show the evidence</translation>
    </message>
    <message>
        <source>Dall&apos;inizio</source>
        <translation>From the beginning</translation>
    </message>
    <message>
        <source>Un passo indietro</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>Un passo avanti</source>
        <translation>One step on</translation>
    </message>
    <message>
        <source>Tutto il colpo</source>
        <translation>Whole spin</translation>
    </message>
    <message>
        <source>Mostra com&apos;era alla fine</source>
        <translation>Show it as it was at the end</translation>
    </message>
    <message>
        <source>Stampa una pagina del colpo</source>
        <translation>Print a page of the spin</translation>
    </message>
    <message>
        <source>Fascicolo…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Scrivi tutto ciò che prova il colpo in una cartella</source>
        <translation>Write all that proves the spin into a folder</translation>
    </message>
    <message>
        <source>Correggi…</source>
        <translation>Put right…</translation>
    </message>
    <message>
        <source>Correggi il pagamento scelto</source>
        <translation>Put the chosen payment right</translation>
    </message>
    <message>
        <source>Correggi il pagamento scelto, davanti a un secondo</source>
        <translation>Correct the chosen payment, before a second person</translation>
    </message>
    <message>
        <source>Il tappeto com&apos;era</source>
        <translation>The layout as it was</translation>
    </message>
    <message>
        <source>Come è andato il colpo, passo per passo</source>
        <translation>How the spin went, step by step</translation>
    </message>
    <message>
        <source>sempre</source>
        <translation>always</translation>
    </message>
    <message>
        <source>oggi</source>
        <translation>today</translation>
    </message>
    <message>
        <source>ieri</source>
        <translation>yesterday</translation>
    </message>
    <message>
        <source>7 giorni</source>
        <translation>7 days</translation>
    </message>
    <message>
        <source>30 giorni</source>
        <translation>30 days</translation>
    </message>
    <message>
        <source>un importo: 200 o 2,50</source>
        <translation>an amount: 200 or 2.50</translation>
    </message>
    <message>
        <source>un nome</source>
        <translation>a name</translation>
    </message>
    <message>
        <source>un colore</source>
        <translation>a colour</translation>
    </message>
    <message>
        <source>una posizione: 8/11, c34, R</source>
        <translation>a position: 8/11, c34, R</translation>
    </message>
    <message>
        <source>un giorno o un&apos;ora</source>
        <translation>a day or a time</translation>
    </message>
    <message>
        <source>il numero di un colpo</source>
        <translation>the number of a spin</translation>
    </message>
    <message>
        <source>un numero da 0 a 36</source>
        <translation>a number from 0 to 36</translation>
    </message>
    <message>
        <source>un giorno di questi tempi</source>
        <translation>a day of this age</translation>
    </message>
    <message>
        <source>un giorno (2026-11-21) o un&apos;ora (2026-11-21T22:30), UTC</source>
        <translation>a day (2026-11-21) or a time (2026-11-21T22:30), UTC</translation>
    </message>
    <message>
        <source>una posizione (8/11, c34, R), un colore, un giorno, numero, croupier, oltre, nullo …</source>
        <translation>a position (8/11, c34, R), a colour, a day, number, dealer, over, void …</translation>
    </message>
    <message>
        <source>{kind}</source>
        <translation>{kind}</translation>
    </message>
    <message>
        <source>trio</source>
        <translation>trio</translation>
    </message>
    <message>
        <source>1ª dozz.</source>
        <translation>1st doz.</translation>
    </message>
    <message>
        <source>2ª dozz.</source>
        <translation>2nd doz.</translation>
    </message>
    <message>
        <source>3ª dozz.</source>
        <translation>3rd doz.</translation>
    </message>
    <message>
        <source>Dozz. 1/2</source>
        <translation>Doz. 1/2</translation>
    </message>
    <message>
        <source>Dozz. 2/3</source>
        <translation>Doz. 2/3</translation>
    </message>
    <message>
        <source>quattro primi</source>
        <translation>first four</translation>
    </message>
    <message>
        <source>4 primi</source>
        <translation>first 4</translation>
    </message>
    <message>
        <source>dozzina</source>
        <translation>dozen</translation>
    </message>
    <message>
        <source>colonna</source>
        <translation>column</translation>
    </message>
    <message>
        <source>chance semplice</source>
        <translation>even chance</translation>
    </message>
    <message>
        <source>due dozzine</source>
        <translation>two dozens</translation>
    </message>
    <message>
        <source>due colonne</source>
        <translation>two columns</translation>
    </message>
    <message>
        <source>Alla fine manca {expected}.</source>
        <translation>At the end {expected} is missing.</translation>
    </message>
    <message>
        <source>«{word}» non si capisce: qui va {expected}.</source>
        <translation>“{word}” is not understood: here goes {expected}.</translation>
    </message>
    <message>
        <source>una cosa sola, e una c&apos;è già</source>
        <translation>one thing only, and one is there already</translation>
    </message>
    <message>
        <source>«numero {number}» per ciò che è uscito, «pieno {number}» per una puntata</source>
        <translation>“number {number}” for what fell, “straight {number}” for a bet</translation>
    </message>
    <message>
        <source>«importo {amount}», o «oltre {amount}»</source>
        <translation>“amount {amount}”, or “over {amount}”</translation>
    </message>
    <message>
        <source>numero {number}</source>
        <translation>number {number}</translation>
    </message>
    <message>
        <source>Correggere un pagamento</source>
        <translation>Put a payment right</translation>
    </message>
    <message>
        <source>Chi corregge</source>
        <translation>Who corrects</translation>
    </message>
    <message>
        <source>Davanti a chi</source>
        <translation>Before whom</translation>
    </message>
    <message>
        <source>una differenza, e i gettoni che la fanno</source>
        <translation>a difference, and the chips that make it up</translation>
    </message>
    <message>
        <source>«{typed}» non è un importo: si scrive come {amount}.</source>
        <translation>“{typed}” is no amount: it is written like {amount}.</translation>
    </message>
    <message>
        <source>I gettoni fanno € {worth}, la differenza è € {amount}.</source>
        <translation>The chips make € {worth}, the difference is € {amount}.</translation>
    </message>
    <message>
        <source>Davanti a chi: un&apos;altra persona, non chi corregge.</source>
        <translation>Before whom: another person than who corrects.</translation>
    </message>
    <message>
        <source>Serata passata: gettoni solo se cambiano mano adesso.</source>
        <translation>A night that is over: chips only if they change hands now.</translation>
    </message>
    <message>
        <source>lasciare quanto era pagato</source>
        <translation>leave what was paid</translation>
    </message>
    <message>
        <source>non si corregge niente</source>
        <translation>nothing is put right</translation>
    </message>
    <message>
        <source>Mancia</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Colori e mance</source>
        <translation>Colours and tips</translation>
    </message>
    <message>
        <source>Un tocco su un biglietto è uno. Il colore: di chi è, quanti pezzi.</source>
        <translation>A touch on a note is one note. The colour: whose it is, how many pieces.</translation>
    </message>
    <message>
        <source>Altri gettoni…</source>
        <translation>Other chips…</translation>
    </message>
    <message>
        <source>contarli uno per uno</source>
        <translation>counted chip by chip</translation>
    </message>
    <message>
        <source>Pagato € {amount}</source>
        <translation>Paid € {amount}</translation>
    </message>
    <message>
        <source>in {chips}</source>
        <translation>in {chips}</translation>
    </message>
    <message>
        <source>rientra</source>
        <translation>comes back</translation>
    </message>
    <message>
        <source>si dà</source>
        <translation>give</translation>
    </message>
    <message>
        <source>Quanto era da pagare? Quello scritto prima resta, barrato.</source>
        <translation>How much was to be paid? What was written first stays, struck through.</translation>
    </message>
    <message>
        <source>I gettoni non fanno la differenza: contarli.</source>
        <translation>The chips are not the difference: count them.</translation>
    </message>
    <message>
        <source>Nessun gettone passa di mano: vale la conta di chiusura.</source>
        <translation>No chip changes hands: the closing count holds.</translation>
    </message>
    <message>
        <source>In quali gettoni non si scrive: il banco è stimato.</source>
        <translation>In which chips is not recorded: the bank is an estimate.</translation>
    </message>
    <message>
        <source>Nessun gettone fa la differenza: contarli.</source>
        <translation>No chips make up the difference: count them.</translation>
    </message>
    <message>
        <source>LA DIFFERENZA, IN GETTONI</source>
        <translation>THE DIFFERENCE, IN CHIPS</translation>
    </message>
    <message>
        <source>Da pagare era</source>
        <translation>Should have been</translation>
    </message>
    <message>
        <source>La differenza</source>
        <translation>The difference</translation>
    </message>
    <message>
        <source>in gettoni</source>
        <translation>in chips</translation>
    </message>
    <message>
        <source>si dà ancora € {amount}</source>
        <translation>€ {amount} more is given</translation>
    </message>
    <message>
        <source>si riprende € {amount}</source>
        <translation>€ {amount} is taken back</translation>
    </message>
    <message>
        <source>nessuna</source>
        <translation>none</translation>
    </message>
    <message>
        <source>gettoni da {value}</source>
        <translation>chips of {value}</translation>
    </message>
    <message>
        <source>colpo {spin}</source>
        <translation>spin {spin}</translation>
    </message>
    <message>
        <source>pagato {amount}</source>
        <translation>paid {amount}</translation>
    </message>
    <message>
        <source>pagamento maggiore {amount}</source>
        <translation>largest payment {amount}</translation>
    </message>
    <message>
        <source>oltre {count} colpi</source>
        <translation>more than {count} spins</translation>
    </message>
    <message>
        <source>1 colpo</source>
        <translation>1 spin</translation>
    </message>
    <message>
        <source>{count} colpi</source>
        <translation>{count} spins</translation>
    </message>
    <message>
        <source>dal {moment}</source>
        <translation>from {moment}</translation>
    </message>
    <message>
        <source>al {moment}</source>
        <translation>until {moment}</translation>
    </message>
    <message>
        <source>importo {amount}</source>
        <translation>amount {amount}</translation>
    </message>
    <message>
        <source>sotto {amount}</source>
        <translation>under {amount}</translation>
    </message>
    <message>
        <source>chi è al tavolo</source>
        <translation>who deals</translation>
    </message>
    <message>
        <source>annuncio dopo «Rien ne va plus»</source>
        <translation>call bet after “Rien ne va plus”</translation>
    </message>
    <message>
        <source>lancio nullo</source>
        <translation>void throw</translation>
    </message>
    <message>
        <source>correzione</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>decisione su una contestazione</source>
        <translation>ruling on a dispute</translation>
    </message>
    <message>
        <source>risposta su un fatto</source>
        <translation>answer for something</translation>
    </message>
    <message>
        <source>cambio di minimo</source>
        <translation>change of minimum</translation>
    </message>
    <message>
        <source>lettura del registro</source>
        <translation>reading what is recorded</translation>
    </message>
    <message>
        <source>vista sugli allievi</source>
        <translation>seeing how a class does</translation>
    </message>
    <message>
        <source>registro delle persone</source>
        <translation>register of people</translation>
    </message>
    <message>
        <source>conservazione degli archivi</source>
        <translation>keeping the archives</translation>
    </message>
    <message>
        <source>conta della cassetta</source>
        <translation>note box count</translation>
    </message>
    <message>
        <source>una conta</source>
        <translation>a count</translation>
    </message>
    <message>
        <source>senso orario</source>
        <translation>clockwise</translation>
    </message>
    <message>
        <source>senso antiorario</source>
        <translation>anticlockwise</translation>
    </message>
    <message>
        <source>cilindro in {way}</source>
        <translation>wheel {way}</translation>
    </message>
    <message>
        <source>Lancio della pallina</source>
        <translation>Ball thrown</translation>
    </message>
    <message>
        <source>À la dernière: ritirato</source>
        <translation>À la dernière: taken back</translation>
    </message>
    <message>
        <source>Après le coup les boules passent: ritirato</source>
        <translation>Après le coup les boules passent: taken back</translation>
    </message>
    <message>
        <source>Il {number} attende conferma: {why}</source>
        <translation>{number} waits to be confirmed: {why}</translation>
    </message>
    <message>
        <source>Il {number} non è confermato</source>
        <translation>{number} is not confirmed</translation>
    </message>
    <message>
        <source>Il tamburo ha girato in {way}</source>
        <translation>The drum turned {way}</translation>
    </message>
    <message>
        <source>Il {number} è ritirato: {why}</source>
        <translation>{number} is taken back: {why}</translation>
    </message>
    <message>
        <source>Rien va, lancio {throw} nullo: {why}</source>
        <translation>Rien va, throw {throw} void: {why}</translation>
    </message>
    <message>
        <source>Chiuso: il {number} del lettore non è stato confermato</source>
        <translation>Closed: the reader&apos;s {number} was not confirmed</translation>
    </message>
    <message>
        <source>Chiuso: pagato, non registrato</source>
        <translation>Closed: paid, not entered</translation>
    </message>
    <message>
        <source>al posto del {number} del lettore: {reason}</source>
        <translation>instead of the reader&apos;s {number}: {reason}</translation>
    </message>
    <message>
        <source>Puntata: {chips}, {position}</source>
        <translation>Bet: {chips}, {position}</translation>
    </message>
    <message>
        <source>Tolta: {chips}, {position}</source>
        <translation>Taken off: {chips}, {position}</translation>
    </message>
    <message>
        <source>C&apos;era ancora: {position}, {owner}</source>
        <translation>Was there after all: {position}, {owner}</translation>
    </message>
    <message>
        <source>Spostata da {origin} a {to}</source>
        <translation>Moved from {origin} to {to}</translation>
    </message>
    <message>
        <source>Gettone mal posto: sta su {lies}, gioca {meant}; informato {told}</source>
        <translation>Misplaced chip: lies on {lies}, plays {meant}; told {told}</translation>
    </message>
    <message>
        <source>Riprende la vincita: {position}, {owner}</source>
        <translation>Takes the winnings: {position}, {owner}</translation>
    </message>
    <message>
        <source>La vincita non c&apos;era più: {position}, {owner}</source>
        <translation>Winnings were gone: {position}, {owner}</translation>
    </message>
    <message>
        <source>Lascia la vincita: {position}, {owner}</source>
        <translation>Leaves the winnings: {position}, {owner}</translation>
    </message>
    <message>
        <source>Scelta allo zero: {choice}, {position}, {owner}</source>
        <translation>Choice at zero: {choice}, {position}, {owner}</translation>
    </message>
    <message>
        <source>Allo zero le chance si contano insieme: {owner}</source>
        <translation>At zero the chances count together: {owner}</translation>
    </message>
    <message>
        <source>Annuncio: {repeat}</source>
        <translation>Call bet: {repeat}</translation>
    </message>
    <message>
        <source>Annuncio rifiutato: {name}, {owner}: {reason}</source>
        <translation>Call bet refused: {name}, {owner}: {reason}</translation>
    </message>
    <message>
        <source>Annuncio ritirato: {name}, {owner}</source>
        <translation>Call bet taken back: {name}, {owner}</translation>
    </message>
    <message>
        <source>Cambiato il {order}: {what}</source>
        <translation>Payment {order} changed: {what}</translation>
    </message>
    <message>
        <source>Vincenti segnati: {count}</source>
        <translation>Winners entered: {count}</translation>
    </message>
    <message>
        <source>Conto {revision}: 1 pagamento, {amount}</source>
        <translation>Settlement {revision}: 1 payment, {amount}</translation>
    </message>
    <message>
        <source>Conto {revision}: {count} pagamenti, {amount}</source>
        <translation>Settlement {revision}: {count} payments, {amount}</translation>
    </message>
    <message>
        <source>fuori ordine</source>
        <translation>out of order</translation>
    </message>
    <message>
        <source>Pagato il {order}</source>
        <translation>Payment {order} paid</translation>
    </message>
    <message>
        <source>Ritirato il segno «pagato» del {order}</source>
        <translation>Mark “paid” of {order} taken back</translation>
    </message>
    <message>
        <source>Contestato il {order}: «{claim}»</source>
        <translation>Payment {order} disputed: “{claim}”</translation>
    </message>
    <message>
        <source>Deciso sul {order}: {ruling}</source>
        <translation>Ruled on {order}: {ruling}</translation>
    </message>
    <message>
        <source>Da rifare, oltre ai pagamenti</source>
        <translation>To be done again, beside the payments</translation>
    </message>
    <message>
        <source>Fatto, oltre ai pagamenti</source>
        <translation>Done, beside the payments</translation>
    </message>
    <message>
        <source>Corretto il n. {of}: {reason} ({by}, testimone {witness})</source>
        <translation>No. {of} corrected: {reason} ({by}, witness {witness})</translation>
    </message>
    <message>
        <source>{by} risponde del n. {of}</source>
        <translation>{by} answers for no. {of}</translation>
    </message>
    <message>
        <source>Rifiutato: {reason}</source>
        <translation>Refused: {reason}</translation>
    </message>
    <message>
        <source>Al tavolo: {dealer}</source>
        <translation>At the table: {dealer}</translation>
    </message>
    <message>
        <source>Gioco sospeso: {reason}</source>
        <translation>Play suspended: {reason}</translation>
    </message>
    <message>
        <source>Il gioco riprende</source>
        <translation>Play goes on</translation>
    </message>
    <message>
        <source>Firma con codice: {names} ({act})</source>
        <translation>Signed with a code: {names} ({act})</translation>
    </message>
    <message>
        <source>senza codice: {names}</source>
        <translation>without a code: {names}</translation>
    </message>
    <message>
        <source>Senza codice, rimandato: {act}</source>
        <translation>Without a code, put off: {act}</translation>
    </message>
    <message>
        <source>Senza codice: {act}</source>
        <translation>Without a code: {act}</translation>
    </message>
    <message>
        <source>pagamento {order}: {was}, corretto in {amount}</source>
        <translation>payment {order}: {was}, corrected to {amount}</translation>
    </message>
    <message>
        <source>ammesso da {by}</source>
        <translation>allowed by {by}</translation>
    </message>
    <message>
        <source>Colpo {spin}, tavolo {table}</source>
        <translation>Spin {spin}, table {table}</translation>
    </message>
    <message>
        <source>Come è andato</source>
        <translation>How it went</translation>
    </message>
    <message>
        <source>Il colpo non è chiuso: il foglio è provvisorio.</source>
        <translation>The spin is not closed: the sheet is provisional.</translation>
    </message>
    <message>
        <source>Giocato dopo il conteggio di chiusura: il risultato non può valere.</source>
        <translation>Played after the closing count: the result cannot hold.</translation>
    </message>
    <message>
        <source>Una contestazione non è ancora decisa.</source>
        <translation>A dispute is not decided yet.</translation>
    </message>
    <message>
        <source>Una contestazione non fu mai decisa.</source>
        <translation>A dispute was never ruled on.</translation>
    </message>
    <message>
        <source>Corretto dopo la registrazione: la prima voce resta, sbarrata.</source>
        <translation>Corrected after it was recorded: the first entry stays, struck through.</translation>
    </message>
    <message>
        <source>Chiuso con pagamenti che nessuno ha registrato.</source>
        <translation>Closed with payments that nobody entered.</translation>
    </message>
    <message>
        <source>«{claim}»</source>
        <translation>“{claim}”</translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation>byte {place}</translation>
    </message>
    <message>
        <source>Numero</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Detto da</source>
        <translation>Said by</translation>
    </message>
    <message>
        <source>Dal numero all&apos;ultimo pagamento</source>
        <translation>From the number to the last payment</translation>
    </message>
    <message>
        <source>Pagato</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>Niente da pagare, o niente di registrato.</source>
        <translation>Nothing to pay, or nothing recorded.</translation>
    </message>
    <message>
        <source>A chi</source>
        <translation>To whom</translation>
    </message>
    <message>
        <source>Perché</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>{number}; detto prima: {first}</source>
        <translation>{number}; said first: {first}</translation>
    </message>
    <message>
        <source>Conto</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Regola</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Oltre ai pagamenti</source>
        <translation>Beside the payments</translation>
    </message>
    <message>
        <source>omaggio</source>
        <translation>complimentary</translation>
    </message>
    <message>
        <source>Tavolo</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Stampato</source>
        <translation>Printed</translation>
    </message>
    <message>
        <source>{person}, con codice</source>
        <translation>{person}, with code</translation>
    </message>
    <message>
        <source>utente {user} di {machine}, senza codice</source>
        <translation>user {user} of {machine}, without a code</translation>
    </message>
    <message>
        <source>Non tutte le poste sono registrate: mancano quelle che nessuno ha scritto.</source>
        <translation>Not all stakes are recorded: those that nobody entered are missing.</translation>
    </message>
    <message>
        <source>Esito</source>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>personale</source>
        <translation>employees</translation>
    </message>
    <message>
        <source>dal colpo prima</source>
        <translation>from the spin before</translation>
    </message>
    <message>
        <source>{time}, a numero uscito</source>
        <translation>{time}, after the number</translation>
    </message>
    <message>
        <source>tolta {time}</source>
        <translation>taken up {time}</translation>
    </message>
    <message>
        <source>vince</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>perde</source>
        <translation>loses</translation>
    </message>
    <message>
        <source>Chi ha firmato</source>
        <translation>Who signed</translation>
    </message>
    <message>
        <source>Nessuno ha firmato con un codice, e nessuno è nominato.</source>
        <translation>Nobody signed with a code, and nobody is named.</translation>
    </message>
    <message>
        <source>Che cosa</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Come</source>
        <translation>How</translation>
    </message>
    <message>
        <source>«Solo nominato»: il nome fu scritto al tavolo, e nessuno diede un codice.</source>
        <translation>“Only named”: the name was written at the table, and nobody gave a code.</translation>
    </message>
    <message>
        <source>con codice</source>
        <translation>with code</translation>
    </message>
    <message>
        <source>solo nominato</source>
        <translation>only named</translation>
    </message>
    <message>
        <source>Dopo</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Puntate registrate una per una: {count}.</source>
        <translation>Bets recorded one by one: {count}.</translation>
    </message>
    <message>
        <source>Richieste che una regola ha rifiutato in quel tempo: {count}.</source>
        <translation>Requests that a rule refused in that time: {count}.</translation>
    </message>
    <message>
        <source>Che cosa ha detto il lettore</source>
        <translation>What the reader said</translation>
    </message>
    <message>
        <source>{frames} righe di stato, {damaged} illeggibili</source>
        <translation>{frames} status lines, {damaged} unreadable</translation>
    </message>
    <message>
        <source>registro grezzo {log}, dal byte {offset}</source>
        <translation>raw log {log}, from byte {offset}</translation>
    </message>
    <message>
        <source>corretto</source>
        <translation>corrected</translation>
    </message>
    <message>
        <source>forzato</source>
        <translation>overridden</translation>
    </message>
    <message>
        <source>non registrato</source>
        <translation>not entered</translation>
    </message>
    <message>
        <source>interrotto</source>
        <translation>broken off</translation>
    </message>
    <message>
        <source>Ripreso</source>
        <translation>Taken back</translation>
    </message>
    <message>
        <source>Biglietti resi</source>
        <translation>Notes given back</translation>
    </message>
    <message>
        <source>Reso</source>
        <translation>Given back</translation>
    </message>
    <message>
        <source>Consegnato</source>
        <translation>Handed over</translation>
    </message>
    <message>
        <source>{terms} = {pieces} pezzi da {worth}</source>
        <translation>{terms} = {pieces} pieces of {worth}</translation>
    </message>
    <message>
        <source>{terms} = 1 pezzo da {worth}</source>
        <translation>{terms} = 1 piece of {worth}</translation>
    </message>
    <message>
        <source>mai decisa</source>
        <translation>never ruled on</translation>
    </message>
    <message>
        <source>{places}: se vince contano {counted}, tornano {back}</source>
        <translation>{places}: if it wins {counted} count, {back} go back</translation>
    </message>
    <message>
        <source>Oltre il massimo, {parts}</source>
        <translation>Over the maximum, {parts}</translation>
    </message>
    <message>
        <source>Oltre il massimo, ammesso: vicini tenuti, {places} [5.2]</source>
        <translation>Over the maximum, allowed: held voisins, {places} [5.2]</translation>
    </message>
    <message>
        <source>che cosa è accaduto</source>
        <translation>what happened</translation>
    </message>
    <message>
        <source>serata aperta</source>
        <translation>night opened</translation>
    </message>
    <message>
        <source>Fatti di cui qualcuno deve rispondere</source>
        <translation>What somebody must answer for</translation>
    </message>
    <message>
        <source>Tutti</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Scegli tutti i fatti, o nessuno</source>
        <translation>Choose all of them, or none</translation>
    </message>
    <message>
        <source>Rispondi…</source>
        <translation>Answer…</translation>
    </message>
    <message>
        <source>Rispondi dei fatti scelti, con un codice</source>
        <translation>Answer for what is chosen, with one code</translation>
    </message>
    <message>
        <source>Scegliere prima i fatti di cui si risponde: uno o più.</source>
        <translation>Choose first what is answered for: one thing or several.</translation>
    </message>
    <message>
        <source>Nessuno deve rispondere di niente</source>
        <translation>Nothing waits for an answer</translation>
    </message>
    <message>
        <source>Qualcuno deve rispondere: {count}</source>
        <translation>Somebody must answer: {count}</translation>
    </message>
    <message>
        <source>Mentre il tavolo gioca si risponde lì: «Tavolo…», «Chi ne risponde…». Qui quando è fermo.</source>
        <translation>While the table plays it is answered there: “Table…”, “Who answers…”. Here when it has stopped.</translation>
    </message>
    <message>
        <source>stesso importo, altri gettoni</source>
        <translation>same amount, other chips</translation>
    </message>
    <message>
        <source>Contato nella cassetta</source>
        <translation>Counted in the box</translation>
    </message>
    <message>
        <source>− biglietti che vi sono entrati (drop)</source>
        <translation>− notes that went into it (drop)</translation>
    </message>
    <message>
        <source>Conta della cassetta diversa dai biglietti registrati: {counted} invece di {drop}, {differs}.</source>
        <translation>The count of the note box is not the notes recorded: {counted} instead of {drop}, {differs}.</translation>
    </message>
    <message>
        <source>Biglietti nella cassetta non ancora contati: {amount}.</source>
        <translation>Notes in the box not counted yet: {amount}.</translation>
    </message>
    <message>
        <source>mancano {amount}</source>
        <translation>{amount} missing</translation>
    </message>
    <message>
        <source>{amount} in più</source>
        <translation>{amount} too much</translation>
    </message>
    <message>
        <source>in più {amount}</source>
        <translation>{amount} too much</translation>
    </message>
    <message>
        <source>dati ancora {amount}</source>
        <translation>{amount} more given</translation>
    </message>
    <message>
        <source>ripresi {amount}</source>
        <translation>{amount} taken back</translation>
    </message>
    <message>
        <source>{amount} in più, nessun gettone mosso</source>
        <translation>{amount} more, no chip moved</translation>
    </message>
    <message>
        <source>{amount} in meno, nessun gettone mosso</source>
        <translation>{amount} less, no chip moved</translation>
    </message>
    <message>
        <source>ripresi {chips}</source>
        <translation>taken back {chips}</translation>
    </message>
    <message>
        <source>dati {chips}</source>
        <translation>given {chips}</translation>
    </message>
    <message>
        <source>{number}: uscito {times}, atteso {expected}; la sua parte {limits}</source>
        <translation>{number}: fell {times}, expected {expected}; its share {limits}</translation>
    </message>
    <message>
        <source>Quanto spesso è uscito ogni numero, nell&apos;ordine del cilindro</source>
        <translation>How often each number fell, in the order of the wheel</translation>
    </message>
    <message>
        <source>nessun numero fuori dai suoi limiti</source>
        <translation>no number outside its limits</translation>
    </message>
    <message>
        <source>atteso</source>
        <translation>expected</translation>
    </message>
    <message>
        <source>Stampa la pagina del cilindro</source>
        <translation>Print the wheel’s page</translation>
    </message>
    <message>
        <source>Si sta già leggendo.</source>
        <translation>It is being read already.</translation>
    </message>
    <message>
        <source>Non c&apos;è ancora niente da stampare: nessun numero è stato letto.</source>
        <translation>There is nothing to print yet: no number was read.</translation>
    </message>
    <message>
        <source>cilindro-{name}.pdf</source>
        <translation>wheel-{name}.pdf</translation>
    </message>
    <message>
        <source>una casella</source>
        <translation>one pocket</translation>
    </message>
    <message>
        <source>chi quadrato</source>
        <translation>chi-square</translation>
    </message>
    <message>
        <source>sorveglianza</source>
        <translation>watch</translation>
    </message>
    <message>
        <source>Quale cilindro</source>
        <translation>Which wheel</translation>
    </message>
    <message>
        <source>La linea sottile: {words}.</source>
        <translation>The thin line: {words}.</translation>
    </message>
    <message>
        <source>Cilindro {number}</source>
        <translation>Wheel {number}</translation>
    </message>
    <message>
        <source>Tavolo {table}, cilindro senza numero</source>
        <translation>Table {table}, wheel without a number</translation>
    </message>
    <message>
        <source>dal {first} al {last}</source>
        <translation>from {first} to {last}</translation>
    </message>
    <message>
        <source>Croupier: {names}</source>
        <translation>Dealers: {names}</translation>
    </message>
    <message>
        <source>nessuno registrato</source>
        <translation>nobody recorded</translation>
    </message>
    <message>
        <source>la sua parte</source>
        <translation>its share</translation>
    </message>
    <message>
        <source>I numeri, nell&apos;ordine del cilindro</source>
        <translation>The numbers, in the order of the wheel</translation>
    </message>
    <message>
        <source>I numeri escono tutti allo stesso modo?</source>
        <translation>Do all numbers fall alike?</translation>
    </message>
    <message>
        <source>La pallina preferisce un lato del cilindro?</source>
        <translation>Does the ball prefer a side of the cylinder?</translation>
    </message>
    <message>
        <source>Un numero dipende da quello che lo precede?</source>
        <translation>Does a number depend on the one before it?</translation>
    </message>
    <message>
        <source>Rosso e nero si seguono come per caso?</source>
        <translation>Do red and black follow one another as by chance?</translation>
    </message>
    <message>
        <source>I numeri escono altrimenti quando il cilindro gira nell&apos;altro senso?</source>
        <translation>Do numbers fall otherwise when the cylinder turns the other way?</translation>
    </message>
    <message>
        <source>Troppo pochi colpi per concludere qualcosa.</source>
        <translation>Too few spins for any conclusion.</translation>
    </message>
    <message>
        <source>Niente che il caso non faccia.</source>
        <translation>Nothing here that chance does not do.</translation>
    </message>
    <message>
        <source>Una cifra così è rara per caso; fra più domande non è segno di un difetto. Continuare a contare.</source>
        <translation>One figure is seldom so by chance; among several questions that is no sign of a fault. Go on counting.</translation>
    </message>
    <message>
        <source>Anche contando tutte le domande è raro per caso. Far guardare il cilindro, e continuare a contare.</source>
        <translation>Even with all questions counted this is seldom chance. Have the wheel looked at, and go on counting.</translation>
    </message>
    <message>
        <source>AVVISO: quasi nessun cilindro regolare arriva a tanto. Far guardare il cilindro.</source>
        <translation>WARNING: hardly any fair wheel ever comes so far. Have the wheel looked at.</translation>
    </message>
    <message>
        <source>{count} colpi.</source>
        <translation>{count} spins.</translation>
    </message>
    <message>
        <source>1 colpo.</source>
        <translation>1 spin.</translation>
    </message>
    <message>
        <source>Nessun colpo: non si può dire.</source>
        <translation>No spin: it cannot be told.</translation>
    </message>
    <message>
        <source>{count} colpi sono troppo pochi per dirlo.</source>
        <translation>{count} spins are too few to tell.</translation>
    </message>
    <message>
        <source>1 colpo è troppo poco per dirlo.</source>
        <translation>1 spin is too few to tell.</translation>
    </message>
    <message>
        <source>chi quadrato {value} con {free} gradi di libertà</source>
        <translation>chi-square {value} with {free} degrees of freedom</translation>
    </message>
    <message>
        <source>{value} deviazioni standard</source>
        <translation>{value} standard deviations</translation>
    </message>
    <message>
        <source>{name}: tanto o più viene per caso {often}; contando tutte le domande {counted}.</source>
        <translation>{name}: as much or more comes by chance {often}; with all questions counted {counted}.</translation>
    </message>
    <message>
        <source>quasi sempre</source>
        <translation>nearly always</translation>
    </message>
    <message>
        <source>su {count} cilindri regolari ogni 100</source>
        <translation>on {count} fair wheels in 100</translation>
    </message>
    <message>
        <source>su un cilindro regolare ogni {count} (p = {chance})</source>
        <translation>on one fair wheel in {count} (p = {chance})</translation>
    </message>
    <message>
        <source>su meno di un cilindro regolare ogni {count}</source>
        <translation>on less than one fair wheel in {count}</translation>
    </message>
    <message>
        <source>La sorveglianza si guarda quanto spesso si vuole, e avvisa al più di un cilindro regolare ogni 100:</source>
        <translation>The watch may be looked at as often as one likes, and warns of one fair wheel in 100 at most:</translation>
    </message>
    <message>
        <source>nessun avviso.</source>
        <translation>no warning.</translation>
    </message>
    <message>
        <source>ha avvisato dopo {count} colpi; il più verosimile {numbers}, circa {size} % più spesso.</source>
        <translation>it warned after {count} spins; likeliest {numbers}, some {size}% oftener.</translation>
    </message>
    <message>
        <source>A un chi quadrato, per vedere una casella che esce più spesso, servono circa, e la sorveglianza avvisa dopo circa:</source>
        <translation>To see one pocket that falls oftener, a chi-square needs about, and the watch warns after about:</translation>
    </message>
    <message>
        <source>{size} % più spesso</source>
        <translation>{size}% oftener</translation>
    </message>
    <message>
        <source>la sua vera parte di tutti i colpi, al 95 % per tutte insieme; giusta è {share} %</source>
        <translation>its true share of all spins, with 95 % for all together; fair is {share} %</translation>
    </message>
    <message>
        <source>da {low} a {high} %</source>
        <translation>{low} to {high} %</translation>
    </message>
    <message>
        <source>uscito</source>
        <translation>fell</translation>
    </message>
    <message>
        <source>Che numero è uscito</source>
        <translation>Which number fell</translation>
    </message>
    <message>
        <source>Da dove viene la differenza</source>
        <translation>Where the difference comes from</translation>
    </message>
    <message>
        <source>Chi lo ha voluto</source>
        <translation>Who wanted it</translation>
    </message>
    <message>
        <source>sta nel registro di un altro tavolo</source>
        <translation>it is in another table’s journal</translation>
    </message>
    <message>
        <source>riguarda {name}: ne risponde un altro</source>
        <translation>it concerns {name}: somebody else answers</translation>
    </message>
    <message>
        <source>Tavolo {table}, n. {seq}: {fact}</source>
        <translation>Table {table}, no. {seq}: {fact}</translation>
    </message>
    <message>
        <source>Che cosa si è trovato</source>
        <translation>What was found</translation>
    </message>
    <message>
        <source>Chi risponde di {count} fatti, con un codice</source>
        <translation>Who answers for {count} things, with one code</translation>
    </message>
    <message>
        <source>Chi risponde</source>
        <translation>Who answers</translation>
    </message>
    <message>
        <source>almeno un fatto di cui può rispondere</source>
        <translation>at least one thing he may answer for</translation>
    </message>
    <message>
        <source>Resta fuori: {fact} ({why})</source>
        <translation>Left out: {fact} ({why})</translation>
    </message>
    <message>
        <source>{whose}: nome</source>
        <translation>{whose}: name</translation>
    </message>
    <message>
        <source>bloccato ancora {minutes} min</source>
        <translation>locked for {minutes} min more</translation>
    </message>
    <message>
        <source>righe illeggibili</source>
        <translation>lines that cannot be read</translation>
    </message>
    <message>
        <source>guasto di un sensore</source>
        <translation>a sensor&apos;s fault</translation>
    </message>
    <message>
        <source>pallina non rilevata</source>
        <translation>ball not detected</translation>
    </message>
    <message>
        <source>velocità del cilindro fuori norma</source>
        <translation>wheel&apos;s speed out of the ordinary</translation>
    </message>
    <message>
        <source>colpi che il lettore non ha seguito</source>
        <translation>spins that the reader did not follow</translation>
    </message>
    <message>
        <source>cilindro spento e riacceso</source>
        <translation>wheel switched off and on</translation>
    </message>
    <message>
        <source>uno zero che questo tavolo non ha</source>
        <translation>a zero that this table has not</translation>
    </message>
    <message>
        <source>pallina marcata non conosciuta</source>
        <translation>marked ball not known</translation>
    </message>
    <message>
        <source>i due lettori non dicono lo stesso</source>
        <translation>the two readers do not say the same</translation>
    </message>
    <message>
        <source>tamburo inceppato</source>
        <translation>drum jammed</translation>
    </message>
    <message>
        <source>guasto della testina</source>
        <translation>reading head&apos;s fault</translation>
    </message>
    <message>
        <source>corrente difettosa</source>
        <translation>trouble with the power</translation>
    </message>
    <message>
        <source>qualcosa non si è sentito</source>
        <translation>something was not heard</translation>
    </message>
    <message>
        <source>una pallina che il gioco non ha</source>
        <translation>a ball that the game has not</translation>
    </message>
    <message>
        <source>tamburo spento e riacceso</source>
        <translation>drum switched off and on</translation>
    </message>
    <message>
        <source>il registro grezzo non si scrive</source>
        <translation>the raw log cannot be written</translation>
    </message>
    <message>
        <source>pallina non letta</source>
        <translation>ball not read</translation>
    </message>
    <message>
        <source>due numeri per una pallina</source>
        <translation>two numbers for one ball</translation>
    </message>
    <message>
        <source>cilindro non girato nell&apos;altro verso</source>
        <translation>wheel not turned the other way</translation>
    </message>
    <message>
        <source>banca non contata</source>
        <translation>bank not counted</translation>
    </message>
    <message>
        <source>codice rimandato</source>
        <translation>code put off</translation>
    </message>
    <message>
        <source>codici sbagliati</source>
        <translation>wrong codes</translation>
    </message>
    <message>
        <source>senza codice</source>
        <translation>no code</translation>
    </message>
    <message>
        <source>illeggibile</source>
        <translation>cannot be read</translation>
    </message>
    <message>
        <source>copiato da capo</source>
        <translation>copied from the beginning</translation>
    </message>
    <message>
        <source>la copia non va avanti</source>
        <translation>the copy does not go on</translation>
    </message>
    <message>
        <source>il secondo posto non si scrive</source>
        <translation>the second place cannot be written</translation>
    </message>
    <message>
        <source>non si scrive</source>
        <translation>cannot be written</translation>
    </message>
    <message>
        <source>non controllato</source>
        <translation>not checked</translation>
    </message>
    <message>
        <source>sbagliato</source>
        <translation>not right</translation>
    </message>
    <message>
        <source>il disco non scrive</source>
        <translation>the disk does not write</translation>
    </message>
    <message>
        <source>il registro è stato cambiato</source>
        <translation>the journal was changed</translation>
    </message>
    <message>
        <source>il registro non è tenuto in ordine</source>
        <translation>the journal is not kept in order</translation>
    </message>
    <message>
        <source>ha un primo codice, da cambiare</source>
        <translation>has a first code, to be changed</translation>
    </message>
    <message>
        <source>ha un codice di prima, da cambiare</source>
        <translation>has a code of before, to be changed</translation>
    </message>
    <message>
        <source>codice da {user}, che amministra la macchina</source>
        <translation>code from {user}, who keeps the machine</translation>
    </message>
    <message>
        <source>a posto</source>
        <translation>in order</translation>
    </message>
    <message>
        <source>codici sbagliati: {count}</source>
        <translation>wrong codes: {count}</translation>
    </message>
    <message>
        <source>nome</source>
        <translation>name</translation>
    </message>
    <message>
        <source>codice</source>
        <translation>code</translation>
    </message>
    <message>
        <source>ruolo</source>
        <translation>role</translation>
    </message>
    <message>
        <source>Chi lavora qui</source>
        <translation>Who works here</translation>
    </message>
    <message>
        <source>Stampa chi lavora qui</source>
        <translation>Print who works here</translation>
    </message>
    <message>
        <source>persone.pdf</source>
        <translation>people.pdf</translation>
    </message>
    <message>
        <source>Aggiungi…</source>
        <translation>Add…</translation>
    </message>
    <message>
        <source>Ruolo…</source>
        <translation>Role…</translation>
    </message>
    <message>
        <source>Non lavora più qui…</source>
        <translation>Works here no more…</translation>
    </message>
    <message>
        <source>Il proprio codice…</source>
        <translation>One&apos;s own code…</translation>
    </message>
    <message>
        <source>Risponderne…</source>
        <translation>Answer for it…</translation>
    </message>
    <message>
        <source>Non c&apos;è un registro delle persone: lo fa il tavolo al primo avvio, o «capotavolo people»</source>
        <translation>There is no register of people: the table makes it at its first start, or “capotavolo people”</translation>
    </message>
    <message>
        <source>Sblocca…</source>
        <translation>Unlock…</translation>
    </message>
    <message>
        <source>Primo codice…</source>
        <translation>First code…</translation>
    </message>
    <message>
        <source>Scegliere prima una persona.</source>
        <translation>Choose a person first.</translation>
    </message>
    <message>
        <source>il registro delle persone</source>
        <translation>the register of people</translation>
    </message>
    <message>
        <source>Si legge il registro delle persone…</source>
        <translation>The register of people is read…</translation>
    </message>
    <message>
        <source>{whose}: codice</source>
        <translation>{whose}: code</translation>
    </message>
    <message>
        <source>Firma</source>
        <translation>Sign</translation>
    </message>
    <message>
        <source>{name}, ancora</source>
        <translation>{name}, once more</translation>
    </message>
    <message>
        <source>ancora una volta</source>
        <translation>once more</translation>
    </message>
    <message>
        <source>I due codici non sono uguali.</source>
        <translation>The two codes are not the same.</translation>
    </message>
    <message>
        <source>{whose}: nome e codice</source>
        <translation>{whose}: name and code</translation>
    </message>
    <message>
        <source>Manca: {what}.</source>
        <translation>Missing: {what}.</translation>
    </message>
    <message>
        <source>{name}: nome o codice sbagliato.</source>
        <translation>{name}: name or code is wrong.</translation>
    </message>
    <message>
        <source>{name}: troppi codici sbagliati, bloccato ancora {minutes} min.</source>
        <translation>{name}: too many wrong codes, locked for {minutes} min more.</translation>
    </message>
    <message>
        <source>Il tavolo è aperto nel suo programma: per questa serata si fa lì; qui, quando è chiuso.</source>
        <translation>The table is open in its own program: for this night it is done there; here, once it is closed.</translation>
    </message>
    <message>
        <source>{name} deve prima cambiare il codice che gli è stato dato.</source>
        <translation>{name} must first change the code that was given out.</translation>
    </message>
    <message>
        <source>{name} deve prima cambiare il codice che gli è stato dato: «Le persone», «Il proprio codice…».</source>
        <translation>{name} must first change the code that was given out: “People”, “One&apos;s own code…”.</translation>
    </message>
    <message>
        <source>{name} non può firmarlo: serve un capo tavolo o il responsabile di sala.</source>
        <translation>{name} may not sign this: it takes an inspector or the pit boss.</translation>
    </message>
    <message>
        <source>Qui non si scrive ({reason}): si fa dove la cartella del registro si può scrivere.</source>
        <translation>Nothing is written here ({reason}): it is done where the journal’s folder may be written.</translation>
    </message>
    <message>
        <source>Nessuno può ancora firmare: il registro delle persone si comincia in «Le persone».</source>
        <translation>Nobody can sign yet: the register of people is begun under “People”.</translation>
    </message>
    <message>
        <source>Non si può scrivere: {reason}</source>
        <translation>It cannot be written: {reason}</translation>
    </message>
    <message>
        <source>Ruolo</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Chi lo fa</source>
        <translation>Who does it</translation>
    </message>
    <message>
        <source>Riceve un primo codice, che cambia quando lo usa.</source>
        <translation>They get a first code, and change it when they use it.</translation>
    </message>
    <message>
        <source>Aggiungere una persona</source>
        <translation>Add a person</translation>
    </message>
    <message>
        <source>Primo codice</source>
        <translation>First code</translation>
    </message>
    <message>
        <source>Cambiare il ruolo</source>
        <translation>Change the role</translation>
    </message>
    <message>
        <source>un altro ruolo</source>
        <translation>another role</translation>
    </message>
    <message>
        <source>Sbloccare con un primo codice</source>
        <translation>Unlock with a first code</translation>
    </message>
    <message>
        <source>Dare un primo codice</source>
        <translation>Give a first code</translation>
    </message>
    <message>
        <source>{name}: il codice di prima non vale più.</source>
        <translation>{name}: the code from before is good no more.</translation>
    </message>
    <message>
        <source>{name}: chi amministra la macchina gli ha dato un primo codice. Ne risponde un altro.</source>
        <translation>{name}: whoever keeps the machine gave them a first code. Somebody else answers for it.</translation>
    </message>
    <message>
        <source>Rispondere di un codice</source>
        <translation>Answer for a code</translation>
    </message>
    <message>
        <source>{name}: il codice non apre più niente; ciò che ha firmato resta.</source>
        <translation>{name}: the code opens nothing any more; what was signed stays.</translation>
    </message>
    <message>
        <source>Non lavora più qui</source>
        <translation>Works here no more</translation>
    </message>
    <message>
        <source>Cambiare il proprio codice</source>
        <translation>Change one&apos;s own code</translation>
    </message>
    <message>
        <source>Lo sceglie chi lo userà.</source>
        <translation>Whoever will use it chooses it.</translation>
    </message>
    <message>
        <source>Chi lo cambia</source>
        <translation>Who changes it</translation>
    </message>
    <message>
        <source>Codice nuovo</source>
        <translation>New code</translation>
    </message>
    <message>
        <source>Prodotti</source>
        <translation>Products</translation>
    </message>
    <message>
        <source>Si pagano i pezzi, la puntata resta: pieno 35, cavallo 17, terzina 11, carré 8, sestina 5.</source>
        <translation>Pieces are paid, the stake stays: pieno 35, cavallo 17, terzina 11, carré 8, sestina 5.</translation>
    </message>
    <message>
        <source>Molti pezzi su una sola puntata: prima le decine, poi le unità, e si sommano.</source>
        <translation>Many pieces on one bet: the tens first, then the units, then add.</translation>
    </message>
    <message>
        <source>Due puntate insieme: un prodotto per ciascuna, poi la somma. Conviene partire dal più grande.</source>
        <translation>Two bets together: a product for each, then the sum. Begin with the larger.</translation>
    </message>
    <message>
        <source>Tre puntate insieme. I prodotti tondi aiutano: 2 cavalli 34, 2 pieni 70, 5 carré 40.</source>
        <translation>Three bets together. Round products help: 2 cavalli 34, 2 pieni 70, 5 carré 40.</translation>
    </message>
    <message>
        <source>Quattro puntate insieme, come attorno a un numero: pieno, cavalli, carré, terzina, sestina.</source>
        <translation>Four bets together, as they lie round a number: pieno, cavalli, carré, terzina, sestina.</translation>
    </message>
    <message>
        <source>Quanti pezzi pagano {bets}?</source>
        <translation>How many pieces do {bets} pay?</translation>
    </message>
    <message>
        <source>Figure attorno a un numero</source>
        <translation>Picture bets</translation>
    </message>
    <message>
        <source>Le figure da riconoscere a colpo d&apos;occhio: tutti i cavalli 68, tutti i carré 32; sulle colonne esterne 51 e 16. Due pezzi in pieno fanno 70.</source>
        <translation>The pictures to know at a glance: all cavalli 68, all carré 32; in the outer columns 51 and 16. Two pieces in pieno make 70.</translation>
    </message>
    <message>
        <source>I diciassette totali da sapere a memoria: 21 25 33 42 51 52 60 67 68 69 77 86 100 101 102 103 116.</source>
        <translation>The seventeen totals to know by heart: 21 25 33 42 51 52 60 67 68 69 77 86 100 101 102 103 116.</translation>
    </message>
    <message>
        <source>Pezzi disuguali: prima si leggono i totali noti, poi si aggiunge quello che avanza.</source>
        <translation>Uneven pieces: read the known totals first, then add what is left over.</translation>
    </message>
    <message>
        <source>Si contano i pezzi, e solo alla fine si moltiplica per il valore di un pezzo.</source>
        <translation>Count in pieces, and multiply by the value of a piece only at the end.</translation>
    </message>
    <message>
        <source>Annunci: il prezzo</source>
        <translation>Call bets: what they cost</translation>
    </message>
    <message>
        <source>Vicini 9 pezzi, serie 6, orfanelli 5, laterali 5: pezzi per valore.</source>
        <translation>Vicini 9 pieces, serie 6, orfanelli 5, laterali 5: pieces times value.</translation>
    </message>
    <message>
        <source>Nassa 5, zero spiel 4, figure 4, finali 4 (7, 8 e 9: 3), finali a cavallo 5, 4 o 3.</source>
        <translation>Nassa 5, zero spiel 4, figure 4, finali 4 (7, 8 and 9: 3), finali a cavallo 5, 4 or 3.</translation>
    </message>
    <message>
        <source>Dà una somma e dice solo l&apos;annuncio: si gioca il valore più alto che i soldi coprono, multiplo del minimo. Il resto torna.</source>
        <translation>He gives a sum and only says the call bet: play the highest value that the money covers, a multiple of the minimum. The rest goes back.</translation>
    </message>
    <message>
        <source>Ogni pieno aggiunto è un pezzo in più. Con un resto si ripete anche il totale.</source>
        <translation>Each added pieno is one piece more. With change, the total is repeated too.</translation>
    </message>
    <message>
        <source>In colore si conta in pezzi, e l&apos;annuncio si ripete senza valore.</source>
        <translation>In colour you count in pieces, and the call bet is repeated without a value.</translation>
    </message>
    <message>
        <source>{announce} da {value}: quanto fa in tutto?</source>
        <translation>{announce} at {value}: what is it in all?</translation>
    </message>
    <message>
        <source>Minimo {minimum}. Il giocatore dà {money} e dice {announce}: da quanto si gioca, e quanto torna?</source>
        <translation>Minimum {minimum}. The player gives {money} and says {announce}: at what value is it played, and what goes back?</translation>
    </message>
    <message>
        <source>Il giocatore dà {money}: {said}. Quanto fa in tutto, e quanto torna?</source>
        <translation>The player gives {money}: {said}. What is it in all, and what goes back?</translation>
    </message>
    <message>
        <source>{announce} in colore da {worth}, {each} pezzi per quota: quanti pezzi, e quanto valgono?</source>
        <translation>{announce} in a colour of {worth}, {each} pieces to the share: how many pieces, and what are they worth?</translation>
    </message>
    <message>
        <source>Il giocatore dà {pieces} pezzi di colore e dice {announce}: quanti per quota, e quanti tornano?</source>
        <translation>The player gives {pieces} pieces of colour and says {announce}: how many to the share, and how many go back?</translation>
    </message>
    <message>
        <source>totale</source>
        <translation>total</translation>
    </message>
    <message>
        <source>annunciato</source>
        <translation>called</translation>
    </message>
    <message>
        <source>detto da</source>
        <translation>told by</translation>
    </message>
    <message>
        <source>lettore</source>
        <translation>reader</translation>
    </message>
    <message>
        <source>colpo del lettore</source>
        <translation>reader&apos;s spin</translation>
    </message>
    <message>
        <source>lancio</source>
        <translation>throw</translation>
    </message>
    <message>
        <source>al posto di</source>
        <translation>instead of</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>who</translation>
    </message>
    <message>
        <source>informato</source>
        <translation>informed</translation>
    </message>
    <message>
        <source>come</source>
        <translation>as</translation>
    </message>
    <message>
        <source>pagamento</source>
        <translation>payment</translation>
    </message>
    <message>
        <source>posizione</source>
        <translation>position</translation>
    </message>
    <message>
        <source>gioca</source>
        <translation>plays</translation>
    </message>
    <message>
        <source>da</source>
        <translation>from</translation>
    </message>
    <message>
        <source>a</source>
        <translation>to</translation>
    </message>
    <message>
        <source>di chi</source>
        <translation>whose</translation>
    </message>
    <message>
        <source>valore</source>
        <translation>value</translation>
    </message>
    <message>
        <source>puntata</source>
        <translation>stake</translation>
    </message>
    <message>
        <source>resto</source>
        <translation>change</translation>
    </message>
    <message>
        <source>in euro</source>
        <translation>in euro</translation>
    </message>
    <message>
        <source>per quota</source>
        <translation>to the share</translation>
    </message>
    <message>
        <source>{announce}: {pieces} pezzi.</source>
        <translation>{announce}: {pieces} pieces.</translation>
    </message>
    <message>
        <source>I pezzi dell&apos;annuncio, e uno per ogni pieno: {sum}.</source>
        <translation>The pieces of the call bet, and one for each pieno: {sum}.</translation>
    </message>
    <message>
        <source>Pezzi per valore: {sum}.</source>
        <translation>Pieces times value: {sum}.</translation>
    </message>
    <message>
        <source>Si ripete: {said}.</source>
        <translation>Repeat: {said}.</translation>
    </message>
    <message>
        <source>Il resto: {sum}.</source>
        <translation>The change: {sum}.</translation>
    </message>
    <message>
        <source>I pezzi giocati: {sum}.</source>
        <translation>The pieces played: {sum}.</translation>
    </message>
    <message>
        <source>Il colore vale il suo minimo: {sum}.</source>
        <translation>A colour is worth its minimum: {sum}.</translation>
    </message>
    <message>
        <source>Tornano al giocatore: {sum}.</source>
        <translation>Back to the player: {sum}.</translation>
    </message>
    <message>
        <source>L&apos;annuncio non ha questi pezzi.</source>
        <translation>The call bet does not have these pieces.</translation>
    </message>
    <message>
        <source>Manca un pezzo.</source>
        <translation>A piece is missing.</translation>
    </message>
    <message>
        <source>I pezzi sono giusti, il valore no.</source>
        <translation>The pieces are right, the value is not.</translation>
    </message>
    <message>
        <source>Pezzi e valore sono giusti, il prodotto no.</source>
        <translation>Pieces and value are right, the product is not.</translation>
    </message>
    <message>
        <source>I soldi non bastano per questo valore.</source>
        <translation>The money does not cover this value.</translation>
    </message>
    <message>
        <source>Manca il resto.</source>
        <translation>The change is missing.</translation>
    </message>
    <message>
        <source>Il resto è sbagliato.</source>
        <translation>The change is wrong.</translation>
    </message>
    <message>
        <source>I due importi sono scambiati.</source>
        <translation>The two figures are swapped.</translation>
    </message>
    <message>
        <source>Il totale è sbagliato.</source>
        <translation>The total is wrong.</translation>
    </message>
    <message>
        <source>I pieni aggiunti non sono contati.</source>
        <translation>The added pieni are not counted.</translation>
    </message>
    <message>
        <source>Un pezzo di troppo.</source>
        <translation>One piece too many.</translation>
    </message>
    <message>
        <source>{bets}: {sum}</source>
        <translation>{bets}: {sum}</translation>
    </message>
    <message>
        <source>Insieme: {sum}</source>
        <translation>Together: {sum}</translation>
    </message>
    <message>
        <source>{pieces} pezzi: un totale da sapere a memoria.</source>
        <translation>{pieces} pieces: a total to know by heart.</translation>
    </message>
    <message>
        <source>Da colore a valuta e ritorno</source>
        <translation>Colour to value and back</translation>
    </message>
    <message>
        <source>Si parte dalla stecca: 20 pezzi a 2,50 sono 50, a 5 sono 100, a 10 sono 200, a 20 sono 400.</source>
        <translation>Start from the stack: 20 pieces at 2.50 are 50, at 5 they are 100, at 10 200, at 20 400.</translation>
    </message>
    <message>
        <source>Dall&apos;importo ai pezzi: quante stecche ci stanno, poi il resto. Cento al minimo 2,50 sono 40 pezzi.</source>
        <translation>From the amount to the pieces: how many stacks fit, then the rest. A hundred at minimum 2.50 is 40 pieces.</translation>
    </message>
    <message>
        <source>Pagamenti grandi, a ogni minimo: cento pezzi a 2,50 sono 250, a 5 sono 500, a 50 sono 5.000.</source>
        <translation>Large payments, at every minimum: a hundred pieces at 2.50 are 250, at 5 they are 500, at 50 5,000.</translation>
    </message>
    <message>
        <source>Chi lascia il tavolo cambia il suo colore in valuta: il minor numero di gettoni.</source>
        <translation>Who leaves the table has his colour changed into value: the fewest chips.</translation>
    </message>
    <message>
        <source>Colore pagato in valuta: si conta in pezzi e ogni cento sta da solo, coi gettoni più alti.</source>
        <translation>Colour paid in value: count in pieces, every hundred apart, in the highest chips.</translation>
    </message>
    <message>
        <source>{pieces} pezzi di colore da {value}: quanto valgono?</source>
        <translation>{pieces} pieces of colour at {value}: what are they worth?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore da {value}: quanto valgono?</source>
        <translation>{pieces} pieces of colour at {value} are paid: what are they worth?</translation>
    </message>
    <message>
        <source>{worth} in colore da {value}: quanti pezzi sono?</source>
        <translation>{worth} in colour at {value}: how many pieces?</translation>
    </message>
    <message>
        <source>Un giocatore lascia il tavolo con {pieces} pezzi di colore da {value}: in quali gettoni si cambiano?</source>
        <translation>A player leaves the table with {pieces} pieces of colour at {value}: into which chips are they changed?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore da {value}, tutto in valuta: con quali gettoni?</source>
        <translation>{pieces} pieces of colour at {value} are paid, all in value: with which chips?</translation>
    </message>
    <message>
        <source>Stecche: {stacks} da {each}, {worth}.</source>
        <translation>Stacks: {stacks} of {each}, {worth}.</translation>
    </message>
    <message>
        <source>Gli altri {rest} pezzi: {worth}.</source>
        <translation>The other {rest} pieces: {worth}.</translation>
    </message>
    <message>
        <source>{pieces} pezzi da {value} valgono {worth}.</source>
        <translation>{pieces} pieces of {value} are worth {worth}.</translation>
    </message>
    <message>
        <source>Una stecca vale {each}.</source>
        <translation>A stack is worth {each}.</translation>
    </message>
    <message>
        <source>{worth} a {value} il pezzo: {pieces} pezzi.</source>
        <translation>{worth} at {value} a piece: {pieces} pieces.</translation>
    </message>
    <message>
        <source>Dal gettone più alto in giù: {chips}.</source>
        <translation>From the highest chip down: {chips}.</translation>
    </message>
    <message>
        <source>Ogni cento pezzi da soli: {sum}.</source>
        <translation>Every hundred pieces apart: {sum}.</translation>
    </message>
    <message>
        <source>Gruppo per gruppo, i gettoni più alti: {chips}.</source>
        <translation>Group by group, the highest chips: {chips}.</translation>
    </message>
    <message>
        <source>È il conto di un altro valore del pezzo.</source>
        <translation>It is reckoned at another value of the piece.</translation>
    </message>
    <message>
        <source>Il valore è giusto, ma ogni cento pezzi doveva stare da solo.</source>
        <translation>The worth is right, but every hundred pieces should stand apart.</translation>
    </message>
    <message>
        <source>C&apos;è qualche pezzo di troppo o in meno.</source>
        <translation>There are a few pieces too many or too few.</translation>
    </message>
    <message>
        <source>C&apos;è una stecca di troppo.</source>
        <translation>There is a stack too many.</translation>
    </message>
    <message>
        <source>È dieci volte tanto.</source>
        <translation>It is ten times as much.</translation>
    </message>
    <message>
        <source>Il valore è giusto, ma basta un numero minore di gettoni.</source>
        <translation>The worth is right, but fewer chips will do.</translation>
    </message>
    <message>
        <source>Numero {number}. Quanti pezzi si pagano?</source>
        <translation>Number {number}. How many pieces are paid?</translation>
    </message>
    <message>
        <source>Numero {number}. Un pezzo vale {value}: quanti pezzi si pagano, e quanto valgono?</source>
        <translation>Number {number}. A piece is worth {value}: how many pieces are paid, and what are they worth?</translation>
    </message>
    <message>
        <source>Il tavolo di ieri</source>
        <translation>Last night&apos;s table</translation>
    </message>
    <message>
        <source>Quanto si paga in tutto su ogni posizione: si sommano le puntate, poi si moltiplica una volta.</source>
        <translation>How much is paid in all on each position: add the stakes up, then multiply once.</translation>
    </message>
    <message>
        <source>Quanto si paga a un giocatore: posizione per posizione, pezzi per quota; il valore per ultimo.</source>
        <translation>What one player is paid: position by position, pieces times odds; the value last.</translation>
    </message>
    <message>
        <source>L&apos;ordine dei pagamenti: le chance, poi il numero; la valuta prima del colore.</source>
        <translation>The order of the payments: the chances, then the number; value before colour.</translation>
    </message>
    <message>
        <source>L&apos;ordine della pulizia: intorno al numero, le colonne, poi a dozzine dall&apos;ultima.</source>
        <translation>The order of clearing: round the number, the columns, then by dozens from the last.</translation>
    </message>
    <message>
        <source>Lo zero sulle chance semplici: prima la prigione, poi le metà, giocatore per giocatore.</source>
        <translation>Zero on the even-money chances: first the prison, then the halves, player by player.</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga in tutto su ogni posizione?</source>
        <translation>{number} has fallen. How much is paid in all on each position?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — {colour}: {bets}?</source>
        <translation>{number} has fallen. What is paid — {colour}: {bets}?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — giocatore {player}, da {value}: {bets}?</source>
        <translation>{number} has fallen. What is paid — player {player}, of {value}: {bets}?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — di non si sa chi, da {value}: {bets}?</source>
        <translation>{number} has fallen. What is paid — of nobody knows whom, of {value}: {bets}?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — giocatore {player}, {amount} in gettoni: {where}?</source>
        <translation>{number} has fallen. What is paid — player {player}, {amount} in chips: {where}?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — di non si sa chi, {amount} in gettoni: {where}?</source>
        <translation>{number} has fallen. What is paid — of nobody knows whom, {amount} in chips: {where}?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — giocatore {player}, {amount} in biglietti: {where}?</source>
        <translation>{number} has fallen. What is paid — player {player}, {amount} in notes: {where}?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — di non si sa chi, {amount} in biglietti: {where}?</source>
        <translation>{number} has fallen. What is paid — of nobody knows whom, {amount} in notes: {where}?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Ecco i primi pagamenti: in che ordine si fanno?</source>
        <translation>{number} has fallen. Here are the first payments: in which order are they made?</translation>
    </message>
    <message>
        <source>È uscito il {number}. In che ordine si puliscono queste?</source>
        <translation>{number} has fallen. In which order are these cleared?</translation>
    </message>
    <message>
        <source>Esce lo zero. Che cosa si fa sulle chance semplici?</source>
        <translation>Zero falls. What is done on the even-money chances?</translation>
    </message>
    <message>
        <source>«À la dernière», ed esce lo zero. Che cosa si fa sulle chance semplici?</source>
        <translation>“À la dernière”, and zero falls. What is done on the even-money chances?</translation>
    </message>
    <message>
        <source>{where}: {sum}</source>
        <translation>{where}: {sum}</translation>
    </message>
    <message>
        <source>È contata anche la puntata: resta al giocatore, ma non è pagamento.</source>
        <translation>The stake is counted too: the player keeps it, but it is no payment.</translation>
    </message>
    <message>
        <source>{path} è di un programma più nuovo di questo: lo legge quello.</source>
        <translation>{path} is of a newer program than this: that one reads it.</translation>
    </message>
    <message>
        <source>{path} non si può leggere adesso.</source>
        <translation>{path} cannot be read just now.</translation>
    </message>
    <message>
        <source>In {path} non c&apos;è nessuna serata con colpi pagati.</source>
        <translation>In {path} there is no night with paid spins.</translation>
    </message>
    <message>
        <source>Le regole con cui si giocava ({house}) non sono fra quelle di questo programma.</source>
        <translation>The rules that were played by ({house}) are not among those of this program.</translation>
    </message>
    <message>
        <source>Il numero completo, un pezzo per posto: 156 al centro, 123 sulle colonne esterne; in fondo una sestina in meno, allo zero trasversali e quattro primi.</source>
        <translation>The complete number, one piece a place: 156 in the middle, 123 on the outer columns; at the end a six line less, at zero trios and first four.</translation>
    </message>
    <message>
        <source>Un posto non è stato contato.</source>
        <translation>A place was not counted.</translation>
    </message>
    <message>
        <source>Un posto è pagato come un&apos;altra combinazione.</source>
        <translation>A place is paid as another bet.</translation>
    </message>
    <message>
        <source>Un pezzo di troppo su un posto.</source>
        <translation>One piece too many on a place.</translation>
    </message>
    <message>
        <source>Un pezzo in meno su un posto.</source>
        <translation>One piece too few on a place.</translation>
    </message>
    <message>
        <source>I pezzi sono giusti, ma moltiplicati per un altro valore.</source>
        <translation>The pieces are right, but multiplied by another value.</translation>
    </message>
    <message>
        <source>I pezzi sono giusti, ma il valore è di un pezzo in più o in meno.</source>
        <translation>The pieces are right, but the value is one piece off.</translation>
    </message>
    <message>
        <source>Il valore ha una cifra di troppo.</source>
        <translation>The value has one figure too many.</translation>
    </message>
    <message>
        <source>Una puntata è pagata come un&apos;altra combinazione.</source>
        <translation>One bet is paid like another combination.</translation>
    </message>
    <message>
        <source>Manca una puntata.</source>
        <translation>One bet is missing.</translation>
    </message>
    <message>
        <source>Un pezzo di troppo su una puntata.</source>
        <translation>One piece too many on a bet.</translation>
    </message>
    <message>
        <source>Un pezzo in meno su una puntata.</source>
        <translation>One piece too few on a bet.</translation>
    </message>
    <message>
        <source>I prodotti sono giusti, la somma no.</source>
        <translation>The products are right, the sum is not.</translation>
    </message>
    <message>
        <source>{title}, livello {level}</source>
        <translation>{title}, level {level}</translation>
    </message>
    <message>
        <source>e</source>
        <translation>and</translation>
    </message>
    <message>
        <source>orario</source>
        <translation>clockwise</translation>
    </message>
    <message>
        <source>antiorario</source>
        <translation>anticlockwise</translation>
    </message>
    <message>
        <source>Annunci: le posizioni</source>
        <translation>Call bets: where they lie</translation>
    </message>
    <message>
        <source>Vicini 9 pezzi, due sulla trasversale 0/2/3 e due sul carré 25/29. Serie 6 cavalli. Orfanelli pieno 1 e 4 cavalli.</source>
        <translation>Vicini 9 pieces, two on trasversale 0/2/3 and two on carré 25/29. Serie 6 cavalli. Orfanelli pieno 1 and 4 cavalli.</translation>
    </message>
    <message>
        <source>Nassa 5 pezzi, zero spiel la stessa senza il 19. Contronassa: pieno 2 e 4 cavalli. La finale 8/9 ridotta ha una terzina.</source>
        <translation>Nassa 5 pieces, zero spiel the same without 19. Contronassa: pieno 2 and 4 cavalli. Finale 8/9 ridotta has one terzina.</translation>
    </message>
    <message>
        <source>Laterali: il numero e due per parte sul cilindro. Figure: le cifre sommate danno il numero. Finale: la stessa ultima cifra.</source>
        <translation>Laterali: the number and two on each side on the wheel. Figure: the digits add up to the number. Finale: the same last digit.</translation>
    </message>
    <message>
        <source>Finale a cavallo: dove i due numeri si toccano un cavallo, dove non si toccano due pieni, fino in fondo al tappeto.</source>
        <translation>Finale a cavallo: a cavallo where the two numbers touch, two pieni where they do not, to the end of the layout.</translation>
    </message>
    <message>
        <source>I pieni aggiunti costano un pezzo ciascuno. Se l&apos;annuncio ha già quel numero in pieno, il pezzo si somma.</source>
        <translation>Each added pieno costs one piece. If the call bet already plays that number as a pieno, the piece is added to it.</translation>
    </message>
    <message>
        <source>{said}, {each} pezzi per quota: dove vanno, e quanti?</source>
        <translation>{said}, {each} pieces to the share: where do they go, and how many?</translation>
    </message>
    <message>
        <source>{said} da un pezzo: dove vanno i pezzi, e quanti?</source>
        <translation>{said} at one piece: where do the pieces go, and how many?</translation>
    </message>
    <message>
        <source>posizioni</source>
        <translation>positions</translation>
    </message>
    <message>
        <source>Sul cilindro, in senso orario: {numbers}.</source>
        <translation>On the wheel, clockwise: {numbers}.</translation>
    </message>
    <message>
        <source>Le cifre si sommano finché ne resta una: {numbers}.</source>
        <translation>Add the digits until one is left: {numbers}.</translation>
    </message>
    <message>
        <source>I numeri con la stessa ultima cifra: {numbers}.</source>
        <translation>The numbers with the same last digit: {numbers}.</translation>
    </message>
    <message>
        <source>Di dieci in dieci: i due numeri si toccano, un cavallo; non si toccano, due pieni; uno manca, si smette.</source>
        <translation>Ten by ten: the two numbers touch, a cavallo; they do not, two pieni; one is missing, stop.</translation>
    </message>
    <message>
        <source>{announce} da un pezzo: {bets}.</source>
        <translation>{announce} at one piece: {bets}.</translation>
    </message>
    <message>
        <source>Si aggiunge un pezzo in pieno per ogni numero detto: {straights}.</source>
        <translation>Add one piece as a pieno for each number said: {straights}.</translation>
    </message>
    <message>
        <source>In tutto {sum} pezzi.</source>
        <translation>{sum} pieces in all.</translation>
    </message>
    <message>
        <source>Dove ne vanno due, ne è messo uno solo.</source>
        <translation>One piece is laid where two belong.</translation>
    </message>
    <message>
        <source>Le posizioni sono giuste, i pezzi per quota no.</source>
        <translation>The positions are right, the pieces to the share are not.</translation>
    </message>
    <message>
        <source>Questo è un altro annuncio.</source>
        <translation>This is another call bet.</translation>
    </message>
    <message>
        <source>Mancano i pieni aggiunti.</source>
        <translation>The added pieni are missing.</translation>
    </message>
    <message>
        <source>Un posto è scambiato con quello accanto.</source>
        <translation>One place is taken for the next one.</translation>
    </message>
    <message>
        <source>Manca una posizione.</source>
        <translation>A position is missing.</translation>
    </message>
    <message>
        <source>Un pezzo di troppo su una posizione.</source>
        <translation>One piece too many on a position.</translation>
    </message>
    <message>
        <source>meno: {what}</source>
        <translation>less: {what}</translation>
    </message>
    <message>
        <source>più: {what}</source>
        <translation>more: {what}</translation>
    </message>
    <message>
        <source>Esci</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Esame: ogni tocco su un esercizio sceglie il livello dopo, e alla fine nessuno</source>
        <translation>Exam: each touch on a drill chooses its next level, and after the last none</translation>
    </message>
    <message>
        <source>{count} domande</source>
        <translation>{count} questions</translation>
    </message>
    <message>
        <source>1 domanda</source>
        <translation>1 question</translation>
    </message>
    <message>
        <source>{count} minuti</source>
        <translation>{count} minutes</translation>
    </message>
    <message>
        <source>1 minuto</source>
        <translation>1 minute</translation>
    </message>
    <message>
        <source>si passa con {count} su cento</source>
        <translation>passed with {count} of a hundred</translation>
    </message>
    <message>
        <source>Altre domande</source>
        <translation>Other questions</translation>
    </message>
    <message>
        <source>riga dell&apos;esame</source>
        <translation>line of the exam</translation>
    </message>
    <message>
        <source>o scrivi qui la riga: esame, esercizio, colpi interi</source>
        <translation>or type a line here: exam, exercise, whole spins</translation>
    </message>
    <message>
        <source>prima scegli un esercizio</source>
        <translation>choose a drill first</translation>
    </message>
    <message>
        <source>Comincia l&apos;esame</source>
        <translation>Begin the exam</translation>
    </message>
    <message>
        <source>Non so</source>
        <translation>Don&apos;t know</translation>
    </message>
    <message>
        <source>Perché?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>livello {level}</source>
        <translation>level {level}</translation>
    </message>
    <message>
        <source>riga: {line}</source>
        <translation>line: {line}</translation>
    </message>
    <message>
        <source>Livello…</source>
        <translation>Level…</translation>
    </message>
    <message>
        <source>{place} di {of}</source>
        <translation>{place} of {of}</translation>
    </message>
    <message>
        <source>Orologio acceso</source>
        <translation>Clock on</translation>
    </message>
    <message>
        <source>Orologio spento</source>
        <translation>Clock off</translation>
    </message>
    <message>
        <source>Rispondi</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>‹ Passo</source>
        <translation>‹ Step</translation>
    </message>
    <message>
        <source>Passo ›</source>
        <translation>Step ›</translation>
    </message>
    <message>
        <source>circa 1 min</source>
        <translation>about 1 min</translation>
    </message>
    <message>
        <source>circa {count} min</source>
        <translation>about {count} min</translation>
    </message>
    <message>
        <source>1 torna</source>
        <translation>1 comes back</translation>
    </message>
    <message>
        <source>{count} tornano</source>
        <translation>{count} come back</translation>
    </message>
    <message>
        <source>Prima: ✓ {done}</source>
        <translation>Before: ✓ {done}</translation>
    </message>
    <message>
        <source>Prima: ✗ andava {done}</source>
        <translation>Before: ✗ it was {done}</translation>
    </message>
    <message>
        <source>Restano {minutes}:{seconds}</source>
        <translation>{minutes}:{seconds} left</translation>
    </message>
    <message>
        <source>Ecco come si fa.</source>
        <translation>This is how it is done.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Giusto.</source>
        <translation>Right.</translation>
    </message>
    <message>
        <source>Giusto, in {seconds} s.</source>
        <translation>Right, in {seconds} s.</translation>
    </message>
    <message>
        <source>Giusto, in {seconds} s; al tavolo ce ne sono {needed}.</source>
        <translation>Right, in {seconds} s; a table leaves {needed} s.</translation>
    </message>
    <message>
        <source>così non si legge</source>
        <translation>this cannot be read</translation>
    </message>
    <message>
        <source>giusto</source>
        <translation>right</translation>
    </message>
    <message>
        <source>no: {answer}</source>
        <translation>no: {answer}</translation>
    </message>
    <message>
        <source>Si scrive in cifre, per esempio {example}</source>
        <translation>It is written in figures, for example {example}</translation>
    </message>
    <message>
        <source>Si scrive un importo, per esempio {example}</source>
        <translation>An amount is written, for example {example}</translation>
    </message>
    <message>
        <source>Numeri da 0 a 36, nell&apos;ordine, con uno spazio: per esempio {example}</source>
        <translation>Numbers from 0 to 36, in their order, with a space: for example {example}</translation>
    </message>
    <message>
        <source>Numeri da 0 a 36, con uno spazio: per esempio {example}</source>
        <translation>Numbers from 0 to 36, with a space: for example {example}</translation>
    </message>
    <message>
        <source>Posizioni con i numeri, davanti quanti pezzi: per esempio {example}</source>
        <translation>Positions by their numbers, how many pieces before them: for example {example}</translation>
    </message>
    <message>
        <source>Quanti e di che gettone, o la lettera del colore: per esempio {example}</source>
        <translation>How many and of which chip, or the colour&apos;s letter: for example {example}</translation>
    </message>
    <message>
        <source>Stecche, strisciate con −, pile con +: per esempio {example}</source>
        <translation>Stacks, slid ones with −, piles with +: for example {example}</translation>
    </message>
    <message>
        <source>Tutte le lettere, ognuna una volta: per esempio {example}</source>
        <translation>All the letters, each of them once: for example {example}</translation>
    </message>
    <message>
        <source>Una o più delle lettere, per esempio {example}</source>
        <translation>One or more of the letters, for example {example}</translation>
    </message>
    <message>
        <source>Una delle lettere, per esempio {example}</source>
        <translation>One of the letters, for example {example}</translation>
    </message>
    <message>
        <source>Ciao, {name}</source>
        <translation>Hello, {name}</translation>
    </message>
    <message>
        <source>Negli ultimi quattordici giorni: {days} con esercizio</source>
        <translation>Of the last fourteen days: {days} with practice</translation>
    </message>
    <message>
        <source>Dieci minuti di oggi</source>
        <translation>Today&apos;s ten minutes</translation>
    </message>
    <message>
        <source>Esame…</source>
        <translation>Exam…</translation>
    </message>
    <message>
        <source>Progressi</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Altro nome</source>
        <translation>Other name</translation>
    </message>
    <message>
        <source>Riprendi: {title}</source>
        <translation>Go on: {title}</translation>
    </message>
    <message>
        <source>Livello {level}</source>
        <translation>Level {level}</translation>
    </message>
    <message>
        <source>mai provato</source>
        <translation>never tried</translation>
    </message>
    <message>
        <source>{share} % giusti</source>
        <translation>{share}% right</translation>
    </message>
    <message>
        <source>{seconds} s (al tavolo {needed} s)</source>
        <translation>{seconds} s ({needed} s at a table)</translation>
    </message>
    <message>
        <source>{standing} — non in tutto</source>
        <translation>{standing} — not all of it</translation>
    </message>
    <message>
        <source>{count} da ripetere</source>
        <translation>{count} to repeat</translation>
    </message>
    <message>
        <source>1 nuovo</source>
        <translation>1 new</translation>
    </message>
    <message>
        <source>{count} nuovi</source>
        <translation>{count} new</translation>
    </message>
    <message>
        <source>Sbagli più spesso — {slips}</source>
        <translation>Most frequent mistakes — {slips}</translation>
    </message>
    <message>
        <source>Classe: chi ha più da recuperare sta in cima</source>
        <translation>Class: who has most to catch up on stands first</translation>
    </message>
    <message>
        <source>nomi di prima</source>
        <translation>names before</translation>
    </message>
    <message>
        <source>nomi seguenti</source>
        <translation>next names</translation>
    </message>
    <message>
        <source>{days} giorni su 14</source>
        <translation>{days} days of 14</translation>
    </message>
    <message>
        <source>1 giorno su 14</source>
        <translation>1 day of 14</translation>
    </message>
    <message>
        <source>nessun esame</source>
        <translation>no exam</translation>
    </message>
    <message>
        <source>esami superati: {passed} di {sat}</source>
        <translation>exams passed: {passed} of {sat}</translation>
    </message>
    <message>
        <source>Niente da curare per ora.</source>
        <translation>Nothing to look after for now.</translation>
    </message>
    <message>
        <source>Non ha ancora risposto.</source>
        <translation>Has not answered yet.</translation>
    </message>
    <message>
        <source>Da curare — {weak}</source>
        <translation>To look after — {weak}</translation>
    </message>
    <message>
        <source>ESERCITAZIONE — NESSUN TAVOLO</source>
        <translation>PRACTICE — NO TABLE</translation>
    </message>
    <message>
        <source>Chi si esercita?</source>
        <translation>Who practises?</translation>
    </message>
    <message>
        <source>Ogni nome ha i suoi progressi. Restano su questa macchina, e non toccano nessun tavolo.</source>
        <translation>Each name has its own progress. It stays on this machine, and touches no table.</translation>
    </message>
    <message>
        <source>Comincia</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Classe…</source>
        <translation>Class…</translation>
    </message>
    <message>
        <source>Tasti e lingua</source>
        <translation>Keys and language</translation>
    </message>
    <message>
        <source>Per rifarlo uguale: {line}</source>
        <translation>To sit the same again: {line}</translation>
    </message>
    <message>
        <source>{seconds} s per risposta giusta</source>
        <translation>{seconds} s for a right answer</translation>
    </message>
    <message>
        <source>Torneranno presto: {weak}</source>
        <translation>They come back soon: {weak}</translation>
    </message>
    <message>
        <source>Le domande, una per una</source>
        <translation>The questions, one by one</translation>
    </message>
    <message>
        <source>1 sbagliata: perché?</source>
        <translation>1 wrong: why?</translation>
    </message>
    <message>
        <source>{wrong} sbagliate: perché?</source>
        <translation>{wrong} wrong: why?</translation>
    </message>
    <message>
        <source>{right} giusti su {answered}</source>
        <translation>{right} right of {answered}</translation>
    </message>
    <message>
        <source>Superato</source>
        <translation>Passed</translation>
    </message>
    <message>
        <source>Non superato</source>
        <translation>Not passed</translation>
    </message>
    <message>
        <source>ne servono {percent} su cento</source>
        <translation>{percent} in a hundred are needed</translation>
    </message>
    <message>
        <source>togliere l&apos;ultima cifra</source>
        <translation>take back the last figure</translation>
    </message>
    <message>
        <source>virgola</source>
        <translation>point</translation>
    </message>
    <message>
        <source>e un&apos;altra pila</source>
        <translation>and another pile</translation>
    </message>
    <message>
        <source>meno</source>
        <translation>less</translation>
    </message>
    <message>
        <source>poi</source>
        <translation>then</translation>
    </message>
    <message>
        <source>gruppo seguente</source>
        <translation>next group</translation>
    </message>
    <message>
        <source>una stecca intera</source>
        <translation>a whole stack</translation>
    </message>
    <message>
        <source>quanti: {figure}</source>
        <translation>how many: {figure}</translation>
    </message>
    <message>
        <source>Prima un numero, poi la posizione: ogni tocco è un pezzo, o quanti ne dicono le cifre con ×.</source>
        <translation>First a number, then the position: each touch is one piece, or as many as the figures with × say.</translation>
    </message>
    <message>
        <source>togliere l&apos;ultima</source>
        <translation>take back the last one</translation>
    </message>
    <message>
        <source>Nome: {blank}   Data: {when}</source>
        <translation>Name: {blank}   Date: {when}</translation>
    </message>
    <message>
        <source>Esercizi</source>
        <translation>Exercises</translation>
    </message>
    <message>
        <source>Soluzioni</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>{count} esercizi</source>
        <translation>{count} exercises</translation>
    </message>
    <message>
        <source>1 esercizio</source>
        <translation>1 exercise</translation>
    </message>
    <message>
        <source>1 giusto su {answered}</source>
        <translation>1 right of {answered}</translation>
    </message>
    <message>
        <source>{verdict}: {right} ({needed})</source>
        <translation>{verdict}: {right} ({needed})</translation>
    </message>
    <message>
        <source>Tempo impiegato: {minutes} minuti</source>
        <translation>Time taken: {minutes} minutes</translation>
    </message>
    <message>
        <source>Che cosa era sbagliato</source>
        <translation>What was wrong</translation>
    </message>
    <message>
        <source>Esame di {name}</source>
        <translation>Exam of {name}</translation>
    </message>
    <message>
        <source>Risposta: {answer}</source>
        <translation>Answer: {answer}</translation>
    </message>
    <message>
        <source>Risposte giuste fra le ultime venti, in cento; con * dove al tavolo sarebbe troppo lento.</source>
        <translation>Right answers of the last twenty, in a hundred; with * where it would be too slow at a table.</translation>
    </message>
    <message>
        <source>Classe</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>dieci minuti di oggi</source>
        <translation>today&apos;s ten minutes</translation>
    </message>
    <message>
        <source>esame, il tempo corre</source>
        <translation>exam, the time runs</translation>
    </message>
    <message>
        <source>Un esercizio è: esercizio, livello, variante, seme, come products 1 split 4711</source>
        <translation>An exercise is: drill, level, variant, seed, such as products 1 split 4711</translation>
    </message>
    <message>
        <source>Un esame è: domande, minuti, percento, seme, esercizi, come exam 20 15 80 4711 products/1</source>
        <translation>An exam is: questions, minutes, percent, seed, drills, such as exam 20 15 80 4711 products/1</translation>
    </message>
    <message>
        <source>Non è un nome: {word}</source>
        <translation>No name: {word}</translation>
    </message>
    <message>
        <source>Non è un livello: {word} (da 1 a 9)</source>
        <translation>No level: {word} (1 to 9)</translation>
    </message>
    <message>
        <source>Non è un seme: {word} (da 0 a {most})</source>
        <translation>No seed: {word} (0 to {most})</translation>
    </message>
    <message>
        <source>Non c&apos;è l&apos;esercizio {word}. Ci sono: {known}</source>
        <translation>There is no drill {word}. There are: {known}</translation>
    </message>
    <message>
        <source>{drill} ha i livelli da 1 a {most}, non {level}</source>
        <translation>{drill} has the levels 1 to {most}, not {level}</translation>
    </message>
    <message>
        <source>Non c&apos;è la variante {word}. Ci sono: {known}</source>
        <translation>There is no variant {word}. There are: {known}</translation>
    </message>
    <message>
        <source>Non ci sono i colpi {word}. Ci sono: {known}</source>
        <translation>There are no spins {word}. There are: {known}</translation>
    </message>
    <message>
        <source>Non c&apos;è la casa {word}</source>
        <translation>There is no house {word}</translation>
    </message>
    <message>
        <source>A {drill} serve il colpo, dopo i due punti</source>
        <translation>{drill} needs the spin, after the colon</translation>
    </message>
    <message>
        <source>{drill} fa il colpo da sé: dopo il seme non va altro</source>
        <translation>{drill} draws its own spin: nothing belongs after the seed</translation>
    </message>
    <message>
        <source>Il colpo non si legge dal segno {column} in poi</source>
        <translation>The spin cannot be read from sign {column} on</translation>
    </message>
    <message>
        <source>In questa casa non si punta su {where}</source>
        <translation>In this house there are no bets on {where}</translation>
    </message>
    <message>
        <source>Di questo colpo non si può chiedere: {word}</source>
        <translation>Of this spin this cannot be asked: {word}</translation>
    </message>
    <message>
        <source>Un esame ha almeno un esercizio col suo livello: products/1</source>
        <translation>An exam has at least one drill with its level: products/1</translation>
    </message>
    <message>
        <source>Domande: da {least} a {most}, non {word}</source>
        <translation>Questions: {least} to {most}, not {word}</translation>
    </message>
    <message>
        <source>Minuti: da {least} a {most}, non {word}</source>
        <translation>Minutes: {least} to {most}, not {word}</translation>
    </message>
    <message>
        <source>Giusti su cento: da {least} a {most}, non {word}</source>
        <translation>Right in a hundred: {least} to {most}, not {word}</translation>
    </message>
    <message>
        <source>Seme: da {least} a {most}, non {word}</source>
        <translation>Seed: {least} to {most}, not {word}</translation>
    </message>
    <message>
        <source>Cilindro a sinistra.</source>
        <translation>Cylinder on the left.</translation>
    </message>
    <message>
        <source>Cilindro a destra.</source>
        <translation>Cylinder on the right.</translation>
    </message>
    <message>
        <source>biglietti da {chip}</source>
        <translation>notes of {chip}</translation>
    </message>
    <message>
        <source>omaggi da {chip}</source>
        <translation>complimentary {chip}</translation>
    </message>
    <message>
        <source>Numero {number}.</source>
        <translation>Number {number}.</translation>
    </message>
    <message>
        <source>Sovrapposti: {chips}.</source>
        <translation>Stacked: {chips}.</translation>
    </message>
    <message>
        <source>Accanto: {chips}.</source>
        <translation>Beside: {chips}.</translation>
    </message>
    <message>
        <source>fino al massimo</source>
        <translation>up to the maximum</translation>
    </message>
    <message>
        <source>Tagliare e strisciare</source>
        <translation>Cutting and sliding</translation>
    </message>
    <message>
        <source>Fino a 5 si stendono. Da 6 a 10 due pile uguali e la dispari accanto: 4+4+1. Da 11 a 14 pile da 5 e il resto: 5+5+2. Da 15 a 19 si striscia: 20-5.</source>
        <translation>Up to 5 are spread. 6 to 10: two equal piles and the odd piece beside them, 4+4+1. 11 to 14: piles of 5 and the rest, 5+5+2. 15 to 19 are slid: 20-5.</translation>
    </message>
    <message>
        <source>Prima le stecche da 20, poi il resto: 35 è 20 20-5. Solo i 34 di due cavalli si strisciano in due frazioni: 20 20-3-3.</source>
        <translation>First the stacks of 20, then the rest: 35 is 20 20-5. Only the 34 of two cavalli are slid in two fractions: 20 20-3-3.</translation>
    </message>
    <message>
        <source>Più puntate pagate in valuta: si taglia sempre, mai strisciare. 19 è 5+5+5+4, e 34 è 20 5+5+4.</source>
        <translation>Several bets paid in value: always cut, never slide. 19 is 5+5+5+4, and 34 is 20 5+5+4.</translation>
    </message>
    <message>
        <source>Ogni cento pezzi stanno da soli, cinque stecche; poi le stecche, poi il resto: 155 è 100 20 20 20-5.</source>
        <translation>Every hundred pieces stand apart, five stacks; then the stacks, then the rest: 155 is 100 20 20 20-5.</translation>
    </message>
    <message>
        <source>Un pagamento già steso: è giusto, o quale regola non rispetta? Contano i pezzi e come sono stesi.</source>
        <translation>A payment that lies there already: is it right, or which rule does it break? Both the pieces and how they lie count.</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore. Come si stendono?</source>
        <translation>{pieces} pieces of colour are paid. How are they laid out?</translation>
    </message>
    <message>
        <source>Una sola puntata: si pagano {pieces} pezzi da {value}. Come si stendono?</source>
        <translation>A single bet: {pieces} pieces of {value} are paid. How are they laid out?</translation>
    </message>
    <message>
        <source>Più puntate insieme: si pagano {pieces} pezzi da {value}. Come si stendono?</source>
        <translation>Several bets together: {pieces} pieces of {value} are paid. How are they laid out?</translation>
    </message>
    <message>
        <source>Due pezzi di colore a cavallo: se ne pagano {pieces}. Come si stendono?</source>
        <translation>Two pieces of colour on cavalli: {pieces} are paid. How are they laid out?</translation>
    </message>
    <message>
        <source>Due pezzi da {value} sullo stesso cavallo: se ne pagano {pieces}. Come si stendono?</source>
        <translation>Two pieces of {value} on the same cavallo: {pieces} are paid. How are they laid out?</translation>
    </message>
    <message>
        <source>Due cavalli, un pezzo da {value} su ciascuno: se ne pagano {pieces}. Come si stendono?</source>
        <translation>Two cavalli, a piece of {value} on each: {pieces} are paid. How are they laid out?</translation>
    </message>
    <message>
        <source>Si dovevano pagare {pieces} pezzi di colore. Quale regola non è rispettata?</source>
        <translation>{pieces} pieces of colour were to be paid. Which rule is broken?</translation>
    </message>
    <message>
        <source>Una sola puntata: si dovevano pagare {pieces} pezzi da {value}. Quale regola non è rispettata?</source>
        <translation>A single bet: {pieces} pieces of {value} were to be paid. Which rule is broken?</translation>
    </message>
    <message>
        <source>Più puntate insieme: si dovevano pagare {pieces} pezzi da {value}. Quale regola non è rispettata?</source>
        <translation>Several bets together: {pieces} pieces of {value} were to be paid. Which rule is broken?</translation>
    </message>
    <message>
        <source>Nessuna: è giusto</source>
        <translation>None: it is right</translation>
    </message>
    <message>
        <source>Fino a 5 pezzi si stende, non si taglia</source>
        <translation>Up to 5 pieces are spread, not cut</translation>
    </message>
    <message>
        <source>Sopra i 5 pezzi si taglia</source>
        <translation>More than 5 pieces are cut</translation>
    </message>
    <message>
        <source>Da 6 a 10 si taglia in due pile uguali</source>
        <translation>6 to 10 are cut in two equal piles</translation>
    </message>
    <message>
        <source>Una pila tagliata ha al massimo 5 pezzi</source>
        <translation>A cut pile has 5 pieces at most</translation>
    </message>
    <message>
        <source>Da 15 a 19 si striscia</source>
        <translation>15 to 19 are slid</translation>
    </message>
    <message>
        <source>Più puntate in valuta: si taglia, non si striscia</source>
        <translation>Several bets in value: cut, never slid</translation>
    </message>
    <message>
        <source>Da una stecca si strisciano al massimo 5 pezzi</source>
        <translation>At most 5 pieces are slid off a stack</translation>
    </message>
    <message>
        <source>Venti pezzi sono una stecca intera</source>
        <translation>Twenty pieces are one full stack</translation>
    </message>
    <message>
        <source>Ogni cento pezzi stanno da soli</source>
        <translation>Every hundred pieces stand apart</translation>
    </message>
    <message>
        <source>I pezzi non sono quelli da pagare</source>
        <translation>The pieces are not those to be paid</translation>
    </message>
    <message>
        <source>È steso bene: i pezzi ci sono tutti, e ogni regola è rispettata.</source>
        <translation>It lies well: all the pieces are there, and every rule is kept.</translation>
    </message>
    <message>
        <source>Pochi pezzi sono tagliati, e si dovevano stendere.</source>
        <translation>A few pieces are cut that should be spread.</translation>
    </message>
    <message>
        <source>Più di 5 pezzi sono stesi, e si dovevano tagliare.</source>
        <translation>More than 5 pieces are spread that should be cut.</translation>
    </message>
    <message>
        <source>Le due pile non sono uguali.</source>
        <translation>The two piles are not equal.</translation>
    </message>
    <message>
        <source>Una pila tagliata ha più di 5 pezzi.</source>
        <translation>A cut pile has more than 5 pieces.</translation>
    </message>
    <message>
        <source>Da 15 a 19 pezzi sono tagliati, e si dovevano strisciare.</source>
        <translation>15 to 19 pieces are cut that should be slid.</translation>
    </message>
    <message>
        <source>È strisciato, ma la valuta di più puntate si taglia.</source>
        <translation>It is slid, but value for several bets is cut.</translation>
    </message>
    <message>
        <source>Dalla stecca sono strisciati più di 5 pezzi: l&apos;eccezione è solo dei due cavalli.</source>
        <translation>More than 5 pieces are slid off the stack: only two cavalli are an exception.</translation>
    </message>
    <message>
        <source>Venti pezzi sono tagliati, e dovevano essere una stecca.</source>
        <translation>Twenty pieces are cut that should be a stack.</translation>
    </message>
    <message>
        <source>I cento pezzi non sono staccati dalle altre stecche.</source>
        <translation>The hundred pieces do not stand apart from the other stacks.</translation>
    </message>
    <message>
        <source>È steso con ordine, ma i pezzi sono uno in più o in meno.</source>
        <translation>It lies in order, but there is one piece too many or too few.</translation>
    </message>
    <message>
        <source>stesura</source>
        <translation>laid out</translation>
    </message>
    <message>
        <source>regola</source>
        <translation>rule</translation>
    </message>
    <message>
        <source>Centinaia, ognuna da sola: {count}.</source>
        <translation>Hundreds, each apart: {count}.</translation>
    </message>
    <message>
        <source>Stecche intere da 20: {count}.</source>
        <translation>Full stacks of 20: {count}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: fino a 5 si stendono.</source>
        <translation>{rest} pieces: up to 5 are spread.</translation>
    </message>
    <message>
        <source>{rest} pezzi: alla francese, fino a 9 si stendono.</source>
        <translation>{rest} pieces: the French way, up to 9 are spread.</translation>
    </message>
    <message>
        <source>{rest} pezzi: due pile uguali, {piles}.</source>
        <translation>{rest} pieces: two equal piles, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: due pile uguali e il pezzo dispari accanto, {piles}.</source>
        <translation>{rest} pieces: two equal piles and the odd piece beside them, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: pile da 5 e il resto accanto, {piles}.</source>
        <translation>{rest} pieces: piles of 5 and the rest beside them, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: valuta di più puntate, si taglia sempre, {piles}.</source>
        <translation>{rest} pieces: value for several bets is always cut, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: da 15 si striscia una stecca, {piles}.</source>
        <translation>{rest} pieces: from 15 a stack is slid, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: due cavalli, l&apos;unica eccezione, due frazioni da 3, {piles}.</source>
        <translation>{rest} pieces: two cavalli, the only exception, two fractions of 3, {piles}.</translation>
    </message>
    <message>
        <source>La stesura: {piles}.</source>
        <translation>Laid out: {piles}.</translation>
    </message>
    <message>
        <source>Fino a 5 pezzi si stende: qui è tagliato.</source>
        <translation>Up to 5 pieces are spread: here they are cut.</translation>
    </message>
    <message>
        <source>Sopra i 5 pezzi si taglia: qui è steso.</source>
        <translation>More than 5 pieces are cut: here they are spread.</translation>
    </message>
    <message>
        <source>Da 6 a 10 le due pile sono uguali.</source>
        <translation>From 6 to 10 the two piles are equal.</translation>
    </message>
    <message>
        <source>Una pila tagliata ha al massimo 5 pezzi.</source>
        <translation>A cut pile has 5 pieces at most.</translation>
    </message>
    <message>
        <source>Da 15 a 19 qui si striscia: è tagliato.</source>
        <translation>15 to 19 are slid here: they are cut.</translation>
    </message>
    <message>
        <source>Valuta di più puntate: si taglia, e qui è strisciato.</source>
        <translation>Value for several bets is cut, and here it is slid.</translation>
    </message>
    <message>
        <source>Si strisciano al massimo 5 pezzi.</source>
        <translation>At most 5 pieces are slid.</translation>
    </message>
    <message>
        <source>Venti pezzi sono una stecca: qui sono tagliati.</source>
        <translation>Twenty pieces are a stack: here they are cut.</translation>
    </message>
    <message>
        <source>Il cento va staccato dalle altre stecche.</source>
        <translation>The hundred stands apart from the other stacks.</translation>
    </message>
    <message>
        <source>Sono i 34 di due cavalli: conta se si può strisciare, e allora in due frazioni da 3.</source>
        <translation>These are the 34 of two cavalli: what counts is whether they may be slid, and then in two fractions of 3.</translation>
    </message>
    <message>
        <source>Manca una stecca.</source>
        <translation>A stack is missing.</translation>
    </message>
    <message>
        <source>La stesura è in ordine, ma i pezzi non sono quelli.</source>
        <translation>It is laid out in order, but the pieces are not those.</translation>
    </message>
    <message>
        <source>Il pagamento non era giusto.</source>
        <translation>The payment was not right.</translation>
    </message>
    <message>
        <source>Il pagamento era giusto.</source>
        <translation>The payment was right.</translation>
    </message>
    <message>
        <source>Il pagamento era sbagliato, ma per un&apos;altra regola.</source>
        <translation>The payment was wrong, but by another rule.</translation>
    </message>
    <message>
        <source>Annuncio del numero</source>
        <translation>The number call</translation>
    </message>
    <message>
        <source>Colore, pari o dispari, metà. Da 1 a 10 e da 19 a 28 i dispari sono rossi; da 11 a 18 e da 29 a 36 i pari. Lo zero è solo.</source>
        <translation>Colour, even or odd, half. From 1 to 10 and 19 to 28 the odd ones are red; from 11 to 18 and 29 to 36 the even ones. Zero is called alone.</translation>
    </message>
    <message>
        <source>L&apos;annuncio intero: numero, colore, pari o dispari, metà. L&apos;uno si dice «Premiere».</source>
        <translation>The whole call: number, colour, even or odd, half. One is “Premiere”.</translation>
    </message>
    <message>
        <source>Si legge l&apos;annuncio, si scrive il numero.</source>
        <translation>Read the call, write the number.</translation>
    </message>
    <message>
        <source>Si sente l&apos;annuncio, si scrive il numero.</source>
        <translation>Hear the call, write the number.</translation>
    </message>
    <message>
        <source>Si sente solo il numero: si scrive, e si completa l&apos;annuncio.</source>
        <translation>Only the number is heard: write it, and complete the call.</translation>
    </message>
    <message>
        <source>È uscito {number}. Che cosa si dice dopo il numero?</source>
        <translation>{number} has fallen. What is said after the number?</translation>
    </message>
    <message>
        <source>È uscito {number}. Come si annuncia?</source>
        <translation>{number} has fallen. How is it called?</translation>
    </message>
    <message>
        <source>{call}: che numero è?</source>
        <translation>{call}: which number is it?</translation>
    </message>
    <message>
        <source>{call}: che numero è uscito?</source>
        <translation>{call}: which number has fallen?</translation>
    </message>
    <message>
        <source>{call}: che numero è, e come continua l&apos;annuncio?</source>
        <translation>{call}: which number is it, and how does the call go on?</translation>
    </message>
    <message>
        <source>pari o dispari</source>
        <translation>even or odd</translation>
    </message>
    <message>
        <source>metà</source>
        <translation>half</translation>
    </message>
    <message>
        <source>{word}</source>
        <translation>{word}</translation>
    </message>
    <message>
        <source>{number} si dice {word}.</source>
        <translation>{number} is {word}.</translation>
    </message>
    <message>
        <source>Lo zero non ha colore, né parità, né metà: si dice solo.</source>
        <translation>Zero has no colour, no parity and no half: it is called alone.</translation>
    </message>
    <message>
        <source>Il colore: {word}.</source>
        <translation>The colour: {word}.</translation>
    </message>
    <message>
        <source>Pari o dispari: {word}.</source>
        <translation>Even or odd: {word}.</translation>
    </message>
    <message>
        <source>Fino a 18 Manque, da 19 Passe: {word}.</source>
        <translation>Up to 18 Manque, from 19 Passe: {word}.</translation>
    </message>
    <message>
        <source>L&apos;annuncio intero: {call}.</source>
        <translation>The whole call: {call}.</translation>
    </message>
    <message>
        <source>È il nome di un altro numero.</source>
        <translation>That is the word for another number.</translation>
    </message>
    <message>
        <source>È un altro numero.</source>
        <translation>It is another number.</translation>
    </message>
    <message>
        <source>Il colore è sbagliato.</source>
        <translation>The colour is wrong.</translation>
    </message>
    <message>
        <source>Pari e dispari sono scambiati.</source>
        <translation>Even and odd are exchanged.</translation>
    </message>
    <message>
        <source>Manque e passe sono scambiati.</source>
        <translation>Manque and passe are exchanged.</translation>
    </message>
    <message>
        <source>Lo zero si dice da solo.</source>
        <translation>Zero is called alone.</translation>
    </message>
    <message>
        <source>Più parti sono sbagliate.</source>
        <translation>Several parts are wrong.</translation>
    </message>
    <message>
        <source>Massimi e vincite lasciate</source>
        <translation>Maxima and winnings left lying</translation>
    </message>
    <message>
        <source>Sopra il massimo non si paga: l&apos;eccedenza si restituisce. Un gettone può contare in parte.</source>
        <translation>Over the maximum nothing is paid: the excess is returned. A chip may count in part.</translation>
    </message>
    <message>
        <source>Il massimo vale per giocatore e posizione: due giocatori non si sommano. L&apos;omaggio non si taglia: conta intero o torna intero.</source>
        <translation>The maximum is per player and position: two players never add up. A complimentary chip is not cut: it counts whole or goes back whole.</translation>
    </message>
    <message>
        <source>Biglietti fino alla concorrenza dei massimi: a ogni numero torna quel che eccede, anche se perde. Accanto ai gettoni hanno il posto che resta.</source>
        <translation>Notes up to the maximum: at every number the excess goes back, even if they lose. Beside chips they have the room that is left.</translation>
    </message>
    <message>
        <source>Chi non ritira gioca tutto: al terzo colpo, o appena supera il massimo, si ritira tutto.</source>
        <translation>Whoever takes nothing plays it all: at the third spin, or as soon as it exceeds the maximum, all of it is taken off.</translation>
    </message>
    <message>
        <source>Lo zero è un colpo. Proprio al massimo si gioca ancora. Quel che si aggiunge segue il resto.</source>
        <translation>Zero is a spin. At exactly the maximum it plays on. What is added follows the rest.</translation>
    </message>
    <message>
        <source>Esce {numbers}, vince {where}. Che cosa conta, si paga e torna?</source>
        <translation>{numbers} falls, {where} wins. What counts, is paid and goes back?</translation>
    </message>
    <message>
        <source>Esce {numbers}, perde {where}. Che cosa conta, si paga e torna?</source>
        <translation>{numbers} falls, {where} loses. What counts, is paid and goes back?</translation>
    </message>
    <message>
        <source>{where}: il giocatore non ritira niente. Numeri usciti: {numbers}. Che cosa succede all&apos;ultimo?</source>
        <translation>{where}: the player takes nothing. Numbers fallen: {numbers}. What happens at the last one?</translation>
    </message>
    <message>
        <source>{where}: {lain} giacciono con le vincite da colpi: {spins}. Il giocatore aggiunge {added}. Esce {numbers}: che cosa succede?</source>
        <translation>{where}: {lain} lie there with their winnings, spins so far: {spins}. The player adds {added}. {numbers} falls: what happens?</translation>
    </message>
    <message>
        <source>conta</source>
        <translation>counts</translation>
    </message>
    <message>
        <source>si paga</source>
        <translation>is paid</translation>
    </message>
    <message>
        <source>gioca ancora</source>
        <translation>plays on</translation>
    </message>
    <message>
        <source>{where}: un giocatore può avere {maximum}.</source>
        <translation>{where}: one player may have {maximum}.</translation>
    </message>
    <message>
        <source>Posto {seat}: quel che eccede torna, {amount}.</source>
        <translation>Seat {seat}: the excess goes back, {amount}.</translation>
    </message>
    <message>
        <source>Al {colour} torna quel che eccede, {amount}.</source>
        <translation>To {colour} goes back the excess, {amount}.</translation>
    </message>
    <message>
        <source>L&apos;omaggio che sarebbe tagliato non conta e torna intero: {amount}.</source>
        <translation>The complimentary chip that would be cut does not count and goes back whole: {amount}.</translation>
    </message>
    <message>
        <source>Posto {seat}: {sum}.</source>
        <translation>Seat {seat}: {sum}.</translation>
    </message>
    <message>
        <source>Al {colour}: {sum}.</source>
        <translation>To {colour}: {sum}.</translation>
    </message>
    <message>
        <source>Il resto conta, e perde: {amount}.</source>
        <translation>The rest counts, and loses: {amount}.</translation>
    </message>
    <message>
        <source>{where}: si ritira al terzo colpo, o sopra {maximum}.</source>
        <translation>{where}: taken off at the third spin, or over {maximum}.</translation>
    </message>
    <message>
        <source>{number}: vince. {sum}.</source>
        <translation>{number}: it wins. {sum}.</translation>
    </message>
    <message>
        <source>Lo zero è un colpo. Alla banca {amount}.</source>
        <translation>Zero is a spin. To the bank {amount}.</translation>
    </message>
    <message>
        <source>Non supera il massimo: gioca ancora {amount}.</source>
        <translation>Not over the maximum: {amount} plays on.</translation>
    </message>
    <message>
        <source>Supera il massimo: si ritira tutto, {amount}.</source>
        <translation>Over the maximum: all of it is taken off, {amount}.</translation>
    </message>
    <message>
        <source>È il terzo colpo: si ritira tutto, {amount}.</source>
        <translation>It is the third spin: all of it is taken off, {amount}.</translation>
    </message>
    <message>
        <source>È pagato anche quel che eccede.</source>
        <translation>The excess is paid too.</translation>
    </message>
    <message>
        <source>L&apos;eccedenza vincente si restituisce, non si tiene.</source>
        <translation>A winning excess is returned, not kept.</translation>
    </message>
    <message>
        <source>Torna solo quel che eccede.</source>
        <translation>Only the excess goes back.</translation>
    </message>
    <message>
        <source>Un gettone può contare in parte.</source>
        <translation>A chip may count in part.</translation>
    </message>
    <message>
        <source>Il massimo vale per ciascun giocatore.</source>
        <translation>The maximum is for each player.</translation>
    </message>
    <message>
        <source>È contata anche la puntata.</source>
        <translation>The stake is counted too.</translation>
    </message>
    <message>
        <source>È pagata una volta di troppo.</source>
        <translation>Paid one time too many.</translation>
    </message>
    <message>
        <source>Quel che conta si paga.</source>
        <translation>What counts is paid.</translation>
    </message>
    <message>
        <source>È ora di ritirare tutto.</source>
        <translation>It is time to take all of it off.</translation>
    </message>
    <message>
        <source>Non è ancora il terzo colpo, né supera il massimo.</source>
        <translation>It is not the third spin yet, nor over the maximum.</translation>
    </message>
    <message>
        <source>Puntata e vincita vanno insieme.</source>
        <translation>Stake and winnings go together.</translation>
    </message>
    <message>
        <source>Si ritira tutto, non solo quel che eccede.</source>
        <translation>All of it is taken off, not only the excess.</translation>
    </message>
    <message>
        <source>Prima si paga, poi si ritira.</source>
        <translation>First it is paid, then taken off.</translation>
    </message>
    <message>
        <source>È pagato due volte.</source>
        <translation>It is paid twice.</translation>
    </message>
    <message>
        <source>Conto sbagliato.</source>
        <translation>Miscounted.</translation>
    </message>
    <message>
        <source>Vicini sul cilindro</source>
        <translation>Neighbours on the wheel</translation>
    </message>
    <message>
        <source>Un vicino per parte, in senso orario: quello di sinistra, il numero, quello di destra.</source>
        <translation>One neighbour on each side, clockwise: the left one, the number, the right one.</translation>
    </message>
    <message>
        <source>I laterali: due vicini per parte, in senso orario. Cinque numeri, il numero in mezzo.</source>
        <translation>The laterali: two neighbours on each side, clockwise. Five numbers, the number in the middle.</translation>
    </message>
    <message>
        <source>Tre vicini per parte, in senso orario: sette numeri.</source>
        <translation>Three neighbours on each side, clockwise: seven numbers.</translation>
    </message>
    <message>
        <source>Chi sta in mezzo, e chi sta due caselle più in là. Destra è il senso orario.</source>
        <translation>Who lies between, and who lies two pockets on. Right is clockwise.</translation>
    </message>
    <message>
        <source>I laterali alla rovescia: dai numeri all&apos;annuncio, e dal numero uscito agli annunci che vincono.</source>
        <translation>The laterali the other way round: from the numbers to the call bet, and from the number that fell to the call bets that win.</translation>
    </message>
    <message>
        <source>{number} e un vicino per parte, in senso orario?</source>
        <translation>{number} and one neighbour on each side, clockwise?</translation>
    </message>
    <message>
        <source>{number} e due vicini per parte, in senso orario?</source>
        <translation>{number} and two neighbours on each side, clockwise?</translation>
    </message>
    <message>
        <source>{number} e tre vicini per parte, in senso orario?</source>
        <translation>{number} and three neighbours on each side, clockwise?</translation>
    </message>
    <message>
        <source>Che numero sta fra {left} e {right}?</source>
        <translation>Which number lies between {left} and {right}?</translation>
    </message>
    <message>
        <source>In senso orario, quali due numeri stanno fra {left} e {right}?</source>
        <translation>Clockwise, which two numbers lie between {left} and {right}?</translation>
    </message>
    <message>
        <source>Che numero sta due caselle a sinistra di {number}, in senso antiorario?</source>
        <translation>Which number lies two pockets to the left of {number}, anticlockwise?</translation>
    </message>
    <message>
        <source>Che numero sta due caselle a destra di {number}, in senso orario?</source>
        <translation>Which number lies two pockets to the right of {number}, clockwise?</translation>
    </message>
    <message>
        <source>{numbers}: i laterali di che numero?</source>
        <translation>{numbers}: the laterali of which number?</translation>
    </message>
    <message>
        <source>Laterali di {number}: {numbers}. Quale numero manca ancora?</source>
        <translation>Laterali of {number}: {numbers}. Which number is still missing?</translation>
    </message>
    <message>
        <source>Esce {number}. I laterali di quali numeri vincono?</source>
        <translation>{number} falls. The laterali of which numbers win?</translation>
    </message>
    <message>
        <source>numeri</source>
        <translation>numbers</translation>
    </message>
    <message>
        <source>laterali di</source>
        <translation>laterali of</translation>
    </message>
    <message>
        <source>{number} sta fra {left} e {right}.</source>
        <translation>{number} lies between {left} and {right}.</translation>
    </message>
    <message>
        <source>Più in là: a sinistra {left}, a destra {right}.</source>
        <translation>Further on: left {left}, right {right}.</translation>
    </message>
    <message>
        <source>In senso orario: {numbers}.</source>
        <translation>Clockwise: {numbers}.</translation>
    </message>
    <message>
        <source>In mezzo sta {number}.</source>
        <translation>{number} lies in the middle.</translation>
    </message>
    <message>
        <source>Vincono i laterali di {number} e dei due vicini per parte: chi lo ha vicino, gli è vicino.</source>
        <translation>The laterali of {number} and of its two neighbours on each side win: who has it beside him is beside it.</translation>
    </message>
    <message>
        <source>È il senso antiorario.</source>
        <translation>That is anticlockwise.</translation>
    </message>
    <message>
        <source>Una casella più in là: il numero non è in mezzo.</source>
        <translation>One pocket off: the number is not in the middle.</translation>
    </message>
    <message>
        <source>È il vicino del vicino.</source>
        <translation>That is the neighbour&apos;s neighbour.</translation>
    </message>
    <message>
        <source>Sono i vicini sul tappeto, non sul cilindro.</source>
        <translation>Those are neighbours on the cloth, not on the wheel.</translation>
    </message>
    <message>
        <source>Ne manca uno.</source>
        <translation>One is missing.</translation>
    </message>
    <message>
        <source>Manca il numero stesso.</source>
        <translation>The number itself is missing.</translation>
    </message>
    <message>
        <source>Una casella di troppo per parte.</source>
        <translation>One pocket too many on each side.</translation>
    </message>
    <message>
        <source>Due per parte, non uno.</source>
        <translation>Two on each side, not one.</translation>
    </message>
    <message>
        <source>Due vicini sono scambiati.</source>
        <translation>Two neighbours are exchanged.</translation>
    </message>
    <message>
        <source>È la casella accanto.</source>
        <translation>That is the next pocket.</translation>
    </message>
    <message>
        <source>È una casella più lontana.</source>
        <translation>That is a pocket further away.</translation>
    </message>
    <message>
        <source>È uno dei cinque, non quello in mezzo.</source>
        <translation>It is one of the five, not the one in the middle.</translation>
    </message>
    <message>
        <source>Ordine dei pagamenti</source>
        <translation>Order of the payments</translation>
    </message>
    <message>
        <source>Sestina, terzina, carré, cavallo, pieno. A pari combinazione prima la più lontana dal cilindro, poi la più lontana dall&apos;impiegato.</source>
        <translation>Sestina, terzina, carré, cavallo, pieno. Of equal ones first the farthest from the wheel, then the farthest from the dealer.</translation>
    </message>
    <message>
        <source>La prima posizione dice la pezzatura: la più alta che vi giace si paga dappertutto. Poi si ricomincia con quel che resta.</source>
        <translation>The first position gives the denomination: the highest that lies there is paid everywhere. Then start again with what is left.</translation>
    </message>
    <message>
        <source>Il colore dopo la valuta: sulla prima posizione il colore più in alto, tutti i suoi pezzi insieme. Poi si ricomincia.</source>
        <translation>Colour after value: on the first position the colour that lies highest, all its pieces together. Then start again.</translation>
    </message>
    <message>
        <source>Una pezzatura di un giocatore è un solo pagamento, al posto del suo primo gettone. Di chi non si sa, ogni gettone si paga da solo.</source>
        <translation>One denomination of one player is one payment, at the place of his first chip. Where nobody knows whose they are, each is paid by itself.</translation>
    </message>
    <message>
        <source>È uscito il {number}. In che ordine si paga?</source>
        <translation>{number} has fallen. In which order is it paid?</translation>
    </message>
    <message>
        <source>Pulizia del tappeto</source>
        <translation>Clearing the layout</translation>
    </message>
    <message>
        <source>Prima intorno al numero, lo spazio di una sestina; poi le colonne; poi a dozzine, dall&apos;ultima.</source>
        <translation>First round the number, a sestina&apos;s space; then the columns; then by dozens, from the last.</translation>
    </message>
    <message>
        <source>Una puntata perdente per zona. Quel che vince non si tocca finché non è pagato.</source>
        <translation>One losing stake for each area. What wins is not touched until it is paid.</translation>
    </message>
    <message>
        <source>In ogni dozzina prima le chance, poi la dozzina, poi i suoi numeri.</source>
        <translation>In each dozen first the chances, then the dozen, then its numbers.</translation>
    </message>
    <message>
        <source>Tutto insieme. Con la prima dozzina vanno pari, manque e i suoi numeri, zero compreso.</source>
        <translation>All together. With the first dozen go pari, manque and its numbers, zero included.</translation>
    </message>
    <message>
        <source>È uscito il {number}. In che ordine si pulisce?</source>
        <translation>{number} has fallen. In which order is the layout cleared?</translation>
    </message>
    <message>
        <source>La banca</source>
        <translation>The bank</translation>
    </message>
    <message>
        <source>I biglietti dal più grande al più piccolo. I gettoni in stecche da 20, la frazione a parte; poi si dice il totale.</source>
        <translation>Notes from the highest to the lowest. Chips in stacks of 20, the fraction apart; then say the total.</translation>
    </message>
    <message>
        <source>I biglietti dal taglio più alto. Cambi, Fill e Credit dal taglio più basso. Alla boîte prima la valuta, poi il colore.</source>
        <translation>Notes from the highest denomination. Changes, Fill and Credit from the lowest. At the boîte value first, then colour.</translation>
    </message>
    <message>
        <source>Da 20 in su va subito nella boîte. Il resto aspetta sulla couvette: il colore a frazioni di 4 a minimo 2,50, di 5 da 5 in su.</source>
        <translation>From 20 up it goes straight into the boîte. The rest waits on the couvette: colour in fractions of 4 at minimum 2.50, of 5 from 5 up.</translation>
    </message>
    <message>
        <source>Quello che esce vale quello che entra. Fill e Credit: il documento dice lo stesso totale, e lo firmano in tre.</source>
        <translation>What goes out is worth what comes in. Fill and Credit: the document says the same total, and three sign it.</translation>
    </message>
    <message>
        <source>Biglietti al cambio: {notes}. Quanto in tutto?</source>
        <translation>Notes at the change: {notes}. How much in all?</translation>
    </message>
    <message>
        <source>Massa al cambio: {chips}. Quante stecche, quanti pezzi oltre, quanto in tutto?</source>
        <translation>A mass at the change: {chips}. How many stacks, how many pieces over, how much in all?</translation>
    </message>
    <message>
        <source>{money} in colore, minimo {minimum}. Quante stecche, quanti pezzi oltre, quanto in tutto?</source>
        <translation>{money} in colour, minimum {minimum}. How many stacks, how many pieces over, how much in all?</translation>
    </message>
    <message>
        <source>Biglietti al cambio: in che ordine si contano?</source>
        <translation>Notes at the change: in which order are they counted?</translation>
    </message>
    <message>
        <source>Fill: in che ordine si stendono i gettoni?</source>
        <translation>Fill: in which order are the chips laid?</translation>
    </message>
    <message>
        <source>Cambio alla banca, gettoni in entrata: in che ordine si stendono?</source>
        <translation>Change with the cage, chips coming in: in which order are they laid?</translation>
    </message>
    <message>
        <source>Cambio alla boîte: in che ordine si stendono?</source>
        <translation>Change of the boîte: in which order are they laid?</translation>
    </message>
    <message>
        <source>Mance, come sono in figura. Quanto va subito nella boîte, e quanti pezzi aspettano sulla couvette?</source>
        <translation>Tips, as shown. How much goes straight into the boîte, and how many pieces wait on the couvette?</translation>
    </message>
    <message>
        <source>Cambio alla boîte, minimo {minimum}, {pieces} pezzi di colore. Quante frazioni intere, quanti pezzi oltre, quanto in tutto?</source>
        <translation>Change of the boîte, minimum {minimum}, {pieces} pieces of colour. How many full fractions, how many pieces over, how much in all?</translation>
    </message>
    <message>
        <source>Cambio alla banca. Escono {goes}; entrano {comes}, e il resto in gettoni da {last}. Quanti sono?</source>
        <translation>Change with the cage. Going out: {goes}. Coming in: {comes}, and the rest in chips of {last}. How many are they?</translation>
    </message>
    <message>
        <source>Fill: arrivano {chips}. Il documento dice {total}, firmato da {who1}, {who2} e {who3}. Di quanto differisce, e chi manca?</source>
        <translation>Fill: {chips} arrive. The document says {total}, signed by {who1}, {who2} and {who3}. By how much does it differ, and who is missing?</translation>
    </message>
    <message>
        <source>Fill: arrivano {chips}. Il documento dice {total}, firmato da {who1} e {who2}. Di quanto differisce, e chi manca?</source>
        <translation>Fill: {chips} arrive. The document says {total}, signed by {who1} and {who2}. By how much does it differ, and who is missing?</translation>
    </message>
    <message>
        <source>Credit: partono {chips}. Il documento dice {total}, firmato da {who1}, {who2} e {who3}. Di quanto differisce, e chi manca?</source>
        <translation>Credit: {chips} leave. The document says {total}, signed by {who1}, {who2} and {who3}. By how much does it differ, and who is missing?</translation>
    </message>
    <message>
        <source>Credit: partono {chips}. Il documento dice {total}, firmato da {who1} e {who2}. Di quanto differisce, e chi manca?</source>
        <translation>Credit: {chips} leave. The document says {total}, signed by {who1} and {who2}. By how much does it differ, and who is missing?</translation>
    </message>
    <message>
        <source>{chips}</source>
        <translation>{chips}</translation>
    </message>
    <message>
        <source>{pieces} pezzi di colore</source>
        <translation>{pieces} pieces of colour</translation>
    </message>
    <message>
        <source>nessuno</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>vinto</source>
        <translation>won</translation>
    </message>
    <message>
        <source>perso</source>
        <translation>lost</translation>
    </message>
    <message>
        <source>stecche</source>
        <translation>stacks</translation>
    </message>
    <message>
        <source>oltre</source>
        <translation>over</translation>
    </message>
    <message>
        <source>ordine</source>
        <translation>order</translation>
    </message>
    <message>
        <source>nella boîte</source>
        <translation>into the boîte</translation>
    </message>
    <message>
        <source>couvette</source>
        <translation>couvette</translation>
    </message>
    <message>
        <source>frazioni</source>
        <translation>fractions</translation>
    </message>
    <message>
        <source>differenza</source>
        <translation>difference</translation>
    </message>
    <message>
        <source>chi manca</source>
        <translation>who is missing</translation>
    </message>
    <message>
        <source>il tavolo ha</source>
        <translation>the table has</translation>
    </message>
    <message>
        <source>Si stendono dal più grande: {notes}.</source>
        <translation>They are laid from the highest: {notes}.</translation>
    </message>
    <message>
        <source>In stecche da 20: {sum}.</source>
        <translation>In stacks of 20: {sum}.</translation>
    </message>
    <message>
        <source>I biglietti si contano dal più grande al più piccolo: {chips}.</source>
        <translation>Notes are counted from the highest to the lowest: {chips}.</translation>
    </message>
    <message>
        <source>Nei Fill e Credit l&apos;ordine è crescente: {chips}.</source>
        <translation>In Fill and Credit the order is ascending: {chips}.</translation>
    </message>
    <message>
        <source>Nei cambi l&apos;ordine è crescente: {chips}.</source>
        <translation>In changes the order is ascending: {chips}.</translation>
    </message>
    <message>
        <source>Prima tutta la valuta in ordine crescente, {chips}; poi il colore.</source>
        <translation>First all the value in ascending order, {chips}; then colour.</translation>
    </message>
    <message>
        <source>La valuta da 20 in su va subito nella boîte: {sum}.</source>
        <translation>Value of 20 and more goes straight into the boîte: {sum}.</translation>
    </message>
    <message>
        <source>Il resto aspetta sulla couvette, colore compreso: {sum}.</source>
        <translation>The rest waits on the couvette, colour too: {sum}.</translation>
    </message>
    <message>
        <source>A minimo {minimum} il colore si stende a frazioni di {pieces}.</source>
        <translation>At minimum {minimum} colour is laid in fractions of {pieces}.</translation>
    </message>
    <message>
        <source>Le frazioni: {sum}.</source>
        <translation>The fractions: {sum}.</translation>
    </message>
    <message>
        <source>Escono {sum}.</source>
        <translation>Going out: {sum}.</translation>
    </message>
    <message>
        <source>Entrano già {sum}.</source>
        <translation>Already coming in: {sum}.</translation>
    </message>
    <message>
        <source>Mancano {sum}. Pezzi: {pieces}.</source>
        <translation>Missing: {sum}. Pieces: {pieces}.</translation>
    </message>
    <message>
        <source>I gettoni si leggono dal più basso: {sum}.</source>
        <translation>The chips are read from the lowest: {sum}.</translation>
    </message>
    <message>
        <source>Il documento dice lo stesso: la differenza è {difference}.</source>
        <translation>The document says the same: the difference is {difference}.</translation>
    </message>
    <message>
        <source>Il documento dice altro: la differenza è {difference}. Non si firma.</source>
        <translation>The document says otherwise: the difference is {difference}. It is not signed.</translation>
    </message>
    <message>
        <source>Firmano il capo tavolo, l&apos;ispettore comunale e l&apos;ispettore della casa; poi va nella cassetta dei biglietti.</source>
        <translation>The table chief, the municipal inspector and the house inspector sign; then it goes into the note box.</translation>
    </message>
    <message>
        <source>Il risultato: {sum}.</source>
        <translation>The result: {sum}.</translation>
    </message>
    <message>
        <source>Manca un taglio.</source>
        <translation>A denomination is missing.</translation>
    </message>
    <message>
        <source>Uno di troppo.</source>
        <translation>One too many.</translation>
    </message>
    <message>
        <source>Uno in meno.</source>
        <translation>One too few.</translation>
    </message>
    <message>
        <source>Il conto è sbagliato.</source>
        <translation>It is miscounted.</translation>
    </message>
    <message>
        <source>Una stecca ha 20 pezzi.</source>
        <translation>A stack has 20 pieces.</translation>
    </message>
    <message>
        <source>La frazione non è questa.</source>
        <translation>The fraction is not this.</translation>
    </message>
    <message>
        <source>Le stecche sono giuste, il totale no.</source>
        <translation>The stacks are right, the total is not.</translation>
    </message>
    <message>
        <source>Le stecche sono contate male.</source>
        <translation>The stacks are counted wrongly.</translation>
    </message>
    <message>
        <source>È l&apos;ordine contrario.</source>
        <translation>It is the opposite order.</translation>
    </message>
    <message>
        <source>L&apos;ordine non è questo.</source>
        <translation>This is not the order.</translation>
    </message>
    <message>
        <source>Subito nella boîte va la valuta da 20 in su, e solo quella.</source>
        <translation>Value of 20 and more goes straight into the boîte, and only that.</translation>
    </message>
    <message>
        <source>Anche il colore aspetta sulla couvette.</source>
        <translation>Colour waits on the couvette too.</translation>
    </message>
    <message>
        <source>A questo minimo la frazione è un&apos;altra.</source>
        <translation>At this minimum the fraction is another.</translation>
    </message>
    <message>
        <source>Il valore del gettone è un altro.</source>
        <translation>The chip has another value.</translation>
    </message>
    <message>
        <source>Quello che entra già non è tolto.</source>
        <translation>What is coming in already is not taken off.</translation>
    </message>
    <message>
        <source>Firmano in tre: capo tavolo e tutti e due gli ispettori.</source>
        <translation>Three sign: the table chief and both inspectors.</translation>
    </message>
    <message>
        <source>La differenza tra documento e gettoni non è questa.</source>
        <translation>This is not the difference between document and chips.</translation>
    </message>
    <message>
        <source>La cifra è giusta, il segno no.</source>
        <translation>The figure is right, the sign is not.</translation>
    </message>
    <message>
        <source>Una voce è dimenticata.</source>
        <translation>A figure is forgotten.</translation>
    </message>
    <message>
        <source>Una voce è sommata invece che tolta, o il contrario.</source>
        <translation>A figure is added instead of taken off, or the other way round.</translation>
    </message>
    <message>
        <source>{where}</source>
        <translation>{where}</translation>
    </message>
    <message>
        <source>intorno al numero</source>
        <translation>round the number</translation>
    </message>
    <message>
        <source>le colonne</source>
        <translation>the columns</translation>
    </message>
    <message>
        <source>passe, dispari, terza dozzina e i suoi numeri</source>
        <translation>passe, dispari, third dozen and its numbers</translation>
    </message>
    <message>
        <source>nero e rosso, seconda dozzina e i suoi numeri</source>
        <translation>nero and rosso, second dozen and its numbers</translation>
    </message>
    <message>
        <source>pari, manque, prima dozzina e i suoi numeri</source>
        <translation>pari, manque, first dozen and its numbers</translation>
    </message>
    <message>
        <source>Intorno al numero: almeno lo spazio di una sestina.</source>
        <translation>Round the number: at least a sestina&apos;s space.</translation>
    </message>
    <message>
        <source>Le colonne.</source>
        <translation>The columns.</translation>
    </message>
    <message>
        <source>Passe, dispari, l&apos;ultima dozzina, i suoi numeri.</source>
        <translation>Passe, dispari, the last dozen, its numbers.</translation>
    </message>
    <message>
        <source>Nero e rosso, la seconda dozzina, i suoi numeri.</source>
        <translation>Nero and rosso, the second dozen, its numbers.</translation>
    </message>
    <message>
        <source>Pari, manque, la prima dozzina, i suoi numeri e lo zero.</source>
        <translation>Pari, manque, the first dozen, its numbers and zero.</translation>
    </message>
    <message>
        <source>{where}: accanto al numero, va via per prima.</source>
        <translation>{where}: next to the number, it goes first.</translation>
    </message>
    <message>
        <source>{where}: le colonne, dopo il numero.</source>
        <translation>{where}: the columns, after the number.</translation>
    </message>
    <message>
        <source>{where}: apre l&apos;ultima dozzina.</source>
        <translation>{where}: begins the last dozen.</translation>
    </message>
    <message>
        <source>{where}: nell&apos;ultima dozzina, dopo passe.</source>
        <translation>{where}: in the last dozen, after passe.</translation>
    </message>
    <message>
        <source>{where}: dopo passe e dispari.</source>
        <translation>{where}: after passe and dispari.</translation>
    </message>
    <message>
        <source>{where}: i numeri dell&apos;ultima dozzina, dopo le sue chance.</source>
        <translation>{where}: the last dozen&apos;s numbers, after its chances.</translation>
    </message>
    <message>
        <source>{where}: apre la seconda dozzina.</source>
        <translation>{where}: begins the second dozen.</translation>
    </message>
    <message>
        <source>{where}: dopo nero e rosso.</source>
        <translation>{where}: after nero and rosso.</translation>
    </message>
    <message>
        <source>{where}: i numeri della seconda dozzina, dopo le sue chance.</source>
        <translation>{where}: the second dozen&apos;s numbers, after its chances.</translation>
    </message>
    <message>
        <source>{where}: apre la prima dozzina.</source>
        <translation>{where}: begins the first dozen.</translation>
    </message>
    <message>
        <source>{where}: nella prima dozzina, dopo pari.</source>
        <translation>{where}: in the first dozen, after pari.</translation>
    </message>
    <message>
        <source>{where}: dopo pari e manque.</source>
        <translation>{where}: after pari and manque.</translation>
    </message>
    <message>
        <source>{where}: i numeri della prima dozzina, e lo zero, per ultimi.</source>
        <translation>{where}: the first dozen&apos;s numbers, and zero, last.</translation>
    </message>
    <message>
        <source>Si pulisce dall&apos;ultima dozzina alla prima.</source>
        <translation>The layout is cleared from the last dozen to the first.</translation>
    </message>
    <message>
        <source>Due zone vicine sono scambiate.</source>
        <translation>Two neighbouring areas are exchanged.</translation>
    </message>
    <message>
        <source>Due zone sono scambiate.</source>
        <translation>Two areas are exchanged.</translation>
    </message>
    <message>
        <source>Una zona viene troppo presto.</source>
        <translation>One area comes too early.</translation>
    </message>
    <message>
        <source>Una zona viene troppo tardi.</source>
        <translation>One area comes too late.</translation>
    </message>
    <message>
        <source>Prima del numero: colonna; passe, dispari, 3ª dozzina; rosso o nero, 2ª; pari, manque, 1ª. Valuta, colore, biglietti, dal più lontano; in colonna dal gettone più alto.</source>
        <translation>Before the number: column; passe, dispari, 3rd dozen; rosso or nero, 2nd; pari, manque, 1st. Value, colour, notes, from the farthest; in a column from the highest chip.</translation>
    </message>
    <message>
        <source>{colour}: {bets}</source>
        <translation>{colour}: {bets}</translation>
    </message>
    <message>
        <source>posto {seat}, da {value}: {bets}</source>
        <translation>seat {seat}, of {value}: {bets}</translation>
    </message>
    <message>
        <source>giocatore {player}, da {value}: {bets}</source>
        <translation>player {player}, of {value}: {bets}</translation>
    </message>
    <message>
        <source>di non si sa chi, da {value}: {bets}</source>
        <translation>nobody knows whose, of {value}: {bets}</translation>
    </message>
    <message>
        <source>posto {seat}, {amount} in gettoni: {where}</source>
        <translation>seat {seat}, {amount} in chips: {where}</translation>
    </message>
    <message>
        <source>giocatore {player}, {amount} in gettoni: {where}</source>
        <translation>player {player}, {amount} in chips: {where}</translation>
    </message>
    <message>
        <source>di non si sa chi, {amount} in gettoni: {where}</source>
        <translation>of nobody knows whom, {amount} in chips: {where}</translation>
    </message>
    <message>
        <source>posto {seat}, {amount} in biglietti: {where}</source>
        <translation>seat {seat}, {amount} in notes: {where}</translation>
    </message>
    <message>
        <source>giocatore {player}, {amount} in biglietti: {where}</source>
        <translation>player {player}, {amount} in notes: {where}</translation>
    </message>
    <message>
        <source>di non si sa chi, {amount} in biglietti: {where}</source>
        <translation>of nobody knows whom, {amount} in notes: {where}</translation>
    </message>
    <message>
        <source>Per 0, 1, 2 e 3 la casa può avere un ordine suo; finché non lo dà, vale la regola generale.</source>
        <translation>For 0, 1, 2 and 3 the house may have an order of its own; until it gives one, the general rule stands.</translation>
    </message>
    <message>
        <source>{payment}: prima di tutto la colonna, la valuta dal gettone più alto.</source>
        <translation>{payment}: first of all the column, value from the highest chip.</translation>
    </message>
    <message>
        <source>{payment}: {where}, la valuta, dal gettone più lontano dal cilindro.</source>
        <translation>{payment}: {where}, value, from the chip farthest from the wheel.</translation>
    </message>
    <message>
        <source>{payment}: {where}, dopo la valuta il colore.</source>
        <translation>{payment}: {where}, after value the colour.</translation>
    </message>
    <message>
        <source>{payment}: {where}, biglietti per ultimi.</source>
        <translation>{payment}: {where}, notes last.</translation>
    </message>
    <message>
        <source>{payment}: la prima posizione con valuta è {where}; il più alto lì è {value}, e si paga dappertutto.</source>
        <translation>{payment}: the first position with value is {where}; the highest there is {value}, and it is paid everywhere.</translation>
    </message>
    <message>
        <source>{payment}: ancora da {value}, un altro pagamento: comincia da {where}.</source>
        <translation>{payment}: of {value} again, another payment: it begins at {where}.</translation>
    </message>
    <message>
        <source>{payment}: finita la valuta. La prima posizione è {where}; il colore più in alto è {colour}.</source>
        <translation>{payment}: value is done. The first position is {where}; the highest colour is {colour}.</translation>
    </message>
    <message>
        <source>È l&apos;ordine con il cilindro dall&apos;altra parte.</source>
        <translation>That is the order with the wheel on the other side.</translation>
    </message>
    <message>
        <source>Prima la valuta, poi il colore.</source>
        <translation>Value first, then colour.</translation>
    </message>
    <message>
        <source>Prima le chance, poi il numero.</source>
        <translation>The chances first, then the number.</translation>
    </message>
    <message>
        <source>Non conta quanto si paga: conta dove giace.</source>
        <translation>How much is paid does not matter: where it lies does.</translation>
    </message>
    <message>
        <source>La pila è letta dalla parte sbagliata.</source>
        <translation>The stack is read from the wrong end.</translation>
    </message>
    <message>
        <source>È l&apos;ordine alla rovescia.</source>
        <translation>That is the order backwards.</translation>
    </message>
    <message>
        <source>Due pagamenti vicini sono scambiati.</source>
        <translation>Two neighbouring payments are exchanged.</translation>
    </message>
    <message>
        <source>Due pagamenti sono scambiati.</source>
        <translation>Two payments are exchanged.</translation>
    </message>
    <message>
        <source>Un pagamento viene troppo presto.</source>
        <translation>One payment comes too early.</translation>
    </message>
    <message>
        <source>Un pagamento viene troppo tardi.</source>
        <translation>One payment comes too late.</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>«À partager»: metà alla banca. Se i pezzi sono dispari, uno va in prigione: «Enfermé».</source>
        <translation>“À partager”: half to the bank. Of an odd number of pieces one goes to prison: “Enfermé”.</translation>
    </message>
    <message>
        <source>Gettoni e biglietti di un giocatore sono una somma sola, divisa in unità da 2,50. L&apos;unità che avanza va in prigione.</source>
        <translation>A player&apos;s chips and notes are one sum, divided in units of 2.50. The unit left over goes to prison.</translation>
    </message>
    <message>
        <source>All&apos;ultimo colpo nessuno va in prigione: il gettone indivisibile torna al giocatore. Chi era già in prigione va alla banca.</source>
        <translation>On the last spin nothing goes to prison: the indivisible piece goes back to the player. What was in prison already goes to the bank.</translation>
    </message>
    <message>
        <source>Giocatore per giocatore, chance per chance; il colore in pezzi, la valuta in denaro.</source>
        <translation>Player by player, chance by chance; colour in pieces, value in money.</translation>
    </message>
    <message>
        <source>Esce lo zero. Che cosa si fa?</source>
        <translation>Zero falls. What is done?</translation>
    </message>
    <message>
        <source>«À la dernière», ed esce lo zero. Che cosa si fa?</source>
        <translation>“À la dernière”, and zero falls. What is done?</translation>
    </message>
    <message>
        <source>Prima del lancio</source>
        <translation>Before the throw</translation>
    </message>
    <message>
        <source>La pallina gira</source>
        <translation>The ball runs</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus»</source>
        <translation>After “Rien ne va plus”</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi, {colour}. Come si tagliano?</source>
        <translation>{pieces} pieces are paid, {colour}. How are they cut?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value} al posto {seat}, per una posizione. Come si tagliano?</source>
        <translation>{pieces} pieces of {value} are paid to seat {seat}, for one position. How are they cut?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value} al posto {seat}, per più posizioni. Come si tagliano?</source>
        <translation>{pieces} pieces of {value} are paid to seat {seat}, for several positions. How are they cut?</translation>
    </message>
    <message>
        <source>Si apre il tavolo. La pallina è sul {before}, il numero del giorno.</source>
        <translation>The table opens. The ball lies on {before}, the number of the day.</translation>
    </message>
    <message>
        <source>La banca è aperta. La pallina è sul {before}, nessuno ha ancora puntato.</source>
        <translation>The bank is open. The ball lies on {before}, nobody has bet yet.</translation>
    </message>
    <message>
        <source>Il numero {before} è pagato, il tappeto è libero e i giocatori aspettano.</source>
        <translation>Number {before} is paid, the layout is free and the players wait.</translation>
    </message>
    <message>
        <source>I giocatori puntano…</source>
        <translation>The players lay…</translation>
    </message>
    <message>
        <source>Nessuno punta più. La pallina è nel {before}.</source>
        <translation>Nobody lays any more. The ball is in {before}.</translation>
    </message>
    <message>
        <source>La pallina è nel {before}, il cilindro girava in senso {turned}. Come lanci?</source>
        <translation>The ball is in {before}, the wheel turned {turned}. How do you throw?</translation>
    </message>
    <message>
        <source>{turns} giri completi: la pallina rallenta.</source>
        <translation>{turns} complete turns: the ball slows down.</translation>
    </message>
    <message>
        <source>La pallina si ferma nel {number}.</source>
        <translation>The ball comes to rest in {number}.</translation>
    </message>
    <message>
        <source>La pallina è nel {number}. Come si annuncia?</source>
        <translation>The ball is in {number}. How is it called?</translation>
    </message>
    <message>
        <source>Il numero {number} è annunciato.</source>
        <translation>Number {number} is called.</translation>
    </message>
    <message>
        <source>Il dolly è sul {number}.</source>
        <translation>The dolly is on {number}.</translation>
    </message>
    <message>
        <source>Il {number}: in che ordine si pulisce?</source>
        <translation>{number}: in which order is the layout cleared?</translation>
    </message>
    <message>
        <source>Restano le puntate che vincono sul {number}.</source>
        <translation>What is left are the bets that win on {number}.</translation>
    </message>
    <message>
        <source>Il primo pagamento del {number} è davanti al giocatore.</source>
        <translation>The first payment of {number} lies before its player.</translation>
    </message>
    <message>
        <source>L&apos;ultimo pagamento del {number} è consegnato.</source>
        <translation>The last payment of {number} is handed over.</translation>
    </message>
    <message>
        <source>Il {number}, pagamenti già fatti: {paid}. Chi si paga adesso, e quanto?</source>
        <translation>{number}, payments made so far: {paid}. Who is paid now, and how much?</translation>
    </message>
    <message>
        <source>Il {number}, pagamenti già fatti: {paid}. Resta {colour}: {bets}.</source>
        <translation>{number}, payments made so far: {paid}. Left is {colour}: {bets}.</translation>
    </message>
    <message>
        <source>Il {number}, pagamenti già fatti: {paid}. Resta il posto {seat}, da {value}: {bets}.</source>
        <translation>{number}, payments made so far: {paid}. Left is seat {seat}, of {value}: {bets}.</translation>
    </message>
    <message>
        <source>Il {number}, pagamenti già fatti: {paid}. Resta il posto {seat}, {amount} in gettoni: {where}.</source>
        <translation>{number}, payments made so far: {paid}. Left is seat {seat}, {amount} in chips: {where}.</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value}, {colour}: li vuole in gettoni da {with}. Con quali gettoni?</source>
        <translation>{pieces} pieces of {value} are paid, {colour}: he wants them in chips of {with}. In which chips?</translation>
    </message>
    <message>
        <source>È zero, il tappeto è pulito; restano le chance semplici.</source>
        <translation>It is zero, the layout is clear; the even-money bets are left.</translation>
    </message>
    <message>
        <source>Le chance semplici sono divise; qua e là resta un pezzo.</source>
        <translation>The even-money bets are halved; here and there a piece is left.</translation>
    </message>
    <message>
        <source>Il {number}. In prigione su {where}, {colour}: {stake}. Che cosa diventa?</source>
        <translation>{number}. In prison on {where}, {colour}: {stake}. What becomes of it?</translation>
    </message>
    <message>
        <source>Il {number}. In prigione su {where}, posto {seat}: {stake}. Che cosa diventa?</source>
        <translation>{number}. In prison on {where}, seat {seat}: {stake}. What becomes of it?</translation>
    </message>
    <message>
        <source>La direzione chiude il tavolo: manca un colpo solo.</source>
        <translation>The management closes the table: one spin is left.</translation>
    </message>
    <message>
        <source>Il cambio è arrivato: ti resta un colpo solo.</source>
        <translation>Your relief has come: one spin is left for you.</translation>
    </message>
    <message>
        <source>Il colpo è finito, non c&apos;è più niente da pagare.</source>
        <translation>The spin is over, nothing is left to pay.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money}: {announce}, da {value} il pezzo.</source>
        <translation>{when}, seat {seat} gives {money}: {announce}, of {value} a piece.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money} e mormora: «…{value}…». Non si capisce che cosa.</source>
        <translation>{when}, seat {seat} gives {money} and mumbles: “…{value}…”. Nobody understands what.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} annuncia {announce}, da {value}: i gettoni li porta dopo.</source>
        <translation>{when}, seat {seat} announces {announce}, of {value}: he brings the chips later.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money}, di cui {gifts} in omaggi: {announce}, da {value}. E basta.</source>
        <translation>{when}, seat {seat} gives {money}, {gifts} of it complimentary: {announce}, of {value}. No more than that.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money}: {announce}, da {value}. Perché no?</source>
        <translation>{when}, seat {seat} gives {money}: {announce}, of {value}. Why not?</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money} e mormora: «…{value}…». Perché no?</source>
        <translation>{when}, seat {seat} gives {money} and mumbles: “…{value}…”. Why not?</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} annuncia {announce}, da {value}, senza gettoni. Perché no?</source>
        <translation>{when}, seat {seat} announces {announce}, of {value}, without chips. Why not?</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money}, di cui {gifts} in omaggi: {announce}, da {value}. Perché no?</source>
        <translation>{when}, seat {seat} gives {money}, {gifts} of it complimentary: {announce}, of {value}. Why not?</translation>
    </message>
    <message>
        <source>Il posto {seat} ha dato {money}: {announce}, da {value}. Quanto costa, e quanto torna?</source>
        <translation>Seat {seat} gave {money}: {announce}, of {value}. What does it cost, and what comes back?</translation>
    </message>
    <message>
        <source>Il posto {seat} mette {amount}: {where}. Sul cartello: minimo {least}, massimo {most}.</source>
        <translation>Seat {seat} lays {amount}: {where}. On the card: minimum {least}, maximum {most}.</translation>
    </message>
    <message>
        <source>Il posto {seat} ha messo {amount}: {where}. Il massimo è {most}. Quanto torna?</source>
        <translation>Seat {seat} has laid {amount}: {where}. The maximum is {most}. How much goes back?</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dice «{meant}», ma i suoi {amount} sono su: {where}.</source>
        <translation>{when}, seat {seat} says “{meant}”, but his {amount} lie on: {where}.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} posa {amount}: {where}.</source>
        <translation>{when}, seat {seat} lays {amount}: {where}.</translation>
    </message>
    <message>
        <source>Il cilindro gira in senso {wheel}, e la pallina anche lei in senso {ball}.</source>
        <translation>The wheel turns {wheel}, and so does the ball: {ball}.</translation>
    </message>
    <message>
        <source>La pallina fa {turns} giri completi e cade nel {fallen}.</source>
        <translation>The ball makes {turns} complete turns and falls into {fallen}.</translation>
    </message>
    <message>
        <source>Mentre la pallina gira il cilindro si ferma.</source>
        <translation>While the ball runs the wheel stops.</translation>
    </message>
    <message>
        <source>Dopo {turns} giri completi la pallina salta fuori dal cilindro.</source>
        <translation>After {turns} complete turns the ball jumps out of the wheel.</translation>
    </message>
    <message>
        <source>Mentre la pallina gira un gettone cade nel cilindro; la pallina va nel {fallen}.</source>
        <translation>While the ball runs a chip falls into the wheel; the ball goes into {fallen}.</translation>
    </message>
    <message>
        <source>La pallina va nel {fallen}; il capo tavolo dichiara nullo il colpo per un motivo suo.</source>
        <translation>The ball goes into {fallen}; the table chief declares the throw void for a reason of his own.</translation>
    </message>
    <message>
        <source>Cilindro e pallina in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>Wheel and ball {wheel}; the number before was {before}. Why is it void, and how is it thrown again?</translation>
    </message>
    <message>
        <source>{turns} giri completi, cilindro in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>{turns} complete turns, wheel {wheel}; the number before was {before}. Why is it void, and how is it thrown again?</translation>
    </message>
    <message>
        <source>Il cilindro, che girava in senso {wheel}, si è fermato; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>The wheel, which turned {wheel}, has stopped; the number before was {before}. Why is it void, and how is it thrown again?</translation>
    </message>
    <message>
        <source>La pallina è saltata fuori, cilindro in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>The ball has jumped out, wheel {wheel}; the number before was {before}. Why is it void, and how is it thrown again?</translation>
    </message>
    <message>
        <source>Un gettone nel cilindro, che girava in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>A chip in the wheel, which turned {wheel}; the number before was {before}. Why is it void, and how is it thrown again?</translation>
    </message>
    <message>
        <source>Lo dichiara nullo il capo tavolo, cilindro in senso {wheel}; prima era uscito {before}. Perché, e come si rilancia?</source>
        <translation>The table chief declares it void, wheel {wheel}; the number before was {before}. Why, and how is it thrown again?</translation>
    </message>
    <message>
        <source>Pagamenti del {number} ancora da fare: {left}. Il collega al cilindro ha già lanciato.</source>
        <translation>Payments of {number} still to be made: {left}. The colleague at the wheel has thrown already.</translation>
    </message>
    <message>
        <source>Il colpo è nullo per un motivo che è solo del capo tavolo. Prima di tutto?</source>
        <translation>The throw is void for a reason that is the table chief&apos;s alone. What comes first?</translation>
    </message>
    <message>
        <source>Si è puntato ancora, il cilindro invertito ha fatto un giro, la pallina è nel {before}.</source>
        <translation>Bets were laid again, the wheel is reversed and has turned once, the ball is in {before}.</translation>
    </message>
    <message>
        <source>Dopo il colpo nullo la pallina gira di nuovo.</source>
        <translation>After the void throw the ball runs again.</translation>
    </message>
    <message>
        <source>Annuncio il numero</source>
        <translation>I call the number</translation>
    </message>
    <message>
        <source>Lancio la pallina</source>
        <translation>I throw the ball</translation>
    </message>
    <message>
        <source>Metto il dolly</source>
        <translation>I place the dolly</translation>
    </message>
    <message>
        <source>Pulisco il tappeto</source>
        <translation>I clear the layout</translation>
    </message>
    <message>
        <source>Pago</source>
        <translation>I pay</translation>
    </message>
    <message>
        <source>Segno il pagamento</source>
        <translation>I mark the payment</translation>
    </message>
    <message>
        <source>Avviso l&apos;ispettore</source>
        <translation>I tell the inspector</translation>
    </message>
    <message>
        <source>Passo le palline</source>
        <translation>I hand the balls over</translation>
    </message>
    <message>
        <source>Ripeto e accetto</source>
        <translation>I repeat and take it</translation>
    </message>
    <message>
        <source>Al capo tavolo</source>
        <translation>To the table chief</translation>
    </message>
    <message>
        <source>Rifiuto</source>
        <translation>I refuse</translation>
    </message>
    <message>
        <source>Rendo il di più</source>
        <translation>I give back what is over</translation>
    </message>
    <message>
        <source>Sposto i gettoni</source>
        <translation>I move the chips</translation>
    </message>
    <message>
        <source>Va bene così</source>
        <translation>It is fine so</translation>
    </message>
    <message>
        <source>senso {way}</source>
        <translation>{way}</translation>
    </message>
    <message>
        <source>qui non si annuncia</source>
        <translation>no call bets here</translation>
    </message>
    <message>
        <source>non è chiaro</source>
        <translation>it is not clear</translation>
    </message>
    <message>
        <source>è sulla parola</source>
        <translation>it is on his word</translation>
    </message>
    <message>
        <source>i soldi non bastano</source>
        <translation>too little money</translation>
    </message>
    <message>
        <source>il pezzo è sotto il minimo</source>
        <translation>a piece is below the minimum</translation>
    </message>
    <message>
        <source>omaggi in un annuncio di colore</source>
        <translation>complimentary chips in a colour call bet</translation>
    </message>
    <message>
        <source>il pezzo vale meno di un omaggio</source>
        <translation>a piece is worth less than a complimentary chip</translation>
    </message>
    <message>
        <source>da tenere, solo in parte omaggi</source>
        <translation>held, complimentary in part only</translation>
    </message>
    <message>
        <source>non dice dove vanno gli omaggi</source>
        <translation>he does not say where the complimentary chips go</translation>
    </message>
    <message>
        <source>si sta pagando</source>
        <translation>a payment runs</translation>
    </message>
    <message>
        <source>lo deve ripetere il capo tavolo</source>
        <translation>the table chief must repeat it</translation>
    </message>
    <message>
        <source>è tardi</source>
        <translation>it is late</translation>
    </message>
    <message>
        <source>si paga ora</source>
        <translation>paid now</translation>
    </message>
    <message>
        <source>tagli</source>
        <translation>cut</translation>
    </message>
    <message>
        <source>si rende</source>
        <translation>goes back</translation>
    </message>
    <message>
        <source>prende la banca</source>
        <translation>the bank takes</translation>
    </message>
    <message>
        <source>va in prigione</source>
        <translation>goes to prison</translation>
    </message>
    <message>
        <source>All&apos;apertura: «La banque est ouverte», poi «Messieurs et dames, la partie commence, voici la première».</source>
        <translation>At the opening: “La banque est ouverte”, then “Messieurs et dames, la partie commence, voici la première”.</translation>
    </message>
    <message>
        <source>torna in mano</source>
        <translation>is handed back</translation>
    </message>
    <message>
        <source>Zero, {where}, {colour}: {stake}. Come si divide?</source>
        <translation>Zero, {where}, {colour}: {stake}. How is it divided?</translation>
    </message>
    <message>
        <source>Zero, {where}, posto {seat}: {stake}. Come si divide?</source>
        <translation>Zero, {where}, seat {seat}: {stake}. How is it divided?</translation>
    </message>
    <message>
        <source>Prima di pulire: i {amount} del posto {seat} sono su {where}, ma aveva detto «{meant}».</source>
        <translation>Before the clearing: the {amount} of seat {seat} lie on {where}, but he had said “{meant}”.</translation>
    </message>
    <message>
        <source>Tutto è consegnato; resta il gettone fuori posto: {where}, inteso per {meant}.</source>
        <translation>All is handed over; the chip that lies wrong is left: {where}, meant for {meant}.</translation>
    </message>
    <message>
        <source>il numero è già caduto</source>
        <translation>the number has fallen already</translation>
    </message>
    <message>
        <source>resta in mezzo</source>
        <translation>stays in the middle</translation>
    </message>
    <message>
        <source>torna libero</source>
        <translation>is freed</translation>
    </message>
    <message>
        <source>va alla banca</source>
        <translation>goes to the bank</translation>
    </message>
    <message>
        <source>costa</source>
        <translation>it costs</translation>
    </message>
    <message>
        <source>il cilindro</source>
        <translation>the wheel</translation>
    </message>
    <message>
        <source>perché no</source>
        <translation>why not</translation>
    </message>
    <message>
        <source>si annuncia</source>
        <translation>it is called</translation>
    </message>
    <message>
        <source>Aperta la banca, si invita al primo colpo: «Messieurs et dames, la partie commence, voici la première».</source>
        <translation>Once the bank is open the first spin is invited: “Messieurs et dames, la partie commence, voici la première”.</translation>
    </message>
    <message>
        <source>Il tappeto è libero: si invita a puntare.</source>
        <translation>The layout is free: the players are invited to bet.</translation>
    </message>
    <message>
        <source>Le puntate sono fatte: si lancia, dal {before}.</source>
        <translation>The bets are made: the ball is thrown, from {before}.</translation>
    </message>
    <message>
        <source>Il cilindro è invertito: si rilancia, dal {before}.</source>
        <translation>The wheel is reversed: the ball is thrown again, from {before}.</translation>
    </message>
    <message>
        <source>Al rilancio dopo un colpo nullo si dice «Tout va».</source>
        <translation>At the new throw after a void one “Tout va” is said.</translation>
    </message>
    <message>
        <source>La pallina rallenta: si chiudono le puntate.</source>
        <translation>The ball slows down: the bets are closed.</translation>
    </message>
    <message>
        <source>Prima si annuncia il numero {number}.</source>
        <translation>First number {number} is called.</translation>
    </message>
    <message>
        <source>Annunciato il numero {number}, ci va il dolly.</source>
        <translation>Number {number} being called, it gets the dolly.</translation>
    </message>
    <message>
        <source>Con il dolly sul {number} si toglie quel che perde.</source>
        <translation>With the dolly on {number} what loses is taken off.</translation>
    </message>
    <message>
        <source>Pulito il tappeto, si paga il {number} in ordine.</source>
        <translation>The layout being clear, {number} is paid in order.</translation>
    </message>
    <message>
        <source>Dopo ogni pagamento il segnale sulla puntata pagata.</source>
        <translation>After each payment the marker goes onto the bet that was paid.</translation>
    </message>
    <message>
        <source>Tutto è pagato sul {number}: si dice, e poi si può lanciare.</source>
        <translation>All is paid on {number}: it is said, and then the ball may be thrown.</translation>
    </message>
    <message>
        <source>Allo zero le chance semplici si dividono: «À partager».</source>
        <translation>At zero the even-money bets are halved: “À partager”.</translation>
    </message>
    <message>
        <source>Quel che non si divide va in prigione: «Enfermé».</source>
        <translation>What cannot be halved goes to prison: “Enfermé”.</translation>
    </message>
    <message>
        <source>Il colpo è nullo: «Rien va», e si punta ancora.</source>
        <translation>The throw is void: “Rien va”, and betting is open again.</translation>
    </message>
    <message>
        <source>Si lancia solo quando tutto è pagato: il colpo è nullo, e si finisce di pagare il {number}.</source>
        <translation>The ball is thrown only when all is paid: the throw is void, and {number} is paid to the end.</translation>
    </message>
    <message>
        <source>Del motivo che è solo del capo tavolo si avvisa subito l&apos;ispettore.</source>
        <translation>Of a reason that is the table chief&apos;s alone the inspector is told at once.</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo si annuncia prima del lancio.</source>
        <translation>The last spin is announced before the throw.</translation>
    </message>
    <message>
        <source>Prima dell&apos;ultimo lancio si avvisa che le palline passano.</source>
        <translation>Before the last throw one says that the balls pass.</translation>
    </message>
    <message>
        <source>Finito il colpo annunciato, le palline passano al cambio.</source>
        <translation>The announced spin being over, the balls pass to the relief.</translation>
    </message>
    <message>
        <source>È chiaro, in tempo e i gettoni ci sono: si ripete, e vale.</source>
        <translation>It is clear, in time, and the chips are there: it is repeated, and holds.</translation>
    </message>
    <message>
        <source>{announce} si prende prima del lancio; poi vale solo se lo ripete il capo tavolo.</source>
        <translation>{announce} is taken before the throw; later it holds only if the table chief repeats it.</translation>
    </message>
    <message>
        <source>Questo annuncio non si prende, e si dice perché.</source>
        <translation>This call bet is not taken, and one says why.</translation>
    </message>
    <message>
        <source>In questa casa non si prendono annunci.</source>
        <translation>This house takes no call bets.</translation>
    </message>
    <message>
        <source>Non è chiaro: si chiede di nuovo.</source>
        <translation>It is not clear: one asks again.</translation>
    </message>
    <message>
        <source>Sulla parola non si prende niente.</source>
        <translation>Nothing is taken on a player&apos;s word.</translation>
    </message>
    <message>
        <source>{money} non bastano per {announce} da {value}.</source>
        <translation>{money} is too little for {announce} of {value}.</translation>
    </message>
    <message>
        <source>{value} il pezzo è sotto il minimo.</source>
        <translation>{value} a piece is below the minimum.</translation>
    </message>
    <message>
        <source>In colore non ci sono omaggi.</source>
        <translation>In colour there are no complimentary chips.</translation>
    </message>
    <message>
        <source>Un omaggio non si divide.</source>
        <translation>A complimentary chip is not divided.</translation>
    </message>
    <message>
        <source>Da tenere, un annuncio è tutto di omaggi o non ne ha.</source>
        <translation>Held, a call bet is all of complimentary chips or has none.</translation>
    </message>
    <message>
        <source>Degli omaggi il giocatore dice dove vanno: finché non lo dice, no.</source>
        <translation>The player says where his complimentary chips go: until he does, no.</translation>
    </message>
    <message>
        <source>Mentre si paga solo vicini, serie, orfanelli e laterali, da tenere.</source>
        <translation>While a payment runs only vicini, serie, orfanelli and laterali, held.</translation>
    </message>
    <message>
        <source>Lo deve ripetere il capo tavolo.</source>
        <translation>The table chief must repeat it.</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» non si prende più niente, se non dal capo tavolo.</source>
        <translation>After “Rien ne va plus” nothing is taken any more, except by the table chief.</translation>
    </message>
    <message>
        <source>{amount} passano il massimo di {most}: il di più torna.</source>
        <translation>{amount} is over the maximum of {most}: what is over goes back.</translation>
    </message>
    <message>
        <source>{amount} sono sotto il minimo di {least}: non si gioca.</source>
        <translation>{amount} is below the minimum of {least}: it does not play.</translation>
    </message>
    <message>
        <source>{amount} stanno fra {least} e {most}: va bene.</source>
        <translation>{amount} is between {least} and {most}: it is fine.</translation>
    </message>
    <message>
        <source>Prima del numero un gettone fuori posto si sposta subito: {meant}.</source>
        <translation>Before the number a chip that lies wrong is moved at once: {meant}.</translation>
    </message>
    <message>
        <source>Caduto il numero, di un gettone fuori posto si avvisa il capo tavolo: gioca come era inteso.</source>
        <translation>Once the number has fallen the table chief is told of a chip that lies wrong: it plays as it was meant.</translation>
    </message>
    <message>
        <source>Dopo tutti i pagamenti si mette a posto quel che era fuori posto.</source>
        <translation>After all payments what lay wrong is put right.</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» una puntata si rifiuta: solo il capo tavolo può.</source>
        <translation>After “Rien ne va plus” a bet is refused: only the table chief may take it.</translation>
    </message>
    <message>
        <source>Fino a «Rien ne va plus» si punta: va bene.</source>
        <translation>Until “Rien ne va plus” bets are laid: it is fine.</translation>
    </message>
    <message>
        <source>Numero, colore, parità, metà: {words}.</source>
        <translation>Number, colour, parity, half: {words}.</translation>
    </message>
    <message>
        <source>Poi {where}.</source>
        <translation>Then {where}.</translation>
    </message>
    <message>
        <source>È il pagamento numero {order} nell&apos;ordine della casa.</source>
        <translation>It is payment {order} in the order of the house.</translation>
    </message>
    <message>
        <source>Sul tappeto: {piles}</source>
        <translation>On the layout: {piles}</translation>
    </message>
    <message>
        <source>Sul tappeto: {chips}</source>
        <translation>On the layout: {chips}</translation>
    </message>
    <message>
        <source>La pallina parte dall&apos;ultimo numero che ha contato, {pocket}.</source>
        <translation>The ball goes from the last number that counted, {pocket}.</translation>
    </message>
    <message>
        <source>«À partager»: alla banca {amount}.</source>
        <translation>“À partager”: to the bank {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé»: in prigione {amount}.</source>
        <translation>“Enfermé”: to prison {amount}.</translation>
    </message>
    <message>
        <source>Torna in mano {amount}.</source>
        <translation>Handed back: {amount}.</translation>
    </message>
    <message>
        <source>Resta in mezzo {amount}.</source>
        <translation>Left in the middle: {amount}.</translation>
    </message>
    <message>
        <source>Se la sua chance vince è libera, e non si paga: {amount}.</source>
        <translation>If its chance wins it is freed, and not paid: {amount}.</translation>
    </message>
    <message>
        <source>Se no va alla banca: {amount}.</source>
        <translation>If not, it goes to the bank: {amount}.</translation>
    </message>
    <message>
        <source>Costa {sum}.</source>
        <translation>It costs {sum}.</translation>
    </message>
    <message>
        <source>Resto {sum}.</source>
        <translation>Change {sum}.</translation>
    </message>
    <message>
        <source>Il massimo è {most}: {sum}.</source>
        <translation>The maximum is {most}: {sum}.</translation>
    </message>
    <message>
        <source>Non è ancora il momento, o non più.</source>
        <translation>It is not the moment yet, or no longer.</translation>
    </message>
    <message>
        <source>Così passa quel che non può passare.</source>
        <translation>So something passes that may not pass.</translation>
    </message>
    <message>
        <source>Il giocatore era nel suo diritto, o quasi.</source>
        <translation>The player was within his rights, or nearly.</translation>
    </message>
    <message>
        <source>Prima si risponde al giocatore, nel modo giusto.</source>
        <translation>First the player gets his answer, the right one.</translation>
    </message>
    <message>
        <source>Nessun giocatore ha chiesto niente.</source>
        <translation>No player has asked for anything.</translation>
    </message>
    <message>
        <source>Si paga un&apos;altra somma.</source>
        <translation>Another amount is paid.</translation>
    </message>
    <message>
        <source>I pezzi sono altri.</source>
        <translation>It is another count of pieces.</translation>
    </message>
    <message>
        <source>Prima viene un altro.</source>
        <translation>Another comes first.</translation>
    </message>
    <message>
        <source>Si taglia in un altro modo.</source>
        <translation>It is cut in another way.</translation>
    </message>
    <message>
        <source>I gettoni sono altri.</source>
        <translation>The chips are others.</translation>
    </message>
    <message>
        <source>Torna un&apos;altra somma.</source>
        <translation>Another amount goes back.</translation>
    </message>
    <message>
        <source>La banca prende un&apos;altra parte.</source>
        <translation>The bank takes another part.</translation>
    </message>
    <message>
        <source>In prigione va un&apos;altra parte.</source>
        <translation>Another part goes to prison.</translation>
    </message>
    <message>
        <source>Torna un&apos;altra parte.</source>
        <translation>Another part goes back.</translation>
    </message>
    <message>
        <source>In mezzo resta un&apos;altra parte.</source>
        <translation>Another part is left in the middle.</translation>
    </message>
    <message>
        <source>Libero torna solo chi è su una chance che vince.</source>
        <translation>Only what lies on a chance that wins is freed.</translation>
    </message>
    <message>
        <source>Alla banca va solo chi non vince.</source>
        <translation>Only what does not win goes to the bank.</translation>
    </message>
    <message>
        <source>Il resto è un altro.</source>
        <translation>The change is another.</translation>
    </message>
    <message>
        <source>L&apos;annuncio costa un&apos;altra somma.</source>
        <translation>The call bet costs another amount.</translation>
    </message>
    <message>
        <source>Si pulisce in un altro ordine.</source>
        <translation>The layout is cleared in another order.</translation>
    </message>
    <message>
        <source>La ragione è un&apos;altra.</source>
        <translation>The reason is another.</translation>
    </message>
    <message>
        <source>Non si annuncia così.</source>
        <translation>It is not called so.</translation>
    </message>
    <message>
        <source>Colpi interi</source>
        <translation>Whole spins</translation>
    </message>
    <message>
        <source>Un colpo calmo, dall&apos;apertura a «Tout est payé»: frasi, lancio, numero, pulizia, pagamenti.</source>
        <translation>A calm spin, from the opening to “Tout est payé”: sentences, throw, number, clearing, payments.</translation>
    </message>
    <message>
        <source>Un colpo con annunci: chiari, confusi, corti di soldi, sulla parola, con omaggi, tardivi.</source>
        <translation>A spin with call bets: clear, unclear, short of money, on the player&apos;s word, complimentary, late.</translation>
    </message>
    <message>
        <source>Un colpo con errori dei giocatori e un lancio nullo: massimo, minimo, fuori posto, in ritardo.</source>
        <translation>A spin with players&apos; mistakes and a void throw: maximum, minimum, misplaced, late.</translation>
    </message>
    <message>
        <source>Due colpi: lo zero, «À partager», «Enfermé», e il numero dopo con i prigionieri.</source>
        <translation>Two spins: zero, “À partager”, “Enfermé”, and the next number with the prisoners.</translation>
    </message>
    <message>
        <source>Tre colpi a quarantacinque l&apos;ora: annunci, errori, un nullo, lo zero, e la fine del turno.</source>
        <translation>Three spins at forty-five an hour: call bets, mistakes, a void throw, zero, and the end of the turn.</translation>
    </message>
    <message>
        <source>Il numero dopo decide la prigione: se la sua chance vince torna in mezzo, non pagata; se no va alla banca. A un altro zero si divide anche il resto.</source>
        <translation>The next number decides the prison: if its chance wins it goes back to the middle, unpaid; if not, to the bank. At another zero the rest is divided too.</translation>
    </message>
    <message>
        <source>Esce lo zero e si divide; nessuno tocca nulla. Poi esce {number}: che cosa succede?</source>
        <translation>Zero falls and is divided; nobody touches anything. Then {number} falls: what happens?</translation>
    </message>
    <message>
        <source>Esce due volte lo zero; nessuno tocca nulla. Poi esce {number}: che cosa succede?</source>
        <translation>Zero falls twice; nobody touches anything. Then {number} falls: what happens?</translation>
    </message>
    <message>
        <source>Prima la prigione: alla banca {amount}.</source>
        <translation>The prison first: to the bank {amount}.</translation>
    </message>
    <message>
        <source>«À partager», {where}, {colour}: alla banca {amount}.</source>
        <translation>“À partager”, {where}, {colour}: to the bank {amount}.</translation>
    </message>
    <message>
        <source>«À partager», {where}, posto {seat}: alla banca {amount}.</source>
        <translation>“À partager”, {where}, seat {seat}: to the bank {amount}.</translation>
    </message>
    <message>
        <source>«À partager», {where}, giocatore {player}: alla banca {amount}.</source>
        <translation>“À partager”, {where}, player {player}: to the bank {amount}.</translation>
    </message>
    <message>
        <source>«À partager», {where}, di non si sa chi: alla banca {amount}.</source>
        <translation>“À partager”, {where}, nobody knows whose: to the bank {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé», {where}, {colour}: {amount}.</source>
        <translation>“Enfermé”, {where}, {colour}: {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé», {where}, posto {seat}: {amount}.</source>
        <translation>“Enfermé”, {where}, seat {seat}: {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé», {where}, giocatore {player}: {amount}.</source>
        <translation>“Enfermé”, {where}, player {player}: {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé», {where}, di non si sa chi: {amount}.</source>
        <translation>“Enfermé”, {where}, nobody knows whose: {amount}.</translation>
    </message>
    <message>
        <source>{where}, {colour}: torna in mano {amount}.</source>
        <translation>{where}, {colour}: {amount} is handed back.</translation>
    </message>
    <message>
        <source>{where}, posto {seat}: torna in mano {amount}.</source>
        <translation>{where}, seat {seat}: {amount} is handed back.</translation>
    </message>
    <message>
        <source>{where}, giocatore {player}: torna in mano {amount}.</source>
        <translation>{where}, player {player}: {amount} is handed back.</translation>
    </message>
    <message>
        <source>{where}, di non si sa chi: torna in mano {amount}.</source>
        <translation>{where}, nobody knows whose: {amount} is handed back.</translation>
    </message>
    <message>
        <source>Ultimo colpo, {where}, {colour}: l&apos;indivisibile torna in mano, {amount}.</source>
        <translation>Last spin, {where}, {colour}: what is indivisible is handed back, {amount}.</translation>
    </message>
    <message>
        <source>Ultimo colpo, {where}, posto {seat}: l&apos;indivisibile torna in mano, {amount}.</source>
        <translation>Last spin, {where}, seat {seat}: what is indivisible is handed back, {amount}.</translation>
    </message>
    <message>
        <source>Ultimo colpo, {where}, giocatore {player}: l&apos;indivisibile torna in mano, {amount}.</source>
        <translation>Last spin, {where}, player {player}: what is indivisible is handed back, {amount}.</translation>
    </message>
    <message>
        <source>Ultimo colpo, {where}, di non si sa chi: l&apos;indivisibile torna in mano, {amount}.</source>
        <translation>Last spin, {where}, nobody knows whose: what is indivisible is handed back, {amount}.</translation>
    </message>
    <message>
        <source>{number}: perde tutto, anche la prigione. Alla banca {amount}.</source>
        <translation>{number}: all of it loses, the prison too. To the bank {amount}.</translation>
    </message>
    <message>
        <source>{number}: vince. Si paga quel che è in mezzo: {amount}.</source>
        <translation>{number}: it wins. What is in the middle is paid: {amount}.</translation>
    </message>
    <message>
        <source>La prigione è liberata e non si paga: in mezzo {amount}.</source>
        <translation>The prison is freed and not paid: {amount} to the middle.</translation>
    </message>
    <message>
        <source>Resta in mezzo {left}.</source>
        <translation>{left} stays in the middle.</translation>
    </message>
    <message>
        <source>Il pezzo indivisibile non è della banca.</source>
        <translation>The indivisible piece is not the bank&apos;s.</translation>
    </message>
    <message>
        <source>Il pezzo indivisibile non resta in mezzo.</source>
        <translation>The indivisible piece does not stay in the middle.</translation>
    </message>
    <message>
        <source>La banca prende la metà, non tutto.</source>
        <translation>The bank takes half, not all.</translation>
    </message>
    <message>
        <source>La metà del giocatore resta libera.</source>
        <translation>The player&apos;s half stays free.</translation>
    </message>
    <message>
        <source>Chi esce di prigione non si paga.</source>
        <translation>What leaves prison is not paid.</translation>
    </message>
    <message>
        <source>Chi vince esce di prigione.</source>
        <translation>What wins leaves prison.</translation>
    </message>
    <message>
        <source>La prigione di prima va alla banca.</source>
        <translation>The prison from before goes to the bank.</translation>
    </message>
    <message>
        <source>È quel che ha fatto il primo zero.</source>
        <translation>That is what the first zero did.</translation>
    </message>
    <message>
        <source>Le due metà sono uguali.</source>
        <translation>The two halves are equal.</translation>
    </message>
    <message>
        <source>Un pezzo di differenza: si conti di nuovo.</source>
        <translation>A piece too many or too few: count again.</translation>
    </message>
    <message>
        <source>1ª DOZZINA</source>
        <translation>1ST DOZEN</translation>
    </message>
    <message>
        <source>2ª DOZZINA</source>
        <translation>2ND DOZEN</translation>
    </message>
    <message>
        <source>3ª DOZZINA</source>
        <translation>3RD DOZEN</translation>
    </message>
    <message>
        <source>ten. {whose}</source>
        <translation>held {whose}</translation>
    </message>
    <message>
        <source>Tutto insieme</source>
        <translation>All together</translation>
    </message>
    <message>
        <source>Tempo su cento di quello del tavolo{last} · cento è la linea</source>
        <translation>Time in hundredths of a table&apos;s{last} · a hundred is the line</translation>
    </message>
    <message>
        <source>Ancora niente: si comincia con i dieci minuti.</source>
        <translation>Nothing yet: begin with the ten minutes.</translation>
    </message>
    <message>
        <source>Giusti su cento{last}</source>
        <translation>Right in a hundred{last}</translation>
    </message>
    <message>
        <source>Progressi — {drill}</source>
        <translation>Progress — {drill}</translation>
    </message>
    <message>
        <source>esercizio prima</source>
        <translation>drill before</translation>
    </message>
    <message>
        <source>esercizio dopo</source>
        <translation>drill after</translation>
    </message>
    <message>
        <source>Da curare</source>
        <translation>To be practised</translation>
    </message>
    <message>
        <source>Come va, dal più debole</source>
        <translation>How it goes, the weakest first</translation>
    </message>
    <message>
        <source>Che cosa torna, e quando</source>
        <translation>What comes back, and when</translation>
    </message>
    <message>
        <source>Secondi per risposta giusta{last}</source>
        <translation>Seconds for a right answer{last}</translation>
    </message>
    <message>
        <source>al tavolo {needed}, la linea tratteggiata</source>
        <translation>{needed} at a table, the dashed line</translation>
    </message>
    <message>
        <source>Niente: quel che si può giudicare va bene.</source>
        <translation>Nothing: what can be judged goes well.</translation>
    </message>
    <message>
        <source>oggi {today}, domani {tomorrow}, poi in settimana {later}</source>
        <translation>today {today}, tomorrow {tomorrow}, then this week {later}</translation>
    </message>
    <message>
        <source>domani</source>
        <translation>tomorrow</translation>
    </message>
    <message>
        <source>fra {count} giorni</source>
        <translation>in {count} days</translation>
    </message>
    <message>
        <source>ESERCITAZIONE</source>
        <translation>PRACTICE</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Cilindro in senso {wheel}, pallina in senso {ball}, {turns} giri completi: cade nel {fallen}.</source>
        <translation>Before fell {before}. Wheel {wheel}, ball {ball}, {turns} complete turns: it falls into {fallen}.</translation>
    </message>
    <message>
        <source>Colpi nulli</source>
        <translation>Void spins</translation>
    </message>
    <message>
        <source>Nullo: pallina nel verso del cilindro o lanciata prima di aver pagato, meno di sette giri, cilindro fermo, nessuna casella, corpo estraneo, motivo del capo tavolo.</source>
        <translation>Void: ball with the wheel or thrown before all is paid, fewer than seven turns, wheel stopped, no pocket, foreign body, a reason of the table chief.</translation>
    </message>
    <message>
        <source>Al limite: sette giri completi bastano. Una puntata tardiva si rifiuta.</source>
        <translation>At the limit: seven complete turns are enough. A late bet is refused.</translation>
    </message>
    <message>
        <source>Dopo un colpo nullo la pallina torna sul numero di prima; il cilindro si inverte sempre.</source>
        <translation>After a void spin the ball goes back to the number before; the wheel is always reversed.</translation>
    </message>
    <message>
        <source>«Rien va», pallina, cilindro, un giro; «Tout va», e poi «Rien ne va plus».</source>
        <translation>“Rien va”, ball, wheel, one turn; “Tout va”, and then “Rien ne va plus”.</translation>
    </message>
    <message>
        <source>Puntate, prigionieri e vincite lasciate restano, e si punta ancora. Del motivo suo il capo tavolo avvisa l&apos;ispettore.</source>
        <translation>Bets, prisoners and winnings left lying stay, and betting is open again. Of a reason of his own the table chief tells the inspector.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Lancio regolare; dopo «Rien ne va plus» un giocatore posa un gettone. La pallina cade nel {fallen}.</source>
        <translation>Before fell {before}. A regular throw; after “Rien ne va plus” a player lays a chip. The ball falls into {fallen}.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Detto «Tout est payé au numéro» si lancia subito: {turns} giri completi, la pallina cade nel {fallen}.</source>
        <translation>Before fell {before}. “Tout est payé au numéro” is said and the ball thrown at once: {turns} complete turns, the ball falls into {fallen}.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. La pallina parte mentre si paga ancora l&apos;ultimo colore; {turns} giri completi, cade nel {fallen}.</source>
        <translation>Before fell {before}. The ball is thrown while the last colour is still being paid; {turns} complete turns, it falls into {fallen}.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Mentre la pallina gira il cilindro si ferma.</source>
        <translation>Before fell {before}. While the ball runs the wheel stops.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Dopo {turns} giri completi la pallina salta fuori dal cilindro.</source>
        <translation>Before fell {before}. After {turns} complete turns the ball jumps out of the wheel.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Mentre la pallina gira un gettone cade nel cilindro; poi la pallina è nel {fallen}.</source>
        <translation>Before fell {before}. While the ball runs a chip falls into the wheel; then the ball lies in {fallen}.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. La pallina cade nel {fallen}; il capo tavolo dichiara nullo il colpo per un motivo suo.</source>
        <translation>Before fell {before}. The ball falls into {fallen}; the table chief declares the spin void for a reason of his own.</translation>
    </message>
    <message>
        <source>La pallina ha fatto solo {turns} giri; prima era uscito {before}. In che ordine si procede?</source>
        <translation>The ball made only {turns} turns; before fell {before}. In which order does one go on?</translation>
    </message>
    <message>
        <source>Un gettone è caduto nel cilindro; prima era uscito {before}. In che ordine si procede?</source>
        <translation>A chip has fallen into the wheel; before fell {before}. In which order does one go on?</translation>
    </message>
    <message>
        <source>Il cilindro si è fermato; prima era uscito {before}. In che ordine si procede?</source>
        <translation>The wheel has stopped; before fell {before}. In which order does one go on?</translation>
    </message>
    <message>
        <source>il colpo</source>
        <translation>the spin</translation>
    </message>
    <message>
        <source>ora si dice</source>
        <translation>now is said</translation>
    </message>
    <message>
        <source>sul tappeto</source>
        <translation>on the cloth</translation>
    </message>
    <message>
        <source>si avvisa l&apos;ispettore</source>
        <translation>the inspector is told</translation>
    </message>
    <message>
        <source>la pallina da</source>
        <translation>the ball from</translation>
    </message>
    <message>
        <source>il cilindro girerà</source>
        <translation>the wheel will turn</translation>
    </message>
    <message>
        <source>è valido</source>
        <translation>it counts</translation>
    </message>
    <message>
        <source>nullo: pallina nel verso del cilindro</source>
        <translation>void: ball with the wheel</translation>
    </message>
    <message>
        <source>nullo: lanciata prima di aver pagato tutto</source>
        <translation>void: thrown before all was paid</translation>
    </message>
    <message>
        <source>nullo: meno di sette giri completi</source>
        <translation>void: fewer than seven complete turns</translation>
    </message>
    <message>
        <source>nullo: cilindro fermo</source>
        <translation>void: wheel stopped</translation>
    </message>
    <message>
        <source>nullo: pallina in nessuna casella</source>
        <translation>void: ball in no pocket</translation>
    </message>
    <message>
        <source>nullo: corpo estraneo nel cilindro</source>
        <translation>void: foreign body in the wheel</translation>
    </message>
    <message>
        <source>nullo: altro motivo del capo tavolo</source>
        <translation>void: another reason of the table chief</translation>
    </message>
    <message>
        <source>{words}</source>
        <translation>{words}</translation>
    </message>
    <message>
        <source>il numero</source>
        <translation>the number</translation>
    </message>
    <message>
        <source>resta tutto, e si punta ancora</source>
        <translation>all of it stays, and betting is open</translation>
    </message>
    <message>
        <source>le puntate tornano ai giocatori</source>
        <translation>the bets go back to the players</translation>
    </message>
    <message>
        <source>resta tutto, ma non si punta più</source>
        <translation>all of it stays, but betting is closed</translation>
    </message>
    <message>
        <source>restano solo i prigionieri</source>
        <translation>only the prisoners stay</translation>
    </message>
    <message>
        <source>si pulisce e si paga</source>
        <translation>it is cleared and paid</translation>
    </message>
    <message>
        <source>sì</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>{way}</source>
        <translation>{way}</translation>
    </message>
    <message>
        <source>«Rien va»</source>
        <translation>“Rien va”</translation>
    </message>
    <message>
        <source>si riprende la pallina e si rimette sul {before}</source>
        <translation>the ball is taken out and put on {before}</translation>
    </message>
    <message>
        <source>si inverte il cilindro</source>
        <translation>the wheel is reversed</translation>
    </message>
    <message>
        <source>si aspetta almeno un giro, e si accettano puntate</source>
        <translation>one waits for at least one turn, and bets are taken</translation>
    </message>
    <message>
        <source>si rilancia: «Tout va»</source>
        <translation>the ball is thrown again: “Tout va”</translation>
    </message>
    <message>
        <source>dopo qualche giro «Rien ne va plus»</source>
        <translation>some turns later “Rien ne va plus”</translation>
    </message>
    <message>
        <source>Nessuno dei casi: il colpo è valido.</source>
        <translation>None of the cases: the spin counts.</translation>
    </message>
    <message>
        <source>La pallina gira nel verso del cilindro: nullo.</source>
        <translation>The ball runs with the wheel: void.</translation>
    </message>
    <message>
        <source>Prima si finisce di pagare, poi si lancia: nullo.</source>
        <translation>First all is paid, then the ball is thrown: void.</translation>
    </message>
    <message>
        <source>{turns} giri completi sono meno di sette: nullo.</source>
        <translation>{turns} complete turns are fewer than seven: void.</translation>
    </message>
    <message>
        <source>Il cilindro si è fermato: nullo.</source>
        <translation>The wheel has stopped: void.</translation>
    </message>
    <message>
        <source>La pallina non è in una casella: nullo.</source>
        <translation>The ball is in no pocket: void.</translation>
    </message>
    <message>
        <source>Un corpo estraneo mentre la pallina gira: nullo.</source>
        <translation>A foreign body while the ball runs: void.</translation>
    </message>
    <message>
        <source>Lo ritiene necessario il capo tavolo: nullo.</source>
        <translation>The table chief finds it necessary: void.</translation>
    </message>
    <message>
        <source>Si dice «Rien va».</source>
        <translation>“Rien va” is said.</translation>
    </message>
    <message>
        <source>Si annuncia il numero.</source>
        <translation>The number is called.</translation>
    </message>
    <message>
        <source>Puntate, prigionieri e vincite lasciate restano dove sono, e si può puntare.</source>
        <translation>Bets, prisoners and winnings left lying stay where they are, and betting is open.</translation>
    </message>
    <message>
        <source>Il numero vale: si pulisce e si paga.</source>
        <translation>The number counts: it is cleared and paid.</translation>
    </message>
    <message>
        <source>L&apos;ispettore si avvisa subito quando il motivo è del capo tavolo.</source>
        <translation>The inspector is told at once when the reason is the table chief&apos;s.</translation>
    </message>
    <message>
        <source>Non c&apos;è niente da dire all&apos;ispettore.</source>
        <translation>There is nothing to tell the inspector.</translation>
    </message>
    <message>
        <source>La pallina torna sul numero di prima, {pocket}.</source>
        <translation>The ball goes back to the number before, {pocket}.</translation>
    </message>
    <message>
        <source>La pallina riparte dal numero uscito, {pocket}.</source>
        <translation>The ball starts from the number that fell, {pocket}.</translation>
    </message>
    <message>
        <source>Il cilindro si inverte: senso {way}.</source>
        <translation>The wheel is reversed: {way}.</translation>
    </message>
    <message>
        <source>A ogni lancio il cilindro si inverte: senso {way}.</source>
        <translation>The wheel is reversed at every throw: {way}.</translation>
    </message>
    <message>
        <source>Non è questo il caso.</source>
        <translation>That is not the case.</translation>
    </message>
    <message>
        <source>Non si dice questo, ora.</source>
        <translation>That is not said now.</translation>
    </message>
    <message>
        <source>Sul tappeto non si fa così.</source>
        <translation>That is not what is done on the cloth.</translation>
    </message>
    <message>
        <source>L&apos;ispettore si avvisa del motivo che è solo del capo tavolo.</source>
        <translation>The inspector is told of a reason that is the table chief&apos;s alone.</translation>
    </message>
    <message>
        <source>La pallina riparte dall&apos;ultimo numero che ha contato.</source>
        <translation>The ball starts from the last number that counted.</translation>
    </message>
    <message>
        <source>Il cilindro si inverte a ogni lancio.</source>
        <translation>The wheel is reversed at every throw.</translation>
    </message>
    <message>
        <source>Più cose sono sbagliate.</source>
        <translation>Several things are wrong.</translation>
    </message>
    <message>
        <source>Due cose vicine sono scambiate.</source>
        <translation>Two neighbouring things are exchanged.</translation>
    </message>
    <message>
        <source>Due cose sono scambiate.</source>
        <translation>Two things are exchanged.</translation>
    </message>
    <message>
        <source>Una cosa viene troppo presto.</source>
        <translation>One thing comes too early.</translation>
    </message>
    <message>
        <source>Repeater: il ritiro al 7</source>
        <translation>Repeater: the sweep at the 7</translation>
    </message>
    <message>
        <source>Il 7 prende ogni puntata che resta, anche se fatta adesso, toglie tutti i segni, e il giro seguente è aperto. Ogni altro numero non prende niente.</source>
        <translation>The 7 takes every wager that stands, also one made just now, clears all marks, and the next round is open. Any other number takes nothing.</translation>
    </message>
    <message>
        <source>Il tabellone si ritira dopo l&apos;ultima dozzina, e poi si tolgono i segni. Si paga prima la roulette, poi il tabellone nell&apos;ordine delle puntate, la busta dopo il suo pagamento.</source>
        <translation>The board is swept after the last dozen, and then the marks are cleared. Roulette is paid first, then the board in the order of the wagers, the box after its payment.</translation>
    </message>
    <message>
        <source>Esce {number}: quanto si prende, che cosa resta?</source>
        <translation>{number} falls: how much is taken, what stays?</translation>
    </message>
    <message>
        <source>Esce {number}: in che ordine si fa?</source>
        <translation>{number} falls: in which order is it done?</translation>
    </message>
    <message>
        <source>si prende</source>
        <translation>is taken</translation>
    </message>
    <message>
        <source>segni, dopo</source>
        <translation>marks, after</translation>
    </message>
    <message>
        <source>giro, dopo</source>
        <translation>round, after</translation>
    </message>
    <message>
        <source>Il 7 prende tutte le puntate, {count}: {amount}.</source>
        <translation>The 7 takes all wagers, {count}: {amount}.</translation>
    </message>
    <message>
        <source>I segni si tolgono tutti, e il giro {round} è aperto.</source>
        <translation>All marks are cleared, and round {round} is open.</translation>
    </message>
    <message>
        <source>Solo il 7 prende: qui non si prende niente.</source>
        <translation>Only the 7 takes: nothing is taken here.</translation>
    </message>
    <message>
        <source>Un segno di più, {marks} in tutto; il giro {round} continua.</source>
        <translation>One mark more, {marks} in all; round {round} goes on.</translation>
    </message>
    <message>
        <source>Nessun segno di più, {marks} in tutto; il giro {round} continua.</source>
        <translation>No mark more, {marks} in all; round {round} goes on.</translation>
    </message>
    <message>
        <source>il numero, in francese</source>
        <translation>the number, in French</translation>
    </message>
    <message>
        <source>il valore, detto</source>
        <translation>the value, said</translation>
    </message>
    <message>
        <source>il segno sul valore</source>
        <translation>the mark on the value</translation>
    </message>
    <message>
        <source>il ritiro alla roulette, fino all&apos;ultima dozzina</source>
        <translation>the clearing at roulette, to the last dozen</translation>
    </message>
    <message>
        <source>il ritiro del tabellone</source>
        <translation>the sweep of the board</translation>
    </message>
    <message>
        <source>via tutti i segni</source>
        <translation>all marks off</translation>
    </message>
    <message>
        <source>i pagamenti della roulette</source>
        <translation>the payments of roulette</translation>
    </message>
    <message>
        <source>i pagamenti del tabellone</source>
        <translation>the payments of the board</translation>
    </message>
    <message>
        <source>Repeater: il pagamento sbagliato</source>
        <translation>Repeater: the wrong payment</translation>
    </message>
    <message>
        <source>Si paga per 1: 40 per 1 su 5 sono 200, e la puntata è spesa. 40 a 1, cioè 205, è sbagliato.</source>
        <translation>Paid for 1: 40 for 1 on 5 is 200, and the wager is spent. 40 to 1, which is 205, is wrong.</translation>
    </message>
    <message>
        <source>La busta: solo per un repeater vinto, mai per una resa né per un gruppo, e non tocca il pagamento. Si paga nell&apos;ordine delle puntate, e su una come sono state fatte.</source>
        <translation>The box: only for a repeater that won, never for one given up nor for a group, and it does not touch the payment. Wagers are paid in their order, and on one of them as they were made.</translation>
    </message>
    <message>
        <source>Esce {number}, e si consegna così. Che cosa è sbagliato?</source>
        <translation>{number} falls, and this is handed over. What is wrong?</translation>
    </message>
    <message>
        <source>posto {seat}, {bet} su {wager}: {amount}</source>
        <translation>seat {seat}, {bet} on {wager}: {amount}</translation>
    </message>
    <message>
        <source>posto {seat}, {bet} su {wager}: {amount}, busta {envy}</source>
        <translation>seat {seat}, {bet} on {wager}: {amount}, box {envy}</translation>
    </message>
    <message>
        <source>posto {seat}, {bet} su {wager}, ceduta a {tally}: {amount}</source>
        <translation>seat {seat}, {bet} on {wager}, given up at {tally}: {amount}</translation>
    </message>
    <message>
        <source>posto {seat}, {bet} su {wager}, ceduta a {tally}: {amount}, busta {envy}</source>
        <translation>seat {seat}, {bet} on {wager}, given up at {tally}: {amount}, box {envy}</translation>
    </message>
    <message>
        <source>niente: tutto giusto</source>
        <translation>nothing: all is right</translation>
    </message>
    <message>
        <source>a 1, non per 1</source>
        <translation>to 1, not for 1</translation>
    </message>
    <message>
        <source>la puntata è tolta</source>
        <translation>the wager is taken off</translation>
    </message>
    <message>
        <source>un altro fattore</source>
        <translation>another factor</translation>
    </message>
    <message>
        <source>la busta</source>
        <translation>the box</translation>
    </message>
    <message>
        <source>non ha vinto</source>
        <translation>it has not won</translation>
    </message>
    <message>
        <source>{wager}, posto {seat}: {pays} × {bet} = {amount}.</source>
        <translation>{wager}, seat {seat}: {pays} × {bet} = {amount}.</translation>
    </message>
    <message>
        <source>{wager}, posto {seat}: {pays} × {bet} = {amount}; busta {envy}.</source>
        <translation>{wager}, seat {seat}: {pays} × {bet} = {amount}; box {envy}.</translation>
    </message>
    <message>
        <source>È consegnato proprio così.</source>
        <translation>It is handed over just so.</translation>
    </message>
    <message>
        <source>{payment} è pagato a 1: la puntata è già compresa, e si restituisce una volta di troppo.</source>
        <translation>{payment} is paid to 1: the wager is within it already, and is given back once too often.</translation>
    </message>
    <message>
        <source>In {payment} la puntata è tolta: nel per 1 è già compresa.</source>
        <translation>In {payment} the wager is taken off: the pay for 1 has it within already.</translation>
    </message>
    <message>
        <source>In {payment} il fattore è di un&apos;altra puntata.</source>
        <translation>In {payment} the factor is another wager&apos;s.</translation>
    </message>
    <message>
        <source>In {payment} la busta è sbagliata: va solo per un repeater vinto, e il pagamento non cambia.</source>
        <translation>In {payment} the box is wrong: it is for a repeater that won alone, and the payment does not change.</translation>
    </message>
    <message>
        <source>{payment} non ha vinto: resta sul tabellone.</source>
        <translation>{payment} has not won: it stays on the board.</translation>
    </message>
    <message>
        <source>{payment} è fuori ordine: si paga come stampato, e su una puntata come è stata fatta.</source>
        <translation>{payment} is out of order: wagers are paid as printed, and on one of them as they were made.</translation>
    </message>
    <message>
        <source>Lo sbaglio è in un altro pagamento.</source>
        <translation>The mistake is in another payment.</translation>
    </message>
    <message>
        <source>Il pagamento è quello; la ragione è un&apos;altra.</source>
        <translation>That is the payment; the reason is another one.</translation>
    </message>
    <message>
        <source>Né il pagamento né la ragione sono giusti.</source>
        <translation>Neither the payment nor the reason is right.</translation>
    </message>
    <message>
        <source>a 1 e non per 1</source>
        <translation>to 1 and not for 1</translation>
    </message>
    <message>
        <source>la puntata tolta</source>
        <translation>the wager taken off</translation>
    </message>
    <message>
        <source>tutto giusto</source>
        <translation>all right</translation>
    </message>
    <message>
        <source>busta per una resa</source>
        <translation>box for a surrender</translation>
    </message>
    <message>
        <source>busta per un gruppo</source>
        <translation>box for a group</translation>
    </message>
    <message>
        <source>busta tolta al giocatore</source>
        <translation>box taken off the player</translation>
    </message>
    <message>
        <source>pagata senza aver vinto</source>
        <translation>paid and not won</translation>
    </message>
    <message>
        <source>tutto giusto, con una resa</source>
        <translation>all right, with a surrender</translation>
    </message>
    <message>
        <source>«Tout est payé au numéro»</source>
        <translation>“Tout est payé au numéro”</translation>
    </message>
    <message>
        <source>Non è quello che si prende.</source>
        <translation>That is not what is taken.</translation>
    </message>
    <message>
        <source>I segni non tornano.</source>
        <translation>The marks do not add up.</translation>
    </message>
    <message>
        <source>Il giro è un altro.</source>
        <translation>It is another round.</translation>
    </message>
    <message>
        <source>Una cosa viene troppo tardi.</source>
        <translation>One thing comes too late.</translation>
    </message>
    <message>
        <source>7, poche puntate</source>
        <translation>7, few wagers</translation>
    </message>
    <message>
        <source>7, molte puntate</source>
        <translation>7, many wagers</translation>
    </message>
    <message>
        <source>un altro valore</source>
        <translation>another value</translation>
    </message>
    <message>
        <source>una vincita</source>
        <translation>a win</translation>
    </message>
    <message>
        <source>ordine al 7</source>
        <translation>order at the 7</translation>
    </message>
    <message>
        <source>ordine a una vincita</source>
        <translation>order at a win</translation>
    </message>
    <message>
        <source>ordine a un altro valore</source>
        <translation>order at another value</translation>
    </message>
    <message>
        <source>Colori — {colours}.</source>
        <translation>Colours — {colours}.</translation>
    </message>
    <message>
        <source>Dal basso — {stacks}</source>
        <translation>From the bottom — {stacks}</translation>
    </message>
    <message>
        <source>Annunci: leggere e scrivere</source>
        <translation>Call bets: reading and writing</translation>
    </message>
    <message>
        <source>Gettoni uguali: vicini 5 impilati e 4 stesi, serie 5 e 1, orfanelli 5 stesi, laterali sulla casella del numero.</source>
        <translation>Equal chips: vicini 5 stacked and 4 spread, serie 5 and 1, orfanelli 5 spread, laterali on the number&apos;s square.</translation>
    </message>
    <message>
        <source>Si conta il totale, poi si divide: per 9 i vicini, per 6 la serie. La scrittura dice quale dei due.</source>
        <translation>Count the total, then divide: by 9 for vicini, by 6 for serie. The writing tells which of the two.</translation>
    </message>
    <message>
        <source>180, 360 e 720 sono di tutti e due: decide la scrittura. La serie da 120 è 500, due da 100 e 20.</source>
        <translation>180, 360 and 720 belong to both: the writing decides. Serie da 120 is 500, two of 100 and 20.</translation>
    </message>
    <message>
        <source>Le stesure comuni fino a 40. Vanno sempre bene anche gettoni uguali, uno per pezzo.</source>
        <translation>The common writings up to 40. Equal chips, one to the piece, are always right too.</translation>
    </message>
    <message>
        <source>Le stesure comuni da 50 in su. Non si scrive nei gettoni più alti che ci stanno: si leggerebbe altro.</source>
        <translation>The common writings from 50 up. Do not write in the highest chips that fit: it would be read as something else.</translation>
    </message>
    <message>
        <source>Sul race track c&apos;è scritto così. Che annuncio è, e da quanto?</source>
        <translation>This is written on the race track. Which call bet is it, and at what value?</translation>
    </message>
    <message>
        <source>Così, sulla casella del {number} del race track. Che annuncio è, e da quanto?</source>
        <translation>Like this, on the square of {number} on the race track. Which call bet is it, and at what value?</translation>
    </message>
    <message>
        <source>{announce} da {value}: in quali gettoni si scrive?</source>
        <translation>{announce} at {value}: in which chips is it written?</translation>
    </message>
    <message>
        <source>vicini</source>
        <translation>vicini</translation>
    </message>
    <message>
        <source>serie</source>
        <translation>serie</translation>
    </message>
    <message>
        <source>orfanelli</source>
        <translation>orfanelli</translation>
    </message>
    <message>
        <source>laterali</source>
        <translation>laterali</translation>
    </message>
    <message>
        <source>annuncio</source>
        <translation>call bet</translation>
    </message>
    <message>
        <source>gettoni</source>
        <translation>chips</translation>
    </message>
    <message>
        <source>Il totale: {sum}.</source>
        <translation>The total: {sum}.</translation>
    </message>
    <message>
        <source>Una pila di 5 e 4 stesi: {pieces} pezzi, vicini.</source>
        <translation>A stack of 5 and 4 spread: {pieces} pieces, vicini.</translation>
    </message>
    <message>
        <source>Una pila di 5 e uno steso: {pieces} pezzi, serie.</source>
        <translation>A stack of 5 and one spread: {pieces} pieces, serie.</translation>
    </message>
    <message>
        <source>Tutti stesi, senza pila: {pieces} pezzi, orfanelli.</source>
        <translation>All spread, no stack: {pieces} pieces, orfanelli.</translation>
    </message>
    <message>
        <source>Sulla casella di un numero: {pieces} pezzi, laterali.</source>
        <translation>On a number&apos;s square: {pieces} pieces, laterali.</translation>
    </message>
    <message>
        <source>{announce} da {value} si scrive {chips}.</source>
        <translation>{announce} at {value} is written {chips}.</translation>
    </message>
    <message>
        <source>Oppure {chips}.</source>
        <translation>Or {chips}.</translation>
    </message>
    <message>
        <source>Lo stesso totale è anche {announce} da {value}, ma si scrive {chips}.</source>
        <translation>The same total is {announce} at {value} too, but that is written {chips}.</translation>
    </message>
    <message>
        <source>Il pezzo vale: {sum}.</source>
        <translation>A piece is worth: {sum}.</translation>
    </message>
    <message>
        <source>Così si scrive un altro annuncio.</source>
        <translation>That is how another call bet is written.</translation>
    </message>
    <message>
        <source>Questo è il totale: si divide per i pezzi.</source>
        <translation>This is the total: divide it by the pieces.</translation>
    </message>
    <message>
        <source>Questo è il valore di un gettone, non del pezzo.</source>
        <translation>This is the value of a chip, not of a piece.</translation>
    </message>
    <message>
        <source>L&apos;annuncio è giusto, il valore no.</source>
        <translation>The call bet is right, the value is not.</translation>
    </message>
    <message>
        <source>Sono i gettoni più alti che ci stanno: l&apos;annuncio non si legge più.</source>
        <translation>These are the highest chips that fit: the call bet can no longer be read.</translation>
    </message>
    <message>
        <source>Così si scrive lo stesso annuncio, ma di un altro valore.</source>
        <translation>That is how the same call bet is written at another value.</translation>
    </message>
    <message>
        <source>Un gettone di troppo.</source>
        <translation>One chip too many.</translation>
    </message>
    <message>
        <source>Manca un gettone.</source>
        <translation>A chip is missing.</translation>
    </message>
    <message>
        <source>Un gettone è preso di un altro valore.</source>
        <translation>A chip of another value is used.</translation>
    </message>
    <message>
        <source>Annunci: rigiocare la vincita</source>
        <translation>Call bets: going on with a win</translation>
    </message>
    <message>
        <source>A rifare si tengono tutti i pezzi dell&apos;annuncio. A completare quelli meno la puntata vincente, che resta in gioco.</source>
        <translation>A rifare all the pieces of the call bet are kept. A completare these less the winning stake, which stays in play.</translation>
    </message>
    <message>
        <source>Dalla vincita si tolgono i pezzi tenuti, il resto si paga. A rifare torna anche la puntata.</source>
        <translation>Take the kept pieces off the winnings and pay the rest. A rifare the stake goes back too.</translation>
    </message>
    <message>
        <source>In valuta è lo stesso conto: prima i pezzi, poi per il valore.</source>
        <translation>In value chips it is the same sum: first the pieces, then times the value.</translation>
    </message>
    <message>
        <source>Per il tutto: la serie triplica, i vicini raddoppiano. Se vince la trasversale si restituisce il triplo della sua puntata.</source>
        <translation>Per il tutto: serie triples, vicini double. If the trasversale wins, three times its stake is given back.</translation>
    </message>
    <message>
        <source>Oltre i massimi si gioca il valore più alto che tutte le posizioni portano, e il resto si paga. I vicini tenuti possono superarli su trasversale e carré.</source>
        <translation>Over the maxima it plays at the highest value that all positions can carry, and the rest is paid. Held vicini may exceed them on trasversale and carré.</translation>
    </message>
    <message>
        <source>{announce}, esce il {number}. Quanti pezzi si tengono a rifare, e quanti a completare?</source>
        <translation>{announce}, {number} falls. How many pieces are kept a rifare, and how many a completare?</translation>
    </message>
    <message>
        <source>{announce} da un pezzo, esce il {number}, {way}. Quanti pezzi si tengono, e quanti si danno al giocatore?</source>
        <translation>{announce} at one piece, {number} falls, {way}. How many pieces are kept, and how many go to the player?</translation>
    </message>
    <message>
        <source>{announce} da {value}, esce il {number}, {way}. Quanto si tiene, e quanto si dà al giocatore?</source>
        <translation>{announce} at {value}, {number} falls, {way}. How much is kept, and how much goes to the player?</translation>
    </message>
    <message>
        <source>{announce} da {value} sul tappeto. Esce il {number}, {way}. Da quanto si gioca, e quanto si dà al giocatore?</source>
        <translation>{announce} at {value} on the layout. {number} falls, {way}. At what value does it play, and how much goes to the player?</translation>
    </message>
    <message>
        <source>{announce} da {value}, pagati a piazzare. Esce il {number}, {way}. Da quanto si gioca, e quanto si dà al giocatore?</source>
        <translation>{announce} at {value}, pagati a piazzare. {number} falls, {way}. At what value does it play, and how much goes to the player?</translation>
    </message>
    <message>
        <source>a rifare</source>
        <translation>a rifare</translation>
    </message>
    <message>
        <source>a completare</source>
        <translation>a completare</translation>
    </message>
    <message>
        <source>si tiene</source>
        <translation>kept</translation>
    </message>
    <message>
        <source>al giocatore</source>
        <translation>to the player</translation>
    </message>
    <message>
        <source>Vince {bets}. Pezzi pagati: {sum}.</source>
        <translation>Winning: {bets}. Pieces paid: {sum}.</translation>
    </message>
    <message>
        <source>A rifare si tengono tutti i pezzi: {pieces}.</source>
        <translation>A rifare all pieces are kept: {pieces}.</translation>
    </message>
    <message>
        <source>A completare la puntata resta in gioco: {pieces}.</source>
        <translation>A completare the stake stays in play: {pieces}.</translation>
    </message>
    <message>
        <source>Al giocatore il resto della vincita e la puntata: {sum}.</source>
        <translation>To the player the rest of the winnings and the stake: {sum}.</translation>
    </message>
    <message>
        <source>Al giocatore il resto della vincita: {sum}.</source>
        <translation>To the player the rest of the winnings: {sum}.</translation>
    </message>
    <message>
        <source>Si tiene {sum}.</source>
        <translation>Kept: {sum}.</translation>
    </message>
    <message>
        <source>Al giocatore {sum}.</source>
        <translation>To the player {sum}.</translation>
    </message>
    <message>
        <source>Vincita e puntata insieme: {sum}.</source>
        <translation>Winnings and stake together: {sum}.</translation>
    </message>
    <message>
        <source>Ha vinto la trasversale: si restituisce il triplo della sua puntata. {sum}.</source>
        <translation>The trasversale won: three times its stake is given back. {sum}.</translation>
    </message>
    <message>
        <source>Diviso per i pezzi: {sum}.</source>
        <translation>Divided by the pieces: {sum}.</translation>
    </message>
    <message>
        <source>Il massimo di una posizione non lo permette: si gioca da {value}.</source>
        <translation>The maximum of a position does not allow it: it plays at {value}.</translation>
    </message>
    <message>
        <source>I cavalli non possono superare il massimo: si gioca da {value}.</source>
        <translation>The cavalli may not exceed the maximum: it plays at {value}.</translation>
    </message>
    <message>
        <source>Al giocatore quello che avanza: {sum}.</source>
        <translation>To the player what is left: {sum}.</translation>
    </message>
    <message>
        <source>La puntata vincente è contata male o dimenticata.</source>
        <translation>The winning stake is forgotten or counted wrongly.</translation>
    </message>
    <message>
        <source>A rifare e a completare sono scambiati.</source>
        <translation>A rifare and a completare are swapped.</translation>
    </message>
    <message>
        <source>I pezzi vincenti non sono questi.</source>
        <translation>These are not the winning pieces.</translation>
    </message>
    <message>
        <source>I pezzi tenuti vanno tolti dalla vincita.</source>
        <translation>The kept pieces must be taken off the winnings.</translation>
    </message>
    <message>
        <source>La posizione vincente paga altro.</source>
        <translation>The winning position pays something else.</translation>
    </message>
    <message>
        <source>Il conto dei pezzi è sbagliato.</source>
        <translation>The pieces are counted wrongly.</translation>
    </message>
    <message>
        <source>Quello che avanza si dà al giocatore.</source>
        <translation>What is left goes to the player.</translation>
    </message>
    <message>
        <source>Per la trasversale si restituisce il triplo della puntata.</source>
        <translation>For the trasversale three times the stake is given back.</translation>
    </message>
    <message>
        <source>L&apos;annuncio non si moltiplica così.</source>
        <translation>The call bet does not multiply like this.</translation>
    </message>
    <message>
        <source>Il valore del pezzo è un altro.</source>
        <translation>The value of a piece is another.</translation>
    </message>
    <message>
        <source>Roulette Tombola</source>
        <translation>Roulette Tombola</translation>
    </message>
    <message>
        <source>Colonne e dozzine a cavallo coprono 24 numeri e pagano la metà della puntata: 3 per 2 con la puntata.</source>
        <translation>Columns and dozens a cavallo cover 24 numbers and pay half the stake: 3 for 2 with the stake.</translation>
    </message>
    <message>
        <source>Ogni puntata da sola: a cavallo la metà, colonne e dozzine due volte, le chance semplici alla pari.</source>
        <translation>Each bet by itself: a cavallo half, columns and dozens twice, the simple chances even.</translation>
    </message>
    <message>
        <source>Allo zero il tavolo espone la regola: b i, metà delle chance semplici torna; b ii, perdono tutte. Il resto perde sempre.</source>
        <translation>At zero the table displays its rule: b i, half of the simple chances goes back; b ii, all lose. The rest always loses.</translation>
    </message>
    <message>
        <source>Il tamburo gira nei due sensi prima che cada la pallina. Se il registro ne mostra uno solo, l&apos;estrazione è nulla.</source>
        <translation>The drum turns both ways before the ball drops. If its record shows only one, the draw is void.</translation>
    </message>
    <message>
        <source>Si fa uscire ogni numero una volta: quello che resta al banco, diviso per le puntate. 1,35 % o 2,70 %.</source>
        <translation>Let every number fall once: what the bank keeps, divided by the stakes. 1.35 % or 2.70 %.</translation>
    </message>
    <message>
        <source>{where1} {stake1}. Numero {number}: quanto si paga?</source>
        <translation>{where1} {stake1}. Number {number}: how much is paid?</translation>
    </message>
    <message>
        <source>{where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Numero {number}: quanto si paga in tutto?</source>
        <translation>{where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Number {number}: how much is paid in all?</translation>
    </message>
    <message>
        <source>Regola b i. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Esce lo zero: quanto torna al giocatore, e quanto prende il banco?</source>
        <translation>Rule b i. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Zero falls: how much goes back to the player, and how much does the bank take?</translation>
    </message>
    <message>
        <source>Regola b ii. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Esce lo zero: quanto torna al giocatore, e quanto prende il banco?</source>
        <translation>Rule b ii. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Zero falls: how much goes back to the player, and how much does the bank take?</translation>
    </message>
    <message>
        <source>Registro del tamburo: {way1}, giri {turns1}. È caduta la pallina: conta? E le puntate?</source>
        <translation>The drum&apos;s record: {way1}, turns {turns1}. The ball has dropped: does it count? And the bets?</translation>
    </message>
    <message>
        <source>Registro del tamburo: {way1}, giri {turns1}; {way2}, giri {turns2}. È caduta la pallina: conta? E le puntate?</source>
        <translation>The drum&apos;s record: {way1}, turns {turns1}; {way2}, turns {turns2}. The ball has dropped: does it count? And the bets?</translation>
    </message>
    <message>
        <source>Registro del tamburo: {way1}, giri {turns1}; {way2}, giri {turns2}; {way3}, giri {turns3}. È caduta la pallina: conta? E le puntate?</source>
        <translation>The drum&apos;s record: {way1}, turns {turns1}; {way2}, turns {turns2}; {way3}, turns {turns3}. The ball has dropped: does it count? And the bets?</translation>
    </message>
    <message>
        <source>Regola b i. {where}, {stake} a colpo, e ogni numero esce una volta. Quanto resta al banco, e che percentuale è?</source>
        <translation>Rule b i. {where}, {stake} a spin, and every number falls once. How much does the bank keep, and what percentage is that?</translation>
    </message>
    <message>
        <source>Regola b ii. {where}, {stake} a colpo, e ogni numero esce una volta. Quanto resta al banco, e che percentuale è?</source>
        <translation>Rule b ii. {where}, {stake} a spin, and every number falls once. How much does the bank keep, and what percentage is that?</translation>
    </message>
    <message>
        <source>{percent}</source>
        <translation>{percent}</translation>
    </message>
    <message>
        <source>nulla: manca il senso orario</source>
        <translation>void: clockwise is missing</translation>
    </message>
    <message>
        <source>nulla: manca il senso antiorario</source>
        <translation>void: anticlockwise is missing</translation>
    </message>
    <message>
        <source>si pagano al numero</source>
        <translation>they are paid at the number</translation>
    </message>
    <message>
        <source>restano, e si può puntare di nuovo</source>
        <translation>they stand, and betting is open again</translation>
    </message>
    <message>
        <source>si restituiscono</source>
        <translation>they are returned</translation>
    </message>
    <message>
        <source>perdono</source>
        <translation>they lose</translation>
    </message>
    <message>
        <source>restano, e non si punta più</source>
        <translation>they stand, and betting stays closed</translation>
    </message>
    <message>
        <source>al banco</source>
        <translation>to the bank</translation>
    </message>
    <message>
        <source>estrazione</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>puntate</source>
        <translation>bets</translation>
    </message>
    <message>
        <source>percentuale</source>
        <translation>percentage</translation>
    </message>
    <message>
        <source>{where}: numero {number}, perde.</source>
        <translation>{where}: number {number}, it loses.</translation>
    </message>
    <message>
        <source>{where}: {sum}.</source>
        <translation>{where}: {sum}.</translation>
    </message>
    <message>
        <source>Si paga {sum}; la puntata vincente resta.</source>
        <translation>{sum} is paid; the winning stake stays.</translation>
    </message>
    <message>
        <source>Nessuna puntata vince: non si paga.</source>
        <translation>No bet wins: nothing is paid.</translation>
    </message>
    <message>
        <source>{where}: metà perde, metà torna. {sum}.</source>
        <translation>{where}: half is lost, half goes back. {sum}.</translation>
    </message>
    <message>
        <source>{where}: perde tutto, {stake}.</source>
        <translation>{where}: all of it loses, {stake}.</translation>
    </message>
    <message>
        <source>Il registro mostra tutti e due i sensi: l&apos;estrazione conta.</source>
        <translation>The record shows both ways: the draw counts.</translation>
    </message>
    <message>
        <source>Il registro non mostra il senso orario: l&apos;estrazione è nulla.</source>
        <translation>The record does not show clockwise: the draw is void.</translation>
    </message>
    <message>
        <source>Il registro non mostra il senso antiorario: l&apos;estrazione è nulla.</source>
        <translation>The record does not show anticlockwise: the draw is void.</translation>
    </message>
    <message>
        <source>Le puntate restano, e si può puntare di nuovo fino alla nuova estrazione.</source>
        <translation>The bets stand, and betting is open again until the new draw.</translation>
    </message>
    <message>
        <source>Si paga al numero della pallina.</source>
        <translation>Payment is made at the ball&apos;s number.</translation>
    </message>
    <message>
        <source>Sui numeri da 1 a 36 vincite e perdite si pareggiano: al banco resta lo zero, {keeps}.</source>
        <translation>On 1 to 36 wins and losses are even: the bank is left with zero, {keeps}.</translation>
    </message>
    <message>
        <source>Diviso per tutte le puntate: {sum}.</source>
        <translation>Divided by all the stakes: {sum}.</translation>
    </message>
    <message>
        <source>Una puntata è pagata alla pari.</source>
        <translation>A bet is paid even.</translation>
    </message>
    <message>
        <source>Una puntata è pagata come una chance sola.</source>
        <translation>A bet is paid like a single chance.</translation>
    </message>
    <message>
        <source>3 per 2 comprende la puntata: si paga la metà.</source>
        <translation>3 for 2 includes the stake: half is paid.</translation>
    </message>
    <message>
        <source>È pagata una puntata che perde.</source>
        <translation>A bet that loses is paid.</translation>
    </message>
    <message>
        <source>Manca una puntata che vince.</source>
        <translation>A bet that wins is missing.</translation>
    </message>
    <message>
        <source>Questa è l&apos;altra regola dello zero.</source>
        <translation>This is the other zero rule.</translation>
    </message>
    <message>
        <source>Si dividono solo le chance semplici.</source>
        <translation>Only the simple chances are divided.</translation>
    </message>
    <message>
        <source>Delle chance semplici torna la metà, non tutto.</source>
        <translation>Half of the simple chances goes back, not all.</translation>
    </message>
    <message>
        <source>Una puntata è divisa male.</source>
        <translation>A bet is divided wrongly.</translation>
    </message>
    <message>
        <source>L&apos;estrazione è giudicata bene, le puntate no.</source>
        <translation>The draw is judged rightly, the bets are not.</translation>
    </message>
    <message>
        <source>Il registro non mostra tutti e due i sensi.</source>
        <translation>The record does not show both ways.</translation>
    </message>
    <message>
        <source>Il senso che manca non è questo.</source>
        <translation>This is not the missing way.</translation>
    </message>
    <message>
        <source>La cifra è giusta, la percentuale no.</source>
        <translation>The figure is right, the percentage is not.</translation>
    </message>
    <message>
        <source>Al banco non resta questo.</source>
        <translation>This is not what the bank keeps.</translation>
    </message>
    <message>
        <source>Con quali gettoni si paga</source>
        <translation>Which chips to pay with</translation>
    </message>
    <message>
        <source>Se nessuno chiede altro: il colore si paga in colore, la valuta nella stessa valuta.</source>
        <translation>If nobody asks otherwise: colour is paid in colour, value in the same value.</translation>
    </message>
    <message>
        <source>Colore con valuta: il gettone vale i suoi pezzi, a 2,50 un 50 è 20 pezzi. Il resto in colore.</source>
        <translation>Colour with value: the chip counts as its pieces, at 2.50 a 50 is 20 pieces. The rest in colour.</translation>
    </message>
    <message>
        <source>Oltre i cento pezzi ogni cento sta da solo: 120 pezzi a 2,50 sono 250 insieme e 50 staccato.</source>
        <translation>Beyond a hundred pieces every hundred stands apart: 120 pieces at 2.50 are 250 together and 50 apart.</translation>
    </message>
    <message>
        <source>Valuta mista: frazioni da 500. La prima col gettone giocato, al massimo una stecca, completata coi più alti; poi meno gettoni che si può.</source>
        <translation>Mixed value: groups of 500. The first with the chip played, a stack at most, filled up with the highest; then as few chips as can be.</translation>
    </message>
    <message>
        <source>Un gettone è finito: non si usa più, e si paga con quanto c&apos;è di più vicino alla regola.</source>
        <translation>A chip has run out: it is used no more, and the payment is the next best by the rule.</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore, nient&apos;altro è chiesto: con quali gettoni?</source>
        <translation>{pieces} pieces of colour are paid, nothing else is asked for: with which chips?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value}, nient&apos;altro è chiesto: con quali gettoni?</source>
        <translation>{pieces} pieces of {value} are paid, nothing else is asked for: with which chips?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore da {value}, il più possibile in gettoni da {with}: con quali gettoni?</source>
        <translation>{pieces} pieces of colour at {value} are paid, as many as possible in chips of {with}: with which chips?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value} in valuta mista: con quali gettoni, frazione per frazione?</source>
        <translation>{pieces} pieces of {value} are paid in mixed value: with which chips, group by group?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value}, ma i {finished} sono finiti: con quali gettoni, frazione per frazione?</source>
        <translation>{pieces} pieces of {value} are paid, but the {finished} have run out: with which chips, group by group?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value} in valuta mista, ma i {finished} sono finiti: con quali gettoni, frazione per frazione?</source>
        <translation>{pieces} pieces of {value} are paid in mixed value, but the {finished} have run out: with which chips, group by group?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore da {value}, il più possibile in {with} e {also}, ma i {finished} sono finiti: con quali gettoni?</source>
        <translation>{pieces} pieces of colour at {value} are paid, as many as possible in {with} and {also}, but the {finished} have run out: with which chips?</translation>
    </message>
    <message>
        <source>primo gruppo</source>
        <translation>first group</translation>
    </message>
    <message>
        <source>secondo gruppo</source>
        <translation>second group</translation>
    </message>
    <message>
        <source>terzo gruppo</source>
        <translation>third group</translation>
    </message>
    <message>
        <source>quarto gruppo</source>
        <translation>fourth group</translation>
    </message>
    <message>
        <source>quinto gruppo</source>
        <translation>fifth group</translation>
    </message>
    <message>
        <source>{pieces} pezzi da {value} valgono {worth}: si conta in valore.</source>
        <translation>{pieces} pieces of {value} are worth {worth}: count in value.</translation>
    </message>
    <message>
        <source>I {finished} sono finiti: non si usano.</source>
        <translation>The {finished} have run out: they are not used.</translation>
    </message>
    <message>
        <source>Per frazioni di 500: {sum}.</source>
        <translation>In groups of 500: {sum}.</translation>
    </message>
    <message>
        <source>In pezzi, ogni cento da solo: {sum}.</source>
        <translation>In pieces, every hundred apart: {sum}.</translation>
    </message>
    <message>
        <source>Il colore si paga in colore: {chips}.</source>
        <translation>Colour is paid in colour: {chips}.</translation>
    </message>
    <message>
        <source>La valuta si paga nella stessa valuta: {chips}.</source>
        <translation>Value is paid in the same value: {chips}.</translation>
    </message>
    <message>
        <source>Prima il colore, poi la valuta: {chips}.</source>
        <translation>First the colour, then the value: {chips}.</translation>
    </message>
    <message>
        <source>La prima frazione col gettone giocato, le altre coi gettoni più alti. In tutto {chips}.</source>
        <translation>The first group with the chip played, the others in the highest chips. In all {chips}.</translation>
    </message>
    <message>
        <source>Senza il gettone giocato si paga in valuta mista, coi gettoni più alti. In tutto {chips}.</source>
        <translation>Without the chip played it is paid in mixed value, in the highest chips. In all {chips}.</translation>
    </message>
    <message>
        <source>Come sempre, ma senza il gettone finito. In tutto {chips}.</source>
        <translation>As always, but without the chip that has run out. In all {chips}.</translation>
    </message>
    <message>
        <source>Con la valuta che c&apos;è, e il resto in colore. In tutto {chips}.</source>
        <translation>With the value that there is, and the rest in colour. In all {chips}.</translation>
    </message>
    <message>
        <source>È usato un gettone che è finito.</source>
        <translation>A chip is used that has run out.</translation>
    </message>
    <message>
        <source>Il giocatore aveva chiesto altri gettoni.</source>
        <translation>The player had asked for other chips.</translation>
    </message>
    <message>
        <source>I gruppi sono giusti, il loro ordine no.</source>
        <translation>The groups are right, their order is not.</translation>
    </message>
    <message>
        <source>Un gettone è preso per quello accanto.</source>
        <translation>One chip is taken for the next.</translation>
    </message>
    <message>
        <source>Il valore è giusto, i gettoni no: sono altri o di meno.</source>
        <translation>The worth is right, the chips are not: others, or fewer.</translation>
    </message>
    <message>
        <source>di chi è</source>
        <translation>whose it is</translation>
    </message>
    <message>
        <source>quanto è</source>
        <translation>how much it is</translation>
    </message>
    <message>
        <source>dove stava</source>
        <translation>where it lay</translation>
    </message>
    <message>
        <source>dove stava: {lies} o {meant}</source>
        <translation>where it lay: {lies} or {meant}</translation>
    </message>
    <message>
        <source>gioca su {place}</source>
        <translation>it plays on {place}</translation>
    </message>
    <message>
        <source>si paga così</source>
        <translation>it is paid so</translation>
    </message>
    <message>
        <source>il giocatore ha fretta</source>
        <translation>the player is in a hurry</translation>
    </message>
    <message>
        <source>deciso dal capo tavolo</source>
        <translation>decided by the table chief</translation>
    </message>
    <message>
        <source>numero scritto per errore</source>
        <translation>number typed by mistake</translation>
    </message>
    <message>
        <source>il lettore ha sbagliato</source>
        <translation>the reader was wrong</translation>
    </message>
    <message>
        <source>ispettore</source>
        <translation>inspector</translation>
    </message>
    <message>
        <source>direzione</source>
        <translation>management</translation>
    </message>
    <message>
        <source>Stampato il {moment}.</source>
        <translation>Printed on {moment}.</translation>
    </message>
    <message>
        <source>Scrivi la pagina</source>
        <translation>Write the page</translation>
    </message>
    <message>
        <source>Su quale stampante</source>
        <translation>On which printer</translation>
    </message>
    <message>
        <source>Qui non c&apos;è nessuna stampante: «PDF…» scrive la stessa pagina in un file.</source>
        <translation>There is no printer here: “PDF…” writes the same page into a file.</translation>
    </message>
    <message>
        <source>Si manda alla stampante {printer}…</source>
        <translation>Sending to the printer {printer}…</translation>
    </message>
    <message>
        <source>{title}: la stampante {printer} non l&apos;ha presa ({why}). «PDF…» la scrive in un file.</source>
        <translation>{title}: the printer {printer} did not take it ({why}). “PDF…” writes it into a file.</translation>
    </message>
    <message>
        <source>{title}: mandata alla stampante {printer}.</source>
        <translation>{title}: sent to the printer {printer}.</translation>
    </message>
    <message>
        <source>Il tavolo di ieri: i colpi di una serata, senza nomi</source>
        <translation>Last night&apos;s table: the spins of a night, without names</translation>
    </message>
    <message>
        <source>il file del tavolo: si legge soltanto</source>
        <translation>the table&apos;s file: it is only read</translation>
    </message>
    <message>
        <source>Scegli…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Apri</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Colpo per colpo, tutto</source>
        <translation>Spin by spin, all of it</translation>
    </message>
    <message>
        <source>‹ Serata prima</source>
        <translation>‹ Night before</translation>
    </message>
    <message>
        <source>Serata dopo ›</source>
        <translation>Night after ›</translation>
    </message>
    <message>
        <source>colpi di prima</source>
        <translation>spins before</translation>
    </message>
    <message>
        <source>colpi seguenti</source>
        <translation>next spins</translation>
    </message>
    <message>
        <source>Si legge…</source>
        <translation>Reading…</translation>
    </message>
    <message>
        <source>Si apre il file di un tavolo, anche mentre si gioca: nessuno ci scrive.</source>
        <translation>Open a table&apos;s file, even while it plays: nothing is written there.</translation>
    </message>
    <message>
        <source>un altro non si può chiedere</source>
        <translation>one more cannot be asked</translation>
    </message>
    <message>
        <source>altri {count} non si possono chiedere</source>
        <translation>{count} more cannot be asked</translation>
    </message>
    <message>
        <source>1 pagamento</source>
        <translation>1 payment</translation>
    </message>
    <message>
        <source>{count} pagamenti</source>
        <translation>{count} payments</translation>
    </message>
    <message>
        <source>colpo {place}: {number}, {payments}, € {paid}</source>
        <translation>spin {place}: {number}, {payments}, € {paid}</translation>
    </message>
    <message>
        <source>L&apos;ultima serata</source>
        <translation>The last night</translation>
    </message>
    <message>
        <source>La serata prima dell&apos;ultima</source>
        <translation>The night before the last</translation>
    </message>
    <message>
        <source>{back} serate prima dell&apos;ultima</source>
        <translation>{back} nights before the last</translation>
    </message>
    <message>
        <source>{of}: molti pezzi</source>
        <translation>{of}: many pieces</translation>
    </message>
    <message>
        <source>colore in colore</source>
        <translation>colour in colour</translation>
    </message>
    <message>
        <source>valuta nella stessa valuta</source>
        <translation>value in the same value</translation>
    </message>
    <message>
        <source>colore, con gettoni da {of}</source>
        <translation>colour, with chips of {of}</translation>
    </message>
    <message>
        <source>oltre cento pezzi, con gettoni da {of}</source>
        <translation>over a hundred pieces, with chips of {of}</translation>
    </message>
    <message>
        <source>valuta mista, da {of}</source>
        <translation>mixed value, of {of}</translation>
    </message>
    <message>
        <source>gettone finito, stessa valuta</source>
        <translation>chip finished, same value</translation>
    </message>
    <message>
        <source>gettone finito, valuta mista</source>
        <translation>chip finished, mixed value</translation>
    </message>
    <message>
        <source>gettone finito, colore in valuta</source>
        <translation>chip finished, colour in value</translation>
    </message>
    <message>
        <source>quanto valgono, da {of}</source>
        <translation>what they are worth, of {of}</translation>
    </message>
    <message>
        <source>quanti pezzi, da {of}</source>
        <translation>how many pieces, of {of}</translation>
    </message>
    <message>
        <source>oltre cento pezzi, da {of}</source>
        <translation>over a hundred pieces, of {of}</translation>
    </message>
    <message>
        <source>chi lascia il tavolo, da {of}</source>
        <translation>who leaves the table, of {of}</translation>
    </message>
    <message>
        <source>pagati in valuta, da {of}</source>
        <translation>paid in value, of {of}</translation>
    </message>
    <message>
        <source>stesi, fino a 5</source>
        <translation>spread, up to 5</translation>
    </message>
    <message>
        <source>due pile, da 6 a 10</source>
        <translation>two piles, 6 to 10</translation>
    </message>
    <message>
        <source>pile da 5, da 11 a 14</source>
        <translation>piles of 5, 11 to 14</translation>
    </message>
    <message>
        <source>strisciati, da 15 a 19</source>
        <translation>slid, 15 to 19</translation>
    </message>
    <message>
        <source>stecca e stesi</source>
        <translation>stack and spread</translation>
    </message>
    <message>
        <source>stecca e due pile</source>
        <translation>stack and two piles</translation>
    </message>
    <message>
        <source>stecca e pile da 5</source>
        <translation>stack and piles of 5</translation>
    </message>
    <message>
        <source>stecca e strisciati</source>
        <translation>stack and slid</translation>
    </message>
    <message>
        <source>34 di due cavalli</source>
        <translation>34 of two splits</translation>
    </message>
    <message>
        <source>valuta per più posizioni: due pile</source>
        <translation>value for several positions: two piles</translation>
    </message>
    <message>
        <source>valuta per più posizioni: pile da 5</source>
        <translation>value for several positions: piles of 5</translation>
    </message>
    <message>
        <source>valuta per più posizioni: mai strisciati</source>
        <translation>value for several positions: never slid</translation>
    </message>
    <message>
        <source>valuta per più posizioni: il 34</source>
        <translation>value for several positions: the 34</translation>
    </message>
    <message>
        <source>centinaia e stesi</source>
        <translation>hundreds and spread</translation>
    </message>
    <message>
        <source>centinaia e due pile</source>
        <translation>hundreds and two piles</translation>
    </message>
    <message>
        <source>centinaia e pile da 5</source>
        <translation>hundreds and piles of 5</translation>
    </message>
    <message>
        <source>centinaia e strisciati</source>
        <translation>hundreds and slid</translation>
    </message>
    <message>
        <source>centinaia di valuta per più posizioni</source>
        <translation>hundreds of value for several positions</translation>
    </message>
    <message>
        <source>è giusto? colore</source>
        <translation>is it right? colour</translation>
    </message>
    <message>
        <source>è giusto? valuta, una posizione</source>
        <translation>is it right? value, one position</translation>
    </message>
    <message>
        <source>è giusto? valuta, più posizioni</source>
        <translation>is it right? value, several positions</translation>
    </message>
    <message>
        <source>tutti i cavalli, {of}</source>
        <translation>all splits, {of}</translation>
    </message>
    <message>
        <source>tutti i carré, {of}</source>
        <translation>all corners, {of}</translation>
    </message>
    <message>
        <source>pieno e cavalli, {of}</source>
        <translation>straight and splits, {of}</translation>
    </message>
    <message>
        <source>pieno e carré, {of}</source>
        <translation>straight and corners, {of}</translation>
    </message>
    <message>
        <source>il totale {of}</source>
        <translation>the total {of}</translation>
    </message>
    <message>
        <source>completo, {of}</source>
        <translation>complete, {of}</translation>
    </message>
    <message>
        <source>pezzi disuguali, {of}</source>
        <translation>uneven pieces, {of}</translation>
    </message>
    <message>
        <source>pezzi da {of}</source>
        <translation>pieces of {of}</translation>
    </message>
    <message>
        <source>finale 8/9 ridotta</source>
        <translation>finale 8/9 ridotta</translation>
    </message>
    <message>
        <source>finale a cavallo di {of}</source>
        <translation>finale a cavallo of {of}</translation>
    </message>
    <message>
        <source>con pieni nuovi</source>
        <translation>with straights of their own</translation>
    </message>
    <message>
        <source>con pieni che ha già</source>
        <translation>with straights that it has already</translation>
    </message>
    <message>
        <source>somma giusta</source>
        <translation>money that divides</translation>
    </message>
    <message>
        <source>somma con resto</source>
        <translation>money with change</translation>
    </message>
    <message>
        <source>un gettone solo</source>
        <translation>a single chip</translation>
    </message>
    <message>
        <source>con pieni: vicini, serie, orfanelli</source>
        <translation>with straights: vicini, serie, orfanelli</translation>
    </message>
    <message>
        <source>con pieni: finali</source>
        <translation>with straights: finals</translation>
    </message>
    <message>
        <source>con pieni: laterali</source>
        <translation>with straights: laterali</translation>
    </message>
    <message>
        <source>in colore, i pezzi</source>
        <translation>in colour, the pieces</translation>
    </message>
    <message>
        <source>in colore, con resto</source>
        <translation>in colour, with change</translation>
    </message>
    <message>
        <source>gettoni uguali: {of}</source>
        <translation>equal chips: {of}</translation>
    </message>
    <message>
        <source>leggere i vicini fino a 40</source>
        <translation>reading vicini up to 40</translation>
    </message>
    <message>
        <source>leggere la serie fino a 40</source>
        <translation>reading the serie up to 40</translation>
    </message>
    <message>
        <source>leggere i vicini da 50</source>
        <translation>reading vicini from 50</translation>
    </message>
    <message>
        <source>leggere la serie da 50</source>
        <translation>reading the serie from 50</translation>
    </message>
    <message>
        <source>lo stesso totale: vicini o serie</source>
        <translation>the same total: vicini or serie</translation>
    </message>
    <message>
        <source>scrivere i vicini fino a 40</source>
        <translation>writing vicini up to 40</translation>
    </message>
    <message>
        <source>scrivere la serie fino a 40</source>
        <translation>writing the serie up to 40</translation>
    </message>
    <message>
        <source>scrivere i vicini da 50</source>
        <translation>writing vicini from 50</translation>
    </message>
    <message>
        <source>scrivere la serie da 50</source>
        <translation>writing the serie from 50</translation>
    </message>
    <message>
        <source>scrivere in gettoni uguali</source>
        <translation>writing in equal chips</translation>
    </message>
    <message>
        <source>pezzi che si tengono: {of}</source>
        <translation>pieces that are kept: {of}</translation>
    </message>
    <message>
        <source>a rifare, in pezzi</source>
        <translation>a rifare, in pieces</translation>
    </message>
    <message>
        <source>a completare, in pezzi</source>
        <translation>a completare, in pieces</translation>
    </message>
    <message>
        <source>a rifare, in valuta</source>
        <translation>a rifare, in value</translation>
    </message>
    <message>
        <source>a completare, in valuta</source>
        <translation>a completare, in value</translation>
    </message>
    <message>
        <source>per il tutto: serie</source>
        <translation>per il tutto: serie</translation>
    </message>
    <message>
        <source>per il tutto: vicini</source>
        <translation>per il tutto: vicini</translation>
    </message>
    <message>
        <source>per il tutto: vicini, il trio</source>
        <translation>per il tutto: vicini, the trio</translation>
    </message>
    <message>
        <source>sopra il massimo: serie</source>
        <translation>over the maximum: serie</translation>
    </message>
    <message>
        <source>sopra il massimo: vicini piazzati</source>
        <translation>over the maximum: vicini placed</translation>
    </message>
    <message>
        <source>sopra il massimo: vicini a piazzare</source>
        <translation>over the maximum: vicini held</translation>
    </message>
    <message>
        <source>cambio di biglietti</source>
        <translation>change of notes</translation>
    </message>
    <message>
        <source>cambio di una massa</source>
        <translation>change of a mass</translation>
    </message>
    <message>
        <source>colore in valuta</source>
        <translation>colour into value</translation>
    </message>
    <message>
        <source>ordine dei biglietti</source>
        <translation>order of the notes</translation>
    </message>
    <message>
        <source>ordine del cambio con la cassa</source>
        <translation>order of the change with the cage</translation>
    </message>
    <message>
        <source>ordine della boîte</source>
        <translation>order of the boîte</translation>
    </message>
    <message>
        <source>boîte: dove va il gettone</source>
        <translation>boîte: where the chip goes</translation>
    </message>
    <message>
        <source>boîte: come si stende</source>
        <translation>boîte: how it is laid</translation>
    </message>
    <message>
        <source>cambio con la cassa</source>
        <translation>change with the cage</translation>
    </message>
    <message>
        <source>risultato: vince il banco</source>
        <translation>result: the bank wins</translation>
    </message>
    <message>
        <source>risultato: perde il banco</source>
        <translation>result: the bank loses</translation>
    </message>
    <message>
        <source>posizioni, {of}</source>
        <translation>positions, {of}</translation>
    </message>
    <message>
        <source>valuta in pila, {of}</source>
        <translation>value in stacks, {of}</translation>
    </message>
    <message>
        <source>colori in pila, {of}</source>
        <translation>colours in stacks, {of}</translation>
    </message>
    <message>
        <source>una chance</source>
        <translation>one chance</translation>
    </message>
    <message>
        <source>una colonna</source>
        <translation>a column</translation>
    </message>
    <message>
        <source>più chance</source>
        <translation>several chances</translation>
    </message>
    <message>
        <source>chance e numero</source>
        <translation>chances and number</translation>
    </message>
    <message>
        <source>più giocatori, {of}</source>
        <translation>several players, {of}</translation>
    </message>
    <message>
        <source>di non si sa chi</source>
        <translation>of nobody knows whom</translation>
    </message>
    <message>
        <source>0, 1, 2 e 3, {of}</source>
        <translation>0, 1, 2 and 3, {of}</translation>
    </message>
    <message>
        <source>tavolo pieno</source>
        <translation>full table</translation>
    </message>
    <message>
        <source>colore, pezzi pari</source>
        <translation>colour, even pieces</translation>
    </message>
    <message>
        <source>colore, pezzi dispari</source>
        <translation>colour, odd pieces</translation>
    </message>
    <message>
        <source>colore, uno o tre pezzi</source>
        <translation>colour, one piece or three</translation>
    </message>
    <message>
        <source>valuta che si divide</source>
        <translation>value that divides</translation>
    </message>
    <message>
        <source>valuta che non si divide</source>
        <translation>value that does not divide</translation>
    </message>
    <message>
        <source>valuta e biglietti</source>
        <translation>value and notes</translation>
    </message>
    <message>
        <source>poi la chance vince</source>
        <translation>then the chance wins</translation>
    </message>
    <message>
        <source>poi la chance perde</source>
        <translation>then the chance loses</translation>
    </message>
    <message>
        <source>poi di nuovo zero</source>
        <translation>then zero again</translation>
    </message>
    <message>
        <source>valuta, poi di nuovo zero</source>
        <translation>value, then zero again</translation>
    </message>
    <message>
        <source>ultimo colpo, colore</source>
        <translation>last spin, colour</translation>
    </message>
    <message>
        <source>ultimo colpo, valuta</source>
        <translation>last spin, value</translation>
    </message>
    <message>
        <source>ultimo colpo con la prigione</source>
        <translation>last spin with a prisoner</translation>
    </message>
    <message>
        <source>due giocatori</source>
        <translation>two players</translation>
    </message>
    <message>
        <source>colore e valuta</source>
        <translation>colour and value</translation>
    </message>
    <message>
        <source>due chance</source>
        <translation>two chances</translation>
    </message>
    <message>
        <source>tre numeri</source>
        <translation>three numbers</translation>
    </message>
    <message>
        <source>un vicino per parte: {of}</source>
        <translation>one neighbour a side: {of}</translation>
    </message>
    <message>
        <source>due vicini per parte: {of}</source>
        <translation>two neighbours a side: {of}</translation>
    </message>
    <message>
        <source>tre vicini per parte: {of}</source>
        <translation>three neighbours a side: {of}</translation>
    </message>
    <message>
        <source>chi sta in mezzo</source>
        <translation>who lies between</translation>
    </message>
    <message>
        <source>i due in mezzo</source>
        <translation>the two between</translation>
    </message>
    <message>
        <source>il secondo a sinistra</source>
        <translation>the second on the left</translation>
    </message>
    <message>
        <source>il secondo a destra</source>
        <translation>the second on the right</translation>
    </message>
    <message>
        <source>laterali di chi</source>
        <translation>whose laterali</translation>
    </message>
    <message>
        <source>il lato che manca</source>
        <translation>the neighbour that is missing</translation>
    </message>
    <message>
        <source>quali laterali vincono</source>
        <translation>which laterali win</translation>
    </message>
    <message>
        <source>combinazione sopra il massimo</source>
        <translation>combination over the maximum</translation>
    </message>
    <message>
        <source>il massimo taglia un gettone</source>
        <translation>the maximum cuts a chip</translation>
    </message>
    <message>
        <source>chance sopra il massimo</source>
        <translation>chance over the maximum</translation>
    </message>
    <message>
        <source>massimo: due giocatori</source>
        <translation>maximum: two players</translation>
    </message>
    <message>
        <source>massimo: il colore</source>
        <translation>maximum: colour</translation>
    </message>
    <message>
        <source>massimo: gli omaggi</source>
        <translation>maximum: complimentary chips</translation>
    </message>
    <message>
        <source>biglietti soli</source>
        <translation>notes alone</translation>
    </message>
    <message>
        <source>biglietti e gettoni</source>
        <translation>notes and chips</translation>
    </message>
    <message>
        <source>biglietti che perdono</source>
        <translation>notes that lose</translation>
    </message>
    <message>
        <source>vincita lasciata una volta</source>
        <translation>winnings left once</translation>
    </message>
    <message>
        <source>vincita lasciata due volte</source>
        <translation>winnings left twice</translation>
    </message>
    <message>
        <source>il terzo colpo</source>
        <translation>the third spin</translation>
    </message>
    <message>
        <source>dozzina o colonna lasciata</source>
        <translation>dozen or column left</translation>
    </message>
    <message>
        <source>lasciata, poi lo zero</source>
        <translation>left, then zero</translation>
    </message>
    <message>
        <source>esattamente il massimo</source>
        <translation>exactly the maximum</translation>
    </message>
    <message>
        <source>gettoni aggiunti</source>
        <translation>chips added</translation>
    </message>
    <message>
        <source>colore, parità, metà: {of}</source>
        <translation>colour, parity, half: {of}</translation>
    </message>
    <message>
        <source>tutto l&apos;annuncio: {of}</source>
        <translation>the whole call bet: {of}</translation>
    </message>
    <message>
        <source>letto: {of}</source>
        <translation>read: {of}</translation>
    </message>
    <message>
        <source>ascoltato: {of}</source>
        <translation>heard: {of}</translation>
    </message>
    <message>
        <source>ascoltato il numero: {of}</source>
        <translation>the number heard: {of}</translation>
    </message>
    <message>
        <source>due colonne a cavallo</source>
        <translation>double column</translation>
    </message>
    <message>
        <source>due dozzine a cavallo</source>
        <translation>double dozen</translation>
    </message>
    <message>
        <source>a cavallo, perde</source>
        <translation>double, it loses</translation>
    </message>
    <message>
        <source>solo puntate a cavallo</source>
        <translation>doubles alone</translation>
    </message>
    <message>
        <source>a cavallo e semplici</source>
        <translation>doubles and singles</translation>
    </message>
    <message>
        <source>zero, regola b i</source>
        <translation>zero, rule b i</translation>
    </message>
    <message>
        <source>zero, regola b ii</source>
        <translation>zero, rule b ii</translation>
    </message>
    <message>
        <source>l&apos;estrazione conta</source>
        <translation>the draw counts</translation>
    </message>
    <message>
        <source>l&apos;estrazione è nulla</source>
        <translation>the draw is void</translation>
    </message>
    <message>
        <source>vantaggio, regola b i</source>
        <translation>edge, rule b i</translation>
    </message>
    <message>
        <source>vantaggio, regola b ii</source>
        <translation>edge, rule b ii</translation>
    </message>
    <message>
        <source>le cinque passate, {of}</source>
        <translation>the five sweeps, {of}</translation>
    </message>
    <message>
        <source>una puntata per passata, {of}</source>
        <translation>a stake for each sweep, {of}</translation>
    </message>
    <message>
        <source>dentro una passata, {of}</source>
        <translation>inside one sweep, {of}</translation>
    </message>
    <message>
        <source>tappeto pieno, {of}</source>
        <translation>full layout, {of}</translation>
    </message>
    <message>
        <source>pallina nel verso del cilindro</source>
        <translation>ball with the wheel</translation>
    </message>
    <message>
        <source>lanciata troppo presto</source>
        <translation>thrown too early</translation>
    </message>
    <message>
        <source>nessuna casella</source>
        <translation>no pocket</translation>
    </message>
    <message>
        <source>motivo del capo tavolo</source>
        <translation>the table chief&apos;s reason</translation>
    </message>
    <message>
        <source>colpo regolare</source>
        <translation>a good throw</translation>
    </message>
    <message>
        <source>sette giri giusti</source>
        <translation>just seven turns</translation>
    </message>
    <message>
        <source>puntata tardiva</source>
        <translation>late bet</translation>
    </message>
    <message>
        <source>appena pagato</source>
        <translation>just paid</translation>
    </message>
    <message>
        <source>il lancio dopo: pochi giri</source>
        <translation>the next throw: few turns</translation>
    </message>
    <message>
        <source>il lancio dopo: verso del cilindro</source>
        <translation>the next throw: ball with the wheel</translation>
    </message>
    <message>
        <source>il lancio dopo: corpo estraneo</source>
        <translation>the next throw: foreign body</translation>
    </message>
    <message>
        <source>il lancio dopo: colpo regolare</source>
        <translation>the next throw: a good one</translation>
    </message>
    <message>
        <source>che cosa si fa dopo: pochi giri</source>
        <translation>what is done then: few turns</translation>
    </message>
    <message>
        <source>che cosa si fa dopo: corpo estraneo</source>
        <translation>what is done then: foreign body</translation>
    </message>
    <message>
        <source>che cosa si fa dopo: cilindro fermo</source>
        <translation>what is done then: wheel stopped</translation>
    </message>
    <message>
        <source>tutto insieme: troppo presto</source>
        <translation>all together: too early</translation>
    </message>
    <message>
        <source>tutto insieme: nessuna casella</source>
        <translation>all together: no pocket</translation>
    </message>
    <message>
        <source>tutto insieme: capo tavolo</source>
        <translation>all together: the table chief</translation>
    </message>
    <message>
        <source>tutto insieme: sette giri</source>
        <translation>all together: seven turns</translation>
    </message>
    <message>
        <source>colpo calmo: {of}</source>
        <translation>calm spin: {of}</translation>
    </message>
    <message>
        <source>con annunci: {of}</source>
        <translation>with call bets: {of}</translation>
    </message>
    <message>
        <source>con errori: {of}</source>
        <translation>with mistakes: {of}</translation>
    </message>
    <message>
        <source>con lo zero: {of}</source>
        <translation>with zero: {of}</translation>
    </message>
    <message>
        <source>tre colpi: {of}</source>
        <translation>three spins: {of}</translation>
    </message>
    <message>
        <source>totale per posizione</source>
        <translation>total by position</translation>
    </message>
    <message>
        <source>un pagamento</source>
        <translation>one payment</translation>
    </message>
    <message>
        <source>ordine dei pagamenti</source>
        <translation>order of the payments</translation>
    </message>
    <message>
        <source>pulizia</source>
        <translation>clearing</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>prima dozzina</source>
        <translation>first dozen</translation>
    </message>
    <message>
        <source>seconda dozzina</source>
        <translation>second dozen</translation>
    </message>
    <message>
        <source>terza dozzina</source>
        <translation>third dozen</translation>
    </message>
    <message>
        <source>al centro</source>
        <translation>in the middle</translation>
    </message>
    <message>
        <source>colonne esterne</source>
        <translation>outer columns</translation>
    </message>
    <message>
        <source>cilindro a sinistra</source>
        <translation>cylinder on the left</translation>
    </message>
    <message>
        <source>cilindro a destra</source>
        <translation>cylinder on the right</translation>
    </message>
    <message>
        <source>cinque pezzi</source>
        <translation>five pieces</translation>
    </message>
    <message>
        <source>quattro pezzi</source>
        <translation>four pieces</translation>
    </message>
    <message>
        <source>tre pezzi</source>
        <translation>three pieces</translation>
    </message>
    <message>
        <source>prima fila</source>
        <translation>first row</translation>
    </message>
    <message>
        <source>ultima fila</source>
        <translation>last row</translation>
    </message>
    <message>
        <source>lo zero</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>frasi e mosse</source>
        <translation>sentences and acts</translation>
    </message>
    <message>
        <source>il lancio</source>
        <translation>the throw</translation>
    </message>
    <message>
        <source>la pulizia</source>
        <translation>the clearing</translation>
    </message>
    <message>
        <source>i pagamenti</source>
        <translation>the payments</translation>
    </message>
    <message>
        <source>gli annunci</source>
        <translation>the call bets</translation>
    </message>
    <message>
        <source>le puntate</source>
        <translation>the bets</translation>
    </message>
    <message>
        <source>i colpi nulli</source>
        <translation>void throws</translation>
    </message>
    <message>
        <source>«À partager»</source>
        <translation>“À partager”</translation>
    </message>
    <message>
        <source>i prigionieri</source>
        <translation>the prisoners</translation>
    </message>
    <message>
        <source>la fine del turno</source>
        <translation>the end of the turn</translation>
    </message>
    <message>
        <source>risponde, e va avanti</source>
        <translation>answers, and goes on</translation>
    </message>
    <message>
        <source>il manuale; lì dentro questa pagina, con la lingua</source>
        <translation>the manual; in it this page, with the language</translation>
    </message>
    <message>
        <source>non so: si vede la soluzione</source>
        <translation>I do not know: the solution is shown</translation>
    </message>
    <message>
        <source>perché? anche di una risposta giusta</source>
        <translation>why? of a right answer too</translation>
    </message>
    <message>
        <source>orologio sì o no</source>
        <translation>clock on or off</translation>
    </message>
    <message>
        <source>ripete quel che si ascolta</source>
        <translation>says once more what is heard</translation>
    </message>
    <message>
        <source>un altro livello dello stesso esercizio</source>
        <translation>another level of the same drill</translation>
    </message>
    <message>
        <source>riprende quel che è rimasto a metà</source>
        <translation>goes on with what was left in the middle</translation>
    </message>
    <message>
        <source>comincia da capo, dove è chiesto</source>
        <translation>begins anew, where that is asked</translation>
    </message>
    <message>
        <source>passo per passo nella soluzione, o nel riesame</source>
        <translation>step by step through the solution, or through what is over</translation>
    </message>
    <message>
        <source>nei progressi l&apos;esercizio prima e dopo</source>
        <translation>in progress the drill before and after</translation>
    </message>
    <message>
        <source>toglie l&apos;ultimo segno</source>
        <translation>takes back the last sign</translation>
    </message>
    <message>
        <source>esce: quel che è risposto resta</source>
        <translation>leaves: what was answered stays</translation>
    </message>
    <message>
        <source>pezzi, o un numero</source>
        <translation>pieces, or a number</translation>
    </message>
    <message>
        <source>denaro</source>
        <translation>money</translation>
    </message>
    <message>
        <source>numeri, con uno spazio</source>
        <translation>numbers, with a space between</translation>
    </message>
    <message>
        <source>posizioni; due pezzi sulla trasversale 0/2/3</source>
        <translation>positions; two pieces on the trio 0/2/3</translation>
    </message>
    <message>
        <source>colonna, dozzina, rosso, nero, pari, dispari, manque, passe</source>
        <translation>column, dozen, red, black, even, odd, low, high</translation>
    </message>
    <message>
        <source>gettoni di valuta</source>
        <translation>chips of value</translation>
    </message>
    <message>
        <source>gettoni di colore, con la lettera del colore</source>
        <translation>chips of a colour, by the colour&apos;s letter</translation>
    </message>
    <message>
        <source>una stecca, e una strisciata di 5</source>
        <translation>a stack, and one slid by 5</translation>
    </message>
    <message>
        <source>pile tagliate</source>
        <translation>cut piles</translation>
    </message>
    <message>
        <source>cinque stecche insieme</source>
        <translation>five stacks together</translation>
    </message>
    <message>
        <source>le lettere, nell&apos;ordine giusto</source>
        <translation>the letters, in the right order</translation>
    </message>
    <message>
        <source>Tasti, risposte, lingua</source>
        <translation>Keys, answers, language</translation>
    </message>
    <message>
        <source>tempo scaduto</source>
        <translation>time is over</translation>
    </message>
    <message>
        <source>tempo</source>
        <translation>time</translation>
    </message>
    <message>
        <source>i momenti prima</source>
        <translation>the moments before</translation>
    </message>
    <message>
        <source>i momenti dopo</source>
        <translation>the moments after</translation>
    </message>
    <message>
        <source>Ancora gli stessi</source>
        <translation>The same again</translation>
    </message>
    <message>
        <source>Al risultato</source>
        <translation>To the result</translation>
    </message>
    <message>
        <source>Tu: {answer}</source>
        <translation>You: {answer}</translation>
    </message>
    <message>
        <source>Giusto: {answer}</source>
        <translation>Right: {answer}</translation>
    </message>
    <message>
        <source>{seconds} / {needed} s</source>
        <translation>{seconds} / {needed} s</translation>
    </message>
    <message>
        <source>1 lento</source>
        <translation>1 slow</translation>
    </message>
    <message>
        <source>{count} lenti</source>
        <translation>{count} slow</translation>
    </message>
    <message>
        <source>{seconds} s in tutto, al tavolo {needed} s</source>
        <translation>{seconds} s in all, at a table {needed} s</translation>
    </message>
    <message>
        <source>altri gettoni</source>
        <translation>other chips</translation>
    </message>
    <message>
        <source>Tutti pagati: prima quello che vuole altri gettoni</source>
        <translation>All paid: first the one who wants other chips</translation>
    </message>
    <message>
        <source>prima: resta?</source>
        <translation>first: stays?</translation>
    </message>
    <message>
        <source>Tutti pagati: prima si chiede se la vincita resta</source>
        <translation>All paid: first ask whether the winnings stay</translation>
    </message>
    <message>
        <source>{count} pagamenti?</source>
        <translation>{count} payments?</translation>
    </message>
    <message>
        <source>ancora: € {amount}</source>
        <translation>again: € {amount}</translation>
    </message>
    <message>
        <source>Toccare ancora: {count} pagamenti, € {amount}</source>
        <translation>Touch again: {count} payments, € {amount}</translation>
    </message>
    <message>
        <source>{count}: di chi?</source>
        <translation>{count}: whose?</translation>
    </message>
    <message>
        <source>di {count} non si sa di chi</source>
        <translation>of {count} nobody knows whose</translation>
    </message>
    <message>
        <source>Minimo: {was} → {now}</source>
        <translation>Minimum: {was} → {now}</translation>
    </message>
    <message>
        <source>Puntata a lato dopo «Rien ne va plus»</source>
        <translation>Side wager after “Rien ne va plus”</translation>
    </message>
    <message>
        <source>perché: {reason}</source>
        <translation>why: {reason}</translation>
    </message>
    <message>
        <source>Giro abbandonato: chi lo decide?</source>
        <translation>Round abandoned: who decides it?</translation>
    </message>
    <message>
        <source>si revoca</source>
        <translation>taken back</translation>
    </message>
    <message>
        <source>era: {chips}</source>
        <translation>was: {chips}</translation>
    </message>
    <message>
        <source>ora: {chips}</source>
        <translation>now: {chips}</translation>
    </message>
    <message>
        <source>Pagamento {order} del colpo {spin}: € {was} → € {now}</source>
        <translation>Payment {order} of spin {spin}: € {was} → € {now}</translation>
    </message>
    <message>
        <source>decisione: {reason}</source>
        <translation>decision: {reason}</translation>
    </message>
    <message>
        <source>Pagamento {order}: € {amount}</source>
        <translation>Payment {order}: € {amount}</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo per primo. Toccare un pagamento per vederlo e correggerlo.</source>
        <translation>The last spin first. Touch a payment to see it and put it right.</translation>
    </message>
    <message>
        <source>I pagamenti di questa sera</source>
        <translation>Tonight&apos;s payments</translation>
    </message>
    <message>
        <source>pagina {page} di {pages}</source>
        <translation>page {page} of {pages}</translation>
    </message>
    <message>
        <source>Più recenti</source>
        <translation>Newer</translation>
    </message>
    <message>
        <source>Più vecchi</source>
        <translation>Older</translation>
    </message>
    <message>
        <source>pieno {where}</source>
        <translation>straight {where}</translation>
    </message>
    <message>
        <source>{count} pieni {where}</source>
        <translation>{count} straights {where}</translation>
    </message>
    <message>
        <source>cavallo {where}</source>
        <translation>split {where}</translation>
    </message>
    <message>
        <source>{count} cavalli {where}</source>
        <translation>{count} splits {where}</translation>
    </message>
    <message>
        <source>terzina {where}</source>
        <translation>street {where}</translation>
    </message>
    <message>
        <source>{count} terzine {where}</source>
        <translation>{count} streets {where}</translation>
    </message>
    <message>
        <source>trasversale {where}</source>
        <translation>trio {where}</translation>
    </message>
    <message>
        <source>{count} trasversali {where}</source>
        <translation>{count} trios {where}</translation>
    </message>
    <message>
        <source>carré {where}</source>
        <translation>corner {where}</translation>
    </message>
    <message>
        <source>{count} carré {where}</source>
        <translation>{count} corners {where}</translation>
    </message>
    <message>
        <source>sestina {where}</source>
        <translation>six line {where}</translation>
    </message>
    <message>
        <source>{count} sestine {where}</source>
        <translation>{count} six lines {where}</translation>
    </message>
    <message>
        <source>1ª dozzina</source>
        <translation>1st dozen</translation>
    </message>
    <message>
        <source>2ª dozzina</source>
        <translation>2nd dozen</translation>
    </message>
    <message>
        <source>3ª dozzina</source>
        <translation>3rd dozen</translation>
    </message>
    <message>
        <source>4.3, chance</source>
        <translation>4.3, chances</translation>
    </message>
    <message>
        <source>4.3, valuta: combinazione, posizione, valore</source>
        <translation>4.3, value: combination, position, value</translation>
    </message>
    <message>
        <source>4.3, colore: combinazione, posizione, collocazione</source>
        <translation>4.3, colour: combination, position, place in the stack</translation>
    </message>
    <message>
        <source>colonna {where}</source>
        <translation>column {where}</translation>
    </message>
    <message>
        <source>colonne {where}</source>
        <translation>columns {where}</translation>
    </message>
    <message>
        <source>dozzine {where}</source>
        <translation>dozens {where}</translation>
    </message>
    <message>
        <source>{count} su {where}</source>
        <translation>{count} on {where}</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo, {colour}. Come si stende?</source>
        <translation>1 piece is paid, {colour}. How is it laid out?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value} al posto {seat}, per una posizione. Come si stende?</source>
        <translation>1 piece of {value} is paid to seat {seat}, for one position. How is it laid out?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value} al posto {seat}, per più posizioni. Come si stende?</source>
        <translation>1 piece of {value} is paid to seat {seat}, for several positions. How is it laid out?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore. Come si stende?</source>
        <translation>1 piece of colour is paid. How is it laid out?</translation>
    </message>
    <message>
        <source>Una sola puntata: si paga 1 pezzo da {value}. Come si stende?</source>
        <translation>A single bet: 1 piece of {value} is paid. How is it laid out?</translation>
    </message>
    <message>
        <source>Più puntate insieme: si paga 1 pezzo da {value}. Come si stende?</source>
        <translation>Several bets together: 1 piece of {value} is paid. How is it laid out?</translation>
    </message>
    <message>
        <source>Si doveva pagare 1 pezzo di colore. Quale regola non è rispettata?</source>
        <translation>1 piece of colour was to be paid. Which rule is broken?</translation>
    </message>
    <message>
        <source>Una sola puntata: si doveva pagare 1 pezzo da {value}. Quale regola non è rispettata?</source>
        <translation>A single bet: 1 piece of {value} was to be paid. Which rule is broken?</translation>
    </message>
    <message>
        <source>Più puntate insieme: si doveva pagare 1 pezzo da {value}. Quale regola non è rispettata?</source>
        <translation>Several bets together: 1 piece of {value} was to be paid. Which rule is broken?</translation>
    </message>
    <message>
        <source>1 pezzo: fino a 5 si stendono.</source>
        <translation>1 piece: up to 5 are spread.</translation>
    </message>
    <message>
        <source>1 pezzo: alla francese, fino a 9 si stendono.</source>
        <translation>1 piece: the French way, up to 9 are spread.</translation>
    </message>
    <message>
        <source>1 pezzo di colore da {value}: quanto vale?</source>
        <translation>1 piece of colour at {value}: what is it worth?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore da {value}: quanto vale?</source>
        <translation>1 piece of colour at {value} is paid: what is it worth?</translation>
    </message>
    <message>
        <source>Un giocatore lascia il tavolo con 1 pezzo di colore da {value}: in quali gettoni si cambia?</source>
        <translation>A player leaves the table with 1 piece of colour at {value}: into which chips is it changed?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore da {value}, tutto in valuta: con quali gettoni?</source>
        <translation>1 piece of colour at {value} is paid, all in value chips: with which chips?</translation>
    </message>
    <message>
        <source>L&apos;altro pezzo: {worth}.</source>
        <translation>The other piece: {worth}.</translation>
    </message>
    <message>
        <source>1 pezzo da {value} vale {worth}.</source>
        <translation>1 piece of {value} is worth {worth}.</translation>
    </message>
    <message>
        <source>{worth} a {value} il pezzo: 1 pezzo.</source>
        <translation>{worth} at {value} a piece: 1 piece.</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore, nient&apos;altro è chiesto: con quali gettoni?</source>
        <translation>1 piece of colour is paid, nothing else is asked for: with which chips?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value}, nient&apos;altro è chiesto: con quali gettoni?</source>
        <translation>1 piece of {value} is paid, nothing else is asked for: with which chips?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value} in valuta mista: con quali gettoni, frazione per frazione?</source>
        <translation>1 piece of {value} is paid in mixed value: with which chips, group by group?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore da {value}, il più possibile in gettoni da {with}: con quali gettoni?</source>
        <translation>1 piece of colour at {value} is paid, as far as possible in chips of {with}: with which chips?</translation>
    </message>
    <message>
        <source>1 pezzo da {value} vale {worth}: si conta in valore.</source>
        <translation>1 piece of {value} is worth {worth}: it is counted in value.</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value}, {colour}: lo vuole in gettoni da {with}. Con quali gettoni?</source>
        <translation>1 piece of {value} is paid, {colour}: he wants it in chips of {with}. With which chips?</translation>
    </message>
    <message>
        <source>Ce n&apos;è già uno a metà. Continui quello?</source>
        <translation>One is left in the middle already. Go on with it?</translation>
    </message>
    <message>
        <source>{title}, {place} di {of}. Se ricominci quello si dimentica; le risposte già date restano.</source>
        <translation>{title}, {place} of {of}. If you begin anew it is forgotten; the answers already given are kept.</translation>
    </message>
    <message>
        <source>Comincia da capo</source>
        <translation>Begin anew</translation>
    </message>
    <message>
        <source>Continua</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>lì c&apos;è qualcosa che non è un file</source>
        <translation>what lies there is no file</translation>
    </message>
    <message>
        <source>la cartella non c&apos;è</source>
        <translation>there is no such folder</translation>
    </message>
    <message>
        <source>in quella cartella non si può scrivere</source>
        <translation>nothing may be written into that folder</translation>
    </message>
    <message>
        <source>il disco è pieno</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>lì c&apos;è già qualcosa con questo nome</source>
        <translation>there is something of this name already</translation>
    </message>
    <message>
        <source>{path} non è stato scritto: {why}. Ciò che c&apos;era prima è rimasto.</source>
        <translation>{path} was not written: {why}. What was there before is untouched.</translation>
    </message>
    <message>
        <source>Cartella</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>File {kind}</source>
        <translation>{kind} file</translation>
    </message>
    <message>
        <source>Cerca in:</source>
        <translation>Look in:</translation>
    </message>
    <message>
        <source>Tipo di file:</source>
        <translation>Files of type:</translation>
    </message>
    <message>
        <source>Il file degli esercizi {path} è danneggiato: le risposte non si leggono.</source>
        <translation>The practice file {path} is damaged: the answers cannot be read.</translation>
    </message>
    <message>
        <source>Adesso niente resta in {path}: {why}</source>
        <translation>Nothing is kept in {path} now: {why}</translation>
    </message>
    <message>
        <source>Il file degli esercizi era danneggiato: ora è {aside}, e ne è cominciato uno nuovo.</source>
        <translation>The practice file was damaged: it is {aside} now, and a new one was begun.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Fill</translation>
    </message>
    <message>
        <source>chiusura {closing} + credit {credits} + biglietti {drop} − apertura {opening} − fill {fills}</source>
        <translation>closing {closing} + credits {credits} + notes {drop} − opening {opening} − fills {fills}</translation>
    </message>
    <message>
        <source>Lancio non riuscito</source>
        <translation>Launch failed</translation>
    </message>
    <message>
        <source>La pallina è stata tolta</source>
        <translation>The ball was taken out</translation>
    </message>
    <message>
        <source>Il colpo è finito senza numero</source>
        <translation>The spin ended without a number</translation>
    </message>
    <message>
        <source>Guasto nel cilindro</source>
        <translation>Fault in the wheel</translation>
    </message>
    <message>
        <source>Al colpo {spin} si è già pagato: il numero si può solo correggere</source>
        <translation>Spin {spin} has payments made: its number can only be corrected</translation>
    </message>
    <message>
        <source>Un annuncio prosegue dal colpo {spin}: il numero si può solo correggere</source>
        <translation>A call bet goes on from spin {spin}: its number can only be corrected</translation>
    </message>
    <message>
        <source>Quell&apos;annuncio non prosegue: non c&apos;è niente da revocare</source>
        <translation>That call bet does not go on: there is nothing to take back</translation>
    </message>
    <message>
        <source>L&apos;annuncio è un altro: {repeat}, {owner}</source>
        <translation>The call bet is another one: {repeat}, {owner}</translation>
    </message>
    <message>
        <source>I pezzi di quell&apos;annuncio non stanno più lì: prima si rimettono</source>
        <translation>The pieces of that call bet lie there no more: they are put back first</translation>
    </message>
    <message>
        <source>Cambierebbe la vincita di un annuncio, che con quella prosegue</source>
        <translation>It would change what a call bet won, which goes on with it</translation>
    </message>
    <message>
        <source>Su {position} non c&apos;è niente: {owner}</source>
        <translation>Nothing lies on {position}: {owner}</translation>
    </message>
    <message>
        <source>Su {position} la vincita resta già: {owner}</source>
        <translation>On {position} the winnings stay already: {owner}</translation>
    </message>
    <message>
        <source>Su {position} la vincita non resta: {owner}</source>
        <translation>On {position} the winnings are not left: {owner}</translation>
    </message>
    <message>
        <source>Quello che si corregge non è scritto</source>
        <translation>What is to be corrected is not recorded</translation>
    </message>
    <message>
        <source>Quello non aspetta risposta</source>
        <translation>That waits for no answer</translation>
    </message>
    <message>
        <source>Lì c&apos;è la puntata per gli impiegati: nessun giocatore l&apos;ha tolta</source>
        <translation>The stake for the employees lies there: no player took it up</translation>
    </message>
    <message>
        <source>Niente è in custodia: {owner}</source>
        <translation>Nothing is held: {owner}</translation>
    </message>
    <message>
        <source>Quella è già una correzione: si corregge ancora quanto correggeva</source>
        <translation>That is a correction itself: what it was about is corrected once more</translation>
    </message>
    <message>
        <source>Il pagamento {order} era contestato, e la sua puntata è scritta altrimenti</source>
        <translation>Payment {order} was disputed, and its bet was entered otherwise</translation>
    </message>
    <message>
        <source>Un lettore ha lasciato il colpo ({cause}): l&apos;altro continua.</source>
        <translation>One reader gave the spin up ({cause}): the other goes on.</translation>
    </message>
    <message>
        <source>Le righe del lettore non si scrivono ({fault}): guardare il disco. Si gioca.</source>
        <translation>The reader&apos;s lines cannot be written ({fault}): look at the disk. Play goes on.</translation>
    </message>
    <message>
        <source>Le impostazioni non si scrivono ({fault}): valgono fino all&apos;uscita.</source>
        <translation>The settings cannot be written ({fault}): they hold until the program ends.</translation>
    </message>
    <message>
        <source>{number} non è un numero da 0 a 36.</source>
        <translation>{number} is not a number from 0 to 36.</translation>
    </message>
    <message>
        <source>Qui non c&apos;è un registro: {path}.</source>
        <translation>There is no journal here: {path}.</translation>
    </message>
    <message>
        <source>Il registro {path} è di un programma più nuovo: aprirlo con quello.</source>
        <translation>The journal {path} is a newer program&apos;s: open it with that one.</translation>
    </message>
    <message>
        <source>{path} è su un disco di rete: il registro sta sul disco di questa macchina.</source>
        <translation>{path} is on a network share: the journal lies on this machine&apos;s own disk.</translation>
    </message>
    <message>
        <source>{name}: primo codice dall&apos;amministratore {user}.</source>
        <translation>{name}: first code from administrator {user}.</translation>
    </message>
    <message>
        <source>{path} non si è aperto: si continua in {fresh}.</source>
        <translation>{path} could not be opened: the table goes on in {fresh}.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}): quel lettore non si ascolta.</source>
        <translation>Wrong settings ({path}): that reader is not listened to.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}): una del lettore è lasciata fuori.</source>
        <translation>Wrong settings ({path}): one of the reader&apos;s is left out.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}): il registro non ha un secondo posto.</source>
        <translation>Wrong settings ({path}): the journal has no second place.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}): alla casa non si manda niente.</source>
        <translation>Wrong settings ({path}): nothing is sent to the house.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}.toml), com&apos;erano in {aside}: guardarle.</source>
        <translation>Wrong settings ({path}.toml), as they were in {aside}: look at them.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}.toml): guardarle.</source>
        <translation>Wrong settings ({path}.toml): look at them.</translation>
    </message>
    <message>
        <source>Qui non c&apos;è niente da leggere: il registro o le liste non si aprono.</source>
        <translation>There is nothing to read here: the journal or the lists do not open.</translation>
    </message>
    <message>
        <source>Le liste si fanno dal registro: la prima volta ci vuole un momento.</source>
        <translation>The lists are made from the journal: the first time it takes a moment.</translation>
    </message>
    <message>
        <source>Nel registro non c&apos;è ancora nessun tavolo.</source>
        <translation>There is no table in the journal yet.</translation>
    </message>
    <message>
        <source>Si legge il registro…</source>
        <translation>The journal is being read…</translation>
    </message>
    <message>
        <source>Registrato: sta nel registro.</source>
        <translation>Recorded: it stands in the journal.</translation>
    </message>
    <message>
        <source>Le righe sbarrate restano nel registro; vale la correzione che le nomina.</source>
        <translation>Rows struck through stay in the journal; the correction that names them holds.</translation>
    </message>
    <message>
        <source>Ultimo fatto della giornata: n. {seq}, {at}. Chi conserva questo foglio può provare, con «capotavolo verify --head», che il registro fino a qui non è stato cambiato.</source>
        <translation>Last event of the day: no. {seq}, {at}. Whoever keeps this page can prove, with “capotavolo verify --head”, that the journal up to here was not changed.</translation>
    </message>
    <message>
        <source>Lettore</source>
        <translation>Reader</translation>
    </message>
    <message>
        <source>Registro del tavolo</source>
        <translation>Table&apos;s journal</translation>
    </message>
    <message>
        <source>Programma</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Secondo posto del registro</source>
        <translation>Journal&apos;s second place</translation>
    </message>
    <message>
        <source>Copia della casa</source>
        <translation>House&apos;s copy</translation>
    </message>
    <message>
        <source>Liste dei colpi</source>
        <translation>Lists of spins</translation>
    </message>
    <message>
        <source>Registro delle persone</source>
        <translation>Register of people</translation>
    </message>
    <message>
        <source>i biglietti giocano solo sulle chance</source>
        <translation>notes play on chances only</translation>
    </message>
    <message>
        <source>gli omaggi non giocano sulle chance</source>
        <translation>complimentary chips never play on chances</translation>
    </message>
    <message>
        <source>solo i biglietti giocano fino al massimo</source>
        <translation>only notes play up to the maximum</translation>
    </message>
    <message>
        <source>solo i vicini a piazzare superano un massimo, su 0/2/3 e 25/29</source>
        <translation>only held neighbours may exceed a maximum, on 0/2/3 and 25/29</translation>
    </message>
    <message>
        <source>una vincita resta solo sulle chance, mai di un prigioniero</source>
        <translation>winnings stay on chances only, never a prisoner&apos;s</translation>
    </message>
    <message>
        <source>solo le chance semplici hanno prigioni</source>
        <translation>only even-money chances have prisoners</translation>
    </message>
    <message>
        <source>si imprigiona solo una puntata libera su una chance semplice</source>
        <translation>only a free stake on an even-money chance can be shut in</translation>
    </message>
    <message>
        <source>{house} non offre {position}</source>
        <translation>{house} does not offer {position}</translation>
    </message>
    <message>
        <source>{house} non ha la prigione</source>
        <translation>{house} has no prison</translation>
    </message>
    <message>
        <source>il registro non è più lì</source>
        <translation>the journal lies there no more</translation>
    </message>
    <message>
        <source>al posto del registro c&apos;è un altro file</source>
        <translation>another file lies in the journal&apos;s place</translation>
    </message>
    <message>
        <source>c&apos;è già un file con questo nome</source>
        <translation>there is a file of this name already</translation>
    </message>
    <message>
        <source>pagamento {order}: già contestato prima di «Rien va»</source>
        <translation>payment {order}: disputed already before “Rien va”</translation>
    </message>
    <message>
        <source>non è un file</source>
        <translation>it is no file</translation>
    </message>
    <message>
        <source>è una cartella</source>
        <translation>it is a folder</translation>
    </message>
    <message>
        <source>è un file di un altro tipo</source>
        <translation>it is a file of another kind</translation>
    </message>
    <message>
        <source>è di un altro programma</source>
        <translation>it is another program&apos;s</translation>
    </message>
    <message>
        <source>questo disco non tiene un registro sicuro</source>
        <translation>this disk cannot keep a safe journal</translation>
    </message>
    <message>
        <source>risponde un altro programma</source>
        <translation>another program answers</translation>
    </message>
    <message>
        <source>arriva un messaggio troppo lungo</source>
        <translation>a message came that is too long</translation>
    </message>
    <message>
        <source>un messaggio è arrivato cambiato</source>
        <translation>a message was changed on its way</translation>
    </message>
    <message>
        <source>nessuno riceve</source>
        <translation>nobody receives</translation>
    </message>
    <message>
        <source>la linea si è interrotta ({fault})</source>
        <translation>the line broke off ({fault})</translation>
    </message>
    <message>
        <source>l&apos;altra parte ha chiuso la linea</source>
        <translation>the other side cut the line</translation>
    </message>
    <message>
        <source>non arriva più niente</source>
        <translation>nothing comes any more</translation>
    </message>
    <message>
        <source>la casa non conferma quanto ha ricevuto</source>
        <translation>the house does not confirm what it was sent</translation>
    </message>
    <message>
        <source>la casa non dice che cosa ha</source>
        <translation>the house does not say what it has</translation>
    </message>
    <message>
        <source>la casa ha un altro evento {seq}</source>
        <translation>the house has another event {seq}</translation>
    </message>
    <message>
        <source>lancio non riuscito</source>
        <translation>launch failed</translation>
    </message>
    <message>
        <source>pallina tolta</source>
        <translation>ball taken out</translation>
    </message>
    <message>
        <source>guasto</source>
        <translation>fault</translation>
    </message>
    <message>
        <source>la testina non l&apos;ha sentita</source>
        <translation>the head did not read it</translation>
    </message>
    <message>
        <source>cilindro</source>
        <translation>wheel</translation>
    </message>
    <message>
        <source>tamburo</source>
        <translation>tumbler</translation>
    </message>
    <message>
        <source>Nel registro alle {when}</source>
        <translation>Recorded at {when}</translation>
    </message>
    <message>
        <source>Fill: dalla cassa al banco</source>
        <translation>Fill: from the cage to the bank</translation>
    </message>
    <message>
        <source>Credit: dal banco alla cassa</source>
        <translation>Credit: from the bank to the cage</translation>
    </message>
    <message>
        <source>Fill: chi lo firma?</source>
        <translation>Fill: who signs it?</translation>
    </message>
    <message>
        <source>Credit: chi lo firma?</source>
        <translation>Credit: who signs it?</translation>
    </message>
    <message>
        <source>Apertura {opening} · fill {fills} · credit {credits} · biglietti {drop} · boîte {tips}</source>
        <translation>Opening {opening} · fills {fills} · credits {credits} · notes {drop} · boîte {tips}</translation>
    </message>
    <message>
        <source>registro n. {first} – {last}, catena verificata</source>
        <translation>journal no. {first} – {last}, chain verified</translation>
    </message>
    <message>
        <source>Il registro</source>
        <translation>The journal</translation>
    </message>
    <message>
        <source>n. {seq} del registro</source>
        <translation>no. {seq} of the journal</translation>
    </message>
    <message>
        <source>{device}: risponde</source>
        <translation>{device}: answers</translation>
    </message>
    <message>
        <source>{device}: non risponde: {why}</source>
        <translation>{device}: does not answer: {why}</translation>
    </message>
    <message>
        <source>Chi conserva questo foglio può provare, con «capotavolo verify --head», che il registro fino a questo colpo non è stato cambiato.</source>
        <translation>Whoever keeps this sheet can prove, with “capotavolo verify --head”, that the journal up to this spin was not changed.</translation>
    </message>
    <message>
        <source>Si leggono i registri</source>
        <translation>The journals are read</translation>
    </message>
    <message>
        <source>Nel registro non è ancora caduto nessun numero.</source>
        <translation>No number has fallen in the journal yet.</translation>
    </message>
    <message>
        <source>Leggi di nuovo i registri</source>
        <translation>Read the journals again</translation>
    </message>
    <message>
        <source>Questa è una copia, e in una copia non si scrive: aprire il registro del tavolo.</source>
        <translation>This is a copy, and nothing is written into a copy: open the table&apos;s journal.</translation>
    </message>
    <message>
        <source>{path}: qui non si scrive, e mancano le liste che stanno accanto al registro. Copiare il registro in una cartella in cui si scrive, e aprirlo lì.</source>
        <translation>{path}: nothing may be written here, and the lists beside the journal are missing. Copy the journal to a folder that may be written, and open it there.</translation>
    </message>
    <message>
        <source>{path}: qui non c&apos;è nessun registro.</source>
        <translation>{path}: there is no journal here.</translation>
    </message>
    <message>
        <source>{path} è vuoto, come può lasciarlo una mancanza di corrente: rimettere una copia.</source>
        <translation>{path} is empty, as a power cut can leave it: put a copy back.</translation>
    </message>
    <message>
        <source>{path} non è un registro, o il suo inizio è distrutto.</source>
        <translation>{path} is no journal, or its beginning is destroyed.</translation>
    </message>
    <message>
        <source>Il registro {path} è guasto. Resta com&apos;è: lo esamina «capotavolo verify».</source>
        <translation>The journal {path} is damaged. It stays as it is: “capotavolo verify” examines it.</translation>
    </message>
    <message>
        <source>{path} è di un programma più nuovo (revisione {revision}): aprirlo con quello.</source>
        <translation>{path} is a newer program&apos;s (revision {revision}): open it with that one.</translation>
    </message>
    <message>
        <source>{path} ha più nomi sul suo disco: lasciargliene uno solo.</source>
        <translation>{path} has several names on its disk: leave it one.</translation>
    </message>
    <message>
        <source>{path} è una cartella di rete: tenere il registro sul disco di questa macchina.</source>
        <translation>{path} is a network share: keep the journal on this machine&apos;s own disk.</translation>
    </message>
    <message>
        <source>{path} è tenuto da un altro utente di questa macchina: {user}.</source>
        <translation>{path} is held by another user of this machine: {user}.</translation>
    </message>
    <message>
        <source>{path}: il disco è pieno. Fare spazio.</source>
        <translation>{path}: the disk is full. Make room.</translation>
    </message>
    <message>
        <source>{path} non può servire da copia.</source>
        <translation>{path} cannot serve as a copy.</translation>
    </message>
    <message>
        <source>{path}: l&apos;archivio non va con questo registro.</source>
        <translation>{path}: the archive does not go with this journal.</translation>
    </message>
    <message>
        <source>{path}: mancano le liste accanto al registro, o non si leggono.</source>
        <translation>{path}: the lists beside the journal are missing, or cannot be read.</translation>
    </message>
    <message>
        <source>{path} non si apre: guardare il percorso, i permessi, e se lo tiene un altro programma.</source>
        <translation>{path} cannot be opened: look at its path, its permissions, and whether another program holds it.</translation>
    </message>
    <message>
        <source>{path} è aperto in un altro programma: riprovare.</source>
        <translation>{path} is open in another program: try again.</translation>
    </message>
    <message>
        <source>Qui qualcosa non riesce: che cosa, lo dice l&apos;uscita d&apos;errore del programma.</source>
        <translation>Something does not succeed here: standard error says what.</translation>
    </message>
    <message>
        <source>{path}: il disco, o il sistema, non lo permette. Guardare il disco.</source>
        <translation>{path}: the disk, or the system, does not let it be done. Look at the disk.</translation>
    </message>
    <message>
        <source>Il tavolo {table} è aperto nel suo programma: prima lo si chiude.</source>
        <translation>Table {table} is open in its own program: close it first.</translation>
    </message>
    <message>
        <source>In {path} sta il registro del tavolo {lying}, non del tavolo {table}.</source>
        <translation>In {path} lies the journal of table {lying}, not of table {table}.</translation>
    </message>
    <message>
        <source>{path} non è il registro di un tavolo.</source>
        <translation>{path} is not a table&apos;s journal.</translation>
    </message>
    <message>
        <source>Il registro {path} è guasto e resta com&apos;è: lo esamina «capotavolo verify».</source>
        <translation>The journal {path} is damaged and stays as it is: “capotavolo verify” examines it.</translation>
    </message>
    <message>
        <source>Risultato: chiusura, credit e biglietti, meno apertura e fill.</source>
        <translation>Result: closing, credits and drop, less opening and fills.</translation>
    </message>
    <message>
        <source>Apertura {opening}, chiusura {closing}, fill {fills}, credit {credits}, biglietti {drop}. Qual è il risultato del tavolo?</source>
        <translation>Opening {opening}, closing {closing}, fills {fills}, credits {credits}, drop {drop}. What is the table&apos;s result?</translation>
    </message>
    <message>
        <source>Chiusura, credit e biglietti: {sum}.</source>
        <translation>Closing, credits and drop: {sum}.</translation>
    </message>
    <message>
        <source>Apertura e fill: {sum}.</source>
        <translation>Opening and fills: {sum}.</translation>
    </message>
    <message>
        <source>Il registro di un tavolo</source>
        <translation>A table&apos;s journal</translation>
    </message>
    <message>
        <source>il registro di un tavolo</source>
        <translation>a table&apos;s journal</translation>
    </message>
    <message>
        <source>ordine del fill</source>
        <translation>order of the fill</translation>
    </message>
    <message>
        <source>documento del fill</source>
        <translation>document of a fill</translation>
    </message>
    <message>
        <source>documento del credit</source>
        <translation>document of a credit</translation>
    </message>
    <message>
        <source>{what}: € {was} → € {now}</source>
        <translation>{what}: € {was} → € {now}</translation>
    </message>
    <message>
        <source> e </source>
        <translation> and </translation>
    </message>
    <message>
        <source>{hour}, colpo {spin}</source>
        <translation>{hour}, spin {spin}</translation>
    </message>
    <message>
        <source>come prima: {laid}</source>
        <translation>as before: {laid}</translation>
    </message>
    <message>
        <source>Il colpo {spin} è aperto: si sta pagando</source>
        <translation>Spin {spin} is open: it is being paid</translation>
    </message>
    <message>
        <source>Riaperto: come prima della chiusura</source>
        <translation>Reopened: as before it was closed</translation>
    </message>
    <message>
        <source>il numero non vale</source>
        <translation>the number does not count</translation>
    </message>
    <message>
        <source>Dire perché il colpo è nullo, e chi decide</source>
        <translation>Say why the spin is void, and who decides</translation>
    </message>
    <message>
        <source>Richiedere quel che è stato ritirato: le puntate restano</source>
        <translation>Ask back what was swept: the bets stand</translation>
    </message>
    <message>
        <source>Quale numero vale?</source>
        <translation>Which number counts?</translation>
    </message>
    <message>
        <source>È questo il motivo</source>
        <translation>That is the reason</translation>
    </message>
    <message>
        <source>«Rien va» vale già: le puntate restano e sono aperte.</source>
        <translation>“Rien va” holds already: bets stand and are open.</translation>
    </message>
    <message>
        <source>«Rien va» vale già.</source>
        <translation>“Rien va” holds already.</translation>
    </message>
    <message>
        <source>{throw}: perché è nulla?</source>
        <translation>{throw}: why is it void?</translation>
    </message>
    <message>
        <source>{throw}: perché è nullo?</source>
        <translation>{throw}: why is it void?</translation>
    </message>
    <message>
        <source>Il colpo vale</source>
        <translation>The spin counts</translation>
    </message>
    <message>
        <source>Perché il colpo vale?</source>
        <translation>Why does the spin count?</translation>
    </message>
    <message>
        <source>Tutto torna com&apos;era prima di «Rien va». Si può dire fino al prossimo lancio.</source>
        <translation>All is as before “Rien va”. It can be said until the next throw.</translation>
    </message>
    <message>
        <source>Perché nullo…</source>
        <translation>Why void…</translation>
    </message>
    <message>
        <source>Il colpo vale…</source>
        <translation>Spin counts…</translation>
    </message>
    <message>
        <source>Il gioco fu sospeso mentre girava: il lancio non vale</source>
        <translation>Play was suspended meanwhile: the throw does not count</translation>
    </message>
    <message>
        <source>Colpo nullo: il motivo è da dire</source>
        <translation>Void spin: the reason is still to be said</translation>
    </message>
    <message>
        <source>Rien va</source>
        <translation>Rien va</translation>
    </message>
    <message>
        <source>Dire perché il colpo {void} è nullo, e chi decide.</source>
        <translation>Say why spin {void} is void, and who decides.</translation>
    </message>
    <message>
        <source>{number}: non conta</source>
        <translation>{number}: does not count</translation>
    </message>
    <message>
        <source>Lo dice il lettore di un colpo nullo.</source>
        <translation>The reader says it of a void spin.</translation>
    </message>
    <message>
        <source>L&apos;estrazione vale…</source>
        <translation>Draw counts…</translation>
    </message>
    <message>
        <source>Al colpo {spin} c&apos;è qualcosa di già fatto: prima si riprende, o si corregge</source>
        <translation>Something of spin {spin} is done already: take it back first, or correct it</translation>
    </message>
    <message>
        <source>È già annunciato un altro minimo: prima si ritira quello, poi «Rien va»</source>
        <translation>Another minimum is announced already: withdraw it first, then “Rien va”</translation>
    </message>
    <message>
        <source>Di ogni colpo nullo il motivo è detto</source>
        <translation>The reason of every void spin has been said</translation>
    </message>
    <message>
        <source>Dopo l&apos;ultimo lancio nessuno ha detto «Rien va»: non c&apos;è niente da revocare</source>
        <translation>Nobody has said “Rien va” since the last throw: nothing to take back</translation>
    </message>
    <message>
        <source>Dopo «Rien va» le puntate sono cambiate: giocherebbero a pallina ferma</source>
        <translation>The bets changed after “Rien va”: they would play with the ball known</translation>
    </message>
    <message>
        <source>motivo da dire</source>
        <translation>reason to be said</translation>
    </message>
    <message>
        <source>Il {number} è ritirato</source>
        <translation>The {number} is taken back</translation>
    </message>
    <message>
        <source>Rien va, lancio {throw} nullo</source>
        <translation>Rien va, throw {throw} void</translation>
    </message>
    <message>
        <source>Perché il lancio {throw} è nullo: {why}</source>
        <translation>Why throw {throw} is void: {why}</translation>
    </message>
    <message>
        <source>Il lettore dice {number}: non conta</source>
        <translation>The reader says {number}: it does not count</translation>
    </message>
    <message>
        <source>Il colpo vale, lancio {throw}: {why}</source>
        <translation>The spin counts, throw {throw}: {why}</translation>
    </message>
    <message>
        <source>il numero vale</source>
        <translation>the number counts</translation>
    </message>
    <message>
        <source>il lancio era regolare</source>
        <translation>the throw was regular</translation>
    </message>
    <message>
        <source>detto per errore</source>
        <translation>said by mistake</translation>
    </message>
    <message>
        <source>il numero si è visto</source>
        <translation>the number was seen</translation>
    </message>
    <message>
        <source>Torna al colpo di prima</source>
        <translation>Back to the last spin</translation>
    </message>
    <message>
        <source>Torna al colpo {spin} ({number})</source>
        <translation>Back to spin {spin} ({number})</translation>
    </message>
    <message>
        <source>non più: perché?</source>
        <translation>no longer: why?</translation>
    </message>
    <message>
        <source>niente segnato e tappeto non ancora pulito</source>
        <translation>nothing entered, layout not cleared yet</translation>
    </message>
    <message>
        <source>Nessun colpo da riaprire: dopo «Rien ne va plus» si corregge in «Pagamenti…»</source>
        <translation>No spin to reopen: after “Rien ne va plus” it is put right under “Payments…”</translation>
    </message>
    <message>
        <source>Dopo il colpo {spin} è cambiato il cilindro: si corregge in «Pagamenti…»</source>
        <translation>The wheel changed after spin {spin}: it is put right under “Payments…”</translation>
    </message>
    <message>
        <source>Dopo il colpo {spin} si è contato il banco: si corregge in «Pagamenti…»</source>
        <translation>The bank was counted after spin {spin}: it is put right under “Payments…”</translation>
    </message>
    <message>
        <source>Quanto il colpo {spin} ha tolto è già consegnato: si corregge in «Pagamenti…»</source>
        <translation>What spin {spin} took off is handed over already: it is put right under “Payments…”</translation>
    </message>
    <message>
        <source>{witness} ha deciso su un pagamento del colpo {spin}: un altro testimone</source>
        <translation>{witness} ruled on a payment of spin {spin}: another witness</translation>
    </message>
    <message>
        <source>Il numero non si legge: {fault}</source>
        <translation>The number cannot be read: {fault}</translation>
    </message>
    <message>
        <source>Un pagamento del colpo {spin} è già corretto: si corregge in «Pagamenti…»</source>
        <translation>A payment of spin {spin} was put right already: go on under “Payments…”</translation>
    </message>
    <message>
        <source>Quanto il colpo {spin} lasciava sul tappeto si è mosso: si corregge in «Pagamenti…»</source>
        <translation>What spin {spin} left on the layout was moved: it is put right under “Payments…”</translation>
    </message>
    <message>
        <source>Un colore del colpo {spin} è già cambiato: si corregge in «Pagamenti…»</source>
        <translation>A colour of spin {spin} was changed already: it is put right under “Payments…”</translation>
    </message>
    <message>
        <source>Un annuncio che continua dopo il colpo {spin} è già tolto: si corregge in «Pagamenti…»</source>
        <translation>A call bet that goes on after spin {spin} was taken back: it is put right under “Payments…”</translation>
    </message>
    <message>
        <source>{money} per {pieces} pezzi: il valore più alto che i gettoni compongono è {value}.</source>
        <translation>{money} for {pieces} pieces: the highest value that chips make up is {value}.</translation>
    </message>
    <message>
        <source>Si può giocare più alto: il resto basta ancora per un gettone a pezzo.</source>
        <translation>It can be played higher: the change still covers one more chip a piece.</translation>
    </message>
    <message>
        <source>Gli stessi annunci</source>
        <translation>The same call bets</translation>
    </message>
    <message>
        <source>Accettato: {line}</source>
        <translation>Accepted: {line}</translation>
    </message>
    <message>
        <source>Ha vinto: prima si dice come prosegue</source>
        <translation>It won: first say how it goes on</translation>
    </message>
    <message>
        <source>Il colore non è più suo</source>
        <translation>The colour is no longer his</translation>
    </message>
    <message>
        <source>Aveva gettoni omaggio: annunciarlo di nuovo</source>
        <translation>It had complimentary chips: announce it anew</translation>
    </message>
    <message>
        <source>Con quello che ha già è oltre il massimo</source>
        <translation>With what he has there it is over the maximum</translation>
    </message>
    <message>
        <source>In gioco</source>
        <translation>In play</translation>
    </message>
    <message>
        <source>Prosegue…</source>
        <translation>Goes on…</translation>
    </message>
    <message>
        <source>Non ora</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>Accettare</source>
        <translation>Accept</translation>
    </message>
    <message>
        <source>è già in gioco</source>
        <translation>it is in play already</translation>
    </message>
    <message>
        <source>è già in gioco: {repeat}</source>
        <translation>it is in play already: {repeat}</translation>
    </message>
    <message>
        <source>da accettare {count}</source>
        <translation>to be accepted {count}</translation>
    </message>
    <message>
        <source>in gioco {count}</source>
        <translation>in play {count}</translation>
    </message>
    <message>
        <source>non ora {count}</source>
        <translation>not now {count}</translation>
    </message>
    <message>
        <source>{count} del colpo prima</source>
        <translation>{count} of the last spin</translation>
    </message>
    <message>
        <source>del colpo prima</source>
        <translation>of the last spin</translation>
    </message>
    <message>
        <source>Gli stessi</source>
        <translation>The same again</translation>
    </message>
    <message>
        <source>Accettati {count}: {cost}</source>
        <translation>Accepted {count}: {cost}</translation>
    </message>
    <message>
        <source>Accettare tutti</source>
        <translation>Accept all</translation>
    </message>
    <message>
        <source>niente da accettare</source>
        <translation>nothing to accept</translation>
    </message>
    <message>
        <source>Non si sa: le puntate perse non sono scritte a una a una.</source>
        <translation>Not known: losing stakes are not written one by one.</translation>
    </message>
    <message>
        <source>{name} ha alzato il valore di un colore: nessuno ha firmato.</source>
        <translation>{name} raised a colour&apos;s value: nobody signed.</translation>
    </message>
    <message>
        <source>{name} ha fatto una conta: nessuno ha firmato.</source>
        <translation>{name} made a count: nobody signed.</translation>
    </message>
    <message>
        <source>Colore personale: chi lo decide?</source>
        <translation>Personal colour: who decides it?</translation>
    </message>
    <message>
        <source>Conta della banca: chi la firma?</source>
        <translation>Count of the bank: who signs it?</translation>
    </message>
    <message>
        <source>valore di un colore</source>
        <translation>a colour&apos;s value</translation>
    </message>
    <message>
        <source>conta della banca</source>
        <translation>count of the bank</translation>
    </message>
    <message>
        <source>{colour}: {was} → {now}</source>
        <translation>{colour}: {was} → {now}</translation>
    </message>
    <message>
        <source>Spostare il gettone dove doveva stare</source>
        <translation>Move the chip to where it was meant</translation>
    </message>
    <message>
        <source>Rimettere a posto</source>
        <translation>Put right</translation>
    </message>
    <message>
        <source>Rimesso a posto</source>
        <translation>Put right</translation>
    </message>
    <message>
        <source>Era pagato</source>
        <translation>It was paid</translation>
    </message>
    <message>
        <source>Non era pagato</source>
        <translation>It was not paid</translation>
    </message>
    <message>
        <source>Questa sera nessun pagamento {order} del colpo {spin} è rimasto non segnato</source>
        <translation>No payment {order} of spin {spin} was left unmarked tonight</translation>
    </message>
    <message>
        <source>Del pagamento {order} del colpo {spin} questo è già detto</source>
        <translation>Of payment {order} of spin {spin} that has been said already</translation>
    </message>
    <message>
        <source>Il pagamento {order} del colpo {spin} è già stato corretto: correggerlo un&apos;altra volta</source>
        <translation>Payment {order} of spin {spin} has been corrected since: correct it once more</translation>
    </message>
    <message>
        <source>{order}. non segnato: pagato?</source>
        <translation>{order}. not marked: paid?</translation>
    </message>
    <message>
        <source>{order}. non segnato: non pagato</source>
        <translation>{order}. not marked: not paid</translation>
    </message>
    <message>
        <source>Pagamenti non segnati, e nessuno ha detto se furono fatti: {count}.</source>
        <translation>Payments not marked, and nobody has said whether they were made: {count}.</translation>
    </message>
    <message>
        <source>Pagamenti non segnati</source>
        <translation>Payments not marked</translation>
    </message>
    <message>
        <source>Detto</source>
        <translation>Said</translation>
    </message>
    <message>
        <source>Senza codice</source>
        <translation>Without a code</translation>
    </message>
    <message>
        <source>Atto</source>
        <translation>Act</translation>
    </message>
    <message>
        <source>Al tavolo</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Nomi scritti</source>
        <translation>Names written</translation>
    </message>
    <message>
        <source>{act}, rimandato</source>
        <translation>{act}, put off</translation>
    </message>
    <message>
        <source>nessuno ha detto</source>
        <translation>nobody has said</translation>
    </message>
    <message>
        <source>pagato, alle {at}</source>
        <translation>paid, at {at}</translation>
    </message>
    <message>
        <source>non pagato, alle {at}</source>
        <translation>not paid, at {at}</translation>
    </message>
    <message>
        <source>non pagato, detto alle {time} a colpo chiuso</source>
        <translation>not paid, said at {time} once the spin was closed</translation>
    </message>
    <message>
        <source>Detto pagato, a colpo chiuso: il {order}, {amount}</source>
        <translation>Said to be paid once the spin was closed: no. {order}, {amount}</translation>
    </message>
    <message>
        <source>Detto non pagato, a colpo chiuso: il {order}, {amount}</source>
        <translation>Said not to be paid once the spin was closed: no. {order}, {amount}</translation>
    </message>
    <message>
        <source>non pagato, detto a colpo chiuso</source>
        <translation>not paid, said once the spin was closed</translation>
    </message>
    <message>
        <source>riprendere {pieces}</source>
        <translation>take back {pieces}</translation>
    </message>
    <message>
        <source>ancora {pieces}</source>
        <translation>{pieces} more</translation>
    </message>
    <message>
        <source>Non ripreso</source>
        <translation>Not taken back</translation>
    </message>
    <message>
        <source>fu ripreso?</source>
        <translation>was it taken back?</translation>
    </message>
    <message>
        <source>fu pagato?</source>
        <translation>was it paid?</translation>
    </message>
    <message>
        <source>Colpo {spin} ({number})</source>
        <translation>Spin {spin} ({number})</translation>
    </message>
    <message>
        <source>e un altro</source>
        <translation>and one more</translation>
    </message>
    <message>
        <source>e altri {count}</source>
        <translation>and {count} more</translation>
    </message>
    <message>
        <source>Toccare il colore o il gettone.</source>
        <translation>Touch the colour or the chip.</translation>
    </message>
    <message>
        <source>Toccare i biglietti, o scrivere i pezzi.</source>
        <translation>Touch the notes, or type the pieces.</translation>
    </message>
    <message>
        <source>Mancano {amount} in biglietti.</source>
        <translation>{amount} in notes is still missing.</translation>
    </message>
    <message>
        <source>{amount} non si fa in gettoni: contarli con «Altri gettoni…».</source>
        <translation>No chips make up {amount}: count them with “Other chips…”.</translation>
    </message>
    <message>
        <source>Mancia, o «Altri gettoni…» per cambiarlo.</source>
        <translation>A tip, or “Other chips…” to change it.</translation>
    </message>
    <message>
        <source>In valore: {chips}</source>
        <translation>In value: {chips}</translation>
    </message>
    <message>
        <source>Venduto</source>
        <translation>Sold</translation>
    </message>
    <message>
        <source>Reso in valore</source>
        <translation>Changed into value</translation>
    </message>
    <message>
        <source>Venduto o reso</source>
        <translation>Sold or handed in</translation>
    </message>
    <message>
        <source>DI CHI È {colour}</source>
        <translation>WHOSE IS {colour}</translation>
    </message>
    <message>
        <source>La pagina della serata</source>
        <translation>The evening&apos;s page</translation>
    </message>
    <message>
        <source>si scrive…</source>
        <translation>being written…</translation>
    </message>
    <message>
        <source>PDF da firmare</source>
        <translation>PDF to be signed</translation>
    </message>
    <message>
        <source>fra {minutes} min</source>
        <translation>in {minutes} min</translation>
    </message>
    <message>
        <source>Non si sa</source>
        <translation>Not known</translation>
    </message>
    <message>
        <source>{rate} colpi/h</source>
        <translation>{rate} spins/h</translation>
    </message>
    <message>
        <source>{rate}/h</source>
        <translation>{rate}/h</translation>
    </message>
    <message>
        <source>cambio adesso</source>
        <translation>relief now</translation>
    </message>
    <message>
        <source>cambio {minutes} min</source>
        <translation>relief {minutes} min</translation>
    </message>
    <message>
        <source>cambio {minutes}′</source>
        <translation>relief {minutes}′</translation>
    </message>
    <message>
        <source>Torna al colpo</source>
        <translation>Back to spin</translation>
    </message>
    <message>
        <source>Un&apos;altra pallina è stata lanciata: quel colpo resta nullo.</source>
        <translation>Another ball has been thrown: that spin stays void.</translation>
    </message>
    <message>
        <source>Un&apos;altra pallina è stata lanciata: quel numero non conta più.</source>
        <translation>Another ball has been thrown: that number no longer counts.</translation>
    </message>
    <message>
        <source>Colpo {spin}: il numero {number} non conta più.</source>
        <translation>Spin {spin}: number {number} no longer counts.</translation>
    </message>
    <message>
        <source>Colpo {spin} ({number}) chiuso.</source>
        <translation>Spin {spin} ({number}) closed.</translation>
    </message>
    <message>
        <source>Detto: è fatto.</source>
        <translation>Said: it was done.</translation>
    </message>
    <message>
        <source>Detto: non è fatto.</source>
        <translation>Said: it was not done.</translation>
    </message>
    <message>
        <source>Non è segnato: {asked}</source>
        <translation>Not marked: {asked}</translation>
    </message>
    <message>
        <source>Con «Torna al colpo» si fa ancora.</source>
        <translation>With “Back to spin” it can still be done.</translation>
    </message>
    <message>
        <source>Non si fa più: si corregge in «Pagamenti…».</source>
        <translation>Too late for this: put it right in “Payments…”.</translation>
    </message>
    <message>
        <source>Al tavolo è cambiato qualcosa: tornare indietro e chiederlo di nuovo.</source>
        <translation>Something has changed at the table: go back and ask again.</translation>
    </message>
    <message>
        <source>Colpo {spin}, estrazione {throw}</source>
        <translation>Spin {spin}, draw {throw}</translation>
    </message>
    <message>
        <source>Colpo {spin}, lancio {throw}</source>
        <translation>Spin {spin}, throw {throw}</translation>
    </message>
    <message>
        <source>Registro lasciato: {why}</source>
        <translation>Journal left: {why}</translation>
    </message>
    <message>
        <source>Mai registrati prima, e tenuti qui come furono: {count}</source>
        <translation>Never recorded before, and kept here as they were: {count}</translation>
    </message>
    <message>
        <source>Ripreso, da controllare: {what}</source>
        <translation>Taken over, to be checked: {what}</translation>
    </message>
    <message>
        <source>banco {amount}, da contare</source>
        <translation>bank {amount}, to be counted</translation>
    </message>
    <message>
        <source>da consegnare {amount} ({owner})</source>
        <translation>to be handed over {amount} ({owner})</translation>
    </message>
    <message>
        <source>da consegnare {amount}</source>
        <translation>to be handed over {amount}</translation>
    </message>
    <message>
        <source>prigioniero</source>
        <translation>prisoner</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
    <message>
        <source>registro controllato: non regge: {why}</source>
        <translation>journal checked: it does not hold: {why}</translation>
    </message>
    <message>
        <source>registro controllato: non regge al n. {seq}: {why}</source>
        <translation>journal checked: it does not hold at no. {seq}: {why}</translation>
    </message>
    <message>
        <source>registro controllato fino al n. {seq}: regge ({count} fatti)</source>
        <translation>journal checked up to no. {seq}: it holds ({count} events)</translation>
    </message>
    <message>
        <source>Gettone</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Apertura {at}</source>
        <translation>Opening {at}</translation>
    </message>
    <message>
        <source>Chiusura {at}</source>
        <translation>Closing {at}</translation>
    </message>
    <message>
        <source>Doveva esserci</source>
        <translation>Should lie there</translation>
    </message>
    <message>
        <source>Differenza</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Totale</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Ritirato dal banco</source>
        <translation>Taken by the bank</translation>
    </message>
    <message>
        <source>− pagato</source>
        <translation>− paid</translation>
    </message>
    <message>
        <source>+ corretto senza muovere gettoni</source>
        <translation>+ put right without moving chips</translation>
    </message>
    <message>
        <source>+ mosso per pagamenti di sere prima</source>
        <translation>+ moved for payments of earlier nights</translation>
    </message>
    <message>
        <source>+ frazioni che nessun gettone fa</source>
        <translation>+ fractions that no chip makes</translation>
    </message>
    <message>
        <source>+ differenza della conta di chiusura</source>
        <translation>+ difference of the closing count</translation>
    </message>
    <message>
        <source>+ resto non spiegato</source>
        <translation>+ rest, not explained</translation>
    </message>
    <message>
        <source>Fascicolo del colpo {spin}, tavolo {table}, {house}</source>
        <translation>Dossier of spin {spin}, table {table}, {house}</translation>
    </message>
    <message>
        <source>Fatto il {words}; orologio: {clock}</source>
        <translation>Made on {words}; clock: {clock}</translation>
    </message>
    <message>
        <source>Questa cartella prova il colpo da sola: per verificarla basta Python, su qualsiasi macchina, senza installare niente.</source>
        <translation>This folder proves the spin by itself: Python is enough to verify it, on any machine, with nothing installed.</translation>
    </message>
    <message>
        <source>Il programma scrive una riga. Stato 0: niente è diverso. Stato 1: la riga dice che cosa. Il sigillo del foglio stampato, aggiunto come nella seconda riga, si cerca fra gli eventi. Il programma è di una pagina ed è scritto per essere letto.</source>
        <translation>The program prints one line. Status 0: nothing differs. Status 1: the line says what does. The seal of the printed page, added as in the second line, is looked for among the events. The program is one page long and written to be read.</translation>
    </message>
    <message>
        <source>I file</source>
        <translation>The files</translation>
    </message>
    <message>
        <source>il foglio del colpo, come si stampa</source>
        <translation>the page of the spin, as it is printed</translation>
    </message>
    <message>
        <source>le regole della casa che valevano, come furono registrate</source>
        <translation>the rules of the house that held, as they were recorded</translation>
    </message>
    <message>
        <source>gli eventi del colpo, e ciò che accadde al tavolo nel frattempo, ognuno sigillato</source>
        <translation>the events of the spin, and what happened at the table meanwhile, each sealed</translation>
    </message>
    <message>
        <source>ciò che fu corretto o risposto dopo, con chi ha firmato; vuoto se niente</source>
        <translation>what was corrected or answered later, with who signed; empty where nothing was</translation>
    </message>
    <message>
        <source>gli ultimi eventi noti: prima e dopo ogni tratto, e la fine del registro allora</source>
        <translation>the events that are known: before and after each stretch, and the end of the journal then</translation>
    </message>
    <message>
        <source>le righe del lettore, con il nome del registro grezzo e il byte a cui stanno</source>
        <translation>the lines of the reader, with the name of the raw log and the byte at which they lie</translation>
    </message>
    <message>
        <source>la parte del registro grezzo di un evento, byte per byte, da quel byte</source>
        <translation>the part of the raw log of an event, byte for byte, from that byte on</translation>
    </message>
    <message>
        <source>lo SHA-256 di ogni file</source>
        <translation>the SHA-256 of each file</translation>
    </message>
    <message>
        <source>il programma che verifica</source>
        <translation>the program that verifies</translation>
    </message>
    <message>
        <source>Senza Python</source>
        <translation>Without Python</translation>
    </message>
    <message>
        <source>La catena: di ogni riga si toglie l&apos;ultimo membro, hash, con la virgola che gli sta davanti, non la graffa; lo SHA-256 dei 32 byte dello hash dell&apos;evento prima, seguiti da ciò che resta della riga, è lo hash tolto. Lo hash prima di ogni tratto sta in heads.txt.</source>
        <translation>The chain: from each line take its last member, hash, with the comma before it, not the brace; the SHA-256 of the 32 bytes of the hash of the event before, followed by what is left of the line, is the hash that was taken off. The hash before each stretch is in heads.txt.</translation>
    </message>
    <message>
        <source>Con il registro della casa, che questi eventi sono i suoi:</source>
        <translation>With the journal of the house, that these events are its own:</translation>
    </message>
    <message>
        <source>Quando il fascicolo fu fatto, il programma disse lo SHA-256 di manifest.sha256, o le sue prime cifre: chi le ha annotate prova che nessun file è stato cambiato insieme con il manifesto. Il foglio stampato e firmato prova lo stesso degli eventi, con il suo sigillo.</source>
        <translation>When the dossier was made, the program said the SHA-256 of manifest.sha256, or its first digits: whoever noted them proves that no file was changed together with the manifest. The page, printed and signed, proves the same of the events, with its seal.</translation>
    </message>
    <message>
        <source>La copia {copy}
prende il posto del registro {journal}.
È ripercorsa prima, dal primo all&apos;ultimo fatto; quello che c&apos;è adesso resta accanto, con un altro nome.</source>
        <translation>The copy {copy}
takes the place of the journal {journal}.
It is walked first, from its first event to its last; what is there now is kept beside it under another name.</translation>
    </message>
    <message>
        <source>Rimettere una copia</source>
        <translation>Put a copy back</translation>
    </message>
    <message>
        <source>Rimetti</source>
        <translation>Put back</translation>
    </message>
    <message>
        <source>Rimetti questa copia</source>
        <translation>Put this copy back</translation>
    </message>
    <message>
        <source>Qui stanno più tavoli: si rimette il registro di un tavolo solo, nel suo file.</source>
        <translation>Several tables are in here: a copy is put back as one table’s journal, in its own file.</translation>
    </message>
    <message>
        <source>Il tavolo è aperto nel suo programma: si rimette una copia quando è chiuso.</source>
        <translation>The table is open in its own program: a copy is put back when it is closed.</translation>
    </message>
    <message>
        <source>{folder}: qui non c&apos;è nessuna cartella.</source>
        <translation>{folder}: there is no such folder.</translation>
    </message>
    <message>
        <source>{copy} è il registro stesso: scegliere una copia.</source>
        <translation>{copy} is the journal itself: choose a copy.</translation>
    </message>
    <message>
        <source>{copy} è del tavolo {names}, e qui sta il registro del tavolo {table}.</source>
        <translation>{copy} is of table {names}, and here is the journal of table {table}.</translation>
    </message>
    <message>
        <source>{copy} ha più tavoli, e di quale sia il registro qui non si legge.</source>
        <translation>{copy} has several tables, and whose journal is here cannot be read.</translation>
    </message>
    <message>
        <source>{folder}: su questo disco non c&apos;è posto.</source>
        <translation>{folder}: there is no room on this disk.</translation>
    </message>
    <message>
        <source>Stampa che cosa ne è venuto</source>
        <translation>Print what came of it</translation>
    </message>
    <message>
        <source>Verifica</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Verifica tutto il registro</source>
        <translation>Check the whole journal</translation>
    </message>
    <message>
        <source>Copia in…</source>
        <translation>Copy to…</translation>
    </message>
    <message>
        <source>Copia il registro in una cartella</source>
        <translation>Copy the journal into a folder</translation>
    </message>
    <message>
        <source>Archivia in…</source>
        <translation>Archive to…</translation>
    </message>
    <message>
        <source>Archivia le notti in una cartella</source>
        <translation>Archive the nights into a folder</translation>
    </message>
    <message>
        <source>Rimetti una copia…</source>
        <translation>Put a copy back…</translation>
    </message>
    <message>
        <source>Rimetti una copia al posto del registro</source>
        <translation>Put a copy back in the journal’s place</translation>
    </message>
    <message>
        <source>Ferma</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Ferma quello che è in corso</source>
        <translation>Stop what is under way</translation>
    </message>
    <message>
        <source>Si guarda il registro…</source>
        <translation>Looking at the journal…</translation>
    </message>
    <message>
        <source>È in corso altro: aspettare, o fermarlo.</source>
        <translation>Something else is under way: wait, or stop it.</translation>
    </message>
    <message>
        <source>Niente è in corso.</source>
        <translation>Nothing is under way.</translation>
    </message>
    <message>
        <source>Niente è stato fatto qui: non c&apos;è niente da stampare.</source>
        <translation>Nothing was done here: there is nothing to print.</translation>
    </message>
    <message>
        <source>Si comincia…</source>
        <translation>Beginning…</translation>
    </message>
    <message>
        <source>Verifica, {moment}</source>
        <translation>Check, {moment}</translation>
    </message>
    <message>
        <source>Copia, {moment}</source>
        <translation>Copy, {moment}</translation>
    </message>
    <message>
        <source>Archivio, {moment}</source>
        <translation>Archive, {moment}</translation>
    </message>
    <message>
        <source>Copia rimessa, {moment}</source>
        <translation>Copy put back, {moment}</translation>
    </message>
    <message>
        <source>registro-{name}.pdf</source>
        <translation>journal-{name}.pdf</translation>
    </message>
    <message>
        <source>In quale cartella</source>
        <translation>In which folder</translation>
    </message>
    <message>
        <source>Copie</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Quale copia</source>
        <translation>Which copy</translation>
    </message>
    <message>
        <source>Quale registro</source>
        <translation>Which journal</translation>
    </message>
    <message>
        <source>Prima di quale giorno si archivia</source>
        <translation>Before which day is archived</translation>
    </message>
    <message>
        <source>prima di {day}</source>
        <translation>before {day}</translation>
    </message>
    <message>
        <source>Che cosa ne è venuto</source>
        <translation>What came of it</translation>
    </message>
    <message>
        <source>Che cosa ne viene si legge qui, e si stampa.</source>
        <translation>What comes of it is read here, and printed.</translation>
    </message>
    <message>
        <source>Fin dove si è arrivati</source>
        <translation>How far it is</translation>
    </message>
    <message>
        <source>Il registro regge?</source>
        <translation>Does the journal hold?</translation>
    </message>
    <message>
        <source>Si ripercorre tutto: la catena dei fatti, e ogni regolamento di nuovo. Non cambia niente.</source>
        <translation>All of it is walked: the chain of events, and every settlement anew. Nothing changes.</translation>
    </message>
    <message>
        <source>Copia</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Anche mentre il tavolo gioca; è ripercorsa prima che qualcuno ci conti.</source>
        <translation>Also while the table plays; it is walked before anybody relies on it.</translation>
    </message>
    <message>
        <source>Archivio</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Le notti intere prima di un giorno, un file al mese, riletto. Il registro resta com&apos;è.</source>
        <translation>Whole nights before a day, one file a month, read back. The journal stays as it is.</translation>
    </message>
    <message>
        <source>Prende il posto del registro, a tavolo chiuso; quello che c&apos;era resta accanto.</source>
        <translation>It takes the journal’s place, with the table closed; what was there is kept beside it.</translation>
    </message>
    <message>
        <source>nessun tavolo</source>
        <translation>no table</translation>
    </message>
    <message>
        <source>Si ripercorre il registro: {done} di {of} fatti</source>
        <translation>Walking the journal: {done} of {of} events</translation>
    </message>
    <message>
        <source>Si copia: {done} di {of} pagine</source>
        <translation>Copying: {done} of {of} pages</translation>
    </message>
    <message>
        <source>Si archivia: {done} di {of} fatti</source>
        <translation>Archiving: {done} of {of} events</translation>
    </message>
    <message>
        <source>Il registro regge: fatti {events}, colpi {spins}, ogni regolamento di nuovo.</source>
        <translation>The journal holds: events {events}, spins {spins}, every settlement anew.</translation>
    </message>
    <message>
        <source>Regolamenti di regole di prima che oggi verrebbero diversi: {count}. Valgono come sono.</source>
        <translation>Settlements under earlier rules that would come out otherwise today: {count}. They stand as they are.</translation>
    </message>
    <message>
        <source>Il registro NON regge: {why}</source>
        <translation>The journal does NOT hold: {why}</translation>
    </message>
    <message>
        <source>Il registro NON regge: tavolo {table}, n. {seq}: {why}</source>
        <translation>The journal does NOT hold: table {table}, no. {seq}: {why}</translation>
    </message>
    <message>
        <source>Copia fatta e ripercorsa: {path}, {events} fatti.</source>
        <translation>Copy made and walked: {path}, {events} events.</translation>
    </message>
    <message>
        <source>File di righe dei lettori copiati con lui: {count}.</source>
        <translation>Files of readers’ lines copied with it: {count}.</translation>
    </message>
    <message>
        <source>Annotare l&apos;ultimo fatto altrove: prova che alla copia non manca la fine.</source>
        <translation>Note the last event elsewhere: it proves that the copy’s end is not missing.</translation>
    </message>
    <message>
        <source>Righe dei lettori che mancano o non sono più quelle: {why}</source>
        <translation>Readers’ lines that are missing or no longer the same: {why}</translation>
    </message>
    <message>
        <source>La copia è ora il registro: {path}.</source>
        <translation>The copy is now the journal: {path}.</translation>
    </message>
    <message>
        <source>Quello che c&apos;era prima è tenuto in {path}.</source>
        <translation>What was there before is kept in {path}.</translation>
    </message>
    <message>
        <source>Quanti fatti di quello che c&apos;era manchino nella copia non si può leggere.</source>
        <translation>How many events of what was there the copy lacks cannot be read.</translation>
    </message>
    <message>
        <source>Fatti di quello che c&apos;era che la copia non ha: {count}.</source>
        <translation>Events of what was there that the copy does not have: {count}.</translation>
    </message>
    <message>
        <source>Niente da archiviare prima di {day}: nessuna notte intera che non sia già in {folder}.</source>
        <translation>Nothing to archive before {day}: no whole night that is not in {folder} already.</translation>
    </message>
    <message>
        <source>{file}: {events} fatti, dal n. {first} al n. {last}, riletti.</source>
        <translation>{file}: {events} events, from no. {first} to no. {last}, read back.</translation>
    </message>
    <message>
        <source>Archiviato in {folder}; il registro resta com&apos;è.</source>
        <translation>Archived in {folder}; the journal stays as it is.</translation>
    </message>
    <message>
        <source>Fermato: i mesi già scritti restano, e sono interi.</source>
        <translation>Stopped: the months that were written stay, and are whole.</translation>
    </message>
    <message>
        <source>Fermato: non è cambiato niente, e non resta niente a metà.</source>
        <translation>Stopped: nothing has changed, and nothing is left half done.</translation>
    </message>
    <message>
        <source>Ultimo fatto: {head}</source>
        <translation>Last event: {head}</translation>
    </message>
    <message>
        <source>Qualcuno ha cambiato com&apos;è fatto il file del registro: ogni fatto che si mostra regge. Lo esamina «capotavolo verify».</source>
        <translation>Somebody changed what the journal&apos;s file is made of: every event that is shown holds. “capotavolo verify” examines it.</translation>
    </message>
    <message>
        <source>REGISTRO GUASTO: del tavolo {table} non regge nemmeno il primo fatto, e niente se ne mostra. Lo esamina «capotavolo verify».</source>
        <translation>JOURNAL DAMAGED: of table {table} not even the first event holds, and nothing of it is shown. “capotavolo verify” examines it.</translation>
    </message>
    <message>
        <source>REGISTRO GUASTO: del tavolo {table} regge fino al fatto n. {last}, del {when}; dal n. {first} in poi non si mostra niente, né ciò che vi fu detto di prima. Lo esamina «capotavolo verify».</source>
        <translation>JOURNAL DAMAGED: that of table {table} holds up to event {last}, of {when}; from {first} on nothing is shown, nor anything said there about what came before. “capotavolo verify” examines it.</translation>
    </message>
    <message>
        <source>questa macchina</source>
        <translation>this machine</translation>
    </message>
    <message>
        <source>Ore di {zone}</source>
        <translation>Times: {zone}</translation>
    </message>
    <message>
        <source>Un guasto del programma: chiudere e riaprire. Che cosa è stato, lo dice l&apos;uscita d&apos;errore.</source>
        <translation>A fault of the program: close it and open it again. Standard error says what it was.</translation>
    </message>
    <message>
        <source>Il registro è lungo e si verifica ancora: ciò che si mostra non è ancora provato.</source>
        <translation>The journal is long and is still being verified: what is shown is not proven yet.</translation>
    </message>
    <message>
        <source>Non si mostra: chi guarda non si può scrivere nel registro delle persone. {why}</source>
        <translation>Not shown: who looks cannot be written into the register of people. {why}</translation>
    </message>
    <message>
        <source>Chiudi</source>
        <translation>Lock</translation>
    </message>
    <message>
        <source>Guarda {name}. Chiudi a chiave (Ctrl+L): si riapre con un codice</source>
        <translation>{name} looks. Lock (Ctrl+L): a code opens it again</translation>
    </message>
    <message>
        <source>Il manuale (F1): la pagina di quello che si vede</source>
        <translation>The manual (F1): the page of what is seen</translation>
    </message>
    <message>
        <source>Chiudi a chiave</source>
        <translation>Lock the desk</translation>
    </message>
    <message>
        <source>Si stampa…</source>
        <translation>Printing…</translation>
    </message>
    <message>
        <source>Qui non c&apos;è una stampante: scritto in {file}</source>
        <translation>There is no printer here: written to {file}</translation>
    </message>
    <message>
        <source>Non si può stampare: {why}</source>
        <translation>It cannot be printed: {why}</translation>
    </message>
    <message>
        <source>Stampato su {printer}</source>
        <translation>Printed on {printer}</translation>
    </message>
    <message>
        <source>Aiuto</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Il tavolo va avanti: il numero che cade sta qui sopra.</source>
        <translation>The table goes on: a number that falls stands up here.</translation>
    </message>
    <message>
        <source>Questa casa non ha le Repeater Bets</source>
        <translation>This house deals no Repeater Bets</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» accetta solo il capo tavolo: dire chi</source>
        <translation>After “Rien ne va plus” the table chief alone accepts: say who</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» una puntata non si cede e non si ritira</source>
        <translation>After “Rien ne va plus” a wager is neither surrendered nor taken back</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è annunciato: nessuna nuova Repeater</source>
        <translation>The last spin is announced: no new Repeater wager</translation>
    </message>
    <message>
        <source>Una Repeater è di un giocatore, in gettoni di valore: {owner} non è nessuno</source>
        <translation>A Repeater wager is a player&apos;s, in chips of value: {owner} names none</translation>
    </message>
    <message>
        <source>Dell&apos;inizio dell&apos;ultimo giro non manca nulla</source>
        <translation>Of what stood when the last round began nothing is lacking</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha {wins} Repeater da pagare: il {order} non c&apos;è</source>
        <translation>Spin {spin} has {wins} Repeater payments: there is no {order}</translation>
    </message>
    <message>
        <source>In questo giro non c&apos;è nessuna puntata: non c&apos;è nulla da abbandonare</source>
        <translation>Nothing stands in this round: there is nothing to abandon</translation>
    </message>
    <message>
        <source>2 o 12 prima del 7</source>
        <translation>2 or 12 before the 7</translation>
    </message>
    <message>
        <source>3 o 11 prima del 7</source>
        <translation>3 or 11 before the 7</translation>
    </message>
    <message>
        <source>la casa non la fa</source>
        <translation>the house does not offer it</translation>
    </message>
    <message>
        <source>un suo valore è già uscito in questo giro</source>
        <translation>one of its values has come in this round</translation>
    </message>
    <message>
        <source>l&apos;importo non si paga</source>
        <translation>the amount cannot be paid</translation>
    </message>
    <message>
        <source>sotto il minimo</source>
        <translation>below the minimum</translation>
    </message>
    <message>
        <source>sopra il massimo</source>
        <translation>above the maximum</translation>
    </message>
    <message>
        <source>non c&apos;è</source>
        <translation>there is none</translation>
    </message>
    <message>
        <source>un numero è già uscito</source>
        <translation>a number has fallen since</translation>
    </message>
    <message>
        <source>la casa non prende rese</source>
        <translation>the house takes no surrender</translation>
    </message>
    <message>
        <source>non si cede</source>
        <translation>it cannot be surrendered</translation>
    </message>
    <message>
        <source>troppo presto</source>
        <translation>too early</translation>
    </message>
    <message>
        <source>Puntata {amount}: {whose}</source>
        <translation>Booked {amount}: {whose}</translation>
    </message>
    <message>
        <source>Non presa: {whose}</source>
        <translation>Not taken: {whose}</translation>
    </message>
    <message>
        <source>Ritirata {amount}: {whose}</source>
        <translation>Taken back {amount}: {whose}</translation>
    </message>
    <message>
        <source>Vince {payment}: {whose}</source>
        <translation>Wins {payment}: {whose}</translation>
    </message>
    <message>
        <source>Persa {amount}: {whose}</source>
        <translation>Lost {amount}: {whose}</translation>
    </message>
    <message>
        <source>Offerta la resa a {tally}, {payment}: {whose}</source>
        <translation>Surrender offered at {tally}, {payment}: {whose}</translation>
    </message>
    <message>
        <source>Resa non presa a {tally}, {payment}: {whose}</source>
        <translation>Surrender not taken at {tally}, {payment}: {whose}</translation>
    </message>
    <message>
        <source>Resa a {tally}, {payment}: {whose}</source>
        <translation>Surrendered at {tally}, {payment}: {whose}</translation>
    </message>
    <message>
        <source>busta per {wager}</source>
        <translation>dealers&apos; box for {wager}</translation>
    </message>
    <message>
        <source>Repeater: non conta</source>
        <translation>Repeater: does not count</translation>
    </message>
    <message>
        <source>Repeater: valore 7, il giro è chiuso</source>
        <translation>Repeater: value 7, the round is over</translation>
    </message>
    <message>
        <source>Repeater: valore {value}, {count}ª volta</source>
        <translation>Repeater: value {value}, time {count}</translation>
    </message>
    <message>
        <source>Repeater: il numero non conta, tutto come prima</source>
        <translation>Repeater: the number does not count, all as before</translation>
    </message>
    <message>
        <source>Repeater: corretto, da pagare {paid}, da riavere {had_back}</source>
        <translation>Repeater: corrected, to pay {paid}, to have back {had_back}</translation>
    </message>
    <message>
        <source>Repeater: giro {round}, pagati {paid}</source>
        <translation>Repeater: round {round}, paid {paid}</translation>
    </message>
    <message>
        <source>Repeater: giro {round} abbandonato: {reason}</source>
        <translation>Repeater: round {round} abandoned: {reason}</translation>
    </message>
    <message>
        <source>busta {envy}</source>
        <translation>dealers&apos; box {envy}</translation>
    </message>
    <message>
        <source>a una</source>
        <translation>at one</translation>
    </message>
    <message>
        <source>a due</source>
        <translation>at two</translation>
    </message>
    <message>
        <source>a tre</source>
        <translation>at three</translation>
    </message>
    <message>
        <source>a quattro</source>
        <translation>at four</translation>
    </message>
    <message>
        <source>a cinque</source>
        <translation>at five</translation>
    </message>
    <message>
        <source>a sei</source>
        <translation>at six</translation>
    </message>
    <message>
        <source>giro {round}</source>
        <translation>round {round}</translation>
    </message>
    <message>
        <source>{wager}, {tally} di {need}</source>
        <translation>{wager}, {tally} of {need}</translation>
    </message>
    <message>
        <source>Puntate a lato</source>
        <translation>Side wagers</translation>
    </message>
    <message>
        <source>altre {count}…</source>
        <translation>{count} more…</translation>
    </message>
    <message>
        <source>{whose}: € {amount}</source>
        <translation>{whose}: € {amount}</translation>
    </message>
    <message>
        <source>Il valore più caro: {value}, costerebbe € {amount}</source>
        <translation>Dearest value: {value}, would cost € {amount}</translation>
    </message>
    <message>
        <source>{owner}, {wager} {times}</source>
        <translation>{owner}, {wager} {times}</translation>
    </message>
    <message>
        <source>{amount} o avanti?</source>
        <translation>{amount} or go on?</translation>
    </message>
    <message>
        <source>La casa {word} non fa Repeater Bets</source>
        <translation>The house {word} deals no Repeater Bets</translation>
    </message>
    <message>
        <source>Repeater: dal numero al valore</source>
        <translation>Repeater: from number to value</translation>
    </message>
    <message>
        <source>I numeri stanno per i lanci di due dadi: da 1 a 6 valgono da 2 a 7, da 7 a 12 da 3 a 8.</source>
        <translation>The numbers stand for the throws of two dice: 1 to 6 are worth 2 to 7, 7 to 12 are worth 3 to 8.</translation>
    </message>
    <message>
        <source>La dozzina di mezzo: da 13 a 18 valgono da 4 a 9, da 19 a 24 da 5 a 10.</source>
        <translation>The middle dozen: 13 to 18 are worth 4 to 9, 19 to 24 are worth 5 to 10.</translation>
    </message>
    <message>
        <source>L&apos;ultima dozzina: da 25 a 30 valgono da 6 a 11, da 31 a 36 da 7 a 12.</source>
        <translation>The last dozen: 25 to 30 are worth 6 to 11, 31 to 36 are worth 7 to 12.</translation>
    </message>
    <message>
        <source>Si sente il numero, si scrive il valore: da 0 a 12.</source>
        <translation>Hear the number, write the value: 0 to 12.</translation>
    </message>
    <message>
        <source>Si sente il numero, si scrive il valore: da 13 a 24.</source>
        <translation>Hear the number, write the value: 13 to 24.</translation>
    </message>
    <message>
        <source>Si sente il numero, si scrive il valore: da 25 a 36.</source>
        <translation>Hear the number, write the value: 25 to 36.</translation>
    </message>
    <message>
        <source>{call}: che valore ha? (0: non conta)</source>
        <translation>{call}: what is its value? (0: it does not count)</translation>
    </message>
    <message>
        <source>Esce {number}: che valore ha? (0: non conta)</source>
        <translation>{number} falls: what is its value? (0: it does not count)</translation>
    </message>
    <message>
        <source>Lo zero non conta: nessun segno, e il giro resta aperto.</source>
        <translation>Zero does not count: no mark, and the round stays open.</translation>
    </message>
    <message>
        <source>{number} sta per il lancio {sum}.</source>
        <translation>{number} stands for the throw {sum}.</translation>
    </message>
    <message>
        <source>Il valore {value} lo danno: {numbers}.</source>
        <translation>The value {value} is given by {numbers}.</translation>
    </message>
    <message>
        <source>Il 7 chiude il giro e prende tutto quello che resta.</source>
        <translation>The 7 ends the round and takes all that stands.</translation>
    </message>
    <message>
        <source>Lo zero non ha valore.</source>
        <translation>Zero has no value.</translation>
    </message>
    <message>
        <source>Solo lo zero non conta.</source>
        <translation>Only zero does not count.</translation>
    </message>
    <message>
        <source>È il numero, non il suo valore.</source>
        <translation>That is the number, not its value.</translation>
    </message>
    <message>
        <source>È il valore del numero accanto.</source>
        <translation>That is the value of the number beside it.</translation>
    </message>
    <message>
        <source>È il valore accanto.</source>
        <translation>That is the value beside it.</translation>
    </message>
    <message>
        <source>È un altro valore.</source>
        <translation>That is another value.</translation>
    </message>
    <message>
        <source>numero {of}</source>
        <translation>number {of}</translation>
    </message>
    <message>
        <source>a voce, numero {of}</source>
        <translation>by ear, number {of}</translation>
    </message>
    <message>
        <source>aperta</source>
        <translation>open</translation>
    </message>
    <message>
        <source>chiusa fino al 7</source>
        <translation>closed until the 7</translation>
    </message>
    <message>
        <source>Repeater: quanto si consegna</source>
        <translation>Repeater: how much is handed over</translation>
    </message>
    <message>
        <source>Un repeater vinto: si paga per 1, la puntata è compresa. 2 e 12 ×40, 3 e 11 ×50, 4 e 10 ×65, 5 e 9 ×80, 6 e 8 ×90, i quattro insieme ×100.</source>
        <translation>A repeater that won is paid for 1, with the wager in it. 2 and 12 ×40, 3 and 11 ×50, 4 and 10 ×65, 5 and 9 ×80, 6 and 8 ×90, the four together ×100.</translation>
    </message>
    <message>
        <source>I gruppi e «prima del 7»: Uptown e Downtown ×15, Citywide ×9, Even e Horn ×12, Odd ×18, 2 o 12 ×3, 3 o 11 ×2.</source>
        <translation>Groups and “before a 7”: Uptown and Downtown ×15, Citywide ×9, Even and Horn ×12, Odd ×18, 2 or 12 ×3, 3 or 11 ×2.</translation>
    </message>
    <message>
        <source>La resa: tutta la puntata, per quello che è stampato a quel numero di segni.</source>
        <translation>Surrender: the whole wager, for what is printed at that number of marks.</translation>
    </message>
    <message>
        <source>La busta: per ogni repeater vinto tante volte la puntata quante volte il valore deve uscire. Il pagamento non cambia.</source>
        <translation>Envy: for each repeater that won, as many times the wager as its value must come. The payment does not change.</translation>
    </message>
    <message>
        <source>{bet} su {wager}: ha vinto. Quanto si consegna?</source>
        <translation>{bet} on {wager}: it has won. How much is handed over?</translation>
    </message>
    <message>
        <source>{bet} su {wager}, ceduta a {tally}. Quanto si consegna?</source>
        <translation>{bet} on {wager}, given up at {tally}. How much is handed over?</translation>
    </message>
    <message>
        <source>{bet} su {wager}: ha vinto. Quanto si consegna, e quanto va alla busta?</source>
        <translation>{bet} on {wager}: it has won. How much is handed over, and how much goes to the dealers&apos; box?</translation>
    </message>
    <message>
        <source>si consegna</source>
        <translation>handed over</translation>
    </message>
    <message>
        <source>busta</source>
        <translation>dealers&apos; box</translation>
    </message>
    <message>
        <source>{wager} paga {times} per 1: la puntata è già compresa.</source>
        <translation>{wager} pays {times} for 1: the wager is in it already.</translation>
    </message>
    <message>
        <source>{wager} a {tally}: la resa paga {times} per 1.</source>
        <translation>{wager} at {tally}: surrender pays {times} for 1.</translation>
    </message>
    <message>
        <source>{wager} a {tally}: in questa casa non si cede, e non si consegna niente.</source>
        <translation>{wager} at {tally}: it is not given up in this house, and nothing is handed over.</translation>
    </message>
    <message>
        <source>Per {wager} la busta riceve {times} volte la puntata.</source>
        <translation>For {wager} the dealers&apos; box gets {times} times the wager.</translation>
    </message>
    <message>
        <source>In questa casa alla busta non va niente per {wager}.</source>
        <translation>In this house nothing goes to the dealers&apos; box for {wager}.</translation>
    </message>
    <message>
        <source>{times} × {bet} = {amount}</source>
        <translation>{times} × {bet} = {amount}</translation>
    </message>
    <message>
        <source>È pagato a 1 e non per 1: la puntata si restituisce una volta di troppo.</source>
        <translation>That is to 1, not for 1: the wager is given back once too often.</translation>
    </message>
    <message>
        <source>La puntata è tolta: nel per 1 è già compresa.</source>
        <translation>The wager is taken off: for 1, it is in it already.</translation>
    </message>
    <message>
        <source>È quello che paga un&apos;altra puntata.</source>
        <translation>That is what another wager pays.</translation>
    </message>
    <message>
        <source>È la resa di un altro numero, o di altri segni.</source>
        <translation>That is the surrender of another number, or of other marks.</translation>
    </message>
    <message>
        <source>È la puntata: non si restituisce.</source>
        <translation>That is the wager: it is not given back.</translation>
    </message>
    <message>
        <source>È dieci volte tanto, o un decimo.</source>
        <translation>That is ten times as much, or a tenth.</translation>
    </message>
    <message>
        <source>La moltiplicazione non torna.</source>
        <translation>The multiplication is wrong.</translation>
    </message>
    <message>
        <source>Il pagamento è giusto; la busta è di un altro repeater.</source>
        <translation>The payment is right; the box&apos;s part is another repeater&apos;s.</translation>
    </message>
    <message>
        <source>Il pagamento è giusto; la busta manca.</source>
        <translation>The payment is right; the box&apos;s part is missing.</translation>
    </message>
    <message>
        <source>Il pagamento non cambia: la busta la paga il banco.</source>
        <translation>The payment does not change: the bank pays the box.</translation>
    </message>
    <message>
        <source>paga {of} per 1</source>
        <translation>pays {of} for 1</translation>
    </message>
    <message>
        <source>resa del 2 o del 12, a {of}</source>
        <translation>surrender of the 2 or 12, at {of}</translation>
    </message>
    <message>
        <source>resa del 3 o dell&apos;11, a {of}</source>
        <translation>surrender of the 3 or 11, at {of}</translation>
    </message>
    <message>
        <source>resa del 4 o del 10, a {of}</source>
        <translation>surrender of the 4 or 10, at {of}</translation>
    </message>
    <message>
        <source>resa del 5 o del 9, a {of}</source>
        <translation>surrender of the 5 or 9, at {of}</translation>
    </message>
    <message>
        <source>resa del 6 o dell&apos;8, a {of}</source>
        <translation>surrender of the 6 or 8, at {of}</translation>
    </message>
    <message>
        <source>resa del 2, 3, 11 e 12 insieme, a {of}</source>
        <translation>surrender of 2, 3, 11 and 12 together, at {of}</translation>
    </message>
    <message>
        <source>busta: {of} volte</source>
        <translation>dealers&apos; box: {of} times</translation>
    </message>
    <message>
        <source>Repeater: si può puntare?</source>
        <translation>Repeater: may it be made?</translation>
    </message>
    <message>
        <source>Si accetta finché nessun valore che la puntata nomina ha un segno in questo giro.</source>
        <translation>Taken as long as no value that the wager names has a mark in this round.</translation>
    </message>
    <message>
        <source>I gruppi nominano tutti i loro valori: Uptown da 8 a 12, Downtown da 2 a 6, Even i pari, Odd 3 5 9 11, Horn 2 3 11 12, Citywide tutti.</source>
        <translation>Groups name all their values: Uptown 8 to 12, Downtown 2 to 6, Even the even ones, Odd 3 5 9 11, Horn 2 3 11 12, Citywide all.</translation>
    </message>
    <message>
        <source>Un valore resta segnato fino al 7, anche quando la sua puntata è già vinta.</source>
        <translation>A value stays marked until the 7, also when its wager is already won.</translation>
    </message>
    <message>
        <source>Segni: {board}. Si accetta {wager}? (0: sì; se no, il valore che lo impedisce)</source>
        <translation>Marks: {board}. May {wager} be made? (0: yes; otherwise the value that blocks it)</translation>
    </message>
    <message>
        <source>lo impedisce</source>
        <translation>blocked by</translation>
    </message>
    <message>
        <source>{wager} nomina: {values}.</source>
        <translation>{wager} names {values}.</translation>
    </message>
    <message>
        <source>Segnati tra questi: {values}. Non si accetta.</source>
        <translation>Marked among these: {values}. It is not taken.</translation>
    </message>
    <message>
        <source>Nessuno di questi è segnato: si accetta.</source>
        <translation>None of these is marked: it is taken.</translation>
    </message>
    <message>
        <source>Un suo valore è segnato: non si accetta.</source>
        <translation>One of its values is marked: it is not taken.</translation>
    </message>
    <message>
        <source>Quel valore è segnato, ma la puntata non lo nomina.</source>
        <translation>That value is marked, but the wager does not name it.</translation>
    </message>
    <message>
        <source>La puntata lo nomina, ma non è segnato.</source>
        <translation>The wager names it, but it is not marked.</translation>
    </message>
    <message>
        <source>Quel valore non è segnato, e la puntata non lo nomina.</source>
        <translation>That value is not marked, and the wager does not name it.</translation>
    </message>
    <message>
        <source>Il 7 non si segna mai.</source>
        <translation>The 7 is never marked.</translation>
    </message>
    <message>
        <source>puntate sui valori da 2 a 6</source>
        <translation>wagers on the values 2 to 6</translation>
    </message>
    <message>
        <source>puntate sui valori da 8 a 12</source>
        <translation>wagers on the values 8 to 12</translation>
    </message>
    <message>
        <source>2, 3, 11 e 12 insieme</source>
        <translation>2, 3, 11 and 12 together</translation>
    </message>
    <message>
        <source>già completo</source>
        <translation>already complete</translation>
    </message>
    <message>
        <source>Giro {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>segni: {marks}</source>
        <translation>marks: {marks}</translation>
    </message>
    <message>
        <source>{wager}: posto {seat} € {amount}</source>
        <translation>{wager}: seat {seat} € {amount}</translation>
    </message>
    <message>
        <source>Repeater: che cosa risolve il colpo</source>
        <translation>Repeater: what the spin resolves</translation>
    </message>
    <message>
        <source>Un repeater vince quando il suo valore è uscito tante volte quante deve. Il 7 prende tutto, lo zero non conta.</source>
        <translation>A repeater wins when its value has come as often as it must. The 7 takes everything, zero does not count.</translation>
    </message>
    <message>
        <source>Un gruppo vince con il primo repeater completo dei suoi valori, 2 o 12 e 3 o 11 alla prima uscita. Quello che è vinto non sta più sul tabellone.</source>
        <translation>A group wins with the first complete repeater of its values, 2 or 12 and 3 or 11 the first time one comes. What is won stands on the board no more.</translation>
    </message>
    <message>
        <source>Esce {number}: quali puntate vincono?</source>
        <translation>{number} falls: which wagers win?</translation>
    </message>
    <message>
        <source>vincono</source>
        <translation>win</translation>
    </message>
    <message>
        <source>{wager}</source>
        <translation>{wager}</translation>
    </message>
    <message>
        <source>tutte perse</source>
        <translation>all lost</translation>
    </message>
    <message>
        <source>{number}: {said}.</source>
        <translation>{number}: {said}.</translation>
    </message>
    <message>
        <source>Lo zero non conta: ogni puntata resta com&apos;era.</source>
        <translation>Zero does not count: every wager stays as it was.</translation>
    </message>
    <message>
        <source>Il 7 non fa vincere niente, e prende tutte le puntate che restano.</source>
        <translation>The 7 lets nothing win, and takes all wagers that stand.</translation>
    </message>
    <message>
        <source>{wager} vince: {need} volte, come deve.</source>
        <translation>{wager} wins: {need} times, as it must.</translation>
    </message>
    <message>
        <source>{wager} vince: il repeater del {value} è completo.</source>
        <translation>{wager} wins: the repeater of {value} is complete.</translation>
    </message>
    <message>
        <source>{wager} vince: è il primo {value} del giro.</source>
        <translation>{wager} wins: it is the first {value} of the round.</translation>
    </message>
    <message>
        <source>{wager} resta: ne mancano ancora {missing}.</source>
        <translation>{wager} stays: {missing} more to come.</translation>
    </message>
    <message>
        <source>Nessuna puntata che sta sul tabellone è completa con il {value}.</source>
        <translation>With the {value} no wager on the board is complete.</translation>
    </message>
    <message>
        <source>Vale 7: prende tutte le puntate che restano.</source>
        <translation>Its value is 7: it takes all wagers that stand.</translation>
    </message>
    <message>
        <source>Vale 7: non fa vincere nessuna puntata.</source>
        <translation>Its value is 7: it lets no wager win.</translation>
    </message>
    <message>
        <source>Qualcosa vince.</source>
        <translation>Something wins.</translation>
    </message>
    <message>
        <source>Solo il 7 prende le puntate.</source>
        <translation>Only the 7 takes wagers.</translation>
    </message>
    <message>
        <source>Lo zero non conta.</source>
        <translation>Zero does not count.</translation>
    </message>
    <message>
        <source>Mancano i gruppi, o «prima del 7».</source>
        <translation>The groups are missing, or “before the 7”.</translation>
    </message>
    <message>
        <source>Una puntata che vince manca.</source>
        <translation>A wager that wins is missing.</translation>
    </message>
    <message>
        <source>Una di queste ha già vinto, e non c&apos;è più.</source>
        <translation>One of these has won already, and is there no more.</translation>
    </message>
    <message>
        <source>Una di queste non è ancora completa.</source>
        <translation>One of these is not complete yet.</translation>
    </message>
    <message>
        <source>Una di queste non nomina quel valore.</source>
        <translation>One of these does not name that value.</translation>
    </message>
    <message>
        <source>zero, i repeater</source>
        <translation>zero, the repeaters</translation>
    </message>
    <message>
        <source>zero, tutte le puntate</source>
        <translation>zero, all wagers</translation>
    </message>
    <message>
        <source>valore {of}, i repeater</source>
        <translation>value {of}, the repeaters</translation>
    </message>
    <message>
        <source>valore {of}, tutte le puntate</source>
        <translation>value {of}, all wagers</translation>
    </message>
    <message>
        <source>Repeater Bets, esposizione: se esce il valore {value} il banco ci rimette {cost}; allarme oltre {alarm}</source>
        <translation>Repeater Bets, exposure: if value {value} comes the bank is {cost} the poorer; alarm above {alarm}</translation>
    </message>
    <message>
        <source>Repeater Bets del tavolo {table}</source>
        <translation>Repeater Bets at table {table}</translation>
    </message>
    <message>
        <source>Repeater Bets: i valori in tutte le serate del registro</source>
        <translation>Repeater Bets: the values in all nights of the journal</translation>
    </message>
    <message>
        <source>La casa non fa Repeater Bets.</source>
        <translation>The house deals no Repeater Bets.</translation>
    </message>
    <message>
        <source>valore {value}: {cost}</source>
        <translation>value {value}: {cost}</translation>
    </message>
    <message>
        <source>Restituite</source>
        <translation>Returned</translation>
    </message>
    <message>
        <source>Giri finiti</source>
        <translation>Rounds over</translation>
    </message>
    <message>
        <source>Colpi per giro, in media</source>
        <translation>Spins a round, on average</translation>
    </message>
    <message>
        <source>Il prossimo valore più caro</source>
        <translation>Dearest next value</translation>
    </message>
    <message>
        <source>Puntate</source>
        <translation>Wagers</translation>
    </message>
    <message>
        <source>Pagato per puntate vinte</source>
        <translation>Paid for wagers won</translation>
    </message>
    <message>
        <source>Pagato per rese</source>
        <translation>Paid for surrenders</translation>
    </message>
    <message>
        <source>Perse</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Busta dei croupier</source>
        <translation>Dealers&apos; box</translation>
    </message>
    <message>
        <source>Risultato delle puntate decise</source>
        <translation>Result of the wagers decided</translation>
    </message>
    <message>
        <source>Repeater Bets: i giri</source>
        <translation>Repeater Bets: the rounds</translation>
    </message>
    <message>
        <source>Giro</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Dalle</source>
        <translation>From</translation>
    </message>
    <message>
        <source>Alle</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Vinte</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Rese</source>
        <translation>Surrendered</translation>
    </message>
    <message>
        <source>Busta</source>
        <translation>Dealers&apos; box</translation>
    </message>
    <message>
        <source>da prima</source>
        <translation>before</translation>
    </message>
    <message>
        <source>{at}, abbandonato</source>
        <translation>{at}, abandoned</translation>
    </message>
    <message>
        <source>in corso</source>
        <translation>under way</translation>
    </message>
    <message>
        <source>Repeater Bets: rese offerte, busta e puntate rifiutate, per croupier</source>
        <translation>Repeater Bets: surrenders offered, dealers&apos; box and wagers refused, by dealer</translation>
    </message>
    <message>
        <source>Offerte</source>
        <translation>Offered</translation>
    </message>
    <message>
        <source>Prese</source>
        <translation>Taken</translation>
    </message>
    <message>
        <source>Non prese</source>
        <translation>Declined</translation>
    </message>
    <message>
        <source>Rifiutate: valore già uscito</source>
        <translation>Refused: value had come</translation>
    </message>
    <message>
        <source>La resa di {wagers}: {pays} per 1, il {percent} % sopra il suo valore giusto ({fair}). A chi la prende conviene.</source>
        <translation>Surrender of {wagers}: {pays} for 1, {percent} % above its fair value ({fair}). Whoever takes it gains by it.</translation>
    </message>
    <message>
        <source>Repeater Bets: puntate rifiutate, valore già uscito</source>
        <translation>Repeater Bets: wagers refused, value had come</translation>
    </message>
    <message>
        <source>Valore</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Uscito da</source>
        <translation>Came before</translation>
    </message>
    <message>
        <source>«Uscito da»: i colpi passati da quando il valore è uscito. Chi rifiuta tardi perde il conto.</source>
        <translation>“Came before”: the spins since the value came. Whoever refuses late has lost the tally.</translation>
    </message>
    <message>
        <source>Repeater Bets: allarmi d&apos;esposizione</source>
        <translation>Repeater Bets: exposure alarms</translation>
    </message>
    <message>
        <source>Valore più caro</source>
        <translation>Dearest value</translation>
    </message>
    <message>
        <source>Sarebbe costato</source>
        <translation>Would have cost</translation>
    </message>
    <message>
        <source>Repeater Bets: numeri corretti</source>
        <translation>Repeater Bets: numbers corrected</translation>
    </message>
    <message>
        <source>Valore giusto</source>
        <translation>Right value</translation>
    </message>
    <message>
        <source>Da pagare</source>
        <translation>To pay</translation>
    </message>
    <message>
        <source>Da riavere</source>
        <translation>To reclaim</translation>
    </message>
    <message>
        <source>Repeater Bets: quante volte è uscito ogni valore</source>
        <translation>Repeater Bets: how often each value came</translation>
    </message>
    <message>
        <source>Tolte dal tabellone</source>
        <translation>Off the board</translation>
    </message>
    <message>
        <source>«Tolte dal tabellone» sotto zero: gettoni che dal banco tornano sul tabellone.</source>
        <translation>“Off the board” below zero: chips that go from the bank back onto the board.</translation>
    </message>
    <message>
        <source>Uscito</source>
        <translation>Came</translation>
    </message>
    <message>
        <source>Atteso</source>
        <translation>Expected</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Quota giusta</source>
        <translation>Right share</translation>
    </message>
    <message>
        <source>Scarto</source>
        <translation>Deviation</translation>
    </message>
    <message>
        <source>Colpi con un valore: {count}; zeri: {zeros}. Lo scarto è in deviazioni: fino a 2 è normale, oltre 3 si guarda la ruota.</source>
        <translation>Spins with a value: {count}; zeros: {zeros}. The deviation is in standard deviations: up to 2 is usual, beyond 3 look at the wheel.</translation>
    </message>
    <message>
        <source>a lato: repeater 2 … 12, 7 i sette</source>
        <translation>side: repeater 2 … 12, 7 the sevens</translation>
    </message>
    <message>
        <source>a lato: i gruppi; T 2/12&lt;7, L 3/11&lt;7</source>
        <translation>side: the groups; T 2/12&lt;7, L 3/11&lt;7</translation>
    </message>
    <message>
        <source>Repeater: le offerte del tabellone</source>
        <translation>Repeater: the offers of a board</translation>
    </message>
    <message>
        <source>Si offre a 2 e 12: a 1 segno; 3 e 11: a 2; 4 e 10: a 2 e 3; 5 e 9: a 3 e 4; 6 e 8: da 3 a 5; i quattro insieme: da 4 a 6. I gruppi non si cedono.</source>
        <translation>Offered: 2 and 12 at 1 mark; 3 and 11 at 2; 4 and 10 at 2 and 3; 5 and 9 at 3 and 4; 6 and 8 at 3 to 5; the four together at 4 to 6. Groups are not given up.</translation>
    </message>
    <message>
        <source>Per 1: 2 e 12 6; 3 e 11 12; 4 e 10 7 e 21; 5 e 9 12 e 30; 6 e 8 8, 18 e 40; i quattro insieme 12, 24 e 48. Tutta la puntata, mai una parte.</source>
        <translation>For 1: 2 and 12 6; 3 and 11 12; 4 and 10 7 and 21; 5 and 9 12 and 30; 6 and 8 8, 18 and 40; the four together 12, 24 and 48. The whole wager, never a part.</translation>
    </message>
    <message>
        <source>Quali puntate si offre di cedere?</source>
        <translation>Which wagers are offered to be given up?</translation>
    </message>
    <message>
        <source>Quanto si offre per ogni puntata? (0: niente)</source>
        <translation>How much is offered for each wager? (0: nothing)</translation>
    </message>
    <message>
        <source>si offrono</source>
        <translation>are offered</translation>
    </message>
    <message>
        <source>posto {seat}, {wager}</source>
        <translation>seat {seat}, {wager}</translation>
    </message>
    <message>
        <source>{said} ({pays} × {bet})</source>
        <translation>{said} ({pays} × {bet})</translation>
    </message>
    <message>
        <source>{wager} è a {tally}: si offre da {first}.</source>
        <translation>{wager} is at {tally}: it is offered from {first}.</translation>
    </message>
    <message>
        <source>I gruppi e «prima del 7» non si cedono.</source>
        <translation>Groups and “before the 7” are not given up.</translation>
    </message>
    <message>
        <source>In questa casa nessuna puntata si cede.</source>
        <translation>In this house no wager is given up.</translation>
    </message>
    <message>
        <source>Qualcosa si offre.</source>
        <translation>Something is offered.</translation>
    </message>
    <message>
        <source>Un&apos;offerta manca.</source>
        <translation>An offer is missing.</translation>
    </message>
    <message>
        <source>Una di queste non sta più sul tabellone.</source>
        <translation>One of these stands on the board no more.</translation>
    </message>
    <message>
        <source>A quel numero di segni non è stampato niente.</source>
        <translation>Nothing is printed for so many marks.</translation>
    </message>
    <message>
        <source>quanto, 2 o 12 a {of}</source>
        <translation>how much, 2 or 12 at {of}</translation>
    </message>
    <message>
        <source>quanto, 3 o 11 a {of}</source>
        <translation>how much, 3 or 11 at {of}</translation>
    </message>
    <message>
        <source>quanto, 4 o 10 a {of}</source>
        <translation>how much, 4 or 10 at {of}</translation>
    </message>
    <message>
        <source>quanto, 5 o 9 a {of}</source>
        <translation>how much, 5 or 9 at {of}</translation>
    </message>
    <message>
        <source>quanto, 6 o 8 a {of}</source>
        <translation>how much, 6 or 8 at {of}</translation>
    </message>
    <message>
        <source>quanto, 2, 3, 11 e 12 insieme a {of}</source>
        <translation>how much, 2, 3, 11 and 12 together at {of}</translation>
    </message>
    <message>
        <source>repeater-{table}-{day}</source>
        <translation>repeater-{table}-{day}</translation>
    </message>
    <message>
        <source>Repeater</source>
        <translation>Repeater</translation>
    </message>
    <message>
        <source>Repeater: giri interi</source>
        <translation>Repeater: whole rounds</translation>
    </message>
    <message>
        <source>Dall&apos;inizio di un giro al suo 7: il valore e quante volte, lo zero e il colpo nullo, il ritiro.</source>
        <translation>From a round&apos;s beginning to its 7: the value and how often, zero and the void throw, the sweep.</translation>
    </message>
    <message>
        <source>Come prima, con quello che vince e quanto si consegna.</source>
        <translation>As before, with what wins and how much is handed over.</translation>
    </message>
    <message>
        <source>Due giri interi, con le offerte dopo ogni segno.</source>
        <translation>Two whole rounds, with the offers after each mark.</translation>
    </message>
    <message>
        <source>Esce {number}. Che valore, e quante volte adesso? (0: non conta)</source>
        <translation>{number} falls. Which value, and how many times now? (0: does not count)</translation>
    </message>
    <message>
        <source>Colpo nullo, pallina sul {number}: volte del {value} e segni in tutto, adesso?</source>
        <translation>Void throw, ball on {number}: times of the {value} and marks in all, now?</translation>
    </message>
    <message>
        <source>È uscito {number}: quali puntate vincono?</source>
        <translation>{number} fell: which wagers win?</translation>
    </message>
    <message>
        <source>È uscito {number}: quanto si consegna, e alla busta?</source>
        <translation>{number} fell: how much is handed over, and to the box?</translation>
    </message>
    <message>
        <source>{said}: quanto si offre? (0: niente)</source>
        <translation>{said}: how much is offered? (0: nothing)</translation>
    </message>
    <message>
        <source>È uscito {number}: quanto si prende, cosa resta?</source>
        <translation>{number} fell: how much is taken, what stays?</translation>
    </message>
    <message>
        <source>volte</source>
        <translation>times</translation>
    </message>
    <message>
        <source>segni in tutto</source>
        <translation>marks in all</translation>
    </message>
    <message>
        <source>Un colpo nullo non è un colpo: tutto resta come prima, volte {tally}, segni {marks}.</source>
        <translation>A void throw is no spin: all stays as before, times {tally}, marks {marks}.</translation>
    </message>
    <message>
        <source>{wager} vince.</source>
        <translation>{wager} wins.</translation>
    </message>
    <message>
        <source>Non vince niente.</source>
        <translation>Nothing wins.</translation>
    </message>
    <message>
        <source>Alla busta, per i repeater vinti: {amount}.</source>
        <translation>To the box, for the repeaters that won: {amount}.</translation>
    </message>
    <message>
        <source>{said}</source>
        <translation>{said}</translation>
    </message>
    <message>
        <source>{wager}, posto {seat}, è a {tally}: qui non si offre niente.</source>
        <translation>{wager}, seat {seat}, is at {tally}: nothing is offered here.</translation>
    </message>
    <message>
        <source>Il 7 prende tutto, {amount}, e toglie i segni: è aperto il giro {round}.</source>
        <translation>The 7 takes everything, {amount}, and clears the marks: round {round} is open.</translation>
    </message>
    <message>
        <source>Le volte non tornano.</source>
        <translation>That is not how often it came.</translation>
    </message>
    <message>
        <source>Non sono le puntate che vincono.</source>
        <translation>Those are not the wagers that win.</translation>
    </message>
    <message>
        <source>Un pagamento è sbagliato.</source>
        <translation>A payment is wrong.</translation>
    </message>
    <message>
        <source>La busta è sbagliata.</source>
        <translation>The box is wrong.</translation>
    </message>
    <message>
        <source>Un&apos;offerta è sbagliata.</source>
        <translation>An offer is wrong.</translation>
    </message>
    <message>
        <source>segni: il valore</source>
        <translation>marks: the value</translation>
    </message>
    <message>
        <source>segni: lo zero</source>
        <translation>marks: zero</translation>
    </message>
    <message>
        <source>segni: il colpo nullo</source>
        <translation>marks: the void throw</translation>
    </message>
    <message>
        <source>segni: il 7</source>
        <translation>marks: the 7</translation>
    </message>
    <message>
        <source>pagamenti: il valore</source>
        <translation>payments: the value</translation>
    </message>
    <message>
        <source>pagamenti: chi vince</source>
        <translation>payments: who wins</translation>
    </message>
    <message>
        <source>pagamenti: quanto</source>
        <translation>payments: how much</translation>
    </message>
    <message>
        <source>pagamenti: il 7</source>
        <translation>payments: the 7</translation>
    </message>
    <message>
        <source>giri interi: il valore</source>
        <translation>whole rounds: the value</translation>
    </message>
    <message>
        <source>giri interi: lo zero</source>
        <translation>whole rounds: zero</translation>
    </message>
    <message>
        <source>giri interi: il colpo nullo</source>
        <translation>whole rounds: the void throw</translation>
    </message>
    <message>
        <source>giri interi: chi vince</source>
        <translation>whole rounds: who wins</translation>
    </message>
    <message>
        <source>giri interi: quanto</source>
        <translation>whole rounds: how much</translation>
    </message>
    <message>
        <source>giri interi: l&apos;offerta</source>
        <translation>whole rounds: the offer</translation>
    </message>
    <message>
        <source>giri interi: il 7</source>
        <translation>whole rounds: the 7</translation>
    </message>
</context>
</TS>
