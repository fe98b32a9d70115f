people-abandoned = { $n ->
        [one] eines aufgegeben
       *[other] { $n } aufgegeben
    }
people-after = Weiter
people-ahead = Davor
people-all_tournaments = Alle Turniere
people-at_a_table = Spieler an einem Tisch
people-before = Zurück
people-begin_now = Jetzt beginnen
people-block = Sperren
people-block_about = { $name } kann sich vor dem Start nicht mehr an deine Tische setzen, dich weder einladen noch dir folgen, und du liest nichts von dem, was sie oder er schreibt. In Turnieren entscheidet die Auslosung; dort könnt ihr euch noch begegnen. Gesagt wird es niemandem.
people-block_now = Jetzt sperren
people-blocked = Gesperrt
people-by = von { $name }
people-campaign_of = Feldzug von { $name }
people-cancel = Absagen
people-clock = Tempo
people-come_back = Wieder teilnehmen
people-comes_by = sei bis { $moment } an deinem Tisch, sonst spielt ein Bot für dich
people-course_said = Die Wertung über { $games } Spiele, von { $first } bis { $last }.
people-end_now = Beenden, wie es steht
people-ended_early = Es endete vorzeitig, in Runde { $round } von { $rounds }. Vorn: { $names }.
people-ended_unplayed = Es endete, bevor es ein Ergebnis gab.
people-enter = Teilnehmen
people-entered_of = { $n } von { $places }
people-entrants = Wer teilnimmt
people-everybody = Menschen und Bots
people-final = Finale
people-final_place = { $n ->
        [1] gewann das Finale
       *[other] Platz { $n } im Finale
    }
people-follow = Folgen
people-follow_name = { $name } folgen
people-followers = Sie folgen dir
people-form = Form
people-friends = Freunde
people-friends_about = Wer dir auch folgt, ist ein Freund: Ihr seht einander hier und könnt euch an einen Tisch einladen. Leute findest du in der Liste oder über ihre Namen am Tisch.
people-games = Spiele
people-give_or_take = mehr oder weniger
people-has_left = nimmt an der nächsten Runde nicht teil
people-invite = Einladen
people-invite_about = Ein Platz wird freigehalten, und der Tisch steht bei ihren Spielen.
people-invite_friends = Freunde einladen
people-invite_name = { $name } einladen
people-is_away = nicht da
people-is_here = gerade da
people-is_over = zu Ende
people-kind = Art
people-kind_groups = Gruppen mit Finale
people-kind_groups_about = In jeder Runde treffen sich dieselben; die Besten der Gruppen spielen die letzte.
people-kind_swiss = Schweizer System
people-kind_swiss_about = Alle spielen jede Runde, mit ihren Nachbarn in der Tabelle.
people-last_places = Letzte zehn Plätze
people-leave = Nicht teilnehmen
people-leave_later = Nach dieser Runde aufhören
people-looks_for_players = sucht Mitspieler
people-mean_place = Mittlerer Platz
people-met = Gegner
people-n_rounds = { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
people-name_of_tournament = Name des Turniers
people-needs_account = Dafür brauchst du ein Konto.
people-never_mind = Doch nicht
people-no_friends = Du folgst noch niemandem.
people-no_show_days = In jeder Runde haben alle so lange Zeit, an ihren Tisch zu kommen, wie für eine Entscheidung. Für Fehlende spielt ein Hauptmann; sie bekommen keine Punkte und nehmen wieder teil, wenn sie es sagen.
people-no_show_live = In jeder Runde haben alle zehn Minuten, an ihren Tisch zu kommen. Für Fehlende spielt ein Hauptmann; sie bekommen keine Punkte und nehmen wieder teil, wenn sie es sagen.
people-no_tournament = Dieses Turnier gibt es nicht
people-no_tournaments = Es gibt noch kein Turnier.
people-nobody_entered = Noch niemand.
people-nobody_rated = Hier hat noch niemand eine Wertung. Sie kommt mit dem ersten gewerteten Tisch.
people-not_come = noch nicht da
people-open_state = { $n ->
        [one] { $n } von { $places } Plätzen ist vergeben.
       *[other] { $n } von { $places } Plätzen sind vergeben.
    } Es beginnt, wenn alle vergeben sind oder wer es eröffnet hat es sagt.
people-open_tournament = Turnier eröffnen
people-places = Plätze
people-places_by_round = Je Runde
people-places_said = Plätze: { $places }
people-player = Spieler
people-players = Spieler
people-plays_now = spielt gerade
people-points = Punkte
people-points_about = Wer an einem Tisch gewinnt, bekommt 12 Punkte, wer Letzter wird keine, die anderen gleichmäßig dazwischen. Bei Gleichstand zählen die Punkte aller, die man getroffen hat, dann gewonnene Tische.
people-points_about_groups = Wer an einem Tisch gewinnt, bekommt 12 Punkte, wer Letzter wird keine, die anderen gleichmäßig dazwischen; unter denen im Finale entscheidet das Finale. Bei Gleichstand zählen die Punkte aller, die man getroffen hat, dann gewonnene Tische.
people-provisional = vorläufig
people-provisional_about = vorläufig, bis mehr Spiele und drei Gegner sie gezeigt haben
people-rank = Rang
people-rank_n = hier Nummer { $n }
people-rated_about = Die Ergebnisse zählen in den Wertungen aller.
people-rating = Wertung
people-ratings_about = Wertungen kommen von den Plätzen ganzer Tische, nicht von Siegen allein, mit OpenSkill. Bots sind der Maßstab; sie wachsen nie. Was zählt: gewertete Tische mit Uhr, zu Ende gespielt von mindestens zwei Menschen mit Konto. Ein aufgegebenes Spiel zählt nicht als eigenes, und mehr als drei am Tag zwischen denselben beiden zählen nicht.
people-rivals = Am häufigsten getroffen
people-round_n = Runde { $n }
people-round_of = Runde { $n } von { $rounds }
people-rounds = Runden
people-sit_down = Hinsetzen
people-sit_with = Zu { $name } setzen
people-size = Größe
people-standings = Tabelle
people-start_tournament = Ein Turnier eröffnen
people-strongest = Am stärksten in
people-table_n = Tisch { $n }
people-table_open = alle kommen
people-table_over = zu Ende
people-table_paused = ruht
people-table_running = wird gespielt
people-tables_of = Tische zu { $n }
people-tables_won = Tische gewonnen
people-to_statistics = Statistik des Servers
people-to_your_table = An deinen Tisch
people-tournaments = Turniere
people-tournaments_about = Wer ein Konto hat, kann ein Turnier eröffnen. Die Tische entstehen in jeder Runde von selbst, die Plätze wechseln, und alle Ergebnisse sind öffentlich.
people-unblock = Entsperren
people-unblock_name = { $name } entsperren
people-unfollow = Nicht mehr folgen
people-unrated_yet = Noch kein gewertetes Spiel.
people-was_cancelled = Es wurde abgesagt.
people-watch = Zuschauen
people-watch_name = { $name } zuschauen
people-who = Wer gezeigt wird
people-won_by = { $n ->
        [one] { $names } hat das Turnier gewonnen.
       *[other] { $names } haben das Turnier gemeinsam gewonnen.
    }
people-you_are_in = Du nimmst teil.
people-you_blocked = Du hast { $name } gesperrt.
people-you_follow = du folgst
people-you_follow_name = Du folgst { $name }.
