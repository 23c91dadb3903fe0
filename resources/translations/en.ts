<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="it_IT">
<context>
    <name></name>
    <message>
        <source>un&apos;unità di meno</source>
        <translation>one unit less</translation>
    </message>
    <message>
        <source>un&apos;unità di più</source>
        <translation>one unit more</translation>
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
        <source>DI CHI È</source>
        <translation>WHOSE IT IS</translation>
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
        <source>di chi è, non si sa</source>
        <translation>owner unknown</translation>
    </message>
    <message>
        <source>posto {seat}</source>
        <translation>seat {seat}</translation>
    </message>
    <message>
        <source>Di chi è?</source>
        <translation>Whose is it?</translation>
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
        <source>Cambio impiegato</source>
        <translation>Change of dealer</translation>
    </message>
    <message>
        <source>Adesso: {dealer}</source>
        <translation>Now: {dealer}</translation>
    </message>
    <message>
        <source>Nessun nome, finora.</source>
        <translation>No name so far.</translation>
    </message>
    <message>
        <source>Nome</source>
        <translation>Name</translation>
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
        <source>lo si annuncia, poi si passa</source>
        <translation>announced now, handed over after it</translation>
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
        <source>IL TAVOLO DICE DA SÉ</source>
        <translation>WHAT THE TABLE ITSELF SAYS</translation>
    </message>
    <message>
        <source>i colori, da sinistra</source>
        <translation>the colours, from the left</translation>
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
        <translation>a call, typed on its page</translation>
    </message>
    <message>
        <source>e di quanto, di chi, che cosa mette</source>
        <translation>and its value, whose, what is put down</translation>
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
        <source>Altro annuncio</source>
        <translation>Another call</translation>
    </message>
    <message>
        <source>Capo tavolo accetta</source>
        <translation>Table chief accepts</translation>
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
        <source>spazio</source>
        <translation>space</translation>
    </message>
    <message>
        <source>Il tappeto</source>
        <translation>The layout</translation>
    </message>
    <message>
        <source>Annunciati per questo colpo</source>
        <translation>Called for this spin</translation>
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
        <source>TOCCARE I COLORI FUORI: tengono il valore finché il giocatore li cambia</source>
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
        <source>Annunciare {then}</source>
        <translation>Announce {then}</translation>
    </message>
    <message>
        <source>vale dal colpo successivo</source>
        <translation>from the next spin on</translation>
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
        <source>Da consegnare: {held}</source>
        <translation>To be handed over: {held}</translation>
    </message>
    <message>
        <source>Chiudere con € {amount} da consegnare</source>
        <translation>Close with € {amount} to hand over</translation>
    </message>
    <message>
        <source>restano € {amount} da consegnare</source>
        <translation>€ {amount} still to hand over</translation>
    </message>
    <message>
        <source>Chiudere il tavolo</source>
        <translation>Close the table</translation>
    </message>
    <message>
        <source>DA CONSEGNARE: tenuto per nome, o rimasto sul tappeto</source>
        <translation>TO BE HANDED OVER: held by name, or left on the layout</translation>
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
        <source>Tutto resta com&apos;è, finché si riprende.</source>
        <translation>Everything stays as it is until play goes on.</translation>
    </message>
    <message>
        <source>Sospendere il gioco</source>
        <translation>Suspend play</translation>
    </message>
    <message>
        <source>{colour} da {value}</source>
        <translation>{colour} at {value}</translation>
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
        <source>accanto ai colori: {kind}</source>
        <translation>beside the colours: {kind}</translation>
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
        <source>Ogni tocco aggiunge i pezzi scelti; il numero accanto si tocca per cambiarlo.</source>
        <translation>Each touch adds the chosen pieces; touch the count beside to change it.</translation>
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
        <translation>TO THE PLAYER</translation>
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
        <source>INCASSA O RESTA?</source>
        <translation>TAKES OR LEAVES IT?</translation>
    </message>
    <message>
        <source>SI RITIRA TUTTO</source>
        <translation>ALL IS TAKEN OFF</translation>
    </message>
    <message>
        <source>Restava: {stake} in gioco.</source>
        <translation>Was left: {stake} in play.</translation>
    </message>
    <message>
        <source>Se resta ancora, giocano {amount}.</source>
        <translation>Left again, {amount} play.</translation>
    </message>
    <message>
        <source>Se non incassa: {why}, si ritira tutto: {amount}.</source>
        <translation>If left: {why}, all is taken off: {amount}.</translation>
    </message>
    <message>
        <source>Resta: puntata {stake} + vincita {winnings} = {amount} in gioco.</source>
        <translation>Left: stake {stake} + win {winnings} = {amount} in play.</translation>
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
        <source>ALLA BANCA</source>
        <translation>TO THE BANK</translation>
    </message>
    <message>
        <source>RESTA</source>
        <translation>LEFT</translation>
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
        <source>{handed} + puntata {stake}</source>
        <translation>{handed} + stake {stake}</translation>
    </message>
    <message>
        <source>Al cliente {handed}; in gioco {kept}</source>
        <translation>To the player {handed}; in play {kept}</translation>
    </message>
    <message>
        <source>resta?</source>
        <translation>left?</translation>
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
        <source>Togliere dal tappeto e consegnare al cliente</source>
        <translation>Take off the layout and hand to the player</translation>
    </message>
    <message>
        <source>Metà alla banca: {amount}</source>
        <translation>Half to the bank: {amount}</translation>
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
        <source>Metà alla banca, {taken} · {left}</source>
        <translation>Half to the bank, {taken} · {left}</translation>
    </message>
    <message>
        <source>Biglietti nel box</source>
        <translation>Notes into the box</translation>
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
        <source>altri {count}</source>
        <translation>{count} more</translation>
    </message>
    <message>
        <source>metà alla banca</source>
        <translation>half to the bank</translation>
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
        <source>Se nessuno ha vinto: «{button}».</source>
        <translation>If nobody has won: “{button}”.</translation>
    </message>
    <message>
        <source>Se non c&apos;è niente: «{button}».</source>
        <translation>If there is nothing: “{button}”.</translation>
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
        <translation>37 BALLS COUNTED, SEALS UNBROKEN: SAYS</translation>
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
        <source>LA VINCITA, E L&apos;ORDINE: il capo tavolo la fa pagare adesso</source>
        <translation>THE WIN, AND THE ORDER: the table chief has it paid now</translation>
    </message>
    <message>
        <source>Non resta: incassa</source>
        <translation>Not left: taken</translation>
    </message>
    <message>
        <source>Non c&apos;era più</source>
        <translation>It was gone</translation>
    </message>
    <message>
        <source>DECISIONE: si paga così. Se la puntata è un&apos;altra, prima Indietro e correggerla</source>
        <translation>RULING: paid as it stands. If the bet is another one, first Back and correct it</translation>
    </message>
    <message>
        <source>CHE COS&apos;È: toccandolo decide</source>
        <translation>WHAT HE IS: touched, he has decided</translation>
    </message>
    <message>
        <source>Scrivere il nome di chi decide</source>
        <translation>Type the name of whoever decides</translation>
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
        <source>Il giocatore ha fretta</source>
        <translation>The player is in a hurry</translation>
    </message>
    <message>
        <source>Altro motivo</source>
        <translation>Another reason</translation>
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
        <source>Torna al pagamento {order}</source>
        <translation>Back to payment {order}</translation>
    </message>
    <message>
        <source>Torna a: {step}</source>
        <translation>Back to: {step}</translation>
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
        <source>incassa</source>
        <translation>takes it</translation>
    </message>
    <message>
        <source>CONTESTATO</source>
        <translation>DISPUTED</translation>
    </message>
    <message>
        <source>prima decidere: ⋯</source>
        <translation>decide first: ⋯</translation>
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
        <source>Passando il pagamento {order}, ripeterlo</source>
        <translation>Repeat payment {order} as it goes over</translation>
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
        <translation>No chips pay this, ask the capo tavolo: {places}</translation>
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
        <source>dall&apos;{pocket}</source>
        <translation>from {pocket}</translation>
    </message>
    <message>
        <source>dallo {pocket}</source>
        <translation>from {pocket}</translation>
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
        <source>Prova: tamburo simulato</source>
        <translation>Practice: simulated drum</translation>
    </message>
    <message>
        <source>Tavolo chiuso</source>
        <translation>Table closed</translation>
    </message>
    <message>
        <source>Ultimo colpo giocato</source>
        <translation>The last spin is played</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso.</source>
        <translation>The table is closed.</translation>
    </message>
    <message>
        <source>IL COLPO</source>
        <translation>THE SPIN</translation>
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
        <source>tenuto sul race track: {owners}</source>
        <translation>held on the race track: {owners}</translation>
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
        <source>È questo il numero?</source>
        <translation>Is this the number?</translation>
    </message>
    <message>
        <source>Rifiutato e annotato</source>
        <translation>Refused and noted</translation>
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
        <source>è annotato ✓</source>
        <translation>it is noted ✓</translation>
    </message>
    <message>
        <source>Invio</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Toccare un settore, un numero per i suoi laterali, una finale o una figura.</source>
        <translation>Touch a sector, a number for its neighbours, a final or a figure.</translation>
    </message>
    <message>
        <source>Scegliere come prosegue ciascuno, oppure un altro annuncio.</source>
        <translation>Choose how each goes on, or another call.</translation>
    </message>
    <message>
        <source>Annunci vinti</source>
        <translation>Calls that won</translation>
    </message>
    <message>
        <source>Annuncio</source>
        <translation>Call bet</translation>
    </message>
    <message>
        <source>Annunci in gioco</source>
        <translation>Announces in play</translation>
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
        <source>Dichiarare «Rien va»</source>
        <translation>Declare “Rien va”</translation>
    </message>
    <message>
        <source>Le puntate restano e si riaprono; si estrae ancora.</source>
        <translation>The bets stay and are open again; a ball is drawn anew.</translation>
    </message>
    <message>
        <source>Perché il colpo è nullo?</source>
        <translation>Why is it a no spin?</translation>
    </message>
    <message>
        <source>Perché l&apos;estrazione è nulla?</source>
        <translation>Why is the draw void?</translation>
    </message>
    <message>
        <source>Le puntate restano e si riaprono; si lancia ancora.</source>
        <translation>Bets stand and are open again; the ball is spun once more.</translation>
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
        <source>Forse mancano {chip}</source>
        <translation>Perhaps short of {chip}</translation>
    </message>
    <message>
        <source>Forse manca {chip}</source>
        <translation>Perhaps short of {chip}</translation>
    </message>
    <message>
        <source>Aprirlo quando banca e cilindro sono pronti</source>
        <translation>Open it when bank and wheel are ready</translation>
    </message>
    <message>
        <source>Tutto resta com&apos;è, finché la direzione riprende il gioco</source>
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
        <source>Colpo nullo…</source>
        <translation>No spin…</translation>
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
        <source>Resta</source>
        <translation>Left on the chance</translation>
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
        <source>Tasti</source>
        <translation>Keys</translation>
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
        <source>Riprendere il gioco…</source>
        <translation>Take play up again…</translation>
    </message>
    <message>
        <source>{count} da proseguire</source>
        <translation>{count} to go on</translation>
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
        <source>Segnare i colpi su carta e avvisare il capo tavolo. In memoria: {count}.</source>
        <translation>Write the spins on paper and tell the table chief. In memory: {count}.</translation>
    </message>
    <message>
        <source>Registro in difficoltà</source>
        <translation>Journal in trouble</translation>
    </message>
    <message>
        <source>Avvisare il capo tavolo; si continua a giocare.</source>
        <translation>Tell the table chief; play goes on.</translation>
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
        <source>consegnare: {count}</source>
        <translation>hand over: {count}</translation>
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
        <source>Riprendere quello che il registro ha scritto, poi correggere.</source>
        <translation>Take what the journal has, then correct it.</translation>
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
        <source>Il cambio è scritto nel registro, con le note.</source>
        <translation>The change is in the journal, with the notes.</translation>
    </message>
    <message>
        <source>Chiuso con pagamenti non segnati</source>
        <translation>Closed with payments not marked</translation>
    </message>
    <message>
        <source>Del colpo di prima: {unmarked}. Finire di pagare a mano.</source>
        <translation>Of the spin before: {unmarked}. Finish paying by hand.</translation>
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
        <translation>bad lines {count}</translation>
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
        <source>Registro pronto</source>
        <translation>Journal ready</translation>
    </message>
    <message>
        <source>Registro scritto {time}</source>
        <translation>Journal written {time}</translation>
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
        <source>Estrazione nulla…</source>
        <translation>Void draw…</translation>
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
        <translation>Drum unplugged</translation>
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
        <source>Il colpo {spin} non è ancora pagato: segnare i pagamenti, o colpo successivo</source>
        <translation>Spin {spin} is still being paid: mark the payments, or next spin</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è giocato: ritirare i colori e chiudere il tavolo</source>
        <translation>The last spin is played: ask the colours in and close the table</translation>
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
        <source>Al colpo {spin} si è già pagato: il numero si può solo rettificare</source>
        <translation>Spin {spin} has payments made: its number can only be corrected</translation>
    </message>
    <message>
        <source>Un annuncio prosegue dal colpo {spin}: il numero si può solo rettificare</source>
        <translation>An announce goes on from spin {spin}: its number can only be corrected</translation>
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
        <source>L&apos;annuncio {announce} non prosegue: non c&apos;è niente da revocare</source>
        <translation>Call {announce} does not go on: there is nothing to take back</translation>
    </message>
    <message>
        <source>Questo annuncio prosegue una vincita: revocare quella</source>
        <translation>This announce goes on from a win: take that back</translation>
    </message>
    <message>
        <source>L&apos;annuncio {announce} è un altro: {repeat}, {owner}</source>
        <translation>Call {announce} is another one: {repeat}, {owner}</translation>
    </message>
    <message>
        <source>I pezzi dell&apos;annuncio {announce} non stanno più lì: prima si rimettono</source>
        <translation>The pieces of call {announce} lie there no more: put them back first</translation>
    </message>
    <message>
        <source>Cambierebbe la vincita dell&apos;annuncio {announce}, che con quella prosegue</source>
        <translation>That would change what announce {announce} won and goes on with</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha {payments} pagamenti: il {order} non c&apos;è</source>
        <translation>Spin {spin} has {payments} payments: there is no payment {order}</translation>
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
        <source>Il pagamento {order} è già contestato</source>
        <translation>Payment {order} is disputed already</translation>
    </message>
    <message>
        <source>Il pagamento {order} non è contestato</source>
        <translation>Payment {order} is not disputed</translation>
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
        <source>Su {position} non c&apos;è niente di {owner}</source>
        <translation>Nothing of {owner} lies on {position}</translation>
    </message>
    <message>
        <source>Lì ci sono gettoni diversi: spostarli tutti, o dire se sono enfermé</source>
        <translation>Different chips lie there: move them all, or say whether enfermé</translation>
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
        <source>La vincita di {owner} su {position} resta già</source>
        <translation>The winnings of {owner} on {position} stay already</translation>
    </message>
    <message>
        <source>La vincita di {owner} su {position} non resta</source>
        <translation>The winnings of {owner} on {position} are not left</translation>
    </message>
    <message>
        <source>Il colpo {spin} non ha una puntata {place} di quelle</source>
        <translation>Spin {spin} has no such stake {place}</translation>
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
        <source>Niente è in custodia per {owner}</source>
        <translation>Nothing is held for {owner}</translation>
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
        <source>La porta {port} non c&apos;è: inserire il cavo.</source>
        <translation>There is no port {port}: plug the cable in.</translation>
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
        <source>Cilindro non invertito: va invertito a ogni lancio.</source>
        <translation>Wheel not turned round: it is turned round for each throw.</translation>
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
        <source>Il disco è pieno: resta posto per circa {spins} colpi. Liberare spazio.</source>
        <translation>The disk is full: room for about {spins} spins. Make room.</translation>
    </message>
    <message>
        <source>Il disco è pieno: liberare spazio.</source>
        <translation>The disk is full: make room.</translation>
    </message>
    <message>
        <source>Il disco non scrive ({fault}): guardare il disco.</source>
        <translation>The disk does not write ({fault}): look at the disk.</translation>
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
        <translation>This house takes no calls</translation>
    </message>
    <message>
        <source>Annuncio non chiaro: farlo ripetere</source>
        <translation>Call not clear: have it repeated</translation>
    </message>
    <message>
        <source>Nessun annuncio sulla parola</source>
        <translation>No call on the player’s word</translation>
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
        <source>Dopo «Rien ne va plus» accetta solo il capo tavolo</source>
        <translation>After «Rien ne va plus» only the table chief accepts</translation>
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
        <source>Oltre il massimo: {places}</source>
        <translation>Above the maximum: {places}</translation>
    </message>
    <message>
        <source>{way}, si tengono {kept}</source>
        <translation>{way}, {kept} kept</translation>
    </message>
    <message>
        <source>si tengono {kept} · di puntata restano {plays_on}</source>
        <translation>{kept} kept · {plays_on} of the stake stays</translation>
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
        <translation>there</translation>
    </message>
    <message>
        <source>c&apos;è?</source>
        <translation>there?</translation>
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
        <source>Allo zero</source>
        <translation>At zero</translation>
    </message>
    <message>
        <source>Chi non dice niente riprende la metà.</source>
        <translation>Who says nothing takes half back.</translation>
    </message>
    <message>
        <source>Altri…</source>
        <translation>More…</translation>
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
        <source>GRANDEZZA DEI TESTI, E MOVIMENTO</source>
        <translation>SIZE OF TEXT, AND MOTION</translation>
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
        <source>DAL PROSSIMO AVVIO</source>
        <translation>FROM THE NEXT START</translation>
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
        <translation>{house}, from the profile «{name}»: limits and colours are changed there.</translation>
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
        <source>Avanti</source>
        <translation>Continue</translation>
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
        <source>Un tavolo aperto resta com&apos;è, finché si chiude.</source>
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
        <source>Toccare il resto lo segna fatto.</source>
        <translation>Touching the rest marks it done.</translation>
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
        <source>Aprire su un registro nuovo</source>
        <translation>Open on a new journal</translation>
    </message>
    <message>
        <source>quello guasto resta com&apos;è</source>
        <translation>the damaged one stays as it is</translation>
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
</context>
</TS>
