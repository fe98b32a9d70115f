### Was das Terminal sagt, auf Deutsch.

## errors

errors-bad_command_line = Die Befehlszeile ist nicht zu verstehen: { $message }. „{ $command } --help“ zeigt, was möglich ist.
errors-unknown_arguments = Diese Wörter bedeuten hier nichts: { WORDS($words) }. „feldherr { $command } --help“ zeigt, was möglich ist.
errors-unknown_command = Einen Befehl „{ $command }“ gibt es nicht; es gibt { WORDS($commands) }.
errors-no_file_given = „feldherr { $command }“ braucht die Datei einer Aufzeichnung, etwa „feldherr { $command } partie.json“.
errors-bad_argument = „{ $option }“ kann nicht „{ $value }“ sein, sondern nur eine ganze Zahl von { $least } bis { $most }.
errors-needed_argument = „{ $option }“ fehlt; es braucht eine Zahl, etwa „{ $option } 4“.
errors-bad_rule = „{ $word }“ setzt keine Regel; schreibe Name=Wert, etwa defenders=chosen.
errors-bad_humans = „{ $value }“ nennt keine Plätze; schreibe Zahlen von 0 bis { $most } mit Kommas dazwischen, oder all.
errors-too_many_names =
    { $given ->
        [one] { $given } Name ist
       *[other] { $given } Namen sind
    } zu viel für { $players } Spieler; höchstens einer je Platz.
errors-same_names = Jeder Spieler braucht einen eigenen Namen, und diese sind nicht alle verschieden: { WORDS($names) }.
errors-bots_again = Ein gespeichertes Spiel startet von sich aus keine Programme; nenne noch einmal, wer dort sitzt: --bots { $bots }
errors-no_game_yet = In { $folder } ist keine Partie, die weitergehen könnte; beginne eine mit „feldherr play“.
errors-cannot_save = Die Partie lässt sich nicht in { $file } speichern ({ $reason }); nenne mit --save eine andere Datei.
errors-not_in_the_rules = Die Wörter „{ $words }“ kommen in den Regeln nicht vor; versuche es mit weniger oder anderen.
errors-cannot_read = Die Datei { $file } ist nicht zu lesen ({ $reason }).
errors-not_json = Die Datei { $file } enthält keine vollständige Aufzeichnung; vielleicht wurde sie abgeschnitten oder verändert.
errors-unknown_topic = Zu „{ $topic }“ gibt es keine Hilfe, wohl aber zu { WORDS($topics) }.
errors-nothing_to_undo = Zurücknehmen lässt sich nur ein versiegelter Plan, und nur, solange noch jemand plant; jetzt gibt es keinen.
errors-ambiguous = „{ $word }“ kann { LIST($found) } heißen; tippe mehr davon.
errors-plan_is_full = Auf jedem Feld liegt eine Karte: Tippe seal, back oder Feld=Karte, um eine zu ändern.
errors-no_such_card_left = „{ $word }“ ist keine Karte, die für das Feld „{ NAME($box, kind: "action") }“ übrig ist; übrig sind: { WORDS($cards) }.
errors-bad_modifiers = „{ $word }“ nennt keine zwei Modifikatoren; schreib, was Angreifer und Verteidiger zu ihren Würfeln zählen, von { $least } bis { $most }, etwa --war 4:2.
errors-war_alone = --war fragt nach einem Krieg in Sixteen Thirty Something; { WORDS($options) } gehört zu Kämpfen und Aufständen in Wallenstein: Lass eines von beiden weg.
errors-bad_cubes = „{ $word }“ in { $option } nennt keine Würfel; schreibe Seite=Zahl mit einer der Seiten { WORDS($sides) }, Zahlen bis 62.

## cli

cli-welcome = Feldherr: ein Spiel aus dem Dreißigjährigen Krieg.
cli-ask_players = Wie viele Spieler ({ WORDS($seats) })?
cli-ask_humans = Wie viele davon sitzen an dieser Tastatur (1 bis { $most })?
cli-ask_lineup = Länder nach der empfohlenen Aufstellung (Enter) oder durch Auswahl (d)?
cli-more = -- weiter mit Enter --
cli-pass_keyboard = Die Tastatur an { $player }, dann Enter. Sonst schaut niemand hin.
cli-hide_again = Enter verbirgt ihn wieder
cli-ordered = Dein Dauerbefehl antwortet mit „{ $move }“: { $order }
cli-no_orders = Du hast keine Dauerbefehle gegeben; sie beginnen mit einem von { WORDS($verbs) }.
cli-commands_hint = ? hilft, quit hört auf; die Partie wird laufend gespeichert.
cli-commands = Befehle: ? Thema, board, odds, hint (Hinweis), mat (dein Plan), log, undo (versiegelter Plan), order (ein Dauerbefehl; order - nimmt alle zurück), save, quit. Themen: { WORDS($topics) }.
cli-more_in_the_rules = Mehr dazu: ? { $anchor }
cli-saved_in = Die Partie ist gespeichert in { $file }.
cli-no_odds_now = Jetzt steht nichts an, wofür es Wahrscheinlichkeiten gäbe; frage, wenn ein Angriff, ein Aufstand oder ein Krieg zu wählen ist.
cli-no_mat = Auf deinem Tableau liegt jetzt kein Plan.
cli-result = Gewonnen: { PLAYERS($winners) }.
cli-result_line =
    { $place }. { PLAYERS($seats) }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-building_letters = PKH
cli-legend =
    P Palast K Kirche
    H Handelshaus · frei
    !1 Unruhemarker
    6/2 Steuern/Getreide
cli-legend_court = Höflinge 6*: Gunst behalten
cli-player_heads = Spieler|Punkte|Taler|Getreide|Länder|P K H|Platz|Vorrat
cli-head_court = Höflinge
cli-head_landsknechte = Karte
cli-header = { NAME($season) } im Jahr { $year }: { NAME($phase, kind: "phase") }
cli-label_actions = Aktionen:
cli-label_tiles = Plätze:
cli-label_event = Ereignis:
cli-label_events = Eines dieser Ereignisse wird gezogen:
cli-label_favors = Gunstkarten am Hof:
cli-label_tower = Im Turm:
cli-label_tray = In der Schale:
cli-event_is_removed = durch eine Gunst aufgehoben
cli-grain_loss = { " " }(Winter −{ $grain_loss })
cli-courtiers =
    { $number ->
        [one] { $number } Höfling
       *[other] { $number } Höflinge
    }
cli-many_answers = Zu viele Antworten, um sie aufzuzählen; schreibe „{ $form }“.
cli-to_own = deins: nur ein Marsch
cli-to_neutral = neutral: Kampf gegen Bauern
cli-to_other = Kampf gegen { PLAYER($owner) }
cli-move_hint = Tippe Land und Armeen, etwa „{ $target } { $most }“ oder „1 { $most }“; odds zeigt die Chancen.
cli-recruit_hint = „recruit“ stellt eine Armee auf, „recruit Land Armeen“ bewegt auch Armeen.
cli-pass_hint = „pass“: Keine Armee zieht.
cli-note_pass = verzichten
cli-note_draw = die oberste Karte des Stapels
cli-note_exchange = beide offenen Karten unter den Stapel legen und zwei neue aufdecken
cli-note_place =
    { $number ->
        [one] { $number } Armee
       *[other] { $number } Armeen
    }
cli-note_defend =
    { $number ->
        [0] keine Armee kämpft
        [one] { $number } Armee kämpft
       *[other] { $number } Armeen kämpfen
    }
cli-note_remove_event = das Ereignis der Jahreszeit gilt nicht
cli-note_leave = diese Felder bleiben leer
cli-odds_heads = Zug|Sieg|Unentschieden|Niederlage|Armeen übrig
cli-plan_seal = Vollständig: seal?
cli-plan_hint =
    Tippe ein Land{ $numbered ->
        [0] { "" }
       *[other] { " " }oder seine Nummer
    }{ COUNT($spare) ->
        [0] { "" }
       *[other] , { $spare }
    }, Feld=Karte oder einen ganzen Plan; back, clear, rest, seal, ?
cli-plan_full_hint = Tippe seal, um den Plan abzugeben; back, clear oder Feld=Karte ändern ihn.
cli-price = { $number } Taler
cli-forecast =
    Aussicht, wenn niemand stört: Taler { $thalers } (tiefster Stand { $lowest }), Getreide { $grain } für { $counties ->
        [one] { $counties } Land
       *[other] { $counties } Länder
    } (Winterverlust { $losses }), Armeen { $armies } von { $supply }.
cli-simulating = Gespielt
cli-simulate_heads = Platz|Punkte|Streuung|Siege|95-%-Bereich
cli-simulated =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit Startwert { $seed }: { $counts } je Partie, { NUMBER($decisions_per_game, maximumFractionDigits: 0) } Entscheidungen; { NUMBER($games_per_second, maximumFractionDigits: 0) } Partien je Sekunde.
cli-verified =
    Die Aufzeichnung ist bis hierher echt: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } von { NAME($game) } nachgespielt, Startwert wie versprochen ({ $commitment }...), Partie nicht zu Ende.
cli-verified_over =
    Die Aufzeichnung ist echt: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } von { NAME($game) } nachgespielt, Startwert wie versprochen ({ $commitment }...), Punkte { WORDS($scores) }.
cli-replay_move = { $number }. { $player }: { $move }
cli-replay_hint = Enter: nächster Zug. Eine Zahl bis { $last }: dorthin. b: Spielplan. q: Ende.
cli-replay_end = Die Aufzeichnung endet hier (Zug { $last }). Eine Zahl geht zurück, q beendet.
cli-odds_battle_win = Angreifer erobert das Land
cli-odds_battle_tie = Unentschieden: Land verwüstet
cli-odds_battle_loss = Verteidiger hält das Land
cli-odds_neutral_win = Angreifer erobert das Land
cli-odds_neutral_tie = Unentschieden: Land bleibt neutral
cli-odds_neutral_loss = Bauern halten das Land
cli-odds_revolt_win = Aufstand niedergeschlagen
cli-odds_revolt_tie = Unentschieden: Land verloren
cli-odds_revolt_loss = Bauern siegen: Land verloren
cli-odds_war_win = Angreifer gewinnt den Krieg
cli-odds_war_draw = Unentschieden: beide geschwächt
cli-odds_war_loss = Verteidiger gewinnt den Krieg
cli-odds_survivors = Armeen im Land nach einem Sieg: im Mittel { $number }.
cli-odds_armies =
    mit { $number ->
        [one] { $number } Armee
       *[other] { $number } Armeen
    }
cli-rules_title = Geltende Regeln: { $preset }
cli-rules_unchanged = Nichts weicht von den gedruckten Regeln ab ({ $preset }).
cli-rules_changed = Hausregel: { $rule } ist { $now }, gedruckt { $was }.
cli-rules_figure = Eigene Zahl: { $figure } ist { $now }, im Paket { $was }.
cli-reconstructed = rekonstruiert

cli-help_usage = Aufruf:
cli-help_positionals = Angaben
cli-help_options = Einstellungen
cli-help_feldherr = Brettspiele aus dem Dreißigjährigen Krieg, nach den vollständigen Regeln.
cli-help_help = diese Hilfe zeigen
cli-help_version = die Version zeigen
cli-help_language = Sprache; sonst die des Systems
cli-help_play = An diesem Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur.
cli-help_simulate = Viele Partien spielen und zusammenfassen.
cli-help_replay = Die Aufzeichnung einer Partie Zug um Zug ansehen.
cli-help_picture = Eine Stellung einer Aufzeichnung zeichnen, als SVG oder PNG.
cli-help_position = nach wie vielen Zügen (wie replay sie zählt); ohne Angabe die letzte Stellung
cli-help_picture_seat = der Platz, dessen Wissen gezeichnet wird; ohne Angabe das eines Zuschauers
cli-help_shape = der ganze Spielplan oder eine Karte von 1200 mal 630; ohne Angabe board
cli-help_width = wie breit ein PNG wird; ohne Angabe wie das SVG
cli-help_output = wohin; die Endung wählt SVG oder PNG; ohne Angabe neben die Aufzeichnung, als SVG
cli-drawn = Gezeichnet: { $file }
cli-help_verify = Prüfen, ob eine Aufzeichnung eine mögliche Partie mit dem versprochenen Startwert erzählt.
cli-help_odds = Genaue Wahrscheinlichkeiten eines Kampfes, mit --revolt eines Aufstands, mit --war eines Krieges in Sixteen Thirty Something.
cli-help_rules = Die geltenden Regeln zeigen und erklären.
cli-help_book = das ganze Regelbuch, für diese Regeln
cli-help_find = die Abschnitte des Regelbuchs mit diesen Wörtern
cli-help_compare = worin sich diese Regeln von einer anderen Ausgabe unterscheiden
cli-help_book_output = das Regelbuch als eine Seite zum Drucken dorthin schreiben
cli-written = Geschrieben: { $file }
cli-help_metavar_game = SPIEL
cli-help_metavar_file = DATEI
cli-help_metavar_last = DATEI|last
cli-help_game = welches Spiel; ohne Angabe wallenstein
cli-help_players = Zahl der Spieler
cli-help_seed = eine ganze Zahl; gleicher Startwert und gleiche Antworten ergeben dieselbe Partie
cli-help_edition = Regeln der zweiten oder der ersten Ausgabe, oder des Handbuchs zur ersten
cli-help_court = mit der Erweiterung Kaiserhof
cli-help_landsknechte = mit der Erweiterung Landsknechte
cli-help_tower_model = Modell des Würfelturms: an eine physikalische Simulation angepasst (aged2) oder unabhängige Münzen (classic)
cli-help_rule = eine Hausregel, auch mehrfach; „feldherr rules“ zählt sie auf
cli-help_data = eine TOML-Datei mit eigenen Zahlen anstelle der rekonstruierten
cli-help_lineup = Länder nach der empfohlenen Aufstellung oder durch Auswahl
cli-help_bots_seated = wer reihum auf den anderen Plätzen sitzt: Stufen der Bots oder paket.modul:Klasse; sonst ein Rekrut
cli-help_human = Plätze an dieser Tastatur, gezählt ab 0
cli-help_names = Namen nach Plätzen
cli-help_save = Datei der Partie, statt einer im Datenordner
cli-help_resume = eine gespeicherte Partie fortsetzen
cli-help_games = Zahl der Partien, ohne Angabe 1000
cli-help_jobs = Zahl der Prozesse; sonst einer je Kern
cli-help_json = JSON ausgeben und nichts sonst
cli-help_file = eine Aufzeichnung oder eine gespeicherte Partie
cli-help_seat = was dieser Platz weiß, oder alles
cli-help_to = bis zu diesem Zug
cli-help_plain = den Verlauf ohne Nachfrage ausgeben
cli-help_attackers = angreifende Armeen
cli-help_defenders = Armeen des Verteidigers, beim Aufstand des Besitzers
cli-help_neutral = das Land ist neutral
cli-help_war = stattdessen ein Krieg: was Angreifer und Verteidiger zu ihren Würfeln zählen
cli-help_revolt = ein Aufstand statt eines Kampfes
cli-help_markers = Unruhemarker im Land
cli-help_peasants = Bauern, die mit in den Turm kommen; sonst nach den Regeln
cli-help_inside = Würfel im Turm (attacker, defender, others, peasants); ohne Angabe leer
cli-help_tray = Würfel in der Schale, die mit hineinkommen
cli-help_age = Würfe, seit die Würfel im Turm stecken, ohne Angabe 4

# Sixteen Thirty Something
cli-own_hand = Deine Hand
cli-own_vp_markers = Deine Siegpunktmarker
cli-own_market = Dein Markt
cli-turn_of = Runde { $turn } von 10, Kartengrenze { $limit }
cli-pile_sizes = Stapel { $deck }, Ablage { $discard }
cli-issue_called = Es geht um
cli-country_heads = Land|Ansehen|Heer|Kampfkraft|Partei|Marker
cli-politician_heads = Spieler|Punkte|Hand|Markt
cli-display_signs = ↑ steigend, ↓ fallend, 2* eine offene Karte
cli-leader = Heerführer
cli-unrest = Unruhen
cli-league = Fürstenbund
cli-some_answers = Es gibt { $number } Antworten, zum Beispiel diese; jede von dieser Form lässt sich eintippen.
cli-war_heads = Krieg|gewonnen|unentschieden|verloren
cli-counted_battles = Kämpfe
cli-counted_revolts = Aufstände
cli-counted_wars = Kriege
cli-counted_leagues = Fürstenbünde
