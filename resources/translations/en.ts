<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="it_IT">
<context>
    <name></name>
    <message>
        <source>un&apos;unità di meno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>un&apos;unità di più</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IL COLORE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUANTO VALE UN PEZZO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DI CHI È</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>di chi è, non si sa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colore personale: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cartellino rosso e marker; un giocatore ha un colore solo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nessuno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} a {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>di {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>di chi lo gioca</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Togli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>togliere pezzi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHI VIENE, E COSA DEVE SAPERE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cambio impiegato</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adesso: {dealer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>il nome: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note proprie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>le note: {notes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancora un colpo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passare il tavolo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prima il nome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IL TAVOLO DICE DA SÉ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i colori, da sinistra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i gettoni di valore, da sinistra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>le chance che hanno vinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>di chi sono: Z non si sa, X posto 1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>da due a nove pezzi a tocco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>di nuovo un pezzo a tocco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>il pieno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i cavalli, come stanno sullo schermo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i carré, come stanno sullo schermo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>la terzina</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>le sestine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>togliere, e di nuovo posare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAGATO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>il prossimo passo del colpo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chiudere la pagina aperta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indietro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I tasti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▦ è il tastierino numerico; un tasto conta quando si lascia.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancellare una lettera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancellare tutto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spazio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il tappeto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torna al numero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IL NUOVO MINIMO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cambio di minimo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adesso {now}; col nuovo, pieno fino a {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annunciare {then}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vale dal colpo successivo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IL MINIMO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PERCHÉ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controllo del cilindro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allarme in sala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisione della direzione</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aprire il tavolo {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{house} · pieno fino a {most} · numero del giorno {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aprire a {minimum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colori ancora fuori: {colours}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nessun colore risulta fuori.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiudere il tavolo {table}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiudere il tavolo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il gioco è sospeso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si riprende quando la direzione lo dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riprendere il gioco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sospendere il gioco?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutto resta com&apos;è, finché si riprende.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sospendere il gioco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} da {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gettone da {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} pezzi a tocco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUANTI A TOCCO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DI CHI SONO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ogni tocco aggiunge i pezzi scelti; il numero accanto si tocca per cambiarlo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAGAMENTO {order} DI {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pezzo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pezzi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bozza, in scrittura…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pezzo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} pezzi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banca sul colpo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>altri {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chi ha vinto?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scegliere il colore o il gettone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toccare i posti dove ha vinto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il pagamento appare qui, nell&apos;ordine in cui si paga.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se nessuno ha vinto: «{button}».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CONTESTATO: aspetta il capo tavolo, poi l&apos;ispettore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Di chi è</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quanto è</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dove stava</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DECISIONE: si paga come sta scritto qui</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il capo tavolo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&apos;ispettore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LA VINCITA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resta sulla chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&apos;ORDINE: il capo tavolo la fa pagare adesso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il giocatore ha fretta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altro motivo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagamento {order}: {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TUTTO PAGATO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&apos;è di nuovo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posare il dolly, poi pulire il tappeto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aprire in diagonale: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiedere di chi è: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker sul pagamento {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passando ripetere il pagamento {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rimettere a posto: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagamento {order} contestato: decide il capo tavolo, poi l&apos;ispettore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passare al collega: {notes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiedere i colori ancora fuori: {colours}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avvisare l&apos;ispettore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invertire il cilindro: {wheel}, un giro. Palla {ball} {pocket}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cilindro {wheel}, palla {ball} {pocket}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orario ↻</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antiorario ↺</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dal numero del giorno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (era {minimum})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimo {minimum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poi minimo {minimum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dall&apos;{pocket}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dallo {pocket}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dal {pocket}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prova: cilindro simulato</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In attesa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavolo chiuso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il tavolo è chiuso.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IL COLPO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lo segna il cilindro da sé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Al lancio: «Palla lanciata».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poi: «Rien ne va plus».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caduta: «Numero a mano».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numero e dolly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagamenti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancora nessun numero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IL TAVOLO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>APRIRE E CHIUDERE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IL PROGRAMMA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavolo {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} su {place}, da cambiare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toccarlo; poi si conferma guardando la pallina.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quale numero è caduto?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>È questo il numero?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dichiarare «Rien va»</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perché il colpo è nullo?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le puntate restano e si riaprono; si lancia ancora.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colpo {spin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aperte le puntate del colpo {spin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min {least} · max pieno {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROVA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liberato</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Da rendere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolto, da consegnare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manca {chip}: chiedere un fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mancano {chip}: chiedere un fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restano € {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forse mancano {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forse manca {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aprirlo quando banca e cilindro sono pronti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il tappeto è libero, si attende il cilindro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le puntate sono aperte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ultimo colpo prima della chiusura</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La banca è aperta, la prima boule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cambio di minimo dal prossimo colpo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dopo questo colpo le palline passano al collega</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colpo nullo, le puntate restano e sono aperte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nuovo lancio regolare, le puntate sono ancora aperte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La pallina gira, le puntate sono ancora aperte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nulla va più — si attende il numero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&apos;è un numero da confermare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{call} — posare il dolly, poi pulire il tappeto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{call} — toccare quello che ha vinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{call} — pagare nell&apos;ordine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero — dividere le chance semplici</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutto è pagato al numero — colpo successivo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rosso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dispari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aprire il tavolo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiudere il tavolo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palla lanciata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rien ne va plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numero a mano</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confermare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non è questo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colpo nullo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ultimo colpo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tappeto pulito</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non pagato</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutti pagati</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finito</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colpo successivo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annulla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ripeti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutto il tappeto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagamento precedente</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagamento seguente</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riprendere dal registro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capito</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavolo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cambio di minimo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colore personale…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cambio impiegato…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sospendere il gioco…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altro sul pagamento…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NON REGISTRATO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segnare i colpi su carta e avvisare il capo tavolo. In memoria: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registro in difficoltà</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avvisare il capo tavolo; si continua a giocare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non accettato</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Niente è cambiato.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inserimento non accettato</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riprendere quello che il registro ha scritto, poi correggere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quel pagamento è già fatto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per cambiarlo, toccare prima «Non pagato».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cilindro scollegato</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si continua: il numero si scrive a mano.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gioco sospeso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attendere la direzione.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attenzione</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avvisare il capo tavolo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il cilindro tace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se il numero non arriva, si scrive a mano.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numeri a mano</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cilindro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cilindro in ritardo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cilindro muto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>giri/min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NON REGISTRATO · {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registro pronto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registro scritto {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il lettore lo dice, ma non l&apos;ha visto cadere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>È di un colpo che il lettore non ha seguito.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scritto a mano: guardare la pallina un&apos;altra volta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pallina lanciata nel verso del cilindro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lanciata prima di aver pagato tutto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meno di sette giri completi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il cilindro si è fermato</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La pallina non è in una casella</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpo estraneo nel cilindro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altra decisione del capo tavolo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
