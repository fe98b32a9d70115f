tower-about = Der Würfelturm dieses Hauses ist ein Modell. Hier lässt es sich aus der Nähe ansehen: was es mit beliebigen Würfeln tut, tausendfach, neben den genauen Wahrscheinlichkeiten; worin sich die Modelle unterscheiden; und wie sich dein eigener Turm verhält, wenn du einen hast.
tower-add_line = Wurf eintragen
tower-ages = Alter
tower-ages_about = Eine Zahl je Würfel, etwa 1 1 3; was fehlt, hat das Alter oben.
tower-ages_each = Alter Würfel für Würfel
tower-all_colours = alle zusammen
tower-black = Schwarz
tower-blue = Blau
tower-chi_square = Chi-Quadrat { $value } bei { $degrees } Freiheitsgraden; so groß oder größer durch Zufall: { $p }
tower-close = Schließen
tower-compare = Modelle nebeneinander
tower-compare_about = Dieselben Partien mit jedem Modell: die Füllung, dann 50 Würfe von 4 bis 14 Würfeln.
tower-compare_button = Vergleichen
tower-corrected = Der letzte Wurf lässt sich bis zur nächsten Entscheidung berichtigen.
tower-counted = geworfen
tower-each_model = In jedem Modell
tower-exact = genau
tower-falls = ein geworfener Würfel fällt durch (von 6)
tower-fell = { $n ->
        [one] Ein Würfel kam heraus:
       *[other] { $n } Würfel kamen heraus:
    }
tower-few = Das sind wenige Würfe: Die Intervalle sind mit Grund weit. Etwa hundert sagen etwas aus.
tower-fewer = weniger heraus als hinein
tower-fit = Dein eigener Turm
tower-fit_about = Schreib auf, was hineinkommt und was herauskommt, Wurf für Wurf, von der Füllung des leeren Turms an; was in der Schale lag, zählt, wenn es wieder hineinkommt. Aus etwa hundert Würfen findet sich die Stufe des Modells, mit einem Intervall, das die wahre in 95 von 100 Fällen enthält.
tower-fit_button = Stufe bestimmen
tower-fit_placeholder = rein 8 rot 8 blau 10 grün, raus 6 rot 5 blau 8 grün
tower-fitted = { $throws } Würfe mit { $cubes } Würfeln
tower-gain = um { $gain } Nat besser als das Modell, wie es ist
tower-inside = schon darin
tower-inside_now = { $n ->
        [one] Ein Würfel liegt darin
       *[other] { $n } Würfel liegen darin
    }
tower-into = kommt hinein
tower-level_loose = ein ruhender Würfel löst sich
tower-level_stay = ein geworfener Würfel bleibt darin
tower-level_value = { $value } ({ $low } bis { $high }) Tausendstel eines Logits über dem Modell
tower-log_line = rein { $into }, raus { $out }
tower-loose = ein ruhender vom Alter 4 löst sich
tower-mean = Im Mittel kommen { $mean } heraus, um { $sd } mehr oder weniger; hier waren es im Mittel { $found }.
tower-model = Modell
tower-model_aged2 = nach einer physikalischen Simulation
tower-model_classic = klassisch
tower-model_own = dein eigener Turm
tower-models_here = Diese Würfel in jedem Modell
tower-more = mehr heraus als hinein
tower-new_table = Neuer Tisch mit diesem Turm
tower-nothing_fell = Nichts ist gefallen
tower-nothing_inside = Der Turm ist leer.
tower-on_average = im Mittel
tower-once = Einmal werfen
tower-out = heraus
tower-own_agree = Ich bin einverstanden, dass an diesem Tisch die Würfe unseres eigenen Turms zählen.
tower-own_agreed = einverstanden
tower-own_note = Wer wirft, sagt, was gefallen ist. Ein solcher Tisch zählt nicht für die Wertung, und seine Würfe gehören nicht zum Nachweis der Fairness.
tower-own_not_agreed = noch nicht einverstanden
tower-own_tower = Mit unserem eigenen Turm
tower-own_waits = Die Partie beginnt, wenn alle einverstanden sind, mit eurem eigenen Turm zu spielen.
tower-peasants = Bauern
tower-pour = hineingeschüttete Würfel
tower-poured = bleiben von der Füllung
tower-purple = Violett
tower-red = Rot
tower-rests = { $who }, seit { $age ->
        [one] einem Wurf
       *[other] { $age } Würfen
    } darin
tower-rests_chance = { $who }, seit { $age ->
        [one] einem Wurf
       *[other] { $age } Würfen
    } darin: kommt mit { $chance } heraus, wenn { $size } geworfen werden
tower-say_fallen = Was ist gefallen?
tower-say_fallen_about = { $n ->
        [one] Ein Würfel kommt
       *[other] { $n } Würfel kommen
    } in euren Turm. Tippe an oder gib ein, wie viele jeder Farbe jetzt in der Schale liegen.
tower-say_most = von { $most }
tower-section_note = Die Zahl ist das Alter in Würfen, der Strich, wie wahrscheinlich er herauskommt, wenn { $size } geworfen werden. Je älter, desto fester.
tower-skip = Fall überspringen
tower-stock = darin in einer üblichen Partie
tower-stock_value = { $mean } ± { $sd }
tower-sum_fallen = { $n ->
        [one] Ein Würfel
       *[other] { $n } Würfel
    } in der Schale, { $rest ->
        [one] einer bleibt
       *[other] { $rest } bleiben
    } darin
tower-take_fallen = Das ist gefallen
tower-thousands = { $n }-mal werfen
tower-title = Das Turmlabor
tower-to_lab = Das Turmlabor
tower-watch = Ein Wurf zum Zusehen
tower-yellow = Gelb
