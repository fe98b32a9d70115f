### Die Analyse nach einer Partie, auf Deutsch.

analysis-luck_start = Anfang
analysis-luck_tower = Turm
analysis-luck_event = Gezogene Ereignisse
analysis-luck_order = Lose bei gleichen Geboten
analysis-luck_cards = Gezogene Karten
analysis-luck_dice = Würfel
analysis-luck_winter = Im Winter gezogen
analysis-made_plans = Pläne
analysis-made_order = Plätze in der Reihenfolge
analysis-made_marches = Märsche und Kämpfe
analysis-made_court = Hof und Landsknechte
analysis-made_lobbies = Vorsprachen
analysis-made_bids = Gebote
analysis-made_votes = Stimmen
analysis-made_cards = Gespielte Karten
analysis-made_others = Entscheidungen der anderen

analysis-title = Wie es gewonnen und verloren ging
analysis-whose = Wessen Partie
analysis-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
analysis-about = Bots denken sich einige tausend Jahreszeiten oder Runden dieser Partie aus und sagen, was Glück und was Entscheidungen bewirkt haben. Das dauert ein bis zwei Minuten; wer später nachsieht, findet es hier.
analysis-begin = Analysieren
analysis-running = Bots sehen sich die Partie an …
analysis-failed = Die Analyse konnte nicht beendet werden. Versuche es noch einmal.
analysis-chances = Aussichten auf den Sieg
analysis-legend_costly = teure Entscheidungen
analysis-legend_good = besser als { $level }
analysis-legend_games = { $games } gedachte Partien je Punkt
analysis-as_table = Aussichten als Tabelle
analysis-at_the_end_of = Am Ende von
analysis-fortune = Glück
analysis-decisions = Entscheidungen
analysis-times = { $number }-mal
analysis-sum = { $start } zu Beginn, Glück { $fortune }, Entscheidungen { $decisions }, ein weiterer Blick voraus { $outlook }: { $end }.
analysis-outlook_about = Der weitere Blick: Wenn eine Jahreszeit oder Runde beginnt, sieht die Schätzung weiter als zuvor.
analysis-costly =
    { $number ->
        [one] Die teuerste Entscheidung
       *[other] Die teuersten Entscheidungen
    }
analysis-none = Keine Entscheidung hat sicher 2 % oder mehr gekostet.
analysis-turn = Runde { $turn }
analysis-played = Gespielt: { $move }
analysis-bot = { $level }:
analysis-sure = Aussicht auf den Sieg: wie gespielt { $chance }, so { $better }; Standardfehler des Unterschieds { $error }, aus { $games } gedachten Partien, die zu dem passen, was der Platz wusste.
analysis-again = Von hier noch einmal versuchen
analysis-freely = Frei probieren, auf allen Plätzen
analysis-puzzle = Stellung des Tages
analysis-show = Den Augenblick zeigen
analysis-more =
    (und { $number ->
        [one] { $number } weiteres Feld anders
       *[other] { $number } weitere Felder anders
    })
