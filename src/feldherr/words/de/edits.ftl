# Warum sich eine Stellung so nicht ändern lässt.

errors-edit_unreadable = „{ $text }“ ändert keine Stellung. So sieht eine Änderung aus: county boehmen owner=1 armies=3
errors-edit_too_many = Auf einmal geht mindestens eine Änderung, und höchstens { $most }.
errors-edit_unknown = „{ $kind }“ gibt es in einer Stellung nicht zu ändern, sondern { WORDS($kinds) }.
errors-edit_unknown_key = „{ $kind }“ hat kein „{ $key }“, sondern { WORDS($keys) }.
errors-edit_things = „{ $kind }“ braucht { $number ->
        [0] nur Werte wie 0=3
        [one] ein Wort vor den Werten
       *[other] { $number } Wörter vor den Werten
    }.
errors-edit_bad_word = „{ $word }“ ist kein Wert von „{ $key }“. Es gibt: { WORDS($words) }
errors-edit_number = { $key } muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
errors-edit_each_once = „{ $key }“ nennt jedes davon einmal: { WORDS($words) }
errors-edit_not_now = „{ $kind }“ lässt sich an dieser Stelle der Jahreszeit nicht ändern; beginne zuerst eine Jahreszeit neu.
errors-edit_after_set_up = Vor dem ersten Frühling lässt sich nichts ändern; beende zuerst die Verteilung.
errors-edit_after_set_up_turn = Während des Aufbaus lässt sich nichts ändern; beginne zuerst eine Runde.
errors-edit_when_over = Hier ist die Partie zu Ende; wähle zuerst die Jahreszeit oder die Runde, mit der sie weitergeht.
errors-edit_nobody_asked = Dann hätte hier niemand etwas zu entscheiden; spiele zuerst weiter, oder beginne eine Jahreszeit oder eine Runde neu.
errors-edit_unsound = Eine solche Stellung kann es nicht geben: „{ $part }“ wäre { $found }.
errors-edit_closed = Zu dritt nicht im Spiel: { NAME($county) }.
errors-edit_fight = Um { NAME($county, form: "accusative") } wird gerade gekämpft; spiele das zuerst zu Ende.
errors-edit_nobody_there = Niemand hält { NAME($county, form: "accusative") }; gib dem Land zuerst einen Besitzer.
errors-edit_owner_not_now = Die Pläne liegen, und der Besitzer { NAME($county, form: "von", before: "von") } kann erst wechseln, wenn die Aktionen beginnen. Nimm zurück, oder beginne eine Jahreszeit neu.
errors-edit_declared = Felder, die leer bleiben, sind angesagt. Mit einer anderen Zahl von Ländern wären es andere; beginne die Jahreszeit mit den bisherigen Ländern neu.
errors-edit_no_armies = { PLAYER($seat) } hat { $left ->
        [0] keine Armee
        [one] { $left } Armee
       *[other] { $left } Armeen
    } im Vorrat; { $wanted } mehr wären nötig.
errors-edit_no_peasants = Dafür braucht es { $wanted } mehr aus dem Vorrat; Bauern sind dort noch: { $left }.
errors-edit_no_marker = Es gibt nicht genug Unruhemarker; übrig sind: { $left }.
errors-edit_no_building = Alle Spielsteine dieser Art sind schon auf der Karte: { NAME($building) }.
errors-edit_sites = Das sind zu viele Gebäude für { NAME($county, form: "accusative") }; Platz ist für { $sites ->
        [0] keines
        [one] eines
       *[other] { $sites }
    }.
errors-edit_events = Nenne { $number ->
        [0] jetzt keine Karte
        [one] eine Karte, die nirgends sonst liegt
       *[other] { $number } verschiedene Karten, die nirgends sonst liegen
    }: so viele, wie offen liegen.
errors-edit_placed = Bisher können Sonderkarten in dieser Runde { $most ->
        [0] weder Heerführer noch Unruhen
        [one] einen Heerführer oder Unruhen
       *[other] { $most } Heerführer und Unruhen
    } gebracht haben.
errors-edit_league = Ein Fürstenbund braucht zwei Länder einer Partei, ohne Unruhen und in keinem anderen Bund.
errors-edit_points = { PLAYER($seat) } kann nicht so viele Punkte haben ({ $points }): { $turns ->
        [0] keine Runde, an der sich etwas ändern ließe, ist vorbei
        [one] eine Runde ist vorbei
       *[other] { $turns } Runden sind vorbei
    }, und mit diesen Markern macht das höchstens { $most }.
errors-edit_vp_markers = In dieser Partie haben alle { $number } Siegpunktmarker.
errors-edit_no_vp_marker = Davon ist kein Siegpunktmarker mehr übrig: { NAME($country) }.
errors-edit_hand = { PLAYER($seat) } kann jetzt nicht so viele Karten halten; die Grenze ist { $most }.
errors-edit_stack = { CAPITAL(NAME($country, form: "in", before: "in")) } kann ein Spieler Karten dieses Landes und Offene haben, höchstens { $most }, davon mindestens eine des Landes.
errors-edit_no_card = Von dieser Karte liegt keine mehr im Stapel oder in der Ablage: { $card }
errors-edit_lobby = Um die laufende Frage könnte dann niemand mehr werben; spiele sie zu Ende, oder beginne eine Runde neu.
errors-at_beginning = Hier lässt sich nichts mehr zurücknehmen.
errors-no_sandbox = Dieser Tisch ist kein Sandkasten.
errors-not_of_sandboxes = Was in einem Sandkasten geschieht, wird nirgends sonst erzählt: Es gibt dort keine Wiederholung, Aufzeichnung, Statistik oder Revanche.
errors-sandbox_full = Ein Sandkasten fasst höchstens { $most } Züge und Änderungen; teile die Stellung und spiele von dort weiter.
errors-no_such_position = Diese Stellung gibt es nicht; vielleicht ist der Link unvollständig, oder lange hat sie niemand geöffnet.
