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
        <source>Predicted vs. measured</source>
        <translation>Vorhersage und Messung</translation>
    </message>
    <message>
        <source>No measured runs are available for this comparison.</source>
        <translation>Für diesen Vergleich liegen keine gemessenen Läufe vor.</translation>
    </message>
    <message>
        <source>measured, s per step</source>
        <translation>gemessen, s pro Schritt</translation>
    </message>
    <message>
        <source>measured, GiB</source>
        <translation>gemessen, GiB</translation>
    </message>
    <message>
        <source>predicted, s per step</source>
        <translation>vorhergesagt, s pro Schritt</translation>
    </message>
    <message>
        <source>predicted, GiB</source>
        <translation>vorhergesagt, GiB</translation>
    </message>
    <message>
        <source>With the shipped constants, which were also fitted to these runs. Dashed: ±20 %.</source>
        <translation>Mit den mitgelieferten Konstanten, die auch an diese Läufe angepasst sind. Gestrichelt: ±20 %.</translation>
    </message>
    <message>
        <source>With constants fitted without the source of the run. Dashed: ±20 %.</source>
        <translation>Mit Konstanten, die ohne die Quelle des Laufs angepasst sind. Gestrichelt: ±20 %.</translation>
    </message>
    <message>
        <source>Coverage of the measurements</source>
        <translation>Abdeckung durch Messungen</translation>
    </message>
    <message>
        <source>Runs by GPU type and number of GPUs. Where there are none, the prediction is a guess with a wider range.</source>
        <translation>Läufe nach GPU-Typ und GPU-Anzahl. Wo keine vorliegen, ist die Vorhersage eine Schätzung mit breiterer Spanne.</translation>
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
        <source>Average</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Average of the absolute errors.</source>
        <translation>Mittelwert der absoluten Fehler.</translation>
    </message>
    <message>
        <source>p90</source>
        <translation>p90</translation>
    </message>
    <message>
        <source>Nine out of ten errors are smaller.</source>
        <translation>Neun von zehn Fehlern sind kleiner.</translation>
    </message>
    <message>
        <source>±10 %</source>
        <translation>±10 %</translation>
    </message>
    <message>
        <source>Share of runs predicted within 10 %.</source>
        <translation>Anteil der Läufe, die auf 10 % genau vorhergesagt sind.</translation>
    </message>
    <message>
        <source>±20 %</source>
        <translation>±20 %</translation>
    </message>
    <message>
        <source>Share of runs predicted within 20 %.</source>
        <translation>Anteil der Läufe, die auf 20 % genau vorhergesagt sind.</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>In Spanne</translation>
    </message>
    <message>
        <source>Share of runs within the predicted range, which should contain four out of five.</source>
        <translation>Anteil der Läufe in der vorhergesagten Spanne, die vier von fünf enthalten soll.</translation>
    </message>
    <message>
        <source>%1 step times: half are predicted within %2, 90 % within %3.</source>
        <translation>%1 Schrittzeiten: Die Hälfte ist auf %2 genau vorhergesagt, 90 % auf %3.</translation>
    </message>
    <message>
        <source>%1 memory measurements: half are predicted within %2, 90 % within %3.</source>
        <translation>%1 Speichermessungen: Die Hälfte ist auf %2 genau vorhergesagt, 90 % auf %3.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Number of runs with a prediction.</source>
        <translation>Anzahl der Läufe mit Vorhersage.</translation>
    </message>
    <message>
        <source>all runs</source>
        <translation>alle Läufe</translation>
    </message>
    <message>
        <source>dense, multiple nodes</source>
        <translation>dicht, mehrere Knoten</translation>
    </message>
    <message>
        <source>dense, single node</source>
        <translation>dicht, ein Knoten</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>Mixture of Experts</translation>
    </message>
    <message>
        <source>adapters (LoRA)</source>
        <translation>Adapter (LoRA)</translation>
    </message>
    <message>
        <source>layout unknown</source>
        <translation>Aufteilung unbekannt</translation>
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
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Zahlenformat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
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
        <source>With constants fitted without the family of the run: its source, model, GPU and engine. Dashed: ±20 %.</source>
        <translation>Mit Konstanten, die ohne die Familie des Laufs (Quelle, Modell, GPU und Engine) angepasst sind. Gestrichelt: ±20 %.</translation>
    </message>
    <message>
        <source>Runs by GPU type and engine. Where there are none, the prediction is a guess with a wider range.</source>
        <translation>Läufe nach GPU-Typ und Engine. Wo keine vorliegen, ist die Vorhersage eine Schätzung mit breiterer Spanne.</translation>
    </message>
    <message>
        <source>%1 token and request rates: half are predicted within %2, 90 % within %3.</source>
        <translation>%1 Token- und Anfrageraten: Die Hälfte ist auf %2 genau vorhergesagt, 90 % auf %3.</translation>
    </message>
    <message>
        <source>%1 TTFT values: half are predicted within %2, 90 % within %3.</source>
        <translation>%1 TTFT-Werte: Die Hälfte ist auf %2 genau vorhergesagt, 90 % auf %3.</translation>
    </message>
    <message>
        <source>%1 TPOT values: half are predicted within %2, 90 % within %3.</source>
        <translation>%1 TPOT-Werte: Die Hälfte ist auf %2 genau vorhergesagt, 90 % auf %3.</translation>
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
        <source>disaggregated prefill</source>
        <translation>getrenntes Prefill</translation>
    </message>
    <message>
        <source>lengths unknown</source>
        <translation>Längen unbekannt</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
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
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Half of the %1 sources have a median error below %2.</source>
        <translation>Die Hälfte der %1 Quellen hat einen medianen Fehler unter %2.</translation>
    </message>
    <message>
        <source>Your runs</source>
        <translation>Eigene Läufe</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>May data go to a hosted API?</source>
        <translation>Dürfen Daten an eine gehostete API?</translation>
    </message>
    <message>
        <source>a hosted API is allowed</source>
        <translation>eine gehostete API ist erlaubt</translation>
    </message>
    <message>
        <source>a hosted API is ruled out</source>
        <translation>eine gehostete API scheidet aus</translation>
    </message>
    <message>
        <source>Privacy and data residency: a hosted API processes prompts on machines that others operate.</source>
        <translation>Datenschutz und Speicherort: Eine gehostete API verarbeitet Eingaben auf Maschinen, die andere betreiben.</translation>
    </message>
    <message>
        <source>Is a hosted API cheaper?</source>
        <translation>Ist eine gehostete API günstiger?</translation>
    </message>
    <message>
        <source>API cost</source>
        <translation>Kosten der API</translation>
    </message>
    <message>
        <source>Own cost</source>
        <translation>Eigene Kosten</translation>
    </message>
    <message>
        <source>a hosted API costs less</source>
        <translation>eine gehostete API kostet weniger</translation>
    </message>
    <message>
        <source>own GPUs cost less</source>
        <translation>eigene GPUs kosten weniger</translation>
    </message>
    <message>
        <source>Price of the same tokens from a hosted model against the full cost of the smallest cluster that does the work, staff included.</source>
        <translation>Preis derselben Tokens bei einem gehosteten Modell gegen die vollen Kosten des kleinsten Clusters, der die Arbeit leistet, einschließlich Personal.</translation>
    </message>
    <message>
        <source>Does one GPU hold it?</source>
        <translation>Reicht der Speicher einer GPU?</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>Speicherbedarf</translation>
    </message>
    <message>
        <source>Usable memory of one GPU</source>
        <translation>Nutzbarer Speicher einer GPU</translation>
    </message>
    <message>
        <source>one GPU holds the model</source>
        <translation>das Modell passt auf eine GPU</translation>
    </message>
    <message>
        <source>one GPU is too small</source>
        <translation>eine GPU ist zu klein</translation>
    </message>
    <message>
        <source>The best layout on a single GPU, at the conservative end of the memory estimate.</source>
        <translation>Das beste Layout auf einer einzelnen GPU, am vorsichtigen Ende der Speicherschätzung.</translation>
    </message>
    <message>
        <source>Does one GPU meet the deadline?</source>
        <translation>Hält eine GPU die Frist?</translation>
    </message>
    <message>
        <source>Time on one GPU</source>
        <translation>Dauer auf einer GPU</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>one GPU is fast enough</source>
        <translation>eine GPU ist schnell genug</translation>
    </message>
    <message>
        <source>one GPU is too slow</source>
        <translation>eine GPU ist zu langsam</translation>
    </message>
    <message>
        <source>Time of the run on a single GPU, at the conservative end of the estimate.</source>
        <translation>Dauer des Laufs auf einer einzelnen GPU, am vorsichtigen Ende der Schätzung.</translation>
    </message>
    <message>
        <source>Does one GPU carry the load?</source>
        <translation>Trägt eine GPU die Last?</translation>
    </message>
    <message>
        <source>Peak load</source>
        <translation>Spitzenlast</translation>
    </message>
    <message>
        <source>Capacity of one GPU</source>
        <translation>Kapazität einer GPU</translation>
    </message>
    <message>
        <source>one GPU carries the load</source>
        <translation>eine GPU trägt die Last</translation>
    </message>
    <message>
        <source>one GPU cannot carry the load</source>
        <translation>eine GPU trägt die Last nicht</translation>
    </message>
    <message>
        <source>Requests that a single GPU answers within the latency limits, with the planned reserve for bursts.</source>
        <translation>Anfragen, die eine einzelne GPU innerhalb der Latenzgrenzen beantwortet, mit der geplanten Reserve für Lastspitzen.</translation>
    </message>
    <message>
        <source>Is a standby replica required?</source>
        <translation>Ist ein Reserve-Replikat nötig?</translation>
    </message>
    <message>
        <source>Standby replicas</source>
        <translation>Reserve-Replikate</translation>
    </message>
    <message>
        <source>a standby replica needs a second GPU</source>
        <translation>ein Reserve-Replikat braucht eine zweite GPU</translation>
    </message>
    <message>
        <source>the service may stop when its GPU fails</source>
        <translation>der Dienst darf ausfallen, wenn seine GPU ausfällt</translation>
    </message>
    <message>
        <source>A production service that must survive the failure of a GPU needs more than one.</source>
        <translation>Ein produktiver Dienst, der den Ausfall einer GPU überstehen muss, braucht mehr als eine.</translation>
    </message>
    <message>
        <source>Is one node enough?</source>
        <translation>Reicht ein Knoten?</translation>
    </message>
    <message>
        <source>Smallest cluster</source>
        <translation>Kleinster Cluster</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>one node is enough</source>
        <translation>ein Knoten reicht</translation>
    </message>
    <message>
        <source>one node is not enough</source>
        <translation>ein Knoten reicht nicht</translation>
    </message>
    <message>
        <source>The smallest number of GPUs that holds every model, meets every deadline and carries every load.</source>
        <translation>Die kleinste Zahl von GPUs, die jedes Modell fasst, jede Frist hält und jede Last trägt.</translation>
    </message>
    <message>
        <source>Does any cluster meet the deadline?</source>
        <translation>Hält irgendein Cluster die Frist?</translation>
    </message>
    <message>
        <source>Time on that cluster</source>
        <translation>Dauer auf diesem Cluster</translation>
    </message>
    <message>
        <source>a cluster meets the deadline</source>
        <translation>ein Cluster hält die Frist</translation>
    </message>
    <message>
        <source>no cluster meets the deadline</source>
        <translation>kein Cluster hält die Frist</translation>
    </message>
    <message>
        <source>Beyond some size, communication and interruptions consume what more GPUs add.</source>
        <translation>Ab einer gewissen Größe zehren Kommunikation und Unterbrechungen auf, was weitere GPUs bringen.</translation>
    </message>
    <message>
        <source>Does any fleet meet the limits?</source>
        <translation>Hält irgendeine Flotte die Grenzen?</translation>
    </message>
    <message>
        <source>Capacity within the limits</source>
        <translation>Kapazität innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>a fleet meets the limits</source>
        <translation>eine Flotte hält die Grenzen</translation>
    </message>
    <message>
        <source>no fleet meets the latency limits</source>
        <translation>keine Flotte hält die Latenzgrenzen</translation>
    </message>
    <message>
        <source>More replicas raise the capacity, but they do not make a single answer faster.</source>
        <translation>Mehr Replikate erhöhen die Kapazität, machen aber keine einzelne Antwort schneller.</translation>
    </message>
    <message>
        <source>Must data stay on premises?</source>
        <translation>Müssen Daten im eigenen Haus bleiben?</translation>
    </message>
    <message>
        <source>data must stay on premises, so the machines are your own</source>
        <translation>Daten müssen im eigenen Haus bleiben, also sind die Maschinen eigene</translation>
    </message>
    <message>
        <source>rented machines are allowed</source>
        <translation>gemietete Maschinen sind erlaubt</translation>
    </message>
    <message>
        <source>Can your team run a cluster?</source>
        <translation>Kann das Team einen Cluster betreiben?</translation>
    </message>
    <message>
        <source>Operations engineers</source>
        <translation>Betriebsingenieure</translation>
    </message>
    <message>
        <source>Engineers needed</source>
        <translation>Benötigte Ingenieure</translation>
    </message>
    <message>
        <source>the team is large enough</source>
        <translation>das Team ist groß genug</translation>
    </message>
    <message>
        <source>the team is too small to run a cluster</source>
        <translation>das Team ist zu klein, um einen Cluster zu betreiben</translation>
    </message>
    <message>
        <source>Engineers that owning this cluster takes, by the plan&apos;s staffing, against those you have.</source>
        <translation>Ingenieure, die der Betrieb dieses eigenen Clusters nach dem Personalansatz des Plans braucht, gegen die vorhandenen.</translation>
    </message>
    <message>
        <source>Are all users near enough?</source>
        <translation>Sind alle Nutzer nah genug?</translation>
    </message>
    <message>
        <source>Farthest round trip</source>
        <translation>Längste Paketumlaufzeit</translation>
    </message>
    <message>
        <source>Left by the TTFT limit</source>
        <translation>Spielraum der TTFT-Grenze</translation>
    </message>
    <message>
        <source>one region reaches all users in time</source>
        <translation>eine Region erreicht alle Nutzer rechtzeitig</translation>
    </message>
    <message>
        <source>one region is too far from some users</source>
        <translation>eine Region ist von manchen Nutzern zu weit entfernt</translation>
    </message>
    <message>
        <source>What the limit for the time to first token leaves for the network, once the fleet has taken its own time.</source>
        <translation>Was die Grenze der Zeit bis zum ersten Token dem Netzwerk lässt, wenn die Flotte ihre eigene Zeit gebraucht hat.</translation>
    </message>
    <message>
        <source>Can this GPU be rented?</source>
        <translation>Ist diese GPU zu mieten?</translation>
    </message>
    <message>
        <source>Providers in the catalog</source>
        <translation>Anbieter im Katalog</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>the GPU can be rented</source>
        <translation>die GPU ist zu mieten</translation>
    </message>
    <message>
        <source>Vendor dependence: with a single provider, price and capacity are in one hand.</source>
        <translation>Abhängigkeit vom Anbieter: Bei einem einzigen Anbieter liegen Preis und Kapazität in einer Hand.</translation>
    </message>
    <message>
        <source>Is the base load enough to own?</source>
        <translation>Reicht die Grundlast für eigene Knoten?</translation>
    </message>
    <message>
        <source>Utilization of the busiest node</source>
        <translation>Auslastung des meistgenutzten Knotens</translation>
    </message>
    <message>
        <source>Break-even over the depreciation period</source>
        <translation>Gewinnschwelle über die Abschreibungsdauer</translation>
    </message>
    <message>
        <source>the base load pays for owned nodes</source>
        <translation>die Grundlast trägt eigene Knoten</translation>
    </message>
    <message>
        <source>no node is busy enough to own</source>
        <translation>kein Knoten ist für einen Kauf genug ausgelastet</translation>
    </message>
    <message>
        <source>Share of hours in which the node that is needed most has work, against the utilization from which owning pays back within the depreciation period.</source>
        <translation>Anteil der Stunden, in denen der meistgenutzte Knoten Arbeit hat, gegen die Auslastung, ab der sich ein Kauf innerhalb der Abschreibungsdauer amortisiert.</translation>
    </message>
    <message>
        <source>Does the work last long enough?</source>
        <translation>Dauert die Arbeit lange genug?</translation>
    </message>
    <message>
        <source>Years of work</source>
        <translation>Jahre der Arbeit</translation>
    </message>
    <message>
        <source>Break-even after</source>
        <translation>Gewinnschwelle nach</translation>
    </message>
    <message>
        <source>the work lasts beyond break-even</source>
        <translation>die Arbeit dauert über die Gewinnschwelle hinaus</translation>
    </message>
    <message>
        <source>the work ends before break-even</source>
        <translation>die Arbeit endet vor der Gewinnschwelle</translation>
    </message>
    <message>
        <source>Years that are compared, against the time until owning has cost less than renting.</source>
        <translation>Verglichene Jahre gegen die Zeit, bis ein Kauf weniger gekostet hat als Miete.</translation>
    </message>
    <message>
        <source>Is the last node busy enough?</source>
        <translation>Ist der letzte Knoten ausgelastet genug?</translation>
    </message>
    <message>
        <source>Utilization of the last node</source>
        <translation>Auslastung des letzten Knotens</translation>
    </message>
    <message>
        <source>Break-even utilization</source>
        <translation>Auslastung an der Gewinnschwelle</translation>
    </message>
    <message>
        <source>even the last node is busy enough to own</source>
        <translation>selbst der letzte Knoten ist für einen Kauf genug ausgelastet</translation>
    </message>
    <message>
        <source>the nodes for the peak are not busy enough to own</source>
        <translation>die Knoten für die Spitze sind für einen Kauf nicht genug ausgelastet</translation>
    </message>
    <message>
        <source>Burstiness: the node that only the peak needs, against the break-even over the years compared.</source>
        <translation>Lastspitzen: der Knoten, den nur die Spitze braucht, gegen die Gewinnschwelle über die verglichenen Jahre.</translation>
    </message>
    <message>
        <source>Can new nodes arrive in time?</source>
        <translation>Kommen neue Knoten rechtzeitig?</translation>
    </message>
    <message>
        <source>Fleet is full in</source>
        <translation>Flotte ist voll in</translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation>Lieferzeit</translation>
    </message>
    <message>
        <source>new nodes arrive before the fleet is full</source>
        <translation>neue Knoten kommen, bevor die Flotte voll ist</translation>
    </message>
    <message>
        <source>the fleet is full before new nodes arrive</source>
        <translation>die Flotte ist voll, bevor neue Knoten kommen</translation>
    </message>
    <message>
        <source>Growth of the load against the time from an order to the first run.</source>
        <translation>Wachstum der Last gegen die Zeit von der Bestellung bis zum ersten Lauf.</translation>
    </message>
    <message>
        <source>Is owning within the budget?</source>
        <translation>Liegt ein Kauf im Budget?</translation>
    </message>
    <message>
        <source>Cost of owning</source>
        <translation>Kosten des Eigentums</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>owning is within the budget</source>
        <translation>ein Kauf liegt im Budget</translation>
    </message>
    <message>
        <source>owning exceeds the budget</source>
        <translation>ein Kauf übersteigt das Budget</translation>
    </message>
    <message>
        <source>Everything that owning costs over the years compared, against the budget for them.</source>
        <translation>Alle Kosten des Eigentums über die verglichenen Jahre gegen das Budget dafür.</translation>
    </message>
    <message>
        <source>Does owning still win if rents fall?</source>
        <translation>Lohnt der Kauf auch bei fallenden Mieten?</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Break-even with falling rents</source>
        <translation>Gewinnschwelle bei fallenden Mieten</translation>
    </message>
    <message>
        <source>owning wins even if rents fall</source>
        <translation>der Kauf lohnt auch bei fallenden Mieten</translation>
    </message>
    <message>
        <source>owning loses if rents fall</source>
        <translation>bei fallenden Mieten lohnt der Kauf nicht</translation>
    </message>
    <message>
        <source>The break-even with rental prices at the lower end of their uncertainty: a purchase cannot be taken back.</source>
        <translation>Die Gewinnschwelle mit Mietpreisen am unteren Ende ihrer Unsicherheit: Ein Kauf lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Hosted API instead of a cluster</source>
        <translation>Gehostete API statt Cluster</translation>
    </message>
    <message>
        <source>A hosted model answers the same requests for less than own GPUs would.</source>
        <translation>Ein gehostetes Modell beantwortet dieselben Anfragen günstiger als eigene GPUs.</translation>
    </message>
    <message>
        <source>One GPU instead of a cluster</source>
        <translation>Eine GPU statt Cluster</translation>
    </message>
    <message>
        <source>One node instead of a cluster</source>
        <translation>Ein Knoten statt Cluster</translation>
    </message>
    <message>
        <source>One server does the work; there is no network to build and no scheduler to run.</source>
        <translation>Ein Server leistet die Arbeit; es ist kein Netzwerk zu bauen und kein Scheduler zu betreiben.</translation>
    </message>
    <message>
        <source>Rent first</source>
        <translation>Zuerst mieten</translation>
    </message>
    <message>
        <source>The work needs a cluster, but owning one is not justified yet.</source>
        <translation>Die Arbeit braucht einen Cluster, aber ein eigener ist noch nicht gerechtfertigt.</translation>
    </message>
    <message>
        <source>Own cluster</source>
        <translation>Eigener Cluster</translation>
    </message>
    <message>
        <source>The work needs a cluster, and owning it costs less than renting.</source>
        <translation>Die Arbeit braucht einen Cluster, und ein eigener kostet weniger als Miete.</translation>
    </message>
    <message>
        <source>Hybrid of owned and rented nodes</source>
        <translation>Hybrid aus eigenen und gemieteten Knoten</translation>
    </message>
    <message>
        <source>Own what is always needed and rent what is needed for hours.</source>
        <translation>Kaufen, was immer gebraucht wird, und mieten, was nur Stunden gebraucht wird.</translation>
    </message>
    <message>
        <source>Not feasible</source>
        <translation>Nicht machbar</translation>
    </message>
    <message>
        <source>No number of these GPUs does the work as planned.</source>
        <translation>Keine Zahl dieser GPUs leistet die Arbeit wie geplant.</translation>
    </message>
    <message>
        <source>a deadline of %1</source>
        <translation>einer Frist von %1</translation>
    </message>
    <message>
        <source>a model size of %1</source>
        <translation>einer Modellgröße von %1</translation>
    </message>
    <message>
        <source>a utilization of %1</source>
        <translation>einer Auslastung von %1</translation>
    </message>
    <message>
        <source>a rental price of %1</source>
        <translation>einem Mietpreis von %1</translation>
    </message>
    <message>
        <source>a period of %1</source>
        <translation>einem Zeitraum von %1</translation>
    </message>
    <message>
        <source>a budget of %1</source>
        <translation>einem Budget von %1</translation>
    </message>
    <message>
        <source>an API price of %1</source>
        <translation>einem API-Preis von %1</translation>
    </message>
    <message>
        <source>a lead time of %1</source>
        <translation>einer Lieferzeit von %1</translation>
    </message>
    <message>
        <source>a round trip of %1</source>
        <translation>einer Paketumlaufzeit von %1</translation>
    </message>
    <message>
        <source>%1 requests per second (%2 per day)</source>
        <translation>%1 Anfragen je Sekunde (%2 am Tag)</translation>
    </message>
    <message>
        <source>%1 concurrent users</source>
        <translation>%1 gleichzeitigen Nutzern</translation>
    </message>
    <message>
        <source>%1 runs per year</source>
        <translation>%1 Läufen im Jahr</translation>
    </message>
    <message>
        <source>%1 operations engineers</source>
        <translation>%1 Betriebsingenieuren</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 GPU</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>open</source>
        <comment>an answer that is not known</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>%1 “%2”: %3.</source>
        <comment>Data policy “own tenancy only”: a hosted API is …</comment>
        <translation>%1 „%2“: %3.</translation>
    </message>
    <message>
        <source>From %1 on: %2.</source>
        <translation>Ab %1: %2.</translation>
    </message>
    <message>
        <source>Up to %1: %2.</source>
        <translation>Bis zu %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>label of an input, and its value</comment>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Data residency: rented machines are in somebody else&apos;s data center.</source>
        <translation>Speicherort der Daten: Gemietete Maschinen befinden sich in einem fremden Rechenzentrum.</translation>
    </message>
    <message>
        <source>no provider rents out this GPU</source>
        <translation>kein Anbieter vermietet diese GPU</translation>
    </message>
    <message>
        <source>A single GPU does the work; a cluster would sit idle.</source>
        <translation>Eine einzelne GPU leistet die Arbeit; ein Cluster stünde leer.</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>one GPU</source>
        <translation>eine GPU</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>rent first</source>
        <translation>zuerst mieten</translation>
    </message>
    <message>
        <source>own cluster</source>
        <translation>eigener Cluster</translation>
    </message>
    <message>
        <source>hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>not feasible</source>
        <translation>nicht machbar</translation>
    </message>
    <message>
        <source>%1 is unknown</source>
        <translation>%1 ist unbekannt</translation>
    </message>
</context>
<context>
    <name>AdviceSentence</name>
    <message>
        <source>The advice is being computed …</source>
        <translation>Die Empfehlung wird berechnet …</translation>
    </message>
    <message>
        <source>{verdict}: {reason}.</source>
        <translation>{verdict}: {reason}.</translation>
    </message>
    <message>
        <source>{verdict}: {reason}. {turn}</source>
        <translation>{verdict}: {reason}. {turn}</translation>
    </message>
</context>
<context>
    <name>Afford</name>
    <message>
        <source>%1 over %2 on %3, within the latency limits</source>
        <translation>%1 über %2 auf %3, innerhalb der Latenzgrenzen</translation>
    </message>
    <message>
        <source>%1 over %2 on %3, at %4 runs per year, each within %5</source>
        <translation>%1 über %2 auf %3, bei %4 Läufen im Jahr, jeder innerhalb von %5</translation>
    </message>
    <message>
        <source>%1 requests per second</source>
        <translation>%1 Anfragen je Sekunde</translation>
    </message>
    <message>
        <source>%1 concurrent users</source>
        <translation>%1 gleichzeitigen Nutzern</translation>
    </message>
    <message>
        <source>%1 examples per run</source>
        <translation>%1 Beispiele je Lauf</translation>
    </message>
    <message>
        <source>%1 trials per sweep</source>
        <translation>%1 Versuche je Sweep</translation>
    </message>
    <message>
        <source>%1 tokens per run</source>
        <translation>%1 Tokens je Lauf</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>%1 units per job</source>
        <translation>%1 Einheiten je Auftrag</translation>
    </message>
    <message>
        <source>%1 RL steps per run</source>
        <translation>%1 RL-Schritte je Lauf</translation>
    </message>
</context>
<context>
    <name>AnswerSentence</name>
    <message>
        <source>1 replica of %1 GPUs</source>
        <translation>1 Replikat mit %1 GPUs</translation>
    </message>
    <message>
        <source>%1, plus %2 for retrieval</source>
        <translation>%1, dazu %2 für Retrieval</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>(80 % range %1)</source>
        <translation>(80-%-Bereich %1)</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) cannot hold {model}: its training state of {states} needs at least {copy}.</source>
        <translation>{gpus} ({nodes}) fassen {model} nicht: Der Trainingszustand von {states} braucht mindestens {copy}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) train {model} on {tokens}, but the time to train is unknown: a specification of this GPU is missing.</source>
        <translation>{gpus} ({nodes}) trainieren {model} mit {tokens}, aber die Trainingsdauer ist unbekannt: Eine Angabe zu dieser GPU fehlt.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) trainieren {model} mit {tokens}. Trainingsdauer: {time} {band}, Frist überschritten ({deadline}). Ein Lauf kostet {run} Miete bei {price}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) trainieren {model} mit {tokens}. Trainingsdauer: {time} {band}. Ein Lauf kostet {run} Miete bei {price}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) trainieren {model} mit {tokens}. Trainingsdauer: {time} {band}, Frist überschritten ({deadline}). Der Kauf kostet {first}, der Betrieb {own}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) trainieren {model} mit {tokens}. Trainingsdauer: {time} {band}. Der Kauf kostet {first}, der Betrieb {own}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>Renting and buying cannot be compared: a price is unknown.</source>
        <translation>Mieten und Kaufen lassen sich nicht vergleichen: Ein Preis ist unbekannt.</translation>
    </message>
    <message>
        <source>At {runs}, a year is too short: the work would take {inuse} of its hours.</source>
        <translation>Bei {runs} ist ein Jahr zu kurz: Die Arbeit bräuchte {inuse} seiner Stunden.</translation>
    </message>
    <message>
        <source>At {runs}, {choice}; buying does not break even within {years}, even at 100 % utilization.</source>
        <translation>Bei {runs} {choice}; Kaufen erreicht über {years} auch bei 100 % Auslastung nicht die Gewinnschwelle.</translation>
    </message>
    <message>
        <source>At {runs}, {choice}; renting is cheaper below {use} utilization.</source>
        <translation>Bei {runs} {choice}; Mieten ist nur unter {use} Auslastung günstiger.</translation>
    </message>
    <message>
        <source>At {runs}, {choice}; buying breaks even above {use} utilization.</source>
        <translation>Bei {runs} {choice}; Kaufen rechnet sich erst über {use} Auslastung.</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 Knoten</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>one run per year</source>
        <translation>einem Lauf pro Jahr</translation>
    </message>
    <message>
        <source>%1 runs per year</source>
        <translation>%1 Läufen pro Jahr</translation>
    </message>
    <message>
        <source>buying is cheaper</source>
        <translation>ist Kaufen günstiger</translation>
    </message>
    <message>
        <source>renting is cheaper</source>
        <translation>ist Mieten günstiger</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) trainieren {model} mit {tokens}. Trainingsdauer: {time} {band}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>%1 utilization</source>
        <translation>%1 Auslastung</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) cannot hold {model}: the fullest GPU needs {memory}, but only {usable} is usable.</source>
        <translation>{gpus} ({nodes}) fassen {model} nicht: Die vollste GPU braucht {memory}, nutzbar sind nur {usable}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) train {model} on {tokens}, but the time to train is unknown: the step time cannot be computed.</source>
        <translation>{gpus} ({nodes}) trainieren {model} mit {tokens}, aber die Trainingsdauer ist unbekannt: Die Schrittzeit lässt sich nicht berechnen.</translation>
    </message>
    <message>
        <source>At {runs}, {choice}: rent is paid for all hours, used or not.</source>
        <translation>Bei {runs} {choice}: Die Miete fällt für alle Stunden an, genutzt oder nicht.</translation>
    </message>
    <message>
        <source>{gpus} serve {model}, but their throughput cannot be computed.</source>
        <translation>{gpus} betreiben {model}, aber ihr Durchsatz lässt sich nicht berechnen.</translation>
    </message>
    <message>
        <source>{replica} cannot hold {model}: its weights of {weights} leave no room for a KV cache in {memory}.</source>
        <translation>{model} passt nicht auf {replica}: Gewichte von {weights} lassen in {memory} keinen Platz für den KV-Cache.</translation>
    </message>
    <message>
        <source>{model} fits on {replica}, but even a single request takes {first} to the first token and {token} per output token; the limits are {firstlimit} and {tokenlimit}.</source>
        <translation>{model} passt auf {replica}, aber selbst eine einzelne Anfrage braucht {first} bis zum ersten Token und {token} pro Ausgabe-Token; die Grenzwerte sind {firstlimit} und {tokenlimit}.</translation>
    </message>
    <message>
        <source>{gpus} cannot hold a replica of {model}, which needs {replica}.</source>
        <translation>{gpus} fassen kein Replikat von {model}; es braucht {replica}.</translation>
    </message>
    <message>
        <source>1 replica</source>
        <translation>1 Replikat</translation>
    </message>
    <message>
        <source>%1 replicas</source>
        <translation>%1 Replikate</translation>
    </message>
    <message>
        <source>%1 replicas of %2 GPUs</source>
        <translation>%1 Replikate zu %2 GPUs</translation>
    </message>
    <message>
        <source>one request per second</source>
        <translation>einer Anfrage pro Sekunde</translation>
    </message>
    <message>
        <source>%1 requests per second</source>
        <translation>%1 Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>One after another, the {runs_all} runs on this cluster take {together}.</source>
        <translation>Nacheinander brauchen die {runs_all} Läufe auf diesem Cluster {together}.</translation>
    </message>
    <message>
        <source>One after another, the {runs_all} runs on this cluster take {together}. Renting costs {run} at {price}.</source>
        <translation>Nacheinander brauchen die {runs_all} Läufe auf diesem Cluster {together}. Die Miete kostet {run} bei {price}.</translation>
    </message>
    <message>
        <source>No GPUs are left to train {model}: serving uses all of them.</source>
        <translation>Für das Training von {model} bleibt keine GPU: Die Inferenz belegt alle.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) trainieren {model} mit {tokens}. Trainingsdauer: {time} {band}, Frist überschritten ({deadline}); die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>Renting and buying cannot be compared: the run time is unknown.</source>
        <translation>Mieten und Kaufen lassen sich nicht vergleichen: Die Laufzeit ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>%1 im Mittel</translation>
    </message>
    <message>
        <source>{gpus} ({replicas}) serve {model} at up to {carried} within the limits; at {own}, requests queue.</source>
        <translation>{gpus} ({replicas}) betreiben {model} bei höchstens {carried} innerhalb der Grenzwerte; bei {own} stauen sich die Anfragen.</translation>
    </message>
    <message>
        <source>{gpus} ({replicas}){beside} serve {model} at {requests}. Time to first token is {first}, time per output token {token}.</source>
        <translation>{gpus} ({replicas}){beside} betreiben {model} bei {requests}. Die Zeit bis zum ersten Token beträgt {first}, die Zeit pro Ausgabe-Token {token}.</translation>
    </message>
    <message>
        <source>{gpus} ({replicas}){beside} serve {model} at {requests}.</source>
        <translation>{gpus} ({replicas}){beside} betreiben {model} bei {requests}.</translation>
    </message>
    <message>
        <source>{gpus} ({replicas}){beside} serve {model} at {requests}. Time to first token is {first}, time per output token {token} {band}; cost is {cost} per million output tokens.</source>
        <translation>{gpus} ({replicas}){beside} betreiben {model} bei {requests}. Die Zeit bis zum ersten Token beträgt {first}, die Zeit pro Ausgabe-Token {token} {band}; die Kosten liegen bei {cost} pro Million Ausgabe-Token.</translation>
    </message>
    <message>
        <source>{gpus} ({replicas}){beside} serve {model} at {requests}, {load} of their capacity. Cost is {cost} per million output tokens.</source>
        <translation>{gpus} ({replicas}){beside} betreiben {model} bei {requests}, {load} ihrer Kapazität. Die Kosten liegen bei {cost} pro Million Ausgabe-Token.</translation>
    </message>
    <message>
        <source> and %1 in a second tier</source>
        <translation> und %1 in einer zweiten Stufe</translation>
    </message>
    <message>
        <source>{gpus} ({replicas}){beside} serve {model} at {requests}, {load} of their capacity. Cost is {unitcost} per 1,000 units.</source>
        <translation>{gpus} ({replicas}){beside} betreiben {model} bei {requests}, {load} ihrer Kapazität. Die Kosten liegen bei {unitcost} pro 1.000 Einheiten.</translation>
    </message>
    <message>
        <source>No GPUs are left for the job: serving uses all of them.</source>
        <translation>Für den Auftrag sind keine GPUs übrig: Die Inferenz nutzt alle.</translation>
    </message>
    <message>
        <source>{gpu} cannot hold the work: it needs {job_memory} per GPU, but only {job_usable} is usable.</source>
        <translation>{gpu} hat nicht genug Speicher: Die Arbeit braucht {job_memory} je GPU, nutzbar sind nur {job_usable}.</translation>
    </message>
    <message>
        <source>The time for {units} units on {gpus} ({nodes}) is unknown: the time per unit has not been entered.</source>
        <translation>Die Zeit für {units} Einheiten auf {gpus} ({nodes}) ist unbekannt: Die Zeit je Einheit ist nicht eingegeben.</translation>
    </message>
    <message>
        <source>The time for {units} units on {gpus} ({nodes}) is unknown: a specification of the GPU or the model is missing.</source>
        <translation>Die Zeit für {units} Einheiten auf {gpus} ({nodes}) ist unbekannt: Eine Angabe zur GPU oder zum Modell fehlt.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) are too few: one unit needs {copy}.</source>
        <translation>{gpus} ({nodes}) sind zu wenig: Eine Einheit braucht {copy}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) verarbeiten {units} Einheiten in {time} {band}, nach der Frist von {deadline}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) process {units} units in {time} {band}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) verarbeiten {units} Einheiten in {time} {band}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) verarbeiten {units} Einheiten in {time} {band}, nach der Frist von {deadline}. Die Miete kostet {run} je Lauf bei {price}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) process {units} units in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) verarbeiten {units} Einheiten in {time} {band}. Die Miete kostet {run} je Lauf bei {price}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) verarbeiten {units} Einheiten in {time} {band}, nach der Frist von {deadline}. Der Kauf kostet {first} einmalig und {own} im Betrieb; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) process {units} units in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) verarbeiten {units} Einheiten in {time} {band}. Der Kauf kostet {first} einmalig und {own} im Betrieb; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) cannot hold {model} for generation.</source>
        <translation>{gpus} ({nodes}) haben für die Generierung mit {model} nicht genug Speicher.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}.</source>
        <translation>{gpus} ({nodes}) führen mit {model} {rl_steps} RL-Schritte zu je {rl_step} aus. Dauer: {time} {band}, Frist überschritten ({deadline}).</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}.</source>
        <translation>{gpus} ({nodes}) führen mit {model} {rl_steps} RL-Schritte zu je {rl_step} aus. Dauer: {time} {band}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) führen mit {model} {rl_steps} RL-Schritte zu je {rl_step} aus. Dauer: {time} {band}, Frist überschritten ({deadline}). Ein Lauf kostet {run} Miete bei {price}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) führen mit {model} {rl_steps} RL-Schritte zu je {rl_step} aus. Dauer: {time} {band}. Ein Lauf kostet {run} Miete bei {price}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) führen mit {model} {rl_steps} RL-Schritte zu je {rl_step} aus. Dauer: {time} {band}, Frist überschritten ({deadline}). Der Kauf kostet {first}, der Betrieb {own}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>{gpus} ({nodes}) führen mit {model} {rl_steps} RL-Schritte zu je {rl_step} aus. Dauer: {time} {band}. Der Kauf kostet {first}, der Betrieb {own}; die mittlere Gesamtleistung beträgt {power}.</translation>
    </message>
    <message>
        <source>The {runs_all} runs, some on GPUs of their own, take {together} together. Renting costs {run} at {price}.</source>
        <translation>Die {runs_all} Läufe, einige auf eigenen GPUs, dauern zusammen {together}. Die Miete kostet {run} bei {price}.</translation>
    </message>
    <message>
        <source>The {runs_all} runs, some on GPUs of their own, take {together} together.</source>
        <translation>Die {runs_all} Läufe, einige auf eigenen GPUs, dauern zusammen {together}.</translation>
    </message>
    <message>
        <source>{gpus} ({nodes}) cannot train {model}: with the fixed settings, no layout is possible.</source>
        <translation>{gpus} ({nodes}) können {model} nicht trainieren: Mit den festen Einstellungen ist keine Aufteilung möglich.</translation>
    </message>
</context>
<context>
    <name>BatchCharts</name>
    <message>
        <source>The time per unit is unknown.</source>
        <translation>Die Zeit je Einheit ist unbekannt.</translation>
    </message>
    <message>
        <source>The work does not fit in the memory of this GPU.</source>
        <translation>Die Arbeit passt nicht in den Speicher dieser GPU.</translation>
    </message>
    <message>
        <source>Time by number of GPUs</source>
        <translation>Zeit nach Anzahl der GPUs</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>this job</source>
        <translation>dieser Auftrag</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>One worker (%1) takes %2: no cluster is needed to meet the deadline.</source>
        <translation>Ein Worker (%1) braucht %2: Für die Frist ist kein Cluster nötig.</translation>
    </message>
    <message>
        <source>One worker (%1) takes %2; the deadline is %3.</source>
        <translation>Ein Worker (%1) braucht %2; die Frist beträgt %3.</translation>
    </message>
    <message>
        <source>Speed-up with more GPUs</source>
        <translation>Beschleunigung mit mehr GPUs</translation>
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
        <source>Amdahl: same work</source>
        <translation>Amdahl: gleiche Arbeit</translation>
    </message>
    <message>
        <source>Gustafson: more work</source>
        <translation>Gustafson: mehr Arbeit</translation>
    </message>
    <message>
        <source>%1 reach a speed-up of %2×</source>
        <translation>%1 erreichen eine Beschleunigung um das %2-Fache</translation>
    </message>
    <message>
        <source>A serial fraction of %1 limits the speed-up to %2×.</source>
        <translation>Ein serieller Anteil von %1 begrenzt die Beschleunigung auf das %2-Fache.</translation>
    </message>
    <message>
        <source>Units are independent: only storage and the last units limit it.</source>
        <translation>Die Einheiten sind unabhängig: Nur der Storage und die letzten Einheiten begrenzen sie.</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message>
        <source>Hardware, all-in price per GPU</source>
        <translation>Hardware, Gesamtpreis je GPU</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>Reserveknoten</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs of second type</source>
        <translation>GPUs des zweiten Typs</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU-Kerne</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Host-Speicher</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>Lokaler Speicher</translation>
    </message>
    <message>
        <source>Spare parts</source>
        <translation>Ersatzteile</translation>
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
        <source>Optical transceivers</source>
        <translation>Optische Transceiver</translation>
    </message>
    <message>
        <source>Shared storage</source>
        <translation>Gemeinsamer Speicher</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Power distribution units (PDUs)</source>
        <translation>Stromverteiler (PDUs)</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>New data center</source>
        <translation>Neues Rechenzentrum</translation>
    </message>
    <message>
        <source>Licenses, per year</source>
        <translation>Lizenzen, pro Jahr</translation>
    </message>
    <message>
        <source>%1, nodes to switches</source>
        <translation>%1, Knoten zu Switches</translation>
    </message>
    <message>
        <source>%1, switch tier %2 to %3</source>
        <translation>%1, Switch-Ebene %2 zu %3</translation>
    </message>
    <message>
        <source>%1, tier %2</source>
        <translation>%1, Ebene %2</translation>
    </message>
    <message>
        <source>included</source>
        <translation>enthalten</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>pro Jahr</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmalig</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Price source</source>
        <translation>Preisquelle</translation>
    </message>
    <message>
        <source>Purchase cost (capex)</source>
        <translation>Kaufkosten (Capex)</translation>
    </message>
</context>
<context>
    <name>Budget</name>
    <message>
        <source>per run</source>
        <translation>pro Lauf</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>pro Jahr</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>pro Monat</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>Whether the budget of {budget} {basis} is kept is unknown: a price or the run time is unknown.</source>
        <translation>Ob das Budget von {budget} {basis} eingehalten wird, ist unbekannt: Ein Preis oder die Trainingsdauer ist unbekannt.</translation>
    </message>
    <message>
        <source>The total of {cost} {basis} is within the budget of {budget}, with {left} to spare.</source>
        <translation>Die Gesamtkosten von {cost} {basis} liegen im Budget von {budget}; {left} bleiben übrig.</translation>
    </message>
    <message>
        <source>The total of {cost} {basis} exceeds the budget of {budget} by {left}.</source>
        <translation>Die Gesamtkosten von {cost} {basis} überschreiten das Budget von {budget} um {left}.</translation>
    </message>
</context>
<context>
    <name>Budgets</name>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How the GPUs are sourced.</source>
        <translation>Wie die GPUs beschafft werden.</translation>
    </message>
    <message>
        <source>Most work</source>
        <translation>Größte Arbeit</translation>
    </message>
    <message>
        <source>The most of the planned work on the smallest cluster that meets its limits.</source>
        <translation>Das Meiste der geplanten Arbeit auf dem kleinsten Cluster, der ihre Grenzen hält.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs of that cluster.</source>
        <translation>GPUs dieses Clusters.</translation>
    </message>
    <message>
        <source>Largest model</source>
        <translation>Größtes Modell</translation>
    </message>
    <message>
        <source>The largest model that can be trained from scratch on 20 tokens per parameter by the deadline.</source>
        <translation>Das größte Modell, das sich mit 20 Tokens je Parameter innerhalb der Frist von Grund auf trainieren lässt.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste Zeit</translation>
    </message>
    <message>
        <source>Working time of the cluster of this plan.</source>
        <translation>Arbeitszeit des Clusters dieses Plans.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>the budget is too small</source>
        <translation>das Budget ist zu klein</translation>
    </message>
    <message>
        <source>The deadline or a limit binds, not the budget.</source>
        <translation>Die Frist oder eine Grenze bindet, nicht das Budget.</translation>
    </message>
</context>
<context>
    <name>CashFlow</name>
    <message>
        <source>hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>data center</source>
        <translation>Rechenzentrum</translation>
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
        <translation>Steuern</translation>
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
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Cash flow: renting vs. buying</source>
        <translation>Cashflow: Mieten und Kaufen</translation>
    </message>
    <message>
        <source>A price is missing. Enter rental price and capex per GPU to compare.</source>
        <translation>Ein Preis fehlt. Geben Sie zum Vergleich Mietpreis und Kapitalkosten pro GPU ein.</translation>
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
        <source>Left bars: renting; right bars: buying; lines: cumulative cost.</source>
        <translation>Balken links: Mieten, rechts: Kaufen; Linien: kumulierte Kosten.</translation>
    </message>
    <message>
        <source>Totals: renting %1, buying %2.</source>
        <translation>Summen: Mieten %1, Kaufen %2.</translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>A node comes with its GPU. Use that GPU in the plan instead.</source>
        <translation>Ein Knoten gehört zu seiner GPU. Übernehmen Sie stattdessen diese GPU in den Plan.</translation>
    </message>
    <message>
        <source>No input of the plan uses this value.</source>
        <translation>Keine Eingabe des Plans verwendet diesen Wert.</translation>
    </message>
    <message>
        <source>Every plan already contains the constants. To change one, set the input of the same name.</source>
        <translation>Jeder Plan enthält die Konstanten bereits. Um eine zu ändern, stellen Sie die gleichnamige Eingabe ein.</translation>
    </message>
    <message>
        <source>Entries of this list cannot be used in a plan.</source>
        <translation>Einträge dieser Liste lassen sich nicht in einen Plan übernehmen.</translation>
    </message>
    <message>
        <source>The GPU of the plan, %1, does not have this link.</source>
        <translation>Die GPU des Plans, %1, hat diese Verbindung nicht.</translation>
    </message>
    <message>
        <source>The electricity price of this region is not available in US dollars.</source>
        <translation>Der Strompreis dieser Region liegt nicht in US-Dollar vor.</translation>
    </message>
    <message>
        <source>The GPU of this offer is not in the catalog.</source>
        <translation>Die GPU dieses Angebots steht nicht im Katalog.</translation>
    </message>
    <message>
        <source>Range of values given by the sources.</source>
        <translation>Spanne der Werte aus den Quellen.</translation>
    </message>
    <message>
        <source>Recalled from memory, without a source.</source>
        <translation>Aus dem Gedächtnis, ohne Quelle.</translation>
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
        <source>Also consulted: %1</source>
        <translation>Ebenfalls herangezogen: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Anmerkung: %1</translation>
    </message>
    <message>
        <source>%1 days old. Verify it before relying on it.</source>
        <translation>%1 Tage alt. Prüfen Sie den Wert, bevor Sie sich darauf verlassen.</translation>
    </message>
    <message>
        <source>%1 days old.</source>
        <translation>%1 Tage alt.</translation>
    </message>
    <message>
        <source>To update it, drop a price list (CSV) on the window.</source>
        <translation>Zum Aktualisieren ziehen Sie eine Preisliste (CSV) auf das Fenster.</translation>
    </message>
    <message>
        <source>To update it, create a custom copy of the entry.</source>
        <translation>Zum Aktualisieren legen Sie eine eigene Kopie des Eintrags an.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Oldest date</source>
        <translation>Ältestes Datum</translation>
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
        <translation>Ports</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Nameplate</source>
        <translation>Nennwert</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Leerlauf</translation>
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
        <source>Per GPU-hour</source>
        <translation>Pro GPU-Stunde</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>Pro Stunde</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>Preisstand</translation>
    </message>
    <message>
        <source>Carbon date</source>
        <translation>CO₂-Stand</translation>
    </message>
    <message>
        <source>ID in files</source>
        <translation>ID in Dateien</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Source values</source>
        <translation>Angaben der Quellen</translation>
    </message>
    <message>
        <source>Value used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
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
        <source>Tokens/s per GPU</source>
        <translation>Token/s pro GPU</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Enter a name for the entry.</source>
        <translation>Geben Sie einen Namen für den Eintrag ein.</translation>
    </message>
    <message>
        <source>The ID may contain only letters, digits, periods, underscores and hyphens, for example “my-gpu-96”.</source>
        <translation>Die ID darf nur Buchstaben, Ziffern, Punkte, Unter- und Bindestriche enthalten, zum Beispiel „meine-gpu-96“.</translation>
    </message>
    <message>
        <source>“%1” already uses this ID. Choose another ID, or copy that entry to change it.</source>
        <translation>„%1“ verwendet diese ID bereits. Wählen Sie eine andere ID oder kopieren Sie jenen Eintrag, um ihn zu ändern.</translation>
    </message>
    <message>
        <source>Enter the source of the values, for example a data sheet, a quote or a price list.</source>
        <translation>Geben Sie die Quelle der Werte an, zum Beispiel ein Datenblatt, ein Angebot oder eine Preisliste.</translation>
    </message>
    <message>
        <source>Enter the date of the values as 2026, 2026-05 or 2026-05-14.</source>
        <translation>Geben Sie das Datum der Werte als 2026, 2026-05 oder 2026-05-14 an.</translation>
    </message>
    <message>
        <source>“%1” must be greater than zero. Leave it empty if the value is unknown.</source>
        <translation>„%1“ muss größer als null sein. Lassen Sie das Feld leer, wenn der Wert unbekannt ist.</translation>
    </message>
    <message>
        <source>“%1” is required.</source>
        <translation>„%1“ ist erforderlich.</translation>
    </message>
    <message>
        <source>“%1” of a built-in entry cannot be cleared. To omit the value, save the entry under another ID.</source>
        <translation>„%1“ lässt sich bei einem mitgelieferten Eintrag nicht leeren. Um den Wert wegzulassen, speichern Sie den Eintrag unter einer anderen ID.</translation>
    </message>
    <message>
        <source>The entry is identical to the built-in entry. Change a value or choose another ID.</source>
        <translation>Der Eintrag stimmt mit dem mitgelieferten überein. Ändern Sie einen Wert oder wählen Sie eine andere ID.</translation>
    </message>
    <message>
        <source>The entry has no values yet. Enter at least one.</source>
        <translation>Der Eintrag hat noch keine Werte. Geben Sie mindestens einen ein.</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
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
        <source>no separate source</source>
        <translation>keine eigene Quelle</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Spanne: %1</translation>
    </message>
    <message>
        <source>Conflicting sources</source>
        <translation>Widersprüchliche Quellen</translation>
    </message>
    <message>
        <source>%1. Value used: %2</source>
        <translation>%1. Verwendet: %2</translation>
    </message>
    <message>
        <source>from memory</source>
        <translation>aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>Applies to</source>
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
        <source>GPUs and other accelerators: memory, peak throughput, power, links and prices.</source>
        <translation>GPUs und andere Beschleuniger: Speicher, Spitzendurchsatz, Leistung, Verbindungen und Preise.</translation>
    </message>
    <message>
        <source>Interconnects</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Links between the GPUs of a node and networks between nodes.</source>
        <translation>Verbindungen zwischen den GPUs eines Knotens und Netzwerke zwischen Knoten.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Servers and racks in which GPUs are delivered.</source>
        <translation>Server und Racks, in denen GPUs geliefert werden.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Transformer models and their architecture.</source>
        <translation>Transformer-Modelle und ihre Architektur.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>Provider prices per hour of GPU use.</source>
        <translation>Preise der Anbieter pro Stunde GPU-Nutzung.</translation>
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
        <source>Costs of construction and operation beyond the components, and failure rates of components.</source>
        <translation>Kosten für Bau und Betrieb über die Komponenten hinaus sowie Ausfallraten der Komponenten.</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>Constants of the calculation and default values of the plan.</source>
        <translation>Konstanten der Berechnung und Standardwerte des Plans.</translation>
    </message>
    <message>
        <source>Source conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Topics on which sources disagree: the value from each source, the value used and the reason.</source>
        <translation>Themen, bei denen sich Quellen widersprechen: der Wert jeder Quelle, der verwendete Wert und die Begründung.</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>Gemessene Läufe</translation>
    </message>
    <message>
        <source>Measured training runs stored in this project.</source>
        <translation>Gemessene Trainingsläufe, die in diesem Projekt gespeichert sind.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>The value applies to one GPU.</source>
        <translation>Der Wert gilt für eine GPU.</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>Peak FP32</source>
        <translation>Spitzendurchsatz FP32</translation>
    </message>
    <message>
        <source>Dense throughput, without sparsity.</source>
        <translation>Dichter Durchsatz ohne Sparsity.</translation>
    </message>
    <message>
        <source>Peak TF32</source>
        <translation>Spitzendurchsatz TF32</translation>
    </message>
    <message>
        <source>Peak FP16</source>
        <translation>Spitzendurchsatz FP16</translation>
    </message>
    <message>
        <source>Peak BF16</source>
        <translation>Spitzendurchsatz BF16</translation>
    </message>
    <message>
        <source>Peak FP8</source>
        <translation>Spitzendurchsatz FP8</translation>
    </message>
    <message>
        <source>Peak FP4</source>
        <translation>Spitzendurchsatz FP4</translation>
    </message>
    <message>
        <source>Peak INT8</source>
        <translation>Spitzendurchsatz INT8</translation>
    </message>
    <message>
        <source>Best GEMM, BF16</source>
        <translation>Beste GEMM, BF16</translation>
    </message>
    <message>
        <source>Highest measured throughput of a matrix multiplication (GEMM).</source>
        <translation>Höchster gemessener Durchsatz einer Matrixmultiplikation (GEMM).</translation>
    </message>
    <message>
        <source>Best GEMM, FP8</source>
        <translation>Beste GEMM, FP8</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Nameplate power (TDP) of one GPU.</source>
        <translation>Nennleistung (TDP) einer GPU.</translation>
    </message>
    <message>
        <source>GPU link</source>
        <translation>GPU-Link</translation>
    </message>
    <message>
        <source>Bandwidth from one GPU to the others in its node, in one direction.</source>
        <translation>Bandbreite von einer GPU zu den anderen ihres Knotens, in einer Richtung.</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Number of GPUs that share the link (scale-up domain).</source>
        <translation>Anzahl der GPUs, die sich die Verbindung teilen (Scale-up-Domäne).</translation>
    </message>
    <message>
        <source>Instance price</source>
        <translation>Preis der Instanz</translation>
    </message>
    <message>
        <source>Price per hour of the whole instance.</source>
        <translation>Preis pro Stunde der ganzen Instanz.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Purchase price, without the network.</source>
        <translation>Kaufpreis ohne Netzwerk.</translation>
    </message>
    <message>
        <source>Bandwidth in one direction: per GPU within a node, per port between nodes.</source>
        <translation>Bandbreite in einer Richtung: pro GPU im Knoten, pro Port zwischen Knoten.</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Time for one step of an exchange.</source>
        <translation>Zeit für einen Schritt eines Austauschs.</translation>
    </message>
    <message>
        <source>Cable power</source>
        <translation>Leistung pro Kabel</translation>
    </message>
    <message>
        <source>Cable price</source>
        <translation>Preis pro Kabel</translation>
    </message>
    <message>
        <source>NIC power</source>
        <translation>Leistung pro NIC</translation>
    </message>
    <message>
        <source>NIC price</source>
        <translation>Preis pro NIC</translation>
    </message>
    <message>
        <source>NICs per node</source>
        <translation>NICs pro Knoten</translation>
    </message>
    <message>
        <source>Small-message time</source>
        <translation>Zeit für kleine Nachrichten</translation>
    </message>
    <message>
        <source>Switch ports</source>
        <translation>Ports pro Switch</translation>
    </message>
    <message>
        <source>Switch power</source>
        <translation>Leistung pro Switch</translation>
    </message>
    <message>
        <source>Switch price</source>
        <translation>Preis pro Switch</translation>
    </message>
    <message>
        <source>Measured all-reduce</source>
        <translation>All-Reduce, gemessen</translation>
    </message>
    <message>
        <source>Bus bandwidth reached by an all-reduce.</source>
        <translation>Von einem All-Reduce erreichte Busbandbreite.</translation>
    </message>
    <message>
        <source>NICs</source>
        <translation>NICs</translation>
    </message>
    <message>
        <source>NIC bandwidth</source>
        <translation>NIC-Bandbreite</translation>
    </message>
    <message>
        <source>Nameplate power</source>
        <translation>Nennleistung</translation>
    </message>
    <message>
        <source>Power of the whole node according to its nameplate.</source>
        <translation>Leistung des ganzen Knotens laut Typenschild.</translation>
    </message>
    <message>
        <source>Peak power</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Measured peak of the whole node.</source>
        <translation>Gemessene Spitze des ganzen Knotens.</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Mittlere Leistung</translation>
    </message>
    <message>
        <source>Power of the whole node during training.</source>
        <translation>Leistung des ganzen Knotens im Training.</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>Leerlaufleistung</translation>
    </message>
    <message>
        <source>Power of the whole node without work.</source>
        <translation>Leistung des ganzen Knotens ohne Last.</translation>
    </message>
    <message>
        <source>Rack height</source>
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
        <source>Parameters used for each token; fewer than the total in a mixture of experts.</source>
        <translation>Parameter, die für jedes Token genutzt werden; bei Mixture of Experts weniger als alle.</translation>
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
        <source>Head dimension</source>
        <translation>Kopfdimension</translation>
    </message>
    <message>
        <source>FFN width</source>
        <translation>FFN-Breite</translation>
    </message>
    <message>
        <source>FFN matrices</source>
        <translation>FFN-Matrizen</translation>
    </message>
    <message>
        <source>Two matrices, or three in a gated FFN.</source>
        <translation>Zwei Matrizen, bei einem FFN mit Gate drei.</translation>
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
        <source>One table if tied, two if untied.</source>
        <translation>Eine Tabelle bei geteilten Embeddings, sonst zwei.</translation>
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
        <source>Number of experts in each MoE layer.</source>
        <translation>Anzahl der Experten in jeder MoE-Schicht.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experten pro Token</translation>
    </message>
    <message>
        <source>Expert FFN width</source>
        <translation>FFN-Breite der Experten</translation>
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
        <source>Number of layers without experts.</source>
        <translation>Anzahl der Schichten ohne Experten.</translation>
    </message>
    <message>
        <source>Query LoRA rank</source>
        <translation>LoRA-Rang der Query</translation>
    </message>
    <message>
        <source>Applies to multi-head latent attention (MLA).</source>
        <translation>Gilt für Multi-Head Latent Attention (MLA).</translation>
    </message>
    <message>
        <source>KV LoRA rank</source>
        <translation>LoRA-Rang des KV</translation>
    </message>
    <message>
        <source>Non-RoPE head dimension</source>
        <translation>Kopfdimension ohne RoPE</translation>
    </message>
    <message>
        <source>RoPE head dimension</source>
        <translation>Kopfdimension mit RoPE</translation>
    </message>
    <message>
        <source>Value head dimension</source>
        <translation>Value-Kopfdimension</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>Sliding Window</translation>
    </message>
    <message>
        <source>Share of windowed layers</source>
        <translation>Anteil Fensterschichten</translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation>Preis pro GPU-Stunde</translation>
    </message>
    <message>
        <source>Price for one GPU for one hour.</source>
        <translation>Preis für eine GPU für eine Stunde.</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Price paid by a large customer.</source>
        <translation>Preis für einen Großkunden.</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>CO₂ emissions per kilowatt-hour.</source>
        <translation>CO₂-Emissionen pro Kilowattstunde.</translation>
    </message>
    <message>
        <source>Per GPU and year</source>
        <translation>Pro GPU und Jahr</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs pro Knoten</translation>
    </message>
    <message>
        <source>Network per GPU</source>
        <translation>Netzwerk pro GPU</translation>
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
        <source>Virtual stages</source>
        <translation>Virtuelle Stufen</translation>
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
        <source>Given in sequences.</source>
        <translation>Angabe in Sequenzen.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Given in sequences, for all GPUs together.</source>
        <translation>Angabe in Sequenzen für alle GPUs zusammen.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Andere Namen</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Auch in</translation>
    </message>
    <message>
        <source>Typical inter-node network</source>
        <translation>Übliches Netzwerk zwischen Knoten</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>Bauform</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>Speichertyp</translation>
    </message>
    <message>
        <source>Typical node</source>
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
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Advertised value</source>
        <translation>Herstellerangabe</translation>
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
        <source>Price type</source>
        <translation>Preisart</translation>
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
        <source>Electricity, local currency</source>
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
        <source>intra-node</source>
        <translation>im Knoten</translation>
    </message>
    <message>
        <source>inter-node</source>
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
        <translation>Capacity Block</translation>
    </message>
    <message>
        <source>1-year reserved</source>
        <translation>1 Jahr reserviert</translation>
    </message>
    <message>
        <source>3-year reserved</source>
        <translation>3 Jahre reserviert</translation>
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
        <translation>US-Bundesstaat</translation>
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
        <source>encoder-decoder</source>
        <translation>Encoder-Decoder</translation>
    </message>
    <message>
        <source>vision encoder</source>
        <translation>Vision-Encoder</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>Gewinnschwelle</translation>
    </message>
    <message>
        <source>carbon by source</source>
        <translation>CO₂ nach Quelle</translation>
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
        <source>facility</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>lead time</source>
        <translation>Lieferzeit</translation>
    </message>
    <message>
        <source>market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
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
        <source>Intra-node link</source>
        <translation>Knoteninterne Verbindung</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Multiprozessoren</translation>
    </message>
    <message>
        <source>Streaming multiprocessors (SMs) or compute units of one GPU.</source>
        <translation>Streaming-Multiprozessoren (SMs) oder Compute Units einer GPU.</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>older or other</source>
        <translation>ältere oder andere</translation>
    </message>
    <message>
        <source>graphics GPU</source>
        <translation>Grafik-GPU</translation>
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
        <source>Published data</source>
        <translation>Veröffentlichte Daten</translation>
    </message>
    <message>
        <source>Published results for given numbers of GPUs: speed-ups and communication shares.</source>
        <translation>Veröffentlichte Ergebnisse für bestimmte GPU-Anzahlen: Beschleunigung und Kommunikationsanteil.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Messgröße</translation>
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
        <source>communication share</source>
        <translation>Kommunikationsanteil</translation>
    </message>
    <message>
        <source>grows with GPUs</source>
        <translation>wächst mit den GPUs</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
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
        <source>Published interruptions of training runs, by failed component.</source>
        <translation>Veröffentlichte Unterbrechungen von Trainingsläufen, nach ausgefallener Komponente.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Period over which the interruptions were counted.</source>
        <translation>Zeitraum, in dem die Unterbrechungen gezählt wurden.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Interruptions from all causes.</source>
        <translation>Unterbrechungen durch alle Ursachen.</translation>
    </message>
    <message>
        <source>Interruptions caused by the GPU itself.</source>
        <translation>Unterbrechungen durch die GPU selbst.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Interruptions caused by GPU memory.</source>
        <translation>Unterbrechungen durch den GPU-Speicher.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Interruptions caused by switches, cables and NICs.</source>
        <translation>Unterbrechungen durch Switches, Kabel und NICs.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Interruptions caused by processors, memory and boards of a node.</source>
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
        <source>Interruptions caused by software errors.</source>
        <translation>Unterbrechungen durch Softwarefehler.</translation>
    </message>
    <message>
        <source>Interruption rate, given if no counts are published.</source>
        <translation>Unterbrechungsrate, angegeben, wenn keine Anzahlen veröffentlicht sind.</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Host-Speicher</translation>
    </message>
    <message>
        <source>Memory of the host for all GPUs of the node.</source>
        <translation>Speicher des Hosts für alle GPUs des Knotens.</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>Lokaler Speicher</translation>
    </message>
    <message>
        <source>Capacity of the node&apos;s own drives.</source>
        <translation>Kapazität der eigenen Laufwerke des Knotens.</translation>
    </message>
    <message>
        <source>Price and carbon intensity of electricity.</source>
        <translation>Preis und CO₂-Intensität des Stroms.</translation>
    </message>
    <message>
        <source>Host link</source>
        <translation>Host-Verbindung</translation>
    </message>
    <message>
        <source>Measured bandwidth in one direction.</source>
        <translation>Gemessene Bandbreite in einer Richtung.</translation>
    </message>
    <message>
        <source>Number of GPUs connected by the GPU link (scale-up domain).</source>
        <translation>Anzahl der GPUs, die der GPU-Link verbindet (Scale-up-Domäne).</translation>
    </message>
    <message>
        <source>TPU</source>
        <translation>TPU</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Speed-up with more GPUs</source>
        <translation>Beschleunigung durch mehr GPUs</translation>
    </message>
    <message>
        <source>Throughput relative to one GPU at its best; one line per inter-node bandwidth.</source>
        <translation>Durchsatz relativ zu einer GPU in deren bester Konfiguration; eine Linie pro Bandbreite zwischen Knoten.</translation>
    </message>
    <message>
        <source>Throughput relative to one GPU with unlimited memory, because the model does not fit on one; one line per inter-node bandwidth.</source>
        <translation>Durchsatz relativ zu einer GPU mit unbegrenztem Speicher, da das Modell nicht auf eine GPU passt; eine Linie pro Bandbreite zwischen Knoten.</translation>
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
        <source>%1 GPUs reach a speed-up of %2×</source>
        <translation>%1 GPUs erreichen eine Beschleunigung von %2×</translation>
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
        <source>Cumulative cost</source>
        <translation>Kumulierte Kosten</translation>
    </message>
    <message>
        <source>A price is missing. Enter rental price and capex per GPU to compare.</source>
        <translation>Ein Preis fehlt. Geben Sie zum Vergleich Mietpreis und Kapitalkosten pro GPU ein.</translation>
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
        <source>owned</source>
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
        <source>average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>nameplate</source>
        <translation>Nenn</translation>
    </message>
    <message>
        <source>The power of this GPU is unknown.</source>
        <translation>Die Leistung dieser GPU ist nicht bekannt.</translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>A specification of this GPU is missing.</source>
        <translation>Ein Datenblattwert dieser GPU fehlt.</translation>
    </message>
    <message>
        <source>Rent vs. buy: cumulative cost</source>
        <translation>Mieten oder Kaufen: kumulierte Kosten</translation>
    </message>
    <message>
        <source>The work takes %1 of a year: too few GPUs to own.</source>
        <translation>Die Arbeit dauert %1 eines Jahres: zu wenige GPUs für den Kauf.</translation>
    </message>
    <message>
        <source>Same work at %1 utilization. Break-even after %2.</source>
        <translation>Gleiche Arbeit bei %1 Auslastung. Gewinnschwelle: %2.</translation>
    </message>
    <message>
        <source>Same work at %1 utilization. Owning costs more every year.</source>
        <translation>Gleiche Arbeit bei %1 Auslastung. Besitz kostet in jedem Jahr mehr.</translation>
    </message>
    <message>
        <source>Facility power. Feeds are sized for nameplate power.</source>
        <translation>Leistung des Standorts. Zuleitungen werden nach der Nennleistung bemessen.</translation>
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
        <source>Samples at or below</source>
        <translation>Stichproben bis zum Wert</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Facility power by component</source>
        <translation>Leistung nach Komponenten</translation>
    </message>
    <message>
        <source>Average power is billed; nameplate power is ordered.</source>
        <translation>Abgerechnet wird die mittlere Leistung, bestellt die Nennleistung.</translation>
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
        <source>At P10</source>
        <translation>Bei P10</translation>
    </message>
    <message>
        <source>At P90</source>
        <translation>Bei P90</translation>
    </message>
    <message>
        <source>Share of variance</source>
        <translation>Anteil an der Varianz</translation>
    </message>
    <message>
        <source>The speed-up exceeds the ideal because a single GPU must save memory, which costs time.</source>
        <translation>Die Beschleunigung liegt über dem Ideal, weil eine einzelne GPU Speicher sparen muss, was Zeit kostet.</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law implies a serial fraction of %1.</source>
        <translation>Nach Amdahls Gesetz entspricht das einem seriellen Anteil von %1.</translation>
    </message>
    <message>
        <source>By the Universal Scalability Law, more than %1 GPUs make it slower.</source>
        <translation>Nach dem Universal Scalability Law wird es mit mehr als %1 GPUs langsamer.</translation>
    </message>
    <message>
        <source>Speed-up by number of GPUs</source>
        <translation>Beschleunigung nach Zahl der GPUs</translation>
    </message>
    <message>
        <source>Cumulative cost of renting and buying</source>
        <translation>Kumulierte Kosten von Miete und Kauf</translation>
    </message>
    <message>
        <source>Power draw by part</source>
        <translation>Leistungsaufnahme nach Teil</translation>
    </message>
    <message>
        <source>Calendar of workloads</source>
        <translation>Kalender der Workloads</translation>
    </message>
    <message>
        <source>Fine-tuning time by size of the data</source>
        <translation>Fine-Tuning-Zeit nach Datenmenge</translation>
    </message>
    <message>
        <source>Fine-tuning memory by method</source>
        <translation>Fine-Tuning-Speicher nach Methode</translation>
    </message>
    <message>
        <source>Time of a batch job by number of GPUs</source>
        <translation>Dauer eines Batch-Jobs nach Zahl der GPUs</translation>
    </message>
    <message>
        <source>Parts of a reinforcement learning step</source>
        <translation>Teile eines Schritts beim Reinforcement Learning</translation>
    </message>
    <message>
        <source>Generations still running during a rollout</source>
        <translation>Noch laufende Generierungen während eines Rollouts</translation>
    </message>
    <message>
        <source>Options by cost and time</source>
        <translation>Optionen nach Kosten und Zeit</translation>
    </message>
    <message>
        <source>Cost of scenarios by line</source>
        <translation>Kosten der Szenarien nach Posten</translation>
    </message>
    <message>
        <source>Cost of scenarios over time</source>
        <translation>Kosten der Szenarien im Zeitverlauf</translation>
    </message>
    <message>
        <source>Cost difference of two scenarios</source>
        <translation>Kostenunterschied zweier Szenarien</translation>
    </message>
    <message>
        <source>Training step by part</source>
        <translation>Trainingsschritt nach Teil</translation>
    </message>
    <message>
        <source>Memory per GPU by part</source>
        <translation>Speicher je GPU nach Teil</translation>
    </message>
    <message>
        <source>Roofline of a training step</source>
        <translation>Roofline eines Trainingsschritts</translation>
    </message>
    <message>
        <source>Timeline of a training step</source>
        <translation>Zeitachse eines Trainingsschritts</translation>
    </message>
    <message>
        <source>Time to first token by load</source>
        <translation>Zeit bis zum ersten Token nach Last</translation>
    </message>
    <message>
        <source>Time per output token by load</source>
        <translation>Zeit pro Ausgabe-Token nach Last</translation>
    </message>
    <message>
        <source>Replicas through the day</source>
        <translation>Replikate im Tagesverlauf</translation>
    </message>
    <message>
        <source>Replicas through the week</source>
        <translation>Replikate im Wochenverlauf</translation>
    </message>
    <message>
        <source>Memory of a replica by part</source>
        <translation>Speicher eines Replikats nach Teil</translation>
    </message>
    <message>
        <source>Cost per million output tokens by load</source>
        <translation>Kosten pro Million Ausgabe-Tokens nach Last</translation>
    </message>
    <message>
        <source>GPUs by month</source>
        <translation>GPUs nach Monat</translation>
    </message>
    <message>
        <source>Serving cost by month</source>
        <translation>Serving-Kosten nach Monat</translation>
    </message>
    <message>
        <source>Serving layouts by latency and cost</source>
        <translation>Serving-Layouts nach Latenz und Kosten</translation>
    </message>
    <message>
        <source>Cash flow by year</source>
        <translation>Cashflow nach Jahr</translation>
    </message>
    <message>
        <source>Cash flow by month</source>
        <translation>Cashflow nach Monat</translation>
    </message>
    <message>
        <source>Costs by line</source>
        <translation>Kosten nach Posten</translation>
    </message>
    <message>
        <source>Renting or buying by utilization and years</source>
        <translation>Miete oder Kauf nach Auslastung und Jahren</translation>
    </message>
    <message>
        <source>Break-even utilization by cluster size</source>
        <translation>Auslastung an der Gewinnschwelle nach Clustergröße</translation>
    </message>
    <message>
        <source>Facility power by part and state</source>
        <translation>Leistung des Standorts nach Teil und Zustand</translation>
    </message>
    <message>
        <source>Racks, feeds and phases</source>
        <translation>Racks, Einspeisungen und Phasen</translation>
    </message>
    <message>
        <source>Regions by energy cost and carbon</source>
        <translation>Regionen nach Strompreis und CO₂</translation>
    </message>
    <message>
        <source>Interruptions by cause</source>
        <translation>Unterbrechungen nach Ursache</translation>
    </message>
    <message>
        <source>Time between interruptions by number of GPUs</source>
        <translation>Zeit zwischen Unterbrechungen nach Zahl der GPUs</translation>
    </message>
    <message>
        <source>Goodput by checkpoint interval</source>
        <translation>Goodput nach Checkpoint-Intervall</translation>
    </message>
    <message>
        <source>Chance to finish by a date</source>
        <translation>Chance auf Fertigstellung zu einem Termin</translation>
    </message>
    <message>
        <source>Inputs that move the result (tornado)</source>
        <translation>Eingaben, die das Ergebnis bewegen (Tornado)</translation>
    </message>
    <message>
        <source>Distribution of the result</source>
        <translation>Verteilung des Ergebnisses</translation>
    </message>
    <message>
        <source>Cluster sizes by time and cost</source>
        <translation>Clustergrößen nach Zeit und Kosten</translation>
    </message>
    <message>
        <source>Cluster sizes by time and power</source>
        <translation>Clustergrößen nach Zeit und Leistung</translation>
    </message>
    <message>
        <source>Predicted and measured step times</source>
        <translation>Vorhergesagte und gemessene Schrittzeiten</translation>
    </message>
    <message>
        <source>Predicted and measured memory</source>
        <translation>Vorhergesagter und gemessener Speicher</translation>
    </message>
    <message>
        <source>Predicted and measured serving throughput</source>
        <translation>Vorhergesagter und gemessener Serving-Durchsatz</translation>
    </message>
    <message>
        <source>Published training runs by GPU</source>
        <translation>Veröffentlichte Trainingsläufe nach GPU</translation>
    </message>
    <message>
        <source>Published serving runs by GPU</source>
        <translation>Veröffentlichte Serving-Läufe nach GPU</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Model under 30 B parameters</source>
        <translation>Modell unter 30 Mrd. Parametern</translation>
    </message>
    <message>
        <source>Fine-tuning with LoRA or QLoRA</source>
        <translation>Feinabstimmung mit LoRA oder QLoRA</translation>
    </message>
    <message>
        <source>Under 1 M requests per day</source>
        <translation>Unter 1 Mio. Anfragen am Tag</translation>
    </message>
    <message>
        <source>Under $500 per month</source>
        <translation>Unter 500 $ im Monat</translation>
    </message>
    <message>
        <source>70 B parameters or more, all trained</source>
        <translation>Ab 70 Mrd. Parametern, alle trainiert</translation>
    </message>
    <message>
        <source>Deadline shorter than on one GPU</source>
        <translation>Frist kürzer als auf einer GPU</translation>
    </message>
    <message>
        <source>10 or more trials in parallel</source>
        <translation>Ab 10 Versuchen gleichzeitig</translation>
    </message>
    <message>
        <source>1 M requests per day or more</source>
        <translation>Ab 1 Mio. Anfragen am Tag</translation>
    </message>
    <message>
        <source>Redundancy and failover</source>
        <translation>Redundanz und Ausfallsicherheit</translation>
    </message>
    <message>
        <source>Fine-tune a 7 B model</source>
        <translation>7-Mrd.-Modell feinabstimmen</translation>
    </message>
    <message>
        <source>Fine-tune a 13 B model</source>
        <translation>13-Mrd.-Modell feinabstimmen</translation>
    </message>
    <message>
        <source>Fine-tune a 70 B model</source>
        <translation>70-Mrd.-Modell feinabstimmen</translation>
    </message>
    <message>
        <source>Train a 70 B model from scratch</source>
        <translation>70-Mrd.-Modell von Grund auf trainieren</translation>
    </message>
    <message>
        <source>Train a 175 B model from scratch</source>
        <translation>175-Mrd.-Modell von Grund auf trainieren</translation>
    </message>
    <message>
        <source>one GPU</source>
        <translation>eine GPU</translation>
    </message>
    <message>
        <source>%1–%2 GPUs</source>
        <translation>%1–%2 GPUs</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>An item of a published checklist.</source>
        <translation>Ein Punkt einer veröffentlichten Checkliste.</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>The figure of this plan; for a use, the fewest GPUs of its type that hold it.</source>
        <translation>Die Zahl dieses Plans; bei einer Anwendung die wenigsten GPUs seines Typs, auf die sie passt.</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>The threshold or the size that the article names.</source>
        <translation>Der Schwellenwert oder die Größe, die der Artikel nennt.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Whether the item applies, what it concludes, and whether that holds here.</source>
        <translation>Ob der Punkt zutrifft, was er folgert und ob das hier stimmt.</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>trifft nicht zu</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>✓ cluster</source>
        <translation>✓ Cluster</translation>
    </message>
    <message>
        <source>✓ no cluster</source>
        <translation>✓ kein Cluster</translation>
    </message>
    <message>
        <source>✗ one node is enough</source>
        <translation>✗ ein Knoten reicht</translation>
    </message>
    <message>
        <source>✗ one node is not enough</source>
        <translation>✗ ein Knoten reicht nicht</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ weicht ab</translation>
    </message>
    <message>
        <source>Checklists of the articles, with the figures of this plan.</source>
        <translation>Checklisten der Artikel mit den Zahlen dieses Plans.</translation>
    </message>
    <message>
        <source>one GPU, or %1–%2 GPUs</source>
        <translation>eine GPU oder %1–%2 GPUs</translation>
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
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Fixed batch (strong)</source>
        <translation>Fester Batch (stark)</translation>
    </message>
    <message>
        <source>Growing batch (weak)</source>
        <translation>Wachsender Batch (schwach)</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
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
        <source>From planned runs</source>
        <translation>Aus geplanten Läufen</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigener Wert</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-Tuning</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Measured MFU</source>
        <translation>Gemessene MFU</translation>
    </message>
    <message>
        <source>Tuned framework</source>
        <translation>Optimiertes Framework</translation>
    </message>
    <message>
        <source>PyTorch FSDP</source>
        <translation>PyTorch FSDP</translation>
    </message>
    <message>
        <source>Megatron-LM (2022)</source>
        <translation>Megatron-LM (2022)</translation>
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
        <source>8-bit Adam</source>
        <translation>8-Bit-Adam</translation>
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
        <source>Full fine-tuning</source>
        <translation>Volles Fine-Tuning</translation>
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
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>ZeRO-1 (optimizer)</source>
        <translation>ZeRO-1 (Optimizer)</translation>
    </message>
    <message>
        <source>ZeRO-2 (+ gradients)</source>
        <translation>ZeRO-2 (+ Gradienten)</translation>
    </message>
    <message>
        <source>ZeRO-3 (+ weights)</source>
        <translation>ZeRO-3 (+ Gewichte)</translation>
    </message>
    <message>
        <source>Selective (attention)</source>
        <translation>Selektiv (Attention)</translation>
    </message>
    <message>
        <source>Full (all layers)</source>
        <translation>Voll (alle Schichten)</translation>
    </message>
    <message>
        <source>Optimizer to host memory</source>
        <translation>Optimizer in Host-Speicher</translation>
    </message>
    <message>
        <source>Optimizer to local drives</source>
        <translation>Optimizer auf lokale Laufwerke</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Air with containment</source>
        <translation>Luft mit Einhausung</translation>
    </message>
    <message>
        <source>Rear-door cooling</source>
        <translation>Rücktürkühlung</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>Flüssigkeit</translation>
    </message>
    <message>
        <source>Share of node power</source>
        <translation>Anteil der Knotenleistung</translation>
    </message>
    <message>
        <source>Component count</source>
        <translation>Nach Komponenten</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Nach Größe</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Single path</source>
        <translation>Ein Pfad</translation>
    </message>
    <message>
        <source>N+1</source>
        <translation>N+1</translation>
    </message>
    <message>
        <source>Single feed</source>
        <translation>Eine Zuleitung</translation>
    </message>
    <message>
        <source>A/B feeds</source>
        <translation>A/B-Zuleitungen</translation>
    </message>
    <message>
        <source>Async (via host memory)</source>
        <translation>Asynchron (über Host-Speicher)</translation>
    </message>
    <message>
        <source>Sync (to storage)</source>
        <translation>Synchron (auf Storage)</translation>
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
        <source>Maximum availability</source>
        <translation>Maximale Verfügbarkeit</translation>
    </message>
    <message>
        <source>Elastic (fewer replicas)</source>
        <translation>Elastisch (weniger Replikate)</translation>
    </message>
    <message>
        <source>Wait for the node</source>
        <translation>Auf Knoten warten</translation>
    </message>
    <message>
        <source>On-site</source>
        <translation>Vor Ort</translation>
    </message>
    <message>
        <source>On-call</source>
        <translation>Rufbereitschaft</translation>
    </message>
    <message>
        <source>Vendor contract</source>
        <translation>Herstellervertrag</translation>
    </message>
    <message>
        <source>To meet target</source>
        <translation>Nach Zielwert</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>On Demand</translation>
    </message>
    <message>
        <source>1-year reserved</source>
        <translation>1 Jahr reserviert</translation>
    </message>
    <message>
        <source>3-year reserved</source>
        <translation>3 Jahre reserviert</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>All-inclusive</source>
        <translation>Pauschal</translation>
    </message>
    <message>
        <source>Itemized</source>
        <translation>Einzelposten</translation>
    </message>
    <message>
        <source>Existing</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>New build</source>
        <translation>Neubau</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Straight-line</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Declining balance</source>
        <translation>Degressiv</translation>
    </message>
    <message>
        <source>MACRS, 5 years</source>
        <translation>MACRS, 5 Jahre</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Node failure rate</source>
        <translation>Ausfallrate der Knoten</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Per unit of work</source>
        <translation>Pro Arbeitseinheit</translation>
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
        <source>2024</source>
        <translation>2024</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorherige</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuelle</translation>
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
        <source>Median (p50)</source>
        <translation>Median (p50)</translation>
    </message>
    <message>
        <source>95 % (p95)</source>
        <translation>95 % (p95)</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>Day/night cycle</source>
        <translation>Tag-Nacht-Verlauf</translation>
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
        <source>Lowest cost</source>
        <translation>Niedrigste Kosten</translation>
    </message>
    <message>
        <source>Lowest latency</source>
        <translation>Niedrigste Latenz</translation>
    </message>
    <message>
        <source>Lowest power</source>
        <translation>Niedrigste Leistung</translation>
    </message>
    <message>
        <source>Part of each layer</source>
        <translation>Teil jeder Schicht</translation>
    </message>
    <message>
        <source>Some layers</source>
        <translation>Einige Schichten</translation>
    </message>
    <message>
        <source>Share of all requests</source>
        <translation>Anteil aller Anfragen</translation>
    </message>
    <message>
        <source>Peak only</source>
        <translation>Nur Lastspitze</translation>
    </message>
    <message>
        <source>Class 2 requests</source>
        <translation>Anfragen der Klasse 2</translation>
    </message>
    <message>
        <source>Class 3 requests</source>
        <translation>Anfragen der Klasse 3</translation>
    </message>
    <message>
        <source>Specialist cloud median</source>
        <translation>Median der Spezialanbieter</translation>
    </message>
    <message>
        <source>List price median</source>
        <translation>Median der Listenpreise</translation>
    </message>
    <message>
        <source>Cheapest offer</source>
        <translation>Günstigstes Angebot</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>hosted API allowed</source>
        <translation>gehostete API erlaubt</translation>
    </message>
    <message>
        <source>own tenancy only</source>
        <translation>nur eigene Umgebung</translation>
    </message>
    <message>
        <source>on premises only</source>
        <translation>nur im eigenen Haus</translation>
    </message>
    <message>
        <source>Hugging Face Trainer</source>
        <translation>Hugging Face Trainer</translation>
    </message>
    <message>
        <source>Other or unknown</source>
        <translation>Andere oder unbekannt</translation>
    </message>
    <message>
        <source>Per run</source>
        <translation>Pro Lauf</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Pro Monat</translation>
    </message>
    <message>
        <source>Whole period</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Any region</source>
        <translation>Beliebige Region</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>Europa</translation>
    </message>
    <message>
        <source>Asia-Pacific</source>
        <translation>Asien-Pazifik</translation>
    </message>
    <message>
        <source>Computed from a model</source>
        <translation>Aus einem Modell berechnet</translation>
    </message>
    <message>
        <source>Batch job</source>
        <translation>Stapelauftrag</translation>
    </message>
    <message>
        <source>Reinforcement learning</source>
        <translation>Reinforcement Learning</translation>
    </message>
    <message>
        <source>GRPO</source>
        <translation>GRPO</translation>
    </message>
    <message>
        <source>PPO</source>
        <translation>PPO</translation>
    </message>
    <message>
        <source>DPO</source>
        <translation>DPO</translation>
    </message>
    <message>
        <source>Colocated</source>
        <translation>Auf denselben GPUs</translation>
    </message>
    <message>
        <source>On separate GPUs</source>
        <translation>Auf getrennten GPUs</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>rented on demand from %1</source>
        <translation>on demand gemietet bei %1</translation>
    </message>
    <message>
        <source>reserved for 1 year from %1</source>
        <translation>für 1 Jahr reserviert bei %1</translation>
    </message>
    <message>
        <source>reserved for 3 years from %1</source>
        <translation>für 3 Jahre reserviert bei %1</translation>
    </message>
    <message>
        <source>rented on spot from %1</source>
        <translation>als Spot-Kapazität gemietet bei %1</translation>
    </message>
    <message>
        <source>rented on demand</source>
        <translation>on demand gemietet</translation>
    </message>
    <message>
        <source>reserved for 1 year</source>
        <translation>für 1 Jahr reserviert</translation>
    </message>
    <message>
        <source>reserved for 3 years</source>
        <translation>für 3 Jahre reserviert</translation>
    </message>
    <message>
        <source>rented on spot</source>
        <translation>als Spot-Kapazität gemietet</translation>
    </message>
    <message>
        <source>load missed by %1</source>
        <translation>Last um %1 verfehlt</translation>
    </message>
    <message>
        <source>deadline missed by %1</source>
        <translation>Frist um %1 verfehlt</translation>
    </message>
    <message>
        <source>power exceeded by %1</source>
        <translation>Leistung um %1 überschritten</translation>
    </message>
    <message>
        <source>budget exceeded by %1</source>
        <translation>Budget um %1 überschritten</translation>
    </message>
    <message>
        <source>memory too small</source>
        <translation>Speicher zu klein</translation>
    </message>
    <message>
        <source>latency limits missed</source>
        <translation>Latenzgrenzen verfehlt</translation>
    </message>
    <message>
        <source>deadline missed</source>
        <translation>Frist verfehlt</translation>
    </message>
    <message>
        <source>region not stated</source>
        <translation>Region nicht angegeben</translation>
    </message>
    <message>
        <source>outside the region</source>
        <translation>außerhalb der Region</translation>
    </message>
    <message>
        <source>power unknown</source>
        <translation>Leistung nicht bekannt</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>Preis nicht bekannt</translation>
    </message>
    <message>
        <source>own hardware</source>
        <translation>eigene Hardware</translation>
    </message>
    <message>
        <source>bought</source>
        <translation>gekauft</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s) of %1</source>
        <translation>
            <numerusform>%n Replikat mit %1</numerusform>
            <numerusform>%n Replikate mit %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
</context>
<context>
    <name>ClaimFigures</name>
    <message>
        <source>GPUs for both jobs</source>
        <translation>GPUs für beide Aufgaben</translation>
    </message>
    <message>
        <source>GPUs without work</source>
        <translation>GPUs ohne Arbeit</translation>
    </message>
    <message>
        <source>Bought relative to need</source>
        <translation>Gekauft im Verhältnis zum Bedarf</translation>
    </message>
    <message>
        <source>GPUs of all nodes</source>
        <translation>GPUs aller Knoten</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>GPUs of the layout</source>
        <translation>GPUs der Aufteilung</translation>
    </message>
    <message>
        <source>GPUs stated elsewhere</source>
        <translation>GPUs laut anderer Quelle</translation>
    </message>
    <message>
        <source>GPUs for the deadline</source>
        <translation>GPUs für den Termin</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Trainingsdauer</translation>
    </message>
    <message>
        <source>Utilization this implies</source>
        <translation>Daraus folgende Auslastung</translation>
    </message>
    <message>
        <source>Tokens trained</source>
        <translation>Trainierte Tokens</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>Time from published GPU-hours</source>
        <translation>Dauer nach veröffentlichten GPU-Stunden</translation>
    </message>
    <message>
        <source>Times as fast</source>
        <translation>Geschwindigkeit im Verhältnis</translation>
    </message>
    <message>
        <source>Time at this speedup</source>
        <translation>Dauer bei dieser Beschleunigung</translation>
    </message>
    <message>
        <source>FLOPs relative to no recomputation</source>
        <translation>FLOPs im Verhältnis ohne Neuberechnung</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Speedup of the sweep</source>
        <translation>Beschleunigung der Suche</translation>
    </message>
    <message>
        <source>Model states</source>
        <translation>Modellzustände</translation>
    </message>
    <message>
        <source>Model states per GPU</source>
        <translation>Modellzustände je GPU</translation>
    </message>
    <message>
        <source>Memory of all GPUs</source>
        <translation>Speicher aller GPUs</translation>
    </message>
    <message>
        <source>Share of memory needed</source>
        <translation>Benötigter Anteil des Speichers</translation>
    </message>
    <message>
        <source>GPUs that hold the states</source>
        <translation>GPUs, die die Zustände fassen</translation>
    </message>
    <message>
        <source>Largest model per GPU</source>
        <translation>Größtes Modell je GPU</translation>
    </message>
    <message>
        <source>Memory saved</source>
        <translation>Gesparter Speicher</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Skalierungseffizienz</translation>
    </message>
    <message>
        <source>Speedup in article 2</source>
        <translation>Beschleunigung in Artikel 2</translation>
    </message>
    <message>
        <source>Slower on Ethernet by</source>
        <translation>Über Ethernet langsamer um</translation>
    </message>
    <message>
        <source>Serial share (Amdahl)</source>
        <translation>Serieller Anteil (Amdahl)</translation>
    </message>
    <message>
        <source>Communication share by scaling law</source>
        <translation>Kommunikationsanteil nach Skalierungsgesetz</translation>
    </message>
    <message>
        <source>GPUs at peak throughput</source>
        <translation>GPUs beim höchsten Durchsatz</translation>
    </message>
    <message>
        <source>Loss by article 2’s table</source>
        <translation>Verlust nach Tabelle von Artikel 2</translation>
    </message>
    <message>
        <source>Speedup by scaling law</source>
        <translation>Beschleunigung nach Skalierungsgesetz</translation>
    </message>
    <message>
        <source>Measured in the same article</source>
        <translation>Im selben Artikel gemessen</translation>
    </message>
    <message>
        <source>Communication per compute</source>
        <translation>Kommunikation je Rechenzeit</translation>
    </message>
    <message>
        <source>Growth per doubling</source>
        <translation>Wachstum je Verdopplung</translation>
    </message>
    <message>
        <source>Effective GPUs</source>
        <translation>Wirksame GPUs</translation>
    </message>
    <message>
        <source>Throughput gain</source>
        <translation>Gewinn an Durchsatz</translation>
    </message>
    <message>
        <source>Cost per token, relative</source>
        <translation>Kosten je Token, relativ</translation>
    </message>
    <message>
        <source>Communication without gain</source>
        <translation>Kommunikation ohne Gewinn</translation>
    </message>
    <message>
        <source>Bandwidth, one direction</source>
        <translation>Bandbreite, eine Richtung</translation>
    </message>
    <message>
        <source>Bandwidth, both directions</source>
        <translation>Bandbreite, beide Richtungen</translation>
    </message>
    <message>
        <source>Bandwidth, each direction</source>
        <translation>Bandbreite, je Richtung</translation>
    </message>
    <message>
        <source>Bandwidth ratio</source>
        <translation>Verhältnis der Bandbreiten</translation>
    </message>
    <message>
        <source>Latency in the catalog</source>
        <translation>Latenz laut Katalog</translation>
    </message>
    <message>
        <source>Ratio of peaks</source>
        <translation>Verhältnis der Spitzenleistungen</translation>
    </message>
    <message>
        <source>Requests per second</source>
        <translation>Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>Requests per second and GPU</source>
        <translation>Anfragen pro Sekunde und GPU</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>Tokens left per request</source>
        <translation>Verbleibende Tokens je Anfrage</translation>
    </message>
    <message>
        <source>GPUs for this load</source>
        <translation>GPUs für diese Last</translation>
    </message>
    <message>
        <source>Average load</source>
        <translation>Mittlere Last</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Failures, relative</source>
        <translation>Ausfälle, relativ</translation>
    </message>
    <message>
        <source>Failure risk</source>
        <translation>Ausfallrisiko</translation>
    </message>
    <message>
        <source>Failure rate per GPU this implies</source>
        <translation>Daraus folgende Ausfallrate je GPU</translation>
    </message>
    <message>
        <source>Mean time between failures</source>
        <translation>Mittlere Zeit zwischen Ausfällen</translation>
    </message>
    <message>
        <source>Share of interruptions</source>
        <translation>Anteil der Unterbrechungen</translation>
    </message>
    <message>
        <source>Share of interruptions, GPU and memory</source>
        <translation>Anteil der Unterbrechungen, GPU und Speicher</translation>
    </message>
    <message>
        <source>Sum of the shares</source>
        <translation>Summe der Anteile</translation>
    </message>
    <message>
        <source>Spare nodes, share</source>
        <translation>Anteil der Ersatzknoten</translation>
    </message>
    <message>
        <source>Time short of spares</source>
        <translation>Zeit ohne ausreichend Ersatz</translation>
    </message>
    <message>
        <source>Cost of the outage, rented</source>
        <translation>Kosten des Ausfalls, gemietet</translation>
    </message>
    <message>
        <source>Cost of the outage, owned</source>
        <translation>Kosten des Ausfalls, gekauft</translation>
    </message>
    <message>
        <source>Cost of the spare nodes</source>
        <translation>Kosten der Ersatzknoten</translation>
    </message>
    <message>
        <source>Outage relative to spares</source>
        <translation>Ausfall im Verhältnis zum Ersatz</translation>
    </message>
    <message>
        <source>Outages to reach the claim</source>
        <translation>Ausfälle bis zur Behauptung</translation>
    </message>
    <message>
        <source>Power per GPU</source>
        <translation>Leistung je GPU</translation>
    </message>
    <message>
        <source>Power per node</source>
        <translation>Leistung je Knoten</translation>
    </message>
    <message>
        <source>Total power, relative</source>
        <translation>Gesamtleistung, relativ</translation>
    </message>
    <message>
        <source>Power per GPU, relative</source>
        <translation>Leistung je GPU, relativ</translation>
    </message>
    <message>
        <source>Power of the nodes</source>
        <translation>Leistung der Knoten</translation>
    </message>
    <message>
        <source>Power of the GPUs alone</source>
        <translation>Leistung der GPUs allein</translation>
    </message>
    <message>
        <source>Share of nameplate power</source>
        <translation>Anteil der Nennleistung</translation>
    </message>
    <message>
        <source>Energy per year</source>
        <translation>Energie pro Jahr</translation>
    </message>
    <message>
        <source>Electricity price this implies</source>
        <translation>Daraus folgender Strompreis</translation>
    </message>
    <message>
        <source>Capex per GPU</source>
        <translation>Anschaffung je GPU</translation>
    </message>
    <message>
        <source>Capex per node</source>
        <translation>Anschaffung je Knoten</translation>
    </message>
    <message>
        <source>Capex per GPU, relative</source>
        <translation>Anschaffung je GPU, relativ</translation>
    </message>
    <message>
        <source>Maintenance per year, share</source>
        <translation>Wartung pro Jahr, Anteil</translation>
    </message>
    <message>
        <source>Rental cost per year</source>
        <translation>Miete pro Jahr</translation>
    </message>
    <message>
        <source>Rental cost per year, 24/7</source>
        <translation>Miete pro Jahr im Dauerbetrieb</translation>
    </message>
    <message>
        <source>Rental cost per month, 24/7</source>
        <translation>Miete pro Monat im Dauerbetrieb</translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation>Preis je GPU-Stunde</translation>
    </message>
    <message>
        <source>Price per hour, stated elsewhere</source>
        <translation>Preis je Stunde laut anderer Stelle</translation>
    </message>
    <message>
        <source>Price in the catalog</source>
        <translation>Preis laut Katalog</translation>
    </message>
    <message>
        <source>Rental price of the cluster</source>
        <translation>Mietpreis des Clusters</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Preis je Stunde</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Ersparnis</translation>
    </message>
    <message>
        <source>GPU-hours for the budget</source>
        <translation>GPU-Stunden für das Budget</translation>
    </message>
    <message>
        <source>Cost per 10¹⁸ FLOPs</source>
        <translation>Kosten je 10¹⁸ FLOPs</translation>
    </message>
    <message>
        <source>Cost beside the GPUs</source>
        <translation>Kosten neben den GPUs</translation>
    </message>
    <message>
        <source>Duty cycle</source>
        <translation>Nutzungsgrad</translation>
    </message>
    <message>
        <source>Break-even after</source>
        <translation>Gewinnschwelle nach</translation>
    </message>
    <message>
        <source>Break-even without operating cost</source>
        <translation>Gewinnschwelle ohne Betriebskosten</translation>
    </message>
    <message>
        <source>Break-even utilization</source>
        <translation>Auslastung an der Gewinnschwelle</translation>
    </message>
    <message>
        <source>Purchase cost that would fit</source>
        <translation>Passende Anschaffungskosten</translation>
    </message>
    <message>
        <source>Book value left</source>
        <translation>Verbleibender Buchwert</translation>
    </message>
    <message>
        <source>Resale value left</source>
        <translation>Verbleibender Wiederverkaufswert</translation>
    </message>
    <message>
        <source>Time between releases</source>
        <translation>Zeit zwischen den Erscheinungen</translation>
    </message>
</context>
<context>
    <name>ClaimInputs</name>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Trainings-Tokens</translation>
    </message>
    <message>
        <source>FLOPs per parameter and token</source>
        <translation>FLOPs je Parameter und Token</translation>
    </message>
    <message>
        <source>FLOPs without recomputation</source>
        <translation>FLOPs ohne Neuberechnung</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs compared</source>
        <translation>GPUs im Vergleich</translation>
    </message>
    <message>
        <source>GPUs for serving</source>
        <translation>GPUs für Inferenz</translation>
    </message>
    <message>
        <source>GPUs bought</source>
        <translation>Gekaufte GPUs</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time compared</source>
        <translation>Zeit im Vergleich</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Trainingsdauer</translation>
    </message>
    <message>
        <source>Peak rate</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Peak rate compared</source>
        <translation>Spitzenleistung im Vergleich</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share compared</source>
        <translation>Anteil im Vergleich</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Speedup compared</source>
        <translation>Beschleunigung im Vergleich</translation>
    </message>
    <message>
        <source>Requests per second</source>
        <translation>Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>Requests per hour</source>
        <translation>Anfragen pro Stunde</translation>
    </message>
    <message>
        <source>Requests per day</source>
        <translation>Anfragen pro Tag</translation>
    </message>
    <message>
        <source>Tokens per request</source>
        <translation>Tokens je Anfrage</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>Tokens pro Sekunde und GPU</translation>
    </message>
    <message>
        <source>Peak to average load</source>
        <translation>Spitzenlast zu Mittel</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Purchase cost</source>
        <translation>Anschaffungskosten</translation>
    </message>
    <message>
        <source>Purchase cost compared</source>
        <translation>Anschaffungskosten im Vergleich</translation>
    </message>
    <message>
        <source>Rental price</source>
        <translation>Mietpreis</translation>
    </message>
    <message>
        <source>Operating cost</source>
        <translation>Betriebskosten</translation>
    </message>
    <message>
        <source>Time in use per year</source>
        <translation>Nutzungszeit pro Jahr</translation>
    </message>
    <message>
        <source>Hours per day</source>
        <translation>Stunden pro Tag</translation>
    </message>
    <message>
        <source>Days per year</source>
        <translation>Tage pro Jahr</translation>
    </message>
    <message>
        <source>Period compared</source>
        <translation>Vergleichszeitraum</translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation>Preis je GPU-Stunde</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost compared</source>
        <translation>Kosten im Vergleich</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Bytes per parameter</source>
        <translation>Bytes je Parameter</translation>
    </message>
    <message>
        <source>Bytes per parameter compared</source>
        <translation>Bytes je Parameter im Vergleich</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Bandwidth compared</source>
        <translation>Bandbreite im Vergleich</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Power compared</source>
        <translation>Leistung im Vergleich</translation>
    </message>
    <message>
        <source>Power of a node</source>
        <translation>Leistung eines Knotens</translation>
    </message>
    <message>
        <source>Power of a GPU</source>
        <translation>Leistung einer GPU</translation>
    </message>
    <message>
        <source>Electricity cost</source>
        <translation>Stromkosten</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>Failure rate per GPU</source>
        <translation>Ausfallrate je GPU</translation>
    </message>
    <message>
        <source>Repair time</source>
        <translation>Reparaturdauer</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>Ersatzknoten</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Interruptions by GPU memory</source>
        <translation>Unterbrechungen durch GPU-Speicher</translation>
    </message>
    <message>
        <source>Interruptions by all causes</source>
        <translation>Unterbrechungen aller Ursachen</translation>
    </message>
    <message>
        <source>Tensor parallel size</source>
        <translation>Tensor-Parallelität</translation>
    </message>
    <message>
        <source>Pipeline parallel size</source>
        <translation>Pipeline-Parallelität</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>Daten-Parallelität</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Experiments at once</source>
        <translation>Gleichzeitige Experimente</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Depreciation period</source>
        <translation>Abschreibungsdauer</translation>
    </message>
    <message>
        <source>Loss of value per year</source>
        <translation>Wertverlust pro Jahr</translation>
    </message>
    <message>
        <source>Year of release</source>
        <translation>Erscheinungsjahr</translation>
    </message>
    <message>
        <source>Year of release before</source>
        <translation>Erscheinungsjahr des Vorgängers</translation>
    </message>
    <message>
        <source>Claimed ratio</source>
        <translation>Behauptetes Verhältnis</translation>
    </message>
    <message>
        <source>One GPU</source>
        <translation>Eine GPU</translation>
    </message>
    <message>
        <source>Network switches</source>
        <translation>Netzwerk-Switches</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>Netzteile</translation>
    </message>
    <message>
        <source>CPU memory</source>
        <translation>Hauptspeicher</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Massenspeicher</translation>
    </message>
    <message>
        <source>GPUs failed</source>
        <translation>Ausgefallene GPUs</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Server parts</source>
        <translation>Serverteile</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>Vernetzung</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Speedup of 2 GPUs</source>
        <translation>Beschleunigung mit 2 GPUs</translation>
    </message>
    <message>
        <source>Speedup of 4 GPUs</source>
        <translation>Beschleunigung mit 4 GPUs</translation>
    </message>
    <message>
        <source>Speedup of 8 GPUs</source>
        <translation>Beschleunigung mit 8 GPUs</translation>
    </message>
    <message>
        <source>Speedup of 16 GPUs</source>
        <translation>Beschleunigung mit 16 GPUs</translation>
    </message>
    <message>
        <source>Speedup of 32 GPUs</source>
        <translation>Beschleunigung mit 32 GPUs</translation>
    </message>
    <message>
        <source>Speedup of 64 GPUs</source>
        <translation>Beschleunigung mit 64 GPUs</translation>
    </message>
</context>
<context>
    <name>ClaimReasons</name>
    <message>
        <source>An anecdote without numbers to check.</source>
        <translation>Eine Anekdote ohne überprüfbare Zahlen.</translation>
    </message>
    <message>
        <source>The size of that run was never published, so there is nothing to compare with.</source>
        <translation>Die Größe dieses Laufs wurde nie veröffentlicht, es gibt also nichts zum Vergleichen.</translation>
    </message>
    <message>
        <source>All three are inputs of a plan: the work, the interconnect and how many failures a run survives.</source>
        <translation>Alle drei sind Eingaben eines Plans: die Arbeit, die Vernetzung und wie viele Ausfälle ein Lauf übersteht.</translation>
    </message>
    <message>
        <source>Both jobs need %1, so %2 have no work: %3 times the need was bought.</source>
        <translation>Beide Aufgaben brauchen %1, also haben %2 keine Arbeit: Gekauft wurde das %3-Fache des Bedarfs.</translation>
    </message>
    <message>
        <source>Data set, sequence length and GPU generation are missing; each of them changes the time several times over.</source>
        <translation>Datensatz, Sequenzlänge und GPU-Generation fehlen; jede davon ändert die Zeit um ein Mehrfaches.</translation>
    </message>
    <message>
        <source>Neither the model size nor the number of tokens is given.</source>
        <translation>Weder Modellgröße noch Anzahl der Tokens sind angegeben.</translation>
    </message>
    <message>
        <source>Nodes times GPUs per node gives %1.</source>
        <translation>Knoten mal GPUs je Knoten ergibt %1.</translation>
    </message>
    <message>
        <source>Article 2 reports a scaling efficiency of %1 at this size on its faster network and %2 on Ethernet. Only fast networks with overlapped communication stay near linear.</source>
        <translation>Artikel 2 nennt bei dieser Größe eine Skalierungseffizienz von %1 im schnelleren Netz und %2 über Ethernet. Nur schnelle Netze mit überlappter Kommunikation bleiben nahezu linear.</translation>
    </message>
    <message>
        <source>Continuing with fewer GPUs is a property of the training software and does not end at 32 GPUs.</source>
        <translation>Mit weniger GPUs weiterzulaufen ist eine Eigenschaft der Trainingssoftware und endet nicht bei 32 GPUs.</translation>
    </message>
    <message>
        <source>Failures grow with the number of GPUs: %1 times as many. At the rate of Meta RSC-1 the risk within a day rises from %2 to %3.</source>
        <translation>Ausfälle wachsen mit der Anzahl der GPUs: auf das %1-Fache. Bei der Rate von Meta RSC-1 steigt das Risiko innerhalb eines Tages von %2 auf %3.</translation>
    </message>
    <message>
        <source>At published failure rates the cluster runs between %5 (OPT-175B) and %3 (Meta RSC-2) without interruption. The claim implies a rate of %1 per GPU, which would include software faults and user errors.</source>
        <translation>Bei veröffentlichten Ausfallraten läuft der Cluster zwischen %5 (OPT-175B) und %3 (Meta RSC-2) ohne Unterbrechung. Die Behauptung bedeutet eine Rate von %1 je GPU und schlösse Softwarefehler und Bedienfehler ein.</translation>
    </message>
    <message>
        <source>In HGX and DGX systems NVLink ends at the node of 8 GPUs. Only NVLink Switch systems such as NVL72 cross it, and the article’s own configurations use none.</source>
        <translation>In HGX- und DGX-Systemen endet NVLink am Knoten mit 8 GPUs. Nur NVLink-Switch-Systeme wie NVL72 reichen weiter, und die Konfigurationen des Artikels enthalten keines.</translation>
    </message>
    <message>
        <source>An anecdote. With that much waiting the cluster does the work of %1.</source>
        <translation>Eine Anekdote. Mit so viel Wartezeit leistet der Cluster die Arbeit von %1.</translation>
    </message>
    <message>
        <source>NVLink of the H100 moves %1 counting both directions, %2 in each.</source>
        <translation>NVLink der H100 überträgt %1 in beiden Richtungen zusammen, %2 je Richtung.</translation>
    </message>
    <message>
        <source>The column mixes units: 200 Gb/s is %1, %2 times less than its NVLink row. Meta RSC-1 runs %3 on InfiniBand, so 256 is no limit.</source>
        <translation>Die Spalte mischt Einheiten: 200 Gb/s sind %1, %2-mal weniger als die NVLink-Zeile. Meta RSC-1 betreibt %3 mit InfiniBand, 256 ist also keine Grenze.</translation>
    </message>
    <message>
        <source>Llama 3 405B was trained on %2 over Ethernet (RoCE). 64 GPUs are a limit of that setup, not of Ethernet.</source>
        <translation>Llama 3 405B wurde auf %2 über Ethernet (RoCE) trainiert. 64 GPUs sind eine Grenze jenes Aufbaus, nicht von Ethernet.</translation>
    </message>
    <message>
        <source>128 GB/s counts both directions (%1 each). The link’s latency is about %2; 10 µs belong to a whole copy, so the rows cannot be compared.</source>
        <translation>128 GB/s zählt beide Richtungen (%1 je Richtung). Die Latenz der Verbindung beträgt etwa %2; 10 µs gehören zu einem ganzen Kopiervorgang, die Zeilen sind also nicht vergleichbar.</translation>
    </message>
    <message>
        <source>In article 2’s table Ethernet is %1 times slower on 8 GPUs and %3 times on 64, never 3 times.</source>
        <translation>In der Tabelle von Artikel 2 ist Ethernet mit 8 GPUs %1-mal und mit 64 GPUs %3-mal langsamer, nie dreimal.</translation>
    </message>
    <message>
        <source>Article 2 puts the threshold at %1, and Llama 3 used Ethernet on %2. The threshold follows from gradient traffic per step, not from a count.</source>
        <translation>Artikel 2 setzt die Grenze bei %1, und Llama 3 nutzte Ethernet auf %2. Die Grenze folgt aus dem Gradientenverkehr je Schritt, nicht aus einer Anzahl.</translation>
    </message>
    <message>
        <source>Matches Meta’s RSC-1 cluster (16,000 A100) and the TPU v4 pod (4,096 chips).</source>
        <translation>Entspricht Metas Cluster RSC-1 (16.000 A100) und dem TPU-v4-Pod (4.096 Chips).</translation>
    </message>
    <message>
        <source>Depends on requests and model; the Serving page sizes it for a plan.</source>
        <translation>Hängt von Anfragen und Modell ab; die Seite „Serving“ bemisst es für einen Plan.</translation>
    </message>
    <message>
        <source>The formula lacks utilization and so assumes full peak: its own example then needs %1. Needing 64 means a utilization of %2.</source>
        <translation>Der Formel fehlt die Auslastung, sie nimmt also volle Spitzenleistung an: Ihr eigenes Beispiel braucht dann %1. Ein Bedarf von 64 bedeutet eine Auslastung von %2.</translation>
    </message>
    <message>
        <source>The printed formula gives %1. At 40 % utilization it would be %2; needing 64 means %4 of peak.</source>
        <translation>Die gedruckte Formel ergibt %1. Bei 40 % Auslastung wären es %2; ein Bedarf von 64 bedeutet %4 der Spitzenleistung.</translation>
    </message>
    <message>
        <source>The run took %1, a model FLOPs utilization of %3. At 40 % it would have finished in %5.</source>
        <translation>Der Lauf brauchte %1, eine Modell-FLOPs-Auslastung von %3. Bei 40 % wäre er nach %5 fertig gewesen.</translation>
    </message>
    <message>
        <source>Right as a lower bound for the average load (%1 in its example). Sizing also needs the peak load, input tokens and a latency limit.</source>
        <translation>Richtig als Untergrenze für die mittlere Last (%1 im Beispiel). Für die Bemessung fehlen Spitzenlast, Eingabe-Tokens und eine Latenzgrenze.</translation>
    </message>
    <message>
        <source>The result is %1, rounded up to 2. With a third GPU the average load is %2.</source>
        <translation>Das Ergebnis ist %1, aufgerundet 2. Mit der dritten GPU beträgt die mittlere Last %2.</translation>
    </message>
    <message>
        <source>Batch size, input length and latency limit are missing; throughput changes several times with each.</source>
        <translation>Batchgröße, Eingabelänge und Latenzgrenze fehlen; der Durchsatz ändert sich mit jeder um ein Mehrfaches.</translation>
    </message>
    <message>
        <source>By the article’s own communication shares the loss on 128 GPUs is %1 to %2. A loss of 80 % has another cause, such as its own slow data pipeline.</source>
        <translation>Nach den Kommunikationsanteilen des Artikels beträgt der Verlust auf 128 GPUs %1 bis %2. Ein Verlust von 80 % hat eine andere Ursache, etwa die langsame Datenversorgung aus demselben Artikel.</translation>
    </message>
    <message>
        <source>The next paragraph measures %1 and %2 for the same sizes. Growth of communication by %5 times per doubling fits a fixed global batch only.</source>
        <translation>Der nächste Absatz misst %1 und %2 für dieselben Größen. Ein Wachstum der Kommunikation auf das %5-Fache je Verdopplung passt nur zu einem festen globalen Batch.</translation>
    </message>
    <message>
        <source>Consistent in itself, with a throughput peak at %4. But article 2’s table, extended to 256 GPUs, loses %5: the two describe different workloads.</source>
        <translation>In sich stimmig, mit dem höchsten Durchsatz bei %4. Aber die Tabelle von Artikel 2 verliert, auf 256 GPUs fortgesetzt, %5: Beide beschreiben verschiedene Lasten.</translation>
    </message>
    <message>
        <source>By its own shares, doubling the GPUs still gives %3 times the throughput at %4 times the cost per token. Only %5 communication would leave no gain.</source>
        <translation>Nach den eigenen Anteilen bringt die Verdopplung noch den %3-fachen Durchsatz zu den %4-fachen Kosten je Token. Erst %5 Kommunikation ließen keinen Gewinn.</translation>
    </message>
    <message>
        <source>Compatible with BLOOM-176B: %1 per tensor group, and a pipeline over %2 above 100 B parameters. For pipelines the bubble decides, not a count.</source>
        <translation>Verträglich mit BLOOM-176B: %1 je Tensorgruppe und eine Pipeline über %2 oberhalb von 100 Mrd. Parametern. Bei Pipelines entscheidet die Blase, nicht eine Anzahl.</translation>
    </message>
    <message>
        <source>Nodes times GPUs per node gives %1, at %2 per GPU including servers.</source>
        <translation>Knoten mal GPUs je Knoten ergibt %1, zu %2 je GPU samt Server.</translation>
    </message>
    <message>
        <source>Full fine-tuning of 13B needs %1 of model states and the cluster has %2, so it fits when sharded.</source>
        <translation>Volles Fine-Tuning von 13B braucht %1 Modellzustände, der Cluster hat %2; verteilt passt es also.</translation>
    </message>
    <message>
        <source>One article, three prices for an A100: %1 here, %2 in its rent-or-buy example, %3 in its FAQ.</source>
        <translation>Ein Artikel, drei Preise für eine A100: %1 hier, %2 im Beispiel zu Miete oder Kauf, %3 in den Fragen und Antworten.</translation>
    </message>
    <message>
        <source>By the article’s own formula and throughput this load (%1) needs %2, not 64.</source>
        <translation>Nach Formel und Durchsatz des Artikels braucht diese Last (%1) %2, nicht 64.</translation>
    </message>
    <message>
        <source>%1 per H100 with network; published clusters cost %3. It is also less than the article’s older A100 cluster.</source>
        <translation>%1 je H100 mit Netz; veröffentlichte Cluster kosten %3. Das ist auch weniger als der ältere A100-Cluster des Artikels.</translation>
    </message>
    <message>
        <source>Density falls: %1 per A100, %2 per H100. Total power grows %5 times for four times the GPUs.</source>
        <translation>Die Dichte sinkt: %1 je A100, %2 je H100. Die Gesamtleistung wächst auf das %5-Fache bei viermal so vielen GPUs.</translation>
    </message>
    <message>
        <source>%1 per GPU is %2 of the nodes’ nameplate power: plausible as average IT power, without cooling.</source>
        <translation>%1 je GPU sind %2 der Nennleistung der Knoten: plausibel als mittlere IT-Leistung ohne Kühlung.</translation>
    </message>
    <message>
        <source>The GPUs alone draw %2 at their rated power. Measured nodes average %5 in training and peak at %3, before network, storage and cooling.</source>
        <translation>Die GPUs allein ziehen %2 bei Nennleistung. Gemessene Knoten ziehen im Training im Mittel %5 und höchstens %3, ohne Netz, Speicher und Kühlung.</translation>
    </message>
    <message>
        <source>%1 per A100 here, %2 in the article’s configuration 2. Its electricity fits 24/7 operation at %5, while the rental side counts 2,000 hours per year (%6).</source>
        <translation>%1 je A100 hier, %2 in Konfiguration 2 des Artikels. Der Strom passt zu Dauerbetrieb bei %5, während die Mietseite 2.000 Stunden pro Jahr zählt (%6).</translation>
    </message>
    <message>
        <source>The arithmetic is right: %1 per year, at a duty cycle of %3.</source>
        <translation>Die Rechnung stimmt: %1 pro Jahr, bei einem Nutzungsgrad von %3.</translation>
    </message>
    <message>
        <source>16 AWS nodes cost %2 by the current list, %3 before the price cut of 2025 and %4 as a capacity block. The article’s price per GPU-hour (%1) is that of a specialized cloud.</source>
        <translation>16 AWS-Knoten kosten %2 nach aktueller Liste, %3 vor der Preissenkung 2025 und %4 als Kapazitätsblock. Der Preis je GPU-Stunde im Artikel (%1) ist der eines Spezialanbieters.</translation>
    </message>
    <message>
        <source>%1 leaves out the operating cost listed one line above; with it, break-even takes %2. In 24/7 use it takes %3.</source>
        <translation>%1 lässt die eine Zeile zuvor genannten Betriebskosten weg; mit ihnen liegt die Gewinnschwelle bei %2. Im Dauerbetrieb sind es %3.</translation>
    </message>
    <message>
        <source>Confuses the life of a model with that of the hardware, which trains the next model.</source>
        <translation>Verwechselt die Lebensdauer eines Modells mit der der Hardware, die das nächste Modell trainiert.</translation>
    </message>
    <message>
        <source>After two years %1 of the book value remain, and used GPUs sell for about %2 of their price.</source>
        <translation>Nach zwei Jahren sind %1 des Buchwerts übrig, und gebrauchte GPUs erzielen etwa %2 ihres Preises.</translation>
    </message>
    <message>
        <source>Break-even is a share of hours (%2 over 3 years in the article’s example), whatever the number of GPUs. Its own FAQ has 100 GPUs break even after %4.</source>
        <translation>Die Gewinnschwelle ist ein Anteil der Stunden (%2 über 3 Jahre im Beispiel des Artikels), gleich wie viele GPUs es sind. In den eigenen Fragen und Antworten liegt sie für 100 GPUs bei %4.</translation>
    </message>
    <message>
        <source>Attributed to a well-known researcher; no source was found and no data are given.</source>
        <translation>Einem bekannten Forscher zugeschrieben; es fand sich keine Quelle, und Daten fehlen.</translation>
    </message>
    <message>
        <source>An anecdote. Engineering time belongs in the staff cost of a plan.</source>
        <translation>Eine Anekdote. Entwicklungszeit gehört in die Personalkosten eines Plans.</translation>
    </message>
    <message>
        <source>An anecdote about one network setup. Overlay networks cost more than host networking with RDMA.</source>
        <translation>Eine Anekdote über einen Netzaufbau. Overlay-Netze kosten mehr als Host-Netze mit RDMA.</translation>
    </message>
    <message>
        <source>A choice of tools, not a number.</source>
        <translation>Eine Wahl von Werkzeugen, keine Zahl.</translation>
    </message>
    <message>
        <source>No data are given.</source>
        <translation>Daten fehlen.</translation>
    </message>
    <message>
        <source>The FAQ of the same article names 1 GPU with QLoRA or %1 for full fine-tuning (%2 of model states).</source>
        <translation>Die Fragen und Antworten desselben Artikels nennen 1 GPU mit QLoRA oder %1 für volles Fine-Tuning (%2 Modellzustände).</translation>
    </message>
    <message>
        <source>Nodes times GPUs per node gives %1. With 20 tokens per parameter the run takes %2.</source>
        <translation>Knoten mal GPUs je Knoten ergibt %1. Mit 20 Tokens je Parameter dauert der Lauf %2.</translation>
    </message>
    <message>
        <source>By the article’s own formula this load needs %2. Its other example serves %3 per GPU, this row %1.</source>
        <translation>Nach der eigenen Formel braucht diese Last %2. Das andere Beispiel bedient %3 je GPU, diese Zeile %1.</translation>
    </message>
    <message>
        <source>Plausible for 1.4 T tokens: %2. Article 2 claims at most %5 for the same job; the 15 T tokens of Llama 3.1 would take %3.</source>
        <translation>Plausibel für 1,4 Bio. Tokens: %2. Artikel 2 nennt höchstens %5 für dieselbe Aufgabe; die 15 Bio. Tokens von Llama 3.1 bräuchten %3.</translation>
    </message>
    <message>
        <source>GPUs divided by nodes gives %1 per node.</source>
        <translation>GPUs geteilt durch Knoten ergibt %1 je Knoten.</translation>
    </message>
    <message>
        <source>No load is given.</source>
        <translation>Eine Last fehlt.</translation>
    </message>
    <message>
        <source>GPUs and their memory caused %1 of Llama 3’s interruptions and %2 at Crusoe. The article counts tickets of any severity, not interruptions.</source>
        <translation>GPUs und ihr Speicher verursachten %1 der Unterbrechungen von Llama 3 und %2 bei Crusoe. Der Artikel zählt Störungsmeldungen jeder Schwere, nicht Unterbrechungen.</translation>
    </message>
    <message>
        <source>The six shares add up to %1.</source>
        <translation>Die sechs Anteile ergeben zusammen %1.</translation>
    </message>
    <message>
        <source>In the Llama 3 run power supplies caused %1 of interruptions, switches and cables %2, system memory %3, storage %4: redundant parts seldom stop a job.</source>
        <translation>Im Lauf von Llama 3 verursachten Netzteile %1 der Unterbrechungen, Switches und Kabel %2, Hauptspeicher %3, Massenspeicher %4: Redundante Teile halten selten einen Lauf an.</translation>
    </message>
    <message>
        <source>An anecdote. The outage lost %1: %2 at a rental price, or %3 of the article’s own purchase cost.</source>
        <translation>Eine Anekdote. Der Ausfall kostete %1: %2 zum Mietpreis oder %3 der Anschaffungskosten des Artikels.</translation>
    </message>
    <message>
        <source>Reasonable: two spares for 32 nodes run short %2 of the time with repairs of three days, %3 with a week. At the article’s own failure rate it would be %4.</source>
        <translation>Vernünftig: Zwei Ersatzknoten für 32 Knoten reichen bei drei Tagen Reparatur in %2 der Zeit nicht, bei einer Woche in %3. Bei der Ausfallrate des Artikels wären es %4.</translation>
    </message>
    <message>
        <source>Two spare nodes cost %1, the 8-hour outage at most %3: the ratio is %4, not 10. It takes %5 such outages to reach 10.</source>
        <translation>Zwei Ersatzknoten kosten %1, der Ausfall von 8 Stunden höchstens %3: Das Verhältnis ist %4, nicht 10. Erst %5 solche Ausfälle ergäben 10.</translation>
    </message>
    <message>
        <source>Follows from the links: gradients cross the network between two nodes, and NVLink or PCIe inside one.</source>
        <translation>Folgt aus den Verbindungen: Zwischen zwei Knoten laufen die Gradienten über das Netz, in einem über NVLink oder PCIe.</translation>
    </message>
    <message>
        <source>A rule of thumb without data.</source>
        <translation>Eine Faustregel ohne Daten.</translation>
    </message>
    <message>
        <source>%1 of model states over four GPUs are %2 per GPU, which fits 40 GB.</source>
        <translation>%1 Modellzustände auf vier GPUs sind %2 je GPU; das passt in 40 GB.</translation>
    </message>
    <message>
        <source>The ratio of the peaks: a V100 has %1 of an A100’s, and in lockstep every A100 waits for it.</source>
        <translation>Das Verhältnis der Spitzenleistungen: Eine V100 hat %1 einer A100, und im Gleichschritt wartet jede A100 auf sie.</translation>
    </message>
    <message>
        <source>Neither model nor latency is given; %1 is a very low load.</source>
        <translation>Weder Modell noch Latenz sind angegeben; %1 ist eine sehr geringe Last.</translation>
    </message>
    <message>
        <source>By this definition configuration 3 is a supercomputer, and the article prices it at %1 times configuration 2 per GPU.</source>
        <translation>Nach dieser Definition ist Konfiguration 3 ein Supercomputer, und der Artikel setzt dafür je GPU das %1-Fache von Konfiguration 2 an.</translation>
    </message>
    <message>
        <source>A rule of staged growth; the Money page computes stages for a plan.</source>
        <translation>Eine Regel für stufenweises Wachstum; die Seite „Kosten“ rechnet Stufen für einen Plan.</translation>
    </message>
    <message>
        <source>This is what the program searches for: the smallest cluster that meets deadline, memory and reliability.</source>
        <translation>Danach sucht das Programm: nach dem kleinsten Cluster, der Termin, Speicher und Ausfallsicherheit einhält.</translation>
    </message>
    <message>
        <source>Weights of 70B take %1 in BF16, more than one GPU of 80 GB holds. For serving the limit is near 40B, for training near 5B.</source>
        <translation>Gewichte von 70B belegen %1 in BF16, mehr als eine GPU mit 80 GB fasst. Für Inferenz liegt die Grenze bei etwa 40B, für Training bei etwa 5B.</translation>
    </message>
    <message>
        <source>NVLink counts both directions (%1 for A100, %2 for H100). InfiniBand counts bits: %3 to %4 per port.</source>
        <translation>NVLink zählt beide Richtungen (%1 bei A100, %2 bei H100). InfiniBand zählt Bits: %3 bis %4 je Port.</translation>
    </message>
    <message>
        <source>A vendor’s promise.</source>
        <translation>Ein Versprechen des Anbieters.</translation>
    </message>
    <message>
        <source>A data set streams from storage and never has to fit into GPU memory. The limit is the bandwidth of the data feed.</source>
        <translation>Ein Datensatz wird aus dem Speichersystem gelesen und muss nie in den GPU-Speicher passen. Die Grenze ist die Bandbreite der Datenversorgung.</translation>
    </message>
    <message>
        <source>The article’s own table has %1 on its faster network and %2 on Ethernet. Eight times would be perfect scaling.</source>
        <translation>Die eigene Tabelle nennt %1 im schnelleren Netz und %2 über Ethernet. Das Achtfache wäre perfekte Skalierung.</translation>
    </message>
    <message>
        <source>Describes servers on the market.</source>
        <translation>Beschreibt marktübliche Server.</translation>
    </message>
    <message>
        <source>True for QLoRA, whose weights take %2. Full fine-tuning takes %1, for which article 1 counts %3.</source>
        <translation>Stimmt für QLoRA mit %2 Gewichten. Volles Fine-Tuning braucht %1, wofür Artikel 1 %3 ansetzt.</translation>
    </message>
    <message>
        <source>True for LoRA: BF16 weights take %1. Full fine-tuning takes %2.</source>
        <translation>Stimmt für LoRA: Gewichte in BF16 belegen %1. Volles Fine-Tuning braucht %2.</translation>
    </message>
    <message>
        <source>True for LoRA, whose weights take %1. Full fine-tuning takes %3, more than the %4 of 8 GPUs.</source>
        <translation>Stimmt für LoRA mit %1 Gewichten. Volles Fine-Tuning braucht %3, mehr als die %4 von 8 GPUs.</translation>
    </message>
    <message>
        <source>Model states take %5 and 8 GPUs hold %6, so at least %7 are needed. The 7 M GPU-hours of Llama 3.1 70B would take %4 on 64 H100.</source>
        <translation>Die Modellzustände belegen %5, 8 GPUs fassen %6; nötig sind also mindestens %7. Die 7 Mio. GPU-Stunden von Llama 3.1 70B dauerten auf 64 H100 %4.</translation>
    </message>
    <message>
        <source>At 40 % utilization 256 A100 take %1 and 64 take %2. The published run of this size used %3.</source>
        <translation>Bei 40 % Auslastung brauchen 256 A100 %1 und 64 %2. Der veröffentlichte Lauf dieser Größe nutzte %3.</translation>
    </message>
    <message>
        <source>Depends on the model: weights of 70B in BF16 alone take two GPUs of 80 GB.</source>
        <translation>Hängt vom Modell ab: Gewichte von 70B in BF16 brauchen allein zwei GPUs mit 80 GB.</translation>
    </message>
    <message>
        <source>A range for autoscaling without a load.</source>
        <translation>Ein Bereich für automatische Skalierung ohne Last.</translation>
    </message>
    <message>
        <source>10 GPUs finish in %1 rounds and 50 in %2; the GPU-hours stay the same.</source>
        <translation>10 GPUs brauchen %1 Runden, 50 brauchen %2; die GPU-Stunden bleiben gleich.</translation>
    </message>
    <message>
        <source>The article’s own table has %1 at 8 GPUs and %2 at 16 on its faster network, %3 and %4 on Ethernet.</source>
        <translation>Die eigene Tabelle nennt %1 bei 8 GPUs und %2 bei 16 im schnelleren Netz, %3 und %4 über Ethernet.</translation>
    </message>
    <message>
        <source>Frontier runs use far more: %1 for Llama 3, %2 for MegaScale.</source>
        <translation>Spitzenläufe nutzen weit mehr: %1 bei Llama 3, %2 bei MegaScale.</translation>
    </message>
    <message>
        <source>A reasonable lower bound for combining tensor, pipeline and data parallelism.</source>
        <translation>Eine vernünftige Untergrenze für die Verbindung von Tensor-, Pipeline- und Datenparallelität.</translation>
    </message>
    <message>
        <source>The efficiency column follows from the speedups: %1 and %2. They are round percentages, which measurements seldom are.</source>
        <translation>Die Effizienzspalte folgt aus den Beschleunigungen: %1 und %2. Es sind runde Prozente, was Messungen selten sind.</translation>
    </message>
    <message>
        <source>NVLink joins %1 in an A100 or H100 node, so the rows from 16 GPUs on must include InfiniBand.</source>
        <translation>NVLink verbindet %1 in einem Knoten mit A100 oder H100, die Zeilen ab 16 GPUs müssen also InfiniBand enthalten.</translation>
    </message>
    <message>
        <source>A scaling law through the column gives a speedup of %1 for the last row. Rows up to 8 GPUs are usually one node, so the column mixes fabrics.</source>
        <translation>Ein Skalierungsgesetz durch die Spalte ergibt für die letzte Zeile eine Beschleunigung von %1. Bis 8 GPUs ist es meist ein Knoten, die Spalte mischt also Netze.</translation>
    </message>
    <message>
        <source>%1 here, %4 for the same GPU further down. The AWS price (%2) is that of nodes with 40 GB GPUs.</source>
        <translation>%1 hier, %4 für dieselbe GPU weiter unten. Der AWS-Preis (%2) gilt für Knoten mit 40-GB-GPUs.</translation>
    </message>
    <message>
        <source>The prices fit: AWS lists %4 (July 2026) against %2 here. Prices are inputs with a date.</source>
        <translation>Die Preise passen: AWS nennt %4 (Juli 2026) gegenüber %2 hier. Preise sind Eingaben mit Datum.</translation>
    </message>
    <message>
        <source>The arithmetic is right for io.net; at AWS prices the saving is %3. It compares a quantized run with a full-precision one.</source>
        <translation>Die Rechnung stimmt für io.net; zu AWS-Preisen beträgt die Ersparnis %3. Verglichen werden ein quantisierter Lauf und einer in voller Genauigkeit.</translation>
    </message>
    <message>
        <source>Plain data parallelism would need %1 on every GPU; holding the model states at all takes %2.</source>
        <translation>Reine Datenparallelität bräuchte %1 auf jeder GPU; allein die Modellzustände belegen %2.</translation>
    </message>
    <message>
        <source>The times fit a fine-tuning run. For training from scratch article 1 counts %4, not 8.</source>
        <translation>Die Zeiten passen zu einem Fine-Tuning. Für ein Training von Grund auf setzt Artikel 1 %4 an, nicht 8.</translation>
    </message>
    <message>
        <source>%1 here, %2 for the same eight A100 further down.</source>
        <translation>%1 hier, %2 für dieselben acht A100 weiter unten.</translation>
    </message>
    <message>
        <source>To take as long as one experiment, 50 GPUs are needed. With 10 GPUs there are %1 rounds.</source>
        <translation>So schnell wie ein einzelnes Experiment sind 50 erst auf 50 GPUs. Mit 10 GPUs sind es %1 Runden.</translation>
    </message>
    <message>
        <source>The load is %1: by article 1’s formula %2 on average, within the range.</source>
        <translation>Die Last beträgt %1: nach der Formel von Artikel 1 im Mittel %2, innerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>A use case without numbers.</source>
        <translation>Ein Anwendungsfall ohne Zahlen.</translation>
    </message>
    <message>
        <source>%1 is what 4-bit weights save against 16 bits. Against full training states LoRA saves %2 and QLoRA %3.</source>
        <translation>%1 sparen 4-Bit-Gewichte gegenüber 16 Bit. Gegenüber vollen Trainingszuständen spart LoRA %2 und QLoRA %3.</translation>
    </message>
    <message>
        <source>Right on average: %2 for an 8B model. A peak of three times the average takes %3.</source>
        <translation>Im Mittel richtig: %2 für ein 8B-Modell. Eine Spitze vom Dreifachen des Mittels braucht %3.</translation>
    </message>
    <message>
        <source>An open range. Eight A100 around the clock cost %1 per month; $500 buys %2.</source>
        <translation>Ein offener Bereich. Acht A100 rund um die Uhr kosten %1 pro Monat; für 500 $ gibt es %2.</translation>
    </message>
    <message>
        <source>The percentages follow from the speedups: %1 and %2, relative to one RTX 4090.</source>
        <translation>Die Prozente folgen aus den Beschleunigungen: %1 und %2, bezogen auf eine RTX 4090.</translation>
    </message>
    <message>
        <source>The saving of %1 is right, but %2 lies outside the article’s own range from $1.20 to $2.20, and %3 is not the price of its cost table.</source>
        <translation>Die Ersparnis von %1 stimmt, aber %2 liegt außerhalb des eigenen Bereichs von 1,20 $ bis 2,20 $, und %3 ist nicht der Preis der Kostentabelle.</translation>
    </message>
    <message>
        <source>Agrees with the article’s own table: %1 and %2.</source>
        <translation>Stimmt mit der eigenen Tabelle überein: %1 und %2.</translation>
    </message>
    <message>
        <source>At 7.5 times the speed it takes %1, at 6 times %3. Exactly one day would be perfect scaling.</source>
        <translation>Bei 7,5-facher Geschwindigkeit dauert es %1, bei 6-facher %3. Genau ein Tag wäre perfekte Skalierung.</translation>
    </message>
    <message>
        <source>Article 1 puts the threshold at %1 and runs its cluster of 16 on Ethernet.</source>
        <translation>Artikel 1 setzt die Grenze bei %1 und betreibt seinen Cluster mit 16 GPUs über Ethernet.</translation>
    </message>
    <message>
        <source>The article’s own table has %1 at 32 GPUs and %2 at 64.</source>
        <translation>Die eigene Tabelle nennt %1 bei 32 GPUs und %2 bei 64.</translation>
    </message>
    <message>
        <source>In lockstep the faster GPU waits: an H100 reaches %1 of its peak.</source>
        <translation>Im Gleichschritt wartet die schnellere GPU: Eine H100 erreicht %1 ihrer Spitzenleistung.</translation>
    </message>
    <message>
        <source>The article’s own table is below 90 % from 16 GPUs on: %1, %2 and %3 at 16, 32 and 64.</source>
        <translation>Die eigene Tabelle liegt ab 16 GPUs unter 90 %: %1, %2 und %3 bei 16, 32 und 64.</translation>
    </message>
    <message>
        <source>The table’s prices fit, but the RTX 4090 costs %3, and the A100 has two prices in one article.</source>
        <translation>Die Preise der Tabelle passen, aber die RTX 4090 kostet %3, und die A100 hat zwei Preise in einem Artikel.</translation>
    </message>
    <message>
        <source>The article’s table gives %1, %2 and %3.</source>
        <translation>Die Tabelle des Artikels ergibt %1, %2 und %3.</translation>
    </message>
    <message>
        <source>Method, model, batch size and date are missing.</source>
        <translation>Verfahren, Modell, Batchgröße und Datum fehlen.</translation>
    </message>
    <message>
        <source>Within what a plan accepts: from one GPU up.</source>
        <translation>Innerhalb dessen, was ein Plan annimmt: ab einer GPU.</translation>
    </message>
    <message>
        <source>All of them are inputs of a plan.</source>
        <translation>Alle sind Eingaben eines Plans.</translation>
    </message>
    <message>
        <source>A plan has a finding for each: a job too small, low utilization, a slow data feed.</source>
        <translation>Ein Plan hat für jedes einen Hinweis: zu kleine Aufgabe, geringe Auslastung, langsame Datenversorgung.</translation>
    </message>
    <message>
        <source>By article 2’s table, 48 GPUs on the faster network do the work of %3 GPUs and 64 on Ethernet that of %1.</source>
        <translation>Nach der Tabelle von Artikel 2 leisten 48 GPUs im schnelleren Netz die Arbeit von %3 GPUs, 64 über Ethernet die von %1.</translation>
    </message>
    <message>
        <source>Agrees with the memory and restart limits that a plan computes for one node.</source>
        <translation>Stimmt mit den Grenzen für Speicher und Neustarts überein, die ein Plan für einen Knoten berechnet.</translation>
    </message>
    <message>
        <source>Agrees with a plan’s findings on network, utilization and idle cost.</source>
        <translation>Stimmt mit den Hinweisen eines Plans zu Netz, Auslastung und Leerlaufkosten überein.</translation>
    </message>
    <message>
        <source>Peak load, batch size and latency limit decide it, as in a serving plan.</source>
        <translation>Spitzenlast, Batchgröße und Latenzgrenze entscheiden, wie in einem Plan für Inferenz.</translation>
    </message>
    <message>
        <source>Data transfer is part of the hybrid cost that a plan computes.</source>
        <translation>Datenübertragung gehört zu den Kosten des Mischbetriebs, die ein Plan berechnet.</translation>
    </message>
    <message>
        <source>A plan turns “sustained” into a break-even utilization.</source>
        <translation>Ein Plan macht aus „dauerhaft“ eine Auslastung an der Gewinnschwelle.</translation>
    </message>
    <message>
        <source>Idle cost is the share of unused hours times the fixed cost.</source>
        <translation>Leerlaufkosten sind der Anteil ungenutzter Stunden mal die Fixkosten.</translation>
    </message>
    <message>
        <source>Depends on the API price per million tokens, which is not given.</source>
        <translation>Hängt vom API-Preis je Million Tokens ab, der fehlt.</translation>
    </message>
    <message>
        <source>Published cost breakdowns put %1 into servers, interconnect, energy and staff.</source>
        <translation>Veröffentlichte Kostenaufstellungen weisen %1 für Server, Vernetzung, Energie und Personal aus.</translation>
    </message>
    <message>
        <source>With article 1’s example: above %1 utilization over three years.</source>
        <translation>Mit dem Beispiel aus Artikel 1: oberhalb von %1 Auslastung über drei Jahre.</translation>
    </message>
    <message>
        <source>A risk that buying in stages limits.</source>
        <translation>Ein Risiko, das ein Kauf in Stufen begrenzt.</translation>
    </message>
    <message>
        <source>A rule for management. A plan computes the utilization that justifies the next stage.</source>
        <translation>Eine Führungsregel. Ein Plan berechnet die Auslastung, die die nächste Stufe rechtfertigt.</translation>
    </message>
    <message>
        <source>A checklist without thresholds.</source>
        <translation>Eine Prüfliste ohne Schwellenwerte.</translation>
    </message>
    <message>
        <source>These are the causes that a plan’s findings look for.</source>
        <translation>Das sind die Ursachen, nach denen die Hinweise eines Plans suchen.</translation>
    </message>
    <message>
        <source>Agrees with article 1; the break-even utilization shows where it flips.</source>
        <translation>Stimmt mit Artikel 1 überein; die Auslastung an der Gewinnschwelle zeigt, wo es kippt.</translation>
    </message>
    <message>
        <source>A question to answer, not a statement.</source>
        <translation>Eine Frage, keine Aussage.</translation>
    </message>
    <message>
        <source>This is the question that a plan answers.</source>
        <translation>Das ist die Frage, die ein Plan beantwortet.</translation>
    </message>
    <message>
        <source>Agrees with how layouts are searched: replicas first, then sharding, tensor and pipeline parallelism.</source>
        <translation>Entspricht der Suche nach Aufteilungen: zuerst Kopien, dann Sharding, Tensor- und Pipeline-Parallelität.</translation>
    </message>
    <message>
        <source>Follows from every model of communication.</source>
        <translation>Folgt aus jedem Kommunikationsmodell.</translation>
    </message>
    <message>
        <source>Data feed, memory and time are the limits that a plan checks.</source>
        <translation>Datenversorgung, Speicher und Zeit sind die Grenzen, die ein Plan prüft.</translation>
    </message>
    <message>
        <source>Half the bytes per value, and a multiple of the peak rate.</source>
        <translation>Halb so viele Bytes je Wert und ein Mehrfaches der Spitzenleistung.</translation>
    </message>
    <message>
        <source>More micro-batches per step leave memory unchanged and spread the gradient all-reduce.</source>
        <translation>Mehr Micro-Batches je Schritt lassen den Speicher unverändert und verteilen das All-Reduce der Gradienten.</translation>
    </message>
    <message>
        <source>Activation recomputation takes %1 times the FLOPs: 8 instead of 6 per parameter and token.</source>
        <translation>Die Neuberechnung der Aktivierungen kostet das %1-Fache an FLOPs: 8 statt 6 je Parameter und Token.</translation>
    </message>
    <message>
        <source>Published speedups agree: none is linear.</source>
        <translation>Veröffentlichte Beschleunigungen bestätigen es: Keine ist linear.</translation>
    </message>
    <message>
        <source>Not a product: the GPU count is the largest of what memory, deadline and data feed each need.</source>
        <translation>Kein Produkt: Die Anzahl der GPUs ist das Größte dessen, was Speicher, Termin und Datenversorgung jeweils brauchen.</translation>
    </message>
    <message>
        <source>A list of metrics without thresholds.</source>
        <translation>Eine Liste von Messgrößen ohne Schwellenwerte.</translation>
    </message>
    <message>
        <source>A technique without numbers; its cost depends on host and storage bandwidth.</source>
        <translation>Ein Verfahren ohne Zahlen; seine Kosten hängen von der Bandbreite zu Host und Speicher ab.</translation>
    </message>
    <message>
        <source>A principle. A plan’s frontier shows what each day saved costs.</source>
        <translation>Ein Grundsatz. Die Grenzkurve eines Plans zeigt, was jeder gesparte Tag kostet.</translation>
    </message>
    <message>
        <source>With 20 tokens per parameter a 7B model takes %1 on 16 A100, %2 on 64 and %3 on 128.</source>
        <translation>Mit 20 Tokens je Parameter braucht ein 7B-Modell %1 auf 16 A100, %2 auf 64 und %3 auf 128.</translation>
    </message>
    <message>
        <source>%1 of model states are %2 of one node’s memory, so memory does not call for pipeline parallelism.</source>
        <translation>%1 Modellzustände sind %2 des Speichers eines Knotens; der Speicher verlangt also keine Pipeline-Parallelität.</translation>
    </message>
    <message>
        <source>A staged plan without numbers to check.</source>
        <translation>Ein Stufenplan ohne überprüfbare Zahlen.</translation>
    </message>
    <message>
        <source>The number of GPUs falls with rising utilization and goodput.</source>
        <translation>Die Anzahl der GPUs sinkt mit steigender Auslastung und steigendem Goodput.</translation>
    </message>
    <message>
        <source>A forecast. The catalog lists FP8 and FP4 peaks.</source>
        <translation>Eine Prognose. Der Katalog nennt Spitzenleistungen in FP8 und FP4.</translation>
    </message>
    <message>
        <source>The 7B run on 16 GPUs takes a few weeks.</source>
        <translation>Der Lauf mit 7B auf 16 GPUs dauert wenige Wochen.</translation>
    </message>
    <message>
        <source>By the article’s own formula this load needs %1. Four GPUs leave %3 tokens per request, so outputs must be very short or the model tiny.</source>
        <translation>Nach der eigenen Formel des Artikels braucht diese Last %1. Vier GPUs lassen %3 Tokens je Anfrage, die Ausgaben müssen also sehr kurz oder das Modell winzig sein.</translation>
    </message>
    <message>
        <source>The arithmetic is right: %1, in tokens.</source>
        <translation>Die Rechnung stimmt: %1, in Tokens.</translation>
    </message>
    <message>
        <source>The announcements are %1 apart, and the H100 shipped in volume after %2 (dates from memory).</source>
        <translation>Die Ankündigungen liegen %1 auseinander, in Serie geliefert wurde die H100 nach %2 (Daten aus dem Gedächtnis).</translation>
    </message>
    <message>
        <source>A 7B model on 140 B tokens takes %1 on 8 A100 and %2 on 32. Article 2 calls a single A100 enough below 30B.</source>
        <translation>Ein 7B-Modell mit 140 Mrd. Tokens braucht %1 auf 8 A100 und %2 auf 32. Artikel 2 hält unter 30B eine einzige A100 für genug.</translation>
    </message>
    <message>
        <source>The arithmetic is right: %1 per year.</source>
        <translation>Die Rechnung stimmt: %1 pro Jahr.</translation>
    </message>
    <message>
        <source>The article’s own numbers break even after %1, and its operating cost hardly changes that. 2.5 years would take a purchase cost of %3.</source>
        <translation>Nach den Zahlen des Artikels liegt die Gewinnschwelle bei %1, und seine Betriebskosten ändern daran kaum etwas. Für 2,5 Jahre müsste die Anschaffung %3 kosten.</translation>
    </message>
    <message>
        <source>Plain data parallelism keeps a full replica per GPU: 80 GB hold a model of %1 parameters in training with Adam, or %2 as bare BF16 weights. Above that it takes sharding (ZeRO, FSDP).</source>
        <translation>Reine Datenparallelität hält je GPU eine volle Kopie: 80 GB fassen ein Modell mit %1 Parametern im Training mit Adam oder %2 als reine BF16-Gewichte. Darüber braucht es Sharding (ZeRO, FSDP).</translation>
    </message>
    <message>
        <source>Full fine-tuning needs %1 of model states and the cluster has %2. The GPU-hours cover %4 tokens, which is fine-tuning and not training.</source>
        <translation>Volles Fine-Tuning braucht %1 Modellzustände, der Cluster hat %2. Die GPU-Stunden reichen für %4 Tokens: Fine-Tuning, nicht Training.</translation>
    </message>
    <message>
        <source>30B takes %1 of model states and %2 on one A100. In training with Adam, 80 GB hold at most %3 parameters.</source>
        <translation>30B brauchen %1 Modellzustände und %2 auf einer A100. Im Training mit Adam fassen 80 GB höchstens %3 Parameter.</translation>
    </message>
    <message>
        <source>Model states take %1, so one GPU of 80 GB is enough for memory; more are needed for speed alone.</source>
        <translation>Die Modellzustände belegen %1, für den Speicher genügt also eine GPU mit 80 GB; mehr braucht nur die Geschwindigkeit.</translation>
    </message>
</context>
<context>
    <name>ClaimSteps</name>
    <message>
        <source>Claim %1</source>
        <translation>Behauptung %1</translation>
    </message>
    <message>
        <source>Open claim %1</source>
        <translation>Behauptung %1 öffnen</translation>
    </message>
</context>
<context>
    <name>ClaimTags</name>
    <message>
        <source>full training</source>
        <translation>volles Training</translation>
    </message>
    <message>
        <source>article 1</source>
        <translation>Artikel 1</translation>
    </message>
    <message>
        <source>article 2</source>
        <translation>Artikel 2</translation>
    </message>
    <message>
        <source>full peak</source>
        <translation>volle Spitzenleistung</translation>
    </message>
    <message>
        <source>256, estimate</source>
        <translation>256, Schätzung</translation>
    </message>
    <message>
        <source>512, estimate</source>
        <translation>512, Schätzung</translation>
    </message>
    <message>
        <source>256, measured</source>
        <translation>256, gemessen</translation>
    </message>
    <message>
        <source>512, measured</source>
        <translation>512, gemessen</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>alles inbegriffen</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>Nennwert</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>rented hours</source>
        <translation>Mietstunden</translation>
    </message>
    <message>
        <source>AWS list</source>
        <translation>AWS, Liste</translation>
    </message>
    <message>
        <source>capacity block</source>
        <translation>Kapazitätsblock</translation>
    </message>
    <message>
        <source>H100 in volume</source>
        <translation>H100 in Serie</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Netzteile</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Hauptspeicher</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Massenspeicher</translation>
    </message>
    <message>
        <source>one week</source>
        <translation>eine Woche</translation>
    </message>
    <message>
        <source>as claimed</source>
        <translation>wie behauptet</translation>
    </message>
    <message>
        <source>one spare</source>
        <translation>ein Ersatzknoten</translation>
    </message>
    <message>
        <source>per spare</source>
        <translation>je Ersatzknoten</translation>
    </message>
    <message>
        <source>single GPU</source>
        <translation>einzelne GPU</translation>
    </message>
    <message>
        <source>AWS, single GPU</source>
        <translation>AWS, einzelne GPU</translation>
    </message>
    <message>
        <source>4 bit</source>
        <translation>4 Bit</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>low</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>high</source>
        <translation>oben</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Holds</source>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>Contradicts itself</source>
        <translation>Widerspricht sich selbst</translation>
    </message>
    <message>
        <source>Contradicts another article</source>
        <translation>Widerspricht einem anderen Artikel</translation>
    </message>
    <message>
        <source>Contradicts measurements</source>
        <translation>Widerspricht Messungen</translation>
    </message>
    <message>
        <source>Cannot be checked</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>The recomputed figure agrees with the claim.</source>
        <translation>Die nachgerechnete Kennzahl stimmt mit der Behauptung überein.</translation>
    </message>
    <message>
        <source>Other numbers of the same article lead to another figure.</source>
        <translation>Andere Zahlen desselben Artikels führen zu einer anderen Kennzahl.</translation>
    </message>
    <message>
        <source>Another article states a figure that excludes it.</source>
        <translation>Ein anderer Artikel nennt eine Kennzahl, die sie ausschließt.</translation>
    </message>
    <message>
        <source>Published measurements, data sheets or price lists exclude it.</source>
        <translation>Veröffentlichte Messungen, Datenblätter oder Preislisten schließen sie aus.</translation>
    </message>
    <message>
        <source>Inputs are missing, or it is not a statement about a number.</source>
        <translation>Eingaben fehlen, oder es ist keine Aussage über eine Zahl.</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>Clustergröße</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Ausfallsicherheit</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>Miete oder Kauf</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Betrieb</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>Table row</source>
        <translation>Tabellenzeile</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Ratschlag</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Missing utilization</source>
        <translation>Fehlende Auslastung</translation>
    </message>
    <message>
        <source>Operating cost or duty cycle dropped</source>
        <translation>Betriebskosten oder Nutzungsgrad weggelassen</translation>
    </message>
    <message>
        <source>Mixed baselines</source>
        <translation>Vermischte Vergleichsgrößen</translation>
    </message>
    <message>
        <source>Full peak or perfect scaling is assumed, which no run reaches.</source>
        <translation>Volle Spitzenleistung oder perfekte Skalierung wird angenommen, die kein Lauf erreicht.</translation>
    </message>
    <message>
        <source>Power, staff or the hours in use are left out of one side of a comparison.</source>
        <translation>Strom, Personal oder Nutzungsstunden fehlen auf einer Seite eines Vergleichs.</translation>
    </message>
    <message>
        <source>Units, prices, models or workloads that differ are compared as equals.</source>
        <translation>Verschiedene Einheiten, Preise, Modelle oder Lasten werden verglichen, als wären sie gleich.</translation>
    </message>
    <message>
        <source>Article %1</source>
        <translation>Artikel %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>as claimed</source>
        <translation>wie behauptet</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>Annahme</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Basis)</translation>
    </message>
    <message>
        <source>The scenario that is currently open.</source>
        <translation>Das derzeit geöffnete Szenario.</translation>
    </message>
    <message>
        <source>Time and size</source>
        <translation>Dauer und Größe</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Trainingsschritt</translation>
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
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Data center</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <source>GPU rental</source>
        <translation>GPU-Miete</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>Cloud storage</source>
        <translation>Cloud-Speicher</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>Wiederverkauf</translation>
    </message>
    <message>
        <source>Total cost by option</source>
        <translation>Gesamtkosten je Option</translation>
    </message>
    <message>
        <source>A price is missing.</source>
        <translation>Ein Preis fehlt.</translation>
    </message>
    <message>
        <source>What is paid over the period compared; hardware is less its resale.</source>
        <translation>Ausgaben im Vergleichszeitraum; Hardware abzüglich Wiederverkaufswert.</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>Kumulierte Kosten</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>y</source>
        <translation>J.</translation>
    </message>
    <message>
        <source>As each option gets its GPUs, at today&apos;s prices.</source>
        <translation>Je nach Beschaffung der GPUs, zu heutigen Preisen und vor Steuern.</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <translation>Woher der Unterschied kommt</translation>
    </message>
    <message>
        <source>There is nothing to compare with.</source>
        <translation>Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Both cost the same.</source>
        <translation>Beide kosten gleich viel.</translation>
    </message>
    <message>
        <source>From “%1” to “%2”: %3</source>
        <translation>Von „%1“ zu „%2“: %3</translation>
    </message>
</context>
<context>
    <name>CompareLimits</name>
    <message>
        <source>Cannot be computed</source>
        <translation>Nicht berechenbar</translation>
    </message>
    <message>
        <source>Does not fit in GPU memory</source>
        <translation>Passt nicht in den GPU-Speicher</translation>
    </message>
    <message>
        <source>Deadline missed by %1</source>
        <translation>Frist um %1 verfehlt</translation>
    </message>
    <message>
        <source>Runs take %1 of a year</source>
        <translation>Läufe brauchen %1 eines Jahres</translation>
    </message>
    <message>
        <source>Capacity %1 of %2 requests per second</source>
        <translation>Kapazität %1 von %2 Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>TTFT limit of %1 missed</source>
        <translation>TTFT-Grenze von %1 verfehlt</translation>
    </message>
    <message>
        <source>TPOT limit of %1 missed</source>
        <translation>TPOT-Grenze von %1 verfehlt</translation>
    </message>
    <message>
        <source>Over budget by %1</source>
        <translation>%1 über dem Budget</translation>
    </message>
    <message>
        <source>cannot be computed because data is missing</source>
        <translation>ist nicht berechenbar, weil Angaben fehlen</translation>
    </message>
    <message>
        <source>does not fit in GPU memory</source>
        <translation>passt nicht in den GPU-Speicher</translation>
    </message>
    <message>
        <source>misses the deadline of %1 by %2</source>
        <translation>verfehlt die Frist von %1 um %2</translation>
    </message>
    <message>
        <source>would need %1 of the hours of a year</source>
        <translation>bräuchte %1 der Stunden eines Jahres</translation>
    </message>
    <message>
        <source>carries only %1 of %2 requests per second</source>
        <translation>schafft nur %1 von %2 Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>exceeds the TTFT limit of %1, at %2</source>
        <translation>überschreitet die TTFT-Grenze von %1 mit %2</translation>
    </message>
    <message>
        <source>exceeds the TPOT limit of %1, at %2</source>
        <translation>überschreitet die TPOT-Grenze von %1 mit %2</translation>
    </message>
    <message>
        <source>exceeds the budget of %1 by %2</source>
        <translation>überschreitet das Budget von %1 um %2</translation>
    </message>
    <message>
        <source>All met</source>
        <translation>Alle eingehalten</translation>
    </message>
    <message>
        <source>%1 workloads instead of %2</source>
        <translation>%1 statt %2 Workloads</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %2 statt %3</translation>
    </message>
</context>
<context>
    <name>CompareOutcome</name>
    <message>
        <source>Time and capacity</source>
        <translation>Zeit und Kapazität</translation>
    </message>
    <message>
        <source>Power, carbon and risk</source>
        <translation>Leistung, CO₂ und Risiko</translation>
    </message>
    <message>
        <source>Cost over %1</source>
        <translation>Kosten über %1</translation>
    </message>
    <message>
        <source>Cost over the period compared</source>
        <translation>Kosten im Vergleichszeitraum</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Acquisition</source>
        <translation>Beschaffung</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>Gesamtkosten</translation>
    </message>
    <message>
        <source>Purchase cost (capex)</source>
        <translation>Kaufkosten (Capex)</translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation>Wiederverkaufswert</translation>
    </message>
    <message>
        <source>Requests answered</source>
        <translation>Beantwortete Anfragen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Opex per year</source>
        <translation>Opex pro Jahr</translation>
    </message>
</context>
<context>
    <name>CompareVerdict</name>
    <message>
        <source>The options are being computed.</source>
        <translation>Die Optionen werden berechnet.</translation>
    </message>
    <message>
        <source>No option meets all its limits.</source>
        <translation>Keine Option hält alle ihre Grenzen ein.</translation>
    </message>
    <message>
        <source>{cheap} is the only option that meets all limits, at {cost} over {years}.</source>
        <translation>{cheap} hält als einzige Option alle Grenzen ein, für {cost} über {years}.</translation>
    </message>
    <message>
        <source>{cheap} is the only option that meets all limits, at {cost} over {years} and {time}.</source>
        <translation>{cheap} hält als einzige Option alle Grenzen ein, für {cost} über {years} und in {time}.</translation>
    </message>
    <message>
        <source>The costs are unknown.</source>
        <translation>Die Kosten sind unbekannt.</translation>
    </message>
    <message>
        <source>{quick} is the fastest, at {time}.</source>
        <translation>{quick} ist am schnellsten, mit {time}.</translation>
    </message>
    <message>
        <source>{cheap} cost the same, {cost} over {years}</source>
        <translation>{cheap} kosten gleich viel, {cost} über {years}</translation>
    </message>
    <message>
        <source>{cheap} is the cheapest and the fastest: {cost} over {years}, {saved} less than {next}, and {time}.</source>
        <translation>{cheap} ist am günstigsten und am schnellsten: {cost} über {years}, {saved} weniger als {next}, und {time}.</translation>
    </message>
    <message>
        <source>{cheap} is the cheapest, at {cost} over {years}, {saved} less than {next}</source>
        <translation>{cheap} ist am günstigsten, mit {cost} über {years}, {saved} weniger als {next}</translation>
    </message>
    <message>
        <source>; {quick} are the fastest, at {time}.</source>
        <translation>; {quick} sind am schnellsten, mit {time}.</translation>
    </message>
    <message>
        <source>; {quick} is the fastest, at {time}.</source>
        <translation>; {quick} ist am schnellsten, mit {time}.</translation>
    </message>
    <message>
        <source>; {large} has the largest capacity, {rate} requests per second.</source>
        <translation>; {large} hat die größte Kapazität, {rate} Anfragen pro Sekunde.</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>; all take {time}.</source>
        <translation>; alle brauchen {time}.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 does different work (%2) and is not ranked.</source>
        <translation>%1 leistet andere Arbeit (%2) und ist ohne Rang.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>There is only one scenario. Duplicate it with the + next to its tab and change an input to compare the two here.</source>
        <translation>Es gibt nur ein Szenario. Duplizieren Sie es mit dem + neben seinem Reiter und ändern Sie eine Eingabe, um beide hier zu vergleichen.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>One more option is not ranked.</source>
        <translation>Eine weitere Option ist ohne Rang.</translation>
    </message>
    <message numerus="yes">
        <source>%n more options are not ranked.</source>
        <translation>
            <numerusform>%n weitere Option ist ohne Rang.</numerusform>
            <numerusform>%n weitere Optionen sind ohne Rang.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Currency</name>
    <message>
        <source>Amounts in US dollars</source>
        <translation>Beträge in US-Dollar</translation>
    </message>
    <message>
        <source>Amounts in %1: 1 USD = %2 %1 (%3)</source>
        <translation>Beträge in %1: 1 USD = %2 %1 (%3)</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>ohne Datum</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Chance to meet the deadline</source>
        <translation>Chance auf Fristeinhaltung</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Chance of completion</source>
        <translation>Chance der Fertigstellung</translation>
    </message>
    <message>
        <source>The time to train is unknown.</source>
        <translation>Die Trainingsdauer ist nicht bekannt.</translation>
    </message>
    <message>
        <source>interruptions only</source>
        <translation>nur Unterbrechungen</translation>
    </message>
    <message>
        <source>all uncertainties</source>
        <translation>alle Unsicherheiten</translation>
    </message>
    <message>
        <source>%1 chance by day %2, with all uncertainties.</source>
        <translation>%1 Chance bis Tag %2, mit allen Unsicherheiten.</translation>
    </message>
    <message>
        <source>From random interruptions alone: %1.</source>
        <translation>Allein durch zufällige Unterbrechungen: %1.</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>%1 against %2</source>
        <comment>a figure, its threshold</comment>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>Deltas</name>
    <message>
        <source>%1 pp</source>
        <translation>%1 Pp.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
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
        <source>(cited from memory)</source>
        <translation>(aus dem Gedächtnis zitiert)</translation>
    </message>
</context>
<context>
    <name>Design</name>
    <message>
        <source>Data parallel (DDP, Horovod)</source>
        <translation>Datenparallel (DDP, Horovod)</translation>
    </message>
    <message>
        <source>Sharded (FSDP, ZeRO-2/3)</source>
        <translation>Verteilt (FSDP, ZeRO-2/3)</translation>
    </message>
    <message>
        <source>Tensor parallel (Megatron)</source>
        <translation>Tensorparallel (Megatron)</translation>
    </message>
    <message>
        <source>Pipeline parallel (Megatron)</source>
        <translation>Pipelineparallel (Megatron)</translation>
    </message>
    <message>
        <source>Tensor and pipeline (3D)</source>
        <translation>Tensor und Pipeline (3D)</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>not possible on this number of GPUs</source>
        <translation>auf dieser Zahl von GPUs nicht möglich</translation>
    </message>
    <message>
        <source>%1 too large for a GPU</source>
        <translation>%1 zu groß für eine GPU</translation>
    </message>
    <message>
        <source>memory is tight</source>
        <translation>Speicher ist knapp</translation>
    </message>
    <message>
        <source>enough: %1</source>
        <translation>reicht: %1</translation>
    </message>
    <message>
        <source>%1 (this plan)</source>
        <translation>%1 (dieser Plan)</translation>
    </message>
    <message>
        <source>%1 more expensive</source>
        <translation>%1 teurer</translation>
    </message>
    <message>
        <source>misses the latency limits</source>
        <translation>verfehlt die Latenzgrenzen</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Ways to divide a run, networks between nodes, and serving engines.</source>
        <translation>Arten, einen Lauf aufzuteilen, Netzwerke zwischen Knoten und Serving-Engines.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Step time of a layout, time of a run on a network, GPUs of a fleet.</source>
        <translation>Schrittdauer eines Layouts, Dauer eines Laufs in einem Netzwerk, GPUs einer Flotte.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Gegen das Beste</translation>
    </message>
    <message>
        <source>What it loses, and why.</source>
        <translation>Was es verliert und warum.</translation>
    </message>
    <message>
        <source>Each option of its kind with the layout or the fleet that suits it best.</source>
        <translation>Jede Option ihrer Art mit dem Layout oder der Flotte, die am besten zu ihr passt.</translation>
    </message>
</context>
<context>
    <name>Dials</name>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Purchase cost without a new data center, paid before the first run; the resale value is shown separately.</source>
        <translation>Kaufkosten ohne neues Rechenzentrum, vor dem ersten Lauf bezahlt; der Wiederverkaufswert ist getrennt ausgewiesen.</translation>
    </message>
    <message>
        <source>Electricity, total</source>
        <translation>Strom, gesamt</translation>
    </message>
    <message>
        <source>Paid from delivery to the end of the period compared.</source>
        <translation>Fällt von der Lieferung bis zum Ende des Vergleichszeitraums an.</translation>
    </message>
    <message>
        <source>Colocation, total</source>
        <translation>Colocation, gesamt</translation>
    </message>
    <message>
        <source>Maintenance, total</source>
        <translation>Wartung, gesamt</translation>
    </message>
    <message>
        <source>Licenses, total</source>
        <translation>Lizenzen, gesamt</translation>
    </message>
    <message>
        <source>Insurance, total</source>
        <translation>Versicherung, gesamt</translation>
    </message>
    <message>
        <source>Staff when owning, total</source>
        <translation>Personal bei Kauf, gesamt</translation>
    </message>
    <message>
        <source>Until delivery, the staff cost of rented hardware applies.</source>
        <translation>Bis zur Lieferung gelten die Personalkosten für gemietete Hardware.</translation>
    </message>
    <message>
        <source>Cloud data until delivery</source>
        <translation>Cloud-Daten bis zur Lieferung</translation>
    </message>
    <message>
        <source>Cloud storage and data egress until the hardware is delivered.</source>
        <translation>Cloud-Storage und ausgehender Datenverkehr bis zur Lieferung der Hardware.</translation>
    </message>
    <message>
        <source>Staff when renting, total</source>
        <translation>Personal bei Miete, gesamt</translation>
    </message>
    <message>
        <source>Staff cost over the period compared.</source>
        <translation>Personalkosten über den Vergleichszeitraum.</translation>
    </message>
    <message>
        <source>Storage and egress, total</source>
        <translation>Storage und Egress, gesamt</translation>
    </message>
    <message>
        <source>Cloud storage and the data that leaves the cloud.</source>
        <translation>Cloud-Storage und die Daten, die die Cloud verlassen.</translation>
    </message>
    <message>
        <source>Rental cost, total</source>
        <translation>Mietkosten, gesamt</translation>
    </message>
    <message>
        <source>For the option selected: rent over the period compared, or until delivery if the hardware is purchased.</source>
        <translation>Für die gewählte Option: Miete über den Vergleichszeitraum oder, bei Kauf, bis zur Lieferung.</translation>
    </message>
    <message>
        <source>Tax, total</source>
        <translation>Steuer, gesamt</translation>
    </message>
    <message>
        <source>For the option selected; a negative value is the tax that its costs save.</source>
        <translation>Für die gewählte Option; ein negativer Wert ist die Steuer, die ihre Kosten sparen.</translation>
    </message>
    <message>
        <source>Cost of idle time</source>
        <translation>Kosten ungenutzter Zeit</translation>
    </message>
    <message>
        <source>What the option selected pays for hours without work.</source>
        <translation>Was bei der gewählten Option für Stunden ohne Arbeit bezahlt wird.</translation>
    </message>
    <message>
        <source>Cost of scheduling losses</source>
        <translation>Kosten der Scheduling-Verluste</translation>
    </message>
    <message>
        <source>Paid for hours in which GPUs wait for their next job.</source>
        <translation>Wird für Stunden bezahlt, in denen GPUs auf den nächsten Job warten.</translation>
    </message>
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
        <source>Servers that hold the GPUs.</source>
        <translation>Server, in denen die GPUs stecken.</translation>
    </message>
    <message>
        <source>Scale-up domain</source>
        <translation>Scale-up-Domäne</translation>
    </message>
    <message>
        <source>GPUs connected by the same intra-node link.</source>
        <translation>GPUs, die dieselbe knoteninterne Verbindung teilen.</translation>
    </message>
    <message>
        <source>FLOPs per parameter and token</source>
        <translation>FLOPs pro Parameter und Token</translation>
    </message>
    <message>
        <source>Floating-point operations needed for each parameter and token.</source>
        <translation>Gleitkommaoperationen, die jeder Parameter für jedes Token braucht.</translation>
    </message>
    <message>
        <source>Training compute</source>
        <translation>Rechenaufwand des Trainings</translation>
    </message>
    <message>
        <source>All floating-point operations of the run.</source>
        <translation>Alle Gleitkommaoperationen des Laufs.</translation>
    </message>
    <message>
        <source>Peak throughput</source>
        <translation>Spitzendurchsatz</translation>
    </message>
    <message>
        <source>Dense peak of one GPU in the number format used.</source>
        <translation>Spitzenwert einer GPU ohne Sparsity im verwendeten Zahlenformat.</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Trainingsdauer</translation>
    </message>
    <message>
        <source>Wall-clock time of one run.</source>
        <translation>Verstrichene Zeit eines Laufs.</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>GPU time of one run, summed over all GPUs.</source>
        <translation>GPU-Zeit eines Laufs, über alle GPUs summiert.</translation>
    </message>
    <message>
        <source>GPUs needed at this MFU</source>
        <translation>Nötige GPUs bei dieser MFU</translation>
    </message>
    <message>
        <source>GPUs that would meet the deadline if they stayed as efficient as here, before rounding up to whole nodes. A cluster of another size has another efficiency, so the search looks for the smallest cluster that meets the deadline.</source>
        <translation>GPUs, die die Frist einhielten, wenn sie so effizient blieben wie hier, vor dem Aufrunden auf ganze Knoten. Ein Cluster anderer Größe hat eine andere Effizienz; deshalb wird der kleinste Cluster gesucht, der die Frist einhält.</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Model FLOPs utilization: the share of peak throughput reached on this cluster, communication included.</source>
        <translation>Model FLOPs Utilization: der auf diesem Cluster erreichte Anteil am Spitzendurchsatz, einschließlich Kommunikation.</translation>
    </message>
    <message>
        <source>MFU without communication</source>
        <translation>MFU ohne Kommunikation</translation>
    </message>
    <message>
        <source>Share of peak throughput that one GPU reaches when no time is spent on communication.</source>
        <translation>Anteil am Spitzendurchsatz, den eine GPU ohne Kommunikation erreicht.</translation>
    </message>
    <message>
        <source>Measured: step time</source>
        <translation>Messung: Schrittzeit</translation>
    </message>
    <message>
        <source>Step time on the cluster where the MFU was measured.</source>
        <translation>Schrittzeit auf dem Cluster, auf dem die MFU gemessen wurde.</translation>
    </message>
    <message>
        <source>Measured: communication</source>
        <translation>Messung: Kommunikation</translation>
    </message>
    <message>
        <source>Communication time per step on the cluster where the MFU was measured.</source>
        <translation>Kommunikationszeit pro Schritt auf dem Cluster, auf dem die MFU gemessen wurde.</translation>
    </message>
    <message>
        <source>Measured: scale-up domain</source>
        <translation>Messung: Scale-up-Domäne</translation>
    </message>
    <message>
        <source>GPUs that shared the intra-node link where the MFU was measured.</source>
        <translation>GPUs, die sich bei der MFU-Messung die knoteninterne Verbindung teilten.</translation>
    </message>
    <message>
        <source>Measured: scale-up domains</source>
        <translation>Messung: Scale-up-Domänen</translation>
    </message>
    <message>
        <source>Number of scale-up domains where the MFU was measured.</source>
        <translation>Anzahl der Scale-up-Domänen bei der MFU-Messung.</translation>
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
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Time of one optimizer step.</source>
        <translation>Zeit eines Optimizer-Schritts.</translation>
    </message>
    <message>
        <source>Compute time per step</source>
        <translation>Rechenzeit pro Schritt</translation>
    </message>
    <message>
        <source>Part of the step time without communication.</source>
        <translation>Teil der Schrittzeit ohne Kommunikation.</translation>
    </message>
    <message>
        <source>Communication per step</source>
        <translation>Kommunikation pro Schritt</translation>
    </message>
    <message>
        <source>Communication time of one step. With a measured MFU, it is one exchange of all gradients.</source>
        <translation>Kommunikationszeit eines Schritts. Bei gemessener MFU ist es ein Austausch aller Gradienten.</translation>
    </message>
    <message>
        <source>Intra-node communication</source>
        <translation>Knoteninterne Kommunikation</translation>
    </message>
    <message>
        <source>Time for the reduction and all-gather of the gradients over the intra-node link.</source>
        <translation>Zeit für Reduktion und All-Gather der Gradienten über die knoteninterne Verbindung.</translation>
    </message>
    <message>
        <source>Inter-node communication</source>
        <translation>Kommunikation zwischen Knoten</translation>
    </message>
    <message>
        <source>Time for the gradient exchange over the inter-node network.</source>
        <translation>Zeit für den Gradientenaustausch über das Netzwerk zwischen Knoten.</translation>
    </message>
    <message>
        <source>Scale-up domain used</source>
        <translation>Genutzte Scale-up-Domäne</translation>
    </message>
    <message>
        <source>GPUs of this run that share the intra-node link.</source>
        <translation>GPUs dieses Laufs, die sich die knoteninterne Verbindung teilen.</translation>
    </message>
    <message>
        <source>Scale-up domains used</source>
        <translation>Genutzte Scale-up-Domänen</translation>
    </message>
    <message>
        <source>Number of scale-up domains over which the run is spread.</source>
        <translation>Anzahl der Scale-up-Domänen, über die sich der Lauf verteilt.</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>Sichtbare Kommunikation</translation>
    </message>
    <message>
        <source>Share of the step time in which GPUs wait for communication.</source>
        <translation>Anteil der Schrittzeit, in dem GPUs auf Kommunikation warten.</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Skalierungseffizienz</translation>
    </message>
    <message>
        <source>Speed-up per GPU: the work done as a share of what the same number of independent GPUs would do.</source>
        <translation>Beschleunigung pro GPU: die geleistete Arbeit als Anteil dessen, was gleich viele unabhängige GPUs leisten würden.</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Throughput relative to one GPU in its best layout, or to one GPU with unlimited memory where the model does not fit on one.</source>
        <translation>Durchsatz im Vergleich zu einer GPU in ihrem besten Layout oder, wenn das Modell nicht auf eine GPU passt, zu einer GPU mit unbegrenztem Speicher.</translation>
    </message>
    <message>
        <source>Step time on one GPU</source>
        <translation>Schrittzeit auf einer GPU</translation>
    </message>
    <message>
        <source>The same batch on one GPU in its fastest layout, the baseline of the speed-up. Memory is taken as unlimited where no layout fits.</source>
        <translation>Derselbe Batch auf einer GPU in ihrem schnellsten Layout, die Bezugsgröße der Beschleunigung. Passt kein Layout, gilt der Speicher als unbegrenzt.</translation>
    </message>
    <message>
        <source>Memory on one GPU</source>
        <translation>Speicherbedarf auf einer GPU</translation>
    </message>
    <message>
        <source>Memory that this single-GPU layout takes. Above the usable GPU memory, the layout is hypothetical.</source>
        <translation>Speicher, den dieses Layout auf einer GPU belegt. Über dem nutzbaren GPU-Speicher ist das Layout hypothetisch.</translation>
    </message>
    <message>
        <source>Implied serial fraction</source>
        <translation>Rechnerischer serieller Anteil</translation>
    </message>
    <message>
        <source>Share of the work that would have to run on a single GPU to explain the speed-up by Amdahl’s law.</source>
        <translation>Anteil der Arbeit, der nach dem Amdahlschen Gesetz auf einer einzigen GPU laufen müsste, um die Beschleunigung zu erklären.</translation>
    </message>
    <message>
        <source>Dataset size</source>
        <translation>Größe des Datensatzes</translation>
    </message>
    <message>
        <source>All samples of a run at the size at which they are read: what storage has to hold.</source>
        <translation>Alle Samples eines Laufs in der Größe, in der sie gelesen werden: So viel muss der Storage fassen.</translation>
    </message>
    <message>
        <source>Sequences per batch</source>
        <translation>Sequenzen pro Batch</translation>
    </message>
    <message>
        <source>Training examples in one optimizer step.</source>
        <translation>Trainingsbeispiele in einem Optimizer-Schritt.</translation>
    </message>
    <message>
        <source>Training state</source>
        <translation>Trainingszustand</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer state of one model replica.</source>
        <translation>Gewichte, Gradienten und Optimizer-Zustand eines Modellreplikats.</translation>
    </message>
    <message>
        <source>GPUs per model replica</source>
        <translation>GPUs pro Modellreplikat</translation>
    </message>
    <message>
        <source>GPUs whose memory holds the training state of one replica.</source>
        <translation>GPUs, deren Speicher den Trainingszustand eines Replikats fasst.</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Token pro Sekunde</translation>
    </message>
    <message>
        <source>Throughput of all GPUs together.</source>
        <translation>Durchsatz aller GPUs zusammen.</translation>
    </message>
    <message>
        <source>Tokens per run</source>
        <translation>Token pro Lauf</translation>
    </message>
    <message>
        <source>Tokens of one training run, of all fine-tuning examples, or of one full trial.</source>
        <translation>Token eines Trainingslaufs, aller Beispiele des Fine-Tunings oder eines vollen Versuchs.</translation>
    </message>
    <message>
        <source>Tokens per sequence</source>
        <translation>Token pro Sequenz</translation>
    </message>
    <message>
        <source>Length of a training sequence, or of a fine-tuning example.</source>
        <translation>Länge einer Trainingssequenz oder eines Fine-Tuning-Beispiels.</translation>
    </message>
    <message>
        <source>GPU step time</source>
        <translation>GPU-Schrittzeit</translation>
    </message>
    <message>
        <source>Step time on the GPUs, without waiting for data.</source>
        <translation>Schrittzeit auf den GPUs, ohne Warten auf Daten.</translation>
    </message>
    <message>
        <source>Matrix multiplications (GEMM)</source>
        <translation>Matrixmultiplikationen (GEMM)</translation>
    </message>
    <message>
        <source>Step time in the weight matrices of attention and MLP.</source>
        <translation>Schrittzeit in den Gewichtsmatrizen von Attention und MLP.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Step time in the attention core.</source>
        <translation>Schrittzeit im Attention-Kern.</translation>
    </message>
    <message>
        <source>Element-wise ops</source>
        <translation>Elementweise Operationen</translation>
    </message>
    <message>
        <source>Step time in norms, activation functions and additions.</source>
        <translation>Schrittzeit in Normierungen, Aktivierungsfunktionen und Additionen.</translation>
    </message>
    <message>
        <source>Launch overhead</source>
        <translation>Launch-Overhead</translation>
    </message>
    <message>
        <source>Step time in which GPUs wait for the host to launch layers.</source>
        <translation>Schrittzeit, in der GPUs darauf warten, dass der Host Schichten startet.</translation>
    </message>
    <message>
        <source>Activation recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Step time in forward passes that run a second time.</source>
        <translation>Schrittzeit in Vorwärtsdurchläufen, die ein zweites Mal laufen.</translation>
    </message>
    <message>
        <source>Embedding and loss</source>
        <translation>Embedding und Loss</translation>
    </message>
    <message>
        <source>Step time in embedding and loss, and lost to pipeline stages of uneven length.</source>
        <translation>Schrittzeit in Embedding und Loss sowie durch ungleich lange Pipeline-Stufen.</translation>
    </message>
    <message>
        <source>Tensor-parallel traffic</source>
        <translation>Tensorparallele Kommunikation</translation>
    </message>
    <message>
        <source>Exposed step time of the exchanges within the tensor-parallel group.</source>
        <translation>Nicht überlappte Schrittzeit für den Austausch in der tensorparallelen Gruppe.</translation>
    </message>
    <message>
        <source>Context-parallel traffic</source>
        <translation>Kontextparallele Kommunikation</translation>
    </message>
    <message>
        <source>Exposed step time of the exchanges within the context-parallel group.</source>
        <translation>Nicht überlappte Schrittzeit für den Austausch in der kontextparallelen Gruppe.</translation>
    </message>
    <message>
        <source>Expert all-to-all</source>
        <translation>Experten-All-to-All</translation>
    </message>
    <message>
        <source>Step time in which tokens travel to their experts and back.</source>
        <translation>Schrittzeit, in der Token zu ihren Experten und zurück übertragen werden.</translation>
    </message>
    <message>
        <source>Weight all-gather</source>
        <translation>Gewichte-All-Gather</translation>
    </message>
    <message>
        <source>Step time in which sharded weights are gathered.</source>
        <translation>Schrittzeit, in der verteilt gespeicherte Gewichte zusammengeführt werden.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Pipeline-Bubble</translation>
    </message>
    <message>
        <source>Step time in which stages wait for the first or the last micro-batch.</source>
        <translation>Schrittzeit, in der Stufen auf den ersten oder letzten Micro-Batch warten.</translation>
    </message>
    <message>
        <source>Pipeline transfers</source>
        <translation>Pipeline-Transfers</translation>
    </message>
    <message>
        <source>Exposed step time of transfers between pipeline stages.</source>
        <translation>Nicht überlappte Schrittzeit für Transfers zwischen Pipeline-Stufen.</translation>
    </message>
    <message>
        <source>Gradient all-reduce</source>
        <translation>Gradienten-All-Reduce</translation>
    </message>
    <message>
        <source>Exposed step time of the exchanges between replicas.</source>
        <translation>Nicht überlappte Schrittzeit für den Austausch zwischen Replikaten.</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>Optimizer-Schritt</translation>
    </message>
    <message>
        <source>Step time in which the weights are updated.</source>
        <translation>Schrittzeit, in der die Gewichte aktualisiert werden.</translation>
    </message>
    <message>
        <source>Offload traffic</source>
        <translation>Offload-Transfers</translation>
    </message>
    <message>
        <source>Step time in which data moves to the host and back.</source>
        <translation>Schrittzeit, in der Daten zum Host und zurück übertragen werden.</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <source>Step time lost to the slowest GPU and to the software.</source>
        <translation>Schrittzeit, die durch die langsamste GPU und die Software verloren geht.</translation>
    </message>
    <message>
        <source>Host overhead</source>
        <translation>Host-Overhead</translation>
    </message>
    <message>
        <source>Step time that the host needs.</source>
        <translation>Schrittzeit, die der Host benötigt.</translation>
    </message>
    <message>
        <source>Data stall</source>
        <translation>Warten auf Daten</translation>
    </message>
    <message>
        <source>Step time in which GPUs wait for samples.</source>
        <translation>Schrittzeit, in der GPUs auf Samples warten.</translation>
    </message>
    <message>
        <source>Step slowdown factor</source>
        <translation>Faktor auf die Schrittzeit</translation>
    </message>
    <message>
        <source>Step time as a multiple of the step time with published software.</source>
        <translation>Schrittzeit als Vielfaches der Schrittzeit mit veröffentlichter Software.</translation>
    </message>
    <message>
        <source>First-run factor</source>
        <translation>Faktor für den ersten Lauf</translation>
    </message>
    <message>
        <source>How much longer a team’s first run takes than published runs.</source>
        <translation>Um wie viel länger der erste Lauf eines Teams dauert als veröffentlichte Läufe.</translation>
    </message>
    <message>
        <source>Layer: GEMM</source>
        <translation>Schicht: GEMM</translation>
    </message>
    <message>
        <source>Time of a layer in matrix multiplications per micro-batch, forward and backward.</source>
        <translation>Zeit einer Schicht in Matrixmultiplikationen pro Micro-Batch, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layer: attention</source>
        <translation>Schicht: Attention</translation>
    </message>
    <message>
        <source>Time of a layer in the attention core per micro-batch, forward and backward.</source>
        <translation>Zeit einer Schicht im Attention-Kern pro Micro-Batch, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layer: element-wise ops</source>
        <translation>Schicht: elementweise Operationen</translation>
    </message>
    <message>
        <source>Time of a layer in norms, activation functions and additions per micro-batch, forward and backward.</source>
        <translation>Zeit einer Schicht in Normierungen, Aktivierungsfunktionen und Additionen pro Micro-Batch, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layer: launch overhead</source>
        <translation>Schicht: Launch-Overhead</translation>
    </message>
    <message>
        <source>Time to launch a layer from the host per micro-batch, forward and backward.</source>
        <translation>Zeit, die der Host zum Starten einer Schicht pro Micro-Batch braucht, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layer: tensor-parallel traffic</source>
        <translation>Schicht: tensorparallel</translation>
    </message>
    <message>
        <source>Tensor-parallel communication time of a layer per micro-batch, forward and backward.</source>
        <translation>Tensorparallele Kommunikationszeit einer Schicht pro Micro-Batch, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layer: context-parallel traffic</source>
        <translation>Schicht: kontextparallel</translation>
    </message>
    <message>
        <source>Context-parallel communication time of a layer per micro-batch, forward and backward.</source>
        <translation>Kontextparallele Kommunikationszeit einer Schicht pro Micro-Batch, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layer: expert traffic</source>
        <translation>Schicht: Experten-Kommunikation</translation>
    </message>
    <message>
        <source>Time to send a layer’s tokens to their experts and back per micro-batch, forward and backward.</source>
        <translation>Zeit für die Übertragung der Token einer Schicht zu ihren Experten und zurück pro Micro-Batch, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layer: recomputation</source>
        <translation>Schicht: Neuberechnung</translation>
    </message>
    <message>
        <source>Time of a layer spent on recomputing activations per micro-batch.</source>
        <translation>Zeit einer Schicht für die Aktivierungs-Neuberechnung pro Micro-Batch.</translation>
    </message>
    <message>
        <source>Layer: weight all-gather</source>
        <translation>Schicht: Gewichte-All-Gather</translation>
    </message>
    <message>
        <source>Time to gather a layer’s sharded weights per micro-batch, forward and backward.</source>
        <translation>Zeit für das Zusammenführen der verteilten Gewichte einer Schicht pro Micro-Batch, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Time per layer</source>
        <translation>Zeit pro Schicht</translation>
    </message>
    <message>
        <source>One micro-batch through one layer, forward and backward, with everything included.</source>
        <translation>Ein Micro-Batch durch eine Schicht, vorwärts und rückwärts, alles eingeschlossen.</translation>
    </message>
    <message>
        <source>Embedding and loss per micro-batch</source>
        <translation>Embedding und Loss pro Micro-Batch</translation>
    </message>
    <message>
        <source>Embedding, logits and loss, forward and backward.</source>
        <translation>Embedding, Logits und Loss, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Time per stage</source>
        <translation>Zeit pro Stufe</translation>
    </message>
    <message>
        <source>One micro-batch in the slowest pipeline stage, forward and backward.</source>
        <translation>Ein Micro-Batch in der langsamsten Pipeline-Stufe, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers of the model at the selected size.</source>
        <translation>Schichten des Modells in der gewählten Größe.</translation>
    </message>
    <message>
        <source>Layers per stage</source>
        <translation>Schichten pro Stufe</translation>
    </message>
    <message>
        <source>Average number of layers in a pipeline stage.</source>
        <translation>Durchschnittliche Anzahl der Schichten einer Pipeline-Stufe.</translation>
    </message>
    <message>
        <source>Layers in fullest stage</source>
        <translation>Schichten der vollsten Stufe</translation>
    </message>
    <message>
        <source>Whole layers in each pipeline stage but the last.</source>
        <translation>Ganze Schichten jeder Pipeline-Stufe außer der letzten.</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Micro-Batches</translation>
    </message>
    <message>
        <source>Micro-batches that one replica processes per step.</source>
        <translation>Micro-Batches, die ein Replikat pro Schritt verarbeitet.</translation>
    </message>
    <message>
        <source>Slowest stage transfer</source>
        <translation>Langsamster Stufen-Transfer</translation>
    </message>
    <message>
        <source>Transfer time of one micro-batch over the slowest stage boundary, all virtual stages included.</source>
        <translation>Transferzeit eines Micro-Batches über die langsamste Stufengrenze, alle virtuellen Stufen eingeschlossen.</translation>
    </message>
    <message>
        <source>Stage transfer, intra-node</source>
        <translation>Stufen-Transfer im Knoten</translation>
    </message>
    <message>
        <source>Time to send one micro-batch to the next stage on the same node, over the intra-node link.</source>
        <translation>Zeit, um einen Micro-Batch über die knoteninterne Verbindung zur nächsten Stufe im selben Knoten zu senden.</translation>
    </message>
    <message>
        <source>Stage transfer, inter-node</source>
        <translation>Stufen-Transfer zwischen Knoten</translation>
    </message>
    <message>
        <source>Time to send one micro-batch to the next stage on another node, over the inter-node network.</source>
        <translation>Zeit, um einen Micro-Batch über das Netzwerk zur nächsten Stufe auf einem anderen Knoten zu senden.</translation>
    </message>
    <message>
        <source>Stage boundaries across nodes</source>
        <translation>Stufengrenzen zwischen Knoten</translation>
    </message>
    <message>
        <source>Boundaries between pipeline stages that lie between two nodes.</source>
        <translation>Grenzen zwischen Pipeline-Stufen, die zwischen zwei Knoten liegen.</translation>
    </message>
    <message>
        <source>Exposed stage transfers</source>
        <translation>Sichtbare Stufen-Transfers</translation>
    </message>
    <message>
        <source>Share of the pipeline transfers that does not overlap with computation.</source>
        <translation>Anteil der Pipeline-Transfers, der nicht von der Berechnung überlappt wird.</translation>
    </message>
    <message>
        <source>Straggler factor</source>
        <translation>Nachzügler-Faktor</translation>
    </message>
    <message>
        <source>Factor on step time from waiting for the slowest replica when replicas span many nodes.</source>
        <translation>Faktor auf die Schrittzeit durch das Warten auf das langsamste Replikat, wenn sich Replikate über viele Knoten verteilen.</translation>
    </message>
    <message>
        <source>Slowdown factor</source>
        <translation>Verlangsamungsfaktor</translation>
    </message>
    <message>
        <source>Factor on step time from software overhead and stragglers.</source>
        <translation>Faktor auf die Schrittzeit durch Software-Overhead und Nachzügler.</translation>
    </message>
    <message>
        <source>Software overhead factor</source>
        <translation>Software-Overhead-Faktor</translation>
    </message>
    <message>
        <source>Factor on step time for what the software stack loses.</source>
        <translation>Faktor auf die Schrittzeit für die Verluste des Software-Stacks.</translation>
    </message>
    <message>
        <source>Data read time</source>
        <translation>Lesezeit der Daten</translation>
    </message>
    <message>
        <source>Time to read the samples of a step from storage.</source>
        <translation>Zeit, um die Samples eines Schritts aus dem Storage zu lesen.</translation>
    </message>
    <message>
        <source>Data preparation time</source>
        <translation>Aufbereitungszeit der Daten</translation>
    </message>
    <message>
        <source>Time to prepare the samples of a step on the CPU cores.</source>
        <translation>Zeit, um die Samples eines Schritts auf den CPU-Kernen aufzubereiten.</translation>
    </message>
    <message>
        <source>Data loading per step</source>
        <translation>Datenladezeit pro Schritt</translation>
    </message>
    <message>
        <source>Time until the samples of a step are ready; loading runs in parallel with the step.</source>
        <translation>Zeit, bis die Samples eines Schritts bereit sind; das Laden läuft parallel zum Schritt.</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>Token/s pro GPU</translation>
    </message>
    <message>
        <source>Throughput per GPU while the run is working, downtime excluded.</source>
        <translation>Durchsatz pro GPU, während der Lauf arbeitet, ohne Ausfallzeiten.</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>Speicherbedarf pro GPU</translation>
    </message>
    <message>
        <source>Memory used on the fullest GPU.</source>
        <translation>Belegter Speicher der vollsten GPU.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>GPU memory taken by the weights.</source>
        <translation>GPU-Speicher, den die Gewichte belegen.</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>GPU memory taken by the gradients.</source>
        <translation>GPU-Speicher, den die Gradienten belegen.</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Optimizer-Zustand</translation>
    </message>
    <message>
        <source>GPU memory that the optimizer keeps between steps.</source>
        <translation>GPU-Speicher, den der Optimizer zwischen den Schritten hält.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>GPU memory for what the backward pass needs.</source>
        <translation>GPU-Speicher für das, was der Rückwärtsdurchlauf benötigt.</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>GPU memory for the loss over the vocabulary.</source>
        <translation>GPU-Speicher für den Loss über das Vokabular.</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>GPU memory for driver and communication.</source>
        <translation>GPU-Speicher für Treiber und Kommunikation.</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>GPU memory lost between allocated blocks.</source>
        <translation>GPU-Speicher, der zwischen belegten Blöcken verloren geht.</translation>
    </message>
    <message>
        <source>Host memory used</source>
        <translation>Genutzter Hostspeicher</translation>
    </message>
    <message>
        <source>Host memory that one GPU uses.</source>
        <translation>Hostspeicher, den eine GPU nutzt.</translation>
    </message>
    <message>
        <source>Usable host memory</source>
        <translation>Nutzbarer Hostspeicher</translation>
    </message>
    <message>
        <source>Host memory available per GPU; unknown where the node’s host memory is not given.</source>
        <translation>Verfügbarer Hostspeicher pro GPU; unbekannt, wenn der Hostspeicher des Knotens nicht angegeben ist.</translation>
    </message>
    <message>
        <source>Usable GPU memory</source>
        <translation>Nutzbarer GPU-Speicher</translation>
    </message>
    <message>
        <source>Memory of one GPU that is left for the model.</source>
        <translation>Speicher einer GPU, der für das Modell bleibt.</translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation>Speicherreserve</translation>
    </message>
    <message>
        <source>Unused memory of the fullest GPU; negative where the layout does not fit.</source>
        <translation>Freier Speicher der vollsten GPU; negativ, wenn das Layout nicht passt.</translation>
    </message>
    <message>
        <source>Tensor parallel size</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>GPUs that share each weight matrix.</source>
        <translation>GPUs, die sich jede Gewichtsmatrix teilen.</translation>
    </message>
    <message>
        <source>Pipeline parallel size</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <source>Stages that each hold a part of the layers.</source>
        <translation>Stufen, die jeweils einen Teil der Schichten halten.</translation>
    </message>
    <message>
        <source>Virtual pipeline stages</source>
        <translation>Virtuelle Pipeline-Stufen</translation>
    </message>
    <message>
        <source>Pieces of a pipeline stage that take turns (interleaving).</source>
        <translation>Teile einer Pipeline-Stufe, die sich abwechseln (Interleaving).</translation>
    </message>
    <message>
        <source>Context parallel size</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>GPUs that share each sequence.</source>
        <translation>GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>Expert parallel size</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>GPUs over which the experts are spread.</source>
        <translation>GPUs, auf die die Experten verteilt sind.</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>Model replicas that share the batch.</source>
        <translation>Modellreplikate, die sich den Batch teilen.</translation>
    </message>
    <message>
        <source>Micro-batch size</source>
        <translation>Micro-Batch-Größe</translation>
    </message>
    <message>
        <source>Sequences that pass through a replica at the same time.</source>
        <translation>Sequenzen, die ein Replikat gleichzeitig durchlaufen.</translation>
    </message>
    <message>
        <source>GPUs used</source>
        <translation>Genutzte GPUs</translation>
    </message>
    <message>
        <source>GPUs that the layout uses; the other GPUs of the cluster are idle.</source>
        <translation>GPUs, die das Layout nutzt; die übrigen GPUs des Clusters sind im Leerlauf.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>GPUs that hold one model replica together.</source>
        <translation>GPUs, die gemeinsam ein Modellreplikat halten.</translation>
    </message>
    <message>
        <source>Typical prediction spread</source>
        <translation>Typische Prognosestreuung</translation>
    </message>
    <message>
        <source>Standard deviation of the logarithm of predicted against measured step times.</source>
        <translation>Standardabweichung des Logarithmus vorhergesagter gegenüber gemessenen Schrittzeiten.</translation>
    </message>
    <message>
        <source>Spread of step time</source>
        <translation>Streuung der Schrittzeit</translation>
    </message>
    <message>
        <source>Based on your own measurements where you have entered them.</source>
        <translation>Beruht auf Ihren eigenen Messungen, sofern Sie welche angegeben haben.</translation>
    </message>
    <message>
        <source>Spread reduction by own runs</source>
        <translation>Streuungsminderung durch eigene Läufe</translation>
    </message>
    <message>
        <source>Share by which your own measurements reduced the spread of the step time.</source>
        <translation>Anteil, um den Ihre eigenen Messungen die Streuung der Schrittzeit verringert haben.</translation>
    </message>
    <message>
        <source>Chinchilla-optimal tokens</source>
        <translation>Chinchilla-optimale Token</translation>
    </message>
    <message>
        <source>Training tokens that give the lowest loss for the compute: 20 per parameter (arXiv 2203.15556).</source>
        <translation>Trainings-Token, die für den Rechenaufwand den kleinsten Loss ergeben: 20 pro Parameter (arXiv 2203.15556).</translation>
    </message>
    <message>
        <source>Chinchilla-optimal model size</source>
        <translation>Chinchilla-optimale Modellgröße</translation>
    </message>
    <message>
        <source>Model size that gives the lowest loss for the compute: one parameter per 20 tokens (arXiv 2203.15556).</source>
        <translation>Modellgröße, die für den Rechenaufwand den kleinsten Loss ergibt: ein Parameter pro 20 Token (arXiv 2203.15556).</translation>
    </message>
    <message>
        <source>Tokens per parameter</source>
        <translation>Token pro Parameter</translation>
    </message>
    <message>
        <source>Training tokens for each active parameter.</source>
        <translation>Trainings-Token für jeden aktiven Parameter.</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Zeit pro Epoche</translation>
    </message>
    <message>
        <source>Time to process all examples once.</source>
        <translation>Zeit, um alle Beispiele einmal zu verarbeiten.</translation>
    </message>
    <message>
        <source>Full trial time</source>
        <translation>Dauer eines vollen Versuchs</translation>
    </message>
    <message>
        <source>Time of a trial that is not stopped early.</source>
        <translation>Zeit eines Versuchs, der nicht vorzeitig abgebrochen wird.</translation>
    </message>
    <message>
        <source>Average trial time</source>
        <translation>Mittlere Versuchsdauer</translation>
    </message>
    <message>
        <source>Average over all trials, including those stopped early.</source>
        <translation>Mittelwert über alle Versuche, einschließlich der vorzeitig abgebrochenen.</translation>
    </message>
    <message>
        <source>Concurrent trials</source>
        <translation>Gleichzeitige Versuche</translation>
    </message>
    <message>
        <source>Trials that have GPUs at the same time.</source>
        <translation>Versuche, die gleichzeitig GPUs haben.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Number of times a set of trials is started.</source>
        <translation>Anzahl der Male, die ein Satz von Versuchen gestartet wird.</translation>
    </message>
    <message>
        <source>GPUs of first type</source>
        <translation>GPUs des ersten Typs</translation>
    </message>
    <message>
        <source>GPUs of the cluster that are not of the second type.</source>
        <translation>GPUs des Clusters, die nicht zum zweiten Typ gehören.</translation>
    </message>
    <message>
        <source>GPUs of second type</source>
        <translation>GPUs des zweiten Typs</translation>
    </message>
    <message>
        <source>Part of the cluster’s GPUs; the mix is kept as a share at any cluster size.</source>
        <translation>Teil der GPUs des Clusters; der Mix gilt bei jeder Clustergröße als Anteil.</translation>
    </message>
    <message>
        <source>Step time of faster GPUs</source>
        <translation>Schrittzeit der schnelleren GPUs</translation>
    </message>
    <message>
        <source>Step time if all GPUs were of the faster type, in the same layout.</source>
        <translation>Schrittzeit, wenn alle GPUs vom schnelleren Typ wären, bei gleichem Layout.</translation>
    </message>
    <message>
        <source>Faster GPUs</source>
        <translation>Schnellere GPUs</translation>
    </message>
    <message>
        <source>GPUs that wait for the slower ones; none where all GPUs are of one type.</source>
        <translation>GPUs, die auf die langsameren warten; keine, wenn alle GPUs vom selben Typ sind.</translation>
    </message>
    <message>
        <source>Wait of faster GPUs</source>
        <translation>Wartezeit der schnelleren GPUs</translation>
    </message>
    <message>
        <source>Share of each step in which the faster GPUs wait for the slower ones.</source>
        <translation>Anteil jedes Schritts, in dem die schnelleren GPUs auf die langsameren warten.</translation>
    </message>
    <message>
        <source>Idle GPU-hours from mixing</source>
        <translation>Wartende GPU-Stunden durch den Mix</translation>
    </message>
    <message>
        <source>GPU-hours of a run in which the faster GPUs wait for the slower ones.</source>
        <translation>GPU-Stunden eines Laufs, in denen die schnelleren GPUs auf die langsameren warten.</translation>
    </message>
    <message>
        <source>Delay from mixed GPUs</source>
        <translation>Verzögerung durch den GPU-Mix</translation>
    </message>
    <message>
        <source>How much longer a run takes than if all GPUs were of the faster type.</source>
        <translation>Um wie viel länger ein Lauf dauert, als wenn alle GPUs vom schnelleren Typ wären.</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>GPU-hours per run</source>
        <translation>GPU-Stunden pro Lauf</translation>
    </message>
    <message>
        <source>GPU time of all workloads together.</source>
        <translation>GPU-Zeit aller Workloads zusammen.</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Share of the hours of a year in which the GPUs work.</source>
        <translation>Anteil der Stunden eines Jahres, in denen die GPUs arbeiten.</translation>
    </message>
    <message>
        <source>GPU-hours per year</source>
        <translation>GPU-Stunden pro Jahr</translation>
    </message>
    <message>
        <source>Trials and failed runs are included.</source>
        <translation>Versuche und fehlgeschlagene Läufe sind eingeschlossen.</translation>
    </message>
    <message>
        <source>Price paid vs. list</source>
        <translation>Gezahlter Anteil am Listenpreis</translation>
    </message>
    <message>
        <source>Share of the on-demand price that remains under the rental term, support plan included.</source>
        <translation>Anteil am On-Demand-Preis, der bei der gewählten Mietdauer zu zahlen ist, einschließlich Support.</translation>
    </message>
    <message>
        <source>Billed hours per hour used</source>
        <translation>Abgerechnete pro genutzte Stunde</translation>
    </message>
    <message>
        <source>Runs are rounded up to the billing increment; on spot, repeated work is billed again.</source>
        <translation>Läufe werden auf die Abrechnungseinheit aufgerundet; auf Spot wird wiederholte Arbeit erneut abgerechnet.</translation>
    </message>
    <message>
        <source>Billed utilization</source>
        <translation>Abgerechnete Auslastung</translation>
    </message>
    <message>
        <source>Share of the hours of a year that is billed when renting.</source>
        <translation>Anteil der Stunden eines Jahres, der bei Miete abgerechnet wird.</translation>
    </message>
    <message>
        <source>Staff per year at full use</source>
        <translation>Personal pro Jahr bei Vollauslastung</translation>
    </message>
    <message>
        <source>Staff cost when renting, for a year in which the GPUs work at all hours. Staff for rented GPUs follows the hours used, unless the GPUs are reserved.</source>
        <translation>Personalkosten bei Miete für ein Jahr, in dem die GPUs rund um die Uhr arbeiten. Personal für gemietete GPUs folgt den genutzten Stunden, außer die GPUs sind reserviert.</translation>
    </message>
    <message>
        <source>Staff per year, renting</source>
        <translation>Personal pro Jahr bei Miete</translation>
    </message>
    <message>
        <source>Yearly cost of the people who run the platform on rented GPUs.</source>
        <translation>Jährliche Kosten der Personen, die die Plattform auf gemieteten GPUs betreiben.</translation>
    </message>
    <message>
        <source>Cloud storage per year</source>
        <translation>Cloud-Storage pro Jahr</translation>
    </message>
    <message>
        <source>Paid when renting, to keep data in the cloud.</source>
        <translation>Wird bei Miete für die Datenhaltung in der Cloud bezahlt.</translation>
    </message>
    <message>
        <source>Second-tier rent per year</source>
        <translation>Miete der zweiten Stufe pro Jahr</translation>
    </message>
    <message>
        <source>The second tier is rented for the hours in which it serves, however the cluster is paid for.</source>
        <translation>Die zweite Stufe wird für die Stunden gemietet, in denen sie Anfragen bedient, unabhängig davon, wie der Cluster bezahlt wird.</translation>
    </message>
    <message>
        <source>Egress cost per year</source>
        <translation>Egress-Kosten pro Jahr</translation>
    </message>
    <message>
        <source>Paid when renting, for data that leaves the cloud.</source>
        <translation>Wird bei Miete für Daten bezahlt, die die Cloud verlassen.</translation>
    </message>
    <message>
        <source>Other operating cost per year</source>
        <translation>Sonstige Betriebskosten pro Jahr</translation>
    </message>
    <message>
        <source>Staff, storage and egress, paid at any utilization.</source>
        <translation>Personal, Storage und Egress, bei jeder Auslastung zu zahlen.</translation>
    </message>
    <message>
        <source>GPU rent per run</source>
        <translation>GPU-Miete pro Lauf</translation>
    </message>
    <message>
        <source>GPU-hours of one finished run at the rental price, without trials, failed runs, staff and storage.</source>
        <translation>GPU-Stunden eines abgeschlossenen Laufs zum Mietpreis, ohne Versuche, fehlgeschlagene Läufe, Personal und Storage.</translation>
    </message>
    <message>
        <source>Rental cost per year (opex)</source>
        <translation>Mietkosten pro Jahr (Opex)</translation>
    </message>
    <message>
        <source>Rent for the hours used, plus staff and other operating cost.</source>
        <translation>Miete für die genutzten Stunden zuzüglich Personal und sonstiger Betriebskosten.</translation>
    </message>
    <message>
        <source>Reserved cost per year</source>
        <translation>Reservierungskosten pro Jahr</translation>
    </message>
    <message>
        <source>Paid for all hours, used or not.</source>
        <translation>Für alle Stunden bezahlt, genutzt oder nicht.</translation>
    </message>
    <message>
        <source>Remaining commitment</source>
        <translation>Verbleibende Verpflichtung</translation>
    </message>
    <message>
        <source>Paid after the period compared, because the rental term is longer.</source>
        <translation>Nach dem Vergleichszeitraum zu zahlen, weil die Mietdauer länger ist.</translation>
    </message>
    <message>
        <source>Rent per year at full use</source>
        <translation>Miete pro Jahr bei Vollauslastung</translation>
    </message>
    <message>
        <source>Rent that follows utilization; none where the GPUs are reserved.</source>
        <translation>Miete, die der Auslastung folgt; keine, wenn die GPUs reserviert sind.</translation>
    </message>
    <message>
        <source>Rent at full use until delivery</source>
        <translation>Volle Miete bis zur Lieferung</translation>
    </message>
    <message>
        <source>Charged without a reservation: a term of years does not fit the weeks until delivery.</source>
        <translation>Ohne Reservierung berechnet: Für die Wochen bis zur Lieferung reserviert man nicht auf Jahre.</translation>
    </message>
    <message>
        <source>Rent per year until delivery</source>
        <translation>Miete pro Jahr bis zur Lieferung</translation>
    </message>
    <message>
        <source>Converted to a full year, staff included.</source>
        <translation>Auf ein volles Jahr umgerechnet, einschließlich Personal.</translation>
    </message>
    <message>
        <source>Capex per GPU</source>
        <translation>Kapitalkosten pro GPU</translation>
    </message>
    <message>
        <source>The figure entered, or one GPU’s share of all parts.</source>
        <translation>Der eingegebene Wert oder der Anteil einer GPU an allen Komponenten.</translation>
    </message>
    <message>
        <source>Cost of the nodes if the purchase cost is built up part by part.</source>
        <translation>Kosten der Knoten, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>Reserveknoten</translation>
    </message>
    <message>
        <source>Cost of the spare nodes if the purchase cost is built up part by part.</source>
        <translation>Kosten der Reserveknoten, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>NICs</source>
        <translation>NICs</translation>
    </message>
    <message>
        <source>Cost of the NICs if the purchase cost is built up part by part.</source>
        <translation>Kosten der NICs, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>Cost of the switches if the purchase cost is built up part by part.</source>
        <translation>Kosten der Switches, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Cost of the cables if the purchase cost is built up part by part.</source>
        <translation>Kosten der Kabel, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>Optics</source>
        <translation>Transceiver</translation>
    </message>
    <message>
        <source>Cost of the transceivers if the purchase cost is built up part by part.</source>
        <translation>Kosten der Transceiver, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>Cost of the storage if the purchase cost is built up part by part.</source>
        <translation>Kosten des Storage, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Cost of the racks if the purchase cost is built up part by part.</source>
        <translation>Kosten der Racks, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Cost of installation if the purchase cost is built up part by part.</source>
        <translation>Kosten der Installation, wenn die Kaufkosten aus Einzelkomponenten gebildet werden.</translation>
    </message>
    <message>
        <source>New data center</source>
        <translation>Neues Rechenzentrum</translation>
    </message>
    <message>
        <source>Cost of construction for the hardware’s nameplate power.</source>
        <translation>Baukosten für die Nennleistung der Hardware.</translation>
    </message>
    <message>
        <source>Purchase cost (capex)</source>
        <translation>Kaufkosten (Capex)</translation>
    </message>
    <message>
        <source>Paid before the first run.</source>
        <translation>Vor dem ersten Lauf bezahlt.</translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation>Wiederverkaufswert</translation>
    </message>
    <message>
        <source>What the hardware brings at the end of the period compared.</source>
        <translation>Erlös der Hardware am Ende des Vergleichszeitraums.</translation>
    </message>
    <message>
        <source>Electricity per year</source>
        <translation>Strom pro Jahr</translation>
    </message>
    <message>
        <source>Paid for owned hardware.</source>
        <translation>Fällt bei eigener Hardware an.</translation>
    </message>
    <message>
        <source>Maintenance per year</source>
        <translation>Wartung pro Jahr</translation>
    </message>
    <message>
        <source>Insurance per year</source>
        <translation>Versicherung pro Jahr</translation>
    </message>
    <message>
        <source>Licenses per year</source>
        <translation>Lizenzen pro Jahr</translation>
    </message>
    <message>
        <source>Colocation per year</source>
        <translation>Colocation pro Jahr</translation>
    </message>
    <message>
        <source>Staff per year, owning</source>
        <translation>Personal pro Jahr bei Kauf</translation>
    </message>
    <message>
        <source>Yearly cost of the people who run the hardware and the platform.</source>
        <translation>Jährliche Kosten der Personen, die Hardware und Plattform betreiben.</translation>
    </message>
    <message>
        <source>Fixed cost of owning per year</source>
        <translation>Fixkosten bei Kauf pro Jahr</translation>
    </message>
    <message>
        <source>Maintenance, staff, insurance, licenses and data center, without electricity.</source>
        <translation>Wartung, Personal, Versicherung, Lizenzen und Rechenzentrum, ohne Strom.</translation>
    </message>
    <message>
        <source>Owning per year</source>
        <translation>Laufende Kosten bei Kauf pro Jahr</translation>
    </message>
    <message>
        <source>Electricity plus fixed cost such as maintenance and staff.</source>
        <translation>Strom zuzüglich Fixkosten wie Wartung und Personal.</translation>
    </message>
    <message>
        <source>Rental period until delivery</source>
        <translation>Mietzeit bis zur Lieferung</translation>
    </message>
    <message>
        <source>Part of the period compared before the purchased hardware goes into operation.</source>
        <translation>Teil des Vergleichszeitraums, bevor die gekaufte Hardware in Betrieb geht.</translation>
    </message>
    <message>
        <source>Cost of renting</source>
        <translation>Gesamtkosten bei Miete</translation>
    </message>
    <message>
        <source>Total over the period compared, at today’s prices and before tax.</source>
        <translation>Summe über den Vergleichszeitraum, zu heutigen Preisen und vor Steuern.</translation>
    </message>
    <message>
        <source>Cost of owning (TCO)</source>
        <translation>Gesamtkosten bei Kauf (TCO)</translation>
    </message>
    <message>
        <source>Total over the period compared, at today’s prices and before tax, less the resale value.</source>
        <translation>Summe über den Vergleichszeitraum, zu heutigen Preisen und vor Steuern, abzüglich Wiederverkaufswert.</translation>
    </message>
    <message>
        <source>Break-even after</source>
        <translation>Gewinnschwelle nach</translation>
    </message>
    <message>
        <source>Time until buying has paid for itself.</source>
        <translation>Zeit, bis sich der Kauf bezahlt gemacht hat.</translation>
    </message>
    <message>
        <source>Break-even utilization</source>
        <translation>Gewinnschwelle der Auslastung</translation>
    </message>
    <message>
        <source>Utilization from which buying costs less than renting.</source>
        <translation>Auslastung, ab der Kaufen weniger kostet als Mieten.</translation>
    </message>
    <message>
        <source>Billed GPU-hours</source>
        <translation>Abgerechnete GPU-Stunden</translation>
    </message>
    <message>
        <source>GPU-hours billed when renting, counted at the on-demand price.</source>
        <translation>Bei Miete abgerechnete GPU-Stunden, umgerechnet auf den On-Demand-Preis.</translation>
    </message>
    <message>
        <source>Billed GPU-hours until delivery</source>
        <translation>GPU-Stunden bis zur Lieferung</translation>
    </message>
    <message>
        <source>GPU-hours billed before delivery, counted at the on-demand price.</source>
        <translation>Vor der Lieferung abgerechnete GPU-Stunden, umgerechnet auf den On-Demand-Preis.</translation>
    </message>
    <message>
        <source>Break-even rental price</source>
        <translation>Gewinnschwelle des Mietpreises</translation>
    </message>
    <message>
        <source>Rental price from which buying costs less than renting.</source>
        <translation>Mietpreis, ab dem Kaufen weniger kostet als Mieten.</translation>
    </message>
    <message>
        <source>Total cost per run</source>
        <translation>Gesamtkosten pro Lauf</translation>
    </message>
    <message>
        <source>One run’s share of everything paid, rented or purchased, with trials and staff included.</source>
        <translation>Anteil eines Laufs an allen Zahlungen bei Miete oder Kauf, einschließlich Versuchen und Personal.</translation>
    </message>
    <message>
        <source>Cost per GPU-hour, rented</source>
        <translation>Kosten pro GPU-Stunde, Miete</translation>
    </message>
    <message>
        <source>Everything paid, divided by the GPU-hours in which work is done.</source>
        <translation>Alle Zahlungen, geteilt durch die GPU-Stunden, in denen gearbeitet wird.</translation>
    </message>
    <message>
        <source>Cost per GPU-hour, owned</source>
        <translation>Kosten pro GPU-Stunde, Kauf</translation>
    </message>
    <message>
        <source>Tokens of all workloads.</source>
        <translation>Token aller Workloads.</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>Kosten pro Million Token</translation>
    </message>
    <message>
        <source>Cost of a run, divided by its training tokens.</source>
        <translation>Kosten eines Laufs, geteilt durch seine Trainings-Token.</translation>
    </message>
    <message>
        <source>Run at API price</source>
        <translation>Lauf zum API-Preis</translation>
    </message>
    <message>
        <source>Price of the same tokens from a provider that hosts the model.</source>
        <translation>Preis derselben Token bei einem Anbieter, der das Modell hostet.</translation>
    </message>
    <message>
        <source>Idle cost per year</source>
        <translation>Leerstandskosten pro Jahr</translation>
    </message>
    <message>
        <source>Part of the cost of owning that falls on unused hours.</source>
        <translation>Teil der Kosten des Eigenbetriebs, der auf ungenutzte Stunden entfällt.</translation>
    </message>
    <message>
        <source>Scheduling loss per year, rented</source>
        <translation>Scheduling-Verlust pro Jahr, Miete</translation>
    </message>
    <message>
        <source>Rent for the hours in which GPUs wait for their next job.</source>
        <translation>Miete für die Stunden, in denen GPUs auf den nächsten Job warten.</translation>
    </message>
    <message>
        <source>Scheduling loss per year, owned</source>
        <translation>Scheduling-Verlust pro Jahr, Kauf</translation>
    </message>
    <message>
        <source>Cost of owning for the hours in which GPUs wait for their next job.</source>
        <translation>Kosten des Eigenbetriebs für die Stunden, in denen GPUs auf den nächsten Job warten.</translation>
    </message>
    <message>
        <source>Replacement cost</source>
        <translation>Wiederbeschaffungskosten</translation>
    </message>
    <message>
        <source>Price of hardware for the same work at the end of the period, as the next generations do more per dollar.</source>
        <translation>Preis von Hardware für dieselbe Arbeit am Ende des Zeitraums, da die nächsten Generationen pro Dollar mehr leisten.</translation>
    </message>
    <message>
        <source>Savings from buying</source>
        <translation>Ersparnis durch Kauf</translation>
    </message>
    <message>
        <source>Present value at the discount rate, after tax; at a rate of 0, nothing is discounted. A negative value means that buying costs more.</source>
        <translation>Barwert zum Kalkulationszins, nach Steuern; bei einem Zins von 0 wird nicht abgezinst. Ein negativer Wert bedeutet, dass Kaufen mehr kostet.</translation>
    </message>
    <message>
        <source>Internal rate of return (IRR)</source>
        <translation>Interner Zinsfuß (IRR)</translation>
    </message>
    <message>
        <source>Discount rate at which the savings equal what was paid; n/a where there is no such rate or more than one.</source>
        <translation>Zinssatz, bei dem die Ersparnis den Zahlungen entspricht; n/a, wenn es keinen oder mehrere gibt.</translation>
    </message>
    <message>
        <source>Payback time</source>
        <translation>Amortisationszeit</translation>
    </message>
    <message>
        <source>Found at the discount rate, after tax.</source>
        <translation>Zum Kalkulationszins ermittelt, nach Steuern.</translation>
    </message>
    <message>
        <source>Spot slowdown</source>
        <translation>Verlangsamung auf Spot</translation>
    </message>
    <message>
        <source>Wall-clock time on spot, divided by working time.</source>
        <translation>Verstrichene Zeit auf Spot, geteilt durch die Arbeitszeit.</translation>
    </message>
    <message>
        <source>Effective spot price</source>
        <translation>Effektiver Spot-Preis</translation>
    </message>
    <message>
        <source>Price per GPU-hour of work; repeated work is paid for again.</source>
        <translation>Preis pro GPU-Stunde Arbeit; wiederholte Arbeit wird erneut bezahlt.</translation>
    </message>
    <message>
        <source>Chance on time, spot</source>
        <translation>Chance auf Fristeinhaltung, Spot</translation>
    </message>
    <message>
        <source>Probability that all runs meet their deadlines on spot.</source>
        <translation>Wahrscheinlichkeit, dass alle Läufe auf Spot ihre Fristen einhalten.</translation>
    </message>
    <message>
        <source>Owned in cheapest mix</source>
        <translation>Eigene GPUs im günstigsten Mix</translation>
    </message>
    <message>
        <source>GPUs to own for the weekly load entered.</source>
        <translation>Eigene GPUs für die eingegebene Wochenlast.</translation>
    </message>
    <message>
        <source>1-year reserved in cheapest mix</source>
        <translation>1 Jahr reserviert im günstigsten Mix</translation>
    </message>
    <message>
        <source>GPUs to reserve for one year for the weekly load entered.</source>
        <translation>Für ein Jahr reservierte GPUs für die eingegebene Wochenlast.</translation>
    </message>
    <message>
        <source>3-year reserved in cheapest mix</source>
        <translation>3 Jahre reserviert im günstigsten Mix</translation>
    </message>
    <message>
        <source>GPUs to reserve for three years for the weekly load entered.</source>
        <translation>Für drei Jahre reservierte GPUs für die eingegebene Wochenlast.</translation>
    </message>
    <message>
        <source>On demand in cheapest mix</source>
        <translation>On-Demand im günstigsten Mix</translation>
    </message>
    <message>
        <source>GPUs to rent on demand for the weekly load entered.</source>
        <translation>On-Demand gemietete GPUs für die eingegebene Wochenlast.</translation>
    </message>
    <message>
        <source>Spot in cheapest mix</source>
        <translation>Spot im günstigsten Mix</translation>
    </message>
    <message>
        <source>GPUs to rent on spot for the interruptible load.</source>
        <translation>Auf Spot gemietete GPUs für die unterbrechbare Last.</translation>
    </message>
    <message>
        <source>Cheapest mix per year</source>
        <translation>Günstigster Mix pro Jahr</translation>
    </message>
    <message>
        <source>Cost without staff.</source>
        <translation>Kosten ohne Personal.</translation>
    </message>
    <message>
        <source>Owned base load</source>
        <translation>Eigene Grundlast</translation>
    </message>
    <message>
        <source>GPUs to own, with an on-demand cloud for the load above them.</source>
        <translation>Eigene GPUs, mit einer On-Demand-Cloud für die darüber liegende Last.</translation>
    </message>
    <message>
        <source>Hybrid cost per year</source>
        <translation>Hybridkosten pro Jahr</translation>
    </message>
    <message>
        <source>Owned base load and cloud bursts, with egress and without staff.</source>
        <translation>Eigene Grundlast und Cloud-Bursts, mit Egress und ohne Personal.</translation>
    </message>
    <message>
        <source>Burst transfer time</source>
        <translation>Übertragungszeit pro Burst</translation>
    </message>
    <message>
        <source>A burst starts once its data has passed the cloud link.</source>
        <translation>Ein Burst beginnt, sobald seine Daten über die Cloud-Anbindung übertragen sind.</translation>
    </message>
    <message>
        <source>Stages purchased</source>
        <translation>Erwartete Ausbaustufen</translation>
    </message>
    <message>
        <source>Purchase stages whose condition for the order is met.</source>
        <translation>Ausbaustufen, deren Bestellbedingung erfüllt ist.</translation>
    </message>
    <message>
        <source>Value of staging</source>
        <translation>Wert der Ausbaustufen</translation>
    </message>
    <message>
        <source>What the stages earn less what they cost, at the discount rate and without staff.</source>
        <translation>Ertrag der Ausbaustufen abzüglich ihrer Kosten, zum Kalkulationszins und ohne Personal.</translation>
    </message>
    <message>
        <source>GPU failure rate</source>
        <translation>Ausfallrate der GPU</translation>
    </message>
    <message>
        <source>Failures of the GPU itself, per GPU per year.</source>
        <translation>Ausfälle der GPU selbst, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>GPU memory failure rate</source>
        <translation>Ausfallrate des GPU-Speichers</translation>
    </message>
    <message>
        <source>Failures of GPU memory, per GPU per year.</source>
        <translation>Ausfälle des GPU-Speichers, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Network failure rate</source>
        <translation>Ausfallrate des Netzwerks</translation>
    </message>
    <message>
        <source>Failures of switches, cables and NICs, per GPU per year.</source>
        <translation>Ausfälle von Switches, Kabeln und NICs, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Host failure rate</source>
        <translation>Ausfallrate des Hosts</translation>
    </message>
    <message>
        <source>Failures of a node’s processors, memory and boards, per GPU per year.</source>
        <translation>Ausfälle von Prozessoren, Speicher und Platinen eines Knotens, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Power failure rate</source>
        <translation>Ausfallrate der Stromversorgung</translation>
    </message>
    <message>
        <source>Failures of the power supply, per GPU per year.</source>
        <translation>Ausfälle der Stromversorgung, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Storage failure rate</source>
        <translation>Ausfallrate des Storage</translation>
    </message>
    <message>
        <source>Failures of storage, per GPU per year.</source>
        <translation>Ausfälle des Storage, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Other failure rate</source>
        <translation>Sonstige Ausfallrate</translation>
    </message>
    <message>
        <source>Failures that the record does not assign to a part, per GPU per year.</source>
        <translation>Ausfälle, die die Quelle keiner Komponente zuordnet, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Software failure rate</source>
        <translation>Ausfallrate der Software</translation>
    </message>
    <message>
        <source>Failures of software, per GPU per year.</source>
        <translation>Ausfälle der Software, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Hardware failure rate</source>
        <translation>Ausfallrate der Hardware</translation>
    </message>
    <message>
        <source>Failures per GPU per year; each takes a node out for repair.</source>
        <translation>Ausfälle pro GPU und Jahr; jeder nimmt einen Knoten zur Reparatur aus dem Betrieb.</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>Ausfallrate</translation>
    </message>
    <message>
        <source>Failures of all parts, per GPU per year.</source>
        <translation>Ausfälle aller Komponenten, pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Interruptions: GPU</source>
        <translation>Unterbrechungen: GPU</translation>
    </message>
    <message>
        <source>Per year, caused by GPUs, for a run on all nodes.</source>
        <translation>Pro Jahr, durch GPUs, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions: GPU memory</source>
        <translation>Unterbrechungen: GPU-Speicher</translation>
    </message>
    <message>
        <source>Per year, caused by GPU memory, for a run on all nodes.</source>
        <translation>Pro Jahr, durch GPU-Speicher, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions: network</source>
        <translation>Unterbrechungen: Netzwerk</translation>
    </message>
    <message>
        <source>Per year, caused by the network, for a run on all nodes.</source>
        <translation>Pro Jahr, durch das Netzwerk, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions: host</source>
        <translation>Unterbrechungen: Host</translation>
    </message>
    <message>
        <source>Per year, caused by hosts, for a run on all nodes.</source>
        <translation>Pro Jahr, durch Hosts, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions: power</source>
        <translation>Unterbrechungen: Stromversorgung</translation>
    </message>
    <message>
        <source>Per year, caused by the power supply, for a run on all nodes.</source>
        <translation>Pro Jahr, durch die Stromversorgung, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions: storage</source>
        <translation>Unterbrechungen: Storage</translation>
    </message>
    <message>
        <source>Per year, caused by storage, for a run on all nodes.</source>
        <translation>Pro Jahr, durch den Storage, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions: software</source>
        <translation>Unterbrechungen: Software</translation>
    </message>
    <message>
        <source>Per year, caused by software, for a run on all nodes.</source>
        <translation>Pro Jahr, durch Software, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions: other</source>
        <translation>Unterbrechungen: Sonstige</translation>
    </message>
    <message>
        <source>Per year, without an assigned part, for a run on all nodes.</source>
        <translation>Pro Jahr, ohne zugeordnete Komponente, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Per year, from all causes, for a run on all nodes.</source>
        <translation>Pro Jahr, aus allen Ursachen, für einen Lauf auf allen Knoten.</translation>
    </message>
    <message>
        <source>Cost per hour of downtime</source>
        <translation>Kosten pro Stunde Ausfallzeit</translation>
    </message>
    <message>
        <source>All GPUs at the rental price: what a missing node costs where a run needs all nodes.</source>
        <translation>Alle GPUs zum Mietpreis: was ein fehlender Knoten kostet, wenn ein Lauf alle Knoten braucht.</translation>
    </message>
    <message>
        <source>Software share of failures</source>
        <translation>Softwareanteil der Ausfälle</translation>
    </message>
    <message>
        <source>Share of all failures that software causes.</source>
        <translation>Anteil aller Ausfälle, den Software verursacht.</translation>
    </message>
    <message>
        <source>Mean time between interruptions</source>
        <translation>Mittlere Zeit zwischen Unterbrechungen</translation>
    </message>
    <message>
        <source>Average time between interruptions of a run on all nodes; it falls in inverse proportion to their number.</source>
        <translation>Mittlere Zeit zwischen Unterbrechungen eines Laufs auf allen Knoten; sie fällt umgekehrt proportional zu deren Anzahl.</translation>
    </message>
    <message>
        <source>Small-job failure factor</source>
        <translation>Ausfallfaktor kleiner Jobs</translation>
    </message>
    <message>
        <source>Interruptions of this cluster’s runs per failure of one of its parts.</source>
        <translation>Unterbrechungen der Läufe dieses Clusters pro Ausfall einer seiner Komponenten.</translation>
    </message>
    <message>
        <source>Time between interruptions incl. small jobs</source>
        <translation>Zeit zwischen Unterbrechungen mit Kleinjobs</translation>
    </message>
    <message>
        <source>Below about 4,000 GPUs, software and users end more runs than hardware does.</source>
        <translation>Unter etwa 4.000 GPUs beenden Software und Nutzer mehr Läufe als die Hardware.</translation>
    </message>
    <message>
        <source>Nodes under repair</source>
        <translation>Knoten in Reparatur</translation>
    </message>
    <message>
        <source>Average number at any time.</source>
        <translation>Durchschnittliche Anzahl zu jedem Zeitpunkt.</translation>
    </message>
    <message>
        <source>Advised spare nodes</source>
        <translation>Empfohlene Reserveknoten</translation>
    </message>
    <message>
        <source>Smallest number that meets the spare availability target.</source>
        <translation>Kleinste Anzahl, die die Zielverfügbarkeit der Reserve erreicht.</translation>
    </message>
    <message>
        <source>Spare nodes, rule of thumb</source>
        <translation>Reserveknoten nach Faustregel</translation>
    </message>
    <message>
        <source>One spare for a fixed number of nodes, whatever fails.</source>
        <translation>Ein Reserveknoten für eine feste Zahl von Knoten, unabhängig davon, was ausfällt.</translation>
    </message>
    <message>
        <source>Nodes kept ready to replace failed ones.</source>
        <translation>Knoten, die bereitgehalten werden, um ausgefallene zu ersetzen.</translation>
    </message>
    <message>
        <source>Spare GPUs</source>
        <translation>Reserve-GPUs</translation>
    </message>
    <message>
        <source>GPUs in the spare nodes.</source>
        <translation>GPUs in den Reserveknoten.</translation>
    </message>
    <message>
        <source>Spare availability</source>
        <translation>Verfügbarkeit der Reserve</translation>
    </message>
    <message>
        <source>Share of the time in which the spare nodes suffice.</source>
        <translation>Anteil der Zeit, in dem die Reserveknoten ausreichen.</translation>
    </message>
    <message>
        <source>Missing nodes</source>
        <translation>Fehlende Knoten</translation>
    </message>
    <message>
        <source>Average number of nodes missing beyond the spares.</source>
        <translation>Durchschnittliche Anzahl fehlender Knoten über die Reserve hinaus.</translation>
    </message>
    <message>
        <source>Downtime without spares</source>
        <translation>Ausfallzeit ohne Reserveknoten</translation>
    </message>
    <message>
        <source>Share of its time in which the work waits for nodes or continues without them, if there are no spare nodes.</source>
        <translation>Anteil der Zeit, in dem die Arbeit auf Knoten wartet oder ohne sie weiterläuft, wenn es keine Reserveknoten gibt.</translation>
    </message>
    <message>
        <source>Downtime</source>
        <translation>Ausfallzeit</translation>
    </message>
    <message>
        <source>Share of its time in which the work waits for nodes or continues without them.</source>
        <translation>Anteil der Zeit, in dem die Arbeit auf Knoten wartet oder ohne sie weiterläuft.</translation>
    </message>
    <message>
        <source>Downtime with advised spares</source>
        <translation>Ausfallzeit mit empfohlener Reserve</translation>
    </message>
    <message>
        <source>Share of its time in which the work waits for nodes or continues without them, with the advised number of spare nodes.</source>
        <translation>Anteil der Zeit, in dem die Arbeit auf Knoten wartet oder ohne sie weiterläuft, mit der empfohlenen Zahl von Reserveknoten.</translation>
    </message>
    <message>
        <source>Capex of spares</source>
        <translation>Kapitalkosten der Reserveknoten</translation>
    </message>
    <message>
        <source>Part of the purchase cost.</source>
        <translation>Teil der Kaufkosten.</translation>
    </message>
    <message>
        <source>Idle power of spares</source>
        <translation>Leerlaufleistung der Reserveknoten</translation>
    </message>
    <message>
        <source>Power of the idle spare nodes alone, without network and cooling.</source>
        <translation>Leistung nur der Reserveknoten im Leerlauf, ohne Netzwerk und Kühlung.</translation>
    </message>
    <message>
        <source>Downtime cost avoided</source>
        <translation>Vermiedene Ausfallkosten</translation>
    </message>
    <message>
        <source>Downtime that the advised spares avoid: GPU-hours per year at the rental price.</source>
        <translation>Ausfallzeit, die die empfohlene Reserve vermeidet: GPU-Stunden pro Jahr zum Mietpreis.</translation>
    </message>
    <message>
        <source>Cost of advised spares per year</source>
        <translation>Empfohlene Reserve pro Jahr</translation>
    </message>
    <message>
        <source>Capex of the advised spares, spread over the period compared.</source>
        <translation>Kapitalkosten der empfohlenen Reserve, verteilt auf den Vergleichszeitraum.</translation>
    </message>
    <message>
        <source>Downtime cost vs. spares</source>
        <translation>Ausfallkosten zu Reservekosten</translation>
    </message>
    <message>
        <source>Downtime cost that the advised spares avoid, divided by what they cost. Articles say ten times.</source>
        <translation>Vermiedene Ausfallkosten der empfohlenen Reserve, geteilt durch ihre Kosten. Fachartikel nennen das Zehnfache.</translation>
    </message>
    <message>
        <source>Average time between interruptions, for the nodes at work in the run.</source>
        <translation>Mittlere Zeit zwischen Unterbrechungen, für die Knoten, die im Lauf arbeiten.</translation>
    </message>
    <message>
        <source>Average number of interruptions per run.</source>
        <translation>Durchschnittliche Anzahl der Unterbrechungen pro Lauf.</translation>
    </message>
    <message>
        <source>Checkpoint size</source>
        <translation>Checkpoint-Größe</translation>
    </message>
    <message>
        <source>Weights, master copy and optimizer state.</source>
        <translation>Gewichte, Master-Kopie und Optimizer-Zustand.</translation>
    </message>
    <message>
        <source>Checkpoint stall</source>
        <translation>Checkpoint-Wartezeit</translation>
    </message>
    <message>
        <source>Time the run waits for the copy to host memory, or for storage.</source>
        <translation>Zeit, die der Lauf auf die Kopie in den Hostspeicher oder auf den Storage wartet.</translation>
    </message>
    <message>
        <source>Checkpoint write (async)</source>
        <translation>Checkpoint-Schreibzeit (asynchron)</translation>
    </message>
    <message>
        <source>Time to write to storage in the background; no checkpoint starts before the previous one is stored.</source>
        <translation>Zeit für das Schreiben in den Storage im Hintergrund; kein Checkpoint beginnt, bevor der vorige gespeichert ist.</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Checkpoint-Intervall</translation>
    </message>
    <message>
        <source>Working time between two checkpoints.</source>
        <translation>Arbeitszeit zwischen zwei Checkpoints.</translation>
    </message>
    <message>
        <source>Downtime per interruption</source>
        <translation>Ausfallzeit pro Unterbrechung</translation>
    </message>
    <message>
        <source>Time from a failure until work continues: detection, restart, reading the checkpoint and warm-up.</source>
        <translation>Zeit vom Ausfall, bis die Arbeit weitergeht: Erkennung, Wiederanlauf, Lesen des Checkpoints und Warmlauf.</translation>
    </message>
    <message>
        <source>Lost to rework</source>
        <translation>Verlust durch Wiederholung</translation>
    </message>
    <message>
        <source>Work since the last stored checkpoint that is done again, as a share of the time between interruptions.</source>
        <translation>Seit dem letzten gespeicherten Checkpoint zu wiederholende Arbeit, als Anteil der Zeit zwischen Unterbrechungen.</translation>
    </message>
    <message>
        <source>Lost to restarts</source>
        <translation>Verlust durch Wiederanläufe</translation>
    </message>
    <message>
        <source>Downtime as a share of the time between interruptions.</source>
        <translation>Ausfallzeit als Anteil der Zeit zwischen Unterbrechungen.</translation>
    </message>
    <message>
        <source>Lost to checkpoints</source>
        <translation>Verlust durch Checkpoints</translation>
    </message>
    <message>
        <source>Checkpoint stalls as a share of the working time.</source>
        <translation>Checkpoint-Wartezeiten als Anteil der Arbeitszeit.</translation>
    </message>
    <message>
        <source>Lost to missing nodes</source>
        <translation>Verlust durch fehlende Knoten</translation>
    </message>
    <message>
        <source>The run waits for repair, or continues without the missing nodes.</source>
        <translation>Der Lauf wartet auf die Reparatur oder läuft ohne die fehlenden Knoten weiter.</translation>
    </message>
    <message>
        <source>Tolerated node losses</source>
        <translation>Tolerierte Knotenausfälle</translation>
    </message>
    <message>
        <source>Nodes that can fail before a run that needs all of its nodes stops.</source>
        <translation>Knoten, die ausfallen können, bevor ein Lauf stoppt, der alle seine Knoten braucht.</translation>
    </message>
    <message>
        <source>Tolerated node losses (elastic)</source>
        <translation>Tolerierte Knotenausfälle (elastisch)</translation>
    </message>
    <message>
        <source>Nodes that can fail before the last model replica stops, if each failure hits another replica.</source>
        <translation>Knoten, die ausfallen können, bevor das letzte Modellreplikat stoppt, wenn jeder Ausfall ein anderes Replikat trifft.</translation>
    </message>
    <message>
        <source>Goodput, computed</source>
        <translation>Goodput, berechnet</translation>
    </message>
    <message>
        <source>Exact formula for interruptions at random times (Daly 2006).</source>
        <translation>Exakte Formel für Unterbrechungen zu zufälligen Zeitpunkten (Daly 2006).</translation>
    </message>
    <message>
        <source>Goodput, first order</source>
        <translation>Goodput, erste Ordnung</translation>
    </message>
    <message>
        <source>Meta’s estimate (HPCA 2025), without waiting for nodes; good while less than a quarter is lost.</source>
        <translation>Schätzung von Meta (HPCA 2025), ohne Warten auf Knoten; brauchbar, solange weniger als ein Viertel verloren geht.</translation>
    </message>
    <message>
        <source>Chance to meet deadline</source>
        <translation>Chance auf Fristeinhaltung</translation>
    </message>
    <message>
        <source>Takes everything into account that is uncertain about the time to train.</source>
        <translation>Berücksichtigt alles, was an der Trainingsdauer unsicher ist.</translation>
    </message>
    <message>
        <source>Chance within budget</source>
        <translation>Chance auf Budgeteinhaltung</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Share of the hours of a run that brings it forward; the rest goes to interruptions and checkpoints.</source>
        <translation>Anteil der Stunden eines Laufs, der ihn voranbringt; der Rest entfällt auf Unterbrechungen und Checkpoints.</translation>
    </message>
    <message>
        <source>GPUs for serving</source>
        <translation>GPUs für Inferenz</translation>
    </message>
    <message>
        <source>GPUs of all serving fleets together.</source>
        <translation>GPUs aller Inferenz-Flotten zusammen.</translation>
    </message>
    <message>
        <source>GPUs for training</source>
        <translation>GPUs für Training</translation>
    </message>
    <message>
        <source>GPUs that the serving fleets leave for training.</source>
        <translation>GPUs, die die Inferenz-Flotten für das Training übrig lassen.</translation>
    </message>
    <message>
        <source>Peak requests</source>
        <translation>Spitzenanfragen</translation>
    </message>
    <message>
        <source>Requests per second from all users together, at peak.</source>
        <translation>Anfragen pro Sekunde aller Nutzer zusammen, zur Spitzenzeit.</translation>
    </message>
    <message>
        <source>Average-to-peak ratio</source>
        <translation>Verhältnis Durchschnitt zu Spitze</translation>
    </message>
    <message>
        <source>Requests averaged over the whole week, as a share of the peak requests.</source>
        <translation>Über die ganze Woche gemittelte Anfragen als Anteil der Anfragen zur Spitzenzeit.</translation>
    </message>
    <message>
        <source>Average requests</source>
        <translation>Mittlere Anfragen</translation>
    </message>
    <message>
        <source>Requests per second, averaged over the whole week.</source>
        <translation>Anfragen pro Sekunde, gemittelt über die ganze Woche.</translation>
    </message>
    <message>
        <source>Planned requests</source>
        <translation>Geplante Anfragen</translation>
    </message>
    <message>
        <source>Requests per second to plan for; deferrable requests fill the quiet hours.</source>
        <translation>Anfragen pro Sekunde, für die geplant wird; aufschiebbare Anfragen füllen die ruhigen Stunden.</translation>
    </message>
    <message>
        <source>Retrieved tokens</source>
        <translation>Token aus dem Retrieval</translation>
    </message>
    <message>
        <source>Tokens of the text chunks added to each prompt.</source>
        <translation>Token der Textabschnitte, die jedem Prompt hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Average input tokens</source>
        <translation>Mittlere Eingabe-Token</translation>
    </message>
    <message>
        <source>Average over all request classes, retrieved tokens included.</source>
        <translation>Mittelwert über alle Anfrageklassen, einschließlich der Token aus dem Retrieval.</translation>
    </message>
    <message>
        <source>Average output tokens</source>
        <translation>Mittlere Ausgabe-Token</translation>
    </message>
    <message>
        <source>Average over all request classes.</source>
        <translation>Mittelwert über alle Anfrageklassen.</translation>
    </message>
    <message>
        <source>Input tokens per second</source>
        <translation>Eingabe-Token pro Sekunde</translation>
    </message>
    <message>
        <source>Tokens of all prompts, at peak.</source>
        <translation>Token aller Prompts, zur Spitzenzeit.</translation>
    </message>
    <message>
        <source>Output tokens per second</source>
        <translation>Ausgabe-Token pro Sekunde</translation>
    </message>
    <message>
        <source>Tokens of all responses, at peak.</source>
        <translation>Token aller Antworten, zur Spitzenzeit.</translation>
    </message>
    <message>
        <source>Input tokens per year</source>
        <translation>Eingabe-Token pro Jahr</translation>
    </message>
    <message>
        <source>Tokens of all prompts, at average load.</source>
        <translation>Token aller Prompts, bei mittlerer Last.</translation>
    </message>
    <message>
        <source>Output tokens per year</source>
        <translation>Ausgabe-Token pro Jahr</translation>
    </message>
    <message>
        <source>Tokens of all responses, at average load.</source>
        <translation>Token aller Antworten, bei mittlerer Last.</translation>
    </message>
    <message>
        <source>GPUs that share each layer of a replica.</source>
        <translation>GPUs, die sich jede Schicht eines Replikats teilen.</translation>
    </message>
    <message>
        <source>Groups of layers that run one after the other.</source>
        <translation>Gruppen von Schichten, die nacheinander laufen.</translation>
    </message>
    <message>
        <source>GPUs that hold whole experts.</source>
        <translation>GPUs, die ganze Experten halten.</translation>
    </message>
    <message>
        <source>Attention data parallel</source>
        <translation>Datenparallele Attention</translation>
    </message>
    <message>
        <source>Groups that each hold the attention layers and split the requests among them.</source>
        <translation>Gruppen, die jeweils die Attention-Schichten halten und die Anfragen untereinander aufteilen.</translation>
    </message>
    <message>
        <source>GPUs per replica</source>
        <translation>GPUs pro Replikat</translation>
    </message>
    <message>
        <source>GPUs that hold one model replica.</source>
        <translation>GPUs, die ein Modellreplikat halten.</translation>
    </message>
    <message>
        <source>Capacity per replica</source>
        <translation>Kapazität pro Replikat</translation>
    </message>
    <message>
        <source>Highest number of requests per second that one replica serves within both limits.</source>
        <translation>Höchste Zahl von Anfragen pro Sekunde, die ein Replikat innerhalb beider Grenzwerte bedient.</translation>
    </message>
    <message>
        <source>Replica saturation</source>
        <translation>Sättigung eines Replikats</translation>
    </message>
    <message>
        <source>Requests per second beyond which the queue grows without end.</source>
        <translation>Anfragen pro Sekunde, ab denen die Warteschlange endlos wächst.</translation>
    </message>
    <message>
        <source>Maximum batch size</source>
        <translation>Maximale Batch-Größe</translation>
    </message>
    <message>
        <source>Requests that a replica can run at once, as limited by memory and engine.</source>
        <translation>Anfragen, die ein Replikat gleichzeitig verarbeiten kann, begrenzt durch Speicher und Engine.</translation>
    </message>
    <message>
        <source>Concurrent sequences</source>
        <translation>Gleichzeitige Sequenzen</translation>
    </message>
    <message>
        <source>Requests that run in a replica at peak.</source>
        <translation>Anfragen, die zur Spitzenzeit in einem Replikat laufen.</translation>
    </message>
    <message>
        <source>Queued requests</source>
        <translation>Anteil wartender Anfragen</translation>
    </message>
    <message>
        <source>Share of the requests that find the KV cache full and have to wait.</source>
        <translation>Anteil der Anfragen, die den KV-Cache voll vorfinden und warten müssen.</translation>
    </message>
    <message>
        <source>TTFT p50</source>
        <translation>TTFT p50</translation>
    </message>
    <message>
        <source>Half of the requests get their first token within this time.</source>
        <translation>Die Hälfte der Anfragen erhält ihr erstes Token innerhalb dieser Zeit.</translation>
    </message>
    <message>
        <source>TTFT p95</source>
        <translation>TTFT p95</translation>
    </message>
    <message>
        <source>95 % of the requests get their first token within this time.</source>
        <translation>95 % der Anfragen erhalten ihr erstes Token innerhalb dieser Zeit.</translation>
    </message>
    <message>
        <source>TPOT p50</source>
        <translation>TPOT p50</translation>
    </message>
    <message>
        <source>Median time between two tokens of a response.</source>
        <translation>Median der Zeit zwischen zwei Token einer Antwort.</translation>
    </message>
    <message>
        <source>TPOT p95</source>
        <translation>TPOT p95</translation>
    </message>
    <message>
        <source>Time between two tokens of a response in the fullest 5 % of the time.</source>
        <translation>Zeit zwischen zwei Token einer Antwort in den vollsten 5 % der Zeit.</translation>
    </message>
    <message>
        <source>First token (TTFT)</source>
        <translation>Erstes Token (TTFT)</translation>
    </message>
    <message>
        <source>Value at peak, at the percentile that the limit applies to.</source>
        <translation>Wert zur Spitzenzeit, für das Perzentil, für das der Grenzwert gilt.</translation>
    </message>
    <message>
        <source>Output token (TPOT)</source>
        <translation>Ausgabe-Token (TPOT)</translation>
    </message>
    <message>
        <source>End-to-end latency</source>
        <translation>Ende-zu-Ende-Latenz</translation>
    </message>
    <message>
        <source>Median time from the request to the last token.</source>
        <translation>Median der Zeit von der Anfrage bis zum letzten Token.</translation>
    </message>
    <message>
        <source>TTFT, class 2</source>
        <translation>TTFT, Klasse 2</translation>
    </message>
    <message>
        <source>Time to first token of the requests in class 2.</source>
        <translation>Zeit bis zum ersten Token der Anfragen in Klasse 2.</translation>
    </message>
    <message>
        <source>TTFT, class 3</source>
        <translation>TTFT, Klasse 3</translation>
    </message>
    <message>
        <source>Time to first token of the requests in class 3.</source>
        <translation>Zeit bis zum ersten Token der Anfragen in Klasse 3.</translation>
    </message>
    <message>
        <source>TTFT, class 1</source>
        <translation>TTFT, Klasse 1</translation>
    </message>
    <message>
        <source>Time to first token of the requests that belong to no other class.</source>
        <translation>Zeit bis zum ersten Token der Anfragen, die zu keiner anderen Klasse gehören.</translation>
    </message>
    <message>
        <source>TPOT, class 1</source>
        <translation>TPOT, Klasse 1</translation>
    </message>
    <message>
        <source>Time per output token of the requests that belong to no other class.</source>
        <translation>Zeit pro Ausgabe-Token der Anfragen, die zu keiner anderen Klasse gehören.</translation>
    </message>
    <message>
        <source>TPOT, class 2</source>
        <translation>TPOT, Klasse 2</translation>
    </message>
    <message>
        <source>Time per output token of the requests in class 2.</source>
        <translation>Zeit pro Ausgabe-Token der Anfragen in Klasse 2.</translation>
    </message>
    <message>
        <source>TPOT, class 3</source>
        <translation>TPOT, Klasse 3</translation>
    </message>
    <message>
        <source>Time per output token of the requests in class 3.</source>
        <translation>Zeit pro Ausgabe-Token der Anfragen in Klasse 3.</translation>
    </message>
    <message>
        <source>End-to-end latency, class 1</source>
        <translation>Ende-zu-Ende-Latenz, Klasse 1</translation>
    </message>
    <message>
        <source>Median time to the last token, for requests that belong to no other class.</source>
        <translation>Median der Zeit bis zum letzten Token, für Anfragen, die zu keiner anderen Klasse gehören.</translation>
    </message>
    <message>
        <source>End-to-end latency, class 2</source>
        <translation>Ende-zu-Ende-Latenz, Klasse 2</translation>
    </message>
    <message>
        <source>Median time to the last token, for requests in class 2.</source>
        <translation>Median der Zeit bis zum letzten Token, für Anfragen in Klasse 2.</translation>
    </message>
    <message>
        <source>End-to-end latency, class 3</source>
        <translation>Ende-zu-Ende-Latenz, Klasse 3</translation>
    </message>
    <message>
        <source>Median time to the last token, for requests in class 3.</source>
        <translation>Median der Zeit bis zum letzten Token, für Anfragen in Klasse 3.</translation>
    </message>
    <message>
        <source>Requests over limit</source>
        <translation>Anfragen über Grenzwert</translation>
    </message>
    <message>
        <source>Share of the requests in classes that miss their TTFT or TPOT limit.</source>
        <translation>Anteil der Anfragen in Klassen, die ihren TTFT- oder TPOT-Grenzwert verfehlen.</translation>
    </message>
    <message>
        <source>Planned requests, own cluster</source>
        <translation>Geplante Anfragen, eigener Cluster</translation>
    </message>
    <message>
        <source>Requests per second, without those for the second tier.</source>
        <translation>Anfragen pro Sekunde, ohne die für die zweite Stufe.</translation>
    </message>
    <message>
        <source>Average requests, own cluster</source>
        <translation>Mittlere Anfragen, eigener Cluster</translation>
    </message>
    <message>
        <source>Requests per second over the week, without those for the second tier.</source>
        <translation>Anfragen pro Sekunde über die Woche, ohne die für die zweite Stufe.</translation>
    </message>
    <message>
        <source>Fleet saturation</source>
        <translation>Sättigung der Flotte</translation>
    </message>
    <message>
        <source>Highest number of requests per second that its replicas can serve, whatever the waiting time.</source>
        <translation>Höchste Zahl von Anfragen pro Sekunde, die ihre Replikate bedienen können, unabhängig von der Wartezeit.</translation>
    </message>
    <message>
        <source>Requests served</source>
        <translation>Bediente Anfragen</translation>
    </message>
    <message>
        <source>Requests per second over the week; all costs refer to these.</source>
        <translation>Anfragen pro Sekunde über die Woche; alle Kosten beziehen sich darauf.</translation>
    </message>
    <message>
        <source>Requests dropped</source>
        <translation>Verworfene Anfragen</translation>
    </message>
    <message>
        <source>Share of the arriving requests that is never served, where there are too few GPUs.</source>
        <translation>Anteil der eintreffenden Anfragen, der nie bedient wird, wenn die GPUs nicht ausreichen.</translation>
    </message>
    <message>
        <source>Second tier: planned requests</source>
        <translation>Zweite Stufe: geplante Anfragen</translation>
    </message>
    <message>
        <source>Requests per second that the second tier is planned for.</source>
        <translation>Anfragen pro Sekunde, für die die zweite Stufe geplant ist.</translation>
    </message>
    <message>
        <source>Second tier: average requests</source>
        <translation>Zweite Stufe: mittlere Anfragen</translation>
    </message>
    <message>
        <source>Requests per second, averaged over the week.</source>
        <translation>Anfragen pro Sekunde, gemittelt über die Woche.</translation>
    </message>
    <message>
        <source>Second tier: GPUs per replica</source>
        <translation>Zweite Stufe: GPUs pro Replikat</translation>
    </message>
    <message>
        <source>Second tier: replica capacity</source>
        <translation>Zweite Stufe: Kapazität pro Replikat</translation>
    </message>
    <message>
        <source>Second tier: replicas</source>
        <translation>Zweite Stufe: Replikate</translation>
    </message>
    <message>
        <source>Spare replicas are included.</source>
        <translation>Ersatzreplikate sind eingeschlossen.</translation>
    </message>
    <message>
        <source>Second tier: GPUs</source>
        <translation>Zweite Stufe: GPUs</translation>
    </message>
    <message>
        <source>Rented by the hour, in addition to the cluster.</source>
        <translation>Stundenweise gemietet, zusätzlich zum Cluster.</translation>
    </message>
    <message>
        <source>Second tier: peak load</source>
        <translation>Zweite Stufe: Spitzenlast</translation>
    </message>
    <message>
        <source>Share of what its replicas can serve within the limits.</source>
        <translation>Anteil dessen, was ihre Replikate innerhalb der Grenzwerte bedienen können.</translation>
    </message>
    <message>
        <source>Second tier: TTFT</source>
        <translation>Zweite Stufe: TTFT</translation>
    </message>
    <message>
        <source>Second tier: TPOT</source>
        <translation>Zweite Stufe: TPOT</translation>
    </message>
    <message>
        <source>Second tier: replica-hours</source>
        <translation>Zweite Stufe: Replikatstunden</translation>
    </message>
    <message>
        <source>Share of all hours in which it runs; it is rented when it is needed.</source>
        <translation>Anteil aller Stunden, in denen sie läuft; gemietet wird sie bei Bedarf.</translation>
    </message>
    <message>
        <source>Second tier: cost</source>
        <translation>Zweite Stufe: Kosten</translation>
    </message>
    <message>
        <source>Part of the fleet cost, in addition to the cost of the cluster.</source>
        <translation>Teil der Flottenkosten, zusätzlich zu den Kosten des Clusters.</translation>
    </message>
    <message>
        <source>Second tier: power</source>
        <translation>Zweite Stufe: Leistung</translation>
    </message>
    <message>
        <source>Power while it runs, depending on its load; drawn where it is rented.</source>
        <translation>Leistung im Betrieb, abhängig von der Last; sie wird dort aufgenommen, wo die GPUs gemietet sind.</translation>
    </message>
    <message>
        <source>KV transfer time</source>
        <translation>KV-Transferzeit</translation>
    </message>
    <message>
        <source>Time to move the KV cache of a prompt to the replica that generates its response.</source>
        <translation>Zeit, um den KV-Cache eines Prompts zum Replikat zu übertragen, das die Antwort erzeugt.</translation>
    </message>
    <message>
        <source>Memory per replica</source>
        <translation>Speicher pro Replikat</translation>
    </message>
    <message>
        <source>Memory of all GPUs of a replica, as the driver counts it.</source>
        <translation>Speicher aller GPUs eines Replikats, wie der Treiber ihn zählt.</translation>
    </message>
    <message>
        <source>Size in the selected format, on all GPUs of a replica.</source>
        <translation>Größe im gewählten Format, auf allen GPUs eines Replikats.</translation>
    </message>
    <message>
        <source>Memory for kernels, buffers and graphs.</source>
        <translation>Speicher für Kernel, Puffer und Graphen.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Memory left for keys and values.</source>
        <translation>Speicher, der für Keys und Values bleibt.</translation>
    </message>
    <message>
        <source>KV cache in use</source>
        <translation>Belegter KV-Cache</translation>
    </message>
    <message>
        <source>Held by the requests that run at peak.</source>
        <translation>Belegt von den Anfragen, die zur Spitzenzeit laufen.</translation>
    </message>
    <message>
        <source>Free KV cache</source>
        <translation>Freier KV-Cache</translation>
    </message>
    <message>
        <source>Room for more concurrent requests.</source>
        <translation>Platz für weitere gleichzeitige Anfragen.</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>KV-Cache pro Token</translation>
    </message>
    <message>
        <source>Keys and values in all layers, on all GPUs of a replica.</source>
        <translation>Keys und Values in allen Schichten, auf allen GPUs eines Replikats.</translation>
    </message>
    <message>
        <source>Weights as share of memory</source>
        <translation>Gewichtsanteil am Speicher</translation>
    </message>
    <message>
        <source>Above 80 %, a small error shifts every result.</source>
        <translation>Über 80 % verschiebt ein kleiner Fehler jedes Ergebnis.</translation>
    </message>
    <message>
        <source>Peak of one GPU, in the format of the weights.</source>
        <translation>Spitzenwert einer GPU, im Format der Gewichte.</translation>
    </message>
    <message>
        <source>Implied MFU</source>
        <translation>Rechnerische MFU</translation>
    </message>
    <message>
        <source>Share of peak throughput that a replica’s capacity demands of the GPU; no engine was seen above 62 %.</source>
        <translation>Anteil am Spitzendurchsatz, den die Kapazität eines Replikats der GPU abverlangt; über 62 % wurde bei keiner Engine beobachtet.</translation>
    </message>
    <message>
        <source>Spread of prediction</source>
        <translation>Streuung der Prognose</translation>
    </message>
    <message>
        <source>Computed against measured times, one standard deviation.</source>
        <translation>Berechnete gegenüber gemessenen Zeiten, eine Standardabweichung.</translation>
    </message>
    <message>
        <source>Spare replicas wanted</source>
        <translation>Gewünschte Ersatzreplikate</translation>
    </message>
    <message>
        <source>Number of spare replicas that the selected rule asks for.</source>
        <translation>Anzahl der Ersatzreplikate nach der gewählten Regel.</translation>
    </message>
    <message>
        <source>Replicas needed</source>
        <translation>Benötigte Replikate</translation>
    </message>
    <message>
        <source>Replicas for the peak requests with headroom, plus spare replicas.</source>
        <translation>Replikate für die Anfragen zur Spitzenzeit mit Reserve, zuzüglich Ersatzreplikaten.</translation>
    </message>
    <message>
        <source>Active replicas</source>
        <translation>Aktive Replikate</translation>
    </message>
    <message>
        <source>As many as needed, or as many as the given GPUs hold.</source>
        <translation>So viele wie nötig oder so viele, wie die vorgegebenen GPUs fassen.</translation>
    </message>
    <message>
        <source>Spare replicas</source>
        <translation>Ersatzreplikate</translation>
    </message>
    <message>
        <source>Kept for the case that a replica fails.</source>
        <translation>Werden für den Ausfall eines Replikats vorgehalten.</translation>
    </message>
    <message>
        <source>Prefill replicas</source>
        <translation>Prefill-Replikate</translation>
    </message>
    <message>
        <source>Replicas that process prompts; the others generate the output tokens.</source>
        <translation>Replikate, die Prompts verarbeiten; die anderen erzeugen die Ausgabe-Token.</translation>
    </message>
    <message>
        <source>Model replicas in the fleet.</source>
        <translation>Modellreplikate der Flotte.</translation>
    </message>
    <message>
        <source>GPUs for retrieval</source>
        <translation>GPUs für Retrieval</translation>
    </message>
    <message>
        <source>Used for embedding and reranking, in addition to the model that generates responses.</source>
        <translation>Für Embedding und Reranking, zusätzlich zum Modell, das die Antworten erzeugt.</translation>
    </message>
    <message>
        <source>Fleet GPUs</source>
        <translation>GPUs der Flotte</translation>
    </message>
    <message>
        <source>GPUs of all replicas and of retrieval.</source>
        <translation>GPUs aller Replikate und des Retrievals.</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Highest number of requests per second that the fleet serves within both limits.</source>
        <translation>Höchste Zahl von Anfragen pro Sekunde, die die Flotte innerhalb beider Grenzwerte bedient.</translation>
    </message>
    <message>
        <source>Peak load</source>
        <translation>Spitzenlast</translation>
    </message>
    <message>
        <source>Share of what the replicas can serve within the limits.</source>
        <translation>Anteil dessen, was die Replikate innerhalb der Grenzwerte bedienen können.</translation>
    </message>
    <message>
        <source>Requests per replica</source>
        <translation>Anfragen pro Replikat</translation>
    </message>
    <message>
        <source>Requests per second for each active replica.</source>
        <translation>Anfragen pro Sekunde für jedes aktive Replikat.</translation>
    </message>
    <message>
        <source>Users supported</source>
        <translation>Unterstützte Nutzer</translation>
    </message>
    <message>
        <source>Users that the fleet can serve at peak, within the limits.</source>
        <translation>Nutzer, die die Flotte zur Spitzenzeit innerhalb der Grenzwerte bedienen kann.</translation>
    </message>
    <message>
        <source>Replica-hours share</source>
        <translation>Anteil der Replikatstunden</translation>
    </message>
    <message>
        <source>Share of all hours in which replicas run, by autoscaling.</source>
        <translation>Anteil aller Stunden, in denen Replikate laufen, durch Autoscaling.</translation>
    </message>
    <message>
        <source>Average load</source>
        <translation>Mittlere Last</translation>
    </message>
    <message>
        <source>Load of all replicas while they run.</source>
        <translation>Last aller Replikate, während sie laufen.</translation>
    </message>
    <message>
        <source>GPU-hours in which the fleet runs.</source>
        <translation>GPU-Stunden, in denen die Flotte läuft.</translation>
    </message>
    <message>
        <source>Output tokens/s per GPU</source>
        <translation>Ausgabe-Token/s pro GPU</translation>
    </message>
    <message>
        <source>Throughput at peak, averaged over all GPUs of the fleet.</source>
        <translation>Durchsatz zur Spitzenzeit, gemittelt über alle GPUs der Flotte.</translation>
    </message>
    <message>
        <source>Fleet cost</source>
        <translation>Kosten der Flotte</translation>
    </message>
    <message>
        <source>Rent for the hours in which the fleet runs, or its share of the cost of owning.</source>
        <translation>Miete für die Stunden, in denen die Flotte läuft, oder ihr Anteil an den Kosten des Eigenbetriebs.</translation>
    </message>
    <message>
        <source>Prefill time share</source>
        <translation>Zeitanteil des Prefill</translation>
    </message>
    <message>
        <source>Share of GPU time that prompts take.</source>
        <translation>Anteil der GPU-Zeit, den Prompts benötigen.</translation>
    </message>
    <message>
        <source>Prefill cost</source>
        <translation>Prefill-Kosten</translation>
    </message>
    <message>
        <source>Cost per million input tokens, by the GPU time they take.</source>
        <translation>Kosten pro Million Eingabe-Token, nach der benötigten GPU-Zeit.</translation>
    </message>
    <message>
        <source>Decode cost</source>
        <translation>Decode-Kosten</translation>
    </message>
    <message>
        <source>Cost per million output tokens, by the GPU time they take.</source>
        <translation>Kosten pro Million Ausgabe-Token, nach der benötigten GPU-Zeit.</translation>
    </message>
    <message>
        <source>Input and output tokens count alike.</source>
        <translation>Eingabe- und Ausgabe-Token zählen gleich.</translation>
    </message>
    <message>
        <source>Cost of output</source>
        <translation>Ausgabekosten</translation>
    </message>
    <message>
        <source>All costs of the fleet at the given load, divided by its output tokens.</source>
        <translation>Alle Kosten der Flotte bei der gegebenen Last, geteilt durch ihre Ausgabe-Token.</translation>
    </message>
    <message>
        <source>Cost per request</source>
        <translation>Kosten pro Anfrage</translation>
    </message>
    <message>
        <source>All costs of the fleet at the given load, divided by the requests served.</source>
        <translation>Alle Kosten der Flotte bei der gegebenen Last, geteilt durch die bedienten Anfragen.</translation>
    </message>
    <message>
        <source>Cost per 1,000 units</source>
        <translation>Kosten pro 1.000 Einheiten</translation>
    </message>
    <message>
        <source>Units are images, seconds of audio or whatever the work is counted in; all costs of the fleet at the given load are included.</source>
        <translation>Einheiten sind Bilder, Sekunden Audio oder worin die Arbeit gezählt wird; alle Kosten der Flotte bei der gegebenen Last sind eingeschlossen.</translation>
    </message>
    <message>
        <source>API cost</source>
        <translation>API-Kosten</translation>
    </message>
    <message>
        <source>The same tokens at the prices of a hosted model.</source>
        <translation>Dieselben Token zu den Preisen eines gehosteten Modells.</translation>
    </message>
    <message>
        <source>Break-even vs. API</source>
        <translation>API-Schwelle</translation>
    </message>
    <message>
        <source>Input and output tokens per day from which this fleet is cheaper than the hosted model.</source>
        <translation>Eingabe- und Ausgabe-Token pro Tag, ab denen diese Flotte günstiger ist als das gehostete Modell.</translation>
    </message>
    <message>
        <source>Tokens per day</source>
        <translation>Token pro Tag</translation>
    </message>
    <message>
        <source>Input and output tokens, on average.</source>
        <translation>Eingabe- und Ausgabe-Token, im Durchschnitt.</translation>
    </message>
    <message>
        <source>Fleet power</source>
        <translation>Leistung der Flotte</translation>
    </message>
    <message>
        <source>Facility power while the fleet runs, depending on its load.</source>
        <translation>Leistung am Stromzähler, während die Flotte läuft, abhängig von ihrer Last.</translation>
    </message>
    <message>
        <source>Energy per million output tokens</source>
        <translation>Energie pro Million Ausgabe-Token</translation>
    </message>
    <message>
        <source>Energy of the fleet at the meter, divided by its output tokens.</source>
        <translation>Energie der Flotte am Stromzähler, geteilt durch ihre Ausgabe-Token.</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Mittlere Leistung</translation>
    </message>
    <message>
        <source>Facility power at the meter, cooling and losses included.</source>
        <translation>Leistung am Stromzähler, einschließlich Kühlung und Verlusten.</translation>
    </message>
    <message>
        <source>Average power: GPUs</source>
        <translation>Mittlere Leistung: GPUs</translation>
    </message>
    <message>
        <source>Part of the average power that the GPUs draw.</source>
        <translation>Teil der mittleren Leistung, den die GPUs aufnehmen.</translation>
    </message>
    <message>
        <source>Average power: hosts</source>
        <translation>Mittlere Leistung: Hosts</translation>
    </message>
    <message>
        <source>Part of the average power that the nodes draw without their GPUs.</source>
        <translation>Teil der mittleren Leistung, den die Knoten ohne ihre GPUs aufnehmen.</translation>
    </message>
    <message>
        <source>Average power: network</source>
        <translation>Mittlere Leistung: Netzwerk</translation>
    </message>
    <message>
        <source>Part of the average power that switches and optics draw.</source>
        <translation>Teil der mittleren Leistung, den Switches und Optik aufnehmen.</translation>
    </message>
    <message>
        <source>Average power: storage</source>
        <translation>Mittlere Leistung: Storage</translation>
    </message>
    <message>
        <source>Part of the average power that the storage draws.</source>
        <translation>Teil der mittleren Leistung, den der Storage aufnimmt.</translation>
    </message>
    <message>
        <source>Average power: losses</source>
        <translation>Mittlere Leistung: Verluste</translation>
    </message>
    <message>
        <source>Part of the average power lost between the meter and the hardware.</source>
        <translation>Teil der mittleren Leistung, der zwischen Stromzähler und Hardware verloren geht.</translation>
    </message>
    <message>
        <source>Average power: cooling</source>
        <translation>Mittlere Leistung: Kühlung</translation>
    </message>
    <message>
        <source>Part of the average power that the PUE leaves for cooling after the losses.</source>
        <translation>Teil der mittleren Leistung, der laut PUE nach Abzug der Verluste auf die Kühlung entfällt.</translation>
    </message>
    <message>
        <source>Peak power</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Peak power: GPUs</source>
        <translation>Spitzenleistung: GPUs</translation>
    </message>
    <message>
        <source>Part of the peak power that the GPUs draw.</source>
        <translation>Teil der Spitzenleistung, den die GPUs aufnehmen.</translation>
    </message>
    <message>
        <source>Peak power: hosts</source>
        <translation>Spitzenleistung: Hosts</translation>
    </message>
    <message>
        <source>Part of the peak power that the nodes draw without their GPUs.</source>
        <translation>Teil der Spitzenleistung, den die Knoten ohne ihre GPUs aufnehmen.</translation>
    </message>
    <message>
        <source>Peak power: network</source>
        <translation>Spitzenleistung: Netzwerk</translation>
    </message>
    <message>
        <source>Part of the peak power that switches and optics draw.</source>
        <translation>Teil der Spitzenleistung, den Switches und Optik aufnehmen.</translation>
    </message>
    <message>
        <source>Peak power: storage</source>
        <translation>Spitzenleistung: Storage</translation>
    </message>
    <message>
        <source>Part of the peak power that the storage draws.</source>
        <translation>Teil der Spitzenleistung, den der Storage aufnimmt.</translation>
    </message>
    <message>
        <source>Peak power: losses</source>
        <translation>Spitzenleistung: Verluste</translation>
    </message>
    <message>
        <source>Part of the peak power lost between the meter and the hardware.</source>
        <translation>Teil der Spitzenleistung, der zwischen Stromzähler und Hardware verloren geht.</translation>
    </message>
    <message>
        <source>Peak power: cooling</source>
        <translation>Spitzenleistung: Kühlung</translation>
    </message>
    <message>
        <source>Part of the peak power that the PUE leaves for cooling after the losses.</source>
        <translation>Teil der Spitzenleistung, der laut PUE nach Abzug der Verluste auf die Kühlung entfällt.</translation>
    </message>
    <message>
        <source>Nameplate power</source>
        <translation>Nennleistung</translation>
    </message>
    <message>
        <source>Nameplate power: GPUs</source>
        <translation>Nennleistung: GPUs</translation>
    </message>
    <message>
        <source>Part of the nameplate power that the GPUs draw.</source>
        <translation>Teil der Nennleistung, den die GPUs aufnehmen.</translation>
    </message>
    <message>
        <source>Nameplate power: hosts</source>
        <translation>Nennleistung: Hosts</translation>
    </message>
    <message>
        <source>Part of the nameplate power that the nodes draw without their GPUs.</source>
        <translation>Teil der Nennleistung, den die Knoten ohne ihre GPUs aufnehmen.</translation>
    </message>
    <message>
        <source>Nameplate power: network</source>
        <translation>Nennleistung: Netzwerk</translation>
    </message>
    <message>
        <source>Part of the nameplate power that switches and optics draw.</source>
        <translation>Teil der Nennleistung, den Switches und Optik aufnehmen.</translation>
    </message>
    <message>
        <source>Nameplate power: storage</source>
        <translation>Nennleistung: Storage</translation>
    </message>
    <message>
        <source>Part of the nameplate power that the storage draws.</source>
        <translation>Teil der Nennleistung, den der Storage aufnimmt.</translation>
    </message>
    <message>
        <source>Nameplate power: losses</source>
        <translation>Nennleistung: Verluste</translation>
    </message>
    <message>
        <source>Part of the nameplate power lost between the meter and the hardware.</source>
        <translation>Teil der Nennleistung, der zwischen Stromzähler und Hardware verloren geht.</translation>
    </message>
    <message>
        <source>Nameplate power: cooling</source>
        <translation>Nennleistung: Kühlung</translation>
    </message>
    <message>
        <source>Part of the nameplate power that the PUE leaves for cooling after the losses.</source>
        <translation>Teil der Nennleistung, der laut PUE nach Abzug der Verluste auf die Kühlung entfällt.</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>Leerlaufleistung</translation>
    </message>
    <message>
        <source>Idle power: GPUs</source>
        <translation>Leerlaufleistung: GPUs</translation>
    </message>
    <message>
        <source>Part of the idle power that the GPUs draw.</source>
        <translation>Teil der Leerlaufleistung, den die GPUs aufnehmen.</translation>
    </message>
    <message>
        <source>Idle power: hosts</source>
        <translation>Leerlaufleistung: Hosts</translation>
    </message>
    <message>
        <source>Part of the idle power that the nodes draw without their GPUs.</source>
        <translation>Teil der Leerlaufleistung, den die Knoten ohne ihre GPUs aufnehmen.</translation>
    </message>
    <message>
        <source>Idle power: network</source>
        <translation>Leerlaufleistung: Netzwerk</translation>
    </message>
    <message>
        <source>Part of the idle power that switches and optics draw.</source>
        <translation>Teil der Leerlaufleistung, den Switches und Optik aufnehmen.</translation>
    </message>
    <message>
        <source>Idle power: storage</source>
        <translation>Leerlaufleistung: Storage</translation>
    </message>
    <message>
        <source>Part of the idle power that the storage draws.</source>
        <translation>Teil der Leerlaufleistung, den der Storage aufnimmt.</translation>
    </message>
    <message>
        <source>Idle power: losses</source>
        <translation>Leerlaufleistung: Verluste</translation>
    </message>
    <message>
        <source>Part of the idle power lost between the meter and the hardware.</source>
        <translation>Teil der Leerlaufleistung, der zwischen Stromzähler und Hardware verloren geht.</translation>
    </message>
    <message>
        <source>Idle power: cooling</source>
        <translation>Leerlaufleistung: Kühlung</translation>
    </message>
    <message>
        <source>Part of the idle power that the PUE leaves for cooling after the losses.</source>
        <translation>Teil der Leerlaufleistung, der laut PUE nach Abzug der Verluste auf die Kühlung entfällt.</translation>
    </message>
    <message>
        <source>Energy per run</source>
        <translation>Energie pro Lauf</translation>
    </message>
    <message>
        <source>Facility energy at the meter.</source>
        <translation>Energie am Stromzähler.</translation>
    </message>
    <message>
        <source>Energy per year</source>
        <translation>Energie pro Jahr</translation>
    </message>
    <message>
        <source>Facility energy at the meter, idle hours included.</source>
        <translation>Energie am Stromzähler, einschließlich Leerlauf.</translation>
    </message>
    <message>
        <source>Network power, by share</source>
        <translation>Netzwerkleistung, nach Anteil</translation>
    </message>
    <message>
        <source>Share of the node power; none where switches are counted.</source>
        <translation>Anteil an der Leistung der Knoten; keiner, wenn Switches gezählt werden.</translation>
    </message>
    <message>
        <source>Network power, counted</source>
        <translation>Netzwerkleistung, gezählt</translation>
    </message>
    <message>
        <source>Power of switches and optics; none where the network is taken as a share.</source>
        <translation>Leistung von Switches und Optik; keine, wenn das Netzwerk als Anteil gerechnet wird.</translation>
    </message>
    <message>
        <source>Storage power, by share</source>
        <translation>Storage-Leistung, nach Anteil</translation>
    </message>
    <message>
        <source>Share of the node power; none where the storage is counted.</source>
        <translation>Anteil an der Leistung der Knoten; keiner, wenn der Storage gezählt wird.</translation>
    </message>
    <message>
        <source>Storage power, counted</source>
        <translation>Storage-Leistung, gezählt</translation>
    </message>
    <message>
        <source>Power of the storage by its size; none where it is taken as a share.</source>
        <translation>Leistung des Storage nach seiner Größe; keine, wenn er als Anteil gerechnet wird.</translation>
    </message>
    <message>
        <source>Switch tiers</source>
        <translation>Switch-Ebenen</translation>
    </message>
    <message>
        <source>Layers of switches in the inter-node network, one above the other.</source>
        <translation>Übereinanderliegende Ebenen von Switches im Netzwerk zwischen Knoten.</translation>
    </message>
    <message>
        <source>All tiers and rails of the inter-node network.</source>
        <translation>Alle Ebenen und Rails des Netzwerks zwischen Knoten.</translation>
    </message>
    <message>
        <source>Links from NICs to switches and between switch tiers.</source>
        <translation>Verbindungen von NICs zu Switches und zwischen den Switch-Ebenen.</translation>
    </message>
    <message>
        <source>Optical transceivers</source>
        <translation>Optische Transceiver</translation>
    </message>
    <message>
        <source>One at each end of a cable.</source>
        <translation>Einer an jedem Ende eines Kabels.</translation>
    </message>
    <message>
        <source>Power swing within a step</source>
        <translation>Lastsprung im Schritt</translation>
    </message>
    <message>
        <source>Drop in GPU power while a step waits for communication.</source>
        <translation>Rückgang der GPU-Leistung, während ein Schritt auf Kommunikation wartet.</translation>
    </message>
    <message>
        <source>Power swing at a stop</source>
        <translation>Lastsprung beim Stopp</translation>
    </message>
    <message>
        <source>Drop in node power when the run stops.</source>
        <translation>Rückgang der Leistung der Knoten, wenn der Lauf stoppt.</translation>
    </message>
    <message>
        <source>Ramp rate</source>
        <translation>Laständerungsrate</translation>
    </message>
    <message>
        <source>How fast the power draw falls when the run stops.</source>
        <translation>Wie schnell die Leistungsaufnahme fällt, wenn der Lauf stoppt.</translation>
    </message>
    <message>
        <source>Nodes per rack by height</source>
        <translation>Knoten pro Rack nach Höhe</translation>
    </message>
    <message>
        <source>Nodes that fit into the usable rack units.</source>
        <translation>Knoten, die in die nutzbaren Höheneinheiten passen.</translation>
    </message>
    <message>
        <source>Nodes per rack by weight</source>
        <translation>Knoten pro Rack nach Gewicht</translation>
    </message>
    <message>
        <source>Nodes within the rack weight limit.</source>
        <translation>Knoten innerhalb der zulässigen Traglast des Racks.</translation>
    </message>
    <message>
        <source>Nodes per rack by power</source>
        <translation>Knoten pro Rack nach Leistung</translation>
    </message>
    <message>
        <source>Nodes whose heat the rack’s cooling can remove.</source>
        <translation>Knoten, deren Wärme die Kühlung des Racks abführen kann.</translation>
    </message>
    <message>
        <source>Nodes per rack by feeds</source>
        <translation>Knoten pro Rack nach Zuleitung</translation>
    </message>
    <message>
        <source>Nodes that one feed side can carry when the other fails.</source>
        <translation>Knoten, die eine Seite der Zuleitung versorgen kann, wenn die andere ausfällt.</translation>
    </message>
    <message>
        <source>Nodes per rack</source>
        <translation>Knoten pro Rack</translation>
    </message>
    <message>
        <source>Set by the tightest of the rack limits.</source>
        <translation>Durch die engste Grenze des Racks bestimmt.</translation>
    </message>
    <message>
        <source>Compute racks</source>
        <translation>Compute-Racks</translation>
    </message>
    <message>
        <source>All racks are full, except perhaps the last one.</source>
        <translation>Alle Racks sind voll, außer vielleicht dem letzten.</translation>
    </message>
    <message>
        <source>Network and storage racks</source>
        <translation>Netzwerk- und Storage-Racks</translation>
    </message>
    <message>
        <source>Number of racks by the power of network and storage.</source>
        <translation>Anzahl der Racks nach der Leistung von Netzwerk und Storage.</translation>
    </message>
    <message>
        <source>Floor area</source>
        <translation>Stellfläche</translation>
    </message>
    <message>
        <source>Area of all racks, with their aisles.</source>
        <translation>Fläche aller Racks, einschließlich der Gänge.</translation>
    </message>
    <message>
        <source>Power per feed side</source>
        <translation>Leistung pro Zuleitungsseite</translation>
    </message>
    <message>
        <source>Continuous load that A or B may carry alone.</source>
        <translation>Dauerlast, die A oder B allein tragen darf.</translation>
    </message>
    <message>
        <source>Power per rack</source>
        <translation>Leistung pro Rack</translation>
    </message>
    <message>
        <source>Load of a full rack at nameplate power.</source>
        <translation>Last eines vollen Racks bei Nennleistung.</translation>
    </message>
    <message>
        <source>Breaker load on failover</source>
        <translation>Schutzschalterlast bei Seitenausfall</translation>
    </message>
    <message>
        <source>Full rack with one side failed: the fullest phase of the remaining side, as a share of its permitted continuous load.</source>
        <translation>Volles Rack bei Ausfall einer Seite: die vollste Phase der verbleibenden Seite, als Anteil ihrer zulässigen Dauerlast.</translation>
    </message>
    <message>
        <source>Carbon per run</source>
        <translation>CO₂-Emissionen pro Lauf</translation>
    </message>
    <message>
        <source>Operational carbon of its energy, plus its share of the hardware’s embodied carbon.</source>
        <translation>Betriebsemissionen seiner Energie zuzüglich seines Anteils an den grauen Emissionen der Hardware.</translation>
    </message>
    <message>
        <source>Operational carbon per run</source>
        <translation>Betriebsemissionen pro Lauf</translation>
    </message>
    <message>
        <source>Emissions from the energy drawn at the meter.</source>
        <translation>Emissionen der am Stromzähler bezogenen Energie.</translation>
    </message>
    <message>
        <source>Embodied carbon per run</source>
        <translation>Graue Emissionen pro Lauf</translation>
    </message>
    <message>
        <source>The run’s share of the emissions from making the hardware.</source>
        <translation>Anteil des Laufs an den Emissionen der Hardwareherstellung.</translation>
    </message>
    <message>
        <source>Water per run</source>
        <translation>Wasserverbrauch pro Lauf</translation>
    </message>
    <message>
        <source>Water used on site and at power plants.</source>
        <translation>Wasserverbrauch vor Ort und in Kraftwerken.</translation>
    </message>
    <message>
        <source>On-site water per run</source>
        <translation>Wasserverbrauch vor Ort pro Lauf</translation>
    </message>
    <message>
        <source>Water evaporated for cooling.</source>
        <translation>Zur Kühlung verdunstetes Wasser.</translation>
    </message>
    <message>
        <source>Off-site water per run</source>
        <translation>Externer Wasserverbrauch pro Lauf</translation>
    </message>
    <message>
        <source>Water used at power plants for the energy at the meter.</source>
        <translation>Wasserverbrauch der Kraftwerke für die Energie am Stromzähler.</translation>
    </message>
    <message>
        <source>Average power per GPU</source>
        <translation>Mittlere Leistung pro GPU</translation>
    </message>
    <message>
        <source>What one GPU at work draws on average.</source>
        <translation>Was eine GPU im Betrieb durchschnittlich aufnimmt.</translation>
    </message>
    <message>
        <source>Average power per node</source>
        <translation>Mittlere Leistung pro Knoten</translation>
    </message>
    <message>
        <source>What one node at work draws on average.</source>
        <translation>Was ein Knoten im Betrieb durchschnittlich aufnimmt.</translation>
    </message>
    <message>
        <source>Carbon per year</source>
        <translation>CO₂-Emissionen pro Jahr</translation>
    </message>
    <message>
        <source>Operational carbon per year</source>
        <translation>Betriebsemissionen pro Jahr</translation>
    </message>
    <message>
        <source>Embodied carbon per year</source>
        <translation>Graue Emissionen pro Jahr</translation>
    </message>
    <message>
        <source>The year’s share of the emissions from making the hardware.</source>
        <translation>Anteil des Jahres an den Emissionen der Hardwareherstellung.</translation>
    </message>
    <message>
        <source>Water per year</source>
        <translation>Wasserverbrauch pro Jahr</translation>
    </message>
    <message>
        <source>On-site water per year</source>
        <translation>Wasserverbrauch vor Ort pro Jahr</translation>
    </message>
    <message>
        <source>Off-site water per year</source>
        <translation>Externer Wasserverbrauch pro Jahr</translation>
    </message>
    <message>
        <source>Compares the cost per run, per month or over the period with the budget, with all that is uncertain about it.</source>
        <translation>Vergleicht die Kosten pro Lauf, pro Monat oder über den Zeitraum mit dem Budget, einschließlich aller Unsicherheiten.</translation>
    </message>
    <message>
        <source>Time per unit</source>
        <translation>Zeit je Einheit</translation>
    </message>
    <message>
        <source>Average time that one worker takes per unit. A worker is a GPU, or the GPUs that work on units together.</source>
        <translation>Mittlere Zeit, die ein Worker je Einheit braucht. Ein Worker ist eine GPU oder sind die GPUs, die gemeinsam an Einheiten arbeiten.</translation>
    </message>
    <message>
        <source>GPUs per worker</source>
        <translation>GPUs je Worker</translation>
    </message>
    <message>
        <source>Number of GPUs that work on units together.</source>
        <translation>Anzahl der GPUs, die gemeinsam an Einheiten arbeiten.</translation>
    </message>
    <message>
        <source>Concurrent units per worker</source>
        <translation>Gleichzeitige Einheiten je Worker</translation>
    </message>
    <message>
        <source>Units that a worker processes at the same time.</source>
        <translation>Einheiten, die ein Worker gleichzeitig verarbeitet.</translation>
    </message>
    <message>
        <source>Least memory that the work needs on each GPU.</source>
        <translation>Mindestspeicher, den die Arbeit auf jeder GPU braucht.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Groups of GPUs that process units at the same time.</source>
        <translation>Gruppen von GPUs, die gleichzeitig Einheiten verarbeiten.</translation>
    </message>
    <message>
        <source>Units per worker</source>
        <translation>Einheiten je Worker</translation>
    </message>
    <message>
        <source>Units that each worker processes. Single units cannot be divided, and a batch is half empty while its last units end.</source>
        <translation>Einheiten, die jeder Worker verarbeitet. Einzelne Einheiten lassen sich nicht teilen, und ein Stapel ist halb leer, während seine letzten Einheiten enden.</translation>
    </message>
    <message>
        <source>Time with one worker</source>
        <translation>Zeit mit einem Worker</translation>
    </message>
    <message>
        <source>Time that a single worker would take for the whole job.</source>
        <translation>Zeit, die ein einzelner Worker für den ganzen Auftrag brauchte.</translation>
    </message>
    <message>
        <source>Serial time</source>
        <translation>Serielle Zeit</translation>
    </message>
    <message>
        <source>Time of the part that only one worker can do.</source>
        <translation>Zeit des Teils, den nur ein Worker erledigen kann.</translation>
    </message>
    <message>
        <source>Parallel time</source>
        <translation>Parallele Zeit</translation>
    </message>
    <message>
        <source>Time in which all workers process units.</source>
        <translation>Zeit, in der alle Worker Einheiten verarbeiten.</translation>
    </message>
    <message>
        <source>Storage time</source>
        <translation>Storage-Zeit</translation>
    </message>
    <message>
        <source>Time for reading all inputs and writing all results; it overlaps with the parallel part.</source>
        <translation>Zeit für das Lesen aller Eingaben und das Schreiben aller Ergebnisse; sie überlappt mit dem parallelen Teil.</translation>
    </message>
    <message>
        <source>Time without failures</source>
        <translation>Zeit ohne Ausfälle</translation>
    </message>
    <message>
        <source>Serial part, and the longer of computing and storage.</source>
        <translation>Der serielle Teil und das Längere von Rechnen und Storage.</translation>
    </message>
    <message>
        <source>Waiting for storage</source>
        <translation>Warten auf Storage</translation>
    </message>
    <message>
        <source>Share of the time in which GPUs wait for storage.</source>
        <translation>Anteil der Zeit, in der GPUs auf den Storage warten.</translation>
    </message>
    <message>
        <source>Data read and written</source>
        <translation>Gelesene und geschriebene Daten</translation>
    </message>
    <message>
        <source>All inputs and results of the job.</source>
        <translation>Alle Eingaben und Ergebnisse des Auftrags.</translation>
    </message>
    <message>
        <source>Storage bandwidth needed</source>
        <translation>Benötigte Storage-Bandbreite</translation>
    </message>
    <message>
        <source>Bandwidth at which GPUs never wait for storage.</source>
        <translation>Bandbreite, bei der GPUs nie auf den Storage warten.</translation>
    </message>
    <message>
        <source>GPUs at 50 % efficiency</source>
        <translation>GPUs bei 50 % Effizienz</translation>
    </message>
    <message>
        <source>With more GPUs than this, the serial part wastes more than half of the GPU-hours (Amdahl’s law).</source>
        <translation>Mit mehr GPUs verschwendet der serielle Teil mehr als die Hälfte der GPU-Stunden (Amdahlsches Gesetz).</translation>
    </message>
    <message>
        <source>All that the job costs, staff included, per thousand units.</source>
        <translation>Alle Kosten des Auftrags samt Personal, je tausend Einheiten.</translation>
    </message>
    <message>
        <source>Speed-up limit (Amdahl)</source>
        <translation>Grenze der Beschleunigung (Amdahl)</translation>
    </message>
    <message>
        <source>The speed-up that no number of GPUs exceeds if the implied serial fraction stays as it is.</source>
        <translation>Die Beschleunigung, die keine Anzahl von GPUs übertrifft, wenn der abgeleitete serielle Anteil so bleibt.</translation>
    </message>
    <message>
        <source>Scaled speed-up (Gustafson)</source>
        <translation>Skalierte Beschleunigung (Gustafson)</translation>
    </message>
    <message>
        <source>Throughput relative to one GPU if the work grows with the number of GPUs and only the implied serial fraction of one GPU’s work stays serial.</source>
        <translation>Durchsatz gegenüber einer GPU, wenn die Arbeit mit der Anzahl der GPUs wächst und nur der abgeleitete serielle Anteil der Arbeit einer GPU seriell bleibt.</translation>
    </message>
    <message>
        <source>GPUs for generation</source>
        <translation>GPUs für die Generierung</translation>
    </message>
    <message>
        <source>GPUs per generating replica</source>
        <translation>GPUs je generierendem Replikat</translation>
    </message>
    <message>
        <source>GPUs that hold one copy of the policy while it generates.</source>
        <translation>GPUs, die beim Generieren eine Kopie der Policy halten.</translation>
    </message>
    <message>
        <source>Generating replicas</source>
        <translation>Generierende Replikate</translation>
    </message>
    <message>
        <source>Copies of the policy that generate at the same time.</source>
        <translation>Kopien der Policy, die gleichzeitig generieren.</translation>
    </message>
    <message>
        <source>Generation time</source>
        <translation>Generierungszeit</translation>
    </message>
    <message>
        <source>Environment time</source>
        <translation>Umgebungszeit</translation>
    </message>
    <message>
        <source>Scoring time</source>
        <translation>Bewertungszeit</translation>
    </message>
    <message>
        <source>Time for log-probabilities of the policy and the reference, and for a critic and a reward model where there are any.</source>
        <translation>Zeit für die Log-Wahrscheinlichkeiten von Policy und Referenz sowie für Critic und Reward-Modell, wo es sie gibt.</translation>
    </message>
    <message>
        <source>Optimizer steps per RL step</source>
        <translation>Optimizer-Schritte je RL-Schritt</translation>
    </message>
    <message>
        <source>Update time</source>
        <translation>Aktualisierungszeit</translation>
    </message>
    <message>
        <source>Weight transfer</source>
        <translation>Gewichtsübertragung</translation>
    </message>
    <message>
        <source>Time for moving the new weights to the replicas that generate.</source>
        <translation>Zeit, um die neuen Gewichte zu den generierenden Replikaten zu übertragen.</translation>
    </message>
    <message>
        <source>RL step time</source>
        <translation>Zeit je RL-Schritt</translation>
    </message>
    <message>
        <source>Time of one step: generation, environment, scoring, update and weight transfer.</source>
        <translation>Zeit eines Schritts: Generierung, Umgebung, Bewertung, Aktualisierung und Gewichtsübertragung.</translation>
    </message>
    <message>
        <source>RL steps per hour</source>
        <translation>RL-Schritte/h</translation>
    </message>
    <message>
        <source>Steps per hour, with interruptions.</source>
        <translation>Schritte je Stunde, Unterbrechungen eingerechnet.</translation>
    </message>
    <message>
        <source>Generating GPUs wait</source>
        <translation>Generierende GPUs warten</translation>
    </message>
    <message>
        <source>Share of the time in which the GPUs that generate are idle.</source>
        <translation>Anteil der Zeit, in der die generierenden GPUs untätig sind.</translation>
    </message>
    <message>
        <source>Training GPUs wait</source>
        <translation>Trainierende GPUs warten</translation>
    </message>
    <message>
        <source>Share of the time in which the GPUs that train are idle.</source>
        <translation>Anteil der Zeit, in der die trainierenden GPUs untätig sind.</translation>
    </message>
    <message>
        <source>Balanced share for generation</source>
        <translation>Ausgewogener Anteil für die Generierung</translation>
    </message>
    <message>
        <source>Share of the GPUs at which generation and training would take equally long if both scaled perfectly.</source>
        <translation>Anteil der GPUs, bei dem Generierung und Training gleich lange dauerten, wenn beide ideal skalierten.</translation>
    </message>
    <message>
        <source>Rollouts per step</source>
        <translation>Rollouts je Schritt</translation>
    </message>
    <message>
        <source>Rollouts that one step scores and learns from.</source>
        <translation>Rollouts, die ein Schritt bewertet und aus denen er lernt.</translation>
    </message>
    <message>
        <source>GPUs that generate rollouts; all of them where they take turns with training.</source>
        <translation>GPUs, die Rollouts generieren; alle, wenn sie sich mit dem Training abwechseln.</translation>
    </message>
    <message>
        <source>Concurrent rollouts per replica</source>
        <translation>Gleichzeitige Rollouts je Replikat</translation>
    </message>
    <message>
        <source>Rollouts that a replica generates at the same time.</source>
        <translation>Rollouts, die ein Replikat gleichzeitig generiert.</translation>
    </message>
    <message>
        <source>Time until the last rollout of a step ends. Lengths are spread as the mean and the longest allow, with nothing else known (maximum entropy).</source>
        <translation>Zeit, bis der letzte Rollout eines Schritts endet. Die Längen streuen, wie es Mittelwert und größte Länge ohne weiteres Wissen erlauben (maximale Entropie).</translation>
    </message>
    <message>
        <source>Time for checking all rollouts of a step on the CPU cores.</source>
        <translation>Zeit für das Prüfen aller Rollouts eines Schritts auf den CPU-Kernen.</translation>
    </message>
    <message>
        <source>Updates of the policy in one step; rollouts are packed to full length.</source>
        <translation>Aktualisierungen der Policy in einem Schritt; Rollouts werden auf volle Länge gepackt.</translation>
    </message>
    <message>
        <source>Time for training on all rollouts of a step.</source>
        <translation>Zeit für das Training mit allen Rollouts eines Schritts.</translation>
    </message>
    <message>
        <source>Time for all workloads: one after another, or beside each other where they have GPUs of their own.</source>
        <translation>Zeit für alle Workloads: nacheinander, oder nebeneinander, wo sie eigene GPUs haben.</translation>
    </message>
    <message>
        <source>GPUs of the workload</source>
        <translation>GPUs des Workloads</translation>
    </message>
    <message>
        <source>GPUs that this workload may use: its own, or those on which it takes turns with others.</source>
        <translation>GPUs, die dieser Workload nutzen kann: eigene, oder solche, auf denen er sich mit anderen abwechselt.</translation>
    </message>
    <message>
        <source>Rental price paid</source>
        <translation>Gezahlter Mietpreis</translation>
    </message>
    <message>
        <source>Rental price per GPU-hour under the rental term, support plan included.</source>
        <translation>Mietpreis je GPU-Stunde zur gewählten Mietdauer, Supportvertrag eingerechnet.</translation>
    </message>
    <message>
        <source>Compute share of step</source>
        <translation>Anteil des Rechnens am Schritt</translation>
    </message>
    <message>
        <source>Share of the GPU step time in forward and backward passes, with what is recomputed.</source>
        <translation>Anteil der GPU-Schrittzeit in Vorwärts- und Rückwärtslauf, mit dem, was neu gerechnet wird.</translation>
    </message>
    <message>
        <source>Communication share of step</source>
        <translation>Anteil der Kommunikation am Schritt</translation>
    </message>
    <message>
        <source>Share of the GPU step time in collectives that nothing hides.</source>
        <translation>Anteil der GPU-Schrittzeit in Kollektiven, die nichts verdeckt.</translation>
    </message>
    <message>
        <source>Pipeline share of step</source>
        <translation>Anteil der Pipeline am Schritt</translation>
    </message>
    <message>
        <source>Share of the GPU step time in the pipeline bubble and in transfers between stages.</source>
        <translation>Anteil der GPU-Schrittzeit in der Pipeline-Blase und in Übertragungen zwischen Stufen.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“%1” is an input, not a result: its value is set in the project. See “headroom catalog list dials” for the results.</source>
        <translation>„%1“ ist eine Eingabe, kein Ergebnis: Der Wert steht im Projekt. „headroom catalog list dials“ zeigt die Ergebnisse.</translation>
    </message>
    <message>
        <source>“%1” is a result, not an input: it is computed. See “headroom catalog list knobs” for the inputs.</source>
        <translation>„%1“ ist ein Ergebnis, keine Eingabe: Der Wert wird berechnet. „headroom catalog list knobs“ zeigt die Eingaben.</translation>
    </message>
    <message>
        <source>The file cannot be read: %2. Check that it exists and that you have permission to read it.</source>
        <translation>Die Datei ist nicht lesbar: %2. Prüfen Sie, ob sie existiert und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file has %2 bytes; a plan has at most %3. It is probably another type of file.</source>
        <translation>Die Datei hat %2 Bytes; ein Plan hat höchstens %3. Wahrscheinlich ist es eine Datei anderer Art.</translation>
    </message>
    <message>
        <source>The file is nested %2 levels deep; a plan has at most %3. It is probably another type of file.</source>
        <translation>Die Datei ist %2 Ebenen tief verschachtelt; ein Plan hat höchstens %3. Wahrscheinlich ist es eine Datei anderer Art.</translation>
    </message>
    <message>
        <source>The file is not valid JSON (%1). It may be truncated or of another type; open a copy or a backup.</source>
        <translation>Die Datei ist kein gültiges JSON (%1). Vielleicht ist sie abgeschnitten oder von anderer Art; öffnen Sie eine Kopie oder Sicherung.</translation>
    </message>
    <message>
        <source>The file is JSON, but not a Headroom project (at “%1”). Choose a file saved by Headroom.</source>
        <translation>Die Datei ist JSON, aber kein Headroom-Projekt (bei „%1“). Wählen Sie eine von Headroom gespeicherte Datei.</translation>
    </message>
    <message>
        <source>The file was saved by a newer Headroom (format %2; this version reads up to %3). Update Headroom to open it.</source>
        <translation>Die Datei stammt von einem neueren Headroom (Format %2; diese Version liest höchstens %3). Aktualisieren Sie Headroom, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>A required value is missing (at “%1”). Add it, or open a backup.</source>
        <translation>Eine erforderliche Angabe fehlt (bei „%1“). Ergänzen Sie sie oder öffnen Sie eine Sicherung.</translation>
    </message>
    <message>
        <source>A value has the wrong type (at “%1”). Correct it.</source>
        <translation>Ein Wert hat den falschen Typ (bei „%1“). Berichtigen Sie ihn.</translation>
    </message>
    <message>
        <source>The value %2 at “%1” is out of range (%3). Correct it.</source>
        <translation>Der Wert %2 bei „%1“ liegt außerhalb des zulässigen Bereichs (%3). Berichtigen Sie ihn.</translation>
    </message>
    <message>
        <source>The unit “%2” at “%1” does not match the quantity. Use a unit that measures the same quantity.</source>
        <translation>Die Einheit „%2“ bei „%1“ passt nicht zur Größe. Verwenden Sie eine Einheit derselben Größe.</translation>
    </message>
    <message>
        <source>Unknown name “%1”. See “headroom catalog list knobs” and “headroom catalog list dials” for the valid names.</source>
        <translation>Unbekannter Name „%1“. „headroom catalog list knobs“ und „headroom catalog list dials“ zeigen die gültigen Namen.</translation>
    </message>
    <message>
        <source>“%2” at “%1” is not a valid choice. Valid choices: %3</source>
        <translation>„%2“ bei „%1“ ist keine gültige Auswahl. Zulässig: %3</translation>
    </message>
    <message>
        <source>“%2” at “%1” is not a number. Enter a number, with or without a unit.</source>
        <translation>„%2“ bei „%1“ ist keine Zahl. Geben Sie eine Zahl ein, mit oder ohne Einheit.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose another folder or free some space.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2. Wählen Sie einen anderen Ordner oder schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>“%1” is not a supported file type (%3).</source>
        <translation>„%1“ ist keine unterstützte Dateiart (%3).</translation>
    </message>
    <message>
        <source>“%1” has no effect in this plan, so it was not changed.</source>
        <translation>„%1“ hat in diesem Plan keine Wirkung und wurde nicht geändert.</translation>
    </message>
    <message>
        <source>The formula “%2” cannot be read (at %1).</source>
        <translation>Die Formel „%2“ ist nicht lesbar (bei %1).</translation>
    </message>
    <message>
        <source>The date at “%1” is not valid (found “%2”). Write it as 2026, 2026-05 or 2026-05-14.</source>
        <translation>Das Datum bei „%1“ ist ungültig (gefunden: „%2“). Schreiben Sie es als 2026, 2026-05 oder 2026-05-14.</translation>
    </message>
    <message>
        <source>The values at “%1” contradict each other: %2. Correct one of them.</source>
        <translation>Die Werte bei „%1“ widersprechen sich: %2. Berichtigen Sie einen davon.</translation>
    </message>
    <message>
        <source>“%1” has no matching price for “%2”. Choose another offer (%3).</source>
        <translation>„%1“ enthält keinen passenden Preis für „%2“. Wählen Sie ein anderes Angebot (%3).</translation>
    </message>
    <message>
        <source>The file is not a price list: its first line must name the columns %3, but reads “%2”.</source>
        <translation>Die Datei ist keine Preisliste: Die erste Zeile muss die Spalten %3 nennen, lautet aber „%2“.</translation>
    </message>
    <message>
        <source>The file contains bytes that are not text (%1). Save it as UTF-8.</source>
        <translation>Die Datei enthält Bytes, die kein Text sind (%1). Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>The price list has %2 bytes; at most %3 are read. It is probably another type of file.</source>
        <translation>Die Preisliste hat %2 Bytes; gelesen werden höchstens %3. Wahrscheinlich ist es eine Datei anderer Art.</translation>
    </message>
    <message>
        <source>There are more than %3 rows (%1). Keep only the rows you need.</source>
        <translation>Es sind mehr als %3 Zeilen (%1). Behalten Sie nur die Zeilen, die Sie brauchen.</translation>
    </message>
    <message>
        <source>Skipped %1: it has %2 cells instead of %3.</source>
        <translation>Übersprungen: %1 hat %2 statt %3 Zellen.</translation>
    </message>
    <message>
        <source>A cell at %1 is longer than %3 bytes; the row was skipped.</source>
        <translation>Eine Zelle bei %1 ist länger als %3 Bytes; die Zeile wurde übersprungen.</translation>
    </message>
    <message>
        <source>A quotation mark on %1 is not closed correctly; that line was skipped.</source>
        <translation>Ein Anführungszeichen (%1) ist nicht richtig geschlossen; diese Zeile wurde übersprungen.</translation>
    </message>
    <message>
        <source>Reading was canceled (%1).</source>
        <translation>Das Lesen wurde abgebrochen (%1).</translation>
    </message>
    <message>
        <source>“%2” appears twice (at “%1”). Remove one of them.</source>
        <translation>„%2“ kommt zweimal vor (bei „%1“). Entfernen Sie eines davon.</translation>
    </message>
    <message>
        <source>“%2” is not in the catalog (at “%1”); it is kept as written.</source>
        <translation>„%2“ ist nicht im Katalog (bei „%1“); die Angabe bleibt unverändert erhalten.</translation>
    </message>
    <message>
        <source>The key at “%1” is unknown; it was ignored and is not kept in a project.</source>
        <translation>Der Schlüssel bei „%1“ ist unbekannt; er wurde ignoriert und bleibt in einem Projekt nicht erhalten.</translation>
    </message>
    <message>
        <source>Unknown key “%2” (at “%1”); it has no effect. Did you mean “%3”?</source>
        <translation>Unbekannter Schlüssel „%2“ (bei „%1“); er hat keine Wirkung. Meinten Sie „%3“?</translation>
    </message>
    <message>
        <source>Unknown name “%1”. Did you mean “%3”? See “headroom catalog list knobs” and “headroom catalog list dials” for the valid names.</source>
        <translation>Unbekannter Name „%1“. Meinten Sie „%3“? „headroom catalog list knobs“ und „headroom catalog list dials“ zeigen die gültigen Namen.</translation>
    </message>
    <message>
        <source>“%2” at “%1” is not a valid choice. Did you mean “%4”? Valid choices: %3</source>
        <translation>„%2“ bei „%1“ ist keine gültige Auswahl. Meinten Sie „%4“? Zulässig: %3</translation>
    </message>
    <message>
        <source>“%2” is not in the catalog (at “%1”). Did you mean “%3”?</source>
        <translation>„%2“ ist nicht im Katalog (bei „%1“). Meinten Sie „%3“?</translation>
    </message>
    <message>
        <source>The text at “%1” is longer than %3 characters. Shorten it.</source>
        <translation>Der Text bei „%1“ ist länger als %3 Zeichen. Kürzen Sie ihn.</translation>
    </message>
</context>
<context>
    <name>Even</name>
    <message>
        <source>A price is unknown. Enter rental price and capex to compare.</source>
        <translation>Ein Preis ist unbekannt. Geben Sie zum Vergleich Mietpreis und Kapitalkosten ein.</translation>
    </message>
    <message>
        <source>Years \ utilization, %1</source>
        <translation>Jahre \ Auslastung, %1</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>Gewinnschwelle</translation>
    </message>
    <message>
        <source>Break-even by utilization and years</source>
        <translation>Gewinnschwelle nach Auslastung und Jahren</translation>
    </message>
    <message>
        <source>buying is cheaper</source>
        <translation>Kaufen günstiger</translation>
    </message>
    <message>
        <source>renting is cheaper</source>
        <translation>Mieten günstiger</translation>
    </message>
    <message>
        <source>Savings from buying, before tax. There is no break-even utilization: rent is paid, used or not.</source>
        <translation>Ersparnis durch Kauf, vor Steuern. Eine Gewinnschwelle nach Auslastung gibt es nicht: Die Miete fällt an, genutzt oder nicht.</translation>
    </message>
    <message>
        <source>This plan: %1 utilization, %2.</source>
        <translation>Dieser Plan: %1 Auslastung, %2.</translation>
    </message>
    <message>
        <source>Break-even by cluster size</source>
        <translation>Gewinnschwelle nach Clustergröße</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Buying does not break even within these years at any size or utilization.</source>
        <translation>Kaufen erreicht in diesen Jahren bei keiner Größe und keiner Auslastung die Gewinnschwelle.</translation>
    </message>
    <message>
        <source>full utilization</source>
        <translation>Vollauslastung</translation>
    </message>
    <message>
        <source>Above the curve, buying pays off within %1; the band shows rental prices changing by %2 per year.</source>
        <translation>Oberhalb der Kurve rechnet sich Kaufen über %1; das Band zeigt Mietpreise, die sich um %2 pro Jahr ändern.</translation>
    </message>
    <message>
        <source>Savings from buying in %1, before tax. Line: break-even; dashed: rental prices ± %2 per year.</source>
        <translation>Ersparnis durch Kauf in %1, vor Steuern. Linie: Gewinnschwelle; gestrichelt: Mietpreise ± %2 pro Jahr.</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
    </message>
    <message>
        <source>%1 heads, latent: keys and values compressed to %2 + %3</source>
        <translation>%1 Köpfe, latent: Keys und Values auf %2 + %3 komprimiert</translation>
    </message>
    <message>
        <source>%1 heads of %2, %3 KV heads</source>
        <translation>%1 Köpfe zu %2, %3 KV-Köpfe</translation>
    </message>
    <message>
        <source>Width %1, %2 matrices</source>
        <translation>Breite %1, %2 Matrizen</translation>
    </message>
    <message>
        <source>%1 experts of %2, %3 per token</source>
        <translation>%1 Experten zu %2, %3 pro Token</translation>
    </message>
    <message>
        <source>, %1 shared</source>
        <translation>, %1 gemeinsame</translation>
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
        <source>, %1 active</source>
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
        <source>Context length</source>
        <translation>Kontextlänge</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>KV-Cache pro Token</translation>
    </message>
    <message>
        <source>%1 bytes at 16 bits</source>
        <translation>%1 Bytes bei 16 Bit</translation>
    </message>
    <message>
        <source>Forward pass per token</source>
        <translation>Vorwärtsdurchlauf pro Token</translation>
    </message>
    <message>
        <source>%1 FLOPs; training takes three times that</source>
        <translation>%1 FLOPs, beim Training das Dreifache</translation>
    </message>
    <message>
        <source>Stored format</source>
        <translation>Speicherformat</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>Gelesene Zeilen</translation>
    </message>
    <message>
        <source>GPU offers</source>
        <translation>GPU-Angebote</translation>
    </message>
    <message>
        <source>Known GPU types</source>
        <translation>Bekannte GPU-Typen</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Skipped, no GPU</source>
        <translation>Übersprungen, ohne GPU</translation>
    </message>
    <message>
        <source>Skipped, no price</source>
        <translation>Übersprungen, ohne Preis</translation>
    </message>
    <message>
        <source>Skipped, duplicate</source>
        <translation>Übersprungen, doppelt</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>GPUs that are not in the catalog: %1.</source>
        <translation>GPUs, die nicht im Katalog stehen: %1.</translation>
    </message>
    <message>
        <source>The list has no date; the date of the file, %1, is assumed.</source>
        <translation>Die Liste hat kein Datum; angenommen ist das Datum der Datei, %1.</translation>
    </message>
    <message>
        <source>%1 per step, %2 tokens/s per GPU</source>
        <translation>%1 pro Schritt, %2 Token/s pro GPU</translation>
    </message>
    <message>
        <source>Further runs</source>
        <translation>Weitere Läufe</translation>
    </message>
    <message>
        <source>%1 of the rows measure serving and were skipped: a project keeps training runs only.</source>
        <translation>%1 der Zeilen sind Inferenz-Messungen und wurden übersprungen: Ein Projekt behält nur Trainingsläufe.</translation>
    </message>
    <message>
        <source>%1 on average; p50 %2, p95 %3, p99 %4</source>
        <translation>%1 im Mittel; p50 %2, p95 %3, p99 %4</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Requests per second</source>
        <translation>Anfragen je Sekunde</translation>
    </message>
    <message>
        <source>%1 on average, %2 in the busiest minute</source>
        <translation>%1 im Mittel, %2 in der stärksten Minute</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Eingabe-Tokens</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>Spread of lengths</source>
        <translation>Streuung der Längen</translation>
    </message>
    <message>
        <source>Prefix cache hit rate</source>
        <translation>Trefferquote des Präfix-Cache</translation>
    </message>
    <message>
        <source>Night load</source>
        <translation>Last in der Nacht</translation>
    </message>
    <message>
        <source>The file has no arrival times: the average rate of the benchmark is used as the peak.</source>
        <translation>Die Datei enthält keine Ankunftszeiten: Als Spitze dient die mittlere Rate des Benchmarks.</translation>
    </message>
    <message>
        <source>The hit rate is that of a cache which forgets nothing; a smaller cache finds less.</source>
        <translation>Die Trefferquote gilt für einen Cache, der nichts verdrängt; ein kleinerer findet weniger.</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Steady lines</source>
        <translation>Ausgewertete Zeilen</translation>
    </message>
    <message>
        <source>%1, the middle 80 % within −%2 and +%3 of the median</source>
        <translation>%1, die mittleren 80 % zwischen −%2 und +%3 vom Median</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>%1 tokens/s per GPU</source>
        <translation>%1 Tokens/s je GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>%1 sequences of %2 tokens</source>
        <translation>%1 Sequenzen zu %2 Tokens</translation>
    </message>
    <message>
        <source>Not in the log, so taken from the open plan: %1.</source>
        <translation>Steht nicht im Protokoll und stammt daher aus dem offenen Plan: %1.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>%1 per second, %2 at a time</source>
        <translation>%1 pro Sekunde, %2 gleichzeitig</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>%1 input and %2 output tokens</source>
        <translation>%1 Eingabe- und %2 Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>First token (TTFT)</source>
        <translation>Erstes Token (TTFT)</translation>
    </message>
    <message>
        <source>Output token (TPOT)</source>
        <translation>Ausgabe-Token (TPOT)</translation>
    </message>
    <message>
        <source>It counts as a benchmark of one replica of the plan, on its GPUs and in its layout.</source>
        <translation>Er gilt als Benchmark eines Replikats des Plans, auf dessen GPUs und in dessen Layout.</translation>
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
        <source>Unattributed</source>
        <translation>Ohne Zuordnung</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Failures of the GPU itself, without its memory.</source>
        <translation>Ausfälle der GPU selbst, ohne ihren Speicher.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>HBM failures and repairs.</source>
        <translation>HBM-Ausfälle und deren Reparaturen.</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Failures of switches, cables and NICs.</source>
        <translation>Ausfälle von Switches, Kabeln und NICs.</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Failures of a node&apos;s CPUs, memory and boards, and its maintenance.</source>
        <translation>Ausfälle von CPUs, Arbeitsspeicher und Platinen eines Knotens sowie dessen Wartung.</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Failures of power supplies and feeds; redundant ones rarely stop a run.</source>
        <translation>Ausfälle von Netzteilen und Zuleitungen; redundante stoppen selten einen Lauf.</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>Failures of the nodes&apos; disks.</source>
        <translation>Ausfälle der Laufwerke in den Knoten.</translation>
    </message>
    <message>
        <source>software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Faulty code and its dependencies; no node goes to repair.</source>
        <translation>Fehlerhafter Code und dessen Abhängigkeiten; kein Knoten geht in Reparatur.</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>Failures that the data source counts without naming the part.</source>
        <translation>Ausfälle, die die Datenquelle zählt, ohne das Bauteil zu nennen.</translation>
    </message>
    <message>
        <source>Interruptions per year by cause</source>
        <translation>Unterbrechungen pro Jahr nach Ursache</translation>
    </message>
    <message>
        <source>No interruptions at these failure rates.</source>
        <translation>Keine Unterbrechungen bei diesen Ausfallraten.</translation>
    </message>
    <message>
        <source>The failure rates are unknown.</source>
        <translation>Die Ausfallraten sind nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 interruptions per year. Source: %2</source>
        <translation>%1 Unterbrechungen pro Jahr. Quelle: %2</translation>
    </message>
    <message>
        <source>Infrastructure</source>
        <translation>Infrastruktur</translation>
    </message>
</context>
<context>
    <name>FigureMenu</name>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Why this figure?</source>
        <translation>Warum dieser Wert?</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Sizing</source>
        <translation>Dimensionierung</translation>
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
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <translation>Auf %1 setzen</translation>
    </message>
    <message>
        <source>Model does not fit in memory</source>
        <translation>Das Modell passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>Its training state of %1 needs more memory than %2 have: at least %3 are required.</source>
        <translation>Sein Trainingszustand von %1 braucht mehr Speicher, als %2 haben: Mindestens %3 sind nötig.</translation>
    </message>
    <message>
        <source>Increase the GPU count</source>
        <translation>Anzahl der GPUs erhöhen</translation>
    </message>
    <message>
        <source>Deadline is missed</source>
        <translation>Die Frist wird verfehlt</translation>
    </message>
    <message>
        <source>The run takes %1; the deadline is %2. %3 would meet it.</source>
        <translation>Der Lauf dauert %1; die Frist beträgt %2. %3 würden sie einhalten.</translation>
    </message>
    <message>
        <source>Use this GPU count</source>
        <translation>Diese GPU-Anzahl verwenden</translation>
    </message>
    <message>
        <source>Deadline is out of reach</source>
        <translation>Die Frist ist nicht erreichbar</translation>
    </message>
    <message>
        <source>The run takes %1; the deadline is %2. With more of these GPUs, communication consumes what they add.</source>
        <translation>Der Lauf dauert %1; die Frist beträgt %2. Bei mehr solchen GPUs zehrt die Kommunikation den Gewinn auf.</translation>
    </message>
    <message>
        <source>No cluster size meets the deadline</source>
        <translation>Keine Clustergröße hält die Frist ein</translation>
    </message>
    <message>
        <source>No number of these GPUs trains the model within %1.</source>
        <translation>Frist: %1. Mit keiner Anzahl dieser GPUs ist das Modell so schnell trainiert.</translation>
    </message>
    <message>
        <source>MFU is not possible</source>
        <translation>Diese MFU ist nicht möglich</translation>
    </message>
    <message>
        <source>An MFU of %1 on %2 would leave no time for communication, which takes %3 of a step there.</source>
        <translation>Eine MFU von %1 auf %2 ließe keine Zeit für die Kommunikation, die dort %3 eines Schritts braucht.</translation>
    </message>
    <message>
        <source>Set MFU to 40 %</source>
        <translation>MFU auf 40 % setzen</translation>
    </message>
    <message>
        <source>More model replicas than sequences</source>
        <translation>Mehr Modellreplikate als Sequenzen</translation>
    </message>
    <message>
        <source>A batch of %1 sequences cannot feed %2 model replicas.</source>
        <translation>Ein Batch von %1 Sequenzen reicht nicht für %2 Modellreplikate.</translation>
    </message>
    <message>
        <source>Increase the batch size</source>
        <translation>Batch-Größe erhöhen</translation>
    </message>
    <message>
        <source>Inter-node network is fast enough</source>
        <translation>Das Netzwerk zwischen Knoten ist schnell genug</translation>
    </message>
    <message>
        <source>A network of %1 per GPU would shorten a run by at most %2.</source>
        <translation>Ein Netzwerk mit %1 pro GPU würde einen Lauf um höchstens %2 verkürzen.</translation>
    </message>
    <message>
        <source>Inter-node network slows the run</source>
        <translation>Das Netzwerk zwischen Knoten bremst den Lauf</translation>
    </message>
    <message>
        <source>Use the faster network</source>
        <translation>Schnelleres Netz</translation>
    </message>
    <message>
        <source>Communication limits the run</source>
        <translation>Kommunikation begrenzt den Lauf</translation>
    </message>
    <message>
        <source>Exposed communication takes %1 of a step, and no faster network is known.</source>
        <translation>Sichtbare Kommunikation braucht %1 eines Schritts; ein schnelleres Netzwerk ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Finishing sooner costs little in rent</source>
        <translation>Früher fertig kostet bei Miete kaum mehr</translation>
    </message>
    <message>
        <source>%1 finish in %2 for %3 per run, %4 more. If owned, they would sit idle.</source>
        <translation>%1 brauchen %2 und kosten %3 pro Lauf, %4 mehr. Gekauft stünden sie still.</translation>
    </message>
    <message>
        <source>Double the GPU count</source>
        <translation>GPU-Anzahl verdoppeln</translation>
    </message>
    <message>
        <source>Buying does not pay off</source>
        <translation>Kaufen rechnet sich nicht</translation>
    </message>
    <message>
        <source>At %1 utilization, renting saves %2 over %3. Buying breaks even after %4.</source>
        <translation>Bei %1 Auslastung spart Mieten %2 über %3. Gewinnschwelle des Kaufs: %4.</translation>
    </message>
    <message>
        <source>Switch to renting</source>
        <translation>Auf Mieten umstellen</translation>
    </message>
    <message>
        <source>Buying would cost less</source>
        <translation>Kaufen wäre günstiger</translation>
    </message>
    <message>
        <source>At %1 utilization, buying saves %2 over %3. It breaks even after %4.</source>
        <translation>Bei %1 Auslastung spart Kaufen %2 über %3. Gewinnschwelle: %4.</translation>
    </message>
    <message>
        <source>Switch to buying</source>
        <translation>Auf Kaufen umstellen</translation>
    </message>
    <message>
        <source>Buying is cheaper</source>
        <translation>Kaufen ist günstiger</translation>
    </message>
    <message>
        <source>At %1 utilization, this saves %2 over %3.</source>
        <translation>Bei %1 Auslastung spart das %2 über %3.</translation>
    </message>
    <message>
        <source>Renting is cheaper</source>
        <translation>Mieten ist günstiger</translation>
    </message>
    <message>
        <source>Owned GPUs sit idle</source>
        <translation>Gekaufte GPUs stehen still</translation>
    </message>
    <message>
        <source>They are idle for %1 of the hours; this is worth %2 of the purchase cost.</source>
        <translation>Sie stehen %1 der Stunden still; von den Anschaffungskosten sind das %2.</translation>
    </message>
    <message>
        <source>A price is missing</source>
        <translation>Ein Preis fehlt</translation>
    </message>
    <message>
        <source>No source gives the rental price or the capex of this GPU. Enter it to compare.</source>
        <translation>Keine Quelle nennt Mietpreis oder Kapitalkosten dieser GPU. Geben Sie den Wert zum Vergleich ein.</translation>
    </message>
    <message>
        <source>Runs do not fit into a year</source>
        <translation>Die Läufe passen nicht in ein Jahr</translation>
    </message>
    <message>
        <source>The runs of a year take %1 of its hours.</source>
        <translation>Die Läufe eines Jahres brauchen %1 seiner Stunden.</translation>
    </message>
    <message>
        <source>Reduce runs per year</source>
        <translation>Läufe pro Jahr verringern</translation>
    </message>
    <message>
        <source>A node is only partly used</source>
        <translation>Ein Knoten ist nur teilweise belegt</translation>
    </message>
    <message>
        <source>%1 do not fill nodes of %2. Full nodes hold %3.</source>
        <translation>%1 füllen Knoten zu je %2 nicht aus. Volle Knoten fassen %3.</translation>
    </message>
    <message>
        <source>Use full nodes</source>
        <translation>Volle Knoten verwenden</translation>
    </message>
    <message>
        <source>Exposed communication takes %1 of a step. With %2 per GPU, a run would be %3 shorter; the cost of that network is not included.</source>
        <translation>Sichtbare Kommunikation braucht %1 eines Schritts. Mit %2 pro GPU wäre ein Lauf %3 kürzer; die Kosten dieses Netzwerks sind nicht eingerechnet.</translation>
    </message>
    <message>
        <source>Owning costs more every year</source>
        <translation>Besitz kostet jedes Jahr mehr</translation>
    </message>
    <message>
        <source>At %1 utilization, owning costs %2 more than renting over %3.</source>
        <translation>Bei %1 Auslastung kostet Kaufen %2 mehr als Mieten über %3.</translation>
    </message>
    <message>
        <source>Rental price is not current</source>
        <translation>Der Mietpreis ist nicht aktuell</translation>
    </message>
    <message>
        <source>It dates from %1, at least %2 ago. Drop a price list (CSV) on the window, or enter your quoted price.</source>
        <translation>Er stammt von %1 (Alter: mindestens %2). Ziehen Sie eine Preisliste (CSV) auf das Fenster oder geben Sie den angebotenen Preis ein.</translation>
    </message>
    <message>
        <source>Purchase price is not current</source>
        <translation>Der Kaufpreis ist nicht aktuell</translation>
    </message>
    <message>
        <source>It dates from %1, at least %2 ago. Enter your quoted price.</source>
        <translation>Er stammt von %1 (Alter: mindestens %2). Geben Sie den angebotenen Preis ein.</translation>
    </message>
    <message>
        <source>The fullest GPU needs %2, %1 more than the %3 it can use.</source>
        <translation>Die vollste GPU braucht %2, das sind %1 mehr als die nutzbaren %3.</translation>
    </message>
    <message>
        <source>Make the model fit</source>
        <translation>Modell passend machen</translation>
    </message>
    <message>
        <source>GPU memory is tight</source>
        <translation>Der GPU-Speicher ist knapp</translation>
    </message>
    <message>
        <source>The fullest GPU needs about %1 of the %2 it can use; the model may not fit.</source>
        <translation>Die vollste GPU braucht etwa %1 der nutzbaren %2; das Modell passt möglicherweise nicht.</translation>
    </message>
    <message>
        <source>No layout is possible</source>
        <translation>Keine Aufteilung ist möglich</translation>
    </message>
    <message>
        <source>The fixed settings do not divide %1, the layers and the batch evenly.</source>
        <translation>Die festgelegten Einstellungen teilen %1, die Schichten und den Batch nicht ohne Rest.</translation>
    </message>
    <message>
        <source>Release a fixed setting</source>
        <translation>Eine Festlegung aufheben</translation>
    </message>
    <message>
        <source>Step time cannot be computed</source>
        <translation>Die Schrittzeit lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>A specification of the GPU, its links or the model is missing. Enter it, or use a measured MFU.</source>
        <translation>Eine Angabe zur GPU, zu ihren Verbindungen oder zum Modell fehlt. Geben Sie sie ein oder rechnen Sie mit einer gemessenen MFU.</translation>
    </message>
    <message>
        <source>Pipeline bubble is large</source>
        <translation>Die Pipeline-Bubble ist groß</translation>
    </message>
    <message>
        <source>It takes %1 of a step: %2 micro-batches are few for %3 pipeline stages.</source>
        <translation>Sie kostet %1 eines Schritts: %2 Micro-Batches sind wenig für %3 Pipeline-Stufen.</translation>
    </message>
    <message>
        <source>Reduce the bubble</source>
        <translation>Bubble verringern</translation>
    </message>
    <message>
        <source>GPUs wait for storage</source>
        <translation>GPUs warten auf Storage</translation>
    </message>
    <message>
        <source>Waiting takes %1 of a step. A read bandwidth of %2 would be enough.</source>
        <translation>Das Warten kostet %1 eines Schritts. Eine Lesebandbreite von %2 würde genügen.</translation>
    </message>
    <message>
        <source>Use faster storage</source>
        <translation>Schnelleren Storage verwenden</translation>
    </message>
    <message>
        <source>GPUs wait for CPU cores</source>
        <translation>GPUs warten auf CPU-Kerne</translation>
    </message>
    <message>
        <source>Waiting takes %1 of a step. %2 cores per node would be enough.</source>
        <translation>Das Warten kostet %1 eines Schritts. %2 Kerne pro Knoten würden genügen.</translation>
    </message>
    <message>
        <source>Use more CPU cores</source>
        <translation>Mehr CPU-Kerne verwenden</translation>
    </message>
    <message>
        <source>Micro-batches are small</source>
        <translation>Die Micro-Batches sind klein</translation>
    </message>
    <message>
        <source>Launch overhead takes %2 of a step because the host launches work on only %3 tokens at a time. MFU is %1.</source>
        <translation>Der Startaufwand kostet %2 eines Schritts, weil der Host Arbeit für jeweils nur %3 Token startet. Die MFU beträgt %1.</translation>
    </message>
    <message>
        <source>Use automatic micro-batch size</source>
        <translation>Micro-Batch automatisch wählen</translation>
    </message>
    <message>
        <source>GPUs are idle</source>
        <translation>GPUs sind ungenutzt</translation>
    </message>
    <message>
        <source>%1 of %2 take no part in the run: of all sizes up to %2, %3 finish soonest.</source>
        <translation>%1 von %2 sind am Lauf nicht beteiligt: Von allen Größen bis %2 wird er mit %3 am frühesten fertig.</translation>
    </message>
    <message>
        <source>Model architecture is unknown</source>
        <translation>Die Modellarchitektur ist unbekannt</translation>
    </message>
    <message>
        <source>Step time is computed for a typical architecture of this size.</source>
        <translation>Die Schrittzeit wird für eine übliche Architektur dieser Größe berechnet.</translation>
    </message>
    <message>
        <source>Outside the measured range</source>
        <translation>Außerhalb des gemessenen Bereichs</translation>
    </message>
    <message>
        <source>No published run is like this one, so the step time is rough: its spread is %1.</source>
        <translation>Kein veröffentlichter Lauf gleicht diesem; die Schrittzeit ist daher nur grob bestimmt: Ihre Streuung beträgt %1.</translation>
    </message>
    <message>
        <source>Few tokens for this model size</source>
        <translation>Wenige Token für diese Modellgröße</translation>
    </message>
    <message>
        <source>%1 tokens per parameter. The same compute reaches a lower loss with a smaller model: this size calls for %2 tokens, these tokens for %3 parameters.</source>
        <translation>%1 Token pro Parameter. Mit einem kleineren Modell erreicht derselbe Rechenaufwand einen geringeren Loss: Diese Größe verlangt %2 Token, diese Token %3 Parameter.</translation>
    </message>
    <message>
        <source>Many tokens for this model size</source>
        <translation>Viele Token für diese Modellgröße</translation>
    </message>
    <message>
        <source>%1 tokens per parameter: a small model trained for long, which is cheap to use. The lowest loss for the compute calls for %2 tokens or %3 parameters.</source>
        <translation>%1 Token pro Parameter: ein kleines, lange trainiertes Modell, günstig im Einsatz. Der geringste Loss für diesen Rechenaufwand verlangt %2 Token oder %3 Parameter.</translation>
    </message>
    <message>
        <source>Interruptions take much of the run</source>
        <translation>Unterbrechungen kosten viel vom Lauf</translation>
    </message>
    <message>
        <source>%1 of the time between two interruptions goes to rework and restarts. Above a quarter, the goodput is a rough estimate.</source>
        <translation>%1 der Zeit zwischen zwei Unterbrechungen entfallen auf wiederholte Arbeit und Wiederanläufe. Über einem Viertel ist der Goodput nur grob geschätzt.</translation>
    </message>
    <message>
        <source>Checkpoint interval is not optimal</source>
        <translation>Das Checkpoint-Intervall ist nicht optimal</translation>
    </message>
    <message>
        <source>A checkpoint after every %1 of work gives %4 goodput; every %2 would give %3.</source>
        <translation>Ein Checkpoint je %1 Arbeit ergibt %4 Goodput; je %2 wären es %3.</translation>
    </message>
    <message>
        <source>Use the best interval</source>
        <translation>Bestes Intervall verwenden</translation>
    </message>
    <message>
        <source>Checkpoint storage is slow</source>
        <translation>Der Checkpoint-Storage ist langsam</translation>
    </message>
    <message>
        <source>Writing a checkpoint takes %1, and the next one waits for it; the best interval would be %2.</source>
        <translation>Das Schreiben eines Checkpoints dauert %1, und der nächste wartet darauf; das beste Intervall wäre %2.</translation>
    </message>
    <message>
        <source>No spare nodes</source>
        <translation>Keine Reserveknoten</translation>
    </message>
    <message>
        <source>The run waits %1 of its time for nodes under repair. With spare nodes (%2), it would be %3.</source>
        <translation>Der Lauf wartet %1 seiner Zeit auf Knoten in Reparatur. Mit Reserveknoten (%2) wären es %3.</translation>
    </message>
    <message>
        <source>Plan spare nodes</source>
        <translation>Reserveknoten einplanen</translation>
    </message>
    <message>
        <source>Small jobs stop more often</source>
        <translation>Kleine Jobs brechen häufiger ab</translation>
    </message>
    <message>
        <source>A node is taller than the rack</source>
        <translation>Ein Knoten ist höher als das Rack</translation>
    </message>
    <message>
        <source>A node needs %1; the rack has %2.</source>
        <translation>Ein Knoten braucht %1; das Rack hat %2.</translation>
    </message>
    <message>
        <source>Use taller racks</source>
        <translation>Höhere Racks verwenden</translation>
    </message>
    <message>
        <source>A node is too heavy for the rack</source>
        <translation>Ein Knoten ist zu schwer für das Rack</translation>
    </message>
    <message>
        <source>A node weighs %1; the rack weight limit is %2.</source>
        <translation>Ein Knoten wiegt %1; das Rack darf höchstens %2 tragen.</translation>
    </message>
    <message>
        <source>Use stronger racks</source>
        <translation>Stärkere Racks verwenden</translation>
    </message>
    <message>
        <source>A node exceeds the rack’s cooling</source>
        <translation>Ein Knoten übersteigt die Kühlung des Racks</translation>
    </message>
    <message>
        <source>A node draws %1 at peak; the cooling removes %2 per rack.</source>
        <translation>Ein Knoten nimmt in der Spitze %1 auf; die Kühlung führt %2 pro Rack ab.</translation>
    </message>
    <message>
        <source>Improve the cooling</source>
        <translation>Kühlung verbessern</translation>
    </message>
    <message>
        <source>One feed cannot carry a node</source>
        <translation>Eine Zuleitung allein trägt keinen Knoten</translation>
    </message>
    <message>
        <source>A node has a nameplate power of %1. If one side fails, the other can carry %2 continuously, balanced across phases.</source>
        <translation>Die Nennleistung eines Knotens beträgt %1. Fällt eine Seite aus, kann die andere dauerhaft %2 tragen, gleichmäßig auf alle Phasen verteilt.</translation>
    </message>
    <message>
        <source>Increase the feed capacity</source>
        <translation>Zuleitung verstärken</translation>
    </message>
    <message>
        <source>Grid operator must be consulted</source>
        <translation>Der Netzbetreiber ist einzubeziehen</translation>
    </message>
    <message>
        <source>When the run stops, power drops by %1, at %2. Above %3, the grid and the generators set limits.</source>
        <translation>Wenn der Lauf stoppt, fällt die Leistung um %1, mit %2. Über %3 setzen Stromnetz und Generatoren Grenzen.</translation>
    </message>
    <message>
        <source>Host capacity is too small</source>
        <translation>Die Kapazität des Hosts reicht nicht</translation>
    </message>
    <message>
        <source>%1 per GPU must be offloaded to the host, which has room for %2.</source>
        <translation>%1 pro GPU müssen auf den Host ausgelagert werden, der Platz für %2 hat.</translation>
    </message>
    <message>
        <source>Part of the memory is offloaded</source>
        <translation>Ein Teil des Speichers ist ausgelagert</translation>
    </message>
    <message>
        <source>%1 per GPU is offloaded to the host, which has room for %3; this takes %2 of a step. No other layout that fits is sure to be faster.</source>
        <translation>%1 pro GPU sind auf den Host ausgelagert, der Platz für %3 hat; das kostet %2 eines Schritts. Keine andere passende Aufteilung ist sicher schneller.</translation>
    </message>
    <message>
        <source>Host capacity is unknown</source>
        <translation>Die Kapazität des Hosts ist unbekannt</translation>
    </message>
    <message>
        <source>%1 per GPU is offloaded to the host; this takes %2 of a step. Enter the node’s memory and drives to see whether it fits there.</source>
        <translation>%1 pro GPU sind auf den Host ausgelagert; das kostet %2 eines Schritts. Geben Sie Speicher und Laufwerke des Knotens ein, um zu sehen, ob das dort passt.</translation>
    </message>
    <message>
        <source>Serving performance is unknown</source>
        <translation>Die Inferenzleistung ist unbekannt</translation>
    </message>
    <message>
        <source>A specification of the GPU, its links or the workload is missing. Enter it, or use a measured throughput.</source>
        <translation>Eine Angabe zur GPU, zu ihren Verbindungen oder zur Arbeitslast fehlt. Geben Sie sie ein oder rechnen Sie mit einem gemessenen Durchsatz.</translation>
    </message>
    <message>
        <source>Weights and buffers need %1; %3 have %2, and the KV cache needs room, too.</source>
        <translation>Gewichte und Puffer brauchen %1; %3 haben %2, und auch der KV-Cache braucht Platz.</translation>
    </message>
    <message>
        <source>Too few GPUs for a replica</source>
        <translation>Zu wenige GPUs für ein Replikat</translation>
    </message>
    <message>
        <source>%1 are available; a replica needs %2.</source>
        <translation>%1 sind verfügbar; ein Replikat braucht %2.</translation>
    </message>
    <message>
        <source>TTFT limit cannot be met</source>
        <translation>Der TTFT-Grenzwert ist nicht einhaltbar</translation>
    </message>
    <message>
        <source>Even a single request takes %1 to the first token; the limit is %2.</source>
        <translation>Selbst eine einzelne Anfrage braucht %1 bis zum ersten Token; der Grenzwert ist %2.</translation>
    </message>
    <message>
        <source>TPOT limit cannot be met</source>
        <translation>Der TPOT-Grenzwert ist nicht einhaltbar</translation>
    </message>
    <message>
        <source>Even a single request takes %1 per output token; the limit is %2.</source>
        <translation>Selbst eine einzelne Anfrage braucht %1 pro Ausgabe-Token; der Grenzwert ist %2.</translation>
    </message>
    <message>
        <source>KV cache is full, requests queue</source>
        <translation>Der KV-Cache ist voll, Anfragen stauen sich</translation>
    </message>
    <message>
        <source>Limits are exceeded</source>
        <translation>Grenzwerte sind überschritten</translation>
    </message>
    <message>
        <source>The load is %1 of the capacity within the limits: TTFT is %2, TPOT is %3.</source>
        <translation>Die Last beträgt %1 der Kapazität innerhalb der Grenzwerte: TTFT %2, TPOT %3.</translation>
    </message>
    <message>
        <source>Little headroom for bursts</source>
        <translation>Wenig Spielraum für Lastspitzen</translation>
    </message>
    <message>
        <source>The load is %1 of capacity; the target is %2.</source>
        <translation>Die Last beträgt %1 der Kapazität; das Ziel ist %2.</translation>
    </message>
    <message>
        <source>No spare replica</source>
        <translation>Kein Ersatzreplikat</translation>
    </message>
    <message>
        <source>If one replica fails, %1 of the serving capacity is lost.</source>
        <translation>Fällt ein Replikat aus, fehlen %1 der Kapazität.</translation>
    </message>
    <message>
        <source>Add a spare replica</source>
        <translation>Ein Ersatzreplikat vorsehen</translation>
    </message>
    <message>
        <source>Too few spare replicas</source>
        <translation>Zu wenige Ersatzreplikate</translation>
    </message>
    <message>
        <source>Only %1 of %2 spare replicas fit: the given GPUs hold no more.</source>
        <translation>Nur %1 von %2 Ersatzreplikaten passen: Mehr fassen die vorgegebenen GPUs nicht.</translation>
    </message>
    <message>
        <source>More GPUs than needed</source>
        <translation>Mehr GPUs als nötig</translation>
    </message>
    <message>
        <source>%2 instead of %1 would be enough for this load, which is %3 of capacity.</source>
        <translation>%2 statt %1 würden für diese Last genügen; sie beträgt %3 der Kapazität.</translation>
    </message>
    <message>
        <source>Weights fill the memory</source>
        <translation>Gewichte füllen den Speicher</translation>
    </message>
    <message>
        <source>They take %1 of it. Little is left for the KV cache, so a small error changes every result.</source>
        <translation>Sie belegen %1 davon. Für den KV-Cache bleibt wenig; schon ein kleiner Fehler ändert daher jedes Ergebnis.</translation>
    </message>
    <message>
        <source>Throughput exceeds anything observed</source>
        <translation>Der Durchsatz übersteigt alles Beobachtete</translation>
    </message>
    <message>
        <source>This throughput needs %1 of the GPU’s peak; no engine was observed to reach that much.</source>
        <translation>Dieser Durchsatz erfordert %1 der GPU-Spitzenleistung; bei keiner Engine wurde so viel beobachtet.</translation>
    </message>
    <message>
        <source>TTFT limits the capacity</source>
        <translation>TTFT begrenzt die Kapazität</translation>
    </message>
    <message>
        <source>A replica cannot serve more because of the TTFT limit of %1. Prefix cache hits or a tensor parallel size above %2 help.</source>
        <translation>Mehr schafft ein Replikat wegen des TTFT-Grenzwerts von %1 nicht. Treffer im Prefix-Cache oder eine Tensorparallelität über %2 helfen.</translation>
    </message>
    <message>
        <source>KV cache limits the capacity</source>
        <translation>Der KV-Cache begrenzt die Kapazität</translation>
    </message>
    <message>
        <source>%1 concurrent requests fill its %2. A narrower format for the KV cache or the weights makes room.</source>
        <translation>%1 gleichzeitige Anfragen füllen seine %2. Ein schmaleres Format für KV-Cache oder Gewichte schafft Platz.</translation>
    </message>
    <message>
        <source>Replicas are idle at night</source>
        <translation>Replikate sind nachts ungenutzt</translation>
    </message>
    <message>
        <source>Autoscaling would turn them off for %1 of the hours and save %2.</source>
        <translation>Autoscaling würde sie für %1 der Stunden abschalten und %2 sparen.</translation>
    </message>
    <message>
        <source>Enable autoscaling</source>
        <translation>Autoscaling einschalten</translation>
    </message>
    <message>
        <source>A hosted API is cheaper</source>
        <translation>Eine gehostete API ist günstiger</translation>
    </message>
    <message>
        <source>At %1 tokens per day, the API costs %4 and this fleet %3; break-even is at %2 tokens per day.</source>
        <translation>Bei %1 Token pro Tag kostet die API %4, diese Flotte %3; die Gewinnschwelle liegt bei %2 Token pro Tag.</translation>
    </message>
    <message>
        <source>Cheaper than a hosted API</source>
        <translation>Günstiger als eine gehostete API</translation>
    </message>
    <message>
        <source>At %1 tokens per day, this fleet costs %3 and a hosted API %4; break-even is at %2 tokens per day.</source>
        <translation>Bei %1 Token pro Tag kostet diese Flotte %3, eine gehostete API %4; die Gewinnschwelle liegt bei %2 Token pro Tag.</translation>
    </message>
    <message>
        <source>Faster GPUs wait for slower ones</source>
        <translation>Schnellere GPUs warten auf langsamere</translation>
    </message>
    <message>
        <source>%1 waits for %2 during %3 of each step: %4 per run, which takes %5 longer than if all GPUs were %1. The slower GPUs could do other work: without them, the run takes %6.</source>
        <translation>%1 wartet %3 jedes Schritts auf %2: %4 pro Lauf, der damit %5 länger dauert, als wenn alle GPUs %1 wären. Die langsameren GPUs könnten andere Arbeit tun: Ohne sie dauert der Lauf %6.</translation>
    </message>
    <message>
        <source>Use one GPU type</source>
        <translation>Nur einen GPU-Typ verwenden</translation>
    </message>
    <message>
        <source>Data storage is not fully paid for</source>
        <translation>Der Speicherplatz der Daten ist nicht voll bezahlt</translation>
    </message>
    <message>
        <source>The runs read %1; storage is paid for %2.</source>
        <translation>Die Läufe lesen %1; bezahlt ist Storage für %2.</translation>
    </message>
    <message>
        <source>Pay for the storage</source>
        <translation>Storage dafür bezahlen</translation>
    </message>
    <message>
        <source>One request class misses its TTFT limit</source>
        <translation>Eine Anfrageklasse verfehlt ihren TTFT-Grenzwert</translation>
    </message>
    <message>
        <source>Requests with %1 input and %2 output tokens get their first token after %3; the limit is %4.</source>
        <translation>Anfragen mit %1 Eingabe- und %2 Ausgabe-Token erhalten ihr erstes Token nach %3; der Grenzwert ist %4.</translation>
    </message>
    <message>
        <source>One request class misses its TPOT limit</source>
        <translation>Eine Anfrageklasse verfehlt ihren TPOT-Grenzwert</translation>
    </message>
    <message>
        <source>Requests with %1 input and %2 output tokens take %3 per output token; the limit is %4.</source>
        <translation>Anfragen mit %1 Eingabe- und %2 Ausgabe-Token brauchen %3 pro Ausgabe-Token; der Grenzwert ist %4.</translation>
    </message>
    <message>
        <source>Second tier pays off</source>
        <translation>Die zweite Stufe rechnet sich</translation>
    </message>
    <message>
        <source>%1 in the second tier cost %3; %4 of the cluster’s own type for the whole load would cost %2 more in total.</source>
        <translation>%1 der zweiten Stufe kosten %3; %4 des clustereigenen Typs für die ganze Last wären insgesamt %2 teurer.</translation>
    </message>
    <message>
        <source>Second tier does not pay off</source>
        <translation>Die zweite Stufe rechnet sich nicht</translation>
    </message>
    <message>
        <source>%1 in the second tier cost %3; %4 of the cluster’s own type for the whole load would cost %2 less in total.</source>
        <translation>%1 der zweiten Stufe kosten %3; %4 des clustereigenen Typs für die ganze Last wären insgesamt %2 günstiger.</translation>
    </message>
    <message>
        <source>Remove the second tier</source>
        <translation>Zweite Stufe entfernen</translation>
    </message>
    <message>
        <source>Second tier cannot carry its share</source>
        <translation>Die zweite Stufe trägt ihren Anteil nicht</translation>
    </message>
    <message>
        <source>None of its layouts meets the limits when requests arrive at %1.</source>
        <translation>Keine ihrer Aufteilungen hält die Grenzwerte ein, wenn Anfragen mit %1 eintreffen.</translation>
    </message>
    <message>
        <source>No GPUs are left for training</source>
        <translation>Für das Training bleibt keine GPU</translation>
    </message>
    <message>
        <source>Requests arrive at %1; the replicas can serve %2 within the limits. The queue grows without end, so no latency is shown: %3 requests per day, %4 of the total, are never served, and costs cover only those that are.</source>
        <translation>Anfragen treffen mit %1 ein; die Replikate bedienen innerhalb der Grenzwerte %2. Die Warteschlange wächst ohne Ende, daher wird keine Latenz gezeigt: %3 Anfragen pro Tag, %4 der Gesamtzahl, werden nie bedient, und die Kosten gelten nur für die bedienten.</translation>
    </message>
    <message>
        <source>Discount is a rule of thumb</source>
        <translation>Der Rabatt ist eine Faustregel</translation>
    </message>
    <message>
        <source>No provider in the catalog offers this GPU on these terms; a discount of %1 gives %2. Request a quote and enter its price.</source>
        <translation>Kein Anbieter im Katalog bietet diese GPU zu diesen Bedingungen an; ein Rabatt von %1 ergibt %2. Holen Sie ein Angebot ein und geben Sie dessen Preis ein.</translation>
    </message>
    <message>
        <source>No provider in the catalog offers this GPU on these terms. A discount of %1 would give %3, below every known offer, so the lowest offer, %2, is used. Request a quote and enter its price.</source>
        <translation>Kein Anbieter im Katalog bietet diese GPU zu diesen Bedingungen an. Ein Rabatt von %1 ergäbe %3, weniger als jedes bekannte Angebot; gerechnet wird daher mit dem niedrigsten, %2. Holen Sie ein Angebot ein und geben Sie dessen Preis ein.</translation>
    </message>
    <message>
        <source>Finishing sooner costs less in rent</source>
        <translation>Früher fertig kostet bei Miete weniger</translation>
    </message>
    <message>
        <source>%1 finish in %2 for %3 per run, %4 less. If owned, they would sit idle.</source>
        <translation>%1 brauchen %2 und kosten %3 pro Lauf, %4 weniger. Gekauft stünden sie still.</translation>
    </message>
    <message>
        <source>The nodes fail every %1 on average; jobs of this size were measured to stop every %2, because of software and their users. That would lower goodput from %3 to %4.</source>
        <translation>Die Knoten fallen im Mittel alle %1 aus; Jobs dieser Größe brechen laut Messung alle %2 ab, durch Software und ihre Nutzer. Das würde den Goodput von %3 auf %4 senken.</translation>
    </message>
    <message>
        <source>Rack nameplate power exceeds its cooling</source>
        <translation>Die Nennleistung eines Racks übersteigt seine Kühlung</translation>
    </message>
    <message>
        <source>The nodes of a full rack have a nameplate power of %1; its cooling removes %2. Their measured peak of %3 fits, but nothing limits them to it.</source>
        <translation>Die Nennleistung der Knoten eines vollen Racks beträgt %1; seine Kühlung führt %2 ab. Die gemessene Spitze von %3 passt, garantiert ist sie aber nicht.</translation>
    </message>
    <message>
        <source>Time per unit is unknown</source>
        <translation>Zeit je Einheit ist unbekannt</translation>
    </message>
    <message>
        <source>Measure how long one GPU takes per unit, and enter that time: everything else follows from it.</source>
        <translation>Messen Sie, wie lange eine GPU je Einheit braucht, und geben Sie diese Zeit ein: Alles andere folgt daraus.</translation>
    </message>
    <message>
        <source>Time per unit cannot be computed</source>
        <translation>Zeit je Einheit ist nicht berechenbar</translation>
    </message>
    <message>
        <source>A specification of the GPU or the model is missing. Enter it, or enter a measured time per unit.</source>
        <translation>Eine Angabe zur GPU oder zum Modell fehlt. Geben Sie sie ein, oder geben Sie eine gemessene Zeit je Einheit ein.</translation>
    </message>
    <message>
        <source>Work does not fit in memory</source>
        <translation>Arbeit passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>It needs %1 on each GPU, which has %2 to use.</source>
        <translation>Sie braucht %1 auf jeder GPU; nutzbar sind %2.</translation>
    </message>
    <message>
        <source>Too few GPUs for one unit</source>
        <translation>Zu wenige GPUs für eine Einheit</translation>
    </message>
    <message>
        <source>%1 work on one unit together; there are %2.</source>
        <translation>%1 arbeiten gemeinsam an einer Einheit; vorhanden sind %2.</translation>
    </message>
    <message>
        <source>No number of these GPUs finishes within %1: the serial part takes %2, reading and writing %3.</source>
        <translation>Keine Anzahl dieser GPUs wird in %1 fertig: Der serielle Teil dauert %2, Lesen und Schreiben %3.</translation>
    </message>
    <message>
        <source>No cluster is needed</source>
        <translation>Kein Cluster nötig</translation>
    </message>
    <message>
        <source>%1 finish in %2, within the deadline of %3. More GPUs finish sooner, at the same GPU-hours as long as the work divides.</source>
        <translation>%1 reicht: fertig in %2, innerhalb der Frist von %3. Mehr GPUs sind früher fertig, mit gleich vielen GPU-Stunden, solange sich die Arbeit teilen lässt.</translation>
    </message>
    <message>
        <source>Serial part wastes GPUs</source>
        <translation>Serieller Teil verschwendet GPUs</translation>
    </message>
    <message>
        <source>%1 of the work cannot be divided, so %2 reach an efficiency of %3. Beyond %4, more than half of the GPU-hours are wasted (Amdahl’s law).</source>
        <translation>%1 der Arbeit lassen sich nicht teilen, daher erreichen %2 eine Effizienz von %3. Ab %4 ist mehr als die Hälfte der GPU-Stunden verschwendet (Amdahlsches Gesetz).</translation>
    </message>
    <message>
        <source>Waiting takes %1 of the time. A storage bandwidth of %2 would be enough.</source>
        <translation>Das Warten nimmt %1 der Zeit ein. Eine Storage-Bandbreite von %2 würde genügen.</translation>
    </message>
    <message>
        <source>Fewer units than workers</source>
        <translation>Weniger Einheiten als Worker</translation>
    </message>
    <message>
        <source>%1 units keep only as many of %2 workers busy; the others are idle.</source>
        <translation>%1 Einheiten beschäftigen nur ebenso viele von %2 Workern; die anderen sind untätig.</translation>
    </message>
    <message>
        <source>Model does not fit for generation</source>
        <translation>Modell passt nicht für die Generierung</translation>
    </message>
    <message>
        <source>No layout of a generating replica fits on %1.</source>
        <translation>Kein Layout eines generierenden Replikats passt auf %1.</translation>
    </message>
    <message>
        <source>Generation and training wait for each other</source>
        <translation>Generierung und Training warten aufeinander</translation>
    </message>
    <message>
        <source>On separate GPUs and on-policy, one side is idle for %1 of the time whatever the split. One step off-policy, both work at the same time.</source>
        <translation>Auf getrennten GPUs und on-policy ist eine Seite %1 der Zeit untätig, wie auch immer aufgeteilt wird. Einen Schritt off-policy arbeiten beide gleichzeitig.</translation>
    </message>
    <message>
        <source>Generate one step ahead</source>
        <translation>Einen Schritt vorausgenerieren</translation>
    </message>
    <message>
        <source>Generating GPUs wait for training</source>
        <translation>Generierende GPUs warten auf das Training</translation>
    </message>
    <message>
        <source>They are idle for %1 of the time. With %2 of the GPUs for generation, both sides would take equally long.</source>
        <translation>Sie sind %1 der Zeit untätig. Mit %2 der GPUs für die Generierung dauerten beide Seiten gleich lange.</translation>
    </message>
    <message>
        <source>Balance the split</source>
        <translation>Aufteilung ausgleichen</translation>
    </message>
    <message>
        <source>Training GPUs wait for generation</source>
        <translation>Trainierende GPUs warten auf die Generierung</translation>
    </message>
    <message>
        <source>Weight transfer is slow</source>
        <translation>Gewichtsübertragung ist langsam</translation>
    </message>
    <message>
        <source>New weights take %1 to reach the generating replicas, %2 of a step.</source>
        <translation>Neue Gewichte brauchen %1 zu den generierenden Replikaten, %2 eines Schritts.</translation>
    </message>
    <message>
        <source>GPUs wait for the environment</source>
        <translation>GPUs warten auf die Umgebung</translation>
    </message>
    <message>
        <source>Few long rollouts end the step</source>
        <translation>Wenige lange Rollouts beenden den Schritt</translation>
    </message>
    <message>
        <source>The mean rollout has %1 of the longest length, and generation takes %2 of a step: most of it runs at a small batch.</source>
        <translation>Der mittlere Rollout hat %1 der größten Länge, und die Generierung nimmt %2 eines Schritts ein: Das meiste davon läuft mit kleinem Batch.</translation>
    </message>
    <message>
        <source>Checking the rollouts takes %1, %2 of a step.</source>
        <translation>Das Prüfen der Rollouts dauert %1, %2 eines Schritts.</translation>
    </message>
    <message>
        <source>GPUs are never needed</source>
        <translation>GPUs werden nie gebraucht</translation>
    </message>
    <message>
        <source>%1 of %2 take part in no workload: at most %3 are in use at a time.</source>
        <translation>%1 von %2 braucht kein Workload: Gleichzeitig sind höchstens %3 im Einsatz.</translation>
    </message>
    <message>
        <source>Other workloads use %1, which is the whole cluster.</source>
        <translation>Andere Workloads belegen %1, also den ganzen Cluster.</translation>
    </message>
    <message>
        <source>A network of %1 per GPU would not shorten a run.</source>
        <translation>Ein Netz mit %1 je GPU würde einen Lauf nicht verkürzen.</translation>
    </message>
</context>
<context>
    <name>FirstCharts</name>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Time by data size and method</source>
        <translation>Zeit nach Datenmenge und Methode</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>The time of each method is being computed.</source>
        <translation>Die Zeit jeder Methode wird berechnet.</translation>
    </message>
    <message>
        <source>With %1 examples: %2.</source>
        <translation>Mit %1 Beispielen: %2.</translation>
    </message>
    <message>
        <source>Memory per GPU by method</source>
        <translation>Speicher pro GPU nach Methode</translation>
    </message>
    <message>
        <source>The memory of each method is being computed.</source>
        <translation>Der Speicher jeder Methode wird berechnet.</translation>
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
        <source>fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>nutzbar</translation>
    </message>
    <message>
        <source>GPU calendar</source>
        <translation>GPU-Kalender</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>The time of a workload is unknown.</source>
        <translation>Die Zeit eines Workloads ist unbekannt.</translation>
    </message>
    <message>
        <source>d</source>
        <translation>T</translation>
    </message>
    <message>
        <source>One after another, all runs take %1; they are idle %2 of the time.</source>
        <translation>Nacheinander dauern alle Läufe %1; %2 der Zeit ruhen sie.</translation>
    </message>
    <message>
        <source>All fleets serve at all hours.</source>
        <translation>Alle Flotten bedienen rund um die Uhr.</translation>
    </message>
    <message>
        <source>Together, all runs take %1; they are idle %2 of the time.</source>
        <translation>Zusammen dauern alle Läufe %1; %2 der Zeit ruhen sie.</translation>
    </message>
</context>
<context>
    <name>Formulas</name>
    <message>
        <source>The number entered, or the smallest number of whole nodes that meets the deadline and fits the model.</source>
        <translation>Die eingegebene Zahl oder die kleinste Zahl ganzer Knoten, die die Frist einhält und das Modell fasst.</translation>
    </message>
    <message>
        <source>Of all layouts on one GPU for the same batch, the fastest that fits; if none fits, the fastest of all with unlimited memory.</source>
        <translation>Von allen Aufteilungen auf einer GPU für denselben Batch die schnellste, die passt; passt keine, die schnellste von allen bei unbegrenztem Speicher.</translation>
    </message>
    <message>
        <source>Of all parallel layouts on these GPUs that fit in memory, the one with the fastest conservative estimate; or the pinned layout.</source>
        <translation>Von allen parallelen Aufteilungen auf diese GPUs, die in den Speicher passen, die mit der schnellsten konservativen Schätzung; oder die fixierte.</translation>
    </message>
    <message>
        <source>2 FLOPs forward and 4 backward per parameter and token, plus 2 if the forward pass runs twice.</source>
        <translation>2 FLOPs vorwärts und 4 rückwärts pro Parameter und Token, plus 2, wenn der Vorwärtsdurchlauf zweimal läuft.</translation>
    </message>
    <message>
        <source>2 FLOPs forward and 2 backward per parameter and token, plus 2 if all weights are trained. Recomputation is not counted as useful work.</source>
        <translation>2 FLOPs vorwärts und 2 rückwärts pro Parameter und Token, plus 2, wenn alle Gewichte trainiert werden. Neuberechnung zählt nicht als nützliche Arbeit.</translation>
    </message>
    <message>
        <source>Dense peak throughput of the GPU in the selected number format.</source>
        <translation>Dichter Spitzendurchsatz der GPU im gewählten Zahlenformat.</translation>
    </message>
    <message>
        <source>The number of tokens requested.</source>
        <translation>Die angeforderte Zahl der Token.</translation>
    </message>
    <message>
        <source>The GPUs of one node, or of one link domain that spans several nodes.</source>
        <translation>Die GPUs eines Knotens oder einer Verbindungsdomäne, die mehrere Knoten umfasst.</translation>
    </message>
    <message>
        <source>Batch size divided by sequence length, rounded so that all replicas can share it.</source>
        <translation>Batchgröße geteilt durch Sequenzlänge, gerundet, damit sich alle Replikate den Batch teilen können.</translation>
    </message>
    <message>
        <source>The sequence length, or the example length.</source>
        <translation>Die Sequenzlänge oder die Beispiellänge.</translation>
    </message>
    <message>
        <source>The layers of the architecture. A model size other than the original makes the model deeper and wider.</source>
        <translation>Die Schichten der Architektur. Eine vom Original abweichende Modellgröße macht das Modell tiefer und breiter.</translation>
    </message>
    <message>
        <source>The requested number of concurrent trials, limited by the GPUs available.</source>
        <translation>Die gewünschte Zahl gleichzeitiger Versuche, begrenzt durch die verfügbaren GPUs.</translation>
    </message>
    <message>
        <source>Gradients out and weights back between replicas: one ring within the node and one between nodes, minus the part overlapped with the forward and backward passes.</source>
        <translation>Gradienten hin und Gewichte zurück zwischen den Replikaten: ein Ring im Knoten und einer zwischen den Knoten, abzüglich des Teils, der sich mit Vorwärts- und Rückwärtsdurchlauf überlappt.</translation>
    </message>
    <message>
        <source>Bytes that the optimizer reads and writes, divided by memory bandwidth.</source>
        <translation>Bytes, die der Optimizer liest und schreibt, geteilt durch die Speicherbandbreite.</translation>
    </message>
    <message>
        <source>Transfers to the host and back, minus the part overlapped with the forward and backward passes.</source>
        <translation>Transfers zum Host und zurück, abzüglich des Teils, der sich mit Vorwärts- und Rückwärtsdurchlauf überlappt.</translation>
    </message>
    <message>
        <source>Host time per step, as calibrated.</source>
        <translation>Host-Zeit pro Schritt laut Kalibrierung.</translation>
    </message>
    <message>
        <source>Extra time of a team&apos;s first run compared with published runs, scaled by software maturity.</source>
        <translation>Mehrdauer des ersten Laufs eines Teams gegenüber veröffentlichten Läufen, skaliert mit der Softwarereife.</translation>
    </message>
    <message>
        <source>FLOPs of the matrix multiplications divided by the rate that GEMMs of this size reach on this GPU, forward and backward.</source>
        <translation>FLOPs der Matrixmultiplikationen geteilt durch die Rate, die GEMMs dieser Größe auf dieser GPU erreichen, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>FLOPs of the attention core divided by the rate it reaches on this GPU.</source>
        <translation>FLOPs des Attention-Kerns geteilt durch die Rate, die er auf dieser GPU erreicht.</translation>
    </message>
    <message>
        <source>Bytes moved by norms, activation functions and additions, divided by memory bandwidth.</source>
        <translation>Von Normen, Aktivierungsfunktionen und Additionen bewegte Bytes, geteilt durch die Speicherbandbreite.</translation>
    </message>
    <message>
        <source>Host time to launch a layer, beyond the layer&apos;s compute time.</source>
        <translation>Host-Zeit zum Starten einer Schicht, über deren Rechenzeit hinaus.</translation>
    </message>
    <message>
        <source>Four exchanges of the activations of a micro-batch per layer and pass, minus the overlapped part.</source>
        <translation>Vier Austausche der Aktivierungen eines Micro-Batches pro Schicht und Durchlauf, abzüglich des überlappten Teils.</translation>
    </message>
    <message>
        <source>Keys and values sent around the ring of context-parallel ranks, minus the part overlapped with attention.</source>
        <translation>Keys und Values im Ring der kontextparallelen Ränge, abzüglich des Teils, der sich mit der Attention überlappt.</translation>
    </message>
    <message>
        <source>Tokens sent to their experts and back, minus the overlapped part.</source>
        <translation>Token zu ihren Experten und zurück, abzüglich des überlappten Teils.</translation>
    </message>
    <message>
        <source>The part of the forward pass that is recomputed.</source>
        <translation>Der Teil des Vorwärtsdurchlaufs, der neu berechnet wird.</translation>
    </message>
    <message>
        <source>Weights gathered for each pass and gradients scattered, minus the part overlapped with the previous layer.</source>
        <translation>Für jeden Durchlauf zusammengeführte Gewichte und verteilte Gradienten, abzüglich des Teils, der sich mit der vorigen Schicht überlappt.</translation>
    </message>
    <message>
        <source>Embedding GEMM, logits and loss of a micro-batch.</source>
        <translation>Embedding-GEMM, Logits und Loss eines Micro-Batches.</translation>
    </message>
    <message>
        <source>Latency plus the bytes of a micro-batch divided by link bandwidth.</source>
        <translation>Latenz plus Bytes eines Micro-Batches geteilt durch die Bandbreite der Verbindung.</translation>
    </message>
    <message>
        <source>Latency plus the bytes of a micro-batch divided by NIC bandwidth, which all simultaneously sending ranks share.</source>
        <translation>Latenz plus Bytes eines Micro-Batches geteilt durch die NIC-Bandbreite, die sich alle gleichzeitig sendenden Ränge teilen.</translation>
    </message>
    <message>
        <source>Pipeline stages fill one node after another: the number of stage boundaries that are also node boundaries.</source>
        <translation>Pipeline-Stufen füllen einen Knoten nach dem anderen: die Zahl der Stufengrenzen, die auch Knotengrenzen sind.</translation>
    </message>
    <message>
        <source>The part of the pipeline transfers that does not overlap with compute, as calibrated.</source>
        <translation>Der Teil der Pipeline-Transfers, der sich nicht mit der Rechnung überlappt, laut Kalibrierung.</translation>
    </message>
    <message>
        <source>Replicas wait for the slowest one; each doubling of the nodes adds to this, as calibrated.</source>
        <translation>Replikate warten auf das langsamste; jede Verdopplung der Knoten verlängert das, laut Kalibrierung.</translation>
    </message>
    <message>
        <source>Loss of the software stack compared with a tuned framework, as calibrated.</source>
        <translation>Verlust des Software-Stacks gegenüber einem optimierten Framework laut Kalibrierung.</translation>
    </message>
    <message>
        <source>Weights of the fullest stage, divided by the tensor parallel size and by the ranks that share one copy of them.</source>
        <translation>Gewichte der vollsten Stufe, geteilt durch die Tensorparallelität und durch die Ränge, die sich eine Kopie davon teilen.</translation>
    </message>
    <message>
        <source>Gradients kept between micro-batches, for the parameters held by this GPU.</source>
        <translation>Gradienten, die zwischen Micro-Batches behalten werden, für die Parameter auf dieser GPU.</translation>
    </message>
    <message>
        <source>Master weights and optimizer moments, divided by the replicas that share them.</source>
        <translation>Master-Gewichte und Optimizer-Momente, geteilt durch die Replikate, die sie sich teilen.</translation>
    </message>
    <message>
        <source>Activations that each layer keeps of a micro-batch for the backward pass, times the micro-batches in flight.</source>
        <translation>Aktivierungen, die jede Schicht von einem Micro-Batch für den Rückwärtsdurchlauf behält, mal die Micro-Batches in Bearbeitung.</translation>
    </message>
    <message>
        <source>Logits of a micro-batch over the vocabulary.</source>
        <translation>Logits eines Micro-Batches über das Vokabular.</translation>
    </message>
    <message>
        <source>Driver context and communication buffers, as calibrated.</source>
        <translation>Treiberkontext und Kommunikationspuffer laut Kalibrierung.</translation>
    </message>
    <message>
        <source>Temporary buffers take more memory than counted, as calibrated.</source>
        <translation>Temporäre Puffer belegen mehr Speicher als gezählt, laut Kalibrierung.</translation>
    </message>
    <message>
        <source>Data offloaded to the host.</source>
        <translation>Auf den Host ausgelagerte Daten.</translation>
    </message>
    <message>
        <source>Deviation of predictions of this type from measurements: the standard deviation of the logarithm.</source>
        <translation>Abweichung von Vorhersagen dieser Art von Messungen: die Standardabweichung des Logarithmus.</translation>
    </message>
    <message>
        <source>The times of all workloads, one after another.</source>
        <translation>Die Zeiten aller Workloads nacheinander.</translation>
    </message>
    <message>
        <source>The GPU-hours of all workloads.</source>
        <translation>Die GPU-Stunden aller Workloads.</translation>
    </message>
    <message>
        <source>All payments over the period compared, including trials and staff, divided by the runs in that period.</source>
        <translation>Alle Zahlungen im Vergleichszeitraum einschließlich Versuchen und Personal, geteilt durch die Läufe in diesem Zeitraum.</translation>
    </message>
    <message>
        <source>The share entered, or none if switches and optics are counted.</source>
        <translation>Der eingegebene Anteil; keiner, wenn Switches und Transceiver gezählt werden.</translation>
    </message>
    <message>
        <source>Switches and cables of the fabric times the power of each, or none if network power is a share. NIC power is part of node power.</source>
        <translation>Switches und Kabel des Netzwerks mal ihre jeweilige Leistung; keine, wenn die Netzwerkleistung als Anteil angegeben ist. Die NIC-Leistung ist in der Knotenleistung enthalten.</translation>
    </message>
    <message>
        <source>The share entered, or none if storage power is counted.</source>
        <translation>Der eingegebene Anteil; keiner, wenn die Storage-Leistung gezählt wird.</translation>
    </message>
    <message>
        <source>Storage per GPU × GPUs × power per TB, or none if storage power is a share.</source>
        <translation>Storage pro GPU × GPUs × Leistung pro TB; keine, wenn die Storage-Leistung als Anteil angegeben ist.</translation>
    </message>
    <message>
        <source>The smallest number of tiers whose tree has enough ports: 2 × (ports / 2) to the power of the tiers, on each rail. A single node needs none.</source>
        <translation>Die kleinste Zahl von Ebenen, deren Baum genug Ports hat: 2 × (Ports / 2) hoch Zahl der Ebenen, auf jeder Rail. Ein einzelner Knoten braucht keine.</translation>
    </message>
    <message>
        <source>On each rail, the lowest tier has one switch per (ports / 2) nodes; other tiers have the same number of switches, the top tier half as many. Rails share a switch where they fit.</source>
        <translation>Auf jeder Rail hat die unterste Ebene einen Switch pro (Ports / 2) Knoten; andere Ebenen haben gleich viele Switches, die oberste halb so viele. Rails teilen sich einen Switch, wo sie hineinpassen.</translation>
    </message>
    <message>
        <source>The number of nodes that one side can carry alone, including on its fullest phase; power supplies are assigned to the phases in turn.</source>
        <translation>Die Zahl der Knoten, die eine Seite allein tragen kann, auch auf ihrer vollsten Phase; Netzteile werden reihum auf die Phasen verteilt.</translation>
    </message>
    <message>
        <source>The smallest of the limits by height, weight, cooling and power feeds, as far as they are known.</source>
        <translation>Die kleinste der Grenzen durch Höhe, Gewicht, Kühlung und Zuleitungen, soweit bekannt.</translation>
    </message>
    <message>
        <source>Voltage × breaker rating × breaker derating × circuits per side, and × √3 for three phases.</source>
        <translation>Spannung × Nennstrom des Schutzschalters × dessen Dauerlast × Stromkreise pro Seite, und × √3 bei drei Phasen.</translation>
    </message>
    <message>
        <source>Network failure rate, minus the failures masked by a redundant path.</source>
        <translation>Ausfallrate des Netzwerks, abzüglich der Ausfälle, die ein redundanter Pfad abfängt.</translation>
    </message>
    <message>
        <source>Power failure rate, minus the failures masked by a second feed.</source>
        <translation>Ausfallrate der Stromversorgung, abzüglich der Ausfälle, die eine zweite Zuleitung abfängt.</translation>
    </message>
    <message>
        <source>MTBF of all nodes, shortened by as much as small jobs were measured to run shorter than their nodes.</source>
        <translation>MTBF aller Knoten, verkürzt um so viel, wie kleine Jobs laut Messung kürzer liefen als ihre Knoten.</translation>
    </message>
    <message>
        <source>The smallest number of spares that meets the availability target if nodes under repair follow a Poisson distribution.</source>
        <translation>Die kleinste Zahl von Reserveknoten, die das Verfügbarkeitsziel erreicht, wenn Knoten in Reparatur einer Poisson-Verteilung folgen.</translation>
    </message>
    <message>
        <source>Share of time in which no more nodes are under repair than there are spares, by the Poisson distribution.</source>
        <translation>Anteil der Zeit, in der nicht mehr Knoten in Reparatur sind, als Reserveknoten vorhanden sind, nach der Poisson-Verteilung.</translation>
    </message>
    <message>
        <source>Average number of nodes under repair in excess of the spares, by the Poisson distribution.</source>
        <translation>Mittlere Zahl der Knoten in Reparatur über die Reserveknoten hinaus, nach der Poisson-Verteilung.</translation>
    </message>
    <message>
        <source>A run that needs all nodes waits according to the Erlang loss formula. A run that continues loses one model replica per missing node.</source>
        <translation>Ein Lauf, der alle Knoten braucht, wartet nach der Erlang-Verlustformel. Ein Lauf, der weiterläuft, verliert pro fehlendem Knoten ein Modellreplikat.</translation>
    </message>
    <message>
        <source>None, the advised number, or the number entered.</source>
        <translation>Keine, die empfohlene oder die eingegebene Zahl.</translation>
    </message>
    <message>
        <source>2 bytes of weights plus the optimizer state, or the bytes entered, per trainable parameter.</source>
        <translation>2 Bytes für Gewichte plus Optimizer-Zustand oder die eingegebenen Bytes, pro trainierbarem Parameter.</translation>
    </message>
    <message>
        <source>Checkpoint size divided by the bandwidth of the links to host memory or, if the run waits for the write, by storage bandwidth.</source>
        <translation>Checkpoint-Größe geteilt durch die Bandbreite der Verbindungen zum Host-Speicher oder, wenn der Lauf auf das Schreiben wartet, durch die Storage-Bandbreite.</translation>
    </message>
    <message>
        <source>Checkpoint size divided by storage bandwidth, if the run does not wait for the write.</source>
        <translation>Checkpoint-Größe geteilt durch die Storage-Bandbreite, wenn der Lauf nicht auf das Schreiben wartet.</translation>
    </message>
    <message>
        <source>By the formula of Daly, of Young or for maximum availability, or as entered; never shorter than the time a checkpoint takes to be written.</source>
        <translation>Nach der Formel von Daly, von Young oder für maximale Verfügbarkeit, oder wie eingegeben; nie kürzer als die Schreibdauer eines Checkpoints.</translation>
    </message>
    <message>
        <source>The spare nodes, plus cluster nodes that take no part in the run.</source>
        <translation>Die Reserveknoten und die Knoten des Clusters, die am Lauf nicht beteiligt sind.</translation>
    </message>
    <message>
        <source>Computed from interruptions and checkpoints, or as entered.</source>
        <translation>Aus Unterbrechungen und Checkpoints berechnet oder wie eingegeben.</translation>
    </message>
    <message>
        <source>Run time rounded up to the billing increment and the minimum rental term, divided by run time; on spot, repeated work is included.</source>
        <translation>Laufzeit, aufgerundet auf Abrechnungstakt und Mindestmietdauer, geteilt durch die Laufzeit; bei Spot einschließlich wiederholter Arbeit.</translation>
    </message>
    <message>
        <source>Utilization × billed hours per hour used; all hours for reserved GPUs.</source>
        <translation>Auslastung × abgerechnete Stunden pro genutzter Stunde; alle Stunden bei reservierten GPUs.</translation>
    </message>
    <message>
        <source>GPUs × rental price × price paid vs. list, for all hours; zero if nothing is reserved.</source>
        <translation>GPUs × Mietpreis × Anteil am Listenpreis, für alle Stunden; null, wenn nichts reserviert ist.</translation>
    </message>
    <message>
        <source>Reserved rent from the end of the period compared to the end of the last full term.</source>
        <translation>Reservierte Miete vom Ende des Vergleichszeitraums bis zum Ende der letzten vollen Laufzeit.</translation>
    </message>
    <message>
        <source>GPUs × rental price for all hours, on demand or, if nothing is reserved, on the terms of the plan.</source>
        <translation>GPUs × Mietpreis für alle Stunden, on demand oder, wenn nichts reserviert ist, im Tarif des Plans.</translation>
    </message>
    <message>
        <source>GPUs × rental price × price paid vs. list × billed hours per hour used; zero if the rent is reserved.</source>
        <translation>GPUs × Mietpreis × Anteil am Listenpreis × abgerechnete Stunden pro genutzter Stunde; null, wenn die Miete reserviert ist.</translation>
    </message>
    <message>
        <source>Nodes × price per node; zero if the purchase cost is all-inclusive.</source>
        <translation>Knoten × Preis pro Knoten; null, wenn die Anschaffungskosten pauschal angegeben sind.</translation>
    </message>
    <message>
        <source>Nodes × NICs per node × NIC price; a single node has none.</source>
        <translation>Knoten × NICs pro Knoten × NIC-Preis; ein einzelner Knoten hat keine.</translation>
    </message>
    <message>
        <source>Switches for a non-blocking fabric between all nodes × switch price.</source>
        <translation>Switches für ein blockierungsfreies Netzwerk zwischen allen Knoten × Switch-Preis.</translation>
    </message>
    <message>
        <source>Cables from NICs to switches and between switches × cable price.</source>
        <translation>Kabel von NICs zu Switches und zwischen Switches × Kabelpreis.</translation>
    </message>
    <message>
        <source>Two per cable × transceiver price.</source>
        <translation>Zwei pro Kabel × Transceiver-Preis.</translation>
    </message>
    <message>
        <source>GPUs × storage per GPU × storage price.</source>
        <translation>GPUs × Storage pro GPU × Storage-Preis.</translation>
    </message>
    <message>
        <source>Nameplate power of the hardware × new data center price; zero if none is built.</source>
        <translation>Nennleistung der Hardware × Preis des neuen Rechenzentrums; null, wenn keines gebaut wird.</translation>
    </message>
    <message>
        <source>Hardware price × (1 − annual loss in value), once per year of use; zero if the hardware is kept.</source>
        <translation>Hardwarepreis × (1 − jährlicher Wertverlust), einmal pro Nutzungsjahr; null, wenn die Hardware behalten wird.</translation>
    </message>
    <message>
        <source>A share of the hardware price, if the purchase cost is itemized.</source>
        <translation>Ein Anteil des Hardwarepreises, wenn die Anschaffungskosten in Einzelposten angegeben sind.</translation>
    </message>
    <message>
        <source>GPUs × licenses per GPU, if the purchase cost is itemized.</source>
        <translation>GPUs × Lizenzen pro GPU, wenn die Anschaffungskosten in Einzelposten angegeben sind.</translation>
    </message>
    <message>
        <source>Nameplate power of the hardware × colocation price; zero without colocation.</source>
        <translation>Nennleistung der Hardware × Colocation-Preis; null ohne Colocation.</translation>
    </message>
    <message>
        <source>Hardware price / (1 + next-generation price gain), once per year compared.</source>
        <translation>Hardwarepreis / (1 + Preisvorteil neuer Generationen), einmal pro verglichenem Jahr.</translation>
    </message>
    <message>
        <source>Utilization × rent at full use until delivery + other operating cost; zero if there is no delivery lead time.</source>
        <translation>Auslastung × Miete bei Vollnutzung bis zur Lieferung + sonstige Betriebskosten; null ohne Lieferzeit.</translation>
    </message>
    <message>
        <source>GPUs × price paid vs. list × hours billed over the period compared, through the end of a term.</source>
        <translation>GPUs × Anteil am Listenpreis × abgerechnete Stunden im Vergleichszeitraum, bis zum Ende einer Laufzeit.</translation>
    </message>
    <message>
        <source>GPUs × hours used until delivery × price paid vs. list.</source>
        <translation>GPUs × genutzte Stunden bis zur Lieferung × Anteil am Listenpreis.</translation>
    </message>
    <message>
        <source>The tokens of all workloads.</source>
        <translation>Die Token aller Workloads.</translation>
    </message>
    <message>
        <source>Sum over all months of the cost of renting minus the cost of owning, after tax and with the rental price trend, as present value.</source>
        <translation>Summe aller Monate aus Kosten bei Miete minus Kosten bei Kauf, nach Steuern und mit dem Mietpreistrend, als Barwert.</translation>
    </message>
    <message>
        <source>The annual rate at which the monthly savings from buying are worth the amount invested.</source>
        <translation>Der Jahreszinssatz, bei dem die monatliche Ersparnis des Kaufs dem investierten Betrag entspricht.</translation>
    </message>
    <message>
        <source>The time at which the present value of the savings has recovered the amount invested.</source>
        <translation>Der Zeitpunkt, zu dem der Barwert der Ersparnis den investierten Betrag ausgeglichen hat.</translation>
    </message>
    <message>
        <source>e^(R/M) × M × (e^((τ+C)/M) − 1) / τ with restart time R, time between interruptions M, and a checkpoint of duration C every τ.</source>
        <translation>e^(R/M) × M × (e^((τ+C)/M) − 1) / τ mit Wiederanlauf R, Zeit zwischen Unterbrechungen M und einem Checkpoint der Dauer C alle τ.</translation>
    </message>
    <message>
        <source>Each GPU of the week is needed for a known number of hours; the supply with the lowest cost for these hours is used.</source>
        <translation>Jede GPU der Woche wird für eine bekannte Zahl von Stunden gebraucht; verwendet wird die Bezugsart mit den niedrigsten Kosten für diese Stunden.</translation>
    </message>
    <message>
        <source>The base load at which owning it and renting the rest costs least, including data egress.</source>
        <translation>Die Grundlast, bei der es am wenigsten kostet, sie mit gekauften GPUs zu decken und den Rest zu mieten, einschließlich Datenausgang.</translation>
    </message>
    <message>
        <source>The stages ordered while enough of the installed capacity is in use.</source>
        <translation>Die Ausbaustufen, die bestellt werden, solange genug der installierten Kapazität genutzt wird.</translation>
    </message>
    <message>
        <source>Per month, what a stage adds to utilization, valued at the rent it saves minus its operating cost, minus its price when ordered; as present value.</source>
        <translation>Pro Monat, was eine Ausbaustufe zur Auslastung beiträgt, bewertet mit der ersparten Miete abzüglich ihrer Betriebskosten, abzüglich ihres Preises bei Bestellung; als Barwert.</translation>
    </message>
    <message>
        <source>The power supplies of a full rack on one side are assigned to its phases in turn: the load of the fullest phase when this side carries the rack alone, as a share of its permitted load.</source>
        <translation>Die Netzteile eines vollen Racks auf einer Seite werden reihum auf deren Phasen verteilt: die Last der vollsten Phase, wenn diese Seite das Rack allein trägt, als Anteil ihrer zulässigen Last.</translation>
    </message>
    <message>
        <source>Monthly rent of the selected option, with its price trend; when buying, until delivery.</source>
        <translation>Monatliche Miete der gewählten Option mit ihrem Preistrend; beim Kauf bis zur Lieferung.</translation>
    </message>
    <message>
        <source>Monthly effect of the costs of the selected option on tax; values below 0 are tax savings.</source>
        <translation>Monatliche Wirkung der Kosten der gewählten Option auf die Steuer; Werte unter 0 sind Steuerersparnis.</translation>
    </message>
    <message>
        <source>Unused part of the year × the full cost of owning or the reserved cost, over the period compared.</source>
        <translation>Ungenutzter Teil des Jahres × Gesamtkosten bei Kauf oder der Reservierung, im Vergleichszeitraum.</translation>
    </message>
    <message>
        <source>Annual cost of waiting for the next job, rented or owned, over the period compared.</source>
        <translation>Jährliche Kosten des Wartens auf den nächsten Job, bei Miete oder Kauf, im Vergleichszeitraum.</translation>
    </message>
    <message>
        <source>Capacity of the node&apos;s memory or drives, minus what the system and the data loaders need.</source>
        <translation>Kapazität von Speicher oder Laufwerken des Knotens, abzüglich des Bedarfs von System und Datenladern.</translation>
    </message>
    <message>
        <source>Position of the deadline within the range of the time to train. Each side of the range is half of a lognormal distribution.</source>
        <translation>Lage der Frist in der Spanne der Trainingsdauer. Jede Seite der Spanne ist die Hälfte einer Lognormalverteilung.</translation>
    </message>
    <message>
        <source>Position of the budget within the range of all payments. Each side of the range is half of a lognormal distribution.</source>
        <translation>Lage des Budgets in der Spanne aller Zahlungen. Jede Seite der Spanne ist die Hälfte einer Lognormalverteilung.</translation>
    </message>
    <message>
        <source>1: small jobs only trigger a warning.</source>
        <translation>1: Kleine Jobs lösen nur eine Warnung aus.</translation>
    </message>
    <message>
        <source>Below the small-job threshold, the factor by which small jobs were measured to be interrupted more often; 1 from the threshold on.</source>
        <translation>Unterhalb der Schwelle für kleine Jobs der Faktor, um den diese laut Messung häufiger unterbrochen werden; ab der Schwelle 1.</translation>
    </message>
    <message>
        <source>The load is the same at all hours.</source>
        <translation>Die Last ist zu allen Stunden gleich.</translation>
    </message>
    <message>
        <source>No retrieved text is added to the prompts.</source>
        <translation>Den Prompts wird kein abgerufener Text hinzugefügt.</translation>
    </message>
    <message>
        <source>Of all layouts of a replica that meet the limits, the one with the lowest cost, latency or power, as selected; or the pinned layout.</source>
        <translation>Von allen Aufteilungen eines Replikats, die die Grenzen einhalten, die mit den niedrigsten Kosten, der niedrigsten Latenz oder Leistung, wie gewählt; oder die fixierte.</translation>
    </message>
    <message>
        <source>The highest rate at which TTFT and TPOT both stay within their limits, found by bisection.</source>
        <translation>Die höchste Rate, bei der TTFT und TPOT beide innerhalb ihrer Grenzen bleiben, durch Bisektion ermittelt.</translation>
    </message>
    <message>
        <source>With a full KV cache: running requests divided by the time each one holds its batch slot.</source>
        <translation>Bei vollem KV-Cache: laufende Anfragen geteilt durch die Zeit, die jede ihren Batch-Platz belegt.</translation>
    </message>
    <message>
        <source>KV cache divided by what one request occupies, up to the maximum batch size of the engine.</source>
        <translation>KV-Cache geteilt durch die Belegung einer Anfrage, höchstens die maximale Batchgröße der Engine.</translation>
    </message>
    <message>
        <source>The number of requests in progress that keeps up with the arrival rate, given the steps they all share.</source>
        <translation>Die Zahl gleichzeitiger Anfragen, die mit der Ankunftsrate Schritt hält, bei den Schritten, die sich alle teilen.</translation>
    </message>
    <message>
        <source>By the Erlang formula for a queue with as many slots as the KV cache holds.</source>
        <translation>Nach der Erlang-Formel für eine Warteschlange mit so vielen Plätzen, wie der KV-Cache fasst.</translation>
    </message>
    <message>
        <source>Prefill steps of the prompt while other responses are being generated, plus the wait for a batch slot and for earlier prompts.</source>
        <translation>Prefill-Schritte des Prompts während der Ausgabe anderer Antworten, plus Wartezeit auf einen Batch-Platz und auf frühere Prompts.</translation>
    </message>
    <message>
        <source>Prefill steps of the prompt while other responses are being generated, plus a wait that only 5 % of the requests exceed.</source>
        <translation>Prefill-Schritte des Prompts während der Ausgabe anderer Antworten, plus eine Wartezeit, die nur 5 % der Anfragen überschreiten.</translation>
    </message>
    <message>
        <source>One step of all running requests, including the prefill that falls in between.</source>
        <translation>Ein Schritt aller laufenden Anfragen, einschließlich des dazwischenliegenden Prefills.</translation>
    </message>
    <message>
        <source>The same with the number of requests that run in the busiest 5 % of the time.</source>
        <translation>Dasselbe mit der Zahl der Anfragen, die in den 5 % der Zeit mit der höchsten Last laufen.</translation>
    </message>
    <message>
        <source>The same wait, plus the prefill steps of the class&apos;s own prompt.</source>
        <translation>Dieselbe Wartezeit plus die Prefill-Schritte des eigenen Prompts der Klasse.</translation>
    </message>
    <message>
        <source>KV cache of the prompt divided by the bandwidth between prefill and decode GPUs.</source>
        <translation>KV-Cache des Prompts geteilt durch die Bandbreite zwischen Prefill- und Decode-GPUs.</translation>
    </message>
    <message>
        <source>The memory capacity of the GPUs in the units used by the driver.</source>
        <translation>Die Speicherkapazität der GPUs in den Einheiten des Treibers.</translation>
    </message>
    <message>
        <source>All parameters in the weight format, with scales; embedding tables in 16 bits.</source>
        <translation>Alle Parameter im Gewichtsformat, mit Skalierungsfaktoren; Embedding-Tabellen in 16 Bit.</translation>
    </message>
    <message>
        <source>As calibrated, per GPU.</source>
        <translation>Laut Kalibrierung, pro GPU.</translation>
    </message>
    <message>
        <source>The part of GPU memory that the engine uses, minus weights and buffers.</source>
        <translation>Der Teil des GPU-Speichers, den die Engine nutzt, abzüglich Gewichten und Puffern.</translation>
    </message>
    <message>
        <source>KV cache of the running requests, each with its input tokens and half of its output tokens.</source>
        <translation>KV-Cache der laufenden Anfragen, jede mit ihren Eingabe-Token und der Hälfte ihrer Ausgabe-Token.</translation>
    </message>
    <message>
        <source>Keys and values of all layers in the KV cache format; more if GPUs hold duplicates.</source>
        <translation>Keys und Values aller Schichten im Format des KV-Caches; mehr, wenn GPUs Duplikate halten.</translation>
    </message>
    <message>
        <source>From published measurements, by model type; wider for GPUs without measurements.</source>
        <translation>Aus veröffentlichten Messungen, nach Modelltyp; breiter bei GPUs ohne Messungen.</translation>
    </message>
    <message>
        <source>None, one, or as many as failures and repairs require.</source>
        <translation>Keine, eines oder so viele, wie Ausfälle und Reparaturen erfordern.</translation>
    </message>
    <message>
        <source>Whole prefill replicas, whole decode replicas, and spare replicas.</source>
        <translation>Ganze Prefill-Replikate, ganze Decode-Replikate und Ersatzreplikate.</translation>
    </message>
    <message>
        <source>As many as the requests need or, with a fixed number of GPUs, as many as fit: active replicas first, then spare replicas.</source>
        <translation>So viele, wie die Anfragen brauchen, oder bei fester GPU-Zahl so viele, wie hineinpassen: erst aktive, dann Ersatzreplikate.</translation>
    </message>
    <message>
        <source>2 FLOPs per parameter and token of queries, candidates and new text chunks, at the achieved GEMM rate.</source>
        <translation>2 FLOPs pro Parameter und Token der Suchanfragen, Kandidaten und neuen Text-Chunks, mit der erreichten GEMM-Rate.</translation>
    </message>
    <message>
        <source>The smaller of the capacities of the prefill replicas and the decode replicas.</source>
        <translation>Der kleinere Wert aus der Kapazität der Prefill- und der Decode-Replikate.</translation>
    </message>
    <message>
        <source>All hours; with autoscaling, as many replicas as each half hour of the week needs, started early and kept for a while.</source>
        <translation>Alle Stunden; mit Autoscaling so viele Replikate, wie jede halbe Stunde der Woche braucht, früh gestartet und eine Weile gehalten.</translation>
    </message>
    <message>
        <source>Rented: GPUs × hourly price × hours of operation. Owned: their share of the cost of owning (TCO).</source>
        <translation>Gemietet: GPUs × Stundenpreis × Betriebsstunden. Gekauft: ihr Anteil an den Gesamtkosten bei Kauf (TCO).</translation>
    </message>
    <message>
        <source>Time that prefill adds to a step, divided by the whole step.</source>
        <translation>Zeit, die das Prefill einem Schritt hinzufügt, geteilt durch den ganzen Schritt.</translation>
    </message>
    <message>
        <source>The fleet&apos;s share of the site&apos;s average power, by the load of its GPUs.</source>
        <translation>Anteil der Flotte an der mittleren Leistung des Standorts, nach der Last ihrer GPUs.</translation>
    </message>
    <message>
        <source>The GPUs of all serving fleets.</source>
        <translation>Die GPUs aller Inferenzflotten.</translation>
    </message>
    <message>
        <source>Between idle and full power, by the share of full work that the serving fleets do.</source>
        <translation>Zwischen Leerlauf- und Volllastleistung, nach dem Anteil der Volllast, den die Inferenzflotten leisten.</translation>
    </message>
    <message>
        <source>Between idle and average operating power, by the share of full work that the serving fleets do.</source>
        <translation>Zwischen Leerlaufleistung und mittlerer Betriebsleistung, nach dem Anteil der Volllast, den die Inferenzflotten leisten.</translation>
    </message>
    <message>
        <source>Hours of the training runs and serving fleets, as a share of all hours of all GPUs.</source>
        <translation>Stunden der Trainingsläufe und Inferenzflotten als Anteil aller Stunden aller GPUs.</translation>
    </message>
    <message>
        <source>The same layout on GPUs of the faster type only; with one GPU type, the step time.</source>
        <translation>Dieselbe Aufteilung nur auf GPUs des schnelleren Typs; bei nur einem GPU-Typ die Schrittzeit.</translation>
    </message>
    <message>
        <source>By their share of the GPUs used; none if all are of one type.</source>
        <translation>Nach ihrem Anteil an den genutzten GPUs; keine, wenn alle vom selben Typ sind.</translation>
    </message>
    <message>
        <source>All requests share the steps, so the p50 is the same for all classes. A short response is delayed more by requests and prompts that happen to run at the same time.</source>
        <translation>Alle Anfragen teilen sich die Schritte, daher ist der p50-Wert für alle Klassen gleich. Eine kurze Antwort wird durch zufällig gleichzeitige Anfragen und Prompts stärker verzögert.</translation>
    </message>
    <message>
        <source>TTFT plus the times of the other output tokens; medians.</source>
        <translation>TTFT plus die Zeiten der übrigen Ausgabe-Token; Mediane.</translation>
    </message>
    <message>
        <source>Requests of all classes whose TTFT or TPOT exceeds its limit.</source>
        <translation>Anfragen aller Klassen, deren TTFT oder TPOT die Grenze überschreitet.</translation>
    </message>
    <message>
        <source>Output tokens of the cluster and of the second tier, divided by all GPUs.</source>
        <translation>Ausgabe-Token des Clusters und der zweiten Stufe, geteilt durch alle GPUs.</translation>
    </message>
    <message>
        <source>The smaller of the saturation rates of the prefill replicas and the decode replicas.</source>
        <translation>Der kleinere Wert aus der Sättigungsrate der Prefill- und der Decode-Replikate.</translation>
    </message>
    <message>
        <source>In each hour of the week, the requests that arrive, up to the saturation of the replicas; deferrable requests use the capacity that is left.</source>
        <translation>In jeder Stunde der Woche die eintreffenden Anfragen bis zur Sättigung der Replikate; aufschiebbare Anfragen nutzen die restliche Kapazität.</translation>
    </message>
    <message>
        <source>Its share of all requests, or the requests above the threshold of the cluster.</source>
        <translation>Ihr Anteil an allen Anfragen oder die Anfragen oberhalb der Schwelle des Clusters.</translation>
    </message>
    <message>
        <source>Its requests divided by what its replicas can serve within the limits.</source>
        <translation>Ihre Anfragen geteilt durch das, was ihre Replikate innerhalb der Grenzen bedienen können.</translation>
    </message>
    <message>
        <source>As on the cluster, with its own replicas.</source>
        <translation>Wie auf dem Cluster, mit eigenen Replikaten.</translation>
    </message>
    <message>
        <source>Their share of the power of their nodes, by load, including the overhead of the site.</source>
        <translation>Ihr Anteil an der Leistung ihrer Knoten, nach Last, einschließlich des Mehrbedarfs des Standorts.</translation>
    </message>
    <message>
        <source>The second-tier rents of all fleets.</source>
        <translation>Die Mieten der zweiten Stufe aller Flotten.</translation>
    </message>
    <message>
        <source>Over the number of interruptions, the probability that their total duration leaves enough time; with several runs, all of them must be on time.</source>
        <translation>Über die Zahl der Unterbrechungen die Wahrscheinlichkeit, dass ihre Gesamtdauer genug Zeit lässt; bei mehreren Läufen müssen alle rechtzeitig fertig werden.</translation>
    </message>
    <message>
        <source>Zero: the GPUs of the cluster do all the work; no others are rented.</source>
        <translation>Null: Die GPUs des Clusters leisten die ganze Arbeit; weitere werden nicht gemietet.</translation>
    </message>
    <message>
        <source>Zero: staff cost is entered, or staff is needed at all hours like the reserved GPUs.</source>
        <translation>Null: Die Personalkosten sind eingegeben, oder das Personal ist wie die reservierten GPUs zu allen Stunden da.</translation>
    </message>
    <message>
        <source>Solved for the on-demand price, with the discount as far as the lowest offer for this GPU allows.</source>
        <translation>Nach dem On-Demand-Preis aufgelöst, mit dem Rabatt, soweit das niedrigste Angebot für diese GPU ihn zulässt.</translation>
    </message>
    <message>
        <source>Racks that the site needs for the nodes × rack price.</source>
        <translation>Racks, die der Standort für die Knoten braucht, × Rack-Preis.</translation>
    </message>
    <message>
        <source>Power, or the share of hardware lifetime used, over the run time including work repeated on spot.</source>
        <translation>Leistung oder verbrauchter Anteil der Hardware-Lebensdauer über die Laufzeit, einschließlich auf Spot wiederholter Arbeit.</translation>
    </message>
    <message>
        <source>The GPUs of its own, or else what workloads with GPUs of their own leave.</source>
        <translation>Die eigenen GPUs, sonst was Workloads mit eigenen GPUs übrig lassen.</translation>
    </message>
    <message>
        <source>The times of the workloads that take turns, added up, or the longest time of those beside them, whichever is longer.</source>
        <translation>Die Summe der Zeiten aller Workloads, die sich abwechseln, oder die längste Zeit derer daneben, je nachdem, was länger ist.</translation>
    </message>
    <message>
        <source>The average draw for the time in which GPUs work, and the idle draw for the time in which they wait for other workloads.</source>
        <translation>Die mittlere Leistung für die Zeit, in der GPUs arbeiten, und die Leerlaufleistung für die Zeit, in der sie auf andere Workloads warten.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Start a plan</source>
        <translation>Einen Plan beginnen</translation>
    </message>
    <message>
        <source>Change an input</source>
        <translation>Eine Eingabe ändern</translation>
    </message>
    <message>
        <source>Drag a slider, use the arrow keys, or type a value with its unit: “2 T”, “90 days”, “$2.10”, “400 Gb/s”. A dot marks an input that differs from its default; Delete or a double click on the slider resets it. The circle in the heading of the inputs shows only what was changed. Every change is one undo step.</source>
        <translation>Ziehen Sie einen Regler, verwenden Sie die Pfeiltasten, oder tippen Sie einen Wert mit Einheit: „2 T“, „90 Tage“, „$2,10“, „400 Gb/s“. Ein Punkt kennzeichnet eine Eingabe, die von ihrer Voreinstellung abweicht; Entf oder ein Doppelklick auf den Regler setzt sie zurück. Der Kreis in der Überschrift der Eingaben zeigt nur, was geändert wurde. Jede Änderung ist ein Schritt, der sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Ctrl+K finds inputs, figures, GPUs, models, regions, pages, actions and templates by name, abbreviation or id. Enter shows or uses it; Ctrl+Enter shows a part in the catalog. Lists of parts have a search field as well; Ctrl+D marks a favorite there.</source>
        <translation>Strg+K findet Eingaben, Kennzahlen, GPUs, Modelle, Regionen, Seiten, Befehle und Vorlagen nach Name, Abkürzung oder Kennung. Die Eingabetaste zeigt oder übernimmt den Eintrag; Strg+Eingabetaste zeigt eine Komponente im Katalog. Auch Komponentenlisten haben ein Suchfeld; Strg+D setzt dort einen Favoriten.</translation>
    </message>
    <message>
        <source>See why a figure has its value</source>
        <translation>Sehen, woher eine Kennzahl kommt</translation>
    </message>
    <message>
        <source>Click a figure, or select it and press Enter: its formula appears with every value used, its source and its date. Figures in it lead on to their own formulas, inputs lead to their control.</source>
        <translation>Klicken Sie auf eine Kennzahl, oder wählen Sie sie aus und drücken Sie die Eingabetaste: Die Formel erscheint mit jedem verwendeten Wert, seiner Quelle und deren Datum. Kennzahlen darin führen zu ihrer eigenen Formel, Eingaben zu ihrem Bedienelement.</translation>
    </message>
    <message>
        <source>Read the ranges</source>
        <translation>Die Bereiche lesen</translation>
    </message>
    <message>
        <source>A range beside a figure is its 80 % range: in eight of ten cases the value is inside. It combines the errors of the model, measured on published runs, with the spread of uncertain inputs. The Sensitivity page shows which of them matters most. Ctrl+U hides ranges.</source>
        <translation>Der Bereich neben einer Kennzahl ist ihr 80-%-Bereich: In acht von zehn Fällen liegt der Wert darin. Er verbindet die Fehler des Modells, gemessen an veröffentlichten Läufen, mit der Streuung unsicherer Eingaben. Die Seite Sensitivität zeigt, welche davon am meisten zählt. Strg+U blendet die Bereiche aus.</translation>
    </message>
    <message>
        <source>Compare scenarios</source>
        <translation>Szenarien vergleichen</translation>
    </message>
    <message>
        <source>Press + next to the scenario tab to copy the scenario, then change the copy. The Compare page shows what differs in inputs and results, and which option is cheapest or fastest among those that meet all limits. Ctrl+B pins a baseline: every page then shows the differences from it.</source>
        <translation>Drücken Sie + neben dem Szenario-Reiter, um das Szenario zu kopieren, und ändern Sie die Kopie. Die Seite Vergleich zeigt, worin sich Eingaben und Ergebnisse unterscheiden und welche Option unter denen, die alle Grenzen einhalten, am günstigsten oder schnellsten ist. Strg+B legt eine Vergleichsbasis fest: Jede Seite zeigt dann die Unterschiede dazu.</translation>
    </message>
    <message>
        <source>Plan several workloads</source>
        <translation>Mehrere Workloads planen</translation>
    </message>
    <message>
        <source>“+ Workload” adds training, fine-tuning, a sweep or a serving fleet to the same cluster. Fleets keep their GPUs; what is left trains. Pages of one kind of work follow the workload that is selected.</source>
        <translation>„+ Workload“ fügt demselben Cluster Training, Fine-Tuning, einen Sweep oder eine Inferenz-Flotte hinzu. Flotten behalten ihre GPUs; der Rest trainiert. Seiten für eine Art von Workload folgen dem ausgewählten.</translation>
    </message>
    <message>
        <source>Use a chart</source>
        <translation>Ein Diagramm verwenden</translation>
    </message>
    <message>
        <source>The menu of a chart copies the picture or its table, saves PNG, SVG or PDF, and switches to the table. Click a curve in the legend to hide it. Plus and minus zoom, arrow keys read the curves, P pins the curves so that they stay while you change inputs.</source>
        <translation>Das Menü eines Diagramms kopiert das Bild oder seine Tabelle, speichert PNG, SVG oder PDF und wechselt zur Tabelle. Ein Klick auf eine Kurve in der Legende blendet sie aus. Plus und Minus zoomen, Pfeiltasten lesen die Kurven ab, P hält die Kurven fest, sodass sie stehen bleiben, während Sie Eingaben ändern.</translation>
    </message>
    <message>
        <source>Use your own measurements</source>
        <translation>Eigene Messungen verwenden</translation>
    </message>
    <message>
        <source>Hand over the result</source>
        <translation>Das Ergebnis weitergeben</translation>
    </message>
    <message>
        <source>What happens after a crash</source>
        <translation>Was nach einem Absturz geschieht</translation>
    </message>
    <message>
        <source>Every change is saved in a recovery copy before it is computed, and a drag when the mouse button is released. The next start offers the copy. A project that ended the program is opened without being computed.</source>
        <translation>Jede Änderung wird vor der Berechnung in einer Wiederherstellungskopie gesichert, ein Ziehen beim Loslassen der Maustaste. Der nächste Start bietet die Kopie an. Ein Projekt, bei dem das Programm abgestürzt ist, wird geöffnet, ohne es zu berechnen.</translation>
    </message>
    <message>
        <source>A new window opens a complete sample. Change its inputs on the left, or choose File &gt; New from template. Files of your own can be dropped on the window: a model’s config.json, a cloud’s price list (CSV), measured runs, a training log, or catalog entries.</source>
        <translation>Ein neues Fenster öffnet ein vollständiges Beispiel. Ändern Sie links die Eingaben, oder wählen Sie Datei &gt; Neu aus Vorlage. Eigene Dateien lassen sich auf das Fenster ziehen: die config.json eines Modells, die Preisliste einer Cloud (CSV), gemessene Läufe, ein Trainingsprotokoll oder Katalogeinträge.</translation>
    </message>
    <message>
        <source>File &gt; Add measured run enters a run of your own, typed in or pasted from a training log; a JSON file with runs can be dropped on the window. The Accuracy page compares them with the predictions, and “Calibrate plan” corrects the step time of this plan with them and narrows its range.</source>
        <translation>Datei &gt; Gemessenen Lauf eingeben erfasst einen eigenen Lauf, getippt oder aus einem Trainingsprotokoll eingefügt; eine JSON-Datei mit Läufen lässt sich auf das Fenster ziehen. Die Seite Genauigkeit vergleicht sie mit den Vorhersagen, und „Plan kalibrieren“ korrigiert damit die Schrittzeit dieses Plans und verengt ihren Bereich.</translation>
    </message>
    <message>
        <source>Report preview (Ctrl+R) shows every page beside its cover, language, paper and sections; sections can be left out, moved and given a paragraph of your own. Export PDF (Ctrl+E) or Print report (Ctrl+P) writes it. F11 shows slides full screen with one slider that can be dragged live. The command line exports workbooks and launch scripts: see “headroom --help”.</source>
        <translation>Berichtsvorschau (Strg+R) zeigt jede Seite neben Deckblatt, Sprache, Papier und Abschnitten; Abschnitte lassen sich weglassen, verschieben und um einen eigenen Absatz ergänzen. PDF exportieren (Strg+E) oder Bericht drucken (Strg+P) gibt ihn aus. F11 zeigt Folien bildschirmfüllend mit einem Regler, der sich live ziehen lässt. Die Befehlszeile exportiert Arbeitsmappen und Startskripte: siehe „headroom --help“.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Unknown model family “%2”. The model was sized from its keys; compare the parameters with what its publisher states.</source>
        <translation>Unbekannte Modellfamilie „%2“. Die Größe des Modells folgt aus seinen Schlüsseln; vergleichen Sie die Parameter mit den Angaben des Herausgebers.</translation>
    </message>
    <message>
        <source>“%1” is not in the file; assumed: %2.</source>
        <translation>„%1“ steht nicht in der Datei; angenommen: %2.</translation>
    </message>
    <message>
        <source>The file does not state whether input and output share one embedding table (%1); assumed as usual for the family: %2.</source>
        <translation>Die Datei sagt nicht, ob Eingabe und Ausgabe eine Embedding-Tabelle teilen (%1); angenommen wie bei der Familie üblich: %2.</translation>
    </message>
    <message>
        <source>The sliding window of %2 tokens is not used: every layer is assumed to attend to the whole context.</source>
        <translation>Das Sliding Window von %2 Token bleibt ungenutzt: Für jede Schicht wird Attention über den ganzen Kontext angenommen.</translation>
    </message>
    <message>
        <source>Image or audio parts (%1) are not counted.</source>
        <translation>Bild- oder Audioteile (%1) sind nicht mitgezählt.</translation>
    </message>
    <message>
        <source>Multi-token prediction layers (%2) are not counted.</source>
        <translation>Schichten zur Multi-Token-Vorhersage sind nicht mitgezählt: %2.</translation>
    </message>
    <message>
        <source>As in the publisher’s count, the input embedding table is not among the active parameters.</source>
        <translation>Wie beim Herausgeber zählt die Eingabe-Embedding-Tabelle nicht zu den aktiven Parametern.</translation>
    </message>
    <message>
        <source>Host and GPUs are listed in separate rows; their prices were added.</source>
        <translation>Host und GPUs stehen in getrennten Zeilen; ihre Preise wurden addiert.</translation>
    </message>
    <message>
        <source>Price of the GPUs only: no host of that size in that zone.</source>
        <translation>Preis nur der GPUs: kein Host dieser Größe in dieser Zone.</translation>
    </message>
    <message>
        <source>The row covers a whole slice; its chip count was taken from its name.</source>
        <translation>Die Zeile gilt für einen ganzen Slice; die Zahl der Chips folgt aus dem Namen.</translation>
    </message>
    <message>
        <source>The list has a wrong GPU count for this instance; the correct count is used.</source>
        <translation>Die Liste nennt für diese Instanz eine falsche GPU-Anzahl; verwendet wird die richtige.</translation>
    </message>
    <message>
        <source>The list gives different GPU counts in two columns.</source>
        <translation>Die Liste nennt in zwei Spalten unterschiedliche GPU-Anzahlen.</translation>
    </message>
    <message>
        <source>The GPU count is not given, so there is no price per GPU.</source>
        <translation>Die GPU-Anzahl ist nicht angegeben, daher gibt es keinen Preis pro GPU.</translation>
    </message>
    <message>
        <source>Less than one GPU.</source>
        <translation>Weniger als eine GPU.</translation>
    </message>
    <message>
        <source>The GPU name was missing and was taken from the instance name.</source>
        <translation>Der GPU-Name fehlte und wurde dem Namen der Instanz entnommen.</translation>
    </message>
    <message>
        <source>Several GPUs share that name; the most common one is assumed.</source>
        <translation>Mehrere GPUs tragen diesen Namen; angenommen ist die häufigste.</translation>
    </message>
    <message>
        <source>Values that the list gives in MiB are GiB.</source>
        <translation>Werte, die in der Liste als MiB stehen, sind GiB.</translation>
    </message>
    <message>
        <source>The memory that the list gives per GPU is the total of all GPUs.</source>
        <translation>Der Speicher, den die Liste pro GPU angibt, ist der aller GPUs zusammen.</translation>
    </message>
    <message>
        <source>The GPU description cannot be interpreted.</source>
        <translation>Die Beschreibung der GPU ist nicht auswertbar.</translation>
    </message>
    <message>
        <source>The spot price equals the on-demand price: spot is not offered.</source>
        <translation>Der Spotpreis entspricht dem On-Demand-Preis: Spot wird nicht angeboten.</translation>
    </message>
    <message>
        <source>$700 per hour means “no price”.</source>
        <translation>700 $ pro Stunde bedeuten „kein Preis“.</translation>
    </message>
    <message>
        <source>Every region is listed at one price; that does not mean it is available there.</source>
        <translation>Jede Region steht zum selben Preis in der Liste; verfügbar ist das Angebot dort deshalb nicht unbedingt.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Model: %1</source>
        <translation>Modell: %1</translation>
    </message>
    <message>
        <source>Catalog entries</source>
        <translation>Katalogeinträge</translation>
    </message>
    <message>
        <source>One measured run</source>
        <translation>Ein gemessener Lauf</translation>
    </message>
    <message>
        <source>%1 measured runs</source>
        <translation>%1 gemessene Läufe</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>Price list of %1</source>
        <translation>Preisliste von %1</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Trace of %1 requests</source>
        <translation>Trace mit %1 Anfragen</translation>
    </message>
    <message>
        <source>Training log of %1</source>
        <translation>Trainingsprotokoll von %1</translation>
    </message>
    <message>
        <source>Its steps take × %1 of the computed time. Check that model, GPU, batch and layout are those of the plan.</source>
        <translation>Seine Schritte brauchen das × %1 der berechneten Zeit. Bitte prüfen, ob Modell, GPU, Batch und Layout die des Plans sind.</translation>
    </message>
    <message>
        <source>Benchmark by %1</source>
        <translation>Benchmark von %1</translation>
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
        <source>It is unknown for this plan.</source>
        <translation>Für diesen Plan ist sie unbekannt.</translation>
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
        <source>It is inversely proportional to cluster size. Points: published failure records.</source>
        <translation>Sie ist umgekehrt proportional zur Clustergröße. Punkte: veröffentlichte Ausfalldaten.</translation>
    </message>
    <message>
        <source>Below %1 GPUs, jobs were measured to stop %2 times as often as their nodes fail; this plan includes that.</source>
        <translation>Unter %1 GPUs brechen Jobs laut Messung %2-mal so oft ab, wie ihre Knoten ausfallen; dieser Plan rechnet damit.</translation>
    </message>
    <message>
        <source>Time between interruptions</source>
        <translation>Zeit zwischen Unterbrechungen</translation>
    </message>
    <message>
        <source>Measured: below %1 GPUs, jobs stop %2 times as often (dashed), here every %3.</source>
        <translation>Kleine Jobs (unter %1 GPUs) brechen %2-mal so oft ab: alle %3.</translation>
    </message>
</context>
<context>
    <name>Intervals</name>
    <message>
        <source>this plan: %1</source>
        <translation>dieser Plan: %1</translation>
    </message>
    <message>
        <source>No run is computed, or nothing interrupts it.</source>
        <translation>Es wird kein Lauf berechnet, oder nichts unterbricht ihn.</translation>
    </message>
    <message>
        <source>% of hours lost</source>
        <translation>% der Stunden verloren</translation>
    </message>
    <message>
        <source>%1 Goodput is %2; at the best interval, %4, it is %3. Dashed: first-order estimate.</source>
        <translation>%1 Der Goodput beträgt %2; beim besten Intervall, %4, sind es %3. Gestrichelt: Näherung erster Ordnung.</translation>
    </message>
    <message>
        <source>Checkpoint of %1: the run stalls for %2.</source>
        <translation>Checkpoint von %1: Der Lauf steht %2.</translation>
    </message>
    <message>
        <source>Checkpoint of %1: the run stalls for %2, storage takes %3.</source>
        <translation>Checkpoint von %1: Der Lauf steht %2, der Storage braucht %3.</translation>
    </message>
    <message>
        <source>Time lost by checkpoint interval</source>
        <translation>Zeitverlust nach Checkpoint-Intervall</translation>
    </message>
</context>
<context>
    <name>Knobs</name>
    <message>
        <source>Serving calibration factor</source>
        <translation>Kalibrierfaktor (Serving)</translation>
    </message>
    <message>
        <source>Number of spare nodes</source>
        <translation>Anzahl der Reserveknoten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The architecture to train; choosing it also sets the model size.</source>
        <translation>Die zu trainierende Architektur; ihre Wahl legt auch die Modellgröße fest.</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>All parameters of the model. Each step communicates the gradients of all of them.</source>
        <translation>Alle Parameter des Modells. In jedem Schritt werden die Gradienten aller Parameter übertragen.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Parameters that one token passes through. A mixture-of-experts model uses only part of them.</source>
        <translation>Parameter, die ein Token durchläuft. Ein Mixture-of-Experts-Modell nutzt nur einen Teil davon.</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Trainingstoken</translation>
    </message>
    <message>
        <source>Number of tokens the model is trained on; repeated tokens count each time.</source>
        <translation>Zahl der Token, mit denen das Modell trainiert wird; wiederholte Token zählen jedes Mal.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Model FLOPs utilization: the share of the GPU&apos;s peak throughput that training reaches while it runs, including communication, as measured on the cluster described under “More”.</source>
        <translation>Model FLOPs Utilization: Anteil des Spitzendurchsatzes der GPU, den das Training im laufenden Betrieb einschließlich Kommunikation erreicht, gemessen auf dem unter „Mehr“ beschriebenen Cluster.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Number of tokens in one training example.</source>
        <translation>Zahl der Token in einem Trainingsbeispiel.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Globale Batchgröße</translation>
    </message>
    <message>
        <source>Tokens per optimizer step, summed over all GPUs.</source>
        <translation>Token pro Optimizer-Schritt, über alle GPUs summiert.</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Zahlenformat</translation>
    </message>
    <message>
        <source>Format of the numbers in matrix multiplications.</source>
        <translation>Format der Zahlen in Matrixmultiplikationen.</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Computing activations twice saves memory and costs a third more compute: 8 FLOPs per parameter and token instead of 6. The MFU then counts all compute done.</source>
        <translation>Aktivierungen zweimal zu berechnen spart Speicher und kostet ein Drittel mehr Rechenarbeit: 8 statt 6 FLOPs pro Parameter und Token. Die MFU zählt dann die gesamte geleistete Rechenarbeit.</translation>
    </message>
    <message>
        <source>Scaling mode</source>
        <translation>Skalierungsmodus</translation>
    </message>
    <message>
        <source>For the speed-up curve: keep the batch size as GPUs are added (less work per GPU), or let it grow with the number of GPUs.</source>
        <translation>Für die Speed-up-Kurve: Die Batchgröße bleibt bei mehr GPUs gleich (weniger Arbeit pro GPU) oder wächst mit der Zahl der GPUs.</translation>
    </message>
    <message>
        <source>MFU measured: GPUs</source>
        <translation>MFU-Messung: GPUs</translation>
    </message>
    <message>
        <source>Number of GPUs on which the MFU was reached.</source>
        <translation>Zahl der GPUs, auf denen die MFU erreicht wurde.</translation>
    </message>
    <message>
        <source>MFU measured: network</source>
        <translation>MFU-Messung: Netzwerk</translation>
    </message>
    <message>
        <source>Inter-node bandwidth of the cluster on which the MFU was reached.</source>
        <translation>Bandbreite zwischen den Knoten des Clusters, auf dem die MFU erreicht wurde.</translation>
    </message>
    <message>
        <source>MFU measured: intra-node link</source>
        <translation>MFU-Messung: Knotenverbindung</translation>
    </message>
    <message>
        <source>Intra-node bandwidth of the cluster on which the MFU was reached.</source>
        <translation>Knoteninterne Bandbreite des Clusters, auf dem die MFU erreicht wurde.</translation>
    </message>
    <message>
        <source>MFU measured: scale-up domain</source>
        <translation>MFU-Messung: Scale-up-Domäne</translation>
    </message>
    <message>
        <source>Number of GPUs that shared the scale-up link where the MFU was reached.</source>
        <translation>Zahl der GPUs, die sich bei der erreichten MFU die Scale-up-Verbindung teilten.</translation>
    </message>
    <message>
        <source>Gradient bytes per parameter</source>
        <translation>Gradient-Bytes pro Parameter</translation>
    </message>
    <message>
        <source>Bytes of gradient exchanged for each parameter in each step.</source>
        <translation>Gradientenbytes, die für jeden Parameter in jedem Schritt ausgetauscht werden.</translation>
    </message>
    <message>
        <source>Training state per parameter</source>
        <translation>Trainingszustand pro Parameter</translation>
    </message>
    <message>
        <source>Bytes held in memory for each parameter: weights 2, gradients 4, optimizer 12.</source>
        <translation>Bytes, die für jeden Parameter im Speicher liegen: Gewichte 2, Gradienten 4, Optimizer 12.</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Step time basis</source>
        <translation>Basis der Schrittdauer</translation>
    </message>
    <message>
        <source>Step time is computed from hardware, model and layout, or derived from a measured MFU.</source>
        <translation>Die Schrittdauer wird aus Hardware, Modell und Layout berechnet oder aus einer gemessenen MFU abgeleitet.</translation>
    </message>
    <message>
        <source>Software maturity</source>
        <translation>Softwarereife</translation>
    </message>
    <message>
        <source>How well the software is tuned: as in published runs, or as in a team&apos;s first run, which takes longer.</source>
        <translation>Wie gut die Software abgestimmt ist: wie in veröffentlichten Läufen oder wie beim ersten Lauf eines Teams, der länger dauert.</translation>
    </message>
    <message>
        <source>Own calibration factor</source>
        <translation>Eigener Kalibrierfaktor</translation>
    </message>
    <message>
        <source>Your measured step time divided by the computed one; 1 means as computed.</source>
        <translation>Ihre gemessene Schrittdauer geteilt durch die berechnete; 1 heißt wie berechnet.</translation>
    </message>
    <message>
        <source>Spread of own calibration</source>
        <translation>Streuung der eigenen Kalibrierung</translation>
    </message>
    <message>
        <source>Spread of step times that remains after calibration with your own runs.</source>
        <translation>Streuung der Schrittdauern, die nach der Kalibrierung mit eigenen Läufen bleibt.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Share of a run&apos;s wall-clock time spent on work that is kept, excluding restarts, waiting and rework.</source>
        <translation>Anteil der Laufzeit, der auf bleibende Arbeit entfällt, ohne Neustarts, Warten und wiederholte Arbeit.</translation>
    </message>
    <message>
        <source>Software stack</source>
        <translation>Softwarestack</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>The optimizer state kept per parameter determines how much memory and communication it needs.</source>
        <translation>Der pro Parameter gehaltene Zustand bestimmt, wie viel Speicher und Kommunikation der Optimizer braucht.</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Größe eines Samples</translation>
    </message>
    <message>
        <source>Bytes read from storage per sequence; 0 means that training never waits for data.</source>
        <translation>Bytes, die pro Sequenz aus dem Storage gelesen werden; 0 heißt, dass das Training nie auf Daten wartet.</translation>
    </message>
    <message>
        <source>Samples per core</source>
        <translation>Samples pro Kern</translation>
    </message>
    <message>
        <source>Sequences that one CPU core prepares per second.</source>
        <translation>Sequenzen, die ein CPU-Kern pro Sekunde aufbereitet.</translation>
    </message>
    <message>
        <source>CPU cores per node</source>
        <translation>CPU-Kerne pro Knoten</translation>
    </message>
    <message>
        <source>CPU cores in each machine that prepare samples.</source>
        <translation>CPU-Kerne jeder Maschine, die Samples aufbereiten.</translation>
    </message>
    <message>
        <source>Storage read bandwidth</source>
        <translation>Storage-Lesebandbreite</translation>
    </message>
    <message>
        <source>Rate at which storage delivers samples to the whole cluster.</source>
        <translation>Rate, mit der das Storage-System Samples an den gesamten Cluster liefert.</translation>
    </message>
    <message>
        <source>Tensor parallel size</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>GPUs that share each matrix. They communicate in every layer.</source>
        <translation>GPUs, die sich jede Matrix teilen. Sie kommunizieren in jeder Schicht.</translation>
    </message>
    <message>
        <source>Pipeline parallel size</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <source>Number of stages, each holding a part of the layers.</source>
        <translation>Zahl der Stufen, die jeweils einen Teil der Schichten halten.</translation>
    </message>
    <message>
        <source>Virtual pipeline stages</source>
        <translation>Virtuelle Pipelinestufen</translation>
    </message>
    <message>
        <source>Number of chunks per pipeline stage that take turns (interleaving): less idle time, more transfers.</source>
        <translation>Zahl der Abschnitte pro Pipelinestufe, die sich abwechseln (Interleaving): weniger Leerlauf, mehr Übertragungen.</translation>
    </message>
    <message>
        <source>Context parallel size</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>GPUs that share each sequence.</source>
        <translation>GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>Expert parallel size</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>GPUs across which the experts of a layer are distributed.</source>
        <translation>GPUs, auf die die Experten einer Schicht verteilt sind.</translation>
    </message>
    <message>
        <source>Micro-batch size</source>
        <translation>Mikrobatchgröße</translation>
    </message>
    <message>
        <source>Sequences that pass through a model replica at once.</source>
        <translation>Sequenzen, die gleichzeitig durch ein Modellreplikat laufen.</translation>
    </message>
    <message>
        <source>Sharding (ZeRO)</source>
        <translation>Sharding (ZeRO)</translation>
    </message>
    <message>
        <source>What is split across model replicas: the optimizer state, the gradients, or everything.</source>
        <translation>Was auf die Modellreplikate aufgeteilt wird: der Optimizer-Zustand, die Gradienten oder alles.</translation>
    </message>
    <message>
        <source>Activation recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>What the backward pass recomputes instead of keeping it in memory.</source>
        <translation>Was der Rückwärtslauf neu berechnet, statt es im Speicher zu halten.</translation>
    </message>
    <message>
        <source>Offload to host</source>
        <translation>Auslagerung auf den Host</translation>
    </message>
    <message>
        <source>What is held in host memory or on the host&apos;s drives.</source>
        <translation>Was im Hostspeicher oder auf den Laufwerken des Hosts liegt.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>All weights are trained, or adapters on top of the weights (LoRA), or adapters on 4-bit weights (QLoRA).</source>
        <translation>Trainiert werden alle Gewichte, Adapter zusätzlich zu den Gewichten (LoRA) oder Adapter auf 4-Bit-Gewichten (QLoRA).</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Number of examples the model is trained on.</source>
        <translation>Zahl der Beispiele, mit denen das Modell trainiert wird.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Number of times the model sees each example.</source>
        <translation>Wie oft das Modell jedes Beispiel sieht.</translation>
    </message>
    <message>
        <source>Example length</source>
        <translation>Beispiellänge</translation>
    </message>
    <message>
        <source>Tokens per example, padded or packed.</source>
        <translation>Token pro Beispiel, aufgefüllt oder gepackt.</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA-Rang</translation>
    </message>
    <message>
        <source>Inner dimension of the adapters.</source>
        <translation>Innere Dimension der Adapter.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>Examples per optimizer step, summed over all GPUs.</source>
        <translation>Beispiele pro Optimizer-Schritt, über alle GPUs summiert.</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Total number of trials in the sweep.</source>
        <translation>Gesamtzahl der Versuche im Sweep.</translation>
    </message>
    <message>
        <source>Concurrent trials</source>
        <translation>Gleichzeitige Versuche</translation>
    </message>
    <message>
        <source>Number of trials that run at the same time.</source>
        <translation>Zahl der Versuche, die zur selben Zeit laufen.</translation>
    </message>
    <message>
        <source>GPUs per trial</source>
        <translation>GPUs pro Versuch</translation>
    </message>
    <message>
        <source>Number of GPUs that work on one trial.</source>
        <translation>Zahl der GPUs, die an einem Versuch arbeiten.</translation>
    </message>
    <message>
        <source>Trial length</source>
        <translation>Versuchslänge</translation>
    </message>
    <message>
        <source>Share of the full run&apos;s tokens that a complete trial uses.</source>
        <translation>Anteil der Token des gesamten Laufs, den ein vollständiger Versuch nutzt.</translation>
    </message>
    <message>
        <source>Early-stopped trials</source>
        <translation>Früh beendete Versuche</translation>
    </message>
    <message>
        <source>Share of trials that are stopped early.</source>
        <translation>Anteil der Versuche, die früh beendet werden.</translation>
    </message>
    <message>
        <source>Stopped after</source>
        <translation>Abbruch nach</translation>
    </message>
    <message>
        <source>Share of a full trial that an early-stopped trial has completed by then.</source>
        <translation>Anteil eines vollständigen Versuchs, den ein früh beendeter Versuch bis dahin durchlaufen hat.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Number of layers in the model.</source>
        <translation>Zahl der Schichten des Modells.</translation>
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
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Number of attention heads per layer.</source>
        <translation>Zahl der Attention-Köpfe pro Schicht.</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>Heads whose keys and values are stored; fewer than the attention heads where heads share them.</source>
        <translation>Köpfe, deren Keys und Values gespeichert werden; weniger als die Attention-Köpfe, wo Köpfe sie gemeinsam nutzen.</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>Kopfdimension</translation>
    </message>
    <message>
        <source>Width of one attention head.</source>
        <translation>Breite eines Attention-Kopfs.</translation>
    </message>
    <message>
        <source>FFN width</source>
        <translation>FFN-Breite</translation>
    </message>
    <message>
        <source>Inner width of the feed-forward network (MLP) of a dense layer.</source>
        <translation>Innere Breite des Feed-Forward-Netzes (MLP) einer dichten Schicht.</translation>
    </message>
    <message>
        <source>FFN matrices</source>
        <translation>FFN-Matrizen</translation>
    </message>
    <message>
        <source>Two, or three if the feed-forward network is gated.</source>
        <translation>Zwei, oder drei bei einem Feed-Forward-Netz mit Gate.</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Vokabulargröße</translation>
    </message>
    <message>
        <source>Number of entries in the vocabulary.</source>
        <translation>Zahl der Einträge im Vokabular.</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Kontextlänge</translation>
    </message>
    <message>
        <source>Longest input the model was designed for.</source>
        <translation>Längste Eingabe, für die das Modell ausgelegt ist.</translation>
    </message>
    <message>
        <source>Embedding tables</source>
        <translation>Embedding-Tabellen</translation>
    </message>
    <message>
        <source>One if input and output share it, otherwise two.</source>
        <translation>Eine, wenn Eingabe und Ausgabe sie teilen, sonst zwei.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Number of experts per mixture-of-experts layer.</source>
        <translation>Zahl der Experten pro Mixture-of-Experts-Schicht.</translation>
    </message>
    <message>
        <source>Active experts</source>
        <translation>Aktive Experten</translation>
    </message>
    <message>
        <source>Number of experts to which each token is routed.</source>
        <translation>Zahl der Experten, an die jedes Token geleitet wird.</translation>
    </message>
    <message>
        <source>Expert FFN width</source>
        <translation>FFN-Breite pro Experte</translation>
    </message>
    <message>
        <source>Inner width of one expert.</source>
        <translation>Innere Breite eines Experten.</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Gemeinsame Experten</translation>
    </message>
    <message>
        <source>Experts that every token passes through.</source>
        <translation>Experten, die jedes Token durchläuft.</translation>
    </message>
    <message>
        <source>Dense layers</source>
        <translation>Dichte Schichten</translation>
    </message>
    <message>
        <source>Layers of a mixture-of-experts model that have no experts.</source>
        <translation>Schichten eines Mixture-of-Experts-Modells ohne Experten.</translation>
    </message>
    <message>
        <source>Query LoRA rank</source>
        <translation>Query-LoRA-Rang</translation>
    </message>
    <message>
        <source>Rank to which latent attention compresses the queries.</source>
        <translation>Rang, auf den Latent Attention die Queries komprimiert.</translation>
    </message>
    <message>
        <source>KV LoRA rank</source>
        <translation>KV-LoRA-Rang</translation>
    </message>
    <message>
        <source>Rank to which latent attention compresses keys and values; the compressed form is what it caches.</source>
        <translation>Rang, auf den Latent Attention Keys und Values komprimiert; in dieser Form liegen sie im Cache.</translation>
    </message>
    <message>
        <source>Non-RoPE head dimension</source>
        <translation>Kopfdimension ohne RoPE</translation>
    </message>
    <message>
        <source>Part of a latent-attention head without position encoding.</source>
        <translation>Teil eines Latent-Attention-Kopfs ohne Positionscodierung.</translation>
    </message>
    <message>
        <source>RoPE head dimension</source>
        <translation>Kopfdimension mit RoPE</translation>
    </message>
    <message>
        <source>Part of a latent-attention head that carries the position.</source>
        <translation>Teil eines Latent-Attention-Kopfs, der die Position trägt.</translation>
    </message>
    <message>
        <source>Value head dimension</source>
        <translation>Value-Kopfdimension</translation>
    </message>
    <message>
        <source>Width of one value head in latent attention.</source>
        <translation>Breite eines Value-Kopfs bei Latent Attention.</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>Attention-Fenster</translation>
    </message>
    <message>
        <source>Number of tokens that a windowed layer looks back.</source>
        <translation>Zahl der Token, die eine Schicht mit Attention-Fenster zurückblickt.</translation>
    </message>
    <message>
        <source>Share of windowed layers</source>
        <translation>Anteil der Fensterschichten</translation>
    </message>
    <message>
        <source>Share of layers whose attention looks back only over the sliding window.</source>
        <translation>Anteil der Schichten, deren Attention nur über das Attention-Fenster zurückblickt.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The accelerator; choosing it also sets the node, its links and the price.</source>
        <translation>Der Beschleuniger; seine Wahl legt auch Knoten, Verbindungen und Preis fest.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Number of accelerators that work on the run.</source>
        <translation>Zahl der Beschleuniger, die am Lauf arbeiten.</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>Clustergröße</translation>
    </message>
    <message>
        <source>A number you enter, or the smallest cluster that meets the deadline.</source>
        <translation>Eine eingegebene Zahl oder der kleinste Cluster, der die Frist einhält.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs pro Knoten</translation>
    </message>
    <message>
        <source>Number of accelerators in one machine.</source>
        <translation>Zahl der Beschleuniger in einer Maschine.</translation>
    </message>
    <message>
        <source>NICs per node</source>
        <translation>NICs pro Knoten</translation>
    </message>
    <message>
        <source>Network ports in each machine for communication between nodes.</source>
        <translation>Netzwerkanschlüsse jeder Maschine für die Kommunikation zwischen Knoten.</translation>
    </message>
    <message>
        <source>Intra-node link</source>
        <translation>Knoteninterne Verbindung</translation>
    </message>
    <message>
        <source>Connects the GPUs within one node.</source>
        <translation>Verbindet die GPUs innerhalb eines Knotens.</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>The network between nodes; together with the NICs it determines the inter-node bandwidth.</source>
        <translation>Das Netzwerk zwischen den Knoten; zusammen mit den NICs bestimmt es die Bandbreite zwischen Knoten.</translation>
    </message>
    <message>
        <source>Inter-node network</source>
        <translation>Netz zwischen Knoten</translation>
    </message>
    <message>
        <source>Network bandwidth per GPU in one direction: port rate times NICs per node, divided by GPUs per node.</source>
        <translation>Netzwerkbandbreite pro GPU in einer Richtung: Portrate mal NICs pro Knoten, geteilt durch GPUs pro Knoten.</translation>
    </message>
    <message>
        <source>Achieved network bandwidth</source>
        <translation>Erreichte Netzwerkbandbreite</translation>
    </message>
    <message>
        <source>Share of the nominal inter-node bandwidth that a training step reaches.</source>
        <translation>Anteil der nominellen Bandbreite zwischen Knoten, den ein Trainingsschritt erreicht.</translation>
    </message>
    <message>
        <source>Achieved link bandwidth</source>
        <translation>Erreichte Verbindungsbandbreite</translation>
    </message>
    <message>
        <source>Share of the nominal intra-node bandwidth that a training step reaches.</source>
        <translation>Anteil der nominellen knoteninternen Bandbreite, den ein Trainingsschritt erreicht.</translation>
    </message>
    <message>
        <source>GPUs, other plan type</source>
        <translation>GPUs, andere Planart</translation>
    </message>
    <message>
        <source>Number of GPUs entered when the plan was of the other type: training, or serving only.</source>
        <translation>Zahl der GPUs, die eingegeben war, als der Plan von der anderen Art war: Training oder nur Inferenz.</translation>
    </message>
    <message>
        <source>Cluster size, other plan type</source>
        <translation>Clustergröße, andere Planart</translation>
    </message>
    <message>
        <source>Setting from when the plan was of the other type: training, or serving only.</source>
        <translation>Einstellung aus der Zeit, als der Plan von der anderen Art war: Training oder nur Inferenz.</translation>
    </message>
    <message>
        <source>Intra-node latency</source>
        <translation>Knoteninterne Latenz</translation>
    </message>
    <message>
        <source>Time of one ring step within the node.</source>
        <translation>Zeit eines Ringschritts innerhalb des Knotens.</translation>
    </message>
    <message>
        <source>Inter-node latency</source>
        <translation>Latenz zwischen Knoten</translation>
    </message>
    <message>
        <source>Time that each doubling of the number of nodes adds to a collective operation.</source>
        <translation>Zeit, um die jede Verdopplung der Knotenzahl eine kollektive Operation verlängert.</translation>
    </message>
    <message>
        <source>Launch overhead per layer</source>
        <translation>Startaufwand pro Schicht</translation>
    </message>
    <message>
        <source>Time the host needs to launch one pass through a layer.</source>
        <translation>Zeit, die der Host braucht, um einen Durchlauf durch eine Schicht zu starten.</translation>
    </message>
    <message>
        <source>Usable GPU memory</source>
        <translation>Nutzbarer GPU-Speicher</translation>
    </message>
    <message>
        <source>Share of a GPU&apos;s memory that is available to the model.</source>
        <translation>Anteil des GPU-Speichers, der dem Modell zur Verfügung steht.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Memory capacity of one GPU.</source>
        <translation>Speicherkapazität einer GPU.</translation>
    </message>
    <message>
        <source>GPU memory bandwidth</source>
        <translation>GPU-Speicherbandbreite</translation>
    </message>
    <message>
        <source>Bandwidth of a GPU to its own memory.</source>
        <translation>Bandbreite einer GPU zu ihrem eigenen Speicher.</translation>
    </message>
    <message>
        <source>Peak FP32</source>
        <translation>Spitzendurchsatz FP32</translation>
    </message>
    <message>
        <source>Dense peak throughput of one GPU in FP32.</source>
        <translation>Spitzendurchsatz einer GPU in FP32, ohne Sparsity.</translation>
    </message>
    <message>
        <source>Peak TF32</source>
        <translation>Spitzendurchsatz TF32</translation>
    </message>
    <message>
        <source>Dense peak throughput of one GPU in TF32.</source>
        <translation>Spitzendurchsatz einer GPU in TF32, ohne Sparsity.</translation>
    </message>
    <message>
        <source>Peak FP16</source>
        <translation>Spitzendurchsatz FP16</translation>
    </message>
    <message>
        <source>Dense peak throughput of one GPU in FP16.</source>
        <translation>Spitzendurchsatz einer GPU in FP16, ohne Sparsity.</translation>
    </message>
    <message>
        <source>Peak BF16</source>
        <translation>Spitzendurchsatz BF16</translation>
    </message>
    <message>
        <source>Dense peak throughput of one GPU in BF16.</source>
        <translation>Spitzendurchsatz einer GPU in BF16, ohne Sparsity.</translation>
    </message>
    <message>
        <source>Peak FP8</source>
        <translation>Spitzendurchsatz FP8</translation>
    </message>
    <message>
        <source>Dense peak throughput of one GPU in FP8.</source>
        <translation>Spitzendurchsatz einer GPU in FP8, ohne Sparsity.</translation>
    </message>
    <message>
        <source>Peak FP4</source>
        <translation>Spitzendurchsatz FP4</translation>
    </message>
    <message>
        <source>Dense peak throughput of one GPU in FP4.</source>
        <translation>Spitzendurchsatz einer GPU in FP4, ohne Sparsity.</translation>
    </message>
    <message>
        <source>GPU power (TDP)</source>
        <translation>GPU-Leistung (TDP)</translation>
    </message>
    <message>
        <source>Rated power of one GPU.</source>
        <translation>Nennleistung einer GPU.</translation>
    </message>
    <message>
        <source>GPU link bandwidth</source>
        <translation>GPU-Verbindungsbandbreite</translation>
    </message>
    <message>
        <source>Bandwidth of a GPU&apos;s own scale-up link in one direction.</source>
        <translation>Bandbreite der eigenen Scale-up-Verbindung einer GPU in einer Richtung.</translation>
    </message>
    <message>
        <source>Scale-up domain of GPU</source>
        <translation>Scale-up-Domäne der GPU</translation>
    </message>
    <message>
        <source>Number of GPUs that the GPU&apos;s own link can connect.</source>
        <translation>Zahl der GPUs, die die eigene Verbindung der GPU zusammenschließen kann.</translation>
    </message>
    <message>
        <source>Streaming multiprocessors</source>
        <translation>Streaming-Multiprozessoren</translation>
    </message>
    <message>
        <source>Number of SMs or compute units in one GPU.</source>
        <translation>Zahl der SMs oder Recheneinheiten einer GPU.</translation>
    </message>
    <message>
        <source>GPU price</source>
        <translation>GPU-Preis</translation>
    </message>
    <message>
        <source>Price of one GPU alone, without its share of the node.</source>
        <translation>Preis einer einzelnen GPU ohne ihren Anteil am Knoten.</translation>
    </message>
    <message>
        <source>GPUs per server</source>
        <translation>GPUs pro Server</translation>
    </message>
    <message>
        <source>Number of GPUs in the node as sold.</source>
        <translation>Zahl der GPUs im Knoten, wie er verkauft wird.</translation>
    </message>
    <message>
        <source>NICs per server</source>
        <translation>NICs pro Server</translation>
    </message>
    <message>
        <source>Number of network ports of the node as sold.</source>
        <translation>Zahl der Netzwerkanschlüsse des Knotens, wie er verkauft wird.</translation>
    </message>
    <message>
        <source>Node nameplate power</source>
        <translation>Nennleistung des Knotens</translation>
    </message>
    <message>
        <source>Rated power according to the node&apos;s nameplate.</source>
        <translation>Leistung laut Typenschild des Knotens.</translation>
    </message>
    <message>
        <source>Node peak power</source>
        <translation>Spitzenleistung des Knotens</translation>
    </message>
    <message>
        <source>Highest power measured during training.</source>
        <translation>Höchste im Training gemessene Leistung.</translation>
    </message>
    <message>
        <source>Node average power</source>
        <translation>Mittlere Leistung des Knotens</translation>
    </message>
    <message>
        <source>Power averaged over training.</source>
        <translation>Über das Training gemittelte Leistung.</translation>
    </message>
    <message>
        <source>Node idle power</source>
        <translation>Leerlaufleistung des Knotens</translation>
    </message>
    <message>
        <source>Power drawn while the node is not working.</source>
        <translation>Leistung, während der Knoten nicht arbeitet.</translation>
    </message>
    <message>
        <source>Host memory per node</source>
        <translation>Hostspeicher pro Knoten</translation>
    </message>
    <message>
        <source>Memory of the node&apos;s CPUs; everything a step offloads there must fit.</source>
        <translation>Speicher der CPUs des Knotens; was ein Schritt dorthin auslagert, muss hineinpassen.</translation>
    </message>
    <message>
        <source>Local storage per node</source>
        <translation>Lokaler Storage pro Knoten</translation>
    </message>
    <message>
        <source>Capacity of the node&apos;s own drives; everything a step offloads there must fit.</source>
        <translation>Kapazität der eigenen Laufwerke des Knotens; was ein Schritt dorthin auslagert, muss hineinpassen.</translation>
    </message>
    <message>
        <source>Node price</source>
        <translation>Knotenpreis</translation>
    </message>
    <message>
        <source>Price of one complete node.</source>
        <translation>Preis eines vollständigen Knotens.</translation>
    </message>
    <message>
        <source>Intra-node bandwidth</source>
        <translation>Knoteninterne Bandbreite</translation>
    </message>
    <message>
        <source>Bandwidth per GPU in one direction.</source>
        <translation>Bandbreite pro GPU in einer Richtung.</translation>
    </message>
    <message>
        <source>Intra-node link latency</source>
        <translation>Latenz der knoteninternen Verbindung</translation>
    </message>
    <message>
        <source>Latency of the link itself.</source>
        <translation>Latenz der Verbindung selbst.</translation>
    </message>
    <message>
        <source>Scale-up domain</source>
        <translation>Scale-up-Domäne</translation>
    </message>
    <message>
        <source>Number of GPUs that the link connects.</source>
        <translation>Zahl der GPUs, die die Verbindung zusammenschließt.</translation>
    </message>
    <message>
        <source>Network port rate</source>
        <translation>Netzwerk-Portrate</translation>
    </message>
    <message>
        <source>Bandwidth of one fabric port in one direction.</source>
        <translation>Bandbreite eines Fabric-Ports in einer Richtung.</translation>
    </message>
    <message>
        <source>Fabric latency</source>
        <translation>Fabric-Latenz</translation>
    </message>
    <message>
        <source>Latency of the fabric itself.</source>
        <translation>Latenz der Fabric selbst.</translation>
    </message>
    <message>
        <source>Fabric size limit</source>
        <translation>Maximale Fabric-Größe</translation>
    </message>
    <message>
        <source>Number of GPUs that the fabric is known to connect.</source>
        <translation>Zahl der GPUs, die die Fabric bekanntermaßen zusammenschließt.</translation>
    </message>
    <message>
        <source>Intra-node switch price</source>
        <translation>Knoteninterner Switch: Preis</translation>
    </message>
    <message>
        <source>Price of one switch of the intra-node link.</source>
        <translation>Preis eines Switches der knoteninternen Verbindung.</translation>
    </message>
    <message>
        <source>Intra-node NIC price</source>
        <translation>Knoteninterne NIC: Preis</translation>
    </message>
    <message>
        <source>Price of one NIC of the intra-node link.</source>
        <translation>Preis einer NIC der knoteninternen Verbindung.</translation>
    </message>
    <message>
        <source>Intra-node cable price</source>
        <translation>Knoteninternes Kabel: Preis</translation>
    </message>
    <message>
        <source>Price of one cable of the intra-node link, including both ends.</source>
        <translation>Preis eines Kabels der knoteninternen Verbindung, einschließlich beider Enden.</translation>
    </message>
    <message>
        <source>Switch price</source>
        <translation>Switch-Preis</translation>
    </message>
    <message>
        <source>Price of one switch of the fabric.</source>
        <translation>Preis eines Switches der Fabric.</translation>
    </message>
    <message>
        <source>NIC price</source>
        <translation>NIC-Preis</translation>
    </message>
    <message>
        <source>Price of one NIC of the fabric.</source>
        <translation>Preis einer NIC der Fabric.</translation>
    </message>
    <message>
        <source>Cable price</source>
        <translation>Kabelpreis</translation>
    </message>
    <message>
        <source>Price of one cable of the fabric, including both ends.</source>
        <translation>Preis eines Kabels der Fabric, einschließlich beider Enden.</translation>
    </message>
    <message>
        <source>Second GPU type</source>
        <translation>Zweiter GPU-Typ</translation>
    </message>
    <message>
        <source>GPUs of a second type within the cluster. A step shared by all GPUs runs at the pace of the slower type.</source>
        <translation>GPUs eines zweiten Typs im Cluster. Ein Schritt, den sich alle GPUs teilen, läuft im Tempo des langsameren Typs.</translation>
    </message>
    <message>
        <source>Share of second type</source>
        <translation>Anteil des zweiten Typs</translation>
    </message>
    <message>
        <source>Share of the cluster&apos;s GPUs, whatever the cluster size.</source>
        <translation>Anteil an den GPUs des Clusters, unabhängig von der Clustergröße.</translation>
    </message>
    <message>
        <source>Second type: rental price</source>
        <translation>Zweiter Typ: Mietpreis</translation>
    </message>
    <message>
        <source>Price for one hour of one GPU of the second type.</source>
        <translation>Preis für eine Stunde einer GPU des zweiten Typs.</translation>
    </message>
    <message>
        <source>Capex per second-type GPU</source>
        <translation>Capex pro GPU, zweiter Typ</translation>
    </message>
    <message>
        <source>Purchase cost of one of these GPUs with its share of the node and the network.</source>
        <translation>Kaufpreis einer dieser GPUs mit ihrem Anteil an Knoten und Netzwerk.</translation>
    </message>
    <message>
        <source>Second type: link bandwidth</source>
        <translation>Zweiter Typ: Verbindungsbandbreite</translation>
    </message>
    <message>
        <source>Second type: scale-up domain</source>
        <translation>Zweiter Typ: Scale-up-Domäne</translation>
    </message>
    <message>
        <source>Host link (PCIe)</source>
        <translation>Hostverbindung (PCIe)</translation>
    </message>
    <message>
        <source>Bandwidth a GPU reaches to and from host memory; where it is unknown, that of PCIe is used.</source>
        <translation>Bandbreite, die eine GPU zum und vom Hostspeicher erreicht; wo sie unbekannt ist, gilt die von PCIe.</translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation>Neu berechnete Schichten</translation>
    </message>
    <message>
        <source>Number of layers per pipeline stage; none means that the best number is used.</source>
        <translation>Zahl der Schichten pro Pipelinestufe; keine heißt, dass die beste Zahl verwendet wird.</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>Mieten oder kaufen</translation>
    </message>
    <message>
        <source>How the GPUs are paid for.</source>
        <translation>Wie die GPUs bezahlt werden.</translation>
    </message>
    <message>
        <source>Rental price</source>
        <translation>Mietpreis</translation>
    </message>
    <message>
        <source>Price of one GPU for one hour.</source>
        <translation>Preis einer GPU für eine Stunde.</translation>
    </message>
    <message>
        <source>Price basis</source>
        <translation>Preisbasis</translation>
    </message>
    <message>
        <source>Which catalog offers set the on-demand price. A median counts each provider once; the source shown with the price states how many offers it is based on.</source>
        <translation>Welche Angebote des Katalogs den On-Demand-Preis bestimmen. Im Median zählt jeder Anbieter einmal; die Quelle beim Preis nennt die Zahl der zugrunde liegenden Angebote.</translation>
    </message>
    <message>
        <source>Lowest 1-year price</source>
        <translation>Niedrigster Einjahrespreis</translation>
    </message>
    <message>
        <source>The lowest rental price ever offered for this GPU, excluding spot. A rule-of-thumb discount never goes below it; 0 means no lower limit.</source>
        <translation>Der niedrigste je angebotene Mietpreis dieser GPU, ohne Spot. Ein Rabatt nach Faustregel geht nie darunter; 0 heißt keine Untergrenze.</translation>
    </message>
    <message>
        <source>Lowest 3-year price</source>
        <translation>Niedrigster Dreijahrespreis</translation>
    </message>
    <message>
        <source>Lowest spot price</source>
        <translation>Niedrigster Spotpreis</translation>
    </message>
    <message>
        <source>The lowest spot price ever offered for this GPU. A rule-of-thumb discount never goes below it; 0 means no lower limit.</source>
        <translation>Der niedrigste je angebotene Spotpreis dieser GPU. Ein Rabatt nach Faustregel geht nie darunter; 0 heißt keine Untergrenze.</translation>
    </message>
    <message>
        <source>Capex per GPU</source>
        <translation>Capex pro GPU</translation>
    </message>
    <message>
        <source>All-in purchase cost of one GPU, including its share of node, network and installation.</source>
        <translation>Gesamter Kaufpreis einer GPU einschließlich ihres Anteils an Knoten, Netzwerk und Installation.</translation>
    </message>
    <message>
        <source>Runs per year</source>
        <translation>Läufe pro Jahr</translation>
    </message>
    <message>
        <source>Number of runs completed in a year.</source>
        <translation>Zahl der in einem Jahr abgeschlossenen Läufe.</translation>
    </message>
    <message>
        <source>Overhead of failed runs</source>
        <translation>Mehraufwand durch Fehlläufe</translation>
    </message>
    <message>
        <source>Work lost to trials and failed runs, in addition to each completed run.</source>
        <translation>Arbeit, die durch Versuche und gescheiterte Läufe verloren geht, zusätzlich zu jedem abgeschlossenen Lauf.</translation>
    </message>
    <message>
        <source>Utilization basis</source>
        <translation>Basis der Auslastung</translation>
    </message>
    <message>
        <source>Utilization follows from the runs, or you enter it.</source>
        <translation>Die Auslastung ergibt sich aus den Läufen oder wird eingegeben.</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Share of the hours of a year in which the GPUs are working.</source>
        <translation>Anteil der Stunden eines Jahres, in denen die GPUs arbeiten.</translation>
    </message>
    <message>
        <source>Period compared</source>
        <translation>Vergleichszeitraum</translation>
    </message>
    <message>
        <source>Number of years over which renting and buying are compared.</source>
        <translation>Zahl der Jahre, über die Mieten und Kaufen verglichen werden.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Maintenance per year</source>
        <translation>Wartung pro Jahr</translation>
    </message>
    <message>
        <source>Given as a share of the purchase cost; paid when owning.</source>
        <translation>Angegeben als Anteil an den Anschaffungskosten; fällt bei Kauf an.</translation>
    </message>
    <message>
        <source>Staff cost when owning</source>
        <translation>Personalkosten bei Kauf</translation>
    </message>
    <message>
        <source>People who operate the hardware and the platform.</source>
        <translation>Menschen, die Hardware und Plattform betreiben.</translation>
    </message>
    <message>
        <source>Staff cost when renting</source>
        <translation>Personalkosten bei Miete</translation>
    </message>
    <message>
        <source>People who operate the platform on rented hardware.</source>
        <translation>Menschen, die die Plattform auf gemieteter Hardware betreiben.</translation>
    </message>
    <message>
        <source>Rental term</source>
        <translation>Mietmodell</translation>
    </message>
    <message>
        <source>How long the rental is committed. Reserved capacity costs less per hour and is billed for all hours; spot capacity may be preempted.</source>
        <translation>Wie lange die Miete zugesagt ist. Reservierte Kapazität kostet pro Stunde weniger und wird für alle Stunden berechnet; Spot-Kapazität kann entzogen werden.</translation>
    </message>
    <message>
        <source>1-year reservation discount</source>
        <translation>Rabatt, ein Jahr reserviert</translation>
    </message>
    <message>
        <source>Reduction of the on-demand price for a one-year commitment.</source>
        <translation>Abschlag auf den On-Demand-Preis bei einem Jahr Bindung.</translation>
    </message>
    <message>
        <source>3-year reservation discount</source>
        <translation>Rabatt, drei Jahre reserviert</translation>
    </message>
    <message>
        <source>Reduction of the on-demand price for a three-year commitment.</source>
        <translation>Abschlag auf den On-Demand-Preis bei drei Jahren Bindung.</translation>
    </message>
    <message>
        <source>Spot discount</source>
        <translation>Spot-Rabatt</translation>
    </message>
    <message>
        <source>Reduction of the on-demand price for machines that may be preempted.</source>
        <translation>Abschlag auf den On-Demand-Preis für Maschinen, die entzogen werden können.</translation>
    </message>
    <message>
        <source>Time between spot preemptions</source>
        <translation>Zeit zwischen Spot-Entzügen</translation>
    </message>
    <message>
        <source>Average time until one spot node is preempted. Losing any of its nodes stops a run.</source>
        <translation>Mittlere Zeit, bis ein Spot-Knoten entzogen wird. Der Verlust eines beliebigen Knotens stoppt einen Lauf.</translation>
    </message>
    <message>
        <source>Checkpoint interval on spot</source>
        <translation>Checkpoint-Intervall auf Spot</translation>
    </message>
    <message>
        <source>Work done since the last checkpoint is lost when a node is preempted.</source>
        <translation>Die Arbeit seit dem letzten Checkpoint geht verloren, wenn ein Knoten entzogen wird.</translation>
    </message>
    <message>
        <source>Checkpoint time on spot</source>
        <translation>Checkpoint-Dauer auf Spot</translation>
    </message>
    <message>
        <source>Time during which the run stalls.</source>
        <translation>Zeit, in der der Lauf stillsteht.</translation>
    </message>
    <message>
        <source>Restart time on spot</source>
        <translation>Neustartzeit auf Spot</translation>
    </message>
    <message>
        <source>Time to get new nodes, start the software and load the last checkpoint.</source>
        <translation>Zeit, um neue Knoten zu erhalten, die Software zu starten und den letzten Checkpoint zu laden.</translation>
    </message>
    <message>
        <source>Billing increment</source>
        <translation>Abrechnungstakt</translation>
    </message>
    <message>
        <source>Each run is rounded up to whole increments; 0 means billing to the second.</source>
        <translation>Jeder Lauf wird auf ganze Takte aufgerundet; 0 heißt sekundengenaue Abrechnung.</translation>
    </message>
    <message>
        <source>Minimum rental term</source>
        <translation>Mindestmietdauer</translation>
    </message>
    <message>
        <source>Each run is billed for at least this long.</source>
        <translation>Jeder Lauf wird mindestens für diese Dauer berechnet.</translation>
    </message>
    <message>
        <source>Cloud storage</source>
        <translation>Cloud-Storage</translation>
    </message>
    <message>
        <source>Amount of data kept in the cloud while renting.</source>
        <translation>Datenmenge, die während der Miete in der Cloud liegt.</translation>
    </message>
    <message>
        <source>Cloud storage price</source>
        <translation>Preis für Cloud-Storage</translation>
    </message>
    <message>
        <source>Price per month for the data kept in the cloud.</source>
        <translation>Monatlicher Preis für die Daten in der Cloud.</translation>
    </message>
    <message>
        <source>Data egress per year</source>
        <translation>Datenausgang pro Jahr</translation>
    </message>
    <message>
        <source>Data transferred out of the cloud while renting.</source>
        <translation>Daten, die während der Miete aus der Cloud übertragen werden.</translation>
    </message>
    <message>
        <source>Egress price</source>
        <translation>Preis für Datenausgang</translation>
    </message>
    <message>
        <source>What the provider charges for data that leaves its cloud.</source>
        <translation>Was der Anbieter für Daten berechnet, die seine Cloud verlassen.</translation>
    </message>
    <message>
        <source>Support plan</source>
        <translation>Supportvertrag</translation>
    </message>
    <message>
        <source>Support contract paid on top of the rent.</source>
        <translation>Supportvertrag, der zusätzlich zur Miete gezahlt wird.</translation>
    </message>
    <message>
        <source>Rental price trend</source>
        <translation>Trend der Mietpreise</translation>
    </message>
    <message>
        <source>Yearly change, applied month by month in present values, curves and maps; plain totals keep today&apos;s price.</source>
        <translation>Jährliche Änderung, Monat für Monat angewandt in Barwerten, Kurven und Karten; einfache Summen rechnen mit dem heutigen Preis.</translation>
    </message>
    <message>
        <source>Uncertainty of rental prices</source>
        <translation>Unsicherheit der Mietpreise</translation>
    </message>
    <message>
        <source>Band around the rental price trend, up and down.</source>
        <translation>Bandbreite um den Trend der Mietpreise, nach oben und unten.</translation>
    </message>
    <message>
        <source>Scheduling loss</source>
        <translation>Verlust durch Scheduling</translation>
    </message>
    <message>
        <source>Share of the hours in use in which GPUs wait for their next job.</source>
        <translation>Anteil der genutzten Stunden, in denen GPUs auf ihren nächsten Job warten.</translation>
    </message>
    <message>
        <source>API price</source>
        <translation>API-Preis</translation>
    </message>
    <message>
        <source>What a hosted model costs per million tokens, for comparison.</source>
        <translation>Was ein gehostetes Modell pro Million Token kostet, zum Vergleich.</translation>
    </message>
    <message>
        <source>Purchase cost basis</source>
        <translation>Basis der Anschaffungskosten</translation>
    </message>
    <message>
        <source>One all-in amount, or itemized part by part.</source>
        <translation>Ein Gesamtbetrag oder eine Aufstellung nach Einzelteilen.</translation>
    </message>
    <message>
        <source>Transceiver price</source>
        <translation>Transceiver-Preis</translation>
    </message>
    <message>
        <source>Price of one cable end; 0 where the cable price includes both.</source>
        <translation>Preis eines Kabelendes; 0, wo der Kabelpreis beide enthält.</translation>
    </message>
    <message>
        <source>Rack price</source>
        <translation>Rack-Preis</translation>
    </message>
    <message>
        <source>Price of one rack, including its power rails.</source>
        <translation>Preis eines Racks einschließlich seiner Stromschienen.</translation>
    </message>
    <message>
        <source>Storage per GPU</source>
        <translation>Storage pro GPU</translation>
    </message>
    <message>
        <source>Capacity for data and checkpoints, purchased with the hardware.</source>
        <translation>Kapazität für Daten und Checkpoints, mit der Hardware gekauft.</translation>
    </message>
    <message>
        <source>Storage price</source>
        <translation>Storage-Preis</translation>
    </message>
    <message>
        <source>Price of storage when it is purchased.</source>
        <translation>Preis des Storage beim Kauf.</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Cost of installing the hardware.</source>
        <translation>Kosten für die Installation der Hardware.</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>Reserveknoten</translation>
    </message>
    <message>
        <source>Given as a share of all nodes and purchased with them.</source>
        <translation>Angegeben als Anteil an allen Knoten und mit ihnen gekauft.</translation>
    </message>
    <message>
        <source>Licenses per GPU</source>
        <translation>Lizenzen pro GPU</translation>
    </message>
    <message>
        <source>Software cost, due each year.</source>
        <translation>Softwarekosten, die jedes Jahr anfallen.</translation>
    </message>
    <message>
        <source>Insurance per year</source>
        <translation>Versicherung pro Jahr</translation>
    </message>
    <message>
        <source>Cost of insuring the hardware.</source>
        <translation>Kosten für die Versicherung der Hardware.</translation>
    </message>
    <message>
        <source>Data center</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <source>Owned hardware is placed in an existing data center, in colocation, or in a new build.</source>
        <translation>Eigene Hardware steht in einem vorhandenen Rechenzentrum, in Colocation oder in einem Neubau.</translation>
    </message>
    <message>
        <source>Colocation price</source>
        <translation>Colocation-Preis</translation>
    </message>
    <message>
        <source>Monthly price for the nameplate power of the hardware, whether used or not. Electricity is charged in addition.</source>
        <translation>Monatlicher Preis auf die Nennleistung der Hardware, ob genutzt oder nicht. Strom kommt hinzu.</translation>
    </message>
    <message>
        <source>New data center price</source>
        <translation>Preis des Neubaus</translation>
    </message>
    <message>
        <source>Shell, power and cooling, priced by the nameplate power of the hardware.</source>
        <translation>Gebäudehülle, Stromversorgung und Kühlung, bezogen auf die Nennleistung der Hardware.</translation>
    </message>
    <message>
        <source>Staffing basis</source>
        <translation>Basis der Personalkosten</translation>
    </message>
    <message>
        <source>By size: engineers per GPU, and for rented GPUs only for the hours in use. Entered: two amounts per year.</source>
        <translation>Nach Größe: Fachkräfte pro GPU, für gemietete GPUs nur für die genutzten Stunden. Eingegeben: zwei Beträge pro Jahr.</translation>
    </message>
    <message>
        <source>Fixed staff cost</source>
        <translation>Fixe Personalkosten</translation>
    </message>
    <message>
        <source>Paid regardless of the number of GPUs.</source>
        <translation>Fallen unabhängig von der Zahl der GPUs an.</translation>
    </message>
    <message>
        <source>Cost per engineer</source>
        <translation>Kosten pro Fachkraft</translation>
    </message>
    <message>
        <source>Fully loaded cost, including all overheads.</source>
        <translation>Vollkosten einschließlich aller Nebenkosten.</translation>
    </message>
    <message>
        <source>GPUs per engineer</source>
        <translation>GPUs pro Fachkraft</translation>
    </message>
    <message>
        <source>One more engineer is needed for each such number of GPUs.</source>
        <translation>Für jede solche Zahl von GPUs wird eine weitere Fachkraft gebraucht.</translation>
    </message>
    <message>
        <source>Staff share when renting</source>
        <translation>Personalanteil bei Miete</translation>
    </message>
    <message>
        <source>Share of that staff needed when renting, because others operate the rented hardware.</source>
        <translation>Anteil dieses Personals, der bei Miete nötig ist, weil andere die gemietete Hardware betreiben.</translation>
    </message>
    <message>
        <source>Delivery lead time</source>
        <translation>Lieferzeit</translation>
    </message>
    <message>
        <source>Time from the order to the first run. Until then, capacity is rented on demand.</source>
        <translation>Zeit von der Bestellung bis zum ersten Lauf. Bis dahin wird Kapazität on demand gemietet.</translation>
    </message>
    <message>
        <source>At end of period</source>
        <translation>Am Ende des Zeitraums</translation>
    </message>
    <message>
        <source>The hardware is kept, or sold at the end of the period compared.</source>
        <translation>Die Hardware wird behalten oder am Ende des Vergleichszeitraums verkauft.</translation>
    </message>
    <message>
        <source>Depreciation in value per year</source>
        <translation>Wertverlust pro Jahr</translation>
    </message>
    <message>
        <source>Value the hardware loses each year, relative to its value a year earlier.</source>
        <translation>Wert, den die Hardware jedes Jahr verliert, bezogen auf den Wert ein Jahr zuvor.</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Diskontsatz</translation>
    </message>
    <message>
        <source>Cost of capital per year. 0 means no discounting.</source>
        <translation>Kapitalkostensatz pro Jahr. 0 heißt keine Abzinsung.</translation>
    </message>
    <message>
        <source>Tax rate</source>
        <translation>Steuersatz</translation>
    </message>
    <message>
        <source>Tax on profit, which every cost reduces.</source>
        <translation>Steuer auf den Gewinn, den alle Kosten mindern.</translation>
    </message>
    <message>
        <source>Depreciation method</source>
        <translation>Abschreibungsmethode</translation>
    </message>
    <message>
        <source>How the purchase cost is spread over the years for tax purposes.</source>
        <translation>Wie die Anschaffungskosten steuerlich auf die Jahre verteilt werden.</translation>
    </message>
    <message>
        <source>Depreciation period</source>
        <translation>Abschreibungsdauer</translation>
    </message>
    <message>
        <source>Useful life of the hardware.</source>
        <translation>Nutzungsdauer der Hardware.</translation>
    </message>
    <message>
        <source>Next-generation price gain</source>
        <translation>Preisvorteil neuer Generationen</translation>
    </message>
    <message>
        <source>Increase in work per dollar each year.</source>
        <translation>Jährlicher Zuwachs an Arbeit pro Dollar.</translation>
    </message>
    <message>
        <source>Base load</source>
        <translation>Grundlast</translation>
    </message>
    <message>
        <source>Share of the GPUs needed at every hour of the week.</source>
        <translation>Anteil der GPUs, der zu jeder Stunde der Woche gebraucht wird.</translation>
    </message>
    <message>
        <source>Working hours per day</source>
        <translation>Arbeitsstunden pro Tag</translation>
    </message>
    <message>
        <source>Hours in which all GPUs are needed.</source>
        <translation>Stunden, in denen alle GPUs gebraucht werden.</translation>
    </message>
    <message>
        <source>Working days per week</source>
        <translation>Arbeitstage pro Woche</translation>
    </message>
    <message>
        <source>Days on which all GPUs are needed.</source>
        <translation>Tage, an denen alle GPUs gebraucht werden.</translation>
    </message>
    <message>
        <source>Interruptible load</source>
        <translation>Unterbrechbare Last</translation>
    </message>
    <message>
        <source>Share of the work in each hour that may run on spot machines.</source>
        <translation>Anteil der Arbeit jeder Stunde, der auf Spot-Maschinen laufen darf.</translation>
    </message>
    <message>
        <source>Data per burst</source>
        <translation>Daten pro Burst</translation>
    </message>
    <message>
        <source>Data that must be transferred to a cloud and back.</source>
        <translation>Daten, die in eine Cloud und zurück übertragen werden müssen.</translation>
    </message>
    <message>
        <source>Cloud link bandwidth</source>
        <translation>Bandbreite zur Cloud</translation>
    </message>
    <message>
        <source>Rate at which the data of a burst are transferred.</source>
        <translation>Rate, mit der die Daten eines Bursts übertragen werden.</translation>
    </message>
    <message>
        <source>Bursts per year</source>
        <translation>Bursts pro Jahr</translation>
    </message>
    <message>
        <source>How often the data are transferred.</source>
        <translation>Wie oft die Daten übertragen werden.</translation>
    </message>
    <message>
        <source>Purchase stages</source>
        <translation>Ausbaustufen</translation>
    </message>
    <message>
        <source>Number of equal parts in which the hardware is purchased.</source>
        <translation>Zahl der gleichen Teile, in denen die Hardware gekauft wird.</translation>
    </message>
    <message>
        <source>Time between stages</source>
        <translation>Zeit zwischen Stufen</translation>
    </message>
    <message>
        <source>Time from one order to the next.</source>
        <translation>Zeit von einer Bestellung bis zur nächsten.</translation>
    </message>
    <message>
        <source>Utilization gate per stage</source>
        <translation>Schwelle zur nächsten Stufe</translation>
    </message>
    <message>
        <source>The next stage is ordered only if at least this share of the installed GPUs is in use.</source>
        <translation>Die nächste Stufe wird nur bestellt, wenn mindestens dieser Anteil der installierten GPUs in Nutzung ist.</translation>
    </message>
    <message>
        <source>Demand growth per year</source>
        <translation>Bedarfswachstum</translation>
    </message>
    <message>
        <source>Growth in the number of GPUs needed, per year.</source>
        <translation>Wachstum der Zahl der benötigten GPUs pro Jahr.</translation>
    </message>
    <message>
        <source>Failure-rate source</source>
        <translation>Quelle der Ausfallraten</translation>
    </message>
    <message>
        <source>A published fleet whose interruptions are assumed for this cluster.</source>
        <translation>Eine veröffentlichte Flotte, deren Unterbrechungen für diesen Cluster angenommen werden.</translation>
    </message>
    <message>
        <source>Goodput basis</source>
        <translation>Basis des Goodputs</translation>
    </message>
    <message>
        <source>Computed from interruptions and checkpoints, or entered by you.</source>
        <translation>Aus Unterbrechungen und Checkpoints berechnet oder von Ihnen eingegeben.</translation>
    </message>
    <message>
        <source>GPU failure rate</source>
        <translation>Ausfallrate: GPU</translation>
    </message>
    <message>
        <source>Interruptions per GPU and year.</source>
        <translation>Unterbrechungen pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>GPU memory failure rate</source>
        <translation>Ausfallrate: GPU-Speicher</translation>
    </message>
    <message>
        <source>Network failure rate</source>
        <translation>Ausfallrate: Netzwerk</translation>
    </message>
    <message>
        <source>Switches, cables and NICs: interruptions per GPU and year.</source>
        <translation>Switches, Kabel und NICs: Unterbrechungen pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Host failure rate</source>
        <translation>Ausfallrate: Host</translation>
    </message>
    <message>
        <source>CPUs, memory and boards of a node: interruptions per GPU and year.</source>
        <translation>CPUs, Speicher und Platinen eines Knotens: Unterbrechungen pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Power failure rate</source>
        <translation>Ausfallrate: Stromversorgung</translation>
    </message>
    <message>
        <source>Storage failure rate</source>
        <translation>Ausfallrate: Storage</translation>
    </message>
    <message>
        <source>Software failure rate</source>
        <translation>Ausfallrate: Software</translation>
    </message>
    <message>
        <source>Interruptions per GPU and year. They do not take a node out for repair.</source>
        <translation>Unterbrechungen pro GPU und Jahr. Sie nehmen keinen Knoten zur Reparatur außer Betrieb.</translation>
    </message>
    <message>
        <source>Other failure rate</source>
        <translation>Ausfallrate: Sonstige</translation>
    </message>
    <message>
        <source>Causes that the source does not separate: interruptions per GPU and year.</source>
        <translation>Ursachen, die die Quelle nicht trennt: Unterbrechungen pro GPU und Jahr.</translation>
    </message>
    <message>
        <source>Failure-rate multiplier</source>
        <translation>Faktor der Ausfallrate</translation>
    </message>
    <message>
        <source>Your interruptions relative to those of the source; 1 means as published.</source>
        <translation>Ihre Unterbrechungen im Verhältnis zu denen der Quelle; 1 heißt wie veröffentlicht.</translation>
    </message>
    <message>
        <source>Burn-in of hardware</source>
        <translation>Einlaufphase der Hardware</translation>
    </message>
    <message>
        <source>Hardware failures relative to those of hardware that has run for weeks: two to three times as many in the first week.</source>
        <translation>Hardwareausfälle im Verhältnis zu Hardware, die seit Wochen läuft: in der ersten Woche zwei- bis dreimal so viele.</translation>
    </message>
    <message>
        <source>Correlated failures</source>
        <translation>Korrelierte Ausfälle</translation>
    </message>
    <message>
        <source>Share of failures that follow from another failure.</source>
        <translation>Anteil der Ausfälle, die aus einem anderen Ausfall folgen.</translation>
    </message>
    <message>
        <source>Network redundancy</source>
        <translation>Netzwerkredundanz</translation>
    </message>
    <message>
        <source>One path, or a second path that takes over.</source>
        <translation>Ein Pfad oder ein zweiter Pfad, der übernimmt.</translation>
    </message>
    <message>
        <source>Faults masked by redundancy</source>
        <translation>Durch Redundanz abgefangen</translation>
    </message>
    <message>
        <source>Share of network failures that no run notices because a second path takes over.</source>
        <translation>Anteil der Netzwerkausfälle, den kein Lauf bemerkt, weil ein zweiter Pfad übernimmt.</translation>
    </message>
    <message>
        <source>Power feeds</source>
        <translation>Zuleitungen</translation>
    </message>
    <message>
        <source>One feed, or a second feed that takes over.</source>
        <translation>Eine Zuleitung oder eine zweite Zuleitung, die übernimmt.</translation>
    </message>
    <message>
        <source>Faults masked by A/B feeds</source>
        <translation>Durch A/B-Zuleitungen abgefangen</translation>
    </message>
    <message>
        <source>Share of power failures that no run notices because a second feed takes over.</source>
        <translation>Anteil der Ausfälle der Stromversorgung, den kein Lauf bemerkt, weil eine zweite Zuleitung übernimmt.</translation>
    </message>
    <message>
        <source>Small-job failures</source>
        <translation>Ausfälle kleiner Jobs</translation>
    </message>
    <message>
        <source>Small jobs fail as often as their nodes do, with a warning, or as often as small jobs were measured to stop.</source>
        <translation>Kleine Jobs fallen so oft aus wie ihre Knoten (mit Warnung) oder so oft, wie es für kleine Jobs gemessen wurde.</translation>
    </message>
    <message>
        <source>Small-job failure factor</source>
        <translation>Ausfallfaktor kleiner Jobs</translation>
    </message>
    <message>
        <source>How much more often small jobs were interrupted than their nodes fail: their own software and their users stop them.</source>
        <translation>Wie viel öfter kleine Jobs unterbrochen wurden, als ihre Knoten ausfallen: Ihre eigene Software und ihre Nutzer beenden sie.</translation>
    </message>
    <message>
        <source>Small-job threshold</source>
        <translation>Schwelle für kleine Jobs</translation>
    </message>
    <message>
        <source>A job with fewer GPUs than this counts as small.</source>
        <translation>Ein Job mit weniger GPUs gilt als klein.</translation>
    </message>
    <message>
        <source>Checkpoint mode</source>
        <translation>Checkpoint-Modus</translation>
    </message>
    <message>
        <source>The run waits until the checkpoint is copied to host memory, or until all of it is on storage.</source>
        <translation>Der Lauf wartet, bis der Checkpoint in den Hostspeicher kopiert ist, oder bis er vollständig im Storage liegt.</translation>
    </message>
    <message>
        <source>Interval rule</source>
        <translation>Intervallregel</translation>
    </message>
    <message>
        <source>Formula that determines the checkpoint interval.</source>
        <translation>Formel, die das Checkpoint-Intervall bestimmt.</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Checkpoint-Intervall</translation>
    </message>
    <message>
        <source>Working time between two checkpoints.</source>
        <translation>Arbeitszeit zwischen zwei Checkpoints.</translation>
    </message>
    <message>
        <source>Checkpoint bandwidth</source>
        <translation>Checkpoint-Bandbreite</translation>
    </message>
    <message>
        <source>Aggregate rate at which all nodes write and read checkpoints.</source>
        <translation>Rate, mit der alle Knoten zusammen Checkpoints schreiben und lesen.</translation>
    </message>
    <message>
        <source>Checkpoint bytes per parameter</source>
        <translation>Checkpoint-Bytes pro Parameter</translation>
    </message>
    <message>
        <source>0 means the optimizer decides; with Adam 14 bytes: weights 2, master weights 4, moments 8.</source>
        <translation>Bei 0 entscheidet der Optimizer; mit Adam 14 Byte: Gewichte 2, Master-Gewichte 4, Momente 8.</translation>
    </message>
    <message>
        <source>Detection time</source>
        <translation>Erkennungszeit</translation>
    </message>
    <message>
        <source>Time from a failure until the run is stopped.</source>
        <translation>Zeit von einem Ausfall, bis der Lauf gestoppt ist.</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>Neustartzeit</translation>
    </message>
    <message>
        <source>Time until the run is up again, not counting the reading of its checkpoint.</source>
        <translation>Zeit, bis der Lauf wieder läuft, ohne das Lesen seines Checkpoints.</translation>
    </message>
    <message>
        <source>Warm-up time</source>
        <translation>Aufwärmzeit</translation>
    </message>
    <message>
        <source>Time lost to slow steps after a restart.</source>
        <translation>Zeit, die nach einem Neustart durch langsame Schritte verloren geht.</translation>
    </message>
    <message>
        <source>Recovery strategy</source>
        <translation>Wiederanlaufstrategie</translation>
    </message>
    <message>
        <source>Continue with fewer model replicas until the node is back, or wait for it.</source>
        <translation>Mit weniger Modellreplikaten weiterlaufen, bis der Knoten zurück ist, oder auf ihn warten.</translation>
    </message>
    <message>
        <source>Repair staffing</source>
        <translation>Reparaturpersonal</translation>
    </message>
    <message>
        <source>Determines the repair time of a node.</source>
        <translation>Bestimmt die Reparaturzeit eines Knotens.</translation>
    </message>
    <message>
        <source>Repair time</source>
        <translation>Reparaturzeit</translation>
    </message>
    <message>
        <source>Time until a failed node is back or another one replaces it.</source>
        <translation>Zeit, bis ein ausgefallener Knoten zurück ist oder ein anderer ihn ersetzt.</translation>
    </message>
    <message>
        <source>Spare policy</source>
        <translation>Regel für Reserveknoten</translation>
    </message>
    <message>
        <source>No spare nodes, as many as the availability target needs, or a number you enter.</source>
        <translation>Keine Reserveknoten, so viele, wie das Verfügbarkeitsziel braucht, oder eine eingegebene Zahl.</translation>
    </message>
    <message>
        <source>Purchased and powered in addition to the active nodes.</source>
        <translation>Zusätzlich zu den aktiven Knoten gekauft und mit Strom versorgt.</translation>
    </message>
    <message>
        <source>Spare availability target</source>
        <translation>Ziel der Reserve</translation>
    </message>
    <message>
        <source>Share of time in which no node is missing.</source>
        <translation>Anteil der Zeit, in der kein Knoten fehlt.</translation>
    </message>
    <message>
        <source>Nodes per spare</source>
        <translation>Knoten pro Reserveknoten</translation>
    </message>
    <message>
        <source>Rule of thumb from articles, shown for comparison with the number that the failure rates call for.</source>
        <translation>Faustregel aus Artikeln, zum Vergleich mit der Zahl gezeigt, die sich aus den Ausfallraten ergibt.</translation>
    </message>
    <message>
        <source>Throughput basis</source>
        <translation>Basis des Durchsatzes</translation>
    </message>
    <message>
        <source>Computed from hardware, model and layout; from measured tokens per second; or from the GPU time per unit of work.</source>
        <translation>Berechnet aus Hardware, Modell und Layout, aus gemessenen Token pro Sekunde oder aus der GPU-Zeit pro Arbeitseinheit.</translation>
    </message>
    <message>
        <source>Load given as</source>
        <translation>Angabe der Last</translation>
    </message>
    <message>
        <source>Requests per second at peak, or users and their requests per hour.</source>
        <translation>Anfragen pro Sekunde zur Spitzenzeit oder Nutzer und ihre Anfragen pro Stunde.</translation>
    </message>
    <message>
        <source>Peak requests</source>
        <translation>Spitzenanfragen</translation>
    </message>
    <message>
        <source>Requests per second at the peak of the day.</source>
        <translation>Anfragen pro Sekunde zur Spitzenzeit des Tages.</translation>
    </message>
    <message>
        <source>Concurrent users</source>
        <translation>Gleichzeitige Nutzer</translation>
    </message>
    <message>
        <source>Users active at the same time at the peak of the day.</source>
        <translation>Zur Spitzenzeit des Tages gleichzeitig aktive Nutzer.</translation>
    </message>
    <message>
        <source>Requests per user</source>
        <translation>Anfragen pro Nutzer</translation>
    </message>
    <message>
        <source>Requests that one user sends per hour.</source>
        <translation>Anfragen, die ein Nutzer pro Stunde stellt.</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Eingabe-Token</translation>
    </message>
    <message>
        <source>Average length of a prompt, in tokens.</source>
        <translation>Mittlere Länge eines Prompts in Token.</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Token</translation>
    </message>
    <message>
        <source>Average length of a response, in tokens.</source>
        <translation>Mittlere Länge einer Antwort in Token.</translation>
    </message>
    <message>
        <source>Spread of lengths</source>
        <translation>Streuung der Längen</translation>
    </message>
    <message>
        <source>Standard deviation divided by the average: 0 if all requests are alike, 1 if most are short and some are long.</source>
        <translation>Standardabweichung geteilt durch den Mittelwert: 0, wenn alle Anfragen gleich sind, 1, wenn die meisten kurz und einige lang sind.</translation>
    </message>
    <message>
        <source>Class 2: share of requests</source>
        <translation>Klasse 2: Anteil der Anfragen</translation>
    </message>
    <message>
        <source>Share of requests that has its own lengths; 0 means that this class is not used.</source>
        <translation>Anteil der Anfragen mit eigenen Längen; 0 heißt, dass diese Klasse nicht verwendet wird.</translation>
    </message>
    <message>
        <source>Class 2: input tokens</source>
        <translation>Klasse 2: Eingabe-Token</translation>
    </message>
    <message>
        <source>Average length of a prompt in class 2, in tokens.</source>
        <translation>Mittlere Länge eines Prompts der Klasse 2 in Token.</translation>
    </message>
    <message>
        <source>Class 2: output tokens</source>
        <translation>Klasse 2: Ausgabe-Token</translation>
    </message>
    <message>
        <source>Average length of a response in class 2, in tokens.</source>
        <translation>Mittlere Länge einer Antwort der Klasse 2 in Token.</translation>
    </message>
    <message>
        <source>Class 3: share of requests</source>
        <translation>Klasse 3: Anteil der Anfragen</translation>
    </message>
    <message>
        <source>Class 3: input tokens</source>
        <translation>Klasse 3: Eingabe-Token</translation>
    </message>
    <message>
        <source>Average length of a prompt in class 3, in tokens.</source>
        <translation>Mittlere Länge eines Prompts der Klasse 3 in Token.</translation>
    </message>
    <message>
        <source>Class 3: output tokens</source>
        <translation>Klasse 3: Ausgabe-Token</translation>
    </message>
    <message>
        <source>Average length of a response in class 3, in tokens.</source>
        <translation>Mittlere Länge einer Antwort der Klasse 3 in Token.</translation>
    </message>
    <message>
        <source>Class 2: TTFT limit</source>
        <translation>Klasse 2: TTFT-Grenze</translation>
    </message>
    <message>
        <source>A separate limit for class 2; 0 applies the limit for all requests.</source>
        <translation>Eigene Grenze für Klasse 2; bei 0 gilt die Grenze für alle Anfragen.</translation>
    </message>
    <message>
        <source>Class 2: TPOT limit</source>
        <translation>Klasse 2: TPOT-Grenze</translation>
    </message>
    <message>
        <source>Class 3: TTFT limit</source>
        <translation>Klasse 3: TTFT-Grenze</translation>
    </message>
    <message>
        <source>A separate limit for class 3; 0 applies the limit for all requests.</source>
        <translation>Eigene Grenze für Klasse 3; bei 0 gilt die Grenze für alle Anfragen.</translation>
    </message>
    <message>
        <source>Class 3: TPOT limit</source>
        <translation>Klasse 3: TPOT-Grenze</translation>
    </message>
    <message>
        <source>Second tier</source>
        <translation>Zweite Stufe</translation>
    </message>
    <message>
        <source>GPUs rented by the hour in addition to the cluster: for a share of all requests, for what exceeds the cluster&apos;s share of the peak, or for one request class.</source>
        <translation>Stundenweise zusätzlich zum Cluster gemietete GPUs: für einen Anteil aller Anfragen, für das, was über den Anteil des Clusters an der Spitzenlast hinausgeht, oder für eine Anfrageklasse.</translation>
    </message>
    <message>
        <source>Second tier: GPU</source>
        <translation>Zweite Stufe: GPU</translation>
    </message>
    <message>
        <source>Choosing it also sets its node, power and usual rental price.</source>
        <translation>Ihre Wahl legt auch Knoten, Leistung und üblichen Mietpreis fest.</translation>
    </message>
    <message>
        <source>Second tier: share of load</source>
        <translation>Zweite Stufe: Lastanteil</translation>
    </message>
    <message>
        <source>Share of all requests, or of the requests at peak.</source>
        <translation>Anteil an allen Anfragen oder an den Anfragen zur Spitzenzeit.</translation>
    </message>
    <message>
        <source>Second tier: rental price</source>
        <translation>Zweite Stufe: Mietpreis</translation>
    </message>
    <message>
        <source>Price of one such GPU for one hour.</source>
        <translation>Preis einer solchen GPU für eine Stunde.</translation>
    </message>
    <message>
        <source>Second tier: GPUs per node</source>
        <translation>Zweite Stufe: GPUs pro Knoten</translation>
    </message>
    <message>
        <source>Layouts stay within one node where possible.</source>
        <translation>Layouts bleiben nach Möglichkeit innerhalb eines Knotens.</translation>
    </message>
    <message>
        <source>Second tier: memory</source>
        <translation>Zweite Stufe: Speicher</translation>
    </message>
    <message>
        <source>Memory capacity of one such GPU.</source>
        <translation>Speicherkapazität einer solchen GPU.</translation>
    </message>
    <message>
        <source>Second tier: memory bandwidth</source>
        <translation>Zweite Stufe: Speicherbandbreite</translation>
    </message>
    <message>
        <source>Bandwidth of such a GPU to its own memory.</source>
        <translation>Bandbreite einer solchen GPU zu ihrem eigenen Speicher.</translation>
    </message>
    <message>
        <source>Second tier: peak FP32</source>
        <translation>Zweite Stufe: Spitze FP32</translation>
    </message>
    <message>
        <source>Dense peak throughput of one such GPU.</source>
        <translation>Spitzendurchsatz einer solchen GPU, ohne Sparsity.</translation>
    </message>
    <message>
        <source>Second tier: peak TF32</source>
        <translation>Zweite Stufe: Spitze TF32</translation>
    </message>
    <message>
        <source>Second tier: peak FP16</source>
        <translation>Zweite Stufe: Spitze FP16</translation>
    </message>
    <message>
        <source>Second tier: peak BF16</source>
        <translation>Zweite Stufe: Spitze BF16</translation>
    </message>
    <message>
        <source>Second tier: peak FP8</source>
        <translation>Zweite Stufe: Spitze FP8</translation>
    </message>
    <message>
        <source>Second tier: peak FP4</source>
        <translation>Zweite Stufe: Spitze FP4</translation>
    </message>
    <message>
        <source>Second tier: GPU power</source>
        <translation>Zweite Stufe: GPU-Leistung</translation>
    </message>
    <message>
        <source>Rated power of one such GPU.</source>
        <translation>Nennleistung einer solchen GPU.</translation>
    </message>
    <message>
        <source>Second tier: link bandwidth</source>
        <translation>Zweite Stufe: Verbindungsbandbreite</translation>
    </message>
    <message>
        <source>Bandwidth of such a GPU&apos;s own scale-up link in one direction.</source>
        <translation>Bandbreite der eigenen Scale-up-Verbindung einer solchen GPU in einer Richtung.</translation>
    </message>
    <message>
        <source>Second tier: scale-up domain</source>
        <translation>Zweite Stufe: Scale-up-Domäne</translation>
    </message>
    <message>
        <source>Number of GPUs that its own link can connect.</source>
        <translation>Zahl der GPUs, die ihre eigene Verbindung zusammenschließen kann.</translation>
    </message>
    <message>
        <source>Second tier: multiprocessors</source>
        <translation>Zweite Stufe: Multiprozessoren</translation>
    </message>
    <message>
        <source>Number of SMs or compute units in one such GPU.</source>
        <translation>Zahl der SMs oder Recheneinheiten einer solchen GPU.</translation>
    </message>
    <message>
        <source>Second tier: GPU price</source>
        <translation>Zweite Stufe: GPU-Preis</translation>
    </message>
    <message>
        <source>Price of one such GPU alone, without its share of the node.</source>
        <translation>Preis einer einzelnen solchen GPU ohne ihren Anteil am Knoten.</translation>
    </message>
    <message>
        <source>Second tier: average power</source>
        <translation>Zweite Stufe: mittlere Leistung</translation>
    </message>
    <message>
        <source>Power of one GPU, including its share of the node.</source>
        <translation>Leistung einer GPU einschließlich ihres Anteils am Knoten.</translation>
    </message>
    <message>
        <source>Second tier: idle power</source>
        <translation>Zweite Stufe: Leerlaufleistung</translation>
    </message>
    <message>
        <source>TTFT limit</source>
        <translation>TTFT-Grenze</translation>
    </message>
    <message>
        <source>The longest acceptable time to first token.</source>
        <translation>Längste zulässige Zeit bis zum ersten Token.</translation>
    </message>
    <message>
        <source>TPOT limit</source>
        <translation>TPOT-Grenze</translation>
    </message>
    <message>
        <source>The longest acceptable time for each output token after the first.</source>
        <translation>Längste zulässige Zeit für jedes Ausgabe-Token nach dem ersten.</translation>
    </message>
    <message>
        <source>TTFT percentile</source>
        <translation>TTFT-Perzentil</translation>
    </message>
    <message>
        <source>The limit holds for half of the requests (p50), or for all but a twentieth (p95).</source>
        <translation>Die Grenze gilt für die Hälfte der Anfragen (p50) oder für alle bis auf ein Zwanzigstel (p95).</translation>
    </message>
    <message>
        <source>TPOT percentile</source>
        <translation>TPOT-Perzentil</translation>
    </message>
    <message>
        <source>The limit holds for half of the time (p50), or for all but the busiest twentieth (p95).</source>
        <translation>Die Grenze gilt für die Hälfte der Zeit (p50) oder immer außer im vollsten Zwanzigstel (p95).</translation>
    </message>
    <message>
        <source>Load profile</source>
        <translation>Lastprofil</translation>
    </message>
    <message>
        <source>The same load at all hours, or a daily wave with quieter weekends.</source>
        <translation>Gleiche Last zu allen Stunden oder ein Tagesgang mit ruhigeren Wochenenden.</translation>
    </message>
    <message>
        <source>Night load</source>
        <translation>Nachtlast</translation>
    </message>
    <message>
        <source>Load in the quietest hour, as a share of the peak.</source>
        <translation>Last in der ruhigsten Stunde als Anteil der Spitzenlast.</translation>
    </message>
    <message>
        <source>Weekend load</source>
        <translation>Wochenendlast</translation>
    </message>
    <message>
        <source>Load on a weekend day, as a share of the same hour on a working day.</source>
        <translation>Last an einem Wochenendtag als Anteil der Last zur selben Stunde an einem Arbeitstag.</translation>
    </message>
    <message>
        <source>Peak hour</source>
        <translation>Spitzenstunde</translation>
    </message>
    <message>
        <source>Hour of the day with the most requests.</source>
        <translation>Stunde des Tages mit den meisten Anfragen.</translation>
    </message>
    <message>
        <source>Deferrable share (batch)</source>
        <translation>Aufschiebbarer Anteil (Batch)</translation>
    </message>
    <message>
        <source>Share of requests that may be deferred to quiet hours.</source>
        <translation>Anteil der Anfragen, die in ruhige Stunden verschoben werden dürfen.</translation>
    </message>
    <message>
        <source>Monthly growth</source>
        <translation>Monatliches Wachstum</translation>
    </message>
    <message>
        <source>Increase in requests from month to month.</source>
        <translation>Zuwachs an Anfragen von Monat zu Monat.</translation>
    </message>
    <message>
        <source>Planning horizon</source>
        <translation>Planungshorizont</translation>
    </message>
    <message>
        <source>Number of months of growth shown.</source>
        <translation>Zahl der gezeigten Wachstumsmonate.</translation>
    </message>
    <message>
        <source>Serving engine</source>
        <translation>Inferenz-Engine</translation>
    </message>
    <message>
        <source>Software that serves the requests.</source>
        <translation>Software, die die Anfragen bedient.</translation>
    </message>
    <message>
        <source>Engine release</source>
        <translation>Engine-Version</translation>
    </message>
    <message>
        <source>Age of the engine: from its first years, from the years before its last rewrite, or current.</source>
        <translation>Alter der Engine: aus den ersten Jahren, aus den Jahren vor der letzten Neufassung oder aktuell.</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Gewichtsformat</translation>
    </message>
    <message>
        <source>Format in which the weights are stored in memory.</source>
        <translation>Format, in dem die Gewichte im Speicher liegen.</translation>
    </message>
    <message>
        <source>KV cache format</source>
        <translation>KV-Cache-Format</translation>
    </message>
    <message>
        <source>Format in which keys and values are stored in memory.</source>
        <translation>Format, in dem Keys und Values im Speicher liegen.</translation>
    </message>
    <message>
        <source>Measured throughput</source>
        <translation>Gemessener Durchsatz</translation>
    </message>
    <message>
        <source>Output tokens per second and GPU.</source>
        <translation>Ausgabe-Token pro Sekunde und GPU.</translation>
    </message>
    <message>
        <source>Units per request</source>
        <translation>Einheiten pro Anfrage</translation>
    </message>
    <message>
        <source>Seconds of audio, images, or whatever is counted.</source>
        <translation>Sekunden Audio, Bilder oder was sonst gezählt wird.</translation>
    </message>
    <message>
        <source>GPU time per unit</source>
        <translation>GPU-Zeit pro Einheit</translation>
    </message>
    <message>
        <source>Seconds that one GPU spends on one unit.</source>
        <translation>Sekunden, die eine GPU für eine Einheit braucht.</translation>
    </message>
    <message>
        <source>Prefill chunk size</source>
        <translation>Prefill-Chunkgröße</translation>
    </message>
    <message>
        <source>Prompt tokens that one step takes in; 0 uses the engine&apos;s default.</source>
        <translation>Prompt-Token, die ein Schritt aufnimmt; bei 0 gilt der Standardwert der Engine.</translation>
    </message>
    <message>
        <source>Prefix cache hit rate</source>
        <translation>Prefix-Cache-Trefferquote</translation>
    </message>
    <message>
        <source>Share of a prompt that an earlier prompt left in the cache.</source>
        <translation>Anteil eines Prompts, den ein früherer Prompt im Cache hinterlassen hat.</translation>
    </message>
    <message>
        <source>Speculative tokens</source>
        <translation>Spekulative Token</translation>
    </message>
    <message>
        <source>Tokens that a small draft model proposes per step; 0 turns speculation off.</source>
        <translation>Token, die ein kleines Draft-Modell pro Schritt vorschlägt; 0 schaltet die Spekulation aus.</translation>
    </message>
    <message>
        <source>Acceptance rate</source>
        <translation>Akzeptanzrate</translation>
    </message>
    <message>
        <source>Share of the speculative tokens that are kept.</source>
        <translation>Anteil der spekulativen Token, die übernommen werden.</translation>
    </message>
    <message>
        <source>Draft cost</source>
        <translation>Draft-Kosten</translation>
    </message>
    <message>
        <source>One speculative token relative to one step of the model itself.</source>
        <translation>Ein spekulatives Token im Verhältnis zu einem Schritt des Modells selbst.</translation>
    </message>
    <message>
        <source>Maximum batch size</source>
        <translation>Maximale Batchgröße</translation>
    </message>
    <message>
        <source>Requests that the engine processes at once; 0 uses the engine&apos;s own limit.</source>
        <translation>Anfragen, die die Engine gleichzeitig bearbeitet; bei 0 gilt ihre eigene Grenze.</translation>
    </message>
    <message>
        <source>Measured times divided by computed times: 1.1 means that yours are a tenth longer.</source>
        <translation>Gemessene Zeiten geteilt durch berechnete Zeiten: 1,1 heißt, dass Ihre um ein Zehntel länger sind.</translation>
    </message>
    <message>
        <source>Prefill/decode disaggregation</source>
        <translation>Prefill/Decode-Trennung</translation>
    </message>
    <message>
        <source>Prompts and responses are processed on separate replicas.</source>
        <translation>Prompts und Antworten werden auf getrennten Replikaten verarbeitet.</translation>
    </message>
    <message>
        <source>GPUs that share each layer of a replica.</source>
        <translation>GPUs, die sich jede Schicht eines Replikats teilen.</translation>
    </message>
    <message>
        <source>Number of consecutive groups of layers.</source>
        <translation>Zahl der aufeinanderfolgenden Gruppen von Schichten.</translation>
    </message>
    <message>
        <source>GPUs that hold whole experts.</source>
        <translation>GPUs, die ganze Experten halten.</translation>
    </message>
    <message>
        <source>Attention data parallel</source>
        <translation>Datenparallele Attention</translation>
    </message>
    <message>
        <source>Groups that each hold the attention weights and split the requests among them.</source>
        <translation>Gruppen, die jeweils die Attention-Gewichte halten und sich die Anfragen teilen.</translation>
    </message>
    <message>
        <source>Target load factor</source>
        <translation>Ziel-Lastfaktor</translation>
    </message>
    <message>
        <source>Share of a replica&apos;s capacity within the limits that is used at peak; the rest is for bursts.</source>
        <translation>Anteil der Kapazität eines Replikats innerhalb der Grenzen, der zur Spitzenzeit genutzt wird; der Rest ist für Lastspitzen.</translation>
    </message>
    <message>
        <source>Spare replicas</source>
        <translation>Ersatzreplikate</translation>
    </message>
    <message>
        <source>Replicas in addition to those the load needs: none, one, or as many as failures and repairs require.</source>
        <translation>Replikate über die für die Last nötigen hinaus: keine, eines oder so viele, wie Ausfälle und Reparaturen verlangen.</translation>
    </message>
    <message>
        <source>Autoscaling</source>
        <translation>Autoskalierung</translation>
    </message>
    <message>
        <source>Whether replicas are switched off when they are not needed.</source>
        <translation>Ob Replikate abgeschaltet werden, wenn sie nicht gebraucht werden.</translation>
    </message>
    <message>
        <source>Cold-start time</source>
        <translation>Kaltstartzeit</translation>
    </message>
    <message>
        <source>Time from requesting a replica to its first response.</source>
        <translation>Zeit von der Anforderung eines Replikats bis zu seiner ersten Antwort.</translation>
    </message>
    <message>
        <source>Cool-down time</source>
        <translation>Nachlaufzeit</translation>
    </message>
    <message>
        <source>How long a replica is kept after it was last needed.</source>
        <translation>Wie lange ein Replikat nach dem letzten Bedarf gehalten wird.</translation>
    </message>
    <message>
        <source>Minimum replicas</source>
        <translation>Mindestzahl der Replikate</translation>
    </message>
    <message>
        <source>Number of replicas that always run.</source>
        <translation>Zahl der Replikate, die immer laufen.</translation>
    </message>
    <message>
        <source>Optimize for</source>
        <translation>Optimierungsziel</translation>
    </message>
    <message>
        <source>What the search looks for within the limits: lowest cost, shortest response time, or lowest power.</source>
        <translation>Was die Suche innerhalb der Grenzen anstrebt: geringste Kosten, kürzeste Antwortzeit oder geringste Leistung.</translation>
    </message>
    <message>
        <source>API input price</source>
        <translation>API-Preis, Eingabe</translation>
    </message>
    <message>
        <source>Price of a hosted model per million input tokens.</source>
        <translation>Preis eines gehosteten Modells pro Million Eingabe-Token.</translation>
    </message>
    <message>
        <source>API output price</source>
        <translation>API-Preis, Ausgabe</translation>
    </message>
    <message>
        <source>Price of a hosted model per million output tokens.</source>
        <translation>Preis eines gehosteten Modells pro Million Ausgabe-Token.</translation>
    </message>
    <message>
        <source>Retrieval (RAG)</source>
        <translation>Retrieval (RAG)</translation>
    </message>
    <message>
        <source>Whether text chunks are looked up for each prompt.</source>
        <translation>Ob zu jedem Prompt Textabschnitte abgerufen werden.</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Embedding-Modell</translation>
    </message>
    <message>
        <source>Number of parameters of this model.</source>
        <translation>Zahl der Parameter dieses Modells.</translation>
    </message>
    <message>
        <source>Reranker</source>
        <translation>Reranker</translation>
    </message>
    <message>
        <source>Query tokens</source>
        <translation>Token pro Suchanfrage</translation>
    </message>
    <message>
        <source>Length of a query as it is embedded.</source>
        <translation>Länge einer Suchanfrage beim Einbetten.</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>Chunkgröße</translation>
    </message>
    <message>
        <source>Tokens in one text chunk.</source>
        <translation>Token in einem Textabschnitt.</translation>
    </message>
    <message>
        <source>Chunks per prompt</source>
        <translation>Chunks pro Prompt</translation>
    </message>
    <message>
        <source>Retrieved text chunks added to each prompt.</source>
        <translation>Abgerufene Textabschnitte, die jedem Prompt hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Rerank candidates</source>
        <translation>Reranking-Kandidaten</translation>
    </message>
    <message>
        <source>Text chunks that the reranker scores for each request.</source>
        <translation>Textabschnitte, die der Reranker pro Anfrage bewertet.</translation>
    </message>
    <message>
        <source>Index growth</source>
        <translation>Wachstum des Index</translation>
    </message>
    <message>
        <source>Text chunks added to the index.</source>
        <translation>Textabschnitte, die dem Index hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Node height</source>
        <translation>Knotenhöhe</translation>
    </message>
    <message>
        <source>Rack units that one node occupies.</source>
        <translation>Höheneinheiten, die ein Knoten belegt.</translation>
    </message>
    <message>
        <source>Node weight</source>
        <translation>Knotengewicht</translation>
    </message>
    <message>
        <source>Weight of one complete node.</source>
        <translation>Gewicht eines vollständigen Knotens.</translation>
    </message>
    <message>
        <source>Intra-node switch ports</source>
        <translation>Knoteninterner Switch: Ports</translation>
    </message>
    <message>
        <source>Ports of one switch of the intra-node link.</source>
        <translation>Ports eines Switches der knoteninternen Verbindung.</translation>
    </message>
    <message>
        <source>Intra-node switch power</source>
        <translation>Knoteninterner Switch: Leistung</translation>
    </message>
    <message>
        <source>Power of one switch of the intra-node link.</source>
        <translation>Leistung eines Switches der knoteninternen Verbindung.</translation>
    </message>
    <message>
        <source>Intra-node cable power</source>
        <translation>Knoteninternes Kabel: Leistung</translation>
    </message>
    <message>
        <source>Power of the optics at both ends of one cable of the intra-node link.</source>
        <translation>Leistung der Optik an beiden Enden eines Kabels der knoteninternen Verbindung.</translation>
    </message>
    <message>
        <source>Switch ports</source>
        <translation>Switch-Ports</translation>
    </message>
    <message>
        <source>Ports of one switch of the fabric.</source>
        <translation>Ports eines Switches der Fabric.</translation>
    </message>
    <message>
        <source>Switch power</source>
        <translation>Switch-Leistung</translation>
    </message>
    <message>
        <source>Power of one switch of the fabric.</source>
        <translation>Leistung eines Switches der Fabric.</translation>
    </message>
    <message>
        <source>Cable power</source>
        <translation>Kabelleistung</translation>
    </message>
    <message>
        <source>Power of the optics at both ends of one cable of the fabric.</source>
        <translation>Leistung der Optik an beiden Enden eines Kabels der Fabric.</translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation>Strompreis</translation>
    </message>
    <message>
        <source>Price of energy at the facility meter.</source>
        <translation>Preis der Energie am Zähler des Rechenzentrums.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Facility power divided by the power of the IT equipment; the excess is cooling and losses.</source>
        <translation>Leistung des Rechenzentrums geteilt durch die Leistung der IT; der Mehrbedarf sind Kühlung und Verluste.</translation>
    </message>
    <message>
        <source>GPU load during a run</source>
        <translation>GPU-Last</translation>
    </message>
    <message>
        <source>How busy a GPU is during a run; its power follows from this.</source>
        <translation>Wie stark eine GPU während eines Laufs beschäftigt ist; daraus folgt ihre Leistung.</translation>
    </message>
    <message>
        <source>GPU idle power</source>
        <translation>GPU-Leerlaufleistung</translation>
    </message>
    <message>
        <source>Power of an idle GPU as a share of its rated power.</source>
        <translation>Leistung einer GPU im Leerlauf als Anteil ihrer Nennleistung.</translation>
    </message>
    <message>
        <source>Network power</source>
        <translation>Netzwerkleistung</translation>
    </message>
    <message>
        <source>Switches and optics, as a share of node power.</source>
        <translation>Switches und Optik, als Anteil der Knotenleistung.</translation>
    </message>
    <message>
        <source>Storage power</source>
        <translation>Storage-Leistung</translation>
    </message>
    <message>
        <source>Given as a share of node power.</source>
        <translation>Angegeben als Anteil der Knotenleistung.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Location of the data center; it sets the electricity price and the grid carbon intensity.</source>
        <translation>Standort des Rechenzentrums; er legt den Strompreis und die CO₂-Intensität des Stromnetzes fest.</translation>
    </message>
    <message>
        <source>Grid carbon intensity</source>
        <translation>CO₂ des Netzstroms</translation>
    </message>
    <message>
        <source>Emissions per kWh at the facility meter.</source>
        <translation>Emissionen pro kWh am Zähler des Rechenzentrums.</translation>
    </message>
    <message>
        <source>On-site water intensity</source>
        <translation>Wasserintensität vor Ort</translation>
    </message>
    <message>
        <source>Water evaporated per kWh used by the IT equipment (WUE).</source>
        <translation>Verdunstetes Wasser pro kWh, die die IT verbraucht (WUE).</translation>
    </message>
    <message>
        <source>Off-site water intensity</source>
        <translation>Wasserintensität der Kraftwerke</translation>
    </message>
    <message>
        <source>Water used by power plants per kWh at the facility meter.</source>
        <translation>Wasserverbrauch der Kraftwerke pro kWh am Zähler des Rechenzentrums.</translation>
    </message>
    <message>
        <source>Distribution losses</source>
        <translation>Verteilungsverluste</translation>
    </message>
    <message>
        <source>Losses in transformers, UPS and distribution as a share of the power of the IT equipment; included in the PUE.</source>
        <translation>Verluste in Transformatoren, USV und Verteilung als Anteil der IT-Leistung; im PUE enthalten.</translation>
    </message>
    <message>
        <source>Network power basis</source>
        <translation>Basis der Netzwerkleistung</translation>
    </message>
    <message>
        <source>As a share of node power, or from the counted switches and optics.</source>
        <translation>Als Anteil der Knotenleistung oder aus den gezählten Switches und Optiken.</translation>
    </message>
    <message>
        <source>Storage power basis</source>
        <translation>Basis der Storage-Leistung</translation>
    </message>
    <message>
        <source>As a share of node power, or from the storage capacity.</source>
        <translation>Als Anteil der Knotenleistung oder aus der Storage-Kapazität.</translation>
    </message>
    <message>
        <source>Storage per GPU (power)</source>
        <translation>Storage pro GPU (Leistung)</translation>
    </message>
    <message>
        <source>Flash capacity per GPU.</source>
        <translation>Flash-Kapazität pro GPU.</translation>
    </message>
    <message>
        <source>Storage power per TB</source>
        <translation>Storage-Leistung pro TB</translation>
    </message>
    <message>
        <source>Power drawn by one TB of flash storage.</source>
        <translation>Leistungsaufnahme von einem TB Flash-Storage.</translation>
    </message>
    <message>
        <source>Embodied carbon per GPU</source>
        <translation>Graue Emissionen pro GPU</translation>
    </message>
    <message>
        <source>Emissions from manufacturing one GPU.</source>
        <translation>Emissionen bei der Herstellung einer GPU.</translation>
    </message>
    <message>
        <source>Embodied carbon per server</source>
        <translation>Graue Emissionen pro Server</translation>
    </message>
    <message>
        <source>Emissions from manufacturing one server, without its GPUs.</source>
        <translation>Emissionen bei der Herstellung eines Servers ohne seine GPUs.</translation>
    </message>
    <message>
        <source>Hardware lifetime</source>
        <translation>Lebensdauer der Hardware</translation>
    </message>
    <message>
        <source>Years over which the embodied carbon is spread.</source>
        <translation>Jahre, auf die die grauen Emissionen verteilt werden.</translation>
    </message>
    <message>
        <source>Lifetime utilization</source>
        <translation>Auslastung über die Lebensdauer</translation>
    </message>
    <message>
        <source>Hours in use as a share of the hardware lifetime.</source>
        <translation>Genutzte Stunden als Anteil der Lebensdauer der Hardware.</translation>
    </message>
    <message>
        <source>GPU power in communication</source>
        <translation>GPU-Leistung bei Kommunikation</translation>
    </message>
    <message>
        <source>Power of a GPU that waits for communication, as a share of its rated power.</source>
        <translation>Leistung einer GPU, die auf Kommunikation wartet, als Anteil ihrer Nennleistung.</translation>
    </message>
    <message>
        <source>Ramp time</source>
        <translation>Lastwechseldauer</translation>
    </message>
    <message>
        <source>Time in which all GPUs of a run start or stop.</source>
        <translation>Zeit, in der alle GPUs eines Laufs starten oder stoppen.</translation>
    </message>
    <message>
        <source>Power swing threshold</source>
        <translation>Schwelle für Lastsprünge</translation>
    </message>
    <message>
        <source>Power swing from which the grid operator has to be consulted.</source>
        <translation>Lastsprung, ab dem der Netzbetreiber zu konsultieren ist.</translation>
    </message>
    <message>
        <source>Cooling system</source>
        <translation>Kühlsystem</translation>
    </message>
    <message>
        <source>Removes the heat from the racks; choosing it also sets the PUE and the rack power limit.</source>
        <translation>Führt die Wärme aus den Racks ab; seine Wahl legt auch den PUE und die Leistungsgrenze pro Rack fest.</translation>
    </message>
    <message>
        <source>Rack power limit</source>
        <translation>Leistungsgrenze pro Rack</translation>
    </message>
    <message>
        <source>Heat that the cooling system can remove from one rack.</source>
        <translation>Wärme, die das Kühlsystem aus einem Rack abführen kann.</translation>
    </message>
    <message>
        <source>Rack height</source>
        <translation>Rackhöhe</translation>
    </message>
    <message>
        <source>Usable rack units in one rack.</source>
        <translation>Nutzbare Höheneinheiten in einem Rack.</translation>
    </message>
    <message>
        <source>Rack weight limit</source>
        <translation>Gewichtsgrenze pro Rack</translation>
    </message>
    <message>
        <source>Weight that rack and floor can carry.</source>
        <translation>Gewicht, das Rack und Boden tragen können.</translation>
    </message>
    <message>
        <source>Floor area per rack</source>
        <translation>Stellfläche pro Rack</translation>
    </message>
    <message>
        <source>Includes the rack&apos;s share of the aisles.</source>
        <translation>Einschließlich des Anteils an den Gängen.</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>Voltage of a power feed between its phases.</source>
        <translation>Spannung einer Zuleitung zwischen ihren Phasen.</translation>
    </message>
    <message>
        <source>Breaker rating</source>
        <translation>Nennstrom</translation>
    </message>
    <message>
        <source>Rated current of the breaker of a power feed.</source>
        <translation>Nennstrom des Schutzschalters einer Zuleitung.</translation>
    </message>
    <message>
        <source>Breaker derating</source>
        <translation>Dauerlast des Schutzschalters</translation>
    </message>
    <message>
        <source>Load that a breaker can carry continuously, as a share of its rating.</source>
        <translation>Last, die ein Schutzschalter dauerhaft tragen kann, als Anteil seines Nennstroms.</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Number of phases of a power feed.</source>
        <translation>Zahl der Phasen einer Zuleitung.</translation>
    </message>
    <message>
        <source>Circuits per side</source>
        <translation>Stromkreise pro Seite</translation>
    </message>
    <message>
        <source>Circuits on side A and on side B; either side can carry the rack alone.</source>
        <translation>Stromkreise auf Seite A und auf Seite B; jede Seite kann das Rack allein versorgen.</translation>
    </message>
    <message>
        <source>Power supplies per node</source>
        <translation>Netzteile pro Knoten</translation>
    </message>
    <message>
        <source>Number of power supplies per node, half of them on each side.</source>
        <translation>Zahl der Netzteile pro Knoten, je zur Hälfte auf jeder Seite.</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>Workloads</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Ausfallsicherheit</translation>
    </message>
    <message>
        <source>Data policy</source>
        <translation>Datenrichtlinie</translation>
    </message>
    <message>
        <source>Where prompts, answers and training data may be processed. It rules out hosted APIs, or rented machines as well.</source>
        <translation>Wo Eingaben, Antworten und Trainingsdaten verarbeitet werden dürfen. Sie schließt gehostete APIs aus oder auch gemietete Maschinen.</translation>
    </message>
    <message>
        <source>Operations engineers</source>
        <translation>Betriebsingenieure</translation>
    </message>
    <message>
        <source>Engineers of your own who can run a GPU cluster, in full-time positions. Leave it empty if this is open.</source>
        <translation>Eigene Ingenieure, die einen GPU-Cluster betreiben können, in Vollzeitstellen. Leer lassen, wenn das offen ist.</translation>
    </message>
    <message>
        <source>Farthest round trip</source>
        <translation>Längste Paketumlaufzeit</translation>
    </message>
    <message>
        <source>Network round trip between the cluster and the users farthest from it; about 80 ms across the Atlantic and 150 ms to East Asia.</source>
        <translation>Paketumlaufzeit zwischen dem Cluster und den am weitesten entfernten Nutzern; etwa 80 ms über den Atlantik und 150 ms nach Ostasien.</translation>
    </message>
    <message>
        <source>Measured MFU</source>
        <translation>Gemessene MFU</translation>
    </message>
    <message>
        <source>MFU that your own run reaches. Advice compares it with the computed one and lists the likely causes of the gap.</source>
        <translation>MFU, die Ihr eigener Lauf erreicht. Die Empfehlung vergleicht sie mit der berechneten und nennt die wahrscheinlichen Ursachen der Lücke.</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Software that executes the training step: a current tuned framework, PyTorch FSDP, the frameworks of 2022, a research script, a trainer that runs model code operation by operation, or an unknown one.</source>
        <translation>Software, die den Trainingsschritt ausführt: ein aktuelles optimiertes Framework, PyTorch FSDP, die Frameworks von 2022, ein Forschungsskript, ein Trainer, der Modellcode Operation für Operation ausführt, oder eine unbekannte.</translation>
    </message>
    <message>
        <source>Most that may be spent: per run, per month, or over the period compared. Options that cost more are marked.</source>
        <translation>Höchstbetrag pro Lauf, pro Monat oder über den verglichenen Zeitraum. Optionen, die mehr kosten, sind gekennzeichnet.</translation>
    </message>
    <message>
        <source>Budget basis</source>
        <translation>Budgetbasis</translation>
    </message>
    <message>
        <source>What the budget covers: one run (one year where a plan only serves), one month, or the whole period compared.</source>
        <translation>Wofür das Budget gilt: einen Lauf (ein Jahr, wenn der Plan nur Inferenz enthält), einen Monat oder den ganzen verglichenen Zeitraum.</translation>
    </message>
    <message>
        <source>Region of rented GPUs</source>
        <translation>Region gemieteter GPUs</translation>
    </message>
    <message>
        <source>Where rented hardware must be located. Offers that do not state a region do not meet a requirement.</source>
        <translation>Wo gemietete Hardware stehen muss. Angebote ohne Regionsangabe erfüllen keine Vorgabe.</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message>
        <source>Highest facility power (with PUE) that an option may draw at its peak.</source>
        <translation>Höchste Gesamtleistung (mit PUE), die eine Option in der Spitze beziehen darf.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Number of independent units in the job: requests, documents, images, frames, simulations, minutes of video or proofs.</source>
        <translation>Anzahl unabhängiger Einheiten des Auftrags: Anfragen, Dokumente, Bilder, Einzelbilder, Simulationen, Videominuten oder Beweise.</translation>
    </message>
    <message>
        <source>Time per unit</source>
        <translation>Zeit je Einheit</translation>
    </message>
    <message>
        <source>Time that one GPU, or one group of GPUs, takes for one unit. Measure it on a few units on this type of GPU.</source>
        <translation>Zeit, die eine GPU oder eine Gruppe von GPUs für eine Einheit braucht. Messen Sie sie an einigen Einheiten auf diesem GPU-Typ.</translation>
    </message>
    <message>
        <source>GPUs per unit</source>
        <translation>GPUs je Einheit</translation>
    </message>
    <message>
        <source>Number of GPUs that work on one unit together.</source>
        <translation>Anzahl der GPUs, die gemeinsam an einer Einheit arbeiten.</translation>
    </message>
    <message>
        <source>Memory per GPU for a unit</source>
        <translation>Speicher je GPU für eine Einheit</translation>
    </message>
    <message>
        <source>Memory that a unit takes on each of its GPUs; 0 means that it fits on any GPU.</source>
        <translation>Speicher, den eine Einheit auf jeder ihrer GPUs belegt; 0 bedeutet, dass sie auf jede GPU passt.</translation>
    </message>
    <message>
        <source>Serial fraction</source>
        <translation>Serieller Anteil</translation>
    </message>
    <message>
        <source>Share of the work that cannot be divided among GPUs, such as preparing the input and merging the results. It limits the speed-up by Amdahl’s law.</source>
        <translation>Anteil der Arbeit, der sich nicht auf GPUs verteilen lässt, etwa das Vorbereiten der Eingaben und das Zusammenführen der Ergebnisse. Er begrenzt die Beschleunigung nach dem Amdahlschen Gesetz.</translation>
    </message>
    <message>
        <source>Input per unit</source>
        <translation>Eingabe je Einheit</translation>
    </message>
    <message>
        <source>Bytes read from storage per unit.</source>
        <translation>Bytes, die je Einheit vom Storage gelesen werden.</translation>
    </message>
    <message>
        <source>Output per unit</source>
        <translation>Ausgabe je Einheit</translation>
    </message>
    <message>
        <source>Bytes written to storage per unit.</source>
        <translation>Bytes, die je Einheit auf den Storage geschrieben werden.</translation>
    </message>
    <message>
        <source>Time per unit from</source>
        <translation>Zeit je Einheit aus</translation>
    </message>
    <message>
        <source>The time per unit is computed for a language model that reads and writes tokens, or is the time that you measured for any other kind of work.</source>
        <translation>Die Zeit je Einheit wird für ein Sprachmodell berechnet, das Tokens liest und schreibt, oder ist die Zeit, die Sie für eine beliebige andere Arbeit gemessen haben.</translation>
    </message>
    <message>
        <source>The time within which the run has to finish.</source>
        <translation>Die Zeit, in der der Lauf fertig sein muss.</translation>
    </message>
    <message>
        <source>RL steps</source>
        <translation>RL-Schritte</translation>
    </message>
    <message>
        <source>Prompts per step</source>
        <translation>Prompts je Schritt</translation>
    </message>
    <message>
        <source>Pairs per step</source>
        <translation>Paare je Schritt</translation>
    </message>
    <message>
        <source>GPUs for generation</source>
        <translation>GPUs für die Generierung</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Generation and training</source>
        <translation>Generierung und Training</translation>
    </message>
    <message>
        <source>They take turns on the same GPUs, or each has its own.</source>
        <translation>Sie wechseln sich auf denselben GPUs ab, oder jedes hat eigene.</translation>
    </message>
    <message>
        <source>One step off-policy</source>
        <translation>Einen Schritt off-policy</translation>
    </message>
    <message>
        <source>Reference policy</source>
        <translation>Referenz-Policy</translation>
    </message>
    <message>
        <source>Number of steps; each generates rollouts, scores them and updates the policy.</source>
        <translation>Anzahl der Schritte; jeder generiert Rollouts, bewertet sie und aktualisiert die Policy.</translation>
    </message>
    <message>
        <source>Different prompts that one step samples from.</source>
        <translation>Verschiedene Prompts, zu denen ein Schritt Rollouts generiert.</translation>
    </message>
    <message>
        <source>Samples per prompt</source>
        <translation>Rollouts je Prompt</translation>
    </message>
    <message>
        <source>Rollouts generated for each prompt. GRPO compares them with each other.</source>
        <translation>Rollouts, die zu jedem Prompt generiert werden. GRPO vergleicht sie miteinander.</translation>
    </message>
    <message>
        <source>Pairs of a preferred and a rejected response in one step.</source>
        <translation>Paare aus einer bevorzugten und einer verworfenen Antwort in einem Schritt.</translation>
    </message>
    <message>
        <source>Maximum response length</source>
        <translation>Größte Antwortlänge</translation>
    </message>
    <message>
        <source>Length at which responses are cut. A step ends with its longest rollout, so few long ones hold up all others.</source>
        <translation>Länge, bei der Antworten abgeschnitten werden. Ein Schritt endet mit seinem längsten Rollout, daher halten wenige lange alle anderen auf.</translation>
    </message>
    <message>
        <source>Training batch size</source>
        <translation>Batchgröße im Training</translation>
    </message>
    <message>
        <source>Rollouts per optimizer step. If it is smaller than the number of rollouts per RL step, the policy is updated several times.</source>
        <translation>Rollouts je Optimizer-Schritt. Sind es weniger als die Rollouts je RL-Schritt, wird die Policy mehrmals aktualisiert.</translation>
    </message>
    <message>
        <source>Epochs per step</source>
        <translation>Epochen je Schritt</translation>
    </message>
    <message>
        <source>Number of times each rollout is trained on.</source>
        <translation>Wie oft mit jedem Rollout trainiert wird.</translation>
    </message>
    <message>
        <source>Share of the GPUs that generate rollouts; the others train.</source>
        <translation>Anteil der GPUs, die Rollouts generieren; die anderen trainieren.</translation>
    </message>
    <message>
        <source>Environment time per rollout</source>
        <translation>Umgebungszeit je Rollout</translation>
    </message>
    <message>
        <source>Time that one CPU core needs to check a rollout: tests, tools or a simulator. 0 means that it is negligible.</source>
        <translation>Zeit, die ein CPU-Kern zum Prüfen eines Rollouts braucht: Tests, Werkzeuge oder ein Simulator. 0 bedeutet vernachlässigbar.</translation>
    </message>
    <message>
        <source>GRPO compares several rollouts of each prompt, PPO trains a critic of the same size, and DPO learns from pairs of responses without generating any.</source>
        <translation>GRPO vergleicht mehrere Rollouts je Prompt, PPO trainiert einen gleich großen Critic, und DPO lernt aus Antwortpaaren, ohne welche zu generieren.</translation>
    </message>
    <message>
        <source>The next rollouts are generated while the last ones are trained on, by the policy as it was before.</source>
        <translation>Die nächsten Rollouts entstehen mit der vorherigen Policy, während mit den letzten trainiert wird.</translation>
    </message>
    <message>
        <source>Whether all rollouts also pass through the original policy, which keeps the new one near it.</source>
        <translation>Ob alle Rollouts auch die ursprüngliche Policy durchlaufen, was die neue in ihrer Nähe hält.</translation>
    </message>
    <message>
        <source>Pretraining from scratch, fine-tuning on examples, a sweep of many short trials, serving, a batch job of many independent units, or reinforcement learning with generated answers.</source>
        <translation>Pretraining von Grund auf, Feinabstimmung mit Beispielen, ein Sweep aus vielen kurzen Versuchen, Inferenz, ein Stapelauftrag aus vielen unabhängigen Einheiten oder Reinforcement Learning mit erzeugten Antworten.</translation>
    </message>
    <message>
        <source>Framework overhead</source>
        <translation>Framework-Overhead</translation>
    </message>
    <message>
        <source>Measured time of a step divided by the computed time of its parts: padding, transitions, data, and layouts that are not the best.</source>
        <translation>Gemessene Dauer eines Schritts geteilt durch die berechnete Dauer seiner Teile: Padding, Übergänge, Daten und nicht optimale Layouts.</translation>
    </message>
    <message>
        <source>GPUs of its own</source>
        <translation>Eigene GPUs</translation>
    </message>
    <message>
        <source>GPUs that only this workload uses, beside the others; 0 means that it takes turns with them on the rest of the cluster.</source>
        <translation>GPUs, die nur dieser Workload nutzt, neben den anderen; bei 0 wechselt er sich mit ihnen auf dem übrigen Cluster ab.</translation>
    </message>
    <message>
        <source>Spread of serving calibration</source>
        <translation>Streuung der Serving-Kalibrierung</translation>
    </message>
    <message>
        <source>Spread of times that remains after calibration with a benchmark.</source>
        <translation>Streuung der Zeiten, die nach der Kalibrierung mit einem Benchmark bleibt.</translation>
    </message>
</context>
<context>
    <name>Launch</name>
    <message>
        <source>Fewer GPUs report than the plan has</source>
        <translation>Es melden sich weniger GPUs, als der Plan vorsieht</translation>
    </message>
    <message>
        <source>GPUs draw more than the planned peak power</source>
        <translation>Die GPUs nehmen mehr als die geplante Spitzenleistung auf</translation>
    </message>
    <message>
        <source>and the low end of its 80 % range</source>
        <translation>und das untere Ende des 80-%-Bereichs</translation>
    </message>
    <message>
        <source>MFU is below the range of the plan</source>
        <translation>MFU liegt unter dem Bereich des Plans</translation>
    </message>
    <message>
        <source>Throughput is below the range of the plan</source>
        <translation>Der Durchsatz liegt unter dem Bereich des Plans</translation>
    </message>
    <message>
        <source>Goodput is below the range of the plan</source>
        <translation>Der Goodput liegt unter dem Bereich des Plans</translation>
    </message>
    <message>
        <source>Two checkpoint intervals passed without a checkpoint</source>
        <translation>Seit zwei Checkpoint-Intervallen wurde kein Checkpoint geschrieben</translation>
    </message>
    <message>
        <source>TTFT is above its limit</source>
        <translation>TTFT liegt über dem Grenzwert</translation>
    </message>
    <message>
        <source>TPOT is above its limit</source>
        <translation>TPOT liegt über dem Grenzwert</translation>
    </message>
    <message>
        <source>More requests arrive than the fleet carries within its limits</source>
        <translation>Es treffen mehr Anfragen ein, als die Flotte innerhalb der Grenzwerte bewältigt</translation>
    </message>
    <message>
        <source>More requests wait than a replica takes at a time</source>
        <translation>Es warten mehr Anfragen, als ein Replikat gleichzeitig annimmt</translation>
    </message>
    <message>
        <source>The training job exports the metrics named training_…</source>
        <translation>Der Trainingsjob stellt die Metriken training_… bereit</translation>
    </message>
    <message>
        <source>Replace with your own image</source>
        <translation>Durch das eigene Image ersetzen</translation>
    </message>
    <message>
        <source>MODEL: folder or Hugging Face name of %1</source>
        <translation>MODEL: Ordner oder Hugging-Face-Name von %1</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>Written by %1. Comments name the figure of the plan behind each line; “headroom explain PLAN --show PATH” shows how it is computed.</source>
        <translation>Erstellt von %1. Die Kommentare nennen den Wert des Plans hinter jeder Zeile; „headroom explain PLAN --show PFAD“ zeigt, wie er berechnet wird.</translation>
    </message>
    <message>
        <source>No option sets this: %1</source>
        <translation>Dafür gibt es keine Option: %1</translation>
    </message>
    <message>
        <source>torchrun starts the ranks of a node</source>
        <translation>torchrun startet die Ränge eines Knotens</translation>
    </message>
    <message>
        <source>%1, slow end of its 80 % range</source>
        <translation>%1, langsames Ende des 80-%-Bereichs</translation>
    </message>
    <message>
        <source>Data, tokenizer and folders follow as arguments of this script.</source>
        <translation>Daten, Tokenizer und Ordner folgen als Argumente dieses Skripts.</translation>
    </message>
    <message>
        <source>Start this on every node, with MASTER_ADDR set to the name of the first.</source>
        <translation>Auf jedem Knoten starten, mit MASTER_ADDR als Namen des ersten Knotens.</translation>
    </message>
    <message>
        <source>One replica of the fleet. %1</source>
        <translation>Ein Replikat der Flotte. %1</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>exceeds memory by %1</source>
        <translation>überschreitet den Speicher um %1</translation>
    </message>
    <message>
        <source>pipeline bubble %1</source>
        <translation>Pipeline-Leerlauf %1</translation>
    </message>
    <message>
        <source>tensor-parallel traffic %1</source>
        <translation>tensorparallele Kommunikation %1</translation>
    </message>
    <message>
        <source>context-parallel traffic %1</source>
        <translation>kontextparallele Kommunikation %1</translation>
    </message>
    <message>
        <source>expert all-to-all %1</source>
        <translation>Experten-All-to-All %1</translation>
    </message>
    <message>
        <source>gradient all-reduce %1</source>
        <translation>Gradienten-All-Reduce %1</translation>
    </message>
    <message>
        <source>weight all-gather %1</source>
        <translation>Gewichte-All-Gather %1</translation>
    </message>
    <message>
        <source>recomputation %1</source>
        <translation>Neuberechnung %1</translation>
    </message>
    <message>
        <source>small GEMMs %1</source>
        <translation>kleine GEMMs %1</translation>
    </message>
    <message>
        <source>offload traffic %1</source>
        <translation>Auslagerung %1</translation>
    </message>
    <message>
        <source>slightly slower overall</source>
        <translation>insgesamt etwas langsamer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>selective</source>
        <translation>selektiv</translation>
    </message>
    <message>
        <source>full</source>
        <translation>vollständig</translation>
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
        <source>pipeline bubble</source>
        <translation>Pipeline-Leerlauf</translation>
    </message>
    <message>
        <source>tensor-parallel traffic</source>
        <translation>tensorparallele Kommunikation</translation>
    </message>
    <message>
        <source>context-parallel traffic</source>
        <translation>kontextparallele Kommunikation</translation>
    </message>
    <message>
        <source>expert all-to-all</source>
        <translation>Experten-All-to-All</translation>
    </message>
    <message>
        <source>gradient all-reduce</source>
        <translation>Gradienten-All-Reduce</translation>
    </message>
    <message>
        <source>weight all-gather</source>
        <translation>Gewichte-All-Gather</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>small GEMMs</source>
        <translation>kleine GEMMs</translation>
    </message>
    <message>
        <source>offload traffic</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>small losses overall</source>
        <translation>kleine Verluste überall</translation>
    </message>
    <message>
        <source>%1, tight fit</source>
        <translation>%1, knapp</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>Diese Aufteilung verwenden</translation>
    </message>
    <message>
        <source>Choose layout automatically</source>
        <translation>Aufteilung automatisch wählen</translation>
    </message>
    <message>
        <source>This layout cannot be set: the plan does not offer one of its parallel sizes.</source>
        <translation>Diese Aufteilung lässt sich nicht einstellen: Der Plan bietet eine ihrer Parallelitätsgrößen nicht an.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Rank by conservative step time.</source>
        <translation>Rang nach konservativ geschätzter Schrittdauer.</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>GPUs that split each weight matrix.</source>
        <translation>GPUs, die sich jede Gewichtsmatrix teilen.</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Sequential stages into which the layers are divided.</source>
        <translation>Aufeinanderfolgende Stufen, auf die die Schichten verteilt sind.</translation>
    </message>
    <message>
        <source>Virtual</source>
        <translation>Virtuell</translation>
    </message>
    <message>
        <source>Virtual pipeline stages that each stage interleaves.</source>
        <translation>Virtuelle Pipelinestufen, die jede Stufe verschränkt ausführt.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>GPUs that split each sequence.</source>
        <translation>GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>GPUs across which the experts are distributed.</source>
        <translation>GPUs, auf die die Experten verteilt sind.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Model replicas, each processing its part of the batch.</source>
        <translation>Modellreplikate, die jeweils einen Teil des Batches verarbeiten.</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>What is sharded across the replicas: ZeRO-1 the optimizer state, ZeRO-2 also the gradients, ZeRO-3 everything.</source>
        <translation>Was auf die Replikate verteilt ist: ZeRO-1 der Optimizer-Zustand, ZeRO-2 zusätzlich die Gradienten, ZeRO-3 alles.</translation>
    </message>
    <message>
        <source>Micro</source>
        <translation>Micro</translation>
    </message>
    <message>
        <source>Micro-batch size in sequences.</source>
        <translation>Größe eines Micro-Batches in Sequenzen.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>What the backward pass recomputes.</source>
        <translation>Was der Rückwärtslauf neu berechnet.</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>What is kept in host memory or on the node&apos;s disks.</source>
        <translation>Was im Host-Speicher oder auf den Laufwerken des Knotens liegt.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Typical time of one optimizer step.</source>
        <translation>Typische Dauer eines Optimizer-Schritts.</translation>
    </message>
    <message>
        <source>Conservative</source>
        <translation>Konservativ</translation>
    </message>
    <message>
        <source>Conservative estimate of the step time, used for the ranking.</source>
        <translation>Konservative Schätzung der Schrittdauer, nach der die Rangfolge gebildet wird.</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>ggü. Best.</translation>
    </message>
    <message>
        <source>Speed relative to the best layout, by the conservative estimate.</source>
        <translation>Geschwindigkeit relativ zur besten Aufteilung, nach konservativer Schätzung.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory used on the fullest GPU.</source>
        <translation>Belegter Speicher der vollsten GPU.</translation>
    </message>
    <message>
        <source>Main loss</source>
        <translation>Hauptverlust</translation>
    </message>
    <message>
        <source>Where the layout loses most, as a share of its step time.</source>
        <translation>Woran die Aufteilung am meisten verliert, als Anteil an ihrer Schrittdauer.</translation>
    </message>
    <message>
        <source>in use: %1</source>
        <translation>verwendet: %1</translation>
    </message>
    <message>
        <source>partial, %1</source>
        <translation>teilweise, %1</translation>
    </message>
    <message>
        <source>%1 of layers</source>
        <translation>%1 der Schichten</translation>
    </message>
    <message>
        <source>exceeds host memory by %1</source>
        <translation>überschreitet den Host-Speicher um %1</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>Host-Speicher</translation>
    </message>
    <message>
        <source>interruptions %1</source>
        <translation>Unterbrechungen %1</translation>
    </message>
    <message>
        <source>interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
</context>
<context>
    <name>LimitLine</name>
    <message>
        <source>Data: no stall</source>
        <translation>Daten: kein Stau</translation>
    </message>
    <message>
        <source>Data: stalls %1 of each step</source>
        <translation>Daten: halten %1 jedes Schritts auf</translation>
    </message>
    <message>
        <source>Memory: %1 of %2 GPUs hold the training state</source>
        <translation>Speicher: %1 von %2 GPUs fassen den Trainingszustand</translation>
    </message>
    <message>
        <source>Memory: %1 of %2 per GPU</source>
        <translation>Speicher: %1 von %2 pro GPU</translation>
    </message>
    <message>
        <source>Time: unknown</source>
        <translation>Zeit: unbekannt</translation>
    </message>
    <message>
        <source>Time: %1 of %2</source>
        <translation>Zeit: %1 von %2</translation>
    </message>
    <message>
        <source>Memory: model and KV cache fit</source>
        <translation>Speicher: Modell und KV-Cache passen</translation>
    </message>
    <message>
        <source>Memory: no room for a KV cache</source>
        <translation>Speicher: kein Platz für einen KV-Cache</translation>
    </message>
    <message>
        <source>Load: %1 of capacity</source>
        <translation>Last: %1 der Kapazität</translation>
    </message>
    <message>
        <source>Latency: TTFT %1 of %2, TPOT %3 of %4</source>
        <translation>Latenz: TTFT %1 von %2, TPOT %3 von %4</translation>
    </message>
    <message>
        <source>All limits are met.</source>
        <translation>Alle Grenzen sind eingehalten.</translation>
    </message>
    <message>
        <source>One limit is missed.</source>
        <translation>Eine Grenze ist verfehlt.</translation>
    </message>
    <message numerus="yes">
        <source>%n limits are missed.</source>
        <translation>
            <numerusform>%n Grenze ist verfehlt.</numerusform>
            <numerusform>%n Grenzen sind verfehlt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storage: GPUs wait %1 of the time</source>
        <translation>Storage: GPUs warten %1 der Zeit</translation>
    </message>
    <message>
        <source>Storage: fast enough</source>
        <translation>Storage: schnell genug</translation>
    </message>
    <message>
        <source>Memory: no need stated</source>
        <translation>Speicher: kein Bedarf angegeben</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message>
        <source>Data feed</source>
        <translation>Datenzufuhr</translation>
    </message>
    <message>
        <source>Run some steps on synthetic data: the step gets shorter by the wait.</source>
        <translation>Einige Schritte mit künstlichen Daten rechnen: Der Schritt wird um die Wartezeit kürzer.</translation>
    </message>
    <message>
        <source>Small batches, bubbles</source>
        <translation>Kleine Batches, Bubbles</translation>
    </message>
    <message>
        <source>Double the batch: tokens per second rise more than the step grows.</source>
        <translation>Den Batch verdoppeln: Die Tokens je Sekunde steigen stärker, als der Schritt wächst.</translation>
    </message>
    <message>
        <source>Inter-node network</source>
        <translation>Netzwerk zwischen Knoten</translation>
    </message>
    <message>
        <source>Run an all-reduce test between nodes and compare its bus bandwidth.</source>
        <translation>Einen All-Reduce-Test zwischen Knoten ausführen und seine Busbandbreite vergleichen.</translation>
    </message>
    <message>
        <source>Intra-node link</source>
        <translation>Verbindung im Knoten</translation>
    </message>
    <message>
        <source>Run an all-reduce test within a node and compare its bus bandwidth.</source>
        <translation>Einen All-Reduce-Test in einem Knoten ausführen und seine Busbandbreite vergleichen.</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <source>Compare step times and GPU clocks by rank: one is slower than the rest.</source>
        <translation>Schrittdauern und GPU-Takte je Rang vergleichen: Einer ist langsamer als die übrigen.</translation>
    </message>
    <message>
        <source>Activation recomputation</source>
        <translation>Neuberechnung der Aktivierungen</translation>
    </message>
    <message>
        <source>Switch it off where memory allows: the step gets shorter.</source>
        <translation>Abschalten, wo der Speicher es erlaubt: Der Schritt wird kürzer.</translation>
    </message>
    <message>
        <source>Software maturity</source>
        <translation>Reife der Software</translation>
    </message>
    <message>
        <source>Profile one step: many small kernels and gaps between them.</source>
        <translation>Einen Schritt profilieren: viele kleine Kernel und Lücken dazwischen.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Divide steps kept by steps computed in the log of a week.</source>
        <translation>Im Protokoll einer Woche behaltene durch gerechnete Schritte teilen.</translation>
    </message>
    <message>
        <source>No run of this plan has a computed step.</source>
        <translation>Kein Lauf dieses Plans hat einen berechneten Schritt.</translation>
    </message>
    <message>
        <source>This plan should reach an MFU of %1. Enter a measured one to compare.</source>
        <translation>Dieser Plan sollte eine MFU von %1 erreichen. Geben Sie zum Vergleich eine gemessene ein.</translation>
    </message>
    <message>
        <source>Measured %1, computed %2: within the uncertainty.</source>
        <translation>Gemessen %1, berechnet %2: innerhalb der Unsicherheit.</translation>
    </message>
    <message>
        <source>Measured %1, computed %2: likely losses in order.</source>
        <translation>Gemessen %1, berechnet %2: wahrscheinliche Verluste der Reihe nach.</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>What takes time from a step, largest first.</source>
        <translation>Was einem Schritt Zeit nimmt, das Größte zuerst.</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Share of the step that this plan loses to it.</source>
        <translation>Anteil des Schritts, den dieser Plan dadurch verliert.</translation>
    </message>
    <message>
        <source>Would explain</source>
        <translation>Würde erklären</translation>
    </message>
    <message>
        <source>Value of the input behind it that alone would explain the measured MFU.</source>
        <translation>Wert der Eingabe dahinter, der allein die gemessene MFU erklären würde.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>How to find out.</source>
        <translation>Wie man es herausfindet.</translation>
    </message>
</context>
<context>
    <name>Matters</name>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Chance to meet deadline</source>
        <translation>Chance auf Fristeinhaltung</translation>
    </message>
    <message>
        <source>deadline: %1</source>
        <translation>Frist: %1</translation>
    </message>
    <message>
        <source>90 % of samples take at most %1.</source>
        <translation>90 % der Stichproben dauern höchstens %1.</translation>
    </message>
    <message>
        <source>Chance to fit in memory</source>
        <translation>Chance, in den Speicher zu passen</translation>
    </message>
    <message>
        <source>one model replica on the GPUs</source>
        <translation>ein Modellreplikat auf den GPUs</translation>
    </message>
    <message>
        <source>%1 usable per GPU</source>
        <translation>%1 pro GPU nutzbar</translation>
    </message>
    <message>
        <source>90 % of samples need at most %1.</source>
        <translation>90 % der Stichproben benötigen höchstens %1.</translation>
    </message>
    <message>
        <source>Chance within budget</source>
        <translation>Chance auf Budgeteinhaltung</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>90 % of samples cost at most %1.</source>
        <translation>90 % der Stichproben kosten höchstens %1.</translation>
    </message>
    <message>
        <source>no budget set for %1</source>
        <translation>kein Budget für %1 angegeben</translation>
    </message>
    <message>
        <source>Possible outcomes for %1</source>
        <translation>Mögliche Werte für %1</translation>
    </message>
    <message>
        <source>No uncertain input affects it.</source>
        <translation>Keine unsichere Eingabe beeinflusst den Wert.</translation>
    </message>
    <message>
        <source>The value is unknown here.</source>
        <translation>Der Wert ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 samples of all uncertain inputs, %2 above the plan.</source>
        <translation>%1 Stichproben aller unsicheren Eingaben, %2 davon über dem Plan.</translation>
    </message>
    <message>
        <source>{input} affects {answer} most: {share} of the variance, from {low} to {high}. </source>
        <translation>{input} beeinflusst {answer} am stärksten: {share} der Varianz, von {low} bis {high}. </translation>
    </message>
    <message>
        <source>No uncertain input affects {answer}. </source>
        <translation>Keine unsichere Eingabe beeinflusst {answer}. </translation>
    </message>
    <message>
        <source>The deadline is met in {chance} of {draws} samples.</source>
        <translation>Die Frist wird in {chance} von {draws} Stichproben eingehalten.</translation>
    </message>
    <message>
        <source>%1 from %2 (P10 to P90; %3 in the plan): %4 to %5. %6 of the variance.</source>
        <translation>%1: %2 (P10 bis P90; im Plan %3) ergibt %4 bis %5. %6 der Varianz.</translation>
    </message>
    <message>
        <source>Not shown: %1 of %2 inputs, %3 of the variance.</source>
        <translation>Nicht gezeigt: %1 von %2 Eingaben, %3 der Varianz.</translation>
    </message>
    <message>
        <source>What affects %1</source>
        <translation>Einflüsse auf %1</translation>
    </message>
    <message>
        <source>input at P10</source>
        <translation>Eingabe bei P10</translation>
    </message>
    <message>
        <source>at P90</source>
        <translation>bei P90</translation>
    </message>
    <message>
        <source>Each input alone, from its P10 to its P90. Right: share of the variance.</source>
        <translation>Jede Eingabe einzeln, von P10 bis P90. Rechts: Anteil an der Varianz.</translation>
    </message>
    <message>
        <source>%1 as planned. %2</source>
        <translation>%1 laut Plan. %2</translation>
    </message>
    <message>
        <source>Cost per run</source>
        <translation>Kosten pro Lauf</translation>
    </message>
    <message>
        <source>the cost per run</source>
        <translation>die Kosten pro Lauf</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Trainingsdauer</translation>
    </message>
    <message>
        <source>the time to train</source>
        <translation>die Trainingsdauer</translation>
    </message>
    <message>
        <source>Cost over %1</source>
        <translation>Kosten über %1</translation>
    </message>
    <message>
        <source>the cost over %1</source>
        <translation>die Kosten über %1</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>the energy per run</source>
        <translation>die Energie pro Lauf</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>the carbon per run</source>
        <translation>die CO₂-Emissionen pro Lauf</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>the average power</source>
        <translation>die mittlere Leistung</translation>
    </message>
    <message>
        <source>Predicted step time</source>
        <translation>Vorhergesagte Schrittdauer</translation>
    </message>
    <message>
        <source>Predicted memory</source>
        <translation>Vorhergesagter Speicherbedarf</translation>
    </message>
    <message>
        <source>%1: %2, %3 per run, peak power %4</source>
        <translation>%1: %2, %3 pro Lauf, Spitzenleistung %4</translation>
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
        <source>lowest power</source>
        <translation>geringste Leistung</translation>
    </message>
    <message>
        <source>this plan: %1</source>
        <translation>dieser Plan: %1</translation>
    </message>
    <message>
        <source>Time vs. cost</source>
        <translation>Dauer und Kosten</translation>
    </message>
    <message>
        <source>Time vs. power</source>
        <translation>Dauer und Leistung</translation>
    </message>
    <message>
        <source>The model does not fit on any number of GPUs.</source>
        <translation>Das Modell passt auf keine Anzahl von GPUs.</translation>
    </message>
    <message>
        <source>Peak power</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Cluster sizes in whole nodes that no other size beats in time, cost and power at once (Pareto front). Double-click one to use it.</source>
        <translation>Clustergrößen in ganzen Knoten, die keine andere bei Dauer, Kosten und Leistung zugleich übertrifft (Pareto-Front). Ein Doppelklick übernimmt sie.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Output token (TPOT)</source>
        <translation>Ausgabe-Token (TPOT)</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
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
        <source>fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>%1 of %2 usable</source>
        <translation>%1 von nutzbaren %2</translation>
    </message>
    <message>
        <source>Each GPU uses %1.</source>
        <translation>Jede GPU belegt %1.</translation>
    </message>
    <message>
        <source>Stage %1 of %2 is the fullest: %3.</source>
        <translation>Stufe %1 von %2 ist am vollsten: %3.</translation>
    </message>
    <message>
        <source>It does not fit: %1 over the limit.</source>
        <translation>Es passt nicht: %1 über der Grenze.</translation>
    </message>
    <message>
        <source>The fit is tight: the margin is within the error of the estimate.</source>
        <translation>Es ist knapp: Die Reserve liegt innerhalb des Schätzfehlers.</translation>
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
        <source>Memory per GPU by pipeline stage</source>
        <translation>Speicher pro GPU nach Pipelinestufe</translation>
    </message>
    <message>
        <source>Memory per GPU is unknown here.</source>
        <translation>Der Speicherbedarf pro GPU ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>nutzbar</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
</context>
<context>
    <name>Mixed</name>
    <message>
        <source>Owned</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>for interruptible load</source>
        <translation>für unterbrechbare Last</translation>
    </message>
    <message>
        <source>Cheapest mix</source>
        <translation>Günstigster Mix</translation>
    </message>
    <message>
        <source>without staff</source>
        <translation>ohne Personal</translation>
    </message>
    <message>
        <source>Hybrid: own base, cloud</source>
        <translation>Hybrid: eigene Grundlast, Cloud</translation>
    </message>
    <message>
        <source>%1 more in the cloud; data transfer takes %2 before each burst</source>
        <translation>%1 zusätzlich in der Cloud; Datentransfer dauert %2 vor jedem Burst</translation>
    </message>
    <message>
        <source>Staged purchase</source>
        <translation>Kauf in Ausbaustufen</translation>
    </message>
    <message>
        <source>Run at API price</source>
        <translation>Lauf zum API-Preis</translation>
    </message>
    <message>
        <source>%1 at %2; this plan %3</source>
        <translation>%1 zu %2; dieser Plan %3</translation>
    </message>
    <message>
        <source>Effective spot price</source>
        <translation>Effektiver Spot-Preis</translation>
    </message>
    <message>
        <source>%1, because work takes %2 times as long; on demand %3</source>
        <translation>%1, da die Arbeit %2-mal so lange dauert; On-Demand %3</translation>
    </message>
    <message>
        <source>Chance on time, spot</source>
        <translation>Chance auf Fristeinhaltung, Spot</translation>
    </message>
    <message>
        <source>%1; deadline: %2</source>
        <translation>%1; Frist: %2</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>How the GPUs are sourced.</source>
        <translation>Wie die GPUs beschafft werden.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Number of GPUs at the busiest hour of the week.</source>
        <translation>Anzahl der GPUs in der Stunde der Woche mit der höchsten Last.</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Share of the hours of these GPUs that is used.</source>
        <translation>Genutzter Anteil der Stunden dieser GPUs.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost per year, without staff.</source>
        <translation>Kosten pro Jahr, ohne Personal.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Press Enter or double-click a row to see how its figure is computed.</source>
        <translation>Eingabetaste oder Doppelklick auf eine Zeile zeigt, wie der Wert berechnet wird.</translation>
    </message>
    <message>
        <source>Cheapest supply for a week that needs %1 of the GPUs at all hours and all %2 for %3 h on %4 days.</source>
        <translation>Günstigste Versorgung für eine Woche mit %1 der GPUs rund um die Uhr und allen %2 für %3 h an %4 Tagen.</translation>
    </message>
    <message>
        <source>all runs</source>
        <translation>alle Läufe</translation>
    </message>
    <message>
        <source>%1 of %2 stages reach their utilization threshold; present value %3</source>
        <translation>%1 von %2 Ausbaustufen erreichen ihre Auslastungsschwelle; Barwert %3</translation>
    </message>
    <message>
        <source>%1 of %2 stages reach their utilization threshold; value %3, undiscounted</source>
        <translation>%1 von %2 Ausbaustufen erreichen ihre Auslastungsschwelle; Wert %3, nicht abgezinst</translation>
    </message>
</context>
<context>
    <name>ModelNames</name>
    <message>
        <source>a %1 model shaped like %2</source>
        <translation>ein %1-Modell nach dem Bau von %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>the work takes {use} of each year: too few GPUs to own.</source>
        <translation>die Arbeit dauert {use} eines Jahres: zu wenige GPUs für den Kauf.</translation>
    </message>
    <message>
        <source>at {use} utilization, buying never breaks even.</source>
        <translation>bei {use} Auslastung erreicht der Kauf die Gewinnschwelle nie.</translation>
    </message>
    <message>
        <source>at {use} utilization, buying breaks even after {even}.</source>
        <translation>bei {use} Auslastung dauert es bis zur Gewinnschwelle {even}.</translation>
    </message>
    <message>
        <source>Savings from buying</source>
        <translation>Ersparnis durch Kauf</translation>
    </message>
    <message>
        <source>Internal rate of return (IRR)</source>
        <translation>Interner Zinsfuß (IRR)</translation>
    </message>
    <message>
        <source>per year, on the savings from buying</source>
        <translation>pro Jahr, auf die Ersparnis durch Kauf</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>no rate offsets the upfront cost</source>
        <translation>kein Zinssatz gleicht die Anfangskosten aus</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>savings change sign more than once</source>
        <translation>Ersparnis wechselt mehrmals das Vorzeichen</translation>
    </message>
    <message>
        <source>Payback time</source>
        <translation>Amortisationszeit</translation>
    </message>
    <message>
        <source>period compared: %1</source>
        <translation>Vergleichszeitraum: %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>Vergleichszeitraum: %1</translation>
    </message>
    <message>
        <source>Cost per GPU-hour</source>
        <translation>Kosten pro GPU-Stunde</translation>
    </message>
    <message>
        <source>rented; owned %1</source>
        <translation>gemietet; gekauft %1</translation>
    </message>
    <message>
        <source>owned; rented %1</source>
        <translation>gekauft; gemietet %1</translation>
    </message>
    <message>
        <source>rented, with trials and staff</source>
        <translation>gemietet, mit Versuchen und Personal</translation>
    </message>
    <message>
        <source>owned, with trials and staff</source>
        <translation>gekauft, mit Versuchen und Personal</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>Kosten pro Million Token</translation>
    </message>
    <message>
        <source>API price %1</source>
        <translation>API-Preis %1</translation>
    </message>
    <message>
        <source>training tokens of one run</source>
        <translation>Trainings-Token eines Laufs</translation>
    </message>
    <message>
        <source>Rent or buy cannot be decided: a price is missing.</source>
        <translation>Mieten oder Kaufen lässt sich nicht entscheiden: Ein Preis fehlt.</translation>
    </message>
    <message>
        <source>Over {years}, renting costs {rent} and buying {own}; </source>
        <translation>Über {years} kostet Mieten {rent} und Kaufen {own}; </translation>
    </message>
    <message>
        <source>Serving cost per year</source>
        <translation>Inferenzkosten pro Jahr</translation>
    </message>
    <message>
        <source>rented, with staff</source>
        <translation>gemietet, mit Personal</translation>
    </message>
    <message>
        <source>owned, with staff</source>
        <translation>gekauft, mit Personal</translation>
    </message>
    <message>
        <source>input or output, with staff</source>
        <translation>Ein- oder Ausgabe, mit Personal</translation>
    </message>
    <message>
        <source>{basis} buying saves {saved} {band}, with an IRR of {irr} per year.</source>
        <translation>{basis} spart der Kauf {saved} {band}, bei einem internen Zinsfuß von {irr} pro Jahr.</translation>
    </message>
    <message>
        <source>{basis} buying costs {saved} more {band}, with an IRR of {irr} per year.</source>
        <translation>{basis} kostet der Kauf {saved} mehr {band}, bei einem internen Zinsfuß von {irr} pro Jahr.</translation>
    </message>
    <message>
        <source>{basis} buying saves {saved} {band}; there is no IRR.</source>
        <translation>{basis} spart der Kauf {saved} {band}; ein interner Zinsfuß existiert nicht.</translation>
    </message>
    <message>
        <source>{basis} buying costs {saved} more {band}; there is no IRR.</source>
        <translation>{basis} kostet der Kauf {saved} mehr {band}; ein interner Zinsfuß existiert nicht.</translation>
    </message>
    <message>
        <source>{basis} buying saves {saved} {band}; the IRR is not unique.</source>
        <translation>{basis} spart der Kauf {saved} {band}; der interne Zinsfuß ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>{basis} buying costs {saved} more {band}; the IRR is not unique.</source>
        <translation>{basis} kostet der Kauf {saved} mehr {band}; der interne Zinsfuß ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>In present value,</source>
        <translation>Als Barwert</translation>
    </message>
    <message>
        <source>Undiscounted,</source>
        <translation>Ohne Abzinsung</translation>
    </message>
    <message>
        <source>present value; rental prices ±%1 per year</source>
        <translation>Barwert; Mietpreise ±%1 pro Jahr</translation>
    </message>
    <message>
        <source>undiscounted; rental prices ±%1 per year</source>
        <translation>nicht abgezinst; Mietpreise ±%1 pro Jahr</translation>
    </message>
    <message>
        <source>Total cost per run</source>
        <translation>Gesamtkosten pro Lauf</translation>
    </message>
    <message>
        <source>Cost per 1,000 units</source>
        <translation>Kosten pro 1.000 Einheiten</translation>
    </message>
    <message>
        <source>without staff</source>
        <translation>ohne Personal</translation>
    </message>
    <message>
        <source>with staff</source>
        <translation>mit Personal</translation>
    </message>
</context>
<context>
    <name>MoneyShares</name>
    <message>
        <source>hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Paid before the first run.</source>
        <translation>Wird vor dem ersten Lauf bezahlt.</translation>
    </message>
    <message>
        <source>data center</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <source>Cost of a new data center.</source>
        <translation>Kosten für ein neues Rechenzentrum.</translation>
    </message>
    <message>
        <source>rent until delivery</source>
        <translation>Miete bis zur Lieferung</translation>
    </message>
    <message>
        <source>Rental cost until the hardware is delivered.</source>
        <translation>Mietkosten, bis die Hardware geliefert ist.</translation>
    </message>
    <message>
        <source>cloud storage</source>
        <translation>Cloud-Storage</translation>
    </message>
    <message>
        <source>Cloud storage and data egress until delivery.</source>
        <translation>Cloud-Storage und ausgehende Daten (Egress) bis zur Lieferung.</translation>
    </message>
    <message>
        <source>resale</source>
        <translation>Wiederverkauf</translation>
    </message>
    <message>
        <source>Resale value of the hardware at the end of the period.</source>
        <translation>Wiederverkaufswert der Hardware am Ende des Zeitraums.</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Counted from delivery, including idle time.</source>
        <translation>Ab Lieferung gerechnet, einschließlich Leerlauf.</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Cost of the people who run the cluster.</source>
        <translation>Kosten der Personen, die den Cluster betreiben.</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>Counted from delivery.</source>
        <translation>Ab Lieferung gerechnet.</translation>
    </message>
    <message>
        <source>colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>Rent for space in a data center.</source>
        <translation>Miete für die Unterbringung im Rechenzentrum.</translation>
    </message>
    <message>
        <source>software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>License cost.</source>
        <translation>Lizenzkosten.</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Insurance of the hardware.</source>
        <translation>Versicherung der Hardware.</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>A negative value is the tax saved through the costs.</source>
        <translation>Ein negativer Wert ist die Steuer, die durch die Kosten gespart wird.</translation>
    </message>
    <message>
        <source>scheduling losses</source>
        <translation>Scheduling</translation>
    </message>
    <message>
        <source>Cost of the time in which GPUs are idle between two jobs.</source>
        <translation>Kosten der Zeit, in der GPUs zwischen zwei Jobs leer laufen.</translation>
    </message>
    <message>
        <source>idle time</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Cost of the hours of the year in which the GPUs are not used.</source>
        <translation>Kosten der Stunden des Jahres, in denen die GPUs nicht genutzt werden.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Rent for all billed hours.</source>
        <translation>Miete für alle abgerechneten Stunden.</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Storage</translation>
    </message>
    <message>
        <source>Cloud storage and data egress.</source>
        <translation>Cloud-Storage und ausgehende Daten (Egress).</translation>
    </message>
    <message>
        <source>Cost of reserved hours that are not used.</source>
        <translation>Kosten der reservierten, aber nicht genutzten Stunden.</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Betrieb</translation>
    </message>
    <message>
        <source>Of which unused</source>
        <translation>Davon ungenutzt</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Other operating cost</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Buying costs %2 over %1.</source>
        <translation>Der Kauf kostet %2 über %1.</translation>
    </message>
    <message>
        <source>Renting costs %2 over %1.</source>
        <translation>Die Miete kostet %2 über %1.</translation>
    </message>
    <message>
        <source>%1 is paid, %2 is recovered.</source>
        <translation>%1 werden gezahlt, %2 fließen zurück.</translation>
    </message>
    <message>
        <source>Cost breakdown</source>
        <translation>Kostenaufteilung</translation>
    </message>
    <message>
        <source>A price is missing.</source>
        <translation>Ein Preis fehlt.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Use price of %1</source>
        <translation>Preis von %1 verwenden</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Company that rents out the GPUs.</source>
        <translation>Unternehmen, das die GPUs vermietet.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Where the hardware is located.</source>
        <translation>Standort der Hardware.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Length of the rental commitment.</source>
        <translation>Dauer der Mietbindung.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Price per GPU-hour after the plan&apos;s rental terms are applied to the offer.</source>
        <translation>Preis pro GPU-Stunde, nachdem die Mietkonditionen des Plans auf das Angebot angewendet sind.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date of the price; old prices are marked.</source>
        <translation>Datum des Preises; alte Preise sind markiert.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Cost of the plan&apos;s work over the period compared.</source>
        <translation>Kosten der Arbeit des Plans über den Vergleichszeitraum.</translation>
    </message>
    <message>
        <source>vs. plan</source>
        <translation>ggü. Plan</translation>
    </message>
    <message>
        <source>How much less or more it costs than the plan.</source>
        <translation>Wie viel weniger oder mehr es kostet als der Plan.</translation>
    </message>
    <message>
        <source>%1, old</source>
        <translation>%1, alt</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>This plan, owned</source>
        <translation>Dieser Plan, gekauft</translation>
    </message>
    <message>
        <source>What the plan pays.</source>
        <translation>Was der Plan zahlt.</translation>
    </message>
    <message>
        <source>The catalog has no offer for this GPU.</source>
        <translation>Der Katalog enthält kein Angebot für diese GPU.</translation>
    </message>
    <message>
        <source>For the plan&apos;s work, with staff, %1 of %2 offers cost less.</source>
        <translation>Mit Personal sind %1 von %2 Angeboten günstiger.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message numerus="yes">
        <source>%n more notes of this kind are not shown.</source>
        <translation>
            <numerusform>%n weiterer Hinweis dieser Art wird nicht gezeigt.</numerusform>
            <numerusform>%n weitere Hinweise dieser Art werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was %2, now %3</source>
        <translation>%1 war %2, jetzt %3</translation>
    </message>
    <message>
        <source>, because it is computed differently</source>
        <translation>, weil die Berechnung geändert wurde</translation>
    </message>
    <message>
        <source>, because “%1” is computed differently</source>
        <translation>, weil die Berechnung von „%1“ geändert wurde</translation>
    </message>
    <message>
        <source>Saved by Headroom %1, opened by %2</source>
        <translation>Gespeichert mit Headroom %1, geöffnet mit %2</translation>
    </message>
    <message>
        <source>%1: %2. (%3)</source>
        <translation>%1: %2. (%3)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 in the catalog (%4)</source>
        <translation>%1: hier %2, im Katalog %3 (%4)</translation>
    </message>
    <message>
        <source>The file was changed after it was saved, or was saved by another build</source>
        <translation>Die Datei wurde nach dem Speichern geändert oder von einem anderen Build gespeichert</translation>
    </message>
</context>
<context>
    <name>Outages</name>
    <message>
        <source>A switch</source>
        <translation>Ein Switch</translation>
    </message>
    <message>
        <source>A power feed</source>
        <translation>Eine Einspeisung</translation>
    </message>
    <message>
        <source>The storage</source>
        <translation>Der Speicher</translation>
    </message>
    <message>
        <source>A node</source>
        <translation>Ein Knoten</translation>
    </message>
    <message>
        <source>Failure of</source>
        <translation>Ausfall von</translation>
    </message>
    <message>
        <source>The part that fails.</source>
        <translation>Das Teil, das ausfällt.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs that stop with it.</source>
        <translation>GPUs, die mit ihm stehen bleiben.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Time until it is repaired.</source>
        <translation>Zeit bis zur Reparatur.</translation>
    </message>
    <message>
        <source>Cost each</source>
        <translation>Kosten je Ausfall</translation>
    </message>
    <message>
        <source>GPU-hours lost, as this plan pays for them.</source>
        <translation>Verlorene GPU-Stunden, wie dieser Plan sie bezahlt.</translation>
    </message>
    <message>
        <source>Per year</source>
        <translation>Im Jahr</translation>
    </message>
    <message>
        <source>Expected cost per year, by the failure rates.</source>
        <translation>Erwartete Kosten im Jahr nach den Ausfallraten.</translation>
    </message>
    <message>
        <source>N+1</source>
        <translation>N+1</translation>
    </message>
    <message>
        <source>Cost per year of a second one, over the years compared.</source>
        <translation>Kosten eines zweiten im Jahr, über die verglichenen Jahre.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundanz</translation>
    </message>
    <message>
        <source>Whether this plan has it.</source>
        <translation>Ob dieser Plan sie hat.</translation>
    </message>
    <message>
        <source>in place</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message>
        <source>pays for itself</source>
        <translation>rechnet sich</translation>
    </message>
    <message>
        <source>costs more than it saves</source>
        <translation>kostet mehr, als sie spart</translation>
    </message>
    <message>
        <source>What one failure stops, for how long, and what redundancy costs.</source>
        <translation>Was ein Ausfall anhält, wie lange und was Redundanz kostet.</translation>
    </message>
</context>
<context>
    <name>OwnClaims</name>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Number of GPUs in the claim.</source>
        <translation>Anzahl der GPUs in der Behauptung.</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>GPU-Typ</translation>
    </message>
    <message>
        <source>Name or ID of the GPU, as in the catalog.</source>
        <translation>Name oder ID der GPU wie im Katalog.</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>Parameters of the model.</source>
        <translation>Parameter des Modells.</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Trainings-Tokens</translation>
    </message>
    <message>
        <source>Tokens that the run is trained on.</source>
        <translation>Tokens, mit denen trainiert wird.</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Trainingsdauer</translation>
    </message>
    <message>
        <source>Days from start to end of the run.</source>
        <translation>Tage vom Beginn bis zum Ende des Laufs.</translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation>Preis je GPU-Stunde</translation>
    </message>
    <message>
        <source>Rental price of one GPU for one hour.</source>
        <translation>Mietpreis einer GPU für eine Stunde.</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Kosten des Laufs</translation>
    </message>
    <message>
        <source>Total rental cost of the run.</source>
        <translation>Gesamte Mietkosten des Laufs.</translation>
    </message>
    <message>
        <source>Speedup over one GPU</source>
        <translation>Beschleunigung gegenüber einer GPU</translation>
    </message>
    <message>
        <source>How many times faster than on one GPU.</source>
        <translation>Wievielmal schneller als auf einer GPU.</translation>
    </message>
    <message>
        <source>The model states need %1 and the GPUs have %2: at least %3 are needed to train without offloading.</source>
        <translation>Die Modellzustände brauchen %1, die GPUs haben %2: Für ein Training ohne Auslagerung sind mindestens %3 nötig.</translation>
    </message>
    <message>
        <source>Implies %1 of the GPUs’ peak, which is impossible: a lower precision, sparsity, fewer active parameters or fewer tokens are hidden.</source>
        <translation>Bedeutet %1 der Spitzenleistung der GPUs, was unmöglich ist: Dahinter stecken geringere Genauigkeit, Sparsity, weniger aktive Parameter oder weniger Tokens.</translation>
    </message>
    <message>
        <source>Implies a model FLOPs utilization (MFU) of %1.</source>
        <translation>Bedeutet eine Modell-FLOPs-Auslastung (MFU) von %1.</translation>
    </message>
    <message>
        <source>Implies %1 MFU; this program expects %2, which takes %3 (%4 – %5). A lower precision, sparsity, fewer active parameters or better hardware may be hidden.</source>
        <translation>Bedeutet %1 MFU; dieses Programm erwartet %2, was %3 dauert (%4 – %5). Dahinter können geringere Genauigkeit, Sparsity, weniger aktive Parameter oder bessere Hardware stecken.</translation>
    </message>
    <message>
        <source>Implies %1 MFU; this program expects %2, which takes %3 (%4 – %5). Low utilization, waiting or restarts are hidden.</source>
        <translation>Bedeutet %1 MFU; dieses Programm erwartet %2, was %3 dauert (%4 – %5). Dahinter stecken geringe Auslastung, Wartezeiten oder Neustarts.</translation>
    </message>
    <message>
        <source>Implies %1 MFU; this program expects %2, which takes %3 (%4 – %5).</source>
        <translation>Bedeutet %1 MFU; dieses Programm erwartet %2, was %3 dauert (%4 – %5).</translation>
    </message>
    <message>
        <source>No time is given. This program expects %1 (%2 – %3).</source>
        <translation>Eine Dauer fehlt. Dieses Programm erwartet %1 (%2 – %3).</translation>
    </message>
    <message>
        <source>A speedup of %1 on %2 is more than linear; another baseline is hidden.</source>
        <translation>Eine Beschleunigung von %1 auf %2 ist mehr als linear; dahinter steckt eine andere Vergleichsgröße.</translation>
    </message>
    <message>
        <source>Implies a scaling efficiency of %1; this program expects a speedup of %2 for the same run.</source>
        <translation>Bedeutet eine Skalierungseffizienz von %1; dieses Programm erwartet für denselben Lauf eine Beschleunigung von %2.</translation>
    </message>
    <message>
        <source>Implies a scaling efficiency of %1, or a serial share of %2.</source>
        <translation>Bedeutet eine Skalierungseffizienz von %1 oder einen seriellen Anteil von %2.</translation>
    </message>
    <message>
        <source>The cost of %1 does not match GPUs, time and price, which make %2. It implies %3.</source>
        <translation>Die Kosten von %1 passen nicht zu GPUs, Dauer und Preis, die %2 ergeben. Sie bedeuten %3.</translation>
    </message>
    <message>
        <source>At this price the run costs %1.</source>
        <translation>Zu diesem Preis kostet der Lauf %1.</translation>
    </message>
    <message>
        <source>%1 is below every list price of this GPU (%2 to %3): spot, a long commitment or another GPU is hidden.</source>
        <translation>%1 liegt unter jedem Listenpreis dieser GPU (%2 bis %3): Dahinter stecken Spot, eine lange Bindung oder eine andere GPU.</translation>
    </message>
    <message>
        <source>%1 is above every list price of this GPU (%2 to %3).</source>
        <translation>%1 liegt über jedem Listenpreis dieser GPU (%2 bis %3).</translation>
    </message>
    <message>
        <source>%1 is within the list prices of this GPU (%2 to %3).</source>
        <translation>%1 liegt innerhalb der Listenpreise dieser GPU (%2 bis %3).</translation>
    </message>
    <message>
        <source>%1 tokens per parameter: fewer than the %2 of a compute-optimal model.</source>
        <translation>%1 Tokens je Parameter: weniger als die %2 eines rechenoptimalen Modells.</translation>
    </message>
    <message>
        <source>%1 tokens per parameter; a compute-optimal model has %2.</source>
        <translation>%1 Tokens je Parameter; ein rechenoptimales Modell hat %2.</translation>
    </message>
    <message>
        <source>Cannot be true</source>
        <translation>Kann nicht stimmen</translation>
    </message>
    <message>
        <source>Doubtful: it hides something</source>
        <translation>Zweifelhaft: Etwas wird verschwiegen</translation>
    </message>
    <message>
        <source>Can be true</source>
        <translation>Kann stimmen</translation>
    </message>
    <message>
        <source>Not enough to check</source>
        <translation>Zu wenig zum Prüfen</translation>
    </message>
    <message>
        <source>Own claim</source>
        <translation>Eigene Behauptung</translation>
    </message>
    <message>
        <source>Open own claim</source>
        <translation>Eigene Behauptung öffnen</translation>
    </message>
</context>
<context>
    <name>OwnRuns</name>
    <message>
        <source>No runs yet. Choose File &gt; Add measured run, or drop a file of runs here.</source>
        <translation>Noch keine Läufe. Wählen Sie „Datei &gt; Gemessenen Lauf eingeben“ oder legen Sie eine Datei mit Läufen hier ab.</translation>
    </message>
    <message>
        <source>Not yet compared with predictions.</source>
        <translation>Noch nicht mit Vorhersagen verglichen.</translation>
    </message>
    <message>
        <source>%1 of %2 runs are within their predicted range.</source>
        <translation>%1 von %2 Läufen liegen im vorhergesagten Bereich.</translation>
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
        <source>Measured time of one optimizer step.</source>
        <translation>Gemessene Dauer eines Optimizer-Schritts.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Typical step time and its 80 % range.</source>
        <translation>Typische Schrittdauer und ihr 80-%-Bereich.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Predicted relative to measured step time.</source>
        <translation>Vorhergesagte relativ zur gemessenen Schrittdauer.</translation>
    </message>
    <message>
        <source>No measured run applies to this plan. A run must have the same GPU, a known model, a layout and a step time.</source>
        <translation>Kein gemessener Lauf passt zu diesem Plan. Ein Lauf muss dieselbe GPU, ein bekanntes Modell, eine Aufteilung und eine Schrittdauer haben.</translation>
    </message>
    <message>
        <source>Multiplies the computed step time by %1 and narrows its range from ±%2 to ±%3. This can be undone in one step; the program&apos;s constants do not change.</source>
        <translation>Multipliziert die berechnete Schrittdauer mit %1 und verengt ihren Bereich von ±%2 auf ±%3. Dies lässt sich in einem Schritt rückgängig machen; die Konstanten des Programms bleiben unverändert.</translation>
    </message>
    <message>
        <source>No prediction: the catalog must have the GPU and the model of a run.</source>
        <translation>Keine Vorhersage: GPU und Modell eines Laufs müssen im Katalog stehen.</translation>
    </message>
    <message>
        <source>Predicted step time %1, measured %2: the prediction is off by %3.</source>
        <translation>Vorhergesagte Schrittdauer %1, gemessen %2: Abweichung der Vorhersage %3.</translation>
    </message>
    <message>
        <source>Own calibration: computed times × %1.</source>
        <translation>Eigene Kalibrierung: berechnete Zeiten × %1.</translation>
    </message>
    <message>
        <source>Own calibration: computed times × %1 (%2).</source>
        <translation>Eigene Kalibrierung: berechnete Zeiten × %1 (%2).</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Rental</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Data center</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Accounting and tax</source>
        <translation>Rechnungswesen und Steuern</translation>
    </message>
    <message>
        <source>Weekly load and stages</source>
        <translation>Wochenlast und Ausbaustufen</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Standort</translation>
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
        <source>Power feeds</source>
        <translation>Zuleitungen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Embodied carbon</source>
        <translation>Graue Emissionen</translation>
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
        <source>Spare nodes</source>
        <translation>Reserveknoten</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundanz</translation>
    </message>
    <message>
        <source>Request load</source>
        <translation>Anfragelast</translation>
    </message>
    <message>
        <source>Input and output lengths</source>
        <translation>Ein- und Ausgabelängen</translation>
    </message>
    <message>
        <source>Latency limits</source>
        <translation>Latenzgrenzen</translation>
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
        <source>API comparison</source>
        <translation>API-Vergleich</translation>
    </message>
    <message>
        <source>Retrieval (RAG)</source>
        <translation>Retrieval (RAG)</translation>
    </message>
    <message>
        <source>Second tier</source>
        <translation>Zweite Stufe</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Data loading</source>
        <translation>Datenzufuhr</translation>
    </message>
    <message>
        <source>Own calibration</source>
        <translation>Eigene Kalibrierung</translation>
    </message>
    <message>
        <source>Measured MFU</source>
        <translation>Gemessene MFU</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-Tuning</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Second GPU type</source>
        <translation>Zweiter GPU-Typ</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>Clustergröße</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
</context>
<context>
    <name>PlayedStep</name>
    <message>
        <source>The step uses more than 131,072 GPUs, too many to play out.</source>
        <translation>Der Schritt nutzt mehr als 131.072 GPUs, zu viele für die Simulation.</translation>
    </message>
    <message>
        <source>Virtual pipeline stages need a multiple of as many micro-batches as there are stages.</source>
        <translation>Virtuelle Pipeline-Stufen brauchen ein Vielfaches so vieler Micro-Batches, wie es Stufen gibt.</translation>
    </message>
    <message>
        <source>The step has millions of passes, too many to play out.</source>
        <translation>Der Schritt hat Millionen von Durchläufen, zu viele für die Simulation.</translation>
    </message>
    <message>
        <source>Only training runs have a step.</source>
        <translation>Nur Trainingsläufe haben einen Schritt.</translation>
    </message>
    <message>
        <source>The MFU is taken from a measurement, so the parts of the step are unknown.</source>
        <translation>Die MFU stammt aus einer Messung, daher sind die Teile des Schritts nicht bekannt.</translation>
    </message>
    <message>
        <source>No layout was found for this number of GPUs.</source>
        <translation>Für diese Anzahl GPUs wurde keine Aufteilung gefunden.</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Step timeline</source>
        <translation>Zeitverlauf des Schritts</translation>
    </message>
    <message>
        <source>Played event by event, a step takes %1; the formula says %2. Scroll to zoom, drag to move.</source>
        <translation>Ereignis für Ereignis simuliert dauert ein Schritt %1; die Formel ergibt %2. Mausrad zoomt, Ziehen verschiebt.</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>Micro-Batch %1</translation>
    </message>
    <message>
        <source>virtual stage %1</source>
        <translation>virtuelle Stufe %1</translation>
    </message>
    <message>
        <source>begins after</source>
        <translation>beginnt nach</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>Sichtbare Kommunikation</translation>
    </message>
    <message>
        <source>Optimizer and host</source>
        <translation>Optimizer und Host</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Pipeline-Bubble</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>forward pass</source>
        <translation>Vorwärtsdurchlauf</translation>
    </message>
    <message>
        <source>backward pass</source>
        <translation>Rückwärtsdurchlauf</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>logits and loss</source>
        <translation>Logits und Verlust</translation>
    </message>
    <message>
        <source>tensor-parallel traffic</source>
        <translation>tensorparallele Kommunikation</translation>
    </message>
    <message>
        <source>context-parallel traffic</source>
        <translation>kontextparallele Kommunikation</translation>
    </message>
    <message>
        <source>expert all-to-all</source>
        <translation>All-to-All der Experten</translation>
    </message>
    <message>
        <source>weight all-gather</source>
        <translation>Gewichte-All-Gather</translation>
    </message>
    <message>
        <source>pipeline transfer</source>
        <translation>Pipeline-Transfer</translation>
    </message>
    <message>
        <source>gradients and weights of the replicas</source>
        <translation>Gradienten und Gewichte der Replikate</translation>
    </message>
    <message>
        <source>offload to the host</source>
        <translation>Auslagerung auf den Host</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>waiting for another stage</source>
        <translation>Warten auf eine andere Stufe</translation>
    </message>
    <message>
        <source>host overhead</source>
        <translation>Host-Aufwand</translation>
    </message>
    <message>
        <source>Transfers to the next stage</source>
        <translation>Transfers zur nächsten Stufe</translation>
    </message>
    <message>
        <source>Transfers to the previous stage</source>
        <translation>Transfers zur vorigen Stufe</translation>
    </message>
    <message>
        <source>Collectives of the replicas</source>
        <translation>Kollektive der Replikate</translation>
    </message>
    <message>
        <source>Host link</source>
        <translation>Host-Verbindung</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
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
        <source>claimed in article</source>
        <translation>laut Artikel</translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>Same compute, best split</source>
        <translation>Gleicher Rechenaufwand, beste Aufteilung</translation>
    </message>
    <message>
        <source>Twice the tokens</source>
        <translation>Doppelt so viele Tokens</translation>
    </message>
    <message>
        <source>Twice the model size</source>
        <translation>Doppelt so großes Modell</translation>
    </message>
    <message>
        <source>Twice the compute, best split</source>
        <translation>Doppelter Rechenaufwand, beste Aufteilung</translation>
    </message>
    <message>
        <source>4 × the compute, best split</source>
        <translation>4-facher Rechenaufwand, beste Aufteilung</translation>
    </message>
    <message>
        <source>10 × the compute, best split</source>
        <translation>10-facher Rechenaufwand, beste Aufteilung</translation>
    </message>
    <message>
        <source>Half the compute, best split</source>
        <translation>Halber Rechenaufwand, beste Aufteilung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What changes, on the same GPUs.</source>
        <translation>Was sich ändert, auf denselben GPUs.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Parameters that each token uses.</source>
        <translation>Parameter, die jedes Token nutzt.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Training tokens.</source>
        <translation>Trainingstokens.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost per run.</source>
        <translation>Kosten je Lauf.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Expected loss per token, in nats, by the law of Besiroglu 2024 (arXiv 2404.10102), fitted on dense models.</source>
        <translation>Erwarteter Loss je Token in Nats nach dem Gesetz von Besiroglu 2024 (arXiv 2404.10102), angepasst an dichte Modelle.</translation>
    </message>
    <message>
        <source>vs. plan</source>
        <translation>ggü. Plan</translation>
    </message>
    <message>
        <source>Difference from this plan. The tooltip of each gives the range of both laws.</source>
        <translation>Unterschied zu diesem Plan. Der Tooltip nennt jeweils die Spanne beider Gesetze.</translation>
    </message>
    <message>
        <source>Per 0.01</source>
        <translation>Je 0,01</translation>
    </message>
    <message>
        <source>What each 0.01 of loss costs more than this plan.</source>
        <translation>Was jede 0,01 Loss mehr kostet als dieser Plan.</translation>
    </message>
    <message>
        <source>Only for language models trained from scratch.</source>
        <translation>Nur für Sprachmodelle, die von Grund auf trainiert werden.</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>%1 to %2 by two published laws</source>
        <translation>%1 bis %2 nach zwei veröffentlichten Gesetzen</translation>
    </message>
    <message>
        <source>Twice the compute lowers the expected loss by %1–%2.</source>
        <translation>Doppelter Rechenaufwand senkt den erwarteten Loss um %1–%2.</translation>
    </message>
    <message>
        <source>Twice the compute lowers the expected loss by %1–%2, at %3 per 0.01.</source>
        <translation>Doppelter Rechenaufwand senkt den erwarteten Loss um %1–%2, zu %3 je 0,01.</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>Pareto-optimal</source>
        <translation>Pareto-optimal</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominiert</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>Regions: price vs. carbon</source>
        <translation>Regionen: Preis und CO₂</translation>
    </message>
    <message>
        <source>Cheaper to the left, cleaner below. No region is better in both than those labeled.</source>
        <translation>Links günstiger, unten sauberer. Keine Region ist in beidem besser als die benannten.</translation>
    </message>
    <message>
        <source>No region has data for both price and carbon.</source>
        <translation>Keine Region hat Daten zu Preis und CO₂.</translation>
    </message>
    <message>
        <source>Pareto-optimal in price and carbon: %1.</source>
        <translation>Pareto-optimal in Preis und CO₂: %1.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Region as listed in the catalog.</source>
        <translation>Region, wie sie im Katalog steht.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Per kWh drawn at the facility meter.</source>
        <translation>Pro kWh, gemessen am Zähler des Rechenzentrums.</translation>
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
        <source>Electricity cost per year at the region’s price.</source>
        <translation>Stromkosten pro Jahr zum Preis der Region.</translation>
    </message>
    <message>
        <source>Owning</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Total cost of owning per year, with this electricity.</source>
        <translation>Gesamtkosten des Besitzes pro Jahr, einschließlich dieses Stroms.</translation>
    </message>
    <message>
        <source>CO₂/year</source>
        <translation>CO₂/Jahr</translation>
    </message>
    <message>
        <source>Carbon from electricity plus the share of embodied carbon.</source>
        <translation>CO₂ des Stroms zuzüglich des Anteils der grauen Emissionen.</translation>
    </message>
    <message>
        <source>Water/year</source>
        <translation>Wasser/Jahr</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>A region is dominated if another one is no worse in price and carbon and better in one of them.</source>
        <translation>Eine Region ist dominiert, wenn eine andere in Preis und CO₂ nicht schlechter und in einem davon besser ist.</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message>
        <source>carbon unknown</source>
        <translation>CO₂ unbekannt</translation>
    </message>
    <message>
        <source>%1 regions have price and carbon data; %2 of them are Pareto-optimal.</source>
        <translation>Regionen mit Preis und CO₂: %1; davon Pareto-optimal: %2.</translation>
    </message>
    <message>
        <source>Shown for this plan only; the catalog has no water data for other regions.</source>
        <translation>Nur für diesen Plan; zu anderen Regionen enthält der Katalog keine Wasserdaten.</translation>
    </message>
    <message>
        <source>Electricity price (%1)</source>
        <translation>Strompreis (%1)</translation>
    </message>
    <message>
        <source>Carbon intensity (g CO₂e/kWh)</source>
        <translation>CO₂-Intensität (g CO₂e/kWh)</translation>
    </message>
</context>
<context>
    <name>ReinforceCharts</name>
    <message>
        <source>all GPUs</source>
        <translation>alle GPUs</translation>
    </message>
    <message>
        <source>generating GPUs</source>
        <translation>generierende GPUs</translation>
    </message>
    <message>
        <source>training GPUs</source>
        <translation>trainierende GPUs</translation>
    </message>
    <message>
        <source>One RL step</source>
        <translation>Ein RL-Schritt</translation>
    </message>
    <message>
        <source>The step time cannot be computed.</source>
        <translation>Die Schrittzeit ist nicht berechenbar.</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>Generierung</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>update</source>
        <translation>Aktualisierung</translation>
    </message>
    <message>
        <source>weight transfer</source>
        <translation>Gewichtsübertragung</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Tokens generated</source>
        <translation>Generierte Tokens</translation>
    </message>
    <message>
        <source>Nothing is generated.</source>
        <translation>Nichts wird generiert.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>laufend</translation>
    </message>
    <message>
        <source>Rollouts still running</source>
        <translation>Noch laufende Rollouts</translation>
    </message>
    <message>
        <source>Rollouts per replica</source>
        <translation>Rollouts je Replikat</translation>
    </message>
    <message>
        <source>After %1 of %2 tokens, half of the rollouts have ended; the others go on at a smaller batch.</source>
        <translation>Nach %1 von %2 Tokens ist die Hälfte der Rollouts fertig; danach wird der Batch kleiner.</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>%1 per step; generation takes %2 of its parts.</source>
        <translation>%1 je Schritt; die Generierung nimmt %2 seiner Teile ein.</translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>80-%-Bereich</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>%1 depends most on: %2</source>
        <translation>%1 hängt am stärksten ab von: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Range of input</source>
        <translation>Bereich der Eingabe</translation>
    </message>
    <message>
        <source>Result at low</source>
        <translation>Ergebnis bei niedrig</translation>
    </message>
    <message>
        <source>Result at high</source>
        <translation>Ergebnis bei hoch</translation>
    </message>
    <message>
        <source>Share of variance</source>
        <translation>Anteil an der Varianz</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>%1 scenarios compared</source>
        <translation>%1 Szenarien im Vergleich</translation>
    </message>
    <message>
        <source>Cost and outcome</source>
        <translation>Kosten und Ergebnis</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>Abweichende Eingaben</translation>
    </message>
    <message>
        <source>Other results that differ</source>
        <translation>Weitere abweichende Ergebnisse</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>Stückliste</translation>
    </message>
    <message>
        <source>The hardware costs %1</source>
        <translation>Die Hardware kostet %1</translation>
    </message>
    <message>
        <source>Ordered on %1, the machines start on %2: the lead time is %3.</source>
        <translation>Bei Bestellung am %1 beginnt der Betrieb am %2: die Lieferzeit beträgt %3.</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>The answer rests on %1 inputs, each with its source</source>
        <translation>Das Ergebnis beruht auf %1 Eingaben, jeweils mit Quelle</translation>
    </message>
    <message>
        <source>Numbers in brackets are sources, listed below. Inputs without a number were chosen or entered.</source>
        <translation>Zahlen in Klammern verweisen auf die Quellen unten. Eingaben ohne Zahl wurden gewählt oder eingegeben.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Source and date</source>
        <translation>Quelle und Datum</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Method and accuracy</source>
        <translation>Methode und Genauigkeit</translation>
    </message>
    <message>
        <source>How the figures are computed, and how far they can be off</source>
        <translation>Wie die Werte berechnet werden und wie genau sie sind</translation>
    </message>
    <message>
        <source>Training time is computed from the work of each layer, the speed of the GPU for products of that size, its memory and the traffic between GPUs. Every way to divide the model over the GPUs is compared, and the fastest that fits is used. Interruptions, checkpoints and restarts are added from published failure rates.</source>
        <translation>Die Trainingszeit wird aus der Rechenarbeit jeder Schicht, der Geschwindigkeit der GPU bei Matrizen dieser Größe, ihrem Speicher und dem Verkehr zwischen den GPUs berechnet. Alle Aufteilungen des Modells auf die GPUs werden verglichen; verwendet wird die schnellste, die in den Speicher passt. Unterbrechungen, Checkpoints und Neustarts kommen aus veröffentlichten Ausfallraten hinzu.</translation>
    </message>
    <message>
        <source>Serving is computed from the time of prefill and decode steps, the room for the KV cache and a queue of requests at the planned load. The fleet is the smallest whose latency stays within the limits.</source>
        <translation>Die Inferenz wird aus der Zeit der Prefill- und Decode-Schritte, dem Platz für den KV-Cache und einer Warteschlange der Anfragen bei geplanter Last berechnet. Die Flotte ist die kleinste, deren Latenz innerhalb der Grenzwerte bleibt.</translation>
    </message>
    <message>
        <source>Costs of renting and buying cover the same work over the same period: rent, hardware, electricity, space, staff, maintenance and what the hardware can be sold for. Totals are in money of today without trend and tax; the present value and the return include both.</source>
        <translation>Die Kosten von Miete und Kauf gelten für dieselbe Arbeit im selben Zeitraum: Miete, Hardware, Strom, Fläche, Personal, Wartung und Wiederverkaufswert. Summen sind in heutigem Geld ohne Trend und Steuern; Barwert und Rendite enthalten beides.</translation>
    </message>
    <message>
        <source>An 80 % range means that eight of ten comparable projects are expected to fall inside it. It combines the error of the predictions, measured on published runs, with the uncertainty of each input.</source>
        <translation>Ein 80-%-Bereich bedeutet, dass acht von zehn vergleichbaren Vorhaben darin erwartet werden. Er verbindet den an veröffentlichten Läufen gemessenen Fehler der Vorhersagen mit der Unsicherheit jeder Eingabe.</translation>
    </message>
    <message>
        <source>Spread of the predictions</source>
        <translation>Streuung der Vorhersagen</translation>
    </message>
    <message>
        <source>How many %1 serve %2 within its latency limits, and is it cheaper to rent or to buy them?</source>
        <translation>Wie viele %1 bedienen %2 innerhalb der Latenzgrenzen, und ist es günstiger, sie zu mieten oder zu kaufen?</translation>
    </message>
    <message>
        <source>How long do %1 take for %2, and is it cheaper to rent or to buy them?</source>
        <translation>Wie lange brauchen %1 für %2, und ist es günstiger, sie zu mieten oder zu kaufen?</translation>
    </message>
    <message>
        <source>Approve renting %1 at %2.</source>
        <translation>Freigabe der Miete von %1 für %2.</translation>
    </message>
    <message>
        <source>Approve the purchase of %1 for %2.</source>
        <translation>Freigabe des Kaufs von %1 für %2.</translation>
    </message>
    <message>
        <source>Ordered by %1, the machines start on %2.</source>
        <translation>Bei Bestellung bis %1 beginnt der Betrieb am %2.</translation>
    </message>
    <message>
        <source>Executive summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Renting and buying cannot be compared yet</source>
        <translation>Mieten und Kaufen lassen sich noch nicht vergleichen</translation>
    </message>
    <message>
        <source>Buy: it saves %1 over %2</source>
        <translation>Kaufen: das spart %1 über %2</translation>
    </message>
    <message>
        <source>Rent: buying would cost %1 more over %2</source>
        <translation>Mieten: der Kauf würde %1 mehr kosten, über %2</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>Requested decision: %1</source>
        <translation>Erbetene Entscheidung: %1</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>Dimensionierung</translation>
    </message>
    <message>
        <source>%1 train %2 in %3</source>
        <translation>%1 trainieren %2 in %3</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>Layout and memory</source>
        <translation>Layout und Speicher</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Latency, capacity and cost</source>
        <translation>Latenz, Kapazität und Kosten</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>Mieten oder kaufen</translation>
    </message>
    <message>
        <source>Renting costs %1 and buying %2 over %3</source>
        <translation>Mieten kostet %1 und Kaufen %2 über %3</translation>
    </message>
    <message>
        <source>Options compared</source>
        <translation>Optionen im Vergleich</translation>
    </message>
    <message>
        <source>Break-even and return</source>
        <translation>Gewinnschwelle und Rendite</translation>
    </message>
    <message>
        <source>Power and site</source>
        <translation>Leistung und Standort</translation>
    </message>
    <message>
        <source>Power, space and carbon</source>
        <translation>Leistung, Fläche und Emissionen</translation>
    </message>
    <message>
        <source>Risk and schedule</source>
        <translation>Risiko und Zeitplan</translation>
    </message>
    <message>
        <source>Expect an interruption every %1</source>
        <translation>Im Mittel eine Unterbrechung alle %1</translation>
    </message>
    <message>
        <source>Failures and spares</source>
        <translation>Ausfälle und Reserve</translation>
    </message>
    <message>
        <source>Prepared for %1</source>
        <translation>Erstellt für %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 serve %2 requests per second</source>
        <translation>%1 bedienen %2 Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>The cluster draws %1 on average</source>
        <translation>Der Cluster nimmt im Mittel %1 auf</translation>
    </message>
    <message>
        <source>How long do %1 take for a job of %2 units, and is it cheaper to rent or to buy them?</source>
        <translation>Wie lange brauchen %1 für einen Auftrag von %2 Einheiten, und ist Miete oder Kauf günstiger?</translation>
    </message>
    <message>
        <source>Batch job</source>
        <translation>Stapelauftrag</translation>
    </message>
    <message>
        <source>%1 process %2 units in %3</source>
        <translation>%1 verarbeiten %2 Einheiten in %3</translation>
    </message>
    <message>
        <source>The job</source>
        <translation>Der Auftrag</translation>
    </message>
    <message>
        <source>Scaling, storage and cost</source>
        <translation>Skalierung, Storage und Kosten</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>(cited from memory)</source>
        <translation>(aus dem Gedächtnis zitiert)</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Trainingsdauer</translation>
    </message>
    <message>
        <source>limit: %1</source>
        <translation>Grenze: %1</translation>
    </message>
    <message>
        <source>%1 to meet the deadline</source>
        <translation>%1 für die Frist</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>%1 exposed communication</source>
        <translation>%1 sichtbare Kommunikation</translation>
    </message>
    <message>
        <source>%1 training state</source>
        <translation>%1 Trainingszustand</translation>
    </message>
    <message>
        <source>Rental cost/year</source>
        <translation>Mietkosten/Jahr</translation>
    </message>
    <message>
        <source>at %1 utilization, with staff</source>
        <translation>bei %1 Auslastung, mit Personal</translation>
    </message>
    <message>
        <source>Purchase cost</source>
        <translation>Kaufkosten</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Mittlere Leistung</translation>
    </message>
    <message>
        <source>peak %1, nameplate %2</source>
        <translation>Spitze %1, Nennleistung %2</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>GPUs per replica</source>
        <translation>GPUs pro Replikat</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>Speicher pro GPU</translation>
    </message>
    <message>
        <source>of %1 usable</source>
        <translation>von %1 nutzbar</translation>
    </message>
    <message>
        <source>within %1: %2 chance</source>
        <translation>Frist %1: Chance %2</translation>
    </message>
    <message>
        <source>Fleet GPUs</source>
        <translation>GPUs der Flotte</translation>
    </message>
    <message>
        <source>%1 replicas at %2 of capacity</source>
        <translation>%1 Replikate, zu %2 ausgelastet</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Cost per Mtoken</source>
        <translation>Kosten/Mtoken</translation>
    </message>
    <message>
        <source>output tokens, all fleet costs included</source>
        <translation>Ausgabe-Token, mit allen Flottenkosten</translation>
    </message>
    <message>
        <source>One dollar is %1 %2, at an exchange rate %3.</source>
        <translation>Ein Dollar entspricht %1 %2, Wechselkurs %3.</translation>
    </message>
    <message>
        <source>without a date</source>
        <translation>ohne Datum</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>vom %1</translation>
    </message>
    <message>
        <source>The rate is %1 old.</source>
        <translation>Der Kurs ist %1 alt.</translation>
    </message>
    <message>
        <source>Amounts in %1</source>
        <translation>Beträge in %1</translation>
    </message>
    <message>
        <source>Per 1,000 units</source>
        <translation>Je 1.000 Stück</translation>
    </message>
    <message>
        <source>all fleet costs included</source>
        <translation>mit allen Flottenkosten</translation>
    </message>
    <message>
        <source>Time to finish</source>
        <translation>Zeit bis zum Ende</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>%1 waiting for storage</source>
        <translation>%1 Warten auf Storage</translation>
    </message>
    <message>
        <source>all costs included</source>
        <translation>alle Kosten enthalten</translation>
    </message>
    <message>
        <source>RL step time</source>
        <translation>Zeit je RL-Schritt</translation>
    </message>
    <message>
        <source>%1 generation</source>
        <translation>%1 Generierung</translation>
    </message>
    <message>
        <source>RL steps per hour</source>
        <translation>RL-Schritte/h</translation>
    </message>
    <message>
        <source>%1 for a 90 % chance</source>
        <translation>%1 für 90 % Termintreue</translation>
    </message>
</context>
<context>
    <name>Risk</name>
    <message>
        <source>Failure rates as entered.</source>
        <translation>Ausfallraten wie eingegeben.</translation>
    </message>
    <message>
        <source>Sources disagree. %1: %2. Used here: %3.</source>
        <translation>Die Quellen widersprechen sich. %1: %2. Hier verwendet: %3.</translation>
    </message>
    <message>
        <source> vs. </source>
        <translation> gegenüber </translation>
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
        <source>maximum availability</source>
        <translation>höchste Verfügbarkeit</translation>
    </message>
    <message>
        <source>entered</source>
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
        <source>Goodput is entered: no interval changes it.</source>
        <translation>Der Goodput ist eingegeben: Kein Intervall ändert ihn.</translation>
    </message>
    <message>
        <source>The best interval is already in use.</source>
        <translation>Das beste Intervall wird bereits verwendet.</translation>
    </message>
    <message>
        <source>These spare nodes are already in use.</source>
        <translation>Diese Reserveknoten werden bereits verwendet.</translation>
    </message>
    <message>
        <source>A checkpoint every %1 gives %2 goodput instead of %3.</source>
        <translation>Ein Checkpoint alle %1 ergibt %2 Goodput statt %3.</translation>
    </message>
    <message>
        <source>%1 spare nodes, enough %2 of the time.</source>
        <translation>%1 Reserveknoten, ausreichend in %2 der Zeit.</translation>
    </message>
</context>
<context>
    <name>RiskFigures</name>
    <message>
        <source>Interruptions per run</source>
        <translation>Unterbrechungen pro Lauf</translation>
    </message>
    <message>
        <source>one every %1</source>
        <translation>eine alle %1</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>%1 lost to rework, %2 to restarts</source>
        <translation>%1 durch wiederholte Arbeit verloren, %2 durch Wiederanläufe</translation>
    </message>
    <message>
        <source>Tolerated node losses</source>
        <translation>Tolerierte Knotenausfälle</translation>
    </message>
    <message>
        <source>before the run stops, with fewer model replicas</source>
        <translation>bevor der Lauf stoppt, mit weniger Modellreplikaten</translation>
    </message>
    <message>
        <source>Nodes under repair</source>
        <translation>Knoten in Reparatur</translation>
    </message>
    <message>
        <source>for %1 each</source>
        <translation>jeweils %1</translation>
    </message>
    <message>
        <source>Downtime cost per hour</source>
        <translation>Ausfallkosten pro Stunde</translation>
    </message>
    <message>
        <source>of all GPUs, at rental price</source>
        <translation>aller GPUs, zum Mietpreis</translation>
    </message>
    <message>
        <source>Downtime cost avoided</source>
        <translation>Vermiedene Ausfallkosten</translation>
    </message>
    <message>
        <source>spares cost %1</source>
        <translation>Reserve kostet %1</translation>
    </message>
</context>
<context>
    <name>RiskSentence</name>
    <message>
        <source>The mean time between failures (MTBF) of {gpus} is unknown: no failure-rate source is selected.</source>
        <translation>Die mittlere Betriebsdauer zwischen Ausfällen (MTBF) von {gpus} ist unbekannt: Es ist keine Quelle für Ausfallraten gewählt.</translation>
    </message>
    <message>
        <source>At these failure rates, nothing interrupts {gpus}: goodput is 100 %.</source>
        <translation>Bei diesen Ausfallraten unterbricht nichts {gpus}: Der Goodput beträgt 100 %.</translation>
    </message>
    <message>
        <source>{gpus} are interrupted every {between} on average; with a checkpoint every {interval}, goodput is {goodput}.</source>
        <translation>{gpus} werden im Mittel alle {between} unterbrochen; mit einem Checkpoint alle {interval} beträgt der Goodput {goodput}.</translation>
    </message>
    <message>
        <source>{gpus} are interrupted every {all} on average.</source>
        <translation>{gpus} werden im Mittel alle {all} unterbrochen.</translation>
    </message>
    <message>
        <source>one spare node</source>
        <translation>ein Reserveknoten</translation>
    </message>
    <message>
        <source>%1 spare nodes</source>
        <translation>%1 Reserveknoten</translation>
    </message>
    <message>
        <source>There are no spare nodes: the run continues without failed nodes and loses {without} of its time; {advised} would be enough {target} of the time.</source>
        <translation>Es gibt keine Reserveknoten: Der Lauf geht ohne ausgefallene Knoten weiter und verliert {without} seiner Zeit; in {target} der Zeit würde genügen: {advised}.</translation>
    </message>
    <message>
        <source>There are no spare nodes: the run waits {without} of its time for repairs; {advised} would be enough {target} of the time.</source>
        <translation>Es gibt keine Reserveknoten: Der Lauf wartet {without} seiner Zeit auf Reparaturen; in {target} der Zeit würde genügen: {advised}.</translation>
    </message>
    <message>
        <source>{spares} would be enough {enough} of the time; without spares, the run continues with fewer nodes and loses {without} of its time.</source>
        <translation>{spares}: genug in {enough} der Zeit; ohne Reserve geht der Lauf mit weniger Knoten weiter und verliert {without} seiner Zeit.</translation>
    </message>
    <message>
        <source>{spares} would be enough {enough} of the time; without spares, the run waits {without} of its time for repairs.</source>
        <translation>{spares}: genug in {enough} der Zeit; ohne Reserve wartet der Lauf {without} seiner Zeit auf Reparaturen.</translation>
    </message>
</context>
<context>
    <name>Roofline</name>
    <message>
        <source>attention projections</source>
        <translation>Attention-Projektionen</translation>
    </message>
    <message>
        <source>attention core</source>
        <translation>Attention-Kern</translation>
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
        <source>LM head</source>
        <translation>LM-Head</translation>
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
        <source>Roofline: compute-bound or memory-bound</source>
        <translation>Roofline: rechen- oder speichergebunden</translation>
    </message>
    <message>
        <source>Peak throughput or memory bandwidth is unknown here.</source>
        <translation>Spitzendurchsatz oder Speicherbandbreite ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Arithmetic intensity (FLOP per byte)</source>
        <translation>Arithmetische Intensität (FLOP pro Byte)</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>TFLOP/s pro GPU</translation>
    </message>
    <message>
        <source>%1 of %2 operation types are compute-bound; the others are memory-bound.</source>
        <translation>%1 von %2 Operationstypen sind rechengebunden, die übrigen speichergebunden.</translation>
    </message>
    <message>
        <source>All %1 operation types are compute-bound.</source>
        <translation>Alle %1 Operationstypen sind rechengebunden.</translation>
    </message>
</context>
<context>
    <name>RunEntry</name>
    <message>
        <source>sequences</source>
        <translation>Sequenzen</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Your name for this run.</source>
        <translation>Ihre Bezeichnung für diesen Lauf.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date of the measurement: 2026, 2026-05 or 2026-05-14.</source>
        <translation>Datum der Messung: 2026, 2026-05 oder 2026-05-14.</translation>
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
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Needed only if the model is not in the catalog.</source>
        <translation>Nur nötig, wenn das Modell nicht im Katalog steht.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>For a mixture-of-experts model; otherwise all parameters.</source>
        <translation>Für ein Mixture-of-Experts-Modell; sonst alle Parameter.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>All GPUs that worked on the run.</source>
        <translation>Alle GPUs, die am Lauf gearbeitet haben.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs pro Knoten</translation>
    </message>
    <message>
        <source>Number of GPUs that share the intra-node link.</source>
        <translation>Anzahl der GPUs, die sich die knoteninterne Verbindung teilen.</translation>
    </message>
    <message>
        <source>Network rate per GPU</source>
        <translation>Netzwerkrate pro GPU</translation>
    </message>
    <message>
        <source>Inter-node network rate for each GPU, in one direction.</source>
        <translation>Rate des Netzwerks zwischen Knoten für jede GPU, in einer Richtung.</translation>
    </message>
    <message>
        <source>Tensor parallel size</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>GPUs that split each layer.</source>
        <translation>GPUs, die sich jede Schicht teilen.</translation>
    </message>
    <message>
        <source>Pipeline parallel size</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <source>Groups of layers on different GPUs.</source>
        <translation>Gruppen von Schichten auf verschiedenen GPUs.</translation>
    </message>
    <message>
        <source>Virtual pipeline stages</source>
        <translation>Virtuelle Pipelinestufen</translation>
    </message>
    <message>
        <source>Groups of layers that each pipeline stage interleaves.</source>
        <translation>Gruppen von Schichten, die jede Pipelinestufe verschränkt ausführt.</translation>
    </message>
    <message>
        <source>Context parallel size</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>GPUs that split each sequence.</source>
        <translation>GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>Expert parallel size</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>GPUs across which the experts are distributed.</source>
        <translation>GPUs, auf die die Experten verteilt sind.</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>Number of model replicas; follows from the other values.</source>
        <translation>Anzahl der Modellreplikate; ergibt sich aus den anderen Werten.</translation>
    </message>
    <message>
        <source>Micro-batch size</source>
        <translation>Micro-Batch-Größe</translation>
    </message>
    <message>
        <source>Sequences that are processed at once.</source>
        <translation>Sequenzen, die gleichzeitig verarbeitet werden.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Globale Batch-Größe</translation>
    </message>
    <message>
        <source>Sequences per optimizer step, summed over all GPUs.</source>
        <translation>Sequenzen pro Optimizer-Schritt, über alle GPUs summiert.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Token pro Sequenz.</translation>
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
        <source>Step time</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>Time of one optimizer step over the whole batch.</source>
        <translation>Dauer eines Optimizer-Schritts über den ganzen Batch.</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>Token/s pro GPU</translation>
    </message>
    <message>
        <source>Instead of, or in addition to, the step time.</source>
        <translation>Anstelle der Schrittdauer oder zusätzlich zu ihr.</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>Speicher pro GPU</translation>
    </message>
    <message>
        <source>The highest value that the driver shows.</source>
        <translation>Der höchste Wert, den der Treiber anzeigt.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Software, settings and anything unusual.</source>
        <translation>Software, Einstellungen und Auffälligkeiten.</translation>
    </message>
    <message>
        <source>From the catalog, or any other name together with its parameters.</source>
        <translation>Aus dem Katalog oder ein beliebiger anderer Name samt Parameterzahl.</translation>
    </message>
    <message>
        <source>GPU type of the catalog that the run used.</source>
        <translation>GPU-Typ des Katalogs, auf dem der Lauf lief.</translation>
    </message>
    <message>
        <source>Number format of the matrix products. 8-bit products can halve the time.</source>
        <translation>Zahlenformat der Matrixprodukte. 8-Bit-Produkte können die Zeit halbieren.</translation>
    </message>
    <message>
        <source>Activations that were recomputed in the backward pass.</source>
        <translation>Aktivierungen, die im Rückwärtslauf neu berechnet wurden.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
</context>
<context>
    <name>SaveTable</name>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
</context>
<context>
    <name>Serving</name>
    <message>
        <source>no rate meets the limits</source>
        <translation>keine Rate hält die Grenzen ein</translation>
    </message>
    <message>
        <source>limited by the KV cache</source>
        <translation>begrenzt durch den KV-Cache</translation>
    </message>
    <message>
        <source>limited by TTFT</source>
        <translation>begrenzt durch die TTFT</translation>
    </message>
    <message>
        <source>limited by TPOT</source>
        <translation>begrenzt durch die TPOT</translation>
    </message>
    <message>
        <source>limited by the engine&apos;s maximum batch size</source>
        <translation>begrenzt durch die maximale Batch-Größe der Engine</translation>
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
        <source>p95, limit %1</source>
        <translation>p95, Grenze %1</translation>
    </message>
    <message>
        <source>p50, limit %1</source>
        <translation>p50, Grenze %1</translation>
    </message>
    <message>
        <source>First token (TTFT)</source>
        <translation>Erstes Token (TTFT)</translation>
    </message>
    <message>
        <source>requests queue up</source>
        <translation>Anfragen stauen sich</translation>
    </message>
    <message>
        <source>Output token (TPOT)</source>
        <translation>Ausgabe-Token (TPOT)</translation>
    </message>
    <message>
        <source>Output tokens/s per GPU</source>
        <translation>Ausgabe-Token/s pro GPU</translation>
    </message>
    <message>
        <source>at peak load</source>
        <translation>bei Spitzenlast</translation>
    </message>
    <message>
        <source>Average load</source>
        <translation>Mittlere Last</translation>
    </message>
    <message>
        <source>over the hours that replicas run</source>
        <translation>über die Laufzeit der Replikate</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>%1 active, %2 spare</source>
        <translation>%1 aktiv, %2 Reserve</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Peak load</source>
        <translation>Spitzenlast</translation>
    </message>
    <message>
        <source>API: %1</source>
        <translation>API: %1</translation>
    </message>
    <message>
        <source>all costs included</source>
        <translation>alle Kosten enthalten</translation>
    </message>
    <message>
        <source>enter API prices</source>
        <translation>API-Preise eingeben</translation>
    </message>
    <message>
        <source>per day; this plan: %1</source>
        <translation>pro Tag; dieser Plan: %1</translation>
    </message>
    <message>
        <source>Cost of output</source>
        <translation>Ausgabekosten</translation>
    </message>
    <message>
        <source>Break-even vs. API</source>
        <translation>API-Schwelle</translation>
    </message>
    <message>
        <source>Fleet power</source>
        <translation>Leistung der Flotte</translation>
    </message>
    <message>
        <source>%1 per million output tokens</source>
        <translation>%1 pro Million Ausgabe-Token</translation>
    </message>
    <message>
        <source>Capacity per replica: {rate} ({bound}).</source>
        <translation>Kapazität pro Replikat: {rate} ({bound}).</translation>
    </message>
    <message>
        <source>Capacity per replica: {rate}.</source>
        <translation>Kapazität pro Replikat: {rate}.</translation>
    </message>
    <message>
        <source>of %1 capacity</source>
        <translation>von %1 Kapazität</translation>
    </message>
    <message>
        <source>Cost per 1,000 units</source>
        <translation>Kosten pro 1.000 Einheiten</translation>
    </message>
    <message>
        <source>all fleet costs included</source>
        <translation>alle Kosten der Flotte enthalten</translation>
    </message>
    <message>
        <source>facility power</source>
        <translation>Leistung des Standorts</translation>
    </message>
</context>
<context>
    <name>ServingFleet</name>
    <message>
        <source>Autoscaling saves nothing here.</source>
        <translation>Autoskalierung spart hier nichts.</translation>
    </message>
    <message>
        <source>Autoscaling saves %1.</source>
        <translation>Autoskalierung spart %1.</translation>
    </message>
    <message>
        <source>Autoscaling would save %1.</source>
        <translation>Autoskalierung würde %1 sparen.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>The number of replicas needed for the load is unknown here.</source>
        <translation>Wie viele Replikate die Last erfordert, ist hier nicht bekannt.</translation>
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
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>autoscaled</source>
        <translation>autoskaliert</translation>
    </message>
    <message>
        <source>%1 replicas without autoscaling; %2 to %3 with autoscaling.</source>
        <translation>%1 Replikate ohne Autoskalierung; %2 bis %3 mit Autoskalierung.</translation>
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
        <source>Cost per year</source>
        <translation>Kosten pro Jahr</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>What growth requires is unknown here.</source>
        <translation>Was das Wachstum erfordert, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>pro Jahr</translation>
    </message>
    <message>
        <source>Growth of %1 per month.</source>
        <translation>Wachstum um %1 pro Monat.</translation>
    </message>
    <message>
        <source>Growth of %1 per month: from %2 to %3 after %4 months.</source>
        <translation>Wachstum um %1 pro Monat: von %2 auf %3 nach %4 Monaten.</translation>
    </message>
    <message>
        <source>Memory per replica</source>
        <translation>Speicher pro Replikat</translation>
    </message>
    <message>
        <source>The memory per replica is unknown here.</source>
        <translation>Der Speicherbedarf pro Replikat ist hier nicht bekannt.</translation>
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
        <source>KV cache used</source>
        <translation>KV-Cache belegt</translation>
    </message>
    <message>
        <source>KV cache free</source>
        <translation>KV-Cache frei</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Weights take %1; %2 of the KV cache is used.</source>
        <translation>Gewichte belegen %1; der KV-Cache ist zu %2 belegt.</translation>
    </message>
    <message>
        <source>The weights leave no room for the KV cache.</source>
        <translation>Die Gewichte lassen keinen Platz für den KV-Cache.</translation>
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
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
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
        <source>capacity %1</source>
        <translation>Kapazität %1</translation>
    </message>
    <message>
        <source>%1 arrive; at most %2 can be served.</source>
        <translation>%1 treffen ein, höchstens %2 lassen sich bedienen.</translation>
    </message>
    <message>
        <source>The fleet meets its limits up to %1 (%2).</source>
        <translation>Die Flotte hält ihre Grenzen bis %1 ein (%2).</translation>
    </message>
    <message>
        <source>Not computed here: a model, a GPU and a serving engine are required.</source>
        <translation>Hier nicht berechnet: Modell, GPU und Serving-Engine sind erforderlich.</translation>
    </message>
    <message>
        <source>%1 per million output tokens.</source>
        <translation>%1 pro Million Ausgabe-Token.</translation>
    </message>
    <message>
        <source>%1 per million output tokens; API: %2.</source>
        <translation>%1 pro Million Ausgabe-Token; API: %2.</translation>
    </message>
    <message>
        <source>Break-even at %1.</source>
        <translation>Gewinnschwelle bei %1.</translation>
    </message>
    <message>
        <source>Cheaper than the API at any load.</source>
        <translation>Bei jeder Last günstiger als die API.</translation>
    </message>
    <message>
        <source>The API is cheaper at any load.</source>
        <translation>Die API ist bei jeder Last günstiger.</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>Zeit bis zum ersten Token (TTFT)</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>Zeit pro Ausgabe-Token (TPOT)</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Cost per million output tokens</source>
        <translation>Kosten pro Mtok Ausgabe</translation>
    </message>
    <message>
        <source>Per million output tokens</source>
        <translation>Pro Million Ausgabe-Token</translation>
    </message>
    <message>
        <source>A price or the speed is unknown here.</source>
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
        <source>break-even</source>
        <translation>Gewinnschwelle</translation>
    </message>
    <message>
        <source>p95 is %1: within the limit.</source>
        <translation>p95 ist %1: innerhalb der Grenze.</translation>
    </message>
    <message>
        <source>p95 is %1: over the limit.</source>
        <translation>p95 ist %1: über der Grenze.</translation>
    </message>
    <message>
        <source>p50 is %1: within the limit.</source>
        <translation>p50 ist %1: innerhalb der Grenze.</translation>
    </message>
    <message>
        <source>p50 is %1: over the limit.</source>
        <translation>p50 ist %1: über der Grenze.</translation>
    </message>
</context>
<context>
    <name>ServingOptions</name>
    <message>
        <source>Use this layout</source>
        <translation>Diese Aufteilung verwenden</translation>
    </message>
    <message>
        <source>Choose layout automatically</source>
        <translation>Aufteilung automatisch wählen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>How the model is partitioned across the GPUs of a replica.</source>
        <translation>So verteilt sich das Modell auf die GPUs eines Replikats.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Numeric format in which the weights are stored.</source>
        <translation>Zahlenformat, in dem die Gewichte gespeichert sind.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>Spare replicas are included.</source>
        <translation>Ersatzreplikate sind eingerechnet.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Counts the GPUs of all replicas.</source>
        <translation>Zählt die GPUs aller Replikate.</translation>
    </message>
    <message>
        <source>Per replica</source>
        <translation>Pro Replikat</translation>
    </message>
    <message>
        <source>Requests per second that one replica serves within the limits.</source>
        <translation>Anfragen pro Sekunde, die ein Replikat innerhalb der Grenzwerte bedient.</translation>
    </message>
    <message>
        <source>TTFT p95</source>
        <translation>TTFT p95</translation>
    </message>
    <message>
        <source>Time to first token that 95 % of the requests stay within at the offered load.</source>
        <translation>Zeit bis zum ersten Token, die 95 % der Anfragen bei der anfallenden Last einhalten.</translation>
    </message>
    <message>
        <source>Cost/Mtoken</source>
        <translation>Kosten/Mtoken</translation>
    </message>
    <message>
        <source>Cost per million output tokens, with all costs included.</source>
        <translation>Kosten pro Million Ausgabe-Token einschließlich aller Kostenarten.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>What limits this layout or counts against it.</source>
        <translation>Was diese Aufteilung begrenzt oder gegen sie spricht.</translation>
    </message>
    <message>
        <source>needs %1 GPUs, more than available</source>
        <translation>braucht %1 GPUs, mehr als vorhanden</translation>
    </message>
    <message>
        <source>dominated by another layout</source>
        <translation>von einer anderen Aufteilung dominiert</translation>
    </message>
    <message>
        <source>in use: %1</source>
        <translation>in Verwendung: %1</translation>
    </message>
    <message>
        <source>No layouts are searched because the speed was entered by hand.</source>
        <translation>Keine Suche nach Aufteilungen, da die Geschwindigkeit von Hand eingegeben wurde.</translation>
    </message>
    <message>
        <source>Layouts checked: %1; none meets the limits.</source>
        <translation>Geprüfte Aufteilungen: %1; keine hält die Grenzwerte ein.</translation>
    </message>
    <message>
        <source>Cost vs. latency</source>
        <translation>Kosten und Latenz</translation>
    </message>
    <message>
        <source>No usable layout is known for this plan.</source>
        <translation>Für diesen Plan ist keine verwendbare Aufteilung bekannt.</translation>
    </message>
    <message>
        <source>Pareto-optimal</source>
        <translation>Pareto-optimal</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Verwendung</translation>
    </message>
    <message>
        <source>Lower left is better; all layouts shown meet the limits.</source>
        <translation>Links unten ist besser; alle gezeigten Aufteilungen halten die Grenzwerte ein.</translation>
    </message>
    <message>
        <source>Switch to serving</source>
        <translation>Auf Inferenz umstellen</translation>
    </message>
    <message>
        <source>cannot meet the limits</source>
        <translation>Grenzwerte nicht einhaltbar</translation>
    </message>
    <message>
        <source>limited by KV cache</source>
        <translation>begrenzt durch KV-Cache</translation>
    </message>
    <message>
        <source>limited by TTFT</source>
        <translation>begrenzt durch TTFT</translation>
    </message>
    <message>
        <source>limited by TPOT</source>
        <translation>begrenzt durch TPOT</translation>
    </message>
    <message>
        <source>limited by batch size</source>
        <translation>begrenzt durch Batch-Größe</translation>
    </message>
    <message>
        <source>%1 more expensive than %2</source>
        <translation>%1 teurer als %2</translation>
    </message>
    <message>
        <source>slower than %1</source>
        <translation>langsamer als %1</translation>
    </message>
    <message>
        <source>no memory left for KV cache</source>
        <translation>kein Speicher für KV-Cache</translation>
    </message>
    <message>
        <source>TTFT over limit, even unloaded</source>
        <translation>TTFT zu lang, auch ohne Last</translation>
    </message>
    <message>
        <source>TPOT over limit, even unloaded</source>
        <translation>TPOT zu lang, auch ohne Last</translation>
    </message>
    <message>
        <source>%1 of %2 layouts are usable, cheapest first.</source>
        <translation>%1 von %2 verwendbar, die günstigste zuerst.</translation>
    </message>
    <message>
        <source>End-to-end latency (%1)</source>
        <translation>Ende-zu-Ende-Latenz (%1)</translation>
    </message>
    <message>
        <source>Cost per million output tokens (%1)</source>
        <translation>Kosten pro Million Ausgabe-Token (%1)</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>Height of the rack that is usable, in rack units.</source>
        <translation>Nutzbare Höhe des Racks in Höheneinheiten.</translation>
    </message>
    <message>
        <source>Weight that rack and floor can bear.</source>
        <translation>Gewicht, das Rack und Boden tragen.</translation>
    </message>
    <message>
        <source>Heat that the cooling removes from a rack, compared with the peak power of its nodes.</source>
        <translation>Wärme, die die Kühlung aus einem Rack abführt, im Vergleich zur Spitzenleistung seiner Knoten.</translation>
    </message>
    <message>
        <source>Continuous power that one feed side can carry, compared with the nameplate power of the nodes.</source>
        <translation>Leistung, die eine Zuleitungsseite dauerhaft tragen darf, im Vergleich zur Nennleistung der Knoten.</translation>
    </message>
    <message>
        <source>Most loaded phase</source>
        <translation>Höchstbelastete Phase</translation>
    </message>
    <message>
        <source>Load on the most loaded phase of the remaining side when the other side fails.</source>
        <translation>Last auf der höchstbelasteten Phase der verbleibenden Seite, wenn die andere ausfällt.</translation>
    </message>
    <message>
        <source>Constraint</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Rack limit</source>
        <translation>Rack-Grenzwert</translation>
    </message>
    <message>
        <source>Amount that one rack can hold or supply.</source>
        <translation>Wie viel ein Rack aufnehmen oder liefern kann.</translation>
    </message>
    <message>
        <source>Per node</source>
        <translation>Pro Knoten</translation>
    </message>
    <message>
        <source>Amount that one node requires.</source>
        <translation>Wie viel ein Knoten davon benötigt.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nodes that fit into one rack under this constraint.</source>
        <translation>Anzahl der Knoten, die nach dieser Grenze in ein Rack passen.</translation>
    </message>
    <message>
        <source>Amount that each of these racks uses, and its share of the limit.</source>
        <translation>Wie viel jedes dieser Racks nutzt und welcher Anteil des Grenzwerts das ist.</translation>
    </message>
    <message>
        <source>%1 (limiting)</source>
        <translation>%1 (begrenzend)</translation>
    </message>
    <message>
        <source>A rack holds %1 nodes (%2).</source>
        <translation>Ein Rack fasst %1 Knoten (%2).</translation>
    </message>
    <message>
        <source>%1 operational, %2 embodied</source>
        <translation>%1 Betrieb, %2 graue Emissionen</translation>
    </message>
    <message>
        <source>Energy per run</source>
        <translation>Energie pro Lauf</translation>
    </message>
    <message>
        <source>%1 average</source>
        <translation>%1 im Mittel</translation>
    </message>
    <message>
        <source>Carbon per run</source>
        <translation>CO₂ pro Lauf</translation>
    </message>
    <message>
        <source>Water per run</source>
        <translation>Wasser pro Lauf</translation>
    </message>
    <message>
        <source>Energy per year</source>
        <translation>Energie pro Jahr</translation>
    </message>
    <message>
        <source>%1 utilization</source>
        <translation>%1 Auslastung</translation>
    </message>
    <message>
        <source>Carbon per year</source>
        <translation>CO₂ pro Jahr</translation>
    </message>
    <message>
        <source>Water per year</source>
        <translation>Wasser pro Jahr</translation>
    </message>
    <message>
        <source>Electricity per year</source>
        <translation>Strom pro Jahr</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>zu %1</translation>
    </message>
    <message>
        <source>Floor area</source>
        <translation>Stellfläche</translation>
    </message>
    <message>
        <source>%1 compute racks, %2 other</source>
        <translation>%1 Rechenracks, %2 weitere</translation>
    </message>
    <message>
        <source>%1 nameplate</source>
        <translation>%1 Nennleistung</translation>
    </message>
    <message>
        <source>Both sides up</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>One side down</source>
        <translation>Eine Seite aus</translation>
    </message>
    <message>
        <source>No rack limit is known.</source>
        <translation>Es ist kein Rack-Grenzwert bekannt.</translation>
    </message>
    <message>
        <source>No node fits into a rack (%1).</source>
        <translation>Kein Knoten passt in ein Rack (%1).</translation>
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
        <source>If one feed side fails, the other carries %2 of its %1 limit.</source>
        <translation>Bei Ausfall einer Seite trägt die andere %2 von %1.</translation>
    </message>
    <message>
        <source>Racks for {nodes} cannot be planned: no rack limit is known.</source>
        <translation>Für {nodes} lassen sich keine Racks planen: Es ist kein Rack-Grenzwert bekannt.</translation>
    </message>
    <message>
        <source>{nodes} cannot be placed because no rack can hold one ({bound}).</source>
        <translation>Kein Platz für {nodes}: Kein Rack fasst einen Knoten ({bound}).</translation>
    </message>
    <message>
        <source>The node occupies {racks} rack, which could hold {each} ({bound}).</source>
        <translation>Der Knoten belegt {racks} Rack, das {each} fassen könnte ({bound}).</translation>
    </message>
    <message>
        <source>{nodes} occupy {racks} rack, which could hold {each} ({bound}).</source>
        <translation>{nodes} belegen {racks} Rack, das {each} fassen könnte ({bound}).</translation>
    </message>
    <message>
        <source>{nodes} occupy {racks} racks, {each} per rack ({bound}).</source>
        <translation>{nodes} belegen {racks} Racks, {each} pro Rack ({bound}).</translation>
    </message>
    <message>
        <source>Their power draw is unknown.</source>
        <translation>Ihre Leistungsaufnahme ist unbekannt.</translation>
    </message>
    <message>
        <source>The nameplate power on the feeds is {rated}.</source>
        <translation>Die Nennleistung an den Zuleitungen beträgt {rated}.</translation>
    </message>
    <message>
        <source>The nameplate power on the feeds is {rated}; annual energy is {energy} and annual emissions are {carbon} CO₂e.</source>
        <translation>Die Nennleistung an den Zuleitungen beträgt {rated}; der Jahresverbrauch liegt bei {energy}, die Jahresemissionen bei {carbon} CO₂e.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Power feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>limited by height</source>
        <translation>begrenzt durch Höhe</translation>
    </message>
    <message>
        <source>limited by weight</source>
        <translation>begrenzt durch Gewicht</translation>
    </message>
    <message>
        <source>limited by cooling</source>
        <translation>begrenzt durch Kühlung</translation>
    </message>
    <message>
        <source>limited by power feed</source>
        <translation>begrenzt durch Zuleitung</translation>
    </message>
    <message>
        <source>no limit known</source>
        <translation>kein Grenzwert bekannt</translation>
    </message>
    <message>
        <source>1 rack of %1</source>
        <translation>1 Rack mit %1</translation>
    </message>
    <message>
        <source>%1 racks of %2</source>
        <translation>%1 Racks mit %2</translation>
    </message>
    <message>
        <source>%1 on-site, %2 off-site</source>
        <translation>%1 vor Ort, %2 in Kraftwerken</translation>
    </message>
    <message>
        <source>Racks and power feeds</source>
        <translation>Racks und Zuleitungen</translation>
    </message>
    <message>
        <source>A rack holds 1 node (%1).</source>
        <translation>Ein Rack fasst 1 Knoten (%1).</translation>
    </message>
</context>
<context>
    <name>Sizes</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>memory: it does not fit</source>
        <translation>Speicher: passt nicht</translation>
    </message>
    <message>
        <source>the deadline</source>
        <translation>die Frist</translation>
    </message>
    <message>
        <source>batch: GPUs sit idle</source>
        <translation>Batch: GPUs stehen leer</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>load exceeds it</source>
        <translation>Last zu hoch</translation>
    </message>
    <message>
        <source>4–32: first experiments</source>
        <translation>4–32: erste Versuche</translation>
    </message>
    <message>
        <source>64–256: production</source>
        <translation>64–256: Produktion</translation>
    </message>
    <message>
        <source>256–10,000+: foundation models</source>
        <translation>256–10.000+: Basismodelle</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Edges of the zones 4–32, 64–256 and 256–10,000+.</source>
        <translation>Ränder der Zonen 4–32, 64–256 und 256–10.000+.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Time of one run.</source>
        <translation>Dauer eines Laufs.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Exposed communication, share of a step.</source>
        <translation>Sichtbare Kommunikation, Anteil eines Schritts.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Hours lost to interruptions, restarts and checkpoints.</source>
        <translation>Stunden, die durch Unterbrechungen, Neustarts und Checkpoints verloren gehen.</translation>
    </message>
    <message>
        <source>MTBF</source>
        <translation>MTBF</translation>
    </message>
    <message>
        <source>Mean time between interruptions.</source>
        <translation>Mittlere Zeit zwischen Unterbrechungen.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost per run.</source>
        <translation>Kosten je Lauf.</translation>
    </message>
    <message>
        <source>Breaks first</source>
        <translation>Bricht zuerst</translation>
    </message>
    <message>
        <source>What limits this plan at this size.</source>
        <translation>Was diesen Plan in dieser Größe begrenzt.</translation>
    </message>
    <message>
        <source>This plan at the edges of the zones, and what breaks first on each.</source>
        <translation>Dieser Plan an den Rändern der Zonen und was dort jeweils zuerst bricht.</translation>
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
        <source>Tuned</source>
        <translation>Abgestimmt</translation>
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
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Number of spare nodes.</source>
        <translation>Anzahl der Reserveknoten.</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Reicht</translation>
    </message>
    <message>
        <source>Share of the time in which no node is missing.</source>
        <translation>Anteil der Zeit, in der kein Knoten fehlt.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlen</translation>
    </message>
    <message>
        <source>Average number of missing nodes.</source>
        <translation>Mittlere Zahl fehlender Knoten.</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Capex</source>
        <translation>Capex</translation>
    </message>
    <message>
        <source>Purchase cost of the spare nodes.</source>
        <translation>Anschaffungskosten der Reserveknoten.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Idle power of the spare nodes alone, without network and cooling.</source>
        <translation>Leerlaufleistung nur der Reserveknoten, ohne Netzwerk und Kühlung.</translation>
    </message>
    <message>
        <source>Spares/year</source>
        <translation>Reserve/Jahr</translation>
    </message>
    <message>
        <source>Purchase cost of the spare nodes, spread over the period compared.</source>
        <translation>Anschaffungskosten der Reserveknoten, verteilt auf den Vergleichszeitraum.</translation>
    </message>
    <message>
        <source>Downtime/year</source>
        <translation>Ausfall/Jahr</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Reason for this number of spares.</source>
        <translation>Grund für diese Zahl von Reserveknoten.</translation>
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
        <source>articles: one per %1</source>
        <translation>Artikel: einer pro %1</translation>
    </message>
    <message>
        <source>The number of nodes under repair is unknown.</source>
        <translation>Die Zahl der Knoten in Reparatur ist unbekannt.</translation>
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
        <source>Spares at the target save %1 times their cost; articles claim 10. On average, %2 nodes are under repair.</source>
        <translation>Die Reserveknoten des Ziels sparen das %1-Fache ihrer Kosten; Artikel nennen 10. Im Mittel sind %2 Knoten in Reparatur.</translation>
    </message>
    <message>
        <source>Share of time in which the work waits for nodes or continues without them (downtime).</source>
        <translation>Anteil der Zeit, in der die Arbeit auf Knoten wartet oder ohne sie weiterläuft.</translation>
    </message>
    <message>
        <source>GPU-hours of downtime, valued at the rental price.</source>
        <translation>GPU-Stunden der Ausfallzeit, bewertet zum Mietpreis.</translation>
    </message>
</context>
<context>
    <name>StepParts</name>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>Sichtbare Kommunikation</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Übriges</translation>
    </message>
    <message>
        <source>matrix multiplications</source>
        <translation>Matrixmultiplikationen</translation>
    </message>
    <message>
        <source>GEMM of attention, MLP and experts, forward and backward.</source>
        <translation>GEMM von Attention, MLP und Experten, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>attention core</source>
        <translation>Attention-Kern</translation>
    </message>
    <message>
        <source>Each token is compared with the tokens before it.</source>
        <translation>Jedes Token wird mit den Token davor verglichen.</translation>
    </message>
    <message>
        <source>element-wise ops</source>
        <translation>elementweise</translation>
    </message>
    <message>
        <source>Norms and activations, which are limited by memory bandwidth.</source>
        <translation>Normierung und Aktivierung, die durch die Speicherbandbreite begrenzt sind.</translation>
    </message>
    <message>
        <source>launch overhead</source>
        <translation>Startaufwand</translation>
    </message>
    <message>
        <source>Extra time when the host takes longer to launch a layer than the GPU takes to compute it.</source>
        <translation>Mehrzeit, wenn der Host zum Starten einer Schicht länger braucht als die GPU zum Rechnen.</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Forward passes are run again to save memory.</source>
        <translation>Vorwärtsdurchläufe werden wiederholt, um Speicher zu sparen.</translation>
    </message>
    <message>
        <source>embedding and loss</source>
        <translation>Embedding und Loss</translation>
    </message>
    <message>
        <source>Logits and loss, and the last pipeline stage, which takes longer because of them.</source>
        <translation>Logits und Loss sowie die letzte Pipeline-Stufe, die dadurch länger dauert.</translation>
    </message>
    <message>
        <source>tensor-parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>Communication between the GPUs that share each matrix.</source>
        <translation>Kommunikation zwischen den GPUs, die sich jede Matrix teilen.</translation>
    </message>
    <message>
        <source>context-parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>Communication between the GPUs that share each sequence.</source>
        <translation>Kommunikation zwischen den GPUs, die sich jede Sequenz teilen.</translation>
    </message>
    <message>
        <source>expert all-to-all</source>
        <translation>Experten-All-to-all</translation>
    </message>
    <message>
        <source>Tokens are sent to the GPUs that hold their experts, and back.</source>
        <translation>Token werden zu den GPUs mit ihren Experten und zurück gesendet.</translation>
    </message>
    <message>
        <source>weight all-gather</source>
        <translation>Gewichte-All-Gather</translation>
    </message>
    <message>
        <source>Sharded weights are gathered for each layer.</source>
        <translation>Verteilte Gewichte werden für jede Schicht eingesammelt.</translation>
    </message>
    <message>
        <source>gradient all-reduce</source>
        <translation>Gradienten-All-Reduce</translation>
    </message>
    <message>
        <source>Gradients are sent out and weights sent back between the replicas.</source>
        <translation>Gradienten gehen hin und Gewichte zurück zwischen den Replikaten.</translation>
    </message>
    <message>
        <source>pipeline bubble</source>
        <translation>Pipeline-Blase</translation>
    </message>
    <message>
        <source>Stages idle until the first micro-batch arrives and the last one returns.</source>
        <translation>Stufen sind im Leerlauf, bis der erste Micro-Batch ankommt und der letzte zurück ist.</translation>
    </message>
    <message>
        <source>pipeline transfers</source>
        <translation>Pipeline-Transfers</translation>
    </message>
    <message>
        <source>Transfers from one pipeline stage to the next.</source>
        <translation>Übertragungen von einer Pipeline-Stufe zur nächsten.</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>Weights and optimizer state are read and written once per step.</source>
        <translation>Gewichte und Optimizer-Zustand werden einmal pro Schritt gelesen und geschrieben.</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>Transfers to the host and back that are not hidden behind other work.</source>
        <translation>Übertragungen zum Host und zurück, soweit andere Arbeit sie nicht verdeckt.</translation>
    </message>
    <message>
        <source>stragglers</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <source>All GPUs wait for the slowest one; software losses are included.</source>
        <translation>Alle GPUs warten auf die langsamste; Verluste durch die Software sind eingerechnet.</translation>
    </message>
    <message>
        <source>host overhead</source>
        <translation>Host-Aufwand</translation>
    </message>
    <message>
        <source>Work that the host does once per step.</source>
        <translation>Arbeit, die der Host einmal pro Schritt leistet.</translation>
    </message>
    <message>
        <source>data stall</source>
        <translation>Warten auf Daten</translation>
    </message>
    <message>
        <source>Data loading that takes longer than the step in which it runs in parallel.</source>
        <translation>Laden der Daten, das länger dauert als der Schritt, währenddessen es läuft.</translation>
    </message>
    <message>
        <source>Below 0.5 % each: %1.</source>
        <translation>Jeweils unter 0,5 %: %1.</translation>
    </message>
    <message>
        <source>Step time breakdown</source>
        <translation>Aufschlüsselung der Schrittzeit</translation>
    </message>
    <message>
        <source>The parts of the step are unknown for this plan.</source>
        <translation>Die Anteile des Schritts sind für diesen Plan unbekannt.</translation>
    </message>
    <message>
        <source>One optimizer step takes %1. Communication counts only where it is not hidden behind other work.</source>
        <translation>Ein Optimizer-Schritt dauert %1. Kommunikation zählt nur, soweit andere Arbeit sie nicht verdeckt.</translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>keeps every limit</source>
        <translation>hält alle Grenzen ein</translation>
    </message>
    <message>
        <source>on the frontier</source>
        <translation>auf der Effizienzgrenze</translation>
    </message>
    <message>
        <source>Cost vs. time</source>
        <translation>Kosten und Zeit</translation>
    </message>
    <message>
        <source>Cost vs. capacity</source>
        <translation>Kosten und Kapazität</translation>
    </message>
    <message>
        <source>Ready in</source>
        <translation>Fertig in</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>No option on the frontier is beaten in cost and time at once. Options that miss a limit are gray.</source>
        <translation>Keine Option auf der Effizienzgrenze wird bei Kosten und Zeit zugleich übertroffen. Optionen, die eine Grenze verfehlen, sind grau.</translation>
    </message>
    <message>
        <source>No option on the frontier is beaten in cost and capacity at once. Options that miss a limit are gray.</source>
        <translation>Keine Option auf der Effizienzgrenze wird bei Kosten und Kapazität zugleich übertroffen. Optionen, die eine Grenze verfehlen, sind grau.</translation>
    </message>
    <message numerus="yes">
        <source>It is the cheapest in {chance} of the samples and tied with %n other option(s).</source>
        <translation>
            <numerusform>In {chance} der Stichproben ist das die günstigste Option; mit %n weiteren Option liegt sie gleichauf.</numerusform>
            <numerusform>In {chance} der Stichproben ist das die günstigste Option; mit %n weiteren Optionen liegt sie gleichauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the cheapest in {chance} of the samples.</source>
        <translation>In {chance} der Stichproben ist das die günstigste Option.</translation>
    </message>
    <message>
        <source>Comparing GPU types …</source>
        <translation>GPU-Typen werden verglichen …</translation>
    </message>
    <message>
        <source>No option keeps every limit. Closest: {option}, {supply}, {cost} {basis}: {missed}.</source>
        <translation>Keine Option hält alle Grenzen ein. Am nächsten kommen {option}, {supply}, {cost} {basis}: {missed}.</translation>
    </message>
    <message>
        <source>{option}, {supply}, keep every limit at the lowest cost: {cost} {basis}, ready in {time}.</source>
        <translation>{option}, {supply}, halten alle Grenzen zu den niedrigsten Kosten ein: {cost} {basis}, fertig in {time}.</translation>
    </message>
    <message>
        <source>{option}, {supply}, keep every limit at the lowest cost: {cost} {basis}, with a request capacity of {rate}.</source>
        <translation>{option}, {supply}, halten alle Grenzen zu den niedrigsten Kosten ein: {cost} {basis}, bei einer Anfragekapazität von {rate}.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Rank by cost among the options that keep every limit.</source>
        <translation>Rang nach Kosten unter den Optionen, die alle Grenzen einhalten.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Smallest number of the GPU type that does the work.</source>
        <translation>Kleinste Anzahl des GPU-Typs, die die Arbeit schafft.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Rented for how long, or bought.</source>
        <translation>Wie lange gemietet, oder gekauft.</translation>
    </message>
    <message>
        <source>Seller</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Provider and region of the price, or how the usual price is found.</source>
        <translation>Anbieter und Region des Preises, oder wie der übliche Preis bestimmt wird.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Per GPU-hour on these terms, or per GPU bought.</source>
        <translation>Pro GPU-Stunde zu diesen Bedingungen, oder pro gekaufter GPU.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date of the price.</source>
        <translation>Datum des Preises.</translation>
    </message>
    <message>
        <source>Time to train, with the delivery of GPUs that are bought.</source>
        <translation>Trainingsdauer einschließlich der Lieferzeit gekaufter GPUs.</translation>
    </message>
    <message>
        <source>Requests per second that the fleet answers within the latency limits.</source>
        <translation>Anfragen pro Sekunde, die die Flotte innerhalb der Latenzgrenzen beantwortet.</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>Time to first token.</source>
        <translation>Zeit bis zum ersten Token.</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Time per output token.</source>
        <translation>Zeit pro Ausgabe-Token.</translation>
    </message>
    <message>
        <source>What the options are ranked by.</source>
        <translation>Wonach die Optionen geordnet sind.</translation>
    </message>
    <message>
        <source>Total, %1</source>
        <translation>Gesamt, %1</translation>
    </message>
    <message>
        <source>Everything paid over the period compared.</source>
        <translation>Alle Zahlungen im Vergleichszeitraum.</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>Pro GPU-Stunde</translation>
    </message>
    <message>
        <source>All costs per hour that a GPU works.</source>
        <translation>Alle Kosten pro Stunde, in der eine GPU arbeitet.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Peak facility power (with PUE).</source>
        <translation>Spitzenleistung des Standorts (mit PUE).</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory used on the fullest GPU, as a share of what is usable.</source>
        <translation>Belegter Speicher der vollsten GPU, als Anteil des nutzbaren.</translation>
    </message>
    <message>
        <source>On time</source>
        <translation>Pünktlich</translation>
    </message>
    <message>
        <source>Share of the samples that meet the deadline.</source>
        <translation>Anteil der Stichproben, die die Frist einhalten.</translation>
    </message>
    <message>
        <source>In budget</source>
        <translation>Im Budget</translation>
    </message>
    <message>
        <source>Share of the samples that stay within the budget.</source>
        <translation>Anteil der Stichproben, die im Budget bleiben.</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Günstigste</translation>
    </message>
    <message>
        <source>Share of the samples in which this option costs least. Errors that options share do not decide between them.</source>
        <translation>Anteil der Stichproben, in denen diese Option am wenigsten kostet. Fehler, die die Optionen gemeinsam haben, entscheiden nicht zwischen ihnen.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Limits that the option misses, and by how much.</source>
        <translation>Grenzen, die die Option verfehlt, und um wie viel.</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>Preis nicht bekannt</translation>
    </message>
    <message>
        <source>tied for cheapest</source>
        <translation>gleichauf am günstigsten</translation>
    </message>
    <message>
        <source>%1 of %2 options keep every limit, of %3 GPU types.</source>
        <translation>%1 von %2 Optionen halten alle Grenzen ein, aus %3 GPU-Typen.</translation>
    </message>
    <message>
        <source>%1 of %2 GPU types compared so far.</source>
        <translation>Bisher %1 von %2 GPU-Typen verglichen.</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Sample: train 70B from scratch</source>
        <translation>Beispiel: 70B von Grund auf trainieren</translation>
    </message>
    <message>
        <source>How long do 256 H100 take to train a 70B model, and is it cheaper to rent or to buy them?</source>
        <translation>Wie lange trainieren 256 H100 ein 70B-Modell, und ist Mieten oder Kaufen günstiger?</translation>
    </message>
    <message>
        <source>“I’m starting” cluster: 16 RTX 6000 Ada</source>
        <translation>Cluster „zum Einstieg“: 16 RTX 6000 Ada</translation>
    </message>
    <message>
        <source>What can a first cluster of four workstations on 100 Gb/s Ethernet, for about $180 k, do in a week of fine-tuning?</source>
        <translation>Was schafft ein erster Cluster aus vier Workstations mit 100-Gb/s-Ethernet für rund 180 Tsd. $ in einer Woche Fine-Tuning?</translation>
    </message>
    <message>
        <source>“Production ML” cluster: 64 A100</source>
        <translation>Cluster „ML in Produktion“: 64 A100</translation>
    </message>
    <message>
        <source>How long do 64 A100 on InfiniBand HDR, bought for $1.2 M, take to train a 7B model?</source>
        <translation>Wie lange brauchen 64 A100 mit InfiniBand HDR, gekauft für 1,2 Mio. $, um ein 7B-Modell zu trainieren?</translation>
    </message>
    <message>
        <source>“Research scale” cluster: 256 H100</source>
        <translation>Cluster „für die Forschung“: 256 H100</translation>
    </message>
    <message>
        <source>Do 256 H100 on InfiniBand NDR, bought for $4.5 M, train a 70B model within three months?</source>
        <translation>Trainieren 256 H100 mit InfiniBand NDR, gekauft für 4,5 Mio. $, ein 70B-Modell in drei Monaten?</translation>
    </message>
    <message>
        <source>Fine-tune 7B on one node</source>
        <translation>Fine-Tuning von 7B auf einem Knoten</translation>
    </message>
    <message>
        <source>How long do eight A100 in one node take for full fine-tuning of a 7B model?</source>
        <translation>Wie lange brauchen acht A100 in einem Knoten für das vollständige Fine-Tuning eines 7B-Modells?</translation>
    </message>
    <message>
        <source>Train 13B from scratch</source>
        <translation>13B von Grund auf trainieren</translation>
    </message>
    <message>
        <source>Do 64 A100 on InfiniBand train a 13B model on 50 B tokens within 20 days?</source>
        <translation>Trainieren 64 A100 mit InfiniBand ein 13B-Modell in 20 Tagen mit 50 Mrd. Token?</translation>
    </message>
    <message>
        <source>Serve 10,000 requests per second on 8 GPUs?</source>
        <translation>10.000 Anfragen pro Sekunde auf 8 GPUs?</translation>
    </message>
    <message>
        <source>How many of 10,000 requests per second do eight A100 in two nodes serve?</source>
        <translation>Wie viele von 10.000 Anfragen pro Sekunde bedienen acht A100 in zwei Knoten?</translation>
    </message>
    <message>
        <source>Train 70B from scratch</source>
        <translation>70B von Grund auf trainieren</translation>
    </message>
    <message>
        <source>Do 256 H100 in 32 nodes on InfiniBand NDR train a 70B model on 1.4 T tokens within 90 days?</source>
        <translation>Trainieren 256 H100 in 32 Knoten mit InfiniBand NDR ein 70B-Modell in 90 Tagen mit 1,4 Bio. Token?</translation>
    </message>
    <message>
        <source>BERT as in MLPerf</source>
        <translation>BERT wie in MLPerf</translation>
    </message>
    <message>
        <source>How many minutes do 64 A100 take for a BERT run as long as MLPerf’s?</source>
        <translation>Wie viele Minuten brauchen 64 A100 für einen BERT-Lauf, der so lang ist wie der von MLPerf?</translation>
    </message>
    <message>
        <source>Retrieval (RAG) service in production</source>
        <translation>Retrieval-Dienst (RAG) in Produktion</translation>
    </message>
    <message>
        <source>Are four GPUs in one node enough for a retrieval-augmented generation (RAG) service?</source>
        <translation>Reichen vier GPUs in einem Knoten für einen RAG-Dienst (Retrieval-Augmented Generation)?</translation>
    </message>
    <message>
        <source>Rent or buy 128 GPUs</source>
        <translation>128 GPUs mieten oder kaufen</translation>
    </message>
    <message>
        <source>128 A100, eight hours per day on 250 days per year: rent them for $156 per hour, or buy them for $1.1 M?</source>
        <translation>128 A100, acht Stunden pro Tag an 250 Tagen pro Jahr: für 156 $ pro Stunde mieten oder für 1,1 Mio. $ kaufen?</translation>
    </message>
    <message>
        <source>Startup fine-tunes 7B</source>
        <translation>Start-up: Fine-Tuning von 7B</translation>
    </message>
    <message>
        <source>Is one GPU enough to fine-tune a 7B model with QLoRA, and what does it cost?</source>
        <translation>Reicht eine GPU für das Fine-Tuning eines 7B-Modells mit QLoRA, und was kostet das?</translation>
    </message>
    <message>
        <source>Serve 10,000 requests per second</source>
        <translation>10.000 Anfragen pro Sekunde bedienen</translation>
    </message>
    <message>
        <source>What is the smallest H100 fleet that serves 10,000 requests per second within the limits?</source>
        <translation>Was ist die kleinste H100-Flotte, die 10.000 Anfragen pro Sekunde innerhalb der Grenzwerte bedient?</translation>
    </message>
    <message>
        <source>Batch inference: 100 M documents</source>
        <translation>Stapelinferenz: 100 Mio. Dokumente</translation>
    </message>
    <message>
        <source>How many A100 does an 8B model need to process 100 million documents within a week, and what does one thousand cost?</source>
        <translation>Wie viele A100 braucht ein 8B-Modell, um 100 Millionen Dokumente in einer Woche zu verarbeiten, und was kosten tausend davon?</translation>
    </message>
    <message>
        <source>Embed 5.85 billion images</source>
        <translation>5,85 Milliarden Bilder einbetten</translation>
    </message>
    <message>
        <source>Do 32 A100 compute the CLIP embeddings of LAION-5B within a week, at 312 images per second and GPU?</source>
        <translation>Berechnen 32 A100 die CLIP-Einbettungen von LAION-5B in einer Woche, bei 312 Bildern je Sekunde und GPU?</translation>
    </message>
    <message>
        <source>Reinforcement learning: GRPO with 8B</source>
        <translation>Reinforcement Learning: GRPO mit 8B</translation>
    </message>
    <message>
        <source>How long do 16 H100 take for a GRPO step of 2,048 rollouts with an 8B model, and what waits for what?</source>
        <translation>Wie lange brauchen 16 H100 für einen GRPO-Schritt mit 2.048 Rollouts eines 8B-Modells, und was wartet worauf?</translation>
    </message>
    <message>
        <source>Transcribe 100,000 hours of speech</source>
        <translation>100.000 Stunden Sprache transkribieren</translation>
    </message>
    <message>
        <source>How many A100 transcribe 100,000 hours of audio with Whisper large-v3 within a week, at 98 seconds per 150 minutes?</source>
        <translation>Wie viele A100 transkribieren 100.000 Stunden Audio mit Whisper large-v3 in einer Woche, bei 98 Sekunden je 150 Minuten?</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>A step of {model} on {gpus} takes {step} {band}. It is derived from an MFU, so its breakdown and memory are unknown.</source>
        <translation>Ein Schritt von {model} auf {gpus} dauert {step} {band}. Er ist aus einer MFU abgeleitet; seine Bestandteile und sein Speicherbedarf sind daher unbekannt.</translation>
    </message>
    <message>
        <source>A step of {model} on {gpus} takes {step} {band}: {computing} compute, {traffic} exposed communication, {waiting} pipeline bubble and transfers. With {layout}, it {fits}.</source>
        <translation>Ein Schritt von {model} auf {gpus} dauert {step} {band}: {computing} Rechnen, {traffic} sichtbare Kommunikation, {waiting} Pipeline-Bubble und -Transfers. Mit {layout}: {fits}.</translation>
    </message>
    <message>
        <source>%1 of %2 layouts checked so far.</source>
        <translation>Bisher %1 von %2 Aufteilungen geprüft.</translation>
    </message>
    <message>
        <source>%1 layouts checked; none fits. The closest ones are shown.</source>
        <translation>%1 Aufteilungen geprüft; keine passt. Gezeigt sind die nächstliegenden.</translation>
    </message>
    <message>
        <source>%1 layouts checked, ranked by conservative estimate.</source>
        <translation>%1 Aufteilungen geprüft, geordnet nach konservativer Schätzung.</translation>
    </message>
    <message>
        <source>%1 layouts checked, %2 do not fit. Most others lose to %3.</source>
        <translation>%1 Aufteilungen geprüft, %2 passen nicht. Die meisten anderen verlieren durch: %3.</translation>
    </message>
    <message>
        <source>No workload of this plan trains a model.</source>
        <translation>Kein Workload dieses Plans trainiert ein Modell.</translation>
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
        <source>per year</source>
        <translation>pro Jahr</translation>
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
        <source>n/a</source>
        <translation>k. A.</translation>
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
        <source>per second</source>
        <translation>pro s</translation>
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
        <source>/M tokens</source>
        <translation>/Mtok</translation>
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
        <source>predict accepts one file; “%1” is one too many. Remove it.</source>
        <translation>predict akzeptiert eine Datei; „%1“ ist eine zu viel. Entfernen Sie sie.</translation>
    </message>
    <message>
        <source>None of the runs of --runs has a measured step time, rate, latency or memory that can be compared. Add “measured” to them, or remove --runs.</source>
        <translation>Kein Lauf aus --runs enthält eine vergleichbare Messung (Schrittzeit, Durchsatz, Latenz oder Speicher). Ergänzen Sie „measured“ oder lassen Sie --runs weg.</translation>
    </message>
</context>
<context>
    <name>Workbook</name>
    <message>
        <source>Bill of materials</source>
        <translation>Stückliste</translation>
    </message>
    <message>
        <source>Ordered on %1, the machines start on %2 (lead time %3).</source>
        <translation>Bei Bestellung am %1 beginnt der Betrieb am %2 (Lieferzeit %3).</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit price (%1)</source>
        <translation>Stückpreis (%1)</translation>
    </message>
    <message>
        <source>Total (%1)</source>
        <translation>Summe (%1)</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Price source</source>
        <translation>Preisquelle</translation>
    </message>
    <message>
        <source>Purchase cost (capex)</source>
        <translation>Kaufkosten (Capex)</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>From (years)</source>
        <translation>Von (Jahre)</translation>
    </message>
    <message>
        <source>To (years)</source>
        <translation>Bis (Jahre)</translation>
    </message>
    <message>
        <source>Owned (years)</source>
        <translation>Im Besitz (Jahre)</translation>
    </message>
    <message>
        <source>Rental price level</source>
        <translation>Mietpreisniveau</translation>
    </message>
    <message>
        <source>Rent: GPUs</source>
        <translation>Miete: GPUs</translation>
    </message>
    <message>
        <source>Rent: storage and egress</source>
        <translation>Miete: Speicher und Datenabfluss</translation>
    </message>
    <message>
        <source>Rent: staff</source>
        <translation>Miete: Personal</translation>
    </message>
    <message>
        <source>Rent: tax</source>
        <translation>Miete: Steuern</translation>
    </message>
    <message>
        <source>Renting, total</source>
        <translation>Mieten, Summe</translation>
    </message>
    <message>
        <source>Buy: hardware</source>
        <translation>Kauf: Hardware</translation>
    </message>
    <message>
        <source>Buy: data center</source>
        <translation>Kauf: Rechenzentrum</translation>
    </message>
    <message>
        <source>Buy: rent until delivery</source>
        <translation>Kauf: Miete bis zur Lieferung</translation>
    </message>
    <message>
        <source>Buy: storage and egress</source>
        <translation>Kauf: Speicher und Datenabfluss</translation>
    </message>
    <message>
        <source>Buy: electricity</source>
        <translation>Kauf: Strom</translation>
    </message>
    <message>
        <source>Buy: colocation</source>
        <translation>Kauf: Colocation</translation>
    </message>
    <message>
        <source>Buy: staff</source>
        <translation>Kauf: Personal</translation>
    </message>
    <message>
        <source>Buy: maintenance</source>
        <translation>Kauf: Wartung</translation>
    </message>
    <message>
        <source>Buy: licenses</source>
        <translation>Kauf: Lizenzen</translation>
    </message>
    <message>
        <source>Buy: insurance</source>
        <translation>Kauf: Versicherung</translation>
    </message>
    <message>
        <source>Buy: resale</source>
        <translation>Kauf: Wiederverkauf</translation>
    </message>
    <message>
        <source>Depreciation (share)</source>
        <translation>Abschreibung (Anteil)</translation>
    </message>
    <message>
        <source>Book value (share)</source>
        <translation>Buchwert (Anteil)</translation>
    </message>
    <message>
        <source>Buy: tax</source>
        <translation>Kauf: Steuern</translation>
    </message>
    <message>
        <source>Buying, total</source>
        <translation>Kaufen, Summe</translation>
    </message>
    <message>
        <source>Saved by buying</source>
        <translation>Ersparnis durch Kauf</translation>
    </message>
    <message>
        <source>Discount factor</source>
        <translation>Diskontierungsfaktor</translation>
    </message>
    <message>
        <source>Renting, present value</source>
        <translation>Mieten, Barwert</translation>
    </message>
    <message>
        <source>Buying, present value</source>
        <translation>Kaufen, Barwert</translation>
    </message>
    <message>
        <source>Saved, present value to date</source>
        <translation>Ersparnis, Barwert bis dahin</translation>
    </message>
    <message>
        <source>Payback (months)</source>
        <translation>Amortisation (Monate)</translation>
    </message>
    <message>
        <source>Renting, paid to date</source>
        <translation>Mieten, bis dahin gezahlt</translation>
    </message>
    <message>
        <source>Buying, paid to date</source>
        <translation>Kaufen, bis dahin gezahlt</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>Abschreibung</translation>
    </message>
    <message>
        <source>Years before</source>
        <translation>Jahre davor</translation>
    </message>
    <message>
        <source>Share written off</source>
        <translation>Abgeschriebener Anteil</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Zahlungsströme</translation>
    </message>
    <message>
        <source>Cash flow by month in %1</source>
        <translation>Zahlungsströme nach Monaten in %1</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs with spares</source>
        <translation>GPUs mit Reserve</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Billed hours per hour used</source>
        <translation>Abgerechnete pro genutzte Stunde</translation>
    </message>
    <message>
        <source>Average facility power in use</source>
        <translation>Mittlere Gebäudeleistung im Betrieb</translation>
    </message>
    <message>
        <source>Idle facility power</source>
        <translation>Gebäudeleistung im Leerlauf</translation>
    </message>
    <message>
        <source>Nameplate power of the machines</source>
        <translation>Nennleistung der Maschinen</translation>
    </message>
    <message>
        <source>Second-tier rent per year</source>
        <translation>Miete der zweiten Stufe pro Jahr</translation>
    </message>
    <message>
        <source>Period compared</source>
        <translation>Vergleichszeitraum</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Price paid vs. list, with support</source>
        <translation>Gezahlter Preis gegenüber Liste, mit Support</translation>
    </message>
    <message>
        <source>GPU rent per year at all hours</source>
        <translation>GPU-Miete pro Jahr bei allen Stunden</translation>
    </message>
    <message>
        <source>Billed utilization</source>
        <translation>Abgerechnete Auslastung</translation>
    </message>
    <message>
        <source>Staff per year, owning</source>
        <translation>Personal pro Jahr bei Kauf</translation>
    </message>
    <message>
        <source>Staff per year, renting</source>
        <translation>Personal pro Jahr bei Miete</translation>
    </message>
    <message>
        <source>Staff that follows utilization, at full use</source>
        <translation>Auslastungsabhängiges Personal bei Vollauslastung</translation>
    </message>
    <message>
        <source>Cloud storage per year</source>
        <translation>Cloud-Storage pro Jahr</translation>
    </message>
    <message>
        <source>Egress cost per year</source>
        <translation>Egress-Kosten pro Jahr</translation>
    </message>
    <message>
        <source>Other operating cost per year, renting</source>
        <translation>Sonstige Betriebskosten pro Jahr, Miete</translation>
    </message>
    <message>
        <source>Rental cost per year (opex)</source>
        <translation>Mietkosten pro Jahr (Opex)</translation>
    </message>
    <message>
        <source>Rent at full use until delivery</source>
        <translation>Volle Miete bis zur Lieferung</translation>
    </message>
    <message>
        <source>Rental cost per year until delivery</source>
        <translation>Mietkosten pro Jahr bis zur Lieferung</translation>
    </message>
    <message>
        <source>Remaining commitment</source>
        <translation>Verbleibende Verpflichtung</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Maintenance per year</source>
        <translation>Wartung pro Jahr</translation>
    </message>
    <message>
        <source>Insurance per year</source>
        <translation>Versicherung pro Jahr</translation>
    </message>
    <message>
        <source>Licenses per year</source>
        <translation>Lizenzen pro Jahr</translation>
    </message>
    <message>
        <source>Colocation per year</source>
        <translation>Colocation pro Jahr</translation>
    </message>
    <message>
        <source>Electricity per year</source>
        <translation>Strom pro Jahr</translation>
    </message>
    <message>
        <source>Fixed cost of owning per year</source>
        <translation>Fixkosten bei Kauf pro Jahr</translation>
    </message>
    <message>
        <source>Owning per year</source>
        <translation>Laufende Kosten bei Kauf pro Jahr</translation>
    </message>
    <message>
        <source>Rental period until delivery</source>
        <translation>Mietzeit bis zur Lieferung</translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation>Wiederverkaufswert</translation>
    </message>
    <message>
        <source>Cost of renting</source>
        <translation>Gesamtkosten bei Miete</translation>
    </message>
    <message>
        <source>Cost of owning (TCO)</source>
        <translation>Gesamtkosten bei Kauf (TCO)</translation>
    </message>
    <message>
        <source>Break-even after</source>
        <translation>Gewinnschwelle nach</translation>
    </message>
    <message>
        <source>Cost that follows utilization</source>
        <translation>Auslastungsabhängige Kosten</translation>
    </message>
    <message>
        <source>Break-even utilization</source>
        <translation>Gewinnschwelle der Auslastung</translation>
    </message>
    <message>
        <source>Annual costs</source>
        <translation>Jahreskosten</translation>
    </message>
    <message>
        <source>Annual costs and totals in %1</source>
        <translation>Jahreskosten und Summen in %1</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Name in formulas</source>
        <translation>Name in Formeln</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>by Headroom, fixed</source>
        <translation>durch Headroom, fest</translation>
    </message>
    <message>
        <source>here, from the inputs</source>
        <translation>hier, aus den Eingaben</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Yellow cells can be changed: costs and cash flow follow. All other inputs decide sizes and times; change them in Headroom and export again.</source>
        <translation>Gelbe Zellen können geändert werden: Kosten und Zahlungsströme folgen. Alle anderen Eingaben bestimmen Größen und Zeiten; sie werden in Headroom geändert und neu exportiert.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Low (P10)</source>
        <translation>Niedrig (P10)</translation>
    </message>
    <message>
        <source>High (P90)</source>
        <translation>Hoch (P90)</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Input or result</source>
        <translation>Eingabe oder Ergebnis</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Sensitivity: %1</source>
        <translation>Sensitivität: %1</translation>
    </message>
    <message>
        <source>Input, low</source>
        <translation>Eingabe, niedrig</translation>
    </message>
    <message>
        <source>Input, high</source>
        <translation>Eingabe, hoch</translation>
    </message>
    <message>
        <source>Result at low</source>
        <translation>Ergebnis bei niedrig</translation>
    </message>
    <message>
        <source>Result at high</source>
        <translation>Ergebnis bei hoch</translation>
    </message>
    <message>
        <source>Change at low</source>
        <translation>Änderung bei niedrig</translation>
    </message>
    <message>
        <source>Change at high</source>
        <translation>Änderung bei hoch</translation>
    </message>
    <message>
        <source>Share of variance</source>
        <translation>Anteil an der Varianz</translation>
    </message>
    <message>
        <source>Change of the result</source>
        <translation>Änderung des Ergebnisses</translation>
    </message>
    <message>
        <source>Input low</source>
        <translation>Eingabe niedrig</translation>
    </message>
    <message>
        <source>Input high</source>
        <translation>Eingabe hoch</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>cited from memory</source>
        <translation>aus dem Gedächtnis zitiert</translation>
    </message>
    <message>
        <source>Cost of renting, with trend and tax</source>
        <translation>Kosten der Miete, mit Trend und Steuern</translation>
    </message>
    <message>
        <source>Cost of buying, with trend and tax</source>
        <translation>Kosten des Kaufs, mit Trend und Steuern</translation>
    </message>
    <message>
        <source>Savings from buying, present value (NPV)</source>
        <translation>Ersparnis durch Kauf, Barwert (NPV)</translation>
    </message>
    <message>
        <source>Internal rate of return (IRR)</source>
        <translation>Interner Zinsfuß (IRR)</translation>
    </message>
    <message>
        <source>Payback time (years)</source>
        <translation>Amortisationszeit (Jahre)</translation>
    </message>
    <message>
        <source>Break-even after (years)</source>
        <translation>Gewinnschwelle nach (Jahren)</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>Kumulierte Kosten</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Renting</source>
        <translation>Mieten</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>80-%-Bereich</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
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
        <source>1 value differs from the catalog</source>
        <translation>1 Wert weicht vom Katalog ab</translation>
    </message>
    <message>
        <source>%1 values differ from the catalog</source>
        <translation>%1 Werte weichen vom Katalog ab</translation>
    </message>
    <message>
        <source>The plan keeps the values it was created with. Click to review them and update to today&apos;s values.</source>
        <translation>Der Plan behält die Werte, mit denen er erstellt wurde. Klicken Sie, um sie zu prüfen und die heutigen zu übernehmen.</translation>
    </message>
    <message>
        <source>Catalog has changed</source>
        <translation>Katalog hat sich geändert</translation>
    </message>
    <message>
        <source>The plan was created with values that differ from today&apos;s catalog. It keeps them until you update; the update can be undone in one step.</source>
        <translation>Der Plan wurde mit Werten erstellt, die vom heutigen Katalog abweichen. Er behält sie, bis Sie aktualisieren; das lässt sich in einem Schritt rückgängig machen.</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Abweichende Werte</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
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
        <source>The project has unsaved changes.</source>
        <translation>Das Projekt enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>%1 could not be opened. %2</source>
        <translation>%1 konnte nicht geöffnet werden. %2</translation>
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
        <source>%1 Source: %2.</source>
        <translation>%1 Quelle: %2.</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Datei geändert</translation>
    </message>
    <message>
        <source>“%1” has been changed on disk since it was opened. Saving overwrites its current content.</source>
        <translation>„%1“ wurde auf dem Datenträger geändert, seit Sie die Datei geöffnet haben. Beim Speichern wird der jetzige Inhalt überschrieben.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>The report could not be printed. Check that the printer is available, or export a PDF and print that.</source>
        <translation>Der Bericht konnte nicht gedruckt werden. Prüfen Sie, ob der Drucker verfügbar ist, oder exportieren Sie ein PDF und drucken Sie dieses.</translation>
    </message>
    <message>
        <source>&amp;Report (PDF)…</source>
        <translation>&amp;Bericht (PDF)…</translation>
    </message>
    <message>
        <source>One-page &amp;brief (PDF)…</source>
        <translation>&amp;Kurzfassung auf einer Seite (PDF)…</translation>
    </message>
    <message>
        <source>&amp;Slides (PDF)…</source>
        <translation>&amp;Folien (PDF)…</translation>
    </message>
    <message>
        <source>&amp;Workbook (XLSX)…</source>
        <translation>&amp;Arbeitsmappe (XLSX)…</translation>
    </message>
    <message>
        <source>Bill of &amp;materials (CSV)…</source>
        <translation>&amp;Stückliste (CSV)…</translation>
    </message>
    <message>
        <source>Results (&amp;JSON)…</source>
        <translation>Ergebnisse (&amp;JSON)…</translation>
    </message>
    <message>
        <source>Results (&amp;CSV)…</source>
        <translation>Ergebnisse (&amp;CSV)…</translation>
    </message>
    <message>
        <source>Slurm batch script…</source>
        <translation>Slurm-Batchskript…</translation>
    </message>
    <message>
        <source>torchrun script (FSDP)…</source>
        <translation>torchrun-Skript (FSDP)…</translation>
    </message>
    <message>
        <source>Megatron-LM script…</source>
        <translation>Megatron-LM-Skript…</translation>
    </message>
    <message>
        <source>DeepSpeed configuration…</source>
        <translation>DeepSpeed-Konfiguration…</translation>
    </message>
    <message>
        <source>Kubernetes manifest…</source>
        <translation>Kubernetes-Manifest…</translation>
    </message>
    <message>
        <source>vLLM script…</source>
        <translation>vLLM-Skript…</translation>
    </message>
    <message>
        <source>SGLang script…</source>
        <translation>SGLang-Skript…</translation>
    </message>
    <message>
        <source>Prometheus alert rules…</source>
        <translation>Prometheus-Alarmregeln…</translation>
    </message>
    <message>
        <source>This chart has nothing to show for this plan.</source>
        <translation>Dieses Diagramm hat für diesen Plan nichts zu zeigen.</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>&amp;Launch file</source>
        <translation>S&amp;tartdatei</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>app::Finder</name>
    <message>
        <source>Recently used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Find inputs, figures, GPUs, models, regions, pages, actions …</source>
        <translation>Eingaben, Kennzahlen, GPUs, Modelle, Regionen, Seiten, Befehle finden …</translation>
    </message>
    <message>
        <source>Enter opens or uses it. Ctrl+Enter shows a part in the catalog. Esc closes.</source>
        <translation>Eingabetaste öffnet oder übernimmt. Strg+Eingabetaste zeigt eine Komponente im Katalog. Esc schließt.</translation>
    </message>
</context>
<context>
    <name>app::ImportActions</name>
    <message>
        <source>%1 could not be imported. %2</source>
        <translation>%1 konnte nicht importiert werden. %2</translation>
    </message>
    <message>
        <source>Imported: %1. Use Undo to reverse the import.</source>
        <translation>Importiert: %1. Mit „Rückgängig“ nehmen Sie den Import zurück.</translation>
    </message>
    <message>
        <source>Imported: %1. The entry is now in your own catalog.</source>
        <translation>Importiert: %1. Der Eintrag ist jetzt in Ihrem eigenen Katalog.</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Rental price as entered</source>
        <translation>Mietpreis wie eingegeben</translation>
    </message>
    <message>
        <source>Rental price: %1, %2</source>
        <translation>Mietpreis: %1, %2</translation>
    </message>
    <message>
        <source>Click any figure to see why.</source>
        <translation>Klicken Sie auf eine Zahl für die Herleitung.</translation>
    </message>
    <message>
        <source>an unsaved project</source>
        <translation>ein nie gespeichertes Projekt</translation>
    </message>
    <message>
        <source>Headroom did not shut down properly. Unsaved work from %1 was kept: %2.</source>
        <translation>Headroom wurde nicht ordnungsgemäß beendet. Nicht gespeicherte Arbeit vom %1 blieb erhalten: %2.</translation>
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
        <source>System theme</source>
        <translation>Systemdarstellung</translation>
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
        <source>System language</source>
        <translation>Systemsprache</translation>
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
        <source>On a slider: arrow keys change the value by 5 %, Page Up and Page Down by 2 ×, Delete resets it.</source>
        <translation>Am Regler: Pfeiltasten ändern den Wert um 5 %, Bild auf und Bild ab um 2 ×, Entf setzt ihn zurück.</translation>
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
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
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
        <source>Add &amp;measured run…</source>
        <translation>Ge&amp;messenen Lauf eingeben…</translation>
    </message>
    <message>
        <source>Summar&amp;y</source>
        <translation>&amp;Übersicht</translation>
    </message>
    <message>
        <source>&amp;Catalog</source>
        <translation>Katalo&amp;g</translation>
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
        <translation>Gena&amp;uigkeit</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Kosten</translation>
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
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>&amp;Kosten</translation>
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
        <source>Se&amp;nsitivity</source>
        <translation>Se&amp;nsitivität</translation>
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
        <source>Show the pages full screen for a presentation (F11).</source>
        <translation>Zeigt die Seiten für eine Präsentation im Vollbild (F11).</translation>
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
        <source>Pr&amp;esent</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Open page in its own &amp;window</source>
        <translation>Seite in eigenem &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>The main window must keep at least one page.</source>
        <translation>Im Hauptfenster muss mindestens eine Seite bleiben.</translation>
    </message>
    <message>
        <source>Show &amp;uncertainty</source>
        <translation>Unsi&amp;cherheit anzeigen</translation>
    </message>
    <message>
        <source>On a chart: + and − zoom, 0 zooms to fit, Shift and arrow keys move the view, arrow keys read the curves, X and Y make an axis logarithmic, P pins, Shift+P unpins, T shows the table, Ctrl+C copies the picture, Ctrl+Shift+C copies the table.</source>
        <translation>Im Diagramm: + und − zoomen, 0 zeigt alles, Umschalt und Pfeiltasten verschieben den Ausschnitt, Pfeiltasten lesen die Kurven ab, X und Y machen eine Achse logarithmisch, P heftet an, Umschalt+P löst, T zeigt die Tabelle, Strg+C kopiert das Bild, Strg+Umschalt+C die Tabelle.</translation>
    </message>
    <message>
        <source>Return to main window</source>
        <translation>Ins Hauptfenster zurückholen</translation>
    </message>
    <message>
        <source>Open in its own window</source>
        <translation>In eigenem Fenster öffnen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>State when opened</source>
        <translation>Stand beim Öffnen</translation>
    </message>
    <message>
        <source>Steps that can be undone</source>
        <translation>Schritte, die sich rückgängig machen lassen</translation>
    </message>
    <message>
        <source>This plan could not be computed (%1). The figures shown belong to the previous plan. Undo the last change or enter another value; your work is kept.</source>
        <translation>Dieser Plan konnte nicht berechnet werden (%1). Die gezeigten Zahlen gehören zum vorigen Plan. Machen Sie die letzte Änderung rückgängig oder geben Sie einen anderen Wert ein; Ihre Arbeit bleibt erhalten.</translation>
    </message>
    <message>
        <source>An internal error occurred in Headroom (%1). A recovery copy of your work was saved. Save your project, then restart Headroom.</source>
        <translation>In Headroom ist ein interner Fehler aufgetreten (%1). Eine Wiederherstellungskopie Ihrer Arbeit wurde gesichert. Speichern Sie Ihr Projekt und starten Sie Headroom neu.</translation>
    </message>
    <message>
        <source>An internal error occurred in Headroom (%1). There are no unsaved changes. Restart Headroom.</source>
        <translation>In Headroom ist ein interner Fehler aufgetreten (%1). Es gibt keine nicht gespeicherten Änderungen. Starten Sie Headroom neu.</translation>
    </message>
    <message>
        <source>Headroom quit while computing %1, so the project was opened without computing it. Change an input, or compute the project unchanged.</source>
        <translation>Headroom wurde beim Berechnen von %1 beendet; deshalb wurde das Projekt geöffnet, aber nicht berechnet. Ändern Sie eine Eingabe oder berechnen Sie das Projekt unverändert.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>A&amp;dvice</source>
        <translation>&amp;Empfehlung</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Thesen</translation>
    </message>
    <message>
        <source>C&amp;laims</source>
        <translation>Be&amp;hauptungen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>Find inputs, figures, parts, pages and actions by name (Ctrl+K).</source>
        <translation>Eingaben, Kennzahlen, Komponenten, Seiten und Befehle nach Namen finden (Strg+K).</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>&amp;Alles finden …</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>Bericht &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Guide and glossary</source>
        <translation>&amp;Anleitung und Glossar</translation>
    </message>
    <message>
        <source>&amp;Welcome…</source>
        <translation>&amp;Willkommen …</translation>
    </message>
    <message>
        <source>Project title (empty: after the work that is planned)</source>
        <translation>Projekttitel (leer: nach der geplanten Arbeit)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>“%1” has been changed on disk since it was opened. Reload it (undo brings your version back), or keep yours and save it under another name.</source>
        <translation>„%1“ wurde auf dem Datenträger geändert, seit Sie die Datei geöffnet haben. Laden Sie sie neu (Rückgängig stellt Ihre Fassung wieder her), oder behalten Sie Ihre Fassung und speichern Sie sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Repo&amp;rt preview…</source>
        <translation>Be&amp;richtsvorschau…</translation>
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
        <source>Change the currency or use the exchange rate of another day.</source>
        <translation>Wählen Sie eine andere Währung oder den Wechselkurs eines anderen Tages.</translation>
    </message>
</context>
<context>
    <name>model::ClaimTable</name>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Number of the claim; S0 to S3 are articles 1 to 4.</source>
        <translation>Nummer der Behauptung; S0 bis S3 sind die Artikel 1 bis 4.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Result of the comparison with the recomputed figure.</source>
        <translation>Ergebnis des Vergleichs mit der nachgerechneten Kennzahl.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Subject of the claim.</source>
        <translation>Gegenstand der Behauptung.</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Value in the article.</source>
        <translation>Wert im Artikel.</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Nachgerechnet</translation>
    </message>
    <message>
        <source>Value by the inputs and formulas of this program.</source>
        <translation>Wert nach den Eingaben und Formeln dieses Programms.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Quote from the article, at most twelve words.</source>
        <translation>Zitat aus dem Artikel, höchstens zwölf Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n claims</source>
        <translation>
            <numerusform>%n Behauptung</numerusform>
            <numerusform>%n Behauptungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold</source>
        <translation>
            <numerusform>%n stimmt</numerusform>
            <numerusform>%n stimmen</numerusform>
        </translation>
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
        <translation>On-Demand</translation>
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
        <translation>Instanz, On-Demand</translation>
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
        <translation>Auf gespeicherten Stand zurücksetzen</translation>
    </message>
    <message>
        <source>Update from catalog</source>
        <translation>Aus Katalog aktualisieren</translation>
    </message>
    <message>
        <source>Calibrate with own measurements</source>
        <translation>Mit eigenen Messungen kalibrieren</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Rename scenario</source>
        <translation>Szenario umbenennen</translation>
    </message>
    <message>
        <source>Move scenario</source>
        <translation>Szenario verschieben</translation>
    </message>
    <message>
        <source>Delete scenario</source>
        <translation>Szenario löschen</translation>
    </message>
    <message>
        <source>Pin baseline</source>
        <translation>Basis festlegen</translation>
    </message>
    <message>
        <source>Unpin baseline</source>
        <translation>Basis aufheben</translation>
    </message>
    <message>
        <source>Add workload</source>
        <translation>Workload hinzufügen</translation>
    </message>
    <message>
        <source>Rename workload</source>
        <translation>Workload umbenennen</translation>
    </message>
    <message>
        <source>Move workload</source>
        <translation>Workload verschieben</translation>
    </message>
    <message>
        <source>Remove workload</source>
        <translation>Workload entfernen</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
</context>
<context>
    <name>views::AccentField</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Choose the accent color</source>
        <translation>Akzentfarbe wählen</translation>
    </message>
    <message>
        <source>Color of headings, rules and table heads in the document</source>
        <translation>Farbe von Überschriften, Linien und Tabellenköpfen im Dokument</translation>
    </message>
    <message>
        <source>Accent color</source>
        <translation>Akzentfarbe</translation>
    </message>
    <message>
        <source>Darkened</source>
        <translation>Abgedunkelt</translation>
    </message>
    <message>
        <source>%1 is too pale to read on white paper, so %2 is used.</source>
        <translation>%1 ist auf weißem Papier zu blass zum Lesen, darum wird %2 verwendet.</translation>
    </message>
</context>
<context>
    <name>views::AccuracyPage</name>
    <message>
        <source>Prediction error</source>
        <translation>Vorhersagefehler</translation>
    </message>
    <message>
        <source>Predicted quantity</source>
        <translation>Vorhergesagte Größe</translation>
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
        <source>Errors for</source>
        <translation>Fehler für</translation>
    </message>
    <message>
        <source>New sources</source>
        <translation>Neue Quellen</translation>
    </message>
    <message>
        <source>Known sources</source>
        <translation>Bekannte Quellen</translation>
    </message>
    <message>
        <source>New families</source>
        <translation>Neue Familien</translation>
    </message>
    <message>
        <source>Known families</source>
        <translation>Bekannte Familien</translation>
    </message>
</context>
<context>
    <name>views::AdvicePage</name>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checkliste</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Low MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Outages</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>When do you need a cluster?</source>
        <translation>Wann braucht man einen Cluster?</translation>
    </message>
    <message>
        <source>Cluster sizes</source>
        <translation>Clustergrößen</translation>
    </message>
    <message>
        <source>Architecture and software</source>
        <translation>Architektur und Software</translation>
    </message>
    <message>
        <source>Why is utilization low?</source>
        <translation>Warum ist die Auslastung niedrig?</translation>
    </message>
    <message>
        <source>What one failure stops</source>
        <translation>Was ein Ausfall anhält</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>What the next dollar buys</source>
        <translation>Was der nächste Dollar bringt</translation>
    </message>
</context>
<context>
    <name>views::AnswerBar</name>
    <message>
        <source>Copy sentence</source>
        <translation>Satz kopieren</translation>
    </message>
</context>
<context>
    <name>views::BudgetCard</name>
    <message>
        <source>Budget first</source>
        <translation>Vom Budget aus</translation>
    </message>
    <message>
        <source>Looking for what it buys …</source>
        <translation>Was es kauft, wird gesucht …</translation>
    </message>
    <message>
        <source>Enter a budget to see what it buys with this plan.</source>
        <translation>Geben Sie ein Budget ein, um zu sehen, was es mit diesem Plan kauft.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>im Monat</translation>
    </message>
    <message>
        <source>Period of the budget</source>
        <translation>Zeitraum des Budgets</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Finds the most work that this budget pays for, for each way to source the GPUs. Takes a few seconds.</source>
        <translation>Findet die größte Arbeit, die dieses Budget bezahlt, für jede Art, die GPUs zu beschaffen. Dauert einige Sekunden.</translation>
    </message>
</context>
<context>
    <name>views::CatalogActions</name>
    <message>
        <source>Uses this entry in the plan, together with its sources. Can be undone in one step.</source>
        <translation>Verwendet den Eintrag mit seinen Quellen im Plan. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Select two to four entries (Ctrl+click).</source>
        <translation>Wählen Sie zwei bis vier Einträge (Strg+Klick).</translation>
    </message>
    <message>
        <source>Switches between a full-page comparison and the list.</source>
        <translation>Wechselt zwischen ganzseitigem Vergleich und Liste.</translation>
    </message>
    <message>
        <source>Creates an entry of your own, with source and date.</source>
        <translation>Legt einen eigenen Eintrag mit Quelle und Datum an.</translation>
    </message>
    <message>
        <source>Creates an editable copy; the built-in entry is kept.</source>
        <translation>Legt eine bearbeitbare Kopie an; der mitgelieferte Eintrag bleibt erhalten.</translation>
    </message>
    <message>
        <source>Deletes your own entry with this ID.</source>
        <translation>Löscht Ihren eigenen Eintrag mit dieser ID.</translation>
    </message>
    <message>
        <source>Use in plan</source>
        <translation>Im Plan nutzen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Ausgewählte Zeilen</translation>
    </message>
    <message>
        <source>Data sheet with sources</source>
        <translation>Datenblatt mit Quellen</translation>
    </message>
    <message>
        <source>Add own…</source>
        <translation>Anlegen…</translation>
    </message>
    <message>
        <source>Customize…</source>
        <translation>Anpassen…</translation>
    </message>
    <message>
        <source>Delete own</source>
        <translation>Eigenen löschen</translation>
    </message>
    <message>
        <source>Select the entries to copy or save.</source>
        <translation>Wählen Sie die Einträge aus, die kopiert oder gespeichert werden sollen.</translation>
    </message>
    <message>
        <source>Copies or saves as CSV with full precision, for a spreadsheet or a document.</source>
        <translation>Kopiert oder speichert als CSV mit voller Genauigkeit, für eine Tabelle oder ein Dokument.</translation>
    </message>
    <message>
        <source>Copy or save</source>
        <translation>Kopieren oder speichern</translation>
    </message>
    <message>
        <source>Save selected rows…</source>
        <translation>Ausgewählte Zeilen speichern…</translation>
    </message>
    <message>
        <source>Save data sheet…</source>
        <translation>Datenblatt speichern…</translation>
    </message>
</context>
<context>
    <name>views::CatalogPage</name>
    <message>
        <source>Catalog categories</source>
        <translation>Katalogkategorien</translation>
    </message>
    <message>
        <source>Select one entry.</source>
        <translation>Wählen Sie einen Eintrag.</translation>
    </message>
    <message>
        <source>Only entries that you added or copied can be deleted.</source>
        <translation>Nur von Ihnen angelegte oder kopierte Einträge lassen sich löschen.</translation>
    </message>
    <message>
        <source>The plan now uses this entry. Press Ctrl+Z to undo.</source>
        <translation>Der Plan verwendet jetzt diesen Eintrag. Mit Strg+Z machen Sie das rückgängig.</translation>
    </message>
    <message>
        <source>Your entry was deleted; the built-in entry is shown again.</source>
        <translation>Ihr Eintrag wurde gelöscht; der mitgelieferte wird wieder angezeigt.</translation>
    </message>
    <message>
        <source>Your entry was deleted.</source>
        <translation>Ihr Eintrag wurde gelöscht.</translation>
    </message>
    <message>
        <source>Your entry was saved and marked “own”.</source>
        <translation>Ihr Eintrag wurde gespeichert und als „eigen“ markiert.</translation>
    </message>
    <message>
        <source>You cannot add your own entries in this category.</source>
        <translation>In dieser Kategorie sind keine eigenen Einträge möglich.</translation>
    </message>
    <message>
        <source>“%1” now uses this entry. Press Ctrl+Z to undo.</source>
        <translation>„%1“ verwendet jetzt diesen Eintrag. Mit Strg+Z machen Sie das rückgängig.</translation>
    </message>
</context>
<context>
    <name>views::ChancesPanel</name>
    <message>
        <source>Chances</source>
        <translation>Wahrscheinlichkeiten</translation>
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
        <source>Copy, save or show as a table</source>
        <translation>Kopieren, speichern oder als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Chart menu: %1</source>
        <translation>Diagrammmenü: %1</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern…</translation>
    </message>
</context>
<context>
    <name>views::ChoicePicker</name>
    <message>
        <source>Favorites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Search %1 entries</source>
        <translation>%1 Einträge durchsuchen</translation>
    </message>
    <message>
        <source>Enter uses it. Ctrl+D marks a favorite. Esc closes.</source>
        <translation>Eingabetaste übernimmt. Strg+D setzt einen Favoriten. Esc schließt.</translation>
    </message>
</context>
<context>
    <name>views::ClaimSheet</name>
    <message>
        <source>Reset inputs</source>
        <translation>Eingaben zurücksetzen</translation>
    </message>
    <message>
        <source>Open as scenario</source>
        <translation>Als Szenario öffnen</translation>
    </message>
    <message>
        <source>Adds a scenario with the plan of this claim, so that every page shows it.</source>
        <translation>Fügt ein Szenario mit dem Plan dieser Behauptung hinzu, sodass jede Seite ihn zeigt.</translation>
    </message>
    <message>
        <source>Select a claim to see what it is computed from.</source>
        <translation>Wählen Sie eine Behauptung, um zu sehen, woraus sie berechnet ist.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Nachgerechnet</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>No more scenarios can be added. Remove one first.</source>
        <translation>Es können keine weiteren Szenarien hinzugefügt werden. Entfernen Sie zuerst eines.</translation>
    </message>
</context>
<context>
    <name>views::ClaimsPage</name>
    <message>
        <source>All verdicts</source>
        <translation>Alle Urteile</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>All articles</source>
        <translation>Alle Artikel</translation>
    </message>
    <message>
        <source>Filter by verdict</source>
        <translation>Nach Urteil filtern</translation>
    </message>
    <message>
        <source>Filter by topic</source>
        <translation>Nach Thema filtern</translation>
    </message>
    <message>
        <source>Filter by article</source>
        <translation>Nach Artikel filtern</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>Published claims</source>
        <translation>Veröffentlichte Behauptungen</translation>
    </message>
    <message>
        <source>Check your own</source>
        <translation>Eigene prüfen</translation>
    </message>
    <message>
        <source>Common errors:</source>
        <translation>Häufige Fehler:</translation>
    </message>
    <message>
        <source>Published claims, recomputed</source>
        <translation>Veröffentlichte Behauptungen, nachgerechnet</translation>
    </message>
</context>
<context>
    <name>views::ComparePage</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>Abweichende Eingaben</translation>
    </message>
    <message>
        <source>No input differs.</source>
        <translation>Keine Eingabe weicht ab.</translation>
    </message>
    <message>
        <source>Click a value to change that input in its scenario.</source>
        <translation>Klicken Sie auf einen Wert, um diese Eingabe in ihrem Szenario zu ändern.</translation>
    </message>
    <message>
        <source>Results that differ</source>
        <translation>Abweichende Ergebnisse</translation>
    </message>
    <message>
        <source>No result differs.</source>
        <translation>Kein Ergebnis weicht ab.</translation>
    </message>
    <message>
        <source>Click a figure to see how it was computed.</source>
        <translation>Klicken Sie auf eine Zahl, um ihre Herleitung zu sehen.</translation>
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
        <source>The other scenarios are compared with this one, here and on every page.</source>
        <translation>Die anderen Szenarien werden mit diesem verglichen, hier und auf jeder Seite.</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Gezeigte Zeilen</translation>
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
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>open scenario</source>
        <translation>offenes Szenario</translation>
    </message>
    <message>
        <source>Cost and outcome</source>
        <translation>Kosten und Ergebnis</translation>
    </message>
    <message>
        <source>▲ better, ▼ worse than “%1”. Click a figure to see how it was computed.</source>
        <translation>▲ besser, ▼ schlechter als „%1“. Ein Klick auf eine Zahl zeigt, wie sie berechnet wurde.</translation>
    </message>
    <message>
        <source>Difference to</source>
        <translation>Unterschied zu</translation>
    </message>
    <message>
        <source>The scenario whose cost is set against the baseline, line by line.</source>
        <translation>Das Szenario, dessen Kosten Posten für Posten der Basis gegenübergestellt werden.</translation>
    </message>
</context>
<context>
    <name>views::CurrencyDialog</name>
    <message>
        <source>Keep &amp;dollar values: displayed amounts change</source>
        <translation>&amp;Dollarwerte behalten: angezeigte Beträge ändern sich</translation>
    </message>
    <message>
        <source>Keep &amp;entered amounts: dollar values change</source>
        <translation>&amp;Eingegebene Beträge behalten: Dollarwerte ändern sich</translation>
    </message>
    <message>
        <source>Use this &amp;rate</source>
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
        <source>Project currency</source>
        <translation>Währung des Projekts</translation>
    </message>
    <message>
        <source>Catalog prices stay in US dollars. All amounts are shown and entered in the project currency.</source>
        <translation>Katalogpreise bleiben in US-Dollar. Alle Beträge werden in der Währung des Projekts angezeigt und eingegeben.</translation>
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
        <source>&amp;One dollar equals</source>
        <translation>Ei&amp;n Dollar entspricht</translation>
    </message>
    <message>
        <source>D&amp;ate of rate</source>
        <translation>Kursd&amp;atum</translation>
    </message>
    <message>
        <source>Amounts entered by hand: %1</source>
        <translation>Von Hand eingegebene Beträge: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No exchange rate is needed for dollars.</source>
        <translation>Für Dollar ist kein Wechselkurs nötig.</translation>
    </message>
    <message>
        <source>The catalog has no exchange rate; enter a rate and its date.</source>
        <translation>Der Katalog hat keinen Wechselkurs; geben Sie Kurs und Datum ein.</translation>
    </message>
</context>
<context>
    <name>views::CurveChartCard</name>
    <message>
        <source>Logarithmic x-axis</source>
        <translation>X-Achse logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic y-axis</source>
        <translation>Y-Achse logarithmisch</translation>
    </message>
    <message>
        <source>Pin current curves</source>
        <translation>Aktuelle Kurven anheften</translation>
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
    <name>views::DecisionCard</name>
    <message>
        <source>Way to the verdict</source>
        <translation>Weg zum Urteil</translation>
    </message>
    <message>
        <source>Select a question to see its figures and what would change its answer.</source>
        <translation>Wählen Sie eine Frage, um ihre Zahlen zu sehen und was ihre Antwort ändern würde.</translation>
    </message>
</context>
<context>
    <name>views::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>Ranges cover the middle 80 %: MFU, prices and power as far as sources disagree. Only gradient communication is counted; what a layout adds is part of the MFU, which was measured with it.</source>
        <translation>Bereiche umfassen die mittleren 80 %: MFU, Preise und Leistung, soweit die Quellen voneinander abweichen. Gezählt wird nur die Kommunikation der Gradienten; was eine Aufteilung hinzufügt, ist Teil der MFU, die mit ihr gemessen wurde.</translation>
    </message>
    <message>
        <source>Ranges cover the middle 80 %: step time as far as predictions of such runs were off, prices and power as far as sources disagree. The Accuracy page shows every run.</source>
        <translation>Bereiche umfassen die mittleren 80 %: die Schrittzeit, soweit Vorhersagen solcher Läufe abwichen, Preise und Leistung, soweit die Quellen voneinander abweichen. Die Seite „Genauigkeit“ zeigt jeden Lauf.</translation>
    </message>
    <message>
        <source>Ranges cover the middle 80 %: replica latencies as far as predictions of published runs were off, prices and power as far as sources disagree. The fleet size is fixed.</source>
        <translation>Bereiche umfassen die mittleren 80 %: die Zeiten eines Replikats, soweit Vorhersagen veröffentlichter Läufe abwichen, Preise und Leistung, soweit die Quellen voneinander abweichen. Die Flottengröße ist fest.</translation>
    </message>
    <message>
        <source>Ranges cover the middle 80 %: computed times per unit as far as predictions of published runs were off, prices and power as far as sources disagree. A measured time per unit is taken as it is.</source>
        <translation>Die Bereiche umfassen die mittleren 80 %: berechnete Zeiten je Einheit so weit, wie Vorhersagen veröffentlichter Läufe danebenlagen, Preise und Leistung so weit, wie Quellen sich widersprechen. Eine gemessene Zeit je Einheit gilt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>views::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Guide and glossary</source>
        <translation>Anleitung und Glossar</translation>
    </message>
    <message>
        <source>Search the guide and the glossary</source>
        <translation>Anleitung und Glossar durchsuchen</translation>
    </message>
    <message>
        <source>Show in the window</source>
        <translation>Im Fenster zeigen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
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
        <source>%1, dated %2</source>
        <translation>%1, vom %2</translation>
    </message>
    <message>
        <source>Use this model in the plan</source>
        <translation>Modell im Plan verwenden</translation>
    </message>
    <message>
        <source>Keep in project</source>
        <translation>Im Projekt speichern</translation>
    </message>
    <message>
        <source>Add to my catalog</source>
        <translation>Zu meinem Katalog hinzufügen</translation>
    </message>
    <message>
        <source>Use this price</source>
        <translation>Preis übernehmen</translation>
    </message>
    <message>
        <source>Rent at %1</source>
        <translation>Zu %1 mieten</translation>
    </message>
    <message>
        <source>Switch to %1 at %2</source>
        <translation>Zu %1 wechseln, %2</translation>
    </message>
    <message>
        <source>Select an offer that has this price and a GPU from the catalog.</source>
        <translation>Wählen Sie ein Angebot mit diesem Preis und einer GPU aus dem Katalog.</translation>
    </message>
    <message>
        <source>Import rental price</source>
        <translation>Mietpreis importieren</translation>
    </message>
    <message>
        <source>Import model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>Import measured runs</source>
        <translation>Gemessene Läufe importieren</translation>
    </message>
    <message>
        <source>Your catalog already has a file with this name. Both are kept; where both define the same entry, this file takes precedence.</source>
        <translation>Ihr Katalog enthält bereits eine Datei dieses Namens. Beide bleiben erhalten; wo beide denselben Eintrag definieren, hat diese Datei Vorrang.</translation>
    </message>
    <message>
        <source>Use this model for %1</source>
        <translation>Modell verwenden für %1</translation>
    </message>
    <message>
        <source>Use this load</source>
        <translation>Diese Last verwenden</translation>
    </message>
    <message>
        <source>Import load</source>
        <translation>Last importieren</translation>
    </message>
    <message>
        <source>Correct this plan’s step times by them: × %1</source>
        <translation>Schrittzeiten dieses Plans danach korrigieren: × %1</translation>
    </message>
    <message>
        <source>These runs do not correct this plan’s step times: they are of another GPU, or their layout is unknown.</source>
        <translation>Diese Läufe korrigieren die Schrittzeiten dieses Plans nicht: Sie sind von einer anderen GPU, oder ihr Layout ist unbekannt.</translation>
    </message>
    <message>
        <source>Correct the serving times</source>
        <translation>Inferenzzeiten korrigieren</translation>
    </message>
    <message>
        <source>Import benchmark</source>
        <translation>Benchmark importieren</translation>
    </message>
</context>
<context>
    <name>views::InputsPanel</name>
    <message>
        <source>minimum: %1</source>
        <translation>Minimum: %1</translation>
    </message>
    <message>
        <source>Show only inputs that differ from their defaults.</source>
        <translation>Nur Eingaben zeigen, die von ihrer Voreinstellung abweichen.</translation>
    </message>
    <message>
        <source>Only changed inputs</source>
        <translation>Nur geänderte Eingaben</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>no minimum</source>
        <translation>kein Minimum</translation>
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
    <name>views::KnobPanel</name>
    <message>
        <source>Show only inputs that differ from their defaults.</source>
        <translation>Nur Eingaben zeigen, die von ihrer Voreinstellung abweichen.</translation>
    </message>
    <message>
        <source>Only changed inputs</source>
        <translation>Nur geänderte Eingaben</translation>
    </message>
</context>
<context>
    <name>views::KnobSection</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More inputs: “%1”</source>
        <translation>Weitere Eingaben: „%1“</translation>
    </message>
</context>
<context>
    <name>views::KnobSlider</name>
    <message>
        <source>This value differs from the default. Double-click to reset it.</source>
        <translation>Dieser Wert weicht vom Standard ab. Ein Doppelklick setzt ihn zurück.</translation>
    </message>
</context>
<context>
    <name>views::LayoutsCard</name>
    <message>
        <source>Layout ranking</source>
        <translation>Rangliste der Aufteilungen</translation>
    </message>
    <message>
        <source>No layouts are evaluated because the MFU was entered by hand.</source>
        <translation>Es werden keine Aufteilungen bewertet, da die MFU von Hand eingegeben wurde.</translation>
    </message>
    <message>
        <source>Select one layout.</source>
        <translation>Wählen Sie eine Aufteilung.</translation>
    </message>
    <message>
        <source>This layout is already pinned.</source>
        <translation>Diese Aufteilung ist bereits festgelegt.</translation>
    </message>
    <message>
        <source>Pins this layout in the plan. Can be undone in one step.</source>
        <translation>Legt diese Aufteilung im Plan fest. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Choose automatically</source>
        <translation>Automatisch wählen</translation>
    </message>
    <message>
        <source>Unpins the layout, so that the program chooses it again.</source>
        <translation>Hebt die Festlegung auf; das Programm wählt die Aufteilung wieder selbst.</translation>
    </message>
</context>
<context>
    <name>views::LogoField</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Logo auswählen</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Logo entfernen</translation>
    </message>
    <message>
        <source>The logo in this project cannot be read. Choose it again.</source>
        <translation>Das Logo in diesem Projekt ist nicht lesbar. Wählen Sie es erneut aus.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Drop a picture here</source>
        <translation>Bild hier ablegen</translation>
    </message>
</context>
<context>
    <name>views::MixCard</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Cheapest mix for one week</source>
        <translation>Günstigster Mix für eine Woche</translation>
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
        <translation>Gewinnschwelle</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>Clustergröße</translation>
    </message>
    <message>
        <source>Procurement</source>
        <translation>Beschaffung</translation>
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
        <source>Providers for the same workload</source>
        <translation>Anbieter im Vergleich</translation>
    </message>
    <message>
        <source>Select one offer.</source>
        <translation>Wählen Sie ein Angebot.</translation>
    </message>
    <message>
        <source>The plan already uses this price.</source>
        <translation>Der Plan verwendet bereits diesen Preis.</translation>
    </message>
    <message>
        <source>Uses this price in the plan, on the terms of the offer. Can be undone in one step.</source>
        <translation>Verwendet diesen Preis im Plan, zu den Konditionen des Angebots. In einem Schritt rückgängig zu machen.</translation>
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
        <translation>Wählen Sie eine Aufteilung.</translation>
    </message>
    <message>
        <source>This layout is already pinned.</source>
        <translation>Diese Aufteilung ist bereits festgelegt.</translation>
    </message>
    <message>
        <source>Pins this layout in the plan. Can be undone in one step.</source>
        <translation>Legt diese Aufteilung im Plan fest. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Use layout</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Choose automatically</source>
        <translation>Automatisch wählen</translation>
    </message>
    <message>
        <source>Unpins the layout, so that the program chooses it again.</source>
        <translation>Hebt die Festlegung auf; das Programm wählt die Aufteilung wieder selbst.</translation>
    </message>
</context>
<context>
    <name>views::OwnClaimPanel</name>
    <message>
        <source>A vendor’s sentence</source>
        <translation>Satz eines Anbieters</translation>
    </message>
    <message>
        <source>Enter what it states and leave the rest empty.</source>
        <translation>Tragen Sie ein, was er nennt, und lassen Sie den Rest leer.</translation>
    </message>
    <message>
        <source>Open as scenario</source>
        <translation>Als Szenario öffnen</translation>
    </message>
    <message>
        <source>Adds a scenario with this run, so that every page shows it.</source>
        <translation>Fügt ein Szenario mit diesem Lauf hinzu, sodass jede Seite ihn zeigt.</translation>
    </message>
    <message>
        <source>e.g. %1</source>
        <translation>z. B. %1</translation>
    </message>
</context>
<context>
    <name>views::OwnEntryDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Customize: %1</source>
        <translation>Anpassen: %1</translation>
    </message>
    <message>
        <source>Add own entry: %1</source>
        <translation>Eigenen Eintrag anlegen: %1</translation>
    </message>
    <message>
        <source>Error in the entry</source>
        <translation>Fehler im Eintrag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>* required</source>
        <translation>* erforderlich</translation>
    </message>
    <message>
        <source>With the same ID, your entry replaces the built-in one. If you delete yours, the built-in entry is shown again. Values you do not change keep their own source.</source>
        <translation>Mit derselben ID ersetzt Ihr Eintrag den mitgelieferten. Löschen Sie ihn, erscheint der mitgelieferte wieder. Unveränderte Werte behalten ihre Quelle.</translation>
    </message>
    <message>
        <source>Your entry is stored on this computer, separate from the built-in entries.</source>
        <translation>Ihr Eintrag wird auf diesem Rechner gespeichert, getrennt von den mitgelieferten.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Plans and files refer to the entry by this ID. If left empty, it is derived from the name.</source>
        <translation>Pläne und Dateien verweisen mit dieser ID auf den Eintrag. Bleibt das Feld leer, wird sie aus dem Namen abgeleitet.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>State where the values you enter come from: a data sheet, a quote or a price list.</source>
        <translation>Geben Sie an, woher die eingegebenen Werte stammen: Datenblatt, Angebot oder Preisliste.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Enter the date of the values as 2026, 2026-05 or 2026-05-14.</source>
        <translation>Geben Sie den Stand der Werte als 2026, 2026-05 oder 2026-05-14 ein.</translation>
    </message>
    <message>
        <source>2026-05-14</source>
        <translation>2026-05-14</translation>
    </message>
</context>
<context>
    <name>views::OwnRunsCard</name>
    <message>
        <source>Your own measurements</source>
        <translation>Eigene Messungen</translation>
    </message>
    <message>
        <source>Add run…</source>
        <translation>Lauf eintragen …</translation>
    </message>
    <message>
        <source>Enter a step that you measured. You can also drop run files here.</source>
        <translation>Tragen Sie einen selbst gemessenen Schritt ein. Dateien mit Läufen können Sie hier ablegen.</translation>
    </message>
    <message>
        <source>Calibrate plan</source>
        <translation>Plan kalibrieren</translation>
    </message>
    <message>
        <source>Delete measured runs</source>
        <translation>Gemessene Läufe löschen</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>views::PageRail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A page of the window and the keys that show it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>views::PageView</name>
    <message>
        <source>Preview of the report</source>
        <translation>Vorschau des Berichts</translation>
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
        <source>No entry contains all of these words. Enter fewer or different words, or press Escape to show all %1.</source>
        <translation>Kein Eintrag enthält alle diese Wörter. Geben Sie weniger oder andere Wörter ein oder zeigen Sie mit Esc alle %1 an.</translation>
    </message>
    <message>
        <source>This project has no measured runs yet. Drop a run file (CSV or JSON) on the window to add them.</source>
        <translation>Dieses Projekt enthält noch keine gemessenen Läufe. Ziehen Sie eine Datei mit Läufen (CSV oder JSON) auf das Fenster, um sie hinzuzufügen.</translation>
    </message>
    <message>
        <source>The catalog has no entries in this category. Add one of your own.</source>
        <translation>Der Katalog hat in dieser Kategorie keine Einträge. Legen Sie einen eigenen an.</translation>
    </message>
    <message>
        <source>Filter: all words must match</source>
        <translation>Filter: alle Wörter müssen vorkommen</translation>
    </message>
    <message>
        <source>Catalog filter</source>
        <translation>Katalogfilter</translation>
    </message>
    <message>
        <source>† from memory, not verified in any source. Colored dates are older than 180 days or one year.</source>
        <translation>† aus dem Gedächtnis, durch keine Quelle belegt. Farbige Daten sind älter als 180 Tage oder ein Jahr.</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
</context>
<context>
    <name>views::PlayedChartCard</name>
    <message>
        <source>Show the whole step</source>
        <translation>Ganzen Schritt zeigen</translation>
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
        <source>Zoom to fit</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>views::Presenter</name>
    <message>
        <source>Headroom presentation</source>
        <translation>Headroom-Präsentation</translation>
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
        <translation>On-Demand</translation>
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
        <source>All GPUs</source>
        <translation>Alle GPUs</translation>
    </message>
    <message>
        <source>No offer matches. Shorten the filter.</source>
        <translation>Kein Angebot passt. Kürzen Sie den Filter.</translation>
    </message>
    <message>
        <source>Offers: %1</source>
        <translation>Angebote: %1</translation>
    </message>
</context>
<context>
    <name>views::RegionsCard</name>
    <message>
        <source>Regions, cheapest first</source>
        <translation>Regionen, günstigste zuerst</translation>
    </message>
    <message>
        <source>Select one region.</source>
        <translation>Wählen Sie eine Region.</translation>
    </message>
    <message>
        <source>The electricity price or carbon intensity of this region is unknown.</source>
        <translation>Strompreis oder CO₂-Intensität dieser Region sind unbekannt.</translation>
    </message>
    <message>
        <source>The plan already uses this region.</source>
        <translation>Der Plan verwendet bereits diese Region.</translation>
    </message>
    <message>
        <source>Uses the electricity price and carbon intensity of this region in the plan. Can be undone in one step.</source>
        <translation>Verwendet Strompreis und CO₂-Intensität dieser Region im Plan. In einem Schritt rückgängig zu machen.</translation>
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
    <name>views::ReportDialog</name>
    <message>
        <source>Export PDF…</source>
        <translation>PDF exportieren…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>One-page brief</source>
        <translation>Kurzfassung</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Folien</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>for example: Confidential</source>
        <translation>zum Beispiel: Vertraulich</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Clear a check mark to leave a section out. Drag sections, or press Ctrl+Up and Ctrl+Down, to change their order.</source>
        <translation>Ohne Häkchen entfällt ein Abschnitt. Die Reihenfolge ändern Sie durch Ziehen oder mit Strg+Pfeil auf und Strg+Pfeil ab.</translation>
    </message>
    <message>
        <source>Your own paragraph at the start of this section</source>
        <translation>Eigener Absatz am Anfang dieses Abschnitts</translation>
    </message>
    <message>
        <source>Own paragraph in “%1”</source>
        <translation>Eigener Absatz in „%1“</translation>
    </message>
    <message>
        <source>Report settings</source>
        <translation>Berichtseinstellungen</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US-Letter</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Accent</source>
        <translation>Akzent</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>As the project (%1)</source>
        <translation>Wie das Projekt (%1)</translation>
    </message>
</context>
<context>
    <name>views::RiskPage</name>
    <message>
        <source>Spare nodes: cost vs. downtime cost</source>
        <translation>Reserveknoten: Kosten und Ausfallkosten</translation>
    </message>
</context>
<context>
    <name>views::RiskPanel</name>
    <message>
        <source>Use optimal interval</source>
        <translation>Optimales Intervall verwenden</translation>
    </message>
    <message>
        <source>Use spares for target</source>
        <translation>Reserveknoten laut Ziel verwenden</translation>
    </message>
</context>
<context>
    <name>views::RunForm</name>
    <message>
        <source>Measured run</source>
        <translation>Gemessener Lauf</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add measured run</source>
        <translation>Gemessenen Lauf eingeben</translation>
    </message>
    <message>
        <source>Calibrate plan</source>
        <translation>Plan kalibrieren</translation>
    </message>
    <message>
        <source>Paste training log</source>
        <translation>Trainingsprotokoll einfügen</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>Dem Projekt hinzufügen</translation>
    </message>
    <message>
        <source>Edit measured run</source>
        <translation>Gemessenen Lauf bearbeiten</translation>
    </message>
    <message>
        <source>* Required; tokens/s per GPU can replace the step time. Leave empty what you do not know.</source>
        <translation>* Pflichtangabe; Tokens/s je GPU können die Schrittdauer ersetzen. Lassen Sie leer, was Sie nicht wissen.</translation>
    </message>
    <message>
        <source>Reads a log of Megatron-LM, Hugging Face Trainer or TorchTitan from the clipboard. What it does not say is taken from the plan.</source>
        <translation>Liest ein Protokoll von Megatron-LM, Hugging Face Trainer oder TorchTitan aus der Zwischenablage. Was es offenlässt, kommt aus dem Plan.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>The clipboard does not contain a training log. Copy the lines that show the step times, and paste again.</source>
        <translation>Die Zwischenablage enthält kein Trainingsprotokoll. Kopieren Sie die Zeilen mit den Schrittdauern und fügen Sie sie erneut ein.</translation>
    </message>
    <message>
        <source>The predicted step time appears here when all required fields are filled in.</source>
        <translation>Sobald alle Pflichtangaben ausgefüllt sind, steht hier die vorhergesagte Schrittdauer.</translation>
    </message>
    <message>
        <source>The run is not complete.</source>
        <translation>Der Lauf ist unvollständig.</translation>
    </message>
    <message>
        <source>Step time or tokens/s per GPU is required.</source>
        <translation>Schrittdauer oder Tokens/s je GPU sind erforderlich.</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1: Pflichtangabe fehlt.</translation>
    </message>
</context>
<context>
    <name>views::ScenarioTabs</name>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Basis)</translation>
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
        <source>&amp;Pin as baseline</source>
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
        <source>Un&amp;pin baseline</source>
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
        <source>Creates an editable copy of the open scenario (Ctrl+D).</source>
        <translation>Legt eine bearbeitbare Kopie des offenen Szenarios an (Strg+D).</translation>
    </message>
    <message>
        <source>Scenario name</source>
        <translation>Name des Szenarios</translation>
    </message>
</context>
<context>
    <name>views::SearchPopup</name>
    <message>
        <source>Nothing matches. Try fewer letters or another word.</source>
        <translation>Nichts gefunden. Weniger Buchstaben oder ein anderes Wort versuchen.</translation>
    </message>
</context>
<context>
    <name>views::ServingPage</name>
    <message>
        <source>Time span</source>
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
        <source>Cost</source>
        <translation>Kosten</translation>
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
        <source>Switch to serving</source>
        <translation>Auf Inferenz umstellen</translation>
    </message>
    <message>
        <source>Changes the workload to serving. Can be undone in one step.</source>
        <translation>Stellt den Workload auf Inferenz um. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>This plan has no serving workload yet; its workload is training. You can serve the same model on the same GPUs instead, and the training inputs are kept. Or you can add a serving fleet alongside.</source>
        <translation>Dieser Plan enthält noch keinen Inferenz-Workload; sein Workload ist Training. Sie können stattdessen dasselbe Modell auf denselben GPUs bereitstellen, die Trainingseingaben bleiben erhalten. Oder Sie fügen zusätzlich eine Inferenzflotte hinzu.</translation>
    </message>
    <message>
        <source>Add serving fleet</source>
        <translation>Inferenzflotte hinzufügen</translation>
    </message>
    <message>
        <source>Adds a second workload for serving, with its own GPUs in the same cluster. Can be undone in one step.</source>
        <translation>Fügt einen zweiten Workload für Inferenz hinzu, mit eigenen GPUs im selben Cluster. In einem Schritt rückgängig zu machen.</translation>
    </message>
</context>
<context>
    <name>views::SheetPanel</name>
    <message>
        <source>%1 entries are selected; up to %2 can be compared side by side.</source>
        <translation>%1 Einträge sind ausgewählt; bis zu %2 lassen sich nebeneinander vergleichen.</translation>
    </message>
    <message>
        <source>Select an entry to see every value with its source and date. Select two to four entries (Ctrl+click) to compare them.</source>
        <translation>Wählen Sie einen Eintrag, um jeden Wert mit Quelle und Datum zu sehen. Wählen Sie zwei bis vier Einträge (Strg+Klick), um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Side-by-side comparison; differences are shown in bold.</source>
        <translation>Vergleich nebeneinander; Unterschiede sind fett dargestellt.</translation>
    </message>
    <message>
        <source>Click a value to see its source.</source>
        <translation>Klicken Sie auf einen Wert, um seine Quelle zu sehen.</translation>
    </message>
    <message>
        <source>About this value</source>
        <translation>Zu diesem Wert</translation>
    </message>
</context>
<context>
    <name>views::SitePage</name>
    <message>
        <source>Rack limits</source>
        <translation>Rack-Grenzwerte</translation>
    </message>
</context>
<context>
    <name>views::SizesCard</name>
    <message>
        <source>Click a cluster size to see its figures.</source>
        <translation>Klicken Sie auf eine Clustergröße, um ihre Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>Time vs.</source>
        <translation>Zeit gegenüber</translation>
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
        <source>Use this size</source>
        <translation>Diese Größe verwenden</translation>
    </message>
    <message>
        <source>Sets the plan to this number of GPUs. Can be undone in one step.</source>
        <translation>Setzt den Plan auf diese Anzahl GPUs. In einem Schritt rückgängig zu machen.</translation>
    </message>
</context>
<context>
    <name>views::StageSlider</name>
    <message>
        <source>Input to turn</source>
        <translation>Zu verstellende Eingabe</translation>
    </message>
</context>
<context>
    <name>views::SupplyCard</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Select one option.</source>
        <translation>Wählen Sie eine Option aus.</translation>
    </message>
    <message>
        <source>Use option</source>
        <translation>Option verwenden</translation>
    </message>
    <message>
        <source>Puts this option into the plan: GPUs, number, rent or purchase, and price. Hold Shift to add it as a scenario instead. Can be undone in one step.</source>
        <translation>Übernimmt diese Option in den Plan: GPU-Typ, Anzahl, Miete oder Kauf, und Preis. Mit der Umschalttaste wird sie stattdessen als Szenario hinzugefügt. Lässt sich in einem Schritt rückgängig machen.</translation>
    </message>
    <message>
        <source>The options are being updated.</source>
        <translation>Die Optionen werden aktualisiert.</translation>
    </message>
    <message>
        <source>The plan already is this option.</source>
        <translation>Der Plan entspricht dieser Option bereits.</translation>
    </message>
    <message>
        <source>Add as scenario</source>
        <translation>Als Szenario hinzufügen</translation>
    </message>
    <message>
        <source>Adds this option as a scenario and keeps the plan as it is.</source>
        <translation>Fügt diese Option als Szenario hinzu und lässt den Plan, wie er ist.</translation>
    </message>
</context>
<context>
    <name>views::TableCard</name>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Why this figure?</source>
        <translation>Warum dieser Wert?</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern…</translation>
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
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>views::TrainingPage</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Show the step as a timeline of the pipeline stages.</source>
        <translation>Den Schritt als Zeitverlauf der Pipeline-Stufen zeigen.</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Aufschlüsselung</translation>
    </message>
    <message>
        <source>Show what the time of the step goes to.</source>
        <translation>Zeigen, wofür die Zeit des Schritts gebraucht wird.</translation>
    </message>
</context>
<context>
    <name>views::Welcome</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Open &amp;template</source>
        <translation>&amp;Vorlage öffnen</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>&amp;Datei öffnen …</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Welcome to Headroom</source>
        <translation>Willkommen bei Headroom</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>1. Which workload?</source>
        <translation>1. Welcher Workload?</translation>
    </message>
    <message>
        <source>2. How large is it?</source>
        <translation>2. Wie groß ist er?</translation>
    </message>
    <message>
        <source>3. Which limits apply?</source>
        <translation>3. Welche Grenzen gelten?</translation>
    </message>
    <message>
        <source>Leave a limit empty if there is none. Headroom finds the smallest cluster; every value can be changed afterwards.</source>
        <translation>Lassen Sie eine Grenze leer, wenn es keine gibt. Headroom findet den kleinsten Cluster; jeder Wert lässt sich danach ändern.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Or start from a template</source>
        <translation>Oder mit einer Vorlage beginnen</translation>
    </message>
    <message>
        <source>Or from a file</source>
        <translation>Oder mit einer Datei</translation>
    </message>
    <message>
        <source>Drop a project, a model’s config.json, a price list (CSV), measured runs or a trace of requests on this window.</source>
        <translation>Ziehen Sie ein Projekt, die config.json eines Modells, eine Preisliste (CSV), gemessene Läufe oder einen Anfrage-Trace auf dieses Fenster.</translation>
    </message>
    <message>
        <source>Help &gt; Welcome shows this window again.</source>
        <translation>Hilfe &gt; Willkommen zeigt dieses Fenster erneut.</translation>
    </message>
    <message>
        <source>What do you want to plan?</source>
        <translation>Was möchten Sie planen?</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
</context>
<context>
    <name>views::WhatMattersPage</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>from the previous plan</source>
        <translation>vom vorigen Plan</translation>
    </message>
    <message>
        <source>being computed</source>
        <translation>wird berechnet</translation>
    </message>
</context>
<context>
    <name>views::WhyPopover</name>
    <message>
        <source>Why this figure</source>
        <translation>Herleitung der Zahl</translation>
    </message>
</context>
<context>
    <name>views::WorkBar</name>
    <message>
        <source>Workload: %1</source>
        <translation>Workload: %1</translation>
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
        <source>Workloads on this cluster</source>
        <translation>Workloads auf diesem Cluster</translation>
    </message>
    <message>
        <source>Workload name</source>
        <translation>Name des Workloads</translation>
    </message>
    <message>
        <source>+ Workload</source>
        <translation>+ Workload</translation>
    </message>
    <message>
        <source>Add or change workload</source>
        <translation>Workload hinzufügen oder ändern</translation>
    </message>
    <message>
        <source>Several workloads can share one cluster: runs take place one after another, serving fleets operate alongside them.</source>
        <translation>Mehrere Workloads können sich einen Cluster teilen: Läufe folgen nacheinander, Inferenzflotten laufen parallel dazu.</translation>
    </message>
</context>
</TS>
