<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Accuracy</name>
    <message>
        <source>%1 on %2 × %3: predicted %4, measured %5</source>
        <translation>%1 auf %2 × %3: vorhergesagt %4, gemessen %5</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Vorhergesagt gegen gemessen</translation>
    </message>
    <message>
        <source>No run is here to judge by.</source>
        <translation>Kein Lauf ist da, an dem sich messen ließe.</translation>
    </message>
    <message>
        <source>measured, s a step</source>
        <translation>gemessen, s je Schritt</translation>
    </message>
    <message>
        <source>measured, GiB</source>
        <translation>gemessen, GiB</translation>
    </message>
    <message>
        <source>predicted, s a step</source>
        <translation>vorhergesagt, s je Schritt</translation>
    </message>
    <message>
        <source>predicted, GiB</source>
        <translation>vorhergesagt, GiB</translation>
    </message>
    <message>
        <source>By the constants shipped, fitted on these runs too. Dashed: 20 % off.</source>
        <translation>Mit den mitgelieferten Konstanten, auch an diesen Läufen angepasst. Gestrichelt: 20 % daneben.</translation>
    </message>
    <message>
        <source>By constants fitted without the run&apos;s source. Dashed: 20 % off.</source>
        <translation>Mit Konstanten, ohne die Quelle des Laufs angepasst. Gestrichelt: 20 % daneben.</translation>
    </message>
    <message>
        <source>Where there is something to judge by</source>
        <translation>Wo es etwas zum Messen gibt</translation>
    </message>
    <message>
        <source>Runs by GPU and how many of them. Where there are none, a prediction is a guess with a wider band.</source>
        <translation>Läufe nach GPU und deren Anzahl. Wo keine sind, ist eine Vorhersage geraten und ihr Band breiter.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Half of the errors are smaller.</source>
        <translation>Die Hälfte der Fehler ist kleiner.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Of the errors, without their sign.</source>
        <translation>Der Fehler, ohne Vorzeichen.</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>Nine of ten errors are smaller.</source>
        <translation>Neun von zehn Fehlern sind kleiner.</translation>
    </message>
    <message>
        <source>In 10 %</source>
        <translation>In 10 %</translation>
    </message>
    <message>
        <source>Share of the runs predicted within 10 %.</source>
        <translation>Anteil der Läufe, auf 10 % genau vorhergesagt.</translation>
    </message>
    <message>
        <source>In 20 %</source>
        <translation>In 20 %</translation>
    </message>
    <message>
        <source>Share of the runs predicted within 20 %.</source>
        <translation>Anteil der Läufe, auf 20 % genau vorhergesagt.</translation>
    </message>
    <message>
        <source>In band</source>
        <translation>Im Band</translation>
    </message>
    <message>
        <source>Share of the runs within the band of the prediction, which should hold four of five.</source>
        <translation>Anteil der Läufe im Band der Vorhersage, das vier von fünf enthalten soll.</translation>
    </message>
    <message>
        <source>%1 step times: half are predicted within %2, nine of ten within %3.</source>
        <translation>%1 Schrittdauern: die Hälfte auf %2 genau vorhergesagt, neun von zehn auf %3.</translation>
    </message>
    <message>
        <source>%1 memory readings: half are predicted within %2, nine of ten within %3.</source>
        <translation>%1 Speicherwerte: die Hälfte auf %2 genau vorhergesagt, neun von zehn auf %3.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>That were predicted.</source>
        <translation>Die vorhergesagt wurden.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>dense, several nodes</source>
        <translation>dicht, mehrere Knoten</translation>
    </message>
    <message>
        <source>dense, one node</source>
        <translation>dicht, ein Knoten</translation>
    </message>
    <message>
        <source>mixtures of experts</source>
        <translation>Mixture-of-Experts-Modelle</translation>
    </message>
    <message>
        <source>adapters (LoRA)</source>
        <translation>Adapter (LoRA)</translation>
    </message>
    <message>
        <source>layout not said</source>
        <translation>Aufteilung nicht genannt</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>measured, tokens/s</source>
        <translation>gemessen, Token/s</translation>
    </message>
    <message>
        <source>predicted, tokens/s</source>
        <translation>vorhergesagt, Token/s</translation>
    </message>
    <message>
        <source>measured, ms</source>
        <translation>gemessen, ms</translation>
    </message>
    <message>
        <source>predicted, ms</source>
        <translation>vorhergesagt, ms</translation>
    </message>
    <message>
        <source>By constants fitted without the run&apos;s family: its source, model, GPU and engine. Dashed: 20 % off.</source>
        <translation>Mit Konstanten, ohne die Familie des Laufs angepasst: Quelle, Modell, GPU und Engine. Gestrichelt: 20 % daneben.</translation>
    </message>
    <message>
        <source>Runs by GPU and engine. Where there are none, a prediction is a guess with a wider band.</source>
        <translation>Läufe nach GPU und Engine. Wo keine sind, ist eine Vorhersage geraten und ihr Band breiter.</translation>
    </message>
    <message>
        <source>%1 rates of tokens and requests: half are predicted within %2, nine of ten within %3.</source>
        <translation>%1 Raten von Token und Anfragen: die Hälfte auf %2 genau vorhergesagt, neun von zehn auf %3.</translation>
    </message>
    <message>
        <source>%1 times to a first token: half are predicted within %2, nine of ten within %3.</source>
        <translation>%1 Zeiten bis zum ersten Token: die Hälfte auf %2 genau vorhergesagt, neun von zehn auf %3.</translation>
    </message>
    <message>
        <source>%1 times of a token: half are predicted within %2, nine of ten within %3.</source>
        <translation>%1 Zeiten je Token: die Hälfte auf %2 genau vorhergesagt, neun von zehn auf %3.</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>dicht</translation>
    </message>
    <message>
        <source>few experts</source>
        <translation>wenige Experten</translation>
    </message>
    <message>
        <source>many experts</source>
        <translation>viele Experten</translation>
    </message>
    <message>
        <source>prompts on GPUs apart</source>
        <translation>Prompts auf eigenen GPUs</translation>
    </message>
    <message>
        <source>lengths not said</source>
        <translation>Längen nicht genannt</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Each token after</source>
        <translation>Jedes weitere Token</translation>
    </message>
</context>
<context>
    <name>AnswerSentence</name>
    <message>
        <source>{gpus} in {nodes} cannot hold {model}: its training state of {states} needs at least {copy}.</source>
        <translation>{gpus} in {nodes} fassen {model} nicht: Der Trainingszustand von {states} braucht mindestens {copy}.</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens}, but a figure of this GPU is not known, so the time is not known either.</source>
        <translation>{gpus} in {nodes} trainieren {model} auf {tokens}, aber ein Wert dieser GPU ist nicht bekannt und damit auch nicht die Dauer.</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, past the {deadline} wanted, for {run} a run rented at {price}, drawing {power} at the meter.</source>
        <translation>{gpus} in {nodes} trainieren {model} auf {tokens}: {time} {band} statt {deadline} Frist, {run} je Lauf zur Miete von {price}, {power} am Zähler.</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, for {run} a run rented at {price}, drawing {power} at the meter.</source>
        <translation>{gpus} in {nodes} trainieren {model} auf {tokens}: {time} {band}, {run} je Lauf zur Miete von {price}, {power} am Zähler.</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, past the {deadline} wanted, bought for {first} and {own}, drawing {power} at the meter.</source>
        <translation>{gpus} in {nodes} trainieren {model} auf {tokens}: {time} {band} statt {deadline} Frist, Kauf für {first}, dann {own}, {power} am Zähler.</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, bought for {first} and {own}, drawing {power} at the meter.</source>
        <translation>{gpus} in {nodes} trainieren {model} auf {tokens}: {time} {band}, Kauf für {first}, dann {own}, {power} am Zähler.</translation>
    </message>
    <message>
        <source>Rent or buy stays open: a price is not known.</source>
        <translation>Mieten oder kaufen bleibt offen: Ein Preis ist nicht bekannt.</translation>
    </message>
    <message>
        <source>At {runs}, the year is too short: the work would take {inuse} of its hours.</source>
        <translation>Bei {runs} ist das Jahr zu kurz: Die Arbeit bräuchte {inuse} seiner Stunden.</translation>
    </message>
    <message>
        <source>At {runs}, {choice}; even at all hours in use buying does not pay within {years}.</source>
        <translation>Bei {runs} lohnt {choice}, Kaufen auch bei Vollnutzung über {years} nicht.</translation>
    </message>
    <message>
        <source>At {runs}, {choice}; renting pays below {use} in use.</source>
        <translation>Bei {runs} lohnt {choice}, Mieten nur unter {use} in Nutzung.</translation>
    </message>
    <message>
        <source>At {runs}, {choice}; buying pays above {use} in use.</source>
        <translation>Bei {runs} lohnt {choice}, Kaufen erst über {use} in Nutzung.</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>einem Knoten</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>one run a year</source>
        <translation>einem Lauf im Jahr</translation>
    </message>
    <message>
        <source>%1 runs a year</source>
        <translation>%1 Läufen im Jahr</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>Mieten</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, drawing {power} at the meter.</source>
        <translation>{gpus} in {nodes} trainieren {model} auf {tokens}: {time} {band}, {power} am Zähler.</translation>
    </message>
    <message>
        <source>%1 in use</source>
        <translation>%1 in Nutzung</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} cannot hold {model}: the fullest of them needs {memory}, and can use {usable}.</source>
        <translation>{gpus} in {nodes} fassen {model} nicht: Die vollste von ihnen braucht {memory}, nutzbar sind {usable}.</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens}, but their steps cannot be computed, so the time is not known.</source>
        <translation>{gpus} in {nodes} trainieren {model} auf {tokens}, aber ihre Schritte lassen sich nicht berechnen und damit auch nicht die Dauer.</translation>
    </message>
    <message>
        <source>At {runs}, {choice}: all hours of the rent are paid, in use or not.</source>
        <translation>Bei {runs} lohnt {choice}: Bezahlt werden alle Mietstunden, ob in Nutzung oder nicht.</translation>
    </message>
    <message>
        <source>{gpus} serve {model}, but how fast they answer cannot be computed.</source>
        <translation>{gpus} betreiben {model}, aber wie schnell sie antworten, lässt sich nicht berechnen.</translation>
    </message>
    <message>
        <source>{replica} cannot hold {model}: its weights of {weights} leave no room for a cache in {memory}.</source>
        <translation>{model} passt nicht auf {replica}: Gewichte von {weights} lassen in {memory} keinen Platz für einen Cache.</translation>
    </message>
    <message>
        <source>{replica} hold {model}, but even alone a request waits {first} for its first token and {token} for each one after it, past the {firstlimit} and {tokenlimit} wanted.</source>
        <translation>{model} passt auf {replica}, aber selbst allein wartet eine Anfrage {first} auf ihr erstes Token und {token} auf jedes weitere statt der gewünschten {firstlimit} und {tokenlimit}.</translation>
    </message>
    <message>
        <source>{gpus} hold no replica of {model}, which takes {replica}.</source>
        <translation>{gpus} fassen keine Replik von {model}: Sie braucht {replica}.</translation>
    </message>
    <message>
        <source>one replica</source>
        <translation>einer Replik</translation>
    </message>
    <message>
        <source>%1 replicas</source>
        <translation>%1 Repliken</translation>
    </message>
    <message>
        <source>%1 replicas of %2</source>
        <translation>%1 Repliken zu %2</translation>
    </message>
    <message>
        <source>one request a second</source>
        <translation>einer Anfrage je Sekunde</translation>
    </message>
    <message>
        <source>%1 requests a second</source>
        <translation>%1 Anfragen je Sekunde</translation>
    </message>
    <message>
        <source>One after the other, the {runs_all} runs on this cluster take {together}.</source>
        <translation>Nacheinander brauchen die {runs_all} Läufe auf diesem Cluster {together}.</translation>
    </message>
    <message>
        <source>One after the other, the {runs_all} runs on this cluster take {together}, for {run} rented at {price}.</source>
        <translation>Nacheinander brauchen die {runs_all} Läufe auf diesem Cluster {together}, {run} zur Miete von {price}.</translation>
    </message>
    <message>
        <source>No GPU is left to train {model}: what serves beside it takes all.</source>
        <translation>Für das Training von {model} bleibt keine GPU: Was daneben bedient, belegt alle.</translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, past the {deadline} wanted, drawing {power} at the meter.</source>
        <translation>{gpus} in {nodes} trainieren {model} auf {tokens}: {time} {band} statt {deadline} Frist, {power} am Zähler.</translation>
    </message>
    <message>
        <source>Rent or buy stays open: how long the work takes is not known.</source>
        <translation>Mieten oder kaufen bleibt offen: Wie lange die Arbeit dauert, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>%1 im Mittel</translation>
    </message>
    <message>
        <source>{gpus} in {replicas} serve {model} within the limits at {carried} at most; at {own} they queue.</source>
        <translation>{gpus} in {replicas} betreiben {model} bei höchstens {carried} innerhalb der Grenzen; bei {own} entsteht ein Stau.</translation>
    </message>
    <message>
        <source>{gpus} in {replicas}{beside} serve {model} at {requests}, the first token in {first} and each one after it in {token}.</source>
        <translation>{gpus} in {replicas}{beside} betreiben {model} bei {requests}: erstes Token in {first}, jedes weitere in {token}.</translation>
    </message>
    <message>
        <source>{gpus} in {replicas}{beside} serve {model} at {requests}.</source>
        <translation>{gpus} in {replicas}{beside} betreiben {model} bei {requests}.</translation>
    </message>
    <message>
        <source>{gpus} in {replicas}{beside} serve {model} at {requests}, the first token in {first} and each one after it in {token} {band}, for {cost} a million tokens of answers.</source>
        <translation>{gpus} in {replicas}{beside} betreiben {model} bei {requests}: erstes Token in {first}, jedes weitere in {token} {band}, {cost} je Million Token an Antworten.</translation>
    </message>
    <message>
        <source>{gpus} in {replicas}{beside} serve {model} at {requests}, {load} of what they carry, for {cost} a million tokens of answers.</source>
        <translation>{gpus} in {replicas}{beside} betreiben {model} bei {requests}: {load} der tragbaren Last, {cost} je Million Token an Antworten.</translation>
    </message>
    <message>
        <source> and %1 beside</source>
        <translation> und %1 daneben</translation>
    </message>
    <message>
        <source>{gpus} in {replicas}{beside} serve {model} at {requests}, {load} of what they carry, for {unitcost} per 1,000 units.</source>
        <translation>{gpus} in {replicas}{beside} bedienen {model} bei {requests}, {load} dessen, was sie tragen, für {unitcost} je 1.000 Einheiten.</translation>
    </message>
</context>
<context>
    <name>CashFlow</name>
    <message>
        <source>machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>resale</source>
        <translation>Wiederverkauf</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>On the first day</source>
        <translation>Am ersten Tag</translation>
    </message>
    <message>
        <source>Cash flow: renting and buying</source>
        <translation>Cashflow: Mieten und Kaufen</translation>
    </message>
    <message>
        <source>A price is not known. Enter rent and capital to compare.</source>
        <translation>Ein Preis ist nicht bekannt. Zum Vergleich Miete und Anschaffung eingeben.</translation>
    </message>
    <message>
        <source>renting</source>
        <translation>Mieten</translation>
    </message>
    <message>
        <source>buying</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Left bars rent, right bars buy; lines: paid until then.</source>
        <translation>Balken links Miete, rechts Kauf; Linien: bis dahin gezahlt.</translation>
    </message>
    <message>
        <source>In all %1 and %2.</source>
        <translation>Insgesamt %1 und %2.</translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>A node comes with its GPU: use that GPU in the plan.</source>
        <translation>Ein Knoten kommt mit seiner GPU: Diese GPU im Plan verwenden.</translation>
    </message>
    <message>
        <source>No input of the plan takes this figure.</source>
        <translation>Keine Eingabe des Plans nimmt diesen Wert auf.</translation>
    </message>
    <message>
        <source>Constants are in every plan already; turn the control of that name to change one.</source>
        <translation>Konstanten stecken schon in jedem Plan; zum Ändern den Regler dieses Namens verstellen.</translation>
    </message>
    <message>
        <source>Nothing here goes into a plan.</source>
        <translation>Von hier geht nichts in einen Plan ein.</translation>
    </message>
    <message>
        <source>The GPU of the plan, %1, has no such link.</source>
        <translation>Die GPU des Plans, %1, hat keine solche Verbindung.</translation>
    </message>
    <message>
        <source>The price of electricity is not known in dollars here.</source>
        <translation>Der Strompreis ist hier nicht in Dollar bekannt.</translation>
    </message>
    <message>
        <source>The catalog does not know the GPU of this offer.</source>
        <translation>Der Katalog kennt die GPU dieses Angebots nicht.</translation>
    </message>
    <message>
        <source>What the sources span.</source>
        <translation>Die Spanne der Quellen.</translation>
    </message>
    <message>
        <source>Recalled from memory, not read anywhere.</source>
        <translation>Aus dem Gedächtnis, nirgends nachgelesen.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Datum: %1</translation>
    </message>
    <message>
        <source>Also looked at: %1</source>
        <translation>Auch angesehen: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Anmerkung: %1</translation>
    </message>
    <message>
        <source>%1 days old: check it before you rely on it.</source>
        <translation>%1 Tage alt: prüfen, bevor man sich darauf verlässt.</translation>
    </message>
    <message>
        <source>%1 days old.</source>
        <translation>%1 Tage alt.</translation>
    </message>
    <message>
        <source>Drop a price list (CSV) on the window to refresh it.</source>
        <translation>Zum Auffrischen eine Preisliste (CSV) auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Copy it to your own to bring it up to date.</source>
        <translation>Zum Auffrischen eine eigene Kopie anlegen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Oldest date</source>
        <translation>Ältester Stand</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>NIC</source>
        <translation>NIC</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Anschlüsse</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Nennwert</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>A GPU-hour</source>
        <translation>Je GPU-Stunde</translation>
    </message>
    <message>
        <source>An hour</source>
        <translation>Je Stunde</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Preisstand</translation>
    </message>
    <message>
        <source>Carbon of</source>
        <translation>CO₂-Stand</translation>
    </message>
    <message>
        <source>In files</source>
        <translation>In Dateien</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>What sources say</source>
        <translation>Was Quellen sagen</translation>
    </message>
    <message>
        <source>What is used</source>
        <translation>Verwendet wird</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Tokens/s a GPU</source>
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>The entry needs a name.</source>
        <translation>Der Eintrag braucht einen Namen.</translation>
    </message>
    <message>
        <source>The id may have letters, digits, points and dashes, such as “my-gpu-96”.</source>
        <translation>Die ID darf Buchstaben, Ziffern, Punkte und Striche haben, etwa „meine-gpu-96“.</translation>
    </message>
    <message>
        <source>“%1” has this id already. Take another one, or copy that entry to change it.</source>
        <translation>„%1“ hat diese ID schon. Eine andere nehmen oder jenen Eintrag zum Ändern kopieren.</translation>
    </message>
    <message>
        <source>Say where the figures are from: a data sheet, a quote, a price list.</source>
        <translation>Angeben, woher die Werte stammen: Datenblatt, Angebot, Preisliste.</translation>
    </message>
    <message>
        <source>Say of when the figures are: 2026, 2026-05 or 2026-05-14.</source>
        <translation>Angeben, von wann die Werte sind: 2026, 2026-05 oder 2026-05-14.</translation>
    </message>
    <message>
        <source>“%1” must be more than zero; leave it empty where it is not known.</source>
        <translation>„%1“ muss größer als null sein; wo nichts bekannt ist, leer lassen.</translation>
    </message>
    <message>
        <source>“%1” is needed.</source>
        <translation>„%1“ ist nötig.</translation>
    </message>
    <message>
        <source>“%1” cannot be emptied over the program&apos;s own entry. Take another id for an entry without it.</source>
        <translation>„%1“ lässt sich über dem Eintrag des Programms nicht leeren. Für einen Eintrag ohne diesen Wert eine andere ID nehmen.</translation>
    </message>
    <message>
        <source>Nothing differs from the program&apos;s own entry. Change a figure, or take another id.</source>
        <translation>Nichts weicht vom Eintrag des Programms ab. Einen Wert ändern oder eine andere ID nehmen.</translation>
    </message>
    <message>
        <source>The entry has no figure yet.</source>
        <translation>Der Eintrag hat noch keinen Wert.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>no source of its own</source>
        <translation>ohne eigene Quelle</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Spanne: %1</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Quellen uneins</translation>
    </message>
    <message>
        <source>%1. Used: %2</source>
        <translation>%1. Verwendet: %2</translation>
    </message>
    <message>
        <source>recalled</source>
        <translation>aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs and other accelerators: memory, peaks, power, links and prices.</source>
        <translation>GPUs und andere Beschleuniger: Speicher, Spitzen, Leistung, Verbindungen und Preise.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>What joins GPUs inside a node and nodes with each other.</source>
        <translation>Was GPUs im Knoten und Knoten untereinander verbindet.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Servers and racks that GPUs come in.</source>
        <translation>Server und Racks, in denen GPUs geliefert werden.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Transformers and their shapes.</source>
        <translation>Transformer und ihr Aufbau.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>What providers ask for an hour of GPUs.</source>
        <translation>Was Anbieter für eine Stunde GPU verlangen.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>What building and running costs beyond the parts, and how often parts fail.</source>
        <translation>Was Bau und Betrieb über die Teile hinaus kosten und wie oft Teile ausfallen.</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>Constants of the calculation and defaults of the plan.</source>
        <translation>Konstanten der Rechnung und Standardwerte des Plans.</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Where sources disagree: what each says, what is used, and why.</source>
        <translation>Wo Quellen uneins sind: was jede sagt, was verwendet wird und warum.</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>Gemessene Läufe</translation>
    </message>
    <message>
        <source>Training runs that were measured and are kept in this project.</source>
        <translation>Trainingsläufe, die gemessen wurden und in diesem Projekt liegen.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Of one GPU.</source>
        <translation>Einer GPU.</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>Peak FP32</source>
        <translation>Spitze FP32</translation>
    </message>
    <message>
        <source>Dense, without sparsity.</source>
        <translation>Dicht gerechnet, ohne Sparsity.</translation>
    </message>
    <message>
        <source>Peak TF32</source>
        <translation>Spitze TF32</translation>
    </message>
    <message>
        <source>Peak FP16</source>
        <translation>Spitze FP16</translation>
    </message>
    <message>
        <source>Peak BF16</source>
        <translation>Spitze BF16</translation>
    </message>
    <message>
        <source>Peak FP8</source>
        <translation>Spitze FP8</translation>
    </message>
    <message>
        <source>Peak FP4</source>
        <translation>Spitze FP4</translation>
    </message>
    <message>
        <source>Peak INT8</source>
        <translation>Spitze INT8</translation>
    </message>
    <message>
        <source>Best product, BF16</source>
        <translation>Bestes Produkt, BF16</translation>
    </message>
    <message>
        <source>The best matrix product that was measured.</source>
        <translation>Das beste gemessene Matrixprodukt.</translation>
    </message>
    <message>
        <source>Best product, FP8</source>
        <translation>Bestes Produkt, FP8</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Rated, of one GPU.</source>
        <translation>Nennleistung einer GPU.</translation>
    </message>
    <message>
        <source>Own link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Of one GPU to the others of its node, one direction.</source>
        <translation>Von einer GPU zu den anderen ihres Knotens, eine Richtung.</translation>
    </message>
    <message>
        <source>Link domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>GPUs that share the link.</source>
        <translation>GPUs, die sich die Verbindung teilen.</translation>
    </message>
    <message>
        <source>Price of the instance</source>
        <translation>Preis der Instanz</translation>
    </message>
    <message>
        <source>For an hour of the whole instance.</source>
        <translation>Für eine Stunde der ganzen Instanz.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>To buy it, without the network.</source>
        <translation>Beim Kauf, ohne Netz.</translation>
    </message>
    <message>
        <source>One direction: inside the node for each GPU, between nodes for each port.</source>
        <translation>Eine Richtung: im Knoten je GPU, zwischen den Knoten je Anschluss.</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Of one step of an exchange.</source>
        <translation>Eines Austauschschritts.</translation>
    </message>
    <message>
        <source>Power of a cable</source>
        <translation>Leistung je Kabel</translation>
    </message>
    <message>
        <source>Price of a cable</source>
        <translation>Preis je Kabel</translation>
    </message>
    <message>
        <source>Power of a NIC</source>
        <translation>Leistung je NIC</translation>
    </message>
    <message>
        <source>Price of a NIC</source>
        <translation>Preis je NIC</translation>
    </message>
    <message>
        <source>NICs a node</source>
        <translation>NICs je Knoten</translation>
    </message>
    <message>
        <source>Time of a small message</source>
        <translation>Zeit einer kleinen Nachricht</translation>
    </message>
    <message>
        <source>Ports of a switch</source>
        <translation>Anschlüsse je Switch</translation>
    </message>
    <message>
        <source>Power of a switch</source>
        <translation>Leistung je Switch</translation>
    </message>
    <message>
        <source>Price of a switch</source>
        <translation>Preis je Switch</translation>
    </message>
    <message>
        <source>Measured all-reduce</source>
        <translation>All-Reduce, gemessen</translation>
    </message>
    <message>
        <source>The bus bandwidth that an all-reduce reached.</source>
        <translation>Die Busbandbreite, die ein All-Reduce erreicht hat.</translation>
    </message>
    <message>
        <source>NICs</source>
        <translation>NICs</translation>
    </message>
    <message>
        <source>Rate of a NIC</source>
        <translation>Rate je NIC</translation>
    </message>
    <message>
        <source>Rated power</source>
        <translation>Nennleistung</translation>
    </message>
    <message>
        <source>Of the whole node, as on its plate.</source>
        <translation>Des ganzen Knotens, laut Typenschild.</translation>
    </message>
    <message>
        <source>Peak power</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Of the whole node, as measured.</source>
        <translation>Des ganzen Knotens, gemessen.</translation>
    </message>
    <message>
        <source>Mean power</source>
        <translation>Mittlere Leistung</translation>
    </message>
    <message>
        <source>Of the whole node while it trains.</source>
        <translation>Des ganzen Knotens im Training.</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>Leistung, wartend</translation>
    </message>
    <message>
        <source>Of the whole node while it waits.</source>
        <translation>Des ganzen Knotens, während er wartet.</translation>
    </message>
    <message>
        <source>Height in the rack</source>
        <translation>Höhe im Rack</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>That work on each token; fewer than all in a mixture of experts.</source>
        <translation>Die an jedem Token arbeiten; bei einem Mixture-of-Experts-Modell nicht alle.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Modellbreite</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>Schlüssel-/Wert-Köpfe</translation>
    </message>
    <message>
        <source>Size of a head</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Width of the MLP</source>
        <translation>MLP-Breite</translation>
    </message>
    <message>
        <source>Matrices of the MLP</source>
        <translation>MLP-Matrizen</translation>
    </message>
    <message>
        <source>Two, or three gated.</source>
        <translation>Zwei; mit Gate drei.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Embedding tables</source>
        <translation>Embedding-Tabellen</translation>
    </message>
    <message>
        <source>One tied, two untied.</source>
        <translation>Eine, wenn geteilt, sonst zwei.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Of each layer that has experts.</source>
        <translation>Je Schicht mit Experten.</translation>
    </message>
    <message>
        <source>Experts a token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <source>Width of an expert</source>
        <translation>Expertenbreite</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Geteilte Experten</translation>
    </message>
    <message>
        <source>Dense layers</source>
        <translation>Dichte Schichten</translation>
    </message>
    <message>
        <source>Layers without experts.</source>
        <translation>Schichten ohne Experten.</translation>
    </message>
    <message>
        <source>Query rank</source>
        <translation>Abfragerang</translation>
    </message>
    <message>
        <source>Of latent attention.</source>
        <translation>Bei latenter Attention.</translation>
    </message>
    <message>
        <source>Key and value rank</source>
        <translation>Schlüssel-/Wert-Rang</translation>
    </message>
    <message>
        <source>Head size without position</source>
        <translation>Kopfgröße ohne Position</translation>
    </message>
    <message>
        <source>Head size with position</source>
        <translation>Kopfgröße mit Position</translation>
    </message>
    <message>
        <source>Head size of values</source>
        <translation>Kopfgröße der Werte</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Attention-Fenster</translation>
    </message>
    <message>
        <source>Share of windowed layers</source>
        <translation>Anteil Fensterschichten</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Preis je GPU-Stunde</translation>
    </message>
    <message>
        <source>For an hour of one GPU.</source>
        <translation>Für eine Stunde einer GPU.</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>What a large customer pays.</source>
        <translation>Was ein Großkunde zahlt.</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>CO₂ for a kilowatt-hour.</source>
        <translation>CO₂ je Kilowattstunde.</translation>
    </message>
    <message>
        <source>For a GPU and year</source>
        <translation>Je GPU und Jahr</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>Between nodes, a GPU</source>
        <translation>Zwischen Knoten, je GPU</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>Pipeline-Stufen</translation>
    </message>
    <message>
        <source>Stages a GPU</source>
        <translation>Stufen je GPU</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallel</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Datenparallel</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-Batch</translation>
    </message>
    <message>
        <source>In sequences.</source>
        <translation>In Sequenzen.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>In sequences, all GPUs together.</source>
        <translation>In Sequenzen, alle GPUs zusammen.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>Tokens a second and GPU</source>
        <translation>Token je Sekunde und GPU</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>Auch genannt</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Auch in</translation>
    </message>
    <message>
        <source>Usual link between nodes</source>
        <translation>Übliches Netz</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Bauform</translation>
    </message>
    <message>
        <source>Kind of memory</source>
        <translation>Speicherart</translation>
    </message>
    <message>
        <source>Usual node</source>
        <translation>Üblicher Knoten</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Erschienen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>As advertised</source>
        <translation>Laut Hersteller</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Other NICs</source>
        <translation>Weitere NICs</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Electricity, local money</source>
        <translation>Strom, Landeswährung</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Zahlenformat</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>inside the node</source>
        <translation>im Knoten</translation>
    </message>
    <message>
        <source>between nodes</source>
        <translation>zw. Knoten</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angekündigt</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>auf Abruf</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>capacity block</source>
        <translation>Blockbuchung</translation>
    </message>
    <message>
        <source>reserved, 1 year</source>
        <translation>reserviert, 1 J.</translation>
    </message>
    <message>
        <source>reserved, 3 years</source>
        <translation>reserviert, 3 J.</translation>
    </message>
    <message>
        <source>list price</source>
        <translation>Listenpreis</translation>
    </message>
    <message>
        <source>marketplace</source>
        <translation>Marktplatz</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>US state</source>
        <translation>US-Staat</translation>
    </message>
    <message>
        <source>Canadian province</source>
        <translation>kanad. Provinz</translation>
    </message>
    <message>
        <source>cloud region</source>
        <translation>Cloud-Region</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>encoder and decoder</source>
        <translation>Encoder und Decoder</translation>
    </message>
    <message>
        <source>vision encoder</source>
        <translation>Bild-Encoder</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>carbon by source</source>
        <translation>CO₂ je Quelle</translation>
    </message>
    <message>
        <source>colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>depreciation</source>
        <translation>Abschreibung</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>Lieferzeit</translation>
    </message>
    <message>
        <source>market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>Betrieb</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>Link inside</source>
        <translation>Verbindung innen</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Multiprozessoren</translation>
    </message>
    <message>
        <source>SMs or compute units of one GPU.</source>
        <translation>SMs oder Recheneinheiten einer GPU.</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>older or other</source>
        <translation>älter oder andere</translation>
    </message>
    <message>
        <source>graphics card</source>
        <translation>Grafikkarte</translation>
    </message>
    <message>
        <source>Ampere</source>
        <translation>Ampere</translation>
    </message>
    <message>
        <source>Hopper</source>
        <translation>Hopper</translation>
    </message>
    <message>
        <source>Blackwell</source>
        <translation>Blackwell</translation>
    </message>
    <message>
        <source>Blackwell Ultra</source>
        <translation>Blackwell Ultra</translation>
    </message>
    <message>
        <source>CDNA 3</source>
        <translation>CDNA 3</translation>
    </message>
    <message>
        <source>CDNA 4</source>
        <translation>CDNA 4</translation>
    </message>
    <message>
        <source>Published points</source>
        <translation>Veröffentlichte Punkte</translation>
    </message>
    <message>
        <source>What others published about so many GPUs: speed-ups and shares of traffic.</source>
        <translation>Was andere über so viele GPUs veröffentlicht haben: Beschleunigungen und Anteile des Datenverkehrs.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>What is told</source>
        <translation>Was berichtet wird</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>share of traffic</source>
        <translation>Anteil Datenverkehr</translation>
    </message>
    <message>
        <source>grows with the GPUs</source>
        <translation>wächst mit den GPUs</translation>
    </message>
    <message>
        <source>is kept</source>
        <translation>bleibt gleich</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Failure records</source>
        <translation>Ausfalldaten</translation>
    </message>
    <message>
        <source>Published interruptions of runs, by the part that failed.</source>
        <translation>Veröffentlichte Unterbrechungen von Läufen, nach dem ausgefallenen Teil.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Over which interruptions were counted.</source>
        <translation>In dem Unterbrechungen gezählt wurden.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Of all parts together.</source>
        <translation>Durch alle Teile zusammen.</translation>
    </message>
    <message>
        <source>Interruptions by the GPU itself.</source>
        <translation>Unterbrechungen durch die GPU selbst.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Interruptions by the memory of a GPU.</source>
        <translation>Unterbrechungen durch den Speicher einer GPU.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Interruptions by switches, cables and NICs.</source>
        <translation>Unterbrechungen durch Switches, Kabel und NICs.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Interruptions by processors, memory and boards of a node.</source>
        <translation>Unterbrechungen durch Prozessoren, Speicher und Platinen eines Knotens.</translation>
    </message>
    <message>
        <source>Power supply</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Interruptions by faulty code.</source>
        <translation>Unterbrechungen durch fehlerhaften Code.</translation>
    </message>
    <message>
        <source>Interruptions, where no counts are published.</source>
        <translation>Unterbrechungen, wo keine Zählungen veröffentlicht sind.</translation>
    </message>
    <message>
        <source>Node memory</source>
        <translation>Knotenspeicher</translation>
    </message>
    <message>
        <source>Of the host, for all its GPUs.</source>
        <translation>Des Hosts, für alle seine GPUs.</translation>
    </message>
    <message>
        <source>Node drives</source>
        <translation>Knotenlaufwerke</translation>
    </message>
    <message>
        <source>Room on drives of its own.</source>
        <translation>Platz auf eigenen Laufwerken.</translation>
    </message>
    <message>
        <source>What electricity costs and emits.</source>
        <translation>Was Strom kostet und ausstößt.</translation>
    </message>
    <message>
        <source>Link to the host</source>
        <translation>Verbindung zum Host</translation>
    </message>
    <message>
        <source>As measured, one direction.</source>
        <translation>Gemessen, eine Richtung.</translation>
    </message>
    <message>
        <source>GPUs on the own link.</source>
        <translation>GPUs an der eigenen Verbindung.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Speed-up: what more GPUs bring</source>
        <translation>Beschleunigung: was mehr GPUs bringen</translation>
    </message>
    <message>
        <source>Work per time against one GPU at its best; one line per rate between nodes.</source>
        <translation>Arbeit pro Zeit im Vergleich zu einer GPU in ihrer besten Aufteilung; eine Linie pro Rate zwischen Knoten.</translation>
    </message>
    <message>
        <source>Work per time against one GPU with unlimited memory, as the model does not fit on one; one line per rate between nodes.</source>
        <translation>Arbeit pro Zeit im Vergleich zu einer GPU mit unbegrenztem Speicher, da das Modell auf eine nicht passt; eine Linie pro Rate zwischen Knoten.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideal</translation>
    </message>
    <message>
        <source>%1 GPUs do the work of %2</source>
        <translation>%1 GPUs leisten die Arbeit von %2</translation>
    </message>
    <message>
        <source>With %1 between nodes, %2.</source>
        <translation>Mit %1 zwischen den Knoten: %2.</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Paid until then</source>
        <translation>Bis dahin bezahlt</translation>
    </message>
    <message>
        <source>A price is not known. Enter rent and capital to compare.</source>
        <translation>Ein Preis ist nicht bekannt. Zum Vergleich Miete und Anschaffung eingeben.</translation>
    </message>
    <message>
        <source>y</source>
        <translation>J</translation>
    </message>
    <message>
        <source>rented</source>
        <translation>gemietet</translation>
    </message>
    <message>
        <source>bought</source>
        <translation>gekauft</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>Power draw</source>
        <translation>Leistungsaufnahme</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>Nenn</translation>
    </message>
    <message>
        <source>The power of this GPU is not known.</source>
        <translation>Die Leistung dieser GPU ist nicht bekannt.</translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>A figure of this GPU is not known.</source>
        <translation>Ein Wert dieser GPU ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Cloud or buy: paid until then</source>
        <translation>Cloud oder Kauf: bis dahin gezahlt</translation>
    </message>
    <message>
        <source>The work takes %1 of a year: too few GPUs to own.</source>
        <translation>Die Arbeit braucht %1 eines Jahres: zu wenige GPUs für den Kauf.</translation>
    </message>
    <message>
        <source>Same work, %1 in use. Even after %2.</source>
        <translation>Gleiche Arbeit, %1 in Nutzung. Break-even: %2.</translation>
    </message>
    <message>
        <source>Same work, %1 in use. Owning costs more each year.</source>
        <translation>Gleiche Arbeit, %1 in Nutzung. Besitz kostet jedes Jahr mehr.</translation>
    </message>
    <message>
        <source>At the meter. Feeds are sized on the rated.</source>
        <translation>Am Zähler. Zuleitungen nach der Nennleistung.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Draws at or below</source>
        <translation>Ziehungen bis zum Wert</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartend</translation>
    </message>
    <message>
        <source>Power by part, at the meter</source>
        <translation>Leistung nach Teilen, am Zähler</translation>
    </message>
    <message>
        <source>Paid on the mean, ordered by the rated.</source>
        <translation>Bezahlt wird nach dem Mittel, bestellt nach der Nennleistung.</translation>
    </message>
    <message>
        <source>to order</source>
        <translation>zu bestellen</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>At its P10</source>
        <translation>Bei P10</translation>
    </message>
    <message>
        <source>At its P90</source>
        <translation>Bei P90</translation>
    </message>
    <message>
        <source>Share of the variance</source>
        <translation>Anteil an der Varianz</translation>
    </message>
    <message>
        <source>More than ideal, as one GPU alone has to save memory and pays for it in time.</source>
        <translation>Mehr als ideal, da eine GPU allein Speicher sparen muss und dafür mit Zeit bezahlt.</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law would call %1 of the work serial.</source>
        <translation>Nach Amdahls Gesetz wären %1 der Arbeit seriell.</translation>
    </message>
    <message>
        <source>By the universal law of scaling more than %1 GPUs make it slower.</source>
        <translation>Nach dem Universal Scalability Law wird es mit mehr als %1 GPUs langsamer.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>fp8</source>
        <translation>fp8</translation>
    </message>
    <message>
        <source>fp4</source>
        <translation>fp4</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Keep the batch</source>
        <translation>Batch halten</translation>
    </message>
    <message>
        <source>Grow the batch</source>
        <translation>Batch wächst</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Vorgegeben</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Mieten</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>From the runs</source>
        <translation>Aus den Läufen</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Eingegeben</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Fine-tune</source>
        <translation>Feinabstimmen</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Versuchsreihe</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>By a share of peak</source>
        <translation>Nach Anteil an der Spitze</translation>
    </message>
    <message>
        <source>Tuned</source>
        <translation>Abgestimmt</translation>
    </message>
    <message>
        <source>PyTorch FSDP</source>
        <translation>PyTorch FSDP</translation>
    </message>
    <message>
        <source>Of 2022</source>
        <translation>Stand 2022</translation>
    </message>
    <message>
        <source>Research script</source>
        <translation>Forschungsskript</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Adam, 8 bits</source>
        <translation>Adam, 8 Bit</translation>
    </message>
    <message>
        <source>Adafactor</source>
        <translation>Adafactor</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>Alle Gewichte</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Optimizer (ZeRO-1)</source>
        <translation>Optimizer (ZeRO-1)</translation>
    </message>
    <message>
        <source>Gradients too (ZeRO-2)</source>
        <translation>Auch Gradienten (ZeRO-2)</translation>
    </message>
    <message>
        <source>Everything (ZeRO-3)</source>
        <translation>Alles (ZeRO-3)</translation>
    </message>
    <message>
        <source>The attention&apos;s core</source>
        <translation>Kern der Attention</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Alle Schichten</translation>
    </message>
    <message>
        <source>Optimizer, to memory</source>
        <translation>Optimizer, in den Speicher</translation>
    </message>
    <message>
        <source>Optimizer, to drives</source>
        <translation>Optimizer, auf Laufwerke</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Own figures</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Air, contained</source>
        <translation>Luft, eingehaust</translation>
    </message>
    <message>
        <source>Rear door</source>
        <translation>Rücktür</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>Flüssigkeit</translation>
    </message>
    <message>
        <source>By share</source>
        <translation>Nach Anteil</translation>
    </message>
    <message>
        <source>By count</source>
        <translation>Nach Anzahl</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Nach Größe</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>One path</source>
        <translation>Ein Pfad</translation>
    </message>
    <message>
        <source>N + 1</source>
        <translation>N + 1</translation>
    </message>
    <message>
        <source>One feed</source>
        <translation>Eine Zuleitung</translation>
    </message>
    <message>
        <source>Two feeds</source>
        <translation>Zwei Zuleitungen</translation>
    </message>
    <message>
        <source>By the hosts&apos; memory</source>
        <translation>Über den Host-Speicher</translation>
    </message>
    <message>
        <source>Straight to storage</source>
        <translation>Direkt auf Storage</translation>
    </message>
    <message>
        <source>Daly</source>
        <translation>Daly</translation>
    </message>
    <message>
        <source>Young</source>
        <translation>Young</translation>
    </message>
    <message>
        <source>Best availability</source>
        <translation>Beste Verfügbarkeit</translation>
    </message>
    <message>
        <source>Go on with fewer</source>
        <translation>Mit weniger weiter</translation>
    </message>
    <message>
        <source>Wait for the node</source>
        <translation>Auf den Knoten warten</translation>
    </message>
    <message>
        <source>On site</source>
        <translation>Vor Ort</translation>
    </message>
    <message>
        <source>On call</source>
        <translation>Rufbereitschaft</translation>
    </message>
    <message>
        <source>Vendor&apos;s contract</source>
        <translation>Herstellervertrag</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Nach Bedarf</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Auf Abruf</translation>
    </message>
    <message>
        <source>One year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <source>Three years</source>
        <translation>Drei Jahre</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>Pauschal</translation>
    </message>
    <message>
        <source>Part by part</source>
        <translation>In Einzelteilen</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Rented</source>
        <translation>Gemietet</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Declining</source>
        <translation>Degressiv</translation>
    </message>
    <message>
        <source>MACRS, five years</source>
        <translation>MACRS, fünf Jahre</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>As their nodes</source>
        <translation>Wie ihre Knoten</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Wie gemessen</translation>
    </message>
    <message>
        <source>By unit of work</source>
        <translation>Je Arbeitseinheit</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <source>vLLM</source>
        <translation>vLLM</translation>
    </message>
    <message>
        <source>TensorRT-LLM</source>
        <translation>TensorRT-LLM</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>llama.cpp</source>
        <translation>llama.cpp</translation>
    </message>
    <message>
        <source>NIM</source>
        <translation>NIM</translation>
    </message>
    <message>
        <source>Of 2024</source>
        <translation>Von 2024</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Älter</translation>
    </message>
    <message>
        <source>Of today</source>
        <translation>Von heute</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>NVFP4</source>
        <translation>NVFP4</translation>
    </message>
    <message>
        <source>MXFP4</source>
        <translation>MXFP4</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>The same at all hours</source>
        <translation>Zu jeder Stunde gleich</translation>
    </message>
    <message>
        <source>Day and night</source>
        <translation>Tag und Nacht</translation>
    </message>
    <message>
        <source>By availability</source>
        <translation>Nach Verfügbarkeit</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Günstigste</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Schnellste</translation>
    </message>
    <message>
        <source>Least power</source>
        <translation>Geringste Leistung</translation>
    </message>
    <message>
        <source>Part of every layer</source>
        <translation>Teil jeder Schicht</translation>
    </message>
    <message>
        <source>Some layers</source>
        <translation>Einige Schichten</translation>
    </message>
    <message>
        <source>A part of all</source>
        <translation>Ein Teil aller Anfragen</translation>
    </message>
    <message>
        <source>The peak only</source>
        <translation>Nur die Spitze</translation>
    </message>
    <message>
        <source>The second kind of requests</source>
        <translation>Die zweite Art Anfragen</translation>
    </message>
    <message>
        <source>The third kind of requests</source>
        <translation>Die dritte Art Anfragen</translation>
    </message>
    <message>
        <source>Specialist median</source>
        <translation>Median Spezialisten</translation>
    </message>
    <message>
        <source>List median</source>
        <translation>Median aller Listen</translation>
    </message>
    <message>
        <source>Cheapest offer</source>
        <translation>Günstigstes Angebot</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>There is one scenario. Make a copy of it with the + beside its tab, turn something, and see here what differs.</source>
        <translation>Es gibt nur ein Szenario. Mit dem + neben seinem Reiter eine Kopie anlegen, etwas verstellen und hier sehen, was abweicht.</translation>
    </message>
    <message>
        <source>“{quick}” is the quickest, in {time}, and the cheapest, at {cost} over {years}. </source>
        <translation>„{quick}“ ist am schnellsten ({time}) und am günstigsten ({cost} über {years}). </translation>
    </message>
    <message>
        <source>“{quick}” is the quickest, in {time}; “{cheap}” is the cheapest, at {cost} over {years}. </source>
        <translation>„{quick}“ ist am schnellsten ({time}), „{cheap}“ am günstigsten ({cost} über {years}). </translation>
    </message>
    <message>
        <source>“{cheap}” is the cheapest, at {cost} over {years}. </source>
        <translation>„{cheap}“ ist am günstigsten ({cost} über {years}). </translation>
    </message>
    <message>
        <source>Nothing that can be turned differs.</source>
        <translation>Nichts Verstellbares weicht ab.</translation>
    </message>
    <message>
        <source>They differ in {inputs}.</source>
        <translation>Unterschiede: {inputs}.</translation>
    </message>
    <message>
        <source>%1, the baseline</source>
        <translation>%1, die Basis</translation>
    </message>
    <message>
        <source>The open scenario</source>
        <translation>Das offene Szenario</translation>
    </message>
    <message>
        <source>Time and size</source>
        <translation>Dauer und Größe</translation>
    </message>
    <message>
        <source>A step of training</source>
        <translation>Ein Trainingsschritt</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Power and site</source>
        <translation>Leistung und Standort</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
</context>
<context>
    <name>Currency</name>
    <message>
        <source>Amounts in dollars</source>
        <translation>Beträge in Dollar</translation>
    </message>
    <message>
        <source>Amounts in %1: one dollar is %2 %1 (%3)</source>
        <translation>Beträge in %1: ein Dollar ist %2 %1 (%3)</translation>
    </message>
    <message>
        <source>of no date</source>
        <translation>ohne Datum</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>How likely the date is</source>
        <translation>Wie wahrscheinlich der Termin ist</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Chance to be done</source>
        <translation>Chance, fertig zu sein</translation>
    </message>
    <message>
        <source>The time of the run is not known.</source>
        <translation>Die Dauer des Laufs ist nicht bekannt.</translation>
    </message>
    <message>
        <source>stops alone</source>
        <translation>nur Stopps</translation>
    </message>
    <message>
        <source>all in doubt</source>
        <translation>alle Unsicherheiten</translation>
    </message>
    <message>
        <source>%1 by day %2, with all that is uncertain.</source>
        <translation>%1 bis Tag %2, mit allen Unsicherheiten.</translation>
    </message>
    <message>
        <source>By the luck of interruptions alone %1.</source>
        <translation>Allein durch den Zufall der Unterbrechungen: %1.</translation>
    </message>
</context>
<context>
    <name>Deltas</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>(recalled)</source>
        <translation>(aus dem Gedächtnis)</translation>
    </message>
</context>
<context>
    <name>Dials</name>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs that work on the run.</source>
        <translation>GPUs, die am Lauf arbeiten.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Machines that hold them.</source>
        <translation>Maschinen, in denen sie stecken.</translation>
    </message>
    <message>
        <source>Link domain</source>
        <translation>Verbindungsdomäne</translation>
    </message>
    <message>
        <source>GPUs that share the inside link.</source>
        <translation>GPUs, die sich die innere Verbindung teilen.</translation>
    </message>
    <message>
        <source>Work factor</source>
        <translation>Arbeitsfaktor</translation>
    </message>
    <message>
        <source>FLOPs for each parameter and token.</source>
        <translation>FLOPs je Parameter und Token.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>All FLOPs of the run.</source>
        <translation>Alle FLOPs des Laufs.</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Dense peak of one GPU in the format used.</source>
        <translation>Spitze einer GPU im genutzten Format, dicht gerechnet.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Time of one run.</source>
        <translation>Zeit eines Laufs.</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>Of one run, all GPUs together.</source>
        <translation>Eines Laufs, alle GPUs zusammen.</translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation>Anteil an der Spitze</translation>
    </message>
    <message>
        <source>Reached on this cluster, traffic included.</source>
        <translation>Auf diesem Cluster erreicht, Datenverkehr eingeschlossen.</translation>
    </message>
    <message>
        <source>Share without traffic</source>
        <translation>Anteil ohne Datenverkehr</translation>
    </message>
    <message>
        <source>What one GPU reaches with no traffic.</source>
        <translation>Was eine GPU ohne Datenverkehr erreicht.</translation>
    </message>
    <message>
        <source>Step where measured</source>
        <translation>Schritt bei der Messung</translation>
    </message>
    <message>
        <source>On the cluster where the share was reached.</source>
        <translation>Auf dem Cluster, auf dem der Anteil erreicht wurde.</translation>
    </message>
    <message>
        <source>Traffic where measured</source>
        <translation>Datenverkehr bei der Messung</translation>
    </message>
    <message>
        <source>Of a step on the cluster where the share was reached.</source>
        <translation>Eines Schritts auf dem Cluster, auf dem der Anteil erreicht wurde.</translation>
    </message>
    <message>
        <source>Domain where measured</source>
        <translation>Domäne bei der Messung</translation>
    </message>
    <message>
        <source>GPUs that shared the inside link.</source>
        <translation>GPUs, die sich die innere Verbindung teilten.</translation>
    </message>
    <message>
        <source>Domains where measured</source>
        <translation>Domänen bei der Messung</translation>
    </message>
    <message>
        <source>Groups of GPUs.</source>
        <translation>Gruppen von GPUs.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Optimizer steps of the run.</source>
        <translation>Optimizer-Schritte des Laufs.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Time of one optimizer step.</source>
        <translation>Zeit eines Optimizer-Schritts.</translation>
    </message>
    <message>
        <source>Compute in a step</source>
        <translation>Rechenzeit im Schritt</translation>
    </message>
    <message>
        <source>Without traffic.</source>
        <translation>Ohne Datenverkehr.</translation>
    </message>
    <message>
        <source>Traffic in a step</source>
        <translation>Datenverkehr im Schritt</translation>
    </message>
    <message>
        <source>One exchange of all gradients.</source>
        <translation>Ein Austausch aller Gradienten.</translation>
    </message>
    <message>
        <source>Traffic inside nodes</source>
        <translation>Datenverkehr in den Knoten</translation>
    </message>
    <message>
        <source>Reduce and gather inside the node.</source>
        <translation>Reduce und Gather im Knoten.</translation>
    </message>
    <message>
        <source>Traffic between nodes</source>
        <translation>Datenverkehr zwischen den Knoten</translation>
    </message>
    <message>
        <source>Exchange between nodes.</source>
        <translation>Austausch zwischen den Knoten.</translation>
    </message>
    <message>
        <source>Domain used</source>
        <translation>Genutzte Domäne</translation>
    </message>
    <message>
        <source>GPUs of this run that share the inside link.</source>
        <translation>GPUs dieses Laufs, die sich die innere Verbindung teilen.</translation>
    </message>
    <message>
        <source>Domains used</source>
        <translation>Genutzte Domänen</translation>
    </message>
    <message>
        <source>Groups of such GPUs.</source>
        <translation>Gruppen solcher GPUs.</translation>
    </message>
    <message>
        <source>Waiting for traffic</source>
        <translation>Warten auf Datenverkehr</translation>
    </message>
    <message>
        <source>Part of a step.</source>
        <translation>Teil eines Schritts.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>Speed-up per GPU: the work done, as a share of what as many single GPUs would do.</source>
        <translation>Beschleunigung pro GPU: die geleistete Arbeit als Anteil dessen, was ebenso viele einzelne GPUs leisten würden.</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Work per time against one GPU at its best; against one with unlimited memory where the model does not fit on one.</source>
        <translation>Arbeit pro Zeit im Vergleich zu einer GPU in ihrer besten Aufteilung; zu einer mit unbegrenztem Speicher, wenn das Modell auf eine nicht passt.</translation>
    </message>
    <message>
        <source>Step on one GPU</source>
        <translation>Schritt auf einer GPU</translation>
    </message>
    <message>
        <source>The same batch on one GPU in its fastest layout, which speed-up is measured against. With unlimited memory where no layout fits.</source>
        <translation>Derselbe Batch auf einer GPU in ihrer schnellsten Aufteilung, an der die Beschleunigung gemessen wird. Mit unbegrenztem Speicher, wenn keine passt.</translation>
    </message>
    <message>
        <source>Memory on one GPU</source>
        <translation>Speicher auf einer GPU</translation>
    </message>
    <message>
        <source>What that layout of one GPU holds. Above the usable memory it is hypothetical.</source>
        <translation>Was diese Aufteilung auf einer GPU belegt. Über dem nutzbaren Speicher ist sie hypothetisch.</translation>
    </message>
    <message>
        <source>Sequences a batch</source>
        <translation>Sequenzen je Batch</translation>
    </message>
    <message>
        <source>Examples in one optimizer step.</source>
        <translation>Beispiele in einem Optimizer-Schritt.</translation>
    </message>
    <message>
        <source>Training state</source>
        <translation>Trainingszustand</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer of one copy.</source>
        <translation>Gewichte, Gradienten und Optimizer einer Kopie.</translation>
    </message>
    <message>
        <source>One copy needs</source>
        <translation>Eine Kopie braucht</translation>
    </message>
    <message>
        <source>GPUs whose memory holds the training state.</source>
        <translation>GPUs, deren Speicher den Trainingszustand fasst.</translation>
    </message>
    <message>
        <source>Tokens a second</source>
        <translation>Token je Sekunde</translation>
    </message>
    <message>
        <source>Of all GPUs together.</source>
        <translation>Aller GPUs zusammen.</translation>
    </message>
    <message>
        <source>Power, mean</source>
        <translation>Leistung, Mittel</translation>
    </message>
    <message>
        <source>At the meter, cooling and losses included.</source>
        <translation>Am Zähler, Kühlung und Verluste eingeschlossen.</translation>
    </message>
    <message>
        <source>GPUs, mean</source>
        <translation>GPUs, Mittel</translation>
    </message>
    <message>
        <source>Power of the GPUs.</source>
        <translation>Leistung der GPUs.</translation>
    </message>
    <message>
        <source>Hosts, mean</source>
        <translation>Hosts, Mittel</translation>
    </message>
    <message>
        <source>Power of the nodes without their GPUs.</source>
        <translation>Leistung der Knoten ohne ihre GPUs.</translation>
    </message>
    <message>
        <source>Network, mean</source>
        <translation>Netz, Mittel</translation>
    </message>
    <message>
        <source>Switches and optics.</source>
        <translation>Switches und Optik.</translation>
    </message>
    <message>
        <source>Storage, mean</source>
        <translation>Storage, Mittel</translation>
    </message>
    <message>
        <source>Power of the storage.</source>
        <translation>Leistung des Storage.</translation>
    </message>
    <message>
        <source>Power, peak</source>
        <translation>Leistung, Spitze</translation>
    </message>
    <message>
        <source>GPUs, peak</source>
        <translation>GPUs, Spitze</translation>
    </message>
    <message>
        <source>Hosts, peak</source>
        <translation>Hosts, Spitze</translation>
    </message>
    <message>
        <source>Network, peak</source>
        <translation>Netz, Spitze</translation>
    </message>
    <message>
        <source>Storage, peak</source>
        <translation>Storage, Spitze</translation>
    </message>
    <message>
        <source>Power, rated</source>
        <translation>Leistung, Nenn</translation>
    </message>
    <message>
        <source>GPUs, rated</source>
        <translation>GPUs, Nenn</translation>
    </message>
    <message>
        <source>Hosts, rated</source>
        <translation>Hosts, Nenn</translation>
    </message>
    <message>
        <source>Network, rated</source>
        <translation>Netz, Nenn</translation>
    </message>
    <message>
        <source>Storage, rated</source>
        <translation>Storage, Nenn</translation>
    </message>
    <message>
        <source>Power, waiting</source>
        <translation>Leistung, wartend</translation>
    </message>
    <message>
        <source>GPUs, waiting</source>
        <translation>GPUs, wartend</translation>
    </message>
    <message>
        <source>Hosts, waiting</source>
        <translation>Hosts, wartend</translation>
    </message>
    <message>
        <source>Network, waiting</source>
        <translation>Netz, wartend</translation>
    </message>
    <message>
        <source>Storage, waiting</source>
        <translation>Storage, wartend</translation>
    </message>
    <message>
        <source>Energy of a run</source>
        <translation>Energie eines Laufs</translation>
    </message>
    <message>
        <source>At the meter.</source>
        <translation>Am Zähler.</translation>
    </message>
    <message>
        <source>Energy of a year</source>
        <translation>Energie eines Jahres</translation>
    </message>
    <message>
        <source>At the meter, waiting included.</source>
        <translation>Am Zähler, Warten eingeschlossen.</translation>
    </message>
    <message>
        <source>Time of a run</source>
        <translation>Dauer eines Laufs</translation>
    </message>
    <message>
        <source>All workloads, one after the other.</source>
        <translation>Alle Arbeiten nacheinander.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Nutzung</translation>
    </message>
    <message>
        <source>Part of the hours of a year in which the GPUs work.</source>
        <translation>Teil der Stunden eines Jahres, in denen die GPUs arbeiten.</translation>
    </message>
    <message>
        <source>GPU-hours a year</source>
        <translation>GPU-Stunden im Jahr</translation>
    </message>
    <message>
        <source>Trials and failed runs included.</source>
        <translation>Versuche und Fehlläufe eingeschlossen.</translation>
    </message>
    <message>
        <source>Rented, a year</source>
        <translation>Miete im Jahr</translation>
    </message>
    <message>
        <source>Rent of the hours in use, and staff.</source>
        <translation>Miete der Stunden in Nutzung sowie Personal.</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Paid before the first run.</source>
        <translation>Vor dem ersten Lauf bezahlt.</translation>
    </message>
    <message>
        <source>Electricity a year</source>
        <translation>Strom im Jahr</translation>
    </message>
    <message>
        <source>For machines one owns.</source>
        <translation>Für eigene Maschinen.</translation>
    </message>
    <message>
        <source>Maintenance a year</source>
        <translation>Wartung im Jahr</translation>
    </message>
    <message>
        <source>Owned, a year</source>
        <translation>Besitz im Jahr</translation>
    </message>
    <message>
        <source>Electricity, maintenance and staff.</source>
        <translation>Strom, Wartung und Personal.</translation>
    </message>
    <message>
        <source>Rented, in all</source>
        <translation>Miete insgesamt</translation>
    </message>
    <message>
        <source>Over the years compared.</source>
        <translation>Über die verglichenen Jahre.</translation>
    </message>
    <message>
        <source>Bought, in all</source>
        <translation>Kauf insgesamt</translation>
    </message>
    <message>
        <source>Even after</source>
        <translation>Zeit bis Break-even</translation>
    </message>
    <message>
        <source>When buying has paid for itself.</source>
        <translation>Wann sich der Kauf bezahlt gemacht hat.</translation>
    </message>
    <message>
        <source>Even at</source>
        <translation>Break-even bei</translation>
    </message>
    <message>
        <source>Hours in use from which buying costs less.</source>
        <translation>Stunden in Nutzung, ab denen Kaufen weniger kostet.</translation>
    </message>
    <message>
        <source>Even at a rent of</source>
        <translation>Break-even bei Miete von</translation>
    </message>
    <message>
        <source>Rent from which buying costs less.</source>
        <translation>Miete, ab der Kaufen weniger kostet.</translation>
    </message>
    <message>
        <source>Its part of all that is paid, rented or bought, trials and staff included.</source>
        <translation>Anteil an allem, was gezahlt wird, gemietet oder gekauft, mit Versuchen und Personal.</translation>
    </message>
    <message>
        <source>Tokens of a run</source>
        <translation>Token eines Laufs</translation>
    </message>
    <message>
        <source>Tokens of one run, of all examples, or of one full trial.</source>
        <translation>Token eines Laufs, aller Beispiele oder eines vollen Versuchs.</translation>
    </message>
    <message>
        <source>Tokens a sequence</source>
        <translation>Token je Sequenz</translation>
    </message>
    <message>
        <source>Of a sequence, or of an example.</source>
        <translation>Einer Sequenz oder eines Beispiels.</translation>
    </message>
    <message>
        <source>Step of the GPUs</source>
        <translation>Schritt der GPUs</translation>
    </message>
    <message>
        <source>Without waiting for data.</source>
        <translation>Ohne Warten auf Daten.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Time of a step in the matrices of attention and MLP.</source>
        <translation>Zeit eines Schritts in den Matrizen von Attention und MLP.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Time of a step in the attention&apos;s core.</source>
        <translation>Zeit eines Schritts im Kern der Attention.</translation>
    </message>
    <message>
        <source>Element by element</source>
        <translation>Elementweise</translation>
    </message>
    <message>
        <source>Time of a step in norms, activations and sums.</source>
        <translation>Zeit eines Schritts in Normen, Aktivierungen und Summen.</translation>
    </message>
    <message>
        <source>Launching</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Time of a step in which GPUs wait for the host to launch layers.</source>
        <translation>Zeit eines Schritts, in der GPUs warten, bis der Host Schichten startet.</translation>
    </message>
    <message>
        <source>Computing again</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Time of a step in forward passes that run twice.</source>
        <translation>Zeit eines Schritts in Vorwärtsdurchläufen, die zweimal laufen.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Time of a step in embedding and loss, and in stages of uneven length.</source>
        <translation>Zeit eines Schritts in Embedding und Loss und in ungleich langen Stufen.</translation>
    </message>
    <message>
        <source>Tensor traffic</source>
        <translation>Tensor-Datenverkehr</translation>
    </message>
    <message>
        <source>Time of a step in exchanges of the tensor group that do not hide.</source>
        <translation>Zeit eines Schritts im Austausch der Tensor-Gruppe, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Context traffic</source>
        <translation>Kontext-Datenverkehr</translation>
    </message>
    <message>
        <source>Time of a step in exchanges of the context group that do not hide.</source>
        <translation>Zeit eines Schritts im Austausch der Kontext-Gruppe, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Expert traffic</source>
        <translation>Experten-Datenverkehr</translation>
    </message>
    <message>
        <source>Time of a step in which tokens travel to experts and back.</source>
        <translation>Zeit eines Schritts, in der Token zu den Experten und zurück wandern.</translation>
    </message>
    <message>
        <source>Gathering weights</source>
        <translation>Gewichte sammeln</translation>
    </message>
    <message>
        <source>Time of a step in which sharded weights come together.</source>
        <translation>Zeit eines Schritts, in der verteilte Gewichte zusammenkommen.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Pipeline-Leerlauf</translation>
    </message>
    <message>
        <source>Time of a step in which stages wait for the first or the last micro-batch.</source>
        <translation>Zeit eines Schritts, in der Stufen auf den ersten oder letzten Micro-Batch warten.</translation>
    </message>
    <message>
        <source>Sends</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Time of a step in sends between stages that do not hide.</source>
        <translation>Zeit eines Schritts im Senden zwischen den Stufen, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Time of a step in exchanges between replicas that do not hide.</source>
        <translation>Zeit eines Schritts im Austausch zwischen den Replikaten, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>Optimizer-Schritt</translation>
    </message>
    <message>
        <source>Time of a step in which weights are updated.</source>
        <translation>Zeit eines Schritts, in der Gewichte aktualisiert werden.</translation>
    </message>
    <message>
        <source>To the host</source>
        <translation>Zum Host</translation>
    </message>
    <message>
        <source>Time of a step in which data go to the host and back.</source>
        <translation>Zeit eines Schritts, in der Daten zum Host und zurück gehen.</translation>
    </message>
    <message>
        <source>Straggling</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <source>Time of a step lost to the slowest GPU and to the software.</source>
        <translation>Zeit eines Schritts, die durch die langsamste GPU und die Software verloren geht.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Time of a step that the host needs.</source>
        <translation>Zeit eines Schritts, die der Host braucht.</translation>
    </message>
    <message>
        <source>Waiting for data</source>
        <translation>Warten auf Daten</translation>
    </message>
    <message>
        <source>Time of a step in which GPUs wait for samples.</source>
        <translation>Zeit eines Schritts, in der GPUs auf Beispiele warten.</translation>
    </message>
    <message>
        <source>Longer by</source>
        <translation>Länger um</translation>
    </message>
    <message>
        <source>The step against one of published software.</source>
        <translation>Der Schritt gegenüber dem mit veröffentlichter Software.</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>Erster Lauf</translation>
    </message>
    <message>
        <source>What a team&apos;s first run takes longer than published ones.</source>
        <translation>Was der erste Lauf eines Teams länger dauert als veröffentlichte.</translation>
    </message>
    <message>
        <source>Products of a layer</source>
        <translation>Produkte einer Schicht</translation>
    </message>
    <message>
        <source>Of a micro-batch, forward and backward.</source>
        <translation>Eines Micro-Batches, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Attention of a layer</source>
        <translation>Attention einer Schicht</translation>
    </message>
    <message>
        <source>Element by element in a layer</source>
        <translation>Elementweise in einer Schicht</translation>
    </message>
    <message>
        <source>Launching a layer</source>
        <translation>Starten einer Schicht</translation>
    </message>
    <message>
        <source>Tensor traffic of a layer</source>
        <translation>Tensor-Datenverkehr einer Schicht</translation>
    </message>
    <message>
        <source>Context traffic of a layer</source>
        <translation>Kontext-Datenverkehr einer Schicht</translation>
    </message>
    <message>
        <source>Expert traffic of a layer</source>
        <translation>Experten-Datenverkehr einer Schicht</translation>
    </message>
    <message>
        <source>Computed again in a layer</source>
        <translation>Neuberechnung in einer Schicht</translation>
    </message>
    <message>
        <source>Of a micro-batch.</source>
        <translation>Eines Micro-Batches.</translation>
    </message>
    <message>
        <source>Gathering a layer</source>
        <translation>Sammeln einer Schicht</translation>
    </message>
    <message>
        <source>A layer</source>
        <translation>Eine Schicht</translation>
    </message>
    <message>
        <source>One micro-batch, forward and backward, with everything.</source>
        <translation>Ein Micro-Batch, vorwärts und rückwärts, mit allem.</translation>
    </message>
    <message>
        <source>Vocabulary of a micro-batch</source>
        <translation>Vokabular eines Micro-Batches</translation>
    </message>
    <message>
        <source>Embedding, logits and loss, forward and backward.</source>
        <translation>Embedding, Logits und Loss, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>A stage</source>
        <translation>Eine Stufe</translation>
    </message>
    <message>
        <source>One micro-batch in the slowest stage, forward and backward.</source>
        <translation>Ein Micro-Batch in der langsamsten Stufe, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Of the model, in the size asked for.</source>
        <translation>Des Modells in der gefragten Größe.</translation>
    </message>
    <message>
        <source>Layers a stage</source>
        <translation>Schichten je Stufe</translation>
    </message>
    <message>
        <source>On average.</source>
        <translation>Im Mittel.</translation>
    </message>
    <message>
        <source>Layers of a full stage</source>
        <translation>Schichten einer vollen Stufe</translation>
    </message>
    <message>
        <source>Whole layers of all stages but the last.</source>
        <translation>Ganze Schichten aller Stufen außer der letzten.</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Micro-Batches</translation>
    </message>
    <message>
        <source>Of one replica, in a step.</source>
        <translation>Eines Replikats, in einem Schritt.</translation>
    </message>
    <message>
        <source>Slowest send</source>
        <translation>Langsamstes Senden</translation>
    </message>
    <message>
        <source>One micro-batch over the slowest boundary between stages, all its chunks.</source>
        <translation>Ein Micro-Batch über die langsamste Grenze zwischen zwei Stufen, mit allen Chunks.</translation>
    </message>
    <message>
        <source>Send within a node</source>
        <translation>Senden im Knoten</translation>
    </message>
    <message>
        <source>One micro-batch to the next stage on the same node, over its link.</source>
        <translation>Ein Micro-Batch zur nächsten Stufe im selben Knoten, über dessen Link.</translation>
    </message>
    <message>
        <source>Send between nodes</source>
        <translation>Senden zwischen Knoten</translation>
    </message>
    <message>
        <source>One micro-batch to the next stage on another node, over the network.</source>
        <translation>Ein Micro-Batch zur nächsten Stufe auf einem anderen Knoten, über das Netz.</translation>
    </message>
    <message>
        <source>Sends that cross nodes</source>
        <translation>Stufengrenzen zwischen Knoten</translation>
    </message>
    <message>
        <source>Boundaries between pipeline stages that lie between two nodes.</source>
        <translation>Grenzen zwischen Pipeline-Stufen, die zwischen zwei Knoten liegen.</translation>
    </message>
    <message>
        <source>Sends that show</source>
        <translation>Sichtbares Senden</translation>
    </message>
    <message>
        <source>Part of the sends that does not hide behind the work.</source>
        <translation>Teil des Sendens, den die Arbeit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Waiting for the slowest</source>
        <translation>Warten auf die Langsamsten</translation>
    </message>
    <message>
        <source>Factor on the step, of replicas over many nodes.</source>
        <translation>Faktor auf den Schritt, durch Replikate über viele Knoten.</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <translation>Verlangsamt um</translation>
    </message>
    <message>
        <source>Factor on the step, of software and of the slowest.</source>
        <translation>Faktor auf den Schritt, durch die Software und die Langsamsten.</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Factor on the step, of what the software loses.</source>
        <translation>Faktor auf den Schritt, durch Verluste der Software.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Time to read the samples of a step.</source>
        <translation>Zeit, die Beispiele eines Schritts zu lesen.</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Aufbereiten</translation>
    </message>
    <message>
        <source>Time to prepare the samples of a step.</source>
        <translation>Zeit, die Beispiele eines Schritts aufzubereiten.</translation>
    </message>
    <message>
        <source>Samples of a step</source>
        <translation>Beispiele eines Schritts</translation>
    </message>
    <message>
        <source>Time until they are ready; it runs beside the step.</source>
        <translation>Zeit, bis sie bereit sind; läuft neben dem Schritt.</translation>
    </message>
    <message>
        <source>Tokens a second and GPU</source>
        <translation>Token je Sekunde und GPU</translation>
    </message>
    <message>
        <source>While the run works.</source>
        <translation>Während der Lauf arbeitet.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Of the fullest GPU.</source>
        <translation>Der vollsten GPU.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Memory of a GPU for weights.</source>
        <translation>Speicher einer GPU für Gewichte.</translation>
    </message>
    <message>
        <source>Memory of a GPU for gradients.</source>
        <translation>Speicher einer GPU für Gradienten.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>Memory of a GPU for the optimizer&apos;s state.</source>
        <translation>GPU-Speicher für den Zustand des Optimizers.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Memory of a GPU for what the backward pass needs.</source>
        <translation>GPU-Speicher für das, was der Rückwärtsdurchlauf braucht.</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Memory of a GPU for the loss over the vocabulary.</source>
        <translation>GPU-Speicher für den Loss über das Vokabular.</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Memory of a GPU for driver and communication.</source>
        <translation>GPU-Speicher für Treiber und Kommunikation.</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>Memory of a GPU lost between pieces.</source>
        <translation>GPU-Speicher, der zwischen Teilstücken verloren geht.</translation>
    </message>
    <message>
        <source>Memory of the host</source>
        <translation>Speicher des Hosts</translation>
    </message>
    <message>
        <source>For one GPU.</source>
        <translation>Für eine GPU.</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>Nutzbarer Speicher</translation>
    </message>
    <message>
        <source>Of one GPU.</source>
        <translation>Einer GPU.</translation>
    </message>
    <message>
        <source>Memory left</source>
        <translation>Freier Speicher</translation>
    </message>
    <message>
        <source>Of the fullest GPU; below nothing where it does not fit.</source>
        <translation>Der vollsten GPU; unter null, wo es nicht passt.</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>GPUs that share each matrix.</source>
        <translation>GPUs, die sich jede Matrix teilen.</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Stages that each hold a part of the layers.</source>
        <translation>Stufen, die je einen Teil der Schichten halten.</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Pieces of a stage that take turns.</source>
        <translation>Teile einer Stufe, die sich abwechseln.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>GPUs that share each sequence.</source>
        <translation>GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>GPUs over which experts are spread.</source>
        <translation>GPUs, auf die Experten verteilt sind.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Replicas that share the batch.</source>
        <translation>Repliken, die sich den Batch teilen.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-Batch</translation>
    </message>
    <message>
        <source>Sequences that pass at once.</source>
        <translation>Sequenzen, die zugleich durchlaufen.</translation>
    </message>
    <message>
        <source>GPUs used</source>
        <translation>Genutzte GPUs</translation>
    </message>
    <message>
        <source>By the layout; the others of the cluster are idle.</source>
        <translation>Vom Layout; die übrigen des Clusters warten.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Repliken</translation>
    </message>
    <message>
        <source>Copies of the model that share the batch.</source>
        <translation>Kopien des Modells, die sich den Batch teilen.</translation>
    </message>
    <message>
        <source>GPUs a replica</source>
        <translation>GPUs je Replik</translation>
    </message>
    <message>
        <source>That hold one copy of the model together.</source>
        <translation>Die zusammen eine Kopie des Modells halten.</translation>
    </message>
    <message>
        <source>Spread of such predictions</source>
        <translation>Streuung solcher Vorhersagen</translation>
    </message>
    <message>
        <source>Standard deviation of the logarithm of predicted against measured steps.</source>
        <translation>Standardabweichung des Logarithmus vorhergesagter gegenüber gemessenen Schritten.</translation>
    </message>
    <message>
        <source>Spread of the step</source>
        <translation>Streuung des Schritts</translation>
    </message>
    <message>
        <source>By own runs where they were measured.</source>
        <translation>Nach eigenen Läufen, wo sie gemessen wurden.</translation>
    </message>
    <message>
        <source>Narrowed by own runs</source>
        <translation>Durch eigene Läufe verengt</translation>
    </message>
    <message>
        <source>By how much of itself the spread of the step shrank.</source>
        <translation>Um welchen Anteil die Streuung des Schritts abnahm.</translation>
    </message>
    <message>
        <source>Tokens for this size</source>
        <translation>Token für diese Größe</translation>
    </message>
    <message>
        <source>That bring the least loss for the work: 20 for each parameter (arXiv 2203.15556).</source>
        <translation>Die den kleinsten Loss für die Arbeit bringen: 20 je Parameter (arXiv 2203.15556).</translation>
    </message>
    <message>
        <source>Size for these tokens</source>
        <translation>Größe für diese Token</translation>
    </message>
    <message>
        <source>That brings the least loss for the work: a parameter for 20 tokens (arXiv 2203.15556).</source>
        <translation>Die den kleinsten Loss für die Arbeit bringt: ein Parameter je 20 Token (arXiv 2203.15556).</translation>
    </message>
    <message>
        <source>Tokens a parameter</source>
        <translation>Token je Parameter</translation>
    </message>
    <message>
        <source>Tokens for each active parameter.</source>
        <translation>Token für jeden aktiven Parameter.</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>Ein Durchgang</translation>
    </message>
    <message>
        <source>Time to see all examples once.</source>
        <translation>Zeit, um alle Beispiele einmal zu sehen.</translation>
    </message>
    <message>
        <source>A full trial</source>
        <translation>Ein voller Versuch</translation>
    </message>
    <message>
        <source>Time of a trial that is not stopped.</source>
        <translation>Zeit eines Versuchs, der nicht abgebrochen wird.</translation>
    </message>
    <message>
        <source>A trial, on average</source>
        <translation>Ein Versuch im Mittel</translation>
    </message>
    <message>
        <source>With those that are stopped early.</source>
        <translation>Samt denen, die früh abgebrochen werden.</translation>
    </message>
    <message>
        <source>Trials at once</source>
        <translation>Versuche zugleich</translation>
    </message>
    <message>
        <source>That have GPUs.</source>
        <translation>Die GPUs haben.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Times that a set of trials starts.</source>
        <translation>Wie oft ein Satz von Versuchen beginnt.</translation>
    </message>
    <message>
        <source>GPU-hours of a run</source>
        <translation>GPU-Stunden eines Laufs</translation>
    </message>
    <message>
        <source>All workloads together.</source>
        <translation>Alle Aufgaben zusammen.</translation>
    </message>
    <message>
        <source>Paid of the price</source>
        <translation>Gezahlter Preisanteil</translation>
    </message>
    <message>
        <source>What the terms leave of the price on demand, with support.</source>
        <translation>Was der Tarif vom Preis auf Abruf übrig lässt, mit Support.</translation>
    </message>
    <message>
        <source>Hours paid for an hour</source>
        <translation>Bezahlte Stunden je Stunde</translation>
    </message>
    <message>
        <source>Runs are rounded up to the billing step; on spot, work is done again.</source>
        <translation>Läufe werden auf den Abrechnungstakt aufgerundet; auf Spot wird Arbeit wiederholt.</translation>
    </message>
    <message>
        <source>Hours paid</source>
        <translation>Bezahlte Stunden</translation>
    </message>
    <message>
        <source>Part of the hours of a year that is paid when renting.</source>
        <translation>Teil der Stunden eines Jahres, der bei Miete bezahlt wird.</translation>
    </message>
    <message>
        <source>Staff when renting</source>
        <translation>Personal bei Miete</translation>
    </message>
    <message>
        <source>A year.</source>
        <translation>Im Jahr.</translation>
    </message>
    <message>
        <source>Storage in the cloud, a year</source>
        <translation>Cloud-Storage im Jahr</translation>
    </message>
    <message>
        <source>Paid when renting.</source>
        <translation>Bei Miete bezahlt.</translation>
    </message>
    <message>
        <source>Data leaving, a year</source>
        <translation>Ausgehende Daten im Jahr</translation>
    </message>
    <message>
        <source>Beside the rent, a year</source>
        <translation>Neben der Miete im Jahr</translation>
    </message>
    <message>
        <source>Staff, storage and data that leaves: paid whatever the use.</source>
        <translation>Personal, Storage und ausgehende Daten: unabhängig von der Nutzung bezahlt.</translation>
    </message>
    <message>
        <source>Reserved, a year</source>
        <translation>Reserviert im Jahr</translation>
    </message>
    <message>
        <source>Paid for all hours, in use or not.</source>
        <translation>Für alle Stunden bezahlt, ob in Nutzung oder nicht.</translation>
    </message>
    <message>
        <source>Left of the term</source>
        <translation>Rest der Laufzeit</translation>
    </message>
    <message>
        <source>Paid after the years compared, because the term is longer.</source>
        <translation>Nach den verglichenen Jahren bezahlt, weil die Laufzeit länger ist.</translation>
    </message>
    <message>
        <source>A year at all hours</source>
        <translation>Ein Jahr Vollnutzung</translation>
    </message>
    <message>
        <source>Rent that follows the use; nothing where it is reserved.</source>
        <translation>Miete, die der Nutzung folgt; nichts, wo reserviert ist.</translation>
    </message>
    <message>
        <source>A year at all hours until delivery</source>
        <translation>Ein Jahr Vollnutzung bis Lieferung</translation>
    </message>
    <message>
        <source>Nobody reserves years for the weeks until delivery.</source>
        <translation>Für die Wochen bis zur Lieferung reserviert niemand Jahre.</translation>
    </message>
    <message>
        <source>Rented until delivery, a year</source>
        <translation>Miete bis Lieferung, je Jahr</translation>
    </message>
    <message>
        <source>At the rate of a year, with staff.</source>
        <translation>Auf ein Jahr gerechnet, mit Personal.</translation>
    </message>
    <message>
        <source>Capital a GPU</source>
        <translation>Kaufpreis je GPU</translation>
    </message>
    <message>
        <source>As typed, or its part of all parts.</source>
        <translation>Wie eingegeben oder ihr Anteil an allen Teilen.</translation>
    </message>
    <message>
        <source>When bought part by part.</source>
        <translation>Bei Kauf in Einzelteilen.</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>Ersatzknoten</translation>
    </message>
    <message>
        <source>NICs</source>
        <translation>NICs</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Optics</source>
        <translation>Optik</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>A new hall</source>
        <translation>Neue Halle</translation>
    </message>
    <message>
        <source>For the machines&apos; rated power.</source>
        <translation>Für die Nennleistung der Maschinen.</translation>
    </message>
    <message>
        <source>Sold for</source>
        <translation>Verkaufserlös</translation>
    </message>
    <message>
        <source>At the end of the years compared.</source>
        <translation>Am Ende der verglichenen Jahre.</translation>
    </message>
    <message>
        <source>Insurance a year</source>
        <translation>Versicherung im Jahr</translation>
    </message>
    <message>
        <source>Licences a year</source>
        <translation>Lizenzen im Jahr</translation>
    </message>
    <message>
        <source>Rent of the hall, a year</source>
        <translation>Hallenmiete im Jahr</translation>
    </message>
    <message>
        <source>Staff when owning</source>
        <translation>Personal bei Kauf</translation>
    </message>
    <message>
        <source>Owned, a year, without electricity</source>
        <translation>Besitz im Jahr, ohne Strom</translation>
    </message>
    <message>
        <source>Maintenance, staff, insurance, licences and the hall.</source>
        <translation>Wartung, Personal, Versicherung, Lizenzen und Halle.</translation>
    </message>
    <message>
        <source>Rented until delivery</source>
        <translation>Miete bis Lieferung</translation>
    </message>
    <message>
        <source>The part of the years compared before the machines work.</source>
        <translation>Der Teil der verglichenen Jahre, bevor die Maschinen arbeiten.</translation>
    </message>
    <message>
        <source>GPU-hours paid</source>
        <translation>Bezahlte GPU-Stunden</translation>
    </message>
    <message>
        <source>When renting, at the price on demand.</source>
        <translation>Bei Miete, zum Preis auf Abruf.</translation>
    </message>
    <message>
        <source>GPU-hours paid until delivery</source>
        <translation>Bezahlte GPU-Stunden bis Lieferung</translation>
    </message>
    <message>
        <source>At the price on demand.</source>
        <translation>Zum Preis auf Abruf.</translation>
    </message>
    <message>
        <source>A GPU-hour of work, rented</source>
        <translation>Eine GPU-Stunde Arbeit, Miete</translation>
    </message>
    <message>
        <source>All that is paid, over the hours in which work is done.</source>
        <translation>Alles Gezahlte, geteilt durch die Stunden, in denen gearbeitet wird.</translation>
    </message>
    <message>
        <source>A GPU-hour of work, owned</source>
        <translation>Eine GPU-Stunde Arbeit, Besitz</translation>
    </message>
    <message>
        <source>Of all workloads.</source>
        <translation>Aller Aufgaben.</translation>
    </message>
    <message>
        <source>A million tokens</source>
        <translation>Eine Million Token</translation>
    </message>
    <message>
        <source>Trained on: a run&apos;s cost over its tokens.</source>
        <translation>Im Training: Kosten eines Laufs, geteilt durch seine Token.</translation>
    </message>
    <message>
        <source>A run at an API&apos;s price</source>
        <translation>Ein Lauf zum API-Preis</translation>
    </message>
    <message>
        <source>The same tokens, paid to somebody who hosts the model.</source>
        <translation>Dieselben Token, bezahlt an einen Anbieter, der das Modell hostet.</translation>
    </message>
    <message>
        <source>Idle, a year</source>
        <translation>Ungenutzt im Jahr</translation>
    </message>
    <message>
        <source>What is owned and not in use, of all that owning costs.</source>
        <translation>Was ungenutzt bleibt, von allem, was Besitz kostet.</translation>
    </message>
    <message>
        <source>Lost between jobs, rented</source>
        <translation>Verlust zwischen Jobs, Miete</translation>
    </message>
    <message>
        <source>Rent of the hours in which GPUs wait for their next job.</source>
        <translation>Miete der Stunden, in denen GPUs auf den nächsten Job warten.</translation>
    </message>
    <message>
        <source>Lost between jobs, owned</source>
        <translation>Verlust zwischen Jobs, Besitz</translation>
    </message>
    <message>
        <source>Owning, for the hours in which GPUs wait for their next job.</source>
        <translation>Besitz in den Stunden, in denen GPUs auf den nächsten Job warten.</translation>
    </message>
    <message>
        <source>Bought again at the end</source>
        <translation>Neukauf am Ende</translation>
    </message>
    <message>
        <source>Machines for the same work, as the next generations give more for a dollar.</source>
        <translation>Maschinen für dieselbe Arbeit, da die nächsten Generationen je Dollar mehr leisten.</translation>
    </message>
    <message>
        <source>Saved by buying</source>
        <translation>Ersparnis durch Kauf</translation>
    </message>
    <message>
        <source>Return on buying</source>
        <translation>Rendite des Kaufs</translation>
    </message>
    <message>
        <source>The rate at which the savings are worth what was paid; none or several are not known.</source>
        <translation>Der Zins, bei dem die Ersparnis das Gezahlte aufwiegt; nicht bekannt, wo es keinen oder mehrere gibt.</translation>
    </message>
    <message>
        <source>Paid back after</source>
        <translation>Amortisationszeit</translation>
    </message>
    <message>
        <source>Longer on spot</source>
        <translation>Länger auf Spot</translation>
    </message>
    <message>
        <source>Time at the wall over time of work.</source>
        <translation>Verstrichene Zeit, geteilt durch Arbeitszeit.</translation>
    </message>
    <message>
        <source>A GPU-hour of work on spot</source>
        <translation>Eine GPU-Stunde Arbeit auf Spot</translation>
    </message>
    <message>
        <source>What is done again is paid again.</source>
        <translation>Wiederholte Arbeit wird erneut bezahlt.</translation>
    </message>
    <message>
        <source>In time on spot</source>
        <translation>Rechtzeitig auf Spot</translation>
    </message>
    <message>
        <source>Own, in the cheapest mix</source>
        <translation>Eigene, im günstigsten Mix</translation>
    </message>
    <message>
        <source>For the week of work that was asked for.</source>
        <translation>Für die gefragte Woche an Arbeit.</translation>
    </message>
    <message>
        <source>Reserved for a year, in the cheapest mix</source>
        <translation>Für ein Jahr reserviert, im günstigsten Mix</translation>
    </message>
    <message>
        <source>Reserved for three years, in the cheapest mix</source>
        <translation>Für drei Jahre reserviert, im günstigsten Mix</translation>
    </message>
    <message>
        <source>On demand, in the cheapest mix</source>
        <translation>Auf Abruf, im günstigsten Mix</translation>
    </message>
    <message>
        <source>Spot, in the cheapest mix</source>
        <translation>Spot, im günstigsten Mix</translation>
    </message>
    <message>
        <source>For the work that may be interrupted.</source>
        <translation>Für die Arbeit, die unterbrochen werden darf.</translation>
    </message>
    <message>
        <source>The cheapest mix, a year</source>
        <translation>Der günstigste Mix im Jahr</translation>
    </message>
    <message>
        <source>Without staff.</source>
        <translation>Ohne Personal.</translation>
    </message>
    <message>
        <source>Own base</source>
        <translation>Eigene Grundlast</translation>
    </message>
    <message>
        <source>With a cloud on demand for what goes beyond it.</source>
        <translation>Mit einer Cloud auf Abruf für alles darüber.</translation>
    </message>
    <message>
        <source>Own base and cloud, a year</source>
        <translation>Eigene Grundlast und Cloud im Jahr</translation>
    </message>
    <message>
        <source>With the data that leaves, without staff.</source>
        <translation>Mit ausgehenden Daten, ohne Personal.</translation>
    </message>
    <message>
        <source>A burst begins after</source>
        <translation>Burst beginnt nach</translation>
    </message>
    <message>
        <source>The time its data takes on the line.</source>
        <translation>Die Zeit, die seine Daten auf der Leitung brauchen.</translation>
    </message>
    <message>
        <source>Stages bought</source>
        <translation>Gekaufte Ausbaustufen</translation>
    </message>
    <message>
        <source>Those whose gate opens.</source>
        <translation>Die, deren Schwelle erreicht wird.</translation>
    </message>
    <message>
        <source>Worth of the stages</source>
        <translation>Wert der Ausbaustufen</translation>
    </message>
    <message>
        <source>Faults of the GPU</source>
        <translation>Ausfälle der GPU</translation>
    </message>
    <message>
        <source>A year, for one GPU.</source>
        <translation>Im Jahr, für eine GPU.</translation>
    </message>
    <message>
        <source>Faults of GPU memory</source>
        <translation>Ausfälle des GPU-Speichers</translation>
    </message>
    <message>
        <source>Faults of the network</source>
        <translation>Ausfälle des Netzes</translation>
    </message>
    <message>
        <source>Faults of the host</source>
        <translation>Ausfälle des Hosts</translation>
    </message>
    <message>
        <source>Faults of the power</source>
        <translation>Ausfälle der Stromversorgung</translation>
    </message>
    <message>
        <source>Faults of storage</source>
        <translation>Ausfälle des Storage</translation>
    </message>
    <message>
        <source>Other faults</source>
        <translation>Andere Ausfälle</translation>
    </message>
    <message>
        <source>Faults of software</source>
        <translation>Ausfälle der Software</translation>
    </message>
    <message>
        <source>Faults of hardware</source>
        <translation>Ausfälle der Hardware</translation>
    </message>
    <message>
        <source>A year, for one GPU; each takes a node out for repair.</source>
        <translation>Im Jahr, für eine GPU; jeder nimmt einen Knoten zur Reparatur heraus.</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>A year, for one GPU, of all parts.</source>
        <translation>Im Jahr, für eine GPU, durch alle Teile.</translation>
    </message>
    <message>
        <source>Share of software</source>
        <translation>Anteil der Software</translation>
    </message>
    <message>
        <source>Of all faults.</source>
        <translation>An allen Ausfällen.</translation>
    </message>
    <message>
        <source>Between interruptions</source>
        <translation>Zwischen Unterbrechungen</translation>
    </message>
    <message>
        <source>Mean time of a run on all nodes: it falls as the inverse of their number.</source>
        <translation>Mittlere Zeit eines Laufs auf allen Knoten: Sie fällt umgekehrt zu deren Zahl.</translation>
    </message>
    <message>
        <source>Between interruptions, as measured on small jobs</source>
        <translation>Zwischen Unterbrechungen, an kleinen Jobs gemessen</translation>
    </message>
    <message>
        <source>Below about 4,000 GPUs software and users end more runs than hardware does.</source>
        <translation>Unter etwa 4.000 GPUs beenden Software und Nutzer mehr Läufe als die Hardware.</translation>
    </message>
    <message>
        <source>Nodes under repair</source>
        <translation>Knoten in Reparatur</translation>
    </message>
    <message>
        <source>Spare nodes advised</source>
        <translation>Empfohlene Ersatzknoten</translation>
    </message>
    <message>
        <source>The fewest that are enough for the share of the time asked for.</source>
        <translation>Die kleinste Zahl, die für den geforderten Anteil der Zeit reicht.</translation>
    </message>
    <message>
        <source>Spare nodes by the articles&apos; rule</source>
        <translation>Ersatzknoten nach Regel der Artikel</translation>
    </message>
    <message>
        <source>One for so many nodes, whatever fails.</source>
        <translation>Einer auf so viele Knoten, was auch ausfällt.</translation>
    </message>
    <message>
        <source>That stand by.</source>
        <translation>Die bereitstehen.</translation>
    </message>
    <message>
        <source>GPUs of spare nodes</source>
        <translation>GPUs der Ersatzknoten</translation>
    </message>
    <message>
        <source>Spares are enough</source>
        <translation>Ersatzknoten reichen</translation>
    </message>
    <message>
        <source>Of the time.</source>
        <translation>Anteil der Zeit.</translation>
    </message>
    <message>
        <source>Nodes missing</source>
        <translation>Fehlende Knoten</translation>
    </message>
    <message>
        <source>On average, beyond the spares.</source>
        <translation>Im Mittel, über die Ersatzknoten hinaus.</translation>
    </message>
    <message>
        <source>Waiting without spares</source>
        <translation>Warten ohne Ersatzknoten</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Waiting with the spares advised</source>
        <translation>Warten mit empfohlenen Ersatzknoten</translation>
    </message>
    <message>
        <source>Spares, bought</source>
        <translation>Ersatzknoten, Kauf</translation>
    </message>
    <message>
        <source>Part of what is bought.</source>
        <translation>Teil des Kaufs.</translation>
    </message>
    <message>
        <source>Spares, power</source>
        <translation>Ersatzknoten, Leistung</translation>
    </message>
    <message>
        <source>Of the waiting nodes alone, without network and cooling.</source>
        <translation>Nur der wartenden Knoten, ohne Netz und Kühlung.</translation>
    </message>
    <message>
        <source>Downtime saved by the spares advised</source>
        <translation>Durch empfohlene Ersatzknoten ersparter Stillstand</translation>
    </message>
    <message>
        <source>Spares advised, a year</source>
        <translation>Empfohlene Ersatzknoten im Jahr</translation>
    </message>
    <message>
        <source>Their capital over the years compared.</source>
        <translation>Ihre Anschaffung über die verglichenen Jahre.</translation>
    </message>
    <message>
        <source>Downtime against spares</source>
        <translation>Stillstand gegen Ersatzknoten</translation>
    </message>
    <message>
        <source>What the spares advised save over what they cost. Articles say ten times.</source>
        <translation>Was die empfohlenen Ersatzknoten sparen, geteilt durch ihre Kosten. Artikel nennen das Zehnfache.</translation>
    </message>
    <message>
        <source>Mean time, of the nodes at work in the run.</source>
        <translation>Mittlere Zeit, für die Knoten, die im Lauf arbeiten.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Of a run, on average.</source>
        <translation>Eines Laufs, im Mittel.</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Weights, master copy and what the optimizer keeps.</source>
        <translation>Gewichte, Master-Kopie und was der Optimizer behält.</translation>
    </message>
    <message>
        <source>Checkpoint, the run waits</source>
        <translation>Checkpoint, Lauf wartet</translation>
    </message>
    <message>
        <source>For the copy to the hosts&apos; memory, or for storage.</source>
        <translation>Auf die Kopie in den Speicher der Hosts oder auf den Storage.</translation>
    </message>
    <message>
        <source>Checkpoint, on its way</source>
        <translation>Checkpoint, unterwegs</translation>
    </message>
    <message>
        <source>To storage, behind the run; no checkpoint starts before the last one is there.</source>
        <translation>Zum Storage, hinter dem Lauf; kein Checkpoint beginnt, bevor der letzte dort ist.</translation>
    </message>
    <message>
        <source>Between checkpoints</source>
        <translation>Zwischen Checkpoints</translation>
    </message>
    <message>
        <source>Time of work.</source>
        <translation>Arbeitszeit.</translation>
    </message>
    <message>
        <source>An interruption</source>
        <translation>Eine Unterbrechung</translation>
    </message>
    <message>
        <source>From the fault until work goes on: noticed, restarted, read, warmed up.</source>
        <translation>Vom Ausfall, bis die Arbeit weitergeht: bemerkt, neu gestartet, gelesen, warmgelaufen.</translation>
    </message>
    <message>
        <source>Lost: work done again</source>
        <translation>Verlust: wiederholte Arbeit</translation>
    </message>
    <message>
        <source>Since the last checkpoint on storage, of the time between interruptions.</source>
        <translation>Seit dem letzten Checkpoint auf Storage, Anteil an der Zeit zwischen Unterbrechungen.</translation>
    </message>
    <message>
        <source>Lost: restarts</source>
        <translation>Verlust: Neustarts</translation>
    </message>
    <message>
        <source>Of the time between interruptions.</source>
        <translation>Anteil an der Zeit zwischen Unterbrechungen.</translation>
    </message>
    <message>
        <source>Lost: checkpoints</source>
        <translation>Verlust: Checkpoints</translation>
    </message>
    <message>
        <source>Of the time of work.</source>
        <translation>Anteil an der Arbeitszeit.</translation>
    </message>
    <message>
        <source>Lost: missing nodes</source>
        <translation>Verlust: fehlende Knoten</translation>
    </message>
    <message>
        <source>Waiting for repair, or going on without them.</source>
        <translation>Warten auf Reparatur oder Weiterlaufen ohne sie.</translation>
    </message>
    <message>
        <source>Nodes that may be lost</source>
        <translation>Entbehrliche Knoten</translation>
    </message>
    <message>
        <source>Before a run that needs all of them stops.</source>
        <translation>Bevor ein Lauf stoppt, der alle braucht.</translation>
    </message>
    <message>
        <source>Nodes that may be lost, with fewer copies</source>
        <translation>Entbehrliche Knoten, mit weniger Kopien</translation>
    </message>
    <message>
        <source>Before the last copy of the model stops, each lost node in another one.</source>
        <translation>Bevor die letzte Kopie des Modells stoppt, jeder verlorene Knoten in einer anderen.</translation>
    </message>
    <message>
        <source>Hours that count, computed</source>
        <translation>Stunden, die zählen, berechnet</translation>
    </message>
    <message>
        <source>By the exact form for interruptions at random times (Daly 2006).</source>
        <translation>Nach der exakten Form für Unterbrechungen zu zufälligen Zeiten (Daly 2006).</translation>
    </message>
    <message>
        <source>Hours that count, first order</source>
        <translation>Stunden, die zählen, erste Ordnung</translation>
    </message>
    <message>
        <source>As Meta estimates them (HPCA 2025), without waiting for nodes; good while less than a quarter is lost.</source>
        <translation>Nach der Schätzung von Meta (HPCA 2025), ohne Warten auf Knoten; brauchbar, solange weniger als ein Viertel verloren geht.</translation>
    </message>
    <message>
        <source>Hours that count</source>
        <translation>Stunden, die zählen</translation>
    </message>
    <message>
        <source>Of the hours of a run: the others go to interruptions and checkpoints.</source>
        <translation>Anteil an den Stunden eines Laufs: Die anderen gehen an Unterbrechungen und Checkpoints.</translation>
    </message>
    <message>
        <source>Losses, mean</source>
        <translation>Verluste, Mittel</translation>
    </message>
    <message>
        <source>Between the meter and the machines.</source>
        <translation>Zwischen Zähler und Maschinen.</translation>
    </message>
    <message>
        <source>Cooling, mean</source>
        <translation>Kühlung, Mittel</translation>
    </message>
    <message>
        <source>What the PUE leaves beside the losses.</source>
        <translation>Was vom PUE neben den Verlusten bleibt.</translation>
    </message>
    <message>
        <source>Losses, peak</source>
        <translation>Verluste, Spitze</translation>
    </message>
    <message>
        <source>Cooling, peak</source>
        <translation>Kühlung, Spitze</translation>
    </message>
    <message>
        <source>Losses, rated</source>
        <translation>Verluste, Nenn</translation>
    </message>
    <message>
        <source>Cooling, rated</source>
        <translation>Kühlung, Nenn</translation>
    </message>
    <message>
        <source>Losses, waiting</source>
        <translation>Verluste, wartend</translation>
    </message>
    <message>
        <source>Cooling, waiting</source>
        <translation>Kühlung, wartend</translation>
    </message>
    <message>
        <source>Network by share</source>
        <translation>Netz nach Anteil</translation>
    </message>
    <message>
        <source>Of the power of the nodes; none where switches are counted.</source>
        <translation>Von der Leistung der Knoten; nichts, wo Switches gezählt werden.</translation>
    </message>
    <message>
        <source>Network as counted</source>
        <translation>Netz, gezählt</translation>
    </message>
    <message>
        <source>Power of switches and optics; none where it is a share.</source>
        <translation>Leistung von Switches und Optik; nichts, wo es ein Anteil ist.</translation>
    </message>
    <message>
        <source>Storage by share</source>
        <translation>Storage nach Anteil</translation>
    </message>
    <message>
        <source>Of the power of the nodes; none where the storage is counted.</source>
        <translation>Von der Leistung der Knoten; nichts, wo der Storage gezählt wird.</translation>
    </message>
    <message>
        <source>Storage as counted</source>
        <translation>Storage, gezählt</translation>
    </message>
    <message>
        <source>Power of the storage by its size; none where it is a share.</source>
        <translation>Leistung des Storage nach seiner Größe; nichts, wo es ein Anteil ist.</translation>
    </message>
    <message>
        <source>Levels of switches</source>
        <translation>Switch-Ebenen</translation>
    </message>
    <message>
        <source>Of the fabric between nodes, one above the other.</source>
        <translation>Des Netzes zwischen den Knoten, übereinander.</translation>
    </message>
    <message>
        <source>Of the fabric between nodes, all levels and rails.</source>
        <translation>Des Netzes zwischen den Knoten, alle Ebenen und Rails.</translation>
    </message>
    <message>
        <source>From NICs to switches and between their levels.</source>
        <translation>Von NICs zu Switches und zwischen deren Ebenen.</translation>
    </message>
    <message>
        <source>One at each end of a cable.</source>
        <translation>Eine an jedem Ende eines Kabels.</translation>
    </message>
    <message>
        <source>Swing of a step</source>
        <translation>Lastsprung im Schritt</translation>
    </message>
    <message>
        <source>What the GPUs draw less while a step waits for traffic.</source>
        <translation>Was die GPUs weniger aufnehmen, während ein Schritt auf Datenverkehr wartet.</translation>
    </message>
    <message>
        <source>Swing of a stop</source>
        <translation>Lastsprung beim Stopp</translation>
    </message>
    <message>
        <source>What the nodes draw less when the run stops.</source>
        <translation>Was die Knoten weniger aufnehmen, wenn der Lauf stoppt.</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>How fast the draw falls when the run stops.</source>
        <translation>Wie schnell die Leistungsaufnahme fällt, wenn der Lauf stoppt.</translation>
    </message>
    <message>
        <source>A rack, by height</source>
        <translation>Ein Rack, nach Höhe</translation>
    </message>
    <message>
        <source>Nodes that its rack units hold.</source>
        <translation>Knoten, die in seine Höheneinheiten passen.</translation>
    </message>
    <message>
        <source>A rack, by weight</source>
        <translation>Ein Rack, nach Gewicht</translation>
    </message>
    <message>
        <source>Nodes that it may hold.</source>
        <translation>Knoten, die es tragen darf.</translation>
    </message>
    <message>
        <source>A rack, by cooling</source>
        <translation>Ein Rack, nach Kühlung</translation>
    </message>
    <message>
        <source>Nodes whose heat its cooling takes.</source>
        <translation>Knoten, deren Wärme seine Kühlung abführt.</translation>
    </message>
    <message>
        <source>A rack, by its feeds</source>
        <translation>Ein Rack, nach Zuleitungen</translation>
    </message>
    <message>
        <source>Nodes that one side carries when the other fails.</source>
        <translation>Knoten, die eine Seite trägt, wenn die andere ausfällt.</translation>
    </message>
    <message>
        <source>Nodes a rack</source>
        <translation>Knoten je Rack</translation>
    </message>
    <message>
        <source>By the limit that binds.</source>
        <translation>Nach der bindenden Grenze.</translation>
    </message>
    <message>
        <source>Racks of nodes</source>
        <translation>Racks mit Knoten</translation>
    </message>
    <message>
        <source>All full, the last one maybe not.</source>
        <translation>Alle voll, das letzte vielleicht nicht.</translation>
    </message>
    <message>
        <source>Racks beside them</source>
        <translation>Weitere Racks</translation>
    </message>
    <message>
        <source>Of network and storage, by their power.</source>
        <translation>Für Netz und Storage, nach deren Leistung.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Stellfläche</translation>
    </message>
    <message>
        <source>Of all racks, with their aisles.</source>
        <translation>Aller Racks, mit ihren Gängen.</translation>
    </message>
    <message>
        <source>A side of a feed</source>
        <translation>Eine Seite der Zuleitung</translation>
    </message>
    <message>
        <source>What A or B may carry alone for long.</source>
        <translation>Was A oder B allein dauerhaft tragen darf.</translation>
    </message>
    <message>
        <source>Load of a rack</source>
        <translation>Last eines Racks</translation>
    </message>
    <message>
        <source>Of a full rack, by the name plates.</source>
        <translation>Eines vollen Racks, laut Typenschildern.</translation>
    </message>
    <message>
        <source>Carbon of a run</source>
        <translation>CO₂ eines Laufs</translation>
    </message>
    <message>
        <source>Of its energy, and its part of making the machines.</source>
        <translation>Seiner Energie, mit seinem Anteil an der Herstellung der Maschinen.</translation>
    </message>
    <message>
        <source>Carbon of the energy, a run</source>
        <translation>CO₂ der Energie, je Lauf</translation>
    </message>
    <message>
        <source>Of what is drawn at the meter.</source>
        <translation>Für die Aufnahme am Zähler.</translation>
    </message>
    <message>
        <source>Carbon of the machines, a run</source>
        <translation>CO₂ der Maschinen, je Lauf</translation>
    </message>
    <message>
        <source>Its part of what making them emitted.</source>
        <translation>Anteil an den Emissionen ihrer Herstellung.</translation>
    </message>
    <message>
        <source>Water of a run</source>
        <translation>Wasser eines Laufs</translation>
    </message>
    <message>
        <source>At the site and at power plants.</source>
        <translation>Vor Ort und in Kraftwerken.</translation>
    </message>
    <message>
        <source>Water at the site, a run</source>
        <translation>Wasser vor Ort, je Lauf</translation>
    </message>
    <message>
        <source>Evaporated for cooling.</source>
        <translation>Zur Kühlung verdunstet.</translation>
    </message>
    <message>
        <source>Water at power plants, a run</source>
        <translation>Wasser in Kraftwerken, je Lauf</translation>
    </message>
    <message>
        <source>For the energy at the meter.</source>
        <translation>Für die Energie am Zähler.</translation>
    </message>
    <message>
        <source>Carbon of a year</source>
        <translation>CO₂ eines Jahres</translation>
    </message>
    <message>
        <source>Carbon of the energy, a year</source>
        <translation>CO₂ der Energie im Jahr</translation>
    </message>
    <message>
        <source>Carbon of the machines, a year</source>
        <translation>CO₂ der Maschinen im Jahr</translation>
    </message>
    <message>
        <source>Water of a year</source>
        <translation>Wasser eines Jahres</translation>
    </message>
    <message>
        <source>Water at the site, a year</source>
        <translation>Wasser vor Ort im Jahr</translation>
    </message>
    <message>
        <source>Water at power plants, a year</source>
        <translation>Wasser in Kraftwerken im Jahr</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>Electricity, in all</source>
        <translation>Strom insgesamt</translation>
    </message>
    <message>
        <source>From delivery to the end of the years compared.</source>
        <translation>Von der Lieferung bis zum Ende der verglichenen Jahre.</translation>
    </message>
    <message>
        <source>Rent of the hall, in all</source>
        <translation>Hallenmiete insgesamt</translation>
    </message>
    <message>
        <source>Maintenance, in all</source>
        <translation>Wartung insgesamt</translation>
    </message>
    <message>
        <source>Licences, in all</source>
        <translation>Lizenzen insgesamt</translation>
    </message>
    <message>
        <source>Insurance, in all</source>
        <translation>Versicherung insgesamt</translation>
    </message>
    <message>
        <source>Staff when owning, in all</source>
        <translation>Personal bei Kauf insgesamt</translation>
    </message>
    <message>
        <source>Until delivery it is that of rented machines.</source>
        <translation>Bis zur Lieferung das für gemietete Maschinen.</translation>
    </message>
    <message>
        <source>Storage and data until delivery</source>
        <translation>Storage und Daten bis Lieferung</translation>
    </message>
    <message>
        <source>In the cloud, and what leaves it.</source>
        <translation>In der Cloud, mit ausgehenden Daten.</translation>
    </message>
    <message>
        <source>Staff when renting, in all</source>
        <translation>Personal bei Miete insgesamt</translation>
    </message>
    <message>
        <source>Storage and data, in all</source>
        <translation>Storage und Daten insgesamt</translation>
    </message>
    <message>
        <source>Rent, in all</source>
        <translation>Gezahlte Miete insgesamt</translation>
    </message>
    <message>
        <source>Of the way chosen: over the years compared, or until delivery.</source>
        <translation>Beim gewählten Weg: über die verglichenen Jahre oder bis zur Lieferung.</translation>
    </message>
    <message>
        <source>Tax, in all</source>
        <translation>Steuer insgesamt</translation>
    </message>
    <message>
        <source>Of the way chosen; below 0, what its costs save.</source>
        <translation>Beim gewählten Weg; unter 0, was seine Kosten sparen.</translation>
    </message>
    <message>
        <source>Idle, in all</source>
        <translation>Ungenutzt insgesamt</translation>
    </message>
    <message>
        <source>What is paid for hours without work, of the way chosen.</source>
        <translation>Was beim gewählten Weg für Stunden ohne Arbeit gezahlt wird.</translation>
    </message>
    <message>
        <source>Lost between jobs, in all</source>
        <translation>Verlust zwischen Jobs insgesamt</translation>
    </message>
    <message>
        <source>What is paid for hours in which GPUs wait for their next job.</source>
        <translation>Was für Stunden gezahlt wird, in denen GPUs auf den nächsten Job warten.</translation>
    </message>
    <message>
        <source>Interruptions by the GPU</source>
        <translation>Unterbrechungen durch die GPU</translation>
    </message>
    <message>
        <source>A year, of a run on all nodes.</source>
        <translation>Im Jahr, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions by GPU memory</source>
        <translation>Unterbrechungen durch GPU-Speicher</translation>
    </message>
    <message>
        <source>Interruptions by the network</source>
        <translation>Unterbrechungen durch das Netz</translation>
    </message>
    <message>
        <source>Interruptions by the host</source>
        <translation>Unterbrechungen durch den Host</translation>
    </message>
    <message>
        <source>Interruptions by the power</source>
        <translation>Unterbrechungen durch die Stromversorgung</translation>
    </message>
    <message>
        <source>Interruptions by storage</source>
        <translation>Unterbrechungen durch den Storage</translation>
    </message>
    <message>
        <source>Interruptions by software</source>
        <translation>Unterbrechungen durch Software</translation>
    </message>
    <message>
        <source>Interruptions not told apart</source>
        <translation>Unterbrechungen ohne Zuordnung</translation>
    </message>
    <message>
        <source>An hour at a stop</source>
        <translation>Eine Stunde Stillstand</translation>
    </message>
    <message>
        <source>Of all GPUs, at the rent: what a missing node costs where a run needs all.</source>
        <translation>Aller GPUs, zum Mietpreis: was ein fehlender Knoten kostet, wo ein Lauf alle braucht.</translation>
    </message>
    <message>
        <source>Breaker when a side fails</source>
        <translation>Schutzschalter bei Seitenausfall</translation>
    </message>
    <message>
        <source>Of a full rack: the fullest phase of the side that is left, of what it may carry for long.</source>
        <translation>Eines vollen Racks: die vollste Phase der verbliebenen Seite, als Teil ihrer zulässigen Dauerlast.</translation>
    </message>
    <message>
        <source>Usable memory of the host</source>
        <translation>Nutzbarer Hostspeicher</translation>
    </message>
    <message>
        <source>For one GPU; not known where nobody says what the node has.</source>
        <translation>Für eine GPU; unbekannt, wo niemand angibt, was der Knoten hat.</translation>
    </message>
    <message>
        <source>Stops of small jobs</source>
        <translation>Stopps kleiner Jobs</translation>
    </message>
    <message>
        <source>Interruptions of this cluster&apos;s runs for each one of its parts.</source>
        <translation>Unterbrechungen der Läufe dieses Clusters je Ausfall eines seiner Teile.</translation>
    </message>
    <message>
        <source>Makes the date</source>
        <translation>Hält den Termin</translation>
    </message>
    <message>
        <source>With all that is uncertain about its time.</source>
        <translation>Mit allem, was an der Dauer unsicher ist.</translation>
    </message>
    <message>
        <source>Stays within the budget</source>
        <translation>Bleibt im Budget</translation>
    </message>
    <message>
        <source>All that is paid over the years compared, with all that is uncertain about it.</source>
        <translation>Alles, was über die verglichenen Jahre gezahlt wird, mit allem, was daran unsicher ist.</translation>
    </message>
    <message>
        <source>GPUs that serve</source>
        <translation>GPUs für Inferenz</translation>
    </message>
    <message>
        <source>Of all fleets together.</source>
        <translation>Aller Flotten zusammen.</translation>
    </message>
    <message>
        <source>GPUs that train</source>
        <translation>GPUs für Training</translation>
    </message>
    <message>
        <source>What fleets leave to the work that trains.</source>
        <translation>Was die Flotten dem Training lassen.</translation>
    </message>
    <message>
        <source>Requests at the peak</source>
        <translation>Anfragen zur Spitze</translation>
    </message>
    <message>
        <source>A second, of all users together.</source>
        <translation>Je Sekunde, alle Nutzer zusammen.</translation>
    </message>
    <message>
        <source>Mean of the peak</source>
        <translation>Mittel zu Spitze</translation>
    </message>
    <message>
        <source>Requests over the whole week, as a part of those at the peak.</source>
        <translation>Anfragen über die ganze Woche, als Anteil derer zur Spitze.</translation>
    </message>
    <message>
        <source>Requests on the mean</source>
        <translation>Anfragen im Mittel</translation>
    </message>
    <message>
        <source>A second, over the whole week.</source>
        <translation>Je Sekunde, über die ganze Woche.</translation>
    </message>
    <message>
        <source>Requests to plan for</source>
        <translation>Anfragen für den Plan</translation>
    </message>
    <message>
        <source>A second: what may wait fills the quiet hours.</source>
        <translation>Je Sekunde: Was warten darf, füllt die ruhigen Stunden.</translation>
    </message>
    <message>
        <source>Tokens from the index</source>
        <translation>Token aus dem Index</translation>
    </message>
    <message>
        <source>Pieces of text put into each prompt.</source>
        <translation>Textstücke, die in jeden Prompt kommen.</translation>
    </message>
    <message>
        <source>Mean prompt</source>
        <translation>Mittlerer Prompt</translation>
    </message>
    <message>
        <source>Of all kinds of requests, with what retrieval adds.</source>
        <translation>Aller Anfragearten, mit dem Zusatz aus dem Retrieval.</translation>
    </message>
    <message>
        <source>Mean answer</source>
        <translation>Mittlere Antwort</translation>
    </message>
    <message>
        <source>Of all kinds of requests.</source>
        <translation>Aller Anfragearten.</translation>
    </message>
    <message>
        <source>Tokens in, a second</source>
        <translation>Token ein, je Sekunde</translation>
    </message>
    <message>
        <source>Of prompts, at the peak.</source>
        <translation>Der Prompts, zur Spitze.</translation>
    </message>
    <message>
        <source>Tokens out, a second</source>
        <translation>Token aus, je Sekunde</translation>
    </message>
    <message>
        <source>Of answers, at the peak.</source>
        <translation>Der Antworten, zur Spitze.</translation>
    </message>
    <message>
        <source>Tokens in, a year</source>
        <translation>Token ein, je Jahr</translation>
    </message>
    <message>
        <source>Of prompts, at the mean load.</source>
        <translation>Der Prompts, bei mittlerer Last.</translation>
    </message>
    <message>
        <source>Tokens out, a year</source>
        <translation>Token aus, je Jahr</translation>
    </message>
    <message>
        <source>Of answers, at the mean load.</source>
        <translation>Der Antworten, bei mittlerer Last.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>GPUs that share each layer of a replica.</source>
        <translation>GPUs, die sich jede Schicht einer Replik teilen.</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>Pipeline-Stufen</translation>
    </message>
    <message>
        <source>Groups of layers, one after the other.</source>
        <translation>Gruppen von Schichten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>GPUs that hold experts whole.</source>
        <translation>GPUs, die ganze Experten halten.</translation>
    </message>
    <message>
        <source>Attention ranks</source>
        <translation>Attention-Ränge</translation>
    </message>
    <message>
        <source>Groups that each hold the attention and divide the requests.</source>
        <translation>Gruppen, die je die Attention halten und die Anfragen aufteilen.</translation>
    </message>
    <message>
        <source>GPUs of a replica</source>
        <translation>GPUs je Replik</translation>
    </message>
    <message>
        <source>That hold one copy of the model.</source>
        <translation>Die eine Kopie des Modells halten.</translation>
    </message>
    <message>
        <source>Requests of a replica</source>
        <translation>Anfragen je Replik</translation>
    </message>
    <message>
        <source>The most a second that it answers within both limits.</source>
        <translation>Je Sekunde höchstens, innerhalb beider Grenzen beantwortet.</translation>
    </message>
    <message>
        <source>End of a replica</source>
        <translation>Grenze einer Replik</translation>
    </message>
    <message>
        <source>Requests a second beyond which a queue has no end.</source>
        <translation>Anfragen je Sekunde, ab denen eine Warteschlange endlos wächst.</translation>
    </message>
    <message>
        <source>Most at a time</source>
        <translation>Höchstens zugleich</translation>
    </message>
    <message>
        <source>Requests that a replica can run at once, by memory and by its engine.</source>
        <translation>Anfragen, die eine Replik nach Speicher und Engine zugleich bearbeiten kann.</translation>
    </message>
    <message>
        <source>Running at a time</source>
        <translation>Zugleich in Arbeit</translation>
    </message>
    <message>
        <source>Requests in a replica at the peak.</source>
        <translation>Anfragen in einer Replik zur Spitze.</translation>
    </message>
    <message>
        <source>Wait for a place</source>
        <translation>Warten auf Platz</translation>
    </message>
    <message>
        <source>Part of the requests that find the cache full.</source>
        <translation>Anteil der Anfragen, die den Cache voll vorfinden.</translation>
    </message>
    <message>
        <source>First token, median</source>
        <translation>Erstes Token, Median</translation>
    </message>
    <message>
        <source>Half of the requests have theirs by then.</source>
        <translation>Bis dahin hat die Hälfte der Anfragen ihres.</translation>
    </message>
    <message>
        <source>First token, 95 %</source>
        <translation>Erstes Token, 95 %</translation>
    </message>
    <message>
        <source>All but a twentieth of the requests have theirs by then.</source>
        <translation>Bis dahin haben alle Anfragen bis auf ein Zwanzigstel ihres.</translation>
    </message>
    <message>
        <source>Each token after it, median</source>
        <translation>Jedes weitere Token, Median</translation>
    </message>
    <message>
        <source>Time between two tokens of an answer.</source>
        <translation>Zeit zwischen zwei Token einer Antwort.</translation>
    </message>
    <message>
        <source>Each token after it, 95 %</source>
        <translation>Jedes weitere Token, 95 %</translation>
    </message>
    <message>
        <source>In the fullest twentieth of the time.</source>
        <translation>Im vollsten Zwanzigstel der Zeit.</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>At the peak, for as many requests as the limit is for.</source>
        <translation>Zur Spitze, für den Anteil der Anfragen, für den die Grenze gilt.</translation>
    </message>
    <message>
        <source>Each token after it</source>
        <translation>Jedes weitere Token</translation>
    </message>
    <message>
        <source>Whole answer</source>
        <translation>Ganze Antwort</translation>
    </message>
    <message>
        <source>From the request to the last token, median.</source>
        <translation>Von der Anfrage bis zum letzten Token, Median.</translation>
    </message>
    <message>
        <source>First token, second kind</source>
        <translation>Erstes Token, zweite Art</translation>
    </message>
    <message>
        <source>Of the second kind of requests.</source>
        <translation>Der zweiten Art von Anfragen.</translation>
    </message>
    <message>
        <source>First token, third kind</source>
        <translation>Erstes Token, dritte Art</translation>
    </message>
    <message>
        <source>Of the third kind of requests.</source>
        <translation>Der dritten Art von Anfragen.</translation>
    </message>
    <message>
        <source>Handing over</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>The cache of a prompt on its way to where it is answered.</source>
        <translation>Der Cache eines Prompts auf dem Weg dorthin, wo die Antwort entsteht.</translation>
    </message>
    <message>
        <source>Memory of a replica</source>
        <translation>Speicher je Replik</translation>
    </message>
    <message>
        <source>All of its GPUs, as the driver counts it.</source>
        <translation>Aller ihrer GPUs, wie der Treiber ihn zählt.</translation>
    </message>
    <message>
        <source>In the format chosen, on all GPUs of a replica.</source>
        <translation>Im gewählten Format, auf allen GPUs einer Replik.</translation>
    </message>
    <message>
        <source>Kernels, buffers and graphs.</source>
        <translation>Kernel, Puffer und Graphen.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Left for keys and values.</source>
        <translation>Bleibt für Schlüssel und Werte.</translation>
    </message>
    <message>
        <source>Cache in use</source>
        <translation>Cache in Nutzung</translation>
    </message>
    <message>
        <source>By the requests that run at the peak.</source>
        <translation>Durch die Anfragen, die zur Spitze laufen.</translation>
    </message>
    <message>
        <source>Cache free</source>
        <translation>Cache frei</translation>
    </message>
    <message>
        <source>For more requests at a time.</source>
        <translation>Für mehr Anfragen zugleich.</translation>
    </message>
    <message>
        <source>Cache of a token</source>
        <translation>Cache je Token</translation>
    </message>
    <message>
        <source>Keys and values in all layers, on all GPUs of a replica.</source>
        <translation>Schlüssel und Werte in allen Schichten, auf allen GPUs einer Replik.</translation>
    </message>
    <message>
        <source>Weights of the memory</source>
        <translation>Gewichtsanteil am Speicher</translation>
    </message>
    <message>
        <source>Beyond 80 % a small error moves every answer.</source>
        <translation>Über 80 % verschiebt ein kleiner Fehler jede Antwort.</translation>
    </message>
    <message>
        <source>Of one GPU, in the format of the weights.</source>
        <translation>Einer GPU, im Format der Gewichte.</translation>
    </message>
    <message>
        <source>Share of peak implied</source>
        <translation>Nötiger Anteil an der Spitze</translation>
    </message>
    <message>
        <source>What the rate of a replica asks of the GPU; beyond 62 % no engine was seen.</source>
        <translation>Was die Rate einer Replik der GPU abverlangt; über 62 % wurde bei keiner Engine gesehen.</translation>
    </message>
    <message>
        <source>Spread of the times</source>
        <translation>Streuung der Zeiten</translation>
    </message>
    <message>
        <source>Computed against measured, one standard deviation.</source>
        <translation>Berechnet gegen gemessen, eine Standardabweichung.</translation>
    </message>
    <message>
        <source>Should stand by</source>
        <translation>Reserve laut Regel</translation>
    </message>
    <message>
        <source>Replicas, by the rule chosen.</source>
        <translation>Repliken, nach der gewählten Regel.</translation>
    </message>
    <message>
        <source>Replicas needed</source>
        <translation>Nötige Repliken</translation>
    </message>
    <message>
        <source>For the requests at the peak with head-room, and those that stand by.</source>
        <translation>Für die Anfragen zur Spitze mit Spielraum und die in Reserve.</translation>
    </message>
    <message>
        <source>Replicas that answer</source>
        <translation>Antwortende Repliken</translation>
    </message>
    <message>
        <source>As needed, or as the GPUs given hold.</source>
        <translation>Nach Bedarf oder so viele, wie die vorgegebenen GPUs fassen.</translation>
    </message>
    <message>
        <source>Replicas that stand by</source>
        <translation>Repliken in Reserve</translation>
    </message>
    <message>
        <source>For one that fails.</source>
        <translation>Falls eine ausfällt.</translation>
    </message>
    <message>
        <source>Replicas for prompts</source>
        <translation>Repliken für Prompts</translation>
    </message>
    <message>
        <source>The others write the answers.</source>
        <translation>Die anderen schreiben die Antworten.</translation>
    </message>
    <message>
        <source>Copies of the model.</source>
        <translation>Kopien des Modells.</translation>
    </message>
    <message>
        <source>GPUs for retrieval</source>
        <translation>GPUs für Retrieval</translation>
    </message>
    <message>
        <source>Embedding and reranking, beside the model that answers.</source>
        <translation>Embedding und Reranking, neben dem Modell, das antwortet.</translation>
    </message>
    <message>
        <source>GPUs of the fleet</source>
        <translation>GPUs der Flotte</translation>
    </message>
    <message>
        <source>All replicas, and what retrieval takes.</source>
        <translation>Alle Repliken und was das Retrieval braucht.</translation>
    </message>
    <message>
        <source>Requests of the fleet</source>
        <translation>Anfragen der Flotte</translation>
    </message>
    <message>
        <source>Load at the peak</source>
        <translation>Last zur Spitze</translation>
    </message>
    <message>
        <source>Of what the replicas carry within the limits.</source>
        <translation>Dessen, was die Repliken innerhalb der Grenzen tragen.</translation>
    </message>
    <message>
        <source>Requests each</source>
        <translation>Anfragen je Replik</translation>
    </message>
    <message>
        <source>A second, for each replica that answers.</source>
        <translation>Je Sekunde, für jede Replik, die antwortet.</translation>
    </message>
    <message>
        <source>Users it can carry</source>
        <translation>Tragbare Nutzer</translation>
    </message>
    <message>
        <source>At the peak, within the limits.</source>
        <translation>Zur Spitze, innerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>Hours on</source>
        <translation>Stunden an</translation>
    </message>
    <message>
        <source>Of all hours, by autoscaling.</source>
        <translation>Von allen Stunden, durch Autoscaling.</translation>
    </message>
    <message>
        <source>Load on the mean</source>
        <translation>Mittlere Last</translation>
    </message>
    <message>
        <source>Of all replicas, while they run.</source>
        <translation>Aller Repliken, während sie laufen.</translation>
    </message>
    <message>
        <source>That the fleet runs.</source>
        <translation>In denen die Flotte läuft.</translation>
    </message>
    <message>
        <source>Tokens out, a second and GPU</source>
        <translation>Token aus, je Sekunde und GPU</translation>
    </message>
    <message>
        <source>At the peak, over all GPUs of the fleet.</source>
        <translation>Zur Spitze, über alle GPUs der Flotte.</translation>
    </message>
    <message>
        <source>Cost of the fleet</source>
        <translation>Kosten der Flotte</translation>
    </message>
    <message>
        <source>Rented for the hours it runs, or its part of what owning costs.</source>
        <translation>Miete für die Stunden, die sie läuft, oder ihr Anteil an den Kosten des Besitzes.</translation>
    </message>
    <message>
        <source>Time of prompts</source>
        <translation>Zeit für Prompts</translation>
    </message>
    <message>
        <source>Part of the GPUs&apos; time that prompts take.</source>
        <translation>Anteil der GPU-Zeit, den Prompts brauchen.</translation>
    </message>
    <message>
        <source>Cost in</source>
        <translation>Kosten Eingabe</translation>
    </message>
    <message>
        <source>A million tokens of prompts, by the time they take.</source>
        <translation>Je Million Token aus Prompts, nach ihrer Zeit.</translation>
    </message>
    <message>
        <source>Cost out</source>
        <translation>Kosten Ausgabe</translation>
    </message>
    <message>
        <source>A million tokens of answers, by the time they take.</source>
        <translation>Je Million Token aus Antworten, nach ihrer Zeit.</translation>
    </message>
    <message>
        <source>Cost of any token</source>
        <translation>Kosten aller Token</translation>
    </message>
    <message>
        <source>A million tokens of prompts or answers.</source>
        <translation>Je Million Token aus Prompts oder Antworten.</translation>
    </message>
    <message>
        <source>Cost of answers</source>
        <translation>Kosten der Antworten</translation>
    </message>
    <message>
        <source>A million tokens of answers with all that the fleet costs, at the load that comes.</source>
        <translation>Je Million Token aus Antworten, mit allen Kosten der Flotte, bei der anfallenden Last.</translation>
    </message>
    <message>
        <source>Cost of a request</source>
        <translation>Kosten je Anfrage</translation>
    </message>
    <message>
        <source>At the load that comes.</source>
        <translation>Bei der anfallenden Last.</translation>
    </message>
    <message>
        <source>The same by API</source>
        <translation>Dasselbe per API</translation>
    </message>
    <message>
        <source>The same tokens at the prices of a hosted model.</source>
        <translation>Dieselben Token zu den Preisen eines gehosteten Modells.</translation>
    </message>
    <message>
        <source>Even with an API</source>
        <translation>Gleichauf mit API</translation>
    </message>
    <message>
        <source>Tokens a day, in and out, from which this fleet is cheaper than the hosted model.</source>
        <translation>Token am Tag, ein und aus, ab denen diese Flotte günstiger ist als das gehostete Modell.</translation>
    </message>
    <message>
        <source>Tokens a day</source>
        <translation>Token am Tag</translation>
    </message>
    <message>
        <source>In and out, on the mean.</source>
        <translation>Ein und aus, im Mittel.</translation>
    </message>
    <message>
        <source>Power of the fleet</source>
        <translation>Leistung der Flotte</translation>
    </message>
    <message>
        <source>At the meter, while it runs, by its load.</source>
        <translation>Am Zähler, während sie läuft, nach ihrer Last.</translation>
    </message>
    <message>
        <source>Energy of answers</source>
        <translation>Energie der Antworten</translation>
    </message>
    <message>
        <source>For a million tokens of answers.</source>
        <translation>Je Million Token aus Antworten.</translation>
    </message>
    <message>
        <source>A GPU at work</source>
        <translation>GPU im Betrieb</translation>
    </message>
    <message>
        <source>What one draws on the mean.</source>
        <translation>Was eine im Mittel aufnimmt.</translation>
    </message>
    <message>
        <source>A node at work</source>
        <translation>Knoten im Betrieb</translation>
    </message>
    <message>
        <source>Serial share implied</source>
        <translation>Serieller Anteil, rechnerisch</translation>
    </message>
    <message>
        <source>The part of the work that would have to run on one GPU alone to explain the speed-up, as Amdahl has it.</source>
        <translation>Der Teil der Arbeit, der nach Amdahl auf nur einer GPU laufen müsste, um die Beschleunigung zu erklären.</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>Trainingsdaten</translation>
    </message>
    <message>
        <source>All samples of a run, as large as they are read: what storage has to hold.</source>
        <translation>Alle Beispiele eines Laufs, so groß wie beim Lesen: was der Storage fassen muss.</translation>
    </message>
    <message>
        <source>GPUs of the first kind</source>
        <translation>GPUs der ersten Art</translation>
    </message>
    <message>
        <source>Of those of the cluster.</source>
        <translation>Von denen des Clusters.</translation>
    </message>
    <message>
        <source>GPUs of the second kind</source>
        <translation>GPUs der zweiten Art</translation>
    </message>
    <message>
        <source>Of those of the cluster; a mix is held as a share of any number.</source>
        <translation>Von denen des Clusters; ein Mix gilt als Anteil bei jeder Anzahl.</translation>
    </message>
    <message>
        <source>Step of the faster kind</source>
        <translation>Schritt der schnelleren Art</translation>
    </message>
    <message>
        <source>What the step would take if all GPUs were of the faster kind, in the same layout.</source>
        <translation>Was der Schritt dauern würde, wären alle GPUs von der schnelleren Art, bei gleicher Aufteilung.</translation>
    </message>
    <message>
        <source>Faster GPUs</source>
        <translation>Schnellere GPUs</translation>
    </message>
    <message>
        <source>That wait for the slower ones; none where all are of one kind.</source>
        <translation>Die auf die langsameren warten; keine, wo alle von einer Art sind.</translation>
    </message>
    <message>
        <source>Faster GPUs wait</source>
        <translation>Schnellere GPUs warten</translation>
    </message>
    <message>
        <source>Share of each step for which they wait for the slower ones.</source>
        <translation>Anteil jedes Schritts, den sie auf die langsameren warten.</translation>
    </message>
    <message>
        <source>GPU-hours of waiting</source>
        <translation>GPU-Stunden Wartezeit</translation>
    </message>
    <message>
        <source>Of a run, for which the faster GPUs wait for the slower ones.</source>
        <translation>Eines Laufs, in denen die schnelleren GPUs auf die langsameren warten.</translation>
    </message>
    <message>
        <source>Lost by the mix</source>
        <translation>Verlust durch den Mix</translation>
    </message>
    <message>
        <source>What a run takes longer than if all GPUs were of the faster kind.</source>
        <translation>Was ein Lauf länger dauert als mit lauter GPUs der schnelleren Art.</translation>
    </message>
    <message>
        <source>First token, main kind</source>
        <translation>Erstes Token, Hauptart</translation>
    </message>
    <message>
        <source>Of the requests that are of no other kind.</source>
        <translation>Der Anfragen, die zu keiner anderen Art gehören.</translation>
    </message>
    <message>
        <source>Each token, main kind</source>
        <translation>Jedes Token, Hauptart</translation>
    </message>
    <message>
        <source>Each token, second kind</source>
        <translation>Jedes Token, zweite Art</translation>
    </message>
    <message>
        <source>Each token, third kind</source>
        <translation>Jedes Token, dritte Art</translation>
    </message>
    <message>
        <source>Whole answer, main kind</source>
        <translation>Ganze Antwort, Hauptart</translation>
    </message>
    <message>
        <source>Of the requests that are of no other kind, median.</source>
        <translation>Der Anfragen, die zu keiner anderen Art gehören, Median.</translation>
    </message>
    <message>
        <source>Whole answer, second kind</source>
        <translation>Ganze Antwort, zweite Art</translation>
    </message>
    <message>
        <source>Of the second kind of requests, median.</source>
        <translation>Der zweiten Art von Anfragen, Median.</translation>
    </message>
    <message>
        <source>Whole answer, third kind</source>
        <translation>Ganze Antwort, dritte Art</translation>
    </message>
    <message>
        <source>Of the third kind of requests, median.</source>
        <translation>Der dritten Art von Anfragen, Median.</translation>
    </message>
    <message>
        <source>Miss a limit</source>
        <translation>Grenze verfehlt</translation>
    </message>
    <message>
        <source>Requests of the kinds that are late or slow.</source>
        <translation>Anfragen der einzelnen Arten, die zu spät oder zu langsam sind.</translation>
    </message>
    <message>
        <source>Requests for the cluster</source>
        <translation>Anfragen an den Cluster</translation>
    </message>
    <message>
        <source>A second, without those for GPUs of a second kind.</source>
        <translation>Je Sekunde, ohne die für GPUs einer zweiten Art.</translation>
    </message>
    <message>
        <source>Requests for the cluster, mean</source>
        <translation>Anfragen an den Cluster, Mittel</translation>
    </message>
    <message>
        <source>A second over the week, without those for GPUs of a second kind.</source>
        <translation>Je Sekunde über die Woche, ohne die für GPUs einer zweiten Art.</translation>
    </message>
    <message>
        <source>End of the fleet</source>
        <translation>Grenze der Flotte</translation>
    </message>
    <message>
        <source>Requests a second that its replicas ever answer, whatever the wait.</source>
        <translation>Anfragen je Sekunde, die ihre Repliken höchstens beantworten, gleich bei welcher Wartezeit.</translation>
    </message>
    <message>
        <source>Requests answered</source>
        <translation>Beantwortete Anfragen</translation>
    </message>
    <message>
        <source>A second over the week; costs are of these.</source>
        <translation>Je Sekunde über die Woche; darauf beziehen sich die Kosten.</translation>
    </message>
    <message>
        <source>Never answered</source>
        <translation>Nie beantwortet</translation>
    </message>
    <message>
        <source>Part of the requests that come, where GPUs are too few.</source>
        <translation>Anteil der eintreffenden Anfragen, wo die GPUs nicht reichen.</translation>
    </message>
    <message>
        <source>Second GPU: requests</source>
        <translation>Zweite GPU: Anfragen</translation>
    </message>
    <message>
        <source>A second, that it is planned for.</source>
        <translation>Je Sekunde, für die sie geplant ist.</translation>
    </message>
    <message>
        <source>Second GPU: requests, mean</source>
        <translation>Zweite GPU: Anfragen, Mittel</translation>
    </message>
    <message>
        <source>A second, over the week.</source>
        <translation>Je Sekunde, über die Woche.</translation>
    </message>
    <message>
        <source>Second GPU: GPUs of a replica</source>
        <translation>Zweite GPU: GPUs je Replik</translation>
    </message>
    <message>
        <source>Second GPU: requests of a replica</source>
        <translation>Zweite GPU: Anfragen je Replik</translation>
    </message>
    <message>
        <source>Second GPU: replicas</source>
        <translation>Zweite GPU: Repliken</translation>
    </message>
    <message>
        <source>With those that stand by.</source>
        <translation>Einschließlich der Reserve.</translation>
    </message>
    <message>
        <source>Second GPU: number</source>
        <translation>Zweite GPU: Anzahl</translation>
    </message>
    <message>
        <source>Rented by the hour, beside the cluster.</source>
        <translation>Stundenweise gemietet, neben dem Cluster.</translation>
    </message>
    <message>
        <source>Second GPU: load at the peak</source>
        <translation>Zweite GPU: Last zur Spitze</translation>
    </message>
    <message>
        <source>Of what its replicas carry within the limits.</source>
        <translation>Dessen, was ihre Repliken innerhalb der Grenzen tragen.</translation>
    </message>
    <message>
        <source>Second GPU: first token</source>
        <translation>Zweite GPU: erstes Token</translation>
    </message>
    <message>
        <source>Second GPU: each token</source>
        <translation>Zweite GPU: jedes Token</translation>
    </message>
    <message>
        <source>Second GPU: hours on</source>
        <translation>Zweite GPU: Stunden an</translation>
    </message>
    <message>
        <source>Of all hours; it is rented when it is needed.</source>
        <translation>Von allen Stunden; gemietet wird sie bei Bedarf.</translation>
    </message>
    <message>
        <source>Second GPU: cost</source>
        <translation>Zweite GPU: Kosten</translation>
    </message>
    <message>
        <source>Part of the cost of the fleet, beside what the cluster costs.</source>
        <translation>Teil der Kosten der Flotte, neben denen des Clusters.</translation>
    </message>
    <message>
        <source>Second GPU: power</source>
        <translation>Zweite GPU: Leistung</translation>
    </message>
    <message>
        <source>While it runs, by its load; drawn where it is rented.</source>
        <translation>Während sie läuft, je nach Last; aufgenommen dort, wo sie gemietet ist.</translation>
    </message>
    <message>
        <source>GPUs of a second kind beside, a year</source>
        <translation>GPUs einer zweiten Art daneben, im Jahr</translation>
    </message>
    <message>
        <source>Rented for the hours they answer, however the cluster is paid.</source>
        <translation>Gemietet für die Stunden, in denen sie antworten, wie auch immer der Cluster bezahlt wird.</translation>
    </message>
    <message>
        <source>The chance that all runs are done by their dates.</source>
        <translation>Die Wahrscheinlichkeit, dass alle Läufe zu ihrem Termin fertig sind.</translation>
    </message>
    <message>
        <source>GPUs at this efficiency</source>
        <translation>GPUs bei dieser Effizienz</translation>
    </message>
    <message>
        <source>To meet the deadline if GPUs stayed as efficient as they are here, before rounding to whole nodes. A cluster of another size has another efficiency: the smallest that meets the deadline is searched for.</source>
        <translation>Für den Termin, wenn GPUs so effizient blieben wie hier, vor dem Aufrunden auf ganze Knoten. Ein Cluster anderer Größe hat eine andere Effizienz: Der kleinste, der den Termin hält, wird gesucht.</translation>
    </message>
    <message>
        <source>Staff when renting, at full use</source>
        <translation>Personal bei Miete, voll ausgelastet</translation>
    </message>
    <message>
        <source>Per year in which the GPUs work at all hours. Staff for rented GPUs follows the hours in use, unless they are reserved.</source>
        <translation>Je Jahr, in dem die GPUs zu allen Stunden arbeiten. Personal für gemietete GPUs folgt den genutzten Stunden, außer sie sind reserviert.</translation>
    </message>
    <message>
        <source>Rent per run</source>
        <translation>Miete je Lauf</translation>
    </message>
    <message>
        <source>GPU-hours of one finished run at the rent, without trials, failed runs, staff and storage.</source>
        <translation>GPU-Stunden eines fertigen Laufs zum Mietpreis, ohne Versuche, Fehlläufe, Personal und Speicher.</translation>
    </message>
    <message>
        <source>Total cost per run</source>
        <translation>Gesamtkosten je Lauf</translation>
    </message>
    <message>
        <source>Present value at the discount rate, after tax; at a rate of 0 nothing is discounted. Below 0, buying costs more.</source>
        <translation>Barwert zum Kalkulationszins, nach Steuern; bei einem Zins von 0 wird nicht abgezinst. Unter 0 kostet Kaufen mehr.</translation>
    </message>
    <message>
        <source>At the discount rate, after tax.</source>
        <translation>Zum Kalkulationszins, nach Steuern.</translation>
    </message>
    <message>
        <source>What they earn less what they cost, at the discount rate, without staff.</source>
        <translation>Was sie einbringen, abzüglich ihrer Kosten, zum Kalkulationszins, ohne Personal.</translation>
    </message>
    <message>
        <source>Share of its time that the work waits for nodes or goes on without them.</source>
        <translation>Anteil der Zeit, den die Arbeit auf Knoten wartet oder ohne sie weiterläuft.</translation>
    </message>
    <message>
        <source>GPU-hours of a year at the rent.</source>
        <translation>GPU-Stunden eines Jahres zum Mietpreis.</translation>
    </message>
    <message>
        <source>Cost per 1,000 units</source>
        <translation>Kosten je 1.000 Einheiten</translation>
    </message>
    <message>
        <source>Images, seconds of audio or whatever the work is counted in, with all that the fleet costs, at the load that comes.</source>
        <translation>Bilder, Sekunden Audio oder worin die Arbeit gezählt wird, mit allen Kosten der Flotte, bei der Last, die kommt.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“%1” is an input, not a figure: the project holds its value. See “headroom catalog list dials” for the figures.</source>
        <translation>„%1“ ist eine Eingabe, kein Ergebnis: Ihr Wert steht im Projekt. „headroom catalog list dials“ nennt die Ergebnisse.</translation>
    </message>
    <message>
        <source>“%1” is a figure, not an input: it is computed. See “headroom catalog list knobs” for what can be set.</source>
        <translation>„%1“ ist ein Ergebnis, keine Eingabe: Es wird berechnet. „headroom catalog list knobs“ nennt, was sich einstellen lässt.</translation>
    </message>
    <message>
        <source>The file cannot be read: %2. Check that it exists and is yours to read.</source>
        <translation>Die Datei ist nicht lesbar: %2. Prüfen, ob sie existiert und gelesen werden darf.</translation>
    </message>
    <message>
        <source>The file has %2 bytes; a plan has at most %3. It is probably another kind of file.</source>
        <translation>Die Datei hat %2 Bytes; ein Plan hat höchstens %3. Sie ist wohl von anderer Art.</translation>
    </message>
    <message>
        <source>The file nests %2 levels deep; a plan nests at most %3. It is probably another kind of file.</source>
        <translation>Die Datei ist %2 Ebenen tief verschachtelt; ein Plan ist es höchstens %3. Sie ist wohl von anderer Art.</translation>
    </message>
    <message>
        <source>The file is no valid JSON (%1). It may be cut off or of another kind; open a copy or a backup.</source>
        <translation>Die Datei ist kein gültiges JSON (%1). Sie ist wohl abgeschnitten oder von anderer Art; eine Kopie oder Sicherung öffnen.</translation>
    </message>
    <message>
        <source>The file is JSON but no Headroom project (at “%1”). Choose a file that Headroom saved.</source>
        <translation>Die Datei ist JSON, aber kein Headroom-Projekt (%1). Eine von Headroom gespeicherte Datei wählen.</translation>
    </message>
    <message>
        <source>The file was saved by a newer Headroom (format %2; this one knows up to %3). Update Headroom to open it.</source>
        <translation>Die Datei stammt von einem neueren Headroom (Format %2; dieses kennt höchstens %3). Zum Öffnen Headroom aktualisieren.</translation>
    </message>
    <message>
        <source>Something is missing at “%1”. Add it, or open a backup.</source>
        <translation>Bei „%1“ fehlt etwas. Ergänzen oder eine Sicherung öffnen.</translation>
    </message>
    <message>
        <source>The value at “%1” is of the wrong kind. Correct it.</source>
        <translation>Der Wert bei „%1“ ist von falscher Art. Bitte berichtigen.</translation>
    </message>
    <message>
        <source>The value %2 at “%1” is outside what is possible (%3). Correct it.</source>
        <translation>Der Wert %2 bei „%1“ liegt außerhalb des Möglichen (%3). Bitte berichtigen.</translation>
    </message>
    <message>
        <source>The unit “%2” at “%1” is not one that fits. Use one that measures the same thing.</source>
        <translation>Die Einheit „%2“ bei „%1“ passt nicht. Eine nehmen, die dasselbe misst.</translation>
    </message>
    <message>
        <source>Nothing is called “%1”. See “headroom catalog list knobs” and “headroom catalog list dials” for the names.</source>
        <translation>Nichts heißt „%1“. Die Namen zeigen „headroom catalog list knobs“ und „headroom catalog list dials“.</translation>
    </message>
    <message>
        <source>“%2” at “%1” is not one of the choices. Known: %3</source>
        <translation>„%2“ bei „%1“ steht nicht zur Wahl. Bekannt: %3</translation>
    </message>
    <message>
        <source>“%2” at “%1” is not a number. Type one, with a unit if you like.</source>
        <translation>„%2“ bei „%1“ ist keine Zahl. Eine Zahl eingeben, gern mit Einheit.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose another folder or free some space.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2. Einen anderen Ordner wählen oder Platz schaffen.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that is known here (%3).</source>
        <translation>„%1“ ist keine hier bekannte Dateiart (%3).</translation>
    </message>
    <message>
        <source>“%1” has no effect in this plan, so it was not turned.</source>
        <translation>„%1“ hat in diesem Plan keine Wirkung und wurde nicht verstellt.</translation>
    </message>
    <message>
        <source>The formula “%2” cannot be read (at %1).</source>
        <translation>Die Formel „%2“ ist nicht lesbar (bei %1).</translation>
    </message>
    <message>
        <source>There is no valid date at “%1” (found “%2”). Write it as 2026, 2026-05 or 2026-05-14.</source>
        <translation>Bei „%1“ steht kein gültiges Datum (gefunden: „%2“). Als 2026, 2026-05 oder 2026-05-14 schreiben.</translation>
    </message>
    <message>
        <source>The figures at “%1” contradict each other: %2. Correct one of them.</source>
        <translation>Die Werte bei „%1“ widersprechen sich: %2. Einen davon berichtigen.</translation>
    </message>
    <message>
        <source>“%1” has no offer with such a price for “%2”. Ask for another one (%3).</source>
        <translation>„%1“ hat kein Angebot mit einem solchen Preis für „%2“. Ein anderes verlangen (%3).</translation>
    </message>
    <message>
        <source>This is no price list: its first line should name the columns %3, but reads “%2”.</source>
        <translation>Das ist keine Preisliste: Die erste Zeile müsste die Spalten %3 nennen, lautet aber „%2“.</translation>
    </message>
    <message>
        <source>There are bytes that are no text (%1). Save the file as UTF-8.</source>
        <translation>Manche Bytes sind kein Text (%1). Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The price list has %2 bytes; at most %3 are read. It is probably another kind of file.</source>
        <translation>Die Preisliste hat %2 Bytes; gelesen werden höchstens %3. Sie ist wohl von anderer Art.</translation>
    </message>
    <message>
        <source>That is more than %3 rows (%1). Keep the rows you need.</source>
        <translation>Das sind mehr als %3 Zeilen (%1). Nur die nötigen Zeilen behalten.</translation>
    </message>
    <message>
        <source>%1 has %2 cells instead of %3 and was left out.</source>
        <translation>%1 hat %2 statt %3 Zellen und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>A cell at %1 is longer than %3 bytes; the row was left out.</source>
        <translation>Eine Zelle bei %1 ist länger als %3 Bytes; die Zeile wurde ausgelassen.</translation>
    </message>
    <message>
        <source>A quotation mark opens on %1 and is not closed as it should be; that line was left out.</source>
        <translation>Ein Anführungszeichen (%1) wird nicht richtig geschlossen; diese Zeile wurde ausgelassen.</translation>
    </message>
    <message>
        <source>Reading was stopped (%1).</source>
        <translation>Das Lesen wurde abgebrochen (%1).</translation>
    </message>
    <message>
        <source>“%2” is said twice (at “%1”). Remove one of them.</source>
        <translation>„%2“ steht zweimal da (bei „%1“). Entfernen Sie eines davon.</translation>
    </message>
    <message>
        <source>The catalog does not know “%2” (at “%1”); it is kept as it is written.</source>
        <translation>Der Katalog kennt „%2“ nicht (bei „%1“); es bleibt, wie es geschrieben steht.</translation>
    </message>
    <message>
        <source>Nobody here knows the key at “%1”; it was passed over, and a project does not keep it.</source>
        <translation>Der Schlüssel bei „%1“ ist hier unbekannt; er wurde übergangen, und ein Projekt behält ihn nicht.</translation>
    </message>
    <message>
        <source>Nobody here knows “%2” (at “%1”), so it does nothing. Is “%3” meant?</source>
        <translation>„%2“ (bei „%1“) ist hier unbekannt und bewirkt nichts. Ist „%3“ gemeint?</translation>
    </message>
    <message>
        <source>Nothing is called “%1”. Is “%3” meant? See “headroom catalog list knobs” and “headroom catalog list dials” for the names.</source>
        <translation>Nichts heißt „%1“. Ist „%3“ gemeint? Die Namen zeigen „headroom catalog list knobs“ und „headroom catalog list dials“.</translation>
    </message>
    <message>
        <source>“%2” at “%1” is not one of the choices. Is “%4” meant? Known: %3</source>
        <translation>„%2“ bei „%1“ steht nicht zur Wahl. Ist „%4“ gemeint? Bekannt: %3</translation>
    </message>
    <message>
        <source>The catalog does not know “%2” (at “%1”). Is “%3” meant?</source>
        <translation>Der Katalog kennt „%2“ nicht (bei „%1“). Ist „%3“ gemeint?</translation>
    </message>
    <message>
        <source>The text at “%1” is longer than %3 characters. Shorten it.</source>
        <translation>Der Text bei „%1“ ist länger als %3 Zeichen. Kürzen Sie ihn.</translation>
    </message>
</context>
<context>
    <name>Even</name>
    <message>
        <source>A price is not known. Enter rent and capital to compare.</source>
        <translation>Ein Preis ist nicht bekannt. Zum Vergleich Miete und Anschaffung eingeben.</translation>
    </message>
    <message>
        <source>Years \ in use, %1</source>
        <translation>Jahre \ in Nutzung, %1</translation>
    </message>
    <message>
        <source>the plan</source>
        <translation>der Plan</translation>
    </message>
    <message>
        <source>even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>Break-even by use and years</source>
        <translation>Break-even nach Nutzung, Jahren</translation>
    </message>
    <message>
        <source>buying saves</source>
        <translation>Kaufen spart</translation>
    </message>
    <message>
        <source>renting saves</source>
        <translation>Mieten spart</translation>
    </message>
    <message>
        <source>What buying saves, before tax. No use makes both even: the rent is paid, used or not.</source>
        <translation>Was Kaufen spart, vor Steuern. Bei keiner Nutzung ist beides gleich teuer: Die Miete wird bezahlt, genutzt oder nicht.</translation>
    </message>
    <message>
        <source>The plan: %1 in use, %2.</source>
        <translation>Der Plan: %1 in Nutzung, %2.</translation>
    </message>
    <message>
        <source>Break-even by the size of the fleet</source>
        <translation>Break-even nach Größe der Flotte</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Nutzung</translation>
    </message>
    <message>
        <source>At no size and no use buying is even within these years.</source>
        <translation>Bei keiner Größe und keiner Nutzung erreicht Kaufen in diesen Jahren den Break-even.</translation>
    </message>
    <message>
        <source>all hours</source>
        <translation>alle Stunden</translation>
    </message>
    <message>
        <source>Above the curve buying pays within %1; the band is rents that move by %2 a year.</source>
        <translation>Oberhalb der Kurve lohnt Kaufen über %1; die Spanne zeigt Mieten, die sich im Jahr um %2 ändern.</translation>
    </message>
    <message>
        <source>Buying saves, in %1 before tax. Line: even; dashed: rents ± %2 a year.</source>
        <translation>Ersparnis durch Kauf in %1, vor Steuern. Linie: Break-even; gestrichelt: Mieten ± %2 im Jahr.</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
    </message>
    <message>
        <source>%1 heads, latent: keys and values squeezed to %2 + %3</source>
        <translation>%1 Köpfe, latent: Schlüssel und Werte auf %2 + %3 verdichtet</translation>
    </message>
    <message>
        <source>%1 heads of %2, %3 for keys and values</source>
        <translation>%1 Köpfe zu %2, %3 für Schlüssel und Werte</translation>
    </message>
    <message>
        <source>%1 wide, %2 matrices</source>
        <translation>Breite %1, %2 Matrizen</translation>
    </message>
    <message>
        <source>%1 experts of %2, %3 for each token</source>
        <translation>%1 Experten zu %2, %3 je Token</translation>
    </message>
    <message>
        <source>, %1 shared</source>
        <translation>, %1 geteilt</translation>
    </message>
    <message>
        <source>, %1 layers without experts</source>
        <translation>, %1 Schichten ohne Experten</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>, %1 of them active</source>
        <translation>, davon %1 aktiv</translation>
    </message>
    <message>
        <source>Layers × width</source>
        <translation>Schichten × Breite</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>KV cache a token</source>
        <translation>KV-Cache je Token</translation>
    </message>
    <message>
        <source>%1 bytes at 16 bits</source>
        <translation>%1 Bytes bei 16 Bit</translation>
    </message>
    <message>
        <source>Work a token, forward</source>
        <translation>Arbeit je Token, vorwärts</translation>
    </message>
    <message>
        <source>%1 FLOPs, training three times that</source>
        <translation>%1 FLOPs, beim Training das Dreifache</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>Zeilen gelesen</translation>
    </message>
    <message>
        <source>Offers of GPUs</source>
        <translation>GPU-Angebote</translation>
    </message>
    <message>
        <source>Kinds of GPU known here</source>
        <translation>Bekannte GPU-Arten</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Without a GPU, left out</source>
        <translation>Ohne GPU, ausgelassen</translation>
    </message>
    <message>
        <source>Without a price, left out</source>
        <translation>Ohne Preis, ausgelassen</translation>
    </message>
    <message>
        <source>Said twice, left out</source>
        <translation>Doppelt, ausgelassen</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>GPUs that are not in the catalog: %1.</source>
        <translation>GPUs, die nicht im Katalog stehen: %1.</translation>
    </message>
    <message>
        <source>The list carries no date; it is taken to be of the day of the file, %1.</source>
        <translation>Die Liste trägt kein Datum; angenommen ist der Tag der Datei, %1.</translation>
    </message>
    <message>
        <source>%1 a step, %2 tokens/s a GPU</source>
        <translation>%1 je Schritt, %2 Token/s je GPU</translation>
    </message>
    <message>
        <source>And more</source>
        <translation>Weitere</translation>
    </message>
    <message>
        <source>%1 of the rows measured serving and are left out: a project keeps runs that train.</source>
        <translation>%1 der Zeilen sind Inferenz-Messungen und wurden ausgelassen: Ein Projekt behält Trainingsläufe.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Not told apart</source>
        <translation>Ohne Zuordnung</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPU itself, without its memory.</source>
        <translation>Die GPU selbst, ohne ihren Speicher.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>HBM and its repairs.</source>
        <translation>HBM und dessen Reparaturen.</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Switches, cables and NICs.</source>
        <translation>Switches, Kabel und NICs.</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Processors, memory and boards of a node, and its maintenance.</source>
        <translation>Prozessoren, Speicher und Platinen eines Knotens, und dessen Wartung.</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Supplies and feeds; redundant ones rarely stop a run.</source>
        <translation>Netzteile und Zuleitungen; redundante stoppen selten einen Lauf.</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>Disks of the nodes.</source>
        <translation>Laufwerke der Knoten.</translation>
    </message>
    <message>
        <source>software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Faulty code and what it depends on: no node goes to repair.</source>
        <translation>Fehlerhafter Code und wovon er abhängt: Kein Knoten geht in Reparatur.</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>What the record counts without telling the part.</source>
        <translation>Was die Ausfalldaten zählen, ohne den Teil zu nennen.</translation>
    </message>
    <message>
        <source>What stops this cluster, in a year</source>
        <translation>Was diesen Cluster stoppt, im Jahr</translation>
    </message>
    <message>
        <source>Nothing, by these rates.</source>
        <translation>Nichts, nach diesen Raten.</translation>
    </message>
    <message>
        <source>The rates are not known.</source>
        <translation>Die Raten sind nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 interruptions a year. Record: %2</source>
        <translation>%1 Unterbrechungen im Jahr. Aufzeichnung: %2</translation>
    </message>
    <message>
        <source>Around them</source>
        <translation>Um sie herum</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>The model does not fit</source>
        <translation>Das Modell passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>Its training state of %1 needs more memory than %2 have: at least %3.</source>
        <translation>Sein Trainingszustand von %1 braucht mehr Speicher, als %2 haben: mindestens %3.</translation>
    </message>
    <message>
        <source>Use enough GPUs</source>
        <translation>Genug GPUs nehmen</translation>
    </message>
    <message>
        <source>The date is missed</source>
        <translation>Der Termin wird verfehlt</translation>
    </message>
    <message>
        <source>The run takes %1, and %2 were wanted. %3 make it.</source>
        <translation>Der Lauf braucht %1, gewünscht waren %2. %3 schaffen es.</translation>
    </message>
    <message>
        <source>Use as many</source>
        <translation>So viele nehmen</translation>
    </message>
    <message>
        <source>The date is out of reach</source>
        <translation>Der Termin ist außer Reichweite</translation>
    </message>
    <message>
        <source>The run takes %1, and %2 were wanted. With more of these GPUs, traffic eats what they add.</source>
        <translation>Der Lauf braucht %1, gewünscht waren %2. Mehr solche GPUs bringen nur, was der Datenverkehr wieder aufzehrt.</translation>
    </message>
    <message>
        <source>No cluster makes the date</source>
        <translation>Kein Cluster schafft den Termin</translation>
    </message>
    <message>
        <source>No number of these GPUs trains the model within %1.</source>
        <translation>Frist: %1. Keine Zahl dieser GPUs trainiert das Modell so schnell.</translation>
    </message>
    <message>
        <source>The share of peak cannot be</source>
        <translation>Der Anteil an der Spitze kann nicht stimmen</translation>
    </message>
    <message>
        <source>%1 on %2 would leave no time for traffic, which takes %3 of a step there.</source>
        <translation>%1 auf %2 ließen keine Zeit für den Datenverkehr, der dort %3 eines Schritts braucht.</translation>
    </message>
    <message>
        <source>Use 40 %</source>
        <translation>40 % nehmen</translation>
    </message>
    <message>
        <source>More copies than sequences</source>
        <translation>Mehr Kopien als Sequenzen</translation>
    </message>
    <message>
        <source>A batch of %1 sequences cannot feed %2 copies of the model.</source>
        <translation>Ein Batch von %1 Sequenzen reicht nicht für %2 Kopien des Modells.</translation>
    </message>
    <message>
        <source>Grow the batch</source>
        <translation>Batch vergrößern</translation>
    </message>
    <message>
        <source>The fabric is enough</source>
        <translation>Das Netz reicht aus</translation>
    </message>
    <message>
        <source>%1 per GPU would shorten a run by %2 at most.</source>
        <translation>%1 pro GPU würden einen Lauf um höchstens %2 verkürzen.</translation>
    </message>
    <message>
        <source>The fabric costs time</source>
        <translation>Das Netz kostet Zeit</translation>
    </message>
    <message>
        <source>Use the faster fabric</source>
        <translation>Schnelleres Netz nehmen</translation>
    </message>
    <message>
        <source>Traffic sets the pace</source>
        <translation>Der Datenverkehr gibt das Tempo vor</translation>
    </message>
    <message>
        <source>%1 of a step waits for traffic, and no faster fabric is known.</source>
        <translation>%1 eines Schritts vergehen mit Warten auf Datenverkehr; ein schnelleres Netz ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Sooner costs little when renting</source>
        <translation>Früher fertig kostet zur Miete wenig</translation>
    </message>
    <message>
        <source>%1 finish in %2 for %3 a run, %4 more. Owned, they would stand idle.</source>
        <translation>%1 brauchen %2 und kosten %3 je Lauf, %4 mehr. Gekauft stünden sie still.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Buying does not pay</source>
        <translation>Kaufen lohnt sich nicht</translation>
    </message>
    <message>
        <source>At %1 in use, renting saves %2 over %3. Buying is even after %4.</source>
        <translation>Bei %1 in Nutzung spart Mieten %2 über %3. Break-even des Kaufs: %4.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Mieten</translation>
    </message>
    <message>
        <source>Buying would cost less</source>
        <translation>Kaufen wäre günstiger</translation>
    </message>
    <message>
        <source>At %1 in use, buying saves %2 over %3. It is even after %4.</source>
        <translation>Bei %1 in Nutzung spart Kaufen %2 über %3. Break-even: %4.</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Buying pays</source>
        <translation>Kaufen lohnt sich</translation>
    </message>
    <message>
        <source>At %1 in use, it saves %2 over %3.</source>
        <translation>Bei %1 in Nutzung spart das %2 über %3.</translation>
    </message>
    <message>
        <source>Renting pays</source>
        <translation>Mieten lohnt sich</translation>
    </message>
    <message>
        <source>What is bought stands idle</source>
        <translation>Gekauftes steht still</translation>
    </message>
    <message>
        <source>%1 of the hours, worth %2 of the capital.</source>
        <translation>%1 der Stunden; von der Anschaffung sind das %2.</translation>
    </message>
    <message>
        <source>A price is not known</source>
        <translation>Ein Preis ist nicht bekannt</translation>
    </message>
    <message>
        <source>Rent or capital of this GPU is in no source here. Enter it to compare.</source>
        <translation>Miete oder Anschaffung dieser GPU steht hier in keiner Quelle. Zum Vergleich eingeben.</translation>
    </message>
    <message>
        <source>The year is too short</source>
        <translation>Das Jahr ist zu kurz</translation>
    </message>
    <message>
        <source>The runs of a year take %1 of its hours.</source>
        <translation>Die Läufe eines Jahres brauchen %1 seiner Stunden.</translation>
    </message>
    <message>
        <source>Fewer runs</source>
        <translation>Weniger Läufe</translation>
    </message>
    <message>
        <source>A node is left half empty</source>
        <translation>Ein Knoten bleibt halb leer</translation>
    </message>
    <message>
        <source>%1 do not fill nodes of %2. Whole nodes hold %3.</source>
        <translation>%1 füllen Knoten zu je %2 nicht aus. Ganze Knoten fassen %3.</translation>
    </message>
    <message>
        <source>Fill the nodes</source>
        <translation>Knoten füllen</translation>
    </message>
    <message>
        <source>%1 of a step waits for traffic. With %2 for each GPU, a run would be %3 shorter; what that costs is not counted.</source>
        <translation>%1 eines Schritts vergehen mit Warten auf Datenverkehr. Mit %2 je GPU wäre ein Lauf %3 kürzer; was das kostet, ist nicht gerechnet.</translation>
    </message>
    <message>
        <source>Owning costs more each year</source>
        <translation>Besitz kostet jedes Jahr mehr</translation>
    </message>
    <message>
        <source>At %1 in use, owning costs %2 more than renting over %3.</source>
        <translation>Bei %1 in Nutzung kostet Kaufen %2 mehr als Mieten über %3.</translation>
    </message>
    <message>
        <source>The rent is not of today</source>
        <translation>Die Miete ist nicht von heute</translation>
    </message>
    <message>
        <source>It is from %1, at least %2 ago. Drop a price list (CSV) on the window, or type what you are offered.</source>
        <translation>Sie ist von %1, mindestens %2 alt. Eine Preisliste (CSV) auf das Fenster ziehen oder den angebotenen Preis eingeben.</translation>
    </message>
    <message>
        <source>The purchase price is not of today</source>
        <translation>Der Kaufpreis ist nicht von heute</translation>
    </message>
    <message>
        <source>It is from %1, at least %2 ago. Type what you are offered.</source>
        <translation>Er ist von %1, mindestens %2 alt. Den angebotenen Preis eingeben.</translation>
    </message>
    <message>
        <source>The fullest GPU needs %2, %1 more than the %3 it can use.</source>
        <translation>Die vollste GPU braucht %2, %1 mehr als die nutzbaren %3.</translation>
    </message>
    <message>
        <source>Make room</source>
        <translation>Platz schaffen</translation>
    </message>
    <message>
        <source>The memory is tight</source>
        <translation>Der Speicher ist knapp</translation>
    </message>
    <message>
        <source>The fullest GPU needs about %1 of the %2 it can use; it may not fit.</source>
        <translation>Die vollste GPU braucht etwa %1 der nutzbaren %2; vielleicht passt es nicht.</translation>
    </message>
    <message>
        <source>No layout is possible</source>
        <translation>Kein Layout ist möglich</translation>
    </message>
    <message>
        <source>Nothing that was pinned divides %1, the layers and the batch.</source>
        <translation>Nichts Festgelegtes teilt %1, die Schichten und den Batch.</translation>
    </message>
    <message>
        <source>Let go of a pin</source>
        <translation>Eine Festlegung lösen</translation>
    </message>
    <message>
        <source>The step cannot be computed</source>
        <translation>Der Schritt lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>A figure of the GPU, of its links or of the model is not known. Enter it, or go by a share of peak.</source>
        <translation>Ein Wert der GPU, ihrer Verbindungen oder des Modells ist nicht bekannt. Ihn eingeben oder nach einem Anteil an der Spitze rechnen.</translation>
    </message>
    <message>
        <source>The pipeline waits</source>
        <translation>Die Pipeline wartet</translation>
    </message>
    <message>
        <source>%1 of a step: %2 micro-batches are few for %3 stages.</source>
        <translation>%1 eines Schritts: %2 Micro-Batches sind wenig für %3 Stufen.</translation>
    </message>
    <message>
        <source>Shorten the wait</source>
        <translation>Das Warten verkürzen</translation>
    </message>
    <message>
        <source>GPUs wait for storage</source>
        <translation>GPUs warten auf Storage</translation>
    </message>
    <message>
        <source>%1 of a step. %2 would be enough.</source>
        <translation>%1 eines Schritts. %2 würden genügen.</translation>
    </message>
    <message>
        <source>Use faster storage</source>
        <translation>Schnelleren Storage verwenden</translation>
    </message>
    <message>
        <source>GPUs wait for processors</source>
        <translation>GPUs warten auf Prozessoren</translation>
    </message>
    <message>
        <source>%1 of a step. %2 cores a node would be enough.</source>
        <translation>%1 eines Schritts. %2 Kerne je Knoten würden genügen.</translation>
    </message>
    <message>
        <source>Use more cores</source>
        <translation>Mehr Kerne verwenden</translation>
    </message>
    <message>
        <source>The pieces of work are small</source>
        <translation>Die Arbeitsstücke sind klein</translation>
    </message>
    <message>
        <source>%2 of a step waits for the host to launch work on %3 at a time; %1 of peak is reached.</source>
        <translation>%2 eines Schritts vergehen damit, dass der Host Arbeit für jeweils %3 startet; %1 der Spitze werden erreicht.</translation>
    </message>
    <message>
        <source>Let the micro-batch grow</source>
        <translation>Den Micro-Batch wachsen lassen</translation>
    </message>
    <message>
        <source>GPUs are idle</source>
        <translation>GPUs warten ungenutzt</translation>
    </message>
    <message>
        <source>%1 of %2 have no part in the run: of all sizes up to %2, %3 finish soonest.</source>
        <translation>%1 von %2 haben keinen Anteil am Lauf: Von allen Größen bis %2 wird er mit %3 am frühesten fertig.</translation>
    </message>
    <message>
        <source>The model&apos;s shape is not known</source>
        <translation>Der Aufbau des Modells ist nicht bekannt</translation>
    </message>
    <message>
        <source>Steps are computed for a usual shape of this size.</source>
        <translation>Schritte werden für einen üblichen Aufbau dieser Größe berechnet.</translation>
    </message>
    <message>
        <source>Beyond what was measured</source>
        <translation>Jenseits des Gemessenen</translation>
    </message>
    <message>
        <source>No published run is like this one, so the step is rough: its spread is %1.</source>
        <translation>Kein veröffentlichter Lauf gleicht diesem, der Schritt ist daher grob: Seine Streuung ist %1.</translation>
    </message>
    <message>
        <source>Few tokens for this size</source>
        <translation>Wenige Token für diese Größe</translation>
    </message>
    <message>
        <source>%1 for each parameter. The same work reaches a lower loss with a smaller model: this size asks for %2 tokens, these tokens for %3 parameters.</source>
        <translation>%1 je Parameter. Mit einem kleineren Modell erreicht dieselbe Arbeit einen geringeren Loss: Diese Größe verlangt %2 Token, diese Token %3 Parameter.</translation>
    </message>
    <message>
        <source>Many tokens for this size</source>
        <translation>Viele Token für diese Größe</translation>
    </message>
    <message>
        <source>%1 for each parameter: a small model trained long, which is cheap to use. The least loss for the work asks for %2 tokens, or %3 parameters.</source>
        <translation>%1 je Parameter: ein kleines, lange trainiertes Modell, günstig in der Nutzung. Der kleinste Loss für die Arbeit verlangt %2 Token oder %3 Parameter.</translation>
    </message>
    <message>
        <source>Interruptions eat the run</source>
        <translation>Unterbrechungen zehren den Lauf auf</translation>
    </message>
    <message>
        <source>%1 of the time between two of them is work done again and restarts. Beyond a quarter, the share of hours that count is rough.</source>
        <translation>%1 der Zeit zwischen zwei Unterbrechungen sind wiederholte Arbeit und Neustarts. Über einem Viertel ist der Anteil der Stunden, die zählen, nur grob.</translation>
    </message>
    <message>
        <source>Checkpoints at the wrong distance</source>
        <translation>Checkpoints im falschen Abstand</translation>
    </message>
    <message>
        <source>One each %1 of work; each %2, %3 of the hours count in place of %4.</source>
        <translation>Je %1 Arbeit einer; bei einem je %2 zählen %3 der Stunden statt %4.</translation>
    </message>
    <message>
        <source>Take the best</source>
        <translation>Besten Abstand nehmen</translation>
    </message>
    <message>
        <source>Storage is slow for checkpoints</source>
        <translation>Der Storage ist langsam für Checkpoints</translation>
    </message>
    <message>
        <source>One takes %1 to get there, and the next waits for it; the best distance would be %2.</source>
        <translation>Einer braucht %1 dorthin, und der nächste wartet darauf; der beste Abstand wäre %2.</translation>
    </message>
    <message>
        <source>No node stands by</source>
        <translation>Kein Knoten steht bereit</translation>
    </message>
    <message>
        <source>%1 of its time the run waits for nodes under repair. With %2 spare nodes: %3.</source>
        <translation>%1 seiner Zeit wartet der Lauf auf Knoten in Reparatur. Mit %2 Ersatzknoten: %3.</translation>
    </message>
    <message>
        <source>Plan spares</source>
        <translation>Ersatz einplanen</translation>
    </message>
    <message>
        <source>Small jobs stop more often</source>
        <translation>Kleine Jobs stoppen häufiger</translation>
    </message>
    <message>
        <source>A node is higher than the rack</source>
        <translation>Ein Knoten ist höher als das Rack</translation>
    </message>
    <message>
        <source>It takes %1, and a rack has %2.</source>
        <translation>Er braucht %1, und ein Rack hat %2.</translation>
    </message>
    <message>
        <source>Use higher racks</source>
        <translation>Höhere Racks nehmen</translation>
    </message>
    <message>
        <source>A node is too heavy for the rack</source>
        <translation>Ein Knoten ist zu schwer für das Rack</translation>
    </message>
    <message>
        <source>It weighs %1, and a rack may hold %2.</source>
        <translation>Er wiegt %1, und ein Rack darf %2 tragen.</translation>
    </message>
    <message>
        <source>Use stronger racks</source>
        <translation>Stärkere Racks nehmen</translation>
    </message>
    <message>
        <source>A node is too hot for the rack</source>
        <translation>Ein Knoten ist zu heiß für das Rack</translation>
    </message>
    <message>
        <source>At its peak it draws %1, and the cooling takes %2 from a rack.</source>
        <translation>In der Spitze nimmt er %1 auf, und die Kühlung führt %2 je Rack ab.</translation>
    </message>
    <message>
        <source>Cool better</source>
        <translation>Besser kühlen</translation>
    </message>
    <message>
        <source>A feed cannot carry a node alone</source>
        <translation>Eine Zuleitung trägt allein keinen Knoten</translation>
    </message>
    <message>
        <source>By its name plate a node draws %1. When one side fails, the other may carry %2 for long, on each phase alike.</source>
        <translation>Laut Typenschild nimmt ein Knoten %1 auf. Fällt eine Seite aus, darf die andere dauerhaft %2 tragen, auf jeder Phase gleich.</translation>
    </message>
    <message>
        <source>Spread it over more lines</source>
        <translation>Auf mehr Zuleitungen verteilen</translation>
    </message>
    <message>
        <source>The grid has to be asked</source>
        <translation>Der Netzbetreiber ist zu fragen</translation>
    </message>
    <message>
        <source>When the run stops, the draw falls by %1, at %2. Above %3 the grid and the generators set limits.</source>
        <translation>Wenn der Lauf stoppt, sinkt die Leistungsaufnahme um %1, mit %2. Über %3 setzen Stromnetz und Generatoren Grenzen.</translation>
    </message>
    <message>
        <source>The host is too small</source>
        <translation>Der Host ist zu klein</translation>
    </message>
    <message>
        <source>%1 for each GPU are to live with the host, which has room for %2.</source>
        <translation>%1 je GPU sollen beim Host liegen, der Platz für %2 hat.</translation>
    </message>
    <message>
        <source>Part of the memory is the host&apos;s</source>
        <translation>Ein Teil des Speichers liegt beim Host</translation>
    </message>
    <message>
        <source>%1 of each GPU live with the host, which has room for %3; that takes %2 of a step. Nothing else that fits is sure to be faster.</source>
        <translation>%1 jeder GPU liegen beim Host, der Platz für %3 hat; das kostet %2 eines Schritts. Nichts anderes, was passt, ist sicher schneller.</translation>
    </message>
    <message>
        <source>What the host has is not known</source>
        <translation>Was der Host hat, ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 of each GPU live with the host, and take %2 of a step. Enter the node&apos;s memory and drives to know whether they fit there.</source>
        <translation>%1 jeder GPU liegen beim Host und kosten %2 eines Schritts. Speicher und Laufwerke des Knotens eingeben, um zu wissen, ob sie dort Platz haben.</translation>
    </message>
    <message>
        <source>How fast it answers is not known</source>
        <translation>Wie schnell geantwortet wird, ist nicht bekannt</translation>
    </message>
    <message>
        <source>A figure of the GPU, of its links or of the work is not known. Enter it, or go by a rate that was measured.</source>
        <translation>Ein Wert der GPU, ihrer Verbindungen oder der Arbeit ist nicht bekannt. Ihn eingeben oder mit einer gemessenen Rate rechnen.</translation>
    </message>
    <message>
        <source>Weights and buffers take %1; %3 have %2, and a cache needs room, too.</source>
        <translation>Gewichte und Puffer brauchen %1; %3 haben %2, und auch ein Cache braucht Platz.</translation>
    </message>
    <message>
        <source>Too few GPUs for a replica</source>
        <translation>Zu wenige GPUs für eine Replik</translation>
    </message>
    <message>
        <source>%1 are there for it; a replica takes %2.</source>
        <translation>Dafür gibt es %1; eine Replik braucht %2.</translation>
    </message>
    <message>
        <source>The first token always comes too late</source>
        <translation>Das erste Token kommt immer zu spät</translation>
    </message>
    <message>
        <source>Even alone a request waits %1 for it; %2 is wanted.</source>
        <translation>Selbst allein wartet eine Anfrage %1 darauf; gewünscht sind %2.</translation>
    </message>
    <message>
        <source>Tokens always come too slowly</source>
        <translation>Token kommen immer zu langsam</translation>
    </message>
    <message>
        <source>Even alone a request waits %1 for each; %2 is wanted.</source>
        <translation>Selbst allein wartet eine Anfrage %1 auf jedes; gewünscht sind %2.</translation>
    </message>
    <message>
        <source>The cache is full, requests queue</source>
        <translation>Der Cache ist voll, Anfragen stauen sich</translation>
    </message>
    <message>
        <source>Past the limits</source>
        <translation>Jenseits der Grenzen</translation>
    </message>
    <message>
        <source>The load is %1 of what the replicas carry within the limits: the first token takes %2, each one after it %3.</source>
        <translation>Die Last beträgt %1 dessen, was die Repliken innerhalb der Grenzen tragen: Das erste Token dauert %2, jedes weitere %3.</translation>
    </message>
    <message>
        <source>Little room for bursts</source>
        <translation>Wenig Spielraum für Lastspitzen</translation>
    </message>
    <message>
        <source>The load is %1 of what the replicas carry; %2 was wanted.</source>
        <translation>Die Last beträgt %1 dessen, was die Repliken tragen; gewünscht waren %2.</translation>
    </message>
    <message>
        <source>No replica stands by</source>
        <translation>Keine Replik in Reserve</translation>
    </message>
    <message>
        <source>When one fails, %1 of what answers is gone.</source>
        <translation>Fällt eine aus, fehlen %1 dessen, was antwortet.</translation>
    </message>
    <message>
        <source>Let one stand by</source>
        <translation>Eine in Reserve halten</translation>
    </message>
    <message>
        <source>Too few replicas stand by</source>
        <translation>Zu wenige Repliken in Reserve</translation>
    </message>
    <message>
        <source>%1 of the %2 wanted: the GPUs given hold no more.</source>
        <translation>%1 der gewünschten %2: Mehr fassen die vorgegebenen GPUs nicht.</translation>
    </message>
    <message>
        <source>More GPUs than needed</source>
        <translation>Mehr GPUs als nötig</translation>
    </message>
    <message>
        <source>%2 of %1 would do for this load; it is %3 of what they carry.</source>
        <translation>%2 von %1 genügen für diese Last; sie beträgt %3 dessen, was sie tragen.</translation>
    </message>
    <message>
        <source>Weights fill the memory</source>
        <translation>Gewichte füllen den Speicher</translation>
    </message>
    <message>
        <source>They take %1 of it. What is left for a cache is small, so a small error moves every answer.</source>
        <translation>Sie belegen %1 davon. Für einen Cache bleibt wenig, daher verschiebt ein kleiner Fehler jedes Ergebnis.</translation>
    </message>
    <message>
        <source>More than any GPU was seen to do</source>
        <translation>Mehr, als je eine GPU geleistet hat</translation>
    </message>
    <message>
        <source>The rate asks for %1 of the GPU&apos;s peak; no engine was seen to do so much.</source>
        <translation>Die Rate verlangt %1 der Spitze der GPU; keine bekannte Engine hat so viel geleistet.</translation>
    </message>
    <message>
        <source>The first token sets the limit</source>
        <translation>Das erste Token setzt die Grenze</translation>
    </message>
    <message>
        <source>A replica carries no more because of the first token within %1. Prompts found in the cache, or more GPUs on each layer than %2, help.</source>
        <translation>Mehr trägt eine Replik nicht, weil das erste Token binnen %1 kommen muss. Es helfen Prompts, die im Cache liegen, oder mehr GPUs je Schicht als %2.</translation>
    </message>
    <message>
        <source>The cache sets the limit</source>
        <translation>Der Cache setzt die Grenze</translation>
    </message>
    <message>
        <source>%1 requests at a time fill its %2. A narrower format of cache or weights makes room.</source>
        <translation>%1 Anfragen zugleich füllen seine %2. Ein schmaleres Format für Cache oder Gewichte schafft Platz.</translation>
    </message>
    <message>
        <source>Replicas stand idle at night</source>
        <translation>Repliken stehen nachts still</translation>
    </message>
    <message>
        <source>Autoscaling would switch them off for %1 of the hours and save %2.</source>
        <translation>Autoscaling würde sie für %1 der Stunden abschalten und %2 sparen.</translation>
    </message>
    <message>
        <source>Scale with the load</source>
        <translation>Mit der Last skalieren</translation>
    </message>
    <message>
        <source>A hosted model is cheaper</source>
        <translation>Ein gehostetes Modell ist günstiger</translation>
    </message>
    <message>
        <source>At %1 a day it costs %4, this fleet %3; they are even at %2 a day.</source>
        <translation>Bei %1 am Tag kostet es %4, diese Flotte %3; gleichauf sind sie bei %2 am Tag.</translation>
    </message>
    <message>
        <source>Cheaper than a hosted model</source>
        <translation>Günstiger als ein gehostetes Modell</translation>
    </message>
    <message>
        <source>At %1 a day it costs %3, a hosted model %4; they are even at %2 a day.</source>
        <translation>Bei %1 am Tag kostet die Flotte %3, ein gehostetes Modell %4; gleichauf sind sie bei %2 am Tag.</translation>
    </message>
    <message>
        <source>Fast GPUs wait for slow ones</source>
        <translation>Schnelle GPUs warten auf langsame</translation>
    </message>
    <message>
        <source>%1 waits %3 of each step for %2: %4 of a run, which takes %5 longer than with %1 alone on all places. The slower ones may do other work: without them the others take %6.</source>
        <translation>%1 wartet %3 jedes Schritts auf %2: %4 je Lauf, der damit %5 länger dauert als mit %1 allein auf allen Plätzen. Die langsameren können andere Arbeit tun: Ohne sie brauchen die übrigen %6.</translation>
    </message>
    <message>
        <source>Use one kind</source>
        <translation>Nur eine Art nehmen</translation>
    </message>
    <message>
        <source>Nobody pays for where the data lies</source>
        <translation>Niemand zahlt für den Ort der Daten</translation>
    </message>
    <message>
        <source>The runs read %1; storage is paid for %2.</source>
        <translation>Die Läufe lesen %1; bezahlt ist Storage für %2.</translation>
    </message>
    <message>
        <source>Pay for its storage</source>
        <translation>Storage dafür bezahlen</translation>
    </message>
    <message>
        <source>One kind of requests is late</source>
        <translation>Eine Art Anfragen kommt zu spät</translation>
    </message>
    <message>
        <source>Those of %1 in and %2 out have their first token after %3; %4 is wanted.</source>
        <translation>Die mit %1 ein und %2 aus haben ihr erstes Token nach %3; gewünscht sind %4.</translation>
    </message>
    <message>
        <source>One kind of requests is slow</source>
        <translation>Eine Art Anfragen ist zu langsam</translation>
    </message>
    <message>
        <source>Those of %1 in and %2 out take %3 for each token; %4 is wanted.</source>
        <translation>Die mit %1 ein und %2 aus brauchen %3 je Token; gewünscht sind %4.</translation>
    </message>
    <message>
        <source>The second kind of GPU pays</source>
        <translation>Die zweite GPU-Art lohnt sich</translation>
    </message>
    <message>
        <source>%1 of it cost %3; %4 of the cluster&apos;s own for everything would cost %2 more.</source>
        <translation>%1 davon kosten %3; mit %4 der clustereigenen Art für alles wären es insgesamt %2 mehr.</translation>
    </message>
    <message>
        <source>The second kind of GPU does not pay</source>
        <translation>Die zweite GPU-Art lohnt sich nicht</translation>
    </message>
    <message>
        <source>%1 of it cost %3; %4 of the cluster&apos;s own for everything would cost %2 less.</source>
        <translation>%1 davon kosten %3; mit %4 der clustereigenen Art für alles wären es insgesamt %2 weniger.</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>The second kind of GPU cannot carry its part</source>
        <translation>Die zweite GPU-Art trägt ihren Anteil nicht</translation>
    </message>
    <message>
        <source>None of its layouts keeps the limits for %1 requests a second.</source>
        <translation>Keine ihrer Aufteilungen hält bei %1 Anfragen je Sekunde die Grenzen ein.</translation>
    </message>
    <message>
        <source>No GPU is left for a run</source>
        <translation>Für einen Lauf bleibt keine GPU</translation>
    </message>
    <message>
        <source>What serves beside it takes %1, which are all there are.</source>
        <translation>Was daneben bedient, belegt %1, und mehr gibt es nicht.</translation>
    </message>
    <message>
        <source>Requests come at %1, and the replicas carry %2 within the limits. The queue has no end, so no time is shown: %3 requests a day, %4 of all, are never answered, and costs are of those that are.</source>
        <translation>Anfragen kommen mit %1, die Replikate tragen innerhalb der Grenzen %2. Die Schlange hat kein Ende, darum steht keine Zeit da: %3 Anfragen am Tag, %4 aller, werden nie beantwortet, und die Kosten gelten für die beantworteten.</translation>
    </message>
    <message>
        <source>Discount is a rule of thumb</source>
        <translation>Der Rabatt ist eine Faustregel</translation>
    </message>
    <message>
        <source>No provider in the catalog offers this GPU on these terms; %1 off makes %2. Ask for an offer and type it.</source>
        <translation>Kein Anbieter im Katalog bietet diese GPU zu diesen Bedingungen an; %1 Rabatt ergeben %2. Holen Sie ein Angebot ein und geben Sie es ein.</translation>
    </message>
    <message>
        <source>No provider in the catalog offers this GPU on these terms. %1 off would be %3, below every offer there is, so %2 counts, the lowest. Ask for an offer and type it.</source>
        <translation>Kein Anbieter im Katalog bietet diese GPU zu diesen Bedingungen an. %1 Rabatt wären %3, unter jedem Angebot; gerechnet wird mit %2, dem niedrigsten. Holen Sie ein Angebot ein und geben Sie es ein.</translation>
    </message>
    <message>
        <source>Sooner costs less when renting</source>
        <translation>Schneller kostet bei Miete weniger</translation>
    </message>
    <message>
        <source>%1 finish in %2 for %3 a run, %4 less. Owned, they would stand idle.</source>
        <translation>%1 werden in %2 fertig, für %3 je Lauf, %4 weniger. Gekauft stünden sie still.</translation>
    </message>
    <message>
        <source>The nodes fail every %1 on average; jobs of this size were measured to stop every %2, of software and by their users. That would lower goodput from %3 to %4.</source>
        <translation>Die Knoten fallen im Mittel alle %1 aus; Jobs dieser Größe stoppen laut Messung alle %2, durch Software und ihre Nutzer. Das senkte die nutzbare Zeit von %3 auf %4.</translation>
    </message>
    <message>
        <source>A rack is rated above its cooling</source>
        <translation>Ein Rack hat mehr Nennleistung als Kühlung</translation>
    </message>
    <message>
        <source>By their nameplates the nodes of a full rack draw %1, and its cooling takes %2. Their measured peak of %3 fits; nothing holds them to it.</source>
        <translation>Nach Typenschild ziehen die Knoten eines vollen Racks %1, die Kühlung schafft %2. Die gemessene Spitze von %3 passt; garantiert ist sie nicht.</translation>
    </message>
</context>
<context>
    <name>Formulas</name>
    <message>
        <source>The number asked for, or the smallest number of whole nodes that makes the date and holds the model.</source>
        <translation>Die gewünschte Zahl oder die kleinste Zahl ganzer Knoten, die den Termin einhält und das Modell fasst.</translation>
    </message>
    <message>
        <source>Of all layouts of one GPU for the same batch, the fastest that fits; of all with unlimited memory where none does.</source>
        <translation>Von allen Aufteilungen einer GPU für denselben Batch die schnellste, die passt; von allen mit unbegrenztem Speicher, wenn keine passt.</translation>
    </message>
    <message>
        <source>Of all ways to divide the step over these GPUs, the fastest at the cautious end of its band that fits the memory, or what was pinned.</source>
        <translation>Von allen Aufteilungen des Schritts auf diese GPUs die am vorsichtigen Ende ihrer Spanne schnellste, die in den Speicher passt, oder das Festgelegte.</translation>
    </message>
    <message>
        <source>2 FLOPs forward and 4 backward for each parameter and token; 2 more where the forward pass runs twice.</source>
        <translation>2 FLOPs vorwärts und 4 rückwärts je Parameter und Token; 2 mehr, wo der Vorwärtsdurchlauf zweimal läuft.</translation>
    </message>
    <message>
        <source>2 FLOPs forward and 2 backward for each parameter and token, and 2 more where all weights learn. What is computed again is no work done.</source>
        <translation>2 FLOPs vorwärts und 2 rückwärts je Parameter und Token, und 2 mehr, wo alle Gewichte lernen. Was erneut berechnet wird, ist keine geleistete Arbeit.</translation>
    </message>
    <message>
        <source>The GPU&apos;s dense peak in the number format chosen.</source>
        <translation>Die dichte Spitze der GPU im gewählten Zahlenformat.</translation>
    </message>
    <message>
        <source>The tokens asked for.</source>
        <translation>Die gewünschten Token.</translation>
    </message>
    <message>
        <source>The GPUs of a node, or of a link that joins several nodes.</source>
        <translation>Die GPUs eines Knotens oder einer Verbindung, die mehrere Knoten zusammenschließt.</translation>
    </message>
    <message>
        <source>The batch over the sequence length, rounded so that many replicas can share it.</source>
        <translation>Der Batch durch die Sequenzlänge, gerundet, sodass so viele Repliken ihn teilen können.</translation>
    </message>
    <message>
        <source>The sequence length, or that of an example.</source>
        <translation>Die Sequenzlänge oder die Länge eines Beispiels.</translation>
    </message>
    <message>
        <source>The layers of the architecture. Another size than its own makes it deeper and wider.</source>
        <translation>Die Schichten der Architektur. Eine andere Größe als ihre eigene macht sie tiefer und breiter.</translation>
    </message>
    <message>
        <source>The trials asked for at once, as far as there are GPUs for them.</source>
        <translation>Die zugleich gewünschten Versuche, soweit es GPUs für sie gibt.</translation>
    </message>
    <message>
        <source>Gradients out and weights back between the replicas: a ring in the node and one between the nodes, less what runs behind the passes.</source>
        <translation>Gradienten hin und Gewichte zurück zwischen den Repliken: ein Ring im Knoten und einer zwischen den Knoten, abzüglich dessen, was hinter den Durchläufen verborgen bleibt.</translation>
    </message>
    <message>
        <source>The bytes that the optimizer reads and writes, over the rate of the memory.</source>
        <translation>Die Bytes, die der Optimizer liest und schreibt, durch die Rate des Speichers.</translation>
    </message>
    <message>
        <source>What goes to the host and back, beyond what hides behind the passes.</source>
        <translation>Was zum Host und zurück geht, über das hinaus, was hinter den Durchläufen verborgen bleibt.</translation>
    </message>
    <message>
        <source>What the host needs for each step, as calibrated.</source>
        <translation>Was der Host je Schritt braucht, wie kalibriert.</translation>
    </message>
    <message>
        <source>What a team&apos;s first run takes longer than published ones, as far as the tuning says.</source>
        <translation>Was der erste Lauf eines Teams länger dauert als veröffentlichte, soweit die Abstimmung es angibt.</translation>
    </message>
    <message>
        <source>FLOPs of the matrices over the rate that products of that size reach on this GPU, forward and backward.</source>
        <translation>FLOPs der Matrizen durch die Rate, die Produkte dieser Größe auf dieser GPU erreichen, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>FLOPs of the attention&apos;s core over the rate it reaches on this GPU.</source>
        <translation>FLOPs des Kerns der Attention durch die Rate, die er auf dieser GPU erreicht.</translation>
    </message>
    <message>
        <source>Bytes that norms, activations and sums move, over the rate of the memory.</source>
        <translation>Bytes, die Normen, Aktivierungen und Summen bewegen, durch die Rate des Speichers.</translation>
    </message>
    <message>
        <source>What the host needs to launch a layer, beyond the layer&apos;s work.</source>
        <translation>Was der Host zum Starten einer Schicht braucht, über die Arbeit der Schicht hinaus.</translation>
    </message>
    <message>
        <source>Four exchanges of a micro-batch&apos;s activations a layer and pass, less what hides.</source>
        <translation>Vier Austausche der Aktivierungen eines Micro-Batches je Schicht und Durchlauf, abzüglich dessen, was verborgen bleibt.</translation>
    </message>
    <message>
        <source>Keys and values around the ring of the context ranks, less what hides behind the attention.</source>
        <translation>Keys und Values im Ring der Kontext-Ränge, abzüglich dessen, was hinter der Attention verborgen bleibt.</translation>
    </message>
    <message>
        <source>Tokens to their experts and back, less what hides.</source>
        <translation>Token zu ihren Experten und zurück, abzüglich dessen, was verborgen bleibt.</translation>
    </message>
    <message>
        <source>The part of the forward pass that is computed again.</source>
        <translation>Der Teil des Vorwärtsdurchlaufs, der erneut berechnet wird.</translation>
    </message>
    <message>
        <source>Weights that come together for each pass, and gradients that part, less what hides behind the layer before.</source>
        <translation>Gewichte, die für jeden Durchlauf zusammenkommen, und Gradienten, die sich verteilen, abzüglich dessen, was hinter der Schicht davor verborgen bleibt.</translation>
    </message>
    <message>
        <source>The embedding&apos;s product, logits and loss of a micro-batch.</source>
        <translation>Das Produkt des Embeddings, Logits und Loss eines Micro-Batches.</translation>
    </message>
    <message>
        <source>Latency, and the bytes of a micro-batch over the rate of the link.</source>
        <translation>Latenz und die Bytes eines Micro-Batches durch die Rate des Links.</translation>
    </message>
    <message>
        <source>Latency, and the bytes of a micro-batch over the rate of the network cards, which all ranks that send at once share.</source>
        <translation>Latenz und die Bytes eines Micro-Batches durch die Rate der Netzwerkkarten, die sich alle gleichzeitig sendenden Ränge teilen.</translation>
    </message>
    <message>
        <source>Pipeline stages fill nodes one after another: the boundaries between stages that are also boundaries between nodes.</source>
        <translation>Pipeline-Stufen füllen einen Knoten nach dem anderen: die Grenzen zwischen Stufen, die auch Grenzen zwischen Knoten sind.</translation>
    </message>
    <message>
        <source>The part of the sends that does not hide, as calibrated.</source>
        <translation>Der Teil der Sendungen, der nicht verborgen bleibt, wie kalibriert.</translation>
    </message>
    <message>
        <source>Replicas wait for the slowest of them; each doubling of the nodes adds to it, as calibrated.</source>
        <translation>Repliken warten auf die langsamste von ihnen; jede Verdopplung der Knoten verlängert das, wie kalibriert.</translation>
    </message>
    <message>
        <source>What the software loses against a tuned framework, as calibrated.</source>
        <translation>Was die Software gegenüber einem abgestimmten Framework verliert, wie kalibriert.</translation>
    </message>
    <message>
        <source>Weights of the fullest stage, divided by the tensor group and by those who share one copy.</source>
        <translation>Gewichte der vollsten Stufe, geteilt durch die Tensorgruppe und durch jene, die sich eine Kopie teilen.</translation>
    </message>
    <message>
        <source>Gradients kept between micro-batches, of what this GPU holds.</source>
        <translation>Gradienten, die zwischen Micro-Batches behalten werden, von dem, was diese GPU hält.</translation>
    </message>
    <message>
        <source>Master weights and moments, divided by the replicas that share them.</source>
        <translation>Master-Gewichte und Momente, geteilt durch die Replikate, die sie sich teilen.</translation>
    </message>
    <message>
        <source>What each layer keeps of a micro-batch for its backward pass, times the micro-batches that wait.</source>
        <translation>Was jede Schicht von einem Micro-Batch für den Rückwärtslauf behält, mal die wartenden Micro-Batches.</translation>
    </message>
    <message>
        <source>Logits of a micro-batch over the vocabulary.</source>
        <translation>Logits eines Micro-Batches über das Vokabular.</translation>
    </message>
    <message>
        <source>The driver&apos;s context and the buffers of communication, as calibrated.</source>
        <translation>Der Kontext des Treibers und die Puffer der Kommunikation, wie kalibriert.</translation>
    </message>
    <message>
        <source>What comes and goes takes more than is counted, as calibrated.</source>
        <translation>Was kommt und geht, belegt mehr als gezählt, wie kalibriert.</translation>
    </message>
    <message>
        <source>What was moved to the host.</source>
        <translation>Was auf den Host ausgelagert wurde.</translation>
    </message>
    <message>
        <source>How far predictions of this kind lay from what was measured: the standard deviation of their logarithm.</source>
        <translation>Wie weit Vorhersagen dieser Art von Messungen abwichen: die Standardabweichung ihres Logarithmus.</translation>
    </message>
    <message>
        <source>The times of all workloads, one after the other.</source>
        <translation>Die Zeiten aller Aufgaben, eine nach der anderen.</translation>
    </message>
    <message>
        <source>The GPU-hours of all workloads.</source>
        <translation>Die GPU-Stunden aller Aufgaben.</translation>
    </message>
    <message>
        <source>All that is paid over the years compared, trials and staff included, shared among the runs of those years.</source>
        <translation>Alles, was in den verglichenen Jahren gezahlt wird, Versuche und Personal eingeschlossen, verteilt auf die Läufe dieser Jahre.</translation>
    </message>
    <message>
        <source>The share typed, or none where switches and optics are counted.</source>
        <translation>Der eingegebene Anteil, oder nichts, wo Switches und Optik gezählt werden.</translation>
    </message>
    <message>
        <source>Switches and cables of the fabric times the power of each, or none where the network is a share. NICs are in the power of the nodes.</source>
        <translation>Switches und Kabel des Netzes mal ihre jeweilige Leistung, oder nichts, wo das Netz ein Anteil ist. NICs stecken in der Knotenleistung.</translation>
    </message>
    <message>
        <source>The share typed, or none where the storage is counted.</source>
        <translation>Der eingegebene Anteil, oder nichts, wo der Storage gezählt wird.</translation>
    </message>
    <message>
        <source>Capacity a GPU × GPUs × power of a TB, or none where the storage is a share.</source>
        <translation>Kapazität je GPU × GPUs × Leistung je TB, oder nichts, wo der Storage ein Anteil ist.</translation>
    </message>
    <message>
        <source>The least whose tree has room: 2 × (ports / 2) to the power of the levels, on each rail. One node needs none.</source>
        <translation>Die kleinste Zahl, deren Baum Platz hat: 2 × (Anschlüsse / 2) hoch Zahl der Ebenen, auf jeder Rail. Ein einzelner Knoten braucht keine.</translation>
    </message>
    <message>
        <source>On each rail, the lowest level has a switch for half its ports of nodes; others as many, the top half as many. Rails share a switch where they fit.</source>
        <translation>Auf jeder Rail hat die unterste Ebene einen Switch für so viele Knoten, wie die Hälfte seiner Anschlüsse zählt; andere Ebenen haben gleich viele, die oberste halb so viele. Rails teilen sich einen Switch, wo sie hineinpassen.</translation>
    </message>
    <message>
        <source>As many as one side carries alone, its fullest phase included: supplies are dealt to the phases in turn.</source>
        <translation>So viele, wie eine Seite allein trägt, auch auf ihrer vollsten Phase: Netzteile werden reihum auf die Phasen verteilt.</translation>
    </message>
    <message>
        <source>The least that its height, weight, cooling and feeds allow, of those that are known.</source>
        <translation>Das Wenigste, was Höhe, Gewicht, Kühlung und Zuleitungen zulassen, soweit bekannt.</translation>
    </message>
    <message>
        <source>Voltage × breaker × what it carries for long × feeds of a side, and × √3 for three phases.</source>
        <translation>Spannung × Schutzschalter × dessen Dauerlast × Zuleitungen je Seite, und × √3 bei drei Phasen.</translation>
    </message>
    <message>
        <source>Faults of the network, less those that a second path hides.</source>
        <translation>Ausfälle des Netzes, abzüglich derer, die ein zweiter Pfad verdeckt.</translation>
    </message>
    <message>
        <source>Faults of the power, less those that a second feed hides.</source>
        <translation>Ausfälle der Stromversorgung, abzüglich derer, die eine zweite Zuleitung verdeckt.</translation>
    </message>
    <message>
        <source>The mean time of all nodes, and so much less as small jobs were measured to live shorter than their nodes.</source>
        <translation>Die mittlere Zeit aller Knoten, um so viel verkürzt, wie kleine Jobs laut Messung kürzer liefen als ihre Knoten.</translation>
    </message>
    <message>
        <source>The fewest spares that are enough for the share of the time asked for, where nodes under repair follow Poisson&apos;s law.</source>
        <translation>Die wenigsten Ersatzknoten, die für den gewünschten Anteil der Zeit genügen, wenn Knoten in Reparatur der Poisson-Verteilung folgen.</translation>
    </message>
    <message>
        <source>The share of the time that no more nodes are under repair than stand by, by Poisson&apos;s law.</source>
        <translation>Der Anteil der Zeit, in der nicht mehr Knoten in Reparatur sind als bereitstehen, nach der Poisson-Verteilung.</translation>
    </message>
    <message>
        <source>The mean number of nodes under repair beyond those that stand by, by Poisson&apos;s law.</source>
        <translation>Die mittlere Zahl der Knoten in Reparatur über die bereitstehenden hinaus, nach der Poisson-Verteilung.</translation>
    </message>
    <message>
        <source>A run that needs all nodes waits by Erlang&apos;s loss. One that goes on loses a copy of the model for each node that is missing.</source>
        <translation>Ein Lauf, der alle Knoten braucht, wartet nach dem Erlang-Verlust. Einer, der weiterläuft, verliert je fehlendem Knoten eine Kopie des Modells.</translation>
    </message>
    <message>
        <source>None, those advised, or those typed.</source>
        <translation>Keine, die empfohlenen oder die eingegebenen.</translation>
    </message>
    <message>
        <source>Weights 2 bytes and what the optimizer keeps, or the bytes typed, for each parameter that learns.</source>
        <translation>Gewichte mit 2 Bytes und was der Optimizer behält, oder die eingegebenen Bytes, für jeden lernenden Parameter.</translation>
    </message>
    <message>
        <source>All of it over the links to the hosts&apos; memory or, where the run waits, over the rate of storage.</source>
        <translation>Alles durch die Rate der Verbindungen zum Host-Speicher oder, wo der Lauf wartet, durch die Rate des Storage.</translation>
    </message>
    <message>
        <source>All of it over the rate of storage, where the run does not wait for it.</source>
        <translation>Alles durch die Rate des Storage, wo der Lauf nicht darauf wartet.</translation>
    </message>
    <message>
        <source>By Daly&apos;s, Young&apos;s or the best availability&apos;s formula, or typed; never shorter than a checkpoint is on its way.</source>
        <translation>Nach der Formel von Daly, von Young oder der besten Verfügbarkeit, oder eingegeben; nie kürzer, als ein Checkpoint unterwegs ist.</translation>
    </message>
    <message>
        <source>The spare nodes, and those of the cluster that have no part in the run.</source>
        <translation>Die Ersatzknoten und jene des Clusters, die keinen Anteil am Lauf haben.</translation>
    </message>
    <message>
        <source>Computed from interruptions and checkpoints, or typed.</source>
        <translation>Aus Unterbrechungen und Checkpoints berechnet, oder eingegeben.</translation>
    </message>
    <message>
        <source>A run rounded up to the billing step and the shortest rent, over the run; on spot also what is done again.</source>
        <translation>Ein Lauf, auf Abrechnungstakt und Mindestmietzeit aufgerundet, durch den Lauf; auf Spot auch, was wiederholt wird.</translation>
    </message>
    <message>
        <source>Hours in use × hours paid for an hour; all hours where they are reserved.</source>
        <translation>Stunden in Nutzung × bezahlte Stunden je Stunde; alle Stunden, wo sie reserviert sind.</translation>
    </message>
    <message>
        <source>GPUs × rent × what the terms leave of it, for all hours; nothing where nothing is reserved.</source>
        <translation>GPUs × Miete × was der Tarif davon übrig lässt, für alle Stunden; nichts, wo nichts reserviert ist.</translation>
    </message>
    <message>
        <source>The reserved rent from the end of the years compared to the end of the last whole term.</source>
        <translation>Die reservierte Miete vom Ende der verglichenen Jahre bis zum Ende der letzten ganzen Laufzeit.</translation>
    </message>
    <message>
        <source>GPUs × rent for all hours, on demand or on the terms of the plan where nothing is reserved.</source>
        <translation>GPUs × Miete für alle Stunden, auf Abruf oder, wo nichts reserviert ist, im Tarif des Plans.</translation>
    </message>
    <message>
        <source>GPUs × rent × what the terms leave of it × hours paid for an hour; nothing where the rent is reserved.</source>
        <translation>GPUs × Miete × was der Tarif davon übrig lässt × bezahlte Stunden je Stunde; nichts, wo die Miete reserviert ist.</translation>
    </message>
    <message>
        <source>Nodes × the price of a node; nothing where one figure is typed.</source>
        <translation>Knoten × Preis eines Knotens; nichts, wo ein einziger Betrag eingegeben ist.</translation>
    </message>
    <message>
        <source>Nodes × NICs a node × the price of a NIC; one node alone has none.</source>
        <translation>Knoten × NICs je Knoten × Preis je NIC; ein Knoten allein hat keine.</translation>
    </message>
    <message>
        <source>Switches that join all nodes without a bottleneck × the price of one.</source>
        <translation>Switches, die alle Knoten ohne Engpass verbinden, × Preis je Switch.</translation>
    </message>
    <message>
        <source>Cables from NICs to switches and between switches × the price of one.</source>
        <translation>Kabel von NICs zu Switches und zwischen Switches × Preis je Kabel.</translation>
    </message>
    <message>
        <source>Two for a cable × the price of one.</source>
        <translation>Zwei je Kabel × Preis je Stück.</translation>
    </message>
    <message>
        <source>GPUs × storage a GPU × its price.</source>
        <translation>GPUs × Storage je GPU × dessen Preis.</translation>
    </message>
    <message>
        <source>Rated power of the machines × the price of a hall; nothing where none is built.</source>
        <translation>Nennleistung der Maschinen × Preis einer Halle; nichts, wo keine gebaut wird.</translation>
    </message>
    <message>
        <source>Their price × (1 − the loss of a year), once for each year of use; nothing where they are kept.</source>
        <translation>Ihr Preis × (1 − Wertverlust eines Jahres), einmal je Nutzungsjahr; nichts, wo sie behalten werden.</translation>
    </message>
    <message>
        <source>Of their price, where they are bought part by part.</source>
        <translation>Teil ihres Preises, wo sie in Einzelteilen gekauft werden.</translation>
    </message>
    <message>
        <source>GPUs × licences a GPU, where they are bought part by part.</source>
        <translation>GPUs × Lizenzen je GPU, wo sie in Einzelteilen gekauft werden.</translation>
    </message>
    <message>
        <source>Rated power of the machines × the rent; nothing where no hall is rented.</source>
        <translation>Nennleistung der Maschinen × Miete; nichts, wo keine Halle gemietet wird.</translation>
    </message>
    <message>
        <source>Their price / (1 + gain of the next generation), once for each year compared.</source>
        <translation>Ihr Preis / (1 + Gewinn der nächsten Generation), einmal je verglichenem Jahr.</translation>
    </message>
    <message>
        <source>Hours in use × a year at all hours until delivery + what is paid beside the rent; nothing where nothing is waited for.</source>
        <translation>Stunden in Nutzung × ein Jahr Vollnutzung bis Lieferung + was neben der Miete gezahlt wird; nichts, wo auf nichts gewartet wird.</translation>
    </message>
    <message>
        <source>GPUs × what the terms leave of the price × the hours paid over the years compared, to the end of a term.</source>
        <translation>GPUs × was der Tarif vom Preis übrig lässt × bezahlte Stunden der verglichenen Jahre, bis zum Ende einer Laufzeit.</translation>
    </message>
    <message>
        <source>GPUs × hours in use until delivery × what is left of the price.</source>
        <translation>GPUs × Stunden in Nutzung bis zur Lieferung × was vom Preis übrig bleibt.</translation>
    </message>
    <message>
        <source>The tokens of all workloads.</source>
        <translation>Die Token aller Aufgaben.</translation>
    </message>
    <message>
        <source>Month by month what renting costs less what owning costs, after tax and with the trend of rents, in money of today.</source>
        <translation>Monat für Monat, was Mieten kostet, abzüglich dessen, was Kaufen kostet, nach Steuern und mit dem Trend der Mieten, in heutigem Geld.</translation>
    </message>
    <message>
        <source>The rate at which the monthly savings of buying are worth what was paid, as a rate of a year.</source>
        <translation>Der Zinssatz, bei dem die monatliche Ersparnis des Kaufs so viel wert ist wie das Gezahlte, als Jahressatz.</translation>
    </message>
    <message>
        <source>The moment at which the savings, in money of today, have made good what was paid.</source>
        <translation>Der Zeitpunkt, zu dem die Ersparnis in heutigem Geld das Gezahlte ausgeglichen hat.</translation>
    </message>
    <message>
        <source>e^(R/M) × M × (e^((τ+C)/M) − 1) / τ: restart R, time between interruptions M, a checkpoint of C every τ.</source>
        <translation>e^(R/M) × M × (e^((τ+C)/M) − 1) / τ: Neustart R, Zeit zwischen Unterbrechungen M, alle τ ein Checkpoint von C.</translation>
    </message>
    <message>
        <source>Each GPU of the week is wanted for known hours; what costs least for so many is its supply.</source>
        <translation>Jede GPU der Woche wird für bekannte Stunden gebraucht; was für so viele am wenigsten kostet, ist ihre Bezugsart.</translation>
    </message>
    <message>
        <source>The base at which owning it and renting the rest, with the data that leaves, costs least.</source>
        <translation>Die Grundlast, bei der es am wenigsten kostet, für sie zu kaufen und den Rest zu mieten, ausgehende Daten eingeschlossen.</translation>
    </message>
    <message>
        <source>The stages ordered while enough of what stands is in use.</source>
        <translation>Die Ausbaustufen, die bestellt werden, solange genug vom Bestand in Nutzung ist.</translation>
    </message>
    <message>
        <source>Each month what a stage adds to the use, at the rent it saves less what it costs to run, less its price at its order; in money of today.</source>
        <translation>Jeden Monat, was eine Ausbaustufe zur Nutzung beiträgt, zur ersparten Miete abzüglich ihrer Betriebskosten, abzüglich ihres Preises bei Bestellung; in heutigem Geld.</translation>
    </message>
    <message>
        <source>The supplies of a full rack on one side are dealt to its phases in turn: what the fullest of them carries alone, of what it may.</source>
        <translation>Die Netzteile eines vollen Racks auf einer Seite verteilen sich reihum auf deren Phasen: was die vollste davon allein trägt, als Teil dessen, was sie tragen darf.</translation>
    </message>
    <message>
        <source>Month by month the rent of the way chosen, with its trend; when buying, until delivery.</source>
        <translation>Monat für Monat die Miete beim gewählten Weg, mit ihrem Trend; bei Kauf bis zur Lieferung.</translation>
    </message>
    <message>
        <source>Month by month what the costs of the way chosen change in tax; below 0 it is saved.</source>
        <translation>Monat für Monat, was die Kosten des gewählten Wegs an der Steuer ändern; unter 0 wird sie gespart.</translation>
    </message>
    <message>
        <source>The part of the year not in use, of all that owning costs, or of what is reserved, over the years compared.</source>
        <translation>Der ungenutzte Teil des Jahres, von allem, was Besitz kostet, oder vom Reservierten, über die verglichenen Jahre.</translation>
    </message>
    <message>
        <source>What a year of waiting for the next job costs, rented or owned, over the years compared.</source>
        <translation>Was ein Jahr Warten auf den nächsten Job kostet, bei Miete oder Besitz, über die verglichenen Jahre.</translation>
    </message>
    <message>
        <source>What the node&apos;s memory or drives hold, less what the system and the loaders take.</source>
        <translation>Was Speicher oder Laufwerke des Knotens fassen, abzüglich dessen, was System und Datenlader brauchen.</translation>
    </message>
    <message>
        <source>Where the date lies in the band of the time. Each side of the band is half of a lognormal law.</source>
        <translation>Wo der Termin in der Spanne der Dauer liegt. Jede Seite der Spanne ist die Hälfte einer Lognormalverteilung.</translation>
    </message>
    <message>
        <source>Where the budget lies in the band of all that is paid. Each side of the band is half of a lognormal law.</source>
        <translation>Wo das Budget in der Spanne aller Zahlungen liegt. Jede Seite der Spanne ist die Hälfte einer Lognormalverteilung.</translation>
    </message>
    <message>
        <source>1: small jobs are only warned of.</source>
        <translation>1: Vor kleinen Jobs wird nur gewarnt.</translation>
    </message>
    <message>
        <source>Below the number of GPUs that counts as small, as often as small jobs were measured to stop; 1 from there on.</source>
        <translation>Unter der GPU-Zahl, die als klein gilt, so oft, wie kleine Jobs laut Messung abbrechen; ab dort 1.</translation>
    </message>
    <message>
        <source>The same at all hours.</source>
        <translation>Zu allen Stunden gleich.</translation>
    </message>
    <message>
        <source>Nothing is put into prompts.</source>
        <translation>In die Prompts wird nichts eingefügt.</translation>
    </message>
    <message>
        <source>Of all ways to lay a replica on GPUs that keep to the limits, the cheapest, the fastest or the most frugal, as asked; or what was pinned.</source>
        <translation>Von allen Aufteilungen einer Replik auf GPUs, die die Grenzen einhalten, die günstigste, schnellste oder sparsamste, wie gewünscht; oder die fixierte.</translation>
    </message>
    <message>
        <source>The highest rate at which the first token and those after it keep to both limits, found by halving.</source>
        <translation>Die höchste Rate, bei der das erste Token und die weiteren beide Grenzen einhalten, durch Halbieren gefunden.</translation>
    </message>
    <message>
        <source>With the cache full: requests that run, over the time that each holds its place.</source>
        <translation>Bei vollem Cache: laufende Anfragen geteilt durch die Zeit, die jede ihren Platz hält.</translation>
    </message>
    <message>
        <source>The cache over what a request holds of it, and no more than the engine takes at a time.</source>
        <translation>Der Cache geteilt durch das, was eine Anfrage davon belegt, höchstens so viele, wie die Engine zugleich annimmt.</translation>
    </message>
    <message>
        <source>As many as answer at the rate at which requests come, each by the steps they all share.</source>
        <translation>So viele, wie bei der Rate eintreffender Anfragen antworten, jede in den Schritten, die sich alle teilen.</translation>
    </message>
    <message>
        <source>By the formula of Erlang for a queue with as many places as the cache holds.</source>
        <translation>Nach der Erlang-Formel für eine Warteschlange mit so vielen Plätzen, wie der Cache fasst.</translation>
    </message>
    <message>
        <source>The steps of the prompt among running answers, and the wait for a place and for the prompts before it.</source>
        <translation>Die Schritte des Prompts zwischen laufenden Antworten und das Warten auf einen Platz und auf die Prompts davor.</translation>
    </message>
    <message>
        <source>The steps of the prompt among running answers, and a wait that only a twentieth of the requests exceed.</source>
        <translation>Die Schritte des Prompts zwischen laufenden Antworten und eine Wartezeit, die nur ein Zwanzigstel der Anfragen überschreitet.</translation>
    </message>
    <message>
        <source>A step of all running requests, with the prompts that come between.</source>
        <translation>Ein Schritt aller laufenden Anfragen, mit den Prompts, die dazwischenkommen.</translation>
    </message>
    <message>
        <source>The same with as many requests as run in the fullest twentieth of the time.</source>
        <translation>Dasselbe mit so vielen Anfragen, wie im vollsten Zwanzigstel der Zeit laufen.</translation>
    </message>
    <message>
        <source>The same wait, and the steps of its own prompt.</source>
        <translation>Dieselbe Wartezeit und die Schritte des eigenen Prompts.</translation>
    </message>
    <message>
        <source>Keys and values of the prompt over the rate between the GPUs of both sides.</source>
        <translation>Schlüssel und Werte des Prompts geteilt durch die Rate zwischen den GPUs beider Seiten.</translation>
    </message>
    <message>
        <source>The capacity of the GPUs in the units that the driver counts in.</source>
        <translation>Die Kapazität der GPUs in den Einheiten, in denen der Treiber zählt.</translation>
    </message>
    <message>
        <source>All parameters in their format, with scales; tables of words in sixteen bits.</source>
        <translation>Alle Parameter in ihrem Format, mit Skalierungen; Embedding-Tabellen in 16 Bit.</translation>
    </message>
    <message>
        <source>As calibrated, for each GPU.</source>
        <translation>Wie kalibriert, je GPU.</translation>
    </message>
    <message>
        <source>The part of the memory that the engine takes, less weights and buffers.</source>
        <translation>Der Teil des Speichers, den die Engine nimmt, abzüglich Gewichten und Puffern.</translation>
    </message>
    <message>
        <source>Of the requests that run, each with its prompt and half of its answer.</source>
        <translation>Der laufenden Anfragen, jede mit ihrem Prompt und der halben Antwort.</translation>
    </message>
    <message>
        <source>Keys and values in all layers, in their format; more where GPUs hold copies.</source>
        <translation>Schlüssel und Werte aller Schichten in ihrem Format; mehr, wo GPUs Kopien halten.</translation>
    </message>
    <message>
        <source>From published runs, by the kind of model; wider on GPUs that nobody measured.</source>
        <translation>Aus veröffentlichten Läufen, nach Art des Modells; breiter bei GPUs, die niemand gemessen hat.</translation>
    </message>
    <message>
        <source>None, one, or as many as faults and repairs ask for.</source>
        <translation>Keine, eine oder so viele, wie Ausfälle und Reparaturen verlangen.</translation>
    </message>
    <message>
        <source>Whole replicas for prompts, whole replicas for answers, and those that stand by.</source>
        <translation>Ganze Repliken für Prompts, ganze Repliken für Antworten und die in Reserve.</translation>
    </message>
    <message>
        <source>As many as the requests need or, where the GPUs are given, as many as they hold: first those that answer, then those that stand by.</source>
        <translation>So viele, wie die Anfragen brauchen, oder bei vorgegebenen GPUs so viele, wie sie fassen: erst die antwortenden, dann die in Reserve.</translation>
    </message>
    <message>
        <source>2 FLOPs for each parameter and token of questions, candidates and new pieces of text, at the rate that products reach.</source>
        <translation>2 FLOPs je Parameter und Token der Fragen, Kandidaten und neuen Textstücke, mit der Rate, die Produkte erreichen.</translation>
    </message>
    <message>
        <source>The lesser of what the replicas for prompts and those for answers do.</source>
        <translation>Der kleinere Wert aus dem, was die Repliken für Prompts und die für Antworten leisten.</translation>
    </message>
    <message>
        <source>All hours; by autoscaling as many replicas as each half hour of the week needs, ordered early and kept for a while.</source>
        <translation>Alle Stunden; mit Autoscaling so viele Repliken, wie jede halbe Stunde der Woche braucht, früh bestellt und eine Weile gehalten.</translation>
    </message>
    <message>
        <source>Rented: GPUs × the price of an hour × the hours they run. Bought: their part of all that owning costs.</source>
        <translation>Gemietet: GPUs × Preis einer Stunde × Stunden, die sie laufen. Gekauft: ihr Anteil an allen Kosten des Besitzes.</translation>
    </message>
    <message>
        <source>What prompts add to a step, over the whole step.</source>
        <translation>Was Prompts einem Schritt hinzufügen, geteilt durch den ganzen Schritt.</translation>
    </message>
    <message>
        <source>Its part of the site&apos;s mean power, by the load of its GPUs.</source>
        <translation>Ihr Anteil an der mittleren Leistung des Standorts, nach der Last ihrer GPUs.</translation>
    </message>
    <message>
        <source>The GPUs of all fleets that serve.</source>
        <translation>Die GPUs aller Flotten für Inferenz.</translation>
    </message>
    <message>
        <source>Between waiting and full, by what fleets that serve do of full work.</source>
        <translation>Zwischen Warten und Volllast, nach dem Anteil der vollen Arbeit, den Inferenzflotten leisten.</translation>
    </message>
    <message>
        <source>Between waiting and its mean while it works, by what fleets that serve do of full work.</source>
        <translation>Zwischen Warten und dem Mittel im Betrieb, nach dem Anteil der vollen Arbeit, den Inferenzflotten leisten.</translation>
    </message>
    <message>
        <source>Hours of the runs and of the fleets that answer, of all hours of all GPUs.</source>
        <translation>Stunden der Läufe und der antwortenden Flotten, von allen Stunden aller GPUs.</translation>
    </message>
    <message>
        <source>The same layout on GPUs of the faster kind alone; with one kind, the step.</source>
        <translation>Dieselbe Aufteilung nur auf GPUs der schnelleren Art; bei einer einzigen Art der Schritt.</translation>
    </message>
    <message>
        <source>By their share of those at work; none where all are of one kind.</source>
        <translation>Nach ihrem Anteil an den arbeitenden; keine, wo alle von einer Art sind.</translation>
    </message>
    <message>
        <source>All share the steps, so half of the tokens take the same for all. A short answer is held up longer by the requests and prompts that happen to come with it.</source>
        <translation>Alle teilen sich die Schritte, daher dauert die Hälfte der Token für alle gleich lang. Eine kurze Antwort wird durch zufällig gleichzeitige Anfragen und Prompts stärker aufgehalten.</translation>
    </message>
    <message>
        <source>Its first token, and its other tokens one after the other; medians.</source>
        <translation>Ihr erstes Token und die weiteren nacheinander; Mediane.</translation>
    </message>
    <message>
        <source>All kinds of requests whose first token or whose others come too late.</source>
        <translation>Alle Arten von Anfragen, deren erstes Token oder deren weitere zu spät kommen.</translation>
    </message>
    <message>
        <source>Tokens that the cluster and the second kind of GPU answer, over all GPUs.</source>
        <translation>Token, mit denen der Cluster und die zweite GPU-Art antworten, durch alle GPUs.</translation>
    </message>
    <message>
        <source>The lesser of what the replicas for prompts and those for answers ever do.</source>
        <translation>Das Kleinere dessen, was die Repliken für Prompts und die für Antworten je schaffen.</translation>
    </message>
    <message>
        <source>Of each hour of the week as many as come, and no more than the replicas ever answer; what may wait takes what is left.</source>
        <translation>In jeder Stunde der Woche so viele, wie kommen, und nicht mehr, als die Repliken je beantworten; was warten darf, nutzt den Rest.</translation>
    </message>
    <message>
        <source>Its part of all requests, or what comes beyond the level of the cluster.</source>
        <translation>Ihr Anteil an allen Anfragen, oder was über die Schwelle des Clusters hinausgeht.</translation>
    </message>
    <message>
        <source>What comes to it, over what its replicas carry within the limits.</source>
        <translation>Was bei ihr ankommt, durch das, was ihre Repliken innerhalb der Grenzen tragen.</translation>
    </message>
    <message>
        <source>As on the cluster, by its own replicas.</source>
        <translation>Wie auf dem Cluster, mit eigenen Repliken.</translation>
    </message>
    <message>
        <source>Their part of their nodes&apos; power by their load, at the site&apos;s overhead.</source>
        <translation>Ihr Anteil an der lastabhängigen Leistung ihrer Knoten, mit dem Mehrbedarf des Standorts.</translation>
    </message>
    <message>
        <source>The rents of GPUs of a second kind, of all fleets.</source>
        <translation>Die Mieten der GPUs einer zweiten Art, aller Flotten.</translation>
    </message>
    <message>
        <source>Over the number of interruptions, the chance that what they take together leaves enough time; of several runs all have to.</source>
        <translation>Über die Zahl der Unterbrechungen die Wahrscheinlichkeit, dass ihre Dauer zusammen genug Zeit lässt; bei mehreren Läufen für alle.</translation>
    </message>
    <message>
        <source>Nothing: the GPUs of the cluster do all the work, none are rented beside them.</source>
        <translation>Nichts: Die GPUs des Clusters tun alle Arbeit, daneben sind keine gemietet.</translation>
    </message>
    <message>
        <source>Nothing: staff is typed, or there at all hours as the reserved GPUs are.</source>
        <translation>Nichts: Personal ist eingegeben oder wie die reservierten GPUs zu allen Stunden da.</translation>
    </message>
    <message>
        <source>Solved for the price on demand, with the discount as far as the lowest offer of this GPU lets it go.</source>
        <translation>Nach dem Preis auf Abruf aufgelöst, mit dem Rabatt, soweit das niedrigste Angebot dieser GPU ihn zulässt.</translation>
    </message>
    <message>
        <source>Racks that the site needs for the nodes × the price of a rack.</source>
        <translation>Racks, die der Standort für die Knoten braucht, × Preis je Rack.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Nobody here knows the family “%2”. The model was sized from its keys; compare the parameters with what its makers say.</source>
        <translation>Die Familie „%2“ ist hier unbekannt. Die Größe des Modells folgt aus seinen Schlüsseln; die Parameter mit den Angaben des Herstellers vergleichen.</translation>
    </message>
    <message>
        <source>“%1” is not in the file; taken: %2.</source>
        <translation>„%1“ steht nicht in der Datei; angenommen: %2.</translation>
    </message>
    <message>
        <source>Whether input and output share one table is not in the file (%1); taken as is usual for the family: %2.</source>
        <translation>Ob Eingabe und Ausgabe eine Tabelle teilen, steht nicht in der Datei (%1); angenommen wie bei der Familie üblich: %2.</translation>
    </message>
    <message>
        <source>Its window of %2 tokens is not used: every layer is taken to look back at everything.</source>
        <translation>Das Fenster von %2 Token bleibt ungenutzt: Gerechnet wird, als blicke jede Schicht auf alles zurück.</translation>
    </message>
    <message>
        <source>Images or sound (%1) are not counted.</source>
        <translation>Bild- oder Tonteile (%1) sind nicht gezählt.</translation>
    </message>
    <message>
        <source>%2 layer(s) that guess further ahead are not counted.</source>
        <translation>Schichten, die weiter vorausraten, sind nicht gezählt: %2.</translation>
    </message>
    <message>
        <source>The input table is not among the active parameters, as its makers count them.</source>
        <translation>Die Eingabetabelle zählt wie beim Hersteller nicht zu den aktiven Parametern.</translation>
    </message>
    <message>
        <source>Host and GPUs have rows of their own; their prices were added.</source>
        <translation>Host und GPUs haben eigene Zeilen; ihre Preise wurden addiert.</translation>
    </message>
    <message>
        <source>The price of the GPUs alone: no host of that size in that zone.</source>
        <translation>Preis der GPUs allein: kein Host dieser Größe in dieser Zone.</translation>
    </message>
    <message>
        <source>One row is a whole slice; its chips were counted from its name.</source>
        <translation>Eine Zeile ist ein ganzer Verbund (Slice); die Zahl der Chips folgt aus dem Namen.</translation>
    </message>
    <message>
        <source>The list miscounts the GPUs of this instance; the true number is used.</source>
        <translation>Die Liste zählt die GPUs dieser Instanz falsch; verwendet wird die richtige Zahl.</translation>
    </message>
    <message>
        <source>The list counts the GPUs differently in two of its columns.</source>
        <translation>Die Liste zählt die GPUs in zwei Spalten verschieden.</translation>
    </message>
    <message>
        <source>Nobody says how many GPUs it has, so there is no price for one.</source>
        <translation>Die Zahl der GPUs ist nirgends genannt, daher gibt es keinen Preis je GPU.</translation>
    </message>
    <message>
        <source>Less than one GPU.</source>
        <translation>Weniger als eine GPU.</translation>
    </message>
    <message>
        <source>The GPU&apos;s name was missing and taken from the instance&apos;s.</source>
        <translation>Der Name der GPU fehlte und wurde dem der Instanz entnommen.</translation>
    </message>
    <message>
        <source>Several GPUs go by that name; the most usual one is taken.</source>
        <translation>Mehrere GPUs heißen so; angenommen ist die üblichste.</translation>
    </message>
    <message>
        <source>What the list calls MiB is GiB.</source>
        <translation>Was die Liste MiB nennt, sind GiB.</translation>
    </message>
    <message>
        <source>What the list calls one GPU&apos;s memory is that of all.</source>
        <translation>Was die Liste Speicher einer GPU nennt, ist der aller GPUs.</translation>
    </message>
    <message>
        <source>The description of the GPU makes no sense.</source>
        <translation>Die Beschreibung der GPU ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>A spot price that equals the one on demand: there is no spot.</source>
        <translation>Spotpreis gleich dem Preis auf Abruf: Spot gibt es hier nicht.</translation>
    </message>
    <message>
        <source>700 dollars an hour stand for “no price”.</source>
        <translation>700 Dollar je Stunde stehen für „kein Preis“.</translation>
    </message>
    <message>
        <source>Every region is listed at one price; that is no promise of stock.</source>
        <translation>Jede Region steht zum selben Preis in der Liste; lieferbar heißt das nicht.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>A model: %1</source>
        <translation>Ein Modell: %1</translation>
    </message>
    <message>
        <source>Entries for the catalog</source>
        <translation>Einträge für den Katalog</translation>
    </message>
    <message>
        <source>A measured run</source>
        <translation>Ein gemessener Lauf</translation>
    </message>
    <message>
        <source>%1 measured runs</source>
        <translation>%1 gemessene Läufe</translation>
    </message>
    <message>
        <source>A price list</source>
        <translation>Eine Preisliste</translation>
    </message>
    <message>
        <source>A price list of %1</source>
        <translation>Eine Preisliste von %1</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>Spot</translation>
    </message>
</context>
<context>
    <name>Interruptions</name>
    <message>
        <source>%1, measured</source>
        <translation>%1, gemessen</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>It is not known for this plan.</source>
        <translation>Für diesen Plan ist sie nicht bekannt.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>%1: %2 h</source>
        <translation>%1: %2 h</translation>
    </message>
    <message>
        <source>It falls as the inverse of the size. Points: published records.</source>
        <translation>Sie fällt mit dem Kehrwert der Größe. Punkte: veröffentlichte Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Below %1 GPUs jobs stop %2 times as often as their nodes fail: so they were measured, and so it counts here.</source>
        <translation>Unter %1 GPUs brechen Jobs %2-mal so oft ab, wie ihre Knoten ausfallen: So wurde es gemessen, und so zählt es hier.</translation>
    </message>
    <message>
        <source>Time between interruptions</source>
        <translation>Zeit zwischen Unterbrechungen</translation>
    </message>
    <message>
        <source>Measured: below %1 GPUs jobs stop %2 times as often (dashed), here every %3.</source>
        <translation>Unter %1 GPUs gemessen: %2-mal so oft (gestrichelt), hier alle %3.</translation>
    </message>
</context>
<context>
    <name>Intervals</name>
    <message>
        <source>this plan: %1</source>
        <translation>dieser Plan: %1</translation>
    </message>
    <message>
        <source>No run is computed here, or nothing stops it.</source>
        <translation>Hier wird kein Lauf berechnet, oder nichts stoppt ihn.</translation>
    </message>
    <message>
        <source>% of the hours lost</source>
        <translation>% der Stunden verloren</translation>
    </message>
    <message>
        <source>%1 %2 of the hours count; %3 at the best interval, %4. Dashed: to first order.</source>
        <translation>%1 %2 der Stunden zählen; %3 beim besten Intervall, %4. Gestrichelt: erste Ordnung.</translation>
    </message>
    <message>
        <source>%1: the run stops for %2.</source>
        <translation>%1: Der Lauf steht %2.</translation>
    </message>
    <message>
        <source>%1: the run stops for %2, storage takes %3.</source>
        <translation>%1: Der Lauf steht %2, der Speicher braucht %3.</translation>
    </message>
    <message>
        <source>Hours lost, by interval</source>
        <translation>Verlorene Stunden je Intervall</translation>
    </message>
</context>
<context>
    <name>Knobs</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The architecture to train; it brings its size.</source>
        <translation>Die zu trainierende Architektur; sie bringt ihre Größe mit.</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>All parameters of the model. Gradients of all of them travel in each step.</source>
        <translation>Alle Parameter des Modells. In jedem Schritt werden die Gradienten aller Parameter übertragen.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Parameters that one token passes through. A mixture of experts uses a part of them.</source>
        <translation>Parameter, die ein Token durchläuft. Ein Mixture-of-Experts-Modell nutzt nur einen Teil.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens the model is trained on, repeated ones counted again.</source>
        <translation>Token, auf denen das Modell trainiert wird; wiederholte zählen erneut.</translation>
    </message>
    <message>
        <source>Finish within</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>The time the run may take.</source>
        <translation>Die Zeit, die der Lauf brauchen darf.</translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation>Anteil an der Spitze</translation>
    </message>
    <message>
        <source>Part of the GPU&apos;s peak that training reaches while it runs, traffic included, as measured on the cluster named under “More”.</source>
        <translation>Teil der GPU-Spitze, den das Training im Lauf erreicht, Datenverkehr eingeschlossen, gemessen auf dem unter „Mehr“ genannten Cluster.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Tokens in one training example.</source>
        <translation>Token in einem Trainingsbeispiel.</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Tokens in one optimizer step, all GPUs together.</source>
        <translation>Token in einem Optimizer-Schritt, alle GPUs zusammen.</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Zahlenformat</translation>
    </message>
    <message>
        <source>How numbers are held while they are multiplied.</source>
        <translation>Darstellung der Zahlen beim Multiplizieren.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Computing activations twice saves memory and costs a third more work: 8 FLOPs per parameter and token in place of 6. The share then counts all work done.</source>
        <translation>Aktivierungen zweimal zu berechnen spart Speicher und kostet ein Drittel mehr Arbeit: 8 statt 6 FLOPs je Parameter und Token. Der Anteil zählt dann alle geleistete Arbeit.</translation>
    </message>
    <message>
        <source>When GPUs are added</source>
        <translation>Bei mehr GPUs</translation>
    </message>
    <message>
        <source>Share measured on</source>
        <translation>Anteil gemessen auf</translation>
    </message>
    <message>
        <source>The number of GPUs on which the share of peak was reached.</source>
        <translation>Zahl der GPUs, auf denen der Anteil an der Spitze erreicht wurde.</translation>
    </message>
    <message>
        <source>Share measured with</source>
        <translation>Anteil gemessen mit</translation>
    </message>
    <message>
        <source>The rate between nodes on the cluster where the share of peak was reached.</source>
        <translation>Rate zwischen den Knoten auf dem Cluster, auf dem der Anteil an der Spitze erreicht wurde.</translation>
    </message>
    <message>
        <source>Share measured with, inside</source>
        <translation>Anteil gemessen mit, im Knoten</translation>
    </message>
    <message>
        <source>The rate inside the node on the cluster where the share of peak was reached.</source>
        <translation>Rate im Knoten auf dem Cluster, auf dem der Anteil an der Spitze erreicht wurde.</translation>
    </message>
    <message>
        <source>Share measured in domains of</source>
        <translation>Anteil gemessen in Domänen zu</translation>
    </message>
    <message>
        <source>The GPUs that shared the inside link where the share of peak was reached.</source>
        <translation>GPUs, die sich die innere Verbindung teilten, wo der Anteil an der Spitze erreicht wurde.</translation>
    </message>
    <message>
        <source>Gradient on the wire</source>
        <translation>Gradient, übertragen</translation>
    </message>
    <message>
        <source>Bytes exchanged for each parameter in each step.</source>
        <translation>Bytes, die je Parameter in jedem Schritt ausgetauscht werden.</translation>
    </message>
    <message>
        <source>Training state</source>
        <translation>Trainingszustand</translation>
    </message>
    <message>
        <source>Bytes held for each parameter: weights 2, gradients 4, optimizer 12.</source>
        <translation>Bytes je Parameter: Gewichte 2, Gradienten 4, Optimizer 12.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers of the model.</source>
        <translation>Schichten des Modells.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Modellbreite</translation>
    </message>
    <message>
        <source>Width of the model.</source>
        <translation>Breite des Modells (Hidden Size).</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Entries of the vocabulary.</source>
        <translation>Einträge des Vokabulars.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Longest input the model was made for.</source>
        <translation>Längste Eingabe, für die das Modell gemacht ist.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The accelerator; it brings its node, its links and its price.</source>
        <translation>Der Beschleuniger; er bringt Knoten, Verbindungen und Preis mit.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Accelerators that work on the run.</source>
        <translation>Beschleuniger, die am Lauf arbeiten.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>A number you give, or the smallest that makes the date.</source>
        <translation>Eine vorgegebene Zahl oder die kleinste, die den Termin schafft.</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>Accelerators in one machine.</source>
        <translation>Beschleuniger in einer Maschine.</translation>
    </message>
    <message>
        <source>NICs a node</source>
        <translation>NICs je Knoten</translation>
    </message>
    <message>
        <source>Network ports for traffic between nodes, in each machine.</source>
        <translation>Netzanschlüsse für den Datenverkehr zwischen den Knoten, je Maschine.</translation>
    </message>
    <message>
        <source>Inside the node</source>
        <translation>Im Knoten</translation>
    </message>
    <message>
        <source>The link between the GPUs of one node.</source>
        <translation>Die Verbindung zwischen den GPUs eines Knotens.</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>The network between nodes; with the NICs it gives the rate.</source>
        <translation>Das Netz zwischen den Knoten; mit den NICs ergibt es die Rate.</translation>
    </message>
    <message>
        <source>Network rate for each GPU, in one direction: the rate of a port times the NICs of a node, shared by its GPUs.</source>
        <translation>Netzrate je GPU in einer Richtung: Rate eines Anschlusses mal NICs eines Knotens, geteilt durch seine GPUs.</translation>
    </message>
    <message>
        <source>Network rate reached</source>
        <translation>Netzrate, erreicht</translation>
    </message>
    <message>
        <source>Part of the nominal rate between nodes that a training step reaches.</source>
        <translation>Teil der Nennrate zwischen den Knoten, den ein Trainingsschritt erreicht.</translation>
    </message>
    <message>
        <source>Link rate reached</source>
        <translation>Verbindung, erreicht</translation>
    </message>
    <message>
        <source>Part of the nominal rate inside the node that a training step reaches.</source>
        <translation>Teil der Nennrate im Knoten, den ein Trainingsschritt erreicht.</translation>
    </message>
    <message>
        <source>Latency inside</source>
        <translation>Latenz im Knoten</translation>
    </message>
    <message>
        <source>Time of one step of a ring inside the node.</source>
        <translation>Zeit eines Ringschritts im Knoten.</translation>
    </message>
    <message>
        <source>Latency between</source>
        <translation>Latenz im Netz</translation>
    </message>
    <message>
        <source>Time that each doubling of the nodes adds to an exchange.</source>
        <translation>Zeit, um die jede Verdopplung der Knoten einen Austausch verlängert.</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>Nutzbarer Speicher</translation>
    </message>
    <message>
        <source>Part of a GPU&apos;s memory that is left for the model.</source>
        <translation>Teil des GPU-Speichers, der für das Modell bleibt.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Memory of one GPU.</source>
        <translation>Speicher einer GPU.</translation>
    </message>
    <message>
        <source>GPU memory rate</source>
        <translation>GPU-Speicherrate</translation>
    </message>
    <message>
        <source>Rate of a GPU&apos;s own memory.</source>
        <translation>Rate des eigenen Speichers einer GPU.</translation>
    </message>
    <message>
        <source>Peak fp32</source>
        <translation>Spitze fp32</translation>
    </message>
    <message>
        <source>Dense peak of one GPU in fp32.</source>
        <translation>Spitze einer GPU in fp32, dicht gerechnet.</translation>
    </message>
    <message>
        <source>Peak tf32</source>
        <translation>Spitze tf32</translation>
    </message>
    <message>
        <source>Dense peak of one GPU in tf32.</source>
        <translation>Spitze einer GPU in tf32, dicht gerechnet.</translation>
    </message>
    <message>
        <source>Peak fp16</source>
        <translation>Spitze fp16</translation>
    </message>
    <message>
        <source>Dense peak of one GPU in fp16.</source>
        <translation>Spitze einer GPU in fp16, dicht gerechnet.</translation>
    </message>
    <message>
        <source>Peak bf16</source>
        <translation>Spitze bf16</translation>
    </message>
    <message>
        <source>Dense peak of one GPU in bf16.</source>
        <translation>Spitze einer GPU in bf16, dicht gerechnet.</translation>
    </message>
    <message>
        <source>Peak fp8</source>
        <translation>Spitze fp8</translation>
    </message>
    <message>
        <source>Dense peak of one GPU in fp8.</source>
        <translation>Spitze einer GPU in fp8, dicht gerechnet.</translation>
    </message>
    <message>
        <source>Peak fp4</source>
        <translation>Spitze fp4</translation>
    </message>
    <message>
        <source>Dense peak of one GPU in fp4.</source>
        <translation>Spitze einer GPU in fp4, dicht gerechnet.</translation>
    </message>
    <message>
        <source>GPU power</source>
        <translation>GPU-Leistung</translation>
    </message>
    <message>
        <source>Rated power of one GPU.</source>
        <translation>Nennleistung einer GPU.</translation>
    </message>
    <message>
        <source>GPU link rate</source>
        <translation>GPU-Verbindungsrate</translation>
    </message>
    <message>
        <source>Rate of a GPU&apos;s own link, one direction.</source>
        <translation>Rate der eigenen Verbindung einer GPU, eine Richtung.</translation>
    </message>
    <message>
        <source>GPU link domain</source>
        <translation>GPU-Verbindungsdomäne</translation>
    </message>
    <message>
        <source>GPUs that the GPU&apos;s own link can join.</source>
        <translation>GPUs, die die eigene Verbindung der GPU zusammenschließen kann.</translation>
    </message>
    <message>
        <source>GPU price</source>
        <translation>GPU-Preis</translation>
    </message>
    <message>
        <source>Price of one GPU alone.</source>
        <translation>Preis einer einzelnen GPU.</translation>
    </message>
    <message>
        <source>Node GPUs</source>
        <translation>GPUs des Knotens</translation>
    </message>
    <message>
        <source>GPUs of the node as sold.</source>
        <translation>GPUs des Knotens, wie er verkauft wird.</translation>
    </message>
    <message>
        <source>Node NICs</source>
        <translation>NICs des Knotens</translation>
    </message>
    <message>
        <source>Network ports of the node as sold.</source>
        <translation>Netzanschlüsse des Knotens, wie er verkauft wird.</translation>
    </message>
    <message>
        <source>Node rated power</source>
        <translation>Knotenleistung, Nenn</translation>
    </message>
    <message>
        <source>Power on the node&apos;s name plate.</source>
        <translation>Leistung laut Typenschild des Knotens.</translation>
    </message>
    <message>
        <source>Node peak power</source>
        <translation>Knotenleistung, Spitze</translation>
    </message>
    <message>
        <source>Highest power measured while training.</source>
        <translation>Höchste im Training gemessene Leistung.</translation>
    </message>
    <message>
        <source>Node mean power</source>
        <translation>Knotenleistung, Mittel</translation>
    </message>
    <message>
        <source>Mean power while training.</source>
        <translation>Mittlere Leistung im Training.</translation>
    </message>
    <message>
        <source>Node idle power</source>
        <translation>Knotenleistung, wartend</translation>
    </message>
    <message>
        <source>Power while the node waits.</source>
        <translation>Leistung, während der Knoten wartet.</translation>
    </message>
    <message>
        <source>Node price</source>
        <translation>Knotenpreis</translation>
    </message>
    <message>
        <source>Price of one node.</source>
        <translation>Preis eines Knotens.</translation>
    </message>
    <message>
        <source>Inside link rate</source>
        <translation>Innere Verbindung, Rate</translation>
    </message>
    <message>
        <source>One direction, for each GPU.</source>
        <translation>Eine Richtung, je GPU.</translation>
    </message>
    <message>
        <source>Inside link latency</source>
        <translation>Innere Verbindung, Latenz</translation>
    </message>
    <message>
        <source>Latency of the link itself.</source>
        <translation>Latenz der Verbindung selbst.</translation>
    </message>
    <message>
        <source>Inside link domain</source>
        <translation>Innere Verbindung, Domäne</translation>
    </message>
    <message>
        <source>GPUs that the link joins.</source>
        <translation>GPUs, die die Verbindung zusammenschließt.</translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation>Anschlussrate</translation>
    </message>
    <message>
        <source>One port of the fabric, one direction.</source>
        <translation>Ein Anschluss des Netzes, eine Richtung.</translation>
    </message>
    <message>
        <source>Fabric latency</source>
        <translation>Eigenlatenz des Netzes</translation>
    </message>
    <message>
        <source>Latency of the fabric itself.</source>
        <translation>Latenz des Netzes selbst.</translation>
    </message>
    <message>
        <source>Fabric size</source>
        <translation>Netzgröße</translation>
    </message>
    <message>
        <source>GPUs that the fabric is known to join.</source>
        <translation>GPUs, die das Netz bekanntermaßen zusammenschließt.</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>Mieten oder kaufen</translation>
    </message>
    <message>
        <source>How the GPUs are paid.</source>
        <translation>Wie die GPUs bezahlt werden.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Price of one GPU for one hour.</source>
        <translation>Preis einer GPU für eine Stunde.</translation>
    </message>
    <message>
        <source>Capital a GPU</source>
        <translation>Preis je GPU</translation>
    </message>
    <message>
        <source>What one GPU costs when bought, all in: its part of node, network and installation.</source>
        <translation>Was eine GPU beim Kauf insgesamt kostet: ihr Teil an Knoten, Netz und Installation.</translation>
    </message>
    <message>
        <source>Runs a year</source>
        <translation>Läufe im Jahr</translation>
    </message>
    <message>
        <source>Finished runs in a year.</source>
        <translation>Abgeschlossene Läufe in einem Jahr.</translation>
    </message>
    <message>
        <source>Trials and failed runs</source>
        <translation>Versuche, Fehlläufe</translation>
    </message>
    <message>
        <source>Work lost to trials and failed runs, on top of each finished run.</source>
        <translation>Arbeit, die durch Versuche und Fehlläufe verloren geht, zusätzlich zu jedem abgeschlossenen Lauf.</translation>
    </message>
    <message>
        <source>Hours in use</source>
        <translation>Stunden in Nutzung</translation>
    </message>
    <message>
        <source>Follow the runs, or type the hours in use.</source>
        <translation>Den Läufen folgen oder die Stunden in Nutzung eingeben.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Nutzung</translation>
    </message>
    <message>
        <source>Part of the hours of a year in which the GPUs work.</source>
        <translation>Teil der Stunden eines Jahres, in denen die GPUs arbeiten.</translation>
    </message>
    <message>
        <source>Years compared</source>
        <translation>Verglichene Jahre</translation>
    </message>
    <message>
        <source>Renting and buying are compared over so many years.</source>
        <translation>Mieten und Kaufen werden über so viele Jahre verglichen.</translation>
    </message>
    <message>
        <source>Maintenance a year</source>
        <translation>Wartung im Jahr</translation>
    </message>
    <message>
        <source>Of the capital; paid when owning.</source>
        <translation>Teil der Anschaffung; fällt nur bei Kauf an.</translation>
    </message>
    <message>
        <source>Staff when owning</source>
        <translation>Personal bei Kauf</translation>
    </message>
    <message>
        <source>People who run the machines and the platform.</source>
        <translation>Menschen, die Maschinen und Plattform betreiben.</translation>
    </message>
    <message>
        <source>Staff when renting</source>
        <translation>Personal bei Miete</translation>
    </message>
    <message>
        <source>People who run the platform on rented machines.</source>
        <translation>Menschen, die die Plattform auf gemieteten Maschinen betreiben.</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Price of energy at the meter.</source>
        <translation>Preis der Energie am Zähler.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Power at the meter over power of the machines: cooling and losses.</source>
        <translation>Leistung am Zähler durch Leistung der Maschinen: Kühlung und Verluste.</translation>
    </message>
    <message>
        <source>GPU activity</source>
        <translation>GPU-Aktivität</translation>
    </message>
    <message>
        <source>How busy a GPU is while a run is on it; its power follows.</source>
        <translation>Wie beschäftigt eine GPU während eines Laufs ist; ihre Leistung folgt dem.</translation>
    </message>
    <message>
        <source>Power of a waiting GPU</source>
        <translation>GPU, wartend</translation>
    </message>
    <message>
        <source>Of its rated power.</source>
        <translation>Leistung einer wartenden GPU, als Teil ihrer Nennleistung.</translation>
    </message>
    <message>
        <source>Network power</source>
        <translation>Netzleistung</translation>
    </message>
    <message>
        <source>Switches and optics, of the power of the nodes.</source>
        <translation>Switches und Optik, als Teil der Knotenleistung.</translation>
    </message>
    <message>
        <source>Storage power</source>
        <translation>Storage-Leistung</translation>
    </message>
    <message>
        <source>Of the power of the nodes.</source>
        <translation>Als Teil der Knotenleistung.</translation>
    </message>
    <message>
        <source>The work</source>
        <translation>Die Arbeit</translation>
    </message>
    <message>
        <source>The cluster</source>
        <translation>Der Cluster</translation>
    </message>
    <message>
        <source>The money</source>
        <translation>Das Geld</translation>
    </message>
    <message>
        <source>The site</source>
        <translation>Der Standort</translation>
    </message>
    <message>
        <source>For the speed-up curve: keep the batch (each GPU gets less work) or let it grow with the GPUs.</source>
        <translation>Für die Beschleunigungskurve: den Batch behalten (jede GPU bekommt weniger Arbeit) oder mit den GPUs wachsen lassen.</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>Zwischen den Knoten</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Attention heads of a layer.</source>
        <translation>Attention-Köpfe einer Schicht.</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>Schlüssel-/Wert-Köpfe</translation>
    </message>
    <message>
        <source>Heads whose keys and values are kept; fewer than the heads where they are shared.</source>
        <translation>Köpfe, deren Schlüssel und Werte aufbewahrt werden; weniger als alle Köpfe, wo sie geteilt sind.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Width of one attention head.</source>
        <translation>Breite eines Attention-Kopfs.</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP-Breite</translation>
    </message>
    <message>
        <source>Inner width of the MLP of a dense layer.</source>
        <translation>Innere Breite des MLP einer dichten Schicht.</translation>
    </message>
    <message>
        <source>MLP matrices</source>
        <translation>MLP-Matrizen</translation>
    </message>
    <message>
        <source>Two, or three where the MLP is gated.</source>
        <translation>Zwei; drei, wo das MLP ein Gate hat.</translation>
    </message>
    <message>
        <source>Embedding tables</source>
        <translation>Embedding-Tabellen</translation>
    </message>
    <message>
        <source>One where input and output share it, else two.</source>
        <translation>Eine, wo Eingabe und Ausgabe sie teilen, sonst zwei.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Experts of a layer of a mixture.</source>
        <translation>Experten einer Schicht eines Mixture-of-Experts-Modells.</translation>
    </message>
    <message>
        <source>Active experts</source>
        <translation>Aktive Experten</translation>
    </message>
    <message>
        <source>Experts that each token is sent to.</source>
        <translation>Experten, an die jedes Token geht.</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>Expertenbreite</translation>
    </message>
    <message>
        <source>Inner width of one expert.</source>
        <translation>Innere Breite eines Experten.</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Geteilte Experten</translation>
    </message>
    <message>
        <source>Experts that every token passes.</source>
        <translation>Experten, die jedes Token durchläuft.</translation>
    </message>
    <message>
        <source>Dense layers</source>
        <translation>Dichte Schichten</translation>
    </message>
    <message>
        <source>Layers of a mixture that have no experts.</source>
        <translation>Schichten eines Mixture-of-Experts-Modells ohne Experten.</translation>
    </message>
    <message>
        <source>Query rank</source>
        <translation>Abfragerang</translation>
    </message>
    <message>
        <source>Rank to which latent attention squeezes the queries.</source>
        <translation>Rang, auf den latente Attention die Abfragen verdichtet.</translation>
    </message>
    <message>
        <source>Key and value rank</source>
        <translation>Schlüssel-/Wert-Rang</translation>
    </message>
    <message>
        <source>Rank to which latent attention squeezes keys and values; this is what it caches.</source>
        <translation>Rang, auf den latente Attention Schlüssel und Werte verdichtet; so kommen sie in den Cache.</translation>
    </message>
    <message>
        <source>Plain head part</source>
        <translation>Kopf ohne Position</translation>
    </message>
    <message>
        <source>Part of a latent head without a position.</source>
        <translation>Teil eines latenten Kopfs ohne Position.</translation>
    </message>
    <message>
        <source>Turned head part</source>
        <translation>Kopf mit Position</translation>
    </message>
    <message>
        <source>Part of a latent head that carries the position.</source>
        <translation>Teil eines latenten Kopfs, der die Position trägt.</translation>
    </message>
    <message>
        <source>Value head size</source>
        <translation>Wertkopfgröße</translation>
    </message>
    <message>
        <source>Width of one value head of latent attention.</source>
        <translation>Breite eines Wertkopfs bei latenter Attention.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Tokens that a windowed layer looks back.</source>
        <translation>Token, die eine Fensterschicht zurückblickt.</translation>
    </message>
    <message>
        <source>Windowed layers</source>
        <translation>Fensterschichten</translation>
    </message>
    <message>
        <source>Share of the layers that look back only a window.</source>
        <translation>Anteil der Schichten, die nur ein Fenster weit zurückblicken.</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Multiprozessoren</translation>
    </message>
    <message>
        <source>SMs or compute units of one GPU.</source>
        <translation>SMs oder Recheneinheiten einer GPU.</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Art der Arbeit</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>Computed from the machine, the model and the layout, or from a share of peak that was measured.</source>
        <translation>Berechnet aus Maschine, Modell und Layout, oder aus einem gemessenen Anteil an der Spitze.</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>How tuned the software is: as in published runs, or as a team&apos;s first run, which takes longer.</source>
        <translation>Wie gut die Software abgestimmt ist: wie in veröffentlichten Läufen oder wie im ersten Lauf eines Teams, der länger dauert.</translation>
    </message>
    <message>
        <source>Own pace</source>
        <translation>Eigenes Tempo</translation>
    </message>
    <message>
        <source>Own measured step against the computed one; 1 is as computed.</source>
        <translation>Eigener gemessener Schritt gegenüber dem berechneten; 1 heißt wie berechnet.</translation>
    </message>
    <message>
        <source>Spread of the own pace</source>
        <translation>Streuung des eigenen Tempos</translation>
    </message>
    <message>
        <source>What is left of the spread of step times after own runs.</source>
        <translation>Was nach eigenen Läufen von der Streuung der Schrittdauern bleibt.</translation>
    </message>
    <message>
        <source>Hours that count</source>
        <translation>Stunden, die zählen</translation>
    </message>
    <message>
        <source>Part of the hours of a run that bring it forward: without restarts, waiting and repeated work.</source>
        <translation>Anteil der Stunden eines Laufs, der ihn voranbringt: ohne Neustarts, Warten und wiederholte Arbeit.</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>What runs the step: a tuned framework of today, PyTorch&apos;s fully sharded one, the frameworks of 2022, or a research script.</source>
        <translation>Was den Schritt ausführt: ein abgestimmtes Framework von heute, das vollständig verteilte von PyTorch, die Frameworks von 2022 oder ein Forschungsskript.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>What it keeps for each parameter decides how much memory and traffic it takes.</source>
        <translation>Was er je Parameter behält, bestimmt, wie viel Speicher und Datenverkehr er braucht.</translation>
    </message>
    <message>
        <source>Size of a sample</source>
        <translation>Größe einer Probe</translation>
    </message>
    <message>
        <source>Bytes read from storage for one sequence; nothing where data are never waited for.</source>
        <translation>Bytes, die je Sequenz aus dem Massenspeicher gelesen werden; nichts, wo nie auf Daten gewartet wird.</translation>
    </message>
    <message>
        <source>Samples a core</source>
        <translation>Proben je Kern</translation>
    </message>
    <message>
        <source>Sequences that one processor core prepares in a second.</source>
        <translation>Sequenzen, die ein Prozessorkern in einer Sekunde aufbereitet.</translation>
    </message>
    <message>
        <source>Cores a node</source>
        <translation>Kerne je Knoten</translation>
    </message>
    <message>
        <source>Processor cores that prepare samples, in each machine.</source>
        <translation>Prozessorkerne, die Proben aufbereiten, in jeder Maschine.</translation>
    </message>
    <message>
        <source>Storage rate</source>
        <translation>Rate des Massenspeichers</translation>
    </message>
    <message>
        <source>Rate at which storage hands out samples, to the whole cluster.</source>
        <translation>Rate, mit der der Massenspeicher Proben ausgibt, an den ganzen Cluster.</translation>
    </message>
    <message>
        <source>Tensor degree</source>
        <translation>Tensorgrad</translation>
    </message>
    <message>
        <source>GPUs that share each matrix. They exchange in every layer.</source>
        <translation>GPUs, die sich jede Matrix teilen. Sie tauschen sich in jeder Schicht aus.</translation>
    </message>
    <message>
        <source>Pipeline degree</source>
        <translation>Pipeline-Grad</translation>
    </message>
    <message>
        <source>Stages that each hold a part of the layers.</source>
        <translation>Stufen, die jeweils einen Teil der Schichten halten.</translation>
    </message>
    <message>
        <source>Chunks a stage</source>
        <translation>Abschnitte je Stufe</translation>
    </message>
    <message>
        <source>Pieces of a stage that take turns: less waiting, more sends.</source>
        <translation>Teile einer Stufe, die sich abwechseln: weniger Warten, mehr Sendungen.</translation>
    </message>
    <message>
        <source>Context degree</source>
        <translation>Kontextgrad</translation>
    </message>
    <message>
        <source>GPUs that share each sequence.</source>
        <translation>GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>Expert degree</source>
        <translation>Expertengrad</translation>
    </message>
    <message>
        <source>GPUs over which the experts of a layer are spread.</source>
        <translation>GPUs, auf die die Experten einer Schicht verteilt sind.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-Batch</translation>
    </message>
    <message>
        <source>Sequences that pass through a replica at once.</source>
        <translation>Sequenzen, die zugleich durch ein Replikat laufen.</translation>
    </message>
    <message>
        <source>Sharded</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>What the replicas hold a part of each: the optimizer, the gradients, or everything.</source>
        <translation>Wovon die Replikate je einen Teil halten: Optimizer, Gradienten oder alles.</translation>
    </message>
    <message>
        <source>Computed again</source>
        <translation>Neu berechnet</translation>
    </message>
    <message>
        <source>What the backward pass computes again in place of keeping it.</source>
        <translation>Was der Rückwärtslauf neu berechnet, statt es zu behalten.</translation>
    </message>
    <message>
        <source>Moved to the host</source>
        <translation>Auf den Host ausgelagert</translation>
    </message>
    <message>
        <source>What lives in the host&apos;s memory or on its drives.</source>
        <translation>Was im Speicher des Hosts oder auf seinen Laufwerken liegt.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>All weights, adapters beside them, or adapters beside weights of 4 bits.</source>
        <translation>Alle Gewichte, Adapter neben ihnen oder Adapter neben Gewichten mit 4 Bit.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Examples that the model is trained on.</source>
        <translation>Beispiele, an denen das Modell trainiert wird.</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>How often it sees each of them.</source>
        <translation>Wie oft es jedes davon sieht.</translation>
    </message>
    <message>
        <source>Example length</source>
        <translation>Beispiellänge</translation>
    </message>
    <message>
        <source>Tokens of an example, filled up or packed.</source>
        <translation>Token eines Beispiels, aufgefüllt oder gepackt.</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <translation>Adapter-Rang</translation>
    </message>
    <message>
        <source>Inner width of the adapters.</source>
        <translation>Innere Breite der Adapter.</translation>
    </message>
    <message>
        <source>Examples a step</source>
        <translation>Beispiele je Schritt</translation>
    </message>
    <message>
        <source>Examples in one optimizer step, all GPUs together.</source>
        <translation>Beispiele in einem Optimizer-Schritt, alle GPUs zusammen.</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>How many trials there are in all.</source>
        <translation>Wie viele Versuche es insgesamt sind.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>Trials that run at the same time.</source>
        <translation>Versuche, die zur selben Zeit laufen.</translation>
    </message>
    <message>
        <source>GPUs a trial</source>
        <translation>GPUs je Versuch</translation>
    </message>
    <message>
        <source>Accelerators that work on one trial.</source>
        <translation>Beschleuniger, die an einem Versuch arbeiten.</translation>
    </message>
    <message>
        <source>Length of a trial</source>
        <translation>Länge eines Versuchs</translation>
    </message>
    <message>
        <source>Part of the tokens of the whole run that a full trial takes.</source>
        <translation>Anteil der Token des ganzen Laufs, den ein vollständiger Versuch braucht.</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Früh beendet</translation>
    </message>
    <message>
        <source>Part of the trials that are stopped early.</source>
        <translation>Anteil der Versuche, die früh beendet werden.</translation>
    </message>
    <message>
        <source>Stopped after</source>
        <translation>Beendet nach</translation>
    </message>
    <message>
        <source>How much of a trial those have taken by then.</source>
        <translation>Wie viel eines Versuchs diese bis dahin durchlaufen haben.</translation>
    </message>
    <message>
        <source>Host a layer</source>
        <translation>Host je Schicht</translation>
    </message>
    <message>
        <source>Time that the host needs to launch one pass of a layer.</source>
        <translation>Zeit, die der Host braucht, um einen Durchgang einer Schicht zu starten.</translation>
    </message>
    <message>
        <source>Price of a switch</source>
        <translation>Preis je Switch</translation>
    </message>
    <message>
        <source>Of the inside link.</source>
        <translation>Der inneren Verbindung.</translation>
    </message>
    <message>
        <source>Price of a NIC</source>
        <translation>Preis je NIC</translation>
    </message>
    <message>
        <source>Price of a cable</source>
        <translation>Preis je Kabel</translation>
    </message>
    <message>
        <source>Of the inside link, with both its ends.</source>
        <translation>Der inneren Verbindung, mit beiden Enden.</translation>
    </message>
    <message>
        <source>Of the fabric.</source>
        <translation>Des Netzes.</translation>
    </message>
    <message>
        <source>Of the fabric, with both its ends.</source>
        <translation>Des Netzes, mit beiden Enden.</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>For all that is paid over the years compared; the chance to keep it is simulated.</source>
        <translation>Für alles, was in den verglichenen Jahren gezahlt wird; die Chance, es einzuhalten, wird simuliert.</translation>
    </message>
    <message>
        <source>Terms of the rent</source>
        <translation>Miettarif</translation>
    </message>
    <message>
        <source>How long the rent is promised. What is reserved costs less an hour and is paid for all hours; spot may be taken away.</source>
        <translation>Wie lange die Miete zugesagt ist. Reserviertes kostet je Stunde weniger und wird für alle Stunden bezahlt; Spot kann entzogen werden.</translation>
    </message>
    <message>
        <source>Discount, one year</source>
        <translation>Rabatt, ein Jahr</translation>
    </message>
    <message>
        <source>Off the price on demand, for one year reserved.</source>
        <translation>Auf den Preis auf Abruf, bei einem Jahr Reservierung.</translation>
    </message>
    <message>
        <source>Discount, three years</source>
        <translation>Rabatt, drei Jahre</translation>
    </message>
    <message>
        <source>Off the price on demand, for three years reserved.</source>
        <translation>Auf den Preis auf Abruf, bei drei Jahren Reservierung.</translation>
    </message>
    <message>
        <source>Discount, spot</source>
        <translation>Rabatt, Spot</translation>
    </message>
    <message>
        <source>Off the price on demand, for machines that may be taken away.</source>
        <translation>Auf den Preis auf Abruf, für Maschinen, die entzogen werden können.</translation>
    </message>
    <message>
        <source>Until a node is taken</source>
        <translation>Bis zum Knotenentzug</translation>
    </message>
    <message>
        <source>On average, for one spot node. Any of its nodes stops a run.</source>
        <translation>Im Mittel, für einen Spot-Knoten. Jeder entzogene Knoten stoppt einen Lauf.</translation>
    </message>
    <message>
        <source>Checkpoint every, on spot</source>
        <translation>Checkpoint alle, Spot</translation>
    </message>
    <message>
        <source>What was done since the last one is lost when a node is taken.</source>
        <translation>Was seit dem letzten getan wurde, geht beim Entzug eines Knotens verloren.</translation>
    </message>
    <message>
        <source>A checkpoint takes, on spot</source>
        <translation>Checkpoint-Dauer, Spot</translation>
    </message>
    <message>
        <source>Time in which the run stands still.</source>
        <translation>Zeit, in der der Lauf stillsteht.</translation>
    </message>
    <message>
        <source>Restart, on spot</source>
        <translation>Neustart, Spot</translation>
    </message>
    <message>
        <source>New nodes, the software, and the last checkpoint.</source>
        <translation>Neue Knoten, die Software und der letzte Checkpoint.</translation>
    </message>
    <message>
        <source>Billing step</source>
        <translation>Abrechnungstakt</translation>
    </message>
    <message>
        <source>Each run is rounded up to whole steps; 0 is to the second.</source>
        <translation>Jeder Lauf wird auf ganze Takte aufgerundet; 0 heißt auf die Sekunde genau.</translation>
    </message>
    <message>
        <source>Shortest rent</source>
        <translation>Mindestmietzeit</translation>
    </message>
    <message>
        <source>Each run is paid for at least so long.</source>
        <translation>Jeder Lauf wird mindestens so lange bezahlt.</translation>
    </message>
    <message>
        <source>Data in the cloud</source>
        <translation>Daten in der Cloud</translation>
    </message>
    <message>
        <source>Kept there while renting.</source>
        <translation>Dort gehalten, solange gemietet wird.</translation>
    </message>
    <message>
        <source>Storage in the cloud</source>
        <translation>Storage in der Cloud</translation>
    </message>
    <message>
        <source>Price of keeping it, each month.</source>
        <translation>Preis der Aufbewahrung, je Monat.</translation>
    </message>
    <message>
        <source>Data leaving, a year</source>
        <translation>Ausgehende Daten im Jahr</translation>
    </message>
    <message>
        <source>Out of the cloud while renting.</source>
        <translation>Aus der Cloud, solange gemietet wird.</translation>
    </message>
    <message>
        <source>Price of data leaving</source>
        <translation>Preis ausgehender Daten</translation>
    </message>
    <message>
        <source>What the provider takes for it.</source>
        <translation>Was der Anbieter dafür verlangt.</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>A contract on top of the rent.</source>
        <translation>Ein Vertrag zusätzlich zur Miete.</translation>
    </message>
    <message>
        <source>Rents change, a year</source>
        <translation>Mietänderung im Jahr</translation>
    </message>
    <message>
        <source>Counted month by month in present values, curves and maps; plain totals keep the price of today.</source>
        <translation>Monat für Monat gerechnet in Barwerten, Kurven und Karten; einfache Summen behalten den heutigen Preis.</translation>
    </message>
    <message>
        <source>Rents may lie off by</source>
        <translation>Spanne der Mieten</translation>
    </message>
    <message>
        <source>The band around that change, up and down.</source>
        <translation>Die Spanne um diese Änderung, nach oben und unten.</translation>
    </message>
    <message>
        <source>Lost between jobs</source>
        <translation>Verlust zwischen Jobs</translation>
    </message>
    <message>
        <source>Part of the hours in use in which GPUs wait for their next job.</source>
        <translation>Teil der Stunden in Nutzung, in denen GPUs auf ihren nächsten Job warten.</translation>
    </message>
    <message>
        <source>Price of an API</source>
        <translation>API-Preis</translation>
    </message>
    <message>
        <source>What a hosted model asks for a million tokens, to compare with.</source>
        <translation>Was ein gehostetes Modell für eine Million Token kostet, zum Vergleich.</translation>
    </message>
    <message>
        <source>Bill of the machines</source>
        <translation>Maschinenkosten</translation>
    </message>
    <message>
        <source>One figure with everything in it, or part by part.</source>
        <translation>Ein Betrag für alles, oder in Einzelteilen.</translation>
    </message>
    <message>
        <source>An optical transceiver</source>
        <translation>Optischer Transceiver</translation>
    </message>
    <message>
        <source>One end of a cable; 0 where the cable&apos;s price has both.</source>
        <translation>Ein Kabelende; 0, wo der Kabelpreis beide enthält.</translation>
    </message>
    <message>
        <source>A rack</source>
        <translation>Ein Rack</translation>
    </message>
    <message>
        <source>With its power rails.</source>
        <translation>Mit seinen Stromschienen.</translation>
    </message>
    <message>
        <source>Storage a GPU</source>
        <translation>Storage je GPU</translation>
    </message>
    <message>
        <source>For data and checkpoints, bought with the machines.</source>
        <translation>Für Daten und Checkpoints, mit den Maschinen gekauft.</translation>
    </message>
    <message>
        <source>Price of storage</source>
        <translation>Storage-Preis</translation>
    </message>
    <message>
        <source>When bought.</source>
        <translation>Beim Kauf.</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Of the machines.</source>
        <translation>Der Maschinen.</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>Ersatzknoten</translation>
    </message>
    <message>
        <source>Of all nodes, bought with them.</source>
        <translation>Teil aller Knoten, mit ihnen gekauft.</translation>
    </message>
    <message>
        <source>Licences a GPU</source>
        <translation>Lizenzen je GPU</translation>
    </message>
    <message>
        <source>Software, each year.</source>
        <translation>Software, je Jahr.</translation>
    </message>
    <message>
        <source>Insurance a year</source>
        <translation>Versicherung im Jahr</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Owned machines stand in a hall that is there already, in a rented or in a new one.</source>
        <translation>Gekaufte Maschinen stehen in einer vorhandenen, einer gemieteten oder einer neuen Halle.</translation>
    </message>
    <message>
        <source>Rent of the hall</source>
        <translation>Hallenmiete</translation>
    </message>
    <message>
        <source>Of the machines&apos; rated power, each month, used or not. Electricity comes on top.</source>
        <translation>Auf die Nennleistung der Maschinen, je Monat, genutzt oder nicht. Strom kommt hinzu.</translation>
    </message>
    <message>
        <source>A new hall</source>
        <translation>Neue Halle</translation>
    </message>
    <message>
        <source>Shell, power and cooling, of the machines&apos; rated power.</source>
        <translation>Hülle, Strom und Kühlung, auf die Nennleistung der Maschinen.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Staff at any size</source>
        <translation>Grundpersonal</translation>
    </message>
    <message>
        <source>What is paid however many GPUs there are.</source>
        <translation>Was unabhängig von der Zahl der GPUs gezahlt wird.</translation>
    </message>
    <message>
        <source>An engineer</source>
        <translation>Eine Fachkraft</translation>
    </message>
    <message>
        <source>Fully loaded.</source>
        <translation>Mit allen Nebenkosten.</translation>
    </message>
    <message>
        <source>GPUs an engineer</source>
        <translation>GPUs je Fachkraft</translation>
    </message>
    <message>
        <source>One engineer more for so many.</source>
        <translation>Je so viele GPUs eine Fachkraft mehr.</translation>
    </message>
    <message>
        <source>Of that staff when renting</source>
        <translation>Davon bei Miete</translation>
    </message>
    <message>
        <source>Rented machines are run by others.</source>
        <translation>Gemietete Maschinen betreiben andere.</translation>
    </message>
    <message>
        <source>Until delivery</source>
        <translation>Bis zur Lieferung</translation>
    </message>
    <message>
        <source>From the order to the first run. So long the work is rented on demand.</source>
        <translation>Von der Bestellung bis zum ersten Lauf. So lange wird für die Arbeit auf Abruf gemietet.</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>The machines are kept, or sold after the years compared.</source>
        <translation>Die Maschinen werden behalten, oder nach den verglichenen Jahren verkauft.</translation>
    </message>
    <message>
        <source>Loss of value a year</source>
        <translation>Wertverlust im Jahr</translation>
    </message>
    <message>
        <source>What machines lose each year, of their value a year before.</source>
        <translation>Was Maschinen jedes Jahr verlieren, von ihrem Wert ein Jahr zuvor.</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Diskontsatz</translation>
    </message>
    <message>
        <source>What money costs in a year. 0 is plain money.</source>
        <translation>Was Geld im Jahr kostet. 0 heißt ohne Abzinsung.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>On profit, which every cost lowers.</source>
        <translation>Auf den Gewinn, den alle Kosten mindern.</translation>
    </message>
    <message>
        <source>Written off</source>
        <translation>Abschreibung</translation>
    </message>
    <message>
        <source>How the price of the machines is spread over the years for tax.</source>
        <translation>Wie der Preis der Maschinen steuerlich auf die Jahre verteilt wird.</translation>
    </message>
    <message>
        <source>Written off over</source>
        <translation>Abschreibung über</translation>
    </message>
    <message>
        <source>Useful life of the machines.</source>
        <translation>Nutzungsdauer der Maschinen.</translation>
    </message>
    <message>
        <source>Gain of the next generation</source>
        <translation>Gewinn der nächsten Generation</translation>
    </message>
    <message>
        <source>So much more work for a dollar, each year.</source>
        <translation>So viel mehr Arbeit je Dollar, jedes Jahr.</translation>
    </message>
    <message>
        <source>Always wanted</source>
        <translation>Immer gebraucht</translation>
    </message>
    <message>
        <source>Of the GPUs, at every hour of the week.</source>
        <translation>Teil der GPUs, zu jeder Stunde der Woche.</translation>
    </message>
    <message>
        <source>Working hours a day</source>
        <translation>Arbeitsstunden am Tag</translation>
    </message>
    <message>
        <source>In which all GPUs are wanted.</source>
        <translation>In denen alle GPUs gebraucht werden.</translation>
    </message>
    <message>
        <source>Working days a week</source>
        <translation>Arbeitstage je Woche</translation>
    </message>
    <message>
        <source>On which all GPUs are wanted.</source>
        <translation>An denen alle GPUs gebraucht werden.</translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation>Unterbrechbar</translation>
    </message>
    <message>
        <source>Part of each hour of work that spot machines may do.</source>
        <translation>Teil jeder Arbeitsstunde, den Spot-Maschinen übernehmen dürfen.</translation>
    </message>
    <message>
        <source>Data of a burst</source>
        <translation>Daten je Burst</translation>
    </message>
    <message>
        <source>What has to leave for a cloud and come back.</source>
        <translation>Was in eine Cloud hinaus und wieder zurück muss.</translation>
    </message>
    <message>
        <source>Line to the cloud</source>
        <translation>Leitung zur Cloud</translation>
    </message>
    <message>
        <source>The rate at which it goes.</source>
        <translation>Die Rate, mit der die Daten übertragen werden.</translation>
    </message>
    <message>
        <source>Bursts a year</source>
        <translation>Bursts im Jahr</translation>
    </message>
    <message>
        <source>How often the data moves.</source>
        <translation>Wie oft die Daten bewegt werden.</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Ausbaustufen</translation>
    </message>
    <message>
        <source>The machines are bought in so many equal parts.</source>
        <translation>Die Maschinen werden in so vielen gleichen Teilen gekauft.</translation>
    </message>
    <message>
        <source>Between two stages</source>
        <translation>Stufenabstand</translation>
    </message>
    <message>
        <source>Time from one order to the next.</source>
        <translation>Zeit von einer Bestellung bis zur nächsten.</translation>
    </message>
    <message>
        <source>Gate of a stage</source>
        <translation>Stufenschwelle</translation>
    </message>
    <message>
        <source>The next is ordered only where so much of what stands is in use.</source>
        <translation>Die nächste wird nur bestellt, wo so viel vom Bestand in Nutzung ist.</translation>
    </message>
    <message>
        <source>Growth of the work</source>
        <translation>Wachstum der Arbeit</translation>
    </message>
    <message>
        <source>Of the GPUs wanted, in a year.</source>
        <translation>Der gebrauchten GPUs, in einem Jahr.</translation>
    </message>
    <message>
        <source>Failure record</source>
        <translation>Ausfalldaten</translation>
    </message>
    <message>
        <source>A published fleet whose interruptions are taken for those of this one.</source>
        <translation>Eine veröffentlichte Flotte, deren Unterbrechungen für diese hier angenommen werden.</translation>
    </message>
    <message>
        <source>Computed from interruptions and checkpoints, or typed.</source>
        <translation>Aus Unterbrechungen und Checkpoints berechnet, oder eingegeben.</translation>
    </message>
    <message>
        <source>Faults of the GPU</source>
        <translation>Ausfälle der GPU</translation>
    </message>
    <message>
        <source>Interruptions a year for one GPU.</source>
        <translation>Unterbrechungen im Jahr für eine GPU.</translation>
    </message>
    <message>
        <source>Faults of GPU memory</source>
        <translation>Ausfälle des GPU-Speichers</translation>
    </message>
    <message>
        <source>Faults of the network</source>
        <translation>Ausfälle des Netzes</translation>
    </message>
    <message>
        <source>Switches, cables and NICs: interruptions a year for one GPU.</source>
        <translation>Switches, Kabel und NICs: Unterbrechungen im Jahr für eine GPU.</translation>
    </message>
    <message>
        <source>Faults of the host</source>
        <translation>Ausfälle des Hosts</translation>
    </message>
    <message>
        <source>Processors, memory and boards of a node: interruptions a year for one GPU.</source>
        <translation>Prozessoren, Speicher und Platinen eines Knotens: Unterbrechungen im Jahr für eine GPU.</translation>
    </message>
    <message>
        <source>Faults of the power</source>
        <translation>Ausfälle der Stromversorgung</translation>
    </message>
    <message>
        <source>Faults of storage</source>
        <translation>Ausfälle des Storage</translation>
    </message>
    <message>
        <source>Faults of software</source>
        <translation>Ausfälle der Software</translation>
    </message>
    <message>
        <source>Interruptions a year for one GPU. They take no node out for repair.</source>
        <translation>Unterbrechungen im Jahr für eine GPU. Für sie geht kein Knoten in Reparatur.</translation>
    </message>
    <message>
        <source>Other faults</source>
        <translation>Andere Ausfälle</translation>
    </message>
    <message>
        <source>What the record does not tell apart: interruptions a year for one GPU.</source>
        <translation>Was die Ausfalldaten nicht unterscheiden: Unterbrechungen im Jahr für eine GPU.</translation>
    </message>
    <message>
        <source>Own faults</source>
        <translation>Eigene Ausfälle</translation>
    </message>
    <message>
        <source>Own interruptions against those of the record; 1 is as recorded.</source>
        <translation>Eigene Unterbrechungen gegenüber denen der Ausfalldaten; 1 heißt wie erfasst.</translation>
    </message>
    <message>
        <source>New hardware</source>
        <translation>Neue Hardware</translation>
    </message>
    <message>
        <source>Faults of hardware against those of hardware that has run for weeks: two to three times as many in the first week.</source>
        <translation>Ausfälle der Hardware gegenüber denen von Hardware, die seit Wochen läuft: in der ersten Woche zwei- bis dreimal so viele.</translation>
    </message>
    <message>
        <source>Faults in bursts</source>
        <translation>Gehäufte Ausfälle</translation>
    </message>
    <message>
        <source>Part of the faults that follow from another one.</source>
        <translation>Teil der Ausfälle, der auf einen anderen folgt.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>One path, or a second one that takes over.</source>
        <translation>Ein Pfad, oder ein zweiter, der übernimmt.</translation>
    </message>
    <message>
        <source>Hidden by a second path</source>
        <translation>Zweiter Pfad verdeckt</translation>
    </message>
    <message>
        <source>Part of the network&apos;s faults that no run notices.</source>
        <translation>Teil der Netzausfälle, den kein Lauf bemerkt.</translation>
    </message>
    <message>
        <source>Power feeds</source>
        <translation>Zuleitungen</translation>
    </message>
    <message>
        <source>One feed, or a second one that takes over.</source>
        <translation>Eine Zuleitung, oder eine zweite, die übernimmt.</translation>
    </message>
    <message>
        <source>Hidden by a second feed</source>
        <translation>Zweite Zuleitung verdeckt</translation>
    </message>
    <message>
        <source>Part of the power&apos;s faults that no run notices.</source>
        <translation>Teil der Ausfälle der Stromversorgung, den kein Lauf bemerkt.</translation>
    </message>
    <message>
        <source>Small jobs</source>
        <translation>Kleine Jobs</translation>
    </message>
    <message>
        <source>How much more often small jobs were interrupted than their nodes fail: they die of their own software and of their users.</source>
        <translation>Wie viel öfter kleine Jobs unterbrochen wurden, als ihre Knoten ausfallen: Sie enden durch ihre eigene Software und ihre Nutzer.</translation>
    </message>
    <message>
        <source>Small below</source>
        <translation>Klein unter</translation>
    </message>
    <message>
        <source>GPUs below which a job is a small one.</source>
        <translation>GPUs, unter deren Zahl ein Job als klein gilt.</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>The run waits for the copy to the hosts&apos; memory, or until all is on storage.</source>
        <translation>Der Lauf wartet auf die Kopie in den Host-Speicher, oder bis alles im Storage liegt.</translation>
    </message>
    <message>
        <source>Best interval</source>
        <translation>Bestes Intervall</translation>
    </message>
    <message>
        <source>Which formula finds the time between two checkpoints.</source>
        <translation>Welche Formel die Zeit zwischen zwei Checkpoints bestimmt.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Time of work between two checkpoints.</source>
        <translation>Arbeitszeit zwischen zwei Checkpoints.</translation>
    </message>
    <message>
        <source>Storage for checkpoints</source>
        <translation>Storage für Checkpoints</translation>
    </message>
    <message>
        <source>Rate at which all nodes together write and read them.</source>
        <translation>Rate, mit der alle Knoten zusammen sie schreiben und lesen.</translation>
    </message>
    <message>
        <source>Checkpoint of a parameter</source>
        <translation>Checkpoint je Parameter</translation>
    </message>
    <message>
        <source>0: by the optimizer; with Adam 14 bytes: weights 2, master copy 4, moments 8.</source>
        <translation>0: nach dem Optimizer; mit Adam 14 Bytes: Gewichte 2, Master-Kopie 4, Momente 8.</translation>
    </message>
    <message>
        <source>Time to notice</source>
        <translation>Erkennungszeit</translation>
    </message>
    <message>
        <source>From a fault until the run is stopped.</source>
        <translation>Von einem Ausfall, bis der Lauf gestoppt ist.</translation>
    </message>
    <message>
        <source>Time to restart</source>
        <translation>Neustartzeit</translation>
    </message>
    <message>
        <source>Until the run is up again, without reading its checkpoint.</source>
        <translation>Bis der Lauf wieder läuft, ohne das Lesen seines Checkpoints.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmzeit</translation>
    </message>
    <message>
        <source>Lost to slow steps after a restart.</source>
        <translation>Durch langsame Schritte nach einem Neustart verloren.</translation>
    </message>
    <message>
        <source>After a fault</source>
        <translation>Nach einem Ausfall</translation>
    </message>
    <message>
        <source>Go on with fewer copies of the model until the node is back, or wait for it.</source>
        <translation>Mit weniger Kopien des Modells weiterlaufen, bis der Knoten zurück ist, oder auf ihn warten.</translation>
    </message>
    <message>
        <source>Who repairs</source>
        <translation>Wer repariert</translation>
    </message>
    <message>
        <source>Sets the time to repair a node.</source>
        <translation>Bestimmt die Reparaturzeit eines Knotens.</translation>
    </message>
    <message>
        <source>Time to repair</source>
        <translation>Reparaturzeit</translation>
    </message>
    <message>
        <source>Until a node is back, or another one is there.</source>
        <translation>Bis ein Knoten zurück oder ein anderer da ist.</translation>
    </message>
    <message>
        <source>None, as many as the target needs, or typed.</source>
        <translation>Keine, so viele, wie das Ziel braucht, oder eingegeben.</translation>
    </message>
    <message>
        <source>Number of spare nodes</source>
        <translation>Zahl der Ersatzknoten</translation>
    </message>
    <message>
        <source>Bought and powered beside the nodes at work.</source>
        <translation>Neben den arbeitenden Knoten gekauft und mit Strom versorgt.</translation>
    </message>
    <message>
        <source>Spares are enough</source>
        <translation>Ersatzknoten reichen</translation>
    </message>
    <message>
        <source>Part of the time that no node is missing.</source>
        <translation>Teil der Zeit, in der kein Knoten fehlt.</translation>
    </message>
    <message>
        <source>Nodes for each spare one</source>
        <translation>Knoten je Ersatzknoten</translation>
    </message>
    <message>
        <source>The rule of articles, shown beside the number that faults ask for.</source>
        <translation>Die Regel aus Artikeln, neben der Zahl gezeigt, die die Ausfälle verlangen.</translation>
    </message>
    <message>
        <source>Node height</source>
        <translation>Knotenhöhe</translation>
    </message>
    <message>
        <source>Rack units of one node.</source>
        <translation>Höheneinheiten eines Knotens.</translation>
    </message>
    <message>
        <source>Node weight</source>
        <translation>Knotengewicht</translation>
    </message>
    <message>
        <source>Weight of one node.</source>
        <translation>Gewicht eines Knotens.</translation>
    </message>
    <message>
        <source>Switch ports inside</source>
        <translation>Switch-Anschlüsse, innen</translation>
    </message>
    <message>
        <source>Ports of one switch of the inside link.</source>
        <translation>Anschlüsse eines Switches der inneren Verbindung.</translation>
    </message>
    <message>
        <source>Switch power inside</source>
        <translation>Switch-Leistung, innen</translation>
    </message>
    <message>
        <source>Power of one switch of the inside link.</source>
        <translation>Leistung eines Switches der inneren Verbindung.</translation>
    </message>
    <message>
        <source>Cable power inside</source>
        <translation>Kabelleistung, innen</translation>
    </message>
    <message>
        <source>Power of the optics at both ends of a cable of the inside link.</source>
        <translation>Leistung der Optik an beiden Enden eines Kabels der inneren Verbindung.</translation>
    </message>
    <message>
        <source>Switch ports</source>
        <translation>Switch-Anschlüsse</translation>
    </message>
    <message>
        <source>Ports of one switch of the fabric.</source>
        <translation>Anschlüsse eines Switches des Netzes.</translation>
    </message>
    <message>
        <source>Switch power</source>
        <translation>Switch-Leistung</translation>
    </message>
    <message>
        <source>Power of one switch of the fabric.</source>
        <translation>Leistung eines Switches des Netzes.</translation>
    </message>
    <message>
        <source>Cable power</source>
        <translation>Kabelleistung</translation>
    </message>
    <message>
        <source>Power of the optics at both ends of a cable of the fabric.</source>
        <translation>Leistung der Optik an beiden Enden eines Kabels des Netzes.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Where the site stands: it brings the price and the carbon of electricity.</source>
        <translation>Wo der Standort liegt; bringt Strompreis und CO₂ des Stroms mit.</translation>
    </message>
    <message>
        <source>Carbon of electricity</source>
        <translation>CO₂ des Stroms</translation>
    </message>
    <message>
        <source>Emitted for each kWh at the meter.</source>
        <translation>Je kWh am Zähler ausgestoßen.</translation>
    </message>
    <message>
        <source>Water at the site</source>
        <translation>Wasser vor Ort</translation>
    </message>
    <message>
        <source>Evaporated for each kWh of the machines (WUE).</source>
        <translation>Je kWh der Maschinen verdunstet (WUE).</translation>
    </message>
    <message>
        <source>Water at power plants</source>
        <translation>Wasser in Kraftwerken</translation>
    </message>
    <message>
        <source>Used for each kWh at the meter.</source>
        <translation>Je kWh am Zähler verbraucht.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>In transformers, UPS and distribution, of the power of the machines; part of the PUE.</source>
        <translation>In Transformatoren, USV und Verteilung, als Teil der Maschinenleistung; im PUE enthalten.</translation>
    </message>
    <message>
        <source>Power of the network</source>
        <translation>Leistung des Netzes</translation>
    </message>
    <message>
        <source>A share of the power of the nodes, or switches and optics as counted.</source>
        <translation>Ein Anteil der Knotenleistung, oder Switches und Optik wie gezählt.</translation>
    </message>
    <message>
        <source>Power of the storage</source>
        <translation>Leistung des Storage</translation>
    </message>
    <message>
        <source>A share of the power of the nodes, or by its size.</source>
        <translation>Ein Anteil der Knotenleistung, oder nach seiner Größe.</translation>
    </message>
    <message>
        <source>Capacity on flash for each GPU.</source>
        <translation>Flash-Kapazität je GPU.</translation>
    </message>
    <message>
        <source>Storage draw</source>
        <translation>Storage-Aufnahme</translation>
    </message>
    <message>
        <source>Power of each TB.</source>
        <translation>Leistung je TB.</translation>
    </message>
    <message>
        <source>Carbon of a GPU</source>
        <translation>CO₂ je GPU</translation>
    </message>
    <message>
        <source>Emitted when it was made.</source>
        <translation>Bei der Herstellung ausgestoßen.</translation>
    </message>
    <message>
        <source>Carbon of a server</source>
        <translation>CO₂ je Server</translation>
    </message>
    <message>
        <source>Emitted when it was made, without its GPUs.</source>
        <translation>Bei der Herstellung ausgestoßen, ohne seine GPUs.</translation>
    </message>
    <message>
        <source>Life of the machines</source>
        <translation>Maschinenlebensdauer</translation>
    </message>
    <message>
        <source>Years over which that carbon is shared.</source>
        <translation>Jahre, auf die dieses CO₂ verteilt wird.</translation>
    </message>
    <message>
        <source>Use over their life</source>
        <translation>Lebensdauer, in Nutzung</translation>
    </message>
    <message>
        <source>Hours in use of that life.</source>
        <translation>Stunden in Nutzung, als Teil dieser Lebensdauer.</translation>
    </message>
    <message>
        <source>Power in traffic</source>
        <translation>Leistung im Verkehr</translation>
    </message>
    <message>
        <source>Of a GPU that waits for traffic, of its rated power.</source>
        <translation>Einer GPU, die auf Datenverkehr wartet, als Teil ihrer Nennleistung.</translation>
    </message>
    <message>
        <source>Time of a stop</source>
        <translation>Dauer eines Stopps</translation>
    </message>
    <message>
        <source>In which all GPUs of a run start or stop.</source>
        <translation>In der alle GPUs eines Laufs starten oder stoppen.</translation>
    </message>
    <message>
        <source>Swing to ask about</source>
        <translation>Anfrage ab Lastsprung</translation>
    </message>
    <message>
        <source>A swing from which the grid has to be asked.</source>
        <translation>Lastsprung, ab dem der Netzbetreiber zu fragen ist.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>What takes the heat out of the racks; it brings its PUE and what it takes from a rack.</source>
        <translation>Was die Wärme aus den Racks abführt; bringt ihren PUE und die Abfuhr je Rack mit.</translation>
    </message>
    <message>
        <source>Cooling a rack</source>
        <translation>Kühlung je Rack</translation>
    </message>
    <message>
        <source>Heat that the cooling takes from one rack.</source>
        <translation>Wärme, die die Kühlung aus einem Rack abführt.</translation>
    </message>
    <message>
        <source>Height of a rack</source>
        <translation>Rackhöhe</translation>
    </message>
    <message>
        <source>Usable rack units.</source>
        <translation>Nutzbare Höheneinheiten.</translation>
    </message>
    <message>
        <source>Weight of a rack</source>
        <translation>Rackgewicht</translation>
    </message>
    <message>
        <source>What rack and floor hold.</source>
        <translation>Was Rack und Boden tragen.</translation>
    </message>
    <message>
        <source>Floor a rack</source>
        <translation>Fläche je Rack</translation>
    </message>
    <message>
        <source>With its part of the aisles.</source>
        <translation>Mit seinem Anteil an den Gängen.</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>Of a feed, between its phases.</source>
        <translation>Einer Zuleitung, zwischen ihren Phasen.</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>Schutzschalter</translation>
    </message>
    <message>
        <source>Rating of the breaker of a feed.</source>
        <translation>Nennstrom des Schutzschalters einer Zuleitung.</translation>
    </message>
    <message>
        <source>Breaker in use</source>
        <translation>Dauerlast</translation>
    </message>
    <message>
        <source>What a breaker carries for long, of its rating.</source>
        <translation>Was ein Schutzschalter dauerhaft trägt, als Teil seines Nennstroms.</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Of a feed.</source>
        <translation>Einer Zuleitung.</translation>
    </message>
    <message>
        <source>Feeds a side</source>
        <translation>Zuleitungen je Seite</translation>
    </message>
    <message>
        <source>Of A and of B; either side carries the rack alone.</source>
        <translation>Von A und von B; jede Seite trägt das Rack allein.</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>Netzteile</translation>
    </message>
    <message>
        <source>Of a node, half of them on each side.</source>
        <translation>Eines Knotens, je zur Hälfte auf jeder Seite.</translation>
    </message>
    <message>
        <source>Storage powered, a GPU</source>
        <translation>Storage am Netz, je GPU</translation>
    </message>
    <message>
        <source>Training from scratch, further training on examples, many short trials, or serving.</source>
        <translation>Training von Grund auf, Weitertraining an Beispielen, viele kurze Versuche oder Inferenz.</translation>
    </message>
    <message>
        <source>Node memory</source>
        <translation>Knotenspeicher</translation>
    </message>
    <message>
        <source>Memory of the node&apos;s processors: what a step moves there must fit.</source>
        <translation>Speicher der Prozessoren des Knotens: Was ein Schritt dorthin auslagert, muss hineinpassen.</translation>
    </message>
    <message>
        <source>Node drives</source>
        <translation>Knotenlaufwerke</translation>
    </message>
    <message>
        <source>Room on the node&apos;s own drives: what a step moves there must fit.</source>
        <translation>Platz auf den eigenen Laufwerken des Knotens: Was ein Schritt dorthin auslagert, muss hineinpassen.</translation>
    </message>
    <message>
        <source>Small jobs count</source>
        <translation>Zählung kleiner Jobs</translation>
    </message>
    <message>
        <source>As their nodes fail, with a warning, or as often as small jobs were measured to stop.</source>
        <translation>So oft, wie ihre Knoten ausfallen (mit Warnung), oder wie kleine Jobs laut Messungen stoppen.</translation>
    </message>
    <message>
        <source>Rate of a replica</source>
        <translation>Rate einer Replik</translation>
    </message>
    <message>
        <source>Computed from machine, model and layout; from tokens a second that were measured; or from the GPU time of a unit of work.</source>
        <translation>Berechnet aus Maschine, Modell und Aufteilung, aus gemessenen Token je Sekunde oder aus der GPU-Zeit einer Arbeitseinheit.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Requests a second at the peak, or users and what each of them asks in an hour.</source>
        <translation>Anfragen je Sekunde zur Spitze oder Nutzer und ihre Anfragen je Stunde.</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>A second, at the peak of the day.</source>
        <translation>Je Sekunde, zur Tagesspitze.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <source>At the same time, at the peak of the day.</source>
        <translation>Gleichzeitig, zur Tagesspitze.</translation>
    </message>
    <message>
        <source>Requests of a user</source>
        <translation>Anfragen je Nutzer</translation>
    </message>
    <message>
        <source>In an hour.</source>
        <translation>In einer Stunde.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Tokens of a mean prompt.</source>
        <translation>Token eines mittleren Prompts.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tokens of a mean answer.</source>
        <translation>Token einer mittleren Antwort.</translation>
    </message>
    <message>
        <source>Spread of lengths</source>
        <translation>Streuung der Längen</translation>
    </message>
    <message>
        <source>Standard deviation over mean: 0 where all requests are alike, 1 where most are short and some are long.</source>
        <translation>Standardabweichung durch Mittelwert: 0, wenn alle Anfragen gleich sind, 1, wenn die meisten kurz und einige lang sind.</translation>
    </message>
    <message>
        <source>Second kind of requests</source>
        <translation>Zweite Art Anfragen</translation>
    </message>
    <message>
        <source>Part of the requests that has lengths of its own; 0: there is none.</source>
        <translation>Anteil der Anfragen mit eigenen Längen; 0: keine.</translation>
    </message>
    <message>
        <source>Its prompt</source>
        <translation>Ihr Prompt</translation>
    </message>
    <message>
        <source>Tokens of a mean prompt of the second kind.</source>
        <translation>Token eines mittleren Prompts der zweiten Art.</translation>
    </message>
    <message>
        <source>Its answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>Tokens of a mean answer of the second kind.</source>
        <translation>Token einer mittleren Antwort der zweiten Art.</translation>
    </message>
    <message>
        <source>Third kind of requests</source>
        <translation>Dritte Art Anfragen</translation>
    </message>
    <message>
        <source>Its prompt, third kind</source>
        <translation>Ihr Prompt, dritte Art</translation>
    </message>
    <message>
        <source>Tokens of a mean prompt of the third kind.</source>
        <translation>Token eines mittleren Prompts der dritten Art.</translation>
    </message>
    <message>
        <source>Its answer, third kind</source>
        <translation>Ihre Antwort, dritte Art</translation>
    </message>
    <message>
        <source>Tokens of a mean answer of the third kind.</source>
        <translation>Token einer mittleren Antwort der dritten Art.</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>Erstes Token binnen</translation>
    </message>
    <message>
        <source>The longest that a first token may take.</source>
        <translation>Längste zulässige Zeit bis zum ersten Token.</translation>
    </message>
    <message>
        <source>Each token within</source>
        <translation>Jedes Token binnen</translation>
    </message>
    <message>
        <source>The longest that each token after the first may take.</source>
        <translation>Längste zulässige Zeit für jedes Token nach dem ersten.</translation>
    </message>
    <message>
        <source>First token: for whom</source>
        <translation>Erstes Token: für wen</translation>
    </message>
    <message>
        <source>Half of the requests, or all but a twentieth.</source>
        <translation>Für die Hälfte der Anfragen oder alle bis auf ein Zwanzigstel.</translation>
    </message>
    <message>
        <source>Each token: for whom</source>
        <translation>Jedes Token: für wen</translation>
    </message>
    <message>
        <source>Half of the time, or all but the fullest twentieth.</source>
        <translation>In der Hälfte der Zeit oder immer außer im vollsten Zwanzigstel.</translation>
    </message>
    <message>
        <source>Day and week</source>
        <translation>Tag und Woche</translation>
    </message>
    <message>
        <source>The same load at all hours, or a wave over the day with quieter weekends.</source>
        <translation>Gleiche Last zu allen Stunden oder eine Welle über den Tag mit ruhigeren Wochenenden.</translation>
    </message>
    <message>
        <source>At night</source>
        <translation>Nachts</translation>
    </message>
    <message>
        <source>Load of the quietest hour, as a part of the peak.</source>
        <translation>Last der ruhigsten Stunde als Anteil der Spitze.</translation>
    </message>
    <message>
        <source>At the weekend</source>
        <translation>Am Wochenende</translation>
    </message>
    <message>
        <source>Load of a day of the weekend, as a part of the same hour on a working day.</source>
        <translation>Last eines Wochenendtags als Anteil derselben Stunde eines Arbeitstags.</translation>
    </message>
    <message>
        <source>Hour of the peak</source>
        <translation>Spitzenstunde</translation>
    </message>
    <message>
        <source>Hour of the day with the most requests.</source>
        <translation>Tagesstunde mit den meisten Anfragen.</translation>
    </message>
    <message>
        <source>May wait</source>
        <translation>Darf warten</translation>
    </message>
    <message>
        <source>Part of the requests that may wait for quiet hours.</source>
        <translation>Anteil der Anfragen, die auf ruhige Stunden warten dürfen.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>More requests each month.</source>
        <translation>Zuwachs an Anfragen je Monat.</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Ausblick</translation>
    </message>
    <message>
        <source>Months of growth that are shown.</source>
        <translation>Gezeigte Monate des Wachstums.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>The program that serves.</source>
        <translation>Das Programm, das die Anfragen bedient.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Its age: of the first years, of the years before its last rewrite, or of today.</source>
        <translation>Ihr Alter: aus den ersten Jahren, aus den Jahren vor der letzten Neufassung oder von heute.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>How the weights rest in memory.</source>
        <translation>Wie die Gewichte im Speicher liegen.</translation>
    </message>
    <message>
        <source>Cache format</source>
        <translation>Cache-Format</translation>
    </message>
    <message>
        <source>How keys and values rest in memory.</source>
        <translation>Wie Keys und Values im Speicher liegen.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Tokens of answers a second and GPU.</source>
        <translation>Antwort-Token je Sekunde und GPU.</translation>
    </message>
    <message>
        <source>Units in a request</source>
        <translation>Einheiten je Anfrage</translation>
    </message>
    <message>
        <source>Seconds of audio, images, or whatever is counted.</source>
        <translation>Sekunden Audio, Bilder oder was sonst gezählt wird.</translation>
    </message>
    <message>
        <source>GPU time of a unit</source>
        <translation>GPU-Zeit je Einheit</translation>
    </message>
    <message>
        <source>Seconds of one GPU for one unit.</source>
        <translation>Sekunden einer GPU für eine Einheit.</translation>
    </message>
    <message>
        <source>Chunk of a prompt</source>
        <translation>Prompt-Abschnitt</translation>
    </message>
    <message>
        <source>Tokens of a prompt that a step takes in; 0: as many as the engine does.</source>
        <translation>Token eines Prompts, die ein Schritt aufnimmt; 0: so viele wie in der Engine üblich.</translation>
    </message>
    <message>
        <source>Found in the cache</source>
        <translation>Im Cache gefunden</translation>
    </message>
    <message>
        <source>Part of a prompt that an earlier one left there.</source>
        <translation>Anteil eines Prompts, den ein früherer dort hinterlassen hat.</translation>
    </message>
    <message>
        <source>Guessed ahead</source>
        <translation>Vorausgeraten</translation>
    </message>
    <message>
        <source>Tokens that a small model guesses for each step; 0: none.</source>
        <translation>Token, die ein kleines Modell je Schritt rät; 0: keine.</translation>
    </message>
    <message>
        <source>Guessed right</source>
        <translation>Richtig geraten</translation>
    </message>
    <message>
        <source>Part of the guessed tokens that stand.</source>
        <translation>Anteil der geratenen Token, die Bestand haben.</translation>
    </message>
    <message>
        <source>Cost of a guess</source>
        <translation>Kosten je Rateversuch</translation>
    </message>
    <message>
        <source>A guessed token against a step of the model itself.</source>
        <translation>Ein geratenes Token gegenüber einem Schritt des Modells selbst.</translation>
    </message>
    <message>
        <source>Most at a time</source>
        <translation>Höchstens zugleich</translation>
    </message>
    <message>
        <source>Requests that the engine runs at once; 0: its own limit.</source>
        <translation>Anfragen, die die Engine zugleich bearbeitet; 0: ihre eigene Grenze.</translation>
    </message>
    <message>
        <source>Own measurement</source>
        <translation>Eigene Messung</translation>
    </message>
    <message>
        <source>Measured times against computed ones: 1.1 means that yours are a tenth longer.</source>
        <translation>Gemessene gegenüber berechneten Zeiten: 1,1 heißt, dass die eigenen um ein Zehntel länger sind.</translation>
    </message>
    <message>
        <source>Prompts apart</source>
        <translation>Prompts getrennt</translation>
    </message>
    <message>
        <source>Prompts and answers on replicas of their own.</source>
        <translation>Prompts und Antworten auf je eigenen Repliken.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>GPUs that share each layer of a replica.</source>
        <translation>GPUs, die sich jede Schicht einer Replik teilen.</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>Pipeline-Stufen</translation>
    </message>
    <message>
        <source>Groups of layers, one after the other.</source>
        <translation>Gruppen von Schichten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>GPUs that hold experts whole.</source>
        <translation>GPUs, die ganze Experten halten.</translation>
    </message>
    <message>
        <source>Attention ranks</source>
        <translation>Attention-Ränge</translation>
    </message>
    <message>
        <source>Groups that each hold the attention and divide the requests.</source>
        <translation>Gruppen, die je die Attention halten und sich die Anfragen teilen.</translation>
    </message>
    <message>
        <source>Load factor</source>
        <translation>Lastfaktor</translation>
    </message>
    <message>
        <source>Of what a replica carries within the limits, at the peak; the rest is for bursts.</source>
        <translation>Anteil dessen, was eine Replik innerhalb der Grenzen trägt, zur Spitze; der Rest ist für Lastspitzen.</translation>
    </message>
    <message>
        <source>Stand-by</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Replicas beside those that the load needs: none, one, or as many as faults and repairs ask for.</source>
        <translation>Repliken über die für die Last nötigen hinaus: keine, eine oder so viele, wie Störungen und Reparaturen verlangen.</translation>
    </message>
    <message>
        <source>Autoscaling</source>
        <translation>Autoskalierung</translation>
    </message>
    <message>
        <source>Whether replicas are switched off when they are not needed.</source>
        <translation>Ob nicht benötigte Repliken abgeschaltet werden.</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Kaltstart</translation>
    </message>
    <message>
        <source>From the order of a replica to its first answer.</source>
        <translation>Von der Anforderung einer Replik bis zu ihrer ersten Antwort.</translation>
    </message>
    <message>
        <source>Cool-down</source>
        <translation>Nachlaufzeit</translation>
    </message>
    <message>
        <source>How long a replica is kept after it was last needed.</source>
        <translation>Wie lange eine Replik nach dem letzten Bedarf gehalten wird.</translation>
    </message>
    <message>
        <source>Never fewer than</source>
        <translation>Nie weniger als</translation>
    </message>
    <message>
        <source>Replicas that always run.</source>
        <translation>Repliken, die immer laufen.</translation>
    </message>
    <message>
        <source>Best layout</source>
        <translation>Beste Aufteilung</translation>
    </message>
    <message>
        <source>What the search looks for within the limits: least cost, shortest answer, or least power.</source>
        <translation>Was die Suche innerhalb der Grenzen anstrebt: geringste Kosten, kürzeste Antwort oder geringste Leistung.</translation>
    </message>
    <message>
        <source>API, in</source>
        <translation>API, Eingabe</translation>
    </message>
    <message>
        <source>Price of a hosted model for a million tokens of prompts.</source>
        <translation>Preis eines gehosteten Modells für eine Million Prompt-Token.</translation>
    </message>
    <message>
        <source>API, out</source>
        <translation>API, Ausgabe</translation>
    </message>
    <message>
        <source>Price of a hosted model for a million tokens of answers.</source>
        <translation>Preis eines gehosteten Modells für eine Million Antwort-Token.</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Retrieval</translation>
    </message>
    <message>
        <source>Whether pieces of text are looked up for each prompt.</source>
        <translation>Ob zu jedem Prompt Textstücke nachgeschlagen werden.</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Embedding-Modell</translation>
    </message>
    <message>
        <source>Its parameters.</source>
        <translation>Seine Parameter.</translation>
    </message>
    <message>
        <source>Reranker</source>
        <translation>Reranker</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Tokens of a question as it is embedded.</source>
        <translation>Token einer Frage beim Einbetten.</translation>
    </message>
    <message>
        <source>Piece of text</source>
        <translation>Textstück</translation>
    </message>
    <message>
        <source>Tokens of one.</source>
        <translation>Token eines Stücks.</translation>
    </message>
    <message>
        <source>Pieces in a prompt</source>
        <translation>Stücke je Prompt</translation>
    </message>
    <message>
        <source>Put into each prompt.</source>
        <translation>In jeden Prompt eingefügt.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Pieces of text that the reranker looks at for each request.</source>
        <translation>Textstücke, die der Reranker je Anfrage prüft.</translation>
    </message>
    <message>
        <source>Growth of the index</source>
        <translation>Wachstum des Index</translation>
    </message>
    <message>
        <source>Pieces of text that come into it.</source>
        <translation>Textstücke, die hinzukommen.</translation>
    </message>
    <message>
        <source>GPUs, otherwise</source>
        <translation>GPUs, sonst</translation>
    </message>
    <message>
        <source>Asked for when the plan was of the other kind: training, or serving alone.</source>
        <translation>Gefragt, als der Plan von der anderen Art war: Training oder nur Inferenz.</translation>
    </message>
    <message>
        <source>How many, otherwise</source>
        <translation>Anzahl, sonst</translation>
    </message>
    <message>
        <source>When the plan was of the other kind: training, or serving alone.</source>
        <translation>Als der Plan von der anderen Art war: Training oder nur Inferenz.</translation>
    </message>
    <message>
        <source>Second kind of GPU</source>
        <translation>Zweite GPU-Art</translation>
    </message>
    <message>
        <source>GPUs of another kind among those of the cluster. A step that all of them share goes at the pace of the slower.</source>
        <translation>GPUs einer anderen Art unter denen des Clusters. Ein Schritt, den sich alle teilen, läuft im Tempo der langsameren.</translation>
    </message>
    <message>
        <source>Share of the second kind</source>
        <translation>Anteil der zweiten Art</translation>
    </message>
    <message>
        <source>Of the cluster&apos;s GPUs, however many there are.</source>
        <translation>An den GPUs des Clusters, bei jeder Anzahl.</translation>
    </message>
    <message>
        <source>Rent of the second kind</source>
        <translation>Miete der zweiten Art</translation>
    </message>
    <message>
        <source>For an hour of one of its GPUs.</source>
        <translation>Für eine Stunde einer ihrer GPUs.</translation>
    </message>
    <message>
        <source>Capital of the second kind</source>
        <translation>Anschaffung der zweiten Art</translation>
    </message>
    <message>
        <source>For one of its GPUs with its part of the node and the network.</source>
        <translation>Für eine ihrer GPUs mit ihrem Anteil an Knoten und Netz.</translation>
    </message>
    <message>
        <source>Second kind: inside link rate</source>
        <translation>Zweite Art: innere Verbindung, Rate</translation>
    </message>
    <message>
        <source>Second kind: inside link domain</source>
        <translation>Zweite Art: innere Verbindung, Domäne</translation>
    </message>
    <message>
        <source>Link to the host</source>
        <translation>Verbindung zum Host</translation>
    </message>
    <message>
        <source>What a GPU reaches to and from its host&apos;s memory; where it is not known, PCIe.</source>
        <translation>Was eine GPU zum und vom Speicher ihres Hosts erreicht; wo nicht bekannt, PCIe.</translation>
    </message>
    <message>
        <source>Layers computed again</source>
        <translation>Neu berechnete Schichten</translation>
    </message>
    <message>
        <source>So many of each pipeline stage; none stands for as many as is best.</source>
        <translation>So viele je Pipeline-Stufe; keine heißt: so viele, wie am besten ist.</translation>
    </message>
    <message>
        <source>Its first token within</source>
        <translation>Ihr erstes Token binnen</translation>
    </message>
    <message>
        <source>A limit of the second kind&apos;s own; 0: that of all.</source>
        <translation>Eigene Grenze der zweiten Art; 0: die für alle.</translation>
    </message>
    <message>
        <source>Each of its tokens within</source>
        <translation>Jedes ihrer Token binnen</translation>
    </message>
    <message>
        <source>Its first token within, third kind</source>
        <translation>Ihr erstes Token binnen, dritte Art</translation>
    </message>
    <message>
        <source>A limit of the third kind&apos;s own; 0: that of all.</source>
        <translation>Eigene Grenze der dritten Art; 0: die für alle.</translation>
    </message>
    <message>
        <source>Each of its tokens within, third kind</source>
        <translation>Jedes ihrer Token binnen, dritte Art</translation>
    </message>
    <message>
        <source>Rented by the hour beside the cluster, for a part of all requests, for what comes beyond the cluster&apos;s part of the peak, or for one kind of requests.</source>
        <translation>Stundenweise neben dem Cluster gemietet: für einen Teil aller Anfragen, für das, was über den Anteil des Clusters an der Spitze hinausgeht, oder für eine Art Anfragen.</translation>
    </message>
    <message>
        <source>Which GPU</source>
        <translation>Welche GPU</translation>
    </message>
    <message>
        <source>It brings its node, its power and its usual rent.</source>
        <translation>Bringt Knoten, Leistung und übliche Miete mit.</translation>
    </message>
    <message>
        <source>Its part</source>
        <translation>Ihr Anteil</translation>
    </message>
    <message>
        <source>Of all requests, or of the requests at the peak.</source>
        <translation>An allen Anfragen oder an denen zur Spitze.</translation>
    </message>
    <message>
        <source>Its rent</source>
        <translation>Ihre Miete</translation>
    </message>
    <message>
        <source>Of one such GPU.</source>
        <translation>Einer solchen GPU.</translation>
    </message>
    <message>
        <source>GPUs in its node</source>
        <translation>GPUs in ihrem Knoten</translation>
    </message>
    <message>
        <source>Layouts stay within one node where they can.</source>
        <translation>Aufteilungen bleiben möglichst in einem Knoten.</translation>
    </message>
    <message>
        <source>Second GPU: memory</source>
        <translation>Zweite GPU: Speicher</translation>
    </message>
    <message>
        <source>Memory of one such GPU.</source>
        <translation>Speicher einer solchen GPU.</translation>
    </message>
    <message>
        <source>Second GPU: memory rate</source>
        <translation>Zweite GPU: Speicherrate</translation>
    </message>
    <message>
        <source>Rate of such a GPU&apos;s own memory.</source>
        <translation>Rate des eigenen Speichers einer solchen GPU.</translation>
    </message>
    <message>
        <source>Second GPU: peak fp32</source>
        <translation>Zweite GPU: Spitze fp32</translation>
    </message>
    <message>
        <source>Dense peak of one such GPU.</source>
        <translation>Spitze einer solchen GPU, dicht gerechnet.</translation>
    </message>
    <message>
        <source>Second GPU: peak tf32</source>
        <translation>Zweite GPU: Spitze tf32</translation>
    </message>
    <message>
        <source>Second GPU: peak fp16</source>
        <translation>Zweite GPU: Spitze fp16</translation>
    </message>
    <message>
        <source>Second GPU: peak bf16</source>
        <translation>Zweite GPU: Spitze bf16</translation>
    </message>
    <message>
        <source>Second GPU: peak fp8</source>
        <translation>Zweite GPU: Spitze fp8</translation>
    </message>
    <message>
        <source>Second GPU: peak fp4</source>
        <translation>Zweite GPU: Spitze fp4</translation>
    </message>
    <message>
        <source>Second GPU: power</source>
        <translation>Zweite GPU: Leistung</translation>
    </message>
    <message>
        <source>Rated power of one such GPU.</source>
        <translation>Nennleistung einer solchen GPU.</translation>
    </message>
    <message>
        <source>Second GPU: link rate</source>
        <translation>Zweite GPU: Verbindungsrate</translation>
    </message>
    <message>
        <source>Rate of such a GPU&apos;s own link, one direction.</source>
        <translation>Rate der eigenen Verbindung einer solchen GPU, eine Richtung.</translation>
    </message>
    <message>
        <source>Second GPU: link domain</source>
        <translation>Zweite GPU: Verbindungsdomäne</translation>
    </message>
    <message>
        <source>GPUs that its own link can join.</source>
        <translation>GPUs, die ihre eigene Verbindung verbinden kann.</translation>
    </message>
    <message>
        <source>Second GPU: multiprocessors</source>
        <translation>Zweite GPU: Multiprozessoren</translation>
    </message>
    <message>
        <source>SMs or compute units of one such GPU.</source>
        <translation>SMs oder Recheneinheiten einer solchen GPU.</translation>
    </message>
    <message>
        <source>Second GPU: price</source>
        <translation>Zweite GPU: Preis</translation>
    </message>
    <message>
        <source>Price of one such GPU alone.</source>
        <translation>Preis einer einzelnen solchen GPU.</translation>
    </message>
    <message>
        <source>Its power at work</source>
        <translation>Ihre Leistung, aktiv</translation>
    </message>
    <message>
        <source>Of one GPU with its part of the node.</source>
        <translation>Einer GPU mit ihrem Anteil am Knoten.</translation>
    </message>
    <message>
        <source>Its power while it waits</source>
        <translation>Ihre Leistung, wartend</translation>
    </message>
    <message>
        <source>Source of the price</source>
        <translation>Herkunft des Preises</translation>
    </message>
    <message>
        <source>Which offers of the catalog set the price on demand. A median gives each provider one voice; the source shown with the price says how many offers it is of.</source>
        <translation>Welche Angebote des Katalogs den Preis auf Abruf bestimmen. Im Median zählt jeder Anbieter einmal; die Quelle beim Preis nennt die Zahl der Angebote.</translation>
    </message>
    <message>
        <source>Lowest offer, one year</source>
        <translation>Niedrigstes Angebot, ein Jahr</translation>
    </message>
    <message>
        <source>The lowest rent of this GPU that was ever offered, spot apart. A discount by rule of thumb never goes below it; 0 is no bound.</source>
        <translation>Die niedrigste je angebotene Miete dieser GPU, ohne Spot. Ein Rabatt nach Faustregel geht nie darunter; 0 begrenzt nichts.</translation>
    </message>
    <message>
        <source>Lowest offer, three years</source>
        <translation>Niedrigstes Angebot, drei Jahre</translation>
    </message>
    <message>
        <source>Lowest offer, spot</source>
        <translation>Niedrigstes Angebot, Spot</translation>
    </message>
    <message>
        <source>The lowest rent of this GPU on spot that was ever offered. A discount by rule of thumb never goes below it; 0 is no bound.</source>
        <translation>Die niedrigste je angebotene Spot-Miete dieser GPU. Ein Rabatt nach Faustregel geht nie darunter; 0 begrenzt nichts.</translation>
    </message>
    <message>
        <source>By size: engineers per GPU, and for rented GPUs only for the hours in use. Typed: two sums per year.</source>
        <translation>Nach Größe: Fachkräfte je GPU, für gemietete GPUs nur für die genutzten Stunden. Eingegeben: zwei Beträge je Jahr.</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>best</source>
        <translation>bestes</translation>
    </message>
    <message>
        <source>does not fit by %1</source>
        <translation>passt nicht, %1 zu viel</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>Leerlauf %1</translation>
    </message>
    <message>
        <source>tensor traffic %1</source>
        <translation>Tensor-Verkehr %1</translation>
    </message>
    <message>
        <source>context traffic %1</source>
        <translation>Kontext-Verkehr %1</translation>
    </message>
    <message>
        <source>expert traffic %1</source>
        <translation>Experten-Verkehr %1</translation>
    </message>
    <message>
        <source>gradient traffic %1</source>
        <translation>Gradienten-Verkehr %1</translation>
    </message>
    <message>
        <source>gathering weights %1</source>
        <translation>Gewichte sammeln %1</translation>
    </message>
    <message>
        <source>recomputing %1</source>
        <translation>Neuberechnung %1</translation>
    </message>
    <message>
        <source>thin matrices %1</source>
        <translation>schmale Matrizen %1</translation>
    </message>
    <message>
        <source>offload %1</source>
        <translation>Auslagerung %1</translation>
    </message>
    <message>
        <source>a little slower everywhere</source>
        <translation>überall etwas langsamer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>alle Schichten</translation>
    </message>
    <message>
        <source>optimizer to host</source>
        <translation>Optimizer auf Host</translation>
    </message>
    <message>
        <source>optimizer to disk</source>
        <translation>Optimizer auf Laufwerk</translation>
    </message>
    <message>
        <source>activations to host</source>
        <translation>Aktivierungen auf Host</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>one GPU</source>
        <translation>eine GPU</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>the bubble</source>
        <translation>der Leerlauf</translation>
    </message>
    <message>
        <source>tensor traffic</source>
        <translation>Tensor-Verkehr</translation>
    </message>
    <message>
        <source>context traffic</source>
        <translation>Kontext-Verkehr</translation>
    </message>
    <message>
        <source>expert traffic</source>
        <translation>Experten-Verkehr</translation>
    </message>
    <message>
        <source>gradient traffic</source>
        <translation>Gradienten-Verkehr</translation>
    </message>
    <message>
        <source>gathering weights</source>
        <translation>Gewichte sammeln</translation>
    </message>
    <message>
        <source>recomputing</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>thin matrices</source>
        <translation>schmale Matrizen</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>a little of everything</source>
        <translation>von allem etwas</translation>
    </message>
    <message>
        <source>%1, tight</source>
        <translation>%1, knapp</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>Diese Aufteilung verwenden</translation>
    </message>
    <message>
        <source>Choose the layout by itself</source>
        <translation>Aufteilung selbst wählen lassen</translation>
    </message>
    <message>
        <source>The plan has no such degree to choose.</source>
        <translation>Einen solchen Grad kann man im Plan nicht wählen.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>By the cautious step time.</source>
        <translation>Nach der vorsichtigen Schrittdauer.</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>GPUs that share each matrix.</source>
        <translation>GPUs, die sich jede Matrix teilen.</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Stages of layers, one after the other.</source>
        <translation>Stufen von Schichten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>Chunks of layers that a stage interleaves.</source>
        <translation>Stücke von Schichten, die eine Stufe verschränkt.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>GPUs that share each sequence.</source>
        <translation>GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert.</translation>
    </message>
    <message>
        <source>GPUs that the experts are spread over.</source>
        <translation>GPUs, auf die die Experten verteilt sind.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Copies of the model, each with its part of the batch.</source>
        <translation>Kopien des Modells, jede mit ihrem Teil des Batchs.</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>What is spread over the copies: ZeRO-1 the optimizer, ZeRO-2 the gradients too, ZeRO-3 everything.</source>
        <translation>Was auf die Kopien verteilt ist: ZeRO-1 der Optimizer, ZeRO-2 auch die Gradienten, ZeRO-3 alles.</translation>
    </message>
    <message>
        <source>Micro</source>
        <translation>Micro</translation>
    </message>
    <message>
        <source>Sequences of a micro-batch.</source>
        <translation>Sequenzen eines Micro-Batchs.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neu rechnen</translation>
    </message>
    <message>
        <source>What the backward pass computes again.</source>
        <translation>Was der Rückwärtslauf noch einmal rechnet.</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <source>What lives in the host&apos;s memory or on its disks.</source>
        <translation>Was im Speicher des Hosts oder auf seinen Platten liegt.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Typical time of one optimizer step.</source>
        <translation>Typische Zeit eines Optimizer-Schritts.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>The slow end of the estimate, by which is ranked.</source>
        <translation>Das langsame Ende der Schätzung, nach dem geordnet wird.</translation>
    </message>
    <message>
        <source>Of best</source>
        <translation>Vom Best.</translation>
    </message>
    <message>
        <source>Speed against the best, at the cautious end.</source>
        <translation>Tempo gegenüber der besten, am vorsichtigen Ende.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Of the fullest GPU.</source>
        <translation>Der vollsten GPU.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What it loses most by, as a share of its step.</source>
        <translation>Woran sie am meisten verliert, als Teil ihres Schritts.</translation>
    </message>
    <message>
        <source>in use: %1</source>
        <translation>genutzt: %1</translation>
    </message>
    <message>
        <source>kept %1</source>
        <translation>behalten %1</translation>
    </message>
    <message>
        <source>layers %1</source>
        <translation>Schichten %1</translation>
    </message>
    <message>
        <source>does not fit the host by %1</source>
        <translation>passt nicht in den Host, %1 zu viel</translation>
    </message>
    <message>
        <source>the host&apos;s memory</source>
        <translation>der Host-Speicher</translation>
    </message>
</context>
<context>
    <name>Matters</name>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Makes the date</source>
        <translation>Hält den Termin</translation>
    </message>
    <message>
        <source>done within %1</source>
        <translation>Frist: %1</translation>
    </message>
    <message>
        <source>Nine of ten take at most %1.</source>
        <translation>Neun von zehn dauern höchstens %1.</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>Passt in den Speicher</translation>
    </message>
    <message>
        <source>one copy on the GPUs</source>
        <translation>eine Kopie auf den GPUs</translation>
    </message>
    <message>
        <source>%1 of a GPU usable</source>
        <translation>%1 je GPU nutzbar</translation>
    </message>
    <message>
        <source>Nine of ten need at most %1.</source>
        <translation>Neun von zehn brauchen höchstens %1.</translation>
    </message>
    <message>
        <source>Keeps the budget</source>
        <translation>Hält das Budget</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Nine of ten cost at most %1.</source>
        <translation>Neun von zehn kosten höchstens %1.</translation>
    </message>
    <message>
        <source>no budget for %1 is set</source>
        <translation>kein Budget für %1 gesetzt</translation>
    </message>
    <message>
        <source>How %1 may turn out</source>
        <translation>Mögliche Werte für %1</translation>
    </message>
    <message>
        <source>Nothing that is uncertain moves it.</source>
        <translation>Nichts Unsicheres bewegt den Wert.</translation>
    </message>
    <message>
        <source>It is not known here.</source>
        <translation>Der Wert ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 draws of all that is uncertain, %2 above the plan.</source>
        <translation>%1 Ziehungen aller Unsicherheiten, %2 über dem Plan.</translation>
    </message>
    <message>
        <source>{input} moves {answer} most: {share} of its variance, from {low} to {high}. </source>
        <translation>Was {answer} am meisten bewegt: {input}, {share} der Varianz, von {low} bis {high}. </translation>
    </message>
    <message>
        <source>Nothing that is uncertain moves {answer}. </source>
        <translation>Nichts Unsicheres bewegt {answer}. </translation>
    </message>
    <message>
        <source>The date is made in {chance} of {draws} draws.</source>
        <translation>Der Termin hält in {chance} von {draws} Ziehungen.</translation>
    </message>
    <message>
        <source>%1 from %2 (its P10 to its P90; %3 here): %4 to %5. %6 of the variance.</source>
        <translation>%1: %2 (P10 bis P90; hier %3) ergibt %4 bis %5. %6 der Varianz.</translation>
    </message>
    <message>
        <source>Not shown: %1 of %2 inputs, %3 of the variance.</source>
        <translation>Nicht gezeigt: %1 von %2 Eingaben, %3 der Varianz.</translation>
    </message>
    <message>
        <source>What moves %1</source>
        <translation>Was %1 bewegt</translation>
    </message>
    <message>
        <source>input at its P10</source>
        <translation>Eingabe bei P10</translation>
    </message>
    <message>
        <source>at its P90</source>
        <translation>bei P90</translation>
    </message>
    <message>
        <source>Each input alone, from its P10 to its P90. At the right: of the variance.</source>
        <translation>Jede Eingabe allein, von P10 bis P90. Rechts: Anteil an der Varianz.</translation>
    </message>
    <message>
        <source>%1 as planned. %2</source>
        <translation>%1 wie geplant. %2</translation>
    </message>
    <message>
        <source>Cost of a run</source>
        <translation>Kosten eines Laufs</translation>
    </message>
    <message>
        <source>the cost of a run</source>
        <translation>die Kosten eines Laufs</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>the time of a run</source>
        <translation>die Dauer eines Laufs</translation>
    </message>
    <message>
        <source>Cost in %1</source>
        <translation>Kosten über %1</translation>
    </message>
    <message>
        <source>the cost in %1</source>
        <translation>die Kosten über %1</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>the energy of a run</source>
        <translation>die Energie eines Laufs</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>the carbon of a run</source>
        <translation>das CO₂ eines Laufs</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>the mean power</source>
        <translation>die mittlere Leistung</translation>
    </message>
    <message>
        <source>Step as predicted</source>
        <translation>Schritt laut Vorhersage</translation>
    </message>
    <message>
        <source>Memory as predicted</source>
        <translation>Speicher laut Vorhersage</translation>
    </message>
    <message>
        <source>%1: %2, %3 a run, %4 at most</source>
        <translation>%1: %2, %3 je Lauf, höchstens %4</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>am schnellsten</translation>
    </message>
    <message>
        <source>cheapest</source>
        <translation>am günstigsten</translation>
    </message>
    <message>
        <source>least power</source>
        <translation>geringste Leistung</translation>
    </message>
    <message>
        <source>this plan: %1</source>
        <translation>dieser Plan: %1</translation>
    </message>
    <message>
        <source>Time against cost</source>
        <translation>Dauer gegen Kosten</translation>
    </message>
    <message>
        <source>Time against power</source>
        <translation>Dauer gegen Leistung</translation>
    </message>
    <message>
        <source>No number of GPUs holds the model.</source>
        <translation>Keine Zahl von GPUs fasst das Modell.</translation>
    </message>
    <message>
        <source>Time of a run</source>
        <translation>Dauer eines Laufs</translation>
    </message>
    <message>
        <source>Peak power</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Numbers of whole nodes that no other beats in time, cost and power at once. Double-click one to take it.</source>
        <translation>Zahlen ganzer Knoten, die keine andere bei Dauer, Kosten und Leistung zugleich schlägt. Ein Doppelklick übernimmt sie.</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>Each token</source>
        <translation>Jedes Token</translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>%1 gewünscht</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>every GPU</source>
        <translation>jede GPU</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erste</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzte</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>fragments</source>
        <translation>Verschnitt</translation>
    </message>
    <message>
        <source>%1 of %2 usable</source>
        <translation>%1 von nutzbaren %2</translation>
    </message>
    <message>
        <source>Each GPU holds %1.</source>
        <translation>Jede GPU hält %1.</translation>
    </message>
    <message>
        <source>Stage %1 of %2 holds most, %3.</source>
        <translation>Stufe %1 von %2 hält am meisten, %3.</translation>
    </message>
    <message>
        <source>It does not fit: %1 too much.</source>
        <translation>Es passt nicht: %1 zu viel.</translation>
    </message>
    <message>
        <source>It is tight: within the error of the estimate.</source>
        <translation>Es ist knapp: innerhalb des Schätzfehlers.</translation>
    </message>
    <message>
        <source>It fits.</source>
        <translation>Es passt.</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>is tight</source>
        <translation>ist knapp</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Memory of a GPU, by pipeline stage</source>
        <translation>Speicher einer GPU, nach Pipeline-Stufe</translation>
    </message>
    <message>
        <source>What each GPU holds is not known here.</source>
        <translation>Was jede GPU hält, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>nutzbar</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>vorhanden</translation>
    </message>
</context>
<context>
    <name>Mixed</name>
    <message>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>for work that may be interrupted</source>
        <translation>für Arbeit, die unterbrochen werden darf</translation>
    </message>
    <message>
        <source>The cheapest mix</source>
        <translation>Der günstigste Mix</translation>
    </message>
    <message>
        <source>without staff</source>
        <translation>ohne Personal</translation>
    </message>
    <message>
        <source>Own base and a cloud</source>
        <translation>Eigene Grundlast und Cloud</translation>
    </message>
    <message>
        <source>%1 more in the cloud; data on its way %2 before each burst</source>
        <translation>%1 mehr in der Cloud; Daten vor jedem Burst %2 unterwegs</translation>
    </message>
    <message>
        <source>Bought in stages</source>
        <translation>Kauf in Ausbaustufen</translation>
    </message>
    <message>
        <source>A run by an API</source>
        <translation>Ein Lauf per API</translation>
    </message>
    <message>
        <source>%1 at %2; here %3</source>
        <translation>%1 zu %2; hier %3</translation>
    </message>
    <message>
        <source>An hour of work on spot</source>
        <translation>Eine Stunde Arbeit auf Spot</translation>
    </message>
    <message>
        <source>%1, as work takes %2 times as long; on demand %3</source>
        <translation>%1, da die Arbeit %2-mal so lange dauert; auf Abruf %3</translation>
    </message>
    <message>
        <source>In time on spot</source>
        <translation>Rechtzeitig auf Spot</translation>
    </message>
    <message>
        <source>%1 to make %2</source>
        <translation>%1, Frist: %2</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>How the GPUs are had.</source>
        <translation>Wie die GPUs bezogen werden.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>At the busiest hour of the week.</source>
        <translation>Zur vollsten Stunde der Woche.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Nutzung</translation>
    </message>
    <message>
        <source>Of the hours of those GPUs.</source>
        <translation>Anteil an den Stunden dieser GPUs.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Of a year, without staff.</source>
        <translation>Eines Jahres, ohne Personal.</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Enter or a double click asks why.</source>
        <translation>Eingabetaste oder Doppelklick zeigt, warum.</translation>
    </message>
    <message>
        <source>A week of %1 at every hour and all %2 for %3 h on %4 days, at its cheapest.</source>
        <translation>Eine Woche mit %1 zu jeder Stunde und allen %2 für %3 h an %4 Tagen, so günstig wie möglich.</translation>
    </message>
    <message>
        <source>all dates</source>
        <translation>alle Termine</translation>
    </message>
    <message>
        <source>%1 of %2 stages pass their gate; present value %3</source>
        <translation>%1 von %2 Ausbaustufen erreichen ihre Schwelle; Barwert %3</translation>
    </message>
    <message>
        <source>%1 of %2 stages pass their gate; worth %3, undiscounted</source>
        <translation>%1 von %2 Ausbaustufen erreichen ihre Schwelle; Wert %3, nicht abgezinst</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>the work takes {use} of each year: too few GPUs to own.</source>
        <translation>die Arbeit braucht {use} eines Jahres: zu wenige GPUs für den Kauf.</translation>
    </message>
    <message>
        <source>at {use} in use buying never catches up.</source>
        <translation>bei {use} in Nutzung holt Kaufen nie auf.</translation>
    </message>
    <message>
        <source>at {use} in use buying is even after {even}.</source>
        <translation>bei {use} in Nutzung dauert es bis zum Break-even {even}.</translation>
    </message>
    <message>
        <source>Saved by buying</source>
        <translation>Ersparnis durch Kauf</translation>
    </message>
    <message>
        <source>Return on buying</source>
        <translation>Rendite des Kaufs</translation>
    </message>
    <message>
        <source>a year, of what buying saves</source>
        <translation>im Jahr, aus der Ersparnis durch Kauf</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no rate makes up for what is paid first</source>
        <translation>kein Zins gleicht das zuerst Gezahlte aus</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>savings change their sign more than once</source>
        <translation>Ersparnis wechselt mehrmals das Vorzeichen</translation>
    </message>
    <message>
        <source>Paid back after</source>
        <translation>Amortisationszeit</translation>
    </message>
    <message>
        <source>of %1 compared</source>
        <translation>verglichen: %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>verglichen: %1</translation>
    </message>
    <message>
        <source>A GPU-hour of work</source>
        <translation>Eine GPU-Stunde Arbeit</translation>
    </message>
    <message>
        <source>rented; owned %1</source>
        <translation>Miete; Besitz %1</translation>
    </message>
    <message>
        <source>owned; rented %1</source>
        <translation>Besitz; Miete %1</translation>
    </message>
    <message>
        <source>rented, with trials and staff</source>
        <translation>Miete, mit Versuchen und Personal</translation>
    </message>
    <message>
        <source>owned, with trials and staff</source>
        <translation>Besitz, mit Versuchen und Personal</translation>
    </message>
    <message>
        <source>A million tokens</source>
        <translation>Eine Million Token</translation>
    </message>
    <message>
        <source>an API asks %1</source>
        <translation>per API %1</translation>
    </message>
    <message>
        <source>trained on, of a run</source>
        <translation>im Training, für einen Lauf</translation>
    </message>
    <message>
        <source>Rent or buy stays open: a price is not known.</source>
        <translation>Mieten oder kaufen bleibt offen: Ein Preis ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Over {years} renting pays {rent} and buying {own}; </source>
        <translation>Über {years} kostet Mieten {rent} und Kaufen {own}; </translation>
    </message>
    <message>
        <source>A year of serving</source>
        <translation>Ein Jahr Betrieb</translation>
    </message>
    <message>
        <source>rented, with staff</source>
        <translation>Miete, mit Personal</translation>
    </message>
    <message>
        <source>owned, with staff</source>
        <translation>Besitz, mit Personal</translation>
    </message>
    <message>
        <source>in or out, with staff</source>
        <translation>Ein- oder Ausgabe, mit Personal</translation>
    </message>
    <message>
        <source>{basis} buying saves {saved} {band}, a return of {irr} a year.</source>
        <translation>{basis} spart Kaufen {saved} {band}, bei einer Rendite von {irr} im Jahr.</translation>
    </message>
    <message>
        <source>{basis} buying costs {saved} more {band}, a return of {irr} a year.</source>
        <translation>{basis} kostet Kaufen {saved} mehr {band}, bei einer Rendite von {irr} im Jahr.</translation>
    </message>
    <message>
        <source>{basis} buying saves {saved} {band}; there is no rate of return.</source>
        <translation>{basis} spart Kaufen {saved} {band}; eine Rendite gibt es nicht.</translation>
    </message>
    <message>
        <source>{basis} buying costs {saved} more {band}; there is no rate of return.</source>
        <translation>{basis} kostet Kaufen {saved} mehr {band}; eine Rendite gibt es nicht.</translation>
    </message>
    <message>
        <source>{basis} buying saves {saved} {band}; more than one rate of return solves it.</source>
        <translation>{basis} spart Kaufen {saved} {band}; die Rendite ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>{basis} buying costs {saved} more {band}; more than one rate of return solves it.</source>
        <translation>{basis} kostet Kaufen {saved} mehr {band}; die Rendite ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>In present value</source>
        <translation>Als Barwert</translation>
    </message>
    <message>
        <source>Undiscounted,</source>
        <translation>Nicht abgezinst</translation>
    </message>
    <message>
        <source>present value; rents ±%1 a year</source>
        <translation>Barwert; Mieten ±%1 im Jahr</translation>
    </message>
    <message>
        <source>undiscounted; rents ±%1 a year</source>
        <translation>nicht abgezinst; Mieten ±%1 im Jahr</translation>
    </message>
    <message>
        <source>Total cost per run</source>
        <translation>Gesamtkosten je Lauf</translation>
    </message>
    <message>
        <source>1,000 units</source>
        <translation>1.000 Einheiten</translation>
    </message>
    <message>
        <source>without staff</source>
        <translation>ohne Personal</translation>
    </message>
</context>
<context>
    <name>MoneyShares</name>
    <message>
        <source>machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>Paid before the first run.</source>
        <translation>Vor dem ersten Lauf bezahlt.</translation>
    </message>
    <message>
        <source>hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>A new one.</source>
        <translation>Eine neue.</translation>
    </message>
    <message>
        <source>until delivery</source>
        <translation>bis Lieferung</translation>
    </message>
    <message>
        <source>Rent, while the machines are on their way.</source>
        <translation>Miete, solange die Maschinen unterwegs sind.</translation>
    </message>
    <message>
        <source>cloud storage</source>
        <translation>Cloud-Storage</translation>
    </message>
    <message>
        <source>Until delivery, with the data that leaves.</source>
        <translation>Bis zur Lieferung, mit ausgehenden Daten.</translation>
    </message>
    <message>
        <source>resale</source>
        <translation>Wiederverkauf</translation>
    </message>
    <message>
        <source>What the machines bring at the end.</source>
        <translation>Was die Maschinen am Ende einbringen.</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>From delivery on, waiting included.</source>
        <translation>Ab Lieferung, Warten eingeschlossen.</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>People.</source>
        <translation>Fachkräfte.</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>From delivery on.</source>
        <translation>Ab Lieferung.</translation>
    </message>
    <message>
        <source>colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>Rent of the hall.</source>
        <translation>Hallenmiete.</translation>
    </message>
    <message>
        <source>software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Licences.</source>
        <translation>Lizenzen.</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Of the machines.</source>
        <translation>Der Maschinen.</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>Below 0: what the costs save.</source>
        <translation>Unter 0: was die Kosten sparen.</translation>
    </message>
    <message>
        <source>between jobs</source>
        <translation>zwischen Jobs</translation>
    </message>
    <message>
        <source>GPUs wait for their next job.</source>
        <translation>GPUs warten auf ihren nächsten Job.</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>Hours of the year not in use.</source>
        <translation>Ungenutzte Stunden des Jahres.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Rent of all hours paid.</source>
        <translation>Miete aller bezahlten Stunden.</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>In the cloud, and what leaves it.</source>
        <translation>In der Cloud, mit ausgehenden Daten.</translation>
    </message>
    <message>
        <source>Reserved hours not in use.</source>
        <translation>Ungenutzte reservierte Stunden.</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Betrieb</translation>
    </message>
    <message>
        <source>Of it, for no work</source>
        <translation>Ohne Arbeit</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Buying, over %1: %2 in all.</source>
        <translation>Kauf über %1: insgesamt %2.</translation>
    </message>
    <message>
        <source>Renting, over %1: %2 in all.</source>
        <translation>Miete über %1: insgesamt %2.</translation>
    </message>
    <message>
        <source>%1 paid, %2 comes back.</source>
        <translation>%1 gezahlt, %2 zurück.</translation>
    </message>
    <message>
        <source>Where the money goes</source>
        <translation>Wohin das Geld geht</translation>
    </message>
    <message>
        <source>A price is not known here.</source>
        <translation>Ein Preis ist hier nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Use the price of %1</source>
        <translation>Preis von %1 verwenden</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Who rents the machines out.</source>
        <translation>Wer die Maschinen vermietet.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Where they stand.</source>
        <translation>Wo sie stehen.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>How long the rent is promised.</source>
        <translation>Wie lange die Miete zugesagt ist.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Of a GPU-hour, as the plan&apos;s terms leave the offer&apos;s price.</source>
        <translation>Je GPU-Stunde, was der Tarif des Plans vom Angebotspreis übrig lässt.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Of the price. Old ones are marked.</source>
        <translation>Des Preises. Alte sind markiert.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>The plan&apos;s work over the years compared.</source>
        <translation>Die Arbeit des Plans über die verglichenen Jahre.</translation>
    </message>
    <message>
        <source>Against plan</source>
        <translation>Ggü. Plan</translation>
    </message>
    <message>
        <source>Less or more than the plan pays.</source>
        <translation>Weniger oder mehr, als der Plan zahlt.</translation>
    </message>
    <message>
        <source>%1, old</source>
        <translation>%1, alt</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>The plan, bought</source>
        <translation>Der Plan, gekauft</translation>
    </message>
    <message>
        <source>As the plan pays.</source>
        <translation>Was der Plan zahlt.</translation>
    </message>
    <message>
        <source>The catalog has no offer of this GPU.</source>
        <translation>Der Katalog hat kein Angebot für diese GPU.</translation>
    </message>
    <message>
        <source>The plan&apos;s work, with staff: %1 of %2 cost less.</source>
        <translation>Die Arbeit des Plans, mit Personal: %1 von %2 günstiger.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message numerus="yes">
        <source>%n more such notes are left out.</source>
        <translation>
            <numerusform>%n weiterer solcher Hinweis ist ausgelassen.</numerusform>
            <numerusform>%n weitere solche Hinweise sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was %2, now %3</source>
        <translation>%1 war %2, jetzt %3</translation>
    </message>
    <message>
        <source>, because it is computed differently</source>
        <translation>, weil anders gerechnet wird</translation>
    </message>
    <message>
        <source>, because “%1” is computed differently</source>
        <translation>, weil „%1“ anders berechnet wird</translation>
    </message>
    <message>
        <source>Saved by Headroom %1, opened by %2</source>
        <translation>Gespeichert von Headroom %1, geöffnet von %2</translation>
    </message>
    <message>
        <source>%1: %2. (%3)</source>
        <translation>%1: %2. (%3)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 in the catalog (%4)</source>
        <translation>%1: hier %2, im Katalog %3 (%4)</translation>
    </message>
    <message>
        <source>The file was changed since it was saved, or was saved by another build</source>
        <translation>Die Datei wurde seit dem Speichern geändert oder von einem anderen Bau gespeichert</translation>
    </message>
</context>
<context>
    <name>OwnRuns</name>
    <message>
        <source>None yet. File &gt; Add a measured run, or drop a file of runs here.</source>
        <translation>Noch keine. Datei &gt; Gemessenen Lauf hinzufügen, oder eine Datei mit Läufen hier ablegen.</translation>
    </message>
    <message>
        <source>Not compared with predictions yet.</source>
        <translation>Noch nicht mit Vorhersagen verglichen.</translation>
    </message>
    <message>
        <source>%1 of %2 lie within the band of their prediction.</source>
        <translation>%1 von %2 liegen im Band ihrer Vorhersage.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>One optimizer step.</source>
        <translation>Ein Optimizer-Schritt.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Typical, and the middle 80 %.</source>
        <translation>Typisch, und die mittleren 80 %.</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Predicted against measured.</source>
        <translation>Vorhergesagt gegenüber gemessen.</translation>
    </message>
    <message>
        <source>No run says anything of this plan: it takes the same GPU, a known model, a layout and a step.</source>
        <translation>Kein Lauf sagt etwas über diesen Plan: Er braucht dieselbe GPU, ein bekanntes Modell, eine Aufteilung und eine Schrittzeit.</translation>
    </message>
    <message>
        <source>Multiplies the computed step by %1 and pulls its band from ±%2 to ±%3. One step to undo; the constants of the program stay.</source>
        <translation>Multipliziert den berechneten Schritt mit %1 und zieht seine Spanne von ±%2 auf ±%3 zusammen. Ein Schritt zum Zurücknehmen; die Konstanten des Programms bleiben.</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>%1 · ranges hold the middle 80 % · “recalled” marks figures without a source, no number what was chosen or entered</source>
        <translation>%1 · Spannen umfassen die mittleren 80 % · „aus dem Gedächtnis“ heißt ohne Quelle, ohne Nummer heißt gewählt oder eingegeben</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Was gefragt war</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>What differs in</source>
        <translation>Andere Eingaben</translation>
    </message>
    <message>
        <source>What differs out</source>
        <translation>Andere Ergebnisse</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Compared</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Buchhaltung</translation>
    </message>
    <message>
        <source>Week and stages</source>
        <translation>Woche und Ausbaustufen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Zuleitungen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Making</source>
        <translation>Herstellung</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Network and feeds</source>
        <translation>Netz und Zuleitungen</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Aufkommen</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Model and engine</source>
        <translation>Modell und Engine</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Tokens bought</source>
        <translation>Gekaufte Token</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>A second kind of GPU</source>
        <translation>Eine zweite GPU-Art</translation>
    </message>
</context>
<context>
    <name>Published</name>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>article&apos;s claim</source>
        <translation>laut Artikel</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>beaten by none</source>
        <translation>unübertroffen</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>übertroffen</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>Regions: price against carbon</source>
        <translation>Regionen: Preis gegen CO₂</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>Preis, %1</translation>
    </message>
    <message>
        <source>Carbon, g/kWh</source>
        <translation>CO₂, g/kWh</translation>
    </message>
    <message>
        <source>Cheaper to the left, cleaner below. No region beats those named in both.</source>
        <translation>Links günstiger, unten sauberer. Die benannten übertrifft keine Region in beidem.</translation>
    </message>
    <message>
        <source>No region tells price and carbon.</source>
        <translation>Keine Region nennt Preis und CO₂.</translation>
    </message>
    <message>
        <source>Beaten by none in price and carbon: %1.</source>
        <translation>In Preis und CO₂ unübertroffen: %1.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>A region of the catalog.</source>
        <translation>Eine Region des Katalogs.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Of a kWh at the meter.</source>
        <translation>Je kWh am Zähler.</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>A year, at the region&apos;s price.</source>
        <translation>Im Jahr, zum Preis der Region.</translation>
    </message>
    <message>
        <source>Owning</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>All that owning costs in a year, with it.</source>
        <translation>Alles, was Besitz im Jahr kostet, Strom eingeschlossen.</translation>
    </message>
    <message>
        <source>CO₂ a year</source>
        <translation>CO₂ im Jahr</translation>
    </message>
    <message>
        <source>Of the electricity, and the part of making the machines.</source>
        <translation>Des Stroms, mit dem Anteil an der Herstellung der Maschinen.</translation>
    </message>
    <message>
        <source>Water a year</source>
        <translation>Wasser/Jahr</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>A region is beaten where another is no worse in price and carbon, and better in one.</source>
        <translation>Eine Region ist übertroffen, wo eine andere in Preis und CO₂ nicht schlechter und in einem besser ist.</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>Preis nicht bekannt</translation>
    </message>
    <message>
        <source>carbon not known</source>
        <translation>CO₂ nicht bekannt</translation>
    </message>
    <message>
        <source>best of its kind</source>
        <translation>beste ihrer Art</translation>
    </message>
    <message>
        <source>%1 tell price and carbon; %2 of them are beaten by none in both.</source>
        <translation>Mit Preis und CO₂: %1; davon in beidem unübertroffen: %2.</translation>
    </message>
    <message>
        <source>Of this plan. Of other regions the catalog tells no water.</source>
        <translation>Von diesem Plan. Zu anderen Regionen nennt der Katalog keinen Wasserverbrauch.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>(recalled)</source>
        <translation>(aus dem Gedächtnis)</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>%1 gewünscht</translation>
    </message>
    <message>
        <source>%1 for the date</source>
        <translation>%1 für den Termin</translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation>Spitzenanteil</translation>
    </message>
    <message>
        <source>%1 waits for traffic</source>
        <translation>%1 warten auf Datenverkehr</translation>
    </message>
    <message>
        <source>%1 of training state</source>
        <translation>%1 Trainingszustand</translation>
    </message>
    <message>
        <source>Rented, a year</source>
        <translation>Miete im Jahr</translation>
    </message>
    <message>
        <source>%1 in use, with staff</source>
        <translation>%1 in Nutzung, mit Personal</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>peak %1, rated %2</source>
        <translation>Spitze %1, Nenn %2</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>One copy</source>
        <translation>Eine Kopie</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>of %1 that can be used</source>
        <translation>von %1 nutzbar</translation>
    </message>
    <message>
        <source>within %1: %2</source>
        <translation>binnen %1: %2</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>%1 replicas, %2 of what they carry</source>
        <translation>%1 Repliken, %2 ihrer Tragfähigkeit</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Each token</source>
        <translation>Jedes Token</translation>
    </message>
    <message>
        <source>A million tokens</source>
        <translation>Eine Million Token</translation>
    </message>
    <message>
        <source>of answers, with all that the fleet costs</source>
        <translation>der Antworten, mit allen Kosten der Flotte</translation>
    </message>
    <message>
        <source>One dollar is %1 %2, a rate %3.</source>
        <translation>Ein Dollar ist %1 %2, Kurs %3.</translation>
    </message>
    <message>
        <source>of no date</source>
        <translation>ohne Datum</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>vom %1</translation>
    </message>
    <message>
        <source>It is %1 old.</source>
        <translation>Er ist %1 alt.</translation>
    </message>
    <message>
        <source>Amounts in %1</source>
        <translation>Beträge in %1</translation>
    </message>
    <message>
        <source>1,000 units</source>
        <translation>1.000 Einheiten</translation>
    </message>
    <message>
        <source>with all that the fleet costs</source>
        <translation>mit allen Kosten der Flotte</translation>
    </message>
</context>
<context>
    <name>Risk</name>
    <message>
        <source>Rates as entered.</source>
        <translation>Raten wie eingegeben.</translation>
    </message>
    <message>
        <source>Sources disagree. %1: %2. Used here: %3.</source>
        <translation>Quellen uneins. %1: %2. Hier verwendet: %3.</translation>
    </message>
    <message>
        <source>, against </source>
        <translation>, gegen </translation>
    </message>
    <message>
        <source>Daly</source>
        <translation>Daly</translation>
    </message>
    <message>
        <source>Young</source>
        <translation>Young</translation>
    </message>
    <message>
        <source>most available</source>
        <translation>beste Verfügbarkeit</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RiskCures</name>
    <message>
        <source>The hours that count are typed: no interval changes them.</source>
        <translation>Die Stunden, die zählen, sind eingegeben: Kein Intervall ändert sie.</translation>
    </message>
    <message>
        <source>It is in use.</source>
        <translation>Es wird schon verwendet.</translation>
    </message>
    <message>
        <source>They are in use.</source>
        <translation>Er wird schon verwendet.</translation>
    </message>
    <message>
        <source>A checkpoint every %1: %2 of the hours count instead of %3.</source>
        <translation>Mit einem Checkpoint alle %1 zählen %2 der Stunden statt %3.</translation>
    </message>
    <message>
        <source>%1 nodes stand by, enough for %2 of the time.</source>
        <translation>%1 Knoten in Bereitschaft, genug für %2 der Zeit.</translation>
    </message>
</context>
<context>
    <name>RiskFigures</name>
    <message>
        <source>Interruptions of a run</source>
        <translation>Unterbrechungen je Lauf</translation>
    </message>
    <message>
        <source>one every %1</source>
        <translation>eine alle %1</translation>
    </message>
    <message>
        <source>Hours that count</source>
        <translation>Stunden, die zählen</translation>
    </message>
    <message>
        <source>%1 lost to work done again, %2 to restarts</source>
        <translation>%1 an wiederholte Arbeit verloren, %2 an Neustarts</translation>
    </message>
    <message>
        <source>Nodes it may lose</source>
        <translation>Entbehrliche Knoten</translation>
    </message>
    <message>
        <source>before the run stops, with fewer copies</source>
        <translation>bevor der Lauf stoppt, mit weniger Kopien</translation>
    </message>
    <message>
        <source>Nodes under repair</source>
        <translation>Knoten in Reparatur</translation>
    </message>
    <message>
        <source>each for %1</source>
        <translation>jeweils %1</translation>
    </message>
    <message>
        <source>A stopped hour</source>
        <translation>Stunde Stillstand</translation>
    </message>
    <message>
        <source>of all GPUs, at their rent</source>
        <translation>aller GPUs, zu ihrer Miete</translation>
    </message>
    <message>
        <source>Saved by spares</source>
        <translation>Durch Ersatz gespart</translation>
    </message>
    <message>
        <source>they cost %1</source>
        <translation>er kostet %1</translation>
    </message>
</context>
<context>
    <name>RiskSentence</name>
    <message>
        <source>How often {gpus} stop is not known: no record of failures is chosen.</source>
        <translation>Wie oft {gpus} stoppen, ist nicht bekannt: Es sind keine Ausfalldaten gewählt.</translation>
    </message>
    <message>
        <source>Nothing stops {gpus} by these rates: all their hours count.</source>
        <translation>Bei diesen Raten stoppt nichts {gpus}: Alle ihre Stunden zählen.</translation>
    </message>
    <message>
        <source>{gpus} stop every {between}; with a checkpoint every {interval}, {goodput} of the hours count.</source>
        <translation>{gpus} stoppen alle {between}; mit einem Checkpoint alle {interval} zählen {goodput} der Stunden.</translation>
    </message>
    <message>
        <source>{gpus} stop every {all}.</source>
        <translation>{gpus} stoppen alle {all}.</translation>
    </message>
    <message>
        <source>one spare node</source>
        <translation>ein Ersatzknoten</translation>
    </message>
    <message>
        <source>%1 spare nodes</source>
        <translation>%1 Ersatzknoten</translation>
    </message>
    <message>
        <source>There is no spare node: the run goes on without a node that fails and loses {without} of its time; {advised} would be enough {target} of the time.</source>
        <translation>Es gibt keinen Ersatzknoten: Der Lauf geht ohne ausgefallene Knoten weiter und verliert {without} seiner Zeit; für {target} der Zeit nötig: {advised}.</translation>
    </message>
    <message>
        <source>There is no spare node: the run waits {without} of its time for repairs; {advised} would be enough {target} of the time.</source>
        <translation>Es gibt keinen Ersatzknoten: Der Lauf wartet {without} seiner Zeit auf Reparaturen; für {target} der Zeit nötig: {advised}.</translation>
    </message>
    <message>
        <source>{spares} would be enough {enough} of the time; without spares the run goes on with fewer nodes and loses {without} of its time.</source>
        <translation>{spares} für {enough} der Zeit genug; ohne Ersatz geht der Lauf mit weniger Knoten weiter und verliert {without} seiner Zeit.</translation>
    </message>
    <message>
        <source>{spares} would be enough {enough} of the time; without spares the run waits {without} of its time for repairs.</source>
        <translation>{spares} für {enough} der Zeit genug; ohne Ersatz wartet der Lauf {without} seiner Zeit auf Reparaturen.</translation>
    </message>
</context>
<context>
    <name>Roofline</name>
    <message>
        <source>attention&apos;s matrices</source>
        <translation>Matrizen der Attention</translation>
    </message>
    <message>
        <source>attention core</source>
        <translation>Kern der Attention</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>norms, activations</source>
        <translation>Normen, Aktivierungen</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>memory, %1</source>
        <translation>Speicher, %1</translation>
    </message>
    <message>
        <source>peak, %1</source>
        <translation>Spitze, %1</translation>
    </message>
    <message>
        <source>Roofline: what bounds the products</source>
        <translation>Roofline: was die Produkte begrenzt</translation>
    </message>
    <message>
        <source>Peak or bandwidth are not known here.</source>
        <translation>Spitze oder Bandbreite sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>FLOP for each byte moved</source>
        <translation>FLOP je bewegtem Byte</translation>
    </message>
    <message>
        <source>TFLOP/s of a GPU</source>
        <translation>TFLOP/s einer GPU</translation>
    </message>
    <message>
        <source>%1 of %2 kinds are bound by the peak, the others by the memory&apos;s bandwidth.</source>
        <translation>%1 von %2 Arten begrenzt die Spitze, die anderen die Speicherbandbreite.</translation>
    </message>
    <message>
        <source>All %1 kinds are bound by the peak.</source>
        <translation>Alle %1 Arten begrenzt die Spitzenleistung.</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What you call this run.</source>
        <translation>Wie dieser Lauf heißen soll.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>When it was measured: 2026, 2026-05 or 2026-05-14.</source>
        <translation>Wann gemessen wurde: 2026, 2026-05 oder 2026-05-14.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>An id or name of the catalog, or any name with its parameters below.</source>
        <translation>ID oder Name aus dem Katalog oder ein beliebiger Name mit den Parametern darunter.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>An id or name of the catalog.</source>
        <translation>ID oder Name aus dem Katalog.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Only needed where the catalog does not know the model.</source>
        <translation>Nur nötig, wenn der Katalog das Modell nicht kennt.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Of a mixture; else all.</source>
        <translation>Eines Mixture-of-Experts-Modells; sonst alle.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>All that worked on the run.</source>
        <translation>Alle, die am Lauf gearbeitet haben.</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>How many share the inside link.</source>
        <translation>Wie viele sich die innere Verbindung teilen.</translation>
    </message>
    <message>
        <source>Between nodes, a GPU</source>
        <translation>Zwischen Knoten, je GPU</translation>
    </message>
    <message>
        <source>Rate of the fabric for each GPU, one direction.</source>
        <translation>Netzrate je GPU, eine Richtung.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>GPUs that share each layer.</source>
        <translation>GPUs, die sich jede Schicht teilen.</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>Pipeline-Stufen</translation>
    </message>
    <message>
        <source>Groups of layers on different GPUs.</source>
        <translation>Gruppen von Schichten auf verschiedenen GPUs.</translation>
    </message>
    <message>
        <source>Interleaved chunks</source>
        <translation>Verschränkte Stücke</translation>
    </message>
    <message>
        <source>Chunks of layers on each pipeline stage.</source>
        <translation>Stücke von Schichten auf jeder Pipeline-Stufe.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallel</translation>
    </message>
    <message>
        <source>GPUs that share each sequence.</source>
        <translation>GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>GPUs that share the experts.</source>
        <translation>GPUs, die sich die Experten teilen.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Datenparallel</translation>
    </message>
    <message>
        <source>Copies of the model; follows from the others.</source>
        <translation>Kopien des Modells; folgt aus den anderen Werten.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-Batch</translation>
    </message>
    <message>
        <source>Sequences that pass at once.</source>
        <translation>Sequenzen, die zugleich durchlaufen.</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Sequences of one optimizer step, all GPUs together.</source>
        <translation>Sequenzen eines Optimizer-Schritts, alle GPUs zusammen.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Tokens of a sequence.</source>
        <translation>Token einer Sequenz.</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Zahlenformat</translation>
    </message>
    <message>
        <source>bf16, fp8 …</source>
        <translation>bf16, fp8 …</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>none, selective or full.</source>
        <translation>none, selective oder full.</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>One optimizer step of the whole batch.</source>
        <translation>Ein Optimizer-Schritt des ganzen Batchs.</translation>
    </message>
    <message>
        <source>Tokens/s a GPU</source>
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>Instead of the time of a step, or beside it.</source>
        <translation>Statt der Schrittdauer oder zusätzlich.</translation>
    </message>
    <message>
        <source>Memory used a GPU</source>
        <translation>Speichernutzung je GPU</translation>
    </message>
    <message>
        <source>As the driver shows it at its highest.</source>
        <translation>Höchster Wert, den der Treiber zeigt.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Software, settings, what was odd.</source>
        <translation>Software, Einstellungen, Auffälliges.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>70B from scratch</source>
        <translation>70B von Grund auf</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
</context>
<context>
    <name>Serving</name>
    <message>
        <source>no rate keeps the limits</source>
        <translation>keine Rate hält die Grenzen ein</translation>
    </message>
    <message>
        <source>room for keys and values binds</source>
        <translation>begrenzt vom Platz für Schlüssel und Werte</translation>
    </message>
    <message>
        <source>the first token binds</source>
        <translation>begrenzt vom ersten Token</translation>
    </message>
    <message>
        <source>the time of a token binds</source>
        <translation>begrenzt von der Zeit je Token</translation>
    </message>
    <message>
        <source>the engine&apos;s sequences bind</source>
        <translation>begrenzt von den Sequenzen der Engine</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 GPU</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>95 %, limit %1</source>
        <translation>95 %, Grenze %1</translation>
    </message>
    <message>
        <source>half, limit %1</source>
        <translation>Hälfte, Grenze %1</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>requests queue</source>
        <translation>Anfragen stauen sich</translation>
    </message>
    <message>
        <source>Each token after</source>
        <translation>Jedes weitere Token</translation>
    </message>
    <message>
        <source>Tokens/s, a GPU</source>
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>of answers, at the peak</source>
        <translation>der Antworten, zur Spitze</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Ausgelastet</translation>
    </message>
    <message>
        <source>mean over the hours they run</source>
        <translation>Mittel über die Laufzeit</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Repliken</translation>
    </message>
    <message>
        <source>%1 carry, %2 stand by</source>
        <translation>%1 tragen, %2 Reserve</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Load at the peak</source>
        <translation>Last zur Spitze</translation>
    </message>
    <message>
        <source>bought: %1</source>
        <translation>zugekauft: %1</translation>
    </message>
    <message>
        <source>with everything</source>
        <translation>mit allem</translation>
    </message>
    <message>
        <source>type prices of an API</source>
        <translation>API-Preise eingeben</translation>
    </message>
    <message>
        <source>%1 come</source>
        <translation>%1 fallen an</translation>
    </message>
    <message>
        <source>Cost of answers</source>
        <translation>Antwortkosten</translation>
    </message>
    <message>
        <source>Even, tokens a day</source>
        <translation>Break-even je Tag</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>%1 a million</source>
        <translation>%1 je Million</translation>
    </message>
    <message>
        <source>A replica carries {rate}: {bound}.</source>
        <translation>Eine Replik trägt {rate}: {bound}.</translation>
    </message>
    <message>
        <source>A replica carries {rate}.</source>
        <translation>Eine Replik trägt {rate}.</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Cost per 1,000 units</source>
        <translation>Kosten je 1.000 Einheiten</translation>
    </message>
    <message>
        <source>with all that the fleet costs</source>
        <translation>mit allen Kosten der Flotte</translation>
    </message>
    <message>
        <source>at the meter</source>
        <translation>am Zähler</translation>
    </message>
</context>
<context>
    <name>ServingFleet</name>
    <message>
        <source>Scaling saves nothing here.</source>
        <translation>Skalieren spart hier nichts.</translation>
    </message>
    <message>
        <source>Scaling saves %1.</source>
        <translation>Skalieren spart %1.</translation>
    </message>
    <message>
        <source>Scaling would save %1.</source>
        <translation>Skalieren würde %1 sparen.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Repliken</translation>
    </message>
    <message>
        <source>How many replicas the load needs is not known here.</source>
        <translation>Wie viele Repliken die Last braucht, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>%1 replicas always; between %2 and %3 scaled.</source>
        <translation>Immer %1 Repliken; skaliert zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Im Jahr</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>What growth needs is not known here.</source>
        <translation>Was das Wachstum braucht, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>a year</source>
        <translation>im Jahr</translation>
    </message>
    <message>
        <source>%1 more a month.</source>
        <translation>%1 mehr im Monat.</translation>
    </message>
    <message>
        <source>%1 more a month: from %2 to %3 after %4 months.</source>
        <translation>%1 mehr im Monat: von %2 auf %3 nach %4 Monaten.</translation>
    </message>
    <message>
        <source>Memory of a replica</source>
        <translation>Speicher einer Replik</translation>
    </message>
    <message>
        <source>What a replica holds is not known here.</source>
        <translation>Was eine Replik hält, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>cache used</source>
        <translation>Cache belegt</translation>
    </message>
    <message>
        <source>cache free</source>
        <translation>Cache frei</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>Weights %1; cache %2 used.</source>
        <translation>Gewichte %1; Cache zu %2 belegt.</translation>
    </message>
    <message>
        <source>The weights leave no room for keys and values.</source>
        <translation>Die Gewichte lassen keinen Platz für Schlüssel und Werte.</translation>
    </message>
</context>
<context>
    <name>ServingLoad</name>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/s</translation>
    </message>
    <message>
        <source>queueing</source>
        <translation>Stau</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>now: queueing</source>
        <translation>jetzt: Stau</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>%1 come, %2 are answered at most.</source>
        <translation>%1 kommen an, höchstens %2 werden beantwortet.</translation>
    </message>
    <message>
        <source>The fleet keeps its limits up to %1: %2.</source>
        <translation>Die Flotte hält ihre Grenzen bis %1 ein: %2.</translation>
    </message>
    <message>
        <source>Not computed here: it takes a model, a GPU and an engine.</source>
        <translation>Hier nicht berechnet: Nötig sind ein Modell, eine GPU und eine Engine.</translation>
    </message>
    <message>
        <source>%1 for answers.</source>
        <translation>%1 für Antworten.</translation>
    </message>
    <message>
        <source>%1, bought %2.</source>
        <translation>%1, zugekauft %2.</translation>
    </message>
    <message>
        <source>Even at %1.</source>
        <translation>Break-even bei %1.</translation>
    </message>
    <message>
        <source>Cheaper than bought at any load.</source>
        <translation>Bei jeder Last günstiger als Zukauf.</translation>
    </message>
    <message>
        <source>Bought is cheaper at any load.</source>
        <translation>Zukauf ist bei jeder Last günstiger.</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation>Bis zum ersten Token</translation>
    </message>
    <message>
        <source>Each token after</source>
        <translation>Jedes weitere Token</translation>
    </message>
    <message>
        <source>Time of a token</source>
        <translation>Zeit je Token</translation>
    </message>
    <message>
        <source>Cost of tokens</source>
        <translation>Tokenkosten</translation>
    </message>
    <message>
        <source>For a million</source>
        <translation>Je Million</translation>
    </message>
    <message>
        <source>A price or the speed is not known here.</source>
        <translation>Ein Preis oder die Geschwindigkeit ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>95 % wait %1 at most: within the limit.</source>
        <translation>95 % warten höchstens %1: innerhalb der Grenze.</translation>
    </message>
    <message>
        <source>95 % wait %1 at most: beyond the limit.</source>
        <translation>95 % warten höchstens %1: über der Grenze.</translation>
    </message>
    <message>
        <source>Half wait %1 at most: within the limit.</source>
        <translation>Die Hälfte wartet höchstens %1: innerhalb der Grenze.</translation>
    </message>
    <message>
        <source>Half wait %1 at most: beyond the limit.</source>
        <translation>Die Hälfte wartet höchstens %1: über der Grenze.</translation>
    </message>
</context>
<context>
    <name>ServingOptions</name>
    <message>
        <source>Use this layout</source>
        <translation>Diese Aufteilung verwenden</translation>
    </message>
    <message>
        <source>Choose the layout by itself</source>
        <translation>Aufteilung selbst wählen lassen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>How the GPUs of a replica divide the model.</source>
        <translation>Wie die GPUs einer Replik das Modell aufteilen.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>The format that they rest in.</source>
        <translation>Das Format, in dem sie liegen.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Repliken</translation>
    </message>
    <message>
        <source>With those that stand by.</source>
        <translation>Einschließlich der Reserve.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Of all replicas.</source>
        <translation>Aller Repliken.</translation>
    </message>
    <message>
        <source>Each carries</source>
        <translation>Jede trägt</translation>
    </message>
    <message>
        <source>Requests a second within the limits.</source>
        <translation>Anfragen je Sekunde innerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>For 95 % of the requests, at the load that comes.</source>
        <translation>Für 95 % der Anfragen, bei der anfallenden Last.</translation>
    </message>
    <message>
        <source>Per Mtoken</source>
        <translation>Je Mtoken</translation>
    </message>
    <message>
        <source>A million tokens of answers, with everything.</source>
        <translation>Eine Million Token an Antworten, mit allem.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What it loses by.</source>
        <translation>Woran sie verliert.</translation>
    </message>
    <message>
        <source>%1 GPUs are more than there are</source>
        <translation>%1 GPUs sind mehr als vorhanden</translation>
    </message>
    <message>
        <source>another is as good, and better in one</source>
        <translation>eine andere ist ebenso gut und in einem besser</translation>
    </message>
    <message>
        <source>in use: %1</source>
        <translation>genutzt: %1</translation>
    </message>
    <message>
        <source>Nothing is searched where the speed was typed.</source>
        <translation>Wo die Geschwindigkeit eingegeben wurde, wird nichts gesucht.</translation>
    </message>
    <message>
        <source>%1 looked at; none keeps the limits.</source>
        <translation>%1 angesehen; keine hält die Grenzen ein.</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Kosten gegen Zeit</translation>
    </message>
    <message>
        <source>Nothing that can be used is known here.</source>
        <translation>Hier ist nichts Verwendbares bekannt.</translation>
    </message>
    <message>
        <source>none beats it</source>
        <translation>unübertroffen</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>Whole request [%1]</source>
        <translation>Ganze Anfrage [%1]</translation>
    </message>
    <message>
        <source>Million tokens of answers [%1]</source>
        <translation>Million Token an Antworten [%1]</translation>
    </message>
    <message>
        <source>Left and below is better; the limits hold for all.</source>
        <translation>Links und unten ist besser; die Grenzen gelten für alle.</translation>
    </message>
    <message>
        <source>Make it serve</source>
        <translation>Auf Inferenz umstellen</translation>
    </message>
    <message>
        <source>keeps no limit</source>
        <translation>hält keine Grenze ein</translation>
    </message>
    <message>
        <source>cache binds</source>
        <translation>bindend: Cache</translation>
    </message>
    <message>
        <source>first token binds</source>
        <translation>bindend: erstes Token</translation>
    </message>
    <message>
        <source>time of a token binds</source>
        <translation>bindend: Zeit je Token</translation>
    </message>
    <message>
        <source>sequences bind</source>
        <translation>bindend: Sequenzen</translation>
    </message>
    <message>
        <source>%1 dearer than %2</source>
        <translation>%1 teurer als %2</translation>
    </message>
    <message>
        <source>slower than %1</source>
        <translation>langsamer als %1</translation>
    </message>
    <message>
        <source>no room for a cache</source>
        <translation>kein Platz für Cache</translation>
    </message>
    <message>
        <source>first token too late, even alone</source>
        <translation>erstes Token zu spät, selbst allein</translation>
    </message>
    <message>
        <source>tokens too slow, even alone</source>
        <translation>Token zu langsam, selbst allein</translation>
    </message>
    <message>
        <source>%1 of %2 can be used, the cheapest first.</source>
        <translation>%1 von %2 verwendbar, nach Preis.</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>Usable rack units.</source>
        <translation>Nutzbare Höheneinheiten.</translation>
    </message>
    <message>
        <source>What rack and floor hold.</source>
        <translation>Was Rack und Boden tragen.</translation>
    </message>
    <message>
        <source>Heat that the cooling takes from a rack, against the peak of its nodes.</source>
        <translation>Wärme, die die Kühlung aus einem Rack abführt, gegen die Spitze seiner Knoten.</translation>
    </message>
    <message>
        <source>What one side may carry for long, against the name plates of the nodes.</source>
        <translation>Was eine Seite dauerhaft tragen darf, gegen die Typenschilder der Knoten.</translation>
    </message>
    <message>
        <source>Fullest phase</source>
        <translation>Vollste Phase</translation>
    </message>
    <message>
        <source>Of the side that is left when the other fails.</source>
        <translation>Der Seite, die bleibt, wenn die andere ausfällt.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>A rack takes</source>
        <translation>Rack fasst</translation>
    </message>
    <message>
        <source>What may be put into one rack.</source>
        <translation>Was ein Rack aufnehmen darf.</translation>
    </message>
    <message>
        <source>A node needs</source>
        <translation>Je Knoten</translation>
    </message>
    <message>
        <source>Of it.</source>
        <translation>Davon nötig.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>That one rack takes by this limit.</source>
        <translation>Die ein Rack nach dieser Grenze aufnimmt.</translation>
    </message>
    <message>
        <source>What each of them uses, of what it may.</source>
        <translation>Was jedes davon nutzt, als Teil dessen, was es darf.</translation>
    </message>
    <message>
        <source>%1 binds</source>
        <translation>%1 bindet</translation>
    </message>
    <message>
        <source>A rack takes %1 nodes: %2.</source>
        <translation>Ein Rack fasst %1 Knoten (%2).</translation>
    </message>
    <message>
        <source>%1 grid, %2 making</source>
        <translation>%1 Stromnetz, %2 Herstellung</translation>
    </message>
    <message>
        <source>Energy, a run</source>
        <translation>Energie je Lauf</translation>
    </message>
    <message>
        <source>%1 on the mean</source>
        <translation>%1 im Mittel</translation>
    </message>
    <message>
        <source>Carbon, a run</source>
        <translation>CO₂ je Lauf</translation>
    </message>
    <message>
        <source>Water, a run</source>
        <translation>Wasser je Lauf</translation>
    </message>
    <message>
        <source>Energy, a year</source>
        <translation>Energie im Jahr</translation>
    </message>
    <message>
        <source>%1 in use</source>
        <translation>%1 in Nutzung</translation>
    </message>
    <message>
        <source>Carbon, a year</source>
        <translation>CO₂ im Jahr</translation>
    </message>
    <message>
        <source>Water, a year</source>
        <translation>Wasser im Jahr</translation>
    </message>
    <message>
        <source>Electricity, a year</source>
        <translation>Strom im Jahr</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>zu %1</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Stellfläche</translation>
    </message>
    <message>
        <source>%1 racks of nodes, %2 beside</source>
        <translation>%1 Racks mit Knoten, %2 weitere</translation>
    </message>
    <message>
        <source>%1 rated</source>
        <translation>%1 Nennleistung</translation>
    </message>
    <message>
        <source>Both sides carry</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>One side alone</source>
        <translation>Eine Seite allein</translation>
    </message>
    <message>
        <source>No limit of a rack is known.</source>
        <translation>Keine Grenze eines Racks ist bekannt.</translation>
    </message>
    <message>
        <source>No rack takes a node: %1.</source>
        <translation>Kein Rack fasst einen Knoten (%1).</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>If a side fails, the other carries %2 of its %1.</source>
        <translation>Fällt eine Seite aus, trägt die andere %2 ihrer %1.</translation>
    </message>
    <message>
        <source>{nodes} stand somewhere: no limit of a rack is known.</source>
        <translation>{nodes} stehen irgendwo: Keine Grenze eines Racks ist bekannt.</translation>
    </message>
    <message>
        <source>A rack takes none of the {nodes}: {bound}.</source>
        <translation>Von {nodes} passt keiner in ein Rack ({bound}).</translation>
    </message>
    <message>
        <source>The node stands in {racks} rack; it would take {each}: {bound}.</source>
        <translation>Der Knoten steht in {racks} Rack; es würde {each} fassen ({bound}).</translation>
    </message>
    <message>
        <source>{nodes} stand in {racks} rack; it would take {each}: {bound}.</source>
        <translation>{nodes} stehen in {racks} Rack; es würde {each} fassen ({bound}).</translation>
    </message>
    <message>
        <source>{nodes} stand in {racks} racks, {each} to a rack: {bound}.</source>
        <translation>{nodes} stehen in {racks} Racks, {each} je Rack ({bound}).</translation>
    </message>
    <message>
        <source>What they draw is not known.</source>
        <translation>Ihre Leistungsaufnahme ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The feeds carry {rated} rated.</source>
        <translation>Die Zuleitungen tragen {rated} Nennleistung.</translation>
    </message>
    <message>
        <source>The feeds carry {rated} rated; a year takes {energy} and emits {carbon}.</source>
        <translation>Die Zuleitungen tragen {rated} Nennleistung; ein Jahr braucht {energy} und verursacht {carbon} CO₂.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Zuleitung</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>height binds</source>
        <translation>bindend: Höhe</translation>
    </message>
    <message>
        <source>weight binds</source>
        <translation>bindend: Gewicht</translation>
    </message>
    <message>
        <source>cooling binds</source>
        <translation>bindend: Kühlung</translation>
    </message>
    <message>
        <source>the feed binds</source>
        <translation>bindend: Zuleitung</translation>
    </message>
    <message>
        <source>nothing binds</source>
        <translation>nichts bindend</translation>
    </message>
    <message>
        <source>1 rack of %1</source>
        <translation>1 Rack zu %1</translation>
    </message>
    <message>
        <source>%1 racks of %2</source>
        <translation>%1 Racks zu %2</translation>
    </message>
    <message>
        <source>%1 here, %2 at plants</source>
        <translation>%1 hier, %2 in Kraftwerken</translation>
    </message>
    <message>
        <source>Racks and their feeds</source>
        <translation>Racks und ihre Zuleitungen</translation>
    </message>
    <message>
        <source>A rack takes 1 node: %1.</source>
        <translation>Ein Rack nimmt 1 Knoten: %1.</translation>
    </message>
</context>
<context>
    <name>SliderMap</name>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>1 week</source>
        <translation>1 Woche</translation>
    </message>
    <message>
        <source>1 month</source>
        <translation>1 Monat</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 Monate</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie veröffentlicht</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>Erster Lauf</translation>
    </message>
</context>
<context>
    <name>Spares</name>
    <message>
        <source>Spares</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Nodes that stand by.</source>
        <translation>Knoten, die bereitstehen.</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Reicht</translation>
    </message>
    <message>
        <source>Share of the time that no node is missing.</source>
        <translation>Anteil der Zeit, in der kein Knoten fehlt.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlen</translation>
    </message>
    <message>
        <source>Nodes that are missing, on average.</source>
        <translation>Knoten, die im Mittel fehlen.</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Of the spare nodes, bought.</source>
        <translation>Der Ersatzknoten, beim Kauf.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Of the waiting nodes alone, without network and cooling.</source>
        <translation>Nur der wartenden Knoten, ohne Netz und Kühlung.</translation>
    </message>
    <message>
        <source>Spares, year</source>
        <translation>Ersatz, Jahr</translation>
    </message>
    <message>
        <source>Their price over the years compared.</source>
        <translation>Ihr Preis über die verglichenen Jahre.</translation>
    </message>
    <message>
        <source>Waiting, year</source>
        <translation>Warten, Jahr</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>What speaks for that many.</source>
        <translation>Was für so viele spricht.</translation>
    </message>
    <message>
        <source>in the plan</source>
        <translation>im Plan</translation>
    </message>
    <message>
        <source>target: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>articles: one in %1</source>
        <translation>Artikel: einer je %1</translation>
    </message>
    <message>
        <source>How many nodes are under repair is not known.</source>
        <translation>Wie viele Knoten in Reparatur sind, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 nodes are under repair on average.</source>
        <translation>Im Mittel sind %1 Knoten in Reparatur.</translation>
    </message>
    <message>
        <source>cheapest</source>
        <translation>am günstigsten</translation>
    </message>
    <message>
        <source>The target&apos;s spares save %1 times their cost; articles claim 10. %2 nodes are down on average.</source>
        <translation>Die Ersatzknoten des Ziels sparen das %1-Fache ihrer Kosten; Artikel behaupten 10. Im Mittel fehlen %2 Knoten.</translation>
    </message>
    <message>
        <source>Share of its time that the work waits for nodes or goes on without them.</source>
        <translation>Anteil der Zeit, den die Arbeit auf Knoten wartet oder ohne sie weiterläuft.</translation>
    </message>
    <message>
        <source>GPU-hours at the rent.</source>
        <translation>GPU-Stunden zur Miete.</translation>
    </message>
</context>
<context>
    <name>StepParts</name>
    <message>
        <source>Computes</source>
        <translation>Rechnet</translation>
    </message>
    <message>
        <source>Traffic that shows</source>
        <translation>Sichtbarer Datenverkehr</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Der Rest</translation>
    </message>
    <message>
        <source>matrix products</source>
        <translation>Matrixprodukte</translation>
    </message>
    <message>
        <source>Matrices of attention, MLP and experts, forward and backward.</source>
        <translation>Matrizen von Attention, MLP und Experten, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>attention core</source>
        <translation>Kern der Attention</translation>
    </message>
    <message>
        <source>Each token compared with those before it.</source>
        <translation>Jedes Token mit denen davor verglichen.</translation>
    </message>
    <message>
        <source>norms, activations</source>
        <translation>Normen, Aktivierung</translation>
    </message>
    <message>
        <source>Work bound by the memory&apos;s bandwidth.</source>
        <translation>Arbeit, die die Speicherbandbreite begrenzt.</translation>
    </message>
    <message>
        <source>host floor</source>
        <translation>Host-Sockel</translation>
    </message>
    <message>
        <source>What the host takes longer to start a layer than the GPU to compute it.</source>
        <translation>Was der Host länger braucht, eine Schicht zu starten, als die GPU, sie zu rechnen.</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>neu gerechnet</translation>
    </message>
    <message>
        <source>Forward passes that run again, to save memory.</source>
        <translation>Vorwärtsläufe noch einmal, um Speicher zu sparen.</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Logits and loss, and the last stage that is longer for them.</source>
        <translation>Logits und Verlust, und die dadurch längere letzte Stufe.</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Between the GPUs that share each matrix.</source>
        <translation>Zwischen den GPUs, die sich jede Matrix teilen.</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Between the GPUs that share each sequence.</source>
        <translation>Zwischen den GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Tokens to the GPUs that hold their experts, and back.</source>
        <translation>Token zu den GPUs mit ihren Experten und zurück.</translation>
    </message>
    <message>
        <source>gathered weights</source>
        <translation>gesammelte Gewichte</translation>
    </message>
    <message>
        <source>Weights that are spread come together for each layer.</source>
        <translation>Verteilte Gewichte kommen für jede Schicht zusammen.</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Gradients out and weights back between the replicas.</source>
        <translation>Gradienten hin und Gewichte zurück zwischen den Kopien.</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>Blase</translation>
    </message>
    <message>
        <source>Stages wait for the first micro-batch to come and the last to return.</source>
        <translation>Stufen warten, bis der erste Micro-Batch kommt und der letzte zurück ist.</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>Übergaben</translation>
    </message>
    <message>
        <source>From stage to stage.</source>
        <translation>Von Stufe zu Stufe.</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>Weights and their state are read and written once a step.</source>
        <translation>Gewichte und ihr Zustand werden einmal je Schritt gelesen und geschrieben.</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <source>To the host and back, beyond what hides behind other work.</source>
        <translation>Zum Host und zurück, soweit es sich nicht hinter anderer Arbeit verbirgt.</translation>
    </message>
    <message>
        <source>straggling</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <source>All wait for the slowest, and what the software loses.</source>
        <translation>Alle warten auf den Langsamsten, und was die Software verliert.</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>What the host does once a step.</source>
        <translation>Was der Host einmal je Schritt tut.</translation>
    </message>
    <message>
        <source>waiting for samples</source>
        <translation>Warten auf Daten</translation>
    </message>
    <message>
        <source>Beyond what is read and prepared meanwhile.</source>
        <translation>Über das hinaus, was unterdessen gelesen und vorbereitet wird.</translation>
    </message>
    <message>
        <source>Below 0.5 % each: %1.</source>
        <translation>Jeweils unter 0,5 %: %1.</translation>
    </message>
    <message>
        <source>Where the time of a step goes</source>
        <translation>Wohin die Zeit eines Schritts geht</translation>
    </message>
    <message>
        <source>Its parts are not known here.</source>
        <translation>Seine Teile sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>One optimizer step, %1. Only what is not hidden behind other work counts as traffic.</source>
        <translation>Ein Optimizer-Schritt, %1. Als Datenverkehr zählt nur, was sich nicht hinter anderer Arbeit verbirgt.</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>70B from scratch, the sample</source>
        <translation>70B von Grund auf, das Beispiel</translation>
    </message>
    <message>
        <source>How long do 256 H100 take to train a 70B model, and is it cheaper to rent or to buy them?</source>
        <translation>Wie lange trainieren 256 H100 ein 70B-Modell, und ist Mieten oder Kaufen günstiger?</translation>
    </message>
    <message>
        <source>The “I’m starting” cluster: 16 RTX 6000 Ada</source>
        <translation>Der Cluster „zum Einstieg“: 16 RTX 6000 Ada</translation>
    </message>
    <message>
        <source>What does a first cluster of four workstations on 100 Gb/s Ethernet do in a week of fine-tuning, for some $180 k?</source>
        <translation>Was schafft ein erster Cluster aus vier Workstations mit 100-Gb/s-Ethernet in einer Woche Feinabstimmung, für rund 180 Tsd. $?</translation>
    </message>
    <message>
        <source>The “production ML” cluster: 64 A100</source>
        <translation>Der Cluster „ML in Produktion“: 64 A100</translation>
    </message>
    <message>
        <source>How long do 64 A100 on InfiniBand HDR, bought for $1.2 M, take to train a 7B model?</source>
        <translation>Wie lange trainieren 64 A100 mit InfiniBand HDR, gekauft für 1,2 Mio. $, ein 7B-Modell?</translation>
    </message>
    <message>
        <source>The “research scale” cluster: 256 H100</source>
        <translation>Der Cluster „für die Forschung“: 256 H100</translation>
    </message>
    <message>
        <source>Do 256 H100 on InfiniBand NDR, bought for $4.5 M, train a 70B model within three months?</source>
        <translation>Trainieren 256 H100 mit InfiniBand NDR, gekauft für 4,5 Mio. $, ein 70B-Modell binnen drei Monaten?</translation>
    </message>
    <message>
        <source>Fine-tune 7B on one node</source>
        <translation>7B auf einem Knoten feinabstimmen</translation>
    </message>
    <message>
        <source>How long do eight A100 in one node take to fine-tune all of a 7B model?</source>
        <translation>Wie lange brauchen acht A100 in einem Knoten, um ein 7B-Modell vollständig feinabzustimmen?</translation>
    </message>
    <message>
        <source>Train 13B from scratch</source>
        <translation>13B von Grund auf trainieren</translation>
    </message>
    <message>
        <source>Do 64 A100 on InfiniBand train a 13B model on 50 B tokens within 20 days?</source>
        <translation>Trainieren 64 A100 mit InfiniBand ein 13B-Modell binnen 20 Tagen auf 50 Mrd. Token?</translation>
    </message>
    <message>
        <source>Serve 10,000 requests a second on 8 GPUs?</source>
        <translation>10.000 Anfragen je Sekunde auf 8 GPUs?</translation>
    </message>
    <message>
        <source>How many of 10,000 requests a second do eight A100 in two nodes answer?</source>
        <translation>Wie viele von 10.000 Anfragen je Sekunde beantworten acht A100 in zwei Knoten?</translation>
    </message>
    <message>
        <source>Train 70B from scratch</source>
        <translation>70B von Grund auf trainieren</translation>
    </message>
    <message>
        <source>Do 256 H100 in 32 nodes on InfiniBand NDR train a 70B model on 1.4 T tokens within 90 days?</source>
        <translation>Trainieren 256 H100 in 32 Knoten mit InfiniBand NDR ein 70B-Modell binnen 90 Tagen auf 1,4 Bio. Token?</translation>
    </message>
    <message>
        <source>BERT as in MLPerf</source>
        <translation>BERT wie in MLPerf</translation>
    </message>
    <message>
        <source>How many minutes do 64 A100 need for a run of BERT as long as MLPerf’s?</source>
        <translation>Wie viele Minuten brauchen 64 A100 für einen BERT-Lauf, der so lang ist wie der von MLPerf?</translation>
    </message>
    <message>
        <source>Retrieval and answers in production</source>
        <translation>Retrieval und Antworten in Produktion</translation>
    </message>
    <message>
        <source>Are four GPUs in one node enough for a service that looks things up and answers?</source>
        <translation>Reichen vier GPUs in einem Knoten für einen Dienst, der nachschlägt und antwortet?</translation>
    </message>
    <message>
        <source>Rent or buy 128 GPUs</source>
        <translation>128 GPUs mieten oder kaufen</translation>
    </message>
    <message>
        <source>128 A100, eight hours on 250 days a year: rent them for $156 an hour, or buy them for $1.1 M?</source>
        <translation>128 A100, acht Stunden an 250 Tagen im Jahr: für 156 $ je Stunde mieten oder für 1,1 Mio. $ kaufen?</translation>
    </message>
    <message>
        <source>A start-up fine-tunes 7B</source>
        <translation>Ein Start-up stimmt 7B fein ab</translation>
    </message>
    <message>
        <source>Is one GPU enough to fine-tune a 7B model by QLoRA, and what does it cost?</source>
        <translation>Reicht eine GPU, um ein 7B-Modell mit QLoRA feinabzustimmen, und was kostet das?</translation>
    </message>
    <message>
        <source>Serve 10,000 requests a second</source>
        <translation>10.000 Anfragen je Sekunde beantworten</translation>
    </message>
    <message>
        <source>What is the smallest fleet of H100 that answers 10,000 requests a second in time?</source>
        <translation>Was ist die kleinste Flotte aus H100, die 10.000 Anfragen je Sekunde rechtzeitig beantwortet?</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>A step of {model} on {gpus} takes {step} {band}. It follows from a share of peak, so its parts and its memory are not known.</source>
        <translation>Ein Schritt von {model} auf {gpus} dauert {step} {band}. Er folgt aus einem Anteil an der Spitze; seine Teile und sein Speicher sind daher nicht bekannt.</translation>
    </message>
    <message>
        <source>A step of {model} on {gpus} takes {step} {band}: {computing} computes, {traffic} is traffic that shows, {waiting} is lost to the pipeline. With {layout} it {fits}.</source>
        <translation>Ein Schritt von {model} auf {gpus} dauert {step} {band}: {computing} rechnen, {traffic} sind sichtbarer Datenverkehr, {waiting} kostet die Pipeline. Mit {layout}: {fits}.</translation>
    </message>
    <message>
        <source>%1 of %2 layouts looked at so far.</source>
        <translation>%1 von %2 Aufteilungen bisher angesehen.</translation>
    </message>
    <message>
        <source>%1 layouts looked at; none fits. The nearest are shown.</source>
        <translation>%1 Aufteilungen angesehen; keine passt. Gezeigt sind die nächsten.</translation>
    </message>
    <message>
        <source>%1 layouts looked at. Ranked by the slow end of the estimate.</source>
        <translation>%1 Aufteilungen angesehen. Geordnet nach dem langsamen Ende der Schätzung.</translation>
    </message>
    <message>
        <source>%1 layouts looked at, %2 do not fit. Most others lose by %3.</source>
        <translation>%1 Aufteilungen angesehen, %2 passen nicht. Die anderen verlieren meist an: %3.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>T</source>
        <translation>Bio.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Mrd.</translation>
    </message>
    <message>
        <source>M</source>
        <translation>Mio.</translation>
    </message>
    <message>
        <source>k</source>
        <translation>Tsd.</translation>
    </message>
    <message>
        <source>YFLOP</source>
        <translation>YFLOP</translation>
    </message>
    <message>
        <source>ZFLOP</source>
        <translation>ZFLOP</translation>
    </message>
    <message>
        <source>EFLOP</source>
        <translation>EFLOP</translation>
    </message>
    <message>
        <source>PFLOP</source>
        <translation>PFLOP</translation>
    </message>
    <message>
        <source>TFLOP</source>
        <translation>TFLOP</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>MW</source>
        <translation>MW</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>GWh</source>
        <translation>GWh</translation>
    </message>
    <message>
        <source>MWh</source>
        <translation>MWh</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>NICs</source>
        <translation>NICs</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>a year</source>
        <translation>im Jahr</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>/h</source>
        <translation>/h</translation>
    </message>
    <message>
        <source>/GPU-h</source>
        <translation>/GPU-h</translation>
    </message>
    <message>
        <source>/kWh</source>
        <translation>/kWh</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>kt</source>
        <translation>kt</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>kg</source>
        <translation>kg</translation>
    </message>
    <message>
        <source>/kW-month</source>
        <translation>/kW-Monat</translation>
    </message>
    <message>
        <source>/kW</source>
        <translation>/kW</translation>
    </message>
    <message>
        <source>/TB</source>
        <translation>/TB</translation>
    </message>
    <message>
        <source>/GPU</source>
        <translation>/GPU</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>je Sekunde</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>/TB-month</source>
        <translation>/TB-Monat</translation>
    </message>
    <message>
        <source>/Mtoken</source>
        <translation>/Mtoken</translation>
    </message>
    <message>
        <source>m³</source>
        <translation>m³</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>predict reads one file; “%1” is one too many.</source>
        <translation>predict liest eine Datei; „%1“ ist eine zu viel.</translation>
    </message>
</context>
<context>
    <name>app::Banner</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>app::CatalogStatus</name>
    <message>
        <source>1 figure differs from the catalog</source>
        <translation>1 Wert weicht vom Katalog ab</translation>
    </message>
    <message>
        <source>%1 figures differ from the catalog</source>
        <translation>%1 Werte weichen vom Katalog ab</translation>
    </message>
    <message>
        <source>The plan keeps the figures it was made with. See them, and take today&apos;s.</source>
        <translation>Der Plan behält die Werte, mit denen er erstellt wurde. Ansehen und die heutigen übernehmen.</translation>
    </message>
    <message>
        <source>The catalog has moved on</source>
        <translation>Der Katalog ist jetzt neuer</translation>
    </message>
    <message>
        <source>The plan was made with other figures than the catalog has today. It keeps them until you refresh, which is one step to undo.</source>
        <translation>Der Plan wurde mit anderen Werten erstellt, als der Katalog heute hat. Er behält sie, bis die heutigen übernommen werden; das ist in einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Figures that differ</source>
        <translation>Abweichende Werte</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>app::FileActions</name>
    <message>
        <source>Headroom projects (*.headroom);;All files (*)</source>
        <translation>Headroom-Projekte (*.headroom);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>The project has changes that are not saved.</source>
        <translation>Das Projekt hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 wurde nicht geöffnet. %2</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Models, price lists, measured runs, catalog entries (*.json *.csv);;All files (*)</source>
        <translation>Modelle, Preislisten, gemessene Läufe, Katalogeinträge (*.json *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 From: %2.</source>
        <translation>%1 Aus: %2.</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Datei geändert</translation>
    </message>
    <message>
        <source>“%1” is not the file that was opened: something else has written to it. Saving replaces what it holds now.</source>
        <translation>„%1“ ist nicht mehr die Datei, die geöffnet wurde: Etwas anderes hat sie verändert. Speichern ersetzt ihren jetzigen Inhalt.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
</context>
<context>
    <name>app::ImportActions</name>
    <message>
        <source>%1 was not imported. %2</source>
        <translation>%1 wurde nicht importiert. %2</translation>
    </message>
    <message>
        <source>Imported: %1. Undo takes it back.</source>
        <translation>Importiert: %1. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>Imported: %1. It lies in your own catalog.</source>
        <translation>Importiert: %1. Es liegt in Ihrem eigenen Katalog.</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>not saved yet</source>
        <translation>ungespeichert</translation>
    </message>
    <message>
        <source>Rent as entered</source>
        <translation>Miete wie eingegeben</translation>
    </message>
    <message>
        <source>Rent: %1, %2</source>
        <translation>Miete: %1, %2</translation>
    </message>
    <message>
        <source>Why? Click any figure.</source>
        <translation>Warum? Auf eine beliebige Zahl klicken.</translation>
    </message>
    <message>
        <source>a project never saved</source>
        <translation>ein nie gespeichertes Projekt</translation>
    </message>
    <message>
        <source>Headroom did not end well. Unsaved work of %1 was kept: %2.</source>
        <translation>Headroom wurde nicht ordentlich beendet. Ungespeicherte Arbeit vom %1 blieb erhalten: %2.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>PDF exportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Zum &amp;gespeicherten Stand zurück</translation>
    </message>
    <message>
        <source>Export &amp;PDF…</source>
        <translation>&amp;PDF exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;JSON…</source>
        <translation>&amp;JSON exportieren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Title and client…</source>
        <translation>&amp;Titel und Kunde…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation>&amp;Über Headroom</translation>
    </message>
    <message>
        <source>About Headroom</source>
        <translation>Über Headroom</translation>
    </message>
    <message>
        <source>Headroom %1 plans GPU clusters. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Headroom %1 plant GPU-Cluster. Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>On a slider: arrows by 5 %, Page Up and Down by 2 ×, Delete resets.</source>
        <translation>Am Regler: Pfeiltasten um 5 %, Bild auf und ab um 2 ×, Entf setzt zurück.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Title and client</source>
        <translation>Titel und Kunde</translation>
    </message>
    <message>
        <source>Title of the project</source>
        <translation>Titel des Projekts</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Add a &amp;measured run…</source>
        <translation>Ge&amp;messenen Lauf eingeben…</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Catalog</source>
        <translation>&amp;Katalog</translation>
    </message>
    <message>
        <source>Your own catalog: %1</source>
        <translation>Ihr eigener Katalog: %1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>Accu&amp;racy</source>
        <translation>&amp;Genauigkeit</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>Ge&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Standort</translation>
    </message>
    <message>
        <source>Ris&amp;k</source>
        <translation>&amp;Risiko</translation>
    </message>
    <message>
        <source>&amp;What matters</source>
        <translation>&amp;Was zählt</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Ser&amp;ving</source>
        <translation>&amp;Inferenz</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Currency…</source>
        <translation>Wä&amp;hrung…</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <source>Com&amp;pare</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Over the whole screen, for a room (F11)</source>
        <translation>Als Vollbild, für Vorführungen im Raum (F11)</translation>
    </message>
    <message>
        <source>New from &amp;template…</source>
        <translation>Neu aus &amp;Vorlage…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf…</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>This page in its own &amp;window</source>
        <translation>Diese Seite im eigenen &amp;Fenster</translation>
    </message>
    <message>
        <source>The last page stays in this window.</source>
        <translation>Die letzte Seite bleibt in diesem Fenster.</translation>
    </message>
    <message>
        <source>Show &amp;uncertainty</source>
        <translation>&amp;Unsicherheit anzeigen</translation>
    </message>
    <message>
        <source>On a chart: + and − zoom, 0 shows everything, Shift and arrows move, arrows read the curves, X and Y make an axis logarithmic, P pins, Shift+P unpins, T shows the table, Ctrl+C copies the picture, Ctrl+Shift+C the table.</source>
        <translation>Im Diagramm: + und − zoomen, 0 zeigt alles, Umschalt und Pfeiltasten verschieben, Pfeiltasten lesen die Kurven ab, X und Y machen eine Achse logarithmisch, P heftet an, Umschalt+P löst, T zeigt die Tabelle, Strg+C kopiert das Bild, Strg+Umschalt+C die Tabelle.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Open in its own window</source>
        <translation>Im eigenen Fenster öffnen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Stand beim Öffnen</translation>
    </message>
    <message>
        <source>Steps that can be undone</source>
        <translation>Schritte zum Zurücknehmen</translation>
    </message>
    <message>
        <source>This plan could not be computed (%1). The figures shown are those of the plan before. Undo the last change, or enter another value; your work is kept.</source>
        <translation>Dieser Plan ließ sich nicht berechnen (%1). Gezeigt werden die Zahlen des Plans davor. Machen Sie die letzte Änderung rückgängig oder geben Sie einen anderen Wert ein; Ihre Arbeit bleibt erhalten.</translation>
    </message>
    <message>
        <source>Something went wrong inside Headroom (%1). A recovery copy of your work was saved. Save your project, then start Headroom again.</source>
        <translation>In Headroom ist etwas schiefgegangen (%1). Eine Wiederherstellungskopie Ihrer Arbeit ist gesichert. Speichern Sie Ihr Projekt und starten Sie Headroom neu.</translation>
    </message>
    <message>
        <source>Something went wrong inside Headroom (%1). Nothing is unsaved. Start Headroom again.</source>
        <translation>In Headroom ist etwas schiefgegangen (%1). Es gibt nichts Ungespeichertes. Starten Sie Headroom neu.</translation>
    </message>
    <message>
        <source>Headroom ended while it computed %1, so it was opened without computing it. Change an input, or compute it as it is.</source>
        <translation>Headroom wurde beim Berechnen von %1 beendet; deshalb ist das Projekt geöffnet, aber nicht berechnet. Ändern Sie eine Eingabe oder berechnen Sie es so, wie es ist.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>app::PageWindow</name>
    <message>
        <source>%1 – Headroom</source>
        <translation>%1 – Headroom</translation>
    </message>
</context>
<context>
    <name>app::RateStatus</name>
    <message>
        <source>Choose another currency, or the rate of another day.</source>
        <translation>Andere Währung oder den Kurs eines anderen Tages wählen.</translation>
    </message>
</context>
<context>
    <name>model::PriceList</name>
    <message>
        <source>Line %1 of the file.</source>
        <translation>Zeile %1 der Datei.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Auf Abruf</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Instance, on demand</source>
        <translation>Instanz, auf Abruf</translation>
    </message>
</context>
<context>
    <name>model::ProjectDocument</name>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen auf die Datei</translation>
    </message>
    <message>
        <source>Refresh from the catalog</source>
        <translation>Heutige Katalogwerte übernehmen</translation>
    </message>
    <message>
        <source>Calibrate with own runs</source>
        <translation>Mit eigenen Läufen kalibrieren</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Szenario umbenennen</translation>
    </message>
    <message>
        <source>Move the scenario</source>
        <translation>Szenario verschieben</translation>
    </message>
    <message>
        <source>Delete the scenario</source>
        <translation>Szenario löschen</translation>
    </message>
    <message>
        <source>Pin the baseline</source>
        <translation>Basis festlegen</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>Basis aufheben</translation>
    </message>
    <message>
        <source>Add work</source>
        <translation>Arbeit hinzufügen</translation>
    </message>
    <message>
        <source>Rename the work</source>
        <translation>Arbeit umbenennen</translation>
    </message>
    <message>
        <source>Move the work</source>
        <translation>Arbeit verschieben</translation>
    </message>
    <message>
        <source>Remove the work</source>
        <translation>Arbeit entfernen</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
</context>
<context>
    <name>views::AccuracyPage</name>
    <message>
        <source>How far predictions are off</source>
        <translation>Wie weit Vorhersagen danebenliegen</translation>
    </message>
    <message>
        <source>What is predicted</source>
        <translation>Was vorhergesagt wird</translation>
    </message>
    <message>
        <source>Fitted on</source>
        <translation>Angepasst an</translation>
    </message>
    <message>
        <source>Fitted on all</source>
        <translation>An alle angepasst</translation>
    </message>
    <message>
        <source>Source left out</source>
        <translation>Ohne die Quelle</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Gruppiert nach</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Family left out</source>
        <translation>Ohne die Familie</translation>
    </message>
</context>
<context>
    <name>views::CatalogActions</name>
    <message>
        <source>Put it into the plan, with its sources. One step to undo.</source>
        <translation>Mit den Quellen in den Plan übernehmen. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Select two to four entries (Ctrl+click).</source>
        <translation>Zwei bis vier Einträge wählen (Strg+Klick).</translation>
    </message>
    <message>
        <source>Give the comparison the whole page, or the list its place again.</source>
        <translation>Dem Vergleich die ganze Seite geben oder der Liste wieder ihren Platz.</translation>
    </message>
    <message>
        <source>Select what to copy.</source>
        <translation>Wählen, was kopiert werden soll.</translation>
    </message>
    <message>
        <source>For a sheet or a document, with every digit.</source>
        <translation>Für Tabelle oder Dokument, mit allen Stellen.</translation>
    </message>
    <message>
        <source>An entry of your own, with source and date.</source>
        <translation>Ein eigener Eintrag mit Quelle und Datum.</translation>
    </message>
    <message>
        <source>Change a copy; the program&apos;s entry stays under it.</source>
        <translation>Eine Kopie ändern; der Eintrag des Programms bleibt darunter bestehen.</translation>
    </message>
    <message>
        <source>Remove your own entry of this id.</source>
        <translation>Den eigenen Eintrag mit dieser ID löschen.</translation>
    </message>
    <message>
        <source>Use in plan</source>
        <translation>Im Plan nutzen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Rows selected</source>
        <translation>Gewählte Zeilen</translation>
    </message>
    <message>
        <source>Sheet of figures and sources</source>
        <translation>Blatt mit Werten und Quellen</translation>
    </message>
    <message>
        <source>Add own…</source>
        <translation>Anlegen…</translation>
    </message>
    <message>
        <source>Copy to own…</source>
        <translation>Eigene Kopie…</translation>
    </message>
    <message>
        <source>Remove own</source>
        <translation>Eigenes löschen</translation>
    </message>
</context>
<context>
    <name>views::CatalogPage</name>
    <message>
        <source>Kinds of parts</source>
        <translation>Arten von Teilen</translation>
    </message>
    <message>
        <source>Select one entry.</source>
        <translation>Einen Eintrag wählen.</translation>
    </message>
    <message>
        <source>This is no entry that was added or copied here.</source>
        <translation>Dieser Eintrag wurde nicht hier angelegt oder kopiert.</translation>
    </message>
    <message>
        <source>It is in the plan now. Ctrl+Z takes it out again.</source>
        <translation>Ist jetzt im Plan. Strg+Z nimmt es wieder heraus.</translation>
    </message>
    <message>
        <source>Your entry is removed; the program&apos;s own shows again.</source>
        <translation>Der eigene Eintrag ist gelöscht; der des Programms erscheint wieder.</translation>
    </message>
    <message>
        <source>Your entry is removed.</source>
        <translation>Der eigene Eintrag ist gelöscht.</translation>
    </message>
    <message>
        <source>Your entry is saved and marked “own”.</source>
        <translation>Der eigene Eintrag ist gespeichert und als „eigen“ markiert.</translation>
    </message>
    <message>
        <source>Entries of this kind cannot be your own.</source>
        <translation>Einträge dieser Art können keine eigenen sein.</translation>
    </message>
    <message>
        <source>“%1” has it now. Ctrl+Z takes it out again.</source>
        <translation>„%1“ hat es jetzt. Strg+Z nimmt es wieder heraus.</translation>
    </message>
</context>
<context>
    <name>views::ChancesPanel</name>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
</context>
<context>
    <name>views::ChartCard</name>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy, save, show as a table</source>
        <translation>Kopieren, speichern, als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Menu of the chart %1</source>
        <translation>Menü des Diagramms %1</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
</context>
<context>
    <name>views::ComparePage</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>What differs in</source>
        <translation>Abweichende Eingaben</translation>
    </message>
    <message>
        <source>Nothing that can be turned differs.</source>
        <translation>Nichts Verstellbares weicht ab.</translation>
    </message>
    <message>
        <source>What was turned. Press a value to turn it there.</source>
        <translation>Was verstellt wurde. Auf einen Wert klicken, um ihn dort zu verstellen.</translation>
    </message>
    <message>
        <source>What differs out</source>
        <translation>Abweichende Ergebnisse</translation>
    </message>
    <message>
        <source>No figure differs.</source>
        <translation>Kein Wert weicht ab.</translation>
    </message>
    <message>
        <source>What came of it. Press a figure to ask why.</source>
        <translation>Was dabei herauskam. Auf einen Wert klicken, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>Bas&amp;is</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>What the other scenarios are held against, here and on every page.</source>
        <translation>Woran die anderen Szenarien gemessen werden, hier und auf jeder Seite.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Main differences</source>
        <translation>Hauptunterschiede</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>Alle Unterschiede</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
</context>
<context>
    <name>views::CurrencyDialog</name>
    <message>
        <source>Keep the &amp;dollars: they read otherwise</source>
        <translation>&amp;Dollarwert behalten: Die Zahl ändert sich</translation>
    </message>
    <message>
        <source>Keep what was &amp;typed: it is worth other dollars</source>
        <translation>&amp;Eingegebenes behalten: Der Dollarwert ändert sich</translation>
    </message>
    <message>
        <source>Take this &amp;rate</source>
        <translation>&amp;Kurs übernehmen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Currency of the project</source>
        <translation>Währung des Projekts</translation>
    </message>
    <message>
        <source>Prices of the catalog are in dollars and stay so. All amounts are shown and typed in the currency of the project.</source>
        <translation>Die Preise des Katalogs sind in Dollar und bleiben es. Alle Beträge werden in der Währung des Projekts angezeigt und eingegeben.</translation>
    </message>
    <message>
        <source>2026-10-02</source>
        <translation>2026-10-02</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Währung</translation>
    </message>
    <message>
        <source>&amp;One dollar is</source>
        <translation>Ei&amp;n Dollar ist</translation>
    </message>
    <message>
        <source>Date of the r&amp;ate</source>
        <translation>Kursd&amp;atum</translation>
    </message>
    <message>
        <source>Amounts typed by hand: %1</source>
        <translation>Von Hand eingegebene Beträge: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Dollars need no rate.</source>
        <translation>Dollar brauchen keinen Kurs.</translation>
    </message>
    <message>
        <source>The catalog knows no rate: type one and its date.</source>
        <translation>Der Katalog kennt keinen Kurs: Kurs und Datum eingeben.</translation>
    </message>
</context>
<context>
    <name>views::CurveChartCard</name>
    <message>
        <source>Logarithmic across</source>
        <translation>Waagerecht logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic up</source>
        <translation>Senkrecht logarithmisch</translation>
    </message>
    <message>
        <source>Pin as it is now</source>
        <translation>Jetzigen Stand anheften</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
</context>
<context>
    <name>views::FindingsPanel</name>
    <message>
        <source>What stands out</source>
        <translation>Was auffällt</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Wie sicher</translation>
    </message>
    <message>
        <source>Ranges hold the middle 80 %: the share of peak, prices and power as far as sources disagree. Only the gradients&apos; traffic is counted; what a layout adds is in the share of peak, which was measured with it.</source>
        <translation>Spannen umfassen die mittleren 80 %: Anteil an der Spitze, Preise und Leistung, soweit die Quellen auseinandergehen. Gezählt wird nur der Datenverkehr der Gradienten; was eine Aufteilung hinzufügt, steckt im Anteil an der Spitze, der mit ihr gemessen wurde.</translation>
    </message>
    <message>
        <source>Ranges hold the middle 80 %: the step as far as predictions of such runs were off, prices and power as far as sources disagree. The Accuracy page shows every run.</source>
        <translation>Spannen umfassen die mittleren 80 %: den Schritt, soweit Vorhersagen solcher Läufe abwichen, Preise und Leistung, soweit die Quellen auseinandergehen. Die Seite „Genauigkeit“ zeigt jeden Lauf.</translation>
    </message>
    <message>
        <source>Ranges hold the middle 80 %: the times of a replica as far as predictions of published runs were off, prices and power as far as sources disagree. The fleet is held.</source>
        <translation>Spannen umfassen die mittleren 80 %: die Zeiten einer Replik, soweit Vorhersagen veröffentlichter Läufe abwichen, Preise und Leistung, soweit die Quellen auseinandergehen. Die Flotte bleibt fest.</translation>
    </message>
</context>
<context>
    <name>views::ImportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Datei wird gelesen</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, vom %2</translation>
    </message>
    <message>
        <source>Use this model in the plan</source>
        <translation>Modell im Plan verwenden</translation>
    </message>
    <message>
        <source>Keep in the project</source>
        <translation>Im Projekt behalten</translation>
    </message>
    <message>
        <source>Add to my catalog</source>
        <translation>In meinen Katalog</translation>
    </message>
    <message>
        <source>Use this rent</source>
        <translation>Miete übernehmen</translation>
    </message>
    <message>
        <source>Rent at %1</source>
        <translation>Mieten zu %1</translation>
    </message>
    <message>
        <source>Change to %1 at %2</source>
        <translation>Zu %1 wechseln, %2</translation>
    </message>
    <message>
        <source>Choose an offer that has this price and a GPU of the catalog.</source>
        <translation>Ein Angebot mit diesem Preis und einer GPU des Katalogs wählen.</translation>
    </message>
    <message>
        <source>Import a rent</source>
        <translation>Miete importieren</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>Import measured runs</source>
        <translation>Läufe importieren</translation>
    </message>
    <message>
        <source>Your catalog has a file of that name. Both are kept; where both speak of the same entry, this one is taken.</source>
        <translation>Ihr Katalog hat schon eine Datei dieses Namens. Beide bleiben; wo beide vom selben Eintrag sprechen, gilt diese.</translation>
    </message>
    <message>
        <source>Use this model for %1</source>
        <translation>Modell verwenden für %1</translation>
    </message>
</context>
<context>
    <name>views::InputsPanel</name>
    <message>
        <source>smallest: %1</source>
        <translation>kleinste: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>views::KnobControl</name>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
</context>
<context>
    <name>views::KnobSection</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More of “%1”</source>
        <translation>Mehr zu „%1“</translation>
    </message>
</context>
<context>
    <name>views::KnobSlider</name>
    <message>
        <source>Differs from the default. Double-click to reset.</source>
        <translation>Weicht vom Standard ab. Doppelklick setzt zurück.</translation>
    </message>
</context>
<context>
    <name>views::LayoutsCard</name>
    <message>
        <source>Layouts, ranked</source>
        <translation>Aufteilungen, geordnet</translation>
    </message>
    <message>
        <source>No layout is looked at where a share of peak was typed.</source>
        <translation>Wo ein Anteil an der Spitze eingegeben wurde, wird keine Aufteilung angesehen.</translation>
    </message>
    <message>
        <source>Select one layout.</source>
        <translation>Eine Aufteilung auswählen.</translation>
    </message>
    <message>
        <source>It is pinned already.</source>
        <translation>Sie ist bereits festgelegt.</translation>
    </message>
    <message>
        <source>Pins it in the plan. One step to undo.</source>
        <translation>Legt sie im Plan fest. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Choose by itself</source>
        <translation>Selbst wählen</translation>
    </message>
    <message>
        <source>Takes the pins away: the program chooses the layout again.</source>
        <translation>Löst die Festlegungen: Das Programm wählt die Aufteilung wieder selbst.</translation>
    </message>
</context>
<context>
    <name>views::MixCard</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>The cheapest mix for a week</source>
        <translation>Der günstigste Mix für eine Woche</translation>
    </message>
</context>
<context>
    <name>views::MoneyPage</name>
    <message>
        <source>Periods</source>
        <translation>Zeiträume</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Bezugsarten</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mix</translation>
    </message>
</context>
<context>
    <name>views::OffersCard</name>
    <message>
        <source>Providers at the same work</source>
        <translation>Anbieter im Vergleich</translation>
    </message>
    <message>
        <source>Select one offer.</source>
        <translation>Ein Angebot auswählen.</translation>
    </message>
    <message>
        <source>That is what the plan pays.</source>
        <translation>Das zahlt der Plan.</translation>
    </message>
    <message>
        <source>The plan pays it, on the offer&apos;s terms. One step to undo.</source>
        <translation>Der Plan zahlt ihn, zum Tarif des Angebots. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Use this price</source>
        <translation>Diesen Preis verwenden</translation>
    </message>
</context>
<context>
    <name>views::OptionsCard</name>
    <message>
        <source>Layouts</source>
        <translation>Aufteilungen</translation>
    </message>
    <message>
        <source>Select one layout.</source>
        <translation>Eine Aufteilung auswählen.</translation>
    </message>
    <message>
        <source>It is pinned already.</source>
        <translation>Sie ist bereits festgelegt.</translation>
    </message>
    <message>
        <source>Pins it in the plan. One step to undo.</source>
        <translation>Legt sie im Plan fest. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Let it choose</source>
        <translation>Selbst wählen</translation>
    </message>
    <message>
        <source>Takes the pins away: the program chooses the layout again.</source>
        <translation>Löst die Festlegungen: Das Programm wählt die Aufteilung wieder selbst.</translation>
    </message>
</context>
<context>
    <name>views::OwnEntryDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Copy to own: %1</source>
        <translation>Eigene Kopie: %1</translation>
    </message>
    <message>
        <source>Add own: %1</source>
        <translation>Anlegen: %1</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>* needed</source>
        <translation>* nötig</translation>
    </message>
    <message>
        <source>Under the same id your entry lies over the program&apos;s; remove it, and the program&apos;s shows again. What you leave as it is keeps its own source.</source>
        <translation>Unter derselben ID liegt der eigene Eintrag über dem des Programms; wird er gelöscht, erscheint dieser wieder. Was unverändert bleibt, behält seine Quelle.</translation>
    </message>
    <message>
        <source>Your entry is kept on this computer, beside the program&apos;s own.</source>
        <translation>Der eigene Eintrag liegt auf diesem Rechner, neben denen des Programms.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>What plans and files call it. Left empty, it follows from the name.</source>
        <translation>So heißt der Eintrag in Plänen und Dateien. Leer gelassen, folgt die ID aus dem Namen.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Where the figures you type are from: a data sheet, a quote, a price list.</source>
        <translation>Woher die eingegebenen Werte stammen: Datenblatt, Angebot, Preisliste.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Of when they are: 2026, 2026-05 or 2026-05-14.</source>
        <translation>Von wann sie sind: 2026, 2026-05 oder 2026-05-14.</translation>
    </message>
    <message>
        <source>2026-05-14</source>
        <translation>2026-05-14</translation>
    </message>
</context>
<context>
    <name>views::OwnRunsCard</name>
    <message>
        <source>Your own measured runs</source>
        <translation>Eigene gemessene Läufe</translation>
    </message>
    <message>
        <source>Add a run…</source>
        <translation>Lauf eintragen …</translation>
    </message>
    <message>
        <source>A step that you measured, typed in. Files of runs can be dropped here.</source>
        <translation>Ein selbst gemessener Schritt, von Hand. Dateien mit Läufen können hier abgelegt werden.</translation>
    </message>
    <message>
        <source>Plan by them</source>
        <translation>Danach planen</translation>
    </message>
</context>
<context>
    <name>views::PageRail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Strg+%2)</translation>
    </message>
</context>
<context>
    <name>views::PartList</name>
    <message>
        <source>%1 entries</source>
        <translation>Einträge: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No entry has all of these words. Type fewer or other words, or press Escape to see all %1.</source>
        <translation>Kein Eintrag enthält alle diese Wörter. Weniger oder andere eingeben oder mit Esc alle %1 zeigen.</translation>
    </message>
    <message>
        <source>No measured runs are in this project yet. Drop a file of runs (CSV or JSON) on the window to add them.</source>
        <translation>In diesem Projekt sind noch keine gemessenen Läufe. Eine Datei mit Läufen (CSV oder JSON) auf das Fenster ziehen, um sie aufzunehmen.</translation>
    </message>
    <message>
        <source>The catalog has no entries of this kind. Add one of your own.</source>
        <translation>Der Katalog hat keine Einträge dieser Art. Einen eigenen anlegen.</translation>
    </message>
    <message>
        <source>Filter: words that must all occur</source>
        <translation>Filter: Wörter, die alle vorkommen</translation>
    </message>
    <message>
        <source>Filter of the catalog</source>
        <translation>Filter des Katalogs</translation>
    </message>
    <message>
        <source>† recalled from memory, not read anywhere. Dates in colour are older than 180 days, or than a year.</source>
        <translation>† aus dem Gedächtnis, nirgends nachgelesen. Farbig: Datum älter als 180 Tage oder als ein Jahr.</translation>
    </message>
</context>
<context>
    <name>views::PlotCard</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>views::Presenter</name>
    <message>
        <source>Headroom, presented</source>
        <translation>Headroom, Präsentation</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>views::PricePicker</name>
    <message>
        <source>On demand</source>
        <translation>Auf Abruf</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Filter: instance, region …</source>
        <translation>Filter: Instanz, Region …</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Preis: %1</translation>
    </message>
    <message>
        <source>Every GPU</source>
        <translation>Alle GPUs</translation>
    </message>
    <message>
        <source>None. Shorten the filter.</source>
        <translation>Keine. Filter kürzen.</translation>
    </message>
    <message>
        <source>Offers: %1</source>
        <translation>Angebote: %1</translation>
    </message>
</context>
<context>
    <name>views::RegionsCard</name>
    <message>
        <source>Regions, the cheapest first</source>
        <translation>Regionen nach Preis</translation>
    </message>
    <message>
        <source>Select one region.</source>
        <translation>Eine Region auswählen.</translation>
    </message>
    <message>
        <source>Its price or its carbon is not known.</source>
        <translation>Ihr Preis oder ihr CO₂ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The plan stands there already.</source>
        <translation>Der Plan steht schon dort.</translation>
    </message>
    <message>
        <source>Its price and carbon of electricity. One step to undo.</source>
        <translation>Ihr Strompreis und das CO₂ ihres Stroms. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Use this region</source>
        <translation>Diese Region verwenden</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vollständige</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>views::RiskPage</name>
    <message>
        <source>Spare nodes: what they cost, what their lack costs</source>
        <translation>Ersatzknoten: was sie kosten, was ihr Fehlen kostet</translation>
    </message>
</context>
<context>
    <name>views::RiskPanel</name>
    <message>
        <source>Use the best interval</source>
        <translation>Bestes Intervall verwenden</translation>
    </message>
    <message>
        <source>Use the target&apos;s spares</source>
        <translation>Ersatz laut Ziel verwenden</translation>
    </message>
</context>
<context>
    <name>views::RunForm</name>
    <message>
        <source>Keep in the project</source>
        <translation>Im Projekt behalten</translation>
    </message>
    <message>
        <source>A measured run</source>
        <translation>Ein gemessener Lauf</translation>
    </message>
    <message>
        <source>A run you measured</source>
        <translation>Selbst gemessener Lauf</translation>
    </message>
    <message>
        <source>Needed are model, GPU, number of GPUs, batch, sequence, and the time of a step or the tokens a second. Leave empty what you do not know.</source>
        <translation>Nötig sind Modell, GPU, Zahl der GPUs, Batch, Sequenz und die Schrittdauer oder die Token je Sekunde. Unbekanntes leer lassen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add a measured run</source>
        <translation>Gemessenen Lauf eingeben</translation>
    </message>
</context>
<context>
    <name>views::ScenarioTabs</name>
    <message>
        <source>%1, the baseline</source>
        <translation>%1, die Basis</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Pin as the baseline</source>
        <translation>Als &amp;Basis festlegen</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move r&amp;ight</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>&amp;Voriges</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächstes</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>Lös&amp;chen</translation>
    </message>
    <message>
        <source>Un&amp;pin the baseline</source>
        <translation>&amp;Basis aufheben</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>A copy of the open scenario, to change (Ctrl+D)</source>
        <translation>Eine Kopie des offenen Szenarios, zum Ändern (Strg+D)</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Name des Szenarios</translation>
    </message>
</context>
<context>
    <name>views::ServingPage</name>
    <message>
        <source>Span</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Cost and growth</source>
        <translation>Kosten und Wachstum</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Aufteilungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Make it serve</source>
        <translation>Auf Inferenz umstellen</translation>
    </message>
    <message>
        <source>Turns the kind of work to serving. One step to undo.</source>
        <translation>Stellt die Art der Arbeit auf Inferenz um. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>This plan serves nothing yet: its work trains. It can serve the same model on the same GPUs instead, and what it trains with is kept; or a fleet can serve beside it.</source>
        <translation>Dieser Plan bedient noch nichts: Seine Arbeit ist Training. Er kann stattdessen dasselbe Modell auf denselben GPUs bedienen, die Angaben zum Training bleiben erhalten; oder daneben bedient eine Flotte.</translation>
    </message>
    <message>
        <source>Add a fleet beside</source>
        <translation>Flotte danebenstellen</translation>
    </message>
    <message>
        <source>Adds a second workload that serves, with GPUs of its own in the same cluster. One step to undo.</source>
        <translation>Fügt eine zweite Arbeit hinzu, die bedient, mit eigenen GPUs im selben Cluster. Ein Schritt zum Rückgängigmachen.</translation>
    </message>
</context>
<context>
    <name>views::SheetPanel</name>
    <message>
        <source>%1 are selected; up to %2 fit side by side.</source>
        <translation>%1 sind gewählt; bis zu %2 passen nebeneinander.</translation>
    </message>
    <message>
        <source>Select an entry to see every figure with its source and date. Select two to four (Ctrl+click) to compare them.</source>
        <translation>Einen Eintrag wählen, um jeden Wert mit Quelle und Datum zu sehen. Zum Vergleichen zwei bis vier wählen (Strg+Klick).</translation>
    </message>
    <message>
        <source>Side by side. What differs stands in bold.</source>
        <translation>Nebeneinander. Was sich unterscheidet, steht fett.</translation>
    </message>
    <message>
        <source>Press a figure to read where it is from.</source>
        <translation>Auf einen Wert klicken, um seine Herkunft zu lesen.</translation>
    </message>
    <message>
        <source>About the figure</source>
        <translation>Zum Wert</translation>
    </message>
</context>
<context>
    <name>views::SitePage</name>
    <message>
        <source>What binds a rack</source>
        <translation>Was ein Rack begrenzt</translation>
    </message>
</context>
<context>
    <name>views::SizesCard</name>
    <message>
        <source>Click a size to see what it means.</source>
        <translation>Eine Größe anklicken, um zu sehen, was sie bedeutet.</translation>
    </message>
    <message>
        <source>Time against</source>
        <translation>Zeit gegen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Diese nehmen</translation>
    </message>
    <message>
        <source>As many GPUs in the plan. One step to undo.</source>
        <translation>Ebenso viele GPUs im Plan. In einem Schritt rückgängig zu machen.</translation>
    </message>
</context>
<context>
    <name>views::TableCard</name>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
</context>
<context>
    <name>views::TemplatePicker</name>
    <message>
        <source>New from template</source>
        <translation>Neu aus Vorlage</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>views::WhatMattersPage</name>
    <message>
        <source>Answer</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>of the plan before</source>
        <translation>vom vorigen Plan</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>wird berechnet</translation>
    </message>
</context>
<context>
    <name>views::WhyPopover</name>
    <message>
        <source>Why this number</source>
        <translation>Warum diese Zahl</translation>
    </message>
</context>
<context>
    <name>views::WorkBar</name>
    <message>
        <source>Work: %1</source>
        <translation>Arbeit: %1</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Work on this cluster</source>
        <translation>Arbeit auf diesem Cluster</translation>
    </message>
    <message>
        <source>Name of the work</source>
        <translation>Name der Arbeit</translation>
    </message>
    <message>
        <source>+ Work</source>
        <translation>+ Arbeit</translation>
    </message>
    <message>
        <source>Add or change work</source>
        <translation>Arbeit hinzufügen oder ändern</translation>
    </message>
    <message>
        <source>Several kinds of work share one cluster: runs one after the other, fleets that serve beside them.</source>
        <translation>Mehrere Arten von Arbeit teilen sich einen Cluster: Läufe nacheinander, Inferenzflotten daneben.</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>until then</source>
        <translation>bis dahin</translation>
    </message>
</context>
</TS>
