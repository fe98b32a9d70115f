### Was der Server von Wertungen, Freunden und Turnieren sagt, auf Deutsch.

## errors

errors-rated_needs_account = An einem gewerteten Tisch brauchen alle ein Konto; Gäste haben keine Wertung.
errors-rated_needs_clock = Ein gewerteter Tisch braucht eine Uhr: Wähle „live“ oder „per Brief“.
errors-rated_one_seat_each = An einem gewerteten Tisch hat jeder einen Platz, und das Spiel beginnt am Anfang.
errors-table_closed = Dieser Tisch ist für dich geschlossen.
errors-already_invited = { $name } sitzt schon an diesem Tisch oder ist eingeladen.
errors-follows_not = Einladen kannst du, wer dir folgt; schick anderen den Link.
errors-tie_to_oneself = Dir selbst kannst du weder folgen noch dich sperren.
errors-too_many_ties = Du folgst schon { $most } Leuten oder hast sie gesperrt; mehr geht nicht.
errors-no_such_tournament = Dieses Turnier gibt es nicht.
errors-too_many_tournaments = Du hast { $most } Turniere, die nicht zu Ende sind; warte auf das Ende von einem oder sage eins ab.
errors-bad_table_size = Ein Tisch dieses Spiels hat { $least } bis { $most } Spieler, nicht { $given }.
errors-groups_need_rounds = Gruppen brauchen mindestens zwei Runden: eine oder mehr in Gruppen und ein Finale.
errors-too_few_places = Ein Turnier mit Tischen zu { $size } braucht mindestens { $size } Plätze, nicht { $places }.
errors-tournament_over = Dieses Turnier ist vorbei.
errors-tournament_not_open = Das geht nur, bevor das Turnier beginnt.
errors-tournament_full = Alle Plätze in diesem Turnier sind vergeben.
errors-not_entered = Du nimmst an diesem Turnier nicht teil.
errors-too_few_entered = { $needed } müssen sich angemeldet haben, bevor es beginnt; bisher sind es { $entered }.
errors-no_such_game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { WORDS($games) }.
errors-not_rated = Das Spiel am Tisch { $table } zählte nicht in den Wertungen.

## cli

cli-admin_ratings =
    { $games ->
        [one] Ein Spiel zählt
       *[other] { $games } Spiele zählen
    } in den Wertungen; { $differing ->
        [0] alle Wertungen sind, was daraus folgt.
        [one] eine Wertung ist nicht, was daraus folgt.
       *[other] { $differing } Wertungen sind nicht, was daraus folgt.
    }
cli-admin_rated_anew =
    Die Wertungen wurden aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    } neu gemacht; { $differing ->
        [0] keine hat sich geändert.
        [one] eine hat sich geändert.
       *[other] { $differing } haben sich geändert.
    }
cli-admin_rating_differs = { $person }: { $game }, { $pace }
cli-admin_counts_now = { $table }: zählte bisher nicht, jetzt schon.
cli-admin_left_out = { $table }: müsste zählen, zählt aber nicht.
cli-admin_unrated = Das Spiel am Tisch { $table } zählt nicht mehr; die Wertungen wurden neu gemacht.
