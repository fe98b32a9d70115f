# Was die Lektionen sagen: <Lektion>_<Schritt>, die Sätze zu anderen Wahlen und das Ende.

## W0

lessons_wallenstein-w0_title = Feuertaufe
lessons_wallenstein-w0_idea = ein Kampf, und Würfel fallen
lessons_wallenstein-w0_1 = Es ist Krieg. Deine 5 roten Armeen stehen in den Sächs. Landen. Zwei Länder leuchten: **Wähl Kursachsen**, es gehört niemandem.
lessons_wallenstein-w0_1_not_1 = In Würzburg stehen 3 schwarze Armeen. Nimm zuerst die offene Tür: Kursachsen.
lessons_wallenstein-w0_2 = Eine Armee bleibt zu Hause, also können bis zu 4 ziehen. **Schick alle 4.**
lessons_wallenstein-w0_2_else = Das kann reichen: { PERCENT($conquer, maximumFractionDigits: 0) }. Aber 4 sind besser, und wer siegt, ist nicht verloren. Schick 4.
lessons_wallenstein-w0_3 = Deine 4 und ein Bauer kommen zusammen in den Turm. Was herausfällt, kämpft. **Greif an!**
lessons_wallenstein-w0_3_not_1 = Du darfst zu Hause bleiben. Aber { PERCENT($conquer, maximumFractionDigits: 0) } sind einen Versuch wert: Greif an!
lessons_wallenstein-w0_4 = 4 rote Würfel gegen 1 grünen: Kursachsen gehört dir, mit 3 Armeen. Auch ein alter schwarzer kam frei; er schaut nur zu.
lessons_wallenstein-w0_end = Das ist das Herz des Spiels. Wie man Befehle gibt, zeigt die nächste Lektion.

## W1

lessons_wallenstein-w1_title = Ein Befehl
lessons_wallenstein-w1_idea = eine Karte auf einem Feld ist ein Befehl
lessons_wallenstein-w1_1 = Die roten Länder gehören dir. Wer in einem Land Armeen hat, dem gehört es.
lessons_wallenstein-w1_2 = Zu jedem deiner Länder hast du eine Karte. Trier ist das reichste, 7 Taler. **Nimm sie auf.**
lessons_wallenstein-w1_2_not_1 = Mark gibt das meiste Getreide, Trier das meiste Geld. Zuerst das Geld: Trier.
lessons_wallenstein-w1_2_not_2 = In Köln ist Platz zum Bauen. Geld holst du besser in Trier.
lessons_wallenstein-w1_3 = **Leg sie auf Steuern.** Eine Karte auf einem Feld ist ein Befehl: Tu das, und zwar dort.
lessons_wallenstein-w1_3_not_1 = Das könnte Trier auch. Aber kein anderes deiner Länder zahlt 7 Taler.
lessons_wallenstein-w1_3_else = Steuern gäbe es auch dort. Aber kein anderes deiner Länder zahlt 7 Taler: Trier.
lessons_wallenstein-w1_4 = **Jetzt Mark auf „3 Armeen“**: drei Armeen mehr für 2 Taler. Gleich nebenan steht Clara.
lessons_wallenstein-w1_4_not_1 = Köln liegt geschützt hinter der Mark. Gebraucht werden Armeen an der Grenze.
lessons_wallenstein-w1_4_not_2 = Trier zieht schon Steuern ein. Ein Land tut in einer Jahreszeit nur eines.
lessons_wallenstein-w1_5 = **Und Köln auf Palast.** Er kostet 3 Taler und bringt in jedem Winter Punkte.
lessons_wallenstein-w1_5_not_1 = Dieses Land ist frei und könnte auch bauen. Aber an Köln kommt so leicht keiner heran, hinter der Mark.
lessons_wallenstein-w1_5_else = Dieses Land hat schon zu tun. Eines je Jahreszeit: Köln ist noch frei.
lessons_wallenstein-w1_6 = Niemand hat deinen Plan gesehen. Am Tisch könntest du noch alles ändern; hier passt er. **Versiegle ihn.**
lessons_wallenstein-w1_7 = Jetzt kommen die Aktionen an die Reihe. Erst tun alle die 1, dann alle die 2.
lessons_wallenstein-w1_8 = Steuern +7, Armeen −2, Palast −3: 20 Taler. Die Flamme in Trier? Dazu kommen wir noch.
lessons_wallenstein-w1_end = Drei Karten, drei Befehle, ausgeführt. Fast alles in diesem Spiel sagst du auf diese Weise.

## W2

lessons_wallenstein-w2_title = Was zählt
lessons_wallenstein-w2_idea = Punkte stecken in Mehrheiten
lessons_wallenstein-w2_1 = Gezählt wird im Winter: 1 Punkt je Land, 1 je Gebäude. Bei dir sind das 9 und 3, also 12.
lessons_wallenstein-w2_2 = Der Rest kommt aus Mehrheiten: meiste Paläste einer Region 3, Kirchen 2, Handelshäuser 1. **Öffne die Liste.**
lessons_wallenstein-w2_3 = Du kannst eine Kirche bauen: in Osnabrück, Köln oder Oberösterreich. **Wo hat noch niemand eine?**
lessons_wallenstein-w2_3_not_1 = In Kurpfalz ziehst du nur mit Clara gleich. Bei Gleichstand bekommt jeder 1 Punkt weniger.
lessons_wallenstein-w2_3_not_2 = Kessler hat schon eine in Böhmen, derselben Region. In Brandenburg steht noch gar keine.
lessons_wallenstein-w2_4 = Nun ein Palast. In Österreich habt Kessler und du je einen: 2 Punkte für beide. **Brich den Gleichstand.**
lessons_wallenstein-w2_4_not_1 = In Kurpfalz führst du schon mit einem. Ein zweiter bringt dort nur 1 Punkt.
lessons_wallenstein-w2_5 = **Versiegle.** Der Winter sagt dir dann, was die beiden wert waren.
lessons_wallenstein-w2_6 = Länder 9, Gebäude 5. Und jetzt Region für Region: Achte auf Brandenburg und Österreich.
lessons_wallenstein-w2_7 = 23 Punkte. Der Palast brachte dir 2 und kostete Kessler 2: ein Unterschied von 4, für 3 Taler.
lessons_wallenstein-w2_end = 9 deiner 23 Punkte sind Mehrheiten. Schau vor jedem Bau, wer dort schon etwas hat.

## W3

lessons_wallenstein-w3_title = Der erste Angriff
lessons_wallenstein-w3_idea = nur was in der Schale liegt, kämpft
lessons_wallenstein-w3_1 = Kampf A, und deine Karte ist Sächs. Lande: 5 Armeen. Sie dürfen in ein Nachbarland ziehen.
lessons_wallenstein-w3_2 = Zwei Ziele leuchten, die Zahl ist deine Aussicht. Kursachsen ist neutral, ein Bauer wehrt sich. **Wähl es.**
lessons_wallenstein-w3_2_not_1 = Kessler hat 3 Armeen in Würzburg: höchstens { PERCENT($conquer, maximumFractionDigits: 0) }. Nimm zuerst die offene Tür.
lessons_wallenstein-w3_3 = Eine Armee bleibt immer zurück, also können 4 los. Sie sind nicht verloren: Wer siegt, zieht ein. **Schick alle 4.**
lessons_wallenstein-w3_3_else = Das kann gehen: { PERCENT($conquer, maximumFractionDigits: 0) }. Aber sieh, wie die Stufe mit jeder Armee wächst. Schick 4.
lessons_wallenstein-w3_4 = Deine 4 und der Bauer kommen in den Turm, dazu alles aus der Schale. **Greif an.**
lessons_wallenstein-w3_4_not_1 = Du darfst immer zu Hause bleiben. Aber besser als { PERCENT($conquer, maximumFractionDigits: 0) } wird es selten.
lessons_wallenstein-w3_5 = Deine fielen alle durch; manchmal bleiben welche stecken. Ein alter schwarzer kam frei und schaut nur zu. Es zählt die Schale: 4 rote gegen 1 grünen.
lessons_wallenstein-w3_6 = Wer mehr hat, siegt und verliert so viele, wie der andere hatte. 4 − 1: Drei Armeen halten Kursachsen.
lessons_wallenstein-w3_7 = Jetzt Kampf B, aus der Mark. Hessen-Kassel gehört Clara, 2 Armeen, und Bauern helfen ihr vielleicht. **Greif mit 6 an.**
lessons_wallenstein-w3_7_not_1 = Du darfst immer zu Hause bleiben. Aber Clara ist dort heute schwach: Greif Hessen-Kassel mit 6 an.
lessons_wallenstein-w3_7_not_2 = Ein andermal. Hessen-Kassel bewachen nur 2 von Claras Armeen: Dort ist es am leichtesten.
lessons_wallenstein-w3_7_else = Mit weniger wird es knapp: { PERCENT($conquer, maximumFractionDigits: 0) }. Die Mark kann 6 entbehren.
lessons_wallenstein-w3_8 = 4 gegen 2: Zwei Armeen halten es. Clara gibt dir die Karte, und lag sie im Plan, ist ihr Befehl dahin.
lessons_wallenstein-w3_end = Zwei Länder mehr. Der Turm entscheidet, aber du bestimmst, wie viele Würfel er zu sehen bekommt.

## W4

lessons_wallenstein-w4_title = Die Schale vergisst nichts
lessons_wallenstein-w4_idea = Schale, Bauern, Gleichstand
lessons_wallenstein-w4_1 = Erst schauen, dann werfen: In der Schale liegen 2 Bauern und eine Armee von dir. Alles kommt mit hinein.
lessons_wallenstein-w4_2 = Clara hat in beiden 3 Armeen. Aber **in Hessen-Kassel liegt eine Flamme**: Dort helfen ihr die Bauern nicht.
lessons_wallenstein-w4_2_not_1 = In Paderborn kämpft jeder grüne Würfel der Schale für Clara. Schau auf das Land mit der Flamme.
lessons_wallenstein-w4_3 = Bauern halten zum Verteidiger, solange er sie nicht ausgepresst hat. **Schick 5** und achte auf die grünen.
lessons_wallenstein-w4_3_not_1 = Dorthin hast du nicht gezeigt. Die Flamme liegt in Hessen-Kassel: Da bleiben die Bauern draußen.
lessons_wallenstein-w4_3_else = Schick 5. Clara wirft 3 hinein, und am Ende soll dir etwas bleiben.
lessons_wallenstein-w4_4 = 5 gegen 3. Die 2 grünen hielten sich heraus und bleiben liegen: für den nächsten Kampf, von wem auch immer.
lessons_wallenstein-w4_5 = Kessler greift Osnabrück mit 3 an. Dort liegt keine Flamme: Die Bauern helfen dir.
lessons_wallenstein-w4_6 = 2 gegen 1 und einen Bauern: Gleichstand. Armeen und Handelshaus sind fort, Osnabrück gehört niemandem.
lessons_wallenstein-w4_7 = Ein Gleichstand nützt niemandem und kommt oft vor. Darum hat er im Balken einen eigenen Teil.
lessons_wallenstein-w4_end = Zähl die Schale, bevor du ziehst. Sie ist schon der halbe nächste Kampf.

## W5

lessons_wallenstein-w5_title = Eine Ernte zu viel
lessons_wallenstein-w5_idea = zweimal einziehen bringt Aufstand
lessons_wallenstein-w5_1 = Die Flamme in Trier ist ein Unruhemarker: Hier wurde schon etwas geholt. Noch einmal, und die Bauern stehen auf.
lessons_wallenstein-w5_2 = Du willst Steuern. Trier zahlt 7 und würde aufstehen, Köln zahlt 5 in Frieden. **Nimm diesmal Köln.**
lessons_wallenstein-w5_2_not_1 = 2 Taler mehr, dafür kämpfst du um dein eigenes Land: { PERCENT($hold, maximumFractionDigits: 0) }, dass du es hältst. Lieber Köln.
lessons_wallenstein-w5_3 = **Jetzt Getreide: Die Mark gibt 5.** Auch das zählt: Jedes Einziehen hinterlässt eine Flamme.
lessons_wallenstein-w5_3_not_1 = Flamme ist Flamme, auch beim Getreide. In der Mark ist es ruhig, und sie gibt mehr.
lessons_wallenstein-w5_4 = **Versiegle**, und sieh dir danach Köln und die Mark an.
lessons_wallenstein-w5_5 = Herbst: noch 2 Taler, beide mit Flamme. Wenn schon, dann **wo viele Armeen stehen**. Trier: { PERCENT($hold, maximumFractionDigits: 0) }.
lessons_wallenstein-w5_5_not_1 = Köln hat 2 Armeen und zahlt weniger: { PERCENT($hold, maximumFractionDigits: 0) }. Trier hat 3.
lessons_wallenstein-w5_6 = **Versiegle.** Erst bekommst du das Geld, dann spricht der Turm: 3 Armeen gegen 1 Bauern, für eine Flamme.
lessons_wallenstein-w5_7 = Aufstand! 2 gegen 1: niedergeschlagen, eine Armee bleibt. Jetzt zwei Flammen. Gleichstand hieße: verloren.
lessons_wallenstein-w5_end = Einmal im Jahr gibt ein Land umsonst. Danach hat es seinen Preis. Im Winter erlöschen alle Flammen.

## W6

lessons_wallenstein-w6_title = Eins nach dem anderen
lessons_wallenstein-w6_idea = die Reihenfolge der Aktionskarten
lessons_wallenstein-w6_1 = Die Felder stehen in der Reihenfolge des Spiels: 1 bis 5 sind bekannt, die übrigen kommen, wie sie kommen.
lessons_wallenstein-w6_2 = Du hast nur 2 Taler. Feld 3 bringt Geld: **Leg Trier dorthin.**
lessons_wallenstein-w6_3 = Ein Palast kostet 3, und Feld 1 kommt vor den Steuern. Er fiele aus. **Eine Münzkarte** sagt: keine Aktion.
lessons_wallenstein-w6_3_else = Wenn Feld 1 kommt, fehlt dir 1 Taler: Der Befehl fiele aus, das Land säße untätig. Münzkarte.
lessons_wallenstein-w6_4 = „5 Armeen“ ist an vierter Stelle: 2 + 7 − 3, das geht. **Verstärke die Mark**, Clara steht nebenan.
lessons_wallenstein-w6_4_else = Das Geld ist bis dahin da, gut. Aber die Mark grenzt an zwei von Claras Ländern und ist noch frei.
lessons_wallenstein-w6_5 = Kampf A kommt als Zweites. Die Mark ist vergeben, ihre Neuen kämpfen später. Osnabrück hat 4: **Leg es hin.**
lessons_wallenstein-w6_5_not_1 = 2 Armeen, eine bleibt: Da zöge nur eine. Osnabrück kann 3 schicken.
lessons_wallenstein-w6_6 = Die Kirche liegt verdeckt, kommt also nach Feld 5: Dann sind die Steuern sicher da. **In Köln ist Platz.**
lessons_wallenstein-w6_7 = Die Zeile unten rechnet mit der ungünstigsten Reihenfolge der verdeckten Karten. Rot heißt: Es könnte fehlen.
lessons_wallenstein-w6_8 = Die übrigen Felder sind schon belegt. **Versiegle** und achte auf deinen Beutel, während die Reihe läuft.
lessons_wallenstein-w6_end = Lies die Reihe von links nach rechts und frag bei jedem Feld: Habe ich es bis dahin?

## W7

lessons_wallenstein-w7_title = Wer zuerst kommt
lessons_wallenstein-w7_idea = Gebot, Platz, Plättchen, Ereignis
lessons_wallenstein-w7_1 = Fünf Plätze, auf jedem ein Plättchen. Der Platz sagt, wann du handelst; das Plättchen hilft die ganze Jahreszeit.
lessons_wallenstein-w7_2 = Du bietest mit einer Münzkarte, 0 bis 4. Wer am meisten bietet, wählt zuerst, und alle zahlen. **Biete 3.**
lessons_wallenstein-w7_2_not_1 = Sicher, aber bezahlt wird jeder Taler, ob es nötig war oder nicht. Heute reichen 3.
lessons_wallenstein-w7_2_not_2 = Eine 0 wählt zuletzt, sogar nach einer Länderkarte. Heute willst du zuerst wählen: 3.
lessons_wallenstein-w7_2_not_3 = So viel bietet Clara vielleicht auch, und dann entscheidet das Los. Mit 3 wählst du eher zuerst.
lessons_wallenstein-w7_2_else = Eine Länderkarte kostet nichts und schlägt die 0, aber das Land ruht. Heute lohnt sich Geld: 3.
lessons_wallenstein-w7_3 = **Versiegle.** Zuerst wird das Ereignis gezogen, dann werden alle Gebote zugleich aufgedeckt.
lessons_wallenstein-w7_4 = 3, 2 und eine Länderkarte. Kessler zahlt nichts, aber alle wissen nun: Salzburg ruht.
lessons_wallenstein-w7_5 = **Du wählst zuerst.** Die Palastwache gibt Clara einen Würfel; Platz 1 gibt dir auch einen und den ersten Zug.
lessons_wallenstein-w7_5_not_1 = 6 Armeen statt 5, auch gut. Aber diesmal geht es um deinen Angriff: Platz 1.
lessons_wallenstein-w7_5_else = Ein andermal gern. Dein Plan greift an, also nimm den Platz, der mit angreift.
lessons_wallenstein-w7_6 = **4 aus der Mark**, 1 vom Plättchen; Clara 2 und 1 vom Ereignis. Jeder Würfel steht da, mit Grund.
lessons_wallenstein-w7_6_not_1 = Ein andermal. In Hessen-Kassel steht ein Palast, und nur 2 von Claras Armeen bewachen ihn: Dort lohnt es sich.
lessons_wallenstein-w7_6_else = Schick 4, das Plättchen legt die fünfte dazu.
lessons_wallenstein-w7_end = Biete, was der Platz deinem Plan wert ist. Nicht, was du hast.

## W8

lessons_wallenstein-w8_title = Der Winter
lessons_wallenstein-w8_idea = ein Getreide je Land, dann Punkte
lessons_wallenstein-w8_1 = Nach dem Herbst kommt der Winter. Jedes Land braucht 1 Getreide: Du hast 10 Länder und 9 Getreide.
lessons_wallenstein-w8_2 = Vorher verdirbt noch etwas: Eine der zwei offenen Karten sagt 2, die andere 5. **Mark bringt 5**, Passau 3.
lessons_wallenstein-w8_2_not_1 = 9 + 3 − 5 sind 7 für 10 Länder. Drei zu wenig heißt zwei Aufstände. Mark.
lessons_wallenstein-w8_3 = Mit der Mark fehlt dir schlimmstenfalls 1. **Versiegle**, die Jahreszeit läuft zu Ende.
lessons_wallenstein-w8_4 = Die Karte, die nicht gezogen wurde, nimmt 5: 9 Getreide für 10 Länder. Ein hungriges Land, ein Aufstand.
lessons_wallenstein-w8_5 = Das Los trifft Kursachsen: 1 Bauer für das fehlende Getreide, je Flamme noch einer. Halte stand.
lessons_wallenstein-w8_6 = 2 gegen 1: gehalten, mit einer Armee. Das Los trifft auch schwache Länder. Getreide ist da billiger.
lessons_wallenstein-w8_7 = Dann die Punkte: Länder, Gebäude und die Mehrheiten, Region für Region. 19 für dich, je 9 für die anderen.
lessons_wallenstein-w8_8 = Dann erlöschen alle Flammen, das Getreide fällt auf 0, vier neue Ereignisse liegen aus. Das zweite Jahr entscheidet.
lessons_wallenstein-w8_end = Ein ganzes Jahr hast du gesehen. Das Spiel hat zwei. Deine erste Jahreszeit wartet.

## W9

lessons_wallenstein-w9_title = Am Kaiserhof
lessons_wallenstein-w9_idea = Armeen werden Höflinge
lessons_wallenstein-w9_1 = Drei Gunstkarten liegen im Saal: Die höchste Zahl kostet 4 Höflinge, dann 3, dann 2. Du hast 2.
lessons_wallenstein-w9_2 = Höflinge werden aus Armeen. Die Mark hat 5: **Leg sie auf „3 umwandeln“.**
lessons_wallenstein-w9_2_not_1 = Zwei Armeen, und eine muss bleiben: Drei können nicht gehen, also geschähe gar nichts.
lessons_wallenstein-w9_3 = Zwei deiner Würfel liegen nutzlos in der Schale. **Eine Turmkarte auf „2 umwandeln“** schickt sie an den Hof.
lessons_wallenstein-w9_3_else = Das kostet dich Armeen im Feld. Die zwei in der Schale bewachen nichts.
lessons_wallenstein-w9_4 = Mehr als sieben Höflinge hast du nicht, und 2 + 3 + 2 sind sieben. Also **eine Münzkarte**: nichts.
lessons_wallenstein-w9_5 = **Versiegle.** Der Hof kommt nach der Reihenfolge und vor allen Aktionen.
lessons_wallenstein-w9_6 = 7 von dir, 5 von Clara: Du wählst zuerst. Punkte kann dir niemand mehr nehmen. **Nimm Nr. 13.**
lessons_wallenstein-w9_6_not_1 = 4 Taler wären auch gut, und billiger. Dieses eine Mal: die Punkte.
lessons_wallenstein-w9_6_else = Das darfst du. Aber dann nimmt Clara die Punkte.
lessons_wallenstein-w9_7 = Vier Höflinge bezahlt, drei warten in der Empfangshalle auf den Sommer. Dort vertreibt sie niemand.
lessons_wallenstein-w9_end = Sieh dir die Mark an: noch 2 Armeen. Wer am Hof glänzt, steht an der Grenze dünn.

## W10

lessons_wallenstein-w10_title = Landsknechte
lessons_wallenstein-w10_idea = vier Regionen zahlen
lessons_wallenstein-w10_1 = Steht die Reihenfolge, zähl deine Regionen: Kurpfalz, Brandenburg, Österreich, Sachsen. Vier genügen.
lessons_wallenstein-w10_2 = Die oberste Karte wandert nach unten, die nächste zahlt: 2 Taler oder 1 Armee in die Schale. **Nimm die Armee.**
lessons_wallenstein-w10_2_not_1 = Auch nicht falsch. Aber du greifst an, und ein Würfel in der Schale kommt umsonst mit.
lessons_wallenstein-w10_3 = Im Sommer wird die Karte besser, wieder nur mit vier Regionen. **Welches Land darf nicht fallen?**
lessons_wallenstein-w10_3_else = Diese Region hängt an mehreren Ländern. Brandenburg hängt an Osnabrück allein.
lessons_wallenstein-w10_4 = Richtig: Osnabrück ist alles, was du in Brandenburg hast. **Versiegle.**
lessons_wallenstein-w10_5 = Immer noch vier: 4 Taler, 1 Getreide oder 2 Armeen. Dein Beutel ist leer: **die Taler.**
lessons_wallenstein-w10_5_else = Auch gut. Nur: Mit leerem Beutel könntest du weder bauen noch aufstellen.
lessons_wallenstein-w10_end = Im Herbst ist auch ein Punkt dabei. Nach dem Winter beginnt der Stapel neu: Breit stehen lohnt sich.

## W11

lessons_wallenstein-w11_title = Das Spiel von 2002
lessons_wallenstein-w11_idea = was anders ist
lessons_wallenstein-w11_1 = Kein Gebot, keine Plättchen: Nach dem Planen wird die Reihenfolge gelost. Blankokarten heißen: keine Aktion.
lessons_wallenstein-w11_2 = Kessler kommt mit 3. Du sagst, wie viele deiner 4 in den Turm gehen. Verlierst du, sind alle fort. **Alle 4.**
lessons_wallenstein-w11_2_else = So { PERCENT($hold, maximumFractionDigits: 0) }. Wer draußen bleibt, kämpft nicht und ist fort, wenn das Land fällt. Heute alle 4.
lessons_wallenstein-w11_3 = Gehalten, 3 gegen 2. Bauern helfen hier, solange weniger als 2 Flammen liegen: Erst zwei verderben es.
lessons_wallenstein-w11_4 = Kampf heißt hier: ziehen, wenn es geht, mit mindestens 1 Armee. **Schick 2 nach Kursachsen.**
lessons_wallenstein-w11_4_not_1 = Nicht 2002: Wer ziehen kann, zieht.
lessons_wallenstein-w11_5 = Erobert, und es beginnt mit einer Flamme: Ein neutrales Land mag seinen neuen Herrn nicht.
lessons_wallenstein-w11_6 = 25 Ereignisse, viele nur für eine Region: Ernten, Aushebungen. Schau, wo deine Länder liegen.
lessons_wallenstein-w11_end = Bei Gleichstand am Ende zählen Paläste statt Taler. Jeder Unterschied ist auf der Regelseite mit 2002 markiert.
