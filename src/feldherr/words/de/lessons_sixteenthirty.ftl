# Was die Lektionen sagen: <Lektion>_<Schritt>, die Sätze zu anderen Wahlen und das Ende.

## S1

lessons_sixteenthirty-s1_title = Die kleinere Zahl
lessons_sixteenthirty-s1_idea = Punkte: Einfluss oder Ansehen, die kleinere Zahl
lessons_sixteenthirty-s1_1 = Diese Marker sind dein Geheimnis: Polen doppelt, Schweden, Frankreich, England, Italien. Nur sie bringen Punkte.
lessons_sixteenthirty-s1_2 = Jeder zählt die kleinere von zwei Zahlen: deinen Einfluss im Land und sein Ansehen. Polen steht bei 4.
lessons_sixteenthirty-s1_3 = Bis zu drei Karten darfst du jetzt auslegen. **Polen 3 und 2** sind 5, Ansehen 4: also 4 Punkte, und das doppelt.
lessons_sixteenthirty-s1_3_not_1 = Spanien steht hoch, bei 6, aber du hast keinen Marker. Einfluss dort taugt für Stimmen, nicht für Punkte.
lessons_sixteenthirty-s1_3_not_2 = Dort hast du keinen Marker. Einfluss in diesem Land taugt für Stimmen, nicht für Punkte.
lessons_sixteenthirty-s1_3_not_3 = Heb sie auf: Von allein bringt sie keine Punkte. Zwei Karten für Polen hast du auf der Hand.
lessons_sixteenthirty-s1_3_else = Dort hast du einen Marker, für Polen zwei. Fang an, wo alles doppelt zählt.
lessons_sixteenthirty-s1_4 = Noch eine. **Schweden**: Ansehen 3, deine Karte 3. Nichts wird verschenkt.
lessons_sixteenthirty-s1_4_not_1 = Frankreich mit 2 gibt 2 Punkte, Schweden mit 3 gibt 3.
lessons_sixteenthirty-s1_5 = **Leg sie aus.** Alle decken ihre Karten zugleich auf.
lessons_sixteenthirty-s1_6 = Würde jetzt gewertet: Polen 4 und 4, Schweden 3. Elf, und das in jedem Zug von Neuem.
lessons_sixteenthirty-s1_end = In Polen liegt ein Punkt Einfluss brach, über dem Ansehen. Heb das Ansehen, und er zählt doppelt.

## S2

lessons_sixteenthirty-s2_title = Bieten und abstimmen
lessons_sixteenthirty-s2_idea = eine Frage vom Stellen bis zur Antwort
lessons_sixteenthirty-s2_1 = In deiner Runde sprichst du bei einer Krone vor. Polen hat noch keine Partei: **Frag, welcher es beitreten soll.**
lessons_sixteenthirty-s2_1_else = Ein andermal. Zwei deiner Marker liegen auf Polen: Fang an, wo es am meisten zählt.
lessons_sixteenthirty-s2_2 = Reihum legt man Karten an oder passt. Du hast 5, Tomasz 3 und Platz für eine Karte. **Leg Polen 1 an**: sechs.
lessons_sixteenthirty-s2_2_not_1 = Offen 2 brächte 7. Heb sie auf: Sie passt in jedes Land, in dem schon eine Karte von dir liegt.
lessons_sixteenthirty-s2_2_not_2 = Wer passt, ist draußen, endgültig. Tomasz könnte noch aufholen: Leg erst Polen 1 an.
lessons_sixteenthirty-s2_3 = Clara hat nichts für Polen und passt. Tomasz legt eine 2 an: fünf. Mehr als drei Karten fasst kein Stapel.
lessons_sixteenthirty-s2_4 = 6 gegen 5, und sein Stapel ist voll. Für mehr müsste er etwas abwerfen. **Pass**: Jetzt wird abgestimmt.
lessons_sixteenthirty-s2_5 = Stimm geheim ab, mit allem, was dort liegt. Österreich ist blau: Nur ein rotes Polen darf es angreifen. **Rot, der Löwe.**
lessons_sixteenthirty-s2_5_not_1 = Blau greift Blau nicht an. Ein blaues Polen könnte Österreich nie Ansehen nehmen.
lessons_sixteenthirty-s2_6 = 6 zu 5: Polen ist rot. Tomasz hat verloren, also dreht sich sein Stapel um: Von nun an fällt er.
lessons_sixteenthirty-s2_end = Zähl, bevor du fragst: Wer kann noch anlegen, und wie viel? Dann frag.

## S3

lessons_sixteenthirty-s3_title = Was fällt
lessons_sixteenthirty-s3_idea = eine verlorene Abstimmung dreht den Stapel um
lessons_sixteenthirty-s3_1 = In Frankreich und Dänemark hast du Abstimmungen verloren: Die Pfeile zeigen nach unten. Beide Stapel zählen noch, für Stimmen und Punkte.
lessons_sixteenthirty-s3_2 = Aber die Frankreich 3 auf der Hand kannst du nicht anlegen: Was fällt, steigt nie wieder und wächst nicht mehr.
lessons_sixteenthirty-s3_3 = Zu Beginn deiner Runde muss eine fallende Karte weg. **Gib die letzte aus Frankreich**: Dann ist es leer, und du fängst neu an.
lessons_sixteenthirty-s3_3_not_1 = Offene Karten liegen nie allein: Ohne Dänemark 1 geht auch die Offene 2. Zwei auf einen Streich.
lessons_sixteenthirty-s3_3_not_2 = Das geht. Aber Frankreich ist fast leer, und auf der Hand wartet eine frische 3.
lessons_sixteenthirty-s3_4 = Jetzt **sprich in Frankreich vor**: Wer dort nichts liegen hat, muss mindestens eine Karte anlegen.
lessons_sixteenthirty-s3_4_else = Ein andermal. Die letzte Karte in Frankreich hast du hergegeben, um dort neu anzufangen.
lessons_sixteenthirty-s3_5 = **Leg die Frankreich 3 an.**
lessons_sixteenthirty-s3_6 = Da liegt sie: Frankreich 3, steigend, als wäre nichts gewesen.
lessons_sixteenthirty-s3_end = Ein fallender Stapel ist nur geliehen. Nutz seine Stimmen, solange er reicht, und fang rasch neu an.

## S4

lessons_sixteenthirty-s4_title = Krieg
lessons_sixteenthirty-s4_idea = Ansehen wechselt den Besitzer
lessons_sixteenthirty-s4_1 = Krieg ist Kampfkraft plus Glück. Beide haben Kampfkraft 1. **Spiel deinen Heerführer für Polen**: +2.
lessons_sixteenthirty-s4_1_else = Dort kämpfte er weniger für dich. Auf Polen liegen zwei deiner Marker, mehr als irgendwo sonst.
lessons_sixteenthirty-s4_2 = Nun **frag die Krone Polens nach Krieg gegen Österreich.** Rot greift nur Blau an, und dort ist am meisten zu holen.
lessons_sixteenthirty-s4_2_not_1 = Erlaubt, und die Aussicht ist gleich. Aber jeder Punkt, den Österreich verliert, trifft einen Reicheren.
lessons_sixteenthirty-s4_3 = 3 gegen 1, dazu je Seite der Unterschied zweier Würfel: { PERCENT($win, maximumFractionDigits: 0) } für dich. Niemand bietet dagegen: **Pass.**
lessons_sixteenthirty-s4_4 = Rot heißt Krieg, Blau heißt Frieden. Schau immer, wofür die Farben stehen; **hier willst du Rot.**
lessons_sixteenthirty-s4_4_not_1 = Blau wahrt den Frieden, und alles bleibt, wie es war. Rot ist Krieg.
lessons_sixteenthirty-s4_5 = 3 + 3 gegen 1 + 2: gewonnen. Polen steigt auf 5, Österreich fällt auf 4 und verliert ein Heer.
lessons_sixteenthirty-s4_6 = Dein Einfluss dort ist 6, also sind beide Marker jetzt 5 wert statt 4. Zwei Punkte mehr, in jedem Zug.
lessons_sixteenthirty-s4_7 = Ein Unentschieden schadet beiden und bewegt nichts. Die Heeresstärke kämpft nicht, doch ohne Heer kein Angriff.
lessons_sixteenthirty-s4_end = Krieg ist ein Weg, Ansehen dorthin zu tragen, wo deine Marker liegen.

## S5

lessons_sixteenthirty-s5_title = Zwei Karten je Runde
lessons_sixteenthirty-s5_idea = Sonderkarten
lessons_sixteenthirty-s5_1 = Vor der Vorsprache darfst du bis zu zwei Sonderkarten spielen. Danach sind sie weg, für alle.
lessons_sixteenthirty-s5_2 = Clara führt in Frankreich mit 7. Unruhen treffen, wer dort vorn liegt: Ihr Stapel dreht sich. **Spiel sie dort.**
lessons_sixteenthirty-s5_2_not_1 = In Polen liegst du selbst vorn. Du würdest über deine eigene Karte stolpern.
lessons_sixteenthirty-s5_2_else = Dort trifft es wenig. Wo steht jemand hoch oben? In Frankreich.
lessons_sixteenthirty-s5_3 = Ihre 7 zählen noch, schmelzen aber Karte um Karte. Und Frankreich kann diesmal weder angreifen noch sich verbünden.
lessons_sixteenthirty-s5_4 = Noch eine. In Polen hast du Einfluss 6, Ansehen 5: ein Punkt liegt brach, doppelt. **Heb das Ansehen.**
lessons_sixteenthirty-s5_4_not_1 = Das kostet Clara eine Karte. Das Ansehen bringt dir 2 Punkte, Zug um Zug.
lessons_sixteenthirty-s5_4_not_2 = Davon hätte Clara mehr als du.
lessons_sixteenthirty-s5_5 = Das waren zwei. „Gehör bei der Krone“ wäre eine Frage zusätzlich gewesen; sie läuft dir nicht weg.
lessons_sixteenthirty-s5_end = Spiel eine Sonderkarte, wo sie doppelt wirkt: auf zwei Marker, oder auf den, der führt.

## S6

lessons_sixteenthirty-s6_title = Der Fürstenbund
lessons_sixteenthirty-s6_idea = zwei Kronen, zwei Abstimmungen
lessons_sixteenthirty-s6_1 = Polen und Schweden sind beide rot. **Schlag einen Bund vor**: Erst wird Polen gefragt, dann Schweden.
lessons_sixteenthirty-s6_2 = Für den Bund stimmst du mit der Farbe des Eingeladenen. Schweden ist rot, **also Rot.**
lessons_sixteenthirty-s6_2_not_1 = Blau heißt: kein Bund. Und in Polen redet sonst niemand mit: Tu es.
lessons_sixteenthirty-s6_3 = Polen ist dafür. In Schweden habt ihr je 3: Ein Gleichstand wäre das Ende. **Leg Schweden 1 an.**
lessons_sixteenthirty-s6_3_not_1 = 3 gegen 3, und Gleichstand heißt: kein Bund. Eine Karte entscheidet.
lessons_sixteenthirty-s6_4 = 4 gegen 3. **Stimm wieder mit Rot.**
lessons_sixteenthirty-s6_5 = Der Bund steht. Polen lernt, Kampfkraft 2; Schweden lag weit zurück und nimmt ihm einen Punkt Ansehen.
lessons_sixteenthirty-s6_6 = In diesem Zug zählt jeder Marker dort 1 mehr: zweimal 6, einmal 5. Er endet mit dem Zug, oder durch Unruhen.
lessons_sixteenthirty-s6_end = Ein Bund hebt alle, die dort Marker haben. Schlag ihn vor, wo das vor allem du bist.

## S7

lessons_sixteenthirty-s7_title = Markt und Ende
lessons_sixteenthirty-s7_idea = schrumpfende Hände, die letzten Züge
lessons_sixteenthirty-s7_1 = 8 Karten dürfen bleiben, du hast 9: Die eine zu viel und noch eine kommen in den Markt. **Welche zwei?**
lessons_sixteenthirty-s7_1_not_1 = Unruhen im Markt sind bald Unruhen auf fremder Hand. Gib, was dir nichts bringt: Spanien 1, Dänemark 1.
lessons_sixteenthirty-s7_1_not_2 = Die Offene 1 passt in jedes Land, in dem eine Karte von dir liegt. Spanien und Dänemark bringen dir nichts.
lessons_sixteenthirty-s7_1_else = Dafür hast du einen Marker. Spanien und Dänemark bringen dir nichts.
lessons_sixteenthirty-s7_2 = Erst die Punkte. Dann ein Würfel: In Runde 8 endet das Spiel bei 1, in Runde 9 bei 1 oder 2, nach Runde 10 immer.
lessons_sixteenthirty-s7_3 = Eine 4: Es geht weiter. Die Märkte öffnen; du darfst eine Karte mit einem fremden tauschen. **Polen 3 gegen Offen 1.**
lessons_sixteenthirty-s7_3_not_1 = Das darfst du. Aber Clara hat dir Polen 3 hingelegt, und Polen zählt für dich doppelt.
lessons_sixteenthirty-s7_3_not_2 = Die richtige Karte. Gib dafür die Offene 1: Sie kannst du am leichtesten entbehren.
lessons_sixteenthirty-s7_3_else = Such die Karte, die doppelt zählt: Claras Polen 3.
lessons_sixteenthirty-s7_4 = Danach nimmt jeder eine Karte aus einem beliebigen Markt. Tomasz gab „Höheres Ansehen“ ab. **Nimm sie.**
lessons_sixteenthirty-s7_4_else = Eine Karte für später. „Höheres Ansehen“ wirkt sofort, und auf zwei Marker.
lessons_sixteenthirty-s7_5 = Der Rest wird abgelegt; Heerführer, Unruhen und Bünde verlassen die Karte. Der Startspieler wechselt nach rechts.
lessons_sixteenthirty-s7_end = Was du wegwirfst, heben andere auf. Ab Runde 8 heb dir nichts mehr für später auf.
