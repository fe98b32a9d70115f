### Das Turmlabor auf der Kommandozeile, und was an einem Wurfprotokoll nicht stimmt, auf Deutsch.

## errors
errors-log_line = Zeile { $line } ist nicht zu lesen: „{ $text }“. Schreib, was hineinkam und was herauskam, etwa „rein 3 rot 2 blau, raus 2 rot“.
errors-log_cubes = Zeile { $line }: „{ $text }“ sind keine Anzahlen von Würfeln. Schreib sie wie „3 rot 2 blau“, höchstens { $most } in einem Wurf.
errors-log_too_many = Zeile { $line }: { $out } { $colour } kamen heraus, aber nur { $most } lagen darin oder wurden geworfen.
errors-log_colours = Zeile { $line }: Es gibt höchstens { $most } Farben.
errors-log_too_long = Ein Protokoll hat höchstens { $most } Zeilen.
errors-log_too_short =
    { $throws ->
        [one] Ein Wurf sagt
       *[other] { $throws } Würfe sagen
    } zu wenig: Mindestens { $least } sind nötig, und etwa hundert sagen etwas aus.
errors-own_tower_unrated = Ein Tisch mit eurem eigenen Turm zählt nicht für die Wertung.
errors-own_tower_not_agreed = Noch nicht alle sind einverstanden, mit eurem eigenen Turm zu spielen; es fehlen: { WORDS($names) }.
errors-no_own_tower = An diesem Tisch wird mit dem Turm des Hauses gespielt.

## cli
cli-help_tower = Das Turmlabor: tausendfach werfen, genaue Wahrscheinlichkeiten, Modelle im Vergleich und die Stufe des eigenen Turms.
cli-help_tower_action = throw: viele Würfe neben ihren Wahrscheinlichkeiten; odds: nur diese; compare: die Modelle nebeneinander; fit: die Stufe des eigenen Turms aus einem Wurfprotokoll
cli-help_tower_log = Wurfprotokoll, ein Wurf je Zeile: rein 3 rot 2 blau, raus 2 rot
cli-help_tower_thrown = geworfene Würfel nach Farbe
cli-help_tower_inside = Würfel, die darin liegen
cli-help_tower_times = wie oft
cli-help_tower_pour = Würfel, die zu Beginn hineinkommen
cli-help_tower_games = Partien von 50 Würfen für den Vergleich
cli-help_tower_data = Datei mit einem eigenen Turm, wie fit sie schreibt
cli-help_tower_output = Datei für den angepassten Turm; ein Tisch nimmt sie mit --data
cli-tower_mean = Im Mittel kommen { $mean } Würfel heraus, um { $sd } mehr oder weniger.
cli-tower_all = alle zusammen: heraus, genau, geworfen
cli-tower_red = rot
cli-tower_blue = blau
cli-tower_black = schwarz
cli-tower_yellow = gelb
cli-tower_purple = violett
cli-tower_peasants = Bauern
cli-tower_chi_square = Chi-Quadrat { $value } bei { $degrees } Freiheitsgraden: Wahrscheinlichkeit { $p }
cli-tower_own = der eigene
cli-tower_poured = vom Beginn
cli-tower_mean_head = darin
cli-tower_sd = Streuung
cli-tower_more = mehr heraus
cli-tower_fewer = weniger
cli-tower_falls = fällt durch
cli-tower_loose = lose, Alter 4
cli-tower_fitted = Aus { $throws } Würfen mit { $cubes } Würfeln, in Tausendsteln eines Logits über dem Modell, mit Intervallen, die den wahren Wert in 95 von 100 Fällen enthalten:
cli-tower_level_stay = ein geworfener Würfel bleibt darin: { $value } ({ $low } bis { $high })
cli-tower_level_loose = ein ruhender Würfel löst sich: { $value } ({ $low } bis { $high })
cli-tower_gain = Um { $gain } Nat besser als das Modell, wie es ist.
cli-tower_few = Das sind wenige Würfe: Die Intervalle sind mit Grund weit.
cli-tower_written = Geschrieben in { $path }: gespielt wird damit durch --data { $path }.
