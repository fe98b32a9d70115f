doors-account = Du
doors-account_of = Dein Konto: { $email }
doors-address = E-Mail-Adresse
doors-address_confirmed = Nachrichten und Links für ein neues Passwort gehen an { $email }.
doors-address_name_only = Du meldest dich mit { $email } an. Dieser Server verschickt keine E-Mails.
doors-address_unconfirmed = Du meldest dich mit { $email } an. Die Adresse ist noch nicht bestätigt, darum geht nichts dorthin.
doors-agree_to_end = Das Spiel jetzt beenden
doors-ahead_by_tie =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, bei Gleichstand vor { $name }
doors-ahead_of =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $lead } vor { $name }
doors-all_seated = Alle sind da.
doors-api_described = Was Programme fragen können
doors-armies_on_map = Armeen auf der Karte
doors-battles = Kämpfe
doors-bot_for_me = Einen Bot für mich spielen lassen
doors-bot_on_seat = Einen Bot auf Platz { $n } setzen
doors-bot_plays_for_you = Ein Bot spielt für dich.
doors-bots = Bots
doors-bots_and_start =
    Mit { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    } auffüllen und anfangen
doors-buildings = Gebäude
doors-by_invitation = Nur mit dem Link
doors-by_mail = Per E-Mail
doors-by_push = In diesem Browser
doors-by_push_about = eine Nachricht, auch wenn die Seite zu ist
doors-check_it = Prüfen
doors-code_from_device = Code von deinem anderen Gerät
doors-come_back = Zurückkommen
doors-commitment_kept = Der Startwert ist der, der vor dem ersten Zug festgelegt war.
doors-confirm_about = Damit sagst du, dass die Adresse, an die der Link ging, deine ist.
doors-confirm_address = Adresse bestätigen
doors-confirm_done = { $email } ist bestätigt.
doors-confirm_nothing = Hier ist kein Link. Öffne den aus der E-Mail.
doors-confirm_title = Deine E-Mail-Adresse
doors-copied = Kopiert
doors-copy = Kopieren
doors-counties = Länder
doors-course_of_game = Der Verlauf des Spiels
doors-court_about = Höflinge gewinnen Gunst vor den Aktionen
doors-days_each = Zeit für eine Entscheidung
doors-do_not_end = Doch nicht beenden
doors-drop = Entfernen
doors-drop_token = Den Schlüssel „{ $label }“ entfernen
doors-edition = Ausgabe
doors-edition_default = Standard
doors-edition_first_about = 2002: Reihenfolge per Los, 25 Ereignisse
doors-edition_manual_about = 2002, nach dem Handbuch
doors-edition_second_about = Versteigerung, Vorteilsplättchen, 12 Ereignisse
doors-email = E-Mail
doors-ended = Das Spiel ist zu Ende
doors-expansions = Erweiterungen
doors-expected = Erwartet
doors-fair_command = Um alles noch einmal zu prüfen, mit jedem Wurf:
doors-fair_commitment = Festlegung auf den Startwert
doors-fair_no = Der Beweis hält nicht.
doors-fair_nonces = Die Anteile der Plätze
doors-fair_numbers = Die Zahlen
doors-fair_promise = Versprechen
doors-fair_secret = Das Geheimnis des Servers
doors-fair_seed = Startwert
doors-fair_yes = Geprüft: Der Zufall dieses Spiels war fair.
doors-fairness = Fairnessbeweis
doors-fairness_about = Fairnessbeweis: Der Startwert war vor dem ersten Zug versiegelt.
doors-favors_short = Gunst
doors-first_counties = Erste Länder
doors-first_winter = 1. Winter
doors-forget_me = Löschen
doors-forget_me_about = Dein Name, deine Notizen und alles, was du geschrieben hast, werden gelöscht. In laufenden Spielen übernehmen Bots deine Plätze für immer.
doors-forget_me_now = Endgültig löschen
doors-forgot_password = Passwort vergessen?
doors-fortune = Glück
doors-fortune_about = Kämpfe, gemessen an ihren Chancen
doors-free_seat = freier Platz
doors-free_seat_n = Platz { $n } frei machen
doors-from = Von
doors-game = Spiel
doors-game_rests = Das Spiel ruht.
doors-guest_seats_kept = Deine Spiele und Plätze bleiben dir.
doors-hints = Hinweise
doors-hints_alone = Ein Mensch allein
doors-hints_alone_about = Ein Bot darf um Rat gefragt werden, wo ein Mensch allein gegen Bots spielt oder alle am selben Bildschirm sitzen. Wo sich mehrere treffen, bekommt niemand Rat.
doors-hints_always = Immer
doors-hints_always_about = Alle dürfen einen Bot um Rat fragen. Er weiß nur, was ihr eigener Platz weiß.
doors-hints_never = Nie
doors-hints_never_about = Alle denken selbst.
doors-house_rules = Hausregeln
doors-invited_title = Nimm Platz
doors-is_here = da
doors-join = Mitspielen
doors-keep_me = Alles behalten
doors-kept_for = frei gehalten für { $name }
doors-landsknechte_about = ein Vorteil für Länder in vier Regionen
doors-level_captain = Hauptmann
doors-level_random = Zufall
doors-level_recruit = Rekrut
doors-lineup_default = Empfohlene Aufstellung
doors-lineup_default_about = gut für ein erstes Spiel
doors-lineup_draft = Auswahl
doors-lineup_draft_about = alle wählen reihum ihre Länder
doors-link = Link
doors-link_sent = Wir haben einen Link an { $email } geschickt. Öffne ihn innerhalb eines Tages, um die Adresse zu bestätigen; bis dahin ändert sich nichts.
doors-look = Ansehen
doors-look_at_table = Den Tisch ansehen
doors-luck = Glück
doors-mail_needs_account = für Konten mit E-Mail-Adresse
doors-mail_needs_confirmation = für bestätigte Adressen
doors-majorities_short = Mehrheiten
doors-make_free = Frei machen
doors-make_token = Schlüssel erstellen
doors-minutes_each = Zeit für jeden, dazu 30 s je Entscheidung
doors-my_games = Meine Spiele
doors-my_share = Mein eigener Anteil am Zufall ist darin enthalten.
doors-n_agree =
    { $n ->
        [one] { $n } Spieler will
       *[other] { $n } Spieler wollen
    } es beenden; alle müssen zustimmen.
doors-n_changed = { $n } geändert
doors-n_days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
doors-n_minutes = { $n } Minuten
doors-n_players = { $n } Spieler
doors-name_of_seat = Name für Platz { $n }
doors-nav = Seiten
doors-nav_new = Neuer Tisch
doors-nav_play = Spielen
doors-nav_rules = Regeln
doors-nav_statistics = Statistik
doors-nav_watch = Zusehen
doors-new_address = Neue E-Mail-Adresse
doors-new_code = Einen neuen Code erstellen
doors-new_password = Neues Passwort (mindestens 8 Zeichen)
doors-new_table = Ein neuer Tisch
doors-new_table_about = Alles ist gut voreingestellt. Ändere, was du magst, dann lade ein.
doors-no = nein
doors-no_account_needed = Ohne Konto.
doors-no_open_tables = Gerade ist kein Tisch offen.
doors-no_proof = Dieses Spiel kam aus einer Aufzeichnung und hat keinen Beweis.
doors-no_running_tables = Gerade spielt niemand öffentlich.
doors-no_seat_left = Alle Plätze sind besetzt. Du kannst zusehen, sobald das Spiel begonnen hat.
doors-nobody_yet = noch niemand
doors-none_changed = keine geändert
doors-notices = Nachrichten
doors-notices_about = Wenn eine Entscheidung von dir eine Weile wartet und du nicht hier bist.
doors-old_password = Bisheriges Passwort
doors-open_one = Einen öffnen
doors-open_table = Tisch öffnen
doors-open_table_about = Du bekommst einen Link zum Verschicken. Das Spiel fängt an, wenn alle Plätze besetzt sind; ein leerer Platz kann jederzeit ein Bot werden.
doors-open_tables = Offene Tische
doors-open_to_all = Alle
doors-other_device = Ein anderes Gerät
doors-other_device_about = Ein Code bringt dich auf einem anderen Gerät zu deinen Plätzen zurück. Behalte ihn für dich.
doors-other_device_account = Melde dich dort mit E-Mail-Adresse und Passwort an.
doors-own_figures = eigene Werte
doors-pace = Tempo
doors-pace_days = Per Brief
doors-pace_days_about =
    { $n ->
        [one] { $n } Tag je Entscheidung
       *[other] { $n } Tage je Entscheidung
    }
doors-pace_days_note = Tage für jede Entscheidung
doors-pace_free = Ohne Uhr
doors-pace_free_note = nimm dir die Zeit, die du brauchst
doors-pace_live = Live
doors-pace_live_about = je { $n } min
doors-pace_live_note = alle am Tisch, mit Uhr
doors-password = Passwort
doors-password_about = Alle anderen, die mit deinem Konto angemeldet sind, werden dann abgemeldet; seine Schlüssel und Codes gelten nicht mehr.
doors-password_changed = Dein Passwort ist geändert.
doors-pause_game = Spiel unterbrechen
doors-paused = unterbrochen
doors-place = Rang
doors-play_again = Wieder selbst spielen
doors-play_on = Weiterspielen
doors-play_on_from = Was wäre, wenn? Gegen Bots weiterspielen ab
doors-played_now = Wird gerade gespielt
doors-profile = Name und Sprache
doors-promise_as_seen = Es ist das Versprechen, das dieser Browser sah, als du dich gesetzt hast.
doors-promise_kept = Das Geheimnis passt zum Versprechen, das gegeben wurde, bevor jemand saß.
doors-push_denied = Der Browser erlaubt keine Nachrichten von hier. Das lässt sich in seinen Einstellungen ändern.
doors-push_failed = Der Nachrichtendienst des Browsers antwortet nicht.
doors-push_impossible = dieser Browser kann das nicht
doors-put_bot = Bot
doors-quiet_about = in diesen Stunden wird nichts verschickt ({ $zone })
doors-quiet_hours = Ruhezeit
doors-record = Aufzeichnung
doors-register = Konto anlegen
doors-rematch = Revanche
doors-reset_about = Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.
doors-reset_choose = Wähl ein neues Passwort. Du wirst überall abgemeldet.
doors-reset_done = Dein Passwort ist geändert.
doors-reset_sent = Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs.
doors-reset_title = Ein neues Passwort
doors-room_title = Der Tisch ist offen
doors-rule_armies_each = Armeen für jeden
doors-rule_combat_may_be_declined = Verzicht auf Kampf/Bewegung
doors-rule_defenders = Verteidiger
doors-rule_deploy1 = 1 Armee und ziehen
doors-rule_draft_exchange = Tausch bei der Auswahl
doors-rule_draft_order = Reihenfolge der Auswahl
doors-rule_empty_boxes_declared = Leere Felder angesagt
doors-rule_event_cards = Ereigniskarten
doors-rule_favor_armies = Armeen einer Gunst bei zu kleinem Vorrat
doors-rule_league_bonus_without_influence = Zusatzpunkt im Bund
doors-rule_neutral_conquest_markers = Unruhemarker in eroberten neutralen Ländern
doors-rule_order_before_event = Reihenfolge vor dem Ereignis
doors-rule_peasants_alone = Bauern allein
doors-rule_peasants_help_below = Bauern helfen dem Verteidiger
doors-rule_revolt_before_income = Aufstand vor der Einnahme
doors-rule_revolt_defenders = Armeen gegen Aufstände
doors-rule_single_marker_peasants = Bauern bei einem Unruhemarker
doors-rule_spare_cards = Münz- oder Blankokarten
doors-rule_tie_break = Bei Gleichstand
doors-rule_tower = Turm
doors-rule_turn_order = Spielerreihenfolge
doors-rule_unguarded_revolts = Aufstand in einem Land ohne Armeen
doors-save = Speichern
doors-saved = Gespeichert.
doors-seat_bot = Bot, { $level }
doors-seat_me = { $name } (du)
doors-seat_n = Platz { $n }
doors-seat_open = Jemanden einladen
doors-seat_screen = Jemand an diesem Bildschirm
doors-seats = Plätze
doors-seats_free =
    Noch { $n ->
        [one] { $n } Platz ist
       *[other] { $n } Plätze sind
    } frei.
doors-seats_taken = { $n } von { $all } Plätzen besetzt
doors-second_only = nur in der zweiten Ausgabe
doors-seed_follows = Der Startwert folgt aus dem Geheimnis und den Anteilen aller Plätze.
doors-send_link = Link schicken
doors-server_sends_none = dieser Server verschickt keine E-Mails
doors-share = Teilen
doors-share_about = Wer diesen Link hat, kann Platz nehmen, mit einem Namen und sonst nichts.
doors-share_about_public = Alle sehen diesen Tisch auf der Startseite. Der Link führt geradewegs hierher.
doors-share_picture = Ein Bild teilen
doors-share_text = Komm an meinen Tisch und spiel mit.
doors-share_title = Einladen
doors-show_code = Meinen Code zeigen
doors-show_less = Weniger zeigen
doors-show_more = { $n } weitere
doors-sign_in = Anmelden
doors-sign_in_about = Spielen geht auch ohne. Ein Konto hat ein Passwort, bekommt E-Mails und gilt auf jedem Gerät.
doors-sign_in_title = Konto
doors-sign_out = Abmelden
doors-sit_here = Hier sitzen
doors-sixteenthirty_about = 3 bis 6 Spieler, etwa 2 Stunden
doors-skip_to_content = Zum Inhalt
doors-stand_up = Aufstehen
doors-start_at_once_about = Alle Plätze sind besetzt: Das Spiel fängt sofort an.
doors-start_game = Spiel anfangen
doors-table_for_friends = Ein Tisch für Freunde
doors-their_name = Name
doors-to_account = Zu deinem Konto
doors-to_rematch = Zur Revanche
doors-to_table = Zum Tisch
doors-token_label = Wofür ist der Schlüssel?
doors-token_once = Kopiere ihn jetzt; er wird nicht noch einmal gezeigt.
doors-tokens = Zugang für Programme
doors-tokens_about = Mit einem Schlüssel spielt und liest ein Skript oder Bot in deinem Namen.
doors-unreachable = Der Server ist nicht zu erreichen.
doors-until = Bis
doors-value_defenders_all = alle Armeen
doors-value_defenders_chosen = so viele, wie gewählt werden
doors-value_deploy1_deploy_first = aufstellen, dann ziehen
doors-value_deploy1_either = eins oder beides
doors-value_draft_exchange_full_round = nach einer ganzen Runde
doors-value_draft_exchange_own_turn = wenn man selbst dran ist
doors-value_draft_order_seats = reihum
doors-value_draft_order_shuffled = per Los
doors-value_event_cards_first = die 25 der ersten Ausgabe
doors-value_event_cards_second = die 12 der zweiten Ausgabe
doors-value_favor_armies_all_or_none = gar keine
doors-value_favor_armies_as_many_as_there_are = so viele, wie da sind
doors-value_peasants_alone_hold = sie halten das Land
doors-value_peasants_alone_tie = das Land wird verwüstet
doors-value_revolt_defenders_all = alle Armeen
doors-value_revolt_defenders_chosen = so viele, wie gewählt werden
doors-value_spare_cards_blank = Blankokarten
doors-value_spare_cards_money = Münzkarten
doors-value_tie_break_buildings = Gebäude
doors-value_tie_break_thalers = Taler
doors-value_tower_aged2 = nach einer physikalischen Simulation
doors-value_tower_classic = klassisch
doors-value_turn_order_auction = Versteigerung
doors-value_turn_order_shuffled = per Los
doors-value_unguarded_revolts_fought = herausgefallene Würfel des Besitzers verteidigen es
doors-value_unguarded_revolts_won = die Bauern gewinnen immer
doors-wait_for_you =
    { $n ->
        [one] { $n } wartet
       *[other] { $n } warten
    } auf dich
doors-waits_for = { $names }
doors-wallenstein_about = 3 bis 5 Spieler, etwa 90 Minuten
doors-watch = Zusehen
doors-watch_about = Sieh an öffentlichen Tischen zu: Du siehst alles, was offen liegt, und keinen Plan vor seiner Zeit.
doors-watch_title = Zusehen
doors-who_may_join = Wer mitspielen darf
doors-whole_result = Das ganze Ergebnis
doors-with_hints = Hinweise für alle
doors-without_hints = ohne Hinweise
doors-won = Gewonnen
doors-yes = ja
doors-you_are_guest = Du bist als Gast hier. Deine Plätze gehören zu diesem Browser.
doors-your_name = Dein Name
doors-quoted = „{ $words }“
doors-guest_names = Flinker Trommler, Kluge Marketenderin, Ruhiger Müller, Kühner Fähnrich, Lustige Pfeiferin, Alter Fährmann, Wache Späherin, Stiller Schreiber, Frühe Bäckerin, Gerechter Profos
