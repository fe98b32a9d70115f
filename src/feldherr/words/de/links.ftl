### Was Links sagen, bevor man sie öffnet, und wie die App heißt, wo sie installiert ist.

## links

links-app = Feldherr
links-about = Brettspiele aus dem Dreißigjährigen Krieg nach allen Regeln: Wallenstein und Sixteen Thirty Something, mit Freunden oder Bots.
links-start_title = Feldherr: Brettspiele aus dem Dreißigjährigen Krieg
links-start_told = Heimlich planen, das Volk ernähren, dem Turm vertrauen: Wallenstein und Sixteen Thirty Something, mit Freunden oder Bots.
links-games_title = Meine Spiele
links-learn_title = Spielend lernen
links-learn_told = Kurze Lektionen führen durch Wallenstein und Sixteen Thirty Something, gespielt auf dem echten Brett.
links-new_title = Neuer Tisch
links-watch_title = Zusehen
links-watch_told = Spiele, die gerade laufen, an Tischen, die alle sehen dürfen.
links-players_title = Spieler
links-players_told = Die Wertungen aller, die hier spielen, mit den Bots, zwischen denen sie stehen.
links-tournaments_title = Turniere
links-tournaments_told = Schweizer Turniere und Gruppen mit Finale: offen für alle mit einem Konto.
links-rules_title = Die Regeln
links-rules_told = Das ganze Regelbuch zum Lesen und Suchen, für jede Ausgabe und Erweiterung.
links-rules_of = Die Regeln von { NAME($game) }
links-lesson_title = { $title }: eine Lektion in { NAME($game) }
links-lesson_told = Worum es geht: { $idea }.
links-invited_title = Eine Einladung
links-invited_told = Jemand hält dir an einem Tisch von Feldherr einen Platz frei. Öffne den Link, um ihn zu nehmen.
links-replay_title = { NAME($game) }, Zug um Zug
links-replay_at = { NAME($game) }: eine Stellung aus einer Partie
links-replay_told = Eine Partie von { WORDS($players) }, Schritt für Schritt zu sehen und von jeder Stellung aus weiterzuspielen.
links-shared_title = { NAME($game) }: eine Stellung
links-shared_told = Öffne sie auf einem eigenen Brett, ändere sie und spiele alle Seiten.
links-player_told = Spielt bei Feldherr
links-player_rating = { NAME($game) }, { $pace ->
        [live] live
       *[days] Fernpartien
    }{ $settled ->
        [true] { "" }
       *[false] { " " }(vorläufig)
    }
links-tournament_open = { NAME($game) } · { $entered } von { $places } nehmen teil
links-tournament_running = { NAME($game) } · Runde { $round } von { $rounds }
links-tournament_over = { NAME($game) } · gewonnen von { WORDS($winners) }
links-tournament_early = { NAME($game) } · vorzeitig beendet, vorn: { WORDS($winners) }
links-tournament_unplayed = { NAME($game) } · beendet, bevor es ein Ergebnis gab
links-tournament_cancelled = { NAME($game) } · abgesagt
